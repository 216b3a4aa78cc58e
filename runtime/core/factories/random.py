"""Random numbers: their source, and tensors made by chance."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from specgrad.array.backends import BACKENDS, at, backend_of, refuse_if_any, to_host
from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import is_at
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of
from specgrad.core.base.locks import hold_over_a_fork, lock
from specgrad.core.base.memory_format import wants_contiguous
from specgrad.core.base.state import grad_enabled, thread
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.out import dtype_for, filled_out
from specgrad.core.engine.stochastic import bernoulli_score, binomial_score, multinomial_score, normal_score, poisson_score, remember
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.view_nodes import Overwritten
from specgrad.core.tape.views import check_in_place, set_history

from .creation import beside, from_array, placed
from .filled import Storage, check_ordered, empty_as, made, made_into, numpy_of, one_size, shows_storage

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from specgrad.core.base.device import device

_generators: weakref.WeakSet[Generator] = weakref.WeakSet()
hold_over_a_fork(lambda: [g._made.bit_generator.lock for g in list(_generators) if hasattr(g._made, "bit_generator")])


class Generator:
    """A source of random numbers.

    Args:
        device: for whose tensors it draws; on a CUDA device, numbers are drawn there.
    """

    @hides_frames
    def __init__(self, device: Any = "cpu"):
        _generators.add(self)
        wanted = device_type(device)
        if BACKENDS[wanted.type].draws and wanted.index is None:
            wanted = device_type(wanted.type, BACKENDS[wanted.type].current())
        self.device: device = wanted
        self._seed = 0
        self._made: Any = None  # when first asked for: numpy.random takes a fifth of the time of this package's import

    @property
    def _random(self) -> Any:
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
        made: Any
        if BACKENDS[self.device.type].draws:
            from .philox import Philox

            made = self._made or Philox(BACKENDS[self.device.type], self.device.index)  # the same one, which graphs may have captured
            made.begin(seed)
        else:
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
        """What `set_state` takes: of the CPU as NumPy has it, of a device a tensor of 16 bytes, the seed and the number of draws so far."""
        if thread.tracer is not None:
            thread.tracer.watches("asks for the state of random numbers")
        return self._state()

    def _state(self) -> Any:
        random = self._random
        return random.bit_generator.state if hasattr(random, "bit_generator") else plain_tensor(random.state)

    @hides_frames
    def set_state(self, state: Any) -> Generator:
        if thread.tracer is not None:
            thread.tracer.watches("sets the state of random numbers")
        random = self._random
        if hasattr(random, "bit_generator"):
            if thread.tracer is not None and state != random.bit_generator.state:
                thread.tracer.refuse("sets the state of random numbers")
            random.bit_generator.state = state
            return self
        if not isinstance(state, Tensor) or state.dtype is not dtypes.uint8 or state.shape != (16,):
            raise TypeError(f"set_state(): expected the state of a generator of {self.device}, a tensor of 16 bytes, but got {type(state).__name__}")
        if thread.tracer is not None and to_host(state._array).tolist() != random.state.tolist():
            thread.tracer.refuse("sets the state of random numbers")
        random.state = to_host(state._array)
        self._seed = random.seed
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
_of_devices: dict[device, Generator] = {}  # the default ones, each made when it is first asked for
_first_seed: list[int] = []  # of those that are made from now on, if it was set


def generator_of(where: Any) -> Generator:
    """The default generator of a device."""
    wanted = device_type(where)
    backend = BACKENDS[wanted.type]
    if not backend.draws:
        return default_generator
    if wanted.index is None:
        wanted = device_type(wanted.type, backend.current())
    with lock:
        found = _of_devices.get(wanted)
        if found is None:
            found = _of_devices[wanted] = Generator(wanted)
            if _first_seed:
                found._begin(_first_seed[0])
    return found


def states_of_default_generators(tensors: Iterable[Tensor] = ()) -> list[tuple[Generator, Any]]:
    """That of the CPU's, and those of devices that numbers were drawn on, or on which tensors lie."""
    for tensor in tensors:
        if not tensor.is_cpu:
            generator_of(tensor.device)
    return [(generator, generator.get_state()) for generator in (default_generator, *_of_devices.values())]


def seed_devices(seed: int) -> None:
    """Begin the default generators of all devices again, those that are not made yet among them."""
    _first_seed[:] = [int(seed)]
    for generator in list(_of_devices.values()):
        generator.manual_seed(seed)


@hides_frames
def manual_seed(seed: int) -> Generator:
    """Set the seed of the random numbers, of the CPU's and of all devices'."""
    default_generator.manual_seed(seed)
    seed_devices(seed)
    return default_generator


