"""Batching rules of elements that are picked by indices, and put back."""

from __future__ import annotations

from typing import Any

from specgrad.array.base.tools import checked_dim
from specgrad.array.dtypes import traits
from specgrad.array.index import within
from specgrad.batching.physical import is_batched, lifted
from specgrad.core.factories.sequences import arange
from specgrad.core.tape.tensor import Tensor

from .call import BatchedCall
from .dims import moved_behind
from .nn import of_samples


def index(c: BatchedCall) -> Any:
    indices = c.args[1]
    if any(is_batched(i, c.level) for i in indices):
        return _index_of_batch(c, list(indices))
    return c.run(c.physical(), [None, *indices]) if _adjacent(indices) else None


def _index_of_batch(c: BatchedCall, indices: list[Any]) -> Any:
    """Each sample's own elements: the number of the sample is one more index."""
    while indices and indices[-1] is None:
        indices.pop()
    if any(i is None or not traits[i._array.dtype].is_index for i in indices):
        return None
    rank = max(i._array.ndim for i in indices)
    places = [lifted(i, rank) if is_batched(i, c.level) else i for i in indices]
    if not c.batched(0):
        return c.run(c.args[0], places)
    return c.run(c.physical(), [_numbers(c, rank), *places])


def _numbers(c: BatchedCall, rank: int) -> Tensor:
    """The number of each sample, to be broadcast with indices of a rank."""
    return arange(c.size, device=c.physical().device).reshape(c.size, *(1,) * rank)


def shared_index(c: BatchedCall) -> Any:
    """Along `dim`, by an index that must be the same for all samples."""
    return None if c.batched(2) else moved_behind(c, c.rank(), shared=(2,))


def index_select(c: BatchedCall) -> Any:
    x, dim, places = c.args
    if not c.batched(2):
        return shared_index(c)
    if x._array.ndim == 0 or places._array.ndim != 1 or not traits[places._array.dtype].is_index:
        return None
    dim = checked_dim(dim, x._array.ndim)
    if not c.batched(0):
        found = c.run(x, dim, places._physical.reshape(-1))
        return found.unflatten(dim, (c.size, places._array.shape[0])).movedim(dim, 0)
    within(places._all_values(), x._array.shape[dim], dim)
    along = c.physical().movedim(dim + 1, 1)
    return along[_numbers(c, 1), places._physical].movedim(1, dim + 1)


def index_put(c: BatchedCall) -> Any:
    x, indices, values, accumulate = c.args
    if any(is_batched(i, c.level) for i in indices) or not _adjacent(indices):
        return None
    if is_batched(values, c.level):
        values = lifted(values, _rank_of_part(x, indices))
    return c.run(c.physical(), [None, *indices], values, accumulate)


def _adjacent(indices: Any) -> bool:
    """Whether the tensors of an index are adjacent: only then do their dimensions stay where they are."""
    places = [i for i, index in enumerate(indices) if index is not None]
    return bool(places) and places[-1] - places[0] == len(places) - 1


def _rank_of_part(x: Tensor, indices: Any) -> int:
    tensors = [i for i in indices if i is not None]
    masks = [i for i in tensors if traits[i._array.dtype].is_mask]
    taken = sum(i._array.ndim for i in masks) + len(tensors) - len(masks)
    return int(x._array.ndim - taken + max([1 if traits[i._array.dtype].is_mask else i._array.ndim for i in tensors]))


def put(c: BatchedCall) -> Any:
    """The samples one after the other: the numbers of their elements continue those of the samples before."""
    x, index, source = (of_samples(c, i) for i in range(3))
    places = index.reshape(c.size, c.args[1]._array.size) + _numbers(c, 1) * c.args[0]._array.size
    return c.run(x.reshape(-1), places.reshape(-1), source.reshape(-1)).reshape(x.shape)


def embedding(c: BatchedCall) -> Any:
    if c.only(1):
        return c.run(c.args[0], c.physical(1))
    _, places, padding, scaled = c.args
    if padding != -1 or scaled or not traits[places._array.dtype].is_index:
        return None  # the gradient leaves some rows out, or counts them
    within(places._all_values(), c.args[0]._array.shape[0], 0)
    return c.physical(0)[_numbers(c, places._array.ndim), c.physical(1)]
