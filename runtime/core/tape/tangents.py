"""Tangents of tensors in forward mode, and the levels that they belong to.

Levels nest: the tangent of an inner level carries tangents of the outer ones.
"""

from __future__ import annotations

import itertools
import weakref

from specgrad.core.base.state import thread

from .node import Node, extra_of, new
from .tensor import Tensor, TensorExtra, extra_of_tensor

_numbers = itertools.count(1)


class DualLevel:
    """One level of forward mode, in one thread."""

    ended: bool

    def __init__(self) -> None:
        self.number: int = next(_numbers)  # larger inside
        self.ended = False
        self.members: list[weakref.ref[Tensor]] = []  # tensors with a tangent at this level
        self.nodes: list[weakref.ref[Node]] = []  # nodes that keep tangents at this level, with what they have saved

    def end(self) -> None:
        """Take the tangents from all that have one. A node's lead back to it, if it has saved its result."""
        for reference in self.members:
            if (tensor := reference()) is not None and tensor._extra is not None and tensor._extra.tangents:
                tensor._extra.tangents.pop(self.number, None)
        for at in self.nodes:
            if (node := at()) is not None and node.extra is not None and node.extra.tangents:
                for kept in node.extra.tangents.values():
                    kept.pop(self.number, None)
        self.ended, self.members, self.nodes = True, [], []


def level_at(index: int | None) -> DualLevel:
    """An open level by its number; the innermost for None."""
    if not thread.dual_levels:
        raise RuntimeError("Trying to use a dual tensor outside of a forward AD level: enter one with `with forward_ad.dual_level():`.")
    if index is not None and not 0 <= index < len(thread.dual_levels):
        raise RuntimeError(f"There is no forward AD level {index}: {len(thread.dual_levels)} are open, counted from 0.")
    level: DualLevel = thread.dual_levels[-1 if index is None else index]
    return level


def tangent_at(tensor: Tensor, level: DualLevel) -> Tensor | None:
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    return tangents.get(level.number) if tangents else None


def attach(tensor: Tensor, tangent: Tensor, level: DualLevel) -> None:
    extra = extra_of_tensor(tensor)
    if extra.tangents is None:
        extra.tangents = {}
    extra.tangents[level.number] = tangent
    level.members.append(weakref.ref(tensor))


def alias(tensor: Tensor, below: DualLevel) -> Tensor:
    """The tensor as it is outside of a level: with the tangents of outer levels only."""
    out = new(Tensor)
    out._array, out._changes, out._node, out._extra = tensor._array, tensor._changes, tensor._node, None
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    outer = {number: t for number, t in (tangents or {}).items() if number < below.number}
    if outer:
        out._extra = TensorExtra()
        out._extra.tangents = outer
    return out


def keep_with_node(node: Node, label: str, tangents: dict[int, Tensor]) -> None:
    """Leave the tangents of something saved with its node, by level, for as long as the levels are open."""
    extra = extra_of(node)
    if extra.tangents is None:
        extra.tangents = {}
    extra.tangents.setdefault(label, {}).update(tangents)
    for level in thread.dual_levels:
        if level.number in tangents:
            level.nodes.append(weakref.ref(node))
