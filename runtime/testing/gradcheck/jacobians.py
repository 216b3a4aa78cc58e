"""Jacobians compared, entry by entry. What differs is computed anew, singly, before it is called wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.testing.failures.diagnosis import Case, Key, diagnosis
from specgrad.testing.failures.failure import failed

from . import analytical, complex_step, numerical, refined
from .comparison import all_close, allowed, close, coarse, cut, of_input, of_output, prefix, shown, worst
from .differences import Differences, ulp
from .kinks import EDGE, JUMP, RIGHT, WRONG, Verdict, verdicts
from .problem import GradcheckProblem, Output

if TYPE_CHECKING:
    from specgrad.testing.gradcheck.problem import Demands, Input

AT_ONCE = 64  # elements that are computed anew before their entries are looked at
DOUBLE = 1e-15  # the distance of 1 to the next number in double precision is less
FEW_ENOUGH = 256  # elements of an input that is moved to where the result is
REFINED = 8  # elements of an input, the worst, of which better differences are computed


def mode(forward: bool) -> str:
    return "computed with forward mode " if forward else ""


def compare(problem: GradcheckProblem, outputs: list[Output], forward: bool, pairs: set[tuple[int, int]], differences: Differences) -> None:
    """Compare the Jacobians of some pairs of input and output; raise if some differ."""
    indices = [output.index for output in outputs]
    some = sorted({i for i, _ in pairs})
    if not some:
        return
    derivatives = differences.jacobians(some)
    demands = problem.demands
    if demands.method == "complex-step":
        derivatives = complex_step.jacobians(problem, outputs, some, derivatives, differences)
    tangents = {i: analytical.forward_jacobians(problem, indices, problem.inputs[i]) for i in some} if forward else {}
    table: dict[Key, tuple[Any, Any]] = {}
    wrong: list[Key] = []
    for o, output in enumerate(outputs):
        wanted = [i for i in some if (i, o) in pairs]
        for name in analytical.parts_of(output) if wanted else ():
            found: Any = {i: analytical.as_gradient(tangents[i][o], name) for i in wanted} if forward else analytical.backward_jacobians(problem, output, name)
            for i in wanted:
                table[i, o, name] = found[i], analytical.as_gradient(derivatives[i][o], name)
                if not all_close(*table[i, o, name], demands):
                    wrong.append((i, o, name))
    kinks: list[GradcheckError] = []
    for key in wrong:
        Pair(problem, outputs[key[1]], key, table, forward).demand_equal(kinks)
    if kinks:
        raise kinks[0]


class Pair:
    """The Jacobians of one output and one input that seem to differ."""

    forward: bool
    key: Key
    output: Output
    problem: GradcheckProblem
    table: Mapping[Key, tuple[Any, Any]]
    analytical: Any
    numerical: Any

    def __init__(self, problem: GradcheckProblem, output: Output, key: Key, table: Mapping[Key, tuple[Any, Any]], forward: bool):
        self.problem, self.output, self.key, self.table, self.forward = problem, output, key, table, forward
        self.input: Input = problem.inputs[key[0]]
        self.part: str = key[2]
        self.demands: Demands = coarse(problem.demands)
        found, expected = table[key]
        self.analytical, self.numerical = found.copy(), expected.copy()
        self.base: Any = numerical.flattened(output.tensor)

    def demand_equal(self, kinks: list[GradcheckError]) -> None:
        """Raise if a derivative is wrong. If there are only points without one, the error is kept for later: a wrong one elsewhere goes first."""
        excused = self._demand_coarsely(kinks)
        if self.demands is not self.problem.demands:
            self._demand_finely(list(excused))

    def _demand_finely(self, excused: list[tuple[int, int]]) -> None:
        """Raise if a derivative that is near enough to a difference as it came is further from a better one than the tolerance."""
        self.demands = self.problem.demands
        good = close(self.analytical, self.numerical, self.demands)
        good[tuple(np.array(excused, int).reshape(-1, 2).T)] = True
        rows = self._next(good)[:REFINED]
        for row in rows:
            self.numerical[row], doubt = refined.derivatives(self.problem, self.output, self.input, self.part, row)
            good[row] |= np.abs(self.analytical[row] - self.numerical[row]) <= allowed(self.numerical[row], self.demands) + doubt
        if not good[rows].all():
            good[[row for row in range(len(good)) if row not in rows]] = True
            raise self._wrong(good, None)

    def _demand_coarsely(self, kinks: list[GradcheckError]) -> dict[tuple[int, int], Verdict]:
        """The entries that are excused, because there is no derivative; raise if one is wrong by more than differences may be."""
        good = close(self.analytical, self.numerical, self.demands)
        excused: dict[tuple[int, int], Verdict] = {}
        while not good.all():
            elements = self._next(good)
            computed = self._compute_singly(elements, good)
            good = close(self.analytical, self.numerical, self.demands)
            for at in excused:
                good[at] = True
            if self.demands.method == "complex-step":
                if not good.all():
                    raise self._wrong(good, None)
                return {}
            for row in elements:
                columns = computed[~good[row, computed]]
                if not len(columns):
                    continue
                found = verdicts(self.problem, self.output, self.input, self.part, row, columns, self.analytical[row, columns], self.base)
                if any(verdict.what == WRONG for verdict in found):
                    found = self._unless_rounded(row, columns, found)
                for column, verdict in zip(columns, found):
                    if verdict.what == WRONG or (verdict.what not in (RIGHT, EDGE) and not verdict.between and self.demands.kinks == "allow"):
                        raise self._wrong(good, verdict)
                    excused[row, int(column)] = verdict
                    good[row, column] = True
        lasting = {at: verdict for at, verdict in excused.items() if verdict.what != RIGHT}
        if lasting and self.demands.kinks == "error":
            kinks.append(self._kink(lasting))
        return excused

    def _unless_rounded(self, row: int, columns: Any, found: list[Verdict]) -> list[Verdict]:
        """The verdicts on entries of a row; in double precision, those are right after all that agree with better differences."""
        if ulp(self.input.tensor._array) > DOUBLE:
            return found
        better, doubt = refined.derivatives(self.problem, self.output, self.input, self.part, row)
        slack = allowed(better, self.demands)
        near = (np.abs(self.analytical[row] - better) <= slack) & (doubt <= slack)
        return [Verdict(RIGHT) if near[column] else verdict for column, verdict in zip(columns, found)]

    def _next(self, good: Any) -> list[int]:
        """Elements of the input whose derivatives differ, the worst first."""
        with np.errstate(invalid="ignore"):
            excess = np.where(good, -1.0, np.nan_to_num(np.abs(self.analytical - self.numerical), nan=np.inf)).max(axis=1, initial=-1.0)
        return [int(row) for row in np.argsort(-excess, kind="stable") if excess[row] >= 0][:AT_ONCE]

    def _compute_singly(self, elements: list[int], good: Any) -> Any:
        """The derivatives of some elements anew, without batches; those of which outputs were."""
        problem, input, outputs = self.problem, self.input, [self.output.index]
        axes = numerical.axes(input.tensor._array)
        for row in elements:
            unit = numerical.unit(input.tensor.numel(), row)
            if self.demands.method == "complex-step":
                along = complex_step.derivatives(problem, [self.output], input, unit)
            else:
                along = [numerical.difference(problem, outputs, input, numerical.place(input.tensor, row), axis)[0] for axis in axes]
            self.numerical[row] = analytical.as_gradient(np.array(along), self.part)
            if self.forward:
                along = [analytical.pushed(problem, outputs, input, axis * unit)[0] for axis in axes]
                self.analytical[row] = analytical.as_gradient(np.array(along), self.part)
        if self.forward:
            return np.arange(good.shape[1])
        columns = np.flatnonzero(~good[elements].all(axis=0))[:AT_ONCE]
        for column, gradients in zip(columns, analytical.backward_rows(self.problem, self.output, self.part, columns)):
            self.analytical[:, column] = gradients[self.key[0]]
        return columns

    # ---- what is said

    def _known(self, at: tuple[int, int]) -> dict[str, Any]:
        return {
            "output": str(self.output.index),
            "input": self.input.name,
            "part": self.part,
            "index": (numerical.place(self.output.tensor, at[1]), numerical.place(self.input.tensor, at[0])),
            "numerical": self.numerical,
            "analytical": self.analytical,
        }

    def _wrong(self, good: Any, verdict: Verdict | None) -> GradcheckError:
        at = worst(self.analytical, self.numerical, good, self.demands)
        a, n = self.analytical[at], self.numerical[at]
        case = Case(self.analytical, self.numerical, self.output, self.input, self.demands, self.key, self.table, self.problem.inputs, self._at_result)
        guess, sentence = diagnosis(case)
        kink = ""
        if verdict is not None and verdict.left != verdict.right and not verdict.between:
            kink = f" (The point is not differentiable either: the derivative from the left is {verdict.left:.6g}, from the right {verdict.right:.6g}.)"
        message = (
            f"{prefix(self.part)}Jacobian {mode(self.forward)}mismatch for output {self.output.index} with respect to input {self.input.name},\n"
            f"numerical:{shown(self.numerical, at)}\nanalytical:{shown(self.analytical, at)}\n{cut(self.numerical, at)}"
            f"{np.count_nonzero(~good)} of {good.size} entries differ, most the derivative of {of_output(self.output, at[1])} to "
            f"{of_input(self.input, at[0])}: numerical {n:.8g}, analytical {a:.8g}; they are {abs(a - n):.3g} apart, {allowed(n, self.demands):.3g} is allowed "
            f"(atol={self.demands.atol:g}, rtol={self.demands.rtol:g}).{sentence}{kink}"
        )
        kind = "second order" if self.problem.order == 2 else "forward mode" if self.forward else "jacobian"
        return failed(kind, message, guess=guess, **self._known(at))

    def _at_result(self) -> tuple[Any, Any] | None:
        """The Jacobians, computed and by differences, where the input is what the function gives now; None where that is no input of it."""
        array, result, problem = self.input.tensor._array, self.output.tensor._array, self.problem
        if problem.order == 2 or self.forward or array.shape != result.shape or array.dtype != result.dtype or array.size > FEW_ENOUGH:
            return None
        kept = array.copy()
        try:
            array[...] = result
            output = Output(self.output.index, problem.results()[self.output.index])
            found = analytical.single_backward_jacobians(problem, output, self.part)[self.key[0]]
            along = numerical.jacobians(problem, [self.output.index], self.input)[0]
        except Exception:  # whatever it is that the function cannot do with its own results
            return None
        finally:
            array[...] = kept
        return found, analytical.as_gradient(along, self.part)

    def _kink(self, excused: dict[tuple[int, int], Verdict]) -> GradcheckError:
        at, verdict = next(iter(excused.items()))
        of, to = of_output(self.output, at[1]), of_input(self.input, at[0])
        if verdict.what == JUMP:
            what = f"{prefix(self.part)}{of} jumps, or is infinitely steep, as {to} passes the point that was given: it has no derivative there."
        elif verdict.what == EDGE:
            side = "left" if not np.isfinite(verdict.left) else "right"
            what = f"{prefix(self.part)}{of} has no values to the {side} of the point that was given as {to}, so it has a derivative from one side only."
        else:
            what = (
                f"{prefix(self.part)}{of} is not differentiable with respect to {to} at the point that was given: the derivative from the left is "
                f"{verdict.left:.6g}, from the right {verdict.right:.6g}; the analytical one, {verdict.found:.6g}, lies between them."
            )
        more = f" So do {len(excused) - 1} more entries of this Jacobian." if len(excused) > 1 else ""
        message = (
            f"Not differentiable here: {what}{more}\nGradients can be checked only where there are derivatives: move the input away from this point, or "
            'give kinks="allow" to accept what lies between the derivatives of the two sides.'
        )
        details = {"what": verdict.what, "left": verdict.left, "right": verdict.right, "analytical": verdict.found}
        return failed("kink", message, guess="kink", details=details, **self._known(at))
