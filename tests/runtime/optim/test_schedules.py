"""Schedules of learning rates, without PyTorch."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from tests.runtime.optim.cases import SCHEDULES, Case, name_of

lr_scheduler = sg.optim.lr_scheduler


def scheduled(case: Case) -> tuple[Any, Any]:
    optimizer = sg.optim.SGD([{"params": [sg.ones(1, requires_grad=True)]}, {"params": [sg.ones(1, requires_grad=True)], "lr": 0.05}], lr=0.1, momentum=0.8)
    return optimizer, getattr(lr_scheduler, case[0])(optimizer, **case[1])


@pytest.mark.parametrize("case", SCHEDULES, ids=name_of)
def test_going_on_from_what_is_stored(case: Case) -> None:
    (optimizer, schedule), (other, again) = scheduled(case), scheduled(case)
    for _ in range(4):
        schedule.step()
    stored = schedule.state_dict()
    assert "optimizer" not in stored and "lr_lambdas" not in stored
    again.load_state_dict(stored)
    other.load_state_dict(optimizer.state_dict())
    for _ in range(4):
        schedule.step()
        again.step()
        assert schedule.get_last_lr() == again.get_last_lr() == [group["lr"] for group in other.param_groups]


CLOSED = [c for c in SCHEDULES if hasattr(getattr(lr_scheduler, c[0]), "_get_closed_form_lr")]


@pytest.mark.parametrize("case", CLOSED, ids=name_of)
def test_step_by_step_is_the_closed_form(case: Case) -> None:
    _, schedule = scheduled(case)
    for epoch in range(1, 12):
        schedule.step()
        _, other = scheduled(case)
        other.step(epoch)
        assert schedule.get_last_lr() == pytest.approx(other.get_last_lr(), rel=1e-12)


def test_parts_go_on_from_what_is_stored() -> None:
    def new() -> tuple[Any, Any]:
        optimizer = sg.optim.SGD([sg.ones(1, requires_grad=True)], lr=0.1)
        parts: list[Any] = [lr_scheduler.LinearLR(optimizer, 0.5, total_iters=3), lr_scheduler.ExponentialLR(optimizer, gamma=0.9)]
        return optimizer, lr_scheduler.SequentialLR(optimizer, parts, milestones=[3])

    (optimizer, schedule), (other, again) = new(), new()
    for _ in range(2):
        schedule.step()
    again.load_state_dict(schedule.state_dict())
    other.load_state_dict(optimizer.state_dict())
    for _ in range(5):
        schedule.step()
        again.step()
        assert schedule.get_last_lr() == again.get_last_lr()
    with pytest.raises(ValueError, match="SequentialLR expects 1 milestones for 2 schedulers, but got 0"):
        lr_scheduler.SequentialLR(optimizer, [lr_scheduler.StepLR(optimizer, 1)] * 2, milestones=[])


def test_a_plateau_is_left_at_a_lower_rate() -> None:
    optimizer = sg.optim.SGD([sg.ones(1, requires_grad=True)], lr=1.0)
    schedule = lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1)
    rates = []
    for loss in [3.0, 2.0, 2.0, sg.tensor(2.0), 2.0, 2.0, 1.0]:
        schedule.step(loss)
        rates.append(schedule.get_last_lr()[0])
    assert rates == [1, 1, 1, 0.5, 0.5, 0.25, 0.25]
    again = lr_scheduler.ReduceLROnPlateau(optimizer)
    again.load_state_dict(schedule.state_dict())
    assert again.best == 1.0 and again.patience == 1


def test_mistakes() -> None:
    optimizer = sg.optim.LBFGS([sg.ones(1, requires_grad=True)])
    for wrong, message in (
        (lambda: lr_scheduler.OneCycleLR(optimizer, 0.1, 5), "optimizer must support momentum or beta1"),
        (lambda: lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 0), "Expected positive integer T_0, but got 0"),
        (lambda: lr_scheduler.LambdaLR(optimizer, [float, float]), "Expected 1 lr_lambdas, but got 2"),
        (lambda: lr_scheduler.ReduceLROnPlateau(optimizer, mode="least"), "mode least is unknown!"),
    ):
        with pytest.raises(ValueError, match=message):
            wrong()
