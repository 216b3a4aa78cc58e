"""Arrays of a function that is traced: each stands for a value of the program, and holds what that is in this run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from specgrad.array.backends import Backend, stands_for
from specgrad.array.base.tools import memory_of
from specgrad.core.base.state import thread
from specgrad.core.kernels.table import kernels

if TYPE_CHECKING:
    from .program import Value
    from .trace import Tracer


_VIEWS = (np.broadcast_to, np.expand_dims)  # what array functions make of the operands and results of kernels that run along rows


def _of_elements(name: str) -> Any:
    """What Python calls of an array, of its elements."""

    def method(self: Symbol, *args: Any) -> Any:
        return getattr(self.elements("reads the value of a tensor"), name)(*args)

    return method


def _with_elements(args: Any, what: str) -> Any:
    return tuple(_with_elements(a, what) if isinstance(a, (tuple, list)) else a.elements(what) if isinstance(a, Symbol) else a for a in args)


class Symbol:
    """An array of a traced function. It answers what can be known of it before it is computed; who asks for elements is where the function is cut.

    Args:
        value: what it stands for; after a change in place, another.
        array: what that is in this run.
        base: of a view, the array whose memory it shows.
    """

    __slots__ = ("__weakref__", "array", "base", "given", "shown_by", "tracer", "value", "views")

    def __init__(self, tracer: Tracer, value: Value, array: np.ndarray[Any, Any], base: Symbol | None = None):
        self.tracer: Tracer = tracer
        self.value: Value = value
        self.array: np.ndarray[Any, Any] = array
        self.base: Symbol | None = base
        self.shown_by: tuple[str, Any, Any, int | None] | None = (
            None  # of a view: the name of what gives it, its function, operands, and the number of its result
        )
        self.views: list[ref[Symbol]] = []  # of an array that has its own memory: in the order in which they were made
        self.given: Value | None = None  # of what the function is given, the value that it has before anything changes it

    @property
    def root(self) -> Symbol:
        """The array whose memory it shows: itself, unless it is a view."""
        return self if self.base is None else self.base

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

    def copy(self, order: str = "C") -> Any:
        return self.tracer.copied(self)

    def elements(self, what: str) -> np.ndarray[Any, Any]:
        """Its elements, for what is no op: the function is cut there, but where it is followed."""
        if thread.tracer is not self.tracer and not self.tracer.is_at_hand:
            raise RuntimeError("this tensor holds no numbers: it is left over from when compile() traced a function, which has kept it instead of returning it")
        return self.tracer.elements_of(self, what)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if function is np.copyto and args[0] is self:
            return self.tracer.assign(self, args[1])
        if function is np.empty_like and args[0] is self:
            return function(self.array, *args[1:], **kwargs)  # the same in each run, as all that is made anew
        if function in _VIEWS and args[0] is self and not kwargs:
            return self.tracer.call(function.__name__, function, args)
        return function(*_with_elements(args, f"calls numpy.{function.__name__}"), **kwargs)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        return getattr(ufunc, method)(*_with_elements(inputs, f"calls numpy.{ufunc.__name__}"), **kwargs)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name not in ("__array__", "__array_interface__", "__bool__"):
            raise AttributeError(name)
        return getattr(self.elements(f"reads the elements of a tensor ({name})"), name)

    def _number(self, kind: type) -> Any:
        if thread.tracer is not self.tracer:
            return kind(self.elements("reads the value of a tensor").item())
        return kind(self.tracer.read(self).item())

    def __bool__(self) -> bool:
        return self._number(bool)

    def __int__(self) -> int:
        return self._number(int)

    def __float__(self) -> float:
        return self._number(float)

    __index__ = __int__
    __hash__ = object.__hash__

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        return np.array(self.elements("reads the elements of a tensor"), *args, **kwargs)


for _name in (
    "__complex__", "__getitem__", "__setitem__", "__iter__", "__lt__", "__le__", "__gt__", "__ge__", "__eq__", "__ne__", "__abs__", "__neg__", "__invert__",
    "__add__", "__sub__", "__mul__", "__truediv__", "__radd__", "__rsub__", "__rmul__", "__rtruediv__",
):  # fmt: skip
    setattr(Symbol, _name, _of_elements(_name))


class _Recording(Mapping[str, Any]):
    """Kernels that note what they are called with."""

    def __getitem__(self, name: str) -> Any:
        def kernel(*args: Any) -> Any:
            tracer = next(a for a in args if isinstance(a, Symbol)).tracer
            return tracer.kernel(name, args) if thread.tracer is tracer else kernels[name](*_with_elements(args, f"calls {name}"))

        return kernel

    def __iter__(self) -> Any:
        return iter(())

    def __len__(self) -> int:
        return 0


class Traced(Backend):
    """Of the host."""

    name = "cpu"  # where the arrays will be
    kernels = _Recording()
    module = np  # what is made anew is the same in each run

    def owns(self, array: Any) -> bool:
        return isinstance(array, Symbol)

    def to_host(self, array: Any) -> Any:
        return array.elements("reads the elements of a tensor")

    def memory_of(self, array: Any) -> Any:
        return memory_of(array.elements("asks where a tensor lies in memory"))


stands_for(Symbol, Traced())


def address(array: np.ndarray[Any, Any]) -> int:
    """Where an array begins in memory."""
    return int(array.__array_interface__["data"][0])
