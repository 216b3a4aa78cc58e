"""The profiler: what ops, backward passes and user's ranges cost."""

from __future__ import annotations

from specgrad.profiling.emit import emit_itt, emit_nvtx, emit_ranges
from specgrad.profiling.enforce_unique import EnforceUnique
from specgrad.profiling.event_list import EventList
from specgrad.profiling.events import FunctionEvent
from specgrad.profiling.experimental import ExperimentalConfig
from specgrad.profiling.memory_records import MemRecordsAcc
from specgrad.profiling.nvprof import load_nvprof, parse_nvprof_trace
from specgrad.profiling.profile import profile
from specgrad.profiling.ranges import record_function
from specgrad.profiling.step_tracker import KinetoStepTracker, kineto_available

__all__ = [
    "EnforceUnique", "EventList", "ExperimentalConfig", "FunctionEvent", "KinetoStepTracker", "MemRecordsAcc", "emit_itt", "emit_nvtx", "emit_ranges",
    "kineto_available", "load_nvprof", "parse_nvprof_trace", "profile", "record_function",
]  # fmt: skip
