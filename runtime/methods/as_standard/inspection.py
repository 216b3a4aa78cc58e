"""What a program may ask of the standard's namespace: its devices, its dtypes, and what it can do."""

from __future__ import annotations

from typing import Any

from specgrad.core.base import dtypes
from specgrad.core.base.device import device as device_type
from specgrad.core.base.dtypes import dtype, get_default_dtype
from specgrad.core.kernels.cuda_arrays import device_count

from .data_types import isdtype
from .names import STANDARD, Device


class __array_namespace_info__:
    """Capabilities, devices and dtypes of the namespace."""

    __module__ = "specgrad.array_api"

    def capabilities(self) -> dict[str, Any]:
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": _MOST_DIMENSIONS}

    def default_device(self) -> device_type:
        return device_type("cpu")

    def default_dtypes(self, *, device: Device = None) -> dict[str, dtype]:
        floating = get_default_dtype()
        return {"real floating": floating, "complex floating": floating.to_complex(), "integral": dtypes.int64, "indexing": dtypes.int64}

    def dtypes(self, *, device: Device = None, kind: str | tuple[str, ...] | None = None) -> dict[str, dtype]:
        return {d.name: d for d in STANDARD if kind is None or isdtype(d, kind)}

    def devices(self) -> tuple[device_type, ...]:
        return (device_type("cpu"), *[device_type("cuda", index) for index in range(device_count())])


_MOST_DIMENSIONS = 64  # of NumPy 2
