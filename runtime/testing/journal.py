"""Finished results, kept in a file from which a later run goes on.

The file has a line of JSON for each result, written as soon as there is one. A run that is killed leaves at most its last line broken, and that
is cut off. A line counts as long as its key is the same: a digest of all that the result depends on.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import specgrad
from specgrad import codegen
from specgrad.core.base.files import append_whole


class Journal:
    """A file of results.

    Args:
        path: the file; made with the first result if it is not there.
        key: gives for the name of a result the digest of all that the result depends on.
    """

    key: Callable[[str], str]
    path: Path

    def __init__(self, path: Path, key: Callable[[str], str]):
        self.path, self.key = path, key
        self.known: dict[str, Any] = {name: value for name, written, value in _entries(path) if written == key(name)}  # what counts, in JSON's own types
        self.error: str = ""  # why the file is not complete

    def add(self, name: str, value: Any) -> None:
        """Keep a result. If the file cannot be written, as on a full disk, that is said once on stderr, and the run goes on without it."""
        if self.error:
            return
        try:
            append_whole(self.path, json.dumps({"name": name, "key": self.key(name), "value": value}))
        except OSError as error:
            self.error = f"{error.filename}: {error.strerror}; from {name} on, nothing is kept in it"
            print(self.error, file=sys.stderr)


def _entries(path: Path) -> Iterator[tuple[str, str, Any]]:
    """Name, key and value of each line. A broken last line is cut off the file, so that what follows is a line of its own."""
    if not path.is_file():  # a device or a pipe has nothing to go on from, and may have no end
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        os.truncate(path, len(whole))
    for line in whole.decode("utf-8", "replace").splitlines():
        try:
            entry = json.loads(line)
            yield entry["name"], entry["key"], entry["value"]
        except (ValueError, KeyError, TypeError):
            continue  # not written by a run


def files_digest(files: Iterable[Path]) -> str:
    """A digest of what some files hold."""
    return sha256(b"".join(sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def sources_digest(folders: Iterable[Path] = ()) -> str:
    """A digest of the sources of the package, of the generator with its templates, and of those in other folders."""
    digest = sha256()
    for folder in (Path(specgrad.__path__[0]), Path(codegen.__path__[0]), *folders):
        for path in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".j2")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
