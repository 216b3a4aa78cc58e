"""Modules as functions of their parameters: functional_call, and stacked ensembles."""

from __future__ import annotations

from time import sleep
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.func import functional_call, grad, stack_module_state, vmap
from tests.at_once import THREADS, in_threads

nn = sg.nn


def test_other_parameters_for_one_call() -> None:
    net = nn.Sequential(nn.Linear(2, 1), nn.BatchNorm1d(1)).eval()
    own = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    given = {"0.weight": sg.ones(1, 2), "0.bias": sg.zeros(1)}
    assert functional_call(net, given, sg.ones(3, 2)).flatten().tolist() == pytest.approx([2] * 3, rel=1e-4)
    assert functional_call(net, [given, {"1.running_mean": sg.ones(1)}], (sg.ones(3, 2),)).flatten().tolist() == pytest.approx([1] * 3, rel=1e-4)
    assert all(tensor.tolist() == own[name].tolist() for name, tensor in net.state_dict().items())
    assert all(isinstance(p, nn.Parameter) for p in net.parameters())


def test_its_own_come_back_after_an_error() -> None:
    net = nn.Linear(2, 1)
    own = net.weight
    with pytest.raises(RuntimeError):
        functional_call(net, {"weight": sg.ones(5, 5)}, sg.ones(1, 2))
    assert net.weight is own


def test_one_line_gives_gradients_of_every_sample() -> None:
    net, loss = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)), nn.CrossEntropyLoss()
    x, y = sg.randn(5, 3), sg.tensor([0, 1, 1, 0, 1])
    weights = {name: parameter.detach() for name, parameter in net.named_parameters()}
    found = vmap(grad(lambda w, x, y: loss(functional_call(net, w, x), y)), (None, 0, 0))(weights, x, y)
    for sample in range(5):
        net.zero_grad()
        loss(net(x[sample]), y[sample]).backward()
        for name, parameter in net.named_parameters():
            assert parameter.grad is not None
            np.testing.assert_allclose(found[name][sample].numpy(), parameter.grad.numpy(), rtol=1e-4, atol=1e-6)


def test_an_ensemble_in_one_pass() -> None:
    models = [nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4)).eval() for _ in range(3)]
    parameters, buffers = stack_module_state(models)
    assert parameters["0.weight"].shape == (3, 4, 3) and parameters["0.weight"].requires_grad and parameters["0.weight"].is_leaf
    assert buffers["1.running_mean"].shape == (3, 4)
    x = sg.randn(5, 3)
    found = vmap(lambda p, b: functional_call(models[0], (p, b), x))(parameters, buffers)
    for model, out in zip(models, found):
        np.testing.assert_allclose(out.detach().numpy(), model(x).detach().numpy(), rtol=1e-5, atol=1e-6)


class Tied(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.a = nn.Linear(2, 2, bias=False)
        self.b = nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight

    def forward(self, x: sg.Tensor) -> Any:
        return self.b(self.a(x))


def test_tied_weights_are_given_once() -> None:
    net, x = Tied(), sg.ones(1, 2)
    twice = {"a.weight": 2 * sg.eye(2)}
    assert functional_call(net, twice, x, strict=True).tolist() == [[4, 4]]
    nn.init.eye_(net.a.weight)
    assert functional_call(net, twice, x, tie_weights=False).tolist() == [[2, 2]]
    with pytest.raises(ValueError, match=r"different values for \['a.weight', 'b.weight'\], which are one tensor"):
        functional_call(net, {"a.weight": sg.eye(2), "b.weight": sg.eye(2)}, x)
    assert functional_call(net, {"a.weight": sg.eye(2), "b.weight": 3 * sg.eye(2)}, x, tie_weights=False).tolist() == [[3, 3]]


def test_names_that_are_not_there() -> None:
    net, x = nn.Linear(2, 1), sg.ones(1, 2)
    with pytest.raises(AttributeError, match="Linear has no parameter or buffer 'wait'"):
        functional_call(net, {"wait": sg.ones(1)}, x)
    with pytest.raises(RuntimeError, match=r"Unexpected key\(s\): wait.\n\tMissing key\(s\): bias, weight"):
        functional_call(net, {"wait": sg.ones(1)}, x, strict=True)
    with pytest.raises(ValueError, match="appeared in multiple dictionaries"):
        functional_call(net, [{"bias": sg.ones(1)}, {"bias": sg.ones(1)}], x)


def test_ensembles_must_be_alike() -> None:
    with pytest.raises(RuntimeError, match="Expected at least one model, got 0"):
        stack_module_state([])
    with pytest.raises(RuntimeError, match="to be of the same class"):
        stack_module_state([nn.Linear(1, 1), nn.Bilinear(1, 1, 1)])
    with pytest.raises(RuntimeError, match="to have the same training/eval mode"):
        stack_module_state([nn.Linear(1, 1), nn.Linear(1, 1).eval()])
    with pytest.raises(RuntimeError, match=r"Expected weight from each model to have the same \.requires_grad"):
        stack_module_state([nn.Linear(1, 1), nn.Linear(1, 1).requires_grad_(False)])


def test_threads_that_call_one_module_with_parameters_of_their_own() -> None:
    class GivesWay(sg.nn.Module):
        def forward(self, x: sg.Tensor) -> sg.Tensor:
            sleep(1e-4)
            return x

    module = sg.nn.Sequential(sg.nn.Linear(2, 2), GivesWay(), sg.nn.Linear(2, 1))
    own = dict(module.named_parameters())
    given = [{name: sg.full(tuple(parameter.shape), float(number)) for name, parameter in own.items()} for number in range(THREADS)]
    x = sg.ones(1, 2)
    expected = [functional_call(module, tensors, x).item() for tensors in given]

    def work(number: int) -> None:
        for _ in range(10):
            assert functional_call(module, given[number], x).item() == expected[number]

    in_threads(work)
    assert all(parameter is own[name] for name, parameter in module.named_parameters())


def test_a_call_within_a_call() -> None:
    class Twice(sg.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = sg.nn.Linear(1, 1)

        def forward(self, x: sg.Tensor) -> sg.Tensor:
            return functional_call(self.inner, {"weight": self.inner.weight * 2}, x) + self.inner(x)

    module = Twice()
    one = {"inner.weight": sg.ones(1, 1), "inner.bias": sg.zeros(1)}
    assert functional_call(module, one, sg.ones(1)).item() == 3
    with pytest.raises(TypeError):
        functional_call(module, one, None)
    assert functional_call(module, one, sg.ones(1)).item() == 3
