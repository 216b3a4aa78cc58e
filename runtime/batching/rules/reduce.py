"""Batching rules of reductions, and of what spreads their gradients."""

from __future__ import annotations

from typing import Any

from specgrad.batching.physical import call
from specgrad.generated import ops

from .call import BatchedCall
from .dims import behind


def over_dims(c: BatchedCall) -> Any:
    """Over some dimensions, or over all of a sample."""
    names = [name for name, _ in c.op.params]
    given = list(c.args)
    given[0], rank = c.physical(), c.rank()
    at = names.index("dim")
    dim = given[at]
    if rank == 0:
        if dim not in (None, 0, -1, (), []):
            return None
        given[0], given[at] = given[0].unsqueeze(-1), (1,)
        if "keepdim" in names:
            given[names.index("keepdim")] = False
    elif dim is None or (isinstance(dim, (tuple, list)) and not dim):
        given[at] = tuple(range(1, rank + 1))
    else:
        given[at] = behind(tuple(dim) if isinstance(dim, (tuple, list)) else (dim,), rank)
    return call(c.op, given)


def place_of_extreme(c: BatchedCall) -> Any:
    """argmax and argmin: along one dimension, or among all elements of a sample."""
    x, dim, keepdim = c.args
    if c.rank() == 0 or (dim is None and keepdim):
        return None
    if dim is None:
        return c.run(c.physical().reshape(c.size, -1), 1) if x._array.size else None
    return c.run(c.physical(), behind(dim, c.rank()))


def median(c: BatchedCall) -> Any:
    """The median of all elements of a sample."""
    return ops._median_of_rows(c.physical().reshape(c.size, -1)) if c.args[0]._array.size else None


def nanmedian(c: BatchedCall) -> Any:
    """The same of those that are numbers."""
    return ops._nanmedian_of_rows(c.physical().reshape(c.size, -1)) if c.args[0]._array.size else None


def spread(c: BatchedCall) -> Any:
    """The gradient of a sum, spread over what was summed."""
    _, shape, dim, keepdim = c.args
    rank = len(shape)
    if rank == 0:
        return c.physical()
    dims = tuple(range(1, rank + 1)) if dim is None or (isinstance(dim, (tuple, list)) and not dim) else behind(dim, rank)
    return c.run(c.physical(), (c.size, *shape), dims, keepdim)


def sum_to_size(c: BatchedCall) -> Any:
    physical, size = c.physical(), tuple(c.args[1])
    missing = c.rank() - len(size)
    return c.run(physical, (c.size, *(1,) * missing, *size)).reshape(c.size, *size)
