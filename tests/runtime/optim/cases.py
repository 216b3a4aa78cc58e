"""Optimizers and schedules with options, for their own tests and for those beside PyTorch."""

from __future__ import annotations

from typing import Any

Case = tuple[str, dict[str, Any]]
OPTIMIZERS: list[Case] = [
    ("SGD", {}),
    ("SGD", {"lr": 0.05, "momentum": 0.9}),
    ("SGD", {"lr": 0.05, "momentum": 0.9, "dampening": 0.3, "weight_decay": 0.1}),
    ("SGD", {"lr": 0.05, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
    ("SGD", {"lr": 0.001, "maximize": True}),
    ("Adam", {}),
    ("Adam", {"lr": 0.1, "weight_decay": 0.1}),
    ("Adam", {"lr": 0.1, "amsgrad": True}),
    ("Adam", {"lr": 0.1, "betas": (0.5, 0.6), "eps": 1e-3, "maximize": True}),
    ("Adam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("AdamW", {"lr": 0.1}),
    ("AdamW", {"lr": 0.1, "amsgrad": True, "weight_decay": 0.5}),
    ("RMSprop", {}),
    ("RMSprop", {"lr": 0.1, "momentum": 0.5, "weight_decay": 0.1}),
    ("RMSprop", {"lr": 0.1, "centered": True}),
    ("RMSprop", {"lr": 0.1, "centered": True, "momentum": 0.7, "maximize": True}),
    ("Adagrad", {}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.2, "weight_decay": 0.1, "initial_accumulator_value": 0.5}),
    ("Adadelta", {}),
    ("Adadelta", {"lr": 0.5, "rho": 0.5, "eps": 1e-2, "weight_decay": 0.1, "maximize": True}),
    ("Adamax", {}),
    ("Adamax", {"lr": 0.1, "betas": (0.5, 0.6), "eps": 1e-2, "weight_decay": 0.1}),
    ("NAdam", {}),
    ("NAdam", {"lr": 0.1, "momentum_decay": 0.1, "weight_decay": 0.1}),
    ("NAdam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True, "maximize": True}),
    ("RAdam", {}),
    ("RAdam", {"lr": 0.1, "betas": (0.5, 0.9), "weight_decay": 0.1}),
    ("RAdam", {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("ASGD", {}),
    ("ASGD", {"lr": 0.05, "lambd": 0.1, "t0": 3, "weight_decay": 0.1}),
    ("Rprop", {}),
    ("Rprop", {"lr": 0.5, "etas": (0.3, 1.5), "step_sizes": (1e-3, 1.0), "maximize": True}),
    ("LBFGS", {"lr": 0.1, "max_iter": 4}),
    ("LBFGS", {"lr": 0.1, "history_size": 2, "max_eval": 3}),
    ("LBFGS", {"line_search_fn": "strong_wolfe", "max_iter": 10}),
]
SCHEDULES: list[Case] = [
    ("StepLR", {"step_size": 3, "gamma": 0.5}),
    ("MultiStepLR", {"milestones": [2, 5, 5], "gamma": 0.5}),
    ("ConstantLR", {"factor": 0.25, "total_iters": 4}),
    ("LinearLR", {"start_factor": 0.25, "end_factor": 0.75, "total_iters": 4}),
    ("ExponentialLR", {"gamma": 0.9}),
    ("PolynomialLR", {"total_iters": 6, "power": 2.0}),
    ("CosineAnnealingLR", {"T_max": 5, "eta_min": 0.01}),
    ("CosineAnnealingWarmRestarts", {"T_0": 3, "T_mult": 2, "eta_min": 0.01}),
    ("OneCycleLR", {"max_lr": 0.5, "total_steps": 15}),
    ("OneCycleLR", {"max_lr": [0.5, 0.25], "epochs": 3, "steps_per_epoch": 5, "three_phase": True, "anneal_strategy": "linear"}),
    ("OneCycleLR", {"max_lr": 0.5, "total_steps": 15, "cycle_momentum": False, "pct_start": 0.5}),
    ("CyclicLR", {"base_lr": 0.01, "max_lr": [0.5, 0.25], "step_size_up": 3}),
    ("CyclicLR", {"base_lr": 0.01, "max_lr": 0.5, "step_size_up": 2, "step_size_down": 3, "mode": "triangular2", "base_momentum": 0.5, "max_momentum": 0.7}),
    ("CyclicLR", {"base_lr": 0.01, "max_lr": 0.5, "step_size_up": 2, "mode": "exp_range", "gamma": 0.9, "cycle_momentum": False}),
    ("CyclicLR", {"base_lr": 0.01, "max_lr": 0.5, "step_size_up": 2, "scale_fn": lambda x: 1 / (1 + x), "scale_mode": "iterations"}),
    ("LambdaLR", {"lr_lambda": lambda epoch: 0.9**epoch}),
    ("LambdaLR", {"lr_lambda": [lambda epoch: 0.9**epoch, lambda epoch: 1 / (1 + epoch)]}),
    ("MultiplicativeLR", {"lr_lambda": lambda epoch: 0.5 if epoch == 3 else 1.0}),
]


def name_of(case: Case) -> str:
    return "-".join([case[0], *(f"{name}={value}" for name, value in case[1].items() if not callable(value) and not isinstance(value, list))])


def made(lib: Any, case: Case, dtype: Any) -> tuple[list[Any], Any]:
    """Two parameters, and an optimizer of them."""
    x = lib.tensor([[1.0, 2.0, -3.0], [0.5, -0.25, 4.0]], dtype=dtype, requires_grad=True)
    y = lib.tensor([0.1, 0.2, 0.3], dtype=dtype, requires_grad=True)
    return [x, y], getattr(lib.optim, case[0])([x, y], **case[1])


def train(params: list[Any], optimizer: Any, steps: int) -> None:
    def descend() -> Any:
        x, y = params
        optimizer.zero_grad()
        loss = ((x - 1) ** 2 * y).sum().abs() + ((y - 2) ** 4).sum().abs() + (x * x).abs().sum()
        loss.backward()
        return loss

    for _ in range(steps):
        optimizer.step(descend)
