"""What the compiler for devices makes of elementwise kernels: few registers, none of them in memory, and reads of 16 bytes. Speed is shown by none of this."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device import gather, random, reductions, scatter
from specgrad.compiler.device.compile import cubin
from specgrad.compiler.device.source import find
from specgrad.compiler.shown.machine_code import cuobjdump, dumped
from tests.cuda.ptx.run import without_nvrtc
from tests.effort import LONG

MOST_REGISTERS = 40
MOST_OF_ROWS = {"warp4": 48, "warp8": 64, "warp16": 128, "warp32": 168, "block": 144, "parts": 144}
MOST_OF_REDUCTIONS = {"columns": 128}  # of other layouts 64: 8 blocks of 128 threads at once


pytestmark = [
    pytest.mark.skipif(bool(without_nvrtc()), reason=without_nvrtc() or "all is there"),
    pytest.mark.skipif(cuobjdump() is None, reason="cuobjdump is not installed: pip install nvidia-cuda-cuobjdump nvidia-cuda-nvdisasm"),
]


def compiled_anew(source: Any, arch: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Path, list[tuple[str, ...]]]:
    """The source of a kernel, its machine code, and of each layout the name, the registers and the bytes of the stack and of local memory."""
    assert source is not None
    monkeypatch.setenv("SPECGRAD_CACHE", str(folder / "kept"))
    file = folder / "kernel.cubin"
    file.write_bytes(cubin(source, arch))
    return source, file, re.findall(r"Function (\w+):\s+REG:(\d+) STACK:(\d+) SHARED:\d+ LOCAL:(\d+)", dumped(file, "-res-usage"))


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(
    ("kernel", "dtype", "arrays"),
    [
        ("add", "float32", 2), ("add", "float16", 2), ("mul", "complex64", 2), ("logical_and", "bool", 2), ("where", "float32", 2), ("exp", "bfloat16", 1),
        ("relu_backward_self", "bfloat16", 2), ("sigmoid", "float32", 1), ("add_2", "float64", 2),
    ],
)  # fmt: skip
def test_registers_and_widths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernel: str, dtype: str, arrays: int, arch: str) -> None:
    """arrays: those of the widest dtype, of which a thread reads two vectors; of bytes, one."""
    source, file, used = compiled_anew(find(kernel, dtype), arch, tmp_path, monkeypatch)
    assert {entry for entry, *_ in used} == {source.entry(layout) for layout in source.layouts}
    for name, registers, stack, local in used:
        assert int(registers) <= MOST_REGISTERS, name
        assert (stack, local) == ("0", "0"), f"{name} keeps registers in memory"
    code = dumped(file, "-sass").split(f"Function : {source.entry('vectors')}")[1].split("Function :")[0]
    vectors = 1 if dtype == "bool" else 2
    assert len(re.findall(r"LDG\.E\.128", code)) == arrays * vectors
    operands = sum(not o.number for o in source.operands)
    assert len(re.findall(r"LDG", code.split("STG")[0])) in (operands * vectors, operands), "all reads come before the first write"
    code = dumped(file, "-sass").split(f"Function : {source.entry('inner')}")[1].split("Function :")[0]
    reads, of_one = re.findall(r"LDG\.E(\.128)?", code), operands * vectors
    assert reads.count(".128") == arrays * vectors and len(reads) == 2 * of_one, "each vector, or the one element that is all of it"
    assert len(re.findall(r"LDG", code.split("STG")[0])) == 2 * of_one, "all reads come before the first write"


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(("name", "dtype"), [("sum", "float32"), ("mean", "float16"), ("argmax", "bfloat16"), ("sum", "bool"), ("amax", "float64")])
def test_reductions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, dtype: str, arch: str) -> None:
    """Where elements are contiguous, a thread has four vectors of 16 bytes on their way."""
    source, file, used = compiled_anew(reductions.find(name, dtype), arch, tmp_path, monkeypatch)
    assert {entry for entry, *_ in used} == {source.entry(layout) for layout in source.layouts}
    for entry, registers, stack, local in used:
        assert int(registers) <= MOST_OF_REDUCTIONS.get(entry.rpartition("_")[2], 64), entry
        assert (stack, local) == ("0", "0"), f"{entry} keeps registers in memory"
    code = dumped(file, "-sass")
    for layout in ("rows", "warps"):
        of_layout = code.split(f"Function : {source.entry(layout)}")[1].split("Function :")[0]
        assert len(re.findall(r"LDG\.E\.128", of_layout)) == 4 + 1, layout
        assert not re.search(r"\b(RED|ATOM)", of_layout)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(
    ("kernel", "dtype", "arrays"),
    [("_softmax", "float32", 1), ("_layer_norm_3", "bfloat16", 3), ("_layer_norm_backward_self_2", "float32", 3), ("_log_softmax_backward_self", "float64", 2)],
)
def test_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernel: str, dtype: str, arrays: int, arch: str) -> None:
    """A warp reads each element once, in vectors of 16 bytes, and keeps it in registers."""
    source, file, used = compiled_anew(find(kernel, dtype), arch, tmp_path, monkeypatch)
    assert {entry for entry, *_ in used} == {source.entry(layout) for layout in source.layouts}
    for entry, registers, stack, local in used:
        assert int(registers) <= MOST_OF_ROWS[entry.rpartition("_")[2]], entry
        assert (stack, local) == ("0", "0"), f"{entry} keeps registers in memory"
    code = dumped(file, "-sass").split(f"Function : {source.entry('warp32')}")[1].split("Function :")[0]
    width = 16 // {"float32": 4, "bfloat16": 2, "float64": 8}[dtype]
    assert len(re.findall(r"LDG\.E\.128", code)) == arrays * 32 // width
    assert len(re.findall(r"STG\.E\.128", code)) == 32 // width


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(("kind", "dtype"), [("uniform", "float32"), ("normal", "float32"), ("normal", "float64"), ("integers", "int64"), ("trues", "bool")])
def test_random_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, dtype: str, arch: str) -> None:
    """What a counter gives is written at once; at the end of the array, one by one."""
    _, file, used = compiled_anew(random.find(kind, dtype), arch, tmp_path, monkeypatch)
    ((name, registers, stack, local),) = used
    assert int(registers) <= MOST_REGISTERS, name
    assert (stack, local) == ("0", "0"), f"{name} keeps registers in memory"
    widest = "STG.E" if dtype == "bool" else "STG.E.128"
    stores = re.findall(r"STG[.\w]*", dumped(file, "-sass"))
    assert stores[0] == widest and len(stores) == 1 + random.numbers_of_a_counter(dtype)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(("width", "index"), [(16, "int64"), (16, "int32"), (4, "int64"), (1, "int32")])
def test_reads_by_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, index: str, arch: str) -> None:
    """A thread reads four indices, then what they name, then writes: 16 bytes at once where they may be."""
    _, file, used = compiled_anew(gather.find(width, index), arch, tmp_path, monkeypatch)
    ((name, registers, stack, local),) = used
    assert int(registers) <= MOST_REGISTERS, name
    assert (stack, local) == ("0", "0"), f"{name} keeps registers in memory"
    code = dumped(file, "-sass")
    end = {16: ".128", 4: "", 1: ".U8"}[width]
    of_indices = ".64" if index == "int64" else ""
    assert len(re.findall(r"STG", code.split("LDG")[-1])) == 5, "all reads come before the first write"
    reads = re.findall(r"LDG\.E((?:\.(?:64|128|U8))?)", code)
    assert reads.count(end) == 4 and reads.count(of_indices) in (4, 8), "again, where a block need not look for the end of the result"
    assert reads[:3] == [of_indices] * 3, "indices are on their way at once"
    assert re.findall(r"STG\.E((?:\.(?:64|128|U8))?)", code) == [".U8", *[end] * 4], "once, that an index is out of bounds"


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"] if LONG else ["sm_90"])
@pytest.mark.parametrize(("dtype", "additions"), [("float32", ["F32"] * 4), ("float64", ["F64"] * 4), ("complex64", ["F32"] * 8), ("int64", ["64"] * 4)])
def test_additions_by_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dtype: str, additions: list[str], arch: str) -> None:
    """They are done by memory, and nobody waits for what was there before: RED, not ATOM."""
    _, file, used = compiled_anew(scatter.find(np.dtype(dtype), "int64", True), arch, tmp_path, monkeypatch)
    ((name, registers, stack, local),) = used
    assert int(registers) <= MOST_REGISTERS, name
    assert (stack, local) == ("0", "0"), f"{name} keeps registers in memory"
    code = dumped(file, "-sass")
    assert not re.search(r"\bATOM", code)
    assert re.findall(r"RED(?:G)?\.E\.ADD\.(F32|F64|64)", code) == additions
