"""Which branches of a spec's expressions its samples take: a branch that no sample takes is one that nothing has proven."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..model.expr import Call, Expr, Host, IfExp, Prim, walk
from ..model.op import AUTO, Op
from ..model.unparse import unparse
from ..problems import Location, Problem
from .evaluate import Evaluator


def condition_of(expr: Expr) -> Expr | None:
    """The condition of a `where` or an `if`; None for what does not choose."""
    if isinstance(expr, IfExp):
        return expr.condition
    chooses = (isinstance(expr, Prim) and expr.fn == "where") or (isinstance(expr, Call) and expr.op == "where")
    return expr.children[0] if chooses else None


@dataclass
class Branches:
    """The outcomes of each condition, by its place in the spec."""

    taken: dict[Location, set[bool]] = field(default_factory=dict)

    def take(self, condition: Expr, value: Any) -> None:
        known = self.taken.setdefault(condition.at, set())
        if len(known) < 2:
            outcomes = np.asarray(value).astype(bool)
            known |= {outcome for outcome, taken in ((True, outcomes.any()), (False, not outcomes.all())) if taken}

    def missing(self, op: Op, until: float) -> Iterable[Problem]:
        """The branches of an op's own expressions that nothing has taken; `until` is the line in which the next entry begins."""
        seen: set[Location] = set()
        derived = {g.location for g in op.gradients if g.text.plain == AUTO}
        for expr in op.expressions:
            for part in walk(expr):
                condition = condition_of(part)
                if condition is None or condition.at in seen or not _is_within(condition.at, op, until):
                    continue  # written in an entry whose forward it calls
                if condition.at == op.location and derived:
                    continue  # forward mode asks what the gradients that are derived do
                seen.add(condition.at)
                for outcome in (True, False):
                    if outcome not in self.taken.get(condition.at, set()) and not _ruled_out(condition, outcome, op):
                        never = "holds" if outcome else "fails"
                        what = f"{unparse(condition)!r}{', a condition that auto has derived,' if condition.at in derived else ''} never {never}"
                        yield Problem(condition.at, f"{what} in a sample or special point of {op.name}: add one where it does")


def _is_within(at: Location, op: Op, until: float) -> bool:
    return at.file == op.location.file and op.location.line <= at.line < until


def _ruled_out(condition: Expr, outcome: bool, op: Op) -> bool:
    """Whether 'require' sees to it that a parameter is not missing where nothing but that is left."""
    missing = isinstance(condition, Host) and condition.fn == ("is None" if outcome else "is not None")
    return missing and any(isinstance(e, Host) and e.fn == "is not None" and e.args == condition.args for c, _ in op.requirements for e in walk(c))  # type: ignore[attr-defined]


class BranchEvaluator(Evaluator):
    """An interpreter that notes which way each condition goes."""

    branches: Branches

    def on_IfExp(self, expr: IfExp, env: dict[str, Any]) -> Any:
        value = self.value(expr.condition, env)
        self.branches.take(expr.condition, value)
        return self.value(expr.then if value else expr.otherwise, env)

    def on_Call(self, expr: Call, env: dict[str, Any]) -> Any:
        args = [self.value(a, env) for a in expr.args]
        if expr.op == "where":
            self.branches.take(expr.args[0], args[0])
        return self.call(self.ops[expr.op], args)

    def on_Prim(self, expr: Prim, env: dict[str, Any]) -> Any:
        if expr.fn != "where":
            return super().on_Prim(expr, env)
        args = [self.value(a, env) for a in expr.args]
        self.branches.take(expr.args[0], args[0])
        return self.primitive("where")(*args)
