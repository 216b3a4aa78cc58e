"""Fourier transforms: sizes, dimensions, norms, halves of spectra of odd and even lengths; windows and short-time transforms."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

from tests.oracle.both import Program, agree
from tests.oracle.ops.table import COMPLEX, Row, T, cases, check, row, words

WIDE = ("float32", "float64")
ALL = (*WIDE, *COMPLEX, "int64", "bool", "float16")
LAST = [T(), T((2, 3, 5), layout="steps"), T((4, 3), layout="columns"), T((5,))]
ONE: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
    ((), {}), ((4,), {}), ((3, 0), {}), ((6, -1, "ortho"), {}), ((), {"norm": "forward"}), ((), {"norm": "backward", "dim": 0}), ((), {"norm": "other"}),
    ((0,), {}), ((), {"dim": 5}), ((7,), {"norm": "ortho"}),
]  # fmt: skip
SEVERAL: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
    ((), {}), (((4, 3),), {}), (((3, 4), (0, 1)), {}), ((), {"dim": (1, 0), "norm": "ortho"}), ((), {"norm": "forward"}), ((), {"dim": (0, 0)}),
    (((2, 2, 2, 2),), {}), (((3, -1),), {}), (((3,),), {"dim": (0, 1)}), ((), {"dim": (-1,)}), ((), {"norm": "other"}),
]  # fmt: skip
# rounding: a transform adds up what may cancel
ROWS = [row(f"fft.{name}", t, *args, **kw, dtypes=ALL, loose=2e3) for name in words("fft ifft rfft irfft hfft ihfft") for t in LAST for args, kw in ONE]
MANY = [T(), T((2, 3, 5), layout="steps"), T((4, 3), layout="columns")]
ROWS += [
    row(f"fft.{name}", t, *args, **kw, dtypes=ALL, loose=2e3)
    for name in words("fft2 ifft2 rfft2 irfft2 hfft2 ihfft2 fftn ifftn rfftn irfftn hfftn ihfftn")
    for t in MANY
    for args, kw in SEVERAL
]
ROWS += [row(f"fft.{name}", T(()), dtypes=WIDE) for name in words("fft rfft irfft fftn rfftn irfftn hfftn")]
# PyTorch transforms no empty batch
ROWS += [row(f"fft.{name}", T((0, 3)), dtypes=WIDE) for name in words("fftn rfftn ifft2")]
ROWS += [row(f"fft.{name}", t, *args) for name in words("fftshift ifftshift") for t in (T(), T((2, 3, 5))) for args in [(), (0,), (-1,), ((0, 1),), (7,)]]

ANY = (*WIDE, "complex128", "int64")
SHORT: list[dict[str, Any]] = [
    {}, {"hop_length": 3}, {"win_length": 5}, {"window": T((8,), "unit")}, {"win_length": 5, "window": T((5,), "unit")}, {"center": False},
    {"normalized": True},
    {"onesided": False}, {"onesided": True}, {"pad_mode": "constant"}, {"pad_mode": "replicate"}, {"pad_mode": "circular"},
    {"center": False, "win_length": 5, "align_to_window": True}, {"align_to_window": True}, {"hop_length": 0}, {"win_length": 9}, {"window": T((7,), "unit")},
    {"window": T((8,), "unit", dtype="complex128", grad=False)},
]  # fmt: skip
ROWS += [row("stft", t, 8, **kw, return_complex=True, dtypes=ANY, loose=2e3) for t in (T((20,)), T((2, 20), layout="steps")) for kw in SHORT]
ROWS += [row("stft", T((20,)), 8, pad_mode="other", return_complex=True, dtypes=WIDE)]
ROWS += [
    row("stft", T((20,)), 8, dtypes=ANY),
    row("stft", T((20,)), 8, return_complex=False, dtypes=ANY, loose=2e3),
    row("stft", T((6,)), 16, return_complex=True),
]
ROWS += [row("stft", T((2, 2, 20)), 8, return_complex=True, dtypes=WIDE), row("stft", T((5,)), 8, center=False, return_complex=True, dtypes=WIDE)]
BACK: list[dict[str, Any]] = [
    {}, {"hop_length": 3}, {"win_length": 6}, {"window": T((8,), "unit")}, {"center": False}, {"normalized": True}, {"onesided": False}, {"onesided": True},
    {"length": 9}, {"return_complex": True}, {"hop_length": 9}, {"win_length": 9}, {"window": T((7,), "unit")}, {"length": 9, "center": False},
]  # fmt: skip
ROWS += [row("istft", t, 8, **kw, dtypes=(*COMPLEX, "float32"), loose=2e3) for t in (T((5, 6)), T((2, 5, 6)), T((8, 6)), T((4, 6))) for kw in BACK]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


WINDOWS = words("bartlett blackman cosine exponential gaussian hamming hann kaiser nuttall general_hamming")


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("length", [0, 1, 2, 5, 8, -1])
def test_windows(name: str, length: int) -> None:
    for kw in ({}, {"sym": False}, {"dtype": "float64"}, {"dtype": "int64"}):

        def program(lib: Any, kw: dict[str, Any] = kw) -> Any:
            return attrgetter(name)(lib.signal.windows)(length, **{k: getattr(lib, v) if k == "dtype" else v for k, v in kw.items()})

        agree(program, loose=32)


@pytest.mark.parametrize("program", [
    lambda lib: lib.signal.windows.exponential(6, tau=3.0),
    lambda lib: lib.signal.windows.exponential(6, tau=3.0, center=1.0, sym=False),
    lambda lib: lib.signal.windows.exponential(6, tau=-3.0),
    lambda lib: lib.signal.windows.exponential(6, center=1.0),
    lambda lib: lib.signal.windows.gaussian(6, std=2.5, sym=False),
    lambda lib: lib.signal.windows.gaussian(6, std=0.0),
    lambda lib: lib.signal.windows.general_cosine(6, a=[0.5, 0.25, 0.25]),
    lambda lib: lib.signal.windows.general_cosine(6, a=[]),
    lambda lib: lib.signal.windows.general_hamming(6, alpha=0.7),
    lambda lib: lib.signal.windows.kaiser(6, beta=5.0),
    lambda lib: lib.signal.windows.kaiser(6, beta=-1.0),
    lambda lib: lib.bartlett_window(5), lambda lib: lib.bartlett_window(5, False, dtype=lib.float64), lambda lib: lib.blackman_window(6),
    lambda lib: lib.hamming_window(6, True, 0.6, 0.4), lambda lib: lib.hann_window(6, periodic=False), lambda lib: lib.kaiser_window(6, True, 5.0),
    lambda lib: lib.hann_window(-1), lambda lib: lib.hann_window(5, dtype=lib.int64), lambda lib: lib.hann_window(1),
    lambda lib: lib.fft.fftfreq(7), lambda lib: lib.fft.fftfreq(6, 0.5), lambda lib: lib.fft.rfftfreq(7, d=2.0),
    lambda lib: lib.fft.rfftfreq(6, dtype=lib.float64), lambda lib: lib.fft.rfftfreq(2, dtype=lib.int64), lambda lib: lib.fft.fftfreq(0, dtype=lib.bool),
])  # fmt: skip
def test_windows_and_frequencies(program: Program) -> None:
    agree(program, loose=32)
