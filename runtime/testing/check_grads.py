"""`check_grads` of HIPS autograd: derivatives of any order, in both modes, held against differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from specgrad.autograd.gradcheck import gradcheck
from specgrad.autograd.hips.operators import make_jvp, make_vjp, of_argument
from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.factories.filled import ones_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

MODES = ("fwd", "rev")
CLOSE = 1e-6  # how far derivatives may be from differences, absolutely and relatively


@hides_frames
def check_grads(fun: Callable[..., Any], argnum: int | Sequence[int] = 0, modes: Sequence[str] = MODES, order: int = 2) -> Callable[..., None]:
    """The function that takes the arguments of `fun` and checks its derivatives there; a GradcheckError says what is wrong.

    Args:
        fun: a function of numbers, arrays or tensors.
        argnum: the argument with respect to which, or several.
        modes: "fwd", "rev" or both.
        order: up to which order.

    >>> specgrad.hips.check_grads(specgrad.sin, order=2)(0.5)
    """
    unknown = [mode for mode in modes if mode not in MODES]
    if unknown or not modes:
        raise ValueError(f'check_grads: expected modes of "fwd" and "rev", but got {list(modes)}')
    return of_argument(_checked)(fun, argnum if isinstance(argnum, int) else tuple(argnum), modes=modes, order=order)


def _checked(fun: Callable[[Any], Any], x: Any, modes: Sequence[str], order: int) -> None:
    leaves, structure = flatten(x)
    inputs = [leaf.detach().requires_grad_() for leaf in leaves]
    forward, reverse = (mode in modes for mode in MODES)
    gradcheck(
        lambda *given: _outputs(fun(unflatten(list(given), structure))), inputs, atol=CLOSE, rtol=CLOSE, check_forward_ad=forward, check_backward_ad=reverse
    )
    if order < 2:
        return
    if "fwd" in modes:
        _checked(lambda both: make_jvp(fun)(both[0])(both[1])[1], (x, _directions(x)), modes, order - 1)
    if "rev" in modes:
        _checked(lambda both: make_vjp(fun)(both[0])[0](both[1]), (x, _directions(fun(x))), modes, order - 1)


def _outputs(found: Any) -> Any:
    leaves, _ = flatten(found)
    return leaves[0] if len(leaves) == 1 else tuple(leaves)


def _directions(tree: Any) -> Any:
    """Tensors like others, of other numbers than 0 and 1, which a wrong derivative might take for right."""
    leaves, structure = flatten(tree)
    return unflatten([_direction(leaf.detach()) for leaf in leaves], structure)


def _direction(leaf: Tensor) -> Tensor:
    steps = ops.reshape(ops.cumsum(ones_like(leaf).reshape(-1), 0), leaf.shape)
    return ops.cos(steps) + 0.3
