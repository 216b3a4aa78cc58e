"""Schedules of learning rates, without PyTorch."""

from __future__ import annotations

import warnings
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
        optimizer.step()
        schedule.step()
    stored = schedule.state_dict()
    assert "optimizer" not in stored and not any(stored.get("lr_lambdas", ()))
    again.load_state_dict(stored)
    other.load_state_dict(optimizer.state_dict())
    for _ in range(4):
        schedule.step()
        again.step()
        assert schedule.get_last_lr() == again.get_last_lr() == [group["lr"] for group in other.param_groups]


CLOSED = [c for c in SCHEDULES if hasattr(getattr(lr_scheduler, c[0]), "_get_closed_form_lr")]


@pytest.mark.parametrize("case", CLOSED, ids=name_of)
def test_step_by_step_is_the_closed_form(case: Case) -> None:
    optimizer, schedule = scheduled(case)
    for epoch in range(1, 12):
        optimizer.step()
        schedule.step()
        optimizer_of_other, other = scheduled(case)
        optimizer_of_other.step()
        other.step(epoch)
        assert schedule.get_last_lr() == pytest.approx(other.get_last_lr(), rel=1e-12)


def test_parts_go_on_from_what_is_stored() -> None:
    def new() -> tuple[Any, Any]:
        optimizer = sg.optim.SGD([sg.ones(1, requires_grad=True)], lr=0.1)
        parts: list[Any] = [lr_scheduler.LinearLR(optimizer, 0.5, total_iters=3), lr_scheduler.ExponentialLR(optimizer, gamma=0.9)]
        return optimizer, lr_scheduler.SequentialLR(optimizer, parts, milestones=[3])

    (optimizer, schedule), (other, again) = new(), new()
    for _ in range(2):
        optimizer.step()
        schedule.step()
    again.load_state_dict(schedule.state_dict())
    other.load_state_dict(optimizer.state_dict())
    for _ in range(5):
        other.step()
        schedule.step()
        again.step()
        assert schedule.get_last_lr() == again.get_last_lr()
    chained, chained_again = (lr_scheduler.ChainedScheduler([part]) for part in (lr_scheduler.StepLR(optimizer, 2), lr_scheduler.StepLR(other, 2)))
    chained.step()
    chained_again.load_state_dict(chained.state_dict())
    for _ in range(2):
        chained.step()
        chained_again.step()
        assert chained.get_last_lr() == chained_again.get_last_lr()
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


def parameters(groups: int = 1) -> Any:
    return [{"params": [sg.ones(1, requires_grad=True)]} for _ in range(groups)]


class Powers:
    """A function of the epoch that keeps a number."""

    def __init__(self, base: float):
        self.base = base

    def __call__(self, epoch: int) -> float:
        return self.base**epoch


@pytest.mark.parametrize("kind", ["LambdaLR", "MultiplicativeLR"])
def test_what_a_factor_keeps_is_stored(kind: str) -> None:
    optimizer = sg.optim.SGD(parameters(2), lr=1.0)
    schedule, again = (getattr(lr_scheduler, kind)(optimizer, [Powers(base), lambda epoch: 1.0]) for base in (0.5, 0.25))
    again.load_state_dict(schedule.state_dict())
    assert again.lr_lambdas[0].base == 0.5 and schedule.state_dict()["lr_lambdas"] == [{"base": 0.5}, None]


def test_what_the_height_of_cycles_keeps_is_stored() -> None:
    optimizer = sg.optim.SGD(parameters(), lr=1.0, momentum=0.9)
    schedule, again = (lr_scheduler.CyclicLR(optimizer, 0.1, 1.0, scale_fn=Powers(base)) for base in (0.5, 0.25))
    again.load_state_dict(schedule.state_dict())
    assert again.scale_fn(1) == 0.5


def test_milestones_of_a_file_are_counted() -> None:
    optimizer = sg.optim.SGD(parameters(), lr=1.0)
    schedule = lr_scheduler.MultiStepLR(optimizer, [2, 2], gamma=0.5)
    schedule.load_state_dict({**schedule.state_dict(), "milestones": {2: 2}})
    for _ in range(3):
        optimizer.step()
        schedule.step()
    assert schedule.get_last_lr() == [0.25]


