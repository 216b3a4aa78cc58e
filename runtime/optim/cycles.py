"""Rates that rise and fall again and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .optimizer import Optimizer
from .schedule import LRScheduler, check_momentum, check_optimizer, for_each, set_momentum

MODES = ("triangular", "triangular2", "exp_range")


class CyclicLR(LRScheduler):
    """Up from `base_lr` to `max_lr` in a straight line, and down again, after each batch; `mode` says how the height changes.

    The height is the same in all cycles ("triangular"), half of that before ("triangular2"), a power of `gamma` ("exp_range"), or what `scale_fn` gives
    for the number of the cycle, or with `scale_mode="iterations"` for that of the step.
    """

    max_lrs: list[float]
    base_momentums: list[float]
    max_momentums: list[float]

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: float | list[float],
        max_lr: float | list[float],
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: float = 0.8,
        max_momentum: float = 0.9,
        last_epoch: int = -1,
    ):
        check_optimizer(optimizer)
        if mode not in MODES and scale_fn is None:
            raise ValueError(f"mode is {mode!r}, expected one of {', '.join(MODES)}, or a scale_fn")
        low, self.max_lrs = for_each(optimizer, base_lr, "values for base_lr"), for_each(optimizer, max_lr, "values for max_lr")
        self.step_size_up: int = step_size_up
        self.total_size: int = step_size_up + (step_size_up if step_size_down is None else step_size_down)
        self.mode: str = mode
        self.gamma: float = gamma
        self.scale_mode: str = scale_mode if scale_fn is not None else "iterations" if mode == "exp_range" else "cycle"
        self.cycle_momentum: bool = cycle_momentum
        self._scale_fn_custom = scale_fn
        if cycle_momentum:
            check_momentum(optimizer)
            self.base_momentums, self.max_momentums = for_each(optimizer, base_momentum, "base_momentum"), for_each(optimizer, max_momentum, "max_momentum")
        if last_epoch == -1:
            self.optimizer = optimizer
            self._set(low)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = low

    def scale_fn(self, x: float) -> float:
        """The height of a cycle, or at a step, as a part of the first."""
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        if self.mode == "exp_range":
            return self.gamma**x
        return 1.0 if self.mode == "triangular" else 1 / 2.0 ** (x - 1)

    def get_lr(self) -> list[float]:
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        place, top = 1.0 + self.last_epoch / self.total_size - cycle, self.step_size_up / self.total_size
        share = place / top if place <= top else (place - 1) / (top - 1)
        height = share * self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            for group, low, high in zip(self.optimizer.param_groups, self.base_momentums, self.max_momentums):
                set_momentum(group, high - (high - low) * height)
        return [low + (high - low) * height for low, high in zip(self.base_lrs, self.max_lrs)]

    def state_dict(self) -> dict[str, Any]:
        """What a file needs to go on from here: everything but the optimizer, and functions."""
        scale = self._scale_fn_custom
        return {**super().state_dict(), "_scale_fn_custom": None if scale is None or isinstance(scale, FunctionType) else {**getattr(scale, "__dict__", {})}}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        super().load_state_dict({name: value for name, value in state_dict.items() if name != "_scale_fn_custom"})
        if stored := state_dict.get("_scale_fn_custom"):
            vars(self._scale_fn_custom).update(stored)
