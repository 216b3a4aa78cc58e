"""NumPy's functions that choose elements: by conditions, by indices, by order."""

from __future__ import annotations

import builtins
from typing import Any

import numpy as np

from specgrad.array.backends import at
from specgrad.array.dtypes import traits
from specgrad.compose.reduce import values_in_order
from specgrad.core.dispatch.numpy_arguments import flat_without_axis, operand, tensor, tensors, written
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops


def where(condition: Any, x: Any = ..., y: Any = ..., /) -> Any:
    if x is ... and y is ...:
        return nonzero(condition)
    if x is ... or y is ...:
        raise ValueError("either both or neither of x and y should be given")
    condition = tensor(condition)
    return ops.where(condition if condition.dtype.category == "bool" else condition != 0, operand(x), operand(y))


def nonzero(a: Any) -> tuple[Tensor, ...]:
    return tuple(ops.nonzero(tensor(a), as_tuple=True))


def flatnonzero(a: Any) -> Tensor:
    return nonzero(tensor(a).reshape(-1))[0]


def clip(a: Any, a_min: Any = None, a_max: Any = None, out: Any = None, *, min: Any = None, max: Any = None, **kwargs: Any) -> Any:
    low, high = a_min if min is None else min, a_max if max is None else max
    if (min is not None and a_min is not None) or (max is not None and a_max is not None):
        raise ValueError("clip() takes a_min and a_max, or min and max")
    a = operand(a)
    low, high = _within(low, a), _within(high, a)
    if low is not None:
        a = ops.maximum(a, operand(low)) if isinstance(a, Tensor) or isinstance(low, Tensor) else ops.maximum(tensor(a), operand(low))
    if high is not None:
        a = ops.minimum(a, operand(high)) if isinstance(a, Tensor) or isinstance(high, Tensor) else ops.minimum(tensor(a), operand(high))
    return written(out, ops.clone(a) if low is None and high is None else a)


def _within(limit: Any, a: Any) -> Any:
    """A limit that is an int, as the next number that the integers of a tensor can be."""
    if type(limit) is not int or not isinstance(a, Tensor) or not traits[a._array.dtype].is_integer:
        return limit
    ends = np.iinfo(a._array.dtype)
    return builtins.min(builtins.max(limit, ends.min), ends.max)


def round(a: Any, decimals: int = 0, out: Any = None) -> Any:
    a = tensor(a)
    if a.dtype.is_complex:
        return written(out, ops.complex(round(ops.real(a), decimals), round(ops.imag(a), decimals)))
    if a.dtype.is_integer:
        return written(out, ops.clone(a) if decimals >= 0 else ops.round_decimals(a.double(), decimals=decimals).to(a.dtype))
    return written(out, ops.round_decimals(a, decimals=decimals))


around = round


def take(a: Any, indices: Any, axis: Any = None, out: Any = None, mode: str = "raise") -> Any:
    a, axis = flat_without_axis(a, axis)
    index, size = tensor(indices).long(), a.shape[axis]
    if mode == "clip":
        index = ops.clamp(index, 0, size - 1)
    elif mode == "wrap":
        index = ops.remainder(index, size)
    elif mode != "raise":
        raise ValueError(f"clipmode must be one of 'clip', 'raise', or 'wrap' (got {mode!r})")
    flat = ops.where(index < 0, index + size, index).reshape(-1)
    shape = [*a.shape[: axis % a.ndim], *index.shape, *a.shape[axis % a.ndim + 1 :]]
    return written(out, ops.index_select(a, axis, flat).reshape(shape))


def compress(condition: Any, a: Any, axis: Any = None, out: Any = None) -> Any:
    a, axis = flat_without_axis(a, axis)
    return written(out, ops.index_select(a, axis, nonzero(condition)[0]))


def extract(condition: Any, arr: Any) -> Tensor:
    return tensor(arr).reshape(-1)[nonzero(tensor(condition).reshape(-1))[0]]


