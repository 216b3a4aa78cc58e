"""What all schedules of learning rates share: how the rates of groups are set, step by step, and what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.tracebacks import HidesFrames
from specgrad.core.tape.tensor import Tensor

from .optimizer import Optimizer


class LRScheduler(HidesFrames):
    """A schedule: `get_lr` says the rates of all groups at `last_epoch`, most of them from the rates as they are."""

    _is_initial = False  # while a schedule is made: what goes on from a `last_epoch` finds the rates of that epoch, which stay
    _step_count = 0

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1):
        check_optimizer(optimizer)
        self.optimizer = optimizer
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", _rate(group))
            elif "initial_lr" not in group:
                raise KeyError(f"param 'initial_lr' is not specified in param_groups[{number}] when resuming an optimizer")
        self.base_lrs: list[float] = [group["initial_lr"] for group in optimizer.param_groups]
        self.last_epoch: int = last_epoch
        self._begin()

    def _begin(self) -> None:
        self._step_count, self._is_initial = 0, True
        self.step()
        self._is_initial = False

    def get_lr(self) -> list[float]:
        """The rates at `last_epoch`."""
        raise NotImplementedError(f"{type(self).__name__} says no get_lr()")

    def get_last_lr(self) -> list[float]:
        """The rates that the last step has set."""
        return self._last_lr

    def step(self, epoch: int | None = None) -> None:
        """Go on by one, or to an epoch where the schedule has a formula for any."""
        if self._step_count == 1 and type(self.optimizer).step is Optimizer.step and not self.optimizer._has_stepped:
            warn_user(
                f"{type(self).__name__}.step() was called before optimizer.step(), so that no step is taken with the first rate: call optimizer.step() first"
            )
        self._step_count += 1
        if epoch is None:
            self.last_epoch += 1
            rates = self.get_lr()
        else:
            self.last_epoch = epoch
            at = getattr(self, "_get_closed_form_lr", None)
            rates = at() if at is not None else self.get_lr()
        self._set(rates)

    def _set(self, rates: Sequence[float]) -> None:
        groups = self.optimizer.param_groups
        if len(rates) != len(groups):
            raise ValueError(
                f"{type(self).__name__} has rates for {len(rates)} groups of parameters, and the optimizer {len(groups)} groups: "
                "make a schedule when all groups have been added"
            )
        for group, rate in zip(groups, rates):
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(float(rate))
            else:
                group["lr"] = rate
        self._last_lr: list[float] = self._rates

    def state_dict(self) -> dict[str, Any]:
        """What a file needs to go on from here: everything but the optimizer, and functions."""
        return {name: value for name, value in vars(self).items() if name != "optimizer" and not _holds_functions(value)}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        vars(self).update(state_dict)

    @property
    def _rates(self) -> list[float]:
        return [_rate(group) for group in self.optimizer.param_groups]


def _rate(group: dict[str, Any]) -> Any:
    """The rate of a group; of one that is a tensor, which schedules change in place, a copy."""
    return group["lr"].clone() if isinstance(group["lr"], Tensor) else group["lr"]


def check_optimizer(optimizer: Any) -> None:
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")


def _holds_functions(value: Any) -> bool:
    return callable(value) or (isinstance(value, (list, tuple)) and any(callable(v) or isinstance(v, LRScheduler) for v in value))


def check_momentum(optimizer: Optimizer) -> None:
    if any("momentum" not in group and "betas" not in group for group in optimizer.param_groups):
        raise ValueError("optimizer must support momentum or beta1 with `cycle_momentum` option enabled")


def set_momentum(group: dict[str, Any], momentum: float) -> None:
    """Give a group a momentum, which Adam has as the first of its `betas`."""
    if "betas" in group:
        group["betas"] = (momentum, *group["betas"][1:])
    else:
        group["momentum"] = momentum


def for_each(optimizer: Optimizer, value: Any, what: str) -> list[Any]:
    """An option for each group: one for all, or a list."""
    groups = len(optimizer.param_groups)
    if not isinstance(value, (list, tuple)):
        return [value] * groups
    if len(value) != groups:
        raise ValueError(f"Expected {groups} {what}, but got {len(value)}")
    return list(value)
