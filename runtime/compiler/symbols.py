"""Arrays of a function that is traced: each stands for a value of the program, and holds what that is in this run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import Backend, stands_for
from specgrad.core.base.state import thread

from .cut import Cut

if TYPE_CHECKING:
    from .program import Value
    from .trace import Tracer


_VIEWS = (np.broadcast_to, np.expand_dims)  # what array functions make of the operands and results of kernels that run along rows


class Symbol:
    """An array of a traced function. It answers what can be known of it before it is computed; who asks for elements is where the function is cut.

    Args:
        value: what it stands for; after a change in place, another.
        array: what that is in this run.
        base: of a view, the array whose memory it shows.
    """

    __slots__ = ("__weakref__", "array", "base", "tracer", "value", "viewed")

    def __init__(self, tracer: Tracer, value: Value, array: np.ndarray[Any, Any], base: Symbol | None = None):
        self.tracer: Tracer = tracer
        self.value: Value = value
        self.array: np.ndarray[Any, Any] = array
        self.base: Symbol | None = base
        self.viewed: bool = False  # whether there was a view of it

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.array.dtype

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    @property
    def strides(self) -> tuple[int, ...]:
        return self.array.strides

    @property
    def ndim(self) -> int:
        return self.array.ndim

    @property
    def size(self) -> int:
        return self.array.size

    @property
    def itemsize(self) -> int:
        return self.array.itemsize

    @property
    def nbytes(self) -> int:
        return self.array.nbytes

    @property
    def flags(self) -> Any:
        return self.array.flags

    def __len__(self) -> int:
        return len(self.array)

    def astype(self, dtype: Any, copy: bool = True) -> Symbol:
        return self if not copy and dtype == self.dtype else self.tracer.cast(self, np.dtype(dtype))

    def copy(self) -> Symbol:
        return Symbol(self.tracer, self.value, self.array)

    def _refused(self, what: str) -> BaseException:
        """Why it cannot do what it is asked for: while the function is traced, or after that, if the function has kept it."""
        return Cut(what) if thread.tracer is self.tracer else _left_over()

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if function is np.copyto and args[0] is self:
            return self.tracer.assign(self, args[1])
        if function in _VIEWS and args[0] is self and not kwargs:
            return self.tracer.call(function.__name__, function, args)
        raise self._refused(f"calls numpy.{function.__name__}")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        raise self._refused(f"calls numpy.{ufunc.__name__}")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name not in ("__array__", "__array_interface__", "__bool__"):
            raise AttributeError(name)
        raise self._refused(f"reads the elements of a tensor ({name})")

    def _read(self, *args: Any) -> Any:
        raise self._refused("reads the value of a tensor")

    def _number(self, kind: type) -> Any:
        if thread.tracer is not self.tracer:
            raise _left_over()
        return kind(self.tracer.read(self).item())

    def __bool__(self) -> bool:
        return self._number(bool)

    def __int__(self) -> int:
        return self._number(int)

    def __float__(self) -> float:
        return self._number(float)

    __index__ = __int__
    __complex__: Any = _read
    __getitem__: Any = _read
    __setitem__: Any = _read
    __iter__: Any = _read
    __lt__: Any = _read
    __le__: Any = _read
    __gt__: Any = _read
    __ge__: Any = _read
    __eq__: Any = _read
    __ne__: Any = _read
    __hash__ = object.__hash__

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        raise self._refused("reads the elements of a tensor")


def _left_over() -> RuntimeError:
    return RuntimeError("this tensor holds no numbers: it is left over from when compile() traced a function, which has kept it instead of returning it")


class _Recording(Mapping[str, Any]):
    """Kernels that note what they are called with."""

    def __getitem__(self, name: str) -> Any:
        def kernel(*args: Any) -> Any:
            tracer = next(a for a in args if isinstance(a, Symbol)).tracer
            if thread.tracer is not tracer:
                raise _left_over()
            return tracer.kernel(name, args)

        return kernel

    def __iter__(self) -> Any:
        return iter(())

    def __len__(self) -> int:
        return 0


class _Traced(Backend):
    name = "cpu"  # where the arrays will be
    kernels = _Recording()
    module = np  # what is made anew is the same in each run

    def owns(self, array: Any) -> bool:
        return isinstance(array, Symbol)

    def to_host(self, array: Any) -> Any:
        raise array._refused("reads the elements of a tensor")

    def memory_of(self, array: Any) -> Any:
        raise array._refused("asks where a tensor lies in memory")


stands_for(Symbol, _Traced())
