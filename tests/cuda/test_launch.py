"""Ops on a device launch kernels of their own, by the real launcher: a driver without a device runs them on the host, as late as the order of a stream allows.

Nothing here has run on a device.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.device import driver as loading
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver, library
from tests.cuda.ptx.run import Fault, lacking

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]


def numbers(*shape: int, dtype: Any = None) -> Any:
    return (sg.arange(float(np.prod(shape))).reshape(shape) % 7 / 4 - 0.5).to(dtype or sg.float32)


@pytest.mark.slow
def test_an_op_launches_a_kernel_and_nothing_else() -> None:
    a, b = numbers(37, 11), numbers(37, 11) + 1
    with driver() as found:
        x, y = a.to("cuda"), b.to("cuda")
        before = {kind: sum(count.values()) for kind, count in found.counts.items()}
        z = x * y
        after = {kind: sum(count.values()) for kind, count in found.counts.items()}
        assert found.launched == {"mul_f32": 1}
        assert {kind: after[kind] - before[kind] for kind in after} == {"transfer": 0, "synchronisation": 0, "allocation": 1, "kernel": 0, "copy": 0}
        assert library().twin_waiting() == 1, "nobody has waited for it"
        assert (z.cpu() == a * b).all()
        assert library().twin_waiting() == 0


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float64, sg.complex64, sg.int32, sg.uint8], ids=str)
def test_dtypes(dtype: Any) -> None:
    a = (numbers(5, 7) * 4).abs().to(dtype)
    with driver() as found:
        z = a.to("cuda") * a.to("cuda")
        assert z.dtype is dtype
        assert (z.cpu() == a * a).all()
        assert list(found.launched.values()) == [1]


@pytest.mark.slow
def test_views_and_broadcasting_are_read_where_they_lie() -> None:
    a, row = numbers(6, 5, 4), numbers(4)
    with driver() as found:
        x, r = a.to("cuda"), row.to("cuda")
        for given, expected in (
            (x + r, a + row),
            (x.mT + x.mT[:1], a.mT + a.mT[:1]),
            (x[:, ::2] + x[:, 1:4], a[:, ::2] + a[:, 1:4]),
            (x[2] + r[0], a[2] + row[0]),
        ):
            assert (given.cpu() == expected).all()
        assert found.launched == {"add_f32": 4}


@pytest.mark.slow
def test_numbers_are_given_by_value() -> None:
    a = numbers(9, 5)
    with driver() as found:
        x = a.to("cuda")
        before = sum(found.counts["transfer"].values())
        given = [x + 2.5, 2.5 - x, x * sg.tensor(3.0), sg.add(x, x, alpha=0.5), x.clamp(-0.25, 0.5), x > 0.25]
        assert sum(found.counts["transfer"].values()) == before
        expected = [a + 2.5, 2.5 - a, a * 3, sg.add(a, a, alpha=0.5), a.clamp(-0.25, 0.5), a > 0.25]
        for one, other in zip(given, expected):
            assert (one.cpu() == other).all()
        assert sum(found.launched.values()) == len(given)


@pytest.mark.slow
def test_a_training_step() -> None:
    """Forward, backward and an optimizer's step of elementwise ops: the numbers of the CPU, and no transfer."""

    def step(device: str) -> tuple[Any, Any]:
        w = numbers(40).to(device).requires_grad_()
        x = (numbers(30, 40) / 3).to(device)
        loss = (sg.sigmoid(x * w) - x.exp()).square().sum()
        loss.backward()
        return loss.detach(), w.grad

    loss, gradient = step("cpu")
    with driver() as found:
        device_loss, device_gradient = step("cuda")
        assert sg.allclose(device_loss.cpu(), loss, rtol=1e-5)
        assert sg.allclose(device_gradient.cpu(), gradient, rtol=1e-5, atol=1e-6)
        assert {"sigmoid_f32", "mul_f32", "exp_f32"} <= set(found.launched)


def test_what_has_no_kernel_is_left_to_the_array_module() -> None:
    wide = numbers(*(2,) * 9).permute(8, 6, 4, 2, 0, 3, 1, 5, 7)
    with driver() as found:
        y = numbers(*(2,) * 9).to("cuda")
        assert ((y.permute(8, 6, 4, 2, 0, 3, 1, 5, 7) + y).cpu() == wide + numbers(*(2,) * 9)).all()  # nine dimensions, of which none join
        assert not any(found.launched.values())


def test_empty_arrays_and_single_elements() -> None:
    with driver():
        assert (sg.zeros(0, 3).to("cuda") + 1).shape == (0, 3)
        assert (sg.tensor(2.0).to("cuda") * sg.tensor(4.0).to("cuda")).item() == 8


def test_a_missing_wait_is_noticed() -> None:
    """Whoever looks at memory before the kernels have run that write it finds other numbers."""
    a = numbers(50)
    with driver(waits=False):
        x = a.to("cuda")
        z = x + 1
        assert not (z.cpu() == a + 1).any()
    with driver():
        assert ((a.to("cuda") + 1).cpu() == a + 1).all()


def test_memory_that_is_freed_too_soon_is_noticed() -> None:
    with pytest.raises(Fault, match=r"(read|write) of 4 bytes"), driver(waits=False):
        z = numbers(50).to("cuda") + 1  # the operand is gone before the kernel runs
        assert z.is_cuda


def test_memory_is_kept_until_its_stream_comes_to_the_end_of_it_however_elements_lie() -> None:
    x = numbers(2, 1, 7, 16)
    for order in ((0, 1, 2, 3), (1, 2, 3, 0), (3, 2, 1, 0)):
        with driver():
            turned = x.to("cuda").permute(order).contiguous().permute([order.index(dim) for dim in range(4)])
            assert turned.double()._array.data.mem.bytes.size == 8 * x.numel(), order  # all of it is the stand-in's, to keep and to poison
            assert (turned.double().sum(0, keepdim=True).cpu() == x.double().sum(0, keepdim=True)).all(), order


def test_errors_of_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    a = numbers(5)
    with driver():
        monkeypatch.setattr(loading, "cubin", lambda source, arch: b"/no/such/image\0")
        with pytest.raises(RuntimeError, match=r"the kernel neg_f32 could not be loaded: device kernel image is invalid \(CUDA error 200\)"):
            -a.to("cuda")
    monkeypatch.setenv(loading.VARIABLE, "/no/such/libcuda.so")
    loading.driver.cache_clear()
    with pytest.raises(RuntimeError, match=r"CUDA's driver could not be used: /no/such/libcuda\.so"):
        loading.driver()
    loading.driver.cache_clear()
