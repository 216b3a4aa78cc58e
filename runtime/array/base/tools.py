"""Helpers of array functions: shapes, dimensions, memory, numbers."""

from __future__ import annotations

import contextvars
import math
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from operator import index
from typing import Any

import numpy as np

from ..backends import backend_of, first_of, is_array, zeros_on_backend_of
from ..dtypes import traits
from . import native, native_views

Array = Any  # a NumPy or CuPy array


def as_array(value: Any, like: Array) -> Array:
    """A scalar that NumPy returned, as a 0-dim array of its dtype; an array as it is."""
    if isinstance(value, np.generic):
        return np.asarray(value)
    return value if is_array(value) else np.asarray(value, like.dtype)


def array_of(value: Any) -> Array:
    """A Python number as a 0-dim array; anything that has a dtype as it is."""
    return value if hasattr(value, "dtype") else np.asarray(value)


def zeros_like_array(array: Array) -> Array:
    return zeros_on_backend_of(array, array.shape, array.dtype)


def defined(grads: Sequence[Any], results: Sequence[tuple[Any, Any]]) -> list[Any]:
    """The gradients of a node's results, zeros where none has arrived."""
    like = first_of(grads)
    return [zeros_on_backend_of(like, *results[i]) if g is None else g for i, g in enumerate(grads)]


def count(shape: Sequence[int], dims: int | Sequence[int] | None) -> int:
    """How many elements are reduced to one, over some dimensions; over all of them for None."""
    if dims.__class__ is int and -len(shape) <= dims < len(shape):
        return shape[dims]
    axes = () if dims is None else checked_dims(dims, len(shape))
    return math.prod([shape[d] for d in axes] if axes and shape else shape)


def has_zero(array: Array) -> bool:
    """Whether some element is zero, or may be: see may_hold()."""
    return not isinstance(array, np.ndarray) or not all_true(array)


def all_true(value: Any) -> bool:
    """Whether no element of NumPy's array, or no number, is zero."""
    found = native.truth(value, True)
    if found is None and isinstance(value, np.ndarray) and value.size <= native.FEW:  # copied in a tenth of the time that NumPy takes to begin
        found = native.truth(contiguous(value), True)
    return bool(np.all(value)) if found is None else found


def may_hold(mask: Array) -> bool:
    """Whether some element of a mask holds. Of a device's mask it is taken for granted: the host would have to wait to know better."""
    found = native.truth(mask, False)
    return not isinstance(mask, np.ndarray) or bool(mask.any()) if found is None else found


def held(x: Array) -> Array:
    """A mask of what differs from zero, of NumPy's array."""
    kind = traits[x.dtype]
    if kind.is_bool:
        return x
    compare = native.kernels.get("ne") if kind.is_floating_point else None
    return x.astype(bool, order="C") if compare is None else compare(x, 0.0)


def any_outside(index: Any, low: int, high: int) -> bool:
    """Whether some index of an array of NumPy's is below `low`, or not below `high`."""
    found = native.all_within(index, low, high)
    return bool(index.size and (index.min() < low or index.max() >= high)) if found is None else not found


def listed(numbers: Any) -> tuple[Any, ...]:
    """A list of numbers, for which one int may stand: ints of NumPy's, and in tensors without dimensions, as Python's."""
    if numbers.__class__ is tuple:  # as most are given
        for n in numbers:
            if n.__class__ is not int:
                break
        else:
            return numbers
    if numbers.__class__ is list or numbers.__class__ is tuple:
        return tuple([n if n.__class__ is int or not is_int(n) else index(n) for n in numbers])
    if is_int(numbers):
        return (index(numbers),)
    if isinstance(numbers, bool):  # whether that is a number is for the op to say
        return (numbers,)
    if isinstance(numbers, str) or not hasattr(numbers, "__iter__") or getattr(numbers, "ndim", 1) != 1:
        error = TypeError(f"expected an int or a list of ints, but got {numbers!r}, of type {type(numbers).__name__}")
        error._of_an_argument = True  # type: ignore[attr-defined]  # whose name is told where it is known: see tracebacks.py
        raise error
    return tuple([n if n.__class__ is int or not is_int(n) else index(n) for n in numbers])


def is_int(value: Any) -> bool:
    """Whether a value is one int: Python's, NumPy's, or in a tensor or an array without dimensions."""
    return value.__class__ is int or (hasattr(value, "__index__") and not isinstance(value, bool) and not getattr(value, "ndim", 0))


def checked_dim(dim: int, ndim: int) -> int:
    """A dimension counted from the front; an IndexError if there is none of that number."""
    if dim.__class__ is int and -ndim <= dim < ndim:  # as most are given
        return dim if dim >= 0 else dim + ndim
    if dim.__class__ is bool or not hasattr(dim, "__index__"):
        error = TypeError(f"a dimension must be an int, not {dim!r}, of type {type(dim).__name__}")
        error._of_an_argument = True  # type: ignore[attr-defined]  # tracebacks.py finds its name, if it is one of an op
        raise error
    dim = index(dim)  # before it is compared with numbers that an unsigned one may not hold
    most = max(ndim, 1)
    if not -most <= dim < most:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-most}, {most - 1}], but got {dim})")
    return dim + most if dim < 0 else dim


