"""What becomes of a mutant: refused by the reader, the same in other words, killed by a check, or a survivor."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from specgrad.codegen.kernels import Kernels
from specgrad.codegen.model import Op
from specgrad.codegen.paths import Paths, paths
from specgrad.codegen.problems import SpecError
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.trial import Trial
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.ops.verify import verify_op

from .alike import Alike, alike
from .build import Builder, Built
from .edited_spec import Workshop
from .formulas import formula_mutants
from .generated_code import CodeMutant, build_reading, code_mutants, reading_mutants
from .mutant import CODE, CONTROL, Mutant
from .symbols import same

REFUSED, SAME, KILLED, SURVIVED = "refused", "same", "killed", "survived"
UNFIT = "unfit"  # no mutant: a check that the right op fails, so that it proves nothing


@dataclass(frozen=True)
class Outcome:
    """What became of one mutant.

    Args:
        mutant: The mutant.
        verdict: "refused" by the reader of specs, the "same" in other words, "killed", or "survived".
        by: The check that killed it, with what kind of failure.
        why: What the reader said, what the failure shows, or how a survivor compares with what it survived as.
        apart: Of a survivor that gives other numbers than the op itself: where, and how far apart they are; "" if it gives the same ones.
        seconds: How long it took.
    """

    mutant: Mutant
    verdict: str
    by: str = ""
    why: str = ""
    apart: str = ""
    seconds: float = 0.0


_OF_FORWARD = ("kernels", "integers")  # checks of forward functions, which no mutant changes


def _likely(mutant: Mutant) -> list[str]:
    """The checks that are likeliest to notice a mutant: made first, since one that notices is enough."""
    if mutant.operator == "in-place":
        return ["in_place"]
    if mutant.operator == "saving":
        return ["changes", "freed"]
    if mutant.operator == "reading":
        return ["readings", "forward"]
    return ["special", "gradient"] if mutant.of_gradient else ["special", "forward"]


class Court:
    """Judges the mutants of a spec, op by op."""

    def __init__(self, where: Paths | None = None, seed: int = 0, text: str | None = None):
        self.where = where or paths()
        self.workshop = Workshop.of(self.where) if text is None else Workshop(text, self.where.spec.name, self.where)
        self.builder = Builder(self.workshop.spec)
        self.kernels = Kernels(self.workshop.spec)
        self.seed = seed

    def mutants(self, name: str) -> list[Mutant]:
        """All mutants of an op, always the same ones in the same order."""
        op, entry = self.workshop.ops[name], self.workshop.entries[name]
        formulas = list(formula_mutants(entry, op))
        if op.kind == "compose":
            return []
        return [*formulas, *reading_mutants(op, formulas), *(c.mutant for c in code_mutants(self.builder.build(op)))]

    def judge_op(self, name: str, wanted: set[str] | None = None) -> Iterator[Outcome]:
        """What becomes of the mutants of an op, or of some of them, by name."""
        mutants = [m for m in self.mutants(name) if wanted is None or m.name in wanted]
        if not mutants:
            return
        case = _Case(self, self.workshop.ops[name])
        for mutant in mutants:
            start = time.perf_counter()
            outcome = case.judge(mutant)
            yield replace(outcome, seconds=time.perf_counter() - start)
        for check in sorted(case.unfit):
            yield Outcome(Mutant(name, CONTROL, "rule", "none", "", check, case.op.location.line), UNFIT, check, f"{name} itself fails the check {check!r}")


class _Case:
    """One op whose mutants are judged: they share the inputs that are tried, and what the forward function gives there."""

    def __init__(self, court: Court, op: Op):
        self.court, self.op = court, op
        self.right = court.builder.build(op)
        self.code: dict[str, CodeMutant] = {c.mutant.name: c for c in code_mutants(self.right)}
        self.trials = trials_of(op, court.seed)
        self.fit: set[str] = set()  # checks that the right op passes, as far as that was asked
        self.unfit: set[str] = set()

    def judge(self, mutant: Mutant) -> Outcome:
        if mutant.key == CODE:
            return self.verified(mutant, self.code[mutant.name].build(self.right), self.trials)
        try:
            op = self.court.workshop.op([mutant])
        except SpecError as error:
            return Outcome(mutant, REFUSED, why=error.problems[0].message)
        if mutant.reading:
            return self.verified(mutant, build_reading(mutant, self.court.workshop, self.court.builder), self.trials)
        if same(op, self.op, self.court.kernels):
            return Outcome(mutant, SAME, why="the same formula, once simplified")
        try:
            built = self.court.builder.build(op)
        except NotImplementedError as error:
            return Outcome(mutant, REFUSED, why=str(error))
        except SyntaxError as error:
            return Outcome(mutant, KILLED, "build", f"{error}: {error.text}")
        return self.verified(mutant, built, self.trials if op.differentiable_inputs == self.op.differentiable_inputs else trials_of(op, self.court.seed))

    def verified(self, mutant: Mutant, built: Built, trials: list[Trial]) -> Outcome:
        """The verdict of verification."""
        likely = _likely(mutant)
        numbers: Alike | None = None
        wanted = [*likely, *(c for c in CHECKS if c not in likely and c not in _OF_FORWARD)]
        for checks in (wanted[: len(likely)], wanted[len(likely) :]):
            left = [c for c in checks if c not in self.unfit]
            while left:
                report = verify_op(built.subject, self.court.seed, left, stop_at_first=True, trials=trials)
                if report.passed:
                    break
                failure = report.failures[0]
                by = str(failure.details["check"])
                if self.is_fit(by):
                    return Outcome(mutant, KILLED, by, failure.message.splitlines()[0])
                left = [c for c in left if c not in self.unfit]
            if numbers is None and mutant.key != CODE:
                numbers = alike(self.right, built, self.court.seed)
                if numbers.apart == 0:
                    break  # all bits are the same: no other check sees anything else
        return _survivor(mutant, numbers)

    def is_fit(self, check: str) -> bool:
        """Whether the right op passes a check: if it does not, that a mutant fails too means nothing."""
        if check not in self.fit:
            passed = verify_op(self.right.subject, self.court.seed, [check], stop_at_first=True, trials=self.trials).passed
            (self.fit if passed else self.unfit).add(check)
        return check in self.fit


def _survivor(mutant: Mutant, numbers: Alike | None) -> Outcome:
    """A mutant that no check has noticed, with whether it gives the same numbers everywhere."""
    if numbers is None:
        return Outcome(mutant, SURVIVED)
    if numbers.where:
        apart = f"{numbers.apart:.3g} units in the last place apart: {numbers.where}"
        return Outcome(mutant, SURVIVED, why=f"other numbers: {apart}", apart=apart)
    how = "to the last bit" if not numbers.apart else f"but for rounding, at most {numbers.apart:.0f} units in the last place"
    return Outcome(mutant, SURVIVED, why=f"the same numbers on {numbers.points} points, {how}")


__all__ = ["KILLED", "REFUSED", "SAME", "SURVIVED", "UNFIT", "Court", "Outcome"]
