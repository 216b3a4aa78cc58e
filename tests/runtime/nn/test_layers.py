"""What holds for every layer and loss."""

from __future__ import annotations

import copy
import pickle
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import gradcheck
from specgrad.func import functional_call
from tests.rows import one_test_for_each
from tests.runtime.nn.layer_cases import BY_ID, CASES, NOT_LAYERS

nn = sg.nn
ROWS = [(name, (name,)) for name in BY_ID]


def test_every_layer_has_a_case() -> None:
    assert {case.name for case in CASES} == set(nn.__all__) - NOT_LAYERS


def made(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return BY_ID[name].made(sg)


def outputs(result: Any) -> list[sg.Tensor]:
    if isinstance(result, sg.Tensor):
        return [result]
    return [] if result is None else [tensor for part in result for tensor in outputs(part)]


def same(a: Any, b: Any) -> bool:
    return all(np.array_equal(x.detach().numpy(), y.detach().numpy()) for x, y in zip(outputs(a), outputs(b), strict=True))


@one_test_for_each("row", [(name, (name,)) for name, case in BY_ID.items() if case.derivative], together=10)
def test_gradients_of_inputs_and_parameters(name: str) -> None:
    """Of a few elements each: all of an image would take long, and say no more."""
    case, layer = BY_ID[name], made(name).eval()
    arguments = case.arguments(sg)
    leaves = [x for x in arguments if isinstance(x, sg.Tensor) and x.requires_grad]
    named = dict(layer.named_parameters())

    def function(*values: sg.Tensor) -> Any:
        given = iter(values)
        inputs = tuple(next(given) if isinstance(x, sg.Tensor) and x.requires_grad else x for x in arguments)
        found = outputs(functional_call(layer, dict(zip(named, given)), inputs))
        return tuple(out for out in found if out.requires_grad)

    if any(out.requires_grad for out in outputs(layer(*arguments))):
        assert gradcheck(function, (*leaves, *named.values()), fast_mode=True)


@one_test_for_each("row", ROWS, together=20)
def test_copies_compute_the_same(name: str) -> None:
    layer, arguments = made(name).eval(), BY_ID[name].arguments(sg, requires_grad=False)
    expected = layer(*arguments)
    for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
        assert repr(other) == repr(layer)
        assert same(other(*arguments), expected)
        assert not {id(p) for p in other.parameters()} & {id(p) for p in layer.parameters()}
        assert all(isinstance(p, nn.Parameter) and p.requires_grad for p in other.parameters())
    again = made(name).eval()
    assert repr(again.load_state_dict(layer.state_dict())) == "<All keys matched successfully>"
    assert same(again(*arguments), expected)


@one_test_for_each("row", ROWS, together=20)
def test_train_and_eval(name: str) -> None:
    case, layer = BY_ID[name], made(name)
    assert all(module.training for module in layer.modules())
    assert not any(module.training for module in layer.eval().modules())
    layer.train()
    arguments = case.arguments(sg, requires_grad=False)
    if not any(key.endswith("running_mean") for key, _ in layer.named_buffers()):
        assert same(layer(*arguments), layer(*arguments)) != case.random
    if case.random:
        layer.eval()
        assert same(layer(*arguments), layer(*arguments))


@one_test_for_each("row", ROWS, together=20)
def test_every_layer_is_documented(name: str) -> None:
    layer = type(made(name))
    assert layer.__doc__ and not layer.__doc__.startswith("Module") and layer.__doc__.rstrip().endswith(".")
    assert layer.__doc__ != (layer.__base__ or object).__doc__


# ---- sizes


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: nn.Conv2d(3, 4, 2, groups=2), "in_channels must be divisible by groups"),
        (lambda: nn.Conv2d(4, 3, 2, groups=2), "out_channels must be divisible by groups"),
        (lambda: nn.Conv2d(4, 3, 2, groups=0), "groups must be a positive integer"),
        (lambda: nn.Conv2d(4, 3, 2, padding="full"), "Invalid padding string 'full'"),
        (lambda: nn.Conv2d(4, 3, 2, padding="same", stride=2), "padding='same' is not supported for strided convolutions"),
        (lambda: nn.Conv2d(4, 3, 2, padding_mode="zero"), "padding_mode must be one of"),
        (lambda: nn.ConvTranspose2d(4, 3, 2, padding_mode="reflect"), 'Only "zeros" padding mode is supported for ConvTranspose2d'),
        (
            lambda: nn.ConvTranspose1d(1, 1, 2, stride=2)(sg.ones(1, 1, 3), [9]),
            "requested an output size of \\[9\\], but valid sizes range from \\[6\\] to \\[7\\]",
        ),
        (lambda: nn.ConvTranspose1d(1, 1, 2)(sg.ones(1, 1, 3), [1, 9]), "output_size must have 1 or 3 elements"),
        (lambda: nn.BatchNorm2d(3)(sg.ones(2, 3)), "expected 4D input \\(got 2D input\\)"),
        (lambda: nn.InstanceNorm1d(3, affine=True)(sg.ones(2, 4, 5)), "to match num_features \\(3\\), but got: 4"),
        (lambda: nn.GroupNorm(2, 3), "num_channels \\(3\\) must be divisible by num_groups \\(2\\)"),
        (lambda: nn.Dropout(1.5), "dropout probability has to be between 0 and 1, but got 1.5"),
        (lambda: nn.Softmax2d()(sg.ones(2)), "Softmax2d: expected input to be 3D or 4D, got 1D instead"),
        (lambda: nn.FractionalMaxPool2d(2), "requires specifying either an output size, or a pooling ratio"),
        (lambda: nn.FractionalMaxPool2d(2, 2, 0.5), "only one of output_size and output_ratio may be specified"),
        (lambda: nn.FractionalMaxPool2d(2, output_ratio=1.5), "output_ratio must be between 0 and 1"),
        (lambda: nn.MultiMarginLoss(3), "only p == 1 and p == 2 supported"),
        (lambda: nn.TripletMarginLoss(0.0), "expected margin to be greater than 0, got 0.0 instead"),
        (lambda: nn.Bilinear(0, 1, 1), "in1_features must be > 0, but got 0"),
        (lambda: nn.LSTM(0, 2), "input_size must be greater than zero"),
        (lambda: nn.GRU(2, 3)(sg.ones(1, 1, 2, dtype=sg.float64)), "GRU: expected input of the weights' dtype, specgrad.float32, but got specgrad.float64"),
        (lambda: nn.LSTM(2, 0), "hidden_size must be greater than zero"),
        (lambda: nn.LSTM(2, 2, proj_size=2), "proj_size has to be smaller than hidden_size"),
        (lambda: nn.RNN(2, 2, nonlinearity="sin"), "Unknown nonlinearity 'sin'"),
        (lambda: nn.GRU(2, 2)(sg.ones(2)), "GRU: Expected input to be 2D or 3D, got 1D instead"),
        (lambda: nn.GRUCell(2, 2)(sg.ones(1, 1, 2)), "GRUCell: Expected input to be 1D or 2D, got 3D instead"),
        (lambda: nn.MultiheadAttention(0, 1), "embed_dim and num_heads must be greater than 0"),
    ],
)
def test_what_cannot_be_is_an_error(make: Callable[[], Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize(
    ("make", "kind", "message"),
    [
        (lambda: nn.LSTM(2, 3)(sg.ones(4, 1, 5)), RuntimeError, "input.size\\(-1\\) must be equal to input_size. Expected 2, got 5"),
        (
            lambda: nn.LSTM(2, 3)(sg.ones(4, 1, 2), (sg.ones(1, 2, 3), sg.ones(1, 1, 3))),
            RuntimeError,
            "Expected hidden\\[0\\] size \\(1, 1, 3\\), got \\[1, 2, 3\\]",
        ),
        (lambda: nn.GRUCell(2, 3)(sg.ones(4, 2), sg.ones(1, 3)), RuntimeError, r"GRUCell: expected a state of shape \[4, 3\], .* but got \[1, 3\]"),
        (lambda: nn.RNNCell(2, 3)(sg.ones(4, 2), sg.ones(3)), RuntimeError, r"expected a state of shape \[4, 3\]"),
        (lambda: nn.LSTMCell(2, 3)(sg.ones(2), (sg.ones(3), sg.ones(4, 3))), RuntimeError, r"expected a state of shape \[3\], .* but got \[4, 3\]"),
        (lambda: nn.BCELoss()(sg.tensor([0.5, 0.5]), sg.tensor([0.0, 1.5])), RuntimeError, r"expected target from 0 to 1, but got 0.0 to 1.5"),
        (lambda: nn.BCELoss()(sg.tensor([0.5]), sg.tensor([float("nan")])), RuntimeError, r"expected target from 0 to 1, but got nan"),
        (lambda: nn.LSTM(2, 3)([1]), TypeError, "there are no packed sequences"),
        (lambda: nn.MultiheadAttention(3, 2), AssertionError, "embed_dim must be divisible by num_heads"),
        (lambda: nn.Embedding(3, 2, padding_idx=3), AssertionError, "padding_idx must be within num_embeddings"),
        (lambda: nn.Embedding(3, 2, _weight=sg.ones(2, 2)), AssertionError, "Shape of weight does not match"),
        (lambda: nn.Embedding.from_pretrained(sg.ones(2)), AssertionError, "expected to be 2-dimensional"),
        (lambda: nn.Unflatten(1, 4), TypeError, "unflattened_size must be a tuple of ints, but found type int"),  # type: ignore[arg-type]
        (lambda: nn.TransformerEncoderLayer(4, 2, activation="sin"), RuntimeError, "activation should be relu/gelu, not sin"),
        (lambda: nn.Transformer(4, 2)(sg.ones(2, 3), sg.ones(2, 4)), RuntimeError, "must be equal to d_model"),
    ],
)
def test_and_of_its_kind(make: Callable[[], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        make()


# ---- one by one


def test_batch_norm_keeps_statistics() -> None:
    norm, batches = nn.BatchNorm1d(3, momentum=None), sg.randn(3, 50, 3) * 2 + 1
    for batch in batches:
        norm(batch)
    assert norm.num_batches_tracked.item() == 3
    np.testing.assert_allclose(norm.running_mean.numpy(), batches.mean(1).mean(0).numpy(), rtol=1e-4)
    np.testing.assert_allclose(norm.running_var.numpy(), batches.var(1).mean(0).numpy(), rtol=1e-4)
    norm.eval()
    assert abs(norm(batches.flatten(0, 1)).mean().item()) < 1e-3
    norm.reset_parameters()
    assert norm.running_mean.tolist() == [0, 0, 0] and norm.num_batches_tracked.item() == 0


def test_pretrained_embeddings() -> None:
    table = sg.arange(6.0).reshape(3, 2)
    embedding = nn.Embedding.from_pretrained(table)
    assert not embedding.weight.requires_grad and embedding(sg.tensor(1)).tolist() == [2, 3]
    bag = nn.EmbeddingBag.from_pretrained(table, freeze=False, mode="sum")
    assert bag.weight.requires_grad and bag(sg.tensor([[0, 2]])).tolist() == [[4, 6]]
    assert nn.Embedding(4, 2, padding_idx=1).weight[1].tolist() == [0, 0]


def test_a_stack_of_transformer_layers() -> None:
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, 0.0), 3, nn.LayerNorm(4))
    assert len(list(encoder.parameters())) == 3 * 12 + 2
    causal = nn.Transformer.generate_square_subsequent_mask(5)
    x = sg.randn(5, 2, 4)
    later = x.clone()
    later[3:] += 1.0
    assert np.allclose(encoder(x, causal)[:3].detach(), encoder(later, causal)[:3].detach(), atol=1e-6)
    assert not np.allclose(encoder(x)[:3].detach(), encoder(later)[:3].detach(), atol=1e-3)
    decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(4, 2, 8, 0.0), 2)
    assert decoder(x, encoder(x), causal).shape == (5, 2, 4)


def test_dropout_between_recurrent_layers_alone() -> None:
    with pytest.warns(UserWarning, match="dropout option adds dropout after all but last recurrent layer"):
        one = nn.GRU(2, 3, dropout=0.5)
    x = sg.randn(4, 1, 2)
    assert same(one(x), one(x))
    two = nn.GRU(2, 3, 2, dropout=0.5)
    assert not same(two(x), two(x))
    assert same(two.eval()(x), two(x))


def test_layers_are_made_in_a_dtype() -> None:
    assert {p.dtype for p in nn.Transformer(4, 2, 1, 1, 8, dtype=sg.float64).parameters()} == {sg.float64}
    assert nn.BatchNorm1d(3, dtype=sg.float64).running_mean.dtype is sg.float64
    assert nn.Linear(2, 3, device="cpu").weight.is_cpu


def test_the_documentation_lists_what_is_there() -> None:
    page = (Path(__file__).parents[3] / "docs" / "modules.md").read_text(encoding="utf-8")
    listed = re.findall(r"`(\w+)`", page.partition("## Available modules")[2])
    modules = {"attention", "functional", "init", "utils"}
    assert sorted(listed) == sorted([*(set(nn.__all__) - modules), *nn.attention.__all__, *nn.init.__all__, *nn.utils.__all__])


@pytest.mark.parametrize("batch_first", [False, True])
def test_attention_to_itself_is_projected_by_one_product(batch_first: bool) -> None:
    layer, x = nn.MultiheadAttention(4, 2, batch_first=batch_first), sg.randn(3, 5, 4)
    for need_weights in (False, True):
        with sg.autograd.profiler.profile() as profile:
            expected, _ = layer(x, x, x, need_weights=need_weights)
        assert [event.name for event in profile.function_events].count("linear") == 2  # and one for what all heads give
        apart, _ = layer(x, x.clone(), x.clone(), need_weights=need_weights)
        np.testing.assert_allclose(apart.detach().numpy(), expected.detach().numpy(), rtol=1e-5, atol=1e-6)
