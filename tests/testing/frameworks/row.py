"""What a row of the tables is: a function of another framework, right or with one mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Row:
    """A function as an adapter gives it, and what to verify it with.

    Args:
        what: the function, or its mistake, in words.
        function: as `verify` takes it.
        inputs: as `verify` takes them.
        cause: how a report that knows the cause calls it: a regular expression for the kind, the guess and the message of a failure; "" for a right function.
        options: more for `verify`.
    """

    what: str
    function: Callable[..., Any]
    inputs: Sequence[Any]
    cause: str = ""
    options: dict[str, Any] = field(default_factory=dict)
