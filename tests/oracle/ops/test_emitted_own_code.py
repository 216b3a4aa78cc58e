"""Ops with code of their own as custom ops of PyTorch: in its functions where these say it, by compiled kernels where they do not."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from specgrad.codegen.commands.emit import TARGETS, emit, target_of
from specgrad.codegen.spec import loads
from tests.codegen.emit.emitted import imported
from tests.codegen.emit.own_code import OPS, SPEC, operands
from tests.codegen.emit.test_c import COMPILER
from tests.cuda.cuda_source import DEVICE_FLAGS, HOST_FLAGS, nvcc

torch = pytest.importorskip("torch", reason="the emitted module is PyTorch's")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")


@pytest.fixture(scope="module")
def of_numpy(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    files = emit(loads(SPEC, "mine.yaml"), TARGETS["numpy"], "mine").files
    return imported(tmp_path_factory.mktemp("numpy") / "mine_numpy.py", files["mine_numpy.py"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("kernels")
    for file, text in emit(loads(SPEC, "mine.yaml"), target_of("torch", kernels=True), "fast").files.items():
        (made / file).write_text(text, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def with_kernels(folder: Path) -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("CC", str(COMPILER))
        module = imported(folder / "fast_torch.py", (folder / "fast_torch.py").read_text(encoding="utf-8"))
        module.array_WORTH = 1  # elements
        yield module


@pytest.fixture(scope="module")
def in_functions(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    files = emit(loads(SPEC, "mine.yaml"), TARGETS["torch"], "slow").files
    return imported(tmp_path_factory.mktemp("plain") / "slow_torch.py", files["slow_torch.py"])


def check(module: ModuleType, name: str, of_numpy: ModuleType) -> None:
    function = getattr(module, name)
    given = tuple(torch.from_numpy(x).requires_grad_() for x in operands(name))
    found, expected = function(*given), getattr(of_numpy, name)(*operands(name))
    for a, b in zip(found if isinstance(found, tuple) else [found], expected if isinstance(expected, tuple) else [expected]):
        np.testing.assert_allclose(a.detach().numpy(), b, rtol=1e-11)
    torch.library.opcheck(getattr(module, f"op_{name}"), given)
    assert torch.autograd.gradcheck(function, given, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(function, given)


@pytest.mark.parametrize("name", OPS)
def test_in_functions_of_torch(name: str, in_functions: ModuleType, of_numpy: ModuleType) -> None:
    check(in_functions, name, of_numpy)


@needs_compiler
@pytest.mark.parametrize("name", OPS)
def test_by_kernels(name: str, with_kernels: ModuleType, of_numpy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    computed, compute = [], with_kernels.array_computed
    monkeypatch.setattr(with_kernels, "array_computed", lambda kernel, *rest: (computed.append(kernel), compute(kernel, *rest))[1])
    check(with_kernels, name, of_numpy)
    assert (name in computed) == (name not in ("sine_cosine_of", "scaled_erfc"))  # two results, and no C


@needs_compiler
def test_what_kernels_alone_compute(with_kernels: ModuleType) -> None:
    """In all dtypes and layouts, of any number of elements, in a batch, under torch.compile and with derivatives."""
    x = torch.linspace(-1.4, 1.4, 12).reshape(3, 4)
    expected = (x**3).clamp(-1, 1)
    for given in (x, x.double(), x.half(), x.bfloat16(), x.T, x[:, 1:3], x[:0], x[1, 2], x.repeat(1, 5000)):
        found = with_kernels.clipped(given)
        assert (found.dtype, found.shape) == (given.dtype, given.shape)
        torch.testing.assert_close(found, (given.double() ** 3).clamp(-1, 1).to(given.dtype))
    assert with_kernels.clipped(torch.tensor([0, 2])).tolist() == [0.0, 1.0]
    torch.testing.assert_close(torch.vmap(with_kernels.clipped)(x), expected)
    given = (torch.tensor([0.5, -0.25, 3.0], dtype=torch.float64, requires_grad=True),)
    torch.library.opcheck(with_kernels.op_clipped, given)
    torch.library.opcheck(with_kernels.op_clipped, (torch.tensor([0, 2]),))
    assert torch.autograd.gradcheck(with_kernels.clipped, given, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(with_kernels.clipped, given)
    torch._dynamo.reset()
    torch.testing.assert_close(torch.compile(with_kernels.clipped, fullgraph=True, backend="aot_eager")(x), expected)
    with pytest.raises(TypeError, match=r"clipped\(\) takes real numbers, not torch.complex64"):
        with_kernels.clipped(x.to(torch.complex64))


def test_without_a_compiler_an_error_says_so(with_kernels: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(with_kernels, "array_library", lambda device: None)
    with pytest.raises(RuntimeError, match=r"clipped\(\) is computed by compiled code alone, and there is no compiler for cpu"):
        with_kernels.clipped(torch.ones(3))


@pytest.mark.skipif(nvcc() is None, reason="nvcc, the CUDA compiler, is not installed")
def test_the_cuda_source_compiles(folder: Path, tmp_path: Path) -> None:
    done = subprocess.run([str(nvcc()), *DEVICE_FLAGS, "-o", str(tmp_path / "out.ptx"), str(folder / "fast_kernels.cu")], capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr


@pytest.mark.skipif(shutil.which("c++") is None, reason="no C++ compiler is installed")
def test_the_cuda_source_computes_on_the_host(folder: Path, tmp_path: Path, of_numpy: ModuleType) -> None:
    subprocess.run(["c++", *HOST_FLAGS, "-o", str(tmp_path / "host.so"), str(folder / "fast_kernels.cu")], check=True, capture_output=True)
    library = ctypes.CDLL(str(tmp_path / "host.so"))
    x, y = operands("steps")
    result = np.empty_like(x)
    status = library.sg_cuda_steps_f64(
        *(ctypes.c_void_p(a.ctypes.data) for a in (x, y)), ctypes.c_double(1), ctypes.c_void_p(result.ctypes.data), ctypes.c_ssize_t(7), None
    )
    assert status == 0
    np.testing.assert_allclose(result, of_numpy.steps(x, y), rtol=1e-13)  # by the body for CUDA
