"""Which failures only follow from others: a formula that calls an op whose own formula is wrong has wrong second derivatives."""

from __future__ import annotations

from dataclasses import replace

from specgrad.codegen.model.expr import Call, Expr, walk
from specgrad.codegen.model.op import Spec
from specgrad.codegen.plan.op_plan import Plan, make_plan
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.report import RunReport

_OWN = ("jacobian", "forward mode", "raises", "kernel", "crash", "hangs")  # what is wrong with an op itself
_FOLLOWING = ("second order", "readings", "requires_grad", "batched", "layouts", "not reentrant")


def mark_consequences(run: RunReport, spec: Spec) -> None:
    """Say of failures that may follow from those of other ops which ops these are."""
    wrong = {f.details["op"] for f in run.failures if f.kind in _OWN}
    if not wrong:
        return
    calls = _calls(make_plan(spec, run.ops))
    for name, report in run.ops.items():
        causes = sorted(calls.get(name, set()) & wrong)
        if causes and name not in wrong:
            report.failures = [_marked(f, causes) if f.kind in _FOLLOWING else f for f in report.failures]


def _marked(failure: Failure, causes: list[str]) -> Failure:
    first, newline, rest = failure.message.partition("\n")
    message = f"{first} (may follow from {', '.join(causes)}){newline}{rest}"
    return replace(failure, message=message, details=failure.details | {"follows from": causes})


def _calls(plan: Plan) -> dict[str, set[str]]:
    """For each op, the ops that its formulas call."""
    found: dict[str, set[str]] = {}
    for name, op in plan.ops.items():
        expressions: list[Expr] = [g.tensor_expr for g in op.gradients if g.tensor_expr is not None]
        expressions += [term[1] for tangent in op.tangents for term in tangent.terms]
        found[name] = {e.op for expression in expressions for e in walk(expression) if isinstance(e, Call)}
    return found
