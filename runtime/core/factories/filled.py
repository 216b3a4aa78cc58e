"""Tensors of a size: empty, of one number, of numbers in order, or as another tensor is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import Parameter, signature
from operator import index
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import numpy as np

from specgrad.array.backends import module_of
from specgrad.array.base import native
from specgrad.array.base.tools import is_int, new_in_order
from specgrad.array.strides import as_strided
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from specgrad.core.base.memory_format import check_storage, order_for
from specgrad.core.base.promotion import number_in
from specgrad.core.base.state import modes
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.tape.tensor import Tensor

from .creation import dtype_of_number, full_on, made_on, number_for, over_new, pinned, placed, tensor, whole

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
ON_CPU: tuple[dict[str, None], ...] = ({}, {"device": None})  # as few keywords as most are called with
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
    if storage in ON_CPU:
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
            if out is not None:
                raise RuntimeError("empty(): 'out' has an order of elements of its own: no memory_format is taken with it")
            size = one_size(sizes, size)
            order = order_for("empty", memory_format, size, preserves=False) or ()
            return made("empty", new_in_order(partial(made_on, storage, np.empty), size, order, numpy_of(dtype)), storage)
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
    return made("empty_permuted", new_in_order(partial(made_on, storage, np.empty), size, list(physical_layout), numpy_of(dtype)), storage)


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


# ---- like another tensor


def empty_as(name: str, input: Tensor, wanted: dtype | None, memory_format: Any) -> Any:
    """An array like a tensor's, in its order unless elements share memory or another is asked for."""
    if not isinstance(input, Tensor):
        raise TypeError(f"{name}(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    numpy = input._array.dtype if wanted is None else as_dtype(wanted).numpy
    order = None if memory_format is None else order_for(name, memory_format, input._array.shape)
    if order is not None:
        return new_in_order(module_of(input._array).empty, input._array.shape, order, numpy)
    if 0 in input._array.strides:
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
