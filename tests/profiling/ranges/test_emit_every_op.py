"""Every op of the spec announces the number of its node, and the node is found by it; twice over, where it has a second derivative."""

from __future__ import annotations

import warnings
from typing import Any

import specgrad
from specgrad.profiling.ranges.emit import emit_ranges
from specgrad.profiling.ranges.sinks import RecordingSink
from tests.ops.spec_cases import Case, cases, each
from tests.profiling.ranges.emitted import correlated

CASES = [c for c in cases(differentiable=True) if c.number == 0]


def sum_of_squares(results: list[Any]) -> Any:
    return sum(((r * r.conj() if r.is_complex() else r * r).sum() for r in results if r.requires_grad), specgrad.zeros(()))


@each(CASES)
def test_its_node_is_found(case: Case) -> None:
    given, leaves = case.arguments(case.arrays())
    sink = RecordingSink()
    with warnings.catch_warnings(), emit_ranges(sink, record_shapes=True):
        warnings.simplefilter("ignore")
        begin = len(sink.ranges)
        results = case.call_as_given(given)
        called = sink.ranges[begin]
        total = sum_of_squares(results)
        if not total.requires_grad:
            return
        (grad, *_) = specgrad.autograd.grad(total.real if total.is_complex() else total, leaves, create_graph=True, allow_unused=True)
        if grad is not None and grad.requires_grad:
            sum_of_squares([grad]).real.backward()
    assert called.depth == 0
    assert sink.open == 0
    pairs = correlated(sink.ranges)
    assert pairs
    name = called.text.partition(",")[0]
    own = {node for node, op in pairs if op == name}
    assert own or all(r.grad_fn is None for r in results), "the op's own node is among them, if it made one"
    assert own <= set(case.op.node_names)
