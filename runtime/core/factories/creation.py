"""Tensors made from data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import reduce
from operator import index
from typing import Any

import numpy as np

from specgrad.array.backends import BACKENDS, NUMPY, device_array, module_of, placed_on
from specgrad.array.base import native
from specgrad.array.base.tools import is_int, quiet
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import device as device_type
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype, numpy_dtype
from specgrad.core.base.memory_format import check_storage
from specgrad.core.base.promotion import promote_types
from specgrad.core.base.state import modes, thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.kernels.cuda_arrays import _cupy
from specgrad.core.tape.tensor import NUMBERS, Tensor, mark_inference, plain_tensor

from .capsules import OfferedCapsule, writeable

BYTES = (bytes, bytearray)


def from_array(array: Any, requires_grad: bool = False) -> Tensor:
    """A tensor over an array, whose memory it shares."""
    out = plain_tensor(array)
    if modes.observers and thread.inference:
        mark_inference(out)
    if requires_grad is not False:
        out.requires_grad_(requires_grad)
    return out


def over_new(array: Any, requires_grad: bool = False) -> Tensor:
    """A tensor over an array that nobody else has."""
    out = from_array(array, requires_grad)
    if modes.observers and thread.tracer is not None:
        thread.tracer.makes(out)
    return out


unpickled_to: ContextVar[Any] = ContextVar("unpickled_to", default=None)  # where `load` puts tensors that are unpickled


def placed(array: Any, device: Any, waits: bool = True) -> Any:
    """The array on a device: a copy, unless it lies there already."""
    if device is None:
        return array
    wanted = device_type(device)
    return placed_on(wanted.type, wanted.index, array, waits)


def pinned(name: str, array: Any) -> Any:
    """The array in pinned memory, from and to which a device copies while the host goes on: a copy, unless it lies there already."""
    from specgrad.core.kernels.cuda_pinned import empty_like, is_pinned

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
    out = empty_like(array)
    out[...] = array
    return out


def made_on(storage: Mapping[str, Any], make: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """What a function of NumPy's makes, such as zeros; on the device that keywords name, by the function of that name there: nothing is copied."""
    if not storage or storage.get("device") is None:
        return make(*args, **options)
    wanted = device_type(storage["device"])
    return BACKENDS[wanted.type].make(wanted.index, make.__name__, *args, **options)


def full_on(storage: Mapping[str, Any], size: tuple[int, ...], number: Any, dtype: Any) -> Any:
    """An array of one number, on the device that keywords name. NumPy's own function for that takes twice as long for a small one."""
    if storage and storage.get("device") is not None:
        return made_on(storage, np.full, size, number, dtype)
    array = np.empty(size, dtype)
    if not native.filled(array, number):
        array.fill(number)
    return array


def beside(tensor: Tensor) -> Any:
    """The device on which constants for a tensor are made; None, which costs nothing, for the CPU."""
    return None if tensor.is_cpu else tensor.device


# ---- from data


def exported_array(value: Any) -> Any:
    """The array that another library's object offers, by NumPy's protocols, as a buffer or by DLPack, in its own dtype; None if it offers none."""
    on_device = None if isinstance(value, np.ndarray) else device_array(value)
    if on_device is not None:
        return on_device
    if hasattr(value, "__array__") or hasattr(value, "__array_interface__"):
        return np.asarray(value)
    if hasattr(value, "__dlpack__"):
        return from_dlpack(value)._array
    if isinstance(value, (str, bytes)):
        return None  # text, though bytes are a buffer too
    try:
        return np.asarray(memoryview(value))
    except TypeError:
        return None


