"""Devices: cpu (NumPy), cuda (CuPy), and those of other backends."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import BACKENDS, backend_of

from .tracebacks import hide_frames


class device:
    """Where a tensor's elements are: device("cpu"), device("cuda", 0), device("cuda:0")."""

    __module__ = "specgrad"
    __slots__ = ("index", "type")

    type: str
    index: int | None

    def __init__(self, type: str | device | int, index: int | None = None):
        try:
            name, number = "cuda", ""
            if isinstance(type, int):
                index = type
            elif isinstance(type, device):
                name, index = type.type, type.index if index is None else index
            else:
                name, _, number = str(type).partition(":")
            if name not in BACKENDS or (number and not number.isdigit()):
                if not isinstance(type, str):
                    raise TypeError(f"device must be a device, or its name or number, not {type.__class__.__name__}")
                raise RuntimeError(f"Expected one of {', '.join(BACKENDS)} device type at start of device string: {type}")
            if number and index is not None:
                raise RuntimeError(f"type (string) must not include an index because index was passed explicitly: {type}")
            self.type = name
            self.index = int(number) if number else index
        except Exception:
            hide_frames()
            raise

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type={self.type!r}{'' if self.index is None else f', index={self.index}'})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))


CPU = device("cpu")


def device_of(array: Any) -> device:
    """The device on which an array lies."""
    if isinstance(array, np.ndarray):
        return CPU
    backend = backend_of(array)
    return device(backend.name, backend.index_of(array))


def on_two_devices(name: str, one: device | str, other: device | str) -> RuntimeError:
    """The error of a function whose operands lie on two devices."""
    return RuntimeError(f"{name}(): Expected all tensors to be on the same device, but found at least two devices, {one} and {other}!")


def is_at(have: device, wanted: device) -> bool:
    """Whether what lies on one device need not be moved to be on another; one without a number is the current one."""
    if have.type != wanted.type or have.index is None:
        return have.type == wanted.type
    return have.index == (BACKENDS[have.type].current() if wanted.index is None else wanted.index)


def require_cpu(wanted: Any, what: str) -> None:
    """Raise unless the device is the CPU, or None: for functions that make NumPy's arrays alone."""
    if wanted is not None and device(wanted).type != "cpu":
        raise RuntimeError(f"{what}: only device 'cpu' is supported here, got {device(wanted)}")
