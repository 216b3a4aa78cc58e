"""Custom functions inside of vmap: by their own `vmap`, or by forward and backward run on a batch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from specgrad.batching.batched import batched
from specgrad.batching.level import BatchLevel
from specgrad.batching.physical import innermost_of, is_batched, outside, physical_of
from specgrad.batching.pytrees import flatten, spread_over, unflatten
from specgrad.core.tape.tensor import Tensor

from .ctx import FunctionCtx
from .node import MISSING, check_number_of_gradients


class VmapInfo(NamedTuple):
    """What a function's `vmap` is given about the batch."""

    batch_size: int
    randomness: str


def apply_to_batch(function: type, cls: Any, args: tuple[Any, ...]) -> Any:
    """Apply a custom function to arguments some of which are Batched; `function` is Function itself."""
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
    if own_rule:
        with outside(level):
            given = cls.vmap(VmapInfo(level.size, level.randomness), in_dims, *physical)
        return _from_own_rule(cls, given, level)
    with outside(level):
        given = _on_batch(function, cls).apply(cls, level, in_dims, *physical)
    outputs = [batched(o, level) if isinstance(o, Tensor) else o for o in (given if isinstance(given, tuple) else (given,))]
    return tuple(outputs) if isinstance(given, tuple) else outputs[0]


def _from_own_rule(cls: Any, given: Any, level: BatchLevel) -> Any:
    """The outputs of a function's own `vmap`, as Batched tensors."""
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


class _Ctx(FunctionCtx):
    """The ctx that a function on one sample is given. What it saves, the node of `_OnBatch` keeps as physical tensors."""

    saved_for_forward: tuple[Any, ...] = ()
    saved_tensors: tuple[Any, ...] = ()

    def __init__(self, needs_input_grad: tuple[bool, ...]):
        self.needs_input_grad = needs_input_grad

    @property
    def saved_variables(self) -> tuple[Any, ...]:
        return self.saved_tensors


def _on_batch(function: type, cls: Any) -> Any:
    """The class that runs `cls` on a batch, made once; it has the same name, which nodes and errors show."""
    if "_batched" not in vars(cls):
        cls._batched = type(cls.__name__, (_OnBatch, function), {})
    return cls._batched


class _OnBatch:
    """A Function of physical tensors that calls another Function's forward, backward and jvp with Batched tensors."""

    generate_vmap_rule = True  # the physical tensors may be Batched too, at a level outside

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
            with _as_saved(ctx, here, ctx.backward_of_batch) as inner:
                given = backward(inner, *(None if g is None else batched(g, here) for g in grads))
            values = given if isinstance(given, tuple) else tuple(given) if isinstance(given, list) else (given,)
            check_number_of_gradients(f"{cls.__name__}Backward", values, len(ctx.shapes))
            found = [_gradient(*given, here) for given in zip(values, ctx.shapes, ctx.in_dims)]
        return (None, None, None, *found)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        with BatchLevel(ctx.size, ctx.randomness) as here:
            given = [t if t is None or d is None else batched(t, here) for t, d in zip(tangents[3:], ctx.in_dims)]
            with _as_saved(ctx, here, ctx.forward_of_batch) as inner:
                made = ctx.cls.jvp(inner, *given)
            several = isinstance(made, (tuple, list))
            found = tuple(None if t is None else physical_of(t, here) for t in (made if several else (made,)))
        return found if several else found[0]


def _hand_over(ctx: Any, made: dict[int, Tensor], level: BatchLevel) -> None:
    """Move Batched attributes of the inner ctx to the node of `_OnBatch`, as physical tensors: a node can keep its outputs without a reference cycle.

    made: the physical tensors of inputs and outputs, by the id of the Batched tensor.
    """
    ctx.attributes_of_batch = {}
    for name, value in list(vars(ctx.inner).items()):
        items = value if value.__class__ is tuple else (value,)
        of_batch = tuple(is_batched(item, level) for item in items)
        if any(of_batch):
            ctx.attributes_of_batch[name] = of_batch, value.__class__ is tuple
            setattr(ctx, f"sample of {name}", tuple(made.get(id(item), item._physical) if b else item for item, b in zip(items, of_batch)))
            delattr(ctx.inner, name)


@contextmanager
def _as_saved(ctx: Any, level: BatchLevel, of_batch: tuple[bool, ...]) -> Iterator[_Ctx]:
    """Within, the inner ctx has its saved tensors and its attributes again, as Batched tensors of a new level."""
    inner = ctx.inner
    inner.saved_tensors = tuple(batched(t, level) if b else t for t, b in zip(ctx.saved_tensors, of_batch))
    for name, (of_batch, several) in ctx.attributes_of_batch.items():
        items = tuple(batched(item, level) if b else item for item, b in zip(getattr(ctx, f"sample of {name}"), of_batch))
        vars(inner)[name] = items if several else items[0]
    try:
        yield inner
    finally:
        inner.saved_tensors = ()
        for name in ctx.attributes_of_batch:
            vars(inner).pop(name, None)


def _gradient(value: Any, shape: tuple[int, ...] | None, dim: int | None, level: BatchLevel) -> Any:
    """The physical gradient of an argument of one sample's shape; summed over the samples if they share the argument."""
    if not isinstance(value, Tensor) or shape is None:
        return value
    physical = physical_of(value if value.shape == shape else value.sum_to_size(shape), level)
    return physical if dim is not None else physical.sum(0)
