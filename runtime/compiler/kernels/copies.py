"""Copies into parts of an array, and checks of indices, as C."""

from __future__ import annotations

from math import prod

from specgrad.codegen.write.emit_c import block

from ..program import Assembled, Check, Value
from .emit import Memory, Stage
from .statements import TYPE_OF


def assembled(number: int, step: Assembled, memory: Memory) -> Stage:
    (result,) = step.results
    to = f"p[{memory.numbers[result]}]"
    body = [f"memset({to}, 0, {result.like.nbytes});"] if step.zeros else []
    for value, place in zip(step.operands, step.places):
        body += _copy(value, memory, to, *place)
    return Stage(_function(number, body), 1, result.like.size, False)


def _copy(value: Value, memory: Memory, to: str, offset: int, steps: tuple[int, ...]) -> list[str]:
    """Loops over the elements of a value, with the dimension along which they lie nearest as the innermost."""
    like, c = value.like, TYPE_OF[value.like.dtype.name].c
    if not like.size:
        return []
    dims = sorted((i for i, size in enumerate(like.shape) if size > 1), key=lambda i: -abs(steps[i]))
    source = " + ".join([f"p[{memory.numbers[value.memory]}] + {value.offset}", *(f"i{i} * {like.strides[i]}" for i in dims)])
    target = " + ".join([f"{to} + {offset}", *(f"i{i} * {steps[i]}" for i in dims)])
    lines = [f"*({c} *)({target}) = *(const {c} *)({source});"]
    for n, i in enumerate(reversed(dims)):
        lines = [*(["SG_INDEPENDENT"] if n == 0 else []), *block(f"for (sg_index i{i} = 0; i{i} < {like.shape[i]}; i{i}++)", lines)]
    return lines


def check(number: int, step: Check, memory: Memory, flag: int) -> Stage:
    value, count, ignored = step.operands
    size = prod(value.like.shape)
    (stride,) = value.like.strides or (0,)
    body = [
        "int bad = 0;",
        *block(
            f"for (sg_index i = 0; i < {size}; i++)",
            [
                f"const int64_t c = *(const int64_t *)(p[{memory.numbers[value.memory]}] + {value.offset} + i * {stride});",
                f"bad |= ((c < 0) | (c >= {count})) & (c != {ignored});",
            ],
        ),
        f"if (bad) *(int *)p[{flag}] = 1;",
    ]
    return Stage(_function(number, body), 1, size, False)


def _function(number: int, body: list[str]) -> list[str]:
    return block(f"static void stage{number}(char *const *p, sg_index first, sg_index last)", body)
