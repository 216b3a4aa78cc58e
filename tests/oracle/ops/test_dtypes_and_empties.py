"""Calls with tensors without dimensions or elements, and of small integers and halves, beside PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad
from tests.oracle.both import agree, torch


def empties(lib: Any, rows: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    return lib.searchsorted(lib.zeros(rows, dtype=lib.float16), lib.zeros(shape, dtype=lib.float16))


PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "an alpha that unsigned integers wrap around": lambda lib: lib.index_add(
        lib.tensor([1, 2], dtype=lib.uint8), 0, lib.tensor([0]), lib.tensor([3], dtype=lib.uint8), alpha=-1
    ),
    "no rows, no values": lambda lib: empties(lib, (0, 0), (0, 0)),
    "rows without elements": lambda lib: empties(lib, (2, 0), (2, 3)),
    "rows without values": lambda lib: empties(lib, (2, 3), (2, 0)),
    "integers, a dimension of one": lambda lib: lib.tensordot(lib.ones(1, 1, 1, dtype=lib.int32), lib.ones(2, 1, 2, dtype=lib.int32), ([0, 1], [2, 0])),
    "the product of one integer": lambda lib: lib.masked.prod(lib.tensor(3, dtype=lib.uint8)),
    "the product of one bool": lambda lib: lib.masked.prod(lib.tensor(True), mask=lib.tensor(True)),
    "the product of one float": lambda lib: lib.masked.prod(lib.tensor(3.0), mask=lib.tensor(False)),
    "a margin of unsigned integers": lambda lib: lib.nn.functional.margin_ranking_loss(*(lib.tensor([i], dtype=lib.uint8) for i in (3, 5, 2)), 0.0),
    "a margin of integers": lambda lib: lib.nn.functional.margin_ranking_loss(*(lib.tensor([i]) for i in (3, 5, 2)), 0.5),
    "tolerances for one matrix": lambda lib: lib.linalg.pinv(lib.ones(3, 2), rtol=lib.full((3, 1), 1e-3)),
    "small tolerances for one matrix": lambda lib: lib.linalg.pinv(lib.tensor([[2.0], [0.0]]), lib.full((3, 1), 1e-3)),
    "a division by the operator of Python 2": lambda lib: lib.tensor([1.0, 2.0]).__rdiv__(3.0),
    "rolled by nothing": lambda lib: lib.roll(lib.ones(3), []),
    "rolled without dimensions": lambda lib: lib.roll(lib.ones(()), 0, 0),
    "rotated with one dimension": lambda lib: lib.rot90(lib.ones(5)),
    "a tolerance that requires grad": lambda lib: lib.linalg.pinv(lib.eye(2), rtol=lib.ones((), requires_grad=True)),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_calls(name: str) -> None:
    agree(PROGRAMS[name])


@pytest.mark.parametrize("draw", ["rand", "randn"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_one_number_by_chance_is_a_tensor_as_others(draw: str, dtype: str) -> None:
    for lib in (specgrad, torch):
        drawn = getattr(lib, draw)((), dtype=getattr(lib, dtype))
        assert (drawn * 0.5 + 1).dtype is getattr(lib, dtype)
        assert drawn.shape == ()
    slope = specgrad.nn.functional.rrelu(specgrad.tensor(-1.0, dtype=getattr(specgrad, dtype)), 0.0, 1.0, True)
    assert -1 <= slope.item() <= 0


@pytest.mark.parametrize("in_place", [lambda f, x: f.rrelu_(x, 0.2, 0.4), lambda f, x: f.rrelu(x, 0.2, 0.4, False, True)])
def test_rrelu_in_place(in_place: Any) -> None:
    def program(lib: Any) -> Any:
        w = lib.tensor([-1.0, 2.0, -3.0], requires_grad=True)
        x = w * 1
        same = in_place(lib.nn.functional, x) is x
        (x * lib.tensor([1.0, 2.0, 3.0])).sum().backward()
        return same, x, w.grad

    agree(program)


def test_nextafter_has_the_gradient_of_its_input() -> None:
    def program(lib: Any) -> Any:
        x, y = (lib.tensor(of, requires_grad=True) for of in ([1.0, 2.0, -3.0], [4.0, 1.0, -2.5]))
        z = x * 2
        z.nextafter_(y)
        (lib.nextafter(x, y) * lib.tensor([1.0, 2.0, 3.0]) + z).sum().backward()
        return x.grad, y.grad

    agree(program)
