"""Saved values as a user reads them: attributes of a node, and the handles at which hooks are registered for one value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.core.base.locks import lock

from .changes import UNCHANGED
from .node import Freed, Node
from .saved import saved_input, saved_inputs, saved_result, second_backward
from .saved_hooks import Packed, changes_slot, keep_packed, kept_of, packed_by, packed_value
from .tensor import Tensor


class SavedTensor:
    """A value that a node has saved, as its `_raw_saved_` attributes give it: hooks can be registered for it alone.

    >>> x = specgrad.ones(2, requires_grad=True)
    >>> y = x.exp()
    >>> y.grad_fn._raw_saved_result.register_hooks(lambda t: t.numpy(), specgrad.from_numpy)
    >>> y.sum().backward()
    >>> x.grad
    tensor([2.7183, 2.7183])
    """

    __slots__ = ("_at", "_name", "_node")

    def __init__(self, node: Node, name: str, at: int | None = None):
        self._node, self._name, self._at = node, name, at

    def register_hooks(self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]) -> None:
        """Pack the value now, in place of which the result is kept; `unpack_hook` brings it back each time it is needed."""
        for what, hook in (("pack_hook", pack_hook), ("unpack_hook", unpack_hook)):
            if not callable(hook):
                raise TypeError(f"register_hooks(): {what} must be callable, not {type(hook).__name__}")
        self._check_takes_hooks()
        packed = packed_by(pack_hook, unpack_hook, self._tensor().detach())
        with lock:
            self._check_takes_hooks()  # once more: another thread may have been faster
            self._keep(packed)

    def _check_takes_hooks(self) -> None:
        kept = self._kept()
        if isinstance(kept, Packed):
            raise RuntimeError("Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one pair of hooks is allowed at a time.")
        if isinstance(kept, Freed):
            raise RuntimeError(f"Calling register_hooks on a saved tensor after it has been freed. {second_backward(self._node, kept)}")
        if kept is None:
            raise RuntimeError("Calling register_hooks on a saved tensor with value None is forbidden")

    @property
    def data(self) -> Any:
        """What is kept: the tensor, or what a pack hook made of it; None if nothing was saved."""
        kept = self._kept()
        if isinstance(kept, Packed):
            return kept.given(self._node)
        return kept if kept is None or isinstance(kept, Freed) else self._tensor()

    def unpack(self) -> Any:
        """The saved value: a tensor with its place in the graph, or None if nothing was saved."""
        return self._tensor()

    # ---- where the value is: a function's node keeps it elsewhere

    def _kept(self) -> Any:
        """The array, None if nothing was saved, what hooks have packed, or the mark of the pass that freed it."""
        return kept_of(self._node, self._name, self._at)

    def _tensor(self) -> Any:
        return value_of(self._node, self._name) if self._at is None else item_of(self._node, self._name, self._at)

    def _keep(self, packed: Packed) -> None:
        keep_packed(self._node, self._name, self._at, packed)

    def __repr__(self) -> str:
        return f"<SavedTensor {self._name!r} of {self._node.name()}>"


def saved_tensors_of(node: Node) -> list[SavedTensor]:
    """The saved tensors of a node, one by one, those of lists too."""
    found: list[SavedTensor] = []
    for name, (_, kind, _) in node.saved.items():
        if kind == "inputs":
            found += _items(node, name)
        elif kind != "plain" and getattr(node, changes_slot(name), None) is not None:
            found.append(SavedTensor(node, name))
    return found


def saved_attribute(node: Node, attribute: str) -> Any:
    """`_saved_<name>` and `_raw_saved_<name>` of a node: what it keeps, as a user may read it."""
    name = attribute.removeprefix("_raw").removeprefix("_saved_")
    if not attribute.startswith("_raw"):
        return value_of(node, name)
    return _items(node, name) if node.saved[name][1] == "inputs" else SavedTensor(node, name)


def _items(node: Node, name: str) -> tuple[SavedTensor, ...]:
    """The tensors of a list that a node saved."""
    return tuple(SavedTensor(node, name, at) for at in range(len(getattr(node, node.saved[name][0], None) or ())))


def value_of(node: Node, name: str) -> Any:
    """What a node saved under a name: a tensor with its place in the graph, a tuple of them, or a plain value; None where nothing was saved."""
    slot, kind, index = node.saved[name]
    if kind == "plain":
        return getattr(node, slot, None)
    changes = getattr(node, changes_slot(name), None)
    if changes is None:
        return None
    if isinstance(changes, Freed):
        raise second_backward(node, changes)
    if node.extra is not None and node.extra.packed and name in node.extra.packed:
        return _packed_value(node, name, kind, index)
    value = getattr(node, slot)
    if value is None:
        return None
    if kind == "inputs":
        edges = node.next if index >= 0 else (None,) * len(value)
        return tuple(map(_leaf_itself, saved_inputs(node, name, value, changes, edges)))
    if kind == "result":
        return saved_result(node, name, value, changes, index)
    return _leaf_itself(saved_input(node, name, value, changes, node.next[index] if index >= 0 else None))


def item_of(node: Node, name: str, at: int) -> Any:
    """One tensor of a list that a node saved."""
    kept = kept_of(node, name, at)
    if isinstance(kept, Freed):
        raise second_backward(node, kept)
    if kept is None:
        return None
    index = node.saved[name][2]
    edge = node.next[at] if index >= 0 else None
    if isinstance(kept, Packed):
        given = kept.tensor(node, name)
        return given if edge is None else saved_input(node, name, given._array, UNCHANGED, edge)
    return _leaf_itself(saved_input(node, name, kept, getattr(node, changes_slot(name))[at], edge))


def _leaf_itself(saved: Any) -> Any:
    """For a tensor at the place of a leaf, the leaf itself if its data is what was saved. Only leaves are known to their nodes."""
    if not isinstance(saved, Tensor) or saved._node is None or saved._extra is not None:
        return saved
    leaf = saved._node.leaf()
    return leaf if leaf is not None and leaf._array is saved._array and leaf._changes is saved._changes else saved


def _packed_value(node: Node, name: str, kind: str, index: int) -> Any:
    """value_of() for values that hooks have packed; a tensor without a place in the graph is the unpack hook's own."""
    given = packed_value(node, name)
    if kind == "inputs":
        edges = node.next if index >= 0 else (None,) * len(given)
        return tuple(t if t is None or edge is None else saved_input(node, name, t._array, UNCHANGED, edge) for t, edge in zip(given, edges))
    if kind == "result":
        return saved_result(node, name, given._array, UNCHANGED, index)
    edge = node.next[index] if index >= 0 else None
    return given if edge is None else saved_input(node, name, given._array, UNCHANGED, edge)
