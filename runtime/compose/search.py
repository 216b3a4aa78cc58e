"""Elements counted, found and told apart, by ops of their arrays."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from specgrad.array.base import native
from specgrad.array.base.tools import is_int, listed
from specgrad.array.histogram import check_edges, check_weight
from specgrad.core.base.dtypes import int64
from specgrad.core.base.promotion import result_type
from specgrad.core.dispatch.op import return_type
from specgrad.core.factories.creation import beside, from_array, placed, tensor
from specgrad.core.factories.filled import empty
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .checks import at_least
from .shape import in_shape, unrecorded


def unique(input: Tensor, sorted: bool, return_inverse: bool, return_counts: bool, dim: int | None) -> Any:
    if dim is None and not return_inverse and not return_counts:
        return ops._unique_values(input)
    return _asked(ops._unique(input, dim), return_inverse, return_counts)


def unique_consecutive(input: Tensor, return_inverse: bool, return_counts: bool, dim: int | None) -> Any:
    if dim is None and not return_inverse and not return_counts:
        return ops._unique_consecutive_values(input)
    return _asked(ops._unique_consecutive(input, dim), return_inverse, return_counts)


def _asked(found: tuple[Tensor, Tensor, Tensor], inverse: bool, counts: bool) -> Any:
    return tuple([t for t, wanted in zip(found, (True, inverse, counts)) if wanted]) if inverse or counts else found[0]


def searchsorted(sorted_sequence: Tensor, input: Any, out_int32: bool, right: bool, side: str | None, sorter: Tensor | None) -> Tensor:
    rows = sorted_sequence
    if side is not None:
        if side not in ("left", "right"):
            raise RuntimeError(f"searchsorted(): expected side to be 'left' or 'right', but got {side!r}")
        if side == "left" and right:
            raise RuntimeError("searchsorted(): expected side and right to say the same, but got side='left' and right=True")
        right = side == "right"
    if not isinstance(input, Tensor):
        if rows.dim() != 1:
            raise RuntimeError(f"searchsorted(): expected a tensor of values for a sorted sequence of shape {list(rows.shape)}, but got the number {input}")
        rows, input = _with_number(rows, input)
    elif input._array.dtype is not rows._array.dtype:
        common = result_type(rows, input)
        rows, input = rows.to(common), input.to(common)
    ndim = rows._array.ndim
    if ndim == 0:
        raise RuntimeError("searchsorted(): expected the sorted sequence to have at least 1 dimension, but got the shape []")
    if ndim != 1 and rows._array.shape[:-1] != input._array.shape[:-1]:
        raise RuntimeError(
            f"searchsorted(): expected a sorted sequence of 1 dimension, or with the leading dimensions of the values, but got the shapes "
            f"{list(rows.shape)} and {list(input.shape)}"
        )
    return ops._searchsorted(_alone(rows), _alone(input), right, sorter, out_int32)


def _with_number(rows: Tensor, number: Any) -> tuple[Tensor, Tensor]:
    """Rows and a number as tensors of one dtype."""
    dtype, is_real = rows.dtype, number.__class__ is int or number.__class__ is float
    if is_real and -65504 <= number <= 65504 and dtype.is_floating_point and rows._array.__class__ is np.ndarray:  # as most are given
        return rows, plain_tensor(np.array(number, dtype.numpy))
    common = result_type(rows, number)
    return rows.to(common), tensor(number, dtype=common, device=beside(rows))


def bucketize(input: Any, boundaries: Tensor, out_int32: bool, right: bool) -> Tensor:
    if boundaries._array.ndim != 1:
        raise RuntimeError(f"bucketize(): expected boundaries to have 1 dimension, but got the shape {list(boundaries.shape)}")
    return searchsorted(boundaries, input, out_int32, right, None, None)


def _alone(tensor: Tensor) -> Tensor:
    """The tensor outside of the graph."""
    return tensor if tensor._node is None else tensor.detach()


def isin(elements: Any, test_elements: Any, assume_unique: bool, invert: bool) -> Tensor:
    if not isinstance(elements, Tensor) and not isinstance(test_elements, Tensor):
        raise TypeError("isin(): expected a tensor for elements or for test_elements, but got numbers for both")
    if not isinstance(elements, Tensor):
        elements = tensor(elements, device=beside(test_elements))
    elif not isinstance(test_elements, Tensor):
        test_elements = tensor(test_elements, device=beside(elements))
    return ops._isin(_alone(elements), _alone(test_elements), assume_unique, invert)


def bincount(input: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    return ops._bincount(input, None if weights is None else weights.detach(), minlength)


def histogramdd(input: Tensor, bins: Any, range: Sequence[float] | None, weight: Tensor | None, density: bool) -> Any:
    shape = input._array.shape
    if len(shape) < 2:
        at_least(2, "histogramdd", input=input)
    check_weight("histogramdd", input, weight, shape[:-1])
    columns = shape[-1]
    wanted = [index(bins)] * columns if is_int(bins) else list(bins)
    if len(wanted) != columns:
        raise RuntimeError(f"histogramdd(): expected bins for each of the {columns} columns of input, but got {len(wanted)}")
    edges = [_edges(input, b) for b in wanted]
    rows = in_shape(_alone(input), (math.prod(shape[:-1]), columns)) if len(shape) > 2 else _alone(input)
    hist, *found = ops._histogramdd(rows, edges, range, None if weight is None else weight.detach().reshape(-1), density)
    return return_type("histogramdd", ("hist", "bin_edges"))((hist, tuple(found)))


def _edges(input: Tensor, bins: Any) -> Any:
    """The edges of bins, or how many there are."""
    if not isinstance(bins, Tensor):
        return bins
    check_edges("histogramdd", input, bins)
    return bins._array


def nonzero_static(input: Tensor, size: int, fill_value: int) -> Tensor:
    return ops._nonzero_static(input.detach(), size, fill_value)


def unravel_index(indices: Tensor, shape: Any) -> tuple[Tensor, ...]:
    if indices.dtype.category != "int":
        raise TypeError(f"unravel_index(): expected indices of an integer dtype, but got {indices.dtype}")
    shape = tuple(map(index, shape if isinstance(shape, tuple) else listed(shape)))
    if shape and min(shape) < 0:
        raise ValueError(f"unravel_index(): expected a shape without negative numbers, but got {list(shape)}")
    if indices.dtype is not int64:
        indices = indices.to(int64)
    if unrecorded((indices,)) and (found := native.unraveled(indices._array, shape)) is not None:
        return tuple(map(plain_tensor, found))
    found = []
    for size in reversed(shape[1:]):
        found.append(ops.remainder(indices, size))
        indices = ops.floor_divide(indices, size)
    found += [ops.remainder(indices, size) for size in shape[:1]]
    return tuple(reversed(found))


def combinations(input: Tensor, r: int, with_replacement: bool) -> Tensor:
    if input.dim() != 1:
        raise RuntimeError(f"combinations(): expected an input of 1 dimension, but got the shape {list(input.shape)}")
    r = index(r)
    if r < 0:
        raise RuntimeError(f"combinations(): expected r >= 0, but got {r}")
    if not r:
        return input.new_empty(0)
    count = input._array.shape[0]
    chosen = (_kept_choice if count <= _FEW and r <= _FEW else _chosen)(count, r, with_replacement)
    return ops.index_select(input, 0, from_array(placed(chosen.reshape(-1), beside(input)))).reshape(chosen.shape)


def _chosen(count: int, r: int, with_replacement: bool) -> Any:
    """The places of r of so many elements, a row for each choice. From one place to the next, each beginning goes on with all that may come after it."""

    def choices(elements: int, places: int) -> int:
        return math.comb(elements + places - 1, places) if with_replacement and places else math.comb(elements, places)

    rows = empty(choices(count, r), r, dtype=int64)._array
    last = np.zeros(1, np.int64)
    for place in range(r if len(rows) else 0):
        first = last + 1 if place and not with_replacement else last
        left = r - 1 - place
        each = (count if with_replacement else count - left) - first
        last = np.arange(each.sum()) - np.repeat(np.cumsum(each) - each - first, each)
        least = 0 if with_replacement else place  # that may stand there: of less there would be more choices than are counted
        after = [0] * least + [choices(count - element - (not with_replacement), left) for element in range(least, count)]
        rows[:, place] = np.repeat(last, np.array(after)[last])
    return rows


_FEW = 5  # elements, and places, whose choices are kept: each is made in several times the time of the op


@functools.cache
def _kept_choice(count: int, r: int, with_replacement: bool) -> Any:
    chosen = _chosen(count, r, with_replacement)
    chosen.setflags(write=False)
    return chosen
