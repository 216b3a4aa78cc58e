"""Ops that draw random numbers launch the kernel: once each, on their own device, whose bits are those of the array functions.

Nothing here has run on a device.
"""

from __future__ import annotations

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS, NUMPY
from specgrad.compiler.device import random as kernels
from specgrad.compiler.device.random import DeviceRandom, find
from specgrad.core.factories.philox import Philox
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import driver
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.modules import MODULES

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]


def test_draws_too_long_for_one_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further launches begin where the last one ended: the numbers are those of one."""
    monkeypatch.setattr(kernels, "MOST", 512)
    with driver() as found:
        x = sg.randn(1300, device="cuda", generator=sg.Generator("cuda").manual_seed(3))
        assert found.launched["normal_f32"] == 3
        assert np.allclose(x.cpu().numpy(), Philox(NUMPY, None, 3).standard_normal((1300,), np.float32), atol=1e-5)


def test_what_has_no_kernel() -> None:
    assert find("integers", "int32") is None and find("normal", "complex64") is None
    with driver():
        out = MODULES["cupy"].zeros(3, np.int32)
        assert not DeviceRandom(BACKENDS["cuda"])("integers", out, 1, 0, None)


def test_ops_launch_it_once_each() -> None:
    with driver() as found:
        sg.zeros(1, device="cuda")
        before = sum(found.counts["transfer"].values())
        sg.manual_seed(5)
        x = sg.rand(7, 9, device="cuda")
        ones = sg.ones(100, device="cuda")
        y, z = F.dropout(ones, 0.5), sg.randint(0, 9, (5,), device="cuda")
        empty = sg.randn(0, device="cuda")
        assert sum(found.counts["transfer"].values()) == before
        host = Philox(NUMPY, None, 5)
        assert x.cpu().numpy().tolist() == host.random((7, 9), np.float32).tolist()
        assert (y.cpu().numpy() != 0).tolist() == host.trues(0.5, (100,)).tolist()
        assert z.tolist() == host.integers(0, 9, (5,)).tolist() and empty.shape == (0,)
        assert (found.launched["uniform_f32"], found.launched["trues_b8"], found.launched["integers_i64"], found.launched["normal_f32"]) == (1, 1, 1, 0)


def test_a_device_that_is_not_the_current_one() -> None:
    with driver() as found:
        x = sg.rand(9, device="cuda:1", generator=sg.Generator("cuda:1").manual_seed(5))
        assert found.launched["uniform_f32"] == 1 and x.device.index == 1
        assert x.cpu().numpy().tolist() == Philox(NUMPY, None, 5).random((9,), np.float32).tolist()
