"""Islands and products that follow one another, as one native program: written as C, compiled, kept for the next run, and loaded."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from specgrad.array.base import native_runtime
from specgrad.array.base.blas import of_programs
from specgrad.codegen.build import FLAGS, BuildError, c_compiler
from specgrad.codegen.paths import paths
from specgrad.codegen.processor import level
from specgrad.core.kernels import table
from specgrad.libraries.cache import digest, kept

from .cut import CompilerError
from .kernels.copies import assembled, check
from .kernels.emit import Memory, Stage, Writer
from .kernels.fast_math import FUSED
from .kernels.functions import Functions
from .kernels.island import Island
from .kernels.numbers import Numbers
from .kernels.product import ProductWriter, declarations
from .kernels.row import indented
from .program import Assembled, BlasProduct, Check, NativeStep, Value

# As the kernels are compiled; but loops of a few elements are not written out before they are made vectors of.
OWN_FLAGS = ("--param=max-completely-peel-times=1", "-Wno-unused-variable", "-fPIC", "-shared")
SIZE_OF_FLAG = 8
_OF_LEVEL: dict[int, tuple[str, ...]] = {1: ("-DSG_FUSES=0",), 3: ("-march=x86-64-v3",), 4: ("-march=x86-64-v4",)}
_OF_COMPLEX_NUMBERS = re.compile(r"\bsg_c(64|128)\b")
MOST_NAMES = 12  # of ops, in the name of a program or a loop
SOURCE = "program.c"
SECONDS = 120.0  # that a compiler may take


@dataclass
class Native:
    """A native program.

    Args:
        items: what it computes.
        inputs: the memory that it reads.
        outputs: what it gives.
        text: its C.
        places: where each value that stays within begins, in memory that these share.
        arena: the bytes of that.
        flag: the number of the pointer to what a check sets that fails; -1 if there is none.
        works: of each stage, how many blocks there are and how many elements one has.
        numbers: what its stages read beside.
        run: the program, called on arrays.
    """

    items: list[Island | NativeStep]
    inputs: list[Value]
    outputs: list[Value]
    text: str
    places: tuple[int, ...]
    arena: int
    flag: int
    works: tuple[tuple[int, int], ...]
    numbers: bytes
    run: Any = None

    @property
    def title(self) -> str:
        """What a profile calls it: by its ops."""
        return f"compiled({named(self.items)})"

    @property
    def about(self) -> str:
        products = [item for item in self.items if isinstance(item, BlasProduct)]
        loops = len(self.items) - len(products)
        parts = [f"{loops} loop{'s' * (loops > 1)}"] if loops else []
        if products:
            parts.append(f"{len(products)} product{'s' * (len(products) > 1)} of {sum(p.flops for p in products):,} operations")
        return f"{', '.join(parts)}: {moved(self.items)}"

    @property
    def shared(self) -> str:
        """How much memory what stays within shares."""
        return f"memory for what stays within: {self.arena:,} bytes"


def named(items: Sequence[Island | NativeStep]) -> str:
    """The ops, as a profile shows them: a dot in a name would begin that of an overload."""
    names = [step.name.replace(".", "_") for item in items for step in item.steps]
    return f"{', '.join(names[:MOST_NAMES])}{f', and {len(names) - MOST_NAMES} more' if len(names) > MOST_NAMES else ''}"


def moved(items: Sequence[Island | NativeStep]) -> str:
    """How many bytes loops read and write, and how many their ops would one by one."""
    steps = [step for item in items for step in item.steps]
    together = sum(v.like.nbytes for item in items for v in (*item.reads(), *item.results))
    separately = sum(v.like.nbytes for step in steps for v in (*step.values(), *step.results))
    return f"{len(steps)} ops, {together:,} bytes; one by one, {separately:,}"


def written(items: list[Island | NativeStep], wanted: set[Value], shown: dict[Value, Value], fast_math: bool = False, dynamic: bool = False) -> Native:
    """The C of islands and products.

    Args:
        wanted: the values that others read.
        shown: of some of these, the view as which they are given.
        fast_math: whether loops may compute what is equal in real numbers alone.
        dynamic: whether its text is to be that of other sizes, too.
    """
    made = {v for item in items for v in item.results}
    inputs = list(dict.fromkeys(v.memory for item in items for v in item.reads() if v.memory not in made))
    outputs = [v for item in items for v in item.results if v in wanted]
    inner = [v for item in items for v in item.results if v not in wanted]
    memory = Memory(sizes=Numbers(dynamic))
    for value in (*inputs, *outputs):
        memory.number(value)
    made_at = {v: i for i, item in enumerate(items) for v in item.results}
    last_read = {v.memory: i for i, item in enumerate(items) for v in item.reads()}
    for value in inner:
        memory.numbers[value] = memory.temporary(value.like.nbytes, made_at[value], max(made_at[value], last_read.get(value, 0)))
    flag = memory.temporary(SIZE_OF_FLAG, 0, len(items)) if any(isinstance(item, Check) for item in items) else -1
    writers = {i: Writer(i, item, memory, fast_math) for i, item in enumerate(items) if isinstance(item, Island)}
    functions = Functions(s for writer in writers.values() for s in writer.statements.lines)
    stages = [writers[i].stage(functions) if isinstance(item, Island) else _stage(i, item, memory, flag) for i, item in enumerate(items)]
    text = _source(items, stages, functions, FUSED if fast_math else (), dynamic)
    works = tuple((stage.blocks, stage.elements) for stage in stages)
    return Native(items, inputs, [shown.get(v, v) for v in outputs], text, *memory.planned(), flag, works, memory.sizes.table)


def _stage(number: int, step: NativeStep, memory: Memory, flag: int) -> Stage:
    if isinstance(step, BlasProduct):
        return ProductWriter(number, step, memory).stage()
    if isinstance(step, Assembled):
        return assembled(number, step, memory)
    assert isinstance(step, Check)
    return check(number, step, memory, flag)


def _source(items: list[Island | NativeStep], stages: list[Stage], functions: Functions, head: Sequence[str], dynamic: bool) -> str:
    lines = ['#include "program.h"', "", *head, *declarations([item for item in items if isinstance(item, BlasProduct)]), "", *functions.lines, ""]
    for item, stage in zip(items, stages):
        about = [step.name if dynamic else str(step) for step in item.steps]
        lines += ["/*", *indented([text.replace("*/", "* /") for text in about]), "*/", *stage.lines, ""]
    rows = [f"{{stage{i}, {f'finish{i}' if s.finishes else 'NULL'}}}," for i, s in enumerate(stages)]
    return "\n".join([*lines, "const sg_stage stages[] = {", *indented([*rows, "{0}"]), "};", ""])


class _Library:
    """What was loaded of a text.

    Args:
        address: of its stages.
        handle: what keeps it in memory.
    """

    def __init__(self, address: int, handle: Any):
        self.address, self.handle = address, handle


_loaded: WeakValueDictionary[tuple[str, ...], _Library] = WeakValueDictionary()  # by text and command, what programs hold


def compiled(program: Native) -> Native:
    """Compile a program, or find what was compiled before, and load it."""
    key = (program.text, *_command(program.text))
    library = _loaded.get(key)
    if library is None:
        name = digest(*(part.encode() for part in (*key, table.tables_layout(), _headers())))
        try:
            found = kept(f"compiled-{name}", lambda folder: compile_c(program.text, folder))
        except OSError as error:
            raise CompilerError(f"what was compiled cannot be kept: {error}; SPECGRAD_CACHE names another folder") from error
        try:
            if (found.folder / SOURCE).read_text(encoding="utf-8") != program.text:  # another program, whose digest begins alike
                return compiled_for_now(program)
            library = _loaded[key] = _load(program, found.folder)
        except (OSError, AttributeError):  # it was compiled on a machine whose libraries are newer, or is none
            return compiled_for_now(program)
        finally:
            found.release()  # what is loaded stays in memory, and its folder may go
    return _with(library, program)


def compiled_for_now(program: Native) -> Native:
    """Compile a program and load it, and keep nothing on the disk."""
    key = (program.text, *_command(program.text))
    library = _loaded.get(key)
    if library is None:
        with tempfile.TemporaryDirectory(prefix="specgrad-") as folder:
            compile_c(program.text, Path(folder))
            library = _loaded[key] = _load(program, Path(folder))
    return _with(library, program)


def _load(program: Native, folder: Path) -> _Library:
    import cffi  # type: ignore[import-untyped,unused-ignore]

    ffi = cffi.FFI()
    ffi.cdef("extern const char stages[];")
    called = _called(program)
    ffi.cdef("".join(f"extern void *{name};" for name in called))
    library = ffi.dlopen(str(folder / "program.so"))
    for name, address in called.items():
        setattr(library, name, ffi.cast("void *", address))
    return _Library(int(ffi.cast("uintptr_t", ffi.addressof(library, "stages"))), (library, ffi))


def _with(library: _Library, program: Native) -> Native:
    """A program whose stages are loaded, ready to be called."""
    layouts = (tuple(v.like for v in program.inputs), tuple(v.like for v in program.outputs))
    program.run = native_runtime.program(library.address, library, *layouts, program.places, program.arena, program.flag, program.works, program.numbers)
    return program


def _called(program: Native) -> dict[str, int]:
    """The functions of BLAS that a program calls."""
    dtypes = {item.operands[0].like.dtype.name for item in program.items if isinstance(item, BlasProduct)}
    return {name: of_programs[name] for dtype in dtypes for name in (f"gemm_{dtype}", f"gemv_{dtype}")}


def compile_c(text: str, folder: Path) -> None:
    """Compile C into `program.so` of a folder; raises `CompilerError`."""
    source = folder / SOURCE
    source.write_text(text, encoding="utf-8")
    command = [*_command(text), f"-I{paths().csrc}", str(source), "-o", str(folder / "program.so"), "-lm"]
    try:
        status, said = _run(command)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CompilerError(f"the C compiler {command[0]} failed: {error}; the variable CC may name another") from error
    if status:
        lines = said.strip().splitlines() or [f"exit status {status}"]
        why = next((line for line in lines if "error:" in line), lines[-1])
        raise CompilerError(f"the C compiler {command[0]} failed: {why}\n{explained(text, why)}{shlex.join(command)}\n{said}")
    if not (folder / "program.so").is_file():
        raise CompilerError(f"the C compiler {command[0]} has written nothing; the variable CC may name another")


def _run(command: list[str]) -> tuple[int, str]:
    """The exit status of a compiler, and what it says. One that hangs, or whose user interrupts it, is ended with all processes that it has started."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace", start_new_session=True
    )
    try:
        _, said = process.communicate(timeout=SECONDS)
    except BaseException:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stderr is not None
        process.stderr.close()
        raise
    return process.returncode, said


