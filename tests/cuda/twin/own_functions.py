"""Functions that do not do as NumPy's do: CuPy's ways to make arrays, to share memory, and to take and put elements."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from tests.cuda.twin.arrays import PinnedMemoryPointer, allocated, bare, changed, launched, ndarray, poisoned, refused
from tests.cuda.twin.device import KERNEL, TRANSFER, note
from tests.cuda.twin.functions import Ufunc


def array(obj: Any, dtype: Any = None, copy: bool = True, order: str = "K", subok: bool = False, ndmin: int = 0, *, blocking: bool = False) -> ndarray:
    if isinstance(obj, ndarray):
        keeps = not copy and (dtype is None or obj.dtype == dtype) and (order != "C" or obj.flags.c_contiguous)
        return obj if keeps else launched(partial(np.array, obj._host, dtype, copy=True, order=order))  # from another device, too
    if hasattr(obj, "__cuda_array_interface__"):
        offered = type("Offered", (), {"__array_interface__": {k: v for k, v in obj.__cuda_array_interface__.items() if k != "stream"}})
        return ndarray._over(np.asarray(offered()))
    if isinstance(obj, (list, tuple)) and any(isinstance(item, ndarray) for item in obj):
        return launched(np.array, ([bare(item) for item in obj], dtype))
    note(TRANSFER)
    sent = np.array(obj, dtype, copy=True, order="C" if order == "K" else order)
    return launched(sent.copy, ("K",))


def asarray(a: Any, dtype: Any = None, order: Any = None, *, copy: Any = None, blocking: bool = False) -> ndarray:
    return array(a, dtype, copy=bool(copy), order=order or "K")


def ascontiguousarray(a: Any, dtype: Any = None) -> ndarray:
    return array(a.reshape(1) if isinstance(a, ndarray) and not a.ndim else a, dtype, copy=False, order="C")


def asnumpy(a: Any, stream: Any = None, order: str = "C", out: Any = None, *, blocking: bool = True) -> Any:
    return a.get() if isinstance(a, ndarray) else np.asarray(a)


def empty(shape: Any, dtype: Any = float, order: str = "C") -> ndarray:
    return ndarray._over(allocated(shape, dtype, order))


def empty_like(prototype: Any, dtype: Any = None, order: str = "K", subok: Any = None, shape: Any = None) -> ndarray:
    if subok is not None:
        raise TypeError("subok is not supported yet")
    return ndarray._over(poisoned(np.empty_like(bare(prototype), dtype, order, shape=shape)))


def copyto(dst: Any, src: Any, casting: str = "same_kind", where: Any = None) -> None:
    if not isinstance(dst, ndarray):
        raise refused(dst)
    note(KERNEL)
    changed(np.copyto, bare(dst), bare(src), casting, where=True if where is None else bare(where))


def as_strided(x: ndarray, shape: Any = None, strides: Any = None) -> ndarray:
    return ndarray(x.shape if shape is None else tuple(shape), x.dtype, x.data, x.strides if strides is None else tuple(strides))


def diagonal(a: ndarray, offset: int = 0, axis1: int = 0, axis2: int = 1) -> ndarray:
    host = a._host.diagonal(offset, axis1, axis2)
    host.flags.writeable = True
    return ndarray._over(host, a)


def broadcast_to(array: ndarray, shape: Any) -> ndarray:
    host = array._host
    return ndarray._over(np.lib.stride_tricks.as_strided(host, (wide := np.broadcast_to(host, shape)).shape, wide.strides), array)


def take(a: Any, indices: Any, axis: Any = None, out: Any = None) -> Any:
    if isinstance(indices, (list, tuple, np.ndarray)):
        note(TRANSFER)
        indices = ndarray._over(np.asarray(indices))
    note(KERNEL)
    return launched(partial(np.take, mode="wrap"), (bare(a), bare(indices), axis))


def take_along_axis(a: Any, indices: Any, axis: int) -> Any:
    note(KERNEL)
    size = max(a.shape[axis], 1)
    return launched(lambda host, at: np.take_along_axis(host, at % size, axis), (bare(a), bare(indices)))


def put_along_axis(arr: Any, indices: Any, values: Any, axis: int) -> None:
    note(KERNEL)
    size = max(arr.shape[axis], 1)
    changed(lambda host, at, new: np.put_along_axis(host, at % size, new, axis), bare(arr), bare(indices), bare(values))


def empty_pinned(shape: Any, dtype: Any = float, order: str = "C") -> Any:
    """An array of NumPy's over memory that copies need not wait for."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.asarray(PinnedMemoryPointer(size)).view(dtype).reshape(shape, order=order)


def scatter_add(a: ndarray, slices: Any, value: Any) -> None:
    Ufunc("add").at(a, slices, value)


def solve_triangular(a: ndarray, b: ndarray, trans: Any = 0, lower: bool = False, unit_diagonal: bool = False, **others: Any) -> Any:
    """By BLAS, as CuPy does: it does not look for zeros on the diagonal, as SciPy does."""
    from scipy.linalg import get_blas_funcs

    note(KERNEL)
    given = bare(a), bare(b)
    return launched(get_blas_funcs("trsm", given), (1, *given), {"lower": lower, "diag": unit_diagonal})


def from_dlpack(array: Any, **options: Any) -> Any:
    if isinstance(array, ndarray):
        return ndarray._over(array._host, array)
    raise NotImplementedError("a stand-in has no memory of a device to share")


def _reduce(self: ndarray) -> Any:
    note(TRANSFER)
    return array, (self._host.copy(),)


ndarray.__reduce__ = _reduce  # type: ignore[method-assign]
