"""What is recorded of a thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter_ns
from typing import Any

from specgrad.array import native
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import CopySlices


class PassName(str):
    """The name of what is no op to a user: a whole backward pass."""

    __slots__ = ()


class NodeName(str):
    """The name of a node that a backward pass has run: in a log, what distinguishes it from an op's."""

    __slots__ = ()


@cache
def _interned(text: str) -> NodeName:
    return NodeName(text)


_OF_THE_CLASS = (Node.name, AccumulateGrad.name)  # the same for all nodes of a class


# Parameters of functions that their ops do not have: where results go, and NumPy's names of other parameters.
NOT_OF_OPS = frozenset({"out", "inplace", "axis", "keepdims"})


def given(keywords: dict[str, Any]) -> dict[str, Any]:
    """The keyword arguments of a call, less the parameters that no op has and that were not given."""
    return {name: value for name, value in keywords.items() if name not in NOT_OF_OPS or (value is not None and value is not False)}


class RangeName(str):
    """The name of a user's range."""

    __slots__ = ("args", "crossed")

    args: str | None
    crossed: bool  # it ended while one that had begun later went on


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


def changes_in_place(name: str) -> bool:
    """Whether an op of this name does."""
    return name.partition(".")[0].endswith("_")


def ended(token: Any, open: list[Any]) -> bool:
    """Whether a range had begun; it has no more. Its thread and the one that ends the log may both say so: one of them is first."""
    crossed = open[-1:] != [token]
    try:
        open.remove(token)
    except ValueError:
        return False
    token[0].crossed = crossed
    return True


class PythonEvents(list[Any]):
    """What compiled code offers as `Events`, in Python: name, start, end, number of the node, name, start, ... in one list."""

    __slots__ = ("_count",)

    def __init__(self) -> None:
        super().__init__()
        self._count: int | None = None  # when it was closed: an op that goes on meanwhile still appends

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


class Log:
    """What a thread does, as it ends: names, times, and numbers of the nodes that were made or run; no tensors and no nodes.

    An op adds to its events by itself: see recording_code.py.
    """

    __slots__ = ("_names", "events", "ident", "open", "thread_name")
    title = "a profile"

    def __init__(self, ident: int, thread_name: str):
        self.ident, self.thread_name = ident, thread_name
        self.events = (native.Events or PythonEvents)()
        self.open: list[tuple[RangeName, int]] = []  # ranges that have begun
        self._names: dict[type, NodeName] = {}

    def op(self, name: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call an op's function: of the first op of a thread; those that follow append by themselves."""
        start = perf_counter_ns()
        out = None
        try:
            out = function(*args, **kwargs)
            return out
        finally:
            end = perf_counter_ns()
            node = node_of_change(out) if changes_in_place(name) else node_of(out)
            self.events.add(name, start, end, None if node is None else node.seq)

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """Run a node of a backward pass."""
        if node.__class__ is Port:  # no step to a user
            return run(grad, freed)
        return self.events.timed(self._names.get(node.__class__) or self._name_of(node), node.seq, run, grad, freed)

    def _name_of(self, node: Node) -> NodeName:
        name = _interned(type(node).name(node))  # not node.name: a custom function may keep something else under that
        if type(node).name in _OF_THE_CLASS:
            self._names[type(node)] = name
        return name

    def enter(self, name: str, args: str | None) -> Any:
        """Begin a user's range."""
        label = RangeName(name)
        label.args = args
        token = (label, perf_counter_ns())
        self.open.append(token)
        return token

    def leave(self, token: Any) -> None:
        """End a user's range, if this log has seen it begin."""
        end = perf_counter_ns()
        if ended(token, self.open):
            label, start = token
            self.events.add(label, start, end, None)

    def close(self) -> None:
        """End what has begun and will end no more."""
        for token in reversed(self.open[:]):
            self.leave(token)
        self.events.close()
