"""Reductions: along some dimensions, or over all."""

from __future__ import annotations

import builtins
import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from .backends import backend_of
from .base import native, native_views
from .base.portable import extreme
from .base.tools import (
    Array,
    all_true,
    as_array,
    as_dtype,
    broadcast_to,
    checked_dim,
    checked_dims,
    contiguous,
    count,
    for_loops,
    held,
    is_half,
    may_hold,
    widened,
)
from .dtypes import traits

Dims = int | Sequence[int] | None

_IN_COLUMNS = (np.float32, np.float64)  # what kernels along rows have a function for of rows side by side
_MOST_PACKED = 1 << 22  # elements of a view that are laid out anew to be multiplied: views may show far more than there is memory
_COUNTED = tuple(range(64))  # as many as an array may have dimensions


def axes_of(dim: Dims, ndim: int) -> tuple[int, ...]:
    """The dimensions to reduce: all for None or none."""
    if dim.__class__ is int and -ndim <= dim < ndim:
        return (dim % ndim,)
    if (dim.__class__ is list or dim.__class__ is tuple) and len(dim) == 1 and dim[0].__class__ is int and 0 <= dim[0] < ndim:  # as formulas ask for
        return (dim[0],)
    axes = () if dim is None else checked_dims(dim, ndim)
    return axes if axes and ndim else _COUNTED[:ndim]


def _shape_after(shape: tuple[int, ...], axes: tuple[int, ...], keepdim: bool) -> tuple[int, ...]:
    if keepdim:
        after = list(shape)
        for axis in axes:
            after[axis] = 1
        return tuple(after)
    return tuple([s for i, s in enumerate(shape) if i not in axes])


def _by_rows(kernel_name: str, x: Array, dim: Dims, keepdim: bool, *numbers: Any) -> Array | None:
    """The reduction by a compiled row kernel, if there is one, and the dimensions lie at the end of contiguous memory or are soon brought there."""
    return native.reduced(native.kernels.get(kernel_name), x, dim, keepdim, *numbers)


def _in_turn(kernel_name: str, x: Array, dim: Dims, keepdim: bool) -> Array | None:
    """The same of a reduction that may be made in turn, as of sums and extremes, also where other dimensions lie between: those at the end come first."""
    found = _by_rows(kernel_name, x, dim, keepdim)
    if found is not None or dim.__class__ is int or x.__class__ is not np.ndarray:
        return found
    if not x.ndim or not x.size or x.dtype not in _IN_COLUMNS:
        return None
    axes, left = sorted(axes_of(dim, x.ndim)), x
    while axes:
        first = len(axes) - 1
        while first and axes[first - 1] == axes[first] - 1:
            first -= 1
        last = None if left is x and not first else _by_rows(kernel_name, left, axes[first:], True)
        if last is None:
            return None
        left = last
        del axes[first:]
    return left if keepdim else left.reshape(_shape_after(x.shape, axes_of(dim, x.ndim), False))


def on_device(name: str, x: Array, axes: tuple[int, ...], keepdim: bool, *numbers: float) -> Array | None:
    """The reduction by a kernel of the array's device, if it has one."""
    if isinstance(x, np.ndarray) or not axes:
        return None
    kernel = backend_of(x).reductions.get(name)
    return None if kernel is None else kernel(x, axes, keepdim, *numbers)


def sum_over(x: Array, axes: tuple[int, ...] | None = None, keepdim: bool = False) -> Any:
    """The sum of inexact numbers in their dtype: as the array module computes it, or the device."""
    found = None if x.__class__ is np.ndarray else on_device("sum", x, tuple(range(x.ndim)) if axes is None else axes, keepdim)
    return np.sum(x, axis=axes, keepdims=keepdim) if found is None else found


