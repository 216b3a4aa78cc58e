"""Libraries that are loaded: what does not fit this specgrad, or another library, is said, and runs on NumPy where that is right."""

from __future__ import annotations

import importlib
import os
import pickle
import re
import shutil
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace

import pytest

import specgrad
from specgrad.autograd import gradgradcheck
from specgrad.codegen.build import build_library
from specgrad.codegen.cli import main
from specgrad.codegen.generate import INTERFACE as GENERATED_INTERFACE
from specgrad.codegen.paths import paths
from specgrad.core.kernels import table
from specgrad.core.kernels.library import INTERFACE
from specgrad.libraries import registry

TEMPLATES = Path(specgrad.codegen.__file__).parent / "write/templates"
BUMP = "- name: bump(Tensor self) -> Tensor\n  forward: exp(-self * self)\n  self: auto\n  docs: A bump.\n"
compiled_only = pytest.mark.skipif(not table.compiled, reason="specgrad itself runs on NumPy here, and so does every library")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package `dunes`, generated and not compiled."""
    (tmp_path / "dunes").mkdir()
    (tmp_path / "dunes" / "__init__.py").write_text("")
    (tmp_path / "dunes" / "ops.yaml").write_text("- imports: specgrad\n" + BUMP)
    monkeypatch.chdir(tmp_path)
    assert main(["generate", "--spec", "dunes/ops.yaml"]) == 0
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] in ("dunes", "rocks")]:
        del sys.modules[name]
    return tmp_path / "dunes" / "ops"


def loaded() -> specgrad.core.kernels.library.Library:
    return importlib.import_module("dunes.ops").LIBRARY


def built(package: Path, csrc: Path | None = None) -> Path:
    return build_library(csrc or paths().csrc, package).module


def test_both_sides_know_one_interface() -> None:
    assert GENERATED_INTERFACE == INTERFACE


def test_what_generated_code_imports_is_that_of_its_interface() -> None:
    """Code that was generated before imports what stood here then: where a name goes, the interface has to get another number, and this file with it."""
    number, *imports = (Path(__file__).parent / "interface.txt").read_text().splitlines()
    templates = [path.read_text() for path in TEMPLATES.glob("*.py.j2")]
    found = {
        f"{module} {name}"
        for text in templates
        for module, names in re.findall(r"^from (specgrad[.\w]*) import (.*)", re.sub(r"{[{%].*?[%}]}", "", text), re.MULTILINE)
        for name in re.findall(r"\w+", names)
    }
    assert (int(number), sorted(found)) == (INTERFACE, imports)


@compiled_only
def test_compiled_kernels_are_used(package: Path) -> None:
    built(package)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert loaded().compiled
    from dunes import ops  # type: ignore[import-not-found]

    threads = specgrad.get_num_threads()
    x = specgrad.randn(300_000)
    specgrad.set_num_threads(1)
    alone = ops.bump(x)
    specgrad.set_num_threads(4)
    assert (ops.bump(x) == alone).all(), "the loops, threads and memory of specgrad run them"
    specgrad.set_num_threads(threads)


@compiled_only
def test_kernels_of_another_specgrad_are_not_used(package: Path, tmp_path: Path) -> None:
    shutil.copytree(paths().csrc, tmp_path / "csrc")
    with (tmp_path / "csrc" / "kernel.h").open("a") as header:
        header.write("/* another version */\n")
    built(package, tmp_path / "csrc")
    with pytest.warns(RuntimeWarning, match="the ops of dunes run on NumPy, .* their compiled kernels were compiled with another version of specgrad"):
        assert not loaded().compiled
    assert specgrad.ops.dunes.bump(specgrad.zeros(1)).item() == 1.0


@compiled_only
def test_kernels_of_an_older_spec_are_not_used(package: Path) -> None:
    built(package)
    code = package / "library.py"
    code.write_text(code.read_text().replace('digest="', 'digest="0'))
    with pytest.warns(RuntimeWarning, match="their compiled kernels are older than its code"):
        assert not loaded().compiled


@compiled_only
def test_damaged_kernels_are_not_used(package: Path) -> None:
    os.truncate(built(package), 5000)
    with pytest.warns(RuntimeWarning, match="their compiled kernels are damaged: their file is cut off"):
        assert not loaded().compiled


def test_code_for_another_interface_is_refused(package: Path) -> None:
    code = package / "library.py"
    code.write_text(code.read_text().replace(f"interface={INTERFACE}", "interface=99"))
    with pytest.raises(
        ImportError, match=rf"dunes.ops was generated for version 99 of specgrad's interface, and this specgrad has version {INTERFACE}\. Build dunes again"
    ):
        loaded()


def test_two_packages_with_one_namespace(package: Path, tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        first = loaded()
        (tmp_path / "other").mkdir()
        shutil.copytree(package, tmp_path / "other" / "ops")
        with pytest.raises(ImportError, match=r"two libraries have the namespace 'dunes': dunes\.ops in .* and other\.ops in .*; write another 'namespace:'"):
            importlib.import_module("other.ops")
    with pytest.raises(ImportError, match=r"the namespace 'dunes' belongs to dunes\.ops"):
        specgrad.define(BUMP, namespace="dunes", compile="never")
    assert specgrad.ops.dunes.LIBRARY is first


def test_announced_libraries_are_found_when_they_are_asked_for(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"one": "dunes.ops", "two": "elsewhere.ops"}.items():
        info = tmp_path / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[specgrad.ops]\n{'dunes' if name == 'one' else 'hills'} = {value}\n")
    assert {"dunes", "hills"} <= set(dir(specgrad.ops))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert specgrad.ops.dunes.bump(specgrad.zeros(1)).item() == 1.0
    with pytest.raises(ModuleNotFoundError, match="elsewhere"):
        specgrad.ops.hills  # noqa: B018
    (tmp_path / "two-1.dist-info" / "entry_points.txt").write_text("[specgrad.ops]\nsands = one.ops\n")
    (tmp_path / "one-1.dist-info" / "entry_points.txt").write_text("[specgrad.ops]\nsands = two.ops\n")
    importlib.invalidate_caches()
    with pytest.raises(ImportError, match=r"two installed packages announce ops of the namespace 'sands': .* uninstall one of them"):
        specgrad.ops.sands  # noqa: B018


ROCKS = """
- imports: [specgrad, dunes]
- name: pair(Tensor self) -> Tensor
  forward: bump(self) + bump(2 * self)
  self: -2 * grad * (self * bump(self) + self * (4 * bump(2 * self))).conj()
  docs: Two bumps.
