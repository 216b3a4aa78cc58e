"""Functions for other packages' optimizers.

>>> from scipy.optimize import minimize
>>> def valley(x):
...     return (100.0 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()
>>> f = specgrad.optimize.scipy_function(valley, specgrad.tensor([1.3, 0.7, 0.8], dtype=specgrad.float64))
>>> result = minimize(f, f.x0, jac=True, hessp=f.hessp, method="trust-krylov")
>>> f.unflatten(result.x)
tensor([1.0000, 1.0000, 1.0000], dtype=specgrad.float64)
"""

from .autograd.transforms.scipy_function import ScipyFunction, scipy_function

__all__ = ["ScipyFunction", "scipy_function"]
