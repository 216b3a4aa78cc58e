"""Sums, means, extremes and whatever else makes one value of many.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import copies as array_copies
from specgrad.array import index as array_index
from specgrad.array import joining as array_joining
from specgrad.array import order as array_order
from specgrad.array import reduce as array_reduce
from specgrad.array import scan as array_scan
from specgrad.array import shape as array_shape
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import reduce as compose_reduce
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

k__cumprod_backward_self_inner = _k["_cumprod_backward_self_inner"]
k__log_softmax = _k["_log_softmax"]
k__log_softmax_backward_self = _k["_log_softmax_backward_self"]
k__log_softmax_tangent_self = _k["_log_softmax_tangent_self"]
k__logsumexp_backward_self = _k["_logsumexp_backward_self"]
k__logsumexp_backward_self_inner = _k["_logsumexp_backward_self_inner"]
k__logsumexp_tangent_self = _k["_logsumexp_tangent_self"]
k__magnitude_backward_self = _k["_magnitude_backward_self"]
k__magnitude_tangent_self = _k["_magnitude_tangent_self"]
k__median_of_rows_backward_self = _k["_median_of_rows_backward_self"]
k__nanmedian_of_rows_backward_self = _k["_nanmedian_of_rows_backward_self"]
k__prod_backward_self = _k["_prod_backward_self"]
k__row_logsumexp = _k["_row_logsumexp"]
k__row_max = _k["_row_max"]
k__row_min = _k["_row_min"]
k__row_nansum = _k["_row_nansum"]
k__row_sum = _k["_row_sum"]
k__row_sum_of_squares = _k["_row_sum_of_squares"]
k__row_variance = _k["_row_variance"]
k__softmax = _k["_softmax"]
k__softmax_backward_self = _k["_softmax_backward_self"]
k__vector_norm_backward_self = _k["_vector_norm_backward_self"]
k__vector_norm_backward_self_10 = _k["_vector_norm_backward_self_10"]
k__vector_norm_backward_self_11 = _k["_vector_norm_backward_self_11"]
k__vector_norm_backward_self_12 = _k["_vector_norm_backward_self_12"]
k__vector_norm_backward_self_13 = _k["_vector_norm_backward_self_13"]
k__vector_norm_backward_self_14 = _k["_vector_norm_backward_self_14"]
k__vector_norm_backward_self_2 = _k["_vector_norm_backward_self_2"]
k__vector_norm_backward_self_3 = _k["_vector_norm_backward_self_3"]
k__vector_norm_backward_self_4 = _k["_vector_norm_backward_self_4"]
k__vector_norm_backward_self_5 = _k["_vector_norm_backward_self_5"]
k__vector_norm_backward_self_6 = _k["_vector_norm_backward_self_6"]
k__vector_norm_backward_self_7 = _k["_vector_norm_backward_self_7"]
k__vector_norm_backward_self_8 = _k["_vector_norm_backward_self_8"]
k__vector_norm_backward_self_9 = _k["_vector_norm_backward_self_9"]
k_add = _k["add"]
k_amax_backward_self = _k["amax_backward_self"]
k_amax_backward_self_inner_inner = _k["amax_backward_self_inner_inner"]
k_conj = _k["conj"]
k_div = _k["div"]
k_div_backward_self = _k["div_backward_self"]
k_eq = _k["eq"]
k_lerp_tangent_weight = _k["lerp_tangent_weight"]
k_mean_backward_self = _k["mean_backward_self"]
k_median_backward_self = _k["median_backward_self"]
k_median_backward_self_inner = _k["median_backward_self_inner"]
k_nanmedian_backward_self = _k["nanmedian_backward_self"]
k_nanmedian_backward_self_inner = _k["nanmedian_backward_self_inner"]
k_nansum_backward_self = _k["nansum_backward_self"]
k_std_backward_self_inner = _k["std_backward_self_inner"]
k_var_backward_self_inner = _k["var_backward_self_inner"]
k_var_tangent_self_inner = _k["var_tangent_self_inner"]


# ---- sum(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


class SumBackward0(Node, shown_as="SumBackward0"):
    """self: _spread(grad, self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad, self.shape, dim, keepdim), self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "dim", "keepdim", "dtype")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1), "dtype": ("dtype", "plain", -1)}
    inputs = ("self",)

    def name(self):
        return "SumBackward1" if self.dim is not None else "SumBackward0"

    def run_arrays(self, grad, freed):
        t1 = array_reduce.spread(grad, self.self_shape, self.dim, self.keepdim)
        grad_self = (t1 if (self.dtype is None) else array_copies.to_copy(t1, self.self_dtype))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        t1 = ops._spread(grad, self.self_shape, self.dim, self.keepdim)
        grad_self = (t1 if (dtype_or_none(self.dtype) is None) else ops._to_copy(t1, dtype_of(self.self_dtype)))
        return (grad_self,)


def _record_sum(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim, dtype) = arrays
    node = new(SumBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    node.dtype = numpy_dtype(dtype)
    return node


def _tangent_arrays_sum_result(self_p, dim, keepdim, dtype, self_t, result):
    return array_reduce.sum(self_t, dim, keepdim, dtype)


def _tangent_tensors_sum_result(self_p, dim, keepdim, dtype, self_t, result):
    return ops.sum(self_t, dim, keepdim, dtype=dtype)


op_sum = Op(
    "sum",
    "sum(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=array_reduce.sum,
    record=_record_sum,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays_sum_result, _tangent_tensors_sum_result)},
)


def sum(input, dim=None, keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The sum, of all elements or along dimensions."""
    try:
        if axis is not None:
            dim = by_other_name("sum", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("sum", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_sum, (input, dim, keepdim, dtype))
        if out is not None:
            return into(op_sum, (input, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sum, (input, dim, keepdim, dtype))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.sum(self_array, dim, keepdim, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        if self_node is None or (not traits[result_array.dtype].is_inexact and cut("sum", self_node, _getframe(1))) or (modes.no_grad and left_out()):
            return out
        node = new(SumBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        node.dtype = numpy_dtype(dtype)
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_sum.call = sum


# ---- _spread(Tensor self, int[] shape, int[]? dim, bool keepdim) -> Tensor


class SpreadBackward0(Node, shown_as="ExpandBackward0"):
    """self: grad.sum(dim, keepdim)"""

    __slots__ = ("dim", "keepdim")
    saved = {"dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_reduce.sum(grad, self.dim, self.keepdim, None)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.sum(grad, self.dim, self.keepdim)
        return (grad_self,)


def _record__spread(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dim, keepdim) = arrays
    node = new(SpreadBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays__spread_result(self_p, shape, dim, keepdim, self_t, result):
    return array_reduce.spread(self_t, shape, dim, keepdim)


def _tangent_tensors__spread_result(self_p, shape, dim, keepdim, self_t, result):
    return ops._spread(self_t, shape, dim, keepdim)


op__spread = Op(
    "_spread",
    "_spread(Tensor self, int[] shape, int[]? dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dim", "int[]?"), ("keepdim", "bool")),
    positional=4,
    required=("input", "shape", "dim", "keepdim"),
    forward=array_reduce.spread,
    record=_record__spread,
    edges=(0,),
    batch="reduce.spread",
    tangents={"result": (_tangent_arrays__spread_result, _tangent_tensors__spread_result)},
)


def _spread(input, shape, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__spread, (input, shape, dim, keepdim))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.spread(self_array, shape, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SpreadBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__spread.call = _spread


# ---- mean(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


class MeanBackward0(Node, shown_as="MeanBackward0"):
    """self: _spread(grad / count(self.shape, dim), self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad / count(self.shape, dim), self.shape, dim, keepdim), self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "dim", "keepdim", "dtype")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1), "dtype": ("dtype", "plain", -1)}
    inputs = ("self",)

    def name(self):
        return "MeanBackward1" if self.dim is not None else "MeanBackward0"

    def run_arrays(self, grad, freed):
        t1 = array_reduce.spread(k_mean_backward_self(grad, count(self.self_shape, self.dim)), self.self_shape, self.dim, self.keepdim)
        grad_self = (t1 if (self.dtype is None) else array_copies.to_copy(t1, self.self_dtype))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        t1 = ops._spread(ops.div(grad, count(self.self_shape, self.dim)), self.self_shape, self.dim, self.keepdim)
        grad_self = (t1 if (dtype_or_none(self.dtype) is None) else ops._to_copy(t1, dtype_of(self.self_dtype)))
        return (grad_self,)


def _record_mean(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim, dtype) = arrays
    node = new(MeanBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    node.dtype = numpy_dtype(dtype)
    return node


def _tangent_arrays_mean_result(self_p, dim, keepdim, dtype, self_t, result):
    return array_reduce.mean(self_t, dim, keepdim, dtype)


def _tangent_tensors_mean_result(self_p, dim, keepdim, dtype, self_t, result):
    return ops.mean(self_t, dim, keepdim, dtype=dtype)


op_mean = Op(
    "mean",
    "mean(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=array_reduce.mean,
    record=_record_mean,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays_mean_result, _tangent_tensors_mean_result)},
)


