"""Finding a key that comes twice."""

from __future__ import annotations

from collections.abc import Hashable


class EnforceUnique:
    """Raises an error if a key is seen more than once.

    >>> from specgrad.profiling.enforce_unique import EnforceUnique
    >>> unique = EnforceUnique()
    >>> unique.see("mul", 1)
    >>> unique.see("mul", 2)
    >>> unique.see("mul", 1)
    Traceback (most recent call last):
    RuntimeError: duplicate key: ('mul', 1)
    """

    def __init__(self) -> None:
        self.seen: set[tuple[Hashable, ...]] = set()

    def see(self, *key: Hashable) -> None:
        """Note a key, and raise RuntimeError if it has been noted before."""
        if key in self.seen:
            raise RuntimeError(f"duplicate key: {key}")
        self.seen.add(key)
