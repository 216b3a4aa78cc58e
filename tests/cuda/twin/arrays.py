"""Arrays of the stand-in, which are no arrays of NumPy, although it computes them. Their operators come with functions.py."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from functools import partial
from inspect import Parameter, Signature
from typing import Any

import numpy as np

from tests.cuda.cupy_surface import stored
from tests.cuda.twin import capture
from tests.cuda.twin.device import ALLOCATION, COPY, KERNEL, SYNCHRONISATION, TRANSFER, Device, current, finish, note
from tests.cuda.twin.streams import Late, await_stream, here, start

SURFACE = stored()
VIEWS = ("diagonal", "squeeze", "swapaxes", "transpose", "view")  # methods that start nothing on a device
TO_KNOW_A_SIZE = {"nonzero", "flatnonzero", "argwhere", "unique", "repeat", "extract", "array_equiv"}  # whose result has as many elements as the data say


def refused(value: Any) -> TypeError:
    return TypeError(f"Unsupported type {type(value)}")


def bare(value: Any) -> Any:
    """The host's arrays inside of those of the device. Arrays of the host have no business here."""
    if isinstance(value, ndarray):
        if value._index != current.index:
            raise RuntimeError(f"an array of device {value._index} is used while device {current.index} is the current one")
        finish()
        return value._host
    if isinstance(value, np.ndarray):
        raise refused(value)
    if isinstance(value, (tuple, list)):
        return type(value)(map(bare, value))
    return {k: bare(v) for k, v in value.items()} if isinstance(value, dict) else value


def made(value: Any, *operands: Any) -> Any:
    """What NumPy has computed, as arrays of the device: views of operands whose memory they share."""
    if isinstance(value, (np.ndarray, np.generic)):
        host = np.asarray(value)
        for operand in operands:
            if isinstance(operand, ndarray) and (np.may_share_memory(host, operand._host) if host.size else _is_view(host, operand._host)):
                return ndarray._over(host, operand)
        return ndarray._over(host.copy(order="K") if host.base is not None else host)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(made(v, *operands) for v in value))
    return type(value)(made(v, *operands) for v in value) if isinstance(value, (tuple, list)) else value


def _is_view(host: Any, other: Any) -> bool:
    """Whether an array without elements, which shares no memory, is a view of another."""
    return host.base is not None and (host.base is other or host.base is other.base)


def launched(function: Any, args: Any = (), options: Any = None, *operands: Any) -> Any:
    """What a function of NumPy's gives, as arrays of the device; of operands on the host that `bare` gave, and at the time when their stream comes to it."""
    options = options or {}
    found = made(function(*args, **options), *operands)
    if Late.queues is None and capture.here() is None:
        return found
    fresh = [r for r in _each(found) if r._base is None and not any(r is o for o in operands)]
    if fresh:
        hosts = [poisoned(r._host) for r in fresh]

        def compute() -> None:
            with np.errstate(all="ignore"):
                results = function(*args, **options)
            results = [r for r in (results if isinstance(results, (tuple, list)) else [results]) if r is not None]
            for host, result in zip(hosts, results):
                host[...] = result

        start(compute)
    return found


def _each(found: Any) -> list[Any]:
    return [r for f in found for r in _each(f)] if isinstance(found, (tuple, list)) else [found] if isinstance(found, ndarray) else []


def changed(function: Any, *args: Any, **options: Any) -> None:
    """What a function of NumPy's does to arrays on the host that `bare` gave, when their stream comes to it."""

    def change() -> None:
        with np.errstate(all="ignore"):
            function(*args, **options)

    start(change)


def allocated(shape: Any, dtype: Any, order: str) -> Any:
    """Memory of the host that begins as CuPy's does, at a multiple of 512 bytes, and holds nonsense."""
    like = np.empty(shape, dtype, order)
    raw = np.empty(like.nbytes + 512, np.uint8)
    return poisoned(np.ndarray(like.shape, like.dtype, raw, -raw.ctypes.data % 512, order=order))


def poisoned(host: Any) -> Any:
    host.reshape(-1, order="A").view(np.uint8)[...] = 1 if host.dtype.kind == "b" else 0xA5
    return host


