"""Which layout a kernel of a device gets for some arrays, and that each reads and writes the right elements, for all sizes and kinds of views."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device.plan import Plan, plan_of
from specgrad.compiler.device.source import LAYOUTS, Source, find
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Fault, Memory, Program, lacking, run
from tests.made_once import made_once

BLOCK = 128  # threads
needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="layouts are chosen by compiled code")


def source(kernel: str, dtype: str) -> Source:
    found = find(kernel, dtype)
    assert found is not None
    return found


@made_once
def program() -> Program:
    return Program([source(*wanted) for wanted in KERNELS])


KERNELS = [
    ("add", "float32"), ("add", "float16"), ("add", "bfloat16"), ("add", "float64"), ("mul", "complex64"), ("mul", "complex128"), ("add", "uint8"),
    ("add", "int16"),
    ("logical_xor", "bool"), ("eq", "float64"), ("where", "float32"), ("polar_backward", "float32"), ("_adam_update", "float32"),
]  # fmt: skip


def filled(shape: tuple[int, ...], dtype: str, offset: int = 0) -> Memory:
    """An array of small whole numbers, which every dtype holds and adds without rounding."""
    memory = Memory(shape, _numpy(dtype), offset)
    count = int(np.prod(shape))
    memory.array[...] = (np.arange(count).reshape(shape) * 7 % 11 if dtype != "bool" else np.arange(count).reshape(shape) % 3 == 0).astype(memory.array.dtype)
    return memory


def _numpy(dtype: str) -> np.dtype[Any]:
    import ml_dtypes

    return np.dtype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)


def expected(kernel: str, a: Any, b: Any) -> Any:
    return {"add": np.add, "mul": np.multiply, "logical_xor": np.logical_xor, "eq": np.equal}[kernel](a, b)


def computed(kernel: str, dtype: str, a: Any, b: Any, memories: list[Memory], result: Memory, to: Any = None, backwards: bool = False) -> Plan:
    """Run a kernel of two operands, and compare; `to`: the part of the result's memory that is written."""
    to = result.array if to is None else to
    want = expected(kernel, np.broadcast_to(a, to.shape).copy(), np.broadcast_to(b, to.shape).copy())
    plan = run(program(), source(kernel, dtype), [a, b], [to], [m.bytes for m in (*memories, result)], backwards)
    assert np.array_equal(to, want), f"{kernel} {dtype} in {LAYOUTS[plan.layout]}"
    assert all(m.untouched() for m in (*memories, result))
    return plan


