"""Where an op was called, from the code and instructions of a stack."""

from __future__ import annotations

from functools import lru_cache
from types import CodeType
from typing import Any

from specgrad.base.call_site import line_of, own


def source_lines(stack: list[Any] | None) -> list[str]:
    """A stack as text, the innermost place first, without the package's own frames."""
    return [] if stack is None else [_source(code, at) for code, at in zip(stack[::2], stack[1::2]) if not own[code.co_filename]]


@lru_cache(maxsize=4096)
def _source(code: CodeType, instruction: int) -> str:
    return f"{code.co_filename}({line_of(code, instruction)}): {code.co_name}"


def module_hierarchy(stack: list[Any] | None) -> str:
    """The classes whose `forward` the stack passes through, outermost first: 'MLP.Linear'."""
    if stack is None:
        return ""
    names: list[str] = []
    for code in reversed(stack[::2]):
        owner = "" if own[code.co_filename] else _class_of(code)
        if owner and (not names or names[-1] != owner):
            names.append(owner)
    return ".".join(names)


def _class_of(code: CodeType) -> str:
    """The class of a method `forward`, by its qualified name; Python tells that from 3.11 on."""
    if code.co_name != "forward":
        return ""
    path = getattr(code, "co_qualname", code.co_name).rpartition(".")[0]
    return path.rpartition(".")[2]
