"""The kinds of arrays. Each has a backend, which makes its arrays, computes on them and moves them.

Compiled kernels and straight-line functions take NumPy's arrays without a look at the backend; for all others `backend_of` finds it.
A package adds one with `register`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

from .base import native

_ANYWHERE = nullcontext()


class Backend:
    """Arrays of one kind. They have NumPy's attributes (dtype, shape, strides, base, flags, ...) and answer to its functions by its two
    protocols, `__array_ufunc__` and `__array_function__`."""

    name: str  # the type of their device: "cuda"
    dlpack_devices: tuple[int, ...] = ()  # the types of devices, as DLPack numbers them, from which `from_dlpack` takes memory
    reductions: Mapping[str, Callable[..., Any]] = {}  # sum, amax, ...: of an array, dimensions from 0, and whether these are kept; None is left to the module
    draws: bool = False  # whether random numbers for its arrays are drawn on the device; of others, they are drawn by the host and copied
    capture: Any = None  # what notes work that is to be replayed, while that is so; its `refuse` raises an error that says why something cannot be
    gather: Callable[..., Any] | None = None  # a kernel that reads by index: take_slices and take_elements of base/portable.py ask it; None as above
    scatter: Callable[..., bool] | None = None  # a kernel that puts or adds by index, if it can: put_slices, add_slices and others of base/portable.py ask it
    product: Callable[..., Any] | None = None  # a library that multiplies matrices, and adds to the product: linalg/products.py asks it; None as above
    convolution: Callable[..., Any] | None = None  # a library that convolves: nn/conv.py asks it; None as above
    attention: Any = None  # a library that attends, of halves, and computes its gradients: nn/attention.py asks it; None as above
    random: Callable[..., bool] | None = None  # a kernel that fills an array with random numbers, if it can: core/factories/philox.py says what it is given
    kernels: Mapping[str, Callable[..., Any]] = {}  # by the names of generated/numpy_kernels.py; a kernel that is not there runs as its NumPy expression

    def appears(self) -> None:
        """What a backend does when it first meets an array of its own; it may be asked again."""

    @property
    def module(self) -> Any:
        """The array module: its zeros, ones and empty make arrays of this kind."""
        raise NotImplementedError

    def module_for(self, array: Any) -> Any:
        """The array module, which makes arrays on the device of a given one."""
        return self.module

    def owns(self, array: Any) -> bool:
        """Whether an array is of this kind; asked once for each type."""
        raise NotImplementedError

    def index_of(self, array: Any) -> int | None:
        """The number of the device on which an array lies; None where there is but one."""
        return None

    def current(self) -> int | None:
        """The number of the device that a name without a number means."""
        return None

    def from_host(self, array: np.ndarray[Any, Any], index: int | None) -> Any:
        """A copy of NumPy's array on a device, the current one for None."""
        raise NotImplementedError

    def moved(self, array: Any, index: int | None) -> Any:
        """An array of this backend on a device: itself if it is there."""
        return array if index is None or index == self.index_of(array) else self.from_host(self.to_host(array), index)

    def make(self, index: int | None, name: str, *args: Any, **options: Any) -> Any:
        """What a function of the array module makes, such as zeros, on a device: the current one for None."""
        return getattr(self.module, name)(*args, **options)

    def over(self, value: Any) -> Any:
        """An array over the memory of what another library offers by a protocol of this kind of device; None if it offers none."""
        return value if self.owns(value) else None

    def from_dlpack(self, value: Any) -> Any:
        """An array over the memory that DLPack offers, on a device of `dlpack_devices`."""
        return self.module.from_dlpack(value)

    def to_host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy of an array in the memory of the CPU, once what computes it is done."""
        raise NotImplementedError

    def sent(self, array: np.ndarray[Any, Any], index: int | None) -> Any:
        """The same as `from_host`; where the host need not wait for the copy, it does not, and must leave the array as it is until it is done."""
        return self.from_host(array, index)

    def fetched(self, array: Any) -> np.ndarray[Any, Any]:
        """The same as `to_host`; where the host need not wait for the copy, it does not, and must not read the array before it is done."""
        return self.to_host(array)

    def fetched_into(self, out: np.ndarray[Any, Any], array: Any) -> bool:
        """Copy into an array of the host without waiting; gives whether that could be done."""
        return False

    def at(self, array: Any) -> AbstractContextManager[Any]:
        """A context within which functions of the array module compute on the device of an array."""
        return _ANYWHERE

    def on(self, index: int | None) -> AbstractContextManager[Any]:
        """A context within which a device is the current one."""
        return _ANYWHERE

    def flag(self, index: int | None) -> Any:
        """A place on a device where a kernel that is launched next notes that something is wrong, for `refuse_if_any`."""
        return self.make(index, "zeros", (), bool)

    def refuse_if_any(self, wrong: Any, error: Exception) -> None:
        """Raise an error if any element of a mask holds; for a device where the host waits for it next, since to look at once would be to wait."""
        if bool(wrong.any()):
            raise error

    def synchronize(self, index: int | None = None) -> None:
        """Wait until a device has done what it was given."""

    def share_memory(self, array: Any, other: Any) -> bool:
        """Whether an array is a view of the memory of another."""
        owners = [array, other]
        for i, owner in enumerate(owners):
            while isinstance(owner.base, type(owner)):
                owner = owner.base
            owners[i] = owner
        return array.base is not None and owners[0] is owners[1]

    def memory_of(self, array: Any) -> tuple[int, int, int]:
        """The memory that an array shares with its views: what no other live memory has, its size in bytes, and how many lie before the array."""
        raise NotImplementedError(f"{self} does not tell where arrays lie in memory, which as_strided() and storage_offset() need")

    def strided(self, array: Any, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        """A view of the memory of an array, by strides and an offset in bytes, counted from where that memory begins."""
        raise NotImplementedError(f"{self} has no views by strides")

    def __repr__(self) -> str:
        return f"<backend {self.name!r}>"


class OfNumPy(Backend):
    name = "cpu"
    module = np
    dlpack_devices = (1, 3)  # memory of the host, and such that is pinned

    def owns(self, array: Any) -> bool:
        return isinstance(array, np.ndarray)

    def moved(self, array: Any, index: int | None) -> Any:
        return array

    def from_host(self, array: Any, index: int | None) -> Any:
        return array

    def to_host(self, array: Any) -> Any:
        return array


NUMPY = OfNumPy()
BACKENDS: dict[str, Backend] = {"cpu": NUMPY}
_OF_NUMPY = np.empty(0)
_of_type: dict[type, Backend] = {np.ndarray: NUMPY}
_appeared: set[str] = set()  # the devices of which there have been arrays


def register(backend: Backend) -> None:
    """Add a backend; its name becomes a type of device."""
    if backend.name in BACKENDS:
        raise ValueError(f"there is a backend {backend.name!r} already: {type(BACKENDS[backend.name]).__name__}")
    BACKENDS[backend.name] = backend


def unregister(backend: Backend) -> None:
    """Take a backend away, for tests."""
    del BACKENDS[backend.name]
    forget(backend)


def forget(backend: Backend) -> None:
    """Let a backend meet its arrays anew, for tests."""
    for kind in [kind for kind, own in _of_type.items() if own is backend]:
        del _of_type[kind]


def stands_for(kind: type, backend: Backend) -> None:
    """Let a backend own all arrays of a type, without a type of device of its own."""
    _of_type[kind] = backend


def backend_of(array: Any) -> Backend:
    """The backend of an array; a TypeError for what no backend owns."""
    kind = array.__class__
    found = _of_type.get(kind)
    if found is None:
        found = next((b for b in BACKENDS.values() if b.owns(array)), None)
        if found is None:
            known = ", ".join(f"{name} ({type(b).__name__.strip('_')})" for name, b in BACKENDS.items())
            raise TypeError(
                f"specgrad has no backend for arrays of type {kind.__module__}.{kind.__qualname__}; it knows {known}. "
                "Convert it to a NumPy array, or add a backend with specgrad.array.backends.register()."
            )
        found.appears()
        if found is not NUMPY:
            _appeared.add(found.name)
        _of_type[kind] = found
    return found


def devices_appeared() -> bool:
    """Whether there has been an array of another backend than NumPy's."""
    return bool(_appeared)


