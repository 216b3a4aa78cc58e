"""Kernels of devices: their sources, compiled when they are first launched, and how they run over arrays."""
