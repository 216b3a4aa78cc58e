"""`.into` writes a kernel's result to memory that it may read from, and says None where no loop fits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specgrad.core.kernels.numpy_kernels import NumpyKernel
from tests.effort import tries
from tests.kernels.kernel_cases import Array, all_kernels, dtypes_of, each_kernel, elementwise, generator, kernels, operands, random_array, run, same_bits
from tests.kernels.kernel_check import check

BOTH = {"compiled": kernels.__getitem__, "NumPy": NumpyKernel}
F32 = np.dtype(np.float32)


@each_kernel([n for n in elementwise() if len(all_kernels()[n].results) == 1])
def test_a_result_over_each_operand(name: str) -> None:
    """What an in-place op does: the result takes an operand's place."""
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        args = operands(kernel, dtype, (5, 131), generator(name))
        (expected,) = run(name, args)
        for index, arg in enumerate(args):
            if isinstance(arg, np.ndarray) and arg.dtype == expected.dtype:
                for out in (arg.copy(), np.asfortranarray(arg)):
                    given = [out if i == index else a for i, a in enumerate(args)]
                    got = kernels[name].into(out, *given)
                    assert got is out
                    check_close(name, out, expected, args, dtype)


def check_close(name: str, got: Array, expected: Array, args: list[Any], dtype: np.dtype[Any]) -> None:
    """The same numbers, but for the last bits of vector functions, which depend on an element's place."""
    if not same_bits(np.ascontiguousarray(got), expected):
        np.testing.assert_allclose(got.astype(np.complex128), expected.astype(np.complex128), rtol=1e-2 if dtype.itemsize < 4 else 1e-4, atol=1e-5)
        check(name, args, dtype)


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("size", [7, 600, 5000, 70000])
@pytest.mark.parametrize("dtype", ["float32", "float16", "int16", "complex64"])
def test_memory_that_overlaps(which: str, size: int, dtype: str) -> None:
    """A result that lies a little before or behind its operand: as if the operand had been copied."""
    for shift in (-3, -1, 1, 2, 65):
        memory = random_array(generator(dtype), (size + 200,), np.dtype(dtype))
        x, out = memory[100 : 100 + size], memory[100 + shift : 100 + shift + size]
        expected = BOTH[which]("mul")(x.copy(), x.copy())
        assert BOTH[which]("mul").into(out, x, x) is out
        assert same_bits(out, expected)


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("size", [7, 600, 5000, 70000])
def test_memory_of_a_narrower_operand_that_the_result_begins_with(which: str, size: int) -> None:
    out, x = np.zeros(size, np.float32), np.arange(1, size + 1, dtype=np.float32)
    condition = out.view(np.bool_)[:size]
    condition[...] = x % 3 != 0
    expected = np.where(condition, x, -x)
    assert BOTH[which]("where").into(out, condition, x, -x) is out
    assert same_bits(out, expected)


@settings(max_examples=tries(80, 200), deadline=None, derandomize=True)
@given(st.data())
def test_views_of_one_memory(data: st.DataObject) -> None:
    size = data.draw(st.sampled_from([5, 40, 700]))
    memory = np.arange(1, 4 * size, dtype=np.float32)

    def view() -> Array:
        step = data.draw(st.sampled_from([1, 1, 2, -1, 3]))
        start = data.draw(st.integers(0, len(memory) - 1 - abs(step) * (size - 1)))
        found = memory[start : start + abs(step) * (size - 1) + 1 : abs(step)]
        return found[::-1] if step < 0 else found

    out, a, b = view(), view(), view()
    expected = a.copy() * 3 + b.copy()
    found = kernels["add_2"].into(out, b, 3.0, a)
    assert found is out
    assert same_bits(out, expected)


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("shape", [(3, 4), (5, 2, 7), (40, 3, 50), (2, 3000)])
def test_a_result_laid_out_unlike_its_operands(which: str, shape: tuple[int, ...]) -> None:
    """Operands whose axes could be run through as one, and a result with gaps between its rows, or in another order."""
    a, b = (random_array(generator(name), shape, F32) for name in "ab")
    for out in (np.zeros((*shape[:-1], shape[-1] + 2), F32)[..., 1:-1], np.zeros(shape[::-1], F32).T, np.zeros((shape[0] * 2, *shape[1:]), F32)[::-2]):
        assert BOTH[which]("add").into(out, a, b) is out
        assert same_bits(np.ascontiguousarray(out), a + b)


@pytest.mark.parametrize("which", BOTH)
def test_transposed_over_itself(which: str) -> None:
    memory = np.arange(16.0, dtype=F32).reshape(4, 4)
    expected = memory + memory.T
    assert BOTH[which]("add").into(memory, memory, memory.T) is memory
    assert same_bits(memory, expected)


@pytest.mark.parametrize("which", BOTH)
def test_operands_may_broadcast_to_the_result_but_not_beyond(which: str) -> None:
    out = np.zeros((3, 4), F32)
    row, more = np.arange(4, dtype=F32), np.ones((2, 3, 4), F32)
    add = BOTH[which]("add")
    assert add.into(out, row, np.ones((3, 1), F32)) is out
    assert same_bits(out, np.broadcast_to(row + 1, (3, 4)))
    assert add.into(out, more, row) is None
    assert add.into(np.zeros((1, 4), F32), out, row) is None
    assert add.into(out, np.ones((5,), F32), row) is None


@pytest.mark.parametrize("which", BOTH)
def test_results_that_cannot_be_written(which: str) -> None:
    x = np.ones(4, F32)
    locked = np.zeros(4, F32)
    locked.flags.writeable = False
    add = BOTH[which]("add")
    for out in (locked, np.zeros(4, np.float64), np.zeros(4, np.int32), [0.0] * 4, None, 1.0):
        assert add.into(out, x, x) is None
    assert (locked == 0).all()
    assert BOTH[which]("_prelu_backward").into(x, x, x, x) is None, "two results have no one place"
    assert BOTH[which]("_row_sum").into(np.zeros(1, F32), x) is None, "only elementwise kernels write in place"


@pytest.mark.parametrize("which", BOTH)
def test_mixed_dtypes_are_not_its_business(which: str) -> None:
    x, n = np.ones(4, F32), np.ones(4, np.int64)
    add = BOTH[which]("add")
    assert add.into(x.copy(), x, n) is None
    assert add.into(n.copy(), n, 1.5) is None
    assert add.into(np.ones(4, np.uint8), np.ones(4, np.uint8), 300) is None
    assert add.into(np.ones(4, np.uint8), np.ones(4, np.uint8), 200).tolist() == [201] * 4


def test_it_is_misaligned_and_still_right() -> None:
    memory = np.zeros(41, np.uint8)
    out = memory[1:].view(F32)
    x = np.arange(10, dtype=F32)
    if kernels["add"].into(out, x, x) is None:
        out[...] = x + x
    assert same_bits(out.copy(), x + x)
