"""Streams and events of CUDA devices, as torch.cuda has them, over CuPy's.

The current streams of a thread are kept twice: CuPy's, by which work is started, and `thread.streams`, which nodes remember. What is made current
here is both. The default stream of a device is CUDA's legacy one, which waits for no other stream that is made here, and none for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from sys import getrefcount
from typing import Any

from specgrad.core.base.device import device as device_type
from specgrad.core.base.locks import lock
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames

from .cuda_arrays import BACKEND, OnDevice, _cupy, begin_streams, current_device, telling, use_device


def index_of_device(wanted: Any) -> int:
    """The number of a CUDA device that is given as a number, a name or a device; what names no number, and None, is the current one."""
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return wanted
    if wanted is None:
        return current_device()
    found = device_type(wanted)
    if found.type != "cuda":
        raise ValueError(f"Expected a cuda device, but got: {found}")
    return current_device() if found.index is None else found.index


def _asked() -> telling:
    """A context in which the host waits or asks, which it does not while a graph is captured: nothing of that is done yet."""
    if (capture := BACKEND.capture) is not None:
        capture.refuse("the host cannot wait for what is done only when the graph is replayed")
    return telling()


# ---- streams


class Stream:
    """A queue of work: what is started on a stream is done in its order, and in no order with what is started on another, unless one waits for an event.

    Args:
        device: the current one if it is left out.
        priority: less is sooner; the device has a least one and a greatest.
    """

    __module__ = "specgrad.cuda"
    __slots__ = ("__weakref__", "_before", "_cupy", "device_index")

    device_index: int

    @hides_frames
    def __init__(self, device: Any = None, priority: int = 0):
        self.device_index = index_of_device(device)
        with OnDevice(self.device_index):
            self._cupy: Any = _cupy().cuda.Stream(non_blocking=True, priority=priority)
        self._before: list[StreamContext] = []

    @classmethod
    def _over(cls, stream: Any, index: int) -> Stream:
        """One of CuPy's streams."""
        self = object.__new__(cls)
        self._cupy, self.device_index, self._before = stream, index, []
        return self

    @property
    def cuda_stream(self) -> int:
        """The stream as CUDA's functions take it; 0 of the default one."""
        return int(self._cupy.ptr)

    @property
    def device(self) -> device_type:
        return device_type("cuda", self.device_index)

    @property
    def priority(self) -> int:
        return int(self._cupy.priority) if self.cuda_stream else 0

    @hides_frames
    def synchronize(self) -> None:
        """Wait until all is done that was started on the stream."""
        with _asked(), OnDevice(self.device_index):
            self._cupy.synchronize()

    @hides_frames
    def query(self) -> bool:
        """Whether all is done that was started on the stream."""
        with _asked(), OnDevice(self.device_index):
            return bool(self._cupy.done)

    @hides_frames
    def wait_event(self, event: Event) -> None:
        """Let what is started on the stream from now on wait for an event; the host goes on. An event that was not recorded has happened."""
        event.wait(self)

    @hides_frames
    def wait_stream(self, stream: Stream) -> None:
        """Let what is started on the stream from now on wait for all that was started on another; the host goes on."""
        self.wait_event(stream.record_event())

    @hides_frames
    def record_event(self, event: Event | None = None) -> Event:
        """An event that happens when all is done that was started on the stream so far."""
        if event is None:
            event = Event()
        event.record(self)
        return event

    def __enter__(self) -> Stream:
        context = StreamContext(self)
        context.__enter__()
        self._before.append(context)
        return self

    def __exit__(self, *error: object) -> None:
        self._before.pop().__exit__(*error)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and (self.device_index, self.cuda_stream) == (other.device_index, other.cuda_stream)

    def __hash__(self) -> int:
        return hash((self.device_index, self.cuda_stream))

    def __repr__(self) -> str:
        return f"<specgrad.cuda.{type(self).__name__} device={self.device} cuda_stream={self.cuda_stream:#x}>"


