"""Tensors of uniform and normal random numbers, of integers and of orders, and what all draws have in common."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from operator import index
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from specgrad.array.backends import at, backend_of
from specgrad.array.base import native_runtime
from specgrad.array.copies import clone
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import is_at
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from specgrad.core.base.memory_format import order_for
from specgrad.core.base.state import modes, thread
from specgrad.core.base.tracebacks import fault_of_annotated, hide_frames
from specgrad.core.dispatch.out import dtype_for
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .creation import beside, from_array, placed, whole
from .filled import Storage, empty_as, made, made_into, numpy_of, one_size, shows_storage
from .generators import Generator, default_generator, is_of_device, source_of
from .sequences import check_ordered

if TYPE_CHECKING:
    from typing_extensions import Unpack

Draw = TypeVar("Draw", bound=Callable[..., Any])


def random_function(function: Draw) -> Draw:
    """Inside of vmap, its `randomness` says what a function that draws random numbers gives."""

    @wraps(function)
    def drawn(*args: Any, **kwargs: Any) -> Any:
        try:
            if modes.observers and thread.tracer is not None:
                return thread.tracer.drawn(drawn, args, kwargs)
            if thread.batch_levels:
                return thread.batch_levels[-1].draw(drawn, args, kwargs)
            return function(*args, **kwargs)
        except Exception as error:
            try:
                if fault := fault_of_annotated(function.__name__, error, function, args, kwargs):
                    raise TypeError(fault) from None
                raise
            except Exception:
                hide_frames()
                raise

    return drawn  # type: ignore[return-value]


def in_dtype(array: Any, wanted: dtype) -> Any:
    if array.__class__ is np.ndarray:
        return array.astype(wanted.numpy, copy=False)
    with at(array):
        return array.astype(wanted.numpy, copy=False)


DRAWN = (np.float32, np.float64)  # what NumPy draws


def drawn_as_by_numpy(random: Any, draw: str, into: Any, kind: Any) -> Any:
    """The numbers that NumPy would draw, in a new array of a shape, or in an array; None with nothing drawn, where NumPy has to draw them."""
    if draw == "random":
        return native_runtime.uniform(random, into, kind is np.float64)
    return native_runtime.normal(random, into) if kind is np.float32 else None


def floats(random: Any, draw: str, size: tuple[int, ...], wanted: dtype | None) -> Any:
    """Random floats or complex numbers of a dtype; what NumPy cannot draw is drawn in float32."""
    numpy = numpy_of(wanted)
    if numpy.type in DRAWN and hasattr(random, "bit_generator"):
        found = drawn_as_by_numpy(random, draw, size, numpy.type)
        return getattr(random, draw)(size, numpy.type) if found is None else found
    kind = traits[numpy]
    if not kind.is_inexact:
        raise NotImplementedError(f"random floats need a floating-point dtype, got {dtype_of(numpy)}")
    if not hasattr(random, "bit_generator"):
        return random.floats(draw, size, numpy)
    by_numpy = getattr(random, draw)
    if kind.is_complex and draw == "random":
        return by_numpy((*size, 2), kind.real.type).view(numpy).reshape(size)
    if kind.is_complex:  # each part has half of the variance
        return np.asarray((by_numpy(size, np.float64) + 1j * by_numpy(size, np.float64)) * 0.5**0.5, numpy)
    if kind.is_half and draw == "random":  # as many bits as have one distance: rounded, some would be 1
        steps = np.float32(2**8 if kind.is_foreign else 2**11)
        return np.asarray(np.floor(by_numpy(size, np.float32) * steps) / steps).astype(numpy)  # NumPy makes a number of an array without dimensions
    return by_numpy(size, np.float32).astype(numpy)


def _plain(draw: str, size: tuple[int, ...], numpy: Any, *asked: Any) -> Tensor | None:
    """Numbers of a dtype that compiled code draws, by the default generator; None, with nothing drawn, where more is asked for, or the call is not plain."""
    if modes.observers or numpy.type not in DRAWN or asked.count(None) != len(asked):
        return None
    array = drawn_as_by_numpy(default_generator._random, draw, size, numpy.type)
    return None if array is None else plain_tensor(array)


def device_of_new(out: Tensor | None, storage: Storage) -> Any:
    """The device on which a new tensor, or `out`, is."""
    return storage.get("device") if out is None or not isinstance(out, Tensor) else beside(out)


@random_function
@shows_storage
def rand(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers, uniform from 0 to 1."""
    try:
        if sizes and (found := _plain("random", sizes, get_default_dtype().numpy, size, generator, out, dtype, storage or None)) is not None:
            return found
        array = floats(source_of(generator, device_of_new(out, storage)), "random", one_size(sizes, size), dtype_for(out, dtype))
        return made_into("rand", out, array, storage)
    except Exception:
        hide_frames()
        raise


