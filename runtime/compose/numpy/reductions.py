"""NumPy's reductions: along one axis, several or all, with `where`, `initial` and degrees of freedom."""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, TypeVar, cast

from specgrad.compose.reduce import highest, lowest
from specgrad.core.dispatch.numpy_arguments import dtype as as_dtype
from specgrad.core.dispatch.numpy_arguments import flat_without_axis, tensor, written
from specgrad.core.factories.filled import full_like, ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

_Reduction = TypeVar("_Reduction", bound=Callable[..., Any])


def _counted(a: Any, where: Any, neutral: Any) -> Tensor:
    """The tensor, with what adds nothing in the place of elements that do not count."""
    a = tensor(a)
    return a if where is True else ops.where(tensor(where), a, neutral)


def _or_no_axis(reduction: _Reduction) -> _Reduction:
    """NumPy's axis=() reduces nothing: it gives each element by itself, where ops reduce all dimensions."""
    names = signature(reduction)

    @wraps(reduction)
    def function(a: Any, axis: Any = None, *args: Any, **kwargs: Any) -> Any:
        if not isinstance(axis, (tuple, list)) or axis:
            return reduction(a, axis, *args, **kwargs)
        bound = names.bind(ops.unsqueeze(tensor(a), -1), -1, *args, **kwargs)
        where = bound.arguments.get("where", True)
        bound.arguments |= {"where": where if where is True else ops.unsqueeze(tensor(where), -1)} if "where" in names.parameters else {}
        bound.arguments["keepdims"] = False
        return reduction(*bound.args, **bound.kwargs)

    return cast(_Reduction, function)


