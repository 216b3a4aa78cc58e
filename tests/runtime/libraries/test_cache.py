"""The folder in which defined ops are kept stays small, and nothing is removed from it that a process uses."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import specgrad
from specgrad.libraries import cache
from specgrad.libraries.cache_command import main as command

BUMP = "- name: bump(Tensor self) -> Tensor\n  forward: exp(-self * self)\n  self: auto\n  docs: A bump.\n"
LOCKS = pytest.mark.skipif(cache.fcntl is None, reason="this system has no locks of files that end with their process")


def kept() -> list[str]:
    """The namespaces of what is there, beside what was read of specs, and when it was last looked at."""
    return sorted(f.name.partition("-")[0] for f in cache.cache_folder().iterdir() if f.name not in ("kept", ".pruned"))


def defined_elsewhere(*namespaces: str) -> None:
    """Ops that another process has defined, which has ended."""
    code = f"import specgrad\nfor name in {namespaces}: specgrad.define({BUMP!r}, namespace=name, compile='never')"
    subprocess.run([sys.executable, "-c", code], check=True)


def folder_of(namespace: str) -> Path:
    (folder,) = cache.cache_folder().glob(f"{namespace}-*")
    return folder


def age(namespace: str, days: float) -> None:
    when = time.time() - days * cache.A_DAY
    os.utime(folder_of(namespace) / ".used", (when, when))


def test_what_was_not_used_for_long_is_removed_when_something_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """But not each time: to look at thousands of folders takes seconds."""
    defined_elsewhere("old", "young", "again")
    for namespace, days in (("old", 91), ("young", 89), ("again", 91)):
        age(namespace, days)
    specgrad.define(BUMP, namespace="again", compile="never")  # it is there, so nothing is added, and used again
    assert kept() == ["again", "old", "young"]
    specgrad.define(BUMP, namespace="fresh", compile="never")
    assert kept() == ["again", "fresh", "old", "young"]
    monkeypatch.setattr(cache, "PRUNED_EVERY", 0.0)
    specgrad.define(BUMP, namespace="later", compile="never")
    assert kept() == ["again", "fresh", "later", "young"]
    assert specgrad.ops.again.bump(specgrad.zeros(1)).item() == 1.0


@LOCKS
def test_what_was_used_longest_ago_is_removed_where_all_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    defined_elsewhere("one", "two", "three")
    for days, namespace in enumerate(("two", "three", "one")):
        age(namespace, days)
    monkeypatch.setattr(cache, "MOST_BYTES", int(2.5 * cache._size(folder_of("one"))))
    cache.prune()
    assert kept() == ["three", "two"]


@LOCKS
def test_what_a_process_uses_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    specgrad.define(BUMP, namespace="here", compile="never")
    code = f"import specgrad; specgrad.define({BUMP!r}, namespace='there', compile='never'); print(1, flush=True); input()"
    other = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None and other.stdout.readline() == "1\n"
    monkeypatch.setattr(cache, "MOST_BYTES", 0)
    monkeypatch.setattr(cache, "MOST_SECONDS", -1.0)
    cache.prune()
    assert kept() == ["here", "there"]
    other.communicate("\n")
    cache.prune()
    assert kept() == ["here"]


@LOCKS
def test_a_library_that_was_replaced_is_used_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a notebook does it, a thousand times: no files stay open."""
    specgrad.define(BUMP, namespace="again", compile="never")
    before = set(os.listdir("/dev/fd"))
    for number in range(2, 6):
        specgrad.define(BUMP.replace("exp(-self", f"exp(-{number} * self"), namespace="again", compile="never")
    gc.collect()
    assert len(set(os.listdir("/dev/fd")) - before) <= 1
    monkeypatch.setattr(cache, "MOST_BYTES", 0)
    cache.prune()
    assert kept() == ["again"] and specgrad.ops.again.bump(specgrad.ones(1)).item() == pytest.approx(0.006738, rel=1e-3)


