"""Running results in which each element builds on the one before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .backends import empty_on_backend_of, module_of
from .base import native
from .base.tools import Array, as_dtype, checked_dim, contiguous, in_pool, is_half, widened
from .dtypes import traits
from .linalg.products import mm
from .pointwise import log1p

_WHOLE, _FIRST, _EARLIER, _LATER = slice(None), slice(1), slice(-1), slice(1, None)
_FEW = 2  # steps of a layer


def logcumsumexp(x: Array, dim: int) -> Array:
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and (found := native.running("l", x, dim, False)) is not None:
        return found
    with np.errstate(all="ignore"):
        if not traits[x.dtype].is_complex and isinstance(x, np.ndarray):
            wide = x.astype(np.float64) if is_half(x) else x  # float32 would lose a digit of the half in a thousand steps
            found = native.running("l", contiguous(wide), dim, False) if x.ndim else None
            return as_dtype(np.logaddexp.accumulate(wide, axis=dim) if found is None else found, x.dtype)
        if not traits[x.dtype].is_complex:
            wide = x.astype(np.float64) if is_half(x) else x
            return as_dtype(_doubled(_log_of_sum, (wide,), dim)[0], x.dtype)
        found = contiguous(np.moveaxis(x, dim, 0)).copy()
        for i in range(len(found)):  # one after another: the phase turns on from where it was
            found[i] = log_of_complex_sum(found[i], found[i - 1] if i else np.full_like(found[0], -np.inf))
        return contiguous(np.moveaxis(found, 0, dim))


def _log_of_sum(first: tuple[Array, ...], second: tuple[Array, ...]) -> tuple[Array, ...]:
    a: Array = first[0]
    b: Array = second[0]
    larger: Array = np.where(a >= b, a, b)
    top = np.where(np.isfinite(larger), larger, 0)
    return (np.log(np.exp(a - top) + np.exp(b - top)) + top,)


def log_of_complex_sum(a: Array, b: Array) -> Array:
    """log(exp(a) + exp(b)), of the logarithms that there are the one with the phase of the larger operand, or next to it."""
    larger: Array = np.where(a.real < b.real, b, a)
    smaller: Array = np.where(a.real < b.real, a, b)
    ratio = smaller - larger
    size = np.exp(ratio.real)
    parts = np.where(size == 0, 0, ratio.imag)  # what adds nothing has no phase
    found = larger + log1p(size * np.cos(parts) + 1j * (size * np.sin(parts)))
    infinite = np.isinf(a.real) & (a.real == b.real)
    found = np.where(infinite, np.where(a.real < 0, b, np.log(np.exp(a) + np.exp(b))), found)
    return as_dtype(np.where(np.isnan(a) | np.isnan(b), complex(np.nan, np.nan), found), a.dtype)


def linear_scan(x: Array, factor: Array, dim: int) -> Array:
    """y[i] = x[i] + factor[i] * y[i - 1]; the first factor counts for nothing."""
    dim = checked_dim(dim, x.ndim)
    wide = widened(x)
    with np.errstate(all="ignore"):
        return as_dtype(_doubled(_chained, (wide, as_dtype(widened(factor), wide.dtype)), dim)[0], x.dtype)


def _chained(first: tuple[Array, ...], second: tuple[Array, ...]) -> tuple[Array, ...]:
    return second[0] + second[1] * first[0], second[1] * first[1]


def _doubled(join: Callable[..., tuple[Array, ...]], parts: tuple[Array, ...], dim: int) -> tuple[Array, ...]:
    """Running results of an associative function, in as many steps as the length has binary digits."""
    rows = [np.moveaxis(p, dim, 0).copy() for p in parts]
    step, length = 1, len(rows[0])
    while step < length:
        joined = join(tuple(r[:-step] for r in rows), tuple(r[step:] for r in rows))
        for row, new in zip(rows, joined):
            row[step:] = new
        step *= 2
    return tuple(contiguous(np.moveaxis(r, 0, dim)) for r in rows)


def differences(x: Array, dim: int) -> Array:
    """What each element along a dimension exceeds the one before by."""
    before = (_WHOLE,) * checked_dim(dim, x.ndim)
    return _difference(x[(*before, _LATER)], x[(*before, _EARLIER)])


def spread_differences(x: Array, dim: int) -> Array:
    """The transpose of differences: what is added to each element and taken from the one before."""
    dim = checked_dim(dim, x.ndim)
    before = (_WHOLE,) * dim
    out = module_of(x).empty((*x.shape[:dim], x.shape[dim] + 1, *x.shape[dim + 1 :]), x.dtype)
    out[(*before, _FIRST)] = 0
    out[(*before, _LATER)] = x
    first = out[(*before, _EARLIER)]
    first[...] = _difference(first, x)
    return out


def _difference(a: Array, b: Array) -> Array:
    kernel = native.kernels.get("sub") if a.__class__ is np.ndarray else None
    return a - b if kernel is None else kernel(a, b)


# ---- layers of LSTM cells along a sequence, all steps in one call. The gates of a step are (rows, 4 * width), side by side: what writes, what keeps, the
# value, what reads.


@in_pool
@np.errstate(all="ignore")
def lstm(gates: Array, weight: Array, hidden: Array, cell: Array) -> tuple[Array, Array, Array]:
    """What cells show and keep, at the start and behind each step, and what the functions of their gates gave.

    Args:
        gates: (steps, rows, 4 * width), what the inputs give to them.
        weight: (4 * width, width), of what the state before gives to them.
        hidden: (rows, width), what is shown at the start.
        cell: the same of what is kept.
    """
    _require_fitting(gates, weight, hidden, cell)
    (steps, rows), width = gates.shape[:2], weight.shape[1]
    states, cells = (empty_on_backend_of(gates, (steps + 1, rows, width), gates.dtype) for _ in range(2))
    active = empty_on_backend_of(gates, gates.shape, gates.dtype)
    states[0], cells[0] = hidden, cell
    turned = weight.T if rows > 1 and steps > _FEW else weight  # which takes less time to multiply by, once it is copied
    if native.lstm(contiguous(gates), states, cells, active, contiguous(turned)):
        return states, cells, active
    writes, keeps, value, reads = _apart(active, width)
    for t in range(steps):
        of_step = gates[t] + states[t] @ weight.T
        active[t] = 1 / (1 + np.exp(-of_step))
        value[t] = np.tanh(_apart(of_step, width)[2])
        cells[t + 1] = keeps[t] * cells[t] + writes[t] * value[t]
        states[t + 1] = reads[t] * np.tanh(cells[t + 1])
    return states, cells, active


def lstm_backward(
    grads: Sequence[Array], weight: Array, states: Array, cells: Array, active: Array, needs: Sequence[bool]
) -> tuple[Any, ...] | None:  # fmt: skip
    """The gradients of gates, weight, hidden and cell in one pass; None for a device's arrays."""
    return _in_one_pass(active, grads, weight, states, cells, needs[1]) if isinstance(active, np.ndarray) else None


