"""Nested tuples, lists and dictionaries: taken apart into leaves, and put together again.

So are the classes that optree knows, where a program has imported it: deques, default dictionaries, and what was registered in the namespace "specgrad".
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from specgrad.core.tape.tensor import Tensor


class Structure:
    """How leaves were nested; a leaf has no kind.

    Args:
        build: makes a value of a class that optree knows from a list of its children.
    """

    __slots__ = ("build", "children", "keys", "kind")

    build: Callable[[list[Any]], Any] | None
    children: tuple[Structure, ...]
    keys: tuple[Any, ...]
    kind: type | None

    def __init__(
        self, kind: type | None = None, keys: tuple[Any, ...] = (), children: tuple[Structure, ...] = (), build: Callable[[list[Any]], Any] | None = None
    ):
        self.kind, self.keys, self.children, self.build = kind, keys, children, build

    def __repr__(self) -> str:
        if self.kind is None:
            return "*"
        if self.keys:
            return "{" + ", ".join(f"{k!r}: {c}" for k, c in zip(self.keys, self.children)) + "}"
        inside = ", ".join(map(str, self.children))
        if self.build is not None:
            return f"{self.kind.__name__}({inside})"
        return f"[{inside}]" if self.kind is list else f"({inside})"


LEAF = Structure()


def _is_plain(tree: Any) -> bool:
    return type(tree) in (tuple, list, dict, OrderedDict) or (isinstance(tree, tuple) and hasattr(tree, "_fields"))


def _known_to_optree(tree: Any) -> tuple[list[Any], Callable[[list[Any]], Any]] | None:
    """The children of a value, and what makes another of others."""
    optree = sys.modules.get("optree")
    entry = None if optree is None else optree.register_pytree_node.get(type(tree), namespace="specgrad")
    if entry is None or tree is None:
        return None
    children, metadata, *_ = entry.flatten_func(tree)
    return list(children), lambda values: entry.unflatten_func(metadata, values)


def flatten(tree: Any) -> tuple[list[Any], Structure]:
    """The leaves of a nested value, and its structure."""
    keys, build = (), None
    if _is_plain(tree):
        keys, values = (tuple(tree), tree.values()) if isinstance(tree, dict) else ((), tree)
    elif isinstance(tree, Tensor) or (known := _known_to_optree(tree)) is None:
        return [tree], LEAF
    else:
        values, build = known
    parts = [flatten(value) for value in values]
    return [leaf for leaves, _ in parts for leaf in leaves], Structure(type(tree), keys, tuple(structure for _, structure in parts), build)


def unflatten(leaves: list[Any], structure: Structure) -> Any:
    """Leaves in a structure."""
    return _built(iter(leaves), structure)


def _built(rest: Iterator[Any], structure: Structure) -> Any:
    kind: Any = structure.kind
    if kind is None:
        return next(rest)
    values = [next(rest) if child.kind is None else _built(rest, child) for child in structure.children]
    if kind is tuple:
        return tuple(values)
    if structure.build is not None:
        return structure.build(values)
    if issubclass(kind, dict):
        return kind(zip(structure.keys, values))
    return kind(*values) if hasattr(kind, "_make") else kind(values)  # results of ops take one tuple, as PyTorch's do


def spread_over(prefix: Any, structure: Structure) -> list[Any] | None:
    """One value for each leaf of a structure, from values nested as its upper part is; None if it is nested otherwise."""
    known = None if _is_plain(prefix) or isinstance(prefix, Tensor) else _known_to_optree(prefix)
    if known is None and not _is_plain(prefix):
        return [prefix] * _count(structure)
    kind: Any = type(prefix)
    if known is not None:
        prefix = known[0]
    if kind is not structure.kind or len(prefix) != len(structure.children):
        return None
    if isinstance(prefix, dict) and set(prefix) != set(structure.keys):
        return None
    found: list[Any] = []
    for i, child in enumerate(structure.children):
        below = spread_over(prefix[structure.keys[i]] if structure.keys else prefix[i], child)
        if below is None:
            return None
        found += below
    return found


def _count(structure: Structure) -> int:
    return 1 if structure.kind is None else sum(map(_count, structure.children))
