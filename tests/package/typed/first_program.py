"""A program as a user writes it."""

import specgrad
import specgrad.nn.functional as F
from specgrad import Tensor
from specgrad.autograd import Function, detect_anomaly, grad, gradcheck
from specgrad.autograd.functional import hvp, jacobian
from specgrad.autograd.graph import get_gradient_edge, register_multi_grad_hook, saved_report
from specgrad.utils.checkpoint import checkpoint


def network(x: Tensor, weights: list[Tensor]) -> Tensor:
    for weight in weights[:-1]:
        x = (x @ weight).relu()
    return x @ weights[-1]


class Double(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: object, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: object, gradient: Tensor) -> Tensor:
        return gradient * 2


weights = [specgrad.randn(4, 8, requires_grad=True), specgrad.randn(8, 3, requires_grad=True)]
target = specgrad.randint(0, 3, (5,))
loss: Tensor = F.cross_entropy(network(specgrad.randn(5, 4), weights), target)
loss.backward()
with specgrad.no_grad():
    for w in weights:
        if w.grad is not None:
            w.sub_(w.grad, alpha=0.1)
by_axis: Tensor = loss.reshape(1, 1).sum(axis=0, keepdims=True) + specgrad.index_select(target, axis=0, index=target)
gradients: tuple[Tensor, ...] = grad((weights[0] ** 2).sum(), weights[0])
values, indices = weights[0].max(1)
shape: tuple[int, ...] = values.shape
number: float = loss.item()
first: Tensor = weights[0][0, :2]
mean: Tensor = 1 - specgrad.mean(first, 0, keepdim=True) / 2
doubles = [w.detach().double().requires_grad_() for w in weights]
passed: bool = gradcheck(network, (specgrad.rand(2, 4, dtype=specgrad.float64), doubles))
rows = jacobian(lambda x: x.exp(), first, vectorize=True, chunk_size=2)
product = hvp(lambda x: x.sum(), first, first)
with detect_anomaly():
    recomputed: Tensor = checkpoint(Double.apply, weights[0])
handle = register_multi_grad_hook(weights, lambda grads: None)
handle.remove()
total: int = saved_report(recomputed).total_bytes
edge = get_gradient_edge(recomputed)
batch: Tensor = specgrad.vmap(Double.apply)(weights[0])
