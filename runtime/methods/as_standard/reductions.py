"""The standard's functions of many elements: sums, extremes, means, and sums so far."""

from __future__ import annotations

from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

from .names import Axes, numpy, summed_dtype


def all(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """Whether all elements are true."""
    return numpy.all(x, axis, keepdims=keepdims)


def any(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """Whether an element is true."""
    return numpy.any(x, axis, keepdims=keepdims)


def count_nonzero(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """How many elements are not zero."""
    return numpy.sum(x != 0, axis, keepdims=keepdims)


def max(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The greatest element."""
    return numpy.max(x, axis, keepdims=keepdims)


def mean(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The mean of the elements."""
    return numpy.mean(x, axis, keepdims=keepdims)


def min(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The smallest element."""
    return numpy.min(x, axis, keepdims=keepdims)


def prod(x: Tensor, /, *, axis: Axes = None, dtype: dtype | None = None, keepdims: bool = False) -> Tensor:
    """The product of the elements."""
    return numpy.prod(x, axis, dtype=summed_dtype(x, dtype), keepdims=keepdims)


def std(x: Tensor, /, *, axis: Axes = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The standard deviation of the elements."""
    return numpy.std(x, axis, correction=correction, keepdims=keepdims)


def sum(x: Tensor, /, *, axis: Axes = None, dtype: dtype | None = None, keepdims: bool = False) -> Tensor:
    """The sum of the elements."""
    return numpy.sum(x, axis, dtype=summed_dtype(x, dtype), keepdims=keepdims)


def var(x: Tensor, /, *, axis: Axes = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The variance of the elements."""
    return numpy.var(x, axis, correction=correction, keepdims=keepdims)


# ---- along a dimension


def cumulative_prod(x: Tensor, /, *, axis: int | None = None, dtype: dtype | None = None, include_initial: bool = False) -> Tensor:
    """The products of the elements so far."""
    return numpy.cumulative_prod(x, axis=axis, dtype=summed_dtype(x, dtype), include_initial=include_initial)


def cumulative_sum(x: Tensor, /, *, axis: int | None = None, dtype: dtype | None = None, include_initial: bool = False) -> Tensor:
    """The sums of the elements so far."""
    return numpy.cumulative_sum(x, axis=axis, dtype=summed_dtype(x, dtype), include_initial=include_initial)


def diff(x: Tensor, /, *, axis: int = -1, n: int = 1, prepend: Tensor | None = None, append: Tensor | None = None) -> Tensor:
    """The differences of neighbours, taken n times."""
    return numpy.diff(x, n, axis, prepend=prepend, append=append)
