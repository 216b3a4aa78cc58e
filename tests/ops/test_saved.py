"""Every op saves what its gradients read and nothing else, whichever of its inputs want a gradient; in both readings."""

from __future__ import annotations

import ast
import importlib
import inspect
import textwrap
from typing import Any

import numpy as np
import pytest

from specgrad.core.tape.node import Node
from specgrad.testing.ops.checks.saved import Watched
from tests.ops.spec_cases import Case, cases, each

CASES = cases(differentiable=True)
GROUPS = sorted({case.op.group for case in CASES})
OWN = {"next", "seq", "extra", "__weakref__"}


SOMETIMES = {  # read by a formula that looks at numbers or dtypes first, and then perhaps does without
    "PowBackward0": {"self_"},  # not to the power 0
    "SgnBackward0": {"result"},  # of complex numbers only
    "CumprodBackward0": {"result"},  # not where some element is zero
    "VectorNormBackward0": {"result"},  # not of the order 0
    "IndexPutBackward0": {"indices"},  # not for self, where values are added
}


def holds_arrays(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (isinstance(value, (list, tuple)) and any(holds_arrays(v) for v in value))


def wanted_sets(count: int) -> list[set[int]]:
    """Which of several inputs want a gradient: each alone, and all."""
    return [{i} for i in range(count)] + ([set(range(count))] if count > 1 else [])


@each(CASES)
def test_what_is_saved_is_read(case: Case) -> None:
    names = case.names()
    for wanted in wanted_sets(len(names)):
        given, _ = case.arguments(case.arrays())
        for at, (param, value) in enumerate(zip(case.op.signature.params, given)):
            if param.name in names and names.index(param.name) not in wanted:
                given[at] = [v.detach() for v in value] if isinstance(value, list) else value.detach() if hasattr(value, "detach") else value
        results = [r for r in case.call(given) if r.grad_fn is not None]
        for node in {r.grad_fn for r in results}:
            if type(node).__module__.startswith("specgrad.generated"):
                check(node, [r for r in results if r.grad_fn is node])


def check(node: Any, results: list[Any]) -> None:
    slots = {name for name in type(node).__slots__ if name not in OWN and holds_arrays(getattr(node, name, None))}
    several = results[0]._node is not node  # one of several outputs: the node takes a list of gradients
    for recorded in (False, True):
        watched = Watched(node)
        grads: Any = results[0].detach()
        if several:
            shown = {r.output_nr: r.detach() for r in results}
            count = max(shown) + 1 if not hasattr(node, "results") else len(node.results)
            grads = [shown.get(i) for i in range(count)]
        if not recorded:
            grads = [None if g is None else g._array for g in grads] if several else grads._array
        run = type(node).run_tensors if recorded else type(node).run_arrays
        run(watched, grads, None)
        unread = slots - watched.read - SOMETIMES.get(type(node).__qualname__, set())
        assert not unread, f"{node.name()} keeps {sorted(unread)} for {'run_tensors' if recorded else 'run_arrays'}, which does not read it"


# ---- the same of the text: also on ways that no sample takes


def nodes() -> list[type[Node]]:
    found = {}
    for group in GROUPS:
        module = importlib.import_module(f"specgrad.generated.{group}")
        found |= {(group, name): c for name, c in vars(module).items() if inspect.isclass(c) and issubclass(c, Node) and c.__module__ == module.__name__}
    return list(found.values())


def reads(function: Any) -> set[str]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    return {
        n.attr
        for n in ast.walk(tree)
        if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load) and isinstance(n.value, ast.Name) and n.value.id == "self"
    }


@pytest.mark.parametrize("node", nodes(), ids=lambda n: n.__qualname__)
def test_every_slot_is_read_in_both_readings(node: type[Node]) -> None:
    slots = set(node.__slots__) - OWN
    kept = {s for s in slots if not s.endswith("_changes") and s != "results"}  # results: shapes and dtypes, which the engine reads
    for function in (node.run_arrays, node.run_tensors):
        if function.__qualname__.startswith(node.__qualname__):
            assert kept <= reads(function), f"{function.__qualname__} does not read {sorted(kept - reads(function))}"