@in_pool
@np.errstate(all="ignore")
def _in_one_pass(active: Array, grads: Sequence[Array], weight: Array, states: Array, cells: Array, needs_weight: bool) -> tuple[Any, ...]:
    to_gates, to_hidden, to_cell = np.empty_like(active, order="C"), np.zeros_like(states[0]), np.zeros_like(states[0])
    above, found = [contiguous(g) for g in grads], (to_gates, to_hidden, to_cell)
    if not native.lstm_backward(above[0], above[1], above[2], contiguous(cells), contiguous(active), *found, contiguous(weight)):
        bounded, (writes, keeps, value, reads) = np.tanh(cells[1:]), _apart(active, weight.shape[1])
        slopes = np.concatenate([writes * (1 - writes), keeps * (1 - keeps), 1 - value * value, reads * (1 - reads)], 2)
        for t in reversed(range(len(active))):
            on_state = grads[0][t + 1] + to_hidden
            on_cell = grads[1][t + 1] + to_cell + on_state * reads[t] * (1 - bounded[t] * bounded[t])
            to_gates[t] = slopes[t] * (grads[2][t] + np.concatenate([on_cell * value[t], on_cell * cells[t], on_cell * writes[t], on_state * bounded[t]], 1))
            to_hidden, to_cell = to_gates[t] @ weight, on_cell * keeps[t]
    to_weight = None
    if needs_weight:
        before = states[:-1]
        to_weight = mm(to_gates.reshape(-1, to_gates.shape[2]).T, before.reshape(-1, before.shape[2]))
    return to_gates, to_weight, grads[0][0] + to_hidden, grads[1][0] + to_cell


@np.errstate(all="ignore")
def lstm_scan(x: Array, factors: Array, weight: Array, back: bool) -> Array:
    """How changes go along a layer of LSTM cells, to the steps behind, or back.

    Args:
        x: (steps, rows, 6 * width), what is added to the gates, to what cells show, and to what they keep.
        factors: of the same shape, what a change of these is multiplied by on its way: of gates to what is kept, the last of them to what is shown; of what was
            kept to what is kept; and of what is kept to what is shown.
        weight: (4 * width, width), of what was shown to the gates.
        back: whether the way is that of gradients, from the last step to the first: the transpose.
    """
    width = weight.shape[1]
    if x.ndim != 3 or x.shape != factors.shape or weight.shape[0] != 4 * width or x.shape[2] != 6 * width:
        raise RuntimeError(f"lstm: changes of {list(x.shape)}, factors of {list(factors.shape)} and a weight of {list(weight.shape)} do not fit together")
    out = np.copy(x)
    last = 3 * width
    for t in reversed(range(len(x))) if back else range(len(x)):
        gates, shown, kept = out[t, :, : 4 * width], out[t, :, 4 * width : 5 * width], out[t, :, 5 * width :]
        by, keeps, reads = factors[t, :, : 4 * width], factors[t, :, 4 * width : 5 * width], factors[t, :, 5 * width :]
        if back:
            if t + 1 < len(x):
                shown += out[t + 1, :, : 4 * width] @ weight
                kept += factors[t + 1, :, 4 * width : 5 * width] * out[t + 1, :, 5 * width :]
            kept += reads * shown
            gates[:, last:] += by[:, last:] * shown
            for start in range(0, last, width):
                gates[:, start : start + width] += by[:, start : start + width] * kept
        else:
            if t:
                gates += out[t - 1, :, 4 * width : 5 * width] @ weight.T
                kept += keeps * out[t - 1, :, 5 * width :]
            for start in range(0, last, width):
                kept += by[:, start : start + width] * gates[:, start : start + width]
            shown += by[:, last:] * gates[:, last:] + reads * kept
    return out


def _apart(gates: Array, width: int) -> tuple[Array, Array, Array, Array]:
    writes, keeps, value, reads = (gates[..., start : start + width] for start in range(0, 4 * width, width))
    return writes, keeps, value, reads


def _require_fitting(gates: Array, weight: Array, hidden: Array, cell: Array) -> None:
    fits = gates.ndim == 3 and len(gates) and weight.ndim == 2 and gates.shape[2] == weight.shape[0] == 4 * weight.shape[1]
    if not fits or not hidden.shape == cell.shape == (gates.shape[1], weight.shape[1]):
        raise RuntimeError(
            f"lstm: gates of {list(gates.shape)}, a weight of {list(weight.shape)} and states of {list(hidden.shape)} and {list(cell.shape)} "
            "do not fit together"
        )
