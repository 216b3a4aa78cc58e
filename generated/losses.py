"""Distances between vectors, and losses made of distances, margins and distributions.

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
from specgrad.array.linalg import matrices as array_linalg__matrices
from specgrad.array.nn import ctc as array_nn__ctc
from specgrad.array.nn import distances as array_nn__distances
from specgrad.array.nn import margins as array_nn__margins
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose.nn import bags as compose_nn__bags
from specgrad.compose.nn import ctc as compose_nn__ctc
from specgrad.compose.nn import distances as compose_nn__distances
from specgrad.compose.nn import layers as compose_nn__layers
from specgrad.compose.nn import losses as compose_nn__losses
from specgrad.compose.nn import multi_head as compose_nn__multi_head
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

k__distances_backward_self = _k["_distances_backward_self"]
k__distances_backward_self_2 = _k["_distances_backward_self_2"]
k__distances_backward_self_3 = _k["_distances_backward_self_3"]
k__distances_backward_self_4 = _k["_distances_backward_self_4"]
k__distances_backward_self_5 = _k["_distances_backward_self_5"]
k__distances_backward_self_6 = _k["_distances_backward_self_6"]
k__distances_backward_self_7 = _k["_distances_backward_self_7"]
k__distances_backward_self_8 = _k["_distances_backward_self_8"]
k__pair_distances_backward_self = _k["_pair_distances_backward_self"]
k__pair_distances_backward_self_2 = _k["_pair_distances_backward_self_2"]
k__pair_distances_backward_self_3 = _k["_pair_distances_backward_self_3"]
k__pair_distances_backward_self_4 = _k["_pair_distances_backward_self_4"]
k__pair_distances_backward_self_5 = _k["_pair_distances_backward_self_5"]
k__pair_distances_backward_self_6 = _k["_pair_distances_backward_self_6"]
k__pair_distances_backward_self_inner = _k["_pair_distances_backward_self_inner"]
k__smooth_l1_backward_self_2 = _k["_smooth_l1_backward_self_2"]
k__vector_norm_backward_self_2 = _k["_vector_norm_backward_self_2"]
k__vector_norm_backward_self_3 = _k["_vector_norm_backward_self_3"]
k_abs = _k["abs"]
k_add = _k["add"]
k_eq = _k["eq"]
k_lerp_tangent_weight = _k["lerp_tangent_weight"]
k_mul = _k["mul"]
k_neg = _k["neg"]
k_sub = _k["sub"]


# ---- nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor


op_nn_functional_cosine_similarity = Op(
    "nn.functional.cosine_similarity",
    "nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor",
    params=(("x1", "Tensor"), ("x2", "Tensor"), ("dim", "int"), ("eps", "float")),
    positional=4,
    required=("x1", "x2"),
    forward=compose_nn__distances.cosine_similarity,
    composite=True,
)


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-08, axis=None):
    """The products of `x1` and `x2` along `dim`, each divided by its norm, or by `eps` if the norm is less. Where it is less, the gradient is that of a division by `eps`."""
    try:
        if axis is not None:
            dim = by_other_name("cosine_similarity", "dim", dim, 1, "axis", axis)
        if dim.__class__ is not int or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_cosine_similarity, (x1, x2, dim, eps))
        if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
            check_tensors(op_nn_functional_cosine_similarity, (x1, x2, dim, eps))
        return compose_nn__distances.cosine_similarity(x1, x2, dim, eps)
    except Exception:
        hide_frames()
        raise


op_nn_functional_cosine_similarity.call = nn_functional_cosine_similarity


# ---- nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-06, bool keepdim=False) -> Tensor


op_nn_functional_pairwise_distance = Op(
    "nn.functional.pairwise_distance",
    "nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-06, bool keepdim=False) -> Tensor",
    params=(("x1", "Tensor"), ("x2", "Tensor"), ("p", "float"), ("eps", "float"), ("keepdim", "bool")),
    positional=5,
    required=("x1", "x2"),
    forward=compose_nn__distances.pairwise_distance,
    composite=True,
)


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False, keepdims=None):
    """The norms of `x1 - x2 + eps` along the last dimension. The gradient of a distance of zero is zero."""
    try:
        if keepdims is not None:
            keepdim = by_other_name("pairwise_distance", "keepdim", keepdim, False, "keepdims", keepdims)
        if (p.__class__ is not float and p.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int) or keepdim.__class__ is not bool:
            check_kinds(op_nn_functional_pairwise_distance, (x1, x2, p, eps, keepdim))
        if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
            check_tensors(op_nn_functional_pairwise_distance, (x1, x2, p, eps, keepdim))
        return compose_nn__distances.pairwise_distance(x1, x2, p, eps, keepdim)
    except Exception:
        hide_frames()
        raise


op_nn_functional_pairwise_distance.call = nn_functional_pairwise_distance


# ---- cdist(Tensor x1, Tensor x2, float p=2.0, str compute_mode='use_mm_for_euclid_dist_if_necessary') -> Tensor


op_cdist = Op(
    "cdist",
    "cdist(Tensor x1, Tensor x2, float p=2.0, str compute_mode='use_mm_for_euclid_dist_if_necessary') -> Tensor",
    params=(("x1", "Tensor"), ("x2", "Tensor"), ("p", "float"), ("compute_mode", "str")),
    positional=4,
    required=("x1", "x2"),
    forward=compose_nn__distances.cdist,
    composite=True,
)


def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """The distances of all rows of `x1` from all rows of `x2`, as norms of their differences in every `compute_mode`. The gradient of a distance of zero is zero."""
    try:
        if (p.__class__ is not float and p.__class__ is not int):
            check_kinds(op_cdist, (x1, x2, p, compute_mode))
        if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
            check_tensors(op_cdist, (x1, x2, p, compute_mode))
        return compose_nn__distances.cdist(x1, x2, p, compute_mode)
    except Exception:
        hide_frames()
        raise


op_cdist.call = cdist


# ---- _pair_differences(Tensor self) -> Tensor


class PairDifferencesBackward0(Node, shown_as="PdistBackward0"):
    """self: _sums_of_pairs(grad, self.size(-2))"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__distances.sums_of_pairs(grad, self.self_shape[-2])
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._sums_of_pairs(grad, self.self_shape[-2])
        return (grad_self,)


def _record__pair_differences(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(PairDifferencesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays__pair_differences_result(self_p, self_t, result):
    return array_nn__distances.pair_differences(self_t)


def _tangent_tensors__pair_differences_result(self_p, self_t, result):
    return ops._pair_differences(self_t)


op__pair_differences = Op(
    "_pair_differences",
    "_pair_differences(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_nn__distances.pair_differences,
    record=_record__pair_differences,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__pair_differences_result, _tangent_tensors__pair_differences_result)},
)


