"""Batching rules of ops that change the shape, or fill one."""

from __future__ import annotations

from typing import Any

from specgrad.array.shape import resolved
from specgrad.batching.physical import check_rank, lifted
from specgrad.core.base.memory_format import refuse_for_batch

from .call import BatchedCall
from .dims import as_ints, behind


def to_shape(c: BatchedCall) -> Any:
    size = as_ints(c.args[1])
    return c.run(c.physical(), (c.size, *(resolved(size, c.args[0]._array.size) if -1 in size else size)))


def to_shape_of(c: BatchedCall) -> Any:
    return c.physical().view(c.size, *c.args[1]._array.shape)


def expand(c: BatchedCall) -> Any:
    size = as_ints(c.args[1])
    return c.run(lifted(c.args[0], len(size)), (c.size, *size))


def as_strided(c: BatchedCall) -> Any:
    """Strides within each sample. An offset is the first sample's: those of others begin as much later in memory as these do."""
    physical = c.physical()
    return c.run(physical, (c.size, *as_ints(c.args[1])), (physical.stride(0), *as_ints(c.args[2])), c.args[3])


def as_strided_scatter(c: BatchedCall) -> Any:
    if not c.batched(0) or not c.physical().stride(0):
        return None  # what lies in one place cannot be replaced by each sample's own
    x, (_, _, size, stride, _) = c.physical(), c.args
    return c.run(x, c.physical(1), (c.size, *as_ints(size)), (x.stride(0), *as_ints(stride)))


def permute(c: BatchedCall) -> Any:
    return c.run(c.physical(), (0, *behind(tuple(c.args[1]), c.rank())))


def t(c: BatchedCall) -> Any:
    if c.rank() > 2:
        return None
    return c.physical() if c.rank() < 2 else c.physical().transpose(1, 2)


def conjugate_transpose(c: BatchedCall) -> Any:
    return c.physical().transpose(-2, -1).conj() if c.rank() >= 2 else None


def squeeze(c: BatchedCall) -> Any:
    dim, shape = c.args[1], c.args[0]._array.shape
    if dim is None:
        return c.run(c.physical(), tuple(i + 1 for i, n in enumerate(shape) if n == 1))
    return c.run(c.physical(), behind(as_ints(dim), len(shape))) if shape else c.physical()


def roll(c: BatchedCall) -> Any:
    shifts, dims = c.args[1], c.args[2]
    return None if c.rank() == 0 or dims in (None, (), []) else c.run(c.physical(), shifts, behind(dims, c.rank()))


def repeat(c: BatchedCall) -> Any:
    repeats = tuple(c.args[1])
    return c.run(lifted(c.args[0], len(repeats)), (1, *repeats)) if len(repeats) >= c.rank() else None


def unrepeat(c: BatchedCall) -> Any:
    _, shape, repeats = c.args
    ones = (1,) * (len(repeats) - len(shape))
    return c.run(c.physical(), (c.size, *ones, *shape), (1, *repeats)).reshape(c.size, *shape)


def clone(c: BatchedCall) -> Any:
    """A copy of all samples, in an order that a batch may have."""
    refuse_for_batch("clone", c.args[1])
    return c.run(c.physical())


def copy_into(c: BatchedCall) -> Any:
    """Copy in place: the same elements into every sample, or each sample's own."""
    check_rank(c.op.name, c.args[0], [c.args[1]])
    return c.run(c.physical(), lifted(c.args[1], c.rank()) if c.batched(1) else c.args[1])
