"""Sources of random numbers: generators, the default ones, their seeds and states."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import BACKENDS, to_host
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.locks import hold_over_a_fork, lock
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor, plain_tensor

if TYPE_CHECKING:
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
                    self._begin(seed_of_the_system())
        return self._made

    @hides_frames
    def manual_seed(self, seed: int) -> Generator:
        """Begin again from a seed."""
        if thread.tracer is not None:
            thread.tracer.refuse("sets the seed of random numbers")
        if isinstance(seed, str):
            raise TypeError(f"manual_seed(): expected a number, but got {seed!r}")
        wanted = int(seed)
        if not -(2**63) <= wanted < 2**64:
            raise ValueError(f"manual_seed(): expected a seed from -2**63 to 2**64 - 1, but got {wanted}")
        self._begin(wanted % 2**64)
        return self

    def clone_state(self) -> Generator:
        """Another generator, which draws from here on what this one draws."""
        clone = Generator(self.device)
        clone._begin(self.initial_seed())
        return clone.set_state(self.get_state())

    def get_offset(self) -> int:
        """Of a device's generator, the number of draws since its seed was set."""
        return int(self._on_device("get_offset").offset)

    @hides_frames
    def set_offset(self, offset: int) -> None:
        """Go to the draw of that number, of a device's generator."""
        if offset < 0:
            raise RuntimeError(f"set_offset(): expected the number of a draw, from 0 on, but got {offset}")
        if thread.tracer is not None:
            thread.tracer.refuse("sets the state of random numbers")
        self._on_device("set_offset").offset = int(offset)

    def _on_device(self, name: str) -> Any:
        if hasattr(self._random, "bit_generator"):
            raise RuntimeError(f"{name}(): a generator of the CPU does not use an offset; get_state() and set_state() are there")
        return self._random

    def _begin(self, seed: int) -> None:
        made: Any
        if BACKENDS[self.device.type].draws:
            from .philox import Philox

            made = self._made or Philox(BACKENDS[self.device.type], self.device.index)  # the same one, which graphs may have captured
            made.begin(seed)
        else:
            made = np.random.Generator(np.random.PCG64(seed))
        with lock:  # not while another thread forks: the child would have a source whose own lock is held
            self._seed, self._made = seed, made

    def seed(self) -> int:
        """Begin again from a seed that the system gives."""
        return self.manual_seed(seed_of_the_system())._seed

    def initial_seed(self) -> int:
        """The seed from which the numbers began."""
        if self._made is None:
            self._begin(seed_of_the_system())
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


def seed_of_the_system() -> int:
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
    _first_seed[:] = [int(seed) % 2**64]
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
def set_rng_state(new_state: Any) -> None:
    """Set the state of the random numbers of the CPU."""
    default_generator.set_state(new_state)


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


def source_of(generator: Generator | None, where: Any = None) -> Any:
    """What draws numbers for a tensor on a device, the CPU for None: NumPy's generator, or philox.Philox."""
    if generator is not None and not isinstance(generator, Generator):
        raise TypeError(f"argument 'generator' must be Generator, not {type(generator).__name__}")
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


def is_of_device(random: Any) -> bool:
    """Whether what draws numbers is of a device."""
    return not hasattr(random, "bit_generator")
