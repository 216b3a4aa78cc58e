"""`specgrad show OP --sass`."""

from __future__ import annotations

import re

import pytest

from specgrad.cli import main
from specgrad.compiler.device.compile import nvrtc
from specgrad.compiler.shown import machine_code
from tests.cuda.ptx.run import without_nvrtc

needs_nvrtc = pytest.mark.skipif(bool(without_nvrtc()), reason=without_nvrtc() or "all is there")
needs_both = pytest.mark.skipif(bool(without_nvrtc()) or machine_code.cuobjdump() is None, reason="NVRTC or cuobjdump is not installed")


@needs_both
@pytest.mark.parametrize(("options", "arch", "suffix"), [(["--sass"], "sm_90", "f32"), (["--sass=sm_80", "--dtype", "float64"], "sm_80", "f64")])
def test_figures_and_code_of_each_kernel(options: list[str], arch: str, suffix: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "tanh", *options]) == 0
    said = capsys.readouterr().out
    kernels = re.findall(rf"^---- (\w+)_{suffix}, {arch} ----$", said, re.MULTILINE)
    assert kernels[0] == "tanh" and "tanh_backward_self" in kernels
    line = rf"^tanh_{suffix}_vectors: \d+ registers, 0 bytes of a thread in memory; .*\d LDG\.E\.128\b.*, \d STG\.E\.128"
    assert re.search(line, said, re.MULTILINE)
    assert f"Function : tanh_{suffix}_strided" in said and "EXIT" in said and f"code for {arch}" in said


@needs_nvrtc
def test_without_the_tool_one_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(machine_code, "cuobjdump", lambda: None)
    assert main(["show", "neg", "--sass"]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("specgrad: to show machine code needs cuobjdump and nvdisasm: pip install") and said.err.count("\n") == 1 and not said.out


def test_without_nvrtc_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SPECGRAD_NVRTC", "/no/such/library.so")
    nvrtc.cache_clear()
    assert main(["show", "neg", "--sass"]) == 1
    assert "kernels of a device need NVRTC: pip install nvidia-cuda-nvrtc" in capsys.readouterr().err
    monkeypatch.undo()
    nvrtc.cache_clear()


def test_ops_without_kernels_and_ops_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "reshape", "--sass"]) == 1
    assert capsys.readouterr().err == "specgrad: reshape has no kernel of its own on devices: `specgrad show reshape` prints what it has\n"
    assert main(["show", "tanh", "--sass", "--dtype", "int64"]) == 1
    assert "tanh has no kernel of its own on devices for int64" in capsys.readouterr().err
    with pytest.raises(SystemExit, match=r"has no op 'tahn'"):
        main(["show", "tahn", "--sass"])
