"""The backend of CUDA devices: CuPy's arrays, and whether there are any devices."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, ClassVar

import numpy as np

from specgrad.array.backends import Backend, is_array
from specgrad.array.base.tools import in_rows
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import on_two_devices
from specgrad.core.base.state import ALL_THREADS, modes

from . import cuda_errors

_REFUSED = 64  # checks that may wait for the device
at_first_stream: list[Callable[[], None]] = []  # what is to know that a stream other than the default, or a second device, is used from now on


@cache
def _cupy() -> Any:
    """The module cupy, and proof that a device answers."""
    try:
        import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError as error:
        raise RuntimeError(f"device 'cuda' needs CuPy, which cannot be imported ({error}); install it with: pip install 'specgrad[cuda]'") from error
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise RuntimeError(f"device 'cuda' is not available: CuPy is installed, but {error}") from error
    if os.environ.get(cuda_errors.VARIABLE) == "1" or modes.anomaly is not None:
        wait_for_ops(True)
    return cupy


def is_available() -> bool:
    """Whether tensors can be put on a CUDA device here."""
    return device_count() > 0


def device_count() -> int:
    """How many CUDA devices there are; 0 without CuPy."""
    try:
        return int(_cupy().cuda.runtime.getDeviceCount())
    except RuntimeError:
        return 0


class OnDevice:
    """A context within which a device is the current one."""

    __slots__ = ("_before", "_index")

    def __init__(self, index: int):
        self._index = index

    def __enter__(self) -> None:
        self._before = current_device()
        if self._index != self._before:
            use_device(self._index)

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        cuda_errors.happened_on(self._index, error)
        if self._index != self._before:
            use_device(self._before)


def current_device() -> int:
    """The number of the device on which work is started."""
    return int(_cupy().cuda.runtime.getDevice())


def use_device(index: int) -> None:
    """Let a device be the current one."""
    cupy = _cupy()
    count = device_count()
    if not 0 <= index < count:
        raise RuntimeError(f"there is no device cuda:{index}: this machine has {count}, counted from 0")
    if index:
        begin_devices()
    cupy.cuda.Device(index).use()


class _Devices:
    """What ops ask, on the general path, before they start: where there are several devices, while a graph is captured, where each op is waited for."""

    several: bool = False  # whether there are arrays on more than one device, or on another than the first: ops run where their operands are
    waits: bool = False  # whether each op is waited for
    watch: bool = False  # whether ops are to ask for anything else than their device

    @classmethod
    def elsewhere(cls, name: str, args: Sequence[Any]) -> AbstractContextManager[Any] | None:
        """The context in which an op is to run, that it does not run in yet."""
        return (cls._on_device(name, args) if cls.several else None) or (cls._watched() if cls.watch else None)

    @classmethod
    def _watched(cls) -> AbstractContextManager[Any] | None:
        cuda_errors.raise_if_broken()
        if BACKEND.capture is not None:
            return BACKEND.capture.op()
        return WaitedFor() if cls.waits and not cuda_errors.inside.op else None

    @staticmethod
    def _on_device(name: str, args: Sequence[Any]) -> OnDevice | None:
        """The device of the operands of an op, if that is not the current one; an error for operands on several."""
        found = _indices(args)
        if len(set(found)) > 1 and name != "copy_":
            first, second, *_ = sorted(set(found))
            raise on_two_devices(name, f"cuda:{first}", f"cuda:{second}")
        return None if not found or current_device() == found[0] else OnDevice(found[0])


def _indices(args: Sequence[Any]) -> list[int]:
    """The numbers of the devices of all tensors among arguments."""
    found: list[int] = []
    for value in args:
        if isinstance(value, (list, tuple)):
            found += _indices(value)
        elif (array := getattr(value, "_array", None)) is not None and array.__class__ is not np.ndarray and BACKEND.owns(array):
            found.append(BACKEND.index_of(array))
    return found


def begin_devices() -> None:
    """There is work on another device than the first."""
    if not _Devices.several:
        _Devices.several = True
        _ask()
        begin_streams()


def wait_for_ops(wanted: bool) -> None:
    """From now on each op is waited for, or none is."""
    _Devices.waits = wanted
    watch_ops()
    if wanted:
        begin_streams()  # passes go from node to node by the way of streams, which waits too


def waits_for_ops() -> bool:
    """Whether each op is waited for."""
    return _Devices.waits


def wait_for_stream() -> None:
    """Wait for what was started on the current stream; not while a graph is captured, which does nothing."""
    if BACKEND.capture is None:
        _cupy().cuda.get_current_stream().synchronize()


def watch_ops() -> None:
    """Let ops ask whether a graph is captured, whether they are waited for, whether a device has failed: if any of it is so."""
    _Devices.watch = BACKEND.capture is not None or _Devices.waits or bool(cuda_errors.broken)
    _ask()


def _ask() -> None:
    """Let ops ask, or not, before they start."""
    if _Devices.several or _Devices.watch:
        modes.devices = _Devices
        modes.observers.add(ALL_THREADS)
    else:
        modes.devices = None
        if modes.anomaly is None or not modes.anomaly.forward:
            modes.observers.discard(ALL_THREADS)


def begin_streams() -> None:
    """There is work on another stream than the default."""
    if not modes.streams:
        for tell in at_first_stream:
            tell()


class WaitedFor:
    """A context in which an op runs, and is waited for: the error of a kernel of its own names it."""

    __slots__ = ()

    def __enter__(self) -> None:
        cuda_errors.inside.op = True

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        cuda_errors.inside.op = False
        try:
            if error is not None:
                raise error
            wait_for_stream()
        except Exception as failed:
            if not cuda_errors.tells_of_kernel(failed):
                raise
            raise device_failed(str(failed), cuda_errors.called()) from failed


class telling:
    """A context in which the host waits for a device, or asks it: an error of an earlier kernel says which that may be, and all later ops fail at once."""

    __slots__ = ()

    def __enter__(self) -> None:
        cuda_errors.raise_if_broken()

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if error is not None and cuda_errors.tells_of_kernel(error):
            raise device_failed(str(error)) from error


def device_failed(text: str, op: str = "") -> RuntimeError:
    """The error for a device that has failed, which every op raises from now on."""
    found = cuda_errors.broken_by(text, op)
    watch_ops()
    return found


class _ModuleOn:
    """The array module, its functions called while a device is the current one."""

    def __init__(self, module: Any, index: int):
        self._module, self._index = module, index

    def __getattr__(self, name: str) -> Any:
        function = getattr(self._module, name)

        def on_device(*args: Any, **options: Any) -> Any:
            with OnDevice(self._index):
                return function(*args, **options)

        return on_device if callable(function) and not isinstance(function, type) else function


def _of_truth(ufunc: Any) -> Any:
    """A logical function, which CuPy does not have of complex numbers, of whether its operands are zero."""
    return lambda *operands: ufunc(*(bool(a) if isinstance(a, np.ndarray) or not is_array(a) else a != 0 for a in operands))


def _here() -> tuple[int, Any] | None:
    """The current device and stream; None where there is one alone."""
    return (current_device(), _cupy().cuda.get_current_stream()) if modes.streams else None


def _wait_for(where: tuple[int, Any] | None) -> None:
    """Wait for a stream of a device."""
    if where is not None:
        with OnDevice(where[0]):
            where[1].synchronize()


class CuPy(Backend):
    """cupy.ndarray. Nothing is imported before the first tensor is moved to a device."""

    name = "cuda"
    kernels: Mapping[str, Any] = {f.__name__: _of_truth(f) for f in (np.logical_and, np.logical_or, np.logical_xor, np.logical_not)}
    dlpack_devices: tuple[int, ...] = (2, 13)  # memory of a device, and such that host and device share
    draws = True
    sync_debug: str = "default"  # what is done where the host waits for a device without having asked for it: "warn", "error", or nothing
    compiled: ClassVar[Callable[[CuPy], dict[str, Any] | None] | None] = None  # gives attributes that hold kernels of its own

    def __init__(self) -> None:
        self._refused: list[tuple[Any, Exception, Any]] = []  # whether there was anything wrong, on the device, the error to raise then, and on which stream
        self._replayed: list[tuple[Any, Any]] = []  # what graphs note that are replayed, and on which stream

    def appears(self) -> None:
        found = CuPy.compiled(self) if CuPy.compiled is not None and "kernels" not in vars(self) else None
        if found is not None:
            vars(self).update(found)

    @property
    def module(self) -> Any:
        return _cupy()

    def module_for(self, array: Any) -> Any:
        if modes.devices is None or (index := self.index_of(array)) == current_device():
            return _cupy()
        return _ModuleOn(_cupy(), index)

    def owns(self, array: Any) -> bool:
        return type(array).__module__.partition(".")[0] == "cupy"

    def index_of(self, array: Any) -> int:
        return int(array.device.id)

    def current(self) -> int:
        return current_device()

    def from_host(self, array: np.ndarray[Any, Any], index: int | None) -> Any:
        if (capture := self.capture) is not None:
            capture.refuse("what comes from the host, such as constants, would be the same in each replay")
        rows, back = in_rows(array)
        made = self.make(index, "asarray", rows)
        return made if back is None else made.transpose(back)

    def sent(self, array: Any, index: int | None) -> Any:
        from . import cuda_pinned

        rows, back = in_rows(array)
        if self.capture is not None or not cuda_pinned.can_be_sent(rows):  # what is captured, from_host refuses
            return self.from_host(array, index)
        with self.on(index):
            made = self.make(None, "empty", rows.shape, rows.dtype)
            cuda_pinned.send(_cupy(), made, rows)
        return made if back is None else made.transpose(back)

    def fetched(self, array: Any) -> Any:
        return self.fetch(array)[0]

    def fetch(self, array: Any) -> tuple[Any, Any]:
        """A copy in pinned memory, and the event at which it is complete; the host goes on."""
        from . import cuda_pinned

        if (capture := self.capture) is not None:
            capture.refuse("the host cannot read what is computed only when the graph is replayed")
        with telling(), OnDevice(self.index_of(array)):
            return cuda_pinned.fetch(_cupy(), array)

    def fetched_into(self, out: Any, array: Any) -> bool:
        from . import cuda_pinned

        if self.capture is not None:
            return False  # and who waits then is refused
        with telling(), OnDevice(self.index_of(array)):
            return cuda_pinned.fetch_into(_cupy(), out, array)

    def moved(self, array: Any, index: int | None) -> Any:
        index = self.current() if index is None else index
        own = self.index_of(array)
        if index == own:
            return array
        cuda = _cupy().cuda
        with OnDevice(own):  # the copy waits for what computes the array, and what is done with the array afterwards for the copy
            computed = cuda.Event(disable_timing=True)
            computed.record()
        with OnDevice(index):
            cuda.get_current_stream().wait_event(computed)
            moved = _cupy().array(array)
            copied = cuda.Event(disable_timing=True)
            copied.record()
        with OnDevice(own):
            cuda.get_current_stream().wait_event(copied)
        return moved

    def make(self, index: int | None, name: str, *args: Any, **options: Any) -> Any:
        with OnDevice(self.current() if index is None else index):
            if index is None and self.current():
                begin_devices()  # one that was made the current one by CuPy's own functions
            return getattr(_cupy(), name)(*args, **options)

    def over(self, value: Any) -> Any:
        found = value if self.owns(value) else _cupy().asarray(value) if hasattr(value, "__cuda_array_interface__") else None
        if found is not None and self.index_of(found):
            begin_devices()
        return found

    def to_host(self, array: Any) -> np.ndarray[Any, Any]:
        if (capture := self.capture) is not None:
            capture.refuse("the host cannot read what is computed only when the graph is replayed")
        if self.sync_debug == "error":
            raise RuntimeError("called a synchronizing CUDA operation")
        if self.sync_debug == "warn":
            warn_user("called a synchronizing CUDA operation")
        self.check()
        return self.copied_to_host(array)

    def copied_to_host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy in the memory of the host, made on the current stream of the array's device."""
        rows, back = in_rows(array)
        with telling(), OnDevice(self.index_of(array)):
            copied = np.asarray(rows.get())
        return copied if back is None else copied.transpose(back)

    def at(self, array: Any) -> OnDevice:
        return OnDevice(self.index_of(array))

    def on(self, index: int | None) -> OnDevice:
        return OnDevice(self.current() if index is None else index)

    def flag(self, index: int | None) -> Any:
        """A place on a device where a kernel that is launched next notes that something is wrong, for `refuse_if_any`."""
        if self.capture is not None and self.capture.is_here():
            return self.capture.flag()
        return self.make(index, "zeros", (), bool)

    def refuse_if_any(self, wrong: Any, error: Exception) -> None:
        if self.capture is not None and self.capture.is_here():
            with OnDevice(self.index_of(wrong)):
                self.capture.check(wrong, error)
            return
        with OnDevice(self.index_of(wrong)):
            here = _here()
            self._refused.append((wrong.any() if wrong.ndim else wrong, error, here))
            of_here = [i for i, (*_, where) in enumerate(self._refused) if where == here] if len(self._refused) > _REFUSED else []
            if len(of_here) > _REFUSED:  # the oldest two share an error
                first, second = of_here[:2]
                flag, kept, _ = self._refused[first]
                self._refused[first] = (flag | self._refused.pop(second)[0], kept, here)

    def look_again(self, records: Sequence[Any]) -> None:
        """A graph is replayed on the current stream, and notes in its records what is wrong."""
        here = _here()
        for record in records:
            if record.errors and not any(record is known and here == where for known, where in self._replayed):
                self._replayed.append((record, here))

    def check(self) -> None:
        """Wait for the device, and raise the error of the first check that has failed since the host last waited."""
        replayed, self._replayed = self._replayed, []
        refused, self._refused = self._refused, []
        for _, where in replayed:  # of all streams, before the first record is read and what it has noted is taken back
            _wait_for(where)
        noted = [error for record, _ in replayed for error in self._noted(record)]
        for flag, error, where in refused:
            _wait_for(where)
            if bool(self.copied_to_host(flag)):
                raise error
        for error in noted[:1]:
            raise error

    def _noted(self, record: Any) -> list[Exception]:
        """The errors of what replays have found to be wrong, which is forgotten."""
        flags = record.flags[: len(record.errors)]
        found = [error for error, failed in zip(record.errors, self.copied_to_host(flags)) if failed]
        if found:
            with OnDevice(self.index_of(flags)):
                flags.fill(0)
                wait_for_stream()  # a replay on another stream comes after that
        return found

    def synchronize(self, index: int | None = None) -> None:
        if (capture := self.capture) is not None:
            capture.refuse("the host cannot wait for what is done only when the graph is replayed")
        with telling():
            _cupy().cuda.Device(index).synchronize()
        self.check()

    def share_memory(self, array: Any, other: Any) -> bool:
        return bool(array.data.mem.ptr == other.data.mem.ptr)  # whose views by strides have no base

    def memory_of(self, array: Any) -> tuple[int, int, int]:
        memory = array.data.mem
        return int(memory.ptr), int(memory.size), int(array.data.ptr - memory.ptr)

    def strided(self, array: Any, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        data = array.data
        return self.module.ndarray(shape, array.dtype, data + (offset + data.mem.ptr - data.ptr), strides)


BACKEND = CuPy()
