"""Scalar expressions -> their true values: a spec's forward expressions and formulas evaluated with hundreds of digits, by mpmath."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable
from functools import cache
from typing import Any

import mpmath as mp  # type: ignore[import-untyped,unused-ignore]

from ...model.expr import Const, Expr, Host, IfExp, Name, Prim
from ...read.derive import runs_along_row
from ..evaluate import OPERATORS
from .exact_functions import ARITHMETIC, COMPLEX, FUNCTIONS, ROWS, STEPS, Unknown

LARGEST = 5000  # of the exponents of arguments
FIRST_BITS = 192  # to begin with
SPARE_BITS = 120  # beyond the distance between the largest and the smallest intermediate number
EARLY = 128  # times: so much smaller than the largest number complex results may be that overflow, since one part may on the way
STEP = 100  # bits: differences are of numbers so much closer to each other than to zero, and than one

Run = Callable[[dict[str, Any]], Any]


class Exact:
    """Evaluates one scalar expression with as many digits as its cancellations need, up to `bits`.

    Numbers that cancel, and terms that are too small to change a sum, show in the distance between the largest and the smallest intermediate
    number: where that is more than the digits in use, the expression is evaluated again with more. A name may stand for a list: then the
    expression runs along a row, and gives a list too, or one number for the whole row.
    """

    bits: int
    is_complex: bool
    made_of_real: bool
    high: int
    low: int

    def __init__(self, expr: Expr, bits: int, is_complex: bool = False, made_of_real: bool = False):
        """`made_of_real`: the complex numbers are those that `complex` makes of real ones; no other function leaves these."""
        self.bits, self.is_complex, self.made_of_real = bits, is_complex, made_of_real
        self.functions: dict[str, Callable[..., Any]] = COMPLEX if is_complex else FUNCTIONS
        self.is_row: bool = runs_along_row(expr)
        self.run: Run = self._compiled(expr)
        self.low = self.high = 0

    def value(self, env: dict[str, Any], spare: int = SPARE_BITS) -> Any:
        """The value of the expression: of a number, an mpf or, of complex numbers, an mpc; of a row, a list of them."""
        bits, before = min(FIRST_BITS, self.bits), mp.mp.prec
        try:
            while True:
                self.low = self.high = 0
                mp.mp.prec = bits
                if self.is_complex:
                    for given in env.values():
                        self._note(given)
                value = self.run(env)
                needed = self.high - self.low + spare
                if needed <= bits or bits == self.bits:
                    break
                bits = min(needed, self.bits)
        except (ZeroDivisionError, ValueError, OverflowError, ArithmeticError, mp.libmp.NoConvergence) as error:
            raise Unknown(str(error)) from None
        finally:
            mp.mp.prec = before
        if isinstance(value, mp.mpc) and not self.is_complex:
            raise Unknown("not real")
        return value

    def derivative(self, env: dict[str, Any], name: str, axis: complex = 1, item: int | None = None) -> Any:
        """The derivative of the value along an axis of a name, or of an item of its row: by differences so small that all digits that count are right."""
        x = env[name] if item is None else env[name][item]
        sizes = [abs(part) for part in ((x.real, x.imag) if isinstance(x, mp.mpc) else (x,)) if part]  # a branch may be cut along an axis
        step = mp.ldexp(min([*sizes, mp.mpf(1)]), -STEP)
        spare = SPARE_BITS + 2 * int(mp.mag(max([*sizes, mp.mpf(1)])) - mp.mag(step))
        sides = []
        for sign in (1, -1):
            moved = mp.fadd(x, mp.fmul(sign * axis, step, exact=True), exact=True)
            sides.append(self.value({**env, name: moved if item is None else [moved if i == item else v for i, v in enumerate(env[name])]}, spare))
        with mp.workprec(self.bits):
            if isinstance(sides[0], list):
                return [(a - b) / (2 * step) for a, b in zip(*sides)]
            return (sides[0] - sides[1]) / (2 * step)

    # ---- expressions -> functions of the values of their names

    def _compiled(self, expr: Expr) -> Run:
        match expr:
            case Name():
                return lambda env: env[expr.name]
            case Const():
                constant = mp.mpmathify(expr.value) if isinstance(expr.value, (float, complex)) else expr.value
                return lambda env: constant
            case IfExp():
                return self._choice(expr.condition, expr.then, expr.otherwise)
            case Prim() if expr.fn == "where":
                return self._choice(*expr.args)
            case Prim() if expr.fn == "row_count":
                return lambda env: next(len(v) for v in env.values() if isinstance(v, list))
            case Prim() if expr.fn in ROWS:
                return self._primitive(expr.fn, ROWS[expr.fn], [self._compiled(a) for a in expr.args])
            case Prim() if expr.fn in self.functions:
                function = self.functions[expr.fn]
                return self._primitive(expr.fn, _along_row(function) if self.is_row else function, [self._compiled(a) for a in expr.args])
            case Host():
                return self._host(expr.fn, [self._compiled(a) for a in expr.args])
        raise Unknown(type(expr).__name__)

    def _choice(self, condition: Expr, then: Expr, otherwise: Expr) -> Run:
        test, yes, no = map(self._compiled, (condition, then, otherwise))

        def choose(env: dict[str, Any]) -> Any:
            chosen = test(env)
            if not isinstance(chosen, list):
                return (yes if chosen else no)(env)
            return _along_row(lambda c, a, b: a if c else b)(chosen, yes(env), no(env))

        return choose

    def _primitive(self, fn: str, function: Callable[..., Any], args: list[Run]) -> Run:
        simple, may_vanish = fn in ARITHMETIC, fn in STEPS
        stays_real = self.made_of_real and fn != "complex"

        def run(env: dict[str, Any]) -> Any:
            values = [a(env) for a in args]
            if not simple and self.high >= LARGEST and any(isinstance(v, (mp.mpf, mp.mpc)) and mp.isfinite(v) and v and mp.mag(v) > LARGEST for v in values):
                raise Unknown("an intermediate number far beyond all dtypes, of which a function would take forever")
            result = function(*values)
            if stays_real and isinstance(result, mp.mpc) and not any(isinstance(v, mp.mpc) for v in values):
                raise Unknown("not real")
            if self._note(result) and not may_vanish and all(values):  # all digits have cancelled
                self.low = -self.bits
            return result

        return run

    def _note(self, number: Any) -> bool:
        """Note how large and how small a number is; whether it is zero."""
        if isinstance(number, mp.mpf):
            _, mantissa, exponent, count = number._mpf_
            if mantissa:
                size = exponent + count
                if size > self.high:
                    self.high: Any = size
                elif size < self.low:
                    self.low: Any = size
                return False
            return not exponent
        if isinstance(number, mp.mpc):
            if not self.is_complex:
                raise Unknown("not real")
            vanished = self._note(number.real), self._note(number.imag)
            return all(vanished)
        if isinstance(number, list):
            items = [self._note(item) for item in number]
            return any(items)
        return False

    def _host(self, fn: str, args: list[Run]) -> Run:
        if fn in ("and", "or"):
            every = all if fn == "and" else any
            return lambda env: every(a(env) for a in args)
        if fn == "is_complex":
            return lambda env: self.is_complex
        if fn in OPERATORS:
            apply = OPERATORS[fn]
            return lambda env: apply(*(a(env) for a in args))
        if fn.startswith("math."):
            function = getattr(mp, {"lgamma": "loggamma"}.get(fn[5:], fn[5:]))
            return lambda env: function(*(mp.mpf(a(env)) for a in args))
        raise Unknown(fn)


def _along_row(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of numbers, which takes lists too: item by item."""

    def of_lists(*args: Any) -> Any:
        count = next((len(a) for a in args if isinstance(a, list)), None)
        if count is None:
            return function(*args)
        return [function(*items) for items in zip(*(a if isinstance(a, list) else [a] * count for a in args))]

    return of_lists


