"""What becomes of a mutant: refused by the reader, the same in other words, killed by a check, or a survivor."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from specgrad.codegen.model.op import Op
from specgrad.codegen.plan.kernels import Kernels
from specgrad.codegen.problems import SpecError
from specgrad.codegen.project import SpecFile, find_spec
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import trials_of
from specgrad.testing.ops.verify import verify_op

from .build import Builder, BuiltOp
from .canonical import same_formulas
from .difference import difference
from .edited_spec import SpecEditor
from .formulas import formula_mutants
from .generated_code import CodeMutant, build_reading, code_mutants, reading_mutants
from .mutant import CODE, UNCHANGED, Mutant

REFUSED, SAME, KILLED, SURVIVED = "refused", "same", "killed", "survived"
FALSE_ALARM = "false alarm"  # of no mutant, but of a check that the unchanged op fails, so that it proves nothing


@dataclass(frozen=True)
class MutantResult:
    """What became of one mutant.

    Args:
        mutant: The mutant.
        status: "refused" by the reader of specs, the "same" in other words, "killed", or "survived".
        by: The check that killed it.
        why: What the reader said, what the failure shows, or how a survivor compares with what it survived as.
        apart: Of a survivor that gives other numbers than the op itself: where, and how far apart they are; "" if it gives the same ones.
        seconds: How long it took.
    """

    mutant: Mutant
    status: str
    by: str = ""
    why: str = ""
    apart: str = ""
    seconds: float = 0.0


_OF_FORWARD = ("kernels", "integers")  # checks of forward functions, which no mutant changes
_ELSEWHERE = ("errors", "second_extremes", "forward_layouts")  # checks of what the numbers that are compared do not tell: made although they are the same


def _likely(mutant: Mutant) -> list[str]:
    """The checks that are likeliest to notice a mutant: made first, since one that notices is enough."""
    if mutant.operator == "in-place":
        return ["in_place"]
    if mutant.operator == "saving":
        return ["changes", "freed"]
    if mutant.operator == "reading":
        return ["readings", "forward"]
    return ["special", "gradient" if mutant.of_gradient else "forward", *_ELSEWHERE]


class Judge:
    """Finds out what becomes of the mutants of a spec, op by op.

    Args:
        spec: the spec; specgrad's own unless given. What was generated from it must be there already.
        package: the package of what was.
        seed: what all random numbers are drawn from.
    """

    def __init__(self, spec: SpecFile | None = None, package: str = "specgrad.generated", seed: int = 0):
        self.file: SpecFile = spec or find_spec(None)
        self.editor: SpecEditor = SpecEditor(self.file)
        self.builder: Builder = Builder(self.editor.spec, package)
        self.kernels: Kernels = Kernels(self.editor.spec)
        self.seed = seed
        self._mutants: dict[str, list[Mutant]] = {}  # by op

    def mutants(self, name: str) -> list[Mutant]:
        """All mutants of an op, always the same ones in the same order."""
        if name not in self._mutants:
            op = self.editor.ops[name]
            self._mutants[name] = [] if op.kind == "compose" else self._made(op)
        return self._mutants[name]

    def _made(self, op: Op) -> list[Mutant]:
        formulas = list(formula_mutants(self.editor.entries[op.name], op))
        return [*formulas, *reading_mutants(op, formulas), *(c.mutant for c in code_mutants(self.builder.build(op)))]

    def judge_op(self, name: str, wanted: set[str] | None = None) -> Iterator[MutantResult]:
        """What becomes of the mutants of an op, or of some of them, by name."""
        mutants = [m for m in self.mutants(name) if wanted is None or m.name in wanted]
        if not mutants:
            return
        judge = _OpJudge(self, self.editor.ops[name])
        for mutant in mutants:
            start = time.perf_counter()
            result = judge.judge(mutant)
            yield replace(result, seconds=time.perf_counter() - start)
        for check in sorted(judge.false_alarms):
            unchanged = Mutant(name, UNCHANGED, "rule", "none", "", check, judge.op.location.line)
            yield MutantResult(unchanged, FALSE_ALARM, check, f"{name} itself fails the check {check!r}")


class _OpJudge:
    """Judges the mutants of one op: they share the inputs that are tried, and what the forward function gives there."""

    def __init__(self, judge: Judge, op: Op):
        self.editor, self.builder, self.kernels, self.seed = judge.editor, judge.builder, judge.kernels, judge.seed
        self.op = op
        self.right = self.builder.build(op)
        self.code: dict[str, CodeMutant] = {c.mutant.name: c for c in code_mutants(self.right)}
        self.trials = trials_of(op, self.seed)
        self.reliable: set[str] = set()  # checks that the unchanged op passes, as far as that was asked
        self.false_alarms: set[str] = set()  # checks that it fails

    def judge(self, mutant: Mutant) -> MutantResult:
        if mutant.key == CODE:
            return self.verified(mutant, self.code[mutant.name].build(self.right), self.trials)
        try:
            op = self.editor.changed_op([mutant])
        except SpecError as error:
            return MutantResult(mutant, REFUSED, why=error.problems[0].message)
        if mutant.reading:
            return self.verified(mutant, build_reading(mutant, self.editor, self.builder), self.trials)
        if same_formulas(op, self.op, self.kernels):
            return MutantResult(mutant, SAME, why="the same formula, once simplified")
        try:
            built = self.builder.build(op)
        except NotImplementedError as error:
            return MutantResult(mutant, REFUSED, why=str(error))
        except SyntaxError as error:
            return MutantResult(mutant, KILLED, "build", f"{error}: {error.text}")
        return self.verified(mutant, built, self.trials if op.differentiable_inputs == self.op.differentiable_inputs else trials_of(op, self.seed))

    def verified(self, mutant: Mutant, built: BuiltOp, trials: list[OpTrial]) -> MutantResult:
        """What the checks say of a mutant: the likeliest first, then all others, unless it gives the same numbers to the last bit."""
        likely = _likely(mutant)
        if by := self.noticed(built, trials, likely):
            return MutantResult(mutant, KILLED, *by)
        numbers = difference(self.right, built, self.seed) if mutant.key != CODE else None
        if numbers is None or numbers.apart:
            if by := self.noticed(built, trials, [c for c in CHECKS if c not in likely and c not in _OF_FORWARD]):
                return MutantResult(mutant, KILLED, *by)
        if numbers is None:
            return MutantResult(mutant, SURVIVED)
        if numbers.where:
            apart = f"{numbers.apart:.3g} units in the last place apart: {numbers.where}"
            return MutantResult(mutant, SURVIVED, why=f"other numbers: {apart}", apart=apart)
        how = "to the last bit" if not numbers.apart else f"but for rounding, at most {numbers.apart:.0f} units in the last place"
        return MutantResult(mutant, SURVIVED, why=f"the same numbers on {numbers.points} points, {how}")

    def noticed(self, built: BuiltOp, trials: list[OpTrial], checks: list[str]) -> tuple[str, str] | None:
        """The first of some checks that notices a mutant, with its failure in one line."""
        while checks := [c for c in checks if c not in self.false_alarms]:
            report = verify_op(built.subject, self.seed, checks, stop_at_first=True, trials=trials)
            if report.passed:
                return None
            failure = report.failures[0]
            by = str(failure.details["check"])
            if self.is_reliable(by):
                return by, failure.message.splitlines()[0]
        return None

    def is_reliable(self, check: str) -> bool:
        """Whether the unchanged op passes a check: if it does not, that a mutant fails too means nothing."""
        if check not in self.reliable | self.false_alarms:
            passed = verify_op(self.right.subject, self.seed, [check], stop_at_first=True, trials=self.trials).passed
            (self.reliable if passed else self.false_alarms).add(check)
        return check in self.reliable
