"""Holds every formula of a spec against its own forward expression, numerically, before anything is generated or built.

For random inputs of the op's domain and a random direction, the derivative of the forward along the direction is measured with
differences of fourth order, at two step sizes. The gradient formula must give the same number, in the inner product that makes
it the transpose; the forward-mode rule must give the same array. Complex numbers count as pairs of real ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from .model.expr import Expr, Host, walk
from .model.op import AUTO_ELEMENT_WISE, FORMULA, ZERO, Gradient, Op, Sample, Spec, Tangent
from .model.spec_text import SpecText
from .paths import Paths
from .plan.op_plan import GradientPlan, OpPlan, Plan, make_plan
from .problems import Problem
from .proof.branches import Branches, BranchEvaluator
from .proof.evaluate import load_arrays
from .proof.inputs import InputMaker, projected, samples_of
from .proof.reference import disagreement, expected_results, is_computable
from .proof.returns import why_no_arrays, with_few_dimensions
from .proof.unparse import unparse
from .read.derive import classes_of_forward
from .read.formula import CHECKS

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

    def run(self) -> list[Problem]:
        if self.op.kind == "compose":
            return []
        self.values()
        if not self.op.non_differentiable:
            self.derivatives()
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
                    self.required(args, sample)
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
        if self.op.kind == "call" and not self.problems:
            self.few_dimensions()

    def few_dimensions(self) -> None:
        """Ask an array function for arrays on 0-dim and 1-dim tensors too."""
        tried = product((*self.dtypes(), "int64"), ((sample, *few) for sample in self.op.samples for few in with_few_dimensions(self.op, sample)))
        for dtype, (sample, ndim, few) in tried:
            self.evaluator.allow(LIMIT)
            try:
                value = self.called(InputMaker(self.op, dtype).args(few))
            except Exception:  # an op need not take so few dimensions
                continue
            if wrong := why_no_arrays(self.op, value):
                self.report(self.op.location, f"{self.op.name}: {wrong}, with {ndim}-dim {dtype} tensors in the place of those of line {sample.location.line}")

    def required(self, args: list[Any], sample: Sample) -> None:
        """A sample must meet the conditions of 'require', as far as these ask for no elements."""
        env = dict(zip((p.name for p in self.op.signature.params), args))
        for condition, message in self.op.requirements:
            if not any(isinstance(e, Host) and e.fn in CHECKS for e in walk(condition)) and not self.evaluator.value(condition, env):
                self.report(sample.location, f"{self.op.name} refuses its sample, of which {unparse(condition)!r} does not hold: {message.flat.plain}")

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
        defined = classes_of_forward(self.op)
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

    def report(self, location: Any, message: str, derived: bool = False) -> None:
        key = (location, message.split(":")[0])
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
        env = self.env(args, outputs)
        for plan in self.plan.gradients:
            try:
                self.evaluator.allow(LIMIT)
                self.gradient_trial(plan, env, directions, measured, cotangents, sample)
            except Exception as error:
                self.gradient_raises(plan.gradient, error)
        self.tangents(env, directions, measured)

    def gradient_trial(
        self, plan: GradientPlan, env: dict[str, Any], directions: dict[str, Any], measured: dict[str, Any], cotangents: list[Any], sample: Sample
    ) -> None:
        gradient = plan.gradient
        if not directions.keys() & set(gradient.inputs):  # an optional input that is not there
            return
        if gradient.kind == FORMULA:
            assert plan.tensor_expr is not None and plan.array_expr is not None
            given = self.gradients(gradient, plan.tensor_expr, env, cotangents, directions)
            self.compare(gradient, given, directions, measured, cotangents, sample)
            self.same_readings(gradient, given, self.gradients(gradient, plan.array_expr, env, cotangents, directions))
        elif gradient.kind == ZERO:
            zeros = {n: np.zeros_like(t) for n, t in directions.items() if n in gradient.inputs}
            self.compare(gradient, zeros, directions, measured, cotangents, sample)

    def outputs(self, args: list[Any]) -> list[Any]:
        value = self.called(args)
        if self.op.kind == "call" and (wrong := why_no_arrays(self.op, value)):
            raise TypeError(wrong)
        return list(value) if isinstance(value, (tuple, list)) else [value]

    def called(self, args: list[Any]) -> Any:
        """What the op gives, of copies of what it would change."""
        return self.evaluator.call(self.op, [a.copy() if isinstance(a, np.ndarray) and p.type.writes else a for a, p in zip(args, self.op.signature.params)])

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
        found = {}
        for param, arg in zip(self.op.signature.params, args):
            if _flows(self.op, param.name, arg):
                domain = self.op.domain.get(param.name)
                found[param.name] = [projected(domain, draw(a)) for a in arg] if isinstance(arg, list) else projected(domain, draw(arg))
        return found

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

    def gradients(self, gradient: Gradient, expr: Expr, env: dict[str, Any], cotangents: list[Any], directions: dict[str, Any]) -> dict[str, Any]:
        """What a formula gives for its inputs."""
        defined = [c for c in cotangents if c is not None]
        several = self.plan.several_grads
        scope = env | ({"grads": defined} if several else {"grad": defined[0]}) | {"needs": [True] * len(gradient.inputs)}
        value = self.evaluator.value(expr, scope)
        values = value if len(gradient.inputs) > 1 else [value]
        return {name: self.summed(v, directions[name]) for name, v in zip(gradient.inputs, values) if name in directions}

    def summed(self, value: Any, direction: Any) -> Any:
        """A gradient in the shape of its input: elementwise formulas leave the sum over broadcast dimensions to the engine."""
        if isinstance(direction, list):
            return list(value)
        value = np.asarray(value)
        if self.op.elementwise and value.shape != direction.shape:
            value = np.broadcast_to(value, np.broadcast_shapes(value.shape, direction.shape))
            return self.evaluator.module("reduce").sum_to_size(value, direction.shape)
        return value

    def compare(
        self, gradient: Gradient, given: dict[str, Any], directions: dict[str, Any], measured: dict[str, Any], cotangents: list[Any], sample: Sample
    ) -> None:
        for name, value in given.items():
            wrong = f"the formula for {name!r} of {self.op.name} is wrong"
            for v, d in _pairs(value, directions[name]):
                unlike = ""
                if np.iscomplexobj(v) and not np.iscomplexobj(d) and not self.op.identity:  # an op of an identity gives real tensors back
                    unlike = "it gives complex numbers, the input has real ones"
                elif np.shape(v) != np.shape(d):
                    unlike = f"it gives the shape {list(np.shape(v))}, the input has {list(np.shape(d))}"
                if unlike:
                    self.mistaken = True
                    self.report(gradient.location, f"{wrong}: {unlike}")
                    return
            found = sum(_inner(v, d) for v, d in _pairs(value, directions[name]))
            expected = size = doubt = 0.0
            for (derivative, unsure), cotangent in zip(measured[name], cotangents):
                if cotangent is not None:
                    expected += _inner(cotangent, derivative)
                    size += float(np.sum(np.abs(cotangent) * np.abs(derivative)))
                    doubt += float(np.sum(np.abs(cotangent) * unsure))
            size = _scale(size, sum(float(np.sum(np.abs(v) * np.abs(d))) for v, d in _pairs(value, directions[name])))
            if doubt > KINK * size:
                self.report(sample.location, f"{self.op.name} is not smooth at its sample: narrow its 'domain' for {name!r}, or choose other data")
            elif not abs(found - expected) <= TOLERANCE * size + 8 * doubt:
                self.mistaken = True
                self.report(gradient.location, self.verdict(wrong, gradient.text, found, expected))

    def verdict(self, what: str, text: SpecText, found: float, expected: float) -> str:
        shown = text.flat.plain
        return f"{what}: {shown!r} gives {found:.10g} in a random direction where the forward's own differences give {expected:.10g}{_likely(found, expected)}"

    def same_readings(self, gradient: Gradient, tensors: dict[str, Any], arrays: dict[str, Any]) -> None:
        """The fused kernels must compute what the formula says."""
        for name, value in tensors.items():
            for a, b in _pairs(value, arrays[name]):
                if not np.array_equal(a, b) and (np.shape(a) != np.shape(b) or not np.allclose(a, b, rtol=1e-9, atol=1e-9)):
                    self.report(gradient.location, f"the two readings of the formula for {name!r} of {self.op.name} disagree; this is a fault of the generator")

    # ---- tangents

    def tangents(self, env: dict[str, Any], directions: dict[str, Any], partial: dict[str, list[tuple[Any, Any]]]) -> None:
        """Hold the forward-mode rules against the sums of the derivatives along the directions of single inputs."""
        if not self.plan.tangents or not directions:
            return
        measured = [(sum(d for d, _ in of), sum(unsure for _, unsure in of)) for of in zip(*partial.values())]
        returns = [r.name for r in self.op.signature.returns]
        scope = dict(env)
        for param in self.op.tensors:
            scope[f"{param.name}_p"] = env[param.name]
            if param.name in directions:
                scope[f"{param.name}_t"] = directions[param.name]
        several = self.op.signature.returns[0].type.is_list
        for plan in self.plan.tangents:
            if not plan.terms:
                continue
            indices = range(len(measured)) if several else [returns.index(plan.tangent.output)]
            zeros = [np.zeros(()) for _ in indices]  # what no term reaches
            for tensors in (True, False):  # both readings
                try:
                    self.evaluator.allow(LIMIT)
                    there = [(a, b) for needed, a, b in plan.terms if all(f"{n}_t" in scope for n in needed)]
                    terms = [self.evaluator.value(a if tensors else b, scope) for a, b in there]
                    found = zeros if not terms else list(terms[0]) if several else [sum(terms[1:], terms[0])]
                    found = [np.broadcast_to(value, measured[i][0].shape) for i, value in zip(indices, found)]
                except Exception as error:
                    self.tangent_raises(plan.tangent, error)
                    break
                for i, value in zip(indices, found):
                    derivative, unsure = measured[i]
                    size = _scale(float(np.max(np.abs(derivative), initial=0)), float(np.max(np.abs(value), initial=0)))
                    apart = np.abs(value - derivative)
                    if float(np.max(unsure, initial=0)) <= KINK * size and not (apart <= TOLERANCE * size + 8 * unsure).all():
                        text = plan.tangent.text if plan.tangent.kind == FORMULA else SpecText(" + ".join(unparse(t[1]) for t in plan.terms))
                        worst = int(np.argmax(apart))
                        got, wanted = (float(np.real(a.reshape(-1)[worst])) for a in (value, derivative))
                        message = self.verdict(f"the forward-mode rule of {plan.tangent.output!r} of {self.op.name} is wrong", text, got, wanted)
                        self.report(plan.tangent.location, message, plan.tangent.kind == AUTO_ELEMENT_WISE)


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


def _likely(found: float, expected: float) -> str:
    """What kind of mistake the two numbers look like."""
    if not np.isfinite(found):
        return "; the formula gives no finite number"
    if found == 0 or expected == 0:
        return "; a term is missing" if found == 0 else "; the derivative is zero here"
    ratio = found / expected
    if abs(ratio + 1) < 1e-6:
        return "; the sign is wrong"
    for factor in (2, 0.5, 3, 1 / 3, 4, 0.25):
        if abs(abs(ratio) / factor - 1) < 1e-6:
            return f"; it is off by the factor {ratio:.6g}"
    return ""
