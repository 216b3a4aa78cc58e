"""What a function reads beside its arguments: what it was compiled for must still be there when it is called again."""

from __future__ import annotations

import functools
import random
import sys
import types
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from specgrad.core.tape.tensor import Tensor

from .cut import ToFollow

_CONSTANTS = (int, float, complex, bool, str, bytes, type(None))
_MOST = 10_000  # things that are looked at
_MOST_BYTES = 1 << 14  # of NumPy's arrays, which are compared number by number
_OWN = {"specgrad", "numpy", "builtins", *sys.stdlib_module_names}  # packages whose names stay as they are
_OF_MODULES = {"_parameters", "_buffers", "_modules", "_hooks", "training"}  # which the call of a module reads


def is_same(now: Any, before: Any) -> bool:
    """Whether a program that was made for one value is right for another: of numbers and texts the value counts, of all else that it is the same object."""
    if now is before:
        return True
    return type(now) is type(before) and type(now) in _CONSTANTS and now == before and (now != 0 or repr(now) == repr(before))  # 0.0 and -0.0 are two numbers


class Reads:
    """What a function reads, ready to be looked at in each call.

    Args:
        names: looked up in a dictionary, or at a place of a list: how, under which name, what was there.
        cells: of closures, with what was in them.
        sizes: lists and dictionaries, with their lengths.
        contents: sets and arrays: how what is in them is found, and what it was.
        other_each_time: what it reads that gives something else in each call; "" if there is nothing of the kind.
    """

    __slots__ = ("cells", "contents", "names", "other_each_time", "sizes")

    def __init__(self) -> None:
        self.names: list[tuple[Callable[[Any, Any], Any], Any, Any]] = []
        self.cells: list[tuple[types.CellType, str, Any]] = []
        self.sizes: list[tuple[Any, int]] = []
        self.contents: list[tuple[Callable[[], Any], Any]] = []
        self.other_each_time: str = ""

    def __len__(self) -> int:
        return len(self.names) + len(self.cells) + len(self.sizes) + len(self.contents)

    def hold(self) -> bool:
        """Whether the same is there."""
        for get, name, found in self.names:
            now = get(name, _MISSING)
            if now is not found and not is_same(now, found):
                return False
        for cell, _, found in self.cells:
            now = _in_cell(cell)
            if now is not found and not is_same(now, found):
                return False
        for container, size in self.sizes:
            if len(container) != size:
                return False
        return not self.contents or all(content() == before for content, before in self.contents)

    def changed(self) -> str:
        """What is not as it was, for people; "" if everything is."""
        now = [(name, get(name, _MISSING), found) for get, name, found in self.names] + [(name, _in_cell(cell), found) for cell, name, found in self.cells]
        for name, value, found in now:
            if not is_same(value, found):
                return f"{name} was {_shown(found)} and is {_shown(value)}"
        for container, size in self.sizes:
            if len(container) != size:
                return f"a {type(container).__name__} had {size} elements and has {len(container)}"
        return "the elements of a set or an array are others" if any(content() != before for content, before in self.contents) else ""


class _Missing:
    def __repr__(self) -> str:
        return "absent"


_MISSING = _Missing()


def _shown(value: Any) -> str:
    return f"a tensor of shape {list(value.shape)}" if isinstance(value, Tensor) else f"{value!r:.60}"


