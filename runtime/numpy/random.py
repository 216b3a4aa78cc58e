"""numpy.random with tensors: the same numbers as NumPy's, with the same seeds."""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_numpy import random as _random

__all__ = _random.NAMES
__getattr__, __dir__ = lazy_names(__name__, __all__, _random.found)
