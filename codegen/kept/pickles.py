"""Pickles of what was read of a spec, in which places in the file are counted from a line of their own, or left out.

What such a pickle is read with makes objects of the generator's own classes and runs nothing else, whatever is in a file.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from ..problems import Location
from .files import Unpickler, no_collections

_COLUMNS = 1 << 32  # more than a line has
_NOWHERE = Location("", 0, 0)


def pickled(item: object, line: int | None, alike: bool = False) -> bytes:
    """The pickle of an item that begins in a line; None leaves all places out.

    Args:
        alike: what is equal has one pickle, whichever of its parts are one object; it is longer.
    """
    out = io.BytesIO()
    _Pickler(out, line, alike).dump(item)
    return out.getvalue()


def unpickled_at(content: bytes, file: str, line: int) -> Any:
    """What such a pickle holds, of an item that has some lines before it. Raises `pickle.UnpicklingError`."""
    return _Places(content, file, line).load()


def unpickled_nowhere(content: bytes) -> Any:
    """What a pickle without places holds."""
    with no_collections():
        return _Nowhere(io.BytesIO(content)).load()


class _Pickler(pickle.Pickler):
    def __init__(self, out: io.BytesIO, line: int | None, alike: bool):
        super().__init__(out, pickle.HIGHEST_PROTOCOL)
        self.line = line
        self.fast = alike

    def persistent_id(self, item: object) -> int | None:
        if not isinstance(item, Location):
            return None
        return 0 if self.line is None else (item.line - self.line) * _COLUMNS + item.column


class _Places(Unpickler):
    def __init__(self, content: bytes, file: str, line: int):
        super().__init__(io.BytesIO(content))
        self.file, self.line = file, line

    def persistent_load(self, place: Any) -> Location:
        if not isinstance(place, int):
            raise pickle.UnpicklingError("no place in a file")
        line, column = divmod(place, _COLUMNS)
        return Location(self.file, self.line + line, column)


class _Nowhere(Unpickler):
    def persistent_load(self, place: Any) -> Location:
        return _NOWHERE
