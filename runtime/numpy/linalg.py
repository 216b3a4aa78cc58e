"""numpy.linalg over tensors."""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_numpy import namespace

__all__ = namespace.public_names("numpy.linalg")
__getattr__, __dir__ = lazy_names(__name__, __all__, namespace.finder("numpy.linalg"))
