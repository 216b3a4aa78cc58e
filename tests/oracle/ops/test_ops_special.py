"""Special functions, and integers' divisors."""

from __future__ import annotations

import pytest

from tests.oracle.ops.table import FLOATS, INTS, Row, T, cases, check, row, words

WIDE = ("float32", "float64")
MOST = (*WIDE, "int64", "bool")
ODD = T((20,), "finite", grad=False)

ROWS: list[Row] = []
for name in words("i0 special.i0 special.i0e special.i1 special.i1e special.erfcx special.log_ndtr"):
    ROWS += [row(name, t, dtypes=MOST, loose=256) for t in (T(), T((2, 3, 4), layout="steps"), T(()))]
ROWS += [row("i0", T(), dtypes=("float16", "bfloat16", "uint8", "complex64"), loose=4)]
# beyond their domain, and far out, the digits of PyTorch's are fewer, and it has no gradients of these
for name in words("bessel_i0 bessel_i1"):
    ROWS += [row(f"special.modified_{name}", T(grad=False), dtypes=MOST, loose=256)]
for name in words("modified_bessel_k0 modified_bessel_k1 scaled_modified_bessel_k0 scaled_modified_bessel_k1"):
    ROWS += [row(f"special.{name}", T(holds="positive", grad=False), dtypes=MOST, loose=1e4)]
ROWS += [row("special.spherical_bessel_j0", T(grad=False), dtypes=MOST, loose=256), row("special.airy_ai", T(grad=False), dtypes=("float32",), loose=1e4)]
ROWS += [row("special.ndtri", T(holds="unit"), dtypes=WIDE, loose=256), row("special.ndtri", T(holds="bools"))]
ROWS += [row("special.zeta", T((3, 4), "2..6", dtype="float64"), T((4,), "positive", grad=False), dtypes=("float64",), loose=64)]
ROWS += [row("special.zeta", 2.5, T(holds="positive"), dtypes=WIDE, loose=64), row("special.zeta", T((3,), "2..6"), 1.5, loose=64)]
for name in words("igamma igammac special.gammainc special.gammaincc"):
    ROWS += [
        row(name, T(holds="positive", grad=False), t, dtypes=WIDE, loose=1e3, forms=("function", "method", "in-place"))
        for t in (T(holds="positive"), T((4,), "positive"))
    ]
    ROWS += [row(name, T(holds="positive", grad=False), T((3, 1), "positive", grad=False), dtypes=("float16", "bfloat16"), loose=4)]
for name in words("mvlgamma special.multigammaln"):
    ROWS += [row(name, T((3,), "2..9", dtype=d, grad=False), p, dtypes=(d,), loose=16) for p in (1, 3) for d in ("float32", "float64", "int64")]
    ROWS += [row(name, T(holds="positive"), 1, dtypes=FLOATS, loose=64), row(name, T(), 0, dtypes=WIDE)]
POLYNOMIALS = words("chebyshev_polynomial_t chebyshev_polynomial_u chebyshev_polynomial_v chebyshev_polynomial_w hermite_polynomial_h hermite_polynomial_he")
POLYNOMIALS += words("laguerre_polynomial_l legendre_polynomial_p") + [f"shifted_{name}" for name in POLYNOMIALS[:4]]
for name in POLYNOMIALS:
    ROWS += [
        row(f"special.{name}", T(holds="unit", grad=False), T((4,), "-1..6"), dtypes=WIDE, loose=256),
        row(f"special.{name}", T(holds="unit", grad=False), 3, loose=256, dtypes=WIDE),
    ]
    ROWS += [
        row(f"special.{name}", 0.5, T((4,), "0..6"), dtypes=("float32",), loose=256),
        row(f"special.{name}", T((3,), "0..2"), 2, dtypes=("int64",), loose=256),
    ]
ROWS += [row("special.round", T(), dtypes=(*FLOATS, *INTS))]

# ---- integers, and steps of numbers

for name in words("gcd lcm"):
    ROWS += [row(name, T((3, 4), "-9..9"), t) for t in (T((3, 4), "-9..9"), T((4,), "0..5"), T((3, 1), "0..5", dtype="int32"))]
    ROWS += [row(name, T((4,), "0..9"), 6, forms=("method",)), row(name, T(), T(), dtypes=(*FLOATS, *INTS, "bool"))]
# PyTorch's gradient is zero where the exponent is an integer
ROWS += [
    row("ldexp", T(grad=False), t, dtypes=(*FLOATS, "complex64", "int64", "bool"), loose=4)
    for t in (T((4,), "-3..4"), T((3, 1), "0..3", dtype="int32"), T((), "0..3"))
]
ROWS += [row("ldexp", T(), T((4,)), dtypes=WIDE, loose=4)]
ROWS += [row("nextafter", T(grad=False), T(t.shape, grad=False), dtypes=(*WIDE, "int64")) for t in (T(), T((4,)), T((3, 1)))]
ROWS += [row("nextafter", ODD, T((20,), "special", grad=False), dtypes=WIDE)]
ROWS += [row("isreal", T(grad=False)), row("isreal", T(())), row("isreal", T((0, 2)))]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
