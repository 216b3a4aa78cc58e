"""Holds every formula of a spec against its own forward expression, numerically, before anything is generated or built.

For random inputs of the op's domain and a random direction, the derivative of the forward along the direction is measured with
differences of fourth order, at two step sizes. The gradient formula must give the same number, in the inner product that makes
it the transpose; the forward-mode rule must give the same array. Complex numbers count as pairs of real ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any

import numpy as np

from .model.expr import Expr, Host, Prim, walk
from .model.op import AUTO_ELEMENT_WISE, FORMULA, ZERO, Gradient, Op, Sample, Spec, Special, Tangent
from .model.spec_text import SpecText
from .model.unparse import unparse
from .paths import Paths
from .plan.op_plan import GradientPlan, OpPlan, Plan, TangentPlan, make_plan
from .problems import Problem
from .proof.branches import Branches, BranchEvaluator
from .proof.evaluate import load_arrays
from .proof.guess import Guesser, place_of
from .proof.inputs import InputMaker, samples_of
from .proof.on_arrays import OnArrays
from .proof.operations import wrong_count
from .proof.reference import disagreement, expected_results, is_computable, tells_zeros
from .proof.returns import NotOwned, why_no_arrays, with_few_dimensions
from .proof.trial import KINK, TOLERANCE, Trial, measured, pairs, scale
from .proof.variants import untried_texts
from .proof.varied import lost_results, wrong_on_variants
from .read.formula import CHECKS

LIMIT = 20.0  # seconds for one formula on one sample
_BACKWARD_CALL = "the 'backward_call' of"
STATED = 1.0e-12  # of the size of what an entry states at a special point


@dataclass(frozen=True)
class Proof:
    """What was proven.

    Args:
        right: the ops of which nothing is wrong: how many of their formulas were tried, on how many inputs.
        formulas, trials: the same of all ops together.
        problems: what was found wrong.
    """

    right: dict[str, tuple[int, int]]
    formulas: int
    trials: int
    problems: tuple[Problem, ...]


def prove(spec: Spec, paths: Paths, only: set[str] | None = None, plan: Plan | None = None) -> Proof:
    """Prove the formulas of a spec, or of some of its ops."""
    plan = plan or make_plan(spec, only)
    evaluator = BranchEvaluator(spec.vocabulary(), load_arrays(paths.array), plan.kernels.by_name, spec.modules)
    lines = sorted(op.location.line for op in spec)
    formulas = trials = 0
    problems: list[Problem] = []
    right: dict[str, tuple[int, int]] = {}
    broken: set[str] = set()  # ops whose forwards raise
    raised: list[tuple[Op, Problem]] = []  # by formulas
    with np.errstate(all="ignore"):
        for op in spec:
            if only is not None and op.name not in only:
                continue
            evaluator.branches = Branches()
            prover = _OpProver(op, plan.ops[op.name], evaluator)
            wrong = prover.run() or list(evaluator.branches.missing(op, next((n for n in lines if n > op.location.line), math.inf)))
            problems += wrong
            right |= {} if wrong else {op.name: (prover.formulas, prover.trials)}
            formulas += prover.formulas
            trials += prover.trials
            broken |= {op.name} if prover.broken else set()
            raised += [(op, prover.problems[key]) for key in prover.raised]
    consequences = {problem for op, problem in raised if (op.calls - {op.name}) & broken}
    problems = [p for p in problems if p not in consequences]
    return Proof(right, formulas, trials, tuple(sorted(set(problems))))


class _OpProver:
    def __init__(self, op: Op, plan: OpPlan, evaluator: BranchEvaluator):
        self.op, self.plan, self.evaluator = op, plan, evaluator
        self.on_arrays = OnArrays(op, plan, evaluator)
        self.problems: dict[tuple[object, str], Problem] = {}
        self.formulas = sum(g.kind in (FORMULA, ZERO) for g in op.gradients) + len(plan.tangents)
        self.trials = 0
        self.late = False  # whether something took too long, which it would on the next sample too
        self.broken = False  # whether the op itself raises
        self.told: set[tuple[object, str]] = set()  # exceptions of the op itself, by the sample
        self.raised: set[tuple[object, str]] = set()  # the problems that are exceptions of formulas
        self.mistaken = False  # whether a gradient formula is wrong
        self.covered = False  # whether a function of all gradients gave some
        self.derived: set[tuple[object, str]] = set()  # what is said of rules that only repeat a gradient formula
        self.at_special: list[tuple[Any, str]] = []  # what is wrong at special points, which is said where differences show nothing
        self.sizes: dict[str, list[float]] = {}  # of the derivatives that were compared, by input; none of arrays without elements
        self.samples: list[tuple[Sample, str, InputMaker, list[Any], list[Any]]] = []  # with their dtypes, arguments and results
        self.guesser = Guesser(op, evaluator.arities, () if plan.several_grads else ("grad",), [], self.on_arrays.changed_gradients, self.tangent_trial)
        self.wrong: dict[tuple[object, str], Callable[[], str]] = {}  # what says how a wrong formula would be right, by the key of its problem

    def run(self) -> list[Problem]:
        for name in untried_texts(self.op):
            what = f"all samples of {self.op.name} give {name!r} one value: what is wrong with another, nobody sees; add one with each of its values"
            self.report(self.op.location, what)
        if self.op.kind == "compose":
            return list(self.problems.values())
        self.values()
        if self.op.flops is not None and not self.problems and (miscounted := wrong_count(self.op.flops, self.on_arrays)):
            self.report(self.op.flops.at, f"the 'flops' of {self.op.name} {miscounted}")
        if not self.op.non_differentiable:
            self.derivatives()
        for location, message in self.at_special:
            self.report(location, message)
        if not self.op.non_differentiable and not self.problems:
            self.empty_checks()
            for wrong in wrong_on_variants(self.op, self.plan, self.evaluator):
                self.report(wrong.location, f"{wrong.of} is wrong: {wrong.what}")
        for key, how in self.wrong.items():
            if not (self.late or (self.mistaken and key in self.derived)):
                self.evaluator.allow(LIMIT)
                self.problems[key] = replace(self.problems[key], message=self.problems[key].message + how())
        return [p for key, p in self.problems.items() if not (self.mistaken and key in self.derived)]

    # ---- values

    def values(self) -> None:
        """Hold the forward against the reference, on samples, at special points and at extremes; and see which branches they take."""
        whole = self.op.reference is not None and not set(self.op.classes) & set("fc")  # what takes floats as well is tried on integers when it is built
        samples, points = samples_of(self.op), tuple(Sample(p.args, p.location) for p in self.op.special)
        for dtype in (*self.on_arrays.dtypes(), *(["int64"] if whole else [])):
            for number, sample in enumerate((*samples, *(points if dtype != "int64" else ()))):
                if self.late:
                    return
                maker = InputMaker(self.op, dtype, number)
                self.evaluator.allow(LIMIT)
                try:
                    args = maker.args(sample)
                    self.required(args, sample)
                    outputs = self.value(args, sample, dtype)
                    if number >= len(samples):
                        self.visit(args, outputs, self.op.special[number - len(samples)])
                        continue
                    if dtype != "int64":
                        self.samples.append((sample, dtype, maker, list(args), outputs))
                    if maker.to_extremes(args):
                        outputs = self.value(args, sample, dtype)
                        if dtype != "int64":
                            self.visit(args, outputs)
                except Exception as error:  # as below; what refuses integers may do so
                    if dtype == "int64" and isinstance(error, (RuntimeError, TypeError)):
                        continue
                    self.sample_raises(sample, dtype, error)
        if self.op.kind == "call" and not self.problems:
            self.few_dimensions()

    def few_dimensions(self) -> None:
        """Ask an array function for arrays on 0-dim and 1-dim tensors too."""
        tried = product((*self.on_arrays.dtypes(), "int64"), ((sample, *few) for sample in self.op.samples for few in with_few_dimensions(self.op, sample)))
        for dtype, (sample, ndim, few) in tried:
            self.evaluator.allow(LIMIT)
            try:
                wrong = why_no_arrays(self.op, self.on_arrays.called(InputMaker(self.op, dtype).args(few)))
            except NotOwned as error:
                wrong = str(error)
            except Exception:  # an op need not take so few dimensions
                continue
            if wrong:
                self.report(self.op.location, f"{self.op.name}: {wrong}, with {ndim}-dim {dtype} tensors in the place of those of line {sample.location.line}")

    def required(self, args: list[Any], sample: Sample) -> None:
        """A sample must meet the conditions of 'require', as far as these ask for no elements."""
        env = dict(zip((p.name for p in self.op.signature.params), args))
        for condition, message in self.op.requirements:
            if not any(isinstance(e, Host) and e.fn in CHECKS for e in walk(condition)) and not self.evaluator.value(condition, env):
                self.report(sample.location, f"{self.op.name} refuses its sample, of which {unparse(condition)!r} does not hold: {message.flat.plain}")

    def value(self, args: list[Any], sample: Sample, dtype: str) -> list[Any]:
        """The results, held against the reference."""
        outputs = self.on_arrays.outputs(args)
        if self.op.reference is not None and is_computable(self.op.reference):
            given = dict(zip((p.name for p in self.op.signature.params), args))
            difference = disagreement(
                outputs, expected_results(self.op.reference, given), self.op.elementwise, dtypes=False, zeros=tells_zeros(self.op.reference)
            )
            if difference:
                where = f"with {dtype} numbers and the arguments of line {sample.location.line}"
                self.report(self.op.reference.location, f"{self.op.name} does not give what its reference does: {difference}, {where}")
        for body, output in zip(self.op.bodies, outputs):
            own = body.primitive.own if isinstance(body, Prim) else None
            if own is not None and own.expression is not None:
                computed = self.evaluator.value(own.expression, self.on_arrays.env(args, outputs))
                if difference := disagreement([output], [computed], elementwise=True, dtypes=False):
                    what = f"the 'expression' of {self.op.name} does not give what its 'numpy' does"
                    self.report(own.expression.at, f"{what}: {difference.replace('the reference', 'that')}")
        if self.op.flops is not None:
            self.count(self.op.flops, args, outputs, sample)
        return outputs

    def count(self, flops: Expr, args: list[Any], outputs: list[Any], sample: Sample) -> None:
        """The number of operations must be one."""
        what = f"the 'flops' of {self.op.name}"
        try:
            count = self.evaluator.value(flops, self.on_arrays.env(args, outputs))
        except Exception as error:
            self.report(flops.at, f"{what} cannot be counted: {type(error).__name__}: {error}, with the arguments of line {sample.location.line}")
            return
        if count < 0:
            self.report(flops.at, f"{what} are {count} with the arguments of line {sample.location.line}")

    def visit(self, args: list[Any], outputs: list[Any], point: Special | None = None) -> None:
        """Evaluate all formulas, to see which branches they take; at a special point, hold them against what it states."""
        env = self.on_arrays.env(args, outputs)
        if point is not None:
            for name, stated in point.values.items():
                self.stated(self.op.location, f"the forward of {self.op.name}", env[name], stated, point)
        directions = self.on_arrays.directions(args, np.ones_like)
        cotangents = [np.ones_like(o) if d else None for o, d in zip(outputs, self.on_arrays.flags(outputs))]
        for plan in self.plan.gradients:
            if plan.tensor_expr is not None and directions.keys() & set(plan.gradient.inputs):
                try:
                    given = self.on_arrays.gradients(plan.gradient, plan.tensor_expr, env, cotangents, directions)
                except Exception as error:
                    self.gradient_raises(plan.gradient, error)
                    continue
                for name in given.keys() & (point.gives.keys() if point is not None else ()):
                    assert point is not None
                    what = f"the formula for {name!r} of {self.op.name}"
                    self.mistaken |= self.stated(plan.gradient.location, what, given[name], point.gives[name], point)
        scope = env | {f"{p.name}_p": env[p.name] for p in self.op.tensors} | {f"{n}_t": t for n, t in directions.items()}
        for tangent in self.plan.tangents:
            try:
                for needed, expr, _ in tangent.terms:
                    if all(f"{n}_t" in scope for n in needed):
                        self.evaluator.value(expr, scope)
            except Exception as error:
                self.tangent_raises(tangent.tangent, error)

    def stated(self, location: Any, what: str, given: Any, stated: Any, point: Special) -> bool:
        """Report numbers that are not those that a special point states; of complex ones, those that are finite count."""
        given, expected = np.asarray(given), np.array(stated)
        there = f"the special point of line {point.location.line}"
        if expected.ndim > given.ndim or any(n not in (1, m) for n, m in zip(expected.shape[::-1], given.shape[::-1])):
            self.at_special.append((location, f"{what} is wrong: it gives the shape {list(given.shape)} at {there}, which states {list(expected.shape)}"))
            return True
        expected = np.broadcast_to(expected.astype(given.dtype), given.shape)
        known = np.isfinite(expected) | (not np.iscomplexobj(given))
        wrong = known & ~np.isclose(given, expected, rtol=STATED, atol=STATED * 1e-2, equal_nan=True)
        if not wrong.any():
            return False
        at = tuple(np.argwhere(wrong)[0])
        self.at_special.append((location, f"{what} is wrong: it gives {given[at].item()} at {there}, which states {expected[at].item()}"))
        return True

    # ---- derivatives

    def derivatives(self) -> None:
        for sample, dtype, maker, args, outputs in self.samples:
            if self.late:
                break
            try:
                self.trial(maker, sample, args, outputs)
            except Exception as error:  # whatever a handwritten function raises is news for the author of the entry
                self.sample_raises(sample, dtype, error)

    def empty_checks(self) -> None:
        """Report formulas of which the samples show nothing."""
        if self.op.backward_call and not self.covered:
            self.report(self.op.location, f"{_BACKWARD_CALL} {self.op.name} is not proven: it gives None for all samples; add one that it covers")
        for gradient in self.op.gradients:
            for name in gradient.inputs if gradient.kind in (FORMULA, ZERO) else ():
                sizes, what = self.sizes.get(name), f"the formula for {name!r} of {self.op.name} is not proven"
                if sizes is None:
                    self.report(gradient.location, f"{what}: no sample gives {name!r}, or none of floating-point numbers; add one")
                elif not sizes:
                    self.report(gradient.location, f"{what}: neither {name!r} nor a result has elements in a sample; add one where they have")
                elif gradient.kind == FORMULA and not any(sizes):
                    self.report(
                        gradient.location, f"{what}: it gives zeros alone, and the derivative is zero in all samples; add one where it is not, or write 'zero'"
                    )

    def sample_raises(self, sample: Sample, dtype: str, error: Exception) -> None:
        """Report a sample on which the op or a formula cannot be computed."""
        self.late, self.broken = isinstance(error, TimeoutError), True
        text = str(error) if isinstance(error, NotOwned) else f"{type(error).__name__}: {error}"
        if (sample.location, text) not in self.told:  # of another dtype
            self.told.add((sample.location, text))
            self.report(sample.location, f"{self.op.name} cannot be tried on its sample with {dtype} numbers: {text}")

    def gradient_raises(self, gradient: Gradient, error: Exception) -> None:
        """Report a formula that cannot be evaluated."""
        self.mistaken = True
        self.late |= isinstance(error, TimeoutError)
        named = ", ".join(map(repr, gradient.inputs))
        message = f"the formula for {named} of {self.op.name} is wrong: it raises {type(error).__name__}: {error}"
        how = partial(self.guesser.of_gradient, gradient, gradient.inputs[0]) if len(gradient.inputs) == 1 else None
        self.raised.add(self.report(gradient.location, message, how=how))

    def tangent_raises(self, tangent: Tangent, error: Exception) -> None:
        """Report a forward-mode rule that cannot be evaluated."""
        self.late |= isinstance(error, TimeoutError)
        what = f"the forward-mode rule of {tangent.output!r} of {self.op.name} is wrong: it raises {type(error).__name__}: {error}"
        self.raised.add(self.report(tangent.location, what, tangent.kind == AUTO_ELEMENT_WISE, partial(self.guesser.of_tangent, tangent)))

    def report(self, location: Any, message: str, derived: bool = False, how: Callable[[], str] | None = None) -> tuple[object, str]:
        """Note a problem, unless the like is known of the place; gives the key under which it is noted."""
        key = (location, message.split(":")[0])
        if how and key not in self.problems:
            self.wrong[key] = how
        self.problems.setdefault(key, Problem(location, message))
        if derived:
            self.derived.add(key)
        return key

    # ---- one sample

    def trial(self, maker: InputMaker, sample: Sample, args: list[Any], outputs: list[Any]) -> None:
        self.trials += 1
        self.evaluator.allow(LIMIT)
        directions = self.on_arrays.directions(args, lambda a: maker.directions(a.shape))
        along = {name: measured(self.op, self.on_arrays.outputs, args, name, t) for name, t in directions.items()}
        cotangents = [maker.directions(o.shape, np.iscomplexobj(o)) if d else None for o, d in zip(outputs, self.on_arrays.flags(outputs))]
        trial = Trial(sample, self.on_arrays.env(args, outputs), directions, along, cotangents, maker.is_complex)
        if self.is_undefined(trial, outputs):
            return
        for name in lost_results(self.op, trial):
            what = f"{name!r} of {self.op.name} moves with the inputs, and has no derivative by 'output_differentiability'"
            self.report(self.op.location, f"{what}: give it one, or say why there is none, as 'non_differentiable: a statistic' in the place of False")
        self.guesser.trials.append(trial)
        formulas: dict[str, Any] = {}
        for plan in self.plan.gradients:
            try:
                self.evaluator.allow(LIMIT)
                formulas |= self.gradient_trial(plan, trial)
            except Exception as error:
                self.gradient_raises(plan.gradient, error)
        if self.op.backward_call and not self.mistaken:
            for needed in dict.fromkeys([tuple(formulas), *((name,) for name in formulas)]):
                self.backward_call(formulas, needed, trial)
        self.tangents(trial)

    def is_undefined(self, trial: Trial, outputs: list[Any]) -> bool:
        """Whether the forward gives no numbers on a sample or beside it, so that nothing can be measured."""
        for name, of in trial.measured.items():
            for (derivative, _), cotangent, output in zip(of, trial.cotangents, outputs):
                if cotangent is not None and not np.isfinite(derivative).all():
                    given = output[~np.isfinite(output)].reshape(-1)
                    what = f"gives {given[0]!s}" if given.size else "gives no finite numbers beside it"
                    hint = f", as in 'domain: {{{name}: {where}}}'" if (where := _defined_where(trial.env[name], derivative)) else ""
                    message = f"nothing can be measured on the sample of {self.op.name}: its forward {what}; narrow its 'domain' for {name!r}{hint}"
                    self.report(trial.sample.location, f"{message}, or choose other data")
                    return True
        return False

    def gradient_trial(self, plan: GradientPlan, trial: Trial) -> dict[str, Any]:
        """What the formula for some inputs gives, held against the differences."""
        gradient, directions = plan.gradient, trial.directions
        if not directions.keys() & set(gradient.inputs):  # an optional input that is not there
            return {}
        given: dict[str, Any] = {}
        if gradient.kind == FORMULA:
            assert plan.tensor_expr is not None and plan.array_expr is not None
            given = self.on_arrays.gradients(gradient, plan.tensor_expr, trial.env, trial.cotangents, directions)
            self.compare(gradient, given, trial)
            self.same_readings(gradient, given, self.on_arrays.gradients(gradient, plan.array_expr, trial.env, trial.cotangents, directions))
        elif gradient.kind == ZERO:
            given = {n: np.zeros_like(t) for n, t in directions.items() if n in gradient.inputs}
            self.compare(gradient, given, trial)
        return given

    def backward_call(self, formulas: dict[str, Any], needed: tuple[str, ...], trial: Trial) -> None:
        """The function of all gradients must give for some inputs, where it gives anything, what their formulas do."""
        try:
            found = self.on_arrays.backward(trial, needed)
        except Exception as error:
            given = ", ".join(["grads" if self.plan.several_grads else "grad", *self.plan.read, "needs"])
            self.report(self.op.location, f"{_BACKWARD_CALL} {self.op.name} raises {type(error).__name__}: {error}; it is given {given}")
            return
        self.covered |= bool(found)
        for name, value in found.items():
            expected = np.asarray(formulas[name])
            same = value.shape == expected.shape and np.isclose(value, expected, rtol=1e-9, atol=1e-9, equal_nan=True)
            if not np.all(same):
                shown = [f"the shape {list(a.shape)}" if same is False else _shown(a[~same][0]) for a in (value, expected)]
                numbers = f"gives {shown[0]} for {name!r} where its formula gives {shown[1]}"
                self.report(self.op.location, f"{_BACKWARD_CALL} {self.op.name} {numbers}, with the arguments of line {trial.sample.location.line}")

    # ---- gradients

    def compare(self, gradient: Gradient, given: dict[str, Any], trial: Trial) -> None:
        for name, value in given.items():
            location, text = place_of(gradient, name)
            wrong = f"the formula for {name!r} of {self.op.name} is wrong"
            how = partial(self.guesser.of_gradient, gradient, name)
            unlike = trial.unlike(name, value, bool(self.op.identity))  # an op of an identity gives real tensors back
            if unlike:
                self.mistaken = True
                self.report(location, f"{wrong}: {unlike}", how=how)
                continue
            found, expected, size, doubt = trial.products(name, value)
            seen = self.sizes.setdefault(name, [])
            if any(np.size(d) for _, d in pairs(value, trial.directions[name])):
                seen.append(trial.largest(name, value))
            if doubt > KINK * size:
                self.report(trial.sample.location, f"{self.op.name} is not smooth at its sample: narrow its 'domain' for {name!r}, or choose other data")
            elif not abs(found - expected) <= TOLERANCE * size + 8 * doubt:
                self.mistaken = True
                number = self.wrong_grad(gradient, name, trial)
                which = "" if number is None else f" in what it makes of grads[{number}]"
                self.report(place_of(gradient, name, number)[0], self.verdict(wrong + which, text, found, expected), how=how)

    def wrong_grad(self, gradient: Gradient, name: str, trial: Trial) -> int | None:
        """The one of several `grads` of which a formula makes something wrong, if it is the only one."""
        flowing = [i for i, c in enumerate(trial.cotangents) if c is not None]
        if gradient.expr is None or not self.plan.several_grads or self.op.signature.returns[0].type.is_list:
            return None
        wrong = []
        for number, index in enumerate(flowing):
            alone = replace(trial, cotangents=[c if i == index else None if c is None else np.zeros_like(c) for i, c in enumerate(trial.cotangents)])
            value = self.on_arrays.gradients(gradient, gradient.expr, alone.env, alone.cotangents, alone.directions)[name]
            found, expected, size, doubt = alone.products(name, value)
            if not abs(found - expected) <= TOLERANCE * size + 8 * doubt:
                wrong.append(number)
        return wrong[0] if len(wrong) == 1 else None

    def verdict(self, what: str, text: SpecText, found: complex, expected: complex) -> str:
        numbers = f"gives {_shown(found)} in a random direction where the forward's own differences give {_shown(expected)}"
        return f"{what}: {text.flat.plain!r} {numbers}"

    def same_readings(self, gradient: Gradient, tensors: dict[str, Any], arrays: dict[str, Any]) -> None:
        """The fused kernels must compute what the formula says."""
        for name, value in tensors.items():
            for a, b in pairs(value, arrays[name]):
                if not np.array_equal(a, b) and (np.shape(a) != np.shape(b) or not np.allclose(a, b, rtol=1e-9, atol=1e-9, equal_nan=True)):
                    self.report(gradient.location, f"the two readings of the formula for {name!r} of {self.op.name} disagree; this is a fault of the generator")

    # ---- tangents

    def tangents(self, trial: Trial) -> None:
        """Hold the forward-mode rules against the sums of the derivatives along the directions of single inputs."""
        if not self.plan.tangents or not trial.directions:
            return
        for plan in self.plan.tangents:
            for array in (False, True) if plan.terms else ():  # both readings
                try:
                    self.evaluator.allow(LIMIT)
                    compared = list(self.tangent_trial(plan, trial, array))
                except Exception as error:
                    self.tangent_raises(plan.tangent, error)
                    break
                for value, derivative, allowed in compared:
                    if not (np.abs(value - derivative) <= allowed).all():
                        self.wrong_tangent(plan, trial, value, derivative)

    def wrong_tangent(self, plan: TangentPlan, trial: Trial, value: Any, derivative: Any) -> None:
        derived = plan.tangent.kind == AUTO_ELEMENT_WISE
        text = plan.tangent.text if plan.tangent.kind == FORMULA else SpecText(" + ".join(unparse(t[1]) for t in plan.terms))
        worst = int(np.argmax(np.abs(value - derivative)))
        got, wanted = (a.reshape(-1)[worst] for a in (value, derivative))
        message = self.verdict(f"the forward-mode rule of {plan.tangent.output!r} of {self.op.name} is wrong", text, got, wanted)
        if derived and trial.is_complex:
            only = "as it does for complex differentiable ops alone"
            message += f"; it follows from the gradients, {only}: write it out, as '{plan.tangent.output}: ...'"
        self.report(plan.tangent.location, message, derived, partial(self.guesser.of_tangent, plan.tangent))

    def tangent_trial(self, plan: TangentPlan, trial: Trial, array: bool = False) -> Iterator[tuple[Any, Any, float]]:
        """What a rule gives, what the differences are, and how far apart these may be."""
        several = self.op.signature.returns[0].type.is_list
        indices = range(len(trial.summed)) if several else [[r.name for r in self.op.signature.returns].index(plan.tangent.output)]
        scope = self.on_arrays.tangent_scope(trial)
        there = [(a, b) for needed, a, b in plan.terms if all(f"{n}_t" in scope for n in needed)]
        terms = [self.evaluator.value(b if array else a, scope) for a, b in there]
        found = [np.zeros(()) for _ in indices] if not terms else list(terms[0]) if several else [sum(terms[1:], terms[0])]
        for i, value in zip(indices, found):
            derivative, unsure = trial.summed[i]
            value = np.broadcast_to(value, derivative.shape)
            size = scale(float(np.max(np.abs(derivative), initial=0)), float(np.max(np.abs(value), initial=0)))
            if float(np.max(unsure, initial=0)) <= KINK * size:
                yield value, derivative, TOLERANCE * size + 8 * float(np.max(unsure, initial=0))


def _shown(number: complex) -> str:
    number = complex(number)
    return f"{number.real:.10g}" if number.imag == 0 else f"{number:.10g}"


def _defined_where(arg: Any, derivative: Any) -> str:
    """A domain in which all numbers stand on which an elementwise forward has a derivative, and none of the others."""
    if not isinstance(arg, np.ndarray) or np.iscomplexobj(arg) or arg.shape != derivative.shape:
        return ""
    good = np.isfinite(derivative)
    sides = {"x > 0": arg > 0, "x < 0": arg < 0, "-1 < x < 1": np.abs(arg) < 1, "x > 1": arg > 1, "x > -1": arg > -1}
    return next((name for name, side in sides.items() if good.any() and (side == good).all()), "")
