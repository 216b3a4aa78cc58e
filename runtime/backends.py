"""Switches of libraries that compute on devices, with torch.backends' names: `cudnn`, which convolves on CUDA devices where it is installed."""

from .compiler.device.cudnn import switches as cudnn

__all__ = ["cudnn"]
