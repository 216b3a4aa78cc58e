"""A ufunc of tensors, and its methods: `numpy.add(x, y, where=mask)`, `numpy.maximum.reduce(x)`, `numpy.multiply.outer(x, y)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from specgrad.compose.numpy import reductions
from specgrad.compose.reduce import logsumexp
from specgrad.core.dispatch.numpy_arguments import dtype as as_dtype
from specgrad.core.dispatch.numpy_arguments import is_followed, operand, plain_array, tensor, written
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import check_in_place
from specgrad.generated import ops

from .rules import Rule

_IGNORED = ("casting", "order", "subok")


def called(ufunc: Any, rule: Rule, method: str, inputs: tuple[Any, ...], out: Any, options: dict[str, Any]) -> Any:
    """What the ufunc gives, or its method, by the rule that stands for it."""
    for name in _IGNORED:
        options.pop(name, None)
    if out is not None and len(out) == 1:
        (out,) = out
    if method == "at":
        return _at(ufunc, *inputs)
    if options.get("signature") is not None:
        raise TypeError(f"numpy.{ufunc.__name__} of tensors takes no signature=; give dtype=")
    return written(out, _METHODS[method](ufunc, rule, inputs, options) if method != "__call__" else _call(ufunc, rule, inputs, options, out))


def _in_dtype(values: tuple[Any, ...], dtype: Any) -> list[Any]:
    return [value if dtype is None else tensor(value).to(as_dtype(dtype)) for value in values]


def _call(ufunc: Any, rule: Rule, inputs: tuple[Any, ...], options: dict[str, Any], out: Any) -> Any:
    where, given = options.pop("where", True), _in_dtype(inputs, options.pop("dtype", None))
    if where is True:
        return rule(*given, **options)
    mask = tensor(where)
    inside = [ops.where(mask, operand(value), 1) for value in given]  # what is not asked for has no part in a gradient, whatever its slope
    found = rule(*inside, **options)
    before = [None] * ufunc.nout if out is None else out if isinstance(out, tuple) else [out]
    results = [ops.where(mask, result, 0 if old is None else tensor(old)) for result, old in zip(found if isinstance(found, tuple) else (found,), before)]
    return tuple(results) if isinstance(found, tuple) else results[0]


# ---- methods


def _logsumexp(a: Tensor, axis: Any, dtype: Any = None, out: Any = None, keepdims: bool = False) -> Tensor:
    return logsumexp(a, tuple(range(a.ndim)) if axis is None else axis, keepdims)


_REDUCTIONS: dict[Any, Callable[..., Any]] = {
    np.add: reductions.sum, np.multiply: reductions.prod, np.maximum: reductions.max, np.minimum: reductions.min, np.logical_and: reductions.all,
    np.logical_or: reductions.any, np.logaddexp: _logsumexp,
}  # fmt: skip
_SCANS: dict[Any, Callable[[Tensor, int], Tensor]] = {
    np.add: lambda a, dim: ops.cumsum(a, dim), np.multiply: lambda a, dim: ops.cumprod(a, dim), np.maximum: lambda a, dim: ops.cummax(a, dim)[0],
    np.minimum: lambda a, dim: ops.cummin(a, dim)[0], np.logaddexp: lambda a, dim: ops.logcumsumexp(a, dim),
}  # fmt: skip


def _reduce(ufunc: Any, rule: Rule, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    (array,) = _in_dtype(inputs, options.pop("dtype", None))
    array, axis, keepdims = tensor(array), options.pop("axis", 0), options.pop("keepdims", False)
    options = {name: value for name, value in options.items() if value is not np._NoValue}
    if ufunc in _REDUCTIONS:
        return _REDUCTIONS[ufunc](array, axis, keepdims=keepdims, **options)
    if ufunc.nin != 2 or ufunc.nout != 1:
        raise ValueError("reduce only supported for binary functions")
    if options.pop("where", True) is not True:
        raise NotImplementedError(f"numpy.{ufunc.__name__}.reduce of tensors takes no where=")
    axes = sorted((dim % array.ndim for dim in (range(array.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,))), reverse=True)
    if len(axes) > 1 and ufunc.identity is None:
        raise ValueError(f"numpy.{ufunc.__name__}.reduce along several axes depends on their order")
    first = [options["initial"]] if options.get("initial") is not None else []
    for dim in axes:
        parts = [*first, *ops.unbind(array, dim)]
        if not parts:
            raise ValueError(f"zero-size array to reduction operation {ufunc.__name__} which has no identity")
        array = reduce(rule, parts)
        array = ops.unsqueeze(array, dim) if keepdims else array
        first = []
    return array


def _accumulate(ufunc: Any, rule: Rule, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    (array,) = _in_dtype(inputs, options.pop("dtype", None))
    array, axis = tensor(array), options.pop("axis", 0)
    return _SCANS[ufunc](array, axis) if ufunc in _SCANS else ops.stack(list(accumulate(ops.unbind(array, axis), rule)), axis)


def _reduceat(ufunc: Any, rule: Rule, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    (array,), indices = _in_dtype(inputs[:1], options.pop("dtype", None)), inputs[1]
    array, axis = tensor(array), options.pop("axis", 0)
    size, starts = array.shape[axis], [int(i) for i in np.asarray(plain_array(tensor(indices), "numpy.reduceat"))]
    parts = []
    for start, end in pairwise([*starts, size]):
        part = ops.slice(array, axis, start, end if end > start else start + 1)
        parts.append(_reduce(ufunc, rule, (part,), {"axis": axis}))
    return ops.stack(parts, axis)


def _outer(ufunc: Any, rule: Rule, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    left, right = map(tensor, inputs)
    return _call(ufunc, rule, (left.reshape([*left.shape, *[1] * right.ndim]), right), options, None)


_METHODS = {"reduce": _reduce, "accumulate": _accumulate, "reduceat": _reduceat, "outer": _outer}


def _at(ufunc: Any, target: Any, indices: Any, *values: Any) -> None:
    """Changes elements in place, those that are named twice twice."""
    if isinstance(target, Tensor) and ufunc in (np.add, np.subtract):
        value = tensor(values[0]).to(target.dtype)
        places = indices if isinstance(indices, tuple) else (indices,)
        if all(not isinstance(place, slice) and place is not ... and place is not None for place in places):
            target.index_put_(tuple(map(tensor, places)), -value if ufunc is np.subtract else value, accumulate=True)
            return
    given = [plain_array(value, f"numpy.{ufunc.__name__}.at") if isinstance(value, Tensor) else value for value in (indices, *values)]
    if not isinstance(target, Tensor):
        ufunc.at(target, *given)
        return
    if is_followed(target):
        raise TypeError(f"numpy.{ufunc.__name__}.at has no rule for tensors with a history: add and subtract have, with indices")
    check_in_place(target, "at")
    ufunc.at(target._array, *given)
    changed(target._changes, "at")
