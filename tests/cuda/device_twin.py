"""A strict stand-in for CuPy, for machines without a device.

Names, signatures and loops are CuPy's own, from cupy_surface.json; the arithmetic is NumPy's; the rules are those of a device: an array of it is no
array of NumPy, nothing moves between host and device unless it is asked for, fresh memory holds nonsense, indices out of range wrap around, each array
lies on one device, on which all work with it is done. Transfers, synchronisations, allocations and kernels are counted by the line that caused them.
"""

from __future__ import annotations

import functools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import Parameter, Signature
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from specgrad.array.backends import BACKENDS
from specgrad.core.kernels import cuda_arrays
from tests.cuda.cupy_surface import stored

SURFACE = stored()
PACKAGE = str(Path(cuda_arrays.__file__).resolve().parents[2])
DEVICES = 2
TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL = "transfer", "synchronisation", "allocation", "kernel"
SCALARS = (bool, int, float, complex, np.generic)
TO_KNOW_A_SIZE = {"nonzero", "flatnonzero", "argwhere", "unique", "repeat", "extract", "array_equiv"}  # whose result has as many elements as the data say
HOST_ANSWERS = {"result_type", "can_cast", "promote_types", "min_scalar_type", "broadcast_shapes", "shape", "ndim", "size", "iscomplexobj", "isrealobj",
                "isscalar", "may_share_memory", "shares_memory", "finfo", "iinfo"}  # fmt: skip
AT = {
    "add": "iIqQlLefd",
    "subtract": "iI",
    "maximum": "iIqQlLfd",
    "minimum": "iIqQlLfd",
    "bitwise_and": "iIqQlL",
    "bitwise_or": "iIqQlL",
    "bitwise_xor": "iIqQlL",
}
REDUCE, ACCUMULATE = {"add", "multiply"}, {"add", "multiply"}

counts: dict[str, Counter[str]] = {}
_current = 0  # the number of the current device


def note(kind: str) -> None:
    """Count what happens now, by the line of the package that caused it."""
    if kind not in counts:
        counts[kind] = Counter()
    frame: Any = sys._getframe(1)
    while frame is not None and not _in_package(frame.f_code.co_filename):
        frame = frame.f_back
    where = "a test" if frame is None else f"{Path(frame.f_code.co_filename).relative_to(PACKAGE)}:{frame.f_lineno} {frame.f_code.co_name}"
    counts[kind][where] += 1


@functools.cache
def _in_package(file: str) -> bool:
    return file.startswith(PACKAGE) and not file.startswith(f"{PACKAGE}/tests")


def refused(value: Any) -> TypeError:
    return TypeError(f"Unsupported type {type(value)}")


def bare(value: Any) -> Any:
    """The host's arrays inside of those of the device. Arrays of the host have no business here."""
    if isinstance(value, ndarray):
        if value._index != _current:
            raise RuntimeError(f"an array of device {value._index} is used while device {_current} is the current one")
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
            if isinstance(operand, ndarray) and np.may_share_memory(host, operand._host) and host.size:
                return ndarray._over(host, operand)
        return ndarray._over(host.copy(order="K") if host.base is not None else host)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(made(v, *operands) for v in value))
    return type(value)(made(v, *operands) for v in value) if isinstance(value, (tuple, list)) else value


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


