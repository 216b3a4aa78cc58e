"""Gradients that are asked for by grad and by backward, in both modes."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import backward, forward_ad, grad

x = sg.tensor([1.0, 2.0], requires_grad=True)
y = (x**2).sum()
(first,) = grad(y, x, create_graph=True)
(second,) = grad(first.sum(), [x])
assert_type(second, Tensor)
z = x.sin()
backward([z], [sg.ones(2)], inputs=[x])
z = (x * 3).sum()
z.backward(retain_graph=True)
z.backward(sg.tensor(1.0), inputs=x)
assert_type(x.grad, Tensor | None)
assert_type(x.requires_grad, bool)
assert_type(x.is_leaf, bool)
assert_type(x.detach().requires_grad_(), Tensor)
with forward_ad.dual_level():
    dual = forward_ad.make_dual(sg.ones(2), sg.tensor([1.0, 0.0]))
    primal, tangent = forward_ad.unpack_dual(dual.exp())
    assert_type(primal, Tensor)
x.grad = None
x.data = x.data * 2
