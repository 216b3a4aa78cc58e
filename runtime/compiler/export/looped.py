"""A program as loops over arrays, which lie in the arguments, in constants, and in a workspace whose parts are used again when nobody reads them any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.codegen.write.in_c.scalar import CType

from ..kernels.fuse import fused
from ..kernels.island import Island
from ..kernels.statements import TYPE_OF
from ..kernels.workspace import Workspace
from ..program import Program, Step, Value
from .c.numbers import array, number
from .c.routines import called
from .lowered import Lowered
from .nests import Nest
from .pieces import pieces_of
from .steps import Factor, Linear, Move, Product, Routine, extent, first_place, is_in_order, places_of, steps_of

Item = Island | Step
_SCRATCH = "\x02"  # stands for room that is not known yet


@dataclass
class Room:
    """Where the memory of a value lies: C for its first element."""

    text: str
    type: CType


class Looped:
    """Args:
    program: what to write.
    constants: of the whole file.
    macro: with which the file is compiled to call BLAS.
    real: the type of the workspace.
    """

    program: Lowered
    constants: Constants
    macro: str
    workspace: Workspace

    def __init__(self, program: Lowered, constants: Constants, macro: str, real: CType):
        self.program, self.constants, self.macro = program, constants, macro
        self.real: CType = real
        self.rooms: dict[Value, Room] = {}
        self.workspace = Workspace()
        self.local: list[str] = []  # declarations of arrays of other types
        for argument in program.inputs:
            self.rooms[argument.value] = Room(argument.name, TYPE_OF[argument.value.like.dtype.name])
        for value, elements in program.constants.items():
            self.rooms[value] = Room(constants.name(_as_it_lies(value, elements), TYPE_OF[elements.dtype.name]), TYPE_OF[elements.dtype.name])
        self.copied = []
        for argument in program.outputs:
            value = argument.value
            if value not in self.rooms and is_in_order(value):
                self.rooms[value] = Room(argument.name, TYPE_OF[value.like.dtype.name])
            else:
                self.copied.append(argument)

    def lines(self) -> list[str]:
        """The body of the function."""
        outputs = [a.value for a in self.program.outputs]
        items = fused(Program([], self.program.steps, outputs))
        last = self._last_reads(items)
        lines: list[str] = []
        taken: dict[Value, tuple[int, int]] = {}
        for i, item in enumerate(items):
            made = item.results if isinstance(item, Island) else [r for r in item.results if r.source is None]
            for value in made:
                if value not in self.rooms:
                    self._make_room(value, taken)
            lines += self._item(item)
            for value in [v for v in taken if last.get(v, -1) <= i]:
                self.workspace.give(*taken.pop(value))
        for argument in self.copied:
            lines += self._copy(argument.name, argument.value)
        return [*self.local, *lines]

    def _last_reads(self, items: Sequence[Item]) -> dict[Value, int]:
        last = {a.value.memory: len(items) for a in self.copied}
        for i, item in enumerate(items):
            for value in item.reads() if isinstance(item, Island) else item.values():
                last[value.memory] = max(last.get(value.memory, -1), i)
        return last

    def _make_room(self, value: Value, taken: dict[Value, tuple[int, int]]) -> None:
        ctype = TYPE_OF[value.like.dtype.name]
        if ctype != self.real and ctype.dtype_class != "b":
            self.rooms[value] = Room(f"m{value.number}", ctype)
            self.local.append(f"{ctype.c} m{value.number}[{extent(value)}];")
            return
        count = extent(value) if ctype == self.real else -(-extent(value) // np.dtype(self.real.dtype).itemsize)
        at = self.workspace.take(count)
        taken[value] = at, count
        text = f"(work + {at})" if at else "work"
        self.rooms[value] = Room(text if ctype == self.real else f"((sg_bool *){text})", ctype)

    # ---- items

    def _item(self, item: Item) -> list[str]:
        if isinstance(item, Island):
            nest = Nest(item, self)
            return [*_comment(item.steps), *nest.lines()]
        if isinstance(item, Move):
            return [*_comment([item]), *self._move(item)]
        if isinstance(item, Linear):
            return [*_comment([item]), *self._linear(item)]
        if isinstance(item, Product):
            return [*_comment([item]), *self._product(item)]
        assert isinstance(item, Routine)
        given = [self.at(v, first_place(v)) for v in item.operands]
        made = [self.at(v, first_place(v)) for v in item.results]
        lines, scratch = called(item, given, made, _SCRATCH)
        if scratch:
            at = self.workspace.take(scratch)
            self.workspace.give(at, scratch)
            lines = [line.replace(_SCRATCH, f"work + {at}") for line in lines]
        return [*_comment([item]), *lines]

    def at(self, value: Value, place: int) -> str:
        """C for where an element lies, counted from the first of the memory."""
        text = self.rooms[value.memory].text
        if not place:
            return text
        inner = text[1:-1] if text.startswith("(work + ") else text
        if inner.startswith("work + "):
            return f"(work + {int(inner[7:]) + place})"
        return f"({text} + {place})"

    def _copy(self, name: str, value: Value) -> list[str]:
        shape = value.like.shape
        own = [int(np.prod(shape[i + 1 :], dtype=int)) for i in range(len(shape))]
        return loops(shape, f"{indexed(name, own, shape)} = {indexed(self.at(value, first_place(value)), steps_of(value), shape)};")

    def _move(self, move: Move) -> list[str]:
        (value,) = move.results
        ctype = TYPE_OF[value.like.dtype.name]
        steps, first = steps_of(value), first_place(value)
        pieces = pieces_of(move)
        if pieces is None:
            return self._move_by_table(move)
        lines: list[str] = []
        for p in pieces:
            place = first + sum(b * s for b, s in zip(p.begins, steps))
            to = indexed(self.at(value, place), steps, p.shape)
            if p.source < 0:
                lines += loops(p.shape, f"{to} = {number(p.constant, ctype)};")
            else:
                lines += loops(p.shape, f"{to} = {indexed(self.at(move.operands[p.source], p.first), p.steps, p.shape)};")
        return lines

    def _move_by_table(self, move: Move) -> list[str]:
        (value,) = move.results
        ctype = TYPE_OF[value.like.dtype.name]
        to = _flat_places(value)
        lines: list[str] = []
        source = move.source.reshape(-1)
        for s in np.unique(source):
            (at,) = np.nonzero(source == s)
            rows = self.constants.table(to[at])
            if s < 0:
                values = self.constants.name(move.constants.reshape(-1)[at], ctype)
                lines += _each(len(at), f"{self.at(value, 0)}[{rows}[i0]] = {values}[i0];")
            else:
                columns = self.constants.table(move.places.reshape(-1)[at])
                lines += _each(len(at), f"{self.at(value, 0)}[{rows}[i0]] = {self.at(move.operands[s], 0)}[{columns}[i0]];")
        return lines

    def _linear(self, linear: Linear) -> list[str]:
        (value,) = linear.results
        ctype = TYPE_OF[value.like.dtype.name]
        to = _flat_places(value)
        if (linear.start == 0).all():
            lines = _each(extent(value), f"{self.at(value, 0)}[i0] = 0;")
        else:
            lines = _each(to.size, f"{self.at(value, 0)}[{self.constants.table(to)}[i0]] = {self.constants.name(linear.start.reshape(-1), ctype)}[i0];")
        for s in np.unique(linear.source):
            (at,) = np.nonzero(linear.source == s)
            rows, columns = self.constants.table(to[linear.to[at]]), self.constants.table(linear.places[at])
            element = f"{self.at(linear.operands[s], 0)}[{columns}[i0]]"
            factors = linear.factors[at]
            if not (factors == 1).all():
                element = f"{self.constants.name(factors, ctype)}[i0] * {element}"
            lines += _each(len(at), f"{self.at(value, 0)}[{rows}[i0]] += {element};")
        return lines

    def _product(self, step: Product) -> list[str]:
        a, b, c = step.factors
        *batch, m, n = c.shape
        k = a.shape[-1]
        places = [_offsets(f, len(batch)) for f in (a, b, c)]
        texts = [" + ".join([self.at(f.value, first_place(f.value)), *part]) for f, part in zip((a, b, c), places)]
        given = [f"{text}, {f.steps[-2]}, {f.steps[-1]}" for text, f in zip(texts, (a, b, c))]
        own = f"sg_product({m}, {n}, {k}, {', '.join(given)});"
        blas = _blas(a, b, c, texts, self.real)
        call = [own] if blas is None else [f"#ifdef {self.macro}", blas, "#else", own, "#endif"]
        return loops(tuple(batch), *call)


class Constants:
    """The constant arrays of a file, each once."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[Any, str] = {}

    def name(self, elements: np.ndarray[Any, Any], ctype: CType) -> str:
        elements = np.ascontiguousarray(elements, dtype=ctype.dtype)
        return self._named((elements.tobytes(), ctype.name), elements, ctype)

    def table(self, places: np.ndarray[Any, Any]) -> str:
        """An array of places."""
        return self._named((places.astype(np.int64).tobytes(), "places"), places, "int" if places.size == 0 or places.max() < 2**15 else "long")

    def _named(self, key: Any, elements: np.ndarray[Any, Any], ctype: CType | str) -> str:
        if key not in self._names:
            self._names[key] = f"c{len(self._names)}"
            self.lines += array(self._names[key], elements, ctype)
        return self._names[key]