def sum(x: Array, dim: Dims, keepdim: bool, dtype: Any) -> Array:
    if dim is None and not keepdim and dtype is None and traits[x.dtype].is_inexact and "_row_sum" in native.kernels:
        total = native.kernels["_row_sum"].whole(x)
        if total is not None:
            return total
    if dtype is None:
        dtype = traits[x.dtype].summed
        if x.__class__ is not np.ndarray and (found := on_device("sum", x, axes_of(dim, x.ndim), keepdim)) is not None:
            return found
    if dtype != x.dtype:
        x = x.astype(dtype)
    found = _in_turn("_row_sum", x, dim, keepdim)
    if found is not None:
        return found
    axes = axes_of(dim, x.ndim)
    return as_dtype(_summed(widened(x), axes, keepdim), x.dtype)


def nansum(x: Array, dim: Dims, keepdim: bool, dtype: Any) -> Array:
    if dtype is not None and dtype != x.dtype and traits[dtype].is_inexact:
        x = x.astype(dtype)
    if not traits[x.dtype].is_inexact:
        return sum(x, dim, keepdim, dtype)
    found = _in_turn("_row_nansum", x, dim, keepdim) if dtype is None or dtype == x.dtype else None
    return sum(np.where(np.isnan(x), x.dtype.type(0), x), dim, keepdim, dtype) if found is None else found


def _summed(x: Array, axes: tuple[int, ...], keepdim: bool) -> Array:
    if not axes:
        return x.copy()
    add: Any = np.add
    return as_array(add.reduce(x, axis=axes, dtype=x.dtype, keepdims=keepdim), x)  # without a dtype NumPy widens small integers


def spread(x: Array, shape: Sequence[int], dim: Dims, keepdim: bool) -> Array:
    """The result of a reduction, expanded to the shape of the input: a view that repeats its elements."""
    if not x.ndim:
        repeated = native_views.strided_view(x, tuple(shape), (0,) * len(shape))
        if repeated is not None:
            return repeated
    if not keepdim and x.ndim != len(shape):
        axes = axes_of(dim, len(shape))
        x = x.reshape(_shape_after(tuple(shape), axes, True) if x.ndim else (1,) * len(shape))
    return broadcast_to(x, tuple(shape))


def mean(x: Array, dim: Dims, keepdim: bool, dtype: Any) -> Array:
    if dtype is not None and dtype != x.dtype:
        x = x.astype(dtype)
    if not traits[x.dtype].is_inexact:
        raise NotImplementedError(f"mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: {x.dtype}")
    if x.__class__ is not np.ndarray and (found := on_device("mean", x, axes_of(dim, x.ndim), keepdim)) is not None:
        return found
    number = count(x.shape, dim)
    if is_half(x):
        return (_divided(sum(widened(x), dim, keepdim, None), number)).astype(x.dtype)
    return _divided(sum(x, dim, keepdim, None), number)


def _divided(x: Array, number: float) -> Array:
    kernel = native.kernels.get("div")
    if kernel is not None:
        return kernel(x, float(number))
    with np.errstate(all="ignore"):
        return as_array(x / x.dtype.type(number), x)


def prod(x: Array, dim: int) -> Array:
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is not np.ndarray and x.ndim and traits[x.dtype].summed == x.dtype:
        found = on_device("prod", x, (dim,), True)
        if found is not None:
            return found
    if not x.ndim:
        return x.copy()
    wide = for_loops(x) if x.size <= _MOST_PACKED else widened(x)
    found = native.product(wide, dim)
    if found is None:
        with np.errstate(all="ignore"):
            found = np.multiply.reduce(wide, axis=dim, keepdims=True)
    return as_dtype(found, x.dtype)


def cumsum(x: Array, dim: int, dtype: Any) -> Array:
    if dtype is None:
        dtype = traits[x.dtype].summed
    if dtype != x.dtype:
        x = x.astype(dtype)
    return _running_total("+", np.add, x, dim)


def cumsum_from_end(x: Array, dim: int) -> Array:
    """The sums of each element and those behind it."""
    return _running_total("+", np.add, x, dim, from_end=True)


def cumprod(x: Array, dim: int) -> Array:
    return _running_total("*", np.multiply, x, dim)


