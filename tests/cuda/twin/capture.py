"""Graphs of the stand-in: what is started on a stream that is captured is not done, but noted, with what must be done before.

What CUDA refuses while a stream is captured is refused here by its errors, and makes the capture void: a wait of the host, an allocation or a question to an
event by a thread that may not, a dependency on work that is not captured, work that nobody has waited for at the end.
"""

from __future__ import annotations

import itertools
import random
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER, CUDARuntimeError, Waiting, current, finish

Key = tuple[int, int]  # a device and a stream of it
GLOBAL, THREAD_LOCAL, RELAXED = range(3)
(UNSUPPORTED, VOID, MERGE, UNMATCHED, UNJOINED, ISOLATION, IMPLICIT, CAPTURED_EVENT, WRONG_THREAD) = range(900, 909)
INVALID_VALUE = 1
_LEGACY = 0


Nodes = list[tuple[Callable[[], Any], frozenset[int]]]


class Thread(threading.local):
    """What a thread may do while there are captures, and where its arrays come from."""

    mode = GLOBAL
    allocator: Any = None
    granted: Any = None  # the pool that has given memory last


own = Thread()
of: dict[Key, Capture] = {}  # the captures under way, by stream


class Capture:
    """What is noted of one."""

    def __init__(self, origin: Key, mode: int):
        self.origin, self.mode, self.thread, self.void = origin, mode, threading.get_ident(), False
        self.nodes: Nodes = []  # what is done, and after which
        self.last: dict[Key, frozenset[int]] = {origin: frozenset()}  # after what the next on a stream comes
        self.pools: list[Any] = []  # weakly

    def put(self, key: Key, work: Callable[[], Any]) -> None:
        if self.void:
            raise CUDARuntimeError(VOID)
        self.nodes.append((work, self.last[key]))
        self.last[key] = frozenset([len(self.nodes) - 1])

    def before(self, nodes: frozenset[int]) -> set[int]:
        """All that must be done when some nodes are."""
        found, left = set(nodes), list(nodes)
        while left:
            new = self.nodes[left.pop()][1] - found
            found |= new
            left += new
        return found


def here() -> Capture | None:
    """The capture of the current stream."""
    return of.get((current.index, current.streams.get(current.index, _LEGACY)))


def refuse(status: int, *captures: Capture | None) -> None:
    """Raise an error, which makes captures void, all if none are named."""
    for capture in captures or of.values():
        if capture is not None:
            capture.void = True
    raise CUDARuntimeError(status)


def unsafe() -> None:
    """What a thread may do only if it has said that it knows what it does: allocate memory, ask an event, load code."""
    if own.mode == RELAXED:
        return
    mine = {id(c): c for c in of.values() if c.mode != RELAXED and c.thread == threading.get_ident()}
    others = {id(c): c for c in of.values() if c.mode == GLOBAL}
    if found := mine if own.mode == THREAD_LOCAL else {**mine, **others}:
        refuse(UNSUPPORTED, *found.values())


def exchange(mode: int) -> int:
    """What a thread may do from now on; gives what it might before."""
    before, own.mode = own.mode, mode
    return before


def waits_for_device(index: int) -> None:
    if any(key[0] == index for key in of):
        refuse(UNSUPPORTED)


def _noted(kind: str) -> None:
    if kind in (TRANSFER, SYNCHRONISATION) and here() is not None:
        refuse(UNSUPPORTED, here())


Waiting.noted = staticmethod(_noted)


# ---- what streams and events do


def begin(key: Key, mode: int) -> None:
    if key[1] == _LEGACY or key in of:
        raise CUDARuntimeError(UNSUPPORTED)
    of[key] = Capture(key, mode)


def end(key: Key) -> Graph:
    capture = of.get(key)
    if capture is None or capture.origin != key:
        refuse(UNMATCHED, capture)
    assert capture is not None
    if capture.mode != RELAXED and capture.thread != threading.get_ident():
        refuse(WRONG_THREAD, capture)
    for stream in capture.last:
        del of[stream]
    if capture.void:
        raise CUDARuntimeError(VOID)
    if len(capture.before(capture.last[key])) != len(capture.nodes):
        raise CUDARuntimeError(UNJOINED)
    return Graph(capture)


def record(event: Any, key: Key) -> bool:
    """Whether it is part of a capture from now on."""
    capture = of.get(key)
    event.captured = None if capture is None else (capture, capture.last[key])
    return capture is not None


def wait(key: Key, event: Any) -> bool:
    """Whether the wait is part of a capture."""
    capture = of.get(key)
    if event.captured is not None:
        recorded, nodes = event.captured
        if recorded not in of.values():
            raise CUDARuntimeError(CAPTURED_EVENT)
        if recorded.void:
            raise CUDARuntimeError(VOID)
        if key[1] == _LEGACY:
            refuse(IMPLICIT, recorded)
        if capture is None:
            of[key] = recorded
        elif capture is not recorded:
            refuse(MERGE, capture, recorded)
        recorded.last[key] = recorded.last.get(key, frozenset()) | nodes
        return True
    if capture is not None and event.recorded:
        refuse(ISOLATION, capture)
    return capture is not None


