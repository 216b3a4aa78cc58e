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

from specgrad.array.base.rows import along, along_reduced
from specgrad.compose.nn import bags as compose_nn__bags
from specgrad.compose.nn import ctc as compose_nn__ctc
from specgrad.compose.nn import distances as compose_nn__distances
from specgrad.compose.nn import layers as compose_nn__layers
from specgrad.compose.nn import losses as compose_nn__losses
from specgrad.compose.nn import multi_head as compose_nn__multi_head
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
from specgrad.array.base.tools import count, defined, has_zero, layout_of, zeros_like_array
from specgrad.core.tape.lost_history import cut, left_out
from specgrad.core.dispatch.arguments import check_tensors, checked_list
from specgrad.core.dispatch.general import general
from specgrad.core.dispatch.lists import of_indices, of_list, to_list
from specgrad.core.base.dtypes import dtype_of, dtype_or_none, numpy_dtype
from specgrad.core.tape.restore import restored
from specgrad.generated import forwards, ops
from specgrad.core.dispatch.in_place import composed_in_place, in_place, kept_dtype, view_in_place
from specgrad.core.kernels.table import kernels as _k
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.dispatch.operands import by_other_name, missing, operands_by_name
from specgrad.core.dispatch.op import TRANSPOSE, Op, Promotion, return_type
from specgrad.core.dispatch.out import into
from specgrad.core.tape.saved import any_changed, defined_tensors, made_beside, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.tape.tensor import NUMBERS, Tensor
from specgrad.core.tape.views import view_of



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
    if axis is not None:
        dim = by_other_name("cosine_similarity", "dim", dim, 1, "axis", axis)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        check_tensors(op_nn_functional_cosine_similarity, (x1, x2, dim, eps))
    return compose_nn__distances.cosine_similarity(x1, x2, dim, eps)


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
    if keepdims is not None:
        keepdim = by_other_name("pairwise_distance", "keepdim", keepdim, False, "keepdims", keepdims)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        check_tensors(op_nn_functional_pairwise_distance, (x1, x2, p, eps, keepdim))
    return compose_nn__distances.pairwise_distance(x1, x2, p, eps, keepdim)


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
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        check_tensors(op_cdist, (x1, x2, p, compute_mode))
    return compose_nn__distances.cdist(x1, x2, p, compute_mode)


op_cdist.call = cdist


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
    if input.__class__ is not Tensor:
        check_tensors(op_nn_functional_pdist, (input, p))
    return compose_nn__distances.pdist(input, p)


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
    if other is ... or x1 is not None or x2 is not None:
        input, other = operands_by_name("dist", input, other, x1, x2)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        check_tensors(op_dist, (input, other, p))
    return compose_nn__distances.dist(input, other, p)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_poisson_nll_loss, (input, target, log_input, full, size_average, eps, reduce, reduction))
    return compose_nn__losses.poisson_nll_loss(input, target, log_input, full, size_average, eps, reduce, reduction)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_gaussian_nll_loss, (input, target, var, full, eps, reduction))
    return compose_nn__losses.gaussian_nll_loss(input, target, var, full, eps, reduction)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_soft_margin_loss, (input, target, size_average, reduce, reduction))
    return compose_nn__losses.soft_margin_loss(input, target, size_average, reduce, reduction)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_hinge_embedding_loss, (input, target, margin, size_average, reduce, reduction))
    return compose_nn__losses.hinge_embedding_loss(input, target, margin, size_average, reduce, reduction)


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
    if input1.__class__ is not Tensor or input2.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_margin_ranking_loss, (input1, input2, target, margin, size_average, reduce, reduction))
    return compose_nn__losses.margin_ranking_loss(input1, input2, target, margin, size_average, reduce, reduction)


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
    if input1.__class__ is not Tensor or input2.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_cosine_embedding_loss, (input1, input2, target, margin, size_average, reduce, reduction))
    return compose_nn__losses.cosine_embedding_loss(input1, input2, target, margin, size_average, reduce, reduction)


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
    if anchor.__class__ is not Tensor or positive.__class__ is not Tensor or negative.__class__ is not Tensor:
        check_tensors(op_nn_functional_triplet_margin_loss, (anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction))
    return compose_nn__losses.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)


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
    if anchor.__class__ is not Tensor or positive.__class__ is not Tensor or negative.__class__ is not Tensor:
        check_tensors(op_nn_functional_triplet_margin_with_distance_loss, (anchor, positive, negative, distance_function, margin, swap, reduction))
    return compose_nn__losses.triplet_margin_with_distance_loss(anchor, positive, negative, distance_function, margin, swap, reduction)


