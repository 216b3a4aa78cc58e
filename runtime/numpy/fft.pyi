# What type checkers are shown of specgrad.numpy.fft; a test holds it against the module.

from specgrad.methods.as_numpy.signatures import TensorFunction

fft: TensorFunction
fft2: TensorFunction
fftfreq: TensorFunction
fftn: TensorFunction
fftshift: TensorFunction
hfft: TensorFunction
ifft: TensorFunction
ifft2: TensorFunction
ifftn: TensorFunction
ifftshift: TensorFunction
ihfft: TensorFunction
irfft: TensorFunction
irfft2: TensorFunction
irfftn: TensorFunction
rfft: TensorFunction
rfft2: TensorFunction
rfftfreq: TensorFunction
rfftn: TensorFunction
