"""The names in the code of functions."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType
from typing import Any

_LOADS = ("LOAD_GLOBAL", "LOAD_NAME")
_LOADS_OF_SOMETHING = ("IMPORT_FROM", "LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR", "LOAD_SUPER_METHOD")
_WRITES_A_TEXT = ("FORMAT_VALUE", "FORMAT_SIMPLE", "FORMAT_WITH_SPEC", "BUILD_STRING")
NAMES_BY_TEXTS = {"__dict__", "attrgetter", "getattr", "globals", "hasattr", "methodcaller", "vars"}  # what looks up names that are texts


@dataclass(eq=False)
class CodeNames:
    """Args:
    looked_up: names that code, and what is defined within, looks up anywhere, and texts in it, which may be such.
    attributes: those of them that are looked up in something.
    texts: those texts of which it may ask whether they are names.
    loaded: names of globals and builtins.
    imported: modules that it imports, as the statement says.
    makes_names: whether it may look up names that it puts together.
    """

    looked_up: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    loaded: set[str] = field(default_factory=set)
    imported: set[str] = field(default_factory=set)
    makes_names: bool = False


@lru_cache(maxsize=1 << 12)
def names_of(code: CodeType) -> CodeNames:
    """The names in code."""
    found = CodeNames()
    for inner in _codes(code):
        texts = set(filter(str.isidentifier, _texts(inner.co_consts)))
        found.looked_up |= {*inner.co_names, *texts}
        steps = [(step.opname, step.argval) for step in dis.get_instructions(inner)]
        found.attributes |= {*texts, *(name for step, name in steps if step in _LOADS_OF_SOMETHING)}
        found.loaded |= {name for step, name in steps if step in _LOADS}
        found.imported |= {name for step, name in steps if step == "IMPORT_NAME"}
        if NAMES_BY_TEXTS & {*inner.co_names}:
            found.texts |= texts
            found.makes_names |= any(step in _WRITES_A_TEXT for step, _ in steps)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _texts(constants: Any) -> Iterator[str]:
    for constant in constants:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, (tuple, frozenset)):
            yield from _texts(constant)
