"""The primitives of scalar expressions as functions of numbers with any number of digits, by mpmath: of real numbers, and of complex ones."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]

ROUNDED_AWAY = 20  # the size, in bits, of an exponent of a complex power
LARGEST_EXPONENT = 1024  # of float64
SPECIAL_BITS = 220  # for functions that are slow


class Unknown(Exception):
    """There is no value, or none that mpmath finds: a pole, a result that is not real, a primitive without a counterpart."""


def _exponential(x: Any) -> Any:
    if mp.isfinite(x) and x and mp.mag(x) > 64:  # so far beyond all numbers that no more than the digits of its logarithm matter
        return mp.ldexp(1, int(x / mp.ln2))
    return mp.exp(x)


def _hyperbolic(x: Any, by: Callable[[Any], Any], sign: int) -> Any:
    return by(x) if not mp.isfinite(x) or not x or mp.mag(x) <= 64 else _exponential(abs(x)) / 2 * (sign if x < 0 else 1)


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


def _binary_exponent(x: Any) -> int:
    if not mp.isfinite(x):
        raise Unknown("no power of two")
    return int(mp.frexp(x)[1])


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
    "frexp_mantissa": lambda x: mp.frexp(x)[0] if mp.isfinite(x) else x,
    "frexp_exponent": _binary_exponent,
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


ROWS: dict[str, Callable[..., Any]] = {"row_sum": mp.fsum, "row_max": max, "row_min": min}


def _complex_exponential(z: Any) -> Any:
    re = mp.re(z)
    if mp.isfinite(re) and re and mp.mag(re) > 14:  # as that of real numbers, with the angle that the other part gives
        return _exponential(re) * mp.expj(mp.im(z))
    return mp.exp(z)


def _complex_power(z: Any, w: Any) -> Any:
    if not z:
        raise Unknown("C's rules for powers of zero")
    exponent = w * mp.log(z)
    if exponent and mp.mag(exponent) > ROUNDED_AWAY:
        raise Unknown("libraries multiply by the logarithm in the precision of the result, where nothing is left of the angle")
    return _complex_exponential(exponent)


def _power_of_two(z: Any) -> Any:
    return _complex_power(mp.mpf(2), z)


def _within_dtypes(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def limited(z: Any) -> Any:
        value = function(z)
        if value and mp.mag(value) > LARGEST_EXPONENT:
            raise Unknown("infinite in all dtypes, and what follows from it is for the libraries to say")
        return value

    return limited


def _only(real: Callable[..., Any]) -> Callable[..., Any]:
    """A function of real numbers, which complex expressions take of the parts and the sizes of theirs."""

    def of_real(*args: Any) -> Any:
        if any(isinstance(a, mp.mpc) for a in args):
            raise Unknown("a function of real numbers")
        return real(*args)

    return of_real


_ANALYTIC: tuple[str, ...] = (
    "add",
    "sub",
    "mul",
    "neg",
    "abs",
    "eq",
    "ne",
    "div",
    "reciprocal",
    "square",
    "sqrt",
    "expm1",
    "log",
    "log1p",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
)
_ANALYTIC += ("atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "rsqrt", "log2", "log10", "isnan", "isinf", "isfinite", "logical_not")
COMPLEX: dict[str, Callable[..., Any]] = {
    **{name: function if name in _ANALYTIC else _only(function) for name, function in FUNCTIONS.items()},
    **{name: _within_dtypes(getattr(mp, name)) for name in ("sin", "cos", "sinh", "cosh")},
    "div": lambda x, y: x / mp.mpmathify(y),
    "reciprocal": lambda x: 1 / mp.mpmathify(x),
    "pow": _complex_power,
    "exp": _complex_exponential,
    "exp2": _power_of_two,
    "sigmoid": lambda z: 1 / (1 + _complex_exponential(-z)),
    "conj": mp.conj,
    "real": mp.re,
    "imag": mp.im,
    "angle": mp.arg,
    "complex": mp.mpc,
    "sgn": lambda z: z / abs(z) if z else z,
}


ARITHMETIC = frozenset(("add", "sub", "mul", "div", "neg", "reciprocal", "square", "abs", "sgn", "sign", "conj", "real", "maximum", "minimum", "fmax", "fmin"))
STEPS = frozenset(
    ("floor_div", "fmod", "remainder", "floor", "ceil", "trunc", "round", "angle", "heaviside", "frexp_exponent")
)  # which give zeros for other numbers