@_or_no_axis
def sum(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
    total = ops.sum(_counted(a, where, 0), axis, keepdims, dtype=as_dtype(dtype))
    return written(out, total if initial is None else total + tensor(initial).to(total.dtype))


@_or_no_axis
def prod(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
    product = _product(_counted(a, where, 1), axis, keepdims, dtype)
    return written(out, product if initial is None else product * tensor(initial).to(product.dtype))


def _product(a: Tensor, axis: Any, keepdims: bool, dtype: Any) -> Tensor:
    dims = range(a.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    for dim in sorted((dim % builtins.max(a.ndim, 1) for dim in dims), reverse=True):
        a = ops.prod_dim(a, dim, keepdims, dtype=as_dtype(dtype))
    return ops.prod(a, dtype=as_dtype(dtype)) if axis is None and not a.ndim else a


def count_nonzero(a: Any, axis: Any = None, *, keepdims: bool = False) -> Tensor:
    return ops.sum(ops.ne(tensor(a), 0), axis, keepdims)


def _extreme(op: Callable[..., Tensor], pair: Callable[..., Tensor], limit: Callable[[str, Tensor], Any], name: str) -> Callable[..., Any]:
    def function(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
        a = tensor(a)
        if where is not True:
            if initial is None:
                raise ValueError(f"{name}() of the elements that 'where' names needs 'initial', since it may name none")
            a = ops.where(tensor(where), a, limit(name, a))
        if initial is not None and a.numel() == 0:
            shape = ops.sum(a, axis, keepdims).shape
            return written(out, a.new_full(tuple(shape), initial))
        found = op(a, () if axis is None else axis, keepdims)
        return written(out, found if initial is None else pair(found, tensor(initial).to(found.dtype)))

    function.__name__ = function.__qualname__ = name
    return _or_no_axis(function)


max = amax = _extreme(lambda *args: ops.amax(*args), lambda *args: ops.maximum(*args), lowest, "max")
min = amin = _extreme(lambda *args: ops.amin(*args), lambda *args: ops.minimum(*args), highest, "min")


@_or_no_axis
def mean(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = True) -> Any:
    a = _floating(a)
    if where is True:
        return written(out, ops.mean(a, axis, keepdims, dtype=as_dtype(dtype)))
    count = ops.sum(ops.expand_as(tensor(where), a), axis, keepdims)
    return written(out, ops.sum(_counted(a, where, 0), axis, keepdims, dtype=as_dtype(dtype)) / count)


@_or_no_axis
def var(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: Any = 0,
    keepdims: bool = False,
    *,
    where: Any = True,
    mean: Any = None,
    correction: Any = None,
) -> Any:
    a, ddof = _floating(a), ddof if correction is None else correction
    a = a if dtype is None else a.to(as_dtype(dtype))
    if where is True and mean is None:
        return written(out, ops.var(a, axis, correction=ddof, keepdim=keepdims))
    counted = ops.expand_as(tensor(where), a) if where is not True else ones_like(a)
    count = ops.sum(counted, axis, True)
    middle = ops.sum(_counted(a, where, 0), axis, True) / count if mean is None else mean
    difference = _counted(a - middle, where, 0)
    return written(out, ops.sum(ops.abs(difference) ** 2, axis, keepdims) / ops.sum(counted, axis, keepdims).sub(ddof))


@_or_no_axis
def std(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: Any = 0,
    keepdims: bool = False,
    *,
    where: Any = True,
    mean: Any = None,
    correction: Any = None,
) -> Any:
    if where is not True or mean is not None:
        return written(out, ops.sqrt(var(a, axis, dtype, None, ddof, keepdims, where=where, mean=mean, correction=correction)))
    a = _floating(a)
    a = a if dtype is None else a.to(as_dtype(dtype))
    return written(out, ops.std(a, axis, correction=ddof if correction is None else correction, keepdim=keepdims))


def _floating(a: Any) -> Tensor:
    a = tensor(a)
    return a if a.dtype.is_floating_point or a.dtype.is_complex else a.double()


@_or_no_axis
def all(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = True) -> Any:
    return written(out, ops.all(_counted(tensor(a).bool(), where, True), axis, keepdims))


@_or_no_axis
def any(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = True) -> Any:
    return written(out, ops.any(_counted(tensor(a).bool(), where, False), axis, keepdims))


@_or_no_axis
def ptp(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False) -> Any:
    a, axis = tensor(a), () if axis is None else axis
    return written(out, ops.amax(a, axis, keepdims) - ops.amin(a, axis, keepdims))


def average(a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: bool = False) -> Any:
    a = _floating(a)
    if weights is None:
        found = ops.mean(a, axis, keepdims)
        scale = full_like(found, a.numel() / found.numel()) if returned else None
    else:
        weights = tensor(weights)
        if weights.ndim == 1 and a.ndim > 1 and isinstance(axis, int):
            weights = weights.reshape([-1 if dim == axis % a.ndim else 1 for dim in range(a.ndim)])
        weights = ops.broadcast_to(weights, a.shape)
        scale = ops.sum(weights, axis, keepdims)
        found = ops.sum(a * weights, axis, keepdims) / scale
    return (found, scale) if returned else found


# ---- order statistics


def quantile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, method: str = "linear", keepdims: bool = False, *, weights: Any = None
) -> Any:
    return written(out, _quantile(ops.quantile, a, q, axis, method, keepdims, weights))


def nanquantile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, method: str = "linear", keepdims: bool = False, *, weights: Any = None
) -> Any:
    return written(out, _quantile(ops.nanquantile, a, q, axis, method, keepdims, weights))


def percentile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, method: str = "linear", keepdims: bool = False, *, weights: Any = None
) -> Any:
    return quantile(a, tensor(q).double() / 100.0, axis, out, overwrite_input, method, keepdims, weights=weights)


def nanpercentile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, method: str = "linear", keepdims: bool = False, *, weights: Any = None
) -> Any:
    return nanquantile(a, tensor(q).double() / 100.0, axis, out, overwrite_input, method, keepdims, weights=weights)


def median(a: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, keepdims: bool = False) -> Any:
    return quantile(a, 0.5, axis, out, keepdims=keepdims)


def nanmedian(a: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, keepdims: bool = False) -> Any:
    return nanquantile(a, 0.5, axis, out, keepdims=keepdims)


