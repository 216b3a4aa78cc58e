"""The gradients of `ramps`, each verified in one line or a few."""

import pytest
from ramps import SmoothStep, normalized, normalized_vjp, soft_ramp

from specgrad.testing import strategies
from specgrad.testing.adapters import from_vjp


@pytest.mark.gradients(inputs=[(3, 4)])
@pytest.mark.parametrize("sharpness", [1.0, 5.0])
def test_soft_ramp(x, sharpness):
    return soft_ramp(x, sharpness)


@pytest.mark.gradients(inputs=[lambda random: random.uniform(0.1, 0.9, (5,))])
def test_smooth_step():
    return SmoothStep


@pytest.mark.gradients(inputs=[strategies.tensors(strategies.shapes(max_dims=2, min_size=0))], order=1)
def test_soft_ramp_of_any_shape_and_layout(x):
    return soft_ramp(x, 2.0)


def test_normalized(verify_gradients):
    verify_gradients(from_vjp(normalized, normalized_vjp), [(3, 4)])
