"""Kernels as NumPy expressions: what runs where nothing could be compiled, and for operands that no compiled loop takes."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from specgrad.array.backends import backend_of_operands, is_array, module_of
from specgrad.array.base.tools import number_in
from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import get_default_dtype
from specgrad.core.base.promotion import result_dtype
from specgrad.generated import numpy_kernels as generated


class NumpyKernel:
    """One kernel. What a generated function computes, with the dtypes that a compiled loop would give."""

    classes: Any
    floats: Any
    function: Any
    kinds: Any
    result_kinds: Any
    shape: Any

    def __init__(self, name: str, entry: Any = None):
        self.__name__ = name
        found: Any = entry or generated.KERNELS[name]
        self.function, self.kinds, self.result_kinds, self.shape, self.floats, self.classes, *only = found
        self.dtypes: frozenset[str] = frozenset(*only)  # the only dtypes that have a loop; none: all of the classes

    def __repr__(self) -> str:
        return f"<kernel {self.__name__} (numpy)>"

    def __call__(self, *args: Any) -> Any:
        return (backend_of_operands(args).kernels.get(self.__name__) or self.computed)(*args)

    def computed(self, *args: Any) -> Any:
        """The expression on arrays of any backend, in the dtype to which they promote."""
        return self._run(args, self._dtype(args))

    def same(self, *args: Any) -> Any:
        """None unless all arrays have one shape and the dtypes of one loop."""
        dtype = self._loop(args)
        return None if dtype is None or len(set(_shapes(args))) > 1 else self._run(args, dtype)

    def any(self, *args: Any) -> Any:
        """None unless all arrays have the dtypes of one loop; they may broadcast."""
        dtype = self._loop(args)
        return None if dtype is None or (self.shape == "elements" and _common_shape(args) is None) else self._run(args, dtype)

    def whole(self, *args: Any) -> Any:
        """A whole array as one row, which gives one value; None where it cannot."""
        return None if self.shape != "reduce" else self.same(*(a.reshape(-1) if isinstance(a, np.ndarray) else a for a in args))

    def into(self, out: Any, *args: Any) -> Any:
        """Writes the result to an array of its dtype, or several results to a tuple of such arrays, and gives `out`; None where no loop fits."""
        dtype = self._loop(args)
        outs = out if isinstance(out, tuple) else (out,)
        if dtype is None or self.shape != "elements" or len(self.result_kinds) != len(outs):
            return None
        if not all(self._takes_result(array, kind, dtype, args) for array, kind in zip(outs, self.result_kinds)):
            return None
        if any(np.may_share_memory(outs[i], outs[j]) for i in range(len(outs)) for j in range(i)):
            return None
        found = self._run(args, dtype)
        for array, result in zip(outs, found if len(outs) > 1 else (found,)):
            np.copyto(array, result)
        return out

    @staticmethod
    def _takes_result(out: Any, kind: str, dtype: np.dtype[Any], args: tuple[Any, ...]) -> bool:
        """Whether an array can take a result: of its dtype and shape, and no two elements of it in one place."""
        if not isinstance(out, np.ndarray) or not out.flags.writeable or out.dtype != _dtype_for(kind, dtype):
            return False
        return _common_shape((out, *args)) == out.shape and not any(stride == 0 and size > 1 for stride, size in zip(out.strides, out.shape))

    def _loop(self, args: tuple[Any, ...]) -> np.dtype[Any] | None:
        """The dtype of the compiled loop that would take these operands; None if there would be none."""
        arrays = [(a.dtype, k) for a, k in zip(args, self.kinds) if isinstance(a, np.ndarray)]
        if not arrays or any(is_array(a) and not isinstance(a, np.ndarray) for a in args):
            return None
        dtype = next((d for d, k in arrays if k == "same"), arrays[0][0])
        if traits[dtype].letter not in self.classes or any(d != _dtype_for(k, dtype) for d, k in arrays):
            return None
        if self.dtypes and traits[dtype].name not in self.dtypes:
            return None
        return dtype if all(isinstance(a, np.ndarray) or _fits(a, dtype) for a in args) else None

    def _dtype(self, args: tuple[Any, ...]) -> np.dtype[Any]:
        """The dtype of the op: what the operands promote to."""
        arrays = [a for a, k in zip(args, self.kinds) if is_array(a) and k == "same"]
        arrays = arrays or [a for a in args if is_array(a)]
        dtype = result_dtype(arrays, [a for a, k in zip(args, self.kinds) if not is_array(a) and k == "same"]).numpy
        if not traits[dtype].is_inexact and self.floats:
            return get_default_dtype().numpy
        return dtype

    def _run(self, args: tuple[Any, ...], stored: np.dtype[Any]) -> Any:
        computed = traits[stored].computed
        elsewhere = next((a for a in args if is_array(a) and not isinstance(a, np.ndarray)), None)
        with np.errstate(all="ignore"):
            operands = [_in_dtype(a, _dtype_for(k, computed)) for a, k in zip(args, self.kinds)]
            if elsewhere is not None:  # a device takes the host's numbers by value, not as arrays
                operands = [a[()] if isinstance(a, np.ndarray) else a for a in operands]
            results = self.function(*operands)
            if len(self.result_kinds) == 1:
                results = (results,)
            if self.shape == "reduce":  # the row keeps a place in the expression, none in the result
                results = tuple(r[..., 0] for r in results)
            shape = None if self.shape != "elements" else operands[0].shape if len(operands) == 1 else _broadcast([o.shape for o in operands])
            if elsewhere is not None:
                results = tuple(r if is_array(r) else module_of(elsewhere).full((), r) for r in results)
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
    match kind:
        case "bool":
            return np.dtype(bool)
        case "int":
            return np.dtype(np.int32)
        case "complex":
            return traits[dtype].complex
    return dtype if kind == "same" else traits[dtype].real


def _shapes(args: tuple[Any, ...]) -> list[tuple[int, ...]]:
    return [a.shape for a in args if isinstance(a, np.ndarray)]


def _common_shape(args: tuple[Any, ...]) -> tuple[int, ...] | None:
    """The shape to which all arrays broadcast, or None."""
    try:
        return _broadcast(_shapes(args))
    except ValueError:
        return None


def _broadcast(shapes: list[tuple[int, ...]]) -> tuple[int, ...]:
    ndim = max(map(len, shapes))
    if ndim <= 32:  # more than NumPy's own function takes, though not more than its arrays have
        return np.broadcast_shapes(*shapes)
    padded = [(1,) * (ndim - len(s)) + s for s in shapes]
    return sum((np.broadcast_shapes(*((s[i],) for s in padded)) for i in range(ndim)), ())


def _fits(number: Any, dtype: np.dtype[Any]) -> bool:
    """Whether a Python number leaves the dtype of the op as it is."""
    if isinstance(number, bool):
        return True
    if isinstance(number, int):
        if traits[dtype].is_integer:
            info = np.iinfo(dtype)
            return bool(info.min <= number <= info.max)
        return not traits[dtype].is_bool
    if isinstance(number, float):
        return traits[dtype].is_inexact
    return isinstance(number, complex) and traits[dtype].is_complex


def _in_dtype(operand: Any, dtype: np.dtype[Any]) -> Any:
    if operand.__class__ is np.ndarray and operand.dtype is dtype:
        return operand
    if is_array(operand):
        return operand.astype(dtype, copy=False)
    if operand.__class__ is float and traits[dtype].is_integer:
        return np.asarray(number_in(operand, dtype))  # an error for what no integer stands for
    return np.asarray(operand).astype(dtype)


def _stored(result: Any, dtype: np.dtype[Any], shape: tuple[int, ...] | None) -> Any:
    array = result if is_array(result) else np.asarray(result)
    if shape is not None and array.shape != shape:
        array = np.broadcast_to(array, shape).copy()
    if traits[array.dtype].is_complex and not traits[dtype].is_complex:
        array = array.real
    return array.astype(dtype, copy=not array.flags.owndata)
