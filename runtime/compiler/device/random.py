"""The kernel that draws random numbers on a device: csrc/device/random.cuh has it, and core/factories/philox.py says what it draws."""

from __future__ import annotations

import struct
from functools import cache
from typing import Any

from specgrad.core.kernels import table

from .driver import Kernels, check, driver
from .source import DTYPES, FLOATS, SUFFIXES, Source

KINDS = {"uniform": (*FLOATS, "float64"), "normal": (*FLOATS, "float64"), "integers": ("int64",), "trues": ("bool",)}
BITS = {"float16": 11, "bfloat16": 8}  # of a uniform number; of others 24, or 53
MOST = 2**30  # numbers of a launch
_THREADS = 128  # csrc/device/layout.h
_HEAD = 28  # numbers of a plan: csrc/launch.c
_MEMORY = {dtype: c for c, dtype in DTYPES.items()}


@cache
def find(kind: str, dtype: str) -> Source | None:
    """The source of the kernel for numbers of a kind in a dtype; None where there is none."""
    if dtype not in KINDS[kind]:
        return None
    taken = "float" if dtype in FLOATS else _MEMORY[dtype]
    defined = {
        "SG_KERNEL": kind, "SG_SUFFIX": SUFFIXES[dtype], "SG_MEMORY": _MEMORY[dtype], "SG_TAKEN": taken, "SG_DRAWN": f"sg_{kind}",
        "SG_BITS": str(BITS.get(dtype, 24)),
    }  # fmt: skip
    text = "".join(f"#define {word} {meaning}\n" for word, meaning in defined.items())
    return Source(f"{kind}_{SUFFIXES[dtype]}", (), (dtype,), '#include "device.cuh"', f'{text}#include "random.cuh"\n', ("drawn",))


def numbers_of_a_counter(dtype: str) -> int:
    return 2 if dtype in ("float64", "int64") else 4


class DeviceRandom(Kernels):
    """Fills arrays with random numbers."""

    def __call__(self, kind: str, out: Any, seed: int, draw: int, more: Any, a: int = 0, b: int = 0) -> bool:
        """Fill a new array, on whose device it is called; gives whether there is a kernel for its dtype.

        Args:
            kind: one of `KINDS`.
            out: the array.
            seed: the key.
            draw: the number of the draw.
            more: None, or two words on the device: one that is added to the number of the draw, and the bits in which the key is another.
            a, b: what the kernel needs to know.
        """
        source = find(kind, out.dtype.name)
        if source is None:
            return False
        if not out.size:
            return True
        index = self.backend.index_of(out)
        functions = self.functions(source, index)
        stream = int(self.backend.module.cuda.get_current_stream().ptr)
        lib, _ = driver()
        each = numbers_of_a_counter(out.dtype.name)
        for start in range(0, out.size, MOST):
            count = min(MOST, out.size - start)
            given = (out.data.ptr + start * out.itemsize, seed, draw, 0 if more is None else more.data.ptr, start // each, a, b)
            values = b"".join(struct.pack("=QQ", value, 0) for value in given)  # 16 bytes each
            plan = table._ffi.new("uint32_t[]", _HEAD + 8 * len(given))
            plan[0], plan[1], plan[2] = 0, count, -(-count // (each * _THREADS))
            check(lib.sg_device_launch(functions, plan, len(given), values, stream), f"the kernel {source.name} could not be launched")
        return True
