"""Which failures only follow from others: a formula that calls an op whose own formula is wrong has wrong second derivatives."""

from __future__ import annotations

from dataclasses import replace

from specgrad.codegen.expr import Call, Expr, walk
from specgrad.codegen.model import Spec
from specgrad.codegen.plan import Plan, make_plan
from specgrad.testing.failures.failure import Failure

from .outcome import Outcome

_OWN = ("jacobian", "forward mode", "raises", "kernel", "crash", "hangs")  # what is wrong with an op itself
_FOLLOWING = ("second order", "readings", "requires_grad", "batched", "layouts", "not reentrant")


def mark(outcome: Outcome, spec: Spec) -> None:
    """Say of failures that may follow from those of other ops which ops these are, and put them behind the others of their op."""
    wrong = {f.details["op"] for f in outcome.failures if f.kind in _OWN}
    if not wrong:
        return
    calls = _calls(make_plan(spec))
    for name, report in outcome.reports.items():
        causes = sorted((calls.get(name, set()) & wrong) - {name})
        if causes and name not in wrong:
            report.failures = [_following(f, causes) if f.kind in _FOLLOWING else f for f in report.failures]


def _following(failure: Failure, causes: list[str]) -> Failure:
    said = f"may follow from {', '.join(causes)}"
    first, _, rest = failure.message.partition("\n")
    if said in first:
        return failure
    return replace(failure, message=f"{first} ({said})" + (f"\n{rest}" if rest else ""), details=failure.details | {"follows from": causes})


def _calls(plan: Plan) -> dict[str, set[str]]:
    """For each op, the ops that its formulas call."""
    found: dict[str, set[str]] = {}
    for name, op in plan.ops.items():
        expressions: list[Expr] = [g.tensor_expr for g in op.gradients if g.tensor_expr is not None]
        expressions += [term[1] for tangent in op.tangents for term in tangent.terms]
        found[name] = {e.op for expression in expressions for e in walk(expression) if isinstance(e, Call)}
    return found
