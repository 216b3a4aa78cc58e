"""Functions of one number, over 10,000 elements: in the nearest cache, where arithmetic decides and not memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .measure import Program, Row, compare

COUNT = 10_000
EVERYWHERE = (-5.0, 5.0)
RANGES = {
    "exp": EVERYWHERE, "exp2": EVERYWHERE, "expm1": EVERYWHERE, "log": (0.01, 10), "log2": (0.01, 10), "log10": (0.01, 10), "log1p": (-0.9, 10),
    "sin": EVERYWHERE, "cos": EVERYWHERE, "tan": EVERYWHERE, "asin": (-1, 1), "acos": (-1, 1), "atan": EVERYWHERE,
    "sinh": EVERYWHERE, "cosh": EVERYWHERE, "tanh": EVERYWHERE, "asinh": EVERYWHERE, "acosh": (1, 10), "atanh": (-0.9, 0.9),
    "sigmoid": EVERYWHERE, "erf": EVERYWHERE, "erfc": EVERYWHERE, "erfinv": (-0.99, 0.99), "lgamma": (0.1, 10), "digamma": (0.1, 10), "rsqrt": (0.1, 10),
    "nn.functional.gelu": EVERYWHERE, "nn.functional.silu": EVERYWHERE, "nn.functional.softplus": EVERYWHERE, "nn.functional.elu": EVERYWHERE,
}  # fmt: skip


def function(lib: Any, name: str, dtype: str) -> Program:
    low, high = RANGES[name]
    x = lib.linspace(low, high, COUNT, dtype=getattr(lib, dtype))
    found = lib
    for word in name.split("."):
        found = getattr(found, word)
    return lambda: found(x)


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for dtype in ("float32", "float64"):
        for name in RANGES:
            yield compare("functions", f"{name.rpartition('.')[2]}, {dtype}", function(ours, name, dtype), function(theirs, name, dtype), slice_of_time=0.01)
