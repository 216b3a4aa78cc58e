"""A program as a function of Python: a line for each native program and each call, in order, that lets go of each array once nobody reads it any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .cut import Mismatch
from .native import Native
from .program import Call, Give, KernelCall, Program, Value, values_in

if TYPE_CHECKING:
    from .on_device.place import Place

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


def straight_line(program: Program, parts: Sequence[Part], run: Callable[[Part], Callable[..., Any]], place: Place | None = None) -> Callable[..., Any]:
    """Args:
    program: what it computes.
    parts: of what, in order.
    run: of a part, what is called with its arrays: of a native program, with its inputs; of a call, with its operands.
    place: the device whose arrays it takes; None: NumPy's.
    """
    return _Writer(program, parts, run, place).written()


def straight_line_in_parts(
    program: Program, parts: Sequence[Part], run: Callable[[Part], Callable[..., Any]], place: Place | None = None
) -> Callable[..., Any]:
    """The same as a generator, of a list of the inputs, each of which may be put there as late as right before it is read. It gives what is read, and at its
    end the outputs."""
    return _Writer(program, parts, run, place).written_in_parts()


class _Writer:
    def __init__(self, program: Program, parts: Sequence[Part], run: Callable[[Part], Callable[..., Any]], place: Place | None):
        self.program, self.parts, self.run, self.place = program, parts, run, place
        self.names: dict[str, Any] = {"asarray": _asarray, "check": check if place is None else place.check, "Mismatch": Mismatch}  # beside arrays
        self.shown: dict[Value, list[Value]] = {}  # by memory, the values that there are
        self.lines: list[str] = []
        self.waiting: dict[Value, None] = {}  # inputs that are taken when they are read

    def written(self) -> Callable[..., Any]:
        for value in self.program.inputs:
            self._has(value)
            self._check(value)
        return self._made(f"def program({', '.join(map(_name, self.program.inputs))}):", self._results())

    def written_in_parts(self) -> Callable[..., Any]:
        self.waiting = dict.fromkeys(self.program.inputs)
        self.lines.append("yield")  # without which a function is no generator
        return self._made("def program(given):", self._results())

    def _results(self) -> str:
        """Write all lines but the last, which gives this."""
        inputs, outputs = self.program.inputs, self.program.outputs
        last = {memory: i for i, part in enumerate(self.parts) for memory in _read(part)}
        last.update((memory, len(self.parts)) for v in (*inputs, *outputs) for memory in _needed(v))
        for i, part in enumerate(self.parts):
            self._take(_read(part))
            self._native(part, i) if isinstance(part, Native) else self._call(part, i)
            over = {memory for memory in (*_read(part), *(v.memory for v in _made(part))) if last.get(memory, i) == i}
            gone = [_name(v) for memory in over for v in self.shown.pop(memory, ())]
            self.lines += [f"del {', '.join(gone)}"] if gone else []
        self._take({memory for v in outputs for memory in _needed(v)})
        return ", ".join([self._operand(v) + (".copy('K')" if self._is_shared(i, v) else "") for i, v in enumerate(outputs)])

    def _made(self, head: str, results: str) -> Callable[..., Any]:
        text = "\n    ".join([head, *self.lines, f"return [{results}]"])
        exec(text, self.names)  # its words are all from here: what users write is called by names of ours
        return self.names["program"]

    def _take(self, memory: set[Value]) -> None:
        """Have the inputs that are read here for the first time."""
        for i, value in enumerate(self.program.inputs):
            if value in memory and value in self.waiting:
                del self.waiting[value]
                self.lines.append(f"{_name(value)} = given[{i}]")
                self._has(value)
                self._check(value)

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
        if isinstance(part, Give):
            self.lines.append(f"yield {given}")
            return
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
        if self.place is not None:
            self.names[f"of_{name}"] = value
            self.lines.append(f"check(of_{name}, {name})")
            return
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


def _asarray(found: Any) -> Any:
    """What NumPy gives as a scalar, as an array."""
    return np.asarray(found) if isinstance(found, np.generic) else found


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
