"""Tensors of a size: empty, of one number, of numbers in order, or as another tensor is."""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable
from inspect import Parameter, signature
from operator import index
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import numpy as np

from specgrad.array.backends import at, module_of
from specgrad.array.base import native
from specgrad.array.base.tools import is_int, quiet, spaced
from specgrad.array.strides import as_strided
from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from specgrad.core.base.memory_format import check_storage, wants_contiguous
from specgrad.core.base.promotion import number_in
from specgrad.core.base.state import modes
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.tape.tensor import Tensor

from .creation import dtype_of_number, full_on, made_on, number_for, over_new, pinned, placed, real, tensor, whole

if TYPE_CHECKING:
    from typing_extensions import Unpack


def one_size(size: tuple[Any, ...], keyword: Any = None) -> tuple[int, ...]:
    """A size given as ints, as a sequence of them, or by the keyword `size`."""
    if keyword is not None:
        size = (keyword,)
    elif not size:
        raise TypeError("missing 1 required positional argument: 'size'; use () for a tensor without dimensions")
    if len(size) == 1 and (isinstance(size[0], tuple) or not is_int(size[0])):
        if isinstance(size[0], str) or not hasattr(size[0], "__iter__"):
            raise TypeError(f"sizes must be ints, or one list of them, not {type(size[0]).__name__}")
        size = tuple(size[0])
    for s in size:
        if s.__class__ is not int or s < 0:
            break
    else:
        return size
    sizes: list[int] = []
    for s in size:
        if not is_int(s) and not (isinstance(s, bool) and sizes):  # a bool is an int in Python, and PyTorch looks at the first size alone
            raise TypeError(f"sizes must be ints, not {type(s).__name__}")
        s = index(s)
        if s >= 2**63:
            raise RuntimeError(f"sizes must be less than 2**63, not {s}")
        if s < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {s}: {[int(x) for x in size]}")
        sizes.append(s)
    return tuple(sizes)


class Storage(TypedDict, total=False):
    """How a new tensor is stored: the keywords that every function of new tensors takes."""

    layout: Any
    device: Any
    requires_grad: bool
    pin_memory: bool


_DEFAULTS = {"layout": None, "device": None, "requires_grad": False, "pin_memory": False}
_ON_CPU: tuple[dict[str, None], ...] = ({}, {"device": None})  # as few keywords as most are called with
_KEYWORDS = [Parameter(name, Parameter.KEYWORD_ONLY, default=default) for name, default in _DEFAULTS.items()]
Maker = TypeVar("Maker", bound=Callable[..., Tensor])


def shows_storage(function: Maker) -> Maker:
    """Show the keywords of `**storage` in a function's signature."""
    own = signature(function)
    named = [p for p in own.parameters.values() if p.kind is not Parameter.VAR_KEYWORD]
    function.__signature__ = own.replace(parameters=[*named, *_KEYWORDS])  # type: ignore[attr-defined]
    return function


def _check(name: str, storage: Storage) -> None:
    for keyword in storage:
        if keyword not in _DEFAULTS:
            raise TypeError(f"{name}() got an unexpected keyword argument {keyword!r}")
    check_storage(name, storage.get("layout"), storage.get("pin_memory"))


def made(name: str, array: Any, storage: Storage) -> Tensor:
    """A new tensor over an array."""
    if storage in _ON_CPU:
        return over_new(array)
    _check(name, storage)
    array = placed(array, storage.get("device"))
    return over_new(pinned(name, array) if storage.get("pin_memory") else array, storage.get("requires_grad", False))


def made_into(name: str, out: Tensor | None, array: Any, storage: Storage, warns: bool = False) -> Tensor:
    """A new tensor over an array, or `out` with its elements."""
    if out is None:
        return made(name, array, storage)
    _check(name, storage)
    return filled_out(name, out, array, storage.get("requires_grad", False), warns=warns)


def numpy_of(wanted: dtype | None) -> Any:
    return (get_default_dtype() if wanted is None else as_dtype(wanted)).numpy


