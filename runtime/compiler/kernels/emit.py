"""Islands as C: for each a function that computes blocks, and, where blocks leave sums behind, one that adds these up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from specgrad.codegen.model.spec_text import NOTHING
from specgrad.codegen.plan.kernels import Kernel, Operand, Origin
from specgrad.codegen.write.emit_c import ScalarWriter, block, far_kind, loop

from ..program import Sum, Value
from .fuse import Island
from .loops import ROW, Loops, loops_of
from .statements import Atom, Statement, Statements

STAGE = 512  # elements that one loop after another computes: see SG_STAGE


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
        temporaries: the bytes of each.
    """

    numbers: dict[Value, int]
    temporaries: list[int]
    count: int = field(init=False)

    def __post_init__(self) -> None:
        self.count = len(self.numbers)

    def temporary(self, size: int) -> int:
        """The number of one more, which holds no value."""
        self.temporaries.append(size)
        self.count += 1
        return self.count - 1


class Writer:
    """Writes one island.

    Args:
        number: which it is.
        memory: where values lie.
    """

    def __init__(self, number: int, island: Island, memory: Memory):
        self.number, self.island, self.memory = number, island, memory
        self.loops: Loops = loops_of(island)
        self.statements = Statements(island)
        self.sums = [v for v in island.results if isinstance(v.origin, Sum)]
        self.plain = [v for v in island.results if not isinstance(v.origin, Sum)]
        self.partial: dict[Value, int] = {v: memory.temporary(self.loops.blocks * v.like.size * 8) for v in self.sums if not self.loops.in_one_go(v)}
        self.staged: set[str] = set()  # variables that a later loop reads

    def stage(self) -> Stage:
        lines = [f"static void stage{self.number}(char *const *p, sg_index first, sg_index last) {{", *indented(self._blocks()), "}"]
        if self.partial:
            lines += [f"static void finish{self.number}(char *const *p) {{", *indented(self._finish()), "}"]
        return Stage(lines, self.loops.blocks, self.loops.rows_of_block * self.loops.length, bool(self.partial))

    # ---- what surrounds the innermost loops

    def _blocks(self) -> list[str]:
        rows, of_block = self.loops.rows, self.loops.rows_of_block
        one = of_block == 1
        body = [f"double *const q{i} = (double *)p[{at}] + block * {v.like.size};" for i, (v, at) in enumerate(self.partial.items())]
        body += [f"for (sg_index i = 0; i < {v.like.size}; i++) q{i}[i] = 0;" if v.like.size > 1 else f"q{i}[0] = 0;" for i, v in enumerate(self.partial)]
        if one:
            body += ["const sg_index row = block;", *self._row()]
        else:
            body += block(f"for (sg_index row = block * {of_block}; row < {rows} && row < (block + 1) * {of_block}; row++)", self._row())
        return block("for (sg_index block = first; block < last; block++)", body)

    def _row(self) -> list[str]:
        loops = self.loops
        lines: list[str] = []
        if loops.in_parts:
            size = loops.sizes[0]
            length = f"{size}" if size <= ROW else f"(({size} - row * {ROW}) < {ROW} ? ({size} - row * {ROW}) : {ROW})"
            places = ["row"]
        else:
            length, places = str(loops.length), []
            rest = "row"
            for i in range(len(loops.sizes) - 2, 0, -1):
                lines += [f"const sg_index i{i} = {rest} % {loops.sizes[i]}, rest{i} = {rest} / {loops.sizes[i]};"]
                rest = f"rest{i}"
            lines += [f"const sg_index i0 = {rest};"]
            places = [f"i{i}" for i in range(len(loops.sizes) - 1)]
        lines.append(f"const sg_index n = {length};")
        for value, atom in self.statements.loaded.items():
            lines.append(f"const char *const {atom.name}_ = p[{self.memory.numbers[value.memory]}] + {self._offset(value, places)};")
            if self._inner(value) == 0:
                lines.append(f"const {atom.type.c} {atom.name} = *(const {atom.type.c} *){atom.name}_;")
        for i, value in enumerate(self.plain):
            lines.append(f"char *const r{i}_ = p[{self.memory.numbers[value]}] + {self._offset(value, places)};")
        lines += [f"{self._wide(v)} total{i} = 0;" for i, v in enumerate(self.sums) if self._sums_rows(v)]
        lines += self._chunks()
        for i, value in enumerate(self.sums):
            if not self._sums_rows(value):
                continue
            at = self._offset(value, places) if not loops.in_parts else "0"
            if value in self.partial:
                lines.append(f"q{list(self.partial).index(value)}[{at}] += total{i};")
            else:
                c = self.statements.stored[value].type.c
                lines.append(f"(({c} *)p[{self.memory.numbers[value]}])[{at}] = ({c})({self._divided(f'total{i}', value)});")
        return lines

    def _chunks(self) -> list[str]:
        length = self.loops.length
        if length <= STAGE:
            return ["enum { b = 0 };", "const sg_index m = n;", *self._loops()]
        return block(f"for (sg_index b = 0; b < n; b += {STAGE})", [f"const sg_index m = n - b < {STAGE} ? n - b : {STAGE};", *self._loops()])

    def _finish(self) -> list[str]:
        lines: list[str] = []
        for value, at in self.partial.items():
            c, size = self.statements.stored[value].type.c, value.like.size
            lines += block(
                f"for (sg_index i = 0; i < {size}; i++)",
                [
                    f"{self._wide(value)} total = 0;",
                    f"for (sg_index block = 0; block < {self.loops.blocks}; block++) total += ((const double *)p[{at}])[block * {size} + i];",
                    f"(({c} *)p[{self.memory.numbers[value]}])[i] = ({c})({self._divided('total', value)});",
                ],
            )
        return lines

    def _offset(self, value: Value, places: Sequence[str]) -> str:
        steps = [self.loops.steps[value][0] * ROW] if self.loops.in_parts else self.loops.steps[value][:-1]
        parts = [f"{place} * {step}" for place, step in zip(places, steps) if step]
        return " + ".join([*([str(value.offset)] if value.offset else []), *parts]) or "0"

    def _inner(self, value: Value) -> int:
        return self.loops.steps[value][-1]

    def _sums_rows(self, value: Value) -> bool:
        return self._inner(value) == 0

    @staticmethod
    def _wide(value: Value) -> str:
        return "long double" if value.like.dtype == np.float64 else "double"

    @staticmethod
    def _divided(total: str, value: Value) -> str:
        assert isinstance(value.origin, Sum)
        return total if value.origin.divisor == 1 else f"{total} / {value.origin.divisor}"

    # ---- the innermost loops

    def _loops(self) -> list[str]:
        """One loop for each function of many operations, with what it needs; the last stores results."""
        groups = self._groups()
        self._stage_what_crosses(groups)
        lines = [f"{a.type.c} {name}s[{STAGE}];" for name, a in self._atoms().items() if name in self.staged]
        for group in groups:
            lines += self._branching(group[0]) if group[0].takes_branches else self._loop(group)
        lines += self._last()
        for i, value in enumerate(self.sums):
            lines += self._summed(i, value)
        return lines

    def _atoms(self) -> dict[str, Atom]:
        return {s.target.name: s.target for s in self.statements.lines}

    def _groups(self) -> list[list[Statement]]:
        """Statements that share a loop: none has more than one function of many operations, whose arguments are computed beside it."""
        groups: list[list[Statement]] = []
        open_: list[Statement] = []
        for s in self.statements.lines:
            if s.takes_branches:
                groups += [open_] if open_ else []
                groups.append([s])
                open_ = []
                continue
            open_.append(s)
            if s.is_long:
                groups.append(open_)
                open_ = []
        self.rest = open_
        return groups

    def _stage_what_crosses(self, groups: list[list[Statement]]) -> None:
        at = {s.target.name: i for i, group in enumerate(groups) for s in group}
        for i, group in enumerate([*groups, self.rest]):
            for s in group:
                self.staged.update(name for name in s.reads if name in at and at[name] < i)
        for value in [*self.plain, *self.sums]:
            if self.statements.stored[value].name in at:
                self.staged.add(self.statements.stored[value].name)
        self.staged |= {self.statements.stored[v].name for v in self.sums if self.statements.stored[v].name in self._atoms()}

    def _loop(self, group: list[Statement]) -> list[str]:
        own = {s.target.name for s in group}
        body = [line for s in group for line in self._statement(s, own)]
        return ["SG_INDEPENDENT", *loop(body, "for (sg_index i = 0; i < m; i++)")] if body else []

    def _last(self) -> list[str]:
        own = {s.target.name for s in self.rest}
        body = [line for s in self.rest for line in self._statement(s, own)]
        for i, value in enumerate(self.plain):
            atom = self.statements.stored[value]
            body.append(f"{self._result(i, value, atom)} = {self._read(atom, own)};")
        return ["SG_INDEPENDENT", *loop(body, "for (sg_index i = 0; i < m; i++)")] if body else []

    def _result(self, i: int, value: Value, atom: Atom) -> str:
        step = self._inner(value)
        if step == value.like.itemsize:
            return f"(({atom.type.c} *)r{i}_)[b + i]"
        return f"*({atom.type.c} *)(r{i}_ + (b + i) * {step})"

    def _summed(self, i: int, value: Value) -> list[str]:
        atom = self.statements.stored[value]
        text = self._read(atom, set())
        if self._sums_rows(value):
            if self._is_fixed(atom):
                return [f"total{i} += ({self._wide(value)}){text} * m;"]
            return ["{", f"    {atom.type.c} part = 0;", f"    SG_SHORT_SUM(part, 0, m, {text})", f"    total{i} += part;", "}"]
        at = self._offset(value, [f"i{k}" for k in range(len(self.loops.sizes) - 1)])
        step = self._inner(value)
        return ["SG_INDEPENDENT", *loop([f"q{list(self.partial).index(value)}[{at} + (b + i) * {step}] += {text};"], "for (sg_index i = 0; i < m; i++)")]

    def _is_fixed(self, atom: Atom) -> bool:
        """Whether it is the same along a row."""
        return any(a.name == atom.name and self._inner(v) == 0 for v, a in self.statements.loaded.items())

    def _read(self, atom: Atom, own: set[str]) -> str:
        """A variable as a loop reads it: computed in it, kept by a loop before, or from memory."""
        if atom.name in own:
            return atom.name
        if atom.name in self.staged:
            return f"{atom.name}s[i]"
        value = next(v for v, a in self.statements.loaded.items() if a.name == atom.name)
        step = self._inner(value)
        if step == 0:
            return atom.name
        if step == value.like.itemsize:
            return f"((const {atom.type.c} *){atom.name}_)[b + i]"
        return f"*(const {atom.type.c} *)({atom.name}_ + (b + i) * {step})"

    def _statement(self, s: Statement, own: set[str]) -> list[str]:
        lines = [f"const {s.target.type.c} {s.target.name} = {self._text(s, own)};"]
        if s.target.name in self.staged:
            lines.append(f"{s.target.name}s[i] = {s.target.name};")
        return lines

    def _text(self, s: Statement, own: set[str], within: str = "") -> str:
        if s.prim is None:
            assert s.source is not None
            text = self._read(s.source, own)
            return f"({text} != 0)" if s.target.type.dtype_class == "b" else f"({s.target.type.c}){text}"
        writer = self._writer(s, own)
        writer.range = within
        return writer.plain(s.prim)

    def _writer(self, s: Statement, own: set[str]) -> ScalarWriter:
        atoms = {**self._atoms(), **{a.name: a for a in self.statements.loaded.values()}}
        operands = tuple(Operand(name, kind) for name, kind in s.kinds)
        kernel = Kernel("", Origin("", NOTHING), operands, (), (), "", False)
        return ScalarWriter(kernel, s.computed, {name: self._read(atoms[name], own) for name, _ in s.kinds})

    def _branching(self, s: Statement) -> list[str]:
        """A function whose fast versions are made for some arguments: a look at the arguments chooses between loops."""
        assert s.prim is not None
        kind = far_kind(s.prim, s.computed)
        tells = f"{kind}{s.computed.name}"
        writer = self._writer(s, set())
        given = ", ".join(writer.text(a, writer.argument_kind(s.prim)) for a in s.prim.args)
        name = s.target.name
        self.staged.add(name)

        def compute(within: str) -> list[str]:
            return ["SG_INDEPENDENT", *loop([f"{name}s[i] = {self._text(s, set(), within)};"], "for (sg_index i = 0; i < m; i++)")]

        far = ["int far = 0;", *loop([f"far |= sg_is_far_{tells}({given});"], "for (sg_index i = 0; i < m; i++)")]
        otherwise = loop([f"{name}s[i] = {self._text(s, set())};"], "for (sg_index i = 0; i < m; i++)")
        if tells == "f32":
            otherwise = [
                "int farther = 0;",
                *loop([f"farther |= sg_is_farther_{tells}({given});"], "for (sg_index i = 0; i < m; i++)"),
                *block("if (farther)", otherwise),
                *block("else", compute("middle_")),
            ]
        return ["{", *indented([*far, *block("if (far)", otherwise), *block("else", compute("near_"))]), "}"]


def indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]
