"""The loops over one row of an island, phase by phase: what is the same for all of its elements, then loops over parts of it, then the sums of the row."""

from __future__ import annotations

from collections.abc import Sequence

from specgrad.codegen.write.in_c.scalar import block, loop

from ..program import Value
from .fast_math import contracted
from .functions import OVER_PART, Functions, writer_of
from .loops import STAGE, Loops
from .numbers import Numbers
from .phases import Phases
from .rows import RowStep, phases_of_rows
from .statements import Atom, Statement, Statements


class RowWriter:
    """Args:
    loops: of the island.
    statements: what is computed.
    functions: of the program.
    results: what is stored, element by element, or once for the row.
    places: of each sum that blocks leave behind, where the row's begins.
    sizes: how the text shows numbers.
    fast_math: whether a product and what is added to it may be rounded once.
    """

    loops: Loops
    statements: Statements
    functions: Functions
    places: Sequence[str]
    sizes: Numbers
    phases: Phases
    at_once: int  # rows that each step goes through before the next
    results: dict[int, Value]

    def __init__(
        self, loops: Loops, statements: Statements, functions: Functions, results: Sequence[Value], places: Sequence[str], sizes: Numbers, fast_math: bool
    ):
        self.sizes = sizes
        self.fast_math: bool = fast_math
        self.made: dict[str, Statement] = {s.target.name: s for s in statements.lines}
        self.loops, self.statements, self.functions, self.places = loops, statements, functions, places
        self.phases, self.at_once = phases_of_rows(statements, loops, sizes)
        self.atoms: dict[str, Atom] = {**{s.target.name: s.target for s in statements.lines}, **{a.name: a for a in statements.loaded.values()}}
        self.staged: set[str] = set()  # variables that a later loop of the same phase reads
        self.arrays: dict[str, str] = {}  # by name, those that all rows share
        self.results = dict(enumerate(results))

    def steps(self) -> list[RowStep]:
        """One behind another: each reads what those before have found, and what is kept of the elements."""
        steps: list[RowStep] = []
        for phase in range(self.phases.count):
            steps += self._phase(phase)
        return steps

    def kept(self) -> list[Atom]:
        """What steps keep of each element, in arrays that end with a `k`."""
        return [self.atoms[name] for name in sorted(self.phases.kept)]

    def _phase(self, phase: int) -> list[RowStep]:
        """What is known of the row before its elements are gone through, these loops, and what they sum up."""
        now = self.phases.computed(phase)
        numbers = [s for s in now if self.phases.is_fixed(s.target) and not s.of_row]
        before = RowStep([f"const {s.target.type.c} {s.target.name} = {self._text(s, set())};" for s in numbers], [s.target for s in numbers], of_numbers=True)
        of_row = [s for s in now if s.of_row]
        totals = {i: v for i, v in enumerate(self.loops.left) if self.loops.inner(v) == 0 and self.phases.of(self._summed(v)) == phase}
        lines = [f"{wide(self._summed(v))} total{i} = 0;" for i, v in totals.items()]
        for s in of_row:
            lines += _start(s)
        parts = self._parts([s for s in now if not self.phases.is_fixed(s.target)], of_row, phase)
        if parts:
            if self.loops.length <= STAGE:
                lines += ["{", *indented(["enum { b = 0 };", "const sg_index m = n;", *parts]), "}"]
            else:
                ahead = self._ahead() if phase == 1 else []
                lines += block(f"for (sg_index b = 0; b < n; b += {STAGE})", [f"const sg_index m = n - b < {STAGE} ? n - b : {STAGE};", *ahead, *parts])
        for s in of_row:
            lines += self._end(s)
        lines += [f"q{i}[{self.places[i]}] += total{i};" for i in totals]
        for i, value in self.results.items():
            atom = self.statements.stored[value]
            if self.loops.inner(value) == 0 and self.phases.is_fixed(atom) and self.phases.at.get(atom.name, 0) == phase:
                lines.append(f"*({atom.type.c} *)r{i}_ = {atom.name};")
        return [*([before] if numbers else []), *([RowStep(lines, [s.target for s in of_row])] if lines else [])]

    def _ahead(self) -> list[str]:
        """Fetch the same part of the next row, which nothing else asks for until this one is done with."""
        lines = []
        for value, atom in self.statements.loaded.items():
            *outer, inner = self.loops.steps[value]
            if inner == value.like.itemsize and outer and outer[-1]:
                lines.append(f"SG_AHEAD({atom.name}_ + {self.sizes.whole(outer[-1])} + b * {inner}, m * {inner});")
        return lines

    # ---- loops over a part of the row

    def _parts(self, now: list[Statement], of_row: list[Statement], phase: int) -> list[str]:
        """One loop for each function of many operations, with what it needs; the last stores results."""
        groups, rest = self._groups(now)
        scattered = sorted({name for s in now if self.functions.computes(s) for name in s.reads if self._is_scattered(self.atoms[name])})
        results = {i: v for i, v in self.results.items() if self.phases.is_stored_in(phase, v)}
        left = {i: v for i, v in enumerate(self.loops.left) if self.phases.of(self._summed(v)) == phase}
        self._stage_what_crosses(groups, rest, of_row, [self._summed(v) for v in left.values()], list(results.values()))
        staged = [s.target for s in now if s.target.name in self.staged and s.target.name not in self.phases.kept]
        lines = self._arrays([*staged, *(self.atoms[name] for name in scattered)])
        for name in scattered:
            lines += loop([f"{name}s[i] = {self._read(self.atoms[name], set())};"], OVER_PART)
        for group in groups:
            lines += self._called(group[0]) if self.functions.computes(group[0]) else self._loop(group, {})
        lines += self._loop(rest, results)
        for s in of_row:
            lines += self._reduced(s)
        for i, value in left.items():
            lines += self._added(i, value)
        return lines

    def _arrays(self, atoms: list[Atom]) -> list[str]:
        """The arrays for a part of the row. Those with the rest of a vector are made once: no loop computes with what lies in memory by chance."""
        if self.at_once == 1:
            return [f"{atom.type.c} {atom.name}s[{STAGE}];" for atom in atoms]
        self.arrays.update((f"{atom.name}s", f"{atom.type.c} {atom.name}s[{STAGE}] = {{0}};") for atom in atoms)
        return []

    def _summed(self, total: Value) -> Atom:
        """What is added up to a sum that is left."""
        return self.statements.stored[total]

    def _groups(self, statements: list[Statement]) -> tuple[list[list[Statement]], list[Statement]]:
        """Statements that share a loop: none has more than one function of many operations, whose arguments are computed beside it. And the last loop's."""
        groups: list[list[Statement]] = []
        last: list[Statement] = []
        for s in statements:
            if self.functions.computes(s):
                groups += [last] if last else []
                groups.append([s])
                last = []
                continue
            if s.is_long and s.target.name in self.phases.whole and not all(before.target.name in self.phases.whole for before in last):
                groups.append(last)
                last = []
            last.append(s)
            if s.is_long:
                groups.append(last)
                last = []
        return groups, last

    def _stage_what_crosses(
        self, groups: list[list[Statement]], rest: list[Statement], of_row: list[Statement], summed: list[Atom], results: list[Value]
    ) -> None:
        at = {s.target.name: i for i, group in enumerate([*groups, rest]) for s in group}
        for i, group in enumerate([*groups, rest]):
            for s in group:
                self.staged.update(name for name in s.reads if at.get(name, i) < i)
        self.staged.update(s.target.name for group in groups for s in group if self.functions.computes(s))
        self.staged.update(name for name in (*(name for s in of_row for name in s.reads), *(atom.name for atom in summed)) if name in at)
        stored = (self.statements.stored[v].name for v in results)
        self.staged.update(name for name in stored if at.get(name, len(groups)) < len(groups))

    def _loop(self, group: list[Statement], results: dict[int, Value]) -> list[str]:
        own = {s.target.name for s in group}
        if not results and not own & (self.staged | self.phases.kept):
            return []  # of several results, those that nobody reads
        wide = any(self.atoms[name].type.name in ("f64", "i64", "c128") for s in group for name in (s.target.name, *s.reads))
        truth = "int64_t" if wide else "int32_t"  # as wide as the numbers beside it: vectors of bytes hold four or eight times as many
        body: list[str] = []
        for s in group:
            c = truth if s.target.type.dtype_class == "b" else s.target.type.c
            body.append(f"const {c} {s.target.name} = {self._text(s, own)};")
            if s.target.name in self.staged | self.phases.kept:
                body.append(f"{self._place(s.target)} = {s.target.name};")
        for i, value in results.items():
            atom = self.statements.stored[value]
            step = self.loops.inner(value)
            to = f"(({atom.type.c} *)r{i}_)[b + i]" if step == value.like.itemsize else f"*({atom.type.c} *)(r{i}_ + (b + i) * {self.sizes.whole(step)})"
            body.append(f"{to} = {self._read(atom, own)};")
        of_all = OVER_PART
        if not results and own <= self.phases.whole and any(s.is_long for s in group):
            of_all = f"for (sg_index i = 0; i < SG_UP_TO_VECTORS(m, {group[-1].target.type.c}); i++)"
        return ["SG_INDEPENDENT", *loop(body, of_all)]

    def _place(self, atom: Atom) -> str:
        """Where loops find a variable that another has computed."""
        return f"{atom.name}k[b + i]" if atom.name in self.phases.kept else f"{atom.name}s[i]"

    def _read(self, atom: Atom, own: set[str]) -> str:
        """A variable as a loop reads it: computed in it or for the whole row, kept by a loop before, or from memory."""
        if atom.name in own or self.phases.is_fixed(atom):
            return atom.name
        if atom.name in self.phases.at:
            return self._place(atom)
        value = next(v for v, a in self.statements.loaded.items() if a.name == atom.name)
        step = self.loops.inner(value)
        if step == value.like.itemsize:
            return f"((const {atom.type.c} *){atom.name}_)[b + i]"
        return f"*(const {atom.type.c} *)({atom.name}_ + (b + i) * {self.sizes.whole(step)})"

    def _text(self, s: Statement, own: set[str]) -> str:
        if s.prim is None:
            assert s.source is not None
            text = self._read(s.source, own)
            return f"({text} != 0)" if s.target.type.dtype_class == "b" else f"({s.target.type.c}){text}"
        if self.fast_math:
            together = contracted(s, lambda name: self._made_in(own, name), lambda name: self._read(self.atoms[name], own), self.sizes)
            if together is not None:
                return together
        return writer_of(s.kinds, s.computed, {name: self._read(self.atoms[name], own) for name in s.reads}, self.sizes).plain(s.prim)

    def _made_in(self, own: set[str], name: str) -> Statement | None:
        """What computes a variable, if that is in the same loop."""
        return self.made.get(name) if name in own else None

    def _called(self, s: Statement) -> list[str]:
        """A call of a function that computes a statement."""
        fixed = tuple(self.phases.is_fixed(self.atoms[name]) for name in s.reads)
        given = [name if is_fixed else self._pointer(self.atoms[name]) for name, is_fixed in zip(s.reads, fixed)]
        to = f"{s.target.name}k + b" if s.target.name in self.phases.kept else f"{s.target.name}s"
        return [f"{self.functions.name(s, fixed)}({', '.join([to, *given, 'm'])});"]

    def _pointer(self, atom: Atom) -> str:
        """Where the elements of a part lie one behind another."""
        if atom.name in self.phases.kept:
            return f"{atom.name}k + b"
        return f"(const {atom.type.c} *){atom.name}_ + b" if self._lies_in_order(atom) else f"{atom.name}s"

    def _is_scattered(self, atom: Atom) -> bool:
        """Whether it is read from memory, and no function can do that as it lies."""
        return atom.name not in self.phases.at and not self.phases.is_fixed(atom) and not self._lies_in_order(atom)

    def _lies_in_order(self, atom: Atom) -> bool:
        """Whether it is read from memory as functions can do that."""
        return any(a.name == atom.name and self.loops.inner(v) == v.like.itemsize for v, a in self.statements.loaded.items())

    # ---- sums

    def _reduced(self, s: Statement) -> list[str]:
        """What a part of the row adds to what the whole row makes."""
        name, c = s.target.name, s.target.type.c
        source = s.source or self.atoms[s.reads[0]]
        text = self._read(source, set())
        if s.place is not None:
            return ["{", *indented([f"const sg_index i = {s.place.name} - b;", f"if (i >= 0 && i < m) {name} = {text};"]), "}"]
        if s.of_row == "row_sum":
            return self._sum_of_part(f"{name}_total", source, text, wide(s.target))
        which, sign = ("max", ">") if s.of_row == "row_max" else ("min", "<")
        body = [f"const {c} v = {text};", f"{name} = v {sign} {name} ? v : {name};", f"{name}_nan |= v != v;"]
        return [f"SG_SIMD_EXTREME({which}, {name}, {name}_nan)", *loop(body, OVER_PART)]

    def _sum_of_part(self, total: str, source: Atom, text: str, type_: str) -> list[str]:
        if self.phases.is_fixed(source):
            return [f"{total} += ({type_}){text} * m;"]
        added = f"{total} += sg_sum_{source.type.name}"
        if not self._is_scattered(source):
            return [f"{added}({self._pointer(source)}, m);"]
        gathered = loop([f"gathered[i] = {text};"], OVER_PART)
        return ["{", *indented([f"{source.type.c} gathered[{STAGE}];", *gathered, f"{added}(gathered, m);"]), "}"]

    def _end(self, s: Statement) -> list[str]:
        """What is made of a row, once all of it was gathered."""
        name, c = s.target.name, s.target.type.c
        if s.of_row == "row_sum":
            return [f"const {c} {name} = ({c})({name}_total{f' / {self.sizes.whole(s.divisor)}' if s.divisor > 1 else ''});"]
        return [] if s.of_row == "row_pick" else [f"if ({name}_nan) {name} = SG_NAN;"]

    def _added(self, i: int, value: Value) -> list[str]:
        """What a part of the row adds to a sum that blocks leave behind."""
        atom = self._summed(value)
        text = self._read(atom, set())
        step = self.loops.inner(value)
        if step == 0:
            return self._sum_of_part(f"total{i}", atom, text, wide(atom))
        return ["SG_INDEPENDENT", *loop([f"q{i}[{self.places[i]} + (b + i) * {self.sizes.whole(step)}] += {text};"], OVER_PART)]


def _start(s: Statement) -> list[str]:
    """The variables into which a row is gathered."""
    if s.of_row == "row_sum":
        return [f"{wide(s.target)} {s.target.name}_total = 0;"]
    if s.of_row == "row_pick":
        return [f"{s.target.type.c} {s.target.name} = 0;"]
    return [f"{s.target.type.c} {s.target.name} = {'-SG_INF' if s.of_row == 'row_max' else 'SG_INF'};", f"int {s.target.name}_nan = 0;"]


def wide(atom: Atom) -> str:
    """The type in which sums are added up: with digits to spare, since many parts may err in one direction."""
    return "long double" if atom.type.name == "f64" else "double"


def indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]
