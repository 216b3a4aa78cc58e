"""Saved tensors on the CPU: what a graph keeps of tensors on a GPU need not stay there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.device import device
from specgrad.core.tape.tensor import Tensor

from .hooks import saved_tensors_hooks


class save_on_cpu(saved_tensors_hooks):
    """Within, tensors that ops save for the backward pass are kept on the CPU, and moved back when they are needed.

    Tensors that are on the CPU already are not copied.

    Args:
        pin_memory: keep them in pinned memory, from which a GPU copies faster.
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
        super().__init__(partial(_pack, _to_pinned_host if pin_memory else to_host), _unpack)


def _pack(to_cpu: Callable[[Any], Any], tensor: Tensor) -> tuple[device, Tensor]:
    where, kept = tensor.device, tensor.detach()
    if not isinstance(kept._array, np.ndarray):
        kept._array, kept._changes = to_cpu(kept._array), [0]
    return where, kept


def _unpack(packed: tuple[device, Tensor]) -> Tensor:
    where, kept = packed
    return kept.to(where)


def _to_pinned_host(array: Any) -> Any:
    """A NumPy array in pinned memory with the elements of a CuPy array."""
    import cupyx  # type: ignore[import-not-found,import-untyped,unused-ignore]

    from specgrad.core.kernels.cuda_arrays import BACKEND, OnDevice

    with OnDevice(BACKEND.index_of(array)):  # whose current stream copies
        out = cupyx.empty_like_pinned(array)
        array.get(out=out)
    return out
