"""Tensors made from data and from sizes."""

from __future__ import annotations

from functools import reduce
from typing import Any

import numpy as np

from . import dtypes
from .device import device as device_type
from .dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from .exported import exported_array
from .node import new
from .promotion import number_in, promote_types
from .state import modes, thread
from .tensor import NUMBERS, Tensor, mark_inference


def from_array(array: Any, requires_grad: bool = False) -> Tensor:
    """A tensor over an array, whose memory it shares."""
    out: Tensor = new(Tensor)
    out._array, out._changes, out._node, out._extra = array, [0], None, None
    if modes.observers and thread.inference:
        mark_inference(out)
    if requires_grad:
        out.requires_grad = True
    return out


def _placed(array: Any, device: Any) -> Any:
    """The array on a device."""
    if device is None or device_type(device).type == "cpu":
        return array
    from .cuda import to_cuda

    return to_cuda(array, device_type(device))


# ---- from data


def tensor(data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False) -> Tensor:
    """A tensor with a copy of data: a number, nested lists of numbers, an array or a tensor.

    >>> tensor([[1.0, 2.0], [3.0, 4.0]])
    tensor([[1., 2.],
            [3., 4.]])
    """
    if isinstance(data, Tensor):
        import warnings

        warnings.warn(
            "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), "
            "rather than tensor(sourceTensor).",
            UserWarning,
            stacklevel=2,
        )
        if data._level is not None:  # of a batch: so is the copy
            copied = data.detach().to(data.dtype if dtype is None else dtype, copy=True)
            return copied.requires_grad_() if requires_grad else copied
        array = data._array
        return from_array(_placed(np.array(array, None if dtype is None else as_dtype(dtype).numpy), device), requires_grad)
    return from_array(_placed(array_from(data, dtype), device), requires_grad)


def array_from(data: Any, wanted: dtype | None) -> Any:
    """A new array with the data; Python floats give the default dtype, what comes with a dtype keeps it."""
    offered = None if data.__class__ in NUMBERS or isinstance(data, (list, tuple)) else exported_array(data)
    if offered is not None:
        array = np.array(offered, subok=False)
        dtype_of(array.dtype)  # a TypeError for what a tensor cannot hold
        if wanted is not None:
            return _cast(array, as_dtype(wanted))
        return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))
    kinds: set[Any] = set()
    plain = _plain(data, kinds)
    try:
        array = np.array(plain)
        if array.dtype.kind == "O" and wanted is not None and as_dtype(wanted).category in ("float", "complex"):
            array = np.array(plain, np.float64)  # integers beyond 64 bits
    except (TypeError, ValueError) as error:
        raise _ragged(plain) from error
    with_dtype = any(isinstance(kind, np.dtype) for kind in kinds)
    if array.dtype.kind not in "biufcV" or (array.dtype == np.uint64 and not with_dtype):
        raise _not_data(plain)
    if wanted is not None:
        return _cast(_fitting(array, as_dtype(wanted)), as_dtype(wanted))
    if with_dtype:
        return _cast(array, _common_dtype(kinds))
    if array.dtype.kind == "f":
        return array.astype(get_default_dtype().numpy)
    if array.dtype.kind == "c":
        return array.astype(get_default_dtype().to_complex().numpy)
    return array


def _cast(array: Any, wanted: dtype) -> Any:
    with np.errstate(all="ignore"):
        return (array.real if array.dtype.kind == "c" and not wanted.is_complex else array).astype(wanted.numpy)


def _fitting(array: Any, wanted: dtype) -> Any:
    """Python numbers, refused if a dtype cannot hold them."""
    if array.dtype.kind == "c" and not wanted.is_complex:
        raise TypeError(f"must be real number, not complex: a tensor of dtype {wanted} was asked for")
    if wanted.category == "int" and array.dtype.kind in "iuf" and array.size:
        info = np.iinfo(wanted.numpy)
        lowest = -info.max if array.dtype.kind == "i" and not wanted.is_signed else info.min  # -1 stands for the largest
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
            _warn_about_history(data)
        array = data.detach().numpy()
    else:
        array = exported_array(data)
    if array is None:
        kinds.add(data.__class__)
        return data
    kinds.add(array.dtype)
    return array.astype(np.float32) if array.dtype.kind == "V" else array  # NumPy has no dtype for bfloat16 beside others


def _common_dtype(kinds: set[Any]) -> dtype:
    """The dtype of a list: that of its numbers, promoted with those that come with a dtype."""
    found = [dtype_of(kind) if isinstance(kind, np.dtype) else _dtype_of_number(kind(0)) for kind in kinds if isinstance(kind, np.dtype) or kind in NUMBERS]
    return reduce(promote_types, found)


