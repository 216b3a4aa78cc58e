"""NumPy's streams of random numbers, as tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .namespace import elements_function


class Stream:
    """A generator of NumPy's, whose methods give tensors; a parameter that requires grad is an error, since no gradient flows through a drawn number."""

    __slots__ = ("numpy",)

    def __init__(self, numpy: Any):
        self.numpy: Any = numpy  # the generator itself, which shares its state

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.numpy, name)
        return elements_function("numpy.random", name, found) if callable(found) else found

    def __dir__(self) -> list[str]:
        return dir(self.numpy)

    def __repr__(self) -> str:
        return f"<{self.numpy!r} of tensors>"

    def __reduce__(self) -> Any:
        return Stream, (self.numpy,)

    def spawn(self, n_children: int) -> list[Stream]:
        return [Stream(child) for child in self.numpy.spawn(n_children)]


def default_rng(seed: Any = None) -> Stream:
    """A stream of NumPy's numbers that gives tensors: the same numbers as numpy.random.default_rng(seed)."""
    return Stream(np.random.default_rng(seed.numpy if isinstance(seed, Stream) else seed))


def RandomState(seed: Any = None) -> Stream:
    """The same of numpy.random.RandomState(seed)."""
    return Stream(np.random.RandomState(seed))


_MADE: dict[str, Callable[..., Any]] = {"default_rng": default_rng, "RandomState": RandomState}
_TAKEN = ("BitGenerator", "Generator", "MT19937", "PCG64", "PCG64DXSM", "Philox", "SFC64", "SeedSequence")
NAMES = sorted({name for name in np.random.__all__ if not name.startswith("_")} - set(_TAKEN))


def found(name: str) -> Any:
    """What a name of numpy.random means here."""
    return _MADE.get(name) or elements_function("numpy.random", name, getattr(np.random, name))
