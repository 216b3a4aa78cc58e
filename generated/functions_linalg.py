"""The generated functions of `specgrad.linalg`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.core.base.lazy import lazy_names
from specgrad.generated.public import FUNCTIONS, function

__all__ = ["matmul", "vector_norm"]
__getattr__, __dir__ = lazy_names(__name__, __all__, lambda name: function(FUNCTIONS["linalg"][name]))
