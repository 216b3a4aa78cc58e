"""What type checkers are shown of NumPy's functions over tensors: which give one tensor, and which something else."""

from __future__ import annotations

from typing import Any, Protocol

from specgrad.core.tape.tensor import Tensor


class TensorFunction(Protocol):
    """A function with NumPy's parameters that gives a tensor."""

    def __call__(self, *args: Any, **kwargs: Any) -> Tensor: ...


class Function(Protocol):
    """A function with NumPy's parameters that gives several tensors, or something else."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...


class TensorUfunc(TensorFunction, Protocol):
    """A function of each element, with the methods of NumPy's ufuncs."""

    nin: int
    nout: int
    nargs: int
    identity: Any

    def reduce(self, array: Any, axis: Any = 0, dtype: Any = None, out: Any = None, keepdims: bool = False, **options: Any) -> Tensor: ...
    def accumulate(self, array: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Tensor: ...
    def reduceat(self, array: Any, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Tensor: ...
    def outer(self, a: Any, b: Any, /, **options: Any) -> Tensor: ...
    def at(self, a: Any, indices: Any, *b: Any) -> None: ...
