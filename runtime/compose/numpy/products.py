"""NumPy's products, statistics of pairs, and calculus on grids."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.compose.linalg import products
from specgrad.compose.shape import broadcast_tensors
from specgrad.core.dispatch.numpy_arguments import dtype as as_dtype
from specgrad.core.dispatch.numpy_arguments import no_less_than, operand, promoted, tensor, written
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def dot(a: Any, b: Any, out: Any = None) -> Any:
    a, b = promoted(a, b)
    if not a.ndim or not b.ndim:
        return written(out, a * b)
    return written(out, ops.matmul(a, b) if b.ndim <= 2 else ops.tensordot(a, b, ([a.ndim - 1], [b.ndim - 2])))


def vdot(a: Any, b: Any, /) -> Tensor:
    a, b = promoted(a, b)
    return ops.vdot(a.reshape(-1), b.reshape(-1))


def vecdot(x1: Any, x2: Any, /, *, axis: int = -1) -> Tensor:
    """The inner products of vectors, the first of them conjugated; of integers too, which the op of matrices refuses."""
    x1, x2 = promoted(x1, x2)
    return ops.linalg_vecdot(x1, x2, dim=axis) if x1.dtype.is_inexact else ops.sum(x1 * x2, axis, dtype=x1.dtype)


def cross(a: Any, b: Any, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None) -> Tensor:
    a, b = promoted(a, b)
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = broadcast_tensors(ops.movedim(a, axisa, -1), ops.movedim(b, axisb, -1))
    return ops.movedim(ops.linalg_cross(a, b), -1, axisc)


def outer(a: Any, b: Any, out: Any = None) -> Any:
    return written(out, ops.mul(tensor(a).reshape(-1, 1), tensor(b).reshape(1, -1)))


def trace(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> Any:
    return written(out, ops.sum(ops.diagonal(tensor(a), offset, axis1, axis2), -1, dtype=as_dtype(dtype)))


def einsum(*operands: Any, out: Any = None, optimize: Any = False, dtype: Any = None) -> Any:
    given = [value if isinstance(value, str) or _is_sublist(value) else tensor(value) for value in operands]
    found = products.einsum(*given)
    return written(out, found if dtype is None else found.to(as_dtype(dtype)))


def _is_sublist(value: Any) -> bool:
    """Whether the labels of an operand are given as a list: [0, 1] or [..., 0]."""
    return isinstance(value, list) and all(item is ... or isinstance(item, int) for item in value)


@no_less_than(np.float64)
def cov(
    m: Any, y: Any = None, rowvar: bool = True, bias: bool = False, ddof: Any = None, fweights: Any = None, aweights: Any = None, *, dtype: Any = None
) -> Tensor:
    rows = _rows(m, rowvar)
    if y is not None:
        rows = ops.cat([rows, _rows(y, rowvar)])
    rows = rows if dtype is None else rows.to(as_dtype(dtype))
    correction = ddof if ddof is not None else 0 if bias else 1
    found = ops.cov(rows, correction=correction, fweights=tensor(fweights), aweights=tensor(aweights))
    return ops.squeeze(found)


@no_less_than(np.float64)
def corrcoef(x: Any, y: Any = None, rowvar: bool = True, *, dtype: Any = None) -> Tensor:
    rows = _rows(x, rowvar)
    rows = rows if y is None else ops.cat([rows, _rows(y, rowvar)])
    return ops.squeeze(ops.corrcoef(rows if dtype is None else rows.to(as_dtype(dtype))))


def _rows(m: Any, rowvar: bool) -> Tensor:
    """The variables, one in a row."""
    m = tensor(m)
    m = m if m.dtype.is_floating_point or m.dtype.is_complex else m.double()
    return m.reshape(1, -1) if m.ndim < 2 else m if rowvar or m.shape[0] == 1 else m.mT


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Tensor:
    steps = ops.diff(tensor(ary).reshape(-1))
    ends = [None if end is None else tensor(end).to(steps.device, steps.dtype).reshape(-1) for end in (to_begin, to_end)]
    return ops.cat([part for part in (ends[0], steps, ends[1]) if part is not None])


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    f = tensor(f)
    f = f if f.dtype.is_floating_point or f.dtype.is_complex else f.double()
    axes = list(range(f.ndim)) if axis is None else list(axis) if isinstance(axis, tuple) else [axis]
    if len(varargs) not in (0, 1, len(axes)):
        raise TypeError(f"expected a spacing for all axes or one for each of {len(axes)}, got {len(varargs)}")
    steps = [1.0] * len(axes) if not varargs else list(varargs) * len(axes) if len(varargs) == 1 else list(varargs)
    found = tuple(ops.gradient(f, spacing=[tensor(step)] if np.ndim(step) else step, dim=[dim], edge_order=edge_order)[0] for dim, step in zip(axes, steps))
    return found[0] if len(found) == 1 else found


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> Tensor:
    if x is None:
        return ops.trapezoid_dx(tensor(y), dx=dx, dim=axis)
    return ops.trapezoid_x(tensor(y), tensor(x), dim=axis)


@no_less_than(np.float64)
def interp(x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: Any = None) -> Tensor:
    """Straight lines between the points (xp, fp), with the slopes of each line for x, xp and fp."""
    x, xp, fp = tensor(x), tensor(xp), tensor(fp)
    x, xp, fp = (t if t.dtype.is_floating_point or t.dtype.is_complex else t.double() for t in (x, xp, fp))
    if xp.ndim != 1 or fp.ndim != 1 or xp.shape != fp.shape or not xp.numel():
        raise ValueError(f"interp() needs points of one dimension, as many of xp as of fp and at least one; got {tuple(xp.shape)} and {tuple(fp.shape)}")
    if period is not None:
        x, xp = ops.remainder(x, period), ops.remainder(xp, period)
        xp, order = ops.sort(xp)
        fp = fp[order]
        xp, fp = ops.cat([xp[-1:] - period, xp, xp[:1] + period]), ops.cat([fp[-1:], fp, fp[:1]])
        left = right = None
    if xp.numel() == 1:
        inside = ops.broadcast_to(fp[0], x.shape)
    else:
        place = ops.clamp(ops.searchsorted(xp.detach(), x.detach(), right=True) - 1, 0, xp.numel() - 2)
        start, end = xp[place], xp[place + 1]
        inside = fp[place] + (fp[place + 1] - fp[place]) / (end - start) * (x - start)
    inside = ops.where(x < xp[0], fp[0] if left is None else operand(left), inside)
    return ops.where(x > xp[-1], fp[-1] if right is None else operand(right), inside)


def convolve(a: Any, v: Any, mode: str = "full") -> Tensor:
    a, v = promoted(a, v)
    longer, shorter = (v, a) if v.numel() > a.numel() else (a, v)
    return _sliding(longer, ops.flip(shorter, range(shorter.ndim)), mode)


def correlate(a: Any, v: Any, mode: str = "valid") -> Tensor:
    a, v = promoted(a, v)
    v = ops.conj(v) if v.dtype.is_complex else v
    return ops.flip(_sliding(v, a, mode), [0]) if v.numel() > a.numel() else _sliding(a, v, mode)


def _sliding(a: Tensor, v: Tensor, mode: str) -> Tensor:
    """The sums of products of `a` with `v`, which is no longer, at each shift."""
    if a.ndim != 1 or v.ndim != 1 or not v.numel():
        raise ValueError("convolve() and correlate() take two arrays of one dimension, neither of them empty")
    size = v.numel()
    before, after = {"full": (size - 1, size - 1), "same": (size // 2, size - 1 - size // 2), "valid": (0, 0)}[mode]
    return ops.matmul(ops.unfold(ops.cat([a.new_zeros(before), a, a.new_zeros(after)]), 0, size, 1), v)


def polyval(p: Any, x: Any) -> Any:
    x, found = tensor(x), 0
    for coefficient in tensor(p):
        found = found * x + coefficient
    return found
