"""Transforms by a backward pass: grad, value_and_grad and vjp."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, overload

from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.tape.tensor import Tensor

from .recorded import Recorded
from .trees import Argnums, Transformed, of_picked, picked, places

T = TypeVar("T")
R = TypeVar("R")
Aux = TypeVar("Aux")
P = ParamSpec("P")


@overload
def grad(
    func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False
) -> Transformed[Concatenate[Tensor, P], Tensor]: ...
@overload
def grad(func: Callable[Concatenate[T, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False) -> Transformed[Concatenate[T, P], T]: ...
@overload
def grad(
    func: Callable[Concatenate[T, P], tuple[Tensor, Aux]], argnums: Literal[0] = 0, *, has_aux: Literal[True]
) -> Transformed[Concatenate[T, P], tuple[T, Aux]]: ...
@overload
def grad(func: Callable[P, Tensor], argnums: tuple[int, ...], has_aux: Literal[False] = False) -> Transformed[P, tuple[Any, ...]]: ...
@overload
def grad(func: Callable[P, Any], argnums: Argnums = 0, has_aux: bool = False) -> Transformed[P, Any]: ...
def grad(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that computes the gradient of `func`, which returns a tensor of one element.

    Args:
        func: takes tensors, or nested tuples, lists and dictionaries of them.
        argnums: the positional argument with respect to which, or a tuple of several; then the result is a tuple too.
        has_aux: `func` returns (output, aux); then the result is (gradient, aux).

    >>> specgrad.func.grad(specgrad.sin)(specgrad.tensor(0.0))
    tensor(1.)
    """

    @functools.wraps(func)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        try:
            found, _, aux = _differentiated("grad", func, argnums, has_aux, args, kwargs)
            return (found, aux) if has_aux else found
        except Exception:
            hide_frames()
            raise

    return gradient


