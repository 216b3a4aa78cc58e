"""What is called with tensors of a dtype that PyTorch refuses, and specgrad too, raises what a program that catches PyTorch's error catches."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad
from tests.oracle.both import lines, torch

PROGRAMS = lines("""
    lib.nextafter(x, x)
    lib.polar(x, x)
    lib.histogram(x, 3)
    lib.special.zeta(x, x)
    lib.special.bessel_j0(x)
    lib.linalg.cholesky(x)
    lib.linalg.inv(x)
    lib.linalg.det(x)
    lib.linalg.slogdet(x)
    lib.linalg.svd(x)
    lib.linalg.qr(x)
    lib.linalg.eig(x)
    lib.linalg.eigh(x)
    lib.linalg.solve(x, x)
    lib.linalg.lstsq(x, x)
    lib.linalg.lu(x)
    lib.linalg.cond(x)
    lib.linalg.pinv(x)
    lib.fft.rfft(x)
    lib.view_as_complex(x)
    lib.nn.functional.batch_norm(x, None, None, training=True)
    lib.nn.functional.mse_loss(x * 1, x * 1)
    lib.nn.functional.max_pool1d(x, 2)
    lib.nn.functional.max_pool2d(x[None], 2)
    lib.nn.functional.max_pool3d(x[None, None], (1, 2, 2))
    lib.nn.functional.adaptive_max_pool2d(x[None], 1)
    lib.hann_window(3, dtype=x.dtype)
    lib.bernoulli(x)
    lib.poisson(x)
    lib.multinomial(x, 1)
    x.clone().exponential_()
    x.clone().cauchy_()
    x.clone().random_()
    x.mean()
""")


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_error_of_the_same_kind(program: str) -> None:
    for dtype in ("bool", "int64", "uint8", "float16", "bfloat16", "complex64"):
        errors: list[Any] = []
        for lib in (torch, specgrad):
            try:
                eval(program, {"lib": lib, "x": lib.ones(2, 2).to(getattr(lib, dtype))})
                errors.append(None)
            except Exception as error:
                errors.append(error)
        theirs, ours = errors
        if theirs is not None and ours is not None and not type(theirs).__name__.endswith("LinAlgError"):
            assert isinstance(ours, type(theirs)), f"{program}, {dtype}: {ours!r}, not {theirs!r}"


@pytest.mark.filterwarnings("error")
def test_rates_of_half_precision_overflow_nowhere() -> None:
    for dtype in (specgrad.float16, specgrad.bfloat16):
        assert specgrad.poisson(specgrad.full((4,), 3.0, dtype=dtype)).dtype == dtype
