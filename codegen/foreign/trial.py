"""Foreign formulas held against differences of the forward that this project knows for their op."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..model.op import Domain, Op
from .entries import GRADIENT, NO_DERIVATIVE, Entry, Formula
from .functions import HELPERS, NAMED, sum_to
from .interpret import ENGINE_OPTIONS, Interpreter, Unknown, bound
from .samples import Arguments, Sampler
from .schema import REQUIRED
from .syntax import Unreadable, called_names, parse, shown

STEP = 2.0e-3
TOLERANCE = 1.0e-6  # of the size of what is compared
KINK = 1.0e-4  # two step sizes that disagree by more than this stand where the op is not smooth
LIMIT = 10.0  # seconds for one formula on one sample
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


@dataclass
class _Point:
    """An op at one set of arguments: results, directions and measured derivatives."""

    args: Arguments
    outputs: list[Any]
    directions: dict[str, Any]
    measured: dict[str, list[tuple[Any, Any]]]
    dtype: str
    cotangents: list[Any] = field(default_factory=list)


class Trial:
    """One entry: its op at samples, and what its formulas give there."""

    def __init__(self, entry: Entry, interpreter: Interpreter, factor: float = 1.0):
        self.entry, self.interpreter, self.factor = entry, interpreter, factor
        self.schema = entry.schema
        base = self.schema.base
        self.plain = base.rstrip("_") if self.schema.in_place else base
        self.foreach = base.startswith("_foreach_")
        self.ops = self.candidates()
        self.found: list[_Point] | None = None
        self.trouble = ""

    def candidates(self) -> list[Op]:
        name = self.plain.removeprefix("_foreach_")
        short = name.removeprefix("special_").removeprefix("linalg_")
        ops = self.interpreter.ops
        found = ops.get(name) or ops.get(f"special_{short}") or ops.get(f"linalg_{short}") or ops.get(short) or []
        return [op for op in found if not op.signature.is_inplace]

    # ---- the forward

    def forward_name(self) -> tuple[str, str]:
        """Where the forward is known, "meaning", "op" or "function", and under which name; "" if it is not known."""
        names = (self.schema.name, self.schema.base, f"{self.plain}.{self.schema.overload}", self.plain, self.plain.removeprefix("_foreach_"))
        needed = {p.name for p in self.schema.params if p.default is REQUIRED and p.type != "Generator"}
        given = {p.name for p in self.schema.params}
        for name in names:
            meaning = self.interpreter.table.meanings.get(name)
            if meaning and needed <= {n for n, _ in meaning.params} and {n for n, default in meaning.params if default is ...} <= given:
                return "meaning", name
        if self.ops:
            return "op", self.ops[0].signature.public_name
        return ("function", self.plain) if self.plain in NAMED else ("", "")

    def forward(self, args: Arguments) -> list[Any]:
        if self.foreach:
            count = len(next(v for v in args.values() if isinstance(v, list)))
            items = [{k: v[i] if isinstance(v, list) else v for k, v in args.items()} for i in range(count)]
            return [self.once(item)[0] for item in items]
        return self.once(args)

    def once(self, args: Arguments) -> list[Any]:
        where, name = self.forward_name()
        if where == "meaning":
            meaning = self.interpreter.table.meanings[name]
            known = {n for n, _ in meaning.params}
            value = self.interpreter.meaning(meaning, [], {k: v for k, v in args.items() if k in known})
        elif where == "op":
            value = self.by_op(args)
        else:
            value = self.interpreter.call(name, list(args.values()))
        values = list(value) if isinstance(value, (list, tuple)) else [value]
        values = [np.asarray(v) if isinstance(v, (np.generic, float, int)) else v for v in values]
        if self.schema.in_place and _flows(args.get("self")):  # what is computed in place has the dtype of what is there
            values = [v.astype(args["self"].dtype) if v.dtype == bool else v for v in values]
        return values

    def by_op(self, args: Arguments) -> Any:
        """Our own op, its arguments found by name or, where the names differ, by place."""
        given = {k: v for k, v in args.items() if v is not None}
        for op in self.ops:
            names = {p.name for p in op.signature.params}
            named = {k: v for k, v in given.items() if k in names}
            if len(named) < len([k for k in given if not isinstance(given[k], bool)]):
                continue
            found = bound(op, [], named)
            if found is not None:
                return self.interpreter.op(op, found)
        for op in self.ops:
            found = bound(op, list(args.values()), {})
            if found is not None:
                return self.interpreter.op(op, found)
        raise Unknown(f"{self.schema.name}, whose arguments do not fit this project's op")

    def points(self) -> list[_Point]:
        """The op at its samples; computed once for all formulas."""
        if self.found is None:
            self.found = []
            for dtype in self.dtypes():
                for args in Sampler(self.schema, self.ops, self.interpreter.table).arguments(dtype):
                    try:
                        self.interpreter.allow(LIMIT)
                        point = self.point(args, dtype)
                        if self.fits(point):
                            self.found.append(point)
                    except Exception as error:  # whatever a function raises for arguments that it does not take
                        self.trouble = self.trouble or f"{type(error).__name__}: {error}"
        return self.found

    def fits(self, point: _Point) -> bool:
        """Whether an op in place can have such arguments: what is computed of single elements has the shape of what is there."""
        pointwise = self.schema.in_place and bool(self.ops) and self.ops[0].elementwise
        return not pointwise or np.shape(point.outputs[0]) == np.shape(point.args["self"])

    def dtypes(self) -> list[str]:
        table = self.interpreter.table
        names = {self.schema.name, self.schema.base, self.plain, self.plain.removeprefix("_foreach_")}
        if self.forward_name()[0] == "op":
            both = any("c" in op.classes for op in self.ops) and not names & table.real
        else:
            both = bool(names & table.complex)
        floats = not names & table.complex_only and (not self.ops or any("f" in op.classes for op in self.ops) or not both)
        both = both or bool(names & table.complex_only)
        return ["float64"] * floats + ["complex128"] * both

    def domains(self) -> dict[str, Domain]:
        """Where the op is smooth, by input."""
        return Sampler(self.schema, self.ops, self.interpreter.table).domains

    def point(self, args: Arguments, dtype: str, measured: bool = True) -> _Point:
        outputs = self.forward(args)
        random = np.random.default_rng(len(self.schema.name))

        def direction(x: Any) -> Any:
            t = random.standard_normal(np.shape(x))
            return np.asarray(t + 1j * random.standard_normal(np.shape(x)) if np.iscomplexobj(x) else t)

        inputs = self.entry.inputs
        directions = {k: [direction(x) for x in v] if isinstance(v, list) else direction(v) for k, v in args.items() if k in inputs and _flows(v)}
        derivatives = {k: self.measure(args, k, t) for k, t in directions.items()} if measured else {}
        flags = self.entry.formulas[0].differentiable if self.entry.formulas else None
        cotangents = [
            direction(o)
            if isinstance(o, np.ndarray) and np.issubdtype(o.dtype, np.inexact) and (flags is None or len(flags) != len(outputs) or flags[i])
            else None
            for i, o in enumerate(outputs)
        ]
        return _Point(args, outputs, directions, derivatives, dtype, cotangents)

    def measure(self, args: Arguments, name: str, t: Any) -> list[tuple[Any, Any]]:
        """The derivative of each result along a direction of one argument, and how unsure it is."""
        arg = args[name]
        moved = []
        for step in (1, -1, 2, -2, 0.5, -0.5):
            by = step * STEP
            given = [x + by * d for x, d in zip(arg, t)] if isinstance(arg, list) else np.asarray(arg + by * t)
            moved.append(self.forward({**args, name: given}))
        found = []
        for results in zip(*moved):
            if not all(isinstance(r, np.ndarray) and np.issubdtype(r.dtype, np.inexact) for r in results):
                found.append((np.zeros(()), np.zeros(())))
                continue
            whole, double, half = results[0] - results[1], results[2] - results[3], results[4] - results[5]
            fine = (8 * half - whole) / (6 * STEP)
            found.append((fine, np.abs(fine - (8 * whole - double) / (12 * STEP))))
        return found

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
        for point in self.points():
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
        if not self.forward_name()[0]:
            return ("random numbers", "") if self.schema.is_random else ("the op is not known here", self.schema.base)
        if tree is not None and (unknown := self.interpreter.unknown(called)):
            return "it calls what has no meaning here", ", ".join(unknown)
        if formula.text == ENTRY_WISE and self.element_wise() is None:
            return "no gradient formula to take it from", ""
        if not self.points():
            return "the forward cannot be computed on its samples", self.trouble
        if formula.kind == GRADIENT and not any(set(formula.names) & p.directions.keys() for p in self.points()):
            return "no sample on which it says something", ""
        return "", ""

    def no_derivative(self, formula: Formula, verdict: Verdict) -> tuple[str, str]:
        """An input that is declared to have none: integers and bools have none."""
        if self.forward_name()[0] and self.points():
            values = [p.args.get(n) for p in self.points() for n in formula.names]
            if any(v is not None for v in values) and not any(_flows(v) for v in values):
                verdict.outcome, verdict.samples, verdict.evidence = PROVEN, len(self.points()), "declared"
                return "", ""
        return "declared to have no derivative", ""

    def element_wise(self) -> Formula | None:
        found = [f for f in self.entry.formulas if f.kind == GRADIENT and f.text != NO_DERIVATIVE and f.dispatch == "Default"]
        return found[0] if len(found) == 1 and len(found[0].names) == 1 else None

    # ---- comparing

    def compare(self, formula: Formula, tree: ast.expr | None, point: _Point) -> bool:
        """Whether there was something to compare; raises _Wrong where it differs."""
        if formula.text == NO_DERIVATIVE:
            return True
        if formula.kind == GRADIENT:
            assert tree is not None
            return self.compare_gradient(formula, tree, point)
        return self.compare_tangent(formula, tree, point)

    def scope(self, point: _Point) -> dict[str, Any]:
        results = self.schema.results
        named = {results[0]: point.outputs} if self.schema.list_result else dict(zip(results, point.outputs))
        return {**{p.name: None for p in self.schema.params}, **point.args, **named}

    def compare_gradient(self, formula: Formula, tree: ast.expr, point: _Point) -> bool:
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

    def gradients(self, formula: Formula, tree: ast.expr, point: _Point, cotangents: list[Any], options: dict[str, bool] | None = None) -> dict[str, Any]:
        scope = self.scope(point) | (options or {})
        scope["needs"] = [True] * len(formula.names)
        defined = [c for c in cotangents if c is not None]
        scope["grads"] = [c for c, o in zip(cotangents, point.cotangents) if o is not None] if not self.schema.list_result else cotangents
        scope |= {f"grad_{n}": c for n, c in zip(self.schema.results, cotangents)}
        if defined:
            scope["grad"] = defined[0]  # also where a parameter has that name: formulas mean the gradient
        if self.foreach:
            count = len(point.outputs)
            return {formula.names[0]: [self.interpreter.value(tree, {**scope, "i": i}) for i in range(count)]}
        value = self.interpreter.value(tree, scope)
        values = value if len(formula.names) > 1 else [value]
        if len(formula.names) > 1 and value is None:
            values = [None] * len(formula.names)
        return dict(zip(formula.names, values))

    def hold(self, formula: Formula, name: str, value: Any, point: _Point, cotangents: list[Any]) -> None:
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

    def compare_tangent(self, formula: Formula, tree: ast.expr | None, point: _Point) -> bool:
        if not point.directions:
            return False
        for options in _options(tree):
            self.hold_tangents(formula, self.tangents(formula, tree, point, options), point)
        return True

    def hold_tangents(self, formula: Formula, values: list[Any], point: _Point) -> None:
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

    def tangents(self, formula: Formula, tree: ast.expr | None, point: _Point, options: dict[str, bool] | None = None) -> list[Any]:
        if formula.text == LINEAR:
            return self.forward({k: point.directions.get(k, v) for k, v in point.args.items()})
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
        if self.foreach:
            lists = {n: v for n, v in scope.items() if n.endswith(("_p", "_t")) and isinstance(v, list)}
            return [self.interpreter.value(tree, {**scope, **{n: v[i] for n, v in lists.items()}, "i": i}) for i in range(len(point.outputs))]
        value = self.interpreter.value(tree, scope)
        return list(value) if self.schema.list_result or len(formula.names) > 1 else [value]


def _options(tree: ast.expr | None) -> list[dict[str, bool]]:
    """Both states of each option of the engine that a formula asks for."""
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} & ENGINE_OPTIONS if tree is not None else set()
    return [{}] if not read else [dict.fromkeys(read, state) for state in (True, False)]


def _flows(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(v, np.ndarray) and np.issubdtype(v.dtype, np.inexact) for v in value)
    return isinstance(value, np.ndarray) and np.issubdtype(value.dtype, np.inexact)


def _first(cotangents: Iterable[Any]) -> list[Any]:
    """Only the first gradient, as an op of several results has it where a formula reads `grad`."""
    found = False
    kept = []
    for c in cotangents:
        kept.append(None if found else c)
        found = found or c is not None
    return kept


def inner_product(a: Any, b: Any) -> float:
    """The inner product of two arrays as vectors of real numbers."""
    return float(np.sum(np.real(np.conj(a) * b)))


def _likely(found: float, expected: float) -> str:
    if not np.isfinite(found):
        return "; the formula gives no finite number"
    if expected and abs(found / expected + 1) < 1e-6:
        return "; the sign is wrong"
    return ""
