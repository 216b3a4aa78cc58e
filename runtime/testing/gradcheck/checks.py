"""The checks of gradcheck, in order: Jacobians first, then what every backward pass must keep to."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.base.dtypes import dtype
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import failed

from . import analytical, complex_step, numerical
from .differences import Differences, ulp
from .jacobians import compare, mode
from .problem import GradcheckProblem, Input, Output
from .projections import projected

if TYPE_CHECKING:
    from .call import Result

LAST_PLACES = 4  # that two passes may differ by: how a matrix product rounds may depend on where in memory its operands lie
LARGE = 25_000_000  # entries of a Jacobian that is not computed whole to tell where sums differ


def demand_gradients(problem: GradcheckProblem, result: Result) -> None:
    """Raise if a gradient is wrong; note down what was looked at, and how."""
    outputs = problem.outputs()
    if not outputs:
        _demand_constant(problem)
        return
    indices = [output.index for output in outputs]
    problem = _with_true_values(problem, outputs)
    differences = Differences(problem, indices, _demand_repeatable(problem, outputs))
    if problem.demands.method == "complex-step":
        complex_step.demand_real(problem, outputs)
    for forward in (False, True):
        if problem.demands.check_forward_ad if forward else problem.demands.check_backward_ad:
            _demand_jacobians(problem, outputs, forward, differences, result)
    result.batched = differences.batches
    if problem.demands.check_batched_forward_grad:
        _demand_batched_forward(problem, outputs)
    if not problem.demands.check_backward_ad:
        return
    _demand_reentrant(problem, outputs)
    if problem.demands.check_batched_grad:
        _demand_batched(problem, outputs)
    _demand_linear(problem, outputs)
    if problem.demands.check_undefined_grad:
        _demand_undefined(problem, outputs)


def _demand_constant(problem: GradcheckProblem) -> None:
    """Where no output requires a gradient, none may change with the inputs."""
    indices = [i for i, result in enumerate(problem.results()) if result.is_floating_point() or result.is_complex()]
    derivatives = Differences(problem, indices, numerical.evaluated(problem, indices)).jacobians(range(len(problem.inputs)))
    for at, input in enumerate(problem.inputs):
        for index, derivative in zip(indices, derivatives[at]):
            if np.any(np.abs(derivative) > problem.demands.atol) or not np.isfinite(derivative).all():
                raise failed(
                    "detached",
                    f"Numerical gradient for function expected to be zero, because no output requires a gradient; but output {index} changes with "
                    f"input {input.name}. Is something detached, or computed under no_grad()?",
                    output=str(index),
                    input=input.name,
                    guess="detached",
                    numerical=derivative,
                )


def _with_true_values(problem: GradcheckProblem, outputs: list[Output]) -> GradcheckProblem:
    """The problem; without the form of its function that records no graph, if that gives other values."""
    if problem.without_graph is None:
        return problem
    for output, values in zip(outputs, numerical.evaluated(problem, [o.index for o in outputs])):
        expected = numerical.flattened(output.tensor)
        with np.errstate(invalid="ignore"):
            near = np.abs(values - expected) <= 64 * ulp(output.tensor._array) * np.abs(expected) if values.shape == expected.shape else np.array(False)
        if not (near | np.isnan(expected)).all():
            return replace(problem, without_graph=None)
    return problem


def _demand_repeatable(problem: GradcheckProblem, outputs: list[Output]) -> numerical.Arrays:
    """The function gives the same for the same inputs; at least, differences are not drowned in what changes from call to call. Gives the values."""
    values = numerical.evaluated(problem, [o.index for o in outputs])
    for output, again in zip(outputs, values):
        most = _largest_difference(numerical.flattened(output.tensor), again)
        if most > problem.demands.nondet_tol and most / (2 * problem.demands.eps) > problem.demands.atol:
            raise failed(
                "not deterministic",
                f"The function is not deterministic: for the same inputs, elements of output {output.index} differ by up to {most:.3g} between two calls. "
                "Give it fixed random numbers as an argument, or seed the generator inside of it.",
                output=str(output.index),
            )
    return values


def _largest_difference(first: Any, second: Any) -> float:
    """Of finite ones."""
    with np.errstate(invalid="ignore"):
        apart = np.abs(first - second)
    return float(apart[np.isfinite(apart)].max(initial=0.0))


def _demand_jacobians(problem: GradcheckProblem, outputs: list[Output], forward: bool, differences: Differences, result: Result) -> None:
    if not problem.demands.fast_mode:
        compare(problem, outputs, forward, {(i, o) for i in range(len(problem.inputs)) for o in range(len(outputs))}, differences)
        return
    sums = projected(problem, outputs, forward)
    large = {(i, o) for i, o in sums.differing if problem.inputs[i].tensor.numel() * outputs[o].tensor.numel() > LARGE}
    for i, o in sorted(large & sums.beyond_doubt):
        raise failed(
            "second order" if problem.order == 2 else "forward mode" if forward else "jacobian",
            f"Jacobian {mode(forward)}mismatch for output {outputs[o].index} with respect to input {problem.inputs[i].name}, found in fast mode: sums of "
            "its entries along random directions differ from differences. It is too large to be computed whole: try smaller inputs, to see where.",
            output=str(outputs[o].index),
            input=problem.inputs[i].name,
        )
    result.miss_probability = max([result.miss_probability, *(p for pair, p in sums.missed.items() if pair in large or pair not in sums.differing)])
    compare(problem, outputs, forward, sums.differing - large, differences)


# ---- what every backward pass must keep to


def random_start(output: Output, seed: int) -> Tensor:
    return from_array(numerical.random_like(np.random.default_rng(seed), output.tensor._array))


def _demand_reentrant(problem: GradcheckProblem, outputs: list[Output]) -> None:
    """A second pass over a graph gives what the first gave. All outputs at once; one by one only to tell which it is."""
    if _apart_again(problem, outputs) is None:
        return
    for some in (*([output] for output in outputs), outputs):
        found = _apart_again(problem, some)
        if found is not None:
            input, most = found
            which = f"output {some[0].index}" if len(some) == 1 else "all outputs together"
            raise failed(
                "not reentrant",
                "Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives different values, although "
                f"analytical gradient matches numerical gradient: those of {which} with respect to input {input.name} differ by up to "
                f"{most:.3g}. The tolerance for nondeterminism was {problem.demands.nondet_tol:g}.",
                output=str(some[0].index) if len(some) == 1 else "",
                input=input.name,
            )


def _apart_again(problem: GradcheckProblem, outputs: list[Output]) -> tuple[Input, float] | None:
    """An input whose gradients differ from pass to pass, and by how much."""
    tensors, starts = [o.tensor for o in outputs], [random_start(o, 1 + at) for at, o in enumerate(outputs)]
    kept = [np.array(start._array) for start in starts]
    passes = []
    for _ in range(2):
        found = grad(tensors, problem.tensors(), starts, retain_graph=True, allow_unused=True)
        passes.append([np.array(analytical.gradient_array(i, g, outputs[0])) for i, g in zip(problem.inputs, found)])  # which may be what the pass began with
    if changed := next((o for o, start, copy in zip(outputs, starts, kept) if start._array.tobytes() != copy.tobytes()), None):
        raise failed(
            "grad_outputs changed",
            f"Backward changes the gradient of output {changed.index} in place, which is the caller's, or another node's as well; compute a new one.",
            output=str(changed.index),
        )
    for input, before, after in zip(problem.inputs, *passes):
        most = _largest_difference(before, after)
        rounding = LAST_PLACES * ulp(input.tensor._array) * float(np.abs(before[np.isfinite(before)]).max(initial=0.0))
        if most > problem.demands.nondet_tol + rounding:
            return input, most
    return None


def _demand_linear(problem: GradcheckProblem, outputs: list[Output]) -> None:
    """A gradient of zeros gives zeros; the gradients are like their inputs."""
    tensors = [output.tensor for output in outputs]
    starts = [from_array(np.zeros_like(tensor._array)) for tensor in tensors]
    arrived: dict[str, dtype] = {}  # what backward gives, of which grad() makes the dtypes of the inputs
    with ExitStack() as hooks:
        for input in problem.inputs:
            hooks.enter_context(input.tensor.register_hook(partial(_note_dtype, arrived, input.name)))
        gradients = grad(tensors, problem.tensors(), starts, retain_graph=True, allow_unused=True)
    for input, gradient in zip(problem.inputs, gradients):
        if gradient is None:
            continue
        if gradient._array.any():
            message = f"backward not multiplied by grad_output: for gradients of zeros, the gradient of input {input.name} is {gradient.detach()!r}, not zero"
            raise failed("not linear", message)
        found, wanted = arrived.get(input.name, input.tensor.dtype), input.tensor.dtype
        if (found.is_complex and not wanted.is_complex) or (found is not wanted and problem.demands.check_grad_dtypes):
            raise failed("dtype", f"Gradient has dtype mismatch: input {input.name} has dtype {wanted}, its gradient {found}", input=input.name)


def _note_dtype(arrived: dict[str, dtype], name: str, gradient: Tensor) -> None:
    arrived[name] = gradient.dtype


def _demand_undefined(problem: GradcheckProblem, outputs: list[Output]) -> None:
    """An output without a gradient counts as one whose gradient is zero."""
    if len(outputs) == 1:
        return  # a pass that begins nowhere
    for left_out in outputs:
        others = [output for output in outputs if output is not left_out]
        tensors, starts = [output.tensor for output in others], [random_start(output, 2) for output in others]
        zeros = from_array(np.zeros_like(left_out.tensor._array))
        try:
            without = grad(tensors, problem.tensors(), starts, retain_graph=True, allow_unused=True)
            with_zeros = grad([*tensors, left_out.tensor], problem.tensors(), [*starts, zeros], retain_graph=True, allow_unused=True)
        except RuntimeError as error:
            raise failed(
                "undefined grads",
                f"Expected backward function to handle undefined output grads: without a gradient of output {left_out.index} it fails with {error!r}",
            ) from error
        for input, a, b in zip(problem.inputs, without, with_zeros):
            found, expected = (analytical.gradient_array(input, g, left_out) for g in (a, b))
            if not (found == expected).all() and not np.allclose(found, expected, equal_nan=True):
                raise failed(
                    "undefined grads",
                    f"Expected backward function to treat undefined output grads as zeros: the gradient of input {input.name} without one of output "
                    f"{left_out.index} is {found}, with zeros {expected}",
                )


def _demand_batched(problem: GradcheckProblem, outputs: list[Output]) -> None:
    """Several gradients at once are those that one pass for each gives."""
    for output in outputs:
        starts = [random_start(output, seed) for seed in (3, 4, 5)]
        one_by_one = [analytical.pulled(output.tensor, problem.tensors(), start) for start in starts]
        stacked = from_array(np.stack([start._array for start in starts]))
        try:
            at_once = grad(output.tensor, problem.tensors(), stacked, retain_graph=True, allow_unused=True, is_grads_batched=True)
        except RuntimeError as error:
            raise failed("batched", f"While computing batched gradients of output {output.index}, got: {error!r}") from error
        for at, (input, batch) in enumerate(zip(problem.inputs, at_once)):
            singles = [analytical.gradient_array(input, gradients[at], output) for gradients in one_by_one]
            whole = np.zeros_like(singles) if batch is None else batch._array.reshape(len(starts), -1)
            _demand_same(f"Batched gradients of output {output.index} with respect to input {input.name}", whole, np.array(singles))


def _demand_batched_forward(problem: GradcheckProblem, outputs: list[Output]) -> None:
    """Tangents along several directions at once are those along one after the other."""
    indices = [output.index for output in outputs]
    for at, input in enumerate(problem.inputs):
        directions = [random_start(Output(at, input.tensor), seed)._array for seed in (3, 4, 5)]
        one_by_one = [analytical.pushed(problem, indices, input, direction) for direction in directions]
        try:
            at_once = analytical.pushed_at_once(problem, indices, input, directions)
        except RuntimeError as error:
            raise failed("batched", f"While computing batched gradients in forward mode with respect to input {input.name}, got: {error!r}") from error
        for output, whole, *singles in zip(outputs, at_once, *one_by_one):
            _demand_same(f"Batched gradients in forward mode of output {output.index} with respect to input {input.name}", whole, np.array(singles))


def _demand_same(what: str, batched: Any, singles: Any) -> None:
    if batched.shape != singles.shape or not np.allclose(batched, singles, equal_nan=True):
        raise failed("batched", f"{what} are not those that one pass for each gives:\nbatched:{batched}\none by one:{singles}")
