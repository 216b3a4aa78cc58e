"""Times, amounts of memory and shares as texts, and what an event and an average have in common: times per call."""

from __future__ import annotations

from typing import Any

from specgrad.core.base.call_site import warn_user

MICROSECONDS = {"s": 1e6, "ms": 1e3, "us": 1.0}
BYTES = {"GB": 1 << 30, "MB": 1 << 20, "KB": 1 << 10}


def format_time(time_us: float, unit: str | None = None) -> str:
    """A time in microseconds, in the unit that suits it or in the one asked for ("s", "ms" or "us")."""
    if unit is None:
        unit = "s" if time_us >= 1e6 else "ms" if time_us >= 1e3 else "us"
    return f"{time_us / MICROSECONDS[unit]:.3f}{unit}"


def format_memory(number: float) -> str:
    """A number of bytes in the unit that suits it; negative if more was released than allocated."""
    for unit, size in BYTES.items():
        if abs(number) >= size:
            return f"{number / size:.2f} {unit}"
    return f"{number} B"


def format_share(part: float, whole: float) -> str:
    """A part of a whole in percent; "NaN" if the whole is 0."""
    return f"{part * 100.0 / whole:.2f}%" if whole else "NaN"


def older_name(name: str, new: str, message: str = "`{}` is deprecated. Use `{}` instead.") -> Any:
    """A property under an older name: gives what `new` gives, with a FutureWarning."""

    def get(self: Any) -> Any:
        warn_user(message.format(name, new), FutureWarning)
        return getattr(self, new)

    return property(get, doc=f"Deprecated: `{new}`.")


def _as_text(name: str) -> Any:
    """A property: the time under a name, as text."""
    return property(lambda self: format_time(getattr(self, name)))


class FormattedTimesMixin:
    """Times of an event or of an average, per call and as text."""

    __slots__ = ()

    @property
    def cpu_time(self: Any) -> float:
        """Microseconds on the CPU per call."""
        return self.cpu_time_total / self.count if self.count else 0.0

    @property
    def device_time(self: Any) -> float:
        """Microseconds on the device per call."""
        return self.device_time_total / self.count if self.count else 0.0

    cpu_time_str: Any = _as_text("cpu_time")
    device_time_str: Any = _as_text("device_time")
    cpu_time_total_str: Any = _as_text("cpu_time_total")
    device_time_total_str: Any = _as_text("device_time_total")
    self_cpu_time_total_str: Any = _as_text("self_cpu_time_total")
    self_device_time_total_str: Any = _as_text("self_device_time_total")
    cuda_time: Any = older_name("cuda_time", "device_time", "`{}` is deprecated, please use `{}` instead.")
