"""A program as a user writes it, for mypy --strict against the installed package."""

import specgrad
import specgrad.nn.functional as F
from specgrad import Tensor
from specgrad.autograd import Function, grad


def network(x: Tensor, weights: list[Tensor]) -> Tensor:
    for weight in weights[:-1]:
        x = (x @ weight).relu()
    return x @ weights[-1]


class Double(Function):
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
gradients: tuple[Tensor, ...] = grad((weights[0] ** 2).sum(), weights[0])
values, indices = weights[0].max(1)
shape: tuple[int, ...] = values.shape
number: float = loss.item()
first: Tensor = weights[0][0, :2]
mean: Tensor = 1 - specgrad.mean(first, 0, keepdim=True) / 2
