"""The operators of HIPS autograd: each takes a function and the number of an argument, and gives the function that computes its derivative.

Arguments may be numbers and arrays: what is differentiated becomes a tensor, of float64 if it is none yet. Gradients to complex numbers are the conjugates of
those that `backward()` gives, as HIPS has them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.numpy_arguments import tensor
from specgrad.core.factories.filled import ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..checkpoints.checkpoint import checkpoint as _checkpoint
from ..transforms import forward, reverse
from ..transforms import jacobian as jacobians
from ..transforms.trees import as_tensors

Operator = Callable[..., Any]


def conjugates(tree: Any) -> Any:
    leaves, structure = flatten(tree)
    return unflatten([ops.conj(leaf) if isinstance(leaf, Tensor) and leaf.dtype.is_complex else leaf for leaf in leaves], structure)


def of_argument(operator: Callable[..., Any]) -> Operator:
    """Makes of an operator on functions of one argument one on any functions: of argument `argnum`, or of a tuple of several."""

    @wraps(operator)
    def operated(fun: Callable[..., Any], argnum: int | tuple[int, ...] | list[int] = 0, **options: Any) -> Callable[..., Any]:
        if not callable(fun):
            raise TypeError(f"{operator.__name__}: expected a function, but got a {type(fun).__name__}; its arguments go to what {operator.__name__} gives")

        @wraps(fun)
        def result(*args: Any, **kwargs: Any) -> Any:
            try:
                many = isinstance(argnum, (tuple, list))
                places = tuple(argnum) if isinstance(argnum, (tuple, list)) else (argnum,)

                def of_one(x: Any) -> Any:
                    changed = list(args)
                    for place, value in zip(places, x if many else (x,)):
                        changed[place] = value
                    found = fun(*changed, **kwargs)
                    return tensor(found) if isinstance(found, (int, float, complex, np.ndarray, np.generic)) else found

                x = as_tensors(tuple(args[place] for place in places))
                return operator(of_one, x if many else x[0], **options)
            except Exception:
                hide_frames()
                raise

        return result

    return operated


def _of_one_element(name: str, found: Any) -> Tensor:
    if not isinstance(found, Tensor) or found.numel() != 1 or found.dtype.is_complex:
        what = f"a tensor of shape {list(found.shape)} and dtype {found.dtype}" if isinstance(found, Tensor) else f"a {type(found).__name__}"
        raise TypeError(f"{name} only applies to functions that give one real number, and this one gives {what}. Try jacobian or elementwise_grad")
    return found


@of_argument
def grad(fun: Callable[[Any], Any], x: Any) -> Any:
    """The gradient of a function that gives one number.

    >>> specgrad.hips.grad(lambda x: x**3)(2.0)
    tensor(12., dtype=specgrad.float64)
    """
    return conjugates(reverse.grad(lambda x: _of_one_element("grad", fun(x)).reshape(()))(x))


@of_argument
def value_and_grad(fun: Callable[[Any], Any], x: Any) -> Any:
    """The value of a function that gives one number, and its gradient."""
    shape: tuple[int, ...] = ()

    def scalar(x: Any) -> Any:
        nonlocal shape
        found = _of_one_element("value_and_grad", fun(x))
        shape = tuple(found.shape)
        return found.reshape(())

    found, value = reverse.grad_and_value(scalar)(x)
    return value.reshape(shape), conjugates(found)


@of_argument
def elementwise_grad(fun: Callable[[Any], Any], x: Any) -> Any:
    """The sums of the columns of the Jacobian; where the function is one of each element, its slopes.

    >>> specgrad.hips.elementwise_grad(specgrad.sin)(specgrad.zeros(2))
    tensor([1., 1.])
    """
    output, multiplied = reverse.vjp(fun, x)
    if output.dtype.is_complex:
        raise TypeError("elementwise_grad only applies to functions that give real numbers")
    return conjugates(multiplied(ones_like(output))[0])


@of_argument
def jacobian(fun: Callable[[Any], Any], x: Any) -> Any:
    """The Jacobian: of the shape of the output, then that of the argument."""
    return jacobians.jacrev(fun)(x)


@of_argument
def hessian(fun: Callable[[Any], Any], x: Any) -> Any:
    """The second derivatives: the Jacobian of the Jacobian."""
    return jacobians.hessian(fun)(x)


@of_argument
def make_vjp(fun: Callable[[Any], Any], x: Any) -> tuple[Callable[[Any], Any], Any]:
    """What multiplies a vector by the Jacobian at one point, as often as wanted, and the value there."""
    output, multiplied = reverse.vjp(fun, x)
    return hides_frames(lambda g: conjugates(multiplied(conjugates(as_tensors(g)))[0])), output


@of_argument
def make_jvp(fun: Callable[[Any], Any], x: Any) -> Callable[[Any], tuple[Any, Any]]:
    """What gives the value and, in forward mode, the Jacobian at one point multiplied by a vector."""
    return hides_frames(lambda v: forward.jvp(fun, (x,), (as_tensors(v),)))


@of_argument
def make_hvp(fun: Callable[[Any], Any], x: Any) -> tuple[Callable[[Any], Any], Any]:
    """What multiplies the Hessian at one point by a vector, as often as wanted, and the gradient there."""
    return make_vjp(grad(fun))(x)


def hessian_vector_product(fun: Callable[..., Any], argnum: int = 0) -> Callable[..., Any]:
    """The function that takes one more argument, a vector, and gives the Hessian multiplied by it."""

    @wraps(fun)
    def product(*args: Any, **kwargs: Any) -> Any:
        try:
            *args_of_fun, vector = args
            return make_vjp(grad(fun, argnum), argnum)(*args_of_fun, **kwargs)[0](vector)
        except Exception:
            hide_frames()
            raise

    return product


def vector_jacobian_product(fun: Callable[..., Any], argnum: int = 0) -> Callable[..., Any]:
    """The function that takes one more argument, a vector, and gives that multiplied by the Jacobian."""

    @wraps(fun)
    def product(*args: Any, **kwargs: Any) -> Any:
        try:
            *args_of_fun, vector = args
            vector = as_tensors(vector)
            return jacobian(lambda *given: ops.tensordot(vector, fun(*given, **kwargs), vector.ndim), argnum)(*args_of_fun)
        except Exception:
            hide_frames()
            raise

    return product


def checkpoint(fun: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, which computes again in the backward pass instead of keeping."""
    return wraps(fun)(lambda *args, **kwargs: _checkpoint(fun, *args, **kwargs))
