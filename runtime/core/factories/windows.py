"""Windows of signal processing, and the frequencies of a transform."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.core.base.dtypes import as_dtype, dtype, float32, float64, get_default_dtype
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.out import dtype_for
from specgrad.core.tape.tensor import Tensor

from .creation import real, whole
from .filled import Storage, made, made_into, numpy_of, shows_storage

if TYPE_CHECKING:
    from typing_extensions import Unpack

Shape = Callable[[Any], Any]  # of the places, from 0 to 1: the ends of a symmetric window, or the first place and the one behind the last


def _window(name: str, M: int, sym: bool, wanted: dtype | None, storage: Storage, shape: Shape) -> Tensor:
    (M,) = whole(f"signal.windows.{name}", M=M)
    if M < 0:
        raise ValueError(f"signal.windows.{name}(): expected M >= 0, but got {M}")
    kind = get_default_dtype() if wanted is None else as_dtype(wanted)
    if not (kind.is_floating_point and kind.itemsize >= 4):
        raise ValueError(f"signal.windows.{name}(): expected the dtype {float32} or {float64}, but got {kind}")
    if M <= 1:
        return made(name, np.ones(M, kind.numpy), storage)
    return made(name, _at(np.arange(M) / (M - 1 if sym else M), shape, kind), storage)


def _at(places: Any, shape: Shape, kind: dtype) -> Any:
    """A window at some places, in a dtype."""
    with np.errstate(all="ignore"):
        return shape(places).astype(kind.numpy)


def _sum_of_cosines(coefficients: Sequence[float]) -> Shape:
    return lambda t: sum((-1) ** k * a * np.cos(2 * np.pi * k * t) for k, a in enumerate(coefficients))


@shows_storage
@hides_frames
def bartlett(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A window that rises and falls in straight lines."""
    return _window("bartlett", M, sym, dtype, storage, lambda t: 1 - np.abs(2 * t - 1))


