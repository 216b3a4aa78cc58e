"""Kernels along rows whose elements lie apart, while those of neighbouring rows lie side by side, as along any dimension but the last: the same steps as along
one row, each for many rows at once. What one row needs a variable for is an array."""

from __future__ import annotations

from ...model.expr import Expr, Prim
from ...plan.kernels import Kernel
from .rows import kept_of, row_steps
from .scalar import CType, ScalarWriter, block, loop, type_of

_EACH = "for (sg_index j = 0; j < count; j++)"
_ALL = "for (sg_index i = 0; i < n; i++)"
MOST_OPERANDS = 2  # more are those of normalizations, which run along the last dimension


def columns(kernel: Kernel, ctype: CType) -> tuple[str, ...]:
    """The body of a function of `count` rows, whose elements lie `step` apart; none where no such function is wanted."""
    if not kernel.any_dim or len(kernel.results) > 1 or len(kernel.operands) > MOST_OPERANDS or any(o.scalar for o in kernel.operands):
        return ()
    if ctype.dtype_class != "f" or any(type_of(k, ctype) != ctype for k in (*kernel.result_kinds, *(o.kind for o in kernel.operands))):
        return ()
    t, result = ctype.c, len(kernel.operands)
    lines = [f"const {t} *restrict a{i} = (const {t} *)p[{i}];" for i in range(result)] + [f"{t} *restrict r0 = ({t} *)p[{result}];"]
    writer = ScalarWriter(kernel, ctype, {o.name: f"a{i}[i * step + j]" for i, o in enumerate(kernel.operands)})
    writer.of_row, writer.kept_text = "[j]", "r0[i * step + j]"
    kept = kept_of(kernel, ctype)
    for e, variable in row_steps(kernel, writer):
        lines += _step(e, variable, writer, kept)
    writer.kept = kept
    value = writer.text(kernel.results[0], kernel.result_kinds[0])
    of_row = _side_by_side([f"r0[{'j' if kernel.reduces else 'i * step + j'}] = {value};"])
    return (*lines, *(of_row if kernel.reduces else block(_ALL, of_row)))


def _side_by_side(body: list[str]) -> list[str]:
    return ["SG_INDEPENDENT", *loop(body, _EACH)]


def _step(e: Prim, variable: str, writer: ScalarWriter, kept: Expr | None) -> list[str]:
    kind = writer.kind(e)
    t = type_of(kind, writer.type).c
    made = f"{t} {variable}[SG_NEIGHBOURS];"
    if not e.primitive.row:
        return [made, *_side_by_side([f"{variable}[j] = {writer.text(e, kind)};"])]
    if e.fn == "row_count":
        return [made, *_side_by_side([f"{variable}[j] = ({t})n;"])]
    value = writer.text(e.args[0], kind)
    if e.fn == "row_sum":
        added = f"part[j] += {f'({writer.kept_text} = {value})' if e.args[0] == kept else value};"
        blocks = block(
            "for (sg_index b = 0; b < n; b += SG_PART)",
            [
                "const sg_index end = n - b < SG_PART ? n : b + SG_PART;",
                f"{t} part[SG_NEIGHBOURS];",
                *_side_by_side(["part[j] = 0;"]),
                *block("for (sg_index i = b; i < end; i++)", _side_by_side([added])),
                *_side_by_side([f"{variable}_total[j] += part[j];"]),
            ],
        )
        total = [f"double {variable}_total[SG_NEIGHBOURS];", *_side_by_side([f"{variable}_total[j] = 0;"])]  # of parts: far more accurate than one running sum
        return [*total, *blocks, made, *_side_by_side([f"{variable}[j] = ({t}){variable}_total[j];"])]
    sign, start = (">", "-SG_INF") if e.fn == "row_max" else ("<", "SG_INF")
    return [
        made,
        *_side_by_side([f"{variable}[j] = {start};"]),
        *block(_ALL, _side_by_side([f"const {t} v = {value};", f"{variable}[j] = (v {sign} {variable}[j]) | (v != v) ? v : {variable}[j];"])),
    ]
