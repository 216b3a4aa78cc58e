"""Batching rules of reductions, and of what spreads their gradients."""

from __future__ import annotations

from typing import Any

from specgrad.core.dispatch.op import call
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .call import BatchedCall
from .dims import as_ints, behind


def over_dims(c: BatchedCall) -> Any:
    """Over some dimensions, or over all of a sample."""
    given = {name: value for (name, _), value in zip(c.op.params, c.args)}
    first, dim = next(iter(given)), given["dim"]
    given[first] = c.physical()
    if dim in (None, (), []) and not c.args[0]._array.size:
        return None  # some reductions want dim then
    if c.rank():
        given["dim"] = _dims(dim, c.rank())
    elif dim in (None, 0, -1, (), []):
        given |= {first: c.physical().unsqueeze(-1), "dim": (1,)}
        if "keepdim" in given:
            given["keepdim"] = False
    else:
        return None
    return call(c.op, list(given.values()))


def _dims(dim: Any, rank: int) -> tuple[int, ...]:
    """The dimensions of the physical tensor for `dim` of a sample, all of a sample's if none is named."""
    if dim in (None, (), []):
        return tuple(range(1, rank + 1))
    return behind(as_ints(dim), rank)


def place_of_extreme(c: BatchedCall) -> Any:
    """argmax and argmin: along one dimension, or among all elements of a sample."""
    x, dim, keepdim = c.args
    if c.rank() == 0 or (dim is None and keepdim):
        return None
    if dim is None:
        return c.run(_rows(c), 1) if x._array.size else None
    return c.run(c.physical(), behind(dim, c.rank()))


def median(c: BatchedCall) -> Any:
    """The median of all elements of a sample."""
    return ops._median_of_rows(_rows(c)) if c.args[0]._array.size else None


def nanmedian(c: BatchedCall) -> Any:
    """The median of the elements of a sample that are not NaN."""
    return ops._nanmedian_of_rows(_rows(c)) if c.args[0]._array.size else None


def _rows(c: BatchedCall) -> Tensor:
    """A row for each sample, with its elements."""
    return c.physical().reshape(c.size, c.args[0]._array.size)


def spread(c: BatchedCall) -> Any:
    """The gradient of a sum, broadcast to the shape of what was summed."""
    _, shape, dim, keepdim = c.args
    return c.run(c.physical(), (c.size, *shape), _dims(dim, len(shape)), keepdim) if shape else c.physical()


def sum_to_size(c: BatchedCall) -> Any:
    physical, size = c.physical(), tuple(c.args[1])
    missing = c.rank() - len(size)
    return c.run(physical, (c.size, *(1,) * missing, *size)).reshape(c.size, *size)


def trace(c: BatchedCall) -> Any:
    return c.physical().diagonal(0, 1, 2).sum(-1) if c.rank() == 2 else None
