"""The connectionist temporal classification of sequences: the checks of its arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.dtypes import int32, int64
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .layers import reduction_of


def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int, reduction: str, zero_infinity: bool) -> Tensor:
    reduction = reduction_of(None, None, reduction)
    dims = log_probs.dim()
    if dims not in (2, 3):
        raise RuntimeError(f"ctc_loss(): expected log_probs to have 2 or 3 dimensions, but got the shape {list(log_probs.shape)}")
    if not log_probs.is_floating_point():
        raise RuntimeError(f"ctc_loss(): expected log_probs to have a floating-point dtype, but got {log_probs.dtype}")
    if targets.dtype not in (int32, int64):
        raise RuntimeError(f"ctc_loss(): expected targets to have the dtype {int32} or {int64}, but got {targets.dtype}")
    ends, sizes = _lengths("input_lengths", input_lengths), _lengths("target_lengths", target_lengths)
    steps = log_probs if dims == 3 else ops.unsqueeze(log_probs, 1)
    loss = ops._ctc_loss(steps, targets, ends, sizes, blank, reduction, bool(zero_infinity))
    return loss.reshape(()) if dims == 2 and reduction == "none" else loss


def _lengths(name: str, given: Any) -> tuple[int, ...]:
    if isinstance(given, tuple) and all(type(length) is int for length in given):
        return given
    lengths = np.asarray(to_host(given._all_values()) if isinstance(given, Tensor) else given)
    if not (np.issubdtype(lengths.dtype, np.integer) or lengths.size == 0):
        raise RuntimeError(f"ctc_loss(): expected {name} to hold integers, but got {lengths.dtype}")
    return tuple(lengths.reshape(-1).tolist())
