"""Holds the forward expression and the gradient formulas of every elementwise op against their true values, over the whole range of numbers.

A formula that is right on paper may lose all digits in floating point: log(1 + x) for a small x, 1 + tanh(x) for a negative one. Differences
and comparisons of a formula with itself cannot see that; the same expression evaluated with many digits can.
"""

from __future__ import annotations

import cmath
import importlib.util
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ...model.expr import VALUE, Expr, IfExp, Name, Prim, walk
from ...model.op import DEFAULT_ULPS, FORMULA, SECOND_ULPS, Op
from ...problems import Mistake
from ...read.derive import BOOL, classes_of, kinds_of, partial, result_kind
from ...read.derive import COMPLEX as COMPLEX_KIND
from ...read.derive import REAL as REAL_KIND
from .points import REAL, arrays_for, constants_in, plain_arguments

if TYPE_CHECKING:
    from .exact import Exact

DTYPES = ("float32", "float64")
COMPLEX_DTYPES = ("complex64", "complex128")
BITS = 1300  # digits from 1 to the smallest number of float64, and some to spare
COMPLEX_BITS = 5000  # of two parts, each of any size, and their differences
POINTS = 9  # of each kind
SECOND_POINTS = 24  # one formula of few operations is differentiated, in one dtype
SECOND_SIZES = (2.0**-100, 2.0**100)  # of arguments: of larger and smaller ones, squares and cubes on the way are no numbers
COMPLEX_POINTS = 4
PART = 0.618  # of the way to the next number: periods of sines are rational numbers of such steps
COMPLEX_SHARE = 2.0  # of a bound: each product of complex numbers is two sums of products
LOST = 2.0**20  # units by which one complex function of a library may err: it must be a number, and have some digits
POWERS = ("pow", "exp2")  # which, in complex numbers, lose as many units as their exponent times a logarithm has
POWER_ULPS = 4096.0
LIMITS = {"float32": (24, -126, 127), "float64": (53, -1022, 1023)}  # digits, and the exponents of the smallest and the largest normal number

Compute = Callable[[dict[str, Any]], Any]  # from the values of an expression's names, arrays for tensors, to its own


@dataclass(frozen=True)
class Measured:
    """What is held against its true values: a result of an op, or its derivative for one input, or for two, multiplied by `grad`."""

    op: Op
    body: Expr  # the forward expression of the result
    result: str  # its name
    expr: Expr | None  # of which the true values are; None for a derivative that is taken by differences of the forward
    input: str = ""  # of a derivative
    is_complex: bool = False  # whether the inputs are
    is_tangent: bool = False  # where numbers are complex, which of the two products with `grad` it is
    differentiated: str = ""  # of a second derivative: the input whose gradient formula is differentiated for `input`

    @property
    def makes_complex(self) -> bool:
        """Whether the result is complex where the inputs are real."""
        return not self.is_complex and result_kind(self.body, kinds_of(self.op.signature, *self.op.bodies)) == COMPLEX_KIND

    @property
    def has_two_products(self) -> bool:
        """Whether the product of a derivative with a tangent is another than that with a gradient."""
        return self.is_complex or self.makes_complex

    @property
    def dtypes(self) -> tuple[str, ...]:
        taken = tuple(filter(self.op.takes_dtype, COMPLEX_DTYPES if self.is_complex else DTYPES))
        return taken[-1:] if self.differentiated else taken

    @property
    def accuracy(self) -> float | None:
        """What the entry states: units in the last place; None for those of the inputs, or of `grad`."""
        if self.differentiated:
            return self.op.second_accuracy(self.differentiated, self.input)
        return self.op.gradient_accuracy.get(self.input, DEFAULT_ULPS) if self.input else self.op.accuracy

    def bound(self, dtype: str) -> float:
        """The most units in the last place by which it may err; infinite where the entry states none."""
        default = SECOND_ULPS if self.differentiated else DEFAULT_ULPS
        stated = self.op.bound(dtype) if not self.input else default if self.accuracy is None else self.accuracy
        if not self.is_complex:
            return stated
        if not self.input and is_primitive(self.body):
            return LOST
        return max(stated * COMPLEX_SHARE, POWER_ULPS if any(isinstance(e, Prim) and e.fn in POWERS for e in walk(self.body)) else 0.0)

    @property
    def number(self) -> int:
        """Which of the results it is of."""
        return [r.name for r in self.op.signature.returns].index(self.result)

    def gradients(self, grad: Any) -> dict[str, Any]:
        """What a formula reads of incoming gradients: that of this result, and zeros for others."""
        flowing = [r.name for r, flows in zip(self.op.signature.returns, self.op.differentiable_outputs) if flows]
        return {"grad": grad} if len(flowing) == 1 else {"grads": [grad if name == self.result else np.zeros_like(grad) for name in flowing]}


