"""CuPy's functions and operators of the stand-in: the loops and signatures that CuPy has, computed by NumPy."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from tests.cuda.twin.arrays import SURFACE, TO_KNOW_A_SIZE, bare, changed, launched, ndarray, refused, signature, wrapped
from tests.cuda.twin.device import KERNEL, SYNCHRONISATION, note
from tests.cuda.twin.streams import await_stream

SCALARS = (bool, int, float, complex, np.generic)
HOST_ANSWERS = {"result_type", "can_cast", "promote_types", "min_scalar_type", "broadcast_shapes", "shape", "ndim", "size", "iscomplexobj", "isrealobj",
                "isscalar", "may_share_memory", "shares_memory", "finfo", "iinfo"}  # fmt: skip
AT = {
    "add": "iIqQlLefd",
    "subtract": "iI",
    "maximum": "iIqQlLfd",
    "minimum": "iIqQlLfd",
    "bitwise_and": "iIqQlL",
    "bitwise_or": "iIqQlL",
    "bitwise_xor": "iIqQlL",
}
REDUCE, ACCUMULATE = {"add", "multiply"}, {"add", "multiply"}


class Ufunc:
    """An elementwise function, by the loops that CuPy has for it."""

    def __init__(self, name: str):
        self.__name__ = name
        special = name not in SURFACE["cupy"]
        self.entry = SURFACE["cupyx.scipy.special" if special else "cupy"][name]
        self.numpy: Any = getattr(import_module("scipy.special") if special else np, name)

    def __call__(self, *args: Any, out: Any = None, dtype: Any = None, casting: str = "same_kind", **others: Any) -> Any:
        if others:
            raise TypeError(f"Wrong arguments {others}")
        for arg in (*args, *(() if out is None else (out,))):
            if not isinstance(arg, (ndarray, *SCALARS)):
                raise refused(arg)
        self._check_loop(args, dtype)
        note(KERNEL)
        options: dict[str, Any] = {} if dtype is None else {"dtype": dtype}
        with np.errstate(all="ignore"):
            if out is None:
                return launched(self.numpy, bare(args), options)
            changed(self.numpy, *bare(args), out=bare(out), casting=casting, **options)
            return out

    def _check_loop(self, args: Any, dtype: Any) -> None:
        if not self.entry.startswith("ufunc ") or dtype is not None:
            return
        _, count, *loops = self.entry.split(" ")
        given = [a.dtype for a in args[: int(count)] if isinstance(a, (ndarray, np.generic))]
        if given and not any(all(np.can_cast(d, _dtype(loop[0]), "safe") for d in given) for loop in loops):
            raise TypeError(f"Wrong type ({given}) of arguments for cupy_{self.__name__}")

    def reduce(self, a: ndarray, axis: Any = 0, dtype: Any = None, out: Any = None, keepdims: bool = False) -> Any:
        return self._along(REDUCE, "reduce", a, axis, dtype, keepdims=keepdims)

    def accumulate(self, a: ndarray, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return self._along(ACCUMULATE, "accumulate", a, axis, dtype)

    def reduceat(self, a: ndarray, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return self._along({"add"}, "reduceat", a, indices, axis, dtype)

    def _along(self, known: set[str], method: str, *args: Any, **options: Any) -> Any:
        if self.__name__ not in known:
            raise NotImplementedError(f"`cupy_{self.__name__}.{method}` is not supported yet")
        note(KERNEL)
        with np.errstate(all="ignore"):
            return launched(getattr(self.numpy, method), bare(args), options)

    def at(self, a: ndarray, indices: Any, b: Any = None) -> None:
        if self.__name__ not in AT:
            raise NotImplementedError(f"`cupy_{self.__name__}.at` is not supported yet")
        if a.dtype.char not in AT[self.__name__]:
            raise TypeError(f"cupy.{self.__name__}.at does not take {a.dtype}")
        where, _ = a._places(indices)
        note(KERNEL)
        changed(lambda host, new: self.numpy.at(host, wrapped(where), new), bare(a), bare(b))

    def outer(self, a: ndarray, b: ndarray, **options: Any) -> Any:
        return self(a.reshape(a.shape + (1,) * b.ndim), b, **options)


def _dtype(letter: str) -> Any:
    if letter == "E":
        return np.dtype(import_module("ml_dtypes").bfloat16)
    return np.dtype(letter)


def function_of(name: str, entry: str, numpy: Callable[..., Any]) -> Callable[..., Any]:
    """A function of CuPy's that takes arrays of a device alone, computed by NumPy's."""
    own = signature(entry)

    @functools.wraps(numpy, assigned=("__name__",), updated=())
    def function(*args: Any, **options: Any) -> Any:
        if own is not None:
            own.bind(*args, **options)
        if name in TO_KNOW_A_SIZE:
            note(SYNCHRONISATION)
            await_stream()
        if name not in HOST_ANSWERS:
            note(KERNEL)
        options = {k: bare(v) for k, v in options.items() if not (k == "copy" and name == "broadcast_to")}
        with np.errstate(all="ignore"):
            if name in HOST_ANSWERS:
                return numpy(*bare(args), **options)
            return launched(lambda *given, **more: _as_array(numpy(*given, **more)), bare(args), options, *args)

    return function


def _as_array(found: Any) -> Any:
    """NumPy's own answer may be a number; a device's is an array."""
    return np.asarray(found) if isinstance(found, (bool, int, float)) else found


def without_errors(numpy: Callable[..., Any]) -> Callable[..., Any]:
    """A function of matrices that gives NaN where NumPy's raises an error: a device's does not look whether it worked."""

    def function(a: Any, *args: Any, **options: Any) -> Any:
        try:
            return numpy(a, *args, **options)
        except np.linalg.LinAlgError:
            if a.ndim < 2 or (a.shape[-1] != a.shape[-2] and numpy is not np.linalg.svd):
                raise
        found = numpy(np.eye(*a.shape[-2:], dtype=a.dtype) + np.zeros((*a.shape[:-2], 1, 1), a.dtype), *args, **options)
        for at in np.ndindex(a.shape[:-2]):
            try:
                one = numpy(a[at], *((b[at] for b in args) if numpy is np.linalg.solve else args), **options)
            except np.linalg.LinAlgError:
                one = None
            for i, whole in enumerate(found if isinstance(found, tuple) else (found,)):
                whole[at] = np.nan if one is None else one[i] if isinstance(found, tuple) else one
        return found

    function.__name__ = numpy.__name__
    return function


def _array_ufunc(self: ndarray, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
    name = ufunc.__name__
    if name not in SURFACE["cupy"] and name not in SURFACE["cupyx.scipy.special"]:
        return NotImplemented
    if "out" in options:
        (options["out"],) = options["out"]
    function = Ufunc(name)
    return function(*inputs, **options) if method == "__call__" else getattr(function, method)(*inputs, **options)


def _operator(name: str, how: str) -> Any:
    def method(self: ndarray, other: Any) -> Any:
        if not isinstance(other, (ndarray, np.ndarray, *SCALARS)):
            return NotImplemented
        if how == "in place":
            return Ufunc(name)(self, other, out=self)
        return Ufunc(name)(other, self) if how == "reflected" else Ufunc(name)(self, other)

    return method


for _short, _name in {"add": "add", "sub": "subtract", "mul": "multiply", "truediv": "true_divide", "floordiv": "floor_divide", "mod": "remainder",
                      "pow": "power", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift", "rshift": "right_shift",
                      "matmul": "matmul"}.items():  # fmt: skip
    for _prefix, _how in {"": "", "r": "reflected", "i": "in place"}.items():
        setattr(ndarray, f"__{_prefix}{_short}__", _operator(_name, _how))
for _short, _name in {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal", "ne": "not_equal"}.items():
    setattr(ndarray, f"__{_short}__", _operator(_name, ""))
for _short, _name in {"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}.items():
    setattr(ndarray, f"__{_short}__", lambda self, name=_name: Ufunc(name)(self))
ndarray.__array_ufunc__ = _array_ufunc  # type: ignore[attr-defined]
