"""Borders around tensors, as users ask for them."""

from __future__ import annotations

from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

_MODES = ("constant", "reflect", "replicate", "circular")


def pad(input: Tensor, pad: Any, mode: str, value: Any) -> Tensor:
    sides = tuple(pad)
    if mode not in _MODES:
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    if len(sides) % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if len(sides) // 2 > input.dim():
        raise RuntimeError(
            f"Padding length should be less than or equal to two times the input dimension but got padding length {len(sides)} and input of dimension "
            f"{input.dim()}"
        )
    if mode == "constant":
        return constant_pad_nd(input, sides, 0 if value is None else value)
    if value is not None and value != 0:
        raise RuntimeError(f'Padding mode "{mode}" doesn\'t take in value argument')
    if len(sides) not in (2, 4, 6) or input.dim() - len(sides) // 2 not in (1, 2):
        raise NotImplementedError("Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for now")
    for number in range(len(sides) // 2):
        size = input.shape[-1 - number]
        before, after = sides[2 * number : 2 * number + 2]
        if mode == "reflect" and max(before, after) >= size:
            raise RuntimeError(
                f"Padding size should be less than the corresponding input dimension, but got: padding ({before}, {after}) at dimension "
                f"{input.dim() - 1 - number} of input {list(input.shape)}"
            )
        if mode == "circular" and max(before, after) > size:
            raise RuntimeError("Padding value causes wrapping around more than once.")
        if size + before + after < (mode == "circular") or (mode != "circular" and size + before + after < 1):
            raise RuntimeError(f"input of size {list(input.shape)} is too small for padding {list(sides)}: nothing of dimension {-1 - number} is left")
    inner, border = tuple(min(s, 0) for s in sides), tuple(max(s, 0) for s in sides)
    if any(inner):
        input = ops._constant_pad(input, inner, 0, False)
    return ops._pad_by_places(input, border, mode)


def constant_pad_nd(input: Tensor, pad: Any, value: Any) -> Tensor:
    sides = tuple(pad)
    if len(sides) % 2 or len(sides) // 2 > input.dim():
        raise RuntimeError(f"Length of pad must be even, and at most twice the number of dimensions, {input.dim()}, but is {len(sides)}")
    for number in range(len(sides) // 2):
        size, before, after = input.shape[-1 - number], *sides[2 * number : 2 * number + 2]
        if size + before + after < 0:
            raise RuntimeError(
                f"The input size {size}, plus negative padding {before} and {after} resulted in a negative output size, which is invalid. Check dimension "
                f"{input.dim() - 1 - number} of your input."
            )
    return ops._constant_pad(input, sides, value, False)
