"""When each statement of a row is computed. A sum of the row is complete once the row was gone through, so that what reads it goes through the row again:
in the next phase."""

from __future__ import annotations

import numpy as np

from .loops import Loops
from .statements import Statement, Statements


class Phases:
    """Args:
    statements: of a row.
    loops: how they run.

    Attributes:
        fixed: the variables that are the same for all elements of a row.
        at: by variable, in which phase it is computed.
        known: by variable, the first phase in which it can be read: of what the whole row makes, the one after.
        kept: the variables of elements that a later phase reads.
    """

    def __init__(self, statements: Statements, loops: Loops):
        self.lines, self.length = statements.lines, loops.length
        self.fixed = {atom.name for value, atom in statements.loaded.items() if loops.inner(value) == 0}
        self.at: dict[str, int] = {}
        self.known: dict[str, int] = {}
        for s in self.lines:
            self.at[s.target.name] = phase = max((self.known.get(name, 0) for name in s.reads), default=0)
            self.known[s.target.name] = phase + 1 if s.of_row else phase
            if s.of_row or all(name in self.fixed for name in s.reads):
                self.fixed.add(s.target.name)
        self.count = max(self.known.values(), default=0) + 1
        self._compute_late()
        self.kept = {name for s in self.of_elements() for name in s.reads if name not in self.fixed and self._is_earlier(name, s)}

    @property
    def bytes_kept(self) -> int:
        return sum(np.dtype(s.target.type.dtype).itemsize for s in self.lines if s.target.name in self.kept) * self.length

    def _is_earlier(self, name: str, reader: Statement) -> bool:
        return name in self.at and self.at[name] < self.at[reader.target.name]

    def of_elements(self) -> list[Statement]:
        """What loops over a row compute."""
        return [s for s in self.lines if s.of_row or s.target.name not in self.fixed]

    def _compute_late(self) -> None:
        """Put off what is of elements to the first phase that reads it: less is kept in between."""
        needed: dict[str, int] = {}
        for s in reversed(self.of_elements()):
            name = s.target.name
            if not s.of_row:
                self.at[name] = needed.get(name, self.at[name])
            for read in s.reads:
                needed[read] = min(needed.get(read, self.at[name]), self.at[name])
