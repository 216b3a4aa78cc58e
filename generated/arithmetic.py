"""Sums, products, powers and the parts of numbers, element by element.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import pointwise as array_pointwise
from specgrad.array import shape as array_shape
from specgrad.array.base.rows import along, along_reduced
from specgrad.array.base.checks import divides_by_zero, integer_to_negative, subtracts_bool
from specgrad.compose import arithmetic as compose_arithmetic
from specgrad.compose import comparison as compose_comparison
from specgrad.compose import select as compose_select
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

k__imag_part = _k["_imag_part"]
k__nan_to_num = _k["_nan_to_num"]
k__nan_to_num_backward_self = _k["_nan_to_num_backward_self"]
k__real_part = _k["_real_part"]
k__share_of_length = _k["_share_of_length"]
k__share_of_length_backward = _k["_share_of_length_backward"]
k__share_of_length_backward_other = _k["_share_of_length_backward_other"]
k__share_of_length_backward_self = _k["_share_of_length_backward_self"]
k__trunc_div = _k["_trunc_div"]
k_abs = _k["abs"]
k_abs_backward_self = _k["abs_backward_self"]
k_abs_tangent_self = _k["abs_tangent_self"]
k_add = _k["add"]
k_add_2 = _k["add_2"]
k_add_backward_other = _k["add_backward_other"]
k_addcdiv = _k["addcdiv"]
k_addcdiv_backward_tensor1 = _k["addcdiv_backward_tensor1"]
k_addcdiv_backward_tensor2 = _k["addcdiv_backward_tensor2"]
k_addcdiv_tangent_tensor1 = _k["addcdiv_tangent_tensor1"]
k_addcdiv_tangent_tensor2 = _k["addcdiv_tangent_tensor2"]
k_addcmul = _k["addcmul"]
k_addcmul_backward_tensor1 = _k["addcmul_backward_tensor1"]
k_addcmul_tangent_tensor1 = _k["addcmul_tangent_tensor1"]
k_angle = _k["angle"]
k_angle_backward_self = _k["angle_backward_self"]
k_angle_backward_self_2 = _k["angle_backward_self_2"]
k_angle_tangent_self = _k["angle_tangent_self"]
k_clamp = _k["clamp"]
k_clamp_2 = _k["clamp_2"]
k_clamp_3 = _k["clamp_3"]
k_clamp_4 = _k["clamp_4"]
k_clamp_backward_self = _k["clamp_backward_self"]
k_clamp_backward_self_2 = _k["clamp_backward_self_2"]
k_clamp_backward_self_3 = _k["clamp_backward_self_3"]
k_clamp_max_backward = _k["clamp_max_backward"]
k_clamp_max_backward_max = _k["clamp_max_backward_max"]
k_clamp_max_backward_self = _k["clamp_max_backward_self"]
k_clamp_min_backward = _k["clamp_min_backward"]
k_clamp_min_backward_min = _k["clamp_min_backward_min"]
k_clamp_min_backward_self = _k["clamp_min_backward_self"]
k_conj = _k["conj"]
k_copysign = _k["copysign"]
k_copysign_backward_self = _k["copysign_backward_self"]
k_copysign_tangent_self = _k["copysign_tangent_self"]
k_div = _k["div"]
k_div_backward = _k["div_backward"]
k_div_backward_other = _k["div_backward_other"]
k_div_backward_self = _k["div_backward_self"]
k_div_tangent_other = _k["div_tangent_other"]
k_floor_divide = _k["floor_divide"]
k_fmax = _k["fmax"]
k_fmax_backward = _k["fmax_backward"]
k_fmax_backward_other = _k["fmax_backward_other"]
k_fmax_backward_self = _k["fmax_backward_self"]
k_fmin = _k["fmin"]
k_fmin_backward = _k["fmin_backward"]
k_fmin_backward_other = _k["fmin_backward_other"]
k_fmin_backward_self = _k["fmin_backward_self"]
k_fmod = _k["fmod"]
k_fmod_backward_other = _k["fmod_backward_other"]
k_gcd = _k["gcd"]
k_hypot = _k["hypot"]
k_hypot_backward = _k["hypot_backward"]
k_hypot_backward_self = _k["hypot_backward_self"]
k_hypot_tangent_self = _k["hypot_tangent_self"]
k_lcm = _k["lcm"]
k_lerp = _k["lerp"]
k_lerp_backward = _k["lerp_backward"]
k_lerp_backward_self = _k["lerp_backward_self"]
k_lerp_backward_weight = _k["lerp_backward_weight"]
k_lerp_tangent_self = _k["lerp_tangent_self"]
k_lerp_tangent_weight = _k["lerp_tangent_weight"]
k_masked_fill = _k["masked_fill"]
k_maximum = _k["maximum"]
k_maximum_backward = _k["maximum_backward"]
k_maximum_backward_other = _k["maximum_backward_other"]
k_maximum_backward_self = _k["maximum_backward_self"]
k_minimum = _k["minimum"]
k_minimum_backward = _k["minimum_backward"]
k_mul = _k["mul"]
k_mul_backward = _k["mul_backward"]
k_mul_backward_self = _k["mul_backward_self"]
k_neg = _k["neg"]
k_nextafter = _k["nextafter"]
k_polar = _k["polar"]
k_polar_backward = _k["polar_backward"]
k_polar_backward_abs = _k["polar_backward_abs"]
k_polar_backward_angle = _k["polar_backward_angle"]
k_polar_tangent_abs_angle = _k["polar_tangent_abs_angle"]
k_polar_tangent_abs_angle_2 = _k["polar_tangent_abs_angle_2"]
k_pow = _k["pow"]
k_pow_Scalar = _k["pow_Scalar"]
k_pow_Scalar_2 = _k["pow_Scalar_2"]
k_pow_Scalar_3 = _k["pow_Scalar_3"]
k_pow_Scalar_4 = _k["pow_Scalar_4"]
k_pow_Scalar_5 = _k["pow_Scalar_5"]
k_pow_Scalar_backward_self = _k["pow_Scalar_backward_self"]
k_pow_Scalar_backward_self_2 = _k["pow_Scalar_backward_self_2"]
k_pow_Scalar_backward_self_3 = _k["pow_Scalar_backward_self_3"]
k_pow_Scalar_backward_self_4 = _k["pow_Scalar_backward_self_4"]
k_pow_Scalar_backward_self_5 = _k["pow_Scalar_backward_self_5"]
k_pow_Scalar_backward_self_6 = _k["pow_Scalar_backward_self_6"]
k_pow_Scalar_backward_self_7 = _k["pow_Scalar_backward_self_7"]
k_pow_Scalar_backward_self_8 = _k["pow_Scalar_backward_self_8"]
k_pow_Scalar_tangent_self = _k["pow_Scalar_tangent_self"]
k_pow_Scalar_tangent_self_2 = _k["pow_Scalar_tangent_self_2"]
k_pow_Scalar_tangent_self_3 = _k["pow_Scalar_tangent_self_3"]
k_pow_Scalar_tangent_self_4 = _k["pow_Scalar_tangent_self_4"]
k_pow_Scalar_tangent_self_5 = _k["pow_Scalar_tangent_self_5"]
k_pow_Scalar_tangent_self_6 = _k["pow_Scalar_tangent_self_6"]
k_pow_Scalar_tangent_self_7 = _k["pow_Scalar_tangent_self_7"]
k_pow_backward = _k["pow_backward"]
k_pow_backward_exponent = _k["pow_backward_exponent"]
k_pow_backward_self = _k["pow_backward_self"]
k_pow_tangent_exponent = _k["pow_tangent_exponent"]
k_pow_tangent_self = _k["pow_tangent_self"]
k_reciprocal = _k["reciprocal"]
k_reciprocal_backward_self = _k["reciprocal_backward_self"]
k_reciprocal_tangent_self = _k["reciprocal_tangent_self"]
k_remainder = _k["remainder"]
k_remainder_backward_other = _k["remainder_backward_other"]
k_sgn = _k["sgn"]
k_sgn_backward_self = _k["sgn_backward_self"]
k_sign = _k["sign"]
k_square = _k["square"]
k_square_backward_self = _k["square_backward_self"]
k_square_tangent_self = _k["square_tangent_self"]
k_sub = _k["sub"]
k_sub_2 = _k["sub_2"]
k_sub_backward_other = _k["sub_backward_other"]
k_where = _k["where"]
k_where_backward = _k["where_backward"]
k_where_backward_other = _k["where_backward_other"]
k_where_backward_self = _k["where_backward_self"]
k_where_tangent_other = _k["where_tangent_other"]
k_where_tangent_self = _k["where_tangent_self"]
k__imag_part_same = k__imag_part.same
k__nan_to_num_same = k__nan_to_num.same
k__real_part_same = k__real_part.same
k__share_of_length_same = k__share_of_length.same
k__trunc_div_same = k__trunc_div.same
k_abs_same = k_abs.same
k_add_same = k_add.same
k_add_2_same = k_add_2.same
k_addcdiv_same = k_addcdiv.same
k_addcmul_same = k_addcmul.same
k_angle_same = k_angle.same
k_clamp_same = k_clamp.same
k_clamp_2_same = k_clamp_2.same
k_clamp_3_same = k_clamp_3.same
k_clamp_4_same = k_clamp_4.same
k_conj_same = k_conj.same
k_copysign_same = k_copysign.same
k_div_same = k_div.same
k_floor_divide_same = k_floor_divide.same
k_fmax_same = k_fmax.same
k_fmin_same = k_fmin.same
k_fmod_same = k_fmod.same
k_gcd_same = k_gcd.same
k_hypot_same = k_hypot.same
k_lcm_same = k_lcm.same
k_lerp_same = k_lerp.same
k_masked_fill_same = k_masked_fill.same
k_maximum_same = k_maximum.same
k_minimum_same = k_minimum.same
k_mul_same = k_mul.same
k_neg_same = k_neg.same
k_nextafter_same = k_nextafter.same
k_polar_same = k_polar.same
k_pow_same = k_pow.same
k_pow_Scalar_same = k_pow_Scalar.same
k_pow_Scalar_2_same = k_pow_Scalar_2.same
k_pow_Scalar_3_same = k_pow_Scalar_3.same
k_pow_Scalar_4_same = k_pow_Scalar_4.same
k_pow_Scalar_5_same = k_pow_Scalar_5.same
k_reciprocal_same = k_reciprocal.same
k_remainder_same = k_remainder.same
k_sgn_same = k_sgn.same
k_sign_same = k_sign.same
k_square_same = k_square.same
k_sub_same = k_sub.same
k_sub_2_same = k_sub_2.same
k_where_same = k_where.same
k__share_of_length_any = k__share_of_length.any
k__trunc_div_any = k__trunc_div.any
k_add_any = k_add.any
k_add_2_any = k_add_2.any
k_addcdiv_any = k_addcdiv.any
k_addcmul_any = k_addcmul.any
k_copysign_any = k_copysign.any
k_div_any = k_div.any
k_floor_divide_any = k_floor_divide.any
k_fmax_any = k_fmax.any
k_fmin_any = k_fmin.any
k_fmod_any = k_fmod.any
k_gcd_any = k_gcd.any
k_hypot_any = k_hypot.any
k_lcm_any = k_lcm.any
k_lerp_any = k_lerp.any
k_masked_fill_any = k_masked_fill.any
k_maximum_any = k_maximum.any
k_minimum_any = k_minimum.any
k_mul_any = k_mul.any
k_nextafter_any = k_nextafter.any
k_polar_any = k_polar.any
k_pow_any = k_pow.any
k_remainder_any = k_remainder.any
k_sub_any = k_sub.any
k_sub_2_any = k_sub_2.any
k_where_any = k_where.any
k_abs_into = k_abs.into
k_add_into = k_add.into
k_add_2_into = k_add_2.into
k_addcdiv_into = k_addcdiv.into
k_addcmul_into = k_addcmul.into
k_angle_into = k_angle.into
k_clamp_into = k_clamp.into
k_clamp_2_into = k_clamp_2.into
k_clamp_3_into = k_clamp_3.into
k_clamp_4_into = k_clamp_4.into
k_conj_into = k_conj.into
k_copysign_into = k_copysign.into
k_div_into = k_div.into
k_floor_divide_into = k_floor_divide.into
k_fmax_into = k_fmax.into
k_fmin_into = k_fmin.into
k_fmod_into = k_fmod.into
k_gcd_into = k_gcd.into
k_hypot_into = k_hypot.into
k_lcm_into = k_lcm.into
k_lerp_into = k_lerp.into
k_masked_fill_into = k_masked_fill.into
k_maximum_into = k_maximum.into
k_minimum_into = k_minimum.into
k_mul_into = k_mul.into
k_neg_into = k_neg.into
k_nextafter_into = k_nextafter.into
k_polar_into = k_polar.into
k_pow_into = k_pow.into
k_pow_Scalar_into = k_pow_Scalar.into
k_pow_Scalar_2_into = k_pow_Scalar_2.into
k_pow_Scalar_3_into = k_pow_Scalar_3.into
k_pow_Scalar_4_into = k_pow_Scalar_4.into
k_pow_Scalar_5_into = k_pow_Scalar_5.into
k_reciprocal_into = k_reciprocal.into
k_remainder_into = k_remainder.into
k_sgn_into = k_sgn.into
k_sign_into = k_sign.into
k_square_into = k_square.into
k_sub_into = k_sub.into
k_sub_2_into = k_sub_2.into
k_where_into = k_where.into


# ---- add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor


def _add_forward(self_, other, alpha):
    if alpha == 1:
        return k_add(self_, other)
    else:
        return k_add_2(self_, alpha, other)


def _add_into(out, self_, other, alpha):
    if alpha == 1:
        return k_add_into(out, self_, other)
    else:
        return k_add_2_into(out, self_, alpha, other)


class AddBackward0(Node):
    """self: grad
    other: grad if alpha == 1 else grad * alpha.conj()"""

    __slots__ = ("alpha",)
    saved = {"alpha": ("alpha", "plain", -1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            grad_other = (grad if (self.alpha == 1) else k_add_backward_other(grad, self.alpha.conjugate()))
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            grad_other = (grad if (self.alpha == 1) else ops.mul(grad, self.alpha.conjugate()))
        return (grad_self, grad_other)


def _record_add(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, alpha) = arrays
    node = new(AddBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.alpha = alpha
    return node


def _tangent_arrays_add_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = (other_t if (alpha == 1) else k_add_backward_other(other_t, alpha))
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_add_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = (other_t if (alpha == 1) else ops.mul(other_t, alpha))
        total = term if total is None else ops.add(total, term)
    return total


op_add = Op(
    "add",
    "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    into=_add_into,
    params=(("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar")),
    positional=2,
    required=("input", "other"),
    forward=_add_forward,
    record=_record_add,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bifc"),
    reflected='__radd__',
    tangents={"result": (_tangent_arrays_add_result, _tangent_tensors_add_result)},
)


def add(input=..., other=..., x1=None, x2=None, *, alpha=1, out=None):
    """Adds `other`, scaled by `alpha`, to `input`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("add", input, other, x1, x2)
        if out is not None:
            return into(op_add, (input, other, alpha), out)
        if modes.observers:
            return general(op_add, (input, other, alpha))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_add, (input, other, alpha))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_add, (input, other, alpha))
        if alpha == 1:
            result_array = k_add_same(self_array, other_array)
        else:
            result_array = k_add_2_same(self_array, alpha, other_array)
        if result_array is None:
            if alpha == 1:
                result_array = k_add_any(self_array, other_array)
            else:
                result_array = k_add_2_any(self_array, alpha, other_array)
            if result_array is None:
                return general(op_add, (input, other, alpha))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if other_node is not None:
            node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_add.call = add


