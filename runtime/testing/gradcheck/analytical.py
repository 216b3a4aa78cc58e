"""Derivatives as recorded: row by row in backward mode, column by column in forward mode.

A gradient to a complex input is that of a real number: its part along the real axis, plus i times that along the imaginary.
A complex output is two real numbers, its parts; a pass that begins with i gives the gradient of the imaginary one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import failed

from .numerical import axes, wide
from .problem import GradcheckProblem, Input, Output, replaced

PARTS = {"": 1.0, "real": 1.0, "imaginary": 1j}  # of an output, and what a pass for its gradient begins with


def parts_of(output: Output) -> tuple[str, ...]:
    return ("imaginary", "real") if output.tensor.is_complex() else ("",)


def part(array: Any, name: str) -> Any:
    """One part of complex numbers."""
    return array.imag if name == "imaginary" else array.real


def as_gradient(derivative: Any, name: str) -> Any:
    """The gradient of a part of an output, of shape (elements in, elements out), from derivatives along the axes."""
    along = part(derivative, name)
    return along[0] + 1j * along[1] if len(along) == 2 else along[0]


def starting(output: Tensor, values: Any, name: str) -> Tensor:
    """A gradient of an output's shape and dtype."""
    array = np.zeros(output._array.shape, output._array.dtype)
    array[...] = np.reshape(values * PARTS[name], array.shape)
    return from_array(array)


def units(count: int) -> Iterator[Any]:
    """Ones at one place each, one after the other: together they would be as large as the Jacobian."""
    for at in range(count):
        unit = np.zeros(count)
        unit[at] = 1.0
        yield unit


def pulled(output: Tensor, inputs: Sequence[Tensor], start: Tensor) -> list[Tensor | None]:
    """The gradients that one pass gives, None where an input is not used."""
    return list(grad(output, list(inputs), start, retain_graph=True, allow_unused=True))


def gradient_array(input: Input, found: Tensor | None, output: Output) -> Any:
    """A gradient in float64 or complex128, zeros for none; an error if it does not fit its input."""
    array = input.tensor._array
    if found is None:
        return np.zeros(array.size, traits[array.dtype].wide)
    if found._array.shape != array.shape:
        raise failed(
            "shape",
            f"Analytical gradient has incorrect size: that of output {output.index} with respect to input {input.name} has the shape "
            f"{list(found.shape)}, the input {list(input.tensor.shape)}",
            output=str(output.index),
            input=input.name,
        )
    if traits[found._array.dtype].is_complex and not traits[array.dtype].is_complex:
        raise failed(
            "dtype",
            f"Gradient has dtype mismatch: input {input.name} is real ({input.tensor.dtype}), its gradient {found.dtype}",
            output=str(output.index),
            input=input.name,
        )
    return wide(found)


def backward_rows(problem: GradcheckProblem, output: Output, name: str, elements: Iterable[int]) -> list[list[Any]]:
    """The gradients of some elements of an output to each input, one pass for each element."""
    unit = np.zeros(output.tensor._array.size)
    found = []
    for at in elements:
        unit[at] = 1.0
        grads = pulled(output.tensor, problem.tensors(), starting(output.tensor, unit, name))
        unit[at] = 0.0
        found.append([gradient_array(i, g, output) for i, g in zip(problem.inputs, grads)])
    return found


def backward_jacobians(problem: GradcheckProblem, output: Output, name: str) -> list[Any]:
    """The gradients of a part of an output to each input, of shape (elements in, elements out), a pass for each element."""
    rows = backward_rows(problem, output, name, range(output.tensor.numel()))
    if not rows:
        return [gradient_array(i, None, output).reshape(-1, 1)[:, :0] for i in problem.inputs]
    return [np.array([row[at] for row in rows]).T for at in range(len(problem.inputs))]


def pushed(problem: GradcheckProblem, outputs: list[int], input: Input, direction: Any) -> list[Any]:
    """The tangents of the outputs, zeros where there is none, for a tangent of one input."""
    array = input.tensor._array
    tangent = from_array(np.asarray(np.reshape(direction, array.shape), array.dtype))
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(input.tensor, tangent)
        results = problem.results(replaced(problem.arguments, input.tensor, dual))  # errors are those of forward mode
        tangents = [forward_ad.unpack_dual(results[index]).tangent for index in outputs]
    return [np.zeros_like(wide(results[index])) if t is None else wide(t) for index, t in zip(outputs, tangents)]


def pushed_at_once(problem: GradcheckProblem, outputs: list[int], input: Input, directions: Any) -> list[Any]:
    """For each output its tangents along several directions, of shape (directions, elements out), which were pushed as one batch."""
    from specgrad.batching.vmap import vmap

    def along(tangent: Tensor) -> tuple[Tensor, ...]:
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(input.tensor, tangent)
            results = problem.results(replaced(problem.arguments, input.tensor, dual))
            unpacked = [forward_ad.unpack_dual(results[index]) for index in outputs]
        return tuple(primal.detach() * 0 if tangent is None else tangent for primal, tangent in unpacked)

    array = input.tensor._array
    batch = np.asarray(directions).astype(array.dtype).reshape(len(directions), *array.shape)
    found = [rows._array.reshape(len(batch), -1) for rows in vmap(along)(from_array(batch))]
    return [rows.astype(traits[rows.dtype].wide) for rows in found]


def forward_jacobians(problem: GradcheckProblem, outputs: list[int], input: Input) -> list[Any]:
    """The derivatives of the outputs to each element of an input, along each axis: as `numerical.jacobians` gives them."""
    array = input.tensor._array
    columns = [[pushed(problem, outputs, input, axis * unit) for unit in units(array.size)] for axis in axes(array)]
    if not array.size:
        return [np.zeros((len(columns), 0, wide(result).size)) for index, result in enumerate(problem.results()) if index in outputs]
    return [np.array([[column[at] for column in along] for along in columns]) for at in range(len(outputs))]
