"""What `fast_math=True` does to the statements of loops: others that are equal in real numbers, take less time, and may differ in the last digits. NaN and
infinities stay what they are, but near the ends of what a type can hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import isfinite

import numpy as np

from specgrad.codegen.model.expr import Const, Expr, Name, Prim
from specgrad.codegen.read.derive import SAME

from .functions import writer_of
from .loops import Loops
from .numbers import Numbers
from .statements import Atom, Statement, Statements

FUSED = (  # of the compiler's multiplication and addition in one, where the processor has that
    "#ifdef __FP_FAST_FMAF\n#define SG_FUSED_f32 __builtin_fmaf\n#else\n#define SG_FUSED_f32(a, b, c) ((a) * (b) + (c))\n#endif",
    "#ifdef __FP_FAST_FMA\n#define SG_FUSED_f64 __builtin_fma\n#else\n#define SG_FUSED_f64(a, b, c) ((a) * (b) + (c))\n#endif",
)


class Relaxed:
    """Args:
    statements: of an island, whose lines are changed.
    loops: how they run.
    wanted: the variables that are stored or added up.
    """

    def __init__(self, statements: Statements, loops: Loops, wanted: Iterable[str]):
        self._fixed = {atom.name for value, atom in statements.loaded.items() if loops.inner(value) == 0}  # the same for all elements of a row
        self._made: dict[str, Statement] = {}
        self._reciprocals: dict[tuple[str, str], Atom] = {}
        before = statements.lines[:]
        self._divisions = Counter(s.prim.args[1].name for s in before if s.prim is not None and s.prim.fn == "div" and isinstance(s.prim.args[1], Name))
        statements.lines.clear()
        for s in before:
            s = self._without_division(self._with_constants_together(s), statements.lines)
            statements.lines.append(s)
            self._made[s.target.name] = s
            if s.of_row or all(name in self._fixed for name in s.reads):
                self._fixed.add(s.target.name)
        _forget_unread(statements.lines, set(wanted))

    def _with_constants_together(self, s: Statement) -> Statement:
        """(x * 2) * 3 is x * 6, (x + 2) - 3 is x - 1."""
        constant = _of_constant(s)
        if constant is None or (inner := self._made.get(constant[0].name)) is None or inner.computed != s.computed or (first := _of_constant(inner)) is None:
            return s
        (_, fn, second), (x, inner_fn, value) = constant, first
        together = value * second if fn == "mul" else value + second
        if fn != inner_fn or not _holds(together, s.computed.dtype):
            return s
        assert s.prim is not None
        return replace(s, prim=replace(s.prim, fn=fn, args=(x, Const("float", s.prim.at, together))), kinds=inner.kinds)

    def _without_division(self, s: Statement, lines: list[Statement]) -> Statement:
        """x / 3 is x * (1 / 3). Of what a row or several statements divide by, the reciprocal is computed once."""
        if s.prim is None or s.prim.fn != "div" or not _is_real(s):
            return s
        numerator, divisor = s.prim.args
        if isinstance(divisor, Const):
            value = float(divisor.value) if isinstance(divisor.value, (int, float)) else 0.0
            if value and _holds(1 / value, s.computed.dtype):
                return _times(s, Const("float", s.prim.at, 1 / value))
            return s
        assert isinstance(divisor, Name)
        often = self._divisions[divisor.name] > 1 or divisor.name in self._fixed
        if not often or isinstance(numerator, Const) or all(name in self._fixed for name in s.reads):
            return s
        key = divisor.name, s.computed.name
        if key not in self._reciprocals:
            atom = self._reciprocals[key] = Atom(f"d{len(self._reciprocals)}", s.computed)
            kind = dict(s.kinds)[divisor.name]
            one = Statement(atom, replace(s.prim, args=(Const("float", s.prim.at, 1.0), divisor)), s.computed, ((divisor.name, kind),))
            lines.append(one)
            if divisor.name in self._fixed:
                self._fixed.add(atom.name)
        return _times(s, Name(s.prim.type, s.prim.at, self._reciprocals[key].name))


def _times(s: Statement, factor: Expr) -> Statement:
    """A product in the place of a division."""
    assert s.prim is not None
    numerator = s.prim.args[0]
    kinds = [(numerator.name, dict(s.kinds)[numerator.name])] if isinstance(numerator, Name) else []
    kinds += [(factor.name, SAME)] if isinstance(factor, Name) and (factor.name, SAME) not in kinds else []
    return replace(s, prim=replace(s.prim, fn="mul", args=(numerator, factor)), kinds=tuple(kinds))


def _of_constant(s: Statement) -> tuple[Name, str, float] | None:
    """Of a product with a number, or a sum with one: the other factor, "mul" or "add", and the number."""
    if s.prim is None or s.prim.fn not in ("mul", "add", "sub") or not _is_real(s) or len(s.kinds) != 1:
        return None
    a, b = s.prim.args
    if isinstance(a, Const) and s.prim.fn != "sub":
        a, b = b, a
    if not (isinstance(a, Name) and isinstance(b, Const) and isinstance(b.value, (int, float)) and isfinite(b.value)):
        return None
    return (a, "add", -float(b.value)) if s.prim.fn == "sub" else (a, s.prim.fn, float(b.value))


def _is_real(s: Statement) -> bool:
    return s.computed.dtype_class == "f" and s.target.type == s.computed and s.prim is not None


def _holds(value: float, dtype: str) -> bool:
    """Whether a type holds a number with all of its digits."""
    info = np.finfo(dtype)
    return value == 0 or float(info.tiny) <= abs(value) <= float(info.max)


def _forget_unread(lines: list[Statement], wanted: set[str]) -> None:
    kept: list[Statement] = []
    for s in reversed(lines):
        if s.target.name in wanted:
            kept.append(s)
            wanted.update(s.reads)
    lines[:] = kept[::-1]


def contracted(s: Statement, factors: Callable[[str], Statement | None], read: Callable[[str], str], sizes: Numbers) -> str | None:
    """The C of a product and what is added to it, rounded once; None of what is no such sum.

    Args:
        factors: the product that makes a variable in the same loop, if one does.
        read: how the loop reads a variable.
        sizes: how the text shows numbers.
    """
    if s.prim is None or s.prim.fn not in ("add", "sub") or not _is_real(s):
        return None
    for place in (0, 1):
        product = s.prim.args[place]
        made = factors(product.name) if isinstance(product, Name) else None
        if made is None or made.prim is None or made.prim.fn not in ("mul", "square") or made.computed != s.computed or not _is_real(made):
            continue
        a, b = (_texts(made, made.prim, read, sizes) * 2)[:2]
        c = _texts(s, s.prim, read, sizes)[1 - place]
        minus_a, minus_c = ("-" if s.prim.fn == "sub" and place == p else "" for p in (1, 0))
        return f"SG_FUSED_{s.computed.name}({minus_a}{a}, {b}, {minus_c}{c})"
    return None


def _texts(s: Statement, prim: Prim, read: Callable[[str], str], sizes: Numbers) -> list[str]:
    writer = writer_of(s.kinds, s.computed, {name: read(name) for name in s.reads}, sizes)
    kind = writer.argument_kind(prim)
    return [writer.text(a, kind) for a in prim.args]
