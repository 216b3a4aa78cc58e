"""Schedules of learning rates: each changes the `lr` of an optimizer's groups, a step at a time."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from specgrad.core.base.call_site import warn_user

from .cycles import CyclicLR as CyclicLR
from .optimizer import Optimizer
from .schedule import LRScheduler, check_momentum, check_optimizer, for_each, set_momentum


class _ByFunctions(LRScheduler):
    """A schedule of factors that functions give for the epoch. What is stored of a function is what an object that is called as one keeps, as attributes."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float] | list[Callable[[int], float]], last_epoch: int = -1):
        self.lr_lambdas: list[Callable[[int], float]] = for_each(optimizer, lr_lambda, "lr_lambdas")
        super().__init__(optimizer, last_epoch)

    def state_dict(self) -> dict[str, Any]:
        """What a file needs to go on from here: everything but the optimizer, and functions."""
        return {**super().state_dict(), "lr_lambdas": [None if isinstance(f, FunctionType) else {**getattr(f, "__dict__", {})} for f in self.lr_lambdas]}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        super().load_state_dict({name: value for name, value in state_dict.items() if name != "lr_lambdas"})
        for function, stored in zip(self.lr_lambdas, state_dict.get("lr_lambdas", ())):
            if stored:
                vars(function).update(stored)


class LambdaLR(_ByFunctions):
    """The first rate times what a function gives for the epoch."""

    def get_lr(self) -> list[float]:
        return [base * factor(self.last_epoch) for base, factor in zip(self.base_lrs, self.lr_lambdas)]


class MultiplicativeLR(_ByFunctions):
    """The last rate times what a function gives for the epoch."""

    def get_lr(self) -> list[float]:
        return self._rates if self._is_initial else [rate * factor(self.last_epoch) for rate, factor in zip(self._rates, self.lr_lambdas)]


