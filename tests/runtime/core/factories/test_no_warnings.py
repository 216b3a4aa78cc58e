"""Numbers beyond a dtype are infinite, or an error, as the function says: NumPy's warnings, which a program may have made errors, are not heard."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg

INFINITE: dict[str, Callable[[], Any]] = {
    "tensor of a list": lambda: sg.tensor([1e300, 1.0]),
    "as_tensor of complex numbers": lambda: sg.as_tensor([1e300 + 1e300j]).abs(),
    "logspace": lambda: sg.logspace(0, 400, 3),
    "logspace of halves": lambda: sg.logspace(0, 9, 3, dtype=sg.float16),
    "arange of halves": lambda: sg.arange(0, 1e30, 1e29, dtype=sg.float16),
    "fftfreq": lambda: sg.fft.fftfreq(3, 0.0)[1:],
    "rfftfreq": lambda: sg.fft.rfftfreq(3, 1e-320)[1:],
    "normal": lambda: sg.normal(0.0, 1e300, (9,)),
    "normal_": lambda: sg.empty(9).normal_(1e39, 1e39),
    "normal_ of halves": lambda: sg.empty(9).half().normal_(1e9, 1.0),
    "exponential_": lambda: sg.empty(9).exponential_(1e-45),
    "log_normal_": lambda: sg.empty(9).log_normal_(300, 1),
}
QUIET: dict[str, Callable[[], Any]] = {
    "logspace of a negative base": lambda: sg.logspace(0, 3, 3, base=-2.5),
    "linspace": lambda: sg.linspace(0, float("inf"), 3),
    "kaiser": lambda: sg.signal.windows.kaiser(5, beta=1e4),
    "gaussian": lambda: sg.signal.windows.gaussian(5, std=1e-300),
    "exponential": lambda: sg.signal.windows.exponential(5, tau=1e-320),
    "kaiser_window": lambda: sg.kaiser_window(5, True, 1e4),
    "cauchy_": lambda: sg.empty(9).cauchy_(0, 3e38),
}
REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "scalar_tensor": (lambda: sg.scalar_tensor(1e300), "without overflow: 1e"),
    "pad": (lambda: sg.nn.functional.pad(sg.ones(2).half(), (1, 1), value=1e9), "float16 without overflow: 1000000000"),
    "pad of integers": (lambda: sg.nn.functional.pad(sg.ones(2, dtype=sg.int8), (1, 1), value=300), "int8 without overflow: 300"),
    "poisson": (lambda: sg.poisson(sg.tensor([1e30])), r"poisson\(\): expected rates of at most 9.2e\+18, whose counts 64 bits hold, but got 1.*e\+30"),
}


@pytest.mark.parametrize("name", INFINITE)
def test_infinite(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert bool(INFINITE[name]().isinf().any())


@pytest.mark.parametrize("name", QUIET)
def test_no_warning(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert QUIET[name]().numel() > 2


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    call, told = REFUSED[name]
    with warnings.catch_warnings(), pytest.raises(RuntimeError, match=told):
        warnings.simplefilter("error")
        call()


def test_no_tensors_along_a_diagonal() -> None:
    assert sg.block_diag().shape == (1, 0)
