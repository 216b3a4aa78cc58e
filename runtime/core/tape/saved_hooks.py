"""Saved-tensor hooks: what a Node saves passes through a user's `pack` at once, and through `unpack` when it is needed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

from specgrad.core.base.locks import lock
from specgrad.core.base.state import thread, without_grad
from specgrad.core.base.user_code import call_user

from .changes import UNCHANGED, version
from .node import Freed, Node, NodeExtra, Port, edge_target, extra_of
from .saved import stale_packed, tensor_at
from .tensor import NUMBERS, Tensor


class Packed:
    """What a pack hook made of a saved value, and the hook that brings that back.

    The original's list of changes stays: what an unpack hook gives may share its memory, and then a change is noticed.
    """

    __slots__ = ("changes", "unpack", "value")

    changes: list[Any]
    unpack: Callable[[Any], Tensor]
    value: Any

    def __init__(self, value: Any, unpack: Callable[[Any], Tensor], changes: list[Any]):
        self.value, self.unpack, self.changes = value, unpack, changes

    def tensor(self, node: Node, name: str = "") -> Tensor:
        """What the unpack hook gives."""
        tensor = self.unpack(self.given(node)) if is_ours(self.unpack) else call_user(self.unpack, self.given(node))
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
        self.number: int | None = number  # None of the only one

    def given(self, node: Node) -> Tensor:
        return tensor_at(self.value._array, self.changes, node if self.number is None else Port(node, self.number))


def ours(hook: Any) -> Any:
    """Marks a hook of the package's own: it leaves tensors and modes as they are, so it is called with nothing around it. A decorator."""
    hook.is_ours = True
    return hook


def is_ours(hook: Callable[..., Any]) -> bool:
    return getattr(hook, "is_ours", False)


def packed_by(pack: Callable[[Tensor], Any], unpack: Callable[[Any], Tensor], tensor: Tensor) -> Packed:
    """A tensor as a pack hook keeps it; the hook runs unrecorded, and must leave the tensor as it is."""
    if is_ours(pack):
        return Packed(pack(tensor), unpack, tensor._changes)
    before = version(tensor._changes)
    with without_grad():
        value = pack(tensor)
    if version(tensor._changes) != before:
        raise RuntimeError(
            "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook cannot be modified by in-place operations, "
            "as this can lead to unexpected side-effects: give back a changed copy instead."
        )
    return Packed(value, unpack, tensor._changes)


# ---- where a generated node keeps what is packed: extra.packed, by name; of a list of tensors, a list


@cache
def changes_slot(name: str) -> str:
    """Where a node keeps the changes of a saved value. Python finds an attribute sooner by a string that it has interned."""
    return sys.intern(f"{name}_changes")


def kept_of(node: Node, name: str, at: int | None = None) -> Any:
    """What is there of a saved value: an array, None if nothing was saved, what hooks have packed, or the mark of the pass that freed it."""
    changes = getattr(node, changes_slot(name), None)
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
        setattr(node, changes_slot(name), UNCHANGED)  # what is packed is not watched, but see Packed.tensor
        return
    arrays, changes = list(getattr(node, slot)), list(getattr(node, changes_slot(name)))
    extra.packed.setdefault(name, [None] * len(arrays))[at] = packed
    arrays[at], changes[at] = None, UNCHANGED
    setattr(node, slot, tuple(arrays))
    setattr(node, changes_slot(name), tuple(changes))


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


def unpacked(node: Node, recorded: bool) -> AbstractContextManager[None]:
    """A context in which a node's packed values are in their places."""
    return nullcontext() if node.extra is None or not node.extra.packed else _Unpacked(node, node.extra, recorded)


_AS_IT_IS = nullcontext()


class _Unpacked:
    __slots__ = ("extra", "node", "recorded")

    def __init__(self, node: Node, extra: NodeExtra, recorded: bool):
        self.node, self.extra, self.recorded = node, extra, recorded

    def __enter__(self) -> None:
        node = self.node
        with without_grad() if thread.grad_enabled and not self.recorded else _AS_IT_IS:
            arrays = _all_arrays(node, self.extra)
        try:
            with lock:
                self.extra.runs |= {self}
                for name, value in arrays.items():
                    if not _is_freed(node, name):
                        setattr(node, node.saved[name][0], value)
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *error: object) -> None:
        with lock:
            self.extra.runs -= {self}
            if not self.extra.runs:
                _let_go(self.node)


def _is_freed(node: Node, name: str) -> bool:
    return isinstance(getattr(node, changes_slot(name), None), Freed)


def _all_arrays(node: Node, extra: NodeExtra) -> dict[str, Any]:
    return {name: _arrays(node, name, packed) for name, packed in (extra.packed or {}).items() if not _is_freed(node, name)}


def _arrays(node: Node, name: str, packed: Any) -> Any:
    if isinstance(packed, Packed):
        return packed.tensor(node, name)._array
    return tuple(array if p is None else p.tensor(node, name)._array for array, p in zip(getattr(node, node.saved[name][0]), packed))


def _let_go(node: Node) -> None:
    """After a run: what was unpacked goes, what is packed stays, unless the node has been released."""
    extra = extra_of(node)
    for name, packed in list((extra.packed or {}).items()):
        if _is_freed(node, name):
            del extra.packed[name]  # type: ignore[union-attr]
        elif isinstance(packed, Packed):
            setattr(node, node.saved[name][0], None)
        else:
            arrays = getattr(node, node.saved[name][0])
            setattr(node, node.saved[name][0], tuple(None if p is not None else array for array, p in zip(arrays, packed)))


def packed_value(node: Node, name: str) -> Any:
    """The array, or the arrays of a list, of a saved value that hooks have packed; for inputs without grad, the hook's own tensor."""
    assert node.extra is not None and node.extra.packed is not None
    packed = node.extra.packed[name]
    if isinstance(packed, Packed):
        return packed.tensor(node, name)
    slot, changes = getattr(node, node.saved[name][0]), getattr(node, changes_slot(name))
    return [(tensor_at(a, c, None) if a is not None else None) if p is None else p.tensor(node, name) for a, c, p in zip(slot, changes, packed)]