def _warn_about_history(data: Tensor) -> None:
    import warnings

    warnings.warn(
        f"Converting a tensor with requires_grad=True, of shape {list(data.shape)}, to numbers: what is made of them does not lead back to it, and no "
        "gradient will. To keep the history use stack() or cat() instead of a list; to say that none is wanted, give tensor.detach().",
        UserWarning,
        stacklevel=2,
    )


def _number(name: str, argument: str, value: Any) -> Any:
    """A number, which may be given as a tensor of one element, but not as one that expects a gradient."""
    if not isinstance(value, Tensor):
        return value
    if value.requires_grad:
        raise RuntimeError(f"{name}(): {argument!r} is a number and gets no gradient, but the tensor given for it requires grad; use .item()")
    return value.item()


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


def _not_data(data: Any) -> Exception:
    inside = False
    while isinstance(data, (list, tuple)) and data:
        data, inside = next((item for item in data if not isinstance(item, (int, float, complex))), data[0]), True
    if isinstance(data, int):
        return ValueError("Overflow when unpacking long long: an integer needs more than 64 bits")
    if isinstance(data, str):
        return ValueError("too many dimensions 'str'") if inside else TypeError("new(): invalid data type 'str'")
    return RuntimeError(f"Could not infer dtype of {type(data).__name__}")


def as_tensor(data: Any, dtype: dtype | None = None, device: Any = None) -> Tensor:
    """A tensor with the data, sharing memory with an array or a tensor where that can be."""
    if isinstance(data, Tensor):
        return data if dtype is None or data.dtype is as_dtype(dtype) else data.to(dtype)
    if isinstance(data, np.ndarray) and (dtype is None or as_dtype(dtype).numpy == data.dtype):
        return from_numpy(data)
    return tensor(data, dtype=dtype, device=device)


def asarray(obj: Any, *, dtype: dtype | None = None, device: Any = None, copy: bool | None = None, requires_grad: bool = False) -> Tensor:
    """A tensor with the data of an object, sharing memory with whatever offers an array; `copy` says that it must, or must not, copy."""
    source = obj if isinstance(obj, (Tensor, list, tuple)) or obj.__class__ in NUMBERS else exported_array(obj)
    source = obj if source is None else source
    made = as_tensor(source, dtype=dtype, device=device)
    shares = made is source or (isinstance(source, np.ndarray) and np.may_share_memory(made._array, source))
    if copy is False and not shares:
        raise ValueError(f"asarray(): a {type(obj).__name__} cannot become this tensor without a copy, which copy=False forbids")
    if shares and (copy or (isinstance(source, np.ndarray) and not source.flags.writeable)):
        made = made.clone()
    return made.requires_grad_() if requires_grad and not made.requires_grad else made


def from_numpy(ndarray: Any) -> Tensor:
    """A tensor that shares memory with an array."""
    if not isinstance(ndarray, np.ndarray):
        raise TypeError(f"expected np.ndarray (got {type(ndarray).__name__})")
    dtype_of(ndarray.dtype)
    if not ndarray.dtype.isnative:
        raise ValueError("given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.")
    if any(s < 0 for s in ndarray.strides):
        raise ValueError(
            "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. "
            "(You can probably work around this by making a copy of your array with array.copy().)"
        )
    return from_array(ndarray.view(np.ndarray))


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares memory with anything that offers DLPack; `copy` says that it must, or must not, copy."""
    if isinstance(ext_tensor, Tensor):
        if ext_tensor.requires_grad:
            raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
        made = ext_tensor.detach()
    else:
        array = np.from_dlpack(ext_tensor)
        if not array.flags.writeable and copy is None:
            copy = True
        made = from_array(array)
    placed = made.to(device)
    if copy is False and placed is not made:
        raise ValueError(f"from_dlpack(): data on {made.device} cannot be on {placed.device} without a copy, which copy=False forbids")
    return placed.clone() if copy and placed is made else placed


def legacy_tensor(cls: type, data: Any = (), *sizes: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Tensor(data) and Tensor(2, 3), as in older programs: of the default dtype."""
    if isinstance(data, int) or sizes:
        made = empty(data, *sizes)
    elif isinstance(data, Tensor) and data._level is not None:
        return data.view_as(data)  # of a batch: so is the alias
    elif isinstance(data, Tensor):
        made = data.detach()
        made._node = data._node
    else:
        made = tensor(data, dtype=get_default_dtype())
    out: Tensor = object.__new__(type(made) if cls is Tensor else cls)
    out._array, out._changes, out._node, out._extra = made._array, made._changes, made._node, made._extra
    return out


# ---- from sizes