def backend_of_operands(operands: tuple[Any, ...]) -> Backend:
    """The backend that computes on operands: that of their arrays. Numbers and NumPy's 0-dim arrays may be mixed with any backend."""
    found: Backend = NUMPY
    host = False
    for operand in operands:
        if not is_array(operand):
            continue
        own = backend_of(operand)
        if own is NUMPY:
            host = host or operand.ndim > 0
        elif found is NUMPY:
            found = own
        elif found is not own:
            raise _on_two_devices(found, own)
    if host and found is not NUMPY:
        raise _on_two_devices(NUMPY, found)
    return found


def _on_two_devices(one: Backend, other: Backend) -> RuntimeError:
    return RuntimeError(f"Expected all tensors to be on the same device, but found at least two devices, {one.name} and {other.name}!")


def is_array(value: Any) -> bool:
    """Whether a value is an array of any kind; numbers and NumPy's scalars are not."""
    return isinstance(value, np.ndarray) or (hasattr(value, "dtype") and hasattr(value, "strides") and not isinstance(value, np.generic))


def at(array: Any) -> AbstractContextManager[Any]:
    """A context within which what is computed of an array is computed on its device; ops see to that themselves."""
    return _ANYWHERE if array.__class__ is np.ndarray else backend_of(array).at(array)


