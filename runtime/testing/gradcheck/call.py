"""A call of gradcheck or gradgradcheck: options in, a result or an error out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure, failed
from specgrad.testing.failures.replay import replay
from specgrad.testing.gradcheck.checks import demand_gradients, random_start
from specgrad.testing.gradcheck.demands import demands_of
from specgrad.testing.gradcheck.problem import Demands, GradcheckProblem, Output, as_tensors, checked_problem, mapped, on_host, tensors_in, unchecked_problem


@dataclass
class Result:
    """The outcome of a gradcheck or gradgradcheck.

    Args:
        ok: whether all gradients were found right.
        failure: what was found wrong; None if nothing was.
        miss_probability: the most, over all pairs of input and output, that the probability can be that wrong entries were not found: 0 where
            every entry was compared.
        batched: whether differences were computed in batches.
        seed: what random numbers were drawn from.
    """

    ok: bool = True
    failure: Failure | None = None
    miss_probability: float = 0.0
    batched: bool = False
    seed: int = 0

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        if self.failure is not None:
            return self.failure.message
        if self.miss_probability:
            return f"gradients agree along random directions (seed {self.seed}); that wrong ones do has a probability of at most {self.miss_probability:.1e}"
        return "every entry agrees"


def second_problem(func: Callable[..., Any], inputs: Any, grad_outputs: Any, demands: Demands, gaps: bool) -> GradcheckProblem:
    """The gradients as a function of the inputs and of the gradients that come in."""
    problem = unchecked_problem(func, inputs, demands)
    if grad_outputs is None:
        outputs = problem.outputs()
        if not outputs:
            raise failed("detached", "gradgradcheck: no output of the function requires a gradient, so there are none to differentiate", guess="detached")
        starts = tuple(_start(output, gaps, demands.seed) for output in outputs)
    else:
        starts = tuple(grad_outputs) if isinstance(grad_outputs, (tuple, list)) else (grad_outputs,)
    count = len(problem.arguments)

    def gradients(*arguments: Any, create_graph: bool = True) -> tuple[Tensor, ...]:
        tensors = [result for result in as_tensors(func(*arguments[:count])) if result.requires_grad]
        if len(tensors) != len(arguments) - count:
            raise ValueError(
                f"gradgradcheck: the function has {len(tensors)} outputs that require a gradient, {len(arguments) - count} grad_outputs were given"
            )
        inputs = [t for _, t in tensors_in(arguments[:count], "") if t.requires_grad]
        found = grad(tensors, inputs, arguments[count:], create_graph=create_graph, allow_unused=True)
        return tuple(g for g in found if g is not None)

    def at_complex(*arguments: Any) -> tuple[Tensor, ...]:
        """The gradient of f at a complex z is the conjugate of f'(z); its conjugate is analytic."""
        conjugated = [g.conj() if g.is_complex() else g for g in arguments[count:]]
        return tuple(g.conj() if g.is_complex() else g for g in gradients(*arguments[:count], *conjugated, create_graph=False))

    second = checked_problem(gradients, (*problem.arguments, *starts), demands)
    return replace(second, without_graph=partial(gradients, create_graph=False), at_complex=at_complex, records=True, order=2)


def _start(output: Output, gaps: bool, seed: int) -> Tensor:
    start = random_start(output, seed + 6 + output.index)
    if gaps:
        wider = np.zeros((*start._array.shape, 2), start._array.dtype)
        wider[..., 0] = start._array
        start = from_array(wider)[..., 0]
    return start.requires_grad_()


@dataclass(frozen=True)
class GradcheckCall:
    """A call of gradcheck or gradgradcheck: which of the two, and its arguments by name."""

    function: Callable[..., bool]
    given: dict[str, Any]


def check(call: GradcheckCall) -> bool:
    """True if the gradients are right, else an error or, if none is wanted, False."""
    result, error = examined(call)
    if error is not None and call.given["raise_exception"]:
        raise error
    return result.ok


def examined(call: GradcheckCall) -> tuple[Result, GradcheckError | None]:
    """The result, and the error with the same failure, which has a program that shows it."""
    func, inputs = call.given["func"], call.given["inputs"]
    if not callable(func):
        raise TypeError(f"{call.function.__name__}: expected a function that takes tensors and gives tensors, got {type(func).__name__}")
    demands = demands_of(call.given)
    func, inputs = on_host(func, inputs)
    result = Result(seed=demands.seed)
    try:
        if "grad_outputs" in call.given:
            starts = mapped(call.given["grad_outputs"], "", lambda _, t: t if t.is_cpu else t.detach().cpu().requires_grad_(t.requires_grad))
            problem = second_problem(func, inputs, starts, demands, call.given["gen_non_contig_grad_outputs"])
        else:
            problem = checked_problem(func, inputs, demands)
        demand_gradients(problem, result)
    except GradcheckError as error:
        if error.failure is not None:
            error.failure = replace(error.failure, seed=demands.seed, replay=replay(call, error.failure, demands.seed))
        result.ok, result.failure = False, error.failure
        return result, error
    return result, None
