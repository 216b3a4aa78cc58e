"""The standard's extension for linear algebra, over tensors."""

from specgrad.core.base.lazy import lazy_names
from specgrad.methods.as_standard import linalg, products, shapes
from specgrad.methods.as_standard.names import offered

_NAMES = offered(__name__, linalg) | offered("specgrad.array_api", products) | {"matrix_transpose": shapes.matrix_transpose}
__all__ = sorted(_NAMES)
__getattr__, __dir__ = lazy_names(__name__, _NAMES, _NAMES.__getitem__)
