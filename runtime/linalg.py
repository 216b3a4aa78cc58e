"""Linear algebra."""

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports
from specgrad.generated import functions_linalg as _functions

if TYPE_CHECKING:
    from specgrad.array.linalg.lapack import LinAlgError
    from specgrad.generated.functions_linalg import *

__all__ = ["LinAlgError", *_functions.__all__]
if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, {**dict.fromkeys(_functions.__all__, _functions.__name__), "LinAlgError": "specgrad.array.linalg.lapack"})
