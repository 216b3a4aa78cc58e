"""Why a formula is wrong: what there is to try in its place, and on what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial as partial_of
from typing import Any

import numpy as np

from ..model.expr import Const, Expr, Item, Name, Prim, Seq, names, walk
from ..model.op import Gradient, Op, Tangent
from ..model.spec_text import SpecText
from ..model.unparse import unparse
from ..plan.op_plan import TangentPlan
from ..problems import Location, Mistake
from ..read.derive import partial
from ..read.formula import type_of
from .mends import Rule, mend
from .trial import KINK, TOLERANCE, Trial

_LARGEST_PART = 12  # what is larger is no part that somebody forgot
Change = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Guesser:
    """Looks for what would make wrong formulas of an op right.

    Args:
        op: The op.
        ops: How many arguments each op of the spec takes.
        flow: What gradient formulas are linear in.
        trials: What the formulas were tried on.
        gradients: What an expression gives as the gradient of some inputs, by their names.
        tangents: What a rule gives, what the differences are, and how far apart these may be.
    """

    op: Op
    ops: dict[str, int]
    flow: tuple[str, ...]
    trials: list[Trial]
    gradients: Callable[[Gradient, Expr, Trial, Change], dict[str, Any]]
    tangents: Callable[[TangentPlan, Trial], Iterator[tuple[Any, Any, float]]]

    def of_gradient(self, gradient: Gradient, name: str) -> str:
        """How the formula for one input would be right, as the end of a sentence."""

        at, derivative = gradient.location, self.by_rule(name)
        if gradient.expr is None:  # zero
            return mend(Rule(Const("int", at, 0), partial_of(self.gradient_trials, gradient, name), (), derivative=derivative))
        expr, parts = part_of(gradient, gradient.inputs.index(name)), self.parts_of_forward(derivative)
        found = mend(
            Rule(
                expr,
                partial_of(self.computing_once(expr, *parts).gradient_trials, gradient, name),
                self.flow,
                (*(Name(type_of(p), at, p.name) for p in self.op.signature.params), *self.results(at)),
                parts,
                tuple((n, part_of(g, i)) for g in self.op.gradients if g.expr is not None for i, n in enumerate(g.inputs) if n != name),
                derivative,
                self.has_complex,
                self.ops,
            )
        )
        return found or self.of_complex(gradient, name)

    def computing_once(self, *exprs: Expr) -> Guesser:
        """The same, with trials in which these expressions and what they consist of are computed once. They stay as they are while others are tried."""
        parts = [id(part) for expr in exprs for part in walk(expr) if part.children]
        return replace(self, trials=[replace(trial, lasting=dict.fromkeys(parts)) for trial in self.trials])

    def gradient_trials(self, gradient: Gradient, name: str, expr: Expr, change: Change) -> Iterator[tuple[Any, Any, float]]:
        """What an expression in the place of the formula for one input gives in each trial, what is right, and how far apart they may be."""
        for trial in self.trials:
            if name in trial.directions:
                value = self.gradients(replace(gradient, inputs=(name,)), expr, trial, change)[name]
                if trial.unlike(name, value, bool(self.op.identity)):
                    raise ValueError("it is no gradient of this input")
                found, expected, size, doubt = trial.products(name, value)
                if doubt <= KINK * size:
                    yield np.array(found), np.array(expected), TOLERANCE * size + 8 * doubt

    def of_complex(self, gradient: Gradient, name: str) -> str:
        """That a formula is right for real numbers, and what that may mean."""
        real = [trial for trial in self.trials if not trial.is_complex]
        if not real or len(real) == len(self.trials):
            return ""
        trials = replace(self, trials=real).gradient_trials(gradient, name, part_of(gradient, gradient.inputs.index(name)), lambda value, like: value)
        try:
            right = all(abs(found - expected) <= allowed for found, expected, allowed in trials)
        except Exception:
            return ""
        return "; with real numbers it is right: a conj() may be missing, or complex numbers are more than 'dtypes' should take" if right else ""

    def of_tangent(self, tangent: Tangent) -> str:
        """How a forward-mode rule would be right, as the end of a sentence; "" for one that is no formula."""
        if tangent.expr is None:
            return ""

        once = self.computing_once(tangent.expr)

        def tried(expr: Expr, change: Change) -> Iterator[tuple[Any, Any, float]]:
            needed = tuple(p.name for p in self.op.tensors if f"{p.name}_t" in names(expr))
            plan = TangentPlan(tangent, ((needed, expr, expr),))
            for trial in once.trials:
                if all(name in trial.directions for name in needed):
                    for value, right, allowed in self.tangents(plan, trial):
                        changed = change(value, right)
                        if changed.shape != right.shape:
                            raise ValueError("it is no tangent of this result")
                        yield changed, right, allowed

        at, flowing = tangent.location, [p.name for p in self.op.differentiable_inputs]
        values = tuple(Name(type_of(p), at, p.name + "_p" * (p.name in flowing)) for p in self.op.signature.params)
        flow = tuple(f"{name}_t" for name in flowing)
        return mend(Rule(tangent.expr, tried, flow, values + self.results(at), complex=self.has_complex, ops=self.ops))

    @property
    def has_complex(self) -> bool:
        return any(trial.is_complex for trial in self.trials)

    def results(self, at: Location) -> tuple[Name, ...]:
        return tuple(Name(type_of(r), at, r.name) for r in self.op.signature.returns)

    def parts_of_forward(self, derivative: tuple[Expr, Expr] | None) -> tuple[Expr, ...]:
        """The parts of an elementwise forward, and of its derivative: what a chain of derivatives is made of."""
        if not self.op.elementwise or self.op.body is None:
            return ()
        found = dict.fromkeys([*walk(self.op.body), *(list(walk(derivative[1]))[1:] if derivative else [])])
        small = [part for part in found if isinstance(part, Prim) and sum(1 for _ in walk(part)) <= _LARGEST_PART]
        return tuple(part for part in small if part.primitive.result != "bool")

    def by_rule(self, name: str) -> tuple[Expr, Expr] | None:
        """The gradient that follows from the forward, and the derivative in it."""
        if not self.op.elementwise or self.op.body is None:
            return None
        try:
            derivative = partial(self.op.body, name)
        except Mistake:
            return None
        at = self.op.location
        return Prim("Tensor", at, "mul", (Name("Tensor", at, "grad"), Prim("Tensor", at, "conj", (derivative,)))), derivative


def part_of(gradient: Gradient, index: int) -> Expr:
    """The formula for one of the inputs that have one together."""
    expr = gradient.expr
    assert expr is not None
    if len(gradient.inputs) == 1:
        return expr
    return expr.items[index] if isinstance(expr, Seq) else Item("Tensor", gradient.location, expr, index)


def place_of(gradient: Gradient, name: str, number: int | None = None) -> tuple[Location, SpecText]:
    """Where the formula for an input stands, and what it says; of several `grads`, where it reads one of them."""
    place, text = gradient.location, gradient.text
    if gradient.expr is None:
        return place, text
    part = part_of(gradient, gradient.inputs.index(name))
    if len(gradient.inputs) > 1 and isinstance(gradient.expr, Seq):
        place, text = part.at, SpecText(unparse(part))
    reads = [e.at for e in walk(part) if isinstance(e, Item) and isinstance(e.of, Name) and e.of.name == "grads" and e.index == number]
    return reads[0] if reads else place, text
