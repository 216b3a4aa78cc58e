"""The C of a function and of its derivatives: each is traced, and written as statements or as loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from specgrad.codegen.model.expr import Prim, walk
from specgrad.core.base.dtypes import dtype as Dtype

from ..cut import ExportError
from ..kernels.expressions import expression_of
from ..kernels.island import domain_of
from ..kernels.statements import TYPE_OF
from ..program import Elementwise, Step
from .c import library
from .c.names import checked_name, identifier
from .files import File, Written
from .functions import Function
from .looped import Constants, Looped
from .lowered import Lowered, Lowering, retyped
from .steps import Linear, Move, Product, Routine
from .unrolled import Unrolled

MOST_UNROLLED = 4000  # operations of a function that is written as one statement after another
MOST_OF_SCALARS = 40_000  # the same of one that computes with few numbers at once, where loops would be of a few elements each
FEW = 24


def file_of(
    function: Callable[..., Any],
    example_args: Sequence[Any],
    wanted: Sequence[str],
    dtype: Dtype | None,
    name: str,
    is_given: bool,
    is_static: bool,
    unroll: bool | None,
    finite: bool,
) -> File:
    """What `export` writes; its arguments, and whether the name is a user's or the file's."""
    begin = checked_name(name if is_given else identifier(name))
    of = Function(function, example_args)
    programs = [Lowering(of.traced(one)).program() for one in wanted]
    real = str(dtype).rpartition(".")[2] if dtype is not None else "float64" if any(p.dtype == "float64" for p in programs) else "float32"
    constants = Constants()
    functions: list[Written] = []
    for program in programs:
        if dtype is not None:
            retyped(program, real)
        if _is_small(program) if unroll is None else unroll:
            written = Written(program, Unrolled(program, finite).lines(), 0)
        else:
            looped = Looped(program, constants, f"{begin.upper()}_BLAS", TYPE_OF[real])
            lines = looped.lines()
            written = Written(program, lines, looped.workspace.size)
        functions.append(written)
        if lost := library.missing("\n".join(written.lines)):
            raise ExportError(f"export: C cannot be written for {lost}")
    title = getattr(function, "__qualname__", None) or type(function).__name__
    return File(begin, title, TYPE_OF[real], is_static, functions, constants.lines)


def _is_small(program: Lowered) -> bool:
    count = _operations(program)
    return count <= MOST_UNROLLED or (count <= MOST_OF_SCALARS and count <= FEW * len(program.steps))


def _operations(program: Lowered) -> int:
    """How many statements a program would be."""
    return sum(map(_operations_of, program.steps))


def _operations_of(step: Step) -> int:
    if isinstance(step, Move):
        return 0
    if isinstance(step, Linear):
        return len(step.to)
    if isinstance(step, Product):
        return prod(step.factors[2].shape) * step.factors[0].shape[-1] * 2
    if isinstance(step, Routine):
        return sum(v.like.size for v in (*step.values(), *step.results))
    if isinstance(step, Elementwise):
        expression = expression_of(step.name)
        each = sum(1 for r in expression.results for _ in _prims(r)) if expression is not None else 1
        return prod(domain_of(step)) * each
    return prod(domain_of(step))


def _prims(expr: Any) -> Any:
    return (e for e in walk(expr) if isinstance(e, Prim))
