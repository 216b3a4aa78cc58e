"""What verification has found in ops: it stays mended."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, grad


@pytest.mark.parametrize("x", [1e-9, 1e-6, 1e-3, 0.0299, 0.0301, 0.5])
@pytest.mark.parametrize("dtype", [sg.float64, sg.complex128], ids=str)
def test_the_gradient_of_sinc_near_zero(x: float, dtype: sg.dtype) -> None:
    t = sg.tensor([x, -x], dtype=dtype, requires_grad=True)
    (found,) = grad(sg.sinc(t), t, sg.ones(2, dtype=dtype), create_graph=True)
    z = np.longdouble(np.pi) * np.longdouble(x)
    series = sum((-1) ** k * np.longdouble(np.pi) * 2 * k * z ** (2 * k - 1) / np.longdouble(_factorial(2 * k + 1)) for k in range(1, 14))
    np.testing.assert_allclose(found.detach().numpy(), [float(series), -float(series)], rtol=1e-12)


def _factorial(n: int) -> float:
    return float(np.prod(np.arange(1, n + 1, dtype=np.float64)))


def test_the_gradient_of_sinc_at_zero_has_a_derivative() -> None:
    t = sg.zeros(1, dtype=sg.float64, requires_grad=True)
    (first,) = grad(sg.sinc(t), t, create_graph=True)
    (second,) = grad(first, t)
    np.testing.assert_allclose(second.numpy(), [-(np.pi**2) / 3], rtol=1e-12)


def test_the_tangent_of_the_angle_of_zero_is_zero_as_its_gradient() -> None:
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(sg.zeros(1, dtype=sg.complex128), sg.ones(1, dtype=sg.complex128))
        assert forward_ad.unpack_dual(sg.angle(dual)).tangent.tolist() == [0.0]


def test_the_norm_of_order_zero_of_complex_numbers_has_a_tangent() -> None:
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(sg.tensor([1 + 2j, 0j]), sg.ones(2, dtype=sg.complex64))
        assert forward_ad.unpack_dual(sg.linalg.vector_norm(dual, 0)).tangent.item() == 0.0
