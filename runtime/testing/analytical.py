"""Derivatives as recorded: row by row in backward mode, column by column in forward mode.

A gradient to a complex input is that of a real number: its part along the real axis, plus i times that along the imaginary.
A complex output is two real numbers, its parts; a pass that begins with i gives the gradient of the imaginary one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.backward import grad
from specgrad.creation import from_array, zeros_like
from specgrad.tensor import Tensor

from .numerical import axes, wide
from .problem import Input, Output, Problem, replaced

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
        return np.zeros(array.size, np.complex128 if array.dtype.kind == "c" else np.float64)
    if found._array.shape != array.shape:
        raise GradcheckError(
            f"Analytical gradient has incorrect size: that of output {output.index} with respect to input {input.name} has the shape "
            f"{list(found.shape)}, the input {list(input.tensor.shape)}"
        )
    if found._array.dtype.kind == "c" and array.dtype.kind != "c":
        raise GradcheckError(f"Gradient has dtype mismatch: input {input.name} is real ({input.tensor.dtype}), its gradient {found.dtype}")
    return wide(found)


def backward_jacobians(problem: Problem, output: Output, name: str) -> list[Any]:
    """The gradients of a part of an output to each input, of shape (elements in, elements out)."""
    count = output.tensor.numel()
    rows = [
        [gradient_array(i, g, output) for i, g in zip(problem.inputs, pulled(output.tensor, problem.tensors(), starting(output.tensor, unit, name)))]
        for unit in units(count)
    ]
    if not rows:
        return [gradient_array(i, None, output).reshape(-1, 1)[:, :0] for i in problem.inputs]
    return [np.array([row[at] for row in rows]).T for at in range(len(problem.inputs))]


def pushed(problem: Problem, outputs: list[int], input: Input, direction: Any) -> list[Any]:
    """The tangents of the outputs, zeros where there is none, for a tangent of one input."""
    array = input.tensor._array
    return [wide(t) for t in _tangents(problem, outputs, input, from_array(np.asarray(np.reshape(direction, array.shape), array.dtype)))]


def pushed_at_once(problem: Problem, outputs: list[int], input: Input, tangents: Tensor) -> list[Any]:
    """The same for many tangents in one call of the function, within vmap: a row for each."""
    from specgrad.batching.vmap import vmap

    found = vmap(lambda tangent: tuple(_tangents(problem, outputs, input, tangent)))(tangents)
    return [wide(t).reshape(tangents.shape[0], -1) for t in found]


def _tangents(problem: Problem, outputs: list[int], input: Input, tangent: Tensor) -> list[Tensor]:
    with forward_ad.dual_level():
        results = problem.results(replaced(problem.arguments, input.tensor, forward_ad.make_dual(input.tensor, tangent)))
        pairs = [forward_ad.unpack_dual(results[index]) for index in outputs]
        return [zeros_like(value) if found is None else found for value, found in pairs]


def forward_jacobians(problem: Problem, outputs: list[int], input: Input) -> list[Any]:
    """The derivatives of the outputs to each element of an input, along each axis: as `numerical.jacobians` gives them."""
    array = input.tensor._array
    columns = [[pushed(problem, outputs, input, axis * unit) for unit in units(array.size)] for axis in axes(array)]
    if not array.size:
        return [np.zeros((len(columns), 0, wide(result).size)) for index, result in enumerate(problem.results()) if index in outputs]
    return [np.array([[column[at] for column in along] for along in columns]) for at in range(len(outputs))]
