"""Updates: ops whose results are written over what they read, with a kernel and without one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.generated import ops

NUMBERS = {"step": 0.1, "fresh": 0.25, "left_square": 0.875, "fresh_square": 0.125, "eps": 0.01, "decay": 0.5, "keep": 0.75}


def four(dtype: Any = sg.float32, shape: tuple[int, ...] = (5, 3)) -> list[Any]:
    return [(sg.rand(*shape) + 0.5).to(dtype) for _ in range(4)]


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32, sg.float64], ids=str)
def test_results_take_the_place_of_inputs(dtype: Any) -> None:
    given = four(dtype)
    expected = ops._adam_update(*given, **NUMBERS)
    slope = given[1].clone()
    mean, square, self = ops._adam_update_(*given, **NUMBERS)
    assert self is given[0] and mean is given[2] and square is given[3]
    assert all((a == b).all() for a, b in zip((mean, square, self), expected))
    assert (given[1] == slope).all()
    assert [t._version for t in given] == [1, 0, 1, 1]


def test_the_slope_may_be_the_parameter_itself() -> None:
    given = four()
    expected = ops._adam_update(given[0], given[0], *given[2:], **NUMBERS)
    found = ops._adam_update_(given[0], given[0], *given[2:], **NUMBERS)
    assert all((a == b).all() for a, b in zip(found, expected))


@pytest.mark.parametrize("cut", ["steps", "turned", "overlapping"])
def test_any_layout(cut: str) -> None:
    def made() -> list[Any]:
        rng = np.random.default_rng(0)
        if cut == "overlapping":  # the slope begins within the parameter's memory
            memory = sg.tensor(rng.random(12))
            return [memory[:8], memory[4:], *(sg.tensor(rng.random(8)) for _ in range(2))]
        whole = [sg.tensor(rng.random((6, 8))) for _ in range(4)]
        return [t[::2, 1::3] if cut == "steps" else t.t() for t in whole]

    given = made()
    expected = ops._adam_update(*given, **NUMBERS)
    found = ops._adam_update_(*given, **NUMBERS)
    assert all((a == b).all() for a, b in zip(found, expected))


def test_what_a_graph_holds_is_known_to_be_old() -> None:
    leaf, others = sg.ones(3, requires_grad=True), four(shape=(3,))[1:]
    loss = (leaf * leaf).sum()
    with sg.no_grad():
        ops._adam_update_(leaf, *others, **NUMBERS)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation(.|\n)*_adam_update_(.|\n)*test_updates.py"):
        loss.backward()


@pytest.mark.parametrize("place", [0, 2, 3])
def test_a_leaf_is_refused_before_anything_is_changed(place: int) -> None:
    given = four()
    before = [t.clone() for t in given]
    given[place].requires_grad_()
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an in-place operation"):
        ops._adam_update_(*given, **NUMBERS)
    assert all((a == b).all() for a, b in zip(given, before))


def test_mistakes_change_nothing() -> None:
    self, slope, mean, square = four()
    for args, message in (
        ((self, slope, mean, mean), "'mean' and 'square' and 'input' share memory"),
        ((self, slope, mean, 1.0), "'square' is written to, so it must be a tensor, not float"),
        ((self, slope, mean, square[0]), r"of shape \[5, 3\] cannot be written over 'square' of shape \[3\]"),
        ((self[0].expand(5, 3), slope, mean, square), "more than one element of the written-to tensor refers to a single memory location"),
    ):
        before = [t.clone() for t in (self, slope, mean, square)]
        with pytest.raises((RuntimeError, TypeError), match=message):
            ops._adam_update_(*args, **NUMBERS)
        assert all((a == b).all() for a, b in zip((self, slope, mean, square), before))


def test_other_dtypes_are_written_as_copies_are() -> None:
    given = four()
    given[1] = given[1].double()
    expected = ops._adam_update(*given, **NUMBERS)
    assert expected[0].dtype is sg.float64
    mean, _, self = ops._adam_update_(*given, **NUMBERS)
    assert self.dtype is sg.float32 and (self == expected[2].float()).all() and (mean == expected[0].float()).all()


def test_under_observers() -> None:
    given = four()
    expected = ops._adam_update(*given, **NUMBERS)
    with sg.autograd.profiler.profile() as profile:
        ops._adam_update_(*given, **NUMBERS)
    assert (given[0] == expected[2]).all() and "_adam_update_" in {e.name for e in profile.function_events}
