"""In-place changes to anything that has a history, or is unusual: the result of an op takes the place of its first input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.array.dtypes import traits
from specgrad.core.base.device import CPU, device_of, on_two_devices
from specgrad.core.base.dtypes import dtype_of, numpy_dtype
from specgrad.core.base.promotion import can_cast, cast_refused
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.tape import views
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.tape.saved_hooks import pack_from
from specgrad.core.tape.tensor import NUMBERS, Tensor
from specgrad.core.tape.view_nodes import Overwritten

from .applied import computed, edges_of, refuse_inference_tensors, restoring, show, unwrapped
from .arguments import begun_anew, checked, input_tensors, not_a_tensor
from .forward_in_place import tangents_in_place
from .op import Op


def in_place(op: Op, args: tuple[Any, ...]) -> Tensor:
    """The in-place form of an op: its result takes the place of its first input."""
    if (modes.volatile is not None or modes.devices is not None) and (given := begun_anew(in_place, op, args)) is not NotImplemented:
        return given
    target = args[0]
    if not isinstance(target, Tensor):
        raise not_a_tensor(op, 0, target)
    args = checked(op, args)
    if thread.tracer is not None:
        thread.tracer.changes(target)
    if thread.batch_levels:
        result = thread.batch_levels[-1].run_in_place(op, args)
        if result is not NotImplemented:
            return result
    name = f"{op.name}_"
    records_here = recording()
    edges = edges_of(op, args) if op.record is not None and records_here else ()
    records = any(edge is not None for edge in edges)
    views.check_in_place(target, name, records)
    check_no_overlap(target._array)
    tangents = tangents_in_place(op, args) if thread.dual_levels and not thread.inference else None
    arrays, changes, cast = unwrapped(op, args)
    if any(edges[i] is not None for i in op.saves_self_for if records) and arrays[0] is target._array:
        arrays = (arrays[0].copy(), *arrays[1:])  # a formula reads what is about to be overwritten
        changes = (UNCHANGED, *changes[1:])
    if records and thread.saved_tensors_hooks:
        arrays, changes = _kept_operands(op, target, arrays, changes)
    overwritten = _overwritten(target, changes[1:]) if records else None
    if overwritten is not None:
        changes = tuple(overwritten if at and c is target._changes else c for at, c in enumerate(changes))
    if records:
        _refuse_inference_tensors(op, args, edges, arrays, changes)
    if op.in_place is not None and arrays[0] is target._array and thread.tracer is None:
        op.in_place(*arrays)
    else:
        result = computed(op, arrays)
        _check_fits(op, target._array, result)
        np.copyto(target._array, result, casting="unsafe")
    changed(target._changes, name)
    if thread.watch is not None or modes.anomaly is not None:
        show(op, args, (target,))
    if op.record is None and records_here and any(t._node is not None for t in input_tensors(op, args)):
        views.set_history(target, Overwritten(op.name, input_tensors(op, args)))
    node = None
    if records:
        assert op.record is not None
        node = op.record(restoring(op, args, edges, target._array, cast), arrays, changes, (target._array,), (target._changes,))
        if thread.saved_tensors_hooks:
            pack_from(node)
        views.set_history(target, node)
        if overwritten is not None:
            changed(overwritten, name)
    if tangents is not None:
        tangents(target, node)
    return target


def _refuse_inference_tensors(op: Op, args: tuple[Any, ...], edges: tuple[Any, ...], arrays: tuple[Any, ...], changes: tuple[Any, ...]) -> None:
    """Raise if the op would save an inference tensor: found out by a node of no further use, before anything is changed."""
    if any(t._extra is not None and t._extra.inference for t in input_tensors(op, args)):
        assert op.record is not None
        refuse_inference_tensors(op, args, op.record(edges, arrays, changes, (args[0]._array,), (args[0]._changes,)))


def _overwritten(target: Tensor, others: tuple[Any, ...]) -> list[Any] | None:
    """The changes of another operand that shares the target's memory: the op itself makes it stale, once its node is there."""
    if not any(changes is target._changes for changes in others):
        return None
    known = target._changes
    return [known[0]] if len(known) == 1 else [known[0], known[1], known[2].copy()]


