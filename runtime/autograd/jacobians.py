"""Jacobians by rows, in reverse mode, and by columns, in forward mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

Tensors = tuple[Tensor, ...]
OptionalTensors = tuple["Tensor | None", ...]

OUTPUTS = "outputs of the user-provided function"
BOTH_STRATEGIES = ("forward-mode", "reverse-mode")


# ---- what is given, and what is given back


def as_tuple(value: Any, what: str, function: str) -> tuple[bool, Tensors]:
    """Whether a tuple of tensors was given, and the tuple; a TypeError for anything else."""
    several = isinstance(value, tuple)
    values = value if several else (value,)
    for i, item in enumerate(values):
        if not isinstance(item, Tensor):
            which = f"value at index {i}" if several else f"given {what}"
            raise TypeError(f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but the {which} has type {type(item).__name__}.")
    return several, values


def nested(rows: Sequence[Sequence[Tensor]], outer: bool, inner: bool) -> Any:
    """A row for each output with a part for each input, tuples only where tuples were given."""
    found = tuple(tuple(row) if inner else row[0] for row in rows)
    return found if outer else found[0]


def one_or_all(tensors: Sequence[Any], several: bool) -> Any:
    return tuple(tensors) if several else tensors[0]


def inputs_of(tensors: Tensors, create_graph: bool, require: bool = True) -> Tensors:
    """Tensors of their own for the function: what it captures is told from what it is given."""
    return tuple(t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_(require) for t in tensors)


def results_of(tensors: Sequence[Tensor], create_graph: bool) -> Tensors:
    return tuple(tensors) if create_graph else tuple(t.detach() for t in tensors)


def vector(v: Any, like: Tensors, like_several: bool, create_graph: bool, function: str, otherwise: str) -> OptionalTensors:
    """The vector of a product, which may be left out for a single element."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if {otherwise}.")
        return (None,)
    _, vectors = as_tuple(v, "v", function)
    if len(vectors) != len(like):
        if like_several:
            raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(vectors)}.")
        raise RuntimeError("The given v should contain a single Tensor.")
    for i, (given, tensor) in enumerate(zip(vectors, like)):
        if given.shape != tensor.shape:
            where = f"Entry {i} in " if like_several else ""
            raise RuntimeError(f"{where}v has invalid size: should be {tensor.shape} but got {given.shape}.")
    return inputs_of(vectors, create_graph, require=False)


ONE_INPUT = "the input to the user-provided function is a single Tensor with a single element"
ONE_OUTPUT = "the user-provided function returns a single Tensor with a single element"


# ---- strict mode: what is independent of the inputs is an error


def require_outputs(outputs: Tensors, strict: bool) -> None:
    for i, out in enumerate(outputs):
        if strict and not out.requires_grad:
            raise RuntimeError(
                f"Output {i} of the user-provided function does not require gradients. The outputs must be computed in a differentiable manner from the "
                "input when running in strict mode."
            )


def require_gradients(gradients: Sequence[Tensor | None], strict: bool, why: str) -> None:
    """Raise in strict mode for a gradient that is missing or does not depend on the inputs. why: said of input {i}."""
    for i, gradient in enumerate(gradients):
        if strict and gradient is None:
            raise RuntimeError(f"The output of the user-provided function is independent of input {i}. This is not allowed in strict mode.")
        if strict and not gradient.requires_grad:  # type: ignore[union-attr]
            raise RuntimeError(why.format(i=i))


NO_GRADIENT = "The gradient with respect to input {i} is independent of the inputs of the user-provided function. This is not allowed in strict mode."
NO_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with respect to input {i} is independent of the input. "
    "This is not allowed in strict mode. You should ensure that your function is twice differentiable and that the jacobian depends on the inputs "
    "(this would be violated by a linear function for example)."
)

# Of a product: what is said of a missing part, and of one that cannot be differentiated again.
OF_OUTPUT = "The output of the user-provided function is independent of input {i}. This is not allowed in strict mode."
OF_TRICK = (
    "The gradient with respect to the input is independent of entry {i} in the grad_outputs when using the double backward trick to compute forward mode "
    "gradients. This is not allowed in strict mode."
)
OF_JACOBIAN = "The jacobian of the user-provided function is independent of input {i}. This is not allowed in strict mode."
OF_HESSIAN = (
    "The hessian of the user-provided function is independent of entry {i} in the grad_jacobian. This is not allowed in strict mode as it prevents from "
    "using the double backward trick to replace forward mode AD."
)
CONSTANT = "The {what} of the user-provided function is independent of input {i}. This is not allowed in strict mode when create_graph=True."


def filled(parts: Sequence[Tensor | None], like: Tensors, strict: bool, create_graph: bool, missing: str, what: str) -> Tensors:
    """Zeros for the parts of a product that are missing, or in strict mode an error."""
    found = []
    for i, (part, tensor) in enumerate(zip(parts, like)):
        if part is None:
            if strict:
                raise RuntimeError(missing.format(i=i))
            part = ops.zeros_like(tensor)
        elif strict and create_graph and not part.requires_grad:
            raise RuntimeError(CONSTANT.format(what=what, i=i))
        found.append(part)
    return tuple(found)