def one_size(size: tuple[Any, ...], keyword: Any = None) -> tuple[int, ...]:
    """A size given as ints, as a sequence of them, or by the keyword `size`."""
    if keyword is not None:
        size = (keyword,)
    elif not size:
        raise TypeError("missing 1 required positional argument: 'size'; use () for a tensor without dimensions")
    if len(size) == 1 and not isinstance(size[0], (int, np.integer)):
        size = tuple(size[0])
    sizes = []
    for s in size:
        if isinstance(s, Tensor):
            s = s.item()
        if not isinstance(s, (int, np.integer)) or isinstance(s, bool):
            raise TypeError(f"sizes must be ints, not {type(s).__name__}")
        if s < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {s}: {[int(x) for x in size]}")
        sizes.append(int(s))
    return tuple(sizes)


def made(array: Any, device: Any, requires_grad: bool) -> Tensor:
    return from_array(_placed(array, device), requires_grad)


def numpy_of(wanted: dtype | None) -> Any:
    return (get_default_dtype() if wanted is None else as_dtype(wanted)).numpy


def empty(
    *sizes: Any,
    size: Any = None,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
    memory_format: Any = None,
    pin_memory: bool = False,
) -> Tensor:
    """A tensor of a size whose elements are whatever memory held."""
    return made(np.empty(one_size(sizes, size), numpy_of(dtype)), device, requires_grad)


