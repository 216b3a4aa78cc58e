"""Fourier transforms."""

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports
from specgrad.generated import functions_fft as _functions

if TYPE_CHECKING:
    from specgrad.generated.functions_fft import *

    from .core.factories.windows import fftfreq as fftfreq
    from .core.factories.windows import rfftfreq as rfftfreq

_MADE = ["fftfreq", "rfftfreq"]

__all__ = _functions.__all__ + _MADE
if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(
        __name__, dict.fromkeys(_functions.__all__, _functions.__name__) | dict.fromkeys(_MADE, "specgrad.core.factories.windows")
    )
