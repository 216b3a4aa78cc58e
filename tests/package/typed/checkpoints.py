"""Computing again instead of keeping."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.utils.checkpoint import checkpoint, checkpoint_sequential


def block(x: Tensor, scale: float) -> tuple[Tensor, Tensor]:
    return (x * scale).exp(), x.sin()


def layer(x: Tensor) -> Tensor:
    return x.tanh()


x = sg.ones(3, requires_grad=True)
first, second = checkpoint(block, x, 2.0, preserve_rng_state=False)
assert_type(first, Tensor)
assert_type(checkpoint(layer, x), Tensor)
assert_type(checkpoint_sequential([layer, layer], 2, x), Tensor)
(first + second).sum().backward()
