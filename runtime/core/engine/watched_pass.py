"""What hooks over several tensors must know of a backward pass: which of their nodes it will run.

The engine counts nothing beforehand. A pass is watched, and its nodes are looked for, only while such hooks are registered anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.core.base.state import Switched, thread
from specgrad.core.tape.node import Freed, Node
from specgrad.core.tape.walk import reachable

from .backward_pass import Wanted, backward_pass


class Pass:
    """A backward pass that is under way: where it began, and what it was asked for."""

    def __init__(self, roots: list[Node], captures: Wanted | None, needed: set[Node] | None):
        self._roots, self._captures, self._needed = roots, captures, needed
        self._reached: set[Node] | None = None
        self.notes: dict[Any, Any] = {}  # what a hook wants to remember for as long as the pass runs
        self.at_end: list[Callable[[Pass], None]] = []

    def will_run(self, node: Node | None) -> bool:
        """Whether a gradient reaches the node, as far as the graph tells, and hooks there are called."""
        if node is None or not (self._needed is None or node in self._needed or (self._captures is not None and node in self._captures)):
            return False
        if self._reached is None:
            self._reached = reachable(self._roots)
        return node in self._reached


def current_pass() -> Pass | None:
    """The innermost pass of this thread that is watched."""
    return thread.passes[-1] if thread.passes else None


def watched_pass(roots: list[tuple[Node, Any]], freed: Freed | None, recorded: bool, captures: Wanted | None, needed: set[Node] | None) -> None:
    """A backward pass of which hooks may ask what it will run."""
    watched = Pass([node for node, _ in roots], captures, needed)
    with Switched(passes=(*thread.passes, watched)):
        backward_pass(roots, freed, recorded, captures, needed)
        for call in watched.at_end:
            call(watched)