def _kept_operands(op: Op, target: Tensor, arrays: tuple[Any, ...], changes: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Operands that share the target's memory, copied: what saved-tensor hooks pack must be what the op has read, not what it has written."""
    kept, kept_changes = list(arrays), list(changes)
    for at, i in enumerate(op.all_tensors):
        if at and changes[at] is target._changes:
            kept[i], kept_changes[at] = arrays[i].copy(), UNCHANGED
    return tuple(kept), tuple(kept_changes)


def composed_in_place(op: Op, args: tuple[Any, ...]) -> Tensor:
    """The in-place form of an op that is made of others: computed from a copy, because their formulas may read what is overwritten."""
    if (modes.volatile is not None or modes.devices is not None) and (given := begun_anew(composed_in_place, op, args)) is not NotImplemented:
        return given
    if op.in_place is not None:
        op.in_place(*args)
        return args[0]
    target = args[0]
    if target.__class__ is Tensor and not modes.observers and _reads_freely(args) and writes_freely(target):
        result = op.forward(*args)
        if result.__class__ is Tensor and replaced(target, result._array, f"{op.name.partition('.')[0]}_"):
            return target
        _check_fits(op, target._array, result._array)
        return target.copy_(result)
    views.check_in_place(target, f"{op.name}_")
    result = op.forward(target.clone(), *args[1:])
    _check_fits(op, target._array, result._array)
    return target.copy_(result)


def _reads_freely(args: tuple[Any, ...]) -> bool:
    """Whether an op may read its first argument itself, which it changes afterwards: no node will keep that, because nothing is recorded."""
    for arg in args:
        if arg.__class__ is Tensor:
            if arg._node is not None:
                return False
        elif arg is not None and arg.__class__ not in NUMBERS and arg.__class__ is not str:
            return False
    return True


def view_in_place(op: Op, args: tuple[Any, ...]) -> Tensor:
    """The in-place form of an op that gives a view: the tensor itself shows its memory as the view would. Its base, and other views, stay as they are."""
    target = args[0]
    if target.__class__ is Tensor and target._node is None and target._extra is None and not modes.observers:
        array = op.forward(target._array, *args[1:])
        changed(target._changes, f"{op.name}_")
        target._array = array  # all that there is to show of a tensor without a history and without views
        return target
    if (modes.volatile is not None or modes.devices is not None) and (given := begun_anew(view_in_place, op, args)) is not NotImplemented:
        return given
    if not isinstance(target, Tensor):
        raise not_a_tensor(op, 0, target)
    args, name = checked(op, args), f"{op.name}_"
    if target._level is not None:
        target._level.show_as(target, op.call(*args))
        return target
    records = recording() and target._node is not None
    views.check_in_place(target, name, records)
    array = op.forward(target._array, *args[1:])
    node = None
    changed(target._changes, name)
    if records:
        assert op.record is not None
        node = op.record((target._node,), (target._array, *args[1:]), (target._changes,), (array,), (target._changes,))
        if thread.saved_tensors_hooks:
            pack_from(node)
    views.show_as(target, array, (op, args[1:], None), node)
    if target._extra is not None and target._extra.tangents:
        target._extra.tangents = {number: op.call(tangent, *args[1:]) for number, tangent in target._extra.tangents.items()}
    return target


def kept_dtype(op: Op, target: Any, dtype: Any) -> Any:
    """The `dtype` of an op in place: the tensor's own, in which integers then stay; an error if another was asked for."""
    if not isinstance(target, Tensor):
        raise not_a_tensor(op, 0, target)
    own = target._array.dtype
    wanted = numpy_dtype(dtype)
    if wanted is not None and wanted != own:
        raise RuntimeError(
            f"Bad in-place call: input tensor dtype {dtype_of(own)} and output tensor dtype {dtype_of(wanted)} should match; "
            f"use {op.name}() instead of {op.name}_() for a result of another dtype"
        )
    return None if traits[own].is_inexact else dtype_of(own)


def check_no_overlap(array: Any) -> None:
    """Raise if elements of an array that is to be changed share their place in memory, as those of an expanded one do."""
    if 0 in array.strides and array.size and any(stride == 0 and size > 1 for stride, size in zip(array.strides, array.shape)):
        raise RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
            "Please clone() the tensor before performing the operation."
        )


def _check_fits(op: Op, array: Any, result: Any) -> None:
    if isinstance(array, np.ndarray) and not isinstance(result, np.ndarray) and thread.tracer is None:
        raise on_two_devices(f"{op.name}_", CPU, device_of(result))
    if result.shape != array.shape:
        raise RuntimeError(f"output with shape {list(array.shape)} doesn't match the broadcast shape {list(result.shape)}")
    if result.dtype != array.dtype:
        have, want = dtype_of(result.dtype), dtype_of(array.dtype)
        if want.is_complex and have.is_floating_point:  # such as abs: the gradient of a real result is real, and that of the tensor would be complex
            raise RuntimeError(f"In-place {op.name} is not supported for complex tensors: it gives real numbers")
        if not can_cast(have, want) and (op.promotion is None or op.promotion.result != "bool"):
            raise cast_refused(have, want)


def _writes_freely(target: Tensor, *sources: Tensor) -> bool:
    """Whether an array function may write into a tensor without further ado: arrays of the host, of which nothing is recorded."""
    if target._array.__class__ is not np.ndarray or not views.changes_freely(target):
        return False
    for source in sources:
        if source._node is not None or source._array.__class__ is not np.ndarray:
            return False
    if sources:
        check_no_overlap(target._array)
    return True


writes_freely: Callable[..., bool] = native_runtime.writer_of(_writes_freely)


def replaced(target: Tensor, result: Any, name: str) -> bool:
    """Whether a result could take the place of what a tensor holds, of which nothing is recorded; False where they are not of one kind."""
    array = target._array
    if array.__class__ is not np.ndarray or result.__class__ is not np.ndarray or result.shape != array.shape or result.dtype != array.dtype:
        return False
    check_no_overlap(array)
    array[...] = result
    changed(target._changes, name)
    return True


def written(op: Op, args: tuple[Any, ...]) -> Tensor:
    """An op that is written as in place: its array function changes the first array."""
    target: Tensor = args[0]
    edges = edges_of(op, args) if op.record is not None and recording() and traits[target._array.dtype].is_inexact else ()
    views.check_in_place(target, op.name, any(edge is not None for edge in edges))
    if len(op.tensors) > 1 and not op.lists:
        check_no_overlap(target._array)
    tangents = tangents_in_place(op, args) if thread.dual_levels and not thread.inference else None
    arrays, changes, cast = unwrapped(op, args)
    if any(edge is not None for edge in edges):
        _refuse_inference_tensors(op, args, edges, arrays, changes)
    if thread.tracer is None:
        op.forward(*arrays)
    else:
        thread.tracer.writes(op, arrays)
    changed(target._changes, op.name)
    if thread.watch is not None or modes.anomaly is not None:
        show(op, args, (target,))
    node = None
    if any(edge is not None for edge in edges):
        assert op.record is not None
        node = op.record(restoring(op, args, edges, target._array, cast), arrays, changes, (target._array,), (target._changes,))
        if thread.saved_tensors_hooks:
            pack_from(node)
        views.set_history(target, node)
    if tangents is not None:
        tangents(target, node)
    return target
