"""First values of parameters, and what is done to all gradients."""

from __future__ import annotations

import math

import numpy as np
import pytest

import specgrad as sg

init, utils = sg.nn.init, sg.nn.utils


def spread(tensor: sg.Tensor) -> float:
    return float(tensor.numpy().std())


def largest(tensor: sg.Tensor) -> float:
    return float(np.abs(tensor.numpy()).max())


@pytest.mark.parametrize("shape", [(300, 200), (30, 20, 5, 5)])
def test_how_far_random_values_go(shape: tuple[int, ...]) -> None:
    sg.manual_seed(0)
    inputs, outputs = (count * math.prod(shape[2:]) for count in (shape[1], shape[0]))
    x = sg.empty(*shape)
    assert spread(init.xavier_normal_(x, 2.0)) == pytest.approx(2 * math.sqrt(2 / (inputs + outputs)), rel=0.05)
    assert largest(init.xavier_uniform_(x)) == pytest.approx(math.sqrt(6 / (inputs + outputs)), rel=0.01)
    assert spread(init.kaiming_normal_(x, nonlinearity="relu")) == pytest.approx(math.sqrt(2 / inputs), rel=0.05)
    assert spread(init.kaiming_normal_(x, 0.0, "fan_out")) == pytest.approx(math.sqrt(2 / outputs), rel=0.05)
    assert largest(init.kaiming_uniform_(x, math.sqrt(5))) == pytest.approx(1 / math.sqrt(inputs), rel=0.01)
    truncated = init.trunc_normal_(x, 1.0, 2.0, 0.0, 3.0)
    assert 0 <= truncated.min().item() and truncated.max().item() <= 3 and spread(truncated) < 1
    assert x is truncated and not x.requires_grad


def test_parameters_are_changed_in_place_and_unrecorded() -> None:
    parameter = sg.nn.Parameter(sg.zeros(4, 4, dtype=sg.float64))
    for change in (init.uniform_, init.normal_, init.trunc_normal_, init.ones_, init.eye_, init.orthogonal_, init.xavier_uniform_, init.kaiming_normal_):
        assert change(parameter) is parameter and parameter.is_leaf and parameter.requires_grad
    generator = sg.Generator()
    first = init.normal_(sg.empty(5), generator=generator.manual_seed(3))
    assert first.tolist() == init.normal_(sg.empty(5), generator=generator.manual_seed(3)).tolist()


def test_what_passes_its_input_on() -> None:
    x = sg.randn(2, 4, 9)
    layer = sg.nn.Conv1d(4, 4, 3, padding=1, groups=2, bias=False)
    init.dirac_(layer.weight, 2)
    assert np.allclose(layer(x).detach(), x)
    assert init.eye_(sg.ones(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 2, 2)])
def test_orthogonal_matrices(shape: tuple[int, ...]) -> None:
    matrix = init.orthogonal_(sg.empty(*shape, dtype=sg.float64), 3.0).reshape(shape[0], -1).numpy() / 3
    smaller = matrix @ matrix.T if matrix.shape[0] <= matrix.shape[1] else matrix.T @ matrix
    np.testing.assert_allclose(smaller, np.eye(len(smaller)), atol=1e-12)


def test_sparse_columns() -> None:
    assert (init.sparse_(sg.empty(10, 7), 0.25) == 0).sum(0).tolist() == [3] * 7


def test_nothing_to_fill() -> None:
    with pytest.warns(UserWarning, match="zero-element tensors is a no-op"):
        assert init.kaiming_uniform_(sg.empty(0, 3)).shape == (0, 3)
    with pytest.warns(UserWarning, match="mean is more than 2 std from"):
        init.trunc_normal_(sg.empty(3), 10.0)


def test_gradients_are_clipped() -> None:
    weights = [sg.nn.Parameter(sg.zeros(2)), sg.nn.Parameter(sg.zeros(1)), sg.nn.Parameter(sg.zeros(1))]
    (weights[0] * sg.tensor([3.0, 0.0]) + weights[1] * sg.tensor([0.0, 4.0])).sum().backward()
    grads = [weights[0].grad, weights[1].grad]
    assert utils.clip_grad_norm_(weights, 10.0).item() == 5 and grads[0] is not None and grads[0].tolist() == [3, 0]
    assert utils.clip_grad_norm_(iter(weights), 1.0).item() == 5 and grads[1] is not None
    assert grads[0].tolist() == pytest.approx([0.6, 0], rel=1e-5) and grads[1].tolist() == pytest.approx([0.8], rel=1e-5)
    utils.clip_grad_value_(weights, 0.5)
    assert [g.tolist() for g in grads if g is not None] == [[0.5, 0], [0.5]] and weights[2].grad is None
    assert utils.get_total_norm([sg.tensor([-3.0]), sg.tensor([2.0])], math.inf).item() == 3
    with pytest.raises(RuntimeError, match="for gradients from `parameters` is non-finite"):
        utils.get_total_norm(sg.tensor([math.nan]), error_if_nonfinite=True)


def test_parameters_as_a_vector() -> None:
    weights = [sg.nn.Parameter(sg.ones(2, 2)), sg.nn.Parameter(sg.zeros(1))]
    vector = utils.parameters_to_vector(weights)
    assert vector.tolist() == [1, 1, 1, 1, 0] and vector.requires_grad
    utils.vector_to_parameters(sg.arange(5.0), weights)
    assert weights[0].tolist() == [[0, 1], [2, 3]] and weights[1].tolist() == [4] and weights[0].requires_grad