def checked_dims(dims: int | Sequence[int], ndim: int) -> tuple[int, ...]:
    """Dimensions counted from the front, each given once."""
    if type(dims) is int:
        return (checked_dim(dims, ndim),)
    if (dims.__class__ is list or dims.__class__ is tuple) and len(dims) == 1:
        return (checked_dim(dims[0], ndim),)
    found = tuple([checked_dim(d, ndim) for d in (dims if dims.__class__ is tuple or dims.__class__ is list else listed(dims))])
    if len(set(found)) != len(found):
        twice = next(d for d in found if found.count(d) > 1)
        raise RuntimeError(f"dim {twice} appears multiple times in the list of dims")
    return found


def owner_of(array: Array) -> Array:
    """The array of NumPy's that owns the memory of a view."""
    while True:
        base = array.base
        if base.__class__.__name__ == "DummyArray":  # NumPy's as_strided puts one in between
            base = base.base
        if not isinstance(base, type(array)):
            return array
        array = base


def share_memory(array: Array, other: Array) -> bool:
    """Whether an array is a view of the memory of another; unlike `base`, this is right for arrays made with as_strided."""
    if isinstance(array, np.ndarray):
        return array.base is not None and owner_of(array) is owner_of(other)
    backend = backend_of(array)
    return backend is backend_of(other) and backend.share_memory(array, other)


def copied(array: Array, keep: bool = False) -> Array:
    """A copy, contiguous or, to keep, laid out as the array is; of a large array, by several threads, in memory that earlier ones have let go of."""
    if array.size > native.LARGE:
        found = native.copied(array, keep)
        return native.pooled(array.copy, "K" if keep else "C") if found is None else found
    return array.copy("K" if keep else "C")


