"""What inputs can be, and what is said of those that cannot."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

import specgrad as sg
from specgrad.testing.functions.inputs import InputError, arguments_from

RANDOM = np.random.default_rng(0)


def made(inputs: Any) -> tuple[Any, ...]:
    return arguments_from(inputs, np.random.default_rng(0))


def test_shapes_become_random_tensors() -> None:
    a, b, c = made([(2, 3), (), (0, 2)])
    assert (a.shape, b.shape, c.shape) == ((2, 3), (), (0, 2))
    assert a.requires_grad and a.dtype is sg.float64 and a.is_leaf
    assert not np.array_equal(a.detach().numpy(), arguments_from([(2, 3)], np.random.default_rng(1))[0].detach().numpy())


def test_tensors_are_copied_in_double_precision() -> None:
    x = sg.tensor([1.0, 2.0], dtype=sg.float32, requires_grad=True)
    half = sg.tensor([1.0], dtype=sg.bfloat16)
    given, index, z, constant = made([x, sg.tensor([1, 0]), sg.tensor([1j], dtype=sg.complex64), half])
    assert given.dtype is sg.float64 and given.requires_grad and given is not x
    assert index.dtype is sg.int64 and not index.requires_grad
    assert z.dtype is sg.complex128 and not z.requires_grad and constant.dtype is sg.float64


def test_one_tensor_or_array_is_one_input() -> None:
    x = sg.tensor([1.0], requires_grad=True)
    assert len(made(x)) == 1 and len(made(np.ones(3))) == 1
    assert made(np.ones(3))[0].requires_grad


def test_arrays_lists_functions_and_other_values() -> None:
    class Pair(NamedTuple):
        a: Any
        b: Any

    arrays, pair, drawn, seeded, text, number = made(
        [[np.ones(2), (3,)], Pair((2,), 5), lambda random: random.uniform(1, 2, (4,)), lambda: sg.rand(2).requires_grad_(), "sum", 2]
    )
    assert isinstance(arrays, list) and [t.shape for t in arrays] == [(2,), (3,)]
    assert isinstance(pair, Pair) and pair.a.shape == (2,) and pair.b == 5
    assert 1 <= drawn.min() and drawn.max() <= 2 and seeded.shape == (2,)
    assert (text, number) == ("sum", 2)
    again = made([lambda: sg.rand(2).requires_grad_()])[0], made([lambda: sg.rand(2).requires_grad_()])[0]
    assert (again[0] == again[1]).all()


def test_a_function_may_make_all_inputs() -> None:
    x, n = made(lambda random: [random.standard_normal((2, 2)), 3])
    assert x.shape == (2, 2) and n == 3


def test_the_callers_random_numbers_are_left_alone() -> None:
    sg.manual_seed(5)
    expected = sg.rand(3)
    sg.manual_seed(5)
    made([lambda: sg.rand(2).requires_grad_()])
    assert (sg.rand(3) == expected).all()


@pytest.mark.parametrize(
    "inputs, words",
    [
        ([], "inputs is empty"),
        ((2, 3), r"for one input of that shape, write inputs=\[\(2, 3\)\]"),
        (3, "inputs is 3, a int; give a list"),
        ("abc", "inputs is 'abc', a str"),
        ([(2, -1)], "a size is below zero"),
        ([sg.tensor([1.0])], r"no input requires a gradient \(0: float32\[1\]\)|no input requires a gradient \(0: float64\[1\]\)"),
        ([sg.tensor([1])], r"no input requires a gradient \(0: int64\[1\]\)"),
        (["x", 2.5], r"no input requires a gradient \(no tensors\)"),
        ([lambda a, b: a], "takes 2 arguments; a function that makes inputs takes one"),
    ],
)
def test_what_cannot_be_an_input(inputs: Any, words: str) -> None:
    with pytest.raises(InputError, match=words):
        made(inputs)
