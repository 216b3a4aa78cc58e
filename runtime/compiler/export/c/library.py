"""The functions of one element that exported C calls and its mathematical library lacks, in C99 and C++, for double and for float without double arithmetic."""

from __future__ import annotations

import re
from functools import cache

from specgrad.codegen.write.in_c.scalar import C_TYPES, CType
from specgrad.codegen.write.targets.c_printer import LIBRARY

_CALL = re.compile(r"\bsg_(\w+)_(f32|f64|u8|i8|i16|i32|i64|b8)\(")
# What libm has under the same meaning: by primitive, its name for double; with an f behind it for float.
_LIBM = {name: name for name in (
    "sqrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "atan2", "hypot", "erf", "erfc", "floor", "ceil", "trunc", "copysign", "nextafter", "fmod", "pow", "lgamma",
)} | {"abs": "fabs", "round": "rint"}  # fmt: skip

# T: the type; S: its suffix; {f}: what libm's names end with.
_REAL = {
    "true": "sg_bool(T x) { return x != 0; }",
    "conj": "T(T x) { return x; }",
    "real": "T(T x) { return x; }",
    "sign": "T(T x) { return (T)((x > 0) - (x < 0)); }",
    "sgn": "T(T x) { return (T)((x > 0) - (x < 0)); }",
    "angle": "T(T x) { return x < 0 ? (T)3.14159265358979323846 : x != x ? x : (T)0; }",
    "reciprocal": "T(T x) { return 1 / x; }",
    "rsqrt": "T(T x) { return 1 / sqrtF(x); }",
    "square": "T(T x) { return x * x; }",
    "sigmoid": "T(T x) { const T shrunk = expF(-fabsF(x)); return (x < 0 ? shrunk : 1) / (1 + shrunk); }",
    "remainder": """T(T x, T y) {
    const T rest = fmodF(x, y);
    if (rest == 0)
        return copysignF((T)0, y);
    return (rest < 0) != (y < 0) ? rest + y : rest;
}""",
    "floor_div": """T(T x, T y) {
    if (y == 0 || (fabsF(x) == SG_INF_S && fabsF(y) != SG_INF_S))
        return x / y;
    const T rest = fmodF(x, y);
    T quotient = (x - rest) / y;
    if (rest != 0 && ((y < 0) != (rest < 0)))
        quotient -= 1;
    if (quotient == 0)
        return copysignF((T)0, x / y);
    const T whole = floorF(quotient);
    return quotient - whole > (T)0.5 ? whole + 1 : whole;
}""",
    "frexp_mantissa": "T(T x) { int exponent; return frexpF(x, &exponent); }",
    "frexp_exponent": "int32_t(T x) { int exponent; (void)frexpF(x, &exponent); return fabsF(x) < SG_INF_S ? exponent : 0; }",
    "heaviside": "T(T x, T y) { return x == 0 ? y : (T)(x > 0); }",
    "maximum": "T(T x, T y) { return x != x ? x : x > y ? x : y; }",
    "minimum": "T(T x, T y) { return x != x ? x : x < y ? x : y; }",
    "fmax": "T(T x, T y) { return x >= y || y != y ? x : y; }",
    "fmin": "T(T x, T y) { return x <= y || y != y ? x : y; }",
    "isnan": "sg_bool(T x) { return x != x; }",
    "isinf": "sg_bool(T x) { return fabsF(x) == SG_INF_S; }",
    "isfinite": "sg_bool(T x) { return fabsF(x) < SG_INF_S; }",
    "signbit": "sg_bool(T x) { return copysignF((T)1, x) < 0; }",
    "digamma": "T(T x) { return primitive_digamma(x); }",
    "polygamma": "T(T n, T x) { return primitive_polygamma(n, x); }",
    "erfinv": "T(T x) { return primitive_erfinv(x); }",
}
_INTEGER = {
    "true": "sg_bool(T x) { return x != 0; }",
    "conj": "T(T x) { return x; }",
    "real": "T(T x) { return x; }",
    "abs": "T(T x) { return (T)(x < 0 ? (U)0 - (U)x : (U)x); }",
    "sign": "T(T x) { return (T)((x > 0) - (x < 0)); }",
    "sgn": "T(T x) { return (T)((x > 0) - (x < 0)); }",
    "square": "T(T x) { return (T)((U)x * (U)x); }",
    "pow": """T(T x, T y) {
    U base = (U)x, power = 1;
    if (y < 0)
        return (T)(x == 1 ? 1 : x == (T)-1 ? (y % 2 ? -1 : 1) : 0);
    for (; y > 0; y = (T)(y / 2), base = (U)(base * base))
        if (y % 2)
            power = (U)(power * base);
    return (T)power;
}""",
    "fmod": "T(T x, T y) { return (T)(y == 0 || (y < 0 && y == (T)-1) ? 0 : x % y); }",
    "remainder": "T(T x, T y) { const T rest = sg_fmod_S(x, y); return (T)(rest != 0 && ((rest < 0) != (y < 0)) ? rest + y : rest); }",
    "floor_div": """T(T x, T y) {
    if (y == 0)
        return 0;
    if (y < 0 && y == (T)-1)
        return (T)((U)0 - (U)x);
    return (T)(x % y != 0 && ((x < 0) != (y < 0)) ? x / y - 1 : x / y);
}""",
    **dict.fromkeys(("floor", "ceil", "trunc", "round"), "T(T x) { return x; }"),
    "heaviside": "T(T x, T y) { return (T)(x == 0 ? y : x > 0); }",
    "maximum": "T(T x, T y) { return x > y ? x : y; }",
    "minimum": "T(T x, T y) { return x < y ? x : y; }",
    "fmax": "T(T x, T y) { return x > y ? x : y; }",
    "fmin": "T(T x, T y) { return x < y ? x : y; }",
    "isnan": "sg_bool(T x) { (void)x; return 0; }",
    "isinf": "sg_bool(T x) { (void)x; return 0; }",
    "isfinite": "sg_bool(T x) { (void)x; return 1; }",
    "signbit": "sg_bool(T x) { return x < 0; }",
    "bit_not": "T(T x) { return (T)~x; }",
    "shift_left": "T(T x, T y) { return (T)(y < 0 || (uint64_t)y >= 8 * sizeof(T) ? 0 : (U)x << y); }",
    "shift_right": "T(T x, T y) { return (T)(y < 0 || (uint64_t)y >= 8 * sizeof(T) ? (x < 0 ? -1 : 0) : x >> y); }",
    "gcd": """T(T x, T y) {
    U a = (U)(x < 0 ? (U)0 - (U)x : (U)x), b = (U)(y < 0 ? (U)0 - (U)y : (U)y);
    while (b != 0) {
        const U rest = (U)(a % b);
        a = b;
        b = rest;
    }
    return (T)a;
}""",
    "lcm": """T(T x, T y) {
    const U a = (U)(x < 0 ? (U)0 - (U)x : (U)x), b = (U)(y < 0 ? (U)0 - (U)y : (U)y), divisor = (U)sg_gcd_S(x, y);
    return (T)(divisor == 0 ? 0 : (U)(a / divisor * b));
}""",
}
_BOOL = {
    **dict.fromkeys(("true", "conj", "real", "sign", "sgn"), "sg_bool(sg_bool x) { return x; }"),
    **dict.fromkeys(("heaviside", "maximum", "fmax"), "sg_bool(sg_bool x, sg_bool y) { return x | y; }"),
    **dict.fromkeys(("minimum", "fmin"), "sg_bool(sg_bool x, sg_bool y) { return x & y; }"),
    **dict.fromkeys(("isnan", "isinf", "signbit"), "sg_bool(sg_bool x) { (void)x; return 0; }"),
    "isfinite": "sg_bool(sg_bool x) { (void)x; return 1; }",
    "bit_not": "sg_bool(sg_bool x) { return !x; }",
}
_UNSIGNED = {"u8": "uint8_t", "i8": "uint8_t", "i16": "uint16_t", "i32": "uint32_t", "i64": "uint64_t"}
_LITERAL = re.compile(r"(?<![\w.])(\d+\.\d*(?:e[+-]?\d+)?|\d+e[+-]?\d+)(?![\w.])")
_DOUBLE_FUNCTIONS = re.compile(rf"\b({'|'.join([*_LIBM.values(), 'tgamma', 'frexp', 'ldexp'])})\(")