@dataclass(frozen=True)
class Worst:
    """The largest error that was found, and where."""

    measured: Measured
    dtype: str
    bound: float
    ulps: float
    args: dict[str, object]
    given: complex
    true: complex

    def __str__(self) -> str:
        args = ", ".join(f"{name}={a.item() if isinstance(a, np.generic) else a!r}" for name, a in self.args.items())
        of = "" if self.measured.accuracy is not None else " of grad" if self.measured.input else " of its inputs"
        overflows = not cmath.isfinite(self.given) and cmath.isfinite(self.true)
        off = "by more than the largest number" if overflows or math.isinf(self.ulps) else f"by {self.ulps:.3g} units in the last place"
        why = f": a number on the way is too large or too small for {self.dtype}" if overflows else ""
        return f"is inaccurate: in {self.dtype}, at {args}, it gives {self.given!r} for {self.true!r}, wrong {off}{of}, where {self.bound:g} are allowed{why}"


# ---- what is measured


def is_measurable(op: Op, letter: str = "f") -> bool:
    """Whether the forwards are expressions of real elements ("f"), or of complex ones ("c")."""
    kinds = kinds_of(op.signature, *op.bodies)
    return op.elementwise and bool(op.bodies) and letter in op.classes and all(letter in classes_of(body, kinds) for body in op.bodies)


def has_masks(op: Op) -> bool:
    """Whether a tensor of a forward only chooses."""
    return BOOL in kinds_of(op.signature, *op.bodies).values()


def gives_real(measured: Measured) -> bool:
    """Whether the result is real where the inputs are complex."""
    return result_kind(measured.body, kinds_of(measured.op.signature, *measured.op.bodies)) == REAL_KIND


def forwards_of(op: Op) -> Iterator[Measured]:
    """The forwards of an op, of real numbers and of complex ones, where they are measurable."""
    for letter in "fc":
        if is_measurable(op, letter):
            for body, result in zip(op.bodies, op.signature.returns):
                yield Measured(op, body, result.name, body, is_complex=letter == "c")


def derivatives_of(op: Op) -> Iterator[Measured]:
    """The derivatives of an op with a measurable forward, for which the entry has formulas: by rule, of real numbers, where there is a rule."""
    inputs = [name for gradient in op.gradients if gradient.kind == FORMULA for name in gradient.inputs]
    for body, result, flows in zip(op.bodies, op.signature.returns, op.differentiable_outputs):
        for name in inputs if flows else ():
            if is_measurable(op):
                of_real = Measured(op, body, result.name, None, name)
                if of_real.makes_complex:
                    yield from (of_real, replace(of_real, is_tangent=True))
                else:
                    yield replace(of_real, expr=by_rule(op, body, name))
            if is_measurable(op, "c"):
                yield from (Measured(op, body, result.name, None, name, is_complex=True, is_tangent=is_tangent) for is_tangent in (False, True))


def by_rule(op: Op, body: Expr, name: str) -> Expr | None:
    try:
        return Prim(VALUE, op.location, "mul", (Name(VALUE, op.location, "grad"), partial(body, name)))
    except Mistake:
        return None  # there is no rule for one of its primitives


# ---- measuring


