"""Functions of NumPy that other array modules lack, or have for few dtypes, for arrays of any backend. NumPy's arrays take NumPy's functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..backends import at, backend_of, module_of, refuse_if_any, zeros_on_backend_of
from ..dtypes import traits
from .determinism import are_deterministic_algorithms_enabled
from .one_index import added_along
from .tools import Array, broadcast_to

_SUMMED = ("int32", "uint32", "uint64", "float32", "float64")  # dtypes that a device adds at places


def take_slices(x: Array, index: Array, dim: int, refused: Exception | None = None, negative: bool = True) -> Array:
    """The slices that an index of any shape names along a dimension.

    Args:
        x: an array.
        index: of integers.
        dim: the dimension.
        refused: the error for indices that are out of bounds, of which the host hears when it next waits for a device; None if there are none.
        negative: whether negative indices count from the end.
    """
    found = _gathered(x, index, dim, True, refused, negative)
    return np.take(x, index, dim) if found is None else found


def take_elements(x: Array, index: Array, dim: int, refused: Exception | None = None, negative: bool = True) -> Array:
    """The elements that an index names along a dimension; in the others, its shape is that of the array. Args: as above."""
    found = _gathered(x, index, dim, False, refused, negative)
    return np.take_along_axis(x, index, dim) if found is None else found


def _gathered(x: Array, index: Array, dim: int, slices: bool, refused: Exception | None, negative: bool) -> Array | None:
    """What a kernel of the array's device reads by index. None where it has none for that, and indices that are out of bounds are looked for."""
    backend = backend_of(x)
    found = backend.gather(x, index, dim % x.ndim, slices, negative, refused) if backend.gather is not None and backend.owns(index) else None
    if found is None:
        _look_for_others(index, x.shape[dim], refused, negative)
    return found


def _look_for_others(index: Array, size: int, refused: Exception | None, negative: bool) -> None:
    """Indices that are out of bounds are told of, where no kernel has looked for them."""
    if refused is not None:
        with at(index):
            refuse_if_any((index < (-size if negative else 0)) | (index >= size), refused)


def combine_at(ufunc: Any, out: Array, places: tuple[Any, ...], values: Array) -> None:
    """out[places] = ufunc(out[places], values), each place as often as it is named.

    On a device the values are sorted by their places, and neighbours of one place combined in as many steps as their number has binary digits.
    """
    if isinstance(out, np.ndarray):
        ufunc.at(out, places, values)
        return
    number = module_of(out).arange(out.size).reshape(out.shape)[places]
    values = broadcast_to(values, number.shape).reshape(-1)
    order = np.argsort(number.reshape(-1), kind="stable")
    number, found = number.reshape(-1)[order], values[order]
    step = 1
    while step < len(found):
        found[step:] = np.where(number[step:] == number[:-step], ufunc(found[:-step], found[step:]), found[step:])
        step *= 2
    last = module_of(out).ones(len(number), bool)
    last[:-1] = number[1:] != number[:-1]
    flat = module_of(out).zeros(out.size + 1, out.dtype)  # behind the end, what is no last one of its place
    named = module_of(out).zeros(out.size + 1, bool)
    flat[np.where(last, number, out.size)] = found
    named[number] = True
    out[...] = np.where(named[:-1].reshape(out.shape), ufunc(out, flat[:-1].reshape(out.shape)), out)


def running_extreme(x: Array, dim: int, largest: bool) -> Array:
    """The largest, or smallest, of each element and those before it along a dimension."""
    ufunc = np.maximum if largest else np.minimum
    if isinstance(x, np.ndarray):
        return ufunc.accumulate(x, axis=dim)
    rows = np.moveaxis(x, dim, 0).copy()
    step = 1
    while step < len(rows):
        rows[step:] = ufunc(rows[step:], rows[:-step])
        step *= 2
    return np.moveaxis(rows, 0, dim).copy()


def xor_of(x: Array, axes: tuple[int, ...], keepdims: bool) -> Array:
    """The exclusive or of integers along dimensions."""
    if isinstance(x, np.ndarray):
        xor: Any = np.bitwise_xor
        return np.asarray(xor.reduce(x, axis=axes, keepdims=keepdims))
    kept = [d for d in range(x.ndim) if d not in axes]
    rows = x.transpose((*kept, *axes)).reshape(*(x.shape[d] for d in kept), -1)
    while rows.shape[-1] > 1:
        half = rows.shape[-1] // 2
        rows = np.concatenate([rows[..., :half] ^ rows[..., half : 2 * half], rows[..., 2 * half :]], -1)
    return rows[..., 0].reshape(tuple(1 if d in axes else n for d, n in enumerate(x.shape)) if keepdims else rows.shape[:-1])


