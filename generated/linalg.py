"""Products of matrices and vectors.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import reduce as array_reduce
from specgrad.array import shape as array_shape
from specgrad.array.linalg import products as array_linalg__products
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose.linalg import products as compose_linalg__products
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
k_add = _k["add"]
k_addmm_backward_self = _k["addmm_backward_self"]
k_addmv_backward_mat = _k["addmv_backward_mat"]
k_addr_tangent_vec1 = _k["addr_tangent_vec1"]
k_conj = _k["conj"]
k_dot_backward = _k["dot_backward"]
k_mul = _k["mul"]
k_vdot_backward = _k["vdot_backward"]
k_vdot_backward_self = _k["vdot_backward_self"]


# ---- mm(Tensor self, Tensor mat2) -> Tensor


class MmBackward0(Node):
    """self: grad.mm(_mH(mat2))
    mat2: _mH(self).mm(grad)"""

    __slots__ = ("mat2", "mat2_changes", "self_", "self_changes")
    saved = {"mat2": ("mat2", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "mat2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            if self.mat2_changes[0] > self.seq:
                raise stale(self, "mat2")
            grad_self = array_linalg__products.mm(grad, array_shape.mH(self.mat2))
        if to_mat2 is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_mat2 = array_linalg__products.mm(array_shape.mH(self.self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            mat2 = saved_input(self, "mat2", self.mat2, self.mat2_changes, self.next[1])
            grad_self = ops.mm(grad, ops._mH(mat2))
        if to_mat2 is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_mat2 = ops.mm(ops._mH(self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def release(self, freed):
        self.mat2 = None
        self.mat2_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_mm(edges, arrays, changes, results, result_changes):
    (self_node, mat2_node) = edges
    (self_array, mat2_array) = arrays
    (self_changes, mat2_changes) = changes
    node = new(MmBackward0)
    node.next = (self_node, mat2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.mat2 = mat2_array
        node.mat2_changes = mat2_changes
    if mat2_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_mm_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.mm(self_t, mat2_p)
        total = term if total is None else k_add(total, term)
    if mat2_t is not None:
        term = array_linalg__products.mm(self_p, mat2_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_mm_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = ops.mm(self_t, mat2_p)
        total = term if total is None else ops.add(total, term)
    if mat2_t is not None:
        term = ops.mm(self_p, mat2_t)
        total = term if total is None else ops.add(total, term)
    return total


op_mm = Op(
    "mm",
    "mm(Tensor self, Tensor mat2) -> Tensor",
    params=(("input", "Tensor"), ("mat2", "Tensor")),
    positional=2,
    required=("input", "mat2"),
    forward=array_linalg__products.mm,
    record=_record_mm,
    edges=(0, 1),
    batch="products.mm",
    tangents={"result": (_tangent_arrays_mm_result, _tangent_tensors_mm_result)},
    saves_self_for=("mat2",),
)


def mm(input, mat2, out=None):
    """The product of two matrices."""
    try:
        if out is not None:
            return into(op_mm, (input, mat2), out)
        if input.__class__ is not Tensor or mat2.__class__ is not Tensor or modes.observers:
            return general(op_mm, (input, mat2))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        mat2_array = mat2._array
        mat2_changes = mat2._changes
        mat2_node = mat2._node
        if mat2_array.__class__ is not self_array.__class__:
            return general(op_mm, (input, mat2))
        result_array = array_linalg__products.mm(self_array, mat2_array)
        out = plain_tensor(result_array)
        if (self_node is None and mat2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MmBackward0)
        node.next = (self_node, mat2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.mat2 = mat2_array
            node.mat2_changes = mat2_changes
        if mat2_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_mm.call = mm


# ---- bmm(Tensor self, Tensor mat2) -> Tensor


class BmmBackward0(Node):
    """self: grad.bmm(_mH(mat2))
    mat2: _mH(self).bmm(grad)"""

    __slots__ = ("mat2", "mat2_changes", "self_", "self_changes")
    saved = {"mat2": ("mat2", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "mat2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            if self.mat2_changes[0] > self.seq:
                raise stale(self, "mat2")
            grad_self = array_linalg__products.bmm(grad, array_shape.mH(self.mat2))
        if to_mat2 is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_mat2 = array_linalg__products.bmm(array_shape.mH(self.self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            mat2 = saved_input(self, "mat2", self.mat2, self.mat2_changes, self.next[1])
            grad_self = ops.bmm(grad, ops._mH(mat2))
        if to_mat2 is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_mat2 = ops.bmm(ops._mH(self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def release(self, freed):
        self.mat2 = None
        self.mat2_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_bmm(edges, arrays, changes, results, result_changes):
    (self_node, mat2_node) = edges
    (self_array, mat2_array) = arrays
    (self_changes, mat2_changes) = changes
    node = new(BmmBackward0)
    node.next = (self_node, mat2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.mat2 = mat2_array
        node.mat2_changes = mat2_changes
    if mat2_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_bmm_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.bmm(self_t, mat2_p)
        total = term if total is None else k_add(total, term)
    if mat2_t is not None:
        term = array_linalg__products.bmm(self_p, mat2_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_bmm_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = ops.bmm(self_t, mat2_p)
        total = term if total is None else ops.add(total, term)
    if mat2_t is not None:
        term = ops.bmm(self_p, mat2_t)
        total = term if total is None else ops.add(total, term)
    return total


op_bmm = Op(
    "bmm",
    "bmm(Tensor self, Tensor mat2) -> Tensor",
    params=(("input", "Tensor"), ("mat2", "Tensor")),
    positional=2,
    required=("input", "mat2"),
    forward=array_linalg__products.bmm,
    record=_record_bmm,
    edges=(0, 1),
    batch="products.bmm",
    tangents={"result": (_tangent_arrays_bmm_result, _tangent_tensors_bmm_result)},
    saves_self_for=("mat2",),
)


def bmm(input, mat2, out=None):
    """The products of two batches of matrices."""
    try:
        if out is not None:
            return into(op_bmm, (input, mat2), out)
        if input.__class__ is not Tensor or mat2.__class__ is not Tensor or modes.observers:
            return general(op_bmm, (input, mat2))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        mat2_array = mat2._array
        mat2_changes = mat2._changes
        mat2_node = mat2._node
        if mat2_array.__class__ is not self_array.__class__:
            return general(op_bmm, (input, mat2))
        result_array = array_linalg__products.bmm(self_array, mat2_array)
        out = plain_tensor(result_array)
        if (self_node is None and mat2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BmmBackward0)
        node.next = (self_node, mat2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.mat2 = mat2_array
            node.mat2_changes = mat2_changes
        if mat2_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_bmm.call = bmm


# ---- mv(Tensor self, Tensor vec) -> Tensor


class MvBackward0(Node):
    """self: grad.unsqueeze(1) * vec.conj().unsqueeze(0)
    vec: _mH(self).mv(grad)"""

    __slots__ = ("vec", "vec_changes", "self_", "self_changes")
    saved = {"vec": ("vec", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "vec")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_vec = edges or self.next
        grad_self = grad_vec = None
        if to_self is not None:
            if self.vec_changes[0] > self.seq:
                raise stale(self, "vec")
            grad_self = k_mul(array_shape.unsqueeze(grad, 1), array_shape.unsqueeze(conjugated(k_conj, self.vec), 0))
        if to_vec is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_vec = array_linalg__products.mv(array_shape.mH(self.self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_vec)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_vec = edges or self.next
        grad_self = grad_vec = None
        if to_self is not None:
            vec = saved_input(self, "vec", self.vec, self.vec_changes, self.next[1])
            grad_self = ops.mul(ops.unsqueeze(grad, 1), ops.unsqueeze(ops.conj(vec), 0))
        if to_vec is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_vec = ops.mv(ops._mH(self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_vec)

    def release(self, freed):
        self.vec = None
        self.vec_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_mv(edges, arrays, changes, results, result_changes):
    (self_node, vec_node) = edges
    (self_array, vec_array) = arrays
    (self_changes, vec_changes) = changes
    node = new(MvBackward0)
    node.next = (self_node, vec_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.vec = vec_array
        node.vec_changes = vec_changes
    if vec_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_mv_result(self_p, vec_p, self_t, vec_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.mv(self_t, vec_p)
        total = term if total is None else k_add(total, term)
    if vec_t is not None:
        term = array_linalg__products.mv(self_p, vec_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_mv_result(self_p, vec_p, self_t, vec_t, result):
    total = None
    if self_t is not None:
        term = ops.mv(self_t, vec_p)
        total = term if total is None else ops.add(total, term)
    if vec_t is not None:
        term = ops.mv(self_p, vec_t)
        total = term if total is None else ops.add(total, term)
    return total


op_mv = Op(
    "mv",
    "mv(Tensor self, Tensor vec) -> Tensor",
    params=(("input", "Tensor"), ("vec", "Tensor")),
    positional=2,
    required=("input", "vec"),
    forward=array_linalg__products.mv,
    record=_record_mv,
    edges=(0, 1),
    batch="products.mv",
    tangents={"result": (_tangent_arrays_mv_result, _tangent_tensors_mv_result)},
    saves_self_for=("vec",),
)


def mv(input, vec, out=None):
    """The product of a matrix and a vector."""
    try:
        if out is not None:
            return into(op_mv, (input, vec), out)
        if input.__class__ is not Tensor or vec.__class__ is not Tensor or modes.observers:
            return general(op_mv, (input, vec))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        vec_array = vec._array
        vec_changes = vec._changes
        vec_node = vec._node
        if vec_array.__class__ is not self_array.__class__:
            return general(op_mv, (input, vec))
        result_array = array_linalg__products.mv(self_array, vec_array)
        out = plain_tensor(result_array)
        if (self_node is None and vec_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MvBackward0)
        node.next = (self_node, vec_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.vec = vec_array
            node.vec_changes = vec_changes
        if vec_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_mv.call = mv


# ---- dot(Tensor self, Tensor tensor) -> Tensor


class DotBackward0(Node):
    """self: grad * tensor.conj()
    tensor: grad * self.conj()"""

    __slots__ = ("tensor", "tensor_changes", "self_", "self_changes")
    saved = {"tensor": ("tensor", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "tensor")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_tensor = edges or self.next
        grad_self = grad_tensor = None
        if to_self is not None and to_tensor is not None:
            if self.tensor_changes[0] > self.seq:
                raise stale(self, "tensor")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_self, grad_tensor = k_dot_backward(grad, self.tensor, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_tensor)
        if to_self is not None:
            if self.tensor_changes[0] > self.seq:
                raise stale(self, "tensor")
            grad_self = k__cumprod_backward_self_inner(grad, self.tensor)
        if to_tensor is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_tensor = k__cumprod_backward_self_inner(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_tensor = edges or self.next
        grad_self = grad_tensor = None
        if to_self is not None:
            tensor = saved_input(self, "tensor", self.tensor, self.tensor_changes, self.next[1])
            grad_self = ops.mul(grad, ops.conj(tensor))
        if to_tensor is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_tensor = ops.mul(grad, ops.conj(self_))
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor)

    def release(self, freed):
        self.tensor = None
        self.tensor_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_dot(edges, arrays, changes, results, result_changes):
    (self_node, tensor_node) = edges
    (self_array, tensor_array) = arrays
    (self_changes, tensor_changes) = changes
    node = new(DotBackward0)
    node.next = (self_node, tensor_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.tensor = tensor_array
        node.tensor_changes = tensor_changes
    if tensor_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_dot_result(self_p, tensor_p, self_t, tensor_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.dot(self_t, tensor_p)
        total = term if total is None else k_add(total, term)
    if tensor_t is not None:
        term = array_linalg__products.dot(self_p, tensor_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_dot_result(self_p, tensor_p, self_t, tensor_t, result):
    total = None
    if self_t is not None:
        term = ops.dot(self_t, tensor_p)
        total = term if total is None else ops.add(total, term)
    if tensor_t is not None:
        term = ops.dot(self_p, tensor_t)
        total = term if total is None else ops.add(total, term)
    return total


op_dot = Op(
    "dot",
    "dot(Tensor self, Tensor tensor) -> Tensor",
    params=(("input", "Tensor"), ("tensor", "Tensor")),
    positional=2,
    required=("input", "tensor"),
    forward=array_linalg__products.dot,
    record=_record_dot,
    edges=(0, 1),
    batch="products.dot",
    tangents={"result": (_tangent_arrays_dot_result, _tangent_tensors_dot_result)},
    saves_self_for=("tensor",),
)


def dot(input, tensor, out=None):
    """The dot product of two vectors."""
    try:
        if out is not None:
            return into(op_dot, (input, tensor), out)
        if input.__class__ is not Tensor or tensor.__class__ is not Tensor or modes.observers:
            return general(op_dot, (input, tensor))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        tensor_array = tensor._array
        tensor_changes = tensor._changes
        tensor_node = tensor._node
        if tensor_array.__class__ is not self_array.__class__:
            return general(op_dot, (input, tensor))
        result_array = array_linalg__products.dot(self_array, tensor_array)
        out = plain_tensor(result_array)
        if (self_node is None and tensor_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(DotBackward0)
        node.next = (self_node, tensor_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.tensor = tensor_array
            node.tensor_changes = tensor_changes
        if tensor_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_dot.call = dot


# ---- vdot(Tensor self, Tensor other) -> Tensor


class VdotBackward0(Node):
    """self: grad.conj() * other
    other: grad * self"""

    __slots__ = ("other", "other_changes", "self_", "self_changes")
    saved = {"other": ("other", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_self, grad_other = k_vdot_backward(grad, self.other, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_vdot_backward_self(grad, self.other)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_other = k_mul(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            grad_self = ops.mul(ops.conj(grad), other)
        if to_other is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_other = ops.mul(grad, self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.other = None
        self.other_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_vdot(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(VdotBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.other = other_array
        node.other_changes = other_changes
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_vdot_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.vdot(self_t, other_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = array_linalg__products.vdot(self_p, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_vdot_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.vdot(self_t, other_p)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.vdot(self_p, other_t)
        total = term if total is None else ops.add(total, term)
    return total


op_vdot = Op(
    "vdot",
    "vdot(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=array_linalg__products.vdot,
    record=_record_vdot,
    edges=(0, 1),
    batch="products.vdot",
    tangents={"result": (_tangent_arrays_vdot_result, _tangent_tensors_vdot_result)},
    saves_self_for=("other",),
)


def vdot(input=..., other=..., x1=None, x2=None, out=None):
    """The dot product of two vectors, the first conjugated."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("vdot", input, other, x1, x2)
        if out is not None:
            return into(op_vdot, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op_vdot, (input, other))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if other_array.__class__ is not self_array.__class__:
            return general(op_vdot, (input, other))
        result_array = array_linalg__products.vdot(self_array, other_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(VdotBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.other = other_array
            node.other_changes = other_changes
        if other_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_vdot.call = vdot


# ---- outer(Tensor self, Tensor vec2) -> Tensor


op_outer = Op(
    "outer",
    "outer(Tensor self, Tensor vec2) -> Tensor",
    params=(("input", "Tensor"), ("vec2", "Tensor")),
    positional=2,
    required=("input", "vec2"),
    forward=compose_linalg__products.outer,
    composite=True,
)


def outer(input, vec2, out=None):
    """The products of each element of one vector with each of another."""
    try:
        if out is not None:
            return into(op_outer, (input, vec2), out)
        if input.__class__ is not Tensor or vec2.__class__ is not Tensor:
            check_tensors(op_outer, (input, vec2))
        return compose_linalg__products.outer(input, vec2)
    except Exception:
        hide_frames()
        raise


op_outer.call = outer


# ---- matmul(Tensor self, Tensor other) -> Tensor


op_matmul = Op(
    "matmul",
    "matmul(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_linalg__products.matmul,
    composite=True,
    reflected='__rmatmul__',
)


def matmul(input=..., other=..., x1=None, x2=None, out=None):
    """The product of vectors, matrices, or batches of them."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("matmul", input, other, x1, x2)
        if out is not None:
            return into(op_matmul, (input, other), out)
        return compose_linalg__products.matmul(input, other)
    except Exception:
        hide_frames()
        raise


op_matmul.call = matmul


# ---- addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor


class AddmmBackward0(Node):
    """self: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape)
    mat1: grad.mm(_mH(mat2)) if alpha == 1 else grad.mm(_mH(mat2)) * alpha.conj()
    mat2: _mH(mat1).mm(grad) if alpha == 1 else _mH(mat1).mm(grad) * alpha.conj()"""

    __slots__ = ("self_shape", "beta", "mat2", "mat2_changes", "alpha", "mat1", "mat1_changes")
    saved = {"self_shape": ("self_shape", "plain", 0), "beta": ("beta", "plain", -1), "mat2": ("mat2", "input", 2), "alpha": ("alpha", "plain", -1), "mat1": ("mat1", "input", 1)}
    inputs = ("self", "mat1", "mat2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_mat1, to_mat2 = edges or self.next
        grad_self = grad_mat1 = grad_mat2 = None
        if to_self is not None:
            grad_self = array_reduce.sum_to_size((grad if (self.beta == 1) else k_addmm_backward_self(grad, self.beta.conjugate())), self.self_shape)
        if to_mat1 is not None:
            if self.mat2_changes[0] > self.seq:
                raise stale(self, "mat2")
            t1 = array_linalg__products.mm(grad, array_shape.mH(self.mat2))
            grad_mat1 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if to_mat2 is not None:
            if self.mat1_changes[0] > self.seq:
                raise stale(self, "mat1")
            t1 = array_linalg__products.mm(array_shape.mH(self.mat1), grad)
            grad_mat2 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_mat1, grad_mat2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_mat1, to_mat2 = edges or self.next
        grad_self = grad_mat1 = grad_mat2 = None
        if to_self is not None:
            grad_self = ops._sum_to_size((grad if (self.beta == 1) else ops.mul(grad, self.beta.conjugate())), self.self_shape)
        if to_mat1 is not None:
            mat2 = saved_input(self, "mat2", self.mat2, self.mat2_changes, self.next[2])
            t1 = ops.mm(grad, ops._mH(mat2))
            grad_mat1 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_mat2 is not None:
            mat1 = saved_input(self, "mat1", self.mat1, self.mat1_changes, self.next[1])
            t1 = ops.mm(ops._mH(mat1), grad)
            grad_mat2 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_mat1, grad_mat2)

    def release(self, freed):
        self.mat2 = None
        self.mat2_changes = freed
        self.mat1 = None
        self.mat1_changes = freed


def _record_addmm(edges, arrays, changes, results, result_changes):
    (self_node, mat1_node, mat2_node) = edges
    (self_array, mat1_array, mat2_array, beta, alpha) = arrays
    (self_changes, mat1_changes, mat2_changes) = changes
    node = new(AddmmBackward0)
    node.next = (self_node, mat1_node, mat2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_shape = self_array.shape
        node.beta = beta
    if mat1_node is not None:
        node.mat2 = mat2_array
        node.mat2_changes = mat2_changes
    if mat1_node is not None or mat2_node is not None:
        node.alpha = alpha
    if mat2_node is not None:
        node.mat1 = mat1_array
        node.mat1_changes = mat1_changes
    return node


def _tangent_arrays_addmm_result(self_p, mat1_p, mat2_p, beta, alpha, self_t, mat1_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = k_addmm_backward_self(self_t, beta)
        total = term if total is None else k_add(total, term)
    if mat1_t is not None:
        term = k_addmm_backward_self(array_linalg__products.mm(mat1_t, mat2_p), alpha)
        total = term if total is None else k_add(total, term)
    if mat2_t is not None:
        term = k_addmm_backward_self(array_linalg__products.mm(mat1_p, mat2_t), alpha)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addmm_result(self_p, mat1_p, mat2_p, beta, alpha, self_t, mat1_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, beta)
        total = term if total is None else ops.add(total, term)
    if mat1_t is not None:
        term = ops.mul(ops.mm(mat1_t, mat2_p), alpha)
        total = term if total is None else ops.add(total, term)
    if mat2_t is not None:
        term = ops.mul(ops.mm(mat1_p, mat2_t), alpha)
        total = term if total is None else ops.add(total, term)
    return total


op_addmm = Op(
    "addmm",
    "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("mat1", "Tensor"), ("mat2", "Tensor"), ("beta", "Scalar"), ("alpha", "Scalar")),
    positional=3,
    required=("input", "mat1", "mat2"),
    forward=array_linalg__products.addmm,
    record=_record_addmm,
    edges=(0, 1, 2),
    batch="products.addmm",
    tangents={"result": (_tangent_arrays_addmm_result, _tangent_tensors_addmm_result)},
)


def addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None):
    """The product of two matrices, scaled by `alpha`, added to `input`, scaled by `beta`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addmm, (input, mat1, mat2, beta, alpha))
        if out is not None:
            return into(op_addmm, (input, mat1, mat2, beta, alpha), out)
        if input.__class__ is not Tensor or mat1.__class__ is not Tensor or mat2.__class__ is not Tensor or modes.observers:
            return general(op_addmm, (input, mat1, mat2, beta, alpha))
        self_array = input._array
        self_node = input._node
        mat1_array = mat1._array
        mat1_changes = mat1._changes
        mat1_node = mat1._node
        if mat1_array.__class__ is not self_array.__class__:
            return general(op_addmm, (input, mat1, mat2, beta, alpha))
        mat2_array = mat2._array
        mat2_changes = mat2._changes
        mat2_node = mat2._node
        if mat2_array.__class__ is not self_array.__class__:
            return general(op_addmm, (input, mat1, mat2, beta, alpha))
        result_array = array_linalg__products.addmm(self_array, mat1_array, mat2_array, beta, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and mat1_node is None and mat2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddmmBackward0)
        node.next = (self_node, mat1_node, mat2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_shape = self_array.shape
            node.beta = beta
        if mat1_node is not None:
            node.mat2 = mat2_array
            node.mat2_changes = mat2_changes
        if mat1_node is not None or mat2_node is not None:
            node.alpha = alpha
        if mat2_node is not None:
            node.mat1 = mat1_array
            node.mat1_changes = mat1_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addmm.call = addmm


def addmm_(input, mat1, mat2, *, beta=1, alpha=1):
    """The in-place form of `addmm`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addmm, (input, mat1, mat2, beta, alpha))
        if input.__class__ is Tensor and mat1.__class__ is Tensor and mat2.__class__ is Tensor and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, mat1, mat2) and replaced(input, array_linalg__products.addmm(input._array, mat1._array, mat2._array, beta, alpha), "addmm_"):
            return input
        return in_place(op_addmm, (input, mat1, mat2, beta, alpha))
    except Exception:
        hide_frames()
        raise


# ---- baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor


class BaddbmmBackward0(Node):
    """self: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape)
    batch1: grad.bmm(_mH(batch2)) if alpha == 1 else grad.bmm(_mH(batch2)) * alpha.conj()
    batch2: _mH(batch1).bmm(grad) if alpha == 1 else _mH(batch1).bmm(grad) * alpha.conj()"""

    __slots__ = ("self_shape", "beta", "batch2", "batch2_changes", "alpha", "batch1", "batch1_changes")
    saved = {"self_shape": ("self_shape", "plain", 0), "beta": ("beta", "plain", -1), "batch2": ("batch2", "input", 2), "alpha": ("alpha", "plain", -1), "batch1": ("batch1", "input", 1)}
    inputs = ("self", "batch1", "batch2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_batch1, to_batch2 = edges or self.next
        grad_self = grad_batch1 = grad_batch2 = None
        if to_self is not None:
            grad_self = array_reduce.sum_to_size((grad if (self.beta == 1) else k_addmm_backward_self(grad, self.beta.conjugate())), self.self_shape)
        if to_batch1 is not None:
            if self.batch2_changes[0] > self.seq:
                raise stale(self, "batch2")
            t1 = array_linalg__products.bmm(grad, array_shape.mH(self.batch2))
            grad_batch1 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if to_batch2 is not None:
            if self.batch1_changes[0] > self.seq:
                raise stale(self, "batch1")
            t1 = array_linalg__products.bmm(array_shape.mH(self.batch1), grad)
            grad_batch2 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_batch1, grad_batch2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_batch1, to_batch2 = edges or self.next
        grad_self = grad_batch1 = grad_batch2 = None
        if to_self is not None:
            grad_self = ops._sum_to_size((grad if (self.beta == 1) else ops.mul(grad, self.beta.conjugate())), self.self_shape)
        if to_batch1 is not None:
            batch2 = saved_input(self, "batch2", self.batch2, self.batch2_changes, self.next[2])
            t1 = ops.bmm(grad, ops._mH(batch2))
            grad_batch1 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_batch2 is not None:
            batch1 = saved_input(self, "batch1", self.batch1, self.batch1_changes, self.next[1])
            t1 = ops.bmm(ops._mH(batch1), grad)
            grad_batch2 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_batch1, grad_batch2)

    def release(self, freed):
        self.batch2 = None
        self.batch2_changes = freed
        self.batch1 = None
        self.batch1_changes = freed


def _record_baddbmm(edges, arrays, changes, results, result_changes):
    (self_node, batch1_node, batch2_node) = edges
    (self_array, batch1_array, batch2_array, beta, alpha) = arrays
    (self_changes, batch1_changes, batch2_changes) = changes
    node = new(BaddbmmBackward0)
    node.next = (self_node, batch1_node, batch2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_shape = self_array.shape
        node.beta = beta
    if batch1_node is not None:
        node.batch2 = batch2_array
        node.batch2_changes = batch2_changes
    if batch1_node is not None or batch2_node is not None:
        node.alpha = alpha
    if batch2_node is not None:
        node.batch1 = batch1_array
        node.batch1_changes = batch1_changes
    return node


def _tangent_arrays_baddbmm_result(self_p, batch1_p, batch2_p, beta, alpha, self_t, batch1_t, batch2_t, result):
    total = None
    if self_t is not None:
        term = k_addmm_backward_self(self_t, beta)
        total = term if total is None else k_add(total, term)
    if batch1_t is not None:
        term = k_addmm_backward_self(array_linalg__products.bmm(batch1_t, batch2_p), alpha)
        total = term if total is None else k_add(total, term)
    if batch2_t is not None:
        term = k_addmm_backward_self(array_linalg__products.bmm(batch1_p, batch2_t), alpha)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_baddbmm_result(self_p, batch1_p, batch2_p, beta, alpha, self_t, batch1_t, batch2_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, beta)
        total = term if total is None else ops.add(total, term)
    if batch1_t is not None:
        term = ops.mul(ops.bmm(batch1_t, batch2_p), alpha)
        total = term if total is None else ops.add(total, term)
    if batch2_t is not None:
        term = ops.mul(ops.bmm(batch1_p, batch2_t), alpha)
        total = term if total is None else ops.add(total, term)
    return total


op_baddbmm = Op(
    "baddbmm",
    "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("batch1", "Tensor"), ("batch2", "Tensor"), ("beta", "Scalar"), ("alpha", "Scalar")),
    positional=3,
    required=("input", "batch1", "batch2"),
    forward=array_linalg__products.baddbmm,
    record=_record_baddbmm,
    edges=(0, 1, 2),
    batch="products.baddbmm",
    tangents={"result": (_tangent_arrays_baddbmm_result, _tangent_tensors_baddbmm_result)},
)


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """The products of two batches of matrices, scaled by `alpha`, added to `input`, scaled by `beta`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_baddbmm, (input, batch1, batch2, beta, alpha))
        if out is not None:
            return into(op_baddbmm, (input, batch1, batch2, beta, alpha), out)
        if input.__class__ is not Tensor or batch1.__class__ is not Tensor or batch2.__class__ is not Tensor or modes.observers:
            return general(op_baddbmm, (input, batch1, batch2, beta, alpha))
        self_array = input._array
        self_node = input._node
        batch1_array = batch1._array
        batch1_changes = batch1._changes
        batch1_node = batch1._node
        if batch1_array.__class__ is not self_array.__class__:
            return general(op_baddbmm, (input, batch1, batch2, beta, alpha))
        batch2_array = batch2._array
        batch2_changes = batch2._changes
        batch2_node = batch2._node
        if batch2_array.__class__ is not self_array.__class__:
            return general(op_baddbmm, (input, batch1, batch2, beta, alpha))
        result_array = array_linalg__products.baddbmm(self_array, batch1_array, batch2_array, beta, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and batch1_node is None and batch2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BaddbmmBackward0)
        node.next = (self_node, batch1_node, batch2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_shape = self_array.shape
            node.beta = beta
        if batch1_node is not None:
            node.batch2 = batch2_array
            node.batch2_changes = batch2_changes
        if batch1_node is not None or batch2_node is not None:
            node.alpha = alpha
        if batch2_node is not None:
            node.batch1 = batch1_array
            node.batch1_changes = batch1_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_baddbmm.call = baddbmm


def baddbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """The in-place form of `baddbmm`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_baddbmm, (input, batch1, batch2, beta, alpha))
        if input.__class__ is Tensor and batch1.__class__ is Tensor and batch2.__class__ is Tensor and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, batch1, batch2) and replaced(input, array_linalg__products.baddbmm(input._array, batch1._array, batch2._array, beta, alpha), "baddbmm_"):
            return input
        return in_place(op_baddbmm, (input, batch1, batch2, beta, alpha))
    except Exception:
        hide_frames()
        raise


# ---- addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor


class AddmvBackward0(Node):
    """self: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape)
    mat: grad.unsqueeze(1) * vec.conj() if alpha == 1 else grad.unsqueeze(1) * vec.conj() * alpha.conj()
    vec: _mH(mat).mv(grad) if alpha == 1 else _mH(mat).mv(grad) * alpha.conj()"""

    __slots__ = ("self_shape", "beta", "vec", "vec_changes", "alpha", "mat", "mat_changes")
    saved = {"self_shape": ("self_shape", "plain", 0), "beta": ("beta", "plain", -1), "vec": ("vec", "input", 2), "alpha": ("alpha", "plain", -1), "mat": ("mat", "input", 1)}
    inputs = ("self", "mat", "vec")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_mat, to_vec = edges or self.next
        grad_self = grad_mat = grad_vec = None
        if to_self is not None:
            grad_self = array_reduce.sum_to_size((grad if (self.beta == 1) else k_addmm_backward_self(grad, self.beta.conjugate())), self.self_shape)
        if to_mat is not None:
            if self.vec_changes[0] > self.seq:
                raise stale(self, "vec")
            t1 = array_shape.unsqueeze(grad, 1)
            grad_mat = (k__cumprod_backward_self_inner(t1, self.vec) if (self.alpha == 1) else k_addmv_backward_mat(t1, self.vec, self.alpha.conjugate()))
        if to_vec is not None:
            if self.mat_changes[0] > self.seq:
                raise stale(self, "mat")
            t1 = array_linalg__products.mv(array_shape.mH(self.mat), grad)
            grad_vec = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_mat, grad_vec)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_mat, to_vec = edges or self.next
        grad_self = grad_mat = grad_vec = None
        if to_self is not None:
            grad_self = ops._sum_to_size((grad if (self.beta == 1) else ops.mul(grad, self.beta.conjugate())), self.self_shape)
        if to_mat is not None:
            vec = saved_input(self, "vec", self.vec, self.vec_changes, self.next[2])
            t1 = ops.mul(ops.unsqueeze(grad, 1), ops.conj(vec))
            grad_mat = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_vec is not None:
            mat = saved_input(self, "mat", self.mat, self.mat_changes, self.next[1])
            t1 = ops.mv(ops._mH(mat), grad)
            grad_vec = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_mat, grad_vec)

    def release(self, freed):
        self.vec = None
        self.vec_changes = freed
        self.mat = None
        self.mat_changes = freed


def _record_addmv(edges, arrays, changes, results, result_changes):
    (self_node, mat_node, vec_node) = edges
    (self_array, mat_array, vec_array, beta, alpha) = arrays
    (self_changes, mat_changes, vec_changes) = changes
    node = new(AddmvBackward0)
    node.next = (self_node, mat_node, vec_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_shape = self_array.shape
        node.beta = beta
    if mat_node is not None:
        node.vec = vec_array
        node.vec_changes = vec_changes
    if mat_node is not None or vec_node is not None:
        node.alpha = alpha
    if vec_node is not None:
        node.mat = mat_array
        node.mat_changes = mat_changes
    return node


def _tangent_arrays_addmv_result(self_p, mat_p, vec_p, beta, alpha, self_t, mat_t, vec_t, result):
    total = None
    if self_t is not None:
        term = k_addmm_backward_self(self_t, beta)
        total = term if total is None else k_add(total, term)
    if mat_t is not None:
        term = k_addmm_backward_self(array_linalg__products.mv(mat_t, vec_p), alpha)
        total = term if total is None else k_add(total, term)
    if vec_t is not None:
        term = k_addmm_backward_self(array_linalg__products.mv(mat_p, vec_t), alpha)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addmv_result(self_p, mat_p, vec_p, beta, alpha, self_t, mat_t, vec_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, beta)
        total = term if total is None else ops.add(total, term)
    if mat_t is not None:
        term = ops.mul(ops.mv(mat_t, vec_p), alpha)
        total = term if total is None else ops.add(total, term)
    if vec_t is not None:
        term = ops.mul(ops.mv(mat_p, vec_t), alpha)
        total = term if total is None else ops.add(total, term)
    return total


op_addmv = Op(
    "addmv",
    "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("mat", "Tensor"), ("vec", "Tensor"), ("beta", "Scalar"), ("alpha", "Scalar")),
    positional=3,
    required=("input", "mat", "vec"),
    forward=array_linalg__products.addmv,
    record=_record_addmv,
    edges=(0, 1, 2),
    batch="products.addmv",
    tangents={"result": (_tangent_arrays_addmv_result, _tangent_tensors_addmv_result)},
)


def addmv(input, mat, vec, *, beta=1, alpha=1, out=None):
    """The product of a matrix and a vector, scaled by `alpha`, added to `input`, scaled by `beta`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addmv, (input, mat, vec, beta, alpha))
        if out is not None:
            return into(op_addmv, (input, mat, vec, beta, alpha), out)
        if input.__class__ is not Tensor or mat.__class__ is not Tensor or vec.__class__ is not Tensor or modes.observers:
            return general(op_addmv, (input, mat, vec, beta, alpha))
        self_array = input._array
        self_node = input._node
        mat_array = mat._array
        mat_changes = mat._changes
        mat_node = mat._node
        if mat_array.__class__ is not self_array.__class__:
            return general(op_addmv, (input, mat, vec, beta, alpha))
        vec_array = vec._array
        vec_changes = vec._changes
        vec_node = vec._node
        if vec_array.__class__ is not self_array.__class__:
            return general(op_addmv, (input, mat, vec, beta, alpha))
        result_array = array_linalg__products.addmv(self_array, mat_array, vec_array, beta, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and mat_node is None and vec_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddmvBackward0)
        node.next = (self_node, mat_node, vec_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_shape = self_array.shape
            node.beta = beta
        if mat_node is not None:
            node.vec = vec_array
            node.vec_changes = vec_changes
        if mat_node is not None or vec_node is not None:
            node.alpha = alpha
        if vec_node is not None:
            node.mat = mat_array
            node.mat_changes = mat_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addmv.call = addmv


def addmv_(input, mat, vec, *, beta=1, alpha=1):
    """The in-place form of `addmv`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addmv, (input, mat, vec, beta, alpha))
        if input.__class__ is Tensor and mat.__class__ is Tensor and vec.__class__ is Tensor and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, mat, vec) and replaced(input, array_linalg__products.addmv(input._array, mat._array, vec._array, beta, alpha), "addmv_"):
            return input
        return in_place(op_addmv, (input, mat, vec, beta, alpha))
    except Exception:
        hide_frames()
        raise


# ---- addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor


class AddrBackward0(Node):
    """self: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape)
    vec1: grad.mv(vec2.conj()) if alpha == 1 else grad.mv(vec2.conj()) * alpha.conj()
    vec2: grad.t().mv(vec1.conj()) if alpha == 1 else grad.t().mv(vec1.conj()) * alpha.conj()"""

    __slots__ = ("self_shape", "beta", "vec2", "vec2_changes", "alpha", "vec1", "vec1_changes")
    saved = {"self_shape": ("self_shape", "plain", 0), "beta": ("beta", "plain", -1), "vec2": ("vec2", "input", 2), "alpha": ("alpha", "plain", -1), "vec1": ("vec1", "input", 1)}
    inputs = ("self", "vec1", "vec2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_vec1, to_vec2 = edges or self.next
        grad_self = grad_vec1 = grad_vec2 = None
        if to_self is not None:
            grad_self = array_reduce.sum_to_size((grad if (self.beta == 1) else k_addmm_backward_self(grad, self.beta.conjugate())), self.self_shape)
        if to_vec1 is not None:
            if self.vec2_changes[0] > self.seq:
                raise stale(self, "vec2")
            t1 = array_linalg__products.mv(grad, conjugated(k_conj, self.vec2))
            grad_vec1 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if to_vec2 is not None:
            if self.vec1_changes[0] > self.seq:
                raise stale(self, "vec1")
            t1 = array_linalg__products.mv(array_shape.t(grad), conjugated(k_conj, self.vec1))
            grad_vec2 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_vec1, grad_vec2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_vec1, to_vec2 = edges or self.next
        grad_self = grad_vec1 = grad_vec2 = None
        if to_self is not None:
            grad_self = ops._sum_to_size((grad if (self.beta == 1) else ops.mul(grad, self.beta.conjugate())), self.self_shape)
        if to_vec1 is not None:
            vec2 = saved_input(self, "vec2", self.vec2, self.vec2_changes, self.next[2])
            t1 = ops.mv(grad, ops.conj(vec2))
            grad_vec1 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_vec2 is not None:
            vec1 = saved_input(self, "vec1", self.vec1, self.vec1_changes, self.next[1])
            t1 = ops.mv(ops.t(grad), ops.conj(vec1))
            grad_vec2 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_vec1, grad_vec2)

    def release(self, freed):
        self.vec2 = None
        self.vec2_changes = freed
        self.vec1 = None
        self.vec1_changes = freed


def _record_addr(edges, arrays, changes, results, result_changes):
    (self_node, vec1_node, vec2_node) = edges
    (self_array, vec1_array, vec2_array, beta, alpha) = arrays
    (self_changes, vec1_changes, vec2_changes) = changes
    node = new(AddrBackward0)
    node.next = (self_node, vec1_node, vec2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_shape = self_array.shape
        node.beta = beta
    if vec1_node is not None:
        node.vec2 = vec2_array
        node.vec2_changes = vec2_changes
    if vec1_node is not None or vec2_node is not None:
        node.alpha = alpha
    if vec2_node is not None:
        node.vec1 = vec1_array
        node.vec1_changes = vec1_changes
    return node


def _tangent_arrays_addr_result(self_p, vec1_p, vec2_p, beta, alpha, self_t, vec1_t, vec2_t, result):
    total = None
    if self_t is not None:
        term = k_addmm_backward_self(self_t, beta)
        total = term if total is None else k_add(total, term)
    if vec1_t is not None:
        term = k_addr_tangent_vec1(array_shape.unsqueeze(vec1_t, 1), vec2_p, alpha)
        total = term if total is None else k_add(total, term)
    if vec2_t is not None:
        term = k_addr_tangent_vec1(array_shape.unsqueeze(vec1_p, 1), vec2_t, alpha)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addr_result(self_p, vec1_p, vec2_p, beta, alpha, self_t, vec1_t, vec2_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, beta)
        total = term if total is None else ops.add(total, term)
    if vec1_t is not None:
        term = ops.mul(ops.mul(ops.unsqueeze(vec1_t, 1), vec2_p), alpha)
        total = term if total is None else ops.add(total, term)
    if vec2_t is not None:
        term = ops.mul(ops.mul(ops.unsqueeze(vec1_p, 1), vec2_t), alpha)
        total = term if total is None else ops.add(total, term)
    return total


op_addr = Op(
    "addr",
    "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("vec1", "Tensor"), ("vec2", "Tensor"), ("beta", "Scalar"), ("alpha", "Scalar")),
    positional=3,
    required=("input", "vec1", "vec2"),
    forward=array_linalg__products.addr,
    record=_record_addr,
    edges=(0, 1, 2),
    batch="products.addr",
    tangents={"result": (_tangent_arrays_addr_result, _tangent_tensors_addr_result)},
)


def addr(input, vec1, vec2, *, beta=1, alpha=1, out=None):
    """The outer product of two vectors, scaled by `alpha`, added to `input`, scaled by `beta`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addr, (input, vec1, vec2, beta, alpha))
        if out is not None:
            return into(op_addr, (input, vec1, vec2, beta, alpha), out)
        if input.__class__ is not Tensor or vec1.__class__ is not Tensor or vec2.__class__ is not Tensor or modes.observers:
            return general(op_addr, (input, vec1, vec2, beta, alpha))
        self_array = input._array
        self_node = input._node
        vec1_array = vec1._array
        vec1_changes = vec1._changes
        vec1_node = vec1._node
        if vec1_array.__class__ is not self_array.__class__:
            return general(op_addr, (input, vec1, vec2, beta, alpha))
        vec2_array = vec2._array
        vec2_changes = vec2._changes
        vec2_node = vec2._node
        if vec2_array.__class__ is not self_array.__class__:
            return general(op_addr, (input, vec1, vec2, beta, alpha))
        result_array = array_linalg__products.addr(self_array, vec1_array, vec2_array, beta, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and vec1_node is None and vec2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddrBackward0)
        node.next = (self_node, vec1_node, vec2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_shape = self_array.shape
            node.beta = beta
        if vec1_node is not None:
            node.vec2 = vec2_array
            node.vec2_changes = vec2_changes
        if vec1_node is not None or vec2_node is not None:
            node.alpha = alpha
        if vec2_node is not None:
            node.vec1 = vec1_array
            node.vec1_changes = vec1_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addr.call = addr


def addr_(input, vec1, vec2, *, beta=1, alpha=1):
    """The in-place form of `addr`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addr, (input, vec1, vec2, beta, alpha))
        if input.__class__ is Tensor and vec1.__class__ is Tensor and vec2.__class__ is Tensor and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, vec1, vec2) and replaced(input, array_linalg__products.addr(input._array, vec1._array, vec2._array, beta, alpha), "addr_"):
            return input
        return in_place(op_addr, (input, vec1, vec2, beta, alpha))
    except Exception:
        hide_frames()
        raise


# ---- addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor


class AddbmmBackward0(Node):
    """self: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape)
    batch1: each.bmm(_mH(batch2)) if alpha == 1 else each.bmm(_mH(batch2)) * alpha.conj()
    batch2: _mH(batch1).bmm(each) if alpha == 1 else _mH(batch1).bmm(each) * alpha.conj()"""

    __slots__ = ("self_shape", "beta", "batch2", "batch2_changes", "batch1_shape", "alpha", "batch1", "batch1_changes", "batch2_shape")
    saved = {"self_shape": ("self_shape", "plain", 0), "beta": ("beta", "plain", -1), "batch2": ("batch2", "input", 2), "batch1_shape": ("batch1_shape", "plain", 1), "alpha": ("alpha", "plain", -1), "batch1": ("batch1", "input", 1), "batch2_shape": ("batch2_shape", "plain", 2)}
    inputs = ("self", "batch1", "batch2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_batch1, to_batch2 = edges or self.next
        grad_self = grad_batch1 = grad_batch2 = None
        if to_self is not None:
            grad_self = array_reduce.sum_to_size((grad if (self.beta == 1) else k_addmm_backward_self(grad, self.beta.conjugate())), self.self_shape)
        if to_batch1 is not None:
            if self.batch2_changes[0] > self.seq:
                raise stale(self, "batch2")
            t1 = array_linalg__products.bmm(array_shape.expand(grad, (self.batch1_shape[0], self.batch1_shape[1], self.batch2.shape[2]), False), array_shape.mH(self.batch2))
            grad_batch1 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if to_batch2 is not None:
            if self.batch1_changes[0] > self.seq:
                raise stale(self, "batch1")
            t1 = array_linalg__products.bmm(array_shape.mH(self.batch1), array_shape.expand(grad, (self.batch1.shape[0], self.batch1.shape[1], self.batch2_shape[2]), False))
            grad_batch2 = (t1 if (self.alpha == 1) else k_addmm_backward_self(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_batch1, grad_batch2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_batch1, to_batch2 = edges or self.next
        grad_self = grad_batch1 = grad_batch2 = None
        if to_self is not None:
            grad_self = ops._sum_to_size((grad if (self.beta == 1) else ops.mul(grad, self.beta.conjugate())), self.self_shape)
        if to_batch1 is not None:
            batch2 = saved_input(self, "batch2", self.batch2, self.batch2_changes, self.next[2])
            t1 = ops.bmm(ops.expand(grad, (self.batch1_shape[0], self.batch1_shape[1], batch2.shape[2])), ops._mH(batch2))
            grad_batch1 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_batch2 is not None:
            batch1 = saved_input(self, "batch1", self.batch1, self.batch1_changes, self.next[1])
            t1 = ops.bmm(ops._mH(batch1), ops.expand(grad, (batch1.shape[0], batch1.shape[1], self.batch2_shape[2])))
            grad_batch2 = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if freed:
            self.release(freed)
        return (grad_self, grad_batch1, grad_batch2)

    def release(self, freed):
        self.batch2 = None
        self.batch2_changes = freed
        self.batch1 = None
        self.batch1_changes = freed


def _record_addbmm(edges, arrays, changes, results, result_changes):
    (self_node, batch1_node, batch2_node) = edges
    (self_array, batch1_array, batch2_array, beta, alpha) = arrays
    (self_changes, batch1_changes, batch2_changes) = changes
    node = new(AddbmmBackward0)
    node.next = (self_node, batch1_node, batch2_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_shape = self_array.shape
        node.beta = beta
    if batch1_node is not None:
        node.batch2 = batch2_array
        node.batch2_changes = batch2_changes
        node.batch1_shape = batch1_array.shape
    if batch1_node is not None or batch2_node is not None:
        node.alpha = alpha
    if batch2_node is not None:
        node.batch1 = batch1_array
        node.batch1_changes = batch1_changes
        node.batch2_shape = batch2_array.shape
    return node


def _tangent_arrays_addbmm_result(self_p, batch1_p, batch2_p, beta, alpha, self_t, batch1_t, batch2_t, result):
    total = None
    if self_t is not None:
        term = k_addmm_backward_self(self_t, beta)
        total = term if total is None else k_add(total, term)
    if batch1_t is not None:
        term = k_addmm_backward_self(array_reduce.sum(array_linalg__products.bmm(batch1_t, batch2_p), 0, False, None), alpha)
        total = term if total is None else k_add(total, term)
    if batch2_t is not None:
        term = k_addmm_backward_self(array_reduce.sum(array_linalg__products.bmm(batch1_p, batch2_t), 0, False, None), alpha)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addbmm_result(self_p, batch1_p, batch2_p, beta, alpha, self_t, batch1_t, batch2_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, beta)
        total = term if total is None else ops.add(total, term)
    if batch1_t is not None:
        term = ops.mul(ops.sum(ops.bmm(batch1_t, batch2_p), 0), alpha)
        total = term if total is None else ops.add(total, term)
    if batch2_t is not None:
        term = ops.mul(ops.sum(ops.bmm(batch1_p, batch2_t), 0), alpha)
        total = term if total is None else ops.add(total, term)
    return total


op_addbmm = Op(
    "addbmm",
    "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("batch1", "Tensor"), ("batch2", "Tensor"), ("beta", "Scalar"), ("alpha", "Scalar")),
    positional=3,
    required=("input", "batch1", "batch2"),
    forward=array_linalg__products.addbmm,
    record=_record_addbmm,
    edges=(0, 1, 2),
    batch="products.addbmm",
    tangents={"result": (_tangent_arrays_addbmm_result, _tangent_tensors_addbmm_result)},
)


def addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """The sum of a batch of matrix products, scaled by `alpha`, added to `input`, scaled by `beta`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addbmm, (input, batch1, batch2, beta, alpha))
        if out is not None:
            return into(op_addbmm, (input, batch1, batch2, beta, alpha), out)
        if input.__class__ is not Tensor or batch1.__class__ is not Tensor or batch2.__class__ is not Tensor or modes.observers:
            return general(op_addbmm, (input, batch1, batch2, beta, alpha))
        self_array = input._array
        self_node = input._node
        batch1_array = batch1._array
        batch1_changes = batch1._changes
        batch1_node = batch1._node
        if batch1_array.__class__ is not self_array.__class__:
            return general(op_addbmm, (input, batch1, batch2, beta, alpha))
        batch2_array = batch2._array
        batch2_changes = batch2._changes
        batch2_node = batch2._node
        if batch2_array.__class__ is not self_array.__class__:
            return general(op_addbmm, (input, batch1, batch2, beta, alpha))
        result_array = array_linalg__products.addbmm(self_array, batch1_array, batch2_array, beta, alpha)
        out = plain_tensor(result_array)
        if (self_node is None and batch1_node is None and batch2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddbmmBackward0)
        node.next = (self_node, batch1_node, batch2_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_shape = self_array.shape
            node.beta = beta
        if batch1_node is not None:
            node.batch2 = batch2_array
            node.batch2_changes = batch2_changes
            node.batch1_shape = batch1_array.shape
        if batch1_node is not None or batch2_node is not None:
            node.alpha = alpha
        if batch2_node is not None:
            node.batch1 = batch1_array
            node.batch1_changes = batch1_changes
            node.batch2_shape = batch2_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addbmm.call = addbmm


def addbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """The in-place form of `addbmm`."""
    try:
        if beta.__class__ not in NUMBERS or alpha.__class__ not in NUMBERS:
            check_kinds(op_addbmm, (input, batch1, batch2, beta, alpha))
        if input.__class__ is Tensor and batch1.__class__ is Tensor and batch2.__class__ is Tensor and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS and not modes.observers and writes_freely(input, batch1, batch2) and replaced(input, array_linalg__products.addbmm(input._array, batch1._array, batch2._array, beta, alpha), "addbmm_"):
            return input
        return in_place(op_addbmm, (input, batch1, batch2, beta, alpha))
    except Exception:
        hide_frames()
        raise


# ---- inner(Tensor self, Tensor other) -> Tensor


op_inner = Op(
    "inner",
    "inner(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_linalg__products.inner,
    composite=True,
)


def inner(input=..., other=..., x1=None, x2=None, out=None):
    """The dot products along the last dimensions."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("inner", input, other, x1, x2)
        if out is not None:
            return into(op_inner, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_inner, (input, other))
        return compose_linalg__products.inner(input, other)
    except Exception:
        hide_frames()
        raise


op_inner.call = inner


# ---- tensordot(Tensor self, Tensor other, Any dims=2) -> Tensor


op_tensordot = Op(
    "tensordot",
    "tensordot(Tensor self, Tensor other, Any dims=2) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dims", "Any")),
    positional=3,
    required=("input", "other"),
    forward=compose_linalg__products.tensordot,
    composite=True,
)


def tensordot(input=..., other=..., dims=2, x1=None, x2=None, out=None):
    """The product of two tensors, summed over some of their dimensions."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("tensordot", input, other, x1, x2)
        if out is not None:
            return into(op_tensordot, (input, other, dims), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_tensordot, (input, other, dims))
        return compose_linalg__products.tensordot(input, other, dims)
    except Exception:
        hide_frames()
        raise


op_tensordot.call = tensordot


# ---- tensordot.axes(Tensor self, Tensor other, *, Any axes) -> Tensor


op_tensordot_axes = Op(
    "tensordot.axes",
    "tensordot.axes(Tensor self, Tensor other, *, Any axes) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("axes", "Any")),
    positional=2,
    required=("input", "other", "axes"),
    forward=compose_linalg__products.tensordot,
    composite=True,
)


def tensordot_axes(input=..., other=..., x1=None, x2=None, *, axes, out=None):
    """The product of two tensors, summed over some of their dimensions, as NumPy names them."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("tensordot", input, other, x1, x2)
        if out is not None:
            return into(op_tensordot_axes, (input, other, axes), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_tensordot_axes, (input, other, axes))
        return compose_linalg__products.tensordot(input, other, axes)
    except Exception:
        hide_frames()
        raise


op_tensordot_axes.call = tensordot_axes


# ---- trace(Tensor self) -> Tensor


class TraceBackward0(Node):
    """self: _diagonal_backward(grad.expand([self.size(0) if self.size(0) < self.size(1) else self.size(1)]), self.shape, 0, 0, 1)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.diagonal_backward(array_shape.expand(grad, ((self.self_shape[0] if (self.self_shape[0] < self.self_shape[1]) else self.self_shape[1]),), False), self.self_shape, 0, 0, 1)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._diagonal_backward(ops.expand(grad, ((self.self_shape[0] if (self.self_shape[0] < self.self_shape[1]) else self.self_shape[1]),)), self.self_shape, 0, 0, 1)
        return (grad_self,)


def _record_trace(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(TraceBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_trace_result(self_p, self_t, result):
    return array_linalg__products.trace(self_t)


def _tangent_tensors_trace_result(self_p, self_t, result):
    return ops.trace(self_t)


op_trace = Op(
    "trace",
    "trace(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__products.trace,
    record=_record_trace,
    edges=(0,),
    batch="reduce.trace",
    tangents={"result": (_tangent_arrays_trace_result, _tangent_tensors_trace_result)},
)


def trace(input):
    """The sum of the diagonal."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_trace, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_linalg__products.trace(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TraceBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_trace.call = trace


# ---- kron(Tensor self, Tensor other) -> Tensor


op_kron = Op(
    "kron",
    "kron(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_linalg__products.kron,
    composite=True,
)


def kron(input=..., other=..., x1=None, x2=None, out=None):
    """The Kronecker product."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("kron", input, other, x1, x2)
        if out is not None:
            return into(op_kron, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_kron, (input, other))
        return compose_linalg__products.kron(input, other)
    except Exception:
        hide_frames()
        raise


op_kron.call = kron
