"""Random numbers: their source, and tensors made by chance."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from specgrad.array.backends import at, to_host
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of
from specgrad.core.base.locks import hold_over_a_fork, lock
from specgrad.core.base.state import grad_enabled, thread
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.engine.stochastic import bernoulli_score, binomial_score, multinomial_score, normal_score, poisson_score, remember
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import Overwritten
from specgrad.core.tape.views import check_in_place, set_history

from .creation import beside, from_array, placed
from .filled import Storage, check_ordered, empty_as, made, made_into, numpy_of, one_size, shows_storage

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from specgrad.core.base.device import device

_generators: weakref.WeakSet[Generator] = weakref.WeakSet()
hold_over_a_fork(lambda: [g._made.bit_generator.lock for g in list(_generators) if g._made is not None])


class Generator:
    """A source of random numbers."""

    @hides_frames
    def __init__(self, device: Any = "cpu"):
        _generators.add(self)
        self.device: device = device_type(device)
        self._seed = 0
        self._made: Any = None  # when first asked for: numpy.random takes a fifth of the time of this package's import

    @property
    def _random(self) -> np.random.Generator:
        if self._made is None:
            with lock:  # the first of many threads makes what all of them use
                if self._made is None:
                    self._begin(_seed_of_the_system())
        return self._made

    @hides_frames
    def manual_seed(self, seed: int) -> Generator:
        """Begin again from a seed."""
        if thread.tracer is not None:
            thread.tracer.refuse("sets the seed of random numbers")
        if isinstance(seed, str):
            raise TypeError(f"manual_seed(): expected a number, but got {seed!r}")
        self._begin(int(seed))
        return self

    def _begin(self, seed: int) -> None:
        made = np.random.Generator(np.random.PCG64(seed % 2**64))
        with lock:  # not while another thread forks: the child would have a source whose own lock is held
            self._seed, self._made = seed, made

    def seed(self) -> int:
        """Begin again from a seed that the system gives."""
        return self.manual_seed(_seed_of_the_system())._seed

    def initial_seed(self) -> int:
        """The seed from which the numbers began."""
        if self._made is None:
            self._begin(_seed_of_the_system())
        return self._seed

    def get_state(self) -> Any:
        if thread.tracer is not None:
            thread.tracer.watches("asks for the state of random numbers")
        return self._random.bit_generator.state

    @hides_frames
    def set_state(self, state: Any) -> Generator:
        if thread.tracer is not None:
            thread.tracer.watches("sets the state of random numbers")
        random = self._random.bit_generator
        if thread.tracer is not None and state != random.state:
            thread.tracer.refuse("sets the state of random numbers")
        random.state = state
        return self


def _seed_of_the_system() -> int:
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


@contextmanager
def random_numbers_from(states: Iterable[tuple[Generator, Any]]) -> Iterator[None]:
    """Within, generators draw from these states; after that, from where they were."""
    states = list(states)
    before = [(generator, generator.get_state()) for generator, _ in states]
    try:
        for generator, state in states:
            generator.set_state(state)
        yield
    finally:
        for generator, state in before:
            generator.set_state(state)


default_generator: Generator = Generator()


@hides_frames
def manual_seed(seed: int) -> Generator:
    """Set the seed of the random numbers."""
    return default_generator.manual_seed(seed)


def seed() -> int:
    """Set the seed of the random numbers to one that the system gives."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed from which the random numbers began."""
    return default_generator.initial_seed()


def get_rng_state() -> Any:
    """The state of the random numbers."""
    return default_generator.get_state()


@hides_frames
def set_rng_state(state: Any) -> None:
    """Set the state of the random numbers."""
    default_generator.set_state(state)


Draw = TypeVar("Draw", bound=Callable[..., Any])


def _random_function(function: Draw) -> Draw:
    """Inside of vmap, its `randomness` says what a function that draws random numbers gives."""

    @wraps(function)
    def drawn(*args: Any, **kwargs: Any) -> Any:
        try:
            if thread.tracer is not None:
                return thread.tracer.drawn(drawn, args, kwargs)
            if thread.batch_levels:
                return thread.batch_levels[-1].draw(drawn, args, kwargs)
            return function(*args, **kwargs)
        except Exception:
            hide_frames()
            raise

    return drawn  # type: ignore[return-value]


