"""The primitives of scalar expressions: one row says what each is in NumPy, in C, to which dtypes it applies and how it derives.

Dtype classes are single letters: b(ool), i(nteger), f(loat), c(omplex).
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any

from .spec_text import NOTHING, SpecText


@dataclass(frozen=True)
class OwnC:
    """What one result of an op computes for one element in C of its own: a function that there is, or the statements of one; or in NumPy alone."""

    identifier: str  # of the op; of several results, behind the result's name
    params: tuple[str, ...]
    function: str = ""  # of double numbers; its name with an f behind it is that of float numbers
    only_double: bool = False  # float numbers, too, are computed by the function of double ones
    header: str = ""  # that declares it
    of_blocks: bool = False  # there is another function, its name with _block behind it, that computes a block of elements
    body: SpecText = NOTHING  # or statements that set all results
    cuda: SpecText = NOTHING  # the same for CUDA, if other ones
    numpy: ast.expr | None = field(default=None, compare=False)  # the same in functions of NumPy and SciPy, where nothing is compiled
    call: str = ""  # or by an array function: module.function
    expression: Any = field(default=None, compare=False)  # the same in primitives, for C that stands alone; None if nobody has said
    results: tuple[str, ...] = ()  # what the statements set
    result: str = ""  # the one of these that is meant

    @property
    def is_c(self) -> bool:
        return bool(self.function or self.body)


@dataclass(frozen=True)
class Primitive:
    name: str
    arity: int
    classes: str  # dtype classes for which it is defined
    numpy: str  # dotted name of the function: of numpy (np.) or of the array package's pointwise module
    result: str = "same"  # "same", "bool", "int", "real" (of a complex value) or "complex" (of real ones)
    promotes: bool = False  # integers and bools are taken as floats
    infix: str = ""  # the C operator that does it for real numbers; otherwise C calls sg_<name>_<type>
    partials: tuple[str, ...] | None = None  # d/dx, d/dy, ... as scalar expressions in x, y, z and the result r; precise over the whole range
    complex_partials: tuple[str, ...] | None = None  # the same for complex numbers, where those of real ones have no value or lose digits
    holomorphic: bool = True  # whether the partials hold for complex values as they stand
    special: bool = False  # no elementary function: computed less exactly
    row: bool = False  # runs along the rows of its operand, and gives one value a row
    same_bits: bool = False  # of unsigned integers it computes the bits that it computes of signed ones
    own: OwnC | None = None  # it is an op of the spec, which brings its own C


def _rows(*primitives: Primitive) -> dict[str, Primitive]:
    return {p.name: p for p in primitives}


P = Primitive
PRIMITIVES: dict[str, Primitive] = _rows(
    # arithmetic
    P("add", 2, "bifc", "np.add", infix="+", partials=("1", "1"), same_bits=True),
    P("sub", 2, "ifc", "np.subtract", infix="-", partials=("1", "-1"), same_bits=True),
    P("mul", 2, "bifc", "np.multiply", infix="*", partials=("y", "x"), same_bits=True),
    P("div", 2, "fc", "np.true_divide", infix="/", promotes=True, partials=("1 / y", "-r / y")),
    P("neg", 1, "ifc", "np.negative", infix="-", partials=("-1",), same_bits=True),
    P("pow", 2, "ifc", "pointwise.pow", partials=("y * pow(x, y - 1)", "r * log(x)")),
    P("reciprocal", 1, "fc", "np.reciprocal", promotes=True, partials=("-r * r",)),
    P("square", 1, "ifc", "np.square", partials=("2 * x",), same_bits=True),
    P("floor_div", 2, "if", "pointwise.floor_div", partials=("0", "0")),
    P("fmod", 2, "if", "np.fmod", partials=("1", "-trunc(x / y)")),
    P("remainder", 2, "if", "np.remainder", partials=("1", "-floor(x / y)")),
    # parts
    P("abs", 1, "ifc", "np.abs", result="real", partials=("sgn(x)",), holomorphic=False),
    P("sgn", 1, "bifc", "pointwise.sgn", partials=("0",), holomorphic=False),
    P("sign", 1, "bif", "pointwise.sign", partials=("0",)),
    P("conj", 1, "bifc", "np.conjugate", partials=("1",), holomorphic=False, same_bits=True),
    P("real", 1, "bifc", "np.real", result="real", partials=("1",), holomorphic=False, same_bits=True),
    P("imag", 1, "c", "np.imag", result="real", partials=("0",), holomorphic=False),
    P("complex", 2, "f", "pointwise.complex", result="complex", promotes=True, partials=("1", "1j"), holomorphic=False),
    P(
        "frexp_mantissa",
        1,
        "f",
        "pointwise.frexp_mantissa",
        partials=("where(isfinite(x) & (x != 0), r, 1) / where(isfinite(x) & (x != 0), x, 1)",),
    ),
    P("frexp_exponent", 1, "f", "pointwise.frexp_exponent", result="int", partials=("0",)),
    P("angle", 1, "fc", "pointwise.angle", result="real", promotes=True, partials=("0",), holomorphic=False),
    # powers and exponentials
    P("sqrt", 1, "fc", "np.sqrt", promotes=True, partials=("1 / (2 * r)",)),
    P("rsqrt", 1, "fc", "pointwise.rsqrt", promotes=True, partials=("-(r / 2 / x)",)),
    P("exp", 1, "fc", "np.exp", promotes=True, partials=("r",)),
    P("exp2", 1, "fc", "np.exp2", promotes=True, partials=("r * log(2)",)),
    P("expm1", 1, "fc", "pointwise.expm1", promotes=True, partials=("exp(x)",)),
    P("sigmoid", 1, "fc", "pointwise.sigmoid", promotes=True, partials=("r * sigmoid(-x)",)),
    P("log", 1, "fc", "np.log", promotes=True, partials=("1 / x",)),
    P("log2", 1, "fc", "np.log2", promotes=True, partials=("1 / log(2) / x",)),
    P("log10", 1, "fc", "np.log10", promotes=True, partials=("1 / log(10) / x",)),
    P("log1p", 1, "fc", "pointwise.log1p", promotes=True, partials=("1 / (x + 1)",)),
    # circles and hyperbolas
    P("sin", 1, "fc", "np.sin", promotes=True, partials=("cos(x)",)),
    P("cos", 1, "fc", "np.cos", promotes=True, partials=("-sin(x)",)),
    P("tan", 1, "fc", "np.tan", promotes=True, partials=("1 + r * r",), complex_partials=("4 * sigmoid(2j * x) * sigmoid(-2j * x)",)),
    P("asin", 1, "fc", "np.arcsin", promotes=True, partials=("rsqrt(1 - x) * rsqrt(1 + x)",)),
    P("acos", 1, "fc", "np.arccos", promotes=True, partials=("-rsqrt(1 - x) * rsqrt(1 + x)",)),
    P("atan", 1, "fc", "np.arctan", promotes=True, partials=("1 / (1 + x * x)",), complex_partials=("1 / (1 + 1j * x) / (1 - 1j * x)",)),
    P("sinh", 1, "fc", "np.sinh", promotes=True, partials=("cosh(x)",)),
    P("cosh", 1, "fc", "np.cosh", promotes=True, partials=("sinh(x)",)),
    P("tanh", 1, "fc", "np.tanh", promotes=True, partials=("4 * sigmoid(2 * x) * sigmoid(-2 * x)",)),
    P("asinh", 1, "fc", "np.arcsinh", promotes=True, partials=("1 / hypot(x, 1)",), complex_partials=("rsqrt(1 + 1j * x) * rsqrt(1 - 1j * x)",)),
    P("acosh", 1, "fc", "np.arccosh", promotes=True, partials=("rsqrt(x - 1) * rsqrt(x + 1)",)),
    P("atanh", 1, "fc", "np.arctanh", promotes=True, partials=("1 / (1 - x) / (1 + x)",)),
    P("atan2", 2, "f", "np.arctan2", promotes=True, partials=("y / hypot(x, y) / hypot(x, y)", "-x / hypot(x, y) / hypot(x, y)")),
    P("hypot", 2, "f", "np.hypot", partials=("x / r", "y / r")),
    # special functions
    P("erf", 1, "f", "pointwise.erf", promotes=True, partials=("2 / sqrt(pi) * exp(-x * x)",)),
    P("erfc", 1, "f", "pointwise.erfc", promotes=True, partials=("-2 / sqrt(pi) * exp(-x * x)",)),
    P("erfinv", 1, "f", "pointwise.erfinv", promotes=True, special=True, partials=("sqrt(pi) / 2 * exp(r * r)",)),
    P("lgamma", 1, "f", "pointwise.lgamma", promotes=True, special=True, partials=("digamma(x)",)),
    P("digamma", 1, "f", "pointwise.digamma", promotes=True, special=True, partials=("polygamma(1, x)",)),
    P("polygamma", 2, "f", "pointwise.polygamma", promotes=True, special=True, partials=("0", "polygamma(x + 1, y)")),
    # steps
    P("floor", 1, "if", "np.floor", partials=("0",), same_bits=True),
    P("ceil", 1, "if", "np.ceil", partials=("0",), same_bits=True),
    P("trunc", 1, "if", "np.trunc", partials=("0",), same_bits=True),
    P("round", 1, "if", "pointwise.round", partials=("0",), same_bits=True),
    P("copysign", 2, "f", "np.copysign", promotes=True, partials=("copysign(1, x) * copysign(1, y)", "0")),
    P("nextafter", 2, "f", "np.nextafter"),
    P("heaviside", 2, "bif", "pointwise.heaviside", partials=("0", "0")),
    # choice
    P("maximum", 2, "bif", "np.maximum", partials=("where(x == y, 0.5, where(x > y, 1, 0))", "where(x == y, 0.5, where(x < y, 1, 0))")),
    P("minimum", 2, "bif", "np.minimum", partials=("where(x == y, 0.5, where(x < y, 1, 0))", "where(x == y, 0.5, where(x > y, 1, 0))")),
    P("fmax", 2, "bif", "np.fmax", partials=("where((x >= y) | isnan(y), 1, 0)", "where((x >= y) | isnan(y), 0, 1)")),
    P("fmin", 2, "bif", "np.fmin", partials=("where((x <= y) | isnan(y), 1, 0)", "where((x <= y) | isnan(y), 0, 1)")),
    P("where", 3, "bifc", "np.where", partials=("0", "where(x, 1, 0)", "where(x, 0, 1)"), same_bits=True),
    # comparison and logic
    P("eq", 2, "bifc", "np.equal", result="bool", infix="==", same_bits=True),
    P("ne", 2, "bifc", "np.not_equal", result="bool", infix="!=", same_bits=True),
    P("lt", 2, "bif", "np.less", result="bool", infix="<"),
    P("le", 2, "bif", "np.less_equal", result="bool", infix="<="),
    P("gt", 2, "bif", "np.greater", result="bool", infix=">"),
    P("ge", 2, "bif", "np.greater_equal", result="bool", infix=">="),
    P("logical_and", 2, "bifc", "np.logical_and", result="bool", infix="&&", same_bits=True),
    P("logical_or", 2, "bifc", "np.logical_or", result="bool", infix="||", same_bits=True),
    P("logical_xor", 2, "bifc", "np.logical_xor", result="bool", same_bits=True),
    P("logical_not", 1, "bifc", "np.logical_not", result="bool", infix="!", same_bits=True),
    P("isnan", 1, "bifc", "np.isnan", result="bool", same_bits=True),
    P("isinf", 1, "bifc", "np.isinf", result="bool", same_bits=True),
    P("isfinite", 1, "bifc", "np.isfinite", result="bool", same_bits=True),
    P("signbit", 1, "bif", "pointwise.signbit", result="bool"),
    P("bit_and", 2, "bi", "np.bitwise_and", infix="&", same_bits=True),
    P("bit_or", 2, "bi", "np.bitwise_or", infix="|", same_bits=True),
    P("bit_xor", 2, "bi", "np.bitwise_xor", infix="^", same_bits=True),
    P("bit_not", 1, "bi", "np.invert", same_bits=True),
    P("shift_left", 2, "i", "np.left_shift", same_bits=True),
    P("shift_right", 2, "i", "np.right_shift"),
    P("gcd", 2, "i", "np.gcd"),
    P("lcm", 2, "i", "np.lcm"),
    # along a row
    P("row_sum", 1, "ifc", "pointwise.row_sum", row=True, same_bits=True),
    P("row_max", 1, "if", "pointwise.row_max", row=True),
    P("row_min", 1, "if", "pointwise.row_min", row=True),
    P("row_count", 0, "ifc", "pointwise.row_count", result="real", row=True, same_bits=True),
)
del P

# Operators of scalar expressions; `&`, `|` and `~` combine conditions there.
OPERATORS = {
    "Add": "add",
    "Sub": "sub",
    "Mult": "mul",
    "Div": "div",
    "Pow": "pow",
    "Mod": "remainder",
    "FloorDiv": "floor_div",
    "BitAnd": "logical_and",
    "BitOr": "logical_or",
    "USub": "neg",
    "Invert": "logical_not",
    "Eq": "eq",
    "NotEq": "ne",
    "Lt": "lt",
    "LtE": "le",
    "Gt": "gt",
    "GtE": "ge",
}

CONSTANTS = {"pi": 3.141592653589793, "inf": float("inf"), "nan": float("nan")}
