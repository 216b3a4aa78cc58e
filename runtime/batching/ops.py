"""Ops on Batched tensors: each is made of ops on the physical tensors, which hold all samples.

Elementwise ops align their operands behind the batch dimension; others have a rule in rules.py; what has none is computed sample by
sample, which is slow and always right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from specgrad.in_place import in_place
from specgrad.op import Op
from specgrad.promotion import result_dtype
from specgrad.saved import tensor_at
from specgrad.state import Switched, thread
from specgrad.tangents import attach
from specgrad.tensor import Tensor

from .batched import Batched, batched, no_values

if TYPE_CHECKING:
    from .level import Level


def run(op: Op, args: tuple[Any, ...]) -> Any:
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
    return wrapped(op, _computed(op, args, level), level)


def run_in_place(op: Op, args: tuple[Any, ...]) -> Any:
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


def innermost(op: Op, args: Sequence[Any]) -> Level | None:
    """The innermost level at which an input of the op is Batched."""
    found: Level | None = None
    for i in op.all_tensors:
        value = args[i]
        if value.__class__ is Tensor:
            continue
        for tensor in value if isinstance(value, (tuple, list)) else (value,):
            level = getattr(tensor, "_level", None)
            if level is not None and (found is None or level.number > found.number):
                found = level
    if found is not None and found not in thread.batch_levels:
        raise no_values(f"{op.name}()")
    return found


def innermost_of(values: Sequence[Any]) -> Level | None:
    """The innermost open level at which any of some values is Batched."""
    levels = [level for value in values if (level := getattr(value, "_level", None)) is not None]
    return max(levels, key=lambda level: level.number) if levels else None


def is_batched(value: Any, level: Level) -> bool:
    return value.__class__ is Batched and value._level is level


def physical_of(tensor: Tensor, level: Level) -> Tensor:
    """All samples of a tensor, along dimension 0: of one that is the same for all, expanded."""
    if is_batched(tensor, level):
        return tensor._physical  # type: ignore[attr-defined]
    if has_tangents_of(tensor, level):
        return _spread(tensor, level)
    return tensor.expand(level.size, *tensor._array.shape)


def has_tangents_of(value: Any, level: Level) -> bool:
    """Whether a value that all samples share has a tangent for each of them."""
    extra = value._extra if isinstance(value, Tensor) and value._level is None else None
    tangents = extra.tangents if extra is not None else None
    return any(is_batched(t, level) for t in (tangents or {}).values())


def _spread(tensor: Tensor, level: Level) -> Tensor:
    """A value that all samples share, expanded, with the tangents of all samples."""
    tangents: dict[int, Tensor] = tensor._extra.tangents  # type: ignore[union-attr, assignment]
    plain = tensor_at(tensor._array, tensor._changes, tensor._node)
    with outside(level):
        out = plain.expand(level.size, *tensor._array.shape)
        for dual_level in thread.dual_levels:
            if dual_level.number in tangents:
                attach(out, physical_of(tangents[dual_level.number], level), dual_level)
    return out


def _met(args: Sequence[Any], level: Level, start: int = 0) -> tuple[Any, ...]:
    """The arguments of an op that has some of a batch; values that all share, but with tangents of that batch, are of the batch too."""

    def met(value: Any) -> Any:
        if isinstance(value, (tuple, list)) and any(has_tangents_of(v, level) for v in value):
            return [met(v) for v in value]
        return batched(_spread(value, level), level) if has_tangents_of(value, level) else value

    return (*args[:start], *(met(value) for value in args[start:]))


def sample(value: Any, level: Level, index: int) -> Any:
    """One sample of an argument: of a tensor, or of each of a list of them."""
    if is_batched(value, level):
        return value._physical.select(0, index)
    if isinstance(value, (tuple, list)) and any(is_batched(v, level) for v in value):
        return [sample(v, level, index) for v in value]
    return value


def outside(level: Level) -> Switched:
    """A context in which a level, and those inside it, are not open."""
    return Switched(batch_levels=tuple(other for other in thread.batch_levels if other.number < level.number))


def call(op: Op, args: Sequence[Any]) -> Any:
    """An op's function with all of its arguments."""
    count = op.positional
    if count >= len(args):
        return op.call(*args)
    return op.call(*args[:count], **{name: value for (name, _), value in zip(op.params[count:], args[count:])})


def wrapped(op: Op, result: Any, level: Level) -> Any:
    """What an op on physical tensors has given, as one sample sees it."""
    if op.gives_list:
        return tuple(batched(r, level) for r in result)
    if op.results is not None:
        return op.results(tuple(batched(r, level) for r in result))
    return batched(result, level) if isinstance(result, Tensor) else result


# ---- elementwise


def aligned(op: Op, args: Sequence[Any], level: Level) -> tuple[Any, ...]:
    """The operands of an elementwise op as physical tensors, whose dimensions line up as those of the samples do."""
    args = _of_one_dtype(op, args)
    rank = max(a._array.ndim for i in op.tensors if isinstance(a := args[i], Tensor))
    return tuple(lifted(a, rank) if is_batched(a, level) else a for a in args)


def lifted(tensor: Batched, rank: int) -> Tensor:
    """The physical tensor with dimensions of size one behind the batch, so that samples have the rank."""
    missing = rank - tensor._array.ndim
    physical = tensor._physical
    if missing <= 0:
        return physical
    shape = physical._array.shape
    return physical.reshape(shape[0], *(1,) * missing, *shape[1:])