def seed() -> int:
    """Set the seed of the random numbers, of the CPU's and of all devices', to one that the system gives."""
    given = default_generator.seed()
    seed_devices(given)
    return given


def initial_seed() -> int:
    """The seed from which the random numbers of the CPU began."""
    return default_generator.initial_seed()


def get_rng_state() -> Any:
    """The state of the random numbers of the CPU."""
    return default_generator.get_state()


@hides_frames
def set_rng_state(state: Any) -> None:
    """Set the state of the random numbers of the CPU."""
    default_generator.set_state(state)


@contextmanager
def fork_rng(devices: Iterable[Any] | None = None, enabled: bool = True, device_type: str = "cuda") -> Iterator[None]:
    """Within, random numbers go on from where they are; after that, they go on from there again.

    Args:
        devices: those of which this holds, beside the CPU; all that random numbers were drawn on or that have a seed, if it is left out.
        enabled: whether anything is done.
        device_type: the kind of devices that numbers in `devices` mean; there is but "cuda".
    """
    if device_type != "cuda":
        raise RuntimeError(f"fork_rng: expected device_type 'cuda', got {device_type!r}")
    if not enabled:
        yield
        return
    before, first = dict(_of_devices), list(_first_seed)
    of_devices = before.values() if devices is None else [generator_of(device) for device in devices]
    try:
        with random_numbers_from([(generator, generator.get_state()) for generator in (default_generator, *of_devices)]):
            yield
    finally:
        _first_seed[:] = first
        if devices is None:
            for made in _of_devices.keys() - before.keys():  # which begin anew
                del _of_devices[made]


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


def _random(generator: Generator | None, where: Any = None) -> Any:
    """What draws numbers for a tensor on a device, the CPU for None: NumPy's generator, or philox.Philox."""
    if where is not None and BACKENDS[device_type(where).type].draws:
        own = generator_of(where)
        if generator is None:
            return own._random
        if generator.device != own.device:
            both = generator.device.type == own.device.type
            wanted, found = (str(own.device), str(generator.device)) if both else (own.device.type, generator.device.type)
            raise RuntimeError(f"Expected a {wanted!r} device type for generator but found {found!r}")
        return generator._random
    if generator is None:
        return default_generator._random
    if BACKENDS[generator.device.type].draws:
        raise RuntimeError(f"Expected a 'cpu' device type for generator but found {generator.device.type!r}")
    return generator._random


def _on_device(random: Any) -> bool:
    """Whether what draws numbers is of a device."""
    return not hasattr(random, "bit_generator")


def _in_dtype(array: Any, wanted: dtype) -> Any:
    if array.__class__ is np.ndarray:
        return array.astype(wanted.numpy, copy=False)
    with at(array):
        return array.astype(wanted.numpy, copy=False)


def _floats(random: Any, draw: str, size: tuple[int, ...], wanted: dtype | None) -> Any:
    """Random floats or complex numbers of a dtype; what NumPy cannot draw is drawn in float32."""
    numpy = numpy_of(wanted)
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
    return by_numpy(size, numpy.type if numpy.itemsize >= 4 else np.float32).astype(numpy, copy=False)


def _where(out: Tensor | None, storage: Storage) -> Any:
    """The device on which a new tensor, or `out`, is."""
    return storage.get("device") if out is None or not isinstance(out, Tensor) else beside(out)


@_random_function
@shows_storage
def rand(
    *sizes: Any, size: Any = None, generator: Generator | None = None, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random numbers, uniform from 0 to 1."""
    try:
        array = _floats(_random(generator, _where(out, storage)), "random", one_size(sizes, size), dtype_for(out, dtype))
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
        array = _floats(_random(generator, _where(out, storage)), "standard_normal", one_size(sizes, size), dtype_for(out, dtype))
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
        array = _in_dtype(_random(generator, _where(out, storage)).integers(low, high, one_size((size,))), wanted)
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
    array = _in_dtype(_random(generator, _where(out, storage)).permutation(n), wanted)
    return made_into("randperm", out, array, storage)


@_random_function
@shows_storage
def rand_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers, uniform from 0 to 1, in the shape of another tensor."""
    drawn = rand(input.shape, dtype=dtype or input.dtype, **_there(input, storage))
    return _like("rand_like", input, drawn, storage, memory_format)


@_random_function
@shows_storage
def randn_like(input: Tensor, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]) -> Tensor:
    """Random numbers from the normal distribution in the shape of another tensor."""
    drawn = randn(input.shape, dtype=dtype or input.dtype, **_there(input, storage))
    return _like("randn_like", input, drawn, storage, memory_format)


