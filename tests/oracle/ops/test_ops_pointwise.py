"""Functions of one element, of two and of three: over dtypes, layouts, broadcasting, numbers in the place of tensors."""

from __future__ import annotations

import pytest

from tests.oracle.ops.table import COMPLEX, DTYPES, FLOATS, INTS, Row, T, cases, check, row, words

# ---- of one

UNARY = words("""
    abs absolute acos acosh angle arccos arccosh arcsin arcsinh arctan arctanh asin asinh atan atanh bitwise_not ceil conj conj_physical cos cosh deg2rad
    erf erfc erfinv exp exp2 expm1 fix floor frac isfinite isinf isnan isneginf isposinf lgamma log log10 log1p log2 logit nan_to_num neg negative positive
    rad2deg real reciprocal relu resolve_conj resolve_neg round rsqrt selu sgn sigmoid sign signbit sin sinc sinh sqrt square tan tanh trunc
    special.entr special.erf special.erfc special.erfinv special.exp2 special.expit special.expm1 special.gammaln special.log1p special.logit special.ndtr
    special.sinc
    nn.functional.celu nn.functional.elu nn.functional.gelu nn.functional.hardshrink nn.functional.hardsigmoid nn.functional.hardswish
    nn.functional.hardtanh nn.functional.leaky_relu nn.functional.logsigmoid nn.functional.mish nn.functional.relu nn.functional.relu6
    nn.functional.selu nn.functional.sigmoid nn.functional.silu nn.functional.softplus nn.functional.softshrink nn.functional.softsign nn.functional.tanh
    nn.functional.tanhshrink celu hardshrink
""")
LAYOUTS = [T(), T(holds="unit"), T((3, 4), layout="columns"), T((2, 3, 4), layout="steps"), T(()), T((2, 0)), T((3, 4), layout="expanded")]
# Where PyTorch has a rule of its own: see docs/differences.md.
NO_BOOL = ("square", "nn.functional.tanhshrink")
NO_UINT8 = ("nn.functional.hardtanh",)
ROUGH = {"nn.functional.hardsigmoid": 1000.0}  # PyTorch multiplies by a sixth in float32

# PyTorch's gradient at NaN depends on the dtype
NO_NAN = words("""
    selu celu nn.functional.selu nn.functional.elu nn.functional.celu nn.functional.hardswish
""")
# beyond the domain, at the wrong zero, and where PyTorch's way to the value overflows
NO_SPECIAL = ["acosh", "arccosh", "logit", "special.logit", "nn.functional.softsign", "nn.functional.gelu"]


def _dtypes(name: str) -> tuple[str, ...]:
    left_out = ("bool",) if name in NO_BOOL else ("uint8",) if name in NO_UINT8 else ()
    return tuple(d for d in DTYPES if d not in left_out)


def _special(name: str) -> Row:
    holds = "extremes" if name in NO_NAN else "special"
    dtypes = tuple(d for d in ("float32", "float64", *INTS) if d in _dtypes(name))
    return row(name, T((20,), holds), dtypes=dtypes, loose=ROUGH.get(name, 4.0))


