"""Scalar expressions -> their true values: a spec's forward expressions and formulas evaluated with hundreds of digits, by mpmath."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]

from ..model.expr import Const, Expr, Host, IfExp, Name, Prim
from .evaluate import OPERATORS

LARGEST = 5000  # of the exponents of arguments
FIRST_BITS = 192  # to begin with
SPARE_BITS = 120  # beyond the distance between the largest and the smallest intermediate number
SPECIAL_BITS = 220  # for functions that are slow

Run = Callable[[dict[str, Any]], Any]


class Unknown(Exception):
    """There is no value, or none that mpmath finds: a pole, a result that is not real, a primitive without a counterpart."""


class Exact:
    """Evaluates one scalar expression with as many digits as its cancellations need, up to `bits`.

    Numbers that cancel, and terms that are too small to change a sum, show in the distance between the largest and the smallest intermediate
    number: where that is more than the digits in use, the expression is evaluated again with more. `lets` are names that stand for expressions.
    """

    def __init__(self, expr: Expr, bits: int, lets: dict[str, Expr] | None = None):
        self.bits = bits
        self.lets: dict[str, Run] = {}
        self.lets = {name: self._compiled(e) for name, e in (lets or {}).items()}
        self.run = self._compiled(expr)
        self.low = self.high = 0

    def value(self, env: dict[str, Any]) -> Any:
        """The value of the expression: of a number, an mpf."""
        bits, before = min(FIRST_BITS, self.bits), mp.mp.prec
        try:
            while True:
                self.low = self.high = 0
                mp.mp.prec = bits
                value = self.run(dict(env))
                needed = self.high - self.low + SPARE_BITS
                if needed <= bits or bits == self.bits:
                    break
                bits = min(needed, self.bits)
        except (ZeroDivisionError, ValueError, OverflowError, ArithmeticError, mp.libmp.NoConvergence) as error:
            raise Unknown(str(error)) from None
        finally:
            mp.mp.prec = before
        if isinstance(value, mp.mpc):
            raise Unknown("not real")
        return value

    # ---- expressions -> functions of the values of their names

    def _compiled(self, expr: Expr) -> Run:
        match expr:
            case Name():
                return self._name(expr.name)
            case Const():
                constant = mp.mpf(expr.value) if isinstance(expr.value, float) else expr.value
                return lambda env: constant
            case IfExp():
                return self._choice(expr.condition, expr.then, expr.otherwise)
            case Prim() if expr.fn == "where":
                return self._choice(*expr.args)
            case Prim() if expr.fn in FUNCTIONS:
                return self._primitive(expr.fn, [self._compiled(a) for a in expr.args])
            case Host():
                return self._host(expr.fn, [self._compiled(a) for a in expr.args])
        raise Unknown(type(expr).__name__)

    def _name(self, name: str) -> Run:
        if name not in self.lets:
            return lambda env: env[name]

        def let(env: dict[str, Any]) -> Any:
            if name not in env:
                env[name] = self.lets[name](env)
            return env[name]

        return let

    def _choice(self, condition: Expr, then: Expr, otherwise: Expr) -> Run:
        test, yes, no = map(self._compiled, (condition, then, otherwise))
        return lambda env: (yes if test(env) else no)(env)

    def _primitive(self, fn: str, args: list[Run]) -> Run:
        function, simple, may_vanish = FUNCTIONS[fn], fn in ARITHMETIC, fn in STEPS

        def run(env: dict[str, Any]) -> Any:
            values = [a(env) for a in args]
            if not simple and self.high >= LARGEST and any(isinstance(v, mp.mpf) and mp.isfinite(v) and v and mp.mag(v) > LARGEST for v in values):
                raise Unknown("an intermediate number far beyond all dtypes, of which a function would take forever")
            result = function(*values)
            if isinstance(result, mp.mpc):
                raise Unknown("not real")
            if isinstance(result, mp.mpf):
                _, mantissa, exponent, count = result._mpf_
                if mantissa:
                    size = exponent + count
                    if size > self.high:
                        self.high = size
                    elif size < self.low:
                        self.low = size
                elif not exponent and not may_vanish and all(values):  # all digits have cancelled
                    self.low = -self.bits
            return result

        return run

    def _host(self, fn: str, args: list[Run]) -> Run:
        if fn in ("and", "or"):
            every = all if fn == "and" else any
            return lambda env: every(a(env) for a in args)
        if fn == "is_complex":
            return lambda env: False
        if fn in OPERATORS:
            apply = OPERATORS[fn]
            return lambda env: apply(*(a(env) for a in args))
        if fn.startswith("math."):
            function = getattr(mp, {"lgamma": "loggamma"}.get(fn[5:], fn[5:]))
            return lambda env: function(*(mp.mpf(a(env)) for a in args))
        raise Unknown(fn)


def _exponential(x: Any) -> Any:
    if mp.isfinite(x) and x and mp.mag(x) > 14:  # so far beyond all numbers that its digits matter to nothing
        return mp.ldexp(1, int(x * 1.4426950408889634))
    return mp.exp(x)


def _hyperbolic(x: Any, by: Callable[[Any], Any], sign: int) -> Any:
    return by(x) if not mp.isfinite(x) or not x or mp.mag(x) <= 14 else _exponential(abs(x)) / 2 * (sign if x < 0 else 1)


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
    if x < 0 and mp.isint(y) and y and mp.mag(y) > 24:
        raise Unknown("no number so large is odd in float32")
    if mp.isint(y) and y and mp.mag(y) > 14 and x:  # not by as many multiplications as it has digits
        return _exponential(y * mp.log(abs(x))) * (-1 if x < 0 and mp.fmod(y, 2) else 1)
    return mp.power(x, y)


def _extreme(of: Callable[..., Any], keeps_nan: bool) -> Callable[[Any, Any], Any]:
    def extreme(x: Any, y: Any) -> Any:
        if mp.isnan(x) or mp.isnan(y):
            return mp.nan if keeps_nan else y if mp.isnan(x) else x
        return of(x, y)

    return extreme


_OF_MPMATH = ("sqrt", "expm1", "log", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "tanh", "asinh", "acosh", "atanh", "atan2", "hypot")
FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(operator, name) for name in ("add", "sub", "mul", "neg", "abs", "eq", "ne", "lt", "le", "gt", "ge")},
    **{name: getattr(mp, name) for name in _OF_MPMATH},
    "div": lambda x, y: mp.mpf(x) / y,
    "pow": _power,
    "reciprocal": lambda x: 1 / mp.mpf(x),
    "square": lambda x: x * x,
    "floor_div": lambda x, y: _rounded(mp.mpf(x) / y, mp.floor),
    "fmod": lambda x, y: _remainder(x, y, _truncated),
    "remainder": lambda x, y: _remainder(x, y, mp.floor),
    "sgn": mp.sign,
    "sign": mp.sign,
    "conj": lambda x: x,
    "real": lambda x: x,
    "angle": lambda x: mp.pi if x < 0 else mp.mpf(0),
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "exp": _exponential,
    "exp2": lambda x: mp.power(2, x),
    "sigmoid": lambda x: 1 / (1 + _exponential(-x)),
    "log2": lambda x: mp.log(x) / mp.log(2),
    "log10": lambda x: mp.log(x) / mp.log(10),
    "sinh": lambda x: _hyperbolic(x, mp.sinh, -1),
    "cosh": lambda x: _hyperbolic(x, mp.cosh, 1),
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
    "logical_and": lambda x, y: bool(x) and bool(y),
    "logical_or": lambda x, y: bool(x) or bool(y),
    "logical_xor": lambda x, y: bool(x) != bool(y),
    "logical_not": lambda x: not x,
    "bit_and": lambda x, y: x & y,
    "bit_or": lambda x, y: x | y,
    "bit_xor": lambda x, y: x ^ y,
    "bit_not": lambda x: not x,
    "isnan": lambda x: bool(mp.isnan(x)),
    "isinf": lambda x: bool(mp.isinf(x)),
    "isfinite": lambda x: bool(mp.isfinite(x)),
    "signbit": lambda x: x < 0,
}


ARITHMETIC = frozenset(("add", "sub", "mul", "div", "neg", "reciprocal", "square", "abs", "sgn", "sign", "conj", "real", "maximum", "minimum", "fmax", "fmin"))
STEPS = frozenset(("floor_div", "fmod", "remainder", "floor", "ceil", "trunc", "round", "angle", "heaviside"))  # which give zeros for other numbers


@cache
def from_float(number: float) -> Any:
    return mp.mpf(number)  # exactly


def added(x: Any, step: float) -> Any:
    return mp.fadd(x, step, exact=True)


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
