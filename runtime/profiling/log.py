"""What is recorded of a thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter_ns
from typing import Any

from specgrad.leaf import AccumulateGrad
from specgrad.node import Node, Port
from specgrad.tensor import Tensor
from specgrad.views import CopySlices


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


class Log(list[Any]):
    """What a thread does, as it ends: name, start, end, number of the node that was made or run, name, start, ... in one list.

    It holds numbers and names, no tensors and no nodes. An op appends to it in its own function: see exchange.py.
    """

    __slots__ = ("_names", "ident", "open", "thread_name")
    title = "a profile"

    def __init__(self, ident: int, thread_name: str):
        super().__init__()
        self.ident, self.thread_name = ident, thread_name
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
            node = node_of(out)
            self += (name, start, perf_counter_ns(), None if node is None else node.seq)

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """Run a node of a backward pass."""
        if node.__class__ is Port:  # no step to a user
            return run(grad, freed)
        start = perf_counter_ns()
        try:
            return run(grad, freed)
        finally:
            self += (self._names.get(node.__class__) or self._name_of(node), start, perf_counter_ns(), node.seq)

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
        if token in self.open:
            end = perf_counter_ns()
            token[0].crossed = token is not self.open[-1]
            self.open.remove(token)
            self += (*token, end, None)

    def close(self) -> None:
        """End what has begun and will end no more."""
        while self.open:
            self.leave(self.open[-1])
