"""Scalar expressions -> their true values: a spec's forward expressions evaluated with hundreds of digits, by mpmath."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]

from .evaluate import OPERATORS
from .expr import Const, Expr, Host, IfExp, Name, Prim

LARGEST = 5000  # of the exponents of arguments
SPECIAL_BITS = 220  # for functions that are slow


class Unknown(Exception):
    """There is no value, or none that mpmath finds: a pole, a result that is not real, a primitive without a counterpart."""


class Exact:
    """Evaluates scalar expressions at a precision that survives cancellation between the largest and the smallest number of a dtype."""

    def __init__(self, bits: int):
        self.bits = bits

    def value(self, expr: Expr, env: dict[str, Any]) -> Any:
        """The value of an expression: of a number, an mpf."""
        with mp.workprec(self.bits):
            try:
                value = self._value(expr, env)
            except (ZeroDivisionError, ValueError, OverflowError, ArithmeticError, mp.libmp.NoConvergence) as error:
                raise Unknown(str(error)) from None
        if isinstance(value, mp.mpc):
            raise Unknown("not real")
        return value

    def _value(self, expr: Expr, env: dict[str, Any]) -> Any:
        match expr:
            case Name():
                return env[expr.name]
            case Const():
                return mp.mpf(expr.value) if isinstance(expr.value, float) else expr.value
            case IfExp():
                return self._value(expr.then if self._value(expr.condition, env) else expr.otherwise, env)
            case Host():
                return self._host(expr, env)
            case Prim() if expr.fn == "where":
                condition, then, otherwise = expr.args
                return self._value(then if self._value(condition, env) else otherwise, env)
            case Prim():
                if expr.fn not in FUNCTIONS:
                    raise Unknown(expr.fn)
                args = [self._value(a, env) for a in expr.args]
                if any(isinstance(a, mp.mpc) for a in args):
                    raise Unknown("not real")
                if any(isinstance(a, mp.mpf) and mp.isfinite(a) and a and mp.mag(a) > LARGEST for a in args):
                    raise Unknown("an intermediate number far beyond all dtypes, of which a function would take forever")
                return FUNCTIONS[expr.fn](*args)
        raise Unknown(type(expr).__name__)

    def _host(self, expr: Host, env: dict[str, Any]) -> Any:
        if expr.fn in ("and", "or"):
            return (all if expr.fn == "and" else any)(self._value(a, env) for a in expr.args)
        args = [self._value(a, env) for a in expr.args]
        if expr.fn in OPERATORS:
            return OPERATORS[expr.fn](*args)
        if expr.fn.startswith("math."):
            return getattr(mp, {"lgamma": "loggamma"}.get(expr.fn[5:], expr.fn[5:]))(*map(mp.mpf, args))
        raise Unknown(expr.fn)


def _exponential(x: Any) -> Any:
    if mp.isint(x) and mp.mag(x) > 64:  # a power of e with an integer is computed by as many multiplications as the integer has bits
        return mp.exp(mp.fsub(x, 0.5, exact=True)) * mp.exp(mp.mpf(0.5))
    return mp.exp(x)


def _slow(function: Callable[..., Any]) -> Callable[..., Any]:
    def limited(*args: Any) -> Any:
        with mp.workprec(min(mp.mp.prec, SPECIAL_BITS)):
            return function(*args)

    return limited


def _log_gamma(x: Any) -> Any:
    if mp.isinf(x):
        return mp.inf
    if x > 0:
        return mp.loggamma(x)
    if x == mp.floor(x):
        raise Unknown("a pole")
    return mp.log(mp.pi / abs(mp.sinpi(x))) - mp.loggamma(1 - x)


def _error_function_complement(x: Any) -> Any:
    return mp.erfc(x) if abs(x) < 1000 else mp.mpf(0 if x > 0 else 2)


def _error_function_inverse(x: Any) -> Any:
    if abs(x) >= 1:
        return x * mp.inf if abs(x) == 1 else mp.nan
    if abs(x) < 0.9:
        return mp.erfinv(x)
    rest, y = 1 - abs(x), mp.sqrt(-mp.log(1 - abs(x)))
    for _ in range(200):  # Newton's method on the complement, which keeps the digits
        step = (mp.erfc(y) - rest) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
        y += step
        if abs(step) < mp.ldexp(y, -150):
            break
    return mp.sign(x) * y


def _polygamma(n: Any, x: Any) -> Any:
    if x < -1000 or x > 1e30:
        raise Unknown("mpmath takes too long")
    return mp.polygamma(int(n), x)


def _signed(x: Any, y: Any) -> Any:
    if y == 0:
        raise Unknown("mpmath has no signed zero")
    return abs(x) * mp.sign(y)


def _rounded(x: Any, by: Callable[[Any], Any]) -> Any:
    return by(x) if mp.isfinite(x) else x


def _remainder(x: Any, y: Any, by: Callable[[Any], Any]) -> Any:
    if y == 0 or not mp.isfinite(x) or mp.isinf(y) or mp.mag(x) - mp.mag(y) > mp.mp.prec - 80:
        raise Unknown("no remainder, or a quotient with more digits than there are")
    return x - y * by(x / y)


def _truncated(x: Any) -> Any:
    return mp.floor(x) if x >= 0 else mp.ceil(x)


def _power(x: Any, y: Any) -> Any:
    if mp.isinf(x) or mp.isinf(y):
        raise Unknown("C's rules for infinite powers are no limits")
    return mp.power(x, y)


def _extreme(of: Callable[..., Any], keeps_nan: bool) -> Callable[[Any, Any], Any]:
    def extreme(x: Any, y: Any) -> Any:
        if mp.isnan(x) or mp.isnan(y):
            return mp.nan if keeps_nan else y if mp.isnan(x) else x
        return of(x, y)

    return extreme


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: mp.mpf(x) / y,
    "neg": lambda x: -x,
    "pow": _power,
    "reciprocal": lambda x: 1 / mp.mpf(x),
    "square": lambda x: x * x,
    "floor_div": lambda x, y: _rounded(mp.mpf(x) / y, mp.floor),
    "fmod": lambda x, y: _remainder(x, y, _truncated),
    "remainder": lambda x, y: _remainder(x, y, mp.floor),
    "abs": abs,
    "sgn": lambda x: mp.sign(x),
    "sign": lambda x: mp.sign(x),
    "conj": lambda x: x,
    "real": lambda x: x,
    "angle": lambda x: mp.pi if x < 0 else mp.mpf(0),
    "sqrt": mp.sqrt,
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "exp": _exponential,
    "exp2": lambda x: mp.power(2, x),
    "expm1": mp.expm1,
    "sigmoid": lambda x: 1 / (1 + _exponential(-x)),
    "log": mp.log,
    "log2": lambda x: mp.log(x) / mp.log(2),
    "log10": lambda x: mp.log(x) / mp.log(10),
    "log1p": mp.log1p,
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "asin": mp.asin,
    "acos": mp.acos,
    "atan": mp.atan,
    "sinh": mp.sinh,
    "cosh": mp.cosh,
    "tanh": mp.tanh,
    "asinh": mp.asinh,
    "acosh": mp.acosh,
    "atanh": mp.atanh,
    "atan2": mp.atan2,
    "hypot": mp.hypot,
    "erf": _slow(mp.erf),
    "erfc": _slow(_error_function_complement),
    "erfinv": _slow(_error_function_inverse),
    "lgamma": _slow(_log_gamma),
    "digamma": _slow(mp.digamma),
    "polygamma": _slow(_polygamma),
    "floor": lambda x: _rounded(x, mp.floor),
    "ceil": lambda x: _rounded(x, mp.ceil),
    "trunc": lambda x: _rounded(x, _truncated),
    "round": lambda x: _rounded(x, mp.nint),
    "copysign": _signed,
    "heaviside": lambda x, y: y if x == 0 else mp.mpf(x > 0),
    "maximum": _extreme(max, keeps_nan=True),
    "minimum": _extreme(min, keeps_nan=True),
    "fmax": _extreme(max, keeps_nan=False),
    "fmin": _extreme(min, keeps_nan=False),
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "lt": lambda x, y: x < y,
    "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y,
    "ge": lambda x, y: x >= y,
    "logical_and": lambda x, y: bool(x) and bool(y),
    "logical_or": lambda x, y: bool(x) or bool(y),
    "logical_xor": lambda x, y: bool(x) != bool(y),
    "logical_not": lambda x: not x,
    "isnan": lambda x: bool(mp.isnan(x)),
    "isinf": lambda x: bool(mp.isinf(x)),
    "isfinite": lambda x: bool(mp.isfinite(x)),
    "signbit": lambda x: x < 0,
}


def from_float(number: float) -> Any:
    return mp.mpf(number)  # exactly


def ulps(given: float, true: Any, dtype: Any, size: Any = 0, slack: Any = 0) -> float:
    """The distance of a number from the truth, in units in the last place of the truth or of a larger number `size`, each with `slack` added."""
    digits, lowest, highest = (24, -126, 127) if dtype.name == "float32" else (53, -1022, 1023)
    with mp.workprec(80):
        if mp.isnan(true):
            return 0.0 if math.isnan(given) else math.inf
        if math.isnan(given):
            return math.inf
        limit = mp.ldexp(1, highest + 1)  # what overflows counts as the power of two behind the largest number
        true = max(-limit, min(limit, true))
        size = max(abs(true), size)
        exponent = max(lowest, min(highest, mp.frexp(size)[1] - 1)) if size else lowest
        unit = mp.ldexp(1, exponent - digits + 1)
        reached = max(-limit, min(limit, mp.mpf(given)))
        return float(abs(reached - true) / (unit + slack))
