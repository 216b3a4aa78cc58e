"""CUDA graphs, as torch.cuda has them: what is started within a capture is not done, but noted, and done as often as the graph is replayed.

The capture is CuPy's, and so CUDA's own. Arrays that are made within it lie in a pool of memory that belongs to the graph: a replay writes where the
capture was told that they lie, so nobody else may get that memory as long as the graph is there. What cannot be captured raises an error that names the
op, before CUDA is asked if specgrad knows of it, and otherwise as soon as CUDA refuses.
"""

from __future__ import annotations

import ctypes
import gc
import itertools
import os
import threading
import weakref
from collections.abc import Mapping
from functools import cache
from types import TracebackType
from typing import Any, ClassVar

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.tracebacks import hides_frames

from . import cuda_arrays, cuda_streams
from .cuda_arrays import BACKEND, OnDevice, _cupy, current_device
from .cuda_errors import called, is_of_cuda
from .cuda_streams import Stream, StreamContext

_MODES = ("global", "thread_local", "relaxed")  # in the order of CUDA's numbers
_RELAXED = _MODES.index("relaxed")
_MAY_NOT = "operation not permitted when stream is capturing"
_GENERATORS = 16  # of a graph
_CHECKS = 256  # of a record
_VERBOSE = 1  # cudaGraphDebugDotFlagsVerbose
_VOID = "operation failed due to a previous error during capture"
_LIBRARY = "SPECGRAD_LIBCUDA"  # as in compiler/device/driver.py

PoolHandle = tuple[int, int]

_numbers = itertools.count(1)
_pools: weakref.WeakValueDictionary[PoolHandle, Pool] = weakref.WeakValueDictionary()
_capture_streams: dict[int, Stream] = {}  # by device, that on which graphs are captured if none is named


# ---- memory


@cache
def _driver_exchanges() -> Any:
    return ctypes.CDLL(os.environ.get(_LIBRARY, "libcuda.so.1")).cuThreadExchangeStreamCaptureMode


def exchange_mode(mode: int) -> int:
    """Let CUDA's driver forbid this thread less, or more, while there are captures; gives what it forbade before. CuPy has no function for it."""
    given = ctypes.c_int(mode)
    failed = _driver_exchanges()(ctypes.byref(given))
    if failed:
        raise RuntimeError(f"CUDA's driver could not change how this thread captures (CUDA error {failed})")
    return given.value


class Pool:
    """Memory of one graph, or of several that are never replayed at the same time."""

    __slots__ = ("__weakref__", "handle", "memory")

    def __init__(self, handle: PoolHandle):
        self.handle = handle
        self.memory: Any = _cupy().cuda.MemoryPool()

    def allocate(self, size: int) -> Any:
        """Memory for an array. CUDA forbids to allocate within a capture, lest memory is meant that a graph would have; this is the graph's own, and stays."""
        before = exchange_mode(_RELAXED)
        try:
            return self.memory.malloc(size)
        finally:
            exchange_mode(before)


def pools() -> list[Any]:
    """CuPy's pools of all graphs that are there."""
    return [pool.memory for pool in list(_pools.values())]


def graph_pool_handle() -> PoolHandle:
    """What names a pool of memory that several graphs may be given to share."""
    return (0, next(_numbers))


# ---- a capture


class Draws:
    """The random numbers that a graph draws from one source. A replay draws those that come next, as if each op were called."""

    __slots__ = ("count", "seed", "source", "words")

    def __init__(self, source: Any, words: Any):
        self.source, self.seed, self.count = source, source.seed, 0
        self.words = words  # on the device: what is added to the number of each draw, and the bits in which the seed is another

    def begin(self) -> None:
        """Let a replay, which is started next, draw what comes next."""
        seed, first = self.source.skip(self.count)
        self.words[:1].fill(first)
        self.words[1:].fill(seed ^ self.seed)


class Record:
    """What a graph has found to be wrong: a flag for each of its checks, which replays raise and never lower, so that who looks sees those of all replays."""

    __slots__ = ("errors", "flags")

    def __init__(self) -> None:
        self.flags: Any = _cupy().empty(_CHECKS, bool)
        self.errors: list[Exception] = []  # to raise, for each flag that is in use

    def next(self) -> Any:
        """The flag of the next check."""
        at = len(self.errors)
        return self.flags[at : at + 1].reshape(())


