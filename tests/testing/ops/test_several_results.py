"""Ops whose formulas read several results, differentiable or not: what is generated for them, derived twice in all modes."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, grad
from specgrad.autograd.gradcheck import gradcheck, gradgradcheck
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import paths
from specgrad.core.dispatch import forward_mode
from specgrad.core.tape import saved, saved_tensor
from specgrad.testing.mutants.build import Builder
from specgrad.testing.ops.subject import Subject
from specgrad.testing.ops.verify import verify_op
from tests.made_once import made_once
from tests.the_spec import edited

ENTRIES = """
- group: several
  about: Ops of several results.
- name: _sincos(Tensor self) -> (Tensor sin, Tensor cos)
  call: several_results.sincos
  self: grads[0] * cos - grads[1] * sin
  sin: self_t * cos
  cos: -self_t * sin
  dtypes: float
  samples: [{self: [3]}]
- name: _transposed_sincos(Tensor self) -> (Tensor sin, Tensor cos)
  call: several_results.sincos
  self: grads[0] * cos - grads[1] * sin
  sin: auto_transpose
  cos: auto_transpose
  dtypes: float
  samples: [{self: [3]}]
- name: _with_a_constant(Tensor self) -> (Tensor rounded, Tensor sin, Tensor cos)
  call: several_results.with_rounded
  output_differentiability: [False, True, True]
  self: grads[0] * cos * (1 + 0 * rounded) - grads[1] * sin
  sin: self_t * cos * (1 + 0 * rounded)
  cos: -self_t * sin
  dtypes: float
  samples: [{self: {data: [0.2, 0.3, -0.4]}}]
- name: _after_a_constant(Tensor self) -> (Tensor rounded, Tensor exp)
  call: several_results.exp_after_rounded
  output_differentiability: [False, True]
  self: grad * exp * (1 + 0 * rounded)
  exp: self_t * exp * (1 + 0 * rounded)
  dtypes: float
  samples: [{self: {data: [0.2, 0.3, -0.4]}}]
- name: _before_a_constant(Tensor self) -> (Tensor exp, Tensor rounded)
  call: several_results.exp_before_rounded
  output_differentiability: [True, False]
  self: grad * exp * (1 + 0 * rounded)
  exp: self_t * exp * (1 + 0 * rounded)
  dtypes: float
  samples: [{self: {data: [0.2, 0.3, -0.4]}}]
