"""The spec of another package, verified: by the command, as what was built or as what is made of it, and as tests of pytest's, one an op."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.new_package import write_skeleton


def run(*arguments: str, folder: Path) -> tuple[int, str]:
    environment = {**os.environ, "SPECGRAD_CACHE": str(folder.parent / "cache"), "PYTEST_ADDOPTS": "-p no:cacheprovider -W ignore"}
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=folder, env=environment)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write_skeleton("hills", tmp_path / "project")
    return tmp_path / "project"


def test_a_spec_whose_package_is_not_generated(project: Path) -> None:
    (project / "hills" / "__init__.py").write_text("")
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "bump", "between", folder=project)
    assert status == 0 and "2 ops of hills/ops.yaml" in said, said
    (project / "hills" / "__init__.py").write_text("from . import ops\n")
    status, said = run("specgrad", "verify", "--spec", "hills/ops.yaml", "--quiet", "between", folder=project)
    assert status == 2
    assert "To generate hills.ops for this checkout, run: specgrad generate --spec hills/ops.yaml && specgrad build --spec hills/ops.yaml" in said


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
    assert status == 1 and "[tool.specgrad] has specs and modules, which are lists of texts, not specs = 1" in said