def device_array(value: Any) -> Any:
    """An array of a device over the memory of what any library offers; None if it is no such thing."""
    for backend in BACKENDS.values():
        if backend is not NUMPY and (found := backend.over(value)) is not None:
            return found
    return None


def refuse_if_any(wrong: Any, error: Exception) -> None:
    """Raise an error if any element of a mask holds; of an array on a device, when the host next waits for that."""
    backend = NUMPY if isinstance(wrong, np.generic) else backend_of(wrong)  # NumPy gives scalars for what has no dimensions
    backend.refuse_if_any(wrong, error)


def first_of(arrays: Iterable[Any]) -> Any:
    """The first array, or tensor, that is not None; one of NumPy's if there is none."""
    return next((a for a in arrays if a is not None), _OF_NUMPY)


def module_of(array: Any) -> Any:
    """The module whose zeros, ones, arange and others make arrays beside a given one: of its kind, on its device."""
    return np if array.__class__ is np.ndarray else backend_of(array).module_for(array)


def zeros_on_backend_of(array: Any, shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros of the kind of another array."""
    if array.__class__ is not np.ndarray:
        return backend_of(array).module_for(array).zeros(shape, dtype)
    size = math.prod(shape) if isinstance(shape, tuple) else shape
    return native.pooled(np.zeros, shape, dtype) if size > native.LARGE else np.zeros(shape, dtype)


def empty_on_backend_of(array: Any, shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Memory of the kind of another array, which is to be filled."""
    return np.empty(shape, dtype) if array.__class__ is np.ndarray else backend_of(array).module_for(array).empty(shape, dtype)


def beside(array: Any, other: Any, waits: bool = True) -> Any:
    """Another array where an array lies: a copy, unless it lies there."""
    backend = backend_of(array)
    return placed_on(backend.name, backend.index_of(array), other, waits)


def placed_on(name: str, index: int | None, array: Any, waits: bool = True) -> Any:
    """An array on a device, by its type and number: a copy, unless it lies there.

    Args:
        name: the type of the device.
        index: its number.
        array: of any kind.
        waits: whether the host waits for a copy from or to its own memory, where it need not.
    """
    backend, own = BACKENDS[name], backend_of(array)
    if own is backend:
        return backend.moved(array, index)
    if waits or (own is not NUMPY and backend is not NUMPY):
        return backend.from_host(to_host(array), index)
    return backend.sent(array, index) if own is NUMPY else own.fetched(array)


def to_host(array: Any) -> Any:
    """The array itself if it is NumPy's, else a copy in the memory of the CPU."""
    return array if isinstance(array, np.ndarray) else backend_of(array).to_host(array)
