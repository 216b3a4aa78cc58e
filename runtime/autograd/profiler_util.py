"""What a profile consists of, and what can be done with it."""

from specgrad.profiling.averages import FunctionEventAvg
from specgrad.profiling.device_type import DeviceType
from specgrad.profiling.event_list import EventList
from specgrad.profiling.event_metadata import EventMetadata
from specgrad.profiling.events import MEMORY_EVENT_NAME, FunctionEvent, Interval, Kernel, MemoryChange
from specgrad.profiling.formatted_times import FormattedTimesMixin
from specgrad.profiling.memory_records import MemRecordsAcc
from specgrad.profiling.string_table import StringTable

__all__ = [
    "MEMORY_EVENT_NAME", "DeviceType", "EventList", "EventMetadata", "FormattedTimesMixin", "FunctionEvent", "FunctionEventAvg", "Interval", "Kernel",
    "MemRecordsAcc", "MemoryChange", "StringTable",
]  # fmt: skip
