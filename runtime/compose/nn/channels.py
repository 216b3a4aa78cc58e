"""Tensors whose channels become places, and the other way round; and channels dealt out to groups."""

from __future__ import annotations

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    r = upscale_factor
    if input.dim() < 3:
        raise RuntimeError(f"pixel_shuffle(): expected input to have at least 3 dimensions, but got the shape {list(input.shape)}")
    if r < 1:
        raise RuntimeError(f"pixel_shuffle(): expected upscale_factor > 0, but got {r}")
    channels = input.shape[-3]
    if channels % (r * r):
        raise RuntimeError(f"pixel_shuffle(): expected a multiple of {r * r} channels, the square of upscale_factor, but got {channels}")
    return ops._pixel_shuffle(input, r)


def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    r = downscale_factor
    if input.dim() < 3:
        raise RuntimeError(f"pixel_unshuffle(): expected input to have at least 3 dimensions, but got the shape {list(input.shape)}")
    if r < 1:
        raise RuntimeError(f"pixel_unshuffle(): expected downscale_factor > 0, but got {r}")
    height, width = input.shape[-2:]
    for name, size in (("height", height), ("width", width)):
        if size % r:
            raise RuntimeError(f"pixel_unshuffle(): expected a {name} that is a multiple of {r}, the downscale_factor, but got {size}")
    return ops._pixel_unshuffle(input, r)


def channel_shuffle(input: Tensor, groups: int) -> Tensor:
    if input.dim() < 3:
        raise RuntimeError(f"channel_shuffle(): expected input to have at least 3 dimensions, but got the shape {list(input.shape)}")
    if groups < 1:
        raise RuntimeError(f"channel_shuffle(): expected groups > 0, but got {groups}")
    channels = input.shape[1]
    if channels % groups:
        raise RuntimeError(f"channel_shuffle(): expected channels that {groups} groups divide, but got {channels}")
    return ops._channel_shuffle(input, groups)
