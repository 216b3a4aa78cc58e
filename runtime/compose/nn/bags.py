"""Sums, means and maxima of the rows of a table, bag by bag."""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.dtypes import int64
from specgrad.core.factories.creation import beside, tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

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
        warnings.warn("embedding_bag(weight, input, ...) is deprecated; the order is embedding_bag(input, weight, ...)", UserWarning, stacklevel=3)
        input, weight = weight, input
    _check(input, weight, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights)
    values = to_host(input._all_values())
    if values.size and not (values.min() >= 0 and values.max() < weight.shape[0]):
        raise RuntimeError(f"embedding_bag(): expected indices from 0 to {weight.shape[0] - 1}, but got {values.min()} to {values.max()}")
    if max_norm is not None:
        renormed(weight, input, max_norm, norm_type)
    if padding_idx is not None:
        if not -weight.shape[0] <= padding_idx < weight.shape[0]:
            raise RuntimeError(f"embedding_bag(): expected padding_idx from {-weight.shape[0]} to {weight.shape[0] - 1}, but got {padding_idx}")
        padding_idx %= weight.shape[0]
    rows = ops._embedding(weight, input, -1, scale_grad_by_freq)
    if per_sample_weights is not None:
        rows = rows * ops.unsqueeze(per_sample_weights, -1)
    counted = None if padding_idx is None else input != padding_idx
    if offsets is not None:
        places, within = _places(to_host(offsets._all_values()), input.numel(), include_last_offset)
        rows = ops.index_select(rows, 0, tensor(places.reshape(-1), device=beside(rows))).reshape(*places.shape, rows.shape[-1])
        inside = tensor(within, device=beside(rows))
        if counted is not None:
            inside = inside & ops.index_select(counted, 0, tensor(places.reshape(-1), device=beside(rows))).reshape(places.shape)
        counted = inside
    return _bags(rows, counted, mode)


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
    if mode not in ("sum", "mean", "max"):
        raise ValueError(f"embedding_bag(): expected mode to be 'sum', 'mean' or 'max', but got {mode!r}")
    if mode == "max" and scale_grad_by_freq:
        raise ValueError("embedding_bag(): expected mode='sum' or mode='mean' with scale_grad_by_freq=True, but got mode='max'")
    if sparse:
        raise NotImplementedError("embedding_bag(): expected sparse=False, but got sparse=True: there are no sparse tensors; the gradient is dense")
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(f"embedding_bag(): expected mode='sum' with per_sample_weights, but got mode={mode!r}")


def _places(offsets: Any, count: int, include_last_offset: bool) -> tuple[Any, Any]:
    """Where in the input the elements of each bag stand, one bag a row, and which of these places are the bag's own."""
    if include_last_offset and not offsets.size:
        raise RuntimeError("embedding_bag(): expected at least 1 offset with include_last_offset=True, but got none")
    if offsets.size and offsets[0] != 0:
        raise RuntimeError(f"embedding_bag(): expected offsets[0] to be 0, where the first bag begins, but got {offsets[0]}")
    if offsets.size and (offsets[-1] > count or (np.diff(offsets) < 0).any()):
        raise RuntimeError(f"embedding_bag(): expected offsets in order from 0 to {count}, the length of input, but got {offsets.min()} to {offsets.max()}")
    starts = offsets[:-1] if include_last_offset else offsets
    sizes = np.diff(offsets) if include_last_offset else np.diff(np.append(offsets, count))
    steps = np.arange(sizes.max(initial=0))
    within = steps < sizes[:, None]
    return np.where(within, starts[:, None] + steps, 0), within


def _bags(rows: Tensor, counted: Tensor | None, mode: str) -> Tensor:
    if counted is None:
        if not rows.shape[1]:
            return ops.sum(rows, [1])
        return ops.sum(rows, [1]) if mode == "sum" else ops.mean(rows, [1]) if mode == "mean" else rows.max(1)[0]
    mask = ops.unsqueeze(counted, -1)
    if mode == "max" and rows.shape[1]:
        return ops.where(ops.any(mask, 1), ops.where(mask, rows, -math.inf).max(1)[0], 0)
    total = ops.sum(ops.where(mask, rows, 0), [1])
    if mode != "mean":
        return total
    return total / ops._to_copy(ops.clamp(ops.sum(mask, [1]), 1, None), rows.dtype)