def plain(text: str) -> str:
    """C in which functions of libm have libm's names."""

    def name(found: re.Match[str]) -> str:
        primitive, suffix = found.groups()
        if suffix in ("f32", "f64") and primitive in _LIBM:
            return f"{_LIBM[primitive]}{'f' if suffix == 'f32' else ''}("
        return found[0]

    return _CALL.sub(name, text).replace("SG_INF_f32", "INFINITY")


def missing(text: str) -> str:
    """The first function that a text calls and nobody has; "" if there is none."""
    return next((f"{fn}_{suffix}" for fn, suffix in _CALL.findall(plain(text)) if _text(fn, suffix) is None), "")


def functions(text: str) -> list[str]:
    """The definitions of all that a text calls, each before what calls it."""
    found: dict[tuple[str, str], str] = {}
    shared: dict[str, set[str]] = {"f64": set(), "f32": set()}
    _define(plain(text), found, shared)
    own = [re.sub(r"(\(double\))?\b(INFINITY|NAN)\b", r"(double)\2", source) for source in LIBRARY.chosen(sorted(shared["f64"]))]
    own += [_of_float(source) for source in LIBRARY.chosen(sorted(shared["f32"]))]
    return own + list(found.values())


def _define(called: str, found: dict[tuple[str, str], str], shared: dict[str, set[str]]) -> None:
    """Find the definitions of what a text calls, and which functions of the generator's library, for double or float, these call."""
    for fn, suffix in _CALL.findall(called):
        if (fn, suffix) in found:
            continue
        definition = _text(fn, suffix)
        assert definition is not None, (fn, suffix)
        shared.get(suffix, set()).update(re.findall(r"\bprimitive_\w+", definition))
        _define(definition.split("{", 1)[1], found, shared)
        found[fn, suffix] = definition.replace("primitive_", "float_") if suffix == "f32" else definition


