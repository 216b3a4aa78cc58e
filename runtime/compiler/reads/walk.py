"""What a function, and those of a user's that it calls, find by name: in globals, closures, attributes, lists and dictionaries."""

from __future__ import annotations

import builtins
import operator
import os
import pathlib
import sys
import threading
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from specgrad.autograd.function import Function
from specgrad.core.tape.tensor import Tensor

from ..cut import ToFollow
from .code_names import NAMES_BY_TEXTS, names_of
from .kinds import Kind, asked, kind_of
from .outside import CONSTANTS, OTHER_OF_SPECGRADS, is_own, why_other, why_other_module, why_unseen
from .reads import MISSING, Reads, in_cell

_MOST = 10_000  # things that are looked at
_OF_MODULES = {"_parameters", "_buffers", "_modules", "_hooks", "training"}  # which the call of a module reads
_OF_FUNCTIONS = {"forward", "setup_context", "backward", "vjp", "jvp", "vmap"}  # which a custom function is called by
_NOTHING: dict[str, Any] = {}


def reads_of(function: Callable[..., Any], *given: Any) -> Reads:
    """What a function reads.

    Which attributes those are, the names in the code of all these functions say. The more functions are found, the more names: so it is looked anew until there
    are no more.

    Args:
        given: its arguments that are no tensors, such as a module.
    """
    walk = _Walk(set(), set(), False, {})
    while True:
        walk.through([function, *given])
        again = _Walk(walk.names, walk.texts, walk.makes_names, walk.kinds)
        if not walk.learned:
            walk.reads.looked_up = walk.names
            return walk.reads
        walk = again