- name: heap(Tensor self, int dim, *, dtype? dtype=None) -> Tensor
  call: reduce.cumsum
  self: grad.flip([dim]).cumsum(dim).flip([dim]) * (1 + 0 * bump(self))
  result: auto_linear
  batch: dims.of_input
  samples: [{self: [3, 4], dim: 1}, {self: [3, 4], dim: -2}]
  docs: The running sum, whose gradient calls an op of another package.
"""


def test_a_package_builds_on_another(package: Path, tmp_path: Path) -> None:
    (tmp_path / "rocks").mkdir()
    (tmp_path / "rocks" / "__init__.py").write_text("")
    (tmp_path / "rocks" / "ops.yaml").write_text(ROCKS)
    for command in (["check", "rocks/ops.yaml"], ["generate", "--spec", "rocks/ops.yaml"]):
        assert main(command) == 0
    assert "from dunes.ops import forwards as forwards_dunes, ops as ops_dunes" in (tmp_path / "rocks" / "ops" / "main.py").read_text()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ops = importlib.import_module("rocks.ops")
    x = specgrad.randn(2, 3, dtype=specgrad.float64, requires_grad=True)
    assert gradgradcheck(ops.pair, (x,)) and gradgradcheck(lambda x: ops.heap(x, 1), (x,))
    assert specgrad.vmap(lambda row: ops.heap(row, 0))(x).allclose(ops.heap(x, 1))
    assert {"dunes", "rocks"} <= set(dir(specgrad.ops)), "what it builds on is loaded too"
    assert pickle.loads(pickle.dumps((ops.pair, type(ops.pair(x).grad_fn)))) == (ops.pair, type(ops.pair(x).grad_fn))


def test_libraries_may_be_published_while_their_tables_are_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "published", {"first": SimpleNamespace(package="one"), "second": SimpleNamespace(package="two")})

    def loaded(name: str) -> str:
        registry.published[f"of {name}"] = SimpleNamespace(package="three")  # by another thread, meanwhile
        return name

    monkeypatch.setattr(registry, "import_module", loaded)
    assert registry.tables("ops") == {"first": "one.ops", "second": "two.ops"}
