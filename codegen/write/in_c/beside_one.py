"""Operators and the like of which an operand is one element, as in `x * 2`, and along the rows of `x - x.mean(1, keepdim=True)`: it is read once, and no block
is filled with it first."""

from __future__ import annotations

from ...model.expr import Prim, walk
from ...plan.kernels import Kernel
from .scalar import CType, ScalarWriter, loop, type_of

_QUICK = ("maximum", "minimum", "fmax", "fmin", "where")  # beside operators: what takes no longer than to read its operands
_MOST = 3  # of these in a function: others are few, and each takes room


def beside_one(kernel: Kernel, ctype: CType) -> tuple[tuple[str, ...], ...]:
    """The bodies of a function for each operand that is one element; none where no such functions are wanted."""
    body, names = kernel.results[0], [o.name for o in kernel.operands]
    if kernel.row or len(kernel.results) > 1 or len(names) != 2 or ctype.dtype_class != "f":
        return ()
    parts = [part for part in walk(body) if isinstance(part, Prim)]
    if not 0 < len(parts) <= _MOST or not all(part.primitive.infix or part.fn in _QUICK for part in parts):
        return ()
    if any(o.scalar or type_of(o.kind, ctype) != ctype for o in kernel.operands):
        return ()
    return tuple(_body(kernel, ctype, one) for one in range(2))


def _body(kernel: Kernel, ctype: CType, one: int) -> tuple[str, ...]:
    other, result = 1 - one, type_of(kernel.result_kinds[0], ctype)
    names = {kernel.operands[one].name: "x", kernel.operands[other].name: "a[i]"}
    value = ScalarWriter(kernel, ctype, names).text(kernel.results[0], kernel.result_kinds[0])
    return (
        f"const {ctype.c} x = *(const {ctype.c} *)p[{one}];",
        f"const {ctype.c} *restrict a = (const {ctype.c} *)p[{other}];",
        f"{result.c} *restrict r = ({result.c} *)p[2];",
        "SG_INDEPENDENT",
        *loop([f"r[i] = {value};"]),
    )
