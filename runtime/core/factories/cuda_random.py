"""Random numbers of CUDA devices, as torch.cuda has them: each device has a source of its own, and draws by itself."""

from __future__ import annotations

from typing import Any

from specgrad.core.base.device import device as device_type
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.kernels.cuda_arrays import _cupy, device_count, is_available

from .generators import Generator, generator_of, seed_devices, seed_of_the_system


def _of(device: Any = "cuda") -> Generator:
    """The source of a device, given as a number, a name or a device."""
    _cupy()
    return generator_of(device_type("cuda", device) if isinstance(device, int) else device)


@hides_frames
def manual_seed(seed: int) -> None:
    """Set the seed of the random numbers of the current device; nothing, where there is none."""
    if is_available():
        _of().manual_seed(seed)


@hides_frames
def manual_seed_all(seed: int) -> None:
    """Set the seed of the random numbers of all devices; nothing, where there are none."""
    seed_devices(seed)


def seed() -> None:
    """Set the seed of the random numbers of the current device to one that the system gives; nothing, where there is no device."""
    if is_available():
        _of().seed()


def seed_all() -> None:
    """Set the seed of the random numbers of all devices to one that the system gives; nothing, where there are none."""
    seed_devices(seed_of_the_system())


@hides_frames
def initial_seed() -> int:
    """The seed from which the random numbers of the current device began."""
    return _of().initial_seed()


@hides_frames
def get_rng_state(device: Any = "cuda") -> Any:
    """The state of the random numbers of a device: a tensor of 16 bytes on the CPU, the seed and the number of draws so far."""
    return _of(device).get_state()


@hides_frames
def set_rng_state(new_state: Any, device: Any = "cuda") -> None:
    """Let the random numbers of a device go on from a state."""
    _of(device).set_state(new_state)


@hides_frames
def get_rng_state_all() -> list[Any]:
    """The states of the random numbers of all devices."""
    return [get_rng_state(index) for index in range(device_count())]


@hides_frames
def set_rng_state_all(new_states: list[Any]) -> None:
    """Let the random numbers of each device go on from a state."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)
