"""What the node of a custom function keeps, and how it is given back.

An output refers to its node, so a node that kept its own outputs would close a reference cycle. Outputs are therefore kept as an array and
a number, and inputs that have a history as separate handles, whether they come by save_for_backward or as attributes of ctx. Reference
counts then free the graph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.core.base.state import grad_enabled, without_grad
from specgrad.core.tape import saved_tensor
from specgrad.core.tape.node import Freed, Node, Port, edge_target, new, next_seq
from specgrad.core.tape.saved import stale_saved, tensor_at, with_saved_tangents
from specgrad.core.tape.saved_hooks import Packed
from specgrad.core.tape.tensor import Tensor

if TYPE_CHECKING:
    from specgrad.core.tape.node import NodeExtra

    from .node import FunctionNode


class KeptOutput:
    """An output of the function itself."""

    __slots__ = ("array", "changes", "kind", "number")

    array: Any
    changes: list[Any]
    kind: type[Tensor]

    def __init__(self, tensor: Tensor, number: int):
        self.array, self.changes, self.kind = tensor._array, tensor._changes, tensor.__class__
        self.number: int = number

    def of(self, node: FunctionNode) -> Tensor:
        if self.changes[0] > node.seq:
            raise stale_saved(node, self.array, self.changes, node, self.number)
        out: Tensor = new(self.kind)
        out._array, out._changes, out._extra = self.array, self.changes, None
        out._node = Port(node, self.number) if node._several else node
        return out if node.extra is None else with_saved_tangents(node, f"output {self.number}", out)


class KeptIntermediate:
    """A tensor that is neither input nor output, but was computed from an input: a second derivative must not pass through it."""

    __slots__ = ("tensor", "what")

    tensor: Tensor
    what: str

    def __init__(self, tensor: Tensor, what: str):
        self.tensor, self.what = tensor, what

    def of(self, node: FunctionNode) -> Tensor:
        tensor = self.tensor
        if tensor._changes[0] > node.seq:
            raise stale_saved(node, tensor._array, tensor._changes, None, 0)
        if not grad_enabled():
            return tensor
        return tensor_at(tensor._array, tensor._changes, Undifferentiated(node, self.what))


class KeptTuple:
    """A tuple kept as an attribute, some items of which would close a reference cycle."""

    __slots__ = ("items",)

    def __init__(self, items: list[Any]):
        self.items: list[Any] = items

    def of(self, node: FunctionNode) -> tuple[Any, ...]:
        return tuple(item.of(node) if item.__class__ in KEPT else item for item in self.items)


class KeptPacked:
    """What a pack hook returned for a saved tensor, and the tensor's edge in the graph."""

    __slots__ = ("at", "edge", "number", "packed", "what")

    def __init__(self, saved: Any, packed: Packed, at: int):
        self.at: int = at
        self.number: Any = saved.number if saved.__class__ is KeptOutput else None
        self.what = saved.what if saved.__class__ is KeptIntermediate else ""
        self.edge: Node | None = saved._node if isinstance(saved, Tensor) else None
        self.packed: Packed = packed

    def of(self, node: FunctionNode) -> Tensor:
        tensor = self.packed.tensor(node)
        edge = self.edge
        if self.number is not None:
            edge = Port(node, self.number) if node._several else node
        elif self.what and grad_enabled():
            edge = Undifferentiated(node, self.what)
        label = self._label()
        if edge is None and not (node.extra is not None and label in (node.extra.tangents or ())):
            return tensor
        return with_saved_tangents(node, label, tensor_at(tensor._array, [0], edge))

    def keep_tangents(self, node: FunctionNode, saved: Any) -> None:
        """Keep the tangents of a packed tensor with the node: hooks do not see them. Those of an output follow when `jvp` has computed them."""
        if isinstance(saved, Tensor) and saved._extra is not None and saved._extra.tangents:
            from specgrad.core.tape.tangents import keep_with_node

            keep_with_node(node, self._label(), saved._extra.tangents)

    def _label(self) -> str:
        return f"saved {self.at}" if self.number is None else f"output {self.number}"