def _in_cell(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # it is empty
        return _MISSING


def _at(elements: Any, index: int, otherwise: Any) -> Any:
    return elements[index] if index < len(elements) else otherwise


def _attribute(holder: Any, name: str, otherwise: Any) -> Any:
    return getattr(holder, name, otherwise)


def reads_of(function: Callable[..., Any], *given: Any) -> Reads:
    """What a function, and those of a user's that it calls, find by name: in globals, closures, attributes, lists and dictionaries.

    Which attributes those are, the names in the code of all these functions say. The more functions are found, the more names: so it is looked anew until there
    are no more.

    Args:
        given: its arguments that are no tensors, such as a module.
    """
    names: set[str] = set()
    while True:
        walk = _Walk(names)
        walk.through([function, *given])
        if walk.names == names:
            return walk.reads
        names = walk.names


class _Walk:
    """One look at all that a function reads.

    Args:
        names: the names in the code of the functions that are known.
    """

    def __init__(self, names: set[str]):
        self.names = set(names)
        self.reads = Reads()
        self._seen: dict[int, Any] = {}
        self._waiting: list[Any] = []

    def through(self, first: list[Any]) -> None:
        self._waiting = first
        while self._waiting:
            current = self._waiting.pop()
            if id(current) in self._seen or isinstance(current, (*_CONSTANTS, Tensor)):
                continue
            self._seen[id(current)] = current
            self._waiting += self._parts(current)
            if len(self.reads) + len(self._seen) > _MOST:
                raise ToFollow(f"reads more than {_MOST:,} names and elements")

    def _parts(self, current: Any) -> Iterable[Any]:
        """What is within something; what it has under names is noted."""
        if isinstance(current, types.MethodType):
            return (current.__func__, current.__self__)
        if isinstance(current, (classmethod, staticmethod)):
            return (current.__func__,)
        if isinstance(current, property):
            return filter(None, (current.fget,))
        if isinstance(current, functools.partial):
            return (current.func, *current.args, *current.keywords.values())
        if isinstance(current, types.FunctionType):
            return self._of_function(current)
        if isinstance(current, (list, tuple)):
            if isinstance(current, list):
                self._note_elements(current, functools.partial(_at, current), range(len(current)))
            return tuple(current)
        if isinstance(current, dict):
            self._note_elements(current, current.get, list(current))
            return tuple(current.values())
        if isinstance(current, (set, frozenset, bytearray)):
            copy = type(current)
            self.reads.contents.append((lambda: copy(current), copy(current)))
            return ()
        if isinstance(current, deque):
            self._note_elements(current, functools.partial(_at, current), range(len(current)))
            return tuple(current)
        if isinstance(current, random.Random):
            self.reads.contents.append((current.getstate, current.getstate()))
            return ()
        if isinstance(current, Iterator) and type(current).__module__.split(".")[0] not in ("specgrad", "numpy"):
            self.reads.other_each_time = f"reads a {type(current).__name__}, which gives something else each time"
            return ()
        if isinstance(current, np.ndarray):
            return self._of_array(current)
        if current is random:
            self.reads.contents.append((random.getstate, random.getstate()))
        if isinstance(current, types.ModuleType):
            return () if current.__name__.split(".")[0] in _OWN else self._named(vars(current))
        if isinstance(current, type):
            return () if _is_own(current) else self._named(vars(current))
        return self._of_object(current)

    def _note_elements(self, container: Any, get: Callable[[Any, Any], Any], keys: Iterable[Any]) -> None:
        self.reads.sizes.append((container, len(container)))
        self.reads.names += [(get, key, get(key, _MISSING)) for key in keys]

    def _of_array(self, array: Any) -> tuple[Any, ...]:
        if array.nbytes > _MOST_BYTES:
            raise ToFollow("reads a large array of NumPy's, whose elements may change: give a tensor")
        self.reads.contents.append((array.tobytes, array.tobytes()))
        return ()

    def _of_function(self, function: types.FunctionType) -> Iterator[Any]:
        if _is_own(function):
            return
        names = set(_names_in(function.__code__))
        self.names |= names
        yield from self._named(function.__dict__)
        for name in names:
            value = function.__globals__.get(name, _MISSING)
            if value is not _MISSING and (value is random or not (isinstance(value, types.ModuleType) and value.__name__.split(".")[0] in _OWN)):
                self.reads.names.append((function.__globals__.get, name, value))
                yield value
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            value = _in_cell(cell)
            self.reads.cells.append((cell, name, value))
            yield value
        yield from function.__defaults__ or ()
        yield from (function.__kwdefaults__ or {}).values()

    def _named(self, holder: Any, names: set[str] | None = None) -> list[Any]:
        """What a dictionary has under the names that functions read."""
        found = [name for name in (self.names if names is None else names) if name in holder]
        self.reads.names += [(holder.get, name, holder[name]) for name in found]
        return [holder[name] for name in found]

    def _of_object(self, current: Any) -> Iterator[Any]:
        """Of an object, what it and its class have under these names, and all parts of a module."""
        wrapped = getattr(current, "__dict__", {}).get("__wrapped__")
        if wrapped is not None:  # a compiled function is what it was made of
            yield wrapped
            return
        own = getattr(current, "__dict__", {})
        is_module = "_parameters" in own
        if _is_own(type(current)) and not is_module:
            return
        yield from self._named(own, self.names | own.keys() if is_module and _is_own(type(current)) else self.names | _OF_MODULES)
        users = [cls for cls in type(current).__mro__ if not _is_own(cls)]
        for name in self.names - own.keys():
            for cls in users:
                if name in vars(cls):
                    yield from self._of_class(current, own, cls, name)
                    break
        for cls in users:
            yield from (method for name, method in vars(cls).items() if isinstance(method, types.FunctionType) and _is_asked(name))

    def _of_class(self, current: Any, own: dict[str, Any], cls: type, name: str) -> Iterator[Any]:
        value = vars(cls)[name]
        if isinstance(value, types.MemberDescriptorType):  # a slot
            value = getattr(current, name, _MISSING)
            self.reads.names.append((functools.partial(_attribute, current), name, value))
        else:
            self.reads.names += [(own.get, name, _MISSING), (vars(cls).get, name, value)]
        yield value


def _is_own(thing: Any) -> bool:
    return (getattr(thing, "__module__", None) or "").split(".")[0] in _OWN


def _is_asked(name: str) -> bool:
    """Whether Python, or a module, calls a method without its name being in the code that does."""
    return name == "forward" or (name.startswith("__") and name.endswith("__") and name not in ("__init__", "__new__", "__repr__", "__str__"))


def _names_in(code: types.CodeType) -> Iterator[str]:
    """The names that code, and what is defined within, looks up; texts in it may be such, for getattr."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names_in(constant)
        elif isinstance(constant, str) and constant.isidentifier():
            yield constant
