"""Sums, means and maxima of the rows of a table, bag by bag."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.base.tools import any_outside
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import int32, int64
from specgrad.core.factories.creation import beside, tensor
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from ..checks import real
from .layers import renormed


def embedding_bag(
    input: Tensor,
    weight: Tensor,
    offsets: Tensor | None,
    max_norm: float | None,
    norm_type: float,
    scale_grad_by_freq: bool,
    mode: str,
    sparse: bool,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int | None,
) -> Tensor:
    if weight.dtype is int64 and input.is_floating_point():
        warn_user("embedding_bag(weight, input, ...) is deprecated; the order is embedding_bag(input, weight, ...)")
        input, weight = weight, input
    real("embedding_bag", weight=weight)
    _check(input, weight, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights)
    values = to_host(input._all_values())
    if any_outside(values, 0, weight.shape[0]):
        raise RuntimeError(f"embedding_bag(): expected indices from 0 to {weight.shape[0] - 1}, but got {values.min()} to {values.max()}")
    if max_norm is not None:
        renormed(weight, input, max_norm, norm_type)
    if padding_idx is not None:
        if not -weight.shape[0] <= padding_idx < weight.shape[0]:
            raise RuntimeError(f"embedding_bag(): expected padding_idx from {-weight.shape[0]} to {weight.shape[0] - 1}, but got {padding_idx}")
        padding_idx %= weight.shape[0]
    if offsets is not None and offsets._level is not None:
        raise RuntimeError("vmap: embedding_bag() cannot take offsets of a batch, since bags would be of other sizes for each sample")
    bags, sizes = _bags(input, to_host(offsets._all_values()) if offsets is not None else None, include_last_offset)
    flat, scales = input.reshape(-1), None if per_sample_weights is None else per_sample_weights.reshape(-1)
    if len(bags) < input.numel():  # what stands behind the last offset is in no bag
        flat, scales = flat[: len(bags)], None if scales is None else scales[: len(bags)]
    of_bags = plain_tensor(bags) if isinstance(weight._all_values(), np.ndarray) else tensor(bags, device=beside(weight))
    return _of_bags(weight, flat, of_bags, scales, sizes, mode, scale_grad_by_freq, padding_idx)


def _of_bags(
    table: Tensor, rows: Tensor, bags: Tensor, scales: Tensor | None, sizes: Any, mode: str, scale_grad_by_freq: bool, padding_idx: int | None
) -> Tensor:
    """What comes of the rows of a table that are in a bag, for bags of these sizes; a row with the number `padding_idx` is in none."""
    count = len(sizes)
    if padding_idx is not None:
        bags = ops.where(rows == padding_idx, -1, bags)
    if mode == "max" and table.shape[0]:
        largest = ops._bag_maxima(table, rows, bags, count)
        return ops.where(largest < 0, 0, ops.gather(table, 0, ops.clamp(largest, 0, None)))
    if scale_grad_by_freq:
        table, rows = ops._embedding(table, rows, -1, True), tensor(np.arange(rows.shape[0]), device=beside(rows))
    total = ops._bag_sums(table, rows, bags, scales, count)
    if mode != "mean":
        return total
    if padding_idx is None:
        counts = tensor(sizes, device=beside(table))
    else:
        ones = tensor(np.ones((1, 1), np.float32), device=beside(table))
        counts = ops._bag_sums(ones, ops.zeros_like(rows), bags, None, count).reshape(-1)
    return total / ops._to_copy(ops.clamp(counts, 1, None), total.dtype).reshape(-1, 1)


def _check(input: Tensor, weight: Tensor, offsets: Tensor | None, scale_grad_by_freq: bool, mode: str, sparse: bool, per_sample_weights: Tensor | None) -> None:
    if per_sample_weights is not None and input.shape != per_sample_weights.shape:
        raise ValueError(
            f"embedding_bag(): expected per_sample_weights to have the shape of the input, {list(input.shape)}, but got {list(per_sample_weights.shape)}"
        )
    if weight.dim() != 2:
        raise ValueError(f"embedding_bag(): expected weight to have 2 dimensions, but got the shape {list(weight.shape)}")
    if input.dim() not in (1, 2):
        raise ValueError(f"embedding_bag(): expected an input of 1 or 2 dimensions, but got the shape {list(input.shape)}")
    if input.dim() == 2 and offsets is not None:
        raise ValueError(f"embedding_bag(): expected offsets=None for an input of 2 dimensions, whose rows are the bags, but got {list(offsets.shape)}")
    if input.dim() == 1 and (offsets is None or offsets.dim() != 1):
        raise ValueError(f"embedding_bag(): expected offsets to have 1 dimension, but got {None if offsets is None else f'the shape {list(offsets.shape)}'}")
    if input.dtype not in (int32, int64):
        raise RuntimeError(f"embedding_bag(): expected input to hold indices, of dtype int64 or int32, but got {input.dtype}")
    if mode not in ("sum", "mean", "max"):
        raise ValueError(f"embedding_bag(): expected mode to be 'sum', 'mean' or 'max', but got {mode!r}")
    if mode == "max" and scale_grad_by_freq:
        raise ValueError("embedding_bag(): expected mode='sum' or mode='mean' with scale_grad_by_freq=True, but got mode='max'")
    if sparse:
        raise NotImplementedError("embedding_bag(): expected sparse=False, but got sparse=True: there are no sparse tensors; the gradient is dense")
    if per_sample_weights is not None and per_sample_weights.dtype is not weight.dtype:
        raise RuntimeError(f"embedding_bag(): expected per_sample_weights to have the dtype of weight, {weight.dtype}, but got {per_sample_weights.dtype}")
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(f"embedding_bag(): expected mode='sum' with per_sample_weights, but got mode={mode!r}")


def _bags(input: Tensor, offsets: Any, include_last_offset: bool) -> tuple[Any, Any]:
    """The bag in which each element of the input is, as far as there are bags, and the sizes of these."""
    if offsets is None:
        sizes = np.full(input.shape[0], input.shape[1])
    else:
        sizes = _sizes(offsets, input.numel(), include_last_offset)
    return np.arange(len(sizes)).repeat(sizes), sizes


def _sizes(offsets: Any, count: int, include_last_offset: bool) -> Any:
    """How many elements are between each offset and the next, and behind the last unless that is the end."""
    if not offsets.size:
        if include_last_offset:
            raise RuntimeError("embedding_bag(): expected at least 1 offset with include_last_offset=True, but got none")
        return np.empty(0, np.int64)
    if offsets[0] != 0:
        raise RuntimeError(f"embedding_bag(): expected offsets[0] to be 0, where the first bag begins, but got {offsets[0]}")
    dtype = np.result_type(offsets, np.int64)
    sizes = np.empty(len(offsets), dtype)
    np.subtract(offsets[1:], offsets[:-1], out=sizes[:-1], dtype=dtype)
    sizes[-1] = count - offsets[-1]
    if sizes.min() < 0:
        raise RuntimeError(f"embedding_bag(): expected offsets in order from 0 to {count}, the length of input, but got {offsets.min()} to {offsets.max()}")
    return sizes[:-1] if include_last_offset else sizes
