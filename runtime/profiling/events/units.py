"""Times, amounts of memory and shares as texts, and what an event and an average have in common: times per call."""

from __future__ import annotations

import warnings
from typing import Any, Protocol

MICROSECONDS = {"s": 1e6, "ms": 1e3, "us": 1.0}
BYTES = {"GB": 1 << 30, "MB": 1 << 20, "KB": 1 << 10}


def format_time(time_us: float, unit: str | None = None) -> str:
    """A time in microseconds, in the unit that suits it or in the one asked for ("s", "ms" or "us").

    >>> from specgrad.profiling.events.units import format_time
    >>> format_time(1234.5), format_time(1234.5, "us")
    ('1.234ms', '1234.500us')
    """
    if unit is None:
        unit = "s" if time_us >= 1e6 else "ms" if time_us >= 1e3 else "us"
    return f"{time_us / MICROSECONDS[unit]:.3f}{unit}"


def format_memory(number: float) -> str:
    """A number of bytes in the unit that suits it; what was released is negative.

    >>> from specgrad.profiling.events.units import format_memory
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


def older_name(name: str, new: str, message: str = "`{}` is deprecated. Use `{}` instead.") -> Any:
    """A property that gives what `new` gives, with a warning that says so."""

    def get(self: Any) -> Any:
        warnings.warn(message.format(name, new), FutureWarning, stacklevel=2)
        return getattr(self, new)

    return property(get, doc=f"Deprecated: `{new}`.")


class Times(Protocol):
    """What `FormattedTimesMixin` needs of a class."""

    @property
    def count(self) -> int: ...
    @property
    def cpu_time_total(self) -> float: ...
    @property
    def device_time_total(self) -> float: ...
    @property
    def self_cpu_time_total(self) -> float: ...
    @property
    def self_device_time_total(self) -> float: ...
    @property
    def cpu_time(self) -> float: ...
    @property
    def device_time(self) -> float: ...


class FormattedTimesMixin:
    """Times of an event or of an average, per call and as text."""

    __slots__ = ()

    @property
    def cpu_time(self: Times) -> float:
        """Microseconds on the CPU per call."""
        return 0.0 if self.count == 0 else 1.0 * self.cpu_time_total / self.count

    @property
    def device_time(self: Times) -> float:
        """Microseconds on the device per call."""
        return 0.0 if self.count == 0 else 1.0 * self.device_time_total / self.count

    @property
    def cpu_time_str(self: Times) -> str:
        return format_time(self.cpu_time)

    @property
    def device_time_str(self: Times) -> str:
        return format_time(self.device_time)

    @property
    def cpu_time_total_str(self: Times) -> str:
        return format_time(self.cpu_time_total)

    @property
    def device_time_total_str(self: Times) -> str:
        return format_time(self.device_time_total)

    @property
    def self_cpu_time_total_str(self: Times) -> str:
        return format_time(self.self_cpu_time_total)

    @property
    def self_device_time_total_str(self: Times) -> str:
        return format_time(self.self_device_time_total)

    cuda_time = older_name("cuda_time", "device_time", "`{}` is deprecated, please use `{}` instead.")
