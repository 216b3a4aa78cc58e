"""Second derivatives as a program computes them: the gradient formulas of an op, differentiated by the formulas of the ops that they call.

A first derivative that keeps its digits may be written so that its own derivative loses them: in `grad * (1 - tanh(self) * tanh(self))` nothing cancels that
matters, but the formulas of `mul` and `sub` make of it a difference that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...model.expr import Call, Expr, IfExp, Item, Name, Prim, Seq, walk
from ...model.op import AUTO, FORMULA, NOT_IMPLEMENTED, Gradient, Op
from ..evaluate import Evaluator
from .accuracy import Compute, Measured, by_rule, is_measurable


class NotFollowed(Exception):
    """Something on the way has no derivative by formulas of elements."""


def second_derivatives_of(op: Op) -> Iterator[Measured]:
    """The second derivatives of an op of real numbers with one result, of formulas that somebody wrote: what `auto` derives, nobody can write otherwise.
    Those of internal ops would be third derivatives of what calls them."""
    if not (op.is_public and op.body is not None and is_measurable(op) and op.differentiable_outputs == (True,)):
        return
    inputs = [name for gradient in op.gradients if gradient.kind == FORMULA and gradient.text.plain != AUTO for name in gradient.inputs]
    for of in inputs:
        first = by_rule(op, op.body, of)
        for by in inputs if isinstance(first, Prim) else ():
            assert isinstance(first, Prim)
            second = by_rule(op, first.args[1], by)
            measured = Measured(op, op.body, op.signature.returns[0].name, second, by, differentiated=of)
            if second is not None and not measured.makes_complex:
                yield measured


@dataclass
class Differentiated:
    """The derivative of a gradient formula for each name that it reads.

    Args:
        evaluator: what computes ops and formulas.
        env: the values of the formula's names.
        found: the derivatives, by name.
    """

    evaluator: Evaluator
    env: dict[str, Any]
    found: dict[str, Any] = field(default_factory=dict)
    values: dict[int, Any] = field(default_factory=dict)

    def value(self, expr: Expr) -> Any:
        """The value of a part, computed once."""
        if id(expr) not in self.values:
            match expr:
                case IfExp():
                    self.values[id(expr)] = self.value(expr.then if self.value(expr.condition) else expr.otherwise)
                case Call():
                    self.values[id(expr)] = self.evaluator.call(self.evaluator.ops[expr.op], [self.value(a) for a in expr.args])
                case Seq():
                    self.values[id(expr)] = [self.value(item) for item in expr.items]
                case Item():
                    self.values[id(expr)] = self.value(expr.of)[expr.index]
                case _:
                    self.values[id(expr)] = self.evaluator.value(expr, self.env)
        return self.values[id(expr)]

    def backward(self, expr: Expr, grad: Any) -> None:
        """Add what a gradient of a part's value makes of the names that the part reads."""
        match expr:
            case Name():
                self.found[expr.name] = self.found.get(expr.name, 0) + grad
            case IfExp():
                self.backward(expr.then if self.value(expr.condition) else expr.otherwise, grad)
            case Call():
                self.through(expr, grad)
            case _ if self.reads_tensors(expr):
                raise NotFollowed(type(expr).__name__)

    def through(self, call: Call, grad: Any) -> None:
        op = self.evaluator.ops[call.op]
        args = dict(zip((p.name for p in op.signature.params), call.args))
        values = {name: self.value(arg) for name, arg in args.items()}
        for name, of_input in derivatives(op, values, self.value(call), grad, self.evaluator, lambda name: self.reads_tensors(args[name])):
            self.backward(args[name], of_input)

    def reads_tensors(self, expr: Expr) -> bool:
        return any(isinstance(e, Name) and isinstance(self.env.get(e.name), np.ndarray) for e in walk(expr))


def derivatives(op: Op, values: dict[str, Any], result: Any, grad: Any, evaluator: Evaluator, wanted: Callable[[str], bool]) -> Iterator[tuple[str, Any]]:
    """What the formulas of an op make of a gradient, for each wanted input."""
    if len(op.signature.returns) != 1:
        raise NotFollowed(op.name)
    scope = {**values, op.signature.returns[0].name: result, "grad": grad}
    for gradient in op.gradients:
        inputs = [name for name in gradient.inputs if wanted(name)]
        if not inputs:
            continue
        if gradient.kind == NOT_IMPLEMENTED:
            raise NotFollowed(op.name)
        if gradient.kind != FORMULA or gradient.expr is None:
            continue
        found = evaluator.value(gradient.expr, scope | {"needs": [name in inputs for name in gradient.inputs]})
        for place, name in enumerate(gradient.inputs):
            if name in inputs:
                yield name, found[place] if len(gradient.inputs) > 1 else found


def differentiated(measured: Measured, gradient: Gradient, evaluator: Evaluator) -> Compute:
    """A second derivative in floating point: a gradient formula, differentiated for the input of what is measured; integers where that has no formula."""
    assert gradient.expr is not None
    op, result, expr = measured.op, measured.result, gradient.expr
    if len(gradient.inputs) > 1:
        place = gradient.inputs.index(measured.differentiated)
        expr = expr.items[place] if isinstance(expr, Seq) else Item("Tensor", expr.at, expr, place)

    def compute(env: dict[str, Any]) -> Any:
        values = {p.name: env[p.name] for p in op.signature.params}
        given = evaluator.call(op, list(values.values()))
        formula = Differentiated(evaluator, env | {result: given, "needs": [True] * len(gradient.inputs)})
        try:
            formula.backward(expr, np.ones_like(given))
            of_result = formula.found.get(result)
            more = () if of_result is None else derivatives(op, values, given, of_result, evaluator, lambda name: name == measured.input)
            return sum((grad for _, grad in more), formula.found.get(measured.input, 0)) + np.zeros_like(given)
        except NotFollowed:
            return np.zeros(given.shape, int)

    return compute
