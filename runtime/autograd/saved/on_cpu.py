"""Saved tensors on the CPU: what a graph keeps of tensors on a GPU need not stay there."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.device import device
from specgrad.core.kernels.cuda_arrays import BACKEND
from specgrad.core.tape.tensor import Tensor

from .hooks import saved_tensors_hooks


class save_on_cpu(saved_tensors_hooks):
    """Within, tensors that ops save for the backward pass are kept on the CPU, and moved back when they are needed.

    Tensors that are on the CPU already are not copied.

    Args:
        pin_memory: keep them in pinned memory, which a GPU copies to and from while the host goes on.
        device_type: the kind of device from which tensors are moved; there is but "cuda".

    >>> x = specgrad.ones(3, requires_grad=True)
    >>> with specgrad.autograd.graph.save_on_cpu():
    ...     y = x.exp()
    >>> y.sum().backward()
    >>> x.grad
    tensor([2.7183, 2.7183, 2.7183])
    """

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda"):
        if device_type != "cuda":
            raise RuntimeError(f"save_on_cpu: expected device_type 'cuda', got {device_type!r}")
        super().__init__(_pack_pinned if pin_memory else _pack, _unpack)


def _pack(tensor: Tensor) -> tuple[device, Tensor, Any]:
    where, kept = tensor.device, tensor.detach()
    if not isinstance(kept._array, np.ndarray):
        kept._array, kept._changes = to_host(kept._array), [0]
    return where, kept, None


def _pack_pinned(tensor: Tensor) -> tuple[device, Tensor, Any]:
    """The same, without waiting for the copy: only the one that brings it back does, on the device."""
    where, kept, copied = tensor.device, tensor.detach(), None
    if not isinstance(kept._array, np.ndarray):
        (kept._array, copied), kept._changes = BACKEND.fetch(kept._array), [0]
    return where, kept, copied


def _unpack(packed: tuple[device, Tensor, Any]) -> Tensor:
    where, kept, copied = packed
    if copied is None:
        return kept.to(where)
    with BACKEND.on(where.index):
        BACKEND.module.cuda.get_current_stream().wait_event(copied)
    return kept.to(where, non_blocking=True)
