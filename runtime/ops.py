"""The ops of other packages, by namespace: `specgrad.ops.mylib.bump`."""

from __future__ import annotations

from typing import Any

from specgrad.libraries import registry


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return registry.find(name)


def __dir__() -> list[str]:
    return registry.known()
