"""Images at other sizes and windows at chosen distances: compiled code (csrc/resampling.c, csrc/images.c) gives what arrays without it give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.array.base import native
from specgrad.array.nn import pool, resample
from tests.effort import tries

KINDS = ("nearest", "nearest-exact", "linear", "cubic")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
def test_resampling_and_its_transpose(kind: str, dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = np.random.default_rng(len(kind))
    cases, found = [], []
    for _ in range(tries(30, 200)):
        dims = int(chance.integers(1, 4))
        shape = (*chance.integers(1, 4, 2).tolist(), *chance.integers(1, 7, dims).tolist())
        sizes = chance.integers(4, 9, dims).tolist()
        how = (kind, bool(chance.integers(2)) and kind in ("linear", "cubic"), [float(chance.choice([0.0, 1.5]))] * dims, False)
        x = chance.standard_normal(shape).astype(dtype)
        x = x.transpose(1, 0, *range(2, x.ndim)) if chance.random() < 0.3 else x
        grad = chance.standard_normal((*x.shape[:2], *sizes)).astype(dtype)
        cases.append((x, grad, sizes, how))
        found.append((resample.resample(x, sizes, *how), resample.resample_transposed(grad, x.shape, *how)))
    monkeypatch.setattr(native, "resampled", lambda *_: None)
    monkeypatch.setattr(native, "spread_resampled", lambda *_: None)
    close = {np.float16: 2e-3, np.float32: 1e-5, np.float64: 1e-13}[dtype]
    for (x, grad, sizes, how), (forward, backward) in zip(cases, found):
        expected = resample.resample(x, sizes, *how)
        assert (forward.dtype, forward.shape) == (x.dtype, expected.shape)
        assert np.array_equal(forward, expected), "sums in the same order"
        expected = resample.resample_transposed(grad, x.shape, *how)
        assert (backward.dtype, backward.shape) == (x.dtype, x.shape)
        assert np.allclose(backward, expected, close, close)
        assert backward.flags.c_contiguous


def test_places_beyond_the_images_are_refused() -> None:
    x, weights = np.ones((2, 3), np.float32), np.ones((2, 1))
    for at in (-1, 3, 1 << 62):
        places = np.array([[0], [at]])
        assert native.resampled(x, 1, places, weights) is None
        assert native.spread_resampled(x[:, :2].copy(), 1, 3, places, weights) is None
    places = np.array([[0], [2]])
    for refused in (
        (x, 2, places, weights), (x, -1, places, weights), (x, 1, places, weights[:1]), (x, 1, places[:, 0], weights[:, 0]), (x.T, 0, places, weights),
        (x, 1, places.astype(np.int32), weights), (x, 1, places, weights.astype(np.float32)), (x.astype(np.int64), 1, places, weights), (x, 1, places),
    ):  # fmt: skip
        assert native.resampled(*refused) is None
    assert native.spread_resampled(x, 1, 3, places, weights) is None, "as many gradients as results"


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
def test_windows_at_distances_by_chance(dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = np.random.default_rng(7)
    cases, found = [], []
    for _ in range(tries(50, 300)):
        dims = int(chance.integers(2, 4))
        kernel, sizes = chance.integers(1, 3, dims).tolist(), chance.integers(1, 4, dims).tolist()
        shape = (*chance.integers(1, 4, 2).tolist(), *[int(k + n + chance.integers(0, 4)) for k, n in zip(kernel, sizes)])
        samples = chance.random((*shape[:2], dims)).astype(dtype)
        samples[chance.random(samples.shape) < 0.2] = chance.choice([0.0, 1.0])
        cases.append((chance.standard_normal(shape).astype(dtype), samples, kernel, sizes))
        found.append(pool.fractional_max_pool(*cases[-1]))
    monkeypatch.setattr(native, "fractional_starts", lambda *_: None)
    for case, (values, indices) in zip(cases, found):
        expected = pool.fractional_max_pool(*case)
        assert np.array_equal(values, expected[0])
        assert np.array_equal(indices, expected[1])


@pytest.mark.parametrize("sample", [-0.5, 1.5, np.nan, np.inf])
def test_samples_beyond_one_are_left_to_arrays(sample: float) -> None:
    samples = np.full((1, 1, 2), sample, np.float32)
    assert native.fractional_starts(samples, (6, 6), (2, 2), (3, 3)) is None
