"""The general path of an op: everything that its straight-line function leaves out.

Numbers and mixed dtypes, broadcasting, tensor subclasses and lists, forward mode, saved-tensor hooks, anomaly mode, batches.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.base import native
from specgrad.core.base import dtypes
from specgrad.core.base.state import modes, thread
from specgrad.core.tape.saved_hooks import pack_from
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .applied import applied, common_dtype
from .arguments import begun_anew, checked, taken_over
from .forward_mode import with_tangents
from .in_place import written
from .op import Conversions, Op, call


def general(op: Op, args: tuple[Any, ...]) -> Any:
    """Call an op with any arguments that a user may give."""
    if (modes.volatile is not None or modes.devices is not None) and (given := begun_anew(general, op, args)) is not NotImplemented:
        return given
    if op.composite:
        return op.forward(*args)
    if op.promotion is not None and not modes.observers and not modes.recorders and (found := _in_one_dtype(op, args)) is not NotImplemented:
        return found
    return by_mode(op, args) if thread.tracer is None else thread.tracer.op(op, args)


_PROMOTING = frozenset((bool, int, float, complex))


def _in_one_dtype(op: Op, args: tuple[Any, ...]) -> Any:
    """An elementwise op on plain tensors of the host of several dtypes, or of integers that it takes as floats: converted, and then by its straight-line
    function. It takes a third of the time. NotImplemented where nothing is converted, or a gradient would have to be converted back.
    """
    key: list[Any] = [dtypes._default]
    for value in args:
        if value.__class__ is Tensor:
            array = value._array
            if array.__class__ is not np.ndarray:
                return NotImplemented
            key.append(array.dtype if array.ndim else (array.dtype,))
        else:
            key.append(value.__class__)
    plan = op.conversions.get(known := tuple(key))
    if plan is None:
        plan = op.conversions[known] = _conversions(op, args)
    wanted, places, without_history = plan
    for i in without_history:
        if args[i]._node is not None:
            return NotImplemented
    if not places:
        return NotImplemented
    given = list(args)
    for i in places:
        array = args[i]._array
        converted = native.converted(array, wanted)
        given[i] = plain_tensor(array.astype(wanted) if converted is None else converted)
    return op.call(*given) if op.positional >= len(given) else call(op, given)


def _conversions(op: Op, args: tuple[Any, ...]) -> Conversions:
    """How the arguments of an op come to be of one dtype; without any places where the general path has to look at them."""
    tensors = [i for i in op.promotable if args[i].__class__ is Tensor]
    numbers = [args[i] for i in op.promotable if i not in tensors and args[i] is not None]
    numbers += [args[i] for i in op.operands if args[i] is not None]
    if not tensors or op.writes or any(number.__class__ not in _PROMOTING for number in numbers):
        return None, (), ()
    try:
        wanted = common_dtype(op, [args[i]._array for i in tensors], numbers).numpy
    except (TypeError, RuntimeError):  # told of by the general path
        return None, (), ()
    places = tuple(i for i in tensors if args[i]._array.dtype != wanted)
    return wanted, places, places if op.record is not None else tuple(i for i in op.tensors if args[i].__class__ is Tensor)


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
