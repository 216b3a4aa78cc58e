"""Layers and losses of neural networks.

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
from specgrad.array import scan as array_scan
from specgrad.array import shape as array_shape
from specgrad.array.linalg import matrices as array_linalg__matrices
from specgrad.array.linalg import products as array_linalg__products
from specgrad.array.nn import attention as array_nn__attention
from specgrad.array.nn import bags as array_nn__bags
from specgrad.array.nn import channels as array_nn__channels
from specgrad.array.nn import conv as array_nn__conv
from specgrad.array.nn import layers as array_nn__layers
from specgrad.array.nn import norm as array_nn__norm
from specgrad.array.nn import padding as array_nn__padding
from specgrad.array.nn import pool as array_nn__pool
from specgrad.array.nn import resample as array_nn__resample
from specgrad.array.nn import sample as array_nn__sample
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose.nn import attention as compose_nn__attention
from specgrad.compose.nn import channels as compose_nn__channels
from specgrad.compose.nn import images as compose_nn__images
from specgrad.compose.nn import layers as compose_nn__layers
from specgrad.compose.nn import normalize as compose_nn__normalize
from specgrad.compose.nn import padding as compose_nn__padding
from specgrad.compose.nn import resample as compose_nn__resample
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

k__attention_backward_backward_above_inner = _k["_attention_backward_backward_above_inner"]
k__attention_backward_backward_query = _k["_attention_backward_backward_query"]
k__attention_backward_backward_query_inner = _k["_attention_backward_backward_query_inner"]
k__batch_norm_backward_backward_above = _k["_batch_norm_backward_backward_above"]
k__batch_norm_backward_backward_above_2 = _k["_batch_norm_backward_backward_above_2"]
k__batch_norm_backward_backward_above_inner = _k["_batch_norm_backward_backward_above_inner"]
k__batch_norm_backward_backward_above_inner_2 = _k["_batch_norm_backward_backward_above_inner_2"]
k__batch_norm_backward_backward_self = _k["_batch_norm_backward_backward_self"]
k__batch_norm_backward_backward_self_inner = _k["_batch_norm_backward_backward_self_inner"]
k__batch_norm_backward_backward_self_inner_2 = _k["_batch_norm_backward_backward_self_inner_2"]
k__batch_norm_backward_backward_self_inner_3 = _k["_batch_norm_backward_backward_self_inner_3"]
k__batch_norm_backward_backward_self_part = _k["_batch_norm_backward_backward_self_part"]
k__batch_norm_backward_backward_self_part_2 = _k["_batch_norm_backward_backward_self_part_2"]
k__binary_cross_entropy = _k["_binary_cross_entropy"]
k__binary_cross_entropy_backward = _k["_binary_cross_entropy_backward"]
k__binary_cross_entropy_backward_self = _k["_binary_cross_entropy_backward_self"]
k__binary_cross_entropy_backward_target = _k["_binary_cross_entropy_backward_target"]
k__binary_cross_entropy_with_logits = _k["_binary_cross_entropy_with_logits"]
k__binary_cross_entropy_with_logits_backward = _k["_binary_cross_entropy_with_logits_backward"]
k__binary_cross_entropy_with_logits_backward_self = _k["_binary_cross_entropy_with_logits_backward_self"]
k__binary_cross_entropy_with_logits_backward_target = _k["_binary_cross_entropy_with_logits_backward_target"]
k__cumprod_backward_self_inner = _k["_cumprod_backward_self_inner"]
k__fused_attention_backward_backward_above_inner = _k["_fused_attention_backward_backward_above_inner"]
k__fused_attention_backward_backward_above_inner_inner = _k["_fused_attention_backward_backward_above_inner_inner"]
k__fused_attention_backward_backward_query_inner = _k["_fused_attention_backward_backward_query_inner"]
k__fused_attention_backward_backward_query_inner_inner = _k["_fused_attention_backward_backward_query_inner_inner"]
k__fused_attention_backward_backward_query_inner_inner_2 = _k["_fused_attention_backward_backward_query_inner_inner_2"]
k__fused_attention_backward_bias = _k["_fused_attention_backward_bias"]
k__grid_sample_to_grid_backward_above = _k["_grid_sample_to_grid_backward_above"]
k__grid_sample_to_grid_backward_above_2 = _k["_grid_sample_to_grid_backward_above_2"]
k__grid_sample_to_grid_backward_self = _k["_grid_sample_to_grid_backward_self"]
k__group_norm_backward_self = _k["_group_norm_backward_self"]
k__group_norm_backward_self_inner = _k["_group_norm_backward_self_inner"]
k__group_norm_backward_self_inner_2 = _k["_group_norm_backward_self_inner_2"]
k__group_norm_backward_weight_inner = _k["_group_norm_backward_weight_inner"]
k__layer_norm = _k["_layer_norm"]
k__layer_norm_2 = _k["_layer_norm_2"]
k__layer_norm_3 = _k["_layer_norm_3"]
k__layer_norm_backward_self = _k["_layer_norm_backward_self"]
k__layer_norm_backward_self_2 = _k["_layer_norm_backward_self_2"]
k__layer_norm_backward_weight = _k["_layer_norm_backward_weight"]
k__lstm_backward_gates_inner = _k["_lstm_backward_gates_inner"]
k__mse_loss_backward_self = _k["_mse_loss_backward_self"]
k__mse_loss_tangent_self_target_inner = _k["_mse_loss_tangent_self_target_inner"]
k__rms_norm = _k["_rms_norm"]
k__rms_norm_backward_self = _k["_rms_norm_backward_self"]
k__row_squared_distance = _k["_row_squared_distance"]
k__smooth_l1 = _k["_smooth_l1"]
k__smooth_l1_2 = _k["_smooth_l1_2"]
k__smooth_l1_backward_self = _k["_smooth_l1_backward_self"]
k__smooth_l1_backward_self_2 = _k["_smooth_l1_backward_self_2"]
k__smooth_l1_backward_target = _k["_smooth_l1_backward_target"]
k_add = _k["add"]
k_conj = _k["conj"]
k_deg2rad = _k["deg2rad"]
k_lerp_tangent_weight = _k["lerp_tangent_weight"]
k_mul = _k["mul"]
k_neg = _k["neg"]
k_sigmoid_tangent_self = _k["sigmoid_tangent_self"]
k_sub = _k["sub"]
k_tanh = _k["tanh"]
k_tanh_tangent_self = _k["tanh_tangent_self"]
k__binary_cross_entropy_same = k__binary_cross_entropy.same
k__binary_cross_entropy_with_logits_same = k__binary_cross_entropy_with_logits.same
k__smooth_l1_same = k__smooth_l1.same
k__smooth_l1_2_same = k__smooth_l1_2.same
k__binary_cross_entropy_any = k__binary_cross_entropy.any
k__binary_cross_entropy_with_logits_any = k__binary_cross_entropy_with_logits.any
k__smooth_l1_any = k__smooth_l1.any
k__smooth_l1_2_any = k__smooth_l1_2.any


# ---- nn.functional.linear(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor


class LinearBackward0(Node):
    """self: grad._reshape([prod(self.shape[:-1]), weight.size(0)]).mm(weight.conj())._reshape(self.shape) if weight.dim() == 2 else grad.unsqueeze(-1) * weight.conj()
    weight: grad._reshape([prod(self.shape[:-1]), weight.size(0)]).t().mm(self._reshape([prod(self.shape[:-1]), weight.size(1)]).conj()) if weight.dim() == 2 else (grad.unsqueeze(-1) * self.conj())._sum_to_size(weight.shape)
    bias: grad._sum_to_size(bias.shape)"""

    __slots__ = ("weight", "weight_changes", "self_shape", "self_", "self_changes", "weight_shape", "bias_shape")
    saved = {"weight": ("weight", "input", 1), "self_shape": ("self_shape", "plain", 0), "self": ("self_", "input", 0), "weight_shape": ("weight_shape", "plain", 1), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("self", "weight", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = (array_shape.reshape(array_linalg__products.mm(array_shape.reshape(grad, (math.prod(self.self_shape[:-1]), self.weight.shape[0])), conjugated(k_conj, self.weight)), self.self_shape) if (len(self.weight.shape) == 2) else k__cumprod_backward_self_inner(array_shape.unsqueeze(grad, -1), self.weight))
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = (array_linalg__products.mm(array_shape.t(array_shape.reshape(grad, (math.prod(self.self_.shape[:-1]), self.weight_shape[0]))), conjugated(k_conj, array_shape.reshape(self.self_, (math.prod(self.self_.shape[:-1]), self.weight_shape[1])))) if (len(self.weight_shape) == 2) else array_reduce.sum_to_size(k__cumprod_backward_self_inner(array_shape.unsqueeze(grad, -1), self.self_), self.weight_shape))
        if to_bias is not None:
            grad_bias = array_reduce.sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            t1 = ops.conj(weight)
            grad_self = (ops._reshape(ops.mm(ops._reshape(grad, (math.prod(self.self_shape[:-1]), weight.shape[0])), t1), self.self_shape) if (len(weight.shape) == 2) else ops.mul(ops.unsqueeze(grad, -1), t1))
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_weight = (ops.mm(ops.t(ops._reshape(grad, (math.prod(self_.shape[:-1]), self.weight_shape[0]))), ops.conj(ops._reshape(self_, (math.prod(self_.shape[:-1]), self.weight_shape[1])))) if (len(self.weight_shape) == 2) else ops._sum_to_size(ops.mul(ops.unsqueeze(grad, -1), ops.conj(self_)), self.weight_shape))
        if to_bias is not None:
            grad_bias = ops._sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record_nn_functional_linear(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(LinearBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.self_shape = self_array.shape
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.weight_shape = weight_array.shape
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


def _tangent_arrays_nn_functional_linear_result(self_p, weight_p, bias_p, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = array_nn__layers.linear(self_t, weight_p, None)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__layers.linear(self_p, weight_t, None)
        total = term if total is None else k_add(total, term)
    if bias_t is not None:
        term = array_shape.expand(bias_t, result.shape, False)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_nn_functional_linear_result(self_p, weight_p, bias_p, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = ops.nn_functional_linear(self_t, weight_p)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops.nn_functional_linear(self_p, weight_t)
        total = term if total is None else ops.add(total, term)
    if bias_t is not None:
        term = ops.expand(bias_t, result.shape)
        total = term if total is None else ops.add(total, term)
    return total


op_nn_functional_linear = Op(
    "nn.functional.linear",
    "nn.functional.linear(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?")),
    positional=3,
    required=("input", "weight"),
    forward=array_nn__layers.linear,
    record=_record_nn_functional_linear,
    edges=(0, 1, 2),
    batch="products.linear",
    tangents={"result": (_tangent_arrays_nn_functional_linear_result, _tangent_tensors_nn_functional_linear_result)},
    saves_self_for=("weight",),
)


def nn_functional_linear(input, weight, bias=None, out=None):
    """The product with the transpose of `weight`, plus `bias`."""
    try:
        if out is not None:
            return into(op_nn_functional_linear, (input, weight, bias), out)
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op_nn_functional_linear, (input, weight, bias))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op_nn_functional_linear, (input, weight, bias))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if bias_array.__class__ is not self_array.__class__:
                return general(op_nn_functional_linear, (input, weight, bias))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op_nn_functional_linear, (input, weight, bias))
        result_array = array_nn__layers.linear(self_array, weight_array, bias_array)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LinearBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
            node.self_shape = self_array.shape
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.weight_shape = weight_array.shape
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_nn_functional_linear.call = nn_functional_linear


# ---- _layer_norm(Tensor self, Tensor? weight, Tensor? bias, int dim, float eps) -> Tensor


def __layer_norm_forward(self_, weight, bias, dim, eps):
    if weight is None:
        return along(k__layer_norm, dim, self_, eps)
    else:
        if bias is None:
            return along(k__layer_norm_2, dim, self_, eps, weight)
        else:
            return along(k__layer_norm_3, dim, self_, eps, weight, bias)


class LayerNormBackward0(Node, shown_as="NativeLayerNormBackward0"):
    """self: scale * (grad - grad.sum(dim, True) / n - centred * (scale * (scale * ((grad * centred).sum(dim, True) / n)))) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - centred * (scale * (scale * ((grad * weight * centred).sum(dim, True) / n))))
    weight: (grad * unit)._sum_to_size(weight.shape)
    bias: grad._sum_to_size(bias.shape)"""

    __slots__ = ("self_", "self_changes", "weight", "weight_changes", "dim", "eps", "weight_shape", "bias_shape")
    saved = {"self": ("self_", "input", 0), "weight": ("weight", "input", 1), "dim": ("dim", "plain", -1), "eps": ("eps", "plain", -1), "weight_shape": ("weight_shape", "plain", 1), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("self", "weight", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            done = array_nn__norm.layer_norm_backward(grad, self.self_, self.weight, self.dim, self.eps, (to_self is not None, to_weight is not None, to_bias is not None))
            if done is not None:
                if freed:
                    self.release(freed)
                return done
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = (along(k__layer_norm_backward_self, self.dim, self.self_, self.self_.shape[self.dim], self.eps, grad) if (self.weight is None) else along(k__layer_norm_backward_self_2, self.dim, self.self_, self.self_.shape[self.dim], self.eps, grad, self.weight))
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = array_reduce.sum_to_size(along(k__layer_norm_backward_weight, self.dim, grad, self.self_, self.self_.shape[self.dim], self.eps), self.weight_shape)
        if to_bias is not None:
            grad_bias = array_reduce.sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None or to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            t1 = ops.sub(self_, ops.div(ops.sum(self_, self.dim, True), self_.shape[self.dim]))
            shared1 = ops.rsqrt(ops.add(ops.div(ops.sum(ops.mul(t1, t1), self.dim, True), self_.shape[self.dim]), self.eps))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            t1 = ops.sub(self_, ops.div(ops.sum(self_, self.dim, True), self_.shape[self.dim]))
            grad_self = (ops.mul(shared1, ops.sub(ops.sub(grad, ops.div(ops.sum(grad, self.dim, True), self_.shape[self.dim])), ops.mul(t1, ops.mul(shared1, ops.mul(shared1, ops.div(ops.sum(ops.mul(grad, t1), self.dim, True), self_.shape[self.dim])))))) if (weight is None) else ops.mul(shared1, ops.sub(ops.sub((t2 := ops.mul(grad, weight)), ops.div(ops.sum(t2, self.dim, True), self_.shape[self.dim])), ops.mul(t1, ops.mul(shared1, ops.mul(shared1, ops.div(ops.sum(ops.mul(t2, t1), self.dim, True), self_.shape[self.dim])))))))
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            t1 = ops.sub(self_, ops.div(ops.sum(self_, self.dim, True), self_.shape[self.dim]))
            grad_weight = ops._sum_to_size(ops.mul(grad, ops.mul(t1, shared1)), self.weight_shape)
        if to_bias is not None:
            grad_bias = ops._sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__layer_norm(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array, dim, eps) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(LayerNormBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None or weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.dim = dim
        node.eps = eps
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if weight_node is not None:
        node.weight_shape = weight_array.shape if weight_array is not None else None
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


op__layer_norm = Op(
    "_layer_norm",
    "_layer_norm(Tensor self, Tensor? weight, Tensor? bias, int dim, float eps) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("dim", "int"), ("eps", "float")),
    positional=5,
    required=("input", "weight", "bias", "dim", "eps"),
    forward=__layer_norm_forward,
    record=_record__layer_norm,
    edges=(0, 1, 2),
    batch="nn.layer_norm",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "weight"),
)


def _layer_norm(input, weight, bias, dim, eps):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__layer_norm, (input, weight, bias, dim, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            weight_node = weight._node
            if weight_array.__class__ is not self_array.__class__:
                return general(op__layer_norm, (input, weight, bias, dim, eps))
        elif weight is None:
            weight_array = weight
            weight_changes = UNCHANGED
            weight_node = None
        else:
            return general(op__layer_norm, (input, weight, bias, dim, eps))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if bias_array.__class__ is not self_array.__class__:
                return general(op__layer_norm, (input, weight, bias, dim, eps))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__layer_norm, (input, weight, bias, dim, eps))
        result_array = __layer_norm_forward(self_array, weight_array, bias_array, dim, eps)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LayerNormBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None or weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.dim = dim
            node.eps = eps
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if weight_node is not None:
            node.weight_shape = weight_array.shape if weight_array is not None else None
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__layer_norm.call = _layer_norm


# ---- nn.functional.layer_norm(Tensor self, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor


op_nn_functional_layer_norm = Op(
    "nn.functional.layer_norm",
    "nn.functional.layer_norm(Tensor self, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
    params=(("input", "Tensor"), ("normalized_shape", "int[]"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("eps", "float")),
    positional=5,
    required=("input", "normalized_shape"),
    forward=compose_nn__layers.layer_norm,
    composite=True,
)


def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    """Shifts and scales to mean zero and variance one over the last dimensions, then by `weight` and `bias`."""
    try:
        if (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_layer_norm, (input, normalized_shape, weight, bias, eps))
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_layer_norm, (input, normalized_shape, weight, bias, eps))
        return compose_nn__layers.layer_norm(input, normalized_shape, weight, bias, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_layer_norm.call = nn_functional_layer_norm


# ---- nn.functional.mse_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor


op_nn_functional_mse_loss = Op(
    "nn.functional.mse_loss",
    "nn.functional.mse_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str"), ("weight", "Tensor?")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__layers.mse_loss,
    composite=True,
)


def nn_functional_mse_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    """The squared difference, averaged, summed or as it is."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_mse_loss, (input, target, size_average, reduce, reduction, weight))
        return compose_nn__layers.mse_loss(input, target, size_average, reduce, reduction, weight)
    except Exception:
        hide_frames()
        raise


op_nn_functional_mse_loss.call = nn_functional_mse_loss


# ---- _row_squared_distance(Tensor self, Tensor other, int dim, bool keepdim) -> Tensor


def __row_squared_distance_forward(self_, other, dim, keepdim):
    return along_reduced(k__row_squared_distance, dim, keepdim, self_, other)


op__row_squared_distance = Op(
    "_row_squared_distance",
    "_row_squared_distance(Tensor self, Tensor other, int dim, bool keepdim) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("dim", "int"), ("keepdim", "bool")),
    positional=4,
    required=("input", "other", "dim", "keepdim"),
    forward=__row_squared_distance_forward,
    non_differentiable="the kernel behind mse_loss, which brings the gradient",
)


def _row_squared_distance(input, other, dim, keepdim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op__row_squared_distance, (input, other, dim, keepdim))
        self_array = input._array
        other_array = other._array
        if other_array.__class__ is not self_array.__class__:
            return general(op__row_squared_distance, (input, other, dim, keepdim))
        result_array = __row_squared_distance_forward(self_array, other_array, dim, keepdim)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__row_squared_distance.call = _row_squared_distance


# ---- _mse_loss(Tensor self, Tensor target, str reduction) -> Tensor


class MseLossBackward0(Node):
    """self: grad * ((self - target) * (2 / self.numel() if reduction == 'mean' else 2.0))
    target: grad * ((target - self) * (2 / self.numel() if reduction == 'mean' else 2.0))"""

    __slots__ = ("self_", "self_changes", "target", "target_changes", "reduction")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", 1), "reduction": ("reduction", "plain", -1)}
    inputs = ("self", "target")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self = k__mse_loss_backward_self(grad, self.self_, self.target, ((2 / math.prod(self.self_.shape)) if (self.reduction == "mean") else 2.0))
        if to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_target = k__mse_loss_backward_self(grad, self.target, self.self_, ((2 / math.prod(self.self_.shape)) if (self.reduction == "mean") else 2.0))
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            target = saved_input(self, "target", self.target, self.target_changes, self.next[1])
            grad_self = ops.mul(grad, ops.mul(ops.sub(self_, target), ((2 / math.prod(self_.shape)) if (self.reduction == "mean") else 2.0)))
        if to_target is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            target = saved_input(self, "target", self.target, self.target_changes, self.next[1])
            grad_target = ops.mul(grad, ops.mul(ops.sub(target, self_), ((2 / math.prod(self_.shape)) if (self.reduction == "mean") else 2.0)))
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__mse_loss(edges, arrays, changes, results, result_changes):
    (self_node, target_node) = edges
    (self_array, target_array, reduction) = arrays
    (self_changes, target_changes) = changes
    node = new(MseLossBackward0)
    node.next = (self_node, target_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.target = target_array
    node.target_changes = target_changes
    node.reduction = reduction
    return node


def _tangent_arrays__mse_loss_result(self_p, target_p, reduction, self_t, target_t, result):
    if self_t is None:
        self_t = zeros_like_array(self_p)
    if target_t is None:
        target_t = zeros_like_array(target_p)
    return k_deg2rad(array_reduce.sum(k__mse_loss_tangent_self_target_inner(self_t, target_t, self_p, target_p), None, False, None), ((2 / math.prod(self_p.shape)) if (reduction == "mean") else 2.0))


def _tangent_tensors__mse_loss_result(self_p, target_p, reduction, self_t, target_t, result):
    if self_t is None:
        self_t = ops.zeros_like(self_p)
    if target_t is None:
        target_t = ops.zeros_like(target_p)
    return ops.mul(ops.sum(ops.mul(ops.sub(self_t, target_t), ops.sub(self_p, target_p))), ((2 / math.prod(self_p.shape)) if (reduction == "mean") else 2.0))


op__mse_loss = Op(
    "_mse_loss",
    "_mse_loss(Tensor self, Tensor target, str reduction) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("reduction", "str")),
    positional=3,
    required=("input", "target", "reduction"),
    forward=array_nn__layers.mse_loss,
    record=_record__mse_loss,
    edges=(0, 1),
    batch="nn.mse_loss",
    tangents={"result": (_tangent_arrays__mse_loss_result, _tangent_tensors__mse_loss_result)},
    saves_self_for=("input", "target"),
)


def _mse_loss(input, target, reduction):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__mse_loss, (input, target, reduction))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        target_node = target._node
        if target_array.__class__ is not self_array.__class__:
            return general(op__mse_loss, (input, target, reduction))
        result_array = array_nn__layers.mse_loss(self_array, target_array, reduction)
        out = plain_tensor(result_array)
        if (self_node is None and target_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MseLossBackward0)
        node.next = (self_node, target_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        node.reduction = reduction
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__mse_loss.call = _mse_loss


# ---- nn.functional.l1_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor


op_nn_functional_l1_loss = Op(
    "nn.functional.l1_loss",
    "nn.functional.l1_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str"), ("weight", "Tensor?")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__layers.l1_loss,
    composite=True,
)


def nn_functional_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    """The absolute difference, averaged, summed or as it is."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_l1_loss, (input, target, size_average, reduce, reduction, weight))
        return compose_nn__layers.l1_loss(input, target, size_average, reduce, reduction, weight)
    except Exception:
        hide_frames()
        raise


op_nn_functional_l1_loss.call = nn_functional_l1_loss


# ---- nn.functional.smooth_l1_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', float beta=1.0) -> Tensor


op_nn_functional_smooth_l1_loss = Op(
    "nn.functional.smooth_l1_loss",
    "nn.functional.smooth_l1_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', float beta=1.0) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str"), ("beta", "float")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__layers.smooth_l1_loss,
    composite=True,
)


def nn_functional_smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    """The squared difference where it is less than `beta`, the absolute elsewhere."""
    try:
        if (beta.__class__ is not float and beta.__class__ is not int):
            check_kinds(op_nn_functional_smooth_l1_loss, (input, target, size_average, reduce, reduction, beta))
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_smooth_l1_loss, (input, target, size_average, reduce, reduction, beta))
        return compose_nn__layers.smooth_l1_loss(input, target, size_average, reduce, reduction, beta)
    except Exception:
        hide_frames()
        raise


op_nn_functional_smooth_l1_loss.call = nn_functional_smooth_l1_loss


# ---- nn.functional.huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor


op_nn_functional_huber_loss = Op(
    "nn.functional.huber_loss",
    "nn.functional.huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("reduction", "str"), ("delta", "float"), ("weight", "Tensor?")),
    positional=5,
    required=("input", "target"),
    forward=compose_nn__layers.huber_loss,
    composite=True,
)


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """The squared difference where it is less than `delta`, the absolute elsewhere, scaled."""
    try:
        if (delta.__class__ is not float and delta.__class__ is not int):
            check_kinds(op_nn_functional_huber_loss, (input, target, reduction, delta, weight))
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_huber_loss, (input, target, reduction, delta, weight))
        return compose_nn__layers.huber_loss(input, target, reduction, delta, weight)
    except Exception:
        hide_frames()
        raise


op_nn_functional_huber_loss.call = nn_functional_huber_loss


# ---- _smooth_l1(Tensor self, Tensor target, float beta) -> Tensor


def __smooth_l1_forward(self_, target, beta):
    if beta > 0:
        return k__smooth_l1(self_, target, beta, (0.5 / beta), (0.5 * beta))
    else:
        return k__smooth_l1_2(self_, target)


class SmoothL1Backward0(Node, shown_as="SmoothL1LossBackward0"):
    """self: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn()
    target: grad * where((self - target).abs() < beta, (target - self) / beta, (target - self).sgn()) if beta > 0 else grad * (target - self).sgn()"""

    __slots__ = ("self_", "self_changes", "target", "target_changes", "beta")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", 1), "beta": ("beta", "plain", -1)}
    inputs = ("self", "target")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self = (k__smooth_l1_backward_self(grad, self.self_, self.target, self.beta) if (self.beta > 0) else k__smooth_l1_backward_self_2(grad, self.self_, self.target))
        if to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_target = (k__smooth_l1_backward_target(grad, self.self_, self.target, self.beta) if (self.beta > 0) else k__smooth_l1_backward_self_2(grad, self.target, self.self_))
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            target = saved_operand(self, "target", self.target, self.target_changes, self.next[1], grad)
            t1 = ops.sub(self_, target)
            t2 = ops.sgn(t1)
            grad_self = (ops.mul(grad, ops.where(ops.lt(ops.abs(t1), self.beta), ops.div(t1, self.beta), t2)) if (self.beta > 0) else ops.mul(grad, t2))
        if to_target is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            target = saved_operand(self, "target", self.target, self.target_changes, self.next[1], grad)
            t1 = ops.sub(target, self_)
            t2 = ops.sgn(t1)
            grad_target = (ops.mul(grad, ops.where(ops.lt(ops.abs(ops.sub(self_, target)), self.beta), ops.div(t1, self.beta), t2)) if (self.beta > 0) else ops.mul(grad, t2))
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__smooth_l1(edges, arrays, changes, results, result_changes):
    (self_node, target_node) = edges
    (self_array, target_array, beta) = arrays
    (self_changes, target_changes) = changes
    node = new(SmoothL1Backward0)
    node.next = (self_node, target_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.target = target_array
    node.target_changes = target_changes
    node.beta = beta
    return node


def _tangent_arrays__smooth_l1_result(self_p, target_p, beta, self_t, target_t, result):
    total = None
    if self_t is not None:
        term = (k__smooth_l1_backward_self(self_t, self_p, target_p, beta) if (beta > 0) else k__smooth_l1_backward_self_2(self_t, self_p, target_p))
        total = term if total is None else k_add(total, term)
    if target_t is not None:
        term = (k__smooth_l1_backward_target(target_t, self_p, target_p, beta) if (beta > 0) else k__smooth_l1_backward_self_2(target_t, target_p, self_p))
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__smooth_l1_result(self_p, target_p, beta, self_t, target_t, result):
    total = None
    if self_t is not None:
        t1 = ops.sub(self_p, target_p)
        t2 = ops.sgn(t1)
        term = (ops.mul(self_t, ops.where(ops.lt(ops.abs(t1), beta), ops.div(t1, beta), t2)) if (beta > 0) else ops.mul(self_t, t2))
        total = term if total is None else ops.add(total, term)
    if target_t is not None:
        t1 = ops.sub(target_p, self_p)
        t2 = ops.sgn(t1)
        term = (ops.mul(target_t, ops.where(ops.lt(ops.abs(ops.sub(self_p, target_p)), beta), ops.div(t1, beta), t2)) if (beta > 0) else ops.mul(target_t, t2))
        total = term if total is None else ops.add(total, term)
    return total


op__smooth_l1 = Op(
    "_smooth_l1",
    "_smooth_l1(Tensor self, Tensor target, float beta) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("beta", "float")),
    positional=3,
    required=("input", "target", "beta"),
    forward=__smooth_l1_forward,
    record=_record__smooth_l1,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__smooth_l1_result, _tangent_tensors__smooth_l1_result)},
    saves_self_for=("input", "target"),
)


def _smooth_l1(input, target, beta):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__smooth_l1, (input, target, beta))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__smooth_l1, (input, target, beta))
        if target.__class__ is Tensor:
            target_array = target._array
            target_changes = target._changes
            target_node = target._node
        elif target.__class__ in NUMBERS:
            target_array = target
            target_changes = UNCHANGED
            target_node = None
        else:
            return general(op__smooth_l1, (input, target, beta))
        if beta > 0:
            result_array = k__smooth_l1_same(self_array, target_array, beta, (0.5 / beta), (0.5 * beta))
        else:
            result_array = k__smooth_l1_2_same(self_array, target_array)
        if result_array is None:
            if beta > 0:
                result_array = k__smooth_l1_any(self_array, target_array, beta, (0.5 / beta), (0.5 * beta))
            else:
                result_array = k__smooth_l1_2_any(self_array, target_array)
            if result_array is None:
                return general(op__smooth_l1, (input, target, beta))
            self_node = restored(self_node, self_array, result_array)
            target_node = restored(target_node, target_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and target_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(SmoothL1Backward0)
        node.next = (self_node, target_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        node.beta = beta
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__smooth_l1.call = _smooth_l1


# ---- nn.functional.binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_binary_cross_entropy = Op(
    "nn.functional.binary_cross_entropy",
    "nn.functional.binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__layers.binary_cross_entropy,
    composite=True,
)


def nn_functional_binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    """The cross-entropy of probabilities and targets between zero and one."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_binary_cross_entropy, (input, target, weight, size_average, reduce, reduction))
        return compose_nn__layers.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_binary_cross_entropy.call = nn_functional_binary_cross_entropy


# ---- _binary_cross_entropy_with_logits(Tensor self, Tensor target) -> Tensor


def __binary_cross_entropy_with_logits_forward(self_, target):
    return k__binary_cross_entropy_with_logits(self_, target)


class BinaryCrossEntropyWithLogitsBackward0(Node, shown_as="BinaryCrossEntropyWithLogitsBackward0"):
    """self: grad * ((1 - target) - _logistic(-self))
    target: -grad * self"""

    __slots__ = ("self_", "self_changes", "target", "target_changes")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", 1)}
    inputs = ("self", "target")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None and to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self, grad_target = k__binary_cross_entropy_with_logits_backward(grad, self.target, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_target)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self = k__binary_cross_entropy_with_logits_backward_self(grad, self.target, self.self_)
        if to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_target = k__binary_cross_entropy_with_logits_backward_target(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            target = saved_operand(self, "target", self.target, self.target_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops.sub(ops.sub(1, target), ops._logistic(ops.neg(self_))))
        if to_target is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            grad_target = ops.mul(ops.neg(grad), self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__binary_cross_entropy_with_logits(edges, arrays, changes, results, result_changes):
    (self_node, target_node) = edges
    (self_array, target_array) = arrays
    (self_changes, target_changes) = changes
    node = new(BinaryCrossEntropyWithLogitsBackward0)
    node.next = (self_node, target_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.target = target_array
        node.target_changes = target_changes
    return node


def _tangent_arrays__binary_cross_entropy_with_logits_result(self_p, target_p, self_t, target_t, result):
    total = None
    if self_t is not None:
        term = k__binary_cross_entropy_with_logits_backward_self(self_t, target_p, self_p)
        total = term if total is None else k_add(total, term)
    if target_t is not None:
        term = k__binary_cross_entropy_with_logits_backward_target(target_t, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__binary_cross_entropy_with_logits_result(self_p, target_p, self_t, target_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops.sub(ops.sub(1, target_p), ops._logistic(ops.neg(self_p))))
        total = term if total is None else ops.add(total, term)
    if target_t is not None:
        term = ops.mul(ops.neg(target_t), self_p)
        total = term if total is None else ops.add(total, term)
    return total


op__binary_cross_entropy_with_logits = Op(
    "_binary_cross_entropy_with_logits",
    "_binary_cross_entropy_with_logits(Tensor self, Tensor target) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor")),
    positional=2,
    required=("input", "target"),
    forward=__binary_cross_entropy_with_logits_forward,
    record=_record__binary_cross_entropy_with_logits,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__binary_cross_entropy_with_logits_result, _tangent_tensors__binary_cross_entropy_with_logits_result)},
    saves_self_for=("input", "target"),
)


def _binary_cross_entropy_with_logits(input, target):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__binary_cross_entropy_with_logits, (input, target))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__binary_cross_entropy_with_logits, (input, target))
        if target.__class__ is Tensor:
            target_array = target._array
            target_changes = target._changes
            target_node = target._node
        elif target.__class__ in NUMBERS:
            target_array = target
            target_changes = UNCHANGED
            target_node = None
        else:
            return general(op__binary_cross_entropy_with_logits, (input, target))
        result_array = k__binary_cross_entropy_with_logits_same(self_array, target_array)
        if result_array is None:
            result_array = k__binary_cross_entropy_with_logits_any(self_array, target_array)
            if result_array is None:
                return general(op__binary_cross_entropy_with_logits, (input, target))
            self_node = restored(self_node, self_array, result_array)
            target_node = restored(target_node, target_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and target_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BinaryCrossEntropyWithLogitsBackward0)
        node.next = (self_node, target_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.target = target_array
            node.target_changes = target_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__binary_cross_entropy_with_logits.call = _binary_cross_entropy_with_logits


# ---- _binary_cross_entropy(Tensor self, Tensor target) -> Tensor


def __binary_cross_entropy_forward(self_, target):
    return k__binary_cross_entropy(target, self_)


class BinaryCrossEntropyBackward0(Node):
    """self: grad * (self - target) / maximum((1 - self) * self, 1e-12)
    target: grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log()))"""

    __slots__ = ("self_", "self_changes", "target", "target_changes")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", 1)}
    inputs = ("self", "target")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None and to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self, grad_target = k__binary_cross_entropy_backward(grad, self.self_, self.target)
            if freed:
                self.release(freed)
            return (grad_self, grad_target)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_self = k__binary_cross_entropy_backward_self(grad, self.self_, self.target)
        if to_target is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_target = k__binary_cross_entropy_backward_target(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_target = edges or self.next
        grad_self = grad_target = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            target = saved_operand(self, "target", self.target, self.target_changes, self.next[1], grad)
            grad_self = ops.div(ops.mul(grad, ops.sub(self_, target)), ops.maximum(ops.mul(ops.sub(1, self_), self_), 1e-12))
        if to_target is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            t1 = ops.eq(self_, 1)
            t2 = ops.lt(ops.abs(self_), 3.720075976020836e-44)
            grad_target = ops.mul(grad, ops.sub(ops.where(t1, -100, ops.log1p(ops.neg(ops.where(t1, 0, self_)))), ops.where(t2, -100, ops.log(ops.where(t2, math.inf, self_)))))
        if freed:
            self.release(freed)
        return (grad_self, grad_target)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__binary_cross_entropy(edges, arrays, changes, results, result_changes):
    (self_node, target_node) = edges
    (self_array, target_array) = arrays
    (self_changes, target_changes) = changes
    node = new(BinaryCrossEntropyBackward0)
    node.next = (self_node, target_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    if self_node is not None:
        node.target = target_array
        node.target_changes = target_changes
    return node


def _tangent_arrays__binary_cross_entropy_result(self_p, target_p, self_t, target_t, result):
    total = None
    if self_t is not None:
        term = k__binary_cross_entropy_backward_self(self_t, self_p, target_p)
        total = term if total is None else k_add(total, term)
    if target_t is not None:
        term = k__binary_cross_entropy_backward_target(target_t, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__binary_cross_entropy_result(self_p, target_p, self_t, target_t, result):
    total = None
    if self_t is not None:
        term = ops.div(ops.mul(self_t, ops.sub(self_p, target_p)), ops.maximum(ops.mul(ops.sub(1, self_p), self_p), 1e-12))
        total = term if total is None else ops.add(total, term)
    if target_t is not None:
        t1 = ops.eq(self_p, 1)
        t2 = ops.lt(ops.abs(self_p), 3.720075976020836e-44)
        term = ops.mul(target_t, ops.sub(ops.where(t1, -100, ops.log1p(ops.neg(ops.where(t1, 0, self_p)))), ops.where(t2, -100, ops.log(ops.where(t2, math.inf, self_p)))))
        total = term if total is None else ops.add(total, term)
    return total


op__binary_cross_entropy = Op(
    "_binary_cross_entropy",
    "_binary_cross_entropy(Tensor self, Tensor target) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor")),
    positional=2,
    required=("input", "target"),
    forward=__binary_cross_entropy_forward,
    record=_record__binary_cross_entropy,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays__binary_cross_entropy_result, _tangent_tensors__binary_cross_entropy_result)},
    saves_self_for=("input", "target"),
)


def _binary_cross_entropy(input, target):
    """Used by the formulas of other ops."""
    try:
        if modes.observers:
            return general(op__binary_cross_entropy, (input, target))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op__binary_cross_entropy, (input, target))
        if target.__class__ is Tensor:
            target_array = target._array
            target_changes = target._changes
            target_node = target._node
        elif target.__class__ in NUMBERS:
            target_array = target
            target_changes = UNCHANGED
            target_node = None
        else:
            return general(op__binary_cross_entropy, (input, target))
        result_array = k__binary_cross_entropy_same(target_array, self_array)
        if result_array is None:
            result_array = k__binary_cross_entropy_any(target_array, self_array)
            if result_array is None:
                return general(op__binary_cross_entropy, (input, target))
            self_node = restored(self_node, self_array, result_array)
            target_node = restored(target_node, target_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and target_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BinaryCrossEntropyBackward0)
        node.next = (self_node, target_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        if self_node is not None:
            node.target = target_array
            node.target_changes = target_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__binary_cross_entropy.call = _binary_cross_entropy


# ---- nn.functional.binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor


op_nn_functional_binary_cross_entropy_with_logits = Op(
    "nn.functional.binary_cross_entropy_with_logits",
    "nn.functional.binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str"), ("pos_weight", "Tensor?")),
    positional=7,
    required=("input", "target"),
    forward=compose_nn__layers.binary_cross_entropy_with_logits,
    composite=True,
)


