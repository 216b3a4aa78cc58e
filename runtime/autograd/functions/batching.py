"""Custom functions inside of vmap: by their own `vmap`, or by forward and backward run on a batch."""

from __future__ import annotations

from typing import Any, NamedTuple

from specgrad.batching.batched import batched
from specgrad.batching.level import BatchLevel
from specgrad.batching.physical import innermost_of, is_batched, outside, physical_of
from specgrad.batching.pytrees import flatten, spread_over, unflatten
from specgrad.core.tape.tensor import Tensor

from .node import MISSING


class VmapInfo(NamedTuple):
    """What a function's `vmap` is told of the batch."""

    batch_size: int
    randomness: str


def apply_to_batch(function: type, cls: Any, args: tuple[Any, ...]) -> Any:
    """A custom function, some of whose arguments are of a batch; `function` is Function itself."""
    level: Any = innermost_of(args)
    own_rule = cls.vmap is not MISSING["vmap"]
    if cls.generate_vmap_rule and own_rule:
        raise RuntimeError(
            f"You tried to vmap over {cls.__name__}, but it has both generate_vmap_rule=True and an overridden vmap staticmethod. "
            "Please set generate_vmap_rule=False or delete the overridden vmap staticmethod to avoid ambiguity."
        )
    if not cls.generate_vmap_rule and not own_rule and not level.generates_rules:
        raise RuntimeError(
            f"You tried to vmap over {cls.__name__}, but it does not have vmap support. Please override and implement the vmap staticmethod, "
            f"`{cls.__name__}.vmap(info, in_dims, *args)`, or set generate_vmap_rule=True."
        )
    in_dims = tuple(0 if is_batched(a, level) else None for a in args)
    physical = tuple(a._physical if is_batched(a, level) else a for a in args)
    with outside(level):
        if own_rule:
            given = cls.vmap(VmapInfo(level.size, level.randomness), in_dims, *physical)
        else:
            given = _on_batch(function, cls).apply(cls, level, in_dims, *physical)
    if own_rule:
        return _by_own_rule(cls, given, level)
    return tuple(_as_sample(o, level) for o in given) if isinstance(given, tuple) else _as_sample(given, level)


def _as_sample(output: Any, level: BatchLevel) -> Any:
    return batched(output, level) if isinstance(output, Tensor) else output


def _by_own_rule(cls: Any, given: Any, level: BatchLevel) -> Any:
    """The outputs of a function's own `vmap`, as one sample sees them."""
    if not isinstance(given, tuple) or len(given) != 2:
        raise RuntimeError(
            f"Expected the vmap staticmethod of {cls.__name__} to have two returns, an output and out_dims with structure compatible with the output. "
            f"Got a {type(given).__name__} instead"
        )
    outputs, out_dims = given
    leaves, structure = flatten(outputs)
    dims = spread_over(out_dims, structure)
    if dims is None:
        raise RuntimeError(
            f"The vmap staticmethod of {cls.__name__} returned an incompatible (output, out_dims) tuple. Expected out_dims={out_dims} to be compatible "
            f"with the structure of `output`. out_dims has structure {flatten(out_dims)[1]} but output has structure {structure}."
        )
    return unflatten([leaf if dim is None else batched(leaf.movedim(dim, 0), level) for leaf, dim in zip(leaves, dims)], structure)


# ---- generate_vmap_rule


class _Ctx:
    """The ctx of a function that runs on a batch: what it saves is kept as physical tensors by the ctx of the whole."""

    materialize_grads = True
    dirty_tensors: tuple[Tensor, ...] = ()
    non_differentiable: tuple[Tensor, ...] = ()
    to_save: tuple[Any, ...] = ()
    saved_for_forward: tuple[Any, ...] = ()
    saved_tensors: tuple[Any, ...] = ()

    def __init__(self, needs_input_grad: tuple[bool, ...]):
        self.needs_input_grad = needs_input_grad

    @property
    def saved_variables(self) -> tuple[Any, ...]:
        return self.saved_tensors

    def save_for_backward(self, *tensors: Any) -> None:
        self.to_save = tensors

    def save_for_forward(self, *tensors: Any) -> None:
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        self.non_differentiable = args

    def set_materialize_grads(self, value: bool) -> None:
        self.materialize_grads = value


def _on_batch(function: type, cls: Any) -> Any:
    """The function that runs another on a batch: under its name, so that nodes and errors have it."""
    found = cls.__dict__.get("_batched")
    if found is None:
        found = cls._batched = type(cls.__name__, (_OnBatch, function), {})
    return found


