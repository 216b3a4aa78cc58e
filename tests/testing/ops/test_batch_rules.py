"""A batching rule that is not the op's is noticed: by `specgrad verify`, for an op of the spec and for a user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from specgrad.codegen.paths import paths
from specgrad.generated.public import OPS, op
from specgrad.testing.ops.command import main
from specgrad.testing.ops.verify import verify_op
from tests.testing.ops.planted import subject

WRONG = [
    ("cumsum", "dims.in_front", "counts its dimension from the batch"),
    ("unsqueeze", "dims.of_input", "counts a dimension from the end among one too few"),
    ("flip", "dims.of_result", "counts a dimension from the end among one too many"),
    ("gather", "dims.of_result", "the same, beside an index"),
    ("index_add", "dims.of_input", "gives the op an index for each sample"),
    ("sum", "dims.in_front", "sums over the samples"),
    ("median", "dims.in_front", "of all samples"),
    ("cumsum", "products.mm", "reads other arguments"),
    ("_max_pool_backward", "nn.images", "leaves the places out"),
    ("vdot", "products.dot", "conjugates nothing"),
]
HARMLESS = [("mm", ""), ("mm", "products.bmm"), ("cumsum", "")]  # without a rule, or with one that does not fit: sample by sample


@pytest.mark.parametrize(("name", "rule", "why"), WRONG, ids=lambda value: value if "." in value or value in OPS else "")
def test_a_wrong_rule_is_noticed(name: str, rule: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(op(name), "batch", rule)
    assert verify_op(subject(name), checks=["batches"]).failures, f"{rule} for {name} {why}"


@pytest.mark.parametrize(("name", "rule"), HARMLESS)
def test_an_op_without_a_rule_that_fits_is_right(name: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(op(name), "batch", rule)
    assert not verify_op(subject(name), checks=["batches"]).failures


OWN = """
- group: own
  about: A user's own ops.
"""
RUNNING = """
- name: {name}(Tensor self, int dim, *, dtype? dtype=None) -> Tensor
  call: reduce.cumsum
  batch: {rule}
  self: grad.flip([dim]).cumsum(dim).flip([dim])
  result: auto_linear
  samples: [{{self: [3, 4], dim: 1}}, {{self: [3, 4], dim: -2}}]
  docs: The running sum along a dimension.
"""


@pytest.mark.slow
def test_of_a_users_own_op(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    entries = [RUNNING.format(name=name, rule=rule) for name, rule in (("right", "dims.of_input"), ("slow", "samples"), ("wrong", "dims.in_front"))]
    file = tmp_path / "own.yaml"
    file.write_text(paths().spec.read_text(encoding="utf-8") + OWN + "".join(entries), encoding="utf-8")
    assert main(["own", "--spec", str(file), "--checks", "batches", "-j", "1", "-q"]) == 1
    told = capfd.readouterr()
    failures = [line for line in (told.out + told.err).splitlines() if "replay:" in line]
    assert len(failures) == 1 and "wrong: vmap, all inputs batched" in failures[0]
