"""What a gradient reads of its function's values: kept, or computed again, whichever moves fewer bytes."""

from __future__ import annotations

from collections.abc import Iterable

from specgrad.codegen.model.expr import Prim, walk
from specgrad.codegen.write.emit_c import is_long

from ..kernels.expressions import expression_of
from ..program import Cast, Elementwise, Step, Value
from .min_cut import ALWAYS, SINK, SOURCE, Network

_BYTES_OF_OP = 1  # to compute an element takes as long as to move one byte,
_BYTES_OF_LONG_OP = 6  # of a function of many operations, such as tanh, as many,
_BYTES_OF_ARRAY = 1 << 12  # and to make an array that is kept


def recomputed(later: list[Step], outputs: list[Value], forward: list[Step], stored: set[Value]) -> tuple[list[Step], list[Value]]:
    """The steps of a function that its gradient does again, and the values that are kept for it.

    That is a smallest cut of a network: between what there is and what the gradient reads, each value is an edge that costs what it takes to keep it, and each
    step one that costs what it takes to do it again.

    Args:
        later: the steps of the gradient.
        outputs: what it gives.
        forward: the steps of the function.
        stored: values that are written to memory anyway.
    """
    own = {r for step in later for r in step.results}
    wanted = {v.memory for v in (*outputs, *(v for step in later for v in step.values()))} - own
    makers = {r: step for step in forward for r in step.results if r.source is None}
    network = _network(wanted, makers, stored)
    without = network.cut()
    kept = {v for v in makers if (v, "given") in without and (v, "read") not in without}
    again: set[Step] = set()
    waiting = [v for v in wanted if v in makers and v not in kept]
    while waiting:
        step = makers[waiting.pop()]
        if step not in again:
            again.add(step)
            waiting += [v.memory for v in step.values() if v.memory in makers and v.memory not in kept]
    return [step for step in forward if step in again], [v for v in makers if v in kept]


def _network(wanted: Iterable[Value], makers: dict[Value, Step], stored: set[Value]) -> Network:
    network = Network()
    seen: set[Value | Step] = set()
    waiting = list(wanted)
    for value in waiting:
        network.add((value, "read"), SINK, ALWAYS)
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        step = makers.get(value)
        network.add((value, "given"), (value, "read"), _to_keep(value, step, stored))
        if not isinstance(step, (Elementwise, Cast)):
            network.add(SOURCE, (value, "given"), ALWAYS)
            continue
        network.add((step, "done"), (value, "given"), ALWAYS)
        if step not in seen:
            seen.add(step)
            network.add(SOURCE, (step, "done"), _cost(step))
            for operand in {v.memory for v in step.values()}:
                network.add((operand, "read"), (step, "done"), ALWAYS)
                waiting.append(operand)
    return network


def _to_keep(value: Value, step: Step | None, stored: set[Value]) -> int:
    """What it takes to keep a value: it is read, written before unless it is anyway, and an array holds it; the function's inputs are there."""
    if step is None:
        return value.like.nbytes
    return _BYTES_OF_ARRAY + value.like.nbytes * (1 if value in stored else 2)


def _cost(step: Step) -> int:
    """What it takes to do a step again, in bytes that could be moved meanwhile."""
    elements = max(v.like.size for v in (*step.values(), *step.results))
    expression = expression_of(step.name) if isinstance(step, Elementwise) else None
    long = expression is not None and any(isinstance(e, Prim) and is_long(e) for result in expression.results for e in walk(result))
    return int(elements * (_BYTES_OF_LONG_OP if long else _BYTES_OF_OP))
