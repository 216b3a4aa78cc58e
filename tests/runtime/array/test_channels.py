"""Normalization over batches and losses of classes, at numbers where NumPy's own functions warn or lose what they compute."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F


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
