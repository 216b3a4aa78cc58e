"""Draws from distributions whose parameters are tensors. A sample remembers them, so that a reward for it becomes their gradient."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import at, refuse_if_any, to_host
from specgrad.array.base import native_runtime
from specgrad.array.base.tools import all_true, quiet
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.state import grad_enabled
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.engine.stochastic import bernoulli_score, binomial_score, multinomial_score, normal_score, poisson_score, remember
from specgrad.core.tape.tensor import Tensor

from .creation import beside, from_array, placed
from .filled import Storage, made_into, numpy_of, one_size, shows_storage
from .generators import Generator, default_generator, is_of_device, source_of
from .random import DRAWN, device_of_new, draws_there, floats, in_dtype, randn, random_function

if TYPE_CHECKING:
    from typing_extensions import Unpack


def _wants_gradient(*parameters: Any) -> bool:
    """Whether samples drawn with these parameters are to remember it: their gradient is zero unless they are given a reward."""
    for parameter in parameters:
        if isinstance(parameter, Tensor) and parameter._node is not None:
            return grad_enabled()
    return False


def _check_categories(name: str, out: Any, categories: tuple[str, ...]) -> None:
    """Raise if `out` is of a dtype whose numbers cannot be drawn."""
    if isinstance(out, Tensor) and out.dtype.category not in categories:
        raise NotImplementedError(f"{name}() not implemented for {out.dtype.word!r}")


@random_function
@shows_storage
def normal(
    mean: Any,
    std: Any = 1.0,
    size: Any = None,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
    dtype: dtype | None = None,
    **storage: Unpack[Storage],
) -> Tensor:
    """Random numbers from normal distributions, whose means and standard deviations are numbers or tensors."""
    check_number("normal", "mean", mean)
    check_number("normal", "std", std)
    if isinstance(std, Tensor) and not std.is_cpu:
        with at(std._array):
            refuse(~(std._array >= 0), "normal expects std >= 0.0, but found others")
    elif not (all_true(std._array >= 0) if isinstance(std, Tensor) else std >= 0):
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std}")
    if isinstance(mean, Tensor) or isinstance(std, Tensor):
        if any(v is not None and v is not False for v in (size, dtype, *storage.values())):
            raise TypeError("normal(): size, dtype, layout, device, requires_grad and pin_memory are taken where mean and std are numbers, not with a tensor")
        shape = np.broadcast_shapes(*(v._array.shape for v in (mean, std) if isinstance(v, Tensor)))
        wanted = mean.dtype if isinstance(mean, Tensor) else std.dtype
        where = beside(mean if isinstance(mean, Tensor) else std)
        sample = (randn(shape, generator=generator, dtype=wanted, device=where) * std + mean).detach()
        if out is not None:
            _check_categories("normal", out, ("float", "complex"))
            return filled_out("normal", out, sample._array, given=(mean, std))
        if _wants_gradient(mean, std):
            remember(sample, "NormalBackward0", (mean, std), normal_score)
        return sample
    if size is None:
        raise TypeError("normal() missing 1 required argument: 'size', which mean and std say only as tensors")
    where, wanted = device_of_new(out, storage), dtype_for(out, dtype)
    if where is None and numpy_of(wanted).type in DRAWN and mean.__class__ in (int, float) and std.__class__ in (int, float):
        array = floats(source_of(generator), "standard_normal", one_size((size,)), wanted)
        if std != 1:
            quiet.call(np.multiply, array, std, array)
        if mean:
            quiet.call(np.add, array, mean, array)
        return made_into("normal", out, array, storage)
    sample = randn(size, generator=generator, dtype=wanted, **({} if where is None else {"device": where})) * std + mean
    return made_into("normal", out, sample._array, storage)


def refuse(wrong: Any, what: str) -> None:
    """Raise an error if any element of a mask on a device holds, when the host next waits for it."""
    refuse_if_any(wrong, RuntimeError(what))


@random_function
def bernoulli(input: Tensor, p: float | None = None, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Ones and zeros by chance; `input`, or `p`, is the probability of a one."""
    there = draws_there(input)
    if p is not None:
        check_number("bernoulli", "p", p)
    probabilities = np.asarray(p) if p is not None else input._array if there else to_host(input._array)
    if input.dtype.is_complex or (not traits[probabilities.dtype].is_inexact and p is None):
        raise NotImplementedError(f"bernoulli() not implemented for probabilities of dtype {input.dtype}")
    refused = "bernoulli(): expected probabilities p with 0 <= p <= 1"
    if there:
        drawn = ones_there(refused, input, probabilities, generator)
    elif p is not None or (drawn := native_runtime.ones_by_chance(source_of(generator), probabilities)) is None:
        if not all_true((probabilities >= 0) & (probabilities <= 1)):
            raise RuntimeError(refused)
        drawn = source_of(generator).random(input._array.shape) < probabilities
    if out is not None:
        _check_categories("bernoulli", out, ("bool", "int", "float"))
        return filled_out("bernoulli", out, drawn, given=(input,))
    sample = from_array(in_dtype(drawn, input.dtype) if there else placed(np.asarray(drawn, input._array.dtype), beside(input)))
    if p is None and _wants_gradient(input):
        remember(sample, "BernoulliBackward0", (input,), bernoulli_score)
    return sample


