"""The bits of Philox4x32-10, by functions of arrays, NumPy's and a device's: of a key and a counter, whatever was drawn before."""

from __future__ import annotations

from typing import Any

import numpy as np

_MULTIPLIERS, _STEPS = (0xD2511F53, 0xCD9E8D57), (0x9E3779B9, 0xBB67AE85)
_ROUNDS = 10
WORD = np.uint64(2**32 - 1)  # the lower half of 64 bits
HALF = np.uint64(32)


def philox(counter: tuple[Any, Any, Any, Any], key: Any) -> tuple[Any, Any, Any, Any]:
    """Four words of 32 bits for each counter of four such words, all of them in uint64.

    Args:
        counter: numbers or arrays.
        key: of 64 bits, in uint64.
    """
    a, b, c, d = counter
    first, second = key & WORD, key >> HALF
    for _ in range(_ROUNDS):
        left, right = a * np.uint64(_MULTIPLIERS[0]), c * np.uint64(_MULTIPLIERS[1])
        a, b, c, d = (right >> HALF) ^ b ^ first, right & WORD, (left >> HALF) ^ d ^ second, left & WORD
        first, second = (first + np.uint64(_STEPS[0])) & WORD, (second + np.uint64(_STEPS[1])) & WORD
    return a, b, c, d
