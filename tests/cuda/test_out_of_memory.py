"""Memory that a device has not: the error says which op wanted how much, on which device, and what has the rest. By kernels and by CuPy's functions."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pytest

import specgrad as sg
from specgrad.core.base.tracebacks import OutOfMemory
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver
from tests.cuda.ptx.run import lacking
from tests.cuda.twin import arrays
from tests.cuda.twin.modules import MODULES

pytestmark = pytest.mark.usefixtures("place")
LARGE = 4 << 20  # bytes


@contextmanager
def full() -> Iterator[None]:
    """Within, no device has room for a large array more."""
    memory = arrays.Memory

    def smaller(host: Any) -> Any:
        if host.nbytes >= LARGE:
            raise MODULES["cupy"].cuda.memory.OutOfMemoryError(host.nbytes, 512)
        return memory(host)

    with mock.patch.object(arrays, "Memory", smaller):
        yield


def refused(does: Callable[[], Any]) -> tuple[str, list[str]]:
    """The text of the error, and its notes."""
    with full(), pytest.raises(sg.cuda.OutOfMemoryError) as error:
        does()
    assert isinstance(error.value, OutOfMemory), "of both kinds, as where the host has no memory"
    return str(error.value), getattr(error.value, "__notes__", [])


@pytest.fixture
def large() -> Any:
    return sg.ones(1 << 20, device="cuda")


OPS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "a kernel": (lambda x: x * x, "mul(input=float32[1048576], other=float32[1048576])"),
    "a function": (lambda x: sg.sinc(x), "sinc(input=float32[1048576])"),
    "rows": (lambda x: x.reshape(4, -1).softmax(1), "softmax(input=float32[4, 262144], dim=1)"),
    "a running total": (lambda x: x.cumsum(0), "cumsum(input=float32[1048576], dim=0)"),
    "places": (lambda x: x.flip(0), "flip(input=float32[1048576], dims=[0])"),
    "a method": (lambda x: x.clone(), "clone(input=float32[1048576])"),
    "a creation": (lambda x: sg.zeros(1 << 20, device="cuda"), "zeros(sizes=[1048576])"),
}


@pytest.mark.parametrize("op", OPS)
def test_the_op_is_named(op: str, large: Any) -> None:
    does, name = OPS[op]
    text, notes = refused(lambda: does(large))
    assert text.startswith("can't allocate memory on cuda:0: 4194304 bytes are wanted, and 34359738368 of 68719476736 are free; arrays have ")
    assert "allocated so far: 512 bytes" in text, "what CuPy says of it"
    if sys.version_info >= (3, 11):
        assert notes == [f"in {name}"]
    assert (large[:2] + 1).tolist() == [2.0, 2.0], "all goes on"


@pytest.mark.skipif(bool(lacking()) or not compiled, reason=lacking() or "kernels of devices are launched by compiled code")
def test_kernels_name_it_when_they_are_planned_and_when_they_are_remembered() -> None:
    with driver():
        x = sg.ones(1 << 20, device="cuda")
        for _ in range(2):
            text, notes = refused(lambda: x * x)
            assert text.startswith("can't allocate memory on cuda:0: 4194304 bytes are wanted")
            assert not hasattr(ValueError(), "add_note") or notes == ["in mul(input=float32[1048576], other=float32[1048576])"]
            x * x


def test_a_node_is_named(large: Any) -> None:
    x = large.requires_grad_()
    y = x[0] * 2
    _, notes = refused(lambda: y.backward())
    assert not hasattr(ValueError(), "add_note") or notes == ["in SelectBackward0(grad=float32[])"]
    y = x[0] * 2
    _, notes = refused(lambda: sg.autograd.grad(y, x, create_graph=True))
    assert not hasattr(ValueError(), "add_note") or notes[0].startswith("in SelectBackward0(grad=float32[]"), notes


def test_the_device_is_named_though_it_is_not_the_current_one() -> None:
    x = sg.ones(1 << 20, device="cuda:1")
    y = (x.requires_grad_() * 1)[0]
    for does in (lambda: x * x, lambda: sg.zeros(1 << 20, device="cuda:1"), lambda: x.cpu().to("cuda:1"), lambda: y.backward()):
        text, _ = refused(does)
        assert text.startswith("can't allocate memory on cuda:1: 4194304 bytes are wanted")
    assert sg.cuda.current_device() == 0


def test_what_is_wanted_of_the_host_is_an_error_of_the_host(large: Any) -> None:
    with pytest.raises(MemoryError, match=r"4611686018427387904 bytes are wanted for the shape \[1152921504606846976\]") as error:
        sg.zeros(2**60)
    assert not isinstance(error.value, sg.cuda.OutOfMemoryError)


def test_the_error_goes_to_other_processes(large: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy.cuda.memory", MODULES["cupy"].cuda.memory)
    with full(), pytest.raises(sg.cuda.OutOfMemoryError) as error:
        large + 1
    found = pickle.loads(pickle.dumps(error.value))
    assert isinstance(found, sg.cuda.OutOfMemoryError) and isinstance(found, RuntimeError)
    assert str(found) == str(error.value)


def test_cupys_own_error_is_caught_by_the_same_name() -> None:
    with pytest.raises(sg.cuda.OutOfMemoryError, match=r"Out of memory allocating 4,096 bytes"):
        raise MODULES["cupy"].cuda.memory.OutOfMemoryError(4096, 0)
