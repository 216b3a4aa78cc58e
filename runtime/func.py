"""Transforms of functions: a function goes in, and the function that computes its gradient, its Jacobian or a batch of it comes out.

>>> x = specgrad.tensor([1.0, 2.0])
>>> specgrad.func.grad(lambda x: (x**3).sum())(x)
tensor([ 3., 12.])
"""

from . import hips
from .autograd.transforms.custom_rules import custom_jvp, custom_vjp
from .autograd.transforms.forward import jvp, linearize
from .autograd.transforms.jacobian import hessian, hvp, jacfwd, jacrev
from .autograd.transforms.reverse import grad, grad_and_value, value_and_grad, vjp
from .batching.vmap import vmap
from .nn.stateless import functional_call, stack_module_state

# fmt: off
__all__ = [
    "custom_jvp", "custom_vjp", "functional_call", "grad", "grad_and_value", "hessian", "hips", "hvp", "jacfwd", "jacrev", "jvp", "linearize",
    "stack_module_state", "value_and_grad", "vjp", "vmap",
]
# fmt: on