def signature(entry: str) -> Signature | None:
    """The signature that a line of the table gives."""
    if not entry.startswith("function("):
        return None
    parameters, kind = [], Parameter.POSITIONAL_OR_KEYWORD
    for text in filter(None, entry[len("function(") : -1].split(", ")):
        if text == "*":
            kind = Parameter.KEYWORD_ONLY
        elif text.startswith("*"):
            parameters.append(Parameter(text.lstrip("*"), Parameter.VAR_KEYWORD if text.startswith("**") else Parameter.VAR_POSITIONAL))
            kind = Parameter.KEYWORD_ONLY
        else:
            parameters.append(Parameter(text.rstrip("="), kind, default=None if text.endswith("=") else Parameter.empty))
    return Signature(parameters)


class Flags:
    """There is no `writeable`: all memory of a device is."""

    def __init__(self, host: Any, owns: bool):
        self.c_contiguous, self.f_contiguous, self.owndata = bool(host.flags.c_contiguous), bool(host.flags.f_contiguous), owns
        self.fnc, self.forc = self.f_contiguous and not self.c_contiguous, self.f_contiguous or self.c_contiguous

    def __getitem__(self, name: str) -> bool:
        return bool(getattr(self, name.lower()))


class ndarray:
    __module__ = "cupy"
    __slots__ = ("__weakref__", "_base", "_host", "_index", "_memory")
    __hash__ = None  # type: ignore[assignment]
    __array_priority__ = 100
    _host: Any
    _base: Any
    _index: int
    _memory: Memory

    def __new__(cls, shape: Any, dtype: Any = float, memptr: Any = None, strides: Any = None, order: str = "C") -> ndarray:
        if memptr is None:
            return cls._over(allocated(shape, dtype, order))
        host = np.ndarray(shape, dtype, memptr.mem.bytes, memptr.ptr - memptr.mem.ptr, strides)
        return cls._over(host, memory=memptr.mem)  # which has no base, as CuPy's has none

    @classmethod
    def _over(cls, host: Any, base: Any = None, memory: Any = None) -> ndarray:
        """An array over memory of the host that plays the device's; a view if it has a base."""
        self = object.__new__(cls)
        self._host = host
        self._base = None if base is None else base if base._base is None else base._base
        self._memory = memory or (Memory(host) if base is None else base._memory)
        self._index = self._memory.device.id
        if base is None and memory is None:
            note(ALLOCATION)
        return self

    # ---- what there is to know

    shape = property(lambda self: self._host.shape)
    strides = property(lambda self: self._host.strides)
    dtype = property(lambda self: self._host.dtype)
    ndim = property(lambda self: self._host.ndim)
    size = property(lambda self: self._host.size)
    itemsize = property(lambda self: self._host.itemsize)
    nbytes = property(lambda self: self._host.nbytes)
    base = property(lambda self: self._base)
    device = property(lambda self: Device(self._index))
    flags = property(lambda self: Flags(self._host, self._base is None))
    data = property(lambda self: MemoryPointer(self._memory, self._host.__array_interface__["data"][0] - self._memory.ptr))
    T = property(lambda self: ndarray._over(self._host.T, self))
    mT = property(lambda self: ndarray._over(self._host.swapaxes(-1, -2), self))

    def _part(name: str) -> Any:  # type: ignore[misc]
        def get(self: Any) -> Any:
            return made(getattr(self._host, name), self)

        return property(get, lambda self, value: changed(setattr, self._host, name, bare(value)))

    real, imag = _part("real"), _part("imag")

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        strides = None if self.flags.c_contiguous else self.strides
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.data.ptr, False), "version": 3, "strides": strides, "stream": 1}

    def __len__(self) -> int:
        return len(self._host)

    # ---- the way to the host, each time a transfer that waits

    def get(self, stream: Any = None, order: str = "C", out: Any = None, blocking: bool = True) -> Any:
        if self._index != current.index:
            raise RuntimeError(f"an array of device {self._index} is copied while device {current.index} is the current one")
        if out is not None:
            if (out.shape, out.dtype) != (self.shape, self.dtype) or not out.flags.forc:
                raise ValueError("`out` is of another shape or dtype, or has gaps")
            pinned = pinned_at(out)
            if not blocking and pinned is not None:
                note(COPY)
                finish()
                start(partial(np.copyto, pinned.array_like(out), self._host))
                return out
        note(TRANSFER)
        finish()
        await_stream()
        if out is None:
            return self._host.copy(order)
        out[...] = self._host
        return out

    def _to_host(name: str) -> Any:  # type: ignore[misc]
        def method(self: Any, *args: Any) -> Any:
            note(TRANSFER)
            finish()
            await_stream()
            return getattr(self._host, name)(*args)

        return method

    item, tolist, __bool__, __int__, __float__, __complex__, __repr__, __str__, __format__ = map(
        _to_host, ("item", "tolist", "__bool__", "__int__", "__float__", "__complex__", "__repr__", "__str__", "__format__")
    )

    def __array__(self, *args: Any, **options: Any) -> Any:
        raise TypeError("Implicit conversion to a NumPy array is not allowed. Please use `.get()` to construct a NumPy array explicitly.")

    def __dlpack__(self, **options: Any) -> Any:
        raise BufferError("there is no memory of a device behind a stand-in")

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, self._index

    # ---- methods

    def __getattr__(self, name: str) -> Any:
        if name not in SURFACE["cupy.ndarray"] or not callable(found := getattr(self._host, name, None)):
            raise AttributeError(f"'cupy.ndarray' object has no attribute {name!r}")
        own = signature(SURFACE["cupy.ndarray"][name])

        def method(*args: Any, **options: Any) -> Any:
            if own is not None:
                own.bind(self, *args, **options)
            if {"where", "initial"} & set(options):
                raise TypeError(f"{name}() got an unexpected keyword argument")
            if name in TO_KNOW_A_SIZE:
                note(SYNCHRONISATION)
                await_stream()
            if name not in VIEWS:
                bare(self)
                note(KERNEL)
            with np.errstate(all="ignore"):
                return launched(found, bare(args), bare(options), self)

        return method

    def copy(self, order: str = "C") -> ndarray:
        note(KERNEL)
        return launched(bare(self).copy, (order,))

    def astype(self, dtype: Any, order: str = "K", casting: Any = None, subok: Any = None, copy: bool = True) -> ndarray:
        with np.errstate(all="ignore"):
            if not copy and bare(self).astype(dtype, order, casting or "unsafe", copy=False) is self._host:
                return self
            note(KERNEL)
            return launched(bare(self).astype, (dtype, order, casting or "unsafe"))

    def reshape(self, *shape: Any, order: str = "C", **others: Any) -> ndarray:
        if others:
            raise TypeError(f"reshape() got an unexpected keyword argument {next(iter(others))!r}")
        return launched(self._host.reshape, shape, {"order": order}, self)

    def fill(self, value: Any) -> None:
        if isinstance(value, np.ndarray):
            raise refused(value)
        note(KERNEL)
        changed(bare(self).fill, bare(value))

    def __copy__(self) -> ndarray:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> ndarray:
        return self.copy()

    # ---- elements

    def __iter__(self) -> Iterator[ndarray]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, key: Any) -> ndarray:
        where, picks = self._places(key)
        if picks:
            bare_host = bare(self)
            note(KERNEL)
            return launched(lambda: bare_host[wrapped(where)].copy())
        host = self._host[where]  # a view, for which no device works
        if not isinstance(host, np.ndarray):
            host = self._host[(*where, ...)]
        return ndarray._over(host, self)

    def __setitem__(self, key: Any, value: Any) -> None:
        where, _ = self._places(key)
        note(KERNEL)
        changed(lambda host, new: host.__setitem__(wrapped(where), new), bare(self), bare(value))

    def _places(self, key: Any) -> tuple[Any, bool]:
        """A key for NumPy, for `wrapped`; whether it picks elements, which makes a copy."""
        parts = key if isinstance(key, tuple) else (key,)
        found, dim, picks = [], 0, False
        taken = sum(p.ndim if isinstance(p, ndarray) and p.dtype.kind == "b" else 0 if p is None or p is ... else 1 for p in parts)
        for part in parts:
            if isinstance(part, (np.ndarray, list)):
                note(TRANSFER)
                part = ndarray._over(np.asarray(part))
            if not isinstance(part, ndarray):
                found.append(part)
                dim += self.ndim - taken if part is ... else part is not None
                continue
            picks = True
            if part.dtype.kind == "b":
                note(SYNCHRONISATION)  # the host must know how many elements there are
                await_stream()
                found.append(bare(part))
                dim += part.ndim
                continue
            if part.dtype.kind not in "iu":
                raise IndexError(f"arrays used as indices must be of integer or boolean type. (actual: {part.dtype})")
            found.append(Wrapping(bare(part), self.shape[dim]))
            dim += 1
        return tuple(found), picks


