"""cuDNN itself, as far as it answers without a device: its header's numbers and prototypes, and its plans, for an H100 by its properties, of what we ask.

pip install nvidia-cudnn-cu13
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from specgrad.codegen.paths import paths
from specgrad.compiler.device.attention import described as described_attention
from specgrad.compiler.device.compile import in_packages
from specgrad.compiler.device.convolutions import RESULTS, described
from specgrad.compiler.device.cudnn import _NAMES, TYPES, forbidden
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import convolutions_library
from tests.cuda.ptx.run import CC, lacking
from tests.effort import tries

FILE = next(iter(in_packages(_NAMES)), None)
pytestmark = pytest.mark.skipif(FILE is None, reason="cuDNN is not installed: pip install nvidia-cudnn-cu13")
SOURCE = "".join((paths().csrc / f"device_{name}").read_text() for name in ("cudnn.h", "cudnn.c", "convolution.c", "attention.c"))
H100 = {
    "deviceName": "NVIDIA H100 80GB HBM3",
    "cudaDeviceId": 0,
    "pciDeviceId": 9008,
    "deviceVer": 900,
    "multiProcessorCount": 132,
    "smCountOrigin": 0,
    "driverVer": 13000,
    "maxSharedMemoryPerBlock": 49152,
    "maxSharedMemoryPerBlockOptin": 232448,
    "oversizedSharedMemoryPerBlock": 232448,
    "reservedSharedMemoryPerBlock": 1024,
    "totalGlobalMem": 85000000000,
    "maxGridSize": [2147483647, 65535, 65535],
    "maxBlockSize": [1024, 1024, 64],
    "regsPerBlock": 65536,
    "maxRegistersPerSM": 65536,
    "smClockRateKHz": 1980000,
    "memClockRateKHz": 2619000,
    "memoryBusWidth": 5120,
    "l2CacheSize": 52428800,
    "warpSize": 32,
    "maxThreadsPerBlock": 1024,
    "maxThreadsPerSM": 2048,
    "maxCtasPerSM": 32,
    "isTccDriver": 0,
    "supportCoopLaunch": 1,
}


def header() -> str:
    return (Path(str(FILE)).parents[1] / "include" / "cudnn_graph.h").read_text()


def test_numbers_are_those_of_the_header() -> None:
    text = header()
    ours = dict(re.findall(r"\b(CUDNN_\w+) = (\w+)", "".join(re.findall(r"^enum \{.*$", SOURCE, re.M))))
    assert len(ours) > 50
    found = {name: re.findall(rf"\b{name}\b(?: CUDNN_DEPRECATED_ENUM)?\s*=\s*(\w+)", text) for name in ours}
    assert {name: numbers[:1] for name, numbers in found.items()} == {name: [number] for name, number in ours.items()}
    for name, number in (("FLOAT", TYPES["float32"]), ("DOUBLE", TYPES["float64"]), ("HALF", TYPES["float16"]), ("BFLOAT16", TYPES["bfloat16"])):
        assert re.search(rf"CUDNN_DATA_{name} +=\s*{number[0]},", text)
    notes = [f"CUDNN_NUMERICAL_NOTE_{name}" for name in ("TENSOR_CORE", "DOWN_CONVERT_INPUTS", "REDUCED_PRECISION_REDUCTION", "NONDETERMINISTIC")]
    assert sum(1 << int(re.findall(rf"\b{name} +=\s*(\d+)", text)[0]) for name in notes) == forbidden("float32", False, True)


def _kind(declared: str) -> str:
    if "*" in declared or re.search(r"cudnnHandle_t|cudnnBackendDescriptor_t|cudaStream_t", declared):
        return "pointer"
    if re.search(r"int64_t|size_t", declared):
        return "8 bytes"
    return "4 bytes" if re.search(r"\bint\b|Status_t|DescriptorType_t|AttributeName_t|AttributeType_t", declared) else declared


def test_prototypes_are_those_of_the_header() -> None:
    ours = re.findall(r"^    ([\w ]+\*?)\(\*(cudnn\w+)\)\(([^)]*)\);", SOURCE, re.M)
    assert len(ours) == 10
    text = header()
    for result, name, of in ours:
        (found,) = re.findall(rf"([\w ]+\*?) ?CUDNNWINAPI\s+{name}\(([^;]*)\);", text)
        assert _kind(found[0]) == _kind(result), name
        assert [_kind(p) for p in found[1].split(",")] == [_kind(p) for p in of.split(",")], name


# ---- what it answers


ASK = """
import ctypes, json, sys
from specgrad.core.kernels import table
lib, ffi = table._lib, table._ffi
path, properties, asked = json.loads(sys.stdin.read())
real = ctypes.CDLL(path)
failed = lib.sg_cudnn_open(path.encode())
assert failed == ffi.NULL, ffi.string(failed)
P, I = ctypes.c_void_p, ctypes.c_int64

