"""Pinned memory of the host, from CuPy's pool, and copies from and to it that nobody waits for.

The pool gives memory to the next who asks as soon as its array is gone; so whoever starts a copy keeps the array here until an event says that it is done.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.base.locks import lock

from .cuda_arrays import BACKEND, OnDevice, _cupy

_copied: list[tuple[Any, Any]] = []  # an event after each copy that may not be done yet, and the array of the host that it reads or writes


def is_pinned(array: Any) -> bool:
    """Whether an array is NumPy's and lies in memory of CuPy's pinned pool."""
    while isinstance(array, np.ndarray):
        array = array.base
    return type(array).__name__ == "PinnedMemoryPointer" and type(array).__module__.partition(".")[0] == "cupy"


def pinned(name: str, array: Any) -> Any:
    """A copy of an array of the host in pinned memory, in the same order. What lies there already is not copied."""
    if not isinstance(array, np.ndarray):
        raise RuntimeError(f"{name}(): only tensors on the CPU can be pinned, but got one on a device")
    if is_pinned(array):
        return array
    try:
        _cupy()
    except RuntimeError as error:
        raise RuntimeError(
            f"{name}(): pin_memory=True needs an allocator of pinned memory, and there is none: tensors on the CPU lie in pageable memory ({error})"
        ) from error
    out = _empty_like(array)
    out[...] = array
    return out


def _empty_like(array: Any) -> Any:
    """Pinned memory for the elements of an array, in its order, if that is one without gaps."""
    import cupyx  # type: ignore[import-not-found,import-untyped,unused-ignore]

    order = sorted(range(array.ndim), key=lambda dim: -array.strides[dim])  # the outermost dimension first
    made = cupyx.empty_pinned(tuple(array.shape[dim] for dim in order), array.dtype)
    return made.transpose([order.index(dim) for dim in range(array.ndim)])


def sent(array: Any, index: int) -> Any:
    """A copy on a device, which is started on its current stream; of pageable memory it is read before this returns, of pinned memory it may not be."""
    if BACKEND.capture is not None or not (is_pinned(array) and array.size and array.flags.forc):
        return BACKEND.from_host(array, index)  # which refuses what is captured
    out = BACKEND.make(index, "empty", array.shape, array.dtype, order="C" if array.flags.c_contiguous else "F")
    with OnDevice(index):
        out.data.copy_from_host_async(array.__array_interface__["data"][0], array.nbytes)
        _keep_until_copied(array)
    return out


def fetched(array: Any) -> tuple[Any, Any]:
    """A copy in pinned memory, which is not complete before the event that is given beside it; the host goes on."""
    if BACKEND.capture is not None:
        BACKEND.capture.refuse("the host cannot read what is computed only when the graph is replayed")
    with OnDevice(BACKEND.index_of(array)):
        out = _empty_like(array) if array.flags.forc else _empty_like(np.empty(array.shape, array.dtype))
        array.get(out=out, blocking=False)
        return out, _keep_until_copied(out)


def fetched_into(out: Any, array: Any) -> bool:
    """Start a copy into an array of the host; gives whether that could be done without waiting."""
    if BACKEND.capture is not None or not (is_pinned(out) and out.flags.forc and out.flags.writeable and out.dtype == array.dtype and out.shape == array.shape):
        return False
    with OnDevice(BACKEND.index_of(array)):
        array.get(out=out, blocking=False)
        _keep_until_copied(out)
    return True


def await_copy(event: Any, index: int) -> None:
    """Let what is started on the current stream of a device wait for a copy; the host goes on."""
    with OnDevice(index):
        _cupy().cuda.get_current_stream().wait_event(event)


def _keep_until_copied(array: Any) -> Any:
    """Keep an array of the host until all is done that was started on the current stream; gives the event of that."""
    event = _cupy().cuda.Event(disable_timing=True)
    event.record()
    with lock:
        _copied[:] = [(other, kept) for other, kept in _copied if not other.done]
        _copied.append((event, array))
    return event