class StepLR(LRScheduler):
    """Times `gamma` every `step_size` epochs."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1):
        self.step_size: int = step_size
        self.gamma: float = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        falls = self.last_epoch > 0 and self.last_epoch % self.step_size == 0
        return [rate * self.gamma if falls else rate for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [base * self.gamma ** (self.last_epoch // self.step_size) for base in self.base_lrs]


class MultiStepLR(LRScheduler):
    """Times `gamma` at each of some epochs."""

    def __init__(self, optimizer: Optimizer, milestones: Sequence[int], gamma: float = 0.1, last_epoch: int = -1):
        self.milestones: Counter[int] = Counter(milestones)
        self.gamma: float = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        return [rate * self.gamma ** self.milestones[self.last_epoch] for rate in self._rates]

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        super().load_state_dict(state_dict)
        self.milestones = Counter(self.milestones)  # a file may have had it as a plain dictionary

    def _get_closed_form_lr(self) -> list[float]:
        passed = bisect_right(sorted(self.milestones.elements()), self.last_epoch)
        return [base * self.gamma**passed for base in self.base_lrs]


class ConstantLR(LRScheduler):
    """Times `factor` for the first `total_iters` epochs."""

    def __init__(self, optimizer: Optimizer, factor: float = 1.0 / 3, total_iters: int = 5, last_epoch: int = -1):
        if not 0 <= factor <= 1.0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor: float = factor
        self.total_iters: int = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        change = self.factor if self.last_epoch == 0 else 1 / self.factor if self.last_epoch == self.total_iters else 1.0
        return [rate * change for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [base * (self.factor if self.last_epoch < self.total_iters else 1) for base in self.base_lrs]


class LinearLR(LRScheduler):
    """A factor that goes straight from one to another over `total_iters` epochs."""

    def __init__(self, optimizer: Optimizer, start_factor: float = 1.0 / 3, end_factor: float = 1.0, total_iters: int = 5, last_epoch: int = -1):
        if not 0 < start_factor <= 1.0:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less or equal to 1.")
        if not 0 <= end_factor <= 1.0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor: float = start_factor
        self.end_factor: float = end_factor
        self.total_iters: int = total_iters
        super().__init__(optimizer, last_epoch)

    def _factor(self, epoch: int) -> float:
        return self.start_factor + (self.end_factor - self.start_factor) * min(self.total_iters, epoch) / self.total_iters

    def get_lr(self) -> list[float]:
        if self.last_epoch == 0:
            return [rate * self.start_factor for rate in self._rates]
        if self._is_initial or self.last_epoch > self.total_iters:
            return self._rates
        return [rate * (self._factor(self.last_epoch) / self._factor(self.last_epoch - 1)) for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [base * self._factor(self.last_epoch) for base in self.base_lrs]


class ExponentialLR(LRScheduler):
    """Times `gamma` every epoch."""

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1):
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        return self._rates if self._is_initial else [rate * self.gamma for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [base * self.gamma**self.last_epoch for base in self.base_lrs]


class PolynomialLR(LRScheduler):
    """Down to 0 over `total_iters` epochs, by a power of what is left."""

    def __init__(self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1):
        self.total_iters: int = total_iters
        self.power: float = power
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        if self._is_initial or self.last_epoch > self.total_iters:
            return self._rates
        left = (1.0 - self.last_epoch / self.total_iters) / (1.0 - (self.last_epoch - 1) / self.total_iters)
        return [rate * left**self.power for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        left = 1.0 - min(self.total_iters, self.last_epoch) / self.total_iters
        return [base * left**self.power for base in self.base_lrs]


class CosineAnnealingLR(LRScheduler):
    """Half a wave of the cosine, from the first rate to `eta_min` over `T_max` epochs, and back."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1):
        self.T_max: int = T_max
        self.eta_min: float = eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        if self._is_initial:
            return self._rates
        if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0:  # at the lowest point a quotient would be 0 / 0
            rise = (1 - math.cos(math.pi / self.T_max)) / 2
            return [rate + (base - self.eta_min) * rise for base, rate in zip(self.base_lrs, self._rates)]
        change = (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / (1 + math.cos(math.pi * (self.last_epoch - 1) / self.T_max))
        return [change * (rate - self.eta_min) + self.eta_min for rate in self._rates]

    def _get_closed_form_lr(self) -> list[float]:
        return [self.eta_min + (base - self.eta_min) * (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2 for base in self.base_lrs]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a wave of the cosine over `T_0` epochs, then from the first rate again, each time over `T_mult` times as many."""

    T_0: int
    T_i: int
    T_mult: int
    eta_min: float
    T_cur: float

    def __init__(self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1):
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        self.T_0, self.T_i, self.T_mult, self.eta_min, self.T_cur = T_0, T_0, T_mult, eta_min, float(last_epoch)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        return [self.eta_min + (base - self.eta_min) * (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2 for base in self.base_lrs]

    def step(self, epoch: float | None = None) -> None:
        """Go on by one, or to an epoch, which may be between two."""
        at = self.last_epoch + 1 if epoch is None else epoch
        if at < 0:
            raise ValueError(f"Expected non-negative epoch, but got {at}")
        self.T_cur, self.T_i = float(at), self.T_0
        while self.T_cur >= self.T_i:
            self.T_cur -= self.T_i
            self.T_i *= self.T_mult
        self.last_epoch = math.floor(at)
        self._set(self.get_lr())


class OneCycleLR(LRScheduler):
    """Up to `max_lr` and down far below the first rate, over all steps of a training."""

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: float | list[float],
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: float | list[float] = 0.85,
        max_momentum: float | list[float] = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ):
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
            total_steps = epochs * steps_per_epoch
        if total_steps <= 0:
            raise ValueError(f"Expected positive integer total_steps, but got {total_steps}")
        if not 0 <= pct_start <= 1:
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self.total_steps: int = total_steps
        self.anneal_strategy: str = anneal_strategy
        self.cycle_momentum: bool = cycle_momentum
        up = float(pct_start * total_steps) - 1
        rates, momenta = ("initial_lr", "max_lr", "min_lr"), ("max_momentum", "base_momentum", "max_momentum")
        ends = [(up, 0, 1), (2 * up, 1, 0), (total_steps - 1, 0, 2)] if three_phase else [(up, 0, 1), (total_steps - 1, 1, 2)]
        self._phases = [(end, (rates[a], rates[b]), (momenta[a], momenta[b])) for end, a, b in ends]
        if last_epoch == -1:
            if cycle_momentum:
                check_momentum(optimizer)
            options = zip(
                optimizer.param_groups,
                for_each(optimizer, max_lr, "values for max_lr"),
                for_each(optimizer, base_momentum, "values for base_momentum"),
                for_each(optimizer, max_momentum, "values for max_momentum"),
            )
            for group, high, low_momentum, high_momentum in options:
                group.update(initial_lr=high / div_factor, max_lr=high, min_lr=high / div_factor / final_div_factor)
                if cycle_momentum:
                    group.update(base_momentum=low_momentum, max_momentum=high_momentum)
        super().__init__(optimizer, last_epoch)

    def _between(self, start: float, end: float, share: float) -> float:
        if self.anneal_strategy == "linear":
            return (end - start) * share + start
        return end + (start - end) / 2.0 * (math.cos(math.pi * share) + 1)

    def get_lr(self) -> list[float]:
        if self.last_epoch > self.total_steps:
            raise ValueError(f"Tried to step {self.last_epoch} times. The specified number of total steps is {self.total_steps}")
        number = next((i for i, phase in enumerate(self._phases[:-1]) if self.last_epoch <= phase[0]), len(self._phases) - 1)
        start = self._phases[number - 1][0] if number else 0.0
        end, rates, momenta = self._phases[number]
        share = (self.last_epoch - start) / (end - start)
        if self.cycle_momentum:
            for group in self.optimizer.param_groups:
                set_momentum(group, self._between(group[momenta[0]], group[momenta[1]], share))
        return [self._between(group[rates[0]], group[rates[1]], share) for group in self.optimizer.param_groups]


class _Several(LRScheduler):
    """Schedules of one optimizer that take their steps when this one does."""

    _schedulers: Sequence[LRScheduler]

    def _check(self, optimizer: Optimizer, schedulers: Sequence[LRScheduler]) -> None:
        name = type(self).__name__
        if not schedulers:
            raise ValueError(f"{name} expects at least one scheduler")
        if any(isinstance(s, ReduceLROnPlateau) for s in schedulers):
            raise ValueError(f"{name} does not take a ReduceLROnPlateau, whose step() is told what was measured")
        if any(s.optimizer is not optimizer for s in schedulers):
            raise ValueError(f"{name} expects all schedulers to belong to the same optimizer")

    def state_dict(self) -> dict[str, Any]:
        """What a file needs to go on from here, of each schedule too."""
        return {**super().state_dict(), "_schedulers": [s.state_dict() for s in self._schedulers]}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        super().load_state_dict({name: value for name, value in state_dict.items() if name != "_schedulers"})
        for scheduler, stored in zip(self._schedulers, state_dict["_schedulers"]):
            scheduler.load_state_dict(stored)


class ChainedScheduler(_Several):
    """All of several schedules at each step: each changes the rates that the one before has set."""

    def __init__(self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None):
        self._check(schedulers[0].optimizer if schedulers and optimizer is None else optimizer, schedulers)  # type: ignore[arg-type]
        self._schedulers = schedulers
        self.optimizer: Optimizer = schedulers[0].optimizer
        self._last_lr = self._rates

    def step(self) -> None:  # type: ignore[override]
        """Go on by one."""
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = self._rates


class SequentialLR(_Several):
    """One schedule after another, each from a milestone on."""

    def __init__(self, optimizer: Optimizer, schedulers: list[LRScheduler], milestones: list[int], last_epoch: int = -1):
        self._check(optimizer, schedulers)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(f"SequentialLR expects {len(schedulers) - 1} milestones for {len(schedulers)} schedulers, but got {len(milestones)}")
        self._schedulers, self._milestones = schedulers, milestones
        self.optimizer: Optimizer = optimizer
        self.last_epoch: int = last_epoch + 1
        self._set([group["initial_lr"] for group in optimizer.param_groups])  # the schedules have stepped as they were made: the first begins again
        _undo(schedulers)
        first = schedulers[bisect_right(milestones, 0)]
        first._begin()
        self._last_lr = first.get_last_lr()

    def step(self, epoch: int | None = None) -> None:
        """Go on by one."""
        self.last_epoch += 1
        number = bisect_right(self._milestones, self.last_epoch)
        if number > 0 and self._milestones[number - 1] == self.last_epoch:
            self._schedulers[number].step(0)
        else:
            self._schedulers[number].step()
        self._last_lr = self._schedulers[number].get_last_lr()


def _undo(schedulers: Sequence[LRScheduler]) -> None:
    """Take the steps back with which schedules were made."""
    for scheduler in schedulers:
        if isinstance(scheduler, SequentialLR):
            _undo(scheduler._schedulers)
        else:
            scheduler.last_epoch -= 1


class ReduceLROnPlateau(LRScheduler):
    """Times `factor` when what is measured has not become better for `patience` epochs: `step(loss)`."""

    def __init__(
        self,
        optimizer: Optimizer,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float | list[float] = 0,
        eps: float = 1e-8,
    ):
        if factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        if mode not in ("min", "max"):
            raise ValueError(f"mode {mode} is unknown!")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError(f"threshold mode {threshold_mode} is unknown!")
        check_optimizer(optimizer)
        self.mode: str = mode
        self.factor: float = factor
        self.patience: int = patience
        self.threshold: float = threshold
        self.threshold_mode: str = threshold_mode
        self.cooldown: int = cooldown
        self.eps: float = eps
        self.optimizer: Optimizer = optimizer
        self.default_min_lr: float | None = None if isinstance(min_lr, (list, tuple)) else min_lr  # that of groups that are added later
        self.min_lrs: list[float] = for_each(optimizer, min_lr, "min_lrs")
        self.best: float = math.inf if mode == "min" else -math.inf
        self.num_bad_epochs: int = 0
        self.cooldown_counter: int = 0
        self.last_epoch: int = 0
        self._last_lr = self._rates

    def step(self, metrics: Any, epoch: int | None = None) -> None:  # type: ignore[override]
        """Tell what was measured."""
        if epoch is not None:
            warn_user("step(metrics, epoch): epochs are counted, leave `epoch` out")
        current = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if self._is_better(current):
            self.best, self.num_bad_epochs = current, 0
        else:
            self.num_bad_epochs += 1
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        if self.num_bad_epochs > self.patience:
            if len(self.min_lrs) != len(self._rates):
                if self.default_min_lr is None:
                    raise RuntimeError(f"ReduceLROnPlateau has min_lrs for {len(self.min_lrs)} groups of parameters, and the optimizer has {len(self._rates)}")
                self.min_lrs = for_each(self.optimizer, self.default_min_lr, "min_lrs")
            lower = [max(rate * self.factor, low) for rate, low in zip(self._rates, self.min_lrs)]
            self._set([new if rate - new > self.eps else rate for rate, new in zip(self._rates, lower)])
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._last_lr = self._rates

    def _is_better(self, value: float) -> bool:
        sign = 1 if self.mode == "min" else -1
        if self.threshold_mode == "abs":
            return sign * value < sign * self.best - self.threshold
        return sign * value < sign * self.best * (1 - sign * self.threshold) if math.isfinite(self.best) else sign * value < sign * self.best