def add_(input=..., other=..., x1=None, x2=None, *, alpha=1):
    """The in-place form of `add`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("add_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_add, (input, other, alpha))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_add, (input, other, alpha))
            other_array = other._array
        else:
            other_array = other
        if alpha == 1:
            done = k_add_into(input._array, input._array, other_array)
        else:
            done = k_add_2_into(input._array, input._array, alpha, other_array)
        if done is None:
            return in_place(op_add, (input, other, alpha))
        changed(input._changes, "add_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor


def _sub_forward(self_, other, alpha):
    if alpha == 1:
        return k_sub(self_, other)
    else:
        return k_sub_2(self_, alpha, other)


def _sub_into(out, self_, other, alpha):
    if alpha == 1:
        return k_sub_into(out, self_, other)
    else:
        return k_sub_2_into(out, self_, alpha, other)


class SubBackward0(Node):
    """self: grad
    other: -grad if alpha == 1 else -grad * alpha.conj()"""

    __slots__ = ("alpha",)
    saved = {"alpha": ("alpha", "plain", -1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            grad_other = (k_neg(grad) if (self.alpha == 1) else k_sub_backward_other(grad, self.alpha.conjugate()))
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            t1 = ops.neg(grad)
            grad_other = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        return (grad_self, grad_other)


def _record_sub(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, alpha) = arrays
    node = new(SubBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.alpha = alpha
    return node


def _tangent_arrays_sub_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = (k_neg(other_t) if (alpha == 1) else k_sub_backward_other(other_t, alpha))
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_sub_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        t1 = ops.neg(other_t)
        term = (t1 if (alpha == 1) else ops.mul(t1, alpha))
        total = term if total is None else ops.add(total, term)
    return total


op_sub = Op(
    "sub",
    "sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    into=_sub_into,
    params=(("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar")),
    positional=2,
    required=("input", "other"),
    forward=_sub_forward,
    record=_record_sub,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    reflected='__rsub__',
    tangents={"result": (_tangent_arrays_sub_result, _tangent_tensors_sub_result)},
)


def sub(input=..., other=..., x1=None, x2=None, *, alpha=1, out=None):
    """Subtracts `other`, scaled by `alpha`, from `input`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("sub", input, other, x1, x2)
        if not (not subtracts_bool(input, other)):
            raise RuntimeError("sub(): expected numbers, but got a bool; the operators ^ and ~ combine and invert masks")
        if out is not None:
            return into(op_sub, (input, other, alpha), out)
        if modes.observers:
            return general(op_sub, (input, other, alpha))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_sub, (input, other, alpha))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_sub, (input, other, alpha))
        if alpha == 1:
            result_array = k_sub_same(self_array, other_array)
        else:
            result_array = k_sub_2_same(self_array, alpha, other_array)
        if result_array is None:
            if alpha == 1:
                result_array = k_sub_any(self_array, other_array)
            else:
                result_array = k_sub_2_any(self_array, alpha, other_array)
            if result_array is None:
                return general(op_sub, (input, other, alpha))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(SubBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if other_node is not None:
            node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_sub.call = sub


def sub_(input=..., other=..., x1=None, x2=None, *, alpha=1):
    """The in-place form of `sub`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("sub_", input, other, x1, x2)
        if not (not subtracts_bool(input, other)):
            raise RuntimeError("sub(): expected numbers, but got a bool; the operators ^ and ~ combine and invert masks")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sub, (input, other, alpha))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_sub, (input, other, alpha))
            other_array = other._array
        else:
            other_array = other
        if alpha == 1:
            done = k_sub_into(input._array, input._array, other_array)
        else:
            done = k_sub_2_into(input._array, input._array, alpha, other_array)
        if done is None:
            return in_place(op_sub, (input, other, alpha))
        changed(input._changes, "sub_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor


def _rsub_forward(self_, other, alpha):
    if alpha == 1:
        return k_sub(other, self_)
    else:
        return k_sub_2(other, alpha, self_)


class RsubBackward0(Node):
    """self: -grad if alpha == 1 else -grad * alpha.conj()
    other: grad"""

    __slots__ = ("alpha",)
    saved = {"alpha": ("alpha", "plain", -1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = (k_neg(grad) if (self.alpha == 1) else k_sub_backward_other(grad, self.alpha.conjugate()))
        if to_other is not None:
            grad_other = grad
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            t1 = ops.neg(grad)
            grad_self = (t1 if (self.alpha == 1) else ops.mul(t1, self.alpha.conjugate()))
        if to_other is not None:
            grad_other = grad
        return (grad_self, grad_other)


def _record_rsub(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, alpha) = arrays
    node = new(RsubBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.alpha = alpha
    return node


def _tangent_arrays_rsub_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = (k_neg(self_t) if (alpha == 1) else k_sub_backward_other(self_t, alpha))
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = other_t
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_rsub_result(self_p, other_p, alpha, self_t, other_t, result):
    total = None
    if self_t is not None:
        t1 = ops.neg(self_t)
        term = (t1 if (alpha == 1) else ops.mul(t1, alpha))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = other_t
        total = term if total is None else ops.add(total, term)
    return total


op_rsub = Op(
    "rsub",
    "rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar")),
    positional=2,
    required=("input", "other"),
    forward=_rsub_forward,
    record=_record_rsub,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_rsub_result, _tangent_tensors_rsub_result)},
)


def rsub(input=..., other=..., x1=None, x2=None, *, alpha=1):
    """Subtracts `input`, scaled by `alpha`, from `other`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("rsub", input, other, x1, x2)
        if not (not subtracts_bool(input, other)):
            raise RuntimeError("rsub(): expected numbers, but got a bool; the operators ^ and ~ combine and invert masks")
        if modes.observers:
            return general(op_rsub, (input, other, alpha))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_rsub, (input, other, alpha))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_rsub, (input, other, alpha))
        if alpha == 1:
            result_array = k_sub_same(other_array, self_array)
        else:
            result_array = k_sub_2_same(other_array, alpha, self_array)
        if result_array is None:
            if alpha == 1:
                result_array = k_sub_any(other_array, self_array)
            else:
                result_array = k_sub_2_any(other_array, alpha, self_array)
            if result_array is None:
                return general(op_rsub, (input, other, alpha))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(RsubBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_rsub.call = rsub


# ---- mul(Tensor self, Tensor other) -> Tensor


def _mul_forward(self_, other):
    return k_mul(self_, other)


class MulBackward0(Node):
    """self: grad * other.conj()
    other: grad * self.conj()"""

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
            grad_self, grad_other = k_mul_backward(grad, self.other, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_mul_backward_self(grad, self.other)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_other = k_mul_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops.conj(other))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            grad_other = ops.mul(grad, ops.conj(self_))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.other = None
        self.other_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_mul(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(MulBackward0)
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


def _tangent_arrays_mul_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_mul(self_t, other_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_mul(other_t, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_mul_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, other_p)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(other_t, self_p)
        total = term if total is None else ops.add(total, term)
    return total


op_mul = Op(
    "mul",
    "mul(Tensor self, Tensor other) -> Tensor",
    into=k_mul_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_mul_forward,
    record=_record_mul,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bifc"),
    reflected='__rmul__',
    tangents={"result": (_tangent_arrays_mul_result, _tangent_tensors_mul_result)},
    saves_self_for=("other",),
)


def mul(input=..., other=..., x1=None, x2=None, out=None):
    """Multiplies `input` by `other`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("mul", input, other, x1, x2)
        if out is not None:
            return into(op_mul, (input, other), out)
        if modes.observers:
            return general(op_mul, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_mul, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_mul, (input, other))
        result_array = k_mul_same(self_array, other_array)
        if result_array is None:
            result_array = k_mul_any(self_array, other_array)
            if result_array is None:
                return general(op_mul, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MulBackward0)
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


op_mul.call = mul


def mul_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `mul`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("mul_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_mul, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_mul, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_mul_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_mul, (input, other))
        changed(input._changes, "mul_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- div(Tensor self, Tensor other) -> Tensor


def _div_forward(self_, other):
    return k_div(self_, other)


class DivBackward0(Node):
    """self: grad / other.conj()
    other: -grad * (self / other / other).conj()"""

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
            grad_self, grad_other = k_div_backward(grad, self.other, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_div_backward_self(grad, self.other)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_div_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.div(grad, ops.conj(other))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(ops.neg(grad), ops.conj(ops.div(ops.div(self_, other), other)))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.other = None
        self.other_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_div(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(DivBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.other = other_array
    node.other_changes = other_changes
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays_div_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_div(self_t, other_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_div_tangent_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_div_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.div(self_t, other_p)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(ops.neg(other_t), ops.div(ops.div(self_p, other_p), other_p))
        total = term if total is None else ops.add(total, term)
    return total


op_div = Op(
    "div",
    "div(Tensor self, Tensor other) -> Tensor",
    into=k_div_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_div_forward,
    record=_record_div,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    reflected='__rtruediv__',
    tangents={"result": (_tangent_arrays_div_result, _tangent_tensors_div_result)},
    saves_self_for=("other",),
)


def div(input=..., other=..., x1=None, x2=None, out=None):
    """Divides `input` by `other`; integers give floats."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("div", input, other, x1, x2)
        if out is not None:
            return into(op_div, (input, other), out)
        if modes.observers:
            return general(op_div, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_div, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_div, (input, other))
        result_array = k_div_same(self_array, other_array)
        if result_array is None:
            result_array = k_div_any(self_array, other_array)
            if result_array is None:
                return general(op_div, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(DivBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
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


op_div.call = div


def div_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `div`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("div_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_div, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_div, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_div_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_div, (input, other))
        changed(input._changes, "div_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- div.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor


op_div_mode = Op(
    "div.mode",
    "div.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor",
    params=(("input", "Tensor"), ("other", "Any"), ("rounding_mode", "str?")),
    positional=2,
    required=("input", "other", "rounding_mode"),
    forward=compose_arithmetic.div_rounded,
    composite=True,
)


def div_mode(input, other, *, rounding_mode, out=None):
    """Divides `input` by `other` and rounds, with `rounding_mode` "trunc" or "floor"."""
    try:
        if out is not None:
            return into(op_div_mode, (input, other, rounding_mode), out)
        if input.__class__ is not Tensor:
            check_tensors(op_div_mode, (input, other, rounding_mode))
        return compose_arithmetic.div_rounded(input, other, rounding_mode)
    except Exception:
        hide_frames()
        raise


op_div_mode.call = div_mode


def div_mode_(input, other, *, rounding_mode):
    """The in-place form of `div_mode`."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_div_mode, (input, other, rounding_mode))
        return composed_in_place(op_div_mode, (input, other, rounding_mode))
    except Exception:
        hide_frames()
        raise


# ---- div.number(Scalar self, Tensor other, *, str? rounding_mode) -> Tensor


op_div_number = Op(
    "div.number",
    "div.number(Scalar self, Tensor other, *, str? rounding_mode) -> Tensor",
    params=(("input", "Scalar"), ("other", "Tensor"), ("rounding_mode", "str?")),
    positional=2,
    required=("input", "other", "rounding_mode"),
    forward=compose_arithmetic.div_rounded,
    composite=True,
)


def div_number(input, other, *, rounding_mode, out=None):
    """Divides a number by `other` and rounds, with `rounding_mode` "trunc" or "floor"."""
    try:
        if input.__class__ not in NUMBERS:
            check_kinds(op_div_number, (input, other, rounding_mode))
        if out is not None:
            return into(op_div_number, (input, other, rounding_mode), out)
        if other.__class__ is not Tensor:
            check_tensors(op_div_number, (input, other, rounding_mode))
        return compose_arithmetic.div_rounded(input, other, rounding_mode)
    except Exception:
        hide_frames()
        raise


op_div_number.call = div_number


# ---- floor_divide(Tensor self, Tensor other) -> Tensor


def _floor_divide_forward(self_, other):
    return k_floor_divide(self_, other)


class FloorDivideBackward0(Node):
    """self: zero
    other: zero"""

    __slots__ = ("self_dtype", "self_shape", "other_dtype", "other_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "other_dtype": ("other_dtype", "plain", 1), "other_shape": ("other_shape", "plain", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        if to_other is not None:
            grad_other = zeros_on_backend_of(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        if to_other is not None:
            grad_other = zero_tensor(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)


def _record_floor_divide(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    node = new(FloorDivideBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    if other_node is not None:
        node.other_dtype = other_array.dtype
        node.other_shape = other_array.shape
    return node


def _tangent_arrays_floor_divide_result(self_p, other_p, self_t, other_t, result):
    return None


def _tangent_tensors_floor_divide_result(self_p, other_p, self_t, other_t, result):
    return None


op_floor_divide = Op(
    "floor_divide",
    "floor_divide(Tensor self, Tensor other) -> Tensor",
    into=k_floor_divide_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_floor_divide_forward,
    record=_record_floor_divide,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    reflected='__rfloordiv__',
    tangents={"result": (_tangent_arrays_floor_divide_result, _tangent_tensors_floor_divide_result)},
)


def floor_divide(input=..., other=..., x1=None, x2=None, out=None):
    """Divides `input` by `other` and rounds down."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("floor_divide", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("floor_divide(): integers are not divided by zero (ZeroDivisionError)")
        if out is not None:
            return into(op_floor_divide, (input, other), out)
        if modes.observers:
            return general(op_floor_divide, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_floor_divide, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_floor_divide, (input, other))
        result_array = k_floor_divide_same(self_array, other_array)
        if result_array is None:
            result_array = k_floor_divide_any(self_array, other_array)
            if result_array is None:
                return general(op_floor_divide, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(FloorDivideBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_dtype = self_array.dtype
            node.self_shape = self_array.shape
        if other_node is not None:
            node.other_dtype = other_array.dtype
            node.other_shape = other_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_floor_divide.call = floor_divide


def floor_divide_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `floor_divide`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("floor_divide_", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("floor_divide(): integers are not divided by zero (ZeroDivisionError)")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_floor_divide, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_floor_divide, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_floor_divide_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_floor_divide, (input, other))
        changed(input._changes, "floor_divide_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _trunc_div(Tensor self, Tensor other) -> Tensor


def __trunc_div_forward(self_, other):
    return k__trunc_div(self_, other)


class TruncDivBackward0(Node, shown_as="TruncBackward0"):
    """self: zero
    other: zero"""

    __slots__ = ("self_dtype", "self_shape", "other_dtype", "other_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "other_dtype": ("other_dtype", "plain", 1), "other_shape": ("other_shape", "plain", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        if to_other is not None:
            grad_other = zeros_on_backend_of(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        if to_other is not None:
            grad_other = zero_tensor(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)


def _record__trunc_div(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    node = new(TruncDivBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    if other_node is not None:
        node.other_dtype = other_array.dtype
        node.other_shape = other_array.shape
    return node


def _tangent_arrays__trunc_div_result(self_p, other_p, self_t, other_t, result):
    return None


def _tangent_tensors__trunc_div_result(self_p, other_p, self_t, other_t, result):
    return None


op__trunc_div = Op(
    "_trunc_div",
    "_trunc_div(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=__trunc_div_forward,
    record=_record__trunc_div,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays__trunc_div_result, _tangent_tensors__trunc_div_result)},
)


def _trunc_div(input, other):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__trunc_div, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op__trunc_div, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op__trunc_div, (input, other))
        result_array = k__trunc_div_same(self_array, other_array)
        if result_array is None:
            result_array = k__trunc_div_any(self_array, other_array)
            if result_array is None:
                return general(op__trunc_div, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(TruncDivBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_dtype = self_array.dtype
            node.self_shape = self_array.shape
        if other_node is not None:
            node.other_dtype = other_array.dtype
            node.other_shape = other_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__trunc_div.call = _trunc_div


# ---- remainder(Tensor self, Tensor other) -> Tensor


def _remainder_forward(self_, other):
    return k_remainder(self_, other)


class RemainderBackward0(Node):
    """self: grad
    other: -grad * floor_divide(self, other)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_remainder_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(ops.neg(grad), ops.floor_divide(self_, other))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_remainder(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(RemainderBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


def _tangent_arrays_remainder_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_remainder_backward_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_remainder_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(ops.neg(other_t), ops.floor_divide(self_p, other_p))
        total = term if total is None else ops.add(total, term)
    return total


op_remainder = Op(
    "remainder",
    "remainder(Tensor self, Tensor other) -> Tensor",
    into=k_remainder_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_remainder_forward,
    record=_record_remainder,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    reflected='__rmod__',
    tangents={"result": (_tangent_arrays_remainder_result, _tangent_tensors_remainder_result)},
    saves_self_for=("other",),
)


def remainder(input=..., other=..., x1=None, x2=None, out=None):
    """The remainder of a division, with the sign of `other`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("remainder", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("remainder(): integers are not divided by zero (ZeroDivisionError)")
        if out is not None:
            return into(op_remainder, (input, other), out)
        if modes.observers:
            return general(op_remainder, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_remainder, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_remainder, (input, other))
        result_array = k_remainder_same(self_array, other_array)
        if result_array is None:
            result_array = k_remainder_any(self_array, other_array)
            if result_array is None:
                return general(op_remainder, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(RemainderBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if other_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.other = other_array
            node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_remainder.call = remainder


def remainder_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `remainder`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("remainder_", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("remainder(): integers are not divided by zero (ZeroDivisionError)")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_remainder, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_remainder, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_remainder_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_remainder, (input, other))
        changed(input._changes, "remainder_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- fmod(Tensor self, Tensor other) -> Tensor


def _fmod_forward(self_, other):
    return k_fmod(self_, other)


class FmodBackward0(Node):
    """self: grad
    other: -grad * _trunc_div(self, other)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_fmod_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(ops.neg(grad), ops._trunc_div(self_, other))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_fmod(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(FmodBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


def _tangent_arrays_fmod_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_fmod_backward_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_fmod_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(ops.neg(other_t), ops._trunc_div(self_p, other_p))
        total = term if total is None else ops.add(total, term)
    return total


op_fmod = Op(
    "fmod",
    "fmod(Tensor self, Tensor other) -> Tensor",
    into=k_fmod_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_fmod_forward,
    record=_record_fmod,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_fmod_result, _tangent_tensors_fmod_result)},
    saves_self_for=("other",),
)


def fmod(input=..., other=..., x1=None, x2=None, out=None):
    """The remainder of a division, with the sign of `input`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("fmod", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("fmod(): integers are not divided by zero (ZeroDivisionError)")
        if out is not None:
            return into(op_fmod, (input, other), out)
        if modes.observers:
            return general(op_fmod, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_fmod, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_fmod, (input, other))
        result_array = k_fmod_same(self_array, other_array)
        if result_array is None:
            result_array = k_fmod_any(self_array, other_array)
            if result_array is None:
                return general(op_fmod, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(FmodBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if other_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.other = other_array
            node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_fmod.call = fmod


def fmod_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `fmod`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("fmod_", input, other, x1, x2)
        if not (not divides_by_zero(input, other)):
            raise RuntimeError("fmod(): integers are not divided by zero (ZeroDivisionError)")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_fmod, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_fmod, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_fmod_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_fmod, (input, other))
        changed(input._changes, "fmod_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- neg(Tensor self) -> Tensor


def _neg_forward(self_):
    return k_neg(self_)


class NegBackward0(Node):
    """self: -grad"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = k_neg(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.neg(grad)
        return (grad_self,)


def _record_neg(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(NegBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_neg_result(self_p, self_t, result):
    return k_neg(self_t)


def _tangent_tensors_neg_result(self_p, self_t, result):
    return ops.neg(self_t)


op_neg = Op(
    "neg",
    "neg(Tensor self) -> Tensor",
    into=k_neg_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_neg_forward,
    record=_record_neg,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_neg_result, _tangent_tensors_neg_result)},
)


def neg(input, out=None):
    """Changes the sign."""
    try:
        if out is not None:
            return into(op_neg, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_neg, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_neg_same(self_array)
        if result_array is None:
            return general(op_neg, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(NegBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_neg.call = neg


def neg_(input):
    """The in-place form of `neg`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_neg, (input,))
        done = k_neg_into(input._array, input._array)
        if done is None:
            return in_place(op_neg, (input,))
        changed(input._changes, "neg_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- positive(Tensor self) -> Tensor


op_positive = Op(
    "positive",
    "positive(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_arithmetic.positive,
    composite=True,
)


def positive(input):
    """Gives `input` itself."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_positive, (input,))
        return compose_arithmetic.positive(input)
    except Exception:
        hide_frames()
        raise


op_positive.call = positive


# ---- reciprocal(Tensor self) -> Tensor


def _reciprocal_forward(self_):
    return k_reciprocal(self_)


class ReciprocalBackward0(Node):
    """self: -grad * (result * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_reciprocal_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops.neg(grad), ops.conj(ops.mul(result, result)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_reciprocal(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ReciprocalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_reciprocal_result(self_p, self_t, result):
    return k_reciprocal_tangent_self(self_t, result)


def _tangent_tensors_reciprocal_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.mul(result, result))


op_reciprocal = Op(
    "reciprocal",
    "reciprocal(Tensor self) -> Tensor",
    into=k_reciprocal_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_reciprocal_forward,
    record=_record_reciprocal,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_reciprocal_result, _tangent_tensors_reciprocal_result)},
)


def reciprocal(input, out=None):
    """One divided by `input`."""
    try:
        if out is not None:
            return into(op_reciprocal, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_reciprocal, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_reciprocal_same(self_array)
        if result_array is None:
            return general(op_reciprocal, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ReciprocalBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_reciprocal.call = reciprocal


def reciprocal_(input):
    """The in-place form of `reciprocal`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_reciprocal, (input,))
        done = k_reciprocal_into(input._array, input._array)
        if done is None:
            return in_place(op_reciprocal, (input,))
        changed(input._changes, "reciprocal_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- square(Tensor self) -> Tensor


def _square_forward(self_):
    return k_square(self_)


class SquareBackward0(Node, shown_as="PowBackward0"):
    """self: grad * (2 * self).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_square_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.mul(2, self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_square(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SquareBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_square_result(self_p, self_t, result):
    return k_square_tangent_self(self_t, self_p)


def _tangent_tensors_square_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(2, self_p))


op_square = Op(
    "square",
    "square(Tensor self) -> Tensor",
    into=k_square_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_square_forward,
    record=_record_square,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_square_result, _tangent_tensors_square_result)},
    saves_self_for=("input",),
)


def square(input, out=None):
    """The square."""
    try:
        if out is not None:
            return into(op_square, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_square, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_square_same(self_array)
        if result_array is None:
            return general(op_square, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SquareBackward0)
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


op_square.call = square


def square_(input):
    """The in-place form of `square`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_square, (input,))
        done = k_square_into(input._array, input._array)
        if done is None:
            return in_place(op_square, (input,))
        changed(input._changes, "square_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- pow.Scalar(Tensor self, Scalar exponent) -> Tensor


def _pow_Scalar_forward(self_, exponent):
    if exponent == 2:
        return k_pow_Scalar(self_)
    else:
        if exponent == 3:
            return k_pow_Scalar_2(self_)
        else:
            if exponent == 0.5:
                return k_pow_Scalar_3(self_)
            else:
                if exponent == -1:
                    return k_pow_Scalar_4(self_)
                else:
                    return k_pow_Scalar_5(self_, exponent)


def _pow_Scalar_into(out, self_, exponent):
    if exponent == 2:
        return k_pow_Scalar_into(out, self_)
    else:
        if exponent == 3:
            return k_pow_Scalar_2_into(out, self_)
        else:
            if exponent == 0.5:
                return k_pow_Scalar_3_into(out, self_)
            else:
                if exponent == -1:
                    return k_pow_Scalar_4_into(out, self_)
                else:
                    return k_pow_Scalar_5_into(out, self_, exponent)


class PowBackward0(Node):
    """self: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj()"""

    __slots__ = ("self_", "self_changes", "exponent")
    saved = {"self": ("self_", "input", 0), "exponent": ("exponent", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_square_backward_self(grad, self.self_) if (self.exponent == 2) else (k_pow_Scalar_backward_self(grad, self.self_) if (self.exponent == 3) else (k_pow_Scalar_backward_self_2(grad) if (self.exponent == 0) else (k_pow_Scalar_backward_self_3(grad, self.self_) if (self.exponent == 0.5) else (k_pow_Scalar_backward_self_4(grad, self.exponent, self.self_) if ((self.exponent - 1) == 2) else (k_pow_Scalar_backward_self_5(grad, self.exponent, self.self_) if ((self.exponent - 1) == 3) else (k_pow_Scalar_backward_self_6(grad, self.exponent, self.self_) if ((self.exponent - 1) == 0.5) else (k_pow_Scalar_backward_self_7(grad, self.exponent, self.self_) if ((self.exponent - 1) == -1) else k_pow_Scalar_backward_self_8(grad, self.exponent, self.self_, (self.exponent - 1))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.mul(grad, ops.conj(ops.mul(2, self_))) if (self.exponent == 2) else (ops.mul(grad, ops.conj(ops.mul(ops.mul(3, self_), self_))) if (self.exponent == 3) else (ops.mul(grad, 0) if (self.exponent == 0) else (ops.mul(ops.mul(0.5, grad), ops.conj(ops.rsqrt(self_))) if (self.exponent == 0.5) else ops.mul(grad, ops.conj(ops.mul(self.exponent, ops.pow_Scalar(self_, (self.exponent - 1)))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_pow_Scalar(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, exponent) = arrays
    (self_changes,) = changes
    node = new(PowBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.exponent = exponent
    return node


def _tangent_arrays_pow_Scalar_result(self_p, exponent, self_t, result):
    return (k_square_tangent_self(self_t, self_p) if (exponent == 2) else (k_pow_Scalar_tangent_self(self_t, self_p) if (exponent == 3) else (k_pow_Scalar_backward_self_2(self_t) if (exponent == 0) else (k_pow_Scalar_tangent_self_2(self_t, self_p) if (exponent == 0.5) else (k_pow_Scalar_tangent_self_3(self_t, exponent, self_p) if ((exponent - 1) == 2) else (k_pow_Scalar_tangent_self_4(self_t, exponent, self_p) if ((exponent - 1) == 3) else (k_pow_Scalar_tangent_self_5(self_t, exponent, self_p) if ((exponent - 1) == 0.5) else (k_pow_Scalar_tangent_self_6(self_t, exponent, self_p) if ((exponent - 1) == -1) else k_pow_Scalar_tangent_self_7(self_t, exponent, self_p, (exponent - 1))))))))))


def _tangent_tensors_pow_Scalar_result(self_p, exponent, self_t, result):
    return (ops.mul(self_t, ops.mul(2, self_p)) if (exponent == 2) else (ops.mul(self_t, ops.mul(ops.mul(3, self_p), self_p)) if (exponent == 3) else (ops.mul(self_t, 0) if (exponent == 0) else (ops.mul(ops.mul(0.5, self_t), ops.rsqrt(self_p)) if (exponent == 0.5) else ops.mul(self_t, ops.mul(exponent, ops.pow_Scalar(self_p, (exponent - 1))))))))


op_pow_Scalar = Op(
    "pow.Scalar",
    "pow.Scalar(Tensor self, Scalar exponent) -> Tensor",
    into=_pow_Scalar_into,
    params=(("input", "Tensor"), ("exponent", "Scalar")),
    positional=2,
    required=("input", "exponent"),
    forward=_pow_Scalar_forward,
    record=_record_pow_Scalar,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_pow_Scalar_result, _tangent_tensors_pow_Scalar_result)},
    saves_self_for=("input",),
)


def pow_Scalar(input, exponent, out=None):
    """Raises `input` to the power `exponent`, a number."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_pow_Scalar, (input, exponent))
        if not (not integer_to_negative(input, exponent)):
            raise RuntimeError("pow(): expected an exponent >= 0 for a base of integers, but got " + f"{exponent=}")
        if out is not None:
            return into(op_pow_Scalar, (input, exponent), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_pow_Scalar, (input, exponent))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if exponent == 2:
            result_array = k_pow_Scalar_same(self_array)
        else:
            if exponent == 3:
                result_array = k_pow_Scalar_2_same(self_array)
            else:
                if exponent == 0.5:
                    result_array = k_pow_Scalar_3_same(self_array)
                else:
                    if exponent == -1:
                        result_array = k_pow_Scalar_4_same(self_array)
                    else:
                        result_array = k_pow_Scalar_5_same(self_array, exponent)
        if result_array is None:
            return general(op_pow_Scalar, (input, exponent))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PowBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.exponent = exponent
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_pow_Scalar.call = pow_Scalar


# ---- pow(Tensor self, Tensor exponent) -> Tensor


def _pow_forward(self_, exponent):
    return k_pow(self_, exponent)


class PowBackward1(Node):
    """self: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj()
    exponent: grad * (result * where(vanishes, 1, self).log()).conj()"""

    __slots__ = ("self_", "self_changes", "exponent", "exponent_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "exponent": ("exponent", "input", 1), "result": ("result", "result", 0)}
    inputs = ("self", "exponent")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_exponent = edges or self.next
        grad_self = grad_exponent = None
        if to_self is not None and to_exponent is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.exponent_changes[0] > self.seq:
                raise stale(self, "exponent")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self, grad_exponent = k_pow_backward(grad, self.exponent, self.self_, self.result)
            if freed:
                self.release(freed)
            return (grad_self, grad_exponent)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.exponent_changes[0] > self.seq:
                raise stale(self, "exponent")
            grad_self = k_pow_backward_self(grad, self.exponent, self.self_)
        if to_exponent is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.exponent_changes[0] > self.seq:
                raise stale(self, "exponent")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_exponent = k_pow_backward_exponent(grad, self.result, self.self_, self.exponent)
        if freed:
            self.release(freed)
        return (grad_self, grad_exponent)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_exponent = edges or self.next
        grad_self = grad_exponent = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            exponent = saved_operand(self, "exponent", self.exponent, self.exponent_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops.conj(ops.mul(exponent, ops.pow(ops.where(ops.bitwise_and(ops.eq(exponent, 0), ops.bitwise_not(ops.lt(ops.div(1, ops.abs(self_)), math.inf))), 1, self_), ops.sub(exponent, 1)))))
        if to_exponent is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            exponent = saved_operand(self, "exponent", self.exponent, self.exponent_changes, self.next[1], grad)
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_exponent = ops.mul(grad, ops.conj(ops.mul(result, ops.log(ops.where(ops.bitwise_and(ops.eq(self_, 0), ops.ge(ops._real_part(exponent), 0)), 1, self_)))))
        if freed:
            self.release(freed)
        return (grad_self, grad_exponent)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.exponent = None
        self.exponent_changes = freed
        self.result = None
        self.result_changes = freed


def _record_pow(edges, arrays, changes, results, result_changes):
    (self_node, exponent_node) = edges
    (self_array, exponent_array) = arrays
    (self_changes, exponent_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(PowBackward1)
    node.next = (self_node, exponent_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.exponent = exponent_array
    node.exponent_changes = exponent_changes
    if exponent_node is not None:
        node.result = result_array
        node.result_changes = result_changes
    return node


def _tangent_arrays_pow_result(self_p, exponent_p, self_t, exponent_t, result):
    total = None
    if self_t is not None:
        term = k_pow_tangent_self(self_t, exponent_p, self_p)
        total = term if total is None else k_add(total, term)
    if exponent_t is not None:
        term = k_pow_tangent_exponent(exponent_t, result, self_p, exponent_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_pow_result(self_p, exponent_p, self_t, exponent_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops.mul(exponent_p, ops.pow(ops.where(ops.bitwise_and(ops.eq(exponent_p, 0), ops.bitwise_not(ops.lt(ops.div(1, ops.abs(self_p)), math.inf))), 1, self_p), ops.sub(exponent_p, 1))))
        total = term if total is None else ops.add(total, term)
    if exponent_t is not None:
        term = ops.mul(exponent_t, ops.mul(result, ops.log(ops.where(ops.bitwise_and(ops.eq(self_p, 0), ops.ge(ops._real_part(exponent_p), 0)), 1, self_p))))
        total = term if total is None else ops.add(total, term)
    return total


op_pow = Op(
    "pow",
    "pow(Tensor self, Tensor exponent) -> Tensor",
    into=k_pow_into,
    params=(("input", "Tensor"), ("exponent", "Tensor")),
    positional=2,
    required=("input", "exponent"),
    forward=_pow_forward,
    record=_record_pow,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    reflected='__rpow__',
    tangents={"result": (_tangent_arrays_pow_result, _tangent_tensors_pow_result)},
    saves_self_for=("input", "exponent"),
)


def pow(input, exponent, out=None):
    """Raises `input` to the power `exponent`."""
    try:
        if not (not integer_to_negative(input, exponent)):
            raise RuntimeError("pow(): expected an exponent >= 0 for a base of integers")
        if out is not None:
            return into(op_pow, (input, exponent), out)
        if modes.observers:
            return general(op_pow, (input, exponent))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_pow, (input, exponent))
        if exponent.__class__ is Tensor:
            exponent_array = exponent._array
            exponent_changes = exponent._changes
            exponent_node = exponent._node
        elif exponent.__class__ in NUMBERS:
            exponent_array = exponent
            exponent_changes = UNCHANGED
            exponent_node = None
        else:
            return general(op_pow, (input, exponent))
        result_array = k_pow_same(self_array, exponent_array)
        if result_array is None:
            result_array = k_pow_any(self_array, exponent_array)
            if result_array is None:
                return general(op_pow, (input, exponent))
            self_node = restored(self_node, self_array, result_array)
            exponent_node = restored(exponent_node, exponent_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and exponent_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(PowBackward1)
        node.next = (self_node, exponent_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.exponent = exponent_array
        node.exponent_changes = exponent_changes
        if exponent_node is not None:
            node.result = result_array
            node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_pow.call = pow


def pow_(input, exponent):
    """The in-place form of `pow`."""
    try:
        if not (not integer_to_negative(input, exponent)):
            raise RuntimeError("pow(): expected an exponent >= 0 for a base of integers")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_pow, (input, exponent))
        if exponent.__class__ is Tensor:
            if exponent._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_pow, (input, exponent))
            exponent_array = exponent._array
        else:
            exponent_array = exponent
        done = k_pow_into(input._array, input._array, exponent_array)
        if done is None:
            return in_place(op_pow, (input, exponent))
        changed(input._changes, "pow_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- float_power(Any self, Any exponent) -> Tensor


op_float_power = Op(
    "float_power",
    "float_power(Any self, Any exponent) -> Tensor",
    params=(("input", "Any"), ("exponent", "Any")),
    positional=2,
    required=("input", "exponent"),
    forward=compose_arithmetic.float_power,
    composite=True,
)


def float_power(input, exponent, out=None):
    """Raises `input` to the power `exponent`, in float64 or complex128."""
    try:
        if out is not None:
            return into(op_float_power, (input, exponent), out)
        return compose_arithmetic.float_power(input, exponent)
    except Exception:
        hide_frames()
        raise


op_float_power.call = float_power


# ---- float_power.method(Tensor self, Any exponent) -> Tensor


op_float_power_method = Op(
    "float_power.method",
    "float_power.method(Tensor self, Any exponent) -> Tensor",
    params=(("input", "Tensor"), ("exponent", "Any")),
    positional=2,
    required=("input", "exponent"),
    forward=compose_arithmetic.float_power,
    composite=True,
)


def float_power_method(input, exponent):
    """Raises `input` to the power `exponent`, in float64 or complex128."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_float_power_method, (input, exponent))
        return compose_arithmetic.float_power(input, exponent)
    except Exception:
        hide_frames()
        raise


op_float_power_method.call = float_power_method


def float_power_method_(input, exponent):
    """The in-place form of `float_power_method`."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_float_power_method, (input, exponent))
        return composed_in_place(op_float_power_method, (input, exponent))
    except Exception:
        hide_frames()
        raise


# ---- abs(Tensor self) -> Tensor


def _abs_forward(self_):
    return k_abs(self_)


class AbsBackward0(Node):
    """self: grad * self.sgn()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_abs_backward_self(grad, self.self_)
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


def _record_abs(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AbsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_abs_result(self_p, self_t, result):
    return k_abs_tangent_self(self_t, self_p)


def _tangent_tensors_abs_result(self_p, self_t, result):
    return ops._real_part(ops.mul(ops.conj(self_t), ops.sgn(self_p)))


op_abs = Op(
    "abs",
    "abs(Tensor self) -> Tensor",
    into=k_abs_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_abs_forward,
    record=_record_abs,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="real", classes="ifc"),
    tangents={"result": (_tangent_arrays_abs_result, _tangent_tensors_abs_result)},
    saves_self_for=("input",),
)


def abs(input, out=None):
    """The absolute value."""
    try:
        if out is not None:
            return into(op_abs, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_abs, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_abs_same(self_array)
        if result_array is None:
            return general(op_abs, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AbsBackward0)
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


op_abs.call = abs


def abs_(input):
    """The in-place form of `abs`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_abs, (input,))
        done = k_abs_into(input._array, input._array)
        if done is None:
            return in_place(op_abs, (input,))
        changed(input._changes, "abs_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sgn(Tensor self) -> Tensor


def _sgn_forward(self_):
    return k_sgn(self_)


class SgnBackward0(Node):
    """self: where(self == 0, 0, (grad - result * _real_part(result.conj() * grad)) / self.abs()) if self.is_complex() else grad * 0"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = (k_sgn_backward_self(self.self_, grad, self.result) if traits[self.self_.dtype].is_complex else k_pow_Scalar_backward_self_2(grad))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = (ops.where(ops.eq(self_, 0), 0, ops.div(ops.sub(grad, ops.mul(result, ops._real_part(ops.mul(ops.conj(result), grad)))), ops.abs(self_))) if self_.is_complex() else ops.mul(grad, 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_sgn(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SgnBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_sgn_result(self_p, self_t, result):
    return (k_sgn_backward_self(self_p, self_t, result) if traits[self_p.dtype].is_complex else k_pow_Scalar_backward_self_2(self_t))


def _tangent_tensors_sgn_result(self_p, self_t, result):
    return (ops.where(ops.eq(self_p, 0), 0, ops.div(ops.sub(self_t, ops.mul(result, ops._real_part(ops.mul(ops.conj(result), self_t)))), ops.abs(self_p))) if self_p.is_complex() else ops.mul(self_t, 0))


op_sgn = Op(
    "sgn",
    "sgn(Tensor self) -> Tensor",
    into=k_sgn_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sgn_forward,
    record=_record_sgn,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sgn_result, _tangent_tensors_sgn_result)},
    saves_self_for=("input",),
)


def sgn(input, out=None):
    """The number divided by its absolute value; zero for zero."""
    try:
        if out is not None:
            return into(op_sgn, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sgn, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_sgn_same(self_array)
        if result_array is None:
            return general(op_sgn, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(SgnBackward0)
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


op_sgn.call = sgn


def sgn_(input):
    """The in-place form of `sgn`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sgn, (input,))
        done = k_sgn_into(input._array, input._array)
        if done is None:
            return in_place(op_sgn, (input,))
        changed(input._changes, "sgn_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sign(Tensor self) -> Tensor


def _sign_forward(self_):
    return k_sign(self_)


class SignBackward0(Node):
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


def _record_sign(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(SignBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_sign_result(self_p, self_t, result):
    return None


def _tangent_tensors_sign_result(self_p, self_t, result):
    return None


op_sign = Op(
    "sign",
    "sign(Tensor self) -> Tensor",
    into=k_sign_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sign_forward,
    record=_record_sign,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_sign_result, _tangent_tensors_sign_result)},
)


def sign(input, out=None):
    """Minus one, zero or one."""
    try:
        if out is not None:
            return into(op_sign, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sign, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_sign_same(self_array)
        if result_array is None:
            return general(op_sign, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SignBackward0)
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


op_sign.call = sign


def sign_(input):
    """The in-place form of `sign`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sign, (input,))
        done = k_sign_into(input._array, input._array)
        if done is None:
            return in_place(op_sign, (input,))
        changed(input._changes, "sign_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- conj(Tensor self) -> Tensor


def _conj_forward(self_):
    return k_conj(self_)


class ConjBackward0(Node):
    """self: grad.conj()"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = k_conj(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.conj(grad)
        return (grad_self,)


def _record_conj(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(ConjBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_conj_result(self_p, self_t, result):
    return k_conj(self_t)


def _tangent_tensors_conj_result(self_p, self_t, result):
    return ops.conj(self_t)


op_conj = Op(
    "conj",
    "conj(Tensor self) -> Tensor",
    into=k_conj_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_conj_forward,
    record=_record_conj,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_conj_result, _tangent_tensors_conj_result)},
)


def conj(input, out=None):
    """The complex conjugate; real tensors are given back."""
    try:
        if out is not None:
            return into(op_conj, (input,), out)
        if isinstance(input, Tensor) and not traits[input._array.dtype].is_complex:
            return input
        if input.__class__ is not Tensor or modes.observers:
            return general(op_conj, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_conj_same(self_array)
        if result_array is None:
            return general(op_conj, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ConjBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_conj.call = conj


def conj_(input):
    """The in-place form of `conj`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_conj, (input,))
        done = k_conj_into(input._array, input._array)
        if done is None:
            return in_place(op_conj, (input,))
        changed(input._changes, "conj_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- resolve_conj(Tensor self) -> Tensor


op_resolve_conj = Op(
    "resolve_conj",
    "resolve_conj(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_arithmetic.itself,
    composite=True,
)


def resolve_conj(input):
    """Gives `input` itself; here no tensor is conjugated or negated lazily."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_resolve_conj, (input,))
        return compose_arithmetic.itself(input)
    except Exception:
        hide_frames()
        raise


op_resolve_conj.call = resolve_conj


# ---- _real_part(Tensor self) -> Tensor


def __real_part_forward(self_):
    return k__real_part(self_)


class RealPartBackward0(Node, shown_as="SelectBackward0"):
    """self: _complex(grad, _zeros(self.shape, grad.dtype)) if self.is_complex() else grad"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = (array_pointwise.join(grad, array_shape.zeros(self.self_shape, grad.dtype, grad)) if traits[self.self_dtype].is_complex else grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = (ops._complex(grad, made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype)) if traits[self.self_dtype].is_complex else grad)
        return (grad_self,)


def _record__real_part(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(RealPartBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__real_part_result(self_p, self_t, result):
    return k__real_part(self_t)


def _tangent_tensors__real_part_result(self_p, self_t, result):
    return ops._real_part(self_t)


op__real_part = Op(
    "_real_part",
    "_real_part(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__real_part_forward,
    record=_record__real_part,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="real", classes="bifc"),
    tangents={"result": (_tangent_arrays__real_part_result, _tangent_tensors__real_part_result)},
)


def _real_part(input):
    """Used by the formulas of other ops."""
    try:
        if isinstance(input, Tensor) and not traits[input._array.dtype].is_complex:
            return input
        if input.__class__ is not Tensor or modes.observers:
            return general(op__real_part, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k__real_part_same(self_array)
        if result_array is None:
            return general(op__real_part, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RealPartBackward0)
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


op__real_part.call = _real_part


# ---- _imag_part(Tensor self) -> Tensor


def __imag_part_forward(self_):
    return k__imag_part(self_)


class ImagPartBackward0(Node):
    """self: _complex(_zeros(self.shape, grad.dtype), grad)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_pointwise.join(array_shape.zeros(self.self_shape, grad.dtype, grad), grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._complex(made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype), grad)
        return (grad_self,)


def _record__imag_part(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(ImagPartBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__imag_part_result(self_p, self_t, result):
    return k__imag_part(self_t)


def _tangent_tensors__imag_part_result(self_p, self_t, result):
    return ops._imag_part(self_t)


op__imag_part = Op(
    "_imag_part",
    "_imag_part(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__imag_part_forward,
    record=_record__imag_part,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="real", classes="c"),
    tangents={"result": (_tangent_arrays__imag_part_result, _tangent_tensors__imag_part_result)},
)


def _imag_part(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__imag_part, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k__imag_part_same(self_array)
        if result_array is None:
            return general(op__imag_part, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ImagPartBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__imag_part.call = _imag_part


# ---- real(Tensor(a) self) -> Tensor(a)


class RealBackward0(Node, shown_as="SelectBackward0"):
    """self: _complex(grad, _zeros(self.shape, grad.dtype))"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_pointwise.join(grad, array_shape.zeros(self.self_shape, grad.dtype, grad))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._complex(grad, made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype))
        return (grad_self,)


def _record_real(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(RealBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_real_result(self_p, self_t, result):
    return array_shape.real(self_t)


def _tangent_tensors_real_result(self_p, self_t, result):
    return ops.real(self_t)


op_real = Op(
    "real",
    "real(Tensor(a) self) -> Tensor(a)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.real,
    record=_record_real,
    edges=(0,),
    batch="dims.in_front",
    view=True,
    tangents={"result": (_tangent_arrays_real_result, _tangent_tensors_real_result)},
)


def real(input):
    """The real part, a view; real tensors are given back."""
    try:
        if isinstance(input, Tensor) and not traits[input._array.dtype].is_complex:
            return input
        if input.__class__ is not Tensor or modes.observers:
            return general(op_real, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.real(self_array)
        out = view_of(input, result_array, op_real, ())
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(RealBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_real.call = real


# ---- imag(Tensor(a) self) -> Tensor(a)


class ImagBackward0(Node, shown_as="SelectBackward0"):
    """self: _complex(_zeros(self.shape, grad.dtype), grad)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_pointwise.join(array_shape.zeros(self.self_shape, grad.dtype, grad), grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._complex(made_beside(grad, array_shape.zeros, self.self_shape, grad.dtype), grad)
        return (grad_self,)


def _record_imag(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(ImagBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_imag_result(self_p, self_t, result):
    return array_shape.imag(self_t)


def _tangent_tensors_imag_result(self_p, self_t, result):
    return ops.imag(self_t)


op_imag = Op(
    "imag",
    "imag(Tensor(a) self) -> Tensor(a)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.imag,
    record=_record_imag,
    edges=(0,),
    batch="dims.in_front",
    view=True,
    tangents={"result": (_tangent_arrays_imag_result, _tangent_tensors_imag_result)},
)


def imag(input):
    """The imaginary part, a view."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_imag, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.imag(self_array)
        out = view_of(input, result_array, op_imag, ())
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ImagBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_imag.call = imag


# ---- _complex(Tensor real, Tensor imag) -> Tensor


class ComplexBackward0(Node):
    """real: real(grad)
    imag: imag(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("real", "imag")

    def run_arrays(self, grad, freed, edges=None):
        to_real, to_imag = edges or self.next
        grad_real = grad_imag = None
        if to_real is not None:
            grad_real = array_shape.real(grad)
        if to_imag is not None:
            grad_imag = array_shape.imag(grad)
        return (grad_real, grad_imag)

    def run_tensors(self, grad, freed, edges=None):
        to_real, to_imag = edges or self.next
        grad_real = grad_imag = None
        if to_real is not None:
            grad_real = ops.real(grad)
        if to_imag is not None:
            grad_imag = ops.imag(grad)
        return (grad_real, grad_imag)


def _record__complex(edges, arrays, changes, results, result_changes):
    (real_node, imag_node) = edges
    node = new(ComplexBackward0)
    node.next = (real_node, imag_node)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__complex_result(real_p, imag_p, real_t, imag_t, result):
    if real_t is None:
        real_t = zeros_like_array(real_p)
    if imag_t is None:
        imag_t = zeros_like_array(imag_p)
    return array_pointwise.join(real_t, imag_t)


def _tangent_tensors__complex_result(real_p, imag_p, real_t, imag_t, result):
    if real_t is None:
        real_t = ops.zeros_like(real_p)
    if imag_t is None:
        imag_t = ops.zeros_like(imag_p)
    return ops._complex(real_t, imag_t)


op__complex = Op(
    "_complex",
    "_complex(Tensor real, Tensor imag) -> Tensor",
    params=(("real", "Tensor"), ("imag", "Tensor")),
    positional=2,
    required=("real", "imag"),
    forward=array_pointwise.join,
    record=_record__complex,
    edges=(0, 1),
    tangents={"result": (_tangent_arrays__complex_result, _tangent_tensors__complex_result)},
)


def _complex(real, imag):
    """Used by the formulas of other ops."""
    try:
        if real.__class__ is not Tensor or imag.__class__ is not Tensor or modes.observers:
            return general(op__complex, (real, imag))
        real_array = real._array
        real_node = real._node
        imag_array = imag._array
        imag_node = imag._node
        if imag_array.__class__ is not real_array.__class__:
            return general(op__complex, (real, imag))
        result_array = array_pointwise.join(real_array, imag_array)
        out = plain_tensor(result_array)
        if (real_node is None and imag_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ComplexBackward0)
        node.next = (real_node, imag_node)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__complex.call = _complex


# ---- complex(Tensor real, Tensor imag) -> Tensor


op_complex = Op(
    "complex",
    "complex(Tensor real, Tensor imag) -> Tensor",
    params=(("real", "Tensor"), ("imag", "Tensor")),
    positional=2,
    required=("real", "imag"),
    forward=compose_arithmetic.complex_of,
    composite=True,
)


def complex(real, imag, out=None):
    """Complex numbers from their real and imaginary parts."""
    try:
        if out is not None:
            return into(op_complex, (real, imag), out)
        if real.__class__ is not Tensor or imag.__class__ is not Tensor:
            check_tensors(op_complex, (real, imag))
        return compose_arithmetic.complex_of(real, imag)
    except Exception:
        hide_frames()
        raise


op_complex.call = complex


# ---- polar(Tensor abs, Tensor angle) -> Tensor


def _polar_forward(abs, angle):
    return k_polar(abs, angle)


class PolarBackward0(Node):
    """abs: auto
    angle: auto"""

    __slots__ = ("angle", "angle_changes", "abs", "abs_changes")
    saved = {"angle": ("angle", "input", 1), "abs": ("abs", "input", 0)}
    inputs = ("abs", "angle")

    def run_arrays(self, grad, freed, edges=None):
        to_abs, to_angle = edges or self.next
        grad_abs = grad_angle = None
        if to_abs is not None and to_angle is not None:
            if self.angle_changes[0] > self.seq:
                raise stale(self, "angle")
            if self.abs_changes[0] > self.seq:
                raise stale(self, "abs")
            grad_abs, grad_angle = k_polar_backward(grad, self.angle, self.abs)
            if freed:
                self.release(freed)
            return (grad_abs, grad_angle)
        if to_abs is not None:
            if self.angle_changes[0] > self.seq:
                raise stale(self, "angle")
            grad_abs = k_polar_backward_abs(grad, self.angle)
        if to_angle is not None:
            if self.abs_changes[0] > self.seq:
                raise stale(self, "abs")
            if self.angle_changes[0] > self.seq:
                raise stale(self, "angle")
            grad_angle = k_polar_backward_angle(grad, self.abs, self.angle)
        if freed:
            self.release(freed)
        return (grad_abs, grad_angle)

    def run_tensors(self, grad, freed, edges=None):
        to_abs, to_angle = edges or self.next
        grad_abs = grad_angle = None
        if to_abs is not None:
            angle = saved_operand(self, "angle", self.angle, self.angle_changes, self.next[1], grad.real)
            grad_abs = ops.add(ops.mul(ops._real_part(grad), ops.cos(angle)), ops.mul(ops._imag_part(grad), ops.sin(angle)))
        if to_angle is not None:
            abs = saved_operand(self, "abs", self.abs, self.abs_changes, self.next[0], grad.real)
            angle = saved_operand(self, "angle", self.angle, self.angle_changes, self.next[1], grad.real)
            grad_angle = ops.add(ops.neg(ops.mul(ops.mul(ops._real_part(grad), abs), ops.sin(angle))), ops.mul(ops.mul(ops._imag_part(grad), abs), ops.cos(angle)))
        if freed:
            self.release(freed)
        return (grad_abs, grad_angle)

    def release(self, freed):
        self.angle = None
        self.angle_changes = freed
        self.abs = None
        self.abs_changes = freed


def _record_polar(edges, arrays, changes, results, result_changes):
    (abs_node, angle_node) = edges
    (abs_array, angle_array) = arrays
    (abs_changes, angle_changes) = changes
    node = new(PolarBackward0)
    node.next = (abs_node, angle_node)
    node.seq = next_seq()
    node.extra = None
    node.angle = angle_array
    node.angle_changes = angle_changes
    if angle_node is not None:
        node.abs = abs_array
        node.abs_changes = abs_changes
    return node


def _tangent_arrays_polar_result(abs_p, angle_p, abs_t, angle_t, result):
    if abs_t is None:
        abs_t = zeros_like_array(abs_p)
    if angle_t is None:
        angle_t = zeros_like_array(angle_p)
    return array_pointwise.join(k_polar_tangent_abs_angle(abs_t, angle_p, angle_t, abs_p), k_polar_tangent_abs_angle_2(abs_t, angle_p, angle_t, abs_p))


def _tangent_tensors_polar_result(abs_p, angle_p, abs_t, angle_t, result):
    if abs_t is None:
        abs_t = ops.zeros_like(abs_p)
    if angle_t is None:
        angle_t = ops.zeros_like(angle_p)
    t1 = ops.cos(angle_p)
    t2 = ops.sin(angle_p)
    return ops._complex(ops.add(ops.mul(abs_t, t1), ops.mul(angle_t, ops.mul(abs_p, ops.neg(t2)))), ops.add(ops.mul(abs_t, t2), ops.mul(angle_t, ops.mul(abs_p, t1))))


op_polar = Op(
    "polar",
    "polar(Tensor abs, Tensor angle) -> Tensor",
    into=k_polar_into,
    params=(("abs", "Tensor"), ("angle", "Tensor")),
    positional=2,
    required=("abs", "angle"),
    forward=_polar_forward,
    record=_record_polar,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="complex", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_polar_result, _tangent_tensors_polar_result)},
)


def polar(abs, angle, out=None):
    """Complex numbers from their absolute value `abs` and their `angle` in radians.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_polar, (abs, angle), out)
        if modes.observers:
            return general(op_polar, (abs, angle))
        if abs.__class__ is Tensor:
            abs_array = abs._array
            abs_changes = abs._changes
            abs_node = abs._node
            if not op_polar.accepts[abs_array.dtype]:
                return general(op_polar, (abs, angle))
        elif abs.__class__ in NUMBERS:
            abs_array = abs
            abs_changes = UNCHANGED
            abs_node = None
        else:
            return general(op_polar, (abs, angle))
        if angle.__class__ is Tensor:
            angle_array = angle._array
            angle_changes = angle._changes
            angle_node = angle._node
            if not op_polar.accepts[angle_array.dtype]:
                return general(op_polar, (abs, angle))
        elif angle.__class__ in NUMBERS:
            angle_array = angle
            angle_changes = UNCHANGED
            angle_node = None
        else:
            return general(op_polar, (abs, angle))
        result_array = k_polar_same(abs_array, angle_array)
        if result_array is None:
            result_array = k_polar_any(abs_array, angle_array)
            if result_array is None:
                return general(op_polar, (abs, angle))
            abs_node = restored(abs_node, abs_array, result_array)
            angle_node = restored(angle_node, angle_array, result_array)
        out = plain_tensor(result_array)
        if (abs_node is None and angle_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(PolarBackward0)
        node.next = (abs_node, angle_node)
        node.seq = next_seq()
        node.extra = None
        node.angle = angle_array
        node.angle_changes = angle_changes
        if angle_node is not None:
            node.abs = abs_array
            node.abs_changes = abs_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_polar.call = polar


# ---- angle(Tensor self) -> Tensor


def _angle_forward(self_):
    return k_angle(self_)


class AngleBackward0(Node):
    """self: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_angle_backward_self(self.self_, grad) if traits[self.self_.dtype].is_complex else k_angle_backward_self_2(grad))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.where(ops.eq(self_, 0), 0, ops.div(ops.mul(ops.mul(grad, ops.sgn(self_)), 1j), ops.abs(self_))) if self_.is_complex() else ops.mul(grad, 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_angle(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AngleBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_angle_result(self_p, self_t, result):
    return (k_angle_tangent_self(self_p, self_t) if traits[self_p.dtype].is_complex else k_pow_Scalar_backward_self_2(self_t))


def _tangent_tensors_angle_result(self_p, self_t, result):
    return (ops.where(ops.eq(self_p, 0), 0, ops.div(ops._real_part(ops.mul(ops.mul(ops.conj(self_t), ops.sgn(self_p)), 1j)), ops.abs(self_p))) if self_p.is_complex() else ops.mul(self_t, 0))


op_angle = Op(
    "angle",
    "angle(Tensor self) -> Tensor",
    into=k_angle_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_angle_forward,
    record=_record_angle,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="real", classes="bifc"),
    tangents={"result": (_tangent_arrays_angle_result, _tangent_tensors_angle_result)},
    saves_self_for=("input",),
)


def angle(input, out=None):
    """The angle of a complex number, in radians."""
    try:
        if out is not None:
            return into(op_angle, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_angle, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_angle_same(self_array)
        if result_array is None:
            return general(op_angle, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AngleBackward0)
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


op_angle.call = angle


# ---- view_as_real(Tensor(a) self) -> Tensor(a)


class ViewAsRealBackward0(Node):
    """self: _as_complex(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.as_complex(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._as_complex(grad)
        return (grad_self,)


def _record_view_as_real(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(ViewAsRealBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_view_as_real_result(self_p, self_t, result):
    return array_shape.view_as_real(self_t)


def _tangent_tensors_view_as_real_result(self_p, self_t, result):
    return ops.view_as_real(self_t)


op_view_as_real = Op(
    "view_as_real",
    "view_as_real(Tensor(a) self) -> Tensor(a)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.view_as_real,
    record=_record_view_as_real,
    edges=(0,),
    batch="dims.in_front",
    view=True,
    tangents={"result": (_tangent_arrays_view_as_real_result, _tangent_tensors_view_as_real_result)},
)


def view_as_real(input):
    """Complex numbers as pairs of real ones, along a new last dimension; a view."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_view_as_real, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.view_as_real(self_array)
        out = view_of(input, result_array, op_view_as_real, ())
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ViewAsRealBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_view_as_real.call = view_as_real


# ---- view_as_complex(Tensor(a) self) -> Tensor(a)


class ViewAsComplexBackward0(Node):
    """self: view_as_real(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.view_as_real(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.view_as_real(grad)
        return (grad_self,)


def _record_view_as_complex(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(ViewAsComplexBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_view_as_complex_result(self_p, self_t, result):
    return array_shape.view_as_complex(self_t)


def _tangent_tensors_view_as_complex_result(self_p, self_t, result):
    return ops.view_as_complex(self_t)


op_view_as_complex = Op(
    "view_as_complex",
    "view_as_complex(Tensor(a) self) -> Tensor(a)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.view_as_complex,
    record=_record_view_as_complex,
    edges=(0,),
    batch="dims.of_input",
    view=True,
    tangents={"result": (_tangent_arrays_view_as_complex_result, _tangent_tensors_view_as_complex_result)},
)


def view_as_complex(input):
    """Pairs of real numbers, along the last dimension, as complex ones; a view."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_view_as_complex, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.view_as_complex(self_array)
        out = view_of(input, result_array, op_view_as_complex, ())
        if self_node is None or (modes.no_grad and left_out()):
            out._node = None
            return out
        node = new(ViewAsComplexBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_view_as_complex.call = view_as_complex


# ---- _as_complex(Tensor self) -> Tensor


class AsComplexBackward0(Node, shown_as="ToCopyBackward0"):
    """self: view_as_real(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_shape.view_as_real(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.view_as_real(grad)
        return (grad_self,)


def _record__as_complex(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(AsComplexBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__as_complex_result(self_p, self_t, result):
    return array_shape.as_complex(self_t)


def _tangent_tensors__as_complex_result(self_p, self_t, result):
    return ops._as_complex(self_t)


op__as_complex = Op(
    "_as_complex",
    "_as_complex(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.as_complex,
    record=_record__as_complex,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__as_complex_result, _tangent_tensors__as_complex_result)},
)


def _as_complex(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__as_complex, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_shape.as_complex(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AsComplexBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__as_complex.call = _as_complex


# ---- addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor


def _addcmul_forward(self_, tensor1, tensor2, value):
    return k_addcmul(self_, value, tensor1, tensor2)


def _addcmul_into(out, self_, tensor1, tensor2, value):
    return k_addcmul_into(out, self_, value, tensor1, tensor2)


class AddcmulBackward0(Node):
    """self: grad
    tensor1: grad * (value * tensor2).conj()
    tensor2: grad * (value * tensor1).conj()"""

    __slots__ = ("tensor2", "tensor2_changes", "value", "tensor1", "tensor1_changes")
    saved = {"tensor2": ("tensor2", "input", 2), "value": ("value", "plain", -1), "tensor1": ("tensor1", "input", 1)}
    inputs = ("self", "tensor1", "tensor2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_tensor1, to_tensor2 = edges or self.next
        grad_self = grad_tensor1 = grad_tensor2 = None
        if to_self is not None:
            grad_self = grad
        if to_tensor1 is not None:
            if self.tensor2_changes[0] > self.seq:
                raise stale(self, "tensor2")
            grad_tensor1 = k_addcmul_backward_tensor1(grad, self.value, self.tensor2)
        if to_tensor2 is not None:
            if self.tensor1_changes[0] > self.seq:
                raise stale(self, "tensor1")
            grad_tensor2 = k_addcmul_backward_tensor1(grad, self.value, self.tensor1)
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor1, grad_tensor2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_tensor1, to_tensor2 = edges or self.next
        grad_self = grad_tensor1 = grad_tensor2 = None
        if to_self is not None:
            grad_self = grad
        if to_tensor1 is not None:
            tensor2 = saved_operand(self, "tensor2", self.tensor2, self.tensor2_changes, self.next[2], grad)
            grad_tensor1 = ops.mul(grad, ops.conj(ops.mul(self.value, tensor2)))
        if to_tensor2 is not None:
            tensor1 = saved_operand(self, "tensor1", self.tensor1, self.tensor1_changes, self.next[1], grad)
            grad_tensor2 = ops.mul(grad, ops.conj(ops.mul(self.value, tensor1)))
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self, freed):
        self.tensor2 = None
        self.tensor2_changes = freed
        self.tensor1 = None
        self.tensor1_changes = freed


def _record_addcmul(edges, arrays, changes, results, result_changes):
    (self_node, tensor1_node, tensor2_node) = edges
    (self_array, tensor1_array, tensor2_array, value) = arrays
    (self_changes, tensor1_changes, tensor2_changes) = changes
    node = new(AddcmulBackward0)
    node.next = (self_node, tensor1_node, tensor2_node)
    node.seq = next_seq()
    node.extra = None
    if tensor1_node is not None:
        node.tensor2 = tensor2_array
        node.tensor2_changes = tensor2_changes
    if tensor1_node is not None or tensor2_node is not None:
        node.value = value
    if tensor2_node is not None:
        node.tensor1 = tensor1_array
        node.tensor1_changes = tensor1_changes
    return node


def _tangent_arrays_addcmul_result(self_p, tensor1_p, tensor2_p, value, self_t, tensor1_t, tensor2_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if tensor1_t is not None:
        term = k_addcmul_tangent_tensor1(tensor1_t, value, tensor2_p)
        total = term if total is None else k_add(total, term)
    if tensor2_t is not None:
        term = k_addcmul_tangent_tensor1(tensor2_t, value, tensor1_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addcmul_result(self_p, tensor1_p, tensor2_p, value, self_t, tensor1_t, tensor2_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if tensor1_t is not None:
        term = ops.mul(tensor1_t, ops.mul(value, tensor2_p))
        total = term if total is None else ops.add(total, term)
    if tensor2_t is not None:
        term = ops.mul(tensor2_t, ops.mul(value, tensor1_p))
        total = term if total is None else ops.add(total, term)
    return total


op_addcmul = Op(
    "addcmul",
    "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    into=_addcmul_into,
    params=(("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar")),
    positional=3,
    required=("input", "tensor1", "tensor2"),
    forward=_addcmul_forward,
    record=_record_addcmul,
    edges=(0, 1, 2),
    promotion=Promotion(floats=False, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_addcmul_result, _tangent_tensors_addcmul_result)},
)


def addcmul(input, tensor1, tensor2, *, value=1, out=None):
    """Adds the product of two tensors, scaled by `value`, to `input`."""
    try:
        if out is not None:
            return into(op_addcmul, (input, tensor1, tensor2, value), out)
        if modes.observers:
            return general(op_addcmul, (input, tensor1, tensor2, value))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_addcmul, (input, tensor1, tensor2, value))
        if tensor1.__class__ is Tensor:
            tensor1_array = tensor1._array
            tensor1_changes = tensor1._changes
            tensor1_node = tensor1._node
        elif tensor1.__class__ in NUMBERS:
            tensor1_array = tensor1
            tensor1_changes = UNCHANGED
            tensor1_node = None
        else:
            return general(op_addcmul, (input, tensor1, tensor2, value))
        if tensor2.__class__ is Tensor:
            tensor2_array = tensor2._array
            tensor2_changes = tensor2._changes
            tensor2_node = tensor2._node
        elif tensor2.__class__ in NUMBERS:
            tensor2_array = tensor2
            tensor2_changes = UNCHANGED
            tensor2_node = None
        else:
            return general(op_addcmul, (input, tensor1, tensor2, value))
        result_array = k_addcmul_same(self_array, value, tensor1_array, tensor2_array)
        if result_array is None:
            result_array = k_addcmul_any(self_array, value, tensor1_array, tensor2_array)
            if result_array is None:
                return general(op_addcmul, (input, tensor1, tensor2, value))
            self_node = restored(self_node, self_array, result_array)
            tensor1_node = restored(tensor1_node, tensor1_array, result_array)
            tensor2_node = restored(tensor2_node, tensor2_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and tensor1_node is None and tensor2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddcmulBackward0)
        node.next = (self_node, tensor1_node, tensor2_node)
        node.seq = next_seq()
        node.extra = None
        if tensor1_node is not None:
            node.tensor2 = tensor2_array
            node.tensor2_changes = tensor2_changes
        if tensor1_node is not None or tensor2_node is not None:
            node.value = value
        if tensor2_node is not None:
            node.tensor1 = tensor1_array
            node.tensor1_changes = tensor1_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addcmul.call = addcmul


def addcmul_(input, tensor1, tensor2, *, value=1):
    """The in-place form of `addcmul`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_addcmul, (input, tensor1, tensor2, value))
        if tensor1.__class__ is Tensor:
            if tensor1._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_addcmul, (input, tensor1, tensor2, value))
            tensor1_array = tensor1._array
        else:
            tensor1_array = tensor1
        if tensor2.__class__ is Tensor:
            if tensor2._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_addcmul, (input, tensor1, tensor2, value))
            tensor2_array = tensor2._array
        else:
            tensor2_array = tensor2
        done = k_addcmul_into(input._array, input._array, value, tensor1_array, tensor2_array)
        if done is None:
            return in_place(op_addcmul, (input, tensor1, tensor2, value))
        changed(input._changes, "addcmul_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor


def _addcdiv_forward(self_, tensor1, tensor2, value):
    return k_addcdiv(self_, value, tensor1, tensor2)


def _addcdiv_into(out, self_, tensor1, tensor2, value):
    return k_addcdiv_into(out, self_, value, tensor1, tensor2)


class AddcdivBackward0(Node):
    """self: grad
    tensor1: grad * (value / tensor2).conj()
    tensor2: -grad * (value * tensor1 / tensor2 / tensor2).conj()"""

    __slots__ = ("tensor2", "tensor2_changes", "value", "tensor1", "tensor1_changes")
    saved = {"tensor2": ("tensor2", "input", 2), "value": ("value", "plain", -1), "tensor1": ("tensor1", "input", 1)}
    inputs = ("self", "tensor1", "tensor2")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_tensor1, to_tensor2 = edges or self.next
        grad_self = grad_tensor1 = grad_tensor2 = None
        if to_self is not None:
            grad_self = grad
        if to_tensor1 is not None:
            if self.tensor2_changes[0] > self.seq:
                raise stale(self, "tensor2")
            grad_tensor1 = k_addcdiv_backward_tensor1(grad, self.value, self.tensor2)
        if to_tensor2 is not None:
            if self.tensor1_changes[0] > self.seq:
                raise stale(self, "tensor1")
            if self.tensor2_changes[0] > self.seq:
                raise stale(self, "tensor2")
            grad_tensor2 = k_addcdiv_backward_tensor2(grad, self.value, self.tensor1, self.tensor2)
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor1, grad_tensor2)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_tensor1, to_tensor2 = edges or self.next
        grad_self = grad_tensor1 = grad_tensor2 = None
        if to_self is not None:
            grad_self = grad
        if to_tensor1 is not None:
            tensor2 = saved_operand(self, "tensor2", self.tensor2, self.tensor2_changes, self.next[2], grad)
            grad_tensor1 = ops.mul(grad, ops.conj(ops.div(self.value, tensor2)))
        if to_tensor2 is not None:
            tensor1 = saved_operand(self, "tensor1", self.tensor1, self.tensor1_changes, self.next[1], grad)
            tensor2 = saved_operand(self, "tensor2", self.tensor2, self.tensor2_changes, self.next[2], grad)
            grad_tensor2 = ops.mul(ops.neg(grad), ops.conj(ops.div(ops.div(ops.mul(self.value, tensor1), tensor2), tensor2)))
        if freed:
            self.release(freed)
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self, freed):
        self.tensor2 = None
        self.tensor2_changes = freed
        self.tensor1 = None
        self.tensor1_changes = freed


def _record_addcdiv(edges, arrays, changes, results, result_changes):
    (self_node, tensor1_node, tensor2_node) = edges
    (self_array, tensor1_array, tensor2_array, value) = arrays
    (self_changes, tensor1_changes, tensor2_changes) = changes
    node = new(AddcdivBackward0)
    node.next = (self_node, tensor1_node, tensor2_node)
    node.seq = next_seq()
    node.extra = None
    if tensor1_node is not None or tensor2_node is not None:
        node.tensor2 = tensor2_array
        node.tensor2_changes = tensor2_changes
        node.value = value
    if tensor2_node is not None:
        node.tensor1 = tensor1_array
        node.tensor1_changes = tensor1_changes
    return node


def _tangent_arrays_addcdiv_result(self_p, tensor1_p, tensor2_p, value, self_t, tensor1_t, tensor2_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else k_add(total, term)
    if tensor1_t is not None:
        term = k_addcdiv_tangent_tensor1(tensor1_t, value, tensor2_p)
        total = term if total is None else k_add(total, term)
    if tensor2_t is not None:
        term = k_addcdiv_tangent_tensor2(tensor2_t, value, tensor1_p, tensor2_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_addcdiv_result(self_p, tensor1_p, tensor2_p, value, self_t, tensor1_t, tensor2_t, result):
    total = None
    if self_t is not None:
        term = self_t
        total = term if total is None else ops.add(total, term)
    if tensor1_t is not None:
        term = ops.mul(tensor1_t, ops.div(value, tensor2_p))
        total = term if total is None else ops.add(total, term)
    if tensor2_t is not None:
        term = ops.mul(ops.neg(tensor2_t), ops.div(ops.div(ops.mul(value, tensor1_p), tensor2_p), tensor2_p))
        total = term if total is None else ops.add(total, term)
    return total


op_addcdiv = Op(
    "addcdiv",
    "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    into=_addcdiv_into,
    params=(("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar")),
    positional=3,
    required=("input", "tensor1", "tensor2"),
    forward=_addcdiv_forward,
    record=_record_addcdiv,
    edges=(0, 1, 2),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_addcdiv_result, _tangent_tensors_addcdiv_result)},
)


def addcdiv(input, tensor1, tensor2, *, value=1, out=None):
    """Adds the quotient of two tensors, scaled by `value`, to `input`."""
    try:
        if out is not None:
            return into(op_addcdiv, (input, tensor1, tensor2, value), out)
        if modes.observers:
            return general(op_addcdiv, (input, tensor1, tensor2, value))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_addcdiv, (input, tensor1, tensor2, value))
        if tensor1.__class__ is Tensor:
            tensor1_array = tensor1._array
            tensor1_changes = tensor1._changes
            tensor1_node = tensor1._node
        elif tensor1.__class__ in NUMBERS:
            tensor1_array = tensor1
            tensor1_changes = UNCHANGED
            tensor1_node = None
        else:
            return general(op_addcdiv, (input, tensor1, tensor2, value))
        if tensor2.__class__ is Tensor:
            tensor2_array = tensor2._array
            tensor2_changes = tensor2._changes
            tensor2_node = tensor2._node
        elif tensor2.__class__ in NUMBERS:
            tensor2_array = tensor2
            tensor2_changes = UNCHANGED
            tensor2_node = None
        else:
            return general(op_addcdiv, (input, tensor1, tensor2, value))
        result_array = k_addcdiv_same(self_array, value, tensor1_array, tensor2_array)
        if result_array is None:
            result_array = k_addcdiv_any(self_array, value, tensor1_array, tensor2_array)
            if result_array is None:
                return general(op_addcdiv, (input, tensor1, tensor2, value))
            self_node = restored(self_node, self_array, result_array)
            tensor1_node = restored(tensor1_node, tensor1_array, result_array)
            tensor2_node = restored(tensor2_node, tensor2_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and tensor1_node is None and tensor2_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(AddcdivBackward0)
        node.next = (self_node, tensor1_node, tensor2_node)
        node.seq = next_seq()
        node.extra = None
        if tensor1_node is not None or tensor2_node is not None:
            node.tensor2 = tensor2_array
            node.tensor2_changes = tensor2_changes
            node.value = value
        if tensor2_node is not None:
            node.tensor1 = tensor1_array
            node.tensor1_changes = tensor1_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_addcdiv.call = addcdiv


def addcdiv_(input, tensor1, tensor2, *, value=1):
    """The in-place form of `addcdiv`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_addcdiv, (input, tensor1, tensor2, value))
        if tensor1.__class__ is Tensor:
            if tensor1._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_addcdiv, (input, tensor1, tensor2, value))
            tensor1_array = tensor1._array
        else:
            tensor1_array = tensor1
        if tensor2.__class__ is Tensor:
            if tensor2._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_addcdiv, (input, tensor1, tensor2, value))
            tensor2_array = tensor2._array
        else:
            tensor2_array = tensor2
        done = k_addcdiv_into(input._array, input._array, value, tensor1_array, tensor2_array)
        if done is None:
            return in_place(op_addcdiv, (input, tensor1, tensor2, value))
        changed(input._changes, "addcdiv_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- lerp(Tensor self, Tensor end, Tensor weight) -> Tensor


def _lerp_forward(self_, end, weight):
    return k_lerp(self_, weight, end)


def _lerp_into(out, self_, end, weight):
    return k_lerp_into(out, self_, weight, end)


class LerpBackward0(Node):
    """self: grad * (1 - weight).conj()
    end: grad * weight.conj()
    weight: grad * (end - self).conj()"""

    __slots__ = ("weight", "weight_changes", "self_", "self_changes", "end", "end_changes")
    saved = {"weight": ("weight", "input", 2), "self": ("self_", "input", 0), "end": ("end", "input", 1)}
    inputs = ("self", "end", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_end, to_weight = edges or self.next
        grad_self = grad_end = grad_weight = None
        if to_self is not None and to_end is not None and to_weight is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.end_changes[0] > self.seq:
                raise stale(self, "end")
            grad_self, grad_end, grad_weight = k_lerp_backward(grad, self.weight, self.end, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_end, grad_weight)
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = k_lerp_backward_self(grad, self.weight)
        if to_end is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_end = k_mul_backward_self(grad, self.weight)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.end_changes[0] > self.seq:
                raise stale(self, "end")
            grad_weight = k_lerp_backward_weight(grad, self.end, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_end, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_end, to_weight = edges or self.next
        grad_self = grad_end = grad_weight = None
        if to_self is not None:
            weight = saved_operand(self, "weight", self.weight, self.weight_changes, self.next[2], grad)
            grad_self = ops.mul(grad, ops.conj(ops.sub(1, weight)))
        if to_end is not None:
            weight = saved_operand(self, "weight", self.weight, self.weight_changes, self.next[2], grad)
            grad_end = ops.mul(grad, ops.conj(weight))
        if to_weight is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            end = saved_operand(self, "end", self.end, self.end_changes, self.next[1], grad)
            grad_weight = ops.mul(grad, ops.conj(ops.sub(end, self_)))
        if freed:
            self.release(freed)
        return (grad_self, grad_end, grad_weight)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed
        self.end = None
        self.end_changes = freed


def _record_lerp(edges, arrays, changes, results, result_changes):
    (self_node, end_node, weight_node) = edges
    (self_array, end_array, weight_array) = arrays
    (self_changes, end_changes, weight_changes) = changes
    node = new(LerpBackward0)
    node.next = (self_node, end_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None or end_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.end = end_array
        node.end_changes = end_changes
    return node


def _tangent_arrays_lerp_result(self_p, end_p, weight_p, self_t, end_t, weight_t, result):
    total = None
    if self_t is not None:
        term = k_lerp_tangent_self(self_t, weight_p)
        total = term if total is None else k_add(total, term)
    if end_t is not None:
        term = k_mul(end_t, weight_p)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = k_lerp_tangent_weight(weight_t, end_p, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_lerp_result(self_p, end_p, weight_p, self_t, end_t, weight_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops.sub(1, weight_p))
        total = term if total is None else ops.add(total, term)
    if end_t is not None:
        term = ops.mul(end_t, weight_p)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops.mul(weight_t, ops.sub(end_p, self_p))
        total = term if total is None else ops.add(total, term)
    return total


op_lerp = Op(
    "lerp",
    "lerp(Tensor self, Tensor end, Tensor weight) -> Tensor",
    into=_lerp_into,
    params=(("input", "Tensor"), ("end", "Tensor"), ("weight", "Tensor")),
    positional=3,
    required=("input", "end", "weight"),
    forward=_lerp_forward,
    record=_record_lerp,
    edges=(0, 1, 2),
    promotion=Promotion(floats=False, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_lerp_result, _tangent_tensors_lerp_result)},
    saves_self_for=("weight",),
)


def lerp(input, end, weight, out=None):
    """Goes from `input` to `end`, as far as `weight` says."""
    try:
        if out is not None:
            return into(op_lerp, (input, end, weight), out)
        if modes.observers:
            return general(op_lerp, (input, end, weight))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_lerp, (input, end, weight))
        if end.__class__ is Tensor:
            end_array = end._array
            end_changes = end._changes
            end_node = end._node
        elif end.__class__ in NUMBERS:
            end_array = end
            end_changes = UNCHANGED
            end_node = None
        else:
            return general(op_lerp, (input, end, weight))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            weight_node = weight._node
        elif weight.__class__ in NUMBERS:
            weight_array = weight
            weight_changes = UNCHANGED
            weight_node = None
        else:
            return general(op_lerp, (input, end, weight))
        result_array = k_lerp_same(self_array, weight_array, end_array)
        if result_array is None:
            result_array = k_lerp_any(self_array, weight_array, end_array)
            if result_array is None:
                return general(op_lerp, (input, end, weight))
            self_node = restored(self_node, self_array, result_array)
            end_node = restored(end_node, end_array, result_array)
            weight_node = restored(weight_node, weight_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and end_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LerpBackward0)
        node.next = (self_node, end_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None or end_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.end = end_array
            node.end_changes = end_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_lerp.call = lerp


def lerp_(input, end, weight):
    """The in-place form of `lerp`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_lerp, (input, end, weight))
        if end.__class__ is Tensor:
            if end._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_lerp, (input, end, weight))
            end_array = end._array
        else:
            end_array = end
        if weight.__class__ is Tensor:
            if weight._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_lerp, (input, end, weight))
            weight_array = weight._array
        else:
            weight_array = weight
        done = k_lerp_into(input._array, input._array, weight_array, end_array)
        if done is None:
            return in_place(op_lerp, (input, end, weight))
        changed(input._changes, "lerp_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _share_of_length(Tensor self, Tensor other) -> Tensor


def __share_of_length_forward(self_, other):
    return k__share_of_length(self_, other)


class ShareOfLengthBackward0(Node):
    """self: grad * (across * across / length)
    other: -grad * (result * across / length)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1), "result": ("result", "result", 0)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self, grad_other = k__share_of_length_backward(grad, self.other, self.self_, self.result)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k__share_of_length_backward_self(grad, self.other, self.self_)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_other = k__share_of_length_backward_other(grad, self.result, self.other, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            t1 = ops.hypot(self_, other)
            t2 = ops.div(other, t1)
            grad_self = ops.mul(grad, ops.div(ops.mul(t2, t2), t1))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = ops.hypot(self_, other)
            grad_other = ops.mul(ops.neg(grad), ops.div(ops.mul(result, ops.div(other, t1)), t1))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed
        self.result = None
        self.result_changes = freed


def _record__share_of_length(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ShareOfLengthBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    if other_node is not None:
        node.result = result_array
        node.result_changes = result_changes
    return node


def _tangent_arrays__share_of_length_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k__share_of_length_backward_self(self_t, other_p, self_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k__share_of_length_backward_other(other_t, result, other_p, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__share_of_length_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        t1 = ops.hypot(self_p, other_p)
        t2 = ops.div(other_p, t1)
        term = ops.mul(self_t, ops.div(ops.mul(t2, t2), t1))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        t1 = ops.hypot(self_p, other_p)
        term = ops.mul(ops.neg(other_t), ops.div(ops.mul(result, ops.div(other_p, t1)), t1))
        total = term if total is None else ops.add(total, term)
    return total


op__share_of_length = Op(
    "_share_of_length",
    "_share_of_length(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=__share_of_length_forward,
    record=_record__share_of_length,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__share_of_length_result, _tangent_tensors__share_of_length_result)},
    saves_self_for=("input", "other"),
)


def _share_of_length(input, other):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__share_of_length, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__share_of_length, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op__share_of_length, (input, other))
        result_array = k__share_of_length_same(self_array, other_array)
        if result_array is None:
            result_array = k__share_of_length_any(self_array, other_array)
            if result_array is None:
                return general(op__share_of_length, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ShareOfLengthBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        if other_node is not None:
            node.result = result_array
            node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__share_of_length.call = _share_of_length


# ---- hypot(Tensor self, Tensor other) -> Tensor


def _hypot_forward(self_, other):
    return k_hypot(self_, other)


class HypotBackward0(Node):
    """self: grad * _share_of_length(self, other)
    other: grad * _share_of_length(other, self)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_hypot_backward(grad, self.self_, self.other)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_hypot_backward_self(grad, self.self_, self.other)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_hypot_backward_self(grad, self.other, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops._share_of_length(self_, other))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(grad, ops._share_of_length(other, self_))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_hypot(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(HypotBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_hypot_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_hypot_tangent_self(self_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_hypot_tangent_self(other_t, other_p, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_hypot_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops.conj(ops._share_of_length(self_p, other_p)))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(other_t, ops.conj(ops._share_of_length(other_p, self_p)))
        total = term if total is None else ops.add(total, term)
    return total


op_hypot = Op(
    "hypot",
    "hypot(Tensor self, Tensor other) -> Tensor",
    into=k_hypot_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_hypot_forward,
    record=_record_hypot,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_hypot_result, _tangent_tensors_hypot_result)},
    saves_self_for=("input", "other"),
)


def hypot(input=..., other=..., x1=None, x2=None, out=None):
    """The length of the hypotenuse."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("hypot", input, other, x1, x2)
        if out is not None:
            return into(op_hypot, (input, other), out)
        if modes.observers:
            return general(op_hypot, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_hypot, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_hypot, (input, other))
        result_array = k_hypot_same(self_array, other_array)
        if result_array is None:
            result_array = k_hypot_any(self_array, other_array)
            if result_array is None:
                return general(op_hypot, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(HypotBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_hypot.call = hypot


def hypot_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `hypot`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("hypot_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_hypot, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_hypot, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_hypot_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_hypot, (input, other))
        changed(input._changes, "hypot_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- maximum(Tensor self, Tensor other) -> Tensor


def _maximum_forward(self_, other):
    return k_maximum(self_, other)


class MaximumBackward0(Node):
    """self: where(self == other, grad / 2, where(self < other, 0, grad))
    other: where(self == other, grad / 2, where(self > other, 0, grad))"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_maximum_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_maximum_backward_self(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_maximum_backward_other(self.self_, self.other, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.eq(self_, other), ops.div(grad, 2), ops.where(ops.lt(self_, other), 0, grad))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.where(ops.eq(self_, other), ops.div(grad, 2), ops.where(ops.gt(self_, other), 0, grad))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_maximum(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(MaximumBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_maximum_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_maximum_backward_self(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_maximum_backward_other(self_p, other_p, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_maximum_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.eq(self_p, other_p), ops.div(self_t, 2), ops.where(ops.lt(self_p, other_p), 0, self_t))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.where(ops.eq(self_p, other_p), ops.div(other_t, 2), ops.where(ops.gt(self_p, other_p), 0, other_t))
        total = term if total is None else ops.add(total, term)
    return total


op_maximum = Op(
    "maximum",
    "maximum(Tensor self, Tensor other) -> Tensor",
    into=k_maximum_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_maximum_forward,
    record=_record_maximum,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_maximum_result, _tangent_tensors_maximum_result)},
    saves_self_for=("input", "other"),
)


def maximum(input=..., other=..., x1=None, x2=None, out=None):
    """The larger of two; NaN if either is."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("maximum", input, other, x1, x2)
        if out is not None:
            return into(op_maximum, (input, other), out)
        if modes.observers:
            return general(op_maximum, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_maximum, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_maximum, (input, other))
        result_array = k_maximum_same(self_array, other_array)
        if result_array is None:
            result_array = k_maximum_any(self_array, other_array)
            if result_array is None:
                return general(op_maximum, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MaximumBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_maximum.call = maximum


# ---- minimum(Tensor self, Tensor other) -> Tensor


def _minimum_forward(self_, other):
    return k_minimum(self_, other)


class MinimumBackward0(Node):
    """self: where(self == other, grad / 2, where(self > other, 0, grad))
    other: where(self == other, grad / 2, where(self < other, 0, grad))"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_minimum_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_maximum_backward_other(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_maximum_backward_self(self.self_, self.other, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.eq(self_, other), ops.div(grad, 2), ops.where(ops.gt(self_, other), 0, grad))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.where(ops.eq(self_, other), ops.div(grad, 2), ops.where(ops.lt(self_, other), 0, grad))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_minimum(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(MinimumBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_minimum_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_maximum_backward_other(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_maximum_backward_self(self_p, other_p, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_minimum_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.eq(self_p, other_p), ops.div(self_t, 2), ops.where(ops.gt(self_p, other_p), 0, self_t))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.where(ops.eq(self_p, other_p), ops.div(other_t, 2), ops.where(ops.lt(self_p, other_p), 0, other_t))
        total = term if total is None else ops.add(total, term)
    return total


op_minimum = Op(
    "minimum",
    "minimum(Tensor self, Tensor other) -> Tensor",
    into=k_minimum_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_minimum_forward,
    record=_record_minimum,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_minimum_result, _tangent_tensors_minimum_result)},
    saves_self_for=("input", "other"),
)


def minimum(input=..., other=..., x1=None, x2=None, out=None):
    """The smaller of two; NaN if either is."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("minimum", input, other, x1, x2)
        if out is not None:
            return into(op_minimum, (input, other), out)
        if modes.observers:
            return general(op_minimum, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_minimum, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_minimum, (input, other))
        result_array = k_minimum_same(self_array, other_array)
        if result_array is None:
            result_array = k_minimum_any(self_array, other_array)
            if result_array is None:
                return general(op_minimum, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MinimumBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_minimum.call = minimum


# ---- fmax(Tensor self, Tensor other) -> Tensor


def _fmax_forward(self_, other):
    return k_fmax(self_, other)


class FmaxBackward0(Node):
    """self: where((self >= other) | other.isnan(), grad, 0)
    other: where((self >= other) | other.isnan(), 0, grad)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_fmax_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_fmax_backward_self(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_fmax_backward_other(self.self_, self.other, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.bitwise_or(ops.ge(self_, other), ops.isnan(other)), grad, 0)
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.where(ops.bitwise_or(ops.ge(self_, other), ops.isnan(other)), 0, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_fmax(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(FmaxBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_fmax_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_fmax_backward_self(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_fmax_backward_other(self_p, other_p, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_fmax_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.bitwise_or(ops.ge(self_p, other_p), ops.isnan(other_p)), self_t, 0)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.where(ops.bitwise_or(ops.ge(self_p, other_p), ops.isnan(other_p)), 0, other_t)
        total = term if total is None else ops.add(total, term)
    return total


op_fmax = Op(
    "fmax",
    "fmax(Tensor self, Tensor other) -> Tensor",
    into=k_fmax_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_fmax_forward,
    record=_record_fmax,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_fmax_result, _tangent_tensors_fmax_result)},
    saves_self_for=("input", "other"),
)


def fmax(input=..., other=..., x1=None, x2=None, out=None):
    """The larger of two; the number where one is NaN."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("fmax", input, other, x1, x2)
        if out is not None:
            return into(op_fmax, (input, other), out)
        if modes.observers:
            return general(op_fmax, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_fmax, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_fmax, (input, other))
        result_array = k_fmax_same(self_array, other_array)
        if result_array is None:
            result_array = k_fmax_any(self_array, other_array)
            if result_array is None:
                return general(op_fmax, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(FmaxBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_fmax.call = fmax


# ---- fmin(Tensor self, Tensor other) -> Tensor


def _fmin_forward(self_, other):
    return k_fmin(self_, other)


class FminBackward0(Node):
    """self: where((self <= other) | other.isnan(), grad, 0)
    other: where((self <= other) | other.isnan(), 0, grad)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_fmin_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_fmin_backward_self(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_fmin_backward_other(self.self_, self.other, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.bitwise_or(ops.le(self_, other), ops.isnan(other)), grad, 0)
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.where(ops.bitwise_or(ops.le(self_, other), ops.isnan(other)), 0, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_fmin(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(FminBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_fmin_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_fmin_backward_self(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_fmin_backward_other(self_p, other_p, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_fmin_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.bitwise_or(ops.le(self_p, other_p), ops.isnan(other_p)), self_t, 0)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.where(ops.bitwise_or(ops.le(self_p, other_p), ops.isnan(other_p)), 0, other_t)
        total = term if total is None else ops.add(total, term)
    return total


op_fmin = Op(
    "fmin",
    "fmin(Tensor self, Tensor other) -> Tensor",
    into=k_fmin_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_fmin_forward,
    record=_record_fmin,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_fmin_result, _tangent_tensors_fmin_result)},
    saves_self_for=("input", "other"),
)


def fmin(input=..., other=..., x1=None, x2=None, out=None):
    """The smaller of two; the number where one is NaN."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("fmin", input, other, x1, x2)
        if out is not None:
            return into(op_fmin, (input, other), out)
        if modes.observers:
            return general(op_fmin, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_fmin, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_fmin, (input, other))
        result_array = k_fmin_same(self_array, other_array)
        if result_array is None:
            result_array = k_fmin_any(self_array, other_array)
            if result_array is None:
                return general(op_fmin, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(FminBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_fmin.call = fmin


# ---- clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor


def _clamp_forward(self_, min, max):
    if (min is not None) and (max is not None):
        return k_clamp(self_, min, max)
    else:
        if min is not None:
            return k_clamp_2(self_, min)
        else:
            if max is not None:
                return k_clamp_3(self_, max)
            else:
                return k_clamp_4(self_)


def _clamp_into(out, self_, min, max):
    if (min is not None) and (max is not None):
        return k_clamp_into(out, self_, min, max)
    else:
        if min is not None:
            return k_clamp_2_into(out, self_, min)
        else:
            if max is not None:
                return k_clamp_3_into(out, self_, max)
            else:
                return k_clamp_4_into(out, self_)


class ClampBackward0(Node, shown_as="ClampBackward1"):
    """self: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad"""

    __slots__ = ("self_", "self_changes", "min", "max")
    saved = {"self": ("self_", "input", 0), "min": ("min", "plain", -1), "max": ("max", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_clamp_backward_self(self.self_, self.min, self.max, grad) if ((self.min is not None) and (self.max is not None)) else (k_clamp_backward_self_2(self.self_, self.min, grad) if (self.min is not None) else (k_clamp_backward_self_3(self.self_, self.max, grad) if (self.max is not None) else grad)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.where(ops.bitwise_and(ops.ge(self_, self.min), ops.le(self_, self.max)), grad, 0) if ((self.min is not None) and (self.max is not None)) else (ops.where(ops.ge(self_, self.min), grad, 0) if (self.min is not None) else (ops.where(ops.le(self_, self.max), grad, 0) if (self.max is not None) else grad)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_clamp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, min, max) = arrays
    (self_changes,) = changes
    node = new(ClampBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.min = min
    node.max = max
    return node


def _tangent_arrays_clamp_result(self_p, min, max, self_t, result):
    return (k_clamp_backward_self(self_p, min, max, self_t) if ((min is not None) and (max is not None)) else (k_clamp_backward_self_2(self_p, min, self_t) if (min is not None) else (k_clamp_backward_self_3(self_p, max, self_t) if (max is not None) else self_t)))


def _tangent_tensors_clamp_result(self_p, min, max, self_t, result):
    return (ops.where(ops.bitwise_and(ops.ge(self_p, min), ops.le(self_p, max)), self_t, 0) if ((min is not None) and (max is not None)) else (ops.where(ops.ge(self_p, min), self_t, 0) if (min is not None) else (ops.where(ops.le(self_p, max), self_t, 0) if (max is not None) else self_t)))


op_clamp = Op(
    "clamp",
    "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    into=_clamp_into,
    params=(("input", "Tensor"), ("min", "Scalar?"), ("max", "Scalar?")),
    positional=3,
    required=("input",),
    forward=_clamp_forward,
    record=_record_clamp,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_clamp_result, _tangent_tensors_clamp_result)},
    saves_self_for=("input",),
)


def clamp(input, min=None, max=None, out=None):
    """Limits each element to between `min` and `max`."""
    try:
        if not ((min is not None) or (max is not None)):
            raise RuntimeError("clamp(): expected min or max, but got " + f"{min=} and {max=}")
        if out is not None:
            return into(op_clamp, (input, min, max), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_clamp, (input, min, max))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if (min is not None) and (max is not None):
            result_array = k_clamp_same(self_array, min, max)
        else:
            if min is not None:
                result_array = k_clamp_2_same(self_array, min)
            else:
                if max is not None:
                    result_array = k_clamp_3_same(self_array, max)
                else:
                    result_array = k_clamp_4_same(self_array)
        if result_array is None:
            return general(op_clamp, (input, min, max))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ClampBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.min = min
        node.max = max
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_clamp.call = clamp


def clamp_(input, min=None, max=None):
    """The in-place form of `clamp`."""
    try:
        if not ((min is not None) or (max is not None)):
            raise RuntimeError("clamp(): expected min or max, but got " + f"{min=} and {max=}")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_clamp, (input, min, max))
        if (min is not None) and (max is not None):
            done = k_clamp_into(input._array, input._array, min, max)
        else:
            if min is not None:
                done = k_clamp_2_into(input._array, input._array, min)
            else:
                if max is not None:
                    done = k_clamp_3_into(input._array, input._array, max)
                else:
                    done = k_clamp_4_into(input._array, input._array)
        if done is None:
            return in_place(op_clamp, (input, min, max))
        changed(input._changes, "clamp_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor


op_clamp_Tensor = Op(
    "clamp.Tensor",
    "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    params=(("input", "Tensor"), ("min", "Tensor?"), ("max", "Tensor?")),
    positional=3,
    required=("input",),
    forward=compose_arithmetic.clamp_by_tensors,
    composite=True,
)


def clamp_Tensor(input, min=None, max=None, out=None):
    """Limits each element to between two tensors."""
    try:
        if out is not None:
            return into(op_clamp_Tensor, (input, min, max), out)
        if input.__class__ is not Tensor or (min is not None and min.__class__ is not Tensor) or (max is not None and max.__class__ is not Tensor):
            check_tensors(op_clamp_Tensor, (input, min, max))
        return compose_arithmetic.clamp_by_tensors(input, min, max)
    except Exception:
        hide_frames()
        raise


op_clamp_Tensor.call = clamp_Tensor


def clamp_Tensor_(input, min=None, max=None):
    """The in-place form of `clamp_Tensor`."""
    try:
        if input.__class__ is not Tensor or (min is not None and min.__class__ is not Tensor) or (max is not None and max.__class__ is not Tensor):
            check_tensors(op_clamp_Tensor, (input, min, max))
        return composed_in_place(op_clamp_Tensor, (input, min, max))
    except Exception:
        hide_frames()
        raise


# ---- clamp_min(Tensor self, Tensor min) -> Tensor


def _clamp_min_forward(self_, min):
    return k_maximum(self_, min)


class ClampMinBackward0(Node):
    """self: where(self >= min, grad, 0)
    min: where(self < min, grad, 0)"""

    __slots__ = ("self_", "self_changes", "min", "min_changes")
    saved = {"self": ("self_", "input", 0), "min": ("min", "input", 1)}
    inputs = ("self", "min")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_min = edges or self.next
        grad_self = grad_min = None
        if to_self is not None and to_min is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.min_changes[0] > self.seq:
                raise stale(self, "min")
            grad_self, grad_min = k_clamp_min_backward(self.self_, self.min, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_min)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.min_changes[0] > self.seq:
                raise stale(self, "min")
            grad_self = k_clamp_min_backward_self(self.self_, self.min, grad)
        if to_min is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.min_changes[0] > self.seq:
                raise stale(self, "min")
            grad_min = k_clamp_min_backward_min(self.self_, self.min, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_min)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_min = edges or self.next
        grad_self = grad_min = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            min = saved_operand(self, "min", self.min, self.min_changes, self.next[1], grad)
            grad_self = ops.where(ops.ge(self_, min), grad, 0)
        if to_min is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            min = saved_operand(self, "min", self.min, self.min_changes, self.next[1], grad)
            grad_min = ops.where(ops.lt(self_, min), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self, grad_min)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.min = None
        self.min_changes = freed


def _record_clamp_min(edges, arrays, changes, results, result_changes):
    (self_node, min_node) = edges
    (self_array, min_array) = arrays
    (self_changes, min_changes) = changes
    node = new(ClampMinBackward0)
    node.next = (self_node, min_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.min = min_array
    node.min_changes = min_changes
    return node


def _tangent_arrays_clamp_min_result(self_p, min_p, self_t, min_t, result):
    total = None
    if self_t is not None:
        term = k_clamp_min_backward_self(self_p, min_p, self_t)
        total = term if total is None else k_add(total, term)
    if min_t is not None:
        term = k_clamp_min_backward_min(self_p, min_p, min_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_clamp_min_result(self_p, min_p, self_t, min_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.ge(self_p, min_p), self_t, 0)
        total = term if total is None else ops.add(total, term)
    if min_t is not None:
        term = ops.where(ops.lt(self_p, min_p), min_t, 0)
        total = term if total is None else ops.add(total, term)
    return total


op_clamp_min = Op(
    "clamp_min",
    "clamp_min(Tensor self, Tensor min) -> Tensor",
    into=k_maximum_into,
    params=(("input", "Tensor"), ("min", "Tensor")),
    positional=2,
    required=("input", "min"),
    forward=_clamp_min_forward,
    record=_record_clamp_min,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_clamp_min_result, _tangent_tensors_clamp_min_result)},
    saves_self_for=("input", "min"),
)


def clamp_min(input, min, out=None):
    """Limits each element to at least `min`."""
    try:
        if out is not None:
            return into(op_clamp_min, (input, min), out)
        if modes.observers:
            return general(op_clamp_min, (input, min))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_clamp_min, (input, min))
        if min.__class__ is Tensor:
            min_array = min._array
            min_changes = min._changes
            min_node = min._node
        elif min.__class__ in NUMBERS:
            min_array = min
            min_changes = UNCHANGED
            min_node = None
        else:
            return general(op_clamp_min, (input, min))
        result_array = k_maximum_same(self_array, min_array)
        if result_array is None:
            result_array = k_maximum_any(self_array, min_array)
            if result_array is None:
                return general(op_clamp_min, (input, min))
            self_node = restored(self_node, self_array, result_array)
            min_node = restored(min_node, min_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and min_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ClampMinBackward0)
        node.next = (self_node, min_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.min = min_array
        node.min_changes = min_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_clamp_min.call = clamp_min


def clamp_min_(input, min):
    """The in-place form of `clamp_min`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_clamp_min, (input, min))
        if min.__class__ is Tensor:
            if min._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_clamp_min, (input, min))
            min_array = min._array
        else:
            min_array = min
        done = k_maximum_into(input._array, input._array, min_array)
        if done is None:
            return in_place(op_clamp_min, (input, min))
        changed(input._changes, "clamp_min_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- clamp_max(Tensor self, Tensor max) -> Tensor


def _clamp_max_forward(self_, max):
    return k_minimum(self_, max)


class ClampMaxBackward0(Node):
    """self: where(self <= max, grad, 0)
    max: where(self > max, grad, 0)"""

    __slots__ = ("self_", "self_changes", "max", "max_changes")
    saved = {"self": ("self_", "input", 0), "max": ("max", "input", 1)}
    inputs = ("self", "max")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_max = edges or self.next
        grad_self = grad_max = None
        if to_self is not None and to_max is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.max_changes[0] > self.seq:
                raise stale(self, "max")
            grad_self, grad_max = k_clamp_max_backward(self.self_, self.max, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_max)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.max_changes[0] > self.seq:
                raise stale(self, "max")
            grad_self = k_clamp_max_backward_self(self.self_, self.max, grad)
        if to_max is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.max_changes[0] > self.seq:
                raise stale(self, "max")
            grad_max = k_clamp_max_backward_max(self.self_, self.max, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_max)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_max = edges or self.next
        grad_self = grad_max = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            max = saved_operand(self, "max", self.max, self.max_changes, self.next[1], grad)
            grad_self = ops.where(ops.le(self_, max), grad, 0)
        if to_max is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            max = saved_operand(self, "max", self.max, self.max_changes, self.next[1], grad)
            grad_max = ops.where(ops.gt(self_, max), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self, grad_max)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.max = None
        self.max_changes = freed


def _record_clamp_max(edges, arrays, changes, results, result_changes):
    (self_node, max_node) = edges
    (self_array, max_array) = arrays
    (self_changes, max_changes) = changes
    node = new(ClampMaxBackward0)
    node.next = (self_node, max_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.max = max_array
    node.max_changes = max_changes
    return node


def _tangent_arrays_clamp_max_result(self_p, max_p, self_t, max_t, result):
    total = None
    if self_t is not None:
        term = k_clamp_max_backward_self(self_p, max_p, self_t)
        total = term if total is None else k_add(total, term)
    if max_t is not None:
        term = k_clamp_max_backward_max(self_p, max_p, max_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_clamp_max_result(self_p, max_p, self_t, max_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.le(self_p, max_p), self_t, 0)
        total = term if total is None else ops.add(total, term)
    if max_t is not None:
        term = ops.where(ops.gt(self_p, max_p), max_t, 0)
        total = term if total is None else ops.add(total, term)
    return total


op_clamp_max = Op(
    "clamp_max",
    "clamp_max(Tensor self, Tensor max) -> Tensor",
    into=k_minimum_into,
    params=(("input", "Tensor"), ("max", "Tensor")),
    positional=2,
    required=("input", "max"),
    forward=_clamp_max_forward,
    record=_record_clamp_max,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_clamp_max_result, _tangent_tensors_clamp_max_result)},
    saves_self_for=("input", "max"),
)


def clamp_max(input, max, out=None):
    """Limits each element to at most `max`."""
    try:
        if out is not None:
            return into(op_clamp_max, (input, max), out)
        if modes.observers:
            return general(op_clamp_max, (input, max))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_clamp_max, (input, max))
        if max.__class__ is Tensor:
            max_array = max._array
            max_changes = max._changes
            max_node = max._node
        elif max.__class__ in NUMBERS:
            max_array = max
            max_changes = UNCHANGED
            max_node = None
        else:
            return general(op_clamp_max, (input, max))
        result_array = k_minimum_same(self_array, max_array)
        if result_array is None:
            result_array = k_minimum_any(self_array, max_array)
            if result_array is None:
                return general(op_clamp_max, (input, max))
            self_node = restored(self_node, self_array, result_array)
            max_node = restored(max_node, max_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and max_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ClampMaxBackward0)
        node.next = (self_node, max_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.max = max_array
        node.max_changes = max_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_clamp_max.call = clamp_max


def clamp_max_(input, max):
    """The in-place form of `clamp_max`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_clamp_max, (input, max))
        if max.__class__ is Tensor:
            if max._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_clamp_max, (input, max))
            max_array = max._array
        else:
            max_array = max
        done = k_minimum_into(input._array, input._array, max_array)
        if done is None:
            return in_place(op_clamp_max, (input, max))
        changed(input._changes, "clamp_max_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- copysign(Tensor self, Tensor other) -> Tensor


def _copysign_forward(self_, other):
    return k_copysign(self_, other)


class CopysignBackward0(Node):
    """self: grad * where(self == self, result.sgn() * self.sgn(), self)
    other: zero"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "other_dtype", "other_shape")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "other_dtype": ("other_dtype", "plain", 1), "other_shape": ("other_shape", "plain", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self = k_copysign_backward_self(grad, self.self_, self.result)
        if to_other is not None:
            grad_other = zeros_on_backend_of(grad, self.other_shape, self.other_dtype)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_self = ops.mul(grad, ops.where(ops.eq(self_, self_), ops.mul(ops.sgn(result), ops.sgn(self_)), self_))
        if to_other is not None:
            grad_other = zero_tensor(grad, self.other_shape, self.other_dtype)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_copysign(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(CopysignBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
    if other_node is not None:
        node.other_dtype = other_array.dtype
        node.other_shape = other_array.shape
    return node


def _tangent_arrays_copysign_result(self_p, other_p, self_t, other_t, result):
    if self_t is None:
        return None
    return k_copysign_tangent_self(self_t, self_p, result)


def _tangent_tensors_copysign_result(self_p, other_p, self_t, other_t, result):
    if self_t is None:
        return None
    return ops.mul(self_t, ops.conj(ops.where(ops.eq(self_p, self_p), ops.mul(ops.sgn(result), ops.sgn(self_p)), self_p)))


op_copysign = Op(
    "copysign",
    "copysign(Tensor self, Tensor other) -> Tensor",
    into=k_copysign_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_copysign_forward,
    record=_record_copysign,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_copysign_result, _tangent_tensors_copysign_result)},
    saves_self_for=("input",),
)


def copysign(input=..., other=..., x1=None, x2=None, out=None):
    """The magnitude of `input` with the sign of `other`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("copysign", input, other, x1, x2)
        if out is not None:
            return into(op_copysign, (input, other), out)
        if modes.observers:
            return general(op_copysign, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_copysign, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_copysign, (input, other))
        result_array = k_copysign_same(self_array, other_array)
        if result_array is None:
            result_array = k_copysign_any(self_array, other_array)
            if result_array is None:
                return general(op_copysign, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(CopysignBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.result = result_array
            node.result_changes = result_changes
        if other_node is not None:
            node.other_dtype = other_array.dtype
            node.other_shape = other_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_copysign.call = copysign


def copysign_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `copysign`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("copysign_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_copysign, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_copysign, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_copysign_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_copysign, (input, other))
        changed(input._changes, "copysign_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor


op_nan_to_num = Op(
    "nan_to_num",
    "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
    params=(("input", "Tensor"), ("nan", "float?"), ("posinf", "float?"), ("neginf", "float?")),
    positional=4,
    required=("input",),
    forward=compose_arithmetic.nan_to_num,
    composite=True,
)


def nan_to_num(input, nan=None, posinf=None, neginf=None, out=None):
    """Replaces NaN, by zero unless told otherwise, and infinities, by the largest and the lowest number."""
    try:
        if (nan.__class__ is not float and nan.__class__ is not int and nan is not None) or (posinf.__class__ is not float and posinf.__class__ is not int and posinf is not None) or (neginf.__class__ is not float and neginf.__class__ is not int and neginf is not None):
            check_kinds(op_nan_to_num, (input, nan, posinf, neginf))
        if out is not None:
            return into(op_nan_to_num, (input, nan, posinf, neginf), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nan_to_num, (input, nan, posinf, neginf))
        return compose_arithmetic.nan_to_num(input, nan, posinf, neginf)
    except Exception:
        hide_frames()
        raise


op_nan_to_num.call = nan_to_num


def nan_to_num_(input, nan=None, posinf=None, neginf=None):
    """The in-place form of `nan_to_num`."""
    try:
        if (nan.__class__ is not float and nan.__class__ is not int and nan is not None) or (posinf.__class__ is not float and posinf.__class__ is not int and posinf is not None) or (neginf.__class__ is not float and neginf.__class__ is not int and neginf is not None):
            check_kinds(op_nan_to_num, (input, nan, posinf, neginf))
        if input.__class__ is not Tensor:
            check_tensors(op_nan_to_num, (input, nan, posinf, neginf))
        return composed_in_place(op_nan_to_num, (input, nan, posinf, neginf))
    except Exception:
        hide_frames()
        raise


# ---- _nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor


def __nan_to_num_forward(self_, nan, posinf, neginf):
    return k__nan_to_num(self_, nan, posinf, neginf)


class NanToNumBackward0(Node):
    """self: where(self.isfinite(), grad, 0)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__nan_to_num_backward_self(self.self_, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.isfinite(self_), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__nan_to_num(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, nan, posinf, neginf) = arrays
    (self_changes,) = changes
    node = new(NanToNumBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__nan_to_num_result(self_p, nan, posinf, neginf, self_t, result):
    return k__nan_to_num_backward_self(self_p, self_t)


def _tangent_tensors__nan_to_num_result(self_p, nan, posinf, neginf, self_t, result):
    return ops.where(ops.isfinite(self_p), self_t, 0)


op__nan_to_num = Op(
    "_nan_to_num",
    "_nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor",
    params=(("input", "Tensor"), ("nan", "float"), ("posinf", "float"), ("neginf", "float")),
    positional=4,
    required=("input", "nan", "posinf", "neginf"),
    forward=__nan_to_num_forward,
    record=_record__nan_to_num,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__nan_to_num_result, _tangent_tensors__nan_to_num_result)},
    saves_self_for=("input",),
)


def _nan_to_num(input, nan, posinf, neginf):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__nan_to_num, (input, nan, posinf, neginf))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__nan_to_num_same(self_array, nan, posinf, neginf)
        if result_array is None:
            return general(op__nan_to_num, (input, nan, posinf, neginf))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(NanToNumBackward0)
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


op__nan_to_num.call = _nan_to_num


# ---- where(Tensor condition, Tensor self, Tensor other) -> Tensor


def _where_forward(condition, self_, other):
    return k_where(condition, self_, other)


class WhereBackward0(Node):
    """self: where(condition, grad, 0)
    other: where(condition, 0, grad)"""

    __slots__ = ("condition", "condition_changes")
    saved = {"condition": ("condition", "input", -1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.condition_changes[0] > self.seq:
                raise stale(self, "condition")
            grad_self, grad_other = k_where_backward(self.condition, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.condition_changes[0] > self.seq:
                raise stale(self, "condition")
            grad_self = k_where_backward_self(self.condition, grad)
        if to_other is not None:
            if self.condition_changes[0] > self.seq:
                raise stale(self, "condition")
            grad_other = k_where_backward_other(self.condition, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            condition = saved_operand(self, "condition", self.condition, self.condition_changes, None, grad)
            grad_self = ops.where(condition, grad, 0)
        if to_other is not None:
            condition = saved_operand(self, "condition", self.condition, self.condition_changes, None, grad)
            grad_other = ops.where(condition, 0, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.condition = None
        self.condition_changes = freed


def _record_where(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (condition_array, self_array, other_array) = arrays
    (condition_changes, self_changes, other_changes) = changes
    node = new(WhereBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.condition = condition_array
    node.condition_changes = condition_changes
    return node


def _tangent_arrays_where_result(condition, self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_where_tangent_self(condition, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_where_tangent_other(condition, other_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_where_result(condition, self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.conj(ops.where(condition, ops.conj(self_t), 0))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.conj(ops.where(condition, 0, ops.conj(other_t)))
        total = term if total is None else ops.add(total, term)
    return total


op_where = Op(
    "where",
    "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
    into=k_where_into,
    params=(("condition", "Tensor"), ("input", "Tensor"), ("other", "Tensor")),
    positional=3,
    required=("condition", "input", "other"),
    forward=_where_forward,
    record=_record_where,
    edges=(1, 2),
    promotion=Promotion(floats=False, bools=(0,), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_where_result, _tangent_tensors_where_result)},
)


def where(condition, input, other, out=None):
    """Chooses from `input` where `condition` holds, else from `other`."""
    try:
        if out is not None:
            return into(op_where, (condition, input, other), out)
        if modes.observers:
            return general(op_where, (condition, input, other))
        if condition.__class__ is Tensor:
            condition_array = condition._array
            condition_changes = condition._changes
        elif condition.__class__ in NUMBERS:
            condition_array = condition
            condition_changes = UNCHANGED
        else:
            return general(op_where, (condition, input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_where, (condition, input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_where, (condition, input, other))
        result_array = k_where_same(condition_array, self_array, other_array)
        if result_array is None:
            result_array = k_where_any(condition_array, self_array, other_array)
            if result_array is None:
                return general(op_where, (condition, input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(WhereBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.condition = condition_array
        node.condition_changes = condition_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_where.call = where


# ---- where.condition(Tensor condition) -> Any


op_where_condition = Op(
    "where.condition",
    "where.condition(Tensor condition) -> Any",
    params=(("condition", "Tensor"),),
    positional=1,
    required=("condition",),
    forward=compose_select.where_true,
    composite=True,
)


def where_condition(condition):
    """The indices at which `condition` holds, a tensor a dimension."""
    try:
        if condition.__class__ is not Tensor:
            check_tensors(op_where_condition, (condition,))
        return compose_select.where_true(condition)
    except Exception:
        hide_frames()
        raise


op_where_condition.call = where_condition


# ---- where.method(Tensor self, Tensor condition, Any other) -> Tensor


op_where_method = Op(
    "where.method",
    "where.method(Tensor self, Tensor condition, Any other) -> Tensor",
    params=(("input", "Tensor"), ("condition", "Tensor"), ("other", "Any")),
    positional=3,
    required=("input", "condition", "other"),
    forward=compose_select.where_method,
    composite=True,
)


def where_method(input, condition, other):
    """Chooses from the tensor where `condition` holds, else from `other`."""
    try:
        if input.__class__ is not Tensor or condition.__class__ is not Tensor:
            check_tensors(op_where_method, (input, condition, other))
        return compose_select.where_method(input, condition, other)
    except Exception:
        hide_frames()
        raise


op_where_method.call = where_method


# ---- masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor


def _masked_fill_forward(self_, mask, value):
    return k_masked_fill(mask, value, self_)


class MaskedFillBackward0(Node):
    """self: where(mask, 0, grad)"""

    __slots__ = ("mask", "mask_changes")
    saved = {"mask": ("mask", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.mask_changes[0] > self.seq:
            raise stale(self, "mask")
        grad_self = k_where_backward_other(self.mask, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        mask = saved_operand(self, "mask", self.mask, self.mask_changes, None, grad)
        grad_self = ops.where(mask, 0, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.mask = None
        self.mask_changes = freed


def _record_masked_fill(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, mask_array, value) = arrays
    (self_changes, mask_changes) = changes
    node = new(MaskedFillBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.mask = mask_array
    node.mask_changes = mask_changes
    return node


def _tangent_arrays_masked_fill_result(self_p, mask, value, self_t, result):
    return k_where_tangent_other(mask, self_t)


def _tangent_tensors_masked_fill_result(self_p, mask, value, self_t, result):
    return ops.conj(ops.where(mask, 0, ops.conj(self_t)))


op_masked_fill = Op(
    "masked_fill",
    "masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor"), ("value", "Scalar")),
    positional=3,
    required=("input", "mask", "value"),
    forward=_masked_fill_forward,
    record=_record_masked_fill,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(1,), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_masked_fill_result, _tangent_tensors_masked_fill_result)},
)


def masked_fill(input, mask, value):
    """Puts `value` where `mask` holds."""
    try:
        if modes.observers:
            return general(op_masked_fill, (input, mask, value))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_masked_fill, (input, mask, value))
        if mask.__class__ is Tensor:
            mask_array = mask._array
            mask_changes = mask._changes
        elif mask.__class__ in NUMBERS:
            mask_array = mask
            mask_changes = UNCHANGED
        else:
            return general(op_masked_fill, (input, mask, value))
        result_array = k_masked_fill_same(mask_array, value, self_array)
        if result_array is None:
            result_array = k_masked_fill_any(mask_array, value, self_array)
            if result_array is None:
                return general(op_masked_fill, (input, mask, value))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaskedFillBackward0)
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


op_masked_fill.call = masked_fill


def masked_fill_(input, mask, value):
    """The in-place form of `masked_fill`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_masked_fill, (input, mask, value))
        if mask.__class__ is Tensor:
            if mask._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_masked_fill, (input, mask, value))
            mask_array = mask._array
        else:
            mask_array = mask
        done = k_masked_fill_into(input._array, mask_array, value, input._array)
        if done is None:
            return in_place(op_masked_fill, (input, mask, value))
        changed(input._changes, "masked_fill_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor


op_masked_fill_Tensor = Op(
    "masked_fill.Tensor",
    "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    params=(("input", "Tensor"), ("mask", "Tensor"), ("value", "Tensor")),
    positional=3,
    required=("input", "mask", "value"),
    forward=compose_arithmetic.masked_fill,
    composite=True,
)


def masked_fill_Tensor(input, mask, value):
    """Puts `value`, a 0-dim tensor, where `mask` holds."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or value.__class__ is not Tensor:
            check_tensors(op_masked_fill_Tensor, (input, mask, value))
        if not (len(value.shape) == 0):
            raise RuntimeError("masked_fill(): expected value to be a number or a tensor without dimensions")
        return compose_arithmetic.masked_fill(input, mask, value)
    except Exception:
        hide_frames()
        raise


op_masked_fill_Tensor.call = masked_fill_Tensor


def masked_fill_Tensor_(input, mask, value):
    """The in-place form of `masked_fill_Tensor`."""
    try:
        if input.__class__ is not Tensor or mask.__class__ is not Tensor or value.__class__ is not Tensor:
            check_tensors(op_masked_fill_Tensor, (input, mask, value))
        if not (len(value.shape) == 0):
            raise RuntimeError("masked_fill(): expected value to be a number or a tensor without dimensions")
        return composed_in_place(op_masked_fill_Tensor, (input, mask, value))
    except Exception:
        hide_frames()
        raise


# ---- gcd(Tensor self, Tensor other) -> Tensor


def _gcd_forward(self_, other):
    return k_gcd(self_, other)


op_gcd = Op(
    "gcd",
    "gcd(Tensor self, Tensor other) -> Tensor",
    into=k_gcd_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_gcd_forward,
    non_differentiable="integers have no gradient",
    promotion=Promotion(floats=False, bools=(), result="same", classes="i"),
)


def gcd(input=..., other=..., x1=None, x2=None, out=None):
    """The greatest common divisor."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("gcd", input, other, x1, x2)
        if out is not None:
            return into(op_gcd, (input, other), out)
        if modes.observers:
            return general(op_gcd, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_gcd, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_gcd, (input, other))
        result_array = k_gcd_same(self_array, other_array)
        if result_array is None:
            result_array = k_gcd_any(self_array, other_array)
            if result_array is None:
                return general(op_gcd, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("gcd", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_gcd.call = gcd


def gcd_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `gcd`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("gcd_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_gcd, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_gcd, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_gcd_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_gcd, (input, other))
        changed(input._changes, "gcd_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- lcm(Tensor self, Tensor other) -> Tensor


def _lcm_forward(self_, other):
    return k_lcm(self_, other)


op_lcm = Op(
    "lcm",
    "lcm(Tensor self, Tensor other) -> Tensor",
    into=k_lcm_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_lcm_forward,
    non_differentiable="integers have no gradient",
    promotion=Promotion(floats=False, bools=(), result="same", classes="i"),
)


def lcm(input=..., other=..., x1=None, x2=None, out=None):
    """The least common multiple."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("lcm", input, other, x1, x2)
        if out is not None:
            return into(op_lcm, (input, other), out)
        if modes.observers:
            return general(op_lcm, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_lcm, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_lcm, (input, other))
        result_array = k_lcm_same(self_array, other_array)
        if result_array is None:
            result_array = k_lcm_any(self_array, other_array)
            if result_array is None:
                return general(op_lcm, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("lcm", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_lcm.call = lcm


def lcm_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `lcm`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("lcm_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_lcm, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_lcm, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_lcm_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_lcm, (input, other))
        changed(input._changes, "lcm_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- ldexp(Tensor self, Tensor other) -> Tensor


op_ldexp = Op(
    "ldexp",
    "ldexp(Tensor self, Tensor other) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_arithmetic.ldexp,
    composite=True,
)


def ldexp(input=..., other=..., x1=None, x2=None, out=None):
    """Multiplies `input` by two to the power `other`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ldexp", input, other, x1, x2)
        if out is not None:
            return into(op_ldexp, (input, other), out)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_ldexp, (input, other))
        return compose_arithmetic.ldexp(input, other)
    except Exception:
        hide_frames()
        raise


op_ldexp.call = ldexp


def ldexp_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `ldexp`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ldexp_", input, other, x1, x2)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_ldexp, (input, other))
        return composed_in_place(op_ldexp, (input, other))
    except Exception:
        hide_frames()
        raise


# ---- nextafter(Tensor self, Tensor other) -> Tensor


def _nextafter_forward(self_, other):
    return k_nextafter(self_, other)


class NextafterBackward0(Node):
    """self: grad
    other: zero"""

    __slots__ = ("other_dtype", "other_shape")
    saved = {"other_dtype": ("other_dtype", "plain", 1), "other_shape": ("other_shape", "plain", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            grad_other = zeros_on_backend_of(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            grad_self = grad
        if to_other is not None:
            grad_other = zero_tensor(grad, self.other_shape, self.other_dtype)
        return (grad_self, grad_other)


def _record_nextafter(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    node = new(NextafterBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.other_dtype = other_array.dtype
        node.other_shape = other_array.shape
    return node


def _tangent_arrays_nextafter_result(self_p, other_p, self_t, other_t, result):
    if self_t is None:
        return None
    return self_t


def _tangent_tensors_nextafter_result(self_p, other_p, self_t, other_t, result):
    if self_t is None:
        return None
    return self_t


op_nextafter = Op(
    "nextafter",
    "nextafter(Tensor self, Tensor other) -> Tensor",
    into=k_nextafter_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_nextafter_forward,
    record=_record_nextafter,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_nextafter_result, _tangent_tensors_nextafter_result)},
)


def nextafter(input=..., other=..., x1=None, x2=None, out=None):
    """The next number after `input` in the direction of `other`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("nextafter", input, other, x1, x2)
        if out is not None:
            return into(op_nextafter, (input, other), out)
        if modes.observers:
            return general(op_nextafter, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
            if not op_nextafter.accepts[self_array.dtype]:
                return general(op_nextafter, (input, other))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_nextafter, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
            if not op_nextafter.accepts[other_array.dtype]:
                return general(op_nextafter, (input, other))
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_nextafter, (input, other))
        result_array = k_nextafter_same(self_array, other_array)
        if result_array is None:
            result_array = k_nextafter_any(self_array, other_array)
            if result_array is None:
                return general(op_nextafter, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(NextafterBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if other_node is not None:
            node.other_dtype = other_array.dtype
            node.other_shape = other_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nextafter.call = nextafter


def nextafter_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `nextafter`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("nextafter_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nextafter, (input, other))
        if not op_nextafter.accepts[input._array.dtype]:
            return in_place(op_nextafter, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_nextafter, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_nextafter_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_nextafter, (input, other))
        changed(input._changes, "nextafter_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- isreal(Tensor self) -> Tensor


op_isreal = Op(
    "isreal",
    "isreal(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_comparison.isreal,
    composite=True,
)


def isreal(input):
    """Whether each element has no imaginary part."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_isreal, (input,))
        return compose_comparison.isreal(input)
    except Exception:
        hide_frames()
        raise


op_isreal.call = isreal
