"""The batching rules of most ops: dimensions and shapes are found by the names of the arguments."""

from __future__ import annotations

from typing import Any

from specgrad.array.base.tools import checked_dim
from specgrad.batching.physical import physical_of
from specgrad.core.dispatch.op import call

from .call import BatchedCall

DIMS = ("dim", "dims", "dim0", "dim1", "dim2", "dimension", "axis0", "axis1")
SHAPES = ("shape", "size")


def of_input(c: BatchedCall) -> Any:
    """Tensors with their batch, dimensions counted from behind it, shapes preceded by its size."""
    return moved_behind(c, _rank(c))


def of_result(c: BatchedCall) -> Any:
    """`of_input` where `dim` counts among the dimensions of the result, which has one more than the input."""
    return moved_behind(c, _rank(c) + 1)


def in_front(c: BatchedCall) -> Any:
    """Ops whose result for one more leading dimension is the batch of results."""
    return c.run(c.physical()) if c.only(0) else None


def in_front_of_matrices(c: BatchedCall) -> Any:
    """`in_front` where the last two dimensions are rows and columns, which a sample must have."""
    return in_front(c) if c.rank() >= 2 else None


def moved_behind(c: BatchedCall, rank: int, shared: tuple[int, ...] = ()) -> Any:
    """The op with its dimensions moved behind the batch. rank: of what `dim` counts in. shared: tensors that are the same for all samples."""
    if rank == 0 or any(c.rank(i) == 0 for i in c.op.tensors[1:] if c.args[i] is not None and i not in shared):
        return None  # an index without dimensions is one of a single element
    given: list[Any] = []
    for i, ((name, _), value) in enumerate(zip(c.op.params, c.args)):
        if i in shared:
            given.append(value)
        elif i in c.op.tensors:
            given.append(None if value is None else physical_of(value, c.level))
        elif i in c.op.lists:
            given.append([None if v is None else physical_of(v, c.level) for v in value])
        elif name in DIMS and value is not None:
            given.append(behind(value, rank))
        elif name in SHAPES and not isinstance(value, int):
            given.append((c.size, *value))
        elif name == "shapes":
            given.append([(c.size, *shape) for shape in value])
        else:
            given.append(value)
    return call(c.op, given)


def _rank(c: BatchedCall) -> int:
    """The dimensions among which an op's `dim` counts: those of the shape that it is given, or those of its first input."""
    names = [name for name, _ in c.op.params]
    for name in ("shape", "shapes"):
        if name in names:
            shape = c.args[names.index(name)]
            return len(shape) if name == "shape" else len(shape[0])
    if not c.op.lists:
        return c.rank()
    ranks = {t._array.ndim for t in c.args[c.op.lists[0]]}
    return ranks.pop() if len(ranks) == 1 else 0  # a legacy of cat: empty vectors among others


def as_ints(value: Any) -> tuple[int, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def behind(dim: Any, rank: int) -> Any:
    """A dimension of a sample, or several, as dimensions of the physical tensor."""
    if isinstance(dim, (tuple, list)):
        return tuple(checked_dim(d, rank) + 1 for d in dim)
    return checked_dim(dim, rank) + 1