@pytest.mark.parametrize("case", SCHEDULES, ids=name_of)
def test_a_group_that_a_schedule_does_not_know(case: Case) -> None:
    optimizer, schedule = scheduled(case)
    optimizer.step()
    optimizer.add_param_group(
        {"params": [sg.ones(1, requires_grad=True)], "lr": 7.0, "max_momentum": 0.5, "base_momentum": 0.5, "max_lr": 7.0, "min_lr": 7.0, "initial_lr": 7.0}
    )
    before = [group["lr"] for group in optimizer.param_groups]
    try:
        schedule.step()
    except ValueError as error:
        assert "has rates for 2 groups of parameters, and the optimizer 3 groups" in str(error)
        assert [group["lr"] for group in optimizer.param_groups] == before
    else:  # of a schedule that changes the rates as they are
        assert len(schedule.get_last_lr()) == 3


def test_a_plateau_takes_further_groups() -> None:
    optimizer = sg.optim.SGD(parameters(), lr=1.0)
    schedule, listed = (lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=0, min_lr=low) for low in (0.25, [0.25]))
    optimizer.add_param_group({"params": [sg.ones(1, requires_grad=True)], "lr": 0.25})
    for loss in (1.0, 2.0):
        schedule.step(loss)
    assert schedule.get_last_lr() == [0.5, 0.25]
    listed.step(1.0)
    with pytest.raises(RuntimeError, match="has min_lrs for 1 groups of parameters, and the optimizer has 2"):
        listed.step(2.0)


def test_a_rate_that_is_a_tensor_changes_in_place() -> None:
    rate = sg.tensor(1.0)
    optimizer = sg.optim.SGD(parameters(), lr=rate)
    schedule = lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    seen = []
    for _ in range(2):
        optimizer.step()
        schedule.step()
        seen += schedule.get_last_lr()
    assert optimizer.param_groups[0]["lr"] is rate and rate == 0.25 and seen == [0.5, 0.25] and schedule.base_lrs == [1.0]


def test_a_schedule_steps_behind_the_optimizer() -> None:
    optimizer = sg.optim.SGD(parameters(), lr=1.0)
    with pytest.warns(UserWarning, match=r"StepLR.step\(\) was called before optimizer.step\(\)"):
        lr_scheduler.StepLR(optimizer, 1).step()
    schedule = lr_scheduler.StepLR(optimizer, 1)
    optimizer.step()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        schedule.step()


def test_mistakes() -> None:
    optimizer = sg.optim.LBFGS([sg.ones(1, requires_grad=True)])
    for wrong, message in (
        (lambda: lr_scheduler.OneCycleLR(optimizer, 0.1, 5), "optimizer must support momentum or beta1"),
        (lambda: lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 0), "Expected positive integer T_0, but got 0"),
        (lambda: lr_scheduler.LambdaLR(optimizer, [float, float]), "Expected 1 lr_lambdas, but got 2"),
        (lambda: lr_scheduler.ReduceLROnPlateau(optimizer, mode="least"), "mode least is unknown!"),
        (lambda: lr_scheduler.SequentialLR(optimizer, [lr_scheduler.ReduceLROnPlateau(optimizer)], []), "does not take a ReduceLROnPlateau"),
        (lambda: lr_scheduler.SequentialLR(optimizer, [], []), "SequentialLR expects at least one scheduler"),
        (lambda: lr_scheduler.ChainedScheduler([]), "ChainedScheduler expects at least one scheduler"),
        (lambda: lr_scheduler.CyclicLR(optimizer, 0.1, 1.0), "optimizer must support momentum or beta1"),
        (lambda: lr_scheduler.CyclicLR(optimizer, 0.1, 1.0, mode="square"), "mode is 'square', expected one of triangular, triangular2, exp_range"),
    ):
        with pytest.raises(ValueError, match=message):
            wrong()
