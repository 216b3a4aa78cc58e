"""The CUDA sources, compiled as C++, compute what NumPy's expressions of the same formulas compute: every kernel, in every dtype."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import numpy as np
import pytest

from tests.cuda.cuda_source import SOURCES, caller, compile_for_host, device_dtypes, kernels_of
from tests.kernels.kernel_cases import all_kernels, elementwise, generator, operands, special_operands
from tests.kernels.kernel_check import check

COMPILER = os.environ.get("CXX") or shutil.which("g++")
pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C++ compiler that knows _Float16 (g++) is installed")


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.stem)
def test_every_kernel_computes_its_formula(source: Path) -> None:
    """One test a source: it takes longer to compile than to run."""
    assert COMPILER is not None
    library = compile_for_host(COMPILER, source)
    wrong: list[str] = []
    for kernel in kernels_of(source):
        for dtype in device_dtypes(kernel):
            compute = caller(library, dtype)
            given = [operands(kernel, dtype, (size,), generator(kernel.name)) for size in (0, 1, 300)]
            special = special_operands(kernel, dtype, most=2000)
            if kernel.origin.op == "pow" and dtype.kind == "c":
                special = [np.where(np.isfinite(a), a, 1) for a in special]  # complex powers of infinities are nobody's to define
            for args in (*given, special):
                try:
                    check(kernel.name, args, dtype, compute)
                except (AssertionError, pytest.fail.Exception) as error:
                    wrong.append(f"{kernel.name}, {dtype}: {error}")
    assert not wrong, "\n".join(wrong)


def test_every_elementwise_kernel_is_in_a_source() -> None:
    assert sorted(k.name for s in SOURCES for k in kernels_of(s)) == sorted(elementwise())
    assert all_kernels()
