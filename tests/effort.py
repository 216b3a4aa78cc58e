"""How much the tests try of what has no end: what a run of all tests has time for, or with SPECGRAD_TESTS=long several times as much."""

from __future__ import annotations

import os

LONG = os.environ.get("SPECGRAD_TESTS") == "long"


def tries(usual: int, long: int) -> int:
    """How many examples, samples or steps a test takes."""
    return long if LONG else usual
