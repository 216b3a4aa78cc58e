"""Sources of random numbers: generators, the default ones, their seeds and states."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import BACKENDS, to_host
from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.locks import hold_over_a_fork, lock
from specgrad.core.base.state import Switched, thread
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
        with lock:  # under which whoever forks looks at all of them
            _generators.add(self)
        wanted = device_type(device)
        if BACKENDS[wanted.type].draws and wanted.index is None:
            wanted = device_type(wanted.type, BACKENDS[wanted.type].current())
        self.device: device = wanted
        self._seed = 0
        self._made: Any = None  # when first asked for: numpy.random takes a fifth of the time of this package's import

    @property
    def _random(self) -> Any:
        if _threads_with_sources and (own := thread.sources.get(self)) is not None:
            return own.source()
        return self._drawn_by_all() if self._made is None else self._made

    def _drawn_by_all(self) -> Any:
        with lock:  # the first of many threads makes what all of them use
            if self._made is None:
                self._begin_for_all(seed_of_the_system())
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
        if (own := thread.sources.get(self)) is None:
            self._begin_for_all(seed)
        else:
            own.source().bit_generator.state, self._seed = np.random.PCG64(seed).state, seed

    def _begin_for_all(self, seed: int) -> None:
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
        self._drawn_by_all()
        return self._seed

    def get_state(self) -> Any:
        """What `set_state` takes: of the CPU as NumPy has it, of a device a tensor of 16 bytes, the seed and the number of draws so far."""
        if thread.tracer is not None:
            thread.tracer.watches("asks for the state of random numbers")
        return self._state()

    def _state(self) -> Any:
        random = self._random
        if not hasattr(random, "bit_generator"):
            return plain_tensor(random.state)
        with random.bit_generator.lock:  # not while another thread is in the middle of a draw
            return random.bit_generator.state

    @hides_frames
    def set_state(self, state: Any) -> Generator:
        if thread.tracer is not None:
            thread.tracer.watches("sets the state of random numbers")
        random = self._random
        if hasattr(random, "bit_generator"):
            if thread.tracer is not None and state != random.bit_generator.state:
                thread.tracer.refuse("sets the state of random numbers")
            with random.bit_generator.lock:
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


# ---- numbers that are drawn again, such as those of a checkpointed function

_threads_with_sources: set[int] = set()  # in which generators are asked for sources of the thread's own: none as a rule
_FAR = 210306068529402873165736369884012333109  # the golden section of the period of PCG64: however often it is taken, the places lie far from one another


class _Own:
    """What a thread draws from in the place of a generator of the CPU.

    Args:
        generator: the generator.
        state: where to begin; None: where the generator is when the first number is drawn.
    """

    def __init__(self, generator: Generator, state: Any = None):
        self.generator, self.state = generator, state
        self.around: _Own | None = thread.sources.get(generator)
        self._made: Any = None  # for the first draw: most functions draw nothing
        self._shared: tuple[Any, Any] | None = None  # what other threads draw from meanwhile, and where it is while none has
        self._ended = False

    def source(self) -> Any:
        if self._made is None:
            self._made = self._again() if self.state is not None else self._lent() if self.around is None else self._noted(self.around)
        return self._made

    def _again(self) -> Any:
        random = np.random.Generator(np.random.PCG64(0))
        random.bit_generator.state = self.state
        return random

    def _lent(self) -> Any:
        """The generator's numbers from here on. It is left far away, so that what other threads draw meanwhile is neither here nor there."""
        shared = self.generator._drawn_by_all()
        with lock, shared.bit_generator.lock:
            self.state = shared.bit_generator.state
            shared.bit_generator.advance(_FAR)
            self._shared = shared, shared.bit_generator.state
        return self._again()

    def _noted(self, around: _Own) -> Any:
        random = around.source()
        self.state = random.bit_generator.state
        return random

    def drawn_from(self) -> list[tuple[Generator, Any]]:
        """The generator, and where it was when the first number was drawn."""
        if self.state is None and not self._ended:
            self.source()
        return [(self.generator, self.generator._state() if self.state is None else self.state)]

    def give_back(self) -> None:
        """Let the generator go on behind what was drawn, unless another thread has drawn from it, or set it, meanwhile."""
        self._ended = True
        if self._shared is None:
            return
        shared, there = self._shared
        with lock, shared.bit_generator.lock:
            if self.generator._made is shared and shared.bit_generator.state == there:
                shared.bit_generator.state = self._made.bit_generator.state
        self._made = self._shared = None


class _OwnSources(Switched):
    """A context in which this thread draws from sources of its own."""

    __slots__ = ("own",)

    def __init__(self, own: list[_Own]):
        super().__init__(sources={**thread.sources, **{source.generator: source for source in own}})
        self.own = own

    def __enter__(self) -> None:
        _threads_with_sources.add(thread.number)
        super().__enter__()

    def __exit__(self, *error: object) -> None:
        super().__exit__()
        if not thread.sources:
            _threads_with_sources.discard(thread.number)
        for source in self.own:
            source.give_back()


def noted_numbers() -> tuple[AbstractContextManager[None], Callable[[], list[tuple[Generator, Any]]]]:
    """A context in which numbers that this thread draws from the CPU's default generator can be drawn again, whatever other threads draw; and what tells from
    which states. They are the numbers that it draws without this."""
    if thread.tracer is not None:  # which is told of all that a function does to generators
        state = default_generator.get_state()
        return nullcontext(), lambda: [(default_generator, state)]
    own = _Own(default_generator)
    return _OwnSources([own]), own.drawn_from


def numbers_drawn_again(states: Iterable[tuple[Generator, Any]]) -> AbstractContextManager[None]:
    """A context in which what this thread draws from generators are the numbers that follow these states; after that, and for all other threads, they are where
    they were. Generators of devices go to the states, and back."""
    states = list(states)
    if thread.tracer is not None:
        return random_numbers_from(states)
    of_devices = [(generator, state) for generator, state in states if isinstance(state, Tensor)]
    own = _OwnSources([_Own(generator, state) for generator, state in states if not isinstance(state, Tensor)])
    return _with_devices(own, of_devices) if of_devices else own


def drawn_ahead() -> Switched:
    """A context in which this thread may draw ahead: generators of the CPU are where they were then, for it afterwards and for all other threads all along."""
    return _OwnSources([])


def draw_ahead(generator: Generator) -> Any:
    """From here on, this thread draws ahead from a generator. Gives the state at which it begins; to that, generators of devices are to be put back."""
    state = generator.get_state()
    if not isinstance(state, Tensor):
        thread.sources = {**thread.sources, generator: _Own(generator, state)}
    return state


@contextmanager
def _with_devices(own: _OwnSources, of_devices: list[tuple[Generator, Any]]) -> Iterator[None]:
    with own, random_numbers_from(of_devices):
        yield


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


def states_of_devices(tensors: Iterable[Tensor]) -> list[tuple[Generator, Any]]:
    """Those of the default generators of devices that numbers were drawn on, or on which tensors lie."""
    for tensor in tensors:
        if not tensor.is_cpu:
            generator_of(tensor.device)
    return [(generator, generator.get_state()) for generator in list(_of_devices.values())]


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
