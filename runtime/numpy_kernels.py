"""Kernels as NumPy expressions: what runs where nothing could be compiled, and for operands that no compiled loop takes."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from specgrad.generated import numpy_kernels as generated

_HALF = ("float16", "bfloat16")
_RARE = ("uint16", "uint32", "uint64")
_CLASSES = {"b": "b", "i": "i", "u": "i", "c": "c"}  # of NumPy's kinds; floats are "f", and bfloat16 is of a kind of its own
_REAL = {"complex64": np.dtype("float32"), "complex128": np.dtype("float64")}


class NumpyKernel:
    """One kernel. What a generated function computes, with the dtypes that a compiled loop would give."""

    def __init__(self, name: str):
        self.__name__ = name
        self.function, kinds, self.result_kinds, self.shape, self.floats, self.classes = generated.KERNELS[name]
        self.kinds: tuple[str, ...] = kinds

    def __repr__(self) -> str:
        return f"<kernel {self.__name__} (numpy)>"

    def __call__(self, *args: Any) -> Any:
        stored = self._dtype(args)
        return self._run(args, stored)

    def same(self, *args: Any) -> Any:
        arrays = [(a, k) for a, k in zip(args, self.kinds) if isinstance(a, np.ndarray)]
        if not arrays:
            return None
        first = next((a.dtype for a, k in arrays if k == "same"), arrays[0][0].dtype)
        if any(a.shape != arrays[0][0].shape or a.dtype != _dtype_for(k, first) for a, k in arrays) or not self._takes(first):
            return None
        if not all(isinstance(a, np.ndarray) or _fits(a, first) for a in args):
            return None
        return self._run(args, first)

    def any(self, *args: Any) -> Any:
        arrays = [(a, k) for a, k in zip(args, self.kinds) if isinstance(a, np.ndarray)]
        if not arrays:
            return None
        first = next((a.dtype for a, k in arrays if k == "same"), arrays[0][0].dtype)
        if any(a.dtype != _dtype_for(k, first) for a, k in arrays) or not self._takes(first):
            return None
        if not all(isinstance(a, np.ndarray) or _fits(a, first) for a in args):
            return None
        return self._run(args, first)

    def whole(self, *args: Any) -> Any:
        return self.same(*(a.reshape(-1) if isinstance(a, np.ndarray) else a for a in args))

    def into(self, out: Any, *args: Any) -> Any:
        first = next((a.dtype for a, k in zip(args, self.kinds) if isinstance(a, np.ndarray) and k == "same"), None)
        if first is None or not isinstance(out, np.ndarray) or out.dtype != _dtype_for(self.result_kinds[0], first):
            return None
        if any(isinstance(a, np.ndarray) and a.dtype != _dtype_for(k, first) for a, k in zip(args, self.kinds)) or not self._takes(first):
            return None
        if not all(isinstance(a, np.ndarray) or _fits(a, first) for a in args):
            return None
        if any(isinstance(a, np.ndarray) and a.shape != out.shape for a in args):
            if not _broadcasts_to(out.shape, args):
                return None
        np.copyto(out, self._run(args, first))
        return out

    def _takes(self, dtype: np.dtype[Any]) -> bool:
        """Whether a compiled kernel would have a loop for a dtype."""
        return _CLASSES.get(dtype.kind, "f") in self.classes and dtype.name not in _RARE

    def _dtype(self, args: tuple[Any, ...]) -> np.dtype[Any]:
        """The dtype of the op: what the operands promote to."""
        from .promotion import result_dtype

        arrays = [a for a, k in zip(args, self.kinds) if isinstance(a, np.ndarray) and k == "same"]
        arrays = arrays or [a for a in args if isinstance(a, np.ndarray)]
        dtype = result_dtype(arrays, [a for a, k in zip(args, self.kinds) if not isinstance(a, np.ndarray) and k == "same"]).numpy
        if dtype.kind in "biu" and self.floats:
            from .dtypes import get_default_dtype

            return get_default_dtype().numpy
        return dtype

    def _run(self, args: tuple[Any, ...], stored: np.dtype[Any]) -> Any:
        computed = np.dtype("float32") if stored.name in _HALF else stored
        operands = [np.asarray(a).astype(_dtype_for(k, computed), copy=False) for a, k in zip(args, self.kinds)]
        with np.errstate(all="ignore"):
            results = self.function(*operands)
        if len(self.result_kinds) == 1:
            results = (results,)
        if self.shape == "reduce":  # the row keeps a place in the expression, none in the result
            results = tuple(r[..., 0] for r in results)
        shape = None if self.shape != "elements" else np.broadcast_shapes(*(o.shape for o in operands))
        given = tuple(_stored(r, _dtype_for(k, stored), shape) for r, k in zip(results, self.result_kinds))
        return given[0] if len(given) == 1 else given


class NumpyKernels(dict[str, NumpyKernel]):
    """All kernels, made when first asked for."""

    def __missing__(self, name: str) -> NumpyKernel:
        kernel = self[name] = NumpyKernel(name)
        return kernel


@cache
def numpy_kernel(name: str) -> NumpyKernel:
    return NumpyKernel(name)


def _dtype_for(kind: str, dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of an operand or result of a kind, in an op of a dtype."""
    if kind == "bool":
        return np.dtype(bool)
    return dtype if kind == "same" else _REAL.get(dtype.name, dtype)


def _broadcasts_to(shape: tuple[int, ...], operands: tuple[Any, ...]) -> bool:
    try:
        return np.broadcast_shapes(shape, *(o.shape for o in operands if isinstance(o, np.ndarray))) == shape
    except ValueError:
        return False


def _fits(number: Any, dtype: np.dtype[Any]) -> bool:
    """Whether a Python number leaves the dtype of the op as it is."""
    if isinstance(number, bool):
        return True
    if isinstance(number, int):
        if dtype.kind in "iu":
            info = np.iinfo(dtype)
            return bool(info.min <= number <= info.max)
        return dtype.kind != "b"
    if isinstance(number, float):
        return dtype.kind not in "biu"
    return isinstance(number, complex) and dtype.kind == "c"


def _stored(result: Any, dtype: np.dtype[Any], shape: tuple[int, ...] | None) -> Any:
    array = np.asarray(result)
    if shape is not None and array.shape != shape:
        array = np.broadcast_to(array, shape).copy()
    if array.dtype.kind == "c" and dtype.kind != "c":
        array = array.real
    return array.astype(dtype, copy=not array.flags.owndata)
