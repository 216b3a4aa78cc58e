"""Functions of LAPACK read and write beyond what they are given where it is less than they expect: nothing such reaches them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from specgrad.array.linalg import matrices

pytest.importorskip("scipy")


@pytest.mark.parametrize("shape", [(3,), (), (3, 2), (2, 3, 4)])
def test_only_square_matrices_are_factored_as_symmetric_ones(shape: tuple[int, ...]) -> None:
    with pytest.raises(RuntimeError, match="expected a square matrix"):
        matrices.ldl_factor(np.ones(shape), False)


@pytest.mark.parametrize("function", [matrices.geqrf, matrices.lu_factor])
def test_less_than_a_matrix_is_refused(function: Callable[[Any], Any]) -> None:
    with pytest.raises((RuntimeError, ValueError)):
        function(np.ones(3))


@pytest.mark.parametrize("pivots", [[0, 1, 2], [1, 2, 4], [-1, 2, 3], [1, 2, -3], [-2, -1, 3], [1, 2], [2**31 - 1, 1, 1]])
def test_pivots_that_no_factorisation_gives(pivots: list[int]) -> None:
    with pytest.raises(RuntimeError, match=r"expected pivots that ldl_factor\(\) gives for 3 rows"):
        matrices.ldl_solve(np.eye(3), np.array(pivots, np.int32), np.ones((3, 1)), False)


def test_pivots_of_blocks() -> None:
    a = np.array([[0.0, 1, 2], [1, 0, 3], [2, 3, 0]])
    ld, pivots, info = matrices.ldl_factor(a, False)
    assert pivots.min() < 0 and not info.any()
    np.testing.assert_allclose(a @ matrices.ldl_solve(ld, pivots, np.ones((3, 1)), False), np.ones((3, 1)))
