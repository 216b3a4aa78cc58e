# Generated from derivatives.yaml by `specgrad generate`; do not edit.
import builtins
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | builtins.complex  # complex is an op too

__all__ = ['fft', 'fft2', 'fftn', 'fftshift', 'hfft', 'hfft2', 'hfftn', 'ifft', 'ifft2', 'ifftn', 'ifftshift', 'ihfft', 'ihfft2', 'ihfftn', 'irfft', 'irfft2', 'irfftn', 'rfft', 'rfft2', 'rfftn']


@overload
def fft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fftshift(input: Tensor, dim: Any = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def fftshift(input: Tensor, *, axis: Any = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hfftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifftshift(input: Tensor, dim: Any = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ifftshift(input: Tensor, *, axis: Any = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def ihfftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def irfftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfft(input: Tensor, n: int | None = ..., dim: int = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfft(input: Tensor, n: int | None = ..., *, axis: int = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfft2(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfft2(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfftn(input: Tensor, s: int | Sequence[int] | None = ..., dim: int | Sequence[int] | None = ..., norm: str | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def rfftn(input: Tensor, s: int | Sequence[int] | None = ..., *, axis: int | Sequence[int] | None = ..., norm: str | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