@cache
def _text(fn: str, suffix: str) -> str | None:
    """The definition of a function for a type."""
    ctype: CType = C_TYPES[suffix]
    table = _BOOL if suffix == "b8" else _REAL if ctype.dtype_class == "f" else _INTEGER
    if fn not in table:
        return None
    gives, rest = table[fn].split("(", 1)
    text = f"static {gives} sg_{fn}_{suffix}({rest}"
    if suffix == "u8":
        text = re.sub(r"\b\w+ < 0", "0", text)  # which compilers warn of
    text = re.sub(r"\bT\b", ctype.c, text)
    text = re.sub(r"\bU\b", _UNSIGNED.get(suffix, ""), text)
    text = re.sub(r"\b([a-z]+)F\(", lambda m: f"{m[1]}{'f' if suffix == 'f32' else ''}(", text)
    text = re.sub(r"_S\b", f"_{suffix}", text).replace("SG_INF_f64", "(double)INFINITY").replace("SG_INF_f32", "INFINITY")
    return _LITERAL.sub(r"\1f", text) if suffix == "f32" else text


def _of_float(source: str) -> str:
    """A function of double numbers as one of float numbers."""
    source = _LITERAL.sub(r"\1f", source)
    source = _DOUBLE_FUNCTIONS.sub(r"\1f(", source)
    return re.sub(r"\bdouble\b", "float", source).replace("primitive_", "float_")
