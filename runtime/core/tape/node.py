"""The nodes of the recorded graph. A Node knows where its gradients go (`next`) and how to compute them, in two readings."""

from __future__ import annotations

import itertools
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import specgrad.core.kernels.table  # noqa: F401  # which fills `native_runtime`
from specgrad.array.base import native_runtime
from specgrad.core.base.locks import lock

if TYPE_CHECKING:
    from specgrad.core.engine.hooks import RemovableHandle
    from specgrad.core.engine.node_api import InputMetadata

    from .saved_tensor import SavedTensor

new: Callable[[Any], Any] = native_runtime.new_instance  # makes an instance without a call to __init__
clock: Iterator[int] = itertools.count(1)  # one for nodes and for in-place changes: what came later has the larger number
next_seq: Callable[[], int] = clock.__next__


# Of a node's attributes, those that are the engine's and not for users; slots are left out of dir() too.
INTERNAL = frozenset((
    "__annotations__", "__firstlineno__", "__module__", "__slots__", "__static_attributes__", "__weakref__",
    "_backward", "_fitted", "_gradient", "_outputs", "_packable", "_read_saved", "inputs", "leaf", "outputs", "release",
    "run_arrays", "run_tensors", "saved", "shown",
))  # fmt: skip


class Freed(list[Any]):
    """Takes the place of the changes of saved values that a backward pass has freed: [infinity, code and instruction of the call].

    It is younger than any node, so that the check for later changes finds it too.
    """

    __slots__ = ()


class NodeExtra:
    """What few nodes have: hooks, metadata, a trace. Absent parts are None, found on the class."""

    metadata: dict[Any, Any] | None = None
    tensor_hooks: OrderedDict[int, Any] | None = None  # of the tensor that the node made, run before anything else
    retain_grad: Any = None  # a weak reference to the tensor whose .grad is to be kept
    prehooks: OrderedDict[int, Any] | None = None
    hooks: OrderedDict[int, Any] | None = None
    post_accumulate_hooks: Any = None  # of a leaf: run(leaf) calls them
    tangents: dict[str, Any] | None = None  # in forward mode: of saved values, by name
    packed: dict[str, Any] | None = None  # saved values that saved-tensor hooks have packed
    runs: frozenset[object] = frozenset()  # going on, for which those are unpacked
    reaching: dict[int, Any] | None = None  # shape, dtype and device of each gradient that reaches the node, by output
    result: Any = None  # of an in-place change of a view: weak reference to the view's new node


class SavedAttribute:
    """`_saved_<name>` or `_raw_saved_<name>` of a node. The classes have one for each; with a __getattr__ instead, all that is read of a node took longer."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __get__(self, node: Node | None, owner: type[Node]) -> Any:
        return self if node is None else node._read_saved(self.name)


class Node:
    """A step of the backward pass.

    `next` holds, for each differentiable input, the node that takes its gradient, or None. `run_arrays` computes on raw
    arrays; `run_tensors` computes with recorded ops, so that its result can be differentiated again.
    """

    __slots__ = ("__weakref__", "extra", "next", "seq")

    next: tuple[Node | None, ...]
    seq: int
    extra: NodeExtra | None
    saved: dict[str, tuple[str, str, int]] = {}
    shown: bool = True  # to a user, as what an edge leads to
    outputs: tuple[bool, ...] = (True,)  # of the op's results: which are differentiable
    inputs: tuple[str, ...] = ()  # what the gradients that it computes belong to, by name

    if TYPE_CHECKING:  # what bind.py attaches
        _input_metadata: tuple[InputMetadata, ...]

        def register_hook(self, fn: Callable[..., Any]) -> RemovableHandle: ...
        def register_prehook(self, fn: Callable[..., Any]) -> RemovableHandle: ...
        def __call__(self, *grads: Any) -> Any: ...
        def __getattr__(self, name: str) -> Any: ...  # _saved_<name> and _raw_saved_<name>
        def _read_saved(self, attribute: str) -> Any: ...
        def _packable(self) -> Iterable[SavedTensor]: ...

    def __init__(self, *args: Any, **kwargs: Any):
        raise TypeError(f"cannot create {type(self).__name__!r} instances: ops make nodes where they are recorded")

    def __init_subclass__(cls, shown_as: str = "") -> None:
        """Name the class as users are to see it, since PyTorch has one name for nodes of several ops; `__qualname__` tells them apart."""
        if shown_as:
            cls.__name__ = shown_as
        for name, (_, kind, _) in vars(cls).get("saved", {}).items():
            for attribute in (f"_saved_{name}", *((f"_raw_saved_{name}",) if kind != "plain" else ())):
                setattr(cls, attribute, SavedAttribute(attribute))

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        raise NotImplementedError

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        raise NotImplementedError

    def release(self, freed: Freed) -> None:
        """Let go of what was saved."""

    def _outputs(self) -> int:
        """How many outputs a node has that has several."""
        return len(self.results)  # in a slot of those that have

    def leaf(self) -> Any:
        """The leaf for which the node accumulates, if it is of one that is still there."""
        return None

    def name(self) -> str:
        """The name of the node, such as MulBackward0."""
        return type(self).__name__

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """The nodes that take this node's gradients, each with the number of the output that the gradient belongs to."""
        return tuple(edge_target(edge) for edge in self.next)

    @property
    def metadata(self) -> dict[Any, Any]:
        """A dictionary for whatever a user wants to keep with the node."""
        extra = extra_of(self)
        if extra.metadata is None:
            extra.metadata = {}
        return extra.metadata

    @property
    def requires_grad(self) -> bool:
        return True

    def _sequence_nr(self) -> int:
        """The node's place on the clock: what was recorded later has the larger number."""
        return int(self.seq)

    def _register_hook_dict(self, tensor: Any) -> None:
        """Here for programs that call it: hooks of a tensor are its node's from the start."""
        if not hasattr(tensor, "_node"):
            raise TypeError(f"_register_hook_dict expected a variable, got {type(tensor).__name__}")

    def __dir__(self) -> list[str]:
        slots = {slot for cls in type(self).__mro__ for slot in getattr(cls, "__slots__", ())}
        return sorted({*super().__dir__()} - slots - INTERNAL)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(f"cannot pickle {type(self).__name__!r} object: a node belongs to the graph of its process")

    def __repr__(self) -> str:
        return f"<{type(self).name(self)} object at {id(self):#x}>"


class Port(Node):
    """One output of a node that has several: collects that output's gradient and hands it on with its number."""

    __slots__ = ("index",)

    def __init__(self, node: Node, index: int):
        self.next: tuple[Node | None, ...] = (node,)
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        self.index: int = index

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return ({self.index: grad},)

    run_tensors = run_arrays


class Adapter(Node):
    """Stands on an edge and changes the gradient that passes; a user sees the node behind it."""

    __slots__ = ()

    def for_saved(self, array: Any) -> Node | None:
        """The edge for the saved input itself, which is as it was before the op changed its shape or dtype."""
        raise NotImplementedError


def extra_of(node: Node) -> NodeExtra:
    if node.extra is None:
        with lock:  # two threads may need what nobody has made yet, and both shall have the same
            if node.extra is None:
                node.extra = NodeExtra()
    return node.extra


def edge_target(edge: Node | None) -> tuple[Node | None, int]:
    """The node behind an edge as users see it, and the output's number."""
    while isinstance(edge, Adapter):
        edge = edge.next[0]
    if isinstance(edge, Port):
        return edge.next[0], edge.index
    return (edge, 0) if edge is None or edge.shown else (None, 0)
