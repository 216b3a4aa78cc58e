"""Differential operators in the spelling of HIPS autograd, over tensors; `specgrad.numpy` stands for its NumPy.

>>> import specgrad.numpy as np
>>> from specgrad.hips import elementwise_grad, grad
>>> grad(lambda x: np.sum(np.tanh(x)))(np.array([0.0, 1.0]))
tensor([1.0000, 0.4200], dtype=specgrad.float64)
"""

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

from .autograd.hips.operators import (
    checkpoint,
    elementwise_grad,
    grad,
    hessian,
    hessian_vector_product,
    jacobian,
    make_hvp,
    make_jvp,
    make_vjp,
    value_and_grad,
    vector_jacobian_product,
)
from .autograd.hips.primitive import defjvp, defvjp, primitive

if TYPE_CHECKING:
    from .testing.check_grads import check_grads as check_grads

# fmt: off
__all__ = [
    "check_grads", "checkpoint", "defjvp", "defvjp", "elementwise_grad", "grad", "hessian", "hessian_vector_product", "jacobian", "make_hvp", "make_jvp",
    "make_vjp", "primitive", "value_and_grad", "vector_jacobian_product",
]
# fmt: on

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, {"check_grads": "specgrad.testing.check_grads"})
