"""Reductions, scans and normalizations of the elements where a mask holds: the others are replaced by what changes no result."""

from __future__ import annotations

import math
from typing import Any

from specgrad.array.backends import at
from specgrad.array.base.tools import checked_dim, checked_dims, count
from specgrad.core.base.dtypes import as_dtype, bool_, float32, int64
from specgrad.core.base.dtypes import dtype as dtype_class
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .checks import real
from .reduce import highest, lowest


def _all_of_shape(input: Tensor, mask: Tensor) -> Tensor:
    """The mask in the shape of the input, of bools."""
    if mask.dim() > input.dim():
        raise IndexError(f"masked: expected a mask with at most {input.dim()} dimensions, as the input, but got the shape {list(mask.shape)}")
    return ops.expand(mask if mask.dtype is bool_ else mask != 0, input.shape)


def _masked(input: Tensor, mask: Tensor | None, other: Any) -> Tensor:
    return input if mask is None else ops.where(_all_of_shape(input, mask), input, other)


def _dims(input: Tensor, dim: Any) -> list[int]:
    """All dimensions for None or none, in order."""
    if dim is None or dim == () or dim == []:
        return list(range(input.dim()))
    return sorted(checked_dims(dim, input.dim()))


def _as(result: Tensor, input: Tensor, dtype: Any) -> Tensor:
    """In the dtype that is asked for, or that of the input."""
    wanted = input.dtype if dtype is None else as_dtype(dtype)
    return result if result.dtype is wanted else result.to(wanted)


# ---- reductions


