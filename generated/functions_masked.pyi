# Generated from derivatives.yaml by `specgrad generate`; do not edit.
import builtins
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | builtins.complex  # complex is an op too

__all__ = ['amax', 'amin', 'argmax', 'argmin', 'cumprod', 'cumsum', 'log_softmax', 'logaddexp', 'logsumexp', 'mean', 'median', 'norm', 'normalize', 'prod', 'softmax', 'softmin', 'std', 'sum', 'var']


@overload
def amax(input: Tensor, dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def amax(input: Tensor, *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def amin(input: Tensor, dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def amin(input: Tensor, *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def argmax(input: Any, dim: int | None = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def argmax(input: Any, *, axis: int | None = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def argmin(input: Any, dim: int | None = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def argmin(input: Any, *, axis: int | None = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def cumprod(input: Tensor, dim: int, *, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def cumprod(input: Tensor, *, axis: int, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def cumsum(input: Tensor, dim: int, *, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def cumsum(input: Tensor, *, axis: int, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def log_softmax(input: Tensor, dim: int, *, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def log_softmax(input: Tensor, *, axis: int, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def logaddexp(input: Tensor, other: Tensor, *, dtype: dtype | None = ..., input_mask: Tensor | None = ..., other_mask: Tensor | None = ...) -> Tensor: ...
@overload
def logsumexp(input: Tensor, dim: Any = ..., *, keepdim: bool = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def logsumexp(input: Tensor, *, axis: Any = ..., keepdims: bool = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def mean(input: Tensor, dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def mean(input: Tensor, *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def median(input: Tensor, dim: int = ..., *, keepdim: bool = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def median(input: Tensor, *, axis: int = ..., keepdims: bool = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def norm(input: Tensor, ord: Number | None = ..., dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def norm(input: Tensor, ord: Number | None = ..., *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def normalize(input: Tensor, ord: Number, dim: int, *, eps: float = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def normalize(input: Tensor, ord: Number, *, axis: int, eps: float = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def prod(input: Tensor, dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def prod(input: Tensor, *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def softmax(input: Tensor, dim: int, *, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def softmax(input: Tensor, *, axis: int, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def softmin(input: Tensor, dim: int, *, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def softmin(input: Tensor, *, axis: int, dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def std(input: Tensor, dim: Any = ..., unbiased: bool | None = ..., *, correction: Number | None = ..., keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def std(input: Tensor, *, axis: Any = ..., unbiased: bool | None = ..., correction: Number | None = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def sum(input: Tensor, dim: Any = ..., *, keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def sum(input: Tensor, *, axis: Any = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def var(input: Tensor, dim: Any = ..., unbiased: bool | None = ..., *, correction: Number | None = ..., keepdim: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def var(input: Tensor, *, axis: Any = ..., unbiased: bool | None = ..., correction: Number | None = ..., keepdims: bool | None = ..., dtype: dtype | None = ..., mask: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