class Wrapping:
    """Indices that wrap around at a size, as CuPy's do: what they are is known when they are used."""

    def __init__(self, host: Any, size: int):
        self.host, self.size = host, size


def wrapped(where: Any) -> Any:
    """A key that `_places` gave, as NumPy takes it."""
    return tuple((w.host % w.size if w.size else w.host) if isinstance(w, Wrapping) else w for w in where)


LIVE: weakref.WeakSet[Memory] = weakref.WeakSet()  # what kernels may read and write


class Memory:
    """Memory that was allocated for one array, and that its views share."""

    def __init__(self, host: Any):
        lying = host.transpose(sorted(range(host.ndim), key=lambda dim: -abs(host.strides[dim])))  # elements as they follow one another
        self.bytes = lying.reshape(-1).view(np.uint8) if lying.flags.c_contiguous else np.empty(0, np.uint8)
        self.ptr, self.size, self.device = host.__array_interface__["data"][0], host.nbytes, Device()
        self.stream, self.pool = here(), None
        self.pool = capture.allocated(host)
        LIVE.add(self)
        if capture.here() is not None and host.size and self.bytes.size:
            start(partial(self.bytes.fill, 0xA5))  # a graph finds there what was left, by whatever had it before

    def __del__(self) -> None:
        finish()  # a device frees memory in the order of its stream
        captured = capture.of.get(self.stream)
        if captured is not None and (captured.void or self.pool is None):
            return
        if (captured is not None or (Late.queues is not None and self.pool is None)) and self.size and self.bytes.size:
            start(partial(self.bytes.fill, 0xA5), self.stream)


