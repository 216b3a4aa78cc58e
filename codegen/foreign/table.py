"""The table of what foreign functions mean in this project's terms: expressions, and on what the ops of foreign entries are tried."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from ..model.op import Domain, TensorSample
from ..read.source import LOADER
from .syntax import called_names

_HEAD = re.compile(r"(?P<name>[\w.]+)\((?P<params>.*)\)")


@dataclass(frozen=True)
class Meaning:
    """What a foreign function computes: named parts, and an expression of its parameters and these."""

    name: str
    params: tuple[tuple[str, Any], ...]  # with their defaults; `...` for none
    parts: tuple[tuple[str, ast.expr], ...]
    result: ast.expr
    text: str

    def bind(self, args: list[Any], named: dict[str, Any]) -> dict[str, Any]:
        """The values of the parameters in a call."""
        if len(args) > len(self.params):
            raise TypeError(f"{self.name} takes {len(self.params)} arguments, not {len(args)}")
        env: dict[str, Any] = {}
        for number, (name, default) in enumerate(self.params):
            env[name] = args[number] if number < len(args) else named.get(name, default)
            if env[name] is ...:
                raise TypeError(f"{self.name} needs {name!r}")
        return env


@dataclass
class Table:
    meanings: dict[str, Meaning] = field(default_factory=dict)
    samples: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    domains: dict[str, dict[str, Domain]] = field(default_factory=dict)
    complex: set[str] = field(default_factory=set)  # ops that are tried on complex numbers too, beside those that the spec knows as such
    complex_only: set[str] = field(default_factory=set)
    real: set[str] = field(default_factory=set)  # ops that are not, though the spec has them for complex numbers
    one_dtype: set[str] | None = None  # elementwise ops that do not promote; None where no formula sees real and complex numbers together

    def transposes(self) -> frozenset[str]:
        """Meanings that are the transpose of an op by definition, by themselves or by what they call."""
        calls = {m.name: called_names(m.result).union(*(called_names(tree) for _, tree in m.parts)) for m in self.meanings.values()}
        found = {"adjoint", "real_adjoint", "convolution_backward", "unfold_backward"}
        while more := {name for name, called in calls.items() if called & found} - found:
            found |= more
        return frozenset(found)


def load_table(path: Path) -> Table:
    """The table in a file of this package."""
    found = yaml.load(path.read_text(encoding="utf-8"), LOADER)
    table = Table()
    table.complex, table.complex_only, table.real = (set(found.get(key, [])) for key in ("complex", "complex_only", "real"))
    table.one_dtype = set(found["one_dtype"]) if "one_dtype" in found else None
    for head, text in found["meanings"].items():
        meaning = _meaning(str(head), str(text))
        table.meanings[meaning.name] = meaning
    for name, rows in found.get("samples", {}).items():
        table.samples[name] = [{key: _sample(value) for key, value in row.items()} for row in rows]
    for name, row in found.get("domains", {}).items():
        table.domains[name] = {key: _domain(str(text)) for key, text in row.items()}
    return table


def _meaning(head: str, text: str) -> Meaning:
    match = _HEAD.fullmatch(head)
    assert match, head
    params = ast.parse(f"def f({match['params']}): pass").body[0]
    assert isinstance(params, ast.FunctionDef)
    names = [a.arg for a in params.args.args]
    defaults = [..., *[...] * len(names)][: len(names) - len(params.args.defaults)] + [ast.literal_eval(d) for d in params.args.defaults]
    *assigned, last = ast.parse(text.strip()).body
    parts = []
    for statement in assigned:
        assert isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name), head
        parts.append((statement.targets[0].id, statement.value))
    assert isinstance(last, ast.Expr), head
    return Meaning(match["name"], tuple(zip(names, defaults)), tuple(parts), last.value, text)


def _sample(value: Any) -> Any:
    """{shape: [3]} and the like are tensors; other values are themselves."""
    if isinstance(value, dict):
        if "ints" in value:
            low, high = value["ints"]
            return TensorSample(tuple(value["shape"]), "ints", low, high)
        if "data" in value:
            return TensorSample((), "data", data=value["data"])
        if "bools" in value:
            return TensorSample(tuple(value["bools"]), "bools")
        return TensorSample(tuple(value["shape"]))
    return [_sample(v) for v in value] if isinstance(value, list) else value


def _domain(text: str) -> Domain:
    low, high, avoid, distinct = float("-inf"), float("inf"), [], False
    for part in filter(None, (p.strip() for p in text.split(","))):
        if part == "distinct":
            distinct = True
        elif "!=" in part:
            avoid.append(float(part.rpartition("!=")[2]))
        else:
            below, _, above = part.partition("x")
            low = float(below.strip(" <")) if below.strip() else low
            high = float(above.strip(" <")) if above.strip(" <") and "<" in above else high
            low = float(above.strip(" >")) if ">" in above else low
    return Domain(low, high, tuple(avoid), distinct)
