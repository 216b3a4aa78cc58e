"""Kernels that compute several steps for each element, on arrays of a device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from specgrad.array.backends import Backend

from ..device.launch import Loaded
from ..device.plan import Plan
from ..device.source import numpy_dtype
from ..kernels.island import Island
from ..program import KernelCall
from .source import source_of

_ALIGNED = 16  # bytes: where arrays begin at multiples of these, they are read as vectors
_MOST_PLANS = 64  # of one kernel, by the layouts of its arrays


@dataclass(eq=False)
class DeviceLoop(KernelCall):
    """Steps that one kernel computes.

    Args:
        island: the steps.
    """

    island: Island = None  # type: ignore[assignment]  # which all give

    def __str__(self) -> str:
        return "\n".join([self.name, *(f"    {step}" for step in self.island.steps), f"    gives {', '.join(map(str, self.island.results))}"])


def loop_of(island: Island, backend: Backend, index: int | None) -> DeviceLoop:
    """An island as a call of its kernel, which is compiled now, unless it was before."""
    reads = island.reads()
    kernel = Loop(backend.kernels.loaded(source_of(island, reads), index), backend, index, island.shape)  # type: ignore[attr-defined]
    ops = ", ".join(step.name for step in island.steps)
    return DeviceLoop(f"loop({ops})", tuple(reads), list(island.results), kernel, len(island.results) > 1, island)


class Loop:
    """A kernel, for arrays that broadcast to one shape.

    Args:
        loaded: the kernel.
        backend: of the arrays.
        index: the number of the device.
        shape: to which they broadcast.
    """

    def __init__(self, loaded: Loaded, backend: Backend, index: int | None, shape: tuple[int, ...]):
        self.loaded, self.backend, self.index, self.shape = loaded, backend, index, shape
        self._dtypes = [numpy_dtype(name) for name in loaded.source.results]
        self._plans: dict[Any, Plan] = {}

    def __call__(self, *arrays: Any) -> Any:
        results = [self.backend.make(self.index, "empty", self.shape, dtype) for dtype in self._dtypes]
        stream = int(self.backend.module.cuda.get_current_stream().ptr)
        pointers = [a.data.ptr for a in (*arrays, *results)]
        key = (*(a.strides for a in arrays), *(pointer % _ALIGNED for pointer in pointers))
        plan = self._plans.get(key)
        if plan is not None:
            self.loaded.start(arrays, pointers, plan, stream, self._memory)
        else:
            plans = self.loaded.launch(list(arrays), results, self.shape, stream, self._memory)
            if not plans:  # as they lie in too many dimensions
                return self(*(self.backend.module.broadcast_to(a, self.shape).copy() for a in arrays))
            if len(plans) == 1:
                self._keep(key, plans[0])
        return results[0] if len(results) == 1 else tuple(results)

    def _memory(self, size: int) -> Any:
        return self.backend.make(self.index, "empty", (size,), "uint8")

    def _keep(self, key: Any, plan: Plan) -> None:
        if len(self._plans) >= _MOST_PLANS:
            self._plans.clear()
        self._plans[key] = plan
