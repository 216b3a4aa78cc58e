"""Discrete Fourier transforms along several dimensions, a dimension at a time.

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
from .base import native
from .base.tools import Array, as_array, as_dtype, checked_dim, contiguous
from .dtypes import traits


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


def _scale(n: int, x: Array, others: Sequence[int], by: int) -> float:
    """What sums are multiplied by, over n numbers and along other dimensions, that are divided by something."""
    return float(n * math.prod([x.shape[d] for d in others])) ** (-by / 2) if by else 1.0


def _along(x: Array, reads: str, writes: str, dim: int, n: int, inverse: bool, scale: float = 1.0, inside: float = 1.0, in_place: bool = False) -> Array:
    """The transform along one dimension, by compiled loops where they cover it: see native.fourier. What is read and written is said there."""
    found = native.fourier(contiguous(x), reads, writes, dim, n, inverse, scale, inside, in_place) if isinstance(x, np.ndarray) else None
    if found is not None:
        return found
    fft = _module(x)
    within = (slice(None),) * dim + (slice(1, (n + 1) // 2),)
    if reads == "h":
        if inside != 1:
            x = x.copy()
            x[within] *= inside
        found = fft.irfft(x if inverse else x.conj(), n, dim, norm="forward")
    elif writes == "h":
        found = fft.rfft(x, n, dim)
        if inside != 1:
            found[within] *= inside
        found = found.conj() if inverse else found
    else:
        found = fft.ifft(x, n, dim, norm="forward") if inverse else fft.fft(x, n, dim)
        found = found.real if writes == "r" else found
    return as_dtype(as_array(found * scale if scale != 1 else found, x), traits[x.dtype].real if writes == "r" else _complex_of(x))


def _along_others(x: Array, dims: Sequence[int], inverse: bool, in_place: bool) -> Array:
    """The transform of complex numbers along some dimensions, which may be written over them."""
    for dim in dims:
        x = _along(x, "c", "c", dim, x.shape[dim], inverse, in_place=in_place)
        in_place = True
    return x


def transform(x: Array, dims: Sequence[int], by: int, direction: int) -> Array:
    """direction: 1 for the transform, -1 for the inverse one. The result is complex, also of a real input."""
    if not dims or 0 in x.shape:
        return x.astype(_complex_of(x))
    *others, dim = [checked_dim(d, x.ndim) for d in dims]
    n, inverse = x.shape[dim], direction == -1
    found = _along(x, "c" if traits[x.dtype].is_complex else "r", "c", dim, n, inverse, _scale(n, x, others, by))
    return _along_others(found, others, inverse, True) if others else found


def real_part_of_transform(x: Array, dims: Sequence[int], by: int, direction: int) -> Array:
    """The real part of the transform of complex numbers."""
    if not dims or 0 in x.shape:
        return x.real.copy()
    *others, dim = [checked_dim(d, x.ndim) for d in dims]
    n, inverse = x.shape[dim], direction == -1
    scale = _scale(n, x, others, by)
    return _along(_along_others(x, others, inverse, False) if others else x, "c", "r", dim, n, inverse, scale)


def of_real(x: Array, dim: int, dims: Sequence[int], by: int, inside: float) -> Array:
    """The transform of real numbers along `dim`, of which the half is kept that says the other, and along other dimensions.

    What stands for two is multiplied by `inside`.
    """
    dim = checked_dim(dim, x.ndim)
    n = x.shape[dim]
    if 0 in x.shape:
        return zeros_on_backend_of(x, (*x.shape[:dim], n // 2 + 1, *x.shape[dim + 1 :]), _complex_of(x))
    others = [checked_dim(d, x.ndim) for d in dims]
    found = _along(x, "r", "h", dim, n, False, _scale(n, x, others, by), inside)
    return _along_others(found, others, False, True) if others else found


def to_real(x: Array, dim: int, dims: Sequence[int], n: int, by: int, inside: float) -> Array:
    """The inverse transform along other dimensions, and then along `dim`, where the half that is missing is the conjugate of the one that is there.

    What stands for two is multiplied by `inside`.
    """
    dim = checked_dim(dim, x.ndim)
    others = [checked_dim(d, x.ndim) for d in dims]
    if 0 in x.shape or n == 0:
        return zeros_on_backend_of(x, (*x.shape[:dim], n, *x.shape[dim + 1 :]), traits[x.dtype].real)
    scale = _scale(n, x, others, by)
    return _along(_along_others(x, others, True, False) if others else x, "h", "r", dim, n, True, scale, inside)
