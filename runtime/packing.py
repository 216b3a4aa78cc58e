"""Saved-tensor hooks: what a Node saves passes through a user's `pack` at once, and through `unpack` when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from .locks import lock
from .node import Freed, Node, Port, edge_target, extra_of
from .saved import UNCHANGED, item_of, second_backward, stale_packed, tensor_at, value_of, version
from .state import thread, without_grad
from .tensor import NUMBERS, Tensor
from .user_code import call_user


class Packed:
    """What a pack hook made of a saved value, and the hook that brings that back.

    The original's list of changes stays: what an unpack hook gives may share its memory, and then a change is noticed.
    """

    __slots__ = ("changes", "unpack", "value")

    def __init__(self, value: Any, unpack: Callable[[Any], Tensor], changes: list[Any]):
        self.value, self.unpack, self.changes = value, unpack, changes

    def tensor(self, node: Node, name: str = "") -> Tensor:
        """What the unpack hook gives."""
        tensor = call_user(self.unpack, self.given(node))
        if not isinstance(tensor, Tensor):
            raise TypeError(f"Output of saved tensor unpack_hook expected to be a Tensor but got result of type {type(tensor).__name__}")
        if tensor._changes is self.changes and self.changes[0] > node.seq:
            raise stale_packed(node, name, tensor._array, self.changes)
        return tensor

    def given(self, node: Node) -> Any:
        """What the unpack hook is given."""
        return self.value


class PackedOutput(Packed):
    """An output that its pack hook gave back as it is: kept without its place in the graph, which would close a circle, and given to `unpack` with it."""

    __slots__ = ("number",)

    def __init__(self, output: Tensor, unpack: Callable[[Any], Tensor], number: int | None):
        super().__init__(tensor_at(output._array, output._changes, None), unpack, output._changes)
        self.number = number  # None of the only one

    def given(self, node: Node) -> Tensor:
        return tensor_at(self.value._array, self.changes, node if self.number is None else Port(node, self.number))


def packed_by(pack: Callable[[Tensor], Any], unpack: Callable[[Any], Tensor], tensor: Tensor) -> Packed:
    """A tensor as a pack hook keeps it; the hook runs unrecorded, and must leave the tensor as it is."""
    before = version(tensor._changes)
    with without_grad():
        value = pack(tensor)
    if version(tensor._changes) != before:
        raise RuntimeError(
            "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook cannot be modified by in-place operations, "
            "as this can lead to unexpected side-effects: give back a changed copy instead."
        )
    return Packed(value, unpack, tensor._changes)


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
        kept = self._kept()
        if isinstance(kept, Packed):
            raise RuntimeError("Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one pair of hooks is allowed at a time.")
        if isinstance(kept, Freed):
            raise RuntimeError(f"Calling register_hooks on a saved tensor after it has been freed. {second_backward(self._node, kept)}")
        if kept is None:
            raise RuntimeError("Calling register_hooks on a saved tensor with value None is forbidden")
        self._keep(packed_by(pack_hook, unpack_hook, self._tensor().detach()))

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


# ---- where a generated node keeps what is packed: extra.packed, by name; of a list of tensors, a list


def kept_of(node: Node, name: str, at: int | None = None) -> Any:
    """What is there of a saved value: an array, None if nothing was saved, what hooks have packed, or the mark of the pass that freed it."""
    changes = getattr(node, f"{name}_changes", None)
    if changes is None or isinstance(changes, Freed):
        return changes
    packed = node.extra.packed.get(name) if node.extra is not None and node.extra.packed else None
    if isinstance(packed, list) and at is not None:
        packed = packed[at]
    if packed is not None:
        return packed
    value = getattr(node, node.saved[name][0])
    if at is not None:
        value = value[at]
    return None if value.__class__ in NUMBERS else value


def keep_packed(node: Node, name: str, at: int | None, packed: Packed) -> None:
    slot = node.saved[name][0]
    extra = extra_of(node)
    if extra.packed is None:
        extra.packed = {}
    if at is None:
        extra.packed[name] = packed
        setattr(node, slot, None)
        setattr(node, f"{name}_changes", UNCHANGED)  # what is packed is not watched, but see Packed.tensor
        return
    arrays, changes = list(getattr(node, slot)), list(getattr(node, f"{name}_changes"))
    extra.packed.setdefault(name, [None] * len(arrays))[at] = packed
    arrays[at], changes[at] = None, UNCHANGED
    setattr(node, slot, tuple(arrays))
    setattr(node, f"{name}_changes", tuple(changes))


def saved_tensors_of(node: Node) -> Iterator[SavedTensor]:
    """The saved tensors of a node, one by one, those of lists too."""
    for name, (slot, kind, _) in node.saved.items():
        if kind == "inputs":
            for at in range(len(getattr(node, slot, None) or ())):
                yield SavedTensor(node, name, at)
        elif kind != "plain":
            yield SavedTensor(node, name)


def pack_from(node: Node) -> None:
    """Replace the tensors that a node has saved by what the innermost hooks make of them."""
    pack, unpack = thread.saved_tensors_hooks[-1]
    for saved in node._packable():
        kept = saved._kept()
        if kept is not None and not isinstance(kept, (Packed, Freed)):
            tensor = saved._tensor()
            packed = packed_by(pack, unpack, tensor)
            maker, number = edge_target(tensor._node)
            if packed.value is tensor and maker is node:
                packed = PackedOutput(tensor, unpack, None if tensor._node is node else number)
            saved._keep(packed)


# ---- while a node runs


@contextmanager
def unpacked(node: Node, recorded: bool) -> Iterator[None]:
    """Within, a node's packed values are in their places."""
    extra = extra_of(node)
    with nullcontext() if recorded else without_grad():
        arrays = {name: _arrays(node, name, packed) for name, packed in (extra.packed or {}).items() if not isinstance(kept_of(node, name), Freed)}
    run = object()
    try:
        with lock:
            extra.runs |= {run}
            for name, value in arrays.items():
                if not isinstance(kept_of(node, name), Freed):
                    setattr(node, node.saved[name][0], value)
        yield
    finally:
        with lock:
            extra.runs -= {run}
            if not extra.runs:
                _let_go(node)


def _arrays(node: Node, name: str, packed: Any) -> Any:
    if isinstance(packed, Packed):
        return packed.tensor(node, name)._array
    return tuple(array if p is None else p.tensor(node, name)._array for array, p in zip(getattr(node, node.saved[name][0]), packed))


def _let_go(node: Node) -> None:
    """After a run: what was unpacked goes, what is packed stays, unless the node has been released."""
    extra = extra_of(node)
    for name, packed in list((extra.packed or {}).items()):
        if isinstance(getattr(node, f"{name}_changes"), Freed):
            del extra.packed[name]  # type: ignore[union-attr]
        elif isinstance(packed, Packed):
            setattr(node, node.saved[name][0], None)
        else:
            arrays = getattr(node, node.saved[name][0])
            setattr(node, node.saved[name][0], tuple(None if p is not None else array for array, p in zip(arrays, packed)))


def packed_value(node: Node, name: str) -> Any:
    """The array, or the arrays of a list, behind a saved value that is packed; what is not required to have a gradient comes as the hook gave it."""
    assert node.extra is not None and node.extra.packed is not None
    packed = node.extra.packed[name]
    if isinstance(packed, Packed):
        return packed.tensor(node, name)
    slot, changes = getattr(node, node.saved[name][0]), getattr(node, f"{name}_changes")
    return [(tensor_at(a, c, None) if a is not None else None) if p is None else p.tensor(node, name) for a, c, p in zip(slot, changes, packed)]
