"""Every kernel reads operands of any size, shape and layout."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import tries
from tests.kernels.kernel_cases import Array, all_kernels, by_numpy, dtypes_of, each_kernel, elementwise, generator, of_rows, operands, run, same_bits, stored
from tests.kernels.kernel_check import check

ELEMENTS_A_THREAD = 16384
SIZES = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 511, 512, 513, 1025, 4095, 4096, 4097]
THREADED = [2 * ELEMENTS_A_THREAD - 1, 2 * ELEMENTS_A_THREAD, 2 * ELEMENTS_A_THREAD + 1]
SHAPES = [(), (1,), (0,), (3, 0, 2), (1, 1, 1), (2, 3, 5)]


def misaligned(array: Array) -> Array:
    memory = np.zeros(array.nbytes + 1, np.uint8)
    found = memory[1:].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def read_only(array: Array) -> Array:
    found = array.copy()
    found.flags.writeable = False
    return found


def spread(array: Array) -> Array:
    big = np.zeros(tuple(2 * s + 1 for s in array.shape), array.dtype)
    found = big[tuple(slice(1, None, 2) for _ in array.shape)]
    found[...] = array
    return found


def expanded(array: Array) -> Array:
    return np.broadcast_to(array[:1], array.shape)


LAYOUTS: dict[str, Callable[[Array], Array]] = {
    "transposed": lambda a: np.ascontiguousarray(a.T).T,
    "strided": spread,
    "reversed": lambda a: np.ascontiguousarray(a[::-1, ::-1])[::-1, ::-1],
    "one axis reversed": lambda a: np.ascontiguousarray(a[:, ::-1])[:, ::-1],
    "expanded": expanded,
    "misaligned": misaligned,
    "read-only": read_only,
    "of the other byte order": lambda a: a.astype(a.dtype.newbyteorder()) if a.dtype.kind != "V" else a,
    "with rows apart": lambda a: spread(a)[:, ::1],
}


@each_kernel(all_kernels())
def test_layouts(name: str) -> None:
    """All operands in one layout, then only the first, so that layouts meet."""
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel)[::2]:
        args = operands(kernel, dtype, (6, 35), generator(name))
        with np.errstate(all="ignore"):
            by_values = by_numpy(name, args)
        for change in LAYOUTS.values():
            changed = [change(a) if isinstance(a, np.ndarray) else a for a in args]
            first = next(i for i, a in enumerate(args) if isinstance(a, np.ndarray))
            mixed = [*args[:first], changed[first], *args[first + 1 :]]
            expected = None if change is expanded else by_values  # of one row's values in all rows
            check(name, changed, dtype, expected=expected)
            check(name, mixed, dtype, expected=expected)


@each_kernel(elementwise())
def test_sizes(name: str) -> None:
    kernel = all_kernels()[name]
    dtypes = dtypes_of(kernel)
    for number, size in enumerate(SIZES):
        dtype = dtypes[number % len(dtypes)]
        check(name, operands(kernel, dtype, (size,), generator(name)), dtype)
    for number, shape in enumerate(SHAPES):
        dtype = dtypes[number % len(dtypes)]
        check(name, operands(kernel, dtype, shape, generator(name)), dtype)


@each_kernel(of_rows())
def test_sizes_of_rows(name: str) -> None:
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        for size in SIZES[1:]:
            check(name, operands(kernel, dtype, (2, size), generator(name)), dtype)
        check(name, operands(kernel, dtype, (0, 5), generator(name)), dtype)
        check(name, operands(kernel, dtype, (ELEMENTS_A_THREAD // 4, 9), generator(name)), dtype)


@pytest.mark.parametrize("name", ["mul", "add_2", "sigmoid", "eq", "where", "_prelu_backward"])
@pytest.mark.parametrize("size", THREADED)
def test_sizes_at_the_edge_of_threads(name: str, size: int) -> None:
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        check(name, operands(kernel, dtype, (size,), generator(name)), dtype)


# ---- broadcasting

BROADCASTS = [
    [(3, 1, 5), (1, 4, 1), (5,), (4, 5), ()],
    [(), (4, 5), (5,), (1,), (3, 4, 5)],
    [(7,), (6, 7), (6, 1), (1, 7), (1, 1)],
    [(0,), (1,), (3, 1), (1, 1), ()],
    [(1, 6000), (1,), (2, 1), (2, 6000), ()],
]


@each_kernel(elementwise())
def test_broadcasting(name: str) -> None:
    kernel = all_kernels()[name]
    dtypes = dtypes_of(kernel)
    for number, shapes in enumerate(BROADCASTS):
        dtype, rng = dtypes[number % len(dtypes)], generator(name)
        made = [operands(kernel, dtype, shape, rng) for shape in shapes]
        args = [made[i % len(shapes)][i] for i in range(len(kernel.operands))]
        check(name, args, dtype)


dimensions = st.lists(st.integers(1, 4), min_size=0, max_size=5)


@st.composite
def views_that_broadcast(draw: st.DrawFn) -> list[Array]:
    """Three arrays whose shapes broadcast, each a view of a layout of its own."""
    shape = draw(dimensions)
    found = []
    for number in range(3):
        own = [1 if draw(st.booleans()) and draw(st.booleans()) else s for s in shape][draw(st.integers(0, len(shape))) :]
        steps = [draw(st.sampled_from([1, 1, 2, 3, -1, -2])) for _ in own]
        order = draw(st.permutations(range(len(own))))
        memory = np.random.default_rng(number).standard_normal([abs(steps[o]) * own[o] for o in order]).astype(np.float32)
        view = memory.transpose(np.argsort(order))[tuple(slice(None, None, s) for s in steps)]
        view = view[tuple(slice(0, s) for s in own)]
        found.append(np.broadcast_to(view, np.broadcast_shapes(view.shape, tuple(own))))
    return found


@settings(max_examples=tries(60, 150), deadline=None, derandomize=True)
@given(views_that_broadcast())
def test_any_views_that_broadcast(views: list[Array]) -> None:
    a, b, c = views
    for name, args in (("add_2", [a, 2.0, b]), ("where", [a > 0, b, c]), ("lerp", [a, b, c]), ("mul", [a, b])):
        if name == "lerp" and len(all_kernels()[name].operands) != 3:
            continue
        (got,), (expected,) = run(name, args), by_numpy(name, args)
        assert same_bits(got, expected)


@pytest.mark.parametrize("ndim", [31, 32, 33, 40, 64])
def test_many_dimensions(ndim: int) -> None:
    shape = [1] * ndim
    shape[0], shape[ndim // 2], shape[-1] = 3, 2, 4
    a = np.arange(24, dtype=np.float32).reshape(shape)
    b = np.arange(4, dtype=np.float32)
    for x in (a, a.transpose()):
        (got,) = run("add", [x, x])
        assert same_bits(got, x + x)
        assert same_bits(run("add", [x, b[:1]])[0], x + b[:1])
    assert same_bits(run("add", [a, b])[0], a + b)


def test_shapes_that_do_not_broadcast() -> None:
    a, b = np.ones((3, 4), np.float32), np.ones((3,), np.float32)
    with pytest.raises(ValueError, match="broadcast"):
        run("mul", [a, b])


def test_kinds_of_operands_are_converted_where_no_loop_takes_them() -> None:
    """Mixed dtypes go through NumPy, and give what promotion says."""
    a, b = np.arange(5, dtype=np.int32), np.linspace(0, 1, 5, dtype=np.float32)
    (got,) = run("mul", [a, b])
    assert same_bits(got, (a * b).astype(np.float32))
    assert stored("real", np.dtype("complex64")) == np.float32
