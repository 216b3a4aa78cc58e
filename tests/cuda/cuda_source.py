"""The generated CUDA sources, compiled as C++ and called through ctypes; and flags for the launchers that are emitted for other frameworks."""

from __future__ import annotations

import ctypes
import functools
import re
import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.codegen.paths import paths
from specgrad.codegen.plan.kernels import Kernel
from specgrad.libraries.cache import kept
from tests.kernels.kernel_cases import BFLOAT16, REAL, all_kernels, dtypes_of, stored

ROOT = Path(__file__).resolve().parent.parent.parent
ON_HOST = Path(__file__).parent / "on_host"  # headers in the place of those of csrc/device
CSRC, SOURCES = ROOT / "csrc", sorted((paths().generated / "cuda").glob("*.cu"))
# Not optimised, which takes a third of the time. No warnings of pointless comparisons of unsigned numbers and of unused functions.
DEVICE_FLAGS = ["-std=c++17", "-Xcicc", "-O0", "-ptx", "-arch=sm_75", "-diag-suppress", "186,177"]
HOST_FLAGS = [
    "-x",
    "c++",
    "-std=c++17",
    "-O0",
    "-ffp-contract=off",
    "-fopenmp-simd",
    "-Wall",
    "-Wno-unused-function",
    "-Wno-tautological-compare",
    "-fPIC",
    "-shared",
    "-DSG_CUDA_ON_HOST",
    "-DSG_ALL",
    f"-I{ON_HOST}",
]

SUFFIXES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "complex64": "c64", "complex128": "c128",
    "uint8": "u8", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "bool": "b8",
}  # fmt: skip


class Complex64(ctypes.Structure):
    _fields_ = [("re", ctypes.c_float), ("im", ctypes.c_float)]


class Complex128(ctypes.Structure):
    _fields_ = [("re", ctypes.c_double), ("im", ctypes.c_double)]


def nvcc() -> str | None:
    usual = Path("/usr/local/cuda/bin/nvcc")  # where CUDA's own installer puts it, on no one's PATH
    return shutil.which("nvcc") or (str(usual) if usual.exists() else None)


def compile_for_host(compiler: str, source: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(_compiled(compiler, HOST_FLAGS, source, "kernels.so")))


def _compiled(compiler: str, flags: list[str], source: Path, name: str) -> Path:
    """What a compiler makes of a source, now or in an earlier run of the tests: to compile all takes minutes, and most changes are of other files."""

    def fill(folder: Path) -> None:
        done = subprocess.run([compiler, *flags, f"-I{CSRC}", "-o", str(folder / name), str(source)], capture_output=True, text=True)
        assert done.returncode == 0 and not done.stderr, done.stderr + done.stdout

    made_from = sha256(repr([_version(compiler), *flags]).encode())
    for file in (source, *sorted(f for folder in (CSRC, ON_HOST) for f in folder.rglob("*.*h"))):
        made_from.update(file.read_bytes())
    return kept(f"cuda_{source.stem}-{made_from.hexdigest()[:16]}", fill).folder / name


@functools.cache
def _version(compiler: str) -> str:
    return subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout


def device_dtypes(kernel: Kernel) -> list[np.dtype[Any]]:
    """The dtypes for which kernels of devices exist: wider unsigned integers are the array library's."""
    return [d for d in dtypes_of(kernel) if d.name not in ("uint16", "uint32", "uint64")]


def kernels_of(source: Path) -> list[Kernel]:
    """The kernels whose CUDA is in a source: all of its group that do not run along rows."""
    described = set(re.findall(r"#define SG_KERNEL (\w+)", source.read_text()))
    return [k for k in all_kernels().values() if k.name in described and not k.row]


def by_value(number: Any, dtype: np.dtype[Any]) -> Any:
    """A number as a launcher takes it. What is stored in half precision is computed in float."""
    types = {
        "float32": ctypes.c_float, "float64": ctypes.c_double, "uint8": ctypes.c_uint8, "int8": ctypes.c_int8, "int16": ctypes.c_int16,
        "int32": ctypes.c_int32, "int64": ctypes.c_int64, "bool": ctypes.c_uint8, "float16": ctypes.c_float, "bfloat16": ctypes.c_float,
    }  # fmt: skip
    if dtype.kind == "c":
        pair = Complex64 if dtype.name == "complex64" else Complex128
        return pair(complex(number).real, complex(number).imag)
    return types[dtype.name](number)


def caller(library: ctypes.CDLL, dtype: np.dtype[Any]) -> Callable[[str, list[Any]], list[Any]]:
    """Runs launchers on arrays, as `kernel_cases.run` runs compiled kernels."""

    def call(name: str, args: list[Any]) -> list[Any]:
        kernel = all_kernels()[name]
        launcher = getattr(library, f"sg_cuda_{name}_{SUFFIXES[dtype.name]}")
        launcher.restype = ctypes.c_int
        arrays = [np.ascontiguousarray(a) for a in args if isinstance(a, np.ndarray)]
        shape = arrays[0].shape
        results = [np.zeros(shape, stored(k, dtype)) for k in kernel.result_kinds]
        given: list[Any] = []
        left = iter(arrays)
        for operand, arg in zip(kernel.operands, args):
            kind = "same" if operand.kind == "same" else "real"
            given.append(by_value(arg, stored(kind, dtype)) if operand.scalar else ctypes.c_void_p(next(left).ctypes.data))
        given += [ctypes.c_void_p(r.ctypes.data) for r in results]
        status = launcher(*given, ctypes.c_ssize_t(arrays[0].size), ctypes.c_void_p(None))
        assert status == 0, f"{name} was not launched: {status}"
        return results

    return call


__all__ = ["BFLOAT16", "REAL", "SOURCES", "SUFFIXES", "caller", "compile_for_host", "device_dtypes", "kernels_of", "nvcc"]
