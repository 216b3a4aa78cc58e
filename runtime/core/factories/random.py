"""Tensors made by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, wraps
from operator import index
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from specgrad.array.backends import at, backend_of, refuse_if_any, to_host
from specgrad.array.base import native_runtime
from specgrad.array.base.tools import all_true, quiet
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import is_at
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from specgrad.core.base.memory_format import wants_contiguous
from specgrad.core.base.state import grad_enabled, modes, thread
from specgrad.core.base.tracebacks import fault_of_annotated, hide_frames
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.engine.stochastic import bernoulli_score, binomial_score, multinomial_score, normal_score, poisson_score, remember
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .creation import beside, from_array, placed, whole
from .filled import Storage, check_ordered, empty_as, made, made_into, numpy_of, one_size, shows_storage
from .generators import Generator, default_generator, is_of_device, source_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

Draw = TypeVar("Draw", bound=Callable[..., Any])


def random_function(function: Draw) -> Draw:
    """Inside of vmap, its `randomness` says what a function that draws random numbers gives."""

    @wraps(function)
    def drawn(*args: Any, **kwargs: Any) -> Any:
        try:
            if modes.observers and thread.tracer is not None:
                return thread.tracer.drawn(drawn, args, kwargs)
            if thread.batch_levels:
                return thread.batch_levels[-1].draw(drawn, args, kwargs)
            return function(*args, **kwargs)
        except Exception as error:
            try:
                if fault := fault_of_annotated(function.__name__, error, function, args, kwargs):
                    raise TypeError(fault) from None
                raise
            except Exception:
                hide_frames()
                raise

    return drawn  # type: ignore[return-value]


def in_dtype(array: Any, wanted: dtype) -> Any:
    if array.__class__ is np.ndarray:
        return array.astype(wanted.numpy, copy=False)
    with at(array):
        return array.astype(wanted.numpy, copy=False)


_MOST_OF_A_SEED = 2**62  # far from where numbers of 64 bits begin again
DRAWN = (np.float32, np.float64)  # what NumPy draws


def drawn_as_by_numpy(random: Any, draw: str, into: Any, kind: Any) -> Any:
    """The numbers that NumPy would draw, in a new array of a shape, or in an array; None with nothing drawn, where NumPy has to draw them."""
    if draw == "random":
        return native_runtime.uniform(random, into, kind is np.float64)
    return native_runtime.normal(random, into) if kind is np.float32 else None


def floats(random: Any, draw: str, size: tuple[int, ...], wanted: dtype | None) -> Any:
    """Random floats or complex numbers of a dtype; what NumPy cannot draw is drawn in float32."""
    numpy = numpy_of(wanted)
    if numpy.type in DRAWN and hasattr(random, "bit_generator"):
        found = drawn_as_by_numpy(random, draw, size, numpy.type)
        return getattr(random, draw)(size, numpy.type) if found is None else found
    kind = traits[numpy]
    if not kind.is_inexact:
        raise NotImplementedError(f"random floats need a floating-point dtype, got {dtype_of(numpy)}")
    if not hasattr(random, "bit_generator"):
        return random.floats(draw, size, numpy)
    by_numpy = getattr(random, draw)
    if kind.is_complex and draw == "random":
        return by_numpy((*size, 2), kind.real.type).view(numpy).reshape(size)
    if kind.is_complex:  # each part has half of the variance
        return np.asarray((by_numpy(size, np.float64) + 1j * by_numpy(size, np.float64)) * 0.5**0.5, numpy)
    if kind.is_half and draw == "random":  # as many bits as have one distance: rounded, some would be 1
        steps = np.float32(2**8 if kind.is_foreign else 2**11)
        return (np.floor(by_numpy(size, np.float32) * steps) / steps).astype(numpy)
    return by_numpy(size, np.float32).astype(numpy)


def _plain(draw: str, size: tuple[int, ...], numpy: Any, *asked: Any) -> Tensor | None:
    """Numbers of a dtype that compiled code draws, by the default generator; None, with nothing drawn, where more is asked for, or the call is not plain."""
    if modes.observers or numpy.type not in DRAWN or asked.count(None) != len(asked):
        return None
    array = drawn_as_by_numpy(default_generator._random, draw, size, numpy.type)
    return None if array is None else plain_tensor(array)


def _where(out: Tensor | None, storage: Storage) -> Any:
    """The device on which a new tensor, or `out`, is."""
    return storage.get("device") if out is None or not isinstance(out, Tensor) else beside(out)


@random_function
@shows_storage
def rand(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers, uniform from 0 to 1."""
    try:
        if sizes and (found := _plain("random", sizes, get_default_dtype().numpy, size, generator, out, dtype, storage or None)) is not None:
            return found
        array = floats(source_of(generator, _where(out, storage)), "random", one_size(sizes, size), dtype_for(out, dtype))
        return made_into("rand", out, array, storage)
    except Exception:
        hide_frames()
        raise


