"""The fft namespace."""
