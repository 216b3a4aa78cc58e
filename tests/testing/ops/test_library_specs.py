"""The spec of another package, verified: by the command, as what was built or as what is made of it, and as tests of pytest's, one an op."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.commands.new_package import write_skeleton
from specgrad.codegen.paths import paths
from tests.own_cache import own_cache


def run(*arguments: str, folder: Path) -> tuple[int, str]:
    environment = {**os.environ, "PYTEST_ADDOPTS": "-p no:cacheprovider -W ignore"}
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=folder, env=environment)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    write_skeleton("hills", tmp_path / "project")
    return tmp_path / "project"


@pytest.mark.slow
def test_a_spec_whose_package_is_not_generated(project: Path) -> None:
    (project / "hills" / "__init__.py").write_text("")
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "bump", "between", folder=project)
    assert status == 0 and "2 ops of hills/ops.yaml" in said, said
    (project / "hills" / "__init__.py").write_text("from . import ops\n")
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "between", folder=project)
    assert status == 2
    assert "To generate hills.ops for this checkout, run: specgrad generate --spec hills/ops.yaml && specgrad build --spec hills/ops.yaml" in said


@pytest.mark.slow
def test_what_was_generated_is_verified_if_it_is_what_the_spec_says(project: Path) -> None:
    assert run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)[0] == 0
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "ridge", "--resume", "journal.json", folder=project)
    assert status == 0 and "1 op of hills/ops.yaml" in said, said
    spec = project / "hills" / "ops.yaml"
    spec.write_text(spec.read_text().replace("-2 * grad", "-3 * grad"))
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", folder=project)
    assert status == 2 and "hills/ops/ is not what is generated from hills/ops.yaml" in said
    run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "bump", "--checks", "gradient", folder=project)
    assert status == 1 and "hills/ops.yaml:7: bump: gradient of self, float64, shapes (3, 4): factor 1.5" in said
    assert "replay: specgrad verify bump --spec hills/ops.yaml --checks gradient" in said


@pytest.mark.slow
def test_every_op_is_a_test_of_pytests(project: Path) -> None:
    run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)
    status, said = run("pytest", "-v", "--specgrad-spec", "hills/ops.yaml", "tests", "-k", "bump or between_adjoint", folder=project)
    assert status == 0, said
    assert "hills/ops.yaml::bump PASSED" in said and "hills/ops.yaml::between_adjoint PASSED" in said and "tests/test_ops.py::test_bump PASSED" in said
    spec = project / "hills" / "ops.yaml"
    spec.write_text(spec.read_text().replace("-2 * grad", "-3 * grad"))
    run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)
    status, said = run("pytest", "--specgrad-spec", "hills/ops.yaml", "hills/ops.yaml::bump", folder=project)
    assert status == 1 and "hills/ops.yaml:7: bump: gradient of self, float64, shapes (3, 4): factor 1.5" in said, said
    spec.write_text(spec.read_text().replace("exp(-self", "exp(-slef"))
    status, said = run("pytest", "--specgrad-spec", "hills/ops.yaml", folder=project)
    assert status == 2 and "unknown name 'slef' in the forward of bump" in said
    status, said = run("pytest", "--specgrad-spec", "hills/no.yaml", folder=project)
    assert status == 4 and "--specgrad-spec: there is no file hills/no.yaml" in said


@pytest.mark.slow
def test_commands_say_what_a_spec_is_not(project: Path) -> None:
    (project / "plain.yaml").write_text("- name: twice(Tensor self) -> Tensor\n  forward: self + self\n  self: zero\n  docs: Twice.\n")
    status, said = run("specgrad", "build", "--spec", "plain.yaml", folder=project)
    assert status == 1 and "plain.yaml: it has no header that imports specgrad" in said
    status, said = run("specgrad", "build", "--spec", "hills/ops.yaml", folder=project)
    assert status == 1 and "ops/ is not what is generated from it; run: specgrad generate --spec hills/ops.yaml" in said
    status, said = run("specgrad", "show", "--spec", "hills/ops.yaml", "ridge", folder=project)
    assert status == 0 and "op_ridge = Op(" in said and "---- C, for float32" in said
    (project / "pyproject.toml").write_text("[tool.specgrad]\nspecs = 1\n")
    status, said = run("specgrad", "check", "--spec", "hills/ops.yaml", folder=project)
    assert status == 1 and "[tool.specgrad] has specs and modules, which are lists of texts, and emit; not specs = 1" in said


# ---- mutants

SYMMETRIC = """
- name: curve(Tensor self) -> Tensor
  forward: log1p(self * self)
  self: 2 * grad * self / maximum(1 + self * self, 1)
  dtypes: float
  docs: A curve.
