"""cublasLt itself, as far as it answers without a device: its header's numbers and prototypes, and what it keeps of the descriptors that we make.

pip install nvidia-cublas
"""

from __future__ import annotations

import ctypes
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from specgrad.codegen.paths import paths
from specgrad.compiler.device.compile import in_packages
from specgrad.compiler.device.products import _NAMES, DTYPES, layout_of
from specgrad.core.kernels.table import compiled
from tests.cuda.cuda_source import nvcc
from tests.cuda.driver import products_library
from tests.cuda.ptx.run import lacking

FILE = next(iter(in_packages(_NAMES)), None)
pytestmark = pytest.mark.skipif(FILE is None, reason="cublasLt is not installed: pip install nvidia-cublas")
SOURCE = (paths().csrc / "device_products.c").read_text()
ATTRIBUTES = {"MatmulDesc": (3, 4, 7, 8), "MatrixLayout": (5, 6), "MatmulPreference": (1, 3, 5, 6, 7, 8)}  # those that are set
TYPES = {"float32": (0, 68, 0), "float64": (1, 70, 1), "float16": (2, 68, 0), "bfloat16": (14, 68, 0), "complex64": (4, 68, 4), "complex128": (5, 70, 5)}


def headers() -> str:
    """cublasLt.h and cublas_api.h, of the same package, and library_types.h, where CUDA's toolkit is installed."""
    folder = Path(str(FILE)).parents[1] / "include"
    compiler = nvcc()
    toolkit = [Path(compiler).resolve().parents[1] / "include", *Path(str(FILE)).parents[2].glob("*/include")] if compiler else []
    texts = [folder / "cublasLt.h", folder / "cublas_api.h", *(f / "library_types.h" for f in toolkit)]
    return "\n".join(file.read_text() for file in texts if file.exists())


def test_numbers_are_those_of_the_header() -> None:
    text = headers()
    ours = dict(re.findall(r"\b(C[A-Z]+_\w+) = (\w+)", "".join(re.findall(r"^enum \{.*$", SOURCE, re.M))))
    assert len(ours) == 24
    found = {name: re.findall(rf"\b{name}\s*=\s*(\w+)", text) for name in ours}
    lacks = [name for name, numbers in found.items() if not numbers and not (name.startswith("CUDA_") and "libraryPropertyType_t" not in text)]
    assert not lacks
    assert {name: numbers[0] for name, numbers in found.items() if numbers} == {name: ours[name] for name in ours if found[name]}


def _kind(declared: str) -> str:
    """What a parameter, or a result, is to who calls: a pointer, or a number of some bytes."""
    if "*" in declared or "[]" in declared or re.search(r"cublasLt(Handle|MatmulDesc|MatrixLayout|MatmulPreference)_t|cudaStream_t", declared):
        return "pointer"
    if re.search(r"u?int64_t|size_t", declared):
        return "8 bytes"
    return "4 bytes" if re.search(r"\bint\b|Status_t|DataType|ComputeType_t|Attributes?_t", declared) else declared


def _parameters(text: str) -> list[str]:
    return [_kind(p.strip()) for p in re.sub(r"/\*.*?\*/|//[^\n]*", "", text).split(",")]


def test_prototypes_are_those_of_the_header() -> None:
    ours = {name: (_kind(result), _parameters(of)) for result, name, of in re.findall(r"^    ([\w ]+\*?)\(\*(cublasLt\w+)\)\(([^)]*)\);", SOURCE, re.M)}
    assert len(ours) == 13
    text = headers()
    for name, own in ours.items():
        (found,) = re.findall(rf"([\w ]+\*?) CUBLASWINAPI {name}\(([^;]*)\);", text)
        assert (_kind(found[0]), _parameters(found[1])) == own, name
    (result,) = re.findall(r"typedef struct \{([^}]*)\} cublasLtMatmulHeuristicResult_t;", text)
    fields = re.findall(r"^\s*(\w+) (\w+(?:\[\d\])?);", re.sub(r"/\*.*?\*/", "", result, flags=re.S), re.M)
    assert fields == [
        ("cublasLtMatmulAlgo_t", "algo"),
        ("size_t", "workspaceSize"),
        ("cublasStatus_t", "state"),
        ("float", "wavesCount"),
        ("int", "reserved[4]"),
    ]
    assert re.search(r"typedef struct \{\s*uint64_t data\[8\];\s*\} cublasLtMatmulAlgo_t;", text)


