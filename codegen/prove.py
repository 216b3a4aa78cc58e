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
from typing import Any

import numpy as np

from .model.expr import Const, Expr, Item, Name, Prim, Seq, names, walk
from .model.op import AUTO_ELEMENT_WISE, FORMULA, ZERO, Gradient, Op, Sample, Spec, Tangent
from .model.primitives import PRIMITIVES
from .model.spec_text import SpecText
from .paths import Paths
from .plan.op_plan import GradientPlan, OpPlan, Plan, TangentPlan, make_plan
from .problems import Location, Mistake, Problem
from .proof.branches import Branches, BranchEvaluator
from .proof.evaluate import load_arrays
from .proof.inputs import InputMaker, samples_of
from .proof.mends import Rule, mend
from .proof.reference import disagreement, expected_results, is_computable
from .proof.unparse import unparse
from .read.derive import classes_of, kinds_of
from .read.derive import partial as derivative_of
from .read.formula import type_of

STEP = 2.0e-3
TOLERANCE = 1.0e-7  # of the size of what is compared
LIMIT = 20.0  # seconds for one formula on one sample
KINK = 1.0e-4  # two step sizes that disagree by more than this stand at a place where the op is not smooth


@dataclass(frozen=True)
class Proof:
    """What was proven: how many formulas on how many inputs, and what was found wrong."""

    formulas: int
    trials: int
    problems: tuple[Problem, ...]


def prove(spec: Spec, paths: Paths, only: set[str] | None = None, plan: Plan | None = None) -> Proof:
    """Prove the formulas of a spec, or of some of its ops."""
    plan = plan or make_plan(spec)
    evaluator = BranchEvaluator(spec.by_name(), load_arrays(paths.array), plan.kernels.by_name)
    lines = sorted(op.location.line for op in spec)
    formulas = trials = 0
    problems: list[Problem] = []
    with np.errstate(all="ignore"):
        for op in spec:
            if only is not None and op.name not in only:
                continue
            evaluator.branches = Branches()
            prover = _OpProver(op, plan.ops[op.name], evaluator)
            problems += prover.run() or evaluator.branches.missing(op, next((n for n in lines if n > op.location.line), math.inf))
            formulas += prover.formulas
            trials += prover.trials
    return Proof(formulas, trials, tuple(sorted(set(problems))))


