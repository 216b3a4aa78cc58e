"""Updates: ops whose results are written over tensors that they read, as a step of an optimizer is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.base.call_site import users_frame
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import check_in_place

from .arguments import checked
from .in_place import check_no_overlap
from .op import Op, call


def written_over(op: Op, args: tuple[Any, ...], written: tuple[int, ...]) -> Any:
    """The general path of an update: the op, then a copy of each result to the argument that it replaces."""
    name = f"{op.name}_"
    args = checked(op, args)
    targets = [args[i] for i in written]
    for i, target in zip(written, targets):
        if not isinstance(target, Tensor):
            raise TypeError(f"{name}(): argument {op.params[i][0]!r} is written to, so it must be a tensor, not {type(target).__name__}")
        check_in_place(target, name)
        check_no_overlap(target._array)
    if len({target.data_ptr() for target in targets if target.numel()}) < sum(target.numel() > 0 for target in targets):
        raise RuntimeError(f"{name}(): {' and '.join(repr(op.params[i][0]) for i in written)} share memory: each is to take another result")
    found = call(op, args)
    results = found if len(written) > 1 else (found,)
    for i, target, result in zip(written, targets, results):
        if result.shape != target.shape:
            raise RuntimeError(f"{name}(): a result of shape {list(result.shape)} cannot be written over {op.params[i][0]!r} of shape {list(target.shape)}")
    for target, result in zip(targets, results):
        target.copy_(result)
    return targets[0] if op.results is None else op.results(targets)


def note_updates(name: str, targets: Sequence[Tensor]) -> None:
    """Note the changes that a kernel has made, with the line of the user who asked for them."""
    frame = users_frame()
    for target in targets:
        changed(target._changes, name, frame)
