"""Steps by moving means of gradients and of their sizes, as Adam's are, with other corrections of where the means begin."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from specgrad.core.factories.filled import zeros_like
from specgrad.core.tape.tensor import Tensor

from .optimizer import Optimizer, checked
from .parts import checked_options, decayed, real_parts


class Adamax(Optimizer):
    """Steps by the moving mean of gradients over the largest of them, which is forgotten by and by."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ):
        options = checked_options(lr, betas, eps, weight_decay)
        super().__init__(params, {**options, "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        if not state:
            state.update(step=0, exp_avg=zeros_like(param), exp_inf=zeros_like(param))
        state["step"] += 1
        first, second = map(float, group["betas"])
        self_, slope, mean, largest = real_parts(param, decayed(param, grad, group), state["exp_avg"], state["exp_inf"])
        mean.lerp_(slope, 1 - first)
        largest.mul_(second).copy_(largest.maximum(slope.abs().add_(group["eps"])))
        self_.addcdiv_(mean, largest, value=-float(group["lr"]) / (1 - first ** state["step"]))


class NAdam(Optimizer):
    """Adam with Nesterov's momentum: a step goes by the mean as the next step will see it."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 2e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum_decay: float = 4e-3,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ):
        checked("momentum_decay value", momentum_decay)
        options = {**checked_options(lr, betas, eps, weight_decay), "momentum_decay": momentum_decay, "decoupled_weight_decay": decoupled_weight_decay}
        super().__init__(params, {**options, "maximize": maximize, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """The momentum grows from half of the first beta to the whole; `mu_product` is what of the means' beginning is left."""
        if not state:
            state.update(step=0, mu_product=1.0, exp_avg=zeros_like(param), exp_avg_sq=zeros_like(param))
        state["step"] += 1
        step, lr, (first, second) = state["step"], float(group["lr"]), map(float, group["betas"])
        now, then = (first * (1 - 0.5 * 0.96 ** (at * group["momentum_decay"])) for at in (step, step + 1))
        state["mu_product"] *= now
        left = state["mu_product"]
        self_, slope, mean, square = real_parts(param, _with_decay(param, grad, group), state["exp_avg"], state["exp_avg_sq"])
        mean.lerp_(slope, 1 - first)
        square.mul_(second).addcmul_(slope, slope, value=1 - second)
        size = square.div(1 - second**step).sqrt_().add_(group["eps"])
        self_.addcdiv_(slope, size, value=-lr * (1 - now) / (1 - left))
        self_.addcdiv_(mean, size, value=-lr * then / (1 - left * then))


class RAdam(Optimizer):
    """Adam that takes plain steps by the mean until the squares of enough gradients are known, and shorter ones while there are few."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ):
        options = {**checked_options(lr, betas, eps, weight_decay), "decoupled_weight_decay": decoupled_weight_decay}
        super().__init__(params, {**options, "maximize": maximize, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        if not state:
            state.update(step=0, exp_avg=zeros_like(param), exp_avg_sq=zeros_like(param))
        state["step"] += 1
        step, (first, second) = state["step"], map(float, group["betas"])
        self_, slope, mean, square = real_parts(param, _with_decay(param, grad, group), state["exp_avg"], state["exp_avg_sq"])
        mean.lerp_(slope, 1 - first)
        square.mul_(second).addcmul_(slope, slope, value=1 - second)
        length = float(group["lr"]) / (1 - first**step)
        most = 2 / (1 - second) - 1  # of how many squares a mean of infinitely many steps tells, and this one:
        known = most - 2 * step * second**step / (1 - second**step)
        if known <= 5:  # the variance of the root is not finite below 4
            self_.sub_(mean, alpha=length)
            return
        shorter = sqrt((known - 4) * (known - 2) * most / ((most - 4) * (most - 2) * known))
        self_.addcdiv_(mean, square.sqrt().add_(group["eps"]), value=-length * shorter * sqrt(1 - second**step))


def _with_decay(param: Tensor, grad: Tensor, group: dict[str, Any]) -> Tensor:
    """The slope with the decay of weights in it, or with weights that have decayed by themselves."""
    if not group["decoupled_weight_decay"]:
        return decayed(param, grad, group)
    param.mul_(1 - float(group["lr"]) * float(group["weight_decay"]))
    return decayed(param, grad, {**group, "weight_decay": 0})
