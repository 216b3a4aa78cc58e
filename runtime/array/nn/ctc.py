"""The connectionist temporal classification of sequences: the probability of all alignments of labels with steps, one step after the other.

A state is a blank before, between or behind labels, or a label. Of a state at a step, `reached` is the logarithm of the probability of all ways that lead
there, and `left` that of all ways from there to the end; both together tell how much of a sequence's probability passes there, which is the gradient.
All is computed in double precision.

Higher derivatives are the same sums over numbers x + e y with e * e = 0, or x + e y + f z + e f w, and so on: of each a leading dimension holds the 2, 4, ...
parts, and what is summed beside logarithms are the ratios of the other parts to the first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..backends import module_of, to_host
from ..base import native
from ..base.portable import add_at, take_elements
from ..base.tools import Array, as_array, as_dtype

Lengths = Sequence[int]


def loss(x: Array, targets: Array, ends: Lengths, sizes: Lengths, blank: int, reduction: str, zero_infinity: bool) -> Array:
    """Minus the logarithms of probabilities, of each sample or reduced. `x` holds steps, samples and classes."""
    found = native.ctc_loss(_for_native(x), targets, tuple(ends), tuple(sizes), blank, reduction, zero_infinity)
    if found is not None:
        return as_dtype(found, x.dtype)
    states, skips = _states(x.shape, to_host(targets), ends, sizes, blank)
    wide = x.astype(np.float64)
    if not wide.shape[1]:
        totals = wide.sum((0, 2))
    else:
        totals, _ = _total(_Steps(wide[None], states, skips, ends).forward(), states, sizes)
    with np.errstate(all="ignore"):
        losses = -totals
        losses = np.where(losses == np.inf, 0, losses) if zero_infinity else losses
        losses = losses / module_of(x).asarray(np.maximum(np.array(sizes, np.int64), 1), dtype=losses.dtype) if reduction == "mean" else losses
        losses = losses if reduction == "none" else losses.sum() if reduction == "sum" else losses.sum() / losses.dtype.type(losses.size)
    return as_dtype(as_array(losses, x), x.dtype)


def gradient(x: Array, targets: Array, ends: Lengths, sizes: Lengths, blank: int, reduction: str, zero_infinity: bool) -> Array:
    """The gradient of the loss where `x` has one part; of more, the parts of the gradient."""
    found = native.ctc_gradient(_for_native(x), targets, tuple(ends), tuple(sizes), blank, reduction, zero_infinity)
    if found is not None:
        return as_dtype(found, x.dtype)
    states, skips = _states(x.shape[1:], to_host(targets), ends, sizes, blank)
    wide = x.astype(np.float64)
    out = np.zeros_like(wide)
    if not out.size:
        return as_dtype(out, x.dtype)
    steps = _Steps(wide, states, skips, ends)
    reached = steps.forward()
    total, parts = _total(reached, states, sizes)
    counted = (total != -np.inf) | (not zero_infinity)
    total = np.where(np.isinf(total), np.nan, total)  # of nothing that is a probability, there is no share
    module = module_of(x)
    counts = module.asarray([(max(size, 1) * len(sizes) if reduction == "mean" else 1) for size in sizes], dtype=wide.dtype)
    samples, places = module.arange(len(sizes))[:, None], module.asarray(states)
    left = steps.last(sizes)
    for step in reversed(range(wide.shape[1])):
        left = steps.begun(left, step, sizes)
        (log, ratios), (log_left, ratios_left) = reached[step + 1], left
        with np.errstate(all="ignore"):
            passing = _product(ratios, ratios_left) * np.exp(log + log_left - total[:, None])
            here = counted & module.asarray([step < end for end in ends])
            passing = np.where(here[:, None], _quotient(passing, parts[:, :, None]), 0)
        for part in range(len(wide)):
            add_at(out[part, step], (samples, places), -passing[part] / counts[:, None])
        left = steps.backward(left, step)
    return as_dtype(out, x.dtype)


def _for_native(x: Array) -> Array:
    return x.astype(np.float64) if x.dtype.itemsize == 2 and isinstance(x, np.ndarray) else x


# ---- numbers of several parts: the first half of the parts, plus e times the second half


def _product(a: Array, b: Array) -> Array:
    if len(a) == 1:
        return a * b
    half = len(a) // 2
    return np.concatenate([_product(a[:half], b[:half]), _product(a[:half], b[half:]) + _product(a[half:], b[:half])])


def _quotient(a: Array, b: Array) -> Array:
    if len(a) == 1:
        return a / b
    half = len(a) // 2
    first = _quotient(a[:half], b[:half])
    return np.concatenate([first, _quotient(a[half:] - _product(first, b[half:]), b[:half])])


def _exponential(x: Array) -> Array:
    """Of numbers whose first part counts as zero."""
    if len(x) == 1:
        return np.ones_like(x)
    first = _exponential(x[: len(x) // 2])
    return np.concatenate([first, _product(first, x[len(x) // 2 :])])


# ---- states


def _states(shape: tuple[int, ...], targets: Any, ends: Lengths, sizes: Lengths, blank: int) -> tuple[Any, Any]:
    """The class of each state, behind a sample's last state blanks; and where the state before may be left out: the blank between other labels."""
    count, samples, classes = shape
    if not 0 <= blank < classes:
        raise RuntimeError(f"ctc_loss(): expected blank from 0 to {classes - 1}, but got {blank}")
    for name, lengths, limit in (("input_lengths", ends, count), ("target_lengths", sizes, math.inf)):
        if len(lengths) != samples:
            raise RuntimeError(f"ctc_loss(): expected {name} to have {samples} elements, one for each sample, but got {len(lengths)}")
        if samples and not (min(lengths) >= 0 and max(lengths) <= limit):
            raise RuntimeError(f"ctc_loss(): expected {name} from 0 to {limit}, but got {min(lengths)} to {max(lengths)}")
    wanted, most = np.array(sizes, np.int64), max(sizes, default=0)
    within = np.arange(most) < wanted[:, None]
    if targets.ndim > 2 or (targets.ndim == 2 and (targets.shape[0] != samples or targets.shape[1] < most)):
        raise RuntimeError(f"ctc_loss(): expected targets of {samples} rows with {most} labels or more, but got the shape {list(targets.shape)}")
    if targets.ndim < 2 and targets.size < wanted.sum():
        raise RuntimeError(f"ctc_loss(): expected {wanted.sum()} targets or more, the sum of target_lengths, but got {targets.size}")
    labels = np.full(within.shape, blank)
    labels[within] = targets[:, :most][within] if targets.ndim == 2 else targets.reshape(-1)[: wanted.sum()]
    if labels.size and not (labels.min() >= 0 and labels.max() < classes):
        raise RuntimeError(f"ctc_loss(): expected targets from 0 to {classes - 1}, but got {labels.min()} to {labels.max()}")
    states = np.full((samples, 2 * most + 1), blank)
    states[:, 1::2] = labels
    skips = np.zeros(states.shape, bool)
    skips[:, 2:] = (states[:, 2:] != blank) & (states[:, 2:] != states[:, :-2])
    return states, skips


