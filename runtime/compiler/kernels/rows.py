"""The rows of an island, gone through one by one or several at once. A processor overlaps one step of many rows, but hardly the steps of one row, each of which
waits for what the one before has found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from specgrad.codegen.write.in_c.scalar import loop

from .loops import STAGE, Loops
from .numbers import Numbers
from .phases import Phases
from .statements import Atom, Statements

MOST_AT_ONCE = 16
MOST_KEPT = 1 << 14  # bytes that rows keep of their elements: half of the nearest cache
VECTOR = 16  # elements, of the widest processors


@dataclass
class RowStep:
    """What is done for a row in one go.

    Args:
        lines: the C.
        found: the numbers of the row that it finds, which later steps may read.
        of_numbers: whether it computes nothing but these, and goes through no elements.
    """

    lines: list[str]
    found: list[Atom]
    of_numbers: bool = False


def phases_of_rows(statements: Statements, loops: Loops, sizes: Numbers) -> tuple[Phases, int]:
    """The phases of a row, and how many rows each of them goes through before the next: one, where rows are long or nothing takes long."""
    one = Phases(statements, loops)
    if loops.rows == 1 or loops.length > STAGE or not any(s.is_long and not s.takes_branches for s in one.of_elements()):
        return one, 1
    phases = Phases(statements, loops, fill_vectors=sizes.in_table or not _is_whole(loops.length))
    kept = phases.bytes_kept // loops.length * _up_to_vectors(sizes.room(loops.length))
    at_once = next((rows for rows in (MOST_AT_ONCE, MOST_AT_ONCE // 2) if rows * kept <= MOST_KEPT), 1)
    if phases.count == 1 or at_once == 1:
        return one, 1
    return phases, at_once if sizes.in_table else min(at_once, loops.rows)


def one_row(steps: Sequence[RowStep], kept: Sequence[Atom], room: int) -> list[str]:
    """A row, step by step."""
    return [*(f"{atom.type.c} {atom.name}k[{room}];" for atom in kept), *(line for step in steps for line in step.lines)]


def arrays_of_rows(kept: Sequence[Atom], room: int, rows: int) -> list[str]:
    """What `several_rows` keeps of elements. What is behind a row is computed with, and never read."""
    return [f"{atom.type.c} {atom.name}_of[{rows * _up_to_vectors(room)}] = {{0}};" for atom in kept]


def several_rows(steps: Sequence[RowStep], kept: Sequence[Atom], head: Sequence[str], room: int, at_once: int) -> list[str]:
    """The rows from `next` on, up to `end`.

    Args:
        steps: of a row.
        kept: what they keep of its elements.
        head: what each step begins with: where the row lies.
        room: for how many elements there is room in what is kept.
        at_once: how many rows.
    """
    lines = [f"const sg_index rows = end - next < {at_once} ? end - next : {at_once};"]
    lines += [f"{atom.type.c} {atom.name}_of[{at_once}];" for step in steps for atom in step.found]
    known: list[Atom] = []
    for step in steps:
        text = "\n".join(step.lines)
        body = ["const sg_index row = next + at;", *head]
        body += [f"const {atom.type.c} {atom.name} = {atom.name}_of[at];" for atom in known if _names(text, atom.name)]
        body += [f"{atom.type.c} *const {atom.name}k = {atom.name}_of + at * {_up_to_vectors(room)};" for atom in kept if _names(text, f"{atom.name}k")]
        body += [*step.lines, *(f"{atom.name}_of[at] = {atom.name};" for atom in step.found)]
        lines += [*(["SG_INDEPENDENT"] if step.of_numbers else []), *loop(body, "for (sg_index at = 0; at < rows; at++)")]
        known += step.found
    return lines


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def _is_whole(elements: int) -> bool:
    """Whether they fill vectors."""
    return elements % VECTOR == 0 or elements & (elements - 1) == 0


def _up_to_vectors(elements: int) -> int:
    return -(-elements // VECTOR) * VECTOR
