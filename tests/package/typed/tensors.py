"""Making, indexing and combining tensors."""

from typing import Any

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor

x = sg.arange(12, dtype=sg.float32).reshape(3, 4)
assert_type(x[0], Tensor)
assert_type(x[0, 1:], Tensor)
assert_type(x[x > 3], Tensor)
assert_type(x[..., None], Tensor)
x[0] = 1.0
x[:, 1] = x[:, 2]
assert_type(x + 1, Tensor)
assert_type(2 * x - x / 3 + 1 // x.clamp(min=1), Tensor)
assert_type(-x @ x.T, Tensor)
assert_type(x > 2, Tensor)
assert_type(x == 2, Tensor)
assert_type(~(x > 2), Tensor)
assert_type(divmod(x, 2), tuple[Tensor, Tensor])
assert_type(x.sum(), Tensor)
assert_type(x.sum(0, keepdim=True), Tensor)
assert_type(x.sum(axis=(0, 1), keepdims=True), Tensor)
values, places = x.max(1)
assert_type(places, Tensor)
assert_type(x.max(), Tensor)
assert_type(x.sort(descending=True).indices, Tensor)
assert_type(sg.topk(x, 2).values, Tensor)
assert_type(sg.cat([x, x], dim=1), Tensor)
assert_type(sg.stack((x, x)), Tensor)
assert_type(sg.where(x > 2, x, 0.0), Tensor)
assert_type(sg.where(x > 2), tuple[Tensor, ...])
assert_type(x.split(2, dim=1), tuple[Tensor, ...])
assert_type(x.nonzero(), Tensor)
assert_type(x.nonzero(as_tuple=True), tuple[Tensor, ...])
assert_type(x.unique(), Tensor)
kept, inverse = sg.unique(x, return_inverse=True)
assert_type(inverse, Tensor)
assert_type(sg.clamp(x, min=0.5), Tensor)
assert_type(sg.atleast_2d(x), Tensor)
assert_type(sg.complex(x, x).abs(), Tensor)
assert_type(x.add_(1).mul_(2), Tensor)
assert_type(x.tolist(), Any)
assert_type(len(x), int)
assert_type(bool((x > 0).all()), bool)
assert_type(sg.detach(x), Tensor)
assert_type(sg.gradient(x[0])[0], Tensor)
