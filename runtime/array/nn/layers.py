"""Layers and losses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..backends import module_of, refuse_if_any, zeros_on_backend_of
from ..base import native
from ..base.portable import add_slices, counted, take_elements, take_slices
from ..base.tools import Array, any_outside, as_array, as_dtype, broadcast_to, contiguous, is_half, may_hold, widened
from ..dtypes import traits
from ..linalg.products import added, in_blas, on_device
from ..reduce import sum_over


def linear(x: Array, weight: Array, bias: Array | None) -> Array:
    """x @ weight.T + bias."""
    if weight.ndim not in (1, 2):
        raise RuntimeError(f"linear(): weight must have one or two dimensions, got {weight.ndim}")
    if x.shape[-1:] != weight.shape[-1:]:
        rows = math.prod(x.shape[:-1])
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({rows}x{x.shape[-1] if x.ndim else 0} and {weight.shape[-1]}x{weight.shape[0]})")
    if weight.ndim == 1 and bias is not None and (x.ndim > 1 or bias.ndim):
        raise RuntimeError(f"linear(): weight must be a matrix where there is a bias, but for a vector and one number, got shape {list(weight.shape)}")
    if x.dtype != weight.dtype:
        raise RuntimeError(f"mat1 and mat2 must have the same dtype, but got {x.dtype} and {weight.dtype}")
    if bias is not None and bias.dtype != x.dtype:
        raise RuntimeError(f"linear(): bias must have the dtype of the input, but got {bias.dtype} and {x.dtype}")
    if x.__class__ is not np.ndarray and weight.ndim == 2 and (found := _linear_on_device(x, weight, bias)) is not None:
        return found
    if is_half(x):
        out = as_array(_product(widened(x), widened(weight).T), x)
        return (out if bias is None else as_array(out + widened(bias), x)).astype(x.dtype)
    out = as_array(_product(x, weight.T), x)
    return out if bias is None else _added(out, bias)


def _linear_on_device(x: Array, weight: Array, bias: Array | None) -> Array | None:
    """x @ weight.T + bias by a library of the device, in one launch where it adds vectors; None where there is none."""
    rows, columns = x.reshape(math.prod(x.shape[:-1]), x.shape[-1]), len(weight)
    out = None
    if bias is None or (bias.shape == (columns,) and bias.dtype == x.dtype):
        out = on_device(rows, weight.T, bias)
    if out is None and bias is not None and not is_half(x) and (out := on_device(rows, weight.T)) is not None:
        out = _added(out, bias)
    return None if out is None else out.reshape(*x.shape[:-1], columns)


def _product(x: Array, matrix: Array) -> Array:
    """x @ matrix, by one product of matrices: NumPy's own of more dimensions takes several times as long."""
    if not x.ndim:
        return x * matrix
    rows = x.reshape(math.prod(x.shape[:-1]), x.shape[-1]) if x.ndim > 2 else x
    out = in_blas(rows, matrix)
    return out.reshape(*x.shape[:-1], *matrix.shape[1:]) if x.ndim > 2 else out


def _added(out: Array, bias: Array) -> Array:
    try:
        return added(out, bias)
    except ValueError:
        raise RuntimeError(f"linear(): The expanded size of the bias, {list(bias.shape)}, must match the size of the product, {list(out.shape)}") from None


def mse_loss(x: Array, target: Array, reduction: str) -> Array:
    one, other = widened(x), widened(target)
    kernel = native.kernels.get("_row_squared_distance")
    total = kernel.same(one.reshape(-1), other.reshape(-1)) if kernel is not None and isinstance(one, np.ndarray) else None
    if total is None:
        away = (one - other).reshape(-1)
        total = np.dot(away, away)
    return as_dtype(as_array(total / one.dtype.type(one.size) if reduction == "mean" else total, x), x.dtype)


# ---- negative log-likelihood


