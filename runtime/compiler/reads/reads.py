"""What a function reads beside its arguments, ready to be looked at: what it was compiled for must still be there when it is called again."""

from __future__ import annotations

import types
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from typing import Any

from specgrad.core.tape.tensor import Tensor

_BY_VALUE = (int, float, complex, bool, str, bytes, type(None))


def is_same(now: Any, before: Any) -> bool:
    """Whether a program that was made for one value is right for another: of numbers and texts the value counts, of all else that it is the same object."""
    if now is before:
        return True
    return type(now) is type(before) and type(now) in _BY_VALUE and now == before and (now != 0 or repr(now) == repr(before))  # 0.0 and -0.0 are two numbers


class Reads:
    """What a function reads.

    Args:
        names: looked up in a dictionary, or at a place of a list: how, under which name, what was there.
        cells: of closures, with what was in them.
        sizes: lists and dictionaries, with their lengths.
        contents: of what is compared as a whole, such as sets: what it is, how that is found, what it was, and what puts that back.
        copies: lists and dictionaries, with what was in them.
        holders: classes and objects, by the identity of what looks up their attributes, with that.
        functions: with their code, their defaults, and those of arguments by name.
        looked_up: all names that it looks up.
        other_each_time: what it reads that may be something else in each call, of which nobody is told; "" if there is nothing of the kind.
    """

    __slots__ = ("cells", "contents", "copies", "functions", "holders", "looked_up", "names", "other_each_time", "sizes")

    def __init__(self) -> None:
        self.names: list[tuple[Callable[[Any, Any], Any], Any, Any]] = []
        self.cells: list[tuple[types.CellType, str, Any]] = []
        self.sizes: list[tuple[Any, int]] = []
        self.contents: list[tuple[str, Callable[[], Any], Any, Callable[[Any], Any] | None]] = []
        self.copies: list[tuple[Any, Any]] = []
        self.holders: dict[int, tuple[Any, Any]] = {}
        self.functions: list[tuple[types.FunctionType, Any, Any, Any]] = []
        self.looked_up: set[str] = set()
        self.other_each_time: str = ""

    def __len__(self) -> int:
        return len(self.names) + len(self.cells) + len(self.sizes) + len(self.contents) + len(self.functions)

    def note_elements(self, container: Any, get: Callable[[Any, Any], Any], keys: Any) -> None:
        """What is in a container, under these names or at these places."""
        self.sizes.append((container, len(container)))
        self.names += [(get, key, get(key, MISSING)) for key in keys]
        if type(container) in _CONTAINERS:
            self.copies.append((container, container.copy()))

    def looked_up_in(self, holder: Any, get: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        """What looks up attributes, of which it is remembered whose they are."""
        self.holders[id(get)] = get, holder
        return get

    def note_content(self, what: str, content: Callable[[], Any], put_back: Callable[[Any], Any] | None = None) -> None:
        """What is compared as a whole, its name for people, and what makes it what it was."""
        self.contents.append((what, content, content(), put_back))

    def tensors(self) -> set[int]:
        """The tensors among them, by identity."""
        return {id(found) for _, _, found in (*self.names, *self.cells) if isinstance(found, Tensor)}

    def note_other(self, why: str) -> None:
        """Something that may be another in each call, if `why` says so."""
        self.other_each_time = self.other_each_time or why

    def hold(self) -> bool:
        """Whether the same is there."""
        for get, name, found in self.names:
            now = get(name, MISSING)
            if now is not found and not is_same(now, found):
                return False
        for cell, _, found in self.cells:
            now = in_cell(cell)
            if now is not found and not is_same(now, found):
                return False
        for container, size in self.sizes:
            if len(container) != size:
                return False
        for function, code, defaults, by_name in self.functions:
            if function.__code__ is not code or function.__defaults__ is not defaults or function.__kwdefaults__ is not by_name:
                return False
        return not self.contents or all(content() == before for _, content, before, _ in self.contents)

    def changed(self) -> str:
        """What is not as it was, for people; "" if everything is."""
        now = [(name, get(name, MISSING), found) for get, name, found in self.names] + [(name, in_cell(cell), found) for cell, name, found in self.cells]
        for name, value, found in now:
            if not is_same(value, found):
                return f"{name} was {_shown(found)} and is {_shown(value)}"
        for container, size in self.sizes:
            if len(container) != size:
                return f"a {type(container).__name__} had {size} elements and has {len(container)}"
        for function, code, defaults, by_name in self.functions:
            if function.__code__ is not code:
                return f"the code of {function.__qualname__} is another"
            if function.__defaults__ is not defaults or function.__kwdefaults__ is not by_name:
                return f"the defaults of {function.__qualname__} are others"
        return next((f"{what} are others" for what, content, before, _ in self.contents if content() != before), "")

    def put_back(self) -> None:
        """Let what was changed be as it was, as far as its kind is known: a function that was traced in vain runs once more."""
        for container, copy in self.copies:
            if len(container) != len(copy) or any(now is not before for now, before in zip(container, copy)) or not _has_values(container, copy):
                _refill(container, copy)
        for get, name, found in self.names:
            if get(name, MISSING) is not found:
                self._put_name(get, name, found)
        for cell, _, found in self.cells:
            if in_cell(cell) is not found:
                _put_cell(cell, found)
        for _, content, before, put_back in self.contents:
            if put_back is not None and content() != before:
                put_back(before)

    def _put_name(self, get: Any, name: Any, found: Any) -> None:
        if id(get) in self.holders:
            holder = self.holders[id(get)][1]
            kind: Any = type if isinstance(holder, type) else object  # a user's own way of setting attributes may do anything
            kind.__setattr__(holder, name, found) if found is not MISSING else kind.__delattr__(holder, name)
        elif type(holder := getattr(get, "__self__", None)) is dict:
            holder.update({name: found}) if found is not MISSING else holder.pop(name, None)


_CONTAINERS = (list, deque, dict, OrderedDict, defaultdict)


def _has_values(container: Any, copy: Any) -> bool:
    """Whether a dictionary has the values of another under the same keys."""
    return not isinstance(container, dict) or all(now is before for now, before in zip(container.values(), copy.values()))


def _refill(container: Any, copy: Any) -> None:
    container.clear()
    container.update(copy) if isinstance(container, dict) else container.extend(copy)


def _put_cell(cell: types.CellType, found: Any) -> None:
    if found is MISSING:
        del cell.cell_contents
    else:
        cell.cell_contents = found


class _Missing:
    def __repr__(self) -> str:
        return "absent"


MISSING = _Missing()


def _shown(value: Any) -> str:
    return f"a tensor of shape {list(value.shape)}" if isinstance(value, Tensor) else f"{value!r:.60}"


def in_cell(cell: types.CellType) -> Any:
    """What is in a cell of a closure."""
    try:
        return cell.cell_contents
    except ValueError:  # it is empty
        return MISSING
