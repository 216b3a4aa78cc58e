"""A spec that was read once is taken from a file by the next command: if it is the same, and nothing but what a spec consists of is in the file."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from specgrad.codegen import project
from specgrad.codegen.generate import render
from specgrad.codegen.kept.files import digest, digest_of_sources, kept_file, made_once, read_kept, unpickled
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import Reading
from tests import the_spec

TEXT = """\
- name: bump(Tensor self) -> Tensor
  forward: exp(self)
  self: grad
  docs: A bump.
"""


@pytest.fixture
def times_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were read: specgrad's own spec is that of a folder of the test's, and so is the cache."""
    (tmp_path / "derivatives.yaml").write_text(TEXT)
    where = paths()
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(project, "paths", lambda: where.__class__(tmp_path / "derivatives.yaml", where.generated, where.csrc, where.package))
    texts: list[str] = []
    read = project.SpecFile.read

    def noted(self: project.SpecFile) -> Reading:
        texts.append(self.text)
        return read(self)

    monkeypatch.setattr(project.SpecFile, "read", noted)
    return texts


def spec_file() -> Path:
    return project.paths().spec


def kept_of_spec() -> Path:
    return kept_file("read", spec_file(), ".pickle")


def test_a_spec_is_read_once(times_read: list[str]) -> None:
    first, _ = project.read_spec(None)
    again, _ = project.read_spec(None)
    assert times_read == [TEXT]
    assert first is not again and first == again and again.whole().op("bump").docs.plain == "A bump."


def test_of_another_text_what_is_new_is_read(times_read: list[str]) -> None:
    project.read_spec(None)
    spec_file().write_text(TEXT + TEXT.replace("bump", "hill"))
    for _ in range(2):
        reading, _ = project.read_spec(None)
        assert [(op.name, op.location.line) for op in reading.spec] == [("bump", 1), ("hill", 5)] and not reading.problems
    assert times_read == [TEXT]


def test_mistakes_are_kept_too(times_read: list[str]) -> None:
    spec_file().write_text(TEXT.replace("grad", "missing"))
    first, again = (project.read_spec(None)[0].problems for _ in range(2))
    assert len(times_read) == 1 and first == again and "missing" in first[0].message


def test_with_another_generator_it_is_read_anew(times_read: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    project.read_spec(None)
    monkeypatch.setattr(project, "digest_of_generator", lambda: "another")
    project.read_spec(None)
    assert len(times_read) == 2


def test_sources_and_their_names_make_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("x = 1\n")
    digests = [digest_of_sources([tmp_path])]
    file.write_text("x = 2\n")
    digests.append(digest_of_sources([tmp_path]))
    file.rename(tmp_path / "b.py")
    digests.append(digest_of_sources([tmp_path]))
    assert len(set(digests)) == 3 and digest_of_sources([tmp_path]) == digests[-1]


def test_what_was_damaged_is_read_anew(times_read: list[str]) -> None:
    project.read_spec(None)
    whole = kept_of_spec().read_bytes()
    for count, broken in enumerate((b"", whole[:-9], whole[:50], whole.replace(b"bump", b"dump"), b"\xff" + whole), 2):
        kept_of_spec().write_bytes(broken)
        assert project.read_spec(None)[0].spec.op("bump") and len(times_read) == count
        assert kept_of_spec().read_bytes() == whole


class _Runs:
    def __init__(self, what: Any, *args: Any):
        self.what, self.args = what, args

    def __reduce__(self) -> tuple[Any, ...]:
        return self.what, self.args


@pytest.mark.parametrize("name", ["open", "eval", "getattr", "Path.touch"])
def test_nothing_in_a_file_is_run(name: str, tmp_path: Path) -> None:
    """Whoever can write to the cache could have what they like run, if it were unpickled as it is."""
    mark, file = tmp_path / "mark", tmp_path / "file"
    what = {
        "open": _Runs(open, str(mark), "w"),
        "eval": _Runs(eval, f"open({str(mark)!r}, 'w')"),
        "getattr": _Runs(getattr, mark, "touch"),
        "Path.touch": _Runs(Path.touch, mark),
    }[name]
    content = f"{digest('text')}\n".encode() + pickle.dumps(what)
    file.write_bytes(digest(content).encode() + b"\n" + content)
    assert read_kept(file) == content, "the file is as it would have been written"
    assert made_once(file, "text", lambda: "made") == "made"
    assert not mark.exists()


def test_where_nothing_can_be_written_nothing_is_kept(times_read: list[str], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    assert all(project.read_spec(None)[0].spec.op("bump") for _ in range(2)) and len(times_read) == 2


def test_what_is_generated_is_the_same() -> None:
    whole = Reading(the_spec.spec(), (), frozenset())
    again = unpickled(pickle.dumps(whole, pickle.HIGHEST_PROTOCOL)).whole()
    assert render(again, paths().csrc) == the_spec.files()
