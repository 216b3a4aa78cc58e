"""Reductions, scans and normalizations of the elements where a mask holds."""

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports
from specgrad.generated import functions_masked as _functions

if TYPE_CHECKING:
    from specgrad.generated.functions_masked import *

__all__ = _functions.__all__
if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, dict.fromkeys(__all__, _functions.__name__))
