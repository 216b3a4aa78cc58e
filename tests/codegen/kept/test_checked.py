"""What `specgrad check` keeps from run to run: what was right, under all that it depends on; nothing that is broken, and nothing of what is wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from specgrad.codegen import cli
from specgrad.codegen.commands import check
from specgrad.codegen.kept import checked
from specgrad.codegen.kept.files import digest
from specgrad.codegen.kept.reread import OF_DERIVED_RULES
from specgrad.codegen.model.expr import Call, walk
from specgrad.codegen.model.spec_text import SpecText
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import OpPlan
from specgrad.codegen.proof.digits import inaccurate
from tests import the_spec
from tests.own_cache import own_cache

SPEC = """\
- imports: specgrad
  namespace: hills

- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: -2 * grad * (self * result).conj()
  docs: A bump.

- name: ring(Tensor self) -> Tensor
  forward: bump(self) + 1
  self: -2 * (self * bump(self)) * grad
  dtypes: float
  docs: A ring.

- name: third(Tensor self) -> Tensor
  c_function: double cbrt, math.h
  numpy: np.sign(self) * np.abs(self) ** (1 / 3)
  self: grad / (3 * third(self) * third(self))
  domain: {self: 0.5 < x < 2}
  accuracy: 8
  docs: The cube root.
"""


class Checks:
    """Runs of `specgrad check`, and which ops each of them tried."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
        self.file, self.capsys = file, capsys
        self.proven: list[str] = []
        self.measured: list[str] = []
        real_prove, real_inaccurate = check.prove, check.inaccurate_by_op

        def prove(spec, where, only, plan):
            self.proven = sorted(only)
            return real_prove(spec, where, only, plan)

        def inaccurate_by_op(spec, where, ops, plan, complex_too):
            self.measured = sorted(op.name for op in ops)
            return real_inaccurate(spec, where, ops, plan, complex_too)

        monkeypatch.setattr(check, "prove", prove)
        monkeypatch.setattr(check, "inaccurate_by_op", inaccurate_by_op)

    def run(self, text: str, *options: str) -> tuple[int, str]:
        self.file.write_text(text, encoding="utf-8")
        status = cli.main(["check", str(self.file), *options])
        said = self.capsys.readouterr()
        return status, said.out + said.err


@pytest.fixture
def checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Checks:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    return Checks(tmp_path / "ops.yaml", monkeypatch, capsys)


def kept(checks: Checks) -> Path:
    (file,) = (checks.file.parent / "cache" / "kept").glob("checked-*")
    return file


def test_what_is_unchanged_is_not_tried_again_and_counted_all_the_same(checks: Checks) -> None:
    status, first = checks.run(SPEC)
    assert status == 0 and checks.proven == checks.measured == ["bump", "ring", "third"]
    status, said = checks.run(SPEC)
    assert status == 0 and checks.proven == checks.measured == []
    counts = first.partition(" in ")[0].strip()
    assert counts.endswith("samples") and counts in said and "; 3 ops unchanged since" in said
    _, said = checks.run(SPEC, "--no-cache")
    assert checks.proven == checks.measured == ["bump", "ring", "third"] and counts in said and "unchanged since" not in said


@pytest.mark.parametrize(
    ("old", "new", "tried"),
    [
        ("- name: bump(", "# A line more.\n\n- name: bump(", []),
        ("(self * result)", "(result * self)", ["bump", "ring"]),
        ("exp(-self * self)", "exp(-(self * self))", ["bump", "ring"]),
        ("np.sign(self) * np.abs(self) ** (1 / 3)", "np.abs(self) ** (1 / 3) * np.sign(self)", ["third"]),
        ("{self: 0.5 < x < 2}", "{self: 0.5 < x < 3}", ["third"]),
        ("accuracy: 8", "accuracy: 9", ["third"]),
    ],
)
def test_an_edit_is_tried_with_all_that_rests_on_it(checks: Checks, old: str, new: str, tried: list[str]) -> None:
    assert checks.run(SPEC)[0] == 0
    assert checks.run(SPEC.replace(old, new))[0] == 0
    assert checks.proven == tried
    assert checks.run(SPEC)[0] == 0 and checks.proven == [], "what was right before is known when an edit is undone"


def test_what_is_wrong_is_told_each_time(checks: Checks) -> None:
    checks.run(SPEC)
    for proven in (["bump", "ring"], ["bump"]):  # ring is right, but is not differentiated by a formula that is wrong
        status, said = checks.run(SPEC.replace("-2 * grad", "-3 * grad"))
        assert status == 1 and "ops.yaml:6:" in said and "of ring" not in said and checks.proven == proven
        status, said = checks.run(SPEC.replace("exp(-self * self)", "exp(1 + self * self - 2 * self * self) / exp(1)"))
        assert status == 1 and "the forward of bump is inaccurate" in said and checks.measured == ["bump", "ring"]
    assert checks.run(SPEC)[0] == 0


def test_numbers_of_which_there_was_no_time_for_complex_ones_are_tried_later(checks: Checks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inaccurate, "FEW", 1)
    checks.run(SPEC)
    checks.run(SPEC, "--op", "bump")
    assert checks.proven == [] and checks.measured == ["bump"]
    checks.run(SPEC)
    assert checks.measured == []


