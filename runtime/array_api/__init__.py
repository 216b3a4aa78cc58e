"""Python's array API standard, version 2025.12, over tensors: what `Tensor.__array_namespace__()` gives.

>>> from specgrad import array_api as xp
>>> x = xp.asarray([1.0, 2.0, 4.0], dtype=xp.float64)
>>> specgrad.func.grad(lambda x: xp.sum(xp.log(x)))(x)
tensor([1.0000, 0.5000, 0.2500], dtype=specgrad.float64)
"""

from math import e, inf, nan, pi

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_standard import creation, data_types, of_one, of_two, products, reductions, selection, sets, shapes
from specgrad.methods.as_standard.inspection import __array_namespace_info__
from specgrad.methods.as_standard.names import STANDARD, offered

from . import fft, linalg, special

__array_api_version__ = "2025.12"
newaxis = None

_NAMES = offered(__name__, creation, data_types, of_one, of_two, products, reductions, selection, sets, shapes)
_NAMES |= {dtype.name: dtype for dtype in STANDARD}
__all__ = sorted([*_NAMES, "__array_api_version__", "__array_namespace_info__", "e", "fft", "inf", "linalg", "nan", "newaxis", "pi", "special"])
__getattr__, __dir__ = lazy_names(__name__, _NAMES, _NAMES.__getitem__)
