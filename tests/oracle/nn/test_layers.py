"""Every layer and loss as PyTorch's: how it is made, what it keeps and shows, what it computes, and its gradients."""

from __future__ import annotations

import inspect
import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import torch
from tests.rows import one_test_for_each
from tests.runtime.nn.layer_cases import BY_ID, Case

CLASSES = sorted(name for name in sg.nn.__all__ if isinstance(getattr(sg.nn, name), type) and name not in ("Buffer", "Parameter"))
SPELLED_OUT = {"RNN", "LSTM", "GRU"}  # in PyTorch these take what RNNBase takes, under *args and **kwargs
GRADIENTS_OF_OUR_OWN = {"CTCLoss"}  # see docs/differences.md
SIXTHS = {"Hardsigmoid"}  # PyTorch's derivative of float64 is a sixth in float32
SHOWN_IN_PLACE = {"Hardsigmoid", "Hardswish"}  # PyTorch does not show it


def parameters(function: Any) -> dict[str, Any]:
    """The parameters of a function: their kinds and defaults, where two libraries mean the same by them."""
    found = list(inspect.signature(function).parameters.values())[1:]
    named = [p for p in found if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    return {p.name: (p.kind, p.default.__name__ if callable(p.default) and p.default is not p.empty else p.default) for p in named}


@pytest.mark.parametrize("name", [name for name in CLASSES if name not in SPELLED_OUT])
def test_signatures(name: str) -> None:
    ours, theirs = getattr(sg.nn, name), getattr(torch.nn, name)
    assert parameters(ours.__init__) == parameters(theirs.__init__)
    if expected := list(parameters(theirs.forward)):
        assert list(parameters(ours.forward)) == expected


def both(case: Case) -> tuple[Any, Any]:
    """The layer in both libraries, with the weights of one loaded into the other."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = case.made(sg), case.made(torch)
    state = {name: torch.tensor(tensor.numpy()) for name, tensor in ours.state_dict().items()}
    assert theirs.load_state_dict(state) == torch.nn.modules.module._IncompatibleKeys([], [])
    return ours, theirs


@one_test_for_each("row", [(name, (name,)) for name in BY_ID], together=10)
def test_a_layer_keeps_and_shows_the_same(name: str) -> None:
    ours, theirs = both(BY_ID[name])
    state, expected = ours.state_dict(), theirs.state_dict()
    assert list(state) == list(expected)
    assert {key: tuple(tensor.shape) for key, tensor in state.items()} == {key: tuple(tensor.shape) for key, tensor in expected.items()}
    assert [key for key, _ in ours.named_parameters()] == [key for key, _ in theirs.named_parameters()]
    assert repr(ours) == repr(theirs).replace("NonDynamicallyQuantizableLinear", "Linear")


def values(result: Any) -> list[Any]:
    if result is None:
        return []
    return [part for value in result for part in values(value)] if isinstance(result, (tuple, list)) else [result]


def close(ours: Any, theirs: Any, rtol: float = 1e-9) -> None:
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=rtol, atol=1e-11)
    assert str(ours.dtype).removeprefix("specgrad.") == str(theirs.dtype).removeprefix("torch.")


@one_test_for_each(
    "row",
    [(f"{name} {mode}", (name, mode)) for name, case in BY_ID.items() for mode in ("train", "eval") if not (case.random and mode == "train")],
    together=10,
)
def test_a_layer_computes_the_same(name: str, mode: str) -> None:
    case = BY_ID[name]
    ours, theirs = both(case)
    arguments, expected_arguments = case.arguments(sg), case.arguments(torch)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        results = [values(getattr(ours, mode)()(*arguments)), values(getattr(theirs, mode)()(*expected_arguments))]
    assert len(results[0]) == len(results[1])
    for out, expected in zip(*results):
        close(out, expected)
    for lib, outs in ((sg, results[0]), (torch, results[1])):
        total = sum((out * (1 + lib.arange(out.numel(), dtype=lib.float64).reshape(out.shape)).cos()).sum() for out in outs if out.is_floating_point())
        if total.requires_grad:
            total.backward()
    for tensor, expected in zip([*arguments, *ours.parameters()], [*expected_arguments, *theirs.parameters()]):
        if isinstance(tensor, sg.Tensor):
            assert (tensor.grad is None) == (expected.grad is None)
            if tensor.grad is not None and case.name not in GRADIENTS_OF_OUR_OWN:
                close(tensor.grad, expected.grad, 1e-7 if case.name in SIXTHS else 1e-9)
    for buffer, expected in zip(ours.buffers(), theirs.buffers()):
        close(buffer, expected)


@pytest.mark.parametrize(
    "row",
    [
        ("Linear", (3, 2), (0, 3)), ("Linear", (3, 2), (3,)), ("Linear", (0, 2), (4, 0)), ("Conv2d", (3, 2, 3), (0, 3, 8, 8)), ("LayerNorm", (0,), (2, 0)),
        ("BatchNorm1d", (3,), (1, 3)), ("BatchNorm1d", (3,), (0, 3)), ("LSTM", (3, 2), (0, 1, 3)), ("LSTM", (3, 2), (4, 0, 3)), ("GRU", (3, 2), (5, 3)),
        ("MultiheadAttention", (4, 2), (0, 2, 4)), ("MultiheadAttention", (4, 2), (0, 4)), ("MultiheadAttention", (4, 2), (3, 0, 4)),
        ("MaxPool2d", (2,), (1, 1, 1, 1)), ("Softmax", (-1,), ()), ("Flatten", (), ()), ("Dropout", (1.0,), (3,)),
    ],
    ids=lambda row: f"{row[0]} {row[2]}",
)  # fmt: skip
def test_sizes_at_the_edge(row: tuple[str, tuple[Any, ...], tuple[int, ...]]) -> None:
    """Empty batches and sequences, no dimensions, one element: a result of the same shape, or the same kind of error."""
    name, args, shape = row
    outcomes: list[Any] = []
    for lib in (sg, torch):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            layer = getattr(lib.nn, name)(*args)
        inputs = [lib.zeros(shape)] * (3 if name == "MultiheadAttention" else 1)
        try:
            outcomes.append([tuple(value.shape) for value in values(layer(*inputs))])
        except (RuntimeError, ValueError, IndexError) as error:
            outcomes.append(type(error))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(
    "name", ["ReLU", "SELU", "SiLU", "Mish", "ELU", "CELU", "LeakyReLU", "ReLU6", "Hardtanh", "Threshold", "RReLU", "Dropout", *sorted(SHOWN_IN_PLACE)]
)
def test_what_is_overwritten_says_so(name: str) -> None:
    args = (1.0, 2.0) if name == "Threshold" else ()
    ours, theirs = (repr(getattr(lib.nn, name)(*args, inplace=True)) for lib in (sg, torch))
    assert ours == (theirs.replace("()", "(inplace=True)") if name in SHOWN_IN_PLACE else theirs)
    layer = getattr(sg.nn, name)(*args, inplace=True).eval()
    x = sg.tensor([-1.0, 2.0])
    assert layer(x) is x or name == "Dropout"


def test_weights_of_a_recurrent_layer_by_layers() -> None:
    for name, options in (("LSTM", {"num_layers": 2, "bidirectional": True, "proj_size": 1}), ("GRU", {"num_layers": 12, "bias": False})):
        ours, theirs = ([[tuple(weight.shape) for weight in part] for part in getattr(lib.nn, name)(2, 3, **options).all_weights] for lib in (sg, torch))
        assert ours == theirs
    layer = sg.nn.RNN(2, 3)
    assert layer.all_weights[0][0] is layer.weight_ih_l0


@pytest.mark.parametrize("name", ["RNNCell", "LSTMCell", "GRUCell"])
@pytest.mark.parametrize(("rows", "of_state"), [((4,), (4,)), ((4,), (1,)), ((4,), ()), ((), (4,)), ((), ()), ((1,), (4,))])
def test_states_of_cells_fit_their_input(name: str, rows: tuple[int, ...], of_state: tuple[int, ...]) -> None:
    kinds = []
    for lib in (sg, torch):
        state = lib.ones(*of_state, 3)
        try:
            getattr(lib.nn, name)(2, 3)(lib.ones(*rows, 2), (state, state) if name == "LSTMCell" else state)
            kinds.append(None)
        except Exception as error:
            kinds.append(type(error))
    assert kinds[0] is kinds[1]


def bounds_of(weights: Any) -> tuple[float, float]:
    return float(np.abs(weights).max()), float(weights.std())


@pytest.mark.parametrize(
    "made",
    [
        ("Linear", (300, 200)),
        ("Conv2d", (40, 50, 3)),
        ("ConvTranspose2d", (40, 50, 3)),
        ("Bilinear", (30, 20, 100)),
        ("Embedding", (300, 50)),
        ("LSTM", (60, 50)),
        ("GRUCell", (60, 50)),
        ("MultiheadAttention", (120, 2)),
        ("TransformerEncoderLayer", (120, 2, 300)),
    ],
)
def test_first_values_are_of_the_same_distribution(made: tuple[str, Any]) -> None:
    sg.manual_seed(0)
    torch.manual_seed(0)
    name, args = made
    ours, theirs = getattr(sg.nn, name)(*args), getattr(torch.nn, name)(*args)
    for (key, parameter), expected in zip(ours.named_parameters(), theirs.parameters()):
        limit, spread = bounds_of(parameter.detach().numpy())
        expected_limit, expected_spread = bounds_of(expected.detach().numpy())
        assert spread == pytest.approx(expected_spread, rel=0.2), key
        assert limit == pytest.approx(expected_limit, rel=0.25), key


def test_names_that_pytorch_has_and_we_do_not_say_what_to_use() -> None:
    theirs = {name for name, value in vars(torch.nn).items() if isinstance(value, type)}
    for name in theirs - set(sg.nn.__all__):
        with pytest.raises(AttributeError, match=rf"specgrad.nn has no {name}: \w+"):
            getattr(sg.nn, name)
