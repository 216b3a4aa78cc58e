"""The standard's products of tensors, which are both in its main namespace and among its linear algebra."""

from __future__ import annotations

from collections.abc import Sequence

from specgrad.core.tape.tensor import Tensor

from .names import numpy, numpy_linalg


def matmul(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The products of matrices."""
    return numpy.matmul(x1, x2)


def tensordot(x1: Tensor, x2: Tensor, /, *, axes: int | tuple[Sequence[int], Sequence[int]] = 2) -> Tensor:
    """The product of two tensors, summed along pairs of dimensions."""
    return numpy.tensordot(x1, x2, axes)


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The inner products of vectors, the first of them conjugated."""
    return numpy_linalg.vecdot(x1, x2, axis=axis)
