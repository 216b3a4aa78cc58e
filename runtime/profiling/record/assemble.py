"""Makes the events that a user sees from the logs of threads."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import numpy as np

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import BACKWARD, MEMORY_EVENT_NAME, USER, FunctionEvent, MemoryChange
from specgrad.profiling.events.stacks import module_hierarchy, source_lines

from .flops import flops_of_gradients
from .full_log import FullLog
from .log import Log, LogEntry, NodeName, PassName, RangeName


@contextmanager
def collector_paused() -> Iterator[None]:
    """Without garbage collection: all events that are made stay alive, and the collector's visits would take as long as making them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def events_from(logs: Iterable[Log | FullLog], began: int, first_seq: int, use_device: str | None) -> list[FunctionEvent]:
    """The events of all threads, in the order in which they began.

    Args:
        logs: those of all threads.
        began: when the profile began, in nanoseconds; times are counted from there.
        first_seq: the clock of nodes at that moment. Older nodes were not made by a recorded op, even if one gives their tensor.
        use_device: the device whose times were recorded.
    """
    makers = _Makers(first_seq)
    events = [_event(entry, log.ident, began, makers, use_device) for log in logs for entry in log.entries]
    makers.join()
    events.sort(key=lambda e: (e.time_range.start, -e.time_range.end))
    return events


def _event(entry: LogEntry, ident: int, began: int, makers: _Makers, use_device: str | None) -> FunctionEvent:
    name: Any = entry.name
    kind, overload, scope, further = name.__class__, "", 0, {}
    if kind is RangeName:
        scope, further = USER, {"is_async": name.crossed, "is_user_annotation": True, "concrete_inputs": None if name.args is None else [name.args]}
    elif kind is NodeName or kind is PassName:
        scope = BACKWARD
    else:
        name, _, overload = _parts(name)
        if entry.shapes is not None or entry.stack is not None:
            further = {"concrete_inputs": entry.values, "kwinputs": entry.keywords, "module_hierarchy": module_hierarchy(entry.stack)}
    event = FunctionEvent(
        0, str(name), ident, (entry.start - began) / 1000, (entry.end - began) / 1000, overload or None, input_shapes=entry.shapes,
        stack=source_lines(entry.stack), scope=scope, use_device=use_device, flops=entry.flops, **further,
    )  # fmt: skip
    if kind is NodeName:
        makers.ran(event, entry)
    elif scope == 0 and entry.seq is not None:
        makers.made(event, entry.seq)
    if entry.device is not None:
        for kernel in entry.device():
            event.append_kernel(*kernel)
    return event


@lru_cache(4096)
def _parts(name: str) -> tuple[str, str, str]:
    """'max.dim' is an overload of max; 'linalg.vector_norm' and 'special.entr' are names."""
    return (name, "", "") if name.startswith(("linalg.", "special.")) else name.partition(".")


class _Makers:
    """Finds the op that made each node, and joins the events of the forward and the backward pass by that."""

    def __init__(self, first_seq: int):
        self._first = first_seq
        self._made: dict[int, FunctionEvent] = {}  # the innermost op that made the node
        self._around: dict[int, list[FunctionEvent]] = {}  # ops that called that op and returned its result
        self._ran: list[tuple[FunctionEvent, LogEntry]] = []

    def made(self, event: FunctionEvent, seq: int) -> None:
        """An op returned a tensor of this node. Ops are logged as they end, so the first one that returned such a tensor made the node."""
        if seq < self._first:
            return
        maker = self._made.setdefault(seq, event)
        if maker is not event:
            if maker.thread != event.thread or event.time_range.start > maker.time_range.start:
                return  # it only passed its input on
            self._around.setdefault(seq, []).append(event)
        event.sequence_nr = seq

    def ran(self, event: FunctionEvent, entry: LogEntry) -> None:
        """A backward pass ran a node."""
        event.sequence_nr = int(entry.seq or 0)
        self._ran.append((event, entry))

    def join(self) -> None:
        """Give the nodes the thread and the operations of their ops. AccumulateGrad nodes have no op, even if an op returned the leaf."""
        for event, entry in self._ran:
            seq = event.sequence_nr
            if event.name.endswith("AccumulateGrad"):
                event.sequence_nr = -1
                for op in (self._made.pop(seq, event), *self._around.pop(seq, ())):
                    op.sequence_nr = -1
            elif (maker := self._made.get(seq)) is not None:
                event.fwd_thread = maker.thread
                if maker.flops and entry.gradients:
                    name = f"{maker.name}.{maker.overload_name}" if maker.overload_name else maker.name
                    event.flops = flops_of_gradients(name, maker.flops, entry.gradients)


def device_events(events: list[FunctionEvent]) -> list[FunctionEvent]:
    """Events of a device alone: each has the name and the start of the op that started it."""
    return [
        FunctionEvent(
            0, event.name, event.thread, event.time_range.start, event.time_range.start + kernel.duration,
            device_type=DeviceType.CUDA, device_index=kernel.device, use_device="cuda",
        )
        for event in events
        for kernel in event.kernels
    ]  # fmt: skip


# ---- memory


def memory_changes(noted: bytes, began: int) -> list[MemoryChange]:
    """The changes of memory that compiled code has noted, each as time, thread and bytes."""
    table = np.frombuffer(noted, np.int64).reshape(-1, 3)
    times, totals = (table[:, 0] - began) / 1000, np.cumsum(table[:, 2])
    return list(map(MemoryChange, times.tolist(), table[:, 1].tolist(), table[:, 2].tolist(), totals.tolist()))


def give_memory(events: list[FunctionEvent], changes: list[MemoryChange]) -> list[FunctionEvent]:
    """Give each event the changes while it ran in its thread; returns an event for each change outside of all events."""
    outside: list[FunctionEvent] = []
    for ident in {change.thread for change in changes}:
        of_thread = [change for change in changes if change.thread == ident]
        times = np.array([change.time_us for change in of_thread])
        sums = np.concatenate(([0], np.cumsum([change.delta for change in of_thread])))
        mine = [event for event in events if event.thread == ident]
        starts = np.array([event.time_range.start for event in mine])
        ends = np.array([event.time_range.end for event in mine])
        first, last = np.searchsorted(times, starts, "left"), np.searchsorted(times, ends, "right")
        for event, usage in zip(mine, (sums[last] - sums[first]).tolist()):
            event.cpu_memory_usage = usage
        # How many events go on at a change: those that have begun, less those that have ended.
        within = np.searchsorted(np.sort(starts), times, "right") > np.searchsorted(np.sort(ends), times, "left")
        outside += [
            FunctionEvent(0, MEMORY_EVENT_NAME, ident, change.time_us, change.time_us, cpu_memory_usage=change.delta)
            for change, inside in zip(of_thread, within.tolist())
            if not inside
        ]
    return outside