def _pair_differences(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pair_differences, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__distances.pair_differences(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(PairDifferencesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pair_differences.call = _pair_differences


# ---- _sums_of_pairs(Tensor self, int rows) -> Tensor


class SumsOfPairsBackward0(Node, shown_as="PdistBackward0"):
    """self: _pair_differences(grad)"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_nn__distances.pair_differences(grad)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._pair_differences(grad)
        return (grad_self,)


def _record__sums_of_pairs(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(SumsOfPairsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays__sums_of_pairs_result(self_p, rows, self_t, result):
    return array_nn__distances.sums_of_pairs(self_t, rows)


def _tangent_tensors__sums_of_pairs_result(self_p, rows, self_t, result):
    return ops._sums_of_pairs(self_t, rows)


op__sums_of_pairs = Op(
    "_sums_of_pairs",
    "_sums_of_pairs(Tensor self, int rows) -> Tensor",
    params=(("input", "Tensor"), ("rows", "int")),
    positional=2,
    required=("input", "rows"),
    forward=array_nn__distances.sums_of_pairs,
    record=_record__sums_of_pairs,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": (_tangent_arrays__sums_of_pairs_result, _tangent_tensors__sums_of_pairs_result)},
)


def _sums_of_pairs(input, rows):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__sums_of_pairs, (input, rows))
        self_array = input._array
        self_node = input._node
        result_array = array_nn__distances.sums_of_pairs(self_array, rows)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SumsOfPairsBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__sums_of_pairs.call = _sums_of_pairs


# ---- _weighted_differences(Tensor self, Tensor other, Tensor weight) -> Tensor


class WeightedDifferencesBackward0(Node, shown_as="CdistBackward0"):
    """self: weight.sum(-1, True) * grad
    other: -weight.transpose(-2, -1)._matmul(grad)
    weight: (grad.unsqueeze(-2) * (self.unsqueeze(-2) - other.unsqueeze(-3))).sum(-1)"""

    __slots__ = ("weight", "weight_changes", "self_", "self_changes", "other", "other_changes")
    saved = {"weight": ("weight", "input", 2), "self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other, to_weight = edges or self.next
        grad_self = grad_other = grad_weight = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = k_mul(array_reduce.sum(self.weight, -1, True, None), grad)
        if to_other is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_other = k_neg(array_linalg__matrices.matmul(array_shape.transpose(self.weight, -2, -1), grad))
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_weight = array_reduce.sum(k_lerp_tangent_weight(array_shape.unsqueeze(grad, -2), array_shape.unsqueeze(self.self_, -2), array_shape.unsqueeze(self.other, -3)), -1, False, None)
        if freed:
            self.release(freed)
        return (grad_self, grad_other, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other, to_weight = edges or self.next
        grad_self = grad_other = grad_weight = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            grad_self = ops.mul(ops.sum(weight, -1, True), grad)
        if to_other is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[2])
            grad_other = ops.neg(ops._matmul(ops.transpose(weight, -2, -1), grad))
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            grad_weight = ops.sum(ops.mul(ops.unsqueeze(grad, -2), ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3))), -1)
        if freed:
            self.release(freed)
        return (grad_self, grad_other, grad_weight)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record__weighted_differences(edges, arrays, changes, results, result_changes):
    (self_node, other_node, weight_node) = edges
    (self_array, other_array, weight_array) = arrays
    (self_changes, other_changes, weight_changes) = changes
    node = new(WeightedDifferencesBackward0)
    node.next = (self_node, other_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None or other_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
    return node


def _tangent_arrays__weighted_differences_result(self_p, other_p, weight_p, self_t, other_t, weight_t, result):
    total = None
    if self_t is not None or other_t is not None:
        if self_t is None:
            self_t = zeros_like_array(self_p)
        if other_t is None:
            other_t = zeros_like_array(other_p)
        term = array_nn__distances.weighted_differences(self_t, other_t, weight_p)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__distances.weighted_differences(self_p, other_p, weight_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__weighted_differences_result(self_p, other_p, weight_p, self_t, other_t, weight_t, result):
    total = None
    if self_t is not None or other_t is not None:
        if self_t is None:
            self_t = ops.zeros_like(self_p)
        if other_t is None:
            other_t = ops.zeros_like(other_p)
        term = ops._weighted_differences(self_t, other_t, weight_p)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops._weighted_differences(self_p, other_p, weight_t)
        total = term if total is None else ops.add(total, term)
    return total


op__weighted_differences = Op(
    "_weighted_differences",
    "_weighted_differences(Tensor self, Tensor other, Tensor weight) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("weight", "Tensor")),
    positional=3,
    required=("input", "other", "weight"),
    forward=array_nn__distances.weighted_differences,
    record=_record__weighted_differences,
    edges=(0, 1, 2),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__weighted_differences_result, _tangent_tensors__weighted_differences_result)},
    saves_self_for=("weight",),
)


def _weighted_differences(input, other, weight):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__weighted_differences, (input, other, weight))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if other_array.__class__ is not self_array.__class__:
            return general(op__weighted_differences, (input, other, weight))
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__weighted_differences, (input, other, weight))
        result_array = array_nn__distances.weighted_differences(self_array, other_array, weight_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(WeightedDifferencesBackward0)
        node.next = (self_node, other_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None or other_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.other = other_array
            node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__weighted_differences.call = _weighted_differences


# ---- _distances(Tensor self, Tensor other, float p) -> Tensor


class DistancesBackward0(Node, shown_as="CdistBackward0"):
    """self: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2)
    other: _weighted_differences(other, self, w.transpose(-2, -1)) if p == 2 else -slopes.sum(-3)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes", "result", "result_changes", "p")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1), "result": ("result", "result", 0), "p": ("p", "plain", -1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_self = (array_nn__distances.weighted_differences(self.self_, self.other, k__distances_backward_self(grad, self.result)) if (self.p == 2) else array_reduce.sum((k__smooth_l1_backward_self_2(array_shape.unsqueeze(grad, -1), array_shape.unsqueeze(self.self_, -2), array_shape.unsqueeze(self.other, -3)) if (self.p == 1) else (k__distances_backward_self_2(array_shape.unsqueeze(self.self_, -2), array_shape.unsqueeze(self.other, -3), array_shape.unsqueeze(grad, -1)) if (self.p == 0) else (k__distances_backward_self_3(array_shape.unsqueeze(grad, -1), array_reduce.sum(k_eq((t3 := array_reduce.magnitude(k_sub((t1 := array_shape.unsqueeze(self.self_, -2)), (t2 := array_shape.unsqueeze(self.other, -3))))), (t4 := array_reduce.amax(t3, -1, True))), -1, True, None), t3, t4, t1, t2) if (self.p == math.inf) else (k__distances_backward_self_4(array_shape.unsqueeze(grad, -1), (t5 := array_shape.unsqueeze(self.self_, -2)), (t6 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t5, t6)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 2) else (k__distances_backward_self_5(array_shape.unsqueeze(grad, -1), (t7 := array_shape.unsqueeze(self.self_, -2)), (t8 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t7, t8)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 3) else (k__distances_backward_self_6(array_shape.unsqueeze(grad, -1), (t9 := array_shape.unsqueeze(self.self_, -2)), (t10 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t9, t10)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 0.5) else (k__distances_backward_self_7(array_shape.unsqueeze(grad, -1), (t11 := array_shape.unsqueeze(self.self_, -2)), (t12 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t11, t12)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == -1) else k__distances_backward_self_8(array_shape.unsqueeze(grad, -1), (t13 := array_shape.unsqueeze(self.self_, -2)), (t14 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t13, t14)), array_shape.unsqueeze(self.result, -1), (self.p - 1))))))))), -2, False, None))
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            if self.result_changes[0] > self.seq:
                raise stale(self, "result")
            grad_other = (array_nn__distances.weighted_differences(self.other, self.self_, array_shape.transpose(k__distances_backward_self(grad, self.result), -2, -1)) if (self.p == 2) else k_neg(array_reduce.sum((k__smooth_l1_backward_self_2(array_shape.unsqueeze(grad, -1), array_shape.unsqueeze(self.self_, -2), array_shape.unsqueeze(self.other, -3)) if (self.p == 1) else (k__distances_backward_self_2(array_shape.unsqueeze(self.self_, -2), array_shape.unsqueeze(self.other, -3), array_shape.unsqueeze(grad, -1)) if (self.p == 0) else (k__distances_backward_self_3(array_shape.unsqueeze(grad, -1), array_reduce.sum(k_eq((t3 := array_reduce.magnitude(k_sub((t1 := array_shape.unsqueeze(self.self_, -2)), (t2 := array_shape.unsqueeze(self.other, -3))))), (t4 := array_reduce.amax(t3, -1, True))), -1, True, None), t3, t4, t1, t2) if (self.p == math.inf) else (k__distances_backward_self_4(array_shape.unsqueeze(grad, -1), (t5 := array_shape.unsqueeze(self.self_, -2)), (t6 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t5, t6)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 2) else (k__distances_backward_self_5(array_shape.unsqueeze(grad, -1), (t7 := array_shape.unsqueeze(self.self_, -2)), (t8 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t7, t8)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 3) else (k__distances_backward_self_6(array_shape.unsqueeze(grad, -1), (t9 := array_shape.unsqueeze(self.self_, -2)), (t10 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t9, t10)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 0.5) else (k__distances_backward_self_7(array_shape.unsqueeze(grad, -1), (t11 := array_shape.unsqueeze(self.self_, -2)), (t12 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t11, t12)), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == -1) else k__distances_backward_self_8(array_shape.unsqueeze(grad, -1), (t13 := array_shape.unsqueeze(self.self_, -2)), (t14 := array_shape.unsqueeze(self.other, -3)), array_reduce.magnitude(k_sub(t13, t14)), array_shape.unsqueeze(self.result, -1), (self.p - 1))))))))), -3, False, None)))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_self = (ops._weighted_differences(self_, other, ops.div(grad, ops.where(ops.eq(result, 0), math.inf, result))) if (self.p == 2) else ops.sum((ops.mul(ops.unsqueeze(grad, -1), ops.sgn(ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3)))) if (self.p == 1) else (ops.mul(ops.sgn(ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3))), ops.mul(ops.unsqueeze(grad, -1), 0)) if (self.p == 0) else (ops.mul(ops.div(ops.unsqueeze(grad, -1), ops.sum((t3 := ops.eq((t2 := ops._magnitude((t1 := ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3))))), ops.amax(t2, -1, True))), -1, True)), ops.where(t3, ops.sgn(t1), 0)) if (self.p == math.inf) else ops.mul(ops.unsqueeze(grad, -1), ops.mul(ops.sgn((t4 := ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3)))), ops.pow_Scalar(ops.where(ops.eq(t4, 0), 1, ops.div(ops._magnitude(t4), ops.where(ops.eq((t5 := ops.unsqueeze(result, -1)), 0), math.inf, t5))), (self.p - 1))))))), -2))
        if to_other is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            other = saved_input(self, "other", self.other, self.other_changes, self.next[1])
            result = saved_result(self, "result", self.result, self.result_changes, 0)
            grad_other = (ops._weighted_differences(other, self_, ops.transpose(ops.div(grad, ops.where(ops.eq(result, 0), math.inf, result)), -2, -1)) if (self.p == 2) else ops.neg(ops.sum((ops.mul(ops.unsqueeze(grad, -1), ops.sgn(ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3)))) if (self.p == 1) else (ops.mul(ops.sgn(ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3))), ops.mul(ops.unsqueeze(grad, -1), 0)) if (self.p == 0) else (ops.mul(ops.div(ops.unsqueeze(grad, -1), ops.sum((t3 := ops.eq((t2 := ops._magnitude((t1 := ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3))))), ops.amax(t2, -1, True))), -1, True)), ops.where(t3, ops.sgn(t1), 0)) if (self.p == math.inf) else ops.mul(ops.unsqueeze(grad, -1), ops.mul(ops.sgn((t4 := ops.sub(ops.unsqueeze(self_, -2), ops.unsqueeze(other, -3)))), ops.pow_Scalar(ops.where(ops.eq(t4, 0), 1, ops.div(ops._magnitude(t4), ops.where(ops.eq((t5 := ops.unsqueeze(result, -1)), 0), math.inf, t5))), (self.p - 1))))))), -3)))
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