class Device:
    def __init__(self, device: Any = None):
        self.id = _current if device is None else int(device)

    def __enter__(self) -> Device:
        global _current
        self._before, _current = _current, self.id
        return self

    def __exit__(self, *error: object) -> None:
        global _current
        _current = self._before

    def __int__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and other.id == self.id

    def __hash__(self) -> int:
        return self.id

    def use(self) -> None:
        global _current
        _current = self.id

    def synchronize(self) -> None:
        note(SYNCHRONISATION)


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
            return cls._over(poisoned(np.empty(shape, dtype, order)))
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

        return property(get, lambda self, value: setattr(self._host, name, bare(value)))

    real, imag = _part("real"), _part("imag")

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        strides = None if self.flags.c_contiguous else self.strides
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.data.ptr, False), "version": 3, "strides": strides, "stream": 1}

    def __len__(self) -> int:
        return len(self._host)

    # ---- the way to the host, each time a transfer that waits

    def get(self, stream: Any = None, order: str = "C", out: Any = None, blocking: bool = True) -> Any:
        note(TRANSFER)
        return self._host.copy(order)

    def _to_host(name: str) -> Any:  # type: ignore[misc]
        def method(self: Any, *args: Any) -> Any:
            note(TRANSFER)
            return getattr(self._host, name)(*args)

        return method

    item, tolist, __bool__, __int__, __float__, __complex__, __repr__, __str__, __format__ = map(
        _to_host, ("item", "tolist", "__bool__", "__int__", "__float__", "__complex__", "__repr__", "__str__", "__format__")
    )

    def __array__(self, *args: Any, **options: Any) -> Any:
        raise TypeError("Implicit conversion to a NumPy array is not allowed. Please use `.get()` to construct a NumPy array explicitly.")

    def __reduce__(self) -> Any:
        note(TRANSFER)
        return array, (self._host.copy(),)

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
            bare(self)
            note(KERNEL)
            with np.errstate(all="ignore"):
                return made(found(*bare(args), **bare(options)), self)

        return method

    def copy(self, order: str = "C") -> ndarray:
        note(KERNEL)
        return made(bare(self).copy(order))

    def astype(self, dtype: Any, order: str = "K", casting: Any = None, subok: Any = None, copy: bool = True) -> ndarray:
        note(KERNEL)
        with np.errstate(all="ignore"):
            found = bare(self).astype(dtype, order, casting or "unsafe", copy=copy)
        return self if found is self._host else made(found)

    def reshape(self, *shape: Any, order: str = "C", **others: Any) -> ndarray:
        if others:
            raise TypeError(f"reshape() got an unexpected keyword argument {next(iter(others))!r}")
        return made(self._host.reshape(*shape, order=order), self)

    def fill(self, value: Any) -> None:
        if isinstance(value, np.ndarray):
            raise refused(value)
        note(KERNEL)
        bare(self).fill(bare(value))

    def __copy__(self) -> ndarray:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> ndarray:
        return self.copy()

    # ---- elements

    def __iter__(self) -> Iterator[ndarray]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, key: Any) -> ndarray:
        where, picks = self._places(key)
        host = bare(self)[where]
        if not isinstance(host, np.ndarray):
            host = bare(self)[(*where, ...)]
        if picks:
            note(KERNEL)
            return made(host.copy())
        return ndarray._over(host, self)

    def __setitem__(self, key: Any, value: Any) -> None:
        where, _ = self._places(key)
        note(KERNEL)
        with np.errstate(all="ignore"):
            bare(self)[where] = bare(value)

    def _places(self, key: Any) -> tuple[Any, bool]:
        """A key for NumPy, its indices wrapped around as CuPy does; whether it picks elements, which makes a copy."""
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
                found.append(bare(part))
                dim += part.ndim
                continue
            if part.dtype.kind not in "iu":
                raise IndexError(f"arrays used as indices must be of integer or boolean type. (actual: {part.dtype})")
            found.append(bare(part) % self.shape[dim] if self.shape[dim] else bare(part))
            dim += 1
        return tuple(found), picks

    # ---- NumPy's functions

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        name = ufunc.__name__
        if name not in SURFACE["cupy"] and name not in SURFACE["cupyx.scipy.special"]:
            return NotImplemented
        if "out" in options:
            (options["out"],) = options["out"]
        function = Ufunc(name)
        return function(*inputs, **options) if method == "__call__" else getattr(function, method)(*inputs, **options)

    def __array_function__(self, function: Any, types: Any, args: Any, options: Any) -> Any:
        try:
            own = getattr(functools.reduce(getattr, function.__module__.split(".")[1:], MODULES["cupy"]), function.__name__)
        except AttributeError:
            return NotImplemented
        if not all(issubclass(t, (ndarray, np.ndarray)) for t in types):
            return NotImplemented
        return own(*args, **options)


def _operator(name: str, how: str) -> Any:
    def method(self: ndarray, other: Any) -> Any:
        if not isinstance(other, (ndarray, np.ndarray, *SCALARS)):
            return NotImplemented
        if how == "in place":
            return Ufunc(name)(self, other, out=self)
        return Ufunc(name)(other, self) if how == "reflected" else Ufunc(name)(self, other)

    return method


for _short, _name in {"add": "add", "sub": "subtract", "mul": "multiply", "truediv": "true_divide", "floordiv": "floor_divide", "mod": "remainder",
                      "pow": "power", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift", "rshift": "right_shift",
                      "matmul": "matmul"}.items():  # fmt: skip
    for _prefix, _how in {"": "", "r": "reflected", "i": "in place"}.items():
        setattr(ndarray, f"__{_prefix}{_short}__", _operator(_name, _how))
