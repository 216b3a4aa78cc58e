"""The profiler: what ops, backward passes and user's ranges cost."""

from __future__ import annotations

from specgrad.profiling.events.compat import EnforceUnique, KinetoStepTracker, MemRecordsAcc, kineto_available
from specgrad.profiling.events.events import FunctionEvent
from specgrad.profiling.profile import profile
from specgrad.profiling.ranges.emit import emit_itt, emit_nvtx, emit_ranges
from specgrad.profiling.ranges.nvprof import load_nvprof, parse_nvprof_trace
from specgrad.profiling.record.experimental import ExperimentalConfig
from specgrad.profiling.record.record_function import record_function
from specgrad.profiling.show.event_list import EventList

__all__ = [
    "EnforceUnique", "EventList", "ExperimentalConfig", "FunctionEvent", "KinetoStepTracker", "MemRecordsAcc", "emit_itt", "emit_nvtx", "emit_ranges",
    "kineto_available", "load_nvprof", "parse_nvprof_trace", "profile", "record_function",
]  # fmt: skip
