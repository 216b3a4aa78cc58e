"""The kernel that adds by index on a device: csrc/device/scatter_add.cuh has it."""

from __future__ import annotations

from functools import cache
from typing import Any

from .gather import INDICES, ByIndex, planned, strides_of
from .source import SUFFIXES, Source

ADDED = {
    "float32": "float", "float64": "double", "complex64": "sg_pair_f32", "complex128": "sg_pair_f64", "int32": "uint32_t", "int64": "unsigned long long",
}  # fmt: skip


@cache
def find(dtype: str, index: str) -> Source:
    """The source of the kernel that adds elements of a dtype by indices of another."""
    name = f"scatter_add_{SUFFIXES[dtype]}_{SUFFIXES[index]}"
    text = f'#define SG_KERNEL {name}\n#define SG_MEMORY {ADDED[dtype]}\n#define SG_INDEX {INDICES[index]}\n#include "scatter_add.cuh"\n'
    return Source(name, (), (), '#include "device.cuh"', text, ("added",))


class DeviceScatterAdd(ByIndex):
    """Adds elements, or slices, to a backend's arrays by index."""

    def __call__(self, out: Any, index: Any, dim: int, values: Any, slices: bool) -> bool:
        """Add to an array, in place; gives whether there is a kernel for that. For indices that are out of bounds nothing is added.

        Args:
            out: the array, of one dimension or more.
            index: of int32 or int64; negative ones count from the end. Unless it names slices, its shape is that of the values.
            dim: the dimension along which it names places, from 0.
            values: what is added, of the array's dtype.
            slices: whether each index names a slice; else it names the element at its own place in the other dimensions.
        """
        number = self.backend.index_of(out)
        shape, written, indices = strides_of(out.shape, out.strides, index.shape, index.strides, dim, slices)
        takes = out.dtype.name in ADDED and values.dtype == out.dtype and index.dtype.name in INDICES
        within = values.shape == shape and (slices or all(n <= out.shape[d] for d, n in enumerate(shape) if d != dim))
        if not takes or not within or {self.backend.index_of(a) for a in (index, values)} != {number}:
            return False
        if not values.size:
            return True
        arrays = out, index, values
        numbers = planned([a.data.ptr for a in arrays], [a.itemsize for a in arrays], shape, [*written, *indices, *values.strides])
        if numbers is None or out.strides[dim] % out.itemsize:
            return False
        given = *(a.data.ptr for a in arrays), out.shape[dim], out.strides[dim] // out.itemsize
        self.launch(find(out.dtype.name, index.dtype.name), number, numbers, given)
        return True
