"""Batched tensors and their physical tensors, which hold all samples along dimension 0: from one to the other, and single samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.base.promotion import result_dtype
from specgrad.core.base.state import Switched, thread
from specgrad.core.dispatch.op import Op
from specgrad.core.tape.saved import tensor_at
from specgrad.core.tape.tangents import attach
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .batched import Batched, no_values
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
    if has_tangents_of(tensor, level):
        return spread(tensor, level)
    return tensor.expand(level.size, *tensor._array.shape)


def has_tangents_of(value: Any, level: BatchLevel) -> bool:
    """Whether a value that all samples share has a tangent for each of them."""
    extra = value._extra if isinstance(value, Tensor) and value._level is None else None
    tangents = extra.tangents if extra is not None else None
    return any(is_batched(t, level) for t in (tangents or {}).values())


def spread(tensor: Tensor, level: BatchLevel) -> Tensor:
    """A value that all samples share, expanded, with the tangents of all samples."""
    tangents: dict[int, Tensor] = tensor._extra.tangents  # type: ignore[union-attr, assignment]
    plain = tensor_at(tensor._array, tensor._changes, tensor._node)
    with outside(level):
        out = plain.expand(level.size, *tensor._array.shape)
        for dual_level in thread.dual_levels:
            if dual_level.number in tangents:
                attach(out, physical_of(tangents[dual_level.number], level), dual_level)
    return out


def sample(value: Any, level: BatchLevel, index: int) -> Any:
    """One sample of an argument: of a tensor, or of each of a list of them."""
    if is_batched(value, level):
        return value._physical.select(0, index)
    if isinstance(value, (tuple, list)) and any(is_batched(v, level) for v in value):
        return [sample(v, level, index) for v in value]
    return value


def outside(level: BatchLevel) -> Switched:
    """A context in which a level, and those inside it, are not open."""
    return Switched(batch_levels=tuple(other for other in thread.batch_levels if other.number < level.number))


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
