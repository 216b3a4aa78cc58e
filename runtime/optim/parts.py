"""What steps are written on: real tensors, a complex one as the pairs of its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


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