class _OnBatch:
    """Any function on physical tensors: forward, backward and jvp see one sample each."""

    generate_vmap_rule = True  # where those are of a batch too

    @staticmethod
    def forward(ctx: Any, cls: Any, level: BatchLevel, in_dims: tuple[int | None, ...], *args: Any) -> Any:
        ctx.cls, ctx.in_dims, ctx.size, ctx.randomness = cls, in_dims, level.size, level.randomness
        ctx.inner = inner = _Ctx(ctx.needs_input_grad[3:])
        ctx.shapes = tuple(None if not isinstance(a, Tensor) else a.shape if d is None else a.shape[1:] for a, d in zip(args, in_dims))
        with BatchLevel(level.size, level.randomness) as here:
            samples = tuple(a if d is None else batched(a, here) for a, d in zip(args, in_dims))
            if cls.setup_context is MISSING["setup_context"]:
                output = cls.forward(inner, *samples)
            else:
                output = cls.forward(*samples)
                cls.setup_context(inner, samples, output)
            outputs = output if isinstance(output, tuple) else (output,)
            made = {id(o): physical_of(o, here) for o in outputs if isinstance(o, Tensor)}
            made |= {id(s): a for s, a in zip(samples, args) if isinstance(a, Tensor) and id(s) not in made}
            ctx.set_materialize_grads(inner.materialize_grads)
            ctx.mark_dirty(*(made[id(t)] for t in inner.dirty_tensors))
            ctx.mark_non_differentiable(*(made[id(t)] for t in inner.non_differentiable))
            for save, tensors in ((ctx.save_for_backward, inner.to_save), (ctx.save_for_forward, inner.saved_for_forward)):
                save(*(made.get(id(t), t._physical) if is_batched(t, here) else t for t in tensors))
            ctx.backward_of_batch = tuple(is_batched(t, here) for t in inner.to_save)
            ctx.forward_of_batch = tuple(is_batched(t, here) for t in inner.saved_for_forward)
            inner.to_save = inner.saved_for_forward = inner.dirty_tensors = inner.non_differentiable = ()
            _hand_over(ctx, made, here)
            found = tuple(made.get(id(o), o) for o in outputs)
        return found if isinstance(output, tuple) else found[0]

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        cls = ctx.cls
        backward = cls.vjp if cls.backward is MISSING["backward"] and cls.vjp is not MISSING["vjp"] else cls.backward
        with BatchLevel(ctx.size, ctx.randomness) as here:
            with _saved(ctx, here, ctx.backward_of_batch) as inner:
                given = backward(inner, *(None if g is None else batched(g, here) for g in grads))
            values = given if isinstance(given, tuple) else tuple(given) if isinstance(given, list) else (given,)
            if len(values) < len(ctx.shapes) or any(v is not None for v in values[len(ctx.shapes) :]):
                raise RuntimeError(f"function {cls.__name__}Backward returned an incorrect number of gradients (expected {len(ctx.shapes)}, got {len(values)})")
            found = [
                v if not isinstance(v, Tensor) or shape is None else _gradient(v, shape, dim, here)
                for v, shape, dim in zip(values, ctx.shapes, ctx.in_dims)
            ]  # fmt: skip
        return (None, None, None, *found)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        with BatchLevel(ctx.size, ctx.randomness) as here:
            given = [t if t is None or d is None else batched(t, here) for t, d in zip(tangents[3:], ctx.in_dims)]
            with _saved(ctx, here, ctx.forward_of_batch) as inner:
                made = ctx.cls.jvp(inner, *given)
            several = isinstance(made, (tuple, list))
            found = tuple(None if t is None else physical_of(t, here) for t in (made if several else (made,)))
        return found if several else found[0]


def _hand_over(ctx: Any, made: dict[int, Tensor], level: BatchLevel) -> None:
    """Keep what the user has put on the inner ctx as physical tensors on that of the whole, which knows how to keep outputs.

    made: of inputs and outputs, by the id of the tensor of the batch.
    """
    ctx.attributes_of_batch = {}
    for name, value in list(vars(ctx.inner).items()):
        items = value if value.__class__ is tuple else (value,)
        of_batch = tuple(is_batched(item, level) for item in items)
        if any(of_batch):
            ctx.attributes_of_batch[name] = of_batch, value.__class__ is tuple
            setattr(ctx, f"sample of {name}", tuple(made.get(id(item), item._physical) if b else item for item, b in zip(items, of_batch)))
            delattr(ctx.inner, name)


class _saved:
    """The inner ctx, with what was saved, and what was put on it, as one sample sees it."""

    def __init__(self, ctx: Any, level: BatchLevel, of_batch: tuple[bool, ...]):
        self.inner = ctx.inner
        self.tensors = tuple(batched(t, level) if b else t for t, b in zip(ctx.saved_tensors, of_batch))
        self.attributes = {}
        for name, (of_batch, several) in ctx.attributes_of_batch.items():
            items = tuple(batched(item, level) if b else item for item, b in zip(getattr(ctx, f"sample of {name}"), of_batch))
            self.attributes[name] = items if several else items[0]

    def __enter__(self) -> _Ctx:
        self.inner.saved_tensors = self.tensors
        vars(self.inner).update(self.attributes)
        return self.inner

    def __exit__(self, *error: object) -> None:
        self.inner.saved_tensors = ()
        for name in self.attributes:
            vars(self.inner).pop(name, None)


def _gradient(value: Tensor, shape: tuple[int, ...], dim: int | None, level: BatchLevel) -> Tensor:
    """The gradient of an argument: with all samples, or summed over them if they share it."""
    if value.shape != shape:
        value = value.sum_to_size(shape)
    physical = physical_of(value, level)
    return physical if dim is not None else physical.sum(0)
