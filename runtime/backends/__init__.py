"""Switches of what computes, with torch.backends' names: `cudnn`, which convolves and attends on CUDA devices, and `cuda`: ways to attend and to multiply."""

from specgrad.compiler.device.cudnn import switches as cudnn

from . import cuda

__all__ = ["cuda", "cudnn"]