def sum(input: Tensor, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    return ops.sum(_masked(input, mask, 0), _dims(input, dim), bool(keepdim), dtype=dtype)


def prod(input: Tensor, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    result = _masked(input, mask, 1)
    dims = _dims(input, dim)
    if not dims:
        return result.to(dtype or (result.dtype if result.dtype.is_inexact else int64))
    for d in reversed(dims):
        result = ops.prod_dim(result, d, bool(keepdim), dtype=dtype)
    return result


def amax(input: Tensor, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    return _as(ops.amax(_masked(input, mask, lowest("masked.amax", input)), _dims(input, dim), bool(keepdim)), input, dtype)


def amin(input: Tensor, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    return _as(ops.amin(_masked(input, mask, highest("masked.amin", input)), _dims(input, dim), bool(keepdim)), input, dtype)


def argmax(input: Tensor, dim: int | None, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    return _as(ops.argmax(_masked(input, mask, lowest("masked.argmax", input)), dim, bool(keepdim)), input, dtype)


def argmin(input: Tensor, dim: int | None, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    return _as(ops.argmin(_masked(input, mask, highest("masked.argmin", input)), dim, bool(keepdim)), input, dtype)


def mean(input: Tensor, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    wanted = input.dtype if dtype is None else as_dtype(dtype)
    if not wanted.is_inexact:
        raise ValueError(f"masked.mean(): expected a floating-point or complex dtype, but got {wanted}; give dtype")
    return sum(input, dim, keepdim, wanted, mask) / _number(input, dim, bool(keepdim), mask)


def _number(input: Tensor, dim: Any, keepdim: bool, mask: Tensor | None) -> Any:
    """How many elements are reduced to one."""
    dims = _dims(input, dim)
    return count(input.shape, dims) if mask is None else ops.sum(_all_of_shape(input, mask), dims, keepdim)


def median(input: Tensor, dim: int, keepdim: bool, dtype: Any, mask: Tensor | None) -> Tensor:
    real("masked.median", input=input)
    numbers = input if input.is_floating_point() else input.to(float32)
    result = ops.nanmedian_dim(_masked(numbers, mask, math.nan), checked_dim(dim, input.dim()), keepdim)[0]
    if input.is_floating_point():
        return result
    with at(result._all_values()):
        nothing_left = bool((result._all_values() != result._all_values()).any())
    if nothing_left:
        raise ValueError(f"masked.median(): expected an unmasked element in every row of a tensor of {input.dtype}, which has no NaN, but got a row with none")
    return _as(result, input, dtype)


def logsumexp(input: Tensor, dim: Any, keepdim: bool, dtype: Any, mask: Tensor | None) -> Tensor:
    other = complex(-math.inf, 0) if input.is_complex() else lowest("masked.logsumexp", input)
    return _as(ops.logsumexp(_masked(input, mask, other), _dims(input, dim), keepdim), input, dtype)


def logaddexp(input: Tensor, other: Tensor, dtype: Any, input_mask: Tensor | None, other_mask: Tensor | None) -> Tensor:
    first, second = _masked(input, input_mask, -math.inf), _masked(other, other_mask, -math.inf)
    return _as(ops.logaddexp(first, second), input, dtype)


def norm(input: Tensor, ord: Any, dim: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    other = math.inf if ord == -math.inf else 0
    return ops.linalg_vector_norm(_masked(input, mask, other), 2.0 if ord is None else ord, _dims(input, dim), bool(keepdim), dtype=dtype)


def var(input: Tensor, dim: Any, unbiased: bool | None, correction: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    away, freedom, wanted = _deviations("masked.var", input, dim, unbiased, correction, bool(keepdim), dtype, mask)
    return _as(ops.sum(away * ops.conj(away), _dims(input, dim), bool(keepdim)) / freedom, input, wanted)


def std(input: Tensor, dim: Any, unbiased: bool | None, correction: Any, keepdim: bool | None, dtype: Any, mask: Tensor | None) -> Tensor:
    away, freedom, wanted = _deviations("masked.std", input, dim, unbiased, correction, bool(keepdim), dtype, mask)
    if not wanted.is_inexact:
        return ops.sqrt(var(input, dim, unbiased, correction, keepdim, dtype, mask))
    return _as(ops._vector_norm(away, 2, _dims(input, dim), bool(keepdim)) / freedom**0.5, input, wanted)  # squares may overflow


def _deviations(
    name: str, input: Tensor, dim: Any, unbiased: bool | None, correction: Any, keepdim: bool, dtype: Any, mask: Tensor | None
) -> tuple[Tensor, Any, dtype_class]:
    """The differences from the mean, zeros where nothing counts; the degrees of freedom; the dtype of the result."""
    if unbiased is not None and correction is not None:
        raise AssertionError(f"{name}(): expected unbiased or correction, but got both, unbiased={unbiased} and correction={correction}")
    given = 1 if unbiased is None or unbiased else 0
    wanted = as_dtype(dtype) if dtype is not None else input.dtype if input.dtype.is_inexact else float32
    computed = wanted if wanted.is_inexact else float32
    away = _masked(input - sum(input, dim, True, computed, mask) / _number(input, dim, True, mask), mask, 0)
    freedom = _number(input, dim, keepdim, mask) - (given if correction is None else correction)
    return away, max(freedom, 0) if mask is None else ops.clamp(freedom.to(away.real.dtype), 0), wanted


# ---- scans and normalizations: of the shape of the input


def _no_bools(name: str, input: Tensor, dtype: Any) -> None:
    if dtype is None and input.dtype.category == "bool":
        raise NotImplementedError(f"{name}(): the result would be bools, which add and multiply nothing up: give a dtype")


def cumsum(input: Tensor, dim: int, dtype: Any, mask: Tensor | None) -> Tensor:
    _no_bools("masked.cumsum", input, dtype)
    return _as(ops.cumsum(_masked(input, mask, 0), _dims(input, dim)[0], dtype=dtype), input, dtype)


def cumprod(input: Tensor, dim: int, dtype: Any, mask: Tensor | None) -> Tensor:
    _no_bools("masked.cumprod", input, dtype)
    return _as(ops.cumprod(_masked(input, mask, 1), _dims(input, dim)[0], dtype=dtype), input, dtype)


def softmax(input: Tensor, dim: int, dtype: Any, mask: Tensor | None) -> Tensor:
    return ops.softmax(_masked(input, mask, lowest("masked.softmax", input)), checked_dim(dim, input.dim()), dtype=dtype)


def log_softmax(input: Tensor, dim: int, dtype: Any, mask: Tensor | None) -> Tensor:
    return ops.log_softmax(_masked(input, mask, lowest("masked.log_softmax", input)), checked_dim(dim, input.dim()), dtype=dtype)


def softmin(input: Tensor, dim: int, dtype: Any, mask: Tensor | None) -> Tensor:
    return ops.nn_functional_softmin(_masked(input, mask, highest("masked.softmin", input)), checked_dim(dim, input.dim()), dtype=dtype)


def normalize(input: Tensor, ord: Any, dim: int, eps: float, dtype: Any, mask: Tensor | None) -> Tensor:
    length = norm(input, ord, dim, True, dtype, mask)
    return _masked(input, mask, 0) / ops.clamp_min(length, eps)
