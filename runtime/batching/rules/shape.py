"""Batching rules of reductions, and of ops that change the shape."""

from __future__ import annotations

from typing import Any

from specgrad.batching.physical import call, lifted
from specgrad.generated import ops

from .call import Call, Rule, behind

# ---- reductions


def reduction(c: Call) -> Any:
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


def place_of_extreme(c: Call) -> Any:
    """argmax and argmin: along one dimension, or among all elements of a sample."""
    x, dim, keepdim = c.args
    if c.rank() == 0 or (dim is None and keepdim):
        return None
    if dim is None:
        return c.run(c.physical().reshape(c.size, -1), 1) if x._array.size else None
    return c.run(c.physical(), behind(dim, c.rank()))


def middle(of_rows: str) -> Rule:
    """The median of all elements of a sample, by an op that gives the median of each row."""

    def rule(c: Call) -> Any:
        return getattr(ops, of_rows)(c.physical().reshape(c.size, -1)) if c.args[0]._array.size else None

    return rule


def spread(c: Call) -> Any:
    """The gradient of a sum, spread over what was summed."""
    _, shape, dim, keepdim = c.args
    rank = len(shape)
    if rank == 0:
        return c.physical()
    dims = tuple(range(1, rank + 1)) if dim is None or (isinstance(dim, (tuple, list)) and not dim) else behind(dim, rank)
    return c.run(c.physical(), (c.size, *shape), dims, keepdim)


def sum_to_size(c: Call) -> Any:
    physical, size = c.physical(), tuple(c.args[1])
    missing = c.rank() - len(size)
    return c.run(physical, (c.size, *(1,) * missing, *size)).reshape(c.size, *size)


# ---- shapes


def natural(c: Call) -> Any:
    """One more dimension in front means nothing to the op."""
    return c.run(c.physical()) if c.only(0) else None


def of_matrices(c: Call) -> Any:
    return natural(c) if c.rank() >= 2 else None


def to_shape(c: Call) -> Any:
    size = tuple(c.args[1]) if not isinstance(c.args[1], int) else (c.args[1],)
    if -1 in size:
        from specgrad.array.shape import resolved

        size = resolved(size, c.args[0]._array.size)
    return c.run(c.physical(), (c.size, *size))


def to_shape_of(c: Call) -> Any:
    return c.physical().view(c.size, *c.args[1]._array.shape)


def expand(c: Call) -> Any:
    size = tuple(c.args[1]) if not isinstance(c.args[1], int) else (c.args[1],)
    return c.run(lifted(c.args[0], len(size)), (c.size, *size))


def permute(c: Call) -> Any:
    return c.run(c.physical(), (0, *behind(tuple(c.args[1]), c.rank())))


def t(c: Call) -> Any:
    if c.rank() > 2:
        return None
    return c.physical() if c.rank() < 2 else c.physical().transpose(1, 2)


def conjugate_transpose(c: Call) -> Any:
    return c.physical().transpose(-2, -1).conj() if c.rank() >= 2 else None


def squeeze(c: Call) -> Any:
    dim, shape = c.args[1], c.args[0]._array.shape
    if dim is None:
        dims = tuple(i + 1 for i, n in enumerate(shape) if n == 1)
    elif not shape:
        return c.physical()
    else:
        dims = behind(tuple(dim) if isinstance(dim, (tuple, list)) else (dim,), len(shape))
    return c.run(c.physical(), dims)


def roll(c: Call) -> Any:
    shifts, dims = c.args[1], c.args[2]
    if c.rank() == 0 or dims is None or (isinstance(dims, (tuple, list)) and not dims):
        return None
    return c.run(c.physical(), shifts, behind(dims, c.rank()))


def repeat(c: Call) -> Any:
    repeats = tuple(c.args[1])
    if len(repeats) < c.rank():
        return None
    return c.run(lifted(c.args[0], len(repeats)), (1, *repeats))


def unrepeat(c: Call) -> Any:
    _, shape, repeats = c.args
    ones = (1,) * (len(repeats) - len(shape))
    return c.run(c.physical(), (c.size, *ones, *shape), (1, *repeats)).reshape(c.size, *shape)
