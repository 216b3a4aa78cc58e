"""Elements that are chosen by indices which depend on the arguments, and the indices of the largest: by comparing every place with the index, in a loop without
branches. That takes time for each place, of which small programs have few. An index that is out of range, or negative, chooses zero."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array import index, order
from specgrad.array.dtypes import traits
from specgrad.array.nn import layers, pool
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated.functions import where

from ..symbols import Symbol
from .convolution import padded_windows

if TYPE_CHECKING:
    from .tracer import ExportTracer


def _places(like: Tensor, size: int) -> Tensor:
    """The numbers of the places along the last dimension."""
    return plain_tensor(np.arange(size, dtype=like._array.dtype))


def _extreme(x: Tensor, dim: int, keepdim: bool, largest: bool) -> tuple[Tensor, Tensor]:
    """The largest elements and where the first of them is; a NaN is larger than all."""
    x = x.movedim(dim, -1)
    found = x.amax(-1, keepdim=True) if largest else x.amin(-1, keepdim=True)
    size = int(x.shape[-1])
    first = where((x == found) | x.isnan(), _places(x, size), float(size)).amin(-1, keepdim=True).long()
    found, first = found.movedim(-1, dim), first.movedim(-1, dim)
    return (found, first) if keepdim else (found.squeeze(dim), first.squeeze(dim))


def _arg(x: Tensor, dim: int | None, keepdim: bool, largest: bool) -> Tensor:
    if dim is None:
        found = _extreme(x.reshape(-1), 0, False, largest)[1]
        return found.reshape([1] * x.ndim) if keepdim else found
    return _extreme(x, dim, keepdim, largest)[1]


def _gather(x: Tensor, dim: int, indices: Tensor) -> Tensor:
    """Of the elements along a dimension those with some numbers."""
    x, indices = x.movedim(dim, -1), indices.movedim(dim, -1)
    x = x[tuple(slice(0, n) for n in indices.shape[:-1])]
    at = _places(indices, int(x.shape[-1]))
    return where(at == indices.unsqueeze(-1), x.unsqueeze(-2), 0).sum(-1).movedim(-1, dim)


def _put(source: Tensor, dim: int, indices: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Zeros of a shape, to which elements are added at the places with some numbers along a dimension."""
    at = _places(indices, shape[dim])
    source, indices = source.movedim(dim, -1), indices.movedim(dim, -1)
    return where(at.unsqueeze(-1) == indices.unsqueeze(-2), source.unsqueeze(-2), 0).sum(-1).movedim(-1, dim)


def _selected(x: Tensor, dim: int, indices: Tensor, keepdim: bool) -> Tensor:
    return _gather(x, dim, indices) if keepdim else _gather(x, dim, indices.unsqueeze(dim)).squeeze(dim)


def _put_selected(x: Tensor, dim: int, indices: Tensor, shape: tuple[int, ...], keepdim: bool) -> Tensor:
    return _put(x, dim, indices, shape) if keepdim else _put(x.unsqueeze(dim), dim, indices.unsqueeze(dim), shape)


def _scatter_add(x: Tensor, dim: int, indices: Tensor, source: Tensor) -> Any:
    same = all(i == dim % x.ndim or len({x.shape[i], indices.shape[i], source.shape[i]}) == 1 for i in range(x.ndim))
    return x + _put(source, dim, indices, tuple(x.shape)) if same and indices.shape == source.shape else None


def _rows(x: Tensor, dim: int, indices: Tensor) -> Tensor:
    """The parts along a dimension with some numbers."""
    x = x.movedim(dim, 0)
    chosen_ = (_places(indices, int(x.shape[0])) == indices.unsqueeze(1)).reshape([indices.shape[0], x.shape[0], *[1] * (x.ndim - 1)])
    return where(chosen_, x, 0).sum(1).movedim(0, dim)


def _added_rows(source: Tensor, dim: int, indices: Tensor, size: int) -> Tensor:
    """Zeros to which parts are added at some numbers along a dimension."""
    source = source.movedim(dim, 0)
    chosen_ = (_places(indices, size).unsqueeze(1) == indices).reshape([size, indices.shape[0], *[1] * (source.ndim - 1)])
    return where(chosen_, source, 0).sum(1).movedim(0, dim)


def _embedding(weight: Tensor, indices: Tensor, padding: int, by_frequency: bool) -> Any:
    return _rows(weight, 0, indices.reshape(-1)).reshape([*indices.shape, weight.shape[1]])


def _embedding_backward(grad: Tensor, indices: Tensor, count: int, padding: int, by_frequency: bool) -> Any:
    if padding >= 0 or by_frequency:
        return None
    return _added_rows(grad.reshape(-1, int(grad.shape[-1])), 0, indices.reshape(-1), count)


def _embedding_transposed(grad: Tensor, indices: Tensor, padding: int, by_frequency: bool) -> Any:
    return None if padding >= 0 or by_frequency else _embedding(grad, indices, padding, by_frequency)


def _index(x: Tensor, indices: tuple[Any, ...]) -> Any:
    """Only of one array of indices, for the first dimension."""
    if len(indices) != 1 or not traits[indices[0]._array.dtype].is_index:
        return None
    return _rows(x, 0, indices[0].reshape(-1)).reshape([*indices[0].shape, *x.shape[1:]])


