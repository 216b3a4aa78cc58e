"""vmap keeps the type of the function that it is given."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor


def distance(x: Tensor, y: Tensor, scale: float = 1.0) -> Tensor:
    return ((x - y) * scale).square().sum().sqrt()


def extremes(x: Tensor) -> tuple[Tensor, Tensor]:
    return x.amin(), x.amax()


rows = sg.randn(5, 3)
distances = sg.vmap(distance)
assert_type(distances(rows, rows + 1, scale=2.0), Tensor)
low, high = sg.vmap(extremes, chunk_size=2)(rows)
assert_type(low, Tensor)
assert_type(sg.vmap(sg.dot)(rows, rows), Tensor)
products = sg.vmap(lambda a, b: a * b, in_dims=(0, None))(rows, sg.ones(3))
print(products.shape)
