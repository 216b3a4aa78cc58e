"""From what was logged to the events that a user sees."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import numpy as np

from specgrad.profiling.events.device_type import DeviceType
from specgrad.profiling.events.events import BACKWARD, MEMORY_EVENT_NAME, USER, FunctionEvent, MemoryChange
from specgrad.profiling.events.stacks import module_hierarchy, source_lines

from .flops import flops_of_gradients
from .full_log import Entry, FullLog
from .log import Log, NodeName, PassName, RangeName

_ACCUMULATE = "AccumulateGrad"


@contextmanager
def collector_paused() -> Iterator[None]:
    """What assembling makes stays: the collector would visit all of it again and again, which takes as long as to make it."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def events_from(logs: Iterable[Log | FullLog], began: int, first_seq: int, use_device: str | None) -> list[FunctionEvent]:
    """The events of all threads, in the order in which they began.

    began: when the profile began, in nanoseconds; times are counted from there. first_seq: what the clock of nodes stood at then:
    an op that gives what an older node has made has not made it.
    """
    events: list[FunctionEvent] = []
    makers = _Makers(first_seq)
    for log in logs:
        of_thread = [_event(entry, log.ident, began, makers, use_device) for entry in _entries(log)]
        events += of_thread
    makers.forget_leaves()
    makers.tell_nodes()
    events.sort(key=lambda e: (e.time_range.start, -e.time_range.end))
    for number, event in enumerate(events):
        event.id = number
    return events


def _entries(log: Log | FullLog) -> Iterator[Entry]:
    if isinstance(log, FullLog):
        return iter(log.entries)
    return map(Entry, *log.events.columns())


def _event(entry: Entry, ident: int, began: int, makers: _Makers, use_device: str | None) -> FunctionEvent:
    name = entry.name
    start, end = (entry.start - began) / 1000, (entry.end - began) / 1000
    if name.__class__ is NodeName:
        event = FunctionEvent(0, str(name), ident, start, end, scope=BACKWARD, input_shapes=entry.shapes, stack=[], use_device=use_device)
        makers.ran(event, entry)
    elif name.__class__ is RangeName:
        event = FunctionEvent(
            0, str(name), ident, start, end, scope=USER, use_device=use_device, is_async=name.crossed, is_user_annotation=True,
            concrete_inputs=None if name.args is None else [name.args], stack=source_lines(entry.stack),
        )  # fmt: skip
    elif name.__class__ is PassName:
        event = FunctionEvent(0, str(name), ident, start, end, scope=BACKWARD, stack=source_lines(entry.stack), use_device=use_device)
    else:
        base, _, overload = _parts(name)
        event = FunctionEvent(
            0, base, ident, start, end, overload_name=overload or None, input_shapes=entry.shapes, concrete_inputs=entry.values, kwinputs=entry.keywords,
            flops=entry.flops, stack=source_lines(entry.stack), use_device=use_device, module_hierarchy=module_hierarchy(entry.stack),
        )  # fmt: skip
        if entry.seq is not None:
            makers.made(event, entry)
    if entry.device is not None:
        for kernel, device, duration in entry.device():
            event.append_kernel(kernel, device, duration)
    return event


@lru_cache(4096)
def _parts(name: str) -> tuple[str, str, str]:
    """'max.dim' is an overload of max; 'linalg.vector_norm' and 'special.entr' are names."""
    return (name, "", "") if name.startswith(("linalg.", "special.")) else name.partition(".")


class _Makers:
    """Which op made which node: what joins the events of the forward pass and of the backward."""

    def __init__(self, first_seq: int):
        self._first = first_seq
        self._made: dict[int, FunctionEvent] = {}  # the innermost op that made the node
        self._around: dict[int, list[FunctionEvent]] = {}  # ops in which that op ran, and which give its result
        self._ran: list[tuple[FunctionEvent, Entry]] = []

    def made(self, event: FunctionEvent, entry: Entry) -> None:
        """An op gave a tensor of this node. Entries come as ops end: the first that gives it is the one that made it."""
        assert entry.seq is not None
        seq = int(entry.seq)
        if seq < self._first:
            return
        maker = self._made.get(seq)
        if maker is None:
            self._made[seq] = event
        elif maker.thread == event.thread and event.time_range.start <= maker.time_range.start:
            self._around.setdefault(seq, []).append(event)
        else:
            return  # it gave on what it was given
        event.sequence_nr = seq

    def ran(self, event: FunctionEvent, entry: Entry) -> None:
        """A backward pass ran a node."""
        event.sequence_nr = int(entry.seq or 0)
        self._ran.append((event, entry))

    def forget_leaves(self) -> None:
        """What accumulates has no op that made it, even if a function gave the leaf."""
        for event, _ in self._ran:
            if event.name.endswith(_ACCUMULATE):
                made = self._made.pop(event.sequence_nr, None)
                for forward in (event, *((made,) if made is not None else ()), *self._around.pop(event.sequence_nr, ())):
                    forward.sequence_nr = -1

    def tell_nodes(self) -> None:
        """Give the nodes what their ops know: the thread, and the operations."""
        for event, entry in self._ran:
            maker = self._made.get(event.sequence_nr)
            if maker is not None:
                event.fwd_thread = maker.thread
                if maker.flops and entry.gradients:
                    event.flops = flops_of_gradients(maker.name, maker.flops, entry.gradients)


def device_events(events: list[FunctionEvent]) -> list[FunctionEvent]:
    """What ran on a device, alone: under the name of the op that started it, and from then on."""
    return [
        FunctionEvent(0, event.name, event.thread, start, start + kernel.duration, device_type=DeviceType.CUDA, device_index=kernel.device, use_device="cuda")
        for event in events
        for start, kernel in [(event.time_range.start, kernel) for kernel in event.kernels]
    ]


# ---- memory


def memory_changes(noted: bytes, began: int) -> list[MemoryChange]:
    """What compiled code has noted of memory: time, thread and bytes of each change."""
    table = np.frombuffer(noted, np.int64).reshape(-1, 3)
    times, totals = (table[:, 0] - began) / 1000, np.cumsum(table[:, 2])
    return list(map(MemoryChange, times.tolist(), table[:, 1].tolist(), table[:, 2].tolist(), totals.tolist()))


def give_memory(events: list[FunctionEvent], changes: list[MemoryChange]) -> list[FunctionEvent]:
    """Tell each event what changed while it ran in its thread. What changed outside of all is given as events of their own."""
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
