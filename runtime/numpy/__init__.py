"""NumPy's functions under NumPy's names, with its parameters and its dtypes, over tensors.

>>> import specgrad.numpy as np
>>> x = np.array([1.0, 2.0, 3.0])
>>> np.mean(np.sin(x), keepdims=True)
tensor([0.6306], dtype=specgrad.float64)
>>> specgrad.func.grad(lambda x: np.sum(x**2))(x)
tensor([2., 4., 6.], dtype=specgrad.float64)
"""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_numpy import namespace

from . import fft, linalg, random

__all__ = sorted([*namespace.public_names("numpy"), "fft", "linalg", "random"])
__getattr__, __dir__ = lazy_names(__name__, __all__, namespace.finder("numpy"))
