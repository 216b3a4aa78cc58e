"""Infinities, NaNs and signed zeros, function by function, as the text of the array API standard lists them; and reductions of nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import array_api as xp
from tests.runtime.methods.as_standard.referee import UNARY
from tests.runtime.methods.as_standard.special_cases import OF_COMPLEX, OF_ONE, OF_TWO

Case = tuple[list[str], list[str]]


def cases(text: str) -> dict[str, list[Case]]:
    """Arguments and results by the function's name, which several lines may have."""
    found: dict[str, list[Case]] = {}
    for line in text.strip().splitlines():
        name, *told = line.split()
        found.setdefault(name, []).extend((arguments.split(","), result.split(",")) for arguments, result in (part.split(":") for part in told))
    return found


def is_same(found: float, told: str, dtype: sg.dtype) -> bool:
    """A sign that is left open may be either."""
    if told.startswith("?"):
        return is_same(abs(found), told[1:], dtype)
    expected = float(told)
    if math.isnan(expected) or math.isnan(found):
        return math.isnan(expected) and math.isnan(found)
    if found != 0 and math.isfinite(expected):
        return math.isclose(found, expected, rel_tol=4 * sg.finfo(dtype).eps)
    return found == expected and math.copysign(1, found) == math.copysign(1, expected)


@pytest.mark.parametrize("dtype", [sg.float32, sg.float64], ids=str)
@pytest.mark.parametrize("name", cases(OF_ONE) | cases(OF_TWO))
def test_real_numbers(name: str, dtype: sg.dtype) -> None:
    """Side by side in one array, where loops are vectorised, and each by itself."""
    told = (cases(OF_ONE) | cases(OF_TWO))[name]
    columns = [xp.asarray([float(a) for a in column], dtype=dtype) for column in zip(*(arguments for arguments, _ in told))]
    together = getattr(xp, name)(*columns).tolist()
    alone = [getattr(xp, name)(*(c[i] for c in columns)).item() for i in range(len(told))]
    wrong = [(a, r, x, y) for (a, (r,)), x, y in zip(told, together, alone) if not (is_same(float(x), r, dtype) and is_same(float(y), r, dtype))]
    assert wrong == []


@pytest.mark.parametrize("dtype", [sg.complex64, sg.complex128], ids=str)
@pytest.mark.parametrize("name", cases(OF_COMPLEX))
def test_complex_numbers(name: str, dtype: sg.dtype) -> None:
    wrong = []
    for (real, imaginary), told in cases(OF_COMPLEX)[name]:
        z = xp.asarray(complex(float(real), float(imaginary)), dtype=dtype)
        found = complex(getattr(xp, name)(z).item())
        if not all(is_same(part, expected, dtype.to_real()) for part, expected in zip((found.real, found.imag), told)):
            wrong.append((real, imaginary, told, found))
    assert wrong == []


def test_conjugates() -> None:
    """Of a conjugate the standard says for all of these: the conjugate of the result."""
    values = [complex(a, b) for a in (0.0, -0.0, 1.0, -2.0, math.inf, -math.inf, math.nan) for b in (0.0, 1.0, math.inf, math.nan)]
    z = xp.asarray(values, dtype=xp.complex128)
    for name in ("acos", "acosh", "asinh", "atanh", "cosh", "exp", "expm1", "log", "log1p", "sinh", "sqrt", "tanh"):
        found, mirrored = getattr(xp, name)(z).numpy(), getattr(xp, name)(xp.conj(z)).numpy().conj()
        np.testing.assert_array_equal(found, mirrored, err_msg=name)


def test_every_function_of_floats_has_cases() -> None:
    left = {name for name in UNARY if name not in cases(OF_ONE)}
    assert left == {"bitwise_invert", "conj", "imag", "real"}


# ---- reductions of nothing, and of NaN


@pytest.fixture(params=[xp.float32, xp.float64], ids=str)
def nothing(request: pytest.FixtureRequest) -> Iterator[Any]:
    yield xp.zeros((2, 0), dtype=request.param)


def test_reductions_of_nothing(nothing: sg.Tensor) -> None:
    assert xp.sum(nothing).item() == 0 and xp.prod(nothing).item() == 1
    assert xp.sum(nothing, axis=1).tolist() == [0, 0] and xp.prod(nothing, axis=1, keepdims=True).shape == (2, 1)
    assert math.isnan(xp.mean(nothing).item()) and math.isnan(xp.var(nothing).item()) and math.isnan(xp.std(nothing).item())
    assert xp.all(nothing).item() is True and xp.any(nothing).item() is False and xp.count_nonzero(nothing).item() == 0
    assert xp.cumulative_sum(nothing, axis=1, include_initial=True).tolist() == [[0], [0]]
    for name in ("max", "min", "argmax", "argmin"):
        with pytest.raises((RuntimeError, ValueError, IndexError)):
            getattr(xp, name)(nothing)


def test_reductions_of_nan() -> None:
    x = xp.asarray([1.0, math.nan, 3.0])
    for name in ("sum", "prod", "max", "min", "mean", "var", "std"):
        assert math.isnan(getattr(xp, name)(x).item()), name
    assert xp.count_nonzero(x).item() == 3 and xp.any(x).item() and xp.all(x).item()
    assert math.isnan(xp.clip(x, 0, 2)[1].item())
    assert math.isnan(xp.var(xp.ones(2), correction=2).item())  # no degree of freedom is left
    infinite = xp.asarray([math.inf, 1.0])
    assert xp.mean(infinite).item() == math.inf and math.isnan(xp.var(infinite).item())


def test_unique_tells_every_nan_apart() -> None:
    x = xp.asarray([math.nan, 0.0, -0.0, math.nan])
    assert xp.unique_values(x).shape == (3,)
    assert sorted(xp.unique_counts(x).counts.tolist()) == [1, 1, 2]
