"""Symbolic derivatives against differences in the complex plane, and what follows from expressions without being said."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from specgrad.codegen.model.expr import VALUE, Expr, Prim, walk
from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.model.signature import parse
from specgrad.codegen.model.unparse import unparse
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.read import derive
from specgrad.codegen.read.derive import BOOL, CONST, REAL, SAME, classes_of, kinds_of, partial, promotes, result_kind, simplify
from specgrad.codegen.read.scalar import ScalarReader
from specgrad.codegen.read.source import SourceFile, Text
from tests.effort import tries

SETTINGS = settings(max_examples=tries(80, 200), deadline=None, derandomize=True)
EVALUATOR = Evaluator({}, load_arrays(paths().array))


def expression(text: str, names: str = "xyz") -> Expr:
    return ScalarReader(Text(text, SourceFile("s", text), tuple(range(len(text)))), "an expression", dict.fromkeys(names, VALUE)).read()


def value(expr: Expr, **env: object) -> np.ndarray:
    with np.errstate(all="ignore"):
        try:
            return np.asarray(EVALUATOR.value(expr, env))
        except ZeroDivisionError:  # of two constants, which Python divides
            return np.asarray(np.nan)


# ---- each primitive's partials

PLACES = {  # where each is smooth, away from its kinks; between -2 and 2 if it is not here
    "acosh": (1.2, 3), "log": (0.3, 3), "log2": (0.3, 3), "log10": (0.3, 3), "log1p": (-0.5, 3), "sqrt": (0.3, 3), "rsqrt": (0.3, 3), "pow": (0.3, 2.5),
    "asin": (-0.9, 0.9), "acos": (-0.9, 0.9), "atanh": (-0.9, 0.9), "erfinv": (-0.8, 0.8), "lgamma": (0.4, 4), "digamma": (0.4, 4),
    "polygamma": (1.2, 4), "reciprocal": (0.4, 3), "div": (0.4, 3), "abs": (0.3, 2), "sgn": (0.3, 2), "sign": (0.3, 2), "floor": (0.1, 0.9),
    "ceil": (0.1, 0.9), "trunc": (0.1, 0.9), "round": (0.1, 0.4), "copysign": (0.3, 2), "heaviside": (0.3, 2), "tan": (-1, 1), "floor_div": (0.4, 0.8),
    "fmod": (0.4, 0.8), "remainder": (0.4, 0.8), "angle": (0.3, 2), "hypot": (0.3, 2), "atan2": (0.3, 2),
}  # fmt: skip
DERIVABLE = [p.name for p in PRIMITIVES.values() if p.partials and "f" in p.classes and not p.row and p.result != "bool" and p.name not in ("where", "imag")]


@pytest.mark.parametrize("name", DERIVABLE)
def test_partials_of_a_primitive(name: str) -> None:
    """Differences of fourth order along each argument."""
    primitive = PRIMITIVES[name]
    low, high = PLACES.get(name, (-2.0, 2.0))
    rng = np.random.default_rng(3)
    args = [rng.uniform(low, high, 40) for _ in range(primitive.arity)]
    if name in ("floor_div", "fmod", "remainder"):
        args[1] = args[1] + 1.0
    if name == "polygamma":
        args[0] = np.full(40, 1.0)
    if name in ("maximum", "minimum", "fmax", "fmin"):
        args[1] = args[0] + np.where(rng.random(40) < 0.5, 0.5, -0.5)
    body = expression(f"{name}({', '.join('xyz'[: primitive.arity])})")
    for index in range(primitive.arity):
        if name == "polygamma" and index == 0:
            continue  # the order is an integer

        def f(by: float, index: int = index) -> np.ndarray:
            moved = [a + by * (i == index) for i, a in enumerate(args)]
            return value(body, **dict(zip("xyz", moved)))

        h = 1e-3
        measured = (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h)
        symbolic = value(partial(body, "xyz"[index]), **dict(zip("xyz", args)))
        np.testing.assert_allclose(np.broadcast_to(symbolic, measured.shape), measured, rtol=2e-6, atol=1e-8)


# ---- any expression of holomorphic primitives, by the complex step

UNARY = ["exp", "sin", "cos", "tanh", "sinh", "cosh", "atan", "asinh", "square", "expm1"]


@st.composite
def expressions(draw: st.DrawFn, depth: int = 3) -> str:
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(["x", "y", "x", "2", "0.5", "-1", "1", "0"]))
    if draw(st.booleans()):
        return f"{draw(st.sampled_from(UNARY))}({draw(expressions(depth - 1))})"
    left, right = draw(expressions(depth - 1)), draw(expressions(depth - 1))
    return f"({left} {draw(st.sampled_from(['+', '-', '*', '/']))} {right})"


@SETTINGS
@given(expressions(), st.floats(0.2, 1), st.floats(0.3, 1))
def test_the_complex_step_agrees(text: str, x: float, y: float) -> None:
    """f(x + ih) = f(x) + ih f'(x): exact to the last digits, with no difference to cancel."""
    body = expression(text)
    assume(isinstance(body, Prim))
    h = 1e-30
    step = complex(np.asarray(value(body, x=np.complex128(x + 1j * h), y=np.complex128(y))))
    measured = step.imag / h
    assume(np.isfinite(step) and abs(step) < 1e6 and np.isfinite(measured) and abs(measured) < 1e6)
    derivative = partial(body, "x")
    symbolic = float(np.real(value(derivative, x=np.float64(x), y=np.float64(y))))
    assume(np.isfinite(symbolic))  # a term may be infinite where the whole is not
    assert symbolic == pytest.approx(measured, rel=1e-8, abs=1e-10), unparse(derivative)


