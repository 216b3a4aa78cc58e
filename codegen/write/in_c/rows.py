"""Kernels along rows: what is computed once for a row, and its reductions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...model.expr import Expr, Name, Prim, walk
from ...plan.kernels import Kernel, differs_between_elements
from .scalar import CType, ScalarWriter, block, is_long, loop, type_of

_EACH_ROW = "for (sg_index row = 0; row < rows; row++)"


def kept_of(kernel: Kernel, ctype: CType) -> Expr | None:
    """A summand that the result needs again, such as the exponentials of a softmax: kept where the result will be."""
    (body, *others) = kernel.results
    if others or kernel.reduces or ctype.dtype_class != "f":
        return None
    sums = [e for e in walk(body) if isinstance(e, Prim) and e.fn == "row_sum" and isinstance(e.args[0], Prim)]
    outside = list(_outside_of_rows(body))
    return next((e.args[0] for e in sums if e.args[0] in outside), None)


def _outside_of_rows(expr: Expr) -> Iterator[Expr]:
    """The parts of an expression that are computed for each element, not once for the row."""
    if isinstance(expr, Prim) and expr.primitive.row:
        return
    yield expr
    for child in expr.children:
        yield from _outside_of_rows(child)


def row_steps(kernel: Kernel, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    """What is computed once for a row, in order, each with a variable that `writer` knows from then on: its reductions, innermost first, and what is the same
    for all elements. A compiler moves that out of loops too, but makes a loop for each branch of it first, and not all of these are vectorised."""
    for body in kernel.results:
        for e in reversed(list(walk(body))):
            if isinstance(e, Prim) and e.primitive.row and e not in writer.computed:
                for arg in e.args:
                    yield from _once_a_row(arg, writer)
                yield from _named(e, writer)
    for body in kernel.results:
        yield from _once_a_row(body, writer)


def _once_a_row(expr: Expr, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    """The parts of an expression that are the same for all elements of a row."""
    if not isinstance(expr, Prim) or expr in writer.computed:
        return
    if any(name in writer.elements for name in _names_outside_of_rows(expr)):
        for arg in expr.args:
            yield from _once_a_row(arg, writer)
    else:
        yield from _named(expr, writer)


def _named(expr: Prim, writer: ScalarWriter) -> Iterator[tuple[Prim, str]]:
    variable = f"s{len(writer.computed)}"
    yield expr, variable
    writer.computed[expr] = variable + writer.of_row


def number_of_row(expr: Prim, variable: str, writer: ScalarWriter) -> list[str]:
    kind = writer.kind(expr)
    return [f"const {type_of(kind, writer.type).c} {variable} = {writer.text(expr, kind)};"]


def _of_elements(expr: Expr, writer: ScalarWriter) -> Iterator[Prim]:
    """The parts of an expression that a loop computes for each element."""
    if isinstance(expr, Prim) and expr not in writer.computed:
        yield expr
        for arg in expr.args:
            yield from _of_elements(arg, writer)


def _names_outside_of_rows(expr: Expr) -> Iterator[str]:
    return (part.name for part in _outside_of_rows(expr) if isinstance(part, Name))


def reduction(e: Prim, variable: str, writer: ScalarWriter, kept: Expr | None) -> list[str]:
    kind = writer.kind(e)
    t = type_of(kind, writer.type)
    if e.fn == "row_count":
        return [f"const {t.c} {variable} = ({t.c})n;"]
    value = writer.text(e.args[0], kind)
    wide = _total_of(t)
    if e.fn == "row_sum" and t.dtype_class == "f":
        sums = "SG_SUM" if any(map(is_long, _of_elements(e.args[0], writer))) else "SG_SHORT_SUM"
        return [  # blocks: vectorised, and far more accurate than one running sum
            f"{wide} {variable}_total = 0;",
            "for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {",
            "    const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;",
            f"    {t.c} part = 0;",
            f"    {sums}(part, b, end, {f'(r0[i] = {value})' if e.args[0] == kept else value})",
            f"    {variable}_total += part;",
            "}",
            f"const {t.c} {variable} = ({t.c}){variable}_total;",
        ]
    if e.fn == "row_sum" and t.real:
        return [
            f"{wide} {variable}_re = 0, {variable}_im = 0;",
            "for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {",
            "    const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;",
            f"    {t.c} part = sg_from_real_{t.name}(0);",
            "    for (sg_index i = b; i < end; i++)",
            f"        part = sg_add_{t.name}(part, {value});",
            f"    {variable}_re += part.re;",
            f"    {variable}_im += part.im;",
            "}",
            f"const {t.c} {variable} = sg_make_{t.name}({variable}_re, {variable}_im);",
        ]
    if e.fn == "row_sum":
        return [f"{t.c} {variable} = 0;", *loop([f"{variable} += {value};"])]
    side = "maximum" if e.fn == "row_max" else "minimum"
    if t.dtype_class != "f":
        return [f"{t.c} {variable} = sg_start_{side}_{t.name}();", *loop([f"{variable} = sg_{side}_{t.name}({variable}, {value});"])]
    long = any(map(is_long, _of_elements(e.args[0], writer)))
    return [
        *_extreme(e.fn, variable, value, t, "SG_EXTREME" if long else "SG_SHORT_EXTREME"),
        f"if ({variable}_nan) {variable} = SG_NAN;",
    ]


def _total_of(t: CType) -> str:
    """The type of a total, which has digits to spare, since many blocks may err in one direction."""
    return "long double" if t.name in ("f64", "c128") else "double"


# ---- several rows


def several(kernel: Kernel, ctype: CType) -> tuple[str, ...]:
    """The body of a function of several rows, where their elements take long to compute; none for other kernels. What a step finds of a row is an element of an
    array: a processor overlaps one step of all rows, but not the steps of one row, each of which waits for the one before."""
    if not kernel.row or len(kernel.results) > 1 or any(o.scalar for o in kernel.operands) or ctype.dtype_class != "f":
        return ()
    if any(type_of(k, ctype) != ctype for k in (*kernel.result_kinds, *(o.kind for o in kernel.operands))):
        return ()
    if not any(isinstance(e, Prim) and is_long(e) and differs_between_elements(e) for e in walk(kernel.results[0])):
        return ()
    writer = ScalarWriter(kernel, ctype, {o.name: f"a{i}[i]" for i, o in enumerate(kernel.operands)})
    writer.of_row = "[row]"
    kept, lines = kept_of(kernel, ctype), list[str]()
    for e, variable in row_steps(kernel, writer):
        lines.append(f"{ctype.c} {variable}[SG_TOGETHER];")
        if e.primitive.row and e.fn != "row_count":
            value = writer.text(e.args[0], writer.kind(e))
            if e.fn == "row_sum":
                body = _sum(variable, value, ctype, e.args[0] == kept)
            else:
                body = [*_extreme(e.fn, "found", value, ctype, "SG_LONG_EXTREME"), f"{variable}[row] = found_nan ? SG_NAN : found;"]
            lines += _each_row(kernel, ctype, body)
        else:
            value = f"({ctype.c})n" if e.fn == "row_count" else writer.text(e, writer.kind(e))
            lines += ["SG_INDEPENDENT", *loop([f"{variable}[row] = {value};"], _EACH_ROW)]
    writer.kept = kept
    value = writer.text(kernel.results[0], kernel.result_kinds[0])
    if kernel.reduces:
        return (*lines, *loop([f"(({ctype.c} *)p[{len(kernel.operands)}])[row] = {value};"], _EACH_ROW))
    return (*lines, *_each_row(kernel, ctype, [f"SG_LONG_ROW({ctype.c}, r0, n, {value})"]))


def _each_row(kernel: Kernel, ctype: CType, body: list[str]) -> list[str]:
    """A loop over rows, which names those arguments that it reads and writes."""
    text = "\n".join(body)
    arguments = {f"a{k}": f"const {ctype.c} *restrict a{k} = (const {ctype.c} *)p[{k}] + row * n;" for k in range(len(kernel.operands))}
    arguments["r0"] = f"{ctype.c} *restrict r0 = ({ctype.c} *)p[{len(kernel.operands)}] + row * n;"
    return block(_EACH_ROW, [*(line for name, line in arguments.items() if re.search(rf"\b{name}\b", text)), *body])


def _sum(variable: str, value: str, t: CType, kept: bool) -> list[str]:
    return [
        f"{_total_of(t)} total = 0;",
        "for (sg_index b = 0, end; b < n; b = end) {",
        f"    end = n - b < SG_SUM_BLOCK + SG_WIDE({t.c}) ? n : b + SG_SUM_BLOCK;",
        f"    {t.c} part;",
        f"    SG_LONG_SUM({t.c}, part, b, end, {'r0' if kept else 'NULL'}, {value})",
        "    total += part;",
        "}",
        f"{variable}[row] = ({t.c})total;",
    ]


def _extreme(fn: str, variable: str, value: str, t: CType, macro: str) -> list[str]:
    """A row's extreme in a variable, and in another whether a NaN was there."""
    which, sign, start = ("max", ">", "-SG_INF") if fn == "row_max" else ("min", "<", "SG_INF")
    return [f"{t.c} {variable} = {start};", f"int {variable}_nan = 0;", f"{macro}({which}, {sign}, {t.c}, {variable}, {variable}_nan, n, {value})"]
