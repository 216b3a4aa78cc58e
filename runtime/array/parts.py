"""The parts of complex numbers."""

from __future__ import annotations

import numpy as np

from .backends import zeros_on_backend_of
from .base.tools import Array, contiguous, is_half, strided
from .dtypes import traits


def real(x: Array) -> Array:
    return x.real


def imag(x: Array) -> Array:
    if not traits[x.dtype].is_complex:
        raise RuntimeError(f"imag: expected a tensor of a complex dtype, but got {x.dtype}")
    return x.imag


def join(real: Array, imag: Array) -> Array:
    """Complex numbers from two arrays of one shape and dtype."""
    if traits[real.dtype].is_complex or traits[imag.dtype].is_complex:  # the gradients of complex functions may be complex themselves
        return real + 1j * imag
    shape = real.shape if real.shape == imag.shape else np.broadcast_shapes(real.shape, imag.shape)
    out: Array = np.empty_like(real, dtype=traits[real.dtype].complex, shape=shape)
    out.real = real
    out.imag = imag
    return out


def view_as_real(x: Array) -> Array:
    if not traits[x.dtype].is_complex:
        raise RuntimeError(f"view_as_real(): expected a tensor of a complex dtype, but got {x.dtype}")
    part = x.real
    return strided(part, (*x.shape, 2), (*x.strides, part.itemsize)) if x.size else zeros_on_backend_of(part, (*x.shape, 2), part.dtype)


def view_as_complex(x: Array) -> Array:
    if not traits[x.dtype].is_floating_point or is_half(x):  # of which there are no complex numbers
        raise RuntimeError(f"view_as_complex is only supported for floating point tensors, but got a tensor of {x.dtype}")
    if x.ndim == 0 or x.shape[-1] != 2:
        raise RuntimeError("Tensor must have a last dimension of size 2")
    if x.strides[-1] != x.itemsize:
        raise RuntimeError("Tensor must have a last dimension with stride 1")
    if any(s % (2 * x.itemsize) for s in x.strides[:-1]):
        raise RuntimeError("Tensor must have a stride divisible by 2 for all but last dimension")
    return x.view(traits[x.dtype].complex)[..., 0]


def as_complex(x: Array) -> Array:
    """Pairs of real numbers as complex ones, however they lie."""
    if not x.size:  # whose strides say nothing
        return zeros_on_backend_of(x, x.shape[:-1], traits[x.dtype].complex)
    return view_as_complex(contiguous(x))
