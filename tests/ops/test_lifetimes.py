"""Every op: what it has recorded is gone when its results are, without the collector of cycles; after a pass, what it had saved is."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from specgrad.autograd import grad
from tests.ops.spec_cases import Case, cases, each

CASES = cases(differentiable=True)


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def recorded(case: Case) -> tuple[list[Any], list[Any], list[weakref.ref[Any]]]:
    """Results and inputs of a call, and references to all that must not outlive them. Inputs are no leaves: who else could hold them?"""
    given, leaves = case.arguments(case.arrays())
    fresh = {id(leaf): leaf * 1 for leaf in leaves}
    given = [[fresh.get(id(v), v) for v in value] if isinstance(value, list) else fresh.get(id(value), value) for value in given]
    results = [r for r in case.call(given) if r.requires_grad]
    held = [*results, *fresh.values(), *(r.grad_fn for r in results), *(v.grad_fn for v in fresh.values())]
    held += [t._array for t in (*results, *fresh.values()) if t._array.base is None]
    return results, leaves, [weakref.ref(thing) for thing in held]


def alive(references: list[weakref.ref[Any]]) -> list[Any]:
    return [type(thing).__name__ for reference in references if (thing := reference()) is not None]


@each(CASES)
def test_a_dropped_result_leaves_nothing(case: Case) -> None:
    results, leaves, references = recorded(case)
    del results, leaves
    assert alive(references) == []


@each(CASES)
def test_a_pass_leaves_nothing(case: Case) -> None:
    for recording in (False, True):
        results, leaves, references = recorded(case)
        if not results:
            return
        starts = [r.detach().clone() for r in results]
        grads = grad(results, leaves, starts, create_graph=recording, allow_unused=True)
        del results, leaves, starts, grads
        assert alive(references) == []


@each(CASES)
def test_a_pass_lets_go_of_saved_values(case: Case) -> None:
    """The results are still there, and so are their nodes; what the nodes had saved is not."""
    results, leaves, _ = recorded(case)
    if not results:
        return
    nodes = {r.grad_fn for r in results}
    grad(results, leaves, [r.detach().clone() for r in results], allow_unused=True)
    for node in nodes:
        for slot in type(node).__slots__:
            value = getattr(node, slot, None)
            several = value if isinstance(value, (list, tuple)) else (value,)
            assert slot in ("next", "seq", "extra") or not any(hasattr(v, "__array_interface__") for v in several), f"{node.name()}.{slot}"
