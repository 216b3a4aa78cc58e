"""Ops on Batched tensors: each is made of ops on the physical tensors, which hold all samples.

Elementwise ops align their operands behind the batch dimension; others have a rule in rules/, which the spec names; an op without a rule
is computed sample by sample, which is slow and always right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from specgrad.core.base.memory_format import refuse_for_batch
from specgrad.core.base.state import thread
from specgrad.core.dispatch.in_place import in_place
from specgrad.core.dispatch.op import Op, call
from specgrad.core.tape.tensor import Tensor

from .batched import Batched, batched
from .level import BatchLevel
from .physical import aligned, check_rank, has_tangents_of, innermost, is_batched, outside, physical_of, sample, spread, stacked, zeros_like
from .rules.call import BatchedCall, rule_named


def run(opened: BatchLevel, op: Op, args: tuple[Any, ...]) -> Any:
    """An op of which some input is Batched; NotImplemented if none is."""
    level = innermost(op, args)
    if level is None:
        return NotImplemented
    if thread.dual_levels:
        args = _met(args, level, start=int(op.writes))
    if op.writes:
        return _written(op, args, level)
    if op.promotion is not None:
        return wrapped(op, call(op, aligned(op, args, level)), level)
    result = _by_rule(op, args, level)
    return wrapped(op, _one_by_one(op, args, level) if result is None else result, level)


def run_in_place(opened: BatchLevel, op: Op, args: tuple[Any, ...]) -> Any:
    """The in-place form of an op of which some input is Batched; NotImplemented if none is."""
    level = innermost(op, args)
    if level is None:
        return NotImplemented
    target = _target(op.name + "_", args, level)
    if thread.dual_levels:
        args = _met(args, level, start=1)
    if op.promotion is not None:
        check_rank(op.name + "_", target, [args[i] for i in op.tensors])
        in_place(op, aligned(op, args, level))
    else:
        for i in range(level.size):  # each sample is a view, which may be changed in place
            in_place(op, tuple(sample(a, level, i) for a in args))
    return target


def _met(args: Sequence[Any], level: BatchLevel, start: int) -> tuple[Any, ...]:
    """The arguments of an op that has Batched ones; values that all samples share, but that have Batched tangents, become Batched too; not the first ones."""
    return (*args[:start], *(_met_one(value, level) for value in args[start:]))


def _met_one(value: Any, level: BatchLevel) -> Any:
    if isinstance(value, (tuple, list)) and any(has_tangents_of(v, level) for v in value):
        return [_met_one(v, level) for v in value]
    return batched(spread(value, level), level) if has_tangents_of(value, level) else value


def wrapped(op: Op, result: Any, level: BatchLevel) -> Any:
    """The results of an op on physical tensors as Batched tensors."""
    if op.gives_list:
        return tuple(batched(r, level) for r in result)
    if op.results is not None:
        return op.results(tuple(batched(r, level) for r in result))
    return batched(result, level) if isinstance(result, Tensor) else result


# ---- in place


def _target(name: str, args: Sequence[Any], level: BatchLevel) -> Batched:
    """The tensor that an op is to change, which must have a place for every sample."""
    target = args[0]
    if not is_batched(target, level):
        raise RuntimeError(
            f"vmap: {name} cannot change a tensor that all samples share (shape {list(target.shape)}) by one of a batch of {level.size}: there would be "
            f"{level.size} results for one place. Use the out-of-place form, or make the tensor with zeros_like() or new_zeros() of one of the batch."
        )
    return target


def copy_for(opened: BatchLevel, source: Tensor, tensor: Tensor) -> Tensor:
    """A copy of a tensor with a place for every sample of another, at each of its levels."""
    levels = []
    while source._level is not None:
        levels.append(source._level)
        source = source._physical  # type: ignore[attr-defined]
    return _copy_at(levels, tensor)


def _copy_at(levels: list[BatchLevel], tensor: Tensor) -> Tensor:
    """A copy that is of a batch at each of some levels, the innermost first."""
    if not levels:
        return tensor.clone()
    level = levels[0]
    if tensor._level is not None and tensor._level.number > level.number:
        return batched(_copy_at(levels, tensor._physical), tensor._level)  # type: ignore[attr-defined]
    return batched(_copy_at(levels[1:], physical_of(tensor, level)), level)


def _written(op: Op, args: tuple[Any, ...], level: BatchLevel) -> Tensor:
    """An op that is in place from the start: copy_, fill_, zero_, and assignment to an index."""
    target = _target(op.name, args, level)
    if _by_rule(op, args, level) is None:
        for i in range(level.size):
            call(op, [sample(a, level, i) for a in args])
    return target


# ---- by a rule, or sample by sample


def _by_rule(op: Op, args: tuple[Any, ...], level: BatchLevel) -> Any:
    """The result of the op's batching rule; None if it has none that fits."""
    return rule_named(op.batch)(BatchedCall(op, args, level)) if op.batch else None