def _quantile(op: Callable[..., Tensor], a: Any, q: Any, axis: Any, method: str, keepdims: bool, weights: Any) -> Tensor:
    if weights is not None or method not in ("linear", "lower", "higher", "midpoint", "nearest"):
        raise NotImplementedError("quantiles of tensors are linear, lower, higher, midpoint or nearest, and without weights")
    a = _floating(a)
    q = tensor(q).to(a.device, a.dtype)
    if not isinstance(axis, tuple):
        return op(a, q, axis, keepdims, interpolation=method)
    dims = [dim % a.ndim for dim in axis]
    kept = [dim for dim in range(a.ndim) if dim not in dims]
    found = op(ops.permute(a, [*kept, *dims]).flatten(len(kept)), q, -1, False, interpolation=method)
    if keepdims:
        found = found.reshape([*q.shape, *(1 if dim in dims else a.shape[dim] for dim in range(a.ndim))])
    return found


# ---- without NaN


def nanmax(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
    return _nan_extreme(max, -math.inf, a, axis, out, keepdims, initial, where)


def nanmin(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
    return _nan_extreme(min, math.inf, a, axis, out, keepdims, initial, where)


def _nan_extreme(extreme: Callable[..., Any], limit: float, a: Any, axis: Any, out: Any, keepdims: bool, initial: Any, where: Any) -> Any:
    a = _counted(a, where, math.nan)
    if not a.dtype.is_floating_point:
        return extreme(a, axis, out, keepdims, initial)
    missing = ops.isnan(a)
    found = extreme(ops.where(missing, limit, a), axis, None, keepdims, initial)
    nothing = ops.all(missing, axis, keepdims)
    return written(out, ops.where(nothing, math.nan if initial is None else initial, found))


def nanprod(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = True) -> Any:
    return prod(_without_nan(a, 1), axis, dtype, out, keepdims, initial, where)


def nancumsum(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
    a, axis = flat_without_axis(_without_nan(a, 0), axis)
    return written(out, ops.cumsum(a, axis, dtype=as_dtype(dtype)))


def _without_nan(a: Any, neutral: float) -> Tensor:
    a = tensor(a)
    return ops.where(ops.isnan(a), neutral, a)


def nanvar(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: Any = 0,
    keepdims: bool = False,
    *,
    where: Any = True,
    mean: Any = None,
    correction: Any = None,
) -> Any:
    a = _floating(a)
    there = ~ops.isnan(a) if where is True else ~ops.isnan(a) & tensor(where)
    return var(_without_nan(a, 0), axis, dtype, out, ddof, keepdims, where=there, mean=mean, correction=correction)


def nanstd(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: Any = 0,
    keepdims: bool = False,
    *,
    where: Any = True,
    mean: Any = None,
    correction: Any = None,
) -> Any:
    return written(out, ops.sqrt(nanvar(a, axis, dtype, None, ddof, keepdims, where=where, mean=mean, correction=correction)))


# ---- scans


def cumulative_sum(x: Any, /, *, axis: Any = None, dtype: Any = None, out: Any = None, include_initial: bool = False) -> Any:
    return written(out, _cumulative(ops.cumsum, 0, x, axis, dtype, include_initial))


def cumulative_prod(x: Any, /, *, axis: Any = None, dtype: Any = None, out: Any = None, include_initial: bool = False) -> Any:
    return written(out, _cumulative(ops.cumprod, 1, x, axis, dtype, include_initial))


def _cumulative(op: Callable[..., Tensor], first: int, x: Any, axis: Any, dtype: Any, include_initial: bool) -> Tensor:
    x = tensor(x)
    if axis is None:
        if x.ndim > 1:
            raise ValueError("cumulative_sum() and cumulative_prod() of a tensor of several dimensions need 'axis'")
        axis = 0
    found = op(x, axis, dtype=as_dtype(dtype))
    if not include_initial:
        return found
    shape = [1 if dim == axis % x.ndim else size for dim, size in enumerate(x.shape)]
    return ops.cat([found.new_full(shape, first), found], axis)
