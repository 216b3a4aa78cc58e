"""Normalization over batches and losses of classes, at numbers where NumPy's own functions warn or lose what they compute."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.array.base import native
from specgrad.array.nn.norm import group_norm, group_norm_backward, scale_channels_backward


def test_an_empty_batch_is_normalized_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        out = F.batch_norm(sg.ones(0, 2, 3, requires_grad=True), None, None, training=True)
        out.sum().backward()
    assert out.shape == (0, 2, 3)


def test_an_infinite_element_of_a_class_without_weight_counts_for_nothing() -> None:
    x = sg.tensor([[-np.inf, -1.0], [-2.0, -np.inf]], dtype=sg.float64, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        loss = F.nll_loss(x, sg.tensor([0, 0]), sg.tensor([0.0, 1.0], dtype=sg.float64), reduction="none")
        loss.sum().backward()
    assert loss.tolist() == [0.0, 0.0] and x.grad is not None and not x.grad.any()


@pytest.mark.parametrize("channels", [1, 2, 3, 5, 31, 32, 33, 63, 64, 65, 200])
@pytest.mark.parametrize("images", [2, 3, 7, 31, 33, 1000])
@pytest.mark.parametrize(("dtype", "digits"), [(np.float32, 2e-5), (np.float64, 1e-12)])
def test_images_of_one_element_whichever_their_number_and_that_of_channels(images: int, channels: int, dtype: type, digits: float) -> None:
    random = np.random.default_rng(images * channels)
    x, above = random.standard_normal((images, channels)) * 2 + 3, random.standard_normal((images, channels))
    weight, bias = random.standard_normal((2, channels))
    unit = (x - x.mean(0)) / np.sqrt(x.var(0) + 0.5)
    by = weight / np.sqrt(x.var(0) + 0.5) * (above - above.mean(0) - unit * (above * unit).mean(0))
    expected = [unit * weight + bias, by, (above * unit).sum(0), above.sum(0)]
    given = [sg.tensor(v.astype(dtype), requires_grad=True) for v in (x, weight, bias)]
    out = F.batch_norm(given[0], None, None, given[1], given[2], training=True, eps=0.5)
    for found, right in zip((out, *sg.autograd.grad(out, given, sg.tensor(above.astype(dtype)))), expected):
        np.testing.assert_allclose(found.detach().numpy(), right, rtol=digits, atol=digits * max(1, np.abs(right).max()))


@pytest.mark.parametrize("shape", [(3, 2, 4), (6, 2)])
def test_the_gradient_of_large_numbers_that_are_normalized_keeps_its_digits(shape: tuple[int, ...]) -> None:
    numbers, above = (np.random.default_rng(seed).standard_normal(shape) for seed in (1, 2))
    gradients = []
    for size in (1.0, 2.0**400):
        x = sg.tensor(numbers * size, requires_grad=True)
        (F.batch_norm(x, None, None, training=True, eps=1e-300) * sg.tensor(above)).sum().backward()
        assert x.grad is not None
        gradients.append(x.grad.numpy() * size)
    np.testing.assert_allclose(gradients[1], gradients[0], rtol=1e-12)


def test_second_derivatives_of_halves_are_rounded_once() -> None:
    numbers = np.random.default_rng(3).standard_normal((8, 2)) + 4
    twice = []
    for dtype in (sg.float16, sg.float64):
        x = sg.tensor(numbers.astype(np.float16), dtype=dtype, requires_grad=True)
        (first,) = sg.autograd.grad(F.batch_norm(x, None, None, training=True).pow(2).mul(x.detach()).sum(), x, create_graph=True)
        (second,) = sg.autograd.grad(first.pow(2).sum(), x)
        twice.append(second.double().numpy())
    assert np.abs(twice[0] - twice[1]).max() <= 0.02 * np.abs(twice[1]).max()


@pytest.mark.parametrize("shape", [(3, 2), (33, 64), (40, 65), (70, 3), (2, 3, 1, 1), (3, 2, 2), (1, 5, 7), (4, 3, 5, 8), (2, 2, 600), (1, 1, 40)])
@pytest.mark.parametrize(("dtype", "digits"), [(np.float32, 2e-5), (np.float64, 1e-12)])
def test_the_gradients_of_channels_that_are_scaled_and_shifted(shape: tuple[int, ...], dtype: type, digits: float) -> None:
    """Of images of one element, and of rows about the lengths of vectors and of blocks; alone and together."""
    random = np.random.default_rng(sum(shape))
    x, above, scale = (random.standard_normal(s).astype(dtype) for s in (shape, shape, shape[1]))
    channels = (1, shape[1], *(1,) * (len(shape) - 2))
    across = (0, *range(2, len(shape)))
    exact = above.astype(np.float64)
    expected = exact * scale.reshape(channels), (exact * x).sum(across), exact.sum(across)
    for needs in ((True, True, True), (False, True, True), (True, False, False)):
        found = scale_channels_backward(above, x, scale, channels, needs)
        assert found is not None
        for value, right, needed in zip(found, expected, needs):
            assert (value is not None) == needed
            if value is not None:
                assert value.dtype == dtype and value.shape == right.shape
                np.testing.assert_allclose(value, right, rtol=digits, atol=digits * 10)


def test_without_compiled_code_the_gradients_of_channels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(0)
    x, above, scale = (random.standard_normal(s) for s in ((3, 4, 5), (3, 4, 5), 4))
    compiled = scale_channels_backward(above, x, scale, (1, 4, 1), (True, True, True))
    monkeypatch.setattr(native, "scale_channels_backward", lambda *given: None)
    plain = scale_channels_backward(above, x, scale, (1, 4, 1), (True, True, True))
    assert compiled is not None and plain is not None
    for a, b in zip(compiled, plain):
        np.testing.assert_allclose(a, b, rtol=1e-12)  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", [(2, 6, 40), (2, 6, 3, 1), (3, 6), (1500, 6), (500, 6, 5), (2, 6, 700), (0, 6, 4), (2, 6, 0)])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_groups_of_channels(shape: tuple[int, ...], dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of channels of any size, and without compiled code, too, as of float64 by NumPy."""
    random = np.random.default_rng(0)
    x, above, weight, bias = (random.standard_normal(s).astype(dtype) for s in (shape, shape, 6, 6))
    groups, channels = (shape[0], 3, x.size // (shape[0] or 1) // 3), (1, 6, *(1,) * (x.ndim - 2))
    if not x.size:
        groups = (shape[0], 3, 2 * math.prod(shape[2:]))
    rows = x.astype(np.float64).reshape(groups)
    away = rows - rows.sum(-1, keepdims=True) / (groups[2] or 1)
    by = 1 / np.sqrt((away**2).sum(-1, keepdims=True) / (groups[2] or 1) + 1e-3)
    unit, across = (away * by).reshape(shape), (0, *range(2, x.ndim))
    scaled = (above.astype(np.float64) * weight.reshape(channels)).reshape(groups)
    n, in_rows = groups[2] or 1, unit.reshape(groups)
    to_x = by * (scaled - scaled.sum(-1, keepdims=True) / n - in_rows * (scaled * in_rows).sum(-1, keepdims=True) / n)
    right = unit * weight.reshape(channels) + bias.reshape(channels), to_x.reshape(shape), (above * unit).sum(across), above.sum(across, dtype=np.float64)
    digits = np.finfo(dtype).eps * 100
    for compiled in (True, False):
        if not compiled:
            for name in ("normalize_groups", "normalize_groups_backward", "scale_channels", "scale_channels_backward", "normalize_rows_backward"):
                monkeypatch.setattr(native, name, lambda *given: None)
        backward = group_norm_backward(above, x, weight, channels, groups, 1e-3, (True, True, True))
        assert backward is not None
        for value, expected in zip((group_norm(x, weight, bias, channels, groups, 1e-3), *backward), right):
            assert value is not None and value.dtype == dtype and value.shape == expected.shape
            np.testing.assert_allclose(value, expected, rtol=digits, atol=digits * (1 + np.abs(expected).max(initial=0)))


def test_gradients_of_groups_that_are_not_needed_are_none() -> None:
    x, weight = np.ones((2, 4, 3)), np.ones(4)
    found = group_norm_backward(x, x, weight, (1, 4, 1), (2, 2, 6), 1e-3, (False, True, False))
    assert found is not None and found[0] is None and found[2] is None and found[1] is not None and found[1].shape == (4,)


def test_groups_do_not_depend_on_the_number_of_threads() -> None:
    random = np.random.default_rng(0)
    x, weight = random.standard_normal((5, 6, 4000)), random.standard_normal(6)
    before = sg.get_num_threads()
    found = []
    try:
        for threads in (1, 2):
            sg.set_num_threads(threads)
            backward: Any = group_norm_backward(x, x, weight, (1, 6, 1), (5, 2, 12000), 1e-5, (True, True, True))
            found.append((group_norm(x, weight, weight, (1, 6, 1), (5, 2, 12000), 1e-5), *backward))
    finally:
        sg.set_num_threads(before)
    assert all(np.array_equal(a, b) for a, b in zip(*found))


def test_groups_of_halves_are_rounded_once_behind_the_weight() -> None:
    random = np.random.default_rng(1)
    x, weight, bias = (sg.tensor(random.standard_normal(s), dtype=sg.float16) for s in ((4, 6, 50), 6, 6))
    found, right = F.group_norm(x, 3, weight, bias), F.group_norm(x.double(), 3, weight.double(), bias.double())
    assert found.dtype is sg.float16 and (found.double() - right).abs().max() < 4e-3


@pytest.mark.parametrize(
    "norm",
    [
        lambda x, w, b: F.group_norm(x, 3, w, b),
        lambda x, w, b: F.instance_norm(x, None, None, w, b),
        lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True),
        lambda x, w, b: F.layer_norm(x.mT, (6,), w, b),
        lambda x, w, b: F.layer_norm(x.mT, (6,), None, b),
        lambda x, w, b: F.rms_norm(x.mT, (6,), w, 1e-5) + 0 * b.sum().to(x.dtype),
    ],
)
@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16])
def test_halves_meet_weights_of_float32(norm: Callable[..., sg.Tensor], dtype: sg.dtype) -> None:
    """The result is of halves, rounded once, the weights' gradients are float32."""
    random = np.random.default_rng(1)
    x = sg.tensor(random.standard_normal((4, 6, 50)), dtype=dtype, requires_grad=True)
    weight, bias = (sg.tensor(random.standard_normal(6), dtype=sg.float32, requires_grad=True) for _ in range(2))
    found, right = norm(x, weight, bias), norm(x.detach().double(), weight.detach().double(), bias.detach().double())
    assert found.dtype is dtype and ((found.double() - right).abs() <= right.abs() * sg.finfo(dtype).eps / 2 * 1.01 + 1e-6).all()
    found.float().square().sum().backward()
    assert x.grad is not None and bias.grad is not None and (x.grad.dtype, bias.grad.dtype) == (dtype, sg.float32)
