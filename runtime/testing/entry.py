"""Where gradcheck and gradgradcheck begin: options in, a result or an error out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from inspect import signature
from typing import Any

from specgrad.autograd.gradcheck import GradcheckError

from .checks import demand_gradients
from .demands import FIELDS, asked, check_parts
from .problem import Demands, Problem, stated
from .replay import replay
from .result import Result
from .second import second_problem

NOT_DEMANDS = ("func", "inputs", "grad_outputs", "gen_non_contig_grad_outputs", "raise_exception", "masked")


@dataclass(frozen=True)
class Call:
    """A call of gradcheck or gradgradcheck, as a user has made it."""

    order: int
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


def report(func: Callable[..., Any], inputs: Any, grad_outputs: Any = None, *, second: bool = False, **options: Any) -> Result:
    """What gradcheck, or gradgradcheck, finds, as a `Result`: never an error where gradients are wrong.

    Args:
        func: takes the inputs, gives a tensor or several.
        inputs: the arguments.
        grad_outputs: of gradgradcheck, the gradients with which the backward pass begins.
        second: check second derivatives, as gradgradcheck does.
        options: those of the two, by their names there.

    >>> from specgrad.testing.entry import report
    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> report(specgrad.sin, (x,)).ok
    True
    >>> report(lambda x: x * x.detach(), (x,)).failure.guess
    'factor 0.5'
    """
    from specgrad.autograd import gradcheck, gradgradcheck

    bound = signature(gradgradcheck if second else gradcheck).bind(func, inputs, **options)
    bound.apply_defaults()
    given = {FIELDS.get(name, name): value for name, value in bound.arguments.items() if name not in NOT_DEMANDS}
    call = Call(1 + second, func, inputs, {"batched_forward_grad": False, **given}, grad_outputs, bound.arguments.get("gen_non_contig_grad_outputs", False))
    result, error = examined(call)
    if error is not None:
        with_replay(call, result, error)
    return result


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
