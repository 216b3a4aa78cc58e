"""The namespace itself: what tensors say of it, its names, devices, copies and histories."""

from __future__ import annotations

import ast
import inspect
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import array_api as xp
from tests.runtime.methods.as_standard.referee import OF_EXTENSIONS, OF_FUNCTIONS, OF_TENSORS

ROOT = Path(__file__).resolve().parents[4]
MODULES = ["specgrad.array_api", "specgrad.array_api.fft", "specgrad.array_api.linalg", "specgrad.array_api.special"]
CALLS = OF_FUNCTIONS | OF_EXTENSIONS | OF_TENSORS


def test_tensors_have_the_namespace() -> None:
    x = sg.ones(2)
    assert x.__array_namespace__() is xp
    assert x.__array_namespace__(api_version="2022.12") is xp
    with pytest.raises(ValueError, match=r"2025\.12"):
        x.__array_namespace__(api_version="2030.12")


@pytest.mark.parametrize("module", MODULES)
def test_names(module: str) -> None:
    found = import_module(module)
    assert {name for name in dir(found) if not name.startswith("__")} == {name for name in found.__all__ if not name.startswith("__")}
    for name in found.__all__:
        value = getattr(found, name)
        if inspect.isfunction(value):
            assert value.__name__ == name and pickle.loads(pickle.dumps(value)) is value
    with pytest.raises(AttributeError, match="nothing"):
        found.nothing  # noqa: B018


@pytest.mark.parametrize("module", MODULES)
def test_the_stub_has_every_name(module: str) -> None:
    file = ROOT / "runtime" / Path(*module.split(".")[1:])
    file = file / "__init__.pyi" if file.is_dir() else file.with_suffix(".pyi")
    said = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        said |= {node.target.id} if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else set()
        said |= {a.asname for a in node.names if a.asname} if isinstance(node, ast.ImportFrom) else set()
    assert said == set(import_module(module).__all__)