@SETTINGS
@given(expressions())
def test_simplifying_changes_no_value(text: str) -> None:
    body = expression(text)
    point = {"x": np.float64(0.7), "y": np.float64(1.3)}
    before, after = value(body, **point), value(simplify(body), **point)
    assume(np.isfinite(before))
    assert after == pytest.approx(float(before), rel=1e-12, abs=1e-12)
    assert len(list(walk(simplify(body)))) <= len(list(walk(body)))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("x * y", "y"),
        ("x + y", "1"),
        ("x * x", "x + x"),
        ("y", "0"),
        ("exp(x)", "exp(x)"),
        ("-x", "-1"),
        ("x / y", "1 / y"),
        ("sin(x * 2)", "cos(x * 2) * 2"),
        ("x < y", "0"),
    ],
)
def test_derivatives_read_as_one_would_write_them(text: str, shown: str) -> None:
    assert unparse(partial(expression(text), "x")) == shown


# ---- kinds and dtypes


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("x + y", SAME),
        ("abs(x)", REAL),
        ("x < y", BOOL),
        ("x * 2", SAME),
        ("1 + 2", CONST),
        ("where(x < y, x, 0)", SAME),
        ("isnan(x) + isnan(y)", CONST),
        ("abs(x) * abs(y)", REAL),
        ("x * 1j", SAME),
    ],
)
def test_the_kind_of_a_result(text: str, kind: str) -> None:
    assert result_kind(expression(text), {}) == kind


@pytest.mark.parametrize(
    ("text", "classes"),
    [
        ("x + y", "bifc"),
        ("x - y", "ifc"),
        ("maximum(x, y)", "bif"),
        ("exp(x)", "bifc"),
        ("x * 1j", "c"),
        ("erf(x)", "bif"),
        ("erf(abs(x))", "ifc"),
        ("bit_and(x, y)", "bi"),
        ("(x < y) & (x > 0)", "bif"),
    ],
)
def test_the_dtypes_of_an_expression(text: str, classes: str) -> None:
    assert set(classes_of(expression(text), {})) == set(classes)


@pytest.mark.parametrize(
    ("text", "whether"), [("x / y", True), ("exp(x)", True), ("x * 0.5", True), ("x * 2", False), ("x * 2.0", False), ("floor_div(x, y)", False)]
)
def test_what_takes_integers_as_floats(text: str, whether: bool) -> None:
    assert promotes(expression(text)) is whether


def test_a_tensor_that_only_chooses_is_a_bool() -> None:
    signature = parse("where(Tensor condition, Tensor self, Tensor other) -> Tensor")
    body = expression("where(condition, self, other)", names=["condition", "self", "other"])  # type: ignore[arg-type]
    assert kinds_of(signature, body) == {"condition": BOOL, "self": SAME, "other": SAME}


def test_the_kind_of_each_part_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who writes an expression asks for the kind of each of its parts: the time for a long one does not grow with the square of its length."""
    product = expression("x" + " * x" * 40)
    asked, right = [], derive._kind_of_parts
    monkeypatch.setattr(derive, "_kind_of_parts", lambda expr, *rest: asked.append(expr) or right(expr, *rest))
    found: derive.Kinds = {}
    for part in walk(product):
        result_kind(part, {"x": SAME}, found)
    assert len(asked) == 40