class Truth:
    """The true values of an expression, each computed once."""

    def __init__(self, measured: Measured):
        from .exact import Exact

        self.measured = measured
        bits = COMPLEX_BITS if measured.is_complex else BITS
        self.forward: Exact = Exact(measured.body, bits, measured.has_two_products, measured.makes_complex)
        self.bits = bits
        self.exact: Exact = self.forward if measured.expr is None or not measured.input else Exact(measured.expr, bits)
        self.plain: list[dict[str, Any]] = list(plain_arguments(measured.op))
        self.values: dict[tuple[object, ...], Any] = {}

    @classmethod
    def known(cls, measured: Measured) -> Truth | None:
        """The true values of an expression; None if it has a primitive that cannot be computed exactly."""
        from .exact_functions import Unknown

        try:
            return cls(measured)
        except Unknown:
            return None

    def others(self) -> Iterator[Exact]:
        """The forwards of the other results that a gradient formula reads the gradients of."""
        from .exact import Exact

        measured = self.measured
        for body, result, flows in zip(measured.op.bodies, measured.op.signature.returns, measured.op.differentiable_outputs):
            if flows and result.name != measured.result:
                of_other = replace(measured, body=body)
                yield Exact(body, self.bits, of_other.has_two_products, of_other.makes_complex)

    def env(self, number: int, tensors: dict[str, complex]) -> dict[str, Any]:
        """The plain arguments of a number, and those of tensors, as numbers of mpmath."""
        from .exact import from_number

        return {**self.plain[number], **{name: x if isinstance(x, bool) else from_number(x) for name, x in tensors.items()}}

    def at(self, number: int, tensors: dict[str, complex], moved: str = "", by: complex = 0.0) -> Any:
        """The value at some numbers, one of them moved, and the plain arguments of a number; None where there is none."""
        from .exact import added
        from .exact_functions import Unknown

        key = (number, moved, by, *tensors.values())
        if key not in self.values:
            try:
                env = self.env(number, tensors)
                self.values[key] = self._value({**env, moved: added(env[moved], by)} if moved else env)
            except Unknown:
                self.values[key] = None
        return self.values[key]

    def _value(self, env: dict[str, Any]) -> Any:
        from .exact import product

        measured = self.measured
        if measured.expr is not None:
            return self.exact.value(env)
        env = dict(env)
        grad = env.pop("grad")
        if not measured.has_two_products:
            return grad * self.forward.derivative(env, measured.input)
        along = [self.forward.derivative(env, measured.input, axis) for axis in ((1, 1j) if measured.is_complex else (1,))]
        return product(grad, along, measured.is_tangent, self.forward.bits)