def mean(input, dim=None, keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The mean, of all elements or along dimensions."""
    try:
        if axis is not None:
            dim = by_other_name("mean", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_mean, (input, dim, keepdim, dtype))
        if out is not None:
            return into(op_mean, (input, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_mean, (input, dim, keepdim, dtype))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.mean(self_array, dim, keepdim, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        if self_node is None or (not traits[result_array.dtype].is_inexact and cut("mean", self_node, _getframe(1))) or (modes.no_grad and left_out()):
            return out
        node = new(MeanBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        node.dtype = numpy_dtype(dtype)
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_mean.call = mean


# ---- nansum(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


class NansumBackward0(Node):
    """self: where(self == self, _spread(grad, self.shape, dim, keepdim), 0) if dtype is None else where(self == self, _to_copy(_spread(grad, self.shape, dim, keepdim), self.dtype), 0)"""

    __slots__ = ("self_", "self_changes", "dim", "keepdim", "dtype")
    saved = {"self": ("self_", "input", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1), "dtype": ("dtype", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        t1 = array_reduce.spread(grad, self.self_.shape, self.dim, self.keepdim)
        grad_self = (k_nansum_backward_self(self.self_, t1) if (self.dtype is None) else k_nansum_backward_self(self.self_, array_copies.to_copy(t1, self.self_.dtype)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.eq(self_, self_)
        t2 = ops._spread(grad, self_.shape, self.dim, self.keepdim)
        grad_self = (ops.where(t1, t2, 0) if (dtype_or_none(self.dtype) is None) else ops.where(t1, ops._to_copy(t2, self_.dtype), 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nansum(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim, dtype) = arrays
    (self_changes,) = changes
    node = new(NansumBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.dim = dim
    node.keepdim = keepdim
    node.dtype = numpy_dtype(dtype)
    return node


def _tangent_arrays_nansum_result(self_p, dim, keepdim, dtype, self_t, result):
    return array_reduce.sum(k_nansum_backward_self(self_p, self_t), dim, keepdim, dtype)


def _tangent_tensors_nansum_result(self_p, dim, keepdim, dtype, self_t, result):
    return ops.sum(ops.where(ops.eq(self_p, self_p), self_t, 0), dim, keepdim, dtype=dtype)


op_nansum = Op(
    "nansum",
    "nansum(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=array_reduce.nansum,
    record=_record_nansum,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays_nansum_result, _tangent_tensors_nansum_result)},
    saves_self_for=("input",),
)


def nansum(input, dim=None, keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The sum of the elements that are not NaN."""
    try:
        if axis is not None:
            dim = by_other_name("nansum", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("nansum", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_nansum, (input, dim, keepdim, dtype))
        if out is not None:
            return into(op_nansum, (input, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nansum, (input, dim, keepdim, dtype))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.nansum(self_array, dim, keepdim, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        if self_node is None or (not traits[result_array.dtype].is_inexact and cut("nansum", self_node, _getframe(1))) or (modes.no_grad and left_out()):
            return out
        node = new(NansumBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.dim = dim
        node.keepdim = keepdim
        node.dtype = numpy_dtype(dtype)
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nansum.call = nansum


# ---- nanmean(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


op_nanmean = Op(
    "nanmean",
    "nanmean(Tensor self, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=compose_reduce.nanmean,
    composite=True,
)


def nanmean(input, dim=None, keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The mean of the elements that are not NaN."""
    try:
        if axis is not None:
            dim = by_other_name("nanmean", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("nanmean", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_nanmean, (input, dim, keepdim, dtype))
        if out is not None:
            return into(op_nanmean, (input, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nanmean, (input, dim, keepdim, dtype))
        return compose_reduce.nanmean(input, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_nanmean.call = nanmean


# ---- prod(Tensor self, *, dtype? dtype=None) -> Tensor


op_prod = Op(
    "prod",
    "prod(Tensor self, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dtype", "dtype?")),
    positional=1,
    required=("input",),
    forward=compose_reduce.prod_all,
    composite=True,
)


def prod(input, *, dtype=None, out=None):
    """The product of all elements."""
    try:
        if out is not None:
            return into(op_prod, (input, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_prod, (input, dtype))
        return compose_reduce.prod_all(input, dtype)
    except Exception:
        hide_frames()
        raise


op_prod.call = prod


# ---- prod.dim(Tensor self, int dim, bool keepdim=False, *, dtype? dtype=None) -> Tensor


op_prod_dim = Op(
    "prod.dim",
    "prod.dim(Tensor self, int dim, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=3,
    required=("input", "dim"),
    forward=compose_reduce.prod_dim,
    composite=True,
)


def prod_dim(input, dim=..., keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The product along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("prod", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("prod", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_prod_dim, (input, dim, keepdim, dtype))
        if out is not None:
            return into(op_prod_dim, (input, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_prod_dim, (input, dim, keepdim, dtype))
        return compose_reduce.prod_dim(input, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_prod_dim.call = prod_dim


# ---- _prod(Tensor self, int dim) -> Tensor


class ProdBackward0(Node):
    """self: grad * (_cumprod(before, dim) * _cumprod(after.flip([dim]), dim).flip([dim])).conj()"""

    __slots__ = ("self_", "self_changes", "dim")
    saved = {"self": ("self_", "input", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        t1 = array_shape.ones(array_shape.slice(self.self_, self.dim, 0, 1, 1).shape, self.self_.dtype, grad)
        grad_self = k__prod_backward_self(grad, array_reduce.cumprod(array_joining.cat((t1, array_shape.slice(self.self_, self.dim, 0, -1, 1)), self.dim), self.dim), array_copies.flip(array_reduce.cumprod(array_copies.flip(array_joining.cat((array_shape.slice(self.self_, self.dim, 1, None, 1), t1), self.dim), (self.dim,)), self.dim), (self.dim,)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = made_beside(grad, array_shape.ones, ops.slice(self_, self.dim, 0, 1).shape, self_.dtype)
        grad_self = ops.mul(grad, ops.conj(ops.mul(ops._cumprod(ops.cat((t1, ops.slice(self_, self.dim, 0, -1)), self.dim), self.dim), ops.flip(ops._cumprod(ops.flip(ops.cat((ops.slice(self_, self.dim, 1), t1), self.dim), (self.dim,)), self.dim), (self.dim,)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__prod(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (self_changes,) = changes
    node = new(ProdBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.dim = dim
    return node


op__prod = Op(
    "_prod",
    "_prod(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_reduce.prod,
    record=_record__prod,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _prod(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__prod, (input, dim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.prod(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ProdBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__prod.call = _prod


# ---- cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor


class CumsumBackward0(Node):
    """self: _cumsum_from_end(grad, dim) if dtype is None else _to_copy(_cumsum_from_end(grad, dim), self.dtype)"""

    __slots__ = ("self_dtype", "dim", "dtype")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "dim": ("dim", "plain", -1), "dtype": ("dtype", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        t1 = array_reduce.cumsum_from_end(grad, self.dim)
        grad_self = (t1 if (self.dtype is None) else array_copies.to_copy(t1, self.self_dtype))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        t1 = ops._cumsum_from_end(grad, self.dim)
        grad_self = (t1 if (dtype_or_none(self.dtype) is None) else ops._to_copy(t1, dtype_of(self.self_dtype)))
        return (grad_self,)


def _record_cumsum(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, dtype) = arrays
    node = new(CumsumBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.dim = dim
    node.dtype = numpy_dtype(dtype)
    return node


def _tangent_arrays_cumsum_result(self_p, dim, dtype, self_t, result):
    return array_reduce.cumsum(self_t, dim, dtype)


def _tangent_tensors_cumsum_result(self_p, dim, dtype, self_t, result):
    return ops.cumsum(self_t, dim, dtype=dtype)


op_cumsum = Op(
    "cumsum",
    "cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?")),
    positional=2,
    required=("input", "dim"),
    forward=array_reduce.cumsum,
    record=_record_cumsum,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_cumsum_result, _tangent_tensors_cumsum_result)},
)


def cumsum(input, dim=..., axis=None, *, dtype=None, out=None):
    """The running sum along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumsum", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cumsum, (input, dim, dtype))
        if out is not None:
            return into(op_cumsum, (input, dim, dtype), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_cumsum, (input, dim, dtype))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.cumsum(self_array, dim, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        if self_node is None or (not traits[result_array.dtype].is_inexact and cut("cumsum", self_node, _getframe(1))) or (modes.no_grad and left_out()):
            return out
        node = new(CumsumBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.dim = dim
        node.dtype = numpy_dtype(dtype)
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_cumsum.call = cumsum


def cumsum_(input, dim=..., axis=None, *, dtype=None):
    """The in-place form of `cumsum`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumsum_", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cumsum, (input, dim, dtype))
        dtype = kept_dtype(op_cumsum, input, dtype)
        if input.__class__ is Tensor and not modes.observers and writes_freely(input) and replaced(input, array_reduce.cumsum(input._array, dim, numpy_dtype(dtype)), "cumsum_"):
            return input
        return in_place(op_cumsum, (input, dim, dtype))
    except Exception:
        hide_frames()
        raise


# ---- _cumsum_from_end(Tensor self, int dim) -> Tensor


class CumsumFromEndBackward0(Node):
    """self: grad.cumsum(dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_reduce.cumsum(grad, self.dim, None)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.cumsum(grad, self.dim)
        return (grad_self,)


def _record__cumsum_from_end(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(CumsumFromEndBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays__cumsum_from_end_result(self_p, dim, self_t, result):
    return array_reduce.cumsum_from_end(self_t, dim)


def _tangent_tensors__cumsum_from_end_result(self_p, dim, self_t, result):
    return ops._cumsum_from_end(self_t, dim)


op__cumsum_from_end = Op(
    "_cumsum_from_end",
    "_cumsum_from_end(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_reduce.cumsum_from_end,
    record=_record__cumsum_from_end,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__cumsum_from_end_result, _tangent_tensors__cumsum_from_end_result)},
)


def _cumsum_from_end(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__cumsum_from_end, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.cumsum_from_end(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CumsumFromEndBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__cumsum_from_end.call = _cumsum_from_end


# ---- cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor


op_cumprod = Op(
    "cumprod",
    "cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dtype", "dtype?")),
    positional=2,
    required=("input", "dim"),
    forward=compose_reduce.cumprod,
    composite=True,
)


def cumprod(input, dim=..., axis=None, *, dtype=None, out=None):
    """The running product along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumprod", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cumprod, (input, dim, dtype))
        if out is not None:
            return into(op_cumprod, (input, dim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_cumprod, (input, dim, dtype))
        return compose_reduce.cumprod(input, dim, dtype)
    except Exception:
        hide_frames()
        raise


op_cumprod.call = cumprod


def cumprod_(input, dim=..., axis=None, *, dtype=None):
    """The in-place form of `cumprod`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cumprod_", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cumprod, (input, dim, dtype))
        if input.__class__ is not Tensor:
            check_tensors(op_cumprod, (input, dim, dtype))
        dtype = kept_dtype(op_cumprod, input, dtype)
        return composed_in_place(op_cumprod, (input, dim, dtype))
    except Exception:
        hide_frames()
        raise


# ---- _cumprod(Tensor self, int dim) -> Tensor


class CumprodBackward0(Node):
    """self: _cumsum_from_end(grad * result.conj(), dim) / self.conj() if not has_zero(self) else _linear_scan(grad.flip([dim]), behind.flip([dim]).conj(), dim).flip([dim]) * _cumprod(before, dim).conj()"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = (k_div_backward_self(array_reduce.cumsum_from_end(k__cumprod_backward_self_inner(grad, self.result), self.dim), self.self_) if (not has_zero(self.self_)) else k__cumprod_backward_self_inner(array_copies.flip(array_scan.linear_scan(array_copies.flip(grad, (self.dim,)), conjugated(k_conj, array_copies.flip(array_joining.cat((array_shape.slice(self.self_, self.dim, 1, None, 1), (t1 := array_shape.ones(array_shape.slice(self.self_, self.dim, 0, 1, 1).shape, self.self_.dtype, grad))), self.dim), (self.dim,))), self.dim), (self.dim,)), array_reduce.cumprod(array_joining.cat((t1, array_shape.slice(self.self_, self.dim, 0, -1, 1)), self.dim), self.dim)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = (ops.div(ops._cumsum_from_end(ops.mul(grad, ops.conj(result)), self.dim), ops.conj(self_)) if (not has_zero(self_._array)) else ops.mul(ops.flip(ops._linear_scan(ops.flip(grad, (self.dim,)), ops.conj(ops.flip(ops.cat((ops.slice(self_, self.dim, 1), (t1 := made_beside(grad, array_shape.ones, ops.slice(self_, self.dim, 0, 1).shape, self_.dtype))), self.dim), (self.dim,))), self.dim), (self.dim,)), ops.conj(ops._cumprod(ops.cat((t1, ops.slice(self_, self.dim, 0, -1)), self.dim), self.dim))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__cumprod(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(CumprodBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    return node


op__cumprod = Op(
    "_cumprod",
    "_cumprod(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_reduce.cumprod,
    record=_record__cumprod,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _cumprod(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__cumprod, (input, dim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.cumprod(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(CumprodBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__cumprod.call = _cumprod


# ---- logsumexp(Tensor self, int[] dim, bool keepdim=False) -> Tensor


op_logsumexp = Op(
    "logsumexp",
    "logsumexp(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim"),
    forward=compose_reduce.logsumexp,
    composite=True,
)


def logsumexp(input, dim=..., keepdim=False, axis=None, keepdims=None, out=None):
    """The logarithm of the sum of exponentials along dimensions."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("logsumexp", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("logsumexp", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_logsumexp, (input, dim, keepdim))
        if out is not None:
            return into(op_logsumexp, (input, dim, keepdim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_logsumexp, (input, dim, keepdim))
        return compose_reduce.logsumexp(input, dim, keepdim)
    except Exception:
        hide_frames()
        raise


op_logsumexp.call = logsumexp


# ---- _logsumexp(Tensor self, int[] dim, bool keepdim) -> Tensor


class LogsumexpBackward0(Node):
    """self: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj()"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim", "keepdim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__logsumexp_backward_self(array_reduce.spread(grad, self.self_.shape, self.dim, self.keepdim), self.self_, array_reduce.spread(k__logsumexp_backward_self_inner(self.result), self.self_.shape, self.dim, self.keepdim))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops._spread(grad, self_.shape, self.dim, self.keepdim), ops.conj(ops.exp(ops.sub(self_, ops._spread(ops.where(ops.eq(result, -math.inf), 0, result), self_.shape, self.dim, self.keepdim)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__logsumexp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LogsumexpBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays__logsumexp_result(self_p, dim, keepdim, self_t, result):
    return array_reduce.sum(k__logsumexp_tangent_self(self_t, self_p, array_reduce.spread(k__logsumexp_backward_self_inner(result), self_p.shape, dim, keepdim)), dim, keepdim, None)


def _tangent_tensors__logsumexp_result(self_p, dim, keepdim, self_t, result):
    return ops.sum(ops.mul(self_t, ops.exp(ops.sub(self_p, ops._spread(ops.where(ops.eq(result, -math.inf), 0, result), self_p.shape, dim, keepdim)))), dim, keepdim)


op__logsumexp = Op(
    "_logsumexp",
    "_logsumexp(Tensor self, int[] dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=array_reduce.logsumexp,
    record=_record__logsumexp,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays__logsumexp_result, _tangent_tensors__logsumexp_result)},
    saves_self_for=("input",),
)


def _logsumexp(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__logsumexp, (input, dim, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.logsumexp(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LogsumexpBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__logsumexp.call = _logsumexp


# ---- var(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor


class VarBackward0(Node):
    """self: _spread(grad * 2 / (count(self.shape, dim) - (1 if correction is None else correction)), self.shape, dim, keepdim) * (self - self.mean(dim, True))"""

    __slots__ = ("self_", "self_changes", "dim", "correction", "keepdim")
    saved = {"self": ("self_", "input", 0), "dim": ("dim", "plain", -1), "correction": ("correction", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_lerp_tangent_weight(array_reduce.spread(k_var_backward_self_inner(grad, (count(self.self_.shape, self.dim) - (1 if (self.correction is None) else self.correction))), self.self_.shape, self.dim, self.keepdim), self.self_, array_reduce.mean(self.self_, self.dim, True, None))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops._spread(ops.div(ops.mul(grad, 2), (count(self_.shape, self.dim) - (1 if (self.correction is None) else self.correction))), self_.shape, self.dim, self.keepdim), ops.sub(self_, ops.mean(self_, self.dim, True)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_var(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, correction, keepdim) = arrays
    (self_changes,) = changes
    node = new(VarBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.dim = dim
    node.correction = correction
    node.keepdim = keepdim
    return node


def _tangent_arrays_var_result(self_p, dim, correction, keepdim, self_t, result):
    return k_var_backward_self_inner(array_reduce.sum(k_var_tangent_self_inner(self_p, array_reduce.mean(self_p, dim, True, None), self_t), dim, keepdim, None), (count(self_p.shape, dim) - (1 if (correction is None) else correction)))


def _tangent_tensors_var_result(self_p, dim, correction, keepdim, self_t, result):
    return ops.div(ops.mul(ops.sum(ops._real_part(ops.mul(ops.conj(ops.sub(self_p, ops.mean(self_p, dim, True))), self_t)), dim, keepdim), 2), (count(self_p.shape, dim) - (1 if (correction is None) else correction)))


op_var = Op(
    "var",
    "var(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("correction", "Scalar?"), ("keepdim", "bool")),
    positional=2,
    required=("input",),
    forward=array_reduce.var,
    record=_record_var,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays_var_result, _tangent_tensors_var_result)},
    saves_self_for=("input",),
)


def var(input, dim=None, axis=None, *, correction=None, keepdim=False, keepdims=None, out=None):
    """The variance; `correction` is what is taken off the count, one if not given."""
    try:
        if axis is not None:
            dim = by_other_name("var", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("var", "keepdim", keepdim, False, "keepdims", keepdims)
        if (correction.__class__ not in NUMBERS and correction is not None) or keepdim.__class__ is not bool:
            check_kinds(op_var, (input, dim, correction, keepdim))
        if out is not None:
            return into(op_var, (input, dim, correction, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_var, (input, dim, correction, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.var(self_array, dim, correction, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(VarBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.dim = dim
        node.correction = correction
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_var.call = var


# ---- var.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor


op_var_legacy = Op(
    "var.legacy",
    "var.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("unbiased", "bool"), ("keepdim", "bool")),
    positional=4,
    required=("input", "dim"),
    forward=compose_reduce.var_unbiased,
    composite=True,
)


def var_legacy(input, dim=..., unbiased=True, keepdim=False, axis=None, keepdims=None, out=None):
    """The variance, with or without Bessel's correction."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("var", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("var", "keepdim", keepdim, False, "keepdims", keepdims)
        if unbiased.__class__ is not bool or keepdim.__class__ is not bool:
            check_kinds(op_var_legacy, (input, dim, unbiased, keepdim))
        if out is not None:
            return into(op_var_legacy, (input, dim, unbiased, keepdim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_var_legacy, (input, dim, unbiased, keepdim))
        return compose_reduce.var_unbiased(input, dim, unbiased, keepdim)
    except Exception:
        hide_frames()
        raise


op_var_legacy.call = var_legacy


# ---- var.all(Tensor self, bool unbiased) -> Tensor


op_var_all = Op(
    "var.all",
    "var.all(Tensor self, bool unbiased) -> Tensor",
    params=(("input", "Tensor"), ("unbiased", "bool")),
    positional=2,
    required=("input", "unbiased"),
    forward=compose_reduce.var_all,
    composite=True,
)


def var_all(input, unbiased, out=None):
    """The variance of all elements, with or without Bessel's correction."""
    try:
        if unbiased.__class__ is not bool:
            check_kinds(op_var_all, (input, unbiased))
        if out is not None:
            return into(op_var_all, (input, unbiased), out)
        if input.__class__ is not Tensor:
            check_tensors(op_var_all, (input, unbiased))
        return compose_reduce.var_all(input, unbiased)
    except Exception:
        hide_frames()
        raise


op_var_all.call = var_all


# ---- std(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor


class StdBackward0(Node):
    """self: _spread(grad / (where(result == 0, inf, result) * (count(self.shape, dim) - (1 if correction is None else correction))), self.shape, dim, keepdim) * (self - self.mean(dim, True))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim", "correction", "keepdim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1), "correction": ("correction", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_lerp_tangent_weight(array_reduce.spread(k_std_backward_self_inner(grad, self.result, (count(self.self_.shape, self.dim) - (1 if (self.correction is None) else self.correction))), self.self_.shape, self.dim, self.keepdim), self.self_, array_reduce.mean(self.self_, self.dim, True, None))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops._spread(ops.div(grad, ops.mul(ops.where(ops.eq(result, 0), math.inf, result), (count(self_.shape, self.dim) - (1 if (self.correction is None) else self.correction)))), self_.shape, self.dim, self.keepdim), ops.sub(self_, ops.mean(self_, self.dim, True)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_std(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, correction, keepdim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(StdBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    node.correction = correction
    node.keepdim = keepdim
    return node


def _tangent_arrays_std_result(self_p, dim, correction, keepdim, self_t, result):
    return k_std_backward_self_inner(array_reduce.sum(k_var_tangent_self_inner(self_p, array_reduce.mean(self_p, dim, True, None), self_t), dim, keepdim, None), result, (count(self_p.shape, dim) - (1 if (correction is None) else correction)))


def _tangent_tensors_std_result(self_p, dim, correction, keepdim, self_t, result):
    return ops.div(ops.sum(ops._real_part(ops.mul(ops.conj(ops.sub(self_p, ops.mean(self_p, dim, True))), self_t)), dim, keepdim), ops.mul(ops.where(ops.eq(result, 0), math.inf, result), (count(self_p.shape, dim) - (1 if (correction is None) else correction))))


op_std = Op(
    "std",
    "std(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("correction", "Scalar?"), ("keepdim", "bool")),
    positional=2,
    required=("input",),
    forward=array_reduce.std,
    record=_record_std,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": (_tangent_arrays_std_result, _tangent_tensors_std_result)},
    saves_self_for=("input",),
)


def std(input, dim=None, axis=None, *, correction=None, keepdim=False, keepdims=None, out=None):
    """The standard deviation; `correction` is what is taken off the count, one if not given."""
    try:
        if axis is not None:
            dim = by_other_name("std", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("std", "keepdim", keepdim, False, "keepdims", keepdims)
        if (correction.__class__ not in NUMBERS and correction is not None) or keepdim.__class__ is not bool:
            check_kinds(op_std, (input, dim, correction, keepdim))
        if out is not None:
            return into(op_std, (input, dim, correction, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_std, (input, dim, correction, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.std(self_array, dim, correction, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(StdBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        node.correction = correction
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_std.call = std


# ---- std.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor


op_std_legacy = Op(
    "std.legacy",
    "std.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("unbiased", "bool"), ("keepdim", "bool")),
    positional=4,
    required=("input", "dim"),
    forward=compose_reduce.std_unbiased,
    composite=True,
)


def std_legacy(input, dim=..., unbiased=True, keepdim=False, axis=None, keepdims=None, out=None):
    """The standard deviation, with or without Bessel's correction."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("std", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("std", "keepdim", keepdim, False, "keepdims", keepdims)
        if unbiased.__class__ is not bool or keepdim.__class__ is not bool:
            check_kinds(op_std_legacy, (input, dim, unbiased, keepdim))
        if out is not None:
            return into(op_std_legacy, (input, dim, unbiased, keepdim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_std_legacy, (input, dim, unbiased, keepdim))
        return compose_reduce.std_unbiased(input, dim, unbiased, keepdim)
    except Exception:
        hide_frames()
        raise


op_std_legacy.call = std_legacy


# ---- std.all(Tensor self, bool unbiased) -> Tensor


op_std_all = Op(
    "std.all",
    "std.all(Tensor self, bool unbiased) -> Tensor",
    params=(("input", "Tensor"), ("unbiased", "bool")),
    positional=2,
    required=("input", "unbiased"),
    forward=compose_reduce.std_all,
    composite=True,
)


def std_all(input, unbiased, out=None):
    """The standard deviation of all elements, with or without Bessel's correction."""
    try:
        if unbiased.__class__ is not bool:
            check_kinds(op_std_all, (input, unbiased))
        if out is not None:
            return into(op_std_all, (input, unbiased), out)
        if input.__class__ is not Tensor:
            check_tensors(op_std_all, (input, unbiased))
        return compose_reduce.std_all(input, unbiased)
    except Exception:
        hide_frames()
        raise


op_std_all.call = std_all


# ---- var_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)


op_var_mean = Op(
    "var_mean",
    "var_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("correction", "Scalar?"), ("keepdim", "bool")),
    positional=2,
    required=("input",),
    forward=compose_reduce.var_mean,
    composite=True,
    results=return_type('var_mean', ('var', 'mean')),
)


def var_mean(input, dim=None, axis=None, *, correction=None, keepdim=False, keepdims=None):
    """The variance and the mean."""
    try:
        if axis is not None:
            dim = by_other_name("var_mean", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("var_mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if (correction.__class__ not in NUMBERS and correction is not None) or keepdim.__class__ is not bool:
            check_kinds(op_var_mean, (input, dim, correction, keepdim))
        if input.__class__ is not Tensor:
            check_tensors(op_var_mean, (input, dim, correction, keepdim))
        return compose_reduce.var_mean(input, dim, correction, keepdim)
    except Exception:
        hide_frames()
        raise


op_var_mean.call = var_mean


# ---- std_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)


op_std_mean = Op(
    "std_mean",
    "std_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("correction", "Scalar?"), ("keepdim", "bool")),
    positional=2,
    required=("input",),
    forward=compose_reduce.std_mean,
    composite=True,
    results=return_type('std_mean', ('std', 'mean')),
)


def std_mean(input, dim=None, axis=None, *, correction=None, keepdim=False, keepdims=None):
    """The standard deviation and the mean."""
    try:
        if axis is not None:
            dim = by_other_name("std_mean", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("std_mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if (correction.__class__ not in NUMBERS and correction is not None) or keepdim.__class__ is not bool:
            check_kinds(op_std_mean, (input, dim, correction, keepdim))
        if input.__class__ is not Tensor:
            check_tensors(op_std_mean, (input, dim, correction, keepdim))
        return compose_reduce.std_mean(input, dim, correction, keepdim)
    except Exception:
        hide_frames()
        raise


op_std_mean.call = std_mean


# ---- var_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor var, Tensor mean)


op_var_mean_legacy = Op(
    "var_mean.legacy",
    "var_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor var, Tensor mean)",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("unbiased", "bool"), ("keepdim", "bool")),
    positional=4,
    required=("input", "dim"),
    forward=compose_reduce.var_mean_unbiased,
    composite=True,
    results=return_type('var_mean', ('var', 'mean')),
)


def var_mean_legacy(input, dim=..., unbiased=True, keepdim=False, axis=None, keepdims=None):
    """The variance, with or without Bessel's correction, and the mean."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("var_mean", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("var_mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if unbiased.__class__ is not bool or keepdim.__class__ is not bool:
            check_kinds(op_var_mean_legacy, (input, dim, unbiased, keepdim))
        if input.__class__ is not Tensor:
            check_tensors(op_var_mean_legacy, (input, dim, unbiased, keepdim))
        return compose_reduce.var_mean_unbiased(input, dim, unbiased, keepdim)
    except Exception:
        hide_frames()
        raise


op_var_mean_legacy.call = var_mean_legacy


# ---- var_mean.all(Tensor self, bool unbiased) -> (Tensor var, Tensor mean)


op_var_mean_all = Op(
    "var_mean.all",
    "var_mean.all(Tensor self, bool unbiased) -> (Tensor var, Tensor mean)",
    params=(("input", "Tensor"), ("unbiased", "bool")),
    positional=2,
    required=("input", "unbiased"),
    forward=compose_reduce.var_mean_all,
    composite=True,
    results=return_type('var_mean', ('var', 'mean')),
)


def var_mean_all(input, unbiased):
    """The variance, with or without Bessel's correction, and the mean of all elements."""
    try:
        if unbiased.__class__ is not bool:
            check_kinds(op_var_mean_all, (input, unbiased))
        if input.__class__ is not Tensor:
            check_tensors(op_var_mean_all, (input, unbiased))
        return compose_reduce.var_mean_all(input, unbiased)
    except Exception:
        hide_frames()
        raise


op_var_mean_all.call = var_mean_all


# ---- std_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor std, Tensor mean)


op_std_mean_legacy = Op(
    "std_mean.legacy",
    "std_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor std, Tensor mean)",
    params=(("input", "Tensor"), ("dim", "int[]?"), ("unbiased", "bool"), ("keepdim", "bool")),
    positional=4,
    required=("input", "dim"),
    forward=compose_reduce.std_mean_unbiased,
    composite=True,
    results=return_type('std_mean', ('std', 'mean')),
)


def std_mean_legacy(input, dim=..., unbiased=True, keepdim=False, axis=None, keepdims=None):
    """The standard deviation, with or without Bessel's correction, and the mean."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("std_mean", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("std_mean", "keepdim", keepdim, False, "keepdims", keepdims)
        if unbiased.__class__ is not bool or keepdim.__class__ is not bool:
            check_kinds(op_std_mean_legacy, (input, dim, unbiased, keepdim))
        if input.__class__ is not Tensor:
            check_tensors(op_std_mean_legacy, (input, dim, unbiased, keepdim))
        return compose_reduce.std_mean_unbiased(input, dim, unbiased, keepdim)
    except Exception:
        hide_frames()
        raise


op_std_mean_legacy.call = std_mean_legacy


# ---- std_mean.all(Tensor self, bool unbiased) -> (Tensor std, Tensor mean)


op_std_mean_all = Op(
    "std_mean.all",
    "std_mean.all(Tensor self, bool unbiased) -> (Tensor std, Tensor mean)",
    params=(("input", "Tensor"), ("unbiased", "bool")),
    positional=2,
    required=("input", "unbiased"),
    forward=compose_reduce.std_mean_all,
    composite=True,
    results=return_type('std_mean', ('std', 'mean')),
)


def std_mean_all(input, unbiased):
    """The standard deviation, with or without Bessel's correction, and the mean of all elements."""
    try:
        if unbiased.__class__ is not bool:
            check_kinds(op_std_mean_all, (input, unbiased))
        if input.__class__ is not Tensor:
            check_tensors(op_std_mean_all, (input, unbiased))
        return compose_reduce.std_mean_all(input, unbiased)
    except Exception:
        hide_frames()
        raise


op_std_mean_all.call = std_mean_all


# ---- linalg.vector_norm(Tensor self, Scalar ord=2, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


op_linalg_vector_norm = Op(
    "linalg.vector_norm",
    "linalg.vector_norm(Tensor self, Scalar ord=2, int[]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Scalar"), ("dim", "int[]?"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=4,
    required=("input",),
    forward=compose_reduce.vector_norm,
    composite=True,
)


def linalg_vector_norm(input=..., ord=2, dim=None, keepdim=False, x=None, axis=None, keepdims=None, *, dtype=None, out=None):
    """The norm of vectors along dimensions."""
    try:
        if input is ... or x is not None:
            input = by_other_name("vector_norm", "input", input, ..., "x", x)
        if axis is not None:
            dim = by_other_name("vector_norm", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("vector_norm", "keepdim", keepdim, False, "keepdims", keepdims)
        if ord.__class__ not in NUMBERS or keepdim.__class__ is not bool:
            check_kinds(op_linalg_vector_norm, (input, ord, dim, keepdim, dtype))
        if out is not None:
            return into(op_linalg_vector_norm, (input, ord, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_vector_norm, (input, ord, dim, keepdim, dtype))
        return compose_reduce.vector_norm(input, ord, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_linalg_vector_norm.call = linalg_vector_norm


# ---- _vector_norm(Tensor self, Scalar ord, int[]? dim, bool keepdim) -> Tensor


class VectorNormBackward0(Node, shown_as="LinalgVectorNormBackward0"):
    """self: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "ord", "dim", "keepdim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "ord": ("ord", "plain", -1), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_reduce.spread(grad, self.self_.shape, self.dim, self.keepdim)
        grad_self = (k__vector_norm_backward_self(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)) if (self.ord == 2) else (k__vector_norm_backward_self_2(t1, self.self_) if (self.ord == 1) else (k__vector_norm_backward_self_3(self.self_, t1) if (self.ord == 0) else (k__vector_norm_backward_self_4(t1, array_reduce.spread(array_reduce.sum(k_eq((t2 := array_reduce.magnitude(self.self_)), (t3 := array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim))), self.dim, self.keepdim, None), self.self_.shape, self.dim, self.keepdim), t2, t3, self.self_) if ((self.ord == math.inf) or (self.ord == -math.inf)) else ((k__vector_norm_backward_self_5(t1, self.self_, array_reduce.magnitude(self.self_), array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)) if ((self.ord - 1) == 2) else (k__vector_norm_backward_self_6(t1, self.self_, array_reduce.magnitude(self.self_), array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)) if ((self.ord - 1) == 3) else (k__vector_norm_backward_self_7(t1, self.self_, array_reduce.magnitude(self.self_), array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)) if ((self.ord - 1) == 0.5) else (k__vector_norm_backward_self_8(t1, self.self_, array_reduce.magnitude(self.self_), array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)) if ((self.ord - 1) == -1) else k__vector_norm_backward_self_9(t1, self.self_, array_reduce.magnitude(self.self_), array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), (self.ord - 1)))))) if (self.ord > 0) else (k__vector_norm_backward_self_10(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), array_reduce.magnitude(self.self_)) if ((1 - self.ord) == 2) else (k__vector_norm_backward_self_11(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), array_reduce.magnitude(self.self_)) if ((1 - self.ord) == 3) else (k__vector_norm_backward_self_12(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), array_reduce.magnitude(self.self_)) if ((1 - self.ord) == 0.5) else (k__vector_norm_backward_self_13(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), array_reduce.magnitude(self.self_)) if ((1 - self.ord) == -1) else k__vector_norm_backward_self_14(t1, self.self_, array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim), array_reduce.magnitude(self.self_), (1 - self.ord)))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops._spread(grad, self_.shape, self.dim, self.keepdim)
        grad_self = (ops.mul(t1, ops.div(self_, ops.where(ops.eq((t2 := ops._spread(result, self_.shape, self.dim, self.keepdim)), 0), math.inf, t2))) if (self.ord == 2) else (ops.mul(t1, ops.sgn(self_)) if (self.ord == 1) else (ops.mul(ops.sgn(self_), ops.mul(t1, 0)) if (self.ord == 0) else (ops.mul(ops.div(t1, ops._spread(ops.sum((t3 := ops.eq(ops._magnitude(self_), ops._spread(result, self_.shape, self.dim, self.keepdim))), self.dim, self.keepdim), self_.shape, self.dim, self.keepdim)), ops.where(t3, ops.sgn(self_), 0)) if ((self.ord == math.inf) or (self.ord == -math.inf)) else (ops.mul(t1, ops.mul(ops.sgn(self_), ops.pow_Scalar(ops.where(ops.eq(self_, 0), 1, ops.div(ops._magnitude(self_), ops.where(ops.eq((t4 := ops._spread(result, self_.shape, self.dim, self.keepdim)), 0), math.inf, t4))), (self.ord - 1)))) if (self.ord > 0) else ops.mul(t1, ops.mul(ops.sgn(self_), ops.pow_Scalar(ops.div(ops._spread(result, self_.shape, self.dim, self.keepdim), ops.where(ops.eq(self_, 0), 1, ops._magnitude(self_))), (1 - self.ord)))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__vector_norm(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, ord, dim, keepdim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(VectorNormBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.ord = ord
    node.dim = dim
    node.keepdim = keepdim
    return node


op__vector_norm = Op(
    "_vector_norm",
    "_vector_norm(Tensor self, Scalar ord, int[]? dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Scalar"), ("dim", "int[]?"), ("keepdim", "bool")),
    positional=4,
    required=("input", "ord", "dim", "keepdim"),
    forward=array_reduce.vector_norm,
    record=_record__vector_norm,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _vector_norm(input, ord, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__vector_norm, (input, ord, dim, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.vector_norm(self_array, ord, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(VectorNormBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.ord = ord
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__vector_norm.call = _vector_norm


# ---- _magnitude(Tensor self) -> Tensor


class MagnitudeBackward0(Node, shown_as="AbsBackward0"):
    """self: grad * self.sgn()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__magnitude_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.sgn(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__magnitude(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(MagnitudeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__magnitude_result(self_p, self_t, result):
    return k__magnitude_tangent_self(self_t, self_p)


def _tangent_tensors__magnitude_result(self_p, self_t, result):
    return ops._real_part(ops.mul(ops.conj(self_t), ops.sgn(self_p)))


op__magnitude = Op(
    "_magnitude",
    "_magnitude(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_reduce.magnitude,
    record=_record__magnitude,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__magnitude_result, _tangent_tensors__magnitude_result)},
    saves_self_for=("input",),
)


def _magnitude(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__magnitude, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.magnitude(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MagnitudeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__magnitude.call = _magnitude


# ---- norm(Tensor self, Any p='fro', Any dim=None, bool keepdim=False, dtype? dtype=None) -> Tensor


op_norm = Op(
    "norm",
    "norm(Tensor self, Any p='fro', Any dim=None, bool keepdim=False, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("p", "Any"), ("dim", "Any"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=5,
    required=("input",),
    forward=compose_reduce.norm,
    composite=True,
)


def norm(input, p="fro", dim=None, keepdim=False, dtype=None, axis=None, keepdims=None, out=None):
    """The norm of the tensor as one vector, or of vectors along dimensions."""
    try:
        if axis is not None:
            dim = by_other_name("norm", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("norm", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_norm, (input, p, dim, keepdim, dtype))
        if out is not None:
            return into(op_norm, (input, p, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_norm, (input, p, dim, keepdim, dtype))
        return compose_reduce.norm(input, p, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_norm.call = norm


# ---- amax(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor


class AmaxBackward0(Node):
    """self: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim", "keepdim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)
        grad_self = k_amax_backward_self(self.self_, t1, array_reduce.spread(k_div(grad, array_copies.to_copy(array_reduce.sum(k_amax_backward_self_inner_inner(self.self_, t1), self.dim, self.keepdim, None), grad.dtype)), self.self_.shape, self.dim, self.keepdim))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops._spread(result, self_.shape, self.dim, self.keepdim)
        t2 = ops.bitwise_or(ops.eq(self_, t1), ops.bitwise_and(ops.ne(self_, self_), ops.ne(t1, t1)))
        grad_self = ops.where(t2, ops._spread(ops.div(grad, ops._to_copy(ops.sum(t2, self.dim, self.keepdim), grad.dtype)), self_.shape, self.dim, self.keepdim), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_amax(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(AmaxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    node.keepdim = keepdim
    return node


op_amax = Op(
    "amax",
    "amax(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_reduce.amax,
    record=_record_amax,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def amax(input, dim=(), keepdim=False, axis=None, keepdims=None, out=None):
    """The largest elements along dimensions; ties share the gradient."""
    try:
        if axis is not None:
            dim = by_other_name("amax", "dim", dim, (), "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("amax", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_amax, (input, dim, keepdim))
        if out is not None:
            return into(op_amax, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_amax, (input, dim, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.amax(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(AmaxBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_amax.call = amax


# ---- amin(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor


class AminBackward0(Node):
    """self: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim", "keepdim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_reduce.spread(self.result, self.self_.shape, self.dim, self.keepdim)
        grad_self = k_amax_backward_self(self.self_, t1, array_reduce.spread(k_div(grad, array_copies.to_copy(array_reduce.sum(k_amax_backward_self_inner_inner(self.self_, t1), self.dim, self.keepdim, None), grad.dtype)), self.self_.shape, self.dim, self.keepdim))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops._spread(result, self_.shape, self.dim, self.keepdim)
        t2 = ops.bitwise_or(ops.eq(self_, t1), ops.bitwise_and(ops.ne(self_, self_), ops.ne(t1, t1)))
        grad_self = ops.where(t2, ops._spread(ops.div(grad, ops._to_copy(ops.sum(t2, self.dim, self.keepdim), grad.dtype)), self_.shape, self.dim, self.keepdim), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_amin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(AminBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    node.keepdim = keepdim
    return node


op_amin = Op(
    "amin",
    "amin(Tensor self, int[] dim=[], bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int[]"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_reduce.amin,
    record=_record_amin,
    edges=(0,),
    batch="reduce.over_dims",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def amin(input, dim=(), keepdim=False, axis=None, keepdims=None, out=None):
    """The smallest elements along dimensions; ties share the gradient."""
    try:
        if axis is not None:
            dim = by_other_name("amin", "dim", dim, (), "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("amin", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_amin, (input, dim, keepdim))
        if out is not None:
            return into(op_amin, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_amin, (input, dim, keepdim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_reduce.amin(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(AminBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_amin.call = amin


# ---- aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)


op_aminmax = Op(
    "aminmax",
    "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
    params=(("input", "Tensor"), ("dim", "int?"), ("keepdim", "bool")),
    positional=1,
    required=("input",),
    forward=compose_reduce.aminmax,
    composite=True,
    results=return_type('aminmax', ('min', 'max')),
)


def aminmax(input, *, dim=None, keepdim=False, axis=None, keepdims=None, out=None):
    """The smallest and the largest elements."""
    try:
        if axis is not None:
            dim = by_other_name("aminmax", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("aminmax", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or keepdim.__class__ is not bool:
            check_kinds(op_aminmax, (input, dim, keepdim))
        if out is not None:
            return into(op_aminmax, (input, dim, keepdim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_aminmax, (input, dim, keepdim))
        return compose_reduce.aminmax(input, dim, keepdim)
    except Exception:
        hide_frames()
        raise


op_aminmax.call = aminmax


# ---- max(Tensor self) -> Tensor


op_max = Op(
    "max",
    "max(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_reduce.max_all,
    composite=True,
)


def max(input, out=None):
    """The largest element."""
    try:
        if out is not None:
            return into(op_max, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_max, (input,))
        return compose_reduce.max_all(input)
    except Exception:
        hide_frames()
        raise


op_max.call = max


# ---- max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)


class MaxBackward0(Node):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_max_dim(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(MaxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_max_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_max_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_max_dim = Op(
    "max.dim",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim"),
    forward=array_order.max_dim,
    record=_record_max_dim,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('max', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_max_dim_values, _tangent_tensors_max_dim_values)},
)


def max_dim(input, dim=..., keepdim=False, axis=None, keepdims=None, out=None):
    """The largest elements along a dimension, and where they are."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("max", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("max", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_max_dim, (input, dim, keepdim))
        if out is not None:
            return into(op_max_dim, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_max_dim, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.max_dim(self_array, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_max_dim.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(MaxBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_max_dim.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_max_dim.call = max_dim


# ---- max.other(Tensor self, Tensor other) -> Tensor


op_max_other = Op(
    "max.other",
    "max.other(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_reduce.max_other,
    composite=True,
)


def max_other(input=..., other=..., x1=None, x2=None, out=None):
    """The larger of two, element by element."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("max", input, other, x1, x2)
        if out is not None:
            return into(op_max_other, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_max_other, (input, other))
        return compose_reduce.max_other(input, other)
    except Exception:
        hide_frames()
        raise


op_max_other.call = max_other


# ---- min(Tensor self) -> Tensor


op_min = Op(
    "min",
    "min(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_reduce.min_all,
    composite=True,
)


def min(input, out=None):
    """The smallest element."""
    try:
        if out is not None:
            return into(op_min, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_min, (input,))
        return compose_reduce.min_all(input)
    except Exception:
        hide_frames()
        raise


op_min.call = min


# ---- min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)


class MinBackward0(Node):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_min_dim(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(MinBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_min_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_min_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_min_dim = Op(
    "min.dim",
    "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim"),
    forward=array_order.min_dim,
    record=_record_min_dim,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('min', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_min_dim_values, _tangent_tensors_min_dim_values)},
)


def min_dim(input, dim=..., keepdim=False, axis=None, keepdims=None, out=None):
    """The smallest elements along a dimension, and where they are."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("min", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("min", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_min_dim, (input, dim, keepdim))
        if out is not None:
            return into(op_min_dim, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_min_dim, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.min_dim(self_array, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_min_dim.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(MinBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_min_dim.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_min_dim.call = min_dim


# ---- min.other(Tensor self, Tensor other) -> Tensor


op_min_other = Op(
    "min.other",
    "min.other(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_reduce.min_other,
    composite=True,
)


def min_other(input=..., other=..., x1=None, x2=None, out=None):
    """The smaller of two, element by element."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("min", input, other, x1, x2)
        if out is not None:
            return into(op_min_other, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_min_other, (input, other))
        return compose_reduce.min_other(input, other)
    except Exception:
        hide_frames()
        raise


op_min_other.call = min_other


# ---- median(Tensor self) -> Tensor


class MedianBackward0(Node):
    """self: where(tied, grad / tied.sum(), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_median_backward_self(self.self_, self.result, grad, array_reduce.sum(k_median_backward_self_inner(self.self_, self.result), None, False, None))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.bitwise_or(ops.eq(self_, result), ops.ne(self_, self_))
        grad_self = ops.where(t1, ops.div(grad, ops.sum(t1)), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_median(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(MedianBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op_median = Op(
    "median",
    "median(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_order.median_all,
    record=_record_median,
    edges=(0,),
    batch="reduce.median",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def median(input):
    """The middle element, the lower of two; ties share the gradient."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_median, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_order.median_all(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(MedianBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_median.call = median


# ---- median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)


class MedianBackward1(Node):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_median_dim(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(MedianBackward1)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_median_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_median_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_median_dim = Op(
    "median.dim",
    "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim"),
    forward=array_order.median,
    record=_record_median_dim,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('median', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_median_dim_values, _tangent_tensors_median_dim_values)},
)


def median_dim(input, dim=..., keepdim=False, axis=None, keepdims=None, out=None):
    """The middle elements along a dimension, the lower of two, and where they are."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("median", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("median", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_median_dim, (input, dim, keepdim))
        if out is not None:
            return into(op_median_dim, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_median_dim, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.median(self_array, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_median_dim.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(MedianBackward1)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_median_dim.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_median_dim.call = median_dim


# ---- nanmedian(Tensor self) -> Tensor


class NanmedianBackward0(Node):
    """self: where(tied, grad / tied.sum(), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_nanmedian_backward_self(self.self_, self.result, grad, array_reduce.sum(k_nanmedian_backward_self_inner(self.self_, self.result), None, False, None))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.bitwise_or(ops.eq(self_, result), ops.ne(result, result))
        grad_self = ops.where(t1, ops.div(grad, ops.sum(t1)), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_nanmedian(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(NanmedianBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op_nanmedian = Op(
    "nanmedian",
    "nanmedian(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_order.nanmedian_all,
    record=_record_nanmedian,
    edges=(0,),
    batch="reduce.nanmedian",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def nanmedian(input):
    """The middle element of those that are not NaN, the lower of two; ties share the gradient."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nanmedian, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_order.nanmedian_all(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(NanmedianBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nanmedian.call = nanmedian


# ---- nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)


class NanmedianBackward1(Node):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_nanmedian_dim(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(NanmedianBackward1)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_nanmedian_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_nanmedian_dim_values(self_p, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_nanmedian_dim = Op(
    "nanmedian.dim",
    "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim"),
    forward=array_order.nanmedian,
    record=_record_nanmedian_dim,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('nanmedian', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_nanmedian_dim_values, _tangent_tensors_nanmedian_dim_values)},
)


def nanmedian_dim(input, dim=..., keepdim=False, axis=None, keepdims=None, out=None):
    """The middle elements of those that are not NaN along a dimension, the lower of two, and where they are."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("nanmedian", "dim", dim, ..., "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("nanmedian", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_nanmedian_dim, (input, dim, keepdim))
        if out is not None:
            return into(op_nanmedian_dim, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nanmedian_dim, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.nanmedian(self_array, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_nanmedian_dim.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(NanmedianBackward1)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_nanmedian_dim.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_nanmedian_dim.call = nanmedian_dim


# ---- _median_of_rows(Tensor self) -> Tensor


class MedianOfRowsBackward0(Node, shown_as="MedianBackward0"):
    """self: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_shape.unsqueeze(self.result, -1)
        grad_self = k__median_of_rows_backward_self(self.self_, t1, array_shape.unsqueeze(k_div(grad, array_reduce.sum(k_median_backward_self_inner(self.self_, t1), -1, False, None)), -1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.bitwise_or(ops.eq(self_, ops.unsqueeze(result, -1)), ops.ne(self_, self_))
        grad_self = ops.where(t1, ops.unsqueeze(ops.div(grad, ops.sum(t1, -1)), -1), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__median_of_rows(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(MedianOfRowsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op__median_of_rows = Op(
    "_median_of_rows",
    "_median_of_rows(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_order.median_of_rows,
    record=_record__median_of_rows,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _median_of_rows(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__median_of_rows, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_order.median_of_rows(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(MedianOfRowsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__median_of_rows.call = _median_of_rows


# ---- _nanmedian_of_rows(Tensor self) -> Tensor


class NanmedianOfRowsBackward0(Node, shown_as="NanmedianBackward0"):
    """self: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_shape.unsqueeze(self.result, -1)
        grad_self = k__nanmedian_of_rows_backward_self(self.self_, t1, array_shape.unsqueeze(k_div(grad, array_reduce.sum(k_nanmedian_backward_self_inner(self.self_, t1), -1, False, None)), -1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.unsqueeze(result, -1)
        t2 = ops.bitwise_or(ops.eq(self_, t1), ops.ne(t1, t1))
        grad_self = ops.where(t2, ops.unsqueeze(ops.div(grad, ops.sum(t2, -1)), -1), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__nanmedian_of_rows(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(NanmedianOfRowsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op__nanmedian_of_rows = Op(
    "_nanmedian_of_rows",
    "_nanmedian_of_rows(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_order.nanmedian_of_rows,
    record=_record__nanmedian_of_rows,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _nanmedian_of_rows(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__nanmedian_of_rows, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_order.nanmedian_of_rows(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(NanmedianOfRowsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__nanmedian_of_rows.call = _nanmedian_of_rows


# ---- kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)


class KthvalueBackward0(Node):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_kthvalue(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, k, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(KthvalueBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_kthvalue_values(self_p, k, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_kthvalue_values(self_p, k, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_kthvalue = Op(
    "kthvalue",
    "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("k", "int"), ("dim", "int"), ("keepdim", "bool")),
    positional=4,
    required=("input", "k"),
    forward=array_order.kthvalue,
    record=_record_kthvalue,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('kthvalue', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_kthvalue_values, _tangent_tensors_kthvalue_values)},
)


def kthvalue(input, k, dim=-1, keepdim=False, axis=None, keepdims=None, out=None):
    """The k-th smallest elements along a dimension, and where they are."""
    try:
        if axis is not None:
            dim = by_other_name("kthvalue", "dim", dim, -1, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("kthvalue", "keepdim", keepdim, False, "keepdims", keepdims)
        if k.__class__ is not int or dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_kthvalue, (input, k, dim, keepdim))
        if out is not None:
            return into(op_kthvalue, (input, k, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_kthvalue, (input, k, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.kthvalue(self_array, k, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_kthvalue.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(KthvalueBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_kthvalue.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_kthvalue.call = kthvalue


# ---- _put_selected(Tensor self, int dim, Tensor indices, int[] shape, bool keepdim) -> Tensor


class PutSelectedBackward0(Node, shown_as="ScatterBackward0"):
    """self: _selected(grad, dim, indices, keepdim)"""

    __slots__ = ("indices", "indices_changes", "dim", "keepdim")
    saved = {"indices": ("indices", "input", -1), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.selected(grad, self.dim, self.indices, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._selected(grad, self.dim, indices, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__put_selected(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, indices_array, shape, keepdim) = arrays
    (self_changes, indices_changes) = changes
    node = new(PutSelectedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays__put_selected_result(self_p, dim, indices, shape, keepdim, self_t, result):
    return array_order.put_selected(self_t, dim, indices, shape, keepdim)


def _tangent_tensors__put_selected_result(self_p, dim, indices, shape, keepdim, self_t, result):
    return ops._put_selected(self_t, dim, indices, shape, keepdim)


op__put_selected = Op(
    "_put_selected",
    "_put_selected(Tensor self, int dim, Tensor indices, int[] shape, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("indices", "Tensor"), ("shape", "int[]"), ("keepdim", "bool")),
    positional=5,
    required=("input", "dim", "indices", "shape", "keepdim"),
    forward=array_order.put_selected,
    record=_record__put_selected,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__put_selected_result, _tangent_tensors__put_selected_result)},
)


def _put_selected(input, dim, indices, shape, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__put_selected, (input, dim, indices, shape, keepdim))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__put_selected, (input, dim, indices, shape, keepdim))
        result_array = array_order.put_selected(self_array, dim, indices_array, shape, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PutSelectedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__put_selected.call = _put_selected


# ---- _selected(Tensor self, int dim, Tensor indices, bool keepdim) -> Tensor


class SelectedBackward0(Node, shown_as="GatherBackward0"):
    """self: _put_selected(grad, dim, indices, self.shape, keepdim)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim", "keepdim")
    saved = {"indices": ("indices", "input", -1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "keepdim": ("keepdim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, self.keepdim)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__selected(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, indices_array, keepdim) = arrays
    (self_changes, indices_changes) = changes
    node = new(SelectedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays__selected_result(self_p, dim, indices, keepdim, self_t, result):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors__selected_result(self_p, dim, indices, keepdim, self_t, result):
    return ops._selected(self_t, dim, indices, keepdim)


op__selected = Op(
    "_selected",
    "_selected(Tensor self, int dim, Tensor indices, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("indices", "Tensor"), ("keepdim", "bool")),
    positional=4,
    required=("input", "dim", "indices", "keepdim"),
    forward=array_order.selected,
    record=_record__selected,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__selected_result, _tangent_tensors__selected_result)},
)


def _selected(input, dim, indices, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__selected, (input, dim, indices, keepdim))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__selected, (input, dim, indices, keepdim))
        result_array = array_order.selected(self_array, dim, indices_array, keepdim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SelectedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__selected.call = _selected


# ---- argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor


op_argmax = Op(
    "argmax",
    "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int?"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_order.argmax,
    non_differentiable="the result is an index",
    batch="reduce.place_of_extreme",
)


def argmax(input, dim=None, keepdim=False, axis=None, keepdims=None, out=None):
    """Where the largest element is."""
    try:
        if axis is not None:
            dim = by_other_name("argmax", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("argmax", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or keepdim.__class__ is not bool:
            check_kinds(op_argmax, (input, dim, keepdim))
        if out is not None:
            return into(op_argmax, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_argmax, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        result_array = array_order.argmax(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("argmax", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_argmax.call = argmax


# ---- argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor


op_argmin = Op(
    "argmin",
    "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int?"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_order.argmin,
    non_differentiable="the result is an index",
    batch="reduce.place_of_extreme",
)


def argmin(input, dim=None, keepdim=False, axis=None, keepdims=None, out=None):
    """Where the smallest element is."""
    try:
        if axis is not None:
            dim = by_other_name("argmin", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("argmin", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or keepdim.__class__ is not bool:
            check_kinds(op_argmin, (input, dim, keepdim))
        if out is not None:
            return into(op_argmin, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_argmin, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        result_array = array_order.argmin(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("argmin", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_argmin.call = argmin


# ---- all(Tensor self, Any dim=None, bool keepdim=False) -> Tensor


op_all = Op(
    "all",
    "all(Tensor self, Any dim=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_reduce.all_of,
    non_differentiable="the result is a bool",
    batch="reduce.over_dims",
)


def all(input, dim=None, keepdim=False, axis=None, keepdims=None, out=None):
    """Whether all elements are nonzero."""
    try:
        if axis is not None:
            dim = by_other_name("all", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("all", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_all, (input, dim, keepdim))
        if out is not None:
            return into(op_all, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_all, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.all_of(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("all", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_all.call = all


# ---- any(Tensor self, Any dim=None, bool keepdim=False) -> Tensor


op_any = Op(
    "any",
    "any(Tensor self, Any dim=None, bool keepdim=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_reduce.any_of,
    non_differentiable="the result is a bool",
    batch="reduce.over_dims",
)


def any(input, dim=None, keepdim=False, axis=None, keepdims=None, out=None):
    """Whether any element is nonzero."""
    try:
        if axis is not None:
            dim = by_other_name("any", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("any", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_any, (input, dim, keepdim))
        if out is not None:
            return into(op_any, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_any, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.any_of(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("any", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_any.call = any


# ---- count_nonzero(Tensor self, Any dim=None) -> Tensor


op_count_nonzero = Op(
    "count_nonzero",
    "count_nonzero(Tensor self, Any dim=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=array_reduce.count_nonzero,
    non_differentiable="the result is a count",
    batch="reduce.over_dims",
)


def count_nonzero(input, dim=None, axis=None):
    """How many elements are nonzero."""
    try:
        if axis is not None:
            dim = by_other_name("count_nonzero", "dim", dim, None, "axis", axis)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_count_nonzero, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.count_nonzero(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("count_nonzero", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_count_nonzero.call = count_nonzero


# ---- sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)


class SortBackward0(Node):
    """self: _put_selected(grad, dim, indices, self.shape, True)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_sort(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, descending, stable) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(SortBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_sort_values(self_p, dim, descending, stable, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, True)


def _tangent_tensors_sort_values(self_p, dim, descending, stable, self_t, values, indices):
    return ops._selected(self_t, dim, indices, True)


op_sort = Op(
    "sort",
    "sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("descending", "bool"), ("stable", "bool")),
    positional=4,
    required=("input",),
    forward=array_order.sort,
    record=_record_sort,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('sort', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_sort_values, _tangent_tensors_sort_values)},
)


def sort(input, dim=-1, descending=False, stable=False, axis=None, out=None):
    """The elements in order along a dimension, and where they were."""
    try:
        if axis is not None:
            dim = by_other_name("sort", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int or descending.__class__ is not bool or stable.__class__ is not bool:
            check_kinds(op_sort, (input, dim, descending, stable))
        if out is not None:
            return into(op_sort, (input, dim, descending, stable), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sort, (input, dim, descending, stable))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.sort(self_array, dim, descending, stable)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_sort.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(SortBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        out_values._node = node
        return op_sort.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_sort.call = sort


# ---- argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor


op_argsort = Op(
    "argsort",
    "argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("descending", "bool"), ("stable", "bool")),
    positional=4,
    required=("input",),
    forward=compose_reduce.argsort,
    composite=True,
)


def argsort(input, dim=-1, descending=False, stable=False, axis=None, out=None):
    """The indices that sort the tensor along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("argsort", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int or descending.__class__ is not bool or stable.__class__ is not bool:
            check_kinds(op_argsort, (input, dim, descending, stable))
        if out is not None:
            return into(op_argsort, (input, dim, descending, stable), out)
        if input.__class__ is not Tensor:
            check_tensors(op_argsort, (input, dim, descending, stable))
        return compose_reduce.argsort(input, dim, descending, stable)
    except Exception:
        hide_frames()
        raise


op_argsort.call = argsort


# ---- msort(Tensor self) -> Tensor


op_msort = Op(
    "msort",
    "msort(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_reduce.msort,
    composite=True,
)


def msort(input, out=None):
    """The elements in order along the first dimension."""
    try:
        if out is not None:
            return into(op_msort, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_msort, (input,))
        return compose_reduce.msort(input)
    except Exception:
        hide_frames()
        raise


op_msort.call = msort


# ---- topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)


class TopkBackward0(Node):
    """self: _put_selected(grad, dim, indices, self.shape, True)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "dim")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_order.put_selected(grad, self.dim, self.indices, self.self_shape, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._put_selected(grad, self.dim, indices, self.self_shape, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_topk(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, k, dim, largest, sorted) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(TopkBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_topk_values(self_p, k, dim, largest, sorted, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, True)


def _tangent_tensors_topk_values(self_p, k, dim, largest, sorted, self_t, values, indices):
    return ops._selected(self_t, dim, indices, True)


op_topk = Op(
    "topk",
    "topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("k", "int"), ("dim", "int"), ("largest", "bool"), ("sorted", "bool")),
    positional=5,
    required=("input", "k"),
    forward=array_order.topk,
    record=_record_topk,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('topk', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_topk_values, _tangent_tensors_topk_values)},
)


def topk(input, k, dim=-1, largest=True, sorted=True, axis=None, out=None):
    """The k largest or smallest elements along a dimension, and where they are."""
    try:
        if axis is not None:
            dim = by_other_name("topk", "dim", dim, -1, "axis", axis)
        if k.__class__ is not int or dim.__class__ is not int or largest.__class__ is not bool or sorted.__class__ is not bool:
            check_kinds(op_topk, (input, k, dim, largest, sorted))
        if out is not None:
            return into(op_topk, (input, k, dim, largest, sorted), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_topk, (input, k, dim, largest, sorted))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.topk(self_array, k, dim, largest, sorted)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_topk.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(TopkBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        out_values._node = node
        return op_topk.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_topk.call = topk


# ---- cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)


class CummaxBackward0(Node):
    """self: _zeros(self.shape, self.dtype).scatter_add(dim, indices, grad)"""

    __slots__ = ("indices", "indices_changes", "self_dtype", "self_shape", "dim")
    saved = {"indices": ("indices", "result", 1), "self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_index.scatter_add(array_shape.zeros(self.self_shape, self.self_dtype, grad), self.dim, self.indices, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops.scatter_add(made_beside(grad, array_shape.zeros, self.self_shape, dtype_of(self.self_dtype)), self.dim, indices, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_cummax(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(CummaxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_cummax_values(self_p, dim, self_t, values, indices):
    return array_index.gather(self_t, dim, indices, False)


def _tangent_tensors_cummax_values(self_p, dim, self_t, values, indices):
    return ops.gather(self_t, dim, indices)


op_cummax = Op(
    "cummax",
    "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_order.cummax,
    record=_record_cummax,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('cummax', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_cummax_values, _tangent_tensors_cummax_values)},
)


def cummax(input, dim=..., axis=None, out=None):
    """The running maximum along a dimension, and where it was found."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cummax", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cummax, (input, dim))
        if out is not None:
            return into(op_cummax, (input, dim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_cummax, (input, dim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.cummax(self_array, dim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_cummax.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(CummaxBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        node.dim = dim
        out_values._node = node
        return op_cummax.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_cummax.call = cummax


# ---- cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)


class CumminBackward0(Node):
    """self: _zeros(self.shape, self.dtype).scatter_add(dim, indices, grad)"""

    __slots__ = ("indices", "indices_changes", "self_dtype", "self_shape", "dim")
    saved = {"indices": ("indices", "result", 1), "self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_index.scatter_add(array_shape.zeros(self.self_shape, self.self_dtype, grad), self.dim, self.indices, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops.scatter_add(made_beside(grad, array_shape.zeros, self.self_shape, dtype_of(self.self_dtype)), self.dim, indices, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record_cummin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(CumminBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_cummin_values(self_p, dim, self_t, values, indices):
    return array_index.gather(self_t, dim, indices, False)


def _tangent_tensors_cummin_values(self_p, dim, self_t, values, indices):
    return ops.gather(self_t, dim, indices)


op_cummin = Op(
    "cummin",
    "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_order.cummin,
    record=_record_cummin,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('cummin', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_cummin_values, _tangent_tensors_cummin_values)},
)


def cummin(input, dim=..., axis=None, out=None):
    """The running minimum along a dimension, and where it was found."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("cummin", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cummin, (input, dim))
        if out is not None:
            return into(op_cummin, (input, dim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_cummin, (input, dim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_order.cummin(self_array, dim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_cummin.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(CumminBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        node.dim = dim
        out_values._node = node
        return op_cummin.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_cummin.call = cummin


# ---- _softmax(Tensor self, int dim) -> Tensor


def __softmax_forward(self_, dim):
    return along(k__softmax, dim, self_)


class SoftmaxBackward0(Node):
    """self: result * (grad - (grad * result).sum(dim, True))"""

    __slots__ = ("result", "result_changes", "dim")
    saved = {"result": ("result", "result", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = along(k__softmax_backward_self, self.dim, self.result, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(result, ops.sub(grad, ops.sum(ops.mul(grad, result), self.dim, True)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record__softmax(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SoftmaxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    return node


def _tangent_arrays__softmax_result(self_p, dim, self_t, result):
    return along(k__softmax_backward_self, dim, result, self_t)


def _tangent_tensors__softmax_result(self_p, dim, self_t, result):
    return ops.mul(result, ops.sub(self_t, ops.sum(ops.mul(self_t, result), dim, True)))


op__softmax = Op(
    "_softmax",
    "_softmax(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=__softmax_forward,
    record=_record__softmax,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__softmax_result, _tangent_tensors__softmax_result)},
)


def _softmax(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__softmax, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = __softmax_forward(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(SoftmaxBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__softmax.call = _softmax


# ---- softmax(Tensor self, int? dim=None, dtype? dtype=None) -> Tensor


op_softmax = Op(
    "softmax",
    "softmax(Tensor self, int? dim=None, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int?"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=compose_reduce.softmax,
    composite=True,
)


def softmax(input, dim=None, dtype=None, axis=None, out=None):
    """Exponentials, divided by their sum along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("softmax", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None):
            check_kinds(op_softmax, (input, dim, dtype))
        if out is not None:
            return into(op_softmax, (input, dim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_softmax, (input, dim, dtype))
        return compose_reduce.softmax(input, dim, dtype)
    except Exception:
        hide_frames()
        raise


op_softmax.call = softmax


# ---- nn.functional.softmin(Tensor self, int? dim=None, *, dtype? dtype=None) -> Tensor


op_nn_functional_softmin = Op(
    "nn.functional.softmin",
    "nn.functional.softmin(Tensor self, int? dim=None, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int?"), ("dtype", "dtype?")),
    positional=2,
    required=("input",),
    forward=compose_reduce.softmin,
    composite=True,
)


def nn_functional_softmin(input, dim=None, axis=None, *, dtype=None):
    """The softmax of the negative."""
    try:
        if axis is not None:
            dim = by_other_name("softmin", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None):
            check_kinds(op_nn_functional_softmin, (input, dim, dtype))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_softmin, (input, dim, dtype))
        return compose_reduce.softmin(input, dim, dtype)
    except Exception:
        hide_frames()
        raise


op_nn_functional_softmin.call = nn_functional_softmin


# ---- _log_softmax(Tensor self, int dim) -> Tensor


def __log_softmax_forward(self_, dim):
    return along(k__log_softmax, dim, self_)


class LogSoftmaxBackward0(Node):
    """self: grad - exp(result) * grad.sum(dim, True)"""

    __slots__ = ("result", "result_changes", "dim")
    saved = {"result": ("result", "result", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = along(k__log_softmax_backward_self, self.dim, grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.sub(grad, ops.mul(ops.exp(result), ops.sum(grad, self.dim, True)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record__log_softmax(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LogSoftmaxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    return node


def _tangent_arrays__log_softmax_result(self_p, dim, self_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if self_t is not None:
        term = along_reduced(k__log_softmax_tangent_self, dim, True, result, self_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__log_softmax_result(self_p, dim, self_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if self_t is not None:
        term = ops.neg(ops.sum(ops.mul(ops.exp(result), self_t), dim, True))
        total = term if total is None else ops.add(total, term)
    return total


op__log_softmax = Op(
    "_log_softmax",
    "_log_softmax(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=__log_softmax_forward,
    record=_record__log_softmax,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__log_softmax_result, _tangent_tensors__log_softmax_result)},
)


def _log_softmax(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__log_softmax, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = __log_softmax_forward(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LogSoftmaxBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__log_softmax.call = _log_softmax


# ---- log_softmax(Tensor self, int? dim=None, dtype? dtype=None) -> Tensor


op_log_softmax = Op(
    "log_softmax",
    "log_softmax(Tensor self, int? dim=None, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int?"), ("dtype", "dtype?")),
    positional=3,
    required=("input",),
    forward=compose_reduce.log_softmax,
    composite=True,
)


def log_softmax(input, dim=None, dtype=None, axis=None, out=None):
    """The logarithm of the softmax along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("log_softmax", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None):
            check_kinds(op_log_softmax, (input, dim, dtype))
        if out is not None:
            return into(op_log_softmax, (input, dim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_log_softmax, (input, dim, dtype))
        return compose_reduce.log_softmax(input, dim, dtype)
    except Exception:
        hide_frames()
        raise


op_log_softmax.call = log_softmax


# ---- _row_sum(Tensor self, int dim, bool keepdim) -> Tensor


def __row_sum_forward(self_, dim, keepdim):
    return along_reduced(k__row_sum, dim, keepdim, self_)


op__row_sum = Op(
    "_row_sum",
    "_row_sum(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_sum_forward,
    non_differentiable="the kernel behind sum, which brings the gradient",
    batch="dims.of_input",
)


def _row_sum(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_sum, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_sum_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_sum.call = _row_sum


# ---- _row_nansum(Tensor self, int dim, bool keepdim) -> Tensor


def __row_nansum_forward(self_, dim, keepdim):
    return along_reduced(k__row_nansum, dim, keepdim, self_)


op__row_nansum = Op(
    "_row_nansum",
    "_row_nansum(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_nansum_forward,
    non_differentiable="the kernel behind nansum, which brings the gradient",
    batch="dims.of_input",
)


def _row_nansum(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_nansum, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_nansum_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_nansum.call = _row_nansum


# ---- _row_max(Tensor self, int dim, bool keepdim) -> Tensor


def __row_max_forward(self_, dim, keepdim):
    return along_reduced(k__row_max, dim, keepdim, self_)


op__row_max = Op(
    "_row_max",
    "_row_max(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_max_forward,
    non_differentiable="the kernel behind amax, which brings the gradient",
    batch="dims.of_input",
)


def _row_max(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_max, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_max_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_max.call = _row_max


# ---- _row_min(Tensor self, int dim, bool keepdim) -> Tensor


def __row_min_forward(self_, dim, keepdim):
    return along_reduced(k__row_min, dim, keepdim, self_)


op__row_min = Op(
    "_row_min",
    "_row_min(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_min_forward,
    non_differentiable="the kernel behind amin, which brings the gradient",
    batch="dims.of_input",
)


def _row_min(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_min, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_min_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_min.call = _row_min


# ---- _row_variance(Tensor self, int dim, bool keepdim, float dof) -> Tensor


def __row_variance_forward(self_, dim, keepdim, dof):
    return along_reduced(k__row_variance, dim, keepdim, self_, dof)


op__row_variance = Op(
    "_row_variance",
    "_row_variance(Tensor self, int dim, bool keepdim, float dof) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool"), ("dof", "float")),
    positional=4,
    required=("input", "dim", "keepdim", "dof"),
    forward=__row_variance_forward,
    non_differentiable="the kernel behind var, which brings the gradient",
    batch="dims.of_input",
)


def _row_variance(input, dim, keepdim, dof):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_variance, (input, dim, keepdim, dof))
        self_array = input._array
        result_array = __row_variance_forward(self_array, dim, keepdim, dof)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_variance.call = _row_variance


# ---- _row_logsumexp(Tensor self, int dim, bool keepdim) -> Tensor


def __row_logsumexp_forward(self_, dim, keepdim):
    return along_reduced(k__row_logsumexp, dim, keepdim, self_)


op__row_logsumexp = Op(
    "_row_logsumexp",
    "_row_logsumexp(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_logsumexp_forward,
    non_differentiable="the kernel behind logsumexp, which brings the gradient",
    batch="dims.of_input",
)


def _row_logsumexp(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_logsumexp, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_logsumexp_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_logsumexp.call = _row_logsumexp


# ---- _row_sum_of_squares(Tensor self, int dim, bool keepdim) -> Tensor


def __row_sum_of_squares_forward(self_, dim, keepdim):
    return along_reduced(k__row_sum_of_squares, dim, keepdim, self_)


op__row_sum_of_squares = Op(
    "_row_sum_of_squares",
    "_row_sum_of_squares(Tensor self, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input", "dim", "keepdim"),
    forward=__row_sum_of_squares_forward,
    non_differentiable="the kernel behind norms, which bring the gradient",
    batch="dims.of_input",
)


def _row_sum_of_squares(input, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__row_sum_of_squares, (input, dim, keepdim))
        self_array = input._array
        result_array = __row_sum_of_squares_forward(self_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_sum_of_squares.call = _row_sum_of_squares
