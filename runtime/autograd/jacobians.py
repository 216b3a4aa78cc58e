"""Jacobians by rows, in reverse mode, and by columns, in forward mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from specgrad.array.backends import at, module_of, zeros_on_backend_of
from specgrad.batching.batched import batched
from specgrad.batching.level import BatchLevel
from specgrad.batching.physical import physical_of
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from . import forward_ad
from .differentiate import grad

Tensors = tuple[Tensor, ...]
OptionalTensors = tuple["Tensor | None", ...]

OUTPUTS = "outputs of the user-provided function"
CONSTANT = "The {what} of the user-provided function is independent of input {i}. This is not allowed in strict mode when create_graph=True."


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


def inputs_of(tensors: Tensors, create_graph: bool, require: bool = True) -> Tensors:
    """New tensors for the function to take, so that gradients do not mix with those of tensors that it captures."""
    return tuple(t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_(require) for t in tensors)


def results_of(tensors: Sequence[Tensor], create_graph: bool) -> Tensors:
    return tuple(tensors) if create_graph else tuple(t.detach() for t in tensors)


def require_outputs(outputs: Tensors, strict: bool) -> None:
    for i, out in enumerate(outputs):
        if strict and not out.requires_grad:
            raise RuntimeError(
                f"Output {i} of the user-provided function does not require gradients. The outputs must be computed in a differentiable manner from the "
                "input when running in strict mode."
            )


def rows_one_by_one(number: int, out: Tensor, inputs: Tensors, create_graph: bool, strict: bool) -> list[Tensor]:
    """The Jacobian of one output, with a backward pass for each of its elements."""
    rows: list[list[Tensor]] = [[] for _ in inputs]
    for unit in unit_tensors(out):
        found = grad(out, inputs, unit, retain_graph=True, create_graph=create_graph, allow_unused=True) if out.requires_grad else (None,) * len(inputs)
        for i, (part, tensor) in enumerate(zip(found, inputs)):
            if part is None and strict:
                raise RuntimeError(f"Output {number} of the user-provided function is independent of input {i}. This is not allowed in strict mode.")
            if part is not None and strict and create_graph and not part.requires_grad:
                raise RuntimeError(CONSTANT.format(what="jacobian", i=i))
            rows[i].append(ops.zeros_like(tensor) if part is None else part)
    return [_as_block(parts, out, tensor) for parts, tensor in zip(rows, inputs)]


def _as_block(rows: list[Tensor], out: Tensor, tensor: Tensor) -> Tensor:
    if not out._array.ndim:
        return rows[0].contiguous()  # the gradient of a sum repeats one element
    shape = (*out.shape, *tensor.shape)
    return ops.stack(rows, 0).reshape(shape) if rows else tensor.new_zeros(shape)


def many_rows(out: Tensor, inputs: Tensors, create_graph: bool, chunk_size: int | None) -> list[Tensor]:
    """`rows_one_by_one`, with many rows in one pass; chunk_size: at most how many."""
    count = out.numel()
    if not out.requires_grad or not count:
        return [t.new_zeros((*out.shape, *t.shape)) for t in inputs]
    chunks: list[tuple[Tensor, ...]] = []
    for rows in unit_vectors(out, chunk_size):
        found = grad(out, inputs, rows, retain_graph=True, create_graph=create_graph, is_grads_batched=True, allow_unused=True)
        chunks.append(tuple(t.new_zeros((rows.shape[0], *t.shape)) if g is None else g for g, t in zip(found, inputs)))
    return [_joined(parts).reshape((*out.shape, *t.shape)) for parts, t in zip(zip(*chunks), inputs)]


def _joined(chunks: Sequence[Tensor]) -> Tensor:
    return ops.cat(list(chunks), 0) if len(chunks) > 1 else chunks[0]


def unit_tensors(like: Tensor) -> Iterator[Tensor]:
    """The unit tensors in the shape of another, one by one."""
    for place in range(like._array.size):
        with at(like._array):
            unit = zeros_on_backend_of(like._array, like._array.shape, like._array.dtype)
            unit.reshape(-1)[place] = 1
        yield from_array(unit)


def unit_vectors(like: Tensor, chunk_size: int | None) -> Any:
    """The unit tensors in the shape of another, stacked, chunk_size at a time."""
    count = like.numel()
    for start in range(0, count, chunk_size or count):
        rows = min(chunk_size or count, count - start)
        with at(like._array):
            places = module_of(like._array).arange(rows)
            units = zeros_on_backend_of(like._array, (rows, count), like._array.dtype)
            units[places, start + places] = 1
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
        for tangents in unit_vectors(tensor, chunk_size) if tensor.numel() else [tensor.new_zeros((0, *tensor.shape))]:
            outputs_several, columns = _columns(func, given, number, tangents)
            chunks.append(columns)
        whole = [_joined(parts) for parts in zip(*chunks)]
        blocks.append([c.movedim(0, -1).reshape((*c.shape[1:], *tensor.shape)) for c in whole])
    return nested(list(zip(*blocks)), outputs_several, several)


def _columns(func: Callable[..., Any], inputs: Tensors, number: int, tangents: Tensor) -> tuple[bool, list[Tensor]]:
    """The tangents of the outputs for many tangents of one input."""
    with BatchLevel(tangents._array.shape[0]) as level, forward_ad.dual_level():
        level.of_tangents = True
        duals = [forward_ad.make_dual(t, batched(tangents, level)) if i == number else t for i, t in enumerate(inputs)]
        several, outputs = as_tuple(func(*duals), "outputs", "jacobian")
        found = [ops.zeros_like(value) if tangent is None else tangent for value, tangent in map(forward_ad.unpack_dual, outputs)]
        return several, [physical_of(tangent, level) for tangent in found]
