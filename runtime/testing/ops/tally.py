"""How many numbers have been compared in this process: a green is worth as much as what was looked at for it."""

from __future__ import annotations

from typing import Any

import numpy as np

_compared = [0]


def compared(numbers: Any) -> None:
    """Count the numbers of an array as compared."""
    _compared[0] += int(np.size(numbers))


def total() -> int:
    """All numbers compared so far."""
    return _compared[0]
