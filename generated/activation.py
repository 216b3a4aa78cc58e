"""The nonlinearities of neural networks.

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
from specgrad.compose.nn import layers as compose_nn__layers
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

k__gelu_gate = _k["_gelu_gate"]
k__gelu_gate_backward_self = _k["_gelu_gate_backward_self"]
k__gelu_rise = _k["_gelu_rise"]
k__gelu_rise_backward_self = _k["_gelu_rise_backward_self"]
k__gelu_slope = _k["_gelu_slope"]
k__gelu_slope_backward_self = _k["_gelu_slope_backward_self"]
k__mish_slope = _k["_mish_slope"]
k__mish_slope_backward_self = _k["_mish_slope_backward_self"]
k__prelu = _k["_prelu"]
k__prelu_backward = _k["_prelu_backward"]
k__prelu_backward_self = _k["_prelu_backward_self"]
k__prelu_backward_weight = _k["_prelu_backward_weight"]
k__silu_slope = _k["_silu_slope"]
k__silu_slope_backward_self = _k["_silu_slope_backward_self"]
k__silu_slope_tangent_self = _k["_silu_slope_tangent_self"]
k_add = _k["add"]
k_nn_functional_celu = _k["nn_functional_celu"]
k_nn_functional_celu_backward_self = _k["nn_functional_celu_backward_self"]
k_nn_functional_elu = _k["nn_functional_elu"]
k_nn_functional_elu_backward_self = _k["nn_functional_elu_backward_self"]
k_nn_functional_gelu = _k["nn_functional_gelu"]
k_nn_functional_gelu_2 = _k["nn_functional_gelu_2"]
k_nn_functional_gelu_backward_self = _k["nn_functional_gelu_backward_self"]
k_nn_functional_gelu_backward_self_2 = _k["nn_functional_gelu_backward_self_2"]
k_nn_functional_hardshrink = _k["nn_functional_hardshrink"]
k_nn_functional_hardshrink_backward_self = _k["nn_functional_hardshrink_backward_self"]
k_nn_functional_hardsigmoid = _k["nn_functional_hardsigmoid"]
k_nn_functional_hardsigmoid_backward_self = _k["nn_functional_hardsigmoid_backward_self"]
k_nn_functional_hardswish = _k["nn_functional_hardswish"]
k_nn_functional_hardswish_backward_self = _k["nn_functional_hardswish_backward_self"]
k_nn_functional_hardtanh = _k["nn_functional_hardtanh"]
k_nn_functional_hardtanh_backward_self = _k["nn_functional_hardtanh_backward_self"]
k_nn_functional_leaky_relu = _k["nn_functional_leaky_relu"]
k_nn_functional_leaky_relu_backward_self = _k["nn_functional_leaky_relu_backward_self"]
k_nn_functional_logsigmoid = _k["nn_functional_logsigmoid"]
k_nn_functional_logsigmoid_backward_self = _k["nn_functional_logsigmoid_backward_self"]
k_nn_functional_mish = _k["nn_functional_mish"]
k_nn_functional_mish_backward_self = _k["nn_functional_mish_backward_self"]
k_nn_functional_relu6 = _k["nn_functional_relu6"]
k_nn_functional_relu6_backward_self = _k["nn_functional_relu6_backward_self"]
k_nn_functional_selu = _k["nn_functional_selu"]
k_nn_functional_selu_backward_self = _k["nn_functional_selu_backward_self"]
k_nn_functional_silu = _k["nn_functional_silu"]
k_nn_functional_silu_backward_self = _k["nn_functional_silu_backward_self"]
k_nn_functional_silu_tangent_self = _k["nn_functional_silu_tangent_self"]
k_nn_functional_softplus = _k["nn_functional_softplus"]
k_nn_functional_softplus_backward_self = _k["nn_functional_softplus_backward_self"]
k_nn_functional_softshrink = _k["nn_functional_softshrink"]
k_nn_functional_softsign = _k["nn_functional_softsign"]
k_nn_functional_softsign_backward_self = _k["nn_functional_softsign_backward_self"]
k_nn_functional_softsign_backward_self_2 = _k["nn_functional_softsign_backward_self_2"]
k_nn_functional_softsign_tangent_self = _k["nn_functional_softsign_tangent_self"]
k_nn_functional_tanhshrink = _k["nn_functional_tanhshrink"]
k_nn_functional_tanhshrink_backward_self = _k["nn_functional_tanhshrink_backward_self"]
k_nn_functional_tanhshrink_tangent_self = _k["nn_functional_tanhshrink_tangent_self"]
k_nn_functional_threshold = _k["nn_functional_threshold"]
k_nn_functional_threshold_backward_self = _k["nn_functional_threshold_backward_self"]
k_relu = _k["relu"]
k_relu_backward_self = _k["relu_backward_self"]
k__gelu_gate_same = k__gelu_gate.same
k__gelu_rise_same = k__gelu_rise.same
k__gelu_slope_same = k__gelu_slope.same
k__mish_slope_same = k__mish_slope.same
k__prelu_same = k__prelu.same
k__silu_slope_same = k__silu_slope.same
k_nn_functional_celu_same = k_nn_functional_celu.same
k_nn_functional_elu_same = k_nn_functional_elu.same
k_nn_functional_gelu_same = k_nn_functional_gelu.same
k_nn_functional_gelu_2_same = k_nn_functional_gelu_2.same
k_nn_functional_hardshrink_same = k_nn_functional_hardshrink.same
k_nn_functional_hardsigmoid_same = k_nn_functional_hardsigmoid.same
k_nn_functional_hardswish_same = k_nn_functional_hardswish.same
k_nn_functional_hardtanh_same = k_nn_functional_hardtanh.same
k_nn_functional_leaky_relu_same = k_nn_functional_leaky_relu.same
k_nn_functional_logsigmoid_same = k_nn_functional_logsigmoid.same
k_nn_functional_mish_same = k_nn_functional_mish.same
k_nn_functional_relu6_same = k_nn_functional_relu6.same
k_nn_functional_selu_same = k_nn_functional_selu.same
k_nn_functional_silu_same = k_nn_functional_silu.same
k_nn_functional_softplus_same = k_nn_functional_softplus.same
k_nn_functional_softshrink_same = k_nn_functional_softshrink.same
k_nn_functional_softsign_same = k_nn_functional_softsign.same
k_nn_functional_tanhshrink_same = k_nn_functional_tanhshrink.same
k_nn_functional_threshold_same = k_nn_functional_threshold.same
k_relu_same = k_relu.same
k__prelu_any = k__prelu.any
k_nn_functional_celu_into = k_nn_functional_celu.into
k_nn_functional_elu_into = k_nn_functional_elu.into
k_nn_functional_gelu_into = k_nn_functional_gelu.into
k_nn_functional_gelu_2_into = k_nn_functional_gelu_2.into
k_nn_functional_hardshrink_into = k_nn_functional_hardshrink.into
k_nn_functional_hardsigmoid_into = k_nn_functional_hardsigmoid.into
k_nn_functional_hardswish_into = k_nn_functional_hardswish.into
k_nn_functional_hardtanh_into = k_nn_functional_hardtanh.into
k_nn_functional_leaky_relu_into = k_nn_functional_leaky_relu.into
k_nn_functional_logsigmoid_into = k_nn_functional_logsigmoid.into
k_nn_functional_mish_into = k_nn_functional_mish.into
k_nn_functional_relu6_into = k_nn_functional_relu6.into
k_nn_functional_selu_into = k_nn_functional_selu.into
k_nn_functional_silu_into = k_nn_functional_silu.into
k_nn_functional_softplus_into = k_nn_functional_softplus.into
k_nn_functional_softshrink_into = k_nn_functional_softshrink.into
k_nn_functional_threshold_into = k_nn_functional_threshold.into
k_relu_into = k_relu.into


# ---- relu(Tensor self) -> Tensor


def _relu_forward(self_):
    return k_relu(self_)


class ReluBackward0(Node):
    """self: where(result <= 0, 0, grad)"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_relu_backward_self(self.result, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.where(ops.le(result, 0), 0, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_relu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ReluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_relu_result(self_p, self_t, result):
    return k_relu_backward_self(result, self_t)


