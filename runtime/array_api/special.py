"""Special functions under SciPy's names, over tensors: what SciPy calls with SCIPY_ARRAY_API=1, and gradients flow through."""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_standard.special import functions

_NAMES = functions()
__all__ = sorted(_NAMES)
__getattr__, __dir__ = lazy_names(__name__, _NAMES, _NAMES.__getitem__)
