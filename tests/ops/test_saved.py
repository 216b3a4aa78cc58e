"""Both readings of every node read each slot that it has, on some way through the text; `specgrad verify` sees what samples read."""

from __future__ import annotations

import ast
import importlib
import inspect
import textwrap
from typing import Any

from specgrad.core.tape.node import Node
from tests.ops.spec_cases import cases
from tests.rows import one_test_for_each

GROUPS = sorted({case.op.group for case in cases(differentiable=True)})
OWN = {"next", "seq", "extra", "__weakref__"}


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


@one_test_for_each("node", [(node.__qualname__, (node,)) for node in nodes()], together=20)
def test_every_slot_is_read_in_both_readings(node: type[Node]) -> None:
    slots = set(node.__slots__) - OWN
    kept = {s for s in slots if not s.endswith("_changes") and s != "results"}  # results: shapes and dtypes, which the engine reads
    for function in (node.run_arrays, node.run_tensors):
        if function.__qualname__.startswith(node.__qualname__):
            assert kept <= reads(function), f"{function.__qualname__} does not read {sorted(kept - reads(function))}"
