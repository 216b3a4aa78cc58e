"""Views and broadcasting are read as vectors where the fastest dimension allows it: when kernels get that layout, and that they read the right elements."""

from __future__ import annotations

import numpy as np
import pytest

from specgrad.compiler.device.source import LAYOUTS
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Memory, run
from tests.cuda.test_layouts import BLOCK, KERNELS, _numpy, computed, filled, needs_compilers, program, rows, source

pytestmark = pytest.mark.skipif(not compiled, reason="layouts are chosen by compiled code")


@needs_compilers
@pytest.mark.parametrize(("kernel", "dtype"), [k for k in KERNELS if k[0] in ("add", "mul", "logical_xor", "eq")], ids="-".join)
def test_vectors_wherever_they_are(kernel: str, dtype: str) -> None:
    """Along the fastest dimension each operand is contiguous or repeated; results lie in any order otherwise."""
    itemsize = _numpy(dtype).itemsize
    width = 16 // itemsize
    for columns in (width, 5 * width):
        (of_a, a), (of_b, b) = (rows(columns, dtype) for _ in range(2))
        row, column = filled((columns,), dtype), filled((5, 1, 1), dtype)
        operands = [(a, b), (a, row.array), (row.array, a), (a, column.array), (column.array, a), (a.transpose(1, 0, 2)[..., None, :], row.array), (a, a[::-1])]
        operands += [(row.array, column.array), (a[:, :1], b[:1])]
        for number, (x, y) in enumerate(operands):
            shape = np.broadcast_shapes(x.shape, y.shape)
            result = Memory((2, *shape), np.dtype(bool) if kernel == "eq" else _numpy(dtype))
            plan = computed(kernel, dtype, x, y, [of_a, of_b, row, column], result, result.array[1], backwards=bool(number % 2))
            assert LAYOUTS[plan.layout] == ("inner" if width > 1 else "strided"), (columns, number)
            assert plan.blocks == -(-int(np.prod(shape)) // (BLOCK * width * (1 if itemsize == 1 else 2))) or width == 1


@pytest.mark.parametrize(
    ("columns", "change", "layout"),
    [
        (8, {}, "inner"), (6, {}, "strided"), (8, {"offset": 4}, "strided"), (8, {"offset": 8}, "strided"), (8, {"step": 2}, "strided"),
        (8, {"more": 17}, "strided"), (8, {"more": 18}, "strided"),
    ],
)  # fmt: skip
@needs_compilers
def test_what_is_no_vector(columns: int, change: dict[str, int], layout: str) -> None:
    """Columns that are no whole vectors, memory that does not begin at one, or has gaps: of any array."""
    for own, other in ((change, {}), ({}, change)):
        (of_a, a), (of_b, b) = rows(columns, "float32", **own), rows(columns, "float32", **other)
        result = Memory(a.shape, np.dtype("float32"))
        assert LAYOUTS[computed("add", "float32", a, b, [of_a, of_b], result).layout] == layout
    of_a, a = rows(columns, "float32")
    result = Memory((5, 3, columns * change.get("step", 1) + (1 if layout == "strided" else 0)), np.dtype("float32"), change.get("offset", 0))
    to = result.array[:, :, : columns * change.get("step", 1) : change.get("step", 1)]
    assert LAYOUTS[computed("add", "float32", a, a, [of_a], result, to).layout] == layout


@needs_compilers
def test_columns_that_are_no_whole_vectors() -> None:
    """Although all rows begin where vectors may."""
    (of_a, a), (of_b, b) = rows(6, "float32", more=18), rows(6, "float32", more=2)
    result = Memory((5, 3, 8), np.dtype("float32"))
    assert LAYOUTS[computed("add", "float32", a, b, [of_a, of_b], result, result.array[:, :, :6]).layout] == "strided"


@needs_compilers
def test_vectors_of_several_types_and_in_place() -> None:
    """A mask of bytes beside numbers of four; and results in the memory of an operand, which is read before."""
    (of_x, x), (of_y, y), mask = rows(16, "float32"), rows(16, "float32"), filled((3, 16), "bool")
    few = filled((5, 3, 1), "bool")
    for of_mask, given in ((mask, mask.array), (few, few.array)):
        to = Memory((5, 3, 16), np.dtype("float32"))
        plan = run(program(), source("where", "float32"), [given, x, y], [to.array], [m.bytes for m in (of_mask, of_x, of_y, to)])
        assert LAYOUTS[plan.layout] == "inner" and np.array_equal(to.array, np.where(given, x, y)) and to.untouched()
    row = filled((16,), "float32")
    want = x + row.array
    plan = run(program(), source("add", "float32"), [x, row.array], [x], [of_x.bytes, row.bytes], True)
    assert LAYOUTS[plan.layout] == "inner" and np.array_equal(x, want) and of_x.untouched()
