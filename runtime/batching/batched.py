"""A Batched tensor: many samples that a function sees as one.

Its physical tensor holds all samples, along dimension 0; the function sees the shape and dtype of one of them. History, tangents and
changes are those of the physical tensor, so gradients of both modes flow through a batch as usual. The physical tensor may itself be
Batched, at a level outside: this is how levels nest.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from specgrad.array.backends import OfNumPy, at, module_of, stands_for
from specgrad.core.base.memory_format import refuse_for_batch
from specgrad.core.base.state import thread
from specgrad.core.factories.filled import one_size
from specgrad.core.tape.node import Node, new
from specgrad.core.tape.tensor import ShownAsTensor, Tensor

from .level import BatchLevel

_NOTHING = b"\xff" * 32  # the memory of all placeholders: code that reads it nevertheless gets NaN


class Placeholder(np.ndarray):
    """The array of a Batched tensor: shape and dtype of one sample, and no values. To compute with it is an error, not a wrong result."""

    physical: Any = None  # where the samples lie, if that is on a device: constants of formulas are made there

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> NoReturn:
        raise no_values(f"NumPy's {ufunc.__name__}")

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> NoReturn:
        raise no_values(f"NumPy's {func.__name__}")

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise no_values("the elements")

    if not TYPE_CHECKING:  # to a type checker, they are an array's
        item = tolist = astype = copy = any = all = min = max = sum = take = tobytes = __getitem__ = __setitem__ = __bool__ = __float__ = __int__ = _refuse
        __index__ = __complex__ = __array__ = __dlpack__ = __reduce__ = __reduce_ex__ = __deepcopy__ = __copy__ = __iter__ = _refuse


def no_values(what: str) -> RuntimeError:
    open_ = "inside of vmap" if thread.batch_levels else "outside of the vmap that it came from: a tensor of a batch is of use only within"
    return RuntimeError(f"vmap: the values of a tensor of a batch were asked for by {what}, {open_}. Use tensor operations alone.")


class _OfBatch(OfNumPy):
    def module_for(self, array: Any) -> Any:
        return np if array.physical is None else module_of(array.physical)

    def at(self, array: Any) -> AbstractContextManager[Any]:
        return super().at(array) if array.physical is None else at(array.physical)


stands_for(Placeholder, _OfBatch())


def placeholder(physical: Any) -> Any:
    """The array of one sample, of which the samples' array is given."""
    shape = physical.shape[1:]
    found = Placeholder(shape, physical.dtype, _NOTHING, 0, (0,) * len(shape))
    if physical.__class__ is not np.ndarray:  # of a device, or of a batch
        found.physical = physical.physical if physical.__class__ is Placeholder else physical
    return found


def batched(physical: Tensor, level: BatchLevel) -> Batched:
    """One sample's view of a tensor whose dimension 0 is the batch."""
    out: Batched = new(Batched)
    out._array = placeholder(physical._array)
    out._extra = None
    out._physical = physical
    out._level = level
    return out


def _forbidden(name: str) -> Callable[..., Any]:
    def method(self: Any, *args: Any, **kwargs: Any) -> NoReturn:
        raise RuntimeError(
            f"vmap: It looks like you're calling {name} on a Tensor. We don't support vmap over calling {name} on a Tensor, whose value differs from "
            "sample to sample: please try to rewrite what you're doing with other operations."
        )

    method.__name__ = name.strip(".()")
    return method


def _of_physical(name: str) -> Any:
    """A method that is the physical tensor's."""

    def method(self: Batched, *args: Any) -> Any:
        return getattr(self._physical, name)(*args)

    return method


def _new(name: str) -> Any:
    """A method such as new_zeros."""

    def method(self: Batched, *size: Any, **options: Any) -> Tensor:
        shape = (self._level.size, *one_size(size, options.pop("size", None)))
        return batched(getattr(self._physical, name)(shape, **options), self._level)

    return method