def ones_there(refused: str, beside_it: Tensor, chances: Any, generator: Generator | None) -> Any:
    """Where there are ones, with probabilities that are a number or an array: trues on the device of a tensor."""
    random = source_of(generator, beside_it.device)
    if isinstance(chances, (int, float)) or (chances.__class__ is np.ndarray and not chances.ndim):
        if not 0 <= chances <= 1:
            raise RuntimeError(refused)
        return random.trues(float(chances), beside_it._array.shape)
    chances = placed(chances, beside_it.device)
    with at(chances):
        refuse(~((chances >= 0) & (chances <= 1)), refused)
    return random.trues_of(chances, beside_it._array.shape)


@random_function
def bernoulli_mask(shape: Sequence[int], probability: float, device: Any) -> Tensor:
    """Trues with a probability."""
    if device is not None and is_of_device(random := source_of(None, device)):
        return from_array(random.trues(probability, tuple(shape)))
    return from_array(placed(np.asarray(default_generator._random.random(tuple(shape), np.float32) < probability), device))


_MOST_OF_A_SEED = 2**62  # far from where numbers of 64 bits begin again


@random_function
def dropout_seed(device: Any) -> Tensor:
    """Two numbers of 64 bits by which a library of a device chooses what to leave out: a seed, and where its numbers begin."""
    return from_array(source_of(None, device).integers(0, _MOST_OF_A_SEED, (2,)))


