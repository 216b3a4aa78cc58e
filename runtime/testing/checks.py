"""The checks of gradcheck, in order: Jacobians first, then what every backward pass must keep to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.autograd.gradcheck import GradcheckError
from specgrad.backward import grad
from specgrad.creation import from_array
from specgrad.tensor import Tensor

from . import analytical, numerical
from .comparison import demand_equal
from .problem import Demands, Output, Problem, demand_inputs, stated, tensors_in, unchecked
from .projections import suspects

LARGE = 2_000_000  # entries of a Jacobian that is not computed whole to tell where sums differ


def check(func: Callable[..., Any], inputs: Any, demands: Demands, raises: bool) -> bool:
    """gradcheck: True if the gradients are right, else an error or, if none is wanted, False."""
    _check_demands(demands)
    try:
        _check_all(stated(func, inputs, demands))
    except GradcheckError:
        if raises:
            raise
        return False
    return True


def _check_demands(demands: Demands) -> None:
    if not (demands.forward_ad or demands.backward_ad):
        raise AssertionError("Expected at least one of check_forward_ad or check_backward_ad to be True")
    if demands.batched_grad and not demands.backward_ad:
        raise AssertionError("Setting check_batched_grad=True requires check_backward_ad to be True")
    if demands.batched_forward_grad and not demands.forward_ad:
        raise AssertionError("Setting check_batched_forward_grad=True requires check_forward_ad to be True")


def _check_all(problem: Problem) -> None:
    outputs = problem.outputs()
    if not outputs:
        _demand_constant(problem)
        return
    _demand_repeatable(problem, outputs)
    for forward in (False, True):
        if problem.demands.forward_ad if forward else problem.demands.backward_ad:
            _demand_jacobians(problem, outputs, forward)
    if problem.demands.batched_forward_grad:
        _demand_batched_tangents(problem, outputs)
    if not problem.demands.backward_ad:
        return
    _demand_reentrant(problem, outputs)
    if problem.demands.batched_grad:
        _demand_batched(problem, outputs)
    _demand_linear(problem, outputs)
    if problem.demands.undefined_grad:
        _demand_undefined(problem, outputs)


def _demand_constant(problem: Problem) -> None:
    """Where no output requires a gradient, none may change with the inputs."""
    indices = [i for i, result in enumerate(problem.results()) if result.is_floating_point() or result.is_complex()]
    for input in problem.inputs:
        for index, derivative in zip(indices, numerical.jacobians(problem, indices, input.tensor)):
            if np.any(np.abs(derivative) > problem.demands.atol) or not np.isfinite(derivative).all():
                raise GradcheckError(
                    f"Numerical gradient for function expected to be zero, because no output requires a gradient; but output {index} changes with "
                    f"input {input.name}. Is something detached, or computed under no_grad()?"
                )


def _demand_repeatable(problem: Problem, outputs: list[Output]) -> None:
    """The function gives the same for the same inputs; at least, differences are not drowned in what changes from call to call."""
    for output, again in zip(outputs, numerical.evaluated(problem, [o.index for o in outputs])):
        with np.errstate(invalid="ignore"):
            apart = np.abs(numerical.wide(output.tensor) - again)
        most = float(apart[np.isfinite(apart)].max(initial=0.0))
        if most > problem.demands.nondet_tol and most / (2 * problem.demands.eps) > problem.demands.atol:
            raise GradcheckError(
                f"The function is not deterministic: for the same inputs, elements of output {output.index} differ by up to {most:.3g} between two calls. "
                "Give it fixed random numbers as an argument, or seed the generator inside of it."
            )


def _demand_jacobians(problem: Problem, outputs: list[Output], forward: bool) -> None:
    if not problem.demands.fast:
        pairs = {(i, o) for i in range(len(problem.inputs)) for o in range(len(outputs))}
        _compare(problem, outputs, forward, pairs)
        return
    pairs = suspects(problem, outputs, forward, strict=True)
    large = {(i, o) for i, o in pairs if problem.inputs[i].tensor.numel() * outputs[o].tensor.numel() > LARGE}
    for i, o in sorted(large & suspects(problem, outputs, forward, strict=False) if large else large):
        raise GradcheckError(
            f"Jacobian {_mode(forward)}mismatch for output {outputs[o].index} with respect to input {problem.inputs[i].name}, found in fast mode: sums of "
            "its entries along random directions differ from differences. It is too large to be computed whole: try smaller inputs, to see where."
        )
    pairs -= large
    _compare(problem, outputs, forward, pairs)


def _mode(forward: bool) -> str:
    return "computed with forward mode " if forward else ""


def _compare(problem: Problem, outputs: list[Output], forward: bool, pairs: set[tuple[int, int]]) -> None:
    """Compare the Jacobians of some pairs of input and output, entry by entry."""
    indices = [output.index for output in outputs]
    some = sorted({i for i, _ in pairs})
    differences = {i: numerical.jacobians(problem, indices, problem.inputs[i].tensor) for i in some}
    tangents = {i: analytical.forward_jacobians(problem, indices, problem.inputs[i]) for i in some} if forward else {}
    for o, output in enumerate(outputs):
        wanted = [i for i in some if (i, o) in pairs]
        for name in analytical.parts_of(output) if wanted else ():
            found: Any = {i: analytical.as_gradient(tangents[i][o], name) for i in wanted} if forward else analytical.backward_jacobians(problem, output, name)
            for i in wanted:
                expected = analytical.as_gradient(differences[i][o], name)
                demand_equal(found[i], expected, output, problem.inputs[i], name, _mode(forward), problem.demands)


# ---- what every backward pass must keep to


def _random_start(output: Output, seed: int) -> Tensor:
    return _random_like(output.tensor._array, seed)


def _random_like(array: Any, seed: int) -> Tensor:
    random = np.random.default_rng(seed)
    values = random.standard_normal(array.shape) + (1j * random.standard_normal(array.shape) if array.dtype.kind == "c" else 0.0)
    return from_array(np.asarray(values).astype(array.dtype))


def _demand_reentrant(problem: Problem, outputs: list[Output]) -> None:
    """A second pass over a graph gives what the first gave."""
    for output in outputs:
        start = _random_start(output, 1)
        passes = [analytical.pulled(output.tensor, problem.tensors(), start) for _ in range(2)]
        for input, first, second in zip(problem.inputs, *passes):
            with np.errstate(invalid="ignore"):
                apart = np.abs(analytical.gradient_array(input, first, output) - analytical.gradient_array(input, second, output))
            most = float(apart[np.isfinite(apart)].max(initial=0.0))
            if most > problem.demands.nondet_tol:
                raise GradcheckError(
                    "Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives different values, although "
                    f"analytical gradient matches numerical gradient: those of output {output.index} with respect to input {input.name} differ by up to "
                    f"{most:.3g}. The tolerance for nondeterminism was {problem.demands.nondet_tol:g}."
                )


def _demand_linear(problem: Problem, outputs: list[Output]) -> None:
    """A gradient of zeros gives zeros; the gradients are like their inputs."""
    tensors = [output.tensor for output in outputs]
    starts = [from_array(np.zeros_like(tensor._array)) for tensor in tensors]
    for input, gradient in zip(problem.inputs, grad(tensors, problem.tensors(), starts, retain_graph=True, allow_unused=True)):
        if gradient is None:
            continue
        if gradient._array.any():
            raise GradcheckError(
                f"backward not multiplied by grad_output: for gradients of zeros, the gradient of input {input.name} is {gradient.detach()!r}, not zero"
            )
        if problem.demands.grad_dtypes and gradient.dtype is not input.tensor.dtype:
            raise GradcheckError(f"Gradient has dtype mismatch: input {input.name} has dtype {input.tensor.dtype}, its gradient {gradient.dtype}")


def _demand_undefined(problem: Problem, outputs: list[Output]) -> None:
    """An output without a gradient counts as one whose gradient is zero."""
    if len(outputs) == 1:
        return  # a pass that begins nowhere
    for left_out in outputs:
        others = [output for output in outputs if output is not left_out]
        starts = [_random_start(output, 2) for output in others]
        zeros = from_array(np.zeros_like(left_out.tensor._array))
        tensors = [output.tensor for output in others]
        try:
            without = grad(tensors, problem.tensors(), starts, retain_graph=True, allow_unused=True)
            with_zeros = grad([*tensors, left_out.tensor], problem.tensors(), [*starts, zeros], retain_graph=True, allow_unused=True)
        except RuntimeError as error:
            raise GradcheckError(
                f"Expected backward function to handle undefined output grads: without a gradient of output {left_out.index} it fails with {error!r}"
            ) from error
        for input, a, b in zip(problem.inputs, without, with_zeros):
            found, expected = (analytical.gradient_array(input, g, left_out) for g in (a, b))
            if not np.allclose(found, expected, equal_nan=True):
                raise GradcheckError(
                    f"Expected backward function to treat undefined output grads as zeros: the gradient of input {input.name} without one of output "
                    f"{left_out.index} is {found}, with zeros {expected}"
                )


def _demand_batched(problem: Problem, outputs: list[Output]) -> None:
    """Several gradients at once are those that one pass for each gives."""
    for output in outputs:
        starts = [_random_start(output, seed) for seed in (3, 4, 5)]
        one_by_one = [analytical.pulled(output.tensor, problem.tensors(), start) for start in starts]
        stacked = from_array(np.stack([start._array for start in starts]))
        try:
            at_once = grad(output.tensor, problem.tensors(), stacked, retain_graph=True, allow_unused=True, is_grads_batched=True)
        except RuntimeError as error:
            raise GradcheckError(f"While computing batched gradients of output {output.index}, got: {error!r}") from error
        for at, (input, batch) in enumerate(zip(problem.inputs, at_once)):
            singles = [analytical.gradient_array(input, gradients[at], output) for gradients in one_by_one]
            whole = np.zeros_like(singles) if batch is None else batch._array.reshape(len(starts), -1)
            if whole.shape != np.shape(singles) or not np.allclose(whole, singles, equal_nan=True):
                raise GradcheckError(
                    f"Batched gradients of output {output.index} with respect to input {input.name} are not those that one pass for each gives:\n"
                    f"batched:{whole}\none by one:{np.array(singles)}"
                )


def _demand_batched_tangents(problem: Problem, outputs: list[Output]) -> None:
    """Several tangents at once, within vmap, give those that one by one give."""
    indices = [output.index for output in outputs]
    for input in problem.inputs:
        tangents = [_random_like(input.tensor._array, seed) for seed in (7, 8, 9)]
        one_by_one = [analytical.pushed(problem, indices, input, tangent._array) for tangent in tangents]
        try:
            at_once = analytical.pushed_at_once(problem, indices, input, from_array(np.stack([tangent._array for tangent in tangents])))
        except RuntimeError as error:
            raise GradcheckError(f"While computing batched tangents for input {input.name}, got: {error!r}") from error
        for at, output in enumerate(outputs):
            singles = np.array([tangents_of_one[at] for tangents_of_one in one_by_one])
            if at_once[at].shape != singles.shape or not np.allclose(at_once[at], singles, equal_nan=True):
                raise GradcheckError(
                    f"Batched tangents of output {output.index} for input {input.name} are not those that one by one give:\n"
                    f"batched:{at_once[at]}\none by one:{singles}"
                )


# ---- gradgradcheck


def check_second(func: Callable[..., Any], inputs: Any, grad_outputs: Any, demands: Demands, raises: bool, gaps: bool) -> bool:
    """gradgradcheck: gradcheck of the function that gives the gradients."""
    if not (demands.forward_ad or demands.backward_ad):
        raise AssertionError("Expected at least one of check_fwd_over_rev or check_rev_over_rev to be True")
    if demands.undefined_grad and not demands.backward_ad:
        raise AssertionError("Setting check_undefined_grad=True requires check_rev_over_rev to be True")
    if demands.batched_grad and not demands.backward_ad:
        raise AssertionError("Setting check_batched_grad=True requires check_rev_over_rev to be True")
    problem = unchecked(func, inputs, demands)
    demand_inputs(problem)
    if grad_outputs is None:
        outputs = problem.outputs()
        if not outputs and raises:
            raise GradcheckError("gradgradcheck: no output of the function requires a gradient, so there are none to differentiate")
        if not outputs:
            return False
        starts = tuple(_start_of_second(output, gaps) for output in outputs)
    else:
        starts = tuple(grad_outputs) if isinstance(grad_outputs, (tuple, list)) else (grad_outputs,)
    count = len(problem.arguments)

    def gradients(*arguments: Any) -> tuple[Tensor, ...]:
        tensors = [output.tensor for output in unchecked(func, arguments[:count], demands).outputs()]
        if len(tensors) != len(arguments) - count:
            raise ValueError(
                f"gradgradcheck: the function has {len(tensors)} outputs that require a gradient, {len(arguments) - count} grad_outputs were given"
            )
        asked = [t for at, argument in enumerate(arguments[:count]) for _, t in tensors_in(argument, str(at)) if t.requires_grad]
        found = grad(tensors, asked, arguments[count:], create_graph=True, allow_unused=True)
        return tuple(g for g in found if g is not None)

    return check(gradients, (*problem.arguments, *starts), demands, raises)


def _start_of_second(output: Output, gaps: bool) -> Tensor:
    start = _random_start(output, 6 + output.index)
    if gaps:
        wider = np.zeros((*start._array.shape, 2), start._array.dtype)
        wider[..., 0] = start._array
        start = from_array(wider)[..., 0]
    return start.requires_grad_()
