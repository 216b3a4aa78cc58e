"""A ufunc that gives tensors, with the methods of NumPy's: `specgrad.numpy.add(x, y)`, `specgrad.numpy.add.reduce(x)`."""

from __future__ import annotations

from typing import Any

from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import dtype_of, int8, numpy_dtype
from specgrad.core.base.tracebacks import HidesFrames, hide_frames
from specgrad.core.dispatch.numpy_arguments import dtype as as_dtype
from specgrad.core.dispatch.numpy_arguments import tensor, written
from specgrad.methods.beside_numpy.rules import Rule
from specgrad.methods.beside_numpy.ufuncs import called

from .casts import in_dtypes, operand_of_ufunc, resolved, results_in


class Ufunc(HidesFrames):
    """A function of each element, as NumPy's of that name: it takes `out`, `where` and `dtype`."""

    def __init__(self, ufunc: Any, rule: Rule):
        self._ufunc, self._rule = ufunc, rule
        self.__name__: str = ufunc.__name__
        self.__module__ = "specgrad.numpy"  # where users, and pickles, find it by name
        self.__doc__ = ufunc.__doc__

    @property
    def nin(self) -> int:
        return self._ufunc.nin

    @property
    def nout(self) -> int:
        return self._ufunc.nout

    @property
    def nargs(self) -> int:
        return self._ufunc.nargs

    @property
    def identity(self) -> Any:
        return self._ufunc.identity

    def __repr__(self) -> str:
        return f"<ufunc {self.__name__!r} of tensors>"

    def __reduce__(self) -> str:
        return self.__name__

    def __call__(self, *inputs: Any, out: Any = None, dtype: Any = None, **options: Any) -> Any:
        try:
            ufunc = self._ufunc
            if len(inputs) > ufunc.nin:
                inputs, out = inputs[: ufunc.nin], inputs[ufunc.nin :] if any(one is not None for one in inputs[ufunc.nin :]) else None
            if len(inputs) < ufunc.nin:
                raise TypeError(f"{self.__name__}() takes from {ufunc.nin} to {ufunc.nargs} positional arguments but {len(inputs)} were given")
            given = [operand_of_ufunc(value) for value in inputs]
            dtypes = resolved(ufunc, given, numpy_dtype(as_dtype(dtype)))
            cast = in_dtypes(given, dtypes)
            try:
                found = called(ufunc, self._rule, "__call__", tuple(cast), out, dict(options))
            except RuntimeError:
                if ufunc.nin != 1 or not traits[dtypes[0]].is_bool or not traits[dtypes[-1]].is_bool:
                    raise
                # floor, absolute: of a bool itself, which ops of numbers refuse
                found = called(ufunc, self._rule, "__call__", (cast[0].to(int8),), out, options)
            return results_in(found, dtypes[ufunc.nin :]) if out is None else found
        except Exception:
            hide_frames()
            raise

    def reduce(self, array: Any, axis: Any = 0, dtype: Any = None, out: Any = None, keepdims: bool = False, **options: Any) -> Any:
        return self._of_one("reduce", array, out, axis=axis, dtype=dtype, keepdims=keepdims, **options)

    def accumulate(self, array: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return self._of_one("accumulate", array, out, axis=axis, dtype=dtype)

    def reduceat(self, array: Any, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        return written(out, called(self._ufunc, self._rule, "reduceat", (tensor(array), indices), None, {"axis": axis, "dtype": dtype}))

    def outer(self, a: Any, b: Any, /, **options: Any) -> Any:
        a, b = tensor(a), tensor(b)
        return self(a.reshape([*a.shape, *[1] * b.ndim]), b, **options)

    def at(self, a: Any, indices: Any, *b: Any) -> None:
        called(self._ufunc, self._rule, "at", (a, indices, *b), None, {})

    def _of_one(self, method: str, array: Any, out: Any, **options: Any) -> Any:
        array = tensor(array)
        if options["dtype"] is None and self.nin == 2:
            dtypes = resolved(self._ufunc, [array, array])
            array = array if traits[dtypes[-1]].is_bool or array.dtype.numpy == dtypes[-1] else array.to(dtype_of(dtypes[-1]))
        return called(self._ufunc, self._rule, method, (array,), out, options)
