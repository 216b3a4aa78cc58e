"""The results that an op's `reference:` expects, and how the op's own differ from them."""

from __future__ import annotations

import ast
import importlib.util
import operator
import warnings
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from typing import Any

import numpy as np

from ..model.op import Reference
from ..read.reference import CONSTANTS, LARGEST, NAMES, OPERATORS, dotted

RELATIVE = 1e-9  # how far two ways to compute a number may lie apart
SMALL = 1e-3  # of the largest number of a result: what is smaller is compared as if it were so large, but for ops of single elements
TINY = 1e-15


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


def value_of(node: ast.AST | None, env: Mapping[str, Any]) -> Any:
    """The value of an expression of NumPy's functions."""
    match node:
        case None:
            return None
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return env[name]
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return tuple(value_of(i, env) for i in items)
        case ast.BinOp(left=left, op=op, right=right):
            return _binary(op, value_of(left, env), value_of(right, env))
        case ast.UnaryOp(op=op, operand=operand):
            return OPERATORS[type(op)](value_of(operand, env))
        case ast.BoolOp(op=op, values=parts):
            for part in parts:
                value = value_of(part, env)
                if bool(value) is isinstance(op, ast.Or):
                    return value
            return value
        case ast.Compare(left=left, ops=ops, comparators=others):
            values = [value_of(left, env), *(value_of(o, env) for o in others)]
            return reduce(operator.and_, (OPERATORS[type(op)](a, b) for op, a, b in zip(ops, values, values[1:])))
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            return value_of(body if value_of(test, env) else otherwise, env)
        case ast.Subscript(value=of, slice=index):
            return value_of(of, env)[value_of(index, env)]
        case ast.Slice(lower=lower, upper=upper, step=step):
            return slice(value_of(lower, env), value_of(upper, env), value_of(step, env))
        case ast.Call(func=function, args=args, keywords=keywords):
            return _function(dotted(function))(*(value_of(a, env) for a in args), **{str(k.arg): value_of(k.value, env) for k in keywords})
        case ast.Attribute(value=of, attr=name):
            return _function(dotted(node)) if dotted(node) in NAMES else getattr(np.asarray(value_of(of, env)), name)
    raise AssertionError(ast.dump(node) if node else "")


def _binary(op: ast.operator, a: Any, b: Any) -> Any:
    if isinstance(op, (ast.Pow, ast.Mult)) and not any(isinstance(x, (np.ndarray, np.generic, float, complex)) for x in (a, b)):
        if not (isinstance(a, int) and isinstance(b, int)) or (isinstance(op, ast.Pow) and not 0 <= b <= 64) or abs(a) > LARGEST:
            raise ValueError("a reference multiplies small integers, or arrays")
    return OPERATORS[type(op)](a, b)


def disagreement(found: list[Any], expected: list[Any], elementwise: bool, dtypes: bool = True) -> str:
    """What is wrong with the results of an op, in the words of its reference; "" if nothing is."""
    if len(expected) == 1 and expected[0] is None:
        return ""
    if len(found) != len(expected):
        return f"there are {len(found)} results, of which the reference has {len(expected)}"
    for number, (f, e) in enumerate(zip(found, expected)):
        if e is not None and (difference := _difference(np.asarray(f), np.asarray(e), elementwise, dtypes)):
            return difference if len(found) == 1 else f"result {number}: {difference}"
    return ""


def _difference(found: Any, expected: Any, elementwise: bool, dtypes: bool) -> str:
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
            near = np.abs(found - expected) <= RELATIVE * np.maximum(size, scale) + TINY
            wrong = wrong & ~(np.isfinite(size) & near) & ~(np.isnan(found) & np.isnan(expected))
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"{found[at]!s} in the place of {expected[at]!s}{f' at {list(at)}' if at else ''}, and {int(wrong.sum())} of {wrong.size} in all"
