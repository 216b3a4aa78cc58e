"""What an op keeps for its backward: all of it is read, on some way through the formulas, and freed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.node import Node
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import first_samples
from specgrad.testing.properties.tools import cotangents

from .check import check, differentiable

_OWN = {"next", "seq", "extra", "__weakref__"}


class Watched:
    """Stands for a node, and notes what is read of it."""

    def __init__(self, node: Node):
        self.__dict__["node"], self.__dict__["read"] = node, set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.node, name)


def _once(trial: OpTrial) -> bool:
    return trial.number == 0 and differentiable(trial) and trial.op.kind != "compose"


@check("saved", _once)
def saved(trial: OpTrial) -> Iterator[Failure]:
    """Whichever inputs want a gradient, nothing is kept for backward that no sample's backward reads, in either reading."""
    kept: dict[tuple[int, bool, tuple[int, ...]], set[str]] = {}
    read: dict[tuple[int, bool, tuple[int, ...]], set[str]] = {}
    for sample in (t.on(trial.functions) for t in first_samples(trial.op, trial.seed)):
        count = len(sample.leaves)
        for wanted in [(i,) for i in range(count)] + ([tuple(range(count))] if count > 1 else []):
            given, _ = sample.tensors(wanted=wanted)
            outs = sample.results(given)
            for node in {r.grad_fn for r in outs}:
                if node is None or node.name() not in trial.op.node_names:
                    continue
                for recorded in (False, True):
                    key = (len(node.next), recorded, wanted)
                    slots = {n for n in type(node).__slots__ if n not in _OWN and _holds_arrays(getattr(node, n, None))}
                    kept.setdefault(key, set()).update(slots)
                    read.setdefault(key, set()).update(_reads(node, [r for r in outs if r.grad_fn is node], recorded))
    for (_, recorded, wanted), slots in kept.items():
        unread = slots - read[(_, recorded, wanted)]
        if unread:
            asked = ", ".join(str(trial.leaves[i]) for i in wanted if i < len(trial.leaves))
            reading = "create_graph=True" if recorded else "backward()"
            what = f"keeps {', '.join(sorted(n.rstrip('_') for n in unread))} for the gradient of {asked}, which {reading} does not read"
            yield trial.failed("saved", what, looks="")
            return


def _holds_arrays(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (isinstance(value, (list, tuple)) and any(_holds_arrays(v) for v in value))


def _reads(node: Any, results: list[Any], recorded: bool) -> set[str]:
    """What a pass reads of a node."""
    watched = Watched(node)
    grads: Any = results[0].detach()
    several = results[0]._node is not node  # one of several outputs: the node takes a list of gradients
    if several:
        shown = {r.output_nr: r.detach() for r in results}
        count = max(shown) + 1 if not hasattr(node, "results") else len(node.results)
        grads = [shown.get(i) for i in range(count)]
    if not recorded:
        grads = [None if g is None else g._array for g in grads] if several else grads._array
    run = type(node).run_tensors if recorded else type(node).run_arrays
    run(watched, grads, None)
    read: set[str] = watched.read
    return read


def _samples(trial: OpTrial) -> bool:
    return trial.about == "sample" and differentiable(trial)


@check("freed", _samples)
def freed(trial: OpTrial) -> Iterator[Failure]:
    """After a pass that does not keep the graph, a node holds no arrays any more."""
    given, leaves = trial.tensors()
    outs = [o for o in trial.results(given) if o.requires_grad]
    if not outs:
        return
    nodes = {o.grad_fn for o in outs if o.grad_fn is not None}
    grad(outs, leaves, [from_array(a) for a in cotangents(trial, outs, 1)], materialize_grads=True)
    for node in nodes:
        held = [slot for slot in type(node).__slots__ if slot not in ("next", "seq", "extra") and _holds_arrays(getattr(node, slot, None))]
        if held:
            what = f"keeps {', '.join(n.rstrip('_') for n in sorted(held))} after a pass that does not keep the graph"
            yield trial.failed("saved", what, looks="")
            return
