"""The standard's extension for Fourier transforms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from specgrad.core.base.dtypes import dtype
from specgrad.core.factories import windows
from specgrad.core.tape.tensor import Tensor

from .names import Device, numpy_fft

Norm: TypeAlias = Literal["backward", "ortho", "forward"]


def fft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """The discrete Fourier transform."""
    return numpy_fft.fft(x, n, axis, norm)


def ifft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """Its inverse."""
    return numpy_fft.ifft(x, n, axis, norm)


def rfft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """The transform of real elements: one half of it, the other being its conjugate."""
    return numpy_fft.rfft(x, n, axis, norm)


def irfft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """The inverse of rfft: real elements."""
    return numpy_fft.irfft(x, n, axis, norm)


def hfft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """The transform of elements with Hermitian symmetry: real elements."""
    return numpy_fft.hfft(x, n, axis, norm)


def ihfft(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Tensor:
    """The inverse of hfft."""
    return numpy_fft.ihfft(x, n, axis, norm)


def fftn(x: Tensor, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Tensor:
    """The transform along several dimensions."""
    return numpy_fft.fftn(x, s, axes, norm)


def ifftn(x: Tensor, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Tensor:
    """Its inverse."""
    return numpy_fft.ifftn(x, s, axes, norm)


def rfftn(x: Tensor, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Tensor:
    """The transform of real elements along several dimensions."""
    return numpy_fft.rfftn(x, s, axes, norm)


def irfftn(x: Tensor, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Tensor:
    """The inverse of rfftn: real elements."""
    return numpy_fft.irfftn(x, s, axes, norm)


def fftfreq(n: int, /, *, d: float = 1.0, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """The frequencies of the transform of n elements, d apart."""
    return windows.fftfreq(n, d, dtype=dtype, device=device)


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: dtype | None = None, device: Device = None) -> Tensor:
    """The frequencies of the transform of n real elements, d apart."""
    return windows.rfftfreq(n, d, dtype=dtype, device=device)


def fftshift(x: Tensor, /, *, axes: int | Sequence[int] | None = None) -> Tensor:
    """The frequencies in ascending order, with 0 in the middle."""
    return numpy_fft.fftshift(x, axes)


def ifftshift(x: Tensor, /, *, axes: int | Sequence[int] | None = None) -> Tensor:
    """The inverse of fftshift."""
    return numpy_fft.ifftshift(x, axes)
