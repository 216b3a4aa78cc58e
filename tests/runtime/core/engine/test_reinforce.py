"""Samples and their rewards: the gradient of an expected loss by the score of the distribution, and what stays as it is without."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import backward
from tests.effort import tries

COUNT = tries(20_000, 100_000)


@pytest.fixture(autouse=True)
def _seeded() -> Iterator[None]:
    sg.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


def leaf(*values: float) -> Tensor:
    return sg.tensor(values, dtype=sg.float64, requires_grad=True)


def mean_gradient(sample: Callable[..., Tensor], reward: Callable[[Any], Any], *parameters: Tensor) -> list[Any]:
    """The mean over many samples of the gradients, which is that of the expected loss, minus the expected reward."""
    drawn = sample(*(p.expand(COUNT, *p.shape) for p in parameters))
    drawn.reinforce(sg.tensor(np.asarray(reward(drawn.detach().numpy()), dtype=np.float64)))
    backward([drawn], [None])
    return [(p.grad / COUNT).tolist() for p in parameters]  # type: ignore[operator]


# ---- by expectation, against the derivative of the expected reward


def test_bernoulli() -> None:
    (found,) = mean_gradient(sg.bernoulli, lambda a: 3 * a + 1, leaf(0.3, 0.6))
    assert found == pytest.approx([-3, -3], rel=0.03)


def test_normal() -> None:
    mean, std = mean_gradient(sg.normal, lambda a: a * a, leaf(0.5), leaf(2.0))
    assert mean == pytest.approx([-1], rel=0.1)  # the expected square is mean² + std²
    assert std == pytest.approx([-4], rel=0.1)


def test_the_parameters_are_those_that_a_sample_was_drawn_with() -> None:
    p = leaf(1.0)
    drawn = sg.bernoulli(p)
    with sg.no_grad():
        p.fill_(0.25)
    drawn.reinforce(3.0)
    backward([drawn], [None])
    assert p.grad is not None
    assert p.grad.tolist() == [-3]


REWARDS = np.array([1.0, 5.0, -2.0])
WEIGHTS = np.array([1.0, 2.0, 3.0])


def test_one_of_several() -> None:
    (found,) = mean_gradient(lambda w: sg.multinomial(w, 1), lambda a: REWARDS[a], leaf(*WEIGHTS))
    total = WEIGHTS.sum()
    expected = (REWARDS * WEIGHTS).sum() / total
    assert found == pytest.approx((-(REWARDS - expected) / total).tolist(), abs=0.02)


def test_several_of_several() -> None:
    (found,) = mean_gradient(lambda w: sg.multinomial(w, 4, replacement=True), lambda a: REWARDS[a], leaf(*WEIGHTS))
    total = WEIGHTS.sum()
    expected = (REWARDS * WEIGHTS).sum() / total
    assert found == pytest.approx((-4 * (REWARDS - expected) / total).tolist(), abs=0.04)


def test_several_without_replacement() -> None:
    def expected_reward(weights: Any) -> float:
        """Of the sum of the rewards of the first and the second, where each earns its own."""
        total = 0.0
        for i in range(3):
            for j in range(3):
                if i != j:
                    first = weights[i] / weights.sum()
                    total += first * weights[j] / (weights.sum() - weights[i]) * (REWARDS[i] + REWARDS[j])
        return total

    # A reward of the whole, so that the score of each draw meets the reward of both.
    (found,) = mean_gradient(lambda w: sg.multinomial(w, 2), lambda a: np.repeat(REWARDS[a].sum(axis=-1, keepdims=True), 2, axis=-1), leaf(*WEIGHTS))
    step = 1e-6
    exact = [-(expected_reward(WEIGHTS + step * e) - expected_reward(WEIGHTS - step * e)) / (2 * step) for e in np.eye(3)]
    assert found == pytest.approx(exact, abs=0.03)


# ---- exactly, for one sample


def test_the_score_of_one_sample() -> None:
    p = leaf(1.0, 0.5)
    action = sg.bernoulli(p)
    action.reinforce(sg.tensor([3.0, 2.0]))
    action.backward()
    assert p.grad.tolist() == [-3, -4 if action[1] else 4]


def test_parameters_that_are_broadcast() -> None:
    mean, std = leaf(1.0, 2.0), sg.tensor([[0.5], [2.0], [1.0]], dtype=sg.float64, requires_grad=True)
    drawn = sg.normal(mean, std)
    drawn.reinforce(2.0)
    backward(drawn, None)
    away = (drawn.detach().numpy() - mean.detach().numpy()) / std.detach().numpy()
    np.testing.assert_allclose(mean.grad.numpy(), -2 * (away / std.detach().numpy()).sum(0))
    np.testing.assert_allclose(std.grad.numpy(), -2 * ((away**2 - 1) / std.detach().numpy()).sum(1, keepdims=True))


def test_a_policy() -> None:
    """The example of the time: probabilities from a network, an action, its reward."""
    weights = leaf(0.1, 0.2, 0.3)
    probabilities = weights.softmax(0)
    action = probabilities.multinomial()
    action.reinforce(1.5)
    backward([action], [None])
    expected = np.zeros(3)
    expected[action.item()] = -1.5
    np.testing.assert_allclose(weights.grad.numpy(), expected + 1.5 * probabilities.detach().numpy())  # -reward * d log softmax


def test_samples_beside_a_loss() -> None:
    p = leaf(0.5)
    action = p.bernoulli()
    action.reinforce(1.0)
    loss = (p * p).sum()
    backward([loss, action], [None, None])
    assert p.grad.item() == 1 + (-2 if action.item() else 2)


def test_float32_stays_float32() -> None:
    p = sg.tensor([0.5], requires_grad=True)
    action = sg.bernoulli(p)
    action.reinforce(sg.tensor([1.0]))
    action.backward()
    assert p.grad.dtype is sg.float32


# ---- errors


SAMPLES: dict[str, Callable[[Tensor], Tensor]] = {
    "bernoulli": sg.bernoulli,
    "multinomial": lambda p: sg.multinomial(p, 1),
    "normal": lambda p: sg.normal(p, 1.0),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_without_a_reward(name: str) -> None:
    with pytest.raises(RuntimeError, match="differentiating stochastic functions requires providing a reward"):
        backward([SAMPLES[name](leaf(0.5, 0.25))], [None])


@pytest.mark.parametrize("make", [lambda: sg.ones(2), lambda: leaf(1.0), lambda: leaf(1.0) * 2, lambda: sg.bernoulli(sg.ones(2)), lambda: sg.rand(2)])
def test_only_samples_are_rewarded(make: Any) -> None:
    with pytest.raises(RuntimeError, match=r"reinforce\(\) can be only called on outputs of stochastic functions"):
        make().reinforce(1.0)


def test_samples_drawn_under_no_grad() -> None:
    with sg.no_grad():
        drawn = sg.bernoulli(leaf(0.5))
    assert not drawn.requires_grad
    with pytest.raises(RuntimeError, match="grad mode"):
        drawn.reinforce(1.0)


def test_the_shape_and_the_type_of_a_reward() -> None:
    drawn = sg.bernoulli(leaf(0.5, 0.5))
    with pytest.raises(ValueError, match=r"must match the shape of the sample: expected \[2\], got \[3\]"):
        drawn.reinforce(sg.ones(3))
    with pytest.raises(TypeError, match="must be a Tensor or a number, not list"):
        drawn.reinforce([1.0, 2.0])


def test_reinforce_warns() -> None:
    with pytest.warns(DeprecationWarning, match="log-probability"):
        sg.bernoulli(leaf(0.5)).reinforce(1.0)


# ---- without reinforce


@pytest.mark.parametrize("name", ["bernoulli", "normal"])
def test_without_reinforce_the_gradient_is_zero(name: str) -> None:
    p = leaf(0.5, 0.25)
    drawn = SAMPLES[name](p)
    assert drawn.requires_grad
    assert drawn.grad_fn.name() == f"{name.title()}Backward0"
    (drawn * p).sum().backward()
    assert p.grad.tolist() == drawn.detach().tolist()


def test_indices_require_no_gradient() -> None:
    drawn = sg.multinomial(leaf(0.5, 0.25), 1)
    assert not drawn.requires_grad
    assert drawn.dtype is sg.int64


def test_nothing_is_remembered_where_no_gradient_is_wanted() -> None:
    for sample in SAMPLES.values():
        drawn = sample(sg.tensor([0.5, 0.25]))
        assert drawn._extra is None
        assert drawn._node is None
