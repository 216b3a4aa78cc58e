"""Nested tuples, lists and dictionaries: taken apart into leaves, and put together again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any


class Structure:
    """How leaves were nested; a leaf has no kind."""

    __slots__ = ("children", "keys", "kind")

    def __init__(self, kind: type | None = None, keys: tuple[Any, ...] = (), children: tuple[Structure, ...] = ()):
        self.kind, self.keys, self.children = kind, keys, children

    def __repr__(self) -> str:
        if self.kind is None:
            return "*"
        if self.keys:
            return "{" + ", ".join(f"{k!r}: {c}" for k, c in zip(self.keys, self.children)) + "}"
        inside = ", ".join(map(str, self.children))
        return f"[{inside}]" if self.kind is list else f"({inside})"


LEAF = Structure()


def _is_node(tree: Any) -> bool:
    return type(tree) in (tuple, list, dict, OrderedDict) or (isinstance(tree, tuple) and hasattr(tree, "_fields"))


def flatten(tree: Any) -> tuple[list[Any], Structure]:
    """The leaves of a nested value, and its structure."""
    if not _is_node(tree):
        return [tree], LEAF
    keys, values = (tuple(tree), tree.values()) if isinstance(tree, dict) else ((), tree)
    parts = [flatten(value) for value in values]
    return [leaf for leaves, _ in parts for leaf in leaves], Structure(type(tree), keys, tuple(structure for _, structure in parts))


def unflatten(leaves: list[Any], structure: Structure) -> Any:
    """Leaves in a structure."""
    return _built(iter(leaves), structure)


def _built(rest: Iterator[Any], structure: Structure) -> Any:
    kind: Any = structure.kind
    if kind is None:
        return next(rest)
    values = [_built(rest, child) for child in structure.children]
    if issubclass(kind, dict):
        return kind(zip(structure.keys, values))
    return kind(*values) if hasattr(kind, "_make") else kind(values)  # results of ops take one tuple, as PyTorch's do


def spread_over(prefix: Any, structure: Structure) -> list[Any] | None:
    """One value for each leaf of a structure, from values nested as its upper part is; None if it is nested otherwise."""
    if not _is_node(prefix):
        return [prefix] * _count(structure)
    kind: Any = type(prefix)
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
