"""Tangents of tensors in forward mode, and the levels that they belong to.

Levels nest: the tangent of an inner level carries tangents of the outer ones.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Iterable, Iterator
from typing import Any

from specgrad.array.backends import at
from specgrad.array.base.tools import laid_out_as, lies_among
from specgrad.core.base.state import thread

from .node import Node, extra_of, new
from .tensor import Tensor, TensorExtra, extra_of_tensor, plain_tensor

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
        for weak in self.nodes:
            if (node := weak()) is not None and node.extra is not None and node.extra.tangents:
                for kept in node.extra.tangents.values():
                    kept.pop(self.number, None)
        self.ended, self.members, self.nodes = True, [], []


def level_at(index: int | None) -> DualLevel:
    """An open level by its number; the innermost for None."""
    if not thread.dual_levels:
        raise RuntimeError("Trying to use a dual tensor outside of a forward AD level: enter one with `with forward_ad.dual_level():`.")
    if index is not None and not 0 <= index < len(thread.dual_levels):
        raise RuntimeError(f"There is no forward AD level {index}: {len(thread.dual_levels)} are open, counted from 0.")
    return thread.dual_levels[-1 if index is None else index]


def tangent_at(tensor: Tensor, level: DualLevel) -> Tensor | None:
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    return tangents.get(level.number) if tangents else None


def attach(tensor: Tensor, tangent: Tensor, level: DualLevel) -> None:
    extra = extra_of_tensor(tensor)
    if extra.tangents is None:
        extra.tangents = {level.number: tangent}
    else:
        extra.tangents[level.number] = tangent
    level.members.append(weakref.ref(tensor))


def alias(tensor: Tensor, below: DualLevel | None = None) -> Tensor:
    """Another tensor over the same memory, at the same place in the graph, no view and not of inference mode; below a level with the tangents of outer ones."""
    out = new(Tensor)
    out._array, out._changes, out._node, out._extra = tensor._array, tensor._changes, tensor._node, None
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    kept = {number: t for number, t in (tangents or {}).items() if below is None or number < below.number}
    if kept:
        out._extra = TensorExtra()
        out._extra.tangents = kept
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


# ---- where tangents lie: a view of a value is the same view of its tangent, and what changes a tangent in place changes no other


def laid_as_value(tangent: Tensor, value: Tensor) -> Tensor:
    """A tangent that lies in memory as its value does: itself, or a copy. A program lays out its values itself."""
    if tangent._level is not None or thread.tracer is not None:
        return tangent
    with at(tangent._array):
        array = laid_out_as(tangent._array, value._array)
    return tangent if array is tangent._array else _copied(tangent, array)


def kept_apart(tangent: Tensor, value: Tensor, others: Iterable[Any]) -> Tensor:
    """The tangent of a value that is no view: it lies as that does, where none of some other tangents does (which may be lists of them, or None)."""
    found = laid_as_value(tangent, value)
    if found is not tangent or not lies_among(all_samples(tangent), _arrays_of(others)):
        return found
    if tangent._level is not None:
        return tangent.clone()
    with at(tangent._array):
        return _copied(tangent, tangent._array.copy("K"))


def _arrays_of(tangents: Iterable[Any]) -> Iterator[Any]:
    for tangent in tangents:
        if isinstance(tangent, (list, tuple)):
            yield from _arrays_of(tangent)
        elif tangent is not None:
            yield all_samples(tangent)


def all_samples(tensor: Any) -> Any:
    """The array of a tensor; of one of a batch, that of all samples."""
    while tensor._level is not None:
        tensor = tensor._physical
    return tensor._array


def _copied(tangent: Tensor, array: Any) -> Tensor:
    """A tangent with the same numbers in another array: recorded and carried on to outer levels as a copy is."""
    if tangent._node is None and tangent._extra is None:
        return plain_tensor(array)
    copy: Tensor = tangent.clone()
    copy._array = array
    return copy