def made(kind):
    to = P()
    assert real.cudnnBackendCreateDescriptor(kind, ctypes.byref(to)) == 0
    return to

def got(descriptor, attribute, type_, most, to):
    count = I()
    assert real.cudnnBackendGetAttribute(descriptor, attribute, type_, I(most), ctypes.byref(count), to) == 0
    return count.value

device, text = made(38), json.dumps(properties).encode() + b"\\0"
assert real.cudnnBackendSetAttribute(device, 2702, 24, I(len(text)), text) == 0 and real.cudnnBackendFinalize(device) == 0
answers = []
for of, about, sizes in asked:
    plan, workspace = ffi.new("uint64_t[2]"), ffi.new("int64_t *")
    status = getattr(lib, f"sg_{of}_plan")(0, device.value, about, sizes, plan, workspace)
    notes, number = (ctypes.c_int32 * 32)(), I()
    count = 0
    if not status:
        engine = made(2)
        got(P(plan[1]), 300, 15, 1, ctypes.byref(engine))
        count = got(engine, 1303, 11, 32, notes)
        got(engine, 1301, 3, 1, ctypes.byref(number))
        real.cudnnBackendDestroyDescriptor(engine)
    answers.append([status, number.value, [*notes[:count]], workspace[0]])
    lib.sg_cudnn_forget(plan)
    assert not plan[0] and not plan[1]
print(json.dumps([lib.sg_cudnn_version(), answers]))
"""


def environment(folder: Path) -> dict[str, str]:
    """Where cuDNN finds what it stands on: NVIDIA's packages, and, where there is no driver, one of its names that fails, except to load kernels."""
    folders = list(dict.fromkeys(str(Path(file).parent) for file in in_packages(["lib*.so*"])))
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        names = set()
        for file in sorted(Path(str(FILE)).parent.glob("libcudnn*.so.9")):
            symbols = subprocess.run(["nm", "-D", "--undefined-only", str(file)], capture_output=True, text=True, check=True).stdout
            names |= set(re.findall(r"\b(cu[A-Z]\w+)$", symbols, re.M))
        loads = {"cuLibraryLoadData", "cuLibraryLoadFromFile", "cuLibraryGetKernel", "cuKernelGetFunction", "cuModuleLoadData", "cuModuleGetFunction"}
        works = {"cuKernelSetAttribute", "cuKernelGetAttribute", "cuLibraryUnload", "cuModuleUnload", "cuOccupancyMaxPotentialClusterSize"}
        names |= {"cuInit", "cuGetErrorName", "cuCtxGetCurrent", "cuCtxGetLimit", "cuCtxPushCurrent", "cuCtxPopCurrent", "cuStreamGetCtx", "cuDeviceGet"}
        names |= {"cuDeviceGetCount", "cuLaunchKernel", "cuLaunchKernelEx", "cuLaunchCooperativeKernel"}
        names |= {"cuLinkCreate", "cuLinkAddData", "cuLinkComplete", "cuLinkDestroy"}
        functions = ["int cuDriverGetVersion(int *to) { *to = 13000; return 0; }"]
        functions += [f"int {name}(void **to) {{ *to = (void *)16; return 0; }}" for name in sorted(loads)]
        functions += [f"int {name}(void) {{ return {0 if name in works else 100}; }}" for name in sorted((names | works) - loads - {"cuDriverGetVersion"})]
        (folder / "cuda.c").write_text("\n".join(functions))
        subprocess.run([str(CC), "-shared", "-fPIC", "-w", "-Wl,-soname,libcuda.so.1", "-o", str(folder / "libcuda.so.1"), str(folder / "cuda.c")], check=True)
        folders.append(str(folder))
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join([*folders, os.environ.get("LD_LIBRARY_PATH", "")])}


