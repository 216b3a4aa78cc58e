"""What can be asked of a tensor by a function as well as by a method: specgrad.is_complex(x) and x.is_complex()."""

from __future__ import annotations

from typing import Any

from .tensor import Tensor


def is_tensor(obj: Any) -> bool:
    """Whether an object is a tensor."""
    return isinstance(obj, Tensor)


def is_complex(input: Tensor) -> bool:
    """Whether the elements are complex."""
    return input.is_complex()


def is_floating_point(input: Tensor) -> bool:
    """Whether the elements are floats."""
    return input.is_floating_point()


def is_nonzero(input: Tensor) -> bool:
    """Whether the one element is not zero."""
    return input.is_nonzero()


def is_conj(input: Tensor) -> bool:
    """Whether the tensor is conjugated lazily: none is."""
    return input.is_conj()


def is_neg(input: Tensor) -> bool:
    """Whether the tensor is negated lazily: none is."""
    return input.is_neg()


def is_same_size(input: Tensor, other: Tensor) -> bool:
    """Whether two tensors have the same shape."""
    return input.is_same_size(other)


def numel(input: Tensor) -> int:
    """The number of elements."""
    return input.numel()