@shows_storage
def empty(
    *sizes: Any, size: Any = None, out: Tensor | None = None, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]
) -> Tensor:
    """A tensor of a size whose elements are whatever memory held."""
    try:
        if memory_format is not None:
            wants_contiguous("empty", memory_format, preserves=False)
        return made_into("empty", out, made_on(storage, np.empty, one_size(sizes, size), numpy_of(dtype_for(out, dtype))), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
@hides_frames
def empty_strided(size: Any, stride: Any, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of a size and strides, in elements, whose elements are whatever memory held."""
    if len(size) != len(stride):
        raise RuntimeError(f"empty_strided(): expected as many strides as sizes, but got {list(stride)} for the size {list(size)}")
    if any(n < 0 for n in (*size, *stride)):
        raise RuntimeError(f"empty_strided(): expected no negative sizes or strides, but got the size {list(size)} and the strides {list(stride)}")
    reach = sum((n - 1) * step for n, step in zip(size, stride)) + 1 if all(size) else 0
    memory = made_on(storage, np.empty, reach, numpy_of(dtype))
    return made("empty_strided", as_strided(memory, size, stride, 0), storage)


@shows_storage
@hides_frames
def empty_permuted(size: Any, physical_layout: Any, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of a size whose dimensions lie in memory in another order, `physical_layout`, the outermost first."""
    if sorted(physical_layout) != list(range(len(size))):
        raise RuntimeError(
            f"empty_permuted(): expected physical_layout to name each of the {len(size)} dimensions of size once, but got {list(physical_layout)}"
        )
    memory = made_on(storage, np.empty, [size[d] for d in physical_layout], numpy_of(dtype))
    return made("empty_permuted", memory.transpose([int(d) for d in np.argsort(physical_layout)]), storage)


@shows_storage
def zeros(*sizes: Any, size: Any = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of zeros."""
    try:
        if out is None and not storage:  # as most are called
            return over_new(np.zeros(one_size(sizes, size), numpy_of(dtype)))
        return made_into("zeros", out, made_on(storage, np.zeros, one_size(sizes, size), numpy_of(dtype_for(out, dtype))), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def ones(*sizes: Any, size: Any = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of ones."""
    try:
        return made_into("ones", out, full_on(storage, one_size(sizes, size), 1, numpy_of(dtype_for(out, dtype))), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def full(size: Any, fill_value: Any, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of one number."""
    try:
        fill_value = number_for("full", "fill_value", fill_value)
        if isinstance(size, (int, np.integer)):
            raise TypeError(f"full(): argument 'size' (position 1) must be tuple of ints, not {type(size).__name__}")
        asked = dtype_for(out, dtype)
        wanted = dtype_of_number(fill_value) if asked is None else as_dtype(asked)
        return made_into("full", out, full_on(storage, one_size((size,)), _fill_value("full", fill_value, wanted), wanted.numpy), storage)
    except Exception:
        hide_frames()
        raise


def _fill_value(name: str, value: Any, wanted: dtype) -> Any:
    if value.__class__ is float and wanted.is_floating_point and -65504 <= value <= 65504:  # which all of these dtypes have
        return value
    if not isinstance(value, (int, float, complex, np.generic)):
        raise TypeError(f"{name}(): argument 'fill_value' (position 2) must be Number, not {type(value).__name__}")
    return number_in(value.item() if isinstance(value, np.generic) else value, wanted)


@shows_storage
def scalar_tensor(value: Any, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A 0-dim tensor of a number, of the default dtype unless another is given."""
    try:
        wanted = get_default_dtype() if dtype is None else as_dtype(dtype)
        number = _fill_value("scalar_tensor", number_for("scalar_tensor", "s", value), wanted)
        return made("scalar_tensor", full_on(storage, (), number, wanted.numpy), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def eye(n: int, m: int | None = None, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A matrix with ones on its diagonal."""
    try:
        if m is None:
            m = n
        if not n.__class__ is m.__class__ is int:
            n, m = whole("eye", n=n, m=m)
        if n < 0 or m < 0:
            raise RuntimeError(f"n must be greater or equal to 0, got {n if n < 0 else m}")
        return made_into("eye", out, _eye(n, m, numpy_of(dtype_for(out, dtype)), storage), storage)
    except Exception:
        hide_frames()
        raise


def _eye(n: int, m: int, numpy: Any, storage: Storage) -> Any:
    """A matrix with ones on its diagonal. NumPy's own function for that takes twice as long for a small one."""
    if storage.get("device") is not None:
        return made_on(storage, np.eye, n, m, dtype=numpy)
    array = np.zeros((n, m), numpy)
    array.reshape(-1)[: n * m if n <= m else m * m : m + 1].fill(1)
    return array


_PLAIN = (float, int)
_DOUBLE = np.dtype(np.float64)


@shows_storage
def arange(start: Any = None, end: Any = None, step: Any = 1, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Numbers from start (0 if only one is given) up to but not including end."""
    try:
        if start is None and end is None:
            raise TypeError("arange() missing 1 required positional argument: 'end'")
        if start is None or end is None:
            start, end = 0, start if end is None else end
        if type(start) is type(end) is type(step) is int and start <= end < 2**31 and step == 1 and out is None and dtype is None and storage in _ON_CPU:
            return over_new(np.arange(start, end, dtype=np.int64))  # as most are asked for
        plain = start.__class__ in _PLAIN and end.__class__ in _PLAIN and step.__class__ in _PLAIN
        if not plain:
            start, end, step = (number_for("arange", name, value) for name, value in (("start", start), ("end", end), ("step", step)))
            if any(isinstance(v, complex) for v in (start, end, step)):
                raise RuntimeError("arange(): a complex value cannot be converted to type double without overflow")
        if step == 0:
            raise RuntimeError("step must be nonzero")
        if not ((start.__class__ is int or math.isfinite(start)) and (end.__class__ is int or math.isfinite(end))):
            raise RuntimeError(f"unsupported range: {start} -> {end}")
        if (step > 0 and start > end) or (step < 0 and start < end):
            raise RuntimeError("upper bound and lower bound inconsistent with step sign")
        dtype = dtype_for(out, dtype)
        integral = start.__class__ is end.__class__ is step.__class__ is int if plain else all(isinstance(v, (int, np.integer)) for v in (start, end, step))
        if dtype is None:
            dtype = dtypes.int64 if integral else get_default_dtype()
        check_ordered("arange", as_dtype(dtype), complex_too=True)
        try:
            count = 0 if integral else math.ceil((end - start) / step)
            if not integral and as_dtype(dtype).category == "int":  # without their fractions, as PyTorch has it; but only int64 is counted by them
                start, end, step = int(start), int(end), int(step)
                integral = as_dtype(dtype) is dtypes.int64
                if integral and step == 0:
                    raise ValueError("step must be nonzero")
            if integral:
                numbers = builtins.range(int(start), int(end), int(step))
                array = made_on(storage, np.arange, numbers.start, numbers.start + len(numbers) * numbers.step, numbers.step, np.int64)
            elif storage.get("device") is None:
                array = spaced(count, float(start), float(step), None, numpy_of(dtype))
            else:
                array = made_on(storage, np.arange, count, dtype=np.float64)
                with at(array):
                    array = array * float(step) + float(start)
        except OverflowError:
            raise RuntimeError(f"arange(): start, end or step is out of bounds for {dtypes.int64 if integral else dtypes.float64}") from None
        if array.dtype != numpy_of(dtype):
            with at(array):
                array = quiet.call(array.astype, numpy_of(dtype), copy=False)
        return made_into("arange", out, array, storage, warns=True)
    except Exception:
        hide_frames()
        raise


def check_ordered(name: str, wanted: dtype, complex_too: bool) -> None:
    if wanted is dtypes.bool_ or (wanted.is_complex and not complex_too):
        raise NotImplementedError(f"{name}() not implemented for {wanted.word!r}")


@shows_storage
def linspace(start: Any, end: Any, steps: int, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Evenly spaced numbers from start to end, both included."""
    try:
        values, numpy = _spaced("linspace", start, end, steps, dtype_for(out, dtype), storage)
        if values.dtype is not numpy:
            with at(values):
                values = quiet.call(values.astype, numpy)
        return made_into("linspace", out, values, storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def logspace(
    start: Any, end: Any, steps: int, base: float = 10.0, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Powers of base, whose exponents are evenly spaced from start to end."""
    try:
        values, numpy = _spaced("logspace", start, end, steps, dtype_for(out, dtype), storage, exact=True)
        base = real("logspace", "base", base)
        with at(values):
            powers = quiet.call(quiet.call(np.power, base, values).astype, numpy)
        return made_into("logspace", out, powers, storage)
    except Exception:
        hide_frames()
        raise


def _spaced(name: str, start: Any, end: Any, steps: int, wanted: dtype | None, storage: Storage, exact: bool = False) -> tuple[Any, Any]:
    """Evenly spaced numbers, in double precision or, unless they are to be exact, in the dtype that they are to have, and that dtype."""
    if steps.__class__ is not int:
        (steps,) = whole(name, steps=steps)
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    plain = start.__class__ in _PLAIN and end.__class__ in _PLAIN
    if not plain:
        start, end = (number_for(name, argument, value) for argument, value in (("start", start), ("end", end)))
        if wanted is None and (isinstance(start, complex) or isinstance(end, complex)):
            wanted = get_default_dtype().to_complex()
    numpy = numpy_of(wanted)
    check_ordered(name, dtype_of(numpy), complex_too=True)
    if wanted is not None and steps > 1 and dtype_of(numpy).category == "int":  # the ends are numbers of the dtype too
        start, end = (_without_fraction(name, argument, value, numpy) for argument, value in (("start", start), ("end", end)))
    if plain and steps.__class__ is int and steps > 1 and not storage:
        start, end = float(start), float(end)
        step = (end - start) / (steps - 1)
        if step and math.isfinite(step):  # what NumPy's function does then, in a third of the time
            return spaced(steps, start, step, end, _DOUBLE if exact else numpy), numpy
    with np.errstate(all="ignore"):
        if np.isfinite(end - start):
            return made_on(storage, np.linspace, start, end, steps), numpy
        if np.isfinite(start) and np.isfinite(end):  # their distance is not
            halves = made_on(storage, np.linspace, start / 2, end / 2, steps)
            with at(halves):
                return 2 * halves, numpy
        places, step = np.arange(steps), (end - start) / max(steps - 1, 1)  # PyTorch counts from both ends
        values = np.where(places < steps // 2, start + step * places, end - step * places[::-1]) if steps != 1 else np.array([start])
        return placed(values, storage.get("device")), numpy


def _without_fraction(name: str, argument: str, value: Any, numpy: Any) -> Any:
    limits = np.iinfo(numpy)
    least = -limits.max if limits.min == 0 and isinstance(value, int) else limits.min  # ints below zero wrap around
    if isinstance(value, complex) or not least <= value <= limits.max:
        raise RuntimeError(f"{name}(): {argument} is out of bounds for {dtype_of(numpy)}: {value}")
    return int(value) % (limits.max + 1) if limits.min == 0 else int(value)


@shows_storage
def tril_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = dtypes.int64, **storage: Unpack[Storage]) -> Tensor:
    """The indices of the lower triangle of a matrix."""
    try:
        return made("tril_indices", _places_beside_diagonal("tril_indices", row, col, offset, dtype, True), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def triu_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = dtypes.int64, **storage: Unpack[Storage]) -> Tensor:
    """The indices of the upper triangle of a matrix."""
    try:
        return made("triu_indices", _places_beside_diagonal("triu_indices", row, col, offset, dtype, False), storage)
    except Exception:
        hide_frames()
        raise


_MOST_PLACES = 2**40  # of which places are asked for


def _places_beside_diagonal(name: str, row: int, col: int, offset: int, wanted: dtype | None, lower: bool) -> Any:
    if not row.__class__ is col.__class__ is offset.__class__ is int:
        row, col, offset = whole(name, row=row, col=col, offset=offset)
    _check_matrix(name, row, col)
    if wanted is not dtypes.int64:
        wanted = dtypes.int64 if wanted is None else as_dtype(wanted)
        check_ordered(name, wanted, complex_too=False)
    if not (row and col):
        return np.empty((2, 0), numpy_of(wanted))
    offset = max(-row, min(offset, col))  # beyond, no element is on the diagonal
    found = native.triangle_places(row, col, offset, lower)
    if found is None:
        if row * col > _MOST_PLACES:
            raise RuntimeError(f"{name}(): a matrix of {row} x {col} elements is too large")
        to_the_right = np.arange(col) - np.arange(row)[:, None]  # of the main diagonal
        found = np.array(np.nonzero(to_the_right <= offset if lower else to_the_right >= offset))
    return found if wanted is dtypes.int64 else found.astype(wanted.numpy, copy=False)


def _check_matrix(name: str, row: int, col: int) -> None:
    if row < 0 or col < 0:
        raise RuntimeError(f"{name}(): expected no negative numbers of rows and columns, but got {row} and {col}")


# ---- like another tensor


def empty_as(name: str, input: Tensor, wanted: dtype | None, memory_format: Any) -> Any:
    """An array like a tensor's, in its order unless elements share memory or another is asked for."""
    if not isinstance(input, Tensor):
        raise TypeError(f"{name}(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    numpy = input._array.dtype if wanted is None else as_dtype(wanted).numpy
    if wants_contiguous(name, memory_format) or 0 in input._array.strides:
        return module_of(input._array).empty(input._array.shape, numpy)
    if isinstance(input._array, np.ndarray):
        return np.empty_like(input._array, numpy, subok=False)
    return module_of(input._array).empty_like(input._array, numpy)  # to which CuPy takes no `subok`


@shows_storage
def empty_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of the same shape whose elements are whatever memory held."""
    try:
        if getattr(input, "_level", None) is not None:
            return input._level.like(input, empty_like, dtype=dtype, memory_format=memory_format, **storage)
        if modes.devices is not None and (elsewhere := modes.devices.elsewhere("empty_like", (input,))) is not None:
            with elsewhere:
                return empty_like(input, dtype=dtype, memory_format=memory_format, **storage)
        return made("empty_like", empty_as("empty_like", input, dtype, memory_format), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def zeros_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Zeros in the shape of another tensor."""
    try:
        return full_like(input, 0, dtype=dtype, memory_format=memory_format, **storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def ones_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Ones in the shape of another tensor."""
    try:
        return full_like(input, 1, dtype=dtype, memory_format=memory_format, **storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def full_like(input: Tensor, fill_value: Any, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """One number in the shape of another tensor."""
    try:
        if getattr(input, "_level", None) is not None:
            return input._level.like(input, full_like, fill_value, dtype=dtype, memory_format=memory_format, **storage)
        if modes.devices is not None and (elsewhere := modes.devices.elsewhere("full_like", (input,))) is not None:
            with elsewhere:
                return full_like(input, fill_value, dtype=dtype, memory_format=memory_format, **storage)
        if input.__class__ is Tensor and input._array.__class__ is np.ndarray and memory_format is None and input._array.flags.c_contiguous:
            array = np.empty(input._array.shape, input._array.dtype if dtype is None else as_dtype(dtype).numpy)
        else:
            array = empty_as("full_like", input, dtype, memory_format)
        if fill_value.__class__ is int and 0 <= fill_value <= 1:  # which every dtype has
            if not native.filled(array, fill_value):
                array.fill(fill_value)
        elif not native.filled(array, fill_value):
            array[...] = _fill_value("full_like", number_for("full_like", "fill_value", fill_value), dtype_of(array.dtype))
        return made("full_like", array, storage)
    except Exception:
        hide_frames()
        raise


def legacy_tensor(cls: type, data: Any = (), *sizes: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Tensor(data) and Tensor(2, 3), as in older programs: of the default dtype."""
    if isinstance(data, int) or sizes:
        given = empty(data, *sizes)
    elif isinstance(data, Tensor) and data._level is not None:
        return data.view_as(data)  # of a batch: so is the alias
    elif isinstance(data, Tensor):
        given = data.detach()
        given._node = data._node
    else:
        given = tensor(data, dtype=get_default_dtype())
    out: Tensor = object.__new__(type(given) if cls is Tensor else cls)
    out._array, out._changes, out._node, out._extra = given._array, given._changes, given._node, given._extra
    return out


# ---- methods


def _beside(self: Tensor, storage: Storage) -> Storage:
    """The keywords, with the device of a tensor unless they name one."""
    if storage.get("device") is None and not self.is_cpu:
        storage["device"] = self.device
    return storage


@hides_frames
def new_tensor(self: Tensor, data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False) -> Tensor:
    """A tensor with a copy of data, of this tensor's dtype."""
    return tensor(
        data,
        dtype=dtype or self.dtype,
        device=self.device if device is None and not self.is_cpu else device,
        requires_grad=requires_grad,
        pin_memory=pin_memory,
    )


@shows_storage
@hides_frames
def new_empty(self: Tensor, *size: Any, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of a size, of this tensor's dtype."""
    return empty(*size, dtype=dtype or self.dtype, **_beside(self, storage))


@shows_storage
@hides_frames
def new_zeros(self: Tensor, *size: Any, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Zeros of this tensor's dtype."""
    return zeros(*size, dtype=dtype or self.dtype, **_beside(self, storage))


@shows_storage
@hides_frames
def new_ones(self: Tensor, *size: Any, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Ones of this tensor's dtype."""
    return ones(*size, dtype=dtype or self.dtype, **_beside(self, storage))


@shows_storage
@hides_frames
def new_full(self: Tensor, size: Any, fill_value: Any, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """One number, in this tensor's dtype."""
    return full(size, fill_value, dtype=dtype or self.dtype, **_beside(self, storage))


@shows_storage
@hides_frames
def new_empty_strided(self: Tensor, size: Any, stride: Any, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A tensor of a size and strides, in elements, of this tensor's dtype."""
    return empty_strided(size, stride, dtype=dtype or self.dtype, **_beside(self, storage))


METHODS = (new_tensor, new_empty, new_empty_strided, new_zeros, new_ones, new_full)