def answers(asked: list[Any], folder: Path) -> tuple[int, list[Any]]:
    done = subprocess.run(
        [sys.executable, "-c", ASK], input=json.dumps([FILE, H100, asked]), capture_output=True, text=True, check=False, env=environment(folder)
    )
    assert done.returncode == 0, done.stderr
    version, found = json.loads(done.stdout)
    return version, found


GEOMETRIES = [  # images, weight, stride, padding, dilation
    ((4, 3, 20), (5, 3, 3), 2, 1, 1),
    ((4, 6, 50), (6, 1, 5), 1, 4, 2),
    ((8, 64, 28, 28), (64, 64, 3, 3), 1, 1, 1),
    ((8, 64, 28, 28), (64, 1, 3, 3), 1, 1, 1),
    ((8, 64, 28, 28), (128, 16, 3, 3), 2, 1, 1),
    ((8, 3, 224, 224), (64, 3, 7, 7), 2, 3, 1),
    ((8, 256, 14, 14), (1024, 256, 1, 1), 1, 0, 1),
    ((2, 3, 21, 20), (5, 3, 3, 2), 3, 2, 2),
    ((2, 6, 7, 9), (4, 3, 2, 3), 1, 0, 2),
    ((1, 1, 1, 1), (1, 1, 1, 1), 1, 0, 1),
    ((2, 3, 8, 8, 8), (5, 3, 3, 3, 3), 1, 1, 1),
    ((2, 4, 9, 8, 7), (6, 2, 3, 2, 1), 2, 1, 1),
    ((2, 4, 8, 8, 8), (6, 4, 3, 3, 3), 2, 2, 2),
]


