# What type checkers are shown of specgrad.numpy.random; a test holds it against the module.

from typing import Any

from specgrad.methods.as_numpy.random import Stream
from specgrad.methods.as_numpy.signatures import Function, TensorFunction

def default_rng(seed: Any = None) -> Stream: ...
def RandomState(seed: Any = None) -> Stream: ...

bytes: Function
get_state: Function
seed: Function
set_state: Function
shuffle: Function

beta: TensorFunction
binomial: TensorFunction
chisquare: TensorFunction
choice: TensorFunction
dirichlet: TensorFunction
exponential: TensorFunction
f: TensorFunction
gamma: TensorFunction
geometric: TensorFunction
gumbel: TensorFunction
hypergeometric: TensorFunction
laplace: TensorFunction
logistic: TensorFunction
lognormal: TensorFunction
logseries: TensorFunction
multinomial: TensorFunction
multivariate_normal: TensorFunction
negative_binomial: TensorFunction
noncentral_chisquare: TensorFunction
noncentral_f: TensorFunction
normal: TensorFunction
pareto: TensorFunction
permutation: TensorFunction
poisson: TensorFunction
power: TensorFunction
rand: TensorFunction
randint: TensorFunction
randn: TensorFunction
random: TensorFunction
random_integers: TensorFunction
random_sample: TensorFunction
ranf: TensorFunction
rayleigh: TensorFunction
sample: TensorFunction
standard_cauchy: TensorFunction
standard_exponential: TensorFunction
standard_gamma: TensorFunction
standard_normal: TensorFunction
standard_t: TensorFunction
triangular: TensorFunction
uniform: TensorFunction
vonmises: TensorFunction
wald: TensorFunction
weibull: TensorFunction
zipf: TensorFunction