Ways = tuple[Array, Array]  # the logarithms of probabilities of states (samples, states), and ratios of parts to the first (parts, samples, states)


class _Steps:
    def __init__(self, x: Array, states: Any, skips: Any, ends: Lengths):
        module = module_of(x)
        places = module.asarray(np.broadcast_to(states, (*x.shape[:2], *states.shape)))
        self.x, self.ends, self.skips = x, ends, module.asarray(skips)
        self.scores = take_elements(x, places, 3)  # parts, steps, samples, states
        self.factors = _exponential(self.scores)
        self.nowhere = module.full(states.shape, -np.inf, x.dtype)
        self.nothing = module.zeros((len(x), *states.shape), x.dtype)

    def forward(self) -> list[Ways]:
        """What is reached before the first step, and after each."""
        log, ratios = self.nowhere.copy(), self.nothing.copy()
        log[:, 0], ratios[0] = 0, 1
        found = [(log, ratios)]
        for step in range(self.x.shape[1]):
            logs, arriving = _moved(log, 1, -np.inf), _moved(ratios, 1, 0)
            logs[2] = np.where(self.skips, logs[2], -np.inf) if step else -np.inf
            arrived = _sum(logs, arriving)
            with np.errstate(all="ignore"):
                arrived = arrived[0] + self.scores[0, step], _product(arrived[1], self.factors[:, step])
            log, ratios = self._chosen(arrived, (log, ratios), [step < end for end in self.ends])
            found.append((log, ratios))
        return found

    def last(self, sizes: Lengths) -> Ways:
        """What is left at the end, of states where a sequence may end."""
        log, ratios = self.nowhere.copy(), self.nothing.copy()
        for sample, size in enumerate(sizes):
            log[sample, max(2 * size - 1, 0) : 2 * size + 1] = 0
        ratios[0] = 1
        return log, ratios

    def begun(self, left: Ways, step: int, sizes: Lengths) -> Ways:
        """The same as `left`, but for samples whose last step this is."""
        begins = [step == end - 1 for end in self.ends]
        return self._chosen(self.last(sizes), left, begins) if any(begins) else left

    def backward(self, left: Ways, step: int) -> Ways:
        """What is left before a step, of what is left behind it."""
        with np.errstate(all="ignore"):
            log, ratios = left[0] + self.scores[0, step], _product(left[1], self.factors[:, step])
        logs = _moved(log, -1, -np.inf)
        logs[2, ..., :-2] = np.where(self.skips, log, -np.inf)[..., 2:]
        return _sum(logs, _moved(ratios, -1, 0))

    def _chosen(self, yes: Ways, no: Ways, samples: list[bool]) -> Ways:
        if all(samples):
            return yes
        which = module_of(self.x).asarray(samples)[:, None]
        return np.where(which, yes[0], no[0]), np.where(which, yes[1], no[1])


def _moved(x: Array, by: int, outside: float) -> Array:
    """The states, and those one and two places further on (1) or back (-1); where there is none, `outside`."""
    out = module_of(x).full((3, *x.shape), outside, x.dtype)
    out[0] = x
    for places in (1, 2):
        if by > 0:
            out[places, ..., places:] = x[..., :-places]
        else:
            out[places, ..., :-places] = x[..., places:]
    return out


def _sum(logs: Array, ratios: Array) -> Ways:
    """The logarithm of the sum of probabilities, which lie along the first dimension, and its ratios."""
    most = logs.max(0)
    most = np.where(np.isfinite(most), most, 0)
    with np.errstate(all="ignore"):
        sizes = np.exp(logs - most)
        total = sizes.sum(0)
        shares = np.where(total == 0, 0, sizes / total)
        return most + np.log(total), (shares[:, None] * ratios).sum(0)


def _total(reached: list[Ways], states: Any, sizes: Lengths) -> Ways:
    """The logarithms of the probabilities of samples, and ratios."""
    log, ratios = reached[-1]
    module = module_of(log)
    rows = module.arange(len(sizes))
    at, before = module.asarray([2 * size for size in sizes]), module.asarray([max(2 * size - 1, 0) for size in sizes])
    several = module.asarray([size > 0 for size in sizes])
    logs = module.stack([log[rows, at], np.where(several, log[rows, before], -np.inf)])
    return _sum(logs, module.stack([ratios[:, rows, at], ratios[:, rows, before]]))
