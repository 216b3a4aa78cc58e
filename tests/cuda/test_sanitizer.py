"""Kernels of ops under compute-sanitizer, on a device: no access out of bounds, no race, no read of what was never written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cuda.places import missing

OPS = (
    "add", "mul", "div", "where", "exp", "log", "sigmoid", "tanh", "relu", "clamp", "pow", "lerp", "addcmul",
    "polar", "abs", "sum", "mean", "amax", "argmax", "any", "prod", "var", "softmax", "log_softmax", "logsumexp", "nn.functional.layer_norm",
    "nn.functional.gelu", "nn.functional.cross_entropy", "nn.functional.embedding", "nn.functional.dropout", "linalg.vector_norm", "gather", "scatter_add",
    "index_add", "index_select", "index_copy", "index_fill", "take", "sub", "matmul",
)  # fmt: skip
SANITIZER = shutil.which("compute-sanitizer")
FOUND = 9  # the exit status for what it reports

pytestmark = [
    pytest.mark.device,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all is there"),
    pytest.mark.skipif(SANITIZER is None, reason="compute-sanitizer is not installed: it comes with CUDA's toolkit"),
]


@pytest.mark.parametrize("tool", ["memcheck", "racecheck", "initcheck"])
def test_nothing_is_reported(tool: str) -> None:
    """Without CuPy's pool, whose blocks have room behind an array that is no array's."""
    command = [str(SANITIZER), "--tool", tool, "--error-exitcode", str(FOUND), sys.executable, "-m", "tests.cuda.on_device", "--device", "--no-pool", *OPS]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], env=os.environ, check=False)
    assert done.returncode == 0, f"{'reported' if done.returncode == FOUND else 'wrong results'}:\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