def asked(event: Any) -> None:
    """The host asks, or waits, whether an event has happened."""
    if event.captured is not None:
        refuse(CAPTURED_EVENT, event.captured[0])
    unsafe()


# ---- graphs, and their memory


_handles = itertools.count(0x7F00, 0x10)
raw: dict[int, Nodes] = {}  # graphs, which may be changed, by their handles
ready: dict[int, tuple[Nodes, list[Any]]] = {}  # what may be launched: the nodes that there were when it was made, and the pools that they use, weakly


class Graph:
    """What was captured, to be done in any order that the capture allows."""

    shuffled = random.Random(0)

    def __init__(self, capture: Capture):
        self.graph = next(_handles)
        raw[self.graph], pools_of[self.graph] = capture.nodes, capture.pools
        self.graphExec = instantiate(self.graph)

    def __del__(self) -> None:
        destroy(self.graphExec)
        del raw[self.graph], pools_of[self.graph]

    def launch(self, stream: Any = None) -> None:
        from tests.cuda.twin import streams

        launch(self.graphExec, streams.here()[1] if stream is None else stream.ptr)

    def upload(self, stream: Any = None) -> None:
        pass


pools_of: dict[int, list[Any]] = {}  # the pools that a graph uses, weakly, by its handle


def instantiate(graph: int) -> int:
    """CUDA's function: makes of a graph, as it is now, what may be launched."""
    if graph not in raw:
        raise CUDARuntimeError(INVALID_VALUE)
    made = next(_handles)
    ready[made] = list(raw[graph]), pools_of[graph]
    return made


def destroy(executable: int) -> None:
    if ready.pop(executable, None) is None:
        raise CUDARuntimeError(INVALID_VALUE)


def launch(executable: int, stream: int) -> None:
    from tests.cuda.twin import streams

    if executable not in ready:
        raise CUDARuntimeError(INVALID_VALUE)
    key = current.index, stream
    if key in of:
        raise NotImplementedError("a graph within a graph is more than the stand-in knows")
    nodes, pools = ready[executable]
    assert all(pool() is not None for pool in pools), "the memory of the graph was given back"
    done: set[int] = set()
    left = list(range(len(nodes)))
    while left:
        chosen = Graph.shuffled.choice([n for n in left if nodes[n][1] <= done][:8])
        left.remove(chosen)
        done.add(chosen)
        streams.start(nodes[chosen][0], key)


def print_dot(graph: int, path: str, flags: int) -> None:
    """CUDA's function that writes a graph as Graphviz's text."""
    if graph not in raw:
        raise CUDARuntimeError(INVALID_VALUE)
    edges = [f"{before} -> {i};" for i, (_, after) in enumerate(raw[graph]) for before in sorted(after)]
    try:
        Path(path).write_text("\n".join([f"digraph dot_{flags} {{", *map(str, range(len(raw[graph]))), *edges, "}"]))
    except OSError as error:
        raise CUDARuntimeError(INVALID_VALUE) from error


class MemoryPool:
    """A pool of its own, from which arrays are made while it is the allocator."""

    def __init__(self, allocator: Any = None):
        self.blocks: list[Any] = []  # all memory that it has ever given: nobody else gets it
        POOLS.add(self)

    def malloc(self, size: int) -> Any:
        unsafe()
        own.granted = self
        return None

    def used_bytes(self) -> int:
        return sum(-(-b.nbytes // 512) * 512 for b in self.blocks)

    total_bytes = used_bytes

    def free_all_blocks(self, stream: Any = None) -> None:
        raise AssertionError("the memory of a graph is given back")


POOLS: weakref.WeakSet[MemoryPool] = weakref.WeakSet()


@contextmanager
def using_allocator(allocator: Any = None) -> Iterator[None]:
    before, own.allocator = own.allocator, allocator
    try:
        yield
    finally:
        own.allocator = before


def allocated(host: Any) -> Any:
    """Memory is made for an array: gives its pool, weakly, if that is one of its own."""
    capture = here()
    if capture is not None and own.allocator is None:
        refuse(UNSUPPORTED, capture)
    if own.allocator is None:
        return None
    own.allocator(host.nbytes)
    pool, own.granted = own.granted, None
    pool.blocks.append(host)
    if capture is not None:
        capture.pools.append(weakref.ref(pool))
    return weakref.ref(pool)


def noted_of(work: Callable[[], Any]) -> Callable[[], Any]:
    """Work of the stand-in as a graph does it: after the kernels that are a driver's."""
    return lambda: (finish(), work())


def forget() -> None:
    of.clear()
    own.__dict__.clear()
