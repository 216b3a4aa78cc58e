"""Rules in ChainRules' style, written for these tests from its documented syntax."""

from __future__ import annotations

import pytest

from specgrad.codegen.foreign.trial import PROVEN, UNDECIDED, WRONG

from .corpus import checked

SOURCE = """
@scalar_rule sin(x) cos(x)    # in one line
@scalar_rule(x / y, (one(x) / y, -(Ω / y)))
@scalar_rule hypot(x::Real, y::Real) (x / Ω, y / Ω)
@scalar_rule tan(x) 1 + Ω^2
@scalar_rule(
    atan2(y, x),
    @setup(u = x ^ 2 + y ^ 2, v = u),
    (x / v, -y / u),
)
@scalar_rule Base.sinpi(x) π * cospi(x)
@scalar_rule abs2(x) 2x
@scalar_rule asin(x) inv(sqrt(1 - x ^ 2))
@scalar_rule sqrt(x) inv(2Ω)
@scalar_rule cbrt(x) (1 // 3) / Ω^2
@scalar_rule muladd(x, y, z) (y, x, One())
@scalar_rule max(x, y) @setup(gt = x > y) (gt, !gt)
@scalar_rule identity(x) true
"""


@pytest.mark.slow
def test_rules_are_read_and_proven() -> None:
    found = checked(SOURCE, framework="chainrules").verdicts
    assert [(v.formula.title, v.outcome, v.detail) for v in found if v.outcome != PROVEN] == [
        ("identity x", UNDECIDED, "identity"),
        ("identity result", UNDECIDED, "identity"),
    ]
    translated = {v.formula.title: v.translated for v in found}
    assert translated["abs2 x"] == "grad * conj(2 * x)"
    assert translated["atan2 self"] == "grad * conj(other / (other ** 2 + self ** 2))"
    assert translated["tan result"] == "(1 + result ** 2) * self_t"


def test_the_control_refuses_each() -> None:
    assert {v.outcome for v in checked(SOURCE, 1.001, "chainrules").verdicts} == {WRONG, UNDECIDED}


def test_what_is_wrong() -> None:
    found = checked("@scalar_rule cos(x) sin(x)", framework="chainrules").verdicts
    assert [v.outcome for v in found] == [WRONG, WRONG]


def test_an_argument_without_a_derivative() -> None:
    found = checked("@scalar_rule x * y (y, NoTangent())", framework="chainrules").verdicts
    assert [v.formula.key for v in found] == ["self", "result"]


def test_a_name_that_is_a_word_of_python_is_only_unknown() -> None:
    found = checked("@scalar_rule sin(x) lambda * cos(x)\n@scalar_rule cos(in) -sin(in)", framework="chainrules").verdicts
    assert [v.outcome for v in found] == [UNDECIDED, UNDECIDED, PROVEN, PROVEN]


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("sincos(x) @setup((s, c) = Ω) c -s", "expected 'name'"),
        ("sin(x) cos(x), sin(x)", "it has several results"),
        ("sin(x) (cos(x), 0)", "it has 2 derivatives of 1 arguments"),
        ("sin(x) $x", "begins nothing that is known here"),
        ("sin(x) " + "(" * 100, "nested"),
        ("sin(x) " + "+x" * 400 + "x", "expected an expression"),
        ("sin(x) x" + "+x" * 400, "nested"),
        ("sin(x) @setup(" + ", ".join(f"a{i + 1} = a{i} * a{i}" for i in range(40)) + ") a40", "its parts grow too large"),
    ],
)
def test_what_is_not_read(rule: str, why: str) -> None:
    (verdict,) = checked(f"@scalar_rule {rule}\n", framework="chainrules").verdicts
    assert (verdict.outcome, verdict.reason) == (UNDECIDED, "not read")
    assert why in verdict.detail
