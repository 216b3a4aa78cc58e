"""The source of a kernel that computes several steps for each element: what generated/cuda says of each of them, one after another."""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits

from ..device.source import DTYPES, Operand, Source, find, numpy_dtype
from ..kernels.fuse import Item
from ..kernels.island import Island
from ..program import Cast, Elementwise, Step, Value

MOST_ARRAYS = 16  # operands and results of a kernel: SG_MAX_ARGS of csrc/kernel.h
_MOST_STEPS = 64  # of a kernel: what they make waits in registers
_MOST_ANEW = 8  # steps of single elements that are computed anew for each element of others
_MOST_NAMES = 4  # of ops in the name of a kernel
_MEMORY = {dtype: memory for memory, dtype in DTYPES.items()}  # float16: sg_f16
_HALVES = ("float16", "bfloat16")  # which are computed in float
_OPERAND = re.compile(r"(?:ARRAY|NUMBER)\(\d+, (?:\w+, )?(\w+)\)")
_DEFINED = re.compile(r"^#define SG_(OPERANDS|COMPUTE)(?:\(\w+, \w+\))? (.*)$", re.MULTILINE)
_VARIABLE = re.compile(r"\b([xr])(\d+)\b")
_START = '#include "device.cuh"\n'


@dataclass(frozen=True)
class _Computation:
    """What a kernel computes of an element.

    Args:
        types: of its operands, in C.
        text: sets r0, r1, ... from x0, x1, ...
    """

    source: Source
    types: tuple[str, ...]
    text: str

    @property
    def is_long(self) -> bool:
        return "#define SG_LONG" in self.source.text


@cache
def computation_of(kernel: str, dtype: str, numbers: frozenset[int]) -> _Computation | None:
    """What a kernel computes of an element in a dtype, some of its operands being numbers; None where it has no such source, or one of rows."""
    source = find(kernel, dtype, numbers) if dtype in _MEMORY else None
    if source is None or source.along_rows:
        return None
    defined = dict(_DEFINED.findall(source.text))
    return _Computation(source, tuple(_OPERAND.findall(defined["OPERANDS"])), defined["COMPUTE"])


def computation_for(step: Elementwise) -> _Computation:
    found = computation_of(step.name, step.dtype, numbers_among(step.operands))
    assert found is not None, step
    return found


def numbers_among(operands: Sequence[Any]) -> frozenset[int]:
    """The places of what is one number for all elements."""
    return frozenset(i for i, operand in enumerate(operands) if not isinstance(operand, Value))


def takes_cast(have: Any, wanted: Any) -> bool:
    """Whether a kernel converts one dtype to another as it goes: what rounds once."""
    have, wanted = traits[have].name, traits[wanted].name
    if have not in _MEMORY or wanted not in _MEMORY or have.startswith("complex") or not (wanted == "bool" or wanted.startswith(("float", "bfloat"))):
        return False
    return wanted not in _HALVES or have in (*_HALVES, "float32", "bool", "int8", "uint8", "int16")  # which float holds


def with_single_elements(items: Iterable[Item], outputs: Iterable[Value]) -> list[Item]:
    """The items of a program, where what is computed of single elements is computed anew by each kernel that reads it: a launch takes longer."""
    makers: dict[Value, Island] = {}
    found: list[Item] = []
    for item in items:
        if isinstance(item, Island):
            before = dict.fromkeys(makers[v.memory] for v in item.reads() if v.memory in makers)
            before = dict.fromkeys(
                island for island in before if len(island.steps) <= _MOST_ANEW and all(_is_single(v) for v in item.reads() if v.memory in island.made)
            )
            steps = list(dict.fromkeys([*(step for island in before for step in island.steps), *item.steps]))
            item = Island(item.shape, (), steps, item.results, {}, {r for step in steps for r in step.results})
            if math.prod(item.shape) == 1:
                makers.update(dict.fromkeys(item.made, item))
        found.append(item)
    wanted = {v.memory for v in outputs}
    kept: list[Item] = []
    for item in reversed(found):
        if not isinstance(item, Island) or not wanted.isdisjoint(item.made):
            kept.append(replace(item, results=[v for v in item.results if v in wanted]) if isinstance(item, Island) else item)
            wanted.update(v.memory for v in (item.reads() if isinstance(item, Island) else item.values()))
    return kept[::-1]


def _is_single(value: Value) -> bool:
    """Whether a value is nothing but one element, however often it is shown."""
    return value.memory.like.size == 1 and value.like.dtype == value.memory.like.dtype


def pieces(island: Island) -> Iterator[Island]:
    """Islands that one kernel each can compute."""
    last: dict[Value, int] = {v.memory: i for i, step in enumerate(island.steps) for v in step.values()}  # who reads a value last
    last.update(dict.fromkeys(island.results, len(island.steps)))
    piece, read, made = list[Step](), set[Value](), set[Value]()
    for i, step in enumerate(island.steps):
        reads = read | {v for v in step.values() if v.memory not in made}
        results = [v for v in (*made, *step.results) if last.get(v, -1) > i]
        if piece and (len(piece) == _MOST_STEPS or len(reads) + len(results) > MOST_ARRAYS):
            yield _piece(island, piece, made, last, i - 1)
            piece, made = [], set()
            reads = set(step.values())
        piece.append(step)
        read = reads
        made.update(step.results)
    yield _piece(island, piece, made, last, len(island.steps) - 1)