def _record__distances(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array, p) = arrays
    (self_changes, other_changes) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(DistancesBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    node.result = result_array
    node.result_changes = result_changes
    node.p = p
    return node


op__distances = Op(
    "_distances",
    "_distances(Tensor self, Tensor other, float p) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("p", "float")),
    positional=3,
    required=("input", "other", "p"),
    forward=array_nn__distances.distances,
    record=_record__distances,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input", "other"),
)


def _distances(input, other, p):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
            return general(op__distances, (input, other, p))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        other_array = other._array
        other_changes = other._changes
        other_node = other._node
        if other_array.__class__ is not self_array.__class__:
            return general(op__distances, (input, other, p))
        result_array = array_nn__distances.distances(self_array, other_array, p)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(DistancesBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        node.result = result_array
        node.result_changes = result_changes
        node.p = p
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__distances.call = _distances


# ---- _weighted_sums_of_pairs(Tensor self, Tensor weight) -> Tensor


class WeightedSumsOfPairsBackward0(Node, shown_as="PdistBackward0"):
    """self: _weighted_sums_of_pairs(grad, weight)
    weight: (_pair_differences(self) * _pair_differences(grad)).sum(-1)"""

    __slots__ = ("weight", "weight_changes", "self_", "self_changes")
    saved = {"weight": ("weight", "input", 1), "self": ("self_", "input", 0)}
    inputs = ("self", "weight")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None:
            if self.weight_changes[0] > self.seq:
                raise stale(self, "weight")
            grad_self = array_nn__distances.weighted_sums_of_pairs(grad, self.weight)
        if to_weight is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            grad_weight = array_reduce.sum(k_mul(array_nn__distances.pair_differences(self.self_), array_nn__distances.pair_differences(grad)), -1, False, None)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_weight = edges or self.next
        grad_self = grad_weight = None
        if to_self is not None:
            weight = saved_input(self, "weight", self.weight, self.weight_changes, self.next[1])
            grad_self = ops._weighted_sums_of_pairs(grad, weight)
        if to_weight is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
            grad_weight = ops.sum(ops.mul(ops._pair_differences(self_), ops._pair_differences(grad)), -1)
        if freed:
            self.release(freed)
        return (grad_self, grad_weight)

    def release(self, freed):
        self.weight = None
        self.weight_changes = freed
        self.self_ = None
        self.self_changes = freed


def _record__weighted_sums_of_pairs(edges, arrays, changes, results, result_changes):
    (self_node, weight_node) = edges
    (self_array, weight_array) = arrays
    (self_changes, weight_changes) = changes
    node = new(WeightedSumsOfPairsBackward0)
    node.next = (self_node, weight_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.weight = weight_array
        node.weight_changes = weight_changes
    if weight_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
    return node


def _tangent_arrays__weighted_sums_of_pairs_result(self_p, weight_p, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = array_nn__distances.weighted_sums_of_pairs(self_t, weight_p)
        total = term if total is None else k_add(total, term)
    if weight_t is not None:
        term = array_nn__distances.weighted_sums_of_pairs(self_p, weight_t)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors__weighted_sums_of_pairs_result(self_p, weight_p, self_t, weight_t, result):
    total = None
    if self_t is not None:
        term = ops._weighted_sums_of_pairs(self_t, weight_p)
        total = term if total is None else ops.add(total, term)
    if weight_t is not None:
        term = ops._weighted_sums_of_pairs(self_p, weight_t)
        total = term if total is None else ops.add(total, term)
    return total


op__weighted_sums_of_pairs = Op(
    "_weighted_sums_of_pairs",
    "_weighted_sums_of_pairs(Tensor self, Tensor weight) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor")),
    positional=2,
    required=("input", "weight"),
    forward=array_nn__distances.weighted_sums_of_pairs,
    record=_record__weighted_sums_of_pairs,
    edges=(0, 1),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__weighted_sums_of_pairs_result, _tangent_tensors__weighted_sums_of_pairs_result)},
    saves_self_for=("weight",),
)


def _weighted_sums_of_pairs(input, weight):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or modes.observers:
            return general(op__weighted_sums_of_pairs, (input, weight))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        weight_array = weight._array
        weight_changes = weight._changes
        weight_node = weight._node
        if weight_array.__class__ is not self_array.__class__:
            return general(op__weighted_sums_of_pairs, (input, weight))
        result_array = array_nn__distances.weighted_sums_of_pairs(self_array, weight_array)
        out = plain_tensor(result_array)
        if (self_node is None and weight_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(WeightedSumsOfPairsBackward0)
        node.next = (self_node, weight_node)
        node.seq = next_seq()
        node.extra = None
        if self_node is not None:
            node.weight = weight_array
            node.weight_changes = weight_changes
        if weight_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__weighted_sums_of_pairs.call = _weighted_sums_of_pairs


# ---- _pair_distances(Tensor self, float p) -> Tensor


class PairDistancesBackward0(Node, shown_as="PdistBackward0"):
    """self: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes", "p")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0), "p": ("p", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = (array_nn__distances.weighted_sums_of_pairs(self.self_, k__distances_backward_self(grad, self.result)) if (self.p == 2) else array_nn__distances.sums_of_pairs((k__vector_norm_backward_self_2(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_)) if (self.p == 1) else (k__vector_norm_backward_self_3(array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(grad, -1)) if (self.p == 0) else (k__pair_distances_backward_self(array_shape.unsqueeze(grad, -1), array_reduce.sum(k__pair_distances_backward_self_inner((t1 := array_nn__distances.pair_differences(self.self_)), (t2 := array_reduce.amax(k_abs(t1), -1, True))), -1, True, None), t1, t2) if (self.p == math.inf) else (k__pair_distances_backward_self_2(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 2) else (k__pair_distances_backward_self_3(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 3) else (k__pair_distances_backward_self_4(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == 0.5) else (k__pair_distances_backward_self_5(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(self.result, -1)) if ((self.p - 1) == -1) else k__pair_distances_backward_self_6(array_shape.unsqueeze(grad, -1), array_nn__distances.pair_differences(self.self_), array_shape.unsqueeze(self.result, -1), (self.p - 1))))))))), self.self_.shape[-2]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = (ops._weighted_sums_of_pairs(self_, ops.div(grad, ops.where(ops.eq(result, 0), math.inf, result))) if (self.p == 2) else ops._sums_of_pairs((ops.mul(ops.unsqueeze(grad, -1), ops.sgn(ops._pair_differences(self_))) if (self.p == 1) else (ops.mul(ops.sgn(ops._pair_differences(self_)), ops.mul(ops.unsqueeze(grad, -1), 0)) if (self.p == 0) else (ops.mul(ops.div(ops.unsqueeze(grad, -1), ops.sum((t3 := ops.eq((t2 := ops.abs((t1 := ops._pair_differences(self_)))), ops.amax(t2, -1, True))), -1, True)), ops.where(t3, ops.sgn(t1), 0)) if (self.p == math.inf) else ops.mul(ops.unsqueeze(grad, -1), ops.mul(ops.sgn((t4 := ops._pair_differences(self_))), ops.pow_Scalar(ops.where(ops.eq(t4, 0), 1, ops.div(ops.abs(t4), ops.where(ops.eq((t5 := ops.unsqueeze(result, -1)), 0), math.inf, t5))), (self.p - 1))))))), self_.shape[-2]))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record__pair_distances(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, p) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(PairDistancesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    node.p = p
    return node


op__pair_distances = Op(
    "_pair_distances",
    "_pair_distances(Tensor self, float p) -> Tensor",
    params=(("input", "Tensor"), ("p", "float")),
    positional=2,
    required=("input", "p"),
    forward=array_nn__distances.pair_distances,
    record=_record__pair_distances,
    edges=(0,),
    batch="dims.in_front_of_matrices",
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _pair_distances(input, p):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__pair_distances, (input, p))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = array_nn__distances.pair_distances(self_array, p)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(PairDistancesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.result = result_array
        node.result_changes = result_changes
        node.p = p
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__pair_distances.call = _pair_distances


# ---- nn.functional.pdist(Tensor self, float p=2.0) -> Tensor


op_nn_functional_pdist = Op(
    "nn.functional.pdist",
    "nn.functional.pdist(Tensor self, float p=2.0) -> Tensor",
    params=(("input", "Tensor"), ("p", "float")),
    positional=2,
    required=("input",),
    forward=compose_nn__distances.pdist,
    composite=True,
)


def nn_functional_pdist(input, p=2.0):
    """The distances of all pairs of rows, each pair once. The gradient of a distance of zero is zero."""
    try:
        if (p.__class__ is not float and p.__class__ is not int):
            check_kinds(op_nn_functional_pdist, (input, p))
        if input.__class__ is not Tensor:
            check_tensors(op_nn_functional_pdist, (input, p))
        return compose_nn__distances.pdist(input, p)
    except Exception:
        hide_frames()
        raise


op_nn_functional_pdist.call = nn_functional_pdist


# ---- dist(Tensor self, Tensor other, Scalar p=2) -> Tensor


op_dist = Op(
    "dist",
    "dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("p", "Scalar")),
    positional=3,
    required=("input", "other"),
    forward=compose_nn__distances.dist,
    composite=True,
)


def dist(input=..., other=..., p=2, x1=None, x2=None):
    """The norm of the difference. The gradient of a distance of zero is zero."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("dist", input, other, x1, x2)
        if p.__class__ not in NUMBERS:
            check_kinds(op_dist, (input, other, p))
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_dist, (input, other, p))
        return compose_nn__distances.dist(input, other, p)
    except Exception:
        hide_frames()
        raise


