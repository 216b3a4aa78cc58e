"""Gradient descent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .optimizer import Optimizer, checked
from .parts import down, real_parts


class SGD(Optimizer):
    """Gradient descent, with momentum."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-3,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float | Tensor = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ):
        checked("learning rate", lr)
        checked("momentum value", momentum)
        checked("weight_decay value", weight_decay)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        options = {"lr": lr, "momentum": momentum, "dampening": dampening, "weight_decay": weight_decay, "nesterov": nesterov, "maximize": maximize}
        super().__init__(params, {**options, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """A step down the gradient, or by the buffer in which gradients gather."""
        lr, decay, momentum = float(group["lr"]), float(group["weight_decay"]), group["momentum"]
        if momentum == 0:
            self_, slope = real_parts(param, down(grad, group))
            ops._sgd_update_(self_, slope, lr=lr, decay=decay)
            return
        fresh = 1 - group["dampening"]
        if state.get("momentum_buffer") is None:  # the first slope is taken as it is
            state["momentum_buffer"] = ops.zeros_like(param)
            fresh = 1
        self_, slope, buffer = real_parts(param, down(grad, group), state["momentum_buffer"])
        ops._momentum_update_(self_, slope, buffer, lr=lr, momentum=momentum, fresh=fresh, decay=decay, nesterov=group["nesterov"])
