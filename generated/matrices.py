"""Factorisations of matrices, solutions, determinants, eigenvalues.

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
from specgrad.array import polynomials as array_polynomials
from specgrad.array import reduce as array_reduce
from specgrad.array import shape as array_shape
from specgrad.array.linalg import matrices as array_linalg__matrices
from specgrad.array.linalg import products as array_linalg__products
from specgrad.array.linalg import spectra as array_linalg__spectra
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose.linalg import factors as compose_linalg__factors
from specgrad.compose.linalg import low_rank as compose_linalg__low_rank
from specgrad.compose.linalg import products as compose_linalg__products
from specgrad.compose.linalg import solve as compose_linalg__solve
from specgrad.compose.linalg import spectra as compose_linalg__spectra
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import Accepted, traits
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

k__cofactor_differential_backward_self_inner = _k["_cofactor_differential_backward_self_inner"]
k__cofactor_differential_backward_self_inner_inner = _k["_cofactor_differential_backward_self_inner_inner"]
k__cumprod_backward_self_inner = _k["_cumprod_backward_self_inner"]
k__householder_product_backward_self = _k["_householder_product_backward_self"]
k__householder_product_backward_self_inner = _k["_householder_product_backward_self_inner"]
k__householder_product_backward_self_inner_inner = _k["_householder_product_backward_self_inner_inner"]
k__householder_product_backward_tau_inner = _k["_householder_product_backward_tau_inner"]
k__linalg_cholesky_backward_self = _k["_linalg_cholesky_backward_self"]
k__linalg_eig_backward_self = _k["_linalg_eig_backward_self"]
k__linalg_eig_backward_self_inner = _k["_linalg_eig_backward_self_inner"]
k__linalg_eigh_backward_self = _k["_linalg_eigh_backward_self"]
k__linalg_eigh_backward_self_inner = _k["_linalg_eigh_backward_self_inner"]
k__linalg_eigh_backward_self_inner_inner = _k["_linalg_eigh_backward_self_inner_inner"]
k__linalg_over_gap = _k["_linalg_over_gap"]
k__linalg_over_gap_backward = _k["_linalg_over_gap_backward"]
k__linalg_over_gap_backward_gap = _k["_linalg_over_gap_backward_gap"]
k__linalg_over_gap_backward_self = _k["_linalg_over_gap_backward_self"]
k__linalg_over_gap_tangent_gap = _k["_linalg_over_gap_tangent_gap"]
k__linalg_over_gap_tangent_self = _k["_linalg_over_gap_tangent_self"]
k__linalg_pinv_backward_self = _k["_linalg_pinv_backward_self"]
k__linalg_qr_backward_self_inner = _k["_linalg_qr_backward_self_inner"]
k__linalg_slogdet_backward_self_inner = _k["_linalg_slogdet_backward_self_inner"]
k__linalg_svd_backward_self_inner = _k["_linalg_svd_backward_self_inner"]
k__linalg_svd_backward_self_inner_2 = _k["_linalg_svd_backward_self_inner_2"]
k__linalg_svd_backward_self_inner_3 = _k["_linalg_svd_backward_self_inner_3"]
k__linalg_svd_backward_self_inner_4 = _k["_linalg_svd_backward_self_inner_4"]
k__linalg_svd_backward_self_inner_5 = _k["_linalg_svd_backward_self_inner_5"]
k__renorm_factor = _k["_renorm_factor"]
k__renorm_factor_backward_self = _k["_renorm_factor_backward_self"]
k_add = _k["add"]
k_conj = _k["conj"]
k_mul = _k["mul"]
k_mul_backward_self = _k["mul_backward_self"]
k_neg = _k["neg"]
k_pow_Scalar_backward_self_2 = _k["pow_Scalar_backward_self_2"]
k_sub = _k["sub"]
k_vdot_backward_self = _k["vdot_backward_self"]
k__linalg_over_gap_same = k__linalg_over_gap.same
k__renorm_factor_same = k__renorm_factor.same
k__linalg_over_gap_any = k__linalg_over_gap.any


# ---- _matmul(Tensor self, Tensor mat2) -> Tensor


class MatmulBackward0(Node, shown_as="UnsafeViewBackward0"):
    """self: grad._matmul(_mH(mat2))
    mat2: _mH(self)._matmul(grad)"""

    __slots__ = ("mat2", "mat2_changes", "self_", "self_changes")
    saved = {"mat2": ("mat2", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "mat2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            if self.mat2_changes[0] > self.seq:
                raise stale(self, "mat2")
            grad_self = array_linalg__matrices.matmul(grad, array_shape.mH(self.mat2))
        if to_mat2 is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_mat2 = array_linalg__matrices.matmul(array_shape.mH(self.self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_mat2 = edges or self.next
        grad_self = grad_mat2 = None
        if to_self is not None:
            mat2 = saved_input(self, "mat2", self.mat2, self.mat2_changes, self.next[1])
            grad_self = ops._matmul(grad, ops._mH(mat2))
        if to_mat2 is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_mat2 = ops._matmul(ops._mH(self_), grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_mat2)

    def release(self, freed):
        self.mat2 = None
        self.mat2_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__matmul(edges, arrays, changes, results, result_changes):
    (self_node, mat2_node) = edges
    (self_array, mat2_array) = arrays
    (self_changes, mat2_changes) = changes
    node = new(MatmulBackward0)
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


def _tangent_arrays__matmul_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__matrices.matmul(self_t, mat2_p)
        total = term if total is None else k_add(total, term)
    if mat2_t is not None:
        term = array_linalg__matrices.matmul(self_p, mat2_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__matmul_result(self_p, mat2_p, self_t, mat2_t, result):
    total = None
    if self_t is not None:
        term = ops._matmul(self_t, mat2_p)
        total = term if total is None else ops.add(total, term)
    if mat2_t is not None:
        term = ops._matmul(self_p, mat2_t)
        total = term if total is None else ops.add(total, term)
    return total


op__matmul = Op(
    "_matmul",
    "_matmul(Tensor self, Tensor mat2) -> Tensor",
    params=(("input", "Tensor"), ("mat2", "Tensor")),
    positional=2,
    required=("input", "mat2"),
    forward=array_linalg__matrices.matmul,
    record=_record__matmul,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__matmul_result, _tangent_tensors__matmul_result)},
    saves_self_for=("mat2",),
)


def _matmul(input, mat2):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or mat2.__class__ is not Tensor or modes.observers:
            return general(op__matmul, (input, mat2))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        mat2_array = mat2._array
        mat2_changes = mat2._changes
        mat2_node = mat2._node
        if mat2_array.__class__ is not self_array.__class__:
            return general(op__matmul, (input, mat2))
        result_array = array_linalg__matrices.matmul(self_array, mat2_array)
        out = plain_tensor(result_array)
        if (self_node is None and mat2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MatmulBackward0)
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


op__matmul.call = _matmul


# ---- _linalg_inv(Tensor self) -> (Tensor inverse, Tensor info)


class LinalgInvBackward0(Node, shown_as="LinalgInvExBackward0"):
    """self: -(_mH(inverse)._matmul(grad)._matmul(_mH(inverse)))"""

    __slots__ = ("inverse", "inverse_changes")
    saved = {"inverse": ("inverse", "result", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.inverse_changes[0] > self.seq:
            raise stale(self, "inverse")
        t1 = array_shape.mH(self.inverse)
        grad_self = k_neg(array_linalg__matrices.matmul(array_linalg__matrices.matmul(t1, grad), t1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        inverse = saved_result(self, "inverse", self.inverse, self.inverse_changes, 0)
        t1 = ops._mH(inverse)
        grad_self = ops.neg(ops._matmul(ops._matmul(t1, grad), t1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.inverse = None
        self.inverse_changes = freed


def _record__linalg_inv(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (inverse_array, info_array) = results
    (inverse_changes, info_changes) = result_changes
    node = new(LinalgInvBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.inverse = inverse_array
    node.inverse_changes = inverse_changes
    return node


def _tangent_arrays__linalg_inv_inverse(self_p, self_t, inverse, info):
    return k_neg(array_linalg__matrices.matmul(array_linalg__matrices.matmul(inverse, self_t), inverse))


def _tangent_tensors__linalg_inv_inverse(self_p, self_t, inverse, info):
    return ops.neg(ops._matmul(ops._matmul(inverse, self_t), inverse))


op__linalg_inv = Op(
    "_linalg_inv",
    "_linalg_inv(Tensor self) -> (Tensor inverse, Tensor info)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.inverse,
    record=_record__linalg_inv,
    edges=(0,),
    differentiable=(True, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_inv', ('inverse', 'info')),
    tangents={"inverse": (_tangent_arrays__linalg_inv_inverse, _tangent_tensors__linalg_inv_inverse)},
)


def _linalg_inv(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_inv, (input,))
        self_array = input._array
        self_node = input._node
        if not op__linalg_inv.accepts[self_array.dtype]:
            return general(op__linalg_inv, (input,))
        (inverse_array, info_array) = array_linalg__matrices.inverse(self_array)
        out_inverse = plain_tensor(inverse_array)
        out_info = plain_tensor(info_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_inv.results((out_inverse, out_info))
        inverse_changes = out_inverse._changes
        node = new(LinalgInvBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.inverse = inverse_array
        node.inverse_changes = inverse_changes
        out_inverse._node = node
        return op__linalg_inv.results((out_inverse, out_info))
    except Exception:
        hide_frames()
        raise


op__linalg_inv.call = _linalg_inv


# ---- _linalg_solve(Tensor self, Tensor B) -> (Tensor result, Tensor info)


class LinalgSolveBackward0(Node, shown_as="LinalgSolveExBackward0"):
    """self: -(g._matmul(_mH(result)))
    B: g"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self", "B")
    outputs = (True, False)

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        shared1 = array_linalg__matrices.solve(array_shape.mH(self.self_), grad)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self = k_neg(array_linalg__matrices.matmul(shared1[0], array_shape.mH(self.result)))
        if to_B is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_B = shared1[0]
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        shared1 = ops._linalg_solve(ops._mH(self_), grad)
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_self = ops.neg(ops._matmul(shared1[0], ops._mH(result)))
        if to_B is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_B = shared1[0]
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__linalg_solve(edges, arrays, changes, results, result_changes):
    (self_node, B_node) = edges
    (self_array, B_array) = arrays
    (self_changes, B_changes) = changes
    (result_array, info_array) = results
    (result_changes, info_changes) = result_changes
    node = new(LinalgSolveBackward0)
    node.next = (self_node, B_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.result = result_array
        node.result_changes = result_changes
    return node


def _tangent_arrays__linalg_solve_result(self_p, B_p, self_t, B_t, result, info):
    if self_t is None:
        self_t = zeros_like_array(self_p)
    if B_t is None:
        B_t = zeros_like_array(B_p)
    return array_linalg__matrices.solve(self_p, k_sub(B_t, array_linalg__matrices.matmul(self_t, result)))[0]


def _tangent_tensors__linalg_solve_result(self_p, B_p, self_t, B_t, result, info):
    if self_t is None:
        self_t = ops.zeros_like(self_p)
    if B_t is None:
        B_t = ops.zeros_like(B_p)
    return ops._linalg_solve(self_p, ops.sub(B_t, ops._matmul(self_t, result)))[0]


op__linalg_solve = Op(
    "_linalg_solve",
    "_linalg_solve(Tensor self, Tensor B) -> (Tensor result, Tensor info)",
    params=(("input", "Tensor"), ("B", "Tensor")),
    positional=2,
    required=("input", "B"),
    forward=array_linalg__matrices.solve,
    record=_record__linalg_solve,
    edges=(0, 1),
    differentiable=(True, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 1),
    batch="dims.of_input",
    results=return_type('_linalg_solve', ('result', 'info')),
    tangents={"result": (_tangent_arrays__linalg_solve_result, _tangent_tensors__linalg_solve_result)},
    saves_self_for=("input", "B"),
)


def _linalg_solve(input, B):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or B.__class__ is not Tensor or modes.observers:
            return general(op__linalg_solve, (input, B))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_solve.accepts[self_array.dtype]:
            return general(op__linalg_solve, (input, B))
        B_array = B._array
        B_node = B._node
        if not op__linalg_solve.accepts[B_array.dtype] or B_array.__class__ is not self_array.__class__:
            return general(op__linalg_solve, (input, B))
        (result_array, info_array) = array_linalg__matrices.solve(self_array, B_array)
        out_result = plain_tensor(result_array)
        out_info = plain_tensor(info_array)
        if (self_node is None and B_node is None) or (modes.no_grad and left_out()):
            return op__linalg_solve.results((out_result, out_info))
        result_changes = out_result._changes
        node = new(LinalgSolveBackward0)
        node.next = (self_node, B_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.result = result_array
            node.result_changes = result_changes
        out_result._node = node
        return op__linalg_solve.results((out_result, out_info))
    except Exception:
        hide_frames()
        raise


op__linalg_solve.call = _linalg_solve


# ---- _linalg_solve_triangular(Tensor self, Tensor B, bool upper, bool unitriangular) -> Tensor


class LinalgSolveTriangularBackward0(Node, shown_as="LinalgSolveTriangularBackward0"):
    """self: -(whole.triu(1 if unitriangular else 0) if upper else whole.tril(-1 if unitriangular else 0))
    B: g"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "upper", "unitriangular")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "upper": ("upper", "plain", -1), "unitriangular": ("unitriangular", "plain", -1)}
    inputs = ("self", "B")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        shared1 = array_linalg__matrices.solve_triangular(array_shape.mH(self.self_), grad, (not self.upper), self.unitriangular)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            t1 = array_linalg__matrices.matmul(shared1, array_shape.mH(self.result))
            grad_self = (k_neg(array_copies.triu(t1, (1 if self.unitriangular else 0))) if self.upper else k_neg(array_copies.tril(t1, (-1 if self.unitriangular else 0))))
        if to_B is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_B = shared1
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        shared1 = ops._linalg_solve_triangular(ops._mH(self_), grad, (not self.upper), self.unitriangular)
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = ops._matmul(shared1, ops._mH(result))
            grad_self = ops.neg((ops.triu(t1, (1 if self.unitriangular else 0)) if self.upper else ops.tril(t1, (-1 if self.unitriangular else 0))))
        if to_B is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_B = shared1
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__linalg_solve_triangular(edges, arrays, changes, results, result_changes):
    (self_node, B_node) = edges
    (self_array, B_array, upper, unitriangular) = arrays
    (self_changes, B_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LinalgSolveTriangularBackward0)
    node.next = (self_node, B_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.upper = upper
    node.unitriangular = unitriangular
    if self_node is not None:
        node.result = result_array
        node.result_changes = result_changes
    return node


op__linalg_solve_triangular = Op(
    "_linalg_solve_triangular",
    "_linalg_solve_triangular(Tensor self, Tensor B, bool upper, bool unitriangular) -> Tensor",
    params=(("input", "Tensor"), ("B", "Tensor"), ("upper", "bool"), ("unitriangular", "bool")),
    positional=4,
    required=("input", "B", "upper", "unitriangular"),
    forward=array_linalg__matrices.solve_triangular,
    record=_record__linalg_solve_triangular,
    edges=(0, 1),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 1),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "B"),
)


def _linalg_solve_triangular(input, B, upper, unitriangular):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or B.__class__ is not Tensor or modes.observers:
            return general(op__linalg_solve_triangular, (input, B, upper, unitriangular))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_solve_triangular.accepts[self_array.dtype]:
            return general(op__linalg_solve_triangular, (input, B, upper, unitriangular))
        B_array = B._array
        B_node = B._node
        if not op__linalg_solve_triangular.accepts[B_array.dtype] or B_array.__class__ is not self_array.__class__:
            return general(op__linalg_solve_triangular, (input, B, upper, unitriangular))
        result_array = array_linalg__matrices.solve_triangular(self_array, B_array, upper, unitriangular)
        out = plain_tensor(result_array)
        if (self_node is None and B_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LinalgSolveTriangularBackward0)
        node.next = (self_node, B_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.upper = upper
        node.unitriangular = unitriangular
        if self_node is not None:
            node.result = result_array
            node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_solve_triangular.call = _linalg_solve_triangular


# ---- _linalg_cholesky(Tensor self) -> (Tensor L, Tensor info)


class LinalgCholeskyBackward0(Node, shown_as="LinalgCholeskyExBackward0"):
    """self: _linalg_solve_triangular(_mH(L), _mH(half), True, False)"""

    __slots__ = ("L", "L_changes")
    saved = {"L": ("L", "result", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.L_changes[0] > self.seq:
            raise stale(self, "L")
        t1 = array_shape.mH(self.L)
        t2 = array_copies.tril(array_linalg__matrices.matmul(t1, grad), 0)
        t3 = array_copies.triu(t2, 0)
        grad_self = array_linalg__matrices.solve_triangular(t1, array_shape.mH(array_linalg__matrices.solve_triangular(t1, k__linalg_cholesky_backward_self(t2, array_shape.mH(t2), t3, array_shape.mH(t3)), True, False)), True, False)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        L = saved_result(self, "L", self.L, self.L_changes, 0)
        t1 = ops._mH(L)
        t2 = ops.tril(ops._matmul(t1, grad))
        t3 = ops.triu(t2)
        grad_self = ops._linalg_solve_triangular(t1, ops._mH(ops._linalg_solve_triangular(t1, ops.div(ops.sub(ops.add(t2, ops._mH(t2)), ops.div(ops.add(t3, ops._mH(t3)), 2)), 2), True, False)), True, False)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.L = None
        self.L_changes = freed


def _record__linalg_cholesky(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (L_array, info_array) = results
    (L_changes, info_changes) = result_changes
    node = new(LinalgCholeskyBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.L = L_array
    node.L_changes = L_changes
    return node


op__linalg_cholesky = Op(
    "_linalg_cholesky",
    "_linalg_cholesky(Tensor self) -> (Tensor L, Tensor info)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.cholesky,
    record=_record__linalg_cholesky,
    edges=(0,),
    differentiable=(True, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_cholesky', ('L', 'info')),
    tangents={"L": TRANSPOSE},
)


def _linalg_cholesky(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_cholesky, (input,))
        self_array = input._array
        self_node = input._node
        if not op__linalg_cholesky.accepts[self_array.dtype]:
            return general(op__linalg_cholesky, (input,))
        (L_array, info_array) = array_linalg__matrices.cholesky(self_array)
        out_L = plain_tensor(L_array)
        out_info = plain_tensor(info_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_cholesky.results((out_L, out_info))
        L_changes = out_L._changes
        node = new(LinalgCholeskyBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.L = L_array
        node.L_changes = L_changes
        out_L._node = node
        return op__linalg_cholesky.results((out_L, out_info))
    except Exception:
        hide_frames()
        raise


op__linalg_cholesky.call = _linalg_cholesky


# ---- _linalg_det(Tensor self) -> Tensor


class LinalgDetBackward0(Node, shown_as="LinalgDetBackward0"):
    """self: grad.unsqueeze(-1).unsqueeze(-1) * _cofactor(self).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_mul_backward_self(array_shape.unsqueeze(array_shape.unsqueeze(grad, -1), -1), array_linalg__spectra.cofactor(self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.unsqueeze(ops.unsqueeze(grad, -1), -1), ops.conj(ops._cofactor(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__linalg_det(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LinalgDetBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__linalg_det_result(self_p, self_t, result):
    return array_reduce.sum(k_mul(array_linalg__spectra.cofactor(self_p), self_t), (-2, -1), False, None)


def _tangent_tensors__linalg_det_result(self_p, self_t, result):
    return ops.sum(ops.mul(ops._cofactor(self_p), self_t), (-2, -1))


op__linalg_det = Op(
    "_linalg_det",
    "_linalg_det(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.det,
    record=_record__linalg_det,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__linalg_det_result, _tangent_tensors__linalg_det_result)},
    saves_self_for=("input",),
)


def _linalg_det(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_det, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_det.accepts[self_array.dtype]:
            return general(op__linalg_det, (input,))
        result_array = array_linalg__matrices.det(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LinalgDetBackward0)
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


op__linalg_det.call = _linalg_det


# ---- _cofactor(Tensor self) -> Tensor


class CofactorBackward0(Node):
    """self: _cofactor_differential(self.conj(), grad)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = array_linalg__spectra.cofactor_differential(conjugated(k_conj, self.self_), grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops._cofactor_differential(ops.conj(self_), grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__cofactor(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(CofactorBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__cofactor_result(self_p, self_t, result):
    return array_linalg__spectra.cofactor_differential(self_p, self_t)


def _tangent_tensors__cofactor_result(self_p, self_t, result):
    return ops._cofactor_differential(self_p, self_t)


op__cofactor = Op(
    "_cofactor",
    "_cofactor(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__spectra.cofactor,
    record=_record__cofactor,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__cofactor_result, _tangent_tensors__cofactor_result)},
    saves_self_for=("input",),
)


def _cofactor(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__cofactor, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__cofactor.accepts[self_array.dtype]:
            return general(op__cofactor, (input,))
        result_array = array_linalg__spectra.cofactor(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CofactorBackward0)
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


op__cofactor.call = _cofactor


# ---- _cofactor_differential(Tensor self, Tensor other) -> Tensor


class CofactorDifferentialBackward0(Node):
    """self: _mH(inner.conj()) * _linalg_det(a).unsqueeze(-1).unsqueeze(-1)
    other: _cofactor_differential(self.conj(), grad)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        shared1 = k_conj(self.self_)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            t1 = array_linalg__matrices.matmul(array_linalg__matrices.inverse(shared1)[0], grad)
            t2 = array_linalg__matrices.matmul(array_linalg__matrices.inverse(shared1)[0], conjugated(k_conj, self.other))
            t3 = array_linalg__matrices.matmul(t1, t2)
            t4 = array_shape.unsqueeze(array_shape.unsqueeze(array_reduce.sum(array_shape.diagonal(t1, 0, -2, -1), (-1,), False, None), -1), -1)
            t5 = array_shape.unsqueeze(array_shape.unsqueeze(array_reduce.sum(array_shape.diagonal(t2, 0, -2, -1), (-1,), False, None), -1), -1)
            grad_self = k_mul(array_shape.mH(k__cofactor_differential_backward_self_inner(array_linalg__matrices.matmul(k__cofactor_differential_backward_self_inner_inner(t3, array_linalg__matrices.matmul(t2, t1), t4, t2, t5, t1), array_linalg__matrices.inverse(shared1)[0]), t4, t5, array_shape.unsqueeze(array_shape.unsqueeze(array_reduce.sum(array_shape.diagonal(t3, 0, -2, -1), (-1,), False, None), -1), -1), array_linalg__matrices.inverse(shared1)[0])), array_shape.unsqueeze(array_shape.unsqueeze(array_linalg__matrices.det(shared1), -1), -1))
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_other = array_linalg__spectra.cofactor_differential(shared1, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        shared1 = ops.conj(self_)
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            t1 = ops._matmul(ops._linalg_inv(shared1)[0], grad)
            t2 = ops._matmul(ops._linalg_inv(shared1)[0], ops.conj(other))
            t3 = ops._matmul(t1, t2)
            t4 = ops.unsqueeze(ops.unsqueeze(ops.sum(ops.diagonal(t1, 0, -2, -1), (-1,)), -1), -1)
            t5 = ops.unsqueeze(ops.unsqueeze(ops.sum(ops.diagonal(t2, 0, -2, -1), (-1,)), -1), -1)
            grad_self = ops.mul(ops._mH(ops.conj(ops.add(ops._matmul(ops.sub(ops.sub(ops.add(t3, ops._matmul(t2, t1)), ops.mul(t4, t2)), ops.mul(t5, t1)), ops._linalg_inv(shared1)[0]), ops.mul(ops.sub(ops.mul(t4, t5), ops.unsqueeze(ops.unsqueeze(ops.sum(ops.diagonal(t3, 0, -2, -1), (-1,)), -1), -1)), ops._linalg_inv(shared1)[0])))), ops.unsqueeze(ops.unsqueeze(ops._linalg_det(shared1), -1), -1))
        if to_other is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_other = ops._cofactor_differential(shared1, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record__cofactor_differential(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(CofactorDifferentialBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.other = other_array
        node.other_changes = other_changes
    return node


op__cofactor_differential = Op(
    "_cofactor_differential",
    "_cofactor_differential(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=array_linalg__spectra.cofactor_differential,
    record=_record__cofactor_differential,
    edges=(0, 1),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 1),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "other"),
)


def _cofactor_differential(input, other):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op__cofactor_differential, (input, other))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__cofactor_differential.accepts[self_array.dtype]:
            return general(op__cofactor_differential, (input, other))
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if not op__cofactor_differential.accepts[other_array.dtype] or other_array.__class__ is not self_array.__class__:
            return general(op__cofactor_differential, (input, other))
        result_array = array_linalg__spectra.cofactor_differential(self_array, other_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(CofactorDifferentialBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.other = other_array
            node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__cofactor_differential.call = _cofactor_differential


# ---- _linalg_slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)


class LinalgSlogdetBackward0(Node, shown_as="LinalgSlogdetBackward0"):
    """self: (grads[1] + (turn - turn.conj()) / 2).unsqueeze(-1).unsqueeze(-1) * _mH(_linalg_inv(self)[0])"""

    __slots__ = ("self_", "self_changes", "sign", "sign_changes", "results")
    saved = {"self": ("self_", "input", 0), "sign": ("sign", "result", 0)}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        grads = defined(grads, self.results)
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.sign_changes[0] > self.seq:
            raise stale(self, "sign")
        grad_self = k_mul(array_shape.unsqueeze(array_shape.unsqueeze(k__linalg_slogdet_backward_self_inner(grads[1], grads[0], self.sign), -1), -1), array_shape.mH(array_linalg__matrices.inverse(self.self_)[0]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grads = defined_tensors(grads, self.results)
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        sign = saved_result(self, "sign", self.sign, self.sign_changes, 0)
        t1 = ops.mul(grads[0], ops.conj(sign))
        grad_self = ops.mul(ops.unsqueeze(ops.unsqueeze(ops.add(grads[1], ops.div(ops.sub(t1, ops.conj(t1)), 2)), -1), -1), ops._mH(ops._linalg_inv(self_)[0]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.sign = None
        self.sign_changes = freed


def _record__linalg_slogdet(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (sign_array, logabsdet_array) = results
    (sign_changes, logabsdet_changes) = result_changes
    node = new(LinalgSlogdetBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((sign_array.shape, sign_array.dtype), (logabsdet_array.shape, logabsdet_array.dtype))
    node.self_ = self_array
    node.self_changes = self_changes
    node.sign = sign_array
    node.sign_changes = sign_changes
    return node


op__linalg_slogdet = Op(
    "_linalg_slogdet",
    "_linalg_slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.slogdet,
    record=_record__linalg_slogdet,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
    results=return_type('_linalg_slogdet', ('sign', 'logabsdet')),
    tangents={"sign": TRANSPOSE, "logabsdet": TRANSPOSE},
    saves_self_for=("input",),
)


def _linalg_slogdet(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_slogdet, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_slogdet.accepts[self_array.dtype]:
            return general(op__linalg_slogdet, (input,))
        (sign_array, logabsdet_array) = array_linalg__matrices.slogdet(self_array)
        out_sign = plain_tensor(sign_array)
        out_logabsdet = plain_tensor(logabsdet_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_slogdet.results((out_sign, out_logabsdet))
        sign_changes = out_sign._changes
        node = new(LinalgSlogdetBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((sign_array.shape, sign_array.dtype), (logabsdet_array.shape, logabsdet_array.dtype))
        node.self_ = self_array
        node.self_changes = self_changes
        node.sign = sign_array
        node.sign_changes = sign_changes
        out_sign._node = Port(node, 0)
        out_logabsdet._node = Port(node, 1)
        return op__linalg_slogdet.results((out_sign, out_logabsdet))
    except Exception:
        hide_frames()
        raise


op__linalg_slogdet.call = _linalg_slogdet


# ---- _linalg_checked_phases(Tensor self, float tolerance, str op) -> Tensor


class LinalgCheckedPhasesBackward0(Node):
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


def _record__linalg_checked_phases(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(LinalgCheckedPhasesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__linalg_checked_phases_result(self_p, tolerance, op, self_t, result):
    return self_t


def _tangent_tensors__linalg_checked_phases_result(self_p, tolerance, op, self_t, result):
    return self_t


op__linalg_checked_phases = Op(
    "_linalg_checked_phases",
    "_linalg_checked_phases(Tensor self, float tolerance, str op) -> Tensor",
    params=(("input", "Tensor"), ("tolerance", "float"), ("op", "str")),
    positional=3,
    required=("input", "tolerance", "op"),
    forward=array_linalg__spectra.checked_phases,
    record=_record__linalg_checked_phases,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__linalg_checked_phases_result, _tangent_tensors__linalg_checked_phases_result)},
)


def _linalg_checked_phases(input, tolerance, op):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_checked_phases, (input, tolerance, op))
        self_array = input._array
        self_node = input._node
        result_array = array_linalg__spectra.checked_phases(self_array, tolerance, op)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LinalgCheckedPhasesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_checked_phases.call = _linalg_checked_phases


# ---- _linalg_largest(Tensor self) -> Tensor


op__linalg_largest = Op(
    "_linalg_largest",
    "_linalg_largest(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__spectra.largest,
    non_differentiable="the result is an index",
    batch="dims.in_front",
)


def _linalg_largest(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_largest, (input,))
        self_array = input._array
        result_array = array_linalg__spectra.largest(self_array)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_largest.call = _linalg_largest


# ---- _linalg_over_gap(Tensor self, Tensor gap) -> Tensor


def __linalg_over_gap_forward(self_, gap):
    return k__linalg_over_gap(self_, gap)


class LinalgOverGapBackward0(Node):
    """self: grad / by.conj()
    gap: -grad * (self / by / by).conj()"""

    __slots__ = ("self_", "self_changes", "gap", "gap_changes")
    saved = {"self": ("self_", "input", 0), "gap": ("gap", "input", 1)}
    inputs = ("self", "gap")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_gap = edges or self.next
        grad_self = grad_gap = None
        if to_self is not None and to_gap is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.gap_changes[0] > self.seq:
                raise stale(self, "gap")
            grad_self, grad_gap = k__linalg_over_gap_backward(grad, self.gap, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_gap)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.gap_changes[0] > self.seq:
                raise stale(self, "gap")
            grad_self = k__linalg_over_gap_backward_self(grad, self.gap, self.self_)
        if to_gap is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.gap_changes[0] > self.seq:
                raise stale(self, "gap")
            grad_gap = k__linalg_over_gap_backward_gap(grad, self.self_, self.gap)
        if freed:
            self.release(freed)
        return (grad_self, grad_gap)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_gap = edges or self.next
        grad_self = grad_gap = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            gap = saved_operand(self, "gap", self.gap, self.gap_changes, self.next[1], grad)
            grad_self = ops.div(grad, ops.conj(ops.where(ops.eq(gap, 0), ops.where(ops.eq(self_, 0), math.inf, gap), gap)))
        if to_gap is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            gap = saved_operand(self, "gap", self.gap, self.gap_changes, self.next[1], grad)
            t1 = ops.where(ops.eq(gap, 0), ops.where(ops.eq(self_, 0), math.inf, gap), gap)
            grad_gap = ops.mul(ops.neg(grad), ops.conj(ops.div(ops.div(self_, t1), t1)))
        if freed:
            self.release(freed)
        return (grad_self, grad_gap)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.gap = None
        self.gap_changes = freed


def _record__linalg_over_gap(edges, arrays, changes, results, result_changes):
    (self_node, gap_node) = edges
    (self_array, gap_array) = arrays
    (self_changes, gap_changes) = changes
    node = new(LinalgOverGapBackward0)
    node.next = (self_node, gap_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.gap = gap_array
    node.gap_changes = gap_changes
    return node


def _tangent_arrays__linalg_over_gap_result(self_p, gap_p, self_t, gap_t, result):
    total = None
    if self_t is not None:
        term = k__linalg_over_gap_tangent_self(self_t, gap_p, self_p)
        total = term if total is None else k_add(total, term)
    if gap_t is not None:
        term = k__linalg_over_gap_tangent_gap(gap_t, self_p, gap_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__linalg_over_gap_result(self_p, gap_p, self_t, gap_t, result):
    total = None
    if self_t is not None:
        term = ops.div(self_t, ops.where(ops.eq(gap_p, 0), ops.where(ops.eq(self_p, 0), math.inf, gap_p), gap_p))
        total = term if total is None else ops.add(total, term)
    if gap_t is not None:
        t1 = ops.where(ops.eq(gap_p, 0), ops.where(ops.eq(self_p, 0), math.inf, gap_p), gap_p)
        term = ops.mul(ops.neg(gap_t), ops.div(ops.div(self_p, t1), t1))
        total = term if total is None else ops.add(total, term)
    return total


op__linalg_over_gap = Op(
    "_linalg_over_gap",
    "_linalg_over_gap(Tensor self, Tensor gap) -> Tensor",
    params=(("input", "Tensor"), ("gap", "Tensor")),
    positional=2,
    required=("input", "gap"),
    forward=__linalg_over_gap_forward,
    record=_record__linalg_over_gap,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays__linalg_over_gap_result, _tangent_tensors__linalg_over_gap_result)},
    saves_self_for=("input", "gap"),
)


def _linalg_over_gap(input, gap):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__linalg_over_gap, (input, gap))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__linalg_over_gap, (input, gap))
        if gap.__class__ is Tensor:
            gap_array = gap._array
            gap_changes = gap._changes
            gap_node = gap._node
        elif gap.__class__ in NUMBERS:
            gap_array = gap
            gap_changes = UNCHANGED
            gap_node = None
        else:
            return general(op__linalg_over_gap, (input, gap))
        result_array = k__linalg_over_gap_same(self_array, gap_array)
        if result_array is None:
            result_array = k__linalg_over_gap_any(self_array, gap_array)
            if result_array is None:
                return general(op__linalg_over_gap, (input, gap))
            self_node = restored(self_node, self_array, result_array)
            gap_node = restored(gap_node, gap_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and gap_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LinalgOverGapBackward0)
        node.next = (self_node, gap_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.gap = gap_array
        node.gap_changes = gap_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_over_gap.call = _linalg_over_gap


# ---- _linalg_eigh(Tensor self, str UPLO, float tolerance, Tensor? known_values=None, Tensor? known_vectors=None) -> (Tensor eigenvalues, Tensor eigenvectors)


class LinalgEighBackward0(Node, shown_as="LinalgEighBackward0"):
    """self: v._matmul(inner)._matmul(_mH(v))"""

    __slots__ = ("eigenvalues", "eigenvalues_changes", "eigenvectors", "eigenvectors_changes", "tolerance", "results")
    saved = {"eigenvalues": ("eigenvalues", "result", 0), "eigenvectors": ("eigenvectors", "result", 1), "tolerance": ("tolerance", "plain", -1)}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        grads = defined(grads, self.results)
        if self.eigenvalues_changes[0] > self.seq:
            raise stale(self, "eigenvalues")
        if self.eigenvectors_changes[0] > self.seq:
            raise stale(self, "eigenvectors")
        t1 = array_shape.mH(self.eigenvectors)
        t3 = array_linalg__matrices.matmul(t1, (k_sub(grads[1], array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(array_linalg__spectra.checked_phases(array_reduce.sum(k_vdot_backward_self(self.eigenvectors, grads[1]), (-2,), True, None), self.tolerance, "linalg.eigh"), array_order.selected(self.eigenvectors, -2, (t2 := array_linalg__spectra.largest(self.eigenvectors)), True)), -2, t2, self.eigenvectors.shape, True)) if traits[self.eigenvectors.dtype].is_complex else grads[1]))
        t4 = array_shape.eye_mask(self.eigenvectors.shape[-1], first_of(grads))
        t5 = array_shape.unsqueeze(self.eigenvalues, -2)
        t6 = array_shape.unsqueeze(self.eigenvalues, -1)
        grad_self = array_linalg__matrices.matmul(array_linalg__matrices.matmul(self.eigenvectors, k__linalg_eigh_backward_self(t3, t4, t5, t6, array_shape.mH(k__linalg_eigh_backward_self_inner(t3, t4, t5, t6)), array_shape.diag_embed(grads[0], 0, -2, -1))), t1)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grads = defined_tensors(grads, self.results)
        eigenvalues = saved_result(self, "eigenvalues", self.eigenvalues, self.eigenvalues_changes, 0)
        eigenvectors = saved_result(self, "eigenvectors", self.eigenvectors, self.eigenvectors_changes, 1)
        t1 = ops._mH(eigenvectors)
        t4 = ops._linalg_over_gap(ops._matmul(t1, (ops.sub(grads[1], ops._put_selected(ops.div(ops.sub((t2 := ops._linalg_checked_phases(ops.sum(ops.mul(ops.conj(eigenvectors), grads[1]), (-2,), True), self.tolerance, "linalg.eigh")), ops.conj(t2)), ops.mul(2, ops._selected(eigenvectors, -2, (t3 := ops._linalg_largest(eigenvectors)), True))), -2, t3, eigenvectors.shape, True)) if eigenvectors.is_complex() else grads[1])), ops.where(made_beside(first_of(grads), array_shape.eye_mask, eigenvectors.shape[-1]), math.inf, ops.sub(ops.unsqueeze(eigenvalues, -2), ops.unsqueeze(eigenvalues, -1))))
        grad_self = ops._matmul(ops._matmul(eigenvectors, ops.add(ops.div(ops.add(t4, ops._mH(t4)), 2), ops.diag_embed(grads[0]))), t1)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.eigenvalues = None
        self.eigenvalues_changes = freed
        self.eigenvectors = None
        self.eigenvectors_changes = freed


def _record__linalg_eigh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, UPLO, tolerance, known_values_array, known_vectors_array) = arrays
    (eigenvalues_array, eigenvectors_array) = results
    (eigenvalues_changes, eigenvectors_changes) = result_changes
    node = new(LinalgEighBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((eigenvalues_array.shape, eigenvalues_array.dtype), (eigenvectors_array.shape, eigenvectors_array.dtype))
    node.eigenvalues = eigenvalues_array
    node.eigenvalues_changes = eigenvalues_changes
    node.eigenvectors = eigenvectors_array
    node.eigenvectors_changes = eigenvectors_changes
    node.tolerance = tolerance
    return node


op__linalg_eigh = Op(
    "_linalg_eigh",
    "_linalg_eigh(Tensor self, str UPLO, float tolerance, Tensor? known_values=None, Tensor? known_vectors=None) -> (Tensor eigenvalues, Tensor eigenvectors)",
    params=(("input", "Tensor"), ("UPLO", "str"), ("tolerance", "float"), ("known_values", "Tensor?"), ("known_vectors", "Tensor?")),
    positional=5,
    required=("input", "UPLO", "tolerance"),
    forward=array_linalg__spectra.eigh,
    record=_record__linalg_eigh,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_eigh', ('eigenvalues', 'eigenvectors')),
    tangents={"eigenvalues": TRANSPOSE, "eigenvectors": TRANSPOSE},
)


def _linalg_eigh(input, UPLO, tolerance, known_values=None, known_vectors=None):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        self_array = input._array
        self_node = input._node
        if not op__linalg_eigh.accepts[self_array.dtype]:
            return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        if known_values.__class__ is Tensor:
            known_values_array = known_values._array
            if known_values_array.__class__ is not self_array.__class__:
                return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        elif known_values is None:
            known_values_array = known_values
        else:
            return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        if known_vectors.__class__ is Tensor:
            known_vectors_array = known_vectors._array
            if known_vectors_array.__class__ is not self_array.__class__:
                return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        elif known_vectors is None:
            known_vectors_array = known_vectors
        else:
            return general(op__linalg_eigh, (input, UPLO, tolerance, known_values, known_vectors))
        (eigenvalues_array, eigenvectors_array) = array_linalg__spectra.eigh(self_array, UPLO, tolerance, known_values_array, known_vectors_array)
        out_eigenvalues = plain_tensor(eigenvalues_array)
        out_eigenvectors = plain_tensor(eigenvectors_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_eigh.results((out_eigenvalues, out_eigenvectors))
        eigenvalues_changes = out_eigenvalues._changes
        eigenvectors_changes = out_eigenvectors._changes
        node = new(LinalgEighBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((eigenvalues_array.shape, eigenvalues_array.dtype), (eigenvectors_array.shape, eigenvectors_array.dtype))
        node.eigenvalues = eigenvalues_array
        node.eigenvalues_changes = eigenvalues_changes
        node.eigenvectors = eigenvectors_array
        node.eigenvectors_changes = eigenvectors_changes
        node.tolerance = tolerance
        out_eigenvalues._node = Port(node, 0)
        out_eigenvectors._node = Port(node, 1)
        return op__linalg_eigh.results((out_eigenvalues, out_eigenvectors))
    except Exception:
        hide_frames()
        raise


op__linalg_eigh.call = _linalg_eigh


# ---- _linalg_eigvalsh(Tensor self, str UPLO, bool with_vectors, str op) -> (Tensor values, Tensor vectors)


class LinalgEigvalshBackward0(Node, shown_as="LinalgEighBackward0"):
    """self: (v * grad.unsqueeze(-2))._matmul(_mH(v))"""

    __slots__ = ("self_", "self_changes", "values", "values_changes", "vectors", "vectors_changes", "UPLO")
    saved = {"self": ("self_", "input", 0), "values": ("values", "result", 0), "vectors": ("vectors", "result", 1), "UPLO": ("UPLO", "plain", -1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.values_changes[0] > self.seq:
            raise stale(self, "values")
        if self.vectors_changes[0] > self.seq:
            raise stale(self, "vectors")
        grad_self = array_linalg__matrices.matmul(k_mul(array_linalg__spectra.eigh(self.self_, self.UPLO, math.inf, self.values, self.vectors)[1], array_shape.unsqueeze(grad, -2)), array_shape.mH(array_linalg__spectra.eigh(self.self_, self.UPLO, math.inf, self.values, self.vectors)[1]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        values = saved_result(self, "values", self.values, self.values_changes, 0)
        vectors = saved_result(self, "vectors", self.vectors, self.vectors_changes, 1)
        grad_self = ops._matmul(ops.mul(ops._linalg_eigh(self_, self.UPLO, math.inf, values, vectors)[1], ops.unsqueeze(grad, -2)), ops._mH(ops._linalg_eigh(self_, self.UPLO, math.inf, values, vectors)[1]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.values = None
        self.values_changes = freed
        self.vectors = None
        self.vectors_changes = freed


def _record__linalg_eigvalsh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, UPLO, with_vectors, op) = arrays
    (self_changes,) = changes
    (values_array, vectors_array) = results
    (values_changes, vectors_changes) = result_changes
    node = new(LinalgEigvalshBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.values = values_array
    node.values_changes = values_changes
    node.vectors = vectors_array
    node.vectors_changes = vectors_changes
    node.UPLO = UPLO
    return node


op__linalg_eigvalsh = Op(
    "_linalg_eigvalsh",
    "_linalg_eigvalsh(Tensor self, str UPLO, bool with_vectors, str op) -> (Tensor values, Tensor vectors)",
    params=(("input", "Tensor"), ("UPLO", "str"), ("with_vectors", "bool"), ("op", "str")),
    positional=4,
    required=("input", "UPLO", "with_vectors", "op"),
    forward=array_linalg__spectra.eigvalsh,
    record=_record__linalg_eigvalsh,
    edges=(0,),
    differentiable=(True, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_eigvalsh', ('values', 'vectors')),
    tangents={"values": TRANSPOSE},
    saves_self_for=("input",),
)


def _linalg_eigvalsh(input, UPLO, with_vectors, op):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_eigvalsh, (input, UPLO, with_vectors, op))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_eigvalsh.accepts[self_array.dtype]:
            return general(op__linalg_eigvalsh, (input, UPLO, with_vectors, op))
        (values_array, vectors_array) = array_linalg__spectra.eigvalsh(self_array, UPLO, with_vectors, op)
        out_values = plain_tensor(values_array)
        out_vectors = plain_tensor(vectors_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_eigvalsh.results((out_values, out_vectors))
        values_changes = out_values._changes
        vectors_changes = out_vectors._changes
        node = new(LinalgEigvalshBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.values = values_array
        node.values_changes = values_changes
        node.vectors = vectors_array
        node.vectors_changes = vectors_changes
        node.UPLO = UPLO
        out_values._node = node
        return op__linalg_eigvalsh.results((out_values, out_vectors))
    except Exception:
        hide_frames()
        raise


op__linalg_eigvalsh.call = _linalg_eigvalsh


# ---- _linalg_svd(Tensor self, float tolerance, Tensor? known_U=None, Tensor? known_S=None, Tensor? known_Vh=None) -> (Tensor U, Tensor S, Tensor Vh)


class LinalgSvdBackward0(Node, shown_as="LinalgSvdBackward0"):
    """self: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core"""

    __slots__ = ("U", "U_changes", "S", "S_changes", "Vh", "Vh_changes", "self_shape", "tolerance", "results")
    saved = {"U": ("U", "result", 0), "S": ("S", "result", 1), "Vh": ("Vh", "result", 2), "self_shape": ("self_shape", "plain", 0), "tolerance": ("tolerance", "plain", -1)}
    inputs = ("self",)
    outputs = (True, True, True)

    def run_arrays(self, grads, freed):
        grads = defined(grads, self.results)
        if self.U_changes[0] > self.seq:
            raise stale(self, "U")
        if self.S_changes[0] > self.seq:
            raise stale(self, "S")
        if self.Vh_changes[0] > self.seq:
            raise stale(self, "Vh")
        t1 = array_linalg__matrices.matmul(array_shape.mH(self.U), grads[0])
        t2 = array_shape.unsqueeze(self.S, -2)
        t3 = array_shape.mH(self.Vh)
        t4 = array_shape.mH(grads[2])
        t6 = array_linalg__matrices.matmul(array_shape.mH(t3), (k_sub(t4, array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(array_linalg__spectra.checked_phases(k_add(array_reduce.sum(k_vdot_backward_self(self.U, grads[0]), (-2,), True, None), array_reduce.sum(k_vdot_backward_self(t3, t4), (-2,), True, None)), self.tolerance, "linalg.svd"), array_order.selected(t3, -2, (t5 := array_linalg__spectra.largest(t3)), True)), -2, t5, t3.shape, True)) if traits[t3.dtype].is_complex else t4))
        t7 = array_linalg__matrices.matmul(array_linalg__matrices.matmul(self.U, k__linalg_svd_backward_self_inner(t1, array_shape.mH(t1), array_shape.eye_mask(self.S.shape[-1], first_of(grads)), t2, array_shape.unsqueeze(self.S, -1), t6, array_shape.mH(t6), array_shape.diag_embed(grads[1], 0, -2, -1))), self.Vh)
        grad_self = (k_add(t7, array_linalg__matrices.matmul(k__linalg_svd_backward_self_inner_2(grads[0], array_linalg__matrices.matmul(self.U, t1), t2), self.Vh)) if (self.self_shape[-2] > self.self_shape[-1]) else (k_add(t7, array_linalg__matrices.matmul(self.U, array_shape.mH(((k__linalg_svd_backward_self_inner_3(t4, (t9 := array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(array_linalg__spectra.checked_phases(k_add(array_reduce.sum(k_vdot_backward_self(self.U, grads[0]), (-2,), True, None), array_reduce.sum(k_vdot_backward_self(t3, t4), (-2,), True, None)), self.tolerance, "linalg.svd"), array_order.selected(t3, -2, (t8 := array_linalg__spectra.largest(t3)), True)), -2, t8, t3.shape, True)), array_linalg__matrices.matmul(t3, t6), t2) if traits[t3.dtype].is_complex else k__linalg_svd_backward_self_inner_4(t4, (t11 := array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(array_linalg__spectra.checked_phases(k_add(array_reduce.sum(k_vdot_backward_self(self.U, grads[0]), (-2,), True, None), array_reduce.sum(k_vdot_backward_self(t3, t4), (-2,), True, None)), self.tolerance, "linalg.svd"), array_order.selected(t3, -2, (t10 := array_linalg__spectra.largest(t3)), True)), -2, t10, t3.shape, True)), array_linalg__matrices.matmul(t3, t6), t2)) if traits[t3.dtype].is_complex else (k__linalg_svd_backward_self_inner_5(t4, array_linalg__matrices.matmul(t3, t6), t2, (t13 := array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(array_linalg__spectra.checked_phases(k_add(array_reduce.sum(k_vdot_backward_self(self.U, grads[0]), (-2,), True, None), array_reduce.sum(k_vdot_backward_self(t3, t4), (-2,), True, None)), self.tolerance, "linalg.svd"), array_order.selected(t3, -2, (t12 := array_linalg__spectra.largest(t3)), True)), -2, t12, t3.shape, True))) if traits[t3.dtype].is_complex else k__linalg_svd_backward_self_inner_2(t4, array_linalg__matrices.matmul(t3, t6), t2)))))) if (self.self_shape[-2] < self.self_shape[-1]) else t7))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grads = defined_tensors(grads, self.results)
        U = saved_result(self, "U", self.U, self.U_changes, 0)
        S = saved_result(self, "S", self.S, self.S_changes, 1)
        Vh = saved_result(self, "Vh", self.Vh, self.Vh_changes, 2)
        t1 = ops._matmul(ops._mH(U), grads[0])
        t2 = ops.sub(t1, ops._mH(t1))
        t3 = made_beside(first_of(grads), array_shape.eye_mask, S.shape[-1])
        t4 = ops.unsqueeze(S, -2)
        t5 = ops.unsqueeze(S, -1)
        t6 = ops.where(t3, math.inf, ops.mul(ops.sub(t4, t5), ops.add(t4, t5)))
        t7 = ops._mH(Vh)
        t8 = ops._mH(grads[2])
        t11 = ops._matmul(ops._mH(t7), (ops.sub(t8, ops._put_selected(ops.div(ops.sub((t9 := ops._linalg_checked_phases(ops.add(ops.sum(ops.mul(ops.conj(U), grads[0]), (-2,), True), ops.sum(ops.mul(ops.conj(t7), t8), (-2,), True)), self.tolerance, "linalg.svd")), ops.conj(t9)), ops.mul(2, ops._selected(t7, -2, (t10 := ops._linalg_largest(t7)), True))), -2, t10, t7.shape, True)) if t7.is_complex() else t8))
        t12 = ops._matmul(ops._matmul(U, ops.add(ops.add(ops.add(ops.mul(ops._linalg_over_gap(t2, t6), t4), ops.mul(t5, ops._linalg_over_gap(ops.sub(t11, ops._mH(t11)), t6))), ops._linalg_over_gap(ops.where(t3, ops.div(t2, 2), 0), t4)), ops.diag_embed(grads[1]))), Vh)
        grad_self = (ops.add(t12, ops._matmul(ops._linalg_over_gap(ops.sub(grads[0], ops._matmul(U, t1)), t4), Vh)) if (self.self_shape[-2] > self.self_shape[-1]) else (ops.add(t12, ops._matmul(U, ops._mH(ops._linalg_over_gap(ops.sub((ops.sub(t8, ops._put_selected(ops.div(ops.sub((t13 := ops._linalg_checked_phases(ops.add(ops.sum(ops.mul(ops.conj(U), grads[0]), (-2,), True), ops.sum(ops.mul(ops.conj(t7), t8), (-2,), True)), self.tolerance, "linalg.svd")), ops.conj(t13)), ops.mul(2, ops._selected(t7, -2, (t14 := ops._linalg_largest(t7)), True))), -2, t14, t7.shape, True)) if t7.is_complex() else t8), ops._matmul(t7, t11)), t4)))) if (self.self_shape[-2] < self.self_shape[-1]) else t12))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.U = None
        self.U_changes = freed
        self.S = None
        self.S_changes = freed
        self.Vh = None
        self.Vh_changes = freed


def _record__linalg_svd(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, tolerance, known_U_array, known_S_array, known_Vh_array) = arrays
    (U_array, S_array, Vh_array) = results
    (U_changes, S_changes, Vh_changes) = result_changes
    node = new(LinalgSvdBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((U_array.shape, U_array.dtype), (S_array.shape, S_array.dtype), (Vh_array.shape, Vh_array.dtype))
    node.U = U_array
    node.U_changes = U_changes
    node.S = S_array
    node.S_changes = S_changes
    node.Vh = Vh_array
    node.Vh_changes = Vh_changes
    node.self_shape = self_array.shape
    node.tolerance = tolerance
    return node


op__linalg_svd = Op(
    "_linalg_svd",
    "_linalg_svd(Tensor self, float tolerance, Tensor? known_U=None, Tensor? known_S=None, Tensor? known_Vh=None) -> (Tensor U, Tensor S, Tensor Vh)",
    params=(("input", "Tensor"), ("tolerance", "float"), ("known_U", "Tensor?"), ("known_S", "Tensor?"), ("known_Vh", "Tensor?")),
    positional=5,
    required=("input", "tolerance"),
    forward=array_linalg__spectra.svd,
    record=_record__linalg_svd,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_svd', ('U', 'S', 'Vh')),
    tangents={"U": TRANSPOSE, "S": TRANSPOSE, "Vh": TRANSPOSE},
)


def _linalg_svd(input, tolerance, known_U=None, known_S=None, known_Vh=None):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        self_array = input._array
        self_node = input._node
        if not op__linalg_svd.accepts[self_array.dtype]:
            return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        if known_U.__class__ is Tensor:
            known_U_array = known_U._array
            if known_U_array.__class__ is not self_array.__class__:
                return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        elif known_U is None:
            known_U_array = known_U
        else:
            return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        if known_S.__class__ is Tensor:
            known_S_array = known_S._array
            if known_S_array.__class__ is not self_array.__class__:
                return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        elif known_S is None:
            known_S_array = known_S
        else:
            return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        if known_Vh.__class__ is Tensor:
            known_Vh_array = known_Vh._array
            if known_Vh_array.__class__ is not self_array.__class__:
                return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        elif known_Vh is None:
            known_Vh_array = known_Vh
        else:
            return general(op__linalg_svd, (input, tolerance, known_U, known_S, known_Vh))
        (U_array, S_array, Vh_array) = array_linalg__spectra.svd(self_array, tolerance, known_U_array, known_S_array, known_Vh_array)
        out_U = plain_tensor(U_array)
        out_S = plain_tensor(S_array)
        out_Vh = plain_tensor(Vh_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_svd.results((out_U, out_S, out_Vh))
        U_changes = out_U._changes
        S_changes = out_S._changes
        Vh_changes = out_Vh._changes
        node = new(LinalgSvdBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((U_array.shape, U_array.dtype), (S_array.shape, S_array.dtype), (Vh_array.shape, Vh_array.dtype))
        node.U = U_array
        node.U_changes = U_changes
        node.S = S_array
        node.S_changes = S_changes
        node.Vh = Vh_array
        node.Vh_changes = Vh_changes
        node.self_shape = self_array.shape
        node.tolerance = tolerance
        out_U._node = Port(node, 0)
        out_S._node = Port(node, 1)
        out_Vh._node = Port(node, 2)
        return op__linalg_svd.results((out_U, out_S, out_Vh))
    except Exception:
        hide_frames()
        raise


op__linalg_svd.call = _linalg_svd


# ---- _linalg_svdvals(Tensor self, bool with_vectors, str op) -> (Tensor S, Tensor U, Tensor Vh)


class LinalgSvdvalsBackward0(Node, shown_as="LinalgSvdBackward0"):
    """self: (u * grad.unsqueeze(-2))._matmul(vh)"""

    __slots__ = ("self_", "self_changes", "S", "S_changes", "U", "U_changes", "Vh", "Vh_changes")
    saved = {"self": ("self_", "input", 0), "S": ("S", "result", 0), "U": ("U", "result", 1), "Vh": ("Vh", "result", 2)}
    inputs = ("self",)
    outputs = (True, False, False)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.S_changes[0] > self.seq:
            raise stale(self, "S")
        if self.U_changes[0] > self.seq:
            raise stale(self, "U")
        if self.Vh_changes[0] > self.seq:
            raise stale(self, "Vh")
        t1 = array_linalg__spectra.svd(self.self_, math.inf, self.U, self.S, self.Vh)
        grad_self = array_linalg__matrices.matmul(k_mul(t1[0], array_shape.unsqueeze(grad, -2)), t1[2])
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        S = saved_result(self, "S", self.S, self.S_changes, 0)
        U = saved_result(self, "U", self.U, self.U_changes, 1)
        Vh = saved_result(self, "Vh", self.Vh, self.Vh_changes, 2)
        t1 = ops._linalg_svd(self_, math.inf, U, S, Vh)
        grad_self = ops._matmul(ops.mul(t1[0], ops.unsqueeze(grad, -2)), t1[2])
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.S = None
        self.S_changes = freed
        self.U = None
        self.U_changes = freed
        self.Vh = None
        self.Vh_changes = freed


def _record__linalg_svdvals(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, with_vectors, op) = arrays
    (self_changes,) = changes
    (S_array, U_array, Vh_array) = results
    (S_changes, U_changes, Vh_changes) = result_changes
    node = new(LinalgSvdvalsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.S = S_array
    node.S_changes = S_changes
    node.U = U_array
    node.U_changes = U_changes
    node.Vh = Vh_array
    node.Vh_changes = Vh_changes
    return node


op__linalg_svdvals = Op(
    "_linalg_svdvals",
    "_linalg_svdvals(Tensor self, bool with_vectors, str op) -> (Tensor S, Tensor U, Tensor Vh)",
    params=(("input", "Tensor"), ("with_vectors", "bool"), ("op", "str")),
    positional=3,
    required=("input", "with_vectors", "op"),
    forward=array_linalg__spectra.svdvals,
    record=_record__linalg_svdvals,
    edges=(0,),
    differentiable=(True, False, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_svdvals', ('S', 'U', 'Vh')),
    tangents={"S": TRANSPOSE},
    saves_self_for=("input",),
)


def _linalg_svdvals(input, with_vectors, op):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_svdvals, (input, with_vectors, op))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_svdvals.accepts[self_array.dtype]:
            return general(op__linalg_svdvals, (input, with_vectors, op))
        (S_array, U_array, Vh_array) = array_linalg__spectra.svdvals(self_array, with_vectors, op)
        out_S = plain_tensor(S_array)
        out_U = plain_tensor(U_array)
        out_Vh = plain_tensor(Vh_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_svdvals.results((out_S, out_U, out_Vh))
        S_changes = out_S._changes
        U_changes = out_U._changes
        Vh_changes = out_Vh._changes
        node = new(LinalgSvdvalsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.S = S_array
        node.S_changes = S_changes
        node.U = U_array
        node.U_changes = U_changes
        node.Vh = Vh_array
        node.Vh_changes = Vh_changes
        out_S._node = node
        return op__linalg_svdvals.results((out_S, out_U, out_Vh))
    except Exception:
        hide_frames()
        raise


op__linalg_svdvals.call = _linalg_svdvals


# ---- _linalg_eig(Tensor self, float tolerance, Tensor? known_values=None, Tensor? known_vectors=None) -> (Tensor eigenvalues, Tensor eigenvectors)


class LinalgEigBackward0(Node, shown_as="LinalgEigBackward0"):
    """self: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0]"""

    __slots__ = ("eigenvalues", "eigenvalues_changes", "eigenvectors", "eigenvectors_changes", "tolerance", "results")
    saved = {"eigenvalues": ("eigenvalues", "result", 0), "eigenvectors": ("eigenvectors", "result", 1), "tolerance": ("tolerance", "plain", -1)}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        grads = defined(grads, self.results)
        if self.eigenvalues_changes[0] > self.seq:
            raise stale(self, "eigenvalues")
        if self.eigenvectors_changes[0] > self.seq:
            raise stale(self, "eigenvectors")
        t1 = array_shape.mH(self.eigenvectors)
        t2 = array_linalg__spectra.checked_phases(array_reduce.sum(k_vdot_backward_self(self.eigenvectors, grads[1]), (-2,), True, None), self.tolerance, "linalg.eig")
        t3 = array_linalg__spectra.largest(self.eigenvectors)
        grad_self = array_linalg__matrices.solve(t1, array_linalg__matrices.matmul(k__linalg_eig_backward_self(array_linalg__matrices.matmul(t1, k__linalg_eig_backward_self_inner(grads[1], array_order.put_selected(k__linalg_eigh_backward_self_inner_inner(t2, array_order.selected(self.eigenvectors, -2, t3, True)), -2, t3, self.eigenvectors.shape, True), self.eigenvectors, t2)), array_shape.eye_mask(self.eigenvectors.shape[-1], first_of(grads)), array_shape.unsqueeze(self.eigenvalues, -2), array_shape.unsqueeze(self.eigenvalues, -1), array_shape.diag_embed(grads[0], 0, -2, -1)), t1))[0]
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grads = defined_tensors(grads, self.results)
        eigenvalues = saved_result(self, "eigenvalues", self.eigenvalues, self.eigenvalues_changes, 0)
        eigenvectors = saved_result(self, "eigenvectors", self.eigenvectors, self.eigenvectors_changes, 1)
        t1 = ops._mH(eigenvectors)
        t2 = ops._linalg_checked_phases(ops.sum(ops.mul(ops.conj(eigenvectors), grads[1]), (-2,), True), self.tolerance, "linalg.eig")
        t3 = ops.conj(t2)
        t4 = ops._linalg_largest(eigenvectors)
        grad_self = ops._linalg_solve(t1, ops._matmul(ops.add(ops._linalg_over_gap(ops._matmul(t1, ops.sub(ops.sub(grads[1], ops._put_selected(ops.div(ops.sub(t2, t3), ops.mul(2, ops._selected(eigenvectors, -2, t4, True))), -2, t4, eigenvectors.shape, True)), ops.div(ops.mul(eigenvectors, ops.add(t2, t3)), 2))), ops.where(made_beside(first_of(grads), array_shape.eye_mask, eigenvectors.shape[-1]), math.inf, ops.conj(ops.sub(ops.unsqueeze(eigenvalues, -2), ops.unsqueeze(eigenvalues, -1))))), ops.diag_embed(grads[0])), t1))[0]
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.eigenvalues = None
        self.eigenvalues_changes = freed
        self.eigenvectors = None
        self.eigenvectors_changes = freed


def _record__linalg_eig(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, tolerance, known_values_array, known_vectors_array) = arrays
    (eigenvalues_array, eigenvectors_array) = results
    (eigenvalues_changes, eigenvectors_changes) = result_changes
    node = new(LinalgEigBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((eigenvalues_array.shape, eigenvalues_array.dtype), (eigenvectors_array.shape, eigenvectors_array.dtype))
    node.eigenvalues = eigenvalues_array
    node.eigenvalues_changes = eigenvalues_changes
    node.eigenvectors = eigenvectors_array
    node.eigenvectors_changes = eigenvectors_changes
    node.tolerance = tolerance
    return node


op__linalg_eig = Op(
    "_linalg_eig",
    "_linalg_eig(Tensor self, float tolerance, Tensor? known_values=None, Tensor? known_vectors=None) -> (Tensor eigenvalues, Tensor eigenvectors)",
    params=(("input", "Tensor"), ("tolerance", "float"), ("known_values", "Tensor?"), ("known_vectors", "Tensor?")),
    positional=4,
    required=("input", "tolerance"),
    forward=array_linalg__spectra.eig,
    record=_record__linalg_eig,
    edges=(0,),
    accepts=Accepted(('complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_eig', ('eigenvalues', 'eigenvectors')),
    tangents={"eigenvalues": TRANSPOSE, "eigenvectors": TRANSPOSE},
)


def _linalg_eig(input, tolerance, known_values=None, known_vectors=None):
    """Used by the formulas of other ops.

    It takes tensors of dtype complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        self_array = input._array
        self_node = input._node
        if not op__linalg_eig.accepts[self_array.dtype]:
            return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        if known_values.__class__ is Tensor:
            known_values_array = known_values._array
            if known_values_array.__class__ is not self_array.__class__:
                return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        elif known_values is None:
            known_values_array = known_values
        else:
            return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        if known_vectors.__class__ is Tensor:
            known_vectors_array = known_vectors._array
            if known_vectors_array.__class__ is not self_array.__class__:
                return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        elif known_vectors is None:
            known_vectors_array = known_vectors
        else:
            return general(op__linalg_eig, (input, tolerance, known_values, known_vectors))
        (eigenvalues_array, eigenvectors_array) = array_linalg__spectra.eig(self_array, tolerance, known_values_array, known_vectors_array)
        out_eigenvalues = plain_tensor(eigenvalues_array)
        out_eigenvectors = plain_tensor(eigenvectors_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_eig.results((out_eigenvalues, out_eigenvectors))
        eigenvalues_changes = out_eigenvalues._changes
        eigenvectors_changes = out_eigenvectors._changes
        node = new(LinalgEigBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((eigenvalues_array.shape, eigenvalues_array.dtype), (eigenvectors_array.shape, eigenvectors_array.dtype))
        node.eigenvalues = eigenvalues_array
        node.eigenvalues_changes = eigenvalues_changes
        node.eigenvectors = eigenvectors_array
        node.eigenvectors_changes = eigenvectors_changes
        node.tolerance = tolerance
        out_eigenvalues._node = Port(node, 0)
        out_eigenvectors._node = Port(node, 1)
        return op__linalg_eig.results((out_eigenvalues, out_eigenvectors))
    except Exception:
        hide_frames()
        raise


op__linalg_eig.call = _linalg_eig


# ---- _linalg_eigvals(Tensor self, bool with_vectors, str op) -> (Tensor values, Tensor vectors)


class LinalgEigvalsBackward0(Node, shown_as="LinalgEigBackward0"):
    """self: _linalg_solve(_mH(v), grad.unsqueeze(-1) * _mH(v))[0]"""

    __slots__ = ("self_", "self_changes", "values", "values_changes", "vectors", "vectors_changes")
    saved = {"self": ("self_", "input", 0), "values": ("values", "result", 0), "vectors": ("vectors", "result", 1)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.values_changes[0] > self.seq:
            raise stale(self, "values")
        if self.vectors_changes[0] > self.seq:
            raise stale(self, "vectors")
        t1 = array_shape.mH(array_linalg__spectra.eig(self.self_, math.inf, self.values, self.vectors)[1])
        grad_self = array_linalg__matrices.solve(t1, k_mul(array_shape.unsqueeze(grad, -1), t1))[0]
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        values = saved_result(self, "values", self.values, self.values_changes, 0)
        vectors = saved_result(self, "vectors", self.vectors, self.vectors_changes, 1)
        t1 = ops._mH(ops._linalg_eig(self_, math.inf, values, vectors)[1])
        grad_self = ops._linalg_solve(t1, ops.mul(ops.unsqueeze(grad, -1), t1))[0]
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.values = None
        self.values_changes = freed
        self.vectors = None
        self.vectors_changes = freed


def _record__linalg_eigvals(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, with_vectors, op) = arrays
    (self_changes,) = changes
    (values_array, vectors_array) = results
    (values_changes, vectors_changes) = result_changes
    node = new(LinalgEigvalsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.values = values_array
    node.values_changes = values_changes
    node.vectors = vectors_array
    node.vectors_changes = vectors_changes
    return node


op__linalg_eigvals = Op(
    "_linalg_eigvals",
    "_linalg_eigvals(Tensor self, bool with_vectors, str op) -> (Tensor values, Tensor vectors)",
    params=(("input", "Tensor"), ("with_vectors", "bool"), ("op", "str")),
    positional=3,
    required=("input", "with_vectors", "op"),
    forward=array_linalg__spectra.eigvals,
    record=_record__linalg_eigvals,
    edges=(0,),
    differentiable=(True, False),
    accepts=Accepted(('complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_eigvals', ('values', 'vectors')),
    tangents={"values": TRANSPOSE},
    saves_self_for=("input",),
)


def _linalg_eigvals(input, with_vectors, op):
    """Used by the formulas of other ops.

    It takes tensors of dtype complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_eigvals, (input, with_vectors, op))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_eigvals.accepts[self_array.dtype]:
            return general(op__linalg_eigvals, (input, with_vectors, op))
        (values_array, vectors_array) = array_linalg__spectra.eigvals(self_array, with_vectors, op)
        out_values = plain_tensor(values_array)
        out_vectors = plain_tensor(vectors_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_eigvals.results((out_values, out_vectors))
        values_changes = out_values._changes
        vectors_changes = out_vectors._changes
        node = new(LinalgEigvalsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.values = values_array
        node.values_changes = values_changes
        node.vectors = vectors_array
        node.vectors_changes = vectors_changes
        out_values._node = node
        return op__linalg_eigvals.results((out_values, out_vectors))
    except Exception:
        hide_frames()
        raise


op__linalg_eigvals.call = _linalg_eigvals


# ---- _linalg_qr(Tensor self) -> (Tensor Q, Tensor R)


class LinalgQrBackward0(Node, shown_as="LinalgQrBackward0"):
    """self: _mH(_linalg_solve_triangular(R, _mH(inner), True, False))"""

    __slots__ = ("Q", "Q_changes", "R", "R_changes", "results")
    saved = {"Q": ("Q", "result", 0), "R": ("R", "result", 1)}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        grads = defined(grads, self.results)
        if self.Q_changes[0] > self.seq:
            raise stale(self, "Q")
        if self.R_changes[0] > self.seq:
            raise stale(self, "R")
        t1 = array_copies.triu(k_sub(array_linalg__matrices.matmul(grads[1], array_shape.mH(self.R)), array_linalg__matrices.matmul(array_shape.mH(self.Q), grads[0])), 0)
        t2 = array_copies.tril(t1, 0)
        grad_self = array_shape.mH(array_linalg__matrices.solve_triangular(self.R, array_shape.mH(k_add(grads[0], array_linalg__matrices.matmul(self.Q, k__linalg_qr_backward_self_inner(t1, array_shape.mH(t1), t2, array_shape.mH(t2))))), True, False))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grads, freed):
        grads = defined_tensors(grads, self.results)
        Q = saved_result(self, "Q", self.Q, self.Q_changes, 0)
        R = saved_result(self, "R", self.R, self.R_changes, 1)
        t1 = ops.triu(ops.sub(ops._matmul(grads[1], ops._mH(R)), ops._matmul(ops._mH(Q), grads[0])))
        t2 = ops.tril(t1)
        grad_self = ops._mH(ops._linalg_solve_triangular(R, ops._mH(ops.add(grads[0], ops._matmul(Q, ops.sub(ops.add(t1, ops._mH(t1)), ops.div(ops.add(t2, ops._mH(t2)), 2))))), True, False))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.Q = None
        self.Q_changes = freed
        self.R = None
        self.R_changes = freed


def _record__linalg_qr(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (Q_array, R_array) = results
    (Q_changes, R_changes) = result_changes
    node = new(LinalgQrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((Q_array.shape, Q_array.dtype), (R_array.shape, R_array.dtype))
    node.Q = Q_array
    node.Q_changes = Q_changes
    node.R = R_array
    node.R_changes = R_changes
    return node


op__linalg_qr = Op(
    "_linalg_qr",
    "_linalg_qr(Tensor self) -> (Tensor Q, Tensor R)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.qr,
    record=_record__linalg_qr,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_qr', ('Q', 'R')),
    tangents={"Q": TRANSPOSE, "R": TRANSPOSE},
)


def _linalg_qr(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_qr, (input,))
        self_array = input._array
        self_node = input._node
        if not op__linalg_qr.accepts[self_array.dtype]:
            return general(op__linalg_qr, (input,))
        (Q_array, R_array) = array_linalg__matrices.qr(self_array)
        out_Q = plain_tensor(Q_array)
        out_R = plain_tensor(R_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_qr.results((out_Q, out_R))
        Q_changes = out_Q._changes
        R_changes = out_R._changes
        node = new(LinalgQrBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((Q_array.shape, Q_array.dtype), (R_array.shape, R_array.dtype))
        node.Q = Q_array
        node.Q_changes = Q_changes
        node.R = R_array
        node.R_changes = R_changes
        out_Q._node = Port(node, 0)
        out_R._node = Port(node, 1)
        return op__linalg_qr.results((out_Q, out_R))
    except Exception:
        hide_frames()
        raise


op__linalg_qr.call = _linalg_qr


# ---- _linalg_qr_complete(Tensor self) -> (Tensor Q, Tensor R)


class LinalgQrCompleteBackward0(Node, shown_as="LinalgQrBackward0"):
    """self: not_implemented: with mode='complete' and more rows than columns the last columns of Q are any basis of the rest of space"""

    __slots__ = ("results",)
    saved = {}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        raise not_implemented("_linalg_qr_complete", "self", "with mode='complete' and more rows than columns the last columns of Q are any basis of the rest of space")
        return (grad_self,)

    def run_tensors(self, grads, freed):
        raise not_implemented("_linalg_qr_complete", "self", "with mode='complete' and more rows than columns the last columns of Q are any basis of the rest of space")
        return (grad_self,)


def _record__linalg_qr_complete(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (Q_array, R_array) = results
    node = new(LinalgQrCompleteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((Q_array.shape, Q_array.dtype), (R_array.shape, R_array.dtype))
    return node


op__linalg_qr_complete = Op(
    "_linalg_qr_complete",
    "_linalg_qr_complete(Tensor self) -> (Tensor Q, Tensor R)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.qr_complete,
    record=_record__linalg_qr_complete,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_qr_complete', ('Q', 'R')),
    tangents={"Q": "with mode='complete' and more rows than columns the last columns of Q are any basis of the rest of space", "R": "with mode='complete' and more rows than columns the last columns of Q are any basis of the rest of space"},
)


def _linalg_qr_complete(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_qr_complete, (input,))
        self_array = input._array
        self_node = input._node
        if not op__linalg_qr_complete.accepts[self_array.dtype]:
            return general(op__linalg_qr_complete, (input,))
        (Q_array, R_array) = array_linalg__matrices.qr_complete(self_array)
        out_Q = plain_tensor(Q_array)
        out_R = plain_tensor(R_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_qr_complete.results((out_Q, out_R))
        node = new(LinalgQrCompleteBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((Q_array.shape, Q_array.dtype), (R_array.shape, R_array.dtype))
        out_Q._node = Port(node, 0)
        out_R._node = Port(node, 1)
        return op__linalg_qr_complete.results((out_Q, out_R))
    except Exception:
        hide_frames()
        raise


op__linalg_qr_complete.call = _linalg_qr_complete


# ---- _complement(Tensor self) -> Tensor


op__complement = Op(
    "_complement",
    "_complement(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.complement,
    non_differentiable="any basis of the rest of space would do",
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
)


def _complement(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__complement, (input,))
        self_array = input._array
        if not op__complement.accepts[self_array.dtype]:
            return general(op__complement, (input,))
        result_array = array_linalg__matrices.complement(self_array)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__complement.call = _complement


# ---- _squared(Tensor self, float diagonal) -> Tensor


class SquaredBackward0(Node):
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


def _record__squared(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, diagonal) = arrays
    node = new(SquaredBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__squared_result(self_p, diagonal, self_t, result):
    return array_linalg__matrices.squared(self_t, 0.0)


def _tangent_tensors__squared_result(self_p, diagonal, self_t, result):
    return ops._squared(self_t, 0.0)


op__squared = Op(
    "_squared",
    "_squared(Tensor self, float diagonal) -> Tensor",
    params=(("input", "Tensor"), ("diagonal", "float")),
    positional=2,
    required=("input", "diagonal"),
    forward=array_linalg__matrices.squared,
    record=_record__squared,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__squared_result, _tangent_tensors__squared_result)},
)


def _squared(input, diagonal):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__squared, (input, diagonal))
        self_array = input._array
        self_node = input._node
        if not op__squared.accepts[self_array.dtype]:
            return general(op__squared, (input, diagonal))
        result_array = array_linalg__matrices.squared(self_array, diagonal)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SquaredBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__squared.call = _squared


# ---- _linalg_lu_factor(Tensor self) -> (Tensor LU, Tensor pivots, Tensor info)


class LinalgLuFactorBackward0(Node, shown_as="LinalgLuFactorExBackward0"):
    """self: _permutation(pivots, self.size(-2), self.dtype)._matmul(_part(whole, self.shape))"""

    __slots__ = ("LU", "LU_changes", "pivots", "pivots_changes", "self_dtype", "self_shape")
    saved = {"LU": ("LU", "result", 0), "pivots": ("pivots", "result", 1), "self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False, False)

    def run_arrays(self, grad, freed):
        if self.LU_changes[0] > self.seq:
            raise stale(self, "LU")
        if self.pivots_changes[0] > self.seq:
            raise stale(self, "pivots")
        t1 = array_linalg__matrices.squared(self.LU, 1.0)
        t2 = array_copies.triu(t1, 0)
        t3 = array_shape.mH(array_linalg__matrices.unit_lower(t1))
        t4 = array_linalg__matrices.squared(grad, 0.0)
        grad_self = array_linalg__matrices.matmul(array_linalg__matrices.permutation(self.pivots, self.self_shape[-2], self.self_dtype), array_index.part(array_shape.mH(array_linalg__matrices.solve_triangular(t2, array_shape.mH(array_linalg__matrices.solve_triangular(t3, k_add(array_copies.tril(array_linalg__matrices.matmul(t3, array_copies.tril(t4, -1)), -1), array_copies.triu(array_linalg__matrices.matmul(array_copies.triu(t4, 0), array_shape.mH(t2)), 0)), True, True)), True, False)), self.self_shape))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        LU = saved_result(self, "LU", self.LU, self.LU_changes, 0)
        pivots = saved_result(self, "pivots", self.pivots, self.pivots_changes, 1)
        t1 = ops._squared(LU, 1.0)
        t2 = ops.triu(t1)
        t3 = ops._mH(ops._unit_lower(t1))
        t4 = ops._squared(grad, 0.0)
        grad_self = ops._matmul(ops._permutation(pivots, self.self_shape[-2], dtype_of(self.self_dtype)), ops._part(ops._mH(ops._linalg_solve_triangular(t2, ops._mH(ops._linalg_solve_triangular(t3, ops.add(ops.tril(ops._matmul(t3, ops.tril(t4, -1)), -1), ops.triu(ops._matmul(ops.triu(t4), ops._mH(t2)))), True, True)), True, False)), self.self_shape))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.LU = None
        self.LU_changes = freed
        self.pivots = None
        self.pivots_changes = freed


def _record__linalg_lu_factor(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (LU_array, pivots_array, info_array) = results
    (LU_changes, pivots_changes, info_changes) = result_changes
    node = new(LinalgLuFactorBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.LU = LU_array
    node.LU_changes = LU_changes
    node.pivots = pivots_array
    node.pivots_changes = pivots_changes
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


op__linalg_lu_factor = Op(
    "_linalg_lu_factor",
    "_linalg_lu_factor(Tensor self) -> (Tensor LU, Tensor pivots, Tensor info)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.lu_factor,
    record=_record__linalg_lu_factor,
    edges=(0,),
    differentiable=(True, False, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_linalg_lu_factor', ('LU', 'pivots', 'info')),
    tangents={"LU": TRANSPOSE},
)


def _linalg_lu_factor(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_lu_factor, (input,))
        self_array = input._array
        self_node = input._node
        if not op__linalg_lu_factor.accepts[self_array.dtype]:
            return general(op__linalg_lu_factor, (input,))
        (LU_array, pivots_array, info_array) = array_linalg__matrices.lu_factor(self_array)
        out_LU = plain_tensor(LU_array)
        out_pivots = plain_tensor(pivots_array)
        out_info = plain_tensor(info_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__linalg_lu_factor.results((out_LU, out_pivots, out_info))
        LU_changes = out_LU._changes
        pivots_changes = out_pivots._changes
        node = new(LinalgLuFactorBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.LU = LU_array
        node.LU_changes = LU_changes
        node.pivots = pivots_array
        node.pivots_changes = pivots_changes
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out_LU._node = node
        return op__linalg_lu_factor.results((out_LU, out_pivots, out_info))
    except Exception:
        hide_frames()
        raise


op__linalg_lu_factor.call = _linalg_lu_factor


# ---- _unit_lower(Tensor self) -> Tensor


class UnitLowerBackward0(Node):
    """self: grad.tril(-1)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_copies.tril(grad, -1)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.tril(grad, -1)
        return (grad_self,)


def _record__unit_lower(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(UnitLowerBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__unit_lower_result(self_p, self_t, result):
    return array_copies.tril(self_t, -1)


def _tangent_tensors__unit_lower_result(self_p, self_t, result):
    return ops.tril(self_t, -1)


op__unit_lower = Op(
    "_unit_lower",
    "_unit_lower(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.unit_lower,
    record=_record__unit_lower,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__unit_lower_result, _tangent_tensors__unit_lower_result)},
)


def _unit_lower(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unit_lower, (input,))
        self_array = input._array
        self_node = input._node
        if not op__unit_lower.accepts[self_array.dtype]:
            return general(op__unit_lower, (input,))
        result_array = array_linalg__matrices.unit_lower(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UnitLowerBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unit_lower.call = _unit_lower


# ---- _householder_product(Tensor self, Tensor tau) -> Tensor


class HouseholderProductBackward0(Node, shown_as="LinalgHouseholderProductBackward0"):
    """self: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1)
    tau: (w * y.conj()).sum([-1]) + (on_inverse * products.conj()).sum([-1])"""

    __slots__ = ("self_", "self_changes", "tau", "tau_changes")
    saved = {"self": ("self_", "input", 0), "tau": ("tau", "input", 1)}
    inputs = ("self", "tau")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_tau = edges or self.next
        grad_self = grad_tau = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.tau_changes[0] > self.seq:
            raise stale(self, "tau")
        t1 = array_shape.unsqueeze(self.tau, -1)
        t2 = array_linalg__matrices.unit_lower(self.self_)
        t3 = array_shape.mH(t2)
        t4 = k_mul(t1, array_copies.triu(array_linalg__matrices.matmul(t3, t2), 1))
        shared1 = array_copies.triu(array_linalg__matrices.matmul(k_neg(array_linalg__matrices.solve_triangular(array_shape.mH(t4), array_linalg__matrices.matmul(t3, grad), False, True)), array_shape.mH(array_linalg__matrices.solve_triangular(t4, k_mul(t1, array_shape.mH(array_shape.slice(t2, -2, 0, self.self_.shape[-1], 1))), True, True))), 1)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.tau_changes[0] > self.seq:
                raise stale(self, "tau")
            t1 = array_linalg__matrices.unit_lower(self.self_)
            t2 = array_shape.unsqueeze(conjugated(k_conj, self.tau), -1)
            t3 = array_shape.unsqueeze(self.tau, -1)
            t4 = array_shape.mH(t1)
            t5 = k_mul(t3, array_copies.triu(array_linalg__matrices.matmul(t4, t1), 1))
            t6 = array_shape.mH(array_linalg__matrices.solve_triangular(t5, k_mul(t3, array_shape.mH(array_shape.slice(t1, -2, 0, self.self_.shape[-1], 1))), True, True))
            t7 = array_linalg__matrices.solve_triangular(array_shape.mH(t5), array_linalg__matrices.matmul(t4, grad), False, True)
            grad_self = array_copies.tril(k__householder_product_backward_self(array_linalg__matrices.matmul(t1, k__householder_product_backward_self_inner(t2, shared1, array_shape.mH(k__householder_product_backward_self_inner_inner(t2, shared1)))), array_linalg__matrices.matmul(grad, t6), array_joining.cat((array_shape.mH(k__householder_product_backward_self_inner_inner(t2, t7)), k_pow_Scalar_backward_self_2(array_shape.slice(t1, -2, self.self_.shape[-1], None, 1))), -2)), -1)
        if to_tau is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.tau_changes[0] > self.seq:
                raise stale(self, "tau")
            t1 = array_shape.unsqueeze(self.tau, -1)
            t2 = array_linalg__matrices.unit_lower(self.self_)
            t3 = array_shape.mH(t2)
            t4 = array_copies.triu(array_linalg__matrices.matmul(t3, t2), 1)
            t5 = k_mul(t1, t4)
            t6 = array_linalg__matrices.solve_triangular(array_shape.mH(t5), array_linalg__matrices.matmul(t3, grad), False, True)
            t7 = array_shape.mH(array_shape.slice(t2, -2, 0, self.self_.shape[-1], 1))
            grad_tau = k_add(array_reduce.sum(k__householder_product_backward_tau_inner(t6, t7), (-1,), False, None), array_reduce.sum(k__householder_product_backward_tau_inner(shared1, t4), (-1,), False, None))
        if freed:
            self.release(freed)
        return (grad_self, grad_tau)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_tau = edges or self.next
        grad_self = grad_tau = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        tau = saved_input(self, "tau", self.tau, self.tau_changes, self.next[1])
        t1 = ops.unsqueeze(tau, -1)
        t2 = ops._unit_lower(self_)
        t3 = ops._mH(t2)
        t4 = ops.mul(t1, ops.triu(ops._matmul(t3, t2), 1))
        shared1 = ops.neg(ops.triu(ops._matmul(ops.neg(ops._linalg_solve_triangular(ops._mH(t4), ops._matmul(t3, grad), False, True)), ops._mH(ops._linalg_solve_triangular(t4, ops.mul(t1, ops._mH(ops.slice(t2, -2, 0, self_.shape[-1]))), True, True))), 1))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            tau = saved_input(self, "tau", self.tau, self.tau_changes, self.next[1])
            t1 = ops._unit_lower(self_)
            t2 = ops.unsqueeze(ops.conj(tau), -1)
            t3 = ops.mul(t2, shared1)
            t4 = ops.unsqueeze(tau, -1)
            t5 = ops._mH(t1)
            t6 = ops.mul(t4, ops.triu(ops._matmul(t5, t1), 1))
            t7 = ops._mH(ops._linalg_solve_triangular(t6, ops.mul(t4, ops._mH(ops.slice(t1, -2, 0, self_.shape[-1]))), True, True))
            t8 = ops.neg(ops._linalg_solve_triangular(ops._mH(t6), ops._matmul(t5, grad), False, True))
            grad_self = ops.tril(ops.add(ops.sub(ops._matmul(t1, ops.add(t3, ops._mH(t3))), ops._matmul(grad, t7)), ops.cat((ops._mH(ops.mul(t2, t8)), ops.mul(ops.slice(t1, -2, self_.shape[-1]), 0)), -2)), -1)
        if to_tau is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            tau = saved_input(self, "tau", self.tau, self.tau_changes, self.next[1])
            t1 = ops.unsqueeze(tau, -1)
            t2 = ops._unit_lower(self_)
            t3 = ops._mH(t2)
            t4 = ops.triu(ops._matmul(t3, t2), 1)
            t5 = ops.mul(t1, t4)
            t6 = ops.neg(ops._linalg_solve_triangular(ops._mH(t5), ops._matmul(t3, grad), False, True))
            t7 = ops._mH(ops.slice(t2, -2, 0, self_.shape[-1]))
            grad_tau = ops.add(ops.sum(ops.mul(t6, ops.conj(t7)), (-1,)), ops.sum(ops.mul(shared1, ops.conj(t4)), (-1,)))
        if freed:
            self.release(freed)
        return (grad_self, grad_tau)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.tau = None
        self.tau_changes = freed


def _record__householder_product(edges, arrays, changes, results, result_changes):
    (self_node, tau_node) = edges
    (self_array, tau_array) = arrays
    (self_changes, tau_changes) = changes
    node = new(HouseholderProductBackward0)
    node.next = (self_node, tau_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.tau = tau_array
    node.tau_changes = tau_changes
    return node


op__householder_product = Op(
    "_householder_product",
    "_householder_product(Tensor self, Tensor tau) -> Tensor",
    params=(("input", "Tensor"), ("tau", "Tensor")),
    positional=2,
    required=("input", "tau"),
    forward=array_linalg__matrices.householder_product,
    record=_record__householder_product,
    edges=(0, 1),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 1),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "tau"),
)


def _householder_product(input, tau):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or tau.__class__ is not Tensor or modes.observers:
            return general(op__householder_product, (input, tau))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__householder_product.accepts[self_array.dtype]:
            return general(op__householder_product, (input, tau))
        tau_array = tau._array
        tau_changes = tau._changes
        tau_node = tau._node
        if not op__householder_product.accepts[tau_array.dtype] or tau_array.__class__ is not self_array.__class__:
            return general(op__householder_product, (input, tau))
        result_array = array_linalg__matrices.householder_product(self_array, tau_array)
        out = plain_tensor(result_array)
        if (self_node is None and tau_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(HouseholderProductBackward0)
        node.next = (self_node, tau_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.tau = tau_array
        node.tau_changes = tau_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__householder_product.call = _householder_product


# ---- _permutation(Tensor pivots, int rows, dtype dtype) -> Tensor


op__permutation = Op(
    "_permutation",
    "_permutation(Tensor pivots, int rows, dtype dtype) -> Tensor",
    params=(("pivots", "Tensor"), ("rows", "int"), ("dtype", "dtype")),
    positional=3,
    required=("pivots", "rows", "dtype"),
    forward=array_linalg__matrices.permutation,
    non_differentiable="the rows that were swapped are integers",
    batch="dims.in_front",
)


def _permutation(pivots, rows, dtype):
    """Used by the formulas of other ops."""
    try:
        if pivots.__class__ is not Tensor or modes.observers:
            return general(op__permutation, (pivots, rows, dtype))
        pivots_array = pivots._array
        result_array = array_linalg__matrices.permutation(pivots_array, rows, numpy_dtype(dtype))
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__permutation.call = _permutation


# ---- _linalg_pinv(Tensor self, Tensor? atol, Tensor? rtol) -> Tensor


class LinalgPinvBackward0(Node, shown_as="LinalgPinvBackward0"):
    """self: q - self._matmul(result._matmul(q)) - p._matmul(grad)._matmul(p) + p._matmul(result)._matmul(_mH(rest))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        t1 = array_shape.mH(self.result)
        t2 = array_linalg__matrices.matmul(array_linalg__matrices.matmul(array_shape.mH(grad), self.result), t1)
        grad_self = k__linalg_pinv_backward_self(t2, array_linalg__matrices.matmul(self.self_, array_linalg__matrices.matmul(self.result, t2)), array_linalg__matrices.matmul(array_linalg__matrices.matmul(t1, grad), t1), array_linalg__matrices.matmul(array_linalg__matrices.matmul(t1, self.result), array_shape.mH(k_sub(grad, array_linalg__matrices.matmul(self.result, array_linalg__matrices.matmul(self.self_, grad))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops._mH(result)
        t2 = ops._matmul(ops._matmul(ops._mH(grad), result), t1)
        grad_self = ops.add(ops.sub(ops.sub(t2, ops._matmul(self_, ops._matmul(result, t2))), ops._matmul(ops._matmul(t1, grad), t1)), ops._matmul(ops._matmul(t1, result), ops._mH(ops.sub(grad, ops._matmul(result, ops._matmul(self_, grad))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__linalg_pinv(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, atol_array, rtol_array) = arrays
    (self_changes, atol_changes, rtol_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LinalgPinvBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op__linalg_pinv = Op(
    "_linalg_pinv",
    "_linalg_pinv(Tensor self, Tensor? atol, Tensor? rtol) -> Tensor",
    params=(("input", "Tensor"), ("atol", "Tensor?"), ("rtol", "Tensor?")),
    positional=3,
    required=("input", "atol", "rtol"),
    forward=array_linalg__spectra.pinv,
    record=_record__linalg_pinv,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _linalg_pinv(input, atol, rtol):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_pinv, (input, atol, rtol))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_pinv.accepts[self_array.dtype]:
            return general(op__linalg_pinv, (input, atol, rtol))
        if atol.__class__ is Tensor:
            atol_array = atol._array
            if atol_array.__class__ is not self_array.__class__:
                return general(op__linalg_pinv, (input, atol, rtol))
        elif atol is None:
            atol_array = atol
        else:
            return general(op__linalg_pinv, (input, atol, rtol))
        if rtol.__class__ is Tensor:
            rtol_array = rtol._array
            if rtol_array.__class__ is not self_array.__class__:
                return general(op__linalg_pinv, (input, atol, rtol))
        elif rtol is None:
            rtol_array = rtol
        else:
            return general(op__linalg_pinv, (input, atol, rtol))
        result_array = array_linalg__spectra.pinv(self_array, atol_array, rtol_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LinalgPinvBackward0)
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


op__linalg_pinv.call = _linalg_pinv


# ---- _linalg_lstsq(Tensor self, Tensor B, float rtol) -> (Tensor solution, Tensor rank)


class LinalgLstsqBackward0(Node, shown_as="LinalgLstsqBackward0"):
    """self: (B - self._matmul(solution))._matmul(_mH(inverse._matmul(y))) - y._matmul(_mH(solution)) + _mH(inverse)._matmul(solution)._matmul(_mH(rest))
    B: y"""

    __slots__ = ("self_", "self_changes", "B", "B_changes", "solution", "solution_changes")
    saved = {"self": ("self_", "input", 0), "B": ("B", "input", 1), "solution": ("solution", "result", 0)}
    inputs = ("self", "B")
    outputs = (True, False)

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        shared1 = array_linalg__matrices.matmul(array_shape.mH(array_linalg__spectra.pinv(self.self_, None, None)), grad)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.B_changes[0] > self.seq:
                raise stale(self, "B")
            if self.solution_changes[0] > self.seq:
                raise stale(self, "solution")
            t1 = array_linalg__spectra.pinv(self.self_, None, None)
            t2 = array_shape.mH(t1)
            grad_self = k__householder_product_backward_self(array_linalg__matrices.matmul(k_sub(self.B, array_linalg__matrices.matmul(self.self_, self.solution)), array_shape.mH(array_linalg__matrices.matmul(t1, shared1))), array_linalg__matrices.matmul(shared1, array_shape.mH(self.solution)), array_linalg__matrices.matmul(array_linalg__matrices.matmul(t2, self.solution), array_shape.mH(k_sub(grad, array_linalg__matrices.matmul(t1, array_linalg__matrices.matmul(self.self_, grad))))))
        if to_B is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_B = shared1
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        shared1 = ops._matmul(ops._mH(ops._linalg_pinv(self_, None, None)), grad)
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            B = saved_input(self, "B", self.B, self.B_changes, self.next[1])
            solution = saved_result(self, "solution", self.solution, self.solution_changes, 0)
            t1 = ops._linalg_pinv(self_, None, None)
            t2 = ops._mH(t1)
            grad_self = ops.add(ops.sub(ops._matmul(ops.sub(B, ops._matmul(self_, solution)), ops._mH(ops._matmul(t1, shared1))), ops._matmul(shared1, ops._mH(solution))), ops._matmul(ops._matmul(t2, solution), ops._mH(ops.sub(grad, ops._matmul(t1, ops._matmul(self_, grad))))))
        if to_B is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_B = shared1
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.B = None
        self.B_changes = freed
        self.solution = None
        self.solution_changes = freed


def _record__linalg_lstsq(edges, arrays, changes, results, result_changes):
    (self_node, B_node) = edges
    (self_array, B_array, rtol) = arrays
    (self_changes, B_changes) = changes
    (solution_array, rank_array) = results
    (solution_changes, rank_changes) = result_changes
    node = new(LinalgLstsqBackward0)
    node.next = (self_node, B_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.B = B_array
        node.B_changes = B_changes
        node.solution = solution_array
        node.solution_changes = solution_changes
    return node


op__linalg_lstsq = Op(
    "_linalg_lstsq",
    "_linalg_lstsq(Tensor self, Tensor B, float rtol) -> (Tensor solution, Tensor rank)",
    params=(("input", "Tensor"), ("B", "Tensor"), ("rtol", "float")),
    positional=3,
    required=("input", "B", "rtol"),
    forward=array_linalg__spectra.lstsq,
    record=_record__linalg_lstsq,
    edges=(0, 1),
    differentiable=(True, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 1),
    batch="dims.of_input",
    results=return_type('_linalg_lstsq', ('solution', 'rank')),
    tangents={"solution": TRANSPOSE},
    saves_self_for=("input", "B"),
)


def _linalg_lstsq(input, B, rtol):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or B.__class__ is not Tensor or modes.observers:
            return general(op__linalg_lstsq, (input, B, rtol))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_lstsq.accepts[self_array.dtype]:
            return general(op__linalg_lstsq, (input, B, rtol))
        B_array = B._array
        B_changes = B._changes
        B_node = B._node
        if not op__linalg_lstsq.accepts[B_array.dtype] or B_array.__class__ is not self_array.__class__:
            return general(op__linalg_lstsq, (input, B, rtol))
        (solution_array, rank_array) = array_linalg__spectra.lstsq(self_array, B_array, rtol)
        out_solution = plain_tensor(solution_array)
        out_rank = plain_tensor(rank_array)
        if (self_node is None and B_node is None) or (modes.no_grad and left_out()):
            return op__linalg_lstsq.results((out_solution, out_rank))
        solution_changes = out_solution._changes
        node = new(LinalgLstsqBackward0)
        node.next = (self_node, B_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.B = B_array
            node.B_changes = B_changes
            node.solution = solution_array
            node.solution_changes = solution_changes
        out_solution._node = node
        return op__linalg_lstsq.results((out_solution, out_rank))
    except Exception:
        hide_frames()
        raise


op__linalg_lstsq.call = _linalg_lstsq


# ---- _linalg_upper_right(Tensor self) -> Tensor


class LinalgUpperRightBackward0(Node):
    """self: _linalg_in_upper_right(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_linalg__matrices.in_upper_right(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._linalg_in_upper_right(grad)
        return (grad_self,)


def _record__linalg_upper_right(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(LinalgUpperRightBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__linalg_upper_right_result(self_p, self_t, result):
    return array_linalg__matrices.upper_right(self_t)


def _tangent_tensors__linalg_upper_right_result(self_p, self_t, result):
    return ops._linalg_upper_right(self_t)


op__linalg_upper_right = Op(
    "_linalg_upper_right",
    "_linalg_upper_right(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.upper_right,
    record=_record__linalg_upper_right,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__linalg_upper_right_result, _tangent_tensors__linalg_upper_right_result)},
)


def _linalg_upper_right(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_upper_right, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_linalg__matrices.upper_right(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LinalgUpperRightBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_upper_right.call = _linalg_upper_right


# ---- _linalg_in_upper_right(Tensor self) -> Tensor


class LinalgInUpperRightBackward0(Node):
    """self: _linalg_upper_right(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_linalg__matrices.upper_right(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._linalg_upper_right(grad)
        return (grad_self,)


def _record__linalg_in_upper_right(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(LinalgInUpperRightBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__linalg_in_upper_right_result(self_p, self_t, result):
    return array_linalg__matrices.in_upper_right(self_t)


def _tangent_tensors__linalg_in_upper_right_result(self_p, self_t, result):
    return ops._linalg_in_upper_right(self_t)


op__linalg_in_upper_right = Op(
    "_linalg_in_upper_right",
    "_linalg_in_upper_right(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.in_upper_right,
    record=_record__linalg_in_upper_right,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__linalg_in_upper_right_result, _tangent_tensors__linalg_in_upper_right_result)},
)


def _linalg_in_upper_right(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_in_upper_right, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_linalg__matrices.in_upper_right(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LinalgInUpperRightBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__linalg_in_upper_right.call = _linalg_in_upper_right


# ---- _linalg_matrix_exp(Tensor self) -> Tensor


class LinalgMatrixExpBackward0(Node, shown_as="LinalgMatrixExpBackward0"):
    """self: _linalg_upper_right(whole)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        t1 = array_shape.mH(self.self_)
        grad_self = array_linalg__matrices.upper_right(array_linalg__matrices.matrix_exp(array_joining.cat((array_joining.cat((t1, grad), -1), array_joining.cat((k_pow_Scalar_backward_self_2(grad), t1), -1)), -2)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops._mH(self_)
        grad_self = ops._linalg_upper_right(ops._linalg_matrix_exp(ops.cat((ops.cat((t1, grad), -1), ops.cat((ops.mul(grad, 0), t1), -1)), -2)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__linalg_matrix_exp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LinalgMatrixExpBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__linalg_matrix_exp_result(self_p, self_t, result):
    return array_linalg__matrices.upper_right(array_linalg__matrices.matrix_exp(array_joining.cat((array_joining.cat((self_p, self_t), -1), array_joining.cat((k_pow_Scalar_backward_self_2(self_t), self_p), -1)), -2)))


def _tangent_tensors__linalg_matrix_exp_result(self_p, self_t, result):
    return ops._linalg_upper_right(ops._linalg_matrix_exp(ops.cat((ops.cat((self_p, self_t), -1), ops.cat((ops.mul(self_t, 0), self_p), -1)), -2)))


op__linalg_matrix_exp = Op(
    "_linalg_matrix_exp",
    "_linalg_matrix_exp(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.matrix_exp,
    record=_record__linalg_matrix_exp,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__linalg_matrix_exp_result, _tangent_tensors__linalg_matrix_exp_result)},
    saves_self_for=("input",),
)


def _linalg_matrix_exp(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__linalg_matrix_exp, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__linalg_matrix_exp.accepts[self_array.dtype]:
            return general(op__linalg_matrix_exp, (input,))
        result_array = array_linalg__matrices.matrix_exp(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LinalgMatrixExpBackward0)
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


op__linalg_matrix_exp.call = _linalg_matrix_exp


# ---- _ldl_factor(Tensor self, bool hermitian) -> (Tensor LD, Tensor pivots, Tensor info)


class LdlFactorBackward0(Node):
    """self: not_implemented: the derivative of the factors of LDL is not available"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)
    outputs = (True, False, False)

    def run_arrays(self, grad, freed):
        raise not_implemented("_ldl_factor", "self", "the derivative of the factors of LDL is not available")
        return (grad_self,)

    def run_tensors(self, grad, freed):
        raise not_implemented("_ldl_factor", "self", "the derivative of the factors of LDL is not available")
        return (grad_self,)


def _record__ldl_factor(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(LdlFactorBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


op__ldl_factor = Op(
    "_ldl_factor",
    "_ldl_factor(Tensor self, bool hermitian) -> (Tensor LD, Tensor pivots, Tensor info)",
    params=(("input", "Tensor"), ("hermitian", "bool")),
    positional=2,
    required=("input", "hermitian"),
    forward=array_linalg__matrices.ldl_factor,
    record=_record__ldl_factor,
    edges=(0,),
    differentiable=(True, False, False),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_ldl_factor', ('LD', 'pivots', 'info')),
    tangents={"LD": "the derivative of the factors of LDL is not available"},
)


def _ldl_factor(input, hermitian):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__ldl_factor, (input, hermitian))
        self_array = input._array
        self_node = input._node
        if not op__ldl_factor.accepts[self_array.dtype]:
            return general(op__ldl_factor, (input, hermitian))
        (LD_array, pivots_array, info_array) = array_linalg__matrices.ldl_factor(self_array, hermitian)
        out_LD = plain_tensor(LD_array)
        out_pivots = plain_tensor(pivots_array)
        out_info = plain_tensor(info_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__ldl_factor.results((out_LD, out_pivots, out_info))
        node = new(LdlFactorBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out_LD._node = node
        return op__ldl_factor.results((out_LD, out_pivots, out_info))
    except Exception:
        hide_frames()
        raise


op__ldl_factor.call = _ldl_factor


# ---- _ldl_solve(Tensor self, Tensor pivots, Tensor B, bool hermitian) -> Tensor


class LdlSolveBackward0(Node):
    """self: not_implemented: the derivative by the factors of LDL is not available
    B: _ldl_solve(self if hermitian else self.conj(), pivots, grad, hermitian)"""

    __slots__ = ("self_", "self_changes", "pivots", "pivots_changes", "hermitian")
    saved = {"self": ("self_", "input", 0), "pivots": ("pivots", "input", -1), "hermitian": ("hermitian", "plain", -1)}
    inputs = ("self", "B")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        if to_self is not None:
            raise not_implemented("_ldl_solve", "self", "the derivative by the factors of LDL is not available")
        if to_B is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.pivots_changes[0] > self.seq:
                raise stale(self, "pivots")
            grad_B = array_linalg__matrices.ldl_solve((self.self_ if self.hermitian else conjugated(k_conj, self.self_)), self.pivots, grad, self.hermitian)
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_B = edges or self.next
        grad_self = grad_B = None
        if to_self is not None:
            raise not_implemented("_ldl_solve", "self", "the derivative by the factors of LDL is not available")
        if to_B is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            pivots = saved_input(self, "pivots", self.pivots, self.pivots_changes, None)
            grad_B = ops._ldl_solve((self_ if self.hermitian else ops.conj(self_)), pivots, grad, self.hermitian)
        if freed:
            self.release(freed)
        return (grad_self, grad_B)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.pivots = None
        self.pivots_changes = freed


def _record__ldl_solve(edges, arrays, changes, results, result_changes):
    (self_node, B_node) = edges
    (self_array, pivots_array, B_array, hermitian) = arrays
    (self_changes, pivots_changes, B_changes) = changes
    node = new(LdlSolveBackward0)
    node.next = (self_node, B_node)
    node.seq = next_seq()
    node.extra = None
    if B_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.pivots = pivots_array
        node.pivots_changes = pivots_changes
        node.hermitian = hermitian
    return node


op__ldl_solve = Op(
    "_ldl_solve",
    "_ldl_solve(Tensor self, Tensor pivots, Tensor B, bool hermitian) -> Tensor",
    params=(("input", "Tensor"), ("pivots", "Tensor"), ("B", "Tensor"), ("hermitian", "bool")),
    positional=4,
    required=("input", "pivots", "B", "hermitian"),
    forward=array_linalg__matrices.ldl_solve,
    record=_record__ldl_solve,
    edges=(0, 2),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0, 2),
    batch="dims.of_input",
    tangents={"result": "the derivative by the factors of LDL is not available"},
    saves_self_for=("B",),
)


def _ldl_solve(input, pivots, B, hermitian):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor or modes.observers:
            return general(op__ldl_solve, (input, pivots, B, hermitian))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__ldl_solve.accepts[self_array.dtype]:
            return general(op__ldl_solve, (input, pivots, B, hermitian))
        pivots_array = pivots._array
        pivots_changes = pivots._changes
        if pivots_array.__class__ is not self_array.__class__:
            return general(op__ldl_solve, (input, pivots, B, hermitian))
        B_array = B._array
        B_node = B._node
        if not op__ldl_solve.accepts[B_array.dtype] or B_array.__class__ is not self_array.__class__:
            return general(op__ldl_solve, (input, pivots, B, hermitian))
        result_array = array_linalg__matrices.ldl_solve(self_array, pivots_array, B_array, hermitian)
        out = plain_tensor(result_array)
        if (self_node is None and B_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LdlSolveBackward0)
        node.next = (self_node, B_node)
        node.seq = next_seq()
        node.extra = None
        if B_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.pivots = pivots_array
            node.pivots_changes = pivots_changes
            node.hermitian = hermitian
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__ldl_solve.call = _ldl_solve


# ---- _geqrf(Tensor self) -> (Tensor a, Tensor tau)


class GeqrfBackward0(Node, shown_as="GeqrfBackward0"):
    """self: not_implemented: the derivative of geqrf is not available, that of linalg.qr is"""

    __slots__ = ("results",)
    saved = {}
    inputs = ("self",)
    outputs = (True, True)

    def run_arrays(self, grads, freed):
        raise not_implemented("_geqrf", "self", "the derivative of geqrf is not available, that of linalg.qr is")
        return (grad_self,)

    def run_tensors(self, grads, freed):
        raise not_implemented("_geqrf", "self", "the derivative of geqrf is not available, that of linalg.qr is")
        return (grad_self,)


def _record__geqrf(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (a_array, tau_array) = results
    node = new(GeqrfBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = ((a_array.shape, a_array.dtype), (tau_array.shape, tau_array.dtype))
    return node


op__geqrf = Op(
    "_geqrf",
    "_geqrf(Tensor self) -> (Tensor a, Tensor tau)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.geqrf,
    record=_record__geqrf,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    results=return_type('_geqrf', ('a', 'tau')),
    tangents={"a": "the derivative of geqrf is not available, that of linalg.qr is", "tau": "the derivative of geqrf is not available, that of linalg.qr is"},
)


def _geqrf(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__geqrf, (input,))
        self_array = input._array
        self_node = input._node
        if not op__geqrf.accepts[self_array.dtype]:
            return general(op__geqrf, (input,))
        (a_array, tau_array) = array_linalg__matrices.geqrf(self_array)
        out_a = plain_tensor(a_array)
        out_tau = plain_tensor(tau_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__geqrf.results((out_a, out_tau))
        node = new(GeqrfBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.results = ((a_array.shape, a_array.dtype), (tau_array.shape, tau_array.dtype))
        out_a._node = Port(node, 0)
        out_tau._node = Port(node, 1)
        return op__geqrf.results((out_a, out_tau))
    except Exception:
        hide_frames()
        raise


op__geqrf.call = _geqrf


# ---- linalg.inv(Tensor A) -> Tensor


op_linalg_inv = Op(
    "linalg.inv",
    "linalg.inv(Tensor A) -> Tensor",
    params=(("A", "Tensor"),),
    positional=1,
    required=("A",),
    forward=compose_linalg__solve.inv,
    composite=True,
)


def linalg_inv(A, out=None):
    """The inverse of a matrix; a `linalg.LinAlgError` for a singular one."""
    try:
        if out is not None:
            return into(op_linalg_inv, (A,), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_inv, (A,))
        return compose_linalg__solve.inv(A)
    except Exception:
        hide_frames()
        raise


op_linalg_inv.call = linalg_inv


# ---- inverse(Tensor self) -> Tensor


op_inverse = Op(
    "inverse",
    "inverse(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.inv,
    composite=True,
)


def inverse(input, out=None):
    """The inverse of a matrix; a `linalg.LinAlgError` for a singular one."""
    try:
        if out is not None:
            return into(op_inverse, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_inverse, (input,))
        return compose_linalg__solve.inv(input)
    except Exception:
        hide_frames()
        raise


op_inverse.call = inverse


# ---- linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)


op_linalg_inv_ex = Op(
    "linalg.inv_ex",
    "linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)",
    params=(("A", "Tensor"), ("check_errors", "bool")),
    positional=1,
    required=("A",),
    forward=compose_linalg__solve.inv_ex,
    composite=True,
    results=return_type('inv_ex', ('inverse', 'info')),
)


def linalg_inv_ex(A, *, check_errors=False, out=None):
    """The inverse of a matrix, NaN for a singular one, and which pivot is zero, counted from 1."""
    try:
        if check_errors.__class__ is not bool:
            check_kinds(op_linalg_inv_ex, (A, check_errors))
        if out is not None:
            return into(op_linalg_inv_ex, (A, check_errors), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_inv_ex, (A, check_errors))
        return compose_linalg__solve.inv_ex(A, check_errors)
    except Exception:
        hide_frames()
        raise


op_linalg_inv_ex.call = linalg_inv_ex


# ---- linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor


op_linalg_solve = Op(
    "linalg.solve",
    "linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor",
    params=(("A", "Tensor"), ("B", "Tensor"), ("left", "bool")),
    positional=2,
    required=("A", "B"),
    forward=compose_linalg__solve.solve,
    composite=True,
)


def linalg_solve(A, B, *, left=True, out=None):
    """The X of A X = B, or of X A = B; B may be a vector. A singular A is a `linalg.LinAlgError`."""
    try:
        if left.__class__ is not bool:
            check_kinds(op_linalg_solve, (A, B, left))
        if out is not None:
            return into(op_linalg_solve, (A, B, left), out)
        if A.__class__ is not Tensor or B.__class__ is not Tensor:
            check_tensors(op_linalg_solve, (A, B, left))
        return compose_linalg__solve.solve(A, B, left)
    except Exception:
        hide_frames()
        raise


op_linalg_solve.call = linalg_solve


# ---- linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)


op_linalg_solve_ex = Op(
    "linalg.solve_ex",
    "linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)",
    params=(("A", "Tensor"), ("B", "Tensor"), ("left", "bool"), ("check_errors", "bool")),
    positional=2,
    required=("A", "B"),
    forward=compose_linalg__solve.solve_ex,
    composite=True,
    results=return_type('solve_ex', ('result', 'info')),
)


def linalg_solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """The X of A X = B, NaN for a singular A, and which pivot is zero, counted from 1."""
    try:
        if left.__class__ is not bool or check_errors.__class__ is not bool:
            check_kinds(op_linalg_solve_ex, (A, B, left, check_errors))
        if out is not None:
            return into(op_linalg_solve_ex, (A, B, left, check_errors), out)
        if A.__class__ is not Tensor or B.__class__ is not Tensor:
            check_tensors(op_linalg_solve_ex, (A, B, left, check_errors))
        return compose_linalg__solve.solve_ex(A, B, left, check_errors)
    except Exception:
        hide_frames()
        raise


op_linalg_solve_ex.call = linalg_solve_ex


# ---- linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor


op_linalg_solve_triangular = Op(
    "linalg.solve_triangular",
    "linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor",
    params=(("input", "Tensor"), ("B", "Tensor"), ("upper", "bool"), ("left", "bool"), ("unitriangular", "bool")),
    positional=2,
    required=("input", "B", "upper"),
    forward=compose_linalg__solve.solve_triangular,
    composite=True,
)


def linalg_solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None):
    """The X of A X = B, or of X A = B, for a triangular A, of which the other triangle is not read; a zero on its diagonal gives infinities and NaN."""
    try:
        if upper.__class__ is not bool or left.__class__ is not bool or unitriangular.__class__ is not bool:
            check_kinds(op_linalg_solve_triangular, (input, B, upper, left, unitriangular))
        if out is not None:
            return into(op_linalg_solve_triangular, (input, B, upper, left, unitriangular), out)
        if input.__class__ is not Tensor or B.__class__ is not Tensor:
            check_tensors(op_linalg_solve_triangular, (input, B, upper, left, unitriangular))
        return compose_linalg__solve.solve_triangular(input, B, upper, left, unitriangular)
    except Exception:
        hide_frames()
        raise


op_linalg_solve_triangular.call = linalg_solve_triangular


# ---- triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)


op_triangular_solve = Op(
    "triangular_solve",
    "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)",
    params=(("input", "Tensor"), ("A", "Tensor"), ("upper", "bool"), ("transpose", "bool"), ("unitriangular", "bool")),
    positional=5,
    required=("input", "A"),
    forward=compose_linalg__solve.triangular_solve,
    composite=True,
    results=return_type('triangular_solve', ('solution', 'cloned_coefficient')),
)


def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, out=None):
    """The X of A X = B for a triangular A, or of its transpose, and a copy of A. An older form of `linalg.solve_triangular`."""
    try:
        if upper.__class__ is not bool or transpose.__class__ is not bool or unitriangular.__class__ is not bool:
            check_kinds(op_triangular_solve, (input, A, upper, transpose, unitriangular))
        if out is not None:
            return into(op_triangular_solve, (input, A, upper, transpose, unitriangular), out)
        if input.__class__ is not Tensor or A.__class__ is not Tensor:
            check_tensors(op_triangular_solve, (input, A, upper, transpose, unitriangular))
        return compose_linalg__solve.triangular_solve(input, A, upper, transpose, unitriangular)
    except Exception:
        hide_frames()
        raise


op_triangular_solve.call = triangular_solve


# ---- linalg.det(Tensor A) -> Tensor


op_linalg_det = Op(
    "linalg.det",
    "linalg.det(Tensor A) -> Tensor",
    params=(("A", "Tensor"),),
    positional=1,
    required=("A",),
    forward=compose_linalg__solve.det,
    composite=True,
)


def linalg_det(A, out=None):
    """The determinant. Its gradient is that of the cofactors, right for singular matrices, too."""
    try:
        if out is not None:
            return into(op_linalg_det, (A,), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_det, (A,))
        return compose_linalg__solve.det(A)
    except Exception:
        hide_frames()
        raise


op_linalg_det.call = linalg_det


# ---- det(Tensor self) -> Tensor


op_det = Op(
    "det",
    "det(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.det,
    composite=True,
)


def det(input):
    """The determinant. Its gradient is that of the cofactors, right for singular matrices, too."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_det, (input,))
        return compose_linalg__solve.det(input)
    except Exception:
        hide_frames()
        raise


op_det.call = det


# ---- linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)


op_linalg_slogdet = Op(
    "linalg.slogdet",
    "linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
    params=(("A", "Tensor"),),
    positional=1,
    required=("A",),
    forward=compose_linalg__solve.slogdet,
    composite=True,
    results=return_type('slogdet', ('sign', 'logabsdet')),
)


def linalg_slogdet(A, out=None):
    """The sign of the determinant, a number of size one, or zero, and the logarithm of its size."""
    try:
        if out is not None:
            return into(op_linalg_slogdet, (A,), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_slogdet, (A,))
        return compose_linalg__solve.slogdet(A)
    except Exception:
        hide_frames()
        raise


op_linalg_slogdet.call = linalg_slogdet


# ---- slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)


op_slogdet = Op(
    "slogdet",
    "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.slogdet,
    composite=True,
    results=return_type('slogdet', ('sign', 'logabsdet')),
)


def slogdet(input, out=None):
    """The sign of the determinant, a number of size one, or zero, and the logarithm of its size."""
    try:
        if out is not None:
            return into(op_slogdet, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_slogdet, (input,))
        return compose_linalg__solve.slogdet(input)
    except Exception:
        hide_frames()
        raise


op_slogdet.call = slogdet


# ---- logdet(Tensor self) -> Tensor


op_logdet = Op(
    "logdet",
    "logdet(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.logdet,
    composite=True,
)


def logdet(input):
    """The logarithm of the determinant; NaN where that is negative."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_logdet, (input,))
        return compose_linalg__solve.logdet(input)
    except Exception:
        hide_frames()
        raise


op_logdet.call = logdet


# ---- linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor


op_linalg_cholesky = Op(
    "linalg.cholesky",
    "linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor",
    params=(("input", "Tensor"), ("upper", "bool")),
    positional=1,
    required=("input",),
    forward=compose_linalg__factors.cholesky,
    composite=True,
)


def linalg_cholesky(input, *, upper=False, out=None):
    """The lower triangular L with L L* = A, or the upper one with L* L = A; a `linalg.LinAlgError` if A is not positive definite."""
    try:
        if upper.__class__ is not bool:
            check_kinds(op_linalg_cholesky, (input, upper))
        if out is not None:
            return into(op_linalg_cholesky, (input, upper), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_cholesky, (input, upper))
        return compose_linalg__factors.cholesky(input, upper)
    except Exception:
        hide_frames()
        raise


op_linalg_cholesky.call = linalg_cholesky


# ---- cholesky(Tensor self, bool upper=False) -> Tensor


op_cholesky = Op(
    "cholesky",
    "cholesky(Tensor self, bool upper=False) -> Tensor",
    params=(("input", "Tensor"), ("upper", "bool")),
    positional=2,
    required=("input",),
    forward=compose_linalg__factors.cholesky,
    composite=True,
)


def cholesky(input, upper=False, out=None):
    """The lower triangular L with L L* = A, or the upper one with L* L = A; a `linalg.LinAlgError` if A is not positive definite."""
    try:
        if upper.__class__ is not bool:
            check_kinds(op_cholesky, (input, upper))
        if out is not None:
            return into(op_cholesky, (input, upper), out)
        if input.__class__ is not Tensor:
            check_tensors(op_cholesky, (input, upper))
        return compose_linalg__factors.cholesky(input, upper)
    except Exception:
        hide_frames()
        raise


op_cholesky.call = cholesky


# ---- linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)


op_linalg_cholesky_ex = Op(
    "linalg.cholesky_ex",
    "linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)",
    params=(("input", "Tensor"), ("upper", "bool"), ("check_errors", "bool")),
    positional=1,
    required=("input",),
    forward=compose_linalg__factors.cholesky_ex,
    composite=True,
    results=return_type('cholesky_ex', ('L', 'info')),
)


def linalg_cholesky_ex(input, *, upper=False, check_errors=False, out=None):
    """The factor of `linalg.cholesky`, NaN where there is none, and the order of the first leading minor that is not positive."""
    try:
        if upper.__class__ is not bool or check_errors.__class__ is not bool:
            check_kinds(op_linalg_cholesky_ex, (input, upper, check_errors))
        if out is not None:
            return into(op_linalg_cholesky_ex, (input, upper, check_errors), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_cholesky_ex, (input, upper, check_errors))
        return compose_linalg__factors.cholesky_ex(input, upper, check_errors)
    except Exception:
        hide_frames()
        raise


op_linalg_cholesky_ex.call = linalg_cholesky_ex


# ---- cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor


op_cholesky_solve = Op(
    "cholesky_solve",
    "cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
    params=(("input", "Tensor"), ("input2", "Tensor"), ("upper", "bool")),
    positional=3,
    required=("input", "input2"),
    forward=compose_linalg__factors.cholesky_solve,
    composite=True,
)


def cholesky_solve(input, input2, upper=False, out=None):
    """The X of A X = B from B and the factor of A that `linalg.cholesky` gives."""
    try:
        if upper.__class__ is not bool:
            check_kinds(op_cholesky_solve, (input, input2, upper))
        if out is not None:
            return into(op_cholesky_solve, (input, input2, upper), out)
        if input.__class__ is not Tensor or input2.__class__ is not Tensor:
            check_tensors(op_cholesky_solve, (input, input2, upper))
        return compose_linalg__factors.cholesky_solve(input, input2, upper)
    except Exception:
        hide_frames()
        raise


op_cholesky_solve.call = cholesky_solve


# ---- cholesky_inverse(Tensor self, bool upper=False) -> Tensor


op_cholesky_inverse = Op(
    "cholesky_inverse",
    "cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
    params=(("input", "Tensor"), ("upper", "bool")),
    positional=2,
    required=("input",),
    forward=compose_linalg__factors.cholesky_inverse,
    composite=True,
)


def cholesky_inverse(input, upper=False, out=None):
    """The inverse of A from the factor that `linalg.cholesky` gives."""
    try:
        if upper.__class__ is not bool:
            check_kinds(op_cholesky_inverse, (input, upper))
        if out is not None:
            return into(op_cholesky_inverse, (input, upper), out)
        if input.__class__ is not Tensor:
            check_tensors(op_cholesky_inverse, (input, upper))
        return compose_linalg__factors.cholesky_inverse(input, upper)
    except Exception:
        hide_frames()
        raise


op_cholesky_inverse.call = cholesky_inverse


# ---- _cholesky_inverse(Tensor self) -> Tensor


class CholeskyInverseBackward0(Node, shown_as="CholeskyInverseBackward0"):
    """self: -(result._matmul((grad + _mH(grad))._matmul(result._matmul(self.tril(0))))).tril(0)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_neg(array_copies.tril(array_linalg__matrices.matmul(self.result, array_linalg__matrices.matmul(k_add(grad, array_shape.mH(grad)), array_linalg__matrices.matmul(self.result, array_copies.tril(self.self_, 0)))), 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.neg(ops.tril(ops._matmul(result, ops._matmul(ops.add(grad, ops._mH(grad)), ops._matmul(result, ops.tril(self_))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__cholesky_inverse(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(CholeskyInverseBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


op__cholesky_inverse = Op(
    "_cholesky_inverse",
    "_cholesky_inverse(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_linalg__matrices.cholesky_inverse,
    record=_record__cholesky_inverse,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _cholesky_inverse(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__cholesky_inverse, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__cholesky_inverse.accepts[self_array.dtype]:
            return general(op__cholesky_inverse, (input,))
        result_array = array_linalg__matrices.cholesky_inverse(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(CholeskyInverseBackward0)
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


op__cholesky_inverse.call = _cholesky_inverse


# ---- linalg.qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)


op_linalg_qr = Op(
    "linalg.qr",
    "linalg.qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)",
    params=(("A", "Tensor"), ("mode", "str")),
    positional=2,
    required=("A",),
    forward=compose_linalg__factors.linalg_qr,
    composite=True,
    results=return_type('qr', ('Q', 'R')),
)


def linalg_qr(A, mode="reduced", out=None):
    """Q with orthonormal columns and an upper triangular R with Q R = A. The gradient needs linearly independent first columns."""
    try:
        if out is not None:
            return into(op_linalg_qr, (A, mode), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_qr, (A, mode))
        return compose_linalg__factors.linalg_qr(A, mode)
    except Exception:
        hide_frames()
        raise


op_linalg_qr.call = linalg_qr


# ---- qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)


op_qr = Op(
    "qr",
    "qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
    params=(("input", "Tensor"), ("some", "bool")),
    positional=2,
    required=("input",),
    forward=compose_linalg__factors.qr,
    composite=True,
    results=return_type('qr', ('Q', 'R')),
)


def qr(input, some=True, out=None):
    """Q with orthonormal columns and an upper triangular R with Q R = A. An older form of `linalg.qr`."""
    try:
        if some.__class__ is not bool:
            check_kinds(op_qr, (input, some))
        if out is not None:
            return into(op_qr, (input, some), out)
        if input.__class__ is not Tensor:
            check_tensors(op_qr, (input, some))
        return compose_linalg__factors.qr(input, some)
    except Exception:
        hide_frames()
        raise


op_qr.call = qr


# ---- geqrf(Tensor self) -> (Tensor a, Tensor tau)


op_geqrf = Op(
    "geqrf",
    "geqrf(Tensor self) -> (Tensor a, Tensor tau)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__factors.geqrf,
    composite=True,
    results=return_type('geqrf', ('a', 'tau')),
)


def geqrf(input, out=None):
    """LAPACK's form of a QR factorisation. R in the upper triangle, Householder vectors below it, and their factors."""
    try:
        if out is not None:
            return into(op_geqrf, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_geqrf, (input,))
        return compose_linalg__factors.geqrf(input)
    except Exception:
        hide_frames()
        raise


op_geqrf.call = geqrf


# ---- linalg.householder_product(Tensor self, Tensor tau) -> Tensor


op_linalg_householder_product = Op(
    "linalg.householder_product",
    "linalg.householder_product(Tensor self, Tensor tau) -> Tensor",
    params=(("input", "Tensor"), ("tau", "Tensor")),
    positional=2,
    required=("input", "tau"),
    forward=compose_linalg__factors.householder_product,
    composite=True,
)


def linalg_householder_product(input, tau, out=None):
    """The first columns of the product of Householder reflections, whose vectors stand below the diagonal of `input`."""
    try:
        if out is not None:
            return into(op_linalg_householder_product, (input, tau), out)
        if input.__class__ is not Tensor or tau.__class__ is not Tensor:
            check_tensors(op_linalg_householder_product, (input, tau))
        return compose_linalg__factors.householder_product(input, tau)
    except Exception:
        hide_frames()
        raise


op_linalg_householder_product.call = linalg_householder_product


# ---- orgqr(Tensor self, Tensor input2) -> Tensor


op_orgqr = Op(
    "orgqr",
    "orgqr(Tensor self, Tensor input2) -> Tensor",
    params=(("input", "Tensor"), ("input2", "Tensor")),
    positional=2,
    required=("input", "input2"),
    forward=compose_linalg__factors.householder_product,
    composite=True,
)


def orgqr(input, input2, out=None):
    """The first columns of the product of Householder reflections. An older form of `linalg.householder_product`."""
    try:
        if out is not None:
            return into(op_orgqr, (input, input2), out)
        if input.__class__ is not Tensor or input2.__class__ is not Tensor:
            check_tensors(op_orgqr, (input, input2))
        return compose_linalg__factors.householder_product(input, input2)
    except Exception:
        hide_frames()
        raise


op_orgqr.call = orgqr


# ---- ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor


op_ormqr = Op(
    "ormqr",
    "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor",
    params=(("input", "Tensor"), ("input2", "Tensor"), ("input3", "Tensor"), ("left", "bool"), ("transpose", "bool")),
    positional=5,
    required=("input", "input2", "input3"),
    forward=compose_linalg__factors.ormqr,
    composite=True,
)


def ormqr(input, input2, input3, left=True, transpose=False, out=None):
    """The product of Householder reflections, or its conjugate transpose, times another matrix, from the left or the right."""
    try:
        if left.__class__ is not bool or transpose.__class__ is not bool:
            check_kinds(op_ormqr, (input, input2, input3, left, transpose))
        if out is not None:
            return into(op_ormqr, (input, input2, input3, left, transpose), out)
        if input.__class__ is not Tensor or input2.__class__ is not Tensor or input3.__class__ is not Tensor:
            check_tensors(op_ormqr, (input, input2, input3, left, transpose))
        return compose_linalg__factors.ormqr(input, input2, input3, left, transpose)
    except Exception:
        hide_frames()
        raise


op_ormqr.call = ormqr


# ---- linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)


op_linalg_lu_factor = Op(
    "linalg.lu_factor",
    "linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)",
    params=(("A", "Tensor"), ("pivot", "bool")),
    positional=1,
    required=("A",),
    forward=compose_linalg__factors.lu_factor,
    composite=True,
    results=return_type('lu_factor', ('LU', 'pivots')),
)


def linalg_lu_factor(A, *, pivot=True, out=None):
    """L and U of A = P L U in one matrix, and which row was swapped with each, counted from 1."""
    try:
        if pivot.__class__ is not bool:
            check_kinds(op_linalg_lu_factor, (A, pivot))
        if out is not None:
            return into(op_linalg_lu_factor, (A, pivot), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_lu_factor, (A, pivot))
        return compose_linalg__factors.lu_factor(A, pivot)
    except Exception:
        hide_frames()
        raise


op_linalg_lu_factor.call = linalg_lu_factor


# ---- linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)


op_linalg_lu_factor_ex = Op(
    "linalg.lu_factor_ex",
    "linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)",
    params=(("A", "Tensor"), ("pivot", "bool"), ("check_errors", "bool")),
    positional=1,
    required=("A",),
    forward=compose_linalg__factors.lu_factor_ex,
    composite=True,
    results=return_type('lu_factor_ex', ('LU', 'pivots', 'info')),
)


def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False, out=None):
    """As `linalg.lu_factor`, and the first pivot that is zero, counted from 1, in the place of an error."""
    try:
        if pivot.__class__ is not bool or check_errors.__class__ is not bool:
            check_kinds(op_linalg_lu_factor_ex, (A, pivot, check_errors))
        if out is not None:
            return into(op_linalg_lu_factor_ex, (A, pivot, check_errors), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_lu_factor_ex, (A, pivot, check_errors))
        return compose_linalg__factors.lu_factor_ex(A, pivot, check_errors)
    except Exception:
        hide_frames()
        raise


op_linalg_lu_factor_ex.call = linalg_lu_factor_ex


# ---- linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)


op_linalg_lu = Op(
    "linalg.lu",
    "linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
    params=(("A", "Tensor"), ("pivot", "bool")),
    positional=1,
    required=("A",),
    forward=compose_linalg__factors.lu,
    composite=True,
    results=return_type('lu', ('P', 'L', 'U')),
)


def linalg_lu(A, *, pivot=True, out=None):
    """A = P L U with a permutation P, a lower triangular L with ones on its diagonal and an upper triangular U."""
    try:
        if pivot.__class__ is not bool:
            check_kinds(op_linalg_lu, (A, pivot))
        if out is not None:
            return into(op_linalg_lu, (A, pivot), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_lu, (A, pivot))
        return compose_linalg__factors.lu(A, pivot)
    except Exception:
        hide_frames()
        raise


op_linalg_lu.call = linalg_lu


# ---- lu(Tensor self, bool pivot=True, bool get_infos=False) -> Any


op_lu = Op(
    "lu",
    "lu(Tensor self, bool pivot=True, bool get_infos=False) -> Any",
    params=(("input", "Tensor"), ("pivot", "bool"), ("get_infos", "bool")),
    positional=3,
    required=("input",),
    forward=compose_linalg__factors.lu_with_infos,
    composite=True,
)


def lu(input=..., pivot=True, get_infos=False, A=None, out=None):
    """L and U in one matrix, which rows were swapped, and, if asked for, the first zero pivot. An older form of `linalg.lu_factor`."""
    try:
        if input is ... or A is not None:
            input = by_other_name("lu", "input", input, ..., "A", A)
        if pivot.__class__ is not bool or get_infos.__class__ is not bool:
            check_kinds(op_lu, (input, pivot, get_infos))
        if out is not None:
            return into_found(op_lu, (input, pivot, get_infos), out)
        if input.__class__ is not Tensor:
            check_tensors(op_lu, (input, pivot, get_infos))
        return compose_linalg__factors.lu_with_infos(input, pivot, get_infos)
    except Exception:
        hide_frames()
        raise


op_lu.call = lu


# ---- lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)


op_lu_unpack = Op(
    "lu_unpack",
    "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)",
    params=(("LU_data", "Tensor"), ("LU_pivots", "Tensor"), ("unpack_data", "bool"), ("unpack_pivots", "bool")),
    positional=4,
    required=("LU_data", "LU_pivots"),
    forward=compose_linalg__factors.lu_unpack,
    composite=True,
    results=return_type('lu_unpack', ('P', 'L', 'U')),
)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, out=None):
    """P, L and U from what `linalg.lu_factor` gives."""
    try:
        if unpack_data.__class__ is not bool or unpack_pivots.__class__ is not bool:
            check_kinds(op_lu_unpack, (LU_data, LU_pivots, unpack_data, unpack_pivots))
        if out is not None:
            return into(op_lu_unpack, (LU_data, LU_pivots, unpack_data, unpack_pivots), out)
        if LU_data.__class__ is not Tensor or LU_pivots.__class__ is not Tensor:
            check_tensors(op_lu_unpack, (LU_data, LU_pivots, unpack_data, unpack_pivots))
        return compose_linalg__factors.lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots)
    except Exception:
        hide_frames()
        raise


op_lu_unpack.call = lu_unpack


# ---- linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor


op_linalg_lu_solve = Op(
    "linalg.lu_solve",
    "linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor",
    params=(("LU", "Tensor"), ("pivots", "Tensor"), ("B", "Tensor"), ("left", "bool"), ("adjoint", "bool")),
    positional=3,
    required=("LU", "pivots", "B"),
    forward=compose_linalg__factors.linalg_lu_solve,
    composite=True,
)


def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None):
    """The X of A X = B, or of X A = B, or with the conjugate transpose of A, from what `linalg.lu_factor` gives for A."""
    try:
        if left.__class__ is not bool or adjoint.__class__ is not bool:
            check_kinds(op_linalg_lu_solve, (LU, pivots, B, left, adjoint))
        if out is not None:
            return into(op_linalg_lu_solve, (LU, pivots, B, left, adjoint), out)
        if LU.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
            check_tensors(op_linalg_lu_solve, (LU, pivots, B, left, adjoint))
        return compose_linalg__factors.linalg_lu_solve(LU, pivots, B, left, adjoint)
    except Exception:
        hide_frames()
        raise


op_linalg_lu_solve.call = linalg_lu_solve


# ---- lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor


op_lu_solve = Op(
    "lu_solve",
    "lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor",
    params=(("input", "Tensor"), ("LU_data", "Tensor"), ("LU_pivots", "Tensor")),
    positional=3,
    required=("input", "LU_data", "LU_pivots"),
    forward=compose_linalg__factors.lu_solve,
    composite=True,
)


def lu_solve(input, LU_data, LU_pivots, out=None):
    """The X of A X = B from B and what `linalg.lu_factor` gives for A."""
    try:
        if out is not None:
            return into(op_lu_solve, (input, LU_data, LU_pivots), out)
        if input.__class__ is not Tensor or LU_data.__class__ is not Tensor or LU_pivots.__class__ is not Tensor:
            check_tensors(op_lu_solve, (input, LU_data, LU_pivots))
        return compose_linalg__factors.lu_solve(input, LU_data, LU_pivots)
    except Exception:
        hide_frames()
        raise


op_lu_solve.call = lu_solve


# ---- linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)


op_linalg_ldl_factor = Op(
    "linalg.ldl_factor",
    "linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)",
    params=(("input", "Tensor"), ("hermitian", "bool")),
    positional=1,
    required=("input",),
    forward=compose_linalg__factors.ldl_factor,
    composite=True,
    results=return_type('ldl_factor', ('LD', 'pivots')),
)


def linalg_ldl_factor(input, *, hermitian=False, out=None):
    """L and D of a symmetric, or Hermitian, matrix in one, and how rows were swapped, as LAPACK has it; no gradient."""
    try:
        if hermitian.__class__ is not bool:
            check_kinds(op_linalg_ldl_factor, (input, hermitian))
        if out is not None:
            return into(op_linalg_ldl_factor, (input, hermitian), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_ldl_factor, (input, hermitian))
        return compose_linalg__factors.ldl_factor(input, hermitian)
    except Exception:
        hide_frames()
        raise


op_linalg_ldl_factor.call = linalg_ldl_factor


# ---- linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)


op_linalg_ldl_factor_ex = Op(
    "linalg.ldl_factor_ex",
    "linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)",
    params=(("input", "Tensor"), ("hermitian", "bool"), ("check_errors", "bool")),
    positional=1,
    required=("input",),
    forward=compose_linalg__factors.ldl_factor_ex,
    composite=True,
    results=return_type('ldl_factor_ex', ('LD', 'pivots', 'info')),
)


def linalg_ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None):
    """As `linalg.ldl_factor`, and the first zero of D, counted from 1, in the place of an error."""
    try:
        if hermitian.__class__ is not bool or check_errors.__class__ is not bool:
            check_kinds(op_linalg_ldl_factor_ex, (input, hermitian, check_errors))
        if out is not None:
            return into(op_linalg_ldl_factor_ex, (input, hermitian, check_errors), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_ldl_factor_ex, (input, hermitian, check_errors))
        return compose_linalg__factors.ldl_factor_ex(input, hermitian, check_errors)
    except Exception:
        hide_frames()
        raise


op_linalg_ldl_factor_ex.call = linalg_ldl_factor_ex


# ---- linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor


op_linalg_ldl_solve = Op(
    "linalg.ldl_solve",
    "linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor",
    params=(("LD", "Tensor"), ("pivots", "Tensor"), ("B", "Tensor"), ("hermitian", "bool")),
    positional=3,
    required=("LD", "pivots", "B"),
    forward=compose_linalg__factors.ldl_solve,
    composite=True,
)


def linalg_ldl_solve(LD, pivots, B, *, hermitian=False, out=None):
    """The X of A X = B from what `linalg.ldl_factor` gives for A."""
    try:
        if hermitian.__class__ is not bool:
            check_kinds(op_linalg_ldl_solve, (LD, pivots, B, hermitian))
        if out is not None:
            return into(op_linalg_ldl_solve, (LD, pivots, B, hermitian), out)
        if LD.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
            check_tensors(op_linalg_ldl_solve, (LD, pivots, B, hermitian))
        return compose_linalg__factors.ldl_solve(LD, pivots, B, hermitian)
    except Exception:
        hide_frames()
        raise


op_linalg_ldl_solve.call = linalg_ldl_solve


# ---- linalg.eigh(Tensor self, str UPLO='L') -> (Tensor eigenvalues, Tensor eigenvectors)


op_linalg_eigh = Op(
    "linalg.eigh",
    "linalg.eigh(Tensor self, str UPLO='L') -> (Tensor eigenvalues, Tensor eigenvectors)",
    params=(("input", "Tensor"), ("UPLO", "str")),
    positional=2,
    required=("input",),
    forward=compose_linalg__spectra.eigh,
    composite=True,
    results=return_type('eigh', ('eigenvalues', 'eigenvectors')),
)


def linalg_eigh(input, UPLO="L", out=None):
    """The eigenvalues of a Hermitian matrix in order, and its eigenvectors. The phases of complex vectors are arbitrary, and a loss that depends on them is an error. Equal eigenvalues give
    finite gradients where the vectors that belong to them have none, NaN or infinity otherwise."""
    try:
        if out is not None:
            return into(op_linalg_eigh, (input, UPLO), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_eigh, (input, UPLO))
        return compose_linalg__spectra.eigh(input, UPLO)
    except Exception:
        hide_frames()
        raise


op_linalg_eigh.call = linalg_eigh


# ---- linalg.eigvalsh(Tensor self, str UPLO='L') -> Tensor


op_linalg_eigvalsh = Op(
    "linalg.eigvalsh",
    "linalg.eigvalsh(Tensor self, str UPLO='L') -> Tensor",
    params=(("input", "Tensor"), ("UPLO", "str")),
    positional=2,
    required=("input",),
    forward=compose_linalg__spectra.eigvalsh,
    composite=True,
)


def linalg_eigvalsh(input, UPLO="L", out=None):
    """The eigenvalues of a Hermitian matrix in order. Equal ones have the gradient of their sum."""
    try:
        if out is not None:
            return into(op_linalg_eigvalsh, (input, UPLO), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_eigvalsh, (input, UPLO))
        return compose_linalg__spectra.eigvalsh(input, UPLO)
    except Exception:
        hide_frames()
        raise


op_linalg_eigvalsh.call = linalg_eigvalsh


# ---- linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)


op_linalg_eig = Op(
    "linalg.eig",
    "linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__spectra.eig,
    composite=True,
    results=return_type('eig', ('eigenvalues', 'eigenvectors')),
)


def linalg_eig(input, out=None):
    """The eigenvalues of a square matrix, and its eigenvectors of norm one. The phases of vectors are arbitrary, and a loss that depends on them is an error. Equal eigenvalues give
    finite gradients where the vectors that belong to them have none, NaN or infinity otherwise."""
    try:
        if out is not None:
            return into(op_linalg_eig, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_eig, (input,))
        return compose_linalg__spectra.eig(input)
    except Exception:
        hide_frames()
        raise


op_linalg_eig.call = linalg_eig


# ---- linalg.eigvals(Tensor self) -> Tensor


op_linalg_eigvals = Op(
    "linalg.eigvals",
    "linalg.eigvals(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__spectra.eigvals,
    composite=True,
)


def linalg_eigvals(input, out=None):
    """The eigenvalues of a square matrix, which are complex. The gradient needs a matrix that has a basis of eigenvectors."""
    try:
        if out is not None:
            return into(op_linalg_eigvals, (input,), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_eigvals, (input,))
        return compose_linalg__spectra.eigvals(input)
    except Exception:
        hide_frames()
        raise


op_linalg_eigvals.call = linalg_eigvals


# ---- linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)


op_linalg_svd = Op(
    "linalg.svd",
    "linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)",
    params=(("A", "Tensor"), ("full_matrices", "bool"), ("driver", "str?")),
    positional=2,
    required=("A",),
    forward=compose_linalg__spectra.linalg_svd,
    composite=True,
    results=return_type('svd', ('U', 'S', 'Vh')),
)


def linalg_svd(A, full_matrices=True, *, driver=None, out=None):
    """A = U diag(S) Vh with the singular values in descending order. The phases of complex vectors are arbitrary, and a loss that depends on them is an error. Equal singular values, and zero,
    give finite gradients where the vectors that belong to them have none. The vectors beyond the singular values that `full_matrices` adds have no gradient."""
    try:
        if full_matrices.__class__ is not bool:
            check_kinds(op_linalg_svd, (A, full_matrices, driver))
        if out is not None:
            return into(op_linalg_svd, (A, full_matrices, driver), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_svd, (A, full_matrices, driver))
        return compose_linalg__spectra.linalg_svd(A, full_matrices, driver)
    except Exception:
        hide_frames()
        raise


op_linalg_svd.call = linalg_svd


# ---- svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)


op_svd = Op(
    "svd",
    "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)",
    params=(("input", "Tensor"), ("some", "bool"), ("compute_uv", "bool")),
    positional=3,
    required=("input",),
    forward=compose_linalg__spectra.svd,
    composite=True,
    results=return_type('svd', ('U', 'S', 'V')),
)


def svd(input, some=True, compute_uv=True, out=None):
    """A = U diag(S) V*; zeros for U and V without `compute_uv`. An older form of `linalg.svd`."""
    try:
        if some.__class__ is not bool or compute_uv.__class__ is not bool:
            check_kinds(op_svd, (input, some, compute_uv))
        if out is not None:
            return into(op_svd, (input, some, compute_uv), out)
        if input.__class__ is not Tensor:
            check_tensors(op_svd, (input, some, compute_uv))
        return compose_linalg__spectra.svd(input, some, compute_uv)
    except Exception:
        hide_frames()
        raise


op_svd.call = svd


# ---- linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor


op_linalg_svdvals = Op(
    "linalg.svdvals",
    "linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor",
    params=(("A", "Tensor"), ("driver", "str?")),
    positional=1,
    required=("A",),
    forward=compose_linalg__spectra.svdvals,
    composite=True,
)


def linalg_svdvals(A, *, driver=None, out=None):
    """The singular values in descending order. Equal ones have the gradient of their sum, zero has one of its one-sided derivatives."""
    try:
        if out is not None:
            return into(op_linalg_svdvals, (A, driver), out)
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_svdvals, (A, driver))
        return compose_linalg__spectra.svdvals(A, driver)
    except Exception:
        hide_frames()
        raise


op_linalg_svdvals.call = linalg_svdvals


# ---- linalg.matrix_norm(Tensor self, Any ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, dtype? dtype=None) -> Tensor


op_linalg_matrix_norm = Op(
    "linalg.matrix_norm",
    "linalg.matrix_norm(Tensor self, Any ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Any"), ("dim", "int[]"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=4,
    required=("input",),
    forward=compose_linalg__spectra.matrix_norm,
    composite=True,
)


def linalg_matrix_norm(input, ord="fro", dim=(-2, -1), keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The norm of matrices. 'fro', 'nuc', the sum of singular values, 2 and -2, the largest and smallest of these, 1 and inf, of sums of columns and rows."""
    try:
        if axis is not None:
            dim = by_other_name("matrix_norm", "dim", dim, (-2, -1), "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("matrix_norm", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_linalg_matrix_norm, (input, ord, dim, keepdim, dtype))
        if out is not None:
            return into(op_linalg_matrix_norm, (input, ord, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_matrix_norm, (input, ord, dim, keepdim, dtype))
        return compose_linalg__spectra.matrix_norm(input, ord, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_linalg_matrix_norm.call = linalg_matrix_norm


# ---- linalg.norm(Tensor self, Any ord=None, Any dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor


op_linalg_norm = Op(
    "linalg.norm",
    "linalg.norm(Tensor self, Any ord=None, Any dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor",
    params=(("input", "Tensor"), ("ord", "Any"), ("dim", "Any"), ("keepdim", "bool"), ("dtype", "dtype?")),
    positional=4,
    required=("input",),
    forward=compose_linalg__spectra.norm,
    composite=True,
)


def linalg_norm(input, ord=None, dim=None, keepdim=False, axis=None, keepdims=None, *, dtype=None, out=None):
    """The norm of vectors, of matrices, or of all elements."""
    try:
        if axis is not None:
            dim = by_other_name("norm", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("norm", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool:
            check_kinds(op_linalg_norm, (input, ord, dim, keepdim, dtype))
        if out is not None:
            return into(op_linalg_norm, (input, ord, dim, keepdim, dtype), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_norm, (input, ord, dim, keepdim, dtype))
        return compose_linalg__spectra.norm(input, ord, dim, keepdim, dtype)
    except Exception:
        hide_frames()
        raise


op_linalg_norm.call = linalg_norm


# ---- linalg.cond(Tensor self, Any p=None) -> Tensor


op_linalg_cond = Op(
    "linalg.cond",
    "linalg.cond(Tensor self, Any p=None) -> Tensor",
    params=(("input", "Tensor"), ("p", "Any")),
    positional=2,
    required=("input",),
    forward=compose_linalg__spectra.cond,
    composite=True,
)


def linalg_cond(input, p=None, out=None):
    """The condition number. Of a singular matrix it is infinite."""
    try:
        if out is not None:
            return into(op_linalg_cond, (input, p), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_cond, (input, p))
        return compose_linalg__spectra.cond(input, p)
    except Exception:
        hide_frames()
        raise


op_linalg_cond.call = linalg_cond


# ---- linalg.matrix_rank(Tensor self, Any tol=None, bool hermitian=False, *, Any atol=None, Any rtol=None) -> Tensor


op_linalg_matrix_rank = Op(
    "linalg.matrix_rank",
    "linalg.matrix_rank(Tensor self, Any tol=None, bool hermitian=False, *, Any atol=None, Any rtol=None) -> Tensor",
    params=(("input", "Tensor"), ("tol", "Any"), ("hermitian", "bool"), ("atol", "Any"), ("rtol", "Any")),
    positional=3,
    required=("input",),
    forward=compose_linalg__spectra.matrix_rank,
    composite=True,
)


def linalg_matrix_rank(input, tol=None, hermitian=False, *, atol=None, rtol=None, out=None):
    """How many singular values are larger than max(`atol`, `rtol` times the largest)."""
    try:
        if hermitian.__class__ is not bool:
            check_kinds(op_linalg_matrix_rank, (input, tol, hermitian, atol, rtol))
        if out is not None:
            return into(op_linalg_matrix_rank, (input, tol, hermitian, atol, rtol), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_matrix_rank, (input, tol, hermitian, atol, rtol))
        return compose_linalg__spectra.matrix_rank(input, tol, hermitian, atol, rtol)
    except Exception:
        hide_frames()
        raise


op_linalg_matrix_rank.call = linalg_matrix_rank


# ---- linalg.pinv(Tensor self, Any rcond=None, bool hermitian=False, *, Any atol=None, Any rtol=None) -> Tensor


op_linalg_pinv = Op(
    "linalg.pinv",
    "linalg.pinv(Tensor self, Any rcond=None, bool hermitian=False, *, Any atol=None, Any rtol=None) -> Tensor",
    params=(("input", "Tensor"), ("rcond", "Any"), ("hermitian", "bool"), ("atol", "Any"), ("rtol", "Any")),
    positional=3,
    required=("input",),
    forward=compose_linalg__spectra.pinv,
    composite=True,
)


def linalg_pinv(input, rcond=None, hermitian=False, *, atol=None, rtol=None, out=None):
    """The pseudo-inverse; singular values up to max(`atol`, `rtol` times the largest) count as zero. The gradient is that along matrices of one rank."""
    try:
        if hermitian.__class__ is not bool:
            check_kinds(op_linalg_pinv, (input, rcond, hermitian, atol, rtol))
        if out is not None:
            return into(op_linalg_pinv, (input, rcond, hermitian, atol, rtol), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_pinv, (input, rcond, hermitian, atol, rtol))
        return compose_linalg__spectra.pinv(input, rcond, hermitian, atol, rtol)
    except Exception:
        hide_frames()
        raise


op_linalg_pinv.call = linalg_pinv


# ---- pinverse(Tensor self, float rcond=1e-15) -> Tensor


op_pinverse = Op(
    "pinverse",
    "pinverse(Tensor self, float rcond=1e-15) -> Tensor",
    params=(("input", "Tensor"), ("rcond", "float")),
    positional=2,
    required=("input",),
    forward=compose_linalg__spectra.pinverse,
    composite=True,
)


def pinverse(input, rcond=1e-15):
    """The pseudo-inverse. An older form of `linalg.pinv`."""
    try:
        if (rcond.__class__ is not float and rcond.__class__ is not int):
            check_kinds(op_pinverse, (input, rcond))
        if input.__class__ is not Tensor:
            check_tensors(op_pinverse, (input, rcond))
        return compose_linalg__spectra.pinverse(input, rcond)
    except Exception:
        hide_frames()
        raise


op_pinverse.call = pinverse


# ---- linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)


op_linalg_lstsq = Op(
    "linalg.lstsq",
    "linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)",
    params=(("input", "Tensor"), ("b", "Tensor"), ("rcond", "float?"), ("driver", "str?")),
    positional=3,
    required=("input", "b"),
    forward=compose_linalg__spectra.lstsq,
    composite=True,
    results=return_type('lstsq', ('solution', 'residuals', 'rank', 'singular_values')),
)


def linalg_lstsq(input, b, rcond=None, *, driver=None, out=None):
    """The shortest X for which A X is closest to B; the squared distances, ranks and singular values, empty where `driver` does not give them."""
    try:
        if (rcond.__class__ is not float and rcond.__class__ is not int and rcond is not None):
            check_kinds(op_linalg_lstsq, (input, b, rcond, driver))
        if out is not None:
            return into(op_linalg_lstsq, (input, b, rcond, driver), out)
        if input.__class__ is not Tensor or b.__class__ is not Tensor:
            check_tensors(op_linalg_lstsq, (input, b, rcond, driver))
        return compose_linalg__spectra.lstsq(input, b, rcond, driver)
    except Exception:
        hide_frames()
        raise


op_linalg_lstsq.call = linalg_lstsq


# ---- linalg.matrix_power(Tensor self, int n) -> Tensor


op_linalg_matrix_power = Op(
    "linalg.matrix_power",
    "linalg.matrix_power(Tensor self, int n) -> Tensor",
    params=(("input", "Tensor"), ("n", "int")),
    positional=2,
    required=("input", "n"),
    forward=compose_linalg__solve.matrix_power,
    composite=True,
)


def linalg_matrix_power(input, n, out=None):
    """A square matrix to an integer power; of its inverse if that is negative."""
    try:
        if n.__class__ is not int:
            check_kinds(op_linalg_matrix_power, (input, n))
        if out is not None:
            return into(op_linalg_matrix_power, (input, n), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_matrix_power, (input, n))
        return compose_linalg__solve.matrix_power(input, n)
    except Exception:
        hide_frames()
        raise


op_linalg_matrix_power.call = linalg_matrix_power


# ---- matrix_power(Tensor self, int n) -> Tensor


op_matrix_power = Op(
    "matrix_power",
    "matrix_power(Tensor self, int n) -> Tensor",
    params=(("input", "Tensor"), ("n", "int")),
    positional=2,
    required=("input", "n"),
    forward=compose_linalg__solve.matrix_power,
    composite=True,
)


def matrix_power(input, n, out=None):
    """A square matrix to an integer power; of its inverse if that is negative."""
    try:
        if n.__class__ is not int:
            check_kinds(op_matrix_power, (input, n))
        if out is not None:
            return into(op_matrix_power, (input, n), out)
        if input.__class__ is not Tensor:
            check_tensors(op_matrix_power, (input, n))
        return compose_linalg__solve.matrix_power(input, n)
    except Exception:
        hide_frames()
        raise


op_matrix_power.call = matrix_power


# ---- linalg.matrix_exp(Tensor self) -> Tensor


op_linalg_matrix_exp = Op(
    "linalg.matrix_exp",
    "linalg.matrix_exp(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.matrix_exp,
    composite=True,
)


def linalg_matrix_exp(input):
    """The exponential of a square matrix, the sum of A^k / k!."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_matrix_exp, (input,))
        return compose_linalg__solve.matrix_exp(input)
    except Exception:
        hide_frames()
        raise


op_linalg_matrix_exp.call = linalg_matrix_exp


# ---- matrix_exp(Tensor self) -> Tensor


op_matrix_exp = Op(
    "matrix_exp",
    "matrix_exp(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_linalg__solve.matrix_exp,
    composite=True,
)


def matrix_exp(input):
    """The exponential of a square matrix, the sum of A^k / k!."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_matrix_exp, (input,))
        return compose_linalg__solve.matrix_exp(input)
    except Exception:
        hide_frames()
        raise


op_matrix_exp.call = matrix_exp


# ---- linalg.multi_dot(Tensor[] tensors) -> Tensor


op_linalg_multi_dot = Op(
    "linalg.multi_dot",
    "linalg.multi_dot(Tensor[] tensors) -> Tensor",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_linalg__products.multi_dot,
    composite=True,
)


def linalg_multi_dot(tensors, out=None):
    """The product of a chain of matrices, in the order that takes the fewest multiplications; the first and the last may be vectors."""
    try:
        if out is not None:
            return into(op_linalg_multi_dot, (tensors,), out)
        tensors = checked_list(op_linalg_multi_dot, 0, tensors)
        return compose_linalg__products.multi_dot(tensors)
    except Exception:
        hide_frames()
        raise


op_linalg_multi_dot.call = linalg_multi_dot


# ---- _cross(Tensor self, Tensor other, int dim) -> Tensor


class CrossBackward0(Node, shown_as="LinalgCrossBackward0"):
    """self: _cross(other.conj(), grad, dim)
    other: _cross(grad, self.conj(), dim)"""

    __slots__ = ("other", "other_changes", "dim", "self_", "self_changes")
    saved = {"other": ("other", "input", 1), "dim": ("dim", "plain", -1), "self": ("self_", "input", 0)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = array_linalg__products.cross(conjugated(k_conj, self.other), grad, self.dim)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_other = array_linalg__products.cross(grad, conjugated(k_conj, self.self_), self.dim)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            grad_self = ops._cross(ops.conj(other), grad, self.dim)
        if to_other is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_other = ops._cross(grad, ops.conj(self_), self.dim)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.other = None
        self.other_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__cross(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, dim) = arrays
    (self_changes, other_changes) = changes
    node = new(CrossBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.other = other_array
        node.other_changes = other_changes
    node.dim = dim
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays__cross_result(self_p, other_p, dim, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = array_linalg__products.cross(self_t, other_p, dim)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = array_linalg__products.cross(self_p, other_t, dim)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__cross_result(self_p, other_p, dim, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops._cross(self_t, other_p, dim)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops._cross(self_p, other_t, dim)
        total = term if total is None else ops.add(total, term)
    return total


op__cross = Op(
    "_cross",
    "_cross(Tensor self, Tensor other, int dim) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dim", "int")),
    positional=3,
    required=("input", "other", "dim"),
    forward=array_linalg__products.cross,
    record=_record__cross,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__cross_result, _tangent_tensors__cross_result)},
    saves_self_for=("other",),
)


def _cross(input, other, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op__cross, (input, other, dim))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if other_array.__class__ is not self_array.__class__:
            return general(op__cross, (input, other, dim))
        result_array = array_linalg__products.cross(self_array, other_array, dim)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(CrossBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.other = other_array
            node.other_changes = other_changes
        node.dim = dim
        if other_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__cross.call = _cross


# ---- linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor


op_linalg_cross = Op(
    "linalg.cross",
    "linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "other"),
    forward=compose_linalg__products.linalg_cross,
    composite=True,
)


def linalg_cross(input=..., other=..., x1=None, x2=None, *, dim=-1, axis=None, out=None):
    """The cross product of vectors of three numbers along a dimension."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("cross", input, other, x1, x2)
        if axis is not None:
            dim = by_other_name("cross", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_linalg_cross, (input, other, dim))
        if out is not None:
            return into(op_linalg_cross, (input, other, dim), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_linalg_cross, (input, other, dim))
        return compose_linalg__products.linalg_cross(input, other, dim)
    except Exception:
        hide_frames()
        raise


op_linalg_cross.call = linalg_cross


# ---- cross(Tensor self, Tensor other, int? dim=None) -> Tensor


op_cross = Op(
    "cross",
    "cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dim", "int?")),
    positional=3,
    required=("input", "other"),
    forward=compose_linalg__products.cross,
    composite=True,
)


def cross(input=..., other=..., dim=None, axis=None, x1=None, x2=None, out=None):
    """The cross product of vectors of three numbers along a dimension, the first of size three unless given."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("cross", input, other, x1, x2)
        if axis is not None:
            dim = by_other_name("cross", "dim", dim, None, "axis", axis)
        if (dim.__class__ is not int and dim is not None):
            check_kinds(op_cross, (input, other, dim))
        if out is not None:
            return into(op_cross, (input, other, dim), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_cross, (input, other, dim))
        return compose_linalg__products.cross(input, other, dim)
    except Exception:
        hide_frames()
        raise


op_cross.call = cross


# ---- linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor


op_linalg_vecdot = Op(
    "linalg.vecdot",
    "linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
    params=(("x", "Tensor"), ("y", "Tensor"), ("dim", "int")),
    positional=2,
    required=("x", "y"),
    forward=compose_linalg__products.vecdot,
    composite=True,
)


def linalg_vecdot(x, y, *, dim=-1, axis=None, out=None):
    """The dot products of vectors along a dimension, the first conjugated."""
    try:
        if axis is not None:
            dim = by_other_name("vecdot", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_linalg_vecdot, (x, y, dim))
        if out is not None:
            return into(op_linalg_vecdot, (x, y, dim), out)
        if x.__class__ is not Tensor or y.__class__ is not Tensor:
            check_tensors(op_linalg_vecdot, (x, y, dim))
        return compose_linalg__products.vecdot(x, y, dim)
    except Exception:
        hide_frames()
        raise


op_linalg_vecdot.call = linalg_vecdot


# ---- _vander(Tensor self, int count, int order) -> Tensor


class VanderBackward0(Node, shown_as="VanderBackward0"):
    """self: (grad * _vander(self, count, order + 1).conj()).sum([-1])"""

    __slots__ = ("self_", "self_changes", "count", "order")
    saved = {"self": ("self_", "input", 0), "count": ("count", "plain", -1), "order": ("order", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = array_reduce.sum(k__cumprod_backward_self_inner(grad, array_polynomials.powers(self.self_, self.count, (self.order + 1))), (-1,), False, None)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.sum(ops.mul(grad, ops.conj(ops._vander(self_, self.count, (self.order + 1)))), (-1,))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__vander(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, count, order) = arrays
    (self_changes,) = changes
    node = new(VanderBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.count = count
    node.order = order
    return node


def _tangent_arrays__vander_result(self_p, count, order, self_t, result):
    return k_mul(array_shape.unsqueeze(self_t, -1), array_polynomials.powers(self_p, count, (order + 1)))


def _tangent_tensors__vander_result(self_p, count, order, self_t, result):
    return ops.mul(ops.unsqueeze(self_t, -1), ops._vander(self_p, count, (order + 1)))


op__vander = Op(
    "_vander",
    "_vander(Tensor self, int count, int order) -> Tensor",
    params=(("input", "Tensor"), ("count", "int"), ("order", "int")),
    positional=3,
    required=("input", "count", "order"),
    forward=array_polynomials.powers,
    record=_record__vander,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__vander_result, _tangent_tensors__vander_result)},
    saves_self_for=("input",),
)


def _vander(input, count, order):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__vander, (input, count, order))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_polynomials.powers(self_array, count, order)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(VanderBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.count = count
        node.order = order
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__vander.call = _vander


# ---- linalg.vander(Tensor x, *, int? N=None) -> Tensor


op_linalg_vander = Op(
    "linalg.vander",
    "linalg.vander(Tensor x, *, int? N=None) -> Tensor",
    params=(("x", "Tensor"), ("N", "int?")),
    positional=1,
    required=("x",),
    forward=compose_linalg__products.vander,
    composite=True,
)


def linalg_vander(x, *, N=None):
    """The powers 0 to N - 1 of each number, along a new last dimension."""
    try:
        if (N.__class__ is not int and N is not None):
            check_kinds(op_linalg_vander, (x, N))
        if x.__class__ is not Tensor:
            check_tensors(op_linalg_vander, (x, N))
        return compose_linalg__products.vander(x, N)
    except Exception:
        hide_frames()
        raise


op_linalg_vander.call = linalg_vander


# ---- linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)


op_linalg_diagonal = Op(
    "linalg.diagonal",
    "linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)",
    params=(("A", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=1,
    required=("A",),
    forward=compose_linalg__products.diagonal,
    composite=True,
    view=True,
)


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """A diagonal of each matrix, as a view."""
    try:
        if offset.__class__ is not int or dim1.__class__ is not int or dim2.__class__ is not int:
            check_kinds(op_linalg_diagonal, (A, offset, dim1, dim2))
        if A.__class__ is not Tensor:
            check_tensors(op_linalg_diagonal, (A, offset, dim1, dim2))
        return compose_linalg__products.diagonal(A, offset, dim1, dim2)
    except Exception:
        hide_frames()
        raise


op_linalg_diagonal.call = linalg_diagonal


# ---- linalg.tensorinv(Tensor self, int ind=2) -> Tensor


op_linalg_tensorinv = Op(
    "linalg.tensorinv",
    "linalg.tensorinv(Tensor self, int ind=2) -> Tensor",
    params=(("input", "Tensor"), ("ind", "int")),
    positional=2,
    required=("input",),
    forward=compose_linalg__solve.tensorinv,
    composite=True,
)


def linalg_tensorinv(input, ind=2, out=None):
    """The inverse of a tensor as a map from its last dimensions to its first `ind`."""
    try:
        if ind.__class__ is not int:
            check_kinds(op_linalg_tensorinv, (input, ind))
        if out is not None:
            return into(op_linalg_tensorinv, (input, ind), out)
        if input.__class__ is not Tensor:
            check_tensors(op_linalg_tensorinv, (input, ind))
        return compose_linalg__solve.tensorinv(input, ind)
    except Exception:
        hide_frames()
        raise


op_linalg_tensorinv.call = linalg_tensorinv


# ---- linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor


op_linalg_tensorsolve = Op(
    "linalg.tensorsolve",
    "linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dims", "int[]?")),
    positional=3,
    required=("input", "other"),
    forward=compose_linalg__solve.tensorsolve,
    composite=True,
)


def linalg_tensorsolve(input=..., other=..., dims=None, x1=None, x2=None, out=None):
    """The X whose tensor product with A, summed over all dimensions of X, is B."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("tensorsolve", input, other, x1, x2)
        if out is not None:
            return into(op_linalg_tensorsolve, (input, other, dims), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_linalg_tensorsolve, (input, other, dims))
        return compose_linalg__solve.tensorsolve(input, other, dims)
    except Exception:
        hide_frames()
        raise


op_linalg_tensorsolve.call = linalg_tensorsolve


# ---- renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor


op_renorm = Op(
    "renorm",
    "renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
    params=(("input", "Tensor"), ("p", "Scalar"), ("dim", "int"), ("maxnorm", "Scalar")),
    positional=4,
    required=("input", "p", "dim", "maxnorm"),
    forward=compose_linalg__products.renorm,
    composite=True,
)


def renorm(input, p, dim=..., maxnorm=..., axis=None, out=None):
    """Each part along a dimension scaled down to the norm `maxnorm`, if its norm is larger."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("renorm", "dim", dim, ..., "axis", axis)
        if maxnorm is ...:
            missing("renorm", "maxnorm")
        if p.__class__ not in NUMBERS or dim.__class__ is not int or maxnorm.__class__ not in NUMBERS:
            check_kinds(op_renorm, (input, p, dim, maxnorm))
        if out is not None:
            return into(op_renorm, (input, p, dim, maxnorm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_renorm, (input, p, dim, maxnorm))
        return compose_linalg__products.renorm(input, p, dim, maxnorm)
    except Exception:
        hide_frames()
        raise


op_renorm.call = renorm


def renorm_(input, p, dim=..., maxnorm=..., axis=None):
    """The in-place form of `renorm`."""
    try:
        if dim is ... or axis is not None:
            dim = by_other_name("renorm_", "dim", dim, ..., "axis", axis)
        if maxnorm is ...:
            missing("renorm_", "maxnorm")
        if p.__class__ not in NUMBERS or dim.__class__ is not int or maxnorm.__class__ not in NUMBERS:
            check_kinds(op_renorm, (input, p, dim, maxnorm))
        if input.__class__ is not Tensor:
            check_tensors(op_renorm, (input, p, dim, maxnorm))
        return composed_in_place(op_renorm, (input, p, dim, maxnorm))
    except Exception:
        hide_frames()
        raise


# ---- _renorm_factor(Tensor self, Scalar maxnorm) -> Tensor


def __renorm_factor_forward(self_, maxnorm):
    return k__renorm_factor(self_, maxnorm)


class RenormFactorBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes", "maxnorm")
    saved = {"self": ("self_", "input", 0), "maxnorm": ("maxnorm", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__renorm_factor_backward_self(grad, self.self_, self.maxnorm)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.add(self_, 1e-07)
        grad_self = ops.mul(grad, ops.mul(ops.where(ops.gt(self_, self.maxnorm), 1, 0), ops.div(ops.neg(ops.div(self.maxnorm, t1)), t1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__renorm_factor(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, maxnorm) = arrays
    (self_changes,) = changes
    node = new(RenormFactorBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.maxnorm = maxnorm
    return node


def _tangent_arrays__renorm_factor_result(self_p, maxnorm, self_t, result):
    return k__renorm_factor_backward_self(self_t, self_p, maxnorm)


def _tangent_tensors__renorm_factor_result(self_p, maxnorm, self_t, result):
    t1 = ops.add(self_p, 1e-07)
    return ops.mul(self_t, ops.mul(ops.where(ops.gt(self_p, maxnorm), 1, 0), ops.div(ops.neg(ops.div(maxnorm, t1)), t1)))


op__renorm_factor = Op(
    "_renorm_factor",
    "_renorm_factor(Tensor self, Scalar maxnorm) -> Tensor",
    params=(("input", "Tensor"), ("maxnorm", "Scalar")),
    positional=2,
    required=("input", "maxnorm"),
    forward=__renorm_factor_forward,
    record=_record__renorm_factor,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__renorm_factor_result, _tangent_tensors__renorm_factor_result)},
    saves_self_for=("input",),
)


def _renorm_factor(input, maxnorm):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__renorm_factor, (input, maxnorm))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__renorm_factor_same(self_array, maxnorm)
        if result_array is None:
            return general(op__renorm_factor, (input, maxnorm))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RenormFactorBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.maxnorm = maxnorm
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__renorm_factor.call = _renorm_factor


# ---- svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)


op_svd_lowrank = Op(
    "svd_lowrank",
    "svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)",
    params=(("A", "Tensor"), ("q", "int?"), ("niter", "int?"), ("M", "Tensor?")),
    positional=4,
    required=("A",),
    forward=compose_linalg__low_rank.svd_lowrank,
    composite=True,
    results=return_type('svd_lowrank', ('U', 'S', 'V')),
)


def svd_lowrank(A, q=6, niter=2, M=None):
    """A = U diag(S) V* for the `q` largest singular values, of `A` less `M`, from random combinations of columns, which `niter` products with the matrix turn
    towards the largest. Exact where the rank is at most `q`. The phases of vectors are arbitrary, as those of `linalg.svd`."""
    try:
        if (q.__class__ is not int and q is not None) or (niter.__class__ is not int and niter is not None):
            check_kinds(op_svd_lowrank, (A, q, niter, M))
        if A.__class__ is not Tensor or (M is not None and M.__class__ is not Tensor):
            check_tensors(op_svd_lowrank, (A, q, niter, M))
        return compose_linalg__low_rank.svd_lowrank(A, q, niter, M)
    except Exception:
        hide_frames()
        raise


op_svd_lowrank.call = svd_lowrank


# ---- pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)


op_pca_lowrank = Op(
    "pca_lowrank",
    "pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)",
    params=(("A", "Tensor"), ("q", "int?"), ("center", "bool"), ("niter", "int")),
    positional=4,
    required=("A",),
    forward=compose_linalg__low_rank.pca_lowrank,
    composite=True,
    results=return_type('pca_lowrank', ('U', 'S', 'V')),
)


def pca_lowrank(A, q=None, center=True, niter=2):
    """The principal components of rows. U, S and V of `svd_lowrank`, for `q` singular values, at most six by default, of `A` less the mean of its rows, with `center`."""
    try:
        if (q.__class__ is not int and q is not None) or center.__class__ is not bool or niter.__class__ is not int:
            check_kinds(op_pca_lowrank, (A, q, center, niter))
        if A.__class__ is not Tensor:
            check_tensors(op_pca_lowrank, (A, q, center, niter))
        return compose_linalg__low_rank.pca_lowrank(A, q, center, niter)
    except Exception:
        hide_frames()
        raise


op_pca_lowrank.call = pca_lowrank


# ---- vander(Tensor x, int? N=None, bool increasing=False) -> Tensor


op_vander = Op(
    "vander",
    "vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
    params=(("x", "Tensor"), ("N", "int?"), ("increasing", "bool")),
    positional=3,
    required=("x",),
    forward=compose_linalg__products.vander_of_vector,
    composite=True,
)


def vander(x, N=None, increasing=False):
    """The powers of a vector as columns, `N` of them, or as many as elements, from the largest exponent to zero, or the other way round."""
    try:
        if (N.__class__ is not int and N is not None) or increasing.__class__ is not bool:
            check_kinds(op_vander, (x, N, increasing))
        if x.__class__ is not Tensor:
            check_tensors(op_vander, (x, N, increasing))
        return compose_linalg__products.vander_of_vector(x, N, increasing)
    except Exception:
        hide_frames()
        raise


op_vander.call = vander
