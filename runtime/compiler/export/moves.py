"""What an array function does with elements, found by calling it: whether each element of the result is one of an operand, or a sum of several times constants.

So no function needs a description: what moves elements gives, for arrays of numbers that say where each lies, an array that says where each comes from."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.dtypes import traits

from ..program import Call, Step, Value, filled
from .steps import Linear, Move, places_of

MOST_COLUMNS = 4096  # elements of the operands of a function that adds up: it is called once for each


class Probe:
    """A call, whose operands that are not known are of our choosing.

    Args:
        step: the call.
        known: what does not depend on the arguments of the program.
    """

    step: Call
    known: dict[Value, np.ndarray[Any, Any]]
    operands: list[Value]
    places: dict[Value, np.ndarray[Any, Any]]
    count: int
    memories: list[Value]

    def __init__(self, step: Call, known: dict[Value, np.ndarray[Any, Any]]):
        self.step, self.known = step, known
        self.operands = list(dict.fromkeys(v for v in step.values() if v not in known))
        self.begins: dict[Value, int] = {}
        self.places = {v: places_of(v) for v in self.operands}
        self.count = 0
        self.memories = list(dict.fromkeys(v.memory for v in self.operands))
        for memory in self.memories:
            self.begins[memory] = self.count
            self.count += 1 + max(int(self.places[v].max()) for v in self.operands if v.memory is memory)

    def results(self, elements: np.ndarray[Any, Any]) -> list[np.ndarray[Any, Any]]:
        """What the function gives where the memory of its operands holds some numbers."""
        arrays = {**self.known, **{v: np.array(elements[self.begins[v.memory] + self.places[v]]) for v in self.operands}}
        found = self.step.function(*filled(self.step.operands, arrays))
        return [np.asarray(a, np.float64) for a in (found if self.step.several else (found,))]

    def split(self, labels: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Which operand an element is from, and where it lies there."""
        begins = np.array([self.begins[m] for m in self.memories])
        source = np.searchsorted(begins, labels, side="right") - 1
        return source, labels - begins[np.maximum(source, 0)]


def as_moves(step: Call, known: dict[Value, np.ndarray[Any, Any]]) -> list[Step] | None:
    """A call as steps that move elements, or add them up; None if that is not what it does."""
    try:
        probe = Probe(step, known)
        if not probe.operands or any(traits[v.like.dtype].letter not in "fib" for v in (*probe.operands, *step.results)):
            return None
        with np.errstate(all="ignore"):
            return _moves(step, probe) or _linear(step, probe)
    except (ValueError, TypeError, IndexError, RuntimeError, FloatingPointError):  # what the function makes of numbers that it was not made for
        return None


def _moves(step: Call, probe: Probe) -> list[Step] | None:
    """Numbers that rise, that fall, that are negative, and any: who chooses by their order or their sign, as `max` does, chooses another element of each."""
    count = probe.count
    random = np.random.default_rng(0)
    labelled = [np.arange(count) + 0.140625, count - np.arange(count) + 0.390625, -random.permutation(count) - 0.640625]
    labelled += [random.standard_normal(count) for _ in range(2)]
    found = [probe.results(labels) for labels in labelled]
    made: list[Step] = []
    for i, value in enumerate(step.results):
        first, *others = (results[i] for results in found)
        if first.shape != value.like.shape:
            return None
        place = np.clip(np.nan_to_num(first - 0.140625), 0, count - 1).astype(np.int64)
        is_moved = np.logical_and.reduce([results[i] == labels[place] for results, labels in zip(found, labelled)])
        is_constant = np.logical_and.reduce([(first == other) | (np.isnan(first) & np.isnan(other)) for other in others]) & ~is_moved
        if not (is_constant | is_moved).all():
            return None
        source, places = probe.split(np.where(is_moved, place, 0))
        constants = np.where(is_constant, first, 0)
        made.append(Move(step.name, tuple(probe.memories), [value], source=np.where(is_moved, source, -1), places=places, constants=constants))
    return made


def _linear(step: Call, probe: Probe) -> list[Step] | None:
    if probe.count > MOST_COLUMNS or any(not traits[v.like.dtype].is_floating_point for v in (*probe.operands, *step.results)):
        return None
    starts = probe.results(np.zeros(probe.count))
    entries: list[list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]]] = [[] for _ in starts]
    used = np.unique(np.concatenate([probe.begins[v.memory] + probe.places[v].reshape(-1) for v in probe.operands]))
    for label in used:
        unit = np.zeros(probe.count)
        unit[label] = 1
        for i, (found, start) in enumerate(zip(probe.results(unit), starts)):
            column = (found - start).reshape(-1)
            (to,) = np.nonzero(column)
            entries[i].append((to, np.full(to.size, label), column[to]))
    made: list[Step] = []
    for value, start, columns in zip(step.results, starts, entries):
        to, labels, factors = (np.concatenate(part) for part in zip(*columns))
        order = np.lexsort((labels, to))
        source, places = probe.split(labels[order].astype(np.int64))
        sums: dict[str, Any] = {"start": start, "to": to[order].astype(np.int64), "source": source, "places": places, "factors": factors[order]}
        made.append(Linear(step.name, tuple(probe.memories), [value], **sums))
    random = np.random.default_rng(0)
    for elements in (random.standard_normal(probe.count), 100 * random.standard_normal(probe.count)):
        for linear, found in zip(made, probe.results(elements)):
            assert isinstance(linear, Linear)
            begins = np.array([probe.begins[m] for m in probe.memories])
            summed = linear.start.reshape(-1).copy()
            np.add.at(summed, linear.to, linear.factors * elements[begins[linear.source] + linear.places])
            if not np.allclose(summed, found.reshape(-1), rtol=1e-9, atol=1e-9 * max(1.0, float(np.abs(elements).max()))):
                return None
    return made
