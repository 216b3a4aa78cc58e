"""A call of gradcheck or gradgradcheck: options in, a result or an error out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.testing.failures.replay import replay

from .checks import demand_gradients
from .demands import asked, check_parts
from .problem import Demands, Problem, stated
from .result import Result
from .second import second_problem


@dataclass(frozen=True)
class Call:
    """A call of gradcheck or gradgradcheck, as a user has made it; `function` is which of the two."""

    order: int
    function: Callable[..., bool]
    func: Callable[..., Any]
    inputs: Any
    options: dict[str, Any]
    grad_outputs: Any = None
    gaps: bool = False

    @property
    def name(self) -> str:
        return "gradcheck" if self.order == 1 else "gradgradcheck"


def check(call: Call, raises: bool) -> bool:
    """True if the gradients are right, else an error or, if none is wanted, False."""
    result, error = examined(call)
    if error is not None and raises:
        raise with_replay(call, result, error)
    return result.ok


def examined(call: Call) -> tuple[Result, GradcheckError | None]:
    """What was found, and the error that tells of it."""
    if not callable(call.func):
        raise TypeError(f"{call.name}: expected a function that takes tensors and gives tensors, got {type(call.func).__name__}")
    demands = asked(call.inputs, **call.options)
    check_parts(demands, call.order)
    result = Result(seed=demands.seed)
    try:
        problem = _first_problem(call, demands) if call.order == 1 else second_problem(call.func, call.inputs, call.grad_outputs, demands, call.gaps)
        demand_gradients(problem, result)
    except GradcheckError as error:
        result.ok, result.failure = False, error.failure
        if error.failure is not None:
            error.failure = result.failure = replace(error.failure, seed=demands.seed)
        return result, error
    return result, None


def _first_problem(call: Call, demands: Demands) -> Problem:
    return stated(call.func, call.inputs, demands)


def with_replay(call: Call, result: Result, error: GradcheckError) -> GradcheckError:
    """The error; its failure has a program that shows it."""
    if error.failure is not None:
        error.failure = result.failure = replace(error.failure, replay=replay(call, error.failure))
    return error
