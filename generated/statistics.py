"""Differences, integrals, covariances, quantiles.

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
from specgrad.array import histogram as array_histogram
from specgrad.array import joining as array_joining
from specgrad.array import order as array_order
from specgrad.array import scan as array_scan
from specgrad.array import shape as array_shape
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import statistics as compose_statistics
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

k__logcumsumexp_backward_self = _k["_logcumsumexp_backward_self"]
k__logcumsumexp_backward_self_inner_inner = _k["_logcumsumexp_backward_self_inner_inner"]
k_conj = _k["conj"]
k_mul_backward_self = _k["mul_backward_self"]


# ---- diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor


op_diff = Op(
    "diff",
    "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int"), ("dim", "int"), ("prepend", "Tensor?"), ("append", "Tensor?")),
    positional=5,
    required=("input",),
    forward=compose_statistics.diff,
    composite=True,
)


def diff(input, n=1, dim=-1, prepend=None, append=None, axis=None, out=None):
    """The `n`-th differences of neighbours along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("diff", "dim", dim, -1, "axis", axis)
        if n.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_diff, (input, n, dim, prepend, append))
        if out is not None:
            return into(op_diff, (input, n, dim, prepend, append), out)
        if input.__class__ is not Tensor or (prepend is not None and prepend.__class__ is not Tensor) or (append is not None and append.__class__ is not Tensor):
            check_tensors(op_diff, (input, n, dim, prepend, append))
        return compose_statistics.diff(input, n, dim, prepend, append)
    except Exception:
        hide_frames()
        raise


op_diff.call = diff


# ---- _differences(Tensor self, int dim) -> Tensor