def _random(generator: Generator | None) -> np.random.Generator:
    return (generator or default_generator)._random


def _floats(draw: Any, size: tuple[int, ...], wanted: dtype | None) -> Any:
    """Random floats or complex numbers of a dtype; what NumPy cannot draw is drawn in float32."""
    numpy = numpy_of(wanted)
    if traits[numpy].is_complex:
        return np.asarray((draw(size, np.float64) + 1j * draw(size, np.float64)) * 0.5**0.5, numpy)
    if not traits[numpy].is_floating_point:
        raise NotImplementedError(f"random floats need a floating-point dtype, got {dtype_of(numpy)}")
    return draw(size, numpy.type if numpy.itemsize >= 4 else np.float32).astype(numpy, copy=False)


@_random_function
@shows_storage
def rand(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers, uniform from 0 to 1."""
    try:
        array = _floats(lambda s, d: _random(generator).random(s, d), one_size(sizes, size), dtype_for(out, dtype))
        return made_into("rand", out, array, storage)
    except Exception:
        hide_frames()
        raise


@_random_function
@shows_storage
def randn(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers from the normal distribution."""
    try:
        array = _floats(lambda s, d: _random(generator).standard_normal(s, d), one_size(sizes, size), dtype_for(out, dtype))
        return made_into("randn", out, array, storage)
    except Exception:
        hide_frames()
        raise


@_random_function
@shows_storage
def randint(
    low: int,
    high: Any = None,
    size: Any = None,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
    dtype: dtype | None = None,
    **storage: Unpack[Storage],
) -> Tensor:
    """Random integers from low (0 if only one is given) up to but not including high."""
    try:
        if size is None:
            low, high, size = 0, low, high
        if low >= high:
            raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
        asked = dtype_for(out, dtype)
        wanted = dtypes.int64 if asked is None else as_dtype(asked)
        if wanted.is_complex or (wanted is dtypes.bool_ and not 0 <= low < high <= 2):
            raise RuntimeError(f"random integers from {low} to {high - 1} are out of bounds for {wanted}")
        array = _random(generator).integers(low, high, one_size((size,))).astype(wanted.numpy)
        return made_into("randint", out, array, storage)
    except Exception:
        hide_frames()
        raise


@_random_function
@shows_storage
def randperm(n: int, *, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """The integers from 0 to n-1 in random order."""
    if n < 0:
        raise RuntimeError(f"n must be non-negative, got {n}")
    wanted = as_dtype(dtype_for(out, dtype) or dtypes.int64)
    check_ordered("randperm", wanted, complex_too=False)
    array = _random(generator).permutation(n).astype(wanted.numpy)
    return made_into("randperm", out, array, storage)


@_random_function
@shows_storage
def rand_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers, uniform from 0 to 1, in the shape of another tensor."""
    drawn = rand(input.shape, dtype=dtype or input.dtype)
    return _like("rand_like", input, drawn, storage, memory_format)


@_random_function
@shows_storage
def randn_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers from the normal distribution in the shape of another tensor."""
    drawn = randn(input.shape, dtype=dtype or input.dtype)
    return _like("randn_like", input, drawn, storage, memory_format)


@_random_function
@shows_storage
def randint_like(
    input: Tensor, low: int, high: int | None = None, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random integers in the shape of another tensor."""
    low, high = (0, low) if high is None else (low, high)
    drawn = randint(low, high, input.shape, dtype=dtype or input.dtype)
    return _like("randint_like", input, drawn, storage, memory_format)


def _like(name: str, input: Tensor, drawn: Tensor, storage: Storage, memory_format: Any) -> Tensor:
    """What was drawn, in the order of elements of another tensor unless another is asked for."""
    array = empty_as(name, input, drawn.dtype, memory_format)
    with at(array):
        array[...] = placed(drawn._array, beside(input))
    return made(name, array, storage)


def _wants_gradient(*parameters: Any) -> bool:
    """Whether samples drawn with these parameters are to remember it: their gradient is zero unless they are given a reward."""
    return any(isinstance(p, Tensor) and p._node is not None for p in parameters) and grad_enabled()


def _check_categories(name: str, out: Any, categories: tuple[str, ...]) -> None:
    """Raise if `out` is of a dtype whose numbers cannot be drawn."""
    if isinstance(out, Tensor) and out.dtype.category not in categories:
        raise NotImplementedError(f"{name}() not implemented for {out.dtype.legacy.removesuffix('Tensor')!r}")


@_random_function
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
    if bool(((std._array if isinstance(std, Tensor) else np.asarray(std)) < 0).any()):
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
    sample = randn(size, generator=generator, dtype=dtype_for(out, dtype)) * std + mean
    return made_into("normal", out, sample._array, storage)


@_random_function
def bernoulli(input: Tensor, p: float | None = None, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Ones and zeros by chance; `input`, or `p`, is the probability of a one."""
    probabilities = to_host(input._array) if p is None else np.asarray(p)
    if input.dtype.is_complex or (not traits[probabilities.dtype].is_inexact and p is None):
        raise NotImplementedError(f"bernoulli() not implemented for probabilities of dtype {input.dtype}")
    if not bool(((probabilities >= 0) & (probabilities <= 1)).all()):
        raise RuntimeError("bernoulli(): expected probabilities p with 0 <= p <= 1")
    drawn = _random(generator).random(input._array.shape) < probabilities
    if out is not None:
        _check_categories("bernoulli", out, ("bool", "int", "float"))
        return filled_out("bernoulli", out, drawn, given=(input,))
    sample = from_array(placed(np.asarray(drawn, input._array.dtype), beside(input)))
    if p is None and _wants_gradient(input):
        remember(sample, "BernoulliBackward0", (input,), bernoulli_score)
    return sample


@_random_function
def bernoulli_mask(shape: Sequence[int], probability: float, device: Any = None) -> Tensor:
    """Trues with a probability."""
    return from_array(placed(np.asarray(default_generator._random.random(tuple(shape), np.float32) < probability), device))


@_random_function
def multinomial(input: Tensor, num_samples: int = 1, replacement: bool = False, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Indices drawn with probabilities in proportion to the elements of each row."""
    if not input.is_floating_point():
        raise RuntimeError(f"multinomial only supports floating-point dtypes for input, got: {input.dtype}")
    if num_samples <= 0:
        raise RuntimeError(f"cannot sample n_sample <= 0 samples: {num_samples}")
    rows = np.atleast_2d(to_host(input._array).astype(np.float64))
    if not replacement and num_samples > rows.shape[1]:
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    if (rows < 0).any() or not np.isfinite(rows).all() or (rows.sum(axis=1) == 0).any():
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0, or a row that sums to zero")
    random = _random(generator)
    drawn = [random.choice(rows.shape[1], num_samples, replacement, row / row.sum()) for row in rows]
    indices = np.array(drawn, np.int64).reshape((*input._array.shape[:-1], num_samples))
    if out is not None:
        if isinstance(out, Tensor) and out.dtype is not dtypes.int64:
            raise RuntimeError(f"multinomial expects Long tensor out, got: {out.dtype.legacy.removesuffix('Tensor')}")
        return filled_out("multinomial", out, indices, given=(input,))
    sample = from_array(placed(indices, beside(input)))
    if _wants_gradient(input):
        remember(sample, "MultinomialBackward0", (input,), multinomial_score(replacement))
    return sample


# ---- in place


def _filled(self: Tensor, name: str, array: Any) -> Tensor:
    check_in_place(self, name)
    self._array[...] = placed(np.asarray(array), beside(self))
    changed(self._changes, name)
    if self._node is not None and grad_enabled():
        set_history(self, Overwritten(name.removesuffix("_"), [self]))  # nothing of the old value is left
    return self


@_random_function
def normal_(self: Tensor, mean: float = 0.0, std: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a normal distribution."""
    if std < 0:
        raise RuntimeError(f"normal_ expects std >= 0.0, but found std {std}")
    return _filled(self, "normal_", randn(self.shape, generator=generator, dtype=self.dtype)._array * std + mean)


@_random_function
def uniform_(self: Tensor, from_: float = 0.0, to: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers, uniform between two."""
    if from_ > to:
        raise RuntimeError(f"uniform_ expects to return a [from, to) range, but found from={from_} > to={to}")
    return _filled(self, "uniform_", rand(self.shape, generator=generator, dtype=self.dtype)._array * (to - from_) + from_)


@_random_function
def random_(self: Tensor, from_: int = 0, to: int | None = None, *, generator: Generator | None = None) -> Tensor:
    """Fill with random integers."""
    low, high = (0, from_) if to is None and from_ else (from_, to if to is not None else 2**24)
    return _filled(self, "random_", randint(low, high, self.shape, generator=generator)._array)


@_random_function
def bernoulli_(self: Tensor, p: Any = 0.5, *, generator: Generator | None = None) -> Tensor:
    """Fill with ones and zeros by chance."""
    chances = to_host(p._array) if isinstance(p, Tensor) else p
    if not np.all((np.asarray(chances) >= 0) & (np.asarray(chances) <= 1)):
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got {f'p={p}' if not isinstance(p, Tensor) else 'others'}")
    return _filled(self, "bernoulli_", _random(generator).random(self._array.shape) < chances)


@_random_function
def exponential_(self: Tensor, lambd: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from an exponential distribution."""
    if lambd <= 0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd}")
    return _filled(self, "exponential_", _random(generator).exponential(1 / lambd, self._array.shape))


def _check_floats(name: str, self: Tensor) -> None:
    if not self.is_floating_point():
        raise NotImplementedError(f"{name}(): expected a floating-point dtype, but got {self.dtype}")


@_random_function
def cauchy_(self: Tensor, median: float = 0.0, sigma: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a Cauchy distribution."""
    if not self.is_floating_point():
        raise RuntimeError(f"cauchy_(): expected a floating-point dtype, but got {self.dtype}")
    if sigma <= 0:
        raise RuntimeError(f"cauchy_(): expected sigma > 0, but got {sigma}")
    return _filled(self, "cauchy_", _random(generator).standard_cauchy(self._array.shape) * sigma + median)


@_random_function
def log_normal_(self: Tensor, mean: float = 1.0, std: float = 2.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with the exponentials of random numbers from a normal distribution."""
    _check_floats("log_normal_", self)
    if std <= 0:
        raise RuntimeError(f"log_normal_(): expected std > 0, but got {std}")
    return _filled(self, "log_normal_", _random(generator).lognormal(mean, std, self._array.shape))


@_random_function
def geometric_(self: Tensor, p: float, *, generator: Generator | None = None) -> Tensor:
    """Fill with the random numbers of trials up to the first success, each of probability p."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_(): expected p between 0 and 1, but got {p}")
    if self.dtype.category not in ("int", "float"):
        raise NotImplementedError(f"geometric_(): expected a floating-point or an integer dtype, but got {self.dtype}")
    return _filled(self, "geometric_", _random(generator).geometric(p, self._array.shape))


@_random_function
def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Random counts from Poisson distributions, whose rates are the elements of `input`."""
    _check_floats("poisson", input)
    rates = to_host(input._array)
    if not bool((rates >= 0).all()):
        raise RuntimeError(f"poisson(): expected rates >= 0, but got {rates.min()}")
    sample = from_array(placed(np.asarray(_random(generator).poisson(rates.astype(np.float64)), rates.dtype), beside(input)))
    return remember(sample, "PoissonBackward0", (input,), poisson_score) if _wants_gradient(input) else sample


@_random_function
def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor:
    """Random numbers of successes among `count` trials, each of probability `prob`."""
    if count.dtype is not prob.dtype:
        raise RuntimeError(f"binomial(): expected count and prob to have one dtype, but got {count.dtype} and {prob.dtype}")
    _check_floats("binomial", count)
    counts, chances = to_host(count._array), to_host(prob._array)
    if not bool((counts >= 0).all()) or not bool(((chances >= 0) & (chances <= 1)).all()):
        raise RuntimeError("binomial(): expected counts >= 0 and probabilities from 0 to 1, but got others")
    drawn = _random(generator).binomial(counts.astype(np.int64), chances.astype(np.float64))
    sample = from_array(placed(np.asarray(drawn, count._array.dtype), beside(count)))
    return remember(sample, "BinomialBackward0", (count, prob), binomial_score) if _wants_gradient(count, prob) else sample


METHODS = (bernoulli, multinomial, normal_, uniform_, random_, bernoulli_, exponential_, cauchy_, log_normal_, geometric_)
