"""The results that an op's `reference:` expects, and how the op's own differ from them."""

from __future__ import annotations

import ast
import importlib.util
import operator
import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, reduce
from operator import itemgetter
from typing import Any

import numpy as np

from ..model.op import Reference
from ..read.reference import CONSTANTS, LARGEST, NAMES, OPERATORS, dotted

RELATIVE = 1e-9  # how far two ways to compute a number may lie apart
SMALL = 1e-3  # of the largest number of a result: what is smaller is compared as if it were so large, but for ops of single elements
TINY = 1e-15  # and whatever their size, where terms have been added up
_EITHER_ZERO = frozenset(("np.maximum", "np.minimum", "np.fmax", "np.fmin", "np.clip"))
TINIEST = 1e-100  # of a single element that is not zero, which may lie in the tail of a distribution


def is_computable(reference: Reference) -> bool:
    """Whether what it calls is installed."""
    return has_scipy() or not any(isinstance(n, ast.Attribute) and dotted(n).startswith("special.") for n in ast.walk(reference.tree))


def expected_results(reference: Reference, arguments: Mapping[str, Any]) -> list[Any]:
    """What the results should be; None for one of which the reference says nothing."""
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of empty slices, and the like
        value = value_of(reference.tree, arguments)
    return list(value) if isinstance(value, (tuple, list)) else [value]


@cache
def has_scipy() -> bool:
    """Whether references can call SciPy's functions, which nothing else here needs."""
    return importlib.util.find_spec("scipy") is not None


def not_compared(references: Iterable[Reference | None]) -> str:
    """Says how many references cannot be computed; empty if all can."""
    number = sum(reference is not None and not is_computable(reference) for reference in references)
    return f"{number} references were not computed: they need scipy (pip install scipy)" if number else ""


@cache
def _function(name: str) -> Any:
    """One of NAMES."""
    if name in CONSTANTS:
        return CONSTANTS[name]
    package, _, path = name.partition(".")
    if package == "special":
        import scipy.special  # type: ignore[import-untyped,unused-ignore]

        return getattr(scipy.special, path)
    return reduce(getattr, path.split("."), np)


Computing = Callable[[Mapping[str, Any]], Any]


def value_of(node: ast.AST | None, env: Mapping[str, Any]) -> Any:
    """The value of an expression of NumPy's functions."""
    return _computing(node)(env)


@lru_cache(maxsize=10_000)
def _computing(node: ast.AST | None) -> Computing:
    """What computes an expression: functions in one another, so that its tree is looked at once, and not for each of thousands of points."""
    match node:
        case None:
            return lambda env: None
        case ast.Constant(value=value):
            return lambda env: value
        case ast.Name(id=name):
            return itemgetter(name)
        case ast.Tuple(elts=items) | ast.List(elts=items):
            parts = [_computing(i) for i in items]
            return lambda env: tuple([part(env) for part in parts])
        case ast.BinOp(left=first, op=op, right=second):
            left, right = _computing(first), _computing(second)
            if isinstance(op, (ast.Pow, ast.Mult)):
                return lambda env: _product(op, left(env), right(env))
            binary = OPERATORS[type(op)]
            return lambda env: binary(left(env), right(env))
        case ast.UnaryOp(op=sign, operand=of):
            unary, operand = OPERATORS[type(sign)], _computing(of)
            return lambda env: unary(operand(env))
        case ast.BoolOp(op=word, values=items):
            return _first_that(isinstance(word, ast.Or), [_computing(i) for i in items])
        case ast.Compare(left=first, ops=signs, comparators=others):
            return _compared([OPERATORS[type(sign)] for sign in signs], [_computing(first), *map(_computing, others)])
        case ast.IfExp(test=condition, body=then, orelse=otherwise):
            test, body, orelse = map(_computing, (condition, then, otherwise))
            return lambda env: body(env) if test(env) else orelse(env)
        case ast.Subscript(value=of, slice=at):
            whole, index = _computing(of), _computing(at)
            return lambda env: whole(env)[index(env)]
        case ast.Slice(lower=lower, upper=upper, step=step):
            ends = [_computing(end) for end in (lower, upper, step)]
            return lambda env: slice(*[end(env) for end in ends])
        case ast.Call(func=called, args=given, keywords=named):
            return _called(dotted(called), [_computing(a) for a in given], {str(k.arg): _computing(k.value) for k in named})
        case ast.Attribute(value=of, attr=name):
            if (path := dotted(node)) in NAMES:
                return lambda env: _function(path)
            owner = _computing(of)
            return lambda env: getattr(np.asarray(owner(env)), name)
    raise AssertionError(ast.dump(node) if node else "")


