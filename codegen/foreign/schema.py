"""Function schemas of PyTorch: `name.overload(Tensor self, SymInt[2] stride=1, *, Scalar? p=None) -> (Tensor a, Tensor b)`."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cached_property

MAX_LENGTH = 5_000
_SCHEMA = re.compile(r"(?P<base>[A-Za-z_]\w*)(?:\.(?P<overload>\w+))?\((?P<params>.*)\)\s*->\s*(?P<returns>.+)", re.DOTALL)
_PARAM = re.compile(r"(?P<type>[A-Za-z_]\w*)(?P<alias>\([^)]*\))?(?P<suffix>[?\[\]\d]*)\s+(?P<name>[A-Za-z_]\w*)(?:\s*=\s*(?P<default>.+))?")
_RESULT = re.compile(r"(?P<type>[A-Za-z_]\w*)(?:\([^)]*\))?(?P<suffix>[?\[\]\d]*)(?:\s+(?P<name>[A-Za-z_]\w*))?")
_ENUMS = {"Mean": 1, "contiguous_format": "contiguous_format", "long": "long"}
REQUIRED = object()


@dataclass(frozen=True)
class Param:
    name: str
    type: str  # "Tensor", "SymInt", "Scalar", ...
    is_list: bool
    optional: bool
    default: object = REQUIRED
    keyword_only: bool = False
    length: int = 1  # of a list that one number may stand for

    @property
    def is_tensor(self) -> bool:
        return self.type == "Tensor"


@dataclass(frozen=True)
class Schema:
    """What a foreign op takes and gives."""

    base: str
    overload: str
    params: tuple[Param, ...]
    results: tuple[str, ...]  # names, as formulas have them
    list_result: bool

    @property
    def name(self) -> str:
        return f"{self.base}.{self.overload}" if self.overload else self.base

    @cached_property
    def tensors(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.is_tensor)

    @property
    def in_place(self) -> bool:
        return self.base.endswith("_") and not self.base.startswith("__")

    @property
    def is_random(self) -> bool:
        return any(p.type == "Generator" for p in self.params)


def read_schema(text: str) -> Schema:
    """The schema in a text; raises ValueError with what is wrong."""
    match = _SCHEMA.fullmatch(text.strip()) if len(text) <= MAX_LENGTH else None
    if match is None:
        raise ValueError(f"not a function schema: {text[:80]!r}")
    parts = _parts(match["params"])
    star = parts.index("*") if "*" in parts else len(parts)
    params = tuple(_param(p, number > star) for number, p in enumerate(parts) if p != "*")
    returns = match["returns"].strip()
    inside = returns[1:-1] if returns.startswith("(") and returns.endswith(")") else returns
    found = []
    for number, part in enumerate(_parts(inside)):
        result = _RESULT.fullmatch(part)
        if result is None:
            raise ValueError(f"not a result: {part!r}")
        found.append((result["name"] or ("result" if len(_parts(inside)) == 1 else f"result{number}"), result["suffix"]))
    return Schema(match["base"], match["overload"] or "", params, tuple(name for name, _ in found), len(found) == 1 and "[" in found[0][1])


def _param(text: str, keyword_only: bool) -> Param:
    match = _PARAM.fullmatch(text)
    if match is None:
        raise ValueError(f"not a parameter: {text!r}")
    length = re.search(r"\[(\d+)\]", match["suffix"])
    default = REQUIRED if match["default"] is None else _default(match["default"].strip())
    return Param(match["name"], match["type"], "[" in match["suffix"], match["suffix"].endswith("?"), default, keyword_only, int(length[1]) if length else 1)


def _default(text: str) -> object:
    if text in _ENUMS:
        return _ENUMS[text]
    try:
        return ast.literal_eval({"true": "True", "false": "False"}.get(text, text))
    except (ValueError, SyntaxError):
        return text


def _parts(text: str) -> list[str]:
    """The parts between commas that no bracket holds."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
    return [p for p in (*parts, text[start:].strip()) if p]