def tensor(data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False) -> Tensor:
    """A tensor with a copy of data: a number, nested lists of numbers, an array or a tensor.

    >>> tensor([[1.0, 2.0], [3.0, 4.0]])
    tensor([[1., 2.],
            [3., 4.]])
    """
    try:
        if pin_memory is not False:
            check_storage("tensor", None, pin_memory)
        if isinstance(data, Tensor):
            warn_user(
                "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or "
                "sourceTensor.detach().clone().requires_grad_(True), rather than tensor(sourceTensor).",
            )
            if data._level is not None:  # of a batch: so is the copy
                copied = data.detach().to(data.dtype if dtype is None else dtype, copy=True)
                return copied.requires_grad_() if requires_grad else copied
            copied = placed(module_of(data._array).array(data._array, numpy_dtype(dtype)), device)
            return over_new(pinned("tensor", copied) if pin_memory else copied, requires_grad)
        array = array_from(data, dtype)
        if device is not None and data.__class__ in NUMBERS:  # a number need not be copied
            array = made_on({"device": device}, np.full, (), array.item(), array.dtype)
        array = placed(array, device)
        return over_new(pinned("tensor", array) if pin_memory else array, requires_grad)
    except Exception:
        hide_frames()
        raise


def array_from(data: Any, wanted: dtype | None) -> Any:
    """A new array with the data; Python floats give the default dtype, what comes with a dtype keeps it."""
    offered = None if data.__class__ in NUMBERS or isinstance(data, (list, tuple)) else exported_array(data)
    if offered is not None:
        array = np.array(offered, subok=False) if isinstance(offered, np.ndarray) else offered.copy()
        dtype_of(array.dtype)  # a TypeError for what a tensor cannot hold
        if wanted is not None:
            return _cast(array, as_dtype(wanted))
        return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))
    kinds: set[Any] = set()
    plain = _plain(data, kinds)
    try:
        array = np.array(plain)
        if array.dtype == object and wanted is not None and as_dtype(wanted).category in ("float", "complex"):
            array = np.array(plain, np.float64)  # integers beyond 64 bits
        if kinds and kinds <= {bool, int} and traits[array.dtype].is_inexact and not (wanted is not None and as_dtype(wanted).is_inexact):
            array = np.array(plain, np.uint64)  # NumPy makes floats of ints some of which need all 64 bits
    except (TypeError, ValueError) as error:
        raise _ragged(plain) from error
    except OverflowError:
        raise ValueError(_TOO_LONG) from None
    with_dtype = any(isinstance(kind, np.dtype) for kind in kinds)
    if not traits[array.dtype].category or (array.dtype == np.uint64 and not with_dtype and wanted is None):
        raise _not_data(plain)
    if wanted is not None:
        return _cast(_fitting(array, as_dtype(wanted)), as_dtype(wanted))
    if with_dtype:
        return _cast(array, _common_dtype(kinds))
    if traits[array.dtype].is_floating_point:
        return quiet.call(array.astype, get_default_dtype().numpy)
    if traits[array.dtype].is_complex:
        return quiet.call(array.astype, get_default_dtype().to_complex().numpy)
    return array


def _cast(array: Any, wanted: dtype) -> Any:
    with np.errstate(all="ignore"):
        return (array.real if traits[array.dtype].is_complex and not wanted.is_complex else array).astype(wanted.numpy)


def _fitting(array: Any, wanted: dtype) -> Any:
    """Python numbers, refused if a dtype cannot hold them."""
    have = traits[array.dtype]
    if have.is_complex and not wanted.is_complex:
        raise TypeError(f"must be real number, not complex: a tensor of dtype {wanted} was asked for")
    if wanted.is_integer and (have.is_integer or have.is_floating_point) and array.size:
        info = np.iinfo(wanted.numpy)
        lowest = -info.max if have.is_integer and have.is_signed and not wanted.is_signed else info.min  # -1 stands for the largest
        if not lowest <= array.min() <= array.max() <= info.max:
            raise RuntimeError(f"value cannot be converted to type {wanted.name} without overflow")
    return array


def _plain(data: Any, kinds: set[Any]) -> Any:
    """Nested lists whose tensors, and whatever else offers an array, are arrays; `kinds` gets their dtypes and the types of numbers."""
    if data.__class__ in NUMBERS:
        kinds.add(data.__class__)
        return data
    if isinstance(data, (list, tuple)):
        return [_plain(item, kinds) for item in data]
    if isinstance(data, Tensor):
        if data.requires_grad:
            warn_user(
                f"Converting a tensor with requires_grad=True, of shape {list(data.shape)}, to numbers: what is made of them does not lead back to it, and "
                "no gradient will. To keep the history use stack() or cat() instead of a list; to say that none is wanted, give tensor.detach()."
            )
        array = data.numpy(force=True)
    else:
        array = exported_array(data)
    if array is None:
        kinds.add(data.__class__)
        return data
    kinds.add(array.dtype)
    return array.astype(np.float32) if traits[array.dtype].is_foreign else array  # NumPy has no dtype for bfloat16 beside others


