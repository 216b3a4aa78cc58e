"""Gradients are those of the values: held against differences, to first and second order, in both modes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from specgrad.autograd.functions.function import Function
from specgrad.autograd.gradcheck import gradcheck, gradgradcheck
from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import FunctionTrial
from specgrad.testing.properties.tools import compared
from specgrad.testing.properties.trial import NotVerified

ONCE = "marked with @once_differentiable"
NO_JVP = "must implement the jvp"


def backward(trial: FunctionTrial) -> Iterator[Failure]:
    """First derivatives in backward mode."""
    yield from _checked(trial, "jacobian", gradcheck)


def forward_mode(trial: FunctionTrial) -> Iterator[Failure]:
    """First derivatives in forward mode."""
    try:
        yield from _checked(trial, "forward mode", gradcheck, check_forward_ad=True, check_backward_ad=False, check_undefined_grad=False)
    except NotImplementedError as error:
        if trial.function is not None and trial.function.jvp is not Function.jvp and NO_JVP in str(error):
            raise
        raise NotVerified((str(error).strip() or type(error).__name__).splitlines()[0]) from error


def second_order(trial: FunctionTrial) -> Iterator[Failure]:
    """Second derivatives: backward over backward."""
    try:
        yield from _checked(trial, "second order", gradgradcheck)
    except RuntimeError as error:
        if ONCE in str(error):
            raise NotVerified(f"its backward is {ONCE}, and refuses") from error
        raise


def _checked(trial: FunctionTrial, kind: str, check: Callable[..., Any], **demands: Any) -> Iterator[Failure]:
    """What gradcheck or gradgradcheck finds."""
    compared(0.0)
    try:
        check(trial.func, trial.fresh(), **trial.settings.gradcheck, **demands)
    except GradcheckError as error:
        cause = error.__cause__
        if isinstance(cause, NotImplementedError) or (isinstance(cause, RuntimeError) and (ONCE in str(cause) or NO_JVP in str(cause))):
            raise cause from error
        failure = error.failure or Failure(kind, str(error))
        failure = dataclasses.replace(failure, kind=kind if failure.kind == "jacobian" else failure.kind, seed=trial.settings.seed)
        if trial.settings.non_differentiable:
            failure = dataclasses.replace(failure, replay="")  # gradcheck's, which knows nothing of them
        yield failure
