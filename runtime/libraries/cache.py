"""Where generated libraries are kept from run to run, each under a digest of all that it was made from."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

from specgrad.codegen.paths import cache_folder


def kept(name: str, fill: Callable[[Path], None]) -> Path:
    """The folder of a name: found, or filled now. It appears when it is complete, so several processes may fill it at once.

    Where the cache cannot be written, the folder lasts as long as the process.
    """
    folder = cache_folder() / name
    if folder.is_dir():
        return folder
    try:
        cache_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=".new-", dir=cache_folder()))
    except OSError:
        fresh = temporary()
        fill(fresh)
        return fresh
    try:
        fill(fresh)
        os.replace(fresh, folder)
    except OSError:
        if not folder.is_dir():  # which another process has filled meanwhile
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return folder


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
