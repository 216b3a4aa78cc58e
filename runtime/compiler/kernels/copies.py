"""Copies into parts of an array, and checks of indices, as C."""

from __future__ import annotations

from math import prod

from specgrad.codegen.write.in_c.scalar import block

from ..program import Assembled, Check, Value
from .emit import Memory, Stage
from .statements import TYPE_OF


def assembled(number: int, step: Assembled, memory: Memory) -> Stage:
    (result,) = step.results
    to = f"p[{memory.numbers[result]}]"
    body = [f"memset({to}, 0, {memory.sizes.whole(result.like.nbytes)});"] if step.zeros else []
    for value, place in zip(step.operands, step.places):
        body += _copy(value, memory, to, *place)
    return Stage(_function(number, body, memory), 1, result.like.size, False)


def _copy(value: Value, memory: Memory, to: str, offset: int, steps: tuple[int, ...]) -> list[str]:
    """Loops over the elements of a value, with the dimension along which they lie nearest as the innermost."""
    like, c, size = value.like, TYPE_OF[value.like.dtype.name].c, memory.sizes.whole
    if not like.size:
        return []
    dims = sorted((i for i, size in enumerate(like.shape) if size > 1), key=lambda i: -abs(steps[i]))
    source = " + ".join([f"p[{memory.numbers[value.memory]}] + {size(value.offset)}", *(f"i{i} * {size(like.strides[i])}" for i in dims)])
    target = " + ".join([f"{to} + {size(offset)}", *(f"i{i} * {size(steps[i])}" for i in dims)])
    lines = [f"*({c} *)({target}) = *(const {c} *)({source});"]
    for n, i in enumerate(reversed(dims)):
        lines = [*(["SG_INDEPENDENT"] if n == 0 else []), *block(f"for (sg_index i{i} = 0; i{i} < {size(like.shape[i])}; i{i}++)", lines)]
    return lines


def check(number: int, step: Check, memory: Memory, flag: int) -> Stage:
    value, count, ignored = step.operands
    size = prod(value.like.shape)
    (stride,) = value.like.strides or (0,)
    whole = memory.sizes.whole
    body = [
        "int bad = 0;",
        *block(
            f"for (sg_index i = 0; i < {whole(size)}; i++)",
            [
                f"const int64_t c = *(const int64_t *)(p[{memory.numbers[value.memory]}] + {whole(value.offset)} + i * {whole(stride)});",
                f"bad |= ((c < 0) | (c >= {whole(count)})) & (c != {whole(ignored)});",
            ],
        ),
        f"if (bad) *(int *)p[{flag}] = 1;",
    ]
    return Stage(_function(number, body, memory), 1, size, False)


def _function(number: int, body: list[str], memory: Memory) -> list[str]:
    return block(f"static void stage{number}(char *const *p, sg_index first, sg_index last)", [*memory.sizes.declared(), *body])
