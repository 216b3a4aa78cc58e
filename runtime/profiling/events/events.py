"""What a profile holds: one `FunctionEvent` for every op, backward node or user range that ran."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from specgrad.core.base.call_site import warn_user

from .device import DeviceType, EventMetadata, read_metadata
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

    end: float
    start: float

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


# PyTorch's further arguments, in its order, with their defaults. An event holds only what differs from these: most of a million events differ in nothing.
FURTHER: dict[str, Any] = {
    "is_remote": False, "sequence_nr": -1, "node_id": -1, "device_type": DeviceType.CPU, "device_index": 0, "device_resource_id": None, "is_legacy": False,
    "flops": None, "trace_name": None, "concrete_inputs": None, "kwinputs": None, "is_user_annotation": False, "is_python_function": False,
    "activity_type": None, "metadata_json": None, "flow_id": None, "flow_type": None, "flow_start": None, "external_id": 0, "linked_correlation_id": 0,
    "extra_meta": None, "structured_input_shapes": None, "structured_input_strides": None, "input_dtypes": None, "python_id": -1, "python_parent_id": -1,
    "python_module_id": -1, "module_hierarchy": "",
}  # fmt: skip
ATTRIBUTES = {"device_resource_id": "_device_resource_id", "metadata_json": "_metadata_json", "extra_meta": "event_metadata"}  # if of another name


def by_name(what: str, known: Mapping[str, Any], positional: Sequence[Any], named: dict[str, Any]) -> dict[str, Any]:
    """Options that may be given by position, in the order in which they are known, or by name."""
    if len(positional) > len(known):
        raise TypeError(f"{what} takes {len(known)} options, {', '.join(known)}; {len(positional)} were given")
    given = dict(zip(known, positional))
    if twice := sorted(given.keys() & named.keys()):
        raise TypeError(f"{what} got {', '.join(twice)} by position and by name")
    if unknown := [name for name in named if name not in known]:
        raise TypeError(f"{what} has no option {', '.join(map(repr, unknown))}; those there are: {', '.join(known)}")
    return given | named


def _list_on_demand(slot: str, doc: str) -> Any:
    """A property: the list in a slot, made when it is first asked for. Most events have neither children nor kernels."""

    def get(self: FunctionEvent) -> list[Any]:
        if getattr(self, slot) is None:
            setattr(self, slot, [])
        return getattr(self, slot)

    return property(get, lambda self, value: setattr(self, slot, value), doc=doc)


class FunctionEvent(FormattedTimesMixin):
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
        "__dict__", "__weakref__", "_cpu_children", "_kernels", "cpu_memory_usage", "cpu_parent", "device_memory_usage", "device_type", "flops", "fwd_thread",
        "id", "input_shapes", "is_async", "name", "overload_name", "scope", "sequence_nr", "stack", "thread", "time_range", "use_device",
    )  # fmt: skip

    count: int = 1
    self_cpu_percent: float = -1
    total_cpu_percent: float = -1
    total_device_percent: float = -1
    is_remote: bool
    node_id: int
    device_index: int
    _device_resource_id: int | None
    is_legacy: bool
    trace_name: str | None
    concrete_inputs: list[Any] | None
    kwinputs: dict[str, Any] | None
    is_user_annotation: bool
    _metadata_json: str | None
    event_metadata: EventMetadata | None
    module_hierarchy: str
    fwd_thread: int | None
    id: int
    name: str
    thread: int
    input_shapes: Any
    overload_name: str | None
    scope: int
    stack: list[str] | None
    device_type: DeviceType
    is_async: bool
    use_device: str | None
    cpu_memory_usage: int
    device_memory_usage: int
    flops: int | None
    sequence_nr: int

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
        *further_by_position: Any,
        sequence_nr: int = -1,
        device_type: DeviceType = DeviceType.CPU,
        flops: int | None = None,
        **further: Any,
    ):
        self.id, self.name, self.thread, self.fwd_thread = id, name, thread, fwd_thread
        self.time_range: Interval = Interval(start_us, end_us)
        self.overload_name, self.input_shapes, self.stack, self.scope = overload_name, input_shapes, stack, scope
        self.use_device, self.device_type, self.is_async = use_device, device_type, is_async
        self.cpu_memory_usage, self.device_memory_usage = cpu_memory_usage, device_memory_usage
        self.sequence_nr, self.flops = sequence_nr, flops
        self.cpu_parent: FunctionEvent | None = None
        self._cpu_children: list[FunctionEvent] | None = None
        self._kernels: list[Kernel] | None = None
        if further or further_by_position:
            for argument, value in by_name("FunctionEvent", FURTHER, further_by_position, further).items():
                if value != FURTHER[argument]:
                    setattr(self, ATTRIBUTES.get(argument, argument), read_metadata(value) if argument == "extra_meta" else value)

    @property
    def key(self) -> str:
        """The name under which events are averaged."""
        return self.name

    cpu_children: list[FunctionEvent] = _list_on_demand("_cpu_children", "What it called, in order of time.")
    kernels: list[Kernel] = _list_on_demand("_kernels", "What it started on a device.")

    @property
    def device_resource_id(self) -> int:
        """The thread, or the stream of a device, that it ran in."""
        return self.thread if self._device_resource_id is None else self._device_resource_id

    @device_resource_id.setter
    def device_resource_id(self, resource: int | None) -> None:
        self._device_resource_id = resource

    def append_kernel(self, name: str, device: int, duration: float) -> None:
        """Note that this event started a kernel that took `duration` microseconds on a device."""
        _check_on_cpu(self)
        self.kernels.append(Kernel(name, device, duration))

    def append_cpu_child(self, child: FunctionEvent) -> None:
        """Note that `child` ran within this event."""
        _check_on_cpu(self)
        _check_on_cpu(child, "child ")
        self.cpu_children.append(child)

    def set_cpu_parent(self, parent: FunctionEvent) -> None:
        """Note that this event ran within `parent`."""
        _check_on_cpu(self)
        _check_on_cpu(parent, "parent ")
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
        warn_user("`metadata_json` is deprecated. Use `event_metadata` instead.", FutureWarning)
        return self._metadata_json

    cuda_time_total: Any = older_name("cuda_time_total", "device_time_total")
    self_cuda_time_total: Any = older_name("self_cuda_time_total", "self_device_time_total")
    self_cuda_memory_usage: Any = older_name("self_cuda_memory_usage", "self_device_memory_usage")

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


for _argument, _default in FURTHER.items():
    if (_attribute := ATTRIBUTES.get(_argument, _argument)) not in FunctionEvent.__slots__:
        setattr(FunctionEvent, _attribute, _default)


def _check_on_cpu(event: object, role: str = "") -> None:
    """Raise an error unless the event ran on the CPU; `role` says what it is to another event."""
    if not isinstance(event, FunctionEvent):
        raise AssertionError(f"Expected {role}to be a FunctionEvent, got {type(event).__name__}")
    if event.device_type is not DeviceType.CPU:
        raise AssertionError(f"Expected {role}device_type to be CPU, but event {event.name!r} ran on {event.device_type.name}")
