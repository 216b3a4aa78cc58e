"""Ops that are emitted for PyTorch with kernels: what holds of the others holds of them, with a compiler, without one, and in several processes."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from specgrad.codegen.commands.emit import emit, target_of
from tests.codegen.emit.emitted import SPEC, imported
from tests.codegen.emit.test_c import COMPILER
from tests.cuda.cuda_source import DEVICE_FLAGS, HOST_FLAGS, nvcc
from tests.oracle.ops import test_emitted_custom_ops as plain

torch = pytest.importorskip("torch", reason="the emitted module is PyTorch's")
OPS = ("add", "mul", "pow", "where", "tanh", "nn.functional.gelu", "nn.functional.celu", "logaddexp", "_softmax", "_layer_norm", "_row_logsumexp")
CASES = [case for case in plain.ALL if case.op.name in OPS]
CHECKS = (
    plain.test_values_are_ours,
    plain.test_gradients_are_ours,
    plain.test_gradcheck,
    plain.test_opcheck,
    plain.test_batches,
    plain.test_tangents_are_the_gradients_transposed,
)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")


def written(made: Path, *ops: str) -> Path:
    """A folder with emitted files."""
    for name, text in emit(SPEC, target_of("torch", kernels=True), "fast", ops).files.items():
        (made / name).write_text(text, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("emitted"), *OPS)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("small"), "nn.functional.gelu")


@pytest.fixture(scope="module")
def emitted_module(folder: Path) -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("CC", str(COMPILER))
        path = folder / "fast_torch.py"
        module = imported(path, path.read_text(encoding="utf-8"))
        module.array_WORTH = 1  # elements
        yield module


@pytest.fixture
def computed(emitted_module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the kernels that compute during a test."""
    names: list[str] = []
    compute = emitted_module.array_computed

    def noted(name: str, *operands: Any) -> Any:
        names.append(name)
        return compute(name, *operands)

    monkeypatch.setattr(emitted_module, "array_computed", noted)
    return names


@needs_compiler
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_what_holds_of_other_ops(check: Any, emitted_module: ModuleType, computed: list[str]) -> None:
    slow, any_op = check in (plain.test_opcheck, plain.test_batches), check in (plain.test_values_are_ours, plain.test_opcheck)
    for case in CASES:
        if (any_op or case in plain.DIFFERENTIABLE) and (case.number == 0 or not slow):
            check.__wrapped__(case, emitted_module)
    assert computed


@needs_compiler
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_kernels_compute_where_they_can(dtype: Any, emitted_module: ModuleType, computed: list[str]) -> None:
    x, y = torch.randn(5, 7, dtype=dtype, requires_grad=True), torch.randn(7, dtype=dtype)
    result = emitted_module.logaddexp(emitted_module._softmax(x, -1), y)
    assert computed == ["_softmax", "logaddexp"]
    (gradient,) = torch.autograd.grad(result.sum(), x)
    assert computed[2:] == ["logaddexp_backward_self", "_softmax_backward_self"]
    (expected,) = torch.autograd.grad(torch.logaddexp(x.softmax(-1), y).sum(), x)
    torch.testing.assert_close(gradient, expected)


@needs_compiler
def test_where_they_cannot_torch_computes(emitted_module: ModuleType, computed: list[str]) -> None:
    x, gelu = torch.randn(4, 6), emitted_module.nn_functional_gelu
    for given in (x.bfloat16(), x.T, x[:0], torch.empty(2, 3, device="meta")):
        assert gelu(given).shape == given.shape
    assert emitted_module.tanh(x.to(torch.complex64)).dtype == torch.complex64
    assert emitted_module.logaddexp(x, x.double()).dtype == torch.float64
    emitted_module._softmax(x, 0)
    emitted_module.mul(x, x)  # torch has a function that does just this
    x.requires_grad_()
    (gradient,) = torch.autograd.grad(gelu(x.T).sum(), x, create_graph=True)
    assert gradient.requires_grad
    assert computed == []


@needs_compiler
def test_few_elements_are_left_to_torch(emitted_module: ModuleType, computed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emitted_module, "array_WORTH", 100)
    for count in (99, 100):
        emitted_module.nn_functional_gelu(torch.ones(count))
    assert computed == ["nn_functional_gelu"]


