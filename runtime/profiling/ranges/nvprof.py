"""The trace that nvprof writes, a SQLite file, as a list of events."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from specgrad.profiling.events.compat import StringTable
from specgrad.profiling.events.events import BACKWARD, FunctionEvent
from specgrad.profiling.events.nesting import nest
from specgrad.profiling.show.event_list import EventList

if TYPE_CHECKING:
    import sqlite3

_MARKERS = "CUPTI_ACTIVITY_KIND_MARKER"
_LAUNCHES = ("CUPTI_ACTIVITY_KIND_RUNTIME", "CUPTI_ACTIVITY_KIND_DRIVER")  # CuPy launches by the driver's function
_KERNELS = "CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL"
_NEEDED = ("StringTable", _MARKERS, _LAUNCHES[0], _KERNELS)

_INSTANT, _START, _END = 1, 2, 4  # flags of a marker
_OF_A_THREAD = 2  # the kind of its object
_NUMBERED = re.compile(r"(?P<name>.+?), (?P<stashed>stashed )?seq ?= ?(?P<number>[0-9]{1,19})(?=,|$)", re.DOTALL)
_SIZE = r"\[(?:[0-9]+(?:, [0-9]+)*)?\]"
_SIZES = re.compile(rf", sizes ?= ?\[(?P<sizes>(?:{_SIZE}(?:, {_SIZE})*)?)\]")


class Launch(NamedTuple):
    """A call that started a kernel, and the kernel. Times are the trace's nanoseconds."""

    thread: int
    start: int
    end: int
    kernel: str
    device: int
    duration_us: float


class Range(NamedTuple):
    """A marker's thread, its time in nanoseconds, and its event."""

    thread: int
    start: int
    end: int
    event: FunctionEvent


def load_nvprof(path: str | os.PathLike[str]) -> EventList[FunctionEvent]:
    """Read a trace that nvprof has written of a program under `emit_nvtx`.

    Events are the ranges. Each kernel belongs to the innermost range in which its thread started it. Where a range's text has the number of a
    node and sizes, as `emit_nvtx` writes them, the event has them as `sequence_nr` and `input_shapes`, and its `name` is what is left.

    Args:
        path: the file.
    """
    events = EventList(parse_nvprof_trace(path), use_device="cuda")
    nest(events)  # and no more: a range within one of the same name has kernels of its own
    events._tree_built = True
    return events


def parse_nvprof_trace(path: str | os.PathLike[str]) -> list[FunctionEvent]:
    """The events of a trace that nvprof has written, in the order in which they began; see `load_nvprof`.

    Times are in microseconds, from the first range on.
    """
    with _opened(path) as trace:
        strings = dict(trace.execute("SELECT _id_, value FROM StringTable"))
        ranges = _ranges(trace, strings, os.fspath(path))
        _attach(list(_launches(trace, strings)), ranges)
    return [r.event for r in ranges]


@contextmanager
def _opened(path: str | os.PathLike[str]) -> Iterator[sqlite3.Connection]:
    """The file, open for reading. Errors name the path and what was expected."""
    import sqlite3  # which some builds of Python lack

    with open(path, "rb"):  # for the system's own error, with the path: SQLite would make a file that is not there
        pass
    try:
        with closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)) as trace:
            trace.text_factory = lambda text: text.decode("utf-8", "replace")
            missing = [name for name in _NEEDED if name not in _tables(trace)]
            if missing:
                raise sqlite3.OperationalError(f"no such table: {', '.join(missing)}")
            yield trace
    except sqlite3.Error as error:
        raise type(error)(f"{os.fspath(path)}: {error}; expected a trace that nvprof wrote (-o), a SQLite file with the tables {', '.join(_NEEDED)}") from error


def _tables(trace: sqlite3.Connection) -> set[str]:
    return {name for (name,) in trace.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}


