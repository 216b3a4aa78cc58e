"""Which steps become one loop: elementwise steps over the same shape, and the sums of what they compute."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..program import Call, Program, Step, Sum, Value


@dataclass(eq=False)
class Island:
    """Steps that one loop nest computes.

    Args:
        shape: of the loops.
        steps: in order.
        results: the values that others read.
    """

    shape: tuple[int, ...]
    steps: list[Step] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)

    @property
    def made(self) -> set[Value]:
        return {r for step in self.steps for r in step.results}

    def reads(self) -> list[Value]:
        """What comes from elsewhere, each once."""
        made = self.made
        return list(dict.fromkeys(v for step in self.steps for v in step.values() if v not in made))


Item = Island | Call


def fused(program: Program) -> list[Item]:
    """The islands and calls of a program, in an order in which they can run."""
    items: list[Item] = []
    place: dict[Value, int] = {}  # of the item that makes a value
    for step in program.steps:
        if isinstance(step, Call):
            at = len(items)
            items.append(step)
        else:
            shape = step.operands[0].like.shape if isinstance(step, Sum) else step.results[0].like.shape
            first = max((_earliest(v, shape, items, place) for v in step.values()), default=0)
            at = next((i for i in range(first, len(items)) if isinstance(found := items[i], Island) and found.shape == shape), len(items))
            if at == len(items):
                items.append(Island(shape))
            island = items[at]
            assert isinstance(island, Island)
            island.steps.append(step)
        place.update((r, at) for r in step.results if r.source is None)
    _note_results(items, program.outputs)
    return items


def _earliest(value: Value, shape: tuple[int, ...], items: list[Item], place: dict[Value, int]) -> int:
    """The first item that can read a value element by element."""
    made = place.get(value.memory)
    if made is None:
        return 0
    within = isinstance(found := items[made], Island) and found.shape == shape and value.source is None and not isinstance(value.origin, Sum)
    return made if within else made + 1


def _note_results(items: list[Item], outputs: Iterable[Value]) -> None:
    """Of each island, the values that others read."""
    wanted = {v.memory for v in outputs}
    for item in items:
        wanted.update(v.memory for v in (item.values() if isinstance(item, Call) else item.reads()))
    for item in items:
        if isinstance(item, Island):
            item.results = [r for step in item.steps for r in step.results if r in wanted or isinstance(step, Sum)]
