"""What a profile holds: one `FunctionEvent` for every op, backward node or user range that ran."""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

from .device_type import DeviceType
from .event_metadata import EventMetadata, read_metadata
from .units import FormattedTimesMixin, older_name

BACKWARD = 1  # the `scope` of an event in which a node of the graph ran backward; see FunctionEvent
USER = 7  # the `scope` of a range that a user named
MEMORY_EVENT_NAME = "[memory]"


class Interval:
    """A span of time, in microseconds.

    >>> from specgrad.autograd.profiler_util import Interval
    >>> Interval(1.5, 4.0).elapsed_us()
    2.5
    """

    __slots__ = ("end", "start")

    def __init__(self, start: float, end: float):
        self.start, self.end = start, end

    def __repr__(self) -> str:
        return f"Interval(start={self.start}, end={self.end})"

    def elapsed_us(self) -> float:
        """How long it is."""
        return self.end - self.start


class Kernel(NamedTuple):
    """What an event started on a device, and how many microseconds that took there."""

    name: str
    device: int
    duration: float


class MemoryChange(NamedTuple):
    """An allocation (`delta` positive) or a release (negative), and how many traced bytes were alive after it."""

    time_us: float
    thread: int
    delta: int
    total: int


class RareAttributes(FormattedTimesMixin):
    """What few events have. It stands in the class, so that the million events that do not have it need no room for it."""

    __slots__ = ("__dict__", "__weakref__")

    count: int = 1
    node_id: int = -1
    is_remote: bool = False
    device_index: int = 0
    _device_resource_id: int | None = None
    is_legacy: bool = False
    trace_name: str | None = None
    concrete_inputs: list[Any] | None = None
    kwinputs: dict[str, Any] | None = None
    is_user_annotation: bool = False
    is_python_function: bool = False
    activity_type: Any = None
    _metadata_json: str | None = None
    flow_id: int | None = None
    flow_type: int | None = None
    flow_start: bool | None = None
    external_id: int = 0
    linked_correlation_id: int = 0
    event_metadata: EventMetadata | None = None
    structured_input_shapes: Any = None
    structured_input_strides: Any = None
    input_dtypes: list[str] | None = None
    python_id: int = -1
    python_parent_id: int = -1
    python_module_id: int = -1
    module_hierarchy: str = ""
    self_cpu_percent: float = -1
    total_cpu_percent: float = -1
    total_device_percent: float = -1


RARE = (
    "node_id", "is_remote", "device_index", "_device_resource_id", "is_legacy", "trace_name", "concrete_inputs", "kwinputs", "is_user_annotation",
    "is_python_function", "activity_type", "_metadata_json", "flow_id", "flow_type", "flow_start", "external_id", "linked_correlation_id",
    "event_metadata", "structured_input_shapes", "structured_input_strides", "input_dtypes", "python_id", "python_parent_id", "python_module_id",
    "module_hierarchy",
)  # fmt: skip
USUAL = tuple(getattr(RareAttributes, name) for name in RARE)