class _OpProver:
    def __init__(self, op: Op, plan: OpPlan, evaluator: BranchEvaluator):
        self.op, self.plan, self.evaluator = op, plan, evaluator
        self.problems: dict[tuple[object, str], Problem] = {}
        self.formulas = sum(g.kind in (FORMULA, ZERO) for g in op.gradients) + len(plan.tangents)
        self.trials = 0
        self.late = False  # whether something took too long, which it would on the next sample too
        self.mistaken = False  # whether a gradient formula is wrong
        self.derived: set[tuple[object, str]] = set()  # what is said of rules that only repeat a gradient formula
        self.samples: list[tuple[Sample, str, InputMaker, list[Any], list[Any]]] = []  # with their dtypes, arguments and results
        self.trials_made: list[_Trial] = []
        self.wrong: dict[tuple[object, str], Callable[[], str]] = {}  # what says how a wrong formula would be right, by the key of its problem

    def run(self) -> list[Problem]:
        if self.op.kind == "compose":
            return []
        self.values()
        if not self.op.non_differentiable:
            self.derivatives()
        for key, how in self.wrong.items():
            if not (self.mistaken and key in self.derived):
                self.problems[key] = replace(self.problems[key], message=self.problems[key].message + how())
        return [p for key, p in self.problems.items() if not (self.mistaken and key in self.derived)]

    # ---- values

    def values(self) -> None:
        """Hold the forward against the reference, on samples, at special points and at extremes; and see which branches they take."""
        whole = self.op.reference is not None and not set(self.op.classes) & set("fc")  # what takes floats as well is tried on integers when it is built
        points = tuple(Sample(p.args, p.location) for p in self.op.special)
        for dtype in (*self.dtypes(), *(["int64"] if whole else [])):
            for number, sample in enumerate((*samples_of(self.op), *(points if dtype != "int64" else ()))):
                if self.late:
                    return
                maker = InputMaker(self.op, dtype, number)
                self.evaluator.allow(LIMIT)
                try:
                    args = maker.args(sample)
                    outputs = self.value(args, sample, dtype)
                    if number >= len(samples_of(self.op)):
                        self.visit(args, outputs)
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

    def value(self, args: list[Any], sample: Sample, dtype: str) -> list[Any]:
        """The results, held against the reference."""
        outputs = self.outputs(args)
        if self.op.reference is not None and is_computable(self.op.reference):
            given = dict(zip((p.name for p in self.op.signature.params), args))
            difference = disagreement(outputs, expected_results(self.op.reference, given), self.op.elementwise, dtypes=False)
            if difference:
                where = f"with {dtype} numbers and the arguments of line {sample.location.line}"
                self.report(self.op.reference.location, f"{self.op.name} does not give what its reference does: {difference}, {where}")
        if self.op.flops is not None:
            self.count(self.op.flops, args, outputs, sample)
        return outputs

    def count(self, flops: Expr, args: list[Any], outputs: list[Any], sample: Sample) -> None:
        """The number of operations must be one."""
        what = f"the 'flops' of {self.op.name}"
        try:
            count = self.evaluator.value(flops, self.env(args, outputs))
        except Exception as error:
            self.report(flops.at, f"{what} cannot be counted: {type(error).__name__}: {error}, with the arguments of line {sample.location.line}")
            return
        if count < 0:
            self.report(flops.at, f"{what} are {count} with the arguments of line {sample.location.line}")

    def visit(self, args: list[Any], outputs: list[Any]) -> None:
        """Evaluate all formulas, to see which branches they take."""
        env = self.env(args, outputs)
        directions = self.directions(args, np.ones_like)
        cotangents = [np.ones_like(o) if d else None for o, d in zip(outputs, self.flags(outputs))]
        for plan in self.plan.gradients:
            if plan.tensor_expr is not None and directions.keys() & set(plan.gradient.inputs):
                try:
                    self.gradients(plan.gradient, plan.tensor_expr, env, cotangents, directions)
                except Exception as error:
                    self.gradient_raises(plan.gradient, error)
        scope = env | {f"{n}_p": env[n] for n in directions} | {f"{n}_t": t for n, t in directions.items()}
        for tangent in self.plan.tangents:
            try:
                for needed, expr, _ in tangent.terms:
                    if all(f"{n}_t" in scope for n in needed):
                        self.evaluator.value(expr, scope)
            except Exception as error:
                self.tangent_raises(tangent.tangent, error)

    # ---- derivatives

    def derivatives(self) -> None:
        for sample, dtype, maker, args, outputs in self.samples:
            if self.late:
                break
            try:
                self.trial(maker, sample, args, outputs)
            except Exception as error:  # whatever a handwritten function raises is news for the author of the entry
                self.sample_raises(sample, dtype, error)

    def dtypes(self) -> list[str]:
        """The dtypes of samples: those that the entry accepts and the forward's primitives are defined for."""
        defined = "fc" if self.op.body is None else classes_of(self.op.body, kinds_of(self.op.signature, self.op.body))
        return [name for name, letter in (("float64", "f"), ("complex128", "c")) if letter in self.op.classes and letter in defined]

    def sample_raises(self, sample: Sample, dtype: str, error: Exception) -> None:
        """Report a sample on which the op or a formula cannot be computed."""
        self.late = isinstance(error, TimeoutError)
        self.report(sample.location, f"{self.op.name} cannot be tried on its sample with {dtype} numbers: {type(error).__name__}: {error}")

    def gradient_raises(self, gradient: Gradient, error: Exception) -> None:
        """Report a formula that cannot be evaluated."""
        self.mistaken = True
        self.late |= isinstance(error, TimeoutError)
        named = ", ".join(map(repr, gradient.inputs))
        self.report(gradient.location, f"the formula for {named} of {self.op.name} is wrong: it raises {type(error).__name__}: {error}")

    def tangent_raises(self, tangent: Tangent, error: Exception) -> None:
        """Report a forward-mode rule that cannot be evaluated."""
        self.late |= isinstance(error, TimeoutError)
        what = f"the forward-mode rule of {tangent.output!r} of {self.op.name} is wrong: it raises {type(error).__name__}: {error}"
        self.report(tangent.location, what, tangent.kind == AUTO_ELEMENT_WISE)

    def report(self, location: Any, message: str, derived: bool = False, how: Callable[[], str] | None = None) -> None:
        key = (location, message.split(":")[0])
        if how and key not in self.problems:
            self.wrong[key] = how
        self.problems.setdefault(key, Problem(location, message))
        if derived:
            self.derived.add(key)

    # ---- one sample

    def trial(self, maker: InputMaker, sample: Sample, args: list[Any], outputs: list[Any]) -> None:
        self.trials += 1
        self.evaluator.allow(LIMIT)
        directions = self.directions(args, lambda a: maker.directions(a.shape))
        measured = {name: self.measured(args, name, t) for name, t in directions.items()}
        cotangents = [maker.directions(o.shape, np.iscomplexobj(o)) if d else None for o, d in zip(outputs, self.flags(outputs))]
        trial = _Trial(sample, self.env(args, outputs), directions, measured, cotangents, maker.is_complex)
        if self.is_undefined(trial, args, outputs):
            return
        self.trials_made.append(trial)
        for plan in self.plan.gradients:
            try:
                self.evaluator.allow(LIMIT)
                self.gradient_trial(plan, trial)
            except Exception as error:
                self.gradient_raises(plan.gradient, error)
        self.tangents(trial)

    def is_undefined(self, trial: _Trial, args: list[Any], outputs: list[Any]) -> bool:
        """Whether the forward gives no numbers on a sample or beside it, so that nothing can be measured."""
        for name, of in trial.measured.items():
            for (derivative, _), cotangent, output in zip(of, trial.cotangents, outputs):
                if cotangent is not None and not np.isfinite(derivative).all():
                    given = output[~np.isfinite(output)]
                    what = f"gives {given.reshape(-1)[0]!s} on its sample" if given.size else "gives no finite numbers beside its sample"
                    param = next(a for p, a in zip(self.op.signature.params, args) if p.name == name)
                    hint = f", as in 'domain: {{{name}: {where}}}'" if (where := _defined_where(param, derivative)) else ""
                    message = (
                        f"the forward of {self.op.name} {what}, where nothing can be measured: narrow its 'domain' for {name!r}{hint}, or choose other data"
                    )
                    self.report(trial.sample.location, message)
                    return True
        return False

    def gradient_trial(self, plan: GradientPlan, trial: _Trial) -> None:
        gradient, directions = plan.gradient, trial.directions
        if not directions.keys() & set(gradient.inputs):  # an optional input that is not there
            return
        if gradient.kind == FORMULA:
            assert plan.tensor_expr is not None and plan.array_expr is not None
            given = self.gradients(gradient, plan.tensor_expr, trial.env, trial.cotangents, directions)
            self.compare(gradient, given, trial)
            self.same_readings(gradient, given, self.gradients(gradient, plan.array_expr, trial.env, trial.cotangents, directions))
        elif gradient.kind == ZERO:
            zeros = {n: np.zeros_like(t) for n, t in directions.items() if n in gradient.inputs}
            self.compare(gradient, zeros, trial)

    def outputs(self, args: list[Any]) -> list[Any]:
        args = [a.copy() if isinstance(a, np.ndarray) and p.type.writes else a for a, p in zip(args, self.op.signature.params)]
        value = self.evaluator.call(self.op, args)
        return list(value) if isinstance(value, (tuple, list)) else [value]

    def flags(self, outputs: list[Any]) -> list[bool]:
        flags = self.op.differentiable_outputs
        return list(flags) if len(flags) == len(outputs) else [flags[0]] * len(outputs)

    def env(self, args: list[Any], outputs: list[Any]) -> dict[str, Any]:
        """Arguments and results by the names that formulas have for them."""
        params, returns = self.op.signature.params, self.op.signature.returns
        results = {returns[0].name: outputs} if returns[0].type.is_list else {r.name: o for r, o in zip(returns, outputs)}
        return {p.name: a for p, a in zip(params, args)} | results

    def directions(self, args: list[Any], draw: Callable[[Any], Any]) -> dict[str, Any]:
        """A direction for each input that has a gradient, as `draw` makes one for an array; a list of them for a list."""
        flowing = {p.name: a for p, a in zip(self.op.signature.params, args) if _flows(self.op, p.name, a)}
        return {name: [draw(a) for a in arg] if isinstance(arg, list) else draw(arg) for name, arg in flowing.items()}

    # ---- measuring

    def measured(self, args: list[Any], name: str, direction: Any) -> list[tuple[Any, Any]]:
        """The derivative of each result along a direction of one input, and how unsure it is."""
        found = []
        for results in self.moved(args, name, direction, [x * STEP for x in (1, -1, 2, -2, 0.5, -0.5)]):
            whole, double, half = results[0] - results[1], results[2] - results[3], results[4] - results[5]
            fine = (8 * half - whole) / (6 * STEP)
            found.append((fine, np.abs(fine - (8 * whole - double) / (12 * STEP))))
        return found

    def moved(self, args: list[Any], name: str, direction: Any, steps: list[float]) -> list[Any]:
        """Each result after each step along a direction, the steps along a new first dimension; of an elementwise op, all in one evaluation."""
        params = self.op.signature.params
        if self.op.elementwise:
            ndim = max(a.ndim for a in args if isinstance(a, np.ndarray))
            by = np.reshape(steps, (-1,) + (1,) * ndim)
            values = [_moved(_raised(a, ndim), _raised(direction, ndim), by) if p.name == name else _raised(a, ndim) for p, a in zip(params, args)]
            shape = np.broadcast_shapes(*(v.shape for v in values if isinstance(v, np.ndarray)))
            results = [[np.broadcast_to(o, shape)] for o in self.outputs(values)]
        else:
            moves = [self.outputs([_moved(a, direction, by) if p.name == name else a for p, a in zip(params, args)]) for by in steps]
            results = [[np.asarray(o)[None] for o in result] for result in zip(*moves)]
        return [np.concatenate([o.astype(np.complex128 if np.iscomplexobj(o) else np.float64) for o in result]) for result in results]

    # ---- gradients

    def gradients(
        self,
        gradient: Gradient,
        expr: Expr,
        env: dict[str, Any],
        cotangents: list[Any],
        directions: dict[str, Any],
        change: Callable[[Any, Any], Any] = lambda value, like: value,
    ) -> dict[str, Any]:
        """What a formula gives for its inputs, changed if need be."""
        defined = [c for c in cotangents if c is not None]
        several = self.plan.several_grads
        scope = env | ({"grads": defined} if several else {"grad": defined[0]}) | {"needs": [True] * len(gradient.inputs)}
        value = self.evaluator.value(expr, scope)
        values = value if len(gradient.inputs) > 1 else [value]
        return {name: self.summed(change(v, directions[name]), directions[name]) for name, v in zip(gradient.inputs, values) if name in directions}

    def summed(self, value: Any, direction: Any) -> Any:
        """A gradient in the shape of its input: elementwise formulas leave the sum over broadcast dimensions to the engine."""
        if isinstance(direction, list):
            return list(value)
        value = np.asarray(value)
        if self.op.elementwise and value.shape != direction.shape:
            value = np.broadcast_to(value, np.broadcast_shapes(value.shape, direction.shape))
            return self.evaluator.module("reduce").sum_to_size(value, direction.shape)
        return value

    def compare(self, gradient: Gradient, given: dict[str, Any], trial: _Trial) -> None:
        for name, value in given.items():
            location, text = _place_of(gradient, name)
            wrong = f"the formula for {name!r} of {self.op.name} is wrong"
            how = partial(self.mend_of_gradient, gradient, name)
            unlike = self.unlike(value, trial.directions[name])
            if unlike:
                self.mistaken = True
                self.report(location, f"{wrong}: {unlike}", how=how)
                continue
            found, expected, size, doubt = self.products(name, value, trial)
            if doubt > KINK * size:
                self.report(trial.sample.location, f"{self.op.name} is not smooth at its sample: narrow its 'domain' for {name!r}, or choose other data")
            elif not abs(found - expected) <= TOLERANCE * size + 8 * doubt:
                self.mistaken = True
                self.report(location, self.verdict(wrong, text, found, expected), how=how)

    def unlike(self, value: Any, direction: Any) -> str:
        """Why a gradient cannot be one of its input, whatever its numbers are."""
        for v, d in _pairs(value, direction):
            if np.iscomplexobj(v) and not np.iscomplexobj(d) and not self.op.identity:  # an op of an identity gives real tensors back
                return "it gives complex numbers, the input has real ones"
            if np.shape(v) != np.shape(d):
                return f"it gives the shape {list(np.shape(v))}, the input has {list(np.shape(d))}"
        return ""

    def products(self, name: str, value: Any, trial: _Trial) -> tuple[float, float, float, float]:
        """The inner product of a gradient with the direction, what the differences make of it, its size, and how unsure it is."""
        found = sum(_inner(v, d) for v, d in _pairs(value, trial.directions[name]))
        expected = size = doubt = 0.0
        for (derivative, unsure), cotangent in zip(trial.measured[name], trial.cotangents):
            if cotangent is not None:
                expected += _inner(cotangent, derivative)
                size += float(np.sum(np.abs(cotangent) * np.abs(derivative)))
                doubt += float(np.sum(np.abs(cotangent) * unsure))
        size = _scale(size, sum(float(np.sum(np.abs(v) * np.abs(d))) for v, d in _pairs(value, trial.directions[name])))
        return found, expected, size, doubt

    def verdict(self, what: str, text: SpecText, found: complex, expected: complex) -> str:
        numbers = f"gives {_shown(found)} in a random direction where the forward's own differences give {_shown(expected)}"
        return f"{what}: {text.flat.plain!r} {numbers}"

    def same_readings(self, gradient: Gradient, tensors: dict[str, Any], arrays: dict[str, Any]) -> None:
        """The fused kernels must compute what the formula says."""
        for name, value in tensors.items():
            for a, b in _pairs(value, arrays[name]):
                if not np.array_equal(a, b) and (np.shape(a) != np.shape(b) or not np.allclose(a, b, rtol=1e-9, atol=1e-9, equal_nan=True)):
                    self.report(gradient.location, f"the two readings of the formula for {name!r} of {self.op.name} disagree; this is a fault of the generator")

    # ---- tangents

    def tangents(self, trial: _Trial) -> None:
        """Hold the forward-mode rules against the sums of the derivatives along the directions of single inputs."""
        if not self.plan.tangents or not trial.directions:
            return
        several = self.op.signature.returns[0].type.is_list
        for plan in self.plan.tangents:
            if not plan.terms:
                continue
            derived = plan.tangent.kind == AUTO_ELEMENT_WISE
            for array in (False, True):  # both readings
                try:
                    self.evaluator.allow(LIMIT)
                    compared = list(self.tangent_trial(plan, trial, array, several))
                except Exception as error:
                    self.tangent_raises(plan.tangent, error)
                    break
                for value, derivative, allowed in compared:
                    apart = np.abs(value - derivative)
                    if not (apart <= allowed).all():
                        text = plan.tangent.text if plan.tangent.kind == FORMULA else SpecText(" + ".join(unparse(t[1]) for t in plan.terms))
                        worst = int(np.argmax(apart))
                        got, wanted = (a.reshape(-1)[worst] for a in (value, derivative))
                        message = self.verdict(f"the forward-mode rule of {plan.tangent.output!r} of {self.op.name} is wrong", text, got, wanted)
                        self.report(plan.tangent.location, message, derived, partial(self.mend_of_tangent, plan.tangent))

    def tangent_trial(self, plan: TangentPlan, trial: _Trial, array: bool, several: bool) -> Iterator[tuple[Any, Any, float]]:
        """What a rule gives, what the differences are, and how far apart these may be."""
        indices = range(len(trial.summed)) if several else [[r.name for r in self.op.signature.returns].index(plan.tangent.output)]
        scope = self.tangent_scope(trial)
        there = [(a, b) for needed, a, b in plan.terms if all(f"{n}_t" in scope for n in needed)]
        terms = [self.evaluator.value(b if array else a, scope) for a, b in there]
        found = [np.zeros(()) for _ in indices] if not terms else list(terms[0]) if several else [sum(terms[1:], terms[0])]
        for i, value in zip(indices, found):
            derivative, unsure = trial.summed[i]
            value = np.broadcast_to(value, derivative.shape)
            size = _scale(float(np.max(np.abs(derivative), initial=0)), float(np.max(np.abs(value), initial=0)))
            if float(np.max(unsure, initial=0)) <= KINK * size:
                yield value, derivative, TOLERANCE * size + 8 * float(np.max(unsure, initial=0))

    def tangent_scope(self, trial: _Trial) -> dict[str, Any]:
        """The names of forward mode."""
        values = {f"{p.name}_p": trial.env[p.name] for p in self.op.tensors}
        return trial.env | values | {f"{name}_t": direction for name, direction in trial.directions.items()}

    # ---- how a wrong formula would be right

    def mend_of_gradient(self, gradient: Gradient, name: str) -> str:
        op, index = self.op, gradient.inputs.index(name)

        def trials(expr: Expr, change: Callable[[Any, Any], Any]) -> Iterator[tuple[Any, Any, float]]:
            for trial in self.trials_made:
                if name in trial.directions:
                    alone = replace(gradient, inputs=(name,))
                    value = self.gradients(alone, expr, trial.env, trial.cotangents, trial.directions, change)[name]
                    if self.unlike(value, trial.directions[name]):
                        raise ValueError("it is not of its input's kind")
                    found, expected, size, doubt = self.products(name, value, trial)
                    yield np.array(found), np.array(expected), TOLERANCE * size + 8 * doubt

        if gradient.expr is None:  # zero
            return mend(Rule(Const("int", gradient.location, 0), trials, (), derivative=self.by_rule(name)))
        part = _part_of(gradient, index)
        grads: tuple[str, ...] = ("grad",) if not self.plan.several_grads else ()
        others = tuple((n, _part_of(g, i)) for g in op.gradients if g.expr is not None for i, n in enumerate(g.inputs) if n != name)
        names = (*(Name(type_of(p), gradient.location, p.name) for p in op.signature.params), *self.result_names(gradient.location))
        parts = self.parts_of_forward(name)
        return mend(Rule(part, trials, grads, names, parts, others, self.by_rule(name), self.tries_complex, self.arities))

    def mend_of_tangent(self, tangent: Tangent) -> str:
        if tangent.expr is None:
            return ""
        op, at, expr = self.op, tangent.location, tangent.expr

        def trials(changed: Expr, change: Callable[[Any, Any], Any]) -> Iterator[tuple[Any, Any, float]]:
            for trial in self.trials_made:
                needed = tuple(p.name for p in op.tensors if f"{p.name}_t" in names(changed))
                if all(n in trial.directions for n in needed):
                    plan = TangentPlan(tangent, ((needed, changed, changed),))
                    yield from ((change(v, d), d, allowed) for v, d, allowed in self.tangent_trial(plan, trial, False, op.signature.returns[0].type.is_list))

        flowing = {p.name for p in op.differentiable_inputs}
        known = tuple(Name(type_of(p), at, p.name + "_p" * (p.name in flowing)) for p in op.signature.params) + self.result_names(at)
        flow = tuple(f"{name}_t" for name in flowing)
        return mend(Rule(expr, trials, flow, known, (), (), None, self.tries_complex, self.arities))

    @property
    def tries_complex(self) -> bool:
        return any(trial.is_complex for trial in self.trials_made)

    @property
    def arities(self) -> dict[str, int]:
        return {name: len(op.signature.params) for name, op in self.evaluator.ops.items()}

    def result_names(self, at: Location) -> tuple[Name, ...]:
        return tuple(Name(type_of(r), at, r.name) for r in self.op.signature.returns)

    def parts_of_forward(self, name: str) -> tuple[Expr, ...]:
        """The parts of an elementwise forward, and of its derivative: what a chain of derivatives is made of."""
        whole = [self.op.body, *(self.by_rule(name) or ())[1:]] if self.op.elementwise and self.op.body is not None else []
        found = dict.fromkeys(part for expr in whole if expr is not None for part in walk(expr))
        return tuple(part for part in found if isinstance(part, Prim) and PRIMITIVES[part.fn].result != "bool")

    def by_rule(self, name: str) -> tuple[Expr, Expr] | None:
        """The gradient that follows from the forward, and the derivative in it."""
        if not self.op.elementwise or self.op.body is None:
            return None
        try:
            derivative = derivative_of(self.op.body, name)
        except Mistake:
            return None
        at = self.op.location
        return Prim("Tensor", at, "mul", (Name("Tensor", at, "grad"), Prim("Tensor", at, "conj", (derivative,)))), derivative


