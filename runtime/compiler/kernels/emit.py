"""Islands as C: for each a function that computes blocks, and, where blocks leave sums behind, one that adds these up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from specgrad.codegen.write.in_c.scalar import block

from ..program import Sum, Value
from .fast_math import Relaxed
from .functions import Functions
from .island import Island
from .loops import ROW, STAGE, Loops, loops_of
from .numbers import Numbers
from .row import RowWriter, wide
from .rows import arrays_of_rows, one_row, several_rows
from .statements import Statements
from .workspace import Workspace


@dataclass
class Stage:
    """An island, written.

    Args:
        lines: the C.
        blocks, elements: how many blocks, and how many elements one has.
        finishes: whether sums are left to be added up.
    """

    lines: list[str]
    blocks: int
    elements: int
    finishes: bool


@dataclass
class Memory:
    """Where values lie.

    Args:
        numbers: of the pointer to each value, in the table that every stage gets: first what is given, then results, then temporaries.
        temporaries: the bytes of each, and the first and the last stage that use it.
        sizes: how texts show numbers.
    """

    numbers: dict[Value, int] = field(default_factory=dict)
    temporaries: list[tuple[int, int, int]] = field(default_factory=list)
    sizes: Numbers = field(default_factory=Numbers)
    count: int = 0

    def number(self, value: Value) -> None:
        """Give a value a pointer."""
        self.numbers[value] = self.count
        self.count += 1

    def temporary(self, size: int, first: int, last: int) -> int:
        """The number of one more, which holds no value."""
        self.temporaries.append((size, first, last))
        self.count += 1
        return self.count - 1

    def planned(self) -> tuple[tuple[int, ...], int]:
        """Where each of the temporaries begins in the memory that they share, and how large that is."""
        workspace, offsets = Workspace(), [0] * len(self.temporaries)
        sizes = [_up_to_a_line(size) for size, _, _ in self.temporaries]
        for stage in range(max((last for _, _, last in self.temporaries), default=-1) + 1):
            for i, (_, first, _) in enumerate(self.temporaries):
                if first == stage:
                    offsets[i] = workspace.take(sizes[i])
            for i, (_, _, last) in enumerate(self.temporaries):
                if last == stage:
                    workspace.give(offsets[i], sizes[i])
        return tuple(offsets), workspace.size


def _up_to_a_line(size: int) -> int:
    """Each temporary begins a line of the cache."""
    return -(-max(size, 1) // 64) * 64


class Writer:
    """Writes one island.

    Args:
        number: which it is.
        memory: where values lie.
        fast_math: whether it may compute what is equal in real numbers alone.
    """

    number: int
    island: Island
    memory: Memory
    statements: Statements
    results: list[Value]

    def __init__(self, number: int, island: Island, memory: Memory, fast_math: bool = False):
        self.number, self.island, self.memory = number, island, memory
        self.loops: Loops = loops_of(island)
        self.statements = Statements(island, self.loops.left)
        self.results = [v for v in island.results if v not in self.loops.left]
        self.fast_math = fast_math
        if fast_math:
            Relaxed(self.statements, self.loops, (self.statements.stored[v].name for v in (*self.results, *self.loops.left)))
        self.partial: dict[Value, int] = {v: memory.temporary(self.loops.blocks * v.like.size * 8, number, number) for v in self.loops.left}

    def stage(self, functions: Functions) -> Stage:
        self.functions = functions
        body = self._blocks()
        lines = block(f"static void stage{self.number}(char *const *p, sg_index first, sg_index last)", [*self.memory.sizes.declared(), *body])
        if self.partial:
            body = self._finish()
            lines += block(f"static void finish{self.number}(char *const *p)", [*self.memory.sizes.declared(), *body])
        return Stage(lines, self.loops.blocks, self.loops.rows_of_block * self.loops.length, bool(self.partial))

    def _blocks(self) -> list[str]:
        size, of_block = self.memory.sizes.whole, self.loops.rows_of_block
        body = [f"double *const q{i} = (double *)p[{at}] + block * {size(v.like.size)};" for i, (v, at) in enumerate(self.partial.items())]
        for i, v in enumerate(self.partial):
            body.append(f"for (sg_index i = 0; i < {size(v.like.size)}; i++) q{i}[i] = 0;" if v.like.size > 1 else f"q{i}[0] = 0;")
        places, head = self._places()
        head += self._operands(places)
        of_sums = ["0" if self.loops.in_parts else self._offset(v, places) for v in self.loops.left]
        writer = RowWriter(self.loops, self.statements, self.functions, self.results, of_sums, self.memory.sizes, self.fast_math)
        steps, kept, at_once, room = writer.steps(), writer.kept(), writer.at_once, self.memory.sizes.room(self.loops.length)
        arrays = [*writer.arrays.values(), *(arrays_of_rows(kept, room, at_once) if at_once > 1 else [])]
        if of_block == 1:
            body += ["const sg_index row = block;", *head, *one_row(steps, kept, room)]
        else:
            rows, of = size(self.loops.rows), size(of_block)
            body.append(f"const sg_index end = (block + 1) * {of} < {rows} ? (block + 1) * {of} : {rows};")
            if at_once == 1:
                body += block(f"for (sg_index row = block * {of}; row < end; row++)", [*head, *one_row(steps, kept, room)])
            else:
                body += block(f"for (sg_index next = block * {of}; next < end; next += {at_once})", several_rows(steps, kept, head, room, at_once))
        return [*arrays, *block("for (sg_index block = first; block < last; block++)", body)]

    def _places(self) -> tuple[list[str], list[str]]:
        """Which element of the outer dimensions a row is, and how long it is."""
        loops, size = self.loops, self.memory.sizes.whole
        lines: list[str] = []
        if loops.in_parts:
            whole = size(loops.sizes[0])
            length = f"(({whole} - row * {ROW}) < {ROW} ? ({whole} - row * {ROW}) : {ROW})"
            places = ["row"]
        else:
            length = size(loops.length)
            rest = "row"
            for i in range(len(loops.sizes) - 2, 0, -1):
                of = size(loops.sizes[i])
                lines += [f"const sg_index i{i} = {rest} % {of}, rest{i} = {rest} / {of};"]
                rest = f"rest{i}"
            lines += [f"const sg_index i0 = {rest};"]
            places = [f"i{i}" for i in range(len(loops.sizes) - 1)]
        if loops.in_parts or loops.length <= STAGE:
            return places, [*lines, f"const sg_index n = {length};"]
        return places, [*lines, f"sg_index n = {length};", "SG_UNKNOWN(n);"]

    def _operands(self, places: list[str]) -> list[str]:
        """Where a row of each value lies, and what is the same for all of it."""
        lines: list[str] = []
        for value, atom in self.statements.loaded.items():
            lines.append(f"const char *const {atom.name}_ = p[{self.memory.numbers[value.memory]}] + {self._offset(value, places)};")
            if self.loops.inner(value) == 0:
                lines.append(f"const {atom.type.c} {atom.name} = *(const {atom.type.c} *){atom.name}_;")
        for i, value in enumerate(self.results):
            lines.append(f"char *const r{i}_ = p[{self.memory.numbers[value]}] + {self._offset(value, places)};")
        return lines

    def _finish(self) -> list[str]:
        size = self.memory.sizes.whole
        lines: list[str] = []
        for value, at in self.partial.items():
            assert isinstance(value.origin, Sum)
            c, count = self.statements.stored[value].type.c, size(value.like.size)
            total = "total" if value.origin.divisor == 1 else f"total / {size(value.origin.divisor)}"
            lines += block(
                f"for (sg_index i = 0; i < {count}; i++)",
                [
                    f"{wide(self.statements.stored[value])} total = 0;",
                    f"for (sg_index block = 0; block < {size(self.loops.blocks)}; block++) total += ((const double *)p[{at}])[block * {count} + i];",
                    f"(({c} *)p[{self.memory.numbers[value]}])[i] = ({c})({total});",
                ],
            )
        return lines

    def _offset(self, value: Value, places: Sequence[str]) -> str:
        """Where a row of a value begins; of a sum that is left, in elements."""
        size = self.memory.sizes.whole
        steps = [self.loops.steps[value][0] * ROW] if self.loops.in_parts else self.loops.steps[value][:-1]
        parts = [f"{place} * {size(step)}" for place, step in zip(places, steps) if step]
        return " + ".join([*([size(value.offset)] if value.offset else []), *parts]) or "0"