OF_ONE = [row(name, t, dtypes=_dtypes(name), loose=ROUGH.get(name, 1.0)) for name in UNARY for t in LAYOUTS]
SPECIAL = [_special(name) for name in UNARY if name not in NO_SPECIAL]
# PyTorch passes the gradient of an in-place logical op on unchanged
LOGICAL = [row("logical_not", T(t.shape, t.holds, t.layout, grad=False)) for t in LAYOUTS]
# PyTorch's trigamma is good for nine digits
GAMMA = [row(name, T(t.shape, "positive", t.layout), loose=100) for name in ("digamma", "special.digamma", "special.psi") for t in LAYOUTS]
GAMMA += [row(name, n, T(t.shape, "positive", t.layout), loose=1e4) for name in ("polygamma", "special.polygamma") for n in (0, 1, 3) for t in LAYOUTS]
WITH_NUMBERS = [
    row("imag", T(), dtypes=COMPLEX),
    row("imag", T((2, 3, 4), layout="steps"), dtypes=COMPLEX),
    row("imag", T(), dtypes=("float32", "int64")),
    row("logit", T(), 0.1),
    row("logit", T(), eps=0.3),
    row("special.logit", T(), 0.1),
    row("nan_to_num", T((20,), "special"), 1.5, 2.5, -2.5, dtypes=(*FLOATS, *INTS, "bool")),
    row("nan_to_num", T((20,), "special"), posinf=7.0, dtypes=(*FLOATS, *INTS, "bool")),
    row("round", T(), decimals=1, loose=4),
    row("round", T(), decimals=0),
    row("round", T(), decimals=-1),
    row("round", T((20,), "special"), decimals=2, dtypes=("float32", "float64", *INTS)),
    row("clamp", T(), -1, 1),
    row("clamp", T(), 0.5, 2),
    row("clamp", T(), min=0.5),
    row("clamp", T(), max=1),
    row("clamp", T(), 2, 1),
    row("clip", T((2, 3, 4), layout="steps"), -1, 1),
    row("clamp", T()),
    row("clamp", T(), T(), T()),
    row("clamp", T(), T((4,))),
    row("clamp", T(), max=T((3, 1))),
    row("clip", T(), T((4,)), T((4,))),
    row("clamp", T((20,), "special"), -1, 1, dtypes=("float32", "float64", *INTS)),
    row("threshold", T(), 0.5, 2),
    row("nn.functional.threshold", T(), 1, -3),
    *(row("nn.functional.threshold", T(), 0.5, value, dtypes=("int64", "int32")) for value in (2.5, float("inf"), float("nan"), 1e300)),
    row("nn.functional.hardtanh", T(), float("-inf"), 2.5, dtypes=("int64", "float32")),
    row("pow", T(), 0),
    row("pow", T(), 1),
    row("pow", T(), 3),
    row("pow", T(holds="positive"), -1),
    row("pow", T(holds="positive"), 0.5),
    row("pow", T(holds="positive"), -2.5),
    row("pow", T((20,), "special"), 2, dtypes=("float32", "float64", *INTS)),
    row("pow", T((20,), "special"), -1.0, dtypes=("float32", "float64")),
    row("pow", T((20,), "special"), 0, dtypes=("float32", "float64", *INTS)),
    row("pow", 2, T()),
    row("pow", 0, T(holds="positive"), dtypes=(*FLOATS, *INTS, "bool")),
    row("pow", 2.5, T()),
    row("pow", 1j, T()),
    row("float_power", 2, T()),
    row("nn.functional.leaky_relu", T(), 0.3),
    row("nn.functional.elu", T(), 0.7),
    row("nn.functional.celu", T(), 0.7, loose=1e4),
    row("celu", T(), 1.7, loose=1e4),
    row("nn.functional.gelu", T(), approximate="tanh"),
    row("nn.functional.gelu", T(), approximate="other", dtypes=("float32",)),
    row("nn.functional.softplus", T(), 2.0, 0.5),
    row("nn.functional.hardtanh", T(), -0.5, 2.0),
    row("nn.functional.hardshrink", T(), 1.0),
    row("hardshrink", T(), 1.0),
    row("nn.functional.softshrink", T(), 1.0),
    row("nn.functional.prelu", T(), T((1,)), dtypes=FLOATS),
    row("nn.functional.prelu", T((3, 4)), T((4,)), dtypes=FLOATS),
    row("prelu", T((2, 3, 4)), T((3,)), dtypes=FLOATS),
    row("prelu", T((2, 3, 4)), T((2,)), dtypes=FLOATS),
    row("nn.functional.glu", T((3, 4))),
    row("nn.functional.glu", T((4, 3)), 0),
    row("nn.functional.glu", T((4, 3)), 1),
    row("nn.functional.glu", T(())),
]

