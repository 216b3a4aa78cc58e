"""The fast mode: what its bound says of missed errors is so, and no tolerance grows with the size of a Jacobian."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.autograd import gradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.entry import report
from specgrad.testing.gradcheck.numerical import random_direction
from specgrad.testing.gradcheck.projections import miss_probability
from tests.effort import tries
from tests.testing.gradcheck.wrong_functions import leaf, linear, matrix


@settings(deadline=None, derandomize=True, database=None, max_examples=tries(30, 60))
@given(rows=st.integers(1, 60), columns=st.integers(1, 60), at=st.integers(0, 10**6), seed=st.integers(0, 2**30), large=st.booleans())
def test_a_single_wrong_entry_is_always_found(rows: int, columns: int, at: int, seed: int, large: bool) -> None:
    """However large the Jacobian is: just above the tolerance is enough."""
    right = matrix(rows, columns) * (100.0 if large else 1.0)
    wrong = right.copy()
    row, column = at % rows, at // rows % columns
    wrong[row, column] += 1.5 * (1e-5 + 1e-3 * abs(right[row, column]))
    func = linear(right, wrong, (rows,), (columns,))
    with pytest.raises(GradcheckError, match=rf"1 of {rows * columns} entries differ, most the derivative of output 0\[{row}\] to input 0\[{column}\]"):
        gradcheck(func, (leaf(columns),), fast_mode=True, projections=1, seed=seed)


@pytest.mark.slow
def test_errors_that_cancel_are_missed_no_more_often_than_stated() -> None:
    """Wrong entries that add up to little along a direction: the rate at which one projection misses them stays under its bound."""
    random = np.random.default_rng(0)
    room, error, tries = 0.05, 1.0, 20000
    for errors in ([[error]], [[error, -error]], [[error, -error], [-error, error]], random.choice([-1.0, 1.0], (6, 6)), np.ones((8, 8))):
        matrix = np.array(errors)
        missed = sum(abs(random_direction(random, matrix.shape[0]) @ matrix @ random_direction(random, matrix.shape[1])) <= room for _ in range(tries))
        assert missed / tries <= miss_probability(room, error, 1) * 1.05
    assert miss_probability(room, error, 3) == pytest.approx(miss_probability(room, error, 1) ** 3)
    assert miss_probability(0.0, 1.0, 1) == 0.0 and miss_probability(2.0, 1.0, 5) == 1.0


@pytest.mark.slow
def test_opposite_errors_are_found_at_the_stated_rate() -> None:
    right = matrix(10, 10)
    wrong = right.copy()
    wrong[1, 1] += 5e-3
    wrong[2, 2] -= 5e-3
    func = linear(right, wrong, (10,), (10,))
    found = [report(func, (leaf(10),), fast_mode=True, projections=1, seed=seed) for seed in range(200)]
    bound = report(linear(right, right, (10,), (10,)), (leaf(10),), fast_mode=True, projections=1).miss_probability
    assert 0 < bound < 0.1
    assert sum(result.ok for result in found) <= 200 * bound + 4


def test_what_a_result_says() -> None:
    func = linear(matrix(5, 5), matrix(5, 5), (5,), (5,))
    few, many = (report(func, (leaf(5),), fast_mode=True, projections=n) for n in (1, 4))
    assert few and many and 0 < many.miss_probability < few.miss_probability < 0.2
    assert f"a probability of at most {many.miss_probability:.1e}" in str(many) and "seed 0" in str(many)
    slow = report(func, (leaf(5),))
    assert slow.miss_probability == 0.0 and str(slow) == "every entry agrees" and slow.failure is None
    bad = report(lambda x: x * x.detach(), (leaf(5),), fast_mode=True)
    assert not bad and bad.failure is not None and str(bad) == bad.failure.message and "gradcheck(" in bad.failure.replay
    second = report(lambda x: x**3, (leaf(3),), second=True, check_fwd_over_rev=True)
    assert second.ok


def test_fresh_seeds() -> None:
    func = linear(matrix(5, 5), matrix(5, 5), (5,), (5,))
    seeds = {report(func, (leaf(5),), fast_mode=True, seed=None).seed for _ in range(4)}
    assert len(seeds) > 1
    assert report(func, (leaf(5),), fast_mode=True, seed=17).seed == 17


def test_values_too_large_to_tell_are_compared_entry_by_entry() -> None:
    """Rounding of sums would hide an error: then sums are not believed."""

    def far(x: Any) -> Any:
        return x * 1e-3 + 1e6

    assert gradcheck(far, (leaf(20),), fast_mode=True, atol=1e-3)
    result = report(far, (leaf(20),), fast_mode=True, atol=1e-3)
    assert result.miss_probability == 0.0  # nothing was left to chance


def test_low_precision_is_not_believed_either() -> None:
    x = sg.tensor([0.5, 1.0], dtype=sg.float32, requires_grad=True)
    with pytest.warns(UserWarning, match="double precision"):
        assert not gradcheck(lambda x: x.sin(), (x,), fast_mode=True, raise_exception=False)
