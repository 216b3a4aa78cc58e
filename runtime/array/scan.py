"""Running results in which each element builds on the one before."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .backends import module_of
from .base import native
from .base.tools import Array, as_dtype, checked_dim, contiguous, is_half, widened
from .dtypes import traits
from .pointwise import log1p

_WHOLE, _FIRST, _EARLIER, _LATER = slice(None), slice(1), slice(-1), slice(1, None)


def logcumsumexp(x: Array, dim: int) -> Array:
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and (found := native.running("l", x, dim, False)) is not None:
        return found
    with np.errstate(all="ignore"):
        if not traits[x.dtype].is_complex and isinstance(x, np.ndarray):
            wide = x.astype(np.float64) if is_half(x) else x  # float32 would lose a digit of the half in a thousand steps
            found = native.running("l", contiguous(wide), dim, False) if x.ndim else None
            return as_dtype(np.logaddexp.accumulate(wide, axis=dim) if found is None else found, x.dtype)
        if not traits[x.dtype].is_complex:
            wide = x.astype(np.float64) if is_half(x) else x
            return as_dtype(_doubled(_log_of_sum, (wide,), dim)[0], x.dtype)
        found = contiguous(np.moveaxis(x, dim, 0)).copy()
        for i in range(len(found)):  # one after another: the phase turns on from where it was
            found[i] = log_of_complex_sum(found[i], found[i - 1] if i else np.full_like(found[0], -np.inf))
        return contiguous(np.moveaxis(found, 0, dim))


def _log_of_sum(first: tuple[Array, ...], second: tuple[Array, ...]) -> tuple[Array, ...]:
    a: Array = first[0]
    b: Array = second[0]
    larger: Array = np.where(a >= b, a, b)
    top = np.where(np.isfinite(larger), larger, 0)
    return (np.log(np.exp(a - top) + np.exp(b - top)) + top,)


def log_of_complex_sum(a: Array, b: Array) -> Array:
    """log(exp(a) + exp(b)), of the logarithms that there are the one with the phase of the larger operand, or next to it."""
    larger: Array = np.where(a.real < b.real, b, a)
    smaller: Array = np.where(a.real < b.real, a, b)
    ratio = smaller - larger
    size = np.exp(ratio.real)
    parts = np.where(size == 0, 0, ratio.imag)  # what adds nothing has no phase
    found = larger + log1p(size * np.cos(parts) + 1j * (size * np.sin(parts)))
    infinite = np.isinf(a.real) & (a.real == b.real)
    found = np.where(infinite, np.where(a.real < 0, b, np.log(np.exp(a) + np.exp(b))), found)
    return as_dtype(np.where(np.isnan(a) | np.isnan(b), complex(np.nan, np.nan), found), a.dtype)


def linear_scan(x: Array, factor: Array, dim: int) -> Array:
    """y[i] = x[i] + factor[i] * y[i - 1]; the first factor counts for nothing."""
    dim = checked_dim(dim, x.ndim)
    wide = widened(x)
    with np.errstate(all="ignore"):
        return as_dtype(_doubled(_chained, (wide, as_dtype(widened(factor), wide.dtype)), dim)[0], x.dtype)


def _chained(first: tuple[Array, ...], second: tuple[Array, ...]) -> tuple[Array, ...]:
    return second[0] + second[1] * first[0], second[1] * first[1]


def _doubled(join: Callable[..., tuple[Array, ...]], parts: tuple[Array, ...], dim: int) -> tuple[Array, ...]:
    """Running results of an associative function, in as many steps as the length has binary digits."""
    rows = [np.moveaxis(p, dim, 0).copy() for p in parts]
    step, length = 1, len(rows[0])
    while step < length:
        joined = join(tuple(r[:-step] for r in rows), tuple(r[step:] for r in rows))
        for row, new in zip(rows, joined):
            row[step:] = new
        step *= 2
    return tuple(contiguous(np.moveaxis(r, 0, dim)) for r in rows)


def differences(x: Array, dim: int) -> Array:
    """What each element along a dimension exceeds the one before by."""
    before = (_WHOLE,) * checked_dim(dim, x.ndim)
    return _difference(x[(*before, _LATER)], x[(*before, _EARLIER)])


def spread_differences(x: Array, dim: int) -> Array:
    """The transpose of differences: what is added to each element and taken from the one before."""
    dim = checked_dim(dim, x.ndim)
    before = (_WHOLE,) * dim
    out = module_of(x).empty((*x.shape[:dim], x.shape[dim] + 1, *x.shape[dim + 1 :]), x.dtype)
    out[(*before, _FIRST)] = 0
    out[(*before, _LATER)] = x
    first = out[(*before, _EARLIER)]
    first[...] = _difference(first, x)
    return out


def _difference(a: Array, b: Array) -> Array:
    kernel = native.kernels.get("sub") if a.__class__ is np.ndarray else None
    return a - b if kernel is None else kernel(a, b)
