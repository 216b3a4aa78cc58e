"""Random numbers of CUDA devices, as torch.cuda has them. They are drawn by the host, from the source that the CPU's come from too."""

from __future__ import annotations

from typing import Any

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.kernels.cuda_arrays import _cupy, device_count, is_available

from .random import default_generator


@hides_frames
def manual_seed(seed: int) -> None:
    """Set the seed of the random numbers, of the CPU too; nothing, where there is no device."""
    if is_available():
        default_generator.manual_seed(seed)


@hides_frames
def manual_seed_all(seed: int) -> None:
    """The same as `manual_seed`: all devices have one source."""
    manual_seed(seed)


def seed() -> None:
    """Set the seed of the random numbers, of the CPU too, to one that the system gives; nothing, where there is no device."""
    if is_available():
        default_generator.seed()


def seed_all() -> None:
    """The same as `seed`: all devices have one source."""
    seed()


@hides_frames
def initial_seed() -> int:
    """The seed from which the random numbers began."""
    _cupy()
    return default_generator.initial_seed()


@hides_frames
def get_rng_state(device: Any = "cuda") -> Any:
    """The state of the random numbers, which is one for all devices and the CPU."""
    _cupy()
    return default_generator.get_state()


@hides_frames
def set_rng_state(new_state: Any, device: Any = "cuda") -> None:
    """Let the random numbers of all devices, and of the CPU, go on from a state."""
    _cupy()
    default_generator.set_state(new_state)


@hides_frames
def get_rng_state_all() -> list[Any]:
    """The state of the random numbers, for each device."""
    return [get_rng_state(index) for index in range(device_count())]


@hides_frames
def set_rng_state_all(new_states: list[Any]) -> None:
    """Let the random numbers go on from the states of all devices, which is one."""
    for state in new_states:
        set_rng_state(state)
