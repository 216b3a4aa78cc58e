"""The sources of kernels of a device: which there are, what they read and write, and how they are compiled and kept."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from specgrad.cli import main
from specgrad.codegen.paths import paths
from specgrad.codegen.write.in_c.scalar import types_of
from specgrad.compiler.device import compile as compiling
from specgrad.compiler.device.compile import CompilerError, cubin, nvrtc, options
from specgrad.compiler.device.source import Operand, every, find, translation_unit
from tests.cuda.cuda_source import device_dtypes
from tests.cuda.ptx.run import without_nvrtc
from tests.kernels.kernel_cases import all_kernels, elementwise, of_rows

needs_nvrtc = pytest.mark.skipif(bool(without_nvrtc()), reason=without_nvrtc() or "all is there")


def test_every_kernel_has_a_source_for_each_of_its_dtypes() -> None:
    assert set(every()) == {(name, d.name) for name in (*elementwise(), *of_rows()) for d in device_dtypes(all_kernels()[name])}
    assert {name for name, dtype in every() if (found := find(name, dtype)) and found.along_rows} == set(of_rows())


def test_what_a_kernel_reads_and_writes() -> None:
    where, update, polar = find("where", "bfloat16"), find("add_2", "float16"), find("polar", "float64")
    assert where and update and polar
    assert where.operands == (Operand("bool", False), Operand("bfloat16", False), Operand("bfloat16", False))
    assert (where.name, where.results, where.entry("vectors")) == ("where_bf16", ("bfloat16",), "where_bf16_vectors")
    assert update.operands == (Operand("float16", False), Operand("float32", True), Operand("float16", False)), "numbers are given in what is computed in"
    assert polar.results == ("complex128",)
    assert find("exp", "int32") is None
    assert find("no_such_kernel", "float32") is None


def test_long_computations_are_called() -> None:
    """Others are written out for each element of a thread."""
    for name, dtype, is_long in (("add", "float32", False), ("sigmoid", "float32", False), ("lgamma", "float32", True), ("sin", "float64", True)):
        source = find(name, dtype)
        assert source is not None
        assert ("#define SG_LONG" in source.text) is is_long, name
    assert types_of(all_kernels()["add"])


def test_limits_of_integers_are_defined_where_no_header_of_the_host_is() -> None:
    """Also where no NVRTC is, and no kernel is compiled as programs compile it."""
    csrc = paths().csrc
    used = set(re.findall(r"\bU?INT\d+_M(?:AX|IN)\b", (csrc / "scalar.h").read_text() + "".join(f.read_text() for f in csrc.glob("device/*.*h"))))
    defined = set(re.findall(r"#define (\w+)", (csrc / "device" / "nvrtc" / "stdint.h").read_text()))
    assert used <= defined


@needs_nvrtc
def test_what_was_compiled_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path))
    compiled: list[str] = []
    once = compiling._compile
    monkeypatch.setattr(compiling, "_compile", lambda text, arch, folder: (compiled.append(arch), once(text, arch, folder)))
    source = find("neg", "float32")
    assert source is not None
    code = cubin(source, "sm_90")
    assert code[:4] == b"\x7fELF"
    assert cubin(source, "sm_90") == code
    assert compiled == ["sm_90"]
    (kept,) = tmp_path.glob("cuda-*/kernel.cubin")
    kept.write_bytes(code[:100])
    assert cubin(source, "sm_90") == code, "what was damaged is made again"
    cubin(source, "sm_80")
    monkeypatch.setattr(nvrtc(), "version", (99, 0))
    cubin(source, "sm_90")
    monkeypatch.setattr(compiling, "headers_digest", lambda: "another")
    cubin(source, "sm_90")
    assert compiled == ["sm_90", "sm_90", "sm_80", "sm_90", "sm_90"]


@needs_nvrtc
def test_an_error_says_what_the_compiler_said() -> None:
    with pytest.raises(CompilerError, match=r'NVRTC \d+\.\d+ could not compile a kernel: NVRTC_ERROR_COMPILATION\n.*"nowhere" is undefined'):
        nvrtc().compile("__global__ void f() { nowhere(); }", options("sm_90"))


def test_without_nvrtc_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_NVRTC", "/no/such/library.so")
    nvrtc.cache_clear()
    with pytest.raises(CompilerError, match=r"pip install nvidia-cuda-nvrtc, or say in SPECGRAD_NVRTC where it lies \(.*/no/such/library\.so"):
        nvrtc()
    monkeypatch.undo()
    nvrtc.cache_clear()


@needs_nvrtc
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path))
    assert main(["build", "--cuda", "sm_90", "logical_not"]) == 0
    said: Any = re.fullmatch(r"(\d+) kernels for sm_90, [\d.]+ MB, in [\d.]+ s\n", capsys.readouterr().out)
    assert len(list(tmp_path.glob("cuda-*/kernel.cubin"))) == int(said[1]) == len(device_dtypes(all_kernels()["logical_not"]))
    assert main(["build", "--cuda", "sm_90", "no_such"]) == 1
    assert "there is no kernel no_such for devices" in capsys.readouterr().err


@needs_nvrtc
def test_one_translation_unit_may_have_many_kernels() -> None:
    sources = [s for d in ("float32", "float16", "bfloat16") if (s := find("neg", d))]
    ptx = nvrtc().compile(translation_unit(sources), options("sm_80"), "PTX").decode()
    entries = re.findall(r"\.entry (\w+)\(", ptx)
    assert sorted(entries) == sorted(f"neg_{suffix}_{layout}" for suffix in ("f32", "f16", "bf16") for layout in ("vectors", "elements", "inner", "strided"))
