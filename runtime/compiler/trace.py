"""One run of a function that notes every op: what it computes becomes a program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Set
from functools import partial
from typing import Any
from weakref import ref

import numpy as np

from specgrad.array.base.tools import contiguous
from specgrad.array.dtypes import traits
from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.base.state import Switched
from specgrad.core.dispatch.general import by_mode
from specgrad.core.dispatch.op import Op
from specgrad.core.factories.generators import Generator, default_generator, draw_ahead
from specgrad.core.kernels import table
from specgrad.core.kernels.table import kernels
from specgrad.core.tape.tensor import Tensor, plain_tensor

from . import in_place
from .cut import Cut, OtherWay, users_place
from .followed.actions import without_elements
from .followed.notes import DRAWN_LIKE, Notes, why_not_drawn
from .kernels.expressions import expression_of, kernel_of
from .kernels.island import MOST_OF_ROW
from .kernels.product import is_product, is_read
from .lowering import LOWERED, Rule, copied, is_stored
from .program import BlasProduct, Call, Cast, Draw, Elementwise, KernelCall, Read, Step, Value
from .symbols import Symbol, address

MOST_STEPS = 10_000  # of one program: a compiler's time grows with it


class Tracer(Switched):
    """Notes what a thread computes. As a context, it does so within."""

    most_of_row = MOST_OF_ROW  # elements of a row that a step goes through
    to_the_bit = True  # whether loops round as the ops do that they are made of
    lowered: Mapping[Any, Rule] = LOWERED
    symbol_type: type[Symbol] = Symbol
    device_type = "cpu"  # where its arrays lie
    is_native = True  # whether copies, and parts of arrays, are steps of native programs

    def __init__(self, follows: bool = False) -> None:
        """Args:
        follows: the function may read numbers: a program compares what it has with these.
        """
        self.follows = follows
        self.count_of_reads: int = 0
        self.random: dict[Generator, Any] = {}  # what random numbers were drawn from, and in which state that was
        self.steps: list[Step] = []
        self.captured: dict[int, tuple[Tensor, Symbol]] = {}  # the tensors that the function reads beside its arguments, by their arrays' identity
        self.known: dict[Any, Any] = {}  # what a kernel gave for its operands
        self.values: list[Value] = []
        self._counting: dict[int, Symbol] = {}
        self.outer: Set[int] = frozenset()  # by identity, the tensors that the function finds by name
        self.written: list[in_place.Written] = []
        self._made: dict[int, ref[Tensor]] = {}  # by identity, the tensors that the function makes anew
        self.begun: dict[int, Symbol] = {}  # by the identity of their arrays, what stands for those of them that it changes
        self.cut: Cut | None = None  # the first; a function may have caught it
        self.notes: Notes | None = None  # while the function runs, of what it does
        self.given: list[Tensor] | None = None  # while the function runs, what stands for its arguments
        self.each_time: str = ""  # why its code is to run in each call

    def __enter__(self) -> Tracer:  # type: ignore[override]
        return self.entered(tracer=self)

    # ---- values

    def value(self, array: np.ndarray[Any, Any], origin: Step | None = None) -> Value:
        self.values.append(Value(len(self.values) + 1, array, origin))
        return self.values[-1]

    def let_go(self) -> None:
        """Keep of all values how they are laid out, and not what they were in this run."""
        for value in self.values:
            value.like = without_elements(value.like)

    def own_numbers(self) -> dict[Value, Any]:
        """What the function made of single numbers while it was traced. Nobody else holds these tensors, so that they are the same in each run."""
        found: dict[Value, Any] = {}
        for tensor, symbol in self.captured.values():  # which hold a tensor once and its array twice; a name and an argument hold them once more
            array = tensor._array
            if symbol.value is symbol.given and array.ndim == 0 and array.base is None and sys.getrefcount(tensor) <= 3 and sys.getrefcount(array) <= 5:
                found[symbol.value] = array.item()
        return found

    def input(self, array: np.ndarray[Any, Any]) -> Symbol:
        """What stands for an argument."""
        symbol = self.symbol_type(self, self.value(array), array)
        symbol.given = symbol.value
        return symbol

    def symbol(self, array: Any) -> Any:
        """What stands for an array that an op reads."""
        return self.array_of(plain_tensor(array)) if isinstance(array, np.ndarray) else array

    def array_of(self, tensor: Tensor) -> Any:
        """The array of a tensor that an op reads, or what stands for it."""
        array = tensor._array
        if isinstance(array, Symbol):
            return array
        if id(array) in self.begun:
            return self.begun[id(array)]
        found = self.captured.get(id(array))
        if found is None:
            found = self.captured[id(array)] = tensor, self.input(array)
        return found[1]

    def refuse(self, what: str) -> None:
        """Say that a function does what a program cannot do again."""
        raise Cut(what)

    is_at_hand = False  # whether elements can be had where nothing is traced

    def elements_of(self, symbol: Symbol, what: str) -> np.ndarray[Any, Any]:
        """The elements that something asks for which is no op."""
        raise Cut(what)

    def copied(self, symbol: Symbol) -> Symbol:
        """A copy, which stands for the same value."""
        return self.symbol_type(self, symbol.value, symbol.array)

    # ---- ops

    def op(self, op: Op, args: tuple[Any, ...]) -> Any:
        """An op of a user's, on the general path."""
        return by_mode(op, args) if self.notes is None else self.notes.note_op(op, args, by_mode)

    def watches(self, what: str) -> None:
        """That a function does what is traced by what its ops become: hooks, gradients, functions of its own."""
        if self.notes is not None:
            self.notes.end(what)

    def asks(self, tensor: Tensor, what: str) -> None:
        """That a function asks something of a tensor that another in its place may answer in another way, though its ops are the same. What stands for an
        argument does not know it; of what the function makes itself, it is the same in each run."""
        if self.given is None or (isinstance(tensor._array, Symbol) and not any(tensor is one for one in self.given)):
            return
        if not self.follows:
            self.refuse(what)
        if self.notes is not None:
            self.notes.end(what)
        self.each_time = self.each_time or f"{what}, at {users_place()}"

    def gives(self, tensor: Tensor, where: str) -> None:
        """Where an earlier call read a tensor."""

    def computed(self, op: Op, *arrays: Any) -> Any:
        """What an op computes, noted. In place of op.forward(*arrays)."""
        given: tuple[Any, ...] = tuple(tuple(map(self.symbol, a)) if i in op.lists else self.symbol(a) for i, a in enumerate(arrays))
        if op.promotion is not None or _runs_along_rows(op, given):
            return op.forward(*given)
        lowered = self.lowered.get(op.forward)
        found = lowered(self, op.forward, *given) if lowered is not None else None
        return self.call(op.name, op.forward, given) if found is None else found

    def product(self, name: str, function: Any, a: Any, b: Any) -> Any:
        """A product of matrices, noted."""
        found = function(a.array, b.array)
        a, b = self._as_blas_reads(a), self._as_blas_reads(b)
        if not is_product(a.array, b.array, found):
            return self.call(name, function, (a, b))
        return self.symbols(self.noted(BlasProduct(name, (a.value, b.value)), found))

    def _as_blas_reads(self, x: Symbol) -> Symbol:
        """A matrix, or a copy where it lies as BLAS cannot read it."""
        copy = None if is_read(x.array) else copied(self, x, np.ascontiguousarray(x.array))
        return x if copy is None else copy

    def counting(self, count: int) -> Symbol:
        """0, 1, 2, ..."""
        if count not in self._counting:
            self._counting[count] = found = self.symbol(np.arange(count, dtype=np.int32))
            found.value.counts = True
        return self._counting[count]

    def kernel(self, name: str, args: tuple[Any, ...]) -> Any:
        """What a kernel computes, noted. The same of the same operands is computed once."""
        args = tuple(map(self.symbol, args))
        arrays = tuple(a.array if isinstance(a, Symbol) else a for a in args)
        kernel = kernel_of(name)
        run = kernels.get(name, kernel)
        dtype = kernel._dtype(arrays)
        given = [a for a in arrays if isinstance(a, np.ndarray)]
        expression = expression_of(name)
        fits = expression is not None and (expression.exact or not self.to_the_bit)
        if not fits or not is_stored(dtype) or not all(a.size and is_stored(a.dtype) for a in given):
            return self.call(name, run, args, KernelCall)
        axes: tuple[int, ...] = ()
        if kernel.shape != "elements":
            axes = (given[0].ndim - 1,)
            if given[0].shape[-1] > self.most_of_row or any(traits[a.dtype].name not in ("float32", "float64") for a in given):
                return self.call(name, partial(_on_whole_rows, run), args, KernelCall)
            arrays = tuple(contiguous(a) if isinstance(a, np.ndarray) else a for a in arrays)
        operands = tuple(a.value if isinstance(a, Symbol) else a for a in args)
        key = (name, *(o if isinstance(o, Value) else repr(o) for o in operands))
        if key not in self.known:
            self.known[key] = self.noted(Elementwise(name, operands, dtype=traits[dtype].name, axes=axes), run(*arrays))
        return self.symbols(self.known[key])

    def cast(self, symbol: Symbol, dtype: np.dtype[Any]) -> Symbol:
        """Another dtype."""
        if symbol.dtype == dtype:
            return symbol
        if traits[dtype].letter not in "fb" or traits[symbol.dtype].letter == "c" or not (is_stored(dtype) and is_stored(symbol.dtype) and symbol.size):
            return self.call("astype", _cast, (symbol, dtype))
        return self.converted(symbol, dtype)

    def converted(self, symbol: Symbol, dtype: Any) -> Symbol:
        """Another dtype, by a loop, once for each value."""
        key = ("to", symbol.value, dtype)
        if key not in self.known:
            self.known[key] = self.noted(Cast(f"to {dtype}", (symbol.value,)), symbol.array.astype(dtype))
        return self.symbols(self.known[key])

    # ---- values that the function reads, and random numbers

    def elements(self, tensor: Tensor) -> np.ndarray[Any, Any]:
        """The elements of a tensor that the function reads."""
        if self.notes is not None:
            self.notes.note_read(tensor)
        return self.read(self.array_of(tensor))

    def read(self, symbol: Symbol) -> np.ndarray[Any, Any]:
        """A number that the function reads. What it does from there on may depend on it."""
        letter = traits[symbol.dtype].letter
        if not self.follows or symbol.size != 1 or letter not in "bif":
            return self._read_each_time(symbol, "reads the value of a tensor")
        answer = str(symbol.array.item())
        function = partial(_answered, self.count_of_reads, answer)
        self._add(Read("item", (symbol.value,), function=function, several=True, answer=answer, real=letter == "f", where=users_place()))
        self.count_of_reads += 1
        return symbol.array

    def as_numpy(self, tensor: Tensor) -> np.ndarray[Any, Any]:
        """What the function reads as an array of NumPy's."""
        if self.notes is not None:
            self.notes.note_read(tensor)
        return self._read_each_time(self.array_of(tensor), "reads the elements of a tensor")

    def _read_each_time(self, symbol: Symbol, what: str) -> np.ndarray[Any, Any]:
        """What the function reads, and which it may do anything with: a program does not know what that was."""
        if not self.follows:
            self.refuse(what)
        self.each_time = self.each_time or f"{what}, at {users_place()}"
        array = symbol.array.copy()
        array.flags.writeable = False  # what is written there would be seen by nobody
        return array

    def drawn(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Tensor:
        """What a function gives that draws random numbers. Of this run are they alone: the generators go back to where they were when it is over."""
        return self._drawn(function, args, kwargs) if self.notes is None else self.notes.note_draw(function, args, kwargs, self._drawn)

    def _drawn(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Tensor:
        if why := why_not_drawn(function, args, kwargs):
            self.refuse(why)
        leaves, structure = flatten((args, kwargs))
        places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        symbols = [self.array_of(leaves[i]) for i in places]
        for i, symbol in zip(places, symbols):
            leaves[i] = plain_tensor(self.blank(symbol))
        if function in DRAWN_LIKE:
            places, symbols = [], []
        with Switched(tracer=None):
            for generator in [leaf for leaf in leaves if isinstance(leaf, Generator)] or self.default_generators:
                if generator not in self.random:
                    self.random[generator] = draw_ahead(generator)
            return plain_tensor(self.call(function.__name__, partial(_drawn, function, leaves, structure, places), tuple(symbols), Draw))

    @property
    def default_generators(self) -> list[Generator]:
        """Those that a function may draw from which is given none."""
        return [default_generator]

    def blank(self, symbol: Symbol) -> Any:
        """An array without elements, where and as the one lies that is stood for."""
        return without_elements(symbol.array)

    # ---- changes in place

    def changes(self, tensor: Tensor) -> None:
        """That a tensor is about to be changed in place."""
        in_place.let_change(self, tensor)

    def replaces(self, tensor: Tensor) -> None:
        """That a tensor is about to be given another array."""
        in_place.refuse_data(self, tensor)

    def assign(self, symbol: Symbol, found: Any) -> None:
        """What the elements of an array that is changed in place are from now on."""
        in_place.assign(self, symbol, found)

    def writes(self, op: Op, arrays: tuple[Any, ...]) -> None:
        """That an op writes into its first operand."""
        in_place.write(self, op, arrays)

    def makes(self, tensor: Tensor) -> None:
        """That the function makes a tensor anew, which is the same in each run, unless it is changed."""
        self._made[id(tensor)] = ref(tensor)

    def has_made(self, tensor: Tensor) -> bool:
        found = self._made.get(id(tensor))
        return found is not None and found() is tensor

    # ---- calls

    def call(self, name: str, function: Any, args: tuple[Any, ...], kind: type[Call] = Call) -> Any:
        """What a function of arrays gives, noted. A result that shows the memory of an operand is a view of that."""
        found = self.found_now(kind, function, args)
        if isinstance(found, np.generic):
            found = np.asarray(found)
        several = isinstance(found, (tuple, list))
        step = kind(name, _values(args), function=function, several=several)
        results = [self._result(step, array, args, i if several else None) for i, array in enumerate(found if several else (found,))]
        if any(r.value.origin is step for r in results):
            self._add(step)
        return type(found)(results) if type(found) in (tuple, list) else tuple(results) if several else results[0]

    def found_now(self, kind: type[Call], function: Any, args: tuple[Any, ...]) -> Any:
        """What a function of arrays gives in this run."""
        return function(*arrays_in(args))

    def _result(self, step: Call, array: Any, args: tuple[Any, ...], number: int | None) -> Symbol:
        if not isinstance(array, np.ndarray):
            raise Cut(f"calls {step.name}, which gives {type(array).__name__}")
        for shown in (s for s in symbols_in(args) if np.may_share_memory(s.array, array)):
            memory = shown.value.memory
            value = memory if _is_whole(array, memory.like) else self._shown(array, memory, step)
            step.results.append(value)
            view = self.symbol_type(self, value, array, shown.root)
            view.shown_by = step.name, step.function, args, number
            shown.root.views.append(ref(view))
            return view
        value = self.value(array, step)
        step.results.append(value)
        return self.symbol_type(self, value, array)

    def _shown(self, array: np.ndarray[Any, Any], source: Value, step: Call) -> Value:
        """What shows the memory of a value in some way, once for each way."""
        offset = address(array) - address(source.like)
        key = ("view", source, offset, array.dtype, array.shape, array.strides)
        if key not in self.known:
            self.known[key] = value = self.value(array)
            value.source, value.offset, value.shown_by = source, offset, step
        return self.known[key]

    def noted(self, step: Step, found: Any) -> list[Value]:
        step.results = [self.value(np.asarray(array), step) for array in (found if isinstance(found, tuple) else (found,))]
        self._add(step)
        return step.results

    def symbols(self, values: list[Value]) -> Any:
        symbols = tuple(self.symbol_type(self, value, value.like) for value in values)
        return symbols if len(symbols) > 1 else symbols[0]

    def _add(self, step: Step) -> None:
        if len(self.steps) >= MOST_STEPS:
            raise Cut(f"takes more than {MOST_STEPS:,} ops")
        self.steps.append(step)


class ArrayTracer(Tracer):
    """Notes what array functions and kernels compute as calls of these: where nothing can be compiled, a program is nothing else."""

    lowered: Mapping[Any, Rule] = {}
    is_native = False

    def kernel(self, name: str, args: tuple[Any, ...]) -> Any:
        kernel = kernel_of(name)
        run = kernels.get(name, kernel)
        if kernel.shape != "elements" and table.compiled:  # which give rows one behind another; NumPy lays its results out as it likes
            run = partial(_on_whole_rows, run)
        return self.call(name, run, tuple(map(self.symbol, args)), KernelCall)

    def cast(self, symbol: Symbol, dtype: np.dtype[Any]) -> Symbol:
        return symbol if symbol.dtype == dtype else self.call("astype", _cast, (symbol, dtype))


def _runs_along_rows(op: Op, given: tuple[Any, ...]) -> bool:
    """Whether an op is a kernel that goes through rows, and can do that here: these are the last dimension, and no copies are needed."""
    expression = expression_of(op.name)
    if expression is None or not expression.of_rows:
        return False
    x, dim = given[0], next(value for (name, _), value in zip(op.params, given) if name == "dim")
    return bool(0 < x.ndim and dim in (-1, x.ndim - 1))


def _answered(number: int, before: str, array: Any) -> tuple[()]:
    """Go on if a value is what it was."""
    answer = str(array.item())
    if answer != before:
        raise OtherWay(number, answer)
    return ()


def _drawn(function: Any, leaves: list[Any], structure: Structure, places: list[int], *arrays: Any) -> Any:
    """Random numbers, with arrays in the places of tensors."""
    leaves = list(leaves)
    for i, array in zip(places, arrays):
        leaves[i] = plain_tensor(array)
    args, kwargs = unflatten(leaves, structure)
    return function(*args, **kwargs)._array


def _on_whole_rows(kernel: Any, *args: Any) -> Any:
    return kernel(*[contiguous(a) if isinstance(a, np.ndarray) else a for a in args])


def _cast(array: Any, dtype: Any) -> Any:
    return array.astype(dtype)


def arrays_in(args: Any) -> Any:
    return tuple(tuple(arrays_in(a)) if isinstance(a, (tuple, list)) else a.array if isinstance(a, Symbol) else a for a in args)


def _values(args: Any) -> Any:
    return tuple(_values(a) if isinstance(a, (tuple, list)) else a.value if isinstance(a, Symbol) else a for a in args)


def symbols_in(args: Any) -> list[Symbol]:
    return [s for a in args for s in (symbols_in(a) if isinstance(a, (tuple, list)) else [a] if isinstance(a, Symbol) else [])]


def _is_whole(view: np.ndarray[Any, Any], of: np.ndarray[Any, Any]) -> bool:
    """Whether a view shows all of an array as it is."""
    return (view.dtype, view.shape, view.strides, address(view)) == (of.dtype, of.shape, of.strides, address(of))
