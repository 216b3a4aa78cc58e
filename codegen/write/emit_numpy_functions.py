"""Functions of NumPy for tensors: each calls the op that stands for it, with NumPy's parameters."""

from __future__ import annotations

from collections.abc import Iterable

from ..model.numpy_function import OUT, Argument, NumpyFunction
from ..model.op import Op, Spec
from ..model.signature import Param
from ..model.spec_text import SpecText, python_docstring, python_literal, python_string
from .op_text import py_name

_ABOUT = """NumPy's functions for tensors: each calls the op that stands for it, with NumPy's parameters.

TABLE finds them by the names of NumPy's functions."""


def numpy_functions_module(spec: Spec, package: str, header: SpecText) -> str:
    """The text of generated/numpy_functions.py."""
    functions = [(op, function) for op in spec for function in op.numpy_functions]
    lines = [
        python_docstring(SpecText(f"{_ABOUT}\n\n{header.plain}\n")),
        "",
        "# ruff: noqa",
        "# mypy: ignore-errors",
        "from __future__ import annotations",
        "",
        "from math import inf, nan",
        "",
        "from specgrad.core.dispatch import numpy_arguments as _arguments",
        f"from {package} import ops as _ops",
        *(line for op, function in functions for line in ("", "", *_definition(op, function))),
        "",
        "",
        "TABLE = {",
        *(f"    {python_string(function.path)}: {_name(function)}," for _, function in functions),
        "}",
    ]
    return "\n".join(lines)


def _name(function: NumpyFunction) -> str:
    """`numpy_linalg_norm` of numpy.linalg.norm: users see it in errors."""
    return function.path.replace(".", "_")


def _definition(op: Op, function: NumpyFunction) -> list[str]:
    given = {a.param: a for a in function.arguments}
    flat = [a for a in function.arguments if a.default in (None, -1) and _must_have_a_dimension(op, a)]
    lines = [f"    {given['self'].name}, {a.name} = _arguments.flat_without_axis({given['self'].name}, {a.name})" for a in flat if "self" in given]
    joined = [given[p.name].name for p in _multiplied(op) if p.name in given]
    if len(joined) > 1:
        lines.append(f"    {', '.join(joined)} = _arguments.promoted({', '.join(joined)})")
    call = f"_ops.{op.signature.identifier}({', '.join(_passed(op, given))})"
    if function.result:
        call += f"[{[r.name for r in op.signature.returns].index(function.result)}]"
    if any(a.name == OUT and not a.param for a in function.arguments):
        call = f"_arguments.written({OUT}, {call})"
    return [f"def {_name(function)}({', '.join(_parameters(function.arguments))}):", *lines, f"    return {call}"]


def _parameters(arguments: Iterable[Argument]) -> list[str]:
    shown: list[str] = []
    for a in arguments:
        if a.keyword_only and "*" not in shown:
            shown.append("*")
        shown.append(a.name if a.default is ... else f"{a.name}={python_literal(a.default)}")
    return shown


def _must_have_a_dimension(op: Op, argument: Argument) -> bool:
    param = op.signature.param(argument.param) if argument.param else None
    return param is not None and str(param.type) == "int" and param.name == "dim"


def _multiplied(op: Op) -> list[Param]:
    """The tensors of which NumPy's functions take the common dtype, and ops expect it: none that are places or limits in others."""
    plain = [p for p in op.signature.params if str(p.type) == "Tensor" and p.name not in ("index", "indices", "boundaries")]
    return [] if op.elementwise else plain


def _passed(op: Op, given: dict[str, Argument]) -> list[str]:
    """The arguments of the call: by position up to the first that NumPy does not have."""
    shown: list[str] = []
    by_name = False
    for param in op.signature.params:
        if param.name not in given:
            by_name = True
            continue
        value = _converted(op, param, given[param.name].name)
        shown.append(f"{py_name(param)}={value}" if by_name or param.keyword_only else value)
    return shown


def _converted(op: Op, param: Param, name: str) -> str:
    if not param.type.is_tensor:
        kind = "dtype" if param.type.base == "dtype" else "ints" if param.type.base == "int" and param.type.is_list else ""
        return f"_arguments.{kind}({name})" if kind else name
    kind = "tensors" if param.type.is_list else "operand" if op.elementwise and op.takes_numbers and not param.type.optional else "tensor"
    return f"_arguments.{kind}({name})"
