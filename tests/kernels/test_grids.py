"""Operands of other layouts than the result's: those that lie across its rows, and those that have one element in each row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.core.kernels import table
from specgrad.core.kernels.table import kernels
from tests.kernels.kernel_cases import BFLOAT16, all_kernels, dtypes_of, each_kernel, elementwise, generator, operands, run, same_bits

pytestmark = pytest.mark.skipif(not table.compiled, reason="this is about compiled kernels")

DTYPES = [np.float32, np.float64, np.float16, BFLOAT16, np.int64, np.uint8, np.bool_, np.complex128]


@pytest.fixture(params=[1, 3])
def threads(request: pytest.FixtureRequest) -> Iterator[int]:
    before = specgrad.get_num_threads()
    specgrad.set_num_threads(request.param)
    yield request.param
    specgrad.set_num_threads(before)


def _numbers(shape: tuple[int, ...], dtype: Any, seed: int = 0) -> Any:
    return np.random.default_rng(seed).integers(0, 2 if dtype is np.bool_ else 50, shape).astype(dtype)


# Each makes an array of a shape whose neighbours are those of other dimensions than the last: of one in front, of the middle, reversed, repeated.
ACROSS: dict[str, Callable[[tuple[int, ...], Any], Any]] = {
    "transposed": lambda shape, dtype: _numbers(shape[::-1], dtype).transpose(),
    "the first and the last exchanged": lambda shape, dtype: _numbers((shape[-1], *shape[1:-1], shape[0]), dtype).swapaxes(0, -1),
    "reversed": lambda shape, dtype: _numbers(shape[::-1], dtype)[::-1].transpose()[::-1],
    "with rows apart": lambda shape, dtype: _numbers((*shape[:0:-1], 2 * shape[0]), dtype)[..., ::2].transpose(),
    "a part": lambda shape, dtype: _numbers((shape[-1] + 3, *shape[-2:0:-1], shape[0] + 5), dtype).transpose()[2:-3, ..., 1:-2],
    "repeated": lambda shape, dtype: np.broadcast_to(_numbers((*shape[:0:-1], 1), dtype).transpose(), shape),
}


@pytest.mark.parametrize("dtype", DTYPES)
def test_operands_that_lie_across_give_what_their_copies_give(dtype: Any, threads: int) -> None:
    for shape in [(70, 130), (9, 2000), (2000, 9), (300, 900), (20, 30, 50), (50, 30, 20), (7, 33, 65), (65, 33, 7), (3, 20, 9, 40)]:
        for made in ACROSS.values():
            x, y = made(shape, dtype), _numbers(shape, dtype, 1)
            copied, z = np.ascontiguousarray(x), np.empty_like(x)  # in the order of x
            z[...] = y
            for name in ("add", "lt") if dtype is not np.complex128 else ("add", "mul"):
                for a, b, plain in ((x, y, (copied, y)), (y, x, (y, copied)), (x, z, (copied, y))):
                    assert same_bits(np.ascontiguousarray(kernels[name](a, b)), kernels[name](*plain)), (name, shape)
            wanted = kernels["add"](copied, y)
            for into in (np.zeros(shape, dtype), np.zeros(shape[::-1], dtype).transpose(), np.zeros((*shape, 2), dtype)[..., 1]):
                for other in (y, z):
                    assert kernels["add"].into(into, x, other) is into
                    assert same_bits(np.ascontiguousarray(into), wanted), (shape, into.strides)
                    into[...] = 0


@each_kernel(elementwise())
def test_one_operand_lies_across(name: str) -> None:
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel)[::3]:
        args = operands(kernel, dtype, (70, 131), generator(name))
        arrays = [i for i, a in enumerate(args) if isinstance(a, np.ndarray)]
        for i in arrays[:2]:
            changed = [np.ascontiguousarray(a.T).T if k == i else a for k, a in enumerate(args)]
            for found, wanted in zip(run(name, changed), run(name, args), strict=True):
                assert same_bits(np.ascontiguousarray(found), wanted), (name, dtype, i)


@each_kernel([name for name in elementwise() if len(all_kernels()[name].operands) in (2, 3)])
def test_an_operand_is_one_element_for_all_or_for_each_row(name: str) -> None:
    """Where a function computes such elements by itself, or goes through blocks of them."""
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel)[::2]:
        for shape in [(3, 1), (5, 2), (2, 24), (3, 25), (4, 300), (3, 512), (2, 513), (2, 1100)]:
            args = operands(kernel, dtype, shape, generator(name))
            arrays = [i for i, a in enumerate(args) if isinstance(a, np.ndarray)]
            for i in arrays if len(arrays) > 1 else ():
                for one in (args[i][:, :1], args[i][:1, :1], args[i][:1, :1].reshape(())):
                    given = [one if k == i else a for k, a in enumerate(args)]
                    spread = [np.ascontiguousarray(np.broadcast_to(one, shape)) if k == i else a for k, a in enumerate(args)]
                    for found, wanted in zip(run(name, given), run(name, spread), strict=True):
                        found = np.ascontiguousarray(found)
                        near = dtype.kind == "c" and np.allclose(found, wanted, rtol=1e-5, equal_nan=True)  # products may be fused, by place
                        assert near or same_bits(found, wanted), (name, dtype, shape, i, one.shape)
