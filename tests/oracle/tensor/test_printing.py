"""How a tensor prints, in the same words in both libraries."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle.both import DTYPES, Program, agree, both_give, examples

VALUES = [
    [], [[]], [[], []], 1, 1.0, -0.5, True, 1j, 1 + 2j, [1, 2, 3], [1, -200, 30000], [True, False], [0.1, 0.22, 0.333], [1.0, 2.0, 3.0], [1.0, 2.5],
    [1e-5, 1.0], [1e-8], [1e8], [1e9, 1.0], [123456.0, 0.1], [1000.0, 1.0], [1001.0, 0.5], [12345678.0], [0.0, -0.0], [1e-4], [0.00012, 0.5],
    [float("nan"), 1.0], [float("inf"), -1.5], [float("inf"), float("nan")], [float("-inf"), 1e10], [1 + 1j, 2.5 - 3j], [1e-5 + 1e5j], [complex("nan+1j"), 1j],
    [[1, 2], [3, 4]], [[1.5, 2.0], [3.0, -4.0]], [[[1, 2]], [[3, 4]]], [[[[1.0]]]], [[1 + 2j, 3.5j], [0j, -1 - 1j]],
]  # fmt: skip
FORMS: list[Program] = [
    lambda lib: lib.arange(2000),
    lambda lib: lib.arange(2000.0),
    lambda lib: lib.arange(1000),
    lambda lib: lib.arange(1001),
    lambda lib: lib.arange(40.0) / 7,
    lambda lib: lib.arange(10000).reshape(100, 100),
    lambda lib: lib.arange(10000).reshape(10, 10, 100) / 3.0,
    lambda lib: lib.arange(3000).reshape(500, 6),
    lambda lib: lib.arange(3000).reshape(6, 500),
    lambda lib: lib.arange(24).reshape(2, 3, 4),
    lambda lib: lib.arange(24).reshape(2, 3, 4).transpose(0, 2),
    lambda lib: lib.zeros(0, 3),
    lambda lib: lib.zeros(2, 0, 3, dtype=lib.int64),
    lambda lib: lib.zeros(3, requires_grad=True),
    lambda lib: lib.zeros((), requires_grad=True),
    lambda lib: lib.zeros(0, requires_grad=True),
    lambda lib: lib.zeros(3, dtype=lib.float64, requires_grad=True),
    lambda lib: lib.zeros(3, requires_grad=True) * 2,
    lambda lib: lib.zeros(3, dtype=lib.float64, requires_grad=True).tanh(),
    lambda lib: lib.zeros(7, dtype=lib.float64, requires_grad=True).exp(),
    lambda lib: lib.zeros(3, requires_grad=True).sum(),
    lambda lib: lib.full((3,), 1 / 3, dtype=lib.float64),
    lambda lib: lib.full((2, 20), -1e-6),
    lambda lib: lib.full((25,), 1 + 2j),
    lambda lib: lib.arange(2000) * 1j,
    lambda lib: lib.tensor([1.0, float("nan"), float("inf")] * 9),
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_repr_of_values(value: Any) -> None:
    agree(lambda lib: repr(lib.tensor(value)))
    for name in DTYPES:
        agree(lambda lib, name=name: repr(lib.tensor(value).to(getattr(lib, name))))


@pytest.mark.parametrize("program", FORMS)
def test_repr_of_forms(program: Program) -> None:
    both_give(lambda lib: repr(program(lib)))


floats = st.floats(width=32) | st.floats(-100, 100, width=32) | st.integers(-(10**6), 10**6).map(float)


@examples(400)
@given(st.lists(floats, min_size=1, max_size=30), st.sampled_from([(-1,), (1, -1), (-1, 1)]))
def test_repr_of_any_floats(values: list[float], shape: tuple[int, ...]) -> None:
    both_give(lambda lib: repr(lib.tensor(values).reshape(shape)))


@examples(150)
@given(st.lists(st.complex_numbers(max_magnitude=1e6, width=64), min_size=1, max_size=12))
def test_repr_of_any_complex_numbers(values: list[complex]) -> None:
    both_give(lambda lib: repr(lib.tensor(values)))


@examples(150)
@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=1, max_size=40))
def test_repr_of_any_ints(values: list[int]) -> None:
    both_give(lambda lib: repr(lib.tensor(values)))


@pytest.mark.parametrize(
    "options",
    [{"precision": 2}, {"threshold": 5}, {"edgeitems": 1, "threshold": 4}, {"linewidth": 30}, {"sci_mode": True}, {"sci_mode": False},
     {"profile": "short"}, {"profile": "full"}],
)  # fmt: skip
def test_print_options(options: dict[str, Any]) -> None:
    def program(lib: Any) -> list[str]:
        lib.set_printoptions(**options)
        try:
            return [repr(t) for t in (lib.arange(12.0) / 7, lib.arange(12).reshape(3, 4), lib.tensor([1e-6, 1.0]), lib.arange(1200) + 0.5)]
        finally:
            lib.set_printoptions(profile="default")

    both_give(program)


TEXTS: list[Program] = [
    lambda lib: f"{lib.tensor(1.5):.3f}|{lib.tensor(2)}|{lib.tensor([1.0])}|{lib.tensor(3):05d}",
    lambda lib: str(lib.tensor([1, 2])),
    lambda lib: repr(lib.Size([1, 2])),
    lambda lib: repr(lib.zeros(2, 3).shape),
    lambda lib: repr(lib.float32),
    lambda lib: [repr(getattr(lib, name)) for name in DTYPES],
    lambda lib: repr(lib.device("cpu")),
    lambda lib: repr(lib.device("cuda", 1)) + str(lib.device("cuda:1")),
    lambda lib: repr([lib.ones(2), {"a": lib.zeros(1)}]),
    lambda lib: repr(lib.zeros(3).max(0)),
    lambda lib: f"{lib.tensor([1.0]):>10}",
    lambda lib: lib.zeros(2).type(),
    lambda lib: lib.zeros(2, dtype=lib.int64).type(),
]


@pytest.mark.parametrize("program", TEXTS)
def test_texts(program: Program) -> None:
    agree(program)