"""
LISTED = """\
- reason: maximum() is symmetric, and neither operand is a zero or a NaN of its own.
  mutants:
  - {op: curve, key: self, formula: "2 * grad * self / maximum(1 + self * self, 1)", mutant: "2 * grad * self / maximum(1, 1 + self * self)"}
"""


@pytest.mark.slow
def test_the_mutants_of_a_package(project: Path) -> None:
    """Of ops that call the package's own functions, its own ops and specgrad's; whether it is generated or not."""
    (project / "hills" / "__init__.py").write_text("")
    status, said = run("specgrad", "verify", "--mutants", "--spec", "hills/ops.yaml", "--op", "ridge", "-j", "1", folder=project)
    assert status == 0 and said.strip().endswith("0 survived"), said
    assert run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)[0] == 0
    options = ("--spec", "hills/ops.yaml", "-j", "2", "--resume", "journal.json", "--json", "out.json")
    status, said = run("specgrad", "verify", "--mutants", *options, "bump", "between", folder=project)
    found = json.loads((project / "out.json").read_text())
    assert status == 0 and found["passed"] and found["counts"]["total"]["killed"] > 40, said
    assert {m["place"] for m in found["mutants"] if m["op"] == "bump" and m["key"] == "self"} == {"hills/ops.yaml:7"}
    judged = (project / "journal.json").read_text().count("\n")
    assert run("specgrad", "verify", "--mutants", *options, "bump", folder=project)[0] == 0
    assert (project / "journal.json").read_text().count("\n") == judged, "what is known is not judged again"
    spec = project / "hills" / "ops.yaml"
    spec.write_text(spec.read_text().replace("-2 * grad", "-3 * grad"))
    status, said = run("specgrad", "verify", "--mutants", "--spec", "hills/ops.yaml", folder=project)
    assert status == 2 and "hills/ops/ is not what is generated from hills/ops.yaml" in said


@pytest.mark.slow
def test_a_mutant_that_is_no_mistake_is_listed_beside_the_spec(project: Path) -> None:
    (project / "hills" / "__init__.py").write_text("")
    spec = project / "hills" / "ops.yaml"
    spec.write_text(spec.read_text() + SYMMETRIC)
    command = ("specgrad", "verify", "--mutants", "--spec", "hills/ops.yaml", "--op", "curve", "--operators", "operands", "-j", "1")
    status, said = run(*command, folder=project)
    assert status == 1 and "hills/ops.yaml:41: curve: survived: operands:" in said, said
    (project / "hills" / "ops.equivalent.yaml").write_text(LISTED)
    status, said = run(*command, folder=project)
    assert status == 0 and said.strip().endswith("0 survived"), said
    status, said = run(*command, "--equivalent", "none.yaml", folder=project)
    assert status == 2 and "none.yaml: No such file or directory" in said
    (project / "hills" / "ops.equivalent.yaml").write_text("- reason: [\n")
    status, said = run(*command, folder=project)
    assert status == 2 and "specgrad: ops.equivalent.yaml: while parsing" in said


@pytest.mark.slow
def test_the_mutants_of_a_spec_in_the_place_of_specgrads(tmp_path: Path) -> None:
    """In the cache of all tests, where the most of a copy is known."""
    (tmp_path / "own.yaml").write_text(paths().spec.read_text())
    status, said = run("specgrad", "verify", "--mutants", "--spec", "own.yaml", "exp", "--sample", "2", "-j", "1", folder=tmp_path)
    assert status == 0 and "2 mutants in" in said, said
    (tmp_path / "own.yaml").write_text("- name: twice(Tensor self) -> Tensor\n  forward: self + self\n  self: zero\n  docs: Twice.\n")
    for mutants in ([], ["--mutants"]):
        status, said = run("specgrad", "verify", *mutants, "--spec", "own.yaml", folder=tmp_path)
        assert status == 2 and "so it cannot take the place of derivatives.yaml; a package's own spec begins with '- imports: specgrad'" in said, said


@pytest.mark.slow
def test_results_of_other_functions_do_not_count(project: Path) -> None:
    """A function of the package that has changed, which its ops call: what is known of these is known no more."""
    assert run("specgrad", "generate", "--spec", "hills/ops.yaml", folder=project)[0] == 0
    for what in (["--mutants", "--op", "between", "--operators", "sign"], ["between", "--checks", "gradient"]):
        command = ("specgrad", "verify", *what, "--spec", "hills/ops.yaml", "--resume", "journal.json", "-j", "1")
        assert run(*command, folder=project)[0] == 0
        once = (project / "journal.json").read_text().count("\n")
        (project / "hills" / "arrays.py").write_text((project / "hills" / "arrays.py").read_text() + "\n")
        assert run(*command, folder=project)[0] == 0
        assert (project / "journal.json").read_text().count("\n") > once
        (project / "journal.json").unlink()