def _common_dtype(kinds: set[Any]) -> dtype:
    """The dtype of a list: that of its numbers, promoted with those that come with a dtype."""
    found = [dtype_of(kind) if isinstance(kind, np.dtype) else dtype_of_number(kind(0)) for kind in kinds if isinstance(kind, np.dtype) or kind in NUMBERS]
    return reduce(promote_types, found)


def dtype_of_number(value: Any) -> dtype:
    if value.__class__ is float:
        return get_default_dtype()
    if isinstance(value, (bool, np.bool_)):
        return dtypes.bool_
    if isinstance(value, (int, np.integer)):
        return dtypes.int64
    return get_default_dtype().to_complex() if isinstance(value, complex) else get_default_dtype()


def _ragged(data: Any) -> Exception:
    """Where nested lists are not all of one length, or hold what is no number."""
    depth, level = 0, [data]
    while all(isinstance(item, (list, tuple)) for item in level) and level:
        lengths = [len(item) for item in level]
        if len(set(lengths)) > 1:
            other = next(n for n in lengths if n != lengths[0])
            return ValueError(f"expected sequence of length {lengths[0]} at dim {depth} (got {other})")
        level = [inner for item in level for inner in item]
        depth += 1
    if any(isinstance(item, (list, tuple)) for item in level):
        return TypeError(f"not a sequence: nested lists must all be of one depth, but at dim {depth} there are both lists and numbers")
    return _not_data(data)


_TOO_LONG = "Overflow when unpacking long long: an integer needs more than 64 bits"


def _not_data(data: Any) -> Exception:
    inside = False
    while isinstance(data, (list, tuple)) and data:
        data, inside = next((item for item in data if not isinstance(item, (int, float, complex))), data[0]), True
    if isinstance(data, int):
        return ValueError(_TOO_LONG)
    if isinstance(data, str):
        return ValueError("too many dimensions 'str'") if inside else TypeError("new(): invalid data type 'str'")
    return RuntimeError(f"Could not infer dtype of {type(data).__name__}")


def as_tensor(data: Any, dtype: dtype | None = None, device: Any = None) -> Tensor:
    """A tensor with the data, sharing memory with an array or a tensor where that can be."""
    try:
        if isinstance(data, Tensor):
            return data.to(device, dtype) if device is not None else data if dtype is None or data.dtype is as_dtype(dtype) else data.to(dtype)
        if isinstance(data, np.ndarray) and (device is None or device_type(device).type == "cpu") and (dtype is None or as_dtype(dtype).numpy == data.dtype):
            return from_numpy(data)
        on_device = None if isinstance(data, (np.ndarray, list, tuple)) or data.__class__ in NUMBERS else device_array(data)
        if on_device is not None:
            dtype_of(on_device.dtype)  # a TypeError for what a tensor cannot hold
            return as_tensor(from_array(on_device), dtype, device)
        return tensor(data, dtype=dtype, device=device)
    except Exception:
        hide_frames()
        raise


def asarray(obj: Any, *, dtype: dtype | None = None, device: Any = None, copy: bool | None = None, requires_grad: bool = False) -> Tensor:
    """A tensor over whatever offers an array, or bytes, which are its numbers in memory if there is a `dtype`. `copy` says that it must, or must not, copy."""
    try:
        if isinstance(obj, BYTES) and dtype is not None:  # not a number each: their elements are what the dtype says
            source: Any = np.frombuffer(obj, numpy_dtype(dtype))
        else:
            source = obj if isinstance(obj, (Tensor, list, tuple)) or obj.__class__ in NUMBERS else exported_array(obj)
        source = obj if source is None else source
        made = as_tensor(source, dtype=dtype, device=device)
        shares = made is source or (isinstance(source, np.ndarray) and made.is_cpu and np.may_share_memory(made._array, source))
        if copy is False and not shares:
            raise ValueError(f"asarray(): a {type(obj).__name__} cannot become this tensor without a copy, which copy=False forbids")
        if shares and (copy or (isinstance(source, np.ndarray) and not source.flags.writeable)):
            made = made.clone()
        return made if requires_grad is False or made.requires_grad else made.requires_grad_(requires_grad)
    except Exception:
        hide_frames()
        raise


