"""Other names by which parameters may be given, as in PyTorch: NumPy's, `axis` and `keepdims` for `dim` and `keepdim`, `x1` and `x2` for two operands,
and those under `keywords` in an entry."""

from __future__ import annotations

from ..model.op import Op
from ..model.reserved import NUMPY_NAMES, OPERANDS
from ..model.signature import Param
from ..model.spec_text import python_literal
from .op_text import py_name


def of_operands(op: Op) -> bool:
    """Whether a public function takes two operands, which NumPy calls x1 and x2."""
    first = [p.name for p in op.signature.params[:2] if str(p.type) == "Tensor" and not p.has_default]
    return op.is_public and first == list(OPERANDS) and not any(op.signature.param(name) for name in OPERANDS.values())


def also_named(op: Op) -> list[tuple[Param, str]]:
    """The parameters of a public function that have another name too, with each of these."""
    if not op.is_public:
        return []
    params = op.signature.params
    taken = {p.name for p in params}
    numpy_names = [(p, NUMPY_NAMES[p.name]) for p in params if p.name in NUMPY_NAMES and NUMPY_NAMES[p.name] not in taken]
    return [*((p, name) for p in params for param, name in op.keywords if p.name == param), *numpy_names]


def left_out(op: Op) -> list[Param]:
    """The parameters that must be given, but by another name or after one that is, so that Python cannot count them: `...` says that nothing was."""
    positional = [p for p in op.signature.params if not p.keyword_only]
    first = 0 if of_operands(op) else min((positional.index(p) for p, _ in also_named(op) if p in positional), default=len(positional))
    return [p for p in positional[first:] if not p.has_default]


def parameters(op: Op) -> list[str]:
    """The parameters that may be given by position."""
    without = left_out(op)
    shown = [(p, f"={python_literal(p.default)}" if p.has_default else "=..." if p in without else "") for p in op.signature.params if not p.keyword_only]
    return [py_name(p) + default for p, default in shown]


def other_parameters(op: Op, keyword_only: bool = False) -> list[str]:
    operands = [f"{name}=None" for name in OPERANDS.values() if of_operands(op) and not keyword_only]
    return [*(f"{name}=None" for p, name in also_named(op) if p.keyword_only is keyword_only), *operands]


def statements(op: Op, function: str) -> list[str]:
    """What takes each parameter by the name by which it was given."""
    lines = []
    seen = [p for p, _ in also_named(op)]
    if of_operands(op):  # one question for both: each takes part of the time of a call on small tensors
        given = ", ".join(OPERANDS.values())
        lines += [
            "if other is ... or x1 is not None or x2 is not None:",
            f"    input, other = operands_by_name({python_literal(function)}, input, other, {given})",
        ]
        seen = [*op.signature.params[:2], *seen]
    for p, other in also_named(op):
        name = py_name(p)
        is_last = [o for q, o in also_named(op) if q is p][-1] == other  # only then is it known that it was not given at all
        condition = f"{other} is not None" if p.has_default or not is_last else f"{name} is ... or {other} is not None"
        default = python_literal(p.default) if p.has_default else "..."
        names = ", ".join([python_literal(function), python_literal(name), name, default, python_literal(other), other])
        lines += [f"if {condition}:", f"    {name} = by_other_name({names})"]
    for p in left_out(op):
        if p not in seen:
            lines += [f"if {py_name(p)} is ...:", f"    missing({python_literal(function)}, {python_literal(py_name(p))})"]
    return lines
