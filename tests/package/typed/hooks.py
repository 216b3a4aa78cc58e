"""Hooks of tensors and of nodes."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd.graph import Node, get_gradient_edge, register_multi_grad_hook

seen: list[Tensor] = []
x = sg.tensor([1.0, 2.0], requires_grad=True)
y = x * 3


def halved(gradient: Tensor) -> Tensor:
    return gradient / 2


handle = y.register_hook(halved)
noting = y.register_hook(seen.append)
after = x.register_post_accumulate_grad_hook(lambda leaf: seen.append(leaf))
node = y.grad_fn
assert_type(node, Node | None)
assert node is not None
assert_type(node.name(), str)
assert_type(node.next_functions, tuple[tuple[Node | None, int], ...])
of_node = node.register_hook(lambda inputs, outputs: None)
together = register_multi_grad_hook([x, y], lambda gradients: None)
y.sum().backward()
for registered in (handle, noting, after, of_node, together):
    registered.remove()
with y.register_hook(halved):
    pass
edge = get_gradient_edge(y)
assert_type(edge.output_nr, int)
