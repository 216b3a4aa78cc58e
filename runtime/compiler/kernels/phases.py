"""When each statement of a row is computed. A sum of the row is complete once the row was gone through, so that what reads it goes through the row again:
in the next phase."""

from __future__ import annotations

import numpy as np

from specgrad.codegen.read.derive import SAME

from ..program import Value
from .loops import Loops
from .statements import Atom, Statement, Statements


class Phases:
    """Args:
    statements: of a row.
    loops: how they run.
    fill_vectors: whether functions of many operations are to be computed for whole vectors, beyond the end of a row.

    Attributes:
        fixed: the variables that are the same for all elements of a row.
        at: by variable, in which phase it is computed.
        known: by variable, the first phase in which it can be read: of what the whole row makes, the one after.
        kept: the variables of elements that a later phase reads.
        again: by phase, the variables that it computes again: what is true or false costs more to keep than to compute.
        whole: the variables that can be computed beyond the end of a row, since they need nothing that lies in memory: a function of many operations waits
            for the phase after the one that reads it. An end that is computed element by element takes longer than many vectors.
    """

    lines: list[Statement]
    length: int
    stored: dict[Value, Atom]
    loops: Loops
    fixed: set[str]
    count: int
    kept: set[str]

    def __init__(self, statements: Statements, loops: Loops, fill_vectors: bool = False):
        self.lines, self.length, self.stored, self.loops = statements.lines, loops.length, statements.stored, loops
        self.whole: set[str] = set()
        self.fixed = {atom.name for value, atom in statements.loaded.items() if loops.inner(value) == 0}
        self.at: dict[str, int] = {}
        self.known: dict[str, int] = {}
        for s in self.lines:
            phase = max((self.known.get(name, 0) for name in s.reads), default=0)
            if fill_vectors and self._can_be_whole(s):
                phase = max([phase, *(self.at[name] + 1 for name in self._waits_for(s))])
                if all(name in self.whole or self.at[name] < phase for name in s.reads if name not in self.fixed):
                    self.whole.add(s.target.name)
            self.at[s.target.name] = phase
            self.known[s.target.name] = phase + 1 if s.of_row else phase
            if s.of_row or all(name in self.fixed for name in s.reads):
                self.fixed.add(s.target.name)
        self.count = max(self.known.values(), default=0) + 1
        self._compute_late()
        self.kept = {name for s in self.of_elements() for name in s.reads if name not in self.fixed and self._is_earlier(name, s)}
        self.again: dict[int, set[str]] = {}
        self._compute_again()

    def is_fixed(self, atom: Atom) -> bool:
        """Whether it is the same for all elements of a row."""
        return atom.name in self.fixed

    def of(self, atom: Atom) -> int:
        """In which phase a value is at hand."""
        return self.known.get(atom.name, 0) if self.is_fixed(atom) else self.at.get(atom.name, 0)

    def is_stored_in(self, phase: int, value: Value) -> bool:
        """Whether a value is written then, element by element."""
        atom = self.stored[value]
        return self.of(atom) == phase and not (self.is_fixed(atom) and self.loops.inner(value) == 0)

    def _can_be_whole(self, s: Statement) -> bool:
        """Whether it computes floats of one type for each element, from what the row computes."""
        if s.of_row or s.prim is None or s.target.type.name not in ("f32", "f64") or s.target.type != s.computed or all(name in self.fixed for name in s.reads):
            return False
        return all(name in self.fixed or name in self.at for name in s.reads) and all(kind == SAME for _, kind in s.kinds)

    def _waits_for(self, s: Statement) -> list[str]:
        """Of a function of many operations, what has to be computed for all of a row before it."""
        return [name for name in s.reads if name not in self.fixed and name not in self.whole] if s.is_long else []

    @property
    def bytes_kept(self) -> int:
        return sum(np.dtype(s.target.type.dtype).itemsize for s in self.lines if s.target.name in self.kept) * self.length

    def _is_earlier(self, name: str, reader: Statement) -> bool:
        return name in self.at and self.at[name] < self.at[reader.target.name]

    def _compute_again(self) -> None:
        makers = {s.target.name: s for s in self.of_elements()}
        for name in sorted(self.kept):
            chain: set[str] = set()
            if self._compares(makers, name, chain):
                self.kept.remove(name)
                for s in makers.values():
                    if name in s.reads and self._is_earlier(name, s):
                        self.again.setdefault(self.at[s.target.name], set()).update(chain)

    def _compares(self, makers: dict[str, Statement], name: str, chain: set[str]) -> bool:
        """Whether a variable is true or false, and all that it is computed by, but for what is in memory or known of the row. Adds these to the chain."""
        if name in self.fixed or name not in self.at or name in chain:
            return True
        chain.add(name)
        return makers[name].target.type.dtype_class == "b" and all(self._compares(makers, read, chain) for read in makers[name].reads)

    def computed(self, phase: int) -> list[Statement]:
        """What a phase computes, for the first time or again."""
        again = self.again.get(phase, set())
        return [s for s in self.lines if self.at[s.target.name] == phase or s.target.name in again]

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
            waits = self._waits_for(s) if name in self.whole else []
            for read in s.reads:
                needed[read] = min(needed.get(read, self.at[name]), self.at[name] - (read in waits))
