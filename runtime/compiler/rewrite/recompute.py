"""What a gradient reads of its function's values: kept, or computed again, whichever moves fewer bytes."""

from __future__ import annotations

from collections.abc import Iterable

from specgrad.array.dtypes import traits
from specgrad.codegen.model.expr import Prim, walk
from specgrad.codegen.write.in_c.scalar import is_long

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
    network = _network(wanted, makers, stored, _compared(later, makers))
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


def _compared(later: list[Step], makers: dict[Value, Step]) -> set[Value]:
    """What is compared with other values, as a gradient compares elements with the largest of them, and may have other bits where it is computed again: of some
    functions of libm, in float64, the last elements of a loop have others."""
    again = _with_other_bits(makers)
    own = {r: step for step in later for r in step.results}
    waiting = [v.memory for step in later if all(traits[r.like.dtype].is_bool for r in step.results) for v in step.values()]
    seen: set[Value] = set()
    while waiting:
        value = waiting.pop()
        if value not in seen:
            seen.add(value)
            waiting += [v.memory for v in own[value].values()] if value in own else []
    return {v for v in again if v in seen or traits[v.like.dtype].is_bool}


def _with_other_bits(makers: dict[Value, Step]) -> set[Value]:
    """What may have other bits when it is computed again, in the order in which it is made."""
    found: set[Value] = set()
    for value, step in makers.items():
        if isinstance(step, (Elementwise, Cast)):
            is_double = traits[value.like.dtype].name in ("float64", "complex128")
            if (is_double and any(not e.primitive.infix and not e.primitive.same_bits for e in _primitives(step))) or any(
                v.memory in found for v in step.values()
            ):
                found.add(value)
    return found


def _network(wanted: Iterable[Value], makers: dict[Value, Step], stored: set[Value], fixed: set[Value]) -> Network:
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
        if not isinstance(step, (Elementwise, Cast)) or value in fixed:
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
    return int(elements * (_BYTES_OF_LONG_OP if any(map(is_long, _primitives(step))) else _BYTES_OF_OP))


def _primitives(step: Step) -> list[Prim]:
    """What a step computes, in parts."""
    expression = expression_of(step.name) if isinstance(step, Elementwise) else None
    return [e for result in expression.results for e in walk(result) if isinstance(e, Prim)] if expression is not None else []
