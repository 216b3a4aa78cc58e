"""Elements picked out by indices and masks, and put back.

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
from specgrad.array import reduce as array_reduce
from specgrad.array import search as array_search
from specgrad.array import shape as array_shape
from specgrad.array import strides as array_strides
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import index as compose_index
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
k__scatter_extreme_backward_self = _k["_scatter_extreme_backward_self"]
k__scatter_multiply_backward_self = _k["_scatter_multiply_backward_self"]
k_add = _k["add"]
k_addmm_backward_self = _k["addmm_backward_self"]
k_amax_backward_self = _k["amax_backward_self"]
k_amax_backward_self_inner_inner = _k["amax_backward_self_inner_inner"]
k_as_strided_scatter_backward_self = _k["as_strided_scatter_backward_self"]
k_div = _k["div"]
k_div_backward_self = _k["div_backward_self"]
k_masked_scatter_backward_self = _k["masked_scatter_backward_self"]


# ---- index_select(Tensor self, int dim, Tensor index) -> Tensor


class IndexSelectBackward0(Node):
    """self: _add_selected(grad, dim, index, self.shape)"""

    __slots__ = ("index", "index_changes", "self_shape", "dim")
    saved = {"index": ("index", "input", -1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_index.add_selected(grad, self.dim, self.index, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops._add_selected(grad, self.dim, index, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_index_select(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index_array) = arrays
    (self_changes, index_changes) = changes
    node = new(IndexSelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_index_select_result(self_p, dim, index, self_t, result):
    return array_index.index_select(self_t, dim, index)


def _tangent_tensors_index_select_result(self_p, dim, index, self_t, result):
    return ops.index_select(self_t, dim, index)


op_index_select = Op(
    "index_select",
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor")),
    positional=3,
    required=("input", "dim", "index"),
    forward=array_index.index_select,
    record=_record_index_select,
    edges=(0,),
    batch="indexing.index_select",
    tangents={"result": (_tangent_arrays_index_select_result, _tangent_tensors_index_select_result)},
)


def index_select(input, dim=..., index=..., axis=None, out=None):
    """Slices along a dimension, by their indices."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_select", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_select", "index")
        if dim.__class__ is not int:
            check_kinds(op_index_select, (input, dim, index))
        if out is not None:
            return into(op_index_select, (input, dim, index), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op_index_select, (input, dim, index))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_index_select, (input, dim, index))
        result_array = array_index.index_select(self_array, dim, index_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(IndexSelectBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.self_shape = self_array.shape
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_index_select.call = index_select


# ---- _add_selected(Tensor self, int dim, Tensor index, int[] shape) -> Tensor


class AddSelectedBackward0(Node):
    """self: grad.index_select(dim, index)"""

    __slots__ = ("index", "index_changes", "dim")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_index.index_select(grad, self.dim, self.index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops.index_select(grad, self.dim, index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record__add_selected(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index_array, shape) = arrays
    (self_changes, index_changes) = changes
    node = new(AddSelectedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.dim = dim
    return node


def _tangent_arrays__add_selected_result(self_p, dim, index, shape, self_t, result):
    return array_index.add_selected(self_t, dim, index, shape)


def _tangent_tensors__add_selected_result(self_p, dim, index, shape, self_t, result):
    return ops._add_selected(self_t, dim, index, shape)


op__add_selected = Op(
    "_add_selected",
    "_add_selected(Tensor self, int dim, Tensor index, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("shape", "int[]")),
    positional=4,
    required=("input", "dim", "index", "shape"),
    forward=array_index.add_selected,
    record=_record__add_selected,
    edges=(0,),
    batch="indexing.shared_index",
    tangents={"result": (_tangent_arrays__add_selected_result, _tangent_tensors__add_selected_result)},
)


def _add_selected(input, dim, index, shape):
    """Zeros of a shape, to which slices are added at indices along a dimension."""
    try:
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op__add_selected, (input, dim, index, shape))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op__add_selected, (input, dim, index, shape))
        result_array = array_index.add_selected(self_array, dim, index_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AddSelectedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__add_selected.call = _add_selected


# ---- gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor


class GatherBackward0(Node):
    """self: _zeros(self.shape, grad.dtype).scatter_add(dim, index, grad)"""

    __slots__ = ("index", "index_changes", "self_shape", "dim")
    saved = {"index": ("index", "input", -1), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_index.scatter_add(array_shape.zeros(self.self_shape, grad.dtype, grad), self.dim, self.index, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops.scatter_add(made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype), self.dim, index, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_gather(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index_array, sparse_grad) = arrays
    (self_changes, index_changes) = changes
    node = new(GatherBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_gather_result(self_p, dim, index, sparse_grad, self_t, result):
    return array_index.gather(self_t, dim, index, False)


def _tangent_tensors_gather_result(self_p, dim, index, sparse_grad, self_t, result):
    return ops.gather(self_t, dim, index)


op_gather = Op(
    "gather",
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("sparse_grad", "bool")),
    positional=3,
    required=("input", "dim", "index"),
    forward=array_index.gather,
    record=_record_gather,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_gather_result, _tangent_tensors_gather_result)},
)


def gather(input, dim=..., index=..., axis=None, *, sparse_grad=False, out=None):
    """Elements picked along a dimension, each by an index of its own."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("gather", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("gather", "index")
        if dim.__class__ is not int or sparse_grad.__class__ is not bool:
            check_kinds(op_gather, (input, dim, index, sparse_grad))
        if out is not None:
            return into(op_gather, (input, dim, index, sparse_grad), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op_gather, (input, dim, index, sparse_grad))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_gather, (input, dim, index, sparse_grad))
        result_array = array_index.gather(self_array, dim, index_array, sparse_grad)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GatherBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.self_shape = self_array.shape
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_gather.call = gather


# ---- take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor


op_take_along_dim = Op(
    "take_along_dim",
    "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("dim", "int?")),
    positional=3,
    required=("input", "indices"),
    forward=compose_index.take_along_dim,
    composite=True,
)


def take_along_dim(input, indices, dim=None, axis=None, out=None):
    """Elements picked along a dimension; the indices broadcast."""
    try:
        if axis is not None:
            dim = by_other_name("take_along_dim", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None):
            check_kinds(op_take_along_dim, (input, indices, dim))
        if out is not None:
            return into(op_take_along_dim, (input, indices, dim), out)
        if input.__class__ is not Tensor or indices.__class__ is not Tensor:
            check_tensors(op_take_along_dim, (input, indices, dim))
        return compose_index.take_along_dim(input, indices, dim)
    except Exception:
        hide_frames()
        raise


op_take_along_dim.call = take_along_dim


# ---- scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor


class ScatterBackward0(Node):
    """self: grad.scatter(dim, index, 0)
    src: _corner(grad.gather(dim, index), src.shape)"""

    __slots__ = ("index", "index_changes", "dim", "src_shape")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1), "src_shape": ("src_shape", "plain", 1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_self = array_index.scatter(grad, self.dim, self.index, 0)
        if to_src is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_src = array_index.corner(array_index.gather(grad, self.dim, self.index, False), self.src_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_self = ops.scatter_value(grad, self.dim, index, 0)
        if to_src is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_src = ops._corner(ops.gather(grad, self.dim, index), self.src_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_scatter(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, dim, index_array, src_array) = arrays
    (self_changes, index_changes, src_changes) = changes
    node = new(ScatterBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.dim = dim
    if src_node is not None:
        node.src_shape = src_array.shape
    return node


def _tangent_arrays_scatter_result(self_p, dim, index, src_p, self_t, src_t, result):
    total = None
    if self_t is not None:
        term = array_index.scatter(self_t, dim, index, 0)
        total = term if total is None else k_add(total, term)
    if src_t is not None:
        term = array_index.scatter(array_shape.zeros(self_p.shape, self_p.dtype, self_p), dim, index, src_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_scatter_result(self_p, dim, index, src_p, self_t, src_t, result):
    total = None
    if self_t is not None:
        term = ops.scatter_value(self_t, dim, index, 0)
        total = term if total is None else ops.add(total, term)
    if src_t is not None:
        term = ops.scatter(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), dim, index, src_t)
        total = term if total is None else ops.add(total, term)
    return total


op_scatter = Op(
    "scatter",
    "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")),
    positional=4,
    required=("input", "dim", "index", "src"),
    forward=array_index.scatter,
    in_place=array_index.scatter_into,
    record=_record_scatter,
    edges=(0, 3),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_scatter_result, _tangent_tensors_scatter_result)},
)


def scatter(input, dim=..., index=..., src=..., axis=None, out=None):
    """Puts elements of `src` at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter", "index")
        if src is ...:
            missing("scatter", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter, (input, dim, index, src))
        if out is not None:
            return into(op_scatter, (input, dim, index, src), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_scatter, (input, dim, index, src))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_scatter, (input, dim, index, src))
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_scatter, (input, dim, index, src))
        result_array = array_index.scatter(self_array, dim, index_array, src_array)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ScatterBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        if src_node is not None:
            node.src_shape = src_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_scatter.call = scatter


def scatter_(input, dim=..., index=..., src=..., axis=None):
    """The in-place form of `scatter`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_", "index")
        if src is ...:
            missing("scatter_", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter, (input, dim, index, src))
        if input.__class__ is Tensor and index.__class__ is Tensor and src.__class__ is Tensor and not modes.observers and writes_freely(input, index, src):
            array_index.scatter_into(input._array, dim, index._array, src._array)
            changed(input._changes, "scatter_")
            return input
        return in_place(op_scatter, (input, dim, index, src))
    except Exception:
        hide_frames()
        raise


# ---- scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor


class ScatterBackward1(Node):
    """self: grad.scatter(dim, index, 0)"""

    __slots__ = ("index", "index_changes", "dim")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_index.scatter(grad, self.dim, self.index, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops.scatter_value(grad, self.dim, index, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_scatter_value(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index_array, value) = arrays
    (self_changes, index_changes) = changes
    node = new(ScatterBackward1)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.dim = dim
    return node


def _tangent_arrays_scatter_value_result(self_p, dim, index, value, self_t, result):
    return array_index.scatter(self_t, dim, index, 0)


def _tangent_tensors_scatter_value_result(self_p, dim, index, value, self_t, result):
    return ops.scatter_value(self_t, dim, index, 0)


op_scatter_value = Op(
    "scatter.value",
    "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
    positional=4,
    required=("input", "dim", "index", "value"),
    forward=array_index.scatter,
    in_place=array_index.scatter_into,
    record=_record_scatter_value,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_scatter_value_result, _tangent_tensors_scatter_value_result)},
)


def scatter_value(input, dim=..., index=..., value=..., axis=None, out=None):
    """Puts a number at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter", "index")
        if value is ...:
            missing("scatter", "value")
        if dim.__class__ is not int or value.__class__ not in NUMBERS:
            check_kinds(op_scatter_value, (input, dim, index, value))
        if out is not None:
            return into(op_scatter_value, (input, dim, index, value), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op_scatter_value, (input, dim, index, value))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_scatter_value, (input, dim, index, value))
        result_array = array_index.scatter(self_array, dim, index_array, value)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ScatterBackward1)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_scatter_value.call = scatter_value


