"""NumPy's functions of shapes: arrays cut, joined, padded and seen in other orders."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.compose import shape as of_shape
from specgrad.core.dispatch.numpy_arguments import dtype as as_dtype
from specgrad.core.dispatch.numpy_arguments import flat_without_axis, plain_array, tensor, tensors, written
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops


def shape(a: Any) -> tuple[int, ...]:
    return tuple(tensor(a).shape)


def ndim(a: Any) -> int:
    return len(tensor(a).shape)


def size(a: Any, axis: Any = None) -> int:
    sizes = tensor(a).shape
    return math.prod(sizes) if axis is None else math.prod(sizes[dim] for dim in (axis if isinstance(axis, tuple) else (axis,)))


def iscomplexobj(x: Any) -> bool:
    return bool(tensor(x).dtype.is_complex)


def isrealobj(x: Any) -> bool:
    return not iscomplexobj(x)


def _in_order(order: str) -> bool:
    """Whether elements are taken with the first index changing fastest."""
    if order not in ("C", "F", "A", "K"):
        raise ValueError(f"order must be one of 'C', 'F', 'A', or 'K', not {order!r}")
    return order == "F"


def reshape(a: Any, /, shape: Any, order: str = "C", *, copy: bool | None = None) -> Tensor:
    a, shape = tensor(a), (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    made = ops.permute(ops.reshape(_reversed(a), shape[::-1]), range(len(shape))[::-1]) if _in_order(order) else ops.reshape(a, shape)
    return made.clone() if copy else made


def ravel(a: Any, order: str = "C") -> Tensor:
    return reshape(a, -1, order)


def _reversed(a: Tensor) -> Tensor:
    return ops.permute(a, range(a.ndim)[::-1])


def transpose(a: Any, axes: Any = None) -> Tensor:
    a = tensor(a)
    return _reversed(a) if axes is None else ops.permute(a, axes)


def expand_dims(a: Any, axis: Any) -> Tensor:
    a, axes = tensor(a), axis if isinstance(axis, (tuple, list)) else (axis,)
    width = a.ndim + len(axes)
    for dim in axes:
        if not -width <= dim < width:
            raise np.exceptions.AxisError(dim, width)
    places = sorted(dim % width for dim in axes)
    if len(set(places)) < len(places):
        raise ValueError("repeated axis")
    for dim in places:
        a = ops.unsqueeze(a, dim)
    return a


def rollaxis(a: Any, axis: int, start: int = 0) -> Tensor:
    a = tensor(a)
    axis, start = axis % a.ndim, start + a.ndim if start < 0 else start
    return ops.movedim(a, axis, start - (axis < start))


def flip(m: Any, axis: Any = None) -> Tensor:
    m = tensor(m)
    return ops.flip(m, range(m.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,))


def broadcast_arrays(*args: Any, subok: bool = False) -> tuple[Tensor, ...]:
    if any(arg is None for arg in args):  # an array of objects, of which no tensor can be one
        found: tuple[Any, ...] = np.broadcast_arrays(*(plain_array(arg, "numpy.broadcast_arrays") if isinstance(arg, Tensor) else arg for arg in args))
        return found
    return of_shape.broadcast_tensors(*tensors(args))


def _each(function: Any, args: Any) -> Any:
    found = [function(tensor(arg)) for arg in args]
    return found[0] if len(found) == 1 else tuple(found)


def atleast_1d(*arys: Any) -> Any:
    return _each(of_shape.atleast_1d, arys)


def atleast_2d(*arys: Any) -> Any:
    return _each(of_shape.atleast_2d, arys)


def atleast_3d(*arys: Any) -> Any:
    return _each(of_shape.atleast_3d, arys)


def meshgrid(*xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> tuple[Tensor, ...]:
    given = [tensor(x).reshape(-1) for x in xi]
    if indexing not in ("xy", "ij"):
        raise ValueError(f"indexing is 'xy' or 'ij', not {indexing!r}")
    places = list(range(len(given)))
    if indexing == "xy":
        places[:2] = places[:2][::-1]
    grids = [x.reshape([-1 if dim == place else 1 for dim in range(len(given))]) for x, place in zip(given, places)]
    return tuple(grids) if sparse else tuple(grid.clone() if copy else grid for grid in of_shape.broadcast_tensors(*grids))


# ---- cut and joined


def split(ary: Any, indices_or_sections: Any, axis: int = 0) -> tuple[Tensor, ...]:
    ary = tensor(ary)
    if isinstance(indices_or_sections, (int, np.integer)) and ary.shape[axis] % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return ops.tensor_split(ary, indices_or_sections, axis)


def concatenate(arrays: Any, /, axis: int | None = 0, out: Any = None, *, dtype: Any = None, casting: str = "same_kind") -> Any:
    given = tensors(arrays)
    if not given:
        raise ValueError("need at least one array to concatenate")
    if any(not t.ndim for t in given) and axis is not None:
        raise ValueError("zero-dimensional arrays cannot be concatenated")
    joined = ops.cat([t.reshape(-1) for t in given] if axis is None else given, axis or 0)
    return written(out, joined if dtype is None else joined.to(as_dtype(dtype)))


def append(arr: Any, values: Any, axis: int | None = None) -> Tensor:
    return concatenate([arr, values], axis)


def block(arrays: Any) -> Tensor:
    depth, inner = 0, arrays
    while isinstance(inner, list):
        depth, inner = depth + 1, inner[0]
    return _block(arrays, depth, max(depth, _widest(arrays)))


def _widest(arrays: Any) -> int:
    return max(map(_widest, arrays)) if isinstance(arrays, list) else tensor(arrays).ndim


def _block(arrays: Any, depth: int, width: int) -> Tensor:
    """The blocks joined along the dimension that is as many from the last as lists are around them."""
    if isinstance(arrays, list):
        return ops.cat([_block(item, depth - 1, width) for item in arrays], -depth)
    item = tensor(arrays)
    return item.reshape([1] * (width - item.ndim) + list(item.shape))


def delete(arr: Any, obj: Any, axis: int | None = None) -> Tensor:
    arr, axis = flat_without_axis(arr, axis)
    kept = np.delete(np.arange(arr.shape[axis]), _places(obj))
    return ops.index_select(arr, axis, plain_tensor(kept).to(arr.device))


def _places(obj: Any) -> Any:
    """Indices, or a mask, for functions of NumPy, which would give a tensor back to us."""
    return obj.detach().cpu().numpy() if isinstance(obj, Tensor) else obj


def insert(arr: Any, obj: Any, values: Any, axis: int | None = None) -> Tensor:
    arr, axis = flat_without_axis(arr, axis)
    obj = _places(obj)
    size, values = arr.shape[axis], tensor(values).to(arr.device, arr.dtype)
    places = np.arange(size).astype(np.int64)
    count = 1 if np.ndim(obj) == 0 else len(np.asarray(obj))
    if np.ndim(obj) == 0 and values.ndim == arr.ndim:
        count = values.shape[axis]
    new = np.insert(places, np.full(count, obj) if np.ndim(obj) == 0 else obj, np.arange(size, size + count))
    shape = [count if dim == axis % arr.ndim else n for dim, n in enumerate(arr.shape)]
    if np.ndim(obj) == 0 and values.ndim == arr.ndim - 1 and values.ndim:
        values = ops.unsqueeze(values, axis)
    return ops.index_select(ops.cat([arr, ops.broadcast_to(values, shape)], axis), axis, plain_tensor(new).to(arr.device))


def resize(a: Any, new_shape: Any) -> Tensor:
    a, shape = tensor(a).reshape(-1), (new_shape,) if isinstance(new_shape, int) else tuple(new_shape)
    count = int(np.prod(shape))
    return a[plain_tensor(np.arange(count) % max(a.numel(), 1))].reshape(shape) if a.numel() else a.new_zeros(shape)


def pad(array: Any, pad_width: Any, mode: str = "constant", **kwargs: Any) -> Tensor:
    """Padding by a constant, or by elements of the array: every mode of NumPy's that takes them as they are."""
    array = tensor(array)
    if isinstance(pad_width, dict):
        pad_width = [pad_width.get(dim, pad_width.get(dim - array.ndim, (0, 0))) for dim in range(array.ndim)]
        pad_width = [(width, width) if isinstance(width, int) else width for width in pad_width]
    widths = np.broadcast_to(np.asarray(_places(pad_width)), (array.ndim, 2)).tolist()
    if mode == "constant":
        values = kwargs.pop("constant_values", 0)
        _no_more(mode, kwargs)
        for dim, ((before, after), (first, last)) in enumerate(zip(widths, _ends(values, array.ndim))):
            shape = list(array.shape)
            parts = []
            for size, value in ((before, first), (None, None), (after, last)):
                shape[dim] = size
                parts.append(array if size is None else ops.broadcast_to(tensor(value).to(array.device, array.dtype), shape))
            array = ops.cat(parts, dim)
        return array
    if mode not in ("edge", "reflect", "symmetric", "wrap"):
        raise NotImplementedError(f"pad() of tensors has the modes constant, edge, reflect, symmetric and wrap, not {mode!r}")
    if kwargs.get("reflect_type", "even") != "even":
        raise NotImplementedError("pad() of tensors reflects elements as they are: reflect_type='even'")
    kwargs.pop("reflect_type", None)
    _no_more(mode, kwargs)
    for dim, width in enumerate(widths):
        if any(width):
            places = np.pad(np.arange(array.shape[dim]), width, mode=mode)  # type: ignore[call-overload]
            array = ops.index_select(array, dim, plain_tensor(places).to(array.device))
    return array