def _of_one_dtype(op: Op, args: Sequence[Any]) -> Sequence[Any]:
    """A sample without dimensions gives way to others in its dtype, as any tensor without dimensions does; its batch would not."""
    operands = [i for i in op.promotable if isinstance(args[i], Tensor)]
    arrays = [args[i]._array for i in operands]
    if len({a.dtype for a in arrays}) == 1:
        return args
    numbers = [args[i] for i in (*op.promotable, *op.operands) if args[i] is not None and not isinstance(args[i], Tensor)]
    common = result_dtype(arrays, numbers)
    return [a.to(common) if i in operands else a for i, a in enumerate(args)]


# ---- in place


def _target(name: str, args: Sequence[Any], level: Level) -> Batched:
    """The tensor that an op is to change, which must have a place for every sample."""
    target = args[0]
    if not is_batched(target, level):
        raise RuntimeError(
            f"vmap: {name} cannot change a tensor that all samples share (shape {list(target.shape)}) by one of a batch of {level.size}: there would be "
            f"{level.size} results for one place. Use the out-of-place form, or make the tensor with zeros_like() or new_zeros() of one of the batch."
        )
    return target


def copy_for(source: Tensor, tensor: Tensor) -> Tensor:
    """A copy of a tensor with a place for every sample of another, at each of its levels."""
    levels = []
    while source._level is not None:
        levels.append(source._level)
        source = source._physical  # type: ignore[attr-defined]
    return _copy_at(levels, tensor)


def _copy_at(levels: list[Level], tensor: Tensor) -> Tensor:
    """A copy that is of a batch at each of some levels, the innermost first."""
    if not levels:
        return tensor.clone()
    level = levels[0]
    if tensor._level is not None and tensor._level.number > level.number:
        return batched(_copy_at(levels, tensor._physical), tensor._level)  # type: ignore[attr-defined]
    return batched(_copy_at(levels[1:], physical_of(tensor, level)), level)


def check_rank(name: str, target: Tensor, operands: Sequence[Any]) -> None:
    for other in operands:
        if isinstance(other, Tensor) and other._array.ndim > target._array.ndim:
            raise RuntimeError(f"{name}: output with shape {list(target.shape)} doesn't match the broadcast shape {list(other.shape)}")


def _written(op: Op, args: tuple[Any, ...], level: Level) -> Tensor:
    """An op that is in place from the start: copy_, fill_, zero_, and assignment to an index."""
    from .rules import WRITING

    target = _target(op.name, args, level)
    rule = WRITING.get(op.name)
    if rule is None or rule(op, args, level) is None:
        for i in range(level.size):
            call(op, [sample(a, level, i) for a in args])
    return target


# ---- by a rule, or sample by sample


def _computed(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    from .call import Call
    from .rules import rule_of

    rule = rule_of(op)
    if rule is not None:
        result = rule(Call(op, args, level))
        if result is not None:
            return result
    return one_by_one(op, args, level)


def one_by_one(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    """The op on each sample, the results stacked."""
    results = [call(op, [sample(a, level, i) for a in args]) for i in range(level.size)]
    if not results:
        return _of_nobody(op, args, level)
    if op.gives_list or op.results is not None:
        return [stacked(list(parts), op.name) for parts in zip(*results)]
    return stacked(results, op.name)


def stacked(results: list[Tensor], name: str) -> Tensor:
    """The results of the samples as one tensor, whose dimension 0 is the batch."""
    shapes = {tuple(r.shape) for r in results}
    if len(shapes) > 1:
        raise RuntimeError(
            f"vmap: {name} gives results of different shapes for different samples, {' and '.join(str(list(s)) for s in sorted(shapes)[:2])}: "
            "they cannot make up one tensor"
        )
    from specgrad.generated import ops

    return ops.stack(results, 0)


def _of_nobody(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    """The result for a batch of size 0: as for a sample of zeros, without the sample."""
    given = [_zeros_like(a, level) for a in args]
    result = call(op, given)
    if op.gives_list or op.results is not None:
        return [r.new_zeros((0, *r.shape)) for r in result]
    return result.new_zeros((0, *result.shape))


def _zeros_like(value: Any, level: Level) -> Any:
    if is_batched(value, level):
        return value._physical.new_zeros(value._array.shape)
    if isinstance(value, (tuple, list)):
        return [_zeros_like(v, level) for v in value]
    return value


# ---- random functions


def draw(level: Level, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What a random function gives within a level: an error, the same for all samples, or something else for each."""
    if level.randomness == "error":
        raise RuntimeError(
            f"vmap: called random operation {function.__name__}() while in randomness error mode. Please either use the 'same' or 'different' "
            "randomness flags on vmap or perform the randomness operation out of vmap"
        )
    values = [*args, *kwargs.values()]
    changed = args[0] if function.__name__.endswith("_") else None
    with outside(level):
        if level.randomness == "same":
            if any(is_batched(v, level) for v in values) and not function.__name__.endswith("_like"):
                raise RuntimeError(
                    f"vmap: Vmap does not currently support same randomness with a batched tensor input: {function.__name__}() would draw "
                    "differently for each sample. Use randomness='different'"
                )
            return function(*args, **kwargs)
        if changed is not None:
            _target(function.__name__, args, level)
        results = []
        for i in range(max(level.size, 1)):
            picked = [sample(a, level, i) for a in args] if level.size else [_zeros_like(a, level) for a in args]
            results.append(function(*picked, **{k: sample(v, level, i) for k, v in kwargs.items()}))
        if changed is not None:
            return changed
        physical = stacked(results, function.__name__)
    return batched(physical if level.size else physical.narrow(0, 0, 0), level)