def _running_total(how: str, ufunc: Any, x: Array, dim: int, from_end: bool = False) -> Array:
    dim = checked_dim(dim, x.ndim)
    if not x.ndim:
        return x.copy()
    wide = for_loops(x)
    found = native.running(how, wide, dim, from_end)
    if found is None:
        doubles = ufunc is np.multiply and wide.__class__ is np.ndarray and wide.dtype == np.float32  # as the compiled loop keeps products of floats
        with np.errstate(all="ignore"):
            found = as_dtype(ufunc.accumulate(np.flip(wide, dim) if from_end else wide, axis=dim, dtype=np.float64 if doubles else None), wide.dtype)
        found = contiguous(np.flip(found, dim)) if from_end else found
    return as_dtype(found, x.dtype)


def logsumexp(x: Array, dim: Dims, keepdim: bool) -> Array:
    axes = axes_of(dim, x.ndim)
    if not axes and not traits[x.dtype].is_complex:  # of a complex number, the phase between minus pi and pi
        return x.copy()
    found = _by_rows("_row_logsumexp", x, dim, keepdim)
    found = on_device("logsumexp", x, axes, keepdim) if found is None else found
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        wide = widened(x)
        top = extreme(wide.real, axes, True, -np.inf)
        safe = np.where(np.isinf(top), 0, top)
        total = np.log(np.sum(np.exp(wide - safe), axis=axes, keepdims=True)) + safe
    return as_dtype(as_array(total, x).reshape(_shape_after(x.shape, axes, keepdim)), x.dtype)


def var(x: Array, dim: Dims, correction: float | None, keepdim: bool) -> Array:
    if not traits[x.dtype].is_inexact:
        raise RuntimeError(f"expected a tensor of a floating-point or complex dtype for std or var, but got {x.dtype}")
    number = count(x.shape, dim)
    freedom = builtins.max(number - (1 if correction is None else correction), 0)
    if traits[x.dtype].is_floating_point and x.ndim and x.size:
        found = _by_rows("_row_variance", x, dim, keepdim, float(freedom))
        found = on_device("var", x, axes_of(dim, x.ndim), keepdim, float(freedom)) if found is None else found
        if found is not None:
            return found
    axes = axes_of(dim, x.ndim)
    real = traits[x.dtype].real
    with np.errstate(all="ignore"):
        wide = widened(x)
        centre = np.add.reduce(wide, axis=axes, keepdims=True) / np.float64(number).astype(traits[wide.dtype].real)
        away = wide - centre
        squares: Array = away.real**2 + away.imag**2 if traits[x.dtype].is_complex else away * away
        total = squares.sum(axis=axes, keepdims=keepdim)
        return as_dtype(as_array(total / np.float64(freedom), x), real)


def std(x: Array, dim: Dims, correction: float | None, keepdim: bool) -> Array:
    wide = widened(x)  # squares may be beyond what half precision holds
    squares = var(wide, dim, correction, keepdim)
    if (found := native.roots(squares)) is not None:
        return as_dtype(found, traits[x.dtype].real)
    if x.ndim and x.size and not _powers_fit(squares, wide):
        axes = axes_of(dim, x.ndim)
        first = wide[tuple([slice(0, 1) if d in axes else slice(None) for d in range(x.ndim)])]
        if isinstance(wide, np.ndarray) and all_true(wide == first):  # of equal numbers no digits are lost
            return as_dtype(as_array(np.sqrt(squares), x), traits[x.dtype].real)
        with np.errstate(all="ignore"):
            scale = _scale(magnitude(wide), axes, True)
            result = scale * np.sqrt(var(wide / scale, dim, correction, True))
        return as_dtype(result.reshape(_shape_after(x.shape, axes, keepdim)), traits[x.dtype].real)
    return as_dtype(as_array(np.sqrt(squares), x), traits[x.dtype].real)


