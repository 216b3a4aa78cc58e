"""How many floating-point operations matrix products and convolutions take, from the shapes of what they are given and of what they give.

A multiplication and an addition are counted as two. Complex numbers are counted as if they were real.
"""

from __future__ import annotations

from math import prod
from typing import Any

# Of each product: which argument has, as its last dimension, what is summed over; and which inputs have gradients that are products too.
_PRODUCTS: dict[str, tuple[int, tuple[str, ...]]] = {
    "addmm": (1, ("mat1", "mat2")),
    "addmv": (1, ("mat", "vec")),
    "baddbmm": (1, ("batch1", "batch2")),
    "bmm": (0, ("self", "mat2")),
    "dot": (0, ("self", "tensor")),
    "inner": (0, ("self", "other")),
    "linear": (0, ("self", "weight")),
    "matmul": (0, ("self", "other")),
    "mm": (0, ("self", "mat2")),
    "mv": (0, ("self", "vec")),
    "vdot": (0, ("self", "other")),
}
_CONVOLUTIONS = frozenset(("_conv2d", "_conv2d_input", "_conv2d_weight"))  # the latter two take the gradient of a convolution's result first
_ELEMENTWISE = frozenset(("add", "add_", "div", "div_", "mul", "mul_", "sub", "sub_"))
_FACTORS = {name: factors for name, (_, factors) in _PRODUCTS.items()} | {"_conv2d": ("self", "weight"), "addbmm": ("batch1", "batch2")}


def flops_of(name: str, args: tuple[Any, ...], out: Any) -> int | None:
    """The operations of one call; None where they are not counted."""
    if name in _ELEMENTWISE:
        return int(out._array.size)
    if name in _PRODUCTS:
        summed = args[_PRODUCTS[name][0]]._array.shape
        return 2 * int(out._array.size) * (summed[-1] if summed else 1)
    if name == "addbmm":
        return 2 * int(out._array.size) * int(args[1]._array.shape[0] * args[1]._array.shape[2])
    if name in ("outer", "addr"):
        return int(out._array.size) * (1 if name == "outer" else 2)
    if name in _CONVOLUTIONS:
        # Each element of the convolution's result is a sum over one window: channels of a group, times the kernel's size.
        weight = args[2] if name == "_conv2d_weight" else args[1]._array.shape
        result = out if name == "_conv2d" else args[0]
        return 2 * int(result._array.size) * prod(weight[1:])
    return None


def flops_of_gradients(name: str, flops: int, inputs: tuple[str, ...]) -> int | None:
    """The operations of the node that a product made, for the gradients of these inputs: each is a product of as many."""
    factors = _FACTORS.get(name)
    return None if factors is None else flops * sum(i in factors for i in inputs)
