"""The table of hooks in the documentation, executed: what it lists from first to last is called in that order."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import specgrad

PAGE = Path(__file__).resolve().parents[4] / "docs" / "autograd.md"
TABLE = PAGE.read_text(encoding="utf-8").split("## The order of hooks")[1].split("\n## ")[0]
ROWS = [row.split("|")[2].strip().strip("`") for row in re.findall(r"^\|.*\|$", TABLE, re.MULTILINE)[2:]]


class Scene:
    """A leaf, a value computed from it, and the events of a backward pass from the value's sum."""

    def __init__(self, lib: Any):
        self.lib = lib
        self.events: list[str] = []
        self.leaf = lib.ones(3, requires_grad=True)
        self.packed = False

    def compute(self) -> None:
        self.value = self.leaf.exp()
        self.accumulator = self.value.grad_fn.next_functions[0][0]

    def note(self, row: str) -> Callable[..., None]:
        return lambda *args: self.events.append(row)


def pack(scene: Scene, row: str) -> None:
    def unpack(kept: Any) -> Any:
        scene.events.append(row)
        return kept

    with scene.lib.autograd.graph.saved_tensors_hooks(lambda t: t.detach(), unpack):
        scene.compute()


def retain(scene: Scene, row: str) -> None:
    """Told apart from hooks by the value that it keeps: see the test."""
    scene.value.retain_grad()


REGISTER: dict[str, Callable[[Scene, str], Any]] = {
    "tensor.register_hook(hook)": lambda s, row: s.value.register_hook(s.note(row)),
    "tensor.retain_grad()": retain,
    "node.register_prehook(hook)": lambda s, row: s.value.grad_fn.register_prehook(s.note(row)),
    "saved_tensors_hooks(pack, unpack)": pack,
    "node.register_hook(hook)": lambda s, row: s.value.grad_fn.register_hook(s.note(row)),
    "leaf.register_hook(hook)": lambda s, row: s.leaf.register_hook(s.note(row)),
    "accumulator.register_prehook(hook)": lambda s, row: s.accumulator.register_prehook(s.note(row)),
    "leaf.register_post_accumulate_grad_hook(hook)": lambda s, row: s.leaf.register_post_accumulate_grad_hook(s.note(row)),
    "accumulator.register_hook(hook)": lambda s, row: s.accumulator.register_hook(s.note(row)),
}
PACKING = "saved_tensors_hooks(pack, unpack)"


def events(lib: Any, rows: list[str]) -> list[str]:
    """What a pass calls, of hooks that were registered in a given order; packing has to come first, with the value."""
    scene = Scene(lib)
    REGISTER[PACKING](scene, PACKING)
    for row in rows:
        if row != PACKING:
            REGISTER[row](scene, row)
    scene.value.sum().backward()
    return scene.events


def test_the_table_lists_all_hooks() -> None:
    assert set(ROWS) == set(REGISTER)


@pytest.mark.parametrize("turn", range(len(ROWS)))
def test_hooks_run_in_the_order_of_the_table(turn: int) -> None:
    """Whatever the order of registration."""
    expected = [row for row in ROWS if row != "tensor.retain_grad()"]
    assert events(specgrad, list(reversed(ROWS))[turn:] + list(reversed(ROWS))[:turn]) == expected


def test_a_retained_gradient_is_what_the_hooks_made_of_it() -> None:
    """After the value's own hooks, before the node's."""
    x = specgrad.ones(3, requires_grad=True)
    y = x.exp()
    seen: list[Any] = []
    y.grad_fn.register_prehook(lambda grads: seen.append(y.grad.tolist()))  # type: ignore[union-attr]
    y.retain_grad()
    y.register_hook(lambda grad: grad * 3)
    y.sum().backward()
    assert seen == [[3.0] * 3]
    assert ROWS.index("tensor.register_hook(hook)") < ROWS.index("tensor.retain_grad()") < ROWS.index("node.register_prehook(hook)")


def test_pytorch_has_the_same_order() -> None:
    torch = pytest.importorskip("torch")
    assert events(torch, list(reversed(ROWS))) == events(specgrad, list(reversed(ROWS)))


# ---- the sentences below the table


def leaf() -> specgrad.Tensor:
    return specgrad.ones(3, requires_grad=True)


def test_hooks_of_one_kind_run_in_the_order_of_registration() -> None:
    x, seen = leaf(), []
    y = x * 2
    y.register_hook(lambda grad: grad * 2)
    y.register_hook(lambda grad: seen.append(grad.tolist()))
    y.register_hook(lambda grad: grad + 1)
    y.register_hook(lambda grad: seen.append(grad.tolist()))
    y.sum().backward()
    assert seen == [[2.0] * 3, [3.0] * 3]


def test_a_hook_removed_while_the_pass_runs_does_not_run_again() -> None:
    x, seen = leaf(), []
    y = x * 2
    later = y.register_hook(lambda grad: seen.append("old value"))
    z = y * 3
    z.register_hook(lambda grad: later.remove())
    z.sum().backward()
    assert seen == []


def test_a_hook_added_while_the_pass_runs_does() -> None:
    x, seen = leaf(), []
    y = x * 2
    z = y * 3
    z.register_hook(lambda grad: y.register_hook(lambda grad: seen.append(grad.tolist())) and None)
    z.sum().backward()
    assert seen == [[3.0] * 3]


def test_a_hook_stays_with_the_value_that_an_in_place_op_replaces() -> None:
    x, seen = leaf(), {}
    y = x * 2
    y.register_hook(lambda grad: seen.update(before=grad.tolist()))
    y.retain_grad()
    y.mul_(5)
    y.register_hook(lambda grad: seen.update(after=grad.tolist()))
    y.sum().backward()
    assert seen == {"before": [5.0] * 3, "after": [1.0] * 3}
    assert y.grad is not None
    assert y.grad.tolist() == [1.0] * 3


def test_hooks_off_the_way_to_the_inputs_are_not_called() -> None:
    x, w, seen = leaf(), leaf(), []
    side = w * 2
    side.register_hook(lambda grad: seen.append("side"))
    w.register_hook(lambda grad: seen.append("leaf"))
    (x * side).sum().backward(inputs=[x])
    assert seen == []


@pytest.mark.parametrize("recorded", [False, True])
def test_within_hooks_recording_is_as_the_pass_is(recorded: bool) -> None:
    x, seen = leaf(), []
    y = x * x
    y.register_hook(lambda grad: seen.append(specgrad.is_grad_enabled()))
    x.register_hook(lambda grad: seen.append(specgrad.is_grad_enabled()))
    y.grad_fn.register_hook(lambda new, old: seen.append(specgrad.is_grad_enabled()))  # type: ignore[union-attr]
    specgrad.autograd.grad(y.sum(), x, create_graph=recorded)
    assert seen == [recorded] * 3


def test_an_exception_ends_the_pass_and_leaves_modes_as_they_were() -> None:
    x = leaf()
    y = x * x

    def fail(grad: specgrad.Tensor) -> None:
        raise KeyError("from a hook")

    handle = y.register_hook(fail)
    for enabled in (True, False):
        with specgrad.set_grad_enabled(enabled):
            with pytest.raises(KeyError, match="from a hook"):
                specgrad.autograd.backward(y, leaf(), retain_graph=True)
            assert specgrad.is_grad_enabled() is enabled
    assert x.grad is None
    handle.remove()
    y.sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [2.0] * 3