def _first_that(holds: bool, parts: list[Computing]) -> Computing:
    def chosen(env: Mapping[str, Any]) -> Any:
        for part in parts:
            value = part(env)
            if bool(value) is holds:
                return value
        return value

    return chosen


def _compared(signs: list[Any], parts: list[Computing]) -> Computing:
    def compared(env: Mapping[str, Any]) -> Any:
        values = [part(env) for part in parts]
        return reduce(operator.and_, (sign(a, b) for sign, a, b in zip(signs, values, values[1:])))

    return compared


def _called(name: str, args: list[Computing], named: dict[str, Computing]) -> Computing:
    if named:
        return lambda env: _function(name)(*[a(env) for a in args], **{k: v(env) for k, v in named.items()})
    return lambda env: _function(name)(*[a(env) for a in args])


def _product(op: ast.operator, a: Any, b: Any) -> Any:
    if not any(isinstance(x, (np.ndarray, np.generic, float, complex)) for x in (a, b)):
        if not (isinstance(a, int) and isinstance(b, int)) or (isinstance(op, ast.Pow) and not 0 <= b <= 64) or abs(a) > LARGEST:
            raise ValueError("a reference multiplies small integers, or arrays")
    return OPERATORS[type(op)](a, b)


def tells_zeros(reference: Reference) -> bool:
    """Whether it tells zeros of either sign apart: as one function of NumPy's does, or a minus, but not a longer expression, nor the larger of two zeros."""
    match reference.tree:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Name()):
            return True
        case ast.Call(func=called, args=given):
            name = dotted(called)
            return name.startswith("np.") and name not in _EITHER_ZERO and all(isinstance(a, (ast.Name, ast.Constant)) for a in given)
    return False


def disagreement(found: list[Any], expected: list[Any], elementwise: bool, dtypes: bool = True, zeros: bool = False) -> str:
    """What is wrong with the results of an op, in the words of its reference; "" if nothing is. `zeros`: those of single elements have a sign."""
    if len(expected) == 1 and expected[0] is None:
        return ""
    if len(found) != len(expected):
        return f"there are {len(found)} results, of which the reference has {len(expected)}"
    for number, (f, e) in enumerate(zip(found, expected)):
        if e is not None and (difference := _difference(np.asarray(f), np.asarray(e), elementwise, dtypes, zeros)):
            return difference if len(found) == 1 else f"result {number}: {difference}"
    return ""


def _difference(found: Any, expected: Any, elementwise: bool, dtypes: bool, zeros: bool) -> str:
    if found.shape != expected.shape:
        return f"the shape is {list(found.shape)}, the reference's {list(expected.shape)}"
    exact = not np.issubdtype(expected.dtype, np.inexact)
    same_dtype = found.dtype == expected.dtype if exact else np.issubdtype(found.dtype, np.complexfloating if np.iscomplexobj(expected) else np.floating)
    if dtypes and not same_dtype:
        return f"the dtype is {found.dtype}, the reference's {expected.dtype}"
    with np.errstate(all="ignore"):
        wrong = found != expected
        if not exact:
            size = np.abs(expected)
            scale = 0.0 if elementwise else SMALL * float(np.max(size, where=np.isfinite(size), initial=0.0))
            least = np.where(expected == 0, TINY, TINIEST) if elementwise else TINY
            near = np.abs(found - expected) <= RELATIVE * np.maximum(size, scale) + least
            wrong = wrong & ~(np.isfinite(size) & near) & ~(np.isnan(found) & np.isnan(expected))
            if elementwise and zeros and not np.iscomplexobj(expected):
                wrong = wrong | ((found == 0) & (expected == 0) & (np.signbit(found) != np.signbit(expected)))
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"{found[at]!s} in the place of {expected[at]!s}{f' at {list(at)}' if at else ''}, and {int(wrong.sum())} of {wrong.size} in all"
