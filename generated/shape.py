"""Views of a tensor, copies in another layout, tensors joined and taken apart.

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
from specgrad.array import joining as array_joining
from specgrad.array import reduce as array_reduce
from specgrad.array import shape as array_shape
from specgrad.array import strides as array_strides
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import copies as compose_copies
from specgrad.compose import index as compose_index
from specgrad.compose import reduce as compose_reduce
from specgrad.compose import shape as compose_shape
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

k_fill__tangent_self = _k["fill__tangent_self"]


# ---- view(Tensor(a) self, int[] size) -> Tensor(a)


class ViewBackward0(Node):
    """self: grad._reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._reshape(grad, self.self_shape)
        return (grad_self,)


def _record_view(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size) = arrays
    node = new(ViewBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_view_result(self_p, size, self_t, result):
    return array_shape.view(self_t, size)


def _tangent_tensors_view_result(self_p, size, self_t, result):
    return ops.view(self_t, size)


op_view = Op(
    "view",
    "view(Tensor(a) self, int[] size) -> Tensor(a)",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=array_shape.view,
    record=_record_view,
    edges=(0,),
    batch="shape.to_shape",
    view=True,
    tangents={"result": (_tangent_arrays_view_result, _tangent_tensors_view_result)},
)


def view(input, size):
    """The same elements in another shape, as a view; the method also takes a dtype, to read the memory as."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_view, (input, size))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.view(self_array, size)
        out = view_of(input, result_array, op_view, (size,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ViewBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_view.call = view


# ---- reshape(Tensor self, int[] shape) -> Tensor


op_reshape = Op(
    "reshape",
    "reshape(Tensor self, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=compose_shape.reshape,
    composite=True,
)


def reshape(input, shape):
    """The same elements in another shape, as a view if that can be."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_reshape, (input, shape))
        return compose_shape.reshape(input, shape)
    except Exception:
        hide_frames()
        raise


op_reshape.call = reshape


# ---- _reshape(Tensor(a) self, int[] shape) -> Tensor(a)


class ReshapeBackward0(Node, shown_as="ViewBackward0"):
    """self: grad._reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._reshape(grad, self.self_shape)
        return (grad_self,)


def _record__reshape(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape) = arrays
    node = new(ReshapeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__reshape_result(self_p, shape, self_t, result):
    return array_shape.reshape(self_t, shape)


def _tangent_tensors__reshape_result(self_p, shape, self_t, result):
    return ops._reshape(self_t, shape)


op__reshape = Op(
    "_reshape",
    "_reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=array_shape.reshape,
    record=_record__reshape,
    edges=(0,),
    batch="shape.to_shape",
    view=True,
    tangents={"result": (_tangent_arrays__reshape_result, _tangent_tensors__reshape_result)},
)


def _reshape(input, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__reshape, (input, shape))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.reshape(self_array, shape)
        out = view_of(input, result_array, op__reshape, (shape,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ReshapeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__reshape.call = _reshape


# ---- view_as(Tensor(a) self, Tensor other) -> Tensor(a)


class ViewAsBackward0(Node, shown_as="ViewBackward0"):
    """self: grad._reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._reshape(grad, self.self_shape)
        return (grad_self,)


def _record_view_as(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, other_array) = arrays
    node = new(ViewAsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_view_as_result(self_p, other, self_t, result):
    return array_shape.reshape(self_t, other.shape)


def _tangent_tensors_view_as_result(self_p, other, self_t, result):
    return ops._reshape(self_t, other.shape)


op_view_as = Op(
    "view_as",
    "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=array_shape.view_as,
    record=_record_view_as,
    edges=(0,),
    batch="shape.to_shape_of",
    view=True,
    tangents={"result": (_tangent_arrays_view_as_result, _tangent_tensors_view_as_result)},
)


def view_as(input, other):
    """The same elements in the shape of another tensor, as a view."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op_view_as, (input, other))
        self_array = input._array
        self_node = input._node
        other_array = other._array
        if other_array.__class__ is not self_array.__class__:
            return general(op_view_as, (input, other))
        result_array = array_shape.view_as(self_array, other_array)
        out = view_of(input, result_array, op_view_as, (other,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ViewAsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_view_as.call = view_as


# ---- reshape_as(Tensor self, Tensor other) -> Tensor


op_reshape_as = Op(
    "reshape_as",
    "reshape_as(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_shape.reshape_as,
    composite=True,
)


def reshape_as(input=..., other=..., x1=None, x2=None):
    """The same elements in the shape of another tensor."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("reshape_as", input, other, x1, x2)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_reshape_as, (input, other))
        return compose_shape.reshape_as(input, other)
    except Exception:
        hide_frames()
        raise


op_reshape_as.call = reshape_as


# ---- flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor


op_flatten = Op(
    "flatten",
    "flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor",
    params=(("input", "Tensor"), ("start_dim", "int"), ("end_dim", "int")),
    positional=3,
    required=("input",),
    forward=compose_shape.flatten,
    composite=True,
)


def flatten(input, start_dim=0, end_dim=-1):
    """Joins neighbouring dimensions into one."""
    try:
        if start_dim.__class__ is not int or end_dim.__class__ is not int:
            check_kinds(op_flatten, (input, start_dim, end_dim))
        if input.__class__ is not Tensor:
            check_tensors(op_flatten, (input, start_dim, end_dim))
        return compose_shape.flatten(input, start_dim, end_dim)
    except Exception:
        hide_frames()
        raise


op_flatten.call = flatten


# ---- unflatten(Tensor self, int dim, int[] sizes) -> Tensor


op_unflatten = Op(
    "unflatten",
    "unflatten(Tensor self, int dim, int[] sizes) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("sizes", "int[]")),
    positional=3,
    required=("input", "dim", "sizes"),
    forward=compose_shape.unflatten,
    composite=True,
)


def unflatten(input, dim=..., sizes=..., axis=None):
    """Splits one dimension into several."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("unflatten", "dim", dim, ..., "axis", axis)
        if sizes is ...:
            missing("unflatten", "sizes")
        if dim.__class__ is not int:
            check_kinds(op_unflatten, (input, dim, sizes))
        if input.__class__ is not Tensor:
            check_tensors(op_unflatten, (input, dim, sizes))
        return compose_shape.unflatten(input, dim, sizes)
    except Exception:
        hide_frames()
        raise


op_unflatten.call = unflatten


# ---- ravel(Tensor self) -> Tensor


op_ravel = Op(
    "ravel",
    "ravel(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.ravel,
    composite=True,
)


def ravel(input):
    """The elements as one dimension."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_ravel, (input,))
        return compose_shape.ravel(input)
    except Exception:
        hide_frames()
        raise


op_ravel.call = ravel


# ---- transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)


class TransposeBackward0(Node):
    """self: grad.transpose(dim0, dim1)"""

    __slots__ = ("dim0", "dim1")
    saved = {"dim0": ("dim0", "plain", -1), "dim1": ("dim1", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.transpose(grad, self.dim0, self.dim1)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.transpose(grad, self.dim0, self.dim1)
        return (grad_self,)


def _record_transpose(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim0, dim1) = arrays
    node = new(TransposeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim0 = dim0
    node.dim1 = dim1
    return node


def _tangent_arrays_transpose_result(self_p, dim0, dim1, self_t, result):
    return array_shape.transpose(self_t, dim0, dim1)


def _tangent_tensors_transpose_result(self_p, dim0, dim1, self_t, result):
    return ops.transpose(self_t, dim0, dim1)


op_transpose = Op(
    "transpose",
    "transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    params=(("input", "Tensor"), ("dim0", "int"), ("dim1", "int")),
    positional=3,
    required=("input", "dim0", "dim1"),
    forward=array_shape.transpose,
    record=_record_transpose,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_transpose_result, _tangent_tensors_transpose_result)},
)


def transpose(input, dim0, dim1):
    """Swaps two dimensions, as a view."""
    try:
        if dim0.__class__ is not int or dim1.__class__ is not int:
            check_kinds(op_transpose, (input, dim0, dim1))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_transpose, (input, dim0, dim1))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.transpose(self_array, dim0, dim1)
        out = view_of(input, result_array, op_transpose, (dim0, dim1))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(TransposeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim0 = dim0
        node.dim1 = dim1
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_transpose.call = transpose


def transpose_(input, dim0, dim1):
    """The in-place form of `transpose`."""
    try:
        if dim0.__class__ is not int or dim1.__class__ is not int:
            check_kinds(op_transpose, (input, dim0, dim1))
        return view_in_place(op_transpose, (input, dim0, dim1))
    except Exception:
        hide_frames()
        raise


# ---- swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)


class SwapaxesBackward0(Node, shown_as="TransposeBackward0"):
    """self: grad.transpose(axis0, axis1)"""

    __slots__ = ("axis0", "axis1")
    saved = {"axis0": ("axis0", "plain", -1), "axis1": ("axis1", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.transpose(grad, self.axis0, self.axis1)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.transpose(grad, self.axis0, self.axis1)
        return (grad_self,)


def _record_swapaxes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, axis0, axis1) = arrays
    node = new(SwapaxesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.axis0 = axis0
    node.axis1 = axis1
    return node


def _tangent_arrays_swapaxes_result(self_p, axis0, axis1, self_t, result):
    return array_shape.transpose(self_t, axis0, axis1)


def _tangent_tensors_swapaxes_result(self_p, axis0, axis1, self_t, result):
    return ops.swapaxes(self_t, axis0, axis1)


op_swapaxes = Op(
    "swapaxes",
    "swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
    params=(("input", "Tensor"), ("axis0", "int"), ("axis1", "int")),
    positional=3,
    required=("input", "axis0", "axis1"),
    forward=array_shape.transpose,
    record=_record_swapaxes,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_swapaxes_result, _tangent_tensors_swapaxes_result)},
)


def swapaxes(input, axis0, axis1):
    """Swaps two dimensions, as a view; `transpose` by NumPy's name."""
    try:
        if axis0.__class__ is not int or axis1.__class__ is not int:
            check_kinds(op_swapaxes, (input, axis0, axis1))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_swapaxes, (input, axis0, axis1))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.transpose(self_array, axis0, axis1)
        out = view_of(input, result_array, op_swapaxes, (axis0, axis1))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(SwapaxesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.axis0 = axis0
        node.axis1 = axis1
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_swapaxes.call = swapaxes


def swapaxes_(input, axis0, axis1):
    """The in-place form of `swapaxes`."""
    try:
        if axis0.__class__ is not int or axis1.__class__ is not int:
            check_kinds(op_swapaxes, (input, axis0, axis1))
        return view_in_place(op_swapaxes, (input, axis0, axis1))
    except Exception:
        hide_frames()
        raise


# ---- transpose.axes(Tensor self, int[] axes) -> Tensor


op_transpose_axes = Op(
    "transpose.axes",
    "transpose.axes(Tensor self, int[] axes) -> Tensor",
    params=(("input", "Tensor"), ("axes", "int[]")),
    positional=2,
    required=("input", "axes"),
    forward=compose_shape.in_order,
    composite=True,
)


def transpose_axes(input, axes, out=None):
    """The dimensions in another order, as a view, as NumPy has it."""
    try:
        if out is not None:
            return into(op_transpose_axes, (input, axes), out)
        if input.__class__ is not Tensor:
            check_tensors(op_transpose_axes, (input, axes))
        return compose_shape.in_order(input, axes)
    except Exception:
        hide_frames()
        raise


op_transpose_axes.call = transpose_axes


# ---- permute(Tensor(a) self, int[] dims) -> Tensor(a)


class PermuteBackward0(Node):
    """self: _unpermute(grad, dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.unpermute(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._unpermute(grad, self.dims)
        return (grad_self,)


def _record_permute(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(PermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays_permute_result(self_p, dims, self_t, result):
    return array_shape.permute(self_t, dims)


def _tangent_tensors_permute_result(self_p, dims, self_t, result):
    return ops.permute(self_t, dims)


op_permute = Op(
    "permute",
    "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_shape.permute,
    record=_record_permute,
    edges=(0,),
    batch="shape.permute",
    view=True,
    tangents={"result": (_tangent_arrays_permute_result, _tangent_tensors_permute_result)},
)


def permute(input, dims):
    """The dimensions in another order, as a view."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_permute, (input, dims))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.permute(self_array, dims)
        out = view_of(input, result_array, op_permute, (dims,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(PermuteBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dims = dims
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_permute.call = permute


# ---- _unpermute(Tensor(a) self, int[] dims) -> Tensor(a)


class UnpermuteBackward0(Node, shown_as="PermuteBackward0"):
    """self: grad.permute(dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.permute(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.permute(grad, self.dims)
        return (grad_self,)


def _record__unpermute(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(UnpermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays__unpermute_result(self_p, dims, self_t, result):
    return array_shape.unpermute(self_t, dims)


def _tangent_tensors__unpermute_result(self_p, dims, self_t, result):
    return ops._unpermute(self_t, dims)


op__unpermute = Op(
    "_unpermute",
    "_unpermute(Tensor(a) self, int[] dims) -> Tensor(a)",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_shape.unpermute,
    record=_record__unpermute,
    edges=(0,),
    batch="shape.permute",
    view=True,
    tangents={"result": (_tangent_arrays__unpermute_result, _tangent_tensors__unpermute_result)},
)


def _unpermute(input, dims):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unpermute, (input, dims))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.unpermute(self_array, dims)
        out = view_of(input, result_array, op__unpermute, (dims,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(UnpermuteBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dims = dims
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unpermute.call = _unpermute


# ---- movedim(Tensor self, Any source, Any destination) -> Tensor


op_movedim = Op(
    "movedim",
    "movedim(Tensor self, Any source, Any destination) -> Tensor",
    params=(("input", "Tensor"), ("source", "Any"), ("destination", "Any")),
    positional=3,
    required=("input", "source", "destination"),
    forward=compose_shape.movedim,
    composite=True,
)


def movedim(input, source, destination):
    """Moves dimensions to other places."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_movedim, (input, source, destination))
        return compose_shape.movedim(input, source, destination)
    except Exception:
        hide_frames()
        raise


op_movedim.call = movedim


# ---- t(Tensor(a) self) -> Tensor(a)


class TBackward0(Node):
    """self: grad.t()"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.t(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.t(grad)
        return (grad_self,)


def _record_t(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(TBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_t_result(self_p, self_t, result):
    return array_shape.t(self_t)


def _tangent_tensors_t_result(self_p, self_t, result):
    return ops.t(self_t)


op_t = Op(
    "t",
    "t(Tensor(a) self) -> Tensor(a)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.t,
    record=_record_t,
    edges=(0,),
    batch="shape.t",
    view=True,
    tangents={"result": (_tangent_arrays_t_result, _tangent_tensors_t_result)},
)


def t(input):
    """The transpose of a matrix, as a view."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_t, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.t(self_array)
        out = view_of(input, result_array, op_t, ())
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(TBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_t.call = t


def t_(input):
    """The in-place form of `t`."""
    try:
        return view_in_place(op_t, (input,))
    except Exception:
        hide_frames()
        raise


# ---- T(Tensor self) -> Tensor


op_T = Op(
    "T",
    "T(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.T,
    composite=True,
)


def T(input):
    """The dimensions in reverse order, as a view."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_T, (input,))
        return compose_shape.T(input)
    except Exception:
        hide_frames()
        raise


op_T.call = T


# ---- mT(Tensor self) -> Tensor


op_mT = Op(
    "mT",
    "mT(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.mT,
    composite=True,
)


def mT(input):
    """The last two dimensions swapped, as a view."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_mT, (input,))
        return compose_shape.mT(input)
    except Exception:
        hide_frames()
        raise


op_mT.call = mT


# ---- mH(Tensor self) -> Tensor


op_mH = Op(
    "mH",
    "mH(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.mH,
    composite=True,
)


def mH(input):
    """The last two dimensions swapped and the elements conjugated."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_mH, (input,))
        return compose_shape.mH(input)
    except Exception:
        hide_frames()
        raise


op_mH.call = mH


# ---- _mH(Tensor self) -> Tensor


class MhBackward0(Node):
    """self: _mH(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.mH(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._mH(grad)
        return (grad_self,)


def _record__mH(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(MhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__mH_result(self_p, self_t, result):
    return array_shape.mH(self_t)


def _tangent_tensors__mH_result(self_p, self_t, result):
    return ops._mH(self_t)


op__mH = Op(
    "_mH",
    "_mH(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.mH,
    record=_record__mH,
    edges=(0,),
    batch="shape.conjugate_transpose",
    tangents={"result": (_tangent_arrays__mH_result, _tangent_tensors__mH_result)},
)


def _mH(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__mH, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.mH(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MhBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__mH.call = _mH


# ---- H(Tensor self) -> Tensor


op_H = Op(
    "H",
    "H(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.H,
    composite=True,
)


def H(input):
    """The conjugate transpose of a matrix."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_H, (input,))
        return compose_shape.H(input)
    except Exception:
        hide_frames()
        raise


op_H.call = H


# ---- adjoint(Tensor self) -> Tensor


op_adjoint = Op(
    "adjoint",
    "adjoint(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.adjoint,
    composite=True,
)


def adjoint(input):
    """The last two dimensions swapped and the elements conjugated."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_adjoint, (input,))
        return compose_shape.adjoint(input)
    except Exception:
        hide_frames()
        raise


op_adjoint.call = adjoint


# ---- expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)


class ExpandBackward0(Node):
    """self: grad._sum_to_size(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_reduce.sum_to_size(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._sum_to_size(grad, self.self_shape)
        return (grad_self,)


def _record_expand(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size, implicit) = arrays
    node = new(ExpandBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_expand_result(self_p, size, implicit, self_t, result):
    return array_shape.expand(self_t, size, implicit)


def _tangent_tensors_expand_result(self_p, size, implicit, self_t, result):
    return ops.expand(self_t, size, implicit=implicit)


op_expand = Op(
    "expand",
    "expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)",
    params=(("input", "Tensor"), ("size", "int[]"), ("implicit", "bool")),
    positional=2,
    required=("input", "size"),
    forward=array_shape.expand,
    record=_record_expand,
    edges=(0,),
    batch="shape.expand",
    view=True,
    tangents={"result": (_tangent_arrays_expand_result, _tangent_tensors_expand_result)},
)


def expand(input, size, *, implicit=False):
    """Dimensions of size one repeated without copying, as a view."""
    try:
        if implicit.__class__ is not bool:
            check_kinds(op_expand, (input, size, implicit))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_expand, (input, size, implicit))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.expand(self_array, size, implicit)
        out = view_of(input, result_array, op_expand, (size, implicit))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ExpandBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_expand.call = expand


# ---- expand_as(Tensor self, Tensor other) -> Tensor


op_expand_as = Op(
    "expand_as",
    "expand_as(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_shape.expand_as,
    composite=True,
)


def expand_as(input=..., other=..., x1=None, x2=None):
    """Expands to the shape of another tensor."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("expand_as", input, other, x1, x2)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_expand_as, (input, other))
        return compose_shape.expand_as(input, other)
    except Exception:
        hide_frames()
        raise


op_expand_as.call = expand_as


# ---- broadcast_to(Tensor self, int[] size) -> Tensor


op_broadcast_to = Op(
    "broadcast_to",
    "broadcast_to(Tensor self, int[] size) -> Tensor",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=compose_shape.broadcast_to,
    composite=True,
)


def broadcast_to(input, size):
    """Expands to a shape."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_broadcast_to, (input, size))
        return compose_shape.broadcast_to(input, size)
    except Exception:
        hide_frames()
        raise


op_broadcast_to.call = broadcast_to


# ---- sum_to_size(Tensor self, int[] size) -> Tensor


op_sum_to_size = Op(
    "sum_to_size",
    "sum_to_size(Tensor self, int[] size) -> Tensor",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=compose_reduce.sum_to_size,
    composite=True,
)


def sum_to_size(input, size):
    """Sums to a shape that broadcasts to this one."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_sum_to_size, (input, size))
        return compose_reduce.sum_to_size(input, size)
    except Exception:
        hide_frames()
        raise


op_sum_to_size.call = sum_to_size


# ---- _sum_to_size(Tensor self, int[] size) -> Tensor


class SumToSizeBackward0(Node, shown_as="SumBackward1"):
    """self: grad.expand(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.expand(grad, self.self_shape, False)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.expand(grad, self.self_shape)
        return (grad_self,)


def _record__sum_to_size(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size) = arrays
    node = new(SumToSizeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__sum_to_size_result(self_p, size, self_t, result):
    return array_reduce.sum_to_size(self_t, size)


def _tangent_tensors__sum_to_size_result(self_p, size, self_t, result):
    return ops._sum_to_size(self_t, size)


op__sum_to_size = Op(
    "_sum_to_size",
    "_sum_to_size(Tensor self, int[] size) -> Tensor",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=array_reduce.sum_to_size,
    record=_record__sum_to_size,
    edges=(0,),
    batch="reduce.sum_to_size",
    tangents={"result": (_tangent_arrays__sum_to_size_result, _tangent_tensors__sum_to_size_result)},
)


def _sum_to_size(input, size):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__sum_to_size, (input, size))
        self_array = input._array
        self_node = input._node
        result_array = array_reduce.sum_to_size(self_array, size)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SumToSizeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__sum_to_size.call = _sum_to_size


# ---- squeeze(Tensor(a) self, Any dim=None) -> Tensor(a)


class SqueezeBackward0(Node):
    """self: grad._reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._reshape(grad, self.self_shape)
        return (grad_self,)


def _record_squeeze(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(SqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_squeeze_result(self_p, dim, self_t, result):
    return array_shape.squeeze(self_t, dim)


def _tangent_tensors_squeeze_result(self_p, dim, self_t, result):
    return ops.squeeze(self_t, dim)


op_squeeze = Op(
    "squeeze",
    "squeeze(Tensor(a) self, Any dim=None) -> Tensor(a)",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=array_shape.squeeze,
    record=_record_squeeze,
    edges=(0,),
    batch="shape.squeeze",
    view=True,
    tangents={"result": (_tangent_arrays_squeeze_result, _tangent_tensors_squeeze_result)},
)


def squeeze(input, dim=None, axis=None):
    """Drops dimensions of size one, as a view."""
    try:
        if axis is not None:
            dim = by_other_name("squeeze", "dim", dim, None, "axis", axis)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_squeeze, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.squeeze(self_array, dim)
        out = view_of(input, result_array, op_squeeze, (dim,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(SqueezeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_squeeze.call = squeeze


def squeeze_(input, dim=None, axis=None):
    """The in-place form of `squeeze`."""
    try:
        if axis is not None:
            dim = by_other_name("squeeze_", "dim", dim, None, "axis", axis)
        return view_in_place(op_squeeze, (input, dim))
    except Exception:
        hide_frames()
        raise


# ---- unsqueeze(Tensor(a) self, int dim) -> Tensor(a)


class UnsqueezeBackward0(Node):
    """self: grad._reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._reshape(grad, self.self_shape)
        return (grad_self,)


def _record_unsqueeze(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(UnsqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_unsqueeze_result(self_p, dim, self_t, result):
    return array_shape.unsqueeze(self_t, dim)


def _tangent_tensors_unsqueeze_result(self_p, dim, self_t, result):
    return ops.unsqueeze(self_t, dim)


op_unsqueeze = Op(
    "unsqueeze",
    "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_shape.unsqueeze,
    record=_record_unsqueeze,
    edges=(0,),
    batch="dims.of_result",
    view=True,
    tangents={"result": (_tangent_arrays_unsqueeze_result, _tangent_tensors_unsqueeze_result)},
)


def unsqueeze(input, dim=..., axis=None):
    """Adds a dimension of size one, as a view."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("unsqueeze", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unsqueeze, (input, dim))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_unsqueeze, (input, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.unsqueeze(self_array, dim)
        out = view_of(input, result_array, op_unsqueeze, (dim,))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(UnsqueezeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_unsqueeze.call = unsqueeze


def unsqueeze_(input, dim=..., axis=None):
    """The in-place form of `unsqueeze`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("unsqueeze_", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unsqueeze, (input, dim))
        return view_in_place(op_unsqueeze, (input, dim))
    except Exception:
        hide_frames()
        raise


# ---- select(Tensor(a) self, int dim, int index) -> Tensor(a)


class SelectBackward0(Node):
    """self: _select_backward(grad, self.shape, dim, index)"""

    __slots__ = ("self_shape", "dim", "index")
    saved = {"self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "index": ("index", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.select_backward(grad, self.self_shape, self.dim, self.index)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._select_backward(grad, self.self_shape, self.dim, self.index)
        return (grad_self,)


def _record_select(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index) = arrays
    node = new(SelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.index = index
    return node


def _tangent_arrays_select_result(self_p, dim, index, self_t, result):
    return array_shape.select(self_t, dim, index)


def _tangent_tensors_select_result(self_p, dim, index, self_t, result):
    return ops.select(self_t, dim, index)


op_select = Op(
    "select",
    "select(Tensor(a) self, int dim, int index) -> Tensor(a)",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "int")),
    positional=3,
    required=("input", "dim", "index"),
    forward=array_shape.select,
    record=_record_select,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_select_result, _tangent_tensors_select_result)},
)


def select(input, dim=..., index=..., axis=None):
    """One slice along a dimension, as a view."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("select", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("select", "index")
        if dim.__class__ is not int or index.__class__ is not int:
            check_kinds(op_select, (input, dim, index))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_select, (input, dim, index))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.select(self_array, dim, index)
        out = view_of(input, result_array, op_select, (dim, index))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(SelectBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.dim = dim
        node.index = index
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_select.call = select


# ---- _select_backward(Tensor self, int[] shape, int dim, int index) -> Tensor


class SelectBackwardBackward0(Node):
    """self: grad.select(dim, index)"""

    __slots__ = ("dim", "index")
    saved = {"dim": ("dim", "plain", -1), "index": ("index", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.select(grad, self.dim, self.index)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.select(grad, self.dim, self.index)
        return (grad_self,)


def _record__select_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dim, index) = arrays
    node = new(SelectBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.index = index
    return node


def _tangent_arrays__select_backward_result(self_p, shape, dim, index, self_t, result):
    return array_shape.select_backward(self_t, shape, dim, index)


def _tangent_tensors__select_backward_result(self_p, shape, dim, index, self_t, result):
    return ops._select_backward(self_t, shape, dim, index)


op__select_backward = Op(
    "_select_backward",
    "_select_backward(Tensor self, int[] shape, int dim, int index) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dim", "int"), ("index", "int")),
    positional=4,
    required=("input", "shape", "dim", "index"),
    forward=array_shape.select_backward,
    record=_record__select_backward,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__select_backward_result, _tangent_tensors__select_backward_result)},
)


def _select_backward(input, shape, dim, index):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__select_backward, (input, shape, dim, index))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.select_backward(self_array, shape, dim, index)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SelectBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        node.index = index
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__select_backward.call = _select_backward


# ---- slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)


class SliceBackward0(Node):
    """self: _slice_backward(grad, self.shape, dim, start, end, step)"""

    __slots__ = ("self_shape", "dim", "start", "end", "step")
    saved = {"self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "start": ("start", "plain", -1), "end": ("end", "plain", -1), "step": ("step", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.slice_backward(grad, self.self_shape, self.dim, self.start, self.end, self.step)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._slice_backward(grad, self.self_shape, self.dim, self.start, self.end, self.step)
        return (grad_self,)


def _record_slice(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, start, end, step) = arrays
    node = new(SliceBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    return node


def _tangent_arrays_slice_result(self_p, dim, start, end, step, self_t, result):
    return array_shape.slice(self_t, dim, start, end, step)


def _tangent_tensors_slice_result(self_p, dim, start, end, step, self_t, result):
    return ops.slice(self_t, dim, start, end, step)


op_slice = Op(
    "slice",
    "slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=5,
    required=("input",),
    forward=array_shape.slice,
    record=_record_slice,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_slice_result, _tangent_tensors_slice_result)},
)


def slice(input, dim=0, start=None, end=None, step=1):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_slice, (input, dim, start, end, step))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.slice(self_array, dim, start, end, step)
        out = view_of(input, result_array, op_slice, (dim, start, end, step))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(SliceBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.dim = dim
        node.start = start
        node.end = end
        node.step = step
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_slice.call = slice


# ---- _slice_backward(Tensor self, int[] shape, int dim, int? start, int? end, int step) -> Tensor


class SliceBackwardBackward0(Node):
    """self: grad.slice(dim, start, end, step)"""

    __slots__ = ("dim", "start", "end", "step")
    saved = {"dim": ("dim", "plain", -1), "start": ("start", "plain", -1), "end": ("end", "plain", -1), "step": ("step", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self,)


def _record__slice_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dim, start, end, step) = arrays
    node = new(SliceBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    return node


def _tangent_arrays__slice_backward_result(self_p, shape, dim, start, end, step, self_t, result):
    return array_shape.slice_backward(self_t, shape, dim, start, end, step)


def _tangent_tensors__slice_backward_result(self_p, shape, dim, start, end, step, self_t, result):
    return ops._slice_backward(self_t, shape, dim, start, end, step)


op__slice_backward = Op(
    "_slice_backward",
    "_slice_backward(Tensor self, int[] shape, int dim, int? start, int? end, int step) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=6,
    required=("input", "shape", "dim", "start", "end", "step"),
    forward=array_shape.slice_backward,
    record=_record__slice_backward,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__slice_backward_result, _tangent_tensors__slice_backward_result)},
)


def _slice_backward(input, shape, dim, start, end, step):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__slice_backward, (input, shape, dim, start, end, step))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.slice_backward(self_array, shape, dim, start, end, step)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SliceBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        node.start = start
        node.end = end
        node.step = step
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__slice_backward.call = _slice_backward


# ---- narrow(Tensor self, int dim, int start, int length) -> Tensor


op_narrow = Op(
    "narrow",
    "narrow(Tensor self, int dim, int start, int length) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int"), ("length", "int")),
    positional=4,
    required=("input", "dim", "start", "length"),
    forward=compose_shape.narrow,
    composite=True,
)


def narrow(input, dim=..., start=..., length=..., axis=None):
    """Part of a tensor along a dimension, as a view."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("narrow", "dim", dim, ..., "axis", axis)
        if start is ...:
            missing("narrow", "start")
        if length is ...:
            missing("narrow", "length")
        if dim.__class__ is not int or start.__class__ is not int or length.__class__ is not int:
            check_kinds(op_narrow, (input, dim, start, length))
        if input.__class__ is not Tensor:
            check_tensors(op_narrow, (input, dim, start, length))
        return compose_shape.narrow(input, dim, start, length)
    except Exception:
        hide_frames()
        raise


op_narrow.call = narrow


# ---- diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)


class DiagonalBackward0(Node):
    """self: _diagonal_backward(grad, self.shape, offset, dim1, dim2)"""

    __slots__ = ("self_shape", "offset", "dim1", "dim2")
    saved = {"self_shape": ("self_shape", "plain", 0), "offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.diagonal_backward(grad, self.self_shape, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._diagonal_backward(grad, self.self_shape, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record_diagonal(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, offset, dim1, dim2) = arrays
    node = new(DiagonalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays_diagonal_result(self_p, offset, dim1, dim2, self_t, result):
    return array_shape.diagonal(self_t, offset, dim1, dim2)


def _tangent_tensors_diagonal_result(self_p, offset, dim1, dim2, self_t, result):
    return ops.diagonal(self_t, offset, dim1, dim2)


op_diagonal = Op(
    "diagonal",
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    params=(("input", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=4,
    required=("input",),
    forward=array_shape.diagonal,
    record=_record_diagonal,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_diagonal_result, _tangent_tensors_diagonal_result)},
)


def diagonal(input, offset=0, dim1=0, dim2=1):
    """A diagonal, as a view."""
    try:
        if offset.__class__ is not int or dim1.__class__ is not int or dim2.__class__ is not int:
            check_kinds(op_diagonal, (input, offset, dim1, dim2))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_diagonal, (input, offset, dim1, dim2))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.diagonal(self_array, offset, dim1, dim2)
        out = view_of(input, result_array, op_diagonal, (offset, dim1, dim2))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(DiagonalBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_diagonal.call = diagonal


# ---- _diagonal_backward(Tensor self, int[] shape, int offset, int dim1, int dim2) -> Tensor


class DiagonalBackwardBackward0(Node):
    """self: grad.diagonal(offset, dim1, dim2)"""

    __slots__ = ("offset", "dim1", "dim2")
    saved = {"offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record__diagonal_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, offset, dim1, dim2) = arrays
    node = new(DiagonalBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays__diagonal_backward_result(self_p, shape, offset, dim1, dim2, self_t, result):
    return array_shape.diagonal_backward(self_t, shape, offset, dim1, dim2)


def _tangent_tensors__diagonal_backward_result(self_p, shape, offset, dim1, dim2, self_t, result):
    return ops._diagonal_backward(self_t, shape, offset, dim1, dim2)


op__diagonal_backward = Op(
    "_diagonal_backward",
    "_diagonal_backward(Tensor self, int[] shape, int offset, int dim1, int dim2) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=5,
    required=("input", "shape", "offset", "dim1", "dim2"),
    forward=array_shape.diagonal_backward,
    record=_record__diagonal_backward,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__diagonal_backward_result, _tangent_tensors__diagonal_backward_result)},
)


def _diagonal_backward(input, shape, offset, dim1, dim2):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__diagonal_backward, (input, shape, offset, dim1, dim2))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.diagonal_backward(self_array, shape, offset, dim1, dim2)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(DiagonalBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__diagonal_backward.call = _diagonal_backward


# ---- diag(Tensor self, int diagonal=0) -> Tensor


op_diag = Op(
    "diag",
    "diag(Tensor self, int diagonal=0) -> Tensor",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=compose_shape.diag,
    composite=True,
)


def diag(input, diagonal=0, out=None):
    """The diagonal of a matrix, or the matrix with a diagonal."""
    try:
        if diagonal.__class__ is not int:
            check_kinds(op_diag, (input, diagonal))
        if out is not None:
            return into(op_diag, (input, diagonal), out)
        if input.__class__ is not Tensor:
            check_tensors(op_diag, (input, diagonal))
        return compose_shape.diag(input, diagonal)
    except Exception:
        hide_frames()
        raise


op_diag.call = diag


# ---- diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor


class DiagEmbedBackward0(Node):
    """self: grad.diagonal(offset, dim1, dim2)"""

    __slots__ = ("offset", "dim1", "dim2")
    saved = {"offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record_diag_embed(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, offset, dim1, dim2) = arrays
    node = new(DiagEmbedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays_diag_embed_result(self_p, offset, dim1, dim2, self_t, result):
    return array_shape.diag_embed(self_t, offset, dim1, dim2)


def _tangent_tensors_diag_embed_result(self_p, offset, dim1, dim2, self_t, result):
    return ops.diag_embed(self_t, offset, dim1, dim2)


op_diag_embed = Op(
    "diag_embed",
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    params=(("input", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=4,
    required=("input",),
    forward=array_shape.diag_embed,
    record=_record_diag_embed,
    edges=(0,),
    batch="dims.of_result",
    tangents={"result": (_tangent_arrays_diag_embed_result, _tangent_tensors_diag_embed_result)},
)


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Matrices with given diagonals."""
    try:
        if offset.__class__ is not int or dim1.__class__ is not int or dim2.__class__ is not int:
            check_kinds(op_diag_embed, (input, offset, dim1, dim2))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_diag_embed, (input, offset, dim1, dim2))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.diag_embed(self_array, offset, dim1, dim2)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(DiagEmbedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_diag_embed.call = diag_embed


# ---- unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)


class UnfoldBackward0(Node):
    """self: _unfold_backward(grad, self.shape, dimension, size, step)"""

    __slots__ = ("self_shape", "dimension", "size", "step")
    saved = {"self_shape": ("self_shape", "plain", 0), "dimension": ("dimension", "plain", -1), "size": ("size", "plain", -1), "step": ("step", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.unfold_backward(grad, self.self_shape, self.dimension, self.size, self.step)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._unfold_backward(grad, self.self_shape, self.dimension, self.size, self.step)
        return (grad_self,)


def _record_unfold(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dimension, size, step) = arrays
    node = new(UnfoldBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dimension = dimension
    node.size = size
    node.step = step
    return node


def _tangent_arrays_unfold_result(self_p, dimension, size, step, self_t, result):
    return array_shape.unfold(self_t, dimension, size, step)


def _tangent_tensors_unfold_result(self_p, dimension, size, step, self_t, result):
    return ops.unfold(self_t, dimension, size, step)


op_unfold = Op(
    "unfold",
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    params=(("input", "Tensor"), ("dimension", "int"), ("size", "int"), ("step", "int")),
    positional=4,
    required=("input", "dimension", "size", "step"),
    forward=array_shape.unfold,
    record=_record_unfold,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_unfold_result, _tangent_tensors_unfold_result)},
)


def unfold(input, dimension, size, step):
    """The windows of a size along a dimension, as a view."""
    try:
        if dimension.__class__ is not int or size.__class__ is not int or step.__class__ is not int:
            check_kinds(op_unfold, (input, dimension, size, step))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_unfold, (input, dimension, size, step))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.unfold(self_array, dimension, size, step)
        out = view_of(input, result_array, op_unfold, (dimension, size, step))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(UnfoldBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.dimension = dimension
        node.size = size
        node.step = step
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_unfold.call = unfold


# ---- _unfold_backward(Tensor self, int[] shape, int dimension, int size, int step) -> Tensor


class UnfoldBackwardBackward0(Node):
    """self: grad.unfold(dimension, size, step)"""

    __slots__ = ("dimension", "size", "step")
    saved = {"dimension": ("dimension", "plain", -1), "size": ("size", "plain", -1), "step": ("step", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.unfold(grad, self.dimension, self.size, self.step)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.unfold(grad, self.dimension, self.size, self.step)
        return (grad_self,)


def _record__unfold_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dimension, size, step) = arrays
    node = new(UnfoldBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dimension = dimension
    node.size = size
    node.step = step
    return node


def _tangent_arrays__unfold_backward_result(self_p, shape, dimension, size, step, self_t, result):
    return array_shape.unfold_backward(self_t, shape, dimension, size, step)


def _tangent_tensors__unfold_backward_result(self_p, shape, dimension, size, step, self_t, result):
    return ops._unfold_backward(self_t, shape, dimension, size, step)


op__unfold_backward = Op(
    "_unfold_backward",
    "_unfold_backward(Tensor self, int[] shape, int dimension, int size, int step) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dimension", "int"), ("size", "int"), ("step", "int")),
    positional=5,
    required=("input", "shape", "dimension", "size", "step"),
    forward=array_shape.unfold_backward,
    record=_record__unfold_backward,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__unfold_backward_result, _tangent_tensors__unfold_backward_result)},
)


def _unfold_backward(input, shape, dimension, size, step):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unfold_backward, (input, shape, dimension, size, step))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.unfold_backward(self_array, shape, dimension, size, step)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UnfoldBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dimension = dimension
        node.size = size
        node.step = step
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unfold_backward.call = _unfold_backward


# ---- as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)


class AsStridedBackward0(Node):
    """self: _as_strided_backward(grad, self.shape, self.layout, size, stride, storage_offset)"""

    __slots__ = ("self_layout", "self_shape", "size", "stride", "storage_offset")
    saved = {"self_layout": ("self_layout", "plain", 0), "self_shape": ("self_shape", "plain", 0), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_strides.as_strided_backward(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._as_strided_backward(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)


def _record_as_strided(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size, stride, storage_offset) = arrays
    node = new(AsStridedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_layout = layout_of(self_array)
    node.self_shape = self_array.shape
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays_as_strided_result(self_p, size, stride, storage_offset, self_t, result):
    return array_strides.as_strided_like(self_t, self_p.shape, layout_of(self_p), size, stride, storage_offset)


def _tangent_tensors_as_strided_result(self_p, size, stride, storage_offset, self_t, result):
    return ops._as_strided_like(self_t, self_p.shape, layout_of(self_p._array), size, stride, storage_offset)


op_as_strided = Op(
    "as_strided",
    "as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
    params=(("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=4,
    required=("input", "size", "stride"),
    forward=array_strides.as_strided,
    record=_record_as_strided,
    edges=(0,),
    batch="shape.as_strided",
    view=True,
    tangents={"result": (_tangent_arrays_as_strided_result, _tangent_tensors_as_strided_result)},
)


def as_strided(input, size, stride, storage_offset=None):
    """Any view of the tensor's memory, by strides and offset in elements."""
    try:
        if (storage_offset.__class__ is not int and storage_offset is not None):
            check_kinds(op_as_strided, (input, size, stride, storage_offset))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_as_strided, (input, size, stride, storage_offset))
        self_array = input._array
        self_node = input._node
        result_array = array_strides.as_strided(self_array, size, stride, storage_offset)
        out = view_of(input, result_array, op_as_strided, (size, stride, storage_offset))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(AsStridedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_layout = layout_of(self_array)
        node.self_shape = self_array.shape
        node.size = size
        node.stride = stride
        node.storage_offset = storage_offset
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_as_strided.call = as_strided


def as_strided_(input, size, stride, storage_offset=None):
    """The in-place form of `as_strided`."""
    try:
        if (storage_offset.__class__ is not int and storage_offset is not None):
            check_kinds(op_as_strided, (input, size, stride, storage_offset))
        return view_in_place(op_as_strided, (input, size, stride, storage_offset))
    except Exception:
        hide_frames()
        raise


# ---- _as_strided_backward(Tensor self, int[] shape, int[] layout, int[] size, int[] stride, int? storage_offset) -> Tensor


class AsStridedBackwardBackward0(Node):
    """self: _as_strided_like(grad, shape, layout, size, stride, storage_offset)"""

    __slots__ = ("shape", "layout", "size", "stride", "storage_offset")
    saved = {"shape": ("shape", "plain", -1), "layout": ("layout", "plain", -1), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_strides.as_strided_like(grad, self.shape, self.layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._as_strided_like(grad, self.shape, self.layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)


def _record__as_strided_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, layout, size, stride, storage_offset) = arrays
    node = new(AsStridedBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shape = shape
    node.layout = layout
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays__as_strided_backward_result(self_p, shape, layout, size, stride, storage_offset, self_t, result):
    return array_strides.as_strided_backward(self_t, shape, layout, size, stride, storage_offset)


def _tangent_tensors__as_strided_backward_result(self_p, shape, layout, size, stride, storage_offset, self_t, result):
    return ops._as_strided_backward(self_t, shape, layout, size, stride, storage_offset)


op__as_strided_backward = Op(
    "_as_strided_backward",
    "_as_strided_backward(Tensor self, int[] shape, int[] layout, int[] size, int[] stride, int? storage_offset) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("layout", "int[]"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=6,
    required=("input", "shape", "layout", "size", "stride", "storage_offset"),
    forward=array_strides.as_strided_backward,
    record=_record__as_strided_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__as_strided_backward_result, _tangent_tensors__as_strided_backward_result)},
)


def _as_strided_backward(input, shape, layout, size, stride, storage_offset):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__as_strided_backward, (input, shape, layout, size, stride, storage_offset))
        self_array = input._array
        self_node = input._node
        result_array = array_strides.as_strided_backward(self_array, shape, layout, size, stride, storage_offset)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AsStridedBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shape = shape
        node.layout = layout
        node.size = size
        node.stride = stride
        node.storage_offset = storage_offset
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__as_strided_backward.call = _as_strided_backward


# ---- _as_strided_like(Tensor(a) self, int[] shape, int[] layout, int[] size, int[] stride, int? storage_offset) -> Tensor(a)


class AsStridedLikeBackward0(Node):
    """self: _as_strided_backward(grad, shape, layout, size, stride, storage_offset)"""

    __slots__ = ("shape", "layout", "size", "stride", "storage_offset")
    saved = {"shape": ("shape", "plain", -1), "layout": ("layout", "plain", -1), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_strides.as_strided_backward(grad, self.shape, self.layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._as_strided_backward(grad, self.shape, self.layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)


def _record__as_strided_like(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, layout, size, stride, storage_offset) = arrays
    node = new(AsStridedLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shape = shape
    node.layout = layout
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays__as_strided_like_result(self_p, shape, layout, size, stride, storage_offset, self_t, result):
    return array_strides.as_strided_like(self_t, shape, layout, size, stride, storage_offset)


def _tangent_tensors__as_strided_like_result(self_p, shape, layout, size, stride, storage_offset, self_t, result):
    return ops._as_strided_like(self_t, shape, layout, size, stride, storage_offset)


op__as_strided_like = Op(
    "_as_strided_like",
    "_as_strided_like(Tensor(a) self, int[] shape, int[] layout, int[] size, int[] stride, int? storage_offset) -> Tensor(a)",
    params=(("input", "Tensor"), ("shape", "int[]"), ("layout", "int[]"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=6,
    required=("input", "shape", "layout", "size", "stride", "storage_offset"),
    forward=array_strides.as_strided_like,
    record=_record__as_strided_like,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays__as_strided_like_result, _tangent_tensors__as_strided_like_result)},
)


def _as_strided_like(input, shape, layout, size, stride, storage_offset):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__as_strided_like, (input, shape, layout, size, stride, storage_offset))
        self_array = input._array
        self_node = input._node
        result_array = array_strides.as_strided_like(self_array, shape, layout, size, stride, storage_offset)
        out = view_of(input, result_array, op__as_strided_like, (shape, layout, size, stride, storage_offset))
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(AsStridedLikeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shape = shape
        node.layout = layout
        node.size = size
        node.stride = stride
        node.storage_offset = storage_offset
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__as_strided_like.call = _as_strided_like


# ---- split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]


class SplitBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_split_size(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays_split_size_result(self_p, split_size, dim, self_t, result):
    return array_joining.split(self_t, split_size, dim)


def _tangent_tensors_split_size_result(self_p, split_size, dim, self_t, result):
    return ops.split_size(self_t, split_size, dim)


op_split_size = Op(
    "split.size",
    "split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("split_size", "int"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=array_joining.split,
    record=_record_split_size,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_split_size_result, _tangent_tensors_split_size_result)},
)


def split_size(input, split_size, dim=0, axis=None):
    """Pieces of one size along a dimension, as views."""
    try:
        if axis is not None:
            dim = by_other_name("split", "dim", dim, 0, "axis", axis)
        if split_size.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_split_size, (input, split_size, dim))
        return to_list(op_split_size, (input, split_size, dim))
    except Exception:
        hide_frames()
        raise


op_split_size.call = split_size


# ---- split.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]


class SplitBackward1(Node, shown_as="SplitWithSizesBackward0"):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_split_sizes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitBackward1)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays_split_sizes_result(self_p, split_size, dim, self_t, result):
    return array_joining.split(self_t, split_size, dim)


def _tangent_tensors_split_sizes_result(self_p, split_size, dim, self_t, result):
    return ops.split_sizes(self_t, split_size, dim)


op_split_sizes = Op(
    "split.sizes",
    "split.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("split_size", "int[]"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=array_joining.split,
    record=_record_split_sizes,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_split_sizes_result, _tangent_tensors_split_sizes_result)},
)


def split_sizes(input, split_size, dim=0, axis=None):
    """Pieces of given sizes along a dimension, as views."""
    try:
        if axis is not None:
            dim = by_other_name("split", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_split_sizes, (input, split_size, dim))
        return to_list(op_split_sizes, (input, split_size, dim))
    except Exception:
        hide_frames()
        raise


op_split_sizes.call = split_sizes


# ---- unsafe_split(Tensor self, int split_size, int dim=0) -> Tensor[]


class UnsafeSplitBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_unsafe_split(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(UnsafeSplitBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays_unsafe_split_result(self_p, split_size, dim, self_t, result):
    return array_joining.split_copies(self_t, split_size, dim)


def _tangent_tensors_unsafe_split_result(self_p, split_size, dim, self_t, result):
    return ops.unsafe_split(self_t, split_size, dim)


op_unsafe_split = Op(
    "unsafe_split",
    "unsafe_split(Tensor self, int split_size, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("split_size", "int"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=array_joining.split_copies,
    record=_record_unsafe_split,
    edges=(0,),
    batch="dims.of_input",
    gives_list=True,
    tangents={"result": (_tangent_arrays_unsafe_split_result, _tangent_tensors_unsafe_split_result)},
)


def unsafe_split(input, split_size, dim=0, axis=None):
    """Pieces of one size along a dimension. They are copies, so each may be changed in place."""
    try:
        if axis is not None:
            dim = by_other_name("unsafe_split", "dim", dim, 0, "axis", axis)
        if split_size.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_unsafe_split, (input, split_size, dim))
        return to_list(op_unsafe_split, (input, split_size, dim))
    except Exception:
        hide_frames()
        raise


op_unsafe_split.call = unsafe_split


# ---- unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]


class UnsafeSplitWithSizesBackward0(Node):
    """self: _unsplit(grads, self.shape, split_sizes, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_sizes", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_sizes": ("split_sizes", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unsplit(grads, self.self_shape, self.split_sizes, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_sizes, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_unsafe_split_with_sizes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_sizes, dim) = arrays
    (result_array,) = results
    node = new(UnsafeSplitWithSizesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_sizes = split_sizes
    node.dim = dim
    return node


def _tangent_arrays_unsafe_split_with_sizes_result(self_p, split_sizes, dim, self_t, result):
    return array_joining.split_copies(self_t, split_sizes, dim)


def _tangent_tensors_unsafe_split_with_sizes_result(self_p, split_sizes, dim, self_t, result):
    return ops.unsafe_split_with_sizes(self_t, split_sizes, dim)


op_unsafe_split_with_sizes = Op(
    "unsafe_split_with_sizes",
    "unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("split_sizes", "int[]"), ("dim", "int")),
    positional=3,
    required=("input", "split_sizes"),
    forward=array_joining.split_copies,
    record=_record_unsafe_split_with_sizes,
    edges=(0,),
    batch="dims.of_input",
    gives_list=True,
    tangents={"result": (_tangent_arrays_unsafe_split_with_sizes_result, _tangent_tensors_unsafe_split_with_sizes_result)},
)


def unsafe_split_with_sizes(input, split_sizes, dim=0, axis=None):
    """Pieces of given sizes along a dimension. They are copies, so each may be changed in place."""
    try:
        if axis is not None:
            dim = by_other_name("unsafe_split_with_sizes", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unsafe_split_with_sizes, (input, split_sizes, dim))
        return to_list(op_unsafe_split_with_sizes, (input, split_sizes, dim))
    except Exception:
        hide_frames()
        raise


op_unsafe_split_with_sizes.call = unsafe_split_with_sizes


# ---- _unsplit(Tensor?[] tensors, int[] shape, Any split_size, int dim, dtype dtype) -> Tensor


class UnsplitBackward0(Node, shown_as="CatBackward0"):
    """tensors: _split_like(grad, split_size, dim)"""

    __slots__ = ("split_size", "dim")
    saved = {"split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.split(grad, self.split_size, self.dim)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops._split_like(grad, self.split_size, self.dim)
        return grad_tensors


def _record__unsplit(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shape, split_size, dim, dtype) = arrays
    node = new(UnsplitBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays__unsplit_result(tensors_p, shape, split_size, dim, dtype, tensors_t, result):
    return array_joining.unsplit(tensors_t, shape, split_size, dim, dtype)


def _tangent_tensors__unsplit_result(tensors_p, shape, split_size, dim, dtype, tensors_t, result):
    return ops._unsplit(tensors_t, shape, split_size, dim, dtype)


op__unsplit = Op(
    "_unsplit",
    "_unsplit(Tensor?[] tensors, int[] shape, Any split_size, int dim, dtype dtype) -> Tensor",
    params=(("tensors", "Tensor?[]"), ("shape", "int[]"), ("split_size", "Any"), ("dim", "int"), ("dtype", "dtype")),
    positional=5,
    required=("tensors", "shape", "split_size", "dim", "dtype"),
    forward=array_joining.unsplit,
    record=_record__unsplit,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__unsplit_result, _tangent_tensors__unsplit_result)},
)


def _unsplit(tensors, shape, split_size, dim, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__unsplit, (tensors, shape, split_size, dim, dtype))
    except Exception:
        hide_frames()
        raise


op__unsplit.call = _unsplit


# ---- _split_like(Tensor(a) self, Any split_size, int dim) -> Tensor(a)[]


class SplitLikeBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__split_like(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays__split_like_result(self_p, split_size, dim, self_t, result):
    return array_joining.split(self_t, split_size, dim)


def _tangent_tensors__split_like_result(self_p, split_size, dim, self_t, result):
    return ops._split_like(self_t, split_size, dim)


op__split_like = Op(
    "_split_like",
    "_split_like(Tensor(a) self, Any split_size, int dim) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("split_size", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "split_size", "dim"),
    forward=array_joining.split,
    record=_record__split_like,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays__split_like_result, _tangent_tensors__split_like_result)},
)


def _split_like(input, split_size, dim):
    """Used by the formulas of other ops."""
    try:
        return to_list(op__split_like, (input, split_size, dim))
    except Exception:
        hide_frames()
        raise


op__split_like.call = _split_like


# ---- chunk(Tensor self, int chunks, int dim=0) -> Tensor[]


op_chunk = Op(
    "chunk",
    "chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("chunks", "int"), ("dim", "int")),
    positional=3,
    required=("input", "chunks"),
    forward=compose_shape.chunk,
    composite=True,
    gives_list=True,
)


def chunk(input, chunks, dim=0, axis=None):
    """The tensor in about equal pieces along a dimension, as views."""
    try:
        if axis is not None:
            dim = by_other_name("chunk", "dim", dim, 0, "axis", axis)
        if chunks.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_chunk, (input, chunks, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_chunk, (input, chunks, dim))
        return compose_shape.chunk(input, chunks, dim)
    except Exception:
        hide_frames()
        raise


op_chunk.call = chunk


# ---- unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]


op_unsafe_chunk = Op(
    "unsafe_chunk",
    "unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("chunks", "int"), ("dim", "int")),
    positional=3,
    required=("input", "chunks"),
    forward=compose_shape.unsafe_chunk,
    composite=True,
    gives_list=True,
)


def unsafe_chunk(input, chunks, dim=0, axis=None):
    """About equal pieces along a dimension. They share the memory of the tensor and are no views of it, so each may be changed in place."""
    try:
        if axis is not None:
            dim = by_other_name("unsafe_chunk", "dim", dim, 0, "axis", axis)
        if chunks.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_unsafe_chunk, (input, chunks, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_unsafe_chunk, (input, chunks, dim))
        return compose_shape.unsafe_chunk(input, chunks, dim)
    except Exception:
        hide_frames()
        raise


op_unsafe_chunk.call = unsafe_chunk


# ---- tensor_split(Tensor self, Any indices_or_sections, int dim=0) -> Tensor[]


op_tensor_split = Op(
    "tensor_split",
    "tensor_split(Tensor self, Any indices_or_sections, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("indices_or_sections", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "indices_or_sections"),
    forward=compose_shape.tensor_split,
    composite=True,
    gives_list=True,
)


def tensor_split(input, indices_or_sections=..., dim=0, sections=None, indices=None, tensor_indices_or_sections=None, axis=None):
    """The tensor in pieces along a dimension, by their number or at indices."""
    try:
        if sections is not None:
            indices_or_sections = by_other_name("tensor_split", "indices_or_sections", indices_or_sections, ..., "sections", sections)
        if indices is not None:
            indices_or_sections = by_other_name("tensor_split", "indices_or_sections", indices_or_sections, ..., "indices", indices)
        if indices_or_sections is ... or tensor_indices_or_sections is not None:
            indices_or_sections = by_other_name("tensor_split", "indices_or_sections", indices_or_sections, ..., "tensor_indices_or_sections", tensor_indices_or_sections)
        if axis is not None:
            dim = by_other_name("tensor_split", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_tensor_split, (input, indices_or_sections, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_tensor_split, (input, indices_or_sections, dim))
        return compose_shape.tensor_split(input, indices_or_sections, dim)
    except Exception:
        hide_frames()
        raise


op_tensor_split.call = tensor_split


# ---- unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]


class UnbindBackward0(Node):
    """self: _unbind_backward(grads, self.shape, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.unbind_backward(grads, self.self_shape, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._unbind_backward(grads, self.self_shape, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_unbind(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (result_array,) = results
    node = new(UnbindBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_unbind_result(self_p, dim, self_t, result):
    return array_joining.unbind(self_t, dim)


def _tangent_tensors_unbind_result(self_p, dim, self_t, result):
    return ops.unbind(self_t, dim)


op_unbind = Op(
    "unbind",
    "unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input",),
    forward=array_joining.unbind,
    record=_record_unbind,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_unbind_result, _tangent_tensors_unbind_result)},
)


def unbind(input, dim=0, axis=None):
    """The slices along a dimension, as views."""
    try:
        if axis is not None:
            dim = by_other_name("unbind", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unbind, (input, dim))
        return to_list(op_unbind, (input, dim))
    except Exception:
        hide_frames()
        raise


op_unbind.call = unbind


# ---- _unbind_backward(Tensor?[] tensors, int[] shape, int dim, dtype dtype) -> Tensor


class UnbindBackwardBackward0(Node, shown_as="StackBackward0"):
    """tensors: grad.unbind(dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.unbind(grad, self.dim)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops.unbind(grad, self.dim)
        return grad_tensors


def _record__unbind_backward(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shape, dim, dtype) = arrays
    node = new(UnbindBackwardBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays__unbind_backward_result(tensors_p, shape, dim, dtype, tensors_t, result):
    return array_joining.unbind_backward(tensors_t, shape, dim, dtype)


def _tangent_tensors__unbind_backward_result(tensors_p, shape, dim, dtype, tensors_t, result):
    return ops._unbind_backward(tensors_t, shape, dim, dtype)


op__unbind_backward = Op(
    "_unbind_backward",
    "_unbind_backward(Tensor?[] tensors, int[] shape, int dim, dtype dtype) -> Tensor",
    params=(("tensors", "Tensor?[]"), ("shape", "int[]"), ("dim", "int"), ("dtype", "dtype")),
    positional=4,
    required=("tensors", "shape", "dim", "dtype"),
    forward=array_joining.unbind_backward,
    record=_record__unbind_backward,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__unbind_backward_result, _tangent_tensors__unbind_backward_result)},
)


def _unbind_backward(tensors, shape, dim, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__unbind_backward, (tensors, shape, dim, dtype))
    except Exception:
        hide_frames()
        raise


op__unbind_backward.call = _unbind_backward


# ---- cat(Tensor[] tensors, int dim=0) -> Tensor


class CatBackward0(Node):
    """tensors: _uncat(grad, tensors.shapes, dim)"""

    __slots__ = ("tensors_shapes", "dim")
    saved = {"tensors_shapes": ("tensors_shapes", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.uncat(grad, self.tensors_shapes, self.dim)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops._uncat(grad, self.tensors_shapes, self.dim)
        return grad_tensors


def _record_cat(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, dim) = arrays
    node = new(CatBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.tensors_shapes = native.shapes_of(tensors_array)
    node.dim = dim
    return node


def _tangent_arrays_cat_result(tensors_p, dim, tensors_t, result):
    return array_joining.cat(tensors_t, dim)


def _tangent_tensors_cat_result(tensors_p, dim, tensors_t, result):
    return ops.cat(tensors_t, dim)


op_cat = Op(
    "cat",
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    params=(("tensors", "Tensor[]"), ("dim", "int")),
    positional=2,
    required=("tensors",),
    forward=array_joining.cat,
    record=_record_cat,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_cat_result, _tangent_tensors_cat_result)},
)


def cat(tensors, dim=0, axis=None, out=None):
    """Tensors one after the other along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("cat", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_cat, (tensors, dim))
        if out is not None:
            return into(op_cat, (tensors, dim), out)
        return of_list(op_cat, (tensors, dim))
    except Exception:
        hide_frames()
        raise


op_cat.call = cat


# ---- _uncat(Tensor(a) self, Any shapes, int dim) -> Tensor(a)[]


class UncatBackward0(Node, shown_as="SliceBackward0"):
    """self: _cat_defined(grads, shapes, dim, self.dtype)"""

    __slots__ = ("self_dtype", "shapes", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "shapes": ("shapes", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.cat_defined(grads, self.shapes, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._cat_defined(grads, self.shapes, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__uncat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shapes, dim) = arrays
    (result_array,) = results
    node = new(UncatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.shapes = shapes
    node.dim = dim
    return node


def _tangent_arrays__uncat_result(self_p, shapes, dim, self_t, result):
    return array_joining.uncat(self_t, shapes, dim)


def _tangent_tensors__uncat_result(self_p, shapes, dim, self_t, result):
    return ops._uncat(self_t, shapes, dim)


op__uncat = Op(
    "_uncat",
    "_uncat(Tensor(a) self, Any shapes, int dim) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("shapes", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "shapes", "dim"),
    forward=array_joining.uncat,
    record=_record__uncat,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays__uncat_result, _tangent_tensors__uncat_result)},
)


def _uncat(input, shapes, dim):
    """Used by the formulas of other ops."""
    try:
        return to_list(op__uncat, (input, shapes, dim))
    except Exception:
        hide_frames()
        raise


op__uncat.call = _uncat


# ---- _cat_defined(Tensor?[] tensors, Any shapes, int dim, dtype dtype) -> Tensor


class CatDefinedBackward0(Node):
    """tensors: _uncat(grad, shapes, dim)"""

    __slots__ = ("shapes", "dim")
    saved = {"shapes": ("shapes", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.uncat(grad, self.shapes, self.dim)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops._uncat(grad, self.shapes, self.dim)
        return grad_tensors


def _record__cat_defined(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shapes, dim, dtype) = arrays
    node = new(CatDefinedBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.shapes = shapes
    node.dim = dim
    return node


def _tangent_arrays__cat_defined_result(tensors_p, shapes, dim, dtype, tensors_t, result):
    return array_joining.cat_defined(tensors_t, shapes, dim, dtype)


def _tangent_tensors__cat_defined_result(tensors_p, shapes, dim, dtype, tensors_t, result):
    return ops._cat_defined(tensors_t, shapes, dim, dtype)


op__cat_defined = Op(
    "_cat_defined",
    "_cat_defined(Tensor?[] tensors, Any shapes, int dim, dtype dtype) -> Tensor",
    params=(("tensors", "Tensor?[]"), ("shapes", "Any"), ("dim", "int"), ("dtype", "dtype")),
    positional=4,
    required=("tensors", "shapes", "dim", "dtype"),
    forward=array_joining.cat_defined,
    record=_record__cat_defined,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__cat_defined_result, _tangent_tensors__cat_defined_result)},
)


def _cat_defined(tensors, shapes, dim, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__cat_defined, (tensors, shapes, dim, dtype))
    except Exception:
        hide_frames()
        raise


op__cat_defined.call = _cat_defined


# ---- _block_diag(Tensor[] tensors) -> Tensor


class BlockDiagBackward0(Node, shown_as="BlockDiagBackward0"):
    """tensors: _blocks(grad, tensors.shapes)"""

    __slots__ = ("tensors_shapes",)
    saved = {"tensors_shapes": ("tensors_shapes", "plain", 0)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.blocks(grad, self.tensors_shapes)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops._blocks(grad, self.tensors_shapes)
        return grad_tensors


def _record__block_diag(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array,) = arrays
    node = new(BlockDiagBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.tensors_shapes = native.shapes_of(tensors_array)
    return node


def _tangent_arrays__block_diag_result(tensors_p, tensors_t, result):
    return array_joining.block_diag(tensors_t)


def _tangent_tensors__block_diag_result(tensors_p, tensors_t, result):
    return ops._block_diag(tensors_t)


op__block_diag = Op(
    "_block_diag",
    "_block_diag(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=array_joining.block_diag,
    record=_record__block_diag,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__block_diag_result, _tangent_tensors__block_diag_result)},
)


def _block_diag(tensors):
    """Used by the formulas of other ops."""
    try:
        return of_list(op__block_diag, (tensors,))
    except Exception:
        hide_frames()
        raise


op__block_diag.call = _block_diag


# ---- _blocks(Tensor(a) self, Any shapes) -> Tensor(a)[]


class BlocksBackward0(Node):
    """self: _block_diag_defined(grads, shapes, self.dtype)"""

    __slots__ = ("self_dtype", "shapes", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "shapes": ("shapes", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grads, freed):
        grad_self = array_joining.block_diag_defined(grads, self.shapes, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grad_self = ops._block_diag_defined(grads, self.shapes, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__blocks(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shapes) = arrays
    (result_array,) = results
    node = new(BlocksBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = native.shapes_and_dtypes(result_array)
    node.self_dtype = self_array.dtype
    node.shapes = shapes
    return node


def _tangent_arrays__blocks_result(self_p, shapes, self_t, result):
    return array_joining.blocks(self_t, shapes)


def _tangent_tensors__blocks_result(self_p, shapes, self_t, result):
    return ops._blocks(self_t, shapes)


op__blocks = Op(
    "_blocks",
    "_blocks(Tensor(a) self, Any shapes) -> Tensor(a)[]",
    params=(("input", "Tensor"), ("shapes", "Any")),
    positional=2,
    required=("input", "shapes"),
    forward=array_joining.blocks,
    record=_record__blocks,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays__blocks_result, _tangent_tensors__blocks_result)},
)


def _blocks(input, shapes):
    """Used by the formulas of other ops."""
    try:
        return to_list(op__blocks, (input, shapes))
    except Exception:
        hide_frames()
        raise


op__blocks.call = _blocks


# ---- _block_diag_defined(Tensor?[] tensors, Any shapes, dtype dtype) -> Tensor


class BlockDiagDefinedBackward0(Node):
    """tensors: _blocks(grad, shapes)"""

    __slots__ = ("shapes",)
    saved = {"shapes": ("shapes", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.blocks(grad, self.shapes)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops._blocks(grad, self.shapes)
        return grad_tensors


def _record__block_diag_defined(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shapes, dtype) = arrays
    node = new(BlockDiagDefinedBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.shapes = shapes
    return node


def _tangent_arrays__block_diag_defined_result(tensors_p, shapes, dtype, tensors_t, result):
    return array_joining.block_diag_defined(tensors_t, shapes, dtype)


def _tangent_tensors__block_diag_defined_result(tensors_p, shapes, dtype, tensors_t, result):
    return ops._block_diag_defined(tensors_t, shapes, dtype)


op__block_diag_defined = Op(
    "_block_diag_defined",
    "_block_diag_defined(Tensor?[] tensors, Any shapes, dtype dtype) -> Tensor",
    params=(("tensors", "Tensor?[]"), ("shapes", "Any"), ("dtype", "dtype")),
    positional=3,
    required=("tensors", "shapes", "dtype"),
    forward=array_joining.block_diag_defined,
    record=_record__block_diag_defined,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__block_diag_defined_result, _tangent_tensors__block_diag_defined_result)},
)


def _block_diag_defined(tensors, shapes, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__block_diag_defined, (tensors, shapes, dtype))
    except Exception:
        hide_frames()
        raise


op__block_diag_defined.call = _block_diag_defined


# ---- stack(Tensor[] tensors, int dim=0) -> Tensor


class StackBackward0(Node):
    """tensors: grad.unbind(dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}
    inputs = ("tensors",)

    def run_arrays(self, grad, freed):
        grad_tensors = array_joining.unbind(grad, self.dim)
        return grad_tensors

    def run_tensors(self, grad, freed):
        grad_tensors = ops.unbind(grad, self.dim)
        return grad_tensors


def _record_stack(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, dim) = arrays
    node = new(StackBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays_stack_result(tensors_p, dim, tensors_t, result):
    return array_joining.stack(tensors_t, dim)


def _tangent_tensors_stack_result(tensors_p, dim, tensors_t, result):
    return ops.stack(tensors_t, dim)


op_stack = Op(
    "stack",
    "stack(Tensor[] tensors, int dim=0) -> Tensor",
    params=(("tensors", "Tensor[]"), ("dim", "int")),
    positional=2,
    required=("tensors",),
    forward=array_joining.stack,
    record=_record_stack,
    edges=(0,),
    batch="dims.of_result",
    tangents={"result": (_tangent_arrays_stack_result, _tangent_tensors_stack_result)},
)


def stack(tensors, dim=0, axis=None, out=None):
    """Tensors beside one another along a new dimension."""
    try:
        if axis is not None:
            dim = by_other_name("stack", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_stack, (tensors, dim))
        if out is not None:
            return into(op_stack, (tensors, dim), out)
        return of_list(op_stack, (tensors, dim))
    except Exception:
        hide_frames()
        raise


op_stack.call = stack


# ---- hstack(Tensor[] tensors) -> Tensor


op_hstack = Op(
    "hstack",
    "hstack(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.hstack,
    composite=True,
)


def hstack(tensors, out=None):
    """Tensors side by side."""
    try:
        if out is not None:
            return into(op_hstack, (tensors,), out)
        tensors = checked_list(op_hstack, 0, tensors)
        return compose_shape.hstack(tensors)
    except Exception:
        hide_frames()
        raise


op_hstack.call = hstack


# ---- vstack(Tensor[] tensors) -> Tensor


op_vstack = Op(
    "vstack",
    "vstack(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.vstack,
    composite=True,
)


def vstack(tensors, out=None):
    """Tensors one below the other."""
    try:
        if out is not None:
            return into(op_vstack, (tensors,), out)
        tensors = checked_list(op_vstack, 0, tensors)
        return compose_shape.vstack(tensors)
    except Exception:
        hide_frames()
        raise


op_vstack.call = vstack


# ---- dstack(Tensor[] tensors) -> Tensor


op_dstack = Op(
    "dstack",
    "dstack(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.dstack,
    composite=True,
)


def dstack(tensors, out=None):
    """Tensors one behind the other."""
    try:
        if out is not None:
            return into(op_dstack, (tensors,), out)
        tensors = checked_list(op_dstack, 0, tensors)
        return compose_shape.dstack(tensors)
    except Exception:
        hide_frames()
        raise


op_dstack.call = dstack


# ---- column_stack(Tensor[] tensors) -> Tensor


op_column_stack = Op(
    "column_stack",
    "column_stack(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.column_stack,
    composite=True,
)


def column_stack(tensors, out=None):
    """Tensors as the columns of a matrix."""
    try:
        if out is not None:
            return into(op_column_stack, (tensors,), out)
        tensors = checked_list(op_column_stack, 0, tensors)
        return compose_shape.column_stack(tensors)
    except Exception:
        hide_frames()
        raise


op_column_stack.call = column_stack


# ---- roll(Tensor self, int[] shifts, int[]? dims=None) -> Tensor


class RollBackward0(Node):
    """self: _unroll(grad, shifts, dims)"""

    __slots__ = ("shifts", "dims")
    saved = {"shifts": ("shifts", "plain", -1), "dims": ("dims", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.unroll(grad, self.shifts, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._unroll(grad, self.shifts, self.dims)
        return (grad_self,)


def _record_roll(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shifts, dims) = arrays
    node = new(RollBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shifts = shifts
    node.dims = dims
    return node


def _tangent_arrays_roll_result(self_p, shifts, dims, self_t, result):
    return array_copies.roll(self_t, shifts, dims)


def _tangent_tensors_roll_result(self_p, shifts, dims, self_t, result):
    return ops.roll(self_t, shifts, dims)


op_roll = Op(
    "roll",
    "roll(Tensor self, int[] shifts, int[]? dims=None) -> Tensor",
    params=(("input", "Tensor"), ("shifts", "int[]"), ("dims", "int[]?")),
    positional=3,
    required=("input", "shifts"),
    forward=array_copies.roll,
    record=_record_roll,
    edges=(0,),
    batch="shape.roll",
    tangents={"result": (_tangent_arrays_roll_result, _tangent_tensors_roll_result)},
)


def roll(input, shifts, dims=None):
    """Moves elements round along dimensions."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_roll, (input, shifts, dims))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.roll(self_array, shifts, dims)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RollBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shifts = shifts
        node.dims = dims
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_roll.call = roll


# ---- _unroll(Tensor self, int[] shifts, int[]? dims) -> Tensor


class UnrollBackward0(Node, shown_as="RollBackward0"):
    """self: grad.roll(shifts, dims)"""

    __slots__ = ("shifts", "dims")
    saved = {"shifts": ("shifts", "plain", -1), "dims": ("dims", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.roll(grad, self.shifts, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.roll(grad, self.shifts, self.dims)
        return (grad_self,)


def _record__unroll(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shifts, dims) = arrays
    node = new(UnrollBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shifts = shifts
    node.dims = dims
    return node


def _tangent_arrays__unroll_result(self_p, shifts, dims, self_t, result):
    return array_copies.unroll(self_t, shifts, dims)


def _tangent_tensors__unroll_result(self_p, shifts, dims, self_t, result):
    return ops._unroll(self_t, shifts, dims)


op__unroll = Op(
    "_unroll",
    "_unroll(Tensor self, int[] shifts, int[]? dims) -> Tensor",
    params=(("input", "Tensor"), ("shifts", "int[]"), ("dims", "int[]?")),
    positional=3,
    required=("input", "shifts", "dims"),
    forward=array_copies.unroll,
    record=_record__unroll,
    edges=(0,),
    batch="shape.roll",
    tangents={"result": (_tangent_arrays__unroll_result, _tangent_tensors__unroll_result)},
)


def _unroll(input, shifts, dims):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unroll, (input, shifts, dims))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.unroll(self_array, shifts, dims)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UnrollBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shifts = shifts
        node.dims = dims
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unroll.call = _unroll


# ---- flip(Tensor self, int[] dims) -> Tensor


class FlipBackward0(Node):
    """self: grad.flip(dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.flip(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.flip(grad, self.dims)
        return (grad_self,)


def _record_flip(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(FlipBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays_flip_result(self_p, dims, self_t, result):
    return array_copies.flip(self_t, dims)


def _tangent_tensors_flip_result(self_p, dims, self_t, result):
    return ops.flip(self_t, dims)


op_flip = Op(
    "flip",
    "flip(Tensor self, int[] dims) -> Tensor",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_copies.flip,
    record=_record_flip,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_flip_result, _tangent_tensors_flip_result)},
)


def flip(input, dims):
    """Reverses the order along dimensions."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_flip, (input, dims))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.flip(self_array, dims)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FlipBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dims = dims
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_flip.call = flip


# ---- fliplr(Tensor self) -> Tensor


op_fliplr = Op(
    "fliplr",
    "fliplr(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.fliplr,
    composite=True,
)


def fliplr(input):
    """Reverses the order of columns."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_fliplr, (input,))
        return compose_shape.fliplr(input)
    except Exception:
        hide_frames()
        raise


op_fliplr.call = fliplr


# ---- flipud(Tensor self) -> Tensor


op_flipud = Op(
    "flipud",
    "flipud(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.flipud,
    composite=True,
)


def flipud(input):
    """Reverses the order of rows."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_flipud, (input,))
        return compose_shape.flipud(input)
    except Exception:
        hide_frames()
        raise


op_flipud.call = flipud


# ---- rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor


op_rot90 = Op(
    "rot90",
    "rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor",
    params=(("input", "Tensor"), ("k", "int"), ("dims", "int[]")),
    positional=3,
    required=("input",),
    forward=compose_shape.rot90,
    composite=True,
)


def rot90(input, k=1, dims=(0, 1)):
    """Turns a plane by right angles."""
    try:
        if k.__class__ is not int:
            check_kinds(op_rot90, (input, k, dims))
        if input.__class__ is not Tensor:
            check_tensors(op_rot90, (input, k, dims))
        return compose_shape.rot90(input, k, dims)
    except Exception:
        hide_frames()
        raise


op_rot90.call = rot90


# ---- repeat(Tensor self, int[] repeats) -> Tensor


class RepeatBackward0(Node):
    """self: _unrepeat(grad, self.shape, repeats)"""

    __slots__ = ("self_shape", "repeats")
    saved = {"self_shape": ("self_shape", "plain", 0), "repeats": ("repeats", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.unrepeat(grad, self.self_shape, self.repeats)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._unrepeat(grad, self.self_shape, self.repeats)
        return (grad_self,)


def _record_repeat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, repeats) = arrays
    node = new(RepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.repeats = repeats
    return node


def _tangent_arrays_repeat_result(self_p, repeats, self_t, result):
    return array_copies.repeat(self_t, repeats)


def _tangent_tensors_repeat_result(self_p, repeats, self_t, result):
    return ops.repeat(self_t, repeats)


op_repeat = Op(
    "repeat",
    "repeat(Tensor self, int[] repeats) -> Tensor",
    params=(("input", "Tensor"), ("repeats", "int[]")),
    positional=2,
    required=("input", "repeats"),
    forward=array_copies.repeat,
    record=_record_repeat,
    edges=(0,),
    batch="shape.repeat",
    tangents={"result": (_tangent_arrays_repeat_result, _tangent_tensors_repeat_result)},
)


def repeat(input, repeats):
    """Repeats the tensor along each dimension."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_repeat, (input, repeats))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.repeat(self_array, repeats)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RepeatBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.repeats = repeats
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_repeat.call = repeat


# ---- _unrepeat(Tensor self, int[] shape, int[] repeats) -> Tensor


class UnrepeatBackward0(Node, shown_as="SumBackward1"):
    """self: grad.repeat(repeats)"""

    __slots__ = ("repeats",)
    saved = {"repeats": ("repeats", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.repeat(grad, self.repeats)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.repeat(grad, self.repeats)
        return (grad_self,)


def _record__unrepeat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, repeats) = arrays
    node = new(UnrepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.repeats = repeats
    return node


def _tangent_arrays__unrepeat_result(self_p, shape, repeats, self_t, result):
    return array_copies.unrepeat(self_t, shape, repeats)


def _tangent_tensors__unrepeat_result(self_p, shape, repeats, self_t, result):
    return ops._unrepeat(self_t, shape, repeats)


op__unrepeat = Op(
    "_unrepeat",
    "_unrepeat(Tensor self, int[] shape, int[] repeats) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("repeats", "int[]")),
    positional=3,
    required=("input", "shape", "repeats"),
    forward=array_copies.unrepeat,
    record=_record__unrepeat,
    edges=(0,),
    batch="shape.unrepeat",
    tangents={"result": (_tangent_arrays__unrepeat_result, _tangent_tensors__unrepeat_result)},
)


def _unrepeat(input, shape, repeats):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unrepeat, (input, shape, repeats))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.unrepeat(self_array, shape, repeats)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UnrepeatBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.repeats = repeats
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unrepeat.call = _unrepeat


# ---- tile(Tensor self, int[] dims) -> Tensor


op_tile = Op(
    "tile",
    "tile(Tensor self, int[] dims) -> Tensor",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=compose_shape.tile,
    composite=True,
)


def tile(input, dims):
    """Repeats the tensor, as many times along each dimension as told."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_tile, (input, dims))
        return compose_shape.tile(input, dims)
    except Exception:
        hide_frames()
        raise


op_tile.call = tile


# ---- _repeat_each(Tensor self, int repeats, int dim) -> Tensor


class RepeatEachBackward0(Node, shown_as="RepeatInterleaveBackward0"):
    """self: _sum_each(grad, repeats, dim)"""

    __slots__ = ("repeats", "dim")
    saved = {"repeats": ("repeats", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.sum_each(grad, self.repeats, self.dim)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._sum_each(grad, self.repeats, self.dim)
        return (grad_self,)


def _record__repeat_each(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, repeats, dim) = arrays
    node = new(RepeatEachBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.repeats = repeats
    node.dim = dim
    return node


def _tangent_arrays__repeat_each_result(self_p, repeats, dim, self_t, result):
    return array_copies.repeat_each(self_t, repeats, dim)


def _tangent_tensors__repeat_each_result(self_p, repeats, dim, self_t, result):
    return ops._repeat_each(self_t, repeats, dim)


op__repeat_each = Op(
    "_repeat_each",
    "_repeat_each(Tensor self, int repeats, int dim) -> Tensor",
    params=(("input", "Tensor"), ("repeats", "int"), ("dim", "int")),
    positional=3,
    required=("input", "repeats", "dim"),
    forward=array_copies.repeat_each,
    record=_record__repeat_each,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__repeat_each_result, _tangent_tensors__repeat_each_result)},
)


def _repeat_each(input, repeats, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__repeat_each, (input, repeats, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.repeat_each(self_array, repeats, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RepeatEachBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.repeats = repeats
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__repeat_each.call = _repeat_each


# ---- _sum_each(Tensor self, int repeats, int dim) -> Tensor


class SumEachBackward0(Node, shown_as="SumBackward1"):
    """self: _repeat_each(grad, repeats, dim)"""

    __slots__ = ("repeats", "dim")
    saved = {"repeats": ("repeats", "plain", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.repeat_each(grad, self.repeats, self.dim)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._repeat_each(grad, self.repeats, self.dim)
        return (grad_self,)


def _record__sum_each(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, repeats, dim) = arrays
    node = new(SumEachBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.repeats = repeats
    node.dim = dim
    return node


def _tangent_arrays__sum_each_result(self_p, repeats, dim, self_t, result):
    return array_copies.sum_each(self_t, repeats, dim)


def _tangent_tensors__sum_each_result(self_p, repeats, dim, self_t, result):
    return ops._sum_each(self_t, repeats, dim)


op__sum_each = Op(
    "_sum_each",
    "_sum_each(Tensor self, int repeats, int dim) -> Tensor",
    params=(("input", "Tensor"), ("repeats", "int"), ("dim", "int")),
    positional=3,
    required=("input", "repeats", "dim"),
    forward=array_copies.sum_each,
    record=_record__sum_each,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__sum_each_result, _tangent_tensors__sum_each_result)},
)


def _sum_each(input, repeats, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__sum_each, (input, repeats, dim))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.sum_each(self_array, repeats, dim)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SumEachBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.repeats = repeats
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__sum_each.call = _sum_each


# ---- repeat_interleave(Tensor self, Any repeats=None, int? dim=None, *, int? output_size=None) -> Tensor


op_repeat_interleave = Op(
    "repeat_interleave",
    "repeat_interleave(Tensor self, Any repeats=None, int? dim=None, *, int? output_size=None) -> Tensor",
    params=(("input", "Tensor"), ("repeats", "Any"), ("dim", "int?"), ("output_size", "int?")),
    positional=3,
    required=("input",),
    forward=compose_index.repeat_interleave,
    composite=True,
)


def repeat_interleave(input, repeats=None, dim=None, axis=None, *, output_size=None):
    """Repeats each element; without `repeats`, gives each index as often as the input says."""
    try:
        if axis is not None:
            dim = by_other_name("repeat_interleave", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None) or (output_size.__class__ is not int and output_size is not None):
            check_kinds(op_repeat_interleave, (input, repeats, dim, output_size))
        if input.__class__ is not Tensor:
            check_tensors(op_repeat_interleave, (input, repeats, dim, output_size))
        return compose_index.repeat_interleave(input, repeats, dim, output_size)
    except Exception:
        hide_frames()
        raise


op_repeat_interleave.call = repeat_interleave


# ---- tril(Tensor self, int diagonal=0) -> Tensor


class TrilBackward0(Node):
    """self: grad.tril(diagonal)"""

    __slots__ = ("diagonal",)
    saved = {"diagonal": ("diagonal", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.tril(grad, self.diagonal)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.tril(grad, self.diagonal)
        return (grad_self,)


def _record_tril(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, diagonal) = arrays
    node = new(TrilBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    return node


def _tangent_arrays_tril_result(self_p, diagonal, self_t, result):
    return array_copies.tril(self_t, diagonal)


def _tangent_tensors_tril_result(self_p, diagonal, self_t, result):
    return ops.tril(self_t, diagonal)


op_tril = Op(
    "tril",
    "tril(Tensor self, int diagonal=0) -> Tensor",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=array_copies.tril,
    record=_record_tril,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays_tril_result, _tangent_tensors_tril_result)},
)


def tril(input, diagonal=0, out=None):
    """The lower triangle; zero above."""
    try:
        if diagonal.__class__ is not int:
            check_kinds(op_tril, (input, diagonal))
        if out is not None:
            return into(op_tril, (input, diagonal), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_tril, (input, diagonal))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.tril(self_array, diagonal)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TrilBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.diagonal = diagonal
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_tril.call = tril


def tril_(input, diagonal=0):
    """The in-place form of `tril`."""
    try:
        if diagonal.__class__ is not int:
            check_kinds(op_tril, (input, diagonal))
        if input.__class__ is Tensor and not modes.observers and writes_freely(input) and replaced(input, array_copies.tril(input._array, diagonal), "tril_"):
            return input
        return in_place(op_tril, (input, diagonal))
    except Exception:
        hide_frames()
        raise


# ---- triu(Tensor self, int diagonal=0) -> Tensor


class TriuBackward0(Node):
    """self: grad.triu(diagonal)"""

    __slots__ = ("diagonal",)
    saved = {"diagonal": ("diagonal", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.triu(grad, self.diagonal)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.triu(grad, self.diagonal)
        return (grad_self,)


def _record_triu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, diagonal) = arrays
    node = new(TriuBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    return node


def _tangent_arrays_triu_result(self_p, diagonal, self_t, result):
    return array_copies.triu(self_t, diagonal)


def _tangent_tensors_triu_result(self_p, diagonal, self_t, result):
    return ops.triu(self_t, diagonal)


op_triu = Op(
    "triu",
    "triu(Tensor self, int diagonal=0) -> Tensor",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=array_copies.triu,
    record=_record_triu,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays_triu_result, _tangent_tensors_triu_result)},
)


def triu(input, diagonal=0, out=None):
    """The upper triangle; zero below."""
    try:
        if diagonal.__class__ is not int:
            check_kinds(op_triu, (input, diagonal))
        if out is not None:
            return into(op_triu, (input, diagonal), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_triu, (input, diagonal))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.triu(self_array, diagonal)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TriuBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.diagonal = diagonal
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_triu.call = triu


def triu_(input, diagonal=0):
    """The in-place form of `triu`."""
    try:
        if diagonal.__class__ is not int:
            check_kinds(op_triu, (input, diagonal))
        if input.__class__ is Tensor and not modes.observers and writes_freely(input) and replaced(input, array_copies.triu(input._array, diagonal), "triu_"):
            return input
        return in_place(op_triu, (input, diagonal))
    except Exception:
        hide_frames()
        raise


# ---- clone(Tensor self, *, Any memory_format=None) -> Tensor


class CloneBackward0(Node):
    """self: grad"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = grad
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = grad
        return (grad_self,)


def _record_clone(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(CloneBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_clone_result(self_p, memory_format, self_t, result):
    return array_copies.clone(self_t, memory_format)


def _tangent_tensors_clone_result(self_p, memory_format, self_t, result):
    return ops.clone(self_t, memory_format=memory_format)


op_clone = Op(
    "clone",
    "clone(Tensor self, *, Any memory_format=None) -> Tensor",
    params=(("input", "Tensor"), ("memory_format", "Any")),
    positional=1,
    required=("input",),
    forward=array_copies.clone,
    record=_record_clone,
    edges=(0,),
    batch="shape.clone",
    tangents={"result": (_tangent_arrays_clone_result, _tangent_tensors_clone_result)},
)


def clone(input, *, memory_format=None):
    """A copy."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_clone, (input, memory_format))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.clone(self_array, memory_format)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CloneBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_clone.call = clone


# ---- contiguous(Tensor self, *, Any memory_format=None) -> Tensor


op_contiguous = Op(
    "contiguous",
    "contiguous(Tensor self, *, Any memory_format=None) -> Tensor",
    params=(("input", "Tensor"), ("memory_format", "Any")),
    positional=1,
    required=("input",),
    forward=compose_shape.contiguous,
    composite=True,
)


def contiguous(input, *, memory_format=None):
    """The tensor itself if it is contiguous, else a copy that is."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_contiguous, (input, memory_format))
        return compose_shape.contiguous(input, memory_format)
    except Exception:
        hide_frames()
        raise


op_contiguous.call = contiguous


# ---- _to_copy(Tensor self, dtype dtype) -> Tensor


class ToCopyBackward0(Node):
    """self: _to_copy(grad, self.dtype)"""

    __slots__ = ("self_dtype",)
    saved = {"self_dtype": ("self_dtype", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.to_copy(grad, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._to_copy(grad, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__to_copy(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dtype) = arrays
    node = new(ToCopyBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    return node


def _tangent_arrays__to_copy_result(self_p, dtype, self_t, result):
    return array_copies.to_copy(self_t, dtype)


def _tangent_tensors__to_copy_result(self_p, dtype, self_t, result):
    return ops._to_copy(self_t, dtype)


op__to_copy = Op(
    "_to_copy",
    "_to_copy(Tensor self, dtype dtype) -> Tensor",
    params=(("input", "Tensor"), ("dtype", "dtype")),
    positional=2,
    required=("input", "dtype"),
    forward=array_copies.to_copy,
    record=_record__to_copy,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__to_copy_result, _tangent_tensors__to_copy_result)},
)


def _to_copy(input, dtype):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__to_copy, (input, dtype))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.to_copy(self_array, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        if self_node is None or (not traits[result_array.dtype].is_inexact) or (modes.no_grad and left_out()):
            return out
        node = new(ToCopyBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__to_copy.call = _to_copy


# ---- copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)


class CopyBackward0(Node):
    """self: zero
    src: grad._sum_to_size(src.shape)"""

    __slots__ = ("self_dtype", "self_shape", "src_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "src_shape": ("src_shape", "plain", 1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        if to_src is not None:
            grad_src = array_reduce.sum_to_size(grad, self.src_shape)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        if to_src is not None:
            grad_src = ops._sum_to_size(grad, self.src_shape)
        return (grad_self, grad_src)


def _record_copy_(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, non_blocking) = arrays
    node = new(CopyBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    if src_node is not None:
        node.src_shape = src_array.shape
    return node


def _tangent_arrays_copy__result(self_p, src_p, non_blocking, self_t, src_t, result):
    if src_t is None:
        return None
    return array_shape.expand(src_t, result.shape, False)


def _tangent_tensors_copy__result(self_p, src_p, non_blocking, self_t, src_t, result):
    if src_t is None:
        return None
    return ops.expand(src_t, result.shape)


op_copy_ = Op(
    "copy_",
    "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    params=(("input", "Tensor"), ("src", "Tensor"), ("non_blocking", "bool")),
    positional=3,
    required=("input", "src"),
    forward=array_copies.copy_into,
    record=_record_copy_,
    edges=(0, 1),
    batch="shape.copy_into",
    writes=True,
    tangents={"result": (_tangent_arrays_copy__result, _tangent_tensors_copy__result)},
)


def copy_(input, src=..., non_blocking=False, other=None):
    """Copies the elements of another tensor into this one."""
    try:
        if src is ... or other is not None:
            src = by_other_name("copy_", "src", src, ..., "other", other)
        if non_blocking.__class__ is not bool:
            check_kinds(op_copy_, (input, src, non_blocking))
        if input.__class__ is Tensor and src.__class__ is Tensor and not modes.observers and writes_freely(input, src):
            array_copies.copy_into(input._array, src._array, non_blocking)
            changed(input._changes, "copy_")
            return input
        return general(op_copy_, (input, src, non_blocking))
    except Exception:
        hide_frames()
        raise


op_copy_.call = copy_


# ---- fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)


class FillBackward0(Node, shown_as="FillBackward2"):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_fill_(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, value) = arrays
    node = new(FillBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_fill__result(self_p, value, self_t, result):
    return k_fill__tangent_self(self_t)


def _tangent_tensors_fill__result(self_p, value, self_t, result):
    return ops.mul(self_t, 0)


op_fill_ = Op(
    "fill_",
    "fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    params=(("input", "Tensor"), ("value", "Scalar")),
    positional=2,
    required=("input", "value"),
    forward=array_copies.fill,
    record=_record_fill_,
    edges=(0,),
    batch="dims.in_front",
    writes=True,
    tangents={"result": (_tangent_arrays_fill__result, _tangent_tensors_fill__result)},
)


def fill_(input, value):
    """Puts a number into every element."""
    try:
        if value.__class__ not in NUMBERS:
            check_kinds(op_fill_, (input, value))
        if input.__class__ is Tensor and value.__class__ in NUMBERS and not modes.observers and writes_freely(input):
            array_copies.fill(input._array, value)
            changed(input._changes, "fill_")
            return input
        return general(op_fill_, (input, value))
    except Exception:
        hide_frames()
        raise


op_fill_.call = fill_


# ---- fill_.Tensor(Tensor self, Tensor value) -> Tensor


op_fill__Tensor = Op(
    "fill_.Tensor",
    "fill_.Tensor(Tensor self, Tensor value) -> Tensor",
    params=(("input", "Tensor"), ("value", "Tensor")),
    positional=2,
    required=("input", "value"),
    forward=compose_shape.fill_with,
    composite=True,
)


def fill__Tensor(input, value):
    """Puts `value`, a 0-dim tensor, into every element."""
    try:
        if input.__class__ is not Tensor or value.__class__ is not Tensor:
            check_tensors(op_fill__Tensor, (input, value))
        return compose_shape.fill_with(input, value)
    except Exception:
        hide_frames()
        raise


op_fill__Tensor.call = fill__Tensor


# ---- zero_(Tensor(a!) self) -> Tensor(a!)


class ZeroBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_zero_(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(ZeroBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_zero__result(self_p, self_t, result):
    return k_fill__tangent_self(self_t)


def _tangent_tensors_zero__result(self_p, self_t, result):
    return ops.mul(self_t, 0)


op_zero_ = Op(
    "zero_",
    "zero_(Tensor(a!) self) -> Tensor(a!)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_copies.fill_zero,
    record=_record_zero_,
    edges=(0,),
    batch="dims.in_front",
    writes=True,
    tangents={"result": (_tangent_arrays_zero__result, _tangent_tensors_zero__result)},
)


def zero_(input):
    """Puts zero into every element."""
    try:
        if input.__class__ is Tensor and not modes.observers and writes_freely(input):
            array_copies.fill_zero(input._array)
            changed(input._changes, "zero_")
            return input
        return general(op_zero_, (input,))
    except Exception:
        hide_frames()
        raise


op_zero_.call = zero_


# ---- fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)


class FillDiagonalBackward0(Node):
    """self: _without_diagonal(grad, wrap)"""

    __slots__ = ("wrap",)
    saved = {"wrap": ("wrap", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.without_diagonal(grad, self.wrap)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._without_diagonal(grad, self.wrap)
        return (grad_self,)


def _record_fill_diagonal_(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, fill_value, wrap) = arrays
    node = new(FillDiagonalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.wrap = wrap
    return node


def _tangent_arrays_fill_diagonal__result(self_p, fill_value, wrap, self_t, result):
    return array_copies.without_diagonal(self_t, wrap)


def _tangent_tensors_fill_diagonal__result(self_p, fill_value, wrap, self_t, result):
    return ops._without_diagonal(self_t, wrap)


op_fill_diagonal_ = Op(
    "fill_diagonal_",
    "fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)",
    params=(("input", "Tensor"), ("fill_value", "Scalar"), ("wrap", "bool")),
    positional=3,
    required=("input", "fill_value"),
    forward=array_copies.fill_diagonal,
    record=_record_fill_diagonal_,
    edges=(0,),
    writes=True,
    tangents={"result": (_tangent_arrays_fill_diagonal__result, _tangent_tensors_fill_diagonal__result)},
)


def fill_diagonal_(input, fill_value, wrap=False):
    """Puts a number on the diagonal, where all indices are equal; in a tall matrix, `wrap` begins it again below."""
    try:
        if fill_value.__class__ not in NUMBERS or wrap.__class__ is not bool:
            check_kinds(op_fill_diagonal_, (input, fill_value, wrap))
        if input.__class__ is Tensor and fill_value.__class__ in NUMBERS and not modes.observers and writes_freely(input):
            array_copies.fill_diagonal(input._array, fill_value, wrap)
            changed(input._changes, "fill_diagonal_")
            return input
        return general(op_fill_diagonal_, (input, fill_value, wrap))
    except Exception:
        hide_frames()
        raise


op_fill_diagonal_.call = fill_diagonal_


# ---- _without_diagonal(Tensor self, bool wrap) -> Tensor


class WithoutDiagonalBackward0(Node):
    """self: _without_diagonal(grad, wrap)"""

    __slots__ = ("wrap",)
    saved = {"wrap": ("wrap", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.without_diagonal(grad, self.wrap)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._without_diagonal(grad, self.wrap)
        return (grad_self,)


def _record__without_diagonal(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, wrap) = arrays
    node = new(WithoutDiagonalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.wrap = wrap
    return node


def _tangent_arrays__without_diagonal_result(self_p, wrap, self_t, result):
    return array_copies.without_diagonal(self_t, wrap)


def _tangent_tensors__without_diagonal_result(self_p, wrap, self_t, result):
    return ops._without_diagonal(self_t, wrap)


op__without_diagonal = Op(
    "_without_diagonal",
    "_without_diagonal(Tensor self, bool wrap) -> Tensor",
    params=(("input", "Tensor"), ("wrap", "bool")),
    positional=2,
    required=("input", "wrap"),
    forward=array_copies.without_diagonal,
    record=_record__without_diagonal,
    edges=(0,),
    tangents={"result": (_tangent_arrays__without_diagonal_result, _tangent_tensors__without_diagonal_result)},
)


def _without_diagonal(input, wrap):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__without_diagonal, (input, wrap))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.without_diagonal(self_array, wrap)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(WithoutDiagonalBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.wrap = wrap
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__without_diagonal.call = _without_diagonal


# ---- fill(Tensor self, Any value) -> Tensor


op_fill = Op(
    "fill",
    "fill(Tensor self, Any value) -> Tensor",
    params=(("input", "Tensor"), ("value", "Any")),
    positional=2,
    required=("input", "value"),
    forward=compose_shape.filled,
    composite=True,
)


def fill(input, value):
    """A tensor of the same shape with `value`, a number or a 0-dim tensor, in every element."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_fill, (input, value))
        return compose_shape.filled(input, value)
    except Exception:
        hide_frames()
        raise


op_fill.call = fill


# ---- _filled(Tensor self, Scalar value) -> Tensor


class FilledBackward0(Node, shown_as="FillBackward0"):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record__filled(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, value) = arrays
    node = new(FilledBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__filled_result(self_p, value, self_t, result):
    return k_fill__tangent_self(self_t)


def _tangent_tensors__filled_result(self_p, value, self_t, result):
    return ops.mul(self_t, 0)


op__filled = Op(
    "_filled",
    "_filled(Tensor self, Scalar value) -> Tensor",
    params=(("input", "Tensor"), ("value", "Scalar")),
    positional=2,
    required=("input", "value"),
    forward=array_copies.filled,
    record=_record__filled,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__filled_result, _tangent_tensors__filled_result)},
)


def _filled(input, value):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__filled, (input, value))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.filled(self_array, value)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FilledBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__filled.call = _filled


# ---- hsplit(Tensor self, Any indices_or_sections) -> Tensor[]


op_hsplit = Op(
    "hsplit",
    "hsplit(Tensor self, Any indices_or_sections) -> Tensor[]",
    params=(("input", "Tensor"), ("indices_or_sections", "Any")),
    positional=2,
    required=("input", "indices_or_sections"),
    forward=compose_shape.hsplit,
    composite=True,
    gives_list=True,
)


def hsplit(input, indices_or_sections=..., sections=None, indices=None):
    """Pieces along the second dimension, or the only one, as views."""
    try:
        if sections is not None:
            indices_or_sections = by_other_name("hsplit", "indices_or_sections", indices_or_sections, ..., "sections", sections)
        if indices_or_sections is ... or indices is not None:
            indices_or_sections = by_other_name("hsplit", "indices_or_sections", indices_or_sections, ..., "indices", indices)
        if input.__class__ is not Tensor:
            check_tensors(op_hsplit, (input, indices_or_sections))
        return compose_shape.hsplit(input, indices_or_sections)
    except Exception:
        hide_frames()
        raise


op_hsplit.call = hsplit


# ---- vsplit(Tensor self, Any indices_or_sections) -> Tensor[]


op_vsplit = Op(
    "vsplit",
    "vsplit(Tensor self, Any indices_or_sections) -> Tensor[]",
    params=(("input", "Tensor"), ("indices_or_sections", "Any")),
    positional=2,
    required=("input", "indices_or_sections"),
    forward=compose_shape.vsplit,
    composite=True,
    gives_list=True,
)


def vsplit(input, indices_or_sections=..., sections=None, indices=None):
    """Pieces along the first dimension, as views."""
    try:
        if sections is not None:
            indices_or_sections = by_other_name("vsplit", "indices_or_sections", indices_or_sections, ..., "sections", sections)
        if indices_or_sections is ... or indices is not None:
            indices_or_sections = by_other_name("vsplit", "indices_or_sections", indices_or_sections, ..., "indices", indices)
        if input.__class__ is not Tensor:
            check_tensors(op_vsplit, (input, indices_or_sections))
        return compose_shape.vsplit(input, indices_or_sections)
    except Exception:
        hide_frames()
        raise


op_vsplit.call = vsplit


# ---- dsplit(Tensor self, Any indices_or_sections) -> Tensor[]


op_dsplit = Op(
    "dsplit",
    "dsplit(Tensor self, Any indices_or_sections) -> Tensor[]",
    params=(("input", "Tensor"), ("indices_or_sections", "Any")),
    positional=2,
    required=("input", "indices_or_sections"),
    forward=compose_shape.dsplit,
    composite=True,
    gives_list=True,
)


def dsplit(input, indices_or_sections=..., sections=None, indices=None):
    """Pieces along the third dimension, as views."""
    try:
        if sections is not None:
            indices_or_sections = by_other_name("dsplit", "indices_or_sections", indices_or_sections, ..., "sections", sections)
        if indices_or_sections is ... or indices is not None:
            indices_or_sections = by_other_name("dsplit", "indices_or_sections", indices_or_sections, ..., "indices", indices)
        if input.__class__ is not Tensor:
            check_tensors(op_dsplit, (input, indices_or_sections))
        return compose_shape.dsplit(input, indices_or_sections)
    except Exception:
        hide_frames()
        raise


op_dsplit.call = dsplit


# ---- diagflat(Tensor self, int offset=0) -> Tensor


op_diagflat = Op(
    "diagflat",
    "diagflat(Tensor self, int offset=0) -> Tensor",
    params=(("input", "Tensor"), ("offset", "int")),
    positional=2,
    required=("input",),
    forward=compose_shape.diagflat,
    composite=True,
)


def diagflat(input, offset=0):
    """The matrix whose diagonal holds the elements."""
    try:
        if offset.__class__ is not int:
            check_kinds(op_diagflat, (input, offset))
        if input.__class__ is not Tensor:
            check_tensors(op_diagflat, (input, offset))
        return compose_shape.diagflat(input, offset)
    except Exception:
        hide_frames()
        raise


op_diagflat.call = diagflat


# ---- narrow_copy(Tensor self, int dim, int start, int length) -> Tensor


op_narrow_copy = Op(
    "narrow_copy",
    "narrow_copy(Tensor self, int dim, int start, int length) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int"), ("length", "int")),
    positional=4,
    required=("input", "dim", "start", "length"),
    forward=compose_copies.narrow_copy,
    composite=True,
)


def narrow_copy(input, dim=..., start=..., length=..., axis=None, out=None):
    """Part of a tensor along a dimension, as a copy."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("narrow_copy", "dim", dim, ..., "axis", axis)
        if start is ...:
            missing("narrow_copy", "start")
        if length is ...:
            missing("narrow_copy", "length")
        if dim.__class__ is not int or start.__class__ is not int or length.__class__ is not int:
            check_kinds(op_narrow_copy, (input, dim, start, length))
        if out is not None:
            return into(op_narrow_copy, (input, dim, start, length), out)
        if input.__class__ is not Tensor:
            check_tensors(op_narrow_copy, (input, dim, start, length))
        return compose_copies.narrow_copy(input, dim, start, length)
    except Exception:
        hide_frames()
        raise


op_narrow_copy.call = narrow_copy


# ---- alias_copy(Tensor self) -> Tensor


op_alias_copy = Op(
    "alias_copy",
    "alias_copy(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_copies.alias_copy,
    composite=True,
)


def alias_copy(input, out=None):
    """The tensor, as a copy."""
    try:
        if out is not None:
            return into(op_alias_copy, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_alias_copy, (input,))
        return compose_copies.alias_copy(input)
    except Exception:
        hide_frames()
        raise


op_alias_copy.call = alias_copy


# ---- detach_copy(Tensor self) -> Tensor


op_detach_copy = Op(
    "detach_copy",
    "detach_copy(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_copies.detach_copy,
    non_differentiable="the result is without history",
    batch="dims.in_front",
)


def detach_copy(input, out=None):
    """The tensor without its history, as a copy."""
    try:
        if out is not None:
            return into(op_detach_copy, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_detach_copy, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_copies.detach_copy(self_array)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("detach_copy", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_detach_copy.call = detach_copy


# ---- as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor


class AsStridedCopyBackward0(Node):
    """self: _as_strided_backward(grad, self.shape, self.layout, size, stride, storage_offset)"""

    __slots__ = ("self_layout", "self_shape", "size", "stride", "storage_offset")
    saved = {"self_layout": ("self_layout", "plain", 0), "self_shape": ("self_shape", "plain", 0), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_strides.as_strided_backward(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._as_strided_backward(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self,)


def _record_as_strided_copy(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size, stride, storage_offset) = arrays
    node = new(AsStridedCopyBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_layout = layout_of(self_array)
    node.self_shape = self_array.shape
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays_as_strided_copy_result(self_p, size, stride, storage_offset, self_t, result):
    return array_strides.as_strided_like(self_t, self_p.shape, layout_of(self_p), size, stride, storage_offset)


def _tangent_tensors_as_strided_copy_result(self_p, size, stride, storage_offset, self_t, result):
    return ops._as_strided_like(self_t, self_p.shape, layout_of(self_p._array), size, stride, storage_offset)


op_as_strided_copy = Op(
    "as_strided_copy",
    "as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
    params=(("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=4,
    required=("input", "size", "stride"),
    forward=array_strides.as_strided_copy,
    record=_record_as_strided_copy,
    edges=(0,),
    batch="shape.as_strided",
    tangents={"result": (_tangent_arrays_as_strided_copy_result, _tangent_tensors_as_strided_copy_result)},
)


def as_strided_copy(input, size, stride, storage_offset=None, out=None):
    """What `as_strided` shows, as a copy."""
    try:
        if (storage_offset.__class__ is not int and storage_offset is not None):
            check_kinds(op_as_strided_copy, (input, size, stride, storage_offset))
        if out is not None:
            return into(op_as_strided_copy, (input, size, stride, storage_offset), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_as_strided_copy, (input, size, stride, storage_offset))
        self_array = input._array
        self_node = input._node
        result_array = array_strides.as_strided_copy(self_array, size, stride, storage_offset)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AsStridedCopyBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_layout = layout_of(self_array)
        node.self_shape = self_array.shape
        node.size = size
        node.stride = stride
        node.storage_offset = storage_offset
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_as_strided_copy.call = as_strided_copy


# ---- diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor


op_diagonal_copy = Op(
    "diagonal_copy",
    "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    params=(("input", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=4,
    required=("input",),
    forward=compose_copies.diagonal_copy,
    composite=True,
)


def diagonal_copy(input, offset=0, dim1=0, dim2=1, out=None):
    """A diagonal, as a copy."""
    try:
        if offset.__class__ is not int or dim1.__class__ is not int or dim2.__class__ is not int:
            check_kinds(op_diagonal_copy, (input, offset, dim1, dim2))
        if out is not None:
            return into(op_diagonal_copy, (input, offset, dim1, dim2), out)
        if input.__class__ is not Tensor:
            check_tensors(op_diagonal_copy, (input, offset, dim1, dim2))
        return compose_copies.diagonal_copy(input, offset, dim1, dim2)
    except Exception:
        hide_frames()
        raise


op_diagonal_copy.call = diagonal_copy


# ---- expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor


op_expand_copy = Op(
    "expand_copy",
    "expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor",
    params=(("input", "Tensor"), ("size", "int[]"), ("implicit", "bool")),
    positional=2,
    required=("input", "size"),
    forward=compose_copies.expand_copy,
    composite=True,
)


def expand_copy(input, size, *, implicit=False, out=None):
    """Dimensions of size one repeated, as a copy."""
    try:
        if implicit.__class__ is not bool:
            check_kinds(op_expand_copy, (input, size, implicit))
        if out is not None:
            return into(op_expand_copy, (input, size, implicit), out)
        if input.__class__ is not Tensor:
            check_tensors(op_expand_copy, (input, size, implicit))
        return compose_copies.expand_copy(input, size, implicit)
    except Exception:
        hide_frames()
        raise


op_expand_copy.call = expand_copy


# ---- permute_copy(Tensor self, int[] dims) -> Tensor


op_permute_copy = Op(
    "permute_copy",
    "permute_copy(Tensor self, int[] dims) -> Tensor",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=compose_copies.permute_copy,
    composite=True,
)


def permute_copy(input, dims, out=None):
    """The dimensions in another order, as a copy."""
    try:
        if out is not None:
            return into(op_permute_copy, (input, dims), out)
        if input.__class__ is not Tensor:
            check_tensors(op_permute_copy, (input, dims))
        return compose_copies.permute_copy(input, dims)
    except Exception:
        hide_frames()
        raise


op_permute_copy.call = permute_copy


# ---- select_copy(Tensor self, int dim, int index) -> Tensor


op_select_copy = Op(
    "select_copy",
    "select_copy(Tensor self, int dim, int index) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "int")),
    positional=3,
    required=("input", "dim", "index"),
    forward=compose_copies.select_copy,
    composite=True,
)


def select_copy(input, dim=..., index=..., axis=None, out=None):
    """One slice along a dimension, as a copy."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("select_copy", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("select_copy", "index")
        if dim.__class__ is not int or index.__class__ is not int:
            check_kinds(op_select_copy, (input, dim, index))
        if out is not None:
            return into(op_select_copy, (input, dim, index), out)
        if input.__class__ is not Tensor:
            check_tensors(op_select_copy, (input, dim, index))
        return compose_copies.select_copy(input, dim, index)
    except Exception:
        hide_frames()
        raise


op_select_copy.call = select_copy


# ---- slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor


op_slice_copy = Op(
    "slice_copy",
    "slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=5,
    required=("input",),
    forward=compose_copies.slice_copy,
    composite=True,
)


def slice_copy(input, dim=0, start=None, end=None, step=1, axis=None, out=None):
    """Part of a tensor along a dimension, as a copy."""
    try:
        if axis is not None:
            dim = by_other_name("slice_copy", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int or (start.__class__ is not int and start is not None) or (end.__class__ is not int and end is not None) or step.__class__ is not int:
            check_kinds(op_slice_copy, (input, dim, start, end, step))
        if out is not None:
            return into(op_slice_copy, (input, dim, start, end, step), out)
        if input.__class__ is not Tensor:
            check_tensors(op_slice_copy, (input, dim, start, end, step))
        return compose_copies.slice_copy(input, dim, start, end, step)
    except Exception:
        hide_frames()
        raise


op_slice_copy.call = slice_copy


# ---- squeeze_copy(Tensor self, Any dim=None) -> Tensor


op_squeeze_copy = Op(
    "squeeze_copy",
    "squeeze_copy(Tensor self, Any dim=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=compose_copies.squeeze_copy,
    composite=True,
)


def squeeze_copy(input, dim=None, axis=None, out=None):
    """Without dimensions of size one, as a copy."""
    try:
        if axis is not None:
            dim = by_other_name("squeeze_copy", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_squeeze_copy, (input, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_squeeze_copy, (input, dim))
        return compose_copies.squeeze_copy(input, dim)
    except Exception:
        hide_frames()
        raise


op_squeeze_copy.call = squeeze_copy


# ---- t_copy(Tensor self) -> Tensor


op_t_copy = Op(
    "t_copy",
    "t_copy(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_copies.t_copy,
    composite=True,
)


def t_copy(input, out=None):
    """The transpose of a matrix, as a copy."""
    try:
        if out is not None:
            return into(op_t_copy, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_t_copy, (input,))
        return compose_copies.t_copy(input)
    except Exception:
        hide_frames()
        raise


op_t_copy.call = t_copy


# ---- transpose_copy(Tensor self, int dim0, int dim1) -> Tensor


op_transpose_copy = Op(
    "transpose_copy",
    "transpose_copy(Tensor self, int dim0, int dim1) -> Tensor",
    params=(("input", "Tensor"), ("dim0", "int"), ("dim1", "int")),
    positional=3,
    required=("input", "dim0", "dim1"),
    forward=compose_copies.transpose_copy,
    composite=True,
)


def transpose_copy(input, dim0, dim1, out=None):
    """Two dimensions swapped, as a copy."""
    try:
        if dim0.__class__ is not int or dim1.__class__ is not int:
            check_kinds(op_transpose_copy, (input, dim0, dim1))
        if out is not None:
            return into(op_transpose_copy, (input, dim0, dim1), out)
        if input.__class__ is not Tensor:
            check_tensors(op_transpose_copy, (input, dim0, dim1))
        return compose_copies.transpose_copy(input, dim0, dim1)
    except Exception:
        hide_frames()
        raise


op_transpose_copy.call = transpose_copy


# ---- unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor


op_unfold_copy = Op(
    "unfold_copy",
    "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
    params=(("input", "Tensor"), ("dimension", "int"), ("size", "int"), ("step", "int")),
    positional=4,
    required=("input", "dimension", "size", "step"),
    forward=compose_copies.unfold_copy,
    composite=True,
)


def unfold_copy(input, dimension, size, step, out=None):
    """The windows of a size along a dimension, as a copy."""
    try:
        if dimension.__class__ is not int or size.__class__ is not int or step.__class__ is not int:
            check_kinds(op_unfold_copy, (input, dimension, size, step))
        if out is not None:
            return into(op_unfold_copy, (input, dimension, size, step), out)
        if input.__class__ is not Tensor:
            check_tensors(op_unfold_copy, (input, dimension, size, step))
        return compose_copies.unfold_copy(input, dimension, size, step)
    except Exception:
        hide_frames()
        raise


op_unfold_copy.call = unfold_copy


# ---- unsqueeze_copy(Tensor self, int dim) -> Tensor


op_unsqueeze_copy = Op(
    "unsqueeze_copy",
    "unsqueeze_copy(Tensor self, int dim) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=compose_copies.unsqueeze_copy,
    composite=True,
)


def unsqueeze_copy(input, dim=..., axis=None, out=None):
    """With one more dimension of size one, as a copy."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("unsqueeze_copy", "dim", dim, ..., "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unsqueeze_copy, (input, dim))
        if out is not None:
            return into(op_unsqueeze_copy, (input, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_unsqueeze_copy, (input, dim))
        return compose_copies.unsqueeze_copy(input, dim)
    except Exception:
        hide_frames()
        raise


op_unsqueeze_copy.call = unsqueeze_copy


# ---- view_copy(Tensor self, Any size) -> Tensor


op_view_copy = Op(
    "view_copy",
    "view_copy(Tensor self, Any size) -> Tensor",
    params=(("input", "Tensor"), ("size", "Any")),
    positional=2,
    required=("input", "size"),
    forward=compose_copies.view_copy,
    composite=True,
)


def view_copy(input, size, out=None):
    """The same elements in another shape, or read as another dtype, as a copy."""
    try:
        if out is not None:
            return into(op_view_copy, (input, size), out)
        if input.__class__ is not Tensor:
            check_tensors(op_view_copy, (input, size))
        return compose_copies.view_copy(input, size)
    except Exception:
        hide_frames()
        raise


op_view_copy.call = view_copy


# ---- view_as_complex_copy(Tensor self) -> Tensor


op_view_as_complex_copy = Op(
    "view_as_complex_copy",
    "view_as_complex_copy(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_copies.view_as_complex_copy,
    composite=True,
)


def view_as_complex_copy(input, out=None):
    """Pairs of real numbers as complex ones, as a copy."""
    try:
        if out is not None:
            return into(op_view_as_complex_copy, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_view_as_complex_copy, (input,))
        return compose_copies.view_as_complex_copy(input)
    except Exception:
        hide_frames()
        raise


op_view_as_complex_copy.call = view_as_complex_copy


# ---- view_as_real_copy(Tensor self) -> Tensor


op_view_as_real_copy = Op(
    "view_as_real_copy",
    "view_as_real_copy(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_copies.view_as_real_copy,
    composite=True,
)


def view_as_real_copy(input, out=None):
    """Complex numbers as pairs of real ones, as a copy."""
    try:
        if out is not None:
            return into(op_view_as_real_copy, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_view_as_real_copy, (input,))
        return compose_copies.view_as_real_copy(input)
    except Exception:
        hide_frames()
        raise


op_view_as_real_copy.call = view_as_real_copy


# ---- split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]


op_split_copy = Op(
    "split_copy",
    "split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("split_size", "int"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=compose_copies.split_copy,
    composite=True,
    gives_list=True,
)


def split_copy(input, split_size, dim=0, axis=None, out=None):
    """Pieces of one size along a dimension, as copies."""
    try:
        if axis is not None:
            dim = by_other_name("split_copy", "dim", dim, 0, "axis", axis)
        if split_size.__class__ is not int or dim.__class__ is not int:
            check_kinds(op_split_copy, (input, split_size, dim))
        if out is not None:
            return into_found(op_split_copy, (input, split_size, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_split_copy, (input, split_size, dim))
        return compose_copies.split_copy(input, split_size, dim)
    except Exception:
        hide_frames()
        raise


op_split_copy.call = split_copy


# ---- split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]


op_split_with_sizes_copy = Op(
    "split_with_sizes_copy",
    "split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("split_sizes", "int[]"), ("dim", "int")),
    positional=3,
    required=("input", "split_sizes"),
    forward=compose_copies.split_with_sizes_copy,
    composite=True,
    gives_list=True,
)


def split_with_sizes_copy(input, split_sizes, dim=0, axis=None, out=None):
    """Pieces of given sizes along a dimension, as copies."""
    try:
        if axis is not None:
            dim = by_other_name("split_with_sizes_copy", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_split_with_sizes_copy, (input, split_sizes, dim))
        if out is not None:
            return into_found(op_split_with_sizes_copy, (input, split_sizes, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_split_with_sizes_copy, (input, split_sizes, dim))
        return compose_copies.split_with_sizes_copy(input, split_sizes, dim)
    except Exception:
        hide_frames()
        raise


op_split_with_sizes_copy.call = split_with_sizes_copy


# ---- unbind_copy(Tensor self, int dim=0) -> Tensor[]


op_unbind_copy = Op(
    "unbind_copy",
    "unbind_copy(Tensor self, int dim=0) -> Tensor[]",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input",),
    forward=compose_copies.unbind_copy,
    composite=True,
    gives_list=True,
)


def unbind_copy(input, dim=0, axis=None, out=None):
    """The slices along a dimension, as copies."""
    try:
        if axis is not None:
            dim = by_other_name("unbind_copy", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_unbind_copy, (input, dim))
        if out is not None:
            return into_found(op_unbind_copy, (input, dim), out)
        if input.__class__ is not Tensor:
            check_tensors(op_unbind_copy, (input, dim))
        return compose_copies.unbind_copy(input, dim)
    except Exception:
        hide_frames()
        raise


op_unbind_copy.call = unbind_copy
