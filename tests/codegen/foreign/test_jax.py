"""Tables of derivatives in JAX's style, written for these tests."""

from __future__ import annotations

import pytest

from specgrad.codegen.foreign.replay import jax_program
from specgrad.codegen.foreign.trial import PROVEN, UNDECIDED, WRONG
from specgrad.codegen.problems import SpecError

from .corpus import checked

SOURCE = '''
import os
os.remove("a source is never run")

ad.defjvp(sin_p, lambda g, x, accuracy: mul(g, cos(x, accuracy=accuracy)))
ad.defjvp2(tanh_p, lambda g, ans, x, **kwargs: mul(g, sub(_one(x), square(ans))))
ad.defjvp(mul_p, lambda g, x, y: mul(g, y), lambda g, x, y: mul(x, g))
ad.defjvp(div_p, lambda g, x, y: div(g, y), _right_of_div)
ad.defjvp_zero(floor_p)
ad.defjvp2(exp2_p, lambda g, ans, x: mul(_const(x, np.log(2)), mul(g, ans)))

def _right_of_div(g, x, y):
  """One return."""
  return mul(mul(neg(g), x), integer_pow(y, -2))
'''


def test_rules_are_read_and_proven() -> None:
    found = checked(SOURCE, framework="jax").verdicts
    assert [v.formula.schema.name for v in found] == ["sin", "tanh", "mul", "div", "floor", "exp2"]
    assert {v.outcome for v in found} == {PROVEN}
    assert found[0].translated == "mul(self_t, cos(self_p))"
    assert found[2].translated == "mul(x_t, y_p) + mul(x_p, y_t)"


def test_the_control_refuses_each() -> None:
    assert {v.outcome for v in checked(SOURCE, 1.001, "jax").verdicts} == {WRONG}


def test_what_is_wrong() -> None:
    (verdict,) = checked("ad.defjvp(cos_p, lambda g, x: mul(g, sin(x)))", framework="jax").verdicts
    assert verdict.outcome == WRONG and "the sign is wrong" in verdict.detail
    assert "check_grads(jax.lax.cos, (self_,), order=1" in jax_program(verdict)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def rule(g, x):\n  y = g\n  return y\nad.defjvp(sin_p, rule)", "not read"),
        ("ad.defjvp(sin_p, rule)", "not read"),
        ("ad.defjvp(sin_p)", "not read"),
        ("ad.defjvp2(sin_p, lambda g: g)", "not read"),
        ("ad.defjvp(sine_p, lambda g, x: g)", "the op is not known here"),
        ("ad.defjvp(sin_p, lambda g, x: os.system(x))", "it calls what has no meaning here"),
    ],
)
def test_what_is_not_decided(source: str, reason: str) -> None:
    (verdict,) = checked(source, framework="jax").verdicts
    assert (verdict.outcome, verdict.reason) == (UNDECIDED, reason)


def test_what_is_no_python() -> None:
    with pytest.raises(SpecError, match=r"theirs\.yaml:2:1: this is not Python"):
        checked("\nad.defjvp(", framework="jax")
