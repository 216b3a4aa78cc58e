"""A file is there as a whole or not at all."""

from __future__ import annotations

import errno
import gzip
import os
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from specgrad.autograd.profiler_util import EventList
from specgrad.core.base.files import write_whole
from tests.profiling.forests import event

EXPORTS: dict[str, Callable[[EventList, str], None]] = {
    "trace": lambda events, path: events.export_chrome_trace(path),
    "stacks": lambda events, path: events.export_stacks(path, "self_cpu_time_total"),
}


def events() -> EventList:
    return EventList([event("mul", i, i + 1, stack=["main"]) for i in range(10)])


def test_pieces_of_text_are_a_file(tmp_path: Path) -> None:
    path = tmp_path / "é 😀.txt"
    write_whole(path, iter(["a\n", "é", "\ud800"]))
    assert path.read_bytes() == "a\né\\ud800".encode()
    write_whole(str(path), "new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path], "nothing else stays"


def test_packed_by_its_name(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.json.gz", ["a", "b"])
    assert gzip.decompress((tmp_path / "a.json.gz").read_bytes()) == b"ab"


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_rights_are_those_of_any_new_file_or_of_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "open").touch()
    write_whole(tmp_path / "new", "text")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "open").stat().st_mode
    (tmp_path / "new").chmod(0o640)
    write_whole(tmp_path / "new", "text")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


@pytest.mark.parametrize("export", EXPORTS)
def test_a_path_that_cannot_be_written_is_in_the_error(export: str, tmp_path: Path) -> None:
    for path, kind in ((tmp_path / "no" / "folder", FileNotFoundError), (tmp_path, IsADirectoryError), (tmp_path / ("n" * 300), OSError)):
        with pytest.raises(kind) as caught:
            EXPORTS[export](events(), str(path))
        assert caught.value.filename == str(path)
        assert str(path) in str(caught.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full, a disk that is full")
@pytest.mark.parametrize("export", EXPORTS)
def test_a_full_disk_is_an_error_with_the_path(export: str) -> None:
    with pytest.raises(OSError, match="/dev/full") as caught:
        EXPORTS[export](events(), "/dev/full")
    assert caught.value.errno == errno.ENOSPC
    assert caught.value.filename == "/dev/full"


def pieces_that_fail(error: BaseException) -> Iterator[str]:
    yield "half" * 1_000_000  # more than any buffer holds
    raise error


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt(), ValueError("no")], ids=lambda e: type(e).__name__)
@pytest.mark.parametrize("name", ["file.txt", "file.txt.gz"])
def test_the_old_file_survives_whatever_happens(error: BaseException, name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with pytest.raises(type(error)):
        write_whole(path, pieces_that_fail(error))
    assert not list(tmp_path.iterdir()), "nothing half-written stays"
    path.write_text("old")
    with pytest.raises(type(error)) as caught:
        write_whole(path, pieces_that_fail(error))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    if isinstance(caught.value, OSError):
        assert caught.value.filename == str(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    write_whole(pipe, "text")
    reader.join()
    assert read == ["text"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
