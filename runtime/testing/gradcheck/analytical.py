"""Derivatives as recorded: row by row in backward mode, column by column in forward mode; in batches, where these give what single passes give.

A gradient to a complex input is that of a real number: its part along the real axis, plus i times that along the imaginary.
A complex output is two real numbers, its parts; a pass that begins with i gives the gradient of the imaginary one.

Derivatives are linear in what a pass begins with. So a Jacobian is right, whatever computed it, if it gives for a random direction
what a single pass gives for it: a wrong entry anywhere shows. One pass for one element is compared too, for what is not linear.
Where either differs, or a batch cannot be computed, there is one pass for each element.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import forward_ad
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import failed

from .differences import FEW, chunks, gives
from .numerical import Arrays, axes, flattened, random_direction, stacked, unit
from .problem import GradcheckProblem, Input, Output

PARTS: dict[str, complex] = {"": 1.0, "real": 1.0, "imaginary": 1j}  # of an output, and what a pass for its gradient begins with


def parts_of(output: Output) -> tuple[str, ...]:
    return ("imaginary", "real") if output.tensor.is_complex() else ("",)


def part(array: Any, name: str) -> Any:
    return array.imag if name == "imaginary" else array.real


def as_gradient(derivative: Any, name: str) -> Any:
    """The gradient of a part of an output, of shape (elements in, elements out), from derivatives along the axes."""
    along = part(derivative, name)
    return along[0] + 1j * along[1] if len(along) == 2 else along[0]


def trial_directions(problem: GradcheckProblem, size: int) -> tuple[Any, Any]:
    """A random direction, and a random one of the elements."""
    random = np.random.default_rng(problem.demands.seed)
    return random_direction(random, size), unit(size, int(random.integers(size)))


# ---- backward mode


def starting(output: Tensor, values: Any, name: str) -> Tensor:
    """A gradient of an output's shape and dtype."""
    return from_array((values * PARTS[name]).astype(output._array.dtype).reshape(output._array.shape))


def pulled(output: Tensor, inputs: Sequence[Tensor], start: Tensor) -> list[Tensor | None]:
    """The gradients that one pass gives, None where an input is not used."""
    return list(grad(output, list(inputs), start, retain_graph=True, allow_unused=True))


def gradient_array(input: Input, found: Tensor | None, output: Output) -> Any:
    """A gradient in float64 or complex128, zeros for none; an error if it does not fit its input."""
    array = input.tensor._array
    if found is None:
        return np.zeros(array.size, traits[array.dtype].wide)
    names = {"output": str(output.index), "input": input.name}
    if found._array.shape != array.shape:
        raise failed(
            "shape",
            f"Analytical gradient has incorrect size: that of output {output.index} with respect to input {input.name} has the shape "
            f"{list(found.shape)}, the input {list(input.tensor.shape)}",
            **names,
        )
    return flattened(found)


def backward_jacobians(problem: GradcheckProblem, output: Output, name: str) -> Arrays:
    """The gradients of a part of an output to each input, of shape (elements in, elements out)."""
    if output.tensor._array.size >= FEW:
        found = _rows_at_once(problem, output, name)
        if found is not None and _as_single_passes(problem, output, name, found):
            return [rows.T for rows in found]
    return single_backward_jacobians(problem, output, name)


def single_backward_jacobians(problem: GradcheckProblem, output: Output, name: str) -> Arrays:
    """The same, a pass for each element."""
    rows = backward_rows(problem, output, name, range(output.tensor.numel()))
    if not rows:
        return [gradient_array(i, None, output).reshape(-1, 1)[:, :0] for i in problem.inputs]
    return [np.array([row[at] for row in rows]).T for at in range(len(problem.inputs))]


def backward_rows(problem: GradcheckProblem, output: Output, name: str, elements: Iterable[int]) -> list[Arrays]:
    """The gradients of some elements of an output to each input, one pass for each element."""
    found = []
    for at in elements:
        grads = pulled(output.tensor, problem.tensors(), starting(output.tensor, unit(output.tensor.numel(), at), name))
        found.append([gradient_array(i, g, output) for i, g in zip(problem.inputs, grads)])
    return found


def _rows_at_once(problem: GradcheckProblem, output: Output, name: str) -> Arrays | None:
    array = output.tensor._array
    inputs = [input.tensor._array for input in problem.inputs]
    whole = [np.empty((array.size, a.size), traits[a.dtype].wide) for a in inputs]
    batches = chunks(array.size, array.size, *(a.size for a in inputs))
    for batch in batches:
        start = (np.eye(len(batch), array.size, batch.start) * PARTS[name]).astype(array.dtype).reshape(len(batch), *array.shape)
        try:
            found = grad(output.tensor, problem.tensors(), from_array(start), retain_graph=True, allow_unused=True, is_grads_batched=True)
        except Exception:  # whatever it is that the function's backward cannot do with a batch, it is run singly
            return None
        for into, a, rows in zip(whole, inputs, found):
            if rows is None:
                into[batch] = 0
            elif rows._array.shape != (len(batch), *a.shape) or (traits[rows._array.dtype].is_complex and not traits[a.dtype].is_complex):
                return None  # the error comes from the single pass
            else:
                into[batch] = rows._array.reshape(len(batch), -1)
    return whole if batches else None


