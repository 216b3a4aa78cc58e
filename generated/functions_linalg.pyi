# Generated from derivatives.yaml by `specgrad generate`; do not edit.
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | complex

__all__ = ['matmul', 'vector_norm']


def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def vector_norm(input: Tensor, ord: Number = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...
