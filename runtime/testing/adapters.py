"""Functions of other frameworks as functions on tensors, so that one `verify` serves all.

What an adapter gives takes and gives tensors; values and gradients are computed by the other framework, which is imported when an
adapter for it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from specgrad.testing.failures.made_by import MadeBy
from specgrad.testing.frameworks.adapted import Rules, Shape, adapt, fitted, listed

__all__ = ["from_jax", "from_torch", "from_vjp"]


def from_vjp(fn: Callable[..., Any], vjp: Callable[..., Any], *, jvp: Callable[..., Any] | None = None, name: str | None = None) -> Callable[..., Any]:
    """A function on NumPy arrays with a gradient written by hand, as a function on tensors.

    Its gradients cannot be differentiated again: `verify` says that second order is not verified. The shape of each gradient must be
    that of its input.

    Args:
        fn: takes arrays, and other values, and gives an array or a tuple of them.
        vjp: takes the gradient of the output, or a tuple of them if fn gives a tuple, and the arguments of fn; gives the gradient of each argument,
            None where there is none.
        jvp: for forward mode: takes a tuple of the arguments' tangents, or the one if fn takes one argument, and the arguments; gives the tangent
            of each output.
        name: of the function, for messages.

    >>> import numpy as np
    >>> from specgrad.testing import verify
    >>> from specgrad.testing.adapters import from_vjp
    >>> affine = from_vjp(lambda x, w: x @ w, lambda g, x, w: (g @ w.T, x.T @ g))
    >>> bool(verify(affine, [(2, 3), (3, 4)]))
    True
    """
    for what, given in (("fn", fn), ("vjp", vjp), *([("jvp", jvp)] if jvp is not None else [])):
        if not callable(given):
            raise TypeError(f"from_vjp: {what} is {given!r}, expected a function")
    named = name or _name_of(fn)

    def gradient(shape: Shape) -> Rules:
        def gradients(*given: Any) -> Any:
            args, starts = given[: shape.arguments], list(given[shape.arguments :])
            every = [starts.pop(0) if at in shape.outputs else None for at in range(shape.count)]
            found = listed(vjp(every[0] if shape.single else tuple(every), *args), shape.arguments, f"the vjp of {named}")
            return tuple(fitted(found[at], args[at], f"the gradient of input {at} of {named}") for at in shape.inputs)

        return Rules(f"the vjp of {named}", gradients)

    def tangent(shape: Shape) -> Rules:
        def tangents(*given: Any) -> Any:
            args, moves = given[: shape.arguments], list(given[shape.arguments :])
            every = [moves.pop(0) if at in shape.inputs else None for at in range(shape.arguments)]
            assert jvp is not None
            found = listed(jvp(every[0] if shape.arguments == 1 else tuple(every), *args), shape.count, f"the jvp of {named}")
            return tuple(found[at] for at in shape.outputs)

        return Rules(f"the jvp of {named}", tangents)

    options = {what: value for what, value in (("jvp", jvp), ("name", name)) if value is not None}
    return adapt(Rules(named, fn, gradient, tangent if jvp is not None else None), fn, MadeBy("specgrad.testing.adapters.from_vjp", (fn, vjp), options))


def from_torch(fn: Any, *, name: str | None = None) -> Callable[..., Any]:
    """A function on PyTorch's tensors, or a `torch.autograd.Function`, as one on ours: its gradients, of any order, are PyTorch's.

    Args:
        fn: takes torch tensors, and other values, and gives a torch tensor or a tuple of them.
        name: of the function, for messages.
    """
    import specgrad.testing.frameworks.from_torch as torch_side

    function = getattr(fn, "apply", fn) if isinstance(fn, type) else fn
    if not callable(function):
        raise TypeError(f"from_torch: expected a function of torch tensors or a torch.autograd.Function, but got {fn!r}")
    rules = _rules(name or _name_of(fn), function, torch_side)
    return adapt(replace(rules, recorded=partial(torch_side.recorded, function)), fn, _made("from_torch", fn, name))


def from_jax(fn: Callable[..., Any], *, name: str | None = None) -> Callable[..., Any]:
    """A function on JAX's arrays as one on tensors: its gradients, of any order, are those of `jax.vjp`, conjugated where complex, as PyTorch's are.

    JAX must have been told to use 64 bits: `jax.config.update("jax_enable_x64", True)`.

    Args:
        fn: takes JAX arrays, and other values, and gives an array or a tuple of them; perhaps with a `jax.custom_vjp`.
        name: of the function, for messages.
    """
    import specgrad.testing.frameworks.from_jax as jax_side

    if not callable(fn):
        raise TypeError(f"from_jax: expected a function of JAX arrays, but got {fn!r}")
    return adapt(_rules(name or _name_of(fn), fn, jax_side), fn, _made("from_jax", fn, name, "jax.config.update('jax_enable_x64', True)"))


def _rules(name: str, function: Callable[..., Any], side: Any) -> Rules:
    """The rules of a function of a framework that differentiates, given its module: derivatives are functions of that framework too."""
    return Rules(
        name,
        side.on_arrays(function),
        lambda shape: _rules(f"the gradient of {name}", side.gradient_of(function, shape), side),
        lambda shape: _rules(f"the tangent of {name}", side.tangent_of(function, shape), side),
    )


def _made(adapter: str, fn: Any, name: str | None, *before: str) -> MadeBy:
    return MadeBy(f"specgrad.testing.adapters.{adapter}", (fn,), {} if name is None else {"name": name}, before)


def _name_of(fn: Any) -> str:
    owner = getattr(fn, "__self__", None)  # of Function.apply, the Function
    named = owner if isinstance(owner, type) else fn
    return str(getattr(named, "__qualname__", type(named).__qualname__)).rpartition("<locals>.")[2]