def _ranges(trace: sqlite3.Connection, strings: dict[int, str], path: str) -> list[Range]:
    """The ranges, in the order in which they began. The beginning of each and its end are two markers of one id."""
    starts: dict[int, tuple[int, int, int]] = {}
    ends: dict[int, int] = {}
    query = f"SELECT id, flags, timestamp, objectKind, objectId, name FROM {_MARKERS} ORDER BY _id_"
    for marker, flags, time, kind, owner, name in trace.execute(query):
        if flags & _INSTANT:
            continue
        at_end = flags & _END or not (flags & _START or name)
        if marker in (ends if at_end else starts):
            raise ValueError(f"{path}: range {marker} {'ends' if at_end else 'begins'} twice; expected one beginning and one end of each")
        if at_end:
            ends[marker] = time
        else:
            starts[marker] = time, _thread_of(kind, owner), name
    if starts.keys() != ends.keys():
        raise ValueError(_unbalanced(path, starts, ends, strings))
    origin = min((time for time, _, _ in starts.values()), default=0)  # microseconds since 1970 have no room for fractions
    in_order = sorted(starts.items(), key=lambda item: (item[1][0], -ends[item[0]], item[0]))
    return [
        Range(thread, time, ends[id], _event(id, strings.get(name, str(name)), thread, time - origin, ends[id] - origin))
        for id, (time, thread, name) in in_order
    ]


def _unbalanced(path: str, starts: dict[int, tuple[int, int, int]], ends: dict[int, int], strings: dict[int, str]) -> str:
    endless = [repr(strings.get(name, str(name))) for id, (_, _, name) in starts.items() if id not in ends]
    never = [str(id) for id in ends if id not in starts]
    wrong = [f"{len(endless)} of its ranges never end ({', '.join(endless[:3])})"] if endless else []
    wrong += [f"{len(never)} end and never begin ({', '.join(never[:3])})"] if never else []
    return f"{path}: {' and '.join(wrong)}; expected one beginning and one end of each: has the program ended, and left every emit_nvtx block?"


def _thread_of(kind: int, owner: Any) -> int:
    """The thread of a marker: of process and thread, which lie one after the other."""
    if kind == _OF_A_THREAD and isinstance(owner, bytes) and len(owner) >= 8:
        return int.from_bytes(owner[4:8], "little")
    return 0


def _event(id: int, text: str, thread: int, start_ns: int, end_ns: int) -> FunctionEvent:
    found = _NUMBERED.match(text)
    sizes = _SIZES.search(text)
    name = found["name"] if found else text[: sizes.start()] if sizes else text
    return FunctionEvent(
        id,
        name,
        thread,
        start_ns / 1000,
        end_ns / 1000,
        input_shapes=[[int(n) for n in re.findall("[0-9]+", size)] for size in re.findall(_SIZE, sizes["sizes"])] if sizes else None,
        scope=BACKWARD if found and found["stashed"] else 0,
        use_device="cuda",
        sequence_nr=int(found["number"]) if found else -1,
        node_id=0,
        trace_name=text if text != name else None,
    )


def _launches(trace: sqlite3.Connection, strings: dict[int, str]) -> Iterator[Launch]:
    tables = _tables(trace)
    names = StringTable()
    for calls in _LAUNCHES:
        if calls in tables:
            query = f"""SELECT call.threadId, call.start, call.end, kernel.name, kernel.deviceId, kernel.end - kernel.start
                FROM {calls} AS call INNER JOIN {_KERNELS} AS kernel ON kernel.correlationId = call.correlationId"""
            for thread, start, end, name, device, duration in trace.execute(query):
                yield Launch(thread & 0xFFFFFFFF, start, end, names[strings.get(name, str(name))], device, duration / 1000)


def _attach(launches: list[Launch], ranges: list[Range]) -> None:
    """Give each kernel to the innermost range that its launch lies in."""
    apart = all(r.thread for r in ranges)  # every marker names its thread
    steps: list[tuple[int, int, Range | Launch]] = [(r.start, 0, r) for r in ranges]
    steps += [(launch.start, 1, launch) for launch in launches]
    around: dict[int, list[Range]] = {}  # by thread: the ranges that have begun, less the ended ones at the end of the list
    for now, _, step in sorted(steps, key=lambda step: step[:2]):
        running = around.setdefault(step.thread if apart else 0, [])
        while running and running[-1].end < now:
            running.pop()
        if isinstance(step, Range):
            running.append(step)
        elif (innermost := next((r for r in reversed(running) if r.end >= step.end), None)) is not None:
            innermost.event.append_kernel(step.kernel, step.device, step.duration_us)
