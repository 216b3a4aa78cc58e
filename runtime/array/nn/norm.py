"""Rows, and channels of images, (batch, channels, *sizes), shifted and scaled to mean zero and variance one; and the gradients of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..base import native
from ..base.tools import Array, as_array, as_dtype, for_loops, widened
from ..reduce import sum_over

_SHORT = 4  # elements of a channel
_FEW = 4096  # elements of all: so few take no longer than another call


def _across(x: Array) -> tuple[int, ...]:
    """The dimensions over which a channel lies."""
    return (0, *range(2, x.ndim))


def _mean(x: Array) -> Array:
    """NumPy's own warns of an empty batch."""
    return sum_over(x, _across(x), True) / x.dtype.type(x.size // (x.shape[1] or 1))


def batch_norm(x: Array, weight: Array | None, bias: Array | None, channels: Sequence[int], eps: float) -> tuple[Array, Array, Array]:
    """The result, and the mean and the variance of each channel. channels: the shape in which a number for each channel broadcasts with x."""
    wide = for_loops(x)
    scale, shift = (None if v is None else widened(v) for v in (weight, bias))
    found: Any = native.normalize_channels(wide, scale, shift, eps)
    if found is None:
        with np.errstate(all="ignore"):
            mean = _mean(wide)
            variance = _mean((wide - mean) ** 2)
            out = (wide - mean) / np.sqrt(variance + wide.dtype.type(eps))
        if scale is not None:
            out = out * scale.reshape(channels)
        found = out if shift is None else out + shift.reshape(channels), mean.reshape(-1), variance.reshape(-1)
    return tuple(as_dtype(as_array(v, x), x.dtype) for v in found)


def scale_channels(x: Array, scale: Array, shift: Array, channels: Sequence[int]) -> Array:
    """x * scale + shift, with a number of each for each channel."""
    wide, by, to = for_loops(x), widened(scale), widened(shift)
    found: Any = native.scale_channels(wide, by, to)
    if found is None:
        found = wide * by.reshape(channels) + to.reshape(channels)
    return as_dtype(found, x.dtype)


def scale_channels_backward(
    grad: Array, x: Array, scale: Array, channels: Sequence[int], needs: tuple[bool, bool, bool]
) -> tuple[Array | None, Array | None, Array | None] | None:
    """The gradients of x, scale and shift; None for a device's arrays."""
    if not isinstance(x, np.ndarray):
        return None
    wide, above, by = for_loops(x), for_loops(grad), widened(scale)
    found: Any = native.scale_channels_backward(above, wide, by, needs[0])
    if found is None:
        found = above * by.reshape(channels), sum_over(above * wide, _across(x)), sum_over(above, _across(x))
    return _wanted(found, needs, x.dtype)


def _wanted(found: Sequence[Any], needs: Sequence[bool], dtype: Any) -> Any:
    """Those of some gradients that are needed, in a dtype."""
    return tuple(as_dtype(np.asarray(v), dtype) if needed else None for v, needed in zip(found, needs))


def batch_norm_backward(above: Array, x: Array, weight: Array | None, channels: Sequence[int], eps: float) -> tuple[Array, Array, Array]:
    """The gradients of images, weight and bias."""
    wide, grad, scale = for_loops(x), for_loops(above), None if weight is None else widened(weight)
    found: Any = native.normalize_channels_backward(grad, wide, scale, eps)
    if found is None:
        with np.errstate(all="ignore"):
            away = wide - _mean(wide)
            by = 1 / np.sqrt(_mean(away**2) + wide.dtype.type(eps))
            unit = away * by
            to_weight, to_bias = sum_over(grad * unit, _across(x)), sum_over(grad, _across(x))
            scaled = grad if scale is None else grad * scale.reshape(channels)
            found = by * (scaled - _mean(scaled) - unit * _mean(scaled * unit)), to_weight, to_bias
    return tuple(as_dtype(as_array(v, x), x.dtype) for v in found)


def group_norm(x: Array, weight: Array, bias: Array, channels: Sequence[int], rows: Sequence[int], eps: float) -> Array:
    """rows: the shape in which each row is one group of an image."""
    wide, by, to = for_loops(x), widened(weight), widened(bias)
    found: Any = None if _short(x) else native.normalize_groups(wide, by, to, rows[1], eps)
    return as_dtype(scale_channels(_unit_rows(wide.reshape(rows), eps).reshape(x.shape), by, to, channels) if found is None else found, x.dtype)


def group_norm_backward(
    grad: Array, x: Array, weight: Array, channels: Sequence[int], rows: Sequence[int], eps: float, needs: tuple[bool, bool, bool]
) -> tuple[Array | None, Array | None, Array | None] | None:
    """The gradients of images, weight and bias; None for a device's arrays."""
    if not isinstance(x, np.ndarray):
        return None
    wide, above, scale = for_loops(x), for_loops(grad), widened(weight)
    found: Any = None if _short(x) else native.normalize_groups_backward(above, wide, scale, rows[1], eps)
    if found is None:
        in_rows = wide.reshape(rows)
        found = scale_channels_backward(above, _unit_rows(in_rows, eps).reshape(x.shape), scale, channels, (True, True, True))
        of_rows: Any = layer_norm_backward(found[0].reshape(rows), in_rows, None, -1, eps, (True, False, False))
        found = of_rows[0].reshape(x.shape), *found[1:]
    return _wanted(found, needs, x.dtype)


def _short(x: Array) -> bool:
    """Whether channels have so few elements, and there are so many, that all of a group are sooner taken as one row, and then scaled."""
    return bool(x.size > _FEW and x.size < _SHORT * x.shape[0] * x.shape[1])


def _unit_rows(x: Array, eps: float) -> Array:
    """Rows along the last dimension of mean zero and variance one."""
    found: Any = native.normalize_groups(x, np.ones(x.shape[1], x.dtype), np.zeros(x.shape[1], x.dtype), x.shape[1], eps)
    if found is None:
        n = x.dtype.type(x.shape[-1] or 1)
        with np.errstate(all="ignore"):
            away = x - sum_over(x, (-1,), True) / n
            found = away / np.sqrt(sum_over(away**2, (-1,), True) / n + x.dtype.type(eps))
    return found


def layer_norm_backward(
    grad: Array, x: Array, weight: Array | None, dim: int, eps: float, needs: tuple[bool, bool, bool]
) -> tuple[Array | None, Array | None, Array | None] | None:
    """The gradients of rows along the last dimension, of weight and of bias; None for a device's arrays."""
    if not isinstance(x, np.ndarray) or dim % (x.ndim or 1) != x.ndim - 1:
        return None
    wide, above, scale = for_loops(x), for_loops(grad), None if weight is None else for_loops(weight)
    found: Any = native.normalize_rows_backward(above, wide, scale, eps, *needs)
    if found is None:
        n = wide.dtype.type(x.shape[-1] or 1)
        with np.errstate(all="ignore"):
            away = wide - sum_over(wide, (-1,), True) / n
            by = 1 / np.sqrt(sum_over(away**2, (-1,), True) / n + wide.dtype.type(eps))
            scaled = above if scale is None else above * scale
            unit, rows = away * by, tuple(range(x.ndim - 1))
            to_x = by * (scaled - sum_over(scaled, (-1,), True) / n - unit * (sum_over(scaled * unit, (-1,), True) / n))
            found = to_x, sum_over(above * unit, rows), sum_over(above, rows)
    return _wanted(found, needs, x.dtype)
