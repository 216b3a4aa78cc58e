"""The loops of an island: the order and the sizes of its dimensions, and how each operand is read along them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ..program import Sum, Value
from .fuse import Island

ROW = 8192  # elements of a part of one long row
BLOCK = 8192  # elements of a block, which one thread computes
MOST_PARTIAL = 1 << 16  # bytes of sums that blocks leave behind


@dataclass
class Loops:
    """Args:
    sizes: of the dimensions that are left when those that lie behind one another are taken as one; the last is the innermost.
    steps: by value, how many bytes lie between two elements along each; of sums, how many elements of the result.
    rows: how many times the innermost loop runs.
    length: of that loop; the last row of a part may be shorter.
    rows_of_block: how many of them are a block.
    """

    sizes: list[int]
    steps: dict[Value, list[int]]
    rows: int
    length: int
    rows_of_block: int

    @property
    def in_parts(self) -> bool:
        """Whether the only dimension is cut into rows."""
        return len(self.sizes) == 1

    @property
    def blocks(self) -> int:
        return -(-self.rows // self.rows_of_block)

    def in_one_go(self, total: Value) -> bool:
        """Whether each row sums up to an element of its own."""
        *outer, inner = self.steps[total]
        return not self.in_parts and inner == 0 and all(step for step, size in zip(outer, self.sizes) if size > 1)


def loops_of(island: Island) -> Loops:
    values = [*island.reads(), *island.results]
    strides = {v: _steps_of(v, island) for v in values}
    first = next((strides[v] for v in values if all(step or size == 1 for step, size in zip(strides[v], island.shape))), [0] * len(island.shape))
    order = sorted((i for i, size in enumerate(island.shape) if size > 1), key=lambda i: -abs(first[i]))
    sizes, merged = _merged([island.shape[i] for i in order], [[strides[v][i] for i in order] for v in values])
    steps = dict(zip(values, merged))
    if len(sizes) == 1:
        return Loops(sizes, steps, -(-sizes[0] // ROW), min(sizes[0], ROW), 1)
    rows = prod(sizes[:-1])
    found = Loops(sizes, steps, rows, sizes[-1], max(1, BLOCK // sizes[-1]))
    partial = sum(v.like.size * 8 for v in island.results if isinstance(v.origin, Sum) and not found.in_one_go(v))
    if partial * found.blocks > MOST_PARTIAL:
        found.rows_of_block = -(-rows // max(1, MOST_PARTIAL // partial))
    return found


def _steps_of(value: Value, island: Island) -> list[int]:
    """How far apart elements lie along each dimension of the loops."""
    if isinstance(value.origin, Sum) and value in island.results:
        kept = [i for i in range(len(island.shape)) if i not in value.origin.axes]
        steps, step = [0] * len(island.shape), 1
        for i in reversed(kept):
            steps[i] = step
            step *= island.shape[i]
        return steps
    lead = len(island.shape) - value.like.ndim
    return [0] * lead + [0 if size == 1 else step for size, step in zip(value.like.shape, value.like.strides)]


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
