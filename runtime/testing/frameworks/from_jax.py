"""JAX's side of `adapters.from_jax`. Importing this imports JAX.

JAX pairs a gradient with a move by their product, PyTorch by the product with the conjugate of one. For real functions that is the
same; a complex gradient there is the conjugate of one here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.testing.failures.failure import Failure

from .adapted import Shape, WrongGradient

try:
    import jax
    import jax.numpy as jnp
except ImportError as _error:
    raise ImportError("from_jax needs JAX, which is not installed: pip install jax") from _error


def to_jax(value: Any) -> Any:
    """An array as JAX's; anything else as it is. An error if JAX would round it."""
    if not isinstance(value, np.ndarray):
        return value
    made = jnp.array(value)  # a copy: an array of JAX never changes
    if str(made.dtype).rpartition(".")[2] != value.dtype.name and traits[value.dtype].is_inexact:
        raise RuntimeError(
            f"JAX makes {made.dtype} of {value.dtype}: gradients are verified in double precision. Call jax.config.update('jax_enable_x64', True) first."
        )
    return made


def on_arrays(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of JAX arrays as one of NumPy's."""

    def values(*args: Any) -> Any:
        given = function(*map(to_jax, args))
        return tuple(map(np.asarray, given)) if isinstance(given, (tuple, list)) else np.asarray(given)

    return values


def part_of(function: Callable[..., Any], args: list[Any], shape: Shape) -> Callable[..., Any]:
    """The function of the inputs that have gradients alone, as the tuple of the outputs that have."""

    def part(*inputs: Any) -> Any:
        made = function(*{**dict(enumerate(args)), **dict(zip(shape.inputs, inputs))}.values())
        outputs = (made,) if shape.single else tuple(made)
        return tuple(outputs[at] for at in shape.outputs)

    return part


def gradient_of(function: Callable[..., Any], shape: Shape) -> Callable[..., Any]:
    """The function of arguments and gradients that gives the gradients of the inputs; itself differentiable."""

    def gradient(*given: Any) -> Any:
        args, starts = list(given[: shape.arguments]), given[shape.arguments :]
        part, inputs = part_of(function, args, shape), [args[at] for at in shape.inputs]
        outputs, pull = jax.vjp(part, *inputs)
        if not any(isinstance(a, jax.core.Tracer) for a in given):
            demand_same(outputs, part(*inputs))
        return tuple(map(jnp.conj, pull(tuple(map(jnp.conj, starts)))))

    return gradient


def demand_same(with_gradient: Sequence[Any], without: Sequence[Any]) -> None:
    """Raise where the forward rule of a custom_vjp or custom_jvp gives other values than the function itself."""
    for at, (found, expected) in enumerate(zip(with_gradient, without)):
        apart = np.asarray(found - expected)
        if (np.abs(apart) > 1e-3 * (1 + np.abs(np.asarray(expected)))).any():
            message = (
                f"output {at} has other values where a gradient is asked for: does the forward rule of a custom_vjp or custom_jvp compute the same as the "
                f"function?\nwith a gradient: {np.asarray(found)}\nwithout:         {np.asarray(expected)}"
            )
            raise WrongGradient(message, Failure("other values", message, output=str(at)))


def tangent_of(function: Callable[..., Any], shape: Shape) -> Callable[..., Any]:
    """The function of arguments and tangents that gives the tangents of the outputs."""

    def tangent(*given: Any) -> Any:
        args, moves = list(given[: shape.arguments]), given[shape.arguments :]
        try:
            _, tangents = jax.jvp(part_of(function, args, shape), tuple(args[at] for at in shape.inputs), tuple(moves))
        except TypeError as error:
            if "forward-mode" in str(error) and "custom_vjp" in str(error):
                raise NotImplementedError("JAX has no forward mode here: a function with a custom_vjp, and no custom_jvp") from error
            raise
        return tuple(tangents)

    return tangent