def _class_weights(target: Array, weight: Array | None, ignore_index: int, dtype: Any, classes: int) -> tuple[Array | None, Array]:
    """For each target the weight of its class, zero where it is ignored; and the targets with 0 in place of ignored ones, to index with.

    None for the weights if all are one.
    """
    if target.dtype != np.int64 and target.dtype != np.uint8:
        raise RuntimeError(f"expected scalar type Long but found {target.dtype}: targets are class indices, of dtype int64 or uint8")
    ignored = target == ignore_index
    some_ignored = may_hold(ignored)
    safe = np.where(ignored, 0, target) if some_ignored else target
    if not isinstance(safe, np.ndarray):
        refuse_if_any((safe < 0) | (safe >= classes), IndexError(f"a target is out of bounds of {classes} classes"))
    elif any_outside(safe, 0, classes):
        bad = safe[(safe < 0) | (safe >= classes)].flat[0]
        raise IndexError(f"Target {bad} is out of bounds.")
    if weight is None:
        return np.where(ignored, dtype.type(0), dtype.type(1)) if some_ignored else None, safe
    if weight.shape != (classes,):
        raise RuntimeError(
            f"weight tensor should be defined either for all {classes} classes or no classes but got weight tensor of shape: {list(weight.shape)}"
        )
    return np.where(ignored, dtype.type(0), weight.astype(dtype)[safe]), safe


def _class_dim(ndim: int) -> int:
    return 0 if ndim == 1 else 1


def _each_row(targets: Array) -> tuple[Array, Array]:
    """Where the element of each row's target stands."""
    return module_of(targets).arange(len(targets)), targets


def nll_loss(x: Array, target: Array, weight: Array | None, reduction: str, ignore_index: int) -> Array:
    if not x.ndim:
        raise ValueError("nll_loss(): Expected 1 or more dimensions (got 0)")
    if x.ndim < 3 and target.ndim > 1:
        raise RuntimeError(f"0D or 1D target tensor expected, multi-target not supported: got shape {list(target.shape)}")
    dim = _class_dim(x.ndim)
    expected = x.shape[:dim] + x.shape[dim + 1 :]
    if target.shape != expected:
        raise ValueError(f"Expected target size {list(expected)}, got {list(target.shape)}")
    if weight is not None and weight.dtype != x.dtype:
        raise RuntimeError(f"expected scalar type {x.dtype} for the weights of classes but found {weight.dtype}")
    wide = widened(x)
    found = native.class_losses(wide, target, weight, reduction, ignore_index) if wide is x else None
    if found is not None:
        return found
    weights, safe = _class_weights(target, weight, ignore_index, wide.dtype, x.shape[dim])
    is_host = isinstance(wide, np.ndarray)
    picked = wide[_each_row(safe)] if is_host and wide.ndim == 2 else np.squeeze(take_elements(wide, np.expand_dims(safe, dim), dim), dim)
    with np.errstate(invalid="ignore"):  # an infinite element of a class that counts for nothing
        losses = -picked if weights is None else np.where(weights == 0, wide.dtype.type(0), -picked * weights)
    if reduction == "none":
        return as_dtype(as_array(losses, x), x.dtype)
    summed = sum_over(losses)
    if reduction == "mean":
        with np.errstate(all="ignore"):
            summed = summed / (wide.dtype.type(losses.size) if weights is None else sum_over(weights))
    return as_dtype(as_array(summed, x), x.dtype)


