"""The standard's functions of sets: the elements that differ. Every NaN is one of them. What is computed of the values leads back to where each comes first."""

from __future__ import annotations

from typing import NamedTuple

from specgrad.core.base import dtypes
from specgrad.core.factories.filled import ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


class unique_all_result(NamedTuple):
    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


class unique_counts_result(NamedTuple):
    values: Tensor
    counts: Tensor


class unique_inverse_result(NamedTuple):
    values: Tensor
    inverse_indices: Tensor


def unique_all(x: Tensor, /) -> unique_all_result:
    """The elements that differ, where each comes first, which of them each element is, and how often each occurs."""
    flat = x.reshape(-1)
    order = _order(flat.detach())
    in_order = flat.detach()[order]
    is_first = ops.cat([ones_like(in_order[:1], dtype=dtypes.bool_), in_order[1:] != in_order[:-1]])
    starts = ops.nonzero(is_first).reshape(-1)
    indices = order[starts]
    group = ops.cumsum(is_first, 0) - 1
    counts = ops.cat([starts[1:], starts.new_full((min(starts.numel(), 1),), flat.numel())]) - starts
    return unique_all_result(flat[indices], indices, group[ops.argsort(order)].reshape(x.shape), counts)


def _order(flat: Tensor) -> Tensor:
    """Equal elements side by side, the first of them first."""
    if not flat.dtype.is_complex:
        return ops.argsort(flat, stable=True)
    by_imag = ops.argsort(ops.imag(flat), stable=True)
    return by_imag[ops.argsort(ops.real(flat)[by_imag], stable=True)]


def unique_counts(x: Tensor, /) -> unique_counts_result:
    """The elements that differ, and how often each occurs."""
    found = unique_all(x)
    return unique_counts_result(found.values, found.counts)


def unique_inverse(x: Tensor, /) -> unique_inverse_result:
    """The elements that differ, and which of them each element is."""
    found = unique_all(x)
    return unique_inverse_result(found.values, found.inverse_indices)


def unique_values(x: Tensor, /) -> Tensor:
    """The elements that differ."""
    return unique_all(x).values