class Batched(Tensor, metaclass=ShownAsTensor):
    """A tensor inside of vmap: looks like one sample, and holds all of them."""

    __slots__ = ("_level", "_physical")

    _level: BatchLevel
    _physical: Tensor

    @property
    def _node(self) -> Node | None:
        return self._physical._node

    @_node.setter
    def _node(self, node: Node | None) -> None:
        self._physical._node = node

    _changes: Any = property(attrgetter("_physical._changes"))

    # ---- its place in the graph is the physical tensor's

    grad_fn: Any = property(attrgetter("_physical.grad_fn"))
    retains_grad: Any = property(attrgetter("_physical.retains_grad"))

    @property
    def requires_grad(self) -> bool:
        return self._physical.requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self._physical.requires_grad = value

    @property
    def grad(self) -> Tensor | None:
        grad = self._physical.grad
        return None if grad is None else batched(grad, self._level)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        self._physical.grad = self._level.all_of(value) if isinstance(value, Tensor) else value

    @grad.deleter
    def grad(self) -> None:
        del self._physical.grad

    @property
    def _base(self) -> Tensor | None:
        return None if self._physical._base is None else self

    @property
    def data(self) -> Tensor:
        return batched(self._physical.data, self._level)

    @data.setter
    def data(self, value: Tensor) -> None:
        self._physical.data = self._level.all_of(value)
        self._array = placeholder(self._physical._array)

    def detach(self) -> Tensor:
        return batched(self._physical.detach(), self._level)

    def detach_(self) -> Tensor:
        self._physical.detach_()
        return self

    def register_hook(self, hook: Any) -> Any:
        """The hook is called once, with the gradients of all samples as a Batched tensor."""

        def on_batch(grad: Tensor) -> Tensor | None:
            with BatchLevel(self._level.size, self._level.randomness) as level:
                replaced = hook(batched(grad, level))
                return None if replaced is None else level.all_of(replaced)

        return self._physical.register_hook(on_batch)

    # ---- memory

    device: Any = property(attrgetter("_physical.device"))
    is_cuda: Any = property(attrgetter("_physical.is_cuda"))
    is_cpu: Any = property(attrgetter("_physical.is_cpu"))

    def stride(self, dim: int | None = None) -> Any:
        strides = self._physical.stride()[1:]
        return strides if dim is None else strides[dim]

    # ---- a new tensor like it is Batched too, so that it may be changed in place

    def new_full(self, size: Any, fill_value: Any, **options: Any) -> Tensor:
        return _new("new_full")(self, size, fill_value=fill_value, **options)

    def is_contiguous(self, memory_format: Any = None) -> bool:
        refuse_for_batch("is_contiguous", memory_format)
        return self._physical.is_contiguous(memory_format)

    # ---- what would be different for each sample

    def __index__(self) -> int:
        raise TypeError("vmap: a tensor of a batch cannot be converted to an index: it has another value for each sample")

    def __bool__(self) -> bool:
        raise RuntimeError(
            "vmap: It looks like you're attempting to use a Tensor in some data-dependent control flow, such as `if` or `while`. "
            "Its value differs from sample to sample: choose with where() instead."
        )

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self, *, tensor_contents: str | None = None) -> str:
        return f"BatchedTensor(level={self._level.number}, size={self._level.size}, one sample: shape={list(self.shape)}, dtype={self.dtype})"

    def __format__(self, spec: str) -> str:
        return repr(self)


for _name in ("is_inference", "_is_view", "retain_grad", "storage_offset", "_all_values"):
    setattr(Batched, _name, _of_physical(_name))
for _name in ("new_zeros", "new_ones", "new_empty"):
    setattr(Batched, _name, _new(_name))
for _name, _shown in {
    "item": ".item()", "tolist": ".tolist()", "numpy": ".numpy()", "data_ptr": ".data_ptr()", "apply_": ".apply_()",
    "_number": "float(), int() or complex()", "__array__": "numpy.asarray()", "__dlpack__": "from_dlpack()", "__reduce_ex__": "pickle",
    "__copy__": "copy.copy()", "__deepcopy__": "copy.deepcopy()",
}.items():  # fmt: skip
    setattr(Batched, _name, _forbidden(_shown))
