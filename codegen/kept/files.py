"""What one command makes and the next need not make again: files in a checkout's build folder, or in the user's cache.

A file is written as a whole or not at all, and says which digest it was made for: one that is for another, that cannot be read or is not what was
written counts as none.
"""

from __future__ import annotations

import gc
import io
import os
import pickle
import platform
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from ..paths import cache_folder, paths

T = TypeVar("T")

GENERATOR = Path(__file__).parent.parent
_GENERATOR_PACKAGE = __package__.rpartition(".")[0]
_HEAD = 32  # letters of a digest
_BESIDE = {("builtins", "complex"), ("builtins", "Ellipsis")}  # what a spec that was read consists of, beside our own classes


def kept_file(what: str, spec: Path, ending: str) -> Path:
    """Where something of a spec is kept."""
    folder = paths().kept if "SPECGRAD_CACHE" not in os.environ else None
    return (folder or cache_folder()) / "kept" / f"{what}-{spec.stem[:80]}-{digest(str(spec.resolve()))[:16]}{ending}"


def digest(text: str | bytes) -> str:
    return sha256(text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text).hexdigest()[:_HEAD]


def digest_of_sources(folders: Iterable[Path]) -> str:
    """What code depends on that this Python runs from folders of sources, whose names count too."""
    total = sha256(f"{sys.version}\n{platform.machine()}".encode())
    for folder in folders:
        for file in sorted((*folder.rglob("*.py"), *folder.rglob("*.pyi"))):
            total.update(sha256(f"{file}\n".encode() + file.read_bytes()).digest())
    return total.hexdigest()[:_HEAD]


def read_kept(file: Path) -> bytes | None:
    """What was written to a file, if it is all there."""
    try:
        found = file.read_bytes()
    except OSError:
        return None
    head, line, content = found[:_HEAD], found[_HEAD : _HEAD + 1], found[_HEAD + 1 :]
    return content if line == b"\n" and head == digest(content).encode() else None


def write_kept(file: Path, content: bytes) -> None:
    """Write a file that several processes may write at once. In a folder that cannot be written, nothing is kept."""
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=".new-", dir=file.parent)
        try:
            with open(handle, "wb") as out:
                out.write(digest(content).encode() + b"\n" + content)
            os.replace(beside, file)
        except OSError:
            os.unlink(beside)
            raise


def read_made(file: Path, of: str) -> bytes | None:
    """What was written to a file, if it was made of the same. Of what another generator made not even the classes may be there."""
    content, head = read_kept(file), f"{digest(of)}\n".encode()
    return content[len(head) :] if content is not None and content.startswith(head) else None


def write_made(file: Path, of: str, content: bytes) -> None:
    """Write what was made of something."""
    write_kept(file, f"{digest(of)}\n".encode() + content)


def made_once(file: Path, of: str, make: Callable[[], T], worth: Callable[[T], bool] = lambda made: True) -> T:
    """What `make` gives, which is taken from a file if it was made of the same before and was worth keeping."""
    content = read_made(file, of)
    if content is not None:
        with suppress(pickle.UnpicklingError):
            return unpickled(content)
    made = make()
    if worth(made):
        write_made(file, of, pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    return made


@cache
def digest_of_generator() -> str:
    """What reading a spec depends on beside its text: the generator, and the handwritten functions that a spec may name."""
    return digest_of_sources((GENERATOR, paths().package))


class Unpickler(pickle.Unpickler):
    """One that makes objects of the generator's own classes and runs nothing else, whatever is in a file."""

    def find_class(self, module: str, name: str) -> Any:
        return _class(module, name)


@cache
def _class(module: str, name: str) -> Any:
    known = module == "ast" or module.startswith(f"{_GENERATOR_PACKAGE}.")
    found = pickle.Unpickler(io.BytesIO()).find_class(module, name) if known or (module, name) in _BESIDE else None
    if not isinstance(found, (type, type(...))):
        raise pickle.UnpicklingError(f"a spec does not consist of {module}.{name}")
    return found


def unpickled(content: bytes) -> Any:
    with no_collections():
        return Unpickler(io.BytesIO(content)).load()


@contextmanager
def no_collections() -> Iterator[None]:
    """For what makes many small objects, of which none is garbage: collections would take most of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