def sizes(itemsize: int, of_thread: int) -> list[int]:
    """Sizes around those of a vector, of what a block of vectors holds, and of what a block of elements holds."""
    around = {16 // itemsize, BLOCK * of_thread, 2 * BLOCK * of_thread, 4 * BLOCK}
    return sorted({1, 2, 3, *(n + d for n in around for d in (-1, 0, 1) if n + d > 0)})


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize(("kernel", "dtype"), [k for k in KERNELS if k[0] in ("add", "mul", "logical_xor", "eq")], ids="-".join)
def test_contiguous_arrays_of_any_size(kernel: str, dtype: str) -> None:
    itemsize = _numpy(dtype).itemsize
    for n in sizes(itemsize, 16 // itemsize * (1 if itemsize == 1 else 2)):
        for offset, layout in ((0, "vectors"), (itemsize, "vectors" if itemsize == 16 else "elements")):
            a, b = filled((n,), dtype, offset), filled((n,), dtype)
            result = Memory((n,), np.dtype(bool) if kernel == "eq" else a.array.dtype, 0)
            plan = computed(kernel, dtype, a.array, b.array, [a, b], result, backwards=bool(n % 2))
            assert LAYOUTS[plan.layout] == layout


@needs_compilers
@pytest.mark.parametrize("dtype", ["float32", "float16", "complex64", "bool"])
def test_views_of_any_kind(dtype: str) -> None:
    """Transposed, broadcast, reversed, with steps, and with dimensions that join or vanish."""
    kernel = {"complex64": "mul", "bool": "logical_xor"}.get(dtype, "add")
    base = filled((6, 5, 4, 3), dtype)
    x = base.array
    row, column = filled((3,), dtype), filled((6, 1, 1, 1), dtype)
    views = [
        (x, row.array), (x, column.array), (x.T, x.T[::-1]), (x.transpose(0, 2, 1, 3), x.transpose(0, 2, 1, 3)), (x[::-1, :, ::-1], x),
        (x[:, ::2, 1:, :], x[:, ::2, :-1, :]),
        (x[:, 1], x[:, 0, :1]), (x[:, None], x[:, None]), (x.reshape(30, 12)[::7], x.reshape(30, 12)[:5]), (x[..., 0], x[..., 2]), (row.array, column.array),
    ]  # fmt: skip
    for a, b in views:
        shape = np.broadcast_shapes(a.shape, b.shape)
        result = Memory(shape, x.dtype)
        computed(kernel, dtype, a, b, [base, row, column], result)
        spread = Memory((*shape, 2), x.dtype)  # written with steps, in another order
        computed(kernel, dtype, a.T, b.T, [base, row, column], spread, spread.array[..., 1].T) if len(a.shape) == len(b.shape) else None


def rows(columns: int, dtype: str, offset: int = 0, step: int = 1, more: int = 16) -> tuple[Memory, Any]:
    """Memory of 5 x 3 rows, and an array of them: of each the first elements, or every second one; behind these are some more."""
    memory = filled((5, 3, columns + more), dtype, offset)
    return memory, memory.array[:, :, : columns * step : step]


@needs_compilers
def test_eight_dimensions_that_do_not_join() -> None:
    base = filled((3,) * 8, "float32")
    result = Memory((3,) * 8, np.dtype("float32"))
    plan = computed("add", "float32", base.array.transpose(7, 5, 3, 1, 0, 2, 4, 6), base.array, [base], result)
    assert LAYOUTS[plan.layout] == "strided"
    assert plan.numbers[3] == 8


@needs_compilers
@pytest.mark.parametrize("backwards", [False, True])
def test_in_place(backwards: bool) -> None:
    """A result may be an operand's own memory, in every layout, whatever order threads have."""
    for view in (lambda x: x, lambda x: x[1:], lambda x: x[::-2], lambda x: x.reshape(50, 47).T[3:, ::3]):
        a, b = filled((2350,), "float32"), filled((2350,), "float32")
        to, other = view(a.array), view(b.array)
        want = to + other
        run(program(), source("add", "float32"), [to, other], [to], [a.bytes, b.bytes], backwards)
        assert np.array_equal(to, want)


@needs_compilers
def test_several_results_and_types() -> None:
    """Operands of several widths in one vector, and a result for each gradient."""
    for n in (1, 513, 2048):
        mask, x, y = filled((n,), "bool"), filled((n,), "float32"), filled((n,), "float32", 4)
        for layout_of_y in (y, filled((n,), "float32")):
            to = Memory((n,), np.dtype("float32"))
            run(program(), source("where", "float32"), [mask.array, x.array, layout_of_y.array], [to.array], [m.bytes for m in (mask, x, layout_of_y, to)])
            assert np.array_equal(to.array, np.where(mask.array, x.array, layout_of_y.array))
        grad, size, angle = filled((n,), "complex64"), filled((n,), "float32"), filled((n,), "float32")
        results = [Memory((n,), np.dtype("float32")) for _ in range(2)]
        run(
            program(),
            source("polar_backward", "float32"),
            [grad.array, angle.array, size.array],
            [r.array for r in results],
            [m.bytes for m in (grad, size, angle, *results)],
        )
        assert all(m.untouched() for m in (grad, size, angle, *results))


def test_what_has_no_layout() -> None:
    """A misaligned array, strides that are no whole elements, more elements than 31 bits number, and more than 8 dimensions are left to the array module."""
    add = source("add", "float32")

    def planned(shape: tuple[int, ...], strides: tuple[int, ...], pointer: int = 4096) -> Plan | None:
        return plan_of(add, [pointer, 4096, 4096], [4, 4, 4], shape, [strides, (0,) * len(shape), strides])

    assert planned((8,), (4,)) is not None
    assert planned((8,), (4,), 4098) is None
    assert planned((8,), (6,)) is None
    assert planned((2**16, 2**16), (2**18, 4)) is None
    assert planned((2, 1000000), (2**33, 4)) is None
    nine = (2,) * 9
    backwards = tuple(4 * 3**i for i in range(9))
    assert planned(nine, backwards) is None
    assert planned((0, 3), (12, 4)) is not None


@pytest.mark.parametrize("size", [2, 3, 5, 7, 641, 2**16 - 1, 2**16 + 1, 2**30, 2**30 + 1, 2**31 - 1])
def test_quotients_by_multiplication(size: int) -> None:
    """(umulhi(i, factor) + i) >> shift is i / size, for every i of 31 bits: tried at the borders of quotients."""
    plan = plan_of(source("add", "float32"), [4096, 4100, 4096], [4] * 3, (size,), [(0,), (4,), (4,)])
    assert plan is not None
    number, factor, shift = plan.numbers[4:7]
    assert (LAYOUTS[plan.layout], number) == ("strided", size)
    multiples = np.random.default_rng(size).integers(0, 2**31 // size, 2000) * size
    for i in map(int, [0, size - 1, size, 2**31 - 1, *multiples, *(multiples - 1), *(multiples + size - 1)]):
        if 0 <= i < 2**31:
            assert (((i * factor) >> 32) + i) >> shift == i // size, i


# ---- mistakes, each of which a test above must notice


def wrong(changed: dict[str, str], arrays: Any, kernel: tuple[str, str] = ("add", "float32")) -> None:
    """Run a kernel that is made of headers with a mistake; raises what notices it."""
    broken = Program([source(*kernel)], changed)
    a, b, to, memories = arrays()
    run(broken, source(*kernel), [a, b], [to], [m.bytes for m in memories])
    assert np.array_equal(to, a + b), "other values"
    assert all(m.untouched() for m in memories), "writes beyond an array"


def contiguous(n: int, offset: int = 0) -> Any:
    def arrays() -> Any:
        a, b, r = (filled((n,), "float32", offset), filled((n,), "float32"), Memory((n,), np.dtype("float32")))
        return a.array, b.array, r.array, [a, b, r]

    return arrays


def transposed() -> Any:
    a, b, r = filled((40, 30), "float32"), filled((30, 40), "float32"), Memory((30, 40), np.dtype("float32"))
    return a.array.T, b.array, r.array, [a, b, r]


def rows_and_a_column() -> Any:
    (of_a, a), column, r = rows(8, "float32"), filled((5, 1, 1), "float32"), Memory((5, 3, 8), np.dtype("float32"))
    return a, column.array, r.array, [of_a, column, r]


def many_rows() -> Any:
    a, b, r = filled((130, 20), "float32"), filled((16,), "float32"), Memory((130, 16), np.dtype("float32"))
    return a.array[:, :16], b.array, r.array, [a, b, r]


TAIL = "for (uint32_t i_ = base + threadIdx.x; {} < n; i_ += SG_THREADS) {{"
NEXT = "const uint32_t i_ = first + u * SG_THREADS;\n        "
GUARDED = NEXT + "if (i_ < n) {\n            const"
MISTAKES = {
    "wrong stride": ({"(int32_t)index * grid.strides[d][p];": "(int32_t)index * grid.strides[d][0];"}, transposed),
    "wrong quotient": ({"__umulhi(i, grid.sizes[d].factor) + i)": "__umulhi(i, grid.sizes[d].factor))"}, transposed),
    "broken tail": ({TAIL.format("i_"): TAIL.format("i_ + 1")}, contiguous(1030)),
    "tail taken for a block": ({"if (n - base < elements) {": "if (n - base + 4 < elements) {"}, contiguous(1022)),
    "unguarded read": ({"v##i[u] = a##i[i_];\n        if (i_ < n) {": "v##i[u] = a##i[i_];\n        {"}, contiguous(1030, 4)),
    "one element taken for a vector": ({"if (step)\n            all =": "if (true)\n            all ="}, rows_and_a_column),
    "one element not spread": ({"words[k] = words[k - of_one];": ";"}, rows_and_a_column),
    "vectors that are not read": ({"vectors = n / V;": "vectors = n / V / 2;"}, many_rows),
    "unguarded write": ({GUARDED: NEXT + "{\n            const"}, contiguous(1030, 4)),
}


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize(("changed", "arrays"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], arrays: Any) -> None:
    wrong({}, arrays)
    with pytest.raises((Fault, AssertionError)):
        wrong(changed, arrays)