def explained(text: str, why: str) -> str:
    """The line of C that a compiler means, and the ops of the loop that it is part of; "" where it names none."""
    place = re.search(rf"{re.escape(SOURCE)}:(\d+)", why)
    if place is None:
        return ""
    lines, number = text.splitlines(), int(place[1])
    begin = max((i for i in range(min(number, len(lines))) if lines[i] == "/*"), default=None)
    ops = [] if begin is None else lines[begin + 1 : lines.index("*/", begin)]
    return "\n".join([f"line {number}: {lines[number - 1].strip()}" if number <= len(lines) else "", *(["in the loops of", *ops] if ops else []), ""])


def _command(text: str) -> tuple[str, ...]:
    try:
        words = c_compiler()
    except BuildError as error:
        raise CompilerError(str(error)) from error
    here = _OF_LEVEL.get(level() or 0, ())  # as the kernels have versions for it: the same loops give the same bits
    if level() in (3, 4) and _OF_COMPLEX_NUMBERS.search(text):  # products of which gcc fuses with what is added to them, whatever -ffp-contract says
        here = (*_OF_LEVEL[3], "-mno-fma")
    return (*words, *FLAGS, *OWN_FLAGS, *here)


@cache
def _headers() -> str:
    """A digest of what programs include: another version of the package compiles them anew, and the same one finds them, wherever it is installed."""
    return digest(*(header.read_bytes() for header in sorted(paths().csrc.glob("*.h"))))