@overload
def grad_and_value(
    func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False
) -> Transformed[Concatenate[Tensor, P], tuple[Tensor, Tensor]]: ...
@overload
def grad_and_value(
    func: Callable[Concatenate[T, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False
) -> Transformed[Concatenate[T, P], tuple[T, Tensor]]: ...
@overload
def grad_and_value(
    func: Callable[Concatenate[T, P], tuple[Tensor, Aux]], argnums: Literal[0] = 0, *, has_aux: Literal[True]
) -> Transformed[Concatenate[T, P], tuple[T, tuple[Tensor, Aux]]]: ...
@overload
def grad_and_value(func: Callable[P, Tensor], argnums: tuple[int, ...], has_aux: Literal[False] = False) -> Transformed[P, tuple[tuple[Any, ...], Tensor]]: ...
@overload
def grad_and_value(func: Callable[P, Any], argnums: Argnums = 0, has_aux: bool = False) -> Transformed[P, tuple[Any, Any]]: ...
def grad_and_value(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that gives (gradient, value), or (gradient, (value, aux)); otherwise as `grad`."""
    return _both("grad_and_value", func, argnums, has_aux)


@overload
def value_and_grad(
    func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False
) -> Transformed[Concatenate[Tensor, P], tuple[Tensor, Tensor]]: ...
@overload
def value_and_grad(
    func: Callable[Concatenate[T, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False
) -> Transformed[Concatenate[T, P], tuple[Tensor, T]]: ...
@overload
def value_and_grad(
    func: Callable[Concatenate[T, P], tuple[Tensor, Aux]], argnums: Literal[0] = 0, *, has_aux: Literal[True]
) -> Transformed[Concatenate[T, P], tuple[tuple[Tensor, Aux], T]]: ...
@overload
def value_and_grad(func: Callable[P, Tensor], argnums: tuple[int, ...], has_aux: Literal[False] = False) -> Transformed[P, tuple[Tensor, tuple[Any, ...]]]: ...
@overload
def value_and_grad(func: Callable[P, Any], argnums: Argnums = 0, has_aux: bool = False) -> Transformed[P, tuple[Any, Any]]: ...
def value_and_grad(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that gives (value, gradient), or ((value, aux), gradient); otherwise as `grad`."""
    return _both("value_and_grad", func, argnums, has_aux)


def _both(name: str, func: Callable[..., Any], argnums: Argnums, has_aux: bool) -> Callable[..., Any]:
    """The function that gives gradient and value, in the order that its name says."""

    @functools.wraps(func)
    def both(*args: Any, **kwargs: Any) -> Any:
        try:
            found, value, aux = _differentiated(name, func, argnums, has_aux, args, kwargs)
            whole = (value, aux) if has_aux else value
            return (whole, found) if name == "value_and_grad" else (found, whole)
        except Exception:
            hide_frames()
            raise

    return both


def _differentiated(
    name: str, func: Callable[..., Any], argnums: Argnums, has_aux: bool, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Any, Any, Any]:
    """The gradient, the value, and what came along."""
    at = places(name, argnums, len(args))
    run = Recorded(name, of_picked(func, args, kwargs, at, argnums), picked(args, at, argnums), has_aux)
    expected = f"{name}: expected the function to return one tensor of real numbers without dimensions, but it returned"
    if run.out_structure.kind is not None:
        raise RuntimeError(f"{expected} {len(run.outputs)} tensors: {run.out_structure}")
    (out,) = run.outputs
    if out.dim() or out.dtype.is_complex:
        raise RuntimeError(f"{expected} one of shape {list(out.shape)} and dtype {out.dtype}")
    found = run.gradients([out], [None], again=False)
    return unflatten(list(found), run.structure), run.results(), run.aux


@overload
def vjp(func: Callable[..., R], *primals: Any, has_aux: Literal[False] = False) -> tuple[R, Callable[..., tuple[Any, ...]]]: ...
@overload
def vjp(func: Callable[..., tuple[R, Aux]], *primals: Any, has_aux: Literal[True]) -> tuple[R, Callable[..., tuple[Any, ...]], Aux]: ...
@overload
def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any: ...
@hides_frames
def vjp(func: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """What `func` gives for the primals, and the function that multiplies a cotangent, nested as the output is, by the Jacobian: (output, vjp_fn).

    vjp_fn may be called often; it gives a tuple with a gradient for each primal. has_aux: `func` returns (output, aux); then (output, vjp_fn, aux) comes out.

    >>> output, multiplied = specgrad.func.vjp(specgrad.sin, specgrad.zeros(2))
    >>> multiplied(specgrad.tensor([1.0, 2.0]))
    (tensor([1., 2.]),)
    """
    if not primals:
        raise ValueError("vjp: expected at least one primal")
    run = Recorded("vjp", lambda values: func(*values), primals, has_aux)

    def multiplied(*cotangents: Any) -> tuple[Any, ...]:
        try:
            given = cotangents[0] if len(cotangents) == 1 and (len(run.outputs) == 1 or not isinstance(cotangents[0], Tensor)) else cotangents
            leaves, structure = flatten(given)
            if len(leaves) != len(run.outputs) or (repr(structure) != repr(run.out_structure) and len(leaves) != 1):
                raise RuntimeError(f"vjp: expected cotangents nested as the output of the function, {run.out_structure}, but got {structure}")
            for leaf, out in zip(leaves, run.outputs):
                if not isinstance(leaf, Tensor) or tuple(leaf.shape) != tuple(out.shape):
                    found = f"shape {list(leaf.shape)}" if isinstance(leaf, Tensor) else f"a {type(leaf).__name__}"
                    raise RuntimeError(f"vjp: expected a cotangent of shape {list(out.shape)}, that of the output, but got {found}")
            return unflatten(list(run.gradients(run.outputs, leaves, again=True)), run.structure)
        except Exception:
            hide_frames()
            raise

    return (run.results(), multiplied, run.aux) if has_aux else (run.results(), multiplied)
