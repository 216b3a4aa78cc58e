"""What a batching rule is given, and the rule of most ops: dimensions and shapes found by the names of the arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from specgrad.batching.physical import call, is_batched, physical_of
from specgrad.core.dispatch.op import Op
from specgrad.core.tape.tensor import Tensor, checked_dim

if TYPE_CHECKING:
    from specgrad.batching.level import Level

DIMS = ("dim", "dims", "dim0", "dim1", "dim2", "dimension")
SHAPES = ("shape", "size")


class Call:
    """An op, its arguments and the level at which some of them are Batched."""

    def __init__(self, op: Op, args: tuple[Any, ...], level: Level):
        self.op, self.args, self.level = op, args, level
        self.size = level.size

    def batched(self, index: int) -> bool:
        return is_batched(self.args[index], self.level)

    def only(self, *indices: int) -> bool:
        """Whether these arguments are Batched and no others are."""
        return all(self.batched(i) == (i in indices) for i in self.op.tensors) and not self.op.lists

    def rank(self, index: int = 0) -> int:
        """The dimensions of one sample."""
        return int(self.args[index]._array.ndim)

    def physical(self, index: int = 0) -> Tensor:
        return physical_of(self.args[index], self.level)

    def run(self, *args: Any) -> Any:
        """The op on other arguments; those that are left out are as they were."""
        return call(self.op, (*args, *self.args[len(args) :]))


Rule = Callable[[Call], Any]


def by_signature(more: int = 0, shared: tuple[int, ...] = ()) -> Rule:
    """Tensors with their batch, dimensions counted from behind it, shapes preceded by its size.

    more: dimensions that the result has more than the first input, among which `dim` counts. shared: tensors that must be the same for all samples.
    """

    def rule(c: Call) -> Any:
        if any(c.batched(i) for i in shared):
            return None
        names = [name for name, _ in c.op.params]
        rank = _rank(c, names) + more
        if rank == 0:
            return None
        given: list[Any] = []
        for i, (name, value) in enumerate(zip(names, c.args)):
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

    return rule


def _rank(c: Call, names: list[str]) -> int:
    """The dimensions among which an op's `dim` counts: those of the shape that it is given, or those of its first input."""
    for name in ("shape", "shapes"):
        if name in names:
            shape = c.args[names.index(name)]
            return len(shape) if name == "shape" else len(shape[0])
    if not c.op.lists:
        return c.rank()
    ranks = {t._array.ndim for t in c.args[c.op.lists[0]]}
    return ranks.pop() if len(ranks) == 1 else 0  # a legacy of cat: empty vectors among others


def behind(dim: Any, rank: int) -> Any:
    """A dimension of a sample, or several, as dimensions of the physical tensor."""
    if isinstance(dim, (tuple, list)):
        return tuple(checked_dim(d, rank) + 1 for d in dim)
    return checked_dim(dim, rank) + 1