def gradients(outputs: Sequence[Tensor | None], inputs: Tensors, vectors: OptionalTensors, create_graph: bool) -> OptionalTensors:
    """`grad`, for outputs some of which do not require one."""
    pairs = [(o, v) for o, v in zip(outputs, vectors) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return grad([o for o, _ in pairs], inputs, [v for _, v in pairs], create_graph=create_graph, allow_unused=True)


def scalar_output(outputs: Any, function: str, strict: bool) -> Tensors:
    """The output of a function whose Hessian is asked for: one tensor with one element."""
    several, found = as_tuple(outputs, OUTPUTS, function)
    require_outputs(found, strict)
    if several:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if found[0].numel() != 1:
        raise RuntimeError(f"The Tensor returned by the function given to {function} should contain a single element")
    return found


def rows_one_by_one(number: int, out: Tensor, inputs: Tensors, create_graph: bool, strict: bool) -> list[Tensor]:
    """The Jacobian of one output, with a backward pass for each of its elements."""
    rows: list[list[Tensor]] = [[] for _ in inputs]
    flat = out.reshape(-1)
    for j in range(out.numel()):
        found = grad(flat[j], inputs, retain_graph=True, create_graph=create_graph, allow_unused=True) if out.requires_grad else (None,) * len(inputs)
        for i, (part, tensor) in enumerate(zip(found, inputs)):
            if part is None and strict:
                raise RuntimeError(f"Output {number} of the user-provided function is independent of input {i}. This is not allowed in strict mode.")
            if part is not None and strict and create_graph and not part.requires_grad:
                raise RuntimeError(CONSTANT.format(what="jacobian", i=i))
            rows[i].append(ops.zeros_like(tensor) if part is None else part)
    return [_as_block(parts, out, tensor) for parts, tensor in zip(rows, inputs)]


def _as_block(rows: list[Tensor], out: Tensor, tensor: Tensor) -> Tensor:
    shape = (*out.shape, *tensor.shape)
    return ops.stack(rows, 0).reshape(shape) if rows else tensor.new_zeros(shape)


def many_rows(out: Tensor, inputs: Tensors, create_graph: bool, chunk_size: int | None) -> list[Tensor]:
    """The same with as many rows as there may be in one pass."""
    count = out.numel()
    if not out.requires_grad or not count:
        return [t.new_zeros((*out.shape, *t.shape)) for t in inputs]
    chunks: list[tuple[Tensor, ...]] = []
    for rows in _unit_vectors(out, chunk_size):
        found = grad(out, inputs, rows, retain_graph=True, create_graph=create_graph, is_grads_batched=True, allow_unused=True)
        chunks.append(tuple(t.new_zeros((rows.shape[0], *t.shape)) if g is None else g for g, t in zip(found, inputs)))
    return [_joined(parts).reshape((*out.shape, *t.shape)) for parts, t in zip(zip(*chunks), inputs)]


def _joined(chunks: Sequence[Tensor]) -> Tensor:
    return ops.cat(list(chunks), 0) if len(chunks) > 1 else chunks[0]


def _unit_vectors(like: Tensor, chunk_size: int | None) -> Any:
    """Tensors in the shape of another with a single 1, one for each place: so many at a time."""
    count = like.numel()
    for start in range(0, count, chunk_size or count):
        rows = min(chunk_size or count, count - start)
        units = np.zeros((rows, count), like._array.dtype)
        units[np.arange(rows), start + np.arange(rows)] = 1
        yield from_array(units.reshape(rows, *like.shape))


def by_columns(func: Callable[..., Any], inputs: Any, create_graph: bool, strict: bool, vectorize: bool, chunk_size: int | None) -> Any:
    """The Jacobian in forward mode: a tangent for each element of the inputs."""
    if create_graph:
        raise NotImplementedError(
            'jacobian: `create_graph=True` and `strategy="forward-mode"` are not supported together (yet). Please either set `create_graph=False` or '
            '`strategy="reverse-mode"`.'
        )
    if strict:
        raise RuntimeError(
            'jacobian: `strict=True` and `strategy="forward-mode"` are not supported together (yet). Please either set `strict=False` or '
            '`strategy="reverse-mode"`.'
        )
    several, given = as_tuple(inputs, "inputs", "jacobian")
    if not vectorize:
        raise NotImplementedError("Computing Jacobian using forward-AD or forward-over-reverse Hessian is only implemented for `vectorize=True`.")
    outputs_several = False
    blocks: list[list[Tensor]] = []  # for each input, for each output
    for number, tensor in enumerate(given):
        chunks = []
        for tangents in _unit_vectors(tensor, chunk_size) if tensor.numel() else [tensor.new_zeros((0, *tensor.shape))]:
            outputs_several, columns = _columns(func, given, number, tangents)
            chunks.append(columns)
        whole = [_joined(parts) for parts in zip(*chunks)]
        blocks.append([c.movedim(0, -1).reshape((*c.shape[1:], *tensor.shape)) for c in whole])
    return nested(list(zip(*blocks)), outputs_several, several)


def _columns(func: Callable[..., Any], inputs: Tensors, number: int, tangents: Tensor) -> tuple[bool, list[Tensor]]:
    """The tangents of the outputs for many tangents of one input."""
    from specgrad.batching.vmap import vmap

    from . import forward_ad

    several = False

    def columns(tangent: Tensor) -> Tensors:
        nonlocal several
        with forward_ad.dual_level():
            several, outputs = as_tuple(func(*(forward_ad.make_dual(t, tangent) if i == number else t for i, t in enumerate(inputs))), "outputs", "jacobian")
            pairs = [forward_ad.unpack_dual(out) for out in outputs]
            return tuple(ops.zeros_like(value) if found is None else found for value, found in pairs)

    found = vmap(columns)(tangents)
    return several, list(found)
