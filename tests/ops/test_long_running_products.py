"""The gradient of a running product with zeros takes memory and time of the length, not of its square."""

from __future__ import annotations

import tracemalloc
from typing import Any

import numpy as np
import pytest

import specgrad as sg


@pytest.mark.parametrize("zeros", [[7], [0], [-1], [7, 5000]], ids=str)
def test_a_long_row_with_zeros(zeros: list[int]) -> None:
    length = 20_000
    data, grad = 1 + np.sin(np.arange(length)) / 64, np.cos(np.arange(length))
    data[zeros] = 0
    x = sg.tensor(data).requires_grad_()
    tracemalloc.start()
    x.cumprod(0).backward(sg.tensor(grad))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 100 * data.nbytes
    np.testing.assert_allclose(x.grad.numpy(), _gradient(data, grad), rtol=1e-10, atol=1e-12)


def _gradient(data: Any, grad: Any) -> Any:
    """The products before an element, times what those behind it make of the gradients; one after another, in more digits."""
    found = np.empty(len(data), np.longdouble)
    total = np.longdouble(0)
    for i in reversed(range(len(data))):
        total = found[i] = grad[i] + (data[i + 1] * total if i + 1 < len(data) else 0)
    return found * np.cumprod(np.concatenate([[1], data[:-1]]).astype(np.longdouble))
