"""The loops of an island: the order and the sizes of its dimensions, and how each operand is read along them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ..program import Sum, Value
from .island import Island

ROW = 8192  # elements of a part of one long row
STAGE = 512  # elements of a row that one loop after another computes: see SG_STAGE
BLOCK = 8192  # elements of a block, which one thread computes
MOST_PARTIAL = 1 << 16  # bytes of sums that blocks leave behind


@dataclass
class Loops:
    """Args:
    sizes: of the dimensions that are left when those that lie behind one another are taken as one; the last is the innermost.
    steps: by value, how many bytes lie between two elements along each; of sums that blocks leave behind, how many elements of the result.
    rows: how many times the innermost loop runs.
    length: of that loop; the last row of a part may be shorter.
    rows_of_block: how many of them are a block.
    left: the sums that blocks leave behind, each for its part.
    """

    sizes: list[int]
    steps: dict[Value, list[int]]
    rows: int
    length: int
    rows_of_block: int
    left: list[Value]

    @property
    def in_parts(self) -> bool:
        """Whether the only dimension is cut into rows."""
        return len(self.sizes) == 1

    @property
    def blocks(self) -> int:
        return -(-self.rows // self.rows_of_block)

    def inner(self, value: Value) -> int:
        """The step along a row: 0 of what is the same for all of it."""
        return self.steps[value][-1]


def loops_of(island: Island) -> Loops:
    values = list(dict.fromkeys([*island.along, *island.sums]))
    strides = {v: _steps_of_sum(v, island) if isinstance(v.origin, Sum) and v in island.made else island.along[v] for v in values}
    first = next((strides[v] for v in values if all(step or size == 1 for step, size in zip(strides[v], island.shape))), [0] * len(island.shape))
    order = sorted((i for i, size in enumerate(island.shape) if size > 1 and i not in island.axes), key=lambda i: -abs(first[i]))
    row = [i for i in island.axes if island.shape[i] > 1]
    sizes, merged = _merged([island.shape[i] for i in order], [[strides[v][i] for i in order] for v in values])
    if island.axes:
        of_row, within = _merged([island.shape[i] for i in row], [[strides[v][i] for i in row] for v in values])
        sizes, merged = sizes + of_row, [outer + inner for outer, inner in zip(merged, within)]
    elif len(sizes) == 1 and sizes[0] <= ROW:
        sizes, merged = [1, *sizes], [[0, *steps] for steps in merged]
    steps = dict(zip(values, merged))
    if len(sizes) == 1:
        found = Loops(sizes, steps, -(-sizes[0] // ROW), ROW, 1, island.sums)
    else:
        rows = prod(sizes[:-1])
        found = Loops(sizes, steps, rows, sizes[-1], max(1, BLOCK // sizes[-1]), [v for v in island.sums if not _in_one_go(steps[v], sizes)])
    assert not found.in_parts or not any(steps[v][-1] for v in found.left), "what is cut into parts is summed up as a whole"
    for v in found.left:
        steps[v] = [step // v.like.itemsize for step in steps[v]]
    partial = sum(v.like.size * 8 for v in found.left)
    if not found.in_parts and partial * found.blocks > MOST_PARTIAL:
        found.rows_of_block = -(-found.rows // max(1, MOST_PARTIAL // partial))
    return found


def _steps_of_sum(total: Value, island: Island) -> list[int]:
    """How a sum lies along the loops that add it up: as its dimensions that are left lie in memory, which need not be in their order."""
    assert isinstance(total.origin, Sum)
    axes, rank = total.origin.axes, len(island.shape)
    left = [i for i in range(rank) if i not in axes]
    own = left if total.like.ndim == len(left) else range(rank - total.like.ndim, rank)
    steps = [0] * rank
    for i, size, step in zip(own, total.like.shape, total.like.strides):
        steps[i] = step if size > 1 else 0
    return steps


def _in_one_go(steps: list[int], sizes: list[int]) -> bool:
    """Whether each row sums up to an element of its own."""
    *outer, inner = steps
    return inner == 0 and all(step for step, size in zip(outer, sizes) if size > 1)


def _merged(sizes: list[int], steps: Sequence[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Neighbouring dimensions as one, where that is so for all."""
    if not sizes:
        return [1], [[0] for _ in steps]
    out_sizes, out_steps = [sizes[0]], [[s[0]] for s in steps]
    for i in range(1, len(sizes)):
        if all(o[-1] == s[i] * sizes[i] for o, s in zip(out_steps, steps)):
            out_sizes[-1] *= sizes[i]
            for o, s in zip(out_steps, steps):
                o[-1] = s[i]
        else:
            out_sizes.append(sizes[i])
            for o, s in zip(out_steps, steps):
                o.append(s[i])
    return out_sizes, out_steps