def test_the_generator_and_the_packages_that_compute_count(checks: Checks, monkeypatch: pytest.MonkeyPatch) -> None:
    checks.run(SPEC)
    monkeypatch.setattr(checked, "_version", lambda package: "another")
    checks.run(SPEC)
    assert len(checks.proven) == 3


def test_the_forward_of_what_a_formula_calls_counts() -> None:
    spec, plan = the_spec.spec(), the_spec.plan()
    before = checked._keys(spec, paths())
    ops = tuple(replace(op, body_text=SpecText("another forward")) if op.name == "expand" else op for op in spec)
    after = checked._keys(replace(spec, ops=ops, digests={}), paths())  # it was not read so
    calling = {name for name, of_op in plan.ops.items() if name == "expand" or "expand" in _called(of_op)}
    assert {"_sum_to_size", "nn.functional.linear"} <= calling == {name for name in before if before[name] != after[name]}


def test_the_formulas_of_what_a_formula_calls_count_where_it_is_differentiated() -> None:
    spec = the_spec.spec()
    before = checked._keys(spec, paths())
    ops = tuple(replace(op, gradients=()) if op.name == "hypot" else op for op in spec)
    after = checked._keys(replace(spec, ops=ops, digests={}), paths())
    calling = {op.name for op in spec if op.name == "hypot" or (op.elementwise and "hypot" in op.calls)}
    assert {"asinh", "hypot"} <= calling <= {name for name in before if before[name] != after[name]}


def _called(plan: OpPlan) -> set[str]:
    """The ops that formulas call, and rules of forward mode that are made of them."""
    rules = (expr for tangent in plan.tangents for _, expr, _ in tangent.terms)
    return plan.op.calls | {e.op for rule in rules for e in walk(rule) if isinstance(e, Call)}


def test_derived_rules_call_nothing_unheard_of() -> None:
    for name, of_op in the_spec.plan().ops.items():
        assert _called(of_op) <= of_op.op.calls | {name} | OF_DERIVED_RULES


def test_what_rests_on_functions_of_the_package_is_always_tried(checks: Checks) -> None:
    """Nobody knows what else these depend on."""
    own = SPEC + (
        "\n- name: twice(Tensor self) -> Tensor\n  call: hills_arrays:twice\n  self: grad + grad\n  result: auto_linear\n  dtypes: float\n"
        "  samples: [{self: [3]}]\n  docs: Twice.\n"
        "\n- name: again(Tensor self) -> Tensor\n  forward: self * self\n  self: twice(grad) * self\n  dtypes: float\n  docs: The square.\n"
    )
    (checks.file.parent / "pyproject.toml").write_text('[tool.specgrad]\nspecs = ["ops.yaml"]\nmodules = ["hills_arrays"]\n')
    (checks.file.parent / "hills_arrays.py").write_text("import numpy as np\n\n\ndef twice(x):\n    return np.asarray(x + x)\n")
    for _ in range(2):
        status, said = checks.run(own)
        assert status == 0, said
    assert checks.proven == ["again", "twice"]


def test_a_file_that_is_not_what_was_written_is_written_anew(checks: Checks) -> None:
    checks.run(SPEC)
    whole = kept(checks).read_bytes()
    head, _, text = whole.partition(b"\n")
    foreign = json.dumps(dict.fromkeys(json.loads(text), "right")).encode()
    own_digest = digest(foreign).encode()
    for broken in (b"", whole[:-9], b"\xff\xfe" + whole, text, head + b"\n[]", own_digest + b"\n" + foreign, whole.replace(b" 2]", b" 0]"), b"[" * 100_000):
        kept(checks).write_bytes(broken)
        assert checks.run(SPEC)[0] == 0 and len(checks.proven) == 3, broken[:40]
        assert kept(checks).read_bytes() == whole


def test_nothing_is_kept_where_nothing_can_be_written(checks: Checks) -> None:
    shutil.rmtree(checks.file.parent / "cache")
    (checks.file.parent / "cache").write_text("a file")
    for _ in range(2):
        assert checks.run(SPEC)[0] == 0 and len(checks.proven) == 3
    (checks.file.parent / "cache").unlink()
    assert checks.run(SPEC, "--no-cache")[0] == 0 and not (checks.file.parent / "cache").exists()


def test_several_processes_at_once(tmp_path: Path) -> None:
    file = tmp_path / "ops.yaml"
    file.write_text(SPEC)
    command = [sys.executable, "-m", "specgrad", "check", str(file)]
    environment = {**os.environ, "SPECGRAD_CACHE": own_cache(tmp_path / "cache")}
    running = [subprocess.Popen([*command, *op], env=environment, stdout=subprocess.PIPE, text=True) for op in ([], ["--op", "bump"], ["--op", "ring"])]
    assert all("proven on" in process.communicate()[0] and process.returncode == 0 for process in running)
    (only,) = (tmp_path / "cache" / "kept").glob("checked-*")
    assert checked._read(only)
    said = subprocess.run(command, env=environment, capture_output=True, text=True).stdout
    assert "3 ops, 6 formulas proven" in said and "3 ops unchanged since" in said