def vector_norm(x: Array, ord: float, dim: Dims, keepdim: bool) -> Array:
    if ord == 2 and not traits[x.dtype].is_complex and x.ndim:
        found = _by_rows("_row_sum_of_squares", widened(x), dim, keepdim)
        if found is not None and (roots := native.roots(found)) is not None:
            return as_dtype(roots, x.dtype)
        if found is not None and _powers_fit(found, x):
            return np.asarray(np.sqrt(found), x.dtype)
        found = on_device("norm", x, axes_of(dim, x.ndim), keepdim)
        if found is not None:
            return found
    axes = axes_of(dim, x.ndim)
    size = magnitude(widened(x))
    if (ord < 0 or ord == np.inf) and any([x.shape[a] == 0 for a in axes]):  # noqa: C419  # half of the time of a generator
        raise RuntimeError(f"linalg.vector_norm cannot compute the {ord} norm on an empty tensor because the operation does not have an identity")
    if abs(ord) == np.inf:
        result = amax(size, dim, keepdim) if ord > 0 else amin(size, dim, keepdim)
    elif ord == 1:
        result = sum(size, dim, keepdim, None)
    elif ord == 0:
        result = as_array(np.sum(size != 0, axis=axes, keepdims=keepdim), x)
    else:
        powers = sum(_power(size, ord), dim, keepdim, None)
        result = _power(powers, 1 / ord) if _powers_fit(powers, size) else as_array(_scaled_norm(size, ord, axes, keepdim), x)
    return as_dtype(result, traits[x.dtype].real)


def _power(x: Array, exponent: float) -> Array:
    """Positive numbers to a power, by the compiled kernel if there is one."""
    kernel = native.kernels.get("pow")
    if kernel is not None and x.__class__ is np.ndarray:
        found: Array = kernel(x, float(exponent))
        return found
    with np.errstate(all="ignore"):
        return as_array(np.sqrt(x) if exponent == 0.5 else x**exponent, x)


def _powers_fit(sums: Array, of: Array) -> bool:
    """Whether sums of powers have neither overflowed nor lost digits among the smallest numbers; so it is of zeros alone."""
    if not isinstance(sums, (np.ndarray, np.generic)):
        return False  # perhaps; the host does not wait for a device to know better
    given: Any = sums
    low, high = _safe_range(given.dtype)
    if given.size == 1:
        fit = low <= given.item() <= high
    elif given.size <= 16:  # one by one in less time than NumPy takes to begin
        fit = all([low <= number <= high for number in given.ravel().tolist()])  # noqa: C419  # half of the time of a generator
    else:
        fit = all_true((given >= low) & (given <= high))
    return fit or not (may_hold(as_array(given, of)) or may_hold(of))


@functools.cache
def _safe_range(dtype: Any) -> tuple[float, float]:
    info = np.finfo(dtype)
    return float(info.tiny) / float(info.eps), float(info.max)


@np.errstate(all="ignore")
def _scaled_norm(size: Array, ord: float, axes: tuple[int, ...], keepdim: bool) -> Array:
    """The norm of numbers whose powers overflow or underflow."""
    scale = _scale(size, axes, ord > 0)
    result = scale * sum_over((size / scale) ** ord, axes, True) ** (1 / ord)
    return result if keepdim else np.squeeze(result, axis=axes)


def _scale(size: Array, axes: tuple[int, ...], largest: bool) -> Array:
    """The power of two next below the largest (or the smallest) of some magnitudes; 1 where that is zero, infinite or NaN."""
    chosen = extreme(size, axes, True, 0) if largest else np.min(size, axis=axes, keepdims=True)
    exponents = np.frexp(chosen)[1] - 1
    return np.where((chosen > 0) & np.isfinite(chosen), np.ldexp(size.dtype.type(1), exponents), size.dtype.type(1))


def magnitude(x: Array) -> Array:
    """Absolute values, always by the same kernel, so that ties are equal bit for bit."""
    kernel = native.kernels.get("abs")
    return as_array(np.abs(x), x) if kernel is None else kernel(x)


# ---- extremes


def _ordered(name: str, x: Array) -> None:
    if traits[x.dtype].is_complex:
        raise NotImplementedError(f"{name}(): does not support complex input, which has no order")


