"""The general path of an op: everything that its straight-line function leaves out.

Numbers and mixed dtypes, broadcasting, tensor subclasses and lists, forward mode, saved-tensor hooks, anomaly mode, batches.
"""

from __future__ import annotations

from typing import Any

from specgrad.core.base.state import modes, thread

from .applied import applied
from .arguments import checked, taken_over
from .forward_mode import with_tangents
from .in_place import written
from .op import Op


def general(op: Op, args: tuple[Any, ...]) -> Any:
    """Call an op with any arguments that a user may give."""
    if modes.volatile is not None and modes.volatile.concerns(args):
        return modes.volatile.unrecorded(general, op, args)
    if op.composite:
        return op.forward(*args)
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
    return applied(op, args)
