"""The generated functions of `specgrad.fft`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.core.base.lazy import lazy_names
from specgrad.generated.public import FUNCTIONS, function

__all__ = ["fft", "fft2", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2", "ifftn", "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2", "rfftn"]
__getattr__, __dir__ = lazy_names(__name__, __all__, lambda name: function(FUNCTIONS["fft"][name]))