op_dist.call = dist


# ---- nn.functional.poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, Any size_average=None, float eps=1e-08, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_poisson_nll_loss = Op(
    "nn.functional.poisson_nll_loss",
    "nn.functional.poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, Any size_average=None, float eps=1e-08, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("log_input", "bool"), ("full", "bool"), ("size_average", "Any"), ("eps", "float"), ("reduce", "Any"), ("reduction", "str")),
    positional=8,
    required=("input", "target"),
    forward=compose_nn__losses.poisson_nll_loss,
    composite=True,
)


def nn_functional_poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction="mean"):
    """Minus the logarithm of the probability that a Poisson distribution gives to `target`; with `full`, Stirling's approximation of the factorial of targets above 1 as well."""
    try:
        if log_input.__class__ is not bool or full.__class__ is not bool or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_poisson_nll_loss, (input, target, log_input, full, size_average, eps, reduce, reduction))
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_poisson_nll_loss, (input, target, log_input, full, size_average, eps, reduce, reduction))
        return compose_nn__losses.poisson_nll_loss(input, target, log_input, full, size_average, eps, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_poisson_nll_loss.call = nn_functional_poisson_nll_loss


# ---- nn.functional.gaussian_nll_loss(Tensor self, Tensor target, Any var, bool full=False, float eps=1e-06, str reduction='mean') -> Tensor


op_nn_functional_gaussian_nll_loss = Op(
    "nn.functional.gaussian_nll_loss",
    "nn.functional.gaussian_nll_loss(Tensor self, Tensor target, Any var, bool full=False, float eps=1e-06, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("var", "Any"), ("full", "bool"), ("eps", "float"), ("reduction", "str")),
    positional=6,
    required=("input", "target", "var"),
    forward=compose_nn__losses.gaussian_nll_loss,
    composite=True,
)


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean"):
    """Minus the logarithm of the density that a normal distribution of variance `var`, at least `eps`, gives to `target`. What `eps` changes, the gradient does not see."""
    try:
        if full.__class__ is not bool or (eps.__class__ is not float and eps.__class__ is not int):
            check_kinds(op_nn_functional_gaussian_nll_loss, (input, target, var, full, eps, reduction))
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_gaussian_nll_loss, (input, target, var, full, eps, reduction))
        return compose_nn__losses.gaussian_nll_loss(input, target, var, full, eps, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_gaussian_nll_loss.call = nn_functional_gaussian_nll_loss


# ---- nn.functional.soft_margin_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_soft_margin_loss = Op(
    "nn.functional.soft_margin_loss",
    "nn.functional.soft_margin_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=5,
    required=("input", "target"),
    forward=compose_nn__losses.soft_margin_loss,
    composite=True,
)


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """The logarithm of 1 plus the exponential of minus `target` times the input, without overflow."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_soft_margin_loss, (input, target, size_average, reduce, reduction))
        return compose_nn__losses.soft_margin_loss(input, target, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_soft_margin_loss.call = nn_functional_soft_margin_loss


# ---- nn.functional.hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_hinge_embedding_loss = Op(
    "nn.functional.hinge_embedding_loss",
    "nn.functional.hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("margin", "float"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__losses.hinge_embedding_loss,
    composite=True,
)


def nn_functional_hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    """The input where `target` is 1, and what it lacks of `margin` where it is -1."""
    try:
        if (margin.__class__ is not float and margin.__class__ is not int):
            check_kinds(op_nn_functional_hinge_embedding_loss, (input, target, margin, size_average, reduce, reduction))
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_hinge_embedding_loss, (input, target, margin, size_average, reduce, reduction))
        return compose_nn__losses.hinge_embedding_loss(input, target, margin, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_hinge_embedding_loss.call = nn_functional_hinge_embedding_loss


# ---- nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_margin_ranking_loss = Op(
    "nn.functional.margin_ranking_loss",
    "nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input1", "Tensor"), ("input2", "Tensor"), ("target", "Tensor"), ("margin", "float"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=7,
    required=("input1", "input2", "target"),
    forward=compose_nn__losses.margin_ranking_loss,
    composite=True,
)


def nn_functional_margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """What the first input lacks of being larger than the second by `margin`, or smaller where `target` is -1."""
    try:
        if (margin.__class__ is not float and margin.__class__ is not int):
            check_kinds(op_nn_functional_margin_ranking_loss, (input1, input2, target, margin, size_average, reduce, reduction))
        if input1.__class__ is not Tensor or input2.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_margin_ranking_loss, (input1, input2, target, margin, size_average, reduce, reduction))
        return compose_nn__losses.margin_ranking_loss(input1, input2, target, margin, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_margin_ranking_loss.call = nn_functional_margin_ranking_loss


# ---- nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_cosine_embedding_loss = Op(
    "nn.functional.cosine_embedding_loss",
    "nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input1", "Tensor"), ("input2", "Tensor"), ("target", "Tensor"), ("margin", "float"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=7,
    required=("input1", "input2", "target"),
    forward=compose_nn__losses.cosine_embedding_loss,
    composite=True,
)


def nn_functional_cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """One less the cosine of the angle between two vectors where `target` is 1, and what the cosine is above `margin` where it is -1."""
    try:
        if (margin.__class__ is not float and margin.__class__ is not int):
            check_kinds(op_nn_functional_cosine_embedding_loss, (input1, input2, target, margin, size_average, reduce, reduction))
        if input1.__class__ is not Tensor or input2.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_cosine_embedding_loss, (input1, input2, target, margin, size_average, reduce, reduction))
        return compose_nn__losses.cosine_embedding_loss(input1, input2, target, margin, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_cosine_embedding_loss.call = nn_functional_cosine_embedding_loss


# ---- nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_triplet_margin_loss = Op(
    "nn.functional.triplet_margin_loss",
    "nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("anchor", "Tensor"), ("positive", "Tensor"), ("negative", "Tensor"), ("margin", "float"), ("p", "float"), ("eps", "float"), ("swap", "bool"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=10,
    required=("anchor", "positive", "negative"),
    forward=compose_nn__losses.triplet_margin_loss,
    composite=True,
)


def nn_functional_triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, reduction="mean"):
    """What the distance from `negative` lacks of exceeding that from `positive` by `margin`. With `swap`, the distance of these two counts where it is the less."""
    try:
        if (margin.__class__ is not float and margin.__class__ is not int) or (p.__class__ is not float and p.__class__ is not int) or (eps.__class__ is not float and eps.__class__ is not int) or swap.__class__ is not bool:
            check_kinds(op_nn_functional_triplet_margin_loss, (anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction))
        if anchor.__class__ is not Tensor or positive.__class__ is not Tensor or negative.__class__ is not Tensor:
            check_tensors(op_nn_functional_triplet_margin_loss, (anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction))
        return compose_nn__losses.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_triplet_margin_loss.call = nn_functional_triplet_margin_loss


# ---- nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, Any distance_function=None, float margin=1.0, bool swap=False, str reduction='mean') -> Tensor


op_nn_functional_triplet_margin_with_distance_loss = Op(
    "nn.functional.triplet_margin_with_distance_loss",
    "nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, Any distance_function=None, float margin=1.0, bool swap=False, str reduction='mean') -> Tensor",
    params=(("anchor", "Tensor"), ("positive", "Tensor"), ("negative", "Tensor"), ("distance_function", "Any"), ("margin", "float"), ("swap", "bool"), ("reduction", "str")),
    positional=3,
    required=("anchor", "positive", "negative"),
    forward=compose_nn__losses.triplet_margin_with_distance_loss,
    composite=True,
)


def nn_functional_triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"):
    """A triplet's loss by any distance, `pairwise_distance` if none is given."""
    try:
        if (margin.__class__ is not float and margin.__class__ is not int) or swap.__class__ is not bool:
            check_kinds(op_nn_functional_triplet_margin_with_distance_loss, (anchor, positive, negative, distance_function, margin, swap, reduction))
        if anchor.__class__ is not Tensor or positive.__class__ is not Tensor or negative.__class__ is not Tensor:
            check_tensors(op_nn_functional_triplet_margin_with_distance_loss, (anchor, positive, negative, distance_function, margin, swap, reduction))
        return compose_nn__losses.triplet_margin_with_distance_loss(anchor, positive, negative, distance_function, margin, swap, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_triplet_margin_with_distance_loss.call = nn_functional_triplet_margin_with_distance_loss


# ---- _multi_margin(Tensor self, Tensor target, int p, float margin) -> Tensor


class MultiMarginBackward0(Node, shown_as="MultiMarginLossBackward0"):
    """self: grad.unsqueeze(1) * _multi_margin_slopes(self, target, p, margin)"""

    __slots__ = ("self_", "self_changes", "target", "target_changes", "p", "margin")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", -1), "p": ("p", "plain", -1), "margin": ("margin", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.target_changes[0] > self.seq:
            raise stale(self, "target")
        grad_self = k_mul(array_shape.unsqueeze(grad, 1), array_nn__margins.multi_margin_slopes(self.self_, self.target, self.p, self.margin))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        target = saved_input(self, "target", self.target, self.target_changes, None)
        grad_self = ops.mul(ops.unsqueeze(grad, 1), ops._multi_margin_slopes(self_, target, self.p, self.margin))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__multi_margin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array, p, margin) = arrays
    (self_changes, target_changes) = changes
    node = new(MultiMarginBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.target = target_array
    node.target_changes = target_changes
    node.p = p
    node.margin = margin
    return node


def _tangent_arrays__multi_margin_result(self_p, target, p, margin, self_t, result):
    return array_reduce.sum(k_mul(self_t, array_nn__margins.multi_margin_slopes(self_p, target, p, margin)), (1,), False, None)


def _tangent_tensors__multi_margin_result(self_p, target, p, margin, self_t, result):
    return ops.sum(ops.mul(self_t, ops._multi_margin_slopes(self_p, target, p, margin)), (1,))


op__multi_margin = Op(
    "_multi_margin",
    "_multi_margin(Tensor self, Tensor target, int p, float margin) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("p", "int"), ("margin", "float")),
    positional=4,
    required=("input", "target", "p", "margin"),
    forward=array_nn__margins.multi_margin,
    record=_record__multi_margin,
    edges=(0,),
    batch="nn.images_of_all_inputs",
    tangents={"result": (_tangent_arrays__multi_margin_result, _tangent_tensors__multi_margin_result)},
    saves_self_for=("input",),
)


def _multi_margin(input, target, p, margin):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__multi_margin, (input, target, p, margin))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not self_array.__class__:
            return general(op__multi_margin, (input, target, p, margin))
        result_array = array_nn__margins.multi_margin(self_array, target_array, p, margin)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MultiMarginBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        node.p = p
        node.margin = margin
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__multi_margin.call = _multi_margin


