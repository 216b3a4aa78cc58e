"""The package without compiled kernels: the same ops, and one notice or none."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

PROGRAM = """
import specgrad
x = specgrad.tensor([0.5, -1.5, 2.0], requires_grad=True)
w = specgrad.tensor([[1.0, 2.0, 1.5], [0.5, 0.25, -1.0]], requires_grad=True)
loss = ((w @ x.sigmoid()).tanh() ** 2).sum() + (w * x).exp().mean() + w.softmax(1)[0, 1] + x.abs().amax()
loss.backward()
half = specgrad.tensor([1.0, 2.0], dtype=specgrad.bfloat16)
half += 1
print(round(loss.item(), 3), [round(v, 3) for v in x.grad.tolist()], [[round(v, 3) for v in r] for r in w.grad.tolist()])
print(half, (specgrad.tensor([5, -7]) // 2).tolist(), (specgrad.tensor([1 + 2j]) * 1j).tolist(), (specgrad.tensor([True]) & specgrad.tensor([False])).tolist())
specgrad.set_num_threads(2)
from specgrad import memory
memory.set_pool_limit(0); memory.empty_cache(); assert memory.pool_size() == 0
"""

# An extension that was never built, as far as the import system can tell.
HIDDEN = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name == "specgrad._kernels":
            raise ImportError("No module named 'specgrad._kernels'")
sys.meta_path.insert(0, Hidden())
"""

# Kernels that were compiled on a newer machine.
NEWER = """
import sys, types
digest = lambda: sys.modules["specgrad.generated"].DIGEST.encode()
lib = types.SimpleNamespace(sg_kernels_digest=digest, sg_runs_here=lambda: 0)
sys.modules["specgrad._kernels"] = types.SimpleNamespace(lib=lib, ffi=types.SimpleNamespace(string=lambda text: text))
"""


def python(code: str, *flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("SPECGRAD_KERNELS", "PYTHONWARNINGS")}
    return subprocess.run([sys.executable, *flags, "-c", textwrap.dedent(code)], capture_output=True, text=True, env={**clean, **environment})


def test_numpy_on_request_says_nothing_and_gives_the_same() -> None:
    compiled, asked = python(PROGRAM), python(PROGRAM, SPECGRAD_KERNELS="numpy")
    assert compiled.returncode == asked.returncode == 0, compiled.stderr + asked.stderr
    assert asked.stderr == compiled.stderr == ""
    assert asked.stdout == compiled.stdout != ""


def test_missing_kernels_are_told_once_with_the_mend() -> None:
    missing = python(HIDDEN + PROGRAM)
    assert missing.returncode == 0, missing.stderr
    assert missing.stdout == python(PROGRAM).stdout
    assert missing.stderr.count("RuntimeWarning") == 1
    for part in ("specgrad runs on NumPy alone", "compiled kernels are missing", "C compiler", "SPECGRAD_KERNELS=numpy"):
        assert part in missing.stderr


def test_kernels_for_newer_processors_are_not_run() -> None:
    newer = python(NEWER + PROGRAM)
    assert newer.returncode == 0, newer.stderr
    assert newer.stdout == python(PROGRAM).stdout
    told = "its compiled kernels were compiled for newer processors than this machine's. Compile them with: specgrad build"
    assert newer.stderr.count(told) == newer.stderr.count("Warning:") == 1


def test_numpy_on_request_says_nothing_where_kernels_are_missing() -> None:
    silent = python(HIDDEN + PROGRAM, SPECGRAD_KERNELS="numpy")
    assert (silent.returncode, silent.stderr) == (0, "")


def test_the_notice_can_be_an_error() -> None:
    strict = python(HIDDEN + "import specgrad", "-W", "error::RuntimeWarning")
    assert strict.returncode != 0
    assert "specgrad runs on NumPy alone" in strict.stderr


def test_which_kernels_run_can_be_asked() -> None:
    ask = "import specgrad; print(specgrad.core.kernels.table.compiled, type(specgrad.core.kernels.table.kernels['add']).__name__)"
    assert python(ask).stdout.split() == ["True", "Kernel"]
    assert python(ask, SPECGRAD_KERNELS="numpy").stdout.split() == ["False", "NumpyKernel"]
