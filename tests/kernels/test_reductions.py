"""Kernels along rows: accuracy of long sums, extremes with NaN, and rows of every length and type."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad
from tests.kernels.kernel_cases import (
    BFLOAT16,
    DTYPES,
    all_kernels,
    by_numpy,
    dtypes_of,
    each_kernel,
    generator,
    is_float,
    kernels,
    of_rows,
    operands,
    random_array,
    run,
    same_bits,
    wide,
)

ALL = [d for letter in "ifc" for d in DTYPES[letter]]
HALF = [np.dtype(np.float16), BFLOAT16]
EPS = {"float16": 2.0**-11, "bfloat16": 2.0**-8, "float32": 2.0**-24, "float64": 2.0**-53, "complex64": 2.0**-24, "complex128": 2.0**-53}


@pytest.fixture(params=[1, 2, 5], ids=lambda n: f"{n} threads")
def threads(request: pytest.FixtureRequest):
    before = specgrad.get_num_threads()
    specgrad.set_num_threads(request.param)
    yield request.param
    specgrad.set_num_threads(before)


@pytest.mark.parametrize("dtype", [d for d in ALL if d.kind not in "iu"], ids=str)
def test_the_sum_of_a_million(dtype: np.dtype, threads: int) -> None:
    """One rounding of the true sum, and no more than the error of blocks in between."""
    rng = np.random.default_rng(0)
    noise = rng.random(10**6) * (0.01 if dtype == np.float16 else 1)
    for numbers in (noise, noise - 0.005, np.full(10**6, 0.003)):  # of equal numbers, each addition to a running sum errs in one direction
        x = numbers.astype(dtype)
        if dtype.kind == "c":
            x.imag = rng.random(10**6) - 0.5
        true = x.astype(np.clongdouble if dtype.kind == "c" else np.longdouble).sum()
        got = kernels["_row_sum"].whole(x)
        assert got.dtype == dtype
        error = abs(complex(got) - complex(true))
        size = float(np.abs(x.astype(np.complex128)).sum())
        assert error <= EPS[dtype.name] * abs(complex(true)) * 1.01 + 64 * min(EPS[dtype.name], 2.0**-24) * size


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["_row_sum", "_row_sum_of_squares"])
def test_every_element_of_a_row_is_added_once(name: str, dtype: type) -> None:
    """Rows of whole blocks and vectors, of some more, and of none."""
    power = 2 if name.endswith("squares") else 1
    for size in (*range(1, 140), *range(505, 585), 1023, 1024, 1025, 1055, 1056, 1057, 1900):
        x = np.stack([np.arange(size) % 7, np.arange(size) % 5 - 2]).astype(dtype)
        assert np.asarray(kernels[name](x)).tolist() == (x**power).sum(-1).tolist()


@pytest.mark.parametrize("dtype", HALF, ids=str)
def test_half_precision_counts_beyond_its_own_integers(dtype: np.dtype, threads: int) -> None:
    """A running sum in float16 would stop at 2048, in bfloat16 at 256."""
    assert float(kernels["_row_sum"].whole(np.ones(60000, dtype))) == float(np.float32(60000).astype(dtype))
    assert np.asarray(kernels["_row_sum"](np.ones((5, 60000), dtype))).astype(float).tolist() == [float(np.float32(60000).astype(dtype))] * 5


@pytest.mark.parametrize("dtype", [d for d in ALL if d.kind in "iu"], ids=str)
def test_sums_of_integers_wrap_as_their_type_does(dtype: np.dtype, threads: int) -> None:
    x = random_array(generator("wrap"), (100_003,), dtype)
    assert kernels["_row_sum"].whole(x) == x.sum(dtype=dtype)


@pytest.mark.parametrize("dtype", [d for d in ALL if d.kind != "c"], ids=str)
@pytest.mark.parametrize("size", [1, 2, 511, 2047, 2048, 2049, 4097, 100_001])
def test_extremes(dtype: np.dtype, size: int, threads: int) -> None:
    x = random_array(generator("extremes"), (size,), dtype)
    for place in {0, size // 2, size - 1}:
        for name, best in (("_row_max", np.max), ("_row_min", np.min)):
            assert kernels[name].whole(x) == best(x)
            if dtype.kind not in "iu":
                y = x.copy()
                y[place] = np.nan
                assert np.isnan(float(kernels[name].whole(y))), f"a NaN at {place} of {size}"


@pytest.mark.parametrize("dtype", [d for d in ALL if d.kind != "c"], ids=str)
def test_rows_without_elements(dtype: np.dtype) -> None:
    empty = np.zeros((3, 0), dtype)
    assert run("_row_sum", [empty])[0].tolist() == [0, 0, 0]
    assert run("_row_sum", [np.zeros((0, 5), dtype)])[0].shape == (0,)
    assert kernels["_row_sum"].whole(empty) == 0


@each_kernel(of_rows())
def test_threads_change_nothing_in_rows(name: str) -> None:
    """Rows are never divided where there are several; then no bit depends on the number of threads."""

    kernel = all_kernels()[name]
    before = specgrad.get_num_threads()
    try:
        for dtype in dtypes_of(kernel)[:3]:
            args = operands(kernel, dtype, (37, 1999), generator(name))
            found = []
            for count in (1, 2, 5):
                specgrad.set_num_threads(count)
                found.append(run(name, args))
            for other in found[1:]:
                assert all(same_bits(a, b) for a, b in zip(found[0], other))
    finally:
        specgrad.set_num_threads(before)


@pytest.mark.parametrize("dtype", [*HALF, np.dtype(np.float32), np.dtype(np.float64)], ids=str)
def test_a_row_that_all_rows_share(dtype: np.dtype, threads: int) -> None:
    """It is read as it lies, and the bits are those of as many copies of it."""
    r = np.random.default_rng(0)
    for rows in ((3,), (2, 700), (0,), ()):
        x, weight, bias = (r.uniform(-1, 1, (*shape, 300)).astype(dtype) for shape in (rows, (), ()))
        copies = [np.ascontiguousarray(np.broadcast_to(a, x.shape)) for a in (weight, bias)]
        assert same_bits(kernels["_layer_norm_3"].same(x, 1e-5, weight, bias), kernels["_layer_norm_3"].same(x, 1e-5, *copies))
    assert kernels["_layer_norm_3"].same(x, 1e-5, weight[:7], bias) is None
    assert kernels["_layer_norm_3"].same(weight, 1e-5, np.stack([weight, bias]), bias) is None


def test_softmax_of_rows_far_from_zero() -> None:
    x = np.float32([[1e4, 1e4 + 1, 1e4 + 2], [-1e4, -1e4 + 1, -1e4 + 2], [0, 1, 2]])
    got = run("_softmax", [x])[0]
    np.testing.assert_allclose(got, np.broadcast_to(got[2], (3, 3)), rtol=1e-6)
    np.testing.assert_allclose(got.sum(-1), 1, rtol=1e-6)


def test_a_long_row_of_half_precision() -> None:
    """Rows that are needed whole are converted whole."""
    for dtype in HALF:
        x = random_array(generator("long"), (2, 300_001), dtype)
        got = run("_softmax", [x])[0]
        assert got.dtype == dtype
        expected = run("_softmax", [x.astype(np.float32)])[0].astype(dtype)
        assert same_bits(got, expected)


@pytest.mark.parametrize("dim", [0, 1, 2, -1, -3])
@pytest.mark.parametrize("dtype", [*HALF, np.dtype(np.float32), np.dtype(np.float64)], ids=str)
def test_rows_along_any_axis(dim: int, dtype: np.dtype) -> None:
    """What the ops make of it: the axis is moved to the end and back, whatever the layout was."""
    x = random_array(generator("axis"), (5, 33, 7), dtype)
    wide = x.astype(np.float64)
    powers = np.exp(wide - wide.max(dim, keepdims=True))
    expected = {
        "softmax": powers / powers.sum(dim, keepdims=True),
        "log_softmax": np.log(powers / powers.sum(dim, keepdims=True)),
        "logsumexp": np.log(powers.sum(dim)) + wide.max(dim),
        "sum": wide.sum(dim),
        "amax": wide.max(dim),
        "amin": wide.min(dim),
        "var": wide.var(dim, ddof=1),
    }
    for layout in (x, np.asfortranarray(x), np.repeat(x, 2, axis=1)[:, ::2]):
        tensor = specgrad.from_numpy(layout) if dtype != BFLOAT16 else specgrad.asarray(layout)
        for name, value in expected.items():
            got = getattr(specgrad, name)(tensor, dim)
            assert got._array.dtype == dtype, name
            np.testing.assert_allclose(got._array.astype(np.float64), value, rtol=8 * EPS[dtype.name], atol=64 * EPS[dtype.name], err_msg=name)


@each_kernel(of_rows())
def test_infinities_and_nan_in_rows(name: str) -> None:
    """Where NumPy's expression gives an infinity or a NaN, so does the kernel, and nowhere else."""
    kernel = all_kernels()[name]
    for dtype in dtypes_of(kernel):
        if not is_float(dtype):
            continue
        rng = generator(name)
        values = np.array([0.0, -0.0, 1.0, -2.0, 0.5, 3.0, np.inf, -np.inf, np.nan])
        for odds in ([0.96, 0.02, 0.02], [0.4, 0.3, 0.3]):
            chances = [odds[0] / 6] * 6 + [odds[1] / 2] * 2 + [odds[2]]
            args = operands(kernel, dtype, (300, 5), rng)
            args = [rng.choice(values, a.shape, p=chances).astype(a.dtype) if isinstance(a, np.ndarray) else a for a in args]
            with np.errstate(all="ignore"):
                got, expected = run(name, args), by_numpy(name, args)
            for g, x in zip(got, expected):
                assert kernels[name].same(*args) is not None
                np.testing.assert_allclose(wide(g), wide(x), rtol=32 * EPS[dtype.name], atol=32 * EPS[dtype.name])


@pytest.mark.parametrize("name", ["sum", "mean", "amax", "amin", "prod"])
def test_lines_that_lie_apart_are_reduced_as_those_that_do_not(name: str) -> None:
    """To the bit, on any number of threads; of few columns, and of views whose lines lie in no way that a loop follows, in another order."""
    base, before = specgrad.rand(8, 30, 300, dtype=specgrad.float32) + 0.5, specgrad.get_num_threads()
    views = [
        base[..., :200],
        base[:, ::3],
        base[::2],
        base[..., 100:],
        base[..., :70],
        base[..., :40],
        base[1:, 2:, 5:],
        base[..., ::2],
        base[:1].expand(5, 30, 300),
    ]
    try:
        for threads in (1, 2):
            specgrad.set_num_threads(threads)
            for view in (*views, *(v[1] for v in views), views[0].double(), views[0].double()[::2]):
                for dim in (0, 1) if name == "prod" or view.dim() == 2 else (0, 1, (0, 1)):
                    found, right = getattr(view, name)(dim), getattr(view.contiguous(), name)(dim)
                    assert found.equal(right) if view is views[0] or view is views[1] else specgrad.allclose(found, right, rtol=2e-6), (view.shape, dim)
    finally:
        specgrad.set_num_threads(before)