def _as_single_passes(problem: GradcheckProblem, output: Output, name: str, found: Arrays) -> bool:
    for direction in trial_directions(problem, output.tensor.numel()):
        start = starting(output.tensor, direction, name)
        exact = np.real(start._array.reshape(-1).astype(np.complex128) / PARTS[name])  # as it is in the dtype of the output
        grads = pulled(output.tensor, problem.tensors(), start)
        for input, gradient, rows in zip(problem.inputs, grads, found):
            if not gives(exact, rows, gradient_array(input, gradient, output), input.tensor._array):
                return False
    return True


# ---- forward mode


def pushed(problem: GradcheckProblem, outputs: list[int], input: Input, direction: Any) -> Arrays:
    """The tangents of the outputs, zeros where there is none, for a tangent of one input."""
    array = input.tensor._array
    tangent = from_array(np.asarray(np.reshape(direction, array.shape), array.dtype))
    return [np.zeros_like(flattened(primal)) if t is None else flattened(t) for primal, t in _unpacked(problem, outputs, input, tangent)]


def pushed_at_once(problem: GradcheckProblem, outputs: list[int], input: Input, directions: Any) -> Arrays:
    """For each output its tangents along several directions, of shape (directions, elements out), which were pushed as one batch."""
    from specgrad.batching.vmap import vmap

    def along(tangent: Tensor) -> tuple[Tensor, ...]:
        return tuple(primal.detach() * 0 if t is None else t for primal, t in _unpacked(problem, outputs, input, tangent))

    array = input.tensor._array
    batch = np.asarray(directions).astype(array.dtype).reshape(len(directions), *array.shape)
    found = [rows._array.reshape(len(batch), -1) for rows in vmap(along)(from_array(batch))]
    return [rows.astype(traits[rows.dtype].wide) for rows in found]


def _unpacked(problem: GradcheckProblem, outputs: list[int], input: Input, tangent: Tensor) -> list[Any]:
    """The outputs as (primal, tangent), where one input has a tangent; errors are those of forward mode."""
    with forward_ad.dual_level():
        results = problem.results(problem.with_tensors({id(input.tensor): forward_ad.make_dual(input.tensor, tangent)}))
        return [forward_ad.unpack_dual(results[index]) for index in outputs]


def forward_jacobians(problem: GradcheckProblem, outputs: list[int], input: Input) -> Arrays:
    """The derivatives of the outputs to each element of an input, along each axis: as `numerical.jacobians` gives them."""
    array = input.tensor._array
    if array.size >= FEW:
        found = [_columns_at_once(problem, outputs, input, axis) for axis in axes(array)]
        if all(along is not None and _as_single_pushes(problem, outputs, input, axis, along) for axis, along in zip(axes(array), found)):
            return [np.array([along[at] for along in found if along is not None]) for at in range(len(outputs))]
    return single_forward_jacobians(problem, outputs, input)


def single_forward_jacobians(problem: GradcheckProblem, outputs: list[int], input: Input) -> Arrays:
    """The same, a pass for each element."""
    array = input.tensor._array
    columns = [[pushed(problem, outputs, input, axis * unit(array.size, at)) for at in range(array.size)] for axis in axes(array)]
    if not array.size:
        return [np.zeros((len(columns), 0, flattened(result).size)) for index, result in enumerate(problem.results()) if index in outputs]
    return stacked(columns)


def _columns_at_once(problem: GradcheckProblem, outputs: list[int], input: Input, axis: complex) -> Arrays | None:
    count = input.tensor.numel()
    parts = []
    for batch in chunks(count, count):
        try:
            parts.append(pushed_at_once(problem, outputs, input, axis * np.eye(len(batch), count, batch.start)))
        except Exception:  # whatever it is that the function cannot do with a batch, its tangents are pushed singly
            return None
    return [np.concatenate([part[at] for part in parts]) for at in range(len(outputs))] if parts else None


def _as_single_pushes(problem: GradcheckProblem, outputs: list[int], input: Input, axis: complex, found: Arrays) -> bool:
    array = input.tensor._array
    for direction in trial_directions(problem, array.size):
        exact = np.real(direction.astype(array.dtype)).astype(np.float64)
        single = pushed(problem, outputs, input, axis * exact)
        if not all(gives(exact, rows, expected, array) for rows, expected in zip(found, single)):
            return False
    return True
