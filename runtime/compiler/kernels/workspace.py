"""Memory that values share, each from when it is made until it was read for the last time."""

from __future__ import annotations


class Workspace:
    """Parts of memory that are taken and given back.

    Attributes:
        size: how much there is.
    """

    size: int

    def __init__(self) -> None:
        self.size = 0
        self._free: list[tuple[int, int]] = []

    def take(self, count: int) -> int:
        """Where a part of this size begins: the first that is free, or behind all."""
        for i, (at, size) in enumerate(self._free):
            if size >= count:
                self._free[i : i + 1] = [(at + count, size - count)] if size > count else []
                return at
        at, self.size = self.size, self.size + count
        return at

    def give(self, at: int, count: int) -> None:
        """Give a part back. Free parts side by side become one."""
        self._free.append((at, count))
        self._free.sort()
        merged: list[tuple[int, int]] = []
        for place, size in self._free:
            if merged and sum(merged[-1]) == place:
                merged[-1] = merged[-1][0], merged[-1][1] + size
            else:
                merged.append((place, size))
        self._free = merged
