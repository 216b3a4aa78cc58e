"""Indexing made of other ops."""

from __future__ import annotations

from typing import Any

from specgrad.array.index import within
from specgrad.array.tools import checked_dim
from specgrad.core.base.dtypes import bool_, int32, int64
from specgrad.core.base.state import modes, thread
from specgrad.core.factories.filled import full, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops


def take_along_dim(input: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    if dim is None:
        return ops.gather(input.reshape(-1), 0, _from_the_front("take_along_dim", indices.reshape(-1), input.numel()))
    if input.dim() != indices.dim():
        raise RuntimeError(
            f"take_along_dim(): input and indices should have the same number of dimensions, but got {input.dim()} dimensions for "
            f"input, and {indices.dim()} dimensions for indices"
        )
    dim = checked_dim(dim, input.dim())
    indices = _from_the_front("take_along_dim", indices, input.shape[dim] if input.dim() else 1)
    shape = [max(a, b) if a == 1 or b == 1 else a for a, b in zip(input.shape, indices.shape)]
    across = [input.shape[d] if d == dim else n for d, n in enumerate(shape)]
    along = [indices.shape[d] if d == dim else n for d, n in enumerate(shape)]
    return ops.gather(input.expand(across), dim, indices.expand(along))


def take(input: Tensor, index: Tensor) -> Tensor:
    if index.dtype is not int64:
        raise RuntimeError(f"take(): Expected a long tensor for index, but got {index.dtype}")
    flat = input.reshape(-1)
    return owned(ops.gather(flat, 0, _from_the_front("take", index.reshape(-1), flat.numel())).reshape(index.shape))


def _from_the_front(name: str, index: Tensor, size: int) -> Tensor:
    """Indices that may count from the end, as indices that count from the front."""
    if index.dtype not in (int32, int64):
        raise RuntimeError(f"{name}(): Expected dtype int32/int64 for index, got {index.dtype}")
    within(index._all_values(), size, 0, negative=True)
    return ops.where(index < 0, index + size, index)


def scatter_value(input: Tensor, dim: int, index: Tensor, value: Any) -> Tensor:
    return ops._scatter_value(input, dim, index, value)


def scatter_reduced(input: Tensor, dim: int, index: Tensor, src: Any, reduce: str) -> Tensor:
    if reduce not in ("add", "multiply"):
        raise RuntimeError(f"scatter(): reduce argument must be either add or multiply, not {reduce!r}")
    if not isinstance(src, Tensor):
        src = full(index.shape, src, dtype=input.dtype)
    if reduce == "add":
        return ops.scatter_add(input, dim, index, src)
    if (not modes.no_grad or thread.grad_enabled) and (input.requires_grad or src.requires_grad):
        raise RuntimeError("scatter(): the derivative for reduce='multiply' is not implemented; detach the inputs, or multiply what gather() gives")
    return ops._scatter_multiply(input, dim, index, src)


def index_fill(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    places = ops.index_fill(zeros(input.shape, dtype=bool_), dim, index, True)
    return ops.masked_fill_Tensor(input, places, value)


def _as_list(indices: Any) -> list[Tensor | None]:
    return list(indices) if isinstance(indices, (list, tuple)) else [indices]


def index_put(input: Tensor, indices: Any, values: Tensor, accumulate: bool) -> Tensor:
    return ops._index_put(input, _as_list(indices), values, accumulate)


def index_put_(input: Tensor, indices: Any, values: Tensor, accumulate: bool) -> Tensor:
    return ops._index_assign_(input, _as_list(indices), values, accumulate)


def nonzero(input: Tensor, as_tuple: bool) -> Any:
    found = ops._nonzero(input.detach())
    if not as_tuple:
        return found
    return ops.unbind(ops._nonzero(input.detach().reshape(1)) if input.dim() == 0 else found, 1)


def argwhere(input: Tensor) -> Tensor:
    return ops._nonzero(input.detach())


def _copy_for(src: Tensor, input: Tensor) -> Tensor:
    """A copy of the input to put src into; with a place for every sample, if src is of a batch."""
    return input.clone() if src._level is None else src._level.copy_for(src, input)


def select_scatter(input: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    out = _copy_for(src, input)
    ops.select(out, dim, index).copy_(_fits("select_scatter", src, ops.select(input.detach(), dim, index)))
    return out


def slice_scatter(input: Tensor, src: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    out = _copy_for(src, input)
    ops.slice(out, dim, start, end, step).copy_(_fits("slice_scatter", src, ops.slice(input.detach(), dim, start, end, step)))
    return out


def diagonal_scatter(input: Tensor, src: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    out = _copy_for(src, input)
    ops.diagonal(out, offset, dim1, dim2).copy_(_fits("diagonal_scatter", src, ops.diagonal(input.detach(), offset, dim1, dim2)))
    return out


def _fits(name: str, src: Tensor, place: Tensor) -> Tensor:
    if src.shape != place.shape:
        raise RuntimeError(f"{name}: expected src to have a size equal to the slice of self. src size = {list(src.shape)}, slice size = {list(place.shape)}")
    return src
