"""The generated functions of `specgrad.masked`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.core.base.lazy import lazy_names
from specgrad.generated.public import FUNCTIONS, function

__all__ = ["amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp", "logsumexp", "mean", "median", "norm", "normalize", "prod", "softmax", "softmin", "std", "sum", "var"]
__getattr__, __dir__ = lazy_names(__name__, __all__, lambda name: function(FUNCTIONS["masked"][name]))
