"""NumPy's names, HIPS autograd's operators, SciPy's optimizers and files."""

from typing_extensions import assert_type

import specgrad as sg
import specgrad.numpy as np
from specgrad import Tensor, hips
from specgrad.optimize import scipy_function


def loss(x: Tensor) -> Tensor:
    return np.sum(np.tanh(x) ** 2) + np.linalg.norm(x) + np.real(np.fft.fft(x)).sum()


x = np.array([1.0, 2.0])
assert_type(x, Tensor)
assert_type(np.add.reduce(np.linspace(0, 1, 5)), Tensor)
assert_type(np.pi, float)
assert_type(np.float64, sg.dtype)
rng = np.random.default_rng(0)
print(rng.normal(size=3), hips.grad(loss)(x), hips.hessian(loss)(x), sg.func.hips.value_and_grad(loss)(x))
f = scipy_function(loss, x)
value, slope = f(f.x0)
assert_type(value, float)
print(slope.shape, f.hessp(f.x0, f.x0).dtype)