def loops(shape: Sequence[int], *body: str) -> list[str]:
    """A loop for each dimension that has more than one element, over variables i0, i1, ..."""
    lines: list[str] = []
    depth = 0
    for i, size in enumerate(shape):
        if size > 1:
            lines.append(f"{'    ' * depth}for (long i{i} = 0; i{i} < {size}; i{i}++) {{")
            depth += 1
    lines += [line if line.startswith("#") else "    " * depth + line for line in body]
    return [*lines, *("    " * i + "}" for i in reversed(range(depth)))]


def _each(count: int, body: str) -> list[str]:
    """A loop over a table."""
    return [f"for (long i0 = 0; i0 < {count}; i0++)", f"    {body}"]


def indexed(base: str, steps: Sequence[int], shape: Sequence[int]) -> str:
    return f"{base}[{index(steps, shape)}]"


def index(steps: Sequence[int], shape: Sequence[int]) -> str:
    """The place of an element, by the variables of loops."""
    parts = [f"i{i}" if step == 1 else f"i{i} * {step}" for i, (step, size) in enumerate(zip(steps, shape)) if size > 1 and step]
    return " + ".join(parts) or "0"


def _offsets(factor: Factor, batch: int) -> list[str]:
    return [f"i{i} * {s}" for i, (s, n) in enumerate(zip(factor.steps[:batch], factor.shape[:batch])) if n > 1 and s]