def _piece(island: Island, steps: list[Step], made: set[Value], last: dict[Value, int], end: int) -> Island:
    """Some steps of an island up to one, as an island."""
    return Island(island.shape, (), steps, [r for step in steps for r in step.results if last.get(r, -1) > end], {}, made)


def source_of(island: Island, reads: Sequence[Value]) -> Source:
    """The kernel of an island, whose operands are what it reads."""
    writer = _Writer(reads)
    for step in island.steps:
        writer.add(step)
    operands = [Operand(_dtype(v), False) for v in reads]
    results = tuple(_dtype(v) for v in island.results)
    arrays = " ".join(f"ARRAY({i}, {_MEMORY[o.dtype]}, {_type(o.dtype)})" for i, o in enumerate(operands))
    written = " ".join(f"RESULT({i}, {_MEMORY[dtype]}, {_type(dtype)})" for i, dtype in enumerate(results))
    given = " ".join(f"r{i} = {writer.held(v)};" for i, v in enumerate(island.results))
    lines = [
        *(["#define SG_LONG"] if writer.is_long else []),
        f"#define SG_OPERANDS(ARRAY, NUMBER) {arrays}",
        f"#define SG_RESULTS(RESULT) {written}",
        f"#define SG_COMPUTE {' '.join(writer.lines)} {given}",
    ]
    names = "_".join(re.sub(r"\W", "", step.name.replace(" ", "_")) for step in island.steps[:_MOST_NAMES])
    kernel = f"compiled_{names}_{hashlib.sha256(repr([writer.before, *lines]).encode()).hexdigest()[:12]}"
    text = "\n".join([f"#define SG_KERNEL {kernel}", "#define SG_SUFFIX loop", *lines, '#include "elementwise.cuh"', "#undef SG_SUFFIX", ""])
    return Source(f"{kernel}_loop", tuple(operands), results, "\n".join(writer.before), text)


class _Writer:
    """Writes the steps of an island, each as what sets a variable."""

    def __init__(self, reads: Sequence[Value]):
        self.lines: list[str] = []
        self.before: dict[str, None] = {_START: None}  # what the sources of its steps say before them
        self.is_long = False
        self._names: dict[Value, str] = {value: f"x{i}" for i, value in enumerate(reads)}

    def held(self, value: Value) -> str:
        """The variable that holds a value; of a view of what is made here, which shows all of it, the value."""
        return self._names[value if value in self._names else value.memory]

    def add(self, step: Step) -> None:
        names = [self._begun(result) for result in step.results]
        if isinstance(step, Cast):
            (operand,) = step.values()
            have = self.held(operand)
            self.lines.append(f"{names[0]} = {f'{have} != 0' if _dtype(step.results[0]) == 'bool' else f'({_type(_dtype(step.results[0]))}){have}'};")
        else:
            assert isinstance(step, Elementwise)
            self._add_kernel(step, names)
        for name, result in zip(names, step.results):
            if _dtype(result) in _HALVES:
                self.lines.append(f"{name} = sg_rounded<{_MEMORY[_dtype(result)]}>({name});")

    def _add_kernel(self, step: Elementwise, results: list[str]) -> None:
        computation = computation_for(step)
        given = [self.held(o) if isinstance(o, Value) else _literal(o, type_) for o, type_ in zip(step.operands, computation.types)]
        self.before[computation.source.before] = None
        self.is_long |= computation.is_long
        self.lines.append(_VARIABLE.sub(lambda found: (given if found[1] == "x" else results)[int(found[2])], computation.text))

    def _begun(self, value: Value) -> str:
        self._names[value] = name = f"v{len(self._names)}"
        self.lines.append(f"{_type(_dtype(value))} {name};")
        return name


def _dtype(value: Value) -> str:
    return traits[value.like.dtype].name


def _type(dtype: str) -> str:
    """The type in which elements of a dtype are computed."""
    return "float" if dtype in _HALVES else _MEMORY[dtype]


def _literal(number: Any, type_: str) -> str:
    """A number as an operand of a type: what the type holds of it, to the bit."""
    value = np.asarray(number).astype(numpy_dtype(DTYPES[type_])).item()
    if isinstance(value, complex):
        part = "float" if type_ == "sg_c64" else "double"
        return f"sg_make_{type_.removeprefix('sg_')}({_literal(value.real, part)}, {_literal(value.imag, part)})"
    if isinstance(value, float):
        if not math.isfinite(value):
            return "SG_NAN" if math.isnan(value) else "SG_INF" if value > 0 else "(-SG_INF)"
        return f"({value.hex()}{'f' if type_ == 'float' else ''})"
    return f"(({type_}){int(value) % 2**64}ULL)"
