"""Channels that become places and the other way round, and channels dealt out to groups."""

from __future__ import annotations

from collections.abc import Sequence

from ..base.tools import Array, copied


def pixel_shuffle(x: Array, factor: int) -> Array:
    """Images (..., channels, height, width) whose channels, factor ** 2 at a time, become places."""
    *batch, channels, height, width = x.shape
    n, kept = len(batch), channels // (factor * factor)
    parts = x.reshape(*batch, kept, factor, factor, height, width).transpose(*range(n), n, n + 3, n + 1, n + 4, n + 2)
    return _copied(parts, (*batch, kept, height * factor, width * factor))


def pixel_unshuffle(x: Array, factor: int) -> Array:
    *batch, channels, height, width = x.shape
    n, high, wide = len(batch), height // factor, width // factor
    parts = x.reshape(*batch, channels, high, factor, wide, factor).transpose(*range(n), n, n + 2, n + 4, n + 1, n + 3)
    return _copied(parts, (*batch, channels * factor * factor, high, wide))


def channel_shuffle(x: Array, groups: int) -> Array:
    """Images (batch, channels, *sizes), with one channel of each group after the other."""
    batch, channels, *sizes = x.shape
    return _copied(x.reshape(batch, groups, channels // groups, *sizes).swapaxes(1, 2), x.shape)


def _copied(x: Array, shape: Sequence[int]) -> Array:
    """A copy of the elements in their order, in another shape."""
    return copied(x).reshape(shape)
