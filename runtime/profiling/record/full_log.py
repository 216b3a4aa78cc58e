"""The log of a thread with more than times: shapes, floating-point operations, call stacks, memory, a device's times."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from time import perf_counter_ns
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.tensor import Tensor

from .flops import flops_of
from .log import LogEntry, NodeName, RangeLog, RangeName, given, seq_of


class Allocations:
    """Allocations and releases, where compiled code does not trace them, in one list of numbers: time, thread, bytes, time, ..."""

    def __init__(self) -> None:
        self._changes: list[int] = []
        self._known: set[int] = set()  # arrays that are alive, by id

    def made(self, out: Any, at: int) -> None:
        """Note the arrays of an op's result that were not alive before."""
        for value in out if isinstance(out, (tuple, list)) else (out,):
            array = value._array if isinstance(value, Tensor) else value
            if isinstance(array, np.ndarray) and array.base is None and id(array) not in self._known:
                self._known.add(id(array))
                self._note(array.nbytes, at)
                weakref.finalize(array, self._gone, id(array), array.nbytes).atexit = False

    def _gone(self, number: int, size: int) -> None:
        self._known.discard(number)
        self._note(-size, perf_counter_ns())

    def _note(self, size: int, at: int) -> None:
        self._changes += (at, threading.get_ident(), size)

    def noted(self) -> bytes:
        """The changes in the form that compiled code gives."""
        return np.array(self._changes, np.int64).tobytes()


_PLAIN = frozenset((int, float, bool, complex, str))


class Wanted(NamedTuple):
    """What is recorded of each op, besides its times."""

    shapes: bool = False
    flops: bool = False
    stacks: bool = False
    allocations: Any = None  # an Allocations, where compiled code does not trace memory
    device: Any = None  # times what ops start on a device


class FullLog(RangeLog):
    """The log of a thread with the details that were asked for. An entry is added when its op, node or range ends."""

    def __init__(self, ident: int, thread_name: str, wanted: Wanted):
        super().__init__(ident, thread_name, wanted.stacks)
        self.wanted = wanted
        self.entries: list[LogEntry] = []
        self._counted = 0  # operations

    def op(self, name: str, function: FunctionType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call an op's function."""
        wanted = self.wanted
        shapes = values = keywords = None
        if wanted.shapes and name.__class__ is str:  # of an op
            shapes, values = [_shape(a) for a in args], [_value(a) for a in args]
            keywords = {k: _value(v) for k, v in given(function, kwargs).items()}
        stack = native_runtime.stack() if wanted.stacks else None
        counted = self._counted
        timer = wanted.device.begin() if wanted.device is not None else None
        out, flops = None, None
        start = perf_counter_ns()
        try:
            out = function(*args, **kwargs)
        finally:
            end = perf_counter_ns()
            device = wanted.device.end(timer) if timer is not None else None
            if wanted.allocations is not None:
                wanted.allocations.made(out, end)
            if wanted.flops and out is not None and counted == self._counted:  # else it is made of ops that are counted
                flops = flops_of(function, name, args, kwargs, out)
                self._counted += flops or 0
            self.entries.append(LogEntry(name, start, end, seq_of(name, out), shapes, values, keywords, flops, (), stack, device))
        return out

    def part(self, name: str, start: int, end: int, about: str, shapes: list[Any], flops: int) -> None:
        """Something that has run within an op: what it does, the shapes of what it reads, and its operations."""
        wanted = self.wanted
        entry = LogEntry(name, start, end, None)
        if wanted.shapes:
            entry = entry._replace(shapes=[[], *shapes], values=[about, *("" for _ in shapes)], keywords={})
        if wanted.flops and flops:
            entry = entry._replace(flops=flops)
            self._counted += flops
        self.entries.append(entry)

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """Run a node of a backward pass."""
        if node.__class__ is Port:
            return run(grad, freed)
        wanted = self.wanted
        name, seq = NodeName(type(node).name(node)), node.seq
        shapes = [_shape(g) for g in (grad if isinstance(grad, list) else [grad])] if wanted.shapes and grad is not None else None
        counted = self._counted
        timer = wanted.device.begin() if wanted.device is not None else None
        grads: Any = ()
        start = perf_counter_ns()
        try:
            grads = run(grad, freed)
        finally:
            end = perf_counter_ns()
            device = wanted.device.end(timer) if timer is not None else None
            if wanted.allocations is not None:
                wanted.allocations.made(grads, end)
            gradients = tuple(i for i, g in zip(node.inputs, grads) if g is not None) if wanted.flops and counted == self._counted else ()
            self.entries.append(LogEntry(name, start, end, seq, shapes, gradients=gradients, device=device))
        return grads

    def _add_range(self, name: RangeName, start: int, end: int, stack: list[Any] | None) -> None:
        self.entries.append(LogEntry(name, start, end, None, stack=stack))


def _shape(value: Any) -> Any:
    """The shape of a tensor or an array; of a list of them, a list of shapes; [] of anything else, as PyTorch has it."""
    array = value._array if isinstance(value, Tensor) else value
    if hasattr(array, "shape") and not isinstance(array, type):
        return list(array.shape)
    if isinstance(value, (tuple, list)) and any(isinstance(v, Tensor) for v in value):
        return [_shape(v) for v in value]
    return []


def _value(value: Any) -> Any:
    """A number, a text, or a list of such; "" of anything else."""
    if value is None or value.__class__ in _PLAIN:
        return value
    if value.__class__ in (tuple, list) and all(v.__class__ in _PLAIN for v in value):
        return list(value)
    return ""
