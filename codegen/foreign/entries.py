"""A foreign derivatives.yaml -> formulas, each with its place in the file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..problems import Location, Mistake, ProblemReport
from ..read.source import Items, Mapping, Text, Unread, read
from .schema import Schema, read_schema

_NO_FORMULAS = ("name", "output_differentiability", "dispatch")
GRADIENT, TANGENT = "gradient", "tangent"
NO_DERIVATIVE = "non_differentiable"


@dataclass(frozen=True)
class Formula:
    """One line of the file: the gradient of inputs, or the tangent of results."""

    schema: Schema
    names: tuple[str, ...]
    kind: str  # GRADIENT or TANGENT
    text: str
    location: Location
    dispatch: str  # the backend that it is for
    differentiable: tuple[bool, ...] | None = None  # which results have gradients, if the entry says so
    tree: ast.expr | None = field(default=None, compare=False, repr=False)  # of a format whose reader makes it
    unreadable: str = ""  # why there is no tree

    @property
    def key(self) -> str:
        return ", ".join(self.names)

    @property
    def title(self) -> str:
        backend = f" [{self.dispatch}]" if self.dispatch != "Default" else ""
        return f"{self.schema.name} {self.key}{backend}"


@dataclass(frozen=True)
class Entry:
    """An op of the file."""

    schema: Schema
    formulas: tuple[Formula, ...]
    moved: tuple[str, ...] = ()  # the inputs that have tangents, of an entry that has no gradient formulas

    @property
    def inputs(self) -> set[str]:
        """The inputs that have derivatives."""
        return {n for f in self.formulas for n in f.names if f.kind == GRADIENT and f.text != NO_DERIVATIVE} | set(self.moved)


def read_entries(text: str, file: str, report: ProblemReport) -> list[Entry]:
    """All entries of a file in PyTorch's format; what cannot be read is reported."""
    found = []
    for item in read(text, file, report):
        if isinstance(item, Unread):  # which is reported
            continue
        with report:
            if not isinstance(item, Mapping):
                raise Mistake(item.at() if isinstance(item, Text) else item.location, "an entry is a mapping that begins with 'name:'")
            found.append(_entry(item))
    return found


def _entry(item: Mapping) -> Entry:
    name = item.get("name")
    if not isinstance(name, Text):
        raise Mistake(item.location, "an entry has a 'name:' with the op's schema")
    try:
        schema = read_schema(name.value)
    except ValueError as error:
        raise Mistake(name.at(), str(error)) from None
    flags = item.get("output_differentiability")
    differentiable = None
    if isinstance(flags, Items) and all(isinstance(f, Text) and f.value in ("True", "False") for f in flags.values):
        differentiable = tuple(str(f) == "True" for f in flags.values)
    formulas = tuple(_formulas(item, schema, differentiable, "Default"))
    dispatch = item.get("dispatch")
    if isinstance(dispatch, Mapping):
        for backend, lines in dispatch.entries:
            if not isinstance(lines, Mapping):
                raise Mistake(backend.at(), "what is dispatched is a mapping of formulas")
            formulas += tuple(_formulas(lines, schema, differentiable, backend.value))
    return Entry(schema, formulas)


def _formulas(item: Mapping, schema: Schema, differentiable: tuple[bool, ...] | None, dispatch: str) -> Iterator[Formula]:
    params = {p.name for p in schema.params}
    for key, value in item.entries:
        if key.value in _NO_FORMULAS:
            continue
        names = tuple(n.strip() for n in key.value.split(","))
        if not isinstance(value, Text):
            raise Mistake(key.at(), f"the formula of {key.value!r} is a text")
        if set(names) <= params:
            kind = GRADIENT
        elif set(names) <= set(schema.results):
            kind = TANGENT
        else:
            raise Mistake(key.at(), f"{schema.name} has no {key.value!r}, neither as a parameter nor as a result")
        yield Formula(schema, names, kind, value.value, value.at(), dispatch, differentiable)
