"""The sizes, strides and factors of a program: written into its C, or kept in a table that it is given, so that one text does for all sizes."""

from __future__ import annotations

import struct

import numpy as np

from specgrad.codegen.write.in_c.scalar import CType

_SEEN_IN_FORMULAS = {0.0, 0.5, 1.0, 2.0}  # by their magnitude: factors that hardly depend on a size


class Numbers:
    """Numbers as a text shows them.

    Args:
        in_table: whether they are in a table. What depends on more than their values is in the text nevertheless: that a stride is 0, how many dimensions
            there are. Another such choice is another text.
    """

    def __init__(self, in_table: bool = False):
        self.in_table = in_table
        self._table: list[bytes] = []
        self._declared: list[str] = []  # since they were last asked for

    def whole(self, value: int) -> str:
        """A size, or a number of bytes or elements."""
        return self._placed(struct.pack("=q", value), "sg_index", "sg_index") if self.in_table else str(value)

    def factor(self, value: float, type_: CType) -> str | None:
        """A number with which elements are computed, in their type; None of one that belongs into the text."""
        if not self.in_table or type_.name not in ("f32", "f64") or abs(value) in _SEEN_IN_FORMULAS or not np.isfinite(value):
            return None
        if type_.name == "f32" and float(np.float32(value)) != value:  # of a formula: an op takes its numbers in its own type
            return None
        return self._placed(struct.pack("=d", value), "double", type_.c)

    def room(self, length: int) -> int:
        """How many elements an array has that holds so many: one of few sizes."""
        return 1 << (length - 1).bit_length() if self.in_table else length

    def _placed(self, value: bytes, stored: str, c: str) -> str:
        name = f"s{len(self._table)}"
        self._declared.append(f"const {c} {name} = ({c})((const {stored} *)p[-1])[{len(self._table)}];")
        self._table.append(value)
        return name

    def declared(self) -> list[str]:
        """The variables that stand for what was asked for since the last call."""
        found, self._declared = self._declared, []
        return found

    @property
    def table(self) -> bytes:
        """All that is in the table."""
        return b"".join(self._table)
