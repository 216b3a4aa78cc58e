"""Recurrent layers of several sizes as PyTorch's: values, gradients of both orders, tangents and batches."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import torch

NAMES = ("RNN", "LSTM", "GRU")
OPTIONS: list[dict[str, Any]] = [{}, {"num_layers": 2}, {"bidirectional": True}, {"num_layers": 2, "bidirectional": True, "bias": False, "batch_first": True}]
ROW = pytest.mark.parametrize("name", NAMES)


def both(name: str, sizes: tuple[int, int], dtype: str = "float64", **options: Any) -> tuple[Any, Any]:
    """The layer in both libraries, with the same weights."""
    ours, theirs = (getattr(lib.nn, name)(*sizes, **options, dtype=getattr(lib, dtype)) for lib in (sg, torch))
    theirs.load_state_dict({key: torch.tensor(tensor.numpy()) for key, tensor in ours.state_dict().items()})
    return ours, theirs


def parts(result: tuple[Any, Any]) -> list[Any]:
    """The outputs, and the last state or both of them."""
    out, last = result
    return [out, *(last if isinstance(last, tuple) else (last,))]


def states(lib: Any, name: str, hidden: Any) -> Any:
    return (lib.tensor(hidden), lib.tensor(hidden * 2)) if name == "LSTM" else lib.tensor(hidden)


def close(ours: Any, theirs: Any, tolerance: float = 1e-10) -> None:
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=tolerance, atol=tolerance)


@ROW
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(("steps", "rows", "width"), [(1, 1, 1), (7, 1, 20), (3, 5, 33), (30, 17, 8)])
def test_values_and_gradients(name: str, options: dict[str, Any], steps: int, rows: int, width: int) -> None:
    sg.manual_seed(steps)
    chance = np.random.default_rng(width)
    count = options.get("num_layers", 1) * (1 + options.get("bidirectional", False))
    x, hidden = chance.standard_normal((rows, steps, 6) if options.get("batch_first") else (steps, rows, 6)), chance.standard_normal((count, rows, width))
    for dtype, tolerance in (("float64", 1e-10), ("float32", 2e-4)):
        layers = both(name, (6, width), dtype, **options)
        found: list[list[Any]] = []
        for lib, layer in zip((sg, torch), layers):
            given = lib.tensor(x.astype(dtype), requires_grad=True)
            results = parts(layer(given, states(lib, name, hidden.astype(dtype))))
            sum((part * part).sum() for part in results).backward()
            found.append([*results, given.grad, *(p.grad for p in layer.parameters())])
        for ours, theirs in zip(*found):
            close(ours, theirs, tolerance)


@ROW
@pytest.mark.parametrize("used", [0, 1, -1])
def test_second_derivatives_of_what_is_used(name: str, used: int) -> None:
    """Of the outputs alone, or of a last state."""
    x = np.random.default_rng(0).standard_normal((4, 2, 3))
    found = []
    for lib, layer in zip((sg, torch), both(name, (3, 5))):
        given = lib.tensor(x, requires_grad=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            gradients = lib.autograd.grad(parts(layer(given))[used].sin().sum(), [given, layer.weight_hh_l0], create_graph=True)
        sum((g * g).sum() for g in gradients).backward()
        found.append([*gradients, given.grad, *(p.grad for p in layer.parameters())])
    for ours, theirs in zip(*found):
        close(ours, theirs)


@ROW
def test_tangents_are_products_with_the_jacobian(name: str) -> None:
    layer, _ = both(name, (3, 4), num_layers=2)
    chance = np.random.default_rng(1)
    x, along, above = (sg.tensor(chance.standard_normal(shape)) for shape in ((5, 2, 3), (5, 2, 3), (5, 2, 4)))
    value, tangent = sg.func.jvp(lambda x: layer(x)[0], (x,), (along,))
    _, back = sg.func.vjp(lambda x: layer(x)[0], x)
    np.testing.assert_allclose((tangent * above).sum().item(), (back(above)[0] * along).sum().item(), rtol=1e-12)
    close(value, layer(x)[0])


@ROW
def test_batches_of_sequences_and_gradients_of_each_sample(name: str) -> None:
    layer, _ = both(name, (3, 4), bidirectional=True)
    x = sg.randn(6, 5, 2, 3, dtype=sg.float64)
    one_by_one = [parts(layer(sample)) for sample in x]
    for number, part in enumerate(parts(sg.vmap(layer)(x))):
        close(part, sg.stack([results[number] for results in one_by_one]))
    weights = {key: p.detach() for key, p in layer.named_parameters()}

    def loss(weights: Any, sample: Any) -> Any:
        return sg.func.functional_call(layer, weights, (sample,))[0].square().sum()

    together = sg.vmap(sg.func.grad(loss), in_dims=(None, 0))(weights, x)
    for number, sample in enumerate(x):
        for key, gradient in sg.func.grad(loss)(weights, sample).items():
            close(together[key][number], gradient)


@ROW
def test_an_ensemble_of_layers(name: str) -> None:
    """Weights that differ from sample to sample."""
    layers = [both(name, (3, 4))[0] for _ in range(3)]
    x = sg.randn(5, 2, 3, dtype=sg.float64)
    weights = {key: sg.stack([dict(layer.named_parameters())[key].detach() for layer in layers]) for key, _ in layers[0].named_parameters()}
    found = sg.vmap(lambda weights: sg.func.functional_call(layers[0], weights, (x,))[0])(weights)
    for number, layer in enumerate(layers):
        close(found[number], layer(x)[0])


def test_outputs_of_an_lstm_that_are_changed_in_place() -> None:
    """They are what gradients are made of, an error in both; a last state is a copy."""
    for lib, layer in zip((sg, torch), both("LSTM", (3, 4), "float32")):
        x = lib.ones(5, 2, 3, requires_grad=True)
        out, (hidden, cell) = layer(x)
        hidden.relu_(), cell.relu_()
        (out.sum() + hidden.sum() + cell.sum()).backward()
        out, _ = layer(x)
        out.relu_()
        with pytest.raises(RuntimeError, match=r"modified by an in-?place operation|in place"):
            out.sum().backward()


@ROW
def test_compiled(name: str) -> None:
    layer, _ = both(name, (3, 4))
    x = sg.randn(5, 2, 3, dtype=sg.float64)

    def loss(x: Any, weight: Any) -> Any:
        return sg.func.functional_call(layer, {"weight_hh_l0": weight}, (x,))[0].square().sum()

    weight = layer.weight_hh_l0.detach()
    expected = sg.func.grad(loss, argnums=(0, 1))(x, weight)
    compiled = sg.compile(sg.func.grad(loss, argnums=(0, 1)))
    for _ in range(3):
        for ours, theirs in zip(compiled(x, weight), expected):
            close(ours, theirs)
