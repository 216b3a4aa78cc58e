"""Fourier transforms of the pieces of a signal, and the signal back from them."""

from __future__ import annotations

import warnings

from specgrad.core.base.dtypes import bfloat16, float16
from specgrad.core.factories.filled import ones, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def stft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None,
    win_length: int | None,
    window: Tensor | None,
    center: bool,
    pad_mode: str,
    normalized: bool,
    onesided: bool | None,
    return_complex: bool | None,
    align_to_window: bool | None,
) -> Tensor:
    if center and align_to_window is not None:
        raise RuntimeError("stft align_to_window should only be set when center = false")
    if not input.dtype.is_inexact:
        raise RuntimeError(f"stft: expected a tensor of floating point or complex values, but got {input.dtype}")
    if input.dtype in (float16, bfloat16):
        raise RuntimeError(f"stft: Unsupported dtype {input.dtype}; convert the input to float32 first")
    if input.dim() not in (1, 2):
        raise RuntimeError(f"stft: expected a 1D or 2D tensor, but got {input.dim()}D")
    hop, length = _steps("stft", n_fft, hop_length, win_length)
    weights = _weights("stft", input, window, length, n_fft)
    any_complex = input.is_complex() or weights.is_complex()
    half = not any_complex if onesided is None else onesided
    if half and any_complex:
        raise RuntimeError("stft: cannot have onesided output if window or input is complex")
    if return_complex is None and not any_complex:
        raise RuntimeError("stft requires the return_complex parameter be given for real inputs; True gives complex numbers, False pairs of real ones")
    if center:
        input = _with_edges(input, n_fft // 2, pad_mode)
    elif align_to_window:
        input = _with_edges(input, (n_fft - length) // 2, "constant")
    if not 0 < n_fft <= input.shape[-1]:
        raise RuntimeError(f"stft: expected 0 < n_fft < {input.shape[-1]}, but got n_fft={n_fft}")
    pieces = ops.unfold(input, -1, n_fft, hop) * weights
    by = 1 if normalized else 0
    found = ops._rfft(pieces, pieces.dim() - 1, [], by) if half else ops._fft(pieces, [pieces.dim() - 1], by, 1)
    found = ops.transpose(found, -2, -1)
    return found if return_complex or (any_complex and return_complex is None) else ops.view_as_real(found)


def istft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None,
    win_length: int | None,
    window: Tensor | None,
    center: bool,
    normalized: bool,
    onesided: bool | None,
    length: int | None,
    return_complex: bool,
) -> Tensor:
    if not input.is_complex():
        raise RuntimeError("istft requires a complex-valued input tensor matching the output from stft with return_complex=True.")
    if input.dim() not in (2, 3):
        raise RuntimeError(f"istft: expected a tensor with 2 or 3 dimensions, but got {input.dim()}")
    if not input.numel():
        raise RuntimeError("istft: input tensor cannot be empty.")
    hop, width = _steps("istft", n_fft, hop_length, win_length)
    if hop > width:
        raise RuntimeError(f"istft: expected 0 < hop_length <= win_length, but got {hop} and {width}")
    half = input.shape[-2] != n_fft if onesided is None else onesided
    bins = n_fft // 2 + 1 if half else n_fft
    if input.shape[-2] != bins:
        raise RuntimeError(f"istft: expected the frequency dimension (3rd to the last) of the input tensor to match n_fft ({n_fft}), got {input.shape[-2]}")
    weights = _weights("istft", input, window, width, n_fft)
    if half and return_complex:
        raise RuntimeError("istft: cannot have onesided output if return_complex")
    if weights.is_complex() and not return_complex:
        raise RuntimeError("istft: complex windows are incompatible with return_complex=False")
    spectra = ops.transpose(input, -2, -1)
    last, by = spectra.dim() - 1, 1 if normalized else 2
    if return_complex:
        pieces = ops._fft(spectra, [last], by, -1)
    else:
        pieces = ops._irfft(spectra if half else ops.slice(spectra, last, 0, n_fft // 2 + 1), last, [], n_fft, by)
    frames = pieces.shape[-2]
    total = n_fft + hop * (frames - 1)
    signal = ops._unfold_backward(pieces * weights, [*pieces.shape[:-2], total], pieces.dim() - 2, n_fft, hop)
    overlap = ops._unfold_backward(ops.expand(weights * weights, [frames, n_fft]), [total], 0, n_fft, hop)
    start = n_fft // 2 if center else 0
    end = total - start if length is None else start + length
    signal, overlap = (ops.slice(t, -1, start, min(end, total)) for t in (signal, overlap))
    if bool((abs(overlap._all_values()) < 1e-11).any()):
        raise RuntimeError("window overlap add min: 1; the windows that lie over one another must not add up to zero")
    signal = signal / overlap
    if length is not None and end > total:
        warnings.warn("The length of signal is shorter than the length parameter. Result is being padded with zeros in the tail.", stacklevel=4)
        signal = ops.cat([signal, zeros([*signal.shape[:-1], end - total], dtype=signal.dtype)], -1)
    return signal


def _steps(name: str, n_fft: int, hop_length: int | None, win_length: int | None) -> tuple[int, int]:
    """How far one piece is from the next, and how long a window is."""
    hop = n_fft // 4 if hop_length is None else hop_length
    length = n_fft if win_length is None else win_length
    if hop <= 0:
        raise RuntimeError(f"{name}: expected hop_length > 0, but got hop_length={hop}")
    if not 0 < length <= n_fft:
        raise RuntimeError(f"{name}: expected 0 < win_length <= n_fft, but got win_length={length}")
    return hop, length


def _weights(name: str, input: Tensor, window: Tensor | None, length: int, n_fft: int) -> Tensor:
    """The window, in the middle of a whole piece."""
    if window is None:
        window = ones(length, dtype=input.dtype.to_real())
    elif window.dim() != 1 or window.shape[0] != length:
        raise RuntimeError(f"{name}: expected a 1D window tensor of size equal to win_length={length}, but got window with size {list(window.shape)}")
    missing = n_fft - length
    if not missing:
        return window
    left = missing // 2
    return ops.cat([zeros(left, dtype=window.dtype), window, zeros(missing - left, dtype=window.dtype)], 0)


def _with_edges(input: Tensor, count: int, mode: str) -> Tensor:
    """The signal with as many numbers more at both ends."""
    size = input.shape[-1]
    if mode == "constant":
        edge = zeros([*input.shape[:-1], count], dtype=input.dtype)
        return ops.cat([edge, input, edge], -1)
    if mode == "replicate":
        shape = [*input.shape[:-1], count]
        return ops.cat([ops.expand(ops.slice(input, -1, 0, 1), shape), input, ops.expand(ops.slice(input, -1, size - 1, size), shape)], -1)
    if mode == "reflect":
        if count >= size:
            raise RuntimeError(f"Padding size should be less than the corresponding input dimension, but got: padding ({count}, {count}) of a signal of {size}")
        left, right = ops.slice(input, -1, 1, count + 1), ops.slice(input, -1, size - 1 - count, size - 1)
        return ops.cat([ops.flip(left, [-1]), input, ops.flip(right, [-1])], -1)
    if mode == "circular":
        if count > size:
            raise RuntimeError(f"Padding value causes wrapping around more than once: {count} numbers of a signal of {size}")
        return ops.cat([ops.slice(input, -1, size - count, size), input, ops.slice(input, -1, 0, count)], -1)
    raise NotImplementedError(f"Unrecognised padding mode {mode}; expected reflect, constant, replicate or circular")
