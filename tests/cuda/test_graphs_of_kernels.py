"""CUDA graphs of specgrad's own kernels: a driver without a device keeps what is launched on a stream that is captured, and runs it when it is replayed.

Nothing here has run on a device.
"""

from __future__ import annotations

import ctypes
import random
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import cuda_graphs
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver, library
from tests.cuda.ptx.run import lacking
from tests.cuda.test_graphs import trained
from tests.cuda.training import perceptron
from tests.cuda.twin import capture
from tests.cuda.twin.device import KERNEL
from tests.cuda.twin.modules import MODULES

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]


def numbers(*shape: int) -> Any:
    return sg.arange(float(np.prod(shape))).reshape(shape).to(sg.float32) % 7 / 4 - 0.5


def test_a_kernel_must_be_loaded_before_it_is_captured() -> None:
    with driver() as found:
        x, g = numbers(20).to("cuda"), sg.cuda.CUDAGraph()
        with pytest.raises(RuntimeError, match=r"capturing: \w+: the kernel mul_f32 is not loaded yet: call the function once"), sg.cuda.graph(g):
            x * x
        y = x * x
        with sg.cuda.graph(g):
            z = x * x
        assert found.launched == {"mul_f32": 2} and library().twin_waiting() == 0
        for value in (2.0, 3.0):
            x.fill_(value)
            g.replay()
            assert z.tolist() == [value * value] * 20
        assert y.shape == z.shape


def test_wrong_indices_are_told_after_a_replay() -> None:
    """A kernel raises the flag of a read, or of a write, itself, and no replay lowers it."""
    with driver() as found:
        x, index, g = numbers(20).to("cuda"), sg.zeros(2, dtype=sg.int64, device="cuda"), sg.cuda.CUDAGraph()
        place, out = sg.zeros(2, dtype=sg.int64, device="cuda"), sg.zeros(30, device="cuda")
        out.index_copy(0, place, x.gather(0, index))
        noted = found.counts[KERNEL].total()
        out.index_copy(0, place, x.gather(0, index))
        each = found.counts[KERNEL].total() - noted
        with sg.cuda.graph(g):
            y = x.gather(0, index)
            out.index_copy(0, place, y)
        assert found.launched["gather4_i64"] == found.launched["scatter4_i64"] == 3
        assert found.counts[KERNEL].total() == noted + 2 * each - 2, "flags are not set to zero within"
        for wrong, size in ((index, 20), (place, 30)):
            for first, second, fails in ((3, 4, False), (size, 3, True), (4, -size - 1, True), (7, 8, False)):
                for number in (first, second):
                    wrong.fill_(number)
                    g.replay()
                if fails:
                    with pytest.raises(IndexError, match=f"dimension 0 with size {size}"):
                        sg.cuda.synchronize()
                else:
                    sg.cuda.synchronize()
        index.fill_(5)
        g.replay()
        assert (y.cpu() == numbers(20)[5]).all()


def test_in_relaxed_mode_kernels_are_loaded_within() -> None:
    with driver():
        x, g = numbers(20).to("cuda"), sg.cuda.CUDAGraph()
        with sg.cuda.graph(g, capture_error_mode="relaxed"):
            y = x * x
        g.replay()
        assert (y.cpu() == numbers(20) * numbers(20)).all()


def test_the_launch_of_kernels_within_a_capture_that_is_void_is_an_error() -> None:
    with driver():
        x, g = numbers(20).to("cuda"), sg.cuda.CUDAGraph()
        x * x  # loaded
        with pytest.raises(RuntimeError, match="previous error"), sg.cuda.graph(g):
            with pytest.raises(RuntimeError, match="not permitted"):
                MODULES["cupy"].nonzero(x._array)
            with pytest.raises(RuntimeError, match=r"mul: .*previous error during capture"):
                x * x


@pytest.mark.parametrize("seed", range(3))
def test_a_training_step_of_kernels(seed: int) -> None:
    capture.Graph.shuffled = random.Random(seed)
    x, y, weights, step = perceptron(np.random.default_rng(0), "cpu")
    step()
    expected = trained(step, x, y)
    with driver() as found:
        x, y, device_weights, step = perceptron(np.random.default_rng(0))
        step()
        g = sg.cuda.CUDAGraph()
        with sg.cuda.graph(g):
            loss = step()
        before = sum(found.launched.values())

        def replayed() -> Any:
            g.replay()
            return loss

        assert np.allclose(trained(replayed, x, y), expected, rtol=1e-5)
        assert sum(found.launched.values()) == before, "nothing is launched one by one any more"
        for one, other in zip(device_weights, weights):
            assert np.allclose(one.detach().cpu().numpy(), other.detach().numpy(), rtol=1e-4, atol=1e-6)


def test_each_replay_of_the_kernel_that_draws_draws_what_comes_next() -> None:
    with driver() as found:
        sg.manual_seed(3)
        expected = [sg.rand(601, device="cuda").tolist() for _ in range(3)]
        g = sg.cuda.CUDAGraph()
        with sg.cuda.graph(g):
            y = sg.rand(601, device="cuda")
        assert expected[0] != expected[1] and sum(found.launched.values()) == 4
        sg.manual_seed(3)
        for numbers_drawn in expected:
            g.replay()
            assert y.tolist() == numbers_drawn


def test_the_driver_is_asked_by_its_own_function() -> None:
    """Which CuPy does not offer."""
    cuda_graphs._driver_exchanges.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPECGRAD_LIBCUDA", library().path)
        try:
            assert cuda_graphs.exchange_mode(capture.RELAXED) == capture.GLOBAL
            now = ctypes.c_int(capture.GLOBAL)
            assert library().cuThreadExchangeStreamCaptureMode(ctypes.byref(now)) == 0 and now.value == capture.RELAXED
            with pytest.raises(RuntimeError, match="CUDA error 1"):
                cuda_graphs.exchange_mode(7)
        finally:
            cuda_graphs._driver_exchanges.cache_clear()
