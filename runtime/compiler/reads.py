"""What a function reads beside its arguments: what it was compiled for must still be there when it is called again."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Any

from specgrad.core.tape.tensor import Tensor

_CONSTANTS = (int, float, complex, bool, str, bytes, type(None))
_MOST = 10_000  # things that are looked at


def is_same(now: Any, before: Any) -> bool:
    """Whether a program that was made for one value is right for another: of numbers and texts the value counts, of all else that it is the same object."""
    if now is before:
        return True
    return type(now) is type(before) and type(now) in _CONSTANTS and now == before and (now != 0 or repr(now) == repr(before))  # 0.0 and -0.0 are two numbers


class Read:
    """One name that a function reads.

    Args:
        holder: the dictionary, or the cell of a closure, in which it is looked up.
        name: under which.
        found: what was there.
    """

    __slots__ = ("found", "holder", "name")

    def __init__(self, holder: Any, name: Any, found: Any):
        self.holder, self.name, self.found = holder, name, found

    def __str__(self) -> str:
        return f"{self.name} is {self.found!r:.60}"


class Reads:
    """What a function reads, ready to be looked at in each call."""

    __slots__ = ("cells", "names")

    def __init__(self, reads: list[Read]):
        self.cells = [(read.holder, read.found) for read in reads if isinstance(read.holder, types.CellType)]
        self.names = [(read.holder.get, read.name, read.found) for read in reads if not isinstance(read.holder, types.CellType)]

    def hold(self) -> bool:
        """Whether the same is there."""
        for get, name, found in self.names:
            now = get(name, _MISSING)
            if now is not found and not is_same(now, found):
                return False
        for cell, found in self.cells:
            now = _in_cell(cell)
            if now is not found and not is_same(now, found):
                return False
        return True


_MISSING = object()


def _in_cell(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # it is empty
        return _MISSING


def reads_of(function: Callable[..., Any], *given: Any) -> list[Read]:
    """Numbers, texts, tensors and functions that a function, and those of a user's that it calls, find by name: in globals, closures and attributes.

    Args:
        given: its arguments that are no tensors, such as a module.
    """
    found: list[Read] = []
    waiting: list[Any] = [*given, function]
    seen: set[int] = set()
    names: set[str] = set()
    while waiting and len(found) < _MOST:
        current = waiting.pop()
        if id(current) in seen:
            continue
        seen.add(id(current))
        if isinstance(current, types.MethodType):
            waiting += [current.__func__, current.__self__]
        elif isinstance(current, types.FunctionType):
            if current.__module__.split(".")[0] in ("specgrad", "numpy", "builtins"):
                continue
            names |= set(_names_in(current.__code__))
            reads = [Read(current.__globals__, name, current.__globals__[name]) for name in _names_in(current.__code__) if name in current.__globals__]
            reads += [Read(cell, name, _in_cell(cell)) for name, cell in zip(current.__code__.co_freevars, current.__closure__ or ())]
            found += [read for read in reads if _is_kept(read.found)]
            waiting += [read.found for read in reads if not isinstance(read.found, (*_CONSTANTS, Tensor, types.ModuleType))]
            waiting += [*(current.__defaults__ or ()), *(current.__kwdefaults__ or {}).values()]
        elif isinstance(current, (list, tuple)):
            waiting += current
        elif isinstance(current, dict):
            waiting += current.values()
        elif hasattr(current, "__dict__") and not isinstance(current, (type, types.ModuleType, Tensor)):
            waiting += _attributes(current, names, found)
    return found


def _attributes(holder: Any, names: set[str], found: list[Read]) -> Iterator[Any]:
    """Of an object, what its parts are; what is compared are those that the functions so far name, and all parameters of a module."""
    own = vars(holder)
    of_module = own.get("_parameters"), own.get("_buffers"), own.get("_modules")
    for parts in of_module:
        for name, value in (parts or {}).items():
            found.append(Read(parts, name, value))
            yield value
    for name, value in own.items():
        if _is_kept(value) and (name in names or name == "training"):
            found.append(Read(own, name, value))
        elif name in names:
            yield value
    method = next((vars(c)[name] for c in type(holder).__mro__ for name in ("forward", "__call__") if name in vars(c)), None)
    if isinstance(method, types.FunctionType):
        yield method


def _is_kept(value: Any) -> bool:
    return isinstance(value, (*_CONSTANTS, Tensor, types.FunctionType, types.MethodType, types.BuiltinFunctionType))


def _names_in(code: types.CodeType) -> Iterator[str]:
    """The names that code, and what is defined within, looks up."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _names_in(constant)