@cache
def from_number(number: complex) -> Any:
    return mp.mpmathify(number)  # exactly


def product(grad: Any, along: list[Any], is_tangent: bool, bits: int) -> Any:
    """The tangent, or the gradient, for the derivatives along both axes of a complex number, or of a real one: sums of products of real parts."""
    with mp.workprec(bits):
        if is_tangent:
            return mp.fsum(part * derivative for part, derivative in zip((mp.re(grad), mp.im(grad)), along))
        parts = [mp.re(mp.conj(grad) * derivative) for derivative in along]
        return mp.mpc(*parts) if len(parts) > 1 else parts[0]


def weighted(weights: list[float], parts: list[Any], bits: int) -> list[Any]:
    with mp.workprec(bits):
        return [mp.mpf(weight) * part for weight, part in zip(weights, parts)]


def total(parts: list[Any], bits: int) -> Any:
    with mp.workprec(bits):
        return mp.fsum(parts)


def added(x: Any, step: complex) -> Any:
    return mp.fadd(x, step, exact=True)


def ulps(given: complex, true: Any, dtype: Any, size: Any = 0, slack: Any = 0) -> float:
    """The distance of a number from the truth, in units in the last place of the truth or of a larger number `size`, each with `slack` added."""
    digits, lowest, highest = (24, -126, 127) if dtype.name in ("float32", "complex64") else (53, -1022, 1023)
    with mp.workprec(80):
        if mp.isnan(true):
            return 0.0 if cmath.isnan(given) else math.inf
        limit = mp.ldexp(1, highest + 1)  # what overflows counts as the power of two behind the largest number
        is_complex = isinstance(true, mp.mpc) or isinstance(given, complex)
        if is_complex and abs(true) >= limit / EARLY and not cmath.isfinite(given):
            return 0.0
        if cmath.isnan(given):
            return math.inf
        if is_complex:
            reached = mp.mpmathify(given) if cmath.isfinite(given) else limit
        else:
            true = max(-limit, min(limit, true))
            reached = max(-limit, min(limit, mp.mpf(given)))
        size = max(abs(true), size)
        exponent = max(lowest, min(highest, mp.frexp(size)[1] - 1)) if size else lowest
        unit = mp.ldexp(1, exponent - digits + 1)
        return float(abs(reached - true) / (unit + slack))