def _extreme(name: str, kernel: str, method: str, x: Array, dim: Dims, keepdim: bool) -> Array:
    found = _in_turn(kernel, x, dim, keepdim) if x.ndim else None
    if found is not None:
        return found
    axes = axes_of(dim, x.ndim)
    _ordered(name, x)
    if not axes:
        return x.copy()
    if x.size == 0 and any(x.shape[a] == 0 for a in axes):
        if dim is None or (not isinstance(dim, (int, np.integer)) and len(dim) == 0):
            raise RuntimeError(f"{name}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.")
        raise IndexError(f"{name}(): Expected reduction dim {next(a for a in axes if x.shape[a] == 0)} to have non-zero size.")
    found = on_device(name, x, axes, keepdim)
    return found if found is not None else as_array(getattr(x, method)(axis=axes, keepdims=keepdim), x)


def amax(x: Array, dim: Dims, keepdim: bool) -> Array:
    return _extreme("amax", "_row_max", "max", x, dim, keepdim)


def amin(x: Array, dim: Dims, keepdim: bool) -> Array:
    return _extreme("amin", "_row_min", "min", x, dim, keepdim)


# ---- truth and counts


def all_of(x: Array, dim: Dims, keepdim: bool) -> Array:
    return _truth("all", np.logical_and, x, dim, keepdim)


def any_of(x: Array, dim: Dims, keepdim: bool) -> Array:
    return _truth("any", np.logical_or, x, dim, keepdim)


def _truth(name: str, combine: Any, x: Array, dim: Dims, keepdim: bool) -> Array:
    axes = () if isinstance(dim, (tuple, list)) and not dim else axes_of(dim, x.ndim)  # unlike for sums, an empty list means no dimension
    counts = _in_short_rows(x, axes, keepdim)
    if counts is not None:
        found = counts == x.shape[-1] if name == "all" else counts != 0
    elif x.__class__ is np.ndarray:
        of_all = native.truth(x, name == "all") if len(axes) == x.ndim and not keepdim else None
        found = as_array(combine.reduce(x, axis=axes, keepdims=keepdim), x) if of_all is None else np.array(of_all)
    else:
        found = on_device(name, x, axes, keepdim)
        if found is not None:
            return found
        found = as_array(getattr(np, name)(x, axis=axes, keepdims=keepdim), x)
    return found.astype(np.uint8) if traits[x.dtype].name == "uint8" else found


_SHORT = 64  # elements of a row, with which NumPy begins again and again
_MANY = 1024  # elements, from which it matters


def _in_short_rows(x: Array, axes: tuple[int, ...], keepdim: bool) -> Array | None:
    """How many elements of each row are nonzero, where rows are many and short."""
    if x.__class__ is not np.ndarray or axes != (x.ndim - 1,) or x.size < _MANY or x.shape[-1] > _SHORT:
        return None
    return sum(as_dtype(x, np.dtype(bool)), axes, keepdim, None)


def count_nonzero(x: Array, dim: Dims) -> Array:
    if dim is None and isinstance(x, np.ndarray):
        return np.asarray(np.count_nonzero(held(x) if x.size > native.FEW and traits[x.dtype].is_floating_point else x), np.int64)
    counts = _in_short_rows(x, axes_of(dim, x.ndim), False)
    if counts is not None:
        return counts
    return as_array(np.count_nonzero(x, axis=axes_of(dim, x.ndim)), x).astype(np.int64)


def sum_to_size(x: Array, size: Sequence[int]) -> Array:
    """The sum over the dimensions along which an array of this size was broadcast."""
    size, shape = tuple(size), x.shape
    lead = len(shape) - len(size)
    if lead == 1 and shape[1:] == size:  # a bias
        return sum(x, 0, False, None)
    axes = _COUNTED[: max(lead, 0)]
    for axis, n in enumerate(size, lead):
        if lead < 0 or (n != shape[axis] and n != 1):
            raise RuntimeError(f"size {{{list(size)}}} is not expandable to size {{{list(shape)}}}.")
        if n != shape[axis]:
            axes += (axis,)
    return sum(x, axes, True, None).reshape(size) if axes else x