def from_numpy(ndarray: Any) -> Tensor:
    """A tensor that shares memory with an array."""
    try:
        if not isinstance(ndarray, np.ndarray):
            raise TypeError(f"expected np.ndarray (got {type(ndarray).__name__})")
        dtype_of(ndarray.dtype)
        if not ndarray.dtype.isnative:
            raise ValueError(
                "given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported."
            )
        if any(s < 0 for s in ndarray.strides):
            raise ValueError(
                "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. "
                "(You can probably work around this by making a copy of your array with array.copy().)"
            )
        return from_array(ndarray.view(np.ndarray))
    except Exception:
        hide_frames()
        raise


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares memory with anything that offers DLPack; `copy` says that it must, or must not, copy."""
    try:
        if isinstance(ext_tensor, Tensor):
            if ext_tensor.requires_grad:
                raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
            made = ext_tensor.detach()
        elif type(ext_tensor).__name__ == "PyCapsule":
            return from_dlpack(OfferedCapsule(ext_tensor), device=device, copy=copy)
        elif not hasattr(ext_tensor, "__dlpack__"):
            raise AttributeError(f"from_dlpack(): expected an array that has the method __dlpack__, but got a {type(ext_tensor).__name__}")
        else:
            where = ext_tensor.__dlpack_device__()[0] if hasattr(ext_tensor, "__dlpack_device__") else 1
            backend = next((b for b in BACKENDS.values() if where in b.dlpack_devices), NUMPY)
            array = backend.from_dlpack(ext_tensor)
            if isinstance(ext_tensor, np.ndarray):
                array = np.asarray(ext_tensor)  # NumPy 2.1.0 gives its own arrays back read-only
            if isinstance(ext_tensor, OfferedCapsule) and backend is NUMPY and not ext_tensor.versioned:
                array = writeable(array)
            if backend is NUMPY and not array.flags.writeable and copy is None:
                copy = True
            made = from_array(array)
        placed = made.to(device)
        if copy is False and placed is not made:
            raise ValueError(f"from_dlpack(): data on {made.device} cannot be on {placed.device} without a copy, which copy=False forbids")
        return placed.clone() if copy and placed is made else placed
    except Exception:
        hide_frames()
        raise


# ---- numbers


def whole(name: str, **given: Any) -> list[int]:
    """Ints, which may be NumPy's or in tensors of one element."""
    for argument, value in given.items():
        if isinstance(value, bool) or not (is_int(value) or (isinstance(value, Tensor) and value.numel() == 1)):
            raise TypeError(f"{name}(): argument '{argument}' must be int, not {type(value).__name__}")
    return [index(value) for value in given.values()]


def real(name: str, argument: str, value: Any) -> float:
    """A float, for which an int, a number of NumPy's or a tensor of one element may stand."""
    if isinstance(value, str) or not hasattr(value, "__float__"):
        raise TypeError(f"{name}(): argument '{argument}' must be float, not {type(value).__name__}")
    return float(number_for(name, argument, value))


def number_for(name: str, argument: str, value: Any) -> Any:
    """A number, which may be given as a tensor of one element, but not as one that expects a gradient."""
    if not isinstance(value, Tensor):
        if value.__class__ is float or isinstance(value, (int, float, complex, np.generic)):
            return value
        if isinstance(value, str) or not hasattr(value, "__float__") or getattr(value, "ndim", False):
            raise TypeError(f"{name}(): argument {argument!r} must be Number, not {type(value).__name__}")
        return float(value)
    if value.requires_grad:
        raise RuntimeError(f"{name}(): {argument!r} is a number and gets no gradient, but the tensor given for it requires grad; use .item()")
    return value.item()
