"""Fourier transforms: sizes, dimensions and norms checked, and what the transforms of arrays make of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.array.base.tools import checked_dim, listed
from specgrad.core.base.dtypes import bfloat16, float16, get_default_dtype
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

Sizes = int | Sequence[int] | None


def _numbers(name: str, input: Tensor) -> Tensor:
    """The input as floats or complex numbers."""
    if input.dtype in (float16, bfloat16):
        raise RuntimeError(f"fft.{name}(): expected numbers of 32 bits or more, but got {input.dtype}; convert the input to float32 first")
    return input if input.dtype.is_inexact else input.to(get_default_dtype())


def _real(name: str, input: Tensor) -> Tensor:
    if input.is_complex():
        raise RuntimeError(f"fft.{name}(): expected a real input, but got {input.dtype}")
    return _numbers(name, input)


def _complex(name: str, input: Tensor) -> Tensor:
    input = _numbers(name, input)
    return input if input.dtype.is_complex else ops._to_copy(input, input.dtype.to_complex())


def _divided_by(name: str, norm: str | None, forward: bool) -> int:
    """What the transform of a norm is divided by: nothing, the square root of the number of terms, or that number."""
    if norm is None:
        return 0 if forward else 2
    modes = ("backward", "ortho", "forward") if forward else ("forward", "ortho", "backward")
    if norm not in modes:
        raise RuntimeError(f"fft.{name}(): expected norm to be 'backward', 'ortho' or 'forward', but got {norm!r}")
    return modes.index(norm)


def _size(name: str, n: int) -> int:
    if n < 1:
        raise RuntimeError(f"fft.{name}(): expected a size of 1 or more to transform, but got {n}")
    return n


def _dim(name: str, input: Tensor, dim: int) -> int:
    ndim = input._array.ndim
    if ndim == 0:
        raise IndexError(f"fft.{name}(): expected an input with dimensions, but got the shape [], which has no dimension {dim}")
    return checked_dim(dim, ndim)


def _over(name: str, input: Tensor, s: Sizes, dim: Sizes) -> tuple[list[int], Sequence[int | None]]:
    """The dimensions to transform, and the sizes that are asked for; None for a size as it is."""
    sizes = None if s is None else listed(s)
    if dim is None:
        rank = input._array.ndim
        if sizes is not None and len(sizes) > rank:
            raise RuntimeError(f"fft.{name}(): expected at most {rank} sizes, for an input of shape {list(input.shape)}, but got {list(sizes)}")
        dims = list(range(0 if sizes is None else rank - len(sizes), rank))
    else:
        dims = [_dim(name, input, dim)] if dim.__class__ is int else [_dim(name, input, d) for d in listed(dim)]
        if len(dims) > 1 and len(set(dims)) != len(dims):
            raise RuntimeError(f"fft.{name}(): expected each dimension once, but got {dims}")
        if sizes is not None and len(sizes) != len(dims):
            raise RuntimeError(f"fft.{name}(): expected a size for each of the dimensions {dims}, but got {list(sizes)}")
    wanted: Sequence[int | None] = [None] * len(dims) if sizes is None else [None if n == -1 else _size(name, n) for n in sizes]
    shape = input._array.shape
    for d, n in zip(dims, wanted):
        if n is None and shape[d] < 1:
            _size(name, shape[d])
    return dims, wanted


def _some(name: str, input: Tensor, s: Sizes, dim: Sizes) -> tuple[list[int], Sequence[int | None]]:
    """As _over(), of one dimension or more."""
    dims, sizes = _over(name, input, s, dim)
    if not dims:
        raise RuntimeError(f"fft.{name}(): expected at least one dimension to transform, but got none")
    return dims, sizes


def _fitted(input: Tensor, dims: Sequence[int], sizes: Sequence[int | None]) -> Tensor:
    """The beginning of a tensor along some dimensions, or the tensor with zeros behind it."""
    border = None
    for d, n in zip(dims, sizes):
        if n is None or n == (size := input._array.shape[d]):
            continue
        if n < size:
            input = ops.slice(input, d, 0, n)
        else:
            border = border or [0, 0] * input._array.ndim  # before and after each dimension, the last one first
            border[-1 - 2 * d] = n - size
    return input if border is None else ops._constant_pad(input, border, 0, False)


def _line(name: str, input: Tensor, n: int | None, dim: int) -> tuple[Tensor, int]:
    """The input with n numbers along a dimension, which counts from the front."""
    dim = _dim(name, input, dim)
    if n is None or n == -1:
        _size(name, input._array.shape[dim])
        return input, dim
    return _fitted(input, (dim,), (_size(name, n),)), dim


# ---- complex numbers


def _transform(name: str, input: Tensor, s: Sizes, dim: Sizes, norm: str | None, forward: bool) -> Tensor:
    input = _numbers(name, input)
    dims, sizes = _over(name, input, s, dim)
    return ops._fft(_fitted(input, dims, sizes), dims, _divided_by(name, norm, forward), 1 if forward else -1)


def fft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    input, dim = _line("fft", _numbers("fft", input), n, dim)
    return ops._fft(input, [dim], _divided_by("fft", norm, True), 1)


def ifft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    input, dim = _line("ifft", _numbers("ifft", input), n, dim)
    return ops._fft(input, [dim], _divided_by("ifft", norm, False), -1)


def fftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _transform("fftn", input, s, dim, norm, True)


def ifftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _transform("ifftn", input, s, dim, norm, False)


# ---- real numbers, and half of a spectrum


def _of_real(name: str, input: Tensor, s: Sizes, dim: Sizes, norm: str | None, forward: bool) -> Tensor:
    input = _real(name, input)
    dims, sizes = _some(name, input, s, dim)
    found = ops._rfft(_fitted(input, dims, sizes), dims[-1], dims[:-1], _divided_by(name, norm, forward))
    return found if forward else ops.conj(found)


def _to_real(name: str, input: Tensor, s: Sizes, dim: Sizes, norm: str | None, forward: bool) -> Tensor:
    spectrum = _complex(name, input)
    dims, sizes = _some(name, spectrum, s, dim)
    last = 2 * (input._array.shape[dims[-1]] - 1) if sizes[-1] is None else sizes[-1]
    _size(name, last)
    spectrum = _fitted(spectrum, dims, [*sizes[:-1], last // 2 + 1])
    return ops._irfft(ops.conj(spectrum) if forward and input.dtype.is_complex else spectrum, dims[-1], dims[:-1], last, _divided_by(name, norm, forward))


def rfft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    input, dim = _line("rfft", _real("rfft", input), n, dim)
    return ops._rfft(input, dim, [], _divided_by("rfft", norm, True))


def rfftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _of_real("rfftn", input, s, dim, norm, True)


def ihfft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    return _of_real("ihfft", input, n, dim, norm, False)


def ihfftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _of_real("ihfftn", input, s, dim, norm, False)


def irfft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    return _to_real("irfft", input, n, dim, norm, False)


def irfftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _to_real("irfftn", input, s, dim, norm, False)


def hfft(input: Tensor, n: int | None, dim: int, norm: str | None) -> Tensor:
    return _to_real("hfft", input, n, dim, norm, True)


def hfftn(input: Tensor, s: Sizes, dim: Sizes, norm: str | None) -> Tensor:
    return _to_real("hfftn", input, s, dim, norm, True)


# ---- the order of frequencies


def fftshift(input: Tensor, dim: Any) -> Tensor:
    dims = _all_or(input, dim)
    return ops.roll(input, [input.shape[d] // 2 for d in dims], dims)


def ifftshift(input: Tensor, dim: Any) -> Tensor:
    dims = _all_or(input, dim)
    return ops.roll(input, [(input.shape[d] + 1) // 2 for d in dims], dims)


def _all_or(input: Tensor, dim: Any) -> list[int]:
    return list(range(input.dim())) if dim is None else [checked_dim(d, input.dim()) for d in listed(dim)]
