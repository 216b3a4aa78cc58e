"""The backward pass and batches: `grad` and `backward` inside of vmap, and many gradients in one pass.

The history of a Batched tensor is that of its physical tensor, so a pass inside of vmap is one pass over physical tensors. Where only
the gradients are Batched, the pass itself runs on Batched gradients, as a recorded pass does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from specgrad.core.engine.arguments import check_gradient, ones_like
from specgrad.core.factories.sequences import arange
from specgrad.core.tape.tensor import Tensor

from .batched import batched
from .level import BatchLevel
from .physical import innermost_of, is_batched, physical_of, stacked

Gradients = Sequence[Tensor | None]
Grad = Callable[..., tuple[Any, ...]]  # `autograd.grad`, which hands itself in


def grad_in_batch(
    grad: Grad, outputs: Sequence[Tensor], inputs: Sequence[Tensor], gradients: Gradients, level: BatchLevel, options: dict[str, Any]
) -> tuple[Any, ...]:
    """`grad` where some outputs or inputs are Batched; level: the innermost of theirs."""
    inside = innermost_of(gradients)
    if inside is not None and inside.number > level.number:  # many gradients for each sample
        rows = [physical_of(g, inside) for g in _given_or_ones(outputs, gradients)]
        found = grad(outputs, inputs, rows, is_grads_batched=True, **options)
        return tuple(None if g is None else batched(g, inside) for g in found)
    given = _given_or_ones(outputs, gradients)
    for i, (out, gradient) in enumerate(zip(outputs, given)):
        check_gradient(out, gradient, i)
    physical = [physical_of(o, level) if o.requires_grad else o for o in outputs]
    rows = [physical_of(g, level) for g in given]
    if all(is_batched(t, level) for t in inputs):
        found = grad(physical, [t._physical for t in inputs], rows, **options)  # type: ignore[attr-defined]
        return tuple(None if g is None else batched(g, level) for g in found)
    return _one_by_one(grad, physical, inputs, rows, level, options, many=False)


def _given_or_ones(outputs: Sequence[Tensor], gradients: Gradients) -> list[Tensor]:
    """The gradients with which a pass begins: those that were given, or 1 for an output of one element."""
    return [ones_like(out) if gradient is None else gradient for out, gradient in zip(outputs, gradients)]


def _one_by_one(
    grad: Grad, outputs: list[Tensor], inputs: Sequence[Tensor], rows: list[Tensor], level: BatchLevel, options: dict[str, Any], many: bool
) -> tuple[Any, ...]:
    """A pass for each sample: the gradients of an input that all samples share differ from sample to sample, and one pass would add them up.

    many: the gradients have, after the batch, a dimension that numbers them, as for `is_grads_batched`.
    """
    targets = [t._physical if is_batched(t, level) else t for t in inputs]  # type: ignore[attr-defined]
    numbers = arange(level.size, device=rows[0].device)
    by_sample = []
    for i in range(level.size):
        one = [g.where((numbers == i).reshape(-1, *(1,) * (g.dim() - 1)), 0) for g in rows]
        one = [g.transpose(0, 1) for g in one] if many else one
        keep = i < level.size - 1 or options["retain_graph"]
        found = grad(outputs, targets, one, is_grads_batched=many, **{**options, "retain_graph": keep})
        by_sample.append([g if g is None or not is_batched(t, level) else g.select(int(many), i) for g, t in zip(found, inputs)])
    if not by_sample:
        lead = (0, rows[0].shape[1]) if many else (0,)
        return tuple(batched(target.new_zeros((*lead, *t._array.shape)), level) for target, t in zip(targets, inputs))
    return tuple(None if parts[0] is None else batched(stacked(list(parts), "grad"), level) for parts in zip(*by_sample))


def backward_in_batch(backward: Callable[..., None], tensors: Sequence[Tensor], gradients: Gradients, level: BatchLevel, options: dict[str, Any]) -> None:
    """`backward` where some of the tensors are Batched: `.grad` gets the sum over the samples."""
    roots: list[Any] = [t._physical if is_batched(t, level) else t for t in tensors]  # type: ignore[attr-defined]
    given = []
    for i, (tensor, gradient) in enumerate(zip(tensors, _given_or_ones(tensors, gradients))):
        check_gradient(tensor, gradient, i)
        rows = physical_of(gradient, level)
        given.append(rows if is_batched(tensor, level) else rows.sum(0))
    if options["inputs"] is not None:
        options["inputs"] = [t._physical if is_batched(t, level) else t for t in options["inputs"]]
    backward(roots, given, **options)


# ---- many gradients in one pass


def grad_of_rows(grad: Grad, outputs: Sequence[Tensor], inputs: Sequence[Tensor], gradients: Gradients, options: dict[str, Any]) -> tuple[Any, ...]:
    """`grad(is_grads_batched=True)`: the first dimension of the gradients, and of the results, numbers passes that are made as one."""
    rows = _given_or_ones(outputs, gradients)
    size = _checked_count(outputs, rows)
    outer = innermost_of([*outputs, *inputs])
    if outer is not None:
        return _rows_in_batch(grad, outputs, inputs, rows, outer, options)
    with BatchLevel(size) as level:
        found = grad(outputs, inputs, [batched(g, level) for g in rows], **options)
        return tuple(None if g is None else physical_of(g, level) if is_batched(g, level) else physical_of(g, level).clone() for g in found)


def _checked_count(outputs: Sequence[Tensor], rows: list[Tensor]) -> int:
    """How many gradients there are for each output: as many for all."""
    for i, (out, gradient) in enumerate(zip(outputs, rows)):
        shape = gradient._array.shape
        if not shape:
            raise IndexError(f"is_grads_batched=True: grad_output[{i}] is a tensor without dimensions, but its first dimension is to number the gradients")
        if hasattr(out, "shape") and shape[1:] != tuple(out.shape):  # an edge of the graph has none
            raise RuntimeError(
                "If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the batch dimension. The sizes of the remaining "
                f"dimensions are expected to match the shape of corresponding output, but a mismatch was detected: grad_output[{i}] has a shape of "
                f"{gradient.shape} and output[{i}] has a shape of {out.shape}. If you only want some tensors in `grad_output` to be considered batched, "
                "consider using vmap."
            )
    sizes = [g._array.shape[0] for g in rows]
    if len(set(sizes)) > 1:
        raise ValueError(f"vmap: Expected all tensors to have the same size in the mapped dimension, got sizes {sizes} for the mapped dimension")
    return int(sizes[0])


def _rows_in_batch(
    grad: Grad, outputs: Sequence[Tensor], inputs: Sequence[Tensor], rows: list[Tensor], level: BatchLevel, options: dict[str, Any]
) -> tuple[Any, ...]:
    """`grad_of_rows` inside of vmap: over physical tensors, whose batch dimension comes after the one that numbers the gradients."""
    physical = [physical_of(o, level) for o in outputs]
    given = [physical_of(g, level) for g in rows]
    if not all(is_batched(t, level) for t in inputs):
        return _one_by_one(grad, physical, inputs, given, level, options, many=True)
    targets = [t._physical for t in inputs]  # type: ignore[attr-defined]
    found = grad(physical, targets, [g.transpose(0, 1) for g in given], is_grads_batched=True, **options)
    return tuple(None if g is None else batched(g.transpose(0, 1), level) for g in found)
