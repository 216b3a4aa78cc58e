"""Tensors from data, as NumPy makes arrays: with the gradients of the tensors among the data."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.dispatch import numpy_arguments
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

__all__ = ["array", "asanyarray", "asarray", "ascontiguousarray", "full"]


def _in_dtype(value: Any, dtype: Any) -> Tensor:
    made = numpy_arguments.tensor(value)
    return made if dtype is None else made.to(numpy_arguments.dtype(dtype))


@hides_frames
def array(object: Any, dtype: Any = None, *, copy: bool | None = True, order: str = "K", subok: bool = False, ndmin: int = 0) -> Tensor:
    made = _in_dtype(object, dtype)
    made = made.reshape([1] * (ndmin - made.ndim) + list(made.shape)) if made.ndim < ndmin else made
    return ops.clone(made) if copy and isinstance(object, (Tensor, np.ndarray)) else made


def asarray(a: Any, dtype: Any = None, order: str | None = None, *, copy: bool | None = None) -> Tensor:
    return array(a, dtype, copy=bool(copy))


asanyarray = ascontiguousarray = asarray


@hides_frames
def full(shape: Any, fill_value: Any, dtype: Any = None, order: str = "C") -> Tensor:
    return ops.clone(ops.broadcast_to(_in_dtype(fill_value, dtype), (shape,) if isinstance(shape, int) else tuple(shape)))
