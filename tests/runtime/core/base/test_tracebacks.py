"""What a traceback shows of a user's mistake, of a user's own error inside of the package, and of a fault of the package."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.base.call_site import own
from specgrad.core.dispatch import applied
from tests.runtime.core.dispatch.test_one_error import MISTAKES


@pytest.fixture(autouse=True)
def as_for_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPECGRAD_TRACEBACKS")  # which conftest.py has set, for whoever mends what a test has found


def frames_of(call: Callable[[], Any]) -> list[tuple[bool, str]]:
    """Of each frame below this one whether it is the package's own, and its function."""
    with pytest.raises(Exception) as caught:
        call()
    first = caught.value.__traceback__
    assert first is not None
    return [(own[frame.filename], frame.name) for frame in traceback.extract_tb(first.tb_next)]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_end_at_the_function_that_was_called(mistake: str) -> None:
    frames = frames_of(MISTAKES[mistake])
    assert not frames[0][0]
    assert sum(is_own for is_own, _ in frames) <= 1, frames


@pytest.mark.parametrize(
    "call",
    [
        lambda: sg.ones(2)[5],
        lambda: sg.ones(2).__setitem__(5, 1),
        lambda: sg.tensor("x"),  # type: ignore[arg-type]
        lambda: sg.ones(2).backward(),
        lambda: sg.autograd.backward(sg.ones(2)),
        lambda: sg.autograd.grad(sg.ones(2), sg.ones(2)),
        lambda: sg.nn.Linear(3, 4)(sg.ones(2)),
        lambda: sg.nn.Sequential(sg.nn.Linear(3, 4), sg.nn.Linear(3, 4))(sg.ones(3)),
        lambda: sg.func.grad(sg.exp)(sg.ones(2)),
        lambda: sg.func.jacrev(sg.exp)(sg.ones(2, dtype=sg.int64)),
        lambda: sg.vmap(sg.exp)(sg.ones(())),
        lambda: 3 - sg.ones(2) @ sg.ones(3),
        lambda: sg.ones(2).add_(sg.ones(3)),
    ],
)
def test_functions_that_are_no_ops(call: Callable[[], Any]) -> None:
    frames = frames_of(call)
    assert not frames[0][0] and sum(is_own for is_own, _ in frames) <= 1, frames


def test_the_users_own_lines_stay() -> None:
    def layer(x: sg.Tensor) -> sg.Tensor:
        return x + sg.ones(3)

    def loss(x: sg.Tensor) -> sg.Tensor:
        return layer(x).sum()

    names = [name for is_own, name in frames_of(lambda: sg.func.grad(loss)(sg.ones(2))) if not is_own]
    assert names == ["<lambda>", "loss", "layer"]

    def hook(grad: sg.Tensor) -> None:
        raise KeyError("mine")

    x = sg.ones(2, requires_grad=True)
    x.register_hook(hook)
    assert frames_of(lambda: x.sum().backward())[-1] == (False, "hook")


def test_faults_of_the_package_are_shown_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applied, "computed", None)
    frames = frames_of(lambda: sg.add(sg.ones(2), sg.ones(3)))
    assert [name for _, name in frames][1:4] == ["add", "general", "applied"]


def test_all_frames_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_TRACEBACKS", "full")
    frames = frames_of(lambda: sg.ones(2) + sg.ones(3))
    assert sum(is_own for is_own, _ in frames) > 3 and frames[-1][1] == "broadcast_shape"
