"""In-place changes of dual tensors: their tangents change in place too, so that those of bases and views change with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.base.tools import zeros_like_array
from specgrad.array.dtypes import traits
from specgrad.core.base.state import grad_enabled, thread
from specgrad.core.tape.node import Node
from specgrad.core.tape.tangents import DualLevel, alias, all_samples, attach, laid_as_value, tangent_at
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.view_origins import replay_tensors
from specgrad.core.tape.views import live_views

from .arguments import input_tensors
from .forward_mode import keep_tangents, levels_of, tangents_of
from .op import Op


def tangents_in_place(op: Op, args: tuple[Any, ...]) -> Callable[[Tensor, Node | None], None] | None:
    """What is to happen to the tangents once an in-place op is done and, if it is, recorded; the old value is kept until then."""
    levels = levels_of(op, args)
    target: Tensor = args[0]
    if not levels or op.non_differentiable or not traits[target._array.dtype].is_inexact:
        return None
    before = {level.number: alias(target, level) for level in levels}
    copy = target._array.copy()
    for kept in before.values():
        kept._array = copy
        kept._changes = [0]
        if kept._extra is not None:  # the tangents of outer levels are changed in place before the inner ones are computed
            kept._extra.tangents = {number: t.clone() for number, t in (kept._extra.tangents or {}).items()}
    given = args
    if grad_enabled() and any(t is not None and t._node is not None for x in input_tensors(op, args) for t in (x, *(tangent_at(x, n) for n in levels))):
        old = _as_before(target, copy, levels)
        given = tuple(old if value is target else value for value in args)

    def finish(changed: Tensor, node: Node | None) -> None:
        for level in levels:
            found = tangents_of(op, given, (changed,), level, before[level.number])
            if 0 in found:
                set_tangent(changed, found[0], level)
        if node is not None:
            keep_tangents(op, given, (changed,), node)

    return finish


def _as_before(target: Tensor, copy: Any, levels: list[DualLevel]) -> Tensor:
    """A tensor before it is changed, with tangents of its own: what is saved of them must not see the change, which is made in place."""
    old = plain_tensor(copy)
    old._node = target._node
    for level in levels:
        tangent = tangent_at(target, level)
        if tangent is not None:
            attach(old, tangent.clone(), level)
    return old


def set_tangent(tensor: Tensor, tangent: Tensor, level: DualLevel) -> None:
    """Change a tensor's tangent in place, so that the tangents of its base and views change with it."""
    view = tensor._extra.view if tensor._extra is not None else None
    base = tensor if view is None else view.base
    whole, have = tangent_at(base, level), tangent_at(tensor, level)
    if whole is None and have is None and view is None and not live_views(base):
        return attach(tensor, tangent, level)
    if whole is None and have is None:
        _set_whole(base, laid_as_value(plain_tensor(zeros_like_array(base._array)), base), tangent, level)
    elif whole is not None and _batches_of(tangent) - _batches_of(whole):
        _set_whole(base, whole, tangent, level)
    have = tangent_at(tensor, level)
    if have is None:  # a view that was made under no_grad
        have = replay_tensors(view.steps, tangent_at(base, level))  # type: ignore[union-attr, arg-type]
        attach(tensor, have, level)
    have.copy_(tangent)


def _batches_of(tensor: Any) -> set[Any]:
    """The levels of the batches that a tensor is of."""
    levels = set()
    while tensor._level is not None:
        levels.add(tensor._level)
        tensor = tensor._physical
    return levels


def _set_whole(base: Tensor, whole: Tensor, like: Tensor, level: DualLevel) -> None:
    """Give a base a tangent, and its views theirs of it: with a place for every sample of another tangent, if that is of a batch."""
    if like._level is not None:
        whole = thread.batch_levels[-1].copy_for(like, whole)
    before = tangent_at(base, level)
    attach(base, whole, level)
    for view in live_views(base):
        own = tangent_at(view, level)
        steps = view._extra.view.steps  # type: ignore[union-attr]
        if steps and (own is None or (before is not None and np.may_share_memory(all_samples(own), all_samples(before)))):  # any other was made dual by itself
            attach(view, replay_tensors(steps, whole), level)
