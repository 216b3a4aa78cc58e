"""What these ops give, as a user calls them. `pytest --specgrad-spec mylib/ops.yaml` verifies each of them in many more ways."""

import specgrad
from specgrad import Tensor

from mylib import ops


def test_bump() -> None:
    x = specgrad.tensor([-1.0, 0.0, 1.0], requires_grad=True)
    y: Tensor = ops.bump(x)
    y.sum().backward()
    assert y.tolist()[1] == 1.0
    assert x.grad is not None and x.grad.tolist()[1] == 0.0


def test_the_namespace() -> None:
    x = specgrad.randn(3, 4)
    assert specgrad.ops.mylib.between(x, 1).shape == (3, 3)
    assert specgrad.allclose(ops.ridge(x, x), specgrad.ones(3, 4))
