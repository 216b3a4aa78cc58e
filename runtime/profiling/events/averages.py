"""Many events in one, grouped by what they have in common: their times, memory and operations added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import BACKWARD, FunctionEvent
from specgrad.profiling.events.nesting import op_of_each_node
from specgrad.profiling.events.units import FormattedTimesMixin, older_name


def group(events: Sequence[FunctionEvent], shapes: bool, stack_n: int, overload_name: bool, backward: bool) -> list[FunctionEventAvg]:
    """Averages of events, in the order in which they first occur. The parameters are those of `EventList.key_averages`."""
    if not isinstance(stack_n, int) or stack_n < 0:
        raise ValueError(f"key_averages: group_by_stack_n must be a number of frames, not negative, got {stack_n!r}")
    ops = op_of_each_node(events) if backward else {}
    averages: dict[tuple[Any, ...], FunctionEventAvg] = {}
    for event in events:
        op = ops.get(event, event)
        key = _key(op, shapes, stack_n, overload_name)
        average = averages.get(key)
        if average is None:
            average = averages[key] = FunctionEventAvg()
            average.take(op)
        average.add_sums(event)
        average.count -= op is not event
    for average in averages.values():
        average.stack = (average.stack or [])[:stack_n]
        if not shapes:
            average.input_shapes = ""
        if not overload_name:
            average.overload_name = ""
    return list(averages.values())


def total(events: Iterable[FunctionEvent | FunctionEventAvg]) -> FunctionEventAvg:
    """All the events in one."""
    everything = FunctionEventAvg()
    for event in events:
        if everything.key is None:
            everything.take(event)
        everything.add_sums(event)
    everything.key = "Total"
    return everything


def _key(event: FunctionEvent, shapes: bool, stack_n: int, overload_name: bool) -> tuple[Any, ...]:
    key = event.name, event.node_id, event.device_type, event.is_legacy, event.is_user_annotation
    if not (shapes or stack_n or overload_name):
        return key
    stack = tuple(event.stack[:stack_n]) if event.stack else ()
    return *key, stack, str(event.input_shapes) if shapes else "", event.overload_name if overload_name else ""


# What an average takes from the first event that it is made of, and what it adds up.
TAKEN = (
    "node_id", "is_async", "is_remote", "cpu_parent", "cpu_children", "overload_name", "input_shapes", "stack", "scope", "device_type", "is_legacy",
    "use_device", "is_user_annotation",
)  # fmt: skip


class FunctionEventAvg(FormattedTimesMixin):
    """What events of one key have in common, and their sums.

    Beside the sums over everything there are those over the nodes of backward passes: `backward_time_total` and `backward_count`.

    >>> from specgrad.autograd.profiler_util import FunctionEvent, FunctionEventAvg
    >>> average = FunctionEventAvg()
    >>> average += FunctionEvent(0, "mul", thread=1, start_us=0, end_us=10)
    >>> average += FunctionEvent(1, "mul", thread=1, start_us=10, end_us=14)
    >>> average.count, average.cpu_time_total, average.cpu_time
    (2, 14, 7.0)
    """

    def __init__(self) -> None:
        self.key: str | None = None
        self.count: int = 0
        self.node_id = 0
        self.is_async = self.is_remote = self.is_legacy = self.is_user_annotation = False
        self.use_device: str | None = None
        self.cpu_time_total: float = 0
        self.device_time_total: float = 0
        self.self_cpu_time_total: float = 0
        self.self_device_time_total: float = 0
        self.backward_time_total: float = 0
        self.backward_count: int = 0
        self.input_shapes: Any = None
        self.overload_name: str | None = None
        self.stack: list[str] | None = None
        self.scope: int | None = None
        self.cpu_memory_usage: int = 0
        self.device_memory_usage: int = 0
        self.self_cpu_memory_usage: int = 0
        self.self_device_memory_usage: int = 0
        self.cpu_children: list[FunctionEvent] | None = None
        self.cpu_parent: FunctionEvent | None = None
        self.device_type = DeviceType.CPU
        self.flops: int = 0

    @property
    def forward_time_total(self) -> float:
        """Microseconds that were not those of nodes of a backward pass."""
        return self.cpu_time_total - self.backward_time_total

    def add(self, other: FunctionEvent | FunctionEventAvg) -> FunctionEventAvg:
        """Add an event, or another average, of the same key; the first one gives the key."""
        if not isinstance(other, (FunctionEvent, FunctionEventAvg)):
            raise AssertionError(f"Expected other to be a FunctionEvent or FunctionEventAvg, got {type(other).__name__}")
        if self.key is None:
            self.take(other)
        if other.key != self.key:
            raise AssertionError(f"Expected keys to match, but got {other.key} vs {self.key}")
        self.add_sums(other)
        return self

    def take(self, first: FunctionEvent | FunctionEventAvg) -> None:
        """Be of the kind that `first` is."""
        self.key = first.key
        for name in TAKEN:
            setattr(self, name, getattr(first, name))

    def add_sums(self, other: FunctionEvent | FunctionEventAvg) -> None:
        """Add an event, or another average, of whatever key."""
        total = other.cpu_time_total
        if isinstance(other, FunctionEventAvg):
            self.backward_time_total += other.backward_time_total
            self.backward_count += other.backward_count
        elif other.scope == BACKWARD:
            self.backward_time_total += total
            self.backward_count += 1
        self.cpu_time_total += total
        self.self_cpu_time_total += other.self_cpu_time_total
        self.device_time_total += other.device_time_total
        self.self_device_time_total += other.self_device_time_total
        self.cpu_memory_usage += other.cpu_memory_usage
        self.self_cpu_memory_usage += other.self_cpu_memory_usage
        self.device_memory_usage += other.device_memory_usage
        self.self_device_memory_usage += other.self_device_memory_usage
        self.count += other.count
        self.flops += other.flops or 0

    def __iadd__(self, other: FunctionEvent | FunctionEventAvg) -> FunctionEventAvg:
        return self.add(other)

    cuda_time_total: Any = older_name("cuda_time_total", "device_time_total")
    self_cuda_time_total: Any = older_name("self_cuda_time_total", "self_device_time_total")
    cuda_memory_usage: Any = older_name("cuda_memory_usage", "device_memory_usage")
    self_cuda_memory_usage: Any = older_name("self_cuda_memory_usage", "self_device_memory_usage")

    def __repr__(self) -> str:
        device = self.use_device or "cuda"
        return (
            f"<FunctionEventAvg key={self.key} self_cpu_time={self.self_cpu_time_total_str} cpu_time={self.cpu_time_str}  "
            f"self_{device}_time={self.self_device_time_total_str} {device}_time={self.device_time_str} input_shapes={self.input_shapes} "
            f"cpu_memory_usage={self.cpu_memory_usage} {device}_memory_usage={self.device_memory_usage}>"
        )
