"""What compiled code offers above arrays, if there is any: to tensors, random numbers, profilers and compiled programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

OFFERED = (  # below, where nothing is compiled
    "stack", "new_instance", "maker_of", "viewer_of", "porter_of", "changer_of", "writer_of", "attributes_of", "item_of", "indexed_of", "reversed_of",
    "overloads_of", "choose", "trace_memory", "end_trace", "Events", "record_into", "recorded", "recorder_knows", "program", "uniform", "normal", "integers",
    "permutation", "ones_by_chance", "choices", "use_blas",
)  # fmt: skip


def stack() -> list[Any]:
    """The code and the instruction of each frame of this thread, innermost first. Compiled; without, a walk in Python."""
    places: list[Any] = []
    frame = sys._getframe(1)
    while frame is not None:
        places += (frame.f_code, frame.f_lasti)
        frame = frame.f_back  # type: ignore[assignment]
    return places


new_instance: Callable[[Any], Any] = object.__new__  # makes an instance of a class of the runtime's, without a call to __init__


def maker_of(tensor: Any) -> Callable[[Any], Any] | None:
    """The function that makes a tensor over an array, for the class of tensors. Compiled; without, None."""
    return None


def viewer_of(view: Any, extra: Any, modes: Any, view_of: Any, register_view: Any, kinds: tuple[str, str]) -> tuple[Callable[..., Any], ...] | None:
    """The functions that make views of tensors, one or several, of the class of tensors that maker_of() was given last. Compiled; without, None."""
    return None


def porter_of(port: Any) -> tuple[Callable[..., Any], ...] | None:
    """The functions that join tensors to the outputs of a node, and take lists of tensors apart, of the class that maker_of() was given last.

    Compiled; without, None.
    """
    return None


def changer_of(clock: Any, own: Any, deque: Any, remembered: int) -> Callable[..., None] | None:
    """The function that notes changes in place; `own` tells of files whether they are the package's. Compiled; without, None."""
    return None


def writer_of(writes_freely: Callable[..., bool]) -> Callable[..., bool]:
    """The function that asks whether a tensor may be written into, of the class that maker_of() was given last. Compiled; without, that in Python."""
    return writes_freely


def attributes_of(own: Mapping[str, Any], size: type, cpu: Any, dtypes: dict[Any, Any]) -> dict[str, Any]:
    """What tells of tensors over NumPy's arrays in the place of a class's own attributes and methods, by their names. Compiled; without, nothing."""
    return {}


def item_of(python: Callable[..., Any]) -> Any:
    """What gives the items of tuples in the place of a class's own `__getitem__`. Compiled; without, that."""
    return python


def indexed_of(python: Callable[..., Any], ops: Callable[[], tuple[Any, ...]]) -> Any:
    """What gives the parts of tensors in the place of a class's own `__getitem__`, by the ops select, slice and unsqueeze. Compiled; without, that.

    Args:
        ops: gives these three, and permute.
    """
    return python


def reversed_of(python: property) -> Any:
    """What gives tensors with their dimensions in reverse order in the place of a property, by the op permute. Compiled; without, that."""
    return python


def overloads_of(python: Any) -> Any:
    """What stands in front of a function that chooses an op by the types of its arguments. Compiled; without, that."""
    return python


def choose(overloads: Any, types: tuple[type, ...], function: Callable[..., Any]) -> None:
    """From now on, what overloads_of() gave calls this function for positional arguments of these types."""


# Note what memory this thread's arrays take and give back, and end that: see csrc/memory_trace.c. Compiled; without, None.
trace_memory: Callable[[], Any] | None = None
end_trace: Callable[[Any], bytes] | None = None

# Record when ops run: see csrc/recorder.c. Compiled; without, None, and Python does it: see profiling/record/log.py.
Events: Any = None
recorded: Any = None
recorder_knows: Any = None


def record_into(events: Any) -> None:
    """From now on the ops of this thread are added to these events; None: to none. Without compiled code they ask for themselves."""


# A compiled function, of the stages that specgrad.compile has written: see csrc/program.c. Without compiled code, None.
program: Any = None


# Random numbers of a generator of NumPy's, as its own functions draw them: see csrc/draws.c. None for what no loop covers, with nothing drawn.


def uniform(random: Any, into: Any, is_double: bool) -> Any:
    """Numbers from 0 to 1 in a new array of a shape, or in an array, in float32 or float64."""
    return None


def normal(random: Any, into: Any) -> Any:
    """Numbers of the normal distribution, in float32, in a new array of a shape, or in an array."""
    return None


def integers(random: Any, shape: Any, low: int, high: int) -> Any:
    """Integers of int64 from `low` up to but not including `high`."""
    return None


def permutation(random: Any, n: int) -> Any:
    """The integers below a number, in an order by chance."""
    return None


def ones_by_chance(random: Any, chances: Any) -> Any:
    """Ones and zeros in the dtype of their probabilities; None, too, where one is beyond 0 and 1."""
    return None


def choices(random: Any, weights: Any, number: int) -> Any:
    """Places in a row of weights, each drawn in proportion to its weight; None, too, where their sum may have lost digits."""
    return None


def use_blas(wide: bool, addresses: tuple[int, ...], threads: tuple[int, int]) -> tuple[int, ...]:
    """Say what is known of BLAS, as blas.py has it; gives where programs find `gemm` and `gemv` of float32, and then of float64. Compiled; without, nothing."""
    return ()