@shows_storage
@hides_frames
def blackman(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """0.42 - 0.5 cos(2 pi t) + 0.08 cos(4 pi t)."""
    return _window("blackman", M, sym, dtype, storage, _sum_of_cosines((0.42, 0.5, 0.08)))


@shows_storage
@hides_frames
def cosine(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Half a period of a sine, whose ends lie half a step outside."""
    (M,) = whole("signal.windows.cosine", M=M)
    steps = M - 1 if sym else M
    return _window("cosine", M, sym, dtype, storage, lambda t: np.sin(np.pi * (t * steps + 0.5) / (steps + 1)))


@shows_storage
@hides_frames
def exponential(M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """exp(-abs(n - center) / tau), for n from 0 on."""
    tau = real("signal.windows.exponential", "tau", tau)
    if tau <= 0:
        raise ValueError(f"signal.windows.exponential(): expected tau > 0, but got {tau}")
    if sym and center is not None:
        raise ValueError(f"signal.windows.exponential(): expected center=None with sym=True, but got {center}")
    (M,) = whole("signal.windows.exponential", M=M)
    steps = M - 1 if sym else M
    middle = steps / 2 if center is None else real("signal.windows.exponential", "center", center)
    return _window("exponential", M, sym, dtype, storage, lambda t: np.exp(-np.abs(t * steps - middle) / tau))


@shows_storage
@hides_frames
def gaussian(M: int, *, std: float = 1.0, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """exp(-(n - middle) ** 2 / (2 std ** 2)), for n from 0 on."""
    std = real("signal.windows.gaussian", "std", std)
    if std <= 0:
        raise ValueError(f"signal.windows.gaussian(): expected std > 0, but got {std}")
    (M,) = whole("signal.windows.gaussian", M=M)
    steps = M - 1 if sym else M
    return _window("gaussian", M, sym, dtype, storage, lambda t: np.exp(-(((t - 0.5) * steps / std) ** 2) / 2))


@shows_storage
@hides_frames
def general_cosine(M: int, *, a: Sequence[float], sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A sum of cosines of whole periods, with alternating signs."""
    if isinstance(a, str) or not hasattr(a, "__len__"):
        raise TypeError(f"signal.windows.general_cosine(): expected a to be a list or a tuple of coefficients, but got {type(a).__name__}")
    if not len(a):
        raise ValueError("signal.windows.general_cosine(): expected at least 1 coefficient, but got none")
    return _window("general_cosine", M, sym, dtype, storage, _sum_of_cosines([real("signal.windows.general_cosine", "a", c) for c in a]))


@shows_storage
@hides_frames
def general_hamming(M: int, *, alpha: float = 0.54, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """alpha - (1 - alpha) cos(2 pi t)."""
    alpha = real("signal.windows.general_hamming", "alpha", alpha)
    return _window("general_hamming", M, sym, dtype, storage, _sum_of_cosines((alpha, 1 - alpha)))


@shows_storage
@hides_frames
def hamming(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """0.54 - 0.46 cos(2 pi t)."""
    return _window("hamming", M, sym, dtype, storage, _sum_of_cosines((0.54, 0.46)))


@shows_storage
@hides_frames
def hann(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """0.5 - 0.5 cos(2 pi t)."""
    return _window("hann", M, sym, dtype, storage, _sum_of_cosines((0.5, 0.5)))


@shows_storage
@hides_frames
def kaiser(M: int, *, beta: float = 12.0, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """I0(beta sqrt(1 - (2 t - 1) ** 2)) / I0(beta)."""
    beta = real("signal.windows.kaiser", "beta", beta)
    if beta < 0:
        raise ValueError(f"signal.windows.kaiser(): expected beta >= 0, but got {beta}")
    return _window("kaiser", M, sym, dtype, storage, lambda t: np.i0(beta * np.sqrt(np.maximum(1 - (2 * t - 1) ** 2, 0))) / np.i0(beta))


@shows_storage
@hides_frames
def nuttall(M: int, *, sym: bool = True, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Four cosines that make the lobes beside the main one small."""
    return _window("nuttall", M, sym, dtype, storage, _sum_of_cosines((0.3635819, 0.4891775, 0.1365995, 0.0106411)))


WINDOWS = (bartlett, blackman, cosine, exponential, gaussian, general_cosine, general_hamming, hamming, hann, kaiser, nuttall)

# ---- the older functions, periodic unless told otherwise


def _older(name: str, length: int, periodic: bool, wanted: dtype | None, storage: Storage, shape: Shape) -> Tensor:
    (length,) = whole(name, window_length=length)
    if length < 0:
        raise RuntimeError(f"{name}(): expected window_length >= 0, but got {length}")
    kind = get_default_dtype() if wanted is None else as_dtype(wanted)
    if not kind.is_floating_point:
        raise NotImplementedError(f"{name}(): expected a floating-point dtype, but got {kind}")
    if length <= 1:
        return made(name, np.ones(length, kind.numpy), storage)
    return made(name, _at(np.arange(length) / (length if periodic else length - 1), shape, kind), storage)


@shows_storage
@hides_frames
def bartlett_window(window_length: int, periodic: bool = True, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """A window that rises and falls in straight lines."""
    return _older("bartlett_window", window_length, periodic, dtype, storage, lambda t: 1 - np.abs(2 * t - 1))


@shows_storage
@hides_frames
def blackman_window(window_length: int, periodic: bool = True, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """0.42 - 0.5 cos(2 pi t) + 0.08 cos(4 pi t)."""
    return _older("blackman_window", window_length, periodic, dtype, storage, _sum_of_cosines((0.42, 0.5, 0.08)))


@shows_storage
@hides_frames
def hamming_window(
    window_length: int, periodic: bool = True, alpha: float = 0.54, beta: float = 0.46, *, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """alpha - beta cos(2 pi t)."""
    alpha, beta = real("hamming_window", "alpha", alpha), real("hamming_window", "beta", beta)
    return _older("hamming_window", window_length, periodic, dtype, storage, _sum_of_cosines((alpha, beta)))


@shows_storage
@hides_frames
def hann_window(window_length: int, periodic: bool = True, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """0.5 - 0.5 cos(2 pi t)."""
    return _older("hann_window", window_length, periodic, dtype, storage, _sum_of_cosines((0.5, 0.5)))


@shows_storage
@hides_frames
def kaiser_window(window_length: int, periodic: bool = True, beta: float = 12.0, *, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """I0(beta sqrt(1 - (2 t - 1) ** 2)) / I0(beta)."""
    beta = real("kaiser_window", "beta", beta)
    return _older(
        "kaiser_window",
        window_length,
        periodic,
        dtype,
        storage,
        lambda t: np.i0(beta * np.sqrt(np.maximum(1 - (2 * t - 1) ** 2, 0))) / np.i0(beta),
    )


# ---- frequencies


@shows_storage
def fftfreq(n: int, d: float = 1.0, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """The frequencies of a transform of n numbers that are d apart: from zero up, then the negative ones."""
    try:
        return _frequencies("fftfreq", n, d, out, dtype, storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def rfftfreq(n: int, d: float = 1.0, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """The frequencies of the transform of n real numbers that are d apart: from zero up to the highest."""
    try:
        return _frequencies("rfftfreq", n, d, out, dtype, storage)
    except Exception:
        hide_frames()
        raise


def _frequencies(name: str, n: int, d: float, out: Tensor | None, wanted: dtype | None, storage: Storage) -> Tensor:
    if n.__class__ is not int:
        (n,) = whole(f"fft.{name}", n=n)
    if n < 0:
        raise RuntimeError(f"fft.{name}(): expected n >= 0, but got {n}")
    found = dtype_for(out, wanted)
    if found is not None and not found.is_inexact:
        raise RuntimeError(f"fft.{name}(): expected a floating-point or complex dtype, but got {found}")
    kind = numpy_of(found)
    if d.__class__ is not float:
        d = real(f"fft.{name}", "d", d)
    step = 1 / (n * d) if n * d else math.inf
    numbers = np.arange(n // 2 + 1 if name == "rfftfreq" else n)
    if name == "fftfreq":
        numbers[(n + 1) // 2 :] -= n
    if _LEAST < abs(step) < 1 and (kind == np.float32 or kind == np.float64):  # none of them is too large or small for its dtype
        frequencies = _times(numbers, step, kind)
    else:
        with np.errstate(all="ignore"):
            frequencies = _times(numbers, step, kind)
    return made_into(name, out, frequencies, storage)


_LEAST = 1e-30  # steps whose multiples are all normal numbers


def _times(numbers: Any, step: float, kind: Any) -> Any:
    """Whole numbers times a step, in float64."""
    found = numbers * step
    return found if found.dtype is kind else found.astype(kind)
