"""Random numbers, their source and its state."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Generator, Tensor

generator = Generator()
generator.manual_seed(7)
assert_type(sg.manual_seed(1), Generator)
assert_type(sg.rand(2, 3, generator=generator), Tensor)
assert_type(sg.randn((2, 3), dtype=sg.float64, requires_grad=True), Tensor)
assert_type(sg.randint(0, 10, (4,)), Tensor)
assert_type(sg.randperm(5), Tensor)
assert_type(sg.normal(0.0, 1.0, (3,)), Tensor)
assert_type(sg.bernoulli(sg.full((3,), 0.5)), Tensor)
assert_type(sg.multinomial(sg.ones(3), 2), Tensor)
assert_type(sg.empty(3).uniform_(-1, 1, generator=generator), Tensor)
state = sg.get_rng_state()
sg.set_rng_state(state)
assert_type(sg.rand_like(sg.ones(2)), Tensor)
assert_type(generator.initial_seed(), int)
