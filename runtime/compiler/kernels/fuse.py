"""Which steps of a program become one loop nest."""

from __future__ import annotations

from collections.abc import Iterable

from ..program import Call, Draw, Give, NativeStep, Program, Step, Value
from .island import Island, domain_of
from .loops import loops_of
from .phases import Phases
from .statements import Statements

MOST_KEPT = 1 << 18  # bytes that a row keeps from one phase to another

Item = Island | NativeStep | Call


def fused(program: Program) -> list[Item]:
    """The islands, calls and what else there is of a program, in an order in which they can run. What follows a Give is not done before it."""
    for i, step in enumerate(program.steps):
        if isinstance(step, Give):
            later = [v for other in program.steps[i:] for v in other.values()]
            return [*fused(Program([], program.steps[:i], [*program.outputs, *later])), step, *fused(Program([], program.steps[i + 1 :], program.outputs))]
    items = _grouped(program.steps, True)
    _note_results(items, program.outputs)
    items = _put_off(items)
    _note_results(items, program.outputs)
    if any(_keeps_too_much(item) for item in items):
        items = [other for item in items for other in (_grouped(item.steps, False) if isinstance(item, Island) and _keeps_too_much(item) else [item])]
        _note_results(items, program.outputs)
    return items


def _grouped(steps: Iterable[Step], with_rows: bool) -> list[Item]:
    items: list[Item] = []
    maker: dict[Value, Item] = {}
    place: dict[int, int] = {}  # of an item, by identity
    for step in steps:
        after = max((place[id(maker[v.memory])] for v in step.values() if v.memory in maker), default=-1)  # the last of those that it reads from
        if isinstance(step, Call | NativeStep):
            item: Item = step
            place[id(item)] = len(items)
            items.append(item)
            if isinstance(step, Draw) and not step.operands:  # as early as can be, so that the loops around it are one
                drawn = max((i for i, other in enumerate(items[:-1]) if isinstance(other, Draw)), default=-1)
                items.insert(drawn + 1, items.pop())
                place = {id(other): i for i, other in enumerate(items)}
        else:
            taken = (found for found in items[max(after, 0) :] if isinstance(found, Island) and found.add(step))
            item = next(taken, None) or Island(domain_of(step), with_rows=with_rows)
            if id(item) not in place:  # as early as can be: what comes later may read it
                fits = item.add(step)
                assert fits, step
                items.insert(after + 1, item)
                place = {id(other): i for i, other in enumerate(items)}
        maker.update((r, item) for r in step.results if r.source is None)
    return items


def _put_off(items: list[Item]) -> list[Item]:
    """Islands that nothing reads before another island does become part of that, where its loops can compute them: what they give need not be written."""
    items = list(items)
    for i, island in reversed(list(enumerate(items))):
        if isinstance(island, Island):
            made = set(island.results)
            j, reader = next(((j, item) for j, item in enumerate(items[i + 1 :], i + 1) if any(v.memory in made for v in _read(item))), (0, None))
            if isinstance(reader, Island) and (both := _together(island, reader)) is not None:
                items[j] = both
                del items[i]
    return items


def _together(first: Island, second: Island) -> Island | None:
    """One island of the steps of two; None if no loop nest computes them."""
    both = Island(first.shape)
    return both if first.shape == second.shape and all(map(both.add, [*first.steps, *second.steps])) else None


def _read(item: Item) -> Iterable[Value]:
    return item.values() if isinstance(item, Call) else item.reads()


def _keeps_too_much(item: Item) -> bool:
    if not isinstance(item, Island) or not item.axes or len(item.steps) == 1:
        return False
    loops = loops_of(item)
    return Phases(Statements(item, loops.left), loops).bytes_kept > MOST_KEPT


def _note_results(items: list[Item], outputs: Iterable[Value]) -> None:
    """Of each island, the values that others read."""
    wanted = {v.memory for v in outputs}
    for item in items:
        wanted.update(v.memory for v in _read(item))
    for item in items:
        if isinstance(item, Island):
            item.results = [r for step in item.steps for r in step.results if r in wanted]