class DifferencesBackward0(Node, shown_as="SubBackward0"):
    """self: _spread_differences(grad, dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_scan.spread_differences(grad, self.dim)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._spread_differences(grad, self.dim)
        return (grad_self,)


def _record__differences(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(DifferencesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays__differences_result(self_p, dim, self_t, result):
    return array_scan.differences(self_t, dim)


def _tangent_tensors__differences_result(self_p, dim, self_t, result):
    return ops._differences(self_t, dim)


op__differences = Op(
    "_differences",
    "_differences(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_scan.differences,
    record=_record__differences,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__differences_result, _tangent_tensors__differences_result)},
)


def _differences(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__differences, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_scan.differences(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(DifferencesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__differences.call = _differences


# ---- _spread_differences(Tensor self, int dim) -> Tensor


class SpreadDifferencesBackward0(Node, shown_as="AddBackward0"):
    """self: _differences(grad, dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_scan.differences(grad, self.dim)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._differences(grad, self.dim)
        return (grad_self,)


def _record__spread_differences(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(SpreadDifferencesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays__spread_differences_result(self_p, dim, self_t, result):
    return array_scan.spread_differences(self_t, dim)


def _tangent_tensors__spread_differences_result(self_p, dim, self_t, result):
    return ops._spread_differences(self_t, dim)


op__spread_differences = Op(
    "_spread_differences",
    "_spread_differences(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_scan.spread_differences,
    record=_record__spread_differences,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__spread_differences_result, _tangent_tensors__spread_differences_result)},
)


def _spread_differences(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__spread_differences, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_scan.spread_differences(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SpreadDifferencesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__spread_differences.call = _spread_differences


# ---- gradient(Tensor self, *, Any spacing=None, Any dim=None, int edge_order=1) -> Any


op_gradient = Op(
    "gradient",
    "gradient(Tensor self, *, Any spacing=None, Any dim=None, int edge_order=1) -> Any",
    params=(("input", "Tensor"), ("spacing", "Any"), ("dim", "Any"), ("edge_order", "int")),
    positional=1,
    required=("input",),
    forward=compose_statistics.gradient,
    composite=True,
)


def gradient(input, *, spacing=None, dim=None, edge_order=1, axis=None):
    """The slopes along dimensions, by central differences inside and one-sided ones at the edges."""
    try:
        if axis is not None:
            dim = by_other_name("gradient", "dim", dim, None, "axis", axis)
        if edge_order.__class__ is not int:
            check_kinds(op_gradient, (input, spacing, dim, edge_order))
        if input.__class__ is not Tensor:
            check_tensors(op_gradient, (input, spacing, dim, edge_order))
        return compose_statistics.gradient(input, spacing, dim, edge_order)
    except Exception:
        hide_frames()
        raise


op_gradient.call = gradient


# ---- trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor


op_trapezoid_x = Op(
    "trapezoid.x",
    "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    params=(("y", "Tensor"), ("x", "Tensor"), ("dim", "int")),
    positional=2,
    required=("y", "x"),
    forward=compose_statistics.trapezoid_at,
    composite=True,
)


def trapezoid_x(y, x, *, dim=-1, axis=None):
    """The integral along a dimension by the trapezoidal rule, of values at places `x`."""
    try:
        if axis is not None:
            dim = by_other_name("trapezoid", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_trapezoid_x, (y, x, dim))
        if y.__class__ is not Tensor or x.__class__ is not Tensor:
            check_tensors(op_trapezoid_x, (y, x, dim))
        return compose_statistics.trapezoid_at(y, x, dim)
    except Exception:
        hide_frames()
        raise


op_trapezoid_x.call = trapezoid_x


# ---- trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor


op_trapezoid_dx = Op(
    "trapezoid.dx",
    "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    params=(("y", "Tensor"), ("dx", "Scalar"), ("dim", "int")),
    positional=1,
    required=("y",),
    forward=compose_statistics.trapezoid,
    composite=True,
)


def trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """The integral along a dimension by the trapezoidal rule, of values `dx` apart."""
    try:
        if axis is not None:
            dim = by_other_name("trapezoid", "dim", dim, -1, "axis", axis)
        if dx.__class__ not in NUMBERS or dim.__class__ is not int:
            check_kinds(op_trapezoid_dx, (y, dx, dim))
        if y.__class__ is not Tensor:
            check_tensors(op_trapezoid_dx, (y, dx, dim))
        return compose_statistics.trapezoid(y, dx, dim)
    except Exception:
        hide_frames()
        raise


op_trapezoid_dx.call = trapezoid_dx


# ---- cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor


op_cumulative_trapezoid_x = Op(
    "cumulative_trapezoid.x",
    "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    params=(("y", "Tensor"), ("x", "Tensor"), ("dim", "int")),
    positional=2,
    required=("y", "x"),
    forward=compose_statistics.cumulative_trapezoid_at,
    composite=True,
)


def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """The running integral along a dimension by the trapezoidal rule, of values at places `x`."""
    try:
        if axis is not None:
            dim = by_other_name("cumulative_trapezoid", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cumulative_trapezoid_x, (y, x, dim))
        if y.__class__ is not Tensor or x.__class__ is not Tensor:
            check_tensors(op_cumulative_trapezoid_x, (y, x, dim))
        return compose_statistics.cumulative_trapezoid_at(y, x, dim)
    except Exception:
        hide_frames()
        raise


op_cumulative_trapezoid_x.call = cumulative_trapezoid_x


# ---- cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor


op_cumulative_trapezoid_dx = Op(
    "cumulative_trapezoid.dx",
    "cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    params=(("y", "Tensor"), ("dx", "Scalar"), ("dim", "int")),
    positional=1,
    required=("y",),
    forward=compose_statistics.cumulative_trapezoid,
    composite=True,
)


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """The running integral along a dimension by the trapezoidal rule, of values `dx` apart."""
    try:
        if axis is not None:
            dim = by_other_name("cumulative_trapezoid", "dim", dim, -1, "axis", axis)
        if dx.__class__ not in NUMBERS or dim.__class__ is not int:
            check_kinds(op_cumulative_trapezoid_dx, (y, dx, dim))
        if y.__class__ is not Tensor:
            check_tensors(op_cumulative_trapezoid_dx, (y, dx, dim))
        return compose_statistics.cumulative_trapezoid(y, dx, dim)
    except Exception:
        hide_frames()
        raise


op_cumulative_trapezoid_dx.call = cumulative_trapezoid_dx


# ---- cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor


op_cov = Op(
    "cov",
    "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor",
    params=(("input", "Tensor"), ("correction", "int"), ("fweights", "Tensor?"), ("aweights", "Tensor?")),
    positional=1,
    required=("input",),
    forward=compose_statistics.cov,
    composite=True,
)


def cov(input, *, correction=1, fweights=None, aweights=None):
    """The covariances of variables, a row each, with observations in columns."""
    try:
        if correction.__class__ is not int:
            check_kinds(op_cov, (input, correction, fweights, aweights))
        if input.__class__ is not Tensor or (fweights is not None and fweights.__class__ is not Tensor) or (aweights is not None and aweights.__class__ is not Tensor):
            check_tensors(op_cov, (input, correction, fweights, aweights))
        return compose_statistics.cov(input, correction, fweights, aweights)
    except Exception:
        hide_frames()
        raise


op_cov.call = cov


# ---- corrcoef(Tensor self) -> Tensor


op_corrcoef = Op(
    "corrcoef",
    "corrcoef(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_statistics.corrcoef,
    composite=True,
)


def corrcoef(input):
    """The correlations of variables, a row each, with observations in columns."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_corrcoef, (input,))
        return compose_statistics.corrcoef(input)
    except Exception:
        hide_frames()
        raise


op_corrcoef.call = corrcoef


# ---- quantile(Tensor self, Any q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor


op_quantile = Op(
    "quantile",
    "quantile(Tensor self, Any q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    params=(("input", "Tensor"), ("q", "Any"), ("dim", "int?"), ("keepdim", "bool"), ("interpolation", "str")),
    positional=4,
    required=("input", "q"),
    forward=compose_statistics.quantile,
    composite=True,
)


def quantile(input, q, dim=None, keepdim=False, axis=None, keepdims=None, *, interpolation="linear", out=None):
    """Quantiles along a dimension, or of all elements, with `interpolation` between the elements next to it; NaN where there is one."""
    try:
        if axis is not None:
            dim = by_other_name("quantile", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("quantile", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or keepdim.__class__ is not bool:
            check_kinds(op_quantile, (input, q, dim, keepdim, interpolation))
        if out is not None:
            return into(op_quantile, (input, q, dim, keepdim, interpolation), out)
        if input.__class__ is not Tensor:
            check_tensors(op_quantile, (input, q, dim, keepdim, interpolation))
        return compose_statistics.quantile(input, q, dim, keepdim, interpolation)
    except Exception:
        hide_frames()
        raise


op_quantile.call = quantile


# ---- nanquantile(Tensor self, Any q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor


op_nanquantile = Op(
    "nanquantile",
    "nanquantile(Tensor self, Any q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
    params=(("input", "Tensor"), ("q", "Any"), ("dim", "int?"), ("keepdim", "bool"), ("interpolation", "str")),
    positional=4,
    required=("input", "q"),
    forward=compose_statistics.nanquantile,
    composite=True,
)


def nanquantile(input, q, dim=None, keepdim=False, axis=None, keepdims=None, *, interpolation="linear", out=None):
    """Quantiles of the elements that are not NaN."""
    try:
        if axis is not None:
            dim = by_other_name("nanquantile", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("nanquantile", "keepdim", keepdim, False, "keepdims", keepdims)
        if (dim.__class__ is not int and dim is not None) or keepdim.__class__ is not bool:
            check_kinds(op_nanquantile, (input, q, dim, keepdim, interpolation))
        if out is not None:
            return into(op_nanquantile, (input, q, dim, keepdim, interpolation), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nanquantile, (input, q, dim, keepdim, interpolation))
        return compose_statistics.nanquantile(input, q, dim, keepdim, interpolation)
    except Exception:
        hide_frames()
        raise


op_nanquantile.call = nanquantile


# ---- mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)


class ModeBackward0(Node):
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


def _record_mode(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, keepdim) = arrays
    (values_array, indices_array) = results
    (values_changes, indices_changes) = result_changes
    node = new(ModeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.dim = dim
    node.keepdim = keepdim
    return node


def _tangent_arrays_mode_values(self_p, dim, keepdim, self_t, values, indices):
    return array_order.selected(self_t, dim, indices, keepdim)


def _tangent_tensors_mode_values(self_p, dim, keepdim, self_t, values, indices):
    return ops._selected(self_t, dim, indices, keepdim)


op_mode = Op(
    "mode",
    "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
    params=(("input", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=3,
    required=("input",),
    forward=array_histogram.mode,
    record=_record_mode,
    edges=(0,),
    differentiable=(True, False),
    batch="dims.of_input",
    results=return_type('mode', ('values', 'indices')),
    tangents={"values": (_tangent_arrays_mode_values, _tangent_tensors_mode_values)},
)


def mode(input, dim=-1, keepdim=False, axis=None, keepdims=None, out=None):
    """The most frequent elements along a dimension, the smallest of several, and where they stand last."""
    try:
        if axis is not None:
            dim = by_other_name("mode", "dim", dim, -1, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("mode", "keepdim", keepdim, False, "keepdims", keepdims)
        if dim.__class__ is not int or keepdim.__class__ is not bool:
            check_kinds(op_mode, (input, dim, keepdim))
        if out is not None:
            return into(op_mode, (input, dim, keepdim), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_mode, (input, dim, keepdim))
        self_array = input._array
        self_node = input._node
        (values_array, indices_array) = array_histogram.mode(self_array, dim, keepdim)
        out_values = plain_tensor(values_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_mode.results((out_values, out_indices))
        indices_changes = out_indices._changes
        node = new(ModeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.dim = dim
        node.keepdim = keepdim
        out_values._node = node
        return op_mode.results((out_values, out_indices))
    except Exception:
        hide_frames()
        raise


op_mode.call = mode


# ---- logcumsumexp(Tensor self, int dim) -> Tensor


op_logcumsumexp = Op(
    "logcumsumexp",
    "logcumsumexp(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=compose_statistics.logcumsumexp,
    composite=True,
)


def logcumsumexp(input, dim=..., axis=None, out=None):
    """The logarithm of the running sum of exponentials along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("logcumsumexp", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_logcumsumexp, (input, dim))
        if out is not None:
            return into(op_logcumsumexp, (input, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_logcumsumexp, (input, dim))
        return compose_statistics.logcumsumexp(input, dim)
    except Exception:
        hide_frames()
        raise


op_logcumsumexp.call = logcumsumexp


# ---- _logcumsumexp(Tensor self, int dim) -> Tensor


class LogcumsumexpBackward0(Node):
    """self: _linear_scan(grad.flip([dim]), steps.flip([dim]).conj(), dim).flip([dim]) * share.conj()"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "dim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__logcumsumexp_backward_self(array_copies.flip(array_scan.linear_scan(array_copies.flip(grad, (self.dim,)), conjugated(k_conj, array_copies.flip(array_joining.cat((k__logcumsumexp_backward_self_inner_inner(array_shape.slice(self.result, self.dim, 0, -1, 1), array_shape.slice(self.result, self.dim, 1, None, 1)), array_shape.zeros(array_shape.slice(self.self_, self.dim, 0, 1, 1).shape, self.self_.dtype, grad)), self.dim), (self.dim,))), self.dim), (self.dim,)), self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.slice(result, self.dim, 0, -1)
        t2 = ops.slice(result, self.dim, 1)
        t3 = ops.eq(ops.abs(self_), math.inf)
        grad_self = ops.mul(ops.flip(ops._linear_scan(ops.flip(grad, (self.dim,)), ops.conj(ops.flip(ops.cat((ops.exp(ops.where(ops.eq(t1, t2), 0, ops.sub(t1, t2))), made_beside(grad, array_shape.zeros, ops.slice(self_, self.dim, 0, 1).shape, self_.dtype)), self.dim), (self.dim,))), self.dim), (self.dim,)), ops.conj(ops.where(t3, ops.gt(ops._real_part(self_), 0), ops.exp(ops.where(t3, 0, ops.sub(self_, result))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__logcumsumexp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LogcumsumexpBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    return node


op__logcumsumexp = Op(
    "_logcumsumexp",
    "_logcumsumexp(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_scan.logcumsumexp,
    record=_record__logcumsumexp,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _logcumsumexp(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__logcumsumexp, (input, dim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_scan.logcumsumexp(self_array, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LogcumsumexpBackward0)
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


op__logcumsumexp.call = _logcumsumexp


# ---- _linear_scan(Tensor self, Tensor factor, int dim) -> Tensor


class LinearScanBackward0(Node):
    """self: total
    factor: total * cat([first, result.slice(dim, 0, -1)], dim).conj()"""

    __slots__ = ("self_", "self_changes", "factor", "factor_changes", "dim", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "factor": ("factor", "input", 1), "dim": ("dim", "plain", -1), "result": ("result", "result", 0)}
    inputs = ("self", "factor")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_factor = edges or self.next
        grad_self = grad_factor = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.factor_changes[0] > self.seq:
            raise stale(self, "factor")
        shared1 = array_copies.flip(array_scan.linear_scan(array_copies.flip(grad, (self.dim,)), conjugated(k_conj, array_copies.flip(array_joining.cat((array_shape.slice(self.factor, self.dim, 1, None, 1), array_shape.zeros(array_shape.slice(self.self_, self.dim, 0, 1, 1).shape, self.self_.dtype, grad)), self.dim), (self.dim,))), self.dim), (self.dim,))
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.factor_changes[0] > self.seq:
                raise stale(self, "factor")
            grad_self = shared1
        if to_factor is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.factor_changes[0] > self.seq:
                raise stale(self, "factor")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            t1 = array_shape.zeros(array_shape.slice(self.self_, self.dim, 0, 1, 1).shape, self.self_.dtype, grad)
            grad_factor = k_mul_backward_self(shared1, array_joining.cat((t1, array_shape.slice(self.result, self.dim, 0, -1, 1)), self.dim))
        if freed:
            self.release(freed)
        return (grad_self, grad_factor)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_factor = edges or self.next
        grad_self = grad_factor = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        factor = saved_input(self, "factor", self.factor, self.factor_changes, self.next[1])
        shared1 = ops.flip(ops._linear_scan(ops.flip(grad, (self.dim,)), ops.conj(ops.flip(ops.cat((ops.slice(factor, self.dim, 1), made_beside(grad, array_shape.zeros, ops.slice(self_, self.dim, 0, 1).shape, self_.dtype)), self.dim), (self.dim,))), self.dim), (self.dim,))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            factor = saved_input(self, "factor", self.factor, self.factor_changes, self.next[1])
            grad_self = shared1
        if to_factor is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            factor = saved_input(self, "factor", self.factor, self.factor_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = made_beside(grad, array_shape.zeros, ops.slice(self_, self.dim, 0, 1).shape, self_.dtype)
            grad_factor = ops.mul(shared1, ops.conj(ops.cat((t1, ops.slice(result, self.dim, 0, -1)), self.dim)))
        if freed:
            self.release(freed)
        return (grad_self, grad_factor)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.factor = None
        self.factor_changes = freed
        self.result = None
        self.result_changes = freed


def _record__linear_scan(edges, arrays, changes, results, result_changes):
    (self_node, factor_node) = edges
    (self_array, factor_array, dim) = arrays
    (self_changes, factor_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LinearScanBackward0)
    node.next = (self_node, factor_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.factor = factor_array
    node.factor_changes = factor_changes
    node.dim = dim
    if factor_node is not None:
        node.result = result_array
        node.result_changes = result_changes
    return node


op__linear_scan = Op(
    "_linear_scan",
    "_linear_scan(Tensor self, Tensor factor, int dim) -> Tensor",
    params=(("input", "Tensor"), ("factor", "Tensor"), ("dim", "int")),
    positional=3,
    required=("input", "factor", "dim"),
    forward=array_scan.linear_scan,
    record=_record__linear_scan,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "factor"),
)


def _linear_scan(input, factor, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or factor.__class__ is not Tensor or modes.observers:
            return general(op__linear_scan, (input, factor, dim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        factor_array = factor._array
        factor_changes = factor._changes
        factor_node = factor._node
        if factor_array.__class__ is not self_array.__class__:
            return general(op__linear_scan, (input, factor, dim))
        result_array = array_scan.linear_scan(self_array, factor_array, dim)
        out = plain_tensor(result_array)
        if (self_node is None and factor_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LinearScanBackward0)
        node.next = (self_node, factor_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.factor = factor_array
        node.factor_changes = factor_changes
        node.dim = dim
        if factor_node is not None:
            node.result = result_array
            node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linear_scan.call = _linear_scan
