"""Times, amounts of memory and shares, as tables write them."""

from __future__ import annotations

MICROSECONDS = {"s": 1e6, "ms": 1e3, "us": 1.0}
BYTES = {"GB": 1 << 30, "MB": 1 << 20, "KB": 1 << 10}


def format_time(time_us: float, unit: str | None = None) -> str:
    """A time in microseconds, in the unit that suits it or in the one asked for ("s", "ms" or "us").

    >>> from specgrad.profiling.units import format_time
    >>> format_time(1234.5), format_time(1234.5, "us")
    ('1.234ms', '1234.500us')
    """
    if unit is None:
        unit = "s" if time_us >= 1e6 else "ms" if time_us >= 1e3 else "us"
    return f"{time_us / MICROSECONDS[unit]:.3f}{unit}"


def format_memory(number: float) -> str:
    """A number of bytes in the unit that suits it; what was released is negative.

    >>> from specgrad.profiling.units import format_memory
    >>> format_memory(1536), format_memory(-5)
    ('1.50 KB', '-5 B')
    """
    for unit, size in BYTES.items():
        if abs(number) >= size:
            return f"{number / size:.2f} {unit}"
    return f"{number} B"


def format_share(part: float, whole: float) -> str:
    """How much of a whole a part is, in percent; "NaN" of nothing."""
    return f"{part * 100.0 / whole:.2f}%" if whole else "NaN"
