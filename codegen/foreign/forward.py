"""The forward of a foreign op: what this project knows of it, and its results at given arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..model.op import Op
from .functions import NAMED
from .interpret import Interpreter, Unknown, bound
from .samples import Arguments, Sampler
from .schema import REQUIRED, Schema


class Forward:
    """What an op computes: a meaning that the table states, an op of this project, or a function that is known by name."""

    interpreter: Interpreter
    schema: Schema
    kind: str
    name: str

    def __init__(self, schema: Schema, interpreter: Interpreter):
        self.schema, self.interpreter = schema, interpreter
        self.plain: str = schema.base.rstrip("_") if schema.in_place else schema.base
        self.foreach: bool = schema.base.startswith("_foreach_")
        self.ops: list[Op] = self.candidates()
        self.kind, self.name = self.found()
        self.sampler: Sampler = Sampler(schema, self.ops, interpreter.table)

    def candidates(self) -> list[Op]:
        """This project's ops of that name."""
        name = self.plain.removeprefix("_foreach_")
        short = name.removeprefix("special_").removeprefix("linalg_")
        ops = self.interpreter.ops
        found = ops.get(name) or ops.get(f"special_{short}") or ops.get(f"linalg_{short}") or ops.get(short) or []
        return [op for op in found if not op.signature.is_inplace]

    def found(self) -> tuple[str, str]:
        """Where the forward is known, "meaning", "op" or "function", and under which name; "" if it is not known."""
        names = (self.schema.name, self.schema.base, f"{self.plain}.{self.schema.overload}", self.plain, self.plain.removeprefix("_foreach_"))
        needed = {p.name for p in self.schema.params if p.default is REQUIRED and p.type != "Generator"}
        given = {p.name for p in self.schema.params}
        for name in names:
            meaning = self.interpreter.table.meanings.get(name)
            if meaning and needed <= {n for n, _ in meaning.params} and {n for n, default in meaning.params if default is ...} <= given:
                return "meaning", name
        if self.ops:
            return "op", self.ops[0].signature.public_name
        return ("function", self.plain) if self.plain in NAMED else ("", "")

    def results(self, args: Arguments) -> list[Any]:
        """What it gives; what works on lists works on each item by itself."""
        if self.foreach:
            count = len(next(v for v in args.values() if isinstance(v, list)))
            items = [{k: v[i] if isinstance(v, list) else v for k, v in args.items()} for i in range(count)]
            return [self.of_one(item)[0] for item in items]
        return self.of_one(args)

    def of_one(self, args: Arguments) -> list[Any]:
        if self.kind == "meaning":
            meaning = self.interpreter.table.meanings[self.name]
            known = {n for n, _ in meaning.params}
            value = self.interpreter.meaning(meaning, [], {k: v for k, v in args.items() if k in known})
        elif self.kind == "op":
            value = self.by_op(args)
        else:
            value = self.interpreter.call(self.name, list(args.values()))
        values = list(value) if isinstance(value, (list, tuple)) else [value]
        values = [np.asarray(v) if isinstance(v, (np.generic, float, int)) else v for v in values]
        if self.schema.in_place and flows(args.get("self")):  # what is computed in place has the dtype of what is there
            values = [v.astype(args["self"].dtype) if v.dtype == bool else v for v in values]
        return values

    def by_op(self, args: Arguments) -> Any:
        """Our own op, its arguments found by name or, where the names differ, by place."""
        given = {k: v for k, v in args.items() if v is not None}
        for op in self.ops:
            names = {p.name for p in op.signature.params}
            named = {k: v for k, v in given.items() if k in names}
            if len(named) < len([k for k in given if not isinstance(given[k], bool)]):
                continue
            found = bound(op, [], named)
            if found is not None:
                return self.interpreter.op(op, found)
        for op in self.ops:
            found = bound(op, list(args.values()), {})
            if found is not None:
                return self.interpreter.op(op, found)
        raise Unknown(f"{self.schema.name}, whose arguments do not fit this project's op")

    def dtypes(self) -> list[str]:
        """In which dtypes it is tried: what the table says of its name, or else what this project's op takes."""
        table, classes = self.interpreter.table, {c for op in self.ops for c in op.classes}
        names = {self.schema.name, self.schema.base, self.plain, self.plain.removeprefix("_foreach_")}
        if names & table.complex_only:
            return ["complex128"]
        takes_complex = "c" in classes and not names & table.real if self.kind == "op" else bool(names & table.complex)
        takes_floats = not self.ops or "f" in classes or not takes_complex
        return ["float64"] * takes_floats + ["complex128"] * takes_complex


def flows(value: Any) -> bool:
    """Whether derivatives flow through a value: an array of real or complex numbers, or a list of them."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(v, np.ndarray) and np.issubdtype(v.dtype, np.inexact) for v in value)
    return isinstance(value, np.ndarray) and np.issubdtype(value.dtype, np.inexact)
