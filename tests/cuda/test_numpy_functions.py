"""NumPy's functions of tensors on a device give what they give of tensors on the host, and give it there. The device is not the current one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.rows import one_test_for_each
from tests.runtime.methods.beside_numpy.calls import ARRAYS, CALLS, METHODS
from tests.runtime.methods.beside_numpy.test_functions import evaluated, names_in

pytestmark = pytest.mark.usefixtures("place")
UNKNOWN = "empty_like"  # whose elements mean nothing


def results(call: str, device: str) -> list[Any]:
    return evaluated(call, {name: sg.tensor(ARRAYS[name], device=device) for name in names_in(call)})


@one_test_for_each("call", [(call, (call,)) for call in CALLS + METHODS], together=8)
def test_as_on_the_host(call: str) -> None:
    expected, found = results(call, "cpu"), results(call, "cuda:1")
    assert len(found) == len(expected)
    for host, there in zip(expected, found):
        assert type(there) is type(host)
        if not isinstance(host, sg.Tensor):
            assert there == host
            continue
        assert there.device == sg.device("cuda:1") and there.dtype is host.dtype and there.shape == host.shape
        if UNKNOWN not in call:
            np.testing.assert_allclose(there.cpu().numpy(), host.numpy(), rtol=1e-9, atol=1e-12)