# PyTorch's Bessel functions have no derivative, are good for ten digits, and give NaN at infinity
BESSEL = [
    row(f"special.bessel_{name}", T(t.shape, holds, t.layout, grad=False), loose=1e5)
    for name, holds in (("j0", "numbers"), ("j1", "numbers"), ("y0", "positive"), ("y1", "positive"))
    for t in LAYOUTS
]
BESSEL += [row("special.bessel_j0", T((20,), "finite", grad=False), dtypes=("float32", "float64"), loose=1e5)]
# Of several results, and complex ones of real numbers
MADE = [row("frexp", T(t.shape, t.holds, t.layout)) for t in LAYOUTS]
MADE += [row("frexp", T((20,), "special"), dtypes=("float32", "float64"))]
# PyTorch's gradient of negative absolute values has the wrong sign, and at zero it is zero
MADE += [
    row("polar", T(size.shape, "positive", size.layout), angle, dtypes=("float32", "float64"))
    for size, angle in ((T(), T()), (T((3, 1)), T((4,))), (T(()), T((3, 4))), (T((2, 0)), T((1,))), (T(layout="columns"), T(layout="steps")))
]
MADE += [row("polar", T((20,), "finite", grad=False), T((20,), "finite", grad=False), dtypes=("float32", "float64"))]
MADE += [row("polar", T((3,)), T((2,)), dtypes=("float32", "float64"))]

# ---- of two

BINARY = words("""
    add sub mul div rsub subtract multiply divide true_divide floor_divide remainder fmod pow atan2 arctan2 hypot maximum minimum fmax fmin
    copysign logaddexp logaddexp2 xlogy eq ne lt le gt ge not_equal less less_equal greater greater_equal bitwise_and bitwise_or bitwise_xor
    bitwise_left_shift bitwise_right_shift heaviside special.xlogy special.xlog1py clamp_min clamp_max
""")
PAIRS = [
    (T(), T(holds="positive")),
    (T(holds="positive"), T()),
    (T((3, 1)), T((4,), "positive")),
    (T(()), T((3, 4), "positive")),
    (T((3, 4)), T((), "positive")),
    (T((2, 0)), T((1,), "positive")),
    (T((3, 4), layout="columns"), T((3, 4), "positive", "steps")),
    (T((3, 4)), T((2,))),
    (T((3, 4)), 2),
    (T((3, 4)), 2.5),
    (T((3, 4), "positive"), True),
    (T((3, 4)), 1 + 2j),
]
NO_BOOL_NUMBER = ("sub", "subtract", "rsub", "pow")  # a bool tensor and a number


def _pair(name: str, a: T, b: object) -> Row:
    left_out = ("bool",) if name in NO_BOOL_NUMBER and not isinstance(b, T) else ()
    return row(name, a, b, dtypes=tuple(d for d in DTYPES if d not in left_out))


OF_TWO = [_pair(name, *pair) for name in BINARY for pair in PAIRS]
OF_TWO += [row(name, T(grad=False), T((4,), grad=False)) for name in ("logical_and", "logical_or", "logical_xor")]
OF_TWO += [row("float_power", *pair, forms=("function", "method")) for pair in PAIRS]
OF_TWO += [row("float_power", *pair, forms=("in-place",), dtypes=("float64", "complex128")) for pair in PAIRS]
OF_TWO += [
    row("add", T(), T(), alpha=2),
    row("add", T(), T((4,)), alpha=2.5),
    row("add", T(), T(), alpha=1j),
    row("add", T(), T(), alpha=True, dtypes=("bool",)),
    row("add", T(), 3, alpha=2),
    row("sub", T(), T(), alpha=2),
    row("sub", T(), T((3, 1)), alpha=-0.5),
    row("rsub", T(), T(), alpha=2),
    row("rsub", T(), T((4,)), alpha=0.5),
    row("div", T(), T(holds="positive"), rounding_mode=None),
    row("div", T(), T(holds="positive"), rounding_mode="trunc"),
    row("div", T(), T(holds="positive"), rounding_mode="floor"),
    row("div", T(), 2, rounding_mode="floor"),
    row("div", T(), 2.5, rounding_mode="trunc"),
    row("div", T(), T(), rounding_mode="round", dtypes=("float32", "int64")),
    row("divide", T(), T((4,), "positive"), rounding_mode="trunc"),
    row("complex", T(), T(), dtypes=("float32", "float64", "bfloat16", "int64")),
    row("complex", T(), T((4,)), dtypes=("float32", "float64")),
    row("isclose", T(), T()),
    row("isclose", T(), T(holds="positive"), 0.5, 0.5),
    row("isclose", T((20,), "special"), T((20,), "special"), equal_nan=True, dtypes=("float32", "float64", *INTS)),
    row("isclose", T(), T((4,)), rtol=-1.0, dtypes=("float32",)),
    row("allclose", T(), T()),
    row("allclose", T(), T(), 10.0, 10.0),
    row("equal", T(), T()),
    row("equal", T(), T((4,))),
    row("equal", T(), T(dtype="float64"), dtypes=("float32", "float64")),
]

