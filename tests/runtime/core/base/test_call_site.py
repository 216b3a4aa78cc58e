"""Whose a file is: the package's own, or a user's."""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import pytest

import specgrad
from specgrad.core.base.call_site import OPERATORS, PACKAGE, own, warn_user
from specgrad.generated import public
from specgrad.testing.failures import literals
from specgrad.testing.functions.verifier import _relative

HERE = Path(specgrad.__file__).parent


def test_the_packages_own_files() -> None:
    assert own[specgrad.__file__] and own[str(HERE / "autograd" / "graph.py")] and own[public.__file__]
    assert os.path.samefile(OPERATORS, public.__file__)


@pytest.mark.parametrize("folder", [f.rstrip(os.sep) for f in PACKAGE])
@pytest.mark.parametrize("more", ["_plugin", "2", ".old"])
def test_a_folder_whose_name_only_begins_as_the_packages_is_a_users(folder: str, more: str) -> None:
    assert not own[os.path.join(folder + more, "x.py")]


def test_a_warning_shows_the_line_of_a_user_beside_the_package() -> None:
    file = f"{HERE}_plugin/x.py"
    code = compile("def call(warn):\n    warn('look')\n", file, "exec")
    names: dict[str, object] = {}
    exec(code, names)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        names["call"](warn_user)  # type: ignore[operator]
    assert [(w.filename, w.lineno) for w in caught] == [(file, 2)]


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
