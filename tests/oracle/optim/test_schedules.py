"""Schedules of learning rates go as PyTorch's do."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import specgrad as sg  # noqa: E402
from tests.runtime.optim.cases import SCHEDULES, Case, name_of  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def scheduled(lib: Any, case: Case) -> tuple[Any, Any]:
    groups = [{"params": [lib.ones(2, requires_grad=True)]}, {"params": [lib.ones(1, requires_grad=True)], "lr": 0.05}]
    optimizer = lib.optim.SGD(groups, lr=0.1, momentum=0.8)
    return optimizer, getattr(lib.optim.lr_scheduler, case[0])(optimizer, **case[1])


def stepped(lib: Any, case: Case, steps: int = 14) -> list[list[float]]:
    """The rates of two groups, and their momentum, step by step."""
    optimizer, schedule = scheduled(lib, case)
    found = []
    for _ in range(steps):
        found.append([*schedule.get_last_lr(), *(group["momentum"] for group in optimizer.param_groups)])
        optimizer.step()
        schedule.step()
    return found


@pytest.mark.parametrize("case", SCHEDULES, ids=name_of)
def test_steps(case: Case) -> None:
    np.testing.assert_allclose(stepped(sg, case), stepped(torch, case), rtol=1e-12)


@pytest.mark.parametrize("case", [c for c in SCHEDULES if not c[0].startswith(("OneCycle", "Multiplicative"))], ids=name_of)
def test_steps_to_an_epoch(case: Case) -> None:
    def at(lib: Any) -> list[float]:
        optimizer, schedule = scheduled(lib, case)
        optimizer.step()
        schedule.step(4)
        return list(schedule.get_last_lr())

    np.testing.assert_allclose(at(sg), at(torch), rtol=1e-12)


@pytest.mark.parametrize("case", [c for c in SCHEDULES if "T_mult" not in c[1]], ids=name_of)
def test_going_on_from_an_epoch(case: Case) -> None:
    def found(lib: Any) -> list[list[float]]:
        optimizer, schedule = scheduled(lib, case)
        for _ in range(5):
            optimizer.step()
            schedule.step()
        other, _ = scheduled(lib, case)
        other.load_state_dict(optimizer.state_dict())
        again = getattr(lib.optim.lr_scheduler, case[0])(other, **{**case[1], "last_epoch": schedule.last_epoch})
        out = []
        for _ in range(5):
            out.append(list(again.get_last_lr()))
            other.step()
            again.step()
        return out

    np.testing.assert_allclose(found(sg), found(torch), rtol=1e-12)


@pytest.mark.parametrize("name", sorted({name for name, _ in SCHEDULES} | {"ChainedScheduler", "SequentialLR", "ReduceLROnPlateau"}))
def test_signatures(name: str) -> None:
    ours, theirs = (inspect.signature(getattr(lib.optim.lr_scheduler, name)).parameters for lib in (sg, torch))
    assert {n: p.default for n, p in ours.items()} == {n: p.default for n, p in theirs.items()}


def test_one_after_another() -> None:
    def found(lib: Any) -> list[float]:
        optimizer = lib.optim.SGD([lib.ones(2, requires_grad=True)], lr=0.1)
        lr = lib.optim.lr_scheduler
        parts = [lr.ConstantLR(optimizer, factor=0.1, total_iters=3), lr.ExponentialLR(optimizer, gamma=0.9), lr.StepLR(optimizer, 2)]
        schedule = lr.SequentialLR(optimizer, parts, milestones=[4, 7])
        out = []
        for _ in range(12):
            out.append(optimizer.param_groups[0]["lr"])
            optimizer.step()
            schedule.step()
        return out

    np.testing.assert_allclose(found(sg), found(torch), rtol=1e-12)


def test_several_at_once() -> None:
    def found(lib: Any) -> list[list[float]]:
        optimizer = lib.optim.SGD([lib.ones(2, requires_grad=True)], lr=0.1)
        lr = lib.optim.lr_scheduler
        schedule = lr.ChainedScheduler([lr.ConstantLR(optimizer, factor=0.1, total_iters=3), lr.ExponentialLR(optimizer, gamma=0.9)], optimizer=optimizer)
        out = []
        for _ in range(6):
            out.append([optimizer.param_groups[0]["lr"], *schedule.get_last_lr()])
            optimizer.step()
            schedule.step()
        return out

    np.testing.assert_allclose(found(sg), found(torch), rtol=1e-12)


@pytest.mark.parametrize("milestone", [0, 3])
def test_one_within_another(milestone: int) -> None:
    def found(lib: Any) -> list[float]:
        optimizer = lib.optim.SGD([lib.ones(2, requires_grad=True)], lr=0.1)
        lr = lib.optim.lr_scheduler
        inner = lr.SequentialLR(optimizer, [lr.ConstantLR(optimizer, 0.5, 2), lr.ExponentialLR(optimizer, 0.9)], [milestone])
        schedule = lr.SequentialLR(optimizer, [inner, lr.StepLR(optimizer, 2, 0.5)], [5])
        out = []
        for _ in range(9):
            out.append(optimizer.param_groups[0]["lr"])
            optimizer.step()
            schedule.step()
        return out

    np.testing.assert_allclose(found(sg), found(torch), rtol=1e-12)


PLATEAUS: list[dict[str, Any]] = [
    {},
    {"mode": "max", "patience": 1},
    {"threshold_mode": "abs", "threshold": 0.5, "cooldown": 2, "patience": 1, "min_lr": 0.01},
]


@pytest.mark.parametrize("options", PLATEAUS, ids=str)
def test_plateaus(options: dict[str, Any]) -> None:
    def found(lib: Any) -> list[float]:
        optimizer = lib.optim.SGD([lib.ones(2, requires_grad=True)], lr=0.1)
        schedule = lib.optim.lr_scheduler.ReduceLROnPlateau(optimizer, **{"patience": 2, **options})
        out = []
        for loss in [5, 4, 4, 4, 4, 3, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 1, 1, 1, 1, 1]:
            schedule.step(loss)
            out.append(optimizer.param_groups[0]["lr"])
        return out

    np.testing.assert_allclose(found(sg), found(torch), rtol=1e-12)
