# What type checkers are shown of specgrad.array_api.special; a test holds it against the module.

from specgrad.methods.as_numpy.signatures import TensorFunction

entr: TensorFunction
erf: TensorFunction
erfc: TensorFunction
erfcx: TensorFunction
erfinv: TensorFunction
expit: TensorFunction
gammainc: TensorFunction
gammaincc: TensorFunction
gammaln: TensorFunction
i0: TensorFunction
i0e: TensorFunction
i1: TensorFunction
i1e: TensorFunction
j0: TensorFunction
j1: TensorFunction
k0: TensorFunction
k0e: TensorFunction
k1: TensorFunction
k1e: TensorFunction
log_ndtr: TensorFunction
logit: TensorFunction
ndtr: TensorFunction
ndtri: TensorFunction
psi: TensorFunction
xlog1py: TensorFunction
xlogy: TensorFunction
y0: TensorFunction
y1: TensorFunction
