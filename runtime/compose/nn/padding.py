"""Borders around tensors, as users ask for them."""

from __future__ import annotations

from operator import index
from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

_MODES = ("constant", "reflect", "replicate", "circular")


def pad(input: Tensor, pad: Any, mode: str, value: Any) -> Tensor:
    sides = tuple(map(index, pad))
    if mode not in _MODES:
        raise NotImplementedError(f"pad(): expected mode to be one of {', '.join(_MODES)}, but got {mode!r}")
    if len(sides) % 2:
        raise RuntimeError(f"pad(): expected an even number of numbers, two for each dimension, but got {list(sides)}")
    shape = input._array.shape
    if len(sides) // 2 > len(shape):
        raise RuntimeError(f"pad(): expected at most {2 * input.dim()} numbers, two for each dimension, but got {list(sides)}")
    if mode == "constant":
        return constant_pad_nd(input, sides, 0 if value is None else value)
    if value is not None and value != 0:
        raise RuntimeError(f"pad(): expected no value with mode={mode!r}, but got {value}")
    if len(sides) not in (2, 4, 6) or len(shape) - len(sides) // 2 not in (1, 2):
        raise NotImplementedError(
            f"pad(): expected 1 to 3 dimensions to pad with mode={mode!r}, behind 1 or 2 others, but got {list(sides)} for the shape {list(input.shape)}"
        )
    for number in range(len(sides) // 2):
        size, before, after = shape[-1 - number], sides[2 * number], sides[2 * number + 1]
        if mode == "reflect" and max(before, after) >= size:
            raise RuntimeError(
                f"pad(): expected at most {size - 1} elements to reflect at an end of dimension {input.dim() - 1 - number}, but got {before} and {after}"
            )
        if mode == "circular" and max(before, after) > size:
            raise RuntimeError(f"pad(): expected at most {size} elements around dimension {input.dim() - 1 - number}, but got {before} and {after}")
        if size + before + after < (mode == "circular") or (mode != "circular" and size + before + after < 1):
            raise RuntimeError(f"pad(): expected a rest of dimension {input.dim() - 1 - number}, but got {list(sides)} for the shape {list(input.shape)}")
    if mode == "circular" and min(sides) < 0:  # any other border is that of the whole tensor, also where the result begins behind its first element
        input = ops._constant_pad(input, tuple(min(s, 0) for s in sides), 0, False)
        sides = tuple(max(s, 0) for s in sides)
    return ops._pad_by_places(input, sides, mode)


def constant_pad_nd(input: Tensor, pad: Any, value: Any) -> Tensor:
    sides = tuple(pad)
    if len(sides) % 2 or len(sides) // 2 > input.dim():
        raise RuntimeError(f"constant_pad_nd(): expected an even number of numbers, {2 * input.dim()} at most, but got {list(sides)}")
    for number in range(len(sides) // 2):
        size, before, after = input.shape[-1 - number], *sides[2 * number : 2 * number + 2]
        if size + before + after < 0:
            raise RuntimeError(
                f"pad(): expected a size >= 0 of dimension {input.dim() - 1 - number}, but got {list(sides)} for an input of shape {list(input.shape)}"
            )
    return ops._constant_pad(input, sides, value, False)
