"""Islands that follow one another, as one native program: written as C, compiled, kept for the next run, and loaded."""

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

from .cut import CompilerError
from .kernels.emit import Memory, Stage, Writer
from .kernels.functions import Functions
from .kernels.island import Island
from .kernels.row import indented
from .program import Value

# As the kernels are compiled; but loops of a few elements are not written out before they are made vectors of.
OWN_FLAGS = ("--param=max-completely-peel-times=1", "-Wno-unused-variable", "-fPIC", "-shared")
SECONDS = 120.0  # that a compiler may take


@dataclass
class Native:
    """A native program.

    Args:
        islands: what it computes.
        inputs: the memory that it reads.
        outputs: what it gives.
        text: its C.
        temporaries: the bytes of each value that stays within.
        run: the program, called on arrays.
    """

    islands: list[Island]
    inputs: list[Value]
    outputs: list[Value]
    text: str
    temporaries: tuple[int, ...]
    run: Any = None


def written(islands: list[Island], wanted: set[Value]) -> Native:
    """The C of islands; `wanted` are the values that others read."""
    made = {v for island in islands for v in island.results}
    inputs = list(dict.fromkeys(v.memory for island in islands for v in island.reads() if v.memory not in made))
    outputs = [v for island in islands for v in island.results if v in wanted]
    inner = [v for island in islands for v in island.results if v not in wanted]
    memory = Memory({v: i for i, v in enumerate([*inputs, *outputs, *inner])}, [v.like.nbytes for v in inner])
    writers = [Writer(i, island, memory) for i, island in enumerate(islands)]
    functions = Functions(s for writer in writers for s in writer.statements.lines)
    stages = [writer.stage(functions) for writer in writers]
    return Native(islands, inputs, outputs, _source(islands, stages, functions), tuple(memory.temporaries))


def _source(islands: list[Island], stages: list[Stage], functions: Functions) -> str:
    lines = ['#include "program.h"', "", *functions.lines, ""]
    for island, stage in zip(islands, stages):
        lines += ["/*", *indented([str(step).replace("*/", "* /") for step in island.steps]), "*/", *stage.lines, ""]
    rows = [f"{{stage{i}, {f'finish{i}' if s.finishes else 'NULL'}, {s.blocks}, {s.elements}}}," for i, s in enumerate(stages)]
    return "\n".join([*lines, "const sg_stage stages[] = {", *indented([*rows, "{0}"]), "};", ""])


def compiled(program: Native) -> Native:
    """Compile a program, or find what was compiled before, and load it."""
    import cffi  # type: ignore[import-untyped,unused-ignore]

    digest = sha256("\0".join([program.text, *_command(), table.tables_layout()]).encode()).hexdigest()[:16]
    found = kept(f"compiled-{digest}", lambda folder: _compile(program.text, folder))
    ffi = cffi.FFI()
    ffi.cdef("extern const char stages[];")
    library = ffi.dlopen(str(found.folder / "program.so"))
    address = int(ffi.cast("uintptr_t", ffi.addressof(library, "stages")))
    layouts = (tuple(v.like for v in program.inputs), tuple(v.like for v in program.outputs))
    program.run = native.program(address, (library, ffi, found), *layouts, program.temporaries)
    return program


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
