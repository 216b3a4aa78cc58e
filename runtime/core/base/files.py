"""What a command leaves behind: files that are there as a whole or not at all, and what it prints, which nobody may read."""

from __future__ import annotations

import errno
import gzip
import io
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, cast

_OF_OUTPUT = (errno.EPIPE, errno.ENOSPC, errno.EBADF, errno.EIO)  # what goes wrong with what is printed


def write_whole(path: str | os.PathLike[str], text: str | Iterable[str]) -> None:
    """Write a file, as UTF-8; packed by gzip if its name ends in ".gz".

    The text goes into a file beside it, which takes its place when it is complete. If that fails there is an OSError with the path, nothing
    half-written stays, and a file that was there before is as it was. What is no regular file, such as a pipe, is written to directly.

    Args:
        path: where to.
        text: the text, or its pieces: these are written as they come, so that it is never in memory as a whole.

    >>> import os, tempfile
    >>> from specgrad.core.base.files import write_whole
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "table.txt")
    ...     write_whole(path, ["mul ", "add"])
    ...     open(path).read()
    'mul add'
    """
    pieces = [text] if isinstance(text, str) else text
    packed = os.path.realpath(os.fsdecode(path)).endswith(".gz")
    _write_by(path, lambda file: _write_text(file, pieces, packed))


def write_bytes_whole(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file of bytes in the same way, so that it is there as a whole after a crash of the machine too."""
    _write_by(path, lambda file: _write_bytes(file, content))


def _write_by(path: str | os.PathLike[str], write: Callable[[BinaryIO], None]) -> None:
    name = os.fsdecode(path)
    try:
        target = os.path.realpath(name)  # what a link points to is replaced, not the link
        before = os.stat(target) if os.path.exists(target) else None
        if before is None or stat.S_ISREG(before.st_mode):
            _replace(target, write, before)
        else:
            with open(target, "wb") as file:
                write(file)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), name) from error  # Python makes it the kind of OSError that the number says


def append_whole(path: str | os.PathLike[str], line: str) -> None:
    """Write a line at the end of a file, as UTF-8: all of it, or, if there is an OSError, nothing. The error has the path.

    Args:
        path: the file, which is made if it is not there.
        line: the text, which gets an end of line.
    """
    data = memoryview(f"{line}\n".encode())
    name = os.fsdecode(path)
    try:
        with open(name, "ab", buffering=0) as file:
            size = file.seek(0, os.SEEK_END)
            try:
                while data:
                    data = data[file.write(data) :]
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):  # of what is no regular file
                    file.truncate(size)
                raise
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), name) from error


def require_places(*paths: Path | None) -> None:
    """Raise `ValueError` for a file that cannot be written where it is to lie: before the work whose result it is to have, not after it."""
    for path in paths:
        if path is None:
            continue
        if path.is_dir():
            raise ValueError(f"{path}: it is a folder; name a file")
        if not path.parent.is_dir():
            raise ValueError(f"{path}: there is no folder {path.parent}")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise ValueError(f"{path}: it cannot be written: permission denied")


def _replace(target: str, write: Callable[[BinaryIO], None], before: os.stat_result | None) -> None:
    beside = os.path.join(os.path.dirname(target), f".specgrad-{secrets.token_hex(8)}.tmp")
    try:
        # Not by tempfile, whose files nobody else may read: this one is to have the rights that any new file has.
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666), "wb") as file:
            write(file)
        if before is not None:
            os.chmod(beside, stat.S_IMODE(before.st_mode))
        os.replace(beside, target)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(beside)
        raise


def _write_bytes(file: BinaryIO, content: bytes) -> None:
    file.write(content)
    file.flush()
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        os.fsync(file.fileno())


def _write_text(file: BinaryIO, pieces: Iterable[str], packed: bool) -> None:
    # Without a name and a time, what is packed depends on the text alone.
    stream = cast(BinaryIO, gzip.GzipFile("", "wb", 6, file, mtime=0)) if packed else file
    with io.TextIOWrapper(stream, "utf-8", "backslashreplace", "\n") as text:
        text.writelines(pieces)


def show(text: str) -> str:
    """Print a text. Gives why it could not be printed, "" if it was, or if its reader has stopped early, as `| head` does."""
    if sys.stdout is None:
        return ""
    try:
        print(text, end="", flush=True)
    except BrokenPipeError:
        _print_no_more()
    except OSError as error:
        _print_no_more()
        return f"what was found cannot be printed: {error.strerror}"
    except ValueError:
        return "what was found cannot be printed: the standard output is closed"
    return ""


def printing(command: Callable[[], int]) -> int:
    """Run a command until all that it prints is written; gives its exit status, which is 1 if that is impossible. A reader that stops early is told nothing."""
    try:
        status = command()
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
        return status
    except OSError as error:
        if error.filename is not None or error.errno not in _OF_OUTPUT:
            raise
        _print_no_more()
        if not isinstance(error, BrokenPipeError):
            print(f"specgrad: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1


def _print_no_more() -> None:
    """What is printed from now on, and what is left of what was, goes nowhere: else Python complains as it ends."""
    with suppress(OSError, ValueError):  # of an output that is no file
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
