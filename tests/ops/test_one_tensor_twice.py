"""An op that is given one tensor twice gives what it gives for two that are equal: no loop may tell its operands by where they lie."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.ops.spec_cases import Case, cases


def given_for_another(case: Case, dtype: str) -> list[tuple[list[Any], int, int]]:
    """The arguments of an op, and two of them, of which the first may be given for the second too."""
    given, _ = case.arguments(case.arrays(dtype), requires_grad=False)
    places = [i for i, value in enumerate(given) if isinstance(value, sg.Tensor)]
    return [(given, i, j) for i, j in permutations(places, 2)]


def result(case: Case, given: list[Any], place: int, value: sg.Tensor) -> list[Any] | None:
    """What an op gives with another argument in one place; None where it does not take that."""
    sg.manual_seed(0)
    try:
        found = case.call_as_given([value if i == place else v for i, v in enumerate(given)])
    except (RuntimeError, ValueError, TypeError, IndexError, NotImplementedError):
        return None
    return [np.array(out.detach().numpy()) if isinstance(out, sg.Tensor) else out for out in found]


def equal(a: list[Any] | None, b: list[Any] | None) -> bool:
    return a is b or (a is not None and b is not None and all(np.array_equal(x, y, equal_nan=np.asarray(x).dtype.kind in "fc") for x, y in zip(a, b)))


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.filterwarnings("ignore")
def test_one_tensor_twice(dtype: str) -> None:
    wrong, count = set(), 0
    for case in cases():
        if case.op.signature.is_inplace or any(p.type.writes for p in case.op.signature.params):
            continue
        for given, i, j in given_for_another(case, dtype):
            twice, copied = result(case, given, j, given[i]), result(case, given, j, given[i].clone())
            count += twice is not None
            if not equal(twice, copied):
                wrong.add(case.op.name)
    assert count > 400
    assert wrong == set()


@pytest.mark.parametrize("p", [1, 2, float("inf"), 3])
def test_distances_of_rows_from_themselves_and_from_the_first_of_them(p: float) -> None:
    for dtype in (sg.float32, sg.float64):
        for rows in (1, 2, 5, 9, 33):
            x = sg.randn(2, rows, 4, dtype=dtype)
            for some in (x, x[:], x[:, : rows // 2 + 1], x[:1]):
                assert sg.equal(sg.cdist(x, some, p), sg.cdist(x, some.clone(), p))
                assert sg.equal(sg.cdist(some, x, p), sg.cdist(some.clone(), x, p))
