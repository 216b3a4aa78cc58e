"""Kernels of a device, run on the host: what the compiler for devices makes of them, translated to C, each thread of each block."""

from __future__ import annotations

import ctypes
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.codegen.paths import paths
from specgrad.compiler.device import reductions
from specgrad.compiler.device.compile import CompilerError, headers_digest, nvrtc, options
from specgrad.compiler.device.plan import Plan, plan_of
from specgrad.compiler.device.source import LAYOUTS, Source, translation_unit
from tests.cuda.cuda_source import by_value, nvcc
from tests.cuda.ptx.translate import translated

HERE = Path(__file__).parent
ARCH = "sm_90"
CC = os.environ.get("CC") or shutil.which("cc")
POISON = 0xA5
_FLAGS = ["-std=gnu11", "-O0", "-w", "-ffp-contract=off", "-frounding-math", "-fPIC", "-shared", "-Wl,-z,defs", f"-I{HERE}"]
_ZONE = 2**14  # bytes on both sides of an array that nobody may touch: more than a block of threads reads of an array


class Range(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("bytes", ctypes.c_uint64)]


class Call(ctypes.Structure):
    _fields_ = [
        ("blocks", ctypes.c_uint),
        ("threads", ctypes.c_uint),
        ("backwards", ctypes.c_int),
        ("parameters", ctypes.POINTER(ctypes.c_void_p)),
        ("memory", ctypes.POINTER(Range)),
        ("fault", ctypes.c_char_p),
    ]


class Fault(AssertionError):
    """A kernel did what a device would not let it do, or wrote where nothing is to be written."""


@cache
def without_nvrtc() -> str:
    """Why kernels cannot be compiled as programs do it; "" if they can."""
    try:
        nvrtc()
    except CompilerError as error:
        return str(error)
    return ""


def compiler() -> str:
    """What makes PTX here: NVRTC as in programs, or nvcc, which includes the host's own headers."""
    return f"NVRTC {nvrtc().version}" if not without_nvrtc() else str(nvcc() or "")


@cache
def lacking() -> str:
    """Why no kernel can be run here; "" if they can."""
    if not compiler():
        return f"no compiler for devices is installed: {without_nvrtc()}"
    return "" if CC and "GCC" in _version(CC) else "no C compiler that knows _Float16 and __int128 (GCC) is installed"


def _version(compiler: str) -> str:
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "GCC" if "Free Software Foundation" in said else said


class Program:
    """Some kernels, compiled together. What was compiled before is taken from the folder of what a checkout keeps.

    Args:
        sources: the kernels.
        changed: what to make of the lines of their headers, for tests of mistakes: texts, and what stands in their place.
    """

    def __init__(self, sources: Sequence[Source], changed: dict[str, str] | None = None):
        text = translation_unit(sources)
        key = _digest(text, headers_digest(), compiler(), ARCH, repr(changed), *(file.read_text() for file in sorted(HERE.glob("*.[hp]*"))))
        folder = (paths().kept or Path(tempfile.gettempdir())) / "ptx"
        file = folder / f"{key}.so"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            with Path(folder, f"{key}.lock").open("w") as lock:  # of several processes one compiles
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not file.exists():
                    _make(text, file, changed or {})
        self.path = file
        self.library = ctypes.CDLL(str(file))

    def run(self, plan: Plan, values: Sequence[Any], memory: Sequence[np.ndarray[Any, Any]], backwards: bool = False) -> None:
        """Run a kernel as `cuLaunchKernel` would.

        Args:
            plan: the kernel, its layout, and how many blocks.
            values: pointers and numbers, as ctypes.
            memory: what it may read and write.
            backwards: the last thread first.
        """
        if plan.elements:
            numbers = np.frombuffer(bytes(_ffi().buffer(plan.numbers)), np.uint32).copy()
            along = plan.source.along_rows
            given = list(values) if along else [*values, ctypes.c_uint32(plan.elements)]
            layout = plan.source.layouts[plan.layout]
            threads = 256 if layout in ("block", "parts") else 128
            parts = Memory((plan.part_bytes if plan.parts > 1 else 0,), np.dtype(np.uint8))
            for step in [*plan.source.steps, 2**32 - 1] if plan.parts > 1 else [0]:
                of_parts = np.array([*divmod(pointer_to(parts.array).value or 0, 2**32)[::-1], numbers[3], numbers[4], step, 0], np.uint32)
                entry, own = plan.source.entry(layout), numbers[5 if along else 3 :]
                self.start(entry, plan.blocks, given, own, [*memory, parts.bytes], backwards, threads, [of_parts] if plan.parts > 1 else [])
            assert parts.untouched()

    def start(
        self, entry: str, blocks: int, given: Sequence[Any], numbers: Any, memory: Sequence[Any], backwards: bool = False, threads: int = 128, after: Any = ()
    ) -> None:
        """Run one function.

        Args:
            entry: its name.
            blocks: how many.
            given: pointers and numbers, as ctypes.
            numbers: an array, which follows by value.
            memory: what it may read and write.
            backwards: the last thread first.
            threads: of a block.
            after: arrays that follow by value.
        """
        pointers = [ctypes.cast(ctypes.pointer(v), ctypes.c_void_p).value for v in given] + [a.ctypes.data for a in (numbers, *after)]
        ranges = (Range * (len(memory) + 1))(*[(m.ctypes.data, m.nbytes) for m in memory if m.nbytes], (0, 0))
        fault = ctypes.create_string_buffer(256)
        call = Call(blocks, threads, int(backwards), (ctypes.c_void_p * len(pointers))(*pointers), ranges, ctypes.cast(fault, ctypes.c_char_p))
        getattr(self.library, f"run_{entry}")(ctypes.byref(call))
        if fault.value:
            raise Fault(f"{entry}: {fault.value.decode()}")


