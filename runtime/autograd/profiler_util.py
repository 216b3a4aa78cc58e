"""What a profile consists of, and what can be done with it."""

from specgrad.profiling.events.averages import FunctionEventAvg
from specgrad.profiling.events.compat import MemRecordsAcc, StringTable
from specgrad.profiling.events.device import DeviceType, EventMetadata
from specgrad.profiling.events.events import MEMORY_EVENT_NAME, FunctionEvent, Interval, Kernel, MemoryChange
from specgrad.profiling.events.units import FormattedTimesMixin
from specgrad.profiling.show.event_list import EventList

__all__ = [
    "MEMORY_EVENT_NAME", "DeviceType", "EventList", "EventMetadata", "FormattedTimesMixin", "FunctionEvent", "FunctionEventAvg", "Interval", "Kernel",
    "MemRecordsAcc", "MemoryChange", "StringTable",
]  # fmt: skip
