"""Discrete Fourier transforms along several dimensions.

`by` says what the sums are divided by: 0 for nothing, 1 for the square root of their number of terms, 2 for that number. It is the same for a
transform and for its adjoint.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from .backends import zeros_on_backend_of
from .base.tools import Array, checked_dim
from .dtypes import traits

_FORWARD = ("backward", "ortho", "forward")  # NumPy's names for what is divided by, of a transform in either direction
_INVERSE = ("forward", "ortho", "backward")


@cache
def _scipy() -> Any:
    """SciPy's transforms, which are threaded and computed in the dtype of the input; NumPy's where it is not installed."""
    try:
        import scipy.fft  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        return np.fft
    return scipy.fft


def _module(x: Array) -> Any:
    return _scipy() if isinstance(x, np.ndarray) else np.fft


def _complex_of(x: Array) -> Any:
    return traits[x.dtype].complex


def transform(x: Array, dims: Sequence[int], by: int, direction: int) -> Array:
    """direction: 1 for the transform, -1 for the inverse one. The result is complex, also of a real input."""
    if not dims or 0 in x.shape:
        return x.astype(_complex_of(x))
    axes = [checked_dim(d, x.ndim) for d in dims]
    fft = _module(x)
    found = fft.fftn(x, axes=axes, norm=_FORWARD[by]) if direction == 1 else fft.ifftn(x, axes=axes, norm=_INVERSE[by])
    return found.astype(_complex_of(x), copy=False)


def of_real(x: Array, dim: int, dims: Sequence[int], by: int) -> Array:
    """The transform of real numbers along `dim`, of which the half is kept that says the other, and along other dimensions."""
    dim = checked_dim(dim, x.ndim)
    if 0 in x.shape:
        return zeros_on_backend_of(x, (*x.shape[:dim], x.shape[dim] // 2 + 1, *x.shape[dim + 1 :]), _complex_of(x))
    axes = [*(checked_dim(d, x.ndim) for d in dims), dim]
    return _module(x).rfftn(x, axes=axes, norm=_FORWARD[by]).astype(_complex_of(x), copy=False)


def to_real(x: Array, dim: int, dims: Sequence[int], n: int, by: int) -> Array:
    """The inverse transform along other dimensions, and then along `dim`, where the half that is missing is the conjugate of the one that is there."""
    dim = checked_dim(dim, x.ndim)
    real = traits[x.dtype].real
    sizes = [*(x.shape[d] for d in (checked_dim(d, x.ndim) for d in dims)), n]
    shape = (*x.shape[:dim], n, *x.shape[dim + 1 :])
    if 0 in x.shape or math.prod(sizes) == 0:
        return zeros_on_backend_of(x, shape, real)
    axes = [*(checked_dim(d, x.ndim) for d in dims), dim]
    return _module(x).irfftn(x, s=sizes, axes=axes, norm=_INVERSE[by]).astype(real, copy=False)


def weighted_inside(x: Array, dim: int, n: int, weight: float) -> Array:
    """Half of a spectrum of n numbers, the frequencies that stand for two of them multiplied by a weight."""
    dim = checked_dim(dim, x.ndim)
    out = x.copy()
    out[(slice(None),) * dim + (slice(1, (n + 1) // 2),)] *= weight
    return out
