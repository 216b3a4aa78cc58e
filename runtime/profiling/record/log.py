"""The log of a thread: the names and times of its ops, nodes and ranges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from time import perf_counter_ns
from types import FunctionType
from typing import Any, NamedTuple

from specgrad.array.base import native_runtime
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import CopySlices


class PassName(str):
    """The name of a whole backward pass, which is no op to a user."""

    __slots__ = ()


class NodeName(str):
    """The name of a node that a backward pass has run; its class tells it from an op's name in a log."""

    __slots__ = ()


class RangeName(str):
    """The name of a user's range."""

    __slots__ = ("args", "crossed")

    args: str | None
    crossed: bool  # it ended while one that had begun later went on


class LogEntry(NamedTuple):
    """One op, node or range. Numbers, names and places: no tensors, no nodes."""

    name: str
    start: int
    end: int
    seq: int | None
    shapes: list[Any] | None = None
    values: list[Any] | None = None
    keywords: dict[str, Any] | None = None
    flops: int | None = None
    gradients: tuple[str, ...] = ()  # of a node: the inputs whose gradients it has computed
    stack: list[Any] | None = None
    device: Any = None


NOT_OF_OPS = frozenset({"out", "inplace", "axis", "keepdims"})  # parameters of functions without an entry in the spec that say how, or are other names


@cache
def beside_op(function: FunctionType) -> frozenset[str]:
    """The parameters of a function that its op does not have: where results go, and other names of other parameters."""
    code, objects = function.__code__, function.__globals__
    op = objects.get(f"op_{code.co_name}") or objects.get(f"op_{code.co_name.removesuffix('_')}")
    if op is None:
        return NOT_OF_OPS
    return frozenset(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]) - {name for name, _ in op.params}


def given(function: FunctionType, keywords: dict[str, Any]) -> dict[str, Any]:
    """The keyword arguments of a call, less the parameters that the op has not and that were not given."""
    beside = beside_op(function)
    return {name: value for name, value in keywords.items() if name not in beside or (value is not None and value is not False)}


def node_of(out: Any) -> Node | None:
    """The node that made what an op gives."""
    if isinstance(out, (tuple, list)):
        out = next((t for t in out if isinstance(t, Tensor) and t._node is not None), None)
    node = out._node if isinstance(out, Tensor) else None
    return node.next[0] if node.__class__ is Port else node


def node_of_change(changed: Any) -> Node | None:
    """The node of an in-place change: that of a view is in the history of the view's base."""
    if isinstance(changed, Tensor) and changed._extra is not None and changed._extra.view is not None:
        node: Node | None = changed._extra.view.base._node
        if node.__class__ is CopySlices:
            return node
    return node_of(changed)


def recorded_name(op_name: str) -> str:
    """The name under which calls of an op of the spec are recorded."""
    return op_name.removeprefix("nn.functional.")


def changes_in_place(name: str) -> bool:
    """Whether the name of an op says that it changes its first argument in place."""
    return name.partition(".")[0].endswith("_")


def out_of_place(name: str) -> str:
    """The name of the op, or the op of which this is the in-place form: "add" for "add_", "pow.scalar" for "pow_.scalar"."""
    base, dot, overload = name.partition(".")
    return f"{base.removesuffix('_')}{dot}{overload}"


def seq_of(name: str, out: Any) -> int | None:
    """The number of the node that made what the op of this name gave; None without one."""
    node = node_of_change(out) if changes_in_place(name) else node_of(out)
    return None if node is None else node.seq


