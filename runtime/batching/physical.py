"""Batched tensors and their physical tensors, which hold all samples along dimension 0: from one to the other, and single samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.base.promotion import result_dtype
from specgrad.core.base.state import Switched, thread
from specgrad.core.dispatch.op import Op
from specgrad.core.tape.saved import tensor_at
from specgrad.core.tape.tangents import DualLevel, attach
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .batched import Batched, batched, no_values
from .level import BatchLevel


def innermost(op: Op, args: Sequence[Any]) -> BatchLevel | None:
    """The innermost level at which an input of the op is Batched."""
    found: BatchLevel | None = None
    for i in op.all_tensors:
        value = args[i]
        if value.__class__ is Tensor:
            continue
        level = innermost_of(value) if isinstance(value, (tuple, list)) else getattr(value, "_level", None)
        if level is not None and (found is None or level.number > found.number):
            found = level
    if found is not None and found not in thread.batch_levels:
        raise no_values(f"{op.name}()")
    return found


def innermost_of(values: Sequence[Any]) -> BatchLevel | None:
    """The innermost level at which any of some values is Batched."""
    levels = [level for value in values if (level := getattr(value, "_level", None)) is not None]
    return max(levels, key=lambda level: level.number) if levels else None


def is_batched(value: Any, level: BatchLevel) -> bool:
    return value.__class__ is Batched and value._level is level


def physical_of(tensor: Tensor, level: BatchLevel) -> Tensor:
    """All samples of a tensor, along dimension 0; a tensor that all samples share is expanded."""
    if is_batched(tensor, level):
        return tensor._physical  # type: ignore[attr-defined]
    if tensor._level is not None and tensor._level.number > level.number:  # a tangent, which a batch further in does not share as it does the value
        return batched(physical_of(tensor._physical, level).transpose(0, 1), tensor._level)  # type: ignore[attr-defined]
    if has_tangents_of(tensor, level):
        return spread(tensor, level)
    return tensor.expand(level.size, *tensor._array.shape)


def has_tangents_of(value: Any, level: BatchLevel) -> bool:
    """Whether a value that all samples share has a tangent for each of them."""
    while isinstance(value, Tensor) and value._level is not level:
        extra = value._extra
        if extra is not None and any(_has_level(t, level) for t in (extra.tangents or {}).values()):
            return True
        if value._level is None:
            return False
        value = value._physical  # type: ignore[attr-defined]
    return False


def _has_level(tensor: Any, level: BatchLevel) -> bool:
    """Whether a tensor is of the batch of a level, also within one further in."""
    while tensor._level is not None:
        if tensor._level is level:
            return True
        tensor = tensor._physical
    return False


def spread(tensor: Tensor, level: BatchLevel) -> Tensor:
    """A value that all samples share, expanded, with the tangents of all samples."""
    tangents = tangents_of(tensor)
    with outside(level):
        out = _without_tangents(tensor).expand(level.size, *tensor._array.shape)
        for dual_level in thread.dual_levels:
            if dual_level.number in tangents:
                _attach_to_samples(out, physical_of(tangents[dual_level.number], level), dual_level)
    return out


def _attach_to_samples(tensor: Any, tangent: Tensor, dual_level: DualLevel) -> None:
    """Attach a tangent, where the tensor may be of a batch: then to all samples."""
    while tensor._level is not None:
        tensor, tangent = tensor._physical, physical_of(tangent, tensor._level)
    attach(tensor, tangent, dual_level)


def tangents_of(tensor: Any) -> dict[int, Tensor]:
    """The tangents of a tensor, by the numbers of their levels; of one of a batch, as one sample has them."""
    if tensor._level is None:
        return (tensor._extra.tangents or {}) if tensor._extra is not None else {}
    return {number: in_order(tangent, tensor._level) for number, tangent in tangents_of(tensor._physical).items()}


def _without_tangents(tensor: Any) -> Tensor:
    if tensor._level is None:
        return tensor_at(tensor._array, tensor._changes, tensor._node)
    return batched(_without_tangents(tensor._physical), tensor._level)


def in_order(physical: Tensor, level: BatchLevel) -> Tensor:
    """One sample's view of a tensor with all of them along dimension 0.

    That may itself be of a batch further in, as the tangent of a value that this batch shares is: the batch further in is still taken apart first.
    """
    if physical._level is None or physical._level.number < level.number:
        return batched(physical, level)
    return batched(in_order(physical._physical.transpose(0, 1), level), physical._level)  # type: ignore[attr-defined]


def sample(value: Any, level: BatchLevel, index: int) -> Any:
    """One sample of an argument: of a tensor, or of each of a list of them."""
    if is_batched(value, level):
        return value._physical.select(0, index)
    if isinstance(value, (tuple, list)) and any(is_batched(v, level) for v in value):
        return [sample(v, level, index) for v in value]
    return value


def outside(level: BatchLevel) -> Switched:
    """A context in which a level is not open; those inside it are, since tangents of values that they share may be of them."""
    return Switched(batch_levels=tuple(other for other in thread.batch_levels if other is not level))


# ---- elementwise


def aligned(op: Op, args: Sequence[Any], level: BatchLevel) -> tuple[Any, ...]:
    """The operands of an elementwise op as physical tensors, whose dimensions line up as those of the samples do."""
    rank, dtype, mixed = 0, None, False
    for i in op.tensors:
        if isinstance(value := args[i], Tensor):
            array = value._array
            rank = max(rank, array.ndim)
            mixed = mixed or (dtype is not None and array.dtype is not dtype)
            dtype = array.dtype
    if mixed:
        args = _of_one_dtype(op, args)
    return tuple([(a._physical if a._array.ndim == rank else lifted(a, rank)) if is_batched(a, level) else a for a in args])


def lifted(tensor: Batched, rank: int) -> Tensor:
    """The physical tensor with dimensions of size one behind the batch, so that samples have the rank."""
    missing = rank - tensor._array.ndim
    if missing <= 0:
        return tensor._physical
    size, *shape = tensor._physical._array.shape
    return tensor._physical.reshape(size, *(1,) * missing, *shape)


def _of_one_dtype(op: Op, args: Sequence[Any]) -> Sequence[Any]:
    """Operands cast as their samples promote: a sample without dimensions does not decide the dtype, but its physical tensor has a dimension and would."""
    operands = [i for i in op.promotable if isinstance(args[i], Tensor)]
    arrays = [args[i]._array for i in operands]
    if len({a.dtype for a in arrays}) == 1:
        return args
    numbers = [args[i] for i in (*op.promotable, *op.operands) if args[i] is not None and not isinstance(args[i], Tensor)]
    common = result_dtype(arrays, numbers)
    return [a.to(common) if i in operands else a for i, a in enumerate(args)]


def check_rank(name: str, target: Tensor, operands: Sequence[Any]) -> None:
    for other in operands:
        if isinstance(other, Tensor) and other._array.ndim > target._array.ndim:
            raise RuntimeError(f"{name}: output with shape {list(target.shape)} doesn't match the broadcast shape {list(other.shape)}")


def stacked(results: list[Tensor], name: str) -> Tensor:
    """The results of the samples as one tensor, whose dimension 0 is the batch."""
    shapes = {tuple(r.shape) for r in results}
    if len(shapes) > 1:
        raise RuntimeError(
            f"vmap: {name} gives results of different shapes for different samples, {' and '.join(str(list(s)) for s in sorted(shapes)[:2])}: "
            "they cannot make up one tensor"
        )
    return ops.stack(results, 0)


def zeros_like(value: Any, level: BatchLevel) -> Any:
    if is_batched(value, level):
        return value._physical.new_zeros(value._array.shape)
    if isinstance(value, (tuple, list)):
        return [zeros_like(v, level) for v in value]
    return value