class ExternalStream(Stream):
    """A stream that another library has made, which must keep it for as long as this is in use.

    Args:
        stream_ptr: the stream, as CUDA's functions take it.
        device: to which it belongs; the current one if it is left out.
    """

    __module__ = "specgrad.cuda"
    __slots__ = ()

    @hides_frames
    def __init__(self, stream_ptr: int, device: Any = None):
        self.device_index = index_of_device(device)
        self._cupy = _cupy().cuda.ExternalStream(stream_ptr, self.device_index)
        self._before = []


def default_stream(device: Any = None) -> Stream:
    """The default stream of a device."""
    return Stream._over(_cupy().cuda.Stream.null, index_of_device(device))


def current_stream(device: Any = None) -> Stream:
    """The stream of a device on which this thread starts work."""
    index = index_of_device(device)
    found = _cupy().cuda.get_current_stream(index)
    kept = thread.streams.get(index)
    return kept if kept is not None and kept.cuda_stream == int(found.ptr) else Stream._over(found, index)


@hides_frames
def set_stream(stream: Stream | None) -> None:
    """Let this thread start work on a stream, and on its device. None changes nothing."""
    if stream is None:
        return
    if not isinstance(stream, Stream):
        raise TypeError(f"set_stream expects a Stream, but got {type(stream).__name__}")
    use_device(stream.device_index)
    make_current({**thread.streams, stream.device_index: stream})


def make_current(streams: Mapping[int, Any]) -> None:
    """Let this thread start work on these streams, by device, and on the default one of every other device."""
    streams = {index: stream for index, stream in streams.items() if stream.cuda_stream}
    before = thread.streams
    if streams == before:
        return
    if streams:
        begin_streams()
    for index in before.keys() | streams.keys():
        wanted = streams.get(index)
        with OnDevice(index):
            if wanted is not None:
                wanted._cupy.use()
            else:
                _cupy().cuda.Stream.null.use()
    thread.streams = streams


class StreamContext:
    """A context within which this thread starts work on a stream; with None, as outside of it."""

    __module__ = "specgrad.cuda"
    __slots__ = ("_before", "_device", "stream")

    stream: Stream | None

    def __init__(self, stream: Stream | None):
        self.stream = stream

    def __enter__(self) -> None:
        if self.stream is not None:
            self._before, self._device = thread.streams, current_device()
            set_stream(self.stream)

    def __exit__(self, *error: object) -> None:
        if self.stream is not None:
            use_device(self._device)
            make_current(self._before)


def stream(stream: Stream | None) -> StreamContext:
    """A context within which this thread starts work on a stream; with None, as outside of it."""
    return StreamContext(stream)


@hides_frames
def synchronize(device: Any = None) -> None:
    """Wait until a device, the current one if it is left out, has done all that was started on it; errors of wrong indices are raised here."""
    BACKEND.synchronize(index_of_device(device))


@hides_frames
def check() -> None:
    """Raise the error of the first index out of bounds, or other value of a device that was refused, since the host last waited.

    Waits only for streams on which something was checked; for none where nothing was.
    """
    if (capture := BACKEND.capture) is not None:
        capture.refuse("the host cannot wait for what is done only when the graph is replayed")
    with telling():
        BACKEND.check()


# ---- events


