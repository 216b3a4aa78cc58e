"""Steps that adapt to how large the gradients of each element have been."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from specgrad.core.factories.filled import zeros_like
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .optimizer import Optimizer, checked
from .parts import checked_options, decayed, down, real_parts


class Adam(Optimizer):
    """Steps by the moving mean of gradients over the root of that of their squares."""

    decoupled = False  # whether weights decay by themselves, not by way of the gradient

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ):
        options = {**checked_options(lr, betas, eps, weight_decay), "amsgrad": amsgrad, "maximize": maximize}
        options["decoupled_weight_decay"] = self.decoupled or decoupled_weight_decay
        super().__init__(params, {**options, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """One step; the bias of the means towards 0, where they begin, is taken out of the length of the step and of `eps`."""
        if not state:
            state.update(step=0, exp_avg=zeros_like(param), exp_avg_sq=zeros_like(param))
            if group["amsgrad"]:
                state["max_exp_avg_sq"] = zeros_like(param)
        state["step"] += 1
        first, second = map(float, group["betas"])
        lr, decay = float(group["lr"]), float(group["weight_decay"])
        root = sqrt(1 - second ** state["step"])
        numbers = {
            "step": lr * root / (1 - first ** state["step"]),
            "fresh": 1 - first,
            "left_square": second,
            "fresh_square": 1 - second,
            "eps": group["eps"] * root,
            "decay": 0.0 if group["decoupled_weight_decay"] else decay,
            "keep": 1 - lr * decay if group["decoupled_weight_decay"] else 1.0,
        }
        given = real_parts(param, down(grad, group), state["exp_avg"], state["exp_avg_sq"])
        if group["amsgrad"]:
            ops._amsgrad_update_(*given, *real_parts(state["max_exp_avg_sq"]), **numbers)
        else:
            ops._adam_update_(*given, **numbers)


class AdamW(Adam):
    """Adam whose weights decay by themselves."""

    decoupled = True

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ):
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize, capturable=capturable, differentiable=differentiable)


class RMSprop(Optimizer):
    """Steps down the gradient over the root of a moving mean of its squares."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ):
        checked("learning rate", lr)
        checked("epsilon value", eps)
        checked("momentum value", momentum)
        checked("weight_decay value", weight_decay)
        checked("alpha value", alpha)
        options = {"lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps, "centered": centered, "weight_decay": weight_decay, "maximize": maximize}
        super().__init__(params, {**options, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """One step; with `centered`, over the root of the variance of gradients."""
        if not state:
            state.update(step=0, square_avg=zeros_like(param))
            if group["momentum"] > 0:
                state["momentum_buffer"] = zeros_like(param)
            if group["centered"]:
                state["grad_avg"] = zeros_like(param)
        state["step"] += 1
        if group["centered"]:
            given = real_parts(param, decayed(param, grad, group), state["square_avg"], state["grad_avg"], state.get("momentum_buffer"))
            _centered(group, *given)
            return
        numbers = {"lr": float(group["lr"]), "left": group["alpha"], "fresh": 1 - group["alpha"], "eps": group["eps"], "decay": float(group["weight_decay"])}
        given = real_parts(param, down(grad, group), state["square_avg"])
        if group["momentum"] > 0:
            ops._rmsprop_momentum_update_(*given, *real_parts(state["momentum_buffer"]), momentum=group["momentum"], **numbers)
        else:
            ops._rmsprop_update_(*given, **numbers)


def _centered(group: dict[str, Any], param: Tensor, slope: Tensor, square: Tensor, mean: Tensor, buffer: Tensor | None) -> None:
    """A step over the root of the variance, which is seldom wanted and has no pass of its own."""
    left = group["alpha"]
    square.mul_(left).add_(slope * slope, alpha=1 - left)
    mean.lerp_(slope, 1 - left)
    step = slope / ((square - mean * mean).clamp(min=0).sqrt() + group["eps"])
    if buffer is not None:
        step = buffer.mul_(group["momentum"]).add_(step)
    param.sub_(step, alpha=float(group["lr"]))
