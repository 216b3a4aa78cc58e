"""A small network, trained."""

from typing_extensions import assert_type

import specgrad as sg
import specgrad.nn.functional as F
from specgrad import Tensor


class Network:
    def __init__(self, sizes: list[int]) -> None:
        self.weights = [(sg.randn(a, b) * 0.1).requires_grad_() for a, b in zip(sizes, sizes[1:])]
        self.biases = [sg.zeros(b, requires_grad=True) for b in sizes[1:]]

    def __call__(self, x: Tensor) -> Tensor:
        for weight, bias in zip(self.weights[:-1], self.biases):
            x = F.relu(x @ weight + bias)
        return x @ self.weights[-1] + self.biases[-1]

    def parameters(self) -> list[Tensor]:
        return [*self.weights, *self.biases]


generator = sg.manual_seed(0)
network = Network([4, 16, 3])
inputs, targets = sg.randn(32, 4), sg.randint(0, 3, (32,))
best = float("inf")
for _ in range(3):
    for parameter in network.parameters():
        parameter.grad = None
    loss = F.cross_entropy(network(inputs), targets)
    assert_type(loss, Tensor)
    assert_type(loss.item(), float)
    loss.backward()
    with sg.no_grad():
        for parameter in network.parameters():
            if parameter.grad is not None:
                parameter -= 0.1 * parameter.grad
    best = min(best, loss.item())

accuracy = (network(inputs).argmax(1) == targets).float().mean()
assert_type(accuracy, Tensor)
print(f"{best:.2f} {accuracy.item():.0%}")
