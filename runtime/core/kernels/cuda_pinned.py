"""Pinned memory of the host, from CuPy's pool, and copies from and to it that nobody waits for.

The pool gives memory to the next who asks as soon as its array is gone; so whoever starts a copy keeps the array here until an event says that it is done.
What starts copies is called while the device is the current one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.base.tools import in_rows
from specgrad.core.base.locks import lock

_copied: list[tuple[Any, Any]] = []  # an event after each copy that may not be done yet, and the array of the host that it reads or writes


def is_pinned(array: Any) -> bool:
    """Whether an array is NumPy's and lies in memory of CuPy's pinned pool."""
    while isinstance(array, np.ndarray):
        array = array.base
    return type(array).__name__ == "PinnedMemoryPointer" and type(array).__module__.partition(".")[0] == "cupy"


def empty_like(array: Any) -> Any:
    """Pinned memory for the elements of an array, in its order, if that is one without gaps."""
    import cupyx  # type: ignore[import-not-found,import-untyped,unused-ignore]

    rows, back = in_rows(array)
    made = cupyx.empty_pinned(rows.shape, array.dtype)
    return made if back is None else made.transpose(back)


def can_be_sent(array: Any) -> bool:
    """Whether a device copies an array of the host while the host goes on."""
    return bool(is_pinned(array) and array.size and array.flags.c_contiguous)


def send(cupy: Any, out: Any, array: Any) -> None:
    """Start a copy of rows to a device. What it copies may be read later."""
    out.data.copy_from_host_async(array.__array_interface__["data"][0], array.nbytes)
    _keep_until_copied(cupy, array)


def fetch(cupy: Any, array: Any) -> tuple[Any, Any]:
    """Start a copy to pinned memory, which is not complete before the event that is given beside it."""
    rows, back = in_rows(array)
    out = empty_like(np.empty(rows.shape, rows.dtype))
    rows.get(out=out, blocking=False)
    return (out if back is None else out.transpose(back)), _keep_until_copied(cupy, out)


def fetch_into(cupy: Any, out: Any, array: Any) -> bool:
    """Start a copy into an array of the host; gives whether that could be done without waiting."""
    if not (is_pinned(out) and out.flags.forc and out.flags.writeable and out.dtype == array.dtype and out.shape == array.shape):
        return False
    array.get(out=out, blocking=False)
    _keep_until_copied(cupy, out)
    return True


def _keep_until_copied(cupy: Any, array: Any) -> Any:
    """Keep an array of the host until all is done that was started on the current stream; gives the event of that."""
    event = cupy.cuda.Event(disable_timing=True)
    event.record()
    with lock:
        _copied[:] = [(other, kept) for other, kept in _copied if not other.done]
        _copied.append((event, array))
    return event
