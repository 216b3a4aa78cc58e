"""Questions about a tensor, asked by functions."""

from __future__ import annotations

from typing import Any

from specgrad.core.tape.tensor import Tensor


def _checked(name: str, input: Any) -> Tensor:
    if not isinstance(input, Tensor):
        raise TypeError(f"{name}(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    return input


def is_tensor(obj: Any) -> bool:
    """Whether an object is a tensor."""
    return isinstance(obj, Tensor)


def is_floating_point(input: Tensor) -> bool:
    """Whether the elements are of a floating-point dtype."""
    return _checked("is_floating_point", input).is_floating_point()


def is_signed(input: Tensor) -> bool:
    """Whether the dtype has negative numbers."""
    return _checked("is_signed", input).is_signed()


def get_device(input: Tensor) -> int:
    """The number of the GPU that the tensor is on, -1 on the CPU."""
    return _checked("get_device", input).get_device()


def is_complex(input: Tensor) -> bool:
    """Whether the elements are complex."""
    return _checked("is_complex", input).is_complex()


def is_nonzero(input: Tensor) -> bool:
    """Whether the only element of a tensor is not zero."""
    if _checked("is_nonzero", input).numel() != 1:
        raise RuntimeError("Boolean value of Tensor with " + ("no values" if input.numel() == 0 else "more than one value") + " is ambiguous")
    return bool(input)


def is_inference(input: Tensor) -> bool:
    """Whether a tensor was made in inference mode."""
    return _checked("is_inference", input).is_inference()


def is_conj(input: Tensor) -> bool:
    """Whether a tensor is conjugated lazily: none is."""
    return _checked("is_conj", input).is_conj()


def is_neg(input: Tensor) -> bool:
    """Whether a tensor is negated lazily: none is."""
    return _checked("is_neg", input).is_neg()


def is_same_size(input: Tensor, other: Tensor) -> bool:
    """Whether two tensors have the same shape."""
    return _checked("is_same_size", input).is_same_size(other)


def numel(input: Tensor) -> int:
    """The number of elements."""
    return _checked("numel", input).numel()


def typename(obj: Any) -> str:
    """The name of an object's type; of a tensor, with its dtype."""
    if isinstance(obj, Tensor):
        return str(obj.type())
    return f"{type(obj).__module__}.{type(obj).__qualname__}".removeprefix("builtins.")
