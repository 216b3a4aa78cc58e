"""What was launched once is launched again without a look at Python, on the same operands' shapes, strides, dtypes and alignments alone: csrc/device_calls.c.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.device.launch import DeviceKernel
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver
from tests.cuda.ptx.run import lacking

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that Python was asked for."""
    found: list[str] = []
    real = DeviceKernel.launched

    def launched(self: Any, args: tuple[Any, ...]) -> Any:
        found.append(self.name)
        return real(self, args)

    monkeypatch.setattr(DeviceKernel, "launched", launched)
    return found


HOST = ((sg.arange(6.0 * 40) % 17) / 4 - 1).reshape(6, 40)
OPS: dict[str, Callable[[Any], Any]] = {
    "contiguous": lambda x: x + x,
    "broadcast": lambda x: x + x[0],
    "strided": lambda x: x.mT + x.mT,
    "a number": lambda x: x * 2.5,
    "another dtype": lambda x: x > 0.25,
    "two results": lambda x: sg.frexp(x)[0],
    "rows": lambda x: x.softmax(1),
    "no elements": lambda x: x[:0] + 1.0,
    "no dimensions": lambda x: x[2, 3] * 2.0,
}


@pytest.mark.parametrize("op", OPS.values(), ids=OPS)
def test_the_second_call_does_not_ask_python(op: Callable[[Any], Any], seen: list[str]) -> None:
    other = HOST.flip(0).contiguous() * 2
    with driver() as found:
        x, y = HOST.to("cuda"), other.to("cuda")
        op(x)
        assert seen
        seen.clear()
        found.launched.clear()
        got = op(y)
        assert not seen
        assert got.dtype is op(other).dtype and got.shape == op(other).shape
        assert sg.allclose(got.cpu(), op(other), rtol=1e-6)


def test_what_is_another_call_asks_python(seen: list[str]) -> None:
    """Of other shapes, strides, dtypes and kinds of numbers, and where memory begins elsewhere."""
    with driver():
        x = HOST.to("cuda")
        assert ((x + x).cpu() == HOST + HOST).all()
        flat, host = x.reshape(-1), HOST.reshape(-1)
        for given, of_host in (
            (x[:5], HOST[:5]), (x.reshape(40, 6).mT, HOST.reshape(40, 6).mT), (x.double(), HOST.double()), (flat, host), (flat[4:], host[4:]),
            (flat[1:-3], host[1:-3]), (x[:, ::2], HOST[:, ::2]),
        ):  # fmt: skip
            seen.clear()
            assert ((given + given).cpu() == of_host + of_host).all()
            assert "add" in seen


def test_numbers_are_those_of_the_call(seen: list[str]) -> None:
    whole = sg.arange(20).to(sg.int8)
    with driver():
        x, n = HOST.to("cuda"), whole.to("cuda")
        x * 2.0, n * 2
        seen.clear()
        assert ((x * 3.5).cpu() == HOST * 3.5).all() and ((n * 3).cpu() == whole * 3).all()
        assert not seen
        assert ((n * 300).cpu() == whole * 300).all()  # beyond the dtype: whatever the host gives
        assert ((n * 2.5).cpu() == whole * 2.5).all() and ((x * 2).cpu() == HOST * 2).all()


def test_another_device_is_not_taken_for_this_one(seen: list[str]) -> None:
    with driver():
        x = HOST.to("cuda:0")
        x + x
        seen.clear()
        other = HOST.to("cuda:1")
        assert ((other + other).cpu() == HOST + HOST).all()
        assert seen and (other + other).device.index == 1


def test_errors_of_a_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cuda.driver import library

    with driver():
        x = HOST.to("cuda")
        x + x
        library().twin_fails(1)
        try:
            with pytest.raises(RuntimeError, match=r"the kernel add could not be launched: invalid argument \(CUDA error 1\)"):
                x + x
        finally:
            library().twin_fails(0)
