"""A program as a function of Python: a line for each native program and each call, in order, that lets go of each array once nobody reads it any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from .cut import Mismatch
from .native import Native
from .program import Call, KernelCall, Program, Value, values_in

Part = Native | Call


def check(value: Value, array: Any) -> None:
    """Raises:
    Mismatch: an array is not laid out as it was when the function was traced.
    """
    like = value.like
    if array.__class__ is not np.ndarray or array.dtype != like.dtype or array.shape != like.shape:
        raise Mismatch
    if array.size and array.strides != like.strides and any(a != b for a, b, size in zip(array.strides, like.strides, like.shape) if size > 1):
        raise Mismatch


def straight_line(program: Program, parts: Sequence[Part], run: Callable[[Part], Callable[..., Any]]) -> Callable[..., list[Any]]:
    """Args:
    program: what it computes.
    parts: of what, in order.
    run: of a part, what is called with its arrays: of a native program, with its inputs; of a call, with its operands.
    """
    return _Writer(program, parts, run).written()


class _Writer:
    def __init__(self, program: Program, parts: Sequence[Part], run: Callable[[Part], Callable[..., Any]]):
        self.program, self.parts, self.run = program, parts, run
        self.names: dict[str, Any] = {"asarray": np.asarray, "check": check, "Mismatch": Mismatch}  # what lines call and read, beside arrays
        self.shown: dict[Value, list[Value]] = {}  # by memory, the values that there are
        self.lines: list[str] = []

    def written(self) -> Callable[..., list[Any]]:
        inputs, outputs = self.program.inputs, self.program.outputs
        for value in inputs:
            self._has(value)
            self._check(value)
        last = {memory: i for i, part in enumerate(self.parts) for memory in _read(part)}
        last.update((memory, len(self.parts)) for v in (*inputs, *outputs) for memory in _needed(v))
        for i, part in enumerate(self.parts):
            self._native(part, i) if isinstance(part, Native) else self._call(part, i)
            over = {memory for memory in (*_read(part), *(v.memory for v in _made(part))) if last.get(memory, i) == i}
            gone = [_name(v) for memory in over for v in self.shown.pop(memory, ())]
            self.lines += [f"del {', '.join(gone)}"] if gone else []
        results = [self._operand(v) + (".copy()" if self._is_shared(i, v) else "") for i, v in enumerate(outputs)]
        text = "\n    ".join([f"def program({', '.join(map(_name, inputs))}):", *self.lines, f"return [{', '.join(results)}]"])
        exec(text, self.names)  # its words are all from here: what users write is called by names of ours
        made: Callable[..., list[Any]] = self.names["program"]
        return made

    def _is_shared(self, i: int, output: Value) -> bool:
        """Whether others hold its memory too: who called, or a result before it."""
        return output.memory in self.program.inputs or output in self.program.outputs[:i]

    def _has(self, value: Value) -> None:
        shown = self.shown.setdefault(value.memory, [])
        if value not in shown:
            shown.append(value)

    def _native(self, part: Native, i: int) -> None:
        given = ", ".join([self._operand(v) for v in part.inputs])
        self.names[f"run{i}"] = self.run(part)
        self.lines += [f"found = run{i}({given})", "if found is None:", "    raise Mismatch"]
        if part.outputs:
            self.lines.append(f"{', '.join(map(_name, part.outputs))}, = found")
        self.lines.append("del found")
        for value in part.outputs:
            self._has(value)

    def _call(self, part: Call, i: int) -> None:
        given = ", ".join([self._operand(o) for o in part.operands])
        self.names[f"run{i}"] = self.run(part)
        to = [_name(v) for v in part.results]
        self.lines.append(f"{', '.join(to)}{',' if part.several and to else ''}{' = ' if to else ''}run{i}({given})")
        for name, value in zip(to, part.results):
            if not value.like.ndim:
                self.lines.append(f"{name} = asarray({name})")
            if not isinstance(part, KernelCall):
                self._check(value)
            self._has(value)

    def _check(self, value: Value) -> None:
        name, like = _name(value), value.like
        self.names |= {f"of_{name}": value, f"dtype_{name}": like.dtype, f"shape_{name}": like.shape, f"strides_{name}": like.strides}
        layout = f"{name}.dtype is dtype_{name} and {name}.shape == shape_{name} and {name}.strides == strides_{name}"
        self.lines.append(f"{layout} or check(of_{name}, {name})")

    def _operand(self, operand: Any) -> str:
        """How a line reads an operand."""
        if isinstance(operand, Value):
            self._show(operand)
            return _name(operand)
        if type(operand) in (tuple, list) and any(values_in(operand)):
            inner = "".join(f"{self._operand(o)}, " for o in operand)
            return f"({inner})" if type(operand) is tuple else f"[{inner}]"
        name = f"given{len(self.names)}"
        self.names[name] = operand
        return name

    def _show(self, value: Value) -> None:
        """Have a value: a view is made where it is read first."""
        if value in self.shown.get(value.memory, ()):
            return
        step = value.shown_by
        assert value.source is not None and step is not None
        given = ", ".join([self._operand(o) for o in step.operands])
        self.names[f"shows_{_name(value)}"] = step.function
        place = f"[{step.results.index(value)}]" if step.several else ""
        self.lines.append(f"{_name(value)} = shows_{_name(value)}({given}){place}")
        self._has(value)


def _name(value: Value) -> str:
    return f"a{value.number}"


def _read(part: Part) -> set[Value]:
    """The memory that it reads."""
    return {memory for v in (part.inputs if isinstance(part, Native) else part.values()) for memory in _needed(v)}


def _needed(value: Value) -> Iterator[Value]:
    """The memory that a value shows; of a view, also what it takes to show it."""
    yield value.memory
    for operand in value.shown_by.values() if value.shown_by is not None else ():
        yield from _needed(operand)


def _made(part: Part) -> list[Value]:
    return part.outputs if isinstance(part, Native) else part.results
