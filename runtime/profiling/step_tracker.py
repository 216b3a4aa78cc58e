"""Steps that several parts of a program count, as one count."""

from __future__ import annotations

import warnings
from collections import defaultdict

from specgrad.base.locks import lock


class KinetoStepTracker:
    """Counts the steps of a program in which several parties do: a profiler's `step()`, the hook of an optimiser.

    Each party has its own count. The step of the program is the largest of them, so several may count the same step without counting it twice.

    >>> from specgrad.profiling.step_tracker import KinetoStepTracker
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
            warnings.warn(f"Profiler step count has increased more than 1 - current_step = {before} step dict =  {dict(cls._step_dict)}", stacklevel=2)
        return cls._current_step

    @classmethod
    def current_step(cls) -> int:
        """The program's step."""
        return cls._current_step


def kineto_available() -> bool:
    """Whether PyTorch's library for recording is there: never, and nothing here needs it."""
    return False
