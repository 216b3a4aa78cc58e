"""The `flops` of an entry are held against the operations that run, and against how their number grows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.proof import operations
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads

HERE = "tests.testing.ops.own_functions"
PRODUCT = f"""\
- name: product(Tensor self, Tensor other) -> Tensor
  call: {HERE}:product
  self: grad.mm(other.t())
  other: self.t().mm(grad)
  result: self_t.mm(other_p) + self_p.mm(other_t)
  flops: {{flops}}
  dtypes: [float]
  samples: [{{{{self: [3, 4], other: [4, 5]}}}}]
  docs: A product.
"""
SQUARES = "- name: squares(Tensor self) -> Tensor\n  forward: self * self\n  self: 2 * grad * self\n  flops: {flops}\n  dtypes: [float]\n  docs: Squares.\n"
SUMS = f"""\
- name: sums(Tensor self) -> Tensor
  call: {HERE}:in_compiled_code
  self: grad.expand(self.shape)
  result: auto_linear
  flops: 1000000 * result.numel()
  dtypes: [float]
  samples: [{{self: [3, 4]}}]
  docs: A sum.
"""


def said(text: str) -> list[str]:
    spec = loads(text, "ops.yaml", namespace="counted", library=True)
    spec = replace(spec, modules={HERE: Path(__file__).parents[2] / "testing" / "ops" / "own_functions.py"})
    return [str(p) for p in prove(spec, paths()).problems]


@pytest.mark.parametrize(
    ("entry", "flops", "wrong"),
    [
        (PRODUCT, "2 * result.numel() * self.size(-1)", ""),
        (PRODUCT, "result.numel() * self.size(-1)", ""),
        (PRODUCT, "2 * result.numel()", "grow 1 times where sizes of 4 are 12, and the operations that ran 3.29 times"),
        (PRODUCT, "2 * result.numel() * self.size(0)", "grow 9 times where sizes of 3 are 9, and the operations that ran 3 times"),
        (PRODUCT, "result.numel() * self.size(0) * self.size(-1)", "grow 9 times where sizes of 3 are 9, and the operations that ran 3 times"),
        (PRODUCT, "60 * result.numel() * self.size(-1)", "are 3600 with the arguments of line 8, where 105 operations ran"),
        (SQUARES, "8 * result.numel()", ""),
        (SQUARES, "result.numel() * result.numel()", "grow 9 times where sizes of 3 are 9, and the operations that ran 3 times"),
        (SQUARES, "0 * result.numel()", "are 0 with the arguments of line 1, where 12 operations ran"),
        (SUMS, "", ""),
    ],
)
def test_a_count(entry: str, flops: str, wrong: str) -> None:
    messages = said(entry.format(flops=flops) if flops else entry)
    assert [m.partition("the 'flops' of ")[2].partition(" ")[2] for m in messages] == ([wrong] if wrong else []), messages


def test_no_more_operations_are_counted_than_take_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    large = PRODUCT.format(flops="result.numel()").replace("[3, 4]", "[30, 40]").replace("[4, 5]", "[40, 50]")
    assert "of product are 1500" in said(large)[0]
    monkeypatch.setattr(operations, "MOST", 100_000)  # of some 120,000
    assert said(large) == []