# ---- _multi_margin_slopes(Tensor self, Tensor target, int p, float margin) -> Tensor


class MultiMarginSlopesBackward0(Node, shown_as="MultiMarginLossBackward0"):
    """self: _multi_margin_curvature(grad, self, target, p, margin)"""

    __slots__ = ("self_", "self_changes", "target", "target_changes", "p", "margin")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", -1), "p": ("p", "plain", -1), "margin": ("margin", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.target_changes[0] > self.seq:
            raise stale(self, "target")
        grad_self = array_nn__margins.multi_margin_curvature(grad, self.self_, self.target, self.p, self.margin)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        target = saved_input(self, "target", self.target, self.target_changes, None)
        grad_self = ops._multi_margin_curvature(grad, self_, target, self.p, self.margin)
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__multi_margin_slopes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array, p, margin) = arrays
    (self_changes, target_changes) = changes
    node = new(MultiMarginSlopesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.target = target_array
    node.target_changes = target_changes
    node.p = p
    node.margin = margin
    return node


def _tangent_arrays__multi_margin_slopes_result(self_p, target, p, margin, self_t, result):
    return array_nn__margins.multi_margin_curvature(self_t, self_p, target, p, margin)


def _tangent_tensors__multi_margin_slopes_result(self_p, target, p, margin, self_t, result):
    return ops._multi_margin_curvature(self_t, self_p, target, p, margin)


op__multi_margin_slopes = Op(
    "_multi_margin_slopes",
    "_multi_margin_slopes(Tensor self, Tensor target, int p, float margin) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("p", "int"), ("margin", "float")),
    positional=4,
    required=("input", "target", "p", "margin"),
    forward=array_nn__margins.multi_margin_slopes,
    record=_record__multi_margin_slopes,
    edges=(0,),
    batch="nn.images_of_all_inputs",
    tangents={"result": (_tangent_arrays__multi_margin_slopes_result, _tangent_tensors__multi_margin_slopes_result)},
    saves_self_for=("input",),
)


def _multi_margin_slopes(input, target, p, margin):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__multi_margin_slopes, (input, target, p, margin))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not self_array.__class__:
            return general(op__multi_margin_slopes, (input, target, p, margin))
        result_array = array_nn__margins.multi_margin_slopes(self_array, target_array, p, margin)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MultiMarginSlopesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        node.p = p
        node.margin = margin
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__multi_margin_slopes.call = _multi_margin_slopes


# ---- _multi_margin_curvature(Tensor above, Tensor self, Tensor target, int p, float margin) -> Tensor


class MultiMarginCurvatureBackward0(Node, shown_as="MultiMarginLossBackward0"):
    """above: _multi_margin_curvature(grad, self, target, p, margin)
    self: zero"""

    __slots__ = ("self_", "self_changes", "target", "target_changes", "p", "margin", "self_dtype", "self_shape")
    saved = {"self": ("self_", "input", 1), "target": ("target", "input", -1), "p": ("p", "plain", -1), "margin": ("margin", "plain", -1), "self_dtype": ("self_dtype", "plain", 1), "self_shape": ("self_shape", "plain", 1)}
    inputs = ("above", "self")

    def run_arrays(self, grad, freed, edges=None):
        to_above, to_self = edges or self.next
        grad_above = grad_self = None
        if to_above is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.target_changes[0] > self.seq:
                raise stale(self, "target")
            grad_above = array_nn__margins.multi_margin_curvature(grad, self.self_, self.target, self.p, self.margin)
        if to_self is not None:
            grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        if freed:
            self.release(freed)
        return (grad_above, grad_self)

    def run_tensors(self, grad, freed, edges=None):
        to_above, to_self = edges or self.next
        grad_above = grad_self = None
        if to_above is not None:
            self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[1])
            target = saved_input(self, "target", self.target, self.target_changes, None)
            grad_above = ops._multi_margin_curvature(grad, self_, target, self.p, self.margin)
        if to_self is not None:
            grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        if freed:
            self.release(freed)
        return (grad_above, grad_self)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__multi_margin_curvature(edges, arrays, changes, results, result_changes):
    (above_node, self_node) = edges
    (above_array, self_array, target_array, p, margin) = arrays
    (above_changes, self_changes, target_changes) = changes
    node = new(MultiMarginCurvatureBackward0)
    node.next = (above_node, self_node)
    node.seq = next_seq()
    node.extra = None
    if above_node is not None:
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        node.p = p
        node.margin = margin
    if self_node is not None:
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    return node


