"""Indexing made of other ops."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from specgrad.array.backends import at, to_host
from specgrad.array.base.native import FEW
from specgrad.array.base.tools import any_outside, broadcast_to, checked_dim, copied
from specgrad.array.dtypes import traits
from specgrad.array.index import put_in_row, within
from specgrad.array.reduce import amax, amin
from specgrad.core.base.dtypes import bool_, dtype, float32, float64, int32, int64
from specgrad.core.base.state import modes, thread
from specgrad.core.factories.creation import beside, from_array, placed
from specgrad.core.factories.filled import full, zeros
from specgrad.core.factories.sequences import arange
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from .checks import same_dtype
from .reduce import highest, lowest
from .shape import in_shape, unrecorded


def take_along_dim(input: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    if dim is None:
        return ops.gather(input.reshape(-1), 0, _from_the_front("take_along_dim", indices.reshape(-1), input.numel()))
    if input.dim() != indices.dim():
        raise RuntimeError(
            f"take_along_dim(): expected input and indices to have as many dimensions each, but got the shapes {list(input.shape)} and {list(indices.shape)}"
        )
    dim = checked_dim(dim, input.dim())
    indices = _from_the_front("take_along_dim", indices, input.shape[dim] if input.dim() else 1)
    have, wanted = input.shape, indices.shape
    if any(a != b for d, (a, b) in enumerate(zip(have, wanted)) if d != dim):
        shape = [b if a == 1 else a for a, b in zip(have, wanted)]
        input = input.expand([have[d] if d == dim else n for d, n in enumerate(shape)])
        indices = indices.expand([wanted[d] if d == dim else n for d, n in enumerate(shape)])
    return ops.gather(input, dim, indices)


def take(input: Tensor, index: Tensor) -> Tensor:
    if index.dtype is not int64:
        raise RuntimeError(f"take(): expected index to have the dtype {int64}, but got {index.dtype}")
    return ops._take(input, _from_the_front("take", index, input.numel()))


def _from_the_front(name: str, index: Tensor, size: int) -> Tensor:
    """Indices that may count from the end, as indices that count from the front."""
    if index.dtype not in (int32, int64):
        raise RuntimeError(f"{name}(): expected indices to have the dtype {int32} or {int64}, but got {index.dtype}")
    values = index._all_values()
    if isinstance(values, np.ndarray) and not any_outside(values, 0, size):
        return index
    within(values, size, 0, negative=True)
    return ops.where(index < 0, index + size, index)


def scatter_reduced(input: Tensor, dim: int, index: Tensor, src: Any, reduce: str) -> Tensor:
    if reduce not in ("add", "multiply"):
        raise RuntimeError(f"scatter(): expected reduce to be 'add' or 'multiply', but got {reduce!r}")
    if not isinstance(src, Tensor):
        src = full(index.shape, src, dtype=input.dtype, device=beside(input))
    if reduce == "add":
        return ops.scatter_add(input, dim, index, src)
    if (not modes.no_grad or thread.grad_enabled) and (input.requires_grad or src.requires_grad):
        raise RuntimeError("scatter(): the derivative for reduce='multiply' is not implemented; detach the inputs, or multiply what gather() gives")
    return ops._scatter_multiply(input, dim, index, src)


def index_fill(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    places = ops.index_fill(zeros(input.shape, dtype=bool_, device=beside(input)), dim, index, True)
    return ops.masked_fill_Tensor(input, places, value)


def _as_list(indices: Any) -> list[Tensor | None]:
    return list(indices) if isinstance(indices, (list, tuple)) else [indices]


def index_put(input: Tensor, indices: Any, values: Tensor, accumulate: bool) -> Tensor:
    indices = _as_list(indices)
    if not accumulate and len(indices) == 1 and unrecorded((input, indices[0], values)):
        if (found := put_in_row(input._array, indices[0]._array, values._array)) is not None:
            return plain_tensor(found)
    flag = _flag_among(indices)
    if flag is None:
        return ops._index_put(input, indices, values, accumulate)
    indices[flag] = ops.unsqueeze(indices[flag], 0)
    return ops.squeeze(index_put(ops.unsqueeze(input, _dims_before(indices[:flag])), indices, values, accumulate), _dims_before(indices[:flag]))


def index_put_(input: Tensor, indices: Any, values: Tensor, accumulate: bool) -> Tensor:
    indices = _as_list(indices)
    flag = _flag_among(indices)
    if flag is None:
        return ops._index_assign_(input, indices, values, accumulate)
    indices[flag] = ops.unsqueeze(indices[flag], 0)
    index_put_(ops.unsqueeze(input, _dims_before(indices[:flag])), indices, values, accumulate)
    return input


def _flag_among(indices: list[Any]) -> int | None:
    """Where the first mask without dimensions stands, which is one over a dimension of size 1 that is not there."""
    for place, index in enumerate(indices):
        if isinstance(index, Tensor) and not index._array.ndim and index.dtype is bool_:
            return place
    return None


def _dims_before(indices: list[Any]) -> int:
    """How many dimensions these take: a mask those that it has."""
    return sum(index.dim() if index is not None and index.dtype is bool_ else 1 for index in indices)


def nonzero(input: Tensor, as_tuple: bool) -> Any:
    input = input.detach()
    return ops.unbind(ops._nonzero(input if input.dim() else input.reshape(1)), 1) if as_tuple else ops._nonzero(input)


def argwhere(input: Tensor) -> Tensor:
    return ops._nonzero(input.detach())


def put(input: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    if index.dtype is not int64:
        raise RuntimeError(f"put_(): expected index to have the dtype {int64}, but got {index.dtype}")
    same_dtype("put_", input=input, source=source)
    if index.numel() != source.numel():
        raise IndexError(f"put_(): expected as many elements in source as in index, but got {source.numel()} for source and {index.numel()} for index")
    if not input.numel() and index.numel():
        raise IndexError(f"put_(): expected a tensor with elements, but got the shape {list(input.shape)}, which has no place for {index.numel()} elements")
    return ops._put(input, _from_the_front("put_", index, input.numel()), source, accumulate)


def scatter_reduce(input: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool) -> Tensor:
    if src.dim() == index.dim():
        for d, (size, own) in enumerate(zip(index._array.shape, src._array.shape)):
            src = src if own <= size else ops.slice(src, d, 0, size)
    if reduce in ("amax", "amin"):
        return _scatter_extreme(input, dim, index, src, reduce == "amax", include_self)
    return _scatter_total(input, dim, index, src, reduce, include_self)


def index_reduce(input: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, include_self: bool) -> Tensor:
    ndim, shape, dtype = input._array.ndim, source._array.shape, index.dtype
    dim = checked_dim(dim, ndim)
    if dtype is not int64 and dtype is not int32:
        raise RuntimeError(f"index_reduce(): expected index to have the dtype {int32} or {int64}, but got {dtype}")
    if index._array.ndim > 1:
        raise IndexError(f"index_reduce(): expected index to have 0 or 1 dimensions, but got the shape {list(index.shape)}")
    if input._array.dtype is not source._array.dtype:
        same_dtype("index_reduce", input=input, source=source)
    if len(shape) != ndim or (ndim and shape[:dim] + shape[dim + 1 :] != input._array.shape[:dim] + input._array.shape[dim + 1 :]):
        raise RuntimeError(
            f"index_reduce(): expected source to have the shape of the input, {list(input.shape)}, except in dimension {dim}, but got {list(source.shape)}"
        )
    if index._array.size != (shape[dim] if shape else 1):
        raise RuntimeError(f"index_reduce(): expected {shape[dim] if shape else 1} indices, one for each slice, but got {index.numel()}")
    if reduce == "mean" and ndim:
        return _mean_of_slices(input, dim, index.reshape(-1), source, include_self)
    index = index if dtype is int64 else index.to(int64)
    among = (1,) * dim + (-1,) + (1,) * (ndim - dim - 1) if shape else ()
    if unrecorded((index,)) and source._array.size <= FEW:  # an index is never recorded, so nobody has to know of a view of it
        places = plain_tensor(copied(broadcast_to(index._array.reshape(among), shape)))
    else:
        places = ops.expand(in_shape(index, among), shape)
    return scatter_reduce(input, dim, places, source, reduce, include_self)


def _mean_of_slices(input: Tensor, dim: int, index: Tensor, source: Tensor, include_self: bool) -> Tensor:
    total = ops.index_add(input if include_self else ops.index_fill(input, dim, index, 0), dim, index, source)
    size, numbers = input.size(dim), _dtype_of_counts(input, index.numel())
    counts = ops.index_add(
        full((size,), 1 if include_self else 0, dtype=numbers, device=beside(input)), 0, index, full(index.shape, 1, dtype=numbers, device=beside(input))
    )
    counts = in_shape(counts, (1,) * dim + (-1,) + (1,) * (input.dim() - dim - 1))
    return _over_counts(total, counts, include_self)


def _over_counts(total: Tensor, counts: Tensor, is_counted: bool) -> Tensor:
    """Sums over the numbers of their terms, or over one where there are none, unless each `is_counted` itself."""
    counts = counts if is_counted else ops.clamp(counts, 1)
    counts = counts if counts.dtype is total.dtype else ops._to_copy(counts, total.dtype)
    return total / counts if total.dtype.is_inexact else ops.floor_divide(total, counts)


def _dtype_of_counts(input: Tensor, most: int) -> dtype:
    """In what to count up to `most`: the input's own dtype, which takes the least memory and time, where it holds all these integers."""
    return input.dtype if input.dtype in (float32, float64) and most < 2**24 else int64