def _as_it_lies(value: Value, elements: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    found = np.zeros(extent(value), elements.dtype)
    found[_flat_places(value)] = elements.reshape(-1)
    return found


def _flat_places(value: Value) -> np.ndarray[Any, Any]:
    return places_of(value).reshape(-1)


def _comment(steps: Sequence[Step]) -> list[str]:
    names = list(dict.fromkeys(step.name for step in steps))
    text = ", ".join(names).replace("*/", "* /")
    return ["", f"/* {text if len(text) < 120 else text[:117] + '...'} */"]


def _blas(a: Factor, b: Factor, c: Factor, texts: list[str], real: CType) -> str | None:
    """A call of cblas; None if it cannot read the matrices as they lie."""
    (m, n), k = c.shape[-2:], a.shape[-1]
    if (c.steps[-1] != 1 and n > 1) or (m > 1 and c.steps[-2] < n):
        return None
    given: list[str] = []
    for f, text in zip((a, b), texts):
        rows, columns = f.steps[-2:]
        height, width = f.shape[-2:]
        if (columns == 1 or width == 1) and (rows >= width or height == 1):
            given.append(f"CblasNoTrans {text}, {max(rows, width)}")
        elif (rows == 1 or height == 1) and (columns >= height or width == 1):
            given.append(f"CblasTrans {text}, {max(columns, height)}")
        else:
            return None
    (ta, a_text), (tb, b_text) = (g.split(" ", 1) for g in given)
    kind, one, zero = ("s", "1.0f", "0.0f") if real.name == "f32" else ("d", "1.0", "0.0")
    return f"cblas_{kind}gemm(CblasRowMajor, {ta}, {tb}, {m}, {n}, {k}, {one}, {a_text}, {b_text}, {zero}, {texts[2]}, {max(c.steps[-2], n)});"
