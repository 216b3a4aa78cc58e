"""The order in which weights of convolutions lie in memory."""

from __future__ import annotations

from typing import TypeVar

from specgrad.core.base.memory_format import memory_format as format_type
from specgrad.nn.modules.convolution import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d
from specgrad.nn.modules.module import Module

_M = TypeVar("_M", bound=Module)


def convert_conv2d_weight_memory_format(module: _M, memory_format: format_type) -> _M:
    """Lay out the weights of all convolutions of images, of a module and of what it contains, in an order such as channels_last. Returns the module."""
    return _converted(module, (Conv2d, ConvTranspose2d), memory_format)


def convert_conv3d_weight_memory_format(module: _M, memory_format: format_type) -> _M:
    """Lay out the weights of all convolutions of volumes in an order such as channels_last_3d. Returns the module."""
    return _converted(module, (Conv3d, ConvTranspose3d), memory_format)


def _converted(module: _M, kinds: tuple[type[Module], ...], memory_format: format_type) -> _M:
    for part in module.modules():
        if isinstance(part, kinds):
            part.weight.data = part.weight.detach().contiguous(memory_format=memory_format)
    return module