def _tangent_arrays__multi_margin_curvature_result(above_p, self_p, target, p, margin, above_t, self_t, result):
    if above_t is None:
        return None
    return array_nn__margins.multi_margin_curvature(above_t, self_p, target, p, margin)


def _tangent_tensors__multi_margin_curvature_result(above_p, self_p, target, p, margin, above_t, self_t, result):
    if above_t is None:
        return None
    return ops._multi_margin_curvature(above_t, self_p, target, p, margin)


op__multi_margin_curvature = Op(
    "_multi_margin_curvature",
    "_multi_margin_curvature(Tensor above, Tensor self, Tensor target, int p, float margin) -> Tensor",
    params=(("above", "Tensor"), ("input", "Tensor"), ("target", "Tensor"), ("p", "int"), ("margin", "float")),
    positional=5,
    required=("above", "input", "target", "p", "margin"),
    forward=array_nn__margins.multi_margin_curvature,
    record=_record__multi_margin_curvature,
    edges=(0, 1),
    batch="nn.images_of_all_inputs",
    tangents={"result": (_tangent_arrays__multi_margin_curvature_result, _tangent_tensors__multi_margin_curvature_result)},
    saves_self_for=("above",),
)


def _multi_margin_curvature(above, input, target, p, margin):
    """Used by the formulas of other ops."""
    try:
        if above.__class__ is not Tensor or input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__multi_margin_curvature, (above, input, target, p, margin))
        above_array = above._array
        above_node = above._node
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        if self_array.__class__ is not above_array.__class__:
            return general(op__multi_margin_curvature, (above, input, target, p, margin))
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not above_array.__class__:
            return general(op__multi_margin_curvature, (above, input, target, p, margin))
        result_array = array_nn__margins.multi_margin_curvature(above_array, self_array, target_array, p, margin)
        out = plain_tensor(result_array)
        if (above_node is None and self_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(MultiMarginCurvatureBackward0)
        node.next = (above_node, self_node)
        node.seq = next_seq()
        node.extra = None
        if above_node is not None:
            node.self_ = self_array
            node.self_changes = self_changes
            node.target = target_array
            node.target_changes = target_changes
            node.p = p
            node.margin = margin
        if self_node is not None:
            node.self_dtype = self_array.dtype
            node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__multi_margin_curvature.call = _multi_margin_curvature


# ---- _multilabel_margin(Tensor self, Tensor target) -> Tensor


class MultilabelMarginBackward0(Node, shown_as="MultilabelMarginLossBackward0"):
    """self: grad.unsqueeze(1) * _multilabel_margin_slopes(self, target)"""

    __slots__ = ("self_", "self_changes", "target", "target_changes")
    saved = {"self": ("self_", "input", 0), "target": ("target", "input", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.target_changes[0] > self.seq:
            raise stale(self, "target")
        grad_self = k_mul(array_shape.unsqueeze(grad, 1), array_nn__margins.multilabel_margin_slopes(self.self_, self.target))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        target = saved_input(self, "target", self.target, self.target_changes, None)
        grad_self = ops.mul(ops.unsqueeze(grad, 1), ops._multilabel_margin_slopes(self_, target))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.target = None
        self.target_changes = freed


def _record__multilabel_margin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array) = arrays
    (self_changes, target_changes) = changes
    node = new(MultilabelMarginBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.target = target_array
    node.target_changes = target_changes
    return node


def _tangent_arrays__multilabel_margin_result(self_p, target, self_t, result):
    return array_reduce.sum(k_mul(self_t, array_nn__margins.multilabel_margin_slopes(self_p, target)), (1,), False, None)


def _tangent_tensors__multilabel_margin_result(self_p, target, self_t, result):
    return ops.sum(ops.mul(self_t, ops._multilabel_margin_slopes(self_p, target)), (1,))


op__multilabel_margin = Op(
    "_multilabel_margin",
    "_multilabel_margin(Tensor self, Tensor target) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor")),
    positional=2,
    required=("input", "target"),
    forward=array_nn__margins.multilabel_margin,
    record=_record__multilabel_margin,
    edges=(0,),
    batch="nn.images_of_all_inputs",
    tangents={"result": (_tangent_arrays__multilabel_margin_result, _tangent_tensors__multilabel_margin_result)},
    saves_self_for=("input",),
)


def _multilabel_margin(input, target):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__multilabel_margin, (input, target))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        target_array = target._array
        target_changes = target._changes
        if target_array.__class__ is not self_array.__class__:
            return general(op__multilabel_margin, (input, target))
        result_array = array_nn__margins.multilabel_margin(self_array, target_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MultilabelMarginBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.target = target_array
        node.target_changes = target_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__multilabel_margin.call = _multilabel_margin


# ---- _multilabel_margin_slopes(Tensor self, Tensor target) -> Tensor


class MultilabelMarginSlopesBackward0(Node, shown_as="MultilabelMarginLossBackward0"):
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


def _record__multilabel_margin_slopes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, target_array) = arrays
    node = new(MultilabelMarginSlopesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


op__multilabel_margin_slopes = Op(
    "_multilabel_margin_slopes",
    "_multilabel_margin_slopes(Tensor self, Tensor target) -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor")),
    positional=2,
    required=("input", "target"),
    forward=array_nn__margins.multilabel_margin_slopes,
    record=_record__multilabel_margin_slopes,
    edges=(0,),
    batch="nn.images_of_all_inputs",
    tangents={"result": TRANSPOSE},
)


def _multilabel_margin_slopes(input, target):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or modes.observers:
            return general(op__multilabel_margin_slopes, (input, target))
        self_array = input._array
        self_node = input._node
        target_array = target._array
        if target_array.__class__ is not self_array.__class__:
            return general(op__multilabel_margin_slopes, (input, target))
        result_array = array_nn__margins.multilabel_margin_slopes(self_array, target_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(MultilabelMarginSlopesBackward0)
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


op__multilabel_margin_slopes.call = _multilabel_margin_slopes


# ---- nn.functional.multi_margin_loss(Tensor self, Tensor target, Scalar p=1, float margin=1.0, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_multi_margin_loss = Op(
    "nn.functional.multi_margin_loss",
    "nn.functional.multi_margin_loss(Tensor self, Tensor target, Scalar p=1, float margin=1.0, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("p", "Scalar"), ("margin", "float"), ("weight", "Tensor?"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=8,
    required=("input", "target"),
    forward=compose_nn__losses.multi_margin_loss,
    composite=True,
)


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    """What the score of each sample's class lacks of exceeding those of the other classes by `margin`, to the power `p`."""
    try:
        if p.__class__ not in NUMBERS or (margin.__class__ is not float and margin.__class__ is not int):
            check_kinds(op_nn_functional_multi_margin_loss, (input, target, p, margin, weight, size_average, reduce, reduction))
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_multi_margin_loss, (input, target, p, margin, weight, size_average, reduce, reduction))
        return compose_nn__losses.multi_margin_loss(input, target, p, margin, weight, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_multi_margin_loss.call = nn_functional_multi_margin_loss


# ---- nn.functional.multilabel_margin_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_multilabel_margin_loss = Op(
    "nn.functional.multilabel_margin_loss",
    "nn.functional.multilabel_margin_loss(Tensor self, Tensor target, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=5,
    required=("input", "target"),
    forward=compose_nn__losses.multilabel_margin_loss,
    composite=True,
)


def nn_functional_multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """What the scores of the classes in each row of `target`, up to the first -1, lack of exceeding those of the other classes by 1."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor:
            check_tensors(op_nn_functional_multilabel_margin_loss, (input, target, size_average, reduce, reduction))
        return compose_nn__losses.multilabel_margin_loss(input, target, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_multilabel_margin_loss.call = nn_functional_multilabel_margin_loss


# ---- nn.functional.multilabel_soft_margin_loss(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_multilabel_soft_margin_loss = Op(
    "nn.functional.multilabel_soft_margin_loss",
    "nn.functional.multilabel_soft_margin_loss(Tensor self, Tensor target, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("weight", "Tensor?"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=6,
    required=("input", "target"),
    forward=compose_nn__losses.multilabel_soft_margin_loss,
    composite=True,
)


def nn_functional_multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    """The cross-entropy of the logits of each class and whether it is one of the sample's, averaged over the classes."""
    try:
        if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_multilabel_soft_margin_loss, (input, target, weight, size_average, reduce, reduction))
        return compose_nn__losses.multilabel_soft_margin_loss(input, target, weight, size_average, reduce, reduction)
    except Exception:
        hide_frames()
        raise


