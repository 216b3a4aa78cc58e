"""The kind of arguments that a function was compiled for."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any

from specgrad.batching.pytrees import LEAF, Structure, flatten
from specgrad.core.base.state import recording
from specgrad.core.tape.tensor import Tensor

from .reads.reads import is_same


class Arguments:
    """What of arguments is not seen by the layouts of the tensors among them.

    Args:
        leaves: the arguments, taken apart.
        structure: how they were nested.
    """

    structure: Structure
    tensors: list[int]
    kinds: list[tuple[int, Any, bool]]
    flat: bool
    count: int
    constants: list[tuple[int, Any]]
    differentiates: bool

    def __init__(self, leaves: Sequence[Any], structure: Structure):
        self.structure = structure
        self.tensors = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        self.kinds = [(i, leaves[i].__class__, leaves[i]._node is not None) for i in self.tensors]
        self.flat = all(c is LEAF for c in structure.children[0].children) and not structure.children[1].children  # plain arguments, none by name
        self.count = len(leaves)
        self.constants = [(i, leaf) for i, leaf in enumerate(leaves) if not isinstance(leaf, Tensor)]
        self.differentiates = recording()

    def fits(self, leaves: list[Any], structure: Structure) -> bool:
        """Whether arguments are of this kind."""
        return _is_alike(structure, self.structure) and self.takes(leaves)

    def takes(self, leaves: Sequence[Any]) -> bool:
        """The same of leaves that are nested in the same way."""
        if len(leaves) != self.count or recording() != self.differentiates:
            return False
        for i, kind, wanted in self.kinds:
            leaf = leaves[i]
            if leaf.__class__ is not kind or (leaf._node is not None) is not wanted:
                return False
        return all(is_same(leaves[i], value) for i, value in self.constants) if self.constants else True

    def misfit(self, leaves: Sequence[Any]) -> str:
        """Why arguments of the same layouts are not, for people."""
        for i, value in self.constants:
            if not is_same(leaves[i], value):
                return f"argument {i} was {value!r:.60} and is {leaves[i]!r:.60}"
        return "the arguments are nested in another way"

    def are_in(self, args: Any, leaves: Sequence[Any]) -> bool:
        """Whether containers still hold just these leaves, as they were nested."""
        found, structure = flatten(args)
        return len(found) == len(leaves) and all(map(is_, found, leaves)) and _is_alike(structure, self.structure)


def _is_alike(one: Structure, other: Structure) -> bool:
    return (
        one.kind is other.kind
        and one.keys == other.keys
        and len(one.children) == len(other.children)
        and (one.build is None) is (other.build is None)
        and all(map(_is_alike, one.children, other.children))
    )
