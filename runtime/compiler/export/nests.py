"""An island of the compiler as plain loops: the rows one after another, and each row phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernels.functions import writer_of
from ..kernels.island import Island
from ..kernels.loops import Loops, loops_of
from ..kernels.phases import Phases
from ..kernels.statements import Atom, Statement, Statements
from ..program import Sum, Value
from .steps import extent, first_place

if TYPE_CHECKING:
    from .looped import Looped

PART = 128  # elements of a long row that are added up before they are added to what came before: the rounding errors of both sums are small


class Nest:
    """Args:
    island: what is computed.
    within: the function that it is part of, which knows where values lie.
    """

    island: Island
    within: Looped
    length: int
    statements: Statements
    results: list[Value]
    phases: Phases

    def __init__(self, island: Island, within: Looped):
        self.island, self.within = island, within
        self.loops: Loops = loops_of(island)
        if self.loops.in_parts:
            self.loops.sizes.insert(0, 1)
            for steps in self.loops.steps.values():
                steps.insert(0, 0)
        self.length = self.loops.sizes[-1]
        self.loops.length = self.length
        self.statements = Statements(island, self.loops.left)
        self.results = [v for v in island.results if v not in self.loops.left]
        self._drop_unread()
        self.phases = Phases(self.statements, self.loops)
        self.atoms: dict[str, Atom] = {s.target.name: s.target for s in self.statements.lines} | {a.name: a for a in self.statements.loaded.values()}
        self.kept: dict[str, str] = {}
        self.here = "at" if self.length > 1 else "0"

    def lines(self) -> list[str]:
        rooms: list[tuple[int, int]] = []
        for name in sorted(self.phases.kept, key=lambda n: int(n[1:])):
            ctype = self.atoms[name].type
            if ctype == self.within.real:
                rooms.append((self.within.workspace.take(self.length), self.length))
                self.kept[name] = f"(work + {rooms[-1][0]})"
            else:
                self.kept[name] = f"k{name}"
        lines = [f"{self.atoms[name].type.c} {text}[{self.length}];" for name, text in self.kept.items() if not text.startswith("(")]
        for total in self.loops.left:
            base = self._base(total)
            lines += [f"for (long at = 0; at < {extent(total)}; at++)", f"    {base}[at] = 0;"] if extent(total) > 1 else [f"{base}[0] = 0;"]
        depth = 0
        for i, size in enumerate(self.loops.sizes[:-1]):
            if size > 1:
                lines.append(f"{'    ' * depth}for (long i{i} = 0; i{i} < {size}; i{i}++) {{")
                depth += 1
        row = self._row()
        lines += ["    " * depth + line for line in row]
        lines += ["    " * i + "}" for i in reversed(range(depth))]
        for total in self.loops.left:
            assert isinstance(total.origin, Sum)
            if total.origin.divisor != 1:
                base = self._base(total)
                lines += [f"for (long at = 0; at < {extent(total)}; at++)", f"    {base}[at] /= {total.origin.divisor};"]
        for room in rooms:
            self.within.workspace.give(*room)
        return ["{", *("    " + line for line in lines), "}"]

    def _drop_unread(self) -> None:
        """Leave out what no result depends on: compilers warn of it."""
        wanted = {self.statements.stored[v].name for v in (*self.results, *self.loops.left)}
        for s in reversed(self.statements.lines):
            if s.target.name in wanted:
                wanted.update(s.reads)
        self.statements.lines = [s for s in self.statements.lines if s.target.name in wanted]
        self.statements.loaded = {v: a for v, a in self.statements.loaded.items() if a.name in wanted}

    # ---- a row

    def _row(self) -> list[str]:
        lines: list[str] = []
        for value, atom in self.statements.loaded.items():
            if self.phases.is_fixed(atom):
                lines.append(f"const {atom.type.c} {atom.name} = {self._element(value)};")
        for phase in range(self.phases.count):
            lines += self._phase(phase)
        for value in self.results:
            atom = self.statements.stored[value]
            if self.loops.inner(value) == 0 and self.phases.is_fixed(atom):
                lines.append(f"{self._element(value)} = {atom.name};")
        return lines

    def _phase(self, phase: int) -> list[str]:
        now = self.phases.computed(phase)
        lines = [f"const {s.target.type.c} {s.target.name} = {self._text(s)};" for s in now if self.phases.is_fixed(s.target) and not s.of_row]
        elements = [s for s in now if not self.phases.is_fixed(s.target)]
        of_row = [s for s in now if s.of_row]
        results = [v for v in self.results if self.phases.is_stored_in(phase, v)]
        left = [v for v in self.loops.left if self.phases.of(self.statements.stored[v]) == phase]
        if not (elements or of_row or results or left):
            return lines
        sums = [(f"{s.target.name}", s.target.type.c) for s in of_row if s.of_row == "row_sum"]
        sums += [(self._sum_name(v), self.statements.stored[v].type.c) for v in left if self.loops.inner(v) == 0]
        lines += [f"{c} {name}_sum = 0;" for name, c in sums]
        for s in of_row:
            if s.of_row != "row_sum":
                lines.append(f"{s.target.type.c} {s.target.name} = {self._extreme(s)[1]};")
        lines += self._over_elements(elements, of_row, results, left, sums)
        for s in of_row:
            if s.of_row == "row_sum":
                lines.append(f"const {s.target.type.c} {s.target.name} = {s.target.name}_sum{f' / {s.divisor}' if s.divisor > 1 else ''};")
        lines += [f"{self._element(v)} += {self._sum_name(v)}_sum;" for v in left if self.loops.inner(v) == 0]
        return lines

    def _over_elements(
        self, elements: list[Statement], of_row: list[Statement], results: list[Value], left: list[Value], sums: list[tuple[str, str]]
    ) -> list[str]:
        in_parts = self.length > 2 * PART and bool(sums)
        end = "_part" if in_parts else "_sum"
        read = {name for s in (*elements, *of_row) for name in s.reads}
        read |= {self.statements.stored[v].name for v in (*results, *left)}
        own = {s.target.name for s in elements}
        body = [f"const {a.type.c} {a.name} = {self._element(v)};" for v, a in self.statements.loaded.items() if a.name in read and not self.phases.is_fixed(a)]
        body += [f"const {self.atoms[name].type.c} {name} = {text}[{self.here}];" for name, text in self.kept.items() if name in read and name not in own]
        for s in elements:
            body.append(f"const {s.target.type.c} {s.target.name} = {self._text(s)};")
            if s.target.name in self.kept:
                body.append(f"{self.kept[s.target.name]}[{self.here}] = {s.target.name};")
        for v in results:
            body.append(f"{self._element(v)} = {self.statements.stored[v].name};")
        for s in of_row:
            source = (s.source or self.atoms[s.reads[0]]).name
            body.append(f"{s.target.name}{end} += {source};" if s.of_row == "row_sum" else self._extreme(s)[0].format(source))
        for v in left:
            name = self.statements.stored[v].name
            body.append(f"{self._sum_name(v)}{end} += {name};" if self.loops.inner(v) == 0 else f"{self._element(v)} += {name};")
        if self.length == 1:
            return ["{", *("    " + line for line in body), "}"]
        if not in_parts:
            return [f"for (long at = 0; at < {self.length}; at++) {{", *("    " + line for line in body), "}"]
        last = f"from + {PART} < {self.length} ? from + {PART} : {self.length}" if self.length % PART else f"from + {PART}"
        return [
            f"for (long from = 0; from < {self.length}; from += {PART}) {{",
            f"    const long upto = {last};",
            *(f"    {c} {name}_part = 0;" for name, c in sums),
            "    for (long at = from; at < upto; at++) {",
            *("        " + line for line in body),
            "    }",
            *(f"    {name}_sum += {name}_part;" for name, _ in sums),
            "}",
        ]

    # ---- parts

    def _text(self, s: Statement) -> str:
        if s.prim is None:
            assert s.source is not None
            return f"({s.source.name} != 0)" if s.target.type.dtype_class == "b" else f"({s.target.type.c}){s.source.name}"
        return writer_of(s.kinds, s.computed, {name: name for name in s.reads}).plain(s.prim)

    def _extreme(self, s: Statement) -> tuple[str, str]:
        """How a row's largest or smallest element takes one more into account, and with what it begins. A NaN stays."""
        name, sign = s.target.name, ">" if s.of_row == "row_max" else "<"
        if s.target.type.dtype_class != "f":
            start = f"sg_start_{'maximum' if sign == '>' else 'minimum'}_{s.target.type.name}()"
            return f"{name} = {{0}} {sign} {name} ? {{0}} : {name};", start
        return f"{name} = {{0}} {sign} {name} || {{0}} != {{0}} ? {{0}} : {name};", "-SG_INF" if sign == ">" else "SG_INF"

    def _sum_name(self, value: Value) -> str:
        return f"s{value.number}"

    def _base(self, value: Value) -> str:
        return self.within.at(value, 0)

    def _element(self, value: Value) -> str:
        """An element of a value as it lies in memory, by the variables of the loops."""
        size = 1 if value in self.loops.left else value.like.itemsize
        steps = self.loops.steps[value]
        parts = [f"i{i}" if s == size else f"i{i} * {s // size}" for i, (s, n) in enumerate(zip(steps[:-1], self.loops.sizes[:-1])) if s and n > 1]
        if steps[-1] and self.length > 1:
            parts.append("at" if steps[-1] == size else f"at * {steps[-1] // size}")
        return f"{self.within.at(value, first_place(value))}[{' + '.join(parts) or '0'}]"
