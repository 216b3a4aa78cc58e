"""The general path of an op: everything that its straight-line function leaves out.

Numbers and mixed dtypes, broadcasting, tensor subclasses and lists, forward mode, saved-tensor hooks, anomaly mode, batches.
"""

from __future__ import annotations

from typing import Any

from specgrad.core.base.state import modes, thread
from specgrad.core.tape.saved_hooks import pack_from

from .applied import applied
from .arguments import begun_anew, checked, taken_over
from .forward_mode import with_tangents
from .in_place import written
from .op import Op, call


def general(op: Op, args: tuple[Any, ...]) -> Any:
    """Call an op with any arguments that a user may give."""
    if (modes.volatile is not None or modes.devices is not None) and (given := begun_anew(general, op, args)) is not NotImplemented:
        return given
    if op.composite:
        return op.forward(*args)
    return by_mode(op, args) if thread.tracer is None else thread.tracer.op(op, args)


def by_mode(op: Op, args: tuple[Any, ...]) -> Any:
    """Call an op as the modes of this thread have it."""
    try:
        args = checked(op, args)
    except TypeError:
        given = taken_over(op, args)
        if given is NotImplemented:
            raise
        return given
    if thread.batch_levels:
        result = thread.batch_levels[-1].run(op, args)
        if result is not NotImplemented:
            return result
    if op.writes:
        return written(op, args)
    if thread.dual_levels and (op.view or not thread.inference):  # a view made in inference mode shows its base's tangent too
        return with_tangents(op, args)
    if thread.saved_tensors_hooks and op.record is not None and op.results is None and not op.gives_list and _only_packs():
        return _packed(op, args)
    return applied(op, args)


def _only_packs() -> bool:
    """Whether saved-tensor hooks are all that ops are to heed, here and in all threads."""
    other = thread.dual_levels or thread.inference or modes.recorders or modes.anomaly is not None or thread.watch is not None or thread.tracer is not None
    return not other and modes.observers == {thread.number}


def _packed(op: Op, args: tuple[Any, ...]) -> Any:
    """An op by its straight-line function, which takes half of the time, and then the hooks."""
    number = thread.number
    try:
        try:
            modes.observers.discard(number)
            result = call(op, args)
        finally:
            modes.observers.add(number)
    except BaseException:
        modes.observers.add(number)  # once more: an interrupt can cut short the one before
        raise
    if result._node is not None and result is not args[0]:  # what an op gives back as it is, it has not recorded
        pack_from(result._node)
    return result
