"""Ranges around ops and around the nodes of backward passes, for tools that watch a program from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from types import FunctionType
from typing import Any

from specgrad.core.base import state
from specgrad.core.base.state import thread
from specgrad.core.tape.node import Adapter, Node, Port
from specgrad.core.tape.tensor import Tensor
from specgrad.profiling.record import recording
from specgrad.profiling.record.log import PassName, given

from .announced import Announcer, announced
from .sinks import IttSink, NvtxSink, Sink


class emit_ranges:
    """Within, each op and each node of a backward pass is a range of a sink: an object with `push(text)` and `pop()`.

    An op's range has the number that its node gets, if it makes one: "mul, seq=5". The node's range has it too when it runs backward:
    "MulBackward0, stashed seq=5". So each step of a backward pass is found in the forward pass, and, where the backward pass is
    itself recorded (`create_graph=True`), each step of a double backward in the backward. Without recording, as under `no_grad`,
    there is no number. Ranges of `record_function` have their own name.

    The ranges are those of the thread that enters.

    Args:
        sink: what takes the ranges.
        enabled: if False, nothing happens.
        record_shapes: whether the sizes of an op's arguments follow, "mul, seq=5, sizes=[[2, 3], [3]]": in the order that the op
            receives them, those of a list one after the other, `[]` for what is no tensor.

    >>> from specgrad.profiling.ranges.emit import emit_ranges
    >>> from specgrad.profiling.ranges.sinks import RecordingSink
    >>> sink = RecordingSink()
    >>> x = specgrad.ones(2, 3)
    >>> with emit_ranges(sink, record_shapes=True), specgrad.no_grad():
    ...     _ = x * 2
    >>> sink.texts
    ['mul, sizes=[[2, 3], []]']
    """

    enabled: bool
    record_shapes: bool
    entered: bool

    tool = "Range"

    def __init__(self, sink: Sink | type[Sink], enabled: bool = True, record_shapes: bool = False):
        self._sink = sink  # a class is called when the block is entered: only then must the package be there
        self.enabled, self.record_shapes, self.entered = enabled, record_shapes, False
        self._recorder: Emitter | Unattached | None = None

    def __enter__(self) -> Any:
        if not self.enabled:
            return None
        if self.entered:
            raise RuntimeError(f"{self.tool} annotation context manager is not reentrant: make another {type(self).__name__}(...) for each `with` block")
        sink = self._sink() if isinstance(self._sink, type) else self._sink
        recorder = Emitter(sink, bool(self.record_shapes)) if getattr(sink, "attached", True) else Unattached()
        recorder.title = type(self).__name__
        try:
            recording.start(recorder)
            self._recorder, self.entered = recorder, True
            recorder.begin()
            return self
        except BaseException:
            if thread.recorder is recorder:
                self._end(recorder)
            self._recorder, self.entered = None, False
            raise

    def __exit__(self, *error: object) -> bool | None:
        if not self.enabled:
            return None
        assert self._recorder is not None
        try:
            self._end(self._recorder)
        except BaseException:
            self._end(self._recorder)
            raise
        return False

    def _end(self, recorder: Emitter | Unattached) -> None:
        recording.stop()
        recorder.close()


class emit_nvtx(emit_ranges):
    """Within, each op and each node of a backward pass is an NVTX range, as NVIDIA's Nsight Systems and nvprof show them.

    An op's range names the number that its node gets, "mul, seq=5", and the node's range names it too: "MulBackward0, stashed seq=5".
    See `emit_ranges`, which does the same for a tool of your own.

    It needs the package nvtx: `pip install 'specgrad[nvtx]'`. Where no tool watches the program, a range costs next to nothing.

    Args:
        enabled: if False, nothing happens.
        record_shapes: whether the sizes of an op's arguments follow, "mul, seq=5, sizes=[[2, 3], [3]]".

    ::

        nsys profile python train.py

        with specgrad.autograd.profiler.emit_nvtx():
            model(x).sum().backward()
    """

    tool = "NVTX"

    def __init__(self, enabled: bool = True, record_shapes: bool = False):
        super().__init__(NvtxSink, enabled, record_shapes)


class emit_itt(emit_ranges):
    """Within, each op and each node of a backward pass is an ITT task, as Intel's VTune shows them.

    The texts are those of `emit_nvtx`. It needs the package ittapi: `pip install 'specgrad[itt]'`.

    Args:
        enabled: if False, nothing happens.
        record_shapes: whether the sizes of an op's arguments follow, "mul, seq=5, sizes=[[2, 3], [3]]".

    ::

        vtune -collect hotspots -- python train.py

        with specgrad.autograd.profiler.emit_itt():
            model(x).sum().backward()
    """

    tool = "ITT"

    def __init__(self, enabled: bool = True, record_shapes: bool = False):
        super().__init__(IttSink, enabled, record_shapes)


class Emitter:
    """The recorder of a thread that gives each event to a sink while it happens."""

    __slots__ = ("_announcer", "_depth", "_record_shapes", "_sink", "title")

    title: str
    _announcer: Announcer

    def __init__(self, sink: Sink, record_shapes: bool):
        self._sink, self._record_shapes = sink, record_shapes
        self._depth = 0  # ranges that have begun and not ended

    def begin(self) -> None:
        self._announcer = Announcer()

    def close(self) -> None:
        """End what has begun and will end no more."""
        if hasattr(self, "_announcer"):  # else an interrupt has come before
            self._announcer.close()
        self.leave(0)

    def op(self, name: str, function: FunctionType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call an op within its range."""
        if name.__class__ is PassName:
            return self._within(name, function, args, kwargs)
        recorded = state.recording()
        text = name
        if recorded:
            number, tick = self._announcer.announce()
            text = f"{name}, seq={number}"
        if self._record_shapes:
            received = args[1:] if args and getattr(args[0], "__name__", None) == name else args  # of a custom function: the class comes first
            text = f"{text}, sizes={sizes(chain(received, given(function, kwargs).values()))}"
        result = self._within(text, function, args, kwargs)
        if recorded:
            self._announcer.match(number, tick, result)
        return result

    def part(self, *_: Any) -> None:
        """What has run within an op has no range: a tool takes no times that have passed."""

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        """Run a node of a backward pass within its range."""
        if isinstance(node, (Port, Adapter)):  # no step to a user
            return run(grad, freed)
        # What accumulates the gradients of a leaf belongs to no op.
        text = f"{node.name()}, stashed seq={announced(node)}" if node.next else node.name()
        return self._within(text, run, (grad, freed), {})

    def enter(self, name: str, args: Any = None) -> int:
        """Begin a range; gives how many are around it."""
        # Tools take UTF-8, which has no bytes for half a surrogate pair.
        self._sink.push(name if name.isascii() else name.encode("utf-8", "backslashreplace").decode())
        self._depth += 1
        return self._depth - 1

    def leave(self, depth: int) -> None:
        """End ranges until there are as many as before one began: that one, and what was begun within it and has not ended."""
        while self._depth > depth:
            self._depth -= 1
            self._sink.pop()

    def _within(self, text: str, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        outer = self.enter(text)
        try:
            return function(*args, **kwargs)
        finally:
            self.leave(outer)


class Unattached:
    """The recorder of a thread while no tool is attached: it runs everything and records nothing."""

    title: str

    def begin(self) -> None:
        pass

    def close(self) -> None:
        pass

    def op(self, name: str, function: FunctionType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return function(*args, **kwargs)

    def part(self, *_: Any) -> None:
        pass

    def node(self, node: Node, run: Callable[[Any, Any], Any], grad: Any, freed: Any) -> Any:
        return run(grad, freed)

    def enter(self, name: str, args: Any = None) -> int:
        return 0

    def leave(self, token: int) -> None:
        pass


@lru_cache(4096)  # programs call ops with the same sizes again and again
def _text(sizes: tuple[tuple[int, ...], ...]) -> str:
    return str([list(size) for size in sizes])


def sizes(arguments: Iterable[Any]) -> str:
    """The sizes of an op's arguments, as text."""
    found: list[tuple[int, ...]] = []
    for argument in arguments:
        if argument.__class__ is Tensor:
            found.append(argument._array.shape)
        else:
            several = isinstance(argument, (tuple, list)) and any(isinstance(a, Tensor) for a in argument)
            found += [tuple(a.shape) if isinstance(a, Tensor) else () for a in (argument if several else (argument,))]
    return _text(tuple(found))
