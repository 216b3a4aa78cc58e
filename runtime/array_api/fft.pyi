# What type checkers are shown of specgrad.array_api.fft; a test holds it against the module.

from specgrad.methods.as_standard.fft import fft as fft
from specgrad.methods.as_standard.fft import fftfreq as fftfreq
from specgrad.methods.as_standard.fft import fftn as fftn
from specgrad.methods.as_standard.fft import fftshift as fftshift
from specgrad.methods.as_standard.fft import hfft as hfft
from specgrad.methods.as_standard.fft import ifft as ifft
from specgrad.methods.as_standard.fft import ifftn as ifftn
from specgrad.methods.as_standard.fft import ifftshift as ifftshift
from specgrad.methods.as_standard.fft import ihfft as ihfft
from specgrad.methods.as_standard.fft import irfft as irfft
from specgrad.methods.as_standard.fft import irfftn as irfftn
from specgrad.methods.as_standard.fft import rfft as rfft
from specgrad.methods.as_standard.fft import rfftfreq as rfftfreq
from specgrad.methods.as_standard.fft import rfftn as rfftn
