"""Kernels as NumPy expressions, for machines without a compiler and for operands that no compiled loop takes; and as data, of which `specgrad.compile` makes
loops over several ops."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ..model.expr import Const, Expr, Name, Prim, substitute, transform, walk
from ..model.spec_text import SpecText, python_docstring
from ..plan.kernels import Kernel
from .emit_python import PythonWriter
from .in_c.own import array_imports, own_numpy
from .op_text import WrittenKernel


def numpy_text(expr: Expr) -> str:
    """A scalar expression over arrays."""
    if isinstance(expr, Name):
        return "self_" if expr.name == "self" else expr.name
    if isinstance(expr, Const):
        return PythonWriter("arrays", None, {}).on_Const(expr).replace("math.", "np.")  # type: ignore[arg-type]
    assert isinstance(expr, Prim)
    if expr.fn == "row_count":
        return "row_count"
    if expr.primitive.own:
        return own_numpy(expr.primitive.own, [numpy_text(a) for a in expr.args])
    return f"{expr.primitive.numpy}({', '.join(numpy_text(a) for a in expr.args)})"


def numpy_function(kernel: Kernel) -> list[str]:
    """The lines of the function that computes a kernel."""
    params = ["self_" if o.name == "self" else o.name for o in kernel.operands]
    lines = [f"def {kernel.name}({', '.join(params)}):"]
    texts = [numpy_text(r) for r in kernel.results]
    if any("row_count" in t for t in texts):
        first = next(p for p, o in zip(params, kernel.operands) if not o.scalar)
        lines.append(f"    row_count = {first}.shape[-1]")
    return [*lines, f"    return {', '.join(texts)}"]


def facts(kernel: Kernel) -> tuple[Any, ...]:
    """What NumpyKernel must know of a kernel beside its function."""
    kinds = tuple("real" if o.kind == "const" else o.kind for o in kernel.operands)
    shape = "reduce" if kernel.reduces else "rows" if kernel.row else "elements"
    return kinds, kernel.result_kinds, shape, kernel.promotes, kernel.classes, *([kernel.dtypes] if kernel.dtypes else [])


def module(kernels: Sequence[WrittenKernel], header: SpecText) -> str:
    """The module of all kernels, and a table of what each reads and gives."""
    parts = [
        python_docstring(f"The kernels of all ops as NumPy expressions, and what each reads and gives.\n\n{header.plain}\n"),
        "",
        "# ruff: noqa",
        "# mypy: ignore-errors",
        "import numpy as np",
        "",
        "from specgrad.array import pointwise",
        *array_imports(own for kernel in kernels for own in kernel.own),
        "",
    ]
    for kernel in kernels:
        parts += ["", *kernel.numpy, ""]
    about = "function, kinds of its operands, kinds of its results, what it runs along, whether integers are taken as floats, dtype classes"
    about += "; the only dtypes, if not all of the classes"
    parts += ["", f"# name: ({about})", "KERNELS = {"]
    for kernel in kernels:
        kinds, results, shape, promotes, classes, *dtypes = kernel.facts
        only = "".join(f", {names!r}" for names in dtypes)
        parts.append(f'    "{kernel.name}": ({kernel.name}, {kinds!r}, {results!r}, "{shape}", {promotes}, "{classes}"{only}),')
    return "\n".join([*parts, "}"])


# ---- as data

Expression = tuple[tuple[str, ...], ...]  # the operands, in order; the results, over these names; the functions of C that compute parts of it otherwise


def expression(kernel: Kernel) -> Expression | None:
    """None for a kernel that is not computed by primitives of specgrad's alone."""
    results = [in_primitives(result) for result in kernel.results]
    if any(isinstance(e, Prim) and e.primitive.own for result in results for e in walk(result)):
        return None
    own = tuple(sorted({e.fn for result in kernel.results for e in walk(result) if isinstance(e, Prim) and e.primitive.own}))
    return tuple(o.name for o in kernel.operands), tuple(map(expression_text, results)), *((own,) if own else ())


def in_primitives(expr: Expr) -> Expr:
    """A scalar expression in which C of ops' own is what they say that it computes."""

    def change(e: Expr) -> Expr:
        own = e.primitive.own if isinstance(e, Prim) else None
        return e if own is None or own.expression is None else substitute(in_primitives(own.expression), dict(zip(own.params, e.children)))

    return transform(expr, change)


def expression_text(expr: Expr) -> str:
    """A scalar expression as calls: "add(self, mul(alpha, other))"."""
    if isinstance(expr, Name):
        return expr.name
    if isinstance(expr, Const):
        return repr(expr.value)
    assert isinstance(expr, Prim)
    return f"{expr.fn}({', '.join(map(expression_text, expr.args))})"


def expressions(kernels: Sequence[WrittenKernel], header: SpecText) -> str:
    """The text of generated/expressions.json: a line for each kernel."""
    lines = [f'"about": {json.dumps(header.plain)}']
    lines += [f"{json.dumps(kernel.name)}: {json.dumps(kernel.expression)}" for kernel in kernels if kernel.expression]
    return "{\n" + ",\n".join(lines) + "\n}"
