"""Row kernels along any dimension: they run along the last one of contiguous arrays, so others are moved there and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from .tools import Array, checked_dim


def along(kernel: Any, dim: int, *operands: Any) -> Array:
    """A kernel that makes a row of each row."""
    first = operands[0]
    if dim == -1 or dim == first.ndim - 1:
        result = kernel.same(*operands)
        if result is not None:
            return result
    arrays = [a for a in operands if hasattr(a, "ndim")]
    shape = arrays[0].shape if len(arrays) == 1 else np.broadcast_shapes(*(a.shape for a in arrays))
    if not shape:
        return kernel(*(a.reshape(1) if hasattr(a, "ndim") else a for a in operands)).reshape(())
    dim = checked_dim(dim, len(shape))
    result = kernel(*(_row_last(a, shape, dim) if hasattr(a, "ndim") else a for a in operands))
    return result if dim == len(shape) - 1 else np.ascontiguousarray(np.moveaxis(result, -1, dim))


def along_reduced(kernel: Any, dim: int, keepdim: bool, *operands: Any) -> Array:
    """A kernel that makes one value of each row."""
    arrays = [a for a in operands if hasattr(a, "ndim")]
    shape = arrays[0].shape if len(arrays) == 1 else np.broadcast_shapes(*(a.shape for a in arrays))
    if not shape:
        return kernel(*(a.reshape(1) if hasattr(a, "ndim") else a for a in operands))
    dim = checked_dim(dim, len(shape))
    result = kernel(*(_row_last(a, shape, dim) if hasattr(a, "ndim") else a for a in operands))
    return np.expand_dims(result, dim) if keepdim else result


def _row_last(array: Array, shape: tuple[int, ...], dim: int) -> Array:
    if array.shape != shape:
        array = np.broadcast_to(array, shape)
    if dim != len(shape) - 1:
        array = np.moveaxis(array, dim, -1)
    return array if array.flags.c_contiguous else np.ascontiguousarray(array)
