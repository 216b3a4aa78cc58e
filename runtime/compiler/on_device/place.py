"""Where a compiled function of tensors on a device runs."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import numpy as np

from specgrad.array.backends import Backend, backend_of
from specgrad.core.tape.tensor import Tensor

from ..cut import Mismatch
from ..device.launch import DeviceKernels
from ..kernels.fuse import Item
from ..kernels.island import Island
from ..program import Call, Value
from .loops import loop_of
from .source import pieces, with_single_elements
from .tracer import DeviceTracer


@dataclass(frozen=True)
class Place:
    """Args:
    backend: of the arrays.
    index: the number of the device.
    """

    backend: Backend
    index: int | None

    def tracer(self, follows: bool = False) -> DeviceTracer:
        return DeviceTracer(self.backend, self.index, follows)

    def parts(self, items: Iterable[Item], outputs: Iterable[Value]) -> list[Call]:
        """What computes the items of a program, in order."""
        found: list[Call] = []
        for item in with_single_elements(items, outputs):
            if isinstance(item, Island):
                found += [loop_of(piece, self.backend, self.index) for piece in pieces(item)]
            else:
                assert isinstance(item, Call)
                found.append(item)
        return found

    def current(self) -> AbstractContextManager[Any]:
        """Within, what is made anew is made here."""
        return self.backend.on(self.index)

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return self.backend.make(self.index, "zeros", shape, dtype)

    def check(self, value: Value, array: Any) -> None:
        """Raises:
        Mismatch: an array lies elsewhere, or has another dtype or shape than when the function was traced.
        """
        if array.__class__ is np.ndarray:
            fits = not array.ndim
        else:
            fits = self.backend.owns(array) and self.backend.index_of(array) == self.index
        if not fits or array.dtype != value.like.dtype or array.shape != value.like.shape:
            raise Mismatch


def place_of(leaves: Iterable[Any]) -> Place | str:
    """The device on which all tensors among arguments lie, where some do not lie in the host's memory; or why a function of these is not compiled."""
    arrays = [leaf._array for leaf in leaves if isinstance(leaf, Tensor)]
    there = next(a for a in arrays if not isinstance(a, np.ndarray))
    backend = backend_of(there)
    place = Place(backend, backend.index_of(there))
    if any(isinstance(a, np.ndarray) or backend_of(a) is not backend or backend.index_of(a) != place.index for a in arrays):
        return "its arguments lie on several devices"
    if not isinstance(backend.kernels, DeviceKernels):
        return f"specgrad has no compiled kernels for arrays on {backend.name}"
    return place
