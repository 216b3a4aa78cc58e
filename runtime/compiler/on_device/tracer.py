"""A function of tensors on a device, traced: it runs on copies in the host's memory, and what is noted runs on the device."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import numpy as np

from specgrad.array import copies
from specgrad.array.backends import Backend, backend_of, stands_for
from specgrad.array.dtypes import traits
from specgrad.core.base.device import device, device_of
from specgrad.core.dispatch.op import Op
from specgrad.core.factories.generators import Generator, default_generator, generator_of
from specgrad.core.kernels.table import kernels
from specgrad.core.tape.tensor import Tensor, plain_tensor

from ..cut import Cut
from ..device.launch import takes
from ..in_place import become
from ..kernels.expressions import kernel_of
from ..lowering import LOWERED, Rule
from ..program import Call, Draw, Elementwise, KernelCall, Value
from ..symbols import Symbol, Traced
from ..trace import ArrayTracer, arrays_in, symbols_in
from .source import computation_of, takes_cast


class DeviceTracer(ArrayTracer):
    """Notes what a function computes of arrays on one device: kernels that compute element by element as such, and conversions; the rest as calls.

    Args:
        backend: of the arrays.
        index: the number of the device.
        follows: the function may read numbers: a program compares what it has with these.
    """

    lowered: Mapping[Any, Rule] = {copies.to_copy: LOWERED[copies.to_copy]}

    def __init__(self, backend: Backend, index: int | None, follows: bool = False) -> None:
        super().__init__(follows)
        self.backend, self.index, self.device_type = backend, index, backend.name
        self.symbol_type = _symbols_of(backend)
        self.numbers: set[Value] = set()  # what is read of the host: tensors without dimensions

    def input(self, array: Any) -> Symbol:
        return super().input(array if isinstance(array, np.ndarray) else copied_to_host(array))

    def array_of(self, tensor: Tensor) -> Any:
        array = tensor._array
        if isinstance(array, Symbol) or id(array) in self.captured:
            return super().array_of(tensor)
        if isinstance(array, np.ndarray):
            if array.ndim:
                raise Cut("computes with a tensor on cpu")
            found = super().array_of(tensor)
            self.numbers.add(found.value)
            return found
        if backend_of(array) is not self.backend or self.backend.index_of(array) != self.index:
            raise Cut(f"computes with a tensor on {tensor.device}")
        return super().array_of(tensor)

    def symbol(self, array: Any) -> Any:
        return self.array_of(plain_tensor(array)) if isinstance(array, np.ndarray) or self._is_there(array) else array

    def _is_there(self, array: Any) -> bool:
        return not isinstance(array, Symbol) and hasattr(array, "dtype") and self.backend.owns(array)

    def computed(self, op: Op, *arrays: Any) -> Any:
        given: tuple[Any, ...] = tuple(tuple(map(self.symbol, a)) if i in op.lists else self.symbol(a) for i, a in enumerate(arrays))
        if op.promotion is not None:
            return op.forward(*given)
        lowered = self.lowered.get(op.forward)
        found = lowered(self, op.forward, *given) if lowered is not None else None
        return self.call(op.name, op.forward, given) if found is None else found

    def kernel(self, name: str, args: tuple[Any, ...]) -> Any:
        args = tuple(map(self.symbol, args))
        run = kernels.get(name) or kernel_of(name)
        dtype = self._fused_in(name, args)
        if not dtype:
            return self.call(name, run, args, KernelCall)
        operands = tuple(a.value if isinstance(a, Symbol) else a for a in args)
        key = (name, *(o if isinstance(o, Value) else repr(o) for o in operands))
        if key not in self.known:
            self.known[key] = self.noted(Elementwise(name, operands, dtype=dtype), run(*(a.array if isinstance(a, Symbol) else a for a in args)))
        return self.symbols(self.known[key])

    def _fused_in(self, name: str, args: tuple[Any, ...]) -> str:
        """The dtype in which a kernel computes these, if it can be a step of another; else ""."""
        arrays = [a for a in args if isinstance(a, Symbol) and a.value not in self.numbers]
        if "::" in name or not arrays or not all(a.size for a in arrays) or len(arrays) < sum(isinstance(a, Symbol) for a in args):
            return ""
        of_op = [a for a, kind in zip(args, kernel_of(name).kinds) if kind == "same" and isinstance(a, Symbol)]
        dtype: str = traits[(of_op or arrays)[0].dtype].name
        numbers = frozenset(i for i, a in enumerate(args) if not isinstance(a, Symbol))
        found = computation_of(name, dtype, numbers)
        if found is None or not all(isinstance(a, Symbol) is not o.number for a, o in zip(args, found.source.operands)):
            return ""
        fits = all(takes(o, a.array if isinstance(a, Symbol) else a) for o, a in zip(found.source.operands, args))
        return dtype if fits else ""

    def cast(self, symbol: Symbol, dtype: np.dtype[Any]) -> Symbol:
        if symbol.dtype == dtype:
            return symbol
        if symbol.value in self.numbers or not symbol.size or not takes_cast(symbol.dtype, dtype):
            return super().cast(symbol, dtype)
        return self.converted(symbol, dtype)

    def assign(self, symbol: Symbol, found: Any) -> None:
        like = symbol.array
        if not isinstance(found, Symbol):
            new = self.call("full_like", partial(np.full_like, fill_value=found), (symbol,))
        elif found.value in self.numbers:
            new = self.call("full_like", _filled, (symbol, found))
        elif found.shape != like.shape:
            new = self.call("copy", partial(_spread, like.shape, like.dtype), (found,))
        else:
            new = self.cast(found, like.dtype)
        become(self, symbol, new)

    def own_numbers(self) -> dict[Value, Any]:
        return {value: number for value, number in super().own_numbers().items() if value in self.numbers}

    def call(self, name: str, function: Any, args: tuple[Any, ...], kind: type[Call] = Call) -> Any:
        found = super().call(name, function, args, kind)
        given = symbols_in(args)
        if given and all(s.value in self.numbers for s in given):  # what is computed of the host's is the host's
            self.numbers.update(s.value for s in symbols_in((found,)))
        return found

    @property
    def default_generators(self) -> list[Generator]:
        return [generator_of(device(self.backend.name, self.index)), default_generator]

    def blank(self, symbol: Symbol) -> Any:
        return self.backend.make(self.index, "empty", symbol.shape, symbol.dtype)

    def found_now(self, kind: type[Call], function: Any, args: tuple[Any, ...]) -> Any:
        """Random numbers are drawn where they always are, of all else a copy is computed."""
        if kind is not Draw:
            return super().found_now(kind, function, args)
        found = function(*(self.backend.from_host(array, self.index) for array in arrays_in(args)))
        if not self._is_there(found):
            self.refuse(f"draws random numbers on {device_of(found)}")
        return copied_to_host(found)


@cache
def _symbols_of(backend: Backend) -> type[Symbol]:
    """What stands for arrays of a backend while a function is traced."""
    kind: type[Symbol] = type("DeviceSymbol", (Symbol,), {"__slots__": ()})
    stands_for(kind, _TracedThere(backend))
    return kind


class _TracedThere(Traced):
    """Args:
    backend: of the arrays that are stood for.
    """

    def __init__(self, backend: Backend):
        self._backend, self.name = backend, backend.name

    @property
    def module(self) -> Any:
        return self._backend.module

    def module_for(self, array: Any) -> Any:
        return _ModuleBeside(self._backend.module_for(self.make(array.tracer.index, "zeros", (), bool)))

    def make(self, index: int | None, name: str, *args: Any, **options: Any) -> Any:
        return self._backend.make(index, name, *args, **options)

    def index_of(self, array: Any) -> int | None:
        found: int | None = array.tracer.index
        return found

    def current(self) -> int | None:
        return self._backend.current()


class _ModuleBeside:
    """The array module on a device: what it makes is the same in each run.

    Args:
        module: what it is there.
    """

    def __init__(self, module: Any):
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)

    def empty_like(self, symbol: Symbol, dtype: Any = None) -> Any:
        """An array whose dimensions lie in the same order."""
        order = sorted(range(symbol.ndim), key=lambda i: -symbol.strides[i])
        made = self._module.empty([symbol.shape[i] for i in order], symbol.dtype if dtype is None else dtype)
        return made.transpose([order.index(i) for i in range(symbol.ndim)])


def _filled(array: Any, number: np.ndarray[Any, Any]) -> Any:
    """An array like another, of one number of the host."""
    return np.full_like(array, number.item())


def _spread(shape: tuple[int, ...], dtype: np.dtype[Any], array: Any) -> Any:
    """A copy of an array that is broadcast."""
    return np.broadcast_to(array, shape).astype(dtype)


def copied_to_host(array: Any) -> np.ndarray[Any, Any]:
    """A copy of an array of a device, with the same strides."""
    elements = backend_of(array).to_host(array)
    if not elements.size:
        return elements
    reaches = [stride * (size - 1) for stride, size in zip(array.strides, array.shape)]
    first = -sum(reach for reach in reaches if reach < 0)
    memory = np.empty(first + sum(reach for reach in reaches if reach > 0) + elements.itemsize, np.uint8)
    copy = np.ndarray(array.shape, elements.dtype, memory, first, array.strides)
    copy[...] = elements
    return copy
