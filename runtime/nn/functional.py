"""The functions of neural networks."""

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports
from specgrad.generated import functions_nn_functional as _functions

if TYPE_CHECKING:
    from specgrad.generated.functions_nn_functional import *

__all__ = _functions.__all__
if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, dict.fromkeys(__all__, _functions.__name__))
