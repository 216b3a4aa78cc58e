"""Times per call and as text: what an event and an average have in common."""

from __future__ import annotations

import warnings
from typing import Any, Protocol

from .units import format_time


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