def _make(text: str, to: Path, changed: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folders = [f"-I{_changed_headers(Path(scratch), changed)}"] if changed else []
        ptx = _by_nvcc(text, folders, Path(scratch)) if without_nvrtc() else nvrtc().compile(text, [*folders, *options(ARCH)], "PTX").rstrip(b"\0").decode()
        source, made = Path(scratch, "kernels.c"), Path(scratch, "kernels.so")
        source.write_text(translated(ptx)[0])
        done = subprocess.run([str(CC), *_FLAGS, "-o", str(made), str(source), "-lm"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        fresh = to.with_suffix(f".{os.getpid()}.tmp")
        shutil.copyfile(made, fresh)
        fresh.replace(to)


def _by_nvcc(text: str, folders: list[str], scratch: Path) -> str:
    source, made = scratch / "kernels.cu", scratch / "kernels.ptx"
    source.write_text(text)
    given = [*folders, f"-I{paths().csrc / 'device'}", f"-I{paths().csrc}", f"-arch={ARCH}", "-std=c++17", "-diag-suppress=186,177", "-ptx"]
    done = subprocess.run([str(nvcc()), *given, "-o", str(made), str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return made.read_text()


def _changed_headers(folder: Path, changed: dict[str, str]) -> Path:
    """Copies of the headers of csrc/device in which each text occurs once, and is another."""
    done = set()
    for file in (paths().csrc / "device").glob("*.*h"):
        text = file.read_text()
        for old, new in changed.items():
            if old in text:
                assert text.count(old) == 1, old
                done.add(old)
                text = text.replace(old, new)
        (folder / file.name).write_text(text)
    assert done == set(changed), set(changed) - done
    return folder


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()[:24]


def _ffi() -> Any:
    from specgrad.core.kernels import table

    return table._ffi


class Memory:
    """An array with zones around it that nobody may touch, in memory that nobody has written.

    Args:
        shape: its shape.
        dtype: its dtype.
        offset: bytes from a multiple of 16 to where it begins.
    """

    def __init__(self, shape: tuple[int, ...], dtype: np.dtype[Any], offset: int = 0):
        count = int(np.prod(shape, dtype=int)) * dtype.itemsize
        self.whole = np.full(count + 2 * _ZONE + 32, POISON, np.uint8)
        first = -self.whole.ctypes.data % 16 + _ZONE + offset
        self.bytes = self.whole[first : first + count]
        self.array: Any = self.bytes.view(dtype).reshape(shape)

    def untouched(self) -> bool:
        """Whether the zones around it are as they were."""
        first = self.bytes.__array_interface__["data"][0] - self.whole.__array_interface__["data"][0] if self.bytes.size else 0
        return bool((self.whole[:first] == POISON).all() and (self.whole[first + self.bytes.size :] == POISON).all())


def pointer_to(array: np.ndarray[Any, Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.__array_interface__["data"][0])


def run(program: Program, source: Source, args: Sequence[Any], results: Sequence[Any], memory: Sequence[Any], backwards: bool = False) -> Plan:
    """Run a kernel over arrays that broadcast to the shape of the results, and numbers; gives the plan.

    Args:
        program: what has the kernel.
        source: the kernel.
        args: its operands.
        results: arrays to write, of one shape.
        memory: the arrays whose memory it may touch, red zones excluded.
        backwards: the last thread first.
    """
    given = [a for a, o in zip(args, source.operands) if not o.number]
    shape = np.broadcast_shapes(*(a.shape for a in given)) if source.along_rows else results[0].shape
    arrays = [np.broadcast_to(a, shape) for a in given] + list(results)
    pointers = [a.__array_interface__["data"][0] for a in arrays]
    strides = [a.strides for a in arrays[: len(given)]] + [(*r.strides, 0) if source.reduces else r.strides for r in results]
    plan = plan_of(source, pointers, [a.itemsize for a in arrays], shape, strides)
    assert plan is not None, "there is no layout"
    values = [by_value(a, np.dtype(o.dtype)) if o.number else pointer_to(a) for a, o in zip(args, source.operands)] + [pointer_to(r) for r in results]
    program.run(plan, values, memory, backwards)
    return plan


def run_reduction(program: Program, source: Source, operand: Any, axes: tuple[int, ...], result: Any, memory: Sequence[Any], backwards: bool = False) -> Any:
    """Run a reduction over an array, and what joins its parts; gives the plan.

    Args:
        program: what has the kernels.
        source: the reduction.
        operand: the array.
        axes: the dimensions to reduce.
        result: a contiguous array to write.
        memory: what it may read and write besides partial results.
        backwards: the last thread first.
    """
    plan = reductions.plan_of(source, operand.__array_interface__["data"][0], operand.itemsize, operand.shape, operand.strides, axes)
    assert plan is not None, "there is no layout"
    if not plan.elements:
        return plan
    parts = Memory((plan.elements * plan.parts * source.part_bytes if plan.parts > 1 else 0,), np.dtype(np.uint8))
    numbers = np.frombuffer(bytes(_ffi().buffer(plan.numbers)), np.uint32)[3:].copy()
    given = [pointer_to(operand), pointer_to(result), pointer_to(parts.array)]
    program.start(source.entry(source.layouts[plan.layout]), plan.blocks, given, numbers, [*memory, parts.bytes], backwards)
    if plan.parts > 1:
        program.start(source.entry("parts"), -(-plan.elements // 4), given, numbers, [*memory, parts.bytes], backwards)
    assert parts.untouched()
    return plan


__all__ = ["ARCH", "LAYOUTS", "Fault", "Memory", "Program", "lacking", "run"]
