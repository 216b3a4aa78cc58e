"""Anomaly detection beside PyTorch's: which programs fail, at which node, and what the first line says."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import specgrad

torch = pytest.importorskip("torch")

PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {
    "sqrt at zero": lambda lib, x: x.sqrt() * 0,
    "division": lambda lib, x: lib.zeros(2) / (x * 0),
    "log of what is negative": lambda lib, x: (x - 1).log() * x,
    "a norm at zero": lambda lib, x: ((x * 0) ** 2).sum().sqrt(),
    "where, the branch not taken": lambda lib, x: lib.where(x > 0, x.log(), x * 0),
    "fine": lambda lib, x: (x + 1).log(),
    "infinite": lambda lib, x: x.reciprocal(),
    "a power": lambda lib, x: (x - 1) ** 0.5,
    "softmax of infinities": lambda lib, x: lib.softmax(x / 0, 0),
    "atan2 at the origin": lambda lib, x: lib.atan2(x * 0, x * 0),
    "a changed value": lambda lib, x: _changed(x),
}


def _changed(x: Any) -> Any:
    y = x * 1
    z = y * y
    y.add_(1)
    return z


def outcome(lib: Any, name: str, check_nan: bool, recorded: bool) -> str:
    """The first sentence of the error, or nothing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with lib.autograd.detect_anomaly(check_nan=check_nan):
            x = lib.tensor([0.0, 2.0], requires_grad=True)
            try:
                lib.autograd.grad(PROGRAMS[name](lib, x).sum(), x, create_graph=recorded)
            except RuntimeError as error:
                return str(error).split(" It is ")[0].split(": ")[0]
    return ""


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("check_nan", [True, False])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_same_programs_fail_at_the_same_node(name: str, check_nan: bool, recorded: bool) -> None:
    assert outcome(specgrad, name, check_nan, recorded) == outcome(torch, name, check_nan, recorded)


def test_modes_are_nested_and_restored_alike() -> None:
    def states(lib: Any) -> list[Any]:
        seen: list[Any] = []

        def note() -> None:
            seen.append((lib.is_anomaly_enabled(), lib.is_anomaly_enabled() and lib.is_anomaly_check_nan_enabled()))

        with lib.autograd.set_detect_anomaly(True, False):
            note()
            with lib.autograd.set_detect_anomaly(False):
                note()
                lib.autograd.set_detect_anomaly(True)
                note()
            note()
        note()
        return seen

    assert states(specgrad) == states(torch)