def nll_loss_backward(grad: Array, target: Array, weight: Array | None, shape: Sequence[int], reduction: str, ignore_index: int) -> Array:
    found = native.class_losses_backward(grad, target, weight, tuple(shape), reduction, ignore_index)
    if found is not None:
        return found
    dim = _class_dim(len(shape))
    wide = widened(grad)
    weights, safe = _class_weights(target, weight, ignore_index, wide.dtype, shape[dim])
    out = zeros_on_backend_of(grad, tuple(shape), grad.dtype)
    if weights is None:
        with np.errstate(under="ignore"):
            values = -wide / wide.dtype.type(safe.size) if reduction == "mean" and safe.size else -wide
        values = broadcast_to(values, safe.shape)
    else:
        with np.errstate(all="ignore"):  # where all weights are zero, their mean is NaN, and so is its gradient
            values = -weights * wide
            values = np.where(target == ignore_index, 0, values / sum_over(weights) if reduction == "mean" else values)
    if out.ndim == 2:
        out[_each_row(safe)] = values
        return out
    np.put_along_axis(out, np.expand_dims(safe, dim), np.expand_dims(as_dtype(values, grad.dtype), dim), dim)
    return out


# ---- embedding


def rows_of(table: Array, indices: Array) -> Array:
    """The rows of a table that an index of any shape names, which does not count from the end."""
    if not traits[indices.dtype].is_index:
        raise RuntimeError(f"Expected tensor for argument 'indices' to have one of the following scalar types: Long, Int; but got {indices.dtype} instead")
    refused = IndexError("index out of range in self")
    if not (isinstance(table, np.ndarray) and isinstance(indices, np.ndarray)):
        return take_slices(table, indices, 0, refused, negative=False)
    found = native.take_along(table, 0, contiguous(indices).reshape(-1))
    if found is not None:
        return found.reshape(*indices.shape, *table.shape[1:])
    if any_outside(indices, 0, table.shape[0]):
        raise refused
    return table[indices]


def embedding(weight: Array, indices: Array, padding_idx: int, scale_grad_by_freq: bool) -> Array:
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    return rows_of(weight, indices)


def _scales(indices: Array, padding_idx: int, by_frequency: bool, count: int, dtype: Any) -> Array | None:
    """The factors of the gradients of rows that were looked up; None if all are 1."""
    if padding_idx < 0 and not by_frequency:
        return None
    scales = module_of(indices).ones(indices.shape, dtype)
    if by_frequency:
        scales /= counted(indices.reshape(-1), count)[indices]
    if padding_idx >= 0:
        np.copyto(scales, 0, where=indices == padding_idx)
    return scales[..., None]


@np.errstate(all="ignore")
def embedding_backward(grad: Array, indices: Array, count: int, padding_idx: int, scale_grad_by_freq: bool) -> Array:
    wide = widened(grad)
    scales = _scales(indices, padding_idx, scale_grad_by_freq, count, wide.dtype)
    values = wide if scales is None else wide * scales
    rows, values = contiguous(indices).reshape(-1), contiguous(values).reshape(indices.size, grad.shape[-1])
    out = native.put_along("+", (count, grad.shape[-1]), 0, as_dtype(rows, np.int64), values)
    if out is None:
        out = zeros_on_backend_of(wide, (count, grad.shape[-1]), wide.dtype)
        _add_rows(out, rows, values)
    return as_dtype(out, grad.dtype)


def _add_rows(out: Array, rows: Array, values: Array) -> None:
    """out[rows[i]] += values[i]: rows sorted together and summed, which NumPy does far faster than one at a time."""
    if not rows.size:
        return
    if not isinstance(out, np.ndarray):
        return add_slices(out, rows, 0, values)
    order = np.argsort(rows, kind="stable")
    ordered = rows[order]
    starts = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    out[ordered[starts]] += np.add.reduceat(values[order], starts, axis=0)


@np.errstate(all="ignore")
def embedding_transposed(table: Array, indices: Array, padding_idx: int, scale_grad_by_freq: bool) -> Array:
    """The linear function whose transpose embedding_backward is: rows looked up and scaled."""
    scales = _scales(indices, padding_idx, scale_grad_by_freq, table.shape[0], widened(table).dtype)
    rows = rows_of(table, indices)
    return rows if scales is None else as_dtype(widened(rows) * scales, table.dtype)
