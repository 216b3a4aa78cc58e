"""Every generated CUDA source compiles for a device, with an entry for each kernel and type. Sources are independent: run with -n."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from specgrad.codegen.write.emit_cuda import cuda_functions
from tests.cuda.cuda_source import SOURCES, compile_for_device, kernels_of, nvcc

COMPILER = nvcc()
pytestmark = pytest.mark.skipif(COMPILER is None, reason="nvcc, the CUDA compiler, is not installed")


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.stem)
def test_compiles_to_ptx(source: Path) -> None:
    assert COMPILER is not None
    ptx = compile_for_device(COMPILER, source)
    entries = re.findall(r"\.entry (\w+)\(", ptx)
    wanted = [f for kernel in kernels_of(source) for f in cuda_functions(kernel)]
    assert len(entries) == sum(len(f.launchers) for f in wanted), "an entry for each launcher: templates are instantiated, nothing is lost"
    for function in wanted:
        symbol = f"{len(function.name) + len('_kernel')}{function.name}_kernel"
        assert any(symbol in entry for entry in entries), function.name


def test_device_code_calls_nothing_that_a_device_lacks() -> None:
    """Calls to the host's functions would compile to PTX and fail when a driver links it."""
    assert COMPILER is not None
    source = next(s for s in SOURCES if s.stem == "special_functions")
    ptx = compile_for_device(COMPILER, source)
    defined = set(re.findall(r"\.func\s+(?:\([^)]*\)\s+)?(\w+)", ptx))
    called = set(re.findall(r"call(?:\.uni)?\s+(?:\([^)]*\),\s*)?(\w+)", ptx))
    assert called <= defined | {"vprintf"}
