"""What would make a wrong formula right: small changes of its expression, each of which the prover tries on everything that it tried the formula on."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..model.expr import NUMBERS, VALUE, Call, Const, Expr, Host, IfExp, Name, Prim, transform, walk
from ..model.neighbours import NEIGHBOURS, PRODUCTS
from ..model.unparse import unparse

_SECONDS = 4.0  # for one formula
_NAMED = {
    "1/3": 1 / 3, "2/3": 2 / 3, "pi": math.pi, "2 * pi": 2 * math.pi, "pi / 2": math.pi / 2, "1 / pi": 1 / math.pi, "2 / pi": 2 / math.pi,
    "sqrt(pi)": math.sqrt(math.pi), "2 / sqrt(pi)": 2 / math.sqrt(math.pi), "1 / sqrt(2 * pi)": 1 / math.sqrt(2 * math.pi), "sqrt(2)": math.sqrt(2),
    "1 / sqrt(2)": 1 / math.sqrt(2), "log(2)": math.log(2), "1 / log(2)": 1 / math.log(2), "log(10)": math.log(10), "1 / log(10)": 1 / math.log(10),
}  # fmt: skip
_CONSTANTS = tuple(sign * c for c in (1.0, 2.0, 0.5, 3.0, 4.0, 0.25, 1.5, *_NAMED.values()) for sign in (1, -1))
_NEAR = 1e-6

# What an expression gives and what is right, and by how much they may differ, for one sample after the other. The function is applied to what it gives.
Trials = Callable[[Expr, Callable[[Any, Any], Any]], Iterator[tuple[Any, Any, float]]]


@dataclass(frozen=True)
class Rule:
    """A formula that is wrong.

    Args:
        expr: What it says.
        trials: What it gives, and what another expression gives in its place.
        flow: The names of what it is linear in: `grad`, or the tangents.
        names: The tensors and numbers that it may read, beside these.
        parts: Expressions that may be a factor or a term: parts of the forward and of its derivative.
        others: The formulas for other inputs, by their names.
        derivative: The whole formula as it follows from the forward by rule, and the derivative in it.
        complex: Whether it was tried on complex numbers.
        ops: How many arguments the ops take that it may call.
    """

    expr: Expr
    trials: Trials
    flow: tuple[str, ...]
    names: tuple[Name, ...] = ()
    parts: tuple[Expr, ...] = ()
    others: tuple[tuple[str, Expr], ...] = ()
    derivative: tuple[Expr, Expr] | None = None
    complex: bool = False
    ops: dict[str, int] | None = None


def mend(rule: Rule) -> str:
    """What would make a formula right on all samples, as the end of a sentence; "" if nothing is found."""
    until = time.monotonic() + _SECONDS
    with np.errstate(all="ignore"):
        factor = _factor(rule, rule.expr)
        if factor is not None and factor != -1:  # which a size may be, on these samples
            for text in _factors(rule, _sizes(rule), ()):
                if text:
                    return f"; it would be right {text}"
        if factor is not None:
            return f"; {'the sign is wrong: ' * (factor == -1)}it would be right times {_shown(factor)}"
        for text, expr in _changes(rule):
            if time.monotonic() > until:
                return ""
            if _is_right(rule, expr):
                return f"; {'a conj() is missing: ' * text.startswith('with conj()')}it would be right {text}"
        for text, change in _AROUND:
            if _is_right(rule, rule.expr, change):
                return f"; it would be right {text}"
        for text in _factors_and_terms(rule):
            if time.monotonic() > until:
                return ""
            if text:
                return f"; it would be right {text}"
        if rule.derivative is not None and _is_right(rule, rule.derivative[0]):
            return f"; by rule the derivative is {unparse(rule.derivative[1])!r}, which 'auto' takes"
    return ""


def _shown(number: float) -> str:
    name = next((name for name, value in _NAMED.items() if abs(abs(number) / value - 1) < _NEAR), f"{abs(number):.6g}")
    return "-" * (number < 0) + name


# ---- trying


def _as_it_is(value: Any, like: Any) -> Any:
    return value


def _tried(rule: Rule, expr: Expr, change: Callable[[Any, Any], Any] = _as_it_is) -> Iterator[tuple[Any, Any, float]]:
    """The trials of an expression, up to the first that cannot be computed, which is one that is wrong."""
    try:
        yield from rule.trials(expr, change)
    except Exception:  # of whatever kind: it is a guess
        yield np.array(np.nan), np.array(0.0), 0.0


def _is_right(rule: Rule, expr: Expr, change: Callable[[Any, Any], Any] = _as_it_is) -> bool:
    tried = False
    for found, expected, allowed in _tried(rule, expr, change):
        if not (np.abs(found - expected) <= allowed).all():
            return False
        tried = True
    return tried


def _factor(rule: Rule, expr: Expr, only: Iterable[float] = ()) -> float | None:
    """The number by which an expression would have to be multiplied; one of `only`, if that has any."""
    factor: float | None = None
    count = 0
    for found, expected, allowed in _tried(rule, expr):
        if factor is None:
            at = np.argmax(np.abs(found)) if np.size(found) else 0
            ratio = np.ravel(expected)[at] / np.ravel(found)[at] if np.size(found) else np.nan
            if not np.isfinite(ratio) or abs(np.imag(ratio)) > _NEAR * abs(ratio) or abs(np.ravel(expected)[at]) <= allowed:
                return None
            factor = next((c for c in _CONSTANTS if abs(ratio / c - 1) < _NEAR), None)
            if factor is None and not only and not any(name.type in NUMBERS for name in rule.names):
                factor = float(np.real(ratio))
            if factor is None or (only and factor not in only):
                return None
        if not (np.abs(factor * found - expected) <= allowed * max(1.0, abs(factor))).all():
            return None
        count += np.size(found)
    return factor if factor in _CONSTANTS or count > 1 else None


# ---- another expression in the place of a part


def _changes(rule: Rule) -> Iterator[tuple[str, Expr]]:
    """Changed formulas: first each part, wherever it stands, then each single place."""
    for name, other in rule.others:
        yield f"as the formula for {name!r}", other
    parts = list(_parts(rule.expr, lambda e: e))
    counts = Counter(part for part, _, _ in parts)
    for part in counts:
        if isinstance(part, Const):
            continue  # the same number elsewhere has nothing to do with it, and may be the default of a parameter
        for text, new in _in_place_of(rule, part):
            yield text + _line(rule, part), transform(rule.expr, lambda e, part=part, new=new: new if e == part else e)  # type: ignore[misc]
    for part, put, around in parts:
        if around is not None and (counts[part] > 1 or isinstance(part, Const)):
            for text, new in _in_place_of(rule, part):
                yield f"{text} in {unparse(around)!r}{_line(rule, part)}", put(new)


def _line(rule: Rule, part: Expr) -> str:
    return f" in line {part.at.line}" if part.at.line != rule.expr.at.line else ""


def _parts(expr: Expr, put: Callable[[Expr], Expr], around: Expr | None = None) -> Iterator[tuple[Expr, Callable[[Expr], Expr], Expr | None]]:
    """The parts of an expression that are computed with, parents first: each with what puts another in its place, and with what it stands in."""
    if expr.type in ("Tensor", VALUE, *NUMBERS):
        yield expr, put, around
    if isinstance(expr, Host) and (expr.type not in NUMBERS or any(c.type.startswith("Tensor") for c in expr.children)):
        return  # a fact of a tensor, or a list
    for i, child in enumerate(expr.children):
        if not (isinstance(expr, Call) and isinstance(child, Const) and child.at == expr.at):  # a default
            yield from _parts(child, lambda e, i=i: put(expr.with_children((*expr.children[:i], e, *expr.children[i + 1 :]))), expr)  # type: ignore[misc]


def _in_place_of(rule: Rule, part: Expr) -> Iterator[tuple[str, Expr]]:
    """What may be meant where a part stands."""
    shown = repr(unparse(part))
    flows = any(isinstance(e, Name) and e.name in rule.flow for e in walk(part))
    if rule.complex and part.type not in ("int", "float", "bool"):
        if isinstance(part, Call) and part.op == "conj":
            yield f"without conj() around {unparse(part.args[0])!r}", part.args[0]
        else:
            yield f"with conj() around {shown}", _element("conj", part)
    if isinstance(part, Name):
        for other in rule.names:
            if other.name != part.name and (other.type == part.type or {other.type, part.type} <= set(NUMBERS)):
                yield f"with {other.name!r} in the place of {part.name!r}", replace(part, name=other.name)
    if isinstance(part, Const) and isinstance(part.value, (int, float)) and not isinstance(part.value, bool):
        for value in (part.value + 1, part.value - 1, part.value * 2, part.value / 2, -part.value):
            yield f"with {value:.6g} in the place of {part.value!r}", replace(part, type="float", value=value)
    if isinstance(part, IfExp):
        yield f"with the branches of {shown} the other way round", replace(part, then=part.otherwise, otherwise=part.then)
    if isinstance(part, (Call, Host, Prim)):
        yield from _of_applied(rule, part, shown, flows)


def _of_applied(rule: Rule, part: Call | Host | Prim, shown: str, flows: bool) -> Iterator[tuple[str, Expr]]:
    fn = part.op if isinstance(part, Call) else part.fn
    args = part.args
    sign = _SIGNS.get(fn, fn)
    if sign in _OTHER_SIGN and len(args) >= 2:
        for other, name in _OTHER_SIGN[sign]:
            yield f"with '{other}' in the place of '{sign}' in {shown}", _element(name, *args[:2])
    if (sign in ("-", "/", "**") or fn in PRODUCTS) and len(args) >= 2:
        yield f"with the operands of {shown} the other way round", part.with_children((args[1], args[0], *args[2:]))
    if fn in PRODUCTS and rule.ops and rule.ops.get("transpose") == 3:
        for i, arg in enumerate(args[:2]):
            turned = Call("Tensor", part.at, "transpose", (arg, Const("int", part.at, -1), Const("int", part.at, -2)))
            for new, more in ((turned, ""), (_element("conj", turned), " and conjugated"))[: 1 + rule.complex]:
                yield f"with {unparse(arg)!r} transposed{more}", part.with_children((*args[:i], new, *args[i + 1 :]))
    if fn == "where" and len(args) == 3:
        yield f"with the branches of {shown} the other way round", part.with_children((args[0], args[2], args[1]))
    if sign in ("+", "-") and len(args) >= 2:
        yield f"without the term {unparse(args[0])!r} in {shown}", args[1] if sign == "+" else _element("neg", args[1])
        yield f"without the term {unparse(args[1])!r} in {shown}", args[0]
    if sign in ("*", "/") and len(args) >= 2:
        yield f"without {'the factor' if sign == '*' else 'the division by'} {unparse(args[1])!r} in {shown}", args[0]
        if sign == "*":
            yield f"without the factor {unparse(args[0])!r} in {shown}", args[1]
    if isinstance(part, Call) and len(args) == 1 and not flows and fn != "conj":
        yield f"without {fn}() around {unparse(args[0])!r}", args[0]
    for other in NEIGHBOURS.get(fn, ()):
        if isinstance(part, Call) and rule.ops and rule.ops.get(other) == len(args):
            yield f"with {other}() in the place of {fn}() in {shown}", replace(part, op=other)


_SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "pow": "**"}
_OTHER_SIGN = {"+": (("-", "sub"), ("*", "mul")), "-": (("+", "add"),), "*": (("/", "div"), ("+", "add")), "/": (("*", "mul"),)}


def _element(fn: str, *args: Expr) -> Expr:
    """A primitive on arrays, for which no op need be there."""
    return Prim("Tensor", args[0].at, fn, args)


# ---- around the whole


def _summed(value: Any, like: Any) -> Any:
    extra = value.ndim - like.ndim
    value = value.sum(axis=tuple(range(extra)))
    return value.sum(axis=tuple(d for d, size in enumerate(like.shape) if size == 1 and value.shape[d] != 1), keepdims=True)


_AROUND: tuple[tuple[str, Callable[[Any, Any], Any]], ...] = (
    ("transposed", lambda value, like: np.swapaxes(value, -1, -2)),
    ("transposed and conjugated", lambda value, like: np.swapaxes(value, -1, -2).conj()),
    ("summed over the dimensions that the input does not have or has broadcast", _summed),
    ("spread over the shape of the input", lambda value, like: np.broadcast_to(value, like.shape)),
    ("reshaped to the shape of the input", lambda value, like: np.reshape(value, like.shape)),
)


# ---- a factor or a term more


def _sizes(rule: Rule) -> list[Expr]:
    return [Host("int", name.at, "numel", (name,)) for name in rule.names if name.type == "Tensor"]


def _factors(rule: Rule, atoms: Iterable[Expr], constants: Iterable[float]) -> Iterator[str]:
    """How the formula would be right times one of some expressions, or divided by it; "" for each that does not make it right."""
    for atom in atoms:
        for form in _forms(rule, atom):
            for fn, word in (("mul", "times"), ("div", "divided by")):
                factor = _factor(rule, _element(fn, rule.expr, form), (1.0, *constants))
                more = "" if factor == 1.0 or factor is None else f", and times {_shown(factor)}"
                yield f"{word} {_text(form)!r}{more}" if factor is not None else ""


def _forms(rule: Rule, atom: Expr) -> tuple[Expr, ...]:
    return (atom, _element("conj", atom)) if rule.complex and atom.type not in ("int", "float", "bool") else (atom,)


def _factors_and_terms(rule: Rule) -> Iterator[str]:
    """The same of all that the formula might have forgotten, and with a term more."""
    names = [name for name in rule.names if name.type == "Tensor" or name.type in NUMBERS]
    own = (part for part, _, _ in _parts(rule.expr, lambda e: e) if not isinstance(part, Const))
    atoms = [a for a in dict.fromkeys([*names, *rule.parts, *own]) if not any(isinstance(e, Name) and e.name in rule.flow for e in walk(a))]
    yield from _factors(rule, atoms, _CONSTANTS)
    for flow in rule.flow:
        for atom in atoms:
            for form in _forms(rule, atom):
                for factor in (1.0, -1.0, 2.0, -2.0, 0.5, -0.5):
                    term = _element("mul", Name("Tensor", atom.at, flow), _element("mul", Const("float", atom.at, factor), form))
                    shown = f"{'-' * (factor < 0)}{f'{abs(factor):g} * ' * (abs(factor) != 1)}{flow} * {_text(form)}"
                    yield f"with the term {shown!r} added" if _is_right(rule, _element("add", rule.expr, term)) else ""


def _text(expr: Expr) -> str:
    if isinstance(expr, Prim) and expr.fn == "conj":
        return f"conj({unparse(expr.args[0])})"
    text = unparse(expr)
    return f"({text})" if isinstance(expr, (Prim, Call, Host)) and " " in text and not text.endswith(")") else text
