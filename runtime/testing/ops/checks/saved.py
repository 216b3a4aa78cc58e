"""What an op keeps for its backward: all of it is read, on some way through the formulas, and freed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.core.tape.node import Node
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.properties.tools import cotangents, gradients, recorded_call

from .check import check, differentiable, differentiable_sample

_OWN = {"next", "seq", "extra", "__weakref__"}


class Watched:
    """Stands for a node, and notes what is read of it, in attributes that no parameter of an op can have."""

    def __init__(self, node: Node, read: set[str]):
        self.__dict__["of node"], self.__dict__["read of it"] = node, read

    def __getattr__(self, name: str) -> Any:
        self.__dict__["read of it"].add(name)
        return getattr(self.__dict__["of node"], name)


@check("saved", lambda trial: trial.number == 0 and differentiable(trial) and trial.op.kind != "compose")
def saved(trial: OpTrial) -> Iterator[Failure]:
    """Whichever inputs want a gradient, nothing is kept for backward that no sample's backward reads, in either reading."""
    kept: dict[tuple[int, bool, tuple[int, ...]], set[str]] = {}
    read: dict[tuple[int, bool, tuple[int, ...]], set[str]] = {}
    for sample in (t.on(trial.functions) for t in trials_of(trial.op, trial.seed) if t.about == "sample"):
        count = len(sample.leaves)
        for wanted in [(i,) for i in range(count)] + ([tuple(range(count))] if count > 1 else []):
            given, _ = sample.tensors(wanted=wanted)
            outs = sample.results(given)
            for node in {r.grad_fn for r in outs}:
                if node is None or node.name() not in trial.op.node_names:
                    continue
                for as_recorded in (False, True):
                    key = (len(node.next), as_recorded, wanted)
                    kept.setdefault(key, set()).update(_slots_with_arrays(node))
                    read.setdefault(key, set()).update(_reads(node, [r for r in outs if r.grad_fn is node], as_recorded))
    for key, slots in kept.items():
        if unread := slots - read[key]:
            _, as_recorded, wanted = key
            asked = ", ".join(str(trial.leaves[i]) for i in wanted if i < len(trial.leaves))
            reading = "create_graph=True" if as_recorded else "backward()"
            yield trial.failed("saved", f"keeps {_names(unread)} for the gradient of {asked}, which {reading} does not read")
            return


def _slots_with_arrays(node: Node) -> set[str]:
    return {slot for slot in type(node).__slots__ if slot not in _OWN and _holds_arrays(getattr(node, slot, None))}


def _names(slots: set[str]) -> str:
    return ", ".join(sorted(slot.rstrip("_") for slot in slots))


def _holds_arrays(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (isinstance(value, (list, tuple)) and any(_holds_arrays(v) for v in value))


def _reads(node: Any, results: list[Any], as_recorded: bool) -> set[str]:
    """What a pass reads of a node."""
    read: set[str] = set()
    watched = Watched(node, read)
    grads: Any = results[0].detach()
    several = results[0]._node is not node  # one of several outputs: the node takes a list of gradients
    if several:
        shown = {r.output_nr: r.detach() for r in results}
        count = max(shown) + 1 if not hasattr(node, "results") else len(node.results)
        grads = [shown.get(i) for i in range(count)]
    if not as_recorded:
        grads = [None if g is None else g._array for g in grads] if several else grads._array
    run = type(node).run_tensors if as_recorded else type(node).run_arrays
    run(watched, grads, None)
    return read


@check("freed", differentiable_sample)
def freed(trial: OpTrial) -> Iterator[Failure]:
    """After a pass that does not keep the graph, a node holds no arrays any more."""
    leaves, outs = recorded_call(trial)
    nodes = {o.grad_fn for o in outs if o.grad_fn is not None}
    gradients(outs, leaves, cotangents(trial, outs, 1))
    for node in nodes:
        if held := _slots_with_arrays(node):
            yield trial.failed("saved", f"keeps {_names(held)} after a pass that does not keep the graph")
            return