def add_slices(out: Array, index: Array, dim: int, values: Array, refused: Exception | None = None, negative: bool = True) -> None:
    """Slices of values are added, in place, to those that an index of any shape names along a dimension, each as often as it is named. Args: as take_slices."""
    if not _written(out, index, dim, values, True, True, refused, negative):
        add_at(out, (slice(None),) * dim + (index,), values)


def add_elements(out: Array, index: Array, dim: int, values: Array, refused: Exception | None = None, negative: bool = True) -> None:
    """Elements of values are added, in place, to those that an index names along a dimension; in the others, they lie where their indices lie."""
    if not _written(out, index, dim, values, False, True, refused, negative):
        add_at(out, grid_of(index, dim), values)


def put_slices(out: Array, index: Array, dim: int, values: Array, refused: Exception | None = None, negative: bool = True) -> None:
    """The same with slices that are put there. On a device any of several for one place may stay, unless the same bits are wanted each time."""
    if not _written(out, index, dim, values, True, False, refused, negative):
        put_at(out, (slice(None),) * dim + (index,), values)


def put_elements(out: Array, index: Array, dim: int, values: Array, refused: Exception | None = None, negative: bool = True) -> None:
    """The same with elements that are put there."""
    if not _written(out, index, dim, values, False, False, refused, negative):
        put_at(out, grid_of(index, dim), values)


def grid_of(index: Array, dim: int) -> tuple[Any, ...]:
    """Indices for NumPy: the given ones along `dim`, each element's own position along the others."""
    ndim = index.ndim
    return tuple(index if d == dim else module_of(index).arange(n).reshape(-1, *(1,) * (ndim - d - 1)) for d, n in enumerate(index.shape))


def _written(out: Array, index: Array, dim: int, values: Array, slices: bool, adds: bool, refused: Exception | None, negative: bool) -> bool:
    """Whether a kernel of the array's device writes by index. False where it has none for that, and indices that are out of bounds are looked for."""
    if isinstance(out, np.ndarray):
        return False
    backend = backend_of(out)
    has_kernel = backend.scatter is not None and backend.owns(index) and backend.owns(values) and not are_deterministic_algorithms_enabled()
    if has_kernel and backend.scatter(out, index, dim, values, slices, adds, negative, refused):  # type: ignore[misc]
        return True
    _look_for_others(index, out.shape[dim], refused, negative)
    return False


def _later(one: Array, after_it: Array) -> Array:
    return after_it


def put_at(out: Array, places: Any, values: Array) -> None:
    """out[places] = values, the last of those that come to one place; on a device any of them, unless the same bits are wanted each time."""
    if isinstance(out, np.ndarray) or not are_deterministic_algorithms_enabled():
        out[places] = values
    else:
        combine_at(_later, out, places, values)


def add_at(out: Array, places: Any, values: Array) -> None:
    """out[places] += values, each place as often as it is named."""
    add: Any = np.add
    if isinstance(out, np.ndarray) and added_along(out, places, values):
        return
    if not isinstance(out, np.ndarray) and are_deterministic_algorithms_enabled():
        combine_at(add, out, places, values)
    elif isinstance(out, np.ndarray) or out.dtype.name in _SUMMED:
        add.at(out, places, values)
    elif traits[out.dtype].is_complex:
        add.at(out.real, places, values.real)
        add.at(out.imag, places, values.imag)
    elif out.dtype == np.int64:  # of the same bits, whose sums wrap around alike
        add.at(out.view(np.uint64), places, values.astype(np.int64).view(np.uint64))
    else:
        wide = out.astype(np.int32)
        add.at(wide, places, values.astype(np.int32))
        out[...] = wide != 0 if traits[out.dtype].is_bool else wide


def counted(places: Array, count: int, weights: Array | None = None) -> Array:
    """How often each number from 0 to a count comes, or the sums of weights; the numbers lie below the count, so that none need look for the largest."""
    if isinstance(places, np.ndarray):
        return np.bincount(places, weights, count)
    out = zeros_on_backend_of(places, count, np.int64 if weights is None else np.float64)
    add_slices(out, places, 0, module_of(places).ones(places.shape, out.dtype) if weights is None else weights.astype(np.float64))
    return out


def extreme(x: Array, axis: Any, largest: bool, initial: Any) -> Array:
    """The largest or smallest elements along dimensions, which stay; no less, or no more, than a number."""
    if isinstance(x, np.ndarray):
        return (np.max if largest else np.min)(x, axis=axis, keepdims=True, initial=initial)
    if not x.size:
        axes = {a % x.ndim for a in ((axis,) if isinstance(axis, int) else axis)}
        return module_of(x).full(tuple(1 if d in axes else n for d, n in enumerate(x.shape)), initial, x.dtype)
    found = (x.max if largest else x.min)(axis=axis, keepdims=True)
    return (np.maximum if largest else np.minimum)(found, x.dtype.type(initial))
