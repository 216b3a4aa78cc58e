"""Saved-tensor hooks: what a Node saves passes through a user's `pack` at once, and through `unpack` when it is needed."""

from __future__ import annotations

from typing import Any

from .node import Freed, Node, extra_of
from .saved import saved_attribute
from .state import thread
from .tensor import Tensor


def pack_from(node: Node) -> None:
    """Replace the tensors that a node has saved by what the innermost hooks make of them."""
    pack, unpack = thread.saved_tensors_hooks[-1]
    packed: dict[str, Any] = {}
    for name, (slot, kind, _) in node.saved.items():
        if kind == "plain":
            continue
        try:
            array = object.__getattribute__(node, slot)
        except AttributeError:
            continue  # this gradient is not wanted, and nothing was saved for it
        if not hasattr(array, "dtype"):
            continue
        packed[name] = (pack(saved_attribute(node, f"_saved_{name}")), unpack)
        setattr(node, slot, None)
    if packed:
        extra_of(node).packed = packed


def unpacked(value: Any, unpack: Any) -> Tensor:
    """What an unpack hook makes of a packed value."""
    tensor = unpack(value)
    if not isinstance(tensor, Tensor):
        raise TypeError(f"the unpack hook must return a Tensor, not {type(tensor).__name__}")
    return tensor


def unpack_into(node: Node) -> None:
    """Bring a node's packed values back, for one run."""
    assert node.extra is not None and node.extra.packed is not None
    for name, (value, unpack) in node.extra.packed.items():
        setattr(node, node.saved[name][0], unpacked(value, unpack)._array)


def let_go(node: Node) -> None:
    """After a run: what was unpacked goes, what is packed stays, unless the node has been released."""
    assert node.extra is not None and node.extra.packed is not None
    for name in node.extra.packed:
        setattr(node, node.saved[name][0], None)
    if isinstance(getattr(node, f"{next(iter(node.extra.packed))}_changes"), Freed):
        node.extra.packed = None