@random_function
@shows_storage
def randn(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers from the normal distribution."""
    try:
        if sizes and (found := _plain("standard_normal", sizes, get_default_dtype().numpy, size, generator, out, dtype, storage or None)) is not None:
            return found
        array = floats(source_of(generator, device_of_new(out, storage)), "standard_normal", one_size(sizes, size), dtype_for(out, dtype))
        return made_into("randn", out, array, storage)
    except Exception:
        hide_frames()
        raise


def integers(random: Any, low: int, high: int, size: tuple[int, ...]) -> Any:
    """Random integers from low up to but not including high."""
    found = None if is_of_device(random) else native_runtime.integers(random, size, low, high)
    return random.integers(low, high, size) if found is None else found


@cache
def beyond_integers(numpy: Any) -> int:
    """Up to which integers a dtype has all from 0 on: it, or what it has none of."""
    kind = traits[numpy]
    if kind.is_inexact:
        return {2: 2**8 if kind.is_foreign else 2**11, 4: 2**24}.get(numpy.itemsize // (2 if kind.is_complex else 1), 2**53) + 1
    return 2 if kind.is_bool else int(min(np.iinfo(numpy).max, 2**63 - 1)) + 1


@cache
def _bounds(numpy: Any) -> tuple[int, int]:
    """The least and the largest integer that may be drawn for a dtype: of those of int64, in which they are drawn."""
    kind, least, most = traits[numpy], -(2**63), 2**63 - 1
    if kind.is_half and not kind.is_foreign:
        return -65504, 65504
    if kind.is_bool:
        return 0, 1
    return (least, most) if kind.is_inexact else (max(least, int(np.iinfo(numpy).min)), min(most, int(np.iinfo(numpy).max)))


def integer_range(name: str, low: Any, high: Any, numpy: Any) -> tuple[int, int]:
    """The ends of a range of integers, of which the second is left out; an error if it is none, or not one of a dtype."""
    if low.__class__ is not int or high.__class__ is not int:
        for argument, value in (("low", low), ("high", high)):
            if not hasattr(value, "__index__"):
                raise TypeError(f"{name}(): argument {argument!r} must be an int, not {type(value).__name__}")
        low, high = index(low), index(high)
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    if traits[numpy].is_complex:
        raise NotImplementedError(f"{name}(): expected a dtype of real numbers, but got {dtype_of(numpy)}")
    least, most = _bounds(numpy)
    if low < least or high - 1 > most:
        raise RuntimeError(f"{name}(): random integers from {low} to {high - 1} are out of bounds for {dtype_of(numpy)}")
    return low, high


@random_function
@shows_storage
def randint(
    low: Any = None,
    high: Any = None,
    size: Any = None,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
    dtype: dtype | None = None,
    **storage: Unpack[Storage],
) -> Tensor:
    """Random integers from low (0 if only one is given) up to but not including high."""
    try:
        if size is None:
            if high is None:
                raise TypeError("randint() missing 1 required argument: 'size'")
            low, high, size = 0, low, high
        elif high is None or low is None:
            low, high = 0, low if high is None else high
        asked = dtype_for(out, dtype)
        wanted = dtypes.int64 if asked is None else as_dtype(asked)
        low, high = integer_range("randint", low, high, wanted.numpy)
        random, shape = source_of(generator, device_of_new(out, storage)), one_size((size,))
        array = integers(random, low, high, shape)
        return made_into("randint", out, array if wanted is dtypes.int64 else in_dtype(array, wanted), storage)
    except Exception:
        hide_frames()
        raise


@random_function
@shows_storage
def randperm(n: int, *, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """The integers from 0 to n-1 in random order."""
    if n.__class__ is not int:
        (n,) = whole("randperm", n=n)
    if n < 0:
        raise RuntimeError(f"n must be non-negative, got {n}")
    wanted = dtypes.int64 if out is None and dtype is None else as_dtype(dtype_for(out, dtype) or dtypes.int64)
    check_ordered("randperm", wanted, complex_too=False)
    if n - 1 >= beyond_integers(wanted.numpy):
        raise RuntimeError(f"randperm(): {wanted} does not have all integers up to {n - 1}")
    random = source_of(generator, device_of_new(out, storage))
    array = native_runtime.permutation(random, n)
    if array is None:
        array = random.permutation(n)
    return made_into("randperm", out, array if wanted is dtypes.int64 else in_dtype(array, wanted), storage)


@random_function
@shows_storage
def rand_like(input: Tensor, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers, uniform from 0 to 1, in the shape of another tensor."""
    return _floats_like("rand_like", "random", input, generator, dtype, storage, memory_format)


@random_function
@shows_storage
def randn_like(input: Tensor, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers from the normal distribution in the shape of another tensor."""
    return _floats_like("randn_like", "standard_normal", input, generator, dtype, storage, memory_format)


@random_function
@shows_storage
def randint_like(
    input: Tensor, low: Any = None, high: int | None = None, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None,
    **storage: Unpack[Storage],
) -> Tensor:  # fmt: skip
    """Random integers in the shape of another tensor."""
    low, high = (0, low) if high is None else (low or 0, high)
    drawn = randint(low, high, input.shape, generator=generator, dtype=dtype or input.dtype, device=_there(input, storage))
    return _like("randint_like", input, drawn, storage, memory_format)


def _there(input: Tensor, storage: Storage) -> Any:
    """The device on which what is like a tensor is drawn: None for the CPU."""
    if not storage and input._array.__class__ is np.ndarray:
        return None
    return storage.get("device") or beside(input)


def _floats_like(name: str, draw: str, input: Tensor, generator: Any, wanted: dtype | None, storage: Storage, memory_format: Any) -> Tensor:
    if input._array.__class__ is np.ndarray and input._array.flags.c_contiguous:
        found = _plain(draw, input._array.shape, input._array.dtype, wanted, generator, memory_format, storage or None)
        if found is not None:
            return found
    where = _there(input, storage)
    drawn = floats(source_of(generator, where), draw, input._array.shape, wanted or input.dtype)
    return _like(name, input, from_array(placed(drawn, where)), storage, memory_format)


def _like(name: str, input: Tensor, drawn: Tensor, storage: Storage, memory_format: Any) -> Tensor:
    """What was drawn, in the order of elements of another tensor, if that is on the same device, unless another is asked for."""
    if storage and storage.get("device") is not None and not is_at(input.device, device_type(storage["device"])):
        order_for(name, memory_format, drawn._array.shape)
        return made(name, drawn._array if memory_format is None else clone(drawn._array, memory_format), storage)
    if not storage and memory_format is None and drawn._array.__class__ is input._array.__class__ is np.ndarray and input._array.flags.c_contiguous:
        return drawn
    array = empty_as(name, input, drawn.dtype, memory_format)
    if array.__class__ is np.ndarray:
        array[...] = drawn._array
        return made(name, array, storage)
    with at(array):
        array[...] = placed(drawn._array, beside(input))
    return made(name, array, storage)


def draws_there(tensor: Tensor) -> bool:
    """Whether random numbers for a tensor are drawn on its device."""
    return tensor._array.__class__ is not np.ndarray and backend_of(tensor._array).draws
