"""Analytical Jacobians from batches: all rows of a backward pass, or all columns of forward mode, at once.

Derivatives are linear in what a pass begins with. So a Jacobian is right, whatever computed it, if it gives for a random direction
what a single pass gives for it: a wrong entry anywhere shows. One pass for one element is compared too, for what is not linear.
Where either differs, or a batch cannot be computed, there is one pass for each element.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array

from . import analytical
from .analytical import PARTS, gradient_array, pulled, starting
from .differences import FEW, ROOM
from .numerical import axes
from .problem import GradcheckProblem, Input, Output

ROUNDING = 1e4  # times the precision, of the sum of absolute values, that a sum may be off


def backward_jacobians(problem: GradcheckProblem, output: Output, name: str) -> list[Any]:
    """The gradients of a part of an output to each input, of shape (elements in, elements out)."""
    if output.tensor._array.size >= FEW:
        found = _rows_at_once(problem, output, name)
        if found is not None and _as_single_passes(problem, output, name, found):
            return [rows.T for rows in found]
    return analytical.backward_jacobians(problem, output, name)


def _rows_at_once(problem: GradcheckProblem, output: Output, name: str) -> list[Any] | None:
    array = output.tensor._array
    inputs = [input.tensor._array for input in problem.inputs]
    count = array.size
    whole = [np.empty((count, a.size), traits[a.dtype].wide) for a in inputs]
    chunk = max(1, ROOM // max(count, *(a.size for a in inputs)))
    if chunk < 4:
        return None
    for start in range(0, count, chunk):
        stop = min(start + chunk, count)
        units = np.zeros((stop - start, count), array.dtype)
        units[np.arange(stop - start), np.arange(start, stop)] = PARTS[name]
        begun = from_array(units.reshape(stop - start, *array.shape))
        try:
            found = grad(output.tensor, problem.tensors(), begun, retain_graph=True, allow_unused=True, is_grads_batched=True)
        except Exception:  # whatever it is that the function's backward cannot do with a batch, it is run singly
            return None
        for into, a, rows in zip(whole, inputs, found):
            if rows is None:
                into[start:stop] = 0
            elif rows._array.shape != (stop - start, *a.shape) or (traits[rows._array.dtype].is_complex and not traits[a.dtype].is_complex):
                return None  # the single pass tells what is wrong
            else:
                into[start:stop] = rows._array.reshape(stop - start, -1)
    return whole


def _as_single_passes(problem: GradcheckProblem, output: Output, name: str, found: list[Any]) -> bool:
    random = np.random.default_rng(problem.demands.seed)
    count = output.tensor._array.size
    weights = random.uniform(0.5, 1.5, count) * random.choice([-1.0, 1.0], count)
    unit = np.zeros(count)
    unit[random.integers(count)] = 1.0
    for direction in (weights, unit):
        start = starting(output.tensor, direction, name)
        exact = np.real(start._array.reshape(-1).astype(np.complex128) / PARTS[name])  # as it is in the dtype of the output
        grads = pulled(output.tensor, problem.tensors(), start)
        for input, gradient, rows in zip(problem.inputs, grads, found):
            if not _same(exact @ rows, gradient_array(input, gradient, output), np.abs(exact), rows, min(input.tensor._array.dtype.itemsize, 8)):
                return False
    return True


def _same(found: Any, expected: Any, weights: Any, rows: Any, itemsize: int) -> bool:
    precision = {2: 1e-2, 4: 1.2e-7}.get(itemsize, 2.3e-16)
    if not np.isfinite(rows).all() or not np.isfinite(expected).all():
        return False
    allowed = ROUNDING * precision * (weights @ np.abs(rows)) + 1e-300
    return bool((np.abs(found - expected) <= allowed).all())


# ---- forward mode


def forward_jacobians(problem: GradcheckProblem, outputs: list[int], input: Input) -> list[Any]:
    """The derivatives of the outputs to each element of an input, along each axis: as `numerical.jacobians` gives them."""
    array = input.tensor._array
    if array.size >= FEW:
        found = [_columns_at_once(problem, outputs, input, axis) for axis in axes(array)]
        if all(along is not None and _as_single_pushes(problem, outputs, input, axis, along) for axis, along in zip(axes(array), found)):
            return [np.array([along[at] for along in found if along is not None]) for at in range(len(outputs))]
    return analytical.forward_jacobians(problem, outputs, input)


def _columns_at_once(problem: GradcheckProblem, outputs: list[int], input: Input, axis: complex) -> list[Any] | None:
    count = input.tensor._array.size
    chunk = ROOM // max(1, count)
    if chunk < 4:
        return None
    parts = []
    for start in range(0, count, chunk):
        units = np.zeros((min(chunk, count - start), count), np.complex128)
        units[np.arange(len(units)), np.arange(start, start + len(units))] = axis
        try:
            parts.append(analytical.pushed_at_once(problem, outputs, input, units if axis == 1j else units.real))
        except Exception:  # whatever it is that the function cannot do with a batch, its tangents are pushed singly
            return None
    return [np.concatenate([part[at] for part in parts]) for at in range(len(outputs))]


def _as_single_pushes(problem: GradcheckProblem, outputs: list[int], input: Input, axis: complex, found: list[Any]) -> bool:
    random = np.random.default_rng(problem.demands.seed)
    array = input.tensor._array
    weights = random.uniform(0.5, 1.5, array.size) * random.choice([-1.0, 1.0], array.size)
    unit = np.zeros(array.size)
    unit[random.integers(array.size)] = 1.0
    for direction in (weights, unit):
        exact = np.real(direction.astype(np.float64).astype(array.dtype)).astype(np.float64)
        single = analytical.pushed(problem, outputs, input, axis * exact)
        for rows, expected in zip(found, single):
            if rows.shape[1:] != expected.shape or not _same(exact @ rows, expected, np.abs(exact), rows, min(array.dtype.itemsize, 8)):
                return False
    return True
