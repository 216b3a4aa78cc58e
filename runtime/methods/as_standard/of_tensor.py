"""What the standard asks of a tensor itself."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor

VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12")  # each has the names of those before


@hides_frames
def array_namespace(self: Tensor, /, *, api_version: str | None = None) -> ModuleType:
    """The functions of the array API standard for tensors: specgrad.array_api."""
    if api_version is not None and api_version not in VERSIONS:
        raise ValueError(f"specgrad.array_api has the versions {', '.join(VERSIONS)} of the array API standard, not {api_version!r}")
    return import_module("specgrad.array_api")  # the face above, which is loaded when a program first asks for it


def to_device(self: Tensor, device: Any, /, *, stream: Any = None) -> Tensor:
    """The tensor on a device; itself if it is there already."""
    if stream is not None:
        raise ValueError("to_device(): tensors are moved on the device's current stream; stream=None")
    return self.to(device)


METHODS: dict[str, Any] = {"__array_namespace__": array_namespace, "to_device": to_device}
