"""What NVIDIA's and Intel's tools are given, seen by a tool of our own that is loaded as theirs are."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent / "tools"
COMPILER = shutil.which(os.environ.get("CC", "cc"))
PROGRAM = """
import sys
import specgrad
from specgrad.profiling.ranges import emit, sinks

sinks.NvtxSink.KEPT = 2
x = specgrad.ones(2, 3, requires_grad=True)
with getattr(emit, sys.argv[1])(record_shapes=True):
    (x * x).sum().backward()
    specgrad.core.base.state.thread.recorder.enter("día \\ud800", None)
print(x.grad.tolist())
"""
EXPECTED = """\
mul, seq=N, sizes=[[2, 3], [2, 3]]
sum, seq=N, sizes=[[2, 3], [], [], []]
backward
  SumBackward0, stashed seq=N
  MulBackward0, stashed seq=N
  torch::autograd::AccumulateGrad
día \\ud800
"""


def drawn(log: str) -> str:
    """The ranges of a log, each within those around it."""
    lines, depth = [], 0
    for line in log.splitlines():
        if line == "pop":
            depth -= 1
            assert depth >= 0
        else:
            assert line.startswith("push "), "in the default domain, where nvprof looks too"
            lines.append("  " * depth + re.sub(r"seq=\d+", "seq=N", line.removeprefix("push ")))
            depth += 1
    assert depth == 0
    return "\n".join(lines) + "\n"


@pytest.mark.skipif(not sys.platform.startswith("linux") or COMPILER is None, reason="a tool is compiled here as Linux loads one")
@pytest.mark.parametrize(
    ("context", "package", "variable"), [("emit_nvtx", "nvtx", "NVTX_INJECTION64_PATH"), ("emit_itt", "ittapi", "INTEL_LIBITTNOTIFY64")], ids=["nvtx", "itt"]
)
def test_a_tool_is_given_the_ranges(context: str, package: str, variable: str, tmp_path: Path) -> None:
    pytest.importorskip(package)
    assert COMPILER is not None
    tool, log = tmp_path / "tool.so", tmp_path / "ranges.txt"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", tool, SOURCES / f"{package.removesuffix('api')}_tool.c"], check=True)
    environment = {**os.environ, variable: str(tool), "RANGES": str(log)}
    done = subprocess.run([sys.executable, "-c", PROGRAM, context], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]\n"
    assert done.stderr == ""
    assert drawn(log.read_text(encoding="utf-8")) == EXPECTED


@pytest.mark.parametrize(("context", "package"), [("emit_nvtx", "nvtx"), ("emit_itt", "ittapi")])
def test_without_a_tool_nothing_changes(context: str, package: str) -> None:
    pytest.importorskip(package)
    done = subprocess.run([sys.executable, "-c", PROGRAM, context], capture_output=True, text=True, check=True)
    assert done.stdout == "[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]\n"
    assert done.stderr == ""