def _one_by_one(op: Op, args: tuple[Any, ...], level: BatchLevel) -> Any:
    """The op on each sample, the results stacked; for an empty batch, shapes and dtypes are those of a sample of zeros."""
    several = op.gives_list or op.results is not None
    if not level.size:
        result = call(op, [zeros_like(a, level) for a in args])
        return [r.new_zeros((0, *r.shape)) for r in result] if several else result.new_zeros((0, *result.shape))
    results = [call(op, [sample(a, level, i) for a in args]) for i in range(level.size)]
    return [stacked(list(parts), op.name) for parts in zip(*results)] if several else stacked(results, op.name)


# ---- random functions


def draw(level: BatchLevel, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call a random function within a level: an error, the same numbers for all samples, or other numbers for each."""
    if level.randomness == "error":
        raise RuntimeError(
            f"vmap: called random operation {function.__name__}() while in randomness error mode. Please either use the 'same' or 'different' "
            "randomness flags on vmap or perform the randomness operation out of vmap"
        )
    changed = args[0] if function.__name__.endswith("_") else None
    values = [*(args if changed is None else args[1:]), *kwargs.values()]
    with outside(level):
        if level.randomness == "same":
            if any(is_batched(v, level) for v in values) and not function.__name__.endswith("_like"):
                raise RuntimeError(
                    f"vmap: Vmap does not currently support same randomness with a batched tensor input: {function.__name__}() would draw "
                    "differently for each sample. Use randomness='different'"
                )
            if not is_batched(changed, level):
                return function(*args, **kwargs)
            changed._physical.copy_(function(changed._physical.new_empty(changed._array.shape), *args[1:], **kwargs))  # type: ignore[union-attr]
            return changed
        if changed is not None:
            _target(function.__name__, args, level)
        results = []
        for i in range(max(level.size, 1)):
            picked = [sample(a, level, i) for a in args] if level.size else [zeros_like(a, level) for a in args]
            results.append(function(*picked, **{k: sample(v, level, i) for k, v in kwargs.items()}))
        if changed is not None:
            return changed
        physical = stacked(results, function.__name__)
    return batched(physical if level.size else physical.narrow(0, 0, 0), level)


# ---- for core, which calls these as methods of a tensor's level


def show_as(level: BatchLevel, tensor: Batched, view: Tensor) -> None:
    """Make a Batched tensor show the elements of a view of itself, for in-place changes of shape."""
    tensor._physical, tensor._array = view._physical, view._array  # type: ignore[attr-defined]


def like(level: BatchLevel, tensor: Batched, function: Callable[..., Tensor], *args: Any, **options: Any) -> Tensor:
    """The result of a function such as zeros_like: Batched too, so that it may be changed in place."""
    refuse_for_batch(function.__name__, options.get("memory_format"))
    return batched(function(tensor._physical, *args, **options), level)


def sample_of(level: BatchLevel, physical: Tensor) -> Tensor:
    """One sample's view of a tensor with all of them along dimension 0."""
    return batched(physical, level)


def total(level: BatchLevel, tensor: Batched) -> Tensor:
    """The sum over all samples."""
    found = tensor._physical.sum(0)
    return found if found._level is None else found._level.total(found)


def all_of(level: BatchLevel, tensor: Tensor) -> Tensor:
    """All samples of a tensor, along dimension 0."""
    return physical_of(tensor, level)


for _method in (run, run_in_place, copy_for, draw, show_as, like, sample_of, total, all_of):
    setattr(BatchLevel, _method.__name__, _method)