def _tangent_tensors_relu_result(self_p, self_t, result):
    return ops.where(ops.le(result, 0), 0, self_t)


op_relu = Op(
    "relu",
    "relu(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_relu_forward,
    record=_record_relu,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_relu_result, _tangent_tensors_relu_result)},
)


def relu(input, inplace=False):
    """The positive part."""
    try:
        if inplace:
            return relu_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_relu, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_relu_same(self_array)
        if result_array is None:
            return general(op_relu, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ReluBackward0)
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


op_relu.call = relu


def relu_(input):
    """The in-place form of `relu`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_relu, (input,))
        done = k_relu_into(input._array, input._array)
        if done is None:
            return in_place(op_relu, (input,))
        changed(input._changes, "relu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.relu6(Tensor self) -> Tensor


def _nn_functional_relu6_forward(self_):
    return k_nn_functional_relu6(self_)


class Relu6Backward0(Node, shown_as="HardtanhBackward0"):
    """self: where((result > 0) & (result < 6), grad, 0)"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_nn_functional_relu6_backward_self(self.result, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.where(ops.bitwise_and(ops.gt(result, 0), ops.lt(result, 6)), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_nn_functional_relu6(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(Relu6Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_nn_functional_relu6_result(self_p, self_t, result):
    return k_nn_functional_relu6_backward_self(result, self_t)


def _tangent_tensors_nn_functional_relu6_result(self_p, self_t, result):
    return ops.where(ops.bitwise_and(ops.gt(result, 0), ops.lt(result, 6)), self_t, 0)


op_nn_functional_relu6 = Op(
    "nn.functional.relu6",
    "nn.functional.relu6(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_relu6_forward,
    record=_record_nn_functional_relu6,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_nn_functional_relu6_result, _tangent_tensors_nn_functional_relu6_result)},
)


