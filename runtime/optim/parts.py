"""What optimizers share: real tensors that steps are written on, slopes to go down, and options of those that keep two means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .optimizer import checked


def real_parts(*tensors: Any) -> Sequence[Any]:
    """The tensors of one parameter, which is the first; complex ones as views of their real and imaginary parts, which an update changes with them."""
    if not tensors[0].is_complex():
        return tensors
    return [ops.view_as_real(t) if isinstance(t, Tensor) and t.is_complex() else t for t in tensors]


def down(grad: Tensor, group: dict[str, Any]) -> Tensor:
    """The slope to go down: the gradient, or its opposite to go up."""
    return -grad if group["maximize"] else grad


def decayed(param: Tensor, grad: Tensor, group: dict[str, Any]) -> Tensor:
    """The slope to go down, with the decay of weights in it."""
    slope, decay = down(grad, group), float(group["weight_decay"])
    return slope.add(param, alpha=decay) if decay else slope


def checked_options(lr: float | Tensor, betas: tuple[float, float], eps: float, weight_decay: float) -> dict[str, Any]:
    """Options by name, of an optimizer that keeps means of gradients and of their squares."""
    checked("learning rate", lr)
    checked("epsilon value", eps)
    checked("beta parameter at index 0", betas[0], high=1.0)
    checked("beta parameter at index 1", betas[1], high=1.0)
    checked("weight_decay value", weight_decay)
    return {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
