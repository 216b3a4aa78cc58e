"""Where generated libraries are kept from run to run, each under a digest of all that it was made from.

The folder stays small: what was used longest ago is removed when something is added. A process holds a lock on what it uses, and that stays.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from specgrad.codegen.paths import cache_folder

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

A_DAY = 24 * 3600.0
MOST_SECONDS = 90 * A_DAY  # since it was used
MOST_BYTES = 256 * 2**20  # of all
PRUNED_EVERY = 300.0  # seconds: the most that can be added in that time is a part of the whole
_PRUNED = ".pruned"  # the file whose time is when that was last done
_USED = ".used"  # the file in a folder whose lock says that it is used, and whose time when it was
_CONTENT = "content.txt"  # in each folder: a digest of the files that it was filled with, and their names
_FRESH, _OLD = ".new-", ".old-"  # how the names of folders begin that are filled, or removed
_NAME = re.compile(r"[a-z][a-z_0-9]*-[0-9a-f]{16}")


@dataclass
class Kept:
    """A folder of the cache that this process uses.

    Args:
        folder: the folder.
        lock: an open file, whose lock keeps other processes from removing the folder; None where there is none.
    """

    folder: Path
    lock: int | None = None

    def release(self) -> None:
        """Let other processes remove the folder."""
        lock, self.lock = self.lock, None
        if lock is not None:
            os.close(lock)


@dataclass(frozen=True)
class Entry:
    """A folder that is kept.

    Args:
        folder: the folder.
        kind: what its name begins with: "compiled", or a library's.
        size: the bytes of its files.
        last_use: when it was used.
    """

    folder: Path
    kind: str
    size: int
    last_use: float


def entries() -> list[Entry]:
    """What is kept."""
    root = cache_folder()
    found = [f for f in sorted(root.iterdir()) if f.is_dir() and not f.is_symlink() and _NAME.fullmatch(f.name)] if root.is_dir() else []
    return [Entry(f, f.name.rpartition("-")[0], _size(f), _last_use(f)) for f in found]


def kept(name: str, fill: Callable[[Path], None]) -> Kept:
    """The folder of a name: found, or filled now. It appears when it is complete, so several processes may fill it at once; one that was damaged is replaced.

    Where the cache cannot be read or written, the folder lasts as long as the process.
    """
    folder = cache_folder() / name
    try:
        found = _used(folder)
        if found is not None:
            if _is_whole(folder):
                return found
            found.release()
        cache_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=_FRESH, dir=cache_folder()))
    except OSError:
        fresh = temporary()
        fill(fresh)
        return Kept(fresh)
    mine = None
    try:
        fill(fresh)
        names = sorted(file.relative_to(fresh).as_posix() for file in fresh.rglob("*") if file.is_file())
        (fresh / _CONTENT).write_text("\n".join([_content(fresh, names), *names]), encoding="utf-8")
        (fresh / _USED).touch()
        mine = _used(fresh)
        if folder.is_symlink() or folder.is_file():
            folder.unlink(missing_ok=True)
        elif folder.exists() and not _is_whole(folder):
            shutil.rmtree(folder, ignore_errors=True)
        os.replace(fresh, folder)
    except OSError:
        if mine is not None:
            mine.release()
        mine = _used(folder)  # which another process has filled meanwhile
        if mine is None:
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    _prune_now_and_then()
    return Kept(folder, mine.lock if mine is not None else None)


def _is_whole(folder: Path) -> bool:
    """Whether a folder holds what it was filled with; compiled kernels come later, and are checked by those who load them."""
    try:
        found, *names = (folder / _CONTENT).read_text(encoding="utf-8").split("\n")
        return _content(folder, names) == found
    except (OSError, ValueError):
        return False


def _content(folder: Path, names: Iterable[str]) -> str:
    return digest(*(part for name in names for part in (name.encode(), (folder / name).read_bytes())))


def _used(folder: Path) -> Kept | None:
    """A folder that is there, used from now on; None if it is not there."""
    if not folder.is_dir():
        return None
    file = folder / _USED
    try:
        lock = os.open(file, os.O_RDONLY)
    except FileNotFoundError:
        return Kept(folder) if folder.is_dir() else None
    except OSError:
        return Kept(folder)
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_SH)
        if not os.path.samestat(os.fstat(lock), os.stat(file)):
            raise FileNotFoundError
    except FileNotFoundError:  # it was removed before it was locked
        os.close(lock)
        return None
    except OSError:  # of a file system without locks
        os.close(lock)
        return Kept(folder)
    with suppress(OSError):  # of a cache that cannot be written
        os.utime(file)
    return Kept(folder, lock)


def _prune_now_and_then() -> None:
    """To look at all that a full cache holds takes longer than to compile a small program."""
    stamp = cache_folder() / _PRUNED
    with suppress(OSError):
        if 0 <= time.time() - stamp.stat().st_mtime < PRUNED_EVERY:
            return
    prune()
    with suppress(OSError):  # of a cache that cannot be written
        stamp.touch()


def prune() -> None:
    """Remove what was not used for long, and of the rest what was used longest ago, until it is small enough; nothing that any process uses."""
    root, now, size = cache_folder(), time.time(), 0
    with suppress(OSError):
        entries = [(_last_use(entry), entry) for entry in root.iterdir() if entry.is_dir() and not entry.is_symlink()]
        for last, entry in sorted(entries, reverse=True):
            if _NAME.fullmatch(entry.name):
                size += _size(entry)
                if now - last > MOST_SECONDS or size > MOST_BYTES:
                    remove(entry)
            elif entry.name.startswith((_FRESH, _OLD)) and now - last > A_DAY:  # of a process that was killed
                shutil.rmtree(entry, ignore_errors=True)
        for file in (root / "kept").glob("*"):
            if now - file.stat().st_mtime > MOST_SECONDS:
                file.unlink(missing_ok=True)


def _last_use(folder: Path) -> float:
    for file in (folder / _USED, folder):
        with suppress(OSError):
            return file.stat().st_mtime
    return time.time()  # it was removed meanwhile


def _size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*"))


def remove(folder: Path) -> None:
    """Remove a folder that no process uses: moved away first, so that nobody finds a part of it."""
    lock = None
    with suppress(OSError):  # somebody uses it, or has removed it, or it is not ours
        try:
            if fcntl is not None and (folder / _USED).exists():
                lock = os.open(folder / _USED, os.O_RDONLY)
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            elif time.time() - _last_use(folder) < MOST_SECONDS:  # nobody can say whether it is used
                return
            old = folder.with_name(f"{_OLD}{folder.name}-{os.getpid()}")
            os.replace(folder, old)
            shutil.rmtree(old, ignore_errors=True)
        finally:
            if lock is not None:
                os.close(lock)


def temporary() -> Path:
    """A folder that is removed when the process ends."""
    folder = tempfile.mkdtemp(prefix="specgrad-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@cache
def generator_digest() -> str:
    """Of the generator and all that it reads: another generator makes other code."""
    from specgrad.codegen.paths import paths

    where = paths()
    codegen = Path(__file__).parents[2] / "codegen" if where.catalogue else where.package / "codegen"
    files = [where.spec, *(f for pattern in ("*.py", "*.j2") for f in sorted(codegen.rglob(pattern))), *sorted(where.csrc.rglob("*.[ch]"))]
    return digest(*(file.read_bytes() for file in files))


def digest(*parts: bytes) -> str:
    """Of some bytes, in 16 letters."""
    found = sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "little") + part)
    return found.hexdigest()[:16]