class MemoryPointer:
    def __init__(self, mem: Memory, offset: int):
        self.mem, self.ptr, self.device = mem, mem.ptr + offset, mem.device
        self.device_id = mem.device.id

    def __add__(self, offset: int) -> MemoryPointer:
        return MemoryPointer(self.mem, self.ptr - self.mem.ptr + offset)

    def copy_from_host_async(self, mem: int, size: int, stream: Any = None) -> None:
        """Which reads the memory when the stream comes to it."""
        if self.device_id != current.index:
            raise RuntimeError(f"memory of device {self.device_id} is written while device {current.index} is the current one")
        found = next((p for p in list(PINNED) if p.ptr <= mem and mem + size <= p.ptr + p.size()), None)
        if found is None:
            raise RuntimeError("cudaErrorInvalidValue: invalid argument, which is no pinned memory")
        note(COPY)
        finish()
        first, offset = mem - found.ptr, self.ptr - self.mem.ptr
        start(partial(np.copyto, self.mem.bytes[offset : offset + size], found.bytes[first : first + size]))


PINNED: weakref.WeakSet[PinnedMemoryPointer] = weakref.WeakSet()


class PinnedMemoryPointer:
    """Pinned memory of the host, which is another's as soon as nobody holds it: then it holds nonsense."""

    __module__ = "cupy.cuda.pinned_memory"

    def __init__(self, size: int):
        self.bytes = poisoned(np.empty(size, np.uint8))
        self.ptr = self.bytes.__array_interface__["data"][0]
        self.__array_interface__ = self.bytes.__array_interface__
        PINNED.add(self)

    def size(self) -> int:
        return int(self.bytes.size)

    def array_like(self, array: Any) -> Any:
        """What an array over the memory is, without keeping it."""
        offset = array.__array_interface__["data"][0] - self.ptr
        return np.ndarray(array.shape, array.dtype, self.bytes, offset, array.strides)

    def __del__(self) -> None:
        poisoned(self.bytes)


def pinned_at(array: Any) -> PinnedMemoryPointer | None:
    """The pinned memory in which an array of the host lies; None if it lies elsewhere."""
    while isinstance(array, np.ndarray):
        array = array.base
    return array if isinstance(array, PinnedMemoryPointer) else None
