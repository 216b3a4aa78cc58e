"""Differences, integrals, covariances and quantiles, made of other ops."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array import shape as array_shape
from specgrad.array.backends import at, refuse_if_any
from specgrad.array.base.tools import checked_dim, checked_dims
from specgrad.array.order import at_ranks
from specgrad.core.base.dtypes import bool_, float32, float64, int64, uint8
from specgrad.core.base.state import modes
from specgrad.core.factories.creation import beside, tensor
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .checks import at_least, same_dtype
from .reduce import values_in_order
from .shape import unrecorded


def _part(input: Tensor, dim: int, start: int | None, end: int | None) -> Tensor:
    return ops.slice(input, dim, start, end)


# ---- differences


def diff(input: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None) -> Tensor:
    ndim = input._array.ndim
    if not ndim:
        at_least(1, "diff", input=input)
    if n < 0:
        raise RuntimeError(f"diff(): expected n >= 0, but got {n}")
    dim = checked_dim(dim, ndim)
    ends = [] if prepend is None is append else [t for t in (prepend, append) if t is not None]
    for end in ends:
        if end.dim() != input.dim():
            raise RuntimeError(f"diff(): expected {input.dim()} dimensions, those of the input, for prepend and append, but got the shape {list(end.shape)}")
        if any(a != b for d, (a, b) in enumerate(zip(end.shape, input.shape)) if d != dim):
            raise RuntimeError(
                f"diff(): expected prepend and append to have the shape of the input, {list(input.shape)}, except in dimension {dim}, but got {list(end.shape)}"
            )
    joined = ops.cat([t for t in (prepend, input, append) if t is not None], dim) if ends else input
    if n == 0:
        return input.clone()
    for _ in range(min(n, joined._array.shape[dim])):
        joined = _differences(joined, dim)
    return joined


def _differences(x: Tensor, dim: int) -> Tensor:
    if x.__class__ is Tensor and x._array.__class__ is np.ndarray and not modes.observers and x.dtype is not bool_:
        return ops._differences(x, dim)
    return (ops.logical_xor if x.dtype is bool_ else ops.sub)(_part(x, dim, 1, None), _part(x, dim, 0, -1))  # as a compiled function takes it apart


def gradient(input: Tensor, spacing: Any, dim: Any, edge_order: int) -> tuple[Tensor, ...]:
    if edge_order not in (1, 2):
        raise RuntimeError(f"gradient(): expected edge_order to be 1 or 2, but got {edge_order}")
    if input.dtype is uint8:
        raise RuntimeError(f"gradient(): expected a dtype with negative numbers, but got {input.dtype}, in which differences wrap around")
    given = range(input.dim()) if dim is None else dim if isinstance(dim, (list, tuple)) else [dim]
    dims = checked_dims(given, input.dim())
    for d in dims:
        if input.shape[d] < edge_order + 1:
            raise RuntimeError(f"gradient(): expected {edge_order + 1} elements or more along dimension {d}, with {edge_order=}, but got {input.shape[d]}")
    steps = _steps(spacing, input, dims)
    return tuple((_gradient_at_coordinates if isinstance(s, Tensor) else _gradient_by_step)(input, s, d, edge_order) for s, d in zip(steps, dims))


def _steps(spacing: Any, input: Tensor, dims: Sequence[int]) -> list[Any]:
    """A step or the coordinates for each dimension."""
    if spacing is None:
        return [1] * len(dims)
    if isinstance(spacing, Tensor) and not spacing.dim():
        if spacing.requires_grad:
            raise RuntimeError("gradient(): a spacing that is a tensor of one number has no gradient; expected a number, spacing.item(), or a list of tensors")
        spacing = spacing.item()
    if not isinstance(spacing, (list, tuple, Tensor)):
        return [spacing] * len(dims)
    steps = list(spacing) if not isinstance(spacing, Tensor) else [spacing]
    if len(steps) != len(dims):
        raise RuntimeError(
            f"gradient(): expected spacing to be a number, or a list of {len(dims)} numbers or tensors, one for each dimension, but got {len(steps)} of them"
        )
    for step, d in zip(steps, dims):
        if isinstance(step, Tensor) and step.dim() != 1:
            raise RuntimeError(f"gradient(): expected coordinates along dimension {d} to have 1 dimension, but got the shape {list(step.shape)}")
        if isinstance(step, Tensor) and step.shape[0] != input.shape[d]:
            raise RuntimeError(f"gradient(): expected {input.shape[d]} coordinates along dimension {d}, but got {step.shape[0]}")
    return steps


def _gradient_by_step(input: Tensor, step: Any, dim: int, edge_order: int) -> Tensor:
    size = input.shape[dim]

    def at(i: int) -> Tensor:
        return _part(input, dim, i, i + 1)

    middle = (_part(input, dim, 2, None) - _part(input, dim, 0, -2)) / (2 * step)
    if edge_order == 1:
        first, last = (at(1) - at(0)) / step, (at(size - 1) - at(size - 2)) / step
    else:
        first = (at(1) * 4 - at(0) * 3 - at(2)) / (2 * step)
        last = (at(size - 1) * 3 - at(size - 2) * 4 + at(size - 3)) / (2 * step)
    return ops.cat([first, middle, last], dim)


def _gradient_at_coordinates(input: Tensor, places: Tensor, dim: int, edge_order: int) -> Tensor:
    """Means of the slopes on both sides, weighted by how far the other neighbour is: no step is multiplied by another, which might be too large a number."""
    steps = diff(places, 1, 0, None, None).reshape([-1 if d == dim else 1 for d in range(input.dim())])
    slopes = (_part(input, dim, 1, None) - _part(input, dim, 0, -1)) / steps
    first, last = _part(slopes, dim, 0, 1), _part(slopes, dim, -1, None)
    if input.shape[dim] > 2:
        share = _part(steps, dim, 0, -1) / (_part(steps, dim, 0, -1) + _part(steps, dim, 1, None))  # of the step before, in both
        before, after = _part(slopes, dim, 0, -1), _part(slopes, dim, 1, None)
        middle = before * (1 - share) + after * share
        if edge_order == 2:  # the line on which the slopes of the middle of the two steps lie
            first = first + (_part(before, dim, 0, 1) - _part(after, dim, 0, 1)) * _part(share, dim, 0, 1)
            last = last + (_part(after, dim, -1, None) - _part(before, dim, -1, None)) * (1 - _part(share, dim, -1, None))
        return ops.cat([first, middle, last], dim)
    return ops.cat([first, last], dim)


# ---- integrals


def trapezoid(y: Tensor, dx: Any, dim: int) -> Tensor:
    if y.dtype is bool_:
        _no_bools("trapezoid", y)
    shape = y._array.shape
    dim = checked_dim(dim, len(shape)) if shape else _axis("trapezoid", y, dim)
    if shape[dim] == 0:
        return ops.sum(y, [dim])
    if not (inexact := y.dtype.is_inexact):
        y = y.to(int64)  # sums of two small integers may be too large for their dtype
    if shape[dim] == 1:
        return ops.sum(_part(y, dim, 0, 0), [dim])
    if unrecorded((y,)):
        first, last = [plain_tensor(array_shape.select(y._array, dim, end)) for end in (0, -1)]
        inner = plain_tensor(array_shape.slice(y._array, dim, 1, -1, 1))
    else:
        first, last, inner = ops.select(y, dim, 0), ops.select(y, dim, -1), ops.slice(y, dim, 1, -1)
    ends, between = ops.add(first, last), ops.sum(inner, [dim])
    total = ops.add(between, ends, alpha=0.5) if inexact else between + ends * 0.5
    if total._node is None and dx.__class__ in (int, float) and dx == 1:
        return total  # what is recorded ends in a product, as PyTorch's does
    return total * dx


def trapezoid_at(y: Tensor, x: Tensor, dim: int) -> Tensor:
    _no_bools("trapezoid", y, x)
    if y.shape and y.shape[checked_dim(dim, y.dim())] == 0:
        return ops.sum(y, [dim])
    y, steps, dim = _with_steps("trapezoid", y, x, dim)
    return ops.sum((_part(y, dim, 0, -1) + _part(y, dim, 1, None)) * steps, [dim]) / 2


def cumulative_trapezoid(y: Tensor, dx: Any, dim: int) -> Tensor:
    _no_bools("cumulative_trapezoid", y)
    dim = _axis("cumulative_trapezoid", y, dim)
    return ops.cumsum(_part(y, dim, 0, -1) + _part(y, dim, 1, None), dim) * (dx / 2)


def cumulative_trapezoid_at(y: Tensor, x: Tensor, dim: int) -> Tensor:
    _no_bools("cumulative_trapezoid", y, x)
    y, steps, dim = _with_steps("cumulative_trapezoid", y, x, dim)
    return ops.cumsum((_part(y, dim, 0, -1) + _part(y, dim, 1, None)) * steps, dim) / 2


def _no_bools(name: str, *tensors: Tensor) -> None:
    if any(t.dtype is bool_ for t in tensors):
        raise RuntimeError(f"{name}(): expected tensors of numbers, but got {bool_}")


def _axis(name: str, y: Tensor, dim: int) -> int:
    if y.dim() == 0:
        raise IndexError(f"{name}(): expected a tensor with dimensions, but got the shape [], which has no dimension {dim}")
    return checked_dim(dim, y.dim())


def _with_steps(name: str, y: Tensor, x: Tensor, dim: int) -> tuple[Tensor, Tensor, int]:
    """The values, the steps between their coordinates, which broadcast with them, and the dimension of both."""
    dim = _axis(name, y, dim)
    if x.dim() == 0:
        return y, (x - x).reshape([1] * y.dim()), dim  # one place: steps of zero
    if x.dim() == 1:
        if x.shape[0] != y.shape[dim]:
            raise RuntimeError(f"{name}(): expected {y.shape[dim]} coordinates x, one for each element of y along dimension {dim}, but got {x.shape[0]}")
        steps = diff(x, 1, 0, None, None).reshape([-1 if d == dim else 1 for d in range(y.dim())])
        return y, steps, dim
    rank = max(x.dim(), y.dim())
    behind = dim - y.dim()
    x, y = (t.reshape([1] * (rank - t.dim()) + list(t.shape)) for t in (x, y))
    return y, diff(x, 1, behind, None, None), rank + behind


# ---- covariance


def cov(input: Tensor, correction: int, fweights: Tensor | None, aweights: Tensor | None) -> Tensor:
    if input.dim() > 2:
        raise RuntimeError(f"cov(): expected an input of at most 2 dimensions, but got the shape {list(input.shape)}")
    if input.dtype is bool_:
        raise RuntimeError(f"cov(): expected an input of numbers, but got {bool_}")
    rows = input if input.dim() == 2 else input.reshape(1, -1)
    count = rows.shape[1]
    weights = _weights(fweights, aweights, count)
    if weights is None:
        mean = ops.mean(rows, [1], True) if rows.dtype.is_inexact else ops.mean(rows.to(float32), [1], True)
        norm: Any = max(count - correction, 0)
        away = rows - mean
        product = ops.mm(away, ops._mH(away))
        return (product / norm if norm else product / tensor(0.0, dtype=product.dtype.to_real(), device=beside(product))).squeeze()
    total = ops.sum(weights)
    with at(total._all_values()):
        refuse_if_any(total._all_values() == 0, RuntimeError("cov(): expected weights whose sum is not zero, but got weights that add up to zero"))
    mean = ops.sum(rows * weights, [1], True) / total
    away = rows - mean
    both = total if aweights is None or correction == 0 else ops.sum(weights * aweights) / total
    freedom = total - correction if aweights is None else total if correction == 0 else total - both * correction
    freedom = ops.clamp(freedom, 0)
    left, right = away, ops._mH(away * weights)
    if left.dtype is not right.dtype:
        left = left.to(right.dtype)
    return (ops.mm(left, right) / freedom).squeeze()


def _weights(fweights: Tensor | None, aweights: Tensor | None, count: int) -> Tensor | None:
    """What each observation counts for: how often it was made times its own weight; None if all count alike."""
    for name, weights in (("fweights", fweights), ("aweights", aweights)):
        if weights is None:
            continue
        if weights.dim() > 1:
            raise RuntimeError(f"cov(): expected {name} to have at most 1 dimension, but got the shape {list(weights.shape)}")
        integral = weights.dtype.category == "int"
        if integral is (name == "aweights") or weights.dtype.category in ("bool", "complex"):
            raise RuntimeError(f"cov(): expected {name} to have {'a floating-point' if name == 'aweights' else 'an integer'} dtype, but got {weights.dtype}")
        if weights.numel() != count:
            raise RuntimeError(f"cov(): expected {name} to have {count} elements, one for each observation, but got {weights.numel()}")
        with at(weights._all_values()):
            refuse_if_any(weights._all_values() < 0, RuntimeError(f"cov(): expected {name} without negative numbers, but got some"))
    if fweights is None or aweights is None:
        return aweights if fweights is None else fweights
    return fweights * aweights


def corrcoef(input: Tensor) -> Tensor:
    if input.dim() > 2:
        raise RuntimeError(f"corrcoef(): expected an input of at most 2 dimensions, but got the shape {list(input.shape)}")
    covariance = cov(input, 1, None, None)
    if covariance.dim() == 0:
        return covariance / covariance
    spread = ops.sqrt(ops.diagonal(covariance).real if covariance.is_complex() else ops.diagonal(covariance))
    result = covariance / ops.unsqueeze(spread, 1) / ops.unsqueeze(spread, 0)
    if result.is_complex():
        return ops.complex(ops.clamp(result.real, -1, 1), ops.clamp(result.imag, -1, 1))
    return ops.clamp(result, -1, 1)


# ---- quantiles

_INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def quantile(input: Tensor, q: Any, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    return _quantile("quantile", input, q, dim, keepdim, interpolation)


def nanquantile(input: Tensor, q: Any, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    return _quantile("nanquantile", input, q, dim, keepdim, interpolation)


def _quantile(name: str, input: Tensor, q: Any, dim: int | None, keepdim: bool, interpolation: str) -> Tensor:
    if input.numel() == 0:
        raise RuntimeError(f"{name}(): expected an input with elements, but got the shape {list(input.shape)}")
    if input.dtype not in (float32, float64):
        raise RuntimeError(f"{name}(): expected an input of {float32} or {float64}, but got {input.dtype}")
    if interpolation not in _INTERPOLATIONS:
        raise RuntimeError(f"{name}(): expected interpolation to be one of {', '.join(_INTERPOLATIONS)}, but got {interpolation!r}")
    is_number = not isinstance(q, Tensor)
    if is_number:
        if isinstance(q, str) or not hasattr(q, "__float__"):
            raise TypeError(f"{name}(): expected q to be a number or a tensor, but got {q!r}, of type {type(q).__name__}")
        q = tensor(float(q), dtype=input.dtype, device=beside(input))
    same_dtype(name, q=q, input=input)
    if q.dim() > 1:
        raise RuntimeError(f"{name}(): expected q to be a number or to have at most 1 dimension, but got the shape {list(q.shape)}")
    given = q._all_values()
    with at(given):
        refuse_if_any(~((given >= 0) & (given <= 1)), RuntimeError(f"{name}(): expected q from 0 to 1, but got numbers beyond"))
    kept = [1] * input.dim()
    if dim is None:
        rows = input.reshape(-1)
    else:
        dim = checked_dim(dim, input.dim())
        rows = ops.movedim(input, dim, -1) if input.dim() else input.reshape(1)
        kept = [1 if d == dim else n for d, n in enumerate(input.shape)]
    found = _at_one_rank(rows, q, is_number, interpolation) if q.numel() == 1 else None
    if found is None:
        found = _at_ranks(rows, _ranks(rows, q.reshape(-1), name == "nanquantile"), interpolation)
    if keepdim:
        found = ops.movedim(found, -1, 0).reshape([-1, *kept]) if q.numel() else found.reshape([0, *kept])
    else:
        found = ops.movedim(found, -1, 0)
    return found if q.dim() else ops.squeeze(found, 0)


def _at_one_rank(rows: Tensor, q: Tensor, is_number: bool, interpolation: str) -> Tensor | None:
    """The quantiles as the last dimension, of elements that are found without sorting the others; None where a row may have NaN, and inside of a batch."""
    values = rows._all_values()
    if rows.__class__ is not Tensor or q.__class__ is not Tensor or not isinstance(values, np.ndarray) or np.isnan(values).any():
        return None
    given = q._all_values().reshape(())
    rank = given * given.dtype.type(rows.shape[-1] - 1)
    if interpolation in ("lower", "higher", "nearest"):
        rank = {"lower": np.floor, "higher": np.ceil, "nearest": np.rint}[interpolation](rank)
    whole = math.floor(rank)
    ranks = (whole,) if rank == whole else (whole, whole + 1)
    found = at_ranks(values, *ranks) if unrecorded((rows, q)) else None
    below, *upper = [ops.kthvalue(rows, rank + 1, -1, True)[0] for rank in ranks] if found is None else map(plain_tensor, found)
    if interpolation in ("lower", "higher", "nearest"):
        return below
    above = upper[0] if upper else below
    if interpolation == "midpoint":
        return ops.lerp(below, above, 0.5)
    return ops.lerp(below, above, float(rank - whole) if is_number else q.reshape(-1) * (rows.shape[-1] - 1) - whole)


def _ranks(rows: Tensor, q: Tensor, ignore_nan: bool) -> Tensor:
    """Between which elements of each sorted row its quantiles lie, as a fraction."""
    nan = ops.isnan(rows.detach())
    last = rows.shape[-1] - 1
    if ignore_nan:
        lasts = ops.sum(ops.logical_not(nan), [-1], True) - 1
        return q * ops.clamp(lasts, 0).to(q.dtype)
    return ops.where(ops.any(nan, -1, True), float(last), q * last)  # NaN is sorted behind all numbers


def _at_ranks(rows: Tensor, ranks: Tensor, interpolation: str) -> Tensor:
    if interpolation in ("lower", "higher", "nearest"):
        ranks = {"lower": ops.floor, "higher": ops.ceil, "nearest": ops.round}[interpolation](ranks.detach())
    values = values_in_order(rows, -1)
    shape = [*rows.shape[:-1], ranks.shape[-1]]
    below = ops.expand(ranks.detach().to(int64), shape)
    found = ops.gather(values, -1, below)
    if interpolation in ("lower", "higher", "nearest"):
        return found
    above = ops.gather(values, -1, ops.expand(ops.ceil(ranks.detach()).to(int64), shape))
    return ops.lerp(found, above, 0.5 if interpolation == "midpoint" else ranks - below)


def logcumsumexp(input: Tensor, dim: int) -> Tensor:
    dim = checked_dim(dim, input.dim())
    if not input.dtype.is_inexact:
        raise NotImplementedError(f"logcumsumexp(): expected a tensor of floating-point or complex numbers, but got {input.dtype}")
    return ops._logcumsumexp(input, dim) if input.dim() else input.clone()