@_random_function
@shows_storage
def randint_like(
    input: Tensor, low: int, high: int | None = None, *, dtype: dtype | None = None, memory_format: Any = None, **storage: Unpack[Storage]
) -> Tensor:
    """Random integers in the shape of another tensor."""
    low, high = (0, low) if high is None else (low, high)
    drawn = randint(low, high, input.shape, dtype=dtype or input.dtype, **_there(input, storage))
    return _like("randint_like", input, drawn, storage, memory_format)


def _there(input: Tensor, storage: Storage) -> dict[str, Any]:
    """The keyword for the device on which what is like a tensor is drawn: none for the CPU."""
    if not storage and input._array.__class__ is np.ndarray:
        return {}
    where = storage.get("device") or beside(input)
    return {} if where is None else {"device": where}


def _like(name: str, input: Tensor, drawn: Tensor, storage: Storage, memory_format: Any) -> Tensor:
    """What was drawn, in the order of elements of another tensor, if that is on the same device, unless another is asked for."""
    if storage and storage.get("device") is not None and not is_at(input.device, device_type(storage["device"])):
        wants_contiguous(name, memory_format)
        return made(name, drawn._array, storage)
    array = empty_as(name, input, drawn.dtype, memory_format)
    if array.__class__ is np.ndarray:
        array[...] = drawn._array
        return made(name, array, storage)
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
    if isinstance(std, Tensor) and not std.is_cpu:
        with at(std._array):
            _refuse(std._array < 0, "normal expects std >= 0.0, but found others")
    elif bool(((std._array if isinstance(std, Tensor) else np.asarray(std)) < 0).any()):
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
    where = _where(out, storage)
    sample = randn(size, generator=generator, dtype=dtype_for(out, dtype), **({} if where is None else {"device": where})) * std + mean
    return made_into("normal", out, sample._array, storage)


def _draws_there(tensor: Tensor) -> bool:
    """Whether random numbers for a tensor are drawn on its device."""
    return tensor._array.__class__ is not np.ndarray and backend_of(tensor._array).draws


def _refuse(wrong: Any, what: str) -> None:
    """Raise an error if any element of a mask on a device holds, when the host next waits for it."""
    refuse_if_any(wrong, RuntimeError(what))


