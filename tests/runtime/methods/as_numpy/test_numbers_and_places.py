"""What NumPy takes beside arrays: ints that no element can be, tensors that say where, and parameters that are rarely given."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad.numpy as sgnp

BYTES, INTS = np.array([0, 255, 1], np.uint8), np.array([5, -7, 2**63 - 1])
V, ENDS = np.array([1.5, -2.0, 3.0, 4.0, 5.0]), np.array([1.5, -2.0, np.inf, -np.inf, np.nan, -0.0, 0.0])
TWICE = np.array([1.0, np.nan, 0.0, np.nan, 1.0, np.nan])
SQUARE = np.array([[1.0, 0.0], [3.0, 4.0]])
CALLS = [
    *(f"np.{compares}(x, {n})" for compares in ("greater", "less", "equal", "not_equal", "less_equal", "greater_equal") for n in (-1, 256, 511, 2**70)),
    *(f"np.{compares}({n}, y)" for compares in ("greater", "less", "equal") for n in (2**63, -(2**63) - 1, 2**70, 7)),
    "np.clip(x, -1, 300)", "np.clip(x, -5, 2)", "np.clip(x, 1, None)", "np.clip(y, -(2**70), 2**70)", "np.round(y[:2], -1)", "np.round(x, 1)",
    "np.heaviside(ends, 0.5)", "np.imag(v)", "np.imag(v * 1j)", "np.angle(ends)", "np.angle(ends, True)", "np.angle(v * 1j, deg=True)",
    "np.nan_to_num(ends)", "np.nan_to_num(ends, True, 5.0)", "np.nan_to_num(ends, copy=True, posinf=1.0)",
    "np.count_nonzero(square, axis=0, keepdims=True)", "np.count_nonzero(square)", "np.count_nonzero(square, 1)",
    "np.prod(v[0], axis=0)", "np.prod(v[0], axis=-1)", "np.prod(square, axis=(0, 1))", "np.reciprocal(v, None)", "np.abs(v > 0, None)",
    "np.unique(twice)", "np.unique(twice, return_counts=True)", "np.unique(twice, return_inverse=True, return_counts=True)",
    "np.unique(twice, False, True)", "np.unique(twice, equal_nan=False)", "np.isin(ends, v, False, True)",
    "np.delete(v, np.array([0, 2]))", "np.delete(v, np.array([True, False, True, False, False]))", "np.delete(square, np.array(0), axis=1)",
    "np.insert(v, np.array([0, 2]), np.array([7.0, 8.0]))", "np.insert(v, np.array(1), 9.0)", "np.pad(v, np.array([1, 2]))",
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_as_numpy(call: str) -> None:
    given = {"x": BYTES, "y": INTS, "v": V, "ends": ENDS, "twice": TWICE, "square": SQUARE}
    found, expected = (evaluated(call, module, given) for module in (sgnp, np))
    assert len(found) == len(expected)
    for ours, theirs in zip(found, expected):
        np.testing.assert_array_equal(np.asarray(ours), theirs)
        assert np.asarray(ours).dtype == np.asarray(theirs).dtype


def evaluated(call: str, module: Any, given: dict[str, Any]) -> list[Any]:
    found = eval(call, {"np": module, **{name: module.array(array) for name, array in given.items()}})
    return list(found) if isinstance(found, tuple) else [found]


def test_not_a_copy() -> None:
    x = sgnp.array(ENDS)
    assert sgnp.nan_to_num(x, copy=False, nan=1.0) is x
    assert x.tolist()[4] == 1.0
