"""An island as statements: one for each primitive, of which equal ones are computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from specgrad.codegen.model.expr import VALUE, Const, Expr, Name, Prim
from specgrad.codegen.problems import Location
from specgrad.codegen.read.derive import CONST, SAME, result_kind
from specgrad.codegen.write.in_c.scalar import C_TYPES, CType, far_kind, is_long, type_of

from ..program import Cast, Elementwise, Sum, Value
from .expressions import expression_of, kernel_of
from .island import Island

_AT = Location("a compiled function", 1, 1)
TYPE_OF = {t.dtype: t for t in C_TYPES.values()}


@dataclass(frozen=True)
class Atom:
    """What a statement computes with: a variable, and the C type that it has."""

    name: str
    type: CType


@dataclass(frozen=True)
class Statement:
    """Args:
    target: the variable that it sets.
    prim: a primitive over variables and constants; None of a conversion.
    computed: the type in which the kernel computes that it comes from.
    kinds: of the variables that it reads, as that kernel sees them.
    source: of a conversion, what is converted; of a sum of what others have computed, what is summed up; of a choice, what is chosen from.
    divisor: of such a sum, what it is divided by.
    place: of a choice of one element of a row, the variable that says which; without such an element, it is zero.
    """

    target: Atom
    prim: Prim | None
    computed: CType
    kinds: tuple[tuple[str, str], ...]
    source: Atom | None = None
    divisor: int = 0
    place: Atom | None = None

    @property
    def reads(self) -> list[str]:
        if self.place is not None and self.source is not None:
            return [self.source.name, self.place.name]
        return [self.source.name] if self.source else [name for name, _ in self.kinds]

    @property
    def of_row(self) -> str:
        """What it makes of all elements of a row: "row_sum", "row_max", "row_min" or "row_pick"; "" if it computes each for itself."""
        if self.place is not None:
            return "row_pick"
        return "row_sum" if self.divisor else self.prim.fn if self.prim is not None and self.prim.primitive.row else ""

    @property
    def is_long(self) -> bool:
        return self.prim is not None and is_long(self.prim)

    @property
    def takes_branches(self) -> bool:
        return self.prim is not None and far_kind(self.prim, self.computed) is not None


class Statements:
    """Args:
    island: what is computed.
    left: the sums that are added up after the loops.
    loaded: by value, what is read from memory.
    stored: by value, the variable that holds it; of a sum that is left, what is summed up.
    """

    row: int
    of_rows: set[str]

    def __init__(self, island: Island, left: Sequence[Value]):
        self.row = prod(island.shape[a] for a in island.axes)
        self.lines: list[Statement] = []
        self.loaded: dict[Value, Atom] = {v: Atom(f"a{i}", TYPE_OF[v.like.dtype.name]) for i, v in enumerate(island.reads())}
        self.stored: dict[Value, Atom] = dict(self.loaded)
        self._known: dict[Statement, Atom] = {}
        self._counting = {atom.name for value, atom in self.loaded.items() if value.counts}
        self.of_rows = {atom.name for value, atom in self.loaded.items() if not any(island.along[value][a] for a in island.axes)}  # the same for all of a row
        for step in island.steps:
            if isinstance(step, Elementwise):
                self._kernel(step)
            elif isinstance(step, Cast):
                self.stored[step.results[0]] = self._converted(self._held(step.operands[0]), TYPE_OF[step.results[0].like.dtype.name])
            elif isinstance(step, Sum):
                summed, (total,) = self._held(step.operands[0]), step.results
                self.stored[total] = summed if total in left else self._of_row(summed, step.divisor)

    def _of_row(self, summed: Atom, divisor: int) -> Atom:
        if divisor == 1 and (picked := self._picked(summed)) is not None:
            return picked
        return self._known_or(Statement(self._next(summed.type), None, summed.type, (), summed, divisor))

    def _picked(self, summed: Atom) -> Atom | None:
        """Of a sum of zeros and one element, that element: `where(eq(0, 1, 2, ..., place), x, 0)`."""
        chosen = self._made_by(summed.name, "where")
        if chosen is None or not (isinstance(chosen.args[0], Name) and isinstance(chosen.args[1], Name) and isinstance(chosen.args[2], Const)):
            return None
        mask = self._made_by(chosen.args[0].name, "eq")
        if mask is None or chosen.args[2].value != 0 or not all(isinstance(a, Name) for a in mask.args):
            return None
        counting, place = (a.name for a in mask.args if isinstance(a, Name))
        atoms = {a.name: a for a in (*self.loaded.values(), *(s.target for s in self.lines))}
        if counting not in self._counting or place in self._counting or place not in self.of_rows:
            return None
        source = atoms[chosen.args[1].name]
        return self._known_or(Statement(self._next(summed.type), None, summed.type, (), source, place=atoms[place])) if source.type == summed.type else None

    def _made_by(self, name: str, fn: str) -> Prim | None:
        made = next((s.prim for s in self.lines if s.target.name == name), None)
        return made if made is not None and made.fn == fn else None

    def _held(self, value: Value) -> Atom:
        """The variable that holds a value; of a view of what is made here, the value."""
        return self.stored[value if value in self.loaded else value.memory]

    def _next(self, type_: CType) -> Atom:
        return Atom(f"v{len(self.lines)}", type_)

    def _known_or(self, new: Statement) -> Atom:
        """The variable that holds what a statement computes, which is computed once."""
        key = replace(new, target=Atom("", new.target.type))
        if key not in self._known:
            self.lines.append(new)
            self._known[key] = new.target
        return self._known[key]

    def _kernel(self, step: Elementwise) -> None:
        computed = TYPE_OF[step.dtype]
        expression = expression_of(step.name)
        assert expression is not None
        kinds = dict(zip(expression.operands, kernel_of(step.name).kinds))
        names: dict[str, Expr] = {}
        for name, operand in zip(expression.operands, step.operands):
            wanted = type_of(kinds[name], computed)
            if isinstance(operand, Value):
                names[name] = Name(VALUE, _AT, self._converted(self._held(operand), wanted).name)
            else:
                names[name] = _constant(operand, wanted)
        seen = {n.name: kinds[name] for name, n in names.items() if isinstance(n, Name)}
        for value, result in zip(step.results, expression.results):
            atom = self._atom(_over(result, names), computed, seen)
            kind = result_kind(atom, seen) if isinstance(atom, Const) else seen[atom.name]
            have = type_of(SAME if kind == CONST else kind, computed)
            if isinstance(atom, Const):
                raise AssertionError(f"{step.name} of constants")
            self.stored[value] = self._converted(Atom(atom.name, have), TYPE_OF[value.like.dtype.name])

    def _atom(self, expr: Expr, computed: CType, kinds: dict[str, str]) -> Name | Const:
        """A variable that holds an expression, or a constant; `kinds` learns of what kind."""
        if isinstance(expr, (Name, Const)):
            return expr
        assert isinstance(expr, Prim)
        if expr.fn == "row_count":
            return Const("float", expr.at, float(self.row))
        prim = replace(expr, args=tuple(self._atom(a, computed, kinds) for a in expr.args))
        if prim.fn == "row_sum" and isinstance(prim.args[0], Name) and kinds[prim.args[0].name] == SAME:
            name = self._of_row(Atom(prim.args[0].name, computed), 1).name
            kinds[name] = SAME
            return Name(VALUE, expr.at, name)
        kind = result_kind(prim, kinds)
        read = tuple((a.name, kinds[a.name]) for a in dict.fromkeys(prim.args) if isinstance(a, Name))
        name = self._known_or(Statement(self._next(type_of(kind, computed)), prim, computed, read)).name
        kinds[name] = kind
        return Name(VALUE, expr.at, name)

    def _converted(self, atom: Atom, wanted: CType) -> Atom:
        if atom.type == wanted:
            return atom
        return self._known_or(Statement(self._next(wanted), None, wanted, (), atom))


def _over(expr: Expr, names: dict[str, Expr]) -> Expr:
    if isinstance(expr, Name):
        return names[expr.name]
    return expr.with_children(tuple(_over(c, names) for c in expr.children)) if expr.children else expr


def _constant(value: Any, wanted: CType) -> Const:
    """A number as the kernel's loops take it: in their own type."""
    if isinstance(value, np.generic):
        value = value.item()
    if wanted.dtype_class in "fc" and not isinstance(value, complex):
        value = float(np.dtype(wanted.real_type.dtype).type(value))
    return Const(type(value).__name__, _AT, value)
