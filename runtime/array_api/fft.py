"""The standard's extension for Fourier transforms, over tensors."""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_standard import fft as _transforms
from specgrad.methods.as_standard.names import offered

_NAMES = offered(__name__, _transforms)
__all__ = sorted(_NAMES)
__getattr__, __dir__ = lazy_names(__name__, _NAMES, _NAMES.__getitem__)