class Capture:
    """The capture that is under way.

    Args:
        stream: on which it began.
        mode: what CUDA forbids meanwhile: "global" most, "relaxed" least.
        pool: where arrays lie that are made within.
        words: two for each source of random numbers that may be drawn from.
        record: of what is wrong in replays.
    """

    in_op: bool = False  # whether an op, or a backward pass, is being captured
    node: str = ""  # that of a backward pass which is being captured
    failed: bool = False  # whether something could not be captured

    def __init__(self, stream: Stream, mode: str, pool: Pool, words: Any, record: Record):
        self.stream, self.mode, self.pool, self.words, self.thread = stream, mode, pool, words, threading.get_ident()
        self.records = [record]
        self.kept: list[Any] = []  # memory that several streams use
        self.draws: dict[Any, Draws] = {}  # by the source of random numbers

    def is_here(self) -> bool:
        """Whether it is this thread that captures."""
        return self.thread == threading.get_ident()

    def refuse(self, why: str) -> None:
        """Raise an error, which names what is being done: it cannot be captured. Nothing, if another thread captures: CUDA decides."""
        if self.is_here():
            self.failed = True
            raise RuntimeError(f"{_MAY_NOT}: {self.node or called()}: {why}")

    def loads(self, name: str) -> None:
        """A kernel is about to be loaded, which may allocate memory and wait for the device: CUDA permits it in relaxed mode alone, and so do we."""
        if self.mode != "relaxed":
            self.refuse(f"the kernel {name} is not loaded yet: call the function once before it is captured")

    def flag(self) -> Any:
        """What a kernel raises if it finds something wrong, the error for which `check` is told next."""
        if len(self.records[-1].errors) == _CHECKS:
            self.records.append(Record())
        return self.records[-1].next()

    def check(self, wrong: Any, error: Exception) -> None:
        """Let replays note whether anything is wrong: `wrong` is the flag of a kernel, or an array of bools."""
        flag = self.flag()
        if wrong.data.ptr != flag.data.ptr:
            _cupy().logical_or(flag, wrong.any(), out=flag)
        self.records[-1].errors.append(error)

    def draw(self, source: Any) -> tuple[int, int, Any]:
        """What tells a draw of this capture from all others, of which a replay sets the last part: see `Draws`."""
        found = self.draws.get(source)
        if found is None:
            if source.index != self.stream.device_index or len(self.draws) == len(self.words):
                self.refuse(f"random numbers of another device, or of more than {len(self.words)} generators")
            found = self.draws[source] = Draws(source, self.words[len(self.draws)])
        found.count += 1
        return found.seed, found.count - 1, found.words

    def op(self) -> _Op | None:
        """A context for an op to run in; None for one that runs inside of another."""
        return _Op(self) if self.is_here() and not self.in_op else None

    def within(self, streams: Mapping[int, Stream]) -> Mapping[int, Stream]:
        """The streams on which a node of a backward pass is to run: those of its forward; where that was on none that is captured, the one of the capture."""
        index = self.stream.device_index
        found = streams.get(index)
        return streams if found is not None and found._cupy.is_capturing() else {**streams, index: self.stream}


class _Op:
    """A context in which an op is captured; what CUDA says of it becomes an error that names it."""

    __slots__ = ("_capture",)

    def __init__(self, capture: Capture):
        self._capture = capture

    def __enter__(self) -> None:
        self._capture.in_op = True

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        name, self._capture.node, self._capture.in_op = self._capture.node or called(), "", False
        if error is not None and is_of_cuda(error):
            self._capture.failed = True
            raise RuntimeError(f"{_MAY_NOT}: {name}: {error}") from error


def is_current_stream_capturing() -> bool:
    """Whether what is started on the current stream becomes part of a graph."""
    return BACKEND.capture is not None and bool(_cupy().cuda.get_current_stream().is_capturing())


# ---- graphs


class Instance:
    """A graph as it was when this was made of it, to be launched as CuPy's graphs are."""

    __slots__ = ("__weakref__", "graphExec")

    def __init__(self, graph: Any):
        runtime = _cupy().cuda.runtime
        self.graphExec = int(runtime.graphInstantiate(graph.graph))
        weakref.finalize(self, runtime.graphExecDestroy, self.graphExec).atexit = False

    def launch(self) -> None:
        """Do on the current stream what is in it."""
        _cupy().cuda.runtime.graphLaunch(self.graphExec, int(_cupy().cuda.get_current_stream().ptr))