def test_the_namespace_is_loaded_when_it_is_asked_for() -> None:
    code = (
        "import sys, specgrad; print('specgrad.array_api' in sys.modules); specgrad.ones(2).__array_namespace__(); print('specgrad.array_api' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split() == ["False", "True"]


# ---- histories

WITHOUT_SLOPE = {"2 with copysign", "2.0 with copysign", "True with copysign", "full_like", "ones_like", "zeros_like"}


def leaf_of(dtype: sg.dtype) -> Any:
    def a(*shape: int, seed: int = 0) -> sg.Tensor:
        numbers = np.random.default_rng([seed, *shape]).random(shape) * 0.5 + 0.2
        return sg.tensor(numbers, dtype=dtype, requires_grad=True) * 1

    return a


def parts(value: Any) -> list[sg.Tensor]:
    if isinstance(value, sg.Tensor):
        return [value]
    return [t for part in value for t in parts(part)] if isinstance(value, (list, tuple)) else []


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", [sg.float64, sg.complex128], ids=str)
def test_every_function_keeps_the_history(dtype: sg.dtype) -> None:
    """What is computed of tensors that require grad, and is of floats, requires it too: but for constants, and what has no slope anywhere."""
    lost, tried = set(), 0
    for name, call in CALLS.items():
        try:
            found = parts(call(xp, leaf_of(dtype)))
        except (TypeError, ValueError, IndexError, RuntimeError):
            continue  # a call that has no meaning in this dtype
        floats = [t for t in found if t.dtype.is_inexact]
        tried += bool(floats)
        lost |= {name} if any(not t.requires_grad for t in floats) else set()
    assert tried > 300
    assert {name for name in lost if "nextafter" not in name} <= WITHOUT_SLOPE


@pytest.mark.parametrize(
    "call",
    [
        lambda x: xp.sum(xp.unique_values(x) ** 2),
        lambda x: xp.sum(xp.unique_all(x).values * xp.unique_all(x).counts),
        lambda x: xp.sum(xp.clip(x, 0.3, 0.6) * x),
        lambda x: xp.vecdot(xp.sort(x), xp.take(x, xp.asarray([3, 1, 0, 2]))),
        lambda x: xp.linalg.det(xp.reshape(x, (2, 2))),
        lambda x: xp.sum(xp.linalg.cross(xp.reshape(x[:3], (1, 3)), x[1:]) ** 2),
        lambda x: xp.sum(xp.abs(xp.fft.fft(x)) ** 2),
        lambda x: xp.sum(xp.cumulative_prod(x, include_initial=True)),
        lambda x: xp.sum(xp.diff(x, n=2, prepend=x[:1]) ** 2),
        lambda x: xp.std(x, correction=1) + xp.max(x, axis=()).sum(),
        lambda x: xp.sum(xp.where(x > 0.4, x**2, xp.asarray([x[0], 1.0, x[1], 2.0]))),
        lambda x: xp.sum(xp.special.gammaln(x) * xp.full(4, x[0])),
    ],
)
def test_gradients(call: Any) -> None:
    x = sg.tensor([0.9, 0.31, 0.55, 0.72], dtype=sg.float64, requires_grad=True)
    assert sg.autograd.gradcheck(call, (x,))


def test_a_tensor_beside_one_without_dimensions() -> None:
    """Where operators are PyTorch's, functions are the standard's."""
    narrow, wide = sg.ones(2, dtype=sg.float32), sg.tensor(1.0, dtype=sg.float64)
    assert (narrow + wide).dtype is sg.float32
    assert xp.add(narrow, wide).dtype is sg.float64 and xp.result_type(narrow, wide) is sg.float64


# ---- copies, devices, other libraries


def test_copies() -> None:
    array = np.arange(3.0)
    shared = xp.asarray(array)
    shared[0] = 7
    assert array[0] == 7
    copied = xp.asarray(array, copy=True)
    copied[0] = 8
    assert array[0] == 7
    x = sg.ones(3, requires_grad=True)
    assert xp.asarray(x) is x and xp.asarray(x, copy=False) is x
    assert xp.asarray(x, copy=True).requires_grad and xp.astype(x, xp.float64).requires_grad
    assert xp.astype(x, xp.float32, copy=False) is x and xp.astype(x, xp.float32) is not x
    with pytest.raises(ValueError, match="copy"):
        xp.asarray(x, dtype=xp.float64, copy=False)


def test_devices() -> None:
    info = xp.__array_namespace_info__()
    assert info.default_device() in info.devices()
    x = sg.ones(2, requires_grad=True)
    assert x.to_device("cpu") is x and x.to_device(x.device) is x
    with pytest.raises(ValueError, match="stream"):
        x.to_device("cpu", stream=1)
    assert xp.zeros(2, device="cpu").device == xp.asarray([1.0], device=info.default_device()).device
    default = info.default_dtypes()
    assert default["real floating"] is sg.get_default_dtype() and xp.asarray(1.0).dtype is default["real floating"]
    assert xp.argmax(x).dtype is default["indexing"] and xp.asarray(1).dtype is default["integral"]


def test_dlpack() -> None:
    x = sg.arange(3.0)
    assert "versioned" in repr(x.__dlpack__(max_version=(1, 0))) and "versioned" not in repr(x.__dlpack__())
    assert np.from_dlpack(x).tolist() == [0, 1, 2]
    copied = xp.from_dlpack(x, copy=True)
    copied[0] = 5
    assert x[0] == 0
    x.__dlpack__(dl_device=(1, 0), copy=True, stream=None)
    with pytest.raises(BufferError, match="detach"):
        x.requires_grad_().__dlpack__()


def test_size_is_a_number_and_can_be_called() -> None:
    x = sg.zeros(2, 3)
    assert x.size == 6 and isinstance(x.size, int) and type(x.size + 1) is int and np.zeros(x.size).shape == (6,)
    assert x.size() == sg.Size((2, 3)) and x.size(-1) == 3 and sg.Tensor.size(x, 0) == 2
    assert type(pickle.loads(pickle.dumps(x.size))) is int
    with pytest.raises(IndexError, match=r"\[-2, 1\]"):
        x.size(2)


@pytest.mark.parametrize("dtype", [sg.uint16, sg.uint32, sg.uint64], ids=str)
def test_unsigned_integers(dtype: sg.dtype) -> None:
    """Promotion of operators, sums and the greatest number, which no signed dtype of that width holds."""
    greatest = 2 ** (8 * dtype.itemsize) - 1
    x = sg.tensor([greatest, 1], dtype=dtype)
    assert x.tolist() == [greatest, 1] and (x // 2).tolist() == [greatest // 2, 0] and (x >> 1).tolist() == [greatest // 2, 0]
    assert (x > 1).tolist() == [True, False] and xp.max(x).item() == greatest and xp.sort(x).tolist() == [1, greatest]
    assert (x + sg.tensor([0, 0], dtype=sg.uint8)).dtype is dtype and xp.sum(x).dtype is sg.uint64
    if dtype is sg.uint64:
        with pytest.raises(RuntimeError, match="no integer dtype holds"):
            x + sg.tensor([1, 1])
    else:
        assert (x - sg.tensor([1, 2], dtype=sg.int8)).tolist() == [greatest - 1, -1]
        assert xp.sum(x).item() == greatest + 1
