"""Reductions, scans and normalizations of the elements where a mask holds.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import masked as compose_masked
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
from specgrad.array.base import native
from specgrad.array.base.tools import conjugated, count, defined, has_zero, layout_of, zeros_like_array
from specgrad.core.tape.lost_history import cut, left_out
from specgrad.core.dispatch.arguments import check_kinds, check_tensors, checked_list
from specgrad.core.dispatch.general import general
from specgrad.core.dispatch.lists import of_indices, of_list, to_list
from specgrad.core.base.dtypes import dtype_of, dtype_or_none, numpy_dtype
from specgrad.core.tape.restore import restored
from specgrad.generated import forwards, ops
from specgrad.core.dispatch.in_place import composed_in_place, in_place, kept_dtype, replaced, view_in_place, writes_freely
from specgrad.core.kernels.table import kernels as _k
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.dispatch.operands import by_other_name, missing, operands_by_name
from specgrad.core.dispatch.op import TRANSPOSE, Op, Promotion, return_type
from specgrad.core.dispatch.out import into, into_found
from specgrad.core.tape.saved import any_changed, defined_tensors, made_beside, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor
from specgrad.core.tape.views import changes_freely, view_of



# ---- masked.sum(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_sum = Op(
    "masked.sum",
    "masked.sum(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.sum,
    composite=True,
)


def masked_sum(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The sum of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("sum", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("sum", "keepdim", keepdim, False, "keepdims", keepdims)
        if (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_sum, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_sum, (input, dim, keepdim, dtype, mask))
        return compose_masked.sum(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_sum.call = masked_sum


# ---- masked.prod(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_prod = Op(
    "masked.prod",
    "masked.prod(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.prod,
    composite=True,
)


def masked_prod(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The product of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("prod", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("prod", "keepdim", keepdim, False, "keepdims", keepdims)
        if (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_prod, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_prod, (input, dim, keepdim, dtype, mask))
        return compose_masked.prod(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_prod.call = masked_prod


# ---- masked.amax(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_amax = Op(
    "masked.amax",
    "masked.amax(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.amax,
    composite=True,
)


def masked_amax(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The largest of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("amax", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("amax", "keepdim", keepdim, False, "keepdims", keepdims)
        if (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_amax, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_amax, (input, dim, keepdim, dtype, mask))
        return compose_masked.amax(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_amax.call = masked_amax


# ---- masked.amin(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_amin = Op(
    "masked.amin",
    "masked.amin(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.amin,
    composite=True,
)


def masked_amin(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The smallest of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("amin", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("amin", "keepdim", keepdim, False, "keepdims", keepdims)
        if (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_amin, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_amin, (input, dim, keepdim, dtype, mask))
        return compose_masked.amin(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_amin.call = masked_amin


# ---- masked.mean(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_mean = Op(
    "masked.mean",
    "masked.mean(Tensor self, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.mean,
    composite=True,
)


def masked_mean(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The mean of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("mean", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_mean, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_mean, (input, dim, keepdim, dtype, mask))
        return compose_masked.mean(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_mean.call = masked_mean


# ---- masked.argmax(Any self, int? dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Any


op_masked_argmax = Op(
    "masked.argmax",
    "masked.argmax(Any self, int? dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Any",
    params=(("input", "Any"), ("dim", "int?"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.argmax,
    composite=True,
)


def masked_argmax(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """Where the largest of the elements is where `mask` holds, in the dtype of the input unless another is asked for."""
    try:
        if axis is not None:
            dim = by_other_name("argmax", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("argmax", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_argmax, (input, dim, keepdim, dtype, mask))
        if (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_argmax, (input, dim, keepdim, dtype, mask))
        return compose_masked.argmax(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_argmax.call = masked_argmax


# ---- masked.argmin(Any self, int? dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Any


op_masked_argmin = Op(
    "masked.argmin",
    "masked.argmin(Any self, int? dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Any",
    params=(("input", "Any"), ("dim", "int?"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.argmin,
    composite=True,
)


def masked_argmin(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """Where the smallest of the elements is where `mask` holds, in the dtype of the input unless another is asked for."""
    try:
        if axis is not None:
            dim = by_other_name("argmin", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("argmin", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_argmin, (input, dim, keepdim, dtype, mask))
        if (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_argmin, (input, dim, keepdim, dtype, mask))
        return compose_masked.argmin(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_argmin.call = masked_argmin


# ---- masked.median(Tensor self, int dim=-1, *, bool keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_median = Op(
    "masked.median",
    "masked.median(Tensor self, int dim=-1, *, bool keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.median,
    composite=True,
)


def masked_median(input, dim=-1, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The middle one of the elements where `mask` holds, the lower of two, along a dimension; NaN where there is none."""
    try:
        if axis is not None:
            dim = by_other_name("median", "dim", dim, -1, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("median", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_masked_median, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_median, (input, dim, keepdim, dtype, mask))
        return compose_masked.median(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_median.call = masked_median


# ---- masked.logsumexp(Tensor self, Any dim=None, *, bool keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_logsumexp = Op(
    "masked.logsumexp",
    "masked.logsumexp(Tensor self, Any dim=None, *, bool keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input",),
    forward=compose_masked.logsumexp,
    composite=True,
)


