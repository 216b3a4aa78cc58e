"""Islands and products that follow one another, as one native program: written as C, compiled, kept for the next run, and loaded."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sysconfig
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from specgrad.array.base import native
from specgrad.codegen.build import FLAGS
from specgrad.codegen.paths import paths
from specgrad.core.kernels import table
from specgrad.libraries.cache import kept

from .blas import blas
from .cut import CompilerError
from .kernels.emit import Memory, Stage, Writer
from .kernels.functions import Functions
from .kernels.island import Island
from .kernels.plain import assembled, check
from .kernels.product import ProductWriter, declarations
from .kernels.row import indented
from .program import Assembled, Check, Plain, Product, Value

# As the kernels are compiled; but loops of a few elements are not written out before they are made vectors of.
OWN_FLAGS = ("--param=max-completely-peel-times=1", "-Wno-unused-variable", "-fPIC", "-shared")
SIZE_OF_FLAG = 8
SECONDS = 120.0  # that a compiler may take


@dataclass
class Native:
    """A native program.

    Args:
        items: what it computes.
        inputs: the memory that it reads.
        outputs: what it gives.
        text: its C.
        temporaries: the bytes of each value that stays within.
        flag: the number of the pointer to what a check sets that fails; -1 if there is none.
        run: the program, called on arrays.
    """

    items: list[Island | Plain]
    inputs: list[Value]
    outputs: list[Value]
    text: str
    temporaries: tuple[int, ...]
    flag: int
    run: Any = None


def written(items: list[Island | Plain], wanted: set[Value], shown: dict[Value, Value]) -> Native:
    """The C of islands and products.

    Args:
        wanted: the values that others read.
        shown: of some of these, the view as which they are given.
    """
    made = {v for item in items for v in item.results}
    inputs = list(dict.fromkeys(v.memory for item in items for v in item.reads() if v.memory not in made))
    outputs = [v for item in items for v in item.results if v in wanted]
    inner = [v for item in items for v in item.results if v not in wanted]
    memory = Memory({v: i for i, v in enumerate([*inputs, *outputs, *inner])}, [v.like.nbytes for v in inner])
    flag = memory.temporary(SIZE_OF_FLAG) if any(isinstance(item, Check) for item in items) else -1
    writers = {i: Writer(i, item, memory) for i, item in enumerate(items) if isinstance(item, Island)}
    functions = Functions(s for writer in writers.values() for s in writer.statements.lines)
    stages = [writers[i].stage(functions) if isinstance(item, Island) else _stage(i, item, memory, flag) for i, item in enumerate(items)]
    return Native(items, inputs, [shown.get(v, v) for v in outputs], _source(items, stages, functions), tuple(memory.temporaries), flag)


def _stage(number: int, step: Plain, memory: Memory, flag: int) -> Stage:
    if isinstance(step, Product):
        return ProductWriter(number, step, memory).stage()
    return assembled(number, step, memory) if isinstance(step, Assembled) else check(number, step, memory, flag)


def _source(items: list[Island | Plain], stages: list[Stage], functions: Functions) -> str:
    lines = ['#include "program.h"', "", *declarations([item for item in items if isinstance(item, Product)]), "", *functions.lines, ""]
    for item, stage in zip(items, stages):
        steps = item.steps if isinstance(item, Island) else [item]
        lines += ["/*", *indented([str(step).replace("*/", "* /") for step in steps]), "*/", *stage.lines, ""]
    rows = [f"{{stage{i}, {f'finish{i}' if s.finishes else 'NULL'}, {s.blocks}, {s.elements}}}," for i, s in enumerate(stages)]
    return "\n".join([*lines, "const sg_stage stages[] = {", *indented([*rows, "{0}"]), "};", ""])


def compiled(program: Native) -> Native:
    """Compile a program, or find what was compiled before, and load it."""
    import cffi  # type: ignore[import-untyped,unused-ignore]

    digest = sha256("\0".join([program.text, *_command(), table.tables_layout()]).encode()).hexdigest()[:16]
    found = kept(f"compiled-{digest}", lambda folder: _compile(program.text, folder))
    ffi = cffi.FFI()
    ffi.cdef("extern const char stages[];")
    called = _called(program)
    ffi.cdef("".join(f"extern void *{name};" for name in called))
    library = ffi.dlopen(str(found.folder / "program.so"))
    for name, address in called.items():
        setattr(library, name, ffi.cast("void *", address))
    address = int(ffi.cast("uintptr_t", ffi.addressof(library, "stages")))
    layouts = (tuple(v.like for v in program.inputs), tuple(v.like for v in program.outputs))
    program.run = native.program(address, (library, ffi, found), *layouts, program.temporaries, program.flag)
    return program


def _called(program: Native) -> dict[str, int]:
    """The functions of BLAS that a program calls."""
    dtypes = {item.operands[0].like.dtype.name for item in program.items if isinstance(item, Product)}
    known = blas() if dtypes else None
    return {name: address for name, address in known.addresses.items() if name.split("_")[1] in dtypes} if known else {}


def _compile(text: str, folder: Path) -> None:
    source = folder / "program.c"
    source.write_text(text, encoding="utf-8")
    command = [*_command(), str(source), "-o", str(folder / "program.so"), "-lm"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CompilerError(f"the C compiler {command[0]} failed: {error}; the variable CC may name another") from error
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        why = next((line for line in said if "error:" in line), said[-1])
        raise CompilerError(f"the C compiler {command[0]} failed: {why}\n{shlex.join(command)}\n{done.stderr}")


@cache
def _command() -> tuple[str, ...]:
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return (*words, *FLAGS, *OWN_FLAGS, *_level(), f"-I{paths().csrc}")


def _level() -> tuple[str, ...]:
    """The instructions of this processor, in the steps for which the kernels have clones (SG_CLONES): the same loops give the same bits."""
    if platform.machine() not in ("x86_64", "AMD64"):
        return ()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ()
    known = set(next((line for line in lines if line.startswith("flags")), "").split())
    if {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"} <= known:
        return ("-march=x86-64-v4",)
    return ("-march=x86-64-v3",) if {"avx2", "fma", "bmi1", "bmi2", "f16c", "movbe", "abm"} <= known else ()