@pytest.mark.skipif(not compiled, reason="plans are asked for by compiled code")
@pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
def test_it_has_plans_for_all_that_we_ask(tmp_path: Path) -> None:
    """Of each dtype and result, for an H100: of engines that have none of the notes that are forbidden."""
    asked, about = [], []
    for (images, weight, s, p, d), dtype, tf32, same_bits, result in itertools.product(GEOMETRIES, TYPES, (False, True), (False, True), RESULTS):
        windows = (images[0], weight[0], *((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k in zip(images[2:], weight[2:])))
        notes, along = forbidden(dtype, tf32, same_bits), tuple((n,) * (len(images) - 2) for n in (p, s, d))
        small = {"float64": 8, "float32": 4}.get(dtype, 2)
        for alignments in ((16, 16, 16), (small, small, small)):
            for biased in (0, alignments[0]) if result == "windows" else (0,):
                asked.append(("convolution", *described(dtype, notes, result, (weight, images, windows), along, alignments, biased)))  # type: ignore[arg-type]
                about.append((images, weight, s, p, d, dtype, result, notes, alignments, biased))
    asked.append((*asked[0][:2], [*asked[0][2][:-2], 7, 7]))  # a dilation with which the windows would be others
    version, found = answers(asked, tmp_path)
    assert 90000 <= version < 100000
    *planned, wrong = found
    assert 2000 <= wrong[0] < 3000, "an error, and none that means that there is no engine"
    with_bias = [status for what, (status, *_) in zip(about, planned) if what[9]]
    assert {*with_bias} <= {0, 3000} and with_bias.count(0) > 0.8 * len(with_bias), "elsewhere it is added by another launch"
    for what, (status, engine, notes, workspace) in zip(about, planned):
        assert (status == 0 or what[9]) and workspace <= 1 << 30, what
        assert not what[7] & sum(1 << note for note in notes), (what, engine, notes)
    if os.environ.get("SPECGRAD_SHOW_PLANS"):
        print(f"{with_bias.count(0)} of {len(with_bias)} with a bias")
        print(version, *(f"{what}: engine {engine}, notes {notes}, {workspace} bytes" for what, (_, engine, notes, workspace) in zip(about, planned)), sep="\n")


HEADS = [  # batch, heads of queries and of keys, queries, keys, columns of keys and of values, whether they lie within rows
    (2, 8, 8, 128, 128, 64, 64, False),
    (2, 8, 8, 128, 128, 64, 64, True),
    (2, 8, 2, 127, 131, 64, 64, True),
    (1, 4, 1, 33, 1000, 128, 128, False),
    (3, 2, 2, 1, 300, 96, 96, True),
    (1, 1, 1, 7, 1, 32, 32, False),
    (2, 4, 4, 513, 513, 40, 80, True),
    (1, 4, 4, 64, 68, 256, 256, False),
    (2, 4, 4, 5, 12, 8, 8, False),
]


def attention(is_gradient: bool, heads: tuple[Any, ...], dtype: str, mask: str, dropout: float = 0.0) -> Any:
    """As compiler/device/attention.py describes it."""
    batch, of_queries, of_keys, queries, keys, inner, columns, within = heads

    def lying(count: int, rows: int, of: int) -> tuple[int, ...]:
        return (batch, count, rows, of, count * rows * of, *((of, count * of) if within else (rows * of, of)), 1)

    q, k, v, out = lying(of_queries, queries, inner), lying(of_keys, keys, inner), lying(of_keys, keys, columns), lying(of_queries, queries, columns)
    sizes = [q, k, v, out, (batch, of_queries, queries, 1, of_queries * queries, queries, 1, 1), *((q, k, v, out) if is_gradient else ())]
    if mask == "added":
        sizes.append((1, of_queries, queries, keys, of_queries * queries * keys, queries * keys, keys, 1))
    return "attention", *described_attention(is_gradient, dtype, tuple(sizes), mask == "causal", mask == "added", dropout)


@pytest.mark.skipif(not compiled, reason="plans are asked for by compiled code")
@pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
def test_it_has_plans_for_attention(tmp_path: Path) -> None:
    """Forward and the gradients, for an H100, of all that compiler/device/attention.py asks for; and of nothing else, as float32 and heads of 12."""
    cases = [*itertools.product((False, True), HEADS, ("float16", "bfloat16"), ("none", "causal", "added"), (0.0, 0.25))]
    cases = [case for case in cases if case[3] != "added" or not case[1][4] % 4]
    few = cases[:: tries(7, 1)]
    not_there = [attention(False, HEADS[0], "float32", "none"), attention(False, (2, 8, 8, 128, 128, 12, 12, False), "float16", "none")]
    wrong = [attention(is_gradient, HEADS[0], "float16", "none", 1.0) for is_gradient in (False, True)]
    version, found = answers([attention(*case) for case in few] + not_there + wrong, tmp_path)
    if version < 92800:
        pytest.skip("older versions are not asked")
    for what, (status, engine, notes, workspace) in zip(few, found):
        assert status == 0 and workspace <= 1 << 30, (what, status)
        assert not forbidden(what[2], False, False) & sum(1 << note for note in notes), (what, engine, notes)
    assert [3000 <= status < 4000 for status, *_ in found[len(few) : -2]] == [True, True]
    assert [bool(status) for status, *_ in found[-2:]] == [True, True], "nothing leaves out all weights"


SET = """
import ctypes, json, sys
lib = ctypes.CDLL(sys.argv[1])
found = []
for kind, attribute, type_, count in json.loads(sys.stdin.read()):
    to = ctypes.c_void_p()
    assert lib.cudnnBackendCreateDescriptor(kind, ctypes.byref(to)) == 0
    ones = (ctypes.c_int64 * 16)(*[1] * 16)
    found.append(bool(lib.cudnnBackendSetAttribute(to, attribute, type_, ctypes.c_int64(count), ones)))
    assert lib.cudnnBackendDestroyDescriptor(to) == 0
print(json.dumps(found))
"""


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
def test_the_stand_in_takes_attributes_of_the_same_types_and_counts(tmp_path: Path) -> None:
    of_attention = {0: (0, 1), 44: (3007,), 41: (2812, 2813, 2818), 43: (2868, 2869, 2874)}
    attributes = {**of_attention, 17: (900, 901, 902, 903, 906, 907, 908), 1: (100, 101, 102, 103, 104, 105, 106), 4: (200,), 16: (1000, 1001, 1003)}
    asked = [(kind, a, t, count) for kind, of in attributes.items() for a in of for t in (*range(1, 9), 14) for count in (1, 2, 3, 5)]
    said = []
    for path in (str(FILE), convolutions_library().path):
        done = subprocess.run(
            [sys.executable, "-c", SET, path], input=json.dumps(asked), capture_output=True, text=True, check=False, env=environment(tmp_path)
        )
        assert done.returncode == 0, done.stderr
        said.append(json.loads(done.stdout))
    differ = [what for what, real, twin in zip(asked, *said) if real and not twin]
    assert not differ, "what the library refuses, its stand-in refuses"