@dataclass(frozen=True)
class _Trial:
    """What a formula is tried on."""

    sample: Sample
    env: dict[str, Any]
    directions: dict[str, Any]
    measured: dict[str, list[tuple[Any, Any]]]
    cotangents: list[Any]
    is_complex: bool

    @property
    def summed(self) -> list[tuple[Any, Any]]:
        """The derivatives of the results along all directions together, and how unsure they are."""
        return [(sum(d for d, _ in of), sum(unsure for _, unsure in of)) for of in zip(*self.measured.values())]


def _part_of(gradient: Gradient, index: int) -> Expr:
    """The formula for one of the inputs that have one together."""
    expr = gradient.expr
    assert expr is not None
    if len(gradient.inputs) == 1:
        return expr
    return expr.items[index] if isinstance(expr, Seq) else Item("Tensor", gradient.location, expr, index)


def _place_of(gradient: Gradient, name: str) -> tuple[Location, SpecText]:
    """Where the formula for an input stands, and what it says."""
    if len(gradient.inputs) > 1 and isinstance(gradient.expr, Seq):
        part = gradient.expr.items[gradient.inputs.index(name)]
        return part.at, SpecText(unparse(part))
    return gradient.location, gradient.text


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


def _flows(op: Op, name: str, arg: Any) -> bool:
    """Whether an argument has a gradient."""
    gradient = op.gradient_of(name)
    return gradient is not None and gradient.flows and (isinstance(arg, list) or (isinstance(arg, np.ndarray) and np.issubdtype(arg.dtype, np.inexact)))


def _raised(arg: Any, ndim: int) -> Any:
    """An array with ones before its shape, so that a dimension can be put before it."""
    return arg.reshape((1,) * (ndim - arg.ndim) + arg.shape) if isinstance(arg, np.ndarray) else arg


def _moved(arg: Any, direction: Any, by: Any) -> Any:
    if isinstance(arg, list):
        return [a + by * d for a, d in zip(arg, direction)]
    return np.asarray(arg + by * direction)


def _pairs(a: Any, b: Any) -> Iterator[tuple[Any, Any]]:
    return zip(a, b) if isinstance(a, list) else iter([(a, b)])


def _scale(*sizes: float) -> float:
    """The size of two numbers that are compared, by which a tolerance is multiplied."""
    size = max(*sizes, 1e-3)
    return size if np.isfinite(size) else 1.0


def _inner(a: Any, b: Any) -> float:
    """The inner product of two arrays as vectors of real numbers."""
    return float(np.sum(np.real(np.conj(a) * b)))
