"""The node of what a compiled function gave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.core.tape.changes import UNCHANGED
from specgrad.core.tape.node import Freed, Node, Port, new, next_seq
from specgrad.core.tape.saved import any_changed, saved_inputs, stale
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .cut import Mismatch

if TYPE_CHECKING:
    from specgrad.core.factories.generators import Generator

    from .specialised import Specialised


class CompiledBackward(Node):
    """Runs the compiled gradient; where that is to be differentiated again, the gradient as a compiled function."""

    __slots__ = ("call", "edges", "kept", "operands", "operands_changes", "random", "results", "several")
    saved = {"operands": ("operands", "inputs", -1)}

    call: Specialised
    edges: list[Node | None]  # of all operands
    kept: list[Any]  # values of the forward program that the gradient reads
    operands: Sequence[Any]
    operands_changes: Any
    random: list[tuple[Generator, Any]]  # what the forward program drew from, in which states
    several: bool
    results: tuple[Any, ...]  # the dtypes and shapes of the differentiable outputs

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        if any_changed(self.operands_changes, self.seq):
            raise stale(self, "operands")
        assert self.call.backward is not None
        grads = grad if self.several else [grad]
        place = self.call.options.place
        if place is None:
            begins = [np.zeros(shape, dtype) if g is None else np.asarray(g, order="C") for g, (dtype, shape) in zip(grads, self.results)]
        else:
            begins = [place.zeros(shape, dtype) if g is None else g for g, (dtype, shape) in zip(grads, self.results)]
        try:
            computed = iter(self.call.backward([*self.operands, *self.kept, *begins]))
            found = tuple(None if missing else next(computed) for missing in self.call.missing)
        except Mismatch:  # a call within gave another layout than before
            tensors = saved_inputs(self, "operands", self.operands, self.operands_changes, self.edges)
            gradients = self.call.gradients_as_it_is(tensors, list(map(plain_tensor, begins)), self.random)
            found = tuple(None if g is None else g._array for g in gradients)
        if freed:
            self.release(freed)
        return found

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        tensors = saved_inputs(self, "operands", self.operands, self.operands_changes, self.edges)
        grads = grad if self.several else [grad]
        zeros = np.zeros if self.call.options.place is None else self.call.options.place.zeros
        begins = [plain_tensor(zeros(shape, dtype)) if g is None else g for g, (dtype, shape) in zip(grads, self.results)]
        found = self.call.gradients(tensors, begins, self.random)
        if freed:
            self.release(freed)
        return found

    def release(self, freed: Freed) -> None:
        self.operands_changes = freed
        self.operands, self.kept = (), []


def connect(
    call: Specialised,
    operands: list[Tensor],
    arrays: list[Any],
    kept: list[Any],
    outputs: list[Tensor],
    random: list[tuple[Generator, Any]],
) -> None:
    """Give the outputs of a call a history."""
    node = new(CompiledBackward)
    node.call, node.kept, node.random = call, kept, random
    node.edges = edges = [t._node for t in operands]
    node.next = tuple([edges[i] for i in call.wanted])
    node.seq = next_seq()
    node.extra = None
    node.operands = arrays
    node.operands_changes = tuple([t._changes for t in operands])
    if call.written:  # by each call, and no gradient reads them
        node.operands_changes = tuple([UNCHANGED if i in call.written else c for i, c in enumerate(node.operands_changes)])
    node.results = call.results
    node.several = len(call.results) > 1
    if not node.several:
        outputs[call.differentiable[0]]._node = node
        return
    for number, i in enumerate(call.differentiable):
        outputs[i]._node = Port(node, number)
