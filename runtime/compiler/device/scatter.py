"""The kernel that writes by index on a device, where elements are put or added: csrc/device/scatter.cuh has it."""

from __future__ import annotations

from functools import cache
from typing import Any

from .gather import INDICES, WIDTHS, ByIndex, planned, strides_of
from .source import SUFFIXES, Source

ADDED = {
    "float32": "float", "float64": "double", "complex64": "sg_pair_f32", "complex128": "sg_pair_f64", "int32": "uint32_t", "int64": "unsigned long long",
}  # fmt: skip


def find(dtype: Any, index: str, adds: bool) -> Source:
    """The source of the kernel that adds elements of a dtype, or puts them, by indices of another."""
    return _source(f"scatter_add_{SUFFIXES[dtype.name]}", ADDED[dtype.name], index, adds) if adds else _put(dtype.itemsize, index)


def _put(width: int, index: str) -> Source:
    return _source(f"scatter{width}", f"sg_copied<{width}>::type", index, False)


@cache
def _source(name: str, memory: str, index: str, adds: bool) -> Source:
    name = f"{name}_{SUFFIXES[index]}"
    defined = {"KERNEL": name, "MEMORY": memory, "INDEX": INDICES[index], "ADDS": int(adds)}
    text = "".join(f"#define SG_{word} {value}\n" for word, value in defined.items()) + '#include "scatter.cuh"\n'
    return Source(name, (), (), '#include "device.cuh"', text, ("written",))


class DeviceScatter(ByIndex):
    """Puts elements, or slices, into a backend's arrays by index, or adds them."""

    def __call__(self, out: Any, index: Any, dim: int, values: Any, slices: bool, adds: bool, negative: bool, refused: Exception | None) -> bool:
        """Write into an array; gives whether there is a kernel for that. For indices that are out of bounds nothing is written.

        Args:
            out: the array, of one dimension or more.
            index: of int32 or int64. Unless it names slices, its shape is that of the values.
            dim: the dimension along which it names places, from 0.
            values: what is put or added, of the array's dtype.
            slices: whether each index names a slice; else it names the element at its own place in the other dimensions.
            adds: whether values are added; of several that are put to one place any may stay.
            negative: whether negative indices count from the end; else they are out of bounds.
            refused: the error for indices that are out of bounds, of which the host hears when it next waits; None if these are looked for elsewhere.
        """
        number = self.backend.index_of(out)
        shape, written, indices = strides_of(out.shape, out.strides, index.shape, index.strides, dim, slices)
        takes = (out.dtype.name in ADDED if adds else out.itemsize in WIDTHS) and values.dtype == out.dtype and index.dtype.name in INDICES
        within = values.shape == shape and (slices or all(n <= out.shape[d] for d, n in enumerate(shape) if d != dim))
        if not takes or not within or {self.backend.index_of(a) for a in (index, values)} != {number}:
            return False
        if not values.size:
            return not index.size or refused is None
        arrays = out, index, values
        numbers = planned([a.data.ptr for a in arrays], [a.itemsize for a in arrays], shape, [*written, *indices, *values.strides])
        if numbers is None or out.strides[dim] % out.itemsize:
            return False
        size, wrong = out.shape[dim], None if refused is None else self.backend.flag(number)
        given = *(a.data.ptr for a in arrays), -size if negative else 0, size, out.strides[dim] // out.itemsize, 0 if wrong is None else wrong.data.ptr
        self.launch(find(out.dtype, index.dtype.name, adds), number, numbers, given)
        if refused is not None:
            self.backend.refuse_if_any(wrong, refused)
        return True
