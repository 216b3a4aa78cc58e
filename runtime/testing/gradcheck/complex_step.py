"""Derivatives by complex steps: the imaginary part of f(x + ih) is h f'(x), to the last digit, for there is no difference to cancel.

That holds for analytic functions alone. So what comes out is held against central differences, to the accuracy that those have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.grad_mode import enable_grad, no_grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor

from .comparison import of_input, of_output
from .differences import FEW, Differences, chunks, gives, in_batch, ulp
from .function_errors import RaisedByFunction
from .numerical import Arrays, unit
from .problem import GradcheckProblem, Input, Output, as_tensors, tensors_in

STEP = 1e-20  # its square is nothing beside any number that matters
ATOL, RTOL = 1e-5, 1e-3  # to which central differences must agree
ADVICE = 'Use method="central", which takes any differentiable function.'


class NotAnalyticError(ValueError):
    """A function that has no derivative by a complex step; nothing is said of its gradients."""


def demand_real(problem: GradcheckProblem, outputs: Sequence[Output]) -> None:
    for input in problem.inputs:
        if input.tensor.is_complex():
            raise NotAnalyticError(f'method="complex-step" is for real inputs, but input {input.name} is {input.tensor.dtype}. {ADVICE}')
    for output in outputs:
        if output.tensor.is_complex():
            raise NotAnalyticError(f'method="complex-step" is for real outputs, but output {output.index} is {output.tensor.dtype}. {ADVICE}')


def jacobians(
    problem: GradcheckProblem, outputs: Sequence[Output], wanted: Sequence[int], central: dict[int, Arrays], differences: Differences
) -> dict[int, Arrays]:
    """The derivatives of the outputs to each element of some inputs, of shape (1, elements in, elements out)."""
    found: dict[int, Arrays] = {}
    for i in wanted:
        input = problem.inputs[i]
        rows = _at_once(problem, outputs, i) if differences.batches and input.tensor._array.size >= FEW else None
        if rows is None:
            size = input.tensor.numel()
            columns = [derivatives(problem, outputs, input, unit(size, at)) for at in range(size)]
            rows = [np.array([column[at] for column in columns]).reshape(-1, output.tensor._array.size) for at, output in enumerate(outputs)]
        for at, output in enumerate(outputs):
            _demand_agreement(problem, output, input, rows[at], central[i][at][0])
        found[i] = [r[None] for r in rows]
    return found


def along(problem: GradcheckProblem, outputs: Sequence[Output], input: Input, direction: Any, central: Arrays) -> Arrays:
    """The derivatives of the outputs along one direction of an input, of shape (1, 1, elements out)."""
    found = derivatives(problem, outputs, input, direction)
    for output, derivative, expected in zip(outputs, found, central):
        _demand_agreement(problem, output, input, derivative[None], expected[0])
    return [derivative[None, None] for derivative in found]


def _complex(array: Any) -> Any:
    return array.astype(traits[array.dtype].complex)


def _moved(input: Input, directions: Any) -> Any:
    array = input.tensor._array
    moved = array.astype(np.float64).reshape(-1) + 1j * STEP * directions
    return moved.astype(traits[array.dtype].complex).reshape(*np.shape(directions)[:-1], *array.shape)


def _given(problem: GradcheckProblem, moved: dict[int, Any]) -> dict[int, Tensor]:
    """All floating point arguments as complex tensors, by their id: what is moved is, and ops want their operands of one kind.

    Where the function gives gradients it must be so: the gradient of a real input is cut to its real part.
    """
    by: dict[int, Tensor] = {}
    for _, tensor in tensors_in(problem.arguments, ""):
        if tensor.is_floating_point():
            by[id(tensor)] = from_array(_complex(tensor._array))
    for i, input in enumerate(problem.inputs):
        if i in moved:
            by[id(input.tensor)] = from_array(moved[i])
        if problem.records:
            by[id(input.tensor)].requires_grad_()
    return by


def derivatives(problem: GradcheckProblem, outputs: Sequence[Output], input: Input, direction: Any) -> Arrays:
    """The derivatives of the outputs along a direction of an input."""
    by = _given(problem, {problem.inputs.index(input): _moved(input, direction)})
    function = problem.at_complex or problem.func
    try:
        with (enable_grad if problem.records else no_grad)():
            results = as_tensors(function(*problem.with_tensors(by)))
    except Exception as error:
        original = error.__cause__ if isinstance(error, RaisedByFunction) else error
        raise NotAnalyticError(
            f'method="complex-step" evaluates the function for complex inputs, and this one does not take them: with elements of input {input.name} moved '
            f"along the imaginary axis it raised {type(original).__name__}: {original}\n{ADVICE}"
        ) from error
    return [_imaginary(results[output.index]._array).reshape(-1) for output in outputs]


def _imaginary(array: Any) -> Any:
    return array.imag.astype(np.float64) / STEP if traits[array.dtype].is_complex else np.zeros(array.shape)


def _at_once(problem: GradcheckProblem, outputs: Sequence[Output], at: int) -> Arrays | None:
    """The derivatives to all elements of an input from batches; None if that cannot be done, or gives something else."""
    input = problem.inputs[at]
    count = input.tensor._array.size
    batches = chunks(count, count, *(output.tensor._array.size for output in outputs))
    if not batches:
        return None
    own = {id(input.tensor) for input in problem.inputs}
    others = {key: tensor for key, tensor in _given(problem, {}).items() if key not in own}
    of_complex = replace(problem, arguments=problem.with_tensors(others))
    arrays = [_complex(i.tensor._array) for i in problem.inputs]
    parts = []
    for batch in batches:
        samples = {i: np.broadcast_to(a, (len(batch), *a.shape)) for i, a in enumerate(arrays)}
        samples[at] = _moved(input, np.eye(len(batch), count, batch.start))
        try:
            found = in_batch(of_complex, samples, [output.index for output in outputs], problem.at_complex or problem.func)
        except Exception:  # whatever it is that the function cannot do with a batch, the error comes from a single evaluation
            return None
        parts.append([_imaginary(rows) for rows in found])
    whole = [np.concatenate([part[o] for part in parts]) for o in range(len(outputs))]
    weights = np.random.default_rng(problem.demands.seed).uniform(0.5, 1.0, count)
    singles = derivatives(problem, outputs, input, weights)
    return whole if all(gives(weights, rows, single, input.tensor._array) for rows, single in zip(whole, singles)) else None


def _demand_agreement(problem: GradcheckProblem, output: Output, input: Input, found: Any, central: Any) -> None:
    """What a complex step gives must be what central differences give, as far as they can tell."""
    rounding = 16 * ulp(input.tensor._array) * np.abs(output.tensor._array.reshape(-1).astype(np.float64)) / problem.demands.eps
    with np.errstate(invalid="ignore"):
        good = (np.abs(found - central) <= ATOL + RTOL * np.abs(central) + rounding) | (found == central)
    if good.all():
        return
    row, column = np.argwhere(~good)[0]
    raise NotAnalyticError(
        f'method="complex-step" is for analytic functions, and this one seems not to be: by a complex step the derivative of {of_output(output, column)} to '
        f"{of_input(input, row)} is {found[row, column]:.8g}, by central differences {central[row, column]:.8g}. Does it take an absolute value, a conjugate, "
        f"a real part, a maximum, or read its input from elsewhere? {ADVICE}"
    )
