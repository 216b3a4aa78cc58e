"""What `torch.autograd.profiler_util` has besides events: a table of demangled names, records of memory by time, a counter of steps."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.locks import lock


class KinetoStepTracker:
    """Counts the steps of a program in which several parties do: a profiler's `step()`, the hook of an optimiser.

    Each party has its own count. The step of the program is the largest of them, so several may count the same step without counting it twice.

    >>> from specgrad.profiling.events.compat import KinetoStepTracker
    >>> KinetoStepTracker.init_step_count("optimizer")
    >>> KinetoStepTracker.increment_step("optimizer") == KinetoStepTracker.current_step()
    True
    >>> KinetoStepTracker.erase_step_count("optimizer")
    True
    """

    _current_step = 0
    _step_dict: dict[str, int] = defaultdict(int)

    @classmethod
    def init_step_count(cls, requester: str) -> None:
        """Begin to count for a party, from the program's step on."""
        with lock:
            cls._step_dict[requester] = cls._current_step

    @classmethod
    def erase_step_count(cls, requester: str) -> bool:
        """Forget a party's count; gives whether there was one."""
        with lock:
            return cls._step_dict.pop(requester, None) is not None

    @classmethod
    def increment_step(cls, requester: str) -> int:
        """Count a step for a party, who begins here if it has not before; gives the program's step.

        A program's step that grows by more than one gives a UserWarning: some party counts faster than the program goes.
        """
        with lock:
            if requester not in cls._step_dict:
                cls.init_step_count(requester)
            cls._step_dict[requester] += 1
            step = max(cls._step_dict.values())
            before = cls._current_step
            if step > before:
                cls._current_step = step
        if step - before > 1:
            warn_user(f"Profiler step count has increased more than 1 - current_step = {before} step dict =  {dict(cls._step_dict)}")
        return cls._current_step

    @classmethod
    def current_step(cls) -> int:
        """The program's step."""
        return cls._current_step


def kineto_available() -> bool:
    """Whether PyTorch's library for recording is there: never, and nothing here needs it."""
    return False


class MemRecordsAcc:
    """Records of memory, found by time.

    Args:
        mem_records: pairs, of which the first has a method `start_ns()`.

    >>> from specgrad.autograd.profiler_util import MemRecordsAcc
    >>> class At(int):
    ...     def start_ns(self):
    ...         return int(self)
    >>> records = MemRecordsAcc([(At(30), "c"), (At(10), "a"), (At(20), "b")])
    >>> [text for _, text in records.in_interval(10, 20)]
    ['a', 'b']
    """

    def __init__(self, mem_records: Sequence[Any]):
        self._records = sorted(mem_records, key=lambda record: record[0].start_ns())
        self._starts = [record[0].start_ns() for record in self._records]

    def in_interval(self, start_us: float, end_us: float) -> Iterator[Any]:
        """The records from `start_us` to `end_us`, both included, in order of time; in the unit of the records' `start_ns`."""
        return iter(self._records[bisect_left(self._starts, start_us) : bisect_right(self._starts, end_us)])


class StringTable(defaultdict[str, str]):
    """A dictionary of names, in which a missing name stands for itself, and a mangled C++ name for the name in the source.

    >>> from specgrad.autograd.profiler_util import StringTable
    >>> StringTable()["mul"]
    'mul'
    """

    def __missing__(self, key: str) -> str:
        self[key] = demangled(key) if len(key) > 1 and key.startswith("_Z") else key
        return self[key]


def demangled(name: str) -> str:
    """A C++ name as its source has it, by the `c++filt` of the machine; as it is if there is none."""
    import subprocess

    try:
        return subprocess.run(["c++filt", "--", name], capture_output=True, text=True, timeout=10, check=True).stdout.rstrip("\n")
    except (OSError, subprocess.SubprocessError, ValueError):  # there is none, or it fails; ValueError: a name with a NUL
        return name


class EnforceUnique:
    """Raises an error if a key is seen more than once.

    >>> from specgrad.profiling.events.compat import EnforceUnique
    >>> unique = EnforceUnique()
    >>> unique.see("mul", 1)
    >>> unique.see("mul", 2)
    >>> unique.see("mul", 1)
    Traceback (most recent call last):
    RuntimeError: duplicate key: ('mul', 1)
    """

    def __init__(self) -> None:
        self.seen: set[tuple[Hashable, ...]] = set()

    def see(self, *key: Hashable) -> None:
        """Note a key, and raise RuntimeError if it has been noted before."""
        if key in self.seen:
            raise RuntimeError(f"duplicate key: {key}")
        self.seen.add(key)