def empty_strided(
    size: Any,
    stride: Any,
    *,
    dtype: dtype | None = None,
    layout: Any = None,
    device: Any = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Tensor:
    """A tensor of a size and strides, in elements, whose elements are whatever memory held."""
    if len(size) != len(stride):
        raise RuntimeError(f"mismatch in length of strides and shape: {len(stride)} strides for {len(size)} sizes")
    if any(n < 0 for n in (*size, *stride)):
        raise RuntimeError(f"empty_strided takes no negative sizes or strides, got {list(size)} and {list(stride)}")
    reach = sum((n - 1) * step for n, step in zip(size, stride)) + 1 if all(size) else 0
    memory = np.empty(reach, numpy_of(dtype))
    array = np.ndarray(tuple(size), memory.dtype, memory, 0, tuple(step * memory.itemsize for step in stride))
    return made(array, device, requires_grad)


def zeros(*sizes: Any, size: Any = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of zeros."""
    return made(np.zeros(one_size(sizes, size), numpy_of(dtype)), device, requires_grad)


def ones(*sizes: Any, size: Any = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of ones."""
    return made(np.ones(one_size(sizes, size), numpy_of(dtype)), device, requires_grad)


def full(size: Any, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of one number."""
    fill_value = _number("full", "fill_value", fill_value)
    if isinstance(size, (int, np.integer)):
        raise TypeError(f"full(): argument 'size' (position 1) must be tuple of ints, not {type(size).__name__}")
    wanted = _dtype_of_number(fill_value) if dtype is None else as_dtype(dtype)
    return made(np.full(one_size((size,)), _fill_value("full", fill_value, wanted), wanted.numpy), device, requires_grad)


def _fill_value(name: str, value: Any, wanted: dtype) -> Any:
    if not isinstance(value, (int, float, complex, np.generic)):
        raise TypeError(f"{name}(): argument 'fill_value' (position 2) must be Number, not {type(value).__name__}")
    return number_in(value.item() if isinstance(value, np.generic) else value, wanted)


def _dtype_of_number(value: Any) -> dtype:
    if isinstance(value, (bool, np.bool_)):
        return dtypes.bool_
    if isinstance(value, (int, np.integer)):
        return dtypes.int64
    return get_default_dtype().to_complex() if isinstance(value, complex) else get_default_dtype()


def scalar_tensor(value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A 0-dim tensor of a number, of the default dtype unless another is given."""
    value = _number("scalar_tensor", "s", value)
    if not isinstance(value, (int, float, complex, np.generic)):
        raise TypeError(f"scalar_tensor(): argument 's' (position 1) must be Number, not {type(value).__name__}")
    return made(np.array(value, numpy_of(dtype)), device, requires_grad)


def eye(n: int, m: int | None = None, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A matrix with ones on its diagonal."""
    if n < 0 or (m is not None and m < 0):
        raise RuntimeError(f"n must be greater or equal to 0, got {n if n < 0 else m}")
    return made(np.eye(n, m, dtype=numpy_of(dtype)), device, requires_grad)


def arange(start: Any = None, end: Any = None, step: Any = 1, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Numbers from start (0 if only one is given) up to but not including end."""
    if start is None and end is None:
        raise TypeError("arange() missing 1 required positional argument: 'end'")
    if start is None or end is None:
        start, end = 0, start if end is None else end
    start, end, step = (_number("arange", name, value) for name, value in (("start", start), ("end", end), ("step", step)))
    if any(isinstance(v, complex) for v in (start, end, step)):
        raise RuntimeError("arange(): a complex value cannot be converted to type double without overflow")
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if not (np.isfinite(start) and np.isfinite(end)):
        raise RuntimeError(f"unsupported range: {start} -> {end}")
    if (step > 0 and start > end) or (step < 0 and start < end):
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    if dtype is None:
        integral = all(isinstance(v, (int, np.integer)) for v in (start, end, step))
        dtype = dtypes.int64 if integral else get_default_dtype()
    if as_dtype(dtype) is dtypes.bool_:
        raise NotImplementedError("arange() not implemented for 'Bool'")
    count = int(np.ceil((end - start) / step))
    array = (start + np.arange(count) * step).astype(numpy_of(dtype))
    return made(array, device, requires_grad)


def linspace(start: Any, end: Any, steps: int, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Evenly spaced numbers from start to end, both included."""
    values, numpy = _spaced("linspace", start, end, steps, dtype)
    return made(values.astype(numpy), device, requires_grad)


def logspace(start: Any, end: Any, steps: int, base: float = 10.0, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Powers of base, whose exponents are evenly spaced from start to end."""
    values, numpy = _spaced("logspace", start, end, steps, dtype)
    return made(np.power(float(base), values).astype(numpy), device, requires_grad)


def _spaced(name: str, start: Any, end: Any, steps: int, wanted: dtype | None) -> tuple[Any, Any]:
    """Evenly spaced numbers, in double precision, and the dtype that they are to have."""
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    start, end = (_number(name, argument, value) for argument, value in (("start", start), ("end", end)))
    if wanted is None and (isinstance(start, complex) or isinstance(end, complex)):
        wanted = get_default_dtype().to_complex()
    return np.linspace(start, end, steps), numpy_of(wanted)


def tril_indices(row: int, col: int, offset: int = 0, *, dtype: dtype = dtypes.int64, device: Any = None) -> Tensor:
    """The indices of the lower triangle of a matrix."""
    return made(np.stack(np.tril_indices(row, offset, col)).astype(numpy_of(dtype)), device, False)


def triu_indices(row: int, col: int, offset: int = 0, *, dtype: dtype = dtypes.int64, device: Any = None) -> Tensor:
    """The indices of the upper triangle of a matrix."""
    return made(np.stack(np.triu_indices(row, offset, col)).astype(numpy_of(dtype)), device, False)


# ---- like another tensor


def _like(input: Tensor, wanted: dtype | None) -> Any:
    return input._array.dtype if wanted is None else as_dtype(wanted).numpy


def _layout(input: Tensor, wanted: dtype | None) -> Any:
    """An array like a tensor's, in its layout unless elements share memory."""
    if not isinstance(input, Tensor):
        raise TypeError(f"argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    return (
        np.empty_like(input._array, _like(input, wanted), subok=False) if 0 not in input._array.strides else np.empty(input._array.shape, _like(input, wanted))
    )


def empty_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """A tensor of the same shape whose elements are whatever memory held."""
    if getattr(input, "_level", None) is not None:
        return input._level.like(input, empty_like, dtype=dtype, requires_grad=requires_grad)
    return made(_layout(input, dtype), device, requires_grad)


def zeros_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Zeros in the shape of another tensor."""
    return full_like(input, 0, dtype=dtype, device=device, requires_grad=requires_grad)


def ones_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Ones in the shape of another tensor."""
    return full_like(input, 1, dtype=dtype, device=device, requires_grad=requires_grad)


def full_like(
    input: Tensor, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None
) -> Tensor:
    """One number in the shape of another tensor."""
    if getattr(input, "_level", None) is not None:
        return input._level.like(input, full_like, fill_value, dtype=dtype, requires_grad=requires_grad)
    array = _layout(input, dtype)
    array[...] = _fill_value("full_like", _number("full_like", "fill_value", fill_value), dtype_of(array.dtype))
    return made(array, device, requires_grad)


# ---- methods


def new_tensor(self: Tensor, data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor with a copy of data, of this tensor's dtype."""
    return tensor(data, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_empty(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of a size, of this tensor's dtype."""
    return empty(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_zeros(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Zeros of this tensor's dtype."""
    return zeros(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_ones(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Ones of this tensor's dtype."""
    return ones(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_full(self: Tensor, size: Any, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """One number, in this tensor's dtype."""
    return full(size, fill_value, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


METHODS = (new_tensor, new_empty, new_zeros, new_ones, new_full)
