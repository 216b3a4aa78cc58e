"""Row kernels along any dimension: they run along the last one of contiguous arrays, so others are moved there and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import native
from .tools import Array, broadcast_to, checked_dim, contiguous


def along(kernel: Any, dim: int, *operands: Any) -> Array:
    """A kernel that makes a row of each row."""
    first = operands[0]
    if dim == -1 or dim == first.ndim - 1:
        result = kernel.same(*operands)
    else:
        result = native.along(kernel, dim, *operands)
    if result is not None:
        return result
    result, dim, shape = _of_rows(kernel, dim, operands)
    if not shape:
        return result.reshape(())
    return result if dim == len(shape) - 1 else contiguous(result.transpose(*range(dim), -1, *range(dim, len(shape) - 1)))


def along_reduced(kernel: Any, dim: int, keepdim: bool, *operands: Any) -> Array:
    """A kernel that makes one value of each row."""
    result, dim, shape = _of_rows(kernel, dim, operands)
    return np.expand_dims(result, dim) if keepdim and shape else result


def _of_rows(kernel: Any, dim: int, operands: tuple[Any, ...]) -> tuple[Array, int, tuple[int, ...]]:
    """What a kernel makes of the rows along a dimension; the dimension counted from the front; and the shape of the operands."""
    arrays = [a for a in operands if hasattr(a, "ndim")]
    shape = arrays[0].shape if len(arrays) == 1 else np.broadcast_shapes(*(a.shape for a in arrays))
    if not shape:
        return kernel(*(a.reshape(1) if hasattr(a, "ndim") else a for a in operands)), dim, shape
    dim = checked_dim(dim, len(shape))
    return kernel(*(_row_last(a, shape, dim) if hasattr(a, "ndim") else a for a in operands)), dim, shape


def _row_last(array: Array, shape: tuple[int, ...], dim: int) -> Array:
    array = broadcast_to(array, shape)
    if dim != len(shape) - 1:
        array = array.transpose(*range(dim), *range(dim + 1, len(shape)), dim)
    return contiguous(array)
