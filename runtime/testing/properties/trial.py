"""What properties ask of a trial: a function with one set of arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import numpy as np

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure


class NotVerified(Exception):
    """Why a property cannot be looked at, where that is no mistake."""


class Trial(Protocol):
    """A function with one set of arguments."""

    @property
    def leaves(self) -> Sequence[Any]:
        """The inputs whose gradients are looked at, as messages call them."""

    def random(self, *purpose: Any) -> np.random.Generator:
        """Random numbers for a purpose: the same ones on every run."""

    def tensors(self, *, wanted: Sequence[int] | None = None) -> tuple[list[Any], list[Tensor]]:
        """Arguments with tensors of their own, and the leaves among them; those that are wanted (all by default) require gradients."""

    def results(self, given: Sequence[Any]) -> list[Tensor]:
        """The tensors that the function gives, of an op those with gradients."""

    def same(self, found: Any, expected: Any, tolerance: float) -> bool:
        """Whether two hold the same numbers, relative to the largest of them; counts the comparison."""

    def repeats(self, found: Any, expected: Any) -> bool:
        """Whether a second computation of the same gave the same."""

    def failed(self, kind: str, what: str, *, found: Any = None, expected: Any = None, input: Any = "", output: str = "", looks: str | None = None) -> Failure:
        """A failure. `what` is a phrase: "gradient of input 0"."""

    def refuses(self, kind: str, what: str, error: Exception, unusual: bool = True) -> Iterator[Failure]:
        """What it means that the function raises where something is `unusual` about its arguments: nothing, a failure, NotVerified, or the error."""

    def call(self, given: Sequence[Any]) -> Sequence[Any]:
        """All that the function gives, also what has no gradient."""

    def passed(self, given: Sequence[Any]) -> Sequence[Any]:
        """The arguments as the function gets them, and may keep them: what is given, or what was computed of it."""

    def called(self, passed: Sequence[Any]) -> Sequence[Any]:
        """All that the function gives for arguments as it gets them."""

    @property
    def takes_equal_values(self) -> bool:
        """Whether the numbers of an argument may be equal."""

    def at_leaves(self, given: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors for the leaves."""

    # ---- for batches

    @property
    def places(self) -> Sequence[Any]:
        """The tensors of which a batch may have several, as messages call them."""

    def samples(self, count: int) -> list[list[Any]]:
        """Several arrays for each place."""

    def at_places(self, given: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors in the places."""

    def leaves_of(self, tensors: Sequence[Any]) -> list[Any]:
        """Of one thing for each place, those of the leaves."""


def recorded(results: Sequence[Any]) -> list[Any]:
    """The results that require a gradient."""
    return [r for r in results if r.requires_grad]


def tensors_in(given: Any) -> list[Tensor]:
    """The tensors in arguments, within lists and tuples as well."""
    if isinstance(given, (list, tuple)):
        return [t for value in given for t in tensors_in(value)]
    return [given] if isinstance(given, Tensor) else []
