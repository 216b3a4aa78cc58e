"""The standard's functions that make tensors."""

from __future__ import annotations

from typing import Any, Literal

from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import dtype, get_default_dtype
from specgrad.core.dispatch.numpy_arguments import holds_tensor
from specgrad.core.factories import creation, filled, sequences
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .names import Device, Number, Sizes, numpy


def asarray(obj: Any, /, *, dtype: dtype | None = None, device: Device = None, copy: bool | None = None) -> Tensor:
    """A tensor of numbers, nested lists, an array or a tensor, whose memory it shares unless `copy` says otherwise. A tensor keeps its history."""
    if isinstance(obj, (list, tuple)) and holds_tensor(obj):
        if copy is False:
            raise ValueError("asarray(): a list cannot become a tensor without a copy, which copy=False forbids")
        obj, copy = numpy.stack([asarray(item, dtype=dtype) for item in obj]), None
    if not isinstance(obj, Tensor):
        return creation.asarray(obj, dtype=dtype, device=device, copy=copy)
    made = obj if dtype is None or dtype is obj.dtype else obj.to(dtype)
    made = made if device is None else made.to(device)
    if copy is False and made is not obj:
        raise ValueError(f"asarray(): a tensor of {obj.dtype} on {obj.device} cannot become one of {made.dtype} on {made.device} without a copy")
    return ops.clone(made) if copy and made is obj else made


def from_dlpack(x: Any, /, *, device: Device = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares memory with anything that offers DLPack; `copy` says that it must, or must not, copy."""
    return creation.from_dlpack(x, device=device, copy=copy)


def arange(start: float, /, stop: float | None = None, step: float = 1, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """The numbers from `start` to `stop`, or from 0 to `start`, without the last; none if they lie the other way."""
    first, last = (0, start) if stop is None else (start, stop)
    if step and (last - first) / step <= 0:
        kind = int if all(isinstance(value, int) for value in (first, last, step)) else float
        return filled.zeros(0, dtype=(dtypes.int64 if kind is int else get_default_dtype()) if dtype is None else dtype, device=device)
    return sequences.arange(first, last, step, dtype=dtype, device=device)


def empty(shape: Sizes, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """A tensor of a shape, with any elements."""
    return filled.empty(_shape(shape), dtype=dtype, device=device)


def zeros(shape: Sizes, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """Zeros."""
    return filled.zeros(_shape(shape), dtype=dtype, device=device)


def ones(shape: Sizes, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """Ones."""
    return filled.ones(_shape(shape), dtype=dtype, device=device)


def full(shape: Sizes, fill_value: Number, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """A tensor whose elements are all one number; that of a tensor keeps its history."""
    if isinstance(fill_value, Tensor):
        return ops.clone(ops.broadcast_to(asarray(fill_value, dtype=dtype, device=device), _shape(shape)))
    return filled.full(_shape(shape), fill_value, dtype=dtype, device=device)


def eye(n_rows: int, n_cols: int | None = None, /, *, k: int = 0, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """Ones on a diagonal, `k` above the main one, among zeros."""
    columns = n_rows if n_cols is None else n_cols
    wide = n_rows + columns
    if not k or abs(k) >= wide:
        return filled.eye(n_rows, columns, dtype=dtype, device=device) if not k else zeros((n_rows, columns), dtype=dtype, device=device)
    square = filled.eye(wide + abs(k), dtype=dtype, device=device)
    down, right = max(-k, 0), max(k, 0)
    return ops.clone(square[right : right + n_rows, down : down + columns])


def linspace(start: complex, stop: complex, /, num: int, *, dtype: dtype | None = None, device: Device = None, endpoint: bool = True) -> Tensor:
    """Numbers evenly spaced from `start` to `stop`, with it or without."""
    if dtype is None and (isinstance(start, complex) or isinstance(stop, complex)):
        dtype = get_default_dtype().to_complex()
    if endpoint:
        return sequences.linspace(start, stop, num, dtype=dtype, device=device)
    return sequences.linspace(start, stop, num + 1, dtype=dtype, device=device)[:num]


def empty_like(x: Tensor, /, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """A tensor of the shape of another, with any elements."""
    return empty(tuple(x.shape), **_as(x, dtype, device))


def zeros_like(x: Tensor, /, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """Zeros in the shape of another tensor."""
    return zeros(tuple(x.shape), **_as(x, dtype, device))


def ones_like(x: Tensor, /, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """Ones in the shape of another tensor."""
    return ones(tuple(x.shape), **_as(x, dtype, device))


def full_like(x: Tensor, /, fill_value: Number, *, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """One number in the shape of another tensor."""
    return full(tuple(x.shape), fill_value, **_as(x, dtype, device))


def meshgrid(*arrays: Tensor, indexing: Literal["xy", "ij"] = "xy") -> tuple[Tensor, ...]:
    """The coordinates of a grid: for each tensor, its elements along its own dimension."""
    return tuple(numpy.meshgrid(*arrays, indexing=indexing))


def tril(x: Tensor, /, *, k: int = 0) -> Tensor:
    """The elements on a diagonal and below it, and zeros."""
    return ops.tril(x, k)


def triu(x: Tensor, /, *, k: int = 0) -> Tensor:
    """The elements on a diagonal and above it, and zeros."""
    return ops.triu(x, k)


def _shape(shape: Sizes) -> tuple[int, ...]:
    return tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)


def _as(x: Tensor, dtype: dtype | None, device: Device) -> dict[str, Any]:
    return {"dtype": x.dtype if dtype is None else dtype, "device": x.device if device is None else device}
