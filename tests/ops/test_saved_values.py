"""Every differentiable op: what it saves may be packed, computed again, or changed in place afterwards, and its gradients stay the same to the bit."""

from __future__ import annotations

from typing import Any

import numpy as np

import specgrad
from specgrad.autograd import grad
from specgrad.autograd.graph import allow_mutation_on_saved_tensors, saved_report, saved_tensors_hooks
from specgrad.utils.checkpoint import checkpoint
from tests.ops.numeric import like
from tests.ops.spec_cases import Case, cases, each

CASES = cases(differentiable=True)


def results_of(case: Case, given: list[Any], leaves: list[Any]) -> tuple[list[Any], list[Any]]:
    """What the op gives for copies of the leaves, which are no leaves and may be changed in place; and those copies."""
    copies = {id(leaf): leaf * 1 for leaf in leaves}

    def copy(value: Any) -> Any:
        return [copy(v) for v in value] if isinstance(value, list) else copies.get(id(value), value)

    return case.call([copy(value) for value in given]), list(copies.values())


def gradients(outs: list[Any], leaves: list[Any]) -> list[Any]:
    """First gradients, over arrays and over tensors, and those of the first gradients."""
    v = [specgrad.from_numpy(np.array(a)) for a in like([o.detach().numpy() for o in outs], 1)]
    arrays = grad(outs, leaves, v, retain_graph=True, materialize_grads=True)
    tensors = grad(outs, leaves, v, create_graph=True, materialize_grads=True)
    recorded = [t for t in tensors if t.requires_grad]
    ones = [specgrad.ones_like(t) for t in recorded]
    second = grad(recorded, leaves, ones, materialize_grads=True) if recorded else ()
    return [t.detach().numpy() for t in (*arrays, *tensors, *second)]


def same(found: list[Any], expected: list[Any]) -> None:
    assert len(found) == len(expected)
    for a, b in zip(found, expected):
        np.testing.assert_array_equal(a, b)


def plain(case: Case) -> Any:
    specgrad.manual_seed(1)
    given, leaves = case.arguments(case.arrays())
    return given, leaves, gradients(results_of(case, given, leaves)[0], leaves)


@each(CASES)
def test_packed(case: Case) -> None:
    given, leaves, expected = plain(case)
    specgrad.manual_seed(1)
    with saved_tensors_hooks(lambda t: (t.device, t.numpy(force=True).copy()), lambda kept: specgrad.from_numpy(kept[1])):
        outs, _ = results_of(case, given, leaves)
    assert {row.kind for row in saved_report([o for o in outs if o.requires_grad]).rows} <= {"packed"}
    same(gradients(outs, leaves), expected)


@each(CASES)
def test_computed_again(case: Case) -> None:
    given, leaves, expected = plain(case)
    specgrad.manual_seed(1)
    outs, _ = checkpoint(results_of, case, given, leaves, determinism_check="content")
    same(gradients(outs, leaves), expected)


@each(CASES)
def test_changed_afterwards(case: Case) -> None:
    given, leaves, expected = plain(case)
    specgrad.manual_seed(1)
    with allow_mutation_on_saved_tensors():
        outs, copies = results_of(case, given, leaves)
        v = [specgrad.from_numpy(np.array(a)) for a in like([o.detach().numpy() for o in outs], 1)]
        with specgrad.no_grad():
            for changed in (*copies, *(o.detach() for o in outs)):
                if 0 not in changed.stride():
                    changed.fill_(0.123)
        found = grad(outs, leaves, v, materialize_grads=True)
    same([t.numpy() for t in found], expected[: len(found)])
