"""Differences of all pairs of rows, each pair once."""

from __future__ import annotations

import numpy as np

from ..backends import empty_on_backend_of, zeros_on_backend_of
from ..base import native
from ..base.tools import Array, widened


@native.in_pool
def pair_differences(x: Array) -> Array:
    """Each row less each row behind it, in the last two dimensions."""
    rows = x.shape[-2]
    out = empty_on_backend_of(x, (*x.shape[:-2], rows * (rows - 1) // 2, x.shape[-1]), x.dtype)
    start = 0
    for i in range(rows - 1):
        end = start + rows - 1 - i
        np.subtract(x[..., i : i + 1, :], x[..., i + 1 :, :], out=out[..., start:end, :])
        start = end
    return out


def sums_of_pairs(x: Array, rows: int) -> Array:
    """The transpose of pair_differences."""
    wide = widened(x)
    out = zeros_on_backend_of(wide, (*x.shape[:-2], rows, x.shape[-1]), wide.dtype)
    start = 0
    for i in range(rows - 1):
        end = start + rows - 1 - i
        part = wide[..., start:end, :]
        out[..., i, :] += part.sum(-2)
        out[..., i + 1 :, :] -= part
        start = end
    return out.astype(x.dtype, copy=False)