class CUDAGraph:
    """What was started within a capture, to be done as often as wanted, on the same memory.

    Args:
        keep_graph: whether the graph is made ready by `instantiate()`, or the first `replay()`, instead of by the end of the capture, so that what
            `raw_cuda_graph()` gives may be changed before.

    On a device:

        g = specgrad.cuda.CUDAGraph()
        with specgrad.cuda.graph(g):
            y = model(x)
        x.copy_(data)
        g.replay()  # y has the new values
    """

    __module__ = "specgrad.cuda"
    __slots__ = (
        "__weakref__", "_allocator", "_begun", "_capture", "_draws", "_graph", "_index", "_keeps", "_pool", "_ready", "_records", "_shown",
    )  # fmt: skip
    _debugs: ClassVar[bool] = False  # whether graphs may be written as text: of all, from the first `enable_debug_mode()` on

    def __init__(self, keep_graph: bool = False) -> None:
        self._keeps = bool(keep_graph)
        self._forget()

    def _forget(self) -> None:
        self._graph: Any = None  # CuPy's
        self._ready: Any = None  # what is launched: CuPy's graph, or an `Instance` of it
        self._shown = False  # whether the graph may be looked at, and not only launched
        self._pool: Pool | None = None
        self._capture: Capture | None = None
        self._allocator: Any = None
        self._records: list[Record] = []
        self._begun = False  # whether there was a replay
        self._draws: list[Draws] = []
        self._index = -1

    @hides_frames
    def capture_begin(self, pool: PoolHandle | None = None, capture_error_mode: str = "global") -> None:
        """Let what is started on the current stream, from now on, become part of the graph. `specgrad.cuda.graph` calls this.

        Args:
            pool: whose memory arrays get: `graph_pool_handle()`, or `other_graph.pool()`; one of its own if it is left out.
            capture_error_mode: what CUDA forbids meanwhile: to all threads "global", to this one "thread_local", or less, "relaxed".
        """
        if capture_error_mode not in _MODES:
            raise RuntimeError(f"Unknown capture error mode. Expected `global`, `thread_local`, or `relaxed`, got {capture_error_mode}")
        if self._graph is not None or self._capture is not None:
            raise RuntimeError("This CUDAGraph instance already owns a captured graph. To capture a new graph, create a new instance.")
        if BACKEND.capture is not None:
            raise RuntimeError("another graph is being captured: there is one capture at a time")
        stream = cuda_streams.current_stream()
        if not stream.cuda_stream:
            raise RuntimeError("CUDA graphs must be captured on a non-default stream. (However, after capture, it's ok to replay them on the default stream.)")
        cuda_streams.let_go()
        handle = (next(_numbers), 0) if pool is None else pool
        found = _pools.get(handle)
        if found is None:
            found = _pools[handle] = Pool(handle)
        words, record = _cupy().empty((_GENERATORS, 2), "uint64"), Record()
        allocator = _cupy().cuda.using_allocator(found.allocate)  # of this thread alone
        stream._cupy.begin_capture(_MODES.index(capture_error_mode))
        allocator.__enter__()
        self._allocator, self._pool, self._index = allocator, found, stream.device_index
        self._capture = BACKEND.capture = Capture(stream, capture_error_mode, found, words, record)
        cuda_arrays.watch_ops()

    @hides_frames
    def capture_end(self) -> None:
        """End the capture: `replay()` does what was started since it began. After an error within the capture there is no graph, and an error says so."""
        capture = self._capture
        if capture is None:
            raise RuntimeError("capture_end() was called without a preceding capture_begin().")
        if not capture.is_here():
            raise RuntimeError("Capture must end in the same thread it began in.")
        elsewhere = cuda_streams.current_stream() != capture.stream
        graph = None
        try:
            graph = capture.stream._cupy.end_capture()
        except Exception as error:
            if not is_of_cuda(error):
                raise
            raise RuntimeError(f"there is no graph: {error}") from error
        finally:
            self._allocator.__exit__(None, None, None)
            self._allocator = None
            BACKEND.capture, self._capture = None, None
            cuda_arrays.watch_ops()
            if graph is None or capture.failed or elsewhere:
                self._forget()
        if elsewhere:
            raise RuntimeError("Capture must end on the same stream it began on.")
        if capture.failed:
            raise RuntimeError(_VOID)
        self._graph, self._draws = graph, list(capture.draws.values())
        self._records = [record for record in capture.records if record.errors]
        self._ready = None if self._keeps else graph
        self._shown = self._keeps or CUDAGraph._debugs

    @hides_frames
    def instantiate(self) -> None:
        """Make the graph ready as it is now; what `raw_cuda_graph()` gave may have been changed since it last was. Only with `keep_graph=True`."""
        if self._graph is None:
            raise RuntimeError("capture_end() must have been called before calling instantiate")
        if not self._keeps:
            raise RuntimeError("instantiate() is intended to be called by the user only when keep_graph=true")
        with OnDevice(self._index):
            self._ready = Instance(self._graph)

    @hides_frames
    def replay(self) -> None:
        """Do on the current stream what was captured. The host does not wait for it."""
        if self._graph is None:
            raise RuntimeError("Called CUDAGraph::replay without a preceding successful capture.")
        if self._ready is None:
            self.instantiate()
        with OnDevice(self._index):
            for draws in self._draws:
                draws.begin()
            if not self._begun:
                for record in self._records:
                    record.flags.fill(0)
                self._begun = True
            self._ready.launch()
            BACKEND.look_again(self._records)

    def register_generator_state(self, generator: Any) -> None:
        """Nothing: whatever generator of the device is asked within the capture, each replay draws what comes next."""

    @hides_frames
    def reset(self) -> None:
        """Forget what was captured, and give back the memory that no array has. Another graph may be captured then."""
        if self._capture is not None:
            raise RuntimeError("reset() was called while the graph is being captured.")
        self._forget()

    @hides_frames
    def pool(self) -> PoolHandle:
        """What names the memory of the graph, for another one to share."""
        if self._graph is None or self._pool is None:
            raise RuntimeError("Called CUDAGraph::pool() without a preceding successful capture.")
        return self._pool.handle

    @hides_frames
    def raw_cuda_graph(self) -> int:
        """The graph as CUDA's functions take it, a `cudaGraph_t`. It is changed in vain until `instantiate()` is called. Only with `keep_graph=True`."""
        if not self._keeps:
            raise RuntimeError("You cannot access the raw cudaGraph_t instance unless CUDAGraph was initialized with keep_graph=true")
        if self._graph is None:
            raise RuntimeError("You cannot access the raw cudaGraph_t instance until capture_end() has been called")
        return int(self._graph.graph)

    @hides_frames
    def raw_cuda_graph_exec(self) -> int:
        """What a replay launches, a `cudaGraphExec_t`; it is gone with the next `instantiate()`."""
        if self._ready is None:
            raise RuntimeError("You cannot access the raw cudaGraphExec_t instance until instantiate() has been called")
        return int(self._ready.graphExec)

    def enable_debug_mode(self) -> None:
        """Let `debug_dump` write the graphs that are captured from now on, whichever."""
        CUDAGraph._debugs = True

    @hides_frames
    def debug_dump(self, debug_path: str) -> None:
        """Write the graph into a file as Graphviz's text, with all that CUDA knows of it: once, or with `keep_graph=True` as often as wanted."""
        if not (CUDAGraph._debugs or self._keeps):
            warn_user("CUDA Graphs debug not enabled, set with [graph].enable_debug_mode()")
            return
        warn_user("DEBUG: calling debug_dump()")
        if self._shown:
            warn_user(f"DEBUG: calling cudaGraphDebugDotPrint() with {debug_path}")
            try:
                _cupy().cuda.runtime.graphDebugDotPrint(self._graph.graph, debug_path, _VERBOSE)
            except Exception as error:
                if not is_of_cuda(error):
                    raise
                warn_user(f"CUDA warning: {error}")
            self._shown = self._keeps


