"""Fourier transforms, windows, special functions, masks."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor, fft, masked, signal, special

x = sg.randn(8)
assert_type(fft.fft(x), Tensor)
assert_type(fft.irfft(fft.rfft(x), n=8), Tensor)
assert_type(fft.fftfreq(8), Tensor)
assert_type(sg.stft(x, 4, window=sg.hann_window(4), return_complex=True), Tensor)
assert_type(signal.windows.hann(8), Tensor)
assert_type(special.gammaln(x.abs()), Tensor)
assert_type(special.softmax(x, 0), Tensor)
assert_type(masked.sum(x, mask=x > 0), Tensor)
assert_type(masked.argmax(x, 0, mask=x > 0), Tensor)
