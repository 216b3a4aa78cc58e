"""An op and its formulas as functions of arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..model.expr import Expr
from ..model.op import Gradient, Op
from ..plan.op_plan import OpPlan
from ..read.derive import classes_of_forward
from .evaluate import Evaluator, Scope
from .guess import Change
from .inputs import projected
from .returns import NotOwned, check_memory, copied, described, no_array, why_no_arrays
from .trial import Trial


@dataclass
class OnArrays:
    """One op, evaluated.

    Args:
        op: what is computed.
        plan: its formulas, in both readings.
        evaluator: what computes ops and formulas.
    """

    op: Op
    plan: OpPlan
    evaluator: Evaluator

    def dtypes(self) -> list[str]:
        """The dtypes of samples: those that the entry accepts and the forward's primitives are defined for."""
        defined = classes_of_forward(self.op)
        return [name for name, letter in (("float64", "f"), ("complex128", "c")) if letter in self.op.classes and letter in defined]

    def outputs(self, args: list[Any]) -> list[Any]:
        value = self.called(args)
        if self.op.kind == "call" and (wrong := why_no_arrays(self.op, value)):
            raise TypeError(wrong)
        return list(value) if isinstance(value, (tuple, list)) else [value]

    def called(self, args: list[Any]) -> Any:
        """What the op gives, of copies of what it would change. An array function leaves the memory of others alone."""
        given = [a.copy() if isinstance(a, np.ndarray) and p.type.writes else a for a, p in zip(args, self.op.signature.params)]
        before = copied(given) if self.op.kind == "call" else []
        value = self.evaluator.call(self.op, given)
        if self.op.kind == "call":
            check_memory(self.op, given, before, value)
        return value

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

    def changed_gradients(self, gradient: Gradient, expr: Expr, trial: Trial, change: Change) -> dict[str, Any]:
        return self.gradients(gradient, expr, trial.env, trial.cotangents, trial.directions, change, trial.lasting)

    def gradients(
        self,
        gradient: Gradient,
        expr: Expr,
        env: dict[str, Any],
        cotangents: list[Any],
        directions: dict[str, Any],
        change: Change = lambda value, like: value,
        lasting: dict[int, tuple[Any] | None] | None = None,
    ) -> dict[str, Any]:
        """What a formula gives for its inputs, changed by a function of it and the input's direction."""
        defined = [c for c in cotangents if c is not None]
        several = self.plan.several_grads
        scope = env | ({"grads": defined} if several else {"grad": defined[0]}) | {"needs": [True] * len(gradient.inputs)}
        value = self.evaluator.value(expr, Scope(scope, lasting) if lasting else scope)
        values = value if len(gradient.inputs) > 1 else [value]
        return {name: self.summed(change(v, directions[name]), directions[name]) for name, v in zip(gradient.inputs, values) if name in directions}

    def backward(self, trial: Trial, needed: tuple[str, ...]) -> dict[str, Any]:
        """What the function of all gradients gives for some inputs; nothing where it gives None. It leaves what it is given as it is."""
        defined = [c for c in trial.cotangents if c is not None]
        given = [defined if self.plan.several_grads else defined[0], *(trial.env[name] for name in self.plan.read)]
        before = copied(given)
        inputs = [p.name for p in self.plan.edges]
        found = self.evaluator.function(self.op.backward_call)(*given, tuple(name in needed for name in inputs))
        for name, value, old in zip(("the incoming gradient", *map(repr, self.plan.read)), given, before):
            if isinstance(value, np.ndarray) and not np.array_equal(value, old, equal_nan=np.issubdtype(value.dtype, np.inexact)):
                raise NotOwned(f"it changes {name}, which stays as it is")
        if found is None:
            return {}
        if len(inputs) > 1 and not (isinstance(found, (tuple, list)) and len(found) == len(inputs)):
            there = f"{len(found)} gradients" if isinstance(found, (tuple, list)) else described(found)
            raise TypeError(f"it gives {there}, where a tuple of {len(inputs)} is expected: {', '.join(inputs)}")
        gradients = dict(zip(inputs, [found] if len(inputs) == 1 else found))
        if wrong := next((no_array("it", gradients[name], f"the gradient of {name!r}") for name in needed if type(gradients[name]) is not np.ndarray), ""):
            raise TypeError(wrong)
        return {name: self.summed(gradients[name], trial.directions[name]) for name in needed}

    def summed(self, value: Any, direction: Any) -> Any:
        """A gradient in the shape of its input: elementwise formulas leave the sum over broadcast dimensions to the engine."""
        if isinstance(direction, list):
            return list(value)
        value = np.asarray(value)
        if self.op.elementwise and value.shape != direction.shape:
            value = np.broadcast_to(value, np.broadcast_shapes(value.shape, direction.shape))
            return self.evaluator.module("reduce").sum_to_size(value, direction.shape)
        return value

    def tangent_scope(self, trial: Trial) -> dict[str, Any]:
        """The names of forward mode."""
        values = {f"{p.name}_p": trial.env[p.name] for p in self.op.tensors}
        return Scope(trial.env | values | {f"{name}_t": direction for name, direction in trial.directions.items()}, trial.lasting)


def _flows(op: Op, name: str, arg: Any) -> bool:
    """Whether an argument has a gradient."""
    gradient = op.gradient_of(name)
    return gradient is not None and gradient.flows and (isinstance(arg, list) or (isinstance(arg, np.ndarray) and np.issubdtype(arg.dtype, np.inexact)))