for _short, _name in {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal", "ne": "not_equal"}.items():
    setattr(ndarray, f"__{_short}__", _operator(_name, ""))
for _short, _name in {"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}.items():
    setattr(ndarray, f"__{_short}__", lambda self, name=_name: Ufunc(name)(self))


class Memory:
    """Memory that was allocated for one array, and that its views share."""

    def __init__(self, host: Any):
        self.bytes = host.reshape(-1, order="A").view(np.uint8) if host.flags.forc else np.empty(0, np.uint8)
        self.ptr, self.size, self.device = host.__array_interface__["data"][0], host.nbytes, Device()


class MemoryPointer:
    def __init__(self, mem: Memory, offset: int):
        self.mem, self.ptr, self.device = mem, mem.ptr + offset, mem.device

    def __add__(self, offset: int) -> MemoryPointer:
        return MemoryPointer(self.mem, self.ptr - self.mem.ptr + offset)


# ---- functions


class Ufunc:
    """An elementwise function, by the loops that CuPy has for it."""

    def __init__(self, name: str):
        self.__name__ = name
        special = name not in SURFACE["cupy"]
        self.entry = SURFACE["cupyx.scipy.special" if special else "cupy"][name]
        self.numpy: Any = getattr(import_module("scipy.special") if special else np, name)

    def __call__(self, *args: Any, out: Any = None, dtype: Any = None, casting: str = "same_kind", **others: Any) -> Any:
        if others:
            raise TypeError(f"Wrong arguments {others}")
        for arg in (*args, *(() if out is None else (out,))):
            if not isinstance(arg, (ndarray, *SCALARS)):
                raise refused(arg)
        self._check_loop(args, dtype)
        note(KERNEL)
        options: dict[str, Any] = {} if dtype is None else {"dtype": dtype}
        with np.errstate(all="ignore"):
            if out is None:
                return made(self.numpy(*bare(args), **options))
            self.numpy(*bare(args), out=bare(out), casting=casting, **options)
            return out

    def _check_loop(self, args: Any, dtype: Any) -> None:
        if not self.entry.startswith("ufunc ") or dtype is not None:
            return
        _, count, *loops = self.entry.split(" ")
        given = [a.dtype for a in args[: int(count)] if isinstance(a, (ndarray, np.generic))]
        if given and not any(all(np.can_cast(d, _dtype(loop[0]), "safe") for d in given) for loop in loops):
            raise TypeError(f"Wrong type ({given}) of arguments for cupy_{self.__name__}")

    def reduce(self, a: ndarray, axis: Any = 0, dtype: Any = None, out: Any = None, keepdims: bool = False) -> Any:
        return self._along(REDUCE, "reduce", a, axis, dtype, keepdims=keepdims)

    def accumulate(self, a: ndarray, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return self._along(ACCUMULATE, "accumulate", a, axis, dtype)

    def reduceat(self, a: ndarray, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return self._along({"add"}, "reduceat", a, indices, axis, dtype)

    def _along(self, known: set[str], method: str, *args: Any, **options: Any) -> Any:
        if self.__name__ not in known:
            raise NotImplementedError(f"`cupy_{self.__name__}.{method}` is not supported yet")
        note(KERNEL)
        with np.errstate(all="ignore"):
            return made(getattr(self.numpy, method)(*bare(args), **options))

    def at(self, a: ndarray, indices: Any, b: Any = None) -> None:
        if self.__name__ not in AT:
            raise NotImplementedError(f"`cupy_{self.__name__}.at` is not supported yet")
        if a.dtype.char not in AT[self.__name__]:
            raise TypeError(f"cupy.{self.__name__}.at does not take {a.dtype}")
        where, _ = a._places(indices)
        note(KERNEL)
        self.numpy.at(bare(a), where, bare(b))

    def outer(self, a: ndarray, b: ndarray, **options: Any) -> Any:
        return self(a.reshape(a.shape + (1,) * b.ndim), b, **options)


def _dtype(letter: str) -> Any:
    if letter == "E":
        return np.dtype(import_module("ml_dtypes").bfloat16)
    return np.dtype(letter)


def function_of(name: str, entry: str, numpy: Callable[..., Any]) -> Callable[..., Any]:
    """A function of CuPy's that takes arrays of a device alone, computed by NumPy's."""
    own = signature(entry)

    @functools.wraps(numpy, assigned=("__name__",), updated=())
    def function(*args: Any, **options: Any) -> Any:
        if own is not None:
            own.bind(*args, **options)
        if name in TO_KNOW_A_SIZE:
            note(SYNCHRONISATION)
        if name not in HOST_ANSWERS:
            note(KERNEL)
        options = {k: bare(v) for k, v in options.items() if not (k == "copy" and name == "broadcast_to")}
        with np.errstate(all="ignore"):
            found = numpy(*bare(args), **options)
        if name in HOST_ANSWERS:
            return found
        if isinstance(found, (bool, int, float)):  # NumPy's own answer is a number; a device's is an array
            found = np.asarray(found)
        return made(found, *args)

    return function


def without_errors(numpy: Callable[..., Any]) -> Callable[..., Any]:
    """A function of matrices that gives NaN where NumPy's raises an error: a device's does not look whether it worked."""

    def function(a: Any, *args: Any, **options: Any) -> Any:
        try:
            return numpy(a, *args, **options)
        except np.linalg.LinAlgError:
            if a.ndim < 2 or (a.shape[-1] != a.shape[-2] and numpy is not np.linalg.svd):
                raise
        found = numpy(np.eye(*a.shape[-2:], dtype=a.dtype) + np.zeros((*a.shape[:-2], 1, 1), a.dtype), *args, **options)
        for at in np.ndindex(a.shape[:-2]):
            try:
                one = numpy(a[at], *((b[at] for b in args) if numpy is np.linalg.solve else args), **options)
            except np.linalg.LinAlgError:
                one = None
            for i, whole in enumerate(found if isinstance(found, tuple) else (found,)):
                whole[at] = np.nan if one is None else one[i] if isinstance(found, tuple) else one
        return found

    function.__name__ = numpy.__name__
    return function


def array(obj: Any, dtype: Any = None, copy: bool = True, order: str = "K", subok: bool = False, ndmin: int = 0, *, blocking: bool = False) -> ndarray:
    if isinstance(obj, ndarray):
        keeps = not copy and (dtype is None or obj.dtype == dtype) and (order != "C" or obj.flags.c_contiguous)
        return obj if keeps else made(np.array(obj._host, dtype, copy=True, order=order))  # from another device, too
    if hasattr(obj, "__cuda_array_interface__"):
        offered = type("Offered", (), {"__array_interface__": {k: v for k, v in obj.__cuda_array_interface__.items() if k != "stream"}})
        return ndarray._over(np.asarray(offered()))
    if isinstance(obj, (list, tuple)) and any(isinstance(item, ndarray) for item in obj):
        return made(np.array([bare(item) for item in obj], dtype))
    note(TRANSFER)
    return made(np.array(obj, dtype, copy=True, order="C" if order == "K" else order))


def asarray(a: Any, dtype: Any = None, order: Any = None, *, copy: Any = None, blocking: bool = False) -> ndarray:
    return array(a, dtype, copy=bool(copy), order=order or "K")


def ascontiguousarray(a: Any, dtype: Any = None) -> ndarray:
    return array(a.reshape(1) if isinstance(a, ndarray) and not a.ndim else a, dtype, copy=False, order="C")


def asnumpy(a: Any, stream: Any = None, order: str = "C", out: Any = None, *, blocking: bool = True) -> Any:
    return a.get() if isinstance(a, ndarray) else np.asarray(a)


def empty(shape: Any, dtype: Any = float, order: str = "C") -> ndarray:
    return ndarray._over(poisoned(np.empty(shape, dtype, order)))


def empty_like(prototype: Any, dtype: Any = None, order: str = "K", subok: Any = None, shape: Any = None) -> ndarray:
    return ndarray._over(poisoned(np.empty_like(bare(prototype), dtype, order, shape=shape)))


def copyto(dst: Any, src: Any, casting: str = "same_kind", where: Any = None) -> None:
    if not isinstance(dst, ndarray):
        raise refused(dst)
    note(KERNEL)
    with np.errstate(all="ignore"):
        np.copyto(bare(dst), bare(src), casting, where=True if where is None else bare(where))


def as_strided(x: ndarray, shape: Any = None, strides: Any = None) -> ndarray:
    return ndarray(x.shape if shape is None else tuple(shape), x.dtype, x.data, x.strides if strides is None else tuple(strides))


def diagonal(a: ndarray, offset: int = 0, axis1: int = 0, axis2: int = 1) -> ndarray:
    host = bare(a).diagonal(offset, axis1, axis2)
    host.flags.writeable = True
    return ndarray._over(host, a)


def broadcast_to(array: ndarray, shape: Any) -> ndarray:
    return ndarray._over(np.lib.stride_tricks.as_strided(bare(array), (wide := np.broadcast_to(bare(array), shape)).shape, wide.strides), array)


def take(a: Any, indices: Any, axis: Any = None, out: Any = None) -> Any:
    if isinstance(indices, (list, tuple, np.ndarray)):
        note(TRANSFER)
        indices = ndarray._over(np.asarray(indices))
    note(KERNEL)
    return made(np.take(bare(a), bare(indices), axis, mode="wrap"))


def take_along_axis(a: Any, indices: Any, axis: int) -> Any:
    note(KERNEL)
    return made(np.take_along_axis(bare(a), bare(indices) % max(a.shape[axis], 1), axis))


def put_along_axis(arr: Any, indices: Any, values: Any, axis: int) -> None:
    note(KERNEL)
    np.put_along_axis(bare(arr), bare(indices) % max(arr.shape[axis], 1), bare(values), axis)


def scatter_add(a: ndarray, slices: Any, value: Any) -> None:
    Ufunc("add").at(a, slices, value)


def from_dlpack(array: Any, **options: Any) -> Any:
    if isinstance(array, ndarray):
        return ndarray._over(array._host, array)
    raise NotImplementedError("a stand-in has no memory of a device to share")


def get_array_module(*args: Any) -> Any:
    return MODULES["cupy"] if any(isinstance(a, ndarray) for a in args) else np


OWN: dict[str, Any] = {f.__name__: f for f in (array, asarray, ascontiguousarray, asnumpy, empty, empty_like, copyto, diagonal, broadcast_to, take,
                                               take_along_axis, put_along_axis,
                                               from_dlpack, get_array_module)}  # fmt: skip
OWN |= {"ndarray": ndarray, "__version__": SURFACE["version"]}


class Module(ModuleType):
    """A module of CuPy's, whose names are made when they are asked for."""

    def __init__(self, name: str, host: str, **own: Any):
        super().__init__(name)
        self.host = host
        self.__dict__.update(own)

    def __getattr__(self, name: str) -> Any:
        entry = SURFACE[self.__name__].get(name)
        if entry is None:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        value = getattr(import_module(self.host), name)
        if entry.startswith("ufunc "):
            value = Ufunc(name)
        elif entry != "type":
            value = function_of(name, entry, without_errors(value) if self.__name__ == "cupy.linalg" and name != "norm" else value)
        setattr(self, name, value)
        return value


class Stream:
    ptr = 0
    null: Any = None

    def synchronize(self) -> None:
        note(SYNCHRONISATION)


def _modules() -> dict[str, ModuleType]:
    runtime = SimpleNamespace(
        CUDARuntimeError=type("CUDARuntimeError", (RuntimeError,), {}),
        getDeviceCount=lambda: DEVICES,
        getDevice=lambda: _current,
        deviceSynchronize=lambda: note(SYNCHRONISATION),
    )
    cuda = SimpleNamespace(runtime=runtime, Device=Device, Stream=Stream, MemoryPointer=MemoryPointer, get_current_stream=Stream, is_available=lambda: True)
    tricks = Module("cupy.lib.stride_tricks", "numpy.lib.stride_tricks", as_strided=as_strided)
    linalg, fft = Module("cupy.linalg", "numpy.linalg", LinAlgError=np.linalg.LinAlgError), Module("cupy.fft", "numpy.fft")
    lib = Module("cupy.lib", "numpy.lib", stride_tricks=tricks)
    cupy = Module("cupy", "numpy", cuda=cuda, linalg=linalg, fft=fft, lib=lib, **OWN)
    scipy = {name: Module(f"cupyx.scipy.{name}", f"scipy.{name}") for name in ("special", "linalg", "fft")}
    all_of_scipy = Module("cupyx.scipy", "scipy", **scipy)
    cupyx = Module("cupyx", "numpy", scipy=all_of_scipy, scatter_add=scatter_add)
    return {m.__name__: m for m in (cupy, linalg, fft, lib, tricks, cupyx, all_of_scipy, *scipy.values())}


MODULES = _modules()


@contextmanager
def twin() -> Iterator[dict[str, Counter[str]]]:
    """CuPy is the stand-in; gives what is counted, from zero on."""
    global _current
    before = {name: sys.modules.get(name) for name in MODULES}
    sys.modules.update(MODULES)
    cuda_arrays._cupy.cache_clear()
    counts.clear()
    counts.update({kind: Counter() for kind in (TRANSFER, SYNCHRONISATION, ALLOCATION, KERNEL)})
    try:
        yield counts
    finally:
        _current = 0
        BACKENDS["cuda"]._refused.clear()  # type: ignore[attr-defined]
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
        cuda_arrays._cupy.cache_clear()