class Undifferentiated(Node):
    """The node of an intermediate in a recorded backward pass: a gradient that arrives here cannot be passed on."""

    __slots__ = ("function", "what")

    def __init__(self, node: FunctionNode, what: str):
        self.next: tuple[Node | None, ...] = node.next
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        self.function: str = node._forward_cls.__name__
        self.what: str = what

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        array = grad._array if isinstance(grad, Tensor) else grad
        if not array.any():
            return (None,) * len(self.next)  # nothing is lost
        raise RuntimeError(
            f"trying to differentiate {self.function}.backward through {self.what}, which is neither an input nor an output of {self.function}.forward: it was "
            "computed there without being recorded, so the second derivative would silently be wrong. Save the inputs instead and compute it again in "
            "backward, or return it from forward as one more output, or mark backward with @once_differentiable if no second derivative is needed."
        )

    run_tensors = run_arrays


KEPT: frozenset[Any] = frozenset((KeptOutput, KeptIntermediate, KeptPacked, KeptTuple))


def given_back(node: FunctionNode, saved: Any) -> Any:
    """What save_for_backward was given, from what was kept of it."""
    if saved is None:
        return None
    if saved.__class__ in KEPT:
        return saved.of(node)
    if saved._changes[0] > node.seq:
        source, number = edge_target(saved._node) if saved._node is not None else (None, 0)
        raise stale_saved(node, saved._array, saved._changes, source, number)
    return saved


def kept(tensor: Tensor, outputs: dict[int, int]) -> Any:
    """What to keep for a tensor: the tensor itself, unless that could close a reference cycle. `outputs`: the numbers of the outputs, by id."""
    number = outputs.get(id(tensor))
    if number is not None:
        return KeptOutput(tensor, number)
    node = tensor._node
    if node is None or not node.next:
        return tensor
    handle: Tensor = new(tensor.__class__)
    handle._array, handle._changes, handle._node, handle._extra = tensor._array, tensor._changes, node, tensor._extra
    return handle


def keep_attributes(node: FunctionNode, attributes: dict[str, Any], outputs: dict[int, int]) -> None:
    """Take from ctx the attributes that would close a reference cycle; reading them gives them back."""
    taken: dict[str, Any] = {}
    for name, value in attributes.items():
        if isinstance(value, Tensor):
            item = kept(value, outputs)
            if item is not value:
                taken[name] = item
        elif value.__class__ is tuple:
            items = [kept(item, outputs) if isinstance(item, Tensor) else item for item in value]
            if any(held is not item for held, item in zip(items, value)):
                taken[name] = KeptTuple(items)
    for name in taken:
        del attributes[name]
    if taken:
        node._kept = taken


class SavedTensor(saved_tensor.SavedTensor):
    """A tensor that a custom function has saved, as `_raw_saved_tensors` gives it."""

    __slots__ = ()

    _node: FunctionNode
    _at: int

    def __init__(self, node: FunctionNode, number: int):
        super().__init__(node, "tensors", number)

    def _kept(self) -> Any:
        saved = self._node._saved
        item = saved if saved.__class__ is Freed else saved[self._at]
        return item.packed if item.__class__ is KeptPacked else item

    def _tensor(self) -> Any:
        with without_grad():  # pack hooks get tensors without a history
            return self.unpack()

    def unpack(self) -> Any:
        """The tensor itself."""
        return given_back(self._node, self._node._not_freed()[self._at])

    def _keep(self, packed: Packed) -> None:
        items = list(self._node._saved)
        items[self._at] = held = KeptPacked(items[self._at], packed, self._at)
        held.keep_tangents(self._node, self._node._saved[self._at])
        self._node._saved = tuple(items)
