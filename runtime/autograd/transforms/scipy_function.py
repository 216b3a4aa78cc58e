"""A function of nested tensors as SciPy's optimizers want it: of one vector of float64, with exact derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.base.tracebacks import HidesFrames, hide_frames, hides_frames
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .jacobian import hessian, jacfwd, jacrev
from .reverse import grad, grad_and_value, vjp
from .trees import as_tensors

Vector = NDArray[np.float64]


class ScipyFunction(HidesFrames):
    """What `scipy_function` gives. Called with a vector, it gives the value and the gradient: `minimize(f, f.x0, jac=True, hessp=f.hessp)`.

    Attributes:
        x0: the parameters to begin with, as one vector.
    """

    x0: Vector

    def __init__(self, fn: Callable[..., Any], x0: Any):
        if not callable(fn):
            raise TypeError(f"scipy_function: expected a function, but got a {type(fn).__name__}")
        self._fn = fn
        self._leaves: list[Tensor]
        self._structure: Structure
        self._leaves, self._structure = flatten(as_tensors(x0))
        for leaf in self._leaves:
            if not isinstance(leaf, Tensor) or not leaf.dtype.is_floating_point:
                what = f"a tensor of {leaf.dtype}" if isinstance(leaf, Tensor) else f"a {type(leaf).__name__}"
                raise TypeError(f"scipy_function: expected x0 to hold tensors, arrays or numbers that are real, but got {what}: SciPy changes all of x0")
        if not self._leaves:
            raise ValueError("scipy_function: expected x0 to hold something, but it is empty")
        self.x0 = np.concatenate([np.asarray(leaf.detach().cpu().numpy(), np.float64).reshape(-1) for leaf in self._leaves])
        self._products: tuple[bytes, Callable[..., Any]] | None = None

    def unflatten(self, x: Any) -> Any:
        """A vector as parameters: tensors nested as x0 is, with its shapes and dtypes."""
        return self._nested(self._tensor(x))

    def __call__(self, x: Any, *args: Any) -> tuple[float, Vector]:
        try:
            slope, value = grad_and_value(self._scalar)(self._tensor(x), *args)
            return float(value.item()), _array(slope)
        except Exception:
            hide_frames()
            raise

    def value(self, x: Any, *args: Any) -> float:
        """The value alone."""
        return float(self._scalar(self._tensor(x), *args).item())

    def jac(self, x: Any, *args: Any) -> Vector:
        """The gradient alone."""
        return self(x, *args)[1]

    def hessp(self, x: Any, p: Any, *args: Any) -> Vector:
        """The Hessian at x, multiplied by p. What one point needs is computed once, for all vectors that follow."""
        key = np.asarray(x, np.float64).tobytes()
        if args or self._products is None or self._products[0] != key:
            self._products = (b"" if args else key), vjp(lambda t: grad(self._scalar)(t, *args), self._tensor(x))[1]
        return _array(self._products[1](self._tensor(p))[0])

    def hess(self, x: Any, *args: Any) -> Vector:
        """The Hessian, a matrix."""
        return _array(hessian(self._scalar)(self._tensor(x), *args))

    def residuals(self, x: Any, *args: Any) -> Vector:
        """All that the function gives, as one vector: for `least_squares` and `root`."""
        return _array(self._vector(self._tensor(x), *args))

    def jacobian(self, x: Any, *args: Any) -> Vector:
        """The Jacobian of the residuals, a matrix."""
        given = self._tensor(x)
        outputs = self._vector(given, *args).numel()
        return _array((jacrev if outputs < given.numel() else jacfwd)(self._vector)(given, *args))

    # ---- between vectors and nested tensors

    def _tensor(self, x: Any) -> Tensor:
        found = np.array(x.detach().cpu().numpy() if isinstance(x, Tensor) else x, np.float64)
        if found.shape != self.x0.shape:
            raise ValueError(f"scipy_function: expected a vector of {self.x0.size} numbers, as many as x0 has, but got one of shape {list(found.shape)}")
        return plain_tensor(found)

    def _nested(self, flat: Tensor) -> Any:
        parts = flat.split([leaf.numel() for leaf in self._leaves])
        return unflatten([part.reshape(leaf.shape).to(leaf.device, leaf.dtype) for part, leaf in zip(parts, self._leaves)], self._structure)

    def _scalar(self, flat: Tensor, *args: Any) -> Tensor:
        found = as_tensors(self._fn(self._nested(flat), *args))
        if not isinstance(found, Tensor) or found.numel() != 1 or not found.dtype.is_floating_point:
            what = f"a tensor of shape {list(found.shape)} and dtype {found.dtype}" if isinstance(found, Tensor) else f"a {type(found).__name__}"
            raise TypeError(f"scipy_function: expected the function to give one real number, but it gave {what}; residuals and jacobian take several")
        return found.reshape(()).double()

    def _vector(self, flat: Tensor, *args: Any) -> Tensor:
        leaves, _ = flatten(as_tensors(self._fn(self._nested(flat), *args)))
        if not leaves or not all(isinstance(leaf, Tensor) and leaf.dtype.is_floating_point for leaf in leaves):
            raise TypeError("scipy_function: expected the function to give real tensors, which are its residuals")
        return ops.cat([leaf.reshape(-1).double().cpu() for leaf in leaves])


def _array(found: Tensor) -> Vector:
    return np.array(found.detach().cpu().numpy(), np.float64)


@hides_frames
def scipy_function(fn: Callable[..., Any], x0: Any) -> ScipyFunction:
    """A function for SciPy's optimizers, with exact derivatives.

    Args:
        fn: takes parameters nested as x0 is, and what the optimizer gives as `args`; gives a number, or several for `least_squares` and `root`.
        x0: the parameters to begin with: a tensor, an array or a number, or nested tuples, lists and dictionaries of them. They are handed over as one vector
            of float64 on the host; fn is given them in their own dtypes, on their own devices, and computes there.

    >>> f = specgrad.optimize.scipy_function(lambda p: ((p["a"] - 1) ** 2).sum() + p["b"] ** 4, {"a": specgrad.zeros(2), "b": 2.0})
    >>> f(f.x0)
    (18.0, array([-2., -2., 32.]))
    >>> f.unflatten([1.0, 1.0, 0.0])
    {'a': tensor([1., 1.]), 'b': tensor(0., dtype=specgrad.float64)}
    """
    return ScipyFunction(fn, x0)