@needs_compiler
def test_memory_is_read_as_it_is(emitted_module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tensor that is not broadcast is copied neither before nor after its kernel."""
    x, made = torch.randn(1 << 12), []
    library, name = emitted_module.array_library("cpu"), "fast_kernels_nn_functional_gelu_f32"
    run = getattr(library, name)
    monkeypatch.setattr(library, name, lambda places, n: (made.append(list(places)), run(places, n)))
    result = emitted_module.nn_functional_gelu(x)
    assert made == [[x.data_ptr(), result.data_ptr()]]


@needs_compiler
@pytest.mark.parametrize("name", ["nn_functional_gelu", "_softmax"])
def test_threads_share_what_is_large(name: str, emitted_module: ModuleType) -> None:
    x = torch.randn(1003, 301)
    before = torch.get_num_threads()
    try:
        for threads in (1, 3):
            torch.set_num_threads(threads)
            found = getattr(emitted_module, name)(x, *[1] * (name == "_softmax"))
            torch.testing.assert_close(found, x.softmax(1) if name == "_softmax" else torch.nn.functional.gelu(x))
    finally:
        torch.set_num_threads(before)


@needs_compiler
def test_compiled_programs_call_kernels(emitted_module: ModuleType, computed: list[str]) -> None:
    x = torch.randn(8, 3, requires_grad=True)

    def total(x: Any) -> Any:
        return (emitted_module._softmax(emitted_module.nn_functional_gelu(x), 1) ** 2).sum()

    torch._dynamo.reset()
    (expected,) = torch.autograd.grad(total(x), x)
    computed.clear()
    (found,) = torch.autograd.grad(torch.compile(total, fullgraph=True, backend="aot_eager")(x), x)
    torch.testing.assert_close(found, expected)
    assert sorted(computed) == ["_softmax", "_softmax_backward_self", "nn_functional_gelu", "nn_functional_gelu_backward_self"]


@needs_compiler
def test_kernels_leave_tangents_to_torch(emitted_module: ModuleType) -> None:
    x = torch.randn(4)
    with torch.no_grad(), torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, x)
        assert emitted_module.array_derivative("nn_functional_gelu_backward_self", x, x) is not None
        assert emitted_module.array_derivative("nn_functional_gelu_backward_self", dual, x) is None


@needs_compiler
def test_batched_gradients(emitted_module: ModuleType) -> None:
    x = torch.randn(4, requires_grad=True)
    for name in ("nn_functional_gelu", "tanh"):
        function = getattr(emitted_module, name)
        expected = torch.autograd.functional.jacobian(function, x)
        torch.testing.assert_close(torch.autograd.functional.jacobian(function, x, vectorize=True), expected)
        torch.testing.assert_close(torch.func.jacfwd(function)(x), expected)


@needs_compiler
def test_views_that_are_computed_when_they_are_read(emitted_module: ModuleType, computed: list[str]) -> None:
    x = torch.randn(6, requires_grad=True)
    for grad in (torch._neg_view(torch.ones(6)), torch._efficientzerotensor((6,))):
        (gradient,) = torch.autograd.grad(emitted_module.nn_functional_gelu(x), x, grad)
        (expected,) = torch.autograd.grad(torch.nn.functional.gelu(x), x, grad)
        torch.testing.assert_close(gradient, expected)
    negative = torch._neg_view(x.detach())
    torch.testing.assert_close(emitted_module.nn_functional_gelu(negative), torch.nn.functional.gelu(negative))
    assert len(computed) == 5


# ---- compilers


PROGRAM = """
import torch, fast_torch
fast_torch.array_WORTH = 1
x = torch.ones(3)
print(torch.allclose(fast_torch.nn_functional_gelu(x), torch.nn.functional.gelu(x)), fast_torch.array_library("cpu") is not None)
"""


def run(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PROGRAM], cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True)


def test_without_a_compiler_torch_computes(small: Path, tmp_path: Path) -> None:
    done = run(small, CC="no-such-compiler", XDG_CACHE_HOME=str(tmp_path))
    assert done.stdout == "True False\n", done.stderr
    assert "RuntimeWarning" not in done.stderr


def test_a_compiler_that_no_shell_can_name_is_told(small: Path, tmp_path: Path) -> None:
    done = run(small, CC="gcc 'here", XDG_CACHE_HOME=str(tmp_path))
    assert done.stdout == "True False\n", done.stderr
    assert "the kernels of fast_kernels cannot be used, torch's own functions compute instead: No closing quotation" in done.stderr


def test_a_compiler_that_fails_is_told(small: Path, tmp_path: Path) -> None:
    done = run(small, CC=f"{sys.executable} -c 'import sys; sys.exit(\"out of luck\")'", XDG_CACHE_HOME=str(tmp_path))
    assert done.stdout == "True False\n", done.stderr
    assert "the kernels of fast_kernels cannot be used, torch's own functions compute instead: out of luck" in done.stderr


@needs_compiler
def test_several_processes_make_one_library(small: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "CC": str(COMPILER), "XDG_CACHE_HOME": str(tmp_path)}
    started = [subprocess.Popen([sys.executable, "-c", PROGRAM], cwd=small, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0] for process in started] == ["True True\n"] * 2
    (library,) = (tmp_path / "fast_kernels").iterdir()
    assert library.suffix == ".so"
    library.rename(small / library.name)  # beside the module, where a package may put it
    assert run(small, XDG_CACHE_HOME=str(tmp_path / "other"), CC=str(COMPILER)).stdout == "True True\n"
    assert not (tmp_path / "other").exists()
    (small / library.name).unlink()


# ---- CUDA


@pytest.mark.skipif(nvcc() is None, reason="nvcc, the CUDA compiler, is not installed")
def test_the_cuda_source_compiles(folder: Path, tmp_path: Path) -> None:
    done = subprocess.run([str(nvcc()), *DEVICE_FLAGS, "-o", str(tmp_path / "out.ptx"), str(folder / "fast_kernels.cu")], capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert "nn_functional_gelu_f32_kernel" in (tmp_path / "out.ptx").read_text()


@pytest.mark.skipif(shutil.which("c++") is None, reason="no C++ compiler is installed")
def test_launchers_compute_what_kernels_do(folder: Path, tmp_path: Path, emitted_module: ModuleType) -> None:
    """The CUDA source, compiled for the host, where it is a loop."""
    subprocess.run(["c++", *HOST_FLAGS, "-o", str(tmp_path / "host.so"), str(folder / "fast_kernels.cu")], check=True, capture_output=True)
    library = ctypes.CDLL(str(tmp_path / "host.so"))
    x = torch.randn(50)
    result = torch.empty_like(x)
    status = library.sg_cuda_nn_functional_celu_f32(
        ctypes.c_void_p(x.data_ptr()), ctypes.c_float(1.5), ctypes.c_void_p(result.data_ptr()), ctypes.c_ssize_t(50), None
    )
    assert status == 0
    torch.testing.assert_close(result, torch.celu(x, 1.5))
