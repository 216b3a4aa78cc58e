"""What loses digits in the ops of a spec, and what to write in its place."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...model.expr import Expr
from ...model.op import FORMULA, Gradient, Op, Spec
from ...model.unparse import unparse
from ...paths import Paths
from ...plan.op_plan import OpPlan, Plan, TangentPlan, make_plan
from ...problems import Location, Problem
from ..evaluate import Evaluator, load_arrays
from .accuracy import COMPLEX_SHARE, Compute, Measured, Truth, by_rule, derivatives_of, forwards_of, is_measurable, is_primitive, measure
from .idioms import rewritten
from .row_accuracy import inaccurate_rows
from .row_accuracy import is_measurable as runs_along_rows
from .second import differentiated, second_derivatives_of

FEW = 20  # ops that are checked with complex numbers as well, which takes a tenth of a second for each
AUTO = "auto"
SOME_ULPS = 64.0  # an error that has most of its digits: the entry may state how many units it is
SOME_SECOND_ULPS = 4096.0


def inaccurate(spec: Spec, paths: Paths, only: set[str] | None = None, plan: Plan | None = None) -> list[Problem]:
    """What, computed by NumPy, errs by more than its entry allows: forward expressions, gradient formulas and rules of forward mode."""
    ops = [op for op in spec if only is None or op.name in only]
    found = inaccurate_by_op(spec, paths, ops, plan or make_plan(spec, only), of_complex_too(ops))
    return [problem for problems in found.values() for problem in problems]


def of_complex_too(ops: Sequence[Op]) -> bool:
    """Whether so few ops are checked that there is time for complex numbers."""
    return sum(is_measurable(op) or is_measurable(op, "c") for op in ops) <= FEW


def inaccurate_by_op(spec: Spec, paths: Paths, ops: Iterable[Op], plan: Plan, complex_too: bool) -> dict[str, list[Problem]]:
    """The same of some ops, by their names; an empty list of those of which nothing is wrong."""
    evaluator = Evaluator(spec.vocabulary(), load_arrays(paths.array), modules=spec.modules)
    known = {op.name for op in spec}
    found = {}
    for op in ops:
        checked = (*_checked_forwards(op, evaluator), *_checked_derivatives(op, plan.ops[op.name], evaluator))
        of_real = [problem for c in checked if not c.measured.is_complex for problem in c.problems()]
        of_complex = [problem for c in checked if complex_too and c.measured.is_complex for problem in c.problems()]
        of_second = [] if of_real else _second_derivatives(op, spec, evaluator, known)  # what loses digits once loses them twice
        found[op.name] = [*of_real, *of_complex, *of_second]
        if runs_along_rows(op):
            found[op.name] += inaccurate_rows(op, plan.ops[op.name], evaluator)
    return found


def _second_derivatives(op: Op, spec: Spec, evaluator: Evaluator, known: set[str]) -> list[Problem]:
    """What the second derivatives of an op lose. `known`: the ops whose formulas were read with the spec; those of others are, if it calls them."""
    if not op.calls <= known:
        evaluator = Evaluator(spec.imported_with_formulas() | spec.by_name(), evaluator.arrays, modules=spec.modules)
    return [problem for c in _checked_second_derivatives(op, evaluator) for problem in c.problems()]


@dataclass(frozen=True)
class _Checked:
    """Something of an op that is computed in floating point, with what it is held against."""

    measured: Measured
    compute: Compute
    what: str
    location: Location
    others: Iterable[tuple[str, Compute]] = ()  # other ways to compute it, and how the entry would say so

    def problems(self) -> Iterator[Problem]:
        truth = Truth.known(self.measured)
        worst = truth and next(filter(None, (measure(truth, dtype, self.compute) for dtype in self.measured.dtypes)), None)
        if truth is not None and worst is not None:
            yield Problem(self.location, f"{self.what} {worst}{self.advice(truth)}")

    def advice(self, truth: Truth) -> str:
        """What to write: the same in another way that keeps its digits, or what the entry has to say of so large an error."""
        small = "where such an error is small enough,"
        stated = _to_state(truth, self.compute)
        of_others = ((instead, _to_state(truth, compute)) for instead, compute in self.others)
        better = next(((instead, needs) for instead, needs in of_others if needs == "" or (needs and not stated)), None)
        ways = [] if better is None else [f"write {better[0]}" + (f" and, {small} '{better[1]}'" if better[1] else "")]
        if self.measured.differentiated and better is None:
            ways.append("write what cancels as an op of its own, whose formulas keep its digits")
        if stated:
            ways.append(f"{'or, ' if ways else ''}{small} write '{stated}'")
        return "".join(f"; {way}" for way in ways)


def _to_state(truth: Truth, compute: Compute) -> str | None:
    """The `accuracy` with which something would pass: "" if it needs none, None if none would do."""
    measured = truth.measured
    found = [worst for dtype in measured.dtypes if (worst := measure(truth, dtype, compute)) is not None]
    if not found:
        return ""
    key = "second" if measured.differentiated else measured.input or "result"
    ulps = 1.5 * max(worst.ulps for worst in found) / (COMPLEX_SHARE if measured.is_complex else 1.0)  # at other numbers it may be more
    if ulps <= (SOME_SECOND_ULPS if measured.differentiated else SOME_ULPS):
        return f"accuracy: {{{key}: {2 ** math.ceil(math.log2(ulps))}}}"
    op, absolute = measured.op, copy.copy(truth)
    if measured.differentiated:
        op = replace(op, stated_second_accuracy=(None,))
    else:
        op = replace(op, gradient_accuracy={**op.gradient_accuracy, key: None}) if measured.input else replace(op, accuracy=None)
    absolute.measured = replace(measured, op=op)
    passes = all(measure(absolute, dtype, compute) is None for dtype in measured.dtypes)
    return f"accuracy: {{{key}: absolute}}" if passes and measured.accuracy is not None else None


def _checked_forwards(op: Op, evaluator: Evaluator) -> Iterator[_Checked]:
    for measured in forwards_of(op):
        if measured.expr is not None and not is_primitive(measured.expr):
            what = f"the forward of {_of_result(measured)}{op.name}"
            yield _Checked(measured, _result(measured, evaluator), what, op.location, _other_forwards(measured, evaluator))


def _checked_derivatives(op: Op, plan: OpPlan, evaluator: Evaluator) -> Iterator[_Checked]:
    for measured in derivatives_of(op):
        gradient, name = op.gradient_of(measured.input), measured.input
        assert gradient is not None
        if gradient.expr is not None and not measured.is_tangent:
            which = f", in what it makes of the gradient of {measured.result!r}," if len(op.bodies) > 1 else ""
            what, others = f"the formula for {name!r} of {op.name}{which}", _other_formulas(measured, gradient, evaluator)
            yield _Checked(measured, _formula(measured, gradient, evaluator), what, gradient.location, others)
        for tangent in plan.tangents if measured.is_tangent == measured.has_two_products else ():
            if tangent.tangent.output == measured.result and tangent.tangent.kind == FORMULA and any(name in inputs for inputs, _, _ in tangent.terms):
                what = f"the forward-mode rule of {tangent.tangent.output!r} of {op.name}, for {name!r},"
                yield _Checked(measured, _rule(op, tangent, name, evaluator), what, tangent.tangent.location)


def _checked_second_derivatives(op: Op, evaluator: Evaluator) -> Iterator[_Checked]:
    for measured in second_derivatives_of(op):
        gradient = op.gradient_of(measured.differentiated)
        assert gradient is not None
        if gradient.expr is not None:
            what = f"the formula for {measured.differentiated!r} of {op.name}, differentiated for {measured.input!r},"
            others = (
                (f"'{unparse(instead)}' for '{unparse(part)}'", differentiated(measured, replace(gradient, expr=expr), evaluator))
                for part, instead, expr in rewritten(gradient.expr)
            )
            yield _Checked(measured, differentiated(measured, gradient, evaluator), what, gradient.location, others)


def _of_result(measured: Measured) -> str:
    return f"{measured.result!r} of " if len(measured.op.bodies) > 1 else ""


def _results(op: Op, evaluator: Evaluator, env: dict[str, Any]) -> dict[str, Any]:
    """The results by their names, as the forwards have rounded them."""
    found = evaluator.call(op, [env[p.name] for p in op.signature.params])
    names = [r.name for r in op.signature.returns]
    return dict(zip(names, found if len(names) > 1 else (found,)))


def _result(measured: Measured, evaluator: Evaluator) -> Compute:
    """A result in floating point."""
    return lambda env: _results(measured.op, evaluator, env)[measured.result]


def _value_of(evaluator: Evaluator, expr: Expr) -> Compute:
    """A scalar expression in floating point."""
    return lambda env: np.asarray(evaluator.value(expr, env))


def _formula(measured: Measured, gradient: Gradient, evaluator: Evaluator) -> Compute:
    """A gradient formula in floating point; it reads the results as the forward has rounded them."""
    expr, place = gradient.expr, gradient.inputs.index(measured.input)
    assert expr is not None

    def compute(env: dict[str, Any]) -> Any:
        scope = env | _results(measured.op, evaluator, env) | measured.gradients(env["grad"])
        found = evaluator.value(expr, scope | {"needs": [True] * len(gradient.inputs)})
        return found[place] if len(gradient.inputs) > 1 else found

    return compute


def _other_forwards(measured: Measured, evaluator: Evaluator) -> Iterator[tuple[str, Compute]]:
    """A real forward without what is known to lose digits."""
    for part, instead, body in () if measured.is_complex else rewritten(measured.body):
        yield f"'{unparse(instead)}' for '{unparse(part)}'", _value_of(evaluator, body)


def _other_formulas(measured: Measured, gradient: Gradient, evaluator: Evaluator) -> Iterator[tuple[str, Compute]]:
    """A gradient formula of real numbers without that, or what `auto` derives from a forward without it."""
    if measured.is_complex or measured.makes_complex or gradient.expr is None:
        return
    is_auto = gradient.text.plain == AUTO
    if not is_auto:
        for part, instead, expr in rewritten(gradient.expr):
            yield f"'{unparse(instead)}' for '{unparse(part)}'", _formula(measured, replace(gradient, expr=expr), evaluator)
        yield from _by_auto(measured, measured.body, "'auto'", evaluator)
    for part, instead, body in rewritten(measured.body):
        way = f"'{unparse(instead)}' for '{unparse(part)}' in the forward" + ("" if is_auto else ", and 'auto' here")
        yield from _by_auto(measured, body, way, evaluator)


def _by_auto(measured: Measured, body: Expr, way: str, evaluator: Evaluator) -> Iterator[tuple[str, Compute]]:
    """What `auto` derives from a forward, if it can."""
    derivative = by_rule(measured.op, body, measured.input)
    if derivative is not None and len(measured.op.bodies) == 1:
        yield way, _value_of(evaluator, derivative)


def _rule(op: Op, tangent: TangentPlan, name: str, evaluator: Evaluator) -> Compute:
    """A rule of forward mode in floating point, where one input alone has a tangent."""

    def compute(env: dict[str, Any]) -> Any:
        points = {f"{p.name}_p": env[p.name] for p in op.tensors} | {f"{p.name}_t": env["grad"] * (p.name == name) for p in op.tensors}
        scope = env | points | _results(op, evaluator, env)
        return sum(evaluator.value(term, scope) for inputs, term, _ in tangent.terms if name in inputs)

    return compute