op_nn_functional_multilabel_soft_margin_loss.call = nn_functional_multilabel_soft_margin_loss


# ---- _ctc_loss(Tensor self, Tensor targets, int[] ends, int[] sizes, int blank, str reduction, bool zero_infinity) -> Tensor


class CtcLossBackward0(Node, shown_as="CtcLossBackward0"):
    """self: grad.unsqueeze(-1) * _ctc_gradient(self.unsqueeze(0), targets, ends, sizes, blank, reduction, zero_infinity).select(0, 0)"""

    __slots__ = ("self_", "self_changes", "targets", "targets_changes", "ends", "sizes", "blank", "reduction", "zero_infinity")
    saved = {"self": ("self_", "input", 0), "targets": ("targets", "input", -1), "ends": ("ends", "plain", -1), "sizes": ("sizes", "plain", -1), "blank": ("blank", "plain", -1), "reduction": ("reduction", "plain", -1), "zero_infinity": ("zero_infinity", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.targets_changes[0] > self.seq:
            raise stale(self, "targets")
        grad_self = k_mul(array_shape.unsqueeze(grad, -1), array_shape.select(array_nn__ctc.gradient(array_shape.unsqueeze(self.self_, 0), self.targets, self.ends, self.sizes, self.blank, self.reduction, self.zero_infinity), 0, 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        targets = saved_input(self, "targets", self.targets, self.targets_changes, None)
        grad_self = ops.mul(ops.unsqueeze(grad, -1), ops.select(ops._ctc_gradient(ops.unsqueeze(self_, 0), targets, self.ends, self.sizes, self.blank, self.reduction, self.zero_infinity), 0, 0))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.targets = None
        self.targets_changes = freed


def _record__ctc_loss(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, targets_array, ends, sizes, blank, reduction, zero_infinity) = arrays
    (self_changes, targets_changes) = changes
    node = new(CtcLossBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.targets = targets_array
    node.targets_changes = targets_changes
    node.ends = ends
    node.sizes = sizes
    node.blank = blank
    node.reduction = reduction
    node.zero_infinity = zero_infinity
    return node


op__ctc_loss = Op(
    "_ctc_loss",
    "_ctc_loss(Tensor self, Tensor targets, int[] ends, int[] sizes, int blank, str reduction, bool zero_infinity) -> Tensor",
    params=(("input", "Tensor"), ("targets", "Tensor"), ("ends", "int[]"), ("sizes", "int[]"), ("blank", "int"), ("reduction", "str"), ("zero_infinity", "bool")),
    positional=7,
    required=("input", "targets", "ends", "sizes", "blank", "reduction", "zero_infinity"),
    forward=array_nn__ctc.loss,
    record=_record__ctc_loss,
    edges=(0,),
    tangents={"result": TRANSPOSE},
    saves_self_for=("input",),
)


def _ctc_loss(input, targets, ends, sizes, blank, reduction, zero_infinity):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or targets.__class__ is not Tensor or modes.observers:
            return general(op__ctc_loss, (input, targets, ends, sizes, blank, reduction, zero_infinity))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        targets_array = targets._array
        targets_changes = targets._changes
        if targets_array.__class__ is not self_array.__class__:
            return general(op__ctc_loss, (input, targets, ends, sizes, blank, reduction, zero_infinity))
        result_array = array_nn__ctc.loss(self_array, targets_array, ends, sizes, blank, reduction, zero_infinity)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CtcLossBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.targets = targets_array
        node.targets_changes = targets_changes
        node.ends = ends
        node.sizes = sizes
        node.blank = blank
        node.reduction = reduction
        node.zero_infinity = zero_infinity
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__ctc_loss.call = _ctc_loss


# ---- _ctc_gradient(Tensor self, Tensor targets, int[] ends, int[] sizes, int blank, str reduction, bool zero_infinity) -> Tensor


class CtcGradientBackward0(Node, shown_as="CtcLossBackwardBackward0"):
    """self: _ctc_gradient(cat([self, grad.flip([0])], 0), targets, ends, sizes, blank, reduction, zero_infinity).slice(0, self.size(0), None).flip([0])"""

    __slots__ = ("self_", "self_changes", "targets", "targets_changes", "ends", "sizes", "blank", "reduction", "zero_infinity")
    saved = {"self": ("self_", "input", 0), "targets": ("targets", "input", -1), "ends": ("ends", "plain", -1), "sizes": ("sizes", "plain", -1), "blank": ("blank", "plain", -1), "reduction": ("reduction", "plain", -1), "zero_infinity": ("zero_infinity", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.targets_changes[0] > self.seq:
            raise stale(self, "targets")
        grad_self = array_copies.flip(array_shape.slice(array_nn__ctc.gradient(array_joining.cat((self.self_, array_copies.flip(grad, (0,))), 0), self.targets, self.ends, self.sizes, self.blank, self.reduction, self.zero_infinity), 0, self.self_.shape[0], None, 1), (0,))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        targets = saved_input(self, "targets", self.targets, self.targets_changes, None)
        grad_self = ops.flip(ops.slice(ops._ctc_gradient(ops.cat((self_, ops.flip(grad, (0,)))), targets, self.ends, self.sizes, self.blank, self.reduction, self.zero_infinity), 0, self_.shape[0]), (0,))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.targets = None
        self.targets_changes = freed


def _record__ctc_gradient(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, targets_array, ends, sizes, blank, reduction, zero_infinity) = arrays
    (self_changes, targets_changes) = changes
    node = new(CtcGradientBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.targets = targets_array
    node.targets_changes = targets_changes
    node.ends = ends
    node.sizes = sizes
    node.blank = blank
    node.reduction = reduction
    node.zero_infinity = zero_infinity
    return node


def _tangent_arrays__ctc_gradient_result(self_p, targets, ends, sizes, blank, reduction, zero_infinity, self_t, result):
    return array_shape.slice(array_nn__ctc.gradient(array_joining.cat((self_p, self_t), 0), targets, ends, sizes, blank, reduction, zero_infinity), 0, self_p.shape[0], None, 1)


def _tangent_tensors__ctc_gradient_result(self_p, targets, ends, sizes, blank, reduction, zero_infinity, self_t, result):
    return ops.slice(ops._ctc_gradient(ops.cat((self_p, self_t)), targets, ends, sizes, blank, reduction, zero_infinity), 0, self_p.shape[0])


op__ctc_gradient = Op(
    "_ctc_gradient",
    "_ctc_gradient(Tensor self, Tensor targets, int[] ends, int[] sizes, int blank, str reduction, bool zero_infinity) -> Tensor",
    params=(("input", "Tensor"), ("targets", "Tensor"), ("ends", "int[]"), ("sizes", "int[]"), ("blank", "int"), ("reduction", "str"), ("zero_infinity", "bool")),
    positional=7,
    required=("input", "targets", "ends", "sizes", "blank", "reduction", "zero_infinity"),
    forward=array_nn__ctc.gradient,
    record=_record__ctc_gradient,
    edges=(0,),
    tangents={"result": (_tangent_arrays__ctc_gradient_result, _tangent_tensors__ctc_gradient_result)},
    saves_self_for=("input",),
)


def _ctc_gradient(input, targets, ends, sizes, blank, reduction, zero_infinity):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or targets.__class__ is not Tensor or modes.observers:
            return general(op__ctc_gradient, (input, targets, ends, sizes, blank, reduction, zero_infinity))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        targets_array = targets._array
        targets_changes = targets._changes
        if targets_array.__class__ is not self_array.__class__:
            return general(op__ctc_gradient, (input, targets, ends, sizes, blank, reduction, zero_infinity))
        result_array = array_nn__ctc.gradient(self_array, targets_array, ends, sizes, blank, reduction, zero_infinity)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CtcGradientBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.targets = targets_array
        node.targets_changes = targets_changes
        node.ends = ends
        node.sizes = sizes
        node.blank = blank
        node.reduction = reduction
        node.zero_infinity = zero_infinity
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__ctc_gradient.call = _ctc_gradient


# ---- nn.functional.ctc_loss(Tensor log_probs, Tensor targets, Any input_lengths, Any target_lengths, int blank=0, str reduction='mean', bool zero_infinity=False) -> Tensor


op_nn_functional_ctc_loss = Op(
    "nn.functional.ctc_loss",
    "nn.functional.ctc_loss(Tensor log_probs, Tensor targets, Any input_lengths, Any target_lengths, int blank=0, str reduction='mean', bool zero_infinity=False) -> Tensor",
    params=(("log_probs", "Tensor"), ("targets", "Tensor"), ("input_lengths", "Any"), ("target_lengths", "Any"), ("blank", "int"), ("reduction", "str"), ("zero_infinity", "bool")),
    positional=7,
    required=("log_probs", "targets", "input_lengths", "target_lengths"),
    forward=compose_nn__ctc.ctc_loss,
    composite=True,
)


def nn_functional_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    """Minus the logarithm of the probability of `targets`, over all alignments with the steps of `log_probs`, with blanks between them. The gradient is the derivative; PyTorch's is the same behind a `log_softmax`."""
    try:
        if blank.__class__ is not int or zero_infinity.__class__ is not bool:
            check_kinds(op_nn_functional_ctc_loss, (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity))
        if log_probs.__class__ is not Tensor or targets.__class__ is not Tensor:
            check_tensors(op_nn_functional_ctc_loss, (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity))
        return compose_nn__ctc.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)
    except Exception:
        hide_frames()
        raise


op_nn_functional_ctc_loss.call = nn_functional_ctc_loss


# ---- nn.functional.embedding_bag(Tensor self, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor


op_nn_functional_embedding_bag = Op(
    "nn.functional.embedding_bag",
    "nn.functional.embedding_bag(Tensor self, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor",
    params=(("input", "Tensor"), ("weight", "Tensor"), ("offsets", "Tensor?"), ("max_norm", "float?"), ("norm_type", "float"), ("scale_grad_by_freq", "bool"), ("mode", "str"), ("sparse", "bool"), ("per_sample_weights", "Tensor?"), ("include_last_offset", "bool"), ("padding_idx", "int?")),
    positional=11,
    required=("input", "weight"),
    forward=compose_nn__bags.embedding_bag,
    composite=True,
)


def nn_functional_embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
    """Sums, means or maxima of the rows of `weight` whose indices a bag holds. An empty bag gives zeros; the first of equal maxima has the gradient."""
    try:
        if (max_norm.__class__ is not float and max_norm.__class__ is not int and max_norm is not None) or (norm_type.__class__ is not float and norm_type.__class__ is not int) or scale_grad_by_freq.__class__ is not bool or sparse.__class__ is not bool or include_last_offset.__class__ is not bool or (padding_idx.__class__ is not int and padding_idx is not None):
            check_kinds(op_nn_functional_embedding_bag, (input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx))
        if input.__class__ is not Tensor or weight.__class__ is not Tensor or (offsets is not None and offsets.__class__ is not Tensor) or (per_sample_weights is not None and per_sample_weights.__class__ is not Tensor):
            check_tensors(op_nn_functional_embedding_bag, (input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx))
        return compose_nn__bags.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)
    except Exception:
        hide_frames()
        raise


op_nn_functional_embedding_bag.call = nn_functional_embedding_bag


# ---- nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor


op_nn_functional_bilinear = Op(
    "nn.functional.bilinear",
    "nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor",
    params=(("input1", "Tensor"), ("input2", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?")),
    positional=4,
    required=("input1", "input2", "weight"),
    forward=compose_nn__layers.bilinear,
    composite=True,
)


def nn_functional_bilinear(input1, input2, weight, bias=None):
    """The products of both inputs with each matrix of `weight`, plus `bias`."""
    try:
        if input1.__class__ is not Tensor or input2.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
            check_tensors(op_nn_functional_bilinear, (input1, input2, weight, bias))
        return compose_nn__layers.bilinear(input1, input2, weight, bias)
    except Exception:
        hide_frames()
        raise


op_nn_functional_bilinear.call = nn_functional_bilinear


# ---- nn.functional.linear_cross_entropy(Tensor self, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction='mean', int? ignore_index=None, float label_smoothing=0.0, Any options=None) -> Tensor


op_nn_functional_linear_cross_entropy = Op(
    "nn.functional.linear_cross_entropy",
    "nn.functional.linear_cross_entropy(Tensor self, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction='mean', int? ignore_index=None, float label_smoothing=0.0, Any options=None) -> Tensor",
    params=(("input", "Tensor"), ("linear_weight", "Tensor"), ("target", "Tensor"), ("linear_bias", "Tensor?"), ("weight", "Tensor?"), ("reduction", "str"), ("ignore_index", "int?"), ("label_smoothing", "float"), ("options", "Any")),
    positional=3,
    required=("input", "linear_weight", "target"),
    forward=compose_nn__layers.linear_cross_entropy,
    composite=True,
)


def nn_functional_linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None, label_smoothing=0.0, options=None):
    """The cross-entropy of the logits that `linear` gives. The computation is never in chunks, of which PyTorch's `options` say the size; they change no result."""
    try:
        if (ignore_index.__class__ is not int and ignore_index is not None) or (label_smoothing.__class__ is not float and label_smoothing.__class__ is not int):
            check_kinds(op_nn_functional_linear_cross_entropy, (input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing, options))
        if input.__class__ is not Tensor or linear_weight.__class__ is not Tensor or target.__class__ is not Tensor or (linear_bias is not None and linear_bias.__class__ is not Tensor) or (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_nn_functional_linear_cross_entropy, (input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing, options))
        return compose_nn__layers.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing, options)
    except Exception:
        hide_frames()
        raise


op_nn_functional_linear_cross_entropy.call = nn_functional_linear_cross_entropy


# ---- nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> Any


op_nn_functional_multi_head_attention_forward = Op(
    "nn.functional.multi_head_attention_forward",
    "nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> Any",
    params=(("query", "Tensor"), ("key", "Tensor"), ("value", "Tensor"), ("embed_dim_to_check", "int"), ("num_heads", "int"), ("in_proj_weight", "Tensor?"), ("in_proj_bias", "Tensor?"), ("bias_k", "Tensor?"), ("bias_v", "Tensor?"), ("add_zero_attn", "bool"), ("dropout_p", "float"), ("out_proj_weight", "Tensor"), ("out_proj_bias", "Tensor?"), ("training", "bool"), ("key_padding_mask", "Tensor?"), ("need_weights", "bool"), ("attn_mask", "Tensor?"), ("use_separate_proj_weight", "bool"), ("q_proj_weight", "Tensor?"), ("k_proj_weight", "Tensor?"), ("v_proj_weight", "Tensor?"), ("static_k", "Tensor?"), ("static_v", "Tensor?"), ("average_attn_weights", "bool"), ("is_causal", "bool")),
    positional=25,
    required=("query", "key", "value", "embed_dim_to_check", "num_heads", "in_proj_weight", "in_proj_bias", "bias_k", "bias_v", "add_zero_attn", "dropout_p", "out_proj_weight", "out_proj_bias"),
    forward=compose_nn__multi_head.multi_head_attention_forward,
    composite=True,
)


def nn_functional_multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
    """The attention of several heads to projections of `key` and `value`, and its weights with `need_weights`, else None. A query whose keys are all hidden gives NaN."""
    try:
        if embed_dim_to_check.__class__ is not int or num_heads.__class__ is not int or add_zero_attn.__class__ is not bool or (dropout_p.__class__ is not float and dropout_p.__class__ is not int) or training.__class__ is not bool or need_weights.__class__ is not bool or use_separate_proj_weight.__class__ is not bool or average_attn_weights.__class__ is not bool or is_causal.__class__ is not bool:
            check_kinds(op_nn_functional_multi_head_attention_forward, (query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal))
        if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or (in_proj_weight is not None and in_proj_weight.__class__ is not Tensor) or (in_proj_bias is not None and in_proj_bias.__class__ is not Tensor) or (bias_k is not None and bias_k.__class__ is not Tensor) or (bias_v is not None and bias_v.__class__ is not Tensor) or out_proj_weight.__class__ is not Tensor or (out_proj_bias is not None and out_proj_bias.__class__ is not Tensor) or (key_padding_mask is not None and key_padding_mask.__class__ is not Tensor) or (attn_mask is not None and attn_mask.__class__ is not Tensor) or (q_proj_weight is not None and q_proj_weight.__class__ is not Tensor) or (k_proj_weight is not None and k_proj_weight.__class__ is not Tensor) or (v_proj_weight is not None and v_proj_weight.__class__ is not Tensor) or (static_k is not None and static_k.__class__ is not Tensor) or (static_v is not None and static_v.__class__ is not Tensor):
            check_tensors(op_nn_functional_multi_head_attention_forward, (query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal))
        return compose_nn__multi_head.multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal)
    except Exception:
        hide_frames()
        raise


op_nn_functional_multi_head_attention_forward.call = nn_functional_multi_head_attention_forward