def nn_functional_relu6(input, inplace=False):
    """The positive part, at most six."""
    try:
        if inplace:
            return nn_functional_relu6_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_relu6, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_nn_functional_relu6_same(self_array)
        if result_array is None:
            return general(op_nn_functional_relu6, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(Relu6Backward0)
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


op_nn_functional_relu6.call = nn_functional_relu6


def nn_functional_relu6_(input):
    """The in-place form of `nn_functional_relu6`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_relu6, (input,))
        done = k_nn_functional_relu6_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_relu6, (input,))
        changed(input._changes, "relu6_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.leaky_relu(Tensor self, float negative_slope=0.01) -> Tensor


def _nn_functional_leaky_relu_forward(self_, negative_slope):
    return k_nn_functional_leaky_relu(self_, negative_slope)


class LeakyReluBackward0(Node):
    """self: where(self > 0, grad, grad * negative_slope)"""

    __slots__ = ("self_", "self_changes", "negative_slope")
    saved = {"self": ("self_", "input", 0), "negative_slope": ("negative_slope", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_leaky_relu_backward_self(self.self_, grad, self.negative_slope)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.gt(self_, 0), grad, ops.mul(grad, self.negative_slope))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_leaky_relu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, negative_slope) = arrays
    (self_changes,) = changes
    node = new(LeakyReluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.negative_slope = negative_slope
    return node


def _tangent_arrays_nn_functional_leaky_relu_result(self_p, negative_slope, self_t, result):
    return k_nn_functional_leaky_relu_backward_self(self_p, self_t, negative_slope)


def _tangent_tensors_nn_functional_leaky_relu_result(self_p, negative_slope, self_t, result):
    return ops.where(ops.gt(self_p, 0), self_t, ops.mul(self_t, negative_slope))


op_nn_functional_leaky_relu = Op(
    "nn.functional.leaky_relu",
    "nn.functional.leaky_relu(Tensor self, float negative_slope=0.01) -> Tensor",
    params=(("input", "Tensor"), ("negative_slope", "float")),
    positional=2,
    required=("input",),
    forward=_nn_functional_leaky_relu_forward,
    record=_record_nn_functional_leaky_relu,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_leaky_relu_result, _tangent_tensors_nn_functional_leaky_relu_result)},
    saves_self_for=("input",),
)


def nn_functional_leaky_relu(input, negative_slope=0.01, inplace=False):
    """The positive part, and `negative_slope` times the negative."""
    try:
        if inplace:
            return nn_functional_leaky_relu_(input, negative_slope)
        if (negative_slope.__class__ is not float and negative_slope.__class__ is not int):
            check_kinds(op_nn_functional_leaky_relu, (input, negative_slope))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_leaky_relu, (input, negative_slope))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_leaky_relu_same(self_array, negative_slope)
        if result_array is None:
            return general(op_nn_functional_leaky_relu, (input, negative_slope))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LeakyReluBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.negative_slope = negative_slope
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_leaky_relu.call = nn_functional_leaky_relu


def nn_functional_leaky_relu_(input, negative_slope=0.01):
    """The in-place form of `nn_functional_leaky_relu`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_leaky_relu, (input, negative_slope))
        done = k_nn_functional_leaky_relu_into(input._array, input._array, negative_slope)
        if done is None:
            return in_place(op_nn_functional_leaky_relu, (input, negative_slope))
        changed(input._changes, "leaky_relu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.elu(Tensor self, float alpha=1.0) -> Tensor


def _nn_functional_elu_forward(self_, alpha):
    return k_nn_functional_elu(self_, alpha)


class EluBackward0(Node):
    """self: where(self > 0, grad, grad * alpha * below.exp())"""

    __slots__ = ("self_", "self_changes", "alpha")
    saved = {"self": ("self_", "input", 0), "alpha": ("alpha", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_elu_backward_self(self.self_, grad, self.alpha)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.gt(self_, 0)
        grad_self = ops.where(t1, grad, ops.mul(ops.mul(grad, self.alpha), ops.exp(ops.where(t1, 0, self_))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_elu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, alpha) = arrays
    (self_changes,) = changes
    node = new(EluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.alpha = alpha
    return node


def _tangent_arrays_nn_functional_elu_result(self_p, alpha, self_t, result):
    return k_nn_functional_elu_backward_self(self_p, self_t, alpha)


def _tangent_tensors_nn_functional_elu_result(self_p, alpha, self_t, result):
    t1 = ops.gt(self_p, 0)
    return ops.where(t1, self_t, ops.mul(ops.mul(self_t, alpha), ops.exp(ops.where(t1, 0, self_p))))


op_nn_functional_elu = Op(
    "nn.functional.elu",
    "nn.functional.elu(Tensor self, float alpha=1.0) -> Tensor",
    params=(("input", "Tensor"), ("alpha", "float")),
    positional=2,
    required=("input",),
    forward=_nn_functional_elu_forward,
    record=_record_nn_functional_elu,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_elu_result, _tangent_tensors_nn_functional_elu_result)},
    saves_self_for=("input",),
)


def nn_functional_elu(input, alpha=1.0, inplace=False):
    """The positive part, and an exponential below."""
    try:
        if inplace:
            return nn_functional_elu_(input, alpha)
        if (alpha.__class__ is not float and alpha.__class__ is not int):
            check_kinds(op_nn_functional_elu, (input, alpha))
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_elu, (input, alpha))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_elu_same(self_array, alpha)
        if result_array is None:
            return general(op_nn_functional_elu, (input, alpha))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(EluBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_elu.call = nn_functional_elu


def nn_functional_elu_(input, alpha=1.0):
    """The in-place form of `nn_functional_elu`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_elu, (input, alpha))
        done = k_nn_functional_elu_into(input._array, input._array, alpha)
        if done is None:
            return in_place(op_nn_functional_elu, (input, alpha))
        changed(input._changes, "elu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.selu(Tensor self) -> Tensor


def _nn_functional_selu_forward(self_):
    return k_nn_functional_selu(self_)


class SeluBackward0(Node, shown_as="EluBackward0"):
    """self: grad * where(self > 0, 1.0507009873554804934193349852946, 1.7580993408473768599402175208123 * below.exp())"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_selu_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.gt(self_, 0)
        grad_self = ops.mul(grad, ops.where(t1, 1.0507009873554805, ops.mul(1.7580993408473768, ops.exp(ops.where(t1, 0, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_selu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SeluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_selu_result(self_p, self_t, result):
    return k_nn_functional_selu_backward_self(self_t, self_p)


def _tangent_tensors_nn_functional_selu_result(self_p, self_t, result):
    t1 = ops.gt(self_p, 0)
    return ops.mul(self_t, ops.where(t1, 1.0507009873554805, ops.mul(1.7580993408473768, ops.exp(ops.where(t1, 0, self_p)))))


op_nn_functional_selu = Op(
    "nn.functional.selu",
    "nn.functional.selu(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_selu_forward,
    record=_record_nn_functional_selu,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_selu_result, _tangent_tensors_nn_functional_selu_result)},
    saves_self_for=("input",),
)


def nn_functional_selu(input, inplace=False):
    """The scaled ELU that keeps mean and variance."""
    try:
        if inplace:
            return nn_functional_selu_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_selu, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_selu_same(self_array)
        if result_array is None:
            return general(op_nn_functional_selu, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SeluBackward0)
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


op_nn_functional_selu.call = nn_functional_selu


def nn_functional_selu_(input):
    """The in-place form of `nn_functional_selu`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_selu, (input,))
        done = k_nn_functional_selu_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_selu, (input,))
        changed(input._changes, "selu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.celu(Tensor self, float alpha=1.0) -> Tensor


def _nn_functional_celu_forward(self_, alpha):
    return k_nn_functional_celu(self_, alpha)


class CeluBackward0(Node):
    """self: grad * exp(below / alpha)"""

    __slots__ = ("self_", "self_changes", "alpha")
    saved = {"self": ("self_", "input", 0), "alpha": ("alpha", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_celu_backward_self(grad, self.self_, self.alpha)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.exp(ops.div(ops.where(ops.gt(self_, 0), 0, self_), self.alpha)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_celu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, alpha) = arrays
    (self_changes,) = changes
    node = new(CeluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.alpha = alpha
    return node


def _tangent_arrays_nn_functional_celu_result(self_p, alpha, self_t, result):
    return k_nn_functional_celu_backward_self(self_t, self_p, alpha)


def _tangent_tensors_nn_functional_celu_result(self_p, alpha, self_t, result):
    return ops.mul(self_t, ops.exp(ops.div(ops.where(ops.gt(self_p, 0), 0, self_p), alpha)))


op_nn_functional_celu = Op(
    "nn.functional.celu",
    "nn.functional.celu(Tensor self, float alpha=1.0) -> Tensor",
    params=(("input", "Tensor"), ("alpha", "float")),
    positional=2,
    required=("input",),
    forward=_nn_functional_celu_forward,
    record=_record_nn_functional_celu,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_celu_result, _tangent_tensors_nn_functional_celu_result)},
    saves_self_for=("input",),
)


def nn_functional_celu(input, alpha=1.0, inplace=False):
    """The ELU with a continuous derivative for every `alpha`."""
    try:
        if inplace:
            return nn_functional_celu_(input, alpha)
        if (alpha.__class__ is not float and alpha.__class__ is not int):
            check_kinds(op_nn_functional_celu, (input, alpha))
        if not (alpha != 0):
            raise RuntimeError("nn.functional.celu(): expected alpha != 0, but got " + f"{alpha=}")
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_celu, (input, alpha))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_celu_same(self_array, alpha)
        if result_array is None:
            return general(op_nn_functional_celu, (input, alpha))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CeluBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.alpha = alpha
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_celu.call = nn_functional_celu


def nn_functional_celu_(input, alpha=1.0):
    """The in-place form of `nn_functional_celu`."""
    try:
        if not (alpha != 0):
            raise RuntimeError("nn.functional.celu(): expected alpha != 0, but got " + f"{alpha=}")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_celu, (input, alpha))
        done = k_nn_functional_celu_into(input._array, input._array, alpha)
        if done is None:
            return in_place(op_nn_functional_celu, (input, alpha))
        changed(input._changes, "celu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _gelu_slope(Tensor self) -> Tensor


def __gelu_slope_forward(self_):
    return k__gelu_slope(self_)


class GeluSlopeBackward0(Node):
    """self: grad * (sigmoid(inner) * sigmoid(-inner) * (slope * (2 - self * slope * tanh(inner / 2)) + self * self * 0.42812889763560149))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__gelu_slope_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.mul(1.5957691216057308, ops.add(self_, ops.mul(ops.mul(ops.mul(0.044715, self_), self_), self_)))
        t2 = ops.mul(1.5957691216057308, ops.add(1, ops.mul(ops.mul(0.134145, self_), self_)))
        grad_self = ops.mul(grad, ops.mul(ops.mul(ops.sigmoid(t1), ops.sigmoid(ops.neg(t1))), ops.add(ops.mul(t2, ops.sub(2, ops.mul(ops.mul(self_, t2), ops.tanh(ops.div(t1, 2))))), ops.mul(ops.mul(self_, self_), 0.42812889763560147))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__gelu_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(GeluSlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__gelu_slope_result(self_p, self_t, result):
    return k__gelu_slope_backward_self(self_t, self_p)


def _tangent_tensors__gelu_slope_result(self_p, self_t, result):
    t1 = ops.mul(1.5957691216057308, ops.add(self_p, ops.mul(ops.mul(ops.mul(0.044715, self_p), self_p), self_p)))
    t2 = ops.mul(1.5957691216057308, ops.add(1, ops.mul(ops.mul(0.134145, self_p), self_p)))
    return ops.mul(self_t, ops.mul(ops.mul(ops.sigmoid(t1), ops.sigmoid(ops.neg(t1))), ops.add(ops.mul(t2, ops.sub(2, ops.mul(ops.mul(self_p, t2), ops.tanh(ops.div(t1, 2))))), ops.mul(ops.mul(self_p, self_p), 0.42812889763560147))))


op__gelu_slope = Op(
    "_gelu_slope",
    "_gelu_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__gelu_slope_forward,
    record=_record__gelu_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__gelu_slope_result, _tangent_tensors__gelu_slope_result)},
    saves_self_for=("input",),
)


def _gelu_slope(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__gelu_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__gelu_slope_same(self_array)
        if result_array is None:
            return general(op__gelu_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GeluSlopeBackward0)
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


op__gelu_slope.call = _gelu_slope


# ---- _gelu_gate(Tensor self) -> Tensor


def __gelu_gate_forward(self_):
    return k__gelu_gate(self_)


class GeluGateBackward0(Node):
    """self: grad * (exp(self * self * -0.5) * 0.39894228040143267794)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__gelu_gate_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul(ops.exp(ops.mul(ops.mul(self_, self_), -0.5)), 0.3989422804014327))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__gelu_gate(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(GeluGateBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__gelu_gate_result(self_p, self_t, result):
    return k__gelu_gate_backward_self(self_t, self_p)


def _tangent_tensors__gelu_gate_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(ops.exp(ops.mul(ops.mul(self_p, self_p), -0.5)), 0.3989422804014327))


op__gelu_gate = Op(
    "_gelu_gate",
    "_gelu_gate(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__gelu_gate_forward,
    record=_record__gelu_gate,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__gelu_gate_result, _tangent_tensors__gelu_gate_result)},
    saves_self_for=("input",),
)


def _gelu_gate(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__gelu_gate, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__gelu_gate_same(self_array)
        if result_array is None:
            return general(op__gelu_gate, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GeluGateBackward0)
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


op__gelu_gate.call = _gelu_gate


# ---- _gelu_rise(Tensor self) -> Tensor


def __gelu_rise_forward(self_):
    return k__gelu_rise(self_)


class GeluRiseBackward0(Node):
    """self: grad * ((2 - inside * inside) * exp(inside * inside * -0.5) * 0.39894228040143267794)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__gelu_rise_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.minimum(ops.maximum(self_, -50), 50)
        t2 = ops.mul(t1, t1)
        grad_self = ops.mul(grad, ops.mul(ops.mul(ops.sub(2, t2), ops.exp(ops.mul(t2, -0.5))), 0.3989422804014327))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__gelu_rise(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(GeluRiseBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__gelu_rise_result(self_p, self_t, result):
    return k__gelu_rise_backward_self(self_t, self_p)


def _tangent_tensors__gelu_rise_result(self_p, self_t, result):
    t1 = ops.minimum(ops.maximum(self_p, -50), 50)
    t2 = ops.mul(t1, t1)
    return ops.mul(self_t, ops.mul(ops.mul(ops.sub(2, t2), ops.exp(ops.mul(t2, -0.5))), 0.3989422804014327))


op__gelu_rise = Op(
    "_gelu_rise",
    "_gelu_rise(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__gelu_rise_forward,
    record=_record__gelu_rise,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__gelu_rise_result, _tangent_tensors__gelu_rise_result)},
    saves_self_for=("input",),
)


def _gelu_rise(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__gelu_rise, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__gelu_rise_same(self_array)
        if result_array is None:
            return general(op__gelu_rise, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GeluRiseBackward0)
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


op__gelu_rise.call = _gelu_rise


# ---- nn.functional.gelu(Tensor self, *, str approximate='none') -> Tensor


def _nn_functional_gelu_forward(self_, approximate):
    if approximate == "none":
        return k_nn_functional_gelu(self_)
    else:
        return k_nn_functional_gelu_2(self_)


def _nn_functional_gelu_into(out, self_, approximate):
    if approximate == "none":
        return k_nn_functional_gelu_into(out, self_)
    else:
        return k_nn_functional_gelu_2_into(out, self_)


class GeluBackward0(Node):
    """self: grad * _gelu_rise(self) if approximate == 'none' else grad * _gelu_slope(inside)"""

    __slots__ = ("self_", "self_changes", "approximate")
    saved = {"self": ("self_", "input", 0), "approximate": ("approximate", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_nn_functional_gelu_backward_self(grad, self.self_) if (self.approximate == "none") else k_nn_functional_gelu_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.mul(grad, ops._gelu_rise(self_)) if (self.approximate == "none") else ops.mul(grad, ops._gelu_slope(ops.minimum(ops.maximum(self_, -50), 50))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_gelu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, approximate) = arrays
    (self_changes,) = changes
    node = new(GeluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.approximate = approximate
    return node


def _tangent_arrays_nn_functional_gelu_result(self_p, approximate, self_t, result):
    return (k_nn_functional_gelu_backward_self(self_t, self_p) if (approximate == "none") else k_nn_functional_gelu_backward_self_2(self_t, self_p))


def _tangent_tensors_nn_functional_gelu_result(self_p, approximate, self_t, result):
    return (ops.mul(self_t, ops._gelu_rise(self_p)) if (approximate == "none") else ops.mul(self_t, ops._gelu_slope(ops.minimum(ops.maximum(self_p, -50), 50))))


op_nn_functional_gelu = Op(
    "nn.functional.gelu",
    "nn.functional.gelu(Tensor self, *, str approximate='none') -> Tensor",
    into=_nn_functional_gelu_into,
    params=(("input", "Tensor"), ("approximate", "str")),
    positional=1,
    required=("input",),
    forward=_nn_functional_gelu_forward,
    record=_record_nn_functional_gelu,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_gelu_result, _tangent_tensors_nn_functional_gelu_result)},
    saves_self_for=("input",),
)


def nn_functional_gelu(input, *, approximate="none", out=None):
    """The Gaussian error linear unit; `approximate` is "none" or "tanh"."""
    try:
        if not ((approximate == "none") or (approximate == "tanh")):
            raise RuntimeError("nn.functional.gelu(): expected approximate to be 'none' or 'tanh', but got " + f"{approximate=}")
        if out is not None:
            return into(op_nn_functional_gelu, (input, approximate), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_gelu, (input, approximate))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if approximate == "none":
            result_array = k_nn_functional_gelu_same(self_array)
        else:
            result_array = k_nn_functional_gelu_2_same(self_array)
        if result_array is None:
            return general(op_nn_functional_gelu, (input, approximate))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(GeluBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.approximate = approximate
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_gelu.call = nn_functional_gelu


# ---- _silu_slope(Tensor self) -> Tensor


def __silu_slope_forward(self_):
    return k__silu_slope(self_)


class SiluSlopeBackward0(Node):
    """self: grad * (sigmoid(self) * sigmoid(-self) * (2 - self * tanh(self / 2))).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__silu_slope_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.mul(ops.mul(ops.sigmoid(self_), ops.sigmoid(ops.neg(self_))), ops.sub(2, ops.mul(self_, ops.tanh(ops.div(self_, 2)))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__silu_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SiluSlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__silu_slope_result(self_p, self_t, result):
    return k__silu_slope_tangent_self(self_t, self_p)


def _tangent_tensors__silu_slope_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(ops.mul(ops.sigmoid(self_p), ops.sigmoid(ops.neg(self_p))), ops.sub(2, ops.mul(self_p, ops.tanh(ops.div(self_p, 2))))))


op__silu_slope = Op(
    "_silu_slope",
    "_silu_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__silu_slope_forward,
    record=_record__silu_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays__silu_slope_result, _tangent_tensors__silu_slope_result)},
    saves_self_for=("input",),
)


def _silu_slope(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__silu_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__silu_slope_same(self_array)
        if result_array is None:
            return general(op__silu_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SiluSlopeBackward0)
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


op__silu_slope.call = _silu_slope


# ---- nn.functional.silu(Tensor self) -> Tensor


def _nn_functional_silu_forward(self_):
    return k_nn_functional_silu(self_)


class SiluBackward0(Node):
    """self: grad * _silu_slope(self).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_silu_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops._silu_slope(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_silu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SiluBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_silu_result(self_p, self_t, result):
    return k_nn_functional_silu_tangent_self(self_t, self_p)


def _tangent_tensors_nn_functional_silu_result(self_p, self_t, result):
    return ops.mul(self_t, ops._silu_slope(self_p))


op_nn_functional_silu = Op(
    "nn.functional.silu",
    "nn.functional.silu(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_silu_forward,
    record=_record_nn_functional_silu,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_nn_functional_silu_result, _tangent_tensors_nn_functional_silu_result)},
    saves_self_for=("input",),
)


def nn_functional_silu(input, inplace=False):
    """The tensor times its logistic function, also known as swish."""
    try:
        if inplace:
            return nn_functional_silu_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_silu, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_silu_same(self_array)
        if result_array is None:
            return general(op_nn_functional_silu, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SiluBackward0)
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


op_nn_functional_silu.call = nn_functional_silu


def nn_functional_silu_(input):
    """The in-place form of `nn_functional_silu`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_silu, (input,))
        done = k_nn_functional_silu_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_silu, (input,))
        changed(input._changes, "silu_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- _mish_slope(Tensor self) -> Tensor


def __mish_slope_forward(self_):
    return k__mish_slope(self_)


class MishSlopeBackward0(Node):
    """self: grad * (4 * gate * shrunk * shrunk * (2 + self * (rest - 2 * gate * (1 - rest * rest) / (1 + rest * rest))))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k__mish_slope_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.sigmoid(self_)
        t2 = ops.sigmoid(ops.neg(self_))
        t3 = ops.mul(t2, t2)
        t4 = ops.add(1, t3)
        t5 = ops.div(t2, t4)
        grad_self = ops.mul(grad, ops.mul(ops.mul(ops.mul(ops.mul(4, t1), t5), t5), ops.add(2, ops.mul(self_, ops.sub(t2, ops.div(ops.mul(ops.mul(2, t1), ops.sub(1, t3)), t4))))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__mish_slope(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(MishSlopeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays__mish_slope_result(self_p, self_t, result):
    return k__mish_slope_backward_self(self_t, self_p)


def _tangent_tensors__mish_slope_result(self_p, self_t, result):
    t1 = ops.sigmoid(self_p)
    t2 = ops.sigmoid(ops.neg(self_p))
    t3 = ops.mul(t2, t2)
    t4 = ops.add(1, t3)
    t5 = ops.div(t2, t4)
    return ops.mul(self_t, ops.mul(ops.mul(ops.mul(ops.mul(4, t1), t5), t5), ops.add(2, ops.mul(self_p, ops.sub(t2, ops.div(ops.mul(ops.mul(2, t1), ops.sub(1, t3)), t4))))))


op__mish_slope = Op(
    "_mish_slope",
    "_mish_slope(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=__mish_slope_forward,
    record=_record__mish_slope,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__mish_slope_result, _tangent_tensors__mish_slope_result)},
    saves_self_for=("input",),
)


def _mish_slope(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__mish_slope, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k__mish_slope_same(self_array)
        if result_array is None:
            return general(op__mish_slope, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MishSlopeBackward0)
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


op__mish_slope.call = _mish_slope


# ---- nn.functional.mish(Tensor self) -> Tensor


def _nn_functional_mish_forward(self_):
    return k_nn_functional_mish(self_)


class MishBackward0(Node):
    """self: grad * _mish_slope(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_mish_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops._mish_slope(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_mish(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(MishBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_mish_result(self_p, self_t, result):
    return k_nn_functional_mish_backward_self(self_t, self_p)


def _tangent_tensors_nn_functional_mish_result(self_p, self_t, result):
    return ops.mul(self_t, ops._mish_slope(self_p))


op_nn_functional_mish = Op(
    "nn.functional.mish",
    "nn.functional.mish(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_mish_forward,
    record=_record_nn_functional_mish,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_mish_result, _tangent_tensors_nn_functional_mish_result)},
    saves_self_for=("input",),
)


def nn_functional_mish(input, inplace=False):
    """The tensor times the hyperbolic tangent of its softplus."""
    try:
        if inplace:
            return nn_functional_mish_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_mish, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_mish_same(self_array)
        if result_array is None:
            return general(op_nn_functional_mish, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MishBackward0)
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


op_nn_functional_mish.call = nn_functional_mish


def nn_functional_mish_(input):
    """The in-place form of `nn_functional_mish`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_mish, (input,))
        done = k_nn_functional_mish_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_mish, (input,))
        changed(input._changes, "mish_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.softplus(Tensor self, float beta=1.0, float threshold=20.0) -> Tensor


def _nn_functional_softplus_forward(self_, beta, threshold):
    return k_nn_functional_softplus(self_, beta, threshold)


class SoftplusBackward0(Node):
    """self: where(self * beta > threshold, grad, grad * _logistic(self * beta))"""

    __slots__ = ("self_", "self_changes", "beta", "threshold")
    saved = {"self": ("self_", "input", 0), "beta": ("beta", "plain", -1), "threshold": ("threshold", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_softplus_backward_self(self.self_, self.beta, self.threshold, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.mul(self_, self.beta)
        grad_self = ops.where(ops.gt(t1, self.threshold), grad, ops.mul(grad, ops._logistic(t1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_softplus(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, beta, threshold) = arrays
    (self_changes,) = changes
    node = new(SoftplusBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.beta = beta
    node.threshold = threshold
    return node


def _tangent_arrays_nn_functional_softplus_result(self_p, beta, threshold, self_t, result):
    return k_nn_functional_softplus_backward_self(self_p, beta, threshold, self_t)


def _tangent_tensors_nn_functional_softplus_result(self_p, beta, threshold, self_t, result):
    t1 = ops.mul(self_p, beta)
    return ops.where(ops.gt(t1, threshold), self_t, ops.mul(self_t, ops._logistic(t1)))


op_nn_functional_softplus = Op(
    "nn.functional.softplus",
    "nn.functional.softplus(Tensor self, float beta=1.0, float threshold=20.0) -> Tensor",
    into=k_nn_functional_softplus_into,
    params=(("input", "Tensor"), ("beta", "float"), ("threshold", "float")),
    positional=3,
    required=("input",),
    forward=_nn_functional_softplus_forward,
    record=_record_nn_functional_softplus,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_softplus_result, _tangent_tensors_nn_functional_softplus_result)},
    saves_self_for=("input",),
)


def nn_functional_softplus(input, beta=1.0, threshold=20.0, out=None):
    """A smooth positive part; linear above `threshold`."""
    try:
        if (beta.__class__ is not float and beta.__class__ is not int) or (threshold.__class__ is not float and threshold.__class__ is not int):
            check_kinds(op_nn_functional_softplus, (input, beta, threshold))
        if out is not None:
            return into(op_nn_functional_softplus, (input, beta, threshold), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_softplus, (input, beta, threshold))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_softplus_same(self_array, beta, threshold)
        if result_array is None:
            return general(op_nn_functional_softplus, (input, beta, threshold))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SoftplusBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.beta = beta
        node.threshold = threshold
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_softplus.call = nn_functional_softplus


# ---- nn.functional.softsign(Tensor self) -> Tensor


def _nn_functional_softsign_forward(self_):
    return k_nn_functional_softsign(self_)


class SoftsignBackward0(Node, shown_as="DivBackward0"):
    """self: grad / size - self.sgn() * _real_part((self / size).conj() * grad) / size if self.is_complex() else grad / (size * size)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_nn_functional_softsign_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_nn_functional_softsign_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.add(1, ops.abs(self_))
        grad_self = (ops.sub(ops.div(grad, t1), ops.div(ops.mul(ops.sgn(self_), ops._real_part(ops.mul(ops.conj(ops.div(self_, t1)), grad))), t1)) if self_.is_complex() else ops.div(grad, ops.mul(t1, t1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_softsign(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SoftsignBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_softsign_result(self_p, self_t, result):
    return (k_nn_functional_softsign_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_nn_functional_softsign_backward_self_2(self_t, self_p))


def _tangent_tensors_nn_functional_softsign_result(self_p, self_t, result):
    t1 = ops.add(1, ops.abs(self_p))
    return (ops.sub(ops.div(self_t, t1), ops.div(ops.mul(ops.div(self_p, t1), ops._real_part(ops.mul(ops.conj(ops.sgn(self_p)), self_t))), t1)) if self_p.is_complex() else ops.div(self_t, ops.mul(t1, t1)))


op_nn_functional_softsign = Op(
    "nn.functional.softsign",
    "nn.functional.softsign(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_softsign_forward,
    record=_record_nn_functional_softsign,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_nn_functional_softsign_result, _tangent_tensors_nn_functional_softsign_result)},
    saves_self_for=("input",),
)


def nn_functional_softsign(input):
    """The tensor divided by one plus its absolute value."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_softsign, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_softsign_same(self_array)
        if result_array is None:
            return general(op_nn_functional_softsign, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SoftsignBackward0)
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


op_nn_functional_softsign.call = nn_functional_softsign


# ---- nn.functional.tanhshrink(Tensor self) -> Tensor


def _nn_functional_tanhshrink_forward(self_):
    return k_nn_functional_tanhshrink(self_)


class TanhshrinkBackward0(Node, shown_as="SubBackward0"):
    """self: grad * (self.tanh() * self.tanh()).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_tanhshrink_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.tanh(self_)
        grad_self = ops.mul(grad, ops.conj(ops.mul(t1, t1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_tanhshrink(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(TanhshrinkBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_tanhshrink_result(self_p, self_t, result):
    return k_nn_functional_tanhshrink_tangent_self(self_t, self_p)


def _tangent_tensors_nn_functional_tanhshrink_result(self_p, self_t, result):
    t1 = ops.tanh(self_p)
    return ops.mul(self_t, ops.mul(t1, t1))


op_nn_functional_tanhshrink = Op(
    "nn.functional.tanhshrink",
    "nn.functional.tanhshrink(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_tanhshrink_forward,
    record=_record_nn_functional_tanhshrink,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_nn_functional_tanhshrink_result, _tangent_tensors_nn_functional_tanhshrink_result)},
    saves_self_for=("input",),
)


def nn_functional_tanhshrink(input):
    """The tensor less its hyperbolic tangent."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_tanhshrink, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_tanhshrink_same(self_array)
        if result_array is None:
            return general(op_nn_functional_tanhshrink, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TanhshrinkBackward0)
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


op_nn_functional_tanhshrink.call = nn_functional_tanhshrink


# ---- nn.functional.logsigmoid(Tensor self) -> Tensor


def _nn_functional_logsigmoid_forward(self_):
    return k_nn_functional_logsigmoid(self_)


class LogsigmoidBackward0(Node, shown_as="LogSigmoidBackward0"):
    """self: grad * _logistic(-self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_logsigmoid_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops._logistic(ops.neg(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_logsigmoid(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LogsigmoidBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_logsigmoid_result(self_p, self_t, result):
    return k_nn_functional_logsigmoid_backward_self(self_t, self_p)


def _tangent_tensors_nn_functional_logsigmoid_result(self_p, self_t, result):
    return ops.mul(self_t, ops._logistic(ops.neg(self_p)))


op_nn_functional_logsigmoid = Op(
    "nn.functional.logsigmoid",
    "nn.functional.logsigmoid(Tensor self) -> Tensor",
    into=k_nn_functional_logsigmoid_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_logsigmoid_forward,
    record=_record_nn_functional_logsigmoid,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_logsigmoid_result, _tangent_tensors_nn_functional_logsigmoid_result)},
    saves_self_for=("input",),
)


def nn_functional_logsigmoid(input, out=None):
    """The logarithm of the logistic function."""
    try:
        if out is not None:
            return into(op_nn_functional_logsigmoid, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_logsigmoid, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_logsigmoid_same(self_array)
        if result_array is None:
            return general(op_nn_functional_logsigmoid, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LogsigmoidBackward0)
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


op_nn_functional_logsigmoid.call = nn_functional_logsigmoid


# ---- nn.functional.hardtanh(Tensor self, float min_val=-1.0, float max_val=1.0) -> Tensor


def _nn_functional_hardtanh_forward(self_, min_val, max_val):
    return k_nn_functional_hardtanh(self_, min_val, max_val)


class HardtanhBackward0(Node):
    """self: where((self > min_val) & (self < max_val), grad, 0)"""

    __slots__ = ("self_", "self_changes", "min_val", "max_val")
    saved = {"self": ("self_", "input", 0), "min_val": ("min_val", "plain", -1), "max_val": ("max_val", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_hardtanh_backward_self(self.self_, self.min_val, self.max_val, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.bitwise_and(ops.gt(self_, self.min_val), ops.lt(self_, self.max_val)), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_hardtanh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, min_val, max_val) = arrays
    (self_changes,) = changes
    node = new(HardtanhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.min_val = min_val
    node.max_val = max_val
    return node


def _tangent_arrays_nn_functional_hardtanh_result(self_p, min_val, max_val, self_t, result):
    return k_nn_functional_hardtanh_backward_self(self_p, min_val, max_val, self_t)


def _tangent_tensors_nn_functional_hardtanh_result(self_p, min_val, max_val, self_t, result):
    return ops.where(ops.bitwise_and(ops.gt(self_p, min_val), ops.lt(self_p, max_val)), self_t, 0)


op_nn_functional_hardtanh = Op(
    "nn.functional.hardtanh",
    "nn.functional.hardtanh(Tensor self, float min_val=-1.0, float max_val=1.0) -> Tensor",
    params=(("input", "Tensor"), ("min_val", "float"), ("max_val", "float")),
    positional=3,
    required=("input",),
    forward=_nn_functional_hardtanh_forward,
    record=_record_nn_functional_hardtanh,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_nn_functional_hardtanh_result, _tangent_tensors_nn_functional_hardtanh_result)},
    saves_self_for=("input",),
)


def nn_functional_hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    """Limits each element to between two values."""
    try:
        if inplace:
            return nn_functional_hardtanh_(input, min_val, max_val)
        if (min_val.__class__ is not float and min_val.__class__ is not int) or (max_val.__class__ is not float and max_val.__class__ is not int):
            check_kinds(op_nn_functional_hardtanh, (input, min_val, max_val))
        if not (min_val <= max_val):
            raise ValueError("nn.functional.hardtanh(): expected min_val <= max_val, but got " + f"{min_val=} and {max_val=}")
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_hardtanh, (input, min_val, max_val))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_hardtanh_same(self_array, min_val, max_val)
        if result_array is None:
            return general(op_nn_functional_hardtanh, (input, min_val, max_val))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HardtanhBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.min_val = min_val
        node.max_val = max_val
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_hardtanh.call = nn_functional_hardtanh


def nn_functional_hardtanh_(input, min_val=-1.0, max_val=1.0):
    """The in-place form of `nn_functional_hardtanh`."""
    try:
        if not (min_val <= max_val):
            raise ValueError("nn.functional.hardtanh(): expected min_val <= max_val, but got " + f"{min_val=} and {max_val=}")
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_hardtanh, (input, min_val, max_val))
        done = k_nn_functional_hardtanh_into(input._array, input._array, min_val, max_val)
        if done is None:
            return in_place(op_nn_functional_hardtanh, (input, min_val, max_val))
        changed(input._changes, "hardtanh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.hardsigmoid(Tensor self) -> Tensor


def _nn_functional_hardsigmoid_forward(self_):
    return k_nn_functional_hardsigmoid(self_)


class HardsigmoidBackward0(Node):
    """self: where((self > -3) & (self < 3), grad / 6, 0)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_hardsigmoid_backward_self(self.self_, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.bitwise_and(ops.gt(self_, -3), ops.lt(self_, 3)), ops.div(grad, 6), 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_hardsigmoid(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(HardsigmoidBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_hardsigmoid_result(self_p, self_t, result):
    return k_nn_functional_hardsigmoid_backward_self(self_p, self_t)


def _tangent_tensors_nn_functional_hardsigmoid_result(self_p, self_t, result):
    return ops.where(ops.bitwise_and(ops.gt(self_p, -3), ops.lt(self_p, 3)), ops.div(self_t, 6), 0)


op_nn_functional_hardsigmoid = Op(
    "nn.functional.hardsigmoid",
    "nn.functional.hardsigmoid(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_hardsigmoid_forward,
    record=_record_nn_functional_hardsigmoid,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_hardsigmoid_result, _tangent_tensors_nn_functional_hardsigmoid_result)},
    saves_self_for=("input",),
)


def nn_functional_hardsigmoid(input, inplace=False):
    """The logistic function from straight lines."""
    try:
        if inplace:
            return nn_functional_hardsigmoid_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_hardsigmoid, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_hardsigmoid_same(self_array)
        if result_array is None:
            return general(op_nn_functional_hardsigmoid, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HardsigmoidBackward0)
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


op_nn_functional_hardsigmoid.call = nn_functional_hardsigmoid


def nn_functional_hardsigmoid_(input):
    """The in-place form of `nn_functional_hardsigmoid`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_hardsigmoid, (input,))
        done = k_nn_functional_hardsigmoid_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_hardsigmoid, (input,))
        changed(input._changes, "hardsigmoid_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.hardswish(Tensor self) -> Tensor


def _nn_functional_hardswish_forward(self_):
    return k_nn_functional_hardswish(self_)


class HardswishBackward0(Node):
    """self: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5), grad))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_hardswish_backward_self(self.self_, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.le(self_, -3), 0, ops.where(ops.lt(self_, 3), ops.mul(grad, ops.add(ops.div(self_, 3), 0.5)), grad))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_hardswish(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(HardswishBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_nn_functional_hardswish_result(self_p, self_t, result):
    return k_nn_functional_hardswish_backward_self(self_p, self_t)


def _tangent_tensors_nn_functional_hardswish_result(self_p, self_t, result):
    return ops.where(ops.le(self_p, -3), 0, ops.where(ops.lt(self_p, 3), ops.mul(self_t, ops.add(ops.div(self_p, 3), 0.5)), self_t))


op_nn_functional_hardswish = Op(
    "nn.functional.hardswish",
    "nn.functional.hardswish(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_nn_functional_hardswish_forward,
    record=_record_nn_functional_hardswish,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_hardswish_result, _tangent_tensors_nn_functional_hardswish_result)},
    saves_self_for=("input",),
)


def nn_functional_hardswish(input, inplace=False):
    """The tensor times its hard logistic function."""
    try:
        if inplace:
            return nn_functional_hardswish_(input)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_hardswish, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_hardswish_same(self_array)
        if result_array is None:
            return general(op_nn_functional_hardswish, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HardswishBackward0)
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


op_nn_functional_hardswish.call = nn_functional_hardswish


def nn_functional_hardswish_(input):
    """The in-place form of `nn_functional_hardswish`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_hardswish, (input,))
        done = k_nn_functional_hardswish_into(input._array, input._array)
        if done is None:
            return in_place(op_nn_functional_hardswish, (input,))
        changed(input._changes, "hardswish_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.hardshrink(Tensor self, float lambd=0.5) -> Tensor


def _nn_functional_hardshrink_forward(self_, lambd):
    return k_nn_functional_hardshrink(self_, (-lambd), lambd)


def _nn_functional_hardshrink_into(out, self_, lambd):
    return k_nn_functional_hardshrink_into(out, self_, (-lambd), lambd)


class HardshrinkBackward0(Node):
    """self: where((self < -lambd) | (self > lambd), grad, 0)"""

    __slots__ = ("self_", "self_changes", "lambd")
    saved = {"self": ("self_", "input", 0), "lambd": ("lambd", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_hardshrink_backward_self(self.self_, (-self.lambd), self.lambd, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.bitwise_or(ops.lt(self_, (-self.lambd)), ops.gt(self_, self.lambd)), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_hardshrink(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, lambd) = arrays
    (self_changes,) = changes
    node = new(HardshrinkBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.lambd = lambd
    return node


def _tangent_arrays_nn_functional_hardshrink_result(self_p, lambd, self_t, result):
    return k_nn_functional_hardshrink_backward_self(self_p, (-lambd), lambd, self_t)


def _tangent_tensors_nn_functional_hardshrink_result(self_p, lambd, self_t, result):
    return ops.where(ops.bitwise_or(ops.lt(self_p, (-lambd)), ops.gt(self_p, lambd)), self_t, 0)


op_nn_functional_hardshrink = Op(
    "nn.functional.hardshrink",
    "nn.functional.hardshrink(Tensor self, float lambd=0.5) -> Tensor",
    into=_nn_functional_hardshrink_into,
    params=(("input", "Tensor"), ("lambd", "float")),
    positional=2,
    required=("input",),
    forward=_nn_functional_hardshrink_forward,
    record=_record_nn_functional_hardshrink,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_hardshrink_result, _tangent_tensors_nn_functional_hardshrink_result)},
    saves_self_for=("input",),
)


def nn_functional_hardshrink(input, lambd=0.5, out=None):
    """Zero near zero, the tensor itself elsewhere."""
    try:
        if (lambd.__class__ is not float and lambd.__class__ is not int):
            check_kinds(op_nn_functional_hardshrink, (input, lambd))
        if out is not None:
            return into(op_nn_functional_hardshrink, (input, lambd), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_hardshrink, (input, lambd))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_hardshrink_same(self_array, (-lambd), lambd)
        if result_array is None:
            return general(op_nn_functional_hardshrink, (input, lambd))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(HardshrinkBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.lambd = lambd
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_hardshrink.call = nn_functional_hardshrink


# ---- nn.functional.softshrink(Tensor self, float lambd=0.5) -> Tensor


def _nn_functional_softshrink_forward(self_, lambd):
    return k_nn_functional_softshrink(self_, lambd, (-lambd))


def _nn_functional_softshrink_into(out, self_, lambd):
    return k_nn_functional_softshrink_into(out, self_, lambd, (-lambd))


class SoftshrinkBackward0(Node):
    """self: where((self < -lambd) | (self > lambd), grad, 0)"""

    __slots__ = ("self_", "self_changes", "lambd")
    saved = {"self": ("self_", "input", 0), "lambd": ("lambd", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_hardshrink_backward_self(self.self_, (-self.lambd), self.lambd, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.bitwise_or(ops.lt(self_, (-self.lambd)), ops.gt(self_, self.lambd)), grad, 0)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_softshrink(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, lambd) = arrays
    (self_changes,) = changes
    node = new(SoftshrinkBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.lambd = lambd
    return node


def _tangent_arrays_nn_functional_softshrink_result(self_p, lambd, self_t, result):
    return k_nn_functional_hardshrink_backward_self(self_p, (-lambd), lambd, self_t)


def _tangent_tensors_nn_functional_softshrink_result(self_p, lambd, self_t, result):
    return ops.where(ops.bitwise_or(ops.lt(self_p, (-lambd)), ops.gt(self_p, lambd)), self_t, 0)


op_nn_functional_softshrink = Op(
    "nn.functional.softshrink",
    "nn.functional.softshrink(Tensor self, float lambd=0.5) -> Tensor",
    into=_nn_functional_softshrink_into,
    params=(("input", "Tensor"), ("lambd", "float")),
    positional=2,
    required=("input",),
    forward=_nn_functional_softshrink_forward,
    record=_record_nn_functional_softshrink,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_nn_functional_softshrink_result, _tangent_tensors_nn_functional_softshrink_result)},
    saves_self_for=("input",),
)


def nn_functional_softshrink(input, lambd=0.5, out=None):
    """Moves each element towards zero by `lambd`."""
    try:
        if (lambd.__class__ is not float and lambd.__class__ is not int):
            check_kinds(op_nn_functional_softshrink, (input, lambd))
        if not (lambd >= 0):
            raise RuntimeError("nn.functional.softshrink(): expected lambd >= 0, but got " + f"{lambd=}")
        if out is not None:
            return into(op_nn_functional_softshrink, (input, lambd), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_softshrink, (input, lambd))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_softshrink_same(self_array, lambd, (-lambd))
        if result_array is None:
            return general(op_nn_functional_softshrink, (input, lambd))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SoftshrinkBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.lambd = lambd
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_softshrink.call = nn_functional_softshrink


# ---- nn.functional.threshold(Tensor self, float threshold, float value) -> Tensor


def _nn_functional_threshold_forward(self_, threshold, value):
    return k_nn_functional_threshold(self_, threshold, value)


class ThresholdBackward0(Node):
    """self: where(self <= threshold, 0, grad)"""

    __slots__ = ("self_", "self_changes", "threshold")
    saved = {"self": ("self_", "input", 0), "threshold": ("threshold", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_nn_functional_threshold_backward_self(self.self_, self.threshold, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.where(ops.le(self_, self.threshold), 0, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_threshold(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, threshold, value) = arrays
    (self_changes,) = changes
    node = new(ThresholdBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.threshold = threshold
    return node


def _tangent_arrays_nn_functional_threshold_result(self_p, threshold, value, self_t, result):
    return k_nn_functional_threshold_backward_self(self_p, threshold, self_t)


def _tangent_tensors_nn_functional_threshold_result(self_p, threshold, value, self_t, result):
    return ops.where(ops.le(self_p, threshold), 0, self_t)


op_nn_functional_threshold = Op(
    "nn.functional.threshold",
    "nn.functional.threshold(Tensor self, float threshold, float value) -> Tensor",
    into=k_nn_functional_threshold_into,
    params=(("input", "Tensor"), ("threshold", "float"), ("value", "float")),
    positional=3,
    required=("input", "threshold", "value"),
    forward=_nn_functional_threshold_forward,
    record=_record_nn_functional_threshold,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_nn_functional_threshold_result, _tangent_tensors_nn_functional_threshold_result)},
    saves_self_for=("input",),
)


def nn_functional_threshold(input, threshold, value, inplace=False, out=None):
    """Puts `value` where an element does not exceed `threshold`."""
    try:
        if inplace:
            return nn_functional_threshold_(input, threshold, value)
        if (threshold.__class__ is not float and threshold.__class__ is not int) or (value.__class__ is not float and value.__class__ is not int):
            check_kinds(op_nn_functional_threshold, (input, threshold, value))
        if out is not None:
            return into(op_nn_functional_threshold, (input, threshold, value), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_threshold, (input, threshold, value))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_nn_functional_threshold_same(self_array, threshold, value)
        if result_array is None:
            return general(op_nn_functional_threshold, (input, threshold, value))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ThresholdBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.threshold = threshold
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_threshold.call = nn_functional_threshold


def nn_functional_threshold_(input, threshold, value):
    """The in-place form of `nn_functional_threshold`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_nn_functional_threshold, (input, threshold, value))
        done = k_nn_functional_threshold_into(input._array, input._array, threshold, value)
        if done is None:
            return in_place(op_nn_functional_threshold, (input, threshold, value))
        changed(input._changes, "threshold_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- nn.functional.prelu(Tensor self, Tensor weight) -> Tensor


op_nn_functional_prelu = Op(
    "nn.functional.prelu",
    "nn.functional.prelu(Tensor self, Tensor weight) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor")),
    positional=2,
    required=("input", "weight"),
    forward=compose_nn__layers.prelu,
    composite=True,
)


def nn_functional_prelu(input, weight):
    """The positive part, and `weight` times the negative."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor:
            check_tensors(op_nn_functional_prelu, (input, weight))
        return compose_nn__layers.prelu(input, weight)
    except Exception:
        hide_frames()
        raise


op_nn_functional_prelu.call = nn_functional_prelu


# ---- _prelu(Tensor self, Tensor weight) -> Tensor


def __prelu_forward(self_, weight):
    return k__prelu(self_, weight)


class PreluBackward0(Node, shown_as="PreluKernelBackward0"):
    """self: where(self > 0, grad, weight * grad)
    weight: where(self > 0, 0, grad * self)"""

    __slots__ = ("self_", "self_changes", "weight", "weight_changes")
    saved = {"self": ("self_", "input", 0), "weight": ("weight", "input", 1)}
    inputs = ("self", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None and to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self, grad_weight = k__prelu_backward(self.self_, grad, self.weight)
            if freed:
                self.release(freed)
            return (grad_self, grad_weight)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = k__prelu_backward_self(self.self_, grad, self.weight)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = k__prelu_backward_weight(self.self_, grad)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            weight = saved_operand(self, "weight", self.weight, self.weight_changes, self.next[1], grad)
            grad_self = ops.where(ops.gt(self_, 0), grad, ops.mul(weight, grad))
        if to_weight is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            grad_weight = ops.where(ops.gt(self_, 0), 0, ops.mul(grad, self_))
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__prelu(edges, arrays, changes, results, result_changes):
    (self_node, weight_node) = edges
    (self_array, weight_array) = arrays
    (self_changes, weight_changes) = changes
    node = new(PreluBackward0)
    node.next = (self_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    return node


def _tangent_arrays__prelu_result(self_p, weight_p, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = k__prelu_backward_self(self_p, self_t, weight_p)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = k__prelu_backward_weight(self_p, weight_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__prelu_result(self_p, weight_p, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.gt(self_p, 0), self_t, ops.mul(weight_p, self_t))
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops.where(ops.gt(self_p, 0), 0, ops.mul(weight_t, self_p))
        total = term if total is None else ops.add(total, term)
    return total


op__prelu = Op(
    "_prelu",
    "_prelu(Tensor self, Tensor weight) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor")),
    positional=2,
    required=("input", "weight"),
    forward=__prelu_forward,
    record=_record__prelu,
    edges=(0, 1),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__prelu_result, _tangent_tensors__prelu_result)},
    saves_self_for=("input", "weight"),
)


def _prelu(input, weight):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__prelu, (input, weight))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__prelu, (input, weight))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            weight_node = weight._node
        elif weight.__class__ in NUMBERS:
            weight_array = weight
            weight_changes = UNCHANGED
            weight_node = None
        else:
            return general(op__prelu, (input, weight))
        result_array = k__prelu_same(self_array, weight_array)
        if result_array is None:
            result_array = k__prelu_any(self_array, weight_array)
            if result_array is None:
                return general(op__prelu, (input, weight))
            self_node = restored(self_node, self_array, result_array)
            weight_node = restored(weight_node, weight_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(PreluBackward0)
        node.next = (self_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__prelu.call = _prelu


# ---- nn.functional.glu(Tensor self, int dim=-1) -> Tensor


op_nn_functional_glu = Op(
    "nn.functional.glu",
    "nn.functional.glu(Tensor self, int dim=-1) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input",),
    forward=compose_nn__layers.glu,
    composite=True,
)


def nn_functional_glu(input, dim=-1, axis=None):
    """The first half of the tensor along `dim`, times the logistic function of the second."""
    try:
        if axis is not None:
            dim = by_other_name("glu", "dim", dim, -1, "axis", axis)
        if dim.__class__ is not int:
            check_kinds(op_nn_functional_glu, (input, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_glu, (input, dim))
        return compose_nn__layers.glu(input, dim)
    except Exception:
        hide_frames()
        raise


op_nn_functional_glu.call = nn_functional_glu
