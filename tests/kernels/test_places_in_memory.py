"""The same numbers give the same bits, wherever in memory they and the result lie."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.kernels.kernel_cases import Array, all_kernels, each_kernel, elementwise, generator, kernels, operands, same_bits

SIZE = 33


def neighbours(arrays: list[Array], gap: int) -> list[Array]:
    """Copies of arrays one behind the other, so many elements apart."""
    step = max(a.itemsize for a in arrays)
    memory = np.zeros((SIZE + gap) * step * len(arrays) + 64, np.uint8)
    start, copies = -memory.ctypes.data % 64, []
    for array in arrays:
        copy = memory[start : start + array.nbytes].view(array.dtype)
        copy[...] = array
        copies.append(copy)
        start += (SIZE + gap) * step
    return copies


@each_kernel([n for n in elementwise() if len(all_kernels()[n].results) == 1])
def test_neighbours_change_nothing(name: str) -> None:
    for dtype in (np.dtype(np.float32), np.dtype(np.float64)):
        if "f" not in all_kernels()[name].classes:
            continue
        given: list[Any] = operands(all_kernels()[name], dtype, (SIZE,), generator(name))
        with np.errstate(all="ignore"):
            expected = kernels[name](*given)
            for gap in range(16):
                *moved, out = neighbours([*(a for a in given if isinstance(a, np.ndarray)), np.zeros_like(expected)], gap)
                rest = iter(moved)
                found = kernels[name].into(out, *(next(rest) if isinstance(a, np.ndarray) else a for a in given))
                assert found is None or same_bits(found, expected), f"{dtype}, {gap} elements apart"