class Event:
    """A point in a stream, which has happened when all before it is done. It is made on the device of the stream on which it is first recorded.

    Args:
        enable_timing: whether the time between two events is measured.
        blocking: whether who waits for it leaves the processor to others.
        interprocess: whether other processes may wait for it.
    """

    __module__ = "specgrad.cuda"
    __slots__ = ("_cupy", "_index", "_options")

    def __init__(self, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False):
        self._options = {"block": bool(blocking), "disable_timing": not enable_timing, "interprocess": bool(interprocess)}
        self._cupy: Any = None
        self._index = -1

    @property
    def device(self) -> device_type | None:
        """The device on which it was recorded; None before that."""
        return None if self._cupy is None else device_type("cuda", self._index)

    @property
    def cuda_event(self) -> int:
        """The event as CUDA's functions take it; 0 of one that was not recorded."""
        return 0 if self._cupy is None else int(self._cupy.ptr)

    @hides_frames
    def record(self, stream: Stream | None = None) -> None:
        """Let it happen when all is done that was started on a stream, the current one if it is left out, so far."""
        stream = current_stream() if stream is None else stream
        if self._cupy is not None and stream.device_index != self._index:
            raise RuntimeError(f"Event device {self._index} does not match recording stream's device {stream.device_index}.")
        with OnDevice(stream.device_index):
            if self._cupy is None:
                self._cupy, self._index = _cupy().cuda.Event(**self._options), stream.device_index
            self._cupy.record(stream._cupy)

    @hides_frames
    def wait(self, stream: Stream | None = None) -> None:
        """Let what is started on a stream from now on, the current one if it is left out, wait for the event; the host goes on."""
        if self._cupy is not None:
            stream = current_stream() if stream is None else stream
            with OnDevice(stream.device_index):
                stream._cupy.wait_event(self._cupy)

    @hides_frames
    def query(self) -> bool:
        """Whether it has happened; True of one that was not recorded."""
        with _asked():
            return self._cupy is None or bool(self._cupy.done)

    @hides_frames
    def synchronize(self) -> None:
        """Wait until it has happened."""
        with _asked():
            if self._cupy is not None:
                self._cupy.synchronize()

    @hides_frames
    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this event to another: both must have been made with `enable_timing=True`, and have happened."""
        if self._options["disable_timing"] or end_event._options["disable_timing"]:
            raise ValueError("Both events must be created with argument 'enable_timing=True'.")
        if self._cupy is None or end_event._cupy is None:
            raise ValueError("Both events must be recorded before calculating elapsed time.")
        if not (self.query() and end_event.query()):
            raise RuntimeError("Both events must be completed before calculating elapsed time.")
        return float(_cupy().cuda.get_elapsed_time(self._cupy, end_event._cupy))

    def __repr__(self) -> str:
        return f"<specgrad.cuda.Event {self.cuda_event:#x}>" if self._cupy is not None else "<specgrad.cuda.Event uninitialized>"


# ---- memory that a stream uses which is not the one on which it was made

_used: dict[int, tuple[Any, list[Stream]]] = {}  # by its object's id: memory, and the streams that use it
_leaving: list[tuple[Any, list[Event]]] = []  # memory that nobody else holds any more, and what has to happen before it is let go
_HELD_HERE = 3  # by the pair in the table, the variable of the loop, and the argument of getrefcount


def use_on_stream(array: Any, stream: Stream) -> None:
    """Keep the memory of an array, once nobody holds it any more, until a stream has done what was started there by then.

    CuPy's pool gives memory to the next that asks for it on the stream on which it was made, and knows of no other stream.
    """
    if BACKEND.capture is not None and BACKEND.capture.is_here():
        BACKEND.capture.kept.append(array.data.mem)  # its pool gives it to nobody else then, and afterwards to nobody at all
        return
    let_go()
    memory = array.data.mem
    with lock:
        streams = _used.setdefault(id(memory), (memory, []))[1]
        if stream not in streams:
            streams.append(stream)


def let_go() -> None:
    """Let go of memory that was kept for streams that are done with it."""
    if BACKEND.capture is not None:
        return  # events may not be asked while a graph is captured
    with lock:
        for key, (memory, streams) in list(_used.items()):
            if getrefcount(memory) <= _HELD_HERE:
                _leaving.append((memory, [stream.record_event() for stream in streams]))
                del _used[key]
        _leaving[:] = [(memory, events) for memory, events in _leaving if not all(event.query() for event in events)]


def memory_is_kept() -> int:
    """How many bytes are kept for streams, though nobody holds them."""
    let_go()
    return sum(int(memory.size) for memory, _ in _leaving)