def choose(a: Any, choices: Any, out: Any = None, mode: str = "raise") -> Any:
    index, given = tensor(a).long(), tensors(choices)
    size = len(given)
    if mode == "raise" and bool(((index < 0) | (index >= size)).any()):
        raise ValueError("invalid entry in choice array")
    index = ops.clamp(index, 0, size - 1) if mode == "clip" else ops.remainder(index, size)
    found = given[-1]
    for place in range(size - 2, -1, -1):
        found = ops.where(index == place, given[place], found)
    return written(out, ops.broadcast_to(found, np.broadcast_shapes(tuple(found.shape), tuple(index.shape))))


def select(condlist: Any, choicelist: Any, default: Any = 0) -> Any:
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    found = operand(default)
    for condition, choice in zip(reversed(condlist), reversed(choicelist)):
        found = where(condition, choice, found)
    return found


def piecewise(x: Any, condlist: Any, funclist: Any, *args: Any, **kw: Any) -> Any:
    """Each function is called on all elements: where one of them has no finite slope, its condition must still keep it from the gradient."""
    x = tensor(x)
    conditions = list(condlist) if isinstance(condlist, (list, tuple)) else [condlist]
    values = [f(x, *args, **kw) if callable(f) else f for f in funclist]
    if len(values) not in (len(conditions), len(conditions) + 1):
        raise ValueError(f"with {len(conditions)} condition(s), either {len(conditions)} or {len(conditions) + 1} functions are expected")
    found = ops.broadcast_to(tensor(values.pop() if len(values) > len(conditions) else 0).to(x.device, x.dtype), x.shape)
    for condition, value in zip(conditions, values):  # the last that holds counts
        found = where(condition, value, found)
    return found


def sort(a: Any, axis: Any = -1, kind: str | None = None, order: Any = None, *, stable: bool | None = None) -> Tensor:
    a, axis = flat_without_axis(a, axis)
    return values_in_order(a, axis)


def partition(a: Any, kth: Any, axis: Any = -1, kind: str = "introselect", order: Any = None) -> Tensor:
    a, axis = flat_without_axis(a, axis)
    return values_in_order(a, axis)


def bincount(x: Any, /, weights: Any = None, minlength: int = 0) -> Tensor:
    """The sums of the weights of each number, with their slopes."""
    x = tensor(x)
    if weights is None:
        return ops.bincount(x, None, minlength)
    weights = tensor(weights).double()
    size = max(minlength, int(x.max().item()) + 1 if x.numel() else 0)
    return ops.index_add(weights.new_zeros(size), 0, x.long(), weights)


def unwrap(p: Any, discont: Any = None, axis: int = -1, *, period: float = 2 * np.pi) -> Tensor:
    p = tensor(p)
    values = p._array
    with at(values):
        turns = np.unwrap(values, discont, axis, period=period) - values
    return p + plain_tensor(turns)


def unique(
    ar: Any,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
    sorted: bool = True,
) -> Any:
    if return_index:
        raise NotImplementedError("unique(return_index=True) has no rule for tensors; unique_all of the array standard gives the indices")
    ar = tensor(ar)
    found = ops.unique(ar, return_inverse=return_inverse, return_counts=return_counts, dim=axis)
    values, *others = found if isinstance(found, tuple) else (found,)
    missing = int(ops.isnan(values).sum()) if equal_nan and axis is None and values.dtype.is_inexact else 0
    if missing > 1:  # they stand last, and NumPy takes them for one
        last = values.numel() - missing
        values = values[: last + 1]
        inverse = [ops.clamp(others.pop(0), max=last)] if return_inverse else []
        counts = [ops.cat([part[:last], part[last:].sum(0, keepdim=True)]) for part in others]
        others = [*inverse, *counts]
    return (values, *others) if others else values


def isin(element: Any, test_elements: Any, assume_unique: bool = False, invert: bool = False, *, kind: str | None = None) -> Tensor:
    return ops.isin(element, test_elements, assume_unique=assume_unique, invert=invert)