def _no_more(mode: str, kwargs: dict[str, Any]) -> None:
    if kwargs:
        raise ValueError(f"unsupported keyword arguments for mode {mode!r}: {set(kwargs)}")


def _ends(values: Any, width: int) -> Sequence[Any]:
    """For each dimension, what stands before and behind it."""
    if isinstance(values, Tensor) and not values.ndim:
        return [(values, values)] * width
    return np.broadcast_to(np.asarray(values), (width, 2)).tolist()


# ---- tensors like others


def copy(a: Any, order: str = "K", subok: bool = False) -> Tensor:
    return ops.clone(tensor(a))


def astype(x: Any, dtype: Any, /, *, copy: bool = True, device: Any = None) -> Tensor:
    return tensor(x).to(as_dtype(dtype), copy=copy)


def _like(make: Any, a: Any, dtype: Any, shape: Any) -> Tensor:
    a = tensor(a)
    return make(tuple(a.shape) if shape is None else shape, dtype=a.dtype if dtype is None else as_dtype(dtype))


def zeros_like(a: Any, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None, *, device: Any = None) -> Tensor:
    return _like(tensor(a).new_zeros, a, dtype, shape)


def ones_like(a: Any, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None, *, device: Any = None) -> Tensor:
    return _like(tensor(a).new_ones, a, dtype, shape)


def empty_like(prototype: Any, /, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None, *, device: Any = None) -> Tensor:
    return _like(tensor(prototype).new_empty, prototype, dtype, shape)


def full_like(a: Any, fill_value: Any, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None, *, device: Any = None) -> Tensor:
    made = _like(tensor(a).new_empty, a, dtype, shape)
    if type(fill_value) is int:
        np.asarray(fill_value, made.dtype.numpy)  # NumPy's error for what does not fit
    return ops.broadcast_to(tensor(fill_value).to(made.device, made.dtype), made.shape).clone()
