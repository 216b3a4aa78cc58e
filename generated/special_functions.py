"""Error functions, gamma functions and their kin.

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
from specgrad.array.base.checks import takes_too_many_steps
from specgrad.compose import arithmetic as compose_arithmetic
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

k__airy_slope = _k["_airy_slope"]
k__airy_slope_backward_self = _k["_airy_slope_backward_self"]
k__bessel_i1e_near_slope = _k["_bessel_i1e_near_slope"]
k__bessel_i1e_near_slope_backward_self = _k["_bessel_i1e_near_slope_backward_self"]
k__bessel_i_far_ratio = _k["_bessel_i_far_ratio"]
k__bessel_i_far_ratio_backward_self = _k["_bessel_i_far_ratio_backward_self"]
k__bessel_i_near_ratio = _k["_bessel_i_near_ratio"]
k__bessel_i_near_ratio_backward_self = _k["_bessel_i_near_ratio_backward_self"]
k__bessel_k_ratio = _k["_bessel_k_ratio"]
k__bessel_k_ratio_backward_self = _k["_bessel_k_ratio_backward_self"]
k__bessel_one_near = _k["_bessel_one_near"]
k__bessel_one_near_backward_self = _k["_bessel_one_near_backward_self"]
k__gegenbauer = _k["_gegenbauer"]
k__gegenbauer_backward_self = _k["_gegenbauer_backward_self"]
k__laguerre = _k["_laguerre"]
k__laguerre_backward_self = _k["_laguerre_backward_self"]
k__logistic_backward_self = _k["_logistic_backward_self"]
k__logistic_tangent_self = _k["_logistic_tangent_self"]
k__spherical_slope = _k["_spherical_slope"]
k__spherical_slope_backward_self = _k["_spherical_slope_backward_self"]
k_digamma = _k["digamma"]
k_digamma_backward_self = _k["digamma_backward_self"]
k_digamma_tangent_self = _k["digamma_tangent_self"]
k_erf = _k["erf"]
k_erf_backward_self = _k["erf_backward_self"]
k_erf_tangent_self = _k["erf_tangent_self"]
k_erfc = _k["erfc"]
k_erfinv = _k["erfinv"]
k_erfinv_backward_self = _k["erfinv_backward_self"]
k_erfinv_tangent_self = _k["erfinv_tangent_self"]
k_i0 = _k["i0"]
k_i0_backward_self = _k["i0_backward_self"]
k_igamma = _k["igamma"]
k_igamma_backward_other = _k["igamma_backward_other"]
k_igammac = _k["igammac"]
k_igammac_backward_other = _k["igammac_backward_other"]
k_lgamma = _k["lgamma"]
k_lgamma_backward_self = _k["lgamma_backward_self"]
k_lgamma_tangent_self = _k["lgamma_tangent_self"]
k_logit = _k["logit"]
k_logit_2 = _k["logit_2"]
k_logit_backward_self = _k["logit_backward_self"]
k_logit_backward_self_2 = _k["logit_backward_self_2"]
k_logit_backward_self_3 = _k["logit_backward_self_3"]
k_logit_backward_self_4 = _k["logit_backward_self_4"]
k_polygamma = _k["polygamma"]
k_polygamma_backward_self = _k["polygamma_backward_self"]
k_polygamma_tangent_self = _k["polygamma_tangent_self"]
k_sigmoid = _k["sigmoid"]
k_sigmoid_backward_self = _k["sigmoid_backward_self"]
k_sigmoid_tangent_self = _k["sigmoid_tangent_self"]
k_special_airy_ai = _k["special_airy_ai"]
k_special_airy_ai_backward_self = _k["special_airy_ai_backward_self"]
k_special_bessel_j0 = _k["special_bessel_j0"]
k_special_bessel_j0_backward_self = _k["special_bessel_j0_backward_self"]
k_special_bessel_j1 = _k["special_bessel_j1"]
k_special_bessel_j1_backward_self = _k["special_bessel_j1_backward_self"]
k_special_bessel_y0 = _k["special_bessel_y0"]
k_special_bessel_y0_backward_self = _k["special_bessel_y0_backward_self"]
k_special_bessel_y1 = _k["special_bessel_y1"]
k_special_bessel_y1_backward_self = _k["special_bessel_y1_backward_self"]
k_special_chebyshev_polynomial_t = _k["special_chebyshev_polynomial_t"]
k_special_chebyshev_polynomial_t_backward_self = _k["special_chebyshev_polynomial_t_backward_self"]
k_special_chebyshev_polynomial_u = _k["special_chebyshev_polynomial_u"]
k_special_chebyshev_polynomial_u_backward_self = _k["special_chebyshev_polynomial_u_backward_self"]
k_special_chebyshev_polynomial_v = _k["special_chebyshev_polynomial_v"]
k_special_chebyshev_polynomial_v_backward_self = _k["special_chebyshev_polynomial_v_backward_self"]
k_special_chebyshev_polynomial_w = _k["special_chebyshev_polynomial_w"]
k_special_chebyshev_polynomial_w_backward_self = _k["special_chebyshev_polynomial_w_backward_self"]
k_special_erfcx = _k["special_erfcx"]
k_special_erfcx_backward_self = _k["special_erfcx_backward_self"]
k_special_hermite_polynomial_h = _k["special_hermite_polynomial_h"]
k_special_hermite_polynomial_h_backward_self = _k["special_hermite_polynomial_h_backward_self"]
k_special_hermite_polynomial_he = _k["special_hermite_polynomial_he"]
k_special_hermite_polynomial_he_backward_self = _k["special_hermite_polynomial_he_backward_self"]
k_special_i0e = _k["special_i0e"]
k_special_i0e_backward_self = _k["special_i0e_backward_self"]
k_special_i1 = _k["special_i1"]
k_special_i1_backward_self = _k["special_i1_backward_self"]
k_special_i1e = _k["special_i1e"]
k_special_i1e_backward_self = _k["special_i1e_backward_self"]
k_special_laguerre_polynomial_l = _k["special_laguerre_polynomial_l"]
k_special_laguerre_polynomial_l_backward_self = _k["special_laguerre_polynomial_l_backward_self"]
k_special_legendre_polynomial_p = _k["special_legendre_polynomial_p"]
k_special_legendre_polynomial_p_backward_self = _k["special_legendre_polynomial_p_backward_self"]
k_special_log_ndtr = _k["special_log_ndtr"]
k_special_log_ndtr_backward_self = _k["special_log_ndtr_backward_self"]
k_special_modified_bessel_k0 = _k["special_modified_bessel_k0"]
k_special_modified_bessel_k0_backward_self = _k["special_modified_bessel_k0_backward_self"]
k_special_modified_bessel_k1 = _k["special_modified_bessel_k1"]
k_special_modified_bessel_k1_backward_self = _k["special_modified_bessel_k1_backward_self"]
k_special_ndtr = _k["special_ndtr"]
k_special_ndtr_backward_self = _k["special_ndtr_backward_self"]
k_special_ndtri = _k["special_ndtri"]
k_special_ndtri_backward_self = _k["special_ndtri_backward_self"]
k_special_scaled_modified_bessel_k0 = _k["special_scaled_modified_bessel_k0"]
k_special_scaled_modified_bessel_k0_backward_self = _k["special_scaled_modified_bessel_k0_backward_self"]
k_special_scaled_modified_bessel_k1 = _k["special_scaled_modified_bessel_k1"]
k_special_scaled_modified_bessel_k1_backward_self = _k["special_scaled_modified_bessel_k1_backward_self"]
k_special_shifted_chebyshev_polynomial_t = _k["special_shifted_chebyshev_polynomial_t"]
k_special_shifted_chebyshev_polynomial_t_backward_self = _k["special_shifted_chebyshev_polynomial_t_backward_self"]
k_special_shifted_chebyshev_polynomial_u = _k["special_shifted_chebyshev_polynomial_u"]
k_special_shifted_chebyshev_polynomial_u_backward_self = _k["special_shifted_chebyshev_polynomial_u_backward_self"]
k_special_shifted_chebyshev_polynomial_v = _k["special_shifted_chebyshev_polynomial_v"]
k_special_shifted_chebyshev_polynomial_v_backward_self = _k["special_shifted_chebyshev_polynomial_v_backward_self"]
k_special_shifted_chebyshev_polynomial_w = _k["special_shifted_chebyshev_polynomial_w"]
k_special_shifted_chebyshev_polynomial_w_backward_self = _k["special_shifted_chebyshev_polynomial_w_backward_self"]
k_special_spherical_bessel_j0 = _k["special_spherical_bessel_j0"]
k_special_spherical_bessel_j0_backward_self = _k["special_spherical_bessel_j0_backward_self"]
k_special_zeta = _k["special_zeta"]
k_special_zeta_backward_other = _k["special_zeta_backward_other"]
k__airy_slope_same = k__airy_slope.same
k__bessel_i1e_near_slope_same = k__bessel_i1e_near_slope.same
k__bessel_i_far_ratio_same = k__bessel_i_far_ratio.same
k__bessel_i_near_ratio_same = k__bessel_i_near_ratio.same
k__bessel_k_ratio_same = k__bessel_k_ratio.same
k__bessel_one_near_same = k__bessel_one_near.same
k__gegenbauer_same = k__gegenbauer.same
k__laguerre_same = k__laguerre.same
k__spherical_slope_same = k__spherical_slope.same
k_digamma_same = k_digamma.same
k_erf_same = k_erf.same
k_erfc_same = k_erfc.same
k_erfinv_same = k_erfinv.same
k_i0_same = k_i0.same
k_igamma_same = k_igamma.same
k_igammac_same = k_igammac.same
k_lgamma_same = k_lgamma.same
k_logit_same = k_logit.same
k_logit_2_same = k_logit_2.same
k_polygamma_same = k_polygamma.same
k_sigmoid_same = k_sigmoid.same
k_special_airy_ai_same = k_special_airy_ai.same
k_special_bessel_j0_same = k_special_bessel_j0.same
k_special_bessel_j1_same = k_special_bessel_j1.same
k_special_bessel_y0_same = k_special_bessel_y0.same
k_special_bessel_y1_same = k_special_bessel_y1.same
k_special_chebyshev_polynomial_t_same = k_special_chebyshev_polynomial_t.same
k_special_chebyshev_polynomial_u_same = k_special_chebyshev_polynomial_u.same
k_special_chebyshev_polynomial_v_same = k_special_chebyshev_polynomial_v.same
k_special_chebyshev_polynomial_w_same = k_special_chebyshev_polynomial_w.same
k_special_erfcx_same = k_special_erfcx.same
k_special_hermite_polynomial_h_same = k_special_hermite_polynomial_h.same
k_special_hermite_polynomial_he_same = k_special_hermite_polynomial_he.same
k_special_i0e_same = k_special_i0e.same
k_special_i1_same = k_special_i1.same
k_special_i1e_same = k_special_i1e.same
k_special_laguerre_polynomial_l_same = k_special_laguerre_polynomial_l.same
k_special_legendre_polynomial_p_same = k_special_legendre_polynomial_p.same
k_special_log_ndtr_same = k_special_log_ndtr.same
k_special_modified_bessel_k0_same = k_special_modified_bessel_k0.same
k_special_modified_bessel_k1_same = k_special_modified_bessel_k1.same
k_special_ndtr_same = k_special_ndtr.same
k_special_ndtri_same = k_special_ndtri.same
k_special_scaled_modified_bessel_k0_same = k_special_scaled_modified_bessel_k0.same
k_special_scaled_modified_bessel_k1_same = k_special_scaled_modified_bessel_k1.same
k_special_shifted_chebyshev_polynomial_t_same = k_special_shifted_chebyshev_polynomial_t.same
k_special_shifted_chebyshev_polynomial_u_same = k_special_shifted_chebyshev_polynomial_u.same
k_special_shifted_chebyshev_polynomial_v_same = k_special_shifted_chebyshev_polynomial_v.same
k_special_shifted_chebyshev_polynomial_w_same = k_special_shifted_chebyshev_polynomial_w.same
k_special_spherical_bessel_j0_same = k_special_spherical_bessel_j0.same
k_special_zeta_same = k_special_zeta.same
k__gegenbauer_any = k__gegenbauer.any
k__laguerre_any = k__laguerre.any
k_igamma_any = k_igamma.any
k_igammac_any = k_igammac.any
k_special_chebyshev_polynomial_t_any = k_special_chebyshev_polynomial_t.any
k_special_chebyshev_polynomial_u_any = k_special_chebyshev_polynomial_u.any
k_special_chebyshev_polynomial_v_any = k_special_chebyshev_polynomial_v.any
k_special_chebyshev_polynomial_w_any = k_special_chebyshev_polynomial_w.any
k_special_hermite_polynomial_h_any = k_special_hermite_polynomial_h.any
k_special_hermite_polynomial_he_any = k_special_hermite_polynomial_he.any
k_special_laguerre_polynomial_l_any = k_special_laguerre_polynomial_l.any
k_special_legendre_polynomial_p_any = k_special_legendre_polynomial_p.any
k_special_shifted_chebyshev_polynomial_t_any = k_special_shifted_chebyshev_polynomial_t.any
k_special_shifted_chebyshev_polynomial_u_any = k_special_shifted_chebyshev_polynomial_u.any
k_special_shifted_chebyshev_polynomial_v_any = k_special_shifted_chebyshev_polynomial_v.any
k_special_shifted_chebyshev_polynomial_w_any = k_special_shifted_chebyshev_polynomial_w.any
k_special_zeta_any = k_special_zeta.any
k_digamma_into = k_digamma.into
k_erf_into = k_erf.into
k_erfc_into = k_erfc.into
k_erfinv_into = k_erfinv.into
k_i0_into = k_i0.into
k_igamma_into = k_igamma.into
k_igammac_into = k_igammac.into
k_lgamma_into = k_lgamma.into
k_logit_into = k_logit.into
k_logit_2_into = k_logit_2.into
k_polygamma_into = k_polygamma.into
k_sigmoid_into = k_sigmoid.into
k_special_airy_ai_into = k_special_airy_ai.into
k_special_bessel_j0_into = k_special_bessel_j0.into
k_special_bessel_j1_into = k_special_bessel_j1.into
k_special_bessel_y0_into = k_special_bessel_y0.into
k_special_bessel_y1_into = k_special_bessel_y1.into
k_special_chebyshev_polynomial_t_into = k_special_chebyshev_polynomial_t.into
k_special_chebyshev_polynomial_u_into = k_special_chebyshev_polynomial_u.into
k_special_chebyshev_polynomial_v_into = k_special_chebyshev_polynomial_v.into
k_special_chebyshev_polynomial_w_into = k_special_chebyshev_polynomial_w.into
k_special_erfcx_into = k_special_erfcx.into
k_special_hermite_polynomial_h_into = k_special_hermite_polynomial_h.into
k_special_hermite_polynomial_he_into = k_special_hermite_polynomial_he.into
k_special_i0e_into = k_special_i0e.into
k_special_i1_into = k_special_i1.into
k_special_i1e_into = k_special_i1e.into
k_special_laguerre_polynomial_l_into = k_special_laguerre_polynomial_l.into
k_special_legendre_polynomial_p_into = k_special_legendre_polynomial_p.into
k_special_log_ndtr_into = k_special_log_ndtr.into
k_special_modified_bessel_k0_into = k_special_modified_bessel_k0.into
k_special_modified_bessel_k1_into = k_special_modified_bessel_k1.into
k_special_ndtr_into = k_special_ndtr.into
k_special_ndtri_into = k_special_ndtri.into
k_special_scaled_modified_bessel_k0_into = k_special_scaled_modified_bessel_k0.into
k_special_scaled_modified_bessel_k1_into = k_special_scaled_modified_bessel_k1.into
k_special_shifted_chebyshev_polynomial_t_into = k_special_shifted_chebyshev_polynomial_t.into
k_special_shifted_chebyshev_polynomial_u_into = k_special_shifted_chebyshev_polynomial_u.into
k_special_shifted_chebyshev_polynomial_v_into = k_special_shifted_chebyshev_polynomial_v.into
k_special_shifted_chebyshev_polynomial_w_into = k_special_shifted_chebyshev_polynomial_w.into
k_special_spherical_bessel_j0_into = k_special_spherical_bessel_j0.into
k_special_zeta_into = k_special_zeta.into


# ---- erf(Tensor self) -> Tensor


def _erf_forward(self_):
    return k_erf(self_)


class ErfBackward0(Node):
    """self: grad * (2 / sqrt(3.141592653589793) * exp(-(self * self)))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_erf_backward_self(grad, (2 / math.sqrt(3.141592653589793)), self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul((2 / math.sqrt(3.141592653589793)), ops.exp(ops.neg(ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_erf(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(ErfBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_erf_result(self_p, self_t, result):
    return k_erf_tangent_self(self_t, (2 / math.sqrt(3.141592653589793)), self_p)


def _tangent_tensors_erf_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((2 / math.sqrt(3.141592653589793)), ops.conj(ops.exp(ops.neg(ops.mul(self_p, self_p))))))


op_erf = Op(
    "erf",
    "erf(Tensor self) -> Tensor",
    into=k_erf_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erf_forward,
    record=_record_erf,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erf_result, _tangent_tensors_erf_result)},
    saves_self_for=("input",),
)


def erf(input, out=None):
    """The error function."""
    try:
        if out is not None:
            return into(op_erf, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_erf, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_erf_same(self_array)
        if result_array is None:
            return general(op_erf, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ErfBackward0)
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


op_erf.call = erf


def erf_(input):
    """The in-place form of `erf`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_erf, (input,))
        done = k_erf_into(input._array, input._array)
        if done is None:
            return in_place(op_erf, (input,))
        changed(input._changes, "erf_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- erfc(Tensor self) -> Tensor


def _erfc_forward(self_):
    return k_erfc(self_)


class ErfcBackward0(Node):
    """self: grad * (-2 / sqrt(3.141592653589793) * exp(-(self * self)))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_erf_backward_self(grad, (-2 / math.sqrt(3.141592653589793)), self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul((-2 / math.sqrt(3.141592653589793)), ops.exp(ops.neg(ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_erfc(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(ErfcBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_erfc_result(self_p, self_t, result):
    return k_erf_tangent_self(self_t, (-2 / math.sqrt(3.141592653589793)), self_p)


def _tangent_tensors_erfc_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((-2 / math.sqrt(3.141592653589793)), ops.conj(ops.exp(ops.neg(ops.mul(self_p, self_p))))))


op_erfc = Op(
    "erfc",
    "erfc(Tensor self) -> Tensor",
    into=k_erfc_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erfc_forward,
    record=_record_erfc,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erfc_result, _tangent_tensors_erfc_result)},
    saves_self_for=("input",),
)


def erfc(input, out=None):
    """One less the error function."""
    try:
        if out is not None:
            return into(op_erfc, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_erfc, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_erfc_same(self_array)
        if result_array is None:
            return general(op_erfc, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ErfcBackward0)
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


op_erfc.call = erfc


def erfc_(input):
    """The in-place form of `erfc`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_erfc, (input,))
        done = k_erfc_into(input._array, input._array)
        if done is None:
            return in_place(op_erfc, (input,))
        changed(input._changes, "erfc_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- erfinv(Tensor self) -> Tensor


def _erfinv_forward(self_):
    return k_erfinv(self_)


class ErfinvBackward0(Node):
    """self: grad * (sqrt(3.141592653589793) / 2 * exp(result * result))"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_erfinv_backward_self(grad, (math.sqrt(3.141592653589793) / 2), self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.mul((math.sqrt(3.141592653589793) / 2), ops.exp(ops.mul(result, result))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_erfinv(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ErfinvBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_erfinv_result(self_p, self_t, result):
    return k_erfinv_tangent_self(self_t, (math.sqrt(3.141592653589793) / 2), result)


def _tangent_tensors_erfinv_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((math.sqrt(3.141592653589793) / 2), ops.conj(ops.exp(ops.mul(result, result)))))


op_erfinv = Op(
    "erfinv",
    "erfinv(Tensor self) -> Tensor",
    into=k_erfinv_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erfinv_forward,
    record=_record_erfinv,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erfinv_result, _tangent_tensors_erfinv_result)},
)


def erfinv(input, out=None):
    """The inverse of the error function."""
    try:
        if out is not None:
            return into(op_erfinv, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_erfinv, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_erfinv_same(self_array)
        if result_array is None:
            return general(op_erfinv, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ErfinvBackward0)
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


op_erfinv.call = erfinv


def erfinv_(input):
    """The in-place form of `erfinv`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_erfinv, (input,))
        done = k_erfinv_into(input._array, input._array)
        if done is None:
            return in_place(op_erfinv, (input,))
        changed(input._changes, "erfinv_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- lgamma(Tensor self) -> Tensor


def _lgamma_forward(self_):
    return k_lgamma(self_)


class LgammaBackward0(Node):
    """self: grad * self.digamma()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_lgamma_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.digamma(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_lgamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LgammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_lgamma_result(self_p, self_t, result):
    return k_lgamma_tangent_self(self_t, self_p)


def _tangent_tensors_lgamma_result(self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.digamma(self_p)))


op_lgamma = Op(
    "lgamma",
    "lgamma(Tensor self) -> Tensor",
    into=k_lgamma_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_lgamma_forward,
    record=_record_lgamma,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_lgamma_result, _tangent_tensors_lgamma_result)},
    saves_self_for=("input",),
)


def lgamma(input, out=None):
    """The logarithm of the absolute value of the gamma function."""
    try:
        if out is not None:
            return into(op_lgamma, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_lgamma, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_lgamma_same(self_array)
        if result_array is None:
            return general(op_lgamma, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LgammaBackward0)
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


op_lgamma.call = lgamma


def lgamma_(input):
    """The in-place form of `lgamma`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_lgamma, (input,))
        done = k_lgamma_into(input._array, input._array)
        if done is None:
            return in_place(op_lgamma, (input,))
        changed(input._changes, "lgamma_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- digamma(Tensor self) -> Tensor


def _digamma_forward(self_):
    return k_digamma(self_)


class DigammaBackward0(Node):
    """self: grad * polygamma(1, self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_digamma_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.polygamma(1, self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_digamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(DigammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_digamma_result(self_p, self_t, result):
    return k_digamma_tangent_self(self_t, self_p)


def _tangent_tensors_digamma_result(self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.polygamma(1, self_p)))


op_digamma = Op(
    "digamma",
    "digamma(Tensor self) -> Tensor",
    into=k_digamma_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_digamma_forward,
    record=_record_digamma,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_digamma_result, _tangent_tensors_digamma_result)},
    saves_self_for=("input",),
)


def digamma(input, out=None):
    """The derivative of the logarithm of the gamma function."""
    try:
        if out is not None:
            return into(op_digamma, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_digamma, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_digamma_same(self_array)
        if result_array is None:
            return general(op_digamma, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(DigammaBackward0)
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


op_digamma.call = digamma


def digamma_(input):
    """The in-place form of `digamma`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_digamma, (input,))
        done = k_digamma_into(input._array, input._array)
        if done is None:
            return in_place(op_digamma, (input,))
        changed(input._changes, "digamma_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- polygamma(int n, Tensor self) -> Tensor


def _polygamma_forward(n, self_):
    if n == 0:
        return k_digamma(self_)
    else:
        return k_polygamma(n, self_)


def _polygamma_into(out, n, self_):
    if n == 0:
        return k_digamma_into(out, self_)
    else:
        return k_polygamma_into(out, n, self_)


class PolygammaBackward0(Node):
    """self: grad * polygamma(n + 1, self)"""

    __slots__ = ("self_", "self_changes", "n")
    saved = {"self": ("self_", "input", 0), "n": ("n", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_lgamma_backward_self(grad, self.self_) if ((self.n + 1) == 0) else k_polygamma_backward_self(grad, (self.n + 1), self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.polygamma((self.n + 1), self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_polygamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (n, self_array) = arrays
    (self_changes,) = changes
    node = new(PolygammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n
    return node


def _tangent_arrays_polygamma_result(n, self_p, self_t, result):
    return (k_lgamma_tangent_self(self_t, self_p) if ((n + 1) == 0) else k_polygamma_tangent_self(self_t, (n + 1), self_p))


def _tangent_tensors_polygamma_result(n, self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.polygamma((n + 1), self_p)))


op_polygamma = Op(
    "polygamma",
    "polygamma(int n, Tensor self) -> Tensor",
    into=_polygamma_into,
    params=(("n", "int"), ("input", "Tensor")),
    positional=2,
    required=("n", "input"),
    forward=_polygamma_forward,
    record=_record_polygamma,
    edges=(1,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_polygamma_result, _tangent_tensors_polygamma_result)},
    saves_self_for=("input",),
)


def polygamma(n, input, out=None):
    """The n-th derivative of the digamma function."""
    try:
        if n.__class__ is not int:
            check_kinds(op_polygamma, (n, input))
        if not (n >= 0):
            raise RuntimeError("polygamma(): expected n >= 0, but got " + f"{n=}")
        if out is not None:
            return into(op_polygamma, (n, input), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_polygamma, (n, input))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if n == 0:
            result_array = k_digamma_same(self_array)
        else:
            result_array = k_polygamma_same(n, self_array)
        if result_array is None:
            return general(op_polygamma, (n, input))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PolygammaBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_polygamma.call = polygamma


# ---- polygamma.method(Tensor self, int n) -> Tensor


op_polygamma_method = Op(
    "polygamma.method",
    "polygamma.method(Tensor self, int n) -> Tensor",
    params=(("input", "Tensor"), ("n", "int")),
    positional=2,
    required=("input", "n"),
    forward=compose_arithmetic.polygamma_method,
    composite=True,
)


def polygamma_method(input, n):
    """The n-th derivative of the digamma function."""
    try:
        if n.__class__ is not int:
            check_kinds(op_polygamma_method, (input, n))
        if input.__class__ is not Tensor:
            check_tensors(op_polygamma_method, (input, n))
        return compose_arithmetic.polygamma_method(input, n)
    except Exception:
        hide_frames()
        raise


op_polygamma_method.call = polygamma_method


def polygamma_method_(input, n):
    """The in-place form of `polygamma_method`."""
    try:
        if n.__class__ is not int:
            check_kinds(op_polygamma_method, (input, n))
        if input.__class__ is not Tensor:
            check_tensors(op_polygamma_method, (input, n))
        return composed_in_place(op_polygamma_method, (input, n))
    except Exception:
        hide_frames()
        raise


# ---- special.ndtr(Tensor self) -> Tensor


def _special_ndtr_forward(self_):
    return k_special_ndtr(self_)


class NdtrBackward0(Node, shown_as="MulBackward1"):
    """self: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_ndtr_backward_self(grad, self.self_, math.sqrt((2 * 3.141592653589793)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.div(ops.exp(ops.mul(ops.mul(self_, self_), -0.5)), math.sqrt((2 * 3.141592653589793))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_ndtr(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(NdtrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_ndtr_result(self_p, self_t, result):
    return k_special_ndtr_backward_self(self_t, self_p, math.sqrt((2 * 3.141592653589793)))


def _tangent_tensors_special_ndtr_result(self_p, self_t, result):
    return ops.mul(self_t, ops.div(ops.exp(ops.mul(ops.mul(self_p, self_p), -0.5)), math.sqrt((2 * 3.141592653589793))))


op_special_ndtr = Op(
    "special.ndtr",
    "special.ndtr(Tensor self) -> Tensor",
    into=k_special_ndtr_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_ndtr_forward,
    record=_record_special_ndtr,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_ndtr_result, _tangent_tensors_special_ndtr_result)},
    saves_self_for=("input",),
)


def special_ndtr(input, out=None):
    """The distribution function of the normal distribution."""
    try:
        if out is not None:
            return into(op_special_ndtr, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_ndtr, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_special_ndtr_same(self_array)
        if result_array is None:
            return general(op_special_ndtr, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(NdtrBackward0)
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


op_special_ndtr.call = special_ndtr


# ---- sigmoid(Tensor self) -> Tensor


def _sigmoid_forward(self_):
    return k_sigmoid(self_)


class SigmoidBackward0(Node):
    """self: grad * ((1 - result) * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_sigmoid_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(ops.mul(ops.sub(1, result), result)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_sigmoid(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SigmoidBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_sigmoid_result(self_p, self_t, result):
    return k_sigmoid_tangent_self(self_t, result)


def _tangent_tensors_sigmoid_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(ops.sub(1, result), result))


op_sigmoid = Op(
    "sigmoid",
    "sigmoid(Tensor self) -> Tensor",
    into=k_sigmoid_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sigmoid_forward,
    record=_record_sigmoid,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sigmoid_result, _tangent_tensors_sigmoid_result)},
)


def sigmoid(input, out=None):
    """The logistic function."""
    try:
        if out is not None:
            return into(op_sigmoid, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sigmoid, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_sigmoid_same(self_array)
        if result_array is None:
            return general(op_sigmoid, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(SigmoidBackward0)
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


op_sigmoid.call = sigmoid


def sigmoid_(input):
    """The in-place form of `sigmoid`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sigmoid, (input,))
        done = k_sigmoid_into(input._array, input._array)
        if done is None:
            return in_place(op_sigmoid, (input,))
        changed(input._changes, "sigmoid_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _logistic(Tensor self) -> Tensor


def __logistic_forward(self_):
    return k_sigmoid(self_)


class LogisticBackward0(Node):
    """self: grad * (result * _logistic(-self)).conj()"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__logistic_backward_self(grad, self.result, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(ops.mul(result, ops._logistic(ops.neg(self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__logistic(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LogisticBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays__logistic_result(self_p, self_t, result):
    return k__logistic_tangent_self(self_t, result, self_p)


def _tangent_tensors__logistic_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(result, ops._logistic(ops.neg(self_p))))


op__logistic = Op(
    "_logistic",
    "_logistic(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__logistic_forward,
    record=_record__logistic,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays__logistic_result, _tangent_tensors__logistic_result)},
    saves_self_for=("input",),
)


def _logistic(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__logistic, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_sigmoid_same(self_array)
        if result_array is None:
            return general(op__logistic, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LogisticBackward0)
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


op__logistic.call = _logistic


# ---- logit(Tensor self, float? eps=None) -> Tensor


def _logit_forward(self_, eps):
    if eps is None:
        return k_logit(self_)
    else:
        return k_logit_2(self_, eps, (1 - eps))


def _logit_into(out, self_, eps):
    if eps is None:
        return k_logit_into(out, self_)
    else:
        return k_logit_2_into(out, self_, eps, (1 - eps))


class LogitBackward0(Node):
    """self: grad / inside / (1 - inside)"""

    __slots__ = ("self_", "self_changes", "eps")
    saved = {"self": ("self_", "input", 0), "eps": ("eps", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = ((k_logit_backward_self(grad, self.self_) if (self.eps is None) else k_logit_backward_self_2(grad, self.self_, self.eps, (1 - self.eps))) if (self.eps is None) else (k_logit_backward_self_3(grad, self.self_, self.eps, (1 - self.eps)) if (self.eps is None) else k_logit_backward_self_4(grad, self.self_, self.eps, (1 - self.eps))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(ops.div(grad, (ops.where(ops.bitwise_or(ops.lt(self_, 0), ops.gt(self_, 1)), math.nan, self_) if (self.eps is None) else ops.where(ops.bitwise_or(ops.lt(self_, self.eps), ops.gt(self_, (1 - self.eps))), math.inf, self_))), ops.sub(1, (ops.where(ops.bitwise_or(ops.lt(self_, 0), ops.gt(self_, 1)), math.nan, self_) if (self.eps is None) else ops.where(ops.bitwise_or(ops.lt(self_, self.eps), ops.gt(self_, (1 - self.eps))), math.inf, self_))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_logit(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, eps) = arrays
    (self_changes,) = changes
    node = new(LogitBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.eps = eps
    return node


def _tangent_arrays_logit_result(self_p, eps, self_t, result):
    return ((k_logit_backward_self(self_t, self_p) if (eps is None) else k_logit_backward_self_2(self_t, self_p, eps, (1 - eps))) if (eps is None) else (k_logit_backward_self_3(self_t, self_p, eps, (1 - eps)) if (eps is None) else k_logit_backward_self_4(self_t, self_p, eps, (1 - eps))))


def _tangent_tensors_logit_result(self_p, eps, self_t, result):
    return ops.div(ops.div(self_t, (ops.where(ops.bitwise_or(ops.lt(self_p, 0), ops.gt(self_p, 1)), math.nan, self_p) if (eps is None) else ops.where(ops.bitwise_or(ops.lt(self_p, eps), ops.gt(self_p, (1 - eps))), math.inf, self_p))), ops.sub(1, (ops.where(ops.bitwise_or(ops.lt(self_p, 0), ops.gt(self_p, 1)), math.nan, self_p) if (eps is None) else ops.where(ops.bitwise_or(ops.lt(self_p, eps), ops.gt(self_p, (1 - eps))), math.inf, self_p))))


op_logit = Op(
    "logit",
    "logit(Tensor self, float? eps=None) -> Tensor",
    into=_logit_into,
    params=(("input", "Tensor"), ("eps", "float?")),
    positional=2,
    required=("input",),
    forward=_logit_forward,
    record=_record_logit,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_logit_result, _tangent_tensors_logit_result)},
    saves_self_for=("input",),
)


def logit(input, eps=None, out=None):
    """The inverse of the logistic function; `eps` keeps away from zero and one."""
    try:
        if (eps.__class__ is not float and eps.__class__ is not int and eps is not None):
            check_kinds(op_logit, (input, eps))
        if out is not None:
            return into(op_logit, (input, eps), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_logit, (input, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if eps is None:
            result_array = k_logit_same(self_array)
        else:
            result_array = k_logit_2_same(self_array, eps, (1 - eps))
        if result_array is None:
            return general(op_logit, (input, eps))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LogitBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.eps = eps
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_logit.call = logit


def logit_(input, eps=None):
    """The in-place form of `logit`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_logit, (input, eps))
        if eps is None:
            done = k_logit_into(input._array, input._array)
        else:
            done = k_logit_2_into(input._array, input._array, eps, (1 - eps))
        if done is None:
            return in_place(op_logit, (input, eps))
        changed(input._changes, "logit_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _bessel_one_near(Tensor self) -> Tensor


def __bessel_one_near_forward(self_):
    return k__bessel_one_near(self_)


class BesselOneNearBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__bessel_one_near_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.mul(self_, 6.234726653058522e-24)
        t2 = ops.add(3.2919356728148996e-21, t1)
        t3 = ops.add(1.4484516960385557e-18, ops.mul(self_, t2))
        t4 = ops.add(5.214426105738801e-16, ops.mul(self_, t3))
        t5 = ops.add(1.5017547184527747e-13, ops.mul(self_, t4))
        t6 = ops.add(3.363930569334215e-11, ops.mul(self_, t5))
        t7 = ops.add(5.651403356481481e-09, ops.mul(self_, t6))
        t8 = ops.add(6.781684027777778e-07, ops.mul(self_, t7))
        t9 = ops.add(5.425347222222222e-05, ops.mul(self_, t8))
        t10 = ops.add(0.0026041666666666665, ops.mul(self_, t9))
        grad_self = ops.mul(grad, ops.add(ops.add(0.0625, ops.mul(self_, t10)), ops.mul(self_, ops.add(t10, ops.mul(self_, ops.add(t9, ops.mul(self_, ops.add(t8, ops.mul(self_, ops.add(t7, ops.mul(self_, ops.add(t6, ops.mul(self_, ops.add(t5, ops.mul(self_, ops.add(t4, ops.mul(self_, ops.add(t3, ops.mul(self_, ops.add(t2, t1))))))))))))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__bessel_one_near(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselOneNearBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__bessel_one_near_result(self_p, self_t, result):
    return k__bessel_one_near_backward_self(self_t, self_p)


def _tangent_tensors__bessel_one_near_result(self_p, self_t, result):
    t1 = ops.mul(self_p, 6.234726653058522e-24)
    t2 = ops.add(3.2919356728148996e-21, t1)
    t3 = ops.add(1.4484516960385557e-18, ops.mul(self_p, t2))
    t4 = ops.add(5.214426105738801e-16, ops.mul(self_p, t3))
    t5 = ops.add(1.5017547184527747e-13, ops.mul(self_p, t4))
    t6 = ops.add(3.363930569334215e-11, ops.mul(self_p, t5))
    t7 = ops.add(5.651403356481481e-09, ops.mul(self_p, t6))
    t8 = ops.add(6.781684027777778e-07, ops.mul(self_p, t7))
    t9 = ops.add(5.425347222222222e-05, ops.mul(self_p, t8))
    t10 = ops.add(0.0026041666666666665, ops.mul(self_p, t9))
    return ops.mul(self_t, ops.add(ops.add(0.0625, ops.mul(self_p, t10)), ops.mul(self_p, ops.add(t10, ops.mul(self_p, ops.add(t9, ops.mul(self_p, ops.add(t8, ops.mul(self_p, ops.add(t7, ops.mul(self_p, ops.add(t6, ops.mul(self_p, ops.add(t5, ops.mul(self_p, ops.add(t4, ops.mul(self_p, ops.add(t3, ops.mul(self_p, ops.add(t2, t1))))))))))))))))))))


op__bessel_one_near = Op(
    "_bessel_one_near",
    "_bessel_one_near(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__bessel_one_near_forward,
    record=_record__bessel_one_near,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__bessel_one_near_result, _tangent_tensors__bessel_one_near_result)},
    saves_self_for=("input",),
)


def _bessel_one_near(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bessel_one_near, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__bessel_one_near_same(self_array)
        if result_array is None:
            return general(op__bessel_one_near, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(BesselOneNearBackward0)
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


op__bessel_one_near.call = _bessel_one_near


# ---- special.bessel_j0(Tensor self) -> Tensor


def _special_bessel_j0_forward(self_):
    return k_special_bessel_j0(self_)


class BesselJ0Backward0(Node):
    """self: -grad * special.bessel_j1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_bessel_j0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.special_bessel_j1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_bessel_j0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselJ0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_bessel_j0_result(self_p, self_t, result):
    return k_special_bessel_j0_backward_self(self_t, self_p)


def _tangent_tensors_special_bessel_j0_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.special_bessel_j1(self_p))


op_special_bessel_j0 = Op(
    "special.bessel_j0",
    "special.bessel_j0(Tensor self) -> Tensor",
    into=k_special_bessel_j0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_j0_forward,
    record=_record_special_bessel_j0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_j0_result, _tangent_tensors_special_bessel_j0_result)},
    saves_self_for=("input",),
)


def special_bessel_j0(input, out=None):
    """The Bessel function of the first kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_bessel_j0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_bessel_j0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_bessel_j0.accepts[self_array.dtype]:
            return general(op_special_bessel_j0, (input,))
        result_array = k_special_bessel_j0_same(self_array)
        if result_array is None:
            return general(op_special_bessel_j0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(BesselJ0Backward0)
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


op_special_bessel_j0.call = special_bessel_j0


# ---- special.bessel_j1(Tensor self) -> Tensor


def _special_bessel_j1_forward(self_):
    return k_special_bessel_j1(self_)


class BesselJ1Backward0(Node):
    """self: grad * (special.bessel_j0(self) - where(near, _bessel_one_near(-close * close), result / where(near, 1, self)))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_bessel_j1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.lt(ops.abs(self_), 1)
        t2 = ops.where(t1, self_, 0)
        grad_self = ops.mul(grad, ops.sub(ops.special_bessel_j0(self_), ops.where(t1, ops._bessel_one_near(ops.mul(ops.neg(t2), t2)), ops.div(result, ops.where(t1, 1, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_bessel_j1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselJ1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_bessel_j1_result(self_p, self_t, result):
    return k_special_bessel_j1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_bessel_j1_result(self_p, self_t, result):
    t1 = ops.lt(ops.abs(self_p), 1)
    t2 = ops.where(t1, self_p, 0)
    return ops.mul(self_t, ops.sub(ops.special_bessel_j0(self_p), ops.where(t1, ops._bessel_one_near(ops.mul(ops.neg(t2), t2)), ops.div(result, ops.where(t1, 1, self_p)))))


op_special_bessel_j1 = Op(
    "special.bessel_j1",
    "special.bessel_j1(Tensor self) -> Tensor",
    into=k_special_bessel_j1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_j1_forward,
    record=_record_special_bessel_j1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_j1_result, _tangent_tensors_special_bessel_j1_result)},
    saves_self_for=("input",),
)


def special_bessel_j1(input, out=None):
    """The Bessel function of the first kind, of order 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_bessel_j1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_bessel_j1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_bessel_j1.accepts[self_array.dtype]:
            return general(op_special_bessel_j1, (input,))
        result_array = k_special_bessel_j1_same(self_array)
        if result_array is None:
            return general(op_special_bessel_j1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(BesselJ1Backward0)
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


op_special_bessel_j1.call = special_bessel_j1


# ---- special.bessel_y0(Tensor self) -> Tensor


def _special_bessel_y0_forward(self_):
    return k_special_bessel_y0(self_)


class BesselY0Backward0(Node):
    """self: -grad * special.bessel_y1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_bessel_y0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.special_bessel_y1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_bessel_y0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselY0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_bessel_y0_result(self_p, self_t, result):
    return k_special_bessel_y0_backward_self(self_t, self_p)


def _tangent_tensors_special_bessel_y0_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.special_bessel_y1(self_p))


op_special_bessel_y0 = Op(
    "special.bessel_y0",
    "special.bessel_y0(Tensor self) -> Tensor",
    into=k_special_bessel_y0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_y0_forward,
    record=_record_special_bessel_y0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_y0_result, _tangent_tensors_special_bessel_y0_result)},
    saves_self_for=("input",),
)


def special_bessel_y0(input, out=None):
    """The Bessel function of the second kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_bessel_y0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_bessel_y0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_bessel_y0.accepts[self_array.dtype]:
            return general(op_special_bessel_y0, (input,))
        result_array = k_special_bessel_y0_same(self_array)
        if result_array is None:
            return general(op_special_bessel_y0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(BesselY0Backward0)
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


op_special_bessel_y0.call = special_bessel_y0


# ---- special.bessel_y1(Tensor self) -> Tensor


def _special_bessel_y1_forward(self_):
    return k_special_bessel_y1(self_)


class BesselY1Backward0(Node):
    """self: grad * (special.bessel_y0(self) - result / self)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_bessel_y1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.sub(ops.special_bessel_y0(self_), ops.div(result, self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_bessel_y1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselY1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_bessel_y1_result(self_p, self_t, result):
    return k_special_bessel_y1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_bessel_y1_result(self_p, self_t, result):
    return ops.mul(self_t, ops.sub(ops.special_bessel_y0(self_p), ops.div(result, self_p)))


op_special_bessel_y1 = Op(
    "special.bessel_y1",
    "special.bessel_y1(Tensor self) -> Tensor",
    into=k_special_bessel_y1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_y1_forward,
    record=_record_special_bessel_y1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_y1_result, _tangent_tensors_special_bessel_y1_result)},
    saves_self_for=("input",),
)


def special_bessel_y1(input, out=None):
    """The Bessel function of the second kind, of order 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_bessel_y1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_bessel_y1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_bessel_y1.accepts[self_array.dtype]:
            return general(op_special_bessel_y1, (input,))
        result_array = k_special_bessel_y1_same(self_array)
        if result_array is None:
            return general(op_special_bessel_y1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(BesselY1Backward0)
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


op_special_bessel_y1.call = special_bessel_y1


# ---- i0(Tensor self) -> Tensor


def _i0_forward(self_):
    return k_i0(self_)


class I0Backward0(Node):
    """self: grad * special.i1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_i0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.special_i1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_i0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(I0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_i0_result(self_p, self_t, result):
    return k_i0_backward_self(self_t, self_p)


def _tangent_tensors_i0_result(self_p, self_t, result):
    return ops.mul(self_t, ops.special_i1(self_p))


op_i0 = Op(
    "i0",
    "i0(Tensor self) -> Tensor",
    into=k_i0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_i0_forward,
    record=_record_i0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_i0_result, _tangent_tensors_i0_result)},
    saves_self_for=("input",),
)


def i0(input, out=None):
    """The modified Bessel function of the first kind, of order 0."""
    try:
        if out is not None:
            return into(op_i0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_i0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_i0_same(self_array)
        if result_array is None:
            return general(op_i0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(I0Backward0)
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


op_i0.call = i0


def i0_(input):
    """The in-place form of `i0`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_i0, (input,))
        done = k_i0_into(input._array, input._array)
        if done is None:
            return in_place(op_i0, (input,))
        changed(input._changes, "i0_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _bessel_i_far_ratio(Tensor self) -> Tensor


def __bessel_i_far_ratio_forward(self_):
    return k__bessel_i_far_ratio(self_)


class BesselIFarRatioBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__bessel_i_far_ratio_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.sub(self_, 0.06255)
        t2 = ops.mul(t1, -1.3934548288590393e+24)
        t3 = ops.add(-7.197242014122637e+23, t2)
        t4 = ops.add(5.589828088797546e+22, ops.mul(t1, t3))
        t5 = ops.add(2.255636493154797e+22, ops.mul(t1, t4))
        t6 = ops.add(-1.0462033209030537e+21, ops.mul(t1, t5))
        t7 = ops.add(-3.289405930059264e+20, ops.mul(t1, t6))
        t8 = ops.add(1.22299688546899e+19, ops.mul(t1, t7))
        t9 = ops.add(3.008440432194407e+18, ops.mul(t1, t8))
        t10 = ops.add(-1.0087246207798909e+17, ops.mul(t1, t9))
        t11 = ops.add(-1.9896813521633396e+16, ops.mul(t1, t10))
        t12 = ops.add(624545855823120.2, ops.mul(t1, t11))
        t13 = ops.add(106475868585109.83, ops.mul(t1, t12))
        t14 = ops.add(-2903669840422.1465, ops.mul(t1, t13))
        t15 = ops.add(-515091500852.2031, ops.mul(t1, t14))
        t16 = ops.add(7948532592.257836, ops.mul(t1, t15))
        t17 = ops.add(2404307927.064745, ops.mul(t1, t16))
        t18 = ops.add(27415800.94861956, ops.mul(t1, t17))
        t19 = ops.add(-9332488.549671536, ops.mul(t1, t18))
        t20 = ops.add(-594514.3429739146, ops.mul(t1, t19))
        t21 = ops.add(-524.6392099343657, ops.mul(t1, t20))
        t22 = ops.add(2518.4321455825975, ops.mul(t1, t21))
        t23 = ops.add(293.854930336034, ops.mul(t1, t22))
        t24 = ops.add(32.79799872301069, ops.mul(t1, t23))
        t25 = ops.add(5.030938109102577, ops.mul(t1, t24))
        t26 = ops.add(1.1285890059324746, ops.mul(t1, t25))
        t27 = ops.add(0.3643842154407383, ops.mul(t1, t26))
        t28 = ops.add(0.17484804032101475, ops.mul(t1, t27))
        t29 = ops.add(0.1434332636415573, ops.mul(t1, t28))
        grad_self = ops.mul(grad, ops.add(ops.add(0.5083630843755487, ops.mul(t1, t29)), ops.mul(self_, ops.add(t29, ops.mul(t1, ops.add(t28, ops.mul(t1, ops.add(t27, ops.mul(t1, ops.add(t26, ops.mul(t1, ops.add(t25, ops.mul(t1, ops.add(t24, ops.mul(t1, ops.add(t23, ops.mul(t1, ops.add(t22, ops.mul(t1, ops.add(t21, ops.mul(t1, ops.add(t20, ops.mul(t1, ops.add(t19, ops.mul(t1, ops.add(t18, ops.mul(t1, ops.add(t17, ops.mul(t1, ops.add(t16, ops.mul(t1, ops.add(t15, ops.mul(t1, ops.add(t14, ops.mul(t1, ops.add(t13, ops.mul(t1, ops.add(t12, ops.mul(t1, ops.add(t11, ops.mul(t1, ops.add(t10, ops.mul(t1, ops.add(t9, ops.mul(t1, ops.add(t8, ops.mul(t1, ops.add(t7, ops.mul(t1, ops.add(t6, ops.mul(t1, ops.add(t5, ops.mul(t1, ops.add(t4, ops.mul(t1, ops.add(t3, t2))))))))))))))))))))))))))))))))))))))))))))))))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__bessel_i_far_ratio(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselIFarRatioBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__bessel_i_far_ratio_result(self_p, self_t, result):
    return k__bessel_i_far_ratio_backward_self(self_t, self_p)


def _tangent_tensors__bessel_i_far_ratio_result(self_p, self_t, result):
    t1 = ops.sub(self_p, 0.06255)
    t2 = ops.mul(t1, -1.3934548288590393e+24)
    t3 = ops.add(-7.197242014122637e+23, t2)
    t4 = ops.add(5.589828088797546e+22, ops.mul(t1, t3))
    t5 = ops.add(2.255636493154797e+22, ops.mul(t1, t4))
    t6 = ops.add(-1.0462033209030537e+21, ops.mul(t1, t5))
    t7 = ops.add(-3.289405930059264e+20, ops.mul(t1, t6))
    t8 = ops.add(1.22299688546899e+19, ops.mul(t1, t7))
    t9 = ops.add(3.008440432194407e+18, ops.mul(t1, t8))
    t10 = ops.add(-1.0087246207798909e+17, ops.mul(t1, t9))
    t11 = ops.add(-1.9896813521633396e+16, ops.mul(t1, t10))
    t12 = ops.add(624545855823120.2, ops.mul(t1, t11))
    t13 = ops.add(106475868585109.83, ops.mul(t1, t12))
    t14 = ops.add(-2903669840422.1465, ops.mul(t1, t13))
    t15 = ops.add(-515091500852.2031, ops.mul(t1, t14))
    t16 = ops.add(7948532592.257836, ops.mul(t1, t15))
    t17 = ops.add(2404307927.064745, ops.mul(t1, t16))
    t18 = ops.add(27415800.94861956, ops.mul(t1, t17))
    t19 = ops.add(-9332488.549671536, ops.mul(t1, t18))
    t20 = ops.add(-594514.3429739146, ops.mul(t1, t19))
    t21 = ops.add(-524.6392099343657, ops.mul(t1, t20))
    t22 = ops.add(2518.4321455825975, ops.mul(t1, t21))
    t23 = ops.add(293.854930336034, ops.mul(t1, t22))
    t24 = ops.add(32.79799872301069, ops.mul(t1, t23))
    t25 = ops.add(5.030938109102577, ops.mul(t1, t24))
    t26 = ops.add(1.1285890059324746, ops.mul(t1, t25))
    t27 = ops.add(0.3643842154407383, ops.mul(t1, t26))
    t28 = ops.add(0.17484804032101475, ops.mul(t1, t27))
    t29 = ops.add(0.1434332636415573, ops.mul(t1, t28))
    return ops.mul(self_t, ops.add(ops.add(0.5083630843755487, ops.mul(t1, t29)), ops.mul(self_p, ops.add(t29, ops.mul(t1, ops.add(t28, ops.mul(t1, ops.add(t27, ops.mul(t1, ops.add(t26, ops.mul(t1, ops.add(t25, ops.mul(t1, ops.add(t24, ops.mul(t1, ops.add(t23, ops.mul(t1, ops.add(t22, ops.mul(t1, ops.add(t21, ops.mul(t1, ops.add(t20, ops.mul(t1, ops.add(t19, ops.mul(t1, ops.add(t18, ops.mul(t1, ops.add(t17, ops.mul(t1, ops.add(t16, ops.mul(t1, ops.add(t15, ops.mul(t1, ops.add(t14, ops.mul(t1, ops.add(t13, ops.mul(t1, ops.add(t12, ops.mul(t1, ops.add(t11, ops.mul(t1, ops.add(t10, ops.mul(t1, ops.add(t9, ops.mul(t1, ops.add(t8, ops.mul(t1, ops.add(t7, ops.mul(t1, ops.add(t6, ops.mul(t1, ops.add(t5, ops.mul(t1, ops.add(t4, ops.mul(t1, ops.add(t3, t2))))))))))))))))))))))))))))))))))))))))))))))))))))))))


op__bessel_i_far_ratio = Op(
    "_bessel_i_far_ratio",
    "_bessel_i_far_ratio(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__bessel_i_far_ratio_forward,
    record=_record__bessel_i_far_ratio,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__bessel_i_far_ratio_result, _tangent_tensors__bessel_i_far_ratio_result)},
    saves_self_for=("input",),
)


def _bessel_i_far_ratio(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bessel_i_far_ratio, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__bessel_i_far_ratio_same(self_array)
        if result_array is None:
            return general(op__bessel_i_far_ratio, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(BesselIFarRatioBackward0)
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


op__bessel_i_far_ratio.call = _bessel_i_far_ratio


# ---- _bessel_i_near_ratio(Tensor self) -> Tensor


def __bessel_i_near_ratio_forward(self_):
    return k__bessel_i_near_ratio(self_)


class BesselINearRatioBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__bessel_i_near_ratio_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.mul(self_, 1.3656865139606415e-11)
        t2 = ops.add(5.525197149949198e-10, t1)
        t3 = ops.add(1.3377630325430861e-08, ops.mul(self_, t2))
        t4 = ops.add(2.287988896372217e-07, ops.mul(self_, t3))
        t5 = ops.add(3.1692523516678147e-06, ops.mul(self_, t4))
        t6 = ops.add(3.216624676617925e-05, ops.mul(self_, t5))
        t7 = ops.add(0.0003118625448205047, ops.mul(self_, t6))
        t8 = ops.add(0.001822848053413296, ops.mul(self_, t7))
        t9 = ops.add(0.013825938990835788, ops.mul(self_, t8))
        t10 = ops.add(0.036867533259164226, ops.mul(self_, t9))
        t11 = ops.add(0.24304084898569048, ops.mul(self_, t10))
        t12 = ops.add(0.1582154508405131, ops.mul(self_, t11))
        t13 = ops.add(1.0, ops.mul(self_, t12))
        t14 = ops.mul(self_, 1.2491905761374222e-14)
        t15 = ops.add(5.12083590882573e-12, t14)
        t16 = ops.add(3.8809206814534363e-10, ops.mul(self_, t15))
        t17 = ops.add(2.323167925404731e-09, ops.mul(self_, t16))
        t18 = ops.add(2.40664281444382e-07, ops.mul(self_, t17))
        t19 = ops.add(-9.547631133733102e-07, ops.mul(self_, t18))
        t20 = ops.add(5.6581732307856525e-05, ops.mul(self_, t19))
        t21 = ops.add(-0.00031673504637106715, ops.mul(self_, t20))
        t22 = ops.add(0.005280638038581911, ops.mul(self_, t21))
        t23 = ops.add(-0.022152891233644258, ops.mul(self_, t22))
        t24 = ops.add(0.1639331235654304, ops.mul(self_, t23))
        grad_self = ops.mul(grad, ops.add(ops.mul(ops.div(1, t13), ops.add(ops.add(-0.34178454915948675, ops.mul(self_, t24)), ops.mul(self_, ops.add(t24, ops.mul(self_, ops.add(t23, ops.mul(self_, ops.add(t22, ops.mul(self_, ops.add(t21, ops.mul(self_, ops.add(t20, ops.mul(self_, ops.add(t19, ops.mul(self_, ops.add(t18, ops.mul(self_, ops.add(t17, ops.mul(self_, ops.add(t16, ops.mul(self_, ops.add(t15, t14)))))))))))))))))))))), ops.mul(ops.div(ops.neg(result), t13), ops.add(t12, ops.mul(self_, ops.add(t11, ops.mul(self_, ops.add(t10, ops.mul(self_, ops.add(t9, ops.mul(self_, ops.add(t8, ops.mul(self_, ops.add(t7, ops.mul(self_, ops.add(t6, ops.mul(self_, ops.add(t5, ops.mul(self_, ops.add(t4, ops.mul(self_, ops.add(t3, ops.mul(self_, ops.add(t2, t1))))))))))))))))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__bessel_i_near_ratio(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselINearRatioBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays__bessel_i_near_ratio_result(self_p, self_t, result):
    return k__bessel_i_near_ratio_backward_self(self_t, self_p, result)


def _tangent_tensors__bessel_i_near_ratio_result(self_p, self_t, result):
    t1 = ops.mul(self_p, 1.3656865139606415e-11)
    t2 = ops.add(5.525197149949198e-10, t1)
    t3 = ops.add(1.3377630325430861e-08, ops.mul(self_p, t2))
    t4 = ops.add(2.287988896372217e-07, ops.mul(self_p, t3))
    t5 = ops.add(3.1692523516678147e-06, ops.mul(self_p, t4))
    t6 = ops.add(3.216624676617925e-05, ops.mul(self_p, t5))
    t7 = ops.add(0.0003118625448205047, ops.mul(self_p, t6))
    t8 = ops.add(0.001822848053413296, ops.mul(self_p, t7))
    t9 = ops.add(0.013825938990835788, ops.mul(self_p, t8))
    t10 = ops.add(0.036867533259164226, ops.mul(self_p, t9))
    t11 = ops.add(0.24304084898569048, ops.mul(self_p, t10))
    t12 = ops.add(0.1582154508405131, ops.mul(self_p, t11))
    t13 = ops.add(1.0, ops.mul(self_p, t12))
    t14 = ops.mul(self_p, 1.2491905761374222e-14)
    t15 = ops.add(5.12083590882573e-12, t14)
    t16 = ops.add(3.8809206814534363e-10, ops.mul(self_p, t15))
    t17 = ops.add(2.323167925404731e-09, ops.mul(self_p, t16))
    t18 = ops.add(2.40664281444382e-07, ops.mul(self_p, t17))
    t19 = ops.add(-9.547631133733102e-07, ops.mul(self_p, t18))
    t20 = ops.add(5.6581732307856525e-05, ops.mul(self_p, t19))
    t21 = ops.add(-0.00031673504637106715, ops.mul(self_p, t20))
    t22 = ops.add(0.005280638038581911, ops.mul(self_p, t21))
    t23 = ops.add(-0.022152891233644258, ops.mul(self_p, t22))
    t24 = ops.add(0.1639331235654304, ops.mul(self_p, t23))
    return ops.mul(self_t, ops.add(ops.mul(ops.div(1, t13), ops.add(ops.add(-0.34178454915948675, ops.mul(self_p, t24)), ops.mul(self_p, ops.add(t24, ops.mul(self_p, ops.add(t23, ops.mul(self_p, ops.add(t22, ops.mul(self_p, ops.add(t21, ops.mul(self_p, ops.add(t20, ops.mul(self_p, ops.add(t19, ops.mul(self_p, ops.add(t18, ops.mul(self_p, ops.add(t17, ops.mul(self_p, ops.add(t16, ops.mul(self_p, ops.add(t15, t14)))))))))))))))))))))), ops.mul(ops.div(ops.neg(result), t13), ops.add(t12, ops.mul(self_p, ops.add(t11, ops.mul(self_p, ops.add(t10, ops.mul(self_p, ops.add(t9, ops.mul(self_p, ops.add(t8, ops.mul(self_p, ops.add(t7, ops.mul(self_p, ops.add(t6, ops.mul(self_p, ops.add(t5, ops.mul(self_p, ops.add(t4, ops.mul(self_p, ops.add(t3, ops.mul(self_p, ops.add(t2, t1))))))))))))))))))))))))


op__bessel_i_near_ratio = Op(
    "_bessel_i_near_ratio",
    "_bessel_i_near_ratio(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__bessel_i_near_ratio_forward,
    record=_record__bessel_i_near_ratio,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__bessel_i_near_ratio_result, _tangent_tensors__bessel_i_near_ratio_result)},
    saves_self_for=("input",),
)


def _bessel_i_near_ratio(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bessel_i_near_ratio, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__bessel_i_near_ratio_same(self_array)
        if result_array is None:
            return general(op__bessel_i_near_ratio, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(BesselINearRatioBackward0)
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


op__bessel_i_near_ratio.call = _bessel_i_near_ratio


# ---- _bessel_k_ratio(Tensor self) -> Tensor


def __bessel_k_ratio_forward(self_):
    return k__bessel_k_ratio(self_)


class BesselKRatioBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__bessel_k_ratio_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.mul(self_, 0.23326491129530763)
        t2 = ops.add(14.591034020851074, t1)
        t3 = ops.add(224.3604436334091, ops.mul(self_, t2))
        t4 = ops.add(1382.994790554742, ops.mul(self_, t3))
        t5 = ops.add(4185.332964186378, ops.mul(self_, t4))
        t6 = ops.add(6910.381996594533, ops.mul(self_, t5))
        t7 = ops.add(6594.768398776063, ops.mul(self_, t6))
        t8 = ops.add(3736.6155624772223, ops.mul(self_, t7))
        t9 = ops.add(1257.115225170269, ops.mul(self_, t8))
        t10 = ops.add(243.0164096281032, ops.mul(self_, t9))
        t11 = ops.add(24.611435293002707, ops.mul(self_, t10))
        t12 = ops.add(1.0, ops.mul(self_, t11))
        t13 = ops.mul(self_, 0.039495622836185115)
        t14 = ops.add(3.6139857954013874, t13)
        t15 = ops.add(68.96298854210292, ops.mul(self_, t14))
        t16 = ops.add(491.2966063273824, ops.mul(self_, t15))
        t17 = ops.add(1647.216740685487, ops.mul(self_, t16))
        t18 = ops.add(2928.5466043594656, ops.mul(self_, t17))
        t19 = ops.add(2948.933059034984, ops.mul(self_, t18))
        t20 = ops.add(1737.144758331701, ops.mul(self_, t19))
        t21 = ops.add(601.0616782934165, ops.mul(self_, t20))
        t22 = ops.add(118.55677540242422, ops.mul(self_, t21))
        t23 = ops.add(12.180717646501364, ops.mul(self_, t22))
        grad_self = ops.mul(grad, ops.add(ops.mul(ops.div(1, t12), ops.add(ops.add(0.5, ops.mul(self_, t23)), ops.mul(self_, ops.add(t23, ops.mul(self_, ops.add(t22, ops.mul(self_, ops.add(t21, ops.mul(self_, ops.add(t20, ops.mul(self_, ops.add(t19, ops.mul(self_, ops.add(t18, ops.mul(self_, ops.add(t17, ops.mul(self_, ops.add(t16, ops.mul(self_, ops.add(t15, ops.mul(self_, ops.add(t14, t13)))))))))))))))))))))), ops.mul(ops.div(ops.neg(result), t12), ops.add(t11, ops.mul(self_, ops.add(t10, ops.mul(self_, ops.add(t9, ops.mul(self_, ops.add(t8, ops.mul(self_, ops.add(t7, ops.mul(self_, ops.add(t6, ops.mul(self_, ops.add(t5, ops.mul(self_, ops.add(t4, ops.mul(self_, ops.add(t3, ops.mul(self_, ops.add(t2, t1))))))))))))))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__bessel_k_ratio(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselKRatioBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays__bessel_k_ratio_result(self_p, self_t, result):
    return k__bessel_k_ratio_backward_self(self_t, self_p, result)


def _tangent_tensors__bessel_k_ratio_result(self_p, self_t, result):
    t1 = ops.mul(self_p, 0.23326491129530763)
    t2 = ops.add(14.591034020851074, t1)
    t3 = ops.add(224.3604436334091, ops.mul(self_p, t2))
    t4 = ops.add(1382.994790554742, ops.mul(self_p, t3))
    t5 = ops.add(4185.332964186378, ops.mul(self_p, t4))
    t6 = ops.add(6910.381996594533, ops.mul(self_p, t5))
    t7 = ops.add(6594.768398776063, ops.mul(self_p, t6))
    t8 = ops.add(3736.6155624772223, ops.mul(self_p, t7))
    t9 = ops.add(1257.115225170269, ops.mul(self_p, t8))
    t10 = ops.add(243.0164096281032, ops.mul(self_p, t9))
    t11 = ops.add(24.611435293002707, ops.mul(self_p, t10))
    t12 = ops.add(1.0, ops.mul(self_p, t11))
    t13 = ops.mul(self_p, 0.039495622836185115)
    t14 = ops.add(3.6139857954013874, t13)
    t15 = ops.add(68.96298854210292, ops.mul(self_p, t14))
    t16 = ops.add(491.2966063273824, ops.mul(self_p, t15))
    t17 = ops.add(1647.216740685487, ops.mul(self_p, t16))
    t18 = ops.add(2928.5466043594656, ops.mul(self_p, t17))
    t19 = ops.add(2948.933059034984, ops.mul(self_p, t18))
    t20 = ops.add(1737.144758331701, ops.mul(self_p, t19))
    t21 = ops.add(601.0616782934165, ops.mul(self_p, t20))
    t22 = ops.add(118.55677540242422, ops.mul(self_p, t21))
    t23 = ops.add(12.180717646501364, ops.mul(self_p, t22))
    return ops.mul(self_t, ops.add(ops.mul(ops.div(1, t12), ops.add(ops.add(0.5, ops.mul(self_p, t23)), ops.mul(self_p, ops.add(t23, ops.mul(self_p, ops.add(t22, ops.mul(self_p, ops.add(t21, ops.mul(self_p, ops.add(t20, ops.mul(self_p, ops.add(t19, ops.mul(self_p, ops.add(t18, ops.mul(self_p, ops.add(t17, ops.mul(self_p, ops.add(t16, ops.mul(self_p, ops.add(t15, ops.mul(self_p, ops.add(t14, t13)))))))))))))))))))))), ops.mul(ops.div(ops.neg(result), t12), ops.add(t11, ops.mul(self_p, ops.add(t10, ops.mul(self_p, ops.add(t9, ops.mul(self_p, ops.add(t8, ops.mul(self_p, ops.add(t7, ops.mul(self_p, ops.add(t6, ops.mul(self_p, ops.add(t5, ops.mul(self_p, ops.add(t4, ops.mul(self_p, ops.add(t3, ops.mul(self_p, ops.add(t2, t1))))))))))))))))))))))


op__bessel_k_ratio = Op(
    "_bessel_k_ratio",
    "_bessel_k_ratio(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__bessel_k_ratio_forward,
    record=_record__bessel_k_ratio,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__bessel_k_ratio_result, _tangent_tensors__bessel_k_ratio_result)},
    saves_self_for=("input",),
)


def _bessel_k_ratio(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bessel_k_ratio, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__bessel_k_ratio_same(self_array)
        if result_array is None:
            return general(op__bessel_k_ratio, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(BesselKRatioBackward0)
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


op__bessel_k_ratio.call = _bessel_k_ratio


# ---- _bessel_i1e_near_slope(Tensor self) -> Tensor


def __bessel_i1e_near_slope_forward(self_):
    return k__bessel_i1e_near_slope(self_)


class BesselI1ENearSlopeBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__bessel_i1e_near_slope_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.sub(4, self_)
        t2 = ops.add(-3.7937008146380816e-19, ops.mul(t1, 1.0791575332549025e-20))
        t3 = ops.add(6.990009275663158e-18, ops.mul(t1, t2))
        t4 = ops.add(-8.127347541804879e-17, ops.mul(t1, t3))
        t5 = ops.add(6.903664639842492e-16, ops.mul(t1, t4))
        t6 = ops.add(-4.282480618264581e-15, ops.mul(t1, t5))
        t7 = ops.add(2.1896626492829537e-14, ops.mul(t1, t6))
        t8 = ops.add(-7.79083381908475e-14, ops.mul(t1, t7))
        t9 = ops.add(3.151151281010181e-13, ops.mul(t1, t8))
        t10 = ops.add(-1.9657802972038255e-13, ops.mul(t1, t9))
        t11 = ops.add(5.426160229644531e-12, ops.mul(t1, t10))
        t12 = ops.add(3.0086128355380214e-11, ops.mul(t1, t11))
        t13 = ops.add(2.485993599434261e-10, ops.mul(t1, t12))
        t14 = ops.add(1.7353486714091238e-09, ops.mul(t1, t13))
        t15 = ops.add(1.1507102894861157e-08, ops.mul(t1, t14))
        t16 = ops.add(7.071813346182076e-08, ops.mul(t1, t15))
        t17 = ops.add(4.020100281953166e-07, ops.mul(t1, t16))
        t18 = ops.add(2.1012653673641953e-06, ops.mul(t1, t17))
        t19 = ops.add(1.0033994131332048e-05, ops.mul(t1, t18))
        t20 = ops.add(4.343650434630117e-05, ops.mul(t1, t19))
        t21 = ops.add(0.00016877249651609492, ops.mul(t1, t20))
        t22 = ops.add(0.000580083838908179, ops.mul(t1, t21))
        t23 = ops.add(0.001718732159992215, ops.mul(t1, t22))
        t24 = ops.add(0.004139580049817576, ops.mul(t1, t23))
        grad_self = ops.mul(grad, ops.add(ops.neg(ops.add(0.0066955112877323765, ops.mul(t1, t24))), ops.mul(ops.add(ops.sub(1.5451269149780273, self_), 3.4301451534241393e-07), ops.add(ops.neg(t24), ops.mul(t1, ops.add(ops.neg(t23), ops.mul(t1, ops.add(ops.neg(t22), ops.mul(t1, ops.add(ops.neg(t21), ops.mul(t1, ops.add(ops.neg(t20), ops.mul(t1, ops.add(ops.neg(t19), ops.mul(t1, ops.add(ops.neg(t18), ops.mul(t1, ops.add(ops.neg(t17), ops.mul(t1, ops.add(ops.neg(t16), ops.mul(t1, ops.add(ops.neg(t15), ops.mul(t1, ops.add(ops.neg(t14), ops.mul(t1, ops.add(ops.neg(t13), ops.mul(t1, ops.add(ops.neg(t12), ops.mul(t1, ops.add(ops.neg(t11), ops.mul(t1, ops.add(ops.neg(t10), ops.mul(t1, ops.add(ops.neg(t9), ops.mul(t1, ops.add(ops.neg(t8), ops.mul(t1, ops.add(ops.neg(t7), ops.mul(t1, ops.add(ops.neg(t6), ops.mul(t1, ops.add(ops.neg(t5), ops.mul(t1, ops.add(ops.neg(t4), ops.mul(t1, ops.add(ops.neg(t3), ops.mul(t1, ops.add(ops.neg(t2), ops.mul(t1, -1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__bessel_i1e_near_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselI1ENearSlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__bessel_i1e_near_slope_result(self_p, self_t, result):
    return k__bessel_i1e_near_slope_backward_self(self_t, self_p)


def _tangent_tensors__bessel_i1e_near_slope_result(self_p, self_t, result):
    t1 = ops.sub(4, self_p)
    t2 = ops.add(-3.7937008146380816e-19, ops.mul(t1, 1.0791575332549025e-20))
    t3 = ops.add(6.990009275663158e-18, ops.mul(t1, t2))
    t4 = ops.add(-8.127347541804879e-17, ops.mul(t1, t3))
    t5 = ops.add(6.903664639842492e-16, ops.mul(t1, t4))
    t6 = ops.add(-4.282480618264581e-15, ops.mul(t1, t5))
    t7 = ops.add(2.1896626492829537e-14, ops.mul(t1, t6))
    t8 = ops.add(-7.79083381908475e-14, ops.mul(t1, t7))
    t9 = ops.add(3.151151281010181e-13, ops.mul(t1, t8))
    t10 = ops.add(-1.9657802972038255e-13, ops.mul(t1, t9))
    t11 = ops.add(5.426160229644531e-12, ops.mul(t1, t10))
    t12 = ops.add(3.0086128355380214e-11, ops.mul(t1, t11))
    t13 = ops.add(2.485993599434261e-10, ops.mul(t1, t12))
    t14 = ops.add(1.7353486714091238e-09, ops.mul(t1, t13))
    t15 = ops.add(1.1507102894861157e-08, ops.mul(t1, t14))
    t16 = ops.add(7.071813346182076e-08, ops.mul(t1, t15))
    t17 = ops.add(4.020100281953166e-07, ops.mul(t1, t16))
    t18 = ops.add(2.1012653673641953e-06, ops.mul(t1, t17))
    t19 = ops.add(1.0033994131332048e-05, ops.mul(t1, t18))
    t20 = ops.add(4.343650434630117e-05, ops.mul(t1, t19))
    t21 = ops.add(0.00016877249651609492, ops.mul(t1, t20))
    t22 = ops.add(0.000580083838908179, ops.mul(t1, t21))
    t23 = ops.add(0.001718732159992215, ops.mul(t1, t22))
    t24 = ops.add(0.004139580049817576, ops.mul(t1, t23))
    return ops.mul(self_t, ops.add(ops.neg(ops.add(0.0066955112877323765, ops.mul(t1, t24))), ops.mul(ops.add(ops.sub(1.5451269149780273, self_p), 3.4301451534241393e-07), ops.add(ops.neg(t24), ops.mul(t1, ops.add(ops.neg(t23), ops.mul(t1, ops.add(ops.neg(t22), ops.mul(t1, ops.add(ops.neg(t21), ops.mul(t1, ops.add(ops.neg(t20), ops.mul(t1, ops.add(ops.neg(t19), ops.mul(t1, ops.add(ops.neg(t18), ops.mul(t1, ops.add(ops.neg(t17), ops.mul(t1, ops.add(ops.neg(t16), ops.mul(t1, ops.add(ops.neg(t15), ops.mul(t1, ops.add(ops.neg(t14), ops.mul(t1, ops.add(ops.neg(t13), ops.mul(t1, ops.add(ops.neg(t12), ops.mul(t1, ops.add(ops.neg(t11), ops.mul(t1, ops.add(ops.neg(t10), ops.mul(t1, ops.add(ops.neg(t9), ops.mul(t1, ops.add(ops.neg(t8), ops.mul(t1, ops.add(ops.neg(t7), ops.mul(t1, ops.add(ops.neg(t6), ops.mul(t1, ops.add(ops.neg(t5), ops.mul(t1, ops.add(ops.neg(t4), ops.mul(t1, ops.add(ops.neg(t3), ops.mul(t1, ops.add(ops.neg(t2), ops.mul(t1, -1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))))


op__bessel_i1e_near_slope = Op(
    "_bessel_i1e_near_slope",
    "_bessel_i1e_near_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__bessel_i1e_near_slope_forward,
    record=_record__bessel_i1e_near_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__bessel_i1e_near_slope_result, _tangent_tensors__bessel_i1e_near_slope_result)},
    saves_self_for=("input",),
)


def _bessel_i1e_near_slope(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bessel_i1e_near_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__bessel_i1e_near_slope_same(self_array)
        if result_array is None:
            return general(op__bessel_i1e_near_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(BesselI1ENearSlopeBackward0)
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


op__bessel_i1e_near_slope.call = _bessel_i1e_near_slope


# ---- special.i0e(Tensor self) -> Tensor


def _special_i0e_forward(self_):
    return k_special_i0e(self_)


class I0EBackward0(Node, shown_as="SpecialI0EBackward0"):
    """self: grad * -sgn(self) * result * where(self.abs() > 8, _bessel_i_far_ratio(u), _bessel_i_near_ratio(near))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_i0e_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.abs(self_)
        t2 = ops.gt(t1, 8)
        grad_self = ops.mul(ops.mul(ops.mul(grad, ops.neg(ops.sgn(self_))), result), ops.where(t2, ops._bessel_i_far_ratio(ops.div(1, ops.where(t2, t1, math.inf))), ops._bessel_i_near_ratio(ops.where(t2, 8, t1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_i0e(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(I0EBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_i0e_result(self_p, self_t, result):
    return k_special_i0e_backward_self(self_t, self_p, result)


def _tangent_tensors_special_i0e_result(self_p, self_t, result):
    t1 = ops.abs(self_p)
    t2 = ops.gt(t1, 8)
    return ops.mul(ops.mul(ops.mul(self_t, ops.neg(ops.sgn(self_p))), result), ops.where(t2, ops._bessel_i_far_ratio(ops.div(1, ops.where(t2, t1, math.inf))), ops._bessel_i_near_ratio(ops.where(t2, 8, t1))))


op_special_i0e = Op(
    "special.i0e",
    "special.i0e(Tensor self) -> Tensor",
    into=k_special_i0e_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_i0e_forward,
    record=_record_special_i0e,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_i0e_result, _tangent_tensors_special_i0e_result)},
    saves_self_for=("input",),
)


def special_i0e(input, out=None):
    """The modified Bessel function of the first kind, of order 0, times `exp(-abs(input))`."""
    try:
        if out is not None:
            return into(op_special_i0e, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_i0e, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_special_i0e_same(self_array)
        if result_array is None:
            return general(op_special_i0e, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(I0EBackward0)
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


op_special_i0e.call = special_i0e


# ---- special.i1(Tensor self) -> Tensor


def _special_i1_forward(self_):
    return k_special_i1(self_)


class I1Backward0(Node, shown_as="SpecialI1Backward0"):
    """self: grad * (i0(self) - where(near, _bessel_one_near(close * close), result / where(near, 1, self)))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_i1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.lt(ops.abs(self_), 1)
        t2 = ops.where(t1, self_, 0)
        grad_self = ops.mul(grad, ops.sub(ops.i0(self_), ops.where(t1, ops._bessel_one_near(ops.mul(t2, t2)), ops.div(result, ops.where(t1, 1, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_i1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(I1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_i1_result(self_p, self_t, result):
    return k_special_i1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_i1_result(self_p, self_t, result):
    t1 = ops.lt(ops.abs(self_p), 1)
    t2 = ops.where(t1, self_p, 0)
    return ops.mul(self_t, ops.sub(ops.i0(self_p), ops.where(t1, ops._bessel_one_near(ops.mul(t2, t2)), ops.div(result, ops.where(t1, 1, self_p)))))


op_special_i1 = Op(
    "special.i1",
    "special.i1(Tensor self) -> Tensor",
    into=k_special_i1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_i1_forward,
    record=_record_special_i1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_i1_result, _tangent_tensors_special_i1_result)},
    saves_self_for=("input",),
)


def special_i1(input, out=None):
    """The modified Bessel function of the first kind, of order 1."""
    try:
        if out is not None:
            return into(op_special_i1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_i1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_special_i1_same(self_array)
        if result_array is None:
            return general(op_special_i1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(I1Backward0)
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


op_special_i1.call = special_i1


# ---- special.i1e(Tensor self) -> Tensor


def _special_i1e_forward(self_):
    return k_special_i1e(self_)


class I1EBackward0(Node, shown_as="SpecialI1EBackward0"):
    """self: grad * where(near, _bessel_i1e_near_slope(where(near, self.abs(), 4)), apart - result / where(near, 4, self))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_i1e_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.abs(self_)
        t2 = ops.lt(t1, 4)
        t3 = ops.gt(t1, 8)
        grad_self = ops.mul(grad, ops.where(t2, ops._bessel_i1e_near_slope(ops.where(t2, t1, 4)), ops.sub(ops.mul(ops.special_i0e(self_), ops.where(t3, ops._bessel_i_far_ratio(ops.div(1, ops.where(t3, t1, math.inf))), ops._bessel_i_near_ratio(ops.where(t3, 8, t1)))), ops.div(result, ops.where(t2, 4, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_i1e(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(I1EBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_i1e_result(self_p, self_t, result):
    return k_special_i1e_backward_self(self_t, self_p, result)


def _tangent_tensors_special_i1e_result(self_p, self_t, result):
    t1 = ops.abs(self_p)
    t2 = ops.lt(t1, 4)
    t3 = ops.gt(t1, 8)
    return ops.mul(self_t, ops.where(t2, ops._bessel_i1e_near_slope(ops.where(t2, t1, 4)), ops.sub(ops.mul(ops.special_i0e(self_p), ops.where(t3, ops._bessel_i_far_ratio(ops.div(1, ops.where(t3, t1, math.inf))), ops._bessel_i_near_ratio(ops.where(t3, 8, t1)))), ops.div(result, ops.where(t2, 4, self_p)))))


op_special_i1e = Op(
    "special.i1e",
    "special.i1e(Tensor self) -> Tensor",
    into=k_special_i1e_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_i1e_forward,
    record=_record_special_i1e,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_i1e_result, _tangent_tensors_special_i1e_result)},
    saves_self_for=("input",),
)


def special_i1e(input, out=None):
    """The modified Bessel function of the first kind, of order 1, times `exp(-abs(input))`."""
    try:
        if out is not None:
            return into(op_special_i1e, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_i1e, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_special_i1e_same(self_array)
        if result_array is None:
            return general(op_special_i1e, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(I1EBackward0)
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


op_special_i1e.call = special_i1e


# ---- special.modified_bessel_k0(Tensor self) -> Tensor


def _special_modified_bessel_k0_forward(self_):
    return k_special_modified_bessel_k0(self_)


class ModifiedBesselK0Backward0(Node):
    """self: -grad * special.modified_bessel_k1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_modified_bessel_k0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.special_modified_bessel_k1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_modified_bessel_k0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(ModifiedBesselK0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_modified_bessel_k0_result(self_p, self_t, result):
    return k_special_modified_bessel_k0_backward_self(self_t, self_p)


def _tangent_tensors_special_modified_bessel_k0_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.special_modified_bessel_k1(self_p))


op_special_modified_bessel_k0 = Op(
    "special.modified_bessel_k0",
    "special.modified_bessel_k0(Tensor self) -> Tensor",
    into=k_special_modified_bessel_k0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_modified_bessel_k0_forward,
    record=_record_special_modified_bessel_k0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_modified_bessel_k0_result, _tangent_tensors_special_modified_bessel_k0_result)},
    saves_self_for=("input",),
)


def special_modified_bessel_k0(input, out=None):
    """The modified Bessel function of the second kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_modified_bessel_k0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_modified_bessel_k0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_modified_bessel_k0.accepts[self_array.dtype]:
            return general(op_special_modified_bessel_k0, (input,))
        result_array = k_special_modified_bessel_k0_same(self_array)
        if result_array is None:
            return general(op_special_modified_bessel_k0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ModifiedBesselK0Backward0)
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


op_special_modified_bessel_k0.call = special_modified_bessel_k0


# ---- special.modified_bessel_k1(Tensor self) -> Tensor


def _special_modified_bessel_k1_forward(self_):
    return k_special_modified_bessel_k1(self_)


class ModifiedBesselK1Backward0(Node):
    """self: -grad * (special.modified_bessel_k0(self) + result / self)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_modified_bessel_k1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops.neg(grad), ops.add(ops.special_modified_bessel_k0(self_), ops.div(result, self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_modified_bessel_k1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ModifiedBesselK1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_modified_bessel_k1_result(self_p, self_t, result):
    return k_special_modified_bessel_k1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_modified_bessel_k1_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.add(ops.special_modified_bessel_k0(self_p), ops.div(result, self_p)))


op_special_modified_bessel_k1 = Op(
    "special.modified_bessel_k1",
    "special.modified_bessel_k1(Tensor self) -> Tensor",
    into=k_special_modified_bessel_k1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_modified_bessel_k1_forward,
    record=_record_special_modified_bessel_k1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_modified_bessel_k1_result, _tangent_tensors_special_modified_bessel_k1_result)},
    saves_self_for=("input",),
)


def special_modified_bessel_k1(input, out=None):
    """The modified Bessel function of the second kind, of order 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_modified_bessel_k1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_modified_bessel_k1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_modified_bessel_k1.accepts[self_array.dtype]:
            return general(op_special_modified_bessel_k1, (input,))
        result_array = k_special_modified_bessel_k1_same(self_array)
        if result_array is None:
            return general(op_special_modified_bessel_k1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ModifiedBesselK1Backward0)
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


op_special_modified_bessel_k1.call = special_modified_bessel_k1


# ---- special.scaled_modified_bessel_k0(Tensor self) -> Tensor


def _special_scaled_modified_bessel_k0_forward(self_):
    return k_special_scaled_modified_bessel_k0(self_)


class ScaledModifiedBesselK0Backward0(Node):
    """self: grad * where(self > 1, -result * _bessel_k_ratio(u), result - special.scaled_modified_bessel_k1(self))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_scaled_modified_bessel_k0_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.gt(self_, 1)
        grad_self = ops.mul(grad, ops.where(t1, ops.mul(ops.neg(result), ops._bessel_k_ratio(ops.div(1, ops.where(t1, self_, math.inf)))), ops.sub(result, ops.special_scaled_modified_bessel_k1(self_))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_scaled_modified_bessel_k0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ScaledModifiedBesselK0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_scaled_modified_bessel_k0_result(self_p, self_t, result):
    return k_special_scaled_modified_bessel_k0_backward_self(self_t, self_p, result)


def _tangent_tensors_special_scaled_modified_bessel_k0_result(self_p, self_t, result):
    t1 = ops.gt(self_p, 1)
    return ops.mul(self_t, ops.where(t1, ops.mul(ops.neg(result), ops._bessel_k_ratio(ops.div(1, ops.where(t1, self_p, math.inf)))), ops.sub(result, ops.special_scaled_modified_bessel_k1(self_p))))


op_special_scaled_modified_bessel_k0 = Op(
    "special.scaled_modified_bessel_k0",
    "special.scaled_modified_bessel_k0(Tensor self) -> Tensor",
    into=k_special_scaled_modified_bessel_k0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_scaled_modified_bessel_k0_forward,
    record=_record_special_scaled_modified_bessel_k0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_scaled_modified_bessel_k0_result, _tangent_tensors_special_scaled_modified_bessel_k0_result)},
    saves_self_for=("input",),
)


def special_scaled_modified_bessel_k0(input=..., x=None, out=None):
    """The modified Bessel function of the second kind, of order 0, times `exp(input)`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("scaled_modified_bessel_k0", "input", input, ..., "x", x)
        if out is not None:
            return into(op_special_scaled_modified_bessel_k0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_scaled_modified_bessel_k0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_scaled_modified_bessel_k0.accepts[self_array.dtype]:
            return general(op_special_scaled_modified_bessel_k0, (input,))
        result_array = k_special_scaled_modified_bessel_k0_same(self_array)
        if result_array is None:
            return general(op_special_scaled_modified_bessel_k0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ScaledModifiedBesselK0Backward0)
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


op_special_scaled_modified_bessel_k0.call = special_scaled_modified_bessel_k0


# ---- special.scaled_modified_bessel_k1(Tensor self) -> Tensor


def _special_scaled_modified_bessel_k1_forward(self_):
    return k_special_scaled_modified_bessel_k1(self_)


class ScaledModifiedBesselK1Backward0(Node):
    """self: grad * where(self > 1, k0e * _bessel_k_ratio(u) - result / where(self > 1, self, 1), result * (1 - 1 / self) - k0e)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_scaled_modified_bessel_k1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.gt(self_, 1)
        t2 = ops.special_scaled_modified_bessel_k0(self_)
        grad_self = ops.mul(grad, ops.where(t1, ops.sub(ops.mul(t2, ops._bessel_k_ratio(ops.div(1, ops.where(t1, self_, math.inf)))), ops.div(result, ops.where(t1, self_, 1))), ops.sub(ops.mul(result, ops.sub(1, ops.div(1, self_))), t2)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_scaled_modified_bessel_k1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ScaledModifiedBesselK1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_scaled_modified_bessel_k1_result(self_p, self_t, result):
    return k_special_scaled_modified_bessel_k1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_scaled_modified_bessel_k1_result(self_p, self_t, result):
    t1 = ops.gt(self_p, 1)
    t2 = ops.special_scaled_modified_bessel_k0(self_p)
    return ops.mul(self_t, ops.where(t1, ops.sub(ops.mul(t2, ops._bessel_k_ratio(ops.div(1, ops.where(t1, self_p, math.inf)))), ops.div(result, ops.where(t1, self_p, 1))), ops.sub(ops.mul(result, ops.sub(1, ops.div(1, self_p))), t2)))


op_special_scaled_modified_bessel_k1 = Op(
    "special.scaled_modified_bessel_k1",
    "special.scaled_modified_bessel_k1(Tensor self) -> Tensor",
    into=k_special_scaled_modified_bessel_k1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_scaled_modified_bessel_k1_forward,
    record=_record_special_scaled_modified_bessel_k1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_scaled_modified_bessel_k1_result, _tangent_tensors_special_scaled_modified_bessel_k1_result)},
    saves_self_for=("input",),
)


def special_scaled_modified_bessel_k1(input=..., x=None, out=None):
    """The modified Bessel function of the second kind, of order 1, times `exp(input)`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("scaled_modified_bessel_k1", "input", input, ..., "x", x)
        if out is not None:
            return into(op_special_scaled_modified_bessel_k1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_scaled_modified_bessel_k1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_scaled_modified_bessel_k1.accepts[self_array.dtype]:
            return general(op_special_scaled_modified_bessel_k1, (input,))
        result_array = k_special_scaled_modified_bessel_k1_same(self_array)
        if result_array is None:
            return general(op_special_scaled_modified_bessel_k1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ScaledModifiedBesselK1Backward0)
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


op_special_scaled_modified_bessel_k1.call = special_scaled_modified_bessel_k1


# ---- special.spherical_bessel_j0(Tensor self) -> Tensor


def _special_spherical_bessel_j0_forward(self_):
    return k_special_spherical_bessel_j0(self_)


class SphericalBesselJ0Backward0(Node):
    """self: grad * _spherical_slope(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_spherical_bessel_j0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops._spherical_slope(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_spherical_bessel_j0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SphericalBesselJ0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_spherical_bessel_j0_result(self_p, self_t, result):
    return k_special_spherical_bessel_j0_backward_self(self_t, self_p)


def _tangent_tensors_special_spherical_bessel_j0_result(self_p, self_t, result):
    return ops.mul(self_t, ops._spherical_slope(self_p))


op_special_spherical_bessel_j0 = Op(
    "special.spherical_bessel_j0",
    "special.spherical_bessel_j0(Tensor self) -> Tensor",
    into=k_special_spherical_bessel_j0_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_spherical_bessel_j0_forward,
    record=_record_special_spherical_bessel_j0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_spherical_bessel_j0_result, _tangent_tensors_special_spherical_bessel_j0_result)},
    saves_self_for=("input",),
)


def special_spherical_bessel_j0(input=..., x=None, out=None):
    """The spherical Bessel function of the first kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("spherical_bessel_j0", "input", input, ..., "x", x)
        if out is not None:
            return into(op_special_spherical_bessel_j0, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_spherical_bessel_j0, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_spherical_bessel_j0.accepts[self_array.dtype]:
            return general(op_special_spherical_bessel_j0, (input,))
        result_array = k_special_spherical_bessel_j0_same(self_array)
        if result_array is None:
            return general(op_special_spherical_bessel_j0, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SphericalBesselJ0Backward0)
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


op_special_spherical_bessel_j0.call = special_spherical_bessel_j0


# ---- _spherical_slope(Tensor self) -> Tensor


def __spherical_slope_forward(self_):
    return k__spherical_slope(self_)


class SphericalSlopeBackward0(Node):
    """self: grad * where(near, -(1 - square * 3 / 10 * (1 - square * 5 / 84 * (1 - square * 7 / 270 * (1 - square * 9 / 616 * (1 - square * 11 / 1170 * ( 1 - square * 13 / 1980 * (1 - square * 15 / 3094))))))) / 3, -special.spherical_bessel_j0(self) - 2 * result / where(near, 1, self))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k__spherical_slope_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.lt(ops.abs(self_), 1)
        t2 = ops.pow(ops.where(t1, self_, 0), 2)
        grad_self = ops.mul(grad, ops.where(t1, ops.div(ops.neg(ops.sub(1, ops.mul(ops.div(ops.mul(t2, 3), 10), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 5), 84), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 7), 270), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 9), 616), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 11), 1170), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 13), 1980), ops.sub(1, ops.div(ops.mul(t2, 15), 3094))))))))))))))), 3), ops.sub(ops.neg(ops.special_spherical_bessel_j0(self_)), ops.div(ops.mul(2, result), ops.where(t1, 1, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__spherical_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SphericalSlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays__spherical_slope_result(self_p, self_t, result):
    return k__spherical_slope_backward_self(self_t, self_p, result)


def _tangent_tensors__spherical_slope_result(self_p, self_t, result):
    t1 = ops.lt(ops.abs(self_p), 1)
    t2 = ops.pow(ops.where(t1, self_p, 0), 2)
    return ops.mul(self_t, ops.where(t1, ops.div(ops.neg(ops.sub(1, ops.mul(ops.div(ops.mul(t2, 3), 10), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 5), 84), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 7), 270), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 9), 616), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 11), 1170), ops.sub(1, ops.mul(ops.div(ops.mul(t2, 13), 1980), ops.sub(1, ops.div(ops.mul(t2, 15), 3094))))))))))))))), 3), ops.sub(ops.neg(ops.special_spherical_bessel_j0(self_p)), ops.div(ops.mul(2, result), ops.where(t1, 1, self_p)))))


op__spherical_slope = Op(
    "_spherical_slope",
    "_spherical_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__spherical_slope_forward,
    record=_record__spherical_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays__spherical_slope_result, _tangent_tensors__spherical_slope_result)},
    saves_self_for=("input",),
)


def _spherical_slope(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__spherical_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__spherical_slope.accepts[self_array.dtype]:
            return general(op__spherical_slope, (input,))
        result_array = k__spherical_slope_same(self_array)
        if result_array is None:
            return general(op__spherical_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(SphericalSlopeBackward0)
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


op__spherical_slope.call = _spherical_slope


# ---- special.airy_ai(Tensor self) -> Tensor


def _special_airy_ai_forward(self_):
    return k_special_airy_ai(self_)


class AiryAiBackward0(Node):
    """self: grad * _airy_slope(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_airy_ai_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops._airy_slope(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_airy_ai(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AiryAiBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_airy_ai_result(self_p, self_t, result):
    return k_special_airy_ai_backward_self(self_t, self_p)


def _tangent_tensors_special_airy_ai_result(self_p, self_t, result):
    return ops.mul(self_t, ops._airy_slope(self_p))


op_special_airy_ai = Op(
    "special.airy_ai",
    "special.airy_ai(Tensor self) -> Tensor",
    into=k_special_airy_ai_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_airy_ai_forward,
    record=_record_special_airy_ai,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_airy_ai_result, _tangent_tensors_special_airy_ai_result)},
    saves_self_for=("input",),
)


def special_airy_ai(input=..., x=None, out=None):
    """The Airy function Ai.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("airy_ai", "input", input, ..., "x", x)
        if out is not None:
            return into(op_special_airy_ai, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_airy_ai, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_airy_ai.accepts[self_array.dtype]:
            return general(op_special_airy_ai, (input,))
        result_array = k_special_airy_ai_same(self_array)
        if result_array is None:
            return general(op_special_airy_ai, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AiryAiBackward0)
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


op_special_airy_ai.call = special_airy_ai


# ---- _airy_slope(Tensor self) -> Tensor


def __airy_slope_forward(self_):
    return k__airy_slope(self_)


class AirySlopeBackward0(Node):
    """self: grad * (self * special.airy_ai(self))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__airy_slope_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul(self_, ops.special_airy_ai(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__airy_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AirySlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__airy_slope_result(self_p, self_t, result):
    return k__airy_slope_backward_self(self_t, self_p)


def _tangent_tensors__airy_slope_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(self_p, ops.special_airy_ai(self_p)))


op__airy_slope = Op(
    "_airy_slope",
    "_airy_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__airy_slope_forward,
    record=_record__airy_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays__airy_slope_result, _tangent_tensors__airy_slope_result)},
    saves_self_for=("input",),
)


def _airy_slope(input):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__airy_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__airy_slope.accepts[self_array.dtype]:
            return general(op__airy_slope, (input,))
        result_array = k__airy_slope_same(self_array)
        if result_array is None:
            return general(op__airy_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AirySlopeBackward0)
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


op__airy_slope.call = _airy_slope


# ---- special.erfcx(Tensor self) -> Tensor


def _special_erfcx_forward(self_):
    return k_special_erfcx(self_)


class ErfcxBackward0(Node, shown_as="SpecialErfcxBackward0"):
    """self: grad * where( self > 2, -(result / far) * (1 + w * (55.636718950135396 + w * (1231.0177000641839 + w * (14055.375813546243 + w * (89972.902687433098 + w * (328879.24521121708 + w * (670753.43200604998 + w * (714482.69162338482 + w * (348183.6906553133 + w * (58658.989572972761 + w * 1435.544410623966)))))))))) / (1 + w * (56.636718950135394 + w * (1285.1544190143205 + w * (15208.188435184913 + w * (102447.96972541964 + w * (402950.38949585594 + w * (914272.94872806306 + w * (1141396.3875559776 + w * (712321.09935840129 + w * (183966.08989497511 + w * 12514.748285247359)))))))))), 2 * near * result - 2 / sqrt(3.141592653589793))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_erfcx_backward_self(grad, self.self_, self.result, (2 / math.sqrt(3.141592653589793)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.gt(self_, 2)
        t2 = ops.where(t1, self_, 2)
        t3 = ops.div(ops.div(1, t2), t2)
        grad_self = ops.mul(grad, ops.where(t1, ops.div(ops.mul(ops.neg(ops.div(result, t2)), ops.add(1, ops.mul(t3, ops.add(55.636718950135396, ops.mul(t3, ops.add(1231.0177000641838, ops.mul(t3, ops.add(14055.375813546243, ops.mul(t3, ops.add(89972.9026874331, ops.mul(t3, ops.add(328879.2452112171, ops.mul(t3, ops.add(670753.43200605, ops.mul(t3, ops.add(714482.6916233848, ops.mul(t3, ops.add(348183.6906553133, ops.mul(t3, ops.add(58658.98957297276, ops.mul(t3, 1435.544410623966))))))))))))))))))))), ops.add(1, ops.mul(t3, ops.add(56.636718950135396, ops.mul(t3, ops.add(1285.1544190143204, ops.mul(t3, ops.add(15208.188435184913, ops.mul(t3, ops.add(102447.96972541964, ops.mul(t3, ops.add(402950.38949585595, ops.mul(t3, ops.add(914272.948728063, ops.mul(t3, ops.add(1141396.3875559776, ops.mul(t3, ops.add(712321.0993584013, ops.mul(t3, ops.add(183966.0898949751, ops.mul(t3, 12514.748285247359))))))))))))))))))))), ops.sub(ops.mul(ops.mul(2, ops.where(t1, 2, self_)), result), (2 / math.sqrt(3.141592653589793)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_erfcx(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ErfcxBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_erfcx_result(self_p, self_t, result):
    return k_special_erfcx_backward_self(self_t, self_p, result, (2 / math.sqrt(3.141592653589793)))


def _tangent_tensors_special_erfcx_result(self_p, self_t, result):
    t1 = ops.gt(self_p, 2)
    t2 = ops.where(t1, self_p, 2)
    t3 = ops.div(ops.div(1, t2), t2)
    return ops.mul(self_t, ops.where(t1, ops.div(ops.mul(ops.neg(ops.div(result, t2)), ops.add(1, ops.mul(t3, ops.add(55.636718950135396, ops.mul(t3, ops.add(1231.0177000641838, ops.mul(t3, ops.add(14055.375813546243, ops.mul(t3, ops.add(89972.9026874331, ops.mul(t3, ops.add(328879.2452112171, ops.mul(t3, ops.add(670753.43200605, ops.mul(t3, ops.add(714482.6916233848, ops.mul(t3, ops.add(348183.6906553133, ops.mul(t3, ops.add(58658.98957297276, ops.mul(t3, 1435.544410623966))))))))))))))))))))), ops.add(1, ops.mul(t3, ops.add(56.636718950135396, ops.mul(t3, ops.add(1285.1544190143204, ops.mul(t3, ops.add(15208.188435184913, ops.mul(t3, ops.add(102447.96972541964, ops.mul(t3, ops.add(402950.38949585595, ops.mul(t3, ops.add(914272.948728063, ops.mul(t3, ops.add(1141396.3875559776, ops.mul(t3, ops.add(712321.0993584013, ops.mul(t3, ops.add(183966.0898949751, ops.mul(t3, 12514.748285247359))))))))))))))))))))), ops.sub(ops.mul(ops.mul(2, ops.where(t1, 2, self_p)), result), (2 / math.sqrt(3.141592653589793)))))


op_special_erfcx = Op(
    "special.erfcx",
    "special.erfcx(Tensor self) -> Tensor",
    into=k_special_erfcx_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_erfcx_forward,
    record=_record_special_erfcx,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_erfcx_result, _tangent_tensors_special_erfcx_result)},
    saves_self_for=("input",),
)


def special_erfcx(input, out=None):
    """The complementary error function times `exp(input ** 2)`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_erfcx, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_erfcx, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_erfcx.accepts[self_array.dtype]:
            return general(op_special_erfcx, (input,))
        result_array = k_special_erfcx_same(self_array)
        if result_array is None:
            return general(op_special_erfcx, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ErfcxBackward0)
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


op_special_erfcx.call = special_erfcx


# ---- special.ndtri(Tensor self) -> Tensor


def _special_ndtri_forward(self_):
    return k_special_ndtri(self_)


class NdtriBackward0(Node, shown_as="SpecialNdtriBackward0"):
    """self: grad * (sqrt(2 * 3.141592653589793) * exp(result * result * 0.5))"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_ndtri_backward_self(grad, math.sqrt((2 * 3.141592653589793)), self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.mul(math.sqrt((2 * 3.141592653589793)), ops.exp(ops.mul(ops.mul(result, result), 0.5))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_special_ndtri(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(NdtriBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_ndtri_result(self_p, self_t, result):
    return k_special_ndtri_backward_self(self_t, math.sqrt((2 * 3.141592653589793)), result)


def _tangent_tensors_special_ndtri_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(math.sqrt((2 * 3.141592653589793)), ops.exp(ops.mul(ops.mul(result, result), 0.5))))


op_special_ndtri = Op(
    "special.ndtri",
    "special.ndtri(Tensor self) -> Tensor",
    into=k_special_ndtri_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_ndtri_forward,
    record=_record_special_ndtri,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_ndtri_result, _tangent_tensors_special_ndtri_result)},
)


def special_ndtri(input, out=None):
    """The inverse of the distribution function of the normal distribution.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_ndtri, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_ndtri, (input,))
        self_array = input._array
        self_node = input._node
        if not op_special_ndtri.accepts[self_array.dtype]:
            return general(op_special_ndtri, (input,))
        result_array = k_special_ndtri_same(self_array)
        if result_array is None:
            return general(op_special_ndtri, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(NdtriBackward0)
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


op_special_ndtri.call = special_ndtri


# ---- special.log_ndtr(Tensor self) -> Tensor


def _special_log_ndtr_forward(self_):
    return k_special_log_ndtr(self_)


class LogNdtrBackward0(Node, shown_as="SpecialLogNdtrBackward0"):
    """self: grad * where(self < -1, sqrt(2 / 3.141592653589793) / special.erfcx(-low / sqrt(2)), exp(exponent) / sqrt(2 * 3.141592653589793))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_log_ndtr_backward_self(grad, self.self_, math.sqrt((2 / 3.141592653589793)), math.sqrt(2), self.result, math.sqrt((2 * 3.141592653589793)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.lt(self_, -1)
        grad_self = ops.mul(grad, ops.where(t1, ops.div(math.sqrt((2 / 3.141592653589793)), ops.special_erfcx(ops.div(ops.neg(ops.where(t1, self_, -1)), math.sqrt(2)))), ops.div(ops.exp(ops.where(t1, 0, ops.sub(ops.mul(ops.mul(self_, self_), -0.5), result))), math.sqrt((2 * 3.141592653589793)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_log_ndtr(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LogNdtrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_log_ndtr_result(self_p, self_t, result):
    return k_special_log_ndtr_backward_self(self_t, self_p, math.sqrt((2 / 3.141592653589793)), math.sqrt(2), result, math.sqrt((2 * 3.141592653589793)))


def _tangent_tensors_special_log_ndtr_result(self_p, self_t, result):
    t1 = ops.lt(self_p, -1)
    return ops.mul(self_t, ops.where(t1, ops.div(math.sqrt((2 / 3.141592653589793)), ops.special_erfcx(ops.div(ops.neg(ops.where(t1, self_p, -1)), math.sqrt(2)))), ops.div(ops.exp(ops.where(t1, 0, ops.sub(ops.mul(ops.mul(self_p, self_p), -0.5), result))), math.sqrt((2 * 3.141592653589793)))))


op_special_log_ndtr = Op(
    "special.log_ndtr",
    "special.log_ndtr(Tensor self) -> Tensor",
    into=k_special_log_ndtr_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_log_ndtr_forward,
    record=_record_special_log_ndtr,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_log_ndtr_result, _tangent_tensors_special_log_ndtr_result)},
    saves_self_for=("input",),
)


def special_log_ndtr(input, out=None):
    """The logarithm of the distribution function of the normal distribution.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if out is not None:
            return into(op_special_log_ndtr, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_log_ndtr, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op_special_log_ndtr.accepts[self_array.dtype]:
            return general(op_special_log_ndtr, (input,))
        result_array = k_special_log_ndtr_same(self_array)
        if result_array is None:
            return general(op_special_log_ndtr, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LogNdtrBackward0)
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


op_special_log_ndtr.call = special_log_ndtr


# ---- special.zeta(Tensor self, Tensor other) -> Tensor


def _special_zeta_forward(self_, other):
    return k_special_zeta(self_, other)


class ZetaBackward0(Node, shown_as="SpecialZetaBackward0"):
    """self: not_implemented: the derivative of the zeta function for its exponent
    other: grad * -self * special.zeta(self + 1, other)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("special.zeta", "self", "the derivative of the zeta function for its exponent")
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_special_zeta_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("special.zeta", "self", "the derivative of the zeta function for its exponent")
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(ops.mul(grad, ops.neg(self_)), ops.special_zeta(ops.add(self_, 1), other))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_special_zeta(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(ZetaBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


op_special_zeta = Op(
    "special.zeta",
    "special.zeta(Tensor self, Tensor other) -> Tensor",
    into=k_special_zeta_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_special_zeta_forward,
    record=_record_special_zeta,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": "the derivative of the zeta function for its exponent"},
    saves_self_for=("other",),
)


def special_zeta(input=..., other=..., x1=None, x2=None, out=None):
    """The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("zeta", input, other, x1, x2)
        if out is not None:
            return into(op_special_zeta, (input, other), out)
        if modes.observers:
            return general(op_special_zeta, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_zeta.accepts[self_array.dtype]:
                return general(op_special_zeta, (input, other))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_zeta, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
            if not op_special_zeta.accepts[other_array.dtype]:
                return general(op_special_zeta, (input, other))
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_special_zeta, (input, other))
        result_array = k_special_zeta_same(self_array, other_array)
        if result_array is None:
            result_array = k_special_zeta_any(self_array, other_array)
            if result_array is None:
                return general(op_special_zeta, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ZetaBackward0)
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


op_special_zeta.call = special_zeta


# ---- igamma(Tensor self, Tensor other) -> Tensor


def _igamma_forward(self_, other):
    return k_igamma(self_, other)


class IgammaBackward0(Node):
    """self: not_implemented: the derivative of the incomplete gamma function for its first argument
    other: grad * pow(where(other == 0, other, 1), self - 1) * exp((self - 1) * log(where(other == 0, 1, other)) - other - lgamma(self))"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("igamma", "self", "the derivative of the incomplete gamma function for its first argument")
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_igamma_backward_other(grad, self.other, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("igamma", "self", "the derivative of the incomplete gamma function for its first argument")
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            t1 = ops.eq(other, 0)
            t2 = ops.sub(self_, 1)
            grad_other = ops.mul(ops.mul(grad, ops.pow(ops.where(t1, other, 1), t2)), ops.exp(ops.sub(ops.sub(ops.mul(t2, ops.log(ops.where(t1, 1, other))), other), ops.lgamma(self_))))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_igamma(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(IgammaBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


op_igamma = Op(
    "igamma",
    "igamma(Tensor self, Tensor other) -> Tensor",
    into=k_igamma_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_igamma_forward,
    record=_record_igamma,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": "the derivative of the incomplete gamma function for its first argument"},
    saves_self_for=("other",),
)


def igamma(input=..., other=..., x1=None, x2=None, out=None):
    """The regularized lower incomplete gamma function."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("igamma", input, other, x1, x2)
        if out is not None:
            return into(op_igamma, (input, other), out)
        if modes.observers:
            return general(op_igamma, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_igamma, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_igamma, (input, other))
        result_array = k_igamma_same(self_array, other_array)
        if result_array is None:
            result_array = k_igamma_any(self_array, other_array)
            if result_array is None:
                return general(op_igamma, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(IgammaBackward0)
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


op_igamma.call = igamma


def igamma_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `igamma`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("igamma_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_igamma, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_igamma, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_igamma_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_igamma, (input, other))
        changed(input._changes, "igamma_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- igammac(Tensor self, Tensor other) -> Tensor


def _igammac_forward(self_, other):
    return k_igammac(self_, other)


class IgammacBackward0(Node):
    """self: not_implemented: the derivative of the incomplete gamma function for its first argument
    other: -grad * pow(where(other == 0, other, 1), self - 1) * exp((self - 1) * log(where(other == 0, 1, other)) - other - lgamma(self))"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("igammac", "self", "the derivative of the incomplete gamma function for its first argument")
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_igammac_backward_other(grad, self.other, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            raise not_implemented("igammac", "self", "the derivative of the incomplete gamma function for its first argument")
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            t1 = ops.eq(other, 0)
            t2 = ops.sub(self_, 1)
            grad_other = ops.mul(ops.mul(ops.neg(grad), ops.pow(ops.where(t1, other, 1), t2)), ops.exp(ops.sub(ops.sub(ops.mul(t2, ops.log(ops.where(t1, 1, other))), other), ops.lgamma(self_))))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_igammac(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(IgammacBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


op_igammac = Op(
    "igammac",
    "igammac(Tensor self, Tensor other) -> Tensor",
    into=k_igammac_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_igammac_forward,
    record=_record_igammac,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": "the derivative of the incomplete gamma function for its first argument"},
    saves_self_for=("other",),
)


def igammac(input=..., other=..., x1=None, x2=None, out=None):
    """The regularized upper incomplete gamma function."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("igammac", input, other, x1, x2)
        if out is not None:
            return into(op_igammac, (input, other), out)
        if modes.observers:
            return general(op_igammac, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_igammac, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_igammac, (input, other))
        result_array = k_igammac_same(self_array, other_array)
        if result_array is None:
            result_array = k_igammac_any(self_array, other_array)
            if result_array is None:
                return general(op_igammac, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(IgammacBackward0)
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


op_igammac.call = igammac


def igammac_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `igammac`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("igammac_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_igammac, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_igammac, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_igammac_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_igammac, (input, other))
        changed(input._changes, "igammac_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- mvlgamma(Tensor self, int p) -> Tensor


op_mvlgamma = Op(
    "mvlgamma",
    "mvlgamma(Tensor self, int p) -> Tensor",
    params=(("input", "Tensor"), ("p", "int")),
    positional=2,
    required=("input", "p"),
    forward=compose_arithmetic.mvlgamma,
    composite=True,
)


def mvlgamma(input, p, out=None):
    """The logarithm of the multivariate gamma function of dimension `p`."""
    try:
        if p.__class__ is not int:
            check_kinds(op_mvlgamma, (input, p))
        if out is not None:
            return into(op_mvlgamma, (input, p), out)
        if input.__class__ is not Tensor:
            check_tensors(op_mvlgamma, (input, p))
        return compose_arithmetic.mvlgamma(input, p)
    except Exception:
        hide_frames()
        raise


op_mvlgamma.call = mvlgamma


def mvlgamma_(input, p):
    """The in-place form of `mvlgamma`."""
    try:
        if p.__class__ is not int:
            check_kinds(op_mvlgamma, (input, p))
        if input.__class__ is not Tensor:
            check_tensors(op_mvlgamma, (input, p))
        return composed_in_place(op_mvlgamma, (input, p))
    except Exception:
        hide_frames()
        raise


# ---- special.chebyshev_polynomial_t(Tensor self, Tensor n) -> Tensor


def _special_chebyshev_polynomial_t_forward(self_, n):
    return k_special_chebyshev_polynomial_t(self_, n)


class ChebyshevPolynomialTBackward0(Node):
    """self: grad * (trunc(n) * special.chebyshev_polynomial_u(self, trunc(n) - 1))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_chebyshev_polynomial_t_backward_self(grad, self.n, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(t1, ops.special_chebyshev_polynomial_u(self_, ops.sub(t1, 1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_chebyshev_polynomial_t(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ChebyshevPolynomialTBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_chebyshev_polynomial_t_result(self_p, n, self_t, result):
    return k_special_chebyshev_polynomial_t_backward_self(self_t, n, self_p)


def _tangent_tensors_special_chebyshev_polynomial_t_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(t1, ops.special_chebyshev_polynomial_u(self_p, ops.sub(t1, 1))))


op_special_chebyshev_polynomial_t = Op(
    "special.chebyshev_polynomial_t",
    "special.chebyshev_polynomial_t(Tensor self, Tensor n) -> Tensor",
    into=k_special_chebyshev_polynomial_t_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_chebyshev_polynomial_t_forward,
    record=_record_special_chebyshev_polynomial_t,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_chebyshev_polynomial_t_result, _tangent_tensors_special_chebyshev_polynomial_t_result)},
    saves_self_for=("input",),
)


def special_chebyshev_polynomial_t(input=..., n=..., x=None, out=None):
    """The Chebyshev polynomial of the first kind of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("chebyshev_polynomial_t", "input", input, ..., "x", x)
        if n is ...:
            missing("chebyshev_polynomial_t", "n")
        if out is not None:
            return into(op_special_chebyshev_polynomial_t, (input, n), out)
        if modes.observers:
            return general(op_special_chebyshev_polynomial_t, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_chebyshev_polynomial_t.accepts[self_array.dtype]:
                return general(op_special_chebyshev_polynomial_t, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_chebyshev_polynomial_t, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_chebyshev_polynomial_t.accepts[n_array.dtype]:
                return general(op_special_chebyshev_polynomial_t, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_chebyshev_polynomial_t, (input, n))
        result_array = k_special_chebyshev_polynomial_t_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_chebyshev_polynomial_t_any(self_array, n_array)
            if result_array is None:
                return general(op_special_chebyshev_polynomial_t, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ChebyshevPolynomialTBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_chebyshev_polynomial_t.call = special_chebyshev_polynomial_t


# ---- special.chebyshev_polynomial_u(Tensor self, Tensor n) -> Tensor


def _special_chebyshev_polynomial_u_forward(self_, n):
    return k_special_chebyshev_polynomial_u(self_, n)


class ChebyshevPolynomialUBackward0(Node):
    """self: grad * (2 * _gegenbauer(self, trunc(n) - 1, 2.0))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_chebyshev_polynomial_u_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(grad, ops.mul(2, ops._gegenbauer(self_, ops.sub(ops.trunc(n), 1), 2.0)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_chebyshev_polynomial_u(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ChebyshevPolynomialUBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_chebyshev_polynomial_u_result(self_p, n, self_t, result):
    return k_special_chebyshev_polynomial_u_backward_self(self_t, self_p, n)


def _tangent_tensors_special_chebyshev_polynomial_u_result(self_p, n, self_t, result):
    return ops.mul(self_t, ops.mul(2, ops._gegenbauer(self_p, ops.sub(ops.trunc(n), 1), 2.0)))


op_special_chebyshev_polynomial_u = Op(
    "special.chebyshev_polynomial_u",
    "special.chebyshev_polynomial_u(Tensor self, Tensor n) -> Tensor",
    into=k_special_chebyshev_polynomial_u_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_chebyshev_polynomial_u_forward,
    record=_record_special_chebyshev_polynomial_u,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_chebyshev_polynomial_u_result, _tangent_tensors_special_chebyshev_polynomial_u_result)},
    saves_self_for=("input",),
)


def special_chebyshev_polynomial_u(input=..., n=..., x=None, out=None):
    """The Chebyshev polynomial of the second kind of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("chebyshev_polynomial_u", "input", input, ..., "x", x)
        if n is ...:
            missing("chebyshev_polynomial_u", "n")
        if out is not None:
            return into(op_special_chebyshev_polynomial_u, (input, n), out)
        if modes.observers:
            return general(op_special_chebyshev_polynomial_u, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_chebyshev_polynomial_u.accepts[self_array.dtype]:
                return general(op_special_chebyshev_polynomial_u, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_chebyshev_polynomial_u, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_chebyshev_polynomial_u.accepts[n_array.dtype]:
                return general(op_special_chebyshev_polynomial_u, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_chebyshev_polynomial_u, (input, n))
        result_array = k_special_chebyshev_polynomial_u_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_chebyshev_polynomial_u_any(self_array, n_array)
            if result_array is None:
                return general(op_special_chebyshev_polynomial_u, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ChebyshevPolynomialUBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_chebyshev_polynomial_u.call = special_chebyshev_polynomial_u


# ---- special.chebyshev_polynomial_v(Tensor self, Tensor n) -> Tensor


def _special_chebyshev_polynomial_v_forward(self_, n):
    return k_special_chebyshev_polynomial_v(self_, n)


class ChebyshevPolynomialVBackward0(Node):
    """self: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) - _gegenbauer(self, trunc(n) - 2, 2.0)))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_chebyshev_polynomial_v_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(2, ops.sub(ops._gegenbauer(self_, ops.sub(t1, 1), 2.0), ops._gegenbauer(self_, ops.sub(t1, 2), 2.0))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_chebyshev_polynomial_v(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ChebyshevPolynomialVBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_chebyshev_polynomial_v_result(self_p, n, self_t, result):
    return k_special_chebyshev_polynomial_v_backward_self(self_t, self_p, n)


def _tangent_tensors_special_chebyshev_polynomial_v_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(2, ops.sub(ops._gegenbauer(self_p, ops.sub(t1, 1), 2.0), ops._gegenbauer(self_p, ops.sub(t1, 2), 2.0))))


op_special_chebyshev_polynomial_v = Op(
    "special.chebyshev_polynomial_v",
    "special.chebyshev_polynomial_v(Tensor self, Tensor n) -> Tensor",
    into=k_special_chebyshev_polynomial_v_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_chebyshev_polynomial_v_forward,
    record=_record_special_chebyshev_polynomial_v,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_chebyshev_polynomial_v_result, _tangent_tensors_special_chebyshev_polynomial_v_result)},
    saves_self_for=("input",),
)


def special_chebyshev_polynomial_v(input=..., n=..., x=None, out=None):
    """The Chebyshev polynomial of the third kind of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("chebyshev_polynomial_v", "input", input, ..., "x", x)
        if n is ...:
            missing("chebyshev_polynomial_v", "n")
        if out is not None:
            return into(op_special_chebyshev_polynomial_v, (input, n), out)
        if modes.observers:
            return general(op_special_chebyshev_polynomial_v, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_chebyshev_polynomial_v.accepts[self_array.dtype]:
                return general(op_special_chebyshev_polynomial_v, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_chebyshev_polynomial_v, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_chebyshev_polynomial_v.accepts[n_array.dtype]:
                return general(op_special_chebyshev_polynomial_v, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_chebyshev_polynomial_v, (input, n))
        result_array = k_special_chebyshev_polynomial_v_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_chebyshev_polynomial_v_any(self_array, n_array)
            if result_array is None:
                return general(op_special_chebyshev_polynomial_v, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ChebyshevPolynomialVBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_chebyshev_polynomial_v.call = special_chebyshev_polynomial_v


# ---- special.chebyshev_polynomial_w(Tensor self, Tensor n) -> Tensor


def _special_chebyshev_polynomial_w_forward(self_, n):
    return k_special_chebyshev_polynomial_w(self_, n)


class ChebyshevPolynomialWBackward0(Node):
    """self: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) + _gegenbauer(self, trunc(n) - 2, 2.0)))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_chebyshev_polynomial_w_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(2, ops.add(ops._gegenbauer(self_, ops.sub(t1, 1), 2.0), ops._gegenbauer(self_, ops.sub(t1, 2), 2.0))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_chebyshev_polynomial_w(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ChebyshevPolynomialWBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_chebyshev_polynomial_w_result(self_p, n, self_t, result):
    return k_special_chebyshev_polynomial_w_backward_self(self_t, self_p, n)


def _tangent_tensors_special_chebyshev_polynomial_w_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(2, ops.add(ops._gegenbauer(self_p, ops.sub(t1, 1), 2.0), ops._gegenbauer(self_p, ops.sub(t1, 2), 2.0))))


op_special_chebyshev_polynomial_w = Op(
    "special.chebyshev_polynomial_w",
    "special.chebyshev_polynomial_w(Tensor self, Tensor n) -> Tensor",
    into=k_special_chebyshev_polynomial_w_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_chebyshev_polynomial_w_forward,
    record=_record_special_chebyshev_polynomial_w,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_chebyshev_polynomial_w_result, _tangent_tensors_special_chebyshev_polynomial_w_result)},
    saves_self_for=("input",),
)


def special_chebyshev_polynomial_w(input=..., n=..., x=None, out=None):
    """The Chebyshev polynomial of the fourth kind of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("chebyshev_polynomial_w", "input", input, ..., "x", x)
        if n is ...:
            missing("chebyshev_polynomial_w", "n")
        if out is not None:
            return into(op_special_chebyshev_polynomial_w, (input, n), out)
        if modes.observers:
            return general(op_special_chebyshev_polynomial_w, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_chebyshev_polynomial_w.accepts[self_array.dtype]:
                return general(op_special_chebyshev_polynomial_w, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_chebyshev_polynomial_w, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_chebyshev_polynomial_w.accepts[n_array.dtype]:
                return general(op_special_chebyshev_polynomial_w, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_chebyshev_polynomial_w, (input, n))
        result_array = k_special_chebyshev_polynomial_w_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_chebyshev_polynomial_w_any(self_array, n_array)
            if result_array is None:
                return general(op_special_chebyshev_polynomial_w, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ChebyshevPolynomialWBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_chebyshev_polynomial_w.call = special_chebyshev_polynomial_w


# ---- special.legendre_polynomial_p(Tensor self, Tensor n) -> Tensor


def _special_legendre_polynomial_p_forward(self_, n):
    return k_special_legendre_polynomial_p(self_, n)


class LegendrePolynomialPBackward0(Node):
    """self: grad * _gegenbauer(self, trunc(n) - 1, 1.5)"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_legendre_polynomial_p_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(grad, ops._gegenbauer(self_, ops.sub(ops.trunc(n), 1), 1.5))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_legendre_polynomial_p(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(LegendrePolynomialPBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_legendre_polynomial_p_result(self_p, n, self_t, result):
    return k_special_legendre_polynomial_p_backward_self(self_t, self_p, n)


def _tangent_tensors_special_legendre_polynomial_p_result(self_p, n, self_t, result):
    return ops.mul(self_t, ops._gegenbauer(self_p, ops.sub(ops.trunc(n), 1), 1.5))


op_special_legendre_polynomial_p = Op(
    "special.legendre_polynomial_p",
    "special.legendre_polynomial_p(Tensor self, Tensor n) -> Tensor",
    into=k_special_legendre_polynomial_p_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_legendre_polynomial_p_forward,
    record=_record_special_legendre_polynomial_p,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_legendre_polynomial_p_result, _tangent_tensors_special_legendre_polynomial_p_result)},
    saves_self_for=("input",),
)


def special_legendre_polynomial_p(input=..., n=..., x=None, out=None):
    """The Legendre polynomial of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("legendre_polynomial_p", "input", input, ..., "x", x)
        if n is ...:
            missing("legendre_polynomial_p", "n")
        if not (not takes_too_many_steps(n)):
            raise RuntimeError("special.legendre_polynomial_p(): expected the degree of a polynomial to be 262144 or less, as each takes a step")
        if out is not None:
            return into(op_special_legendre_polynomial_p, (input, n), out)
        if modes.observers:
            return general(op_special_legendre_polynomial_p, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_legendre_polynomial_p.accepts[self_array.dtype]:
                return general(op_special_legendre_polynomial_p, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_legendre_polynomial_p, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_legendre_polynomial_p.accepts[n_array.dtype]:
                return general(op_special_legendre_polynomial_p, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_legendre_polynomial_p, (input, n))
        result_array = k_special_legendre_polynomial_p_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_legendre_polynomial_p_any(self_array, n_array)
            if result_array is None:
                return general(op_special_legendre_polynomial_p, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LegendrePolynomialPBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_legendre_polynomial_p.call = special_legendre_polynomial_p


# ---- special.hermite_polynomial_h(Tensor self, Tensor n) -> Tensor


def _special_hermite_polynomial_h_forward(self_, n):
    return k_special_hermite_polynomial_h(self_, n)


class HermitePolynomialHBackward0(Node):
    """self: grad * (2 * trunc(n) * special.hermite_polynomial_h(self, trunc(n) - 1))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_hermite_polynomial_h_backward_self(grad, self.n, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(ops.mul(2, t1), ops.special_hermite_polynomial_h(self_, ops.sub(t1, 1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_hermite_polynomial_h(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(HermitePolynomialHBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_hermite_polynomial_h_result(self_p, n, self_t, result):
    return k_special_hermite_polynomial_h_backward_self(self_t, n, self_p)


def _tangent_tensors_special_hermite_polynomial_h_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(ops.mul(2, t1), ops.special_hermite_polynomial_h(self_p, ops.sub(t1, 1))))


op_special_hermite_polynomial_h = Op(
    "special.hermite_polynomial_h",
    "special.hermite_polynomial_h(Tensor self, Tensor n) -> Tensor",
    into=k_special_hermite_polynomial_h_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_hermite_polynomial_h_forward,
    record=_record_special_hermite_polynomial_h,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_hermite_polynomial_h_result, _tangent_tensors_special_hermite_polynomial_h_result)},
    saves_self_for=("input",),
)


def special_hermite_polynomial_h(input=..., n=..., x=None, out=None):
    """The Hermite polynomial of degree `n`, as physics defines it.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("hermite_polynomial_h", "input", input, ..., "x", x)
        if n is ...:
            missing("hermite_polynomial_h", "n")
        if not (not takes_too_many_steps(n)):
            raise RuntimeError("special.hermite_polynomial_h(): expected the degree of a polynomial to be 262144 or less, as each takes a step")
        if out is not None:
            return into(op_special_hermite_polynomial_h, (input, n), out)
        if modes.observers:
            return general(op_special_hermite_polynomial_h, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_hermite_polynomial_h.accepts[self_array.dtype]:
                return general(op_special_hermite_polynomial_h, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_hermite_polynomial_h, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_hermite_polynomial_h.accepts[n_array.dtype]:
                return general(op_special_hermite_polynomial_h, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_hermite_polynomial_h, (input, n))
        result_array = k_special_hermite_polynomial_h_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_hermite_polynomial_h_any(self_array, n_array)
            if result_array is None:
                return general(op_special_hermite_polynomial_h, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HermitePolynomialHBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_hermite_polynomial_h.call = special_hermite_polynomial_h


# ---- special.hermite_polynomial_he(Tensor self, Tensor n) -> Tensor


def _special_hermite_polynomial_he_forward(self_, n):
    return k_special_hermite_polynomial_he(self_, n)


class HermitePolynomialHeBackward0(Node):
    """self: grad * (trunc(n) * special.hermite_polynomial_he(self, trunc(n) - 1))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_hermite_polynomial_he_backward_self(grad, self.n, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(t1, ops.special_hermite_polynomial_he(self_, ops.sub(t1, 1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_hermite_polynomial_he(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(HermitePolynomialHeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_hermite_polynomial_he_result(self_p, n, self_t, result):
    return k_special_hermite_polynomial_he_backward_self(self_t, n, self_p)


def _tangent_tensors_special_hermite_polynomial_he_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(t1, ops.special_hermite_polynomial_he(self_p, ops.sub(t1, 1))))


op_special_hermite_polynomial_he = Op(
    "special.hermite_polynomial_he",
    "special.hermite_polynomial_he(Tensor self, Tensor n) -> Tensor",
    into=k_special_hermite_polynomial_he_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_hermite_polynomial_he_forward,
    record=_record_special_hermite_polynomial_he,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_hermite_polynomial_he_result, _tangent_tensors_special_hermite_polynomial_he_result)},
    saves_self_for=("input",),
)


def special_hermite_polynomial_he(input=..., n=..., x=None, out=None):
    """The Hermite polynomial of degree `n`, as probability theory defines it.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("hermite_polynomial_he", "input", input, ..., "x", x)
        if n is ...:
            missing("hermite_polynomial_he", "n")
        if not (not takes_too_many_steps(n)):
            raise RuntimeError("special.hermite_polynomial_he(): expected the degree of a polynomial to be 262144 or less, as each takes a step")
        if out is not None:
            return into(op_special_hermite_polynomial_he, (input, n), out)
        if modes.observers:
            return general(op_special_hermite_polynomial_he, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_hermite_polynomial_he.accepts[self_array.dtype]:
                return general(op_special_hermite_polynomial_he, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_hermite_polynomial_he, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_hermite_polynomial_he.accepts[n_array.dtype]:
                return general(op_special_hermite_polynomial_he, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_hermite_polynomial_he, (input, n))
        result_array = k_special_hermite_polynomial_he_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_hermite_polynomial_he_any(self_array, n_array)
            if result_array is None:
                return general(op_special_hermite_polynomial_he, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HermitePolynomialHeBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_hermite_polynomial_he.call = special_hermite_polynomial_he


# ---- special.shifted_chebyshev_polynomial_t(Tensor self, Tensor n) -> Tensor


def _special_shifted_chebyshev_polynomial_t_forward(self_, n):
    return k_special_shifted_chebyshev_polynomial_t(self_, n)


class ShiftedChebyshevPolynomialTBackward0(Node):
    """self: grad * (2 * trunc(n) * special.shifted_chebyshev_polynomial_u(self, trunc(n) - 1))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_shifted_chebyshev_polynomial_t_backward_self(grad, self.n, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(ops.mul(2, t1), ops.special_shifted_chebyshev_polynomial_u(self_, ops.sub(t1, 1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_shifted_chebyshev_polynomial_t(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ShiftedChebyshevPolynomialTBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_shifted_chebyshev_polynomial_t_result(self_p, n, self_t, result):
    return k_special_shifted_chebyshev_polynomial_t_backward_self(self_t, n, self_p)


def _tangent_tensors_special_shifted_chebyshev_polynomial_t_result(self_p, n, self_t, result):
    t1 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(ops.mul(2, t1), ops.special_shifted_chebyshev_polynomial_u(self_p, ops.sub(t1, 1))))


op_special_shifted_chebyshev_polynomial_t = Op(
    "special.shifted_chebyshev_polynomial_t",
    "special.shifted_chebyshev_polynomial_t(Tensor self, Tensor n) -> Tensor",
    into=k_special_shifted_chebyshev_polynomial_t_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_shifted_chebyshev_polynomial_t_forward,
    record=_record_special_shifted_chebyshev_polynomial_t,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_shifted_chebyshev_polynomial_t_result, _tangent_tensors_special_shifted_chebyshev_polynomial_t_result)},
    saves_self_for=("input",),
)


def special_shifted_chebyshev_polynomial_t(input=..., n=..., x=None, out=None):
    """The shifted Chebyshev polynomial of the first kind of degree `n`, of numbers between 0 and 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("shifted_chebyshev_polynomial_t", "input", input, ..., "x", x)
        if n is ...:
            missing("shifted_chebyshev_polynomial_t", "n")
        if out is not None:
            return into(op_special_shifted_chebyshev_polynomial_t, (input, n), out)
        if modes.observers:
            return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_shifted_chebyshev_polynomial_t.accepts[self_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_shifted_chebyshev_polynomial_t.accepts[n_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
        result_array = k_special_shifted_chebyshev_polynomial_t_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_shifted_chebyshev_polynomial_t_any(self_array, n_array)
            if result_array is None:
                return general(op_special_shifted_chebyshev_polynomial_t, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ShiftedChebyshevPolynomialTBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_shifted_chebyshev_polynomial_t.call = special_shifted_chebyshev_polynomial_t


# ---- special.shifted_chebyshev_polynomial_u(Tensor self, Tensor n) -> Tensor


def _special_shifted_chebyshev_polynomial_u_forward(self_, n):
    return k_special_shifted_chebyshev_polynomial_u(self_, n)


class ShiftedChebyshevPolynomialUBackward0(Node):
    """self: grad * (4 * _gegenbauer(self + self - 1, trunc(n) - 1, 2.0))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_shifted_chebyshev_polynomial_u_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(grad, ops.mul(4, ops._gegenbauer(ops.sub(ops.add(self_, self_), 1), ops.sub(ops.trunc(n), 1), 2.0)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_shifted_chebyshev_polynomial_u(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ShiftedChebyshevPolynomialUBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_shifted_chebyshev_polynomial_u_result(self_p, n, self_t, result):
    return k_special_shifted_chebyshev_polynomial_u_backward_self(self_t, self_p, n)


def _tangent_tensors_special_shifted_chebyshev_polynomial_u_result(self_p, n, self_t, result):
    return ops.mul(self_t, ops.mul(4, ops._gegenbauer(ops.sub(ops.add(self_p, self_p), 1), ops.sub(ops.trunc(n), 1), 2.0)))


op_special_shifted_chebyshev_polynomial_u = Op(
    "special.shifted_chebyshev_polynomial_u",
    "special.shifted_chebyshev_polynomial_u(Tensor self, Tensor n) -> Tensor",
    into=k_special_shifted_chebyshev_polynomial_u_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_shifted_chebyshev_polynomial_u_forward,
    record=_record_special_shifted_chebyshev_polynomial_u,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_shifted_chebyshev_polynomial_u_result, _tangent_tensors_special_shifted_chebyshev_polynomial_u_result)},
    saves_self_for=("input",),
)


def special_shifted_chebyshev_polynomial_u(input=..., n=..., x=None, out=None):
    """The shifted Chebyshev polynomial of the second kind of degree `n`, of numbers between 0 and 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("shifted_chebyshev_polynomial_u", "input", input, ..., "x", x)
        if n is ...:
            missing("shifted_chebyshev_polynomial_u", "n")
        if out is not None:
            return into(op_special_shifted_chebyshev_polynomial_u, (input, n), out)
        if modes.observers:
            return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_shifted_chebyshev_polynomial_u.accepts[self_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_shifted_chebyshev_polynomial_u.accepts[n_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
        result_array = k_special_shifted_chebyshev_polynomial_u_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_shifted_chebyshev_polynomial_u_any(self_array, n_array)
            if result_array is None:
                return general(op_special_shifted_chebyshev_polynomial_u, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ShiftedChebyshevPolynomialUBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_shifted_chebyshev_polynomial_u.call = special_shifted_chebyshev_polynomial_u


# ---- special.shifted_chebyshev_polynomial_v(Tensor self, Tensor n) -> Tensor


def _special_shifted_chebyshev_polynomial_v_forward(self_, n):
    return k_special_shifted_chebyshev_polynomial_v(self_, n)


class ShiftedChebyshevPolynomialVBackward0(Node):
    """self: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) - _gegenbauer(self + self - 1, trunc(n) - 2, 2.0)))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_shifted_chebyshev_polynomial_v_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.sub(ops.add(self_, self_), 1)
        t2 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(4, ops.sub(ops._gegenbauer(t1, ops.sub(t2, 1), 2.0), ops._gegenbauer(t1, ops.sub(t2, 2), 2.0))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_shifted_chebyshev_polynomial_v(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ShiftedChebyshevPolynomialVBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_shifted_chebyshev_polynomial_v_result(self_p, n, self_t, result):
    return k_special_shifted_chebyshev_polynomial_v_backward_self(self_t, self_p, n)


def _tangent_tensors_special_shifted_chebyshev_polynomial_v_result(self_p, n, self_t, result):
    t1 = ops.sub(ops.add(self_p, self_p), 1)
    t2 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(4, ops.sub(ops._gegenbauer(t1, ops.sub(t2, 1), 2.0), ops._gegenbauer(t1, ops.sub(t2, 2), 2.0))))


op_special_shifted_chebyshev_polynomial_v = Op(
    "special.shifted_chebyshev_polynomial_v",
    "special.shifted_chebyshev_polynomial_v(Tensor self, Tensor n) -> Tensor",
    into=k_special_shifted_chebyshev_polynomial_v_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_shifted_chebyshev_polynomial_v_forward,
    record=_record_special_shifted_chebyshev_polynomial_v,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_shifted_chebyshev_polynomial_v_result, _tangent_tensors_special_shifted_chebyshev_polynomial_v_result)},
    saves_self_for=("input",),
)


def special_shifted_chebyshev_polynomial_v(input=..., n=..., x=None, out=None):
    """The shifted Chebyshev polynomial of the third kind of degree `n`, of numbers between 0 and 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("shifted_chebyshev_polynomial_v", "input", input, ..., "x", x)
        if n is ...:
            missing("shifted_chebyshev_polynomial_v", "n")
        if out is not None:
            return into(op_special_shifted_chebyshev_polynomial_v, (input, n), out)
        if modes.observers:
            return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_shifted_chebyshev_polynomial_v.accepts[self_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_shifted_chebyshev_polynomial_v.accepts[n_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
        result_array = k_special_shifted_chebyshev_polynomial_v_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_shifted_chebyshev_polynomial_v_any(self_array, n_array)
            if result_array is None:
                return general(op_special_shifted_chebyshev_polynomial_v, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ShiftedChebyshevPolynomialVBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_shifted_chebyshev_polynomial_v.call = special_shifted_chebyshev_polynomial_v


# ---- special.shifted_chebyshev_polynomial_w(Tensor self, Tensor n) -> Tensor


def _special_shifted_chebyshev_polynomial_w_forward(self_, n):
    return k_special_shifted_chebyshev_polynomial_w(self_, n)


class ShiftedChebyshevPolynomialWBackward0(Node):
    """self: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) + _gegenbauer(self + self - 1, trunc(n) - 2, 2.0)))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_shifted_chebyshev_polynomial_w_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        t1 = ops.sub(ops.add(self_, self_), 1)
        t2 = ops.trunc(n)
        grad_self = ops.mul(grad, ops.mul(4, ops.add(ops._gegenbauer(t1, ops.sub(t2, 1), 2.0), ops._gegenbauer(t1, ops.sub(t2, 2), 2.0))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_shifted_chebyshev_polynomial_w(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(ShiftedChebyshevPolynomialWBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_shifted_chebyshev_polynomial_w_result(self_p, n, self_t, result):
    return k_special_shifted_chebyshev_polynomial_w_backward_self(self_t, self_p, n)


def _tangent_tensors_special_shifted_chebyshev_polynomial_w_result(self_p, n, self_t, result):
    t1 = ops.sub(ops.add(self_p, self_p), 1)
    t2 = ops.trunc(n)
    return ops.mul(self_t, ops.mul(4, ops.add(ops._gegenbauer(t1, ops.sub(t2, 1), 2.0), ops._gegenbauer(t1, ops.sub(t2, 2), 2.0))))


op_special_shifted_chebyshev_polynomial_w = Op(
    "special.shifted_chebyshev_polynomial_w",
    "special.shifted_chebyshev_polynomial_w(Tensor self, Tensor n) -> Tensor",
    into=k_special_shifted_chebyshev_polynomial_w_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_shifted_chebyshev_polynomial_w_forward,
    record=_record_special_shifted_chebyshev_polynomial_w,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_shifted_chebyshev_polynomial_w_result, _tangent_tensors_special_shifted_chebyshev_polynomial_w_result)},
    saves_self_for=("input",),
)


def special_shifted_chebyshev_polynomial_w(input=..., n=..., x=None, out=None):
    """The shifted Chebyshev polynomial of the fourth kind of degree `n`, of numbers between 0 and 1.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("shifted_chebyshev_polynomial_w", "input", input, ..., "x", x)
        if n is ...:
            missing("shifted_chebyshev_polynomial_w", "n")
        if out is not None:
            return into(op_special_shifted_chebyshev_polynomial_w, (input, n), out)
        if modes.observers:
            return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_shifted_chebyshev_polynomial_w.accepts[self_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_shifted_chebyshev_polynomial_w.accepts[n_array.dtype]:
                return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
        result_array = k_special_shifted_chebyshev_polynomial_w_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_shifted_chebyshev_polynomial_w_any(self_array, n_array)
            if result_array is None:
                return general(op_special_shifted_chebyshev_polynomial_w, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ShiftedChebyshevPolynomialWBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_shifted_chebyshev_polynomial_w.call = special_shifted_chebyshev_polynomial_w


# ---- special.laguerre_polynomial_l(Tensor self, Tensor n) -> Tensor


def _special_laguerre_polynomial_l_forward(self_, n):
    return k_special_laguerre_polynomial_l(self_, n)


class LaguerrePolynomialLBackward0(Node):
    """self: -grad * _laguerre(self, trunc(n) - 1, 1.0)"""

    __slots__ = ("self_", "self_changes", "n", "n_changes")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k_special_laguerre_polynomial_l_backward_self(grad, self.self_, self.n)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(ops.neg(grad), ops._laguerre(self_, ops.sub(ops.trunc(n), 1), 1.0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record_special_laguerre_polynomial_l(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array) = arrays
    (self_changes, n_changes) = changes
    node = new(LaguerrePolynomialLBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    return node


def _tangent_arrays_special_laguerre_polynomial_l_result(self_p, n, self_t, result):
    return k_special_laguerre_polynomial_l_backward_self(self_t, self_p, n)


def _tangent_tensors_special_laguerre_polynomial_l_result(self_p, n, self_t, result):
    return ops.mul(ops.neg(self_t), ops._laguerre(self_p, ops.sub(ops.trunc(n), 1), 1.0))


op_special_laguerre_polynomial_l = Op(
    "special.laguerre_polynomial_l",
    "special.laguerre_polynomial_l(Tensor self, Tensor n) -> Tensor",
    into=k_special_laguerre_polynomial_l_into,
    params=(("input", "Tensor"), ("n", "Tensor")),
    positional=2,
    required=("input", "n"),
    forward=_special_laguerre_polynomial_l_forward,
    record=_record_special_laguerre_polynomial_l,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_laguerre_polynomial_l_result, _tangent_tensors_special_laguerre_polynomial_l_result)},
    saves_self_for=("input",),
)


def special_laguerre_polynomial_l(input=..., n=..., x=None, out=None):
    """The Laguerre polynomial of degree `n`.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input is ... or x is not None:
            input = by_other_name("laguerre_polynomial_l", "input", input, ..., "x", x)
        if n is ...:
            missing("laguerre_polynomial_l", "n")
        if not (not takes_too_many_steps(n)):
            raise RuntimeError("special.laguerre_polynomial_l(): expected the degree of a polynomial to be 262144 or less, as each takes a step")
        if out is not None:
            return into(op_special_laguerre_polynomial_l, (input, n), out)
        if modes.observers:
            return general(op_special_laguerre_polynomial_l, (input, n))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op_special_laguerre_polynomial_l.accepts[self_array.dtype]:
                return general(op_special_laguerre_polynomial_l, (input, n))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_laguerre_polynomial_l, (input, n))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op_special_laguerre_polynomial_l.accepts[n_array.dtype]:
                return general(op_special_laguerre_polynomial_l, (input, n))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op_special_laguerre_polynomial_l, (input, n))
        result_array = k_special_laguerre_polynomial_l_same(self_array, n_array)
        if result_array is None:
            result_array = k_special_laguerre_polynomial_l_any(self_array, n_array)
            if result_array is None:
                return general(op_special_laguerre_polynomial_l, (input, n))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LaguerrePolynomialLBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_laguerre_polynomial_l.call = special_laguerre_polynomial_l


# ---- _laguerre(Tensor self, Tensor n, float order) -> Tensor


def __laguerre_forward(self_, n, order):
    return k__laguerre(self_, n, order)


class LaguerreBackward0(Node):
    """self: -grad * _laguerre(self, trunc(n) - 1, order + 1)"""

    __slots__ = ("self_", "self_changes", "n", "n_changes", "order")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1), "order": ("order", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k__laguerre_backward_self(grad, self.self_, self.n, (self.order + 1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(ops.neg(grad), ops._laguerre(self_, ops.sub(ops.trunc(n), 1), (self.order + 1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record__laguerre(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array, order) = arrays
    (self_changes, n_changes) = changes
    node = new(LaguerreBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    node.order = order
    return node


def _tangent_arrays__laguerre_result(self_p, n, order, self_t, result):
    return k__laguerre_backward_self(self_t, self_p, n, (order + 1))


def _tangent_tensors__laguerre_result(self_p, n, order, self_t, result):
    return ops.mul(ops.neg(self_t), ops._laguerre(self_p, ops.sub(ops.trunc(n), 1), (order + 1)))


op__laguerre = Op(
    "_laguerre",
    "_laguerre(Tensor self, Tensor n, float order) -> Tensor",
    params=(("input", "Tensor"), ("n", "Tensor"), ("order", "float")),
    positional=3,
    required=("input", "n", "order"),
    forward=__laguerre_forward,
    record=_record__laguerre,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays__laguerre_result, _tangent_tensors__laguerre_result)},
    saves_self_for=("input",),
)


def _laguerre(input, n, order):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if modes.observers:
            return general(op__laguerre, (input, n, order))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op__laguerre.accepts[self_array.dtype]:
                return general(op__laguerre, (input, n, order))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__laguerre, (input, n, order))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op__laguerre.accepts[n_array.dtype]:
                return general(op__laguerre, (input, n, order))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op__laguerre, (input, n, order))
        result_array = k__laguerre_same(self_array, n_array, order)
        if result_array is None:
            result_array = k__laguerre_any(self_array, n_array, order)
            if result_array is None:
                return general(op__laguerre, (input, n, order))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LaguerreBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        node.order = order
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__laguerre.call = _laguerre


# ---- _gegenbauer(Tensor self, Tensor n, float order) -> Tensor


def __gegenbauer_forward(self_, n, order):
    return k__gegenbauer(self_, n, order)


class GegenbauerBackward0(Node):
    """self: grad * (2 * order * _gegenbauer(self, trunc(n) - 1, order + 1))"""

    __slots__ = ("self_", "self_changes", "n", "n_changes", "order")
    saved = {"self": ("self_", "input", 0), "n": ("n", "input", -1), "order": ("order", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.n_changes[0] > self.seq:
            raise stale(self, "n")
        grad_self = k__gegenbauer_backward_self(grad, (2 * self.order), self.self_, self.n, (self.order + 1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
        n = saved_operand(self, "n", self.n, self.n_changes, None, grad)
        grad_self = ops.mul(grad, ops.mul((2 * self.order), ops._gegenbauer(self_, ops.sub(ops.trunc(n), 1), (self.order + 1))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.n = None
        self.n_changes = freed


def _record__gegenbauer(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, n_array, order) = arrays
    (self_changes, n_changes) = changes
    node = new(GegenbauerBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n_array
    node.n_changes = n_changes
    node.order = order
    return node


def _tangent_arrays__gegenbauer_result(self_p, n, order, self_t, result):
    return k__gegenbauer_backward_self(self_t, (2 * order), self_p, n, (order + 1))


def _tangent_tensors__gegenbauer_result(self_p, n, order, self_t, result):
    return ops.mul(self_t, ops.mul((2 * order), ops._gegenbauer(self_p, ops.sub(ops.trunc(n), 1), (order + 1))))


op__gegenbauer = Op(
    "_gegenbauer",
    "_gegenbauer(Tensor self, Tensor n, float order) -> Tensor",
    params=(("input", "Tensor"), ("n", "Tensor"), ("order", "float")),
    positional=3,
    required=("input", "n", "order"),
    forward=__gegenbauer_forward,
    record=_record__gegenbauer,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays__gegenbauer_result, _tangent_tensors__gegenbauer_result)},
    saves_self_for=("input",),
)


def _gegenbauer(input, n, order):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if modes.observers:
            return general(op__gegenbauer, (input, n, order))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
            if not op__gegenbauer.accepts[self_array.dtype]:
                return general(op__gegenbauer, (input, n, order))
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__gegenbauer, (input, n, order))
        if n.__class__ is Tensor:
            n_array = n._array
            n_changes = n._changes
            if not op__gegenbauer.accepts[n_array.dtype]:
                return general(op__gegenbauer, (input, n, order))
        elif n.__class__ in NUMBERS:
            n_array = n
            n_changes = UNCHANGED
        else:
            return general(op__gegenbauer, (input, n, order))
        result_array = k__gegenbauer_same(self_array, n_array, order)
        if result_array is None:
            result_array = k__gegenbauer_any(self_array, n_array, order)
            if result_array is None:
                return general(op__gegenbauer, (input, n, order))
            self_node = restored(self_node, self_array, result_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GegenbauerBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.n = n_array
        node.n_changes = n_changes
        node.order = order
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__gegenbauer.call = _gegenbauer
