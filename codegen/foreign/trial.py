"""Foreign formulas held against differences of the forward that this project knows for their op."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..proof.trial import inner_product
from .entries import GRADIENT, NO_DERIVATIVE, Entry, Formula
from .forward import Forward, flows
from .functions import HELPERS, sum_to
from .interpret import ENGINE_OPTIONS, Interpreter
from .points import LIMIT, Point, Points
from .schema import Schema
from .syntax import Unreadable, called_names, parse, shown

TOLERANCE = 1.0e-6  # of the size of what is compared
KINK = 1.0e-4  # two step sizes that disagree by more than this stand where the op is not smooth
PROVEN, WRONG, UNDECIDED = "proven", "wrong", "not expressible"

ENTRY_WISE = "auto_element_wise"
LINEAR = "auto_linear"
_READ_TANGENTS_OF_LISTS = {"cat_jvp", "stack_jvp", "block_diag_jvp"}  # helpers that are given the tensors, and look for their tangents themselves


@dataclass
class Verdict:
    """What is known of a formula."""

    formula: Formula
    outcome: str
    reason: str = ""  # of what is not expressible: its class
    detail: str = ""
    translated: str = ""
    rests_on: tuple[str, ...] = ()  # functions of the table that the formula calls
    samples: int = 0
    case: dict[str, Any] | None = None  # of what is wrong: arguments and numbers
    one_sided: tuple[str, ...] = ()  # conditions of which no sample takes the other side
    evidence: str = ""  # "declared": there is no number to compare


@dataclass
class _Wrong(Exception):
    message: str
    case: dict[str, Any]


class Trial:
    """One entry: its op at samples, and what its formulas give there."""

    entry: Entry
    factor: float
    interpreter: Interpreter

    def __init__(self, entry: Entry, interpreter: Interpreter, factor: float = 1.0):
        self.entry, self.interpreter, self.factor = entry, interpreter, factor
        self.schema: Schema = entry.schema
        self.forward: Forward = Forward(self.schema, interpreter)
        self.points: Points = Points(entry, self.forward)

    # ---- verdicts

    def verdicts(self) -> list[Verdict]:
        with np.errstate(all="ignore"):
            return [self.verdict(f) for f in self.entry.formulas]

    def verdict(self, formula: Formula) -> Verdict:
        verdict = Verdict(formula, UNDECIDED)
        reason, detail = self.obstacle(formula, verdict)
        if reason:
            verdict.reason, verdict.detail = reason, detail
            return verdict
        tree = self.tree(formula)
        problems: list[str] = []
        self.interpreter.sides = {}
        for point in self.points.all():
            try:
                self.interpreter.allow(LIMIT)
                if self.compare(formula, tree, point):
                    verdict.samples += 1
            except _Wrong as wrong:
                verdict.outcome, verdict.detail = WRONG, wrong.message
                verdict.case = wrong.case | {"args": point.args, "dtype": point.dtype, "inputs": tuple(point.directions)}
                return verdict
            except Exception as error:  # a formula that cannot be computed, for whatever reason, is not decided
                problems.append(f"{type(error).__name__}: {error}")
        if problems:  # a formula that is right where it can be computed may be wrong elsewhere
            verdict.reason, verdict.detail = "it cannot be computed on a sample", problems[0]
        elif verdict.samples:
            verdict.outcome = PROVEN
            verdict.one_sided = tuple(f"{text} is always {min(sides)}" for text, sides in self.interpreter.sides.items() if len(sides) == 1)
        else:
            verdict.reason, verdict.detail = "no sample on which it says something", ""
        return verdict

    def tree(self, formula: Formula) -> ast.expr | None:
        if formula.unreadable:
            raise Unreadable(formula.unreadable, 0)
        return formula.tree or (None if formula.text in (LINEAR, ENTRY_WISE, NO_DERIVATIVE) else parse(formula.text))

    def obstacle(self, formula: Formula, verdict: Verdict) -> tuple[str, str]:
        """Why a formula cannot be decided, if it cannot: a class of reasons, and what it is in this case."""
        if formula.dispatch != "Default":
            return "for another backend", formula.dispatch
        try:
            tree = self.tree(formula)
        except Unreadable as error:
            return "not read", str(error)
        if formula.text == NO_DERIVATIVE:
            return self.no_derivative(formula, verdict)
        if tree is not None:
            verdict.translated = shown(tree)
            called = called_names(tree)
            if called & {"not_implemented", "not_implemented_list", "error_for_max_pool2d_double_backward"}:
                return "declared as not implemented", ""
            verdict.rests_on = tuple(sorted(called & (self.interpreter.table.meanings.keys() | HELPERS)))
        if not self.forward.kind:
            return ("random numbers", "") if self.schema.is_random else ("the op is not known here", self.schema.base)
        if tree is not None and (unknown := self.interpreter.unknown(called)):
            return "it calls what has no meaning here", ", ".join(unknown)
        if formula.text == ENTRY_WISE and self.element_wise() is None:
            return "no gradient formula to take it from", ""
        if not self.points.all():
            return "the forward cannot be computed on its samples", self.points.trouble
        if formula.kind == GRADIENT and not any(set(formula.names) & p.directions.keys() for p in self.points.all()):
            return "no sample on which it says something", ""
        return "", ""

    def no_derivative(self, formula: Formula, verdict: Verdict) -> tuple[str, str]:
        """An input that is declared to have none: integers and bools have none."""
        if self.forward.kind and self.points.all():
            values = [p.args.get(n) for p in self.points.all() for n in formula.names]
            if any(v is not None for v in values) and not any(flows(v) for v in values):
                verdict.outcome, verdict.samples, verdict.evidence = PROVEN, len(self.points.all()), "declared"
                return "", ""
        return "declared to have no derivative", ""

    def element_wise(self) -> Formula | None:
        found = [f for f in self.entry.formulas if f.kind == GRADIENT and f.text != NO_DERIVATIVE and f.dispatch == "Default"]
        return found[0] if len(found) == 1 and len(found[0].names) == 1 else None

    # ---- comparing

    def compare(self, formula: Formula, tree: ast.expr | None, point: Point) -> bool:
        """Whether there was something to compare; raises _Wrong where it differs."""
        if formula.text == NO_DERIVATIVE:
            return True
        if formula.kind == GRADIENT:
            assert tree is not None
            return self.compare_gradient(formula, tree, point)
        return self.compare_tangent(formula, tree, point)

    def scope(self, point: Point) -> dict[str, Any]:
        results = self.schema.results
        named = {results[0]: point.outputs} if self.schema.list_result else dict(zip(results, point.outputs))
        return {**{p.name: None for p in self.schema.params}, **point.args, **named}

    def compare_gradient(self, formula: Formula, tree: ast.expr, point: Point) -> bool:
        if not set(formula.names) & point.directions.keys():
            return False
        read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
        several = "grads" in read or any(n.startswith("grad_") and n.removeprefix("grad_") in self.schema.results for n in read)
        cotangents = point.cotangents if several or self.schema.list_result else _first(point.cotangents)
        compared = False
        for options in _options(tree):
            values = self.gradients(formula, tree, point, cotangents, options)
            for name in formula.names:
                if name in point.directions:
                    self.hold(formula, name, values[name], point, cotangents)
                    compared = True
        return compared

    def gradients(self, formula: Formula, tree: ast.expr, point: Point, cotangents: list[Any], options: dict[str, bool] | None = None) -> dict[str, Any]:
        scope = self.scope(point) | (options or {})
        scope["needs"] = [True] * len(formula.names)
        defined = [c for c in cotangents if c is not None]
        scope["grads"] = [c for c, o in zip(cotangents, point.cotangents) if o is not None] if not self.schema.list_result else cotangents
        scope |= {f"grad_{n}": c for n, c in zip(self.schema.results, cotangents)}
        if defined:
            scope["grad"] = defined[0]  # also where a parameter has that name: formulas mean the gradient
        if self.forward.foreach:
            count = len(point.outputs)
            return {formula.names[0]: [self.interpreter.value(tree, {**scope, "i": i}) for i in range(count)]}
        value = self.interpreter.value(tree, scope)
        values = value if len(formula.names) > 1 else [value]
        if len(formula.names) > 1 and value is None:
            values = [None] * len(formula.names)
        return dict(zip(formula.names, values))

    def hold(self, formula: Formula, name: str, value: Any, point: Point, cotangents: list[Any]) -> None:
        arg, t = point.args[name], point.directions[name]
        pairs = list(zip(value, arg, t)) if isinstance(arg, list) else [(value, arg, t)]
        found = size_found = 0.0
        for v, a, d in pairs:
            v = np.zeros(np.shape(a)) if v is None else np.asarray(v)
            v = self.summed(v, a)
            if np.iscomplexobj(v) and not np.iscomplexobj(a):
                raise _Wrong(f"the gradient of {name!r} is complex, the input real", {"input": name})
            v = self.changed(v)
            found += inner_product(v, d)
            size_found += float(np.sum(np.abs(v) * np.abs(d)))
        expected = size = doubt = 0.0
        for (derivative, unsure), cotangent in zip(point.measured[name], cotangents):
            if cotangent is not None:
                expected += inner_product(cotangent, derivative)
                size += float(np.sum(np.abs(cotangent) * np.abs(derivative)))
                doubt += float(np.sum(np.abs(cotangent) * unsure))
        self.judge(f"the gradient of {name!r}", found, expected, max(size, size_found, 1e-3), doubt, {"input": name})

    def summed(self, value: Any, like: Any) -> Any:
        """A gradient in the shape of its input, as the engine makes it of one that was broadcast."""
        shape = np.broadcast_shapes(np.shape(value), np.shape(like))
        return value if np.shape(value) == np.shape(like) else sum_to(np.broadcast_to(value, shape), np.shape(like))

    def changed(self, value: Any) -> Any:
        """The value, or what the control makes of it: 1.001 times as large, and no longer zero."""
        if self.factor == 1.0:
            return value
        return value * self.factor + (0.0 if np.any(value) else self.factor - 1.0)

    def judge(self, what: str, found: float, expected: float, size: float, doubt: float, case: dict[str, Any]) -> None:
        if not np.isfinite(expected) or doubt > KINK * size:
            raise ValueError("the op is not smooth at this sample")
        if not abs(found - expected) <= TOLERANCE * size + 8 * doubt:
            numbers = {"found": found, "expected": expected}
            raise _Wrong(f"{what} gives {found:.10g} in a random direction where differences give {expected:.10g}{_likely(found, expected)}", case | numbers)

    def compare_tangent(self, formula: Formula, tree: ast.expr | None, point: Point) -> bool:
        if not point.directions:
            return False
        for options in _options(tree):
            self.hold_tangents(formula, self.tangents(formula, tree, point, options), point)
        return True

    def hold_tangents(self, formula: Formula, values: list[Any], point: Point) -> None:
        results = list(range(len(point.outputs))) if self.schema.list_result else [self.schema.results.index(n) for n in formula.names]
        for index, value in zip(results, values):
            measured = [m[index] for m in point.measured.values()]
            derivative = sum((d for d, _ in measured[1:]), measured[0][0])
            unsure = sum((u for _, u in measured[1:]), measured[0][1])
            if value is None:
                value = np.zeros(np.shape(derivative))
            value = self.changed(np.broadcast_to(value, np.shape(point.outputs[index])))
            if np.iscomplexobj(value) and not np.iscomplexobj(point.outputs[index]):
                raise _Wrong("the tangent is complex, the result real", {})
            size = max(float(np.max(np.abs(derivative), initial=0)), float(np.max(np.abs(value), initial=0)), 1e-3)
            apart = np.abs(value - derivative)
            if not np.all(np.isfinite(derivative)) or float(np.max(unsure, initial=0)) > KINK * size:
                raise ValueError("the op is not smooth at this sample")
            if not (apart <= TOLERANCE * size + 8 * unsure).all():
                worst = int(np.argmax(apart))
                got, wanted = (complex(np.broadcast_to(a, apart.shape).reshape(-1)[worst]) for a in (value, derivative))
                shown_numbers = [f"{n.real:.10g}" if n.imag == 0 else f"{n:.10g}" for n in (got, wanted)]
                message = f"the tangent is {shown_numbers[0]} where differences give {shown_numbers[1]}{_likely(got.real, wanted.real)}"
                raise _Wrong(message, {"found": got, "expected": wanted})

    def tangents(self, formula: Formula, tree: ast.expr | None, point: Point, options: dict[str, bool] | None = None) -> list[Any]:
        if formula.text == LINEAR:
            return self.forward.results({k: point.directions.get(k, v) for k, v in point.args.items()})
        scope = self.scope(point) | (options or {})
        if formula.text == ENTRY_WISE:
            gradient = self.element_wise()
            assert gradient is not None
            name = gradient.names[0]
            t = np.conj(point.directions[name]) if name in point.directions else None
            values = self.gradients(gradient, parse(gradient.text), replace(point, cotangents=[t]), [t])
            return [np.conj(values[name])]
        assert tree is not None
        if called_names(tree) & _READ_TANGENTS_OF_LISTS:
            scope |= {p.name: point.directions[p.name] for p in self.schema.tensors if p.is_list}
        for param in self.schema.tensors:
            scope[f"{param.name}_p"] = scope[f"original_{param.name}_p"] = point.args.get(param.name)
            t = point.directions.get(param.name)
            scope[f"{param.name}_t"] = scope[f"original_{param.name}_t"] = t
            if t is None and isinstance(point.args.get(param.name), np.ndarray):
                scope[f"{param.name}_t"] = np.zeros(np.shape(point.args[param.name]))
        if self.forward.foreach:
            lists = {n: v for n, v in scope.items() if n.endswith(("_p", "_t")) and isinstance(v, list)}
            return [self.interpreter.value(tree, {**scope, **{n: v[i] for n, v in lists.items()}, "i": i}) for i in range(len(point.outputs))]
        value = self.interpreter.value(tree, scope)
        return list(value) if self.schema.list_result or len(formula.names) > 1 else [value]


def _options(tree: ast.expr | None) -> list[dict[str, bool]]:
    """Both states of each option of the engine that a formula asks for."""
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} & ENGINE_OPTIONS if tree is not None else set()
    return [{}] if not read else [dict.fromkeys(read, state) for state in (True, False)]


def _first(cotangents: Iterable[Any]) -> list[Any]:
    """Only the first gradient, as an op of several results has it where a formula reads `grad`."""
    found = False
    kept = []
    for c in cotangents:
        kept.append(None if found else c)
        found = found or c is not None
    return kept


def _likely(found: float, expected: float) -> str:
    if not np.isfinite(found):
        return "; the formula gives no finite number"
    if expected and abs(found / expected + 1) < 1e-6:
        return "; the sign is wrong"
    return ""