@random_function
def multinomial(input: Tensor, num_samples: int = 1, replacement: bool = False, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Indices drawn with probabilities in proportion to the elements of each row."""
    if not input.is_floating_point():
        raise RuntimeError(f"multinomial only supports floating-point dtypes for input, got: {input.dtype}")
    if input.dim() not in (1, 2):
        raise RuntimeError(f"multinomial expects rows of weights in 1 or 2 dimensions, got {input.dim()}")
    if num_samples <= 0:
        raise RuntimeError(f"cannot sample n_sample <= 0 samples: {num_samples}")
    if not replacement and num_samples > (input._array.shape[-1] if input._array.ndim else 1):
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    indices = (_choices_there if draws_there(input) else _choices)(input, num_samples, replacement, generator)
    if out is not None:
        if isinstance(out, Tensor) and out.dtype is not dtypes.int64:
            raise RuntimeError(f"multinomial expects Long tensor out, got: {out.dtype.word}")
        return filled_out("multinomial", out, indices, given=(input,))
    sample = from_array(placed(indices, beside(input)))
    if _wants_gradient(input):
        remember(sample, "MultinomialBackward0", (input,), multinomial_score(replacement))
    return sample


_NO_WEIGHTS = "probability tensor contains either `inf`, `nan` or element < 0, or a row that sums to zero"


def _choices(input: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Any:
    """The indices that `multinomial` draws, by the host."""
    if replacement and (drawn := native_runtime.choices(source_of(generator), input._array, num_samples)) is not None:
        return drawn
    rows = to_host(input._array).astype(np.float64)
    if rows.ndim and not rows.shape[-1]:
        raise RuntimeError(_NO_WEIGHTS)
    if rows.ndim == 1 and replacement and (drawn := _by_running_sums(source_of(generator), rows, num_samples)) is not None:
        return drawn
    rows = rows.reshape(-1, rows.shape[-1] if rows.ndim else 1)
    largest = rows.max(axis=1, keepdims=True, initial=0)
    if not (all_true(rows >= 0) and all_true(largest) and all_true(largest < np.inf)):
        raise RuntimeError(_NO_WEIGHTS)
    rows /= largest  # so that no sum overflows, and no quotient by the smallest
    drawn = (_with_replacement if replacement else _without_replacement)(source_of(generator), rows, num_samples)
    return drawn.reshape((*input._array.shape[:-1], num_samples))


def _by_running_sums(random: Any, weights: Any, number: int) -> Any:
    """Indices drawn from one row; None where its sum may have lost digits, or where something is wrong."""
    running = weights.cumsum()
    total = running[-1:]
    if not (weights.size and 1e-290 < total.item() < np.inf and np.minimum.reduce(weights) >= 0):
        return None
    return running.searchsorted(random.random(number) * total, "right")  # the products are below the sum, being of numbers below 1


def _with_replacement(random: Any, rows: Any, number: int) -> Any:
    running = rows.cumsum(axis=1)
    running /= running[:, -1:]  # exactly 1 at the end, which no random number reaches
    drawn = [sums.searchsorted(own, "right") for sums, own in zip(running, random.random((len(rows), number)))]
    return np.array(drawn, np.int64)


def _without_replacement(random: Any, rows: Any, number: int) -> Any:
    """The first of so many events, each of which comes after a time of exponential distribution: of those that are left, the next is each by its weight."""
    if not all_true(rows) and np.count_nonzero(rows, axis=1).min(initial=number) < number:
        raise RuntimeError(f"multinomial without replacement: expected {number} elements above zero, or more, in each row")
    times = quiet.call(np.divide, random.standard_exponential(rows.shape), rows)  # weights of zero: never
    if number < rows.shape[1] // 8:  # the others are not sorted
        first = np.argpartition(times, number - 1, axis=1)[:, :number]
        return np.take_along_axis(first, np.take_along_axis(times, first, 1).argsort(axis=1), 1)
    return times.argsort(axis=1)[:, :number].astype(np.int64)


def _choices_there(input: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Any:
    """The same on the device of the tensor."""
    with at(input._array):
        rows = input._array.astype(np.float64).reshape(-1, input._array.shape[-1] if input._array.ndim else 1)
        refuse(~((rows >= 0) & (rows < np.inf)), _NO_WEIGHTS)
        refuse(rows.sum(axis=1) == 0, _NO_WEIGHTS)
        drawn = source_of(generator, input.device).choices(rows, num_samples, replacement)
        return drawn.reshape((*input._array.shape[:-1], num_samples))


def check_number(name: str, argument: str, value: Any) -> None:
    if not hasattr(value, "__float__"):
        raise TypeError(f"{name}(): argument {argument!r} must be a number, not {type(value).__name__}")


def check_floats(name: str, self: Tensor) -> None:
    if not self.is_floating_point():
        raise NotImplementedError(f"{name}(): expected a floating-point dtype, but got {self.dtype}")


_MOST_COUNTED = 9.2e18  # a rate whose counts an int64 holds, however they are drawn


@random_function
def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Random counts from Poisson distributions, whose rates are the elements of `input`."""
    check_floats("poisson", input)
    if draws_there(input):
        with at(input._array):
            refuse(~(input._array >= 0), "poisson(): expected rates >= 0, but got others")
        sample = from_array(in_dtype(source_of(generator, input.device).poisson(input._array), input.dtype))
    else:
        rates = to_host(input._array).astype(np.float64)
        if not bool((rates >= 0).all()):
            raise RuntimeError(f"poisson(): expected rates >= 0, but got {rates.min()}")
        if bool((rates > _MOST_COUNTED).any()):
            raise RuntimeError(f"poisson(): expected rates of at most {_MOST_COUNTED}, whose counts 64 bits hold, but got {rates.max()}")
        sample = from_array(placed(np.asarray(source_of(generator).poisson(rates), input._array.dtype), beside(input)))
    return remember(sample, "PoissonBackward0", (input,), poisson_score) if _wants_gradient(input) else sample


@random_function
def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor:
    """Random numbers of successes among `count` trials, each of probability `prob`."""
    if count.dtype is not prob.dtype:
        raise RuntimeError(f"binomial(): expected count and prob to have one dtype, but got {count.dtype} and {prob.dtype}")
    check_floats("binomial", count)
    refused = "binomial(): expected counts >= 0 and probabilities from 0 to 1, but got others"
    if draws_there(count):
        counts, chances = count._array, placed(prob._array, count.device)
        with at(counts):
            refuse(~(counts >= 0), refused)
            refuse(~((chances >= 0) & (chances <= 1)), refused)
        sample = from_array(in_dtype(source_of(generator, count.device).binomial(counts, chances), count.dtype))
    else:
        counts, chances = to_host(count._array), to_host(prob._array)
        if not bool((counts >= 0).all()) or not bool(((chances >= 0) & (chances <= 1)).all()):
            raise RuntimeError(refused)
        drawn = source_of(generator).binomial(counts.astype(np.int64), chances.astype(np.float64))
        sample = from_array(placed(np.asarray(drawn, count._array.dtype), beside(count)))
    return remember(sample, "BinomialBackward0", (count, prob), binomial_score) if _wants_gradient(count, prob) else sample


METHODS = (bernoulli, multinomial)