@_random_function
def bernoulli(input: Tensor, p: float | None = None, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Ones and zeros by chance; `input`, or `p`, is the probability of a one."""
    there = _draws_there(input)
    probabilities = np.asarray(p) if p is not None else input._array if there else to_host(input._array)
    if input.dtype.is_complex or (not traits[probabilities.dtype].is_inexact and p is None):
        raise NotImplementedError(f"bernoulli() not implemented for probabilities of dtype {input.dtype}")
    refused = "bernoulli(): expected probabilities p with 0 <= p <= 1"
    if there:
        drawn = _ones_there(refused, input, probabilities, generator)
    else:
        if not bool(((probabilities >= 0) & (probabilities <= 1)).all()):
            raise RuntimeError(refused)
        drawn = _random(generator).random(input._array.shape) < probabilities
    if out is not None:
        _check_categories("bernoulli", out, ("bool", "int", "float"))
        return filled_out("bernoulli", out, drawn, given=(input,))
    sample = from_array(_in_dtype(drawn, input.dtype) if there else placed(np.asarray(drawn, input._array.dtype), beside(input)))
    if p is None and _wants_gradient(input):
        remember(sample, "BernoulliBackward0", (input,), bernoulli_score)
    return sample


def _ones_there(refused: str, beside_it: Tensor, chances: Any, generator: Generator | None) -> Any:
    """Where there are ones, with probabilities that are a number or an array: trues on the device of a tensor."""
    random = _random(generator, beside_it.device)
    if isinstance(chances, (int, float)) or (chances.__class__ is np.ndarray and not chances.ndim):
        if not 0 <= chances <= 1:
            raise RuntimeError(refused)
        return random.trues(float(chances), beside_it._array.shape)
    chances = placed(chances, beside_it.device)
    with at(chances):
        _refuse(~((chances >= 0) & (chances <= 1)), refused)
    return random.trues_of(chances, beside_it._array.shape)


@_random_function
def bernoulli_mask(shape: Sequence[int], probability: float, device: Any = None) -> Tensor:
    """Trues with a probability."""
    if device is not None and _on_device(random := _random(None, device)):
        return from_array(random.trues(probability, tuple(shape)))
    return from_array(placed(np.asarray(default_generator._random.random(tuple(shape), np.float32) < probability), device))


@_random_function
def multinomial(input: Tensor, num_samples: int = 1, replacement: bool = False, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor:
    """Indices drawn with probabilities in proportion to the elements of each row."""
    if not input.is_floating_point():
        raise RuntimeError(f"multinomial only supports floating-point dtypes for input, got: {input.dtype}")
    if num_samples <= 0:
        raise RuntimeError(f"cannot sample n_sample <= 0 samples: {num_samples}")
    if not replacement and num_samples > (input._array.shape[-1] if input._array.ndim else 1):
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    indices = (_choices_there if _draws_there(input) else _choices)(input, num_samples, replacement, generator)
    if out is not None:
        if isinstance(out, Tensor) and out.dtype is not dtypes.int64:
            raise RuntimeError(f"multinomial expects Long tensor out, got: {out.dtype.legacy.removesuffix('Tensor')}")
        return filled_out("multinomial", out, indices, given=(input,))
    sample = from_array(placed(indices, beside(input)))
    if _wants_gradient(input):
        remember(sample, "MultinomialBackward0", (input,), multinomial_score(replacement))
    return sample


_NO_WEIGHTS = "probability tensor contains either `inf`, `nan` or element < 0, or a row that sums to zero"


def _choices(input: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Any:
    """The indices that `multinomial` draws, by the host."""
    rows = np.atleast_2d(to_host(input._array).astype(np.float64))
    if (rows < 0).any() or not np.isfinite(rows).all() or (rows.sum(axis=1) == 0).any():
        raise RuntimeError(_NO_WEIGHTS)
    random = _random(generator)
    drawn = [random.choice(rows.shape[1], num_samples, replacement, row / row.sum()) for row in rows]
    return np.array(drawn, np.int64).reshape((*input._array.shape[:-1], num_samples))


def _choices_there(input: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Any:
    """The same on the device of the tensor."""
    with at(input._array):
        rows = input._array.astype(np.float64).reshape(-1, input._array.shape[-1] if input._array.ndim else 1)
        _refuse(~((rows >= 0) & (rows < np.inf)), _NO_WEIGHTS)
        _refuse(rows.sum(axis=1) == 0, _NO_WEIGHTS)
        drawn = _random(generator, input.device).choices(rows, num_samples, replacement)
        return drawn.reshape((*input._array.shape[:-1], num_samples))


# ---- in place


def _filled(self: Tensor, name: str, array: Any) -> Tensor:
    check_in_place(self, name)
    if self._array.__class__ is np.ndarray:
        self._array[...] = array
    else:
        if isinstance(array, np.ndarray):
            array = placed(array, self.device)
        with at(self._array):
            self._array[...] = array
    changed(self._changes, name)
    if self._node is not None and grad_enabled():
        set_history(self, Overwritten(name.removesuffix("_"), [self]))  # nothing of the old value is left
    return self


def _draws_for(self: Tensor, generator: Generator | None) -> tuple[Any, dict[str, Any]]:
    """What draws numbers for a tensor, and the dtype in which it draws for its dtype, where it is asked for one."""
    if self._array.__class__ is np.ndarray or not _draws_there(self):
        return _random(generator), {}
    return _random(generator, self.device), {"dtype": np.float64 if traits[self._array.dtype].is_floating_point and self._array.itemsize == 8 else np.float32}


@_random_function
def normal_(self: Tensor, mean: float = 0.0, std: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a normal distribution."""
    if std < 0:
        raise RuntimeError(f"normal_ expects std >= 0.0, but found std {std}")
    random = _random(generator, beside(self))
    drawn = _floats(random, "standard_normal", self._array.shape, self.dtype)
    with at(drawn):
        return _filled(self, "normal_", drawn * std + mean)


@_random_function
def uniform_(self: Tensor, from_: float = 0.0, to: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers, uniform between two."""
    if from_ > to:
        raise RuntimeError(f"uniform_ expects to return a [from, to) range, but found from={from_} > to={to}")
    random = _random(generator, beside(self))
    if _on_device(random) and self.dtype.is_inexact:
        return _filled(self, "uniform_", random.between(from_, to, self._array.shape, self._array.dtype))
    if traits[self._array.dtype].is_half:
        found = (random.random(self._array.shape, np.float32) * np.float32(to - from_) + np.float32(from_)).astype(self._array.dtype)
        return _filled(self, "uniform_", np.where(found < to, found, found.dtype.type(from_)))
    return _filled(self, "uniform_", _floats(random, "random", self._array.shape, self.dtype) * (to - from_) + from_)


def _beyond_integers(tensor: Tensor) -> int:
    """Up to which integers a dtype has all from 0 on: it, or what it has none of."""
    numpy = tensor._array.dtype
    if traits[numpy].is_inexact:
        return {2: 2**8 if traits[numpy].is_foreign else 2**11, 4: 2**24}.get(numpy.itemsize // (2 if traits[numpy].is_complex else 1), 2**53) + 1
    return 2 if traits[numpy].is_bool else int(np.iinfo(numpy).max) + 1


@_random_function
def random_(self: Tensor, from_: int = 0, to: int | None = None, *, generator: Generator | None = None) -> Tensor:
    """Fill with random integers."""
    low, high = (0, from_) if to is None and from_ else (from_, _beyond_integers(self) if to is None else to)
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    return _filled(self, "random_", _random(generator, beside(self)).integers(low, high, self._array.shape))


@_random_function
def bernoulli_(self: Tensor, p: Any = 0.5, *, generator: Generator | None = None) -> Tensor:
    """Fill with ones and zeros by chance."""
    there = self._array.__class__ is not np.ndarray and _draws_there(self)
    chances = p if not isinstance(p, Tensor) else p._array if there else to_host(p._array)
    if there:
        refused = f"bernoulli_ expects p to be in [0, 1], but got {'others' if isinstance(p, Tensor) else f'p={p}'}"
        return _filled(self, "bernoulli_", _ones_there(refused, self, chances, generator))
    if not np.all((np.asarray(chances) >= 0) & (np.asarray(chances) <= 1)):
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got {f'p={p}' if not isinstance(p, Tensor) else 'others'}")
    return _filled(self, "bernoulli_", _random(generator).random(self._array.shape) < chances)


@_random_function
def exponential_(self: Tensor, lambd: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from an exponential distribution."""
    if lambd <= 0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd}")
    random, precision = _draws_for(self, generator)
    return _filled(self, "exponential_", random.exponential(1 / lambd, self._array.shape, **precision))


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
    random, precision = _draws_for(self, generator)
    with at(self._array):
        return _filled(self, "cauchy_", random.standard_cauchy(self._array.shape, **precision) * sigma + median)


@_random_function
def log_normal_(self: Tensor, mean: float = 1.0, std: float = 2.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with the exponentials of random numbers from a normal distribution."""
    _check_floats("log_normal_", self)
    if std <= 0:
        raise RuntimeError(f"log_normal_(): expected std > 0, but got {std}")
    random, precision = _draws_for(self, generator)
    return _filled(self, "log_normal_", random.lognormal(mean, std, self._array.shape, **precision))


@_random_function
def geometric_(self: Tensor, p: float, *, generator: Generator | None = None) -> Tensor:
    """Fill with the random numbers of trials up to the first success, each of probability p."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_(): expected p between 0 and 1, but got {p}")
    if self.dtype.category not in ("int", "float"):
        raise NotImplementedError(f"geometric_(): expected a floating-point or an integer dtype, but got {self.dtype}")
    random, precision = _draws_for(self, generator)
    return _filled(self, "geometric_", random.geometric(p, self._array.shape, **precision))


@_random_function
def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Random counts from Poisson distributions, whose rates are the elements of `input`."""
    _check_floats("poisson", input)
    if _draws_there(input):
        with at(input._array):
            _refuse(~(input._array >= 0), "poisson(): expected rates >= 0, but got others")
        sample = from_array(_in_dtype(_random(generator, input.device).poisson(input._array), input.dtype))
    else:
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
    refused = "binomial(): expected counts >= 0 and probabilities from 0 to 1, but got others"
    if _draws_there(count):
        counts, chances = count._array, placed(prob._array, count.device)
        with at(counts):
            _refuse(~(counts >= 0), refused)
            _refuse(~((chances >= 0) & (chances <= 1)), refused)
        sample = from_array(_in_dtype(_random(generator, count.device).binomial(counts, chances), count.dtype))
    else:
        counts, chances = to_host(count._array), to_host(prob._array)
        if not bool((counts >= 0).all()) or not bool(((chances >= 0) & (chances <= 1)).all()):
            raise RuntimeError(refused)
        drawn = _random(generator).binomial(counts.astype(np.int64), chances.astype(np.float64))
        sample = from_array(placed(np.asarray(drawn, count._array.dtype), beside(count)))
    return remember(sample, "BinomialBackward0", (count, prob), binomial_score) if _wants_gradient(count, prob) else sample


METHODS = (bernoulli, multinomial, normal_, uniform_, random_, bernoulli_, exponential_, cauchy_, log_normal_, geometric_)