GRID = [(T((20, 1), "special"), T((20,), "special")), (T((20, 1), "special"), T((20,), "unit"))]
SPECIAL_PAIRS = words("add sub mul div atan2 hypot maximum minimum fmax fmin eq lt ge xlogy heaviside")
OF_TWO += [row(name, *pair, dtypes=("float32", "float64", "int32", "uint8"), loose=4) for name in SPECIAL_PAIRS for pair in GRID]
# PyTorch's gradient of copysign at infinity is NaN
SIGNED = [(T((20, 1), holds, grad=holds == "finite"), other) for holds in ("special", "finite") for _, other in GRID]
OF_TWO += [row("copysign", *pair, dtypes=("float32", "float64", "int32", "uint8"), loose=4) for pair in SIGNED]

# ---- of three

TRIPLES = [
    (T(), T(), T(holds="positive")),
    (T((4,)), T((3, 1)), T((), "positive")),
    (T((2, 0)), T((2, 0)), T((1,))),
    (T((3, 4), layout="columns"), T((3, 1)), T()),
]
SCALES = ({}, {"value": 2}, {"value": 0.5})
OF_THREE = [row(name, *ts, **kw) for name in ("addcmul",) for ts in TRIPLES for kw in SCALES]
OF_THREE += [row("addcdiv", *ts, **kw, dtypes=FLOATS + COMPLEX) for ts in TRIPLES for kw in SCALES]
OF_THREE += [row("lerp", *ts) for ts in TRIPLES]
OF_THREE += [row("lerp", T(), T((4,)), 0.3), row("lerp", T(), T(), 2)]
MASK = T((3, 4), "bools")
OF_THREE += [
    row("where", MASK, T(), T(), forms=("function",)),
    row("where", T((3, 1), "bools"), T((4,)), T(()), forms=("function",)),
    row("where", MASK, T(), 2, forms=("function",)),
    row("where", MASK, 2.5, T()),
    row("where", MASK, T(), T(dtype="float64"), dtypes=FLOATS + INTS, forms=("function",)),
    row("where", MASK, T(grad=False), T((), dtype="complex64", grad=False), forms=("function",)),
    row("where", MASK, 1, 2, dtypes=("float32",)),
    row("where", MASK, 1.5, 2, dtypes=("float32",)),
    row("where", MASK, T((2,)), T(), dtypes=("float32",)),
    row("where", MASK, dtypes=("float32",)),
    row("where", T((), "bools"), dtypes=("float32",)),
    row("where", T((3, 4), "0..2"), T(), T(), dtypes=("float32",)),
    row("where", T(), MASK, T(), forms=("method",)),
    row("where", T(), MASK, 2, forms=("method",)),
    row("masked_fill", T(), MASK, 2),
    row("masked_fill", T(), MASK, 2.5),
    row("masked_fill", T(), MASK, -1),
    row("masked_fill", T(), MASK, 1 + 2j),
    row("masked_fill", T(), MASK, 1e30, dtypes=("float32", "float64", *INTS)),
    row("masked_fill", T(), MASK, True),
    row("masked_fill", T(), T((4,), "bools"), 2),
    row("masked_fill", T((4,)), MASK, 2),
    row("masked_fill", T((2, 0)), T((2, 0), "bools"), 2),
    row("masked_fill", T(()), T((), "bools"), 2),
    row("masked_fill", T((3, 4), layout="columns"), MASK, 2),
    row("masked_fill", T(), MASK, T(())),
    row("masked_fill", T(), MASK, T((1,)), dtypes=("float32",)),
    row("masked_fill", T(), MASK, T((), dtype="float64"), dtypes=("float32", "int64"), loose=1e9),  # a float64 that was summed in float32
    row("masked_fill", T(), T((3, 4), "0..2"), 2, dtypes=("float32",)),
]

ROWS = [*OF_ONE, *SPECIAL, *LOGICAL, *GAMMA, *WITH_NUMBERS, *BESSEL, *MADE, *OF_TWO, *OF_THREE]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
