"""Losses of distances, margins and distributions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.backends import at, refuse_if_any
from specgrad.array.base.tools import any_outside
from specgrad.core.base.dtypes import int64
from specgrad.core.factories.filled import ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..checks import real
from ..shape import in_shape
from .distances import pairwise_distance
from .layers import in_dtype_of, reduced, reduction_of

# ---- of a number and what it should be


def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool, full: bool, size_average: Any, eps: float, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    loss = ops.exp(input) - target * input if log_input else input - target * ops.log(input + eps)
    if full:
        above = target > 1
        count = ops.where(above, target, 1)
        loss = loss + ops.where(above, count * ops.log(count) - count + ops.log(2 * math.pi * count) * 0.5, 0)
    return reduced(loss, reduction)


def gaussian_nll_loss(input: Tensor, target: Tensor, var: Any, full: bool, eps: float, reduction: str) -> Tensor:
    if not isinstance(var, Tensor):
        var = ones_like(input) * var
    values = var._all_values()
    if not isinstance(values, np.ndarray):
        with at(values):
            refuse_if_any(values < 0, ValueError("gaussian_nll_loss(): expected var without negative numbers"))
    elif bool((values < 0).any()):
        raise ValueError(f"gaussian_nll_loss(): expected var without negative numbers, but got {values.min()}")
    if var.shape != input.shape:
        if tuple(input.shape[:-1]) == tuple(var.shape):
            var = ops.unsqueeze(var, -1)
        elif input.dim() != var.dim() or sum(n for m, n in zip(input.shape, var.shape) if m != n) != 1:
            raise ValueError(f"gaussian_nll_loss(): expected a var for each element or each row of the input, {list(input.shape)}, but got {list(var.shape)}")
    reduction = reduction_of(None, None, reduction)
    known = var.detach()
    var = ops.where(known < eps, var - known + eps, var)  # the gradient is that of the variance as it was given
    loss = (ops.log(var) + ops.square(input - target) / var) * 0.5
    return reduced(loss + 0.5 * math.log(2 * math.pi) if full else loss, reduction)


def soft_margin_loss(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    return in_dtype_of(input, reduced(-ops.nn_functional_logsigmoid(target * input), reduction_of(size_average, reduce, reduction)))


def hinge_embedding_loss(input: Tensor, target: Tensor, margin: float, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    loss = ops.where(target != 1, ops.clamp(margin - input, 0, None), 0) + ops.where(target != -1, input, 0)
    return reduced(loss, reduction)


# ---- of vectors and their distances


def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if not input1.dim() == input2.dim() == target.dim():
        raise RuntimeError(
            f"margin_ranking_loss(): expected inputs and a target with as many dimensions each, but got the shapes {list(input1.shape)}, "
            f"{list(input2.shape)} and {list(target.shape)}"
        )
    difference = input1 - input2
    if difference.dtype.is_inexact and not target.dtype.is_inexact:
        target = ops._to_copy(target, difference.dtype)
    product = target * difference
    below = margin - product if product.dtype.is_inexact else margin + ops.neg(product)  # unsigned integers wrap around first
    return reduced(ops.clamp(below, 0, None), reduction)


def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if target.dim() > 1:
        raise RuntimeError(f"cosine_embedding_loss(): expected a target of at most 1 dimension, but got the shape {list(target.shape)}")
    if not input1.dim() == input2.dim() == target.dim() + 1:
        raise RuntimeError(
            f"cosine_embedding_loss(): expected inputs of {target.dim() + 1} dimensions, for a target of {target.dim()}, but got the shapes "
            f"{list(input1.shape)} and {list(input2.shape)}"
        )
    lengths = [ops.sum(ops.square(x), [-1]) + 1e-12 for x in (input1, input2)]
    cosine = ops.sum(input1 * input2, [-1]) / ops.sqrt(lengths[0] * lengths[1])
    loss = ops.where(target == 1, 1 - cosine, 0) + ops.where(target == -1, ops.clamp(cosine - margin, 0, None), 0)
    return reduced(loss, reduction)


def triplet_margin_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, margin: float, p: float, eps: float, swap: bool, size_average: Any, reduce: Any, reduction: str
) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    return _triplet_loss(anchor, positive, negative, lambda x, y: pairwise_distance(x, y, p, eps, False), margin, swap, reduction)


def triplet_margin_with_distance_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, distance_function: Any, margin: float, swap: bool, reduction: str
) -> Tensor:
    distance = distance_function or (lambda x, y: pairwise_distance(x, y, 2.0, 1e-6, False))
    return _triplet_loss(anchor, positive, negative, distance, margin, swap, reduction_of(None, None, reduction))


def _triplet_loss(
    anchor: Tensor, positive: Tensor, negative: Tensor, distance: Callable[[Tensor, Tensor], Tensor], margin: float, swap: bool, reduction: str
) -> Tensor:
    if not margin > 0:
        raise ValueError(f"triplet_margin_loss(): expected margin > 0, but got {margin}")
    if not anchor.dim() == positive.dim() == negative.dim():
        raise RuntimeError(
            f"triplet_margin_loss(): expected anchor, positive and negative to have as many dimensions each, but got the shapes {list(anchor.shape)}, "
            f"{list(positive.shape)} and {list(negative.shape)}"
        )
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = ops.minimum(far, distance(positive, negative))
    return reduced(ops.clamp(margin + near - far, 0, None), reduction)


# ---- of the scores of classes


def multi_margin_loss(input: Tensor, target: Tensor, p: float, margin: float, weight: Tensor | None, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if p not in (1, 2):
        raise ValueError(f"multi_margin_loss(): expected p to be 1 or 2, but got {p}")
    if weight is not None and weight.dim() != 1:
        raise ValueError(f"multi_margin_loss(): expected weight to have 1 dimension, but got the shape {list(weight.shape)}")
    real("multi_margin_loss", input=input)
    scores = _scores("multi_margin_loss", input)
    count, classes = scores.shape
    if target.dim() > 1 or target.numel() != count:
        raise RuntimeError(f"multi_margin_loss(): expected a target for each of the {count} rows of the input, but got the shape {list(target.shape)}")
    if weight is not None and weight.numel() != classes:
        raise RuntimeError(f"multi_margin_loss(): expected a weight for each of the {classes} classes, but got the shape {list(weight.shape)}")
    _check_classes("multi_margin_loss", target, 0, classes)
    labels = in_shape(target, (-1, 1))
    loss = ops._multi_margin(scores, labels, int(p), margin)
    if weight is not None:
        loss = loss * weight.detach()[labels.reshape(-1)]
    return reduced(loss if target.dim() else loss.reshape(()), reduction)


def multilabel_margin_loss(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    scores = _scores("multilabel_margin_loss", input)
    classes = scores.shape[1]
    if target.shape != input.shape:
        raise RuntimeError(f"multilabel_margin_loss(): expected target to have the shape of the input, {list(input.shape)}, but got {list(target.shape)}")
    _check_classes("multilabel_margin_loss", target, -1, classes)
    loss = ops._multilabel_margin(scores, target if target.dim() == 2 else target.reshape(scores.shape))
    return reduced(loss if input.dim() == 2 else loss.reshape(()), reduction)


def multilabel_soft_margin_loss(input: Tensor, target: Tensor, weight: Tensor | None, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    loss = ops._binary_cross_entropy_with_logits(input, target)
    if weight is not None:
        loss = loss * weight
    return reduced(ops.sum(loss, [-1]) / input.size(-1), reduction)


def _scores(name: str, input: Tensor) -> Tensor:
    """The scores as a matrix, one row a sample."""
    if input.dim() > 2 or not (input.numel() or (input.dim() == 2 and input.shape[1])):
        raise RuntimeError(f"{name}(): expected an input of at most 2 dimensions, with classes, but got the shape {list(input.shape)}")
    return input if input.dim() == 2 else input.reshape(1, -1)


def _check_classes(name: str, target: Tensor, least: int, classes: int) -> None:
    if target.dtype is not int64:
        raise RuntimeError(f"{name}(): expected target to have the dtype {int64}, but got {target.dtype}")
    values = target._all_values()
    if not isinstance(values, np.ndarray):
        with at(values):
            refuse_if_any((values < least) | (values >= classes), RuntimeError(f"{name}(): expected targets from {least} to {classes - 1}"))
    elif any_outside(values, least, classes):
        raise RuntimeError(f"{name}(): expected targets from {least} to {classes - 1}, but got {values.min()} to {values.max()}")
