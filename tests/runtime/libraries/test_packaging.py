"""A package with a spec: its wheel has the generated ops and their kernels, and whoever installs it needs nothing that generates or compiles."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from specgrad.codegen.cli import main
from specgrad.codegen.commands.new_package import write_skeleton
from specgrad.core.kernels import table

WITHOUT_TOOLS = "import sys\nfor name in ('yaml', 'jinja2', 'setuptools', 'cffi'): sys.modules[name] = None\n"
USE = (
    "import specgrad, hills\n"
    "x = specgrad.ones(3, 4, requires_grad=True)\n"
    "specgrad.ops.hills.ridge(x, hills.ops.between(x, 1).sum()).sum().backward()\n"
    "print(specgrad.ops.hills is hills.ops, x.grad.shape, hills.ops.LIBRARY.compiled, specgrad.ops.__dir__())\n"
)


def run(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=folder, env={**os.environ, **environment})


def pip_wheel(project: Path, **environment: str) -> tuple[Path, str]:
    """The wheel of a project, and what was printed as it was built."""
    out = project.parent / "dist"
    done = run("-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(out), ".", folder=project, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write_skeleton("hills", tmp_path / "project")
    return tmp_path / "project"


@pytest.mark.slow
def test_the_wheel_is_all_that_its_users_need(project: Path) -> None:
    wheel, _ = pip_wheel(project)
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(project.parent / "site")
    assert {"hills/ops.yaml", "hills/ops/__init__.py", "hills/ops/__init__.pyi", "hills/ops/kernels/tables.c", "hills/arrays.py", "hills/py.typed"} <= names
    assert not (project / "hills" / "ops").exists(), "the checkout stays as it was"
    done = run("-W", "error", "-c", WITHOUT_TOOLS + USE, folder=project.parent / "site", CC="no-such-compiler")
    assert done.stdout == f"True specgrad.Size([3, 4]) {table.compiled} ['hills']\n", done.stdout + done.stderr


@pytest.mark.slow
def test_without_a_compiler_the_wheel_has_numpy_kernels(project: Path) -> None:
    wheel, said = pip_wheel(project, CC="no-such-compiler")
    assert "the ops of hills.ops will run on NumPy, which is slower: no-such-compiler" in said
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith(".so")]
        archive.extractall(project.parent / "site")
    done = run("-c", WITHOUT_TOOLS + USE, folder=project.parent / "site")
    assert done.stdout == "True specgrad.Size([3, 4]) False ['hills']\n", done.stdout + done.stderr
    if table.compiled:
        assert "the ops of hills run on NumPy, which is slower: their compiled kernels are missing" in done.stderr


def test_a_mistake_in_the_spec_stops_the_build(project: Path) -> None:
    spec = project / "hills" / "ops.yaml"
    spec.write_text(spec.read_text().replace("exp(-self", "exp(-slef"))
    done = run("-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(project.parent), ".", folder=project)
    assert done.returncode != 0
    assert "hills/ops.yaml:6:17: unknown name 'slef' in the forward of bump" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("specs =", "spec =", "[tool.specgrad] has specs and modules, which are lists of texts, and emit; not spec = ['hills/ops.yaml']"),
        ("hills/ops.yaml", "hills/operations.yaml", "there is no spec 'hills/operations.yaml'"),
        ("hills.arrays", "hills.arrows", "there is no module 'hills.arrows', which is declared for the functions of a spec"),
    ],
)
def test_what_pyproject_says_must_have_a_meaning(old: str, new: str, said: str, project: Path) -> None:
    file = project / "pyproject.toml"
    file.write_text(file.read_text().replace(old, new))
    done = run("-c", "from setuptools import setup; setup()", "--quiet", "build", folder=project)
    assert done.returncode != 0 and said in done.stderr


def test_projects_without_specs_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "plain"\nversion = "1"\n[tool.setuptools]\npackages = []\n')
    code = "import sys; from setuptools import setup; setup(); print([m for m in sys.modules if m.partition('.')[0] in ('specgrad', 'numpy')])"
    done = run("-c", code, "--quiet", "build", folder=tmp_path)
    assert done.stdout.splitlines()[-1] == "[]", done.stdout + done.stderr


@pytest.mark.slow
def test_in_a_checkout_it_is_generated_beside_its_spec(project: Path) -> None:
    done = run("-c", "from setuptools import setup; setup()", "--quiet", "build_ext", "--inplace", folder=project)
    assert done.returncode == 0, done.stderr
    assert list((project / "hills" / "ops").glob("_kernels*"))
    for command in ("generate", "build"):
        done = run("-m", "specgrad", command, "--spec", "hills/ops.yaml", folder=project)
        assert done.returncode == 0, done.stderr
    assert run("-m", "specgrad", "generate", "--check", "--spec", str(project / "hills" / "ops.yaml"), folder=project.parent).returncode == 0
    done = run("-W", "error", "-c", WITHOUT_TOOLS + USE.replace(", specgrad.ops.__dir__()", ""), folder=project)
    assert done.stdout == f"True specgrad.Size([3, 4]) {table.compiled}\n", done.stdout + done.stderr


# ---- ops for other frameworks

EMIT = '{spec = "hills/ops.yaml", target = "numpy", to = "hills/others"}, {spec = "hills/ops.yaml", target = "c", to = "hills", name = "hill", ops = ["bump"]}'


def with_emit(project: Path, entries: str) -> None:
    with (project / "pyproject.toml").open("a") as file:
        file.write(f"emit = [{entries}]\n")


@pytest.mark.slow
def test_what_is_emitted_comes_into_the_wheel(project: Path) -> None:
    with_emit(project, EMIT + ', {target = "torch", to = "hills", kernels = true}')
    wheel, said = pip_wheel(project)
    assert "1 op written to" in said and "between_adjoint: it is a handwritten array function without a counterpart for NumPy" in said
    with zipfile.ZipFile(wheel) as archive:
        written = {"hills/others/hills_numpy.py", "hills/hill.c", "hills/hill.h", "hills/hills_torch.py", "hills/hills_kernels.c", "hills/hills_kernels.cu"}
        assert written | {"hills/ops/__init__.py"} <= set(archive.namelist())
        archive.extractall(project.parent / "site")
    assert not (project / "hills" / "others").exists(), "the checkout stays as it was"
    without = "import sys\nsys.modules['specgrad'] = None\nsys.path.insert(0, 'hills/others')\n"
    done = run("-c", without + "import numpy, hills_numpy\nprint(hills_numpy.bump_vjp(1.0, numpy.ones(1)))", folder=project.parent / "site")
    assert done.stdout == "[-0.73575888]\n", done.stderr


@pytest.mark.slow
def test_a_project_may_emit_without_ops_of_its_own(project: Path) -> None:
    file = project / "pyproject.toml"
    text = file.read_text()
    table = '[[tool.specgrad.emit]]\nspec = "hills/ops.yaml"\ntarget = "c"\nto = "hills"\n'
    file.write_text(text.replace("hills.ops", "hills").replace('specs = ["hills/ops.yaml"]\n', "") + table)
    wheel, _ = pip_wheel(project)
    assert wheel.name == "hills-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "hills/hills.c" in names and "hills/ops/__init__.py" not in names


@pytest.mark.slow
def test_what_is_emitted_lies_in_the_checkout_of_an_editable_installation(project: Path) -> None:
    with_emit(project, EMIT)
    build = "import setuptools.build_meta as b; b.build_editable('.')"
    for _ in range(2):  # what an earlier build has emitted is written over
        done = run("-c", build, folder=project)
        assert done.returncode == 0, done.stderr
    written = (project / "hills" / "others" / "hills_numpy.py").read_text()
    (project / "hills" / "others" / "hills_numpy.py").unlink()
    done = run("-m", "specgrad", "emit", folder=project)
    assert done.returncode == 0, done.stderr
    assert (project / "hills" / "others" / "hills_numpy.py").read_text() == written
    (project / "hills" / "others" / "hills_numpy.py").write_text("mine = 1")
    done = run("-c", build, folder=project)
    assert done.returncode != 0 and "emit, entry 1: hills/others/hills_numpy.py: the file was not written by `specgrad emit`" in done.stderr.replace(
        f"{project}/", ""
    )


GOOD = '{spec = "hills/ops.yaml", target = "torch", to = "hills"}'


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (GOOD.replace("torch", "pytorch"), "emit, entry 1: target is one of numpy, jax, torch, c, not 'pytorch'; did you mean 'torch'?"),
        (GOOD.replace("target", "framework"), "emit, entry 1 has no key 'framework'; an entry is {spec ="),
        (GOOD.replace("spec =", "specs ="), "emit, entry 1 has no key 'specs'; did you mean 'spec'?"),
        ('{spec = "hills/ops.yaml"}', "emit, entry 1 has no target and no to; an entry is {spec ="),
        (f"{GOOD}, 3", "emit, entry 2 is 3, not a table such as {spec ="),
        (GOOD.replace("}", ", ops = [1]}"), "emit, entry 1: ops is a list of names, not [1]"),
        (GOOD.replace('"hills"', "true"), "emit, entry 1: to is a text, not True"),
        (GOOD.replace("ops.yaml", "opps.yaml"), "emit, entry 1: there is no spec 'hills/opps.yaml'"),
        (GOOD.replace('"hills"', '"tests"'), "emit, entry 1: to is a folder in a package of the project, such as 'mylib', so that the files are installed;"),
        (GOOD.replace('"hills"', '"hills/../.."'), "emit, entry 1: to is a folder in a package of the project"),
        (GOOD.replace("}", ', name = "for"}'), "emit, entry 1: 'for' cannot name a module; give another"),
        (GOOD.replace("}", ', ops = ["bumb"]}'), "emit, entry 1: hills/ops.yaml has no op 'bumb'; did you mean 'bump'"),
        (GOOD.replace("}", ', ops = ["between"]}'), "emit, entry 1: PyTorch cannot have between, since it is a handwritten array function"),
        (GOOD.replace("}", ", kernels = 1}"), "emit, entry 1: kernels is true or false, not 1"),
        (GOOD.replace("torch", "jax").replace("}", ", kernels = true}"), "emit, entry 1: JAX is emitted without kernels; these are for torch"),
        (f"{GOOD}, {GOOD}", "emit, entry 2 writes hills/hills_torch.py, as entry 1 does; give it another name or folder"),
    ],
)
def test_entries_of_emit_must_have_a_meaning(
    entries: str, said: str, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_emit(project, entries)
    monkeypatch.chdir(project)
    assert main(["emit"]) == 1
    assert f"pyproject.toml: [tool.specgrad] {said}" in capsys.readouterr().err


def test_a_bad_entry_of_emit_stops_the_build(project: Path) -> None:
    for entries, said in ((GOOD.replace("torch", "pytorch"), "entry 1: target is one of"), (GOOD.replace("}", ', ops = ["bumb"]}'), "has no op 'bumb'")):
        with_emit(project, entries)
        done = run("-c", "from setuptools import setup; setup()", "--quiet", "build", folder=project)
        assert done.returncode != 0 and "pyproject.toml: [tool.specgrad] emit, " in done.stderr and said in done.stderr
        file = project / "pyproject.toml"
        file.write_text(file.read_text().partition("emit = ")[0])
