"""CUDA devices."""

from .core.kernels.cuda_arrays import device_count, is_available

__all__ = ["device_count", "is_available"]