def _scatter_extreme(input: Tensor, dim: int, index: Tensor, src: Tensor, largest: bool, include_self: bool) -> Tensor:
    if not include_self:  # what is there is replaced first by what no extreme notices
        input = ops.scatter_value(input, dim, index, (lowest if largest else highest)("scatter_reduce", input))
    elif input.is_complex():
        raise NotImplementedError(f"scatter_reduce(): expected numbers that have an order, but got {input.dtype}")
    return ops._scatter_extreme(input, dim, index, src, largest)


def _scatter_total(input: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool) -> Tensor:
    if not include_self:
        input = ops.scatter_value(input, dim, index, 1 if reduce == "prod" else 0)
    if reduce == "prod":
        return _scatter_product(input, dim, index, src)
    total = ops.scatter_add(input, dim, index, src)
    if reduce == "sum":
        return total
    numbers = _dtype_of_counts(input, index.shape[dim] if index.dim() else 1)
    start = full(input.shape, 1 if include_self else 0, dtype=numbers, device=beside(input))
    counts = ops.scatter_add(start, dim, index, full(index.shape, 1, dtype=numbers, device=beside(input)))
    return _over_counts(total, counts, include_self)


def _scatter_product(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    differentiated = any(t._node is not None or t._level is not None or (t._extra is not None and t._extra.tangents) for t in (input, src))
    if not differentiated or not input.dtype.is_inexact or not input.numel() or not input.dim():
        return ops._scatter_multiply(input, dim, index, src)
    within(index._all_values(), input.size(dim), dim)
    product = ops._scatter_multiply(input, dim, index, src)
    if _divides(product):
        return product
    turn = ops._occurrences(index, dim)  # the factors of one place, side by side: their product has all its derivatives where some are zero
    with at(turn._all_values()):
        most = int(turn._all_values().max()) + 1 if index.numel() else 0
    shape, dim = input._array.shape, checked_dim(dim, input.dim())
    ones = full((*shape[:dim], shape[dim] * most, *shape[dim + 1 :]), 1, dtype=input.dtype, device=beside(input))
    factors = ops.unflatten(ops.scatter(ones, dim, index * most + turn, src), dim, (shape[dim], most))
    return owned(ops.squeeze(ops._prod(ops.cat([ops.unsqueeze(input, dim + 1), factors], dim + 1), dim + 1), dim + 1))


def _divides(product: Tensor) -> bool:
    """Whether what is left of each product without one of its factors can be had by a division: none is zero, infinite, or has lost digits."""
    values = product._all_values()
    if traits[product._array.dtype].is_half or not isinstance(values, np.ndarray):
        return False
    sizes = np.abs(values)
    return not sizes.size or bool(amin(sizes, None, False) > 1e-30 and amax(sizes, None, False) < 1e30)


def repeat_interleave(input: Tensor, repeats: Any, dim: int | None, output_size: int | None) -> Tensor:
    if repeats is None:
        if dim is not None or input.dim() != 1:
            raise RuntimeError(f"repeat_interleave(): expected repeats of 1 dimension, and no dim, but got the shape {list(input.shape)} and dim={dim}")
        return repeat_interleave(arange(len(input), device=input.device), input, 0, output_size)
    if isinstance(repeats, bool):
        raise TypeError("repeat_interleave(): argument 'repeats' (position 2) must be int or Tensor, not bool")
    if dim is None:
        input, dim = input if input._array.ndim == 1 else input.reshape(-1), 0
    size = input.size(dim)
    if isinstance(repeats, (int, np.integer)) and repeats > 0 and input._array.ndim:
        _check_output_size(size * int(repeats), output_size)
        return ops._repeat_each(input, int(repeats), dim)
    if isinstance(repeats, Tensor) and repeats._level is not None:
        return ops.index_select(input, dim, _places_of_samples(repeats, size, output_size))
    counts = to_host(repeats._array) if isinstance(repeats, Tensor) else np.asarray(repeats)
    if not traits[counts.dtype].is_integer or (counts < 0).any():
        raise RuntimeError("repeat_interleave: repeats must be integers that are not negative")
    if counts.size != 1 and counts.shape != (size,):
        raise RuntimeError(f"repeat_interleave: expected {size} repeats, one for each element along dimension {dim}, but got the shape {list(counts.shape)}")
    places = np.repeat(np.arange(size), counts if counts.ndim and counts.size != 1 else int(counts.reshape(-1)[0]))
    _check_output_size(len(places), output_size)
    return ops.index_select(input, dim, from_array(placed(places, beside(input))))


def _places_of_samples(repeats: Tensor, size: int, output_size: int | None) -> Tensor:
    """The places of the elements that each sample of a batch repeats, which must be as many for all samples."""
    repeats = repeats.expand(size)
    counts = to_host(repeats._all_values())
    if not traits[counts.dtype].is_integer or (counts < 0).any():
        raise RuntimeError("repeat_interleave: repeats must be integers that are not negative")
    sizes = np.unique(counts.sum(-1)).tolist()
    if len(sizes) > 1:
        raise RuntimeError(
            f"vmap: repeat_interleave gives results of different sizes for different samples, {sizes[0]} and {sizes[1]}: they cannot make up one tensor"
        )
    found = sizes[0] if sizes else output_size or 0
    _check_output_size(found, output_size)
    return ops.searchsorted(repeats.cumsum(0), arange(found, device=repeats.device), right=True)


def _check_output_size(found: int, wanted: int | None) -> None:
    if wanted is not None and operator.index(wanted) != found:
        raise RuntimeError(f"repeat_interleave: Invalid output_size, expected {found} but got {wanted}")
