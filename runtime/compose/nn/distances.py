"""Distances between vectors, and how alike their directions are."""

from __future__ import annotations

from typing import Any

from specgrad.core.base.promotion import promote_types
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..checks import at_least
from ..shape import broadcast_shapes, broadcast_tensors

_MODES = ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist")


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int, eps: float) -> Tensor:
    common = x1.dtype if x1.dtype is x2.dtype else promote_types(x1.dtype, x2.dtype)
    if not (common.is_floating_point or common.is_complex):
        raise RuntimeError(f"cosine_similarity(): expected x1 and x2 to have a floating-point or complex dtype in common, but got {x1.dtype} and {x2.dtype}")
    if x1.dtype is not x2.dtype:
        x1, x2 = x1.to(common), x2.to(common)
    alike = x1._array.shape == x2._array.shape
    if not (alike or (x1.dim() == x2.dim() and x1.shape[dim] == x2.shape[dim])):
        x1, x2 = broadcast_tensors(x1, x2)
        alike = True
    first = ops.div(x1, ops.clamp(ops._vector_norm(x1, 2, [dim], True), eps, None))  # so that no product of large numbers is infinite
    norm = ops.clamp(ops._vector_norm(x2, 2, [dim], not alike), eps, None)
    found = ops.div(ops.sum(ops.mul(first, x2), [dim], not alike), norm)
    return found if alike else ops.squeeze(found, dim)


def pairwise_distance(x1: Tensor, x2: Tensor, p: float, eps: float, keepdim: bool) -> Tensor:
    return ops.linalg_vector_norm(x1 - x2 + eps, p, [-1], keepdim)


def dist(input: Tensor, other: Tensor, p: Any) -> Tensor:
    return ops.linalg_vector_norm(input - other, p)


def cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: str) -> Tensor:
    for name, x in (("x1", x1), ("x2", x2)):
        if not x.is_floating_point():
            raise RuntimeError(f"cdist(): expected {name} to have a floating-point dtype, but got {x.dtype}")
    shape, other_shape = x1._array.shape, x2._array.shape
    if len(shape) < 2 or len(other_shape) < 2:
        at_least(2, "cdist", x1=x1, x2=x2)
    if shape[-1] != other_shape[-1]:
        raise RuntimeError(f"cdist(): expected x1 and x2 to have as many columns, but got {x1.shape[-1]} and {x2.shape[-1]}")
    if not p >= 0:
        raise RuntimeError(f"cdist(): expected p >= 0, but got {p}")
    if compute_mode not in _MODES:
        raise ValueError(f"cdist(): expected compute_mode to be one of {', '.join(_MODES)}, but got {compute_mode!r}")
    if x1.dtype is not x2.dtype:
        common = promote_types(x1.dtype, x2.dtype)
        x1, x2 = x1.to(common), x2.to(common)
    if shape[:-2] != other_shape[:-2]:
        x1, x2 = (x.expand(*broadcast_shapes(x1.shape[:-2], x2.shape[:-2]), *x.shape[-2:]) for x in (x1, x2))
    return ops._distances(x1, x2, p if shape[-1] else 1.0)  # of no columns there is no largest, and all distances are zero


def pdist(input: Tensor, p: float) -> Tensor:
    if input.dim() != 2:
        raise RuntimeError(f"pdist(): expected an input of 2 dimensions, but got the shape {list(input.shape)}")
    if not input.is_floating_point():
        raise RuntimeError(f"pdist(): expected an input of a floating-point dtype, but got {input.dtype}")
    if not p >= 0:
        raise RuntimeError(f"pdist(): expected p >= 0, but got {p}")
    return ops._pair_distances(input, p if input.shape[1] else 1.0)