def _index_put(x: Tensor, indices: tuple[Any, ...], values: Tensor, accumulate: bool) -> Any:
    if len(indices) != 1 or not traits[indices[0]._array.dtype].is_index or not accumulate:
        return None
    source = values.expand([*indices[0].shape, *x.shape[1:]]).reshape([-1, *x.shape[1:]])
    return x + _added_rows(source, 0, indices[0].reshape(-1), int(x.shape[0]))


def _nll_loss(x: Tensor, target: Tensor, weight: Any, reduction: str, ignored: int) -> Any:
    if weight is not None or x.ndim != 2:
        return None
    counts = target != ignored
    losses = where(counts, -_gather(x, 1, target.unsqueeze(1)).squeeze(1), 0)
    return losses if reduction == "none" else losses.sum() / counts.sum() if reduction == "mean" else losses.sum()


def _nll_loss_backward(grad: Tensor, target: Tensor, weight: Any, shape: tuple[int, ...], reduction: str, ignored: int) -> Any:
    if weight is not None or len(shape) != 2:
        return None
    counts = target != ignored
    each = -grad / counts.sum() if reduction == "mean" else -grad
    return _put(where(counts, each, 0).reshape(-1, 1), 1, target.unsqueeze(1), shape)


def _max_pool(x: Tensor, kernel: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool) -> Any:
    """The largest of each window, and its number in the image."""
    if ceil_mode:
        return None
    windows, count = padded_windows(x._array.tracer, x._array, kernel, stride, padding, dilation, -np.inf)
    flat = plain_tensor(windows).reshape(*x.shape[:2], prod(kernel), *count)
    found, which = _extreme(flat, 2, False, True)
    offsets, starts = np.zeros((), np.int64), np.zeros((), np.int64)
    for n, k, s, p, d, c in zip(x.shape[2:], kernel, stride, padding, dilation, count):
        offsets = (offsets * n)[..., None] + np.arange(k) * d
        starts = (starts * n)[..., None] + np.arange(c) * s - p
    within = _gather(plain_tensor(offsets.reshape(-1)), 0, which.reshape(-1)).reshape(which.shape)
    return found, within + plain_tensor(starts)


def _pooled(x: Tensor, indices: Tensor) -> Tensor:
    return _gather(x.flatten(2), 2, indices.flatten(2)).reshape(indices.shape)


def _max_pool_backward(grad: Tensor, indices: Tensor, shape: tuple[int, ...]) -> Tensor:
    return _put(grad.flatten(2), 2, indices.flatten(2), (*shape[:2], prod(shape[2:]))).reshape(shape)


_ALWAYS: dict[Any, Callable[..., Any]] = {
    order.max_dim: lambda x, dim, keepdim: _extreme(x, dim, keepdim, True),
    order.min_dim: lambda x, dim, keepdim: _extreme(x, dim, keepdim, False),
    order.argmax: lambda x, dim, keepdim: _arg(x, dim, keepdim, True),
    order.argmin: lambda x, dim, keepdim: _arg(x, dim, keepdim, False),
    pool.max_pool: _max_pool,
}
_BY_INDICES: dict[Any, Callable[..., Any]] = {  # where the indices depend on arguments; what moves elements to places that are known is found by itself
    order.selected: _selected,
    order.put_selected: _put_selected,
    index.gather: lambda x, dim, indices, sparse: _gather(x, dim, indices),
    index.scatter_add: _scatter_add,
    index.index_select: _rows,
    index.add_selected: lambda x, dim, indices, shape: _added_rows(x, dim, indices, int(shape[dim])),
    index.index_add: lambda x, dim, indices, source, alpha: x + _added_rows(source * alpha, dim, indices, int(x.shape[dim])),
    index.index: _index,
    index.index_put: _index_put,
    layers.embedding: _embedding,
    layers.embedding_backward: _embedding_backward,
    layers.embedding_transposed: _embedding_transposed,
    layers.nll_loss: _nll_loss,
    layers.nll_loss_backward: _nll_loss_backward,
    pool.pooled: _pooled,
    pool.max_pool_backward: _max_pool_backward,
}


def chosen(tracer: ExportTracer, function: Any, given: tuple[Any, ...]) -> Any:
    """What an array function gives, computed by comparisons; None if it does not choose elements, or not by what is only known later."""
    by = _ALWAYS.get(function)
    if by is None and function in _BY_INDICES and any(traits[a.dtype].is_index and tracer.varies(a) for a in _symbols(given)):
        by = _BY_INDICES[function]
    first = given[0]
    if by is None or not traits[first.dtype].is_floating_point or (not first.ndim and by is not _nll_loss_backward):
        return None
    found = by(*map(_tensors, given))
    return tuple(map(tracer.array_of, found)) if isinstance(found, tuple) else None if found is None else tracer.array_of(found)


def _symbols(given: tuple[Any, ...]) -> list[Symbol]:
    return [s for a in given for s in (a if isinstance(a, tuple) else (a,)) if isinstance(s, Symbol)]


def _tensors(given: Any) -> Any:
    return tuple(map(_tensors, given)) if isinstance(given, tuple) else plain_tensor(given) if isinstance(given, Symbol) else given