class PythonEvents(list[Any]):
    """The Python form of compiled code's `Events`: one list of name, start, end, number of the node, name, start, ..."""

    __slots__ = ("_count",)

    def __init__(self) -> None:
        super().__init__()
        self._count: int | None = None  # the length at close(): an op that is still running then appends later

    def add(self, name: str, start: int, end: int, seq: int | None) -> None:
        """Add one."""
        self += (name, start, end, seq)

    def timed(self, name: str, seq: int | None, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function, and add how long that took."""
        start = perf_counter_ns()
        try:
            return function(*args)
        finally:
            self += (name, start, perf_counter_ns(), seq)

    def close(self) -> None:
        """Add no more."""
        self._count = len(self)

    def columns(self) -> tuple[list[Any], list[int], list[int], list[int | None]]:
        """The names, the starts, the ends and the numbers."""
        return tuple(self[column : self._count : 4] for column in range(4))  # type: ignore[return-value]


class RangeLog:
    """The part of a log that records users' ranges."""

    __slots__ = ("ident", "open", "stacks", "thread_name")

    ident: int
    stacks: bool
    thread_name: str
    title = "a profile"
    _add_range: Callable[[RangeName, int, int, list[Any] | None], None]  # with its start, its end and, if `stacks`, where it was called

    def __init__(self, ident: int, thread_name: str, stacks: bool = False):
        self.ident, self.thread_name, self.stacks = ident, thread_name, stacks
        self.open: list[Any] = []  # ranges that have begun

    def enter(self, name: str, args: str | None) -> Any:
        """Begin a user's range."""
        label = RangeName(name)
        label.args = args
        token = (label, native_runtime.stack() if self.stacks else None, perf_counter_ns())
        self.open.append(token)
        return token

    def leave(self, token: Any) -> None:
        """End a user's range, if this log has seen it begin and not end."""
        end = perf_counter_ns()
        crossed = self.open[-1:] != [token]
        try:
            self.open.remove(token)
        except ValueError:  # its thread and the one that closes the log may both end it: one of them is first
            return
        label, stack, start = token
        label.crossed = crossed
        self._add_range(label, start, end, stack)

    def close(self) -> None:
        """End the ranges that have begun, and record no more."""
        for token in reversed(self.open[:]):
            self.leave(token)


@cache
def _interned(text: str) -> NodeName:
    return NodeName(text)


_SAME_FOR_A_CLASS = (Node.name, AccumulateGrad.name)  # methods that give all nodes of a class one name


class Log(RangeLog):
    """What a thread does, as it ends: names, times, and numbers of the nodes that were made or run; no tensors and no nodes.

    Ops append to `events` themselves: see recording_code.py.
    """

    __slots__ = ("_names", "events")

    def __init__(self, ident: int, thread_name: str):
        super().__init__(ident, thread_name)
        self.events: Any = (native_runtime.Events or PythonEvents)()
        self._names: dict[type, NodeName] = {}

    @property
    def entries(self) -> Iterable[LogEntry]:
        """What was recorded, in the order of ends."""
        return map(LogEntry, *self.events.columns())

    def op(self, name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call an op's function. Only the first op of a thread comes here; the following ones append to `events` themselves."""
        start = perf_counter_ns()
        out = None
        try:
            out = function(*args, **kwargs)
            return out
        finally:
            end = perf_counter_ns()
            self.events.add(name, start, end, seq_of(name, out))

    def part(self, name: str, start: int, end: int, about: str, shapes: list[Any], flops: int) -> None:
        """Something that has run within an op, as a kernel of a compiled function."""
        self.events.add(name, start, end, None)

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """Run a node of a backward pass."""
        if node.__class__ is Port:  # no step to a user
            return run(grad, freed)
        return self.events.timed(self._names.get(node.__class__) or self._name_of(node), node.seq, run, grad, freed)

    def _name_of(self, node: Node) -> NodeName:
        name = _interned(type(node).name(node))  # not node.name: a custom function may keep something else under that
        if type(node).name in _SAME_FOR_A_CLASS:
            self._names[type(node)] = name
        return name

    def _add_range(self, name: RangeName, start: int, end: int, stack: list[Any] | None) -> None:
        self.events.add(name, start, end, None)

    def close(self) -> None:
        super().close()
        self.events.close()