@random_function
@shows_storage
def randn(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers from the normal distribution."""
    try:
        if sizes and (found := _plain("standard_normal", sizes, get_default_dtype().numpy, size, generator, out, dtype, storage or None)) is not None:
            return found
        array = floats(source_of(generator, _where(out, storage)), "standard_normal", one_size(sizes, size), dtype_for(out, dtype))
        return made_into("randn", out, array, storage)
    except Exception:
        hide_frames()
        raise


def integers(random: Any, low: int, high: int, size: tuple[int, ...]) -> Any:
    """Random integers from low up to but not including high."""
    found = None if is_of_device(random) else native_runtime.integers(random, size, low, high)
    return random.integers(low, high, size) if found is None else found


@cache
def beyond_integers(numpy: Any) -> int:
    """Up to which integers a dtype has all from 0 on: it, or what it has none of."""
    kind = traits[numpy]
    if kind.is_inexact:
        return {2: 2**8 if kind.is_foreign else 2**11, 4: 2**24}.get(numpy.itemsize // (2 if kind.is_complex else 1), 2**53) + 1
    return 2 if kind.is_bool else int(min(np.iinfo(numpy).max, 2**63 - 1)) + 1


@cache
def _bounds(numpy: Any) -> tuple[int, int]:
    """The least and the largest integer that may be drawn for a dtype: of those of int64, in which they are drawn."""
    kind, least, most = traits[numpy], -(2**63), 2**63 - 1
    if kind.is_half and not kind.is_foreign:
        return -65504, 65504
    if kind.is_bool:
        return 0, 1
    return (least, most) if kind.is_inexact else (max(least, int(np.iinfo(numpy).min)), min(most, int(np.iinfo(numpy).max)))


def integer_range(name: str, low: Any, high: Any, numpy: Any) -> tuple[int, int]:
    """The ends of a range of integers, of which the second is left out; an error if it is none, or not one of a dtype."""
    if low.__class__ is not int or high.__class__ is not int:
        for argument, value in (("low", low), ("high", high)):
            if not hasattr(value, "__index__"):
                raise TypeError(f"{name}(): argument {argument!r} must be an int, not {type(value).__name__}")
        low, high = index(low), index(high)
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    if traits[numpy].is_complex:
        raise RuntimeError(f"{name}(): expected a dtype of real numbers, but got {dtype_of(numpy)}")
    least, most = _bounds(numpy)
    if low < least or high - 1 > most:
        raise RuntimeError(f"{name}(): random integers from {low} to {high - 1} are out of bounds for {dtype_of(numpy)}")
    return low, high


@random_function
@shows_storage
def randint(
    low: Any = None,
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
            if high is None:
                raise TypeError("randint() missing 1 required argument: 'size'")
            low, high, size = 0, low, high
        elif high is None or low is None:
            low, high = 0, low if high is None else high
        asked = dtype_for(out, dtype)
        wanted = dtypes.int64 if asked is None else as_dtype(asked)
        low, high = integer_range("randint", low, high, wanted.numpy)
        random, shape = source_of(generator, _where(out, storage)), one_size((size,))
        array = integers(random, low, high, shape)
        return made_into("randint", out, array if wanted is dtypes.int64 else in_dtype(array, wanted), storage)
    except Exception:
        hide_frames()
        raise


@random_function
@shows_storage
def randperm(n: int, *, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """The integers from 0 to n-1 in random order."""
    if n.__class__ is not int:
        (n,) = whole("randperm", n=n)
    if n < 0:
        raise RuntimeError(f"n must be non-negative, got {n}")
    wanted = dtypes.int64 if out is None and dtype is None else as_dtype(dtype_for(out, dtype) or dtypes.int64)
    check_ordered("randperm", wanted, complex_too=False)
    if n - 1 >= beyond_integers(wanted.numpy):
        raise RuntimeError(f"randperm(): {wanted} does not have all integers up to {n - 1}")
    random = source_of(generator, _where(out, storage))
    array = native_runtime.permutation(random, n)
    if array is None:
        array = random.permutation(n)
    return made_into("randperm", out, array if wanted is dtypes.int64 else in_dtype(array, wanted), storage)


@random_function
@shows_storage
def rand_like(input: Tensor, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers, uniform from 0 to 1, in the shape of another tensor."""
    return _floats_like("rand_like", "random", input, generator, dtype, storage, memory_format)


@random_function
@shows_storage
def randn_like(input: Tensor, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers from the normal distribution in the shape of another tensor."""
    return _floats_like("randn_like", "standard_normal", input, generator, dtype, storage, memory_format)


@random_function
@shows_storage
def randint_like(
    input: Tensor, low: Any = None, high: int | None = None, *, generator: Any = None, dtype: dtype | None = None, memory_format: Any = None,
    **storage: Unpack[Storage],
) -> Tensor:  # fmt: skip
    """Random integers in the shape of another tensor."""
    low, high = (0, low) if high is None else (low or 0, high)
    drawn = randint(low, high, input.shape, generator=generator, dtype=dtype or input.dtype, device=_there(input, storage))
    return _like("randint_like", input, drawn, storage, memory_format)


def _there(input: Tensor, storage: Storage) -> Any:
    """The device on which what is like a tensor is drawn: None for the CPU."""
    if not storage and input._array.__class__ is np.ndarray:
        return None
    return storage.get("device") or beside(input)


def _floats_like(name: str, draw: str, input: Tensor, generator: Any, wanted: dtype | None, storage: Storage, memory_format: Any) -> Tensor:
    if input._array.__class__ is np.ndarray and input._array.flags.c_contiguous:
        found = _plain(draw, input._array.shape, input._array.dtype, wanted, generator, memory_format, storage or None)
        if found is not None:
            return found
    where = _there(input, storage)
    drawn = floats(source_of(generator, where), draw, input._array.shape, wanted or input.dtype)
    return _like(name, input, from_array(placed(drawn, where)), storage, memory_format)


def _like(name: str, input: Tensor, drawn: Tensor, storage: Storage, memory_format: Any) -> Tensor:
    """What was drawn, in the order of elements of another tensor, if that is on the same device, unless another is asked for."""
    if storage and storage.get("device") is not None and not is_at(input.device, device_type(storage["device"])):
        wants_contiguous(name, memory_format)
        return made(name, drawn._array, storage)
    if not storage and memory_format is None and drawn._array.__class__ is input._array.__class__ is np.ndarray and input._array.flags.c_contiguous:
        return drawn
    array = empty_as(name, input, drawn.dtype, memory_format)
    if array.__class__ is np.ndarray:
        array[...] = drawn._array
        return made(name, array, storage)
    with at(array):
        array[...] = placed(drawn._array, beside(input))
    return made(name, array, storage)


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
    where, wanted = _where(out, storage), dtype_for(out, dtype)
    if where is None and numpy_of(wanted).type in DRAWN and mean.__class__ in (int, float) and std.__class__ in (int, float):
        array = floats(source_of(generator), "standard_normal", one_size((size,)), wanted)
        if std != 1:
            quiet.call(np.multiply, array, std, array)
        if mean:
            quiet.call(np.add, array, mean, array)
        return made_into("normal", out, array, storage)
    sample = randn(size, generator=generator, dtype=wanted, **({} if where is None else {"device": where})) * std + mean
    return made_into("normal", out, sample._array, storage)


def draws_there(tensor: Tensor) -> bool:
    """Whether random numbers for a tensor are drawn on its device."""
    return tensor._array.__class__ is not np.ndarray and backend_of(tensor._array).draws


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
        rates = to_host(input._array)
        if not bool((rates >= 0).all()):
            raise RuntimeError(f"poisson(): expected rates >= 0, but got {rates.min()}")
        if bool((rates > _MOST_COUNTED).any()):
            raise RuntimeError(f"poisson(): expected rates of at most {_MOST_COUNTED}, whose counts 64 bits hold, but got {rates.max()}")
        sample = from_array(placed(np.asarray(source_of(generator).poisson(rates.astype(np.float64)), rates.dtype), beside(input)))
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
