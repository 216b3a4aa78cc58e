"""Ways in which the same values can lie in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided


class Layout(NamedTuple):
    """A way to lay out an array, how messages call it, and for which shapes it is another than the plain one."""

    laid_out: Callable[[Any], Any]
    text: str
    fits: Callable[[tuple[int, ...]], bool]


def contiguous(array: Any) -> Any:
    """The same values in one piece."""
    return np.array(array, order="C")


def transposed(array: Any) -> Any:
    """The same values, the first dimension next to each other in memory."""
    return np.array(array.T, order="C").T


def strided(array: Any) -> Any:
    """The same values with gaps between them, some way into a larger piece of memory."""
    wider = np.full((*array.shape, 3), 1, array.dtype)
    wider[..., 1] = array
    return wider[..., 1]


def expanded(array: Any) -> Any:
    """The first of the values along the first dimension that has several, shared by all places along it."""
    dim = next(d for d, size in enumerate(array.shape) if size > 1)
    one = np.array(array[(slice(None),) * dim + (slice(0, 1),)])
    return as_strided(one, array.shape, tuple(0 if d == dim else stride for d, stride in enumerate(one.strides)))


LAYOUTS = {
    "contiguous": Layout(contiguous, "in one piece", lambda shape: True),
    "transposed": Layout(transposed, "transposed in memory", lambda shape: sum(size > 1 for size in shape) > 1 and 0 not in shape),
    "strided": Layout(strided, "with gaps in memory", lambda shape: 0 not in shape),
    "expanded": Layout(expanded, "expanded", lambda shape: 0 not in shape and any(size > 1 for size in shape)),
}
