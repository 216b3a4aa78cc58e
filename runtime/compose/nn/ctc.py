"""The connectionist temporal classification of sequences: the sum over all alignments of labels with steps, one step after the other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.dtypes import int32, int64
from specgrad.core.factories.creation import beside, tensor
from specgrad.core.factories.filled import full
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .layers import reduced, reduction_of


def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int, reduction: str, zero_infinity: bool) -> Tensor:
    reduction = reduction_of(None, None, reduction)
    if log_probs.dim() not in (2, 3):
        raise RuntimeError(f"ctc_loss(): expected log_probs to have 2 or 3 dimensions, but got the shape {list(log_probs.shape)}")
    if not log_probs.is_floating_point():
        raise RuntimeError(f"ctc_loss(): expected log_probs to have a floating-point dtype, but got {log_probs.dtype}")
    if targets.dtype not in (int32, int64):
        raise RuntimeError(f"ctc_loss(): expected targets to have the dtype {int32} or {int64}, but got {targets.dtype}")
    steps = log_probs if log_probs.dim() == 3 else ops.unsqueeze(log_probs, 1)
    count, samples, classes = steps.shape
    if not 0 <= blank < classes:
        raise RuntimeError(f"ctc_loss(): expected blank from 0 to {classes - 1}, but got {blank}")
    ends = _lengths("input_lengths", input_lengths, samples, count)
    sizes = _lengths("target_lengths", target_lengths, samples, math.inf)
    labels = _labels(to_host(targets._all_values()), sizes, classes)
    loss = -_log_likelihood(steps, labels, ends, sizes, blank)
    if zero_infinity:
        loss = ops.where(loss == math.inf, 0, loss)
    if reduction == "mean":
        loss = loss / ops._to_copy(tensor(np.maximum(sizes, 1), device=beside(steps)), log_probs.dtype)
    return reduced(loss if log_probs.dim() == 3 else loss.reshape(()), reduction)


def _lengths(name: str, given: Any, samples: int, most: float) -> Any:
    lengths = np.array(to_host(given._all_values()) if isinstance(given, Tensor) else given)
    if not np.issubdtype(lengths.dtype, np.integer):
        raise RuntimeError(f"ctc_loss(): expected {name} to hold integers, but got {lengths.dtype}")
    lengths = lengths.reshape(-1).astype(np.int64)
    if lengths.size != samples:
        raise RuntimeError(f"ctc_loss(): expected {name} to have {samples} elements, one for each sample, but got {lengths.size}")
    if lengths.size and not (lengths.min() >= 0 and lengths.max() <= most):
        raise RuntimeError(f"ctc_loss(): expected {name} from 0 to {most}, but got {lengths.min()} to {lengths.max()}")
    return lengths


def _labels(targets: Any, sizes: Any, classes: int) -> Any:
    """The labels of each sample as a row of a matrix; behind their end, zeros."""
    most = int(sizes.max(initial=0))
    within = np.arange(most) < sizes[:, None]
    if targets.ndim > 2 or (targets.ndim == 2 and (targets.shape[0] != sizes.size or targets.shape[1] < most)):
        raise RuntimeError(f"ctc_loss(): expected targets of {sizes.size} rows with {most} labels or more, but got the shape {list(targets.shape)}")
    if targets.ndim < 2 and targets.size < sizes.sum():
        raise RuntimeError(f"ctc_loss(): expected {sizes.sum()} targets or more, the sum of target_lengths, but got {targets.size}")
    rows = np.zeros(within.shape, np.int64)
    rows[within] = targets[:, :most][within] if targets.ndim == 2 else targets.reshape(-1)[: sizes.sum()]
    if rows.size and not (rows.min() >= 0 and rows.max() < classes):
        raise RuntimeError(f"ctc_loss(): expected targets from 0 to {classes - 1}, but got {rows.min()} to {rows.max()}")
    return rows


def _log_likelihood(steps: Tensor, labels: Any, ends: Any, sizes: Any, blank: int) -> Tensor:
    """The logarithm of the probability of all ways to say the labels, each once or more, with blanks between them."""
    count, samples = steps.shape[:2]
    states = np.full((samples, 2 * labels.shape[1] + 1), blank)  # a blank, a label, a blank, ..., a blank
    states[:, 1::2] = labels
    skips = np.zeros(states.shape, bool)  # where a state may follow the one before the last: the blank between other labels can be left out
    skips[:, 2:] = (states[:, 2:] != blank) & (states[:, 2:] != states[:, :-2])
    where = beside(steps)
    may_skip = tensor(skips, device=where)
    scores = ops.gather(steps, 2, ops.expand(tensor(states, device=where), [count, *states.shape]))
    most = states.shape[1]
    nothing = full((samples, 2), -math.inf, dtype=steps.dtype, device=where)
    outside = full(states.shape, -math.inf, dtype=steps.dtype, device=where)
    reached = ops.where(tensor(np.broadcast_to(np.arange(most) == 0, states.shape), device=where), 0.0, outside)
    for step, score in enumerate(ops.unbind(scores, 0)):
        before = ops.cat([nothing, reached], 1)
        third = outside if step == 0 else ops.narrow(before, 1, 0, most)
        arrived = ops._ctc_step(reached, ops.narrow(before, 1, 1, most), third, may_skip, score)
        reached = arrived if bool((step < ends).all()) else ops.where(tensor((step < ends)[:, None], device=where), arrived, reached)
    last = np.stack([2 * sizes, np.maximum(2 * sizes - 1, 0)], 1)
    final = ops.gather(reached, 1, tensor(last, device=where))
    final = ops.where(tensor(np.stack([sizes >= 0, sizes > 0], 1), device=where), final, -math.inf)
    return ops.logsumexp(final, [1])
