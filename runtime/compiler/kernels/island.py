"""Steps that one loop nest computes: elementwise ones over one shape, the sums of what they compute, and what reads the sums of rows again, for each element
or once for a row."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

import numpy as np

from ..program import Elementwise, Step, Sum, Value

MOST_OF_ROW = 8192  # elements of a row whose sums the same loops read again: what they keep of it stays in a near cache


@dataclass(eq=False)
class Island:
    """Steps that one loop nest computes.

    Args:
        shape: of the loops.
        axes: the last dimensions, if what is computed of rows is read again: the innermost loop runs over these.
        steps: in order.
        results: the values that others read.
        along: of what it reads and makes, how many bytes lie between two elements along each dimension of the loops; 0 if it is the same.
        made: the values that its steps make.
        with_rows: whether it takes steps that read sums of rows which it makes.
    """

    shape: tuple[int, ...]
    axes: tuple[int, ...] = ()
    steps: list[Step] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)
    along: dict[Value, list[int]] = field(default_factory=dict)
    made: set[Value] = field(default_factory=set)
    with_rows: bool = True

    def reads(self) -> list[Value]:
        """What comes from elsewhere, each once."""
        return list(dict.fromkeys(v for step in self.steps for v in step.values() if v.memory not in self.made))

    @property
    def sums(self) -> list[Value]:
        return [r for step in self.steps if isinstance(step, Sum) for r in step.results]

    def add(self, step: Step) -> bool:
        """Take a step, if these loops can compute it."""
        domain = domain_of(step)
        axes = self._axes_with(step)
        if axes is None or (axes != self.axes and not all(_is_one_row(self.shape, steps, axes) for steps in self.along.values())):
            return False
        along: dict[Value, list[int]] = {}
        made = [] if isinstance(step, Sum) else step.results
        for v, over in (*((v, domain) for v in step.values()), *((r, r.like.shape) for r in made)):
            steps = _along(v, over, self.shape, axes)
            if steps is None or (axes and not _is_one_row(self.shape, steps, axes)) or self.along.get(v, steps) != steps or not self._can_read(v, steps, axes):
                return False
            along[v] = steps
        takes_rows = isinstance(step, Sum) or (isinstance(step, Elementwise) and bool(step.axes))  # of its own length
        if domain != self.shape and (takes_rows or not (self._is_of_rows(domain) or any(v.memory in self.made for v in step.values()))):
            return False
        if isinstance(step, Sum):
            (total,) = step.results
            if (steps := _along(total, total.like.shape, self.shape, step.axes)) is not None:
                if axes and not _is_one_row(self.shape, steps, axes):
                    return False  # it is added up along a part of the row
                along[total] = steps
        self.axes = axes
        self.steps.append(step)
        self.along |= along
        self.made.update(step.results)
        return True

    def _is_of_rows(self, domain: tuple[int, ...]) -> bool:
        """Whether a step computes one element for each row, which costs next to nothing in loops over rows."""
        return bool(self.axes) and domain == tuple(size for i, size in enumerate(self.shape) if i not in self.axes)

    def _axes_with(self, step: Step) -> tuple[int, ...] | None:
        """The dimensions of a row, once a step is taken; None if it needs others."""
        wanted = step.axes if isinstance(step, Elementwise) else ()
        for v in step.values():
            if v.memory in self.made and isinstance(v.memory.origin, Sum):
                wanted = v.memory.origin.axes
        if not wanted or wanted == self.axes:
            return self.axes
        if not self.steps:
            return wanted
        is_row = wanted == tuple(range(len(self.shape) - len(wanted), len(self.shape))) and prod(self.shape[a] for a in wanted) <= MOST_OF_ROW
        return wanted if is_row and self.with_rows and not self.axes else None

    def _can_read(self, value: Value, steps: list[int], axes: tuple[int, ...]) -> bool:
        """Whether a value, if it is made here, is known where a step needs it."""
        memory = value.memory
        if memory not in self.made:
            return True
        if isinstance(memory.origin, Sum) and memory.origin.axes != axes:
            return False  # which is not complete before the loops end
        is_whole = value.source is None or (value.offset == 0 and not any(steps[a] for a in axes))
        if value.like.dtype != memory.like.dtype:
            return False  # such as the real parts of complex numbers
        return is_whole and self.along.get(memory) == steps


def domain_of(step: Step) -> tuple[int, ...]:
    """The shape of the loops that a step takes on its own."""
    if isinstance(step, Elementwise):
        return np.broadcast_shapes(*(v.like.shape for v in step.values()))
    value: Value = step.operands[0] if isinstance(step, Sum) else step.results[0]
    return value.like.shape


def _along(value: Value, over: tuple[int, ...], shape: tuple[int, ...], axes: tuple[int, ...]) -> list[int] | None:
    """How a value that is taken as an array of the shape `over` lies along loops over `shape`, whose rows are `axes`; None if these do not run over it."""
    steps = [0] * (len(over) - value.like.ndim) + [0 if size == 1 else step for size, step in zip(value.like.shape, value.like.strides)]
    if over in (shape, tuple(1 if i in axes else size for i, size in enumerate(shape))):
        return steps
    if over == tuple(size for i, size in enumerate(shape) if i not in axes):
        kept = iter(steps)
        return [0 if i in axes else next(kept) for i in range(len(shape))]
    return None


def _is_one_row(shape: tuple[int, ...], steps: list[int], axes: tuple[int, ...]) -> bool:
    """Whether the dimensions of a row are read as one."""
    inner = [(shape[a], steps[a]) for a in axes if shape[a] > 1]
    return all(outer == size * step for (_, outer), (size, step) in zip(inner, inner[1:]))