def in_pool(function: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator for functions of an array that make several large ones."""

    @wraps(function)
    def call(*args: Any) -> Any:
        return native.pooled(function, *args) if args[0].size > native.FEW else function(*args)

    return call


def copy_to(out: Array, array: Array) -> None:
    """Puts an array into another one, or into part of one, as often as it broadcasts."""
    if not (out.size > native.LARGE and native.copy_to(out, array)):
        out[...] = array


def end_to_end(arrays: Sequence[Array], dim: int) -> Array:
    """Arrays joined along a dimension; large ones as copied() has it."""
    if (found := native.joined(arrays, dim, False)) is not None:
        return found
    if arrays[0].size * len(arrays) > native.LARGE or arrays[-1].size > native.LARGE:
        return native.pooled(np.concatenate, arrays, dim)
    return np.concatenate(arrays, dim)


def lies_among(array: Array, others: Iterable[Array]) -> bool:
    """Whether an array is one of others, or a view of the memory of one."""
    shares = not isinstance(array, np.ndarray) or array.base is not None
    for other in others:  # noqa: SIM110  # half of the time of any()
        if array is other or (shares and share_memory(array, other)):
            return True
    return False


def memory_of(array: Array) -> tuple[int, int, int]:
    """The memory that an array shares with its views: what no other live memory has, its size in bytes, and how many lie before the array."""
    if (found := native_views.memory_of(array)) is not None:
        return found
    if not isinstance(array, np.ndarray):
        return backend_of(array).memory_of(array)
    owner = owner_of(array)
    return id(owner), int(owner.nbytes), int(array.__array_interface__["data"][0] - owner.__array_interface__["data"][0])


def layout_of(array: Array) -> tuple[int, ...]:
    """The strides of an array, and its offset in the memory of its owner, counted in elements."""
    size = array.itemsize
    return (*[s // size for s in array.strides], memory_of(array)[2] // size)


def strided(array: Array, shape: Sequence[int], strides: Sequence[int]) -> Array:
    """A view of the memory of an array, from its first element on, with other strides, in bytes."""
    if isinstance(array, np.ndarray):
        found = native_views.strided_view(array, shape, strides)
        return np.lib.stride_tricks.as_strided(array, shape, strides) if found is None else found
    return backend_of(array).strided(array, tuple(shape), tuple(strides), memory_of(array)[2])


def laid_out_as(array: Array, model: Array) -> Array:
    """The same numbers, in the order in memory in which an array of the same shape has them: the array itself, or a copy."""
    if array.strides == model.strides or (array.flags.c_contiguous and model.flags.c_contiguous):
        return array
    copy = np.empty_like(model, array.dtype)  # without the gaps of the model, or what its places share
    if copy.strides == array.strides:
        return array
    copy_to(copy, array)
    return copy


def in_rows(array: Array) -> tuple[Array, tuple[int, ...] | None]:
    """A view with the dimensions as they lie in memory, and what `transpose` takes to have them back: None where they are in order, or elements repeat."""
    if array.flags.c_contiguous or 0 in array.strides:
        return array, None
    order = sorted(range(array.ndim), key=lambda dim: -abs(array.strides[dim]))
    return array.transpose(order), tuple(order.index(dim) for dim in range(array.ndim))


CHANNELS_LAST = {"channels_last": 4, "channels_last_3d": 5}  # orders of elements in which the channels of a place lie side by side, of so many dimensions


def new_in_order(make: Callable[..., Array], shape: Sequence[int], order: Sequence[int], *args: Any) -> Array:
    """A new array with its dimensions in memory in an order, the outermost first."""
    return make([shape[dim] for dim in order], *args).transpose([order.index(dim) for dim in range(len(order))])


def is_dense(array: Array) -> bool:
    """Whether the elements fill their memory without gaps or overlap, in whatever order of dimensions."""
    if array.flags.c_contiguous or array.flags.f_contiguous:
        return True
    expected = array.itemsize
    for stride, size in sorted(zip(array.strides, array.shape)):
        if size == 1:
            continue
        if stride != expected:
            return False
        expected *= size
    return True


def is_half(array: Array) -> bool:
    """Whether the dtype is float16 or bfloat16, which NumPy cannot sum or multiply well: they are computed in float32."""
    return traits[array.dtype].is_half


def as_dtype(array: Array, dtype: Any) -> Array:
    """An array of a dtype: itself where that is its own, or converted, by compiled code where there is any."""
    if array.dtype == dtype:
        return array
    found = native.converted(array, dtype)
    return array.astype(dtype) if found is None else found


def widened(array: Array) -> Array:
    """float16 and bfloat16 as float32, in which they are computed."""
    return as_dtype(array, np.float32) if is_half(array) else array


def contiguous(array: Array) -> Array:
    """An array whose elements follow one another in memory, as compiled code takes it: itself, or a copy."""
    return array if array.flags.c_contiguous else copied(array)


def for_loops(array: Array) -> Array:
    """The elements as compiled loops take them, halves in float32; a device's array, which they do not take, in its own order."""
    return contiguous(widened(array)) if isinstance(array, np.ndarray) else widened(array)


def conjugated(conj: Any, array: Array) -> Array:
    """The conjugates of numbers that are only read, by a kernel: real numbers are their own."""
    return conj(array) if traits[array.dtype].is_complex else array


class _Quiet(threading.local):
    """A context of each thread's own in which NumPy tells of no overflow: entered in a tenth of the time of np.errstate().

    It calls what runs no Python, as an array's own methods do, since a context cannot be entered twice.
    """

    def __init__(self) -> None:
        context = contextvars.Context()
        context.run(np.seterr, all="ignore")
        self.call = context.run


quiet = _Quiet()


_FLOAT = np.dtype(np.float32)


def spaced(count: int, start: float, step: float, last: float | None, dtype: Any) -> Array:
    """start + i * step, computed in float64; `last` in the place of the last, unless it is None. What a dtype cannot hold becomes infinite."""
    found: Array | None = native.spaced(count, start, step, last, dtype is _FLOAT)
    if found is None:
        found = np.arange(count, dtype=np.float64) * step + start
        if last is not None:
            found[-1:] = last
    return found if found.dtype is dtype else quiet.call(found.astype, dtype, copy=False)


def number_in(value: Any, dtype: Any) -> Any:
    """A Python number as an element of a dtype. For integers its fraction is cut off; -1 becomes the largest unsigned integer."""
    try:
        if traits[dtype].is_integer and not traits[dtype].is_signed and value < 0:
            value = int(value)
            return dtype.type(value + np.iinfo(dtype).max + 1 if value else 0)
        if value.__class__ is complex or not abs(value) > 65504:  # the largest float16
            return dtype.type(value)
        with np.errstate(over="ignore"):
            element = dtype.type(value)
        if traits[dtype].is_complex or not np.isinf(element) or np.isinf(value):
            return element
    except (OverflowError, TypeError, ValueError):
        pass  # the errors below say it
    if isinstance(value, str) or not (hasattr(value, "__complex__") or hasattr(value, "__float__")):
        raise TypeError(f"expected a number, but got {value!r}, of type {type(value).__name__}")
    raise RuntimeError(f"value cannot be converted to type {dtype} without overflow: {value}")


def broadcast_to(array: Array, shape: tuple[int, ...]) -> Array:
    """An array of a shape that repeats the elements of another: what NumPy's function makes in 20 times the time."""
    if array.shape == shape:
        return array
    found = native_views.expanded(array, shape)
    return np.broadcast_to(array, shape) if found is None else found


def broadcast_shape(*shapes: Sequence[int]) -> tuple[int, ...]:
    """The shape to which shapes broadcast."""
    if shapes and shapes.count(shapes[0]) == len(shapes):
        return tuple(shapes[0])
    found: list[int] = []
    for shape in shapes:
        lead = len(shape) - len(found)
        found = [1] * lead + found
        for i, size in enumerate(shape, -min(lead, 0)):
            if found[i] != size and 1 not in (found[i], size):
                raise RuntimeError(f"The size of tensor a ({found[i]}) must match the size of tensor b ({size}) at non-singleton dimension {i}")
            found[i] = size if found[i] == 1 else found[i]
    return tuple(found)
