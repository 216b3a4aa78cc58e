"""The table of how many floating-point operations ops take: functions that a profiler loads when it is asked to count them."""

from __future__ import annotations

from collections.abc import Mapping

from ..model.op import Op, Spec
from ..model.spec_text import SpecText, python_docstring, python_literal, python_string
from ..plan.op_plan import OpPlan, Plan
from .emit_python import TENSORS, PythonWriter
from .op_text import WrittenOp, py_name, qualified

_ABOUT = """How many floating-point operations ops take: of each, from its result and its arguments.

FACTORS names the inputs whose gradients are products of as many operations as the op itself."""


def flops_module(spec: Spec, written: Mapping[str, WrittenOp], header: SpecText) -> str:
    """The text of generated/flops.py."""
    counted = [op for op in spec if op.flops is not None]
    functions = [line for op in counted for line in ("", "", *written[op.name].flops)]
    inputs = {qualified(spec, op): written[op.name].factors for op in counted if written[op.name].factors}
    imports = ["from __future__ import annotations", "", "import builtins", "import math", "from collections.abc import Callable"]
    if any("count(" in line for line in functions):
        imports += ["", "from specgrad.array.base.tools import count"]
    lines = [
        python_docstring(SpecText(f"{_ABOUT}\n\n{header.plain}\n")),
        "",
        "# ruff: noqa",
        "# mypy: ignore-errors",
        *imports,
        *functions,
        "",
        "",
        "FLOPS: dict[str, Callable[..., int]] = {",
        *(f"    {python_string(qualified(spec, op))}: {op.signature.identifier}," for op in counted),
        "}",
        "",
        "FACTORS: dict[str, tuple[str, ...]] = {",
        *(f"    {python_string(name)}: {python_literal(names)}," for name, names in inputs.items()),
        "}",
    ]
    return "\n".join(lines)


def flops_function(plan: Plan, op: Op) -> list[str]:
    """The arguments are those of the op's function; `out` is what it gave."""
    assert op.flops is not None
    results = [r.name for r in op.signature.returns]
    names = {r: "out" if len(results) == 1 else f"out[{i}]" for i, r in enumerate(results)} | {p.name: py_name(p) for p in op.signature.params}
    given = [py_name(p) for p in op.signature.params if not p.keyword_only]
    named = [py_name(p) for p in op.signature.params if p.keyword_only]
    parameters = ["out", "/", *given, *(["*", *named] if named else []), "**__"]
    text = PythonWriter(TENSORS, plan.kernels, names).write(op.flops)
    return [f"def {op.signature.identifier}({', '.join(parameters)}):", f"    return {text}"]


def factors(of_op: OpPlan) -> tuple[str, ...]:
    """The inputs that the op multiplies: the gradient of each reads the elements of another, and is the op transposed, a product as large."""
    if of_op.op.elementwise:
        return ()
    read = [s for s in of_op.saved if s.is_tensor and s.kind != "result"]
    return tuple(p.name for p in of_op.edges if any(s.name != p.name and p.name in s.needed_by for s in read))
