"""Running results in which each element builds on the one before."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .base import native
from .base.tools import Array, checked_dim, contiguous, is_half, widened
from .dtypes import traits


def logcumsumexp(x: Array, dim: int) -> Array:
    dim = checked_dim(dim, x.ndim)
    with np.errstate(all="ignore"):
        if not traits[x.dtype].is_complex and isinstance(x, np.ndarray):
            wide = x.astype(np.float64) if is_half(x) else x  # float32 would lose a digit of the half in a thousand steps
            found = native.running("l", contiguous(wide), dim, False) if x.ndim else None
            return (np.logaddexp.accumulate(wide, axis=dim) if found is None else found).astype(x.dtype, copy=False)
        wide = x.astype(np.float64) if is_half(x) else x
        return _doubled(_log_of_sum, (wide,), dim)[0].astype(x.dtype, copy=False)


def _log_of_sum(first: tuple[Array, ...], second: tuple[Array, ...]) -> tuple[Array, ...]:
    a: Array = first[0]
    b: Array = second[0]
    larger: Array = np.where(a.real >= b.real, a, b)
    top = np.where(np.isfinite(larger.real), larger.real, 0)
    return (np.log(np.exp(a - top) + np.exp(b - top)) + top,)


def linear_scan(x: Array, factor: Array, dim: int) -> Array:
    """y[i] = x[i] + factor[i] * y[i - 1]; the first factor counts for nothing."""
    dim = checked_dim(dim, x.ndim)
    wide = widened(x)
    with np.errstate(all="ignore"):
        return _doubled(_chained, (wide, widened(factor).astype(wide.dtype, copy=False)), dim)[0].astype(x.dtype, copy=False)


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