class _Walk:
    """One look at all that a function reads.

    Args:
        names: the names in the code of the functions that are known.
        texts: those that are texts: of these it is noted too where they are absent.
        makes_names: whether some function may look up names that it puts together.
        kinds: what is known of the classes of objects.
    """

    def __init__(self, names: set[str], texts: set[str], makes_names: bool, kinds: dict[type, Kind]):
        self.names, self.texts, self.makes_names = set(names), set(texts), makes_names
        self._before = len(names), len(texts), makes_names
        self.kinds = kinds
        self.reads = Reads()
        self._seen: dict[int, Any] = {}
        self._waiting: list[Any] = []

    @property
    def learned(self) -> bool:
        """Whether it found names that it did not know at first."""
        return (len(self.names), len(self.texts), self.makes_names) != self._before

    def through(self, first: list[Any]) -> None:
        self._waiting = first
        while self._waiting:
            current = self._waiting.pop()
            if isinstance(current, Tensor):
                self._waiting += self._named(vars(current), self.names)
                continue
            if isinstance(current, CONSTANTS):
                if isinstance(current, str) and self.names & NAMES_BY_TEXTS and current.isidentifier():
                    self.names.add(current)
                    self.texts.add(current)
                continue
            if id(current) in self._seen:
                continue
            self._seen[id(current)] = current
            self._waiting += self._parts(current)
            if len(self.reads) + len(self._seen) > _MOST:
                raise ToFollow(f"reads more than {_MOST:,} names and elements")

    def _parts(self, current: Any) -> Iterable[Any]:
        """What is within something; what it has under names is noted."""
        if isinstance(current, types.FunctionType):
            return self._of_function(current)
        if isinstance(current, types.ModuleType):
            return self._of_module(current, self.names)
        if isinstance(current, type):
            return self._of_class(current)
        own = getattr(current, "__dict__", _NOTHING)
        if "__wrapped__" in own:  # a compiled function is what it was made of
            return (own["__wrapped__"],)
        kind = self.kinds.get(type(current))
        if kind is None:
            kind = self.kinds[type(current)] = kind_of(type(current))
        if kind.is_hidden:
            self.reads.note_other(why_unseen(current))
        elif kind.is_constant:
            self._of_constant(current)
        inside = () if kind.inside is None else kind.inside(current, self.reads)
        return [*inside, *self._of_object(current, own, kind)] if own or kind.users or kind.slots else inside

    def _of_constant(self, current: Any) -> None:
        if isinstance(current, operator.attrgetter):
            self.names.update(name for path in current.__reduce__()[1] for name in path.split("."))
        elif isinstance(current, pathlib.Path) and not self.names.isdisjoint(vars(pathlib.Path)):
            self.reads.note_other("looks at a file")

    # ---- functions, modules and classes

    def _of_function(self, function: types.FunctionType) -> Iterator[Any]:
        if is_own(function):
            if function is os.getenv:
                yield os.environ
            else:
                self.reads.note_other(why_other(function))
            return
        self.reads.functions.append((function, function.__code__, function.__defaults__, function.__kwdefaults__))
        names = names_of(function.__code__)
        self.names |= names.looked_up
        self.texts |= names.texts
        self.makes_names |= names.makes_names
        yield from self._named(function.__dict__, self.names)
        for name in names.looked_up:
            value = function.__globals__.get(name, MISSING)
            if isinstance(value, types.ModuleType) and is_own(value):
                yield from self._of_module(value, names.attributes) if name in names.loaded else ()
            elif value is not MISSING or name in names.texts:
                self.reads.names.append((function.__globals__.get, name, value))
                yield value
            elif name in names.loaded:
                yield getattr(builtins, name, None)
        for name in names.imported:
            yield from self._of_module(self._imported(name, function.__globals__), names.attributes)
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            value = in_cell(cell)
            self.reads.cells.append((cell, name, value))
            yield from self._of_module(value, names.attributes) if isinstance(value, types.ModuleType) else (value,)
        yield from function.__defaults__ or ()
        yield function.__kwdefaults__

    def _imported(self, name: str, names: dict[str, Any]) -> types.ModuleType | None:
        """The module that a statement imports, if it was imported before."""
        parents = str(names.get("__package__") or "").split(".")
        paths = [name, *(".".join(parents[: i + 1]) + "." * bool(name) + name for i in reversed(range(len(parents))))]
        found = next((sys.modules[path] for path in paths if path in sys.modules), None)
        if found is None:
            self.reads.note_other(why_other_module(name))
        return found

    def _of_module(self, module: types.ModuleType | None, names: set[str]) -> Iterator[Any]:
        """What a module has under names. Which things these are stays as it is, but in a user's."""
        if module is not None and not is_own(module):
            yield from self._named(vars(module), names)
        elif module is not None:
            for name in names & OTHER_OF_SPECGRADS if module.__name__ == "specgrad" else ():  # some are there once they are asked for
                self.reads.note_other(why_other(getattr(module, name)))
            for name in names & vars(module).keys():
                value = vars(module)[name]
                yield from self._of_module(value, names - {name}) if isinstance(value, types.ModuleType) else (value,)

    def _named(self, holder: Any, names: set[str]) -> list[Any]:
        """What a dictionary has under names."""
        found = [name for name in names if name in holder]
        self.reads.names += [(holder.get, name, holder[name]) for name in found]
        return [holder[name] for name in found]

    def _of_class(self, cls: type) -> Iterator[Any]:
        """What a class, those that it is made of, and its own class, have under names."""
        if is_own(cls):
            self.reads.note_other(why_other(cls))
            for name in self.names & vars(cls).keys():
                if getattr(getattr(cls, name), "__self__", None) is cls:
                    self.reads.note_other(why_other(getattr(cls, name)))
            return
        its_class: type = type(cls)
        kinds = [kind for kind in its_class.__mro__ if not is_own(kind)]
        places = [self._in_class(one) for one in (*cls.__mro__, *kinds) if not is_own(one)]
        for name in self.names | _OF_FUNCTIONS if issubclass(cls, Function) else self.names:
            yield self._first_of(places, name)
        yield from asked(kinds)

    def _in_class(self, cls: type) -> Callable[[str, Any], Any]:
        return self.reads.looked_up_in(cls, vars(cls).get)

    def _first_of(self, places: Sequence[Callable[[str, Any], Any]], name: str) -> Any:
        """What the first of some places that has a name has under it, and no place before."""
        noted: list[tuple[Callable[[str, Any], Any], Any, Any]] = []
        value: Any = MISSING
        for get in places:
            value = get(name, MISSING)
            noted.append((get, name, value))
            if value is not MISSING:
                break
        if value is not MISSING or name in self.texts:
            self.reads.names += noted
        return value

    # ---- objects

    def _of_object(self, current: Any, own: dict[str, Any], kind: Kind) -> Iterator[Any]:
        """What an object and its class have under names; of specgrad's modules, and of what the standard library's methods know, everything."""
        is_module = "_parameters" in own
        if kind.is_specgrads:
            yield from self._named(own, self.names | own.keys() if is_module else self.names)
            return
        own = _NOTHING if kind.is_constant else own
        names = self.names | _OF_MODULES if is_module else self.names
        if self.makes_names or kind.reads_all:
            names = names | own.keys() | kind.slots
            self.reads.sizes += [(own, len(own))] if own else []
        here = self.reads.looked_up_in(current, partial(_in_this_thread, current)) if kind.is_local else own.get
        places = [here, *map(self._in_class, kind.users)]
        for name in names:
            if name in kind.slots and name not in own:
                value = getattr(current, name, MISSING)
                self.reads.names.append((self.reads.looked_up_in(current, partial(_attribute, current)), name, value))
            else:
                value = self._first_of(places, name)
            yield value
        yield from kind.asked


def _attribute(holder: Any, name: str, otherwise: Any) -> Any:
    return getattr(holder, name, otherwise)


def _in_this_thread(local: threading.local, name: str, otherwise: Any) -> Any:
    return vars(local).get(name, otherwise)
