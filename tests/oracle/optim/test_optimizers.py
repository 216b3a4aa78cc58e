"""Optimizers take PyTorch's steps."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import specgrad as sg  # noqa: E402
from tests.runtime.optim.cases import OPTIMIZERS, Case, made, name_of, train  # noqa: E402


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
@pytest.mark.parametrize("case", OPTIMIZERS, ids=name_of)
def test_steps(case: Case, dtype: str) -> None:
    (found, ours), (wanted, theirs) = (made(lib, case, getattr(lib, dtype)) for lib in (sg, torch))
    train(found, ours, 8)
    train(wanted, theirs, 8)
    tolerance = 2e-5 if dtype == "float32" else 1e-7 if case[0] in ("ASGD", "NAdam") else 1e-9  # two of which PyTorch keeps some numbers in float32
    if case[0] == "LBFGS" and dtype == "float32":  # whose curvature is a quotient of small differences
        tolerance = 5e-4
    for a, b in zip(found, wanted):
        np.testing.assert_allclose(a.detach().numpy(), b.detach().numpy(), rtol=tolerance, atol=tolerance)
    mine, other = ours.state_dict()["state"], theirs.state_dict()["state"]
    assert mine.keys() == other.keys()
    if case[0] == "LBFGS":  # whose lists are its own
        return
    for number, kept in other.items():
        assert set(mine[number]) == {name for name, value in kept.items() if value is not None}
        for name in mine[number]:
            np.testing.assert_allclose(np.asarray(mine[number][name]), kept[name].numpy(), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("slope", [0.0, float("nan"), float("inf"), -float("inf"), 1e30, 1e-30])
@pytest.mark.parametrize("decay", [False, True])
@pytest.mark.parametrize("name", [name for name in sg.optim.__all__ if name not in ("LBFGS", "Optimizer", "lr_scheduler")])
def test_slopes_that_no_training_survives(name: str, decay: bool, slope: float) -> None:
    options = {"weight_decay": 0.5} if decay and name != "Rprop" else {}
    found = []
    for lib in (sg, torch):
        parameters = [lib.full(shape, 1.5).requires_grad_() for shape in ((), (0,), (1,), (2, 1, 3))]
        optimizer = getattr(lib.optim, name)(parameters, lr=0.1, **options)
        for parameter in parameters:
            parameter.grad = lib.full_like(parameter, slope)
        optimizer.step()
        optimizer.step()
        found.append([parameter.detach().numpy() for parameter in parameters])
    for ours, theirs in zip(*found):
        np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("name", [name for name in sg.optim.__all__ if name not in ("Optimizer", "lr_scheduler")])
def test_signatures(name: str) -> None:
    ours, theirs = (inspect.signature(getattr(lib.optim, name)).parameters for lib in (sg, torch))
    assert {n: (p.kind, p.default) for n, p in ours.items()} == {n: (p.kind, p.default) for n, p in theirs.items()}


def leaf(lib: Any) -> Any:
    return lib.ones(2, requires_grad=True)


MISTAKES: dict[str, Any] = {
    "no parameters": lambda lib: lib.optim.SGD([]),
    "a tensor": lambda lib: lib.optim.SGD(lib.ones(2)),
    "numbers": lambda lib: lib.optim.SGD([1.0]),
    "a sum below zero": lambda lib: lib.optim.Adagrad([leaf(lib)], initial_accumulator_value=-1),
    "a rate that grows": lambda lib: lib.optim.Adagrad([leaf(lib)], lr_decay=-1),
    "a mean of more than all": lambda lib: lib.optim.Adadelta([leaf(lib)], rho=1.5),
    "a second beta of one": lambda lib: lib.optim.RAdam([leaf(lib)], betas=(0, 1)),
    "momentum that grows": lambda lib: lib.optim.NAdam([leaf(lib)], momentum_decay=-1),
    "steps that do not shrink": lambda lib: lib.optim.Rprop([leaf(lib)], etas=(1, 2)),
    "a negative decay": lambda lib: lib.optim.ASGD([leaf(lib)], weight_decay=-1),
    "an epsilon below zero": lambda lib: lib.optim.Adamax([leaf(lib)], eps=-1),
    "no leaf": lambda lib: lib.optim.SGD([leaf(lib) * 2]),
    "a negative rate": lambda lib: lib.optim.Adam([leaf(lib)], lr=-1),
    "a beta of one": lambda lib: lib.optim.Adam([leaf(lib)], betas=(0.5, 1.0)),
    "nesterov alone": lambda lib: lib.optim.SGD([leaf(lib)], nesterov=True),
    "two groups with one parameter": lambda lib: (lambda p: lib.optim.SGD([{"params": [p]}, {"params": [p]}]))(leaf(lib)),
    "groups for LBFGS": lambda lib: lib.optim.LBFGS([{"params": [leaf(lib)]}, {"params": [leaf(lib)]}]),
    "a state of other parameters": lambda lib: lib.optim.SGD([leaf(lib)]).load_state_dict(lib.optim.SGD([leaf(lib), leaf(lib)]).state_dict()),
    "a group that is none": lambda lib: lib.optim.SGD([leaf(lib)]).add_param_group([leaf(lib)]),
    "a set": lambda lib: lib.optim.SGD([{"params": {leaf(lib)}}]),
    "a factor above one": lambda lib: lib.optim.lr_scheduler.ConstantLR(lib.optim.SGD([leaf(lib)]), factor=2),
    "no total": lambda lib: lib.optim.lr_scheduler.OneCycleLR(lib.optim.SGD([leaf(lib)]), 0.1),
    "no optimizer": lambda lib: lib.optim.lr_scheduler.StepLR(5, 1),
    "resuming what never began": lambda lib: lib.optim.lr_scheduler.StepLR(lib.optim.SGD([leaf(lib)]), 1, last_epoch=3),
    "too many steps": lambda lib: lib.optim.lr_scheduler.OneCycleLR(lib.optim.SGD([leaf(lib)], momentum=0.9), 0.1, 3).step(7),
}


@pytest.mark.parametrize("what", MISTAKES)
@pytest.mark.filterwarnings("ignore")
def test_mistakes_are_of_one_kind(what: str) -> None:
    kinds = []
    for lib in (sg, torch):
        with pytest.raises((TypeError, ValueError, KeyError)) as raised:
            MISTAKES[what](lib)
        kinds.append(raised.type)
    assert kinds[0] is kinds[1]


@pytest.mark.parametrize("name", [name for name in sg.optim.__all__ if name not in ("LBFGS", "Optimizer", "lr_scheduler")])
def test_going_on_from_what_pytorch_has_stored(name: str) -> None:
    """Its numbers of steps, and others that all elements share, are tensors."""
    case = (name, {"lr": 0.1})
    (params, ours), (others, theirs) = (made(lib, case, lib.float64) for lib in (sg, torch))
    train(others, theirs, 3)
    stored = theirs.state_dict()
    stored["state"] = {
        number: {what: sg.tensor(value.numpy()) for what, value in kept.items() if value is not None} for number, kept in stored["state"].items()
    }
    for mine, other in zip(params, others):
        mine.data = sg.tensor(other.detach().numpy())
    ours.load_state_dict(stored)
    train(params, ours, 3)
    train(others, theirs, 3)
    for mine, other in zip(params, others):
        np.testing.assert_allclose(mine.detach().numpy(), other.detach().numpy(), rtol=1e-6)


@pytest.mark.parametrize("history_size", [1, 2, 100])
def test_the_points_of_a_line_search(history_size: int) -> None:
    tried: list[list[Any]] = []
    for lib in (sg, torch):
        x = lib.tensor([-1.2, 1.0, 0.5, 2.0], dtype=lib.float64, requires_grad=True)
        optimizer = lib.optim.LBFGS([x], max_iter=30, history_size=history_size, line_search_fn="strong_wolfe")
        tried.append([])

        def closure(x: Any = x, optimizer: Any = optimizer) -> Any:
            tried[-1].append(x.detach().numpy().copy())
            optimizer.zero_grad()
            loss = sum(100 * (x[i + 1] - x[i] ** 2) ** 2 + (1 - x[i]) ** 2 for i in range(3))
            loss.backward()
            return loss

        optimizer.step(closure)
    np.testing.assert_allclose(*tried, rtol=1e-6)