class graph:
    """A context that captures a graph: on a stream of its own, after all that the device was given is done.

    Args:
        cuda_graph: a graph, which must be new.
        pool: whose memory arrays get: `graph_pool_handle()`, or `other_graph.pool()`; one of its own if it is left out.
        stream: on which it is captured; one that all graphs share if it is left out.
        capture_error_mode: what CUDA forbids meanwhile: to all threads "global", to this one "thread_local", or less, "relaxed".
    """

    __module__ = "specgrad.cuda"
    __slots__ = ("_context", "capture_error_mode", "capture_stream", "cuda_graph", "pool")

    @hides_frames
    def __init__(self, cuda_graph: CUDAGraph, pool: PoolHandle | None = None, stream: Stream | None = None, capture_error_mode: str = "global"):
        if stream is None:
            index = current_device()
            stream = _capture_streams.get(index)
            if stream is None:
                stream = _capture_streams[index] = Stream(index)
        self.cuda_graph, self.pool, self.capture_stream, self.capture_error_mode = cuda_graph, pool, stream, capture_error_mode
        self._context = StreamContext(stream)

    @hides_frames
    def __enter__(self) -> None:
        cuda_streams.synchronize()
        gc.collect()
        _cupy().get_default_memory_pool().free_all_blocks()
        self._context.__enter__()
        try:
            self.cuda_graph.capture_begin(self.pool, self.capture_error_mode)
        except BaseException:
            self._context.__exit__()
            raise

    @hides_frames
    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        capture = self.cuda_graph._capture
        try:
            if capture is not None and error is not None:
                capture.failed = True
            self.cuda_graph.capture_end()
        except RuntimeError:
            if error is None:  # else that one says what happened
                raise
        finally:
            self._context.__exit__()
