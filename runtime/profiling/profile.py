"""The profiler that a user turns on with a `with`."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable, Iterable
from time import perf_counter_ns
from typing import Any

from specgrad.array.base import native_runtime
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import thread
from specgrad.core.tape.node import next_seq
from specgrad.profiling.events.averages import FunctionEventAvg
from specgrad.profiling.events.events import FunctionEvent
from specgrad.profiling.record import recording
from specgrad.profiling.record.assemble import collector_paused, device_events, events_from, give_memory, memory_changes
from specgrad.profiling.record.device_events import timer_of
from specgrad.profiling.record.full_log import Allocations, FullLog, Wanted
from specgrad.profiling.record.log import Log
from specgrad.profiling.show.event_list import EventList


class profile:
    """Record what the ops within a `with` block cost.

    Every op, every node of a backward pass and every user's range becomes an event. While its thread is recorded, an op takes 0.1
    to 0.2 us longer; while none is, as long as without a profiler. Profiles do not nest: name the parts of a program with
    `record_function`. A block that raises leaves the events until then.

    Args:
        enabled: False makes the block a plain one.
        use_cuda: older spelling of use_device="cuda".
        use_device: "cuda" times what ops start on the device, too.
        record_shapes: keep the shapes of inputs, and the values of numbers.
        with_flops: estimate the floating-point operations of matrix products, convolutions and sums and products of elements, and of their gradients.
        profile_memory: record what memory tensors take and give back.
        with_stack: keep for each op where it was called.
        with_modules: keep for each op the classes in whose `forward` it was called.
        use_kineto: has no meaning here; there for programs that give it.
        use_cpu: False records only what runs on a device.
        experimental_config: an `ExperimentalConfig`; `profile_all_threads` records the ops of all threads, and not of this alone.
        acc_events: the block may be entered again, and the events of all times are kept.
        custom_trace_id_callback: gives the id of a trace.

    >>> x = specgrad.tensor([1.0, 2.0], requires_grad=True)
    >>> with specgrad.autograd.profiler.profile() as prof:
    ...     (x * x).sum().backward()
    >>> [event.name for event in prof.function_events]
    ['mul', 'sum', 'backward', 'SumBackward0', 'MulBackward0', 'torch::autograd::AccumulateGrad']
    """

    profile_memory: bool
    with_flops: bool
    with_modules: bool
    with_stack: bool
    acc_events: bool
    experimental_config: Any
    use_cpu: bool
    entered: bool

    def __init__(
        self,
        enabled: bool = True,
        *,
        use_cuda: bool = False,
        use_device: str | None = None,
        record_shapes: bool = False,
        with_flops: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_modules: bool = False,
        use_kineto: bool = False,
        use_cpu: bool = True,
        experimental_config: Any = None,
        acc_events: bool = False,
        custom_trace_id_callback: Callable[[], str] | None = None,
    ):
        self.enabled = enabled
        if use_cuda:
            warn_user("The attribute `use_cuda` will be deprecated soon, please use ``use_device = 'cuda'`` instead.", FutureWarning)
            use_device = "cuda"
        if enabled and not use_cpu and not use_kineto:
            raise AssertionError("use_cpu=False records a device alone, which is asked for with use_kineto=True")
        self._device = timer_of(use_device) if enabled and use_device is not None else None
        self.use_device: str | None = use_device if self._device is not None else None
        self.record_shapes: bool = record_shapes or with_flops
        self.with_flops, self.profile_memory, self.with_stack, self.with_modules = with_flops, profile_memory, with_stack, with_modules
        self.use_cpu, self.acc_events, self.experimental_config = use_cpu, acc_events, experimental_config
        self.custom_trace_id_callback = custom_trace_id_callback
        self.trace_id: str = ""
        self.entered = False
        self.profiling_start_time_ns: int = 0
        self.profiling_end_time_ns: int = 0
        self._running: Any = None  # the log of the thread that entered
        self._memory: Any = None  # the trace of memory by compiled code
        self._allocations: Allocations | None = None  # in its place where there is none
        self._everyone: recording.EveryThread | None = None
        self._raw: list[tuple[list[Any], int, int, bytes]] = []  # what is not yet made into events: logs, their start, the nodes' clock then, memory
        self._events: EventList[FunctionEvent] = EventList()

    # ---- the block

    def __enter__(self) -> profile:
        if not self.enabled:
            return self
        if self._running is not None:
            raise RuntimeError("this profile is running already: Profiler context manager is not reentrant")
        if self.entered and not self.acc_events:
            again = "make another, or give acc_events=True to go on in this one"
            raise RuntimeError(f"this profile has run already: Profiler context manager is not reentrant; {again}")
        self._allocations = Allocations() if self.profile_memory and native_runtime.trace_memory is None else None
        wanted = Wanted(self.record_shapes, self.with_flops, self.with_stack or self.with_modules, self._allocations, self._device)
        self._logs: list[Log | FullLog] = []
        log = self._new_log(wanted)
        entered = self.entered
        try:
            recording.start(log)
            self.entered = True
            self.create_trace_id()
            self._first_seq = int(next_seq())
            if getattr(self.experimental_config, "profile_all_threads", False):
                self._everyone = recording.EveryThread(lambda: self._new_log(wanted))
                self._everyone.begin()
            if self.profile_memory and native_runtime.trace_memory is not None:
                self._memory = native_runtime.trace_memory()
            self._running = log
            self.profiling_start_time_ns = perf_counter_ns()
            return self
        except BaseException:  # an interrupt, or what a callback raises: the thread is as it was
            self._stop_recording(log)
            self._running, self._memory, self.entered = None, None, entered
            raise

    def __exit__(self, *error: object) -> None:
        if not self.enabled or self._running is None:
            return
        paused = thread.recorder is None and threading.get_ident() == self._running.ident
        if thread.recorder is not self._running and not paused:
            raise RuntimeError("a profile ends in the thread that began it")
        self.profiling_end_time_ns = perf_counter_ns()
        try:
            self._finish()
        except BaseException:
            self._finish()
            raise

    def _finish(self) -> None:
        """End the recording and keep what was recorded. After an interrupt it is called again, and does the rest."""
        if self._running is None:
            return
        memory = self._stop_recording(self._running)
        for log in self._logs:
            log.close()
        if not self._raw or self._raw[-1][0] is not self._logs:
            noted = memory if self._allocations is None else self._allocations.noted()
            self._raw.append((self._logs, self.profiling_start_time_ns, self._first_seq, noted))
        self._memory = self._running = None

    def _stop_recording(self, log: Log | FullLog) -> bytes:
        """Undo what `__enter__` did to the thread; gives the changes of memory."""
        memory = b""
        if self._memory is not None and native_runtime.end_trace is not None:
            memory = native_runtime.end_trace(self._memory)
        if thread.recorder is log or (thread.recording and thread.recorder is None):
            recording.stop()
        if self._everyone is not None:
            self._everyone.end()
            self._everyone = None
        return memory

    def _new_log(self, wanted: Wanted) -> Log | FullLog:
        ident, name = threading.get_ident(), threading.current_thread().name
        log = FullLog(ident, name, wanted) if any(wanted) else Log(ident, name)
        self._logs.append(log)
        return log

    def toggle_collection_dynamic(self, enabled: bool, activities: Iterable[Any] = ()) -> None:
        """Stop recording for a while, or go on, within the block."""
        if self._running is None:
            raise RuntimeError("toggle_collection_dynamic is called within the block of a profile, and this one is not running")
        recording.turn_to(self._running if enabled else None)

    def default_trace_id(self) -> str:
        """An id that no other trace has."""
        return uuid.uuid4().hex.upper()

    def create_trace_id(self) -> str:
        """Give this trace its id."""
        callback = self.custom_trace_id_callback
        self.trace_id = callback() if callback is not None else self.default_trace_id()
        return self.trace_id

    # ---- the results

    @property
    def function_events(self) -> EventList[FunctionEvent]:
        """All events, in the order in which they began."""
        if self.enabled and not self._finished:
            raise RuntimeError("Profiler didn't finish running: its events are there when its `with` block has ended")
        if self._raw:
            raw, self._raw = self._raw, []
            with collector_paused():
                self._events = self._assembled(raw, self._events)
        return self._events

    def _assembled(self, raw: list[tuple[list[Any], int, int, bytes]], before: EventList[FunctionEvent]) -> EventList[FunctionEvent]:
        events: list[FunctionEvent] = list(before)
        memory = list(before.memory)
        names = dict(before.thread_names)
        for logs, began, first_seq, noted in raw:
            made = events_from(logs, began, first_seq, self.use_device)
            if not self.use_cpu:
                made = device_events(made)
            changes = memory_changes(noted, began)
            if changes:
                made += give_memory(made, changes)
                made.sort(key=lambda e: e.time_range.start)
            events += made
            memory += changes
            names |= {log.ident: log.thread_name for log in logs}
        for number, event in enumerate(events):
            event.id = number
        found = EventList(events, use_device=self.use_device, profile_memory=self.profile_memory, with_flops=self.with_flops, memory=memory)
        found.thread_names = names
        found.overhead_us = recording.overhead_us(raw[0][0][0])
        found._build_tree()
        return found

    @property
    def _finished(self) -> bool:
        return self.entered and self._running is None

    def table(
        self,
        sort_by: str | None = None,
        row_limit: int = 100,
        max_src_column_width: int = 75,
        max_name_column_width: int = 55,
        max_shapes_column_width: int = 80,
        header: str | None = None,
        top_level_events_only: bool = False,
    ) -> str:
        """All events as a table, one a row. The table of `key_averages()` is mostly more useful.

        Args:
            sort_by: a column, such as "self_cpu_time_total"; an unknown one is an error that lists those there are.
            row_limit: the most rows.
            max_src_column_width: the most columns for the place of a call; as the next two, for names and for shapes.
            header: a line above.
            top_level_events_only: leave out what ran within others.
        """
        return self.function_events.table(
            sort_by, row_limit, max_src_column_width, max_name_column_width, max_shapes_column_width, header, top_level_events_only
        )

    def key_averages(
        self, group_by_input_shape: bool = False, group_by_stack_n: int = 0, group_by_overload_name: bool = False, *, group_backward: bool = False
    ) -> EventList[FunctionEventAvg]:
        """Events of one name together.

        Args:
            group_by_input_shape: those of other shapes apart.
            group_by_stack_n: those whose innermost n places of call differ apart.
            group_by_overload_name: those of other overloads apart.
            group_backward: backward nodes in the row of the op that made them.
        """
        return self.function_events.key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name, group_backward=group_backward)

    def total_average(self) -> Any:
        """All events together."""
        return self.function_events.total_average()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds that all events took, each without what it called."""
        return self.function_events.self_cpu_time_total

    def export_chrome_trace(self, path: Any, metadata: dict[str, str] | None = None, use_python_export: bool = False) -> None:
        """Write the events as a trace for https://ui.perfetto.dev or chrome://tracing; compressed if the path ends in .gz.

        Args:
            path: the file to write.
            metadata: texts to keep in the trace.
            use_python_export: has no meaning here; there for programs that give it.
        """
        self.function_events.export_chrome_trace(path, metadata=metadata)

    def export_stacks(self, path: Any, metric: str = "self_cpu_time_total") -> None:
        """Write the places of calls with what they cost, as tools for flame graphs read them. Needs with_stack=True."""
        if not self.with_stack:
            raise AssertionError("export_stacks() requires with_stack=True")
        self.function_events.export_stacks(path, metric)

    def export_html(self, path: Any) -> None:
        """Write one page with table, timeline and memory, that needs no network."""
        self.function_events.export_html(path)

    def __repr__(self) -> str:
        if self.enabled and self._finished:
            return repr(self.function_events)
        return f"<{'unfinished' if self.enabled else 'disabled'} specgrad.autograd.profiler.profile>"

    def __str__(self) -> str:
        return str(self.function_events) if self.enabled and self._finished else repr(self)