def scatter_value_(input, dim=..., index=..., value=..., axis=None):
    """The in-place form of `scatter_value`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_", "index")
        if value is ...:
            missing("scatter_", "value")
        if dim.__class__ is not int or value.__class__ not in NUMBERS:
            check_kinds(op_scatter_value, (input, dim, index, value))
        if input.__class__ is Tensor and index.__class__ is Tensor and value.__class__ in NUMBERS and not modes.observers and writes_freely(input, index):
            array_index.scatter_into(input._array, dim, index._array, value)
            changed(input._changes, "scatter_")
            return input
        return in_place(op_scatter_value, (input, dim, index, value))
    except Exception:
        hide_frames()
        raise


# ---- scatter.reduced(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor


op_scatter_reduced = Op(
    "scatter.reduced",
    "scatter.reduced(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Any"), ("reduce", "str")),
    positional=4,
    required=("input", "dim", "index", "src", "reduce"),
    forward=compose_index.scatter_reduced,
    composite=True,
)


def scatter_reduced(input, dim=..., index=..., src=..., axis=None, *, reduce, out=None):
    """Adds or multiplies elements at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter", "index")
        if src is ...:
            missing("scatter", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter_reduced, (input, dim, index, src, reduce))
        if out is not None:
            return into(op_scatter_reduced, (input, dim, index, src, reduce), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor:
            check_tensors(op_scatter_reduced, (input, dim, index, src, reduce))
        return compose_index.scatter_reduced(input, dim, index, src, reduce)
    except Exception:
        hide_frames()
        raise


op_scatter_reduced.call = scatter_reduced


def scatter_reduced_(input, dim=..., index=..., src=..., axis=None, *, reduce):
    """The in-place form of `scatter_reduced`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_", "index")
        if src is ...:
            missing("scatter_", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter_reduced, (input, dim, index, src, reduce))
        if input.__class__ is not Tensor or index.__class__ is not Tensor:
            check_tensors(op_scatter_reduced, (input, dim, index, src, reduce))
        return composed_in_place(op_scatter_reduced, (input, dim, index, src, reduce))
    except Exception:
        hide_frames()
        raise


# ---- _scatter_multiply(Tensor self, int dim, Tensor index, Tensor src) -> Tensor


class ScatterMultiplyBackward0(Node, shown_as="ScatterReduceBackward0"):
    """self: grad * result.conj() / self.conj()
    src: _corner((grad * result.conj()).gather(dim, index), src.shape) / src.conj()"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "index", "index_changes", "src", "src_changes", "dim")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "index": ("index", "input", -1), "src": ("src", "input", 1), "dim": ("dim", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self = k__scatter_multiply_backward_self(grad, self.result, self.self_)
        if to_src is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            if self.src_changes[0] > self.seq:
                raise stale(self, "src")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_src = k_div_backward_self(array_index.corner(array_index.gather(k__cumprod_backward_self_inner(grad, self.result), self.dim, self.index, False), self.src.shape), self.src)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        shared1 = ops.mul(grad, ops.conj(result))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_self = ops.div(shared1, ops.conj(self_))
        if to_src is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            src = saved_input(self, "src", self.src, self.src_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_src = ops.div(ops._corner(ops.gather(shared1, self.dim, index), src.shape), ops.conj(src))
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed
        self.index = None
        self.index_changes = freed
        self.src = None
        self.src_changes = freed


def _record__scatter_multiply(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, dim, index_array, src_array) = arrays
    (self_changes, index_changes, src_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ScatterMultiplyBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    if src_node is not None:
        node.index = index_array
        node.index_changes = index_changes
        node.src = src_array
        node.src_changes = src_changes
        node.dim = dim
    return node


op__scatter_multiply = Op(
    "_scatter_multiply",
    "_scatter_multiply(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")),
    positional=4,
    required=("input", "dim", "index", "src"),
    forward=array_index.scatter_multiply,
    record=_record__scatter_multiply,
    edges=(0, 3),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _scatter_multiply(input, dim, index, src):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op__scatter_multiply, (input, dim, index, src))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op__scatter_multiply, (input, dim, index, src))
        src_array = src._array
        src_changes = src._changes
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op__scatter_multiply, (input, dim, index, src))
        result_array = array_index.scatter_multiply(self_array, dim, index_array, src_array)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ScatterMultiplyBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        if src_node is not None:
            node.index = index_array
            node.index_changes = index_changes
            node.src = src_array
            node.src_changes = src_changes
            node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__scatter_multiply.call = _scatter_multiply


# ---- scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor


class ScatterAddBackward0(Node):
    """self: grad
    src: _corner(grad.gather(dim, index), src.shape)"""

    __slots__ = ("index", "index_changes", "src_shape", "dim")
    saved = {"index": ("index", "input", -1), "src_shape": ("src_shape", "plain", 1), "dim": ("dim", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = grad
        if to_src is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_src = array_index.corner(array_index.gather(grad, self.dim, self.index, False), self.src_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = grad
        if to_src is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_src = ops._corner(ops.gather(grad, self.dim, index), self.src_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_scatter_add(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, dim, index_array, src_array) = arrays
    (self_changes, index_changes, src_changes) = changes
    node = new(ScatterAddBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if src_node is not None:
        node.index = index_array
        node.index_changes = index_changes
        node.src_shape = src_array.shape
        node.dim = dim
    return node


def _tangent_arrays_scatter_add_result(self_p, dim, index, src_p, self_t, src_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if src_t is not None:
        term = array_index.scatter_add(array_shape.zeros(self_p.shape, self_p.dtype, self_p), dim, index, src_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_scatter_add_result(self_p, dim, index, src_p, self_t, src_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if src_t is not None:
        term = ops.scatter_add(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), dim, index, src_t)
        total = term if total is None else ops.add(total, term)
    return total


op_scatter_add = Op(
    "scatter_add",
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")),
    positional=4,
    required=("input", "dim", "index", "src"),
    forward=array_index.scatter_add,
    in_place=array_index.scatter_add_into,
    record=_record_scatter_add,
    edges=(0, 3),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_scatter_add_result, _tangent_tensors_scatter_add_result)},
)


def scatter_add(input, dim=..., index=..., src=..., axis=None, out=None):
    """Adds elements of `src` at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_add", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_add", "index")
        if src is ...:
            missing("scatter_add", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter_add, (input, dim, index, src))
        if out is not None:
            return into(op_scatter_add, (input, dim, index, src), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_scatter_add, (input, dim, index, src))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_scatter_add, (input, dim, index, src))
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_scatter_add, (input, dim, index, src))
        result_array = array_index.scatter_add(self_array, dim, index_array, src_array)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ScatterAddBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if src_node is not None:
            node.index = index_array
            node.index_changes = index_changes
            node.src_shape = src_array.shape
            node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_scatter_add.call = scatter_add


def scatter_add_(input, dim=..., index=..., src=..., axis=None):
    """The in-place form of `scatter_add`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_add_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_add_", "index")
        if src is ...:
            missing("scatter_add_", "src")
        if dim.__class__ is not int:
            check_kinds(op_scatter_add, (input, dim, index, src))
        if input.__class__ is Tensor and index.__class__ is Tensor and src.__class__ is Tensor and not modes.observers and writes_freely(input, index, src):
            array_index.scatter_add_into(input._array, dim, index._array, src._array)
            changed(input._changes, "scatter_add_")
            return input
        return in_place(op_scatter_add, (input, dim, index, src))
    except Exception:
        hide_frames()
        raise


# ---- _corner(Tensor self, int[] shape) -> Tensor


class CornerBackward0(Node):
    """self: _part(grad, self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_index.part(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._part(grad, self.self_shape)
        return (grad_self,)


def _record__corner(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape) = arrays
    node = new(CornerBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__corner_result(self_p, shape, self_t, result):
    return array_index.corner(self_t, shape)


def _tangent_tensors__corner_result(self_p, shape, self_t, result):
    return ops._corner(self_t, shape)


op__corner = Op(
    "_corner",
    "_corner(Tensor self, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=array_index.corner,
    record=_record__corner,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__corner_result, _tangent_tensors__corner_result)},
)


def _corner(input, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__corner, (input, shape))
        self_array = input._array
        self_node = input._node
        result_array = array_index.corner(self_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CornerBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__corner.call = _corner


# ---- _part(Tensor self, int[] shape) -> Tensor


class PartBackward0(Node):
    """self: _corner(grad, self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_index.corner(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._corner(grad, self.self_shape)
        return (grad_self,)


def _record__part(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape) = arrays
    node = new(PartBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__part_result(self_p, shape, self_t, result):
    return array_index.part(self_t, shape)


def _tangent_tensors__part_result(self_p, shape, self_t, result):
    return ops._part(self_t, shape)


op__part = Op(
    "_part",
    "_part(Tensor self, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=array_index.part,
    record=_record__part,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__part_result, _tangent_tensors__part_result)},
)


def _part(input, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__part, (input, shape))
        self_array = input._array
        self_node = input._node
        result_array = array_index.part(self_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PartBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__part.call = _part


# ---- index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor


class IndexAddBackward0(Node):
    """self: grad
    source: grad.index_select(dim, index) if alpha == 1 else grad.index_select(dim, index) * alpha.conj()"""

    __slots__ = ("index", "index_changes", "dim", "alpha")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1), "alpha": ("alpha", "plain", -1)}
    inputs = ("self", "source")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            grad_self = grad
        if to_source is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            t1 = array_index.index_select(grad, self.dim, self.index)
            grad_source = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            grad_self = grad
        if to_source is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            t1 = ops.index_select(grad, self.dim, index)
            grad_source = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_index_add(edges, arrays, changes, results, result_changes):
    (self_node, source_node) = edges
    (self_array, dim, index_array, source_array, alpha) = arrays
    (self_changes, index_changes, source_changes) = changes
    node = new(IndexAddBackward0)
    node.next = (self_node, source_node)
    node.seq = next_seq()
    node.extra = None
    if source_node is not None:
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        node.alpha = alpha
    return node


def _tangent_arrays_index_add_result(self_p, dim, index, source_p, alpha, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if source_t is not None:
        term = array_index.index_add(array_shape.zeros(self_p.shape, self_p.dtype, self_p), dim, index, k_addmm_backward_self(source_t, alpha), 1)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_index_add_result(self_p, dim, index, source_p, alpha, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if source_t is not None:
        term = ops.index_add(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), dim, index, ops.mul(source_t, alpha))
        total = term if total is None else ops.add(total, term)
    return total


op_index_add = Op(
    "index_add",
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("alpha", "Scalar")),
    positional=4,
    required=("input", "dim", "index", "source"),
    forward=array_index.index_add,
    in_place=array_index.index_add_into,
    record=_record_index_add,
    edges=(0, 3),
    batch="indexing.shared_index",
    tangents={"result": (_tangent_arrays_index_add_result, _tangent_tensors_index_add_result)},
)


def index_add(input, dim=..., index=..., source=..., axis=None, *, alpha=1, out=None):
    """Adds slices of `source` at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_add", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_add", "index")
        if source is ...:
            missing("index_add", "source")
        if dim.__class__ is not int or alpha.__class__ not in NUMBERS:
            check_kinds(op_index_add, (input, dim, index, source, alpha))
        if out is not None:
            return into(op_index_add, (input, dim, index, source, alpha), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor or modes.observers:
            return general(op_index_add, (input, dim, index, source, alpha))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_index_add, (input, dim, index, source, alpha))
        source_array = source._array
        source_node = source._node
        if source_array.__class__ is not self_array.__class__:
            return general(op_index_add, (input, dim, index, source, alpha))
        result_array = array_index.index_add(self_array, dim, index_array, source_array, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and source_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(IndexAddBackward0)
        node.next = (self_node, source_node)
        node.seq = next_seq()
        node.extra = None
        if source_node is not None:
            node.index = index_array
            node.index_changes = index_changes
            node.dim = dim
            node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_index_add.call = index_add


def index_add_(input, dim=..., index=..., source=..., axis=None, *, alpha=1):
    """The in-place form of `index_add`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_add_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_add_", "index")
        if source is ...:
            missing("index_add_", "source")
        if dim.__class__ is not int or alpha.__class__ not in NUMBERS:
            check_kinds(op_index_add, (input, dim, index, source, alpha))
        if input.__class__ is Tensor and index.__class__ is Tensor and source.__class__ is Tensor and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, index, source):
            array_index.index_add_into(input._array, dim, index._array, source._array, alpha)
            changed(input._changes, "index_add_")
            return input
        return in_place(op_index_add, (input, dim, index, source, alpha))
    except Exception:
        hide_frames()
        raise


# ---- index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor


class IndexCopyBackward0(Node):
    """self: grad.index_fill(dim, index, 0)
    source: grad.index_select(dim, index)"""

    __slots__ = ("index", "index_changes", "dim")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self", "source")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_self = array_index.index_fill(grad, self.dim, self.index, 0)
        if to_source is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_source = array_index.index_select(grad, self.dim, self.index)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_self = ops.index_fill(grad, self.dim, index, 0)
        if to_source is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_source = ops.index_select(grad, self.dim, index)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_index_copy(edges, arrays, changes, results, result_changes):
    (self_node, source_node) = edges
    (self_array, dim, index_array, source_array) = arrays
    (self_changes, index_changes, source_changes) = changes
    node = new(IndexCopyBackward0)
    node.next = (self_node, source_node)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.dim = dim
    return node


def _tangent_arrays_index_copy_result(self_p, dim, index, source_p, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = array_index.index_fill(self_t, dim, index, 0)
        total = term if total is None else k_add(total, term)
    if source_t is not None:
        term = array_index.index_copy(array_shape.zeros(self_p.shape, self_p.dtype, self_p), dim, index, source_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_index_copy_result(self_p, dim, index, source_p, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = ops.index_fill(self_t, dim, index, 0)
        total = term if total is None else ops.add(total, term)
    if source_t is not None:
        term = ops.index_copy(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), dim, index, source_t)
        total = term if total is None else ops.add(total, term)
    return total


op_index_copy = Op(
    "index_copy",
    "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor")),
    positional=4,
    required=("input", "dim", "index", "source"),
    forward=array_index.index_copy,
    in_place=array_index.index_copy_into,
    record=_record_index_copy,
    edges=(0, 3),
    batch="indexing.shared_index",
    tangents={"result": (_tangent_arrays_index_copy_result, _tangent_tensors_index_copy_result)},
)


def index_copy(input, dim=..., index=..., source=..., axis=None, out=None):
    """Puts slices of `source` at indices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_copy", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_copy", "index")
        if source is ...:
            missing("index_copy", "source")
        if dim.__class__ is not int:
            check_kinds(op_index_copy, (input, dim, index, source))
        if out is not None:
            return into(op_index_copy, (input, dim, index, source), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor or modes.observers:
            return general(op_index_copy, (input, dim, index, source))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_index_copy, (input, dim, index, source))
        source_array = source._array
        source_node = source._node
        if source_array.__class__ is not self_array.__class__:
            return general(op_index_copy, (input, dim, index, source))
        result_array = array_index.index_copy(self_array, dim, index_array, source_array)
        out = plain_tensor(result_array)
        if (self_node is None and source_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(IndexCopyBackward0)
        node.next = (self_node, source_node)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_index_copy.call = index_copy


def index_copy_(input, dim=..., index=..., source=..., axis=None):
    """The in-place form of `index_copy`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_copy_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_copy_", "index")
        if source is ...:
            missing("index_copy_", "source")
        if dim.__class__ is not int:
            check_kinds(op_index_copy, (input, dim, index, source))
        if input.__class__ is Tensor and index.__class__ is Tensor and source.__class__ is Tensor and not modes.observers and writes_freely(input, index, source):
            array_index.index_copy_into(input._array, dim, index._array, source._array)
            changed(input._changes, "index_copy_")
            return input
        return in_place(op_index_copy, (input, dim, index, source))
    except Exception:
        hide_frames()
        raise


# ---- index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor


class IndexFillBackward0(Node):
    """self: grad.index_fill(dim, index, 0)"""

    __slots__ = ("index", "index_changes", "dim")
    saved = {"index": ("index", "input", -1), "dim": ("dim", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_index.index_fill(grad, self.dim, self.index, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops.index_fill(grad, self.dim, index, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record_index_fill(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index_array, value) = arrays
    (self_changes, index_changes) = changes
    node = new(IndexFillBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.dim = dim
    return node


def _tangent_arrays_index_fill_result(self_p, dim, index, value, self_t, result):
    return array_index.index_fill(self_t, dim, index, 0)


def _tangent_tensors_index_fill_result(self_p, dim, index, value, self_t, result):
    return ops.index_fill(self_t, dim, index, 0)


op_index_fill = Op(
    "index_fill",
    "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
    positional=4,
    required=("input", "dim", "index", "value"),
    forward=array_index.index_fill,
    in_place=array_index.index_fill_into,
    record=_record_index_fill,
    edges=(0,),
    batch="indexing.shared_index",
    tangents={"result": (_tangent_arrays_index_fill_result, _tangent_tensors_index_fill_result)},
)


def index_fill(input, dim=..., index=..., value=..., axis=None):
    """Puts a number into slices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_fill", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_fill", "index")
        if value is ...:
            missing("index_fill", "value")
        if dim.__class__ is not int or value.__class__ not in NUMBERS:
            check_kinds(op_index_fill, (input, dim, index, value))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op_index_fill, (input, dim, index, value))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op_index_fill, (input, dim, index, value))
        result_array = array_index.index_fill(self_array, dim, index_array, value)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(IndexFillBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_index_fill.call = index_fill


def index_fill_(input, dim=..., index=..., value=..., axis=None):
    """The in-place form of `index_fill`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_fill_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_fill_", "index")
        if value is ...:
            missing("index_fill_", "value")
        if dim.__class__ is not int or value.__class__ not in NUMBERS:
            check_kinds(op_index_fill, (input, dim, index, value))
        if input.__class__ is Tensor and index.__class__ is Tensor and value.__class__ in NUMBERS and not modes.observers and writes_freely(input, index):
            array_index.index_fill_into(input._array, dim, index._array, value)
            changed(input._changes, "index_fill_")
            return input
        return in_place(op_index_fill, (input, dim, index, value))
    except Exception:
        hide_frames()
        raise


# ---- index_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor


op_index_fill_Tensor = Op(
    "index_fill.Tensor",
    "index_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Tensor")),
    positional=4,
    required=("input", "dim", "index", "value"),
    forward=compose_index.index_fill,
    composite=True,
)


def index_fill_Tensor(input, dim=..., index=..., value=..., axis=None):
    """Puts `value`, a 0-dim tensor, into slices along a dimension."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_fill", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_fill", "index")
        if value is ...:
            missing("index_fill", "value")
        if dim.__class__ is not int:
            check_kinds(op_index_fill_Tensor, (input, dim, index, value))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or value.__class__ is not Tensor:
            check_tensors(op_index_fill_Tensor, (input, dim, index, value))
        if not (len(value.shape) == 0):
            raise RuntimeError("index_fill(): expected value to be a number or a tensor without dimensions")
        return compose_index.index_fill(input, dim, index, value)
    except Exception:
        hide_frames()
        raise


op_index_fill_Tensor.call = index_fill_Tensor


def index_fill_Tensor_(input, dim=..., index=..., value=..., axis=None):
    """The in-place form of `index_fill_Tensor`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_fill_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_fill_", "index")
        if value is ...:
            missing("index_fill_", "value")
        if dim.__class__ is not int:
            check_kinds(op_index_fill_Tensor, (input, dim, index, value))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or value.__class__ is not Tensor:
            check_tensors(op_index_fill_Tensor, (input, dim, index, value))
        if not (len(value.shape) == 0):
            raise RuntimeError("index_fill(): expected value to be a number or a tensor without dimensions")
        return composed_in_place(op_index_fill_Tensor, (input, dim, index, value))
    except Exception:
        hide_frames()
        raise


# ---- masked_select(Tensor self, Tensor mask) -> Tensor


class MaskedSelectBackward0(Node):
    """self: _masked_put(grad, mask, self.shape)"""

    __slots__ = ("mask", "mask_changes", "self_shape")
    saved = {"mask": ("mask", "input", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.mask_changes[0] > self.seq:
            raise stale(self, "mask")
        grad_self = array_search.masked_put(grad, self.mask, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
        grad_self = ops._masked_put(grad, mask, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record_masked_select(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, mask_array) = arrays
    (self_changes, mask_changes) = changes
    node = new(MaskedSelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_masked_select_result(self_p, mask, self_t, result):
    return array_search.masked_select(self_t, mask)


def _tangent_tensors_masked_select_result(self_p, mask, self_t, result):
    return ops.masked_select(self_t, mask)


op_masked_select = Op(
    "masked_select",
    "masked_select(Tensor self, Tensor mask) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor")),
    positional=2,
    required=("input", "mask"),
    forward=array_search.masked_select,
    record=_record_masked_select,
    edges=(0,),
    tangents={"result": (_tangent_arrays_masked_select_result, _tangent_tensors_masked_select_result)},
)


def masked_select(input, mask, out=None):
    """The elements where a mask holds, as one dimension."""
    try:
        if out is not None:
            return into(op_masked_select, (input, mask), out)
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or modes.observers:
            return general(op_masked_select, (input, mask))
        self_array = input._array
        self_node = input._node
        mask_array = mask._array
        mask_changes = mask._changes
        if mask_array.__class__ is not self_array.__class__:
            return general(op_masked_select, (input, mask))
        result_array = array_search.masked_select(self_array, mask_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaskedSelectBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.mask = mask_array
        node.mask_changes = mask_changes
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_masked_select.call = masked_select


# ---- _masked_put(Tensor self, Tensor mask, int[] shape) -> Tensor


class MaskedPutBackward0(Node, shown_as="MaskedScatterBackward0"):
    """self: _expand_and_select(grad, mask)"""

    __slots__ = ("mask", "mask_changes")
    saved = {"mask": ("mask", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.mask_changes[0] > self.seq:
            raise stale(self, "mask")
        grad_self = array_search.masked_select(grad, self.mask)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
        grad_self = ops._expand_and_select(grad, mask)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record__masked_put(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, mask_array, shape) = arrays
    (self_changes, mask_changes) = changes
    node = new(MaskedPutBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    return node


def _tangent_arrays__masked_put_result(self_p, mask, shape, self_t, result):
    return array_search.masked_put(self_t, mask, shape)


def _tangent_tensors__masked_put_result(self_p, mask, shape, self_t, result):
    return ops._masked_put(self_t, mask, shape)


op__masked_put = Op(
    "_masked_put",
    "_masked_put(Tensor self, Tensor mask, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor"), ("shape", "int[]")),
    positional=3,
    required=("input", "mask", "shape"),
    forward=array_search.masked_put,
    record=_record__masked_put,
    edges=(0,),
    tangents={"result": (_tangent_arrays__masked_put_result, _tangent_tensors__masked_put_result)},
)


def _masked_put(input, mask, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or modes.observers:
            return general(op__masked_put, (input, mask, shape))
        self_array = input._array
        self_node = input._node
        mask_array = mask._array
        mask_changes = mask._changes
        if mask_array.__class__ is not self_array.__class__:
            return general(op__masked_put, (input, mask, shape))
        result_array = array_search.masked_put(self_array, mask_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaskedPutBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.mask = mask_array
        node.mask_changes = mask_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__masked_put.call = _masked_put


# ---- _expand_and_select(Tensor self, Tensor mask) -> Tensor


class ExpandAndSelectBackward0(Node, shown_as="MaskedSelectBackward0"):
    """self: _masked_put(grad, mask, self.shape)"""

    __slots__ = ("mask", "mask_changes", "self_shape")
    saved = {"mask": ("mask", "input", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.mask_changes[0] > self.seq:
            raise stale(self, "mask")
        grad_self = array_search.masked_put(grad, self.mask, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
        grad_self = ops._masked_put(grad, mask, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record__expand_and_select(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, mask_array) = arrays
    (self_changes, mask_changes) = changes
    node = new(ExpandAndSelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__expand_and_select_result(self_p, mask, self_t, result):
    return array_search.masked_select(self_t, mask)


def _tangent_tensors__expand_and_select_result(self_p, mask, self_t, result):
    return ops._expand_and_select(self_t, mask)


op__expand_and_select = Op(
    "_expand_and_select",
    "_expand_and_select(Tensor self, Tensor mask) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor")),
    positional=2,
    required=("input", "mask"),
    forward=array_search.masked_select,
    record=_record__expand_and_select,
    edges=(0,),
    tangents={"result": (_tangent_arrays__expand_and_select_result, _tangent_tensors__expand_and_select_result)},
)


def _expand_and_select(input, mask):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or modes.observers:
            return general(op__expand_and_select, (input, mask))
        self_array = input._array
        self_node = input._node
        mask_array = mask._array
        mask_changes = mask._changes
        if mask_array.__class__ is not self_array.__class__:
            return general(op__expand_and_select, (input, mask))
        result_array = array_search.masked_select(self_array, mask_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ExpandAndSelectBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.mask = mask_array
        node.mask_changes = mask_changes
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__expand_and_select.call = _expand_and_select


# ---- masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor


class MaskedScatterBackward0(Node):
    """self: grad.masked_fill(mask, 0)._sum_to_size(self.shape)
    source: _masked_source(grad, mask, source.shape)"""

    __slots__ = ("mask", "mask_changes", "self_shape", "source_shape")
    saved = {"mask": ("mask", "input", -1), "self_shape": ("self_shape", "plain", 0), "source_shape": ("source_shape", "plain", 1)}
    inputs = ("self", "source")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            if self.mask_changes[0] > self.seq:
                raise stale(self, "mask")
            grad_self = array_reduce.sum_to_size(k_masked_scatter_backward_self(self.mask, grad), self.self_shape)
        if to_source is not None:
            if self.mask_changes[0] > self.seq:
                raise stale(self, "mask")
            grad_source = array_search.masked_source(grad, self.mask, self.source_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
            grad_self = ops._sum_to_size(ops.masked_fill(grad, mask, 0), self.self_shape)
        if to_source is not None:
            mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
            grad_source = ops._masked_source(grad, mask, self.source_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record_masked_scatter(edges, arrays, changes, results, result_changes):
    (self_node, source_node) = edges
    (self_array, mask_array, source_array) = arrays
    (self_changes, mask_changes, source_changes) = changes
    node = new(MaskedScatterBackward0)
    node.next = (self_node, source_node)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    if self_node is not None:
        node.self_shape = self_array.shape
    if source_node is not None:
        node.source_shape = source_array.shape
    return node


def _tangent_arrays_masked_scatter_result(self_p, mask, source_p, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = k_masked_scatter_backward_self(mask, self_t)
        total = term if total is None else k_add(total, term)
    if source_t is not None:
        term = array_search.masked_scatter(array_shape.zeros(self_p.shape, self_p.dtype, self_p), mask, source_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_masked_scatter_result(self_p, mask, source_p, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = ops.masked_fill(self_t, mask, 0)
        total = term if total is None else ops.add(total, term)
    if source_t is not None:
        term = ops.masked_scatter(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), mask, source_t)
        total = term if total is None else ops.add(total, term)
    return total


op_masked_scatter = Op(
    "masked_scatter",
    "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor"), ("source", "Tensor")),
    positional=3,
    required=("input", "mask", "source"),
    forward=array_search.masked_scatter,
    record=_record_masked_scatter,
    edges=(0, 2),
    tangents={"result": (_tangent_arrays_masked_scatter_result, _tangent_tensors_masked_scatter_result)},
)


def masked_scatter(input, mask, source):
    """Puts elements of `source`, one after the other, where a mask holds."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or source.__class__ is not Tensor or modes.observers:
            return general(op_masked_scatter, (input, mask, source))
        self_array = input._array
        self_node = input._node
        mask_array = mask._array
        mask_changes = mask._changes
        if mask_array.__class__ is not self_array.__class__:
            return general(op_masked_scatter, (input, mask, source))
        source_array = source._array
        source_node = source._node
        if source_array.__class__ is not self_array.__class__:
            return general(op_masked_scatter, (input, mask, source))
        result_array = array_search.masked_scatter(self_array, mask_array, source_array)
        out = plain_tensor(result_array)
        if (self_node is None and source_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MaskedScatterBackward0)
        node.next = (self_node, source_node)
        node.seq = next_seq()
        node.extra = None
        node.mask = mask_array
        node.mask_changes = mask_changes
        if self_node is not None:
            node.self_shape = self_array.shape
        if source_node is not None:
            node.source_shape = source_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_masked_scatter.call = masked_scatter


def masked_scatter_(input, mask, source):
    """The in-place form of `masked_scatter`."""
    try:
        if input.__class__ is Tensor and mask.__class__ is Tensor and source.__class__ is Tensor and not modes.observers and writes_freely(input, mask, source) and replaced(input, array_search.masked_scatter(input._array, mask._array, source._array), "masked_scatter_"):
            return input
        return in_place(op_masked_scatter, (input, mask, source))
    except Exception:
        hide_frames()
        raise


# ---- _masked_source(Tensor self, Tensor mask, int[] shape) -> Tensor


class MaskedSourceBackward0(Node, shown_as="MaskedScatterBackwardBackward0"):
    """self: _zeros(self.shape, grad.dtype).masked_scatter(mask, grad)"""

    __slots__ = ("mask", "mask_changes", "self_shape")
    saved = {"mask": ("mask", "input", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.mask_changes[0] > self.seq:
            raise stale(self, "mask")
        grad_self = array_search.masked_scatter(array_shape.zeros(self.self_shape, grad.dtype, grad), self.mask, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        mask = saved_input(self, "mask", self.mask, self.mask_changes, None)
        grad_self = ops.masked_scatter(made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype), mask, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record__masked_source(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, mask_array, shape) = arrays
    (self_changes, mask_changes) = changes
    node = new(MaskedSourceBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__masked_source_result(self_p, mask, shape, self_t, result):
    return array_search.masked_source(self_t, mask, shape)


def _tangent_tensors__masked_source_result(self_p, mask, shape, self_t, result):
    return ops._masked_source(self_t, mask, shape)


op__masked_source = Op(
    "_masked_source",
    "_masked_source(Tensor self, Tensor mask, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor"), ("shape", "int[]")),
    positional=3,
    required=("input", "mask", "shape"),
    forward=array_search.masked_source,
    record=_record__masked_source,
    edges=(0,),
    tangents={"result": (_tangent_arrays__masked_source_result, _tangent_tensors__masked_source_result)},
)


def _masked_source(input, mask, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or modes.observers:
            return general(op__masked_source, (input, mask, shape))
        self_array = input._array
        self_node = input._node
        mask_array = mask._array
        mask_changes = mask._changes
        if mask_array.__class__ is not self_array.__class__:
            return general(op__masked_source, (input, mask, shape))
        result_array = array_search.masked_source(self_array, mask_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaskedSourceBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.mask = mask_array
        node.mask_changes = mask_changes
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__masked_source.call = _masked_source


# ---- _take(Tensor self, Tensor index) -> Tensor


class TakeBackward0(Node, shown_as="TakeBackward0"):
    """self: _zeros([self.numel()], grad.dtype).scatter_add(0, index._reshape([-1]), grad._reshape([-1]))._reshape(self.shape)"""

    __slots__ = ("index", "index_changes", "self_shape")
    saved = {"index": ("index", "input", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        grad_self = array_shape.reshape(array_index.scatter_add(array_shape.zeros((math.prod(self.self_shape),), grad.dtype, grad), 0, array_shape.reshape(self.index, (-1,)), array_shape.reshape(grad, (-1,))), self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        index = saved_input(self, "index", self.index, self.index_changes, None)
        grad_self = ops._reshape(ops.scatter_add(made_beside(grad, array_shape.zeros, (math.prod(self.self_shape),), grad.dtype), 0, ops._reshape(index, (-1,)), ops._reshape(grad, (-1,))), self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record__take(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, index_array) = arrays
    (self_changes, index_changes) = changes
    node = new(TakeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__take_result(self_p, index, self_t, result):
    return array_index.take(self_t, index)


def _tangent_tensors__take_result(self_p, index, self_t, result):
    return ops._take(self_t, index)


op__take = Op(
    "_take",
    "_take(Tensor self, Tensor index) -> Tensor",
    params=(("input", "Tensor"), ("index", "Tensor")),
    positional=2,
    required=("input", "index"),
    forward=array_index.take,
    record=_record__take,
    edges=(0,),
    tangents={"result": (_tangent_arrays__take_result, _tangent_tensors__take_result)},
)


def _take(input, index):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or index.__class__ is not Tensor or modes.observers:
            return general(op__take, (input, index))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op__take, (input, index))
        result_array = array_index.take(self_array, index_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TakeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__take.call = _take


# ---- take(Tensor self, Tensor index) -> Tensor


op_take = Op(
    "take",
    "take(Tensor self, Tensor index) -> Tensor",
    params=(("input", "Tensor"), ("index", "Tensor")),
    positional=2,
    required=("input", "index"),
    forward=compose_index.take,
    composite=True,
)


def take(input, index, out=None):
    """Elements by their number in the flattened tensor."""
    try:
        if out is not None:
            return into(op_take, (input, index), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor:
            check_tensors(op_take, (input, index))
        return compose_index.take(input, index)
    except Exception:
        hide_frames()
        raise


op_take.call = take


# ---- _index(Tensor self, Tensor?[] indices) -> Tensor


class IndexBackward0(Node):
    """self: _index_put(_zeros(self.shape, grad.dtype), indices, grad, True)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "inputs", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if any_changed(self.indices_changes, self.seq):
            raise stale(self, "indices")
        grad_self = array_index.index_put(array_shape.zeros(self.self_shape, grad.dtype, grad), self.indices, grad, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_inputs(self, "indices", self.indices, self.indices_changes, (None,) * len(self.indices))
        grad_self = ops._index_put(made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype), indices, grad, True)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__index(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array) = arrays
    (self_changes, indices_changes) = changes
    node = new(IndexBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__index_result(self_p, indices, self_t, result):
    return array_index.index(self_t, indices)


def _tangent_tensors__index_result(self_p, indices, self_t, result):
    return ops._index(self_t, indices)


op__index = Op(
    "_index",
    "_index(Tensor self, Tensor?[] indices) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor?[]")),
    positional=2,
    required=("input", "indices"),
    forward=array_index.index,
    record=_record__index,
    edges=(0,),
    batch="indexing.index",
    tangents={"result": (_tangent_arrays__index_result, _tangent_tensors__index_result)},
)


def _index(input, indices):
    """Used by the formulas of other ops."""
    try:
        return of_indices(op__index, (input, indices))
    except Exception:
        hide_frames()
        raise


op__index.call = _index


# ---- _index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate) -> Tensor


class IndexPutBackward0(Node):
    """self: grad if accumulate else _index_put(grad, indices, _zeros(values.shape, grad.dtype), False)
    values: _index(grad, indices)._sum_to_size(values.shape)"""

    __slots__ = ("indices", "indices_changes", "values_shape", "accumulate")
    saved = {"indices": ("indices", "inputs", -1), "values_shape": ("values_shape", "plain", 1), "accumulate": ("accumulate", "plain", -1)}
    inputs = ("self", "values")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_values = edges or self.next
        grad_self = grad_values = None
        if to_self is not None:
            if any_changed(self.indices_changes, self.seq):
                raise stale(self, "indices")
            grad_self = (grad if self.accumulate else array_index.index_put(grad, self.indices, array_shape.zeros(self.values_shape, grad.dtype, grad), False))
        if to_values is not None:
            if any_changed(self.indices_changes, self.seq):
                raise stale(self, "indices")
            grad_values = array_reduce.sum_to_size(array_index.index(grad, self.indices), self.values_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_values)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_values = edges or self.next
        grad_self = grad_values = None
        if to_self is not None:
            indices = saved_inputs(self, "indices", self.indices, self.indices_changes, (None,) * len(self.indices))
            grad_self = (grad if self.accumulate else ops._index_put(grad, indices, made_beside(grad, array_shape.zeros, self.values_shape, grad.dtype), False))
        if to_values is not None:
            indices = saved_inputs(self, "indices", self.indices, self.indices_changes, (None,) * len(self.indices))
            grad_values = ops._sum_to_size(ops._index(grad, indices), self.values_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_values)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__index_put(edges, arrays, changes, results, result_changes):
    (self_node, values_node) = edges
    (self_array, indices_array, values_array, accumulate) = arrays
    (self_changes, indices_changes, values_changes) = changes
    node = new(IndexPutBackward0)
    node.next = (self_node, values_node)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.values_shape = values_array.shape
    if self_node is not None:
        node.accumulate = accumulate
    return node


def _tangent_arrays__index_put_result(self_p, indices, values_p, accumulate, self_t, values_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else array_index.index_put(self_t, indices, array_shape.zeros(values_p.shape, self_p.dtype, self_p), False))
        total = term if total is None else k_add(total, term)
    if values_t is not None:
        term = array_index.index_put(array_shape.zeros(self_p.shape, self_p.dtype, self_p), indices, values_t, accumulate)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__index_put_result(self_p, indices, values_p, accumulate, self_t, values_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else ops._index_put(self_t, indices, made_beside(self_p, array_shape.zeros, values_p.shape, self_p.dtype), False))
        total = term if total is None else ops.add(total, term)
    if values_t is not None:
        term = ops._index_put(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), indices, values_t, accumulate)
        total = term if total is None else ops.add(total, term)
    return total


op__index_put = Op(
    "_index_put",
    "_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor?[]"), ("values", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "indices", "values", "accumulate"),
    forward=array_index.index_put,
    record=_record__index_put,
    edges=(0, 2),
    batch="indexing.index_put",
    tangents={"result": (_tangent_arrays__index_put_result, _tangent_tensors__index_put_result)},
)


def _index_put(input, indices, values, accumulate):
    """Used by the formulas of other ops."""
    try:
        return of_indices(op__index_put, (input, indices, values, accumulate))
    except Exception:
        hide_frames()
        raise


op__index_put.call = _index_put


# ---- _index_assign_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate) -> Tensor(a!)


class IndexAssignBackward0(Node, shown_as="IndexPutBackward0"):
    """self: grad if accumulate else _index_put(grad, indices, _zeros(values.shape, grad.dtype), False)
    values: _index(grad, indices)._sum_to_size(values.shape)"""

    __slots__ = ("indices", "indices_changes", "values_shape", "accumulate")
    saved = {"indices": ("indices", "inputs", -1), "values_shape": ("values_shape", "plain", 1), "accumulate": ("accumulate", "plain", -1)}
    inputs = ("self", "values")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_values = edges or self.next
        grad_self = grad_values = None
        if to_self is not None:
            if any_changed(self.indices_changes, self.seq):
                raise stale(self, "indices")
            grad_self = (grad if self.accumulate else array_index.index_put(grad, self.indices, array_shape.zeros(self.values_shape, grad.dtype, grad), False))
        if to_values is not None:
            if any_changed(self.indices_changes, self.seq):
                raise stale(self, "indices")
            grad_values = array_reduce.sum_to_size(array_index.index(grad, self.indices), self.values_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_values)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_values = edges or self.next
        grad_self = grad_values = None
        if to_self is not None:
            indices = saved_inputs(self, "indices", self.indices, self.indices_changes, (None,) * len(self.indices))
            grad_self = (grad if self.accumulate else ops._index_put(grad, indices, made_beside(grad, array_shape.zeros, self.values_shape, grad.dtype), False))
        if to_values is not None:
            indices = saved_inputs(self, "indices", self.indices, self.indices_changes, (None,) * len(self.indices))
            grad_values = ops._sum_to_size(ops._index(grad, indices), self.values_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_values)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__index_assign_(edges, arrays, changes, results, result_changes):
    (self_node, values_node) = edges
    (self_array, indices_array, values_array, accumulate) = arrays
    (self_changes, indices_changes, values_changes) = changes
    node = new(IndexAssignBackward0)
    node.next = (self_node, values_node)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.values_shape = values_array.shape
    if self_node is not None:
        node.accumulate = accumulate
    return node


def _tangent_arrays__index_assign__result(self_p, indices, values_p, accumulate, self_t, values_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else array_index.index_put(self_t, indices, array_shape.zeros(values_p.shape, self_p.dtype, self_p), False))
        total = term if total is None else k_add(total, term)
    if values_t is not None:
        term = array_index.index_put(array_shape.zeros(self_p.shape, self_p.dtype, self_p), indices, values_t, accumulate)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__index_assign__result(self_p, indices, values_p, accumulate, self_t, values_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else ops._index_put(self_t, indices, made_beside(self_p, array_shape.zeros, values_p.shape, self_p.dtype), False))
        total = term if total is None else ops.add(total, term)
    if values_t is not None:
        term = ops._index_put(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), indices, values_t, accumulate)
        total = term if total is None else ops.add(total, term)
    return total


op__index_assign_ = Op(
    "_index_assign_",
    "_index_assign_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate) -> Tensor(a!)",
    params=(("input", "Tensor"), ("indices", "Tensor?[]"), ("values", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "indices", "values", "accumulate"),
    forward=array_index.index_put_into,
    record=_record__index_assign_,
    edges=(0, 2),
    batch="indexing.index_put",
    writes=True,
    tangents={"result": (_tangent_arrays__index_assign__result, _tangent_tensors__index_assign__result)},
)


def _index_assign_(input, indices, values, accumulate):
    """Used by the formulas of other ops."""
    try:
        return general(op__index_assign_, (input, indices, values, accumulate))
    except Exception:
        hide_frames()
        raise


op__index_assign_.call = _index_assign_


# ---- index_put(Tensor self, Any indices, Tensor values, bool accumulate=False) -> Tensor


op_index_put = Op(
    "index_put",
    "index_put(Tensor self, Any indices, Tensor values, bool accumulate=False) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Any"), ("values", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "indices", "values"),
    forward=compose_index.index_put,
    composite=True,
)


def index_put(input, indices, values, accumulate=False):
    """Puts values at indices, one tensor of them a dimension."""
    try:
        if accumulate.__class__ is not bool:
            check_kinds(op_index_put, (input, indices, values, accumulate))
        if input.__class__ is not Tensor or values.__class__ is not Tensor:
            check_tensors(op_index_put, (input, indices, values, accumulate))
        return compose_index.index_put(input, indices, values, accumulate)
    except Exception:
        hide_frames()
        raise


op_index_put.call = index_put


# ---- index_put_(Tensor self, Any indices, Tensor values, bool accumulate=False) -> Tensor


op_index_put_ = Op(
    "index_put_",
    "index_put_(Tensor self, Any indices, Tensor values, bool accumulate=False) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Any"), ("values", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "indices", "values"),
    forward=compose_index.index_put_,
    composite=True,
)


def index_put_(input, indices, values, accumulate=False):
    """Puts values at indices, one tensor of them a dimension, in place."""
    try:
        if accumulate.__class__ is not bool:
            check_kinds(op_index_put_, (input, indices, values, accumulate))
        if input.__class__ is not Tensor or values.__class__ is not Tensor:
            check_tensors(op_index_put_, (input, indices, values, accumulate))
        return compose_index.index_put_(input, indices, values, accumulate)
    except Exception:
        hide_frames()
        raise


op_index_put_.call = index_put_


# ---- nonzero(Tensor self, *, bool as_tuple=False) -> Any


op_nonzero = Op(
    "nonzero",
    "nonzero(Tensor self, *, bool as_tuple=False) -> Any",
    params=(("input", "Tensor"), ("as_tuple", "bool")),
    positional=1,
    required=("input",),
    forward=compose_index.nonzero,
    composite=True,
)


def nonzero(input, *, as_tuple=False, out=None):
    """The indices of the elements that are not zero."""
    try:
        if as_tuple.__class__ is not bool:
            check_kinds(op_nonzero, (input, as_tuple))
        if out is not None:
            return into_found(op_nonzero, (input, as_tuple), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nonzero, (input, as_tuple))
        return compose_index.nonzero(input, as_tuple)
    except Exception:
        hide_frames()
        raise


op_nonzero.call = nonzero


# ---- _nonzero(Tensor self) -> Tensor


op__nonzero = Op(
    "_nonzero",
    "_nonzero(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_search.nonzero,
    non_differentiable="the result is an index",
)


def _nonzero(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__nonzero, (input,))
        self_array = input._array
        result_array = array_search.nonzero(self_array)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__nonzero.call = _nonzero


# ---- argwhere(Tensor self) -> Tensor


op_argwhere = Op(
    "argwhere",
    "argwhere(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_index.argwhere,
    composite=True,
)


def argwhere(input):
    """The indices of the elements that are not zero, a row each."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_argwhere, (input,))
        return compose_index.argwhere(input)
    except Exception:
        hide_frames()
        raise


op_argwhere.call = argwhere


# ---- select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor


class SelectScatterBackward0(Node):
    """self: grad.select_scatter(_zeros(src.shape, grad.dtype), dim, index)
    src: grad.select(dim, index)"""

    __slots__ = ("src_shape", "dim", "index")
    saved = {"src_shape": ("src_shape", "plain", 1), "dim": ("dim", "plain", -1), "index": ("index", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = array_copies.select_scatter(grad, array_shape.zeros(self.src_shape, grad.dtype, grad), self.dim, self.index)
        if to_src is not None:
            grad_src = array_shape.select(grad, self.dim, self.index)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = ops.select_scatter(grad, made_beside(grad, array_shape.zeros, self.src_shape, grad.dtype), self.dim, self.index)
        if to_src is not None:
            grad_src = ops.select(grad, self.dim, self.index)
        return (grad_self, grad_src)


def _record_select_scatter(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, dim, index) = arrays
    node = new(SelectScatterBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.src_shape = src_array.shape
    node.dim = dim
    node.index = index
    return node


def _tangent_arrays_select_scatter_result(self_p, src_p, dim, index, self_t, src_t, result):
    if self_t is None:
        self_t = zeros_like_array(self_p)
    if src_t is None:
        src_t = zeros_like_array(src_p)
    return array_copies.select_scatter(self_t, src_t, dim, index)


def _tangent_tensors_select_scatter_result(self_p, src_p, dim, index, self_t, src_t, result):
    if self_t is None:
        self_t = ops.zeros_like(self_p)
    if src_t is None:
        src_t = ops.zeros_like(src_p)
    return ops.select_scatter(self_t, src_t, dim, index)


op_select_scatter = Op(
    "select_scatter",
    "select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
    params=(("input", "Tensor"), ("src", "Tensor"), ("dim", "int"), ("index", "int")),
    positional=4,
    required=("input", "src", "dim", "index"),
    forward=array_copies.select_scatter,
    record=_record_select_scatter,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_select_scatter_result, _tangent_tensors_select_scatter_result)},
)


def select_scatter(input, src, dim=..., index=..., axis=None):
    """The tensor with another in the place of one slice."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("select_scatter", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("select_scatter", "index")
        if dim.__class__ is not int or index.__class__ is not int:
            check_kinds(op_select_scatter, (input, src, dim, index))
        if input.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_select_scatter, (input, src, dim, index))
        self_array = input._array
        self_node = input._node
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_select_scatter, (input, src, dim, index))
        result_array = array_copies.select_scatter(self_array, src_array, dim, index)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(SelectScatterBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.src_shape = src_array.shape
        node.dim = dim
        node.index = index
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_select_scatter.call = select_scatter


# ---- slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor


class SliceScatterBackward0(Node):
    """self: grad.slice_scatter(_zeros(src.shape, grad.dtype), dim, start, end, step)
    src: grad.slice(dim, start, end, step)"""

    __slots__ = ("src_shape", "dim", "start", "end", "step")
    saved = {"src_shape": ("src_shape", "plain", 1), "dim": ("dim", "plain", -1), "start": ("start", "plain", -1), "end": ("end", "plain", -1), "step": ("step", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = array_copies.slice_scatter(grad, array_shape.zeros(self.src_shape, grad.dtype, grad), self.dim, self.start, self.end, self.step)
        if to_src is not None:
            grad_src = array_shape.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = ops.slice_scatter(grad, made_beside(grad, array_shape.zeros, self.src_shape, grad.dtype), self.dim, self.start, self.end, self.step)
        if to_src is not None:
            grad_src = ops.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self, grad_src)


def _record_slice_scatter(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, dim, start, end, step) = arrays
    node = new(SliceScatterBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.src_shape = src_array.shape
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    return node


def _tangent_arrays_slice_scatter_result(self_p, src_p, dim, start, end, step, self_t, src_t, result):
    if self_t is None:
        self_t = zeros_like_array(self_p)
    if src_t is None:
        src_t = zeros_like_array(src_p)
    return array_copies.slice_scatter(self_t, src_t, dim, start, end, step)


def _tangent_tensors_slice_scatter_result(self_p, src_p, dim, start, end, step, self_t, src_t, result):
    if self_t is None:
        self_t = ops.zeros_like(self_p)
    if src_t is None:
        src_t = ops.zeros_like(src_p)
    return ops.slice_scatter(self_t, src_t, dim, start, end, step)


op_slice_scatter = Op(
    "slice_scatter",
    "slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
    params=(("input", "Tensor"), ("src", "Tensor"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=6,
    required=("input", "src"),
    forward=array_copies.slice_scatter,
    record=_record_slice_scatter,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_slice_scatter_result, _tangent_tensors_slice_scatter_result)},
)


def slice_scatter(input, src, dim=0, start=None, end=None, step=1, axis=None, out=None):
    """The tensor with another in the place of part of it along a dimension."""
    try:
        if axis is not None:
            dim = by_other_name("slice_scatter", "dim", dim, 0, "axis", axis)
        if dim.__class__ is not int or (start.__class__ is not int and start is not None) or (end.__class__ is not int and end is not None) or step.__class__ is not int:
            check_kinds(op_slice_scatter, (input, src, dim, start, end, step))
        if out is not None:
            return into(op_slice_scatter, (input, src, dim, start, end, step), out)
        if input.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_slice_scatter, (input, src, dim, start, end, step))
        self_array = input._array
        self_node = input._node
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_slice_scatter, (input, src, dim, start, end, step))
        result_array = array_copies.slice_scatter(self_array, src_array, dim, start, end, step)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(SliceScatterBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.src_shape = src_array.shape
        node.dim = dim
        node.start = start
        node.end = end
        node.step = step
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_slice_scatter.call = slice_scatter


# ---- diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor


class DiagonalScatterBackward0(Node):
    """self: grad.diagonal_scatter(_zeros(src.shape, grad.dtype), offset, dim1, dim2)
    src: grad.diagonal(offset, dim1, dim2)"""

    __slots__ = ("src_shape", "offset", "dim1", "dim2")
    saved = {"src_shape": ("src_shape", "plain", 1), "offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = array_copies.diagonal_scatter(grad, array_shape.zeros(self.src_shape, grad.dtype, grad), self.offset, self.dim1, self.dim2)
        if to_src is not None:
            grad_src = array_shape.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = ops.diagonal_scatter(grad, made_beside(grad, array_shape.zeros, self.src_shape, grad.dtype), self.offset, self.dim1, self.dim2)
        if to_src is not None:
            grad_src = ops.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self, grad_src)


def _record_diagonal_scatter(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, offset, dim1, dim2) = arrays
    node = new(DiagonalScatterBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.src_shape = src_array.shape
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays_diagonal_scatter_result(self_p, src_p, offset, dim1, dim2, self_t, src_t, result):
    if self_t is None:
        self_t = zeros_like_array(self_p)
    if src_t is None:
        src_t = zeros_like_array(src_p)
    return array_copies.diagonal_scatter(self_t, src_t, offset, dim1, dim2)


def _tangent_tensors_diagonal_scatter_result(self_p, src_p, offset, dim1, dim2, self_t, src_t, result):
    if self_t is None:
        self_t = ops.zeros_like(self_p)
    if src_t is None:
        src_t = ops.zeros_like(src_p)
    return ops.diagonal_scatter(self_t, src_t, offset, dim1, dim2)


op_diagonal_scatter = Op(
    "diagonal_scatter",
    "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    params=(("input", "Tensor"), ("src", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=5,
    required=("input", "src"),
    forward=array_copies.diagonal_scatter,
    record=_record_diagonal_scatter,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays_diagonal_scatter_result, _tangent_tensors_diagonal_scatter_result)},
)


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    """The tensor with another in the place of a diagonal."""
    try:
        if offset.__class__ is not int or dim1.__class__ is not int or dim2.__class__ is not int:
            check_kinds(op_diagonal_scatter, (input, src, offset, dim1, dim2))
        if input.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_diagonal_scatter, (input, src, offset, dim1, dim2))
        self_array = input._array
        self_node = input._node
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_diagonal_scatter, (input, src, offset, dim1, dim2))
        result_array = array_copies.diagonal_scatter(self_array, src_array, offset, dim1, dim2)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(DiagonalScatterBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.src_shape = src_array.shape
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_diagonal_scatter.call = diagonal_scatter


# ---- as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor


class AsStridedScatterBackward0(Node):
    """self: where(covered, 0, grad)
    src: _as_strided_like(grad, self.shape, self.layout, size, stride, storage_offset)"""

    __slots__ = ("self_dtype", "self_layout", "self_shape", "size", "stride", "storage_offset")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_layout": ("self_layout", "plain", 0), "self_shape": ("self_shape", "plain", 0), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = k_as_strided_scatter_backward_self(array_strides.as_strided_backward(array_shape.ones(self.size, self.self_dtype, grad), self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset), grad)
        if to_src is not None:
            grad_src = array_strides.as_strided_like(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = ops.where(ops.ne(ops._as_strided_backward(made_beside(grad, array_shape.ones, self.size, dtype_of(self.self_dtype)), self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset), 0), 0, grad)
        if to_src is not None:
            grad_src = ops._as_strided_like(grad, self.self_shape, self.self_layout, self.size, self.stride, self.storage_offset)
        return (grad_self, grad_src)


def _record_as_strided_scatter(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, size, stride, storage_offset) = arrays
    node = new(AsStridedScatterBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_dtype = self_array.dtype
    node.self_layout = layout_of(self_array)
    node.self_shape = self_array.shape
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


op_as_strided_scatter = Op(
    "as_strided_scatter",
    "as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
    params=(("input", "Tensor"), ("src", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=5,
    required=("input", "src", "size", "stride"),
    forward=array_strides.as_strided_scatter,
    record=_record_as_strided_scatter,
    edges=(0, 1),
    batch="shape.as_strided_scatter",
    tangents={"result": TRANSPOSE},
)


def as_strided_scatter(input, src, size, stride, storage_offset=None):
    """The tensor with another in the place of what `as_strided` shows of it."""
    try:
        if (storage_offset.__class__ is not int and storage_offset is not None):
            check_kinds(op_as_strided_scatter, (input, src, size, stride, storage_offset))
        if input.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op_as_strided_scatter, (input, src, size, stride, storage_offset))
        self_array = input._array
        self_node = input._node
        src_array = src._array
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op_as_strided_scatter, (input, src, size, stride, storage_offset))
        result_array = array_strides.as_strided_scatter(self_array, src_array, size, stride, storage_offset)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AsStridedScatterBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_dtype = self_array.dtype
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


op_as_strided_scatter.call = as_strided_scatter


# ---- _put(Tensor self, Tensor index, Tensor source, bool accumulate) -> Tensor


class PutBackward0(Node, shown_as="PutBackward0"):
    """self: grad if accumulate else _put(grad, index, _zeros(source.shape, grad.dtype), False)
    source: _take(grad, index)._reshape(source.shape)"""

    __slots__ = ("index", "index_changes", "source_shape", "accumulate")
    saved = {"index": ("index", "input", -1), "source_shape": ("source_shape", "plain", 1), "accumulate": ("accumulate", "plain", -1)}
    inputs = ("self", "source")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_self = (grad if self.accumulate else array_index.put(grad, self.index, array_shape.zeros(self.source_shape, grad.dtype, grad), False))
        if to_source is not None:
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            grad_source = array_shape.reshape(array_index.take(grad, self.index), self.source_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_source = edges or self.next
        grad_self = grad_source = None
        if to_self is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_self = (grad if self.accumulate else ops._put(grad, index, made_beside(grad, array_shape.zeros, self.source_shape, grad.dtype), False))
        if to_source is not None:
            index = saved_input(self, "index", self.index, self.index_changes, None)
            grad_source = ops._reshape(ops._take(grad, index), self.source_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_source)

    def release(self, freed):
        self.index = None
        self.index_changes = freed


def _record__put(edges, arrays, changes, results, result_changes):
    (self_node, source_node) = edges
    (self_array, index_array, source_array, accumulate) = arrays
    (self_changes, index_changes, source_changes) = changes
    node = new(PutBackward0)
    node.next = (self_node, source_node)
    node.seq = next_seq()
    node.extra = None
    node.index = index_array
    node.index_changes = index_changes
    node.source_shape = source_array.shape
    if self_node is not None:
        node.accumulate = accumulate
    return node


def _tangent_arrays__put_result(self_p, index, source_p, accumulate, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else array_index.put(self_t, index, array_shape.zeros(source_p.shape, self_p.dtype, self_p), False))
        total = term if total is None else k_add(total, term)
    if source_t is not None:
        term = array_index.put(array_shape.zeros(self_p.shape, self_p.dtype, self_p), index, source_t, accumulate)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__put_result(self_p, index, source_p, accumulate, self_t, source_t, result):
    total = None
    if self_t is not None:
        term = (self_t if accumulate else ops._put(self_t, index, made_beside(self_p, array_shape.zeros, source_p.shape, self_p.dtype), False))
        total = term if total is None else ops.add(total, term)
    if source_t is not None:
        term = ops._put(made_beside(self_p, array_shape.zeros, self_p.shape, self_p.dtype), index, source_t, accumulate)
        total = term if total is None else ops.add(total, term)
    return total


op__put = Op(
    "_put",
    "_put(Tensor self, Tensor index, Tensor source, bool accumulate) -> Tensor",
    params=(("input", "Tensor"), ("index", "Tensor"), ("source", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "index", "source", "accumulate"),
    forward=array_index.put,
    record=_record__put,
    edges=(0, 2),
    batch="indexing.put",
    tangents={"result": (_tangent_arrays__put_result, _tangent_tensors__put_result)},
)


def _put(input, index, source, accumulate):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor or modes.observers:
            return general(op__put, (input, index, source, accumulate))
        self_array = input._array
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op__put, (input, index, source, accumulate))
        source_array = source._array
        source_node = source._node
        if source_array.__class__ is not self_array.__class__:
            return general(op__put, (input, index, source, accumulate))
        result_array = array_index.put(self_array, index_array, source_array, accumulate)
        out = plain_tensor(result_array)
        if (self_node is None and source_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(PutBackward0)
        node.next = (self_node, source_node)
        node.seq = next_seq()
        node.extra = None
        node.index = index_array
        node.index_changes = index_changes
        node.source_shape = source_array.shape
        if self_node is not None:
            node.accumulate = accumulate
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__put.call = _put


# ---- put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor


op_put = Op(
    "put",
    "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
    params=(("input", "Tensor"), ("index", "Tensor"), ("source", "Tensor"), ("accumulate", "bool")),
    positional=4,
    required=("input", "index", "source"),
    forward=compose_index.put,
    composite=True,
)


def put(input, index, source, accumulate=False):
    """Puts elements of `source` at their numbers in the flattened tensor, or adds them."""
    try:
        if accumulate.__class__ is not bool:
            check_kinds(op_put, (input, index, source, accumulate))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor:
            check_tensors(op_put, (input, index, source, accumulate))
        return compose_index.put(input, index, source, accumulate)
    except Exception:
        hide_frames()
        raise


op_put.call = put


def put_(input, index, source, accumulate=False):
    """The in-place form of `put`."""
    try:
        if accumulate.__class__ is not bool:
            check_kinds(op_put, (input, index, source, accumulate))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor:
            check_tensors(op_put, (input, index, source, accumulate))
        return composed_in_place(op_put, (input, index, source, accumulate))
    except Exception:
        hide_frames()
        raise


# ---- scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor


op_scatter_reduce = Op(
    "scatter_reduce",
    "scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor"), ("reduce", "str"), ("include_self", "bool")),
    positional=5,
    required=("input", "dim", "index", "src", "reduce"),
    forward=compose_index.scatter_reduce,
    composite=True,
)


def scatter_reduce(input, dim=..., index=..., src=..., reduce=..., axis=None, *, include_self=True, out=None):
    """Elements of `src` at indices along a dimension, made one by `reduce`, "sum", "prod", "mean", "amax" or "amin", and with what was there if `include_self`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_reduce", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_reduce", "index")
        if src is ...:
            missing("scatter_reduce", "src")
        if reduce is ...:
            missing("scatter_reduce", "reduce")
        if dim.__class__ is not int or include_self.__class__ is not bool:
            check_kinds(op_scatter_reduce, (input, dim, index, src, reduce, include_self))
        if out is not None:
            return into(op_scatter_reduce, (input, dim, index, src, reduce, include_self), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor:
            check_tensors(op_scatter_reduce, (input, dim, index, src, reduce, include_self))
        if not (reduce in ("sum", "prod", "mean", "amax", "amin")):
            raise RuntimeError("scatter_reduce(): there is no such reduction: expected reduce to be 'sum', 'prod', 'mean', 'amax' or 'amin', but got " + f"{reduce!r}")
        return compose_index.scatter_reduce(input, dim, index, src, reduce, include_self)
    except Exception:
        hide_frames()
        raise


op_scatter_reduce.call = scatter_reduce


def scatter_reduce_(input, dim=..., index=..., src=..., reduce=..., axis=None, *, include_self=True):
    """The in-place form of `scatter_reduce`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("scatter_reduce_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("scatter_reduce_", "index")
        if src is ...:
            missing("scatter_reduce_", "src")
        if reduce is ...:
            missing("scatter_reduce_", "reduce")
        if dim.__class__ is not int or include_self.__class__ is not bool:
            check_kinds(op_scatter_reduce, (input, dim, index, src, reduce, include_self))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor:
            check_tensors(op_scatter_reduce, (input, dim, index, src, reduce, include_self))
        if not (reduce in ("sum", "prod", "mean", "amax", "amin")):
            raise RuntimeError("scatter_reduce(): there is no such reduction: expected reduce to be 'sum', 'prod', 'mean', 'amax' or 'amin', but got " + f"{reduce!r}")
        return composed_in_place(op_scatter_reduce, (input, dim, index, src, reduce, include_self))
    except Exception:
        hide_frames()
        raise


# ---- index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor


op_index_reduce = Op(
    "index_reduce",
    "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("reduce", "str"), ("include_self", "bool")),
    positional=5,
    required=("input", "dim", "index", "source", "reduce"),
    forward=compose_index.index_reduce,
    composite=True,
)


def index_reduce(input, dim=..., index=..., source=..., reduce=..., axis=None, *, include_self=True, out=None):
    """Slices of `source` at indices along a dimension, made one by `reduce`, "prod", "mean", "amax" or "amin", and with what was there if `include_self`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_reduce", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_reduce", "index")
        if source is ...:
            missing("index_reduce", "source")
        if reduce is ...:
            missing("index_reduce", "reduce")
        if dim.__class__ is not int or include_self.__class__ is not bool:
            check_kinds(op_index_reduce, (input, dim, index, source, reduce, include_self))
        if out is not None:
            return into(op_index_reduce, (input, dim, index, source, reduce, include_self), out)
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor:
            check_tensors(op_index_reduce, (input, dim, index, source, reduce, include_self))
        if not (reduce in ("prod", "mean", "amax", "amin")):
            raise RuntimeError("index_reduce(): there is no such reduction: expected reduce to be 'prod', 'mean', 'amax' or 'amin', but got " + f"{reduce!r}")
        return compose_index.index_reduce(input, dim, index, source, reduce, include_self)
    except Exception:
        hide_frames()
        raise


op_index_reduce.call = index_reduce


def index_reduce_(input, dim=..., index=..., source=..., reduce=..., axis=None, *, include_self=True):
    """The in-place form of `index_reduce`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("index_reduce_", "dim", dim, ..., "axis", axis)
        if index is ...:
            missing("index_reduce_", "index")
        if source is ...:
            missing("index_reduce_", "source")
        if reduce is ...:
            missing("index_reduce_", "reduce")
        if dim.__class__ is not int or include_self.__class__ is not bool:
            check_kinds(op_index_reduce, (input, dim, index, source, reduce, include_self))
        if input.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor:
            check_tensors(op_index_reduce, (input, dim, index, source, reduce, include_self))
        if not (reduce in ("prod", "mean", "amax", "amin")):
            raise RuntimeError("index_reduce(): there is no such reduction: expected reduce to be 'prod', 'mean', 'amax' or 'amin', but got " + f"{reduce!r}")
        return composed_in_place(op_index_reduce, (input, dim, index, source, reduce, include_self))
    except Exception:
        hide_frames()
        raise


# ---- _occurrences(Tensor index, int dim) -> Tensor


op__occurrences = Op(
    "_occurrences",
    "_occurrences(Tensor index, int dim) -> Tensor",
    params=(("index", "Tensor"), ("dim", "int")),
    positional=2,
    required=("index", "dim"),
    forward=array_index.occurrences,
    non_differentiable="the result is a count",
    batch="dims.of_input",
)


def _occurrences(index, dim):
    """Used by the formulas of other ops."""
    try:
        if index.__class__ is not Tensor or modes.observers:
            return general(op__occurrences, (index, dim))
        index_array = index._array
        result_array = array_index.occurrences(index_array, dim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__occurrences.call = _occurrences


# ---- _scatter_extreme(Tensor self, int dim, Tensor index, Tensor src, bool largest) -> Tensor


class ScatterExtremeBackward0(Node, shown_as="ScatterReduceBackward0"):
    """self: where(own, share, 0)
    src: where(given, share.gather(dim, index), 0)"""

    __slots__ = ("self_", "self_changes", "index", "index_changes", "src", "src_changes", "result", "result_changes", "dim")
    saved = {"self": ("self_", "input", 0), "index": ("index", "input", -1), "src": ("src", "input", 1), "result": ("result", "result", 0), "dim": ("dim", "plain", -1)}
    inputs = ("self", "src")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.index_changes[0] > self.seq:
            raise stale(self, "index")
        if self.src_changes[0] > self.seq:
            raise stale(self, "src")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        shared1 = array_index.scatter_add(array_copies.to_copy(k_amax_backward_self_inner_inner(self.self_, self.result), self.self_.dtype), self.dim, self.index, array_copies.to_copy(k_amax_backward_self_inner_inner(self.src, array_index.gather(self.result, self.dim, self.index, False)), self.self_.dtype))
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            if self.src_changes[0] > self.seq:
                raise stale(self, "src")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self = k__scatter_extreme_backward_self(self.self_, self.result, grad, shared1)
        if to_src is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.index_changes[0] > self.seq:
                raise stale(self, "index")
            if self.src_changes[0] > self.seq:
                raise stale(self, "src")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            t1 = array_index.gather(self.result, self.dim, self.index, False)
            grad_src = k_amax_backward_self(self.src, t1, array_index.gather(k_div(grad, shared1), self.dim, self.index, False))
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_src = edges or self.next
        grad_self = grad_src = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        index = saved_input(self, "index", self.index, self.index_changes, None)
        src = saved_input(self, "src", self.src, self.src_changes, self.next[1])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.gather(result, self.dim, index)
        shared1 = ops.div(grad, ops.scatter_add(ops._to_copy(ops.bitwise_or(ops.eq(self_, result), ops.bitwise_and(ops.ne(self_, self_), ops.ne(result, result))), self_.dtype), self.dim, index, ops._to_copy(ops.bitwise_or(ops.eq(src, t1), ops.bitwise_and(ops.ne(src, src), ops.ne(t1, t1))), self_.dtype)))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            index = saved_input(self, "index", self.index, self.index_changes, None)
            src = saved_input(self, "src", self.src, self.src_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = ops.bitwise_or(ops.eq(self_, result), ops.bitwise_and(ops.ne(self_, self_), ops.ne(result, result)))
            grad_self = ops.where(t1, shared1, 0)
        if to_src is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            index = saved_input(self, "index", self.index, self.index_changes, None)
            src = saved_input(self, "src", self.src, self.src_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = ops.gather(result, self.dim, index)
            t2 = ops.bitwise_or(ops.eq(src, t1), ops.bitwise_and(ops.ne(src, src), ops.ne(t1, t1)))
            grad_src = ops.where(t2, ops.gather(shared1, self.dim, index), 0)
        if freed:
            self.release(freed)
        return (grad_self, grad_src)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.index = None
        self.index_changes = freed
        self.src = None
        self.src_changes = freed
        self.result = None
        self.result_changes = freed


def _record__scatter_extreme(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, dim, index_array, src_array, largest) = arrays
    (self_changes, index_changes, src_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ScatterExtremeBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.index = index_array
    node.index_changes = index_changes
    node.src = src_array
    node.src_changes = src_changes
    node.result = result_array
    node.result_changes = result_changes
    node.dim = dim
    return node


op__scatter_extreme = Op(
    "_scatter_extreme",
    "_scatter_extreme(Tensor self, int dim, Tensor index, Tensor src, bool largest) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor"), ("largest", "bool")),
    positional=5,
    required=("input", "dim", "index", "src", "largest"),
    forward=array_index.scatter_extreme,
    record=_record__scatter_extreme,
    edges=(0, 3),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "src"),
)


def _scatter_extreme(input, dim, index, src, largest):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor or modes.observers:
            return general(op__scatter_extreme, (input, dim, index, src, largest))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        index_array = index._array
        index_changes = index._changes
        if index_array.__class__ is not self_array.__class__:
            return general(op__scatter_extreme, (input, dim, index, src, largest))
        src_array = src._array
        src_changes = src._changes
        src_node = src._node
        if src_array.__class__ is not self_array.__class__:
            return general(op__scatter_extreme, (input, dim, index, src, largest))
        result_array = array_index.scatter_extreme(self_array, dim, index_array, src_array, largest)
        out = plain_tensor(result_array)
        if (self_node is None and src_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ScatterExtremeBackward0)
        node.next = (self_node, src_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.index = index_array
        node.index_changes = index_changes
        node.src = src_array
        node.src_changes = src_changes
        node.result = result_array
        node.result_changes = result_changes
        node.dim = dim
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__scatter_extreme.call = _scatter_extreme