def _descriptor(lib: Any, kind: str) -> Any:
    to = ctypes.c_void_p()
    given = {"MatmulDesc": (68, 0), "MatrixLayout": (0, ctypes.c_uint64(3), ctypes.c_uint64(4), ctypes.c_int64(3)), "MatmulPreference": ()}[kind]
    assert getattr(lib, f"cublasLt{kind}Create")(ctypes.byref(to), *given) == 0
    return to


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
def test_the_stand_in_takes_attributes_of_the_same_sizes() -> None:
    """Of those that are set; the library refuses others than an attribute's own."""
    real, twin = ctypes.CDLL(str(FILE)), products_library()
    for kind, attributes in ATTRIBUTES.items():
        descriptors = [(lib, _descriptor(lib, kind)) for lib in (real, twin)]
        for attribute, size in itertools.product(attributes, (1, 2, 4, 8, 16)):
            one = (ctypes.c_char * 16)(*[1, *[0] * 15])
            said = [getattr(lib, f"cublasLt{kind}SetAttribute")(d, attribute, one, ctypes.c_size_t(size)) for lib, d in descriptors]
            assert said[0] == said[1] and said[0] in (0, 7), (kind, attribute, size)
        for lib, d in descriptors:
            assert getattr(lib, f"cublasLt{kind}Destroy")(d) == 0
    twin.cublasLtGetStatusName.restype = real.cublasLtGetStatusName.restype = ctypes.c_char_p
    assert all(twin.cublasLtGetStatusName(s) == real.cublasLtGetStatusName(s) for s in (0, 1, 7, 13, 15))


ASK = """
import ctypes, json, sys
from specgrad.core.kernels import table
lib, ffi = table._lib, table._ffi
assert lib.sg_products_open(sys.argv[1].encode()) == ffi.NULL
real = ctypes.CDLL(sys.argv[1])

def got(of, descriptor, attribute, number):
    size, value = ctypes.c_size_t(), number()
    status = getattr(real, f"cublasLt{of}GetAttribute")(ctypes.c_void_p(descriptor), attribute, ctypes.byref(value), ctypes.sizeof(value), ctypes.byref(size))
    assert status == 0 and size.value == ctypes.sizeof(value), (of, attribute, status)
    return value.value

found = []
for kind, tf32, biased, sizes, matrices in json.loads(sys.stdin.read()):
    plan = ffi.new("uint64_t[18]")
    assert lib.sg_product_describe(kind, tf32, biased, sizes, matrices, plan) == 0
    of_product = [got("MatmulDesc", plan[0], a, ctypes.c_int32) for a in (0, 1, 2, 3, 4, 5, 6, 7)]
    numbers = [*enumerate((ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_int64, ctypes.c_int32, ctypes.c_int64))]
    found.append([of_product, [[got("MatrixLayout", plan[1 + i], a, n) for a, n in numbers] for i in range(4)]])
    lib.sg_product_forget(plan)
    assert not any(plan)
handle = ffi.new("uintptr_t *")
status = lib.sg_products_begin(handle)
print(json.dumps([found, ffi.string(lib.sg_products_error(status)).decode()]))
"""


@pytest.mark.skipif(not compiled, reason="descriptors are made by compiled code")
def test_descriptors() -> None:
    """What the library has kept of them, of all dtypes, and matrices by rows and by columns."""
    asked = []
    for dtype, biased, tf32, (rows, columns, inner, count), first, second in itertools.product(
        DTYPES, (0, 1), (0, 1), ((4, 5, 6, 1), (1, 5, 6, 3)), ("rows", "columns"), ("rows", "columns")
    ):
        matrices: list[int] = []
        for (r, c), by in (((rows, inner), first), ((inner, columns), second), ((rows, columns), "rows"), ((rows, columns), "rows")):
            strides = ((c + 2) * 4, 4) if by == "rows" else (4, (r + 1) * 4)
            layout = layout_of((count, r, c), ((c + 3) * (r + 3) * 4, *strides), 4)
            assert layout is not None
            matrices += map(int, layout)
        asked.append([DTYPES.index(dtype), tf32, biased, [rows, columns, inner, count], matrices])
    done = subprocess.run([sys.executable, "-c", ASK, str(FILE)], input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found, began = json.loads(done.stdout)
    assert began in ("CUBLAS_STATUS_SUCCESS", "CUBLAS_STATUS_NOT_INITIALIZED"), "with a device, and without"
    for (kind, tf32, biased, (rows, columns, inner, count), matrices), (of_product, layouts) in zip(asked, found):
        type_, compute, scale = TYPES[DTYPES[kind]]
        a, b = layouts[0], layouts[1]
        assert of_product[:3] == [77 if tf32 and kind == 0 else compute, scale, 0] and of_product[5:] == [0, of_product[6], 4 if biased else 1]
        # the transposed result, of columns x rows, is op(A) op(B): A is the second factor, and B the first
        assert (a[2:4] if of_product[3] == 0 else a[3:1:-1]) == [columns, inner] and (b[2:4] if of_product[4] == 0 else b[3:1:-1]) == [inner, rows]
        assert (of_product[3], of_product[4]) == (matrices[3], matrices[0])
        for layout, given in zip(layouts, (1, 0, 2, 3)):
            assert layout[0] == type_ and layout[1] == 0 and layout[4] == matrices[3 * given + 1] >= layout[2]
            assert layout[5:] == ([count, matrices[3 * given + 2]] if count > 1 else [1, 0])
        assert layouts[2][2:4] == layouts[3][2:4] == [columns, rows]
