"""Kernels of a device are there from its first array on; without a compiler or a driver, one warning says so and CuPy's functions compute."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import compile as compiling
from specgrad.compiler.device import driver as loading
from specgrad.compiler.device import offer
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver, library
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.modules import twin

needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code")


@pytest.fixture
def anew() -> Iterator[None]:
    """The stand-in, before its first array has appeared."""
    with twin():
        yield
        offer.withdraw(BACKENDS["cuda"])
    loading.driver.cache_clear()


def appear(monkeypatch: pytest.MonkeyPatch, **variables: str) -> list[str]:
    """Compute on a device, from the first array on, and say what was warned of."""
    monkeypatch.setenv(offer.VARIABLE, "compiled")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    loading.driver.cache_clear()
    offer.withdraw(BACKENDS["cuda"])
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(2):
            assert (sg.ones(3).to("cuda") + 1).sum().item() == 6
    return [str(w.message) for w in caught]


def test_without_a_driver_there_is_one_warning_and_cupy(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    (said,) = appear(monkeypatch, **{loading.VARIABLE: "/no/such/libcuda.so"})
    for part in ("on CuPy's functions alone", "CUDA's driver could not be used: /no/such/libcuda.so", "Set SPECGRAD_CUDA_KERNELS=cupy"):
        assert part in said
    assert "kernels" not in vars(BACKENDS["cuda"])


@needs_compilers
def test_without_a_compiler_there_is_one_warning_and_cupy(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise compiling.CompilerError("kernels of a device need NVRTC")

    monkeypatch.setattr(offer, "nvrtc", missing)
    (said,) = appear(monkeypatch, **{loading.VARIABLE: library().path})
    assert "need NVRTC" in said


def test_cupy_can_be_asked_for(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert appear(monkeypatch, **{offer.VARIABLE: "cupy", loading.VARIABLE: "/no/such/libcuda.so"}) == []
    assert appear(monkeypatch, SPECGRAD_KERNELS="numpy", **{loading.VARIABLE: "/no/such/libcuda.so"}) == []
    assert "kernels" not in vars(BACKENDS["cuda"])


@needs_compilers
def test_they_come_with_the_first_array() -> None:
    with driver() as found:
        assert "kernels" not in vars(BACKENDS["cuda"])
        x = sg.ones(3).to("cuda")
        y = x + 1
        assert "kernels" in vars(BACKENDS["cuda"]) and found.launched == {"add_f32": 1}
        assert y.sum().item() == 6
