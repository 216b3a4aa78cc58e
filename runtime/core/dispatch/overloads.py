"""Several ops of one name: which of them takes the arguments of a call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

from .arguments import is_number
from .op import Op

NUMPY_NAMES = {  # and others, as PyTorch takes them
    **{"axis": "dim", "keepdims": "keepdim", "x": "input", "x1": "input", "a": "input", "x2": "other"},
    **{"self": "input", "tensor": "input", "split_size_or_sections": "split_size", "split_sizes": "split_size", "b": "other", "value": "src"},
}

_CLASSES: dict[str, Any] = {  # of the values that a type of the spec takes
    "Tensor": Tensor,
    "dtype": (dtype, type),
    "bool": (bool, np.bool_),
    "int": (int, np.integer),
    "float": (int, float, np.generic),
    "Scalar": (int, float, complex, np.generic),
    "str": str,
}

_INTS = frozenset({int})  # the types of a list's items, if compiled code may remember what was chosen for the list

Choices = tuple[tuple[Op, Callable[..., Any]], ...]  # ops, and what is called for each

Chosen = tuple[Callable[..., Any], bool]  # what is called, and whether ints given one by one make up a list


class Overloads:
    """Several ops of one name, and what was chosen among them for the types of arguments.

    Args:
        name: the public name, for errors.
        ops: gives the ops and their functions, or the in-place forms of these; called when one has to be chosen.
    """

    __slots__ = ("_chosen", "_front", "_name", "_ops")

    def __init__(self, name: str, ops: Callable[[], Choices]):
        self._name, self._ops, self._front = name, ops, None
        self._chosen: dict[tuple[Any, ...], Chosen] = {}  # by types of arguments

    def behind(self, function: Callable[..., Any]) -> Any:
        """What stands in front of the public function, which calls `call`: compiled code remembers choices for plain arguments, in a fifth of the time."""
        self._front = native_runtime.overloads_of(function)
        return self._front

    def call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call the first of the ops that takes these arguments."""
        named = {name: value for name, value in kwargs.items() if name != "out"} if "out" in kwargs else kwargs  # all ops of one name take it, or none
        key = (*map(type, args), *named, *map(type, named.values())) if named else tuple(map(type, args))
        call, packs = self._chosen.get(key) or self._chosen_by_items(key, args, named)
        return call(args[0], args[1:], **kwargs) if packs else call(*args, **kwargs)

    def _chosen_by_items(self, types: tuple[Any, ...], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Chosen:
        """The choice for these types of arguments and of items of lists among them, which is remembered unless it depends on values."""
        items = [frozenset(map(type, v)) for v in (*args, *kwargs.values()) if isinstance(v, (tuple, list))]
        key = (*types, *items)
        choice = self._chosen.get(key)
        if choice is None:
            choice = _choose(self._name, self._ops(), args, kwargs)
            if getattr(choice[0], "func", None) is not _with_numbers:
                self._chosen[key] = choice
                if not kwargs and not choice[1] and all(kinds == _INTS for kinds in items):
                    native_runtime.choose(self._front, types, choice[0])
        return choice


def _choose(name: str, ops: Choices, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Chosen:
    """The function to call, and whether ints given one by one make up a list."""
    for op, function in ops:
        packs = op.takes_ints and len(args) > 1 and all(isinstance(a, int) for a in args[1:])
        if accepts(op, (args[0], args[1:]) if packs else args, kwargs):
            return function, packs
    for op, function in ops:
        renamed = _by_own_names(op, kwargs)
        if len(renamed) == len(kwargs) and accepts(op, args, renamed):
            return partial(_called_by_own_names, op, function), False
    for op, function in ops:
        if accepts(op, *_numbers_of(op, args, kwargs)):
            return partial(_with_numbers, op, function), False
    given = ", ".join([*(type(a).__name__ for a in args), *(f"{k}={type(v).__name__}" for k, v in kwargs.items())])
    expected = "".join(f"\n * {op.signature}" for op, _ in ops)
    raise TypeError(f"{name}() received an invalid combination of arguments - got ({given}), but expected one of:{expected}")


def _by_own_names(op: Op, kwargs: dict[str, Any]) -> dict[str, Any]:
    own = dict(op.params)
    return {name if name in own else NUMPY_NAMES.get(name, name): value for name, value in kwargs.items()}


def _called_by_own_names(op: Op, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    return function(*args, **_by_own_names(op, kwargs))


def _with_numbers(op: Op, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    given, named = _numbers_of(op, args, kwargs)
    return function(*given, **named)


def _numbers_of(op: Op, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments, with the numbers for which 0-dim tensors stand."""
    types = dict(op.params)
    given = tuple(_number_for(value, type_) for value, (_, type_) in zip(args, op.params)) + args[len(op.params) :]
    return given, {name: _number_for(value, types.get(name, "")) for name, value in kwargs.items()}


def _number_for(value: Any, type_: str) -> Any:
    """The number that a 0-dim tensor stands for, unless a gradient is wanted for it."""
    kind = type_.removesuffix("?")
    if kind == "int[]" and isinstance(value, (tuple, list)):
        return tuple([_number_for(v, "int") for v in value])
    if kind not in ("Scalar", "float", "int", "int[]") or not isinstance(value, Tensor) or value.dim() or value.requires_grad:
        return value
    return value.item() if kind not in ("int", "int[]") or value.dtype.category == "int" else value


def accepts(op: Op, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    if len(args) > op.positional:
        return False
    names = [name for name, _ in op.params]
    if any(k not in names[len(args) :] for k in kwargs):
        return False
    types = dict(op.params)
    if any(name not in kwargs and name in op.required for name in names[len(args) :]):
        return False
    numbers = op.promotion is not None and len(op.tensors) > 1  # may stand for tensors
    return all(_is_a(value, types[name]) or (numbers and types[name] == "Tensor" and is_number(value)) for name, value in [*zip(names, args), *kwargs.items()])


def _is_a(value: Any, type_: str) -> bool:
    if type_.endswith("?"):
        return value is None or _is_a(value, type_[:-1])
    if type_.startswith("Tensor") and type_.endswith("[]"):
        return isinstance(value, (tuple, list)) and all(isinstance(v, Tensor) or v is None for v in value)
    if type_ == "int[]" and _is_a(value, "int"):
        return True
    if type_.endswith("[]"):
        return all(_is_a(v, type_[:-2]) for v in value) if isinstance(value, (tuple, list)) else _is_a(value, type_[:-2])
    return isinstance(value, _CLASSES.get(type_, object)) and not (type_ == "int" and isinstance(value, bool))
