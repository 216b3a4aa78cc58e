"""Windows over images of any number of dimensions: (batch, channels, *sizes)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..backends import module_of, zeros_on_backend_of
from ..base.tools import Array, strided

Sizes = Sequence[int]  # one number a dimension


def window_count(size: int, kernel: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> int:
    """How many windows fit along one dimension."""
    span = size + 2 * padding - dilation * (kernel - 1) - 1
    count = (-(-span // stride) if ceil_mode else span // stride) + 1
    if ceil_mode and (count - 1) * stride >= size + padding:
        count -= 1  # a window must begin inside the image or its left border
    if count < 1:
        raise RuntimeError(f"expected an input with room for a window, but got the size {size} with {kernel=}, {stride=} and {padding=}")
    return count


def _padded_sizes(sizes: Sizes, count: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> list[int]:
    """The sizes of an image with its border, which reaches as far as the last windows of ceil_mode."""
    return [max((n - 1) * t + d * (k - 1) + 1, s + 2 * p) for s, n, k, t, p, d in zip(sizes, count, kernel, stride, padding, dilation)]


def _inside(sizes: Sizes, padding: Sizes) -> tuple[slice, ...]:
    """Where an image lies within its border."""
    return (slice(None), slice(None), *(slice(p, p + s) for s, p in zip(sizes, padding)))


def window_view(x: Array, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool = False, border: Any = 0) -> Array:
    """A view of the windows over padded images: (batch, channels, *kernel, *count)."""
    sizes = x.shape[2:]
    count = [window_count(s, *along, ceil_mode) for s, along in zip(sizes, zip(kernel, stride, padding, dilation))]
    padded = _padded_sizes(sizes, count, kernel, stride, padding, dilation)
    if tuple(padded) != sizes:
        image, x = x, module_of(x).full((*x.shape[:2], *padded), border, x.dtype)
        x[_inside(sizes, padding)] = image
    steps = x.strides[2:]
    strides = (*x.strides[:2], *(s * d for s, d in zip(steps, dilation)), *(s * t for s, t in zip(steps, stride)))
    return strided(x, (*x.shape[:2], *kernel, *count), strides)


@np.errstate(all="ignore")
def summed_windows(windows: Array, shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> Array:
    """The transpose of `window_view`: images of a shape, in which the windows are added to the places that they were taken from."""
    dims, sizes = len(shape) - 2, shape[2:]
    kernel, count = windows.shape[2 : 2 + dims], windows.shape[2 + dims :]
    out = zeros_on_backend_of(windows, (*shape[:2], *_padded_sizes(sizes, count, kernel, stride, padding, dilation)), windows.dtype)
    for offset in np.ndindex(*kernel):
        places = tuple(slice(o * d, o * d + t * n, t) for o, d, t, n in zip(offset, dilation, stride, count))
        out[(slice(None), slice(None), *places)] += windows[(slice(None), slice(None), *offset)]
    return out[_inside(sizes, padding)]