def measure(truth: Truth, dtype: str, compute: Compute, count: int | None = None, bound: float | None = None) -> Worst | None:
    """The worst error of an expression in a dtype, if it is more than the bound; None where the truth is not known, or any error is allowed.

    `compute` gives its values for arrays and plain arguments by their names.
    """
    measured = truth.measured
    bound = measured.bound(dtype) if bound is None else bound
    if math.isinf(bound):
        return None
    count = count or (COMPLEX_POINTS if measured.is_complex else SECOND_POINTS if measured.differentiated else POINTS)
    gradient = measured.op.gradient_of(measured.input)
    exprs = [e for e in (measured.body, measured.expr, None if gradient is None else gradient.expr) if e is not None]
    worst = None
    for number, plain in enumerate(truth.plain):
        arrays = arrays_for(measured.op, constants_in(exprs, plain), dtype, max(count // len(truth.plain), 4), number)
        if measured.differentiated:
            arrays = _of_sizes(arrays, *SECOND_SIZES)
        if not measured.input:
            del arrays["grad"]
        elif measured.is_complex and not measured.is_tangent and gives_real(measured):
            arrays["grad"] = arrays["grad"].real
        elif measured.makes_complex and not measured.is_tangent:
            arrays["grad"] = arrays["grad"] * np.complex64(1 - 0.75j)
        with np.errstate(all="ignore"):
            results = np.asarray(compute({**plain, **arrays}))
        if not np.issubdtype(results.dtype, np.inexact):
            return None
        results = np.broadcast_to(results, next(iter(arrays.values())).shape)
        places = list(zip(*(a.tolist() for a in arrays.values())))
        true = [truth.at(number, dict(zip(arrays, place))) for place in places]
        sizes = None
        if measured.accuracy is None:
            sizes = np.abs(arrays["grad"]) if measured.input else np.max([np.abs(a) for a in arrays.values() if a.dtype != bool], axis=0)
        for index in _not_surely_within(results, true, dtype, sizes, bound, bool(measured.input)):
            at = {name: array[index] for name, array in arrays.items()}
            error = _error(truth, number, at, results[index], true[index], dtype, 0.0 if sizes is None else float(sizes[index]))
            if error > (bound if worst is None else worst.ulps):
                worst = Worst(measured, dtype, bound, error, {**plain, **at}, results[index].item(), _rounded(true[index]))
    return worst


def _of_sizes(arrays: dict[str, Any], least: float, largest: float) -> dict[str, Any]:
    """Those places at which all numbers are of some sizes."""
    fits = np.all([(np.abs(a) >= least) & (np.abs(a) <= largest) for name, a in arrays.items() if name != "grad" and a.dtype != bool], axis=0)
    return {name: a[fits] for name, a in arrays.items()}


def _rounded(true: Any) -> complex:
    return complex(true) if hasattr(true, "_mpc_") else float(true)


def _not_surely_within(results: Any, true: list[Any], dtype: str, sizes: Any, bound: float, of_derivative: bool) -> list[int]:
    """Where results are not seen at once to be within the bound: the truth is rounded to float64 for that."""
    known = np.array([t is not None for t in true], bool)
    near = np.array([0.0 if t is None else _rounded(t) for t in true])
    digits, low, high = LIMITS[REAL[dtype]]
    with np.errstate(all="ignore"):
        size = np.abs(near) if sizes is None else np.maximum(np.abs(near), sizes)
        unit = np.ldexp(1.0, np.clip(np.frexp(size)[1] - 1, low, high) - digits + 1)
        fine = (np.abs(results.astype(np.result_type(results, np.float64)) - near) <= (bound - 0.5) * unit) | (np.isnan(results) & np.isnan(near))
        fine |= of_derivative & np.isnan(near)
        if not np.iscomplexobj(near) and not np.iscomplexobj(results):
            fine |= (np.abs(near) > float(np.finfo(dtype).max) * 2) & (results == np.sign(near) * np.inf)
    return [int(i) for i in np.flatnonzero(known & ~fine)]


def _has_derivative(truth: Truth, number: int, at: dict[str, Any]) -> bool:
    """Whether there is a derivative at a point: where the forward has no value it has none, and at a pole the entry says what comes out."""
    from .exact_functions import Unknown

    tensors = {name: x.item() for name, x in at.items()}
    true = truth.at(number, tensors)
    try:
        value = truth.forward.value({name: x for name, x in truth.env(number, tensors).items() if name != "grad"})
    except Unknown:
        return False
    is_number = value == value and not (truth.measured.differentiated and abs(value) == math.inf)
    return is_number and true == true and abs(true) != math.inf


def _others_have(truth: Truth, number: int, at: dict[str, Any], dtype: str) -> bool:
    """Whether the other results of an op have derivatives that are numbers at a point: where one has none, its gradient of zero makes the sum NaN."""
    from .exact_functions import Unknown

    measured = truth.measured
    env = {name: x for name, x in truth.env(number, {name: x.item() for name, x in at.items()}).items() if name != "grad"}
    try:
        for other in truth.others():
            for axis in (1, 1j) if measured.is_complex else (1,):
                derivative = abs(other.derivative(env, measured.input, axis))
                if not derivative <= np.finfo(dtype).max:
                    return False
    except Unknown:
        return False
    return True


def _error(truth: Truth, number: int, at: dict[str, Any], given: Any, true: Any, dtype: str, size: float) -> float:
    """The error of one result: less what the digits of the inputs excuse."""
    from .exact import ulps

    measured = truth.measured
    if measured.input and not _has_derivative(truth, number, at):
        return 0.0
    if measured.input and not measured.is_tangent and not cmath.isfinite(given) and not _others_have(truth, number, at, dtype):
        return 0.0
    slack: Any = 0
    info = np.finfo(dtype)
    tensors = {name: x.item() for name, x in at.items()}
    if not (measured.op.elementary and not measured.input and not measured.is_complex) and cmath.isfinite(true):
        for name, x in at.items():
            if name == "grad" or x.dtype == bool:
                continue
            for axis in (1.0, 1j) if measured.is_complex else (1.0,):
                step = float(np.spacing(abs(x.real if axis == 1 else x.imag))) * PART
                beside = truth.at(number, tensors, name, axis * step)
                if beside is None:
                    return 0.0
                slack += abs(beside - true) / PART
    if abs(true) < info.tiny:  # an intermediate number of few digits, multiplied by an input, keeps few digits
        slack += float(info.smallest_subnormal) * max(1, *(abs(x) for x in tensors.values()))
    return ulps(given.item(), true, np.dtype(dtype), size, slack)


def is_primitive(expr: Expr) -> bool:
    """Whether an expression is one primitive, of names and constants: how well that is computed is not the formula's matter."""
    if isinstance(expr, IfExp):
        return is_primitive(expr.then) and is_primitive(expr.otherwise)
    return not isinstance(expr, Prim) or not any(isinstance(a, Prim) for a in expr.args)


def has_mpmath() -> bool:
    """Whether true values can be computed: mpmath is needed for nothing else."""
    return importlib.util.find_spec("mpmath") is not None