op_nn_functional_triplet_margin_with_distance_loss.call = nn_functional_triplet_margin_with_distance_loss


# ---- nn.functional.multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor


op_nn_functional_multi_margin_loss = Op(
    "nn.functional.multi_margin_loss",
    "nn.functional.multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, Any size_average=None, Any reduce=None, str reduction='mean') -> Tensor",
    params=(("input", "Tensor"), ("target", "Tensor"), ("p", "int"), ("margin", "float"), ("weight", "Tensor?"), ("size_average", "Any"), ("reduce", "Any"), ("reduction", "str")),
    positional=8,
    required=("input", "target"),
    forward=compose_nn__losses.multi_margin_loss,
    composite=True,
)


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    """What the score of each sample's class lacks of exceeding those of the other classes by `margin`, to the power `p`."""
    if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
        check_tensors(op_nn_functional_multi_margin_loss, (input, target, p, margin, weight, size_average, reduce, reduction))
    return compose_nn__losses.multi_margin_loss(input, target, p, margin, weight, size_average, reduce, reduction)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor:
        check_tensors(op_nn_functional_multilabel_margin_loss, (input, target, size_average, reduce, reduction))
    return compose_nn__losses.multilabel_margin_loss(input, target, size_average, reduce, reduction)


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
    if input.__class__ is not Tensor or target.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
        check_tensors(op_nn_functional_multilabel_soft_margin_loss, (input, target, weight, size_average, reduce, reduction))
    return compose_nn__losses.multilabel_soft_margin_loss(input, target, weight, size_average, reduce, reduction)


op_nn_functional_multilabel_soft_margin_loss.call = nn_functional_multilabel_soft_margin_loss


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
    if log_probs.__class__ is not Tensor or targets.__class__ is not Tensor:
        check_tensors(op_nn_functional_ctc_loss, (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity))
    return compose_nn__ctc.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)


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
    if input.__class__ is not Tensor or weight.__class__ is not Tensor or (offsets is not None and offsets.__class__ is not Tensor) or (per_sample_weights is not None and per_sample_weights.__class__ is not Tensor):
        check_tensors(op_nn_functional_embedding_bag, (input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx))
    return compose_nn__bags.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


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
    if input1.__class__ is not Tensor or input2.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
        check_tensors(op_nn_functional_bilinear, (input1, input2, weight, bias))
    return compose_nn__layers.bilinear(input1, input2, weight, bias)


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
    if input.__class__ is not Tensor or linear_weight.__class__ is not Tensor or target.__class__ is not Tensor or (linear_bias is not None and linear_bias.__class__ is not Tensor) or (weight is not None and weight.__class__ is not Tensor):
        check_tensors(op_nn_functional_linear_cross_entropy, (input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing, options))
    return compose_nn__layers.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing, options)


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
    if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or (in_proj_weight is not None and in_proj_weight.__class__ is not Tensor) or (in_proj_bias is not None and in_proj_bias.__class__ is not Tensor) or (bias_k is not None and bias_k.__class__ is not Tensor) or (bias_v is not None and bias_v.__class__ is not Tensor) or out_proj_weight.__class__ is not Tensor or (out_proj_bias is not None and out_proj_bias.__class__ is not Tensor) or (key_padding_mask is not None and key_padding_mask.__class__ is not Tensor) or (attn_mask is not None and attn_mask.__class__ is not Tensor) or (q_proj_weight is not None and q_proj_weight.__class__ is not Tensor) or (k_proj_weight is not None and k_proj_weight.__class__ is not Tensor) or (v_proj_weight is not None and v_proj_weight.__class__ is not Tensor) or (static_k is not None and static_k.__class__ is not Tensor) or (static_v is not None and static_v.__class__ is not Tensor):
        check_tensors(op_nn_functional_multi_head_attention_forward, (query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal))
    return compose_nn__multi_head.multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal)


op_nn_functional_multi_head_attention_forward.call = nn_functional_multi_head_attention_forward
