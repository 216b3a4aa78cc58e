"""Batching rules of images, losses and layers."""

from __future__ import annotations

from typing import Any

from specgrad.core.dispatch.op import call

from .call import BatchedCall
from .dims import of_input


def images(c: BatchedCall) -> Any:
    """A batch of images: vmap's batch and the op's own become one."""
    return _joined(c, (0,))


def images_and_places(c: BatchedCall) -> Any:
    """`images` for a batch of images and one of places in them."""
    return _joined(c, (0, 1))


def images_of_all_inputs(c: BatchedCall) -> Any:
    """`images` where every tensor is a batch."""
    return _joined(c, c.op.tensors)


def attention(c: BatchedCall) -> Any:
    """All samples as one batch; with dropout one by one, since what a seed leaves out depends on the place in a batch."""
    return of_input(c) if c.args[-1] is None else None


def of_samples(c: BatchedCall, index: int) -> Any:
    """An argument with vmap's batch in front, repeated if all samples share it."""
    return c.physical(index) if c.batched(index) else c.args[index].expand(c.size, *c.args[index].shape)


def _joined(c: BatchedCall, tensors: tuple[int, ...]) -> Any:
    """The op with vmap's batch and its own joined. tensors: the inputs whose first dimension is the op's own batch."""
    if not all(i in tensors for i in c.op.tensors if c.batched(i)) or any(c.rank(i) != c.rank() for i in tensors):
        return None
    own = c.args[0]._array.shape[0]
    given = list(c.args)
    for i in tensors:
        physical = of_samples(c, i)
        given[i] = physical.reshape(c.size * own, *physical.shape[2:])
    for i, (name, _) in enumerate(c.op.params):
        if name == "shape":
            given[i] = (c.size * own, *c.args[i][1:])
    result = call(c.op, given)
    if c.op.results is not None:
        return [r.reshape(c.size, own, *r.shape[1:]) for r in result]
    return result.reshape(c.size, own, *result.shape[1:])


def steps(c: BatchedCall) -> Any:
    """The rows of all samples side by side, in sequences (steps, rows, columns) and in states of their rows, where samples share the weights."""
    shared = [name for name, _ in c.op.params].index("weight")
    if c.batched(shared):
        return None
    given = list(c.args)
    for i in c.op.tensors:
        if i != shared:
            physical = of_samples(c, i).movedim(0, -3)
            given[i] = physical.reshape(*physical.shape[:-3], c.size * physical.shape[-2], physical.shape[-1])
    result = call(c.op, given)
    apart = [r.reshape(r.shape[0], c.size, r.shape[1] // c.size, r.shape[2]).movedim(1, 0) for r in (result if c.op.results is not None else [result])]
    return apart if c.op.results is not None else apart[0]


def mse_loss(c: BatchedCall) -> Any:
    x, target, how = c.args
    if not (x.dtype.is_inexact and target.dtype.is_inexact):
        return None
    squares = (x - target).square()
    return (squares.mean() if how == "mean" else squares.sum() if how == "sum" else squares)._physical


def nll_loss(c: BatchedCall) -> Any:
    """The losses of all samples as one batch, then reduced sample by sample."""
    x, target, weight, how, ignored = c.args
    if weight is not None or not x.dtype.is_inexact or x._array.ndim not in (1, 2) or target._array.ndim != x._array.ndim - 1:
        return None
    rows = 1 if x._array.ndim == 1 else x._array.shape[0]
    targets = c.physical(1).reshape(c.size * rows)
    losses = c.run(c.physical().reshape(c.size * rows, x._array.shape[-1]), targets, None, "none").reshape(c.size, *target._array.shape)
    if how == "none":
        return losses
    total = losses.reshape(c.size, rows).sum(1)
    return total if how == "sum" else total / (targets != ignored).reshape(c.size, rows).sum(1)


def layer_norm(c: BatchedCall) -> Any:
    return c.run(c.physical()) if c.only(0) and c.args[3] == -1 and c.rank() else None


def batch_norm(c: BatchedCall) -> Any:
    """The channels of all samples side by side, as those of one batch of images."""
    names = [name for name, _ in c.op.params]
    at, size = names.index("channels"), c.args[names.index("channels")][1]
    given = list(c.args)
    for i, name in enumerate(names[:at]):
        if c.args[i] is None:
            continue
        physical = of_samples(c, i)
        if name in ("weight", "bias", "scale", "shift"):
            given[i] = physical.reshape(c.size * size)
        else:
            given[i] = physical.transpose(0, 1).reshape(physical.shape[1], c.size * size, *physical.shape[3:])
    given[at] = (1, c.size * size, *c.args[at][2:])
    if "rows" in names:
        images, groups, n = c.args[at + 1]
        given[at + 1] = images, c.size * groups, n
    result = call(c.op, given)
    images, *of_channels = (result,) if c.op.results is None else result
    apart = images.reshape(images.shape[0], c.size, size, *images.shape[2:]).transpose(0, 1)
    return apart if c.op.results is None else [apart, *(v.reshape(c.size, size) for v in of_channels)]
