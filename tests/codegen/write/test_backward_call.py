"""Where a node calls the function of all its gradients: with what it has saved, and only where all of that was saved."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import specgrad
from specgrad.codegen.generate import render
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import loads
from tests.codegen.corpus import BASICS

WHERE = paths()


def run_arrays(entry: str) -> str:
    source = render(loads(entry + BASICS, "spec.yaml", WHERE.targets()), WHERE.csrc)["main.py"]
    assert "from specgrad.array import reduce as array_reduce" in source
    found = re.search(r"class AffineBackward0\(.*?def run_arrays(.*?)def run_tensors", source, re.DOTALL)
    assert found
    return found[1]


AFFINE = (
    "- name: _affine(Tensor self, Tensor by, Tensor? plus, float times) -> Tensor\n"
    "  forward: self * by * times if plus is None else self * by * times + plus\n  backward_call: reduce.magnitude\n"
)


@pytest.mark.parametrize(
    ("formulas", "condition", "given"),
    [
        (("grad * by", "grad * self", "grad"), "if to_by is not None and to_self is not None:", "grad, self.self_, self.by"),
        (("grad * by", "grad * by * self", "grad"), "if to_by is not None:", "grad, self.self_, self.by"),
        (("grad * by", "grad * by", "grad"), "if to_self is not None or to_by is not None:", "grad, self.by"),
        (("grad * times", "grad * times", "grad * times"), "", "grad, self.times"),
        (
            ("grad * result", "grad * self", "grad * times"),
            "if to_by is not None and to_plus is not None and to_self is not None:",
            "grad, self.self_, self.times, self.result",
        ),
    ],
)
def test_what_it_is_given_and_when(formulas: tuple[str, str, str], condition: str, given: str) -> None:
    keys = "".join(f"  {name}: {formula}\n" for name, formula in zip(("self", "by", "plus"), formulas))
    body = run_arrays(AFFINE + keys + "  samples:\n  - {self: [3], by: [3], plus: [3], times: 2}\n")
    call = f"done = array_reduce.magnitude({given}, (to_self is not None, to_by is not None, to_plus is not None))"
    assert call in body
    before = body.partition(call)[0]
    assert (condition in before) if condition else "if to_" not in before
    assert before.count("raise stale") == len(re.findall(r"self\.(self_|by|result)\b", given))


OPS = """
- name: half_waves(Tensor self) -> (Tensor sine, Tensor cosine)
  forward: {sine: sin(self), cosine: cos(self)}
  backward_call: both_gradients:of_waves
  self: grads[0] * cosine - grads[1] * sine
  dtypes: float
  docs: The sine and the cosine.
- name: weighed(Tensor self, Tensor weight) -> Tensor
  forward: self * weight
  backward_call: both_gradients:of_product
  self: grad * weight
  weight: grad * self
  dtypes: float
  docs: A product.
"""
FUNCTIONS = """
import numpy as np
asked = []
def of_waves(grads, sine, cosine, needs):
    asked.append(needs)
    return np.asarray(grads[0] * cosine - grads[1] * sine)
def of_product(grad, self, weight, needs):
    asked.append(needs)
    return None if self.ndim == 1 else (np.asarray(grad * weight), np.asarray(grad * self))
"""


def test_functions_of_a_package_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "both_gradients.py").write_text(FUNCTIONS)
    monkeypatch.syspath_prepend(tmp_path)
    ops = specgrad.define(OPS, namespace="halves_of_waves", modules=["both_gradients"], compile="never")
    x = specgrad.tensor([0.5, 1.0], requires_grad=True)
    _, cosine = ops.half_waves(x)
    cosine.sum().backward()  # the other result has no gradient: zeros come in its place
    assert specgrad.allclose(x.grad, -x.detach().sin())
    asked = sys.modules["both_gradients"].asked
    assert asked == [(True,)]
    wide, weight = specgrad.ones(3, 2, requires_grad=True), specgrad.tensor([2.0, 3.0], requires_grad=True)
    ops.weighed(wide, weight).sum().backward()
    assert weight.grad.tolist() == [3.0, 3.0] and wide.grad.tolist() == [[2.0, 3.0]] * 3  # what broadcast is summed
    ops.weighed(wide, weight.detach()).sum().backward()  # nothing was saved for the weight's
    assert asked == [(True,), (True, True)]
    ops.weighed(x, weight).sum().backward()  # not covered: the formulas
    assert asked[2:] == [(True, True)] and weight.grad.tolist() == [3.5, 4.0]
    (first,) = specgrad.autograd.grad(ops.weighed(wide, weight).pow(2).sum(), weight, create_graph=True)
    assert len(asked) == 3 and first.requires_grad
