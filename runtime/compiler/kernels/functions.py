"""C functions that compute a primitive for a part of a row. What chooses between loops, and what a program needs again and again, is written and compiled
once, and called where loops would be long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from specgrad.codegen.model.expr import Name
from specgrad.codegen.model.spec_text import NOTHING
from specgrad.codegen.plan.kernels import Kernel, Operand, Origin
from specgrad.codegen.write.in_c.functions import IN_BLOCKS, call_of_blocks
from specgrad.codegen.write.in_c.scalar import CType, ScalarWriter, block, far_kind, loop, type_of

from .numbers import Numbers
from .statements import Statement

OFTEN = 3  # times that a program computes a primitive, from which on it is a function
OVER_PART = "for (sg_index i = 0; i < m; i++)"


class Functions:
    """Args:
    statements: of the whole program.
    """

    def __init__(self, statements: Iterable[Statement]):
        self._times = Counter(_key(s) for s in statements if s.is_long)
        self._names: dict[Any, str] = {}
        self.lines: list[str] = []

    def computes(self, s: Statement) -> bool:
        """Whether a statement is a call."""
        return s.takes_branches or _takes_blocks(s) or (s.is_long and self._times[_key(s)] >= OFTEN)

    def name(self, s: Statement, fixed: tuple[bool, ...]) -> str:
        """The function for a statement: of where the results go, the arguments (a number where it is fixed, otherwise where they lie), and how many."""
        key = *_key(s), fixed
        if key not in self._names:
            self._names[key] = f"function{len(self._names)}"
            self.lines += _function(self._names[key], s, fixed)
        return self._names[key]


def _takes_blocks(s: Statement) -> bool:
    """Whether there is a function that computes it in several loops over blocks."""
    types = {type_of(kind, s.computed) for _, kind in s.kinds} | {s.target.type}
    return s.prim is not None and (s.prim.fn, s.computed.name) in IN_BLOCKS and types == {s.computed}


def _key(s: Statement) -> tuple[Any, ...]:
    """What two statements share that differ in their variables only."""
    names = {name: f"x{i}" for i, (name, _) in enumerate(s.kinds)}
    assert s.prim is not None
    args = tuple(replace(a, name=names[a.name]) if isinstance(a, Name) else a for a in s.prim.args)
    return replace(s.prim, args=args), s.computed, tuple(kind for _, kind in s.kinds), s.target.type


def _function(name: str, s: Statement, fixed: tuple[bool, ...]) -> list[str]:
    prim, computed, kinds, _ = _key(s)
    named = [(f"x{i}", kind) for i, kind in enumerate(kinds)]
    writer = writer_of(named, computed, {x: x if is_fixed else f"{x}[i]" for (x, _), is_fixed in zip(named, fixed)})
    types = [type_of(kind, computed).c for kind in kinds]
    params = [f"{c} x{i}" if is_fixed else f"const {c} *restrict x{i}" for i, (c, is_fixed) in enumerate(zip(types, fixed))]

    def compute(within: str) -> list[str]:
        writer.range = within
        return loop([f"r[i] = {writer.plain(prim)};"], OVER_PART)

    numbers = [not isinstance(a, Name) or fixed[[x for x, _ in named].index(a.name)] for a in prim.args]
    in_blocks = _takes_blocks(s) and not all(numbers)
    body = ["SG_INDEPENDENT", *compute("")]
    if in_blocks:
        texts = (a.name if isinstance(a, Name) else writer.text(a, writer.argument_kind(prim)) for a in prim.args)
        given = [f"&({computed.c}){{{text}}}" if number else text for text, number in zip(texts, numbers)]
        body = [call_of_blocks(IN_BLOCKS[prim.fn, computed.name], given, numbers, "r", "m")]
    if s.takes_branches:  # the fast versions are made for some arguments: a look at these chooses between loops
        tells = f"{far_kind(prim, computed)}{computed.name}"
        arguments = ", ".join(writer.text(a, writer.argument_kind(prim)) for a in prim.args)
        otherwise = compute("")
        if tells == "f32":
            farther = ["int farther = 0;", *loop([f"farther |= sg_is_farther_{tells}({arguments});"], OVER_PART)]
            otherwise = [*farther, *block("if (farther)", otherwise), *block("else", ["SG_INDEPENDENT", *compute("middle_")])]
        far = ["int far = 0;", *loop([f"far |= sg_is_far_{tells}({arguments});"], OVER_PART)]
        near = body if in_blocks else ["SG_INDEPENDENT", *compute("near_")]
        body = [*far, *block("if (far)", otherwise), *block("else", near)]
    head = f"__attribute__((noinline)) static void {name}({s.target.type.c} *restrict r, {', '.join([*params, 'sg_index m'])})"
    return block(head, body)


class _Writer(ScalarWriter):
    """Args:
    sizes: how the text shows numbers.
    """

    def __init__(self, kernel: Kernel, computed: CType, names: dict[str, str], sizes: Numbers):
        super().__init__(kernel, computed, names)
        self.sizes = sizes

    def constant(self, value: object, kind: str) -> str:
        kept = self.sizes.factor(value, type_of(kind, self.type)) if isinstance(value, (int, float)) else None
        return super().constant(value, kind) if kept is None else kept


def writer_of(kinds: Iterable[tuple[str, str]], computed: CType, names: dict[str, str], sizes: Numbers | None = None) -> ScalarWriter:
    """What writes an expression over variables of some kinds, which computes in one type.

    Args:
        names: by variable, its C.
        sizes: how the text shows numbers.
    """
    kernel = Kernel("", Origin("", NOTHING), tuple(Operand(name, kind) for name, kind in kinds), (), (), "", False)
    return _Writer(kernel, computed, names, sizes or Numbers())
