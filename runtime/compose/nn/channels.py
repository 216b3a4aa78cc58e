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
    *batch, channels, height, width = input.shape
    if channels % (r * r):
        raise RuntimeError(f"pixel_shuffle(): expected a multiple of {r * r} channels, the square of upscale_factor, but got {channels}")
    n = len(batch)
    parts = input.reshape(*batch, channels // (r * r), r, r, height, width)
    return parts.permute(*range(n), n, n + 3, n + 1, n + 4, n + 2).reshape(*batch, channels // (r * r), height * r, width * r)


def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    r = downscale_factor
    if input.dim() < 3:
        raise RuntimeError(f"pixel_unshuffle(): expected input to have at least 3 dimensions, but got the shape {list(input.shape)}")
    if r < 1:
        raise RuntimeError(f"pixel_unshuffle(): expected downscale_factor > 0, but got {r}")
    *batch, channels, height, width = input.shape
    for name, size in (("height", height), ("width", width)):
        if size % r:
            raise RuntimeError(f"pixel_unshuffle(): expected a {name} that is a multiple of {r}, the downscale_factor, but got {size}")
    n = len(batch)
    parts = input.reshape(*batch, channels, height // r, r, width // r, r)
    return parts.permute(*range(n), n, n + 2, n + 4, n + 1, n + 3).reshape(*batch, channels * r * r, height // r, width // r)


def channel_shuffle(input: Tensor, groups: int) -> Tensor:
    if input.dim() < 3:
        raise RuntimeError(f"channel_shuffle(): expected input to have at least 3 dimensions, but got the shape {list(input.shape)}")
    if groups < 1:
        raise RuntimeError(f"channel_shuffle(): expected groups > 0, but got {groups}")
    batch, channels = input.shape[:2]
    if channels % groups:
        raise RuntimeError(f"channel_shuffle(): expected channels that {groups} groups divide, but got {channels}")
    return ops.transpose(input.reshape(batch, groups, channels // groups, *input.shape[2:]), 1, 2).reshape(input.shape)
