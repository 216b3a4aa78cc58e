"""Custom Functions of either library, for the programs that compare them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def function(lib: Any, forward: Any = lambda ctx, x: x * 2, backward: Any = lambda ctx, g: g * 2, **members: Any) -> Any:
    """A Function of a library."""
    methods = {"forward": forward, "backward": backward, **members}
    return type("Fn", (lib.autograd.Function,), {k: staticmethod(v) if callable(v) else v for k, v in methods.items() if v is not None})


def leaf(lib: Any, *values: float, dtype: str = "float64") -> Any:
    return lib.tensor(values or (1.0, 2.0), dtype=getattr(lib, dtype), requires_grad=True)


def gradients(forward: Any, backward: Any, others: Callable[[Any], tuple[Any, ...]] = lambda lib: (), dtype: str = "float64") -> Any:
    """A program: the output of a Function, and the gradient of its first argument."""

    def program(lib: Any) -> Any:
        x = leaf(lib, dtype=dtype)
        y = function(lib, forward, lambda ctx, g: backward(lib, g)).apply(x, *others(lib))
        y.abs().sum().backward()
        return y, x.grad

    return program


def product(ctx: Any, x: Any, y: Any) -> Any:
    return x * y


def two(lib: Any) -> tuple[Any, ...]:
    return (leaf(lib),)


def dirty(ctx: Any, x: Any, *others: Any) -> Any:
    ctx.mark_dirty(x)
    return x.mul_(2)
