"""Whose a file is: the package's own, or a user's."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

import specgrad
from specgrad.core.base.call_site import OPERATORS, PACKAGE, is_package_file, warn_user
from specgrad.generated import public
from specgrad.testing.failures import literals
from specgrad.testing.functions.verifier import _relative

HERE = Path(specgrad.__file__).parent


def test_the_packages_own_files() -> None:
    assert is_package_file[specgrad.__file__] and is_package_file[str(HERE / "autograd" / "graph.py")] and is_package_file[public.__file__]
    assert os.path.samefile(OPERATORS, public.__file__)


@pytest.mark.parametrize("folder", [f.rstrip(os.sep) for f in PACKAGE])
@pytest.mark.parametrize("more", ["_plugin", "2", ".old"])
def test_a_folder_whose_name_only_begins_as_the_packages_is_a_users(folder: str, more: str) -> None:
    assert not is_package_file[os.path.join(folder + more, "x.py")]


def test_a_warning_shows_the_line_of_a_user_beside_the_package() -> None:
    file = f"{HERE}_plugin/x.py"
    code = compile("def call(warn):\n    warn('look')\n", file, "exec")
    names: dict[str, object] = {}
    exec(code, names)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        names["call"](warn_user)  # type: ignore[operator]
    assert [(w.filename, w.lineno) for w in caught] == [(file, 2)]


X = specgrad.ones(4, 4)
IMAGE = specgrad.ones(1, 1, 4, 4)
SOFTMAX = specgrad.nn.Softmax()
F = specgrad.nn.functional
WARN: dict[str, Callable[[], object]] = {
    "broadcast targets": lambda: F.mse_loss(X, X[:1]),
    "older arguments": lambda: F.l1_loss(X, X, reduce=False),
    "older arguments of a module": lambda: specgrad.nn.MSELoss(size_average=True),
    "no dimension": lambda: F.softmax(X),
    "no dimension, of a module": lambda: SOFTMAX(X),
    "older functions": lambda: F.upsample(IMAGE, scale_factor=2),
    "no corners": lambda: F.affine_grid(specgrad.ones(1, 2, 3), (1, 1, 2, 2)),
    "another shape": lambda: specgrad.mul(X, 2, out=specgrad.empty(2)),
    "another shape, of one op among several": lambda: specgrad.max(X, 0, out=(specgrad.empty(2), specgrad.empty(4, dtype=specgrad.int64))),
    "a number that requires grad": lambda: float(specgrad.ones(1, requires_grad=True)),
    "older names": lambda: specgrad.autograd.backward(specgrad.ones(1, requires_grad=True), grad_variables=specgrad.ones(1)),
    "no elements to fill": lambda: specgrad.nn.init.kaiming_uniform_(specgrad.empty(0, 2)),
}


@pytest.mark.parametrize("name", WARN)
def test_a_warning_shows_the_line_that_called_the_package(name: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        WARN[name]()
    assert [(w.filename, w.lineno) for w in caught] == [(__file__, WARN[name].__code__.co_firstlineno)]


AS_IT_IS_IMPORTED = {
    "core/base/call_site.py",
    "core/kernels/table.py",
    "core/kernels/library.py",
    "libraries/define.py",
}  # frames of the import system lie between


def test_nobody_counts_frames() -> None:
    warn = {file.relative_to(HERE).as_posix() for file in HERE.rglob("*.py") if "warnings.warn(" in file.read_text(encoding="utf-8")}
    assert warn == AS_IT_IS_IMPORTED


def test_names_that_only_begin_as_the_packages() -> None:
    class Odd:
        def __repr__(self) -> str:
            return "specgrad.odd"

    Odd.__module__ = "specgrad_plugin.things"
    assert literals.literal(Odd()) is None
    assert literals.literal(specgrad.float32) == "specgrad.float32"


def test_a_file_beside_is_told_by_its_near_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert _relative(str(tmp_path / "..odd" / "x.py")) == os.path.join("..odd", "x.py")
    assert _relative(str(tmp_path.parent / "x.py")) == str(tmp_path.parent / "x.py")
