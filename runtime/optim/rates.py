"""Gradient descent that finds rates of its own: of each element, from all its gradients or their signs, or of all, by the number of steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from specgrad.core.factories.filled import full_like, zeros_like
from specgrad.core.tape.tensor import Tensor

from .optimizer import Optimizer, checked
from .parts import decayed, down, real_parts


class Adagrad(Optimizer):
    """Steps down the gradient over the root of the sum of all its squares so far."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ):
        checked("learning rate", lr)
        checked("lr_decay value", lr_decay)
        checked("weight_decay value", weight_decay)
        checked("initial_accumulator_value value", initial_accumulator_value)
        checked("epsilon value", eps)
        options = {"lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay, "initial_accumulator_value": initial_accumulator_value}
        super().__init__(params, {**options, "maximize": maximize, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        if not state:
            state.update(step=0, sum=_filled(param, group["initial_accumulator_value"]))
        rate = float(group["lr"]) / (1 + state["step"] * group["lr_decay"])
        state["step"] += 1
        self_, slope, squares = real_parts(param, decayed(param, grad, group), state["sum"])
        squares.addcmul_(slope, slope)
        self_.addcdiv_(slope, squares.sqrt().add_(group["eps"]), value=-rate)


class Adadelta(Optimizer):
    """Steps whose length is that of earlier ones, over that of earlier gradients: without a rate that has to be chosen."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        capturable: bool = False,
        maximize: bool = False,
        differentiable: bool = False,
    ):
        checked("learning rate", lr)
        if not 0 <= rho <= 1:
            raise ValueError(f"Invalid rho value: {rho}")
        checked("epsilon value", eps)
        checked("weight_decay value", weight_decay)
        options = {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay, "maximize": maximize}
        super().__init__(params, {**options, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        if not state:
            state.update(step=0, square_avg=zeros_like(param), acc_delta=zeros_like(param))
        state["step"] += 1
        left, eps = group["rho"], group["eps"]
        self_, slope, square, moved = real_parts(param, decayed(param, grad, group), state["square_avg"], state["acc_delta"])
        square.mul_(left).addcmul_(slope, slope, value=1 - left)
        step = moved.add(eps).sqrt_().div_(square.add(eps).sqrt_()).mul_(slope)
        moved.mul_(left).addcmul_(step, step, value=1 - left)
        self_.sub_(step, alpha=float(group["lr"]))


class Rprop(Optimizer):
    """Steps of which each element has its own length: it grows while the gradient keeps its sign, and shrinks when that turns."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-2,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50),
        *,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ):
        checked("learning rate", lr)
        if not 0 < etas[0] < 1 < etas[1]:
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        options = {"lr": lr, "etas": etas, "step_sizes": step_sizes, "maximize": maximize}
        super().__init__(params, {**options, "capturable": capturable, "differentiable": differentiable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """Where the sign has turned, an element stays, and its next step is as long as this would have been."""
        if not state:
            state.update(step=0, prev=zeros_like(param), step_size=_filled(param, float(group["lr"])))
        state["step"] += 1
        shrink, grow = group["etas"]
        self_, slope, before, length = real_parts(param, down(grad, group), state["prev"], state["step_size"])
        same = before.mul_(slope).sign_()
        length.mul_(same.masked_fill(same > 0, grow).masked_fill_(same < 0, shrink).masked_fill_(same == 0, 1)).clamp_(*group["step_sizes"])
        before.copy_(slope.masked_fill(same < 0, 0))
        self_.sub_(before.sign() * length)


class ASGD(Optimizer):
    """Gradient descent that keeps the mean of the parameters of all steps from the `t0`-th on, in `ax`."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1e-2,
        lambd: float = 1e-4,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ):
        checked("learning rate", lr)
        checked("weight_decay value", weight_decay)
        options = {"lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0, "weight_decay": weight_decay, "maximize": maximize}
        super().__init__(params, {**options, "differentiable": differentiable, "capturable": capturable})

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        lr, shrink = float(group["lr"]), group["lambd"]
        if not state:
            state.update(step=0, eta=lr, mu=1.0, ax=zeros_like(param))
        state["step"] += 1
        slope = decayed(param, grad, group)
        param.mul_(1 - shrink * state["eta"]).sub_(slope, alpha=state["eta"])
        if state["mu"] == 1:
            state["ax"].copy_(param)
        else:
            state["ax"].lerp_(param, state["mu"])
        state["eta"] = lr / (1 + shrink * lr * state["step"]) ** group["alpha"]
        state["mu"] = 1 / max(1, state["step"] - group["t0"])


def _filled(param: Tensor, value: float) -> Tensor:
    """As many numbers as a parameter has, all of this value; of a complex one, for both parts."""
    return full_like(param, complex(value, value) if param.is_complex() else value)
