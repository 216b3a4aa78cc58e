"""The median of all elements beside PyTorch: ties share its gradient, in every mode."""

from __future__ import annotations

from math import nan
from typing import Any

import pytest

from tests.oracle.both import agree

DATA: dict[str, Any] = {
    "a tie": [2.0, 2.0, 1.0],
    "a tie in the middle": [1.0, 2.0, 2.0, 3.0],
    "a long tie": [3.0, 1.0, 2.0, 2.0, 2.0],
    "a matrix": [[1.0, 1.0], [1.0, 0.0]],
    "one": [5.0],
    "NaNs": [2.0, nan, 1.0, nan],
    "NaNs alone": [nan, nan],
}


def gradient(lib: Any, name: str, data: Any) -> Any:
    x = lib.tensor(data, dtype=lib.float64, requires_grad=True)
    y = getattr(lib, name)(x)
    y.backward()
    return y, x.grad, y.grad_fn.name()


def second(lib: Any, name: str, data: Any) -> Any:
    x = lib.tensor(data, dtype=lib.float64, requires_grad=True)
    (first,) = lib.autograd.grad(getattr(x, name)() ** 3, x, create_graph=True)
    return lib.autograd.grad(first.sum(), x)


def tangent(lib: Any, name: str, data: Any) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        value = lib.tensor(data, dtype=lib.float64)
        numbers = lib.arange(1.0, 1.0 + value.numel(), dtype=lib.float64).reshape(value.shape)
        return forward_ad.unpack_dual(getattr(lib, name)(forward_ad.make_dual(value, numbers))).tangent


def along(lib: Any, name: str, data: Any) -> Any:
    x = lib.tensor(data, dtype=lib.float64, requires_grad=True)
    values, indices = getattr(x, name)(0)
    values.sum().backward()
    return values, indices, x.grad


def of_batch(lib: Any, name: str, data: Any) -> Any:
    return lib.vmap(lambda x: getattr(x, name)())(lib.tensor([data, data]))


@pytest.mark.parametrize("program", [gradient, second, tangent, along, of_batch], ids=lambda p: p.__name__)
@pytest.mark.parametrize("name", ["median", "nanmedian"])
@pytest.mark.parametrize("data", DATA)
def test_median(data: str, name: str, program: Any) -> None:
    if program is tangent and data.startswith("NaNs") and (name == "median" or data == "NaNs alone"):
        return  # a NaN that is the median shares its tangent as its gradient is shared; PyTorch's is NaN
    agree(lambda lib: program(lib, name, DATA[data]))


@pytest.mark.parametrize("name", ["median", "nanmedian"])
def test_nothing(name: str) -> None:
    agree(lambda lib: getattr(lib, name)(lib.ones(0)))


@pytest.mark.parametrize("name", ["median", "nanmedian"])
def test_integers(name: str) -> None:
    agree(lambda lib: getattr(lib, name)(lib.tensor([3, 1, 2, 2], dtype=lib.int32)))