def test_a_cache_that_cannot_be_written_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    defined_elsewhere("there")
    age("there", 100)

    def refused(name: str) -> Callable[..., None]:
        def refuse(*args: object, **kwargs: object) -> None:
            raise PermissionError(13, f"{name} is not allowed")

        return refuse

    for name in ("utime", "replace", "unlink", "mkdir"):
        monkeypatch.setattr(os, name, refused(name))
    assert specgrad.define(BUMP, namespace="there", compile="never").bump(specgrad.zeros(1)).item() == 1.0
    cache.prune()
    assert kept() == ["there"]


@pytest.mark.parametrize("damage", ["a file", "a link", "a link to nowhere"])
def test_what_has_taken_the_place_of_a_folder_is_replaced(damage: str, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "mine.txt").write_text("")
    place = cache.cache_folder() / f"there-{'0' * 16}"
    place.parent.mkdir(parents=True, exist_ok=True)
    if damage == "a file":
        place.write_text("")
    else:
        place.symlink_to(tmp_path / ("elsewhere" if damage == "a link" else "nowhere"))
    found = cache.kept(place.name, lambda folder: (folder / "made.txt").write_text("whole"))  # type: ignore[arg-type,return-value]
    found.release()
    assert found.folder == place and not place.is_symlink()
    assert (place / "made.txt").read_text() == "whole"
    assert [file.name for file in (tmp_path / "elsewhere").iterdir()] == ["mine.txt"]


def test_a_cache_that_nobody_may_look_into_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    """As another user's, or a path that is longer than paths may be."""
    monkeypatch.setenv("SPECGRAD_CACHE", f"/tmp/{'long' * 100}")
    found = cache.kept(f"there-{'0' * 16}", lambda folder: (folder / "made.txt").write_text("whole"))  # type: ignore[arg-type,return-value]
    assert (found.folder / "made.txt").read_text() == "whole"


def test_the_folder_of_the_cache_begins_at_the_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Else a program that goes elsewhere has another, and a compiler takes `-x/program.c` for an option."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPECGRAD_CACHE", "-x")
    assert cache.cache_folder() == tmp_path / "-x"


def test_nothing_else_is_removed() -> None:
    root = cache.cache_folder()
    defined_elsewhere("there")
    for name in (".new-left", ".old-left", "notes-of-mine", "kept"):
        (root / name).mkdir(exist_ok=True)
        (root / name / "file.json").write_text("")
    (root / "file-0123456789abcdef").write_text("")
    long_ago = time.time() - 1000 * cache.A_DAY
    for path in (*root.iterdir(), root / "kept" / "file.json", folder_of("there") / ".used"):
        os.utime(path, (long_ago, long_ago))
    cache.prune()
    assert sorted(f.name for f in root.iterdir()) == [".pruned", "file-0123456789abcdef", "kept", "notes-of-mine"]
    assert not (root / "kept" / "file.json").exists()


@LOCKS
def test_one_process_removes_what_others_fill_and_use() -> None:
    """A process that finds a folder either has it whole, or makes it anew."""
    code = f"""
import sys, time, specgrad
from specgrad.libraries import cache
from specgrad.libraries.cache_command import main as command
cache.MOST_BYTES = 0
for turn in range(6):
    ops = specgrad.define({BUMP!r}, namespace=f"ops_{{turn % 2}}", compile="never")
    assert ops.bump(specgrad.zeros(1)).item() == 1.0
    cache.prune()
"""
    processes = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(p.communicate()[1], p.returncode) for p in processes] == [("", 0)] * 3


@LOCKS
def test_the_command_shows_and_clears(capsys: pytest.CaptureFixture[str]) -> None:
    assert command([]) == 0
    assert capsys.readouterr().out == f"0.0 KiB of at most 256.0 MiB, in {cache.cache_folder()}\n"
    defined_elsewhere("one", "two")
    library = specgrad.define(BUMP, namespace="three", compile="never")
    assert command([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [["one", "1"], ["three", "1"], ["two", "1"]]
    assert all(line.endswith("last used today") for line in lines[:-1])
    assert command(["--clear"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 stay, which a process uses, or which cannot be removed"
    assert kept() == ["three"] and library is not None