def masked_logsumexp(input, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The logarithm of the sum of the exponentials of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("logsumexp", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("logsumexp", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_masked_logsumexp, (input, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_logsumexp, (input, dim, keepdim, dtype, mask))
        return compose_masked.logsumexp(input, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_logsumexp.call = masked_logsumexp


# ---- masked.logaddexp(Tensor self, Tensor other, *, dtype? dtype=None, Tensor? input_mask=None, Tensor? other_mask=None) -> Tensor


op_masked_logaddexp = Op(
    "masked.logaddexp",
    "masked.logaddexp(Tensor self, Tensor other, *, dtype? dtype=None, Tensor? input_mask=None, Tensor? other_mask=None) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dtype", "dtype?"), ("input_mask", "Tensor?"), ("other_mask", "Tensor?")),
    positional=2,
    required=("input", "other"),
    forward=compose_masked.logaddexp,
    composite=True,
)


def masked_logaddexp(input=..., other=..., x1=None, x2=None, *, dtype=None, input_mask=None, other_mask=None):
    """The logarithm of the sum of two exponentials, of which those count where their masks hold."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logaddexp", input, other, x1, x2)
        if input.__class__ is not Tensor or other.__class__ is not Tensor or (input_mask is not None and input_mask.__class__ is not Tensor) or (other_mask is not None and other_mask.__class__ is not Tensor):
            check_tensors(op_masked_logaddexp, (input, other, dtype, input_mask, other_mask))
        return compose_masked.logaddexp(input, other, dtype, input_mask, other_mask)
    except Exception:
        hide_frames()
        raise


op_masked_logaddexp.call = masked_logaddexp


# ---- masked.norm(Tensor self, Scalar? ord=2.0, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_norm = Op(
    "masked.norm",
    "masked.norm(Tensor self, Scalar? ord=2.0, Any dim=None, *, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Scalar?"), ("dim", "Any"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=3,
    required=("input",),
    forward=compose_masked.norm,
    composite=True,
)


def masked_norm(input, ord=2.0, dim=None, axis=None, *, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The norm of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("norm", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("norm", "keepdim", keepdim, False, "keepdims", keepdims)
        if (ord.__class__ not in NUMBERS and ord is not None) or (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_norm, (input, ord, dim, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_norm, (input, ord, dim, keepdim, dtype, mask))
        return compose_masked.norm(input, ord, dim, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_norm.call = masked_norm


# ---- masked.var(Tensor self, Any dim=None, bool? unbiased=None, *, Scalar? correction=None, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_var = Op(
    "masked.var",
    "masked.var(Tensor self, Any dim=None, bool? unbiased=None, *, Scalar? correction=None, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("unbiased", "bool?"), ("correction", "Scalar?"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=3,
    required=("input",),
    forward=compose_masked.var,
    composite=True,
)


def masked_var(input, dim=None, unbiased=None, axis=None, *, correction=None, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The variance of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("var", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("var", "keepdim", keepdim, False, "keepdims", keepdims)
        if (unbiased.__class__ is not bool and unbiased is not None) or (correction.__class__ not in NUMBERS and correction is not None) or (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_var, (input, dim, unbiased, correction, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_var, (input, dim, unbiased, correction, keepdim, dtype, mask))
        return compose_masked.var(input, dim, unbiased, correction, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_var.call = masked_var


# ---- masked.std(Tensor self, Any dim=None, bool? unbiased=None, *, Scalar? correction=None, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_std = Op(
    "masked.std",
    "masked.std(Tensor self, Any dim=None, bool? unbiased=None, *, Scalar? correction=None, bool? keepdim=False, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("unbiased", "bool?"), ("correction", "Scalar?"), ("keepdim", "bool?"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=3,
    required=("input",),
    forward=compose_masked.std,
    composite=True,
)


def masked_std(input, dim=None, unbiased=None, axis=None, *, correction=None, keepdim=False, dtype=None, mask=None, keepdims=None):
    """The standard deviation of the elements where `mask` holds, along dimensions or of all."""
    try:
        if axis is not None:
            dim = by_other_name("std", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("std", "keepdim", keepdim, False, "keepdims", keepdims)
        if (unbiased.__class__ is not bool and unbiased is not None) or (correction.__class__ not in NUMBERS and correction is not None) or (keepdim.__class__ is not bool and keepdim is not None):
            check_kinds(op_masked_std, (input, dim, unbiased, correction, keepdim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_std, (input, dim, unbiased, correction, keepdim, dtype, mask))
        return compose_masked.std(input, dim, unbiased, correction, keepdim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_std.call = masked_std


# ---- masked.cumsum(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_cumsum = Op(
    "masked.cumsum",
    "masked.cumsum(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_masked.cumsum,
    composite=True,
)


def masked_cumsum(input, dim=..., axis=None, *, dtype=None, mask=None):
    """The running sum along a dimension of the elements where `mask` holds."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumsum", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_masked_cumsum, (input, dim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_cumsum, (input, dim, dtype, mask))
        return compose_masked.cumsum(input, dim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_cumsum.call = masked_cumsum


# ---- masked.cumprod(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_cumprod = Op(
    "masked.cumprod",
    "masked.cumprod(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_masked.cumprod,
    composite=True,
)


def masked_cumprod(input, dim=..., axis=None, *, dtype=None, mask=None):
    """The running product along a dimension of the elements where `mask` holds."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumprod", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_masked_cumprod, (input, dim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_cumprod, (input, dim, dtype, mask))
        return compose_masked.cumprod(input, dim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_cumprod.call = masked_cumprod


# ---- masked.softmax(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_softmax = Op(
    "masked.softmax",
    "masked.softmax(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_masked.softmax,
    composite=True,
)


def masked_softmax(input, dim=..., axis=None, *, dtype=None, mask=None):
    """Exponentials of the elements where `mask` holds, divided by their sum along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("softmax", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_masked_softmax, (input, dim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_softmax, (input, dim, dtype, mask))
        return compose_masked.softmax(input, dim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_softmax.call = masked_softmax


# ---- masked.log_softmax(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_log_softmax = Op(
    "masked.log_softmax",
    "masked.log_softmax(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_masked.log_softmax,
    composite=True,
)


def masked_log_softmax(input, dim=..., axis=None, *, dtype=None, mask=None):
    """The logarithm of the softmax along a dimension of the elements where `mask` holds."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("log_softmax", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_masked_log_softmax, (input, dim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_log_softmax, (input, dim, dtype, mask))
        return compose_masked.log_softmax(input, dim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_log_softmax.call = masked_log_softmax


# ---- masked.softmin(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_softmin = Op(
    "masked.softmin",
    "masked.softmin(Tensor self, int dim, *, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_masked.softmin,
    composite=True,
)


def masked_softmin(input, dim=..., axis=None, *, dtype=None, mask=None):
    """The softmax of the negative, of the elements where `mask` holds."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("softmin", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_masked_softmin, (input, dim, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_softmin, (input, dim, dtype, mask))
        return compose_masked.softmin(input, dim, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_softmin.call = masked_softmin


# ---- masked.normalize(Tensor self, Scalar ord, int dim, *, float eps=1e-12, dtype? dtype=None, Tensor? mask=None) -> Tensor


op_masked_normalize = Op(
    "masked.normalize",
    "masked.normalize(Tensor self, Scalar ord, int dim, *, float eps=1e-12, dtype? dtype=None, Tensor? mask=None) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Scalar"), ("dim", "int"), ("eps", "float"), ("dtype", "dtype?"), ("mask", "Tensor?")),
    positional=3,
    required=("input", "ord", "dim"),
    forward=compose_masked.normalize,
    composite=True,
)


def masked_normalize(input, ord, dim=..., axis=None, *, eps=1e-12, dtype=None, mask=None):
    """The elements where `mask` holds, divided by their norm along a dimension, or by `eps` if that is larger."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("normalize", "dim", dim, ..., "axis", axis)
        if ord.__class__ not in NUMBERS or dim.__class__ is not int or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_masked_normalize, (input, ord, dim, eps, dtype, mask))
        if input.__class__ is not Tensor or (mask is not None and mask.__class__ is not Tensor):
            check_tensors(op_masked_normalize, (input, ord, dim, eps, dtype, mask))
        return compose_masked.normalize(input, ord, dim, eps, dtype, mask)
    except Exception:
        hide_frames()
        raise


op_masked_normalize.call = masked_normalize
