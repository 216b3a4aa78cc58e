"""Distances between vectors, and how alike their directions are."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.base.promotion import promote_types
from specgrad.core.factories.creation import tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..shape import broadcast_tensors

_MODES = ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist")


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int, eps: float) -> Tensor:
    common = promote_types(x1.dtype, x2.dtype)
    if not (common.is_floating_point or common.is_complex):
        raise RuntimeError(f"cosine_similarity(): expected the common dtype of the inputs to be floating point, but it is {common}")
    first, second = (x / ops.clamp(ops.linalg_vector_norm(x, 2, [dim], True), eps, None) for x in broadcast_tensors(x1.to(common), x2.to(common)))
    return ops.sum(first * second, [dim])


def pairwise_distance(x1: Tensor, x2: Tensor, p: float, eps: float, keepdim: bool) -> Tensor:
    return ops.linalg_vector_norm(x1 - x2 + eps, p, [-1], keepdim)


def dist(input: Tensor, other: Tensor, p: Any) -> Tensor:
    return ops.linalg_vector_norm(input - other, p)


def cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: str) -> Tensor:
    for name, x in (("X1", x1), ("X2", x2)):
        if not x.is_floating_point():
            raise RuntimeError(f"cdist only supports floating-point dtypes, {name} got: {x.dtype}")
        if x.dim() < 2:
            raise RuntimeError(f"cdist only supports at least 2D tensors, {name} got: {x.dim()}D")
    if x1.shape[-1] != x2.shape[-1]:
        raise RuntimeError(f"X1 and X2 must have the same number of columns. X1: {x1.shape[-1]} X2: {x2.shape[-1]}")
    if p < 0:
        raise RuntimeError(f"cdist only supports non-negative p values, but p is {p}")
    if compute_mode not in _MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode; it is one of {', '.join(_MODES)}")
    return _norm(ops.unsqueeze(x1, -2) - ops.unsqueeze(x2, -3), p)


def pdist(input: Tensor, p: float) -> Tensor:
    if input.dim() != 2:
        raise RuntimeError(f"pdist only supports 2D tensors, got: {input.dim()}D")
    if not input.is_floating_point():
        raise RuntimeError(f"pdist only supports floating-point dtypes, got: {input.dtype}")
    if p < 0:
        raise RuntimeError(f"pdist only supports non-negative p values, but p is {p}")
    first, second = (tensor(rows) for rows in np.triu_indices(input.shape[0], 1))
    return _norm(ops.index_select(input, 0, first) - ops.index_select(input, 0, second), p)


def _norm(difference: Tensor, p: float) -> Tensor:
    """The norm along the last dimension, zero where it has no elements."""
    if not difference.shape[-1]:
        return ops.sum(difference, [-1])
    return ops.linalg_vector_norm(difference, p, [-1])