def nn_functional_binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None):
    """The cross-entropy of logits and targets between zero and one."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (pos_weight is not None and pos_weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_binary_cross_entropy_with_logits, (input, target, weight, size_average, reduce, reduction, pos_weight))
        return compose_nn__layers.binary_cross_entropy_with_logits(input, target, weight, size_average, reduce, reduction, pos_weight)
    except Exception:
        hide_frames()
        raise


op_nn_functional_binary_cross_entropy_with_logits.call = nn_functional_binary_cross_entropy_with_logits


# ---- nn.functional.kl_div(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', bool log_target=False) -> Tensor


op_nn_functional_kl_div = Op(
    "nn.functional.kl_div",
    "nn.functional.kl_div(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean', bool log_target=False) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str"), ("log_target", "bool")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__layers.kl_div,
    composite=True,
)


def nn_functional_kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    """The divergence of a distribution from log-probabilities."""
    try:
        if log_target.__class__ is not bool:
            check_kinds(op_nn_functional_kl_div, (input, target, size_average, reduce, reduction, log_target))
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_kl_div, (input, target, size_average, reduce, reduction, log_target))
        return compose_nn__layers.kl_div(input, target, size_average, reduce, reduction, log_target)
    except Exception:
        hide_frames()
        raise


op_nn_functional_kl_div.call = nn_functional_kl_div


# ---- nn.functional.cross_entropy(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, int ignore_index=-100, Any reduce=None, str reduction='mean', float label_smoothing=0.0) -> Tensor


op_nn_functional_cross_entropy = Op(
    "nn.functional.cross_entropy",
    "nn.functional.cross_entropy(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, int ignore_index=-100, Any reduce=None, str reduction='mean', float label_smoothing=0.0) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("size_average", "Any"), ("ignore_index", "int"), ("reduce", "Any"), ("reduction", "str"), ("label_smoothing", "float")),
    positional=8,
    required=("input", "target"),
    forward=compose_nn__layers.cross_entropy,
    composite=True,
)


def nn_functional_cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    """The cross-entropy of logits and target classes, or target probabilities."""
    try:
        if ignore_index.__class__ is not int or (label_smoothing.__class__ is not float and label_smoothing.__class__ is not int):
            check_kinds(op_nn_functional_cross_entropy, (input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing))
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_cross_entropy, (input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing))
        return compose_nn__layers.cross_entropy(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)
    except Exception:
        hide_frames()
        raise


op_nn_functional_cross_entropy.call = nn_functional_cross_entropy


# ---- nn.functional.nll_loss(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, int ignore_index=-100, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_nll_loss = Op(
    "nn.functional.nll_loss",
    "nn.functional.nll_loss(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, int ignore_index=-100, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("size_average", "Any"), ("ignore_index", "int"), ("reduce", "Any"), ("reduction", "str")),
    positional=7,
    required=("input", "target"),
    forward=compose_nn__layers.nll_loss,
    composite=True,
)


def nn_functional_nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
    """The negative log-likelihood of target classes."""
    try:
        if ignore_index.__class__ is not int:
            check_kinds(op_nn_functional_nll_loss, (input, target, weight, size_average, ignore_index, reduce, reduction))
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_nll_loss, (input, target, weight, size_average, ignore_index, reduce, reduction))
        return compose_nn__layers.nll_loss(input, target, weight, size_average, ignore_index, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_nll_loss.call = nn_functional_nll_loss


# ---- _nll_loss(Tensor self, Tensor target, Tensor? weight, str reduction, int ignore_index) -> Tensor


class NllLossBackward0(Node):
    """self: _nll_loss_backward(grad, target, weight, self.shape, reduction, ignore_index)"""

    __slots__ = ("target", "target_changes", "weight", "weight_changes", "self_shape", "reduction", "ignore_index")
    saved = {"target": ("target", "input", -1), "weight": ("weight", "input", -1), "self_shape": ("self_shape", "plain", 0), "reduction": ("reduction", "plain", -1), "ignore_index": ("ignore_index", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.target_changes[0] > self.seq:
            raise stale(self, "target")
        if self.weight_changes[0] > self.seq:
            raise stale(self, "weight")
        grad_self = array_nn__layers.nll_loss_backward(grad, self.target, self.weight, self.self_shape, self.reduction, self.ignore_index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        target = saved_input(self, "target", self.target, self.target_changes, None)
        weight = saved_input(self, "weight", self.weight, self.weight_changes, None)
        grad_self = ops._nll_loss_backward(grad, target, weight, self.self_shape, self.reduction, self.ignore_index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.target = None
        self.target_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__nll_loss(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array, weight_array, reduction, ignore_index) = arrays
    (self_changes, target_changes, weight_changes) = changes
    node = new(NllLossBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.target = target_array
    node.target_changes = target_changes
    node.weight = weight_array
    node.weight_changes = weight_changes
    node.self_shape = self_array.shape
    node.reduction = reduction
    node.ignore_index = ignore_index
    return node


def _tangent_arrays__nll_loss_result(self_p, target, weight, reduction, ignore_index, self_t, result):
    return array_nn__layers.nll_loss(self_t, target, weight, reduction, ignore_index)


def _tangent_tensors__nll_loss_result(self_p, target, weight, reduction, ignore_index, self_t, result):
    return ops._nll_loss(self_t, target, weight, reduction, ignore_index)


op__nll_loss = Op(
    "_nll_loss",
    "_nll_loss(Tensor self, Tensor target, Tensor? weight, str reduction, int ignore_index) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("reduction", "str"), ("ignore_index", "int")),
    positional=5,
    required=("input", "target", "weight", "reduction", "ignore_index"),
    forward=array_nn__layers.nll_loss,
    record=_record__nll_loss,
    edges=(0,),
    batch="nn.nll_loss",
    tangents={"result": (_tangent_arrays__nll_loss_result, _tangent_tensors__nll_loss_result)},
)


def _nll_loss(input, target, weight, reduction, ignore_index):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__nll_loss, (input, target, weight, reduction, ignore_index))
        self_array = input._array
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not self_array.__class__:
            return general(op__nll_loss, (input, target, weight, reduction, ignore_index))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            if weight_array.__class__ is not self_array.__class__:
                return general(op__nll_loss, (input, target, weight, reduction, ignore_index))
        elif weight is None:
            weight_array = weight
            weight_changes = UNCHANGED
        else:
            return general(op__nll_loss, (input, target, weight, reduction, ignore_index))
        result_array = array_nn__layers.nll_loss(self_array, target_array, weight_array, reduction, ignore_index)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(NllLossBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.target = target_array
        node.target_changes = target_changes
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.self_shape = self_array.shape
        node.reduction = reduction
        node.ignore_index = ignore_index
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__nll_loss.call = _nll_loss


# ---- _nll_loss_backward(Tensor self, Tensor target, Tensor? weight, int[] shape, str reduction, int ignore_index) -> Tensor


class NllLossBackwardBackward0(Node):
    """self: _nll_loss(grad, target, weight, reduction, ignore_index)"""

    __slots__ = ("target", "target_changes", "weight", "weight_changes", "reduction", "ignore_index")
    saved = {"target": ("target", "input", -1), "weight": ("weight", "input", -1), "reduction": ("reduction", "plain", -1), "ignore_index": ("ignore_index", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.target_changes[0] > self.seq:
            raise stale(self, "target")
        if self.weight_changes[0] > self.seq:
            raise stale(self, "weight")
        grad_self = array_nn__layers.nll_loss(grad, self.target, self.weight, self.reduction, self.ignore_index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        target = saved_input(self, "target", self.target, self.target_changes, None)
        weight = saved_input(self, "weight", self.weight, self.weight_changes, None)
        grad_self = ops._nll_loss(grad, target, weight, self.reduction, self.ignore_index)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.target = None
        self.target_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__nll_loss_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array, weight_array, shape, reduction, ignore_index) = arrays
    (self_changes, target_changes, weight_changes) = changes
    node = new(NllLossBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.target = target_array
    node.target_changes = target_changes
    node.weight = weight_array
    node.weight_changes = weight_changes
    node.reduction = reduction
    node.ignore_index = ignore_index
    return node


def _tangent_arrays__nll_loss_backward_result(self_p, target, weight, shape, reduction, ignore_index, self_t, result):
    return array_nn__layers.nll_loss_backward(self_t, target, weight, shape, reduction, ignore_index)


def _tangent_tensors__nll_loss_backward_result(self_p, target, weight, shape, reduction, ignore_index, self_t, result):
    return ops._nll_loss_backward(self_t, target, weight, shape, reduction, ignore_index)


op__nll_loss_backward = Op(
    "_nll_loss_backward",
    "_nll_loss_backward(Tensor self, Tensor target, Tensor? weight, int[] shape, str reduction, int ignore_index) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("shape", "int[]"), ("reduction", "str"), ("ignore_index", "int")),
    positional=6,
    required=("input", "target", "weight", "shape", "reduction", "ignore_index"),
    forward=array_nn__layers.nll_loss_backward,
    record=_record__nll_loss_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__nll_loss_backward_result, _tangent_tensors__nll_loss_backward_result)},
)


def _nll_loss_backward(input, target, weight, shape, reduction, ignore_index):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__nll_loss_backward, (input, target, weight, shape, reduction, ignore_index))
        self_array = input._array
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not self_array.__class__:
            return general(op__nll_loss_backward, (input, target, weight, shape, reduction, ignore_index))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            if weight_array.__class__ is not self_array.__class__:
                return general(op__nll_loss_backward, (input, target, weight, shape, reduction, ignore_index))
        elif weight is None:
            weight_array = weight
            weight_changes = UNCHANGED
        else:
            return general(op__nll_loss_backward, (input, target, weight, shape, reduction, ignore_index))
        result_array = array_nn__layers.nll_loss_backward(self_array, target_array, weight_array, shape, reduction, ignore_index)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(NllLossBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.target = target_array
        node.target_changes = target_changes
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.reduction = reduction
        node.ignore_index = ignore_index
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__nll_loss_backward.call = _nll_loss_backward


# ---- nn.functional.embedding(Tensor self, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor


op_nn_functional_embedding = Op(
    "nn.functional.embedding",
    "nn.functional.embedding(Tensor self, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("padding_idx", "int?"), ("max_norm", "float?"), ("norm_type", "float"), ("scale_grad_by_freq", "bool"), ("sparse", "bool")),
    positional=7,
    required=("input", "weight"),
    forward=compose_nn__layers.embedding,
    composite=True,
)


def nn_functional_embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    """Rows of `weight`, by their indices."""
    try:
        if (padding_idx.__class__ is not int and padding_idx is not None) or (max_norm.__class__ is not float and max_norm.__class__ is not int and max_norm is not None) or (norm_type.__class__ is not float and norm_type.__class__ is not int) or scale_grad_by_freq.__class__ is not bool or sparse.__class__ is not bool:
            check_kinds(op_nn_functional_embedding, (input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor:
            check_tensors(op_nn_functional_embedding, (input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse))
        return compose_nn__layers.embedding(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)
    except Exception:
        hide_frames()
        raise


op_nn_functional_embedding.call = nn_functional_embedding


# ---- _embedding(Tensor weight, Tensor indices, int padding_idx, bool scale_grad_by_freq) -> Tensor


class EmbeddingBackward0(Node):
    """weight: _embedding_backward(grad, indices, weight.size(0), padding_idx, scale_grad_by_freq)"""

    __slots__ = ("indices", "indices_changes", "weight_shape", "padding_idx", "scale_grad_by_freq")
    saved = {"indices": ("indices", "input", -1), "weight_shape": ("weight_shape", "plain", 0), "padding_idx": ("padding_idx", "plain", -1), "scale_grad_by_freq": ("scale_grad_by_freq", "plain", -1)}
    inputs = ("weight",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_weight = array_nn__layers.embedding_backward(grad, self.indices, self.weight_shape[0], self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_weight,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_weight = ops._embedding_backward(grad, indices, self.weight_shape[0], self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_weight,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__embedding(edges, arrays, changes, results, result_changes):
    (weight_node,) = edges
    (weight_array, indices_array, padding_idx, scale_grad_by_freq) = arrays
    (weight_changes, indices_changes) = changes
    node = new(EmbeddingBackward0)
    node.next = (weight_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.weight_shape = weight_array.shape
    node.padding_idx = padding_idx
    node.scale_grad_by_freq = scale_grad_by_freq
    return node


def _tangent_arrays__embedding_result(weight_p, indices, padding_idx, scale_grad_by_freq, weight_t, result):
    return array_nn__layers.embedding(weight_t, indices, padding_idx, scale_grad_by_freq)


def _tangent_tensors__embedding_result(weight_p, indices, padding_idx, scale_grad_by_freq, weight_t, result):
    return ops._embedding(weight_t, indices, padding_idx, scale_grad_by_freq)


op__embedding = Op(
    "_embedding",
    "_embedding(Tensor weight, Tensor indices, int padding_idx, bool scale_grad_by_freq) -> Tensor",
    params=(("weight", "Tensor"), ("indices", "Tensor"), ("padding_idx", "int"), ("scale_grad_by_freq", "bool")),
    positional=4,
    required=("weight", "indices", "padding_idx", "scale_grad_by_freq"),
    forward=array_nn__layers.embedding,
    record=_record__embedding,
    edges=(0,),
    batch="indexing.embedding",
    tangents={"result": (_tangent_arrays__embedding_result, _tangent_tensors__embedding_result)},
)


def _embedding(weight, indices, padding_idx, scale_grad_by_freq):
    """Used by the formulas of other ops."""
    try:
        if weight.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__embedding, (weight, indices, padding_idx, scale_grad_by_freq))
        weight_array = weight._array
        weight_node = weight._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not weight_array.__class__:
            return general(op__embedding, (weight, indices, padding_idx, scale_grad_by_freq))
        result_array = array_nn__layers.embedding(weight_array, indices_array, padding_idx, scale_grad_by_freq)
        out = plain_tensor(result_array)
        if weight_node is None or (modes.no_grad and left_out()):
            return out
        node = new(EmbeddingBackward0)
        node.next = (weight_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.weight_shape = weight_array.shape
        node.padding_idx = padding_idx
        node.scale_grad_by_freq = scale_grad_by_freq
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__embedding.call = _embedding


# ---- _embedding_backward(Tensor self, Tensor indices, int count, int padding_idx, bool scale_grad_by_freq) -> Tensor


class EmbeddingBackwardBackward0(Node, shown_as="EmbeddingDenseBackwardBackward0"):
    """self: _embedding_transposed(grad, indices, padding_idx, scale_grad_by_freq)"""

    __slots__ = ("indices", "indices_changes", "padding_idx", "scale_grad_by_freq")
    saved = {"indices": ("indices", "input", -1), "padding_idx": ("padding_idx", "plain", -1), "scale_grad_by_freq": ("scale_grad_by_freq", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__layers.embedding_transposed(grad, self.indices, self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._embedding_transposed(grad, indices, self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__embedding_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array, count, padding_idx, scale_grad_by_freq) = arrays
    (self_changes, indices_changes) = changes
    node = new(EmbeddingBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.padding_idx = padding_idx
    node.scale_grad_by_freq = scale_grad_by_freq
    return node


def _tangent_arrays__embedding_backward_result(self_p, indices, count, padding_idx, scale_grad_by_freq, self_t, result):
    return array_nn__layers.embedding_backward(self_t, indices, count, padding_idx, scale_grad_by_freq)


def _tangent_tensors__embedding_backward_result(self_p, indices, count, padding_idx, scale_grad_by_freq, self_t, result):
    return ops._embedding_backward(self_t, indices, count, padding_idx, scale_grad_by_freq)


op__embedding_backward = Op(
    "_embedding_backward",
    "_embedding_backward(Tensor self, Tensor indices, int count, int padding_idx, bool scale_grad_by_freq) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("count", "int"), ("padding_idx", "int"), ("scale_grad_by_freq", "bool")),
    positional=5,
    required=("input", "indices", "count", "padding_idx", "scale_grad_by_freq"),
    forward=array_nn__layers.embedding_backward,
    record=_record__embedding_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__embedding_backward_result, _tangent_tensors__embedding_backward_result)},
)


def _embedding_backward(input, indices, count, padding_idx, scale_grad_by_freq):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__embedding_backward, (input, indices, count, padding_idx, scale_grad_by_freq))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__embedding_backward, (input, indices, count, padding_idx, scale_grad_by_freq))
        result_array = array_nn__layers.embedding_backward(self_array, indices_array, count, padding_idx, scale_grad_by_freq)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(EmbeddingBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.padding_idx = padding_idx
        node.scale_grad_by_freq = scale_grad_by_freq
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__embedding_backward.call = _embedding_backward


# ---- _embedding_transposed(Tensor self, Tensor indices, int padding_idx, bool scale_grad_by_freq) -> Tensor


class EmbeddingTransposedBackward0(Node):
    """self: _embedding_backward(grad, indices, self.size(0), padding_idx, scale_grad_by_freq)"""

    __slots__ = ("indices", "indices_changes", "self_shape", "padding_idx", "scale_grad_by_freq")
    saved = {"indices": ("indices", "input", -1), "self_shape": ("self_shape", "plain", 0), "padding_idx": ("padding_idx", "plain", -1), "scale_grad_by_freq": ("scale_grad_by_freq", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__layers.embedding_backward(grad, self.indices, self.self_shape[0], self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._embedding_backward(grad, indices, self.self_shape[0], self.padding_idx, self.scale_grad_by_freq)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__embedding_transposed(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array, padding_idx, scale_grad_by_freq) = arrays
    (self_changes, indices_changes) = changes
    node = new(EmbeddingTransposedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    node.padding_idx = padding_idx
    node.scale_grad_by_freq = scale_grad_by_freq
    return node


def _tangent_arrays__embedding_transposed_result(self_p, indices, padding_idx, scale_grad_by_freq, self_t, result):
    return array_nn__layers.embedding_transposed(self_t, indices, padding_idx, scale_grad_by_freq)


def _tangent_tensors__embedding_transposed_result(self_p, indices, padding_idx, scale_grad_by_freq, self_t, result):
    return ops._embedding_transposed(self_t, indices, padding_idx, scale_grad_by_freq)


op__embedding_transposed = Op(
    "_embedding_transposed",
    "_embedding_transposed(Tensor self, Tensor indices, int padding_idx, bool scale_grad_by_freq) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("padding_idx", "int"), ("scale_grad_by_freq", "bool")),
    positional=4,
    required=("input", "indices", "padding_idx", "scale_grad_by_freq"),
    forward=array_nn__layers.embedding_transposed,
    record=_record__embedding_transposed,
    edges=(0,),
    tangents={"result": (_tangent_arrays__embedding_transposed_result, _tangent_tensors__embedding_transposed_result)},
)


def _embedding_transposed(input, indices, padding_idx, scale_grad_by_freq):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__embedding_transposed, (input, indices, padding_idx, scale_grad_by_freq))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__embedding_transposed, (input, indices, padding_idx, scale_grad_by_freq))
        result_array = array_nn__layers.embedding_transposed(self_array, indices_array, padding_idx, scale_grad_by_freq)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(EmbeddingTransposedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        node.padding_idx = padding_idx
        node.scale_grad_by_freq = scale_grad_by_freq
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__embedding_transposed.call = _embedding_transposed


# ---- _bag_sums(Tensor self, Tensor indices, Tensor bags, Tensor? scales, int count) -> Tensor


class BagSumsBackward0(Node, shown_as="EmbeddingBagBackward0"):
    """self: _bag_sums(grad, bags, indices, scales, self.size(0))
    scales: _bag_products(grad, self, bags, indices)"""

    __slots__ = ("indices", "indices_changes", "bags", "bags_changes", "scales", "scales_changes", "self_shape", "self_", "self_changes")
    saved = {"indices": ("indices", "input", -1), "bags": ("bags", "input", -1), "scales": ("scales", "input", 1), "self_shape": ("self_shape", "plain", 0), "self": ("self_", "input", 0)}
    inputs = ("self", "scales")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_scales = edges or self.next
        grad_self = grad_scales = None
        if to_self is not None:
            if self.indices_changes[0] > self.seq:
                raise stale(self, "indices")
            if self.bags_changes[0] > self.seq:
                raise stale(self, "bags")
            if self.scales_changes[0] > self.seq:
                raise stale(self, "scales")
            grad_self = array_nn__bags.bag_sums(grad, self.bags, self.indices, self.scales, self.self_shape[0])
        if to_scales is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.indices_changes[0] > self.seq:
                raise stale(self, "indices")
            if self.bags_changes[0] > self.seq:
                raise stale(self, "bags")
            grad_scales = array_nn__bags.bag_products(grad, self.self_, self.bags, self.indices)
        if freed:
            self.release(freed)
        return (grad_self, grad_scales)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_scales = edges or self.next
        grad_self = grad_scales = None
        if to_self is not None:
            indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
            bags = saved_input(self, "bags", self.bags, self.bags_changes, None)
            scales = saved_input(self, "scales", self.scales, self.scales_changes, self.next[1])
            grad_self = ops._bag_sums(grad, bags, indices, scales, self.self_shape[0])
        if to_scales is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
            bags = saved_input(self, "bags", self.bags, self.bags_changes, None)
            grad_scales = ops._bag_products(grad, self_, bags, indices)
        if freed:
            self.release(freed)
        return (grad_self, grad_scales)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed
        self.bags = None
        self.bags_changes = freed
        self.scales = None
        self.scales_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__bag_sums(edges, arrays, changes, results, result_changes):
    (self_node, scales_node) = edges
    (self_array, indices_array, bags_array, scales_array, count) = arrays
    (self_changes, indices_changes, bags_changes, scales_changes) = changes
    node = new(BagSumsBackward0)
    node.next = (self_node, scales_node)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.bags = bags_array
    node.bags_changes = bags_changes
    if self_node is not None:
        node.scales = scales_array
        node.scales_changes = scales_changes
        node.self_shape = self_array.shape
    if scales_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays__bag_sums_result(self_p, indices, bags, scales_p, count, self_t, scales_t, result):
    total = None
    if self_t is not None:
        term = array_nn__bags.bag_sums(self_t, indices, bags, scales_p, count)
        total = term if total is None else k_add(total, term)
    if scales_t is not None:
        term = array_nn__bags.bag_sums(self_p, indices, bags, scales_t, count)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__bag_sums_result(self_p, indices, bags, scales_p, count, self_t, scales_t, result):
    total = None
    if self_t is not None:
        term = ops._bag_sums(self_t, indices, bags, scales_p, count)
        total = term if total is None else ops.add(total, term)
    if scales_t is not None:
        term = ops._bag_sums(self_p, indices, bags, scales_t, count)
        total = term if total is None else ops.add(total, term)
    return total


op__bag_sums = Op(
    "_bag_sums",
    "_bag_sums(Tensor self, Tensor indices, Tensor bags, Tensor? scales, int count) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("bags", "Tensor"), ("scales", "Tensor?"), ("count", "int")),
    positional=5,
    required=("input", "indices", "bags", "scales", "count"),
    forward=array_nn__bags.bag_sums,
    record=_record__bag_sums,
    edges=(0, 3),
    tangents={"result": (_tangent_arrays__bag_sums_result, _tangent_tensors__bag_sums_result)},
    saves_self_for=("scales",),
)


def _bag_sums(input, indices, bags, scales, count):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or bags.__class__ is not Tensor or modes.observers:
            return general(op__bag_sums, (input, indices, bags, scales, count))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__bag_sums, (input, indices, bags, scales, count))
        bags_array = bags._array
        bags_changes = bags._changes
        if bags_array.__class__ is not self_array.__class__:
            return general(op__bag_sums, (input, indices, bags, scales, count))
        if scales.__class__ is Tensor:
            scales_array = scales._array
            scales_changes = scales._changes
            scales_node = scales._node
            if scales_array.__class__ is not self_array.__class__:
                return general(op__bag_sums, (input, indices, bags, scales, count))
        elif scales is None:
            scales_array = scales
            scales_changes = UNCHANGED
            scales_node = None
        else:
            return general(op__bag_sums, (input, indices, bags, scales, count))
        result_array = array_nn__bags.bag_sums(self_array, indices_array, bags_array, scales_array, count)
        out = plain_tensor(result_array)
        if (self_node is None and scales_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BagSumsBackward0)
        node.next = (self_node, scales_node)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.bags = bags_array
        node.bags_changes = bags_changes
        if self_node is not None:
            node.scales = scales_array
            node.scales_changes = scales_changes
            node.self_shape = self_array.shape
        if scales_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__bag_sums.call = _bag_sums


# ---- _bag_products(Tensor self, Tensor other, Tensor indices, Tensor bags) -> Tensor


class BagProductsBackward0(Node):
    """self: _bag_sums(other, bags, indices, grad, self.size(0))
    other: _bag_sums(self, indices, bags, grad, other.size(0))"""

    __slots__ = ("other", "other_changes", "indices", "indices_changes", "bags", "bags_changes", "self_shape", "self_", "self_changes", "other_shape")
    saved = {"other": ("other", "input", 1), "indices": ("indices", "input", -1), "bags": ("bags", "input", -1), "self_shape": ("self_shape", "plain", 0), "self": ("self_", "input", 0), "other_shape": ("other_shape", "plain", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.indices_changes[0] > self.seq:
                raise stale(self, "indices")
            if self.bags_changes[0] > self.seq:
                raise stale(self, "bags")
            grad_self = array_nn__bags.bag_sums(self.other, self.bags, self.indices, grad, self.self_shape[0])
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.indices_changes[0] > self.seq:
                raise stale(self, "indices")
            if self.bags_changes[0] > self.seq:
                raise stale(self, "bags")
            grad_other = array_nn__bags.bag_sums(self.self_, self.indices, self.bags, grad, self.other_shape[0])
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
            bags = saved_input(self, "bags", self.bags, self.bags_changes, None)
            grad_self = ops._bag_sums(other, bags, indices, grad, self.self_shape[0])
        if to_other is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
            bags = saved_input(self, "bags", self.bags, self.bags_changes, None)
            grad_other = ops._bag_sums(self_, indices, bags, grad, self.other_shape[0])
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.other = None
        self.other_changes = freed
        self.indices = None
        self.indices_changes = freed
        self.bags = None
        self.bags_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__bag_products(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, indices_array, bags_array) = arrays
    (self_changes, other_changes, indices_changes, bags_changes) = changes
    node = new(BagProductsBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.other = other_array
        node.other_changes = other_changes
        node.self_shape = self_array.shape
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.bags = bags_array
    node.bags_changes = bags_changes
    if other_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other_shape = other_array.shape
    return node


def _tangent_arrays__bag_products_result(self_p, other_p, indices, bags, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = array_nn__bags.bag_products(self_t, other_p, indices, bags)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = array_nn__bags.bag_products(self_p, other_t, indices, bags)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__bag_products_result(self_p, other_p, indices, bags, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops._bag_products(self_t, other_p, indices, bags)
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops._bag_products(self_p, other_t, indices, bags)
        total = term if total is None else ops.add(total, term)
    return total


op__bag_products = Op(
    "_bag_products",
    "_bag_products(Tensor self, Tensor other, Tensor indices, Tensor bags) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("indices", "Tensor"), ("bags", "Tensor")),
    positional=4,
    required=("input", "other", "indices", "bags"),
    forward=array_nn__bags.bag_products,
    record=_record__bag_products,
    edges=(0, 1),
    tangents={"result": (_tangent_arrays__bag_products_result, _tangent_tensors__bag_products_result)},
    saves_self_for=("other",),
)


def _bag_products(input, other, indices, bags):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or indices.__class__ is not Tensor or bags.__class__ is not Tensor or modes.observers:
            return general(op__bag_products, (input, other, indices, bags))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if other_array.__class__ is not self_array.__class__:
            return general(op__bag_products, (input, other, indices, bags))
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__bag_products, (input, other, indices, bags))
        bags_array = bags._array
        bags_changes = bags._changes
        if bags_array.__class__ is not self_array.__class__:
            return general(op__bag_products, (input, other, indices, bags))
        result_array = array_nn__bags.bag_products(self_array, other_array, indices_array, bags_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(BagProductsBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.other = other_array
            node.other_changes = other_changes
            node.self_shape = self_array.shape
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.bags = bags_array
        node.bags_changes = bags_changes
        if other_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.other_shape = other_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__bag_products.call = _bag_products


# ---- _bag_maxima(Tensor self, Tensor indices, Tensor bags, int count) -> Tensor


op__bag_maxima = Op(
    "_bag_maxima",
    "_bag_maxima(Tensor self, Tensor indices, Tensor bags, int count) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("bags", "Tensor"), ("count", "int")),
    positional=4,
    required=("input", "indices", "bags", "count"),
    forward=array_nn__bags.bag_maxima,
    non_differentiable="the result is an index",
)


def _bag_maxima(input, indices, bags, count):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or bags.__class__ is not Tensor or modes.observers:
            return general(op__bag_maxima, (input, indices, bags, count))
        self_array = input._array
        indices_array = indices._array
        if indices_array.__class__ is not self_array.__class__:
            return general(op__bag_maxima, (input, indices, bags, count))
        bags_array = bags._array
        if bags_array.__class__ is not self_array.__class__:
            return general(op__bag_maxima, (input, indices, bags, count))
        result_array = array_nn__bags.bag_maxima(self_array, indices_array, bags_array, count)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__bag_maxima.call = _bag_maxima


# ---- nn.functional.dropout(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor


op_nn_functional_dropout = Op(
    "nn.functional.dropout",
    "nn.functional.dropout(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.dropout,
    composite=True,
)


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    """Zeroes elements at random, and scales up the others."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_dropout, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_dropout, (input, p, training, inplace))
        return compose_nn__layers.dropout(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_dropout.call = nn_functional_dropout


# ---- nn.functional.conv1d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor


op_nn_functional_conv1d = Op(
    "nn.functional.conv1d",
    "nn.functional.conv1d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("groups", "int")),
    positional=7,
    required=("input", "weight"),
    forward=compose_nn__images.conv1d,
    composite=True,
)


def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """The cross-correlation of signals with filters, plus `bias`."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv1d, (input, weight, bias, stride, padding, dilation, groups))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv1d, (input, weight, bias, stride, padding, dilation, groups))
        return compose_nn__images.conv1d(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv1d.call = nn_functional_conv1d


# ---- nn.functional.conv2d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor


op_nn_functional_conv2d = Op(
    "nn.functional.conv2d",
    "nn.functional.conv2d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("groups", "int")),
    positional=7,
    required=("input", "weight"),
    forward=compose_nn__images.conv2d,
    composite=True,
)


def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """The cross-correlation of images with filters, plus `bias`."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv2d, (input, weight, bias, stride, padding, dilation, groups))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv2d, (input, weight, bias, stride, padding, dilation, groups))
        return compose_nn__images.conv2d(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv2d.call = nn_functional_conv2d


# ---- nn.functional.conv3d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor


op_nn_functional_conv3d = Op(
    "nn.functional.conv3d",
    "nn.functional.conv3d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any dilation=1, int groups=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("groups", "int")),
    positional=7,
    required=("input", "weight"),
    forward=compose_nn__images.conv3d,
    composite=True,
)


def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """The cross-correlation of volumes with filters, plus `bias`."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv3d, (input, weight, bias, stride, padding, dilation, groups))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv3d, (input, weight, bias, stride, padding, dilation, groups))
        return compose_nn__images.conv3d(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv3d.call = nn_functional_conv3d


# ---- nn.functional.conv_transpose1d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor


op_nn_functional_conv_transpose1d = Op(
    "nn.functional.conv_transpose1d",
    "nn.functional.conv_transpose1d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("output_padding", "Any"), ("groups", "int"), ("dilation", "Any")),
    positional=8,
    required=("input", "weight"),
    forward=compose_nn__images.conv_transpose1d,
    composite=True,
)


def nn_functional_conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """The transpose of `conv1d`, as a function of its result; signals to which the filters are added, times each element. `output_padding` is what the size of the result has more."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv_transpose1d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv_transpose1d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        return compose_nn__images.conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups, dilation)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv_transpose1d.call = nn_functional_conv_transpose1d


# ---- nn.functional.conv_transpose2d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor


op_nn_functional_conv_transpose2d = Op(
    "nn.functional.conv_transpose2d",
    "nn.functional.conv_transpose2d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("output_padding", "Any"), ("groups", "int"), ("dilation", "Any")),
    positional=8,
    required=("input", "weight"),
    forward=compose_nn__images.conv_transpose2d,
    composite=True,
)


def nn_functional_conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """The transpose of `conv2d`, as a function of its result; images to which the filters are added, times each element. `output_padding` is what the size of the result has more."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv_transpose2d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv_transpose2d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        return compose_nn__images.conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups, dilation)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv_transpose2d.call = nn_functional_conv_transpose2d


# ---- nn.functional.conv_transpose3d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor


op_nn_functional_conv_transpose3d = Op(
    "nn.functional.conv_transpose3d",
    "nn.functional.conv_transpose3d(Tensor self, Tensor weight, Tensor? bias=None, Any stride=1, Any padding=0, Any output_padding=0, int groups=1, Any dilation=1) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "Any"), ("padding", "Any"), ("output_padding", "Any"), ("groups", "int"), ("dilation", "Any")),
    positional=8,
    required=("input", "weight"),
    forward=compose_nn__images.conv_transpose3d,
    composite=True,
)


def nn_functional_conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """The transpose of `conv3d`, as a function of its result; volumes to which the filters are added, times each element. `output_padding` is what the size of the result has more."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_conv_transpose3d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_conv_transpose3d, (input, weight, bias, stride, padding, output_padding, groups, dilation))
        return compose_nn__images.conv_transpose3d(input, weight, bias, stride, padding, output_padding, groups, dilation)
    except Exception:
        hide_frames()
        raise


op_nn_functional_conv_transpose3d.call = nn_functional_conv_transpose3d


# ---- _convolution(Tensor self, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor


class ConvolutionBackward0(Node, shown_as="ConvolutionBackward0"):
    """self: _convolution_input(grad, weight.conj(), self.shape, stride, padding, dilation, groups)
    weight: _convolution_weight(grad, self.conj(), weight.shape, stride, padding, dilation, groups)
    bias: grad._sum_to_size(bias.shape)"""

    __slots__ = ("weight", "weight_changes", "self_shape", "stride", "padding", "dilation", "groups", "self_", "self_changes", "weight_shape", "bias_shape")
    saved = {"weight": ("weight", "input", 1), "self_shape": ("self_shape", "plain", 0), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "dilation": ("dilation", "plain", -1), "groups": ("groups", "plain", -1), "self": ("self_", "input", 0), "weight_shape": ("weight_shape", "plain", 1), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("self", "weight", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = array_nn__conv.convolution_input(grad, conjugated(k_conj, self.weight), self.self_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = array_nn__conv.convolution_weight(grad, conjugated(k_conj, self.self_), self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_bias is not None:
            grad_bias = array_reduce.sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            grad_self = ops._convolution_input(grad, ops.conj(weight), self.self_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_weight = ops._convolution_weight(grad, ops.conj(self_), self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_bias is not None:
            grad_bias = ops._sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__convolution(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array, stride, padding, dilation, groups) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(ConvolutionBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.self_shape = self_array.shape
    if self_node is not None or weight_node is not None:
        node.stride = stride
        node.padding = padding
        node.dilation = dilation
        node.groups = groups
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.weight_shape = weight_array.shape
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


def _tangent_arrays__convolution_result(self_p, weight_p, bias_p, stride, padding, dilation, groups, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = array_nn__conv.convolution(self_t, weight_p, None, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__conv.convolution(self_p, weight_t, None, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if bias_t is not None:
        term = array_shape.expand(bias_t, result.shape, False)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__convolution_result(self_p, weight_p, bias_p, stride, padding, dilation, groups, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = ops._convolution(self_t, weight_p, None, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops._convolution(self_p, weight_t, None, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if bias_t is not None:
        term = ops.expand(bias_t, result.shape)
        total = term if total is None else ops.add(total, term)
    return total


op__convolution = Op(
    "_convolution",
    "_convolution(Tensor self, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("groups", "int")),
    positional=7,
    required=("input", "weight", "bias", "stride", "padding", "dilation", "groups"),
    forward=array_nn__conv.convolution,
    record=_record__convolution,
    edges=(0, 1, 2),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__convolution_result, _tangent_tensors__convolution_result)},
    saves_self_for=("weight",),
)


def _convolution(input, weight, bias, stride, padding, dilation, groups):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__convolution, (input, weight, bias, stride, padding, dilation, groups))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__convolution, (input, weight, bias, stride, padding, dilation, groups))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if bias_array.__class__ is not self_array.__class__:
                return general(op__convolution, (input, weight, bias, stride, padding, dilation, groups))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__convolution, (input, weight, bias, stride, padding, dilation, groups))
        result_array = array_nn__conv.convolution(self_array, weight_array, bias_array, stride, padding, dilation, groups)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ConvolutionBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
            node.self_shape = self_array.shape
        if self_node is not None or weight_node is not None:
            node.stride = stride
            node.padding = padding
            node.dilation = dilation
            node.groups = groups
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.weight_shape = weight_array.shape
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__convolution.call = _convolution


# ---- _convolution_input(Tensor self, Tensor weight, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor


class ConvolutionInputBackward0(Node, shown_as="ConvolutionBackwardBackward0"):
    """self: _convolution(grad, weight.conj(), None, stride, padding, dilation, groups)
    weight: _convolution_weight(self.conj(), grad, weight.shape, stride, padding, dilation, groups)"""

    __slots__ = ("weight", "weight_changes", "stride", "padding", "dilation", "groups", "self_", "self_changes", "weight_shape")
    saved = {"weight": ("weight", "input", 1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "dilation": ("dilation", "plain", -1), "groups": ("groups", "plain", -1), "self": ("self_", "input", 0), "weight_shape": ("weight_shape", "plain", 1)}
    inputs = ("self", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = array_nn__conv.convolution(grad, conjugated(k_conj, self.weight), None, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = array_nn__conv.convolution_weight(conjugated(k_conj, self.self_), grad, self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            grad_self = ops._convolution(grad, ops.conj(weight), None, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_weight = ops._convolution_weight(ops.conj(self_), grad, self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__convolution_input(edges, arrays, changes, results, result_changes):
    (self_node, weight_node) = edges
    (self_array, weight_array, shape, stride, padding, dilation, groups) = arrays
    (self_changes, weight_changes) = changes
    node = new(ConvolutionInputBackward0)
    node.next = (self_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    node.stride = stride
    node.padding = padding
    node.dilation = dilation
    node.groups = groups
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.weight_shape = weight_array.shape
    return node


def _tangent_arrays__convolution_input_result(self_p, weight_p, shape, stride, padding, dilation, groups, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = array_nn__conv.convolution_input(self_t, weight_p, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__conv.convolution_input(self_p, weight_t, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__convolution_input_result(self_p, weight_p, shape, stride, padding, dilation, groups, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = ops._convolution_input(self_t, weight_p, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops._convolution_input(self_p, weight_t, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    return total


op__convolution_input = Op(
    "_convolution_input",
    "_convolution_input(Tensor self, Tensor weight, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("shape", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("groups", "int")),
    positional=7,
    required=("input", "weight", "shape", "stride", "padding", "dilation", "groups"),
    forward=array_nn__conv.convolution_input,
    record=_record__convolution_input,
    edges=(0, 1),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__convolution_input_result, _tangent_tensors__convolution_input_result)},
    saves_self_for=("weight",),
)


def _convolution_input(input, weight, shape, stride, padding, dilation, groups):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__convolution_input, (input, weight, shape, stride, padding, dilation, groups))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__convolution_input, (input, weight, shape, stride, padding, dilation, groups))
        result_array = array_nn__conv.convolution_input(self_array, weight_array, shape, stride, padding, dilation, groups)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ConvolutionInputBackward0)
        node.next = (self_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        node.stride = stride
        node.padding = padding
        node.dilation = dilation
        node.groups = groups
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.weight_shape = weight_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__convolution_input.call = _convolution_input


# ---- _transposed_convolution(Tensor self, Tensor weight, Tensor? bias, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor


class TransposedConvolutionBackward0(Node, shown_as="ConvolutionBackward0"):
    """self: _convolution(grad, weight.conj(), None, stride, padding, dilation, groups)
    weight: _convolution_weight(self.conj(), grad, weight.shape, stride, padding, dilation, groups)
    bias: grad._sum_to_size(bias.shape)"""

    __slots__ = ("weight", "weight_changes", "stride", "padding", "dilation", "groups", "self_", "self_changes", "weight_shape", "bias_shape")
    saved = {"weight": ("weight", "input", 1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "dilation": ("dilation", "plain", -1), "groups": ("groups", "plain", -1), "self": ("self_", "input", 0), "weight_shape": ("weight_shape", "plain", 1), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("self", "weight", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = array_nn__conv.convolution(grad, conjugated(k_conj, self.weight), None, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = array_nn__conv.convolution_weight(conjugated(k_conj, self.self_), grad, self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_bias is not None:
            grad_bias = array_reduce.sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            grad_self = ops._convolution(grad, ops.conj(weight), None, self.stride, self.padding, self.dilation, self.groups)
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_weight = ops._convolution_weight(ops.conj(self_), grad, self.weight_shape, self.stride, self.padding, self.dilation, self.groups)
        if to_bias is not None:
            grad_bias = ops._sum_to_size(grad, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__transposed_convolution(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array, shape, stride, padding, dilation, groups) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(TransposedConvolutionBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if self_node is not None or weight_node is not None:
        node.stride = stride
        node.padding = padding
        node.dilation = dilation
        node.groups = groups
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.weight_shape = weight_array.shape
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


def _tangent_arrays__transposed_convolution_result(self_p, weight_p, bias_p, shape, stride, padding, dilation, groups, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = array_nn__conv.transposed_convolution(self_t, weight_p, None, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__conv.transposed_convolution(self_p, weight_t, None, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if bias_t is not None:
        term = array_shape.expand(bias_t, result.shape, False)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__transposed_convolution_result(self_p, weight_p, bias_p, shape, stride, padding, dilation, groups, self_t, weight_t, bias_t, result):
    total = None
    if self_t is not None:
        term = ops._transposed_convolution(self_t, weight_p, None, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops._transposed_convolution(self_p, weight_t, None, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if bias_t is not None:
        term = ops.expand(bias_t, result.shape)
        total = term if total is None else ops.add(total, term)
    return total


op__transposed_convolution = Op(
    "_transposed_convolution",
    "_transposed_convolution(Tensor self, Tensor weight, Tensor? bias, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?"), ("shape", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("groups", "int")),
    positional=8,
    required=("input", "weight", "bias", "shape", "stride", "padding", "dilation", "groups"),
    forward=array_nn__conv.transposed_convolution,
    record=_record__transposed_convolution,
    edges=(0, 1, 2),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__transposed_convolution_result, _tangent_tensors__transposed_convolution_result)},
    saves_self_for=("weight",),
)


def _transposed_convolution(input, weight, bias, shape, stride, padding, dilation, groups):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__transposed_convolution, (input, weight, bias, shape, stride, padding, dilation, groups))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__transposed_convolution, (input, weight, bias, shape, stride, padding, dilation, groups))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if bias_array.__class__ is not self_array.__class__:
                return general(op__transposed_convolution, (input, weight, bias, shape, stride, padding, dilation, groups))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__transposed_convolution, (input, weight, bias, shape, stride, padding, dilation, groups))
        result_array = array_nn__conv.transposed_convolution(self_array, weight_array, bias_array, shape, stride, padding, dilation, groups)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(TransposedConvolutionBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if self_node is not None or weight_node is not None:
            node.stride = stride
            node.padding = padding
            node.dilation = dilation
            node.groups = groups
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.weight_shape = weight_array.shape
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__transposed_convolution.call = _transposed_convolution


# ---- _convolution_weight(Tensor self, Tensor input_, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor


class ConvolutionWeightBackward0(Node, shown_as="ConvolutionBackwardBackward0"):
    """self: _convolution(input_.conj(), grad, None, stride, padding, dilation, groups)
    input_: _convolution_input(self.conj(), grad, input_.shape, stride, padding, dilation, groups)"""

    __slots__ = ("input_", "input__changes", "stride", "padding", "dilation", "groups", "self_", "self_changes", "input__shape")
    saved = {"input_": ("input_", "input", 1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "dilation": ("dilation", "plain", -1), "groups": ("groups", "plain", -1), "self": ("self_", "input", 0), "input__shape": ("input__shape", "plain", 1)}
    inputs = ("self", "input_")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_input_ = edges or self.next
        grad_self = grad_input_ = None
        if to_self is not None:
            if self.input__changes[0] > self.seq:
                raise stale(self, "input_")
            grad_self = array_nn__conv.convolution(conjugated(k_conj, self.input_), grad, None, self.stride, self.padding, self.dilation, self.groups)
        if to_input_ is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_input_ = array_nn__conv.convolution_input(conjugated(k_conj, self.self_), grad, self.input__shape, self.stride, self.padding, self.dilation, self.groups)
        if freed:
            self.release(freed)
        return (grad_self, grad_input_)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_input_ = edges or self.next
        grad_self = grad_input_ = None
        if to_self is not None:
            input_ = saved_input(self, "input_", self.input_, self.input__changes, self.next[1])
            grad_self = ops._convolution(ops.conj(input_), grad, None, self.stride, self.padding, self.dilation, self.groups)
        if to_input_ is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_input_ = ops._convolution_input(ops.conj(self_), grad, self.input__shape, self.stride, self.padding, self.dilation, self.groups)
        if freed:
            self.release(freed)
        return (grad_self, grad_input_)

    def release(self, freed):
        self.input_ = None
        self.input__changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__convolution_weight(edges, arrays, changes, results, result_changes):
    (self_node, input__node) = edges
    (self_array, input__array, shape, stride, padding, dilation, groups) = arrays
    (self_changes, input__changes) = changes
    node = new(ConvolutionWeightBackward0)
    node.next = (self_node, input__node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.input_ = input__array
        node.input__changes = input__changes
    node.stride = stride
    node.padding = padding
    node.dilation = dilation
    node.groups = groups
    if input__node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.input__shape = input__array.shape
    return node


def _tangent_arrays__convolution_weight_result(self_p, input__p, shape, stride, padding, dilation, groups, self_t, input__t, result):
    total = None
    if self_t is not None:
        term = array_nn__conv.convolution_weight(self_t, input__p, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    if input__t is not None:
        term = array_nn__conv.convolution_weight(self_p, input__t, shape, stride, padding, dilation, groups)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__convolution_weight_result(self_p, input__p, shape, stride, padding, dilation, groups, self_t, input__t, result):
    total = None
    if self_t is not None:
        term = ops._convolution_weight(self_t, input__p, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    if input__t is not None:
        term = ops._convolution_weight(self_p, input__t, shape, stride, padding, dilation, groups)
        total = term if total is None else ops.add(total, term)
    return total


op__convolution_weight = Op(
    "_convolution_weight",
    "_convolution_weight(Tensor self, Tensor input_, int[] shape, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor",
    params=(("input", "Tensor"), ("input_", "Tensor"), ("shape", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("groups", "int")),
    positional=7,
    required=("input", "input_", "shape", "stride", "padding", "dilation", "groups"),
    forward=array_nn__conv.convolution_weight,
    record=_record__convolution_weight,
    edges=(0, 1),
    tangents={"result": (_tangent_arrays__convolution_weight_result, _tangent_tensors__convolution_weight_result)},
    saves_self_for=("input_",),
)


def _convolution_weight(input, input_, shape, stride, padding, dilation, groups):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or input_.__class__ is not Tensor or modes.observers:
            return general(op__convolution_weight, (input, input_, shape, stride, padding, dilation, groups))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        input__array = input_._array
        input__changes = input_._changes
        input__node = input_._node
        if input__array.__class__ is not self_array.__class__:
            return general(op__convolution_weight, (input, input_, shape, stride, padding, dilation, groups))
        result_array = array_nn__conv.convolution_weight(self_array, input__array, shape, stride, padding, dilation, groups)
        out = plain_tensor(result_array)
        if (self_node is None and input__node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ConvolutionWeightBackward0)
        node.next = (self_node, input__node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.input_ = input__array
            node.input__changes = input__changes
        node.stride = stride
        node.padding = padding
        node.dilation = dilation
        node.groups = groups
        if input__node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.input__shape = input__array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__convolution_weight.call = _convolution_weight


# ---- nn.functional.unfold(Tensor self, Any kernel_size, Any dilation=1, Any padding=0, Any stride=1) -> Tensor


op_nn_functional_unfold = Op(
    "nn.functional.unfold",
    "nn.functional.unfold(Tensor self, Any kernel_size, Any dilation=1, Any padding=0, Any stride=1) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("dilation", "Any"), ("padding", "Any"), ("stride", "Any")),
    positional=5,
    required=("input", "kernel_size"),
    forward=compose_nn__images.unfold,
    composite=True,
)


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    """The windows over images as columns, (batch, channels * elements of a window, windows)."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_unfold, (input, kernel_size, dilation, padding, stride))
        return compose_nn__images.unfold(input, kernel_size, dilation, padding, stride)
    except Exception:
        hide_frames()
        raise


op_nn_functional_unfold.call = nn_functional_unfold


# ---- _unfold_windows(Tensor self, int[] kernel_size, int[] dilation, int[] padding, int[] stride) -> Tensor


class UnfoldWindowsBackward0(Node, shown_as="Im2ColBackward0"):
    """self: _fold_windows(grad, self.shape[2:], kernel_size, dilation, padding, stride)"""

    __slots__ = ("self_shape", "kernel_size", "dilation", "padding", "stride")
    saved = {"self_shape": ("self_shape", "plain", 0), "kernel_size": ("kernel_size", "plain", -1), "dilation": ("dilation", "plain", -1), "padding": ("padding", "plain", -1), "stride": ("stride", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__conv.fold(grad, self.self_shape[2:], self.kernel_size, self.dilation, self.padding, self.stride)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._fold_windows(grad, self.self_shape[2:], self.kernel_size, self.dilation, self.padding, self.stride)
        return (grad_self,)


def _record__unfold_windows(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, kernel_size, dilation, padding, stride) = arrays
    node = new(UnfoldWindowsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.kernel_size = kernel_size
    node.dilation = dilation
    node.padding = padding
    node.stride = stride
    return node


def _tangent_arrays__unfold_windows_result(self_p, kernel_size, dilation, padding, stride, self_t, result):
    return array_nn__conv.unfold(self_t, kernel_size, dilation, padding, stride)


def _tangent_tensors__unfold_windows_result(self_p, kernel_size, dilation, padding, stride, self_t, result):
    return ops._unfold_windows(self_t, kernel_size, dilation, padding, stride)


op__unfold_windows = Op(
    "_unfold_windows",
    "_unfold_windows(Tensor self, int[] kernel_size, int[] dilation, int[] padding, int[] stride) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "int[]"), ("dilation", "int[]"), ("padding", "int[]"), ("stride", "int[]")),
    positional=5,
    required=("input", "kernel_size", "dilation", "padding", "stride"),
    forward=array_nn__conv.unfold,
    record=_record__unfold_windows,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__unfold_windows_result, _tangent_tensors__unfold_windows_result)},
)


def _unfold_windows(input, kernel_size, dilation, padding, stride):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unfold_windows, (input, kernel_size, dilation, padding, stride))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__conv.unfold(self_array, kernel_size, dilation, padding, stride)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UnfoldWindowsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.kernel_size = kernel_size
        node.dilation = dilation
        node.padding = padding
        node.stride = stride
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unfold_windows.call = _unfold_windows


# ---- nn.functional.fold(Tensor self, Any output_size, Any kernel_size, Any dilation=1, Any padding=0, Any stride=1) -> Tensor


op_nn_functional_fold = Op(
    "nn.functional.fold",
    "nn.functional.fold(Tensor self, Any output_size, Any kernel_size, Any dilation=1, Any padding=0, Any stride=1) -> Tensor",
    params=(("input", "Tensor"), ("output_size", "Any"), ("kernel_size", "Any"), ("dilation", "Any"), ("padding", "Any"), ("stride", "Any")),
    positional=6,
    required=("input", "output_size", "kernel_size"),
    forward=compose_nn__images.fold,
    composite=True,
)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    """The transpose of `unfold`, images of a size to which each column is added where its window lies."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_fold, (input, output_size, kernel_size, dilation, padding, stride))
        return compose_nn__images.fold(input, output_size, kernel_size, dilation, padding, stride)
    except Exception:
        hide_frames()
        raise


op_nn_functional_fold.call = nn_functional_fold


# ---- _fold_windows(Tensor self, int[] sizes, int[] kernel_size, int[] dilation, int[] padding, int[] stride) -> Tensor


class FoldWindowsBackward0(Node, shown_as="Col2ImBackward0"):
    """self: _unfold_windows(grad, kernel_size, dilation, padding, stride)"""

    __slots__ = ("kernel_size", "dilation", "padding", "stride")
    saved = {"kernel_size": ("kernel_size", "plain", -1), "dilation": ("dilation", "plain", -1), "padding": ("padding", "plain", -1), "stride": ("stride", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__conv.unfold(grad, self.kernel_size, self.dilation, self.padding, self.stride)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._unfold_windows(grad, self.kernel_size, self.dilation, self.padding, self.stride)
        return (grad_self,)


def _record__fold_windows(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes, kernel_size, dilation, padding, stride) = arrays
    node = new(FoldWindowsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.kernel_size = kernel_size
    node.dilation = dilation
    node.padding = padding
    node.stride = stride
    return node


def _tangent_arrays__fold_windows_result(self_p, sizes, kernel_size, dilation, padding, stride, self_t, result):
    return array_nn__conv.fold(self_t, sizes, kernel_size, dilation, padding, stride)


def _tangent_tensors__fold_windows_result(self_p, sizes, kernel_size, dilation, padding, stride, self_t, result):
    return ops._fold_windows(self_t, sizes, kernel_size, dilation, padding, stride)


op__fold_windows = Op(
    "_fold_windows",
    "_fold_windows(Tensor self, int[] sizes, int[] kernel_size, int[] dilation, int[] padding, int[] stride) -> Tensor",
    params=(("input", "Tensor"), ("sizes", "int[]"), ("kernel_size", "int[]"), ("dilation", "int[]"), ("padding", "int[]"), ("stride", "int[]")),
    positional=6,
    required=("input", "sizes", "kernel_size", "dilation", "padding", "stride"),
    forward=array_nn__conv.fold,
    record=_record__fold_windows,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__fold_windows_result, _tangent_tensors__fold_windows_result)},
)


def _fold_windows(input, sizes, kernel_size, dilation, padding, stride):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__fold_windows, (input, sizes, kernel_size, dilation, padding, stride))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__conv.fold(self_array, sizes, kernel_size, dilation, padding, stride)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FoldWindowsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.kernel_size = kernel_size
        node.dilation = dilation
        node.padding = padding
        node.stride = stride
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__fold_windows.call = _fold_windows


# ---- nn.functional.max_pool1d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any


op_nn_functional_max_pool1d = Op(
    "nn.functional.max_pool1d",
    "nn.functional.max_pool1d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("ceil_mode", "bool"), ("return_indices", "bool")),
    positional=7,
    required=("input", "kernel_size"),
    forward=compose_nn__images.max_pool1d,
    composite=True,
)


def nn_functional_max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """The largest elements of windows over signals."""
    try:
        if ceil_mode.__class__ is not bool or return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_max_pool1d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_pool1d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        return compose_nn__images.max_pool1d(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_pool1d.call = nn_functional_max_pool1d


# ---- nn.functional.max_pool2d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any


op_nn_functional_max_pool2d = Op(
    "nn.functional.max_pool2d",
    "nn.functional.max_pool2d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("ceil_mode", "bool"), ("return_indices", "bool")),
    positional=7,
    required=("input", "kernel_size"),
    forward=compose_nn__images.max_pool2d,
    composite=True,
)


def nn_functional_max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """The largest elements of windows over images."""
    try:
        if ceil_mode.__class__ is not bool or return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_max_pool2d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_pool2d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        return compose_nn__images.max_pool2d(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_pool2d.call = nn_functional_max_pool2d


# ---- nn.functional.max_pool3d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any


op_nn_functional_max_pool3d = Op(
    "nn.functional.max_pool3d",
    "nn.functional.max_pool3d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, Any dilation=1, bool ceil_mode=False, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("dilation", "Any"), ("ceil_mode", "bool"), ("return_indices", "bool")),
    positional=7,
    required=("input", "kernel_size"),
    forward=compose_nn__images.max_pool3d,
    composite=True,
)


def nn_functional_max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """The largest elements of windows over volumes."""
    try:
        if ceil_mode.__class__ is not bool or return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_max_pool3d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_pool3d, (input, kernel_size, stride, padding, dilation, ceil_mode, return_indices))
        return compose_nn__images.max_pool3d(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_pool3d.call = nn_functional_max_pool3d


# ---- _max_pool2d(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor result, Tensor indices)


class MaxPool2DBackward0(Node, shown_as="MaxPool2DWithIndicesBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__max_pool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, kernel_size, stride, padding, dilation, ceil_mode) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(MaxPool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__max_pool2d_result(self_p, kernel_size, stride, padding, dilation, ceil_mode, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__max_pool2d_result(self_p, kernel_size, stride, padding, dilation, ceil_mode, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__max_pool2d = Op(
    "_max_pool2d",
    "_max_pool2d(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("ceil_mode", "bool")),
    positional=6,
    required=("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"),
    forward=array_nn__pool.max_pool,
    record=_record__max_pool2d,
    edges=(0,),
    differentiable=(True, False),
    batch="nn.images",
    results=return_type('_max_pool2d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__max_pool2d_result, _tangent_tensors__max_pool2d_result)},
)


def _max_pool2d(input, kernel_size, stride, padding, dilation, ceil_mode):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__max_pool2d, (input, kernel_size, stride, padding, dilation, ceil_mode))
        self_array = input._array
        self_node = input._node
        (result_array, indices_array) = array_nn__pool.max_pool(self_array, kernel_size, stride, padding, dilation, ceil_mode)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__max_pool2d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(MaxPool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__max_pool2d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__max_pool2d.call = _max_pool2d


# ---- _max_pool3d(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor result, Tensor indices)


class MaxPool3DBackward0(Node, shown_as="MaxPool3DWithIndicesBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__max_pool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, kernel_size, stride, padding, dilation, ceil_mode) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(MaxPool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__max_pool3d_result(self_p, kernel_size, stride, padding, dilation, ceil_mode, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__max_pool3d_result(self_p, kernel_size, stride, padding, dilation, ceil_mode, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__max_pool3d = Op(
    "_max_pool3d",
    "_max_pool3d(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("ceil_mode", "bool")),
    positional=6,
    required=("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"),
    forward=array_nn__pool.max_pool,
    record=_record__max_pool3d,
    edges=(0,),
    differentiable=(True, False),
    batch="nn.images",
    results=return_type('_max_pool3d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__max_pool3d_result, _tangent_tensors__max_pool3d_result)},
)


def _max_pool3d(input, kernel_size, stride, padding, dilation, ceil_mode):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__max_pool3d, (input, kernel_size, stride, padding, dilation, ceil_mode))
        self_array = input._array
        self_node = input._node
        (result_array, indices_array) = array_nn__pool.max_pool(self_array, kernel_size, stride, padding, dilation, ceil_mode)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__max_pool3d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(MaxPool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__max_pool3d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__max_pool3d.call = _max_pool3d


# ---- _max_pool_backward(Tensor self, Tensor indices, int[] shape) -> Tensor


class MaxPoolBackwardBackward0(Node, shown_as="MaxPool2DWithIndicesBackwardBackward0"):
    """self: _pooled(grad, indices)"""

    __slots__ = ("indices", "indices_changes")
    saved = {"indices": ("indices", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.pooled(grad, self.indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._pooled(grad, indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__max_pool_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array, shape) = arrays
    (self_changes, indices_changes) = changes
    node = new(MaxPoolBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    return node


def _tangent_arrays__max_pool_backward_result(self_p, indices, shape, self_t, result):
    return array_nn__pool.max_pool_backward(self_t, indices, shape)


def _tangent_tensors__max_pool_backward_result(self_p, indices, shape, self_t, result):
    return ops._max_pool_backward(self_t, indices, shape)


op__max_pool_backward = Op(
    "_max_pool_backward",
    "_max_pool_backward(Tensor self, Tensor indices, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("shape", "int[]")),
    positional=3,
    required=("input", "indices", "shape"),
    forward=array_nn__pool.max_pool_backward,
    record=_record__max_pool_backward,
    edges=(0,),
    batch="nn.images_and_places",
    tangents={"result": (_tangent_arrays__max_pool_backward_result, _tangent_tensors__max_pool_backward_result)},
)


def _max_pool_backward(input, indices, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__max_pool_backward, (input, indices, shape))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__max_pool_backward, (input, indices, shape))
        result_array = array_nn__pool.max_pool_backward(self_array, indices_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaxPoolBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__max_pool_backward.call = _max_pool_backward


# ---- _pooled(Tensor self, Tensor indices) -> Tensor


class PooledBackward0(Node):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "input", -1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__pooled(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array) = arrays
    (self_changes, indices_changes) = changes
    node = new(PooledBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__pooled_result(self_p, indices, self_t, result):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__pooled_result(self_p, indices, self_t, result):
    return ops._pooled(self_t, indices)


op__pooled = Op(
    "_pooled",
    "_pooled(Tensor self, Tensor indices) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor")),
    positional=2,
    required=("input", "indices"),
    forward=array_nn__pool.pooled,
    record=_record__pooled,
    edges=(0,),
    batch="nn.images_and_places",
    tangents={"result": (_tangent_arrays__pooled_result, _tangent_tensors__pooled_result)},
)


def _pooled(input, indices):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__pooled, (input, indices))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__pooled, (input, indices))
        result_array = array_nn__pool.pooled(self_array, indices_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PooledBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pooled.call = _pooled


# ---- nn.functional.adaptive_max_pool1d(Tensor self, Any output_size, bool return_indices=False) -> Any


op_nn_functional_adaptive_max_pool1d = Op(
    "nn.functional.adaptive_max_pool1d",
    "nn.functional.adaptive_max_pool1d(Tensor self, Any output_size, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("output_size", "Any"), ("return_indices", "bool")),
    positional=3,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_max_pool1d,
    composite=True,
)


def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    """The largest elements of so many windows over signals along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_adaptive_max_pool1d, (input, output_size, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_max_pool1d, (input, output_size, return_indices))
        return compose_nn__images.adaptive_max_pool1d(input, output_size, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_max_pool1d.call = nn_functional_adaptive_max_pool1d


# ---- nn.functional.adaptive_max_pool2d(Tensor self, Any output_size, bool return_indices=False) -> Any


op_nn_functional_adaptive_max_pool2d = Op(
    "nn.functional.adaptive_max_pool2d",
    "nn.functional.adaptive_max_pool2d(Tensor self, Any output_size, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("output_size", "Any"), ("return_indices", "bool")),
    positional=3,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_max_pool2d,
    composite=True,
)


def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    """The largest elements of so many windows over images along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_adaptive_max_pool2d, (input, output_size, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_max_pool2d, (input, output_size, return_indices))
        return compose_nn__images.adaptive_max_pool2d(input, output_size, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_max_pool2d.call = nn_functional_adaptive_max_pool2d


# ---- nn.functional.adaptive_max_pool3d(Tensor self, Any output_size, bool return_indices=False) -> Any


op_nn_functional_adaptive_max_pool3d = Op(
    "nn.functional.adaptive_max_pool3d",
    "nn.functional.adaptive_max_pool3d(Tensor self, Any output_size, bool return_indices=False) -> Any",
    params=(("input", "Tensor"), ("output_size", "Any"), ("return_indices", "bool")),
    positional=3,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_max_pool3d,
    composite=True,
)


def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    """The largest elements of so many windows over volumes along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_adaptive_max_pool3d, (input, output_size, return_indices))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_max_pool3d, (input, output_size, return_indices))
        return compose_nn__images.adaptive_max_pool3d(input, output_size, return_indices)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_max_pool3d.call = nn_functional_adaptive_max_pool3d


# ---- _adaptive_max_pool2d(Tensor self, int[] sizes) -> (Tensor result, Tensor indices)


class AdaptiveMaxPool2DBackward0(Node, shown_as="AdaptiveMaxPool2DBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__adaptive_max_pool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(AdaptiveMaxPool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__adaptive_max_pool2d_result(self_p, sizes, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__adaptive_max_pool2d_result(self_p, sizes, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__adaptive_max_pool2d = Op(
    "_adaptive_max_pool2d",
    "_adaptive_max_pool2d(Tensor self, int[] sizes) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("sizes", "int[]")),
    positional=2,
    required=("input", "sizes"),
    forward=array_nn__pool.adaptive_max_pool,
    record=_record__adaptive_max_pool2d,
    edges=(0,),
    differentiable=(True, False),
    batch="nn.images",
    results=return_type('_adaptive_max_pool2d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__adaptive_max_pool2d_result, _tangent_tensors__adaptive_max_pool2d_result)},
)


def _adaptive_max_pool2d(input, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__adaptive_max_pool2d, (input, sizes))
        self_array = input._array
        self_node = input._node
        (result_array, indices_array) = array_nn__pool.adaptive_max_pool(self_array, sizes)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__adaptive_max_pool2d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(AdaptiveMaxPool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__adaptive_max_pool2d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__adaptive_max_pool2d.call = _adaptive_max_pool2d


# ---- _adaptive_max_pool3d(Tensor self, int[] sizes) -> (Tensor result, Tensor indices)


class AdaptiveMaxPool3DBackward0(Node, shown_as="AdaptiveMaxPool3DBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__adaptive_max_pool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(AdaptiveMaxPool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__adaptive_max_pool3d_result(self_p, sizes, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__adaptive_max_pool3d_result(self_p, sizes, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__adaptive_max_pool3d = Op(
    "_adaptive_max_pool3d",
    "_adaptive_max_pool3d(Tensor self, int[] sizes) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("sizes", "int[]")),
    positional=2,
    required=("input", "sizes"),
    forward=array_nn__pool.adaptive_max_pool,
    record=_record__adaptive_max_pool3d,
    edges=(0,),
    differentiable=(True, False),
    batch="nn.images",
    results=return_type('_adaptive_max_pool3d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__adaptive_max_pool3d_result, _tangent_tensors__adaptive_max_pool3d_result)},
)


def _adaptive_max_pool3d(input, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__adaptive_max_pool3d, (input, sizes))
        self_array = input._array
        self_node = input._node
        (result_array, indices_array) = array_nn__pool.adaptive_max_pool(self_array, sizes)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__adaptive_max_pool3d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(AdaptiveMaxPool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__adaptive_max_pool3d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__adaptive_max_pool3d.call = _adaptive_max_pool3d


# ---- nn.functional.fractional_max_pool2d(Tensor self, Any kernel_size, Any output_size=None, Any output_ratio=None, bool return_indices=False, Any _random_samples=None) -> Any


op_nn_functional_fractional_max_pool2d = Op(
    "nn.functional.fractional_max_pool2d",
    "nn.functional.fractional_max_pool2d(Tensor self, Any kernel_size, Any output_size=None, Any output_ratio=None, bool return_indices=False, Any _random_samples=None) -> Any",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("output_size", "Any"), ("output_ratio", "Any"), ("return_indices", "bool"), ("_random_samples", "Any")),
    positional=6,
    required=("input", "kernel_size"),
    forward=compose_nn__images.fractional_max_pool2d,
    composite=True,
)


def nn_functional_fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
    """The largest elements of windows over images that lie at pseudo-random distances, as many as `output_size` says, or as the size times `output_ratio`."""
    try:
        if return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_fractional_max_pool2d, (input, kernel_size, output_size, output_ratio, return_indices, _random_samples))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_fractional_max_pool2d, (input, kernel_size, output_size, output_ratio, return_indices, _random_samples))
        return compose_nn__images.fractional_max_pool2d(input, kernel_size, output_size, output_ratio, return_indices, _random_samples)
    except Exception:
        hide_frames()
        raise


op_nn_functional_fractional_max_pool2d.call = nn_functional_fractional_max_pool2d


# ---- nn.functional.fractional_max_pool3d(Tensor self, Any kernel_size, Any output_size=None, Any output_ratio=None, bool return_indices=False, Any _random_samples=None) -> Any


op_nn_functional_fractional_max_pool3d = Op(
    "nn.functional.fractional_max_pool3d",
    "nn.functional.fractional_max_pool3d(Tensor self, Any kernel_size, Any output_size=None, Any output_ratio=None, bool return_indices=False, Any _random_samples=None) -> Any",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("output_size", "Any"), ("output_ratio", "Any"), ("return_indices", "bool"), ("_random_samples", "Any")),
    positional=6,
    required=("input", "kernel_size"),
    forward=compose_nn__images.fractional_max_pool3d,
    composite=True,
)


def nn_functional_fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
    """The largest elements of windows over volumes that lie at pseudo-random distances, as many as `output_size` says, or as the size times `output_ratio`."""
    try:
        if return_indices.__class__ is not bool:
            check_kinds(op_nn_functional_fractional_max_pool3d, (input, kernel_size, output_size, output_ratio, return_indices, _random_samples))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_fractional_max_pool3d, (input, kernel_size, output_size, output_ratio, return_indices, _random_samples))
        return compose_nn__images.fractional_max_pool3d(input, kernel_size, output_size, output_ratio, return_indices, _random_samples)
    except Exception:
        hide_frames()
        raise


op_nn_functional_fractional_max_pool3d.call = nn_functional_fractional_max_pool3d


# ---- _fractional_max_pool2d(Tensor self, Tensor fractions, int[] kernel_size, int[] sizes) -> (Tensor result, Tensor indices)


class FractionalMaxPool2DBackward0(Node, shown_as="FractionalMaxPool2DBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__fractional_max_pool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, fractions_array, kernel_size, sizes) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(FractionalMaxPool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__fractional_max_pool2d_result(self_p, fractions, kernel_size, sizes, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__fractional_max_pool2d_result(self_p, fractions, kernel_size, sizes, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__fractional_max_pool2d = Op(
    "_fractional_max_pool2d",
    "_fractional_max_pool2d(Tensor self, Tensor fractions, int[] kernel_size, int[] sizes) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("fractions", "Tensor"), ("kernel_size", "int[]"), ("sizes", "int[]")),
    positional=4,
    required=("input", "fractions", "kernel_size", "sizes"),
    forward=array_nn__pool.fractional_max_pool,
    record=_record__fractional_max_pool2d,
    edges=(0,),
    differentiable=(True, False),
    results=return_type('_fractional_max_pool2d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__fractional_max_pool2d_result, _tangent_tensors__fractional_max_pool2d_result)},
)


def _fractional_max_pool2d(input, fractions, kernel_size, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or fractions.__class__ is not Tensor or modes.observers:
            return general(op__fractional_max_pool2d, (input, fractions, kernel_size, sizes))
        self_array = input._array
        self_node = input._node
        fractions_array = fractions._array
        if fractions_array.__class__ is not self_array.__class__:
            return general(op__fractional_max_pool2d, (input, fractions, kernel_size, sizes))
        (result_array, indices_array) = array_nn__pool.fractional_max_pool(self_array, fractions_array, kernel_size, sizes)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__fractional_max_pool2d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(FractionalMaxPool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__fractional_max_pool2d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__fractional_max_pool2d.call = _fractional_max_pool2d


# ---- _fractional_max_pool3d(Tensor self, Tensor fractions, int[] kernel_size, int[] sizes) -> (Tensor result, Tensor indices)


class FractionalMaxPool3DBackward0(Node, shown_as="FractionalMaxPool3DBackward0"):
    """self: _max_pool_backward(grad, indices, self.shape)"""

    __slots__ = ("indices", "indices_changes", "self_shape")
    saved = {"indices": ("indices", "result", 1), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.max_pool_backward(grad, self.indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_result(self, "indices", self.indices, self.indices_changes, 1)
        grad_self = ops._max_pool_backward(grad, indices, self.self_shape)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__fractional_max_pool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, fractions_array, kernel_size, sizes) = arrays
    (result_array, indices_array) = results
    (result_changes, indices_changes) = result_changes
    node = new(FractionalMaxPool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__fractional_max_pool3d_result(self_p, fractions, kernel_size, sizes, self_t, result, indices):
    return array_nn__pool.pooled(self_t, indices)


def _tangent_tensors__fractional_max_pool3d_result(self_p, fractions, kernel_size, sizes, self_t, result, indices):
    return ops._pooled(self_t, indices)


op__fractional_max_pool3d = Op(
    "_fractional_max_pool3d",
    "_fractional_max_pool3d(Tensor self, Tensor fractions, int[] kernel_size, int[] sizes) -> (Tensor result, Tensor indices)",
    params=(("input", "Tensor"), ("fractions", "Tensor"), ("kernel_size", "int[]"), ("sizes", "int[]")),
    positional=4,
    required=("input", "fractions", "kernel_size", "sizes"),
    forward=array_nn__pool.fractional_max_pool,
    record=_record__fractional_max_pool3d,
    edges=(0,),
    differentiable=(True, False),
    results=return_type('_fractional_max_pool3d', ('result', 'indices')),
    tangents={"result": (_tangent_arrays__fractional_max_pool3d_result, _tangent_tensors__fractional_max_pool3d_result)},
)


def _fractional_max_pool3d(input, fractions, kernel_size, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or fractions.__class__ is not Tensor or modes.observers:
            return general(op__fractional_max_pool3d, (input, fractions, kernel_size, sizes))
        self_array = input._array
        self_node = input._node
        fractions_array = fractions._array
        if fractions_array.__class__ is not self_array.__class__:
            return general(op__fractional_max_pool3d, (input, fractions, kernel_size, sizes))
        (result_array, indices_array) = array_nn__pool.fractional_max_pool(self_array, fractions_array, kernel_size, sizes)
        out_result = plain_tensor(result_array)
        out_indices = plain_tensor(indices_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__fractional_max_pool3d.results((out_result, out_indices))
        indices_changes = out_indices._changes
        node = new(FractionalMaxPool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        node.self_shape = self_array.shape
        out_result._node = node
        return op__fractional_max_pool3d.results((out_result, out_indices))
    except Exception:
        hide_frames()
        raise


op__fractional_max_pool3d.call = _fractional_max_pool3d


# ---- nn.functional.max_unpool1d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor


op_nn_functional_max_unpool1d = Op(
    "nn.functional.max_unpool1d",
    "nn.functional.max_unpool1d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("output_size", "Any")),
    positional=6,
    required=("input", "indices", "kernel_size"),
    forward=compose_nn__images.max_unpool1d,
    composite=True,
)


def nn_functional_max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """A partial inverse of `max_pool1d`; signals that hold the elements where it found them, and zeros elsewhere."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_unpool1d, (input, indices, kernel_size, stride, padding, output_size))
        return compose_nn__images.max_unpool1d(input, indices, kernel_size, stride, padding, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_unpool1d.call = nn_functional_max_unpool1d


# ---- nn.functional.max_unpool2d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor


op_nn_functional_max_unpool2d = Op(
    "nn.functional.max_unpool2d",
    "nn.functional.max_unpool2d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("output_size", "Any")),
    positional=6,
    required=("input", "indices", "kernel_size"),
    forward=compose_nn__images.max_unpool2d,
    composite=True,
)


def nn_functional_max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """A partial inverse of `max_pool2d`; images that hold the elements where it found them, and zeros elsewhere."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_unpool2d, (input, indices, kernel_size, stride, padding, output_size))
        return compose_nn__images.max_unpool2d(input, indices, kernel_size, stride, padding, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_unpool2d.call = nn_functional_max_unpool2d


# ---- nn.functional.max_unpool3d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor


op_nn_functional_max_unpool3d = Op(
    "nn.functional.max_unpool3d",
    "nn.functional.max_unpool3d(Tensor self, Tensor indices, Any kernel_size, Any stride=None, Any padding=0, Any output_size=None) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("output_size", "Any")),
    positional=6,
    required=("input", "indices", "kernel_size"),
    forward=compose_nn__images.max_unpool3d,
    composite=True,
)


def nn_functional_max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """A partial inverse of `max_pool3d`; volumes that hold the elements where it found them, and zeros elsewhere."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor:
            check_tensors(op_nn_functional_max_unpool3d, (input, indices, kernel_size, stride, padding, output_size))
        return compose_nn__images.max_unpool3d(input, indices, kernel_size, stride, padding, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_max_unpool3d.call = nn_functional_max_unpool3d


# ---- _max_unpool2d(Tensor self, Tensor indices, int[] sizes) -> Tensor


class MaxUnpool2DBackward0(Node, shown_as="MaxUnpool2DBackward0"):
    """self: _pooled(grad, indices)"""

    __slots__ = ("indices", "indices_changes")
    saved = {"indices": ("indices", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.pooled(grad, self.indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._pooled(grad, indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__max_unpool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array, sizes) = arrays
    (self_changes, indices_changes) = changes
    node = new(MaxUnpool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    return node


def _tangent_arrays__max_unpool2d_result(self_p, indices, sizes, self_t, result):
    return array_nn__pool.max_unpool(self_t, indices, sizes)


def _tangent_tensors__max_unpool2d_result(self_p, indices, sizes, self_t, result):
    return ops._max_unpool2d(self_t, indices, sizes)


op__max_unpool2d = Op(
    "_max_unpool2d",
    "_max_unpool2d(Tensor self, Tensor indices, int[] sizes) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("sizes", "int[]")),
    positional=3,
    required=("input", "indices", "sizes"),
    forward=array_nn__pool.max_unpool,
    record=_record__max_unpool2d,
    edges=(0,),
    batch="nn.images_and_places",
    tangents={"result": (_tangent_arrays__max_unpool2d_result, _tangent_tensors__max_unpool2d_result)},
)


def _max_unpool2d(input, indices, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__max_unpool2d, (input, indices, sizes))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__max_unpool2d, (input, indices, sizes))
        result_array = array_nn__pool.max_unpool(self_array, indices_array, sizes)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaxUnpool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__max_unpool2d.call = _max_unpool2d


# ---- _max_unpool3d(Tensor self, Tensor indices, int[] sizes) -> Tensor


class MaxUnpool3DBackward0(Node, shown_as="MaxUnpool3DBackward0"):
    """self: _pooled(grad, indices)"""

    __slots__ = ("indices", "indices_changes")
    saved = {"indices": ("indices", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.indices_changes[0] > self.seq:
            raise stale(self, "indices")
        grad_self = array_nn__pool.pooled(grad, self.indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        indices = saved_input(self, "indices", self.indices, self.indices_changes, None)
        grad_self = ops._pooled(grad, indices)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.indices = None
        self.indices_changes = freed


def _record__max_unpool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, indices_array, sizes) = arrays
    (self_changes, indices_changes) = changes
    node = new(MaxUnpool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.indices = indices_array
    node.indices_changes = indices_changes
    return node


def _tangent_arrays__max_unpool3d_result(self_p, indices, sizes, self_t, result):
    return array_nn__pool.max_unpool(self_t, indices, sizes)


def _tangent_tensors__max_unpool3d_result(self_p, indices, sizes, self_t, result):
    return ops._max_unpool3d(self_t, indices, sizes)


op__max_unpool3d = Op(
    "_max_unpool3d",
    "_max_unpool3d(Tensor self, Tensor indices, int[] sizes) -> Tensor",
    params=(("input", "Tensor"), ("indices", "Tensor"), ("sizes", "int[]")),
    positional=3,
    required=("input", "indices", "sizes"),
    forward=array_nn__pool.max_unpool,
    record=_record__max_unpool3d,
    edges=(0,),
    batch="nn.images_and_places",
    tangents={"result": (_tangent_arrays__max_unpool3d_result, _tangent_tensors__max_unpool3d_result)},
)


def _max_unpool3d(input, indices, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or indices.__class__ is not Tensor or modes.observers:
            return general(op__max_unpool3d, (input, indices, sizes))
        self_array = input._array
        self_node = input._node
        indices_array = indices._array
        indices_changes = indices._changes
        if indices_array.__class__ is not self_array.__class__:
            return general(op__max_unpool3d, (input, indices, sizes))
        result_array = array_nn__pool.max_unpool(self_array, indices_array, sizes)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MaxUnpool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.indices = indices_array
        node.indices_changes = indices_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__max_unpool3d.call = _max_unpool3d


# ---- nn.functional.avg_pool1d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor


op_nn_functional_avg_pool1d = Op(
    "nn.functional.avg_pool1d",
    "nn.functional.avg_pool1d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("ceil_mode", "bool"), ("count_include_pad", "bool")),
    positional=6,
    required=("input", "kernel_size"),
    forward=compose_nn__images.avg_pool1d,
    composite=True,
)


def nn_functional_avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    """The means of windows over signals."""
    try:
        if ceil_mode.__class__ is not bool or count_include_pad.__class__ is not bool:
            check_kinds(op_nn_functional_avg_pool1d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_avg_pool1d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad))
        return compose_nn__images.avg_pool1d(input, kernel_size, stride, padding, ceil_mode, count_include_pad)
    except Exception:
        hide_frames()
        raise


op_nn_functional_avg_pool1d.call = nn_functional_avg_pool1d


# ---- nn.functional.avg_pool2d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor


op_nn_functional_avg_pool2d = Op(
    "nn.functional.avg_pool2d",
    "nn.functional.avg_pool2d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("ceil_mode", "bool"), ("count_include_pad", "bool"), ("divisor_override", "int?")),
    positional=7,
    required=("input", "kernel_size"),
    forward=compose_nn__images.avg_pool2d,
    composite=True,
)


def nn_functional_avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, out=None):
    """The means of windows over images."""
    try:
        if ceil_mode.__class__ is not bool or count_include_pad.__class__ is not bool or (divisor_override.__class__ is not int and divisor_override is not None):
            check_kinds(op_nn_functional_avg_pool2d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        if out is not None:
            return into(op_nn_functional_avg_pool2d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_avg_pool2d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        return compose_nn__images.avg_pool2d(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    except Exception:
        hide_frames()
        raise


op_nn_functional_avg_pool2d.call = nn_functional_avg_pool2d


# ---- nn.functional.avg_pool3d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor


op_nn_functional_avg_pool3d = Op(
    "nn.functional.avg_pool3d",
    "nn.functional.avg_pool3d(Tensor self, Any kernel_size, Any stride=None, Any padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "Any"), ("stride", "Any"), ("padding", "Any"), ("ceil_mode", "bool"), ("count_include_pad", "bool"), ("divisor_override", "int?")),
    positional=7,
    required=("input", "kernel_size"),
    forward=compose_nn__images.avg_pool3d,
    composite=True,
)


def nn_functional_avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, out=None):
    """The means of windows over volumes."""
    try:
        if ceil_mode.__class__ is not bool or count_include_pad.__class__ is not bool or (divisor_override.__class__ is not int and divisor_override is not None):
            check_kinds(op_nn_functional_avg_pool3d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        if out is not None:
            return into(op_nn_functional_avg_pool3d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_avg_pool3d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        return compose_nn__images.avg_pool3d(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    except Exception:
        hide_frames()
        raise


op_nn_functional_avg_pool3d.call = nn_functional_avg_pool3d


# ---- _avg_pool2d(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor


class AvgPool2DBackward0(Node):
    """self: _avg_pool_backward(grad, self.shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)"""

    __slots__ = ("self_shape", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override")
    saved = {"self_shape": ("self_shape", "plain", 0), "kernel_size": ("kernel_size", "plain", -1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "ceil_mode": ("ceil_mode", "plain", -1), "count_include_pad": ("count_include_pad", "plain", -1), "divisor_override": ("divisor_override", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.avg_pool_backward(grad, self.self_shape, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._avg_pool_backward(grad, self.self_shape, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)


def _record__avg_pool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override) = arrays
    node = new(AvgPool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.kernel_size = kernel_size
    node.stride = stride
    node.padding = padding
    node.ceil_mode = ceil_mode
    node.count_include_pad = count_include_pad
    node.divisor_override = divisor_override
    return node


def _tangent_arrays__avg_pool2d_result(self_p, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return array_nn__pool.avg_pool(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def _tangent_tensors__avg_pool2d_result(self_p, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return ops._avg_pool2d(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


op__avg_pool2d = Op(
    "_avg_pool2d",
    "_avg_pool2d(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("ceil_mode", "bool"), ("count_include_pad", "bool"), ("divisor_override", "int?")),
    positional=7,
    required=("input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"),
    forward=array_nn__pool.avg_pool,
    record=_record__avg_pool2d,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__avg_pool2d_result, _tangent_tensors__avg_pool2d_result)},
)


def _avg_pool2d(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__avg_pool2d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.avg_pool(self_array, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AvgPool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.kernel_size = kernel_size
        node.stride = stride
        node.padding = padding
        node.ceil_mode = ceil_mode
        node.count_include_pad = count_include_pad
        node.divisor_override = divisor_override
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__avg_pool2d.call = _avg_pool2d


# ---- _avg_pool3d(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor


class AvgPool3DBackward0(Node):
    """self: _avg_pool_backward(grad, self.shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)"""

    __slots__ = ("self_shape", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override")
    saved = {"self_shape": ("self_shape", "plain", 0), "kernel_size": ("kernel_size", "plain", -1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "ceil_mode": ("ceil_mode", "plain", -1), "count_include_pad": ("count_include_pad", "plain", -1), "divisor_override": ("divisor_override", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.avg_pool_backward(grad, self.self_shape, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._avg_pool_backward(grad, self.self_shape, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)


def _record__avg_pool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override) = arrays
    node = new(AvgPool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.kernel_size = kernel_size
    node.stride = stride
    node.padding = padding
    node.ceil_mode = ceil_mode
    node.count_include_pad = count_include_pad
    node.divisor_override = divisor_override
    return node


def _tangent_arrays__avg_pool3d_result(self_p, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return array_nn__pool.avg_pool(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def _tangent_tensors__avg_pool3d_result(self_p, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return ops._avg_pool3d(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


op__avg_pool3d = Op(
    "_avg_pool3d",
    "_avg_pool3d(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    params=(("input", "Tensor"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("ceil_mode", "bool"), ("count_include_pad", "bool"), ("divisor_override", "int?")),
    positional=7,
    required=("input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"),
    forward=array_nn__pool.avg_pool,
    record=_record__avg_pool3d,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__avg_pool3d_result, _tangent_tensors__avg_pool3d_result)},
)


def _avg_pool3d(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__avg_pool3d, (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.avg_pool(self_array, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AvgPool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.kernel_size = kernel_size
        node.stride = stride
        node.padding = padding
        node.ceil_mode = ceil_mode
        node.count_include_pad = count_include_pad
        node.divisor_override = divisor_override
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__avg_pool3d.call = _avg_pool3d


# ---- _avg_pool_backward(Tensor self, int[] shape, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor


class AvgPoolBackwardBackward0(Node):
    """self: _avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)"""

    __slots__ = ("kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override")
    saved = {"kernel_size": ("kernel_size", "plain", -1), "stride": ("stride", "plain", -1), "padding": ("padding", "plain", -1), "ceil_mode": ("ceil_mode", "plain", -1), "count_include_pad": ("count_include_pad", "plain", -1), "divisor_override": ("divisor_override", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.avg_pool(grad, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._avg_pool2d(grad, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return (grad_self,)


def _record__avg_pool_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override) = arrays
    node = new(AvgPoolBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.kernel_size = kernel_size
    node.stride = stride
    node.padding = padding
    node.ceil_mode = ceil_mode
    node.count_include_pad = count_include_pad
    node.divisor_override = divisor_override
    return node


def _tangent_arrays__avg_pool_backward_result(self_p, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return array_nn__pool.avg_pool_backward(self_t, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def _tangent_tensors__avg_pool_backward_result(self_p, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t, result):
    return ops._avg_pool_backward(self_t, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


op__avg_pool_backward = Op(
    "_avg_pool_backward",
    "_avg_pool_backward(Tensor self, int[] shape, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("ceil_mode", "bool"), ("count_include_pad", "bool"), ("divisor_override", "int?")),
    positional=8,
    required=("input", "shape", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"),
    forward=array_nn__pool.avg_pool_backward,
    record=_record__avg_pool_backward,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__avg_pool_backward_result, _tangent_tensors__avg_pool_backward_result)},
)


def _avg_pool_backward(input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__avg_pool_backward, (input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.avg_pool_backward(self_array, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AvgPoolBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.kernel_size = kernel_size
        node.stride = stride
        node.padding = padding
        node.ceil_mode = ceil_mode
        node.count_include_pad = count_include_pad
        node.divisor_override = divisor_override
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__avg_pool_backward.call = _avg_pool_backward


# ---- nn.functional.adaptive_avg_pool1d(Tensor self, Any output_size) -> Tensor


op_nn_functional_adaptive_avg_pool1d = Op(
    "nn.functional.adaptive_avg_pool1d",
    "nn.functional.adaptive_avg_pool1d(Tensor self, Any output_size) -> Tensor",
    params=(("input", "Tensor"), ("output_size", "Any")),
    positional=2,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_avg_pool1d,
    composite=True,
)


def nn_functional_adaptive_avg_pool1d(input, output_size):
    """The means of so many windows over signals along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_avg_pool1d, (input, output_size))
        return compose_nn__images.adaptive_avg_pool1d(input, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_avg_pool1d.call = nn_functional_adaptive_avg_pool1d


# ---- nn.functional.adaptive_avg_pool2d(Tensor self, Any output_size) -> Tensor


op_nn_functional_adaptive_avg_pool2d = Op(
    "nn.functional.adaptive_avg_pool2d",
    "nn.functional.adaptive_avg_pool2d(Tensor self, Any output_size) -> Tensor",
    params=(("input", "Tensor"), ("output_size", "Any")),
    positional=2,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_avg_pool2d,
    composite=True,
)


def nn_functional_adaptive_avg_pool2d(input, output_size):
    """The means of so many windows over images along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_avg_pool2d, (input, output_size))
        return compose_nn__images.adaptive_avg_pool2d(input, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_avg_pool2d.call = nn_functional_adaptive_avg_pool2d


# ---- nn.functional.adaptive_avg_pool3d(Tensor self, Any output_size) -> Tensor


op_nn_functional_adaptive_avg_pool3d = Op(
    "nn.functional.adaptive_avg_pool3d",
    "nn.functional.adaptive_avg_pool3d(Tensor self, Any output_size) -> Tensor",
    params=(("input", "Tensor"), ("output_size", "Any")),
    positional=2,
    required=("input", "output_size"),
    forward=compose_nn__images.adaptive_avg_pool3d,
    composite=True,
)


def nn_functional_adaptive_avg_pool3d(input, output_size):
    """The means of so many windows over volumes along each dimension, which cover them evenly. None in `output_size` is the input's size."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_adaptive_avg_pool3d, (input, output_size))
        return compose_nn__images.adaptive_avg_pool3d(input, output_size)
    except Exception:
        hide_frames()
        raise


op_nn_functional_adaptive_avg_pool3d.call = nn_functional_adaptive_avg_pool3d


# ---- _adaptive_avg_pool2d(Tensor self, int[] sizes) -> Tensor


class AdaptiveAvgPool2DBackward0(Node, shown_as="AdaptiveAvgPool2DBackward0"):
    """self: _adaptive_avg_pool_backward(grad, self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.adaptive_avg_pool_backward(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._adaptive_avg_pool_backward(grad, self.self_shape)
        return (grad_self,)


def _record__adaptive_avg_pool2d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes) = arrays
    node = new(AdaptiveAvgPool2DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__adaptive_avg_pool2d_result(self_p, sizes, self_t, result):
    return array_nn__pool.adaptive_avg_pool(self_t, sizes)


def _tangent_tensors__adaptive_avg_pool2d_result(self_p, sizes, self_t, result):
    return ops._adaptive_avg_pool2d(self_t, sizes)


op__adaptive_avg_pool2d = Op(
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool2d(Tensor self, int[] sizes) -> Tensor",
    params=(("input", "Tensor"), ("sizes", "int[]")),
    positional=2,
    required=("input", "sizes"),
    forward=array_nn__pool.adaptive_avg_pool,
    record=_record__adaptive_avg_pool2d,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__adaptive_avg_pool2d_result, _tangent_tensors__adaptive_avg_pool2d_result)},
)


def _adaptive_avg_pool2d(input, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__adaptive_avg_pool2d, (input, sizes))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.adaptive_avg_pool(self_array, sizes)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AdaptiveAvgPool2DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__adaptive_avg_pool2d.call = _adaptive_avg_pool2d


# ---- _adaptive_avg_pool3d(Tensor self, int[] sizes) -> Tensor


class AdaptiveAvgPool3DBackward0(Node, shown_as="AdaptiveAvgPool3DBackward0"):
    """self: _adaptive_avg_pool_backward(grad, self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.adaptive_avg_pool_backward(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._adaptive_avg_pool_backward(grad, self.self_shape)
        return (grad_self,)


def _record__adaptive_avg_pool3d(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes) = arrays
    node = new(AdaptiveAvgPool3DBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__adaptive_avg_pool3d_result(self_p, sizes, self_t, result):
    return array_nn__pool.adaptive_avg_pool(self_t, sizes)


def _tangent_tensors__adaptive_avg_pool3d_result(self_p, sizes, self_t, result):
    return ops._adaptive_avg_pool3d(self_t, sizes)


op__adaptive_avg_pool3d = Op(
    "_adaptive_avg_pool3d",
    "_adaptive_avg_pool3d(Tensor self, int[] sizes) -> Tensor",
    params=(("input", "Tensor"), ("sizes", "int[]")),
    positional=2,
    required=("input", "sizes"),
    forward=array_nn__pool.adaptive_avg_pool,
    record=_record__adaptive_avg_pool3d,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__adaptive_avg_pool3d_result, _tangent_tensors__adaptive_avg_pool3d_result)},
)


def _adaptive_avg_pool3d(input, sizes):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__adaptive_avg_pool3d, (input, sizes))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.adaptive_avg_pool(self_array, sizes)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AdaptiveAvgPool3DBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__adaptive_avg_pool3d.call = _adaptive_avg_pool3d


# ---- _adaptive_avg_pool_backward(Tensor self, int[] shape) -> Tensor


class AdaptiveAvgPoolBackwardBackward0(Node, shown_as="AdaptiveAvgPool2DBackwardBackward0"):
    """self: _adaptive_avg_pool2d(grad, self.shape[2:])"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__pool.adaptive_avg_pool(grad, self.self_shape[2:])
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._adaptive_avg_pool2d(grad, self.self_shape[2:])
        return (grad_self,)


def _record__adaptive_avg_pool_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape) = arrays
    node = new(AdaptiveAvgPoolBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__adaptive_avg_pool_backward_result(self_p, shape, self_t, result):
    return array_nn__pool.adaptive_avg_pool_backward(self_t, shape)


def _tangent_tensors__adaptive_avg_pool_backward_result(self_p, shape, self_t, result):
    return ops._adaptive_avg_pool_backward(self_t, shape)


op__adaptive_avg_pool_backward = Op(
    "_adaptive_avg_pool_backward",
    "_adaptive_avg_pool_backward(Tensor self, int[] shape) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=array_nn__pool.adaptive_avg_pool_backward,
    record=_record__adaptive_avg_pool_backward,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__adaptive_avg_pool_backward_result, _tangent_tensors__adaptive_avg_pool_backward_result)},
)


def _adaptive_avg_pool_backward(input, shape):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__adaptive_avg_pool_backward, (input, shape))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__pool.adaptive_avg_pool_backward(self_array, shape)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AdaptiveAvgPoolBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__adaptive_avg_pool_backward.call = _adaptive_avg_pool_backward


# ---- nn.functional.lp_pool1d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor


op_nn_functional_lp_pool1d = Op(
    "nn.functional.lp_pool1d",
    "nn.functional.lp_pool1d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor",
    params=(("input", "Tensor"), ("norm_type", "float"), ("kernel_size", "Any"), ("stride", "Any"), ("ceil_mode", "bool")),
    positional=5,
    required=("input", "norm_type", "kernel_size"),
    forward=compose_nn__images.lp_pool1d,
    composite=True,
)


def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The roots `(x**norm_type).sum() ** (1 / norm_type)` of windows over signals."""
    try:
        if (norm_type.__class__ is not float and norm_type.__class__ is not int) or ceil_mode.__class__ is not bool:
            check_kinds(op_nn_functional_lp_pool1d, (input, norm_type, kernel_size, stride, ceil_mode))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_lp_pool1d, (input, norm_type, kernel_size, stride, ceil_mode))
        return compose_nn__images.lp_pool1d(input, norm_type, kernel_size, stride, ceil_mode)
    except Exception:
        hide_frames()
        raise


op_nn_functional_lp_pool1d.call = nn_functional_lp_pool1d


# ---- nn.functional.lp_pool2d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor


op_nn_functional_lp_pool2d = Op(
    "nn.functional.lp_pool2d",
    "nn.functional.lp_pool2d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor",
    params=(("input", "Tensor"), ("norm_type", "float"), ("kernel_size", "Any"), ("stride", "Any"), ("ceil_mode", "bool")),
    positional=5,
    required=("input", "norm_type", "kernel_size"),
    forward=compose_nn__images.lp_pool2d,
    composite=True,
)


def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The roots `(x**norm_type).sum() ** (1 / norm_type)` of windows over images."""
    try:
        if (norm_type.__class__ is not float and norm_type.__class__ is not int) or ceil_mode.__class__ is not bool:
            check_kinds(op_nn_functional_lp_pool2d, (input, norm_type, kernel_size, stride, ceil_mode))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_lp_pool2d, (input, norm_type, kernel_size, stride, ceil_mode))
        return compose_nn__images.lp_pool2d(input, norm_type, kernel_size, stride, ceil_mode)
    except Exception:
        hide_frames()
        raise


op_nn_functional_lp_pool2d.call = nn_functional_lp_pool2d


# ---- nn.functional.lp_pool3d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor


op_nn_functional_lp_pool3d = Op(
    "nn.functional.lp_pool3d",
    "nn.functional.lp_pool3d(Tensor self, float norm_type, Any kernel_size, Any stride=None, bool ceil_mode=False) -> Tensor",
    params=(("input", "Tensor"), ("norm_type", "float"), ("kernel_size", "Any"), ("stride", "Any"), ("ceil_mode", "bool")),
    positional=5,
    required=("input", "norm_type", "kernel_size"),
    forward=compose_nn__images.lp_pool3d,
    composite=True,
)


def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The roots `(x**norm_type).sum() ** (1 / norm_type)` of windows over volumes."""
    try:
        if (norm_type.__class__ is not float and norm_type.__class__ is not int) or ceil_mode.__class__ is not bool:
            check_kinds(op_nn_functional_lp_pool3d, (input, norm_type, kernel_size, stride, ceil_mode))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_lp_pool3d, (input, norm_type, kernel_size, stride, ceil_mode))
        return compose_nn__images.lp_pool3d(input, norm_type, kernel_size, stride, ceil_mode)
    except Exception:
        hide_frames()
        raise


op_nn_functional_lp_pool3d.call = nn_functional_lp_pool3d


# ---- nn.functional.interpolate(Tensor self, Any size=None, Any scale_factor=None, str mode='nearest', bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor


op_nn_functional_interpolate = Op(
    "nn.functional.interpolate",
    "nn.functional.interpolate(Tensor self, Any size=None, Any scale_factor=None, str mode='nearest', bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor",
    params=(("input", "Tensor"), ("size", "Any"), ("scale_factor", "Any"), ("mode", "str"), ("align_corners", "bool?"), ("recompute_scale_factor", "bool?"), ("antialias", "bool")),
    positional=7,
    required=("input",),
    forward=compose_nn__resample.interpolate,
    composite=True,
)


def nn_functional_interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None, antialias=False):
    """Images at another size. `mode` is nearest, nearest-exact, area, linear, bilinear, trilinear, bicubic or lanczos; with `antialias` a kernel is as wide as the distance between results."""
    try:
        if (align_corners.__class__ is not bool and align_corners is not None) or (recompute_scale_factor.__class__ is not bool and recompute_scale_factor is not None) or antialias.__class__ is not bool:
            check_kinds(op_nn_functional_interpolate, (input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_interpolate, (input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias))
        return compose_nn__resample.interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)
    except Exception:
        hide_frames()
        raise


op_nn_functional_interpolate.call = nn_functional_interpolate


# ---- _resample(Tensor self, int[] sizes, str mode, bool align_corners, float[] scales, bool antialias) -> Tensor


class ResampleBackward0(Node, shown_as="UpsampleBackward0"):
    """self: _resample_transposed(grad, self.shape, mode, align_corners, scales, antialias)"""

    __slots__ = ("self_shape", "mode", "align_corners", "scales", "antialias")
    saved = {"self_shape": ("self_shape", "plain", 0), "mode": ("mode", "plain", -1), "align_corners": ("align_corners", "plain", -1), "scales": ("scales", "plain", -1), "antialias": ("antialias", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__resample.resample_transposed(grad, self.self_shape, self.mode, self.align_corners, self.scales, self.antialias)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._resample_transposed(grad, self.self_shape, self.mode, self.align_corners, self.scales, self.antialias)
        return (grad_self,)


def _record__resample(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, sizes, mode, align_corners, scales, antialias) = arrays
    node = new(ResampleBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.mode = mode
    node.align_corners = align_corners
    node.scales = scales
    node.antialias = antialias
    return node


def _tangent_arrays__resample_result(self_p, sizes, mode, align_corners, scales, antialias, self_t, result):
    return array_nn__resample.resample(self_t, sizes, mode, align_corners, scales, antialias)


def _tangent_tensors__resample_result(self_p, sizes, mode, align_corners, scales, antialias, self_t, result):
    return ops._resample(self_t, sizes, mode, align_corners, scales, antialias)


op__resample = Op(
    "_resample",
    "_resample(Tensor self, int[] sizes, str mode, bool align_corners, float[] scales, bool antialias) -> Tensor",
    params=(("input", "Tensor"), ("sizes", "int[]"), ("mode", "str"), ("align_corners", "bool"), ("scales", "float[]"), ("antialias", "bool")),
    positional=6,
    required=("input", "sizes", "mode", "align_corners", "scales", "antialias"),
    forward=array_nn__resample.resample,
    record=_record__resample,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__resample_result, _tangent_tensors__resample_result)},
)


def _resample(input, sizes, mode, align_corners, scales, antialias):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__resample, (input, sizes, mode, align_corners, scales, antialias))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__resample.resample(self_array, sizes, mode, align_corners, scales, antialias)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ResampleBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.mode = mode
        node.align_corners = align_corners
        node.scales = scales
        node.antialias = antialias
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__resample.call = _resample


# ---- _resample_transposed(Tensor self, int[] shape, str mode, bool align_corners, float[] scales, bool antialias) -> Tensor


class ResampleTransposedBackward0(Node, shown_as="UpsampleBackwardBackward0"):
    """self: _resample(grad, self.shape[2:], mode, align_corners, scales, antialias)"""

    __slots__ = ("self_shape", "mode", "align_corners", "scales", "antialias")
    saved = {"self_shape": ("self_shape", "plain", 0), "mode": ("mode", "plain", -1), "align_corners": ("align_corners", "plain", -1), "scales": ("scales", "plain", -1), "antialias": ("antialias", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__resample.resample(grad, self.self_shape[2:], self.mode, self.align_corners, self.scales, self.antialias)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._resample(grad, self.self_shape[2:], self.mode, self.align_corners, self.scales, self.antialias)
        return (grad_self,)


def _record__resample_transposed(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, mode, align_corners, scales, antialias) = arrays
    node = new(ResampleTransposedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.mode = mode
    node.align_corners = align_corners
    node.scales = scales
    node.antialias = antialias
    return node


def _tangent_arrays__resample_transposed_result(self_p, shape, mode, align_corners, scales, antialias, self_t, result):
    return array_nn__resample.resample_transposed(self_t, shape, mode, align_corners, scales, antialias)


def _tangent_tensors__resample_transposed_result(self_p, shape, mode, align_corners, scales, antialias, self_t, result):
    return ops._resample_transposed(self_t, shape, mode, align_corners, scales, antialias)


op__resample_transposed = Op(
    "_resample_transposed",
    "_resample_transposed(Tensor self, int[] shape, str mode, bool align_corners, float[] scales, bool antialias) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("mode", "str"), ("align_corners", "bool"), ("scales", "float[]"), ("antialias", "bool")),
    positional=6,
    required=("input", "shape", "mode", "align_corners", "scales", "antialias"),
    forward=array_nn__resample.resample_transposed,
    record=_record__resample_transposed,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__resample_transposed_result, _tangent_tensors__resample_transposed_result)},
)


def _resample_transposed(input, shape, mode, align_corners, scales, antialias):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__resample_transposed, (input, shape, mode, align_corners, scales, antialias))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__resample.resample_transposed(self_array, shape, mode, align_corners, scales, antialias)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ResampleTransposedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.mode = mode
        node.align_corners = align_corners
        node.scales = scales
        node.antialias = antialias
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__resample_transposed.call = _resample_transposed


# ---- nn.functional.upsample(Tensor self, Any size=None, Any scale_factor=None, str mode='nearest', bool? align_corners=None) -> Tensor


op_nn_functional_upsample = Op(
    "nn.functional.upsample",
    "nn.functional.upsample(Tensor self, Any size=None, Any scale_factor=None, str mode='nearest', bool? align_corners=None) -> Tensor",
    params=(("input", "Tensor"), ("size", "Any"), ("scale_factor", "Any"), ("mode", "str"), ("align_corners", "bool?")),
    positional=5,
    required=("input",),
    forward=compose_nn__resample.upsample,
    composite=True,
)


def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """Deprecated, a form of `interpolate`."""
    try:
        if (align_corners.__class__ is not bool and align_corners is not None):
            check_kinds(op_nn_functional_upsample, (input, size, scale_factor, mode, align_corners))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_upsample, (input, size, scale_factor, mode, align_corners))
        return compose_nn__resample.upsample(input, size, scale_factor, mode, align_corners)
    except Exception:
        hide_frames()
        raise


op_nn_functional_upsample.call = nn_functional_upsample


# ---- nn.functional.upsample_nearest(Tensor self, Any size=None, Any scale_factor=None) -> Tensor


op_nn_functional_upsample_nearest = Op(
    "nn.functional.upsample_nearest",
    "nn.functional.upsample_nearest(Tensor self, Any size=None, Any scale_factor=None) -> Tensor",
    params=(("input", "Tensor"), ("size", "Any"), ("scale_factor", "Any")),
    positional=3,
    required=("input",),
    forward=compose_nn__resample.upsample_nearest,
    composite=True,
)


def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    """Deprecated, a form of `interpolate`."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_upsample_nearest, (input, size, scale_factor))
        return compose_nn__resample.upsample_nearest(input, size, scale_factor)
    except Exception:
        hide_frames()
        raise


op_nn_functional_upsample_nearest.call = nn_functional_upsample_nearest


# ---- nn.functional.upsample_bilinear(Tensor self, Any size=None, Any scale_factor=None) -> Tensor


op_nn_functional_upsample_bilinear = Op(
    "nn.functional.upsample_bilinear",
    "nn.functional.upsample_bilinear(Tensor self, Any size=None, Any scale_factor=None) -> Tensor",
    params=(("input", "Tensor"), ("size", "Any"), ("scale_factor", "Any")),
    positional=3,
    required=("input",),
    forward=compose_nn__resample.upsample_bilinear,
    composite=True,
)


def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    """Deprecated, a form of `interpolate`."""
    try:
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_upsample_bilinear, (input, size, scale_factor))
        return compose_nn__resample.upsample_bilinear(input, size, scale_factor)
    except Exception:
        hide_frames()
        raise


op_nn_functional_upsample_bilinear.call = nn_functional_upsample_bilinear


# ---- _affine_grid(Tensor self, int[] shape, bool align_corners) -> Tensor


class AffineGridBackward0(Node, shown_as="AffineGridGeneratorBackward0"):
    """self: _affine_grid_backward(grad, shape, align_corners)"""

    __slots__ = ("shape", "align_corners")
    saved = {"shape": ("shape", "plain", -1), "align_corners": ("align_corners", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__sample.affine_grid_backward(grad, self.shape, self.align_corners)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._affine_grid_backward(grad, self.shape, self.align_corners)
        return (grad_self,)


def _record__affine_grid(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, align_corners) = arrays
    node = new(AffineGridBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shape = shape
    node.align_corners = align_corners
    return node


def _tangent_arrays__affine_grid_result(self_p, shape, align_corners, self_t, result):
    return array_nn__sample.affine_grid(self_t, shape, align_corners)


def _tangent_tensors__affine_grid_result(self_p, shape, align_corners, self_t, result):
    return ops._affine_grid(self_t, shape, align_corners)


op__affine_grid = Op(
    "_affine_grid",
    "_affine_grid(Tensor self, int[] shape, bool align_corners) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("align_corners", "bool")),
    positional=3,
    required=("input", "shape", "align_corners"),
    forward=array_nn__sample.affine_grid,
    record=_record__affine_grid,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__affine_grid_result, _tangent_tensors__affine_grid_result)},
)


def _affine_grid(input, shape, align_corners):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__affine_grid, (input, shape, align_corners))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__sample.affine_grid(self_array, shape, align_corners)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AffineGridBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shape = shape
        node.align_corners = align_corners
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__affine_grid.call = _affine_grid


# ---- _affine_grid_backward(Tensor self, int[] shape, bool align_corners) -> Tensor


class AffineGridBackwardBackward0(Node, shown_as="AffineGridGeneratorBackward0"):
    """self: _affine_grid(grad, shape, align_corners)"""

    __slots__ = ("shape", "align_corners")
    saved = {"shape": ("shape", "plain", -1), "align_corners": ("align_corners", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__sample.affine_grid(grad, self.shape, self.align_corners)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._affine_grid(grad, self.shape, self.align_corners)
        return (grad_self,)


def _record__affine_grid_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, align_corners) = arrays
    node = new(AffineGridBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shape = shape
    node.align_corners = align_corners
    return node


def _tangent_arrays__affine_grid_backward_result(self_p, shape, align_corners, self_t, result):
    return array_nn__sample.affine_grid_backward(self_t, shape, align_corners)


def _tangent_tensors__affine_grid_backward_result(self_p, shape, align_corners, self_t, result):
    return ops._affine_grid_backward(self_t, shape, align_corners)


op__affine_grid_backward = Op(
    "_affine_grid_backward",
    "_affine_grid_backward(Tensor self, int[] shape, bool align_corners) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("align_corners", "bool")),
    positional=3,
    required=("input", "shape", "align_corners"),
    forward=array_nn__sample.affine_grid_backward,
    record=_record__affine_grid_backward,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__affine_grid_backward_result, _tangent_tensors__affine_grid_backward_result)},
)


def _affine_grid_backward(input, shape, align_corners):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__affine_grid_backward, (input, shape, align_corners))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__sample.affine_grid_backward(self_array, shape, align_corners)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AffineGridBackwardBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.shape = shape
        node.align_corners = align_corners
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__affine_grid_backward.call = _affine_grid_backward


# ---- nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor


op_nn_functional_affine_grid = Op(
    "nn.functional.affine_grid",
    "nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor",
    params=(("theta", "Tensor"), ("size", "int[]"), ("align_corners", "bool?")),
    positional=3,
    required=("theta", "size"),
    forward=compose_nn__resample.affine_grid,
    composite=True,
)


def nn_functional_affine_grid(theta, size, align_corners=None):
    """The places in an input, as `grid_sample` takes them, from which affine transformations take each element of an output of a size."""
    try:
        if (align_corners.__class__ is not bool and align_corners is not None):
            check_kinds(op_nn_functional_affine_grid, (theta, size, align_corners))
        if theta.__class__ is not Tensor:
            check_tensors(op_nn_functional_affine_grid, (theta, size, align_corners))
        return compose_nn__resample.affine_grid(theta, size, align_corners)
    except Exception:
        hide_frames()
        raise


op_nn_functional_affine_grid.call = nn_functional_affine_grid


# ---- _grid_sample(Tensor self, Tensor grid, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor


class GridSampleBackward0(Node, shown_as="GridSamplerBackward0"):
    """self: _grid_sample_to_images(grad, grid, self.shape, mode, padding_mode, align_corners, orders)
    grid: _grid_sample_to_grid(grad, self, grid, mode, padding_mode, align_corners, orders)"""

    __slots__ = ("grid", "grid_changes", "self_shape", "mode", "padding_mode", "align_corners", "orders", "self_", "self_changes")
    saved = {"grid": ("grid", "input", 1), "self_shape": ("self_shape", "plain", 0), "mode": ("mode", "plain", -1), "padding_mode": ("padding_mode", "plain", -1), "align_corners": ("align_corners", "plain", -1), "orders": ("orders", "plain", -1), "self": ("self_", "input", 0)}
    inputs = ("self", "grid")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_grid = edges or self.next
        grad_self = grad_grid = None
        if to_self is not None:
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            grad_self = array_nn__sample.sample_to_images(grad, self.grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, self.orders)
        if to_grid is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            grad_grid = array_nn__sample.sample_to_grid(grad, self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if freed:
            self.release(freed)
        return (grad_self, grad_grid)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_grid = edges or self.next
        grad_self = grad_grid = None
        if to_self is not None:
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[1])
            grad_self = ops._grid_sample_to_images(grad, grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, self.orders)
        if to_grid is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[1])
            grad_grid = ops._grid_sample_to_grid(grad, self_, grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if freed:
            self.release(freed)
        return (grad_self, grad_grid)

    def release(self, freed):
        self.grid = None
        self.grid_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__grid_sample(edges, arrays, changes, results, result_changes):
    (self_node, grid_node) = edges
    (self_array, grid_array, mode, padding_mode, align_corners, orders) = arrays
    (self_changes, grid_changes) = changes
    node = new(GridSampleBackward0)
    node.next = (self_node, grid_node)
    node.seq = next_seq()
    node.extra = None
    node.grid = grid_array
    node.grid_changes = grid_changes
    node.mode = mode
    node.padding_mode = padding_mode
    node.align_corners = align_corners
    node.orders = orders
    if self_node is not None:
        node.self_shape = self_array.shape
    if grid_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


op__grid_sample = Op(
    "_grid_sample",
    "_grid_sample(Tensor self, Tensor grid, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor",
    params=(("input", "Tensor"), ("grid", "Tensor"), ("mode", "str"), ("padding_mode", "str"), ("align_corners", "bool"), ("orders", "int[]")),
    positional=6,
    required=("input", "grid", "mode", "padding_mode", "align_corners", "orders"),
    forward=array_nn__sample.sample,
    record=_record__grid_sample,
    edges=(0, 1),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1),
    batch="nn.images_of_all_inputs",
    tangents={"result": TRANSPOSE},
    saves_self_for=("grid",),
)


def _grid_sample(input, grid, mode, padding_mode, align_corners, orders):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or grid.__class__ is not Tensor or modes.observers:
            return general(op__grid_sample, (input, grid, mode, padding_mode, align_corners, orders))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__grid_sample.accepts[self_array.dtype]:
            return general(op__grid_sample, (input, grid, mode, padding_mode, align_corners, orders))
        grid_array = grid._array
        grid_changes = grid._changes
        grid_node = grid._node
        if not op__grid_sample.accepts[grid_array.dtype] or grid_array.__class__ is not self_array.__class__:
            return general(op__grid_sample, (input, grid, mode, padding_mode, align_corners, orders))
        result_array = array_nn__sample.sample(self_array, grid_array, mode, padding_mode, align_corners, orders)
        out = plain_tensor(result_array)
        if (self_node is None and grid_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(GridSampleBackward0)
        node.next = (self_node, grid_node)
        node.seq = next_seq()
        node.extra = None
        node.grid = grid_array
        node.grid_changes = grid_changes
        node.mode = mode
        node.padding_mode = padding_mode
        node.align_corners = align_corners
        node.orders = orders
        if self_node is not None:
            node.self_shape = self_array.shape
        if grid_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__grid_sample.call = _grid_sample


# ---- _grid_sample_to_images(Tensor above, Tensor grid, int[] shape, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor


class GridSampleToImagesBackward0(Node):
    """above: _grid_sample(grad, grid, mode, padding_mode, align_corners, orders)
    grid: _grid_sample_to_grid(above, grad, grid, mode, padding_mode, align_corners, orders)"""

    __slots__ = ("grid", "grid_changes", "mode", "padding_mode", "align_corners", "orders", "above", "above_changes")
    saved = {"grid": ("grid", "input", 1), "mode": ("mode", "plain", -1), "padding_mode": ("padding_mode", "plain", -1), "align_corners": ("align_corners", "plain", -1), "orders": ("orders", "plain", -1), "above": ("above", "input", 0)}
    inputs = ("above", "grid")

    def run_arrays(self, grad, freed, edges=None):
        to_above, to_grid = edges or self.next
        grad_above = grad_grid = None
        if to_above is not None:
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            grad_above = array_nn__sample.sample(grad, self.grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if to_grid is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            grad_grid = array_nn__sample.sample_to_grid(self.above, grad, self.grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if freed:
            self.release(freed)
        return (grad_above, grad_grid)

    def run_tensors(self, grad, freed, edges=None):
        to_above, to_grid = edges or self.next
        grad_above = grad_grid = None
        if to_above is not None:
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[1])
            grad_above = ops._grid_sample(grad, grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if to_grid is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[1])
            grad_grid = ops._grid_sample_to_grid(above, grad, grid, self.mode, self.padding_mode, self.align_corners, self.orders)
        if freed:
            self.release(freed)
        return (grad_above, grad_grid)

    def release(self, freed):
        self.grid = None
        self.grid_changes = freed
        self.above = None
        self.above_changes = freed


def _record__grid_sample_to_images(edges, arrays, changes, results, result_changes):
    (above_node, grid_node) = edges
    (above_array, grid_array, shape, mode, padding_mode, align_corners, orders) = arrays
    (above_changes, grid_changes) = changes
    node = new(GridSampleToImagesBackward0)
    node.next = (above_node, grid_node)
    node.seq = next_seq()
    node.extra = None
    node.grid = grid_array
    node.grid_changes = grid_changes
    node.mode = mode
    node.padding_mode = padding_mode
    node.align_corners = align_corners
    node.orders = orders
    if grid_node is not None:
        node.above = above_array
        node.above_changes = above_changes
    return node


op__grid_sample_to_images = Op(
    "_grid_sample_to_images",
    "_grid_sample_to_images(Tensor above, Tensor grid, int[] shape, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor",
    params=(("above", "Tensor"), ("grid", "Tensor"), ("shape", "int[]"), ("mode", "str"), ("padding_mode", "str"), ("align_corners", "bool"), ("orders", "int[]")),
    positional=7,
    required=("above", "grid", "shape", "mode", "padding_mode", "align_corners", "orders"),
    forward=array_nn__sample.sample_to_images,
    record=_record__grid_sample_to_images,
    edges=(0, 1),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1),
    batch="nn.images_of_all_inputs",
    tangents={"result": TRANSPOSE},
)


def _grid_sample_to_images(above, grid, shape, mode, padding_mode, align_corners, orders):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if above.__class__ is not Tensor or grid.__class__ is not Tensor or modes.observers:
            return general(op__grid_sample_to_images, (above, grid, shape, mode, padding_mode, align_corners, orders))
        above_array = above._array
        above_changes = above._changes
        above_node = above._node
        if not op__grid_sample_to_images.accepts[above_array.dtype]:
            return general(op__grid_sample_to_images, (above, grid, shape, mode, padding_mode, align_corners, orders))
        grid_array = grid._array
        grid_changes = grid._changes
        grid_node = grid._node
        if not op__grid_sample_to_images.accepts[grid_array.dtype] or grid_array.__class__ is not above_array.__class__:
            return general(op__grid_sample_to_images, (above, grid, shape, mode, padding_mode, align_corners, orders))
        result_array = array_nn__sample.sample_to_images(above_array, grid_array, shape, mode, padding_mode, align_corners, orders)
        out = plain_tensor(result_array)
        if (above_node is None and grid_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(GridSampleToImagesBackward0)
        node.next = (above_node, grid_node)
        node.seq = next_seq()
        node.extra = None
        node.grid = grid_array
        node.grid_changes = grid_changes
        node.mode = mode
        node.padding_mode = padding_mode
        node.align_corners = align_corners
        node.orders = orders
        if grid_node is not None:
            node.above = above_array
            node.above_changes = above_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__grid_sample_to_images.call = _grid_sample_to_images


# ---- _grid_sample_to_grid(Tensor above, Tensor self, Tensor grid, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor


class GridSampleToGridBackward0(Node):
    """above: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z)
    self: flat_self if grid.size(-1) == 2 else flat_self + _grid_sample_to_images(along_z, grid, self.shape, mode, padding_mode, align_corners, z)
    grid: flat_grid if grid.size(-1) == 2 else flat_grid + _grid_sample_to_grid(along_z, self, grid, mode, padding_mode, align_corners, z)"""

    __slots__ = ("self_", "self_changes", "grid", "grid_changes", "mode", "padding_mode", "align_corners", "orders", "above", "above_changes", "self_shape")
    saved = {"self": ("self_", "input", 1), "grid": ("grid", "input", 2), "mode": ("mode", "plain", -1), "padding_mode": ("padding_mode", "plain", -1), "align_corners": ("align_corners", "plain", -1), "orders": ("orders", "plain", -1), "above": ("above", "input", 0), "self_shape": ("self_shape", "plain", 1)}
    inputs = ("above", "self", "grid")

    def run_arrays(self, grad, freed, edges=None):
        to_above, to_self, to_grid = edges or self.next
        grad_above = grad_self = grad_grid = None
        if to_self is not None or to_grid is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            shared1, shared2 = (k_mul(self.above, array_shape.unsqueeze(array_shape.select(grad, -1, 0), 1)), k_mul(self.above, array_shape.unsqueeze(array_shape.select(grad, -1, 1), 1)))
        if to_above is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            t1 = array_shape.unsqueeze(array_shape.select(grad, -1, 0), 1)
            t2 = array_nn__sample.sample(self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2]))
            t3 = array_shape.unsqueeze(array_shape.select(grad, -1, 1), 1)
            t4 = array_nn__sample.sample(self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2]))
            grad_above = (k__grid_sample_to_grid_backward_above(t1, t2, t3, t4) if (self.grid.shape[-1] == 2) else k__grid_sample_to_grid_backward_above_2(t1, t2, t3, t4, array_shape.unsqueeze(array_shape.select(grad, -1, 2), 1), array_nn__sample.sample(self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1)))))
        if to_self is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            t1 = array_nn__sample.sample_to_images(shared1, self.grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2]))
            t2 = array_nn__sample.sample_to_images(shared2, self.grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2]))
            grad_self = (k_add(t1, t2) if (self.grid.shape[-1] == 2) else k__grid_sample_to_grid_backward_self(t1, t2, array_nn__sample.sample_to_images(k_mul(self.above, array_shape.unsqueeze(array_shape.select(grad, -1, (self.grid.shape[-1] - 1)), 1)), self.grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1)))))
        if to_grid is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.grid_changes[0] > self.seq:
                raise stale(self, "grid")
            t1 = array_nn__sample.sample_to_grid(shared1, self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2]))
            t2 = array_nn__sample.sample_to_grid(shared2, self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2]))
            grad_grid = (k_add(t1, t2) if (self.grid.shape[-1] == 2) else k__grid_sample_to_grid_backward_self(t1, t2, array_nn__sample.sample_to_grid(k_mul(self.above, array_shape.unsqueeze(array_shape.select(grad, -1, (self.grid.shape[-1] - 1)), 1)), self.self_, self.grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1)))))
        if freed:
            self.release(freed)
        return (grad_above, grad_self, grad_grid)

    def run_tensors(self, grad, freed, edges=None):
        to_above, to_self, to_grid = edges or self.next
        grad_above = grad_self = grad_grid = None
        if to_self is not None or to_grid is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            shared1, shared2 = (ops.mul(above, ops.unsqueeze(ops.select(grad, -1, 0), 1)), ops.mul(above, ops.unsqueeze(ops.select(grad, -1, 1), 1)))
        if to_above is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[2])
            t1 = ops.add(ops.mul(ops.unsqueeze(ops.select(grad, -1, 0), 1), ops._grid_sample(self_, grid, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2]))), ops.mul(ops.unsqueeze(ops.select(grad, -1, 1), 1), ops._grid_sample(self_, grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2]))))
            grad_above = (t1 if (grid.shape[-1] == 2) else ops.add(t1, ops.mul(ops.unsqueeze(ops.select(grad, -1, 2), 1), ops._grid_sample(self_, grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1))))))
        if to_self is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[2])
            t1 = ops.add(ops._grid_sample_to_images(shared1, grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2])), ops._grid_sample_to_images(shared2, grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2])))
            grad_self = (t1 if (grid.shape[-1] == 2) else ops.add(t1, ops._grid_sample_to_images(ops.mul(above, ops.unsqueeze(ops.select(grad, -1, (grid.shape[-1] - 1)), 1)), grid, self.self_shape, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1)))))
        if to_grid is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            grid = saved_input(self, "grid", self.grid, self.grid_changes, self.next[2])
            t1 = ops.add(ops._grid_sample_to_grid(shared1, self_, grid, self.mode, self.padding_mode, self.align_corners, ((self.orders[0] + 1), self.orders[1], self.orders[2])), ops._grid_sample_to_grid(shared2, self_, grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], (self.orders[1] + 1), self.orders[2])))
            grad_grid = (t1 if (grid.shape[-1] == 2) else ops.add(t1, ops._grid_sample_to_grid(ops.mul(above, ops.unsqueeze(ops.select(grad, -1, (grid.shape[-1] - 1)), 1)), self_, grid, self.mode, self.padding_mode, self.align_corners, (self.orders[0], self.orders[1], (self.orders[2] + 1)))))
        if freed:
            self.release(freed)
        return (grad_above, grad_self, grad_grid)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.grid = None
        self.grid_changes = freed
        self.above = None
        self.above_changes = freed


def _record__grid_sample_to_grid(edges, arrays, changes, results, result_changes):
    (above_node, self_node, grid_node) = edges
    (above_array, self_array, grid_array, mode, padding_mode, align_corners, orders) = arrays
    (above_changes, self_changes, grid_changes) = changes
    node = new(GridSampleToGridBackward0)
    node.next = (above_node, self_node, grid_node)
    node.seq = next_seq()
    node.extra = None
    if above_node is not None or grid_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    node.grid = grid_array
    node.grid_changes = grid_changes
    node.mode = mode
    node.padding_mode = padding_mode
    node.align_corners = align_corners
    node.orders = orders
    if self_node is not None or grid_node is not None:
        node.above = above_array
        node.above_changes = above_changes
    if self_node is not None:
        node.self_shape = self_array.shape
    return node


op__grid_sample_to_grid = Op(
    "_grid_sample_to_grid",
    "_grid_sample_to_grid(Tensor above, Tensor self, Tensor grid, str mode, str padding_mode, bool align_corners, int[] orders) -> Tensor",
    params=(("above", "Tensor"), ("input", "Tensor"), ("grid", "Tensor"), ("mode", "str"), ("padding_mode", "str"), ("align_corners", "bool"), ("orders", "int[]")),
    positional=7,
    required=("above", "input", "grid", "mode", "padding_mode", "align_corners", "orders"),
    forward=array_nn__sample.sample_to_grid,
    record=_record__grid_sample_to_grid,
    edges=(0, 1, 2),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2),
    batch="nn.images_of_all_inputs",
    tangents={"result": TRANSPOSE},
    saves_self_for=("above", "grid"),
)


def _grid_sample_to_grid(above, input, grid, mode, padding_mode, align_corners, orders):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if above.__class__ is not Tensor or input.__class__ is not Tensor or grid.__class__ is not Tensor or modes.observers:
            return general(op__grid_sample_to_grid, (above, input, grid, mode, padding_mode, align_corners, orders))
        above_array = above._array
        above_changes = above._changes
        above_node = above._node
        if not op__grid_sample_to_grid.accepts[above_array.dtype]:
            return general(op__grid_sample_to_grid, (above, input, grid, mode, padding_mode, align_corners, orders))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__grid_sample_to_grid.accepts[self_array.dtype] or self_array.__class__ is not above_array.__class__:
            return general(op__grid_sample_to_grid, (above, input, grid, mode, padding_mode, align_corners, orders))
        grid_array = grid._array
        grid_changes = grid._changes
        grid_node = grid._node
        if not op__grid_sample_to_grid.accepts[grid_array.dtype] or grid_array.__class__ is not above_array.__class__:
            return general(op__grid_sample_to_grid, (above, input, grid, mode, padding_mode, align_corners, orders))
        result_array = array_nn__sample.sample_to_grid(above_array, self_array, grid_array, mode, padding_mode, align_corners, orders)
        out = plain_tensor(result_array)
        if (above_node is None and self_node is None and grid_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(GridSampleToGridBackward0)
        node.next = (above_node, self_node, grid_node)
        node.seq = next_seq()
        node.extra = None
        if above_node is not None or grid_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        node.grid = grid_array
        node.grid_changes = grid_changes
        node.mode = mode
        node.padding_mode = padding_mode
        node.align_corners = align_corners
        node.orders = orders
        if self_node is not None or grid_node is not None:
            node.above = above_array
            node.above_changes = above_changes
        if self_node is not None:
            node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__grid_sample_to_grid.call = _grid_sample_to_grid


# ---- nn.functional.grid_sample(Tensor self, Tensor grid, str mode='bilinear', str padding_mode='zeros', bool? align_corners=None) -> Tensor


op_nn_functional_grid_sample = Op(
    "nn.functional.grid_sample",
    "nn.functional.grid_sample(Tensor self, Tensor grid, str mode='bilinear', str padding_mode='zeros', bool? align_corners=None) -> Tensor",
    params=(("input", "Tensor"), ("grid", "Tensor"), ("mode", "str"), ("padding_mode", "str"), ("align_corners", "bool?")),
    positional=5,
    required=("input", "grid"),
    forward=compose_nn__resample.grid_sample,
    composite=True,
)


def nn_functional_grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    """The elements of images at the places of `grid`, between -1 and 1 along each dimension, the last dimension first; between elements a mean of those around."""
    try:
        if (align_corners.__class__ is not bool and align_corners is not None):
            check_kinds(op_nn_functional_grid_sample, (input, grid, mode, padding_mode, align_corners))
        if input.__class__ is not Tensor or grid.__class__ is not Tensor:
            check_tensors(op_nn_functional_grid_sample, (input, grid, mode, padding_mode, align_corners))
        return compose_nn__resample.grid_sample(input, grid, mode, padding_mode, align_corners)
    except Exception:
        hide_frames()
        raise


op_nn_functional_grid_sample.call = nn_functional_grid_sample


# ---- nn.functional.pad(Tensor self, int[] pad, str mode='constant', Scalar? value=None) -> Tensor


op_nn_functional_pad = Op(
    "nn.functional.pad",
    "nn.functional.pad(Tensor self, int[] pad, str mode='constant', Scalar? value=None) -> Tensor",
    params=(("input", "Tensor"), ("pad", "int[]"), ("mode", "str"), ("value", "Scalar?")),
    positional=4,
    required=("input", "pad"),
    forward=compose_nn__padding.pad,
    composite=True,
)


def nn_functional_pad(input, pad, mode="constant", value=None):
    """A border around a tensor, sizes from the last dimension on; of `value`, or of its own elements, where `mode` is reflect, replicate or circular."""
    try:
        if (value.__class__ not in NUMBERS and value is not None):
            check_kinds(op_nn_functional_pad, (input, pad, mode, value))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_pad, (input, pad, mode, value))
        return compose_nn__padding.pad(input, pad, mode, value)
    except Exception:
        hide_frames()
        raise


op_nn_functional_pad.call = nn_functional_pad


# ---- constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor


op_constant_pad_nd = Op(
    "constant_pad_nd",
    "constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor",
    params=(("input", "Tensor"), ("pad", "int[]"), ("value", "Scalar")),
    positional=3,
    required=("input", "pad"),
    forward=compose_nn__padding.constant_pad_nd,
    composite=True,
)


def constant_pad_nd(input, pad, value=0):
    """A border of `value` around a tensor; where a size is negative, elements go."""
    try:
        if value.__class__ not in NUMBERS:
            check_kinds(op_constant_pad_nd, (input, pad, value))
        if input.__class__ is not Tensor:
            check_tensors(op_constant_pad_nd, (input, pad, value))
        return compose_nn__padding.constant_pad_nd(input, pad, value)
    except Exception:
        hide_frames()
        raise


op_constant_pad_nd.call = constant_pad_nd


# ---- _constant_pad(Tensor self, int[] pad, Scalar value, bool inverse) -> Tensor


class ConstantPadBackward0(Node, shown_as="ConstantPadNdBackward0"):
    """self: _constant_pad(grad, pad, 0, not inverse)"""

    __slots__ = ("pad", "inverse")
    saved = {"pad": ("pad", "plain", -1), "inverse": ("inverse", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__padding.constant_pad(grad, self.pad, 0, (not self.inverse))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._constant_pad(grad, self.pad, 0, (not self.inverse))
        return (grad_self,)


def _record__constant_pad(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, pad, value, inverse) = arrays
    node = new(ConstantPadBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.pad = pad
    node.inverse = inverse
    return node


def _tangent_arrays__constant_pad_result(self_p, pad, value, inverse, self_t, result):
    return array_nn__padding.constant_pad(self_t, pad, 0, inverse)


def _tangent_tensors__constant_pad_result(self_p, pad, value, inverse, self_t, result):
    return ops._constant_pad(self_t, pad, 0, inverse)


op__constant_pad = Op(
    "_constant_pad",
    "_constant_pad(Tensor self, int[] pad, Scalar value, bool inverse) -> Tensor",
    params=(("input", "Tensor"), ("pad", "int[]"), ("value", "Scalar"), ("inverse", "bool")),
    positional=4,
    required=("input", "pad", "value", "inverse"),
    forward=array_nn__padding.constant_pad,
    record=_record__constant_pad,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__constant_pad_result, _tangent_tensors__constant_pad_result)},
)


def _constant_pad(input, pad, value, inverse):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__constant_pad, (input, pad, value, inverse))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__padding.constant_pad(self_array, pad, value, inverse)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ConstantPadBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.pad = pad
        node.inverse = inverse
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__constant_pad.call = _constant_pad


# ---- _pad_by_places(Tensor self, int[] pad, str mode) -> Tensor


class PadByPlacesBackward0(Node, shown_as="PadBackward0"):
    """self: _pad_by_places_transposed(grad, self.shape, pad, mode)"""

    __slots__ = ("self_shape", "pad", "mode")
    saved = {"self_shape": ("self_shape", "plain", 0), "pad": ("pad", "plain", -1), "mode": ("mode", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__padding.pad_by_places_transposed(grad, self.self_shape, self.pad, self.mode)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._pad_by_places_transposed(grad, self.self_shape, self.pad, self.mode)
        return (grad_self,)


def _record__pad_by_places(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, pad, mode) = arrays
    node = new(PadByPlacesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.pad = pad
    node.mode = mode
    return node


def _tangent_arrays__pad_by_places_result(self_p, pad, mode, self_t, result):
    return array_nn__padding.pad_by_places(self_t, pad, mode)


def _tangent_tensors__pad_by_places_result(self_p, pad, mode, self_t, result):
    return ops._pad_by_places(self_t, pad, mode)


op__pad_by_places = Op(
    "_pad_by_places",
    "_pad_by_places(Tensor self, int[] pad, str mode) -> Tensor",
    params=(("input", "Tensor"), ("pad", "int[]"), ("mode", "str")),
    positional=3,
    required=("input", "pad", "mode"),
    forward=array_nn__padding.pad_by_places,
    record=_record__pad_by_places,
    edges=(0,),
    tangents={"result": (_tangent_arrays__pad_by_places_result, _tangent_tensors__pad_by_places_result)},
)


def _pad_by_places(input, pad, mode):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pad_by_places, (input, pad, mode))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__padding.pad_by_places(self_array, pad, mode)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PadByPlacesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.pad = pad
        node.mode = mode
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pad_by_places.call = _pad_by_places


# ---- _pad_by_places_transposed(Tensor self, int[] shape, int[] pad, str mode) -> Tensor


class PadByPlacesTransposedBackward0(Node, shown_as="PadBackwardBackward0"):
    """self: _pad_by_places(grad, pad, mode)"""

    __slots__ = ("pad", "mode")
    saved = {"pad": ("pad", "plain", -1), "mode": ("mode", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__padding.pad_by_places(grad, self.pad, self.mode)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._pad_by_places(grad, self.pad, self.mode)
        return (grad_self,)


def _record__pad_by_places_transposed(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, pad, mode) = arrays
    node = new(PadByPlacesTransposedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.pad = pad
    node.mode = mode
    return node


def _tangent_arrays__pad_by_places_transposed_result(self_p, shape, pad, mode, self_t, result):
    return array_nn__padding.pad_by_places_transposed(self_t, shape, pad, mode)


def _tangent_tensors__pad_by_places_transposed_result(self_p, shape, pad, mode, self_t, result):
    return ops._pad_by_places_transposed(self_t, shape, pad, mode)


op__pad_by_places_transposed = Op(
    "_pad_by_places_transposed",
    "_pad_by_places_transposed(Tensor self, int[] shape, int[] pad, str mode) -> Tensor",
    params=(("input", "Tensor"), ("shape", "int[]"), ("pad", "int[]"), ("mode", "str")),
    positional=4,
    required=("input", "shape", "pad", "mode"),
    forward=array_nn__padding.pad_by_places_transposed,
    record=_record__pad_by_places_transposed,
    edges=(0,),
    tangents={"result": (_tangent_arrays__pad_by_places_transposed_result, _tangent_tensors__pad_by_places_transposed_result)},
)


def _pad_by_places_transposed(input, shape, pad, mode):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pad_by_places_transposed, (input, shape, pad, mode))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__padding.pad_by_places_transposed(self_array, shape, pad, mode)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PadByPlacesTransposedBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.pad = pad
        node.mode = mode
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pad_by_places_transposed.call = _pad_by_places_transposed


# ---- nn.functional.normalize(Tensor self, float p=2.0, Any dim=1, float eps=1e-12) -> Tensor


op_nn_functional_normalize = Op(
    "nn.functional.normalize",
    "nn.functional.normalize(Tensor self, float p=2.0, Any dim=1, float eps=1e-12) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("dim", "Any"), ("eps", "float")),
    positional=4,
    required=("input",),
    forward=compose_nn__normalize.normalize,
    composite=True,
)


def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12, axis=None, out=None):
    """Each row along `dim` divided by its norm, which counts as at least `eps`."""
    try:
        if axis is not None:
            dim = by_other_name("normalize", "dim", dim, 1, "axis", axis)
        if (p.__class__ is not float and p.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_normalize, (input, p, dim, eps))
        if out is not None:
            return into(op_nn_functional_normalize, (input, p, dim, eps), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_normalize, (input, p, dim, eps))
        return compose_nn__normalize.normalize(input, p, dim, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_normalize.call = nn_functional_normalize


# ---- nn.functional.one_hot(Tensor self, int num_classes=-1) -> Tensor


op_nn_functional_one_hot = Op(
    "nn.functional.one_hot",
    "nn.functional.one_hot(Tensor self, int num_classes=-1) -> Tensor",
    params=(("input", "Tensor"), ("num_classes", "int")),
    positional=2,
    required=("input",),
    forward=compose_nn__layers.one_hot,
    composite=True,
)


def nn_functional_one_hot(input, num_classes=-1):
    """A one in the place that each element says, zeros elsewhere, along a new last dimension."""
    try:
        if num_classes.__class__ is not int:
            check_kinds(op_nn_functional_one_hot, (input, num_classes))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_one_hot, (input, num_classes))
        return compose_nn__layers.one_hot(input, num_classes)
    except Exception:
        hide_frames()
        raise


op_nn_functional_one_hot.call = nn_functional_one_hot


# ---- _scale_channels(Tensor self, Tensor scale, Tensor shift, int[] channels) -> Tensor


class ScaleChannelsBackward0(Node, shown_as="NativeBatchNormBackward0"):
    """self: grad * scale._reshape(channels)
    scale: (grad * self)._sum_to_size(channels)._reshape(scale.shape)
    shift: grad._sum_to_size(channels)._reshape(shift.shape)"""

    __slots__ = ("scale", "scale_changes", "channels", "self_", "self_changes", "scale_shape", "shift_shape")
    saved = {"scale": ("scale", "input", 1), "channels": ("channels", "plain", -1), "self": ("self_", "input", 0), "scale_shape": ("scale_shape", "plain", 1), "shift_shape": ("shift_shape", "plain", 2)}
    inputs = ("self", "scale", "shift")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_scale, to_shift = edges or self.next
        grad_self = grad_scale = grad_shift = None
        if to_scale is not None and to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.scale_changes[0] > self.seq:
                raise stale(self, "scale")
            done = array_nn__norm.scale_channels_backward(grad, self.self_, self.scale, self.channels, (to_self is not None, to_scale is not None, to_shift is not None))
            if done is not None:
                if freed:
                    self.release(freed)
                return done
        if to_self is not None:
            if self.scale_changes[0] > self.seq:
                raise stale(self, "scale")
            grad_self = k_mul(grad, array_shape.reshape(self.scale, self.channels))
        if to_scale is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_scale = array_shape.reshape(array_reduce.sum_to_size(k_mul(grad, self.self_), self.channels), self.scale_shape)
        if to_shift is not None:
            grad_shift = array_shape.reshape(array_reduce.sum_to_size(grad, self.channels), self.shift_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_scale, grad_shift)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_scale, to_shift = edges or self.next
        grad_self = grad_scale = grad_shift = None
        if to_self is not None:
            scale = saved_input(self, "scale", self.scale, self.scale_changes, self.next[1])
            grad_self = ops.mul(grad, ops._reshape(scale, self.channels))
        if to_scale is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_scale = ops._reshape(ops._sum_to_size(ops.mul(grad, self_), self.channels), self.scale_shape)
        if to_shift is not None:
            grad_shift = ops._reshape(ops._sum_to_size(grad, self.channels), self.shift_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_scale, grad_shift)

    def release(self, freed):
        self.scale = None
        self.scale_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__scale_channels(edges, arrays, changes, results, result_changes):
    (self_node, scale_node, shift_node) = edges
    (self_array, scale_array, shift_array, channels) = arrays
    (self_changes, scale_changes, shift_changes) = changes
    node = new(ScaleChannelsBackward0)
    node.next = (self_node, scale_node, shift_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.scale = scale_array
        node.scale_changes = scale_changes
    node.channels = channels
    if scale_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.scale_shape = scale_array.shape
    if shift_node is not None:
        node.shift_shape = shift_array.shape
    return node


def _tangent_arrays__scale_channels_result(self_p, scale_p, shift_p, channels, self_t, scale_t, shift_t, result):
    total = None
    if self_t is not None:
        term = k_mul(self_t, array_shape.reshape(scale_p, channels))
        total = term if total is None else k_add(total, term)
    if scale_t is not None:
        term = k_mul(self_p, array_shape.reshape(scale_t, channels))
        total = term if total is None else k_add(total, term)
    if shift_t is not None:
        term = array_shape.expand(array_shape.reshape(shift_t, channels), result.shape, False)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__scale_channels_result(self_p, scale_p, shift_p, channels, self_t, scale_t, shift_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops._reshape(scale_p, channels))
        total = term if total is None else ops.add(total, term)
    if scale_t is not None:
        term = ops.mul(self_p, ops._reshape(scale_t, channels))
        total = term if total is None else ops.add(total, term)
    if shift_t is not None:
        term = ops.expand(ops._reshape(shift_t, channels), result.shape)
        total = term if total is None else ops.add(total, term)
    return total


op__scale_channels = Op(
    "_scale_channels",
    "_scale_channels(Tensor self, Tensor scale, Tensor shift, int[] channels) -> Tensor",
    params=(("input", "Tensor"), ("scale", "Tensor"), ("shift", "Tensor"), ("channels", "int[]")),
    positional=4,
    required=("input", "scale", "shift", "channels"),
    forward=array_nn__norm.scale_channels,
    record=_record__scale_channels,
    edges=(0, 1, 2),
    batch="nn.batch_norm",
    tangents={"result": (_tangent_arrays__scale_channels_result, _tangent_tensors__scale_channels_result)},
    saves_self_for=("scale",),
)


def _scale_channels(input, scale, shift, channels):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or scale.__class__ is not Tensor or shift.__class__ is not Tensor or modes.observers:
            return general(op__scale_channels, (input, scale, shift, channels))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        scale_array = scale._array
        scale_changes = scale._changes
        scale_node = scale._node
        if scale_array.__class__ is not self_array.__class__:
            return general(op__scale_channels, (input, scale, shift, channels))
        shift_array = shift._array
        shift_node = shift._node
        if shift_array.__class__ is not self_array.__class__:
            return general(op__scale_channels, (input, scale, shift, channels))
        result_array = array_nn__norm.scale_channels(self_array, scale_array, shift_array, channels)
        out = plain_tensor(result_array)
        if (self_node is None and scale_node is None and shift_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(ScaleChannelsBackward0)
        node.next = (self_node, scale_node, shift_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.scale = scale_array
            node.scale_changes = scale_changes
        node.channels = channels
        if scale_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.scale_shape = scale_array.shape
        if shift_node is not None:
            node.shift_shape = shift_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__scale_channels.call = _scale_channels


# ---- _batch_norm(Tensor self, Tensor? weight, Tensor? bias, int[] channels, float eps) -> (Tensor result, Tensor mean, Tensor variance)


class BatchNormBackward0(Node, shown_as="NativeBatchNormBackward0"):
    """self, weight, bias: _batch_norm_backward(grad, self, weight, channels, eps)"""

    __slots__ = ("self_", "self_changes", "weight", "weight_changes", "channels", "eps")
    saved = {"self": ("self_", "input", 0), "weight": ("weight", "input", 1), "channels": ("channels", "plain", -1), "eps": ("eps", "plain", -1)}
    inputs = ("self", "weight", "bias")
    outputs = (True, False, False)

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.weight_changes[0] > self.seq:
            raise stale(self, "weight")
        grad_self, grad_weight, grad_bias = array_nn__norm.batch_norm_backward(grad, self.self_, self.weight, self.channels, self.eps)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
        grad_self, grad_weight, grad_bias = ops._batch_norm_backward(grad, self_, weight, self.channels, self.eps)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__batch_norm(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array, channels, eps) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(BatchNormBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.weight = weight_array
    node.weight_changes = weight_changes
    node.channels = channels
    node.eps = eps
    return node


op__batch_norm = Op(
    "_batch_norm",
    "_batch_norm(Tensor self, Tensor? weight, Tensor? bias, int[] channels, float eps) -> (Tensor result, Tensor mean, Tensor variance)",
    params=(("input", "Tensor"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("channels", "int[]"), ("eps", "float")),
    positional=5,
    required=("input", "weight", "bias", "channels", "eps"),
    forward=array_nn__norm.batch_norm,
    record=_record__batch_norm,
    edges=(0, 1, 2),
    differentiable=(True, False, False),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2),
    batch="nn.batch_norm",
    results=return_type('_batch_norm', ('result', 'mean', 'variance')),
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "weight", "bias"),
)


def _batch_norm(input, weight, bias, channels, eps):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__batch_norm, (input, weight, bias, channels, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__batch_norm.accepts[self_array.dtype]:
            return general(op__batch_norm, (input, weight, bias, channels, eps))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            weight_node = weight._node
            if not op__batch_norm.accepts[weight_array.dtype] or weight_array.__class__ is not self_array.__class__:
                return general(op__batch_norm, (input, weight, bias, channels, eps))
        elif weight is None:
            weight_array = weight
            weight_changes = UNCHANGED
            weight_node = None
        else:
            return general(op__batch_norm, (input, weight, bias, channels, eps))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if not op__batch_norm.accepts[bias_array.dtype] or bias_array.__class__ is not self_array.__class__:
                return general(op__batch_norm, (input, weight, bias, channels, eps))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__batch_norm, (input, weight, bias, channels, eps))
        (result_array, mean_array, variance_array) = array_nn__norm.batch_norm(self_array, weight_array, bias_array, channels, eps)
        out_result = plain_tensor(result_array)
        out_mean = plain_tensor(mean_array)
        out_variance = plain_tensor(variance_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return op__batch_norm.results((out_result, out_mean, out_variance))
        node = new(BatchNormBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.channels = channels
        node.eps = eps
        out_result._node = node
        return op__batch_norm.results((out_result, out_mean, out_variance))
    except Exception:
        hide_frames()
        raise


op__batch_norm.call = _batch_norm


# ---- _batch_norm_backward(Tensor above, Tensor self, Tensor? weight, int[] channels, float eps) -> (Tensor images, Tensor weights, Tensor biases)


class BatchNormBackwardBackward0(Node):
    """above: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels)
    self: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n))
    weight: (above * turned)._sum_to_size(channels)._reshape(weight.shape)"""

    __slots__ = ("self_", "self_changes", "weight", "weight_changes", "channels", "eps", "above", "above_changes", "weight_shape", "results")
    saved = {"self": ("self_", "input", 1), "weight": ("weight", "input", 2), "channels": ("channels", "plain", -1), "eps": ("eps", "plain", -1), "above": ("above", "input", 0), "weight_shape": ("weight_shape", "plain", 2)}
    inputs = ("above", "self", "weight")
    outputs = (True, True, True)

    def run_arrays(self, grads, freed, edges=None):
        to_above, to_self, to_weight = edges or self.next
        grad_above = grad_self = grad_weight = None
        grads = defined(grads, self.results)
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        t1 = array_reduce.sum_to_size(self.self_, self.channels)
        shared1, shared2 = (array_reduce.sum_to_size(grads[0], self.channels), array_reduce.sum_to_size(k__batch_norm_backward_backward_above_inner_2(grads[0], self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1]), array_reduce.sum_to_size(k__batch_norm_backward_backward_above_inner(self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1])), self.channels), self.eps), self.channels))
        if to_above is not None or to_self is not None:
            shared3 = array_shape.reshape(grads[1], self.channels)
        if to_above is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            t1 = array_reduce.sum_to_size(self.self_, self.channels)
            t2 = array_reduce.sum_to_size(k__batch_norm_backward_backward_above_inner(self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1])), self.channels)
            t3 = array_shape.reshape(grads[2], self.channels)
            grad_above = (k__batch_norm_backward_backward_above(t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, grads[0], shared1, self.self_, t1, shared2, shared3, t3) if (self.weight is None) else k__batch_norm_backward_backward_above_2(t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, grads[0], shared1, self.self_, t1, shared2, array_shape.reshape(self.weight, self.channels), shared3, t3))
        if to_self is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            t1 = array_reduce.sum_to_size(self.self_, self.channels)
            t2 = array_reduce.sum_to_size(k__batch_norm_backward_backward_above_inner(self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1])), self.channels)
            t3 = array_reduce.sum_to_size(k_mul(self.above, shared3), self.channels)
            t4 = array_reduce.sum_to_size(k__batch_norm_backward_backward_self_inner(self.above, shared3, self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1]), t2, self.eps), self.channels)
            t5 = array_reduce.sum_to_size((self.above if (self.weight is None) else k_mul(self.above, array_shape.reshape(self.weight, self.channels))), self.channels)
            t6 = array_reduce.sum_to_size((k__batch_norm_backward_backward_above_inner_2(self.above, self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1]), t2, self.eps) if (self.weight is None) else k__batch_norm_backward_backward_self_inner(self.above, array_shape.reshape(self.weight, self.channels), self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1]), t2, self.eps)), self.channels)
            t8 = array_reduce.sum_to_size((k__batch_norm_backward_backward_self_inner_2(grads[0], t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, self.above, t5, self.self_, t1, t6) if (self.weight is None) else k__batch_norm_backward_backward_self_inner_3(grads[0], t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, self.above, (t7 := array_shape.reshape(self.weight, self.channels)), t5, self.self_, t1, t6)), self.channels)
            grad_self = (k__batch_norm_backward_backward_self(t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, self.above, shared3, t3, self.self_, t1, t4, t8, grads[0], shared1, shared2, t6, t5) if (self.weight is None) else k_sub(k__batch_norm_backward_backward_self_part(t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, self.above, shared3, t3, self.self_, t1, t4), k__batch_norm_backward_backward_self_part_2(t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, self.self_, t1, t8, grads[0], shared1, shared2, t6, self.above, (t9 := array_shape.reshape(self.weight, self.channels)), t5)))
        if to_weight is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            t1 = array_reduce.sum_to_size(self.self_, self.channels)
            t2 = array_reduce.sum_to_size(k__batch_norm_backward_backward_above_inner(self.self_, t1, (math.prod(self.self_.shape) / self.self_.shape[1])), self.channels)
            grad_weight = array_shape.reshape(array_reduce.sum_to_size(k__batch_norm_backward_backward_self_inner_2(self.above, t2, (math.prod(self.self_.shape) / self.self_.shape[1]), self.eps, grads[0], shared1, self.self_, t1, shared2), self.channels), self.weight_shape)
        if freed:
            self.release(freed)
        return (grad_above, grad_self, grad_weight)

    def run_tensors(self, grads, freed, edges=None):
        to_above, to_self, to_weight = edges or self.next
        grad_above = grad_self = grad_weight = None
        grads = defined_tensors(grads, self.results)
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
        t1 = ops.sub(self_, ops.div(ops._sum_to_size(self_, self.channels), (math.prod(self_.shape) / self_.shape[1])))
        t2 = ops.rsqrt(ops.add(ops.div(ops._sum_to_size(ops.mul(t1, t1), self.channels), (math.prod(self_.shape) / self_.shape[1])), self.eps))
        t3 = ops.mul(t1, t2)
        shared1 = ops.mul(t2, ops.sub(ops.sub(grads[0], ops.div(ops._sum_to_size(grads[0], self.channels), (math.prod(self_.shape) / self_.shape[1]))), ops.mul(t3, ops.div(ops._sum_to_size(ops.mul(grads[0], t3), self.channels), (math.prod(self_.shape) / self_.shape[1])))))
        if to_above is not None or to_self is not None:
            shared2 = ops._reshape(grads[1], self.channels)
        if to_above is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            t1 = ops.sub(self_, ops.div(ops._sum_to_size(self_, self.channels), (math.prod(self_.shape) / self_.shape[1])))
            t2 = ops.rsqrt(ops.add(ops.div(ops._sum_to_size(ops.mul(t1, t1), self.channels), (math.prod(self_.shape) / self_.shape[1])), self.eps))
            t3 = ops.mul(t1, t2)
            grad_above = ops.add(ops.add((shared1 if (weight is None) else ops.mul(shared1, ops._reshape(weight, self.channels))), ops.mul(shared2, t3)), ops._reshape(grads[2], self.channels))
        if to_self is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            t1 = ops.sub(self_, ops.div(ops._sum_to_size(self_, self.channels), (math.prod(self_.shape) / self_.shape[1])))
            t2 = ops.rsqrt(ops.add(ops.div(ops._sum_to_size(ops.mul(t1, t1), self.channels), (math.prod(self_.shape) / self_.shape[1])), self.eps))
            t3 = ops.mul(above, shared2)
            t4 = ops.mul(t1, t2)
            t5 = ops.div(ops._sum_to_size(ops.mul((above if (weight is None) else ops.mul(above, ops._reshape(weight, self.channels))), t4), self.channels), (math.prod(self_.shape) / self_.shape[1]))
            t6 = ops.mul(t2, ops.sub(ops.sub((above if (weight is None) else ops.mul(above, ops._reshape(weight, self.channels))), ops.div(ops._sum_to_size((above if (weight is None) else ops.mul(above, ops._reshape(weight, self.channels))), self.channels), (math.prod(self_.shape) / self_.shape[1]))), ops.mul(t4, t5)))
            t7 = ops.div(ops._sum_to_size(ops.mul(grads[0], t4), self.channels), (math.prod(self_.shape) / self_.shape[1]))
            grad_self = ops.sub(ops.mul(t2, ops.sub(ops.sub(t3, ops.div(ops._sum_to_size(t3, self.channels), (math.prod(self_.shape) / self_.shape[1]))), ops.mul(t4, ops.div(ops._sum_to_size(ops.mul(t3, t4), self.channels), (math.prod(self_.shape) / self_.shape[1]))))), ops.mul(t2, ops.add(ops.add(ops.mul(t4, ops.div(ops._sum_to_size(ops.mul(grads[0], t6), self.channels), (math.prod(self_.shape) / self_.shape[1]))), ops.mul(shared1, t5)), ops.mul(t6, t7))))
        if to_weight is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            grad_weight = ops._reshape(ops._sum_to_size(ops.mul(above, shared1), self.channels), self.weight_shape)
        if freed:
            self.release(freed)
        return (grad_above, grad_self, grad_weight)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.weight = None
        self.weight_changes = freed
        self.above = None
        self.above_changes = freed


def _record__batch_norm_backward(edges, arrays, changes, results, result_changes):
    (above_node, self_node, weight_node) = edges
    (above_array, self_array, weight_array, channels, eps) = arrays
    (above_changes, self_changes, weight_changes) = changes
    (images_array, weights_array, biases_array) = results
    node = new(BatchNormBackwardBackward0)
    node.next = (above_node, self_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    node.results = ((images_array.shape, images_array.dtype), (weights_array.shape, weights_array.dtype), (biases_array.shape, biases_array.dtype))
    node.self_ = self_array
    node.self_changes = self_changes
    node.channels = channels
    node.eps = eps
    if above_node is not None or self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if self_node is not None or weight_node is not None:
        node.above = above_array
        node.above_changes = above_changes
    if weight_node is not None:
        node.weight_shape = weight_array.shape if weight_array is not None else None
    return node


op__batch_norm_backward = Op(
    "_batch_norm_backward",
    "_batch_norm_backward(Tensor above, Tensor self, Tensor? weight, int[] channels, float eps) -> (Tensor images, Tensor weights, Tensor biases)",
    params=(("above", "Tensor"), ("input", "Tensor"), ("weight", "Tensor?"), ("channels", "int[]"), ("eps", "float")),
    positional=5,
    required=("above", "input", "weight", "channels", "eps"),
    forward=array_nn__norm.batch_norm_backward,
    record=_record__batch_norm_backward,
    edges=(0, 1, 2),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2),
    batch="nn.batch_norm",
    results=return_type('_batch_norm_backward', ('images', 'weights', 'biases')),
    tangents={"images": TRANSPOSE, "weights": TRANSPOSE, "biases": TRANSPOSE},
    saves_self_for=("above", "input", "weight"),
)


def _batch_norm_backward(above, input, weight, channels, eps):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if above.__class__ is not Tensor or input.__class__ is not Tensor or modes.observers:
            return general(op__batch_norm_backward, (above, input, weight, channels, eps))
        above_array = above._array
        above_changes = above._changes
        above_node = above._node
        if not op__batch_norm_backward.accepts[above_array.dtype]:
            return general(op__batch_norm_backward, (above, input, weight, channels, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if not op__batch_norm_backward.accepts[self_array.dtype] or self_array.__class__ is not above_array.__class__:
            return general(op__batch_norm_backward, (above, input, weight, channels, eps))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_changes = weight._changes
            weight_node = weight._node
            if not op__batch_norm_backward.accepts[weight_array.dtype] or weight_array.__class__ is not above_array.__class__:
                return general(op__batch_norm_backward, (above, input, weight, channels, eps))
        elif weight is None:
            weight_array = weight
            weight_changes = UNCHANGED
            weight_node = None
        else:
            return general(op__batch_norm_backward, (above, input, weight, channels, eps))
        (images_array, weights_array, biases_array) = array_nn__norm.batch_norm_backward(above_array, self_array, weight_array, channels, eps)
        out_images = plain_tensor(images_array)
        out_weights = plain_tensor(weights_array)
        out_biases = plain_tensor(biases_array)
        if (above_node is None and self_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return op__batch_norm_backward.results((out_images, out_weights, out_biases))
        node = new(BatchNormBackwardBackward0)
        node.next = (above_node, self_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        node.results = ((images_array.shape, images_array.dtype), (weights_array.shape, weights_array.dtype), (biases_array.shape, biases_array.dtype))
        node.self_ = self_array
        node.self_changes = self_changes
        node.channels = channels
        node.eps = eps
        if above_node is not None or self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if self_node is not None or weight_node is not None:
            node.above = above_array
            node.above_changes = above_changes
        if weight_node is not None:
            node.weight_shape = weight_array.shape if weight_array is not None else None
        out_images._node = Port(node, 0)
        out_weights._node = Port(node, 1)
        out_biases._node = Port(node, 2)
        return op__batch_norm_backward.results((out_images, out_weights, out_biases))
    except Exception:
        hide_frames()
        raise


op__batch_norm_backward.call = _batch_norm_backward


# ---- _group_norm(Tensor self, Tensor weight, Tensor bias, int[] channels, int[] rows, float eps) -> Tensor


class GroupNormBackward0(Node, shown_as="NativeGroupNormBackward0"):
    """self: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape)
    weight: (grad * (centred * scale)._reshape(self.shape))._sum_to_size(channels)._reshape(weight.shape)
    bias: grad._sum_to_size(channels)._reshape(bias.shape)"""

    __slots__ = ("self_", "self_changes", "weight", "weight_changes", "channels", "rows", "eps", "weight_shape", "bias_shape")
    saved = {"self": ("self_", "input", 0), "weight": ("weight", "input", 1), "channels": ("channels", "plain", -1), "rows": ("rows", "plain", -1), "eps": ("eps", "plain", -1), "weight_shape": ("weight_shape", "plain", 1), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("self", "weight", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            done = array_nn__norm.group_norm_backward(grad, self.self_, self.weight, self.channels, self.rows, self.eps, (to_self is not None, to_weight is not None, to_bias is not None))
            if done is not None:
                if freed:
                    self.release(freed)
                return done
        if to_self is not None or to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            t1 = array_shape.reshape(self.self_, self.rows)
            shared1 = array_reduce.sum(k__group_norm_backward_self_inner(t1, array_reduce.sum(t1, -1, True, None), self.rows[2]), -1, True, None)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            t1 = array_shape.reshape(k_mul(grad, array_shape.reshape(self.weight, self.channels)), self.rows)
            t2 = array_shape.reshape(self.self_, self.rows)
            t3 = array_reduce.sum(t2, -1, True, None)
            grad_self = array_shape.reshape(k__group_norm_backward_self(shared1, self.rows[2], self.eps, t1, array_reduce.sum(t1, -1, True, None), t2, t3, array_reduce.sum(k__group_norm_backward_self_inner_2(t1, t2, t3, self.rows[2]), -1, True, None)), self.self_.shape)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            t1 = array_shape.reshape(self.self_, self.rows)
            t2 = array_reduce.sum(t1, -1, True, None)
            grad_weight = array_shape.reshape(array_reduce.sum_to_size(k_mul(grad, array_shape.reshape(k__group_norm_backward_weight_inner(t1, t2, self.rows[2], shared1, self.eps), self.self_.shape)), self.channels), self.weight_shape)
        if to_bias is not None:
            grad_bias = array_shape.reshape(array_reduce.sum_to_size(grad, self.channels), self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight, to_bias = edges or self.next
        grad_self = grad_weight = grad_bias = None
        if to_self is not None or to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            t1 = ops._reshape(self_, self.rows)
            t2 = ops.sub(t1, ops.div(ops.sum(t1, -1, True), self.rows[2]))
            shared1 = ops.rsqrt(ops.add(ops.div(ops.sum(ops.mul(t2, t2), -1, True), self.rows[2]), self.eps))
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            t1 = ops._reshape(ops.mul(grad, ops._reshape(weight, self.channels)), self.rows)
            t2 = ops._reshape(self_, self.rows)
            t3 = ops.sub(t2, ops.div(ops.sum(t2, -1, True), self.rows[2]))
            grad_self = ops._reshape(ops.mul(shared1, ops.sub(ops.sub(t1, ops.div(ops.sum(t1, -1, True), self.rows[2])), ops.mul(t3, ops.mul(shared1, ops.mul(shared1, ops.div(ops.sum(ops.mul(t1, t3), -1, True), self.rows[2])))))), self_.shape)
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            t1 = ops._reshape(self_, self.rows)
            t2 = ops.sub(t1, ops.div(ops.sum(t1, -1, True), self.rows[2]))
            grad_weight = ops._reshape(ops._sum_to_size(ops.mul(grad, ops._reshape(ops.mul(t2, shared1), self_.shape)), self.channels), self.weight_shape)
        if to_bias is not None:
            grad_bias = ops._reshape(ops._sum_to_size(grad, self.channels), self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight, grad_bias)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.weight = None
        self.weight_changes = freed


def _record__group_norm(edges, arrays, changes, results, result_changes):
    (self_node, weight_node, bias_node) = edges
    (self_array, weight_array, bias_array, channels, rows, eps) = arrays
    (self_changes, weight_changes, bias_changes) = changes
    node = new(GroupNormBackward0)
    node.next = (self_node, weight_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None or weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.rows = rows
        node.eps = eps
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    node.channels = channels
    if weight_node is not None:
        node.weight_shape = weight_array.shape
    if bias_node is not None:
        node.bias_shape = bias_array.shape
    return node


op__group_norm = Op(
    "_group_norm",
    "_group_norm(Tensor self, Tensor weight, Tensor bias, int[] channels, int[] rows, float eps) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor"), ("channels", "int[]"), ("rows", "int[]"), ("eps", "float")),
    positional=6,
    required=("input", "weight", "bias", "channels", "rows", "eps"),
    forward=array_nn__norm.group_norm,
    record=_record__group_norm,
    edges=(0, 1, 2),
    batch="nn.batch_norm",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "weight"),
)


def _group_norm(input, weight, bias, channels, rows, eps):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or bias.__class__ is not Tensor or modes.observers:
            return general(op__group_norm, (input, weight, bias, channels, rows, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__group_norm, (input, weight, bias, channels, rows, eps))
        bias_array = bias._array
        bias_node = bias._node
        if bias_array.__class__ is not self_array.__class__:
            return general(op__group_norm, (input, weight, bias, channels, rows, eps))
        result_array = array_nn__norm.group_norm(self_array, weight_array, bias_array, channels, rows, eps)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(GroupNormBackward0)
        node.next = (self_node, weight_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None or weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.rows = rows
            node.eps = eps
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        node.channels = channels
        if weight_node is not None:
            node.weight_shape = weight_array.shape
        if bias_node is not None:
            node.bias_shape = bias_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__group_norm.call = _group_norm


# ---- nn.functional.batch_norm(Tensor self, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor


op_nn_functional_batch_norm = Op(
    "nn.functional.batch_norm",
    "nn.functional.batch_norm(Tensor self, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor",
    params=(("input", "Tensor"), ("running_mean", "Tensor?"), ("running_var", "Tensor?"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("training", "bool"), ("momentum", "float"), ("eps", "float")),
    positional=8,
    required=("input", "running_mean", "running_var"),
    forward=compose_nn__normalize.batch_norm,
    composite=True,
)


def nn_functional_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
    """Shifts and scales each channel to mean zero and variance one over the batch, or by running statistics, which training moves by `momentum` in place; then by `weight` and `bias`."""
    try:
        if training.__class__ is not bool or (momentum.__class__ is not float and momentum.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_batch_norm, (input, running_mean, running_var, weight, bias, training, momentum, eps))
        if input.__class__ is not Tensor or (running_mean is not None and running_mean.__class__ is not Tensor) or (running_var is not None and running_var.__class__ is not Tensor) or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_batch_norm, (input, running_mean, running_var, weight, bias, training, momentum, eps))
        return compose_nn__normalize.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_batch_norm.call = nn_functional_batch_norm


# ---- nn.functional.instance_norm(Tensor self, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor


op_nn_functional_instance_norm = Op(
    "nn.functional.instance_norm",
    "nn.functional.instance_norm(Tensor self, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor",
    params=(("input", "Tensor"), ("running_mean", "Tensor?"), ("running_var", "Tensor?"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("use_input_stats", "bool"), ("momentum", "float"), ("eps", "float")),
    positional=8,
    required=("input",),
    forward=compose_nn__normalize.instance_norm,
    composite=True,
)


def nn_functional_instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05):
    """Shifts and scales each channel of each sample to mean zero and variance one, then by `weight` and `bias`."""
    try:
        if use_input_stats.__class__ is not bool or (momentum.__class__ is not float and momentum.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_instance_norm, (input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps))
        if input.__class__ is not Tensor or (running_mean is not None and running_mean.__class__ is not Tensor) or (running_var is not None and running_var.__class__ is not Tensor) or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_instance_norm, (input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps))
        return compose_nn__normalize.instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_instance_norm.call = nn_functional_instance_norm


# ---- nn.functional.group_norm(Tensor self, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor


op_nn_functional_group_norm = Op(
    "nn.functional.group_norm",
    "nn.functional.group_norm(Tensor self, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
    params=(("input", "Tensor"), ("num_groups", "int"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("eps", "float")),
    positional=5,
    required=("input", "num_groups"),
    forward=compose_nn__normalize.group_norm,
    composite=True,
)


def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-05):
    """Shifts and scales each group of channels of each sample to mean zero and variance one, then by `weight` and `bias`."""
    try:
        if num_groups.__class__ is not int or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_group_norm, (input, num_groups, weight, bias, eps))
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_group_norm, (input, num_groups, weight, bias, eps))
        return compose_nn__normalize.group_norm(input, num_groups, weight, bias, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_group_norm.call = nn_functional_group_norm


# ---- _rms_norm(Tensor self, int dim, float eps) -> Tensor


def __rms_norm_forward(self_, dim, eps):
    return along(k__rms_norm, dim, self_, eps)


class RmsNormBackward0(Node, shown_as="FusedRmsNormBackward0"):
    """self: scale * (grad - unit * ((grad * unit).sum(dim, True) / self.size(dim)))"""

    __slots__ = ("self_", "self_changes", "dim", "eps")
    saved = {"self": ("self_", "input", 0), "dim": ("dim", "plain", -1), "eps": ("eps", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = along(k__rms_norm_backward_self, self.dim, self.self_, self.self_.shape[self.dim], self.eps, grad)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.rsqrt(ops.add(ops.div(ops.sum(ops.mul(self_, self_), self.dim, True), self_.shape[self.dim]), self.eps))
        t2 = ops.mul(self_, t1)
        grad_self = ops.mul(t1, ops.sub(grad, ops.mul(t2, ops.div(ops.sum(ops.mul(grad, t2), self.dim, True), self_.shape[self.dim]))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record__rms_norm(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, eps) = arrays
    (self_changes,) = changes
    node = new(RmsNormBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.dim = dim
    node.eps = eps
    return node


op__rms_norm = Op(
    "_rms_norm",
    "_rms_norm(Tensor self, int dim, float eps) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("eps", "float")),
    positional=3,
    required=("input", "dim", "eps"),
    forward=__rms_norm_forward,
    record=_record__rms_norm,
    edges=(0,),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _rms_norm(input, dim, eps):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__rms_norm, (input, dim, eps))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = __rms_norm_forward(self_array, dim, eps)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RmsNormBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.dim = dim
        node.eps = eps
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__rms_norm.call = _rms_norm


# ---- nn.functional.rms_norm(Tensor self, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor


op_nn_functional_rms_norm = Op(
    "nn.functional.rms_norm",
    "nn.functional.rms_norm(Tensor self, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
    params=(("input", "Tensor"), ("normalized_shape", "int[]"), ("weight", "Tensor?"), ("eps", "float?")),
    positional=4,
    required=("input", "normalized_shape"),
    forward=compose_nn__normalize.rms_norm,
    composite=True,
)


def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    """Scales to mean square one over the last dimensions, then by `weight`; `eps` is added to the mean square."""
    try:
        if (eps.__class__ is not float and eps.__class__ is not int and eps is not None):
            check_kinds(op_nn_functional_rms_norm, (input, normalized_shape, weight, eps))
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_rms_norm, (input, normalized_shape, weight, eps))
        return compose_nn__normalize.rms_norm(input, normalized_shape, weight, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_rms_norm.call = nn_functional_rms_norm


# ---- native_batch_norm(Tensor self, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> Any


op_native_batch_norm = Op(
    "native_batch_norm",
    "native_batch_norm(Tensor self, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> Any",
    params=(("input", "Tensor"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("running_mean", "Tensor?"), ("running_var", "Tensor?"), ("training", "bool"), ("momentum", "float"), ("eps", "float")),
    positional=8,
    required=("input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps"),
    forward=compose_nn__normalize.native_batch_norm,
    composite=True,
)


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, out=None):
    """`batch_norm`, with the means and one over the standard deviations, which have no gradients."""
    try:
        if training.__class__ is not bool or (momentum.__class__ is not float and momentum.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_native_batch_norm, (input, weight, bias, running_mean, running_var, training, momentum, eps))
        if out is not None:
            return into_found(op_native_batch_norm, (input, weight, bias, running_mean, running_var, training, momentum, eps), out, 3)
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor) or (running_mean is not None and running_mean.__class__ is not Tensor) or (running_var is not None and running_var.__class__ is not Tensor):
            check_tensors(op_native_batch_norm, (input, weight, bias, running_mean, running_var, training, momentum, eps))
        return compose_nn__normalize.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)
    except Exception:
        hide_frames()
        raise


op_native_batch_norm.call = native_batch_norm


# ---- native_layer_norm(Tensor self, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> Any


op_native_layer_norm = Op(
    "native_layer_norm",
    "native_layer_norm(Tensor self, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> Any",
    params=(("input", "Tensor"), ("normalized_shape", "int[]"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("eps", "float")),
    positional=5,
    required=("input", "normalized_shape", "weight", "bias", "eps"),
    forward=compose_nn__normalize.native_layer_norm,
    composite=True,
)


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """`layer_norm`, with the means and one over the standard deviations, which have no gradients."""
    try:
        if (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_native_layer_norm, (input, normalized_shape, weight, bias, eps))
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_native_layer_norm, (input, normalized_shape, weight, bias, eps))
        return compose_nn__normalize.native_layer_norm(input, normalized_shape, weight, bias, eps)
    except Exception:
        hide_frames()
        raise


op_native_layer_norm.call = native_layer_norm


# ---- native_group_norm(Tensor self, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> Any


op_native_group_norm = Op(
    "native_group_norm",
    "native_group_norm(Tensor self, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> Any",
    params=(("input", "Tensor"), ("weight", "Tensor?"), ("bias", "Tensor?"), ("N", "int"), ("C", "int"), ("HxW", "int"), ("group", "int"), ("eps", "float")),
    positional=8,
    required=("input", "weight", "bias", "N", "C", "HxW", "group", "eps"),
    forward=compose_nn__normalize.native_group_norm,
    composite=True,
)


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    """`group_norm`, with the means and one over the standard deviations."""
    try:
        if N.__class__ is not int or C.__class__ is not int or HxW.__class__ is not int or group.__class__ is not int or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_native_group_norm, (input, weight, bias, N, C, HxW, group, eps))
        if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_native_group_norm, (input, weight, bias, N, C, HxW, group, eps))
        return compose_nn__normalize.native_group_norm(input, weight, bias, N, C, HxW, group, eps)
    except Exception:
        hide_frames()
        raise


op_native_group_norm.call = native_group_norm


# ---- nn.functional.local_response_norm(Tensor self, int size, float alpha=0.0001, float beta=0.75, float k=1.0) -> Tensor


op_nn_functional_local_response_norm = Op(
    "nn.functional.local_response_norm",
    "nn.functional.local_response_norm(Tensor self, int size, float alpha=0.0001, float beta=0.75, float k=1.0) -> Tensor",
    params=(("input", "Tensor"), ("size", "int"), ("alpha", "float"), ("beta", "float"), ("k", "float")),
    positional=5,
    required=("input", "size"),
    forward=compose_nn__normalize.local_response_norm,
    composite=True,
)


def nn_functional_local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0):
    """Each element over `(k + alpha * m) ** beta`, where `m` is the mean of the squares of `size` channels around."""
    try:
        if size.__class__ is not int or (alpha.__class__ is not float and alpha.__class__ is not int) or (beta.__class__ is not float and beta.__class__ is not int) or (k.__class__ is not float and k.__class__ is not int):
            check_kinds(op_nn_functional_local_response_norm, (input, size, alpha, beta, k))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_local_response_norm, (input, size, alpha, beta, k))
        return compose_nn__normalize.local_response_norm(input, size, alpha, beta, k)
    except Exception:
        hide_frames()
        raise


op_nn_functional_local_response_norm.call = nn_functional_local_response_norm


# ---- _blocked_attention(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale) -> (Tensor attention, Tensor logsumexp)


class BlockedAttentionBackward0(Node, shown_as="ScaledDotProductFlashAttentionForCpuBackward0"):
    """query, key, value: _attention_backward(grads[0], query, key, value, bias, logsumexp, delta, causal, scale)
    bias: (weights * (grads[0]._matmul(_mH(value)) - delta.unsqueeze(-1)))._sum_to_size(bias.shape)"""

    __slots__ = ("query", "query_changes", "key", "key_changes", "value", "value_changes", "bias", "bias_changes", "attention", "attention_changes", "logsumexp", "logsumexp_changes", "causal", "scale", "results")
    saved = {"query": ("query", "input", 0), "key": ("key", "input", 1), "value": ("value", "input", 2), "bias": ("bias", "input", 3), "attention": ("attention", "result", 0), "logsumexp": ("logsumexp", "result", 1), "causal": ("causal", "plain", -1), "scale": ("scale", "plain", -1)}
    inputs = ("query", "key", "value", "bias")
    outputs = (True, True)

    def run_arrays(self, grads, freed, edges=None):
        to_query, to_key, to_value, to_bias = edges or self.next
        grad_query = grad_key = grad_value = grad_bias = None
        grads = defined(grads, self.results)
        if self.attention_changes[0] > self.seq:
            raise stale(self, "attention")
        shared1 = k_sub(array_reduce.sum(k_mul(grads[0], self.attention), (-1,), False, None), grads[1])
        if to_query is not None or to_key is not None or to_value is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.attention_changes[0] > self.seq:
                raise stale(self, "attention")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            grad_query, grad_key, grad_value = array_nn__attention.attention_backward(grads[0], self.query, self.key, self.value, self.bias, self.logsumexp, shared1, self.causal, self.scale)
        if to_bias is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.attention_changes[0] > self.seq:
                raise stale(self, "attention")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            grad_bias = array_reduce.sum_to_size(k_lerp_tangent_weight(array_nn__attention.weights(self.query, self.key, self.bias, self.logsumexp, self.causal, self.scale), array_linalg__matrices.matmul(grads[0], array_shape.mH(self.value)), array_shape.unsqueeze(shared1, -1)), self.bias.shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_value, grad_bias)

    def run_tensors(self, grads, freed, edges=None):
        to_query, to_key, to_value, to_bias = edges or self.next
        grad_query = grad_key = grad_value = grad_bias = None
        grads = defined_tensors(grads, self.results)
        attention = saved_result(self, "attention", self.attention, self.attention_changes, 0)
        shared1 = ops.sub(ops.sum(ops.mul(grads[0], attention), (-1,)), grads[1])
        if to_query is not None or to_key is not None or to_value is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[3])
            attention = saved_result(self, "attention", self.attention, self.attention_changes, 0)
            logsumexp = saved_result(self, "logsumexp", self.logsumexp, self.logsumexp_changes, 1)
            grad_query, grad_key, grad_value = ops._attention_backward(grads[0], query, key, value, bias, logsumexp, shared1, self.causal, self.scale)
        if to_bias is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[3])
            attention = saved_result(self, "attention", self.attention, self.attention_changes, 0)
            logsumexp = saved_result(self, "logsumexp", self.logsumexp, self.logsumexp_changes, 1)
            grad_bias = ops._sum_to_size(ops.mul(ops._attention_weights(query, key, bias, logsumexp, self.causal, self.scale), ops.sub(ops._matmul(grads[0], ops._mH(value)), ops.unsqueeze(shared1, -1))), bias.shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_value, grad_bias)

    def release(self, freed):
        self.query = None
        self.query_changes = freed
        self.key = None
        self.key_changes = freed
        self.value = None
        self.value_changes = freed
        self.bias = None
        self.bias_changes = freed
        self.attention = None
        self.attention_changes = freed
        self.logsumexp = None
        self.logsumexp_changes = freed


def _record__blocked_attention(edges, arrays, changes, results, result_changes):
    (query_node, key_node, value_node, bias_node) = edges
    (query_array, key_array, value_array, bias_array, causal, scale) = arrays
    (query_changes, key_changes, value_changes, bias_changes) = changes
    (attention_array, logsumexp_array) = results
    (attention_changes, logsumexp_changes) = result_changes
    node = new(BlockedAttentionBackward0)
    node.next = (query_node, key_node, value_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    node.results = ((attention_array.shape, attention_array.dtype), (logsumexp_array.shape, logsumexp_array.dtype))
    node.query = query_array
    node.query_changes = query_changes
    node.key = key_array
    node.key_changes = key_changes
    node.value = value_array
    node.value_changes = value_changes
    node.bias = bias_array
    node.bias_changes = bias_changes
    node.attention = attention_array
    node.attention_changes = attention_changes
    node.logsumexp = logsumexp_array
    node.logsumexp_changes = logsumexp_changes
    node.causal = causal
    node.scale = scale
    return node


op__blocked_attention = Op(
    "_blocked_attention",
    "_blocked_attention(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale) -> (Tensor attention, Tensor logsumexp)",
    params=(("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("bias", "Tensor?"), ("causal", "bool"), ("scale", "float")),
    positional=6,
    required=("query", "key", "value", "bias", "causal", "scale"),
    forward=array_nn__attention.attention,
    record=_record__blocked_attention,
    edges=(0, 1, 2, 3),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2, 3),
    batch="dims.of_input",
    results=return_type('_blocked_attention', ('attention', 'logsumexp')),
    tangents={"attention": TRANSPOSE, "logsumexp": TRANSPOSE},
)


def _blocked_attention(query, key, value, bias, causal, scale):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or modes.observers:
            return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        if not op__blocked_attention.accepts[query_array.dtype]:
            return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if not op__blocked_attention.accepts[key_array.dtype] or key_array.__class__ is not query_array.__class__:
            return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        value_array = value._array
        value_changes = value._changes
        value_node = value._node
        if not op__blocked_attention.accepts[value_array.dtype] or value_array.__class__ is not query_array.__class__:
            return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_changes = bias._changes
            bias_node = bias._node
            if not op__blocked_attention.accepts[bias_array.dtype] or bias_array.__class__ is not query_array.__class__:
                return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        elif bias is None:
            bias_array = bias
            bias_changes = UNCHANGED
            bias_node = None
        else:
            return general(op__blocked_attention, (query, key, value, bias, causal, scale))
        (attention_array, logsumexp_array) = array_nn__attention.attention(query_array, key_array, value_array, bias_array, causal, scale)
        out_attention = plain_tensor(attention_array)
        out_logsumexp = plain_tensor(logsumexp_array)
        if (query_node is None and key_node is None and value_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return op__blocked_attention.results((out_attention, out_logsumexp))
        attention_changes = out_attention._changes
        logsumexp_changes = out_logsumexp._changes
        node = new(BlockedAttentionBackward0)
        node.next = (query_node, key_node, value_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        node.results = ((attention_array.shape, attention_array.dtype), (logsumexp_array.shape, logsumexp_array.dtype))
        node.query = query_array
        node.query_changes = query_changes
        node.key = key_array
        node.key_changes = key_changes
        node.value = value_array
        node.value_changes = value_changes
        node.bias = bias_array
        node.bias_changes = bias_changes
        node.attention = attention_array
        node.attention_changes = attention_changes
        node.logsumexp = logsumexp_array
        node.logsumexp_changes = logsumexp_changes
        node.causal = causal
        node.scale = scale
        out_attention._node = Port(node, 0)
        out_logsumexp._node = Port(node, 1)
        return op__blocked_attention.results((out_attention, out_logsumexp))
    except Exception:
        hide_frames()
        raise


op__blocked_attention.call = _blocked_attention


# ---- _attention_backward(Tensor above, Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor logsumexp, Tensor delta, bool causal, float scale) -> (Tensor queries, Tensor keys, Tensor values)


class AttentionBackwardBackward0(Node):
    """above: shared._matmul(value) + weights._matmul(grads[2])
    query: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale
    key: (_mH(turned)._matmul(query) + _mH(of_scores)._matmul(grads[0])) * scale
    value: _mH(shared)._matmul(above)
    bias: turned._sum_to_size(bias.shape)
    logsumexp: -turned.sum([-1])
    delta: -shared.sum([-1])"""

    __slots__ = ("query", "query_changes", "key", "key_changes", "value", "value_changes", "bias", "bias_changes", "logsumexp", "logsumexp_changes", "causal", "scale", "above", "above_changes", "delta", "delta_changes", "results")
    saved = {"query": ("query", "input", 1), "key": ("key", "input", 2), "value": ("value", "input", 3), "bias": ("bias", "input", 4), "logsumexp": ("logsumexp", "input", 5), "causal": ("causal", "plain", -1), "scale": ("scale", "plain", -1), "above": ("above", "input", 0), "delta": ("delta", "input", 6)}
    inputs = ("above", "query", "key", "value", "bias", "logsumexp", "delta")
    outputs = (True, True, True)

    def run_arrays(self, grads, freed, edges=None):
        to_above, to_query, to_key, to_value, to_bias, to_logsumexp, to_delta = edges or self.next
        grad_above = grad_query = grad_key = grad_value = grad_bias = grad_logsumexp = grad_delta = None
        grads = defined(grads, self.results)
        if to_above is not None or to_value is not None or to_delta is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            shared1 = k__attention_backward_backward_above_inner(array_linalg__matrices.matmul(grads[0], array_shape.mH(self.key)), array_linalg__matrices.matmul(self.query, array_shape.mH(grads[1])), self.scale, array_nn__attention.weights(self.query, self.key, self.bias, self.logsumexp, self.causal, self.scale))
        if to_query is not None or to_key is not None or to_bias is not None or to_logsumexp is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            shared2 = k__attention_backward_backward_query_inner(array_linalg__matrices.matmul(grads[0], array_shape.mH(self.key)), array_linalg__matrices.matmul(self.query, array_shape.mH(grads[1])), self.scale, array_linalg__matrices.matmul(self.above, array_shape.mH(self.value)), array_shape.unsqueeze(self.delta, -1), array_linalg__matrices.matmul(self.above, array_shape.mH(grads[2])), array_nn__attention.weights(self.query, self.key, self.bias, self.logsumexp, self.causal, self.scale))
        if to_query is not None or to_key is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            shared3 = k_lerp_tangent_weight(array_nn__attention.weights(self.query, self.key, self.bias, self.logsumexp, self.causal, self.scale), array_linalg__matrices.matmul(self.above, array_shape.mH(self.value)), array_shape.unsqueeze(self.delta, -1))
        if to_above is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            t1 = array_nn__attention.weights(self.query, self.key, self.bias, self.logsumexp, self.causal, self.scale)
            grad_above = k_add(array_linalg__matrices.matmul(shared1, self.value), array_linalg__matrices.matmul(t1, grads[2]))
        if to_query is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            grad_query = k__attention_backward_backward_query(array_linalg__matrices.matmul(shared2, self.key), array_linalg__matrices.matmul(shared3, grads[1]), self.scale)
        if to_key is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            grad_key = k__attention_backward_backward_query(array_linalg__matrices.matmul(array_shape.mH(shared2), self.query), array_linalg__matrices.matmul(array_shape.mH(shared3), grads[0]), self.scale)
        if to_value is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            grad_value = array_linalg__matrices.matmul(array_shape.mH(shared1), self.above)
        if to_bias is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            grad_bias = array_reduce.sum_to_size(shared2, self.bias.shape)
        if to_logsumexp is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            if self.delta_changes[0] > self.seq:
                raise stale(self, "delta")
            grad_logsumexp = k_neg(array_reduce.sum(shared2, (-1,), False, None))
        if to_delta is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            grad_delta = k_neg(array_reduce.sum(shared1, (-1,), False, None))
        if freed:
            self.release(freed)
        return (grad_above, grad_query, grad_key, grad_value, grad_bias, grad_logsumexp, grad_delta)

    def run_tensors(self, grads, freed, edges=None):
        to_above, to_query, to_key, to_value, to_bias, to_logsumexp, to_delta = edges or self.next
        grad_above = grad_query = grad_key = grad_value = grad_bias = grad_logsumexp = grad_delta = None
        grads = defined_tensors(grads, self.results)
        if to_above is not None or to_value is not None or to_delta is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            shared1 = ops.mul(ops.mul(ops.add(ops._matmul(grads[0], ops._mH(key)), ops._matmul(query, ops._mH(grads[1]))), self.scale), ops._attention_weights(query, key, bias, logsumexp, self.causal, self.scale))
        if to_query is not None or to_key is not None or to_bias is not None or to_logsumexp is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            shared2 = ops.mul(ops.add(ops.mul(ops.mul(ops.add(ops._matmul(grads[0], ops._mH(key)), ops._matmul(query, ops._mH(grads[1]))), self.scale), ops.sub(ops._matmul(above, ops._mH(value)), ops.unsqueeze(delta, -1))), ops._matmul(above, ops._mH(grads[2]))), ops._attention_weights(query, key, bias, logsumexp, self.causal, self.scale))
        if to_query is not None or to_key is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            shared3 = ops.mul(ops._attention_weights(query, key, bias, logsumexp, self.causal, self.scale), ops.sub(ops._matmul(above, ops._mH(value)), ops.unsqueeze(delta, -1)))
        if to_above is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            t1 = ops._attention_weights(query, key, bias, logsumexp, self.causal, self.scale)
            grad_above = ops.add(ops._matmul(shared1, value), ops._matmul(t1, grads[2]))
        if to_query is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            grad_query = ops.mul(ops.add(ops._matmul(shared2, key), ops._matmul(shared3, grads[1])), self.scale)
        if to_key is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            grad_key = ops.mul(ops.add(ops._matmul(ops._mH(shared2), query), ops._matmul(ops._mH(shared3), grads[0])), self.scale)
        if to_value is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            grad_value = ops._matmul(ops._mH(shared1), above)
        if to_bias is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            grad_bias = ops._sum_to_size(shared2, bias.shape)
        if to_logsumexp is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            delta = saved_input(self, "delta", self.delta, self.delta_changes, self.next[6])
            grad_logsumexp = ops.neg(ops.sum(shared2, (-1,)))
        if to_delta is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            logsumexp = saved_input(self, "logsumexp", self.logsumexp, self.logsumexp_changes, self.next[5])
            grad_delta = ops.neg(ops.sum(shared1, (-1,)))
        if freed:
            self.release(freed)
        return (grad_above, grad_query, grad_key, grad_value, grad_bias, grad_logsumexp, grad_delta)

    def release(self, freed):
        self.query = None
        self.query_changes = freed
        self.key = None
        self.key_changes = freed
        self.value = None
        self.value_changes = freed
        self.bias = None
        self.bias_changes = freed
        self.logsumexp = None
        self.logsumexp_changes = freed
        self.above = None
        self.above_changes = freed
        self.delta = None
        self.delta_changes = freed


def _record__attention_backward(edges, arrays, changes, results, result_changes):
    (above_node, query_node, key_node, value_node, bias_node, logsumexp_node, delta_node) = edges
    (above_array, query_array, key_array, value_array, bias_array, logsumexp_array, delta_array, causal, scale) = arrays
    (above_changes, query_changes, key_changes, value_changes, bias_changes, logsumexp_changes, delta_changes) = changes
    (queries_array, keys_array, values_array) = results
    node = new(AttentionBackwardBackward0)
    node.next = (above_node, query_node, key_node, value_node, bias_node, logsumexp_node, delta_node)
    node.seq = next_seq()
    node.extra = None
    node.results = ((queries_array.shape, queries_array.dtype), (keys_array.shape, keys_array.dtype), (values_array.shape, values_array.dtype))
    node.query = query_array
    node.query_changes = query_changes
    node.key = key_array
    node.key_changes = key_changes
    node.bias = bias_array
    node.bias_changes = bias_changes
    node.logsumexp = logsumexp_array
    node.logsumexp_changes = logsumexp_changes
    node.causal = causal
    node.scale = scale
    if above_node is not None or query_node is not None or key_node is not None or bias_node is not None or logsumexp_node is not None:
        node.value = value_array
        node.value_changes = value_changes
    if query_node is not None or key_node is not None or value_node is not None or bias_node is not None or logsumexp_node is not None:
        node.above = above_array
        node.above_changes = above_changes
    if query_node is not None or key_node is not None or bias_node is not None or logsumexp_node is not None:
        node.delta = delta_array
        node.delta_changes = delta_changes
    return node


op__attention_backward = Op(
    "_attention_backward",
    "_attention_backward(Tensor above, Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor logsumexp, Tensor delta, bool causal, float scale) -> (Tensor queries, Tensor keys, Tensor values)",
    params=(("above", "Tensor"), ("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("bias", "Tensor?"), ("logsumexp", "Tensor"), ("delta", "Tensor"), ("causal", "bool"), ("scale", "float")),
    positional=9,
    required=("above", "query", "key", "value", "bias", "logsumexp", "delta", "causal", "scale"),
    forward=array_nn__attention.attention_backward,
    record=_record__attention_backward,
    edges=(0, 1, 2, 3, 4, 5, 6),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2, 3, 4, 5, 6),
    batch="dims.of_input",
    results=return_type('_attention_backward', ('queries', 'keys', 'values')),
    tangents={"queries": TRANSPOSE, "keys": TRANSPOSE, "values": TRANSPOSE},
)


def _attention_backward(above, query, key, value, bias, logsumexp, delta, causal, scale):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if above.__class__ is not Tensor or query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or logsumexp.__class__ is not Tensor or delta.__class__ is not Tensor or modes.observers:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        above_array = above._array
        above_changes = above._changes
        above_node = above._node
        if not op__attention_backward.accepts[above_array.dtype]:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        if not op__attention_backward.accepts[query_array.dtype] or query_array.__class__ is not above_array.__class__:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if not op__attention_backward.accepts[key_array.dtype] or key_array.__class__ is not above_array.__class__:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        value_array = value._array
        value_changes = value._changes
        value_node = value._node
        if not op__attention_backward.accepts[value_array.dtype] or value_array.__class__ is not above_array.__class__:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_changes = bias._changes
            bias_node = bias._node
            if not op__attention_backward.accepts[bias_array.dtype] or bias_array.__class__ is not above_array.__class__:
                return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        elif bias is None:
            bias_array = bias
            bias_changes = UNCHANGED
            bias_node = None
        else:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        logsumexp_array = logsumexp._array
        logsumexp_changes = logsumexp._changes
        logsumexp_node = logsumexp._node
        if not op__attention_backward.accepts[logsumexp_array.dtype] or logsumexp_array.__class__ is not above_array.__class__:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        delta_array = delta._array
        delta_changes = delta._changes
        delta_node = delta._node
        if not op__attention_backward.accepts[delta_array.dtype] or delta_array.__class__ is not above_array.__class__:
            return general(op__attention_backward, (above, query, key, value, bias, logsumexp, delta, causal, scale))
        (queries_array, keys_array, values_array) = array_nn__attention.attention_backward(above_array, query_array, key_array, value_array, bias_array, logsumexp_array, delta_array, causal, scale)
        out_queries = plain_tensor(queries_array)
        out_keys = plain_tensor(keys_array)
        out_values = plain_tensor(values_array)
        if (above_node is None and query_node is None and key_node is None and value_node is None and bias_node is None and logsumexp_node is None and delta_node is None) or (modes.no_grad and left_out()):
            return op__attention_backward.results((out_queries, out_keys, out_values))
        node = new(AttentionBackwardBackward0)
        node.next = (above_node, query_node, key_node, value_node, bias_node, logsumexp_node, delta_node)
        node.seq = next_seq()
        node.extra = None
        node.results = ((queries_array.shape, queries_array.dtype), (keys_array.shape, keys_array.dtype), (values_array.shape, values_array.dtype))
        node.query = query_array
        node.query_changes = query_changes
        node.key = key_array
        node.key_changes = key_changes
        node.bias = bias_array
        node.bias_changes = bias_changes
        node.logsumexp = logsumexp_array
        node.logsumexp_changes = logsumexp_changes
        node.causal = causal
        node.scale = scale
        if above_node is not None or query_node is not None or key_node is not None or bias_node is not None or logsumexp_node is not None:
            node.value = value_array
            node.value_changes = value_changes
        if query_node is not None or key_node is not None or value_node is not None or bias_node is not None or logsumexp_node is not None:
            node.above = above_array
            node.above_changes = above_changes
        if query_node is not None or key_node is not None or bias_node is not None or logsumexp_node is not None:
            node.delta = delta_array
            node.delta_changes = delta_changes
        out_queries._node = Port(node, 0)
        out_keys._node = Port(node, 1)
        out_values._node = Port(node, 2)
        return op__attention_backward.results((out_queries, out_keys, out_values))
    except Exception:
        hide_frames()
        raise


op__attention_backward.call = _attention_backward


# ---- _attention_weights(Tensor query, Tensor key, Tensor? bias, Tensor logsumexp, bool causal, float scale) -> Tensor


class AttentionWeightsBackward0(Node):
    """query: on_scores._matmul(key) * scale
    key: _mH(on_scores)._matmul(query) * scale
    bias: on_scores._sum_to_size(bias.shape)
    logsumexp: -on_scores.sum([-1])"""

    __slots__ = ("key", "key_changes", "result", "result_changes", "scale", "query", "query_changes", "bias_shape")
    saved = {"key": ("key", "input", 1), "result": ("result", "result", 0), "scale": ("scale", "plain", -1), "query": ("query", "input", 0), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("query", "key", "bias", "logsumexp")

    def run_arrays(self, grad, freed, edges=None):
        to_query, to_key, to_bias, to_logsumexp = edges or self.next
        grad_query = grad_key = grad_bias = grad_logsumexp = None
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        shared1 = k_mul(grad, self.result)
        if to_query is not None:
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_query = k_deg2rad(array_linalg__matrices.matmul(shared1, self.key), self.scale)
        if to_key is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_key = k_deg2rad(array_linalg__matrices.matmul(array_shape.mH(shared1), self.query), self.scale)
        if to_bias is not None:
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_bias = array_reduce.sum_to_size(shared1, self.bias_shape)
        if to_logsumexp is not None:
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_logsumexp = k_neg(array_reduce.sum(shared1, (-1,), False, None))
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_bias, grad_logsumexp)

    def run_tensors(self, grad, freed, edges=None):
        to_query, to_key, to_bias, to_logsumexp = edges or self.next
        grad_query = grad_key = grad_bias = grad_logsumexp = None
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        shared1 = ops.mul(grad, result)
        if to_query is not None:
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_query = ops.mul(ops._matmul(shared1, key), self.scale)
        if to_key is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_key = ops.mul(ops._matmul(ops._mH(shared1), query), self.scale)
        if to_bias is not None:
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_bias = ops._sum_to_size(shared1, self.bias_shape)
        if to_logsumexp is not None:
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_logsumexp = ops.neg(ops.sum(shared1, (-1,)))
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_bias, grad_logsumexp)

    def release(self, freed):
        self.key = None
        self.key_changes = freed
        self.result = None
        self.result_changes = freed
        self.query = None
        self.query_changes = freed


def _record__attention_weights(edges, arrays, changes, results, result_changes):
    (query_node, key_node, bias_node, logsumexp_node) = edges
    (query_array, key_array, bias_array, logsumexp_array, causal, scale) = arrays
    (query_changes, key_changes, bias_changes, logsumexp_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(AttentionWeightsBackward0)
    node.next = (query_node, key_node, bias_node, logsumexp_node)
    node.seq = next_seq()
    node.extra = None
    if query_node is not None:
        node.key = key_array
        node.key_changes = key_changes
    node.result = result_array
    node.result_changes = result_changes
    if query_node is not None or key_node is not None:
        node.scale = scale
    if key_node is not None:
        node.query = query_array
        node.query_changes = query_changes
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


op__attention_weights = Op(
    "_attention_weights",
    "_attention_weights(Tensor query, Tensor key, Tensor? bias, Tensor logsumexp, bool causal, float scale) -> Tensor",
    params=(("query", "Tensor"), ("key", "Tensor"), ("bias", "Tensor?"), ("logsumexp", "Tensor"), ("causal", "bool"), ("scale", "float")),
    positional=6,
    required=("query", "key", "bias", "logsumexp", "causal", "scale"),
    forward=array_nn__attention.weights,
    record=_record__attention_weights,
    edges=(0, 1, 2, 3),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2, 3),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
)


def _attention_weights(query, key, bias, logsumexp, causal, scale):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if query.__class__ is not Tensor or key.__class__ is not Tensor or logsumexp.__class__ is not Tensor or modes.observers:
            return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        if not op__attention_weights.accepts[query_array.dtype]:
            return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if not op__attention_weights.accepts[key_array.dtype] or key_array.__class__ is not query_array.__class__:
            return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if not op__attention_weights.accepts[bias_array.dtype] or bias_array.__class__ is not query_array.__class__:
                return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        logsumexp_array = logsumexp._array
        logsumexp_node = logsumexp._node
        if not op__attention_weights.accepts[logsumexp_array.dtype] or logsumexp_array.__class__ is not query_array.__class__:
            return general(op__attention_weights, (query, key, bias, logsumexp, causal, scale))
        result_array = array_nn__attention.weights(query_array, key_array, bias_array, logsumexp_array, causal, scale)
        out = plain_tensor(result_array)
        if (query_node is None and key_node is None and bias_node is None and logsumexp_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(AttentionWeightsBackward0)
        node.next = (query_node, key_node, bias_node, logsumexp_node)
        node.seq = next_seq()
        node.extra = None
        if query_node is not None:
            node.key = key_array
            node.key_changes = key_changes
        node.result = result_array
        node.result_changes = result_changes
        if query_node is not None or key_node is not None:
            node.scale = scale
        if key_node is not None:
            node.query = query_array
            node.query_changes = query_changes
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__attention_weights.call = _attention_weights


# ---- _fused_attention(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale, float dropout=0.0, Tensor? seed=None) -> (Tensor attention, Tensor logsumexp)


class FusedAttentionBackward0(Node, shown_as="ScaledDotProductCudnnAttentionBackward0"):
    """query, key, value: _fused_attention_backward(grad, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed)
    bias: (weights * (from_weights - delta.unsqueeze(-1)))._sum_to_size(bias.shape)"""

    __slots__ = ("query", "query_changes", "key", "key_changes", "value", "value_changes", "bias", "bias_changes", "seed", "seed_changes", "attention", "attention_changes", "logsumexp", "logsumexp_changes", "causal", "scale", "dropout")
    saved = {"query": ("query", "input", 0), "key": ("key", "input", 1), "value": ("value", "input", 2), "bias": ("bias", "input", 3), "seed": ("seed", "input", -1), "attention": ("attention", "result", 0), "logsumexp": ("logsumexp", "result", 1), "causal": ("causal", "plain", -1), "scale": ("scale", "plain", -1), "dropout": ("dropout", "plain", -1)}
    inputs = ("query", "key", "value", "bias")
    outputs = (True, False)

    def run_arrays(self, grad, freed, edges=None):
        to_query, to_key, to_value, to_bias = edges or self.next
        grad_query = grad_key = grad_value = grad_bias = None
        if to_query is not None or to_key is not None or to_value is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            if self.attention_changes[0] > self.seq:
                raise stale(self, "attention")
            if self.logsumexp_changes[0] > self.seq:
                raise stale(self, "logsumexp")
            grad_query, grad_key, grad_value = array_nn__attention.fused_attention_backward(grad, self.query, self.key, self.value, self.bias, self.attention, self.logsumexp, self.causal, self.scale, self.dropout, self.seed)
        if to_bias is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            if self.attention_changes[0] > self.seq:
                raise stale(self, "attention")
            grad_bias = array_reduce.sum_to_size(k__fused_attention_backward_bias(array_nn__attention.fused_attention_weights(self.query, self.key, self.bias, self.causal, self.scale), array_linalg__matrices.matmul(grad, array_shape.mH(self.value)), array_nn__attention.fused_attention_kept(self.query, self.key, self.value, self.bias, self.causal, self.scale, self.dropout, self.seed), array_shape.unsqueeze(array_reduce.sum(k_mul(grad, self.attention), (-1,), False, None), -1)), self.bias.shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_value, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_query, to_key, to_value, to_bias = edges or self.next
        grad_query = grad_key = grad_value = grad_bias = None
        if to_query is not None or to_key is not None or to_value is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[3])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            attention = saved_result(self, "attention", self.attention, self.attention_changes, 0)
            logsumexp = saved_result(self, "logsumexp", self.logsumexp, self.logsumexp_changes, 1)
            grad_query, grad_key, grad_value = ops._fused_attention_backward(grad, query, key, value, bias, attention, logsumexp, self.causal, self.scale, self.dropout, seed)
        if to_bias is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[2])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[3])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            attention = saved_result(self, "attention", self.attention, self.attention_changes, 0)
            grad_bias = ops._sum_to_size(ops.mul(ops._fused_attention_weights(query, key, bias, self.causal, self.scale), ops.sub(ops.mul(ops._matmul(grad, ops._mH(value)), ops._fused_attention_kept(query, key, value, bias, self.causal, self.scale, self.dropout, seed)), ops.unsqueeze(ops.sum(ops.mul(grad, attention), (-1,)), -1))), bias.shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_value, grad_bias)

    def release(self, freed):
        self.query = None
        self.query_changes = freed
        self.key = None
        self.key_changes = freed
        self.value = None
        self.value_changes = freed
        self.bias = None
        self.bias_changes = freed
        self.seed = None
        self.seed_changes = freed
        self.attention = None
        self.attention_changes = freed
        self.logsumexp = None
        self.logsumexp_changes = freed


def _record__fused_attention(edges, arrays, changes, results, result_changes):
    (query_node, key_node, value_node, bias_node) = edges
    (query_array, key_array, value_array, bias_array, causal, scale, dropout, seed_array) = arrays
    (query_changes, key_changes, value_changes, bias_changes, seed_changes) = changes
    (attention_array, logsumexp_array) = results
    (attention_changes, logsumexp_changes) = result_changes
    node = new(FusedAttentionBackward0)
    node.next = (query_node, key_node, value_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    node.query = query_array
    node.query_changes = query_changes
    node.key = key_array
    node.key_changes = key_changes
    node.value = value_array
    node.value_changes = value_changes
    node.bias = bias_array
    node.bias_changes = bias_changes
    node.seed = seed_array
    node.seed_changes = seed_changes
    node.attention = attention_array
    node.attention_changes = attention_changes
    node.causal = causal
    node.scale = scale
    node.dropout = dropout
    if query_node is not None or key_node is not None or value_node is not None:
        node.logsumexp = logsumexp_array
        node.logsumexp_changes = logsumexp_changes
    return node


op__fused_attention = Op(
    "_fused_attention",
    "_fused_attention(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale, float dropout=0.0, Tensor? seed=None) -> (Tensor attention, Tensor logsumexp)",
    params=(("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("bias", "Tensor?"), ("causal", "bool"), ("scale", "float"), ("dropout", "float"), ("seed", "Tensor?")),
    positional=8,
    required=("query", "key", "value", "bias", "causal", "scale"),
    forward=array_nn__attention.fused_attention,
    record=_record__fused_attention,
    edges=(0, 1, 2, 3),
    differentiable=(True, False),
    batch="nn.attention",
    results=return_type('_fused_attention', ('attention', 'logsumexp')),
    tangents={"attention": TRANSPOSE},
)


def _fused_attention(query, key, value, bias, causal, scale, dropout=0.0, seed=None):
    """Used by the formulas of other ops."""
    try:
        if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or modes.observers:
            return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if key_array.__class__ is not query_array.__class__:
            return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        value_array = value._array
        value_changes = value._changes
        value_node = value._node
        if value_array.__class__ is not query_array.__class__:
            return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_changes = bias._changes
            bias_node = bias._node
            if bias_array.__class__ is not query_array.__class__:
                return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        elif bias is None:
            bias_array = bias
            bias_changes = UNCHANGED
            bias_node = None
        else:
            return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        if seed.__class__ is Tensor:
            seed_array = seed._array
            seed_changes = seed._changes
            if seed_array.__class__ is not query_array.__class__:
                return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        elif seed is None:
            seed_array = seed
            seed_changes = UNCHANGED
        else:
            return general(op__fused_attention, (query, key, value, bias, causal, scale, dropout, seed))
        (attention_array, logsumexp_array) = array_nn__attention.fused_attention(query_array, key_array, value_array, bias_array, causal, scale, dropout, seed_array)
        out_attention = plain_tensor(attention_array)
        out_logsumexp = plain_tensor(logsumexp_array)
        if (query_node is None and key_node is None and value_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return op__fused_attention.results((out_attention, out_logsumexp))
        attention_changes = out_attention._changes
        logsumexp_changes = out_logsumexp._changes
        node = new(FusedAttentionBackward0)
        node.next = (query_node, key_node, value_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        node.query = query_array
        node.query_changes = query_changes
        node.key = key_array
        node.key_changes = key_changes
        node.value = value_array
        node.value_changes = value_changes
        node.bias = bias_array
        node.bias_changes = bias_changes
        node.seed = seed_array
        node.seed_changes = seed_changes
        node.attention = attention_array
        node.attention_changes = attention_changes
        node.causal = causal
        node.scale = scale
        node.dropout = dropout
        if query_node is not None or key_node is not None or value_node is not None:
            node.logsumexp = logsumexp_array
            node.logsumexp_changes = logsumexp_changes
        out_attention._node = node
        return op__fused_attention.results((out_attention, out_logsumexp))
    except Exception:
        hide_frames()
        raise


op__fused_attention.call = _fused_attention


# ---- _fused_attention_backward(Tensor above, Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor attention, Tensor logsumexp, bool causal, float scale, float dropout=0.0, Tensor? seed=None) -> (Tensor queries, Tensor keys, Tensor values)


class FusedAttentionBackwardBackward0(Node):
    """above: shared._matmul(value) + (kept * weights)._matmul(grads[2])
    query: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale)
    key: _mH(turned)._matmul(query * scale) + _mH(of_scores)._matmul(grads[0] * scale)
    value: _mH(shared)._matmul(above)
    bias: turned._sum_to_size(bias.shape)
    attention: zero
    logsumexp: zero"""

    __slots__ = ("query", "query_changes", "key", "key_changes", "value", "value_changes", "bias", "bias_changes", "seed", "seed_changes", "causal", "scale", "dropout", "above", "above_changes", "attention_dtype", "attention_shape", "logsumexp_dtype", "logsumexp_shape", "results")
    saved = {"query": ("query", "input", 1), "key": ("key", "input", 2), "value": ("value", "input", 3), "bias": ("bias", "input", 4), "seed": ("seed", "input", -1), "causal": ("causal", "plain", -1), "scale": ("scale", "plain", -1), "dropout": ("dropout", "plain", -1), "above": ("above", "input", 0), "attention_dtype": ("attention_dtype", "plain", 5), "attention_shape": ("attention_shape", "plain", 5), "logsumexp_dtype": ("logsumexp_dtype", "plain", 6), "logsumexp_shape": ("logsumexp_shape", "plain", 6)}
    inputs = ("above", "query", "key", "value", "bias", "attention", "logsumexp")
    outputs = (True, True, True)

    def run_arrays(self, grads, freed, edges=None):
        to_above, to_query, to_key, to_value, to_bias, to_attention, to_logsumexp = edges or self.next
        grad_above = grad_query = grad_key = grad_value = grad_bias = grad_attention = grad_logsumexp = None
        grads = defined(grads, self.results)
        if to_above is not None or to_value is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = array_nn__attention.fused_attention_weights(self.query, self.key, self.bias, self.causal, self.scale)
            t2 = array_linalg__matrices.matmul(grads[0], array_shape.mH(k_deg2rad(self.key, self.scale)))
            t3 = array_linalg__matrices.matmul(k_deg2rad(self.query, self.scale), array_shape.mH(grads[1]))
            shared1 = k__fused_attention_backward_backward_above_inner(array_nn__attention.fused_attention_kept(self.query, self.key, self.value, self.bias, self.causal, self.scale, self.dropout, self.seed), t1, t2, t3, array_shape.unsqueeze(array_reduce.sum(k__fused_attention_backward_backward_above_inner_inner(t2, t3, t1), (-1,), False, None), -1))
        if to_query is not None or to_key is not None or to_bias is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = array_nn__attention.fused_attention_weights(self.query, self.key, self.bias, self.causal, self.scale)
            t2 = array_linalg__matrices.matmul(grads[0], array_shape.mH(k_deg2rad(self.key, self.scale)))
            t3 = array_linalg__matrices.matmul(k_deg2rad(self.query, self.scale), array_shape.mH(grads[1]))
            t4 = array_linalg__matrices.matmul(self.above, array_shape.mH(self.value))
            t5 = array_nn__attention.fused_attention_kept(self.query, self.key, self.value, self.bias, self.causal, self.scale, self.dropout, self.seed)
            t6 = array_shape.unsqueeze(array_reduce.sum(k__fused_attention_backward_backward_query_inner_inner(t1, t4, t5), (-1,), False, None), -1)
            t7 = array_shape.unsqueeze(array_reduce.sum(k__fused_attention_backward_backward_above_inner_inner(t2, t3, t1), (-1,), False, None), -1)
            t8 = array_linalg__matrices.matmul(self.above, array_shape.mH(grads[2]))
            shared2 = k__fused_attention_backward_backward_query_inner(t1, t2, t3, t4, t5, t6, t7, t8, array_shape.unsqueeze(array_reduce.sum(k__fused_attention_backward_backward_query_inner_inner_2(t2, t3, t4, t5, t6, t7, t8, t1), (-1,), False, None), -1))
        if to_query is not None or to_key is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = array_nn__attention.fused_attention_weights(self.query, self.key, self.bias, self.causal, self.scale)
            t2 = array_linalg__matrices.matmul(self.above, array_shape.mH(self.value))
            t3 = array_nn__attention.fused_attention_kept(self.query, self.key, self.value, self.bias, self.causal, self.scale, self.dropout, self.seed)
            shared3 = k__fused_attention_backward_bias(t1, t2, t3, array_shape.unsqueeze(array_reduce.sum(k__fused_attention_backward_backward_query_inner_inner(t1, t2, t3), (-1,), False, None), -1))
        if to_above is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = array_nn__attention.fused_attention_kept(self.query, self.key, self.value, self.bias, self.causal, self.scale, self.dropout, self.seed)
            t2 = array_nn__attention.fused_attention_weights(self.query, self.key, self.bias, self.causal, self.scale)
            grad_above = k_add(array_linalg__matrices.matmul(shared1, self.value), array_linalg__matrices.matmul(k_mul(t1, t2), grads[2]))
        if to_query is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = k_deg2rad(self.key, self.scale)
            grad_query = k_add(array_linalg__matrices.matmul(shared2, t1), array_linalg__matrices.matmul(shared3, k_deg2rad(grads[1], self.scale)))
        if to_key is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            t1 = k_deg2rad(self.query, self.scale)
            grad_key = k_add(array_linalg__matrices.matmul(array_shape.mH(shared2), t1), array_linalg__matrices.matmul(array_shape.mH(shared3), k_deg2rad(grads[0], self.scale)))
        if to_value is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            grad_value = array_linalg__matrices.matmul(array_shape.mH(shared1), self.above)
        if to_bias is not None:
            if self.above_changes[0] > self.seq:
                raise stale(self, "above")
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.value_changes[0] > self.seq:
                raise stale(self, "value")
            if self.bias_changes[0] > self.seq:
                raise stale(self, "bias")
            if self.seed_changes[0] > self.seq:
                raise stale(self, "seed")
            grad_bias = array_reduce.sum_to_size(shared2, self.bias.shape)
        if to_attention is not None:
            grad_attention = zeros_on_backend_of(grads[0], self.attention_shape, self.attention_dtype)
        if to_logsumexp is not None:
            grad_logsumexp = zeros_on_backend_of(grads[0], self.logsumexp_shape, self.logsumexp_dtype)
        if freed:
            self.release(freed)
        return (grad_above, grad_query, grad_key, grad_value, grad_bias, grad_attention, grad_logsumexp)

    def run_tensors(self, grads, freed, edges=None):
        to_above, to_query, to_key, to_value, to_bias, to_attention, to_logsumexp = edges or self.next
        grad_above = grad_query = grad_key = grad_value = grad_bias = grad_attention = grad_logsumexp = None
        grads = defined_tensors(grads, self.results)
        if to_above is not None or to_value is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops._fused_attention_weights(query, key, bias, self.causal, self.scale)
            t2 = ops.add(ops._matmul(grads[0], ops._mH(ops.mul(key, self.scale))), ops._matmul(ops.mul(query, self.scale), ops._mH(grads[1])))
            shared1 = ops.mul(ops.mul(ops._fused_attention_kept(query, key, value, bias, self.causal, self.scale, self.dropout, seed), t1), ops.sub(t2, ops.unsqueeze(ops.sum(ops.mul(t2, t1), (-1,)), -1)))
        if to_query is not None or to_key is not None or to_bias is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops._fused_attention_weights(query, key, bias, self.causal, self.scale)
            t2 = ops.add(ops._matmul(grads[0], ops._mH(ops.mul(key, self.scale))), ops._matmul(ops.mul(query, self.scale), ops._mH(grads[1])))
            t3 = ops._fused_attention_kept(query, key, value, bias, self.causal, self.scale, self.dropout, seed)
            t4 = ops.mul(ops._matmul(above, ops._mH(value)), t3)
            t5 = ops.add(ops.sub(ops.mul(t2, ops.sub(t4, ops.unsqueeze(ops.sum(ops.mul(t1, t4), (-1,)), -1))), ops.mul(ops.unsqueeze(ops.sum(ops.mul(t2, t1), (-1,)), -1), t4)), ops.mul(ops._matmul(above, ops._mH(grads[2])), t3))
            shared2 = ops.mul(t1, ops.sub(t5, ops.unsqueeze(ops.sum(ops.mul(t5, t1), (-1,)), -1)))
        if to_query is not None or to_key is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops._fused_attention_weights(query, key, bias, self.causal, self.scale)
            t2 = ops.mul(ops._matmul(above, ops._mH(value)), ops._fused_attention_kept(query, key, value, bias, self.causal, self.scale, self.dropout, seed))
            shared3 = ops.mul(t1, ops.sub(t2, ops.unsqueeze(ops.sum(ops.mul(t1, t2), (-1,)), -1)))
        if to_above is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops._fused_attention_weights(query, key, bias, self.causal, self.scale)
            t2 = ops.mul(ops._fused_attention_kept(query, key, value, bias, self.causal, self.scale, self.dropout, seed), t1)
            grad_above = ops.add(ops._matmul(shared1, value), ops._matmul(t2, grads[2]))
        if to_query is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops.mul(key, self.scale)
            grad_query = ops.add(ops._matmul(shared2, t1), ops._matmul(shared3, ops.mul(grads[1], self.scale)))
        if to_key is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            t1 = ops.mul(query, self.scale)
            grad_key = ops.add(ops._matmul(ops._mH(shared2), t1), ops._matmul(ops._mH(shared3), ops.mul(grads[0], self.scale)))
        if to_value is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            grad_value = ops._matmul(ops._mH(shared1), above)
        if to_bias is not None:
            above = saved_input(self, "above", self.above, self.above_changes, self.next[0])
            query = saved_input(self, "query", self.query, self.query_changes, self.next[1])
            key = saved_input(self, "key", self.key, self.key_changes, self.next[2])
            value = saved_input(self, "value", self.value, self.value_changes, self.next[3])
            bias = saved_input(self, "bias", self.bias, self.bias_changes, self.next[4])
            seed = saved_input(self, "seed", self.seed, self.seed_changes, None)
            grad_bias = ops._sum_to_size(shared2, bias.shape)
        if to_attention is not None:
            grad_attention = zero_tensor(grads[0], self.attention_shape, self.attention_dtype)
        if to_logsumexp is not None:
            grad_logsumexp = zero_tensor(grads[0], self.logsumexp_shape, self.logsumexp_dtype)
        if freed:
            self.release(freed)
        return (grad_above, grad_query, grad_key, grad_value, grad_bias, grad_attention, grad_logsumexp)

    def release(self, freed):
        self.query = None
        self.query_changes = freed
        self.key = None
        self.key_changes = freed
        self.value = None
        self.value_changes = freed
        self.bias = None
        self.bias_changes = freed
        self.seed = None
        self.seed_changes = freed
        self.above = None
        self.above_changes = freed


def _record__fused_attention_backward(edges, arrays, changes, results, result_changes):
    (above_node, query_node, key_node, value_node, bias_node, attention_node, logsumexp_node) = edges
    (above_array, query_array, key_array, value_array, bias_array, attention_array, logsumexp_array, causal, scale, dropout, seed_array) = arrays
    (above_changes, query_changes, key_changes, value_changes, bias_changes, attention_changes, logsumexp_changes, seed_changes) = changes
    (queries_array, keys_array, values_array) = results
    node = new(FusedAttentionBackwardBackward0)
    node.next = (above_node, query_node, key_node, value_node, bias_node, attention_node, logsumexp_node)
    node.seq = next_seq()
    node.extra = None
    node.results = ((queries_array.shape, queries_array.dtype), (keys_array.shape, keys_array.dtype), (values_array.shape, values_array.dtype))
    if above_node is not None or query_node is not None or key_node is not None or value_node is not None or bias_node is not None:
        node.query = query_array
        node.query_changes = query_changes
        node.key = key_array
        node.key_changes = key_changes
        node.value = value_array
        node.value_changes = value_changes
        node.bias = bias_array
        node.bias_changes = bias_changes
        node.seed = seed_array
        node.seed_changes = seed_changes
        node.causal = causal
        node.scale = scale
        node.dropout = dropout
    if query_node is not None or key_node is not None or value_node is not None or bias_node is not None:
        node.above = above_array
        node.above_changes = above_changes
    if attention_node is not None:
        node.attention_dtype = attention_array.dtype
        node.attention_shape = attention_array.shape
    if logsumexp_node is not None:
        node.logsumexp_dtype = logsumexp_array.dtype
        node.logsumexp_shape = logsumexp_array.shape
    return node


op__fused_attention_backward = Op(
    "_fused_attention_backward",
    "_fused_attention_backward(Tensor above, Tensor query, Tensor key, Tensor value, Tensor? bias, Tensor attention, Tensor logsumexp, bool causal, float scale, float dropout=0.0, Tensor? seed=None) -> (Tensor queries, Tensor keys, Tensor values)",
    params=(("above", "Tensor"), ("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("bias", "Tensor?"), ("attention", "Tensor"), ("logsumexp", "Tensor"), ("causal", "bool"), ("scale", "float"), ("dropout", "float"), ("seed", "Tensor?")),
    positional=11,
    required=("above", "query", "key", "value", "bias", "attention", "logsumexp", "causal", "scale"),
    forward=array_nn__attention.fused_attention_backward,
    record=_record__fused_attention_backward,
    edges=(0, 1, 2, 3, 4, 5, 6),
    batch="nn.attention",
    results=return_type('_fused_attention_backward', ('queries', 'keys', 'values')),
    tangents={"queries": TRANSPOSE, "keys": TRANSPOSE, "values": TRANSPOSE},
)


def _fused_attention_backward(above, query, key, value, bias, attention, logsumexp, causal, scale, dropout=0.0, seed=None):
    """Used by the formulas of other ops."""
    try:
        if above.__class__ is not Tensor or query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or attention.__class__ is not Tensor or logsumexp.__class__ is not Tensor or modes.observers:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        above_array = above._array
        above_changes = above._changes
        above_node = above._node
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        if query_array.__class__ is not above_array.__class__:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if key_array.__class__ is not above_array.__class__:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        value_array = value._array
        value_changes = value._changes
        value_node = value._node
        if value_array.__class__ is not above_array.__class__:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_changes = bias._changes
            bias_node = bias._node
            if bias_array.__class__ is not above_array.__class__:
                return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        elif bias is None:
            bias_array = bias
            bias_changes = UNCHANGED
            bias_node = None
        else:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        attention_array = attention._array
        attention_node = attention._node
        if attention_array.__class__ is not above_array.__class__:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        logsumexp_array = logsumexp._array
        logsumexp_node = logsumexp._node
        if logsumexp_array.__class__ is not above_array.__class__:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        if seed.__class__ is Tensor:
            seed_array = seed._array
            seed_changes = seed._changes
            if seed_array.__class__ is not above_array.__class__:
                return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        elif seed is None:
            seed_array = seed
            seed_changes = UNCHANGED
        else:
            return general(op__fused_attention_backward, (above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed))
        (queries_array, keys_array, values_array) = array_nn__attention.fused_attention_backward(above_array, query_array, key_array, value_array, bias_array, attention_array, logsumexp_array, causal, scale, dropout, seed_array)
        out_queries = plain_tensor(queries_array)
        out_keys = plain_tensor(keys_array)
        out_values = plain_tensor(values_array)
        if (above_node is None and query_node is None and key_node is None and value_node is None and bias_node is None and attention_node is None and logsumexp_node is None) or (modes.no_grad and left_out()):
            return op__fused_attention_backward.results((out_queries, out_keys, out_values))
        node = new(FusedAttentionBackwardBackward0)
        node.next = (above_node, query_node, key_node, value_node, bias_node, attention_node, logsumexp_node)
        node.seq = next_seq()
        node.extra = None
        node.results = ((queries_array.shape, queries_array.dtype), (keys_array.shape, keys_array.dtype), (values_array.shape, values_array.dtype))
        if above_node is not None or query_node is not None or key_node is not None or value_node is not None or bias_node is not None:
            node.query = query_array
            node.query_changes = query_changes
            node.key = key_array
            node.key_changes = key_changes
            node.value = value_array
            node.value_changes = value_changes
            node.bias = bias_array
            node.bias_changes = bias_changes
            node.seed = seed_array
            node.seed_changes = seed_changes
            node.causal = causal
            node.scale = scale
            node.dropout = dropout
        if query_node is not None or key_node is not None or value_node is not None or bias_node is not None:
            node.above = above_array
            node.above_changes = above_changes
        if attention_node is not None:
            node.attention_dtype = attention_array.dtype
            node.attention_shape = attention_array.shape
        if logsumexp_node is not None:
            node.logsumexp_dtype = logsumexp_array.dtype
            node.logsumexp_shape = logsumexp_array.shape
        out_queries._node = Port(node, 0)
        out_keys._node = Port(node, 1)
        out_values._node = Port(node, 2)
        return op__fused_attention_backward.results((out_queries, out_keys, out_values))
    except Exception:
        hide_frames()
        raise


op__fused_attention_backward.call = _fused_attention_backward


# ---- _fused_attention_kept(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale, float dropout, Tensor? seed) -> Tensor


op__fused_attention_kept = Op(
    "_fused_attention_kept",
    "_fused_attention_kept(Tensor query, Tensor key, Tensor value, Tensor? bias, bool causal, float scale, float dropout, Tensor? seed) -> Tensor",
    params=(("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("bias", "Tensor?"), ("causal", "bool"), ("scale", "float"), ("dropout", "float"), ("seed", "Tensor?")),
    positional=8,
    required=("query", "key", "value", "bias", "causal", "scale", "dropout", "seed"),
    forward=array_nn__attention.fused_attention_kept,
    non_differentiable="what a seed leaves out depends on no numbers",
)


def _fused_attention_kept(query, key, value, bias, causal, scale, dropout, seed):
    """Used by the formulas of other ops."""
    try:
        if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or modes.observers:
            return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        query_array = query._array
        key_array = key._array
        if key_array.__class__ is not query_array.__class__:
            return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        value_array = value._array
        if value_array.__class__ is not query_array.__class__:
            return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            if bias_array.__class__ is not query_array.__class__:
                return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        elif bias is None:
            bias_array = bias
        else:
            return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        if seed.__class__ is Tensor:
            seed_array = seed._array
            if seed_array.__class__ is not query_array.__class__:
                return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        elif seed is None:
            seed_array = seed
        else:
            return general(op__fused_attention_kept, (query, key, value, bias, causal, scale, dropout, seed))
        result_array = array_nn__attention.fused_attention_kept(query_array, key_array, value_array, bias_array, causal, scale, dropout, seed_array)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__fused_attention_kept.call = _fused_attention_kept


# ---- _fused_attention_weights(Tensor query, Tensor key, Tensor? bias, bool causal, float scale) -> Tensor


class FusedAttentionWeightsBackward0(Node):
    """query: on_scores._matmul(key) * scale
    key: _mH(on_scores)._matmul(query) * scale
    bias: on_scores._sum_to_size(bias.shape)"""

    __slots__ = ("key", "key_changes", "result", "result_changes", "scale", "query", "query_changes", "bias_shape")
    saved = {"key": ("key", "input", 1), "result": ("result", "result", 0), "scale": ("scale", "plain", -1), "query": ("query", "input", 0), "bias_shape": ("bias_shape", "plain", 2)}
    inputs = ("query", "key", "bias")

    def run_arrays(self, grad, freed, edges=None):
        to_query, to_key, to_bias = edges or self.next
        grad_query = grad_key = grad_bias = None
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        shared1 = k_lerp_tangent_weight(self.result, grad, array_shape.unsqueeze(array_reduce.sum(k_mul(grad, self.result), (-1,), False, None), -1))
        if to_query is not None:
            if self.key_changes[0] > self.seq:
                raise stale(self, "key")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_query = k_deg2rad(array_linalg__matrices.matmul(shared1, self.key), self.scale)
        if to_key is not None:
            if self.query_changes[0] > self.seq:
                raise stale(self, "query")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_key = k_deg2rad(array_linalg__matrices.matmul(array_shape.mH(shared1), self.query), self.scale)
        if to_bias is not None:
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_bias = array_reduce.sum_to_size(shared1, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_bias)

    def run_tensors(self, grad, freed, edges=None):
        to_query, to_key, to_bias = edges or self.next
        grad_query = grad_key = grad_bias = None
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        shared1 = ops.mul(result, ops.sub(grad, ops.unsqueeze(ops.sum(ops.mul(grad, result), (-1,)), -1)))
        if to_query is not None:
            key = saved_input(self, "key", self.key, self.key_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_query = ops.mul(ops._matmul(shared1, key), self.scale)
        if to_key is not None:
            query = saved_input(self, "query", self.query, self.query_changes, self.next[0])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_key = ops.mul(ops._matmul(ops._mH(shared1), query), self.scale)
        if to_bias is not None:
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_bias = ops._sum_to_size(shared1, self.bias_shape)
        if freed:
            self.release(freed)
        return (grad_query, grad_key, grad_bias)

    def release(self, freed):
        self.key = None
        self.key_changes = freed
        self.result = None
        self.result_changes = freed
        self.query = None
        self.query_changes = freed


def _record__fused_attention_weights(edges, arrays, changes, results, result_changes):
    (query_node, key_node, bias_node) = edges
    (query_array, key_array, bias_array, causal, scale) = arrays
    (query_changes, key_changes, bias_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(FusedAttentionWeightsBackward0)
    node.next = (query_node, key_node, bias_node)
    node.seq = next_seq()
    node.extra = None
    if query_node is not None:
        node.key = key_array
        node.key_changes = key_changes
    node.result = result_array
    node.result_changes = result_changes
    if query_node is not None or key_node is not None:
        node.scale = scale
    if key_node is not None:
        node.query = query_array
        node.query_changes = query_changes
    if bias_node is not None:
        node.bias_shape = bias_array.shape if bias_array is not None else None
    return node


op__fused_attention_weights = Op(
    "_fused_attention_weights",
    "_fused_attention_weights(Tensor query, Tensor key, Tensor? bias, bool causal, float scale) -> Tensor",
    params=(("query", "Tensor"), ("key", "Tensor"), ("bias", "Tensor?"), ("causal", "bool"), ("scale", "float")),
    positional=5,
    required=("query", "key", "bias", "causal", "scale"),
    forward=array_nn__attention.fused_attention_weights,
    record=_record__fused_attention_weights,
    edges=(0, 1, 2),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
)


def _fused_attention_weights(query, key, bias, causal, scale):
    """Used by the formulas of other ops."""
    try:
        if query.__class__ is not Tensor or key.__class__ is not Tensor or modes.observers:
            return general(op__fused_attention_weights, (query, key, bias, causal, scale))
        query_array = query._array
        query_changes = query._changes
        query_node = query._node
        key_array = key._array
        key_changes = key._changes
        key_node = key._node
        if key_array.__class__ is not query_array.__class__:
            return general(op__fused_attention_weights, (query, key, bias, causal, scale))
        if bias.__class__ is Tensor:
            bias_array = bias._array
            bias_node = bias._node
            if bias_array.__class__ is not query_array.__class__:
                return general(op__fused_attention_weights, (query, key, bias, causal, scale))
        elif bias is None:
            bias_array = bias
            bias_node = None
        else:
            return general(op__fused_attention_weights, (query, key, bias, causal, scale))
        result_array = array_nn__attention.fused_attention_weights(query_array, key_array, bias_array, causal, scale)
        out = plain_tensor(result_array)
        if (query_node is None and key_node is None and bias_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(FusedAttentionWeightsBackward0)
        node.next = (query_node, key_node, bias_node)
        node.seq = next_seq()
        node.extra = None
        if query_node is not None:
            node.key = key_array
            node.key_changes = key_changes
        node.result = result_array
        node.result_changes = result_changes
        if query_node is not None or key_node is not None:
            node.scale = scale
        if key_node is not None:
            node.query = query_array
            node.query_changes = query_changes
        if bias_node is not None:
            node.bias_shape = bias_array.shape if bias_array is not None else None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__fused_attention_weights.call = _fused_attention_weights


# ---- _lstm(Tensor gates, Tensor weight, Tensor hidden, Tensor cell) -> (Tensor states, Tensor cells, Tensor active)


class LstmBackward0(Node, shown_as="MkldnnRnnLayerBackward0"):
    """gates: changes.slice(-1, 0, 4 * n)
    weight: changes._reshape([rows, 6 * n]).slice(-1, 0, 4 * n).t().mm(states.slice(0, 0, -1)._reshape([rows, n]))
    hidden: grads[0].select(0, 0) + changes.select(0, 0).slice(-1, 0, 4 * n).mm(weight)
    cell: grads[1].select(0, 0) + (keeps * changes.slice(-1, 5 * n, None)).select(0, 0)"""

    __slots__ = ("weight", "weight_changes", "states", "states_changes", "cells", "cells_changes", "active", "active_changes", "gates_shape", "results")
    saved = {"weight": ("weight", "input", 1), "states": ("states", "result", 0), "cells": ("cells", "result", 1), "active": ("active", "result", 2), "gates_shape": ("gates_shape", "plain", 0)}
    inputs = ("gates", "weight", "hidden", "cell")
    outputs = (True, True, True)

    def run_arrays(self, grads, freed, edges=None):
        to_gates, to_weight, to_hidden, to_cell = edges or self.next
        grad_gates = grad_weight = grad_hidden = grad_cell = None
        grads = defined(grads, self.results)
        if self.weight_changes[0] > self.seq:
            raise stale(self, "weight")
        if self.states_changes[0] > self.seq:
            raise stale(self, "states")
        if self.cells_changes[0] > self.seq:
            raise stale(self, "cells")
        if self.active_changes[0] > self.seq:
            raise stale(self, "active")
        done = array_scan.lstm_backward(grads, self.weight, self.states, self.cells, self.active, (to_gates is not None, to_weight is not None, to_hidden is not None, to_cell is not None))
        if done is not None:
            if freed:
                self.release(freed)
            return done
        if self.weight_changes[0] > self.seq:
            raise stale(self, "weight")
        if self.states_changes[0] > self.seq:
            raise stale(self, "states")
        if self.cells_changes[0] > self.seq:
            raise stale(self, "cells")
        if self.active_changes[0] > self.seq:
            raise stale(self, "active")
        t1 = array_shape.slice(self.active, -1, (2 * self.weight.shape[1]), (3 * self.weight.shape[1]), 1)
        t2 = array_shape.slice(self.active, -1, 0, self.weight.shape[1], 1)
        t3 = array_shape.slice(self.active, -1, self.weight.shape[1], (2 * self.weight.shape[1]), 1)
        t4 = array_shape.slice(self.active, -1, (3 * self.weight.shape[1]), None, 1)
        shared1 = array_scan.lstm_scan(array_copies.slice_scatter(array_joining.cat((k_sigmoid_tangent_self(grads[2], self.active), array_shape.slice(grads[0], 0, 1, None, 1), array_shape.slice(grads[1], 0, 1, None, 1)), -1), k_tanh_tangent_self(array_shape.slice(grads[2], -1, (2 * self.weight.shape[1]), (3 * self.weight.shape[1]), 1), t1), -1, (2 * self.weight.shape[1]), (3 * self.weight.shape[1]), 1), array_joining.cat((array_joining.cat((k_sigmoid_tangent_self(t1, t2), k_sigmoid_tangent_self(array_shape.slice(self.cells, 0, 0, -1, 1), t3), k_tanh_tangent_self(t2, t1)), -1), k_mul(array_joining.cat((k__lstm_backward_gates_inner(t4),), -1), array_shape.slice(self.states, 0, 1, None, 1)), t3, k_tanh_tangent_self(t4, array_shape.slice(k_tanh(self.cells), 0, 1, None, 1))), -1), self.weight, True)
        if to_gates is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.states_changes[0] > self.seq:
                raise stale(self, "states")
            if self.cells_changes[0] > self.seq:
                raise stale(self, "cells")
            if self.active_changes[0] > self.seq:
                raise stale(self, "active")
            grad_gates = array_shape.slice(shared1, -1, 0, (4 * self.weight.shape[1]), 1)
        if to_weight is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.states_changes[0] > self.seq:
                raise stale(self, "states")
            if self.cells_changes[0] > self.seq:
                raise stale(self, "cells")
            if self.active_changes[0] > self.seq:
                raise stale(self, "active")
            grad_weight = array_linalg__products.mm(array_shape.t(array_shape.slice(array_shape.reshape(shared1, ((self.gates_shape[0] * self.gates_shape[1]), (6 * self.weight.shape[1]))), -1, 0, (4 * self.weight.shape[1]), 1)), array_shape.reshape(array_shape.slice(self.states, 0, 0, -1, 1), ((self.gates_shape[0] * self.gates_shape[1]), self.weight.shape[1])))
        if to_hidden is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.states_changes[0] > self.seq:
                raise stale(self, "states")
            if self.cells_changes[0] > self.seq:
                raise stale(self, "cells")
            if self.active_changes[0] > self.seq:
                raise stale(self, "active")
            grad_hidden = k_add(array_shape.select(grads[0], 0, 0), array_linalg__products.mm(array_shape.slice(array_shape.select(shared1, 0, 0), -1, 0, (4 * self.weight.shape[1]), 1), self.weight))
        if to_cell is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.states_changes[0] > self.seq:
                raise stale(self, "states")
            if self.cells_changes[0] > self.seq:
                raise stale(self, "cells")
            if self.active_changes[0] > self.seq:
                raise stale(self, "active")
            t1 = array_shape.slice(self.active, -1, self.weight.shape[1], (2 * self.weight.shape[1]), 1)
            grad_cell = k_add(array_shape.select(grads[1], 0, 0), array_shape.select(k_mul(t1, array_shape.slice(shared1, -1, (5 * self.weight.shape[1]), None, 1)), 0, 0))
        if freed:
            self.release(freed)
        return (grad_gates, grad_weight, grad_hidden, grad_cell)

    def run_tensors(self, grads, freed, edges=None):
        to_gates, to_weight, to_hidden, to_cell = edges or self.next
        grad_gates = grad_weight = grad_hidden = grad_cell = None
        grads = defined_tensors(grads, self.results)
        weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
        states = saved_result(self, "states", self.states, self.states_changes, 0)
        cells = saved_result(self, "cells", self.cells, self.cells_changes, 1)
        active = saved_result(self, "active", self.active, self.active_changes, 2)
        t1 = ops.slice(active, -1, (2 * weight.shape[1]), (3 * weight.shape[1]))
        t2 = ops.sub(1, ops.mul(t1, t1))
        t3 = ops.slice(active, -1, 0, weight.shape[1])
        t4 = ops.slice(active, -1, weight.shape[1], (2 * weight.shape[1]))
        t5 = ops.slice(active, -1, (3 * weight.shape[1]))
        t6 = ops.slice(ops.tanh(cells), 0, 1)
        shared1 = ops._lstm_scan(ops.slice_scatter(ops.cat((ops.mul(grads[2], ops.mul(ops.sub(1, active), active)), ops.slice(grads[0], 0, 1), ops.slice(grads[1], 0, 1)), -1), ops.mul(ops.slice(grads[2], -1, (2 * weight.shape[1]), (3 * weight.shape[1])), t2), -1, (2 * weight.shape[1]), (3 * weight.shape[1])), ops.cat((ops.cat((ops.mul(t1, ops.mul(ops.sub(1, t3), t3)), ops.mul(ops.slice(cells, 0, 0, -1), ops.mul(ops.sub(1, t4), t4)), ops.mul(t3, t2)), -1), ops.mul(ops.cat((ops.sub(1, t5),), -1), ops.slice(states, 0, 1)), t4, ops.mul(t5, ops.sub(1, ops.mul(t6, t6)))), -1), weight, True)
        if to_gates is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            states = saved_result(self, "states", self.states, self.states_changes, 0)
            cells = saved_result(self, "cells", self.cells, self.cells_changes, 1)
            active = saved_result(self, "active", self.active, self.active_changes, 2)
            grad_gates = ops.slice(shared1, -1, 0, (4 * weight.shape[1]))
        if to_weight is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            states = saved_result(self, "states", self.states, self.states_changes, 0)
            cells = saved_result(self, "cells", self.cells, self.cells_changes, 1)
            active = saved_result(self, "active", self.active, self.active_changes, 2)
            grad_weight = ops.mm(ops.t(ops.slice(ops._reshape(shared1, ((self.gates_shape[0] * self.gates_shape[1]), (6 * weight.shape[1]))), -1, 0, (4 * weight.shape[1]))), ops._reshape(ops.slice(states, 0, 0, -1), ((self.gates_shape[0] * self.gates_shape[1]), weight.shape[1])))
        if to_hidden is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            states = saved_result(self, "states", self.states, self.states_changes, 0)
            cells = saved_result(self, "cells", self.cells, self.cells_changes, 1)
            active = saved_result(self, "active", self.active, self.active_changes, 2)
            grad_hidden = ops.add(ops.select(grads[0], 0, 0), ops.mm(ops.slice(ops.select(shared1, 0, 0), -1, 0, (4 * weight.shape[1])), weight))
        if to_cell is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            states = saved_result(self, "states", self.states, self.states_changes, 0)
            cells = saved_result(self, "cells", self.cells, self.cells_changes, 1)
            active = saved_result(self, "active", self.active, self.active_changes, 2)
            t1 = ops.slice(active, -1, weight.shape[1], (2 * weight.shape[1]))
            grad_cell = ops.add(ops.select(grads[1], 0, 0), ops.select(ops.mul(t1, ops.slice(shared1, -1, (5 * weight.shape[1]))), 0, 0))
        if freed:
            self.release(freed)
        return (grad_gates, grad_weight, grad_hidden, grad_cell)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.states = None
        self.states_changes = freed
        self.cells = None
        self.cells_changes = freed
        self.active = None
        self.active_changes = freed


def _record__lstm(edges, arrays, changes, results, result_changes):
    (gates_node, weight_node, hidden_node, cell_node) = edges
    (gates_array, weight_array, hidden_array, cell_array) = arrays
    (gates_changes, weight_changes, hidden_changes, cell_changes) = changes
    (states_array, cells_array, active_array) = results
    (states_changes, cells_changes, active_changes) = result_changes
    node = new(LstmBackward0)
    node.next = (gates_node, weight_node, hidden_node, cell_node)
    node.seq = next_seq()
    node.extra = None
    node.results = ((states_array.shape, states_array.dtype), (cells_array.shape, cells_array.dtype), (active_array.shape, active_array.dtype))
    node.weight = weight_array
    node.weight_changes = weight_changes
    node.states = states_array
    node.states_changes = states_changes
    node.cells = cells_array
    node.cells_changes = cells_changes
    node.active = active_array
    node.active_changes = active_changes
    if weight_node is not None:
        node.gates_shape = gates_array.shape
    return node


op__lstm = Op(
    "_lstm",
    "_lstm(Tensor gates, Tensor weight, Tensor hidden, Tensor cell) -> (Tensor states, Tensor cells, Tensor active)",
    params=(("gates", "Tensor"), ("weight", "Tensor"), ("hidden", "Tensor"), ("cell", "Tensor")),
    positional=4,
    required=("gates", "weight", "hidden", "cell"),
    forward=array_scan.lstm,
    record=_record__lstm,
    edges=(0, 1, 2, 3),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2, 3),
    batch="nn.steps",
    results=return_type('_lstm', ('states', 'cells', 'active')),
    tangents={"states": TRANSPOSE, "cells": TRANSPOSE, "active": TRANSPOSE},
)


def _lstm(gates, weight, hidden, cell):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if gates.__class__ is not Tensor or weight.__class__ is not Tensor or hidden.__class__ is not Tensor or cell.__class__ is not Tensor or modes.observers:
            return general(op__lstm, (gates, weight, hidden, cell))
        gates_array = gates._array
        gates_node = gates._node
        if not op__lstm.accepts[gates_array.dtype]:
            return general(op__lstm, (gates, weight, hidden, cell))
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if not op__lstm.accepts[weight_array.dtype] or weight_array.__class__ is not gates_array.__class__:
            return general(op__lstm, (gates, weight, hidden, cell))
        hidden_array = hidden._array
        hidden_node = hidden._node
        if not op__lstm.accepts[hidden_array.dtype] or hidden_array.__class__ is not gates_array.__class__:
            return general(op__lstm, (gates, weight, hidden, cell))
        cell_array = cell._array
        cell_node = cell._node
        if not op__lstm.accepts[cell_array.dtype] or cell_array.__class__ is not gates_array.__class__:
            return general(op__lstm, (gates, weight, hidden, cell))
        (states_array, cells_array, active_array) = array_scan.lstm(gates_array, weight_array, hidden_array, cell_array)
        out_states = plain_tensor(states_array)
        out_cells = plain_tensor(cells_array)
        out_active = plain_tensor(active_array)
        if (gates_node is None and weight_node is None and hidden_node is None and cell_node is None) or (modes.no_grad and left_out()):
            return op__lstm.results((out_states, out_cells, out_active))
        states_changes = out_states._changes
        cells_changes = out_cells._changes
        active_changes = out_active._changes
        node = new(LstmBackward0)
        node.next = (gates_node, weight_node, hidden_node, cell_node)
        node.seq = next_seq()
        node.extra = None
        node.results = ((states_array.shape, states_array.dtype), (cells_array.shape, cells_array.dtype), (active_array.shape, active_array.dtype))
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.states = states_array
        node.states_changes = states_changes
        node.cells = cells_array
        node.cells_changes = cells_changes
        node.active = active_array
        node.active_changes = active_changes
        if weight_node is not None:
            node.gates_shape = gates_array.shape
        out_states._node = Port(node, 0)
        out_cells._node = Port(node, 1)
        out_active._node = Port(node, 2)
        return op__lstm.results((out_states, out_cells, out_active))
    except Exception:
        hide_frames()
        raise


op__lstm.call = _lstm


# ---- _lstm_scan(Tensor self, Tensor factors, Tensor weight, bool back) -> Tensor


class LstmScanBackward0(Node):
    """self: changes
    factors: cat([to_kept, to_kept, to_kept, to_shown, to_kept, to_shown], -1) * cat([on.slice(-1, 0, 4 * n), kept, on.slice(-1, 5 * n, None)], -1)
    weight: off.slice(-1, 0, 4 * n)._reshape([self.size(0) * self.size(1), 4 * n]).t().mm(shown._reshape([self.size(0) * self.size(1), n]))"""

    __slots__ = ("factors", "factors_changes", "weight", "weight_changes", "back", "result", "result_changes", "self_dtype", "self_shape")
    saved = {"factors": ("factors", "input", 1), "weight": ("weight", "input", 2), "back": ("back", "plain", -1), "result": ("result", "result", 0), "self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self", "factors", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_factors, to_weight = edges or self.next
        grad_self = grad_factors = grad_weight = None
        if to_self is not None:
            if self.factors_changes[0] > self.seq:
                raise stale(self, "factors")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back))
        if to_factors is not None:
            if self.factors_changes[0] > self.seq:
                raise stale(self, "factors")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            t1 = array_shape.slice((self.result if self.back else array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back))), -1, (5 * self.weight.shape[1]), None, 1)
            t2 = array_shape.slice((self.result if self.back else array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back))), -1, (4 * self.weight.shape[1]), (5 * self.weight.shape[1]), 1)
            t3 = array_shape.slice((array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back)) if self.back else self.result), -1, (5 * self.weight.shape[1]), None, 1)
            grad_factors = k_mul(array_joining.cat((t1, t1, t1, t2, t1, t2), -1), array_joining.cat((array_shape.slice((array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back)) if self.back else self.result), -1, 0, (4 * self.weight.shape[1]), 1), array_joining.cat((array_shape.zeros((1, self.self_shape[1], self.weight.shape[1]), self.self_dtype, grad), array_shape.slice(t3, 0, 0, -1, 1)), 0), t3), -1))
        if to_weight is not None:
            if self.factors_changes[0] > self.seq:
                raise stale(self, "factors")
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_weight = array_linalg__products.mm(array_shape.t(array_shape.reshape(array_shape.slice((self.result if self.back else array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back))), -1, 0, (4 * self.weight.shape[1]), 1), ((self.self_shape[0] * self.self_shape[1]), (4 * self.weight.shape[1])))), array_shape.reshape(array_joining.cat((array_shape.zeros((1, self.self_shape[1], self.weight.shape[1]), self.self_dtype, grad), array_shape.slice(array_shape.slice((array_scan.lstm_scan(grad, self.factors, self.weight, (not self.back)) if self.back else self.result), -1, (4 * self.weight.shape[1]), (5 * self.weight.shape[1]), 1), 0, 0, -1, 1)), 0), ((self.self_shape[0] * self.self_shape[1]), self.weight.shape[1])))
        if freed:
            self.release(freed)
        return (grad_self, grad_factors, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_factors, to_weight = edges or self.next
        grad_self = grad_factors = grad_weight = None
        if to_self is not None:
            factors = saved_input(self, "factors", self.factors, self.factors_changes, self.next[1])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            grad_self = ops._lstm_scan(grad, factors, weight, (not self.back))
        if to_factors is not None:
            factors = saved_input(self, "factors", self.factors, self.factors_changes, self.next[1])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            t1 = ops.slice((result if self.back else ops._lstm_scan(grad, factors, weight, (not self.back))), -1, (5 * weight.shape[1]))
            t2 = ops.slice((result if self.back else ops._lstm_scan(grad, factors, weight, (not self.back))), -1, (4 * weight.shape[1]), (5 * weight.shape[1]))
            t3 = ops.slice((ops._lstm_scan(grad, factors, weight, (not self.back)) if self.back else result), -1, (5 * weight.shape[1]))
            grad_factors = ops.mul(ops.cat((t1, t1, t1, t2, t1, t2), -1), ops.cat((ops.slice((ops._lstm_scan(grad, factors, weight, (not self.back)) if self.back else result), -1, 0, (4 * weight.shape[1])), ops.cat((made_beside(grad, array_shape.zeros, (1, self.self_shape[1], weight.shape[1]), dtype_of(self.self_dtype)), ops.slice(t3, 0, 0, -1))), t3), -1))
        if to_weight is not None:
            factors = saved_input(self, "factors", self.factors, self.factors_changes, self.next[1])
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_weight = ops.mm(ops.t(ops._reshape(ops.slice((result if self.back else ops._lstm_scan(grad, factors, weight, (not self.back))), -1, 0, (4 * weight.shape[1])), ((self.self_shape[0] * self.self_shape[1]), (4 * weight.shape[1])))), ops._reshape(ops.cat((made_beside(grad, array_shape.zeros, (1, self.self_shape[1], weight.shape[1]), dtype_of(self.self_dtype)), ops.slice(ops.slice((ops._lstm_scan(grad, factors, weight, (not self.back)) if self.back else result), -1, (4 * weight.shape[1]), (5 * weight.shape[1])), 0, 0, -1))), ((self.self_shape[0] * self.self_shape[1]), weight.shape[1])))
        if freed:
            self.release(freed)
        return (grad_self, grad_factors, grad_weight)

    def release(self, freed):
        self.factors = None
        self.factors_changes = freed
        self.weight = None
        self.weight_changes = freed
        self.result = None
        self.result_changes = freed


def _record__lstm_scan(edges, arrays, changes, results, result_changes):
    (self_node, factors_node, weight_node) = edges
    (self_array, factors_array, weight_array, back) = arrays
    (self_changes, factors_changes, weight_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(LstmScanBackward0)
    node.next = (self_node, factors_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    node.factors = factors_array
    node.factors_changes = factors_changes
    node.weight = weight_array
    node.weight_changes = weight_changes
    node.back = back
    if factors_node is not None or weight_node is not None:
        node.result = result_array
        node.result_changes = result_changes
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    return node


op__lstm_scan = Op(
    "_lstm_scan",
    "_lstm_scan(Tensor self, Tensor factors, Tensor weight, bool back) -> Tensor",
    params=(("input", "Tensor"), ("factors", "Tensor"), ("weight", "Tensor"), ("back", "bool")),
    positional=4,
    required=("input", "factors", "weight", "back"),
    forward=array_scan.lstm_scan,
    record=_record__lstm_scan,
    edges=(0, 1, 2),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0, 1, 2),
    batch="nn.steps",
    tangents={"result": TRANSPOSE},
)


def _lstm_scan(input, factors, weight, back):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or factors.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__lstm_scan, (input, factors, weight, back))
        self_array = input._array
        self_node = input._node
        if not op__lstm_scan.accepts[self_array.dtype]:
            return general(op__lstm_scan, (input, factors, weight, back))
        factors_array = factors._array
        factors_changes = factors._changes
        factors_node = factors._node
        if not op__lstm_scan.accepts[factors_array.dtype] or factors_array.__class__ is not self_array.__class__:
            return general(op__lstm_scan, (input, factors, weight, back))
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if not op__lstm_scan.accepts[weight_array.dtype] or weight_array.__class__ is not self_array.__class__:
            return general(op__lstm_scan, (input, factors, weight, back))
        result_array = array_scan.lstm_scan(self_array, factors_array, weight_array, back)
        out = plain_tensor(result_array)
        if (self_node is None and factors_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(LstmScanBackward0)
        node.next = (self_node, factors_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        node.factors = factors_array
        node.factors_changes = factors_changes
        node.weight = weight_array
        node.weight_changes = weight_changes
        node.back = back
        if factors_node is not None or weight_node is not None:
            node.result = result_array
            node.result_changes = result_changes
            node.self_dtype = self_array.dtype
            node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__lstm_scan.call = _lstm_scan


# ---- nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, float? scale=None, bool enable_gqa=False) -> Tensor


op_nn_functional_scaled_dot_product_attention = Op(
    "nn.functional.scaled_dot_product_attention",
    "nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, float? scale=None, bool enable_gqa=False) -> Tensor",
    params=(("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("attn_mask", "Tensor?"), ("dropout_p", "float"), ("is_causal", "bool"), ("scale", "float?"), ("enable_gqa", "bool")),
    positional=8,
    required=("query", "key", "value"),
    forward=compose_nn__attention.scaled_dot_product_attention,
    composite=True,
)


def nn_functional_scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False):
    """Means of values, weighted by the softmax of `query @ key.mT * scale`. A mask of bools says what takes part, one of numbers is added; a query that may look at nothing gets zeros."""
    try:
        if (dropout_p.__class__ is not float and dropout_p.__class__ is not int) or is_causal.__class__ is not bool or (scale.__class__ is not float and scale.__class__ is not int and scale is not None) or enable_gqa.__class__ is not bool:
            check_kinds(op_nn_functional_scaled_dot_product_attention, (query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa))
        if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or (attn_mask is not None and attn_mask.__class__ is not Tensor):
            check_tensors(op_nn_functional_scaled_dot_product_attention, (query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa))
        return compose_nn__attention.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
    except Exception:
        hide_frames()
        raise


op_nn_functional_scaled_dot_product_attention.call = nn_functional_scaled_dot_product_attention


# ---- _pixel_shuffle(Tensor self, int factor) -> Tensor


class PixelShuffleBackward0(Node, shown_as="PixelShuffleBackward0"):
    """self: _pixel_unshuffle(grad, factor)"""

    __slots__ = ("factor",)
    saved = {"factor": ("factor", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__channels.pixel_unshuffle(grad, self.factor)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._pixel_unshuffle(grad, self.factor)
        return (grad_self,)


def _record__pixel_shuffle(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, factor) = arrays
    node = new(PixelShuffleBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.factor = factor
    return node


def _tangent_arrays__pixel_shuffle_result(self_p, factor, self_t, result):
    return array_nn__channels.pixel_shuffle(self_t, factor)


def _tangent_tensors__pixel_shuffle_result(self_p, factor, self_t, result):
    return ops._pixel_shuffle(self_t, factor)


op__pixel_shuffle = Op(
    "_pixel_shuffle",
    "_pixel_shuffle(Tensor self, int factor) -> Tensor",
    params=(("input", "Tensor"), ("factor", "int")),
    positional=2,
    required=("input", "factor"),
    forward=array_nn__channels.pixel_shuffle,
    record=_record__pixel_shuffle,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__pixel_shuffle_result, _tangent_tensors__pixel_shuffle_result)},
)


def _pixel_shuffle(input, factor):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pixel_shuffle, (input, factor))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__channels.pixel_shuffle(self_array, factor)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PixelShuffleBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.factor = factor
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pixel_shuffle.call = _pixel_shuffle


# ---- _pixel_unshuffle(Tensor self, int factor) -> Tensor


class PixelUnshuffleBackward0(Node, shown_as="PixelUnshuffleBackward0"):
    """self: _pixel_shuffle(grad, factor)"""

    __slots__ = ("factor",)
    saved = {"factor": ("factor", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__channels.pixel_shuffle(grad, self.factor)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._pixel_shuffle(grad, self.factor)
        return (grad_self,)


def _record__pixel_unshuffle(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, factor) = arrays
    node = new(PixelUnshuffleBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.factor = factor
    return node


def _tangent_arrays__pixel_unshuffle_result(self_p, factor, self_t, result):
    return array_nn__channels.pixel_unshuffle(self_t, factor)


def _tangent_tensors__pixel_unshuffle_result(self_p, factor, self_t, result):
    return ops._pixel_unshuffle(self_t, factor)


op__pixel_unshuffle = Op(
    "_pixel_unshuffle",
    "_pixel_unshuffle(Tensor self, int factor) -> Tensor",
    params=(("input", "Tensor"), ("factor", "int")),
    positional=2,
    required=("input", "factor"),
    forward=array_nn__channels.pixel_unshuffle,
    record=_record__pixel_unshuffle,
    edges=(0,),
    batch="dims.in_front",
    tangents={"result": (_tangent_arrays__pixel_unshuffle_result, _tangent_tensors__pixel_unshuffle_result)},
)


def _pixel_unshuffle(input, factor):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pixel_unshuffle, (input, factor))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__channels.pixel_unshuffle(self_array, factor)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PixelUnshuffleBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.factor = factor
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pixel_unshuffle.call = _pixel_unshuffle


# ---- _channel_shuffle(Tensor self, int groups) -> Tensor


class ChannelShuffleBackward0(Node, shown_as="ChannelShuffleBackward0"):
    """self: _channel_shuffle(grad, self.size(1) // groups)"""

    __slots__ = ("self_shape", "groups")
    saved = {"self_shape": ("self_shape", "plain", 0), "groups": ("groups", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__channels.channel_shuffle(grad, (self.self_shape[1] // self.groups))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._channel_shuffle(grad, (self.self_shape[1] // self.groups))
        return (grad_self,)


def _record__channel_shuffle(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, groups) = arrays
    node = new(ChannelShuffleBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.groups = groups
    return node


def _tangent_arrays__channel_shuffle_result(self_p, groups, self_t, result):
    return array_nn__channels.channel_shuffle(self_t, groups)


def _tangent_tensors__channel_shuffle_result(self_p, groups, self_t, result):
    return ops._channel_shuffle(self_t, groups)


op__channel_shuffle = Op(
    "_channel_shuffle",
    "_channel_shuffle(Tensor self, int groups) -> Tensor",
    params=(("input", "Tensor"), ("groups", "int")),
    positional=2,
    required=("input", "groups"),
    forward=array_nn__channels.channel_shuffle,
    record=_record__channel_shuffle,
    edges=(0,),
    batch="nn.images",
    tangents={"result": (_tangent_arrays__channel_shuffle_result, _tangent_tensors__channel_shuffle_result)},
)


def _channel_shuffle(input, groups):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__channel_shuffle, (input, groups))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__channels.channel_shuffle(self_array, groups)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(ChannelShuffleBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.groups = groups
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__channel_shuffle.call = _channel_shuffle


# ---- nn.functional.pixel_shuffle(Tensor self, int upscale_factor) -> Tensor


op_nn_functional_pixel_shuffle = Op(
    "nn.functional.pixel_shuffle",
    "nn.functional.pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
    params=(("input", "Tensor"), ("upscale_factor", "int")),
    positional=2,
    required=("input", "upscale_factor"),
    forward=compose_nn__channels.pixel_shuffle,
    composite=True,
)


def nn_functional_pixel_shuffle(input, upscale_factor):
    """Images whose channels, `upscale_factor ** 2` at a time, become places."""
    try:
        if upscale_factor.__class__ is not int:
            check_kinds(op_nn_functional_pixel_shuffle, (input, upscale_factor))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_pixel_shuffle, (input, upscale_factor))
        return compose_nn__channels.pixel_shuffle(input, upscale_factor)
    except Exception:
        hide_frames()
        raise


op_nn_functional_pixel_shuffle.call = nn_functional_pixel_shuffle


# ---- nn.functional.pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor


op_nn_functional_pixel_unshuffle = Op(
    "nn.functional.pixel_unshuffle",
    "nn.functional.pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
    params=(("input", "Tensor"), ("downscale_factor", "int")),
    positional=2,
    required=("input", "downscale_factor"),
    forward=compose_nn__channels.pixel_unshuffle,
    composite=True,
)


def nn_functional_pixel_unshuffle(input, downscale_factor):
    """The inverse of `pixel_shuffle`."""
    try:
        if downscale_factor.__class__ is not int:
            check_kinds(op_nn_functional_pixel_unshuffle, (input, downscale_factor))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_pixel_unshuffle, (input, downscale_factor))
        return compose_nn__channels.pixel_unshuffle(input, downscale_factor)
    except Exception:
        hide_frames()
        raise


op_nn_functional_pixel_unshuffle.call = nn_functional_pixel_unshuffle


# ---- nn.functional.channel_shuffle(Tensor self, int groups) -> Tensor


op_nn_functional_channel_shuffle = Op(
    "nn.functional.channel_shuffle",
    "nn.functional.channel_shuffle(Tensor self, int groups) -> Tensor",
    params=(("input", "Tensor"), ("groups", "int")),
    positional=2,
    required=("input", "groups"),
    forward=compose_nn__channels.channel_shuffle,
    composite=True,
)


def nn_functional_channel_shuffle(input, groups):
    """Channels in another order, the first of each of the groups first."""
    try:
        if groups.__class__ is not int:
            check_kinds(op_nn_functional_channel_shuffle, (input, groups))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_channel_shuffle, (input, groups))
        return compose_nn__channels.channel_shuffle(input, groups)
    except Exception:
        hide_frames()
        raise


op_nn_functional_channel_shuffle.call = nn_functional_channel_shuffle


# ---- nn.functional.dropout1d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor


op_nn_functional_dropout1d = Op(
    "nn.functional.dropout1d",
    "nn.functional.dropout1d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.dropout1d,
    composite=True,
)


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    """Zeroes whole channels at random, and scales up the others."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_dropout1d, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_dropout1d, (input, p, training, inplace))
        return compose_nn__layers.dropout1d(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_dropout1d.call = nn_functional_dropout1d


# ---- nn.functional.dropout2d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor


op_nn_functional_dropout2d = Op(
    "nn.functional.dropout2d",
    "nn.functional.dropout2d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.dropout2d,
    composite=True,
)


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    """Zeroes whole channels at random, and scales up the others."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_dropout2d, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_dropout2d, (input, p, training, inplace))
        return compose_nn__layers.dropout2d(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_dropout2d.call = nn_functional_dropout2d


# ---- nn.functional.dropout3d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor


op_nn_functional_dropout3d = Op(
    "nn.functional.dropout3d",
    "nn.functional.dropout3d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.dropout3d,
    composite=True,
)


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    """Zeroes whole channels at random, and scales up the others."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_dropout3d, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_dropout3d, (input, p, training, inplace))
        return compose_nn__layers.dropout3d(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_dropout3d.call = nn_functional_dropout3d


# ---- nn.functional.alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor


op_nn_functional_alpha_dropout = Op(
    "nn.functional.alpha_dropout",
    "nn.functional.alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.alpha_dropout,
    composite=True,
)


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """Drops elements to where `selu` saturates, and keeps mean and variance."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_alpha_dropout, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_alpha_dropout, (input, p, training, inplace))
        return compose_nn__layers.alpha_dropout(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_alpha_dropout.call = nn_functional_alpha_dropout


# ---- nn.functional.feature_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor


op_nn_functional_feature_alpha_dropout = Op(
    "nn.functional.feature_alpha_dropout",
    "nn.functional.feature_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor",
    params=(("input", "Tensor"), ("p", "float"), ("training", "bool"), ("inplace", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.feature_alpha_dropout,
    composite=True,
)


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """Drops whole channels to where `selu` saturates, and keeps mean and variance."""
    try:
        if (p.__class__ is not float and p.__class__ is not int) or training.__class__ is not bool or inplace.__class__ is not bool:
            check_kinds(op_nn_functional_feature_alpha_dropout, (input, p, training, inplace))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_feature_alpha_dropout, (input, p, training, inplace))
        return compose_nn__layers.feature_alpha_dropout(input, p, training, inplace)
    except Exception:
        hide_frames()
        raise


op_nn_functional_feature_alpha_dropout.call = nn_functional_feature_alpha_dropout


# ---- nn.functional.rrelu(Tensor self, float lower=0.125, float upper=0.3333333333333333, bool training=False) -> Tensor


op_nn_functional_rrelu = Op(
    "nn.functional.rrelu",
    "nn.functional.rrelu(Tensor self, float lower=0.125, float upper=0.3333333333333333, bool training=False) -> Tensor",
    params=(("input", "Tensor"), ("lower", "float"), ("upper", "float"), ("training", "bool")),
    positional=4,
    required=("input",),
    forward=compose_nn__layers.rrelu,
    composite=True,
)


def nn_functional_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """Below zero, the element times a slope that is drawn between `lower` and `upper` in training, and their mean otherwise."""
    try:
        if inplace:
            return nn_functional_rrelu_(input, lower, upper, training)
        if (lower.__class__ is not float and lower.__class__ is not int) or (upper.__class__ is not float and upper.__class__ is not int) or training.__class__ is not bool:
            check_kinds(op_nn_functional_rrelu, (input, lower, upper, training))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_rrelu, (input, lower, upper, training))
        return compose_nn__layers.rrelu(input, lower, upper, training)
    except Exception:
        hide_frames()
        raise


op_nn_functional_rrelu.call = nn_functional_rrelu


def nn_functional_rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """The in-place form of `nn_functional_rrelu`."""
    try:
        if (lower.__class__ is not float and lower.__class__ is not int) or (upper.__class__ is not float and upper.__class__ is not int) or training.__class__ is not bool:
            check_kinds(op_nn_functional_rrelu, (input, lower, upper, training))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_rrelu, (input, lower, upper, training))
        return composed_in_place(op_nn_functional_rrelu, (input, lower, upper, training))
    except Exception:
        hide_frames()
        raise


# ---- native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor


op_native_dropout_backward = Op(
    "native_dropout_backward",
    "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
    params=(("grad_output", "Tensor"), ("mask", "Tensor"), ("scale", "float")),
    positional=3,
    required=("grad_output", "mask", "scale"),
    forward=compose_nn__layers.native_dropout_backward,
    composite=True,
)


def native_dropout_backward(grad_output, mask, scale):
    """The gradient of a dropout that kept the elements of `mask` and scaled them."""
    try:
        if (scale.__class__ is not float and scale.__class__ is not int):
            check_kinds(op_native_dropout_backward, (grad_output, mask, scale))
        if grad_output.__class__ is not Tensor or mask.__class__ is not Tensor:
            check_tensors(op_native_dropout_backward, (grad_output, mask, scale))
        return compose_nn__layers.native_dropout_backward(grad_output, mask, scale)
    except Exception:
        hide_frames()
        raise


op_native_dropout_backward.call = native_dropout_backward


# ---- grid_sampler(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor


op_grid_sampler = Op(
    "grid_sampler",
    "grid_sampler(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
    params=(("input", "Tensor"), ("grid", "Tensor"), ("interpolation_mode", "int"), ("padding_mode", "int"), ("align_corners", "bool")),
    positional=5,
    required=("input", "grid", "interpolation_mode", "padding_mode", "align_corners"),
    forward=compose_nn__resample.grid_sampler,
    composite=True,
)


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """As `nn.functional.grid_sample`, with numbers for the modes. 0, 1 and 2 are bilinear, nearest and bicubic; of `padding_mode`, zeros, border and reflection."""
    try:
        if interpolation_mode.__class__ is not int or padding_mode.__class__ is not int or align_corners.__class__ is not bool:
            check_kinds(op_grid_sampler, (input, grid, interpolation_mode, padding_mode, align_corners))
        if input.__class__ is not Tensor or grid.__class__ is not Tensor:
            check_tensors(op_grid_sampler, (input, grid, interpolation_mode, padding_mode, align_corners))
        return compose_nn__resample.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)
    except Exception:
        hide_frames()
        raise


op_grid_sampler.call = grid_sampler


# ---- grid_sampler_2d(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor


op_grid_sampler_2d = Op(
    "grid_sampler_2d",
    "grid_sampler_2d(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
    params=(("input", "Tensor"), ("grid", "Tensor"), ("interpolation_mode", "int"), ("padding_mode", "int"), ("align_corners", "bool")),
    positional=5,
    required=("input", "grid", "interpolation_mode", "padding_mode", "align_corners"),
    forward=compose_nn__resample.grid_sampler_2d,
    composite=True,
)


def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    """The `grid_sampler` of images."""
    try:
        if interpolation_mode.__class__ is not int or padding_mode.__class__ is not int or align_corners.__class__ is not bool:
            check_kinds(op_grid_sampler_2d, (input, grid, interpolation_mode, padding_mode, align_corners))
        if input.__class__ is not Tensor or grid.__class__ is not Tensor:
            check_tensors(op_grid_sampler_2d, (input, grid, interpolation_mode, padding_mode, align_corners))
        return compose_nn__resample.grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners)
    except Exception:
        hide_frames()
        raise


op_grid_sampler_2d.call = grid_sampler_2d


# ---- grid_sampler_3d(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor


op_grid_sampler_3d = Op(
    "grid_sampler_3d",
    "grid_sampler_3d(Tensor self, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
    params=(("input", "Tensor"), ("grid", "Tensor"), ("interpolation_mode", "int"), ("padding_mode", "int"), ("align_corners", "bool")),
    positional=5,
    required=("input", "grid", "interpolation_mode", "padding_mode", "align_corners"),
    forward=compose_nn__resample.grid_sampler_3d,
    composite=True,
)


def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    """The `grid_sampler` of volumes."""
    try:
        if interpolation_mode.__class__ is not int or padding_mode.__class__ is not int or align_corners.__class__ is not bool:
            check_kinds(op_grid_sampler_3d, (input, grid, interpolation_mode, padding_mode, align_corners))
        if input.__class__ is not Tensor or grid.__class__ is not Tensor:
            check_tensors(op_grid_sampler_3d, (input, grid, interpolation_mode, padding_mode, align_corners))
        return compose_nn__resample.grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners)
    except Exception:
        hide_frames()
        raise


op_grid_sampler_3d.call = grid_sampler_3d


# ---- max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor


op_max_pool2d_with_indices_backward = Op(
    "max_pool2d_with_indices_backward",
    "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    params=(("grad_output", "Tensor"), ("input", "Tensor"), ("kernel_size", "int[]"), ("stride", "int[]"), ("padding", "int[]"), ("dilation", "int[]"), ("ceil_mode", "bool"), ("indices", "Tensor")),
    positional=8,
    required=("grad_output", "input", "kernel_size", "stride", "padding", "dilation", "ceil_mode", "indices"),
    forward=compose_nn__images.max_pool2d_with_indices_backward,
    composite=True,
)


def max_pool2d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices):
    """The gradient of the input of `nn.functional.max_pool2d`. Zeros, and at each place of `indices` the sum of what `grad_output` holds for it."""
    try:
        if ceil_mode.__class__ is not bool:
            check_kinds(op_max_pool2d_with_indices_backward, (grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices))
        if grad_output.__class__ is not Tensor or input.__class__ is not Tensor or indices.__class__ is not Tensor:
            check_tensors(op_max_pool2d_with_indices_backward, (grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices))
        return compose_nn__images.max_pool2d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices)
    except Exception:
        hide_frames()
        raise


op_max_pool2d_with_indices_backward.call = max_pool2d_with_indices_backward


# ---- nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor


op_nn_functional_gumbel_softmax = Op(
    "nn.functional.gumbel_softmax",
    "nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor",
    params=(("logits", "Tensor"), ("tau", "float"), ("hard", "bool"), ("eps", "float"), ("dim", "int")),
    positional=5,
    required=("logits",),
    forward=compose_nn__layers.gumbel_softmax,
    composite=True,
)


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1, axis=None):
    """A sample from the categories of `logits`, smooth for `tau` above zero. The softmax of `logits` plus noise, over `tau`; with `hard` one where that is largest and zero elsewhere, with
    the gradient of the softmax."""
    try:
        if axis is not None:
            dim = by_other_name("gumbel_softmax", "dim", dim, -1, "axis", axis)
        if (tau.__class__ is not float and tau.__class__ is not int) or hard.__class__ is not bool or (eps.__class__ is not float and eps.__class__ is not int) or dim.__class__ is not int:
            check_kinds(op_nn_functional_gumbel_softmax, (logits, tau, hard, eps, dim))
        if logits.__class__ is not Tensor:
            check_tensors(op_nn_functional_gumbel_softmax, (logits, tau, hard, eps, dim))
        return compose_nn__layers.gumbel_softmax(logits, tau, hard, eps, dim)
    except Exception:
        hide_frames()
        raise


op_nn_functional_gumbel_softmax.call = nn_functional_gumbel_softmax
