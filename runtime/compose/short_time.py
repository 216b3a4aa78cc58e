"""Fourier transforms of the pieces of a signal, and the signal back from them."""

from __future__ import annotations

from specgrad.array.backends import at, refuse_if_any
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import bfloat16, float16
from specgrad.core.factories.creation import beside
from specgrad.core.factories.filled import ones, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .checks import inexact


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
        raise RuntimeError(f"stft(): expected align_to_window with center=False alone, but got align_to_window={align_to_window} with center=True")
    inexact("stft", input=input)
    if input.dtype in (float16, bfloat16):
        raise RuntimeError(f"stft(): expected numbers of 32 bits or more, but got {input.dtype}; convert the input to float32 first")
    if input.dim() not in (1, 2):
        raise RuntimeError(f"stft(): expected an input of 1 or 2 dimensions, but got the shape {list(input.shape)}")
    hop, length = _steps("stft", n_fft, hop_length, win_length)
    weights = _weights("stft", input, window, length, n_fft)
    any_complex = input.is_complex() or weights.is_complex()
    half = not any_complex if onesided is None else onesided
    if half and any_complex:
        raise RuntimeError(f"stft(): expected a real input and window with onesided=True, but got {input.dtype} and {weights.dtype}; use onesided=False")
    if return_complex is None and not any_complex:
        raise RuntimeError("stft(): expected return_complex for a real input, but got none; True gives complex numbers, False pairs of real ones")
    if center:
        input = _with_edges(input, n_fft // 2, pad_mode)
    elif align_to_window:
        input = _with_edges(input, (n_fft - length) // 2, "constant")
    if not 0 < n_fft <= input.shape[-1]:
        raise RuntimeError(f"stft(): expected 0 < n_fft <= {input.shape[-1]}, the length of the signal, but got {n_fft}")
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
        raise RuntimeError(f"istft(): expected a complex input, as stft() gives with return_complex=True, but got {input.dtype}")
    if input.dim() not in (2, 3):
        raise RuntimeError(f"istft(): expected an input of 2 or 3 dimensions, but got the shape {list(input.shape)}")
    if not input.numel():
        raise RuntimeError(f"istft(): expected an input with elements, but got the shape {list(input.shape)}")
    hop, width = _steps("istft", n_fft, hop_length, win_length)
    if hop > width:
        raise RuntimeError(f"istft(): expected 0 < hop_length <= win_length, but got hop_length={hop} and win_length={width}")
    half = input.shape[-2] != n_fft if onesided is None else onesided
    bins = n_fft // 2 + 1 if half else n_fft
    if input.shape[-2] != bins:
        raise RuntimeError(f"istft(): expected {bins} frequencies, for n_fft={n_fft}, in the last dimension but one, but got the shape {list(input.shape)}")
    weights = _weights("istft", input, window, width, n_fft)
    if half and return_complex:
        raise RuntimeError("istft(): expected onesided=False with return_complex=True, but got onesided=True, whose half of a spectrum gives real numbers")
    if weights.is_complex() and not return_complex:
        raise RuntimeError(f"istft(): expected a real window with return_complex=False, but got {weights.dtype}")
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
    with at(overlap._all_values()):
        refuse_if_any(
            abs(overlap._all_values()) < 1e-11,
            RuntimeError("istft(): expected windows that cover the signal, but got places where they add up to zero; use a smaller hop_length"),
        )
    signal = signal / overlap
    if length is not None and end > total:
        warn_user("The length of signal is shorter than the length parameter. Result is being padded with zeros in the tail.")
        signal = ops.cat([signal, zeros([*signal.shape[:-1], end - total], dtype=signal.dtype, device=beside(signal))], -1)
    return signal


def _steps(name: str, n_fft: int, hop_length: int | None, win_length: int | None) -> tuple[int, int]:
    """How far one piece is from the next, and how long a window is."""
    hop = n_fft // 4 if hop_length is None else hop_length
    length = n_fft if win_length is None else win_length
    if hop <= 0:
        raise RuntimeError(f"{name}(): expected hop_length > 0, but got {hop}")
    if not 0 < length <= n_fft:
        raise RuntimeError(f"{name}(): expected 0 < win_length <= {n_fft}, the n_fft, but got {length}")
    return hop, length


def _weights(name: str, input: Tensor, window: Tensor | None, length: int, n_fft: int) -> Tensor:
    """The window, in the middle of a whole piece."""
    if window is None:
        window = ones(length, dtype=input.dtype.to_real(), device=beside(input))
    elif window.dim() != 1 or window.shape[0] != length:
        raise RuntimeError(f"{name}(): expected a window of shape [{length}], the win_length, but got {list(window.shape)}")
    missing = n_fft - length
    if not missing:
        return window
    left = missing // 2
    return ops.cat([zeros(left, dtype=window.dtype, device=beside(window)), window, zeros(missing - left, dtype=window.dtype, device=beside(window))], 0)


def _with_edges(input: Tensor, count: int, mode: str) -> Tensor:
    """The signal with as many numbers more at both ends."""
    size = input.shape[-1]
    if mode == "constant":
        edge = zeros([*input.shape[:-1], count], dtype=input.dtype, device=beside(input))
        return ops.cat([edge, input, edge], -1)
    if mode == "replicate":
        shape = [*input.shape[:-1], count]
        return ops.cat([ops.expand(ops.slice(input, -1, 0, 1), shape), input, ops.expand(ops.slice(input, -1, size - 1, size), shape)], -1)
    if mode == "reflect":
        if count >= size:
            raise RuntimeError(f"stft(): expected a signal of more than {count} numbers, with pad_mode='reflect', but got {size}; use a smaller n_fft")
        left, right = ops.slice(input, -1, 1, count + 1), ops.slice(input, -1, size - 1 - count, size - 1)
        return ops.cat([ops.flip(left, [-1]), input, ops.flip(right, [-1])], -1)
    if mode == "circular":
        if count > size:
            raise RuntimeError(f"stft(): expected a signal of {count} numbers or more, with pad_mode='circular', but got {size}; use a smaller n_fft")
        return ops.cat([ops.slice(input, -1, size - count, size), input, ops.slice(input, -1, 0, count)], -1)
    raise NotImplementedError(f"stft(): expected pad_mode to be 'reflect', 'constant', 'replicate' or 'circular', but got {mode!r}")