class FunctionEvent(RareAttributes):
    """One thing that ran: an op, a node of a backward pass, or a range that a user named.

    Args:
        id: a number of its own.
        name: "mul" of an op, "MulBackward0" of a node, the name of a range.
        thread: the thread that it ran in.
        start_us, end_us: when, in microseconds since the profile began.
        fwd_thread: of a node: the thread in which its op ran.
        input_shapes: the shapes of the inputs, `[]` for what is not a tensor.
        stack: where it was called, the innermost place first.
        scope: 0 an op, 1 a node of a backward pass, 7 a range of a user.
        sequence_nr: the number of the node that an op made, or that ran; -1 if none.
        cpu_memory_usage: bytes that it and what it called allocated, less those that they released.
        flops: floating-point operations, where they are counted.
        module_hierarchy: the modules that it was called in, outermost first.

    The other arguments are those of `torch.autograd.profiler_util.FunctionEvent`.

    >>> from specgrad.autograd.profiler_util import FunctionEvent
    >>> event = FunctionEvent(0, "mul", thread=1, start_us=2.0, end_us=5.0)
    >>> event.cpu_time_total, event.self_cpu_time_total_str
    (3.0, '3.000us')
    """

    __slots__ = (
        "_cpu_children", "_kernels", "cpu_memory_usage", "cpu_parent", "device_memory_usage", "device_type", "flops", "fwd_thread", "id", "input_shapes",
        "is_async", "name", "overload_name", "scope", "sequence_nr", "stack", "thread", "time_range", "use_device",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        name: str,
        thread: int,
        start_us: float,
        end_us: float,
        overload_name: str | None = None,
        fwd_thread: int | None = None,
        input_shapes: Any = None,
        stack: list[str] | None = None,
        scope: int = 0,
        use_device: str | None = None,
        cpu_memory_usage: int = 0,
        device_memory_usage: int = 0,
        is_async: bool = False,
        is_remote: bool = False,
        sequence_nr: int = -1,
        node_id: int = -1,
        device_type: DeviceType = DeviceType.CPU,
        device_index: int = 0,
        device_resource_id: int | None = None,
        is_legacy: bool = False,
        flops: int | None = None,
        trace_name: str | None = None,
        concrete_inputs: list[Any] | None = None,
        kwinputs: dict[str, Any] | None = None,
        is_user_annotation: bool = False,
        is_python_function: bool = False,
        activity_type: Any = None,
        metadata_json: str | None = None,
        flow_id: int | None = None,
        flow_type: int | None = None,
        flow_start: bool | None = None,
        external_id: int = 0,
        linked_correlation_id: int = 0,
        extra_meta: dict[str, str] | None = None,
        structured_input_shapes: Any = None,
        structured_input_strides: Any = None,
        input_dtypes: list[str] | None = None,
        python_id: int = -1,
        python_parent_id: int = -1,
        python_module_id: int = -1,
        *,
        module_hierarchy: str = "",
    ):
        self.id, self.name, self.thread, self.fwd_thread = id, name, thread, fwd_thread
        self.time_range = Interval(start_us, end_us)
        self.overload_name, self.input_shapes, self.stack, self.scope = overload_name, input_shapes, stack, scope
        self.use_device, self.device_type, self.is_async = use_device, device_type, is_async
        self.cpu_memory_usage, self.device_memory_usage = cpu_memory_usage, device_memory_usage
        self.sequence_nr, self.flops = sequence_nr, flops
        self.cpu_parent: FunctionEvent | None = None
        self._cpu_children: list[FunctionEvent] | None = None  # made when there is one: most events have neither children nor kernels
        self._kernels: list[Kernel] | None = None
        metadata = None if extra_meta is None else read_metadata(extra_meta)
        rare = (
            node_id, is_remote, device_index, device_resource_id, is_legacy, trace_name, concrete_inputs, kwinputs, is_user_annotation,
            is_python_function, activity_type, metadata_json, flow_id, flow_type, flow_start, external_id, linked_correlation_id,
            metadata, structured_input_shapes, structured_input_strides, input_dtypes, python_id, python_parent_id, python_module_id,
            module_hierarchy,
        )  # fmt: skip
        if rare != USUAL:
            self.__dict__.update((name, value) for name, value, usual in zip(RARE, rare, USUAL) if value != usual)

    @property
    def key(self) -> str:
        """Under which it is averaged."""
        return self.name

    @property
    def cpu_children(self) -> list[FunctionEvent]:
        """What it called, in order of time."""
        if self._cpu_children is None:
            self._cpu_children = []
        return self._cpu_children

    @cpu_children.setter
    def cpu_children(self, children: list[FunctionEvent]) -> None:
        self._cpu_children = children

    @property
    def kernels(self) -> list[Kernel]:
        """What it started on a device."""
        if self._kernels is None:
            self._kernels = []
        return self._kernels

    @kernels.setter
    def kernels(self, kernels: list[Kernel]) -> None:
        self._kernels = kernels

    @property
    def device_resource_id(self) -> int:
        """The thread, or the stream of a device, that it ran in."""
        return self.thread if self._device_resource_id is None else self._device_resource_id

    @device_resource_id.setter
    def device_resource_id(self, resource: int | None) -> None:
        self._device_resource_id = resource

    def _on_cpu(self) -> None:
        if self.device_type is not DeviceType.CPU:
            raise AssertionError(f"Expected device_type to be CPU, but event {self.name!r} ran on {self.device_type.name}")

    def append_kernel(self, name: str, device: int, duration: float) -> None:
        """Note that this event started a kernel that took `duration` microseconds on a device."""
        self._on_cpu()
        self.kernels.append(Kernel(name, device, duration))

    def append_cpu_child(self, child: FunctionEvent) -> None:
        """Note that `child` ran within this event."""
        self._on_cpu()
        if not isinstance(child, FunctionEvent):
            raise AssertionError(f"Expected child to be a FunctionEvent, got {type(child).__name__}")
        if child.device_type is not DeviceType.CPU:
            raise AssertionError(f"Expected child device_type to be CPU, but event {child.name!r} ran on {child.device_type.name}")
        self.cpu_children.append(child)

    def set_cpu_parent(self, parent: FunctionEvent) -> None:
        """Note that this event ran within `parent`."""
        self._on_cpu()
        if not isinstance(parent, FunctionEvent):
            raise AssertionError(f"Expected parent to be a FunctionEvent, got {type(parent).__name__}")
        if parent.device_type is not DeviceType.CPU:
            raise AssertionError(f"Expected parent device_type to be CPU, but event {parent.name!r} ran on {parent.device_type.name}")
        self.cpu_parent = parent

    @property
    def cpu_time_total(self) -> float:
        """Microseconds that it took on the CPU, with what it called."""
        return self.time_range.elapsed_us() if self.device_type is DeviceType.CPU else 0

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds that it took on the CPU, without what it called."""
        if self.is_async or self.device_type is not DeviceType.CPU:
            return 0
        total = self.time_range.elapsed_us()
        return total - sum([child.cpu_time_total for child in self._cpu_children]) if self._cpu_children else total

    @property
    def self_cpu_memory_usage(self) -> int:
        """Bytes that it allocated itself, less those that it released."""
        return self._own("cpu_memory_usage")

    @property
    def self_device_memory_usage(self) -> int:
        """Bytes that it allocated itself on the device, less those that it released."""
        return self._own("device_memory_usage")

    def _own(self, memory: str) -> int:
        if self.is_async or self.device_type is not DeviceType.CPU:
            return 0
        return getattr(self, memory) - sum([getattr(child, memory) for child in self._cpu_children or ()])

    @property
    def device_time_total(self) -> float:
        """Microseconds that what it and what it called started took on the device."""
        if self.is_async or not self.use_device:
            return 0
        if self.device_type is not DeviceType.CPU:
            return self.time_range.elapsed_us()
        if self.is_legacy:  # the kernels of what it called are among its own
            return sum(kernel.duration for kernel in self._kernels or ())
        total: float = 0
        left = [self]
        while left:  # not by recursion: ranges may be nested deeper than Python calls can be
            event = left.pop()
            if event.is_async or not event.use_device:
                continue
            total += sum(kernel.duration for kernel in event._kernels or ())
            if not event.is_legacy:
                left += event._cpu_children or ()
        return total

    @property
    def self_device_time_total(self) -> float:
        """Microseconds that what it started itself took on the device."""
        total = self.device_time_total
        if self.is_async or not self.use_device or self.device_type is not DeviceType.CPU:
            return total
        if self.is_legacy:
            return total - sum(child.device_time_total for child in self._cpu_children or ())
        return sum(kernel.duration for kernel in self._kernels or ())

    @property
    def metadata_json(self) -> str | None:
        """Deprecated: `event_metadata`."""
        warnings.warn("`metadata_json` is deprecated. Use `event_metadata` instead.", FutureWarning, stacklevel=2)
        return self._metadata_json

    cuda_time_total = older_name("cuda_time_total", "device_time_total")
    self_cuda_time_total = older_name("self_cuda_time_total", "self_device_time_total")
    self_cuda_memory_usage = older_name("self_cuda_memory_usage", "self_device_memory_usage")

    def __repr__(self) -> str:
        device = self.use_device
        children = [child.id for child in self._cpu_children or ()]
        return (
            f"<FunctionEvent id={self.id} name={self.name} overload_name={self.overload_name} device_type={self.device_type} node_id={self.node_id} "
            f"cpu_time={self.cpu_time_str} start_us={self.time_range.start} end_us={self.time_range.end} cpu_children={children} "
            f"{device}_time={self.device_time_str} name={self.name} thread={self.thread} input_shapes={self.input_shapes} "
            f"cpu_memory_usage={self.cpu_memory_usage} {device}_memory_usage={self.device_memory_usage} is_async={self.is_async} "
            f"is_remote={self.is_remote} seq_nr={self.sequence_nr} is_legacy={self.is_legacy}>"
        )