"""
NAMES = re.findall(r"(?m)^- name: (\w+)", ENTRIES)
POINT = [0.2, 0.3, -0.4]  # all of which are rounded to 0


@made_once
def several() -> Spec:
    return edited(paths().spec.read_text(encoding="utf-8") + ENTRIES, "several.yaml", checked=False)


def built(spec: Spec, names: Iterable[str]) -> dict[str, Callable[..., Any]]:
    """Ops of a spec, with array functions for these tests alone."""
    arrays = ModuleType("specgrad.array.several_results")
    arrays.sincos = lambda x: (np.sin(x), np.cos(x))  # type: ignore[attr-defined]
    arrays.with_rounded = lambda x: (np.round(x), np.sin(x), np.cos(x))  # type: ignore[attr-defined]
    arrays.exp_after_rounded = lambda x: (np.round(x), np.exp(x))  # type: ignore[attr-defined]
    arrays.exp_before_rounded = lambda x: (np.exp(x), np.round(x))  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, arrays.__name__, arrays)
        patch.setattr(sys.modules["specgrad.array"], "several_results", arrays, raising=False)
        return {name: Builder(spec).build(spec.op(name)).subject.function for name in names}


@pytest.fixture(scope="module")
def functions() -> dict[str, Callable[..., Any]]:
    return built(several(), NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_derivatives_of_both_orders(functions: dict[str, Callable[..., Any]], name: str) -> None:
    x = sg.tensor(POINT, dtype=sg.float64, requires_grad=True)
    differentiable = [i for i, flag in enumerate(several().op(name).differentiable_outputs) if flag]

    def function(x: Any) -> Any:
        results = functions[name](x)
        return tuple(results[i] for i in differentiable)

    assert gradcheck(function, (x,), check_forward_ad=True)
    assert gradgradcheck(function, (x,), check_fwd_over_rev=True, check_rev_over_rev=True)


@pytest.mark.parametrize("name", NAMES)
def test_reverse_over_forward(functions: dict[str, Callable[..., Any]], name: str) -> None:
    """The gradient of a tangent is what the same pass gives in reverse mode twice."""
    x = sg.tensor(POINT, dtype=sg.float64, requires_grad=True)
    direction = sg.tensor([1.0, -2.0, 0.5], dtype=sg.float64)
    last = len(several().op(name).signature.returns) - 1 - (name == "_before_a_constant")
    with forward_ad.dual_level():
        tangent = forward_ad.unpack_dual(functions[name](forward_ad.make_dual(x, direction))[last]).tangent
        assert tangent is not None
        (found,) = grad(tangent.sum(), x)
    (first,) = grad(functions[name](x)[last].sum(), x, create_graph=True)
    (expected,) = grad((first * direction).sum(), x)
    assert np.allclose(found.numpy(), expected.numpy(), rtol=1e-12)


# Wrong changes of what reads or keeps a saved result, and the result that each gets wrong.
WRONG = {
    "the tangents of the first result": (forward_mode, "keep_tangents", "outs[index]", "outs[0]", "another tangent", "cos"),
    "the place of the first result": (saved, "saved_result", "Port(node, index)", "Port(node, 0)", "another gradient", "cos"),
    "a result that is no part of the graph": (saved, "saved_result", "Port(node, index)", "None", "another gradient", "sin"),
}


@pytest.mark.parametrize("what", WRONG)
def test_verify_names_the_saved_result(what: str, functions: dict[str, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The op, the result and the property: more than that second derivatives are wrong."""
    module, name, old, new, words, result = WRONG[what]
    source = inspect.getsource(getattr(module, name))
    assert source.count(old) == 1
    names = dict(vars(module))
    exec(f"from __future__ import annotations\n{source.replace(old, new)}", names)
    for user in (module, saved_tensor, functions["_sincos"].__globals__):
        if isinstance(user, dict):
            monkeypatch.setitem(user, name, names[name])
        else:
            monkeypatch.setattr(user, name, names[name], raising=False)
    report = verify_op(Subject(several().op("_sincos"), functions["_sincos"]))
    first = report.failures[0]
    assert first.kind == "saved result" and first.place == f"several.yaml:{several().op('_sincos').gradient_of('self').location.line}"
    assert f"_sincos: the result '{result}', as backward reads it, has {words} than '{result}' itself" in first.message
    assert "second order" in {f.kind for f in report.failures}


@pytest.mark.parametrize("name", NAMES)
def test_all_checks_of_verify(functions: dict[str, Callable[..., Any]], name: str) -> None:
    report = verify_op(Subject(several().op(name), functions[name]))
    assert not report.failures, report.failures[0].message
    assert report.trials["second_order"] and report.trials["saved_results"]


MISTAKEN = """
- group: several
  about: Ops with a mistake in what they say of one of their results.
- name: _sincos(Tensor self) -> (Tensor sin, Tensor cos)
  call: several_results.sincos
  self: |
    grads[0] * cos
    + grads[1] * sin
  sin: self_t * cos
  cos: -self_t * sin
  dtypes: float
  samples: [{self: [3]}]
- name: _after_a_constant(Tensor self) -> (Tensor rounded, Tensor exp)
  call: several_results.exp_after_rounded
  output_differentiability: [False, True]
  self: grad * exp
  exp: self_t * exp * 2
  dtypes: float
  samples: [{self: {data: [0.2, 0.3, -0.4]}}]
"""


@pytest.mark.parametrize(
    ("name", "check", "line", "what"),
    [
        ("_sincos", "gradient", 8, "gradient of self by cos"),
        ("_after_a_constant", "forward", 17, "forward mode of exp"),
    ],
)
def test_what_is_wrong_of_one_result_is_blamed_on_its_own_line(name: str, check: str, line: int, what: str) -> None:
    own = paths().spec.read_text(encoding="utf-8")
    spec = edited(own + MISTAKEN, "several.yaml", checked=False)
    failures = [f for f in verify_op(Subject(spec.op(name), built(spec, [name])[name])).failures if f.details["check"] == check]
    assert failures and failures[0].message.startswith(f"several.yaml:{own.count(chr(10)) + line}: {name}: {what}")
