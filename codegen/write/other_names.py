"""NumPy's names of parameters: `axis` and `keepdims`, by which `dim` and `keepdim` may be given too, as in PyTorch."""

from __future__ import annotations

from ..model.op import Op
from ..model.signature import Param
from ..model.spec_text import python_literal
from .op_text import py_name

NUMPY_NAMES = {"dim": "axis", "keepdim": "keepdims"}


def also_named(op: Op) -> list[Param]:
    """The parameters of a public function that have another name too."""
    if not op.is_public:
        return []
    params = op.signature.params
    taken = {p.name for p in params}
    return [p for p in params if p.name in NUMPY_NAMES and NUMPY_NAMES[p.name] not in taken]


def left_out(op: Op) -> list[Param]:
    """The parameters that must be given, but by another name or after one that is, so that Python cannot count them: `...` says that nothing was."""
    positional = [p for p in op.signature.params if not p.keyword_only]
    first = min((positional.index(p) for p in also_named(op) if p in positional), default=len(positional))
    return [p for p in positional[first:] if not p.has_default]


def parameters(op: Op) -> list[str]:
    """The parameters that may be given by position."""
    without = left_out(op)
    shown = [(p, f"={python_literal(p.default)}" if p.has_default else "=..." if p in without else "") for p in op.signature.params if not p.keyword_only]
    return [py_name(p) + default for p, default in shown]


def other_parameters(op: Op, keyword_only: bool = False) -> list[str]:
    return [f"{NUMPY_NAMES[p.name]}=None" for p in also_named(op) if p.keyword_only is keyword_only]


def statements(op: Op, function: str) -> list[str]:
    """What takes each parameter by the name by which it was given."""
    lines = []
    for p in also_named(op):
        other, name = NUMPY_NAMES[p.name], py_name(p)
        condition = f"{other} is not None" if p.has_default else f"{name} is ... or {other} is not None"
        default = python_literal(p.default) if p.has_default else "..."
        names = ", ".join([python_literal(function), python_literal(name), name, default, python_literal(other), other])
        lines += [f"if {condition}:", f"    {name} = by_other_name({names})"]
    for p in left_out(op):
        if p not in also_named(op):
            lines += [f"if {py_name(p)} is ...:", f"    missing({python_literal(function)}, {python_literal(py_name(p))})"]
    return lines
