"""Samples that know where they came from: the gradient of an expected reward by the score of the distribution (REINFORCE).

A sample has no gradient in the usual sense: it is zero. `sample.reinforce(reward)` gives one to what it was drawn with,
`-reward * d log p(sample) / d parameter`, whose mean over many samples is the gradient of the expected loss.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import at, module_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import warn_user
from specgrad.core.tape.node import Freed, Node, next_seq
from specgrad.core.tape.tensor import Tensor, extra_of_tensor, plain_tensor

if TYPE_CHECKING:
    from specgrad.core.tape.node import NodeExtra

Score = Callable[[Any, Any, Any], tuple[Any, ...]]  # (parameters, sample, reward) -> reward * d log p / d each parameter


class StochasticNode(Node):
    """The node of a sample. Without a reward its gradient is zero, whatever arrives."""

    __slots__ = ("_name", "parameters", "reward", "sample", "score")

    score: Score

    def __init__(self, name: str, parameters: tuple[Any, ...], sample: Any, score: Score):
        self._name, self.score = name, score
        self.next: tuple[Node | None, ...] = tuple(p._node if isinstance(p, Tensor) else None for p in parameters)
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        with at(sample):
            self.parameters: tuple[Any, ...] = tuple(p._array.copy() if isinstance(p, Tensor) else p for p in parameters)
            self.sample: Any = sample.copy()
        self.reward: Any = None

    def name(self) -> str:
        return self._name

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        if self.reward is None:
            return tuple(None if edge is None else np.zeros_like(p) for edge, p in zip(self.next, self.parameters))
        with np.errstate(divide="ignore", invalid="ignore"):
            scores = self.score(self.parameters, self.sample, self.reward)
        return tuple(None if edge is None else _fitted(-score, p) for edge, p, score in zip(self.next, self.parameters, scores))

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return tuple(None if array is None else plain_tensor(array) for array in self.run_arrays(None, None))


def _fitted(score: Any, parameter: Any) -> Any:
    """A score in the shape and dtype of its parameter, summed where that was broadcast."""
    lead = score.ndim - parameter.ndim
    summed = score.sum(axis=tuple(range(lead))) if lead else score
    axes = tuple(i for i, size in enumerate(parameter.shape) if size == 1 and summed.shape[i] != 1)
    return summed.sum(axis=axes, keepdims=True).astype(parameter.dtype) if axes else summed.astype(parameter.dtype)


def remember(sample: Tensor, name: str, parameters: tuple[Any, ...], score: Score) -> Tensor:
    """Note with a sample how it was drawn."""
    node = StochasticNode(name, parameters, sample._array, score)
    extra_of_tensor(sample).stochastic = node
    if traits[sample._array.dtype].is_floating_point:
        sample._node = node
    return sample


# ---- the scores


def bernoulli_score(parameters: Any, sample: Any, reward: Any) -> tuple[Any, ...]:
    (p,) = parameters
    score = np.where(sample != 0, 1 / p, -1 / (1 - p))
    return (reward * score,)


def normal_score(parameters: Any, sample: Any, reward: Any) -> tuple[Any, ...]:
    mean, std = parameters
    away = (sample - mean) / std
    return reward * away / std, reward * (away * away - 1) / std


def poisson_score(parameters: Any, sample: Any, reward: Any) -> tuple[Any, ...]:
    (rate,) = parameters
    return (reward * (sample / rate - 1),)


def binomial_score(parameters: Any, sample: Any, reward: Any) -> tuple[Any, ...]:
    """The number of trials is no number that derivatives are taken for."""
    count, p = parameters
    return np.zeros_like(count), reward * (sample / p - (count - sample) / (1 - p))


def multinomial_score(replacement: bool) -> Score:
    """The score of indices drawn in proportion to weights; without replacement, each is drawn from what the ones before have left."""

    def score(parameters: Any, sample: Any, reward: Any) -> tuple[Any, ...]:
        (weights,) = parameters
        rows = np.atleast_2d(weights.astype(np.float64))
        picked = sample.reshape(len(rows), -1)
        rewards = np.broadcast_to(reward, sample.shape).reshape(picked.shape)
        scores = np.zeros_like(rows)
        everywhere = module_of(rows).arange(len(rows))
        left = np.ones_like(rows)  # what may still be drawn
        for k in range(picked.shape[1]):
            at, earned = picked[:, k], rewards[:, k]
            scores[everywhere, at] += earned / rows[everywhere, at]
            scores -= left * (earned / (rows * left).sum(axis=1))[:, None]
            if not replacement:
                left[everywhere, at] = 0
        return (scores.reshape(weights.shape),)

    return score


# ---- what a user asks


def reinforce(self: Tensor, reward: Tensor | float) -> None:
    """Give a sample its reward (deprecated): `backward` then computes `-reward * d log p(sample)` for what it was drawn with.

    Args:
        reward: a number, or a tensor with a reward for each element of the sample.

    >>> import warnings; warnings.simplefilter("ignore", DeprecationWarning)
    >>> p = specgrad.tensor([1.0], requires_grad=True)
    >>> action = specgrad.bernoulli(p)
    >>> action.reinforce(specgrad.tensor([3.0]))
    >>> specgrad.autograd.backward([action], [None])
    >>> p.grad
    tensor([-3.])
    """
    warn_user(
        "reinforce() is deprecated: compute the log-probability of the sample, multiply it by -reward and call backward() on that.",
        DeprecationWarning,
    )
    node = origin(self)
    if node is None:
        raise RuntimeError(
            "reinforce() can be only called on outputs of stochastic functions: samples that bernoulli, multinomial or normal have drawn with parameters that "
            f"require grad, while grad mode was enabled. This tensor {f'comes from {self.grad_fn.name()}' if self.grad_fn is not None else 'is none'}."
        )
    if isinstance(reward, Tensor):
        if reward._array.shape != self._array.shape:
            raise ValueError(f"the reward must match the shape of the sample: expected {list(self.shape)}, got {list(reward.shape)}")
        reward = reward._array
    elif not isinstance(reward, (int, float)):
        raise TypeError(f"reinforce(): the reward must be a Tensor or a number, not {type(reward).__name__}")
    node.reward = reward


def origin(tensor: Tensor) -> Any:
    """The node of a sample as it was drawn; None for any other tensor."""
    return tensor._extra.stochastic if tensor._extra is not None else None


def root_of(tensor: Tensor) -> tuple[Node, Any]:
    """Where a backward pass begins at a sample for which no gradient was given: at its reward."""
    node = origin(tensor)
    if node.reward is None:
        raise RuntimeError(
            f"differentiating stochastic functions requires providing a reward: call reinforce(reward) on the sample (of {node.name()}) before backward()"
        )
    return node, zeros_on_backend_of(tensor._array, tensor._array.shape, np.float32)
