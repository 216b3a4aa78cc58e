"""An op on checked arguments: its arrays unwrapped and promoted, computed, the results wrapped and recorded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any

import numpy as np

from specgrad.array.backends import devices_appeared, is_array
from specgrad.array.base.tools import broadcast_shape
from specgrad.array.dtypes import CATEGORIES, traits
from specgrad.core.base.device import CPU, device, device_of, on_two_devices
from specgrad.core.base.dtypes import dtype, dtype_of, get_default_dtype, numpy_dtype
from specgrad.core.base.promotion import factor, result_dtype
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.engine.anomaly import check_results
from specgrad.core.tape import views
from specgrad.core.tape.changes import UNCHANGED
from specgrad.core.tape.lost_history import cut_on_the_general_path, left_out
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.restore import Restore, RestoreToDevice, RestoreToHost
from specgrad.core.tape.saved import inference_saved
from specgrad.core.tape.saved_hooks import pack_from
from specgrad.core.tape.tensor import Tensor, mark_inference, plain_tensor

from .arguments import input_tensors, not_accepted
from .op import Op

_array_of = attrgetter("_array")
_COPIES = frozenset(("clone", "_to_copy"))  # the ops by which an inference tensor becomes an ordinary one


def applied(op: Op, args: tuple[Any, ...]) -> Any:
    """The op on checked arguments: computed, wrapped and, where a gradient may be asked for, recorded."""
    arrays, changes, casts = unwrapped(op, args)
    results = computed(op, arrays)
    wanted = tuple(results) if op.gives_list else results if op.results is not None else (results,)
    node = None
    edges = edges_of(op, args) if op.record is not None and recording() else ()
    if not edges and not op.name.startswith("_"):
        note_cut(op, args)
    if thread.inference:
        outs = _made_in_inference_mode(op, args, wanted)
    elif op.view:
        parent = args[op.tensors[0]]
        outs = tuple(views.view_of(parent, array, op, args[1:], index if op.gives_list else None) for index, array in enumerate(wanted))
    else:
        outs = tuple(map(plain_tensor, wanted))
    if wanted and edges.count(None) < len(edges) and not (op.dtypes and not traits[wanted[0].dtype].is_inexact) and not of_inference_tensors(op, args):
        assert op.record is not None
        restored = restoring(op, args, edges, wanted[0], casts)
        node = op.record(restored, arrays, changes, (wanted,) if op.gives_list else wanted, tuple(o._changes for o in outs))
        refuse_inference_tensors(op, args, node)
        if thread.saved_tensors_hooks:
            pack_from(node)
    if not thread.inference:
        _connect(op, node, outs)
    if thread.watch is not None or modes.anomaly is not None:
        show(op, args, outs)
    if op.gives_list:
        return outs
    return outs[0] if op.results is None else op.results(outs)


def show(op: Op, args: tuple[Any, ...], outs: tuple[Tensor, ...]) -> None:
    """Let a custom function that follows its own ops, and anomaly mode, see what an op has computed."""
    if thread.watch is not None:
        thread.watch.saw(op, input_tensors(op, args), outs)
    if modes.anomaly is not None and modes.anomaly.forward:
        check_results(op, outs, input_tensors(op, args))


def _made_in_inference_mode(op: Op, args: tuple[Any, ...], arrays: Any) -> tuple[Tensor, ...]:
    """The results of an op in inference mode: inference tensors, and views of what is none."""
    if op.view:
        parent = args[op.tensors[0]]
        return tuple(views.view_in_inference_mode(parent, array, op, args[1:], i if op.gives_list else None) for i, array in enumerate(arrays))
    outs = tuple(map(plain_tensor, arrays))
    for out in outs:
        mark_inference(out)
    return outs


def of_inference_tensors(op: Op, args: tuple[Any, ...]) -> bool:
    """Whether all operands are inference tensors: nothing is recorded of an op on them alone, not even of leaves that require grad, but that it copies."""
    if op.name in _COPIES:
        return False
    for i in op.tensors:
        value = args[i]
        if value is not None and not (isinstance(value, Tensor) and value.is_inference()):
            return False
    return not op.lists or all(t.is_inference() for t in input_tensors(op, args))


def refuse_inference_tensors(op: Op, args: tuple[Any, ...], node: Node) -> None:
    """Raise if a node has saved an inference tensor. Within a transform it may, as the history is the transform's own."""
    for tensor in input_tensors(op, args):
        if tensor._extra is not None and tensor._extra.inference:
            break
    else:
        return
    if thread.transform is not None:
        return
    names = [name for name, _ in op.params]
    for name, (slot, kind, _) in node.saved.items():
        if kind not in ("input", "inputs") or getattr(node, slot, None) is None:
            continue
        given = args[names.index("input" if name == "self" else name)]
        if any(isinstance(t, Tensor) and t.is_inference() for t in (given if kind == "inputs" else (given,))):
            raise inference_saved(f"{op.name} saves {name!r}")


def note_cut(op: Op, args: tuple[Any, ...]) -> None:
    """Note that an op that is not recorded ends the history of an input, if one has any."""
    node = next((t._node for t in input_tensors(op, args) if t._node is not None), None)
    if node is not None and (op.record is None or not left_out()):
        cut_on_the_general_path(op.name, node)


def computed(op: Op, arrays: tuple[Any, ...]) -> Any:
    """What the array function of an op gives; NumPy's error about shapes that do not broadcast, in the words for tensors."""
    forward = op.forward if thread.tracer is None else partial(thread.tracer.computed, op)
    try:
        return forward(*arrays)
    except ValueError:
        if op.promotion is not None:
            _check_shapes(op, arrays)
        raise
    except (AttributeError, TypeError) as error:
        if thread.tracer is None and devices_appeared():
            _tell_of_device(op, arrays, error)
        raise


def _tell_of_device(op: Op, arrays: tuple[Any, ...], error: Exception) -> None:
    """Raise an error for what CuPy has refused: a number of the host among its arrays, which only some ops take, or a function that it has not."""
    given = [array for i in op.all_tensors for array in (arrays[i] if i in op.lists else (arrays[i],)) if is_array(array)]
    there = next((array for array in given if not isinstance(array, np.ndarray)), None)
    if there is None:
        return
    if any(isinstance(array, np.ndarray) for array in given):
        raise on_two_devices(op.name, device_of(there), CPU) from error
    if str(error).startswith("module "):
        raise NotImplementedError(f"{op.name}() is not implemented for tensors on {device_of(there)}: {error}") from error


def _check_shapes(op: Op, arrays: tuple[Any, ...]) -> None:
    try:
        broadcast_shape(*(arrays[i].shape for i in op.tensors if hasattr(arrays[i], "shape")))
    except Exception as error:
        raise error from None  # so that NumPy's is not shown as well


def _connect(op: Op, node: Node | None, outs: tuple[Tensor, ...]) -> None:
    """Give each differentiable result its place in the graph."""
    if node is None:
        for out in outs:
            out._node = None
    elif op.gives_list or op.several:
        for index, out in enumerate(outs):
            out._node = Port(node, index) if op.gives_list or op.flags[index] else None
    else:
        for out, differentiable in zip(outs, op.flags):
            out._node = node if differentiable else None


def unwrapped(op: Op, args: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...], bool]:
    """The arrays of the arguments, cast to the dtype of the op; the lists of changes; whether anything was cast."""
    array_of = _array_of if thread.tracer is None else thread.tracer.array_of
    arrays = list(args)
    changes: list[Any] = []
    for i in op.all_tensors:
        value = args[i]
        if isinstance(value, Tensor):
            arrays[i] = array_of(value)
            changes.append(value._changes)
        elif i in op.lists:
            arrays[i] = tuple(array_of(t) if t is not None else None for t in value)
            changes.append(tuple(t._changes if t is not None else UNCHANGED for t in value))
        else:
            changes.append(UNCHANGED)
    for i in op.dtypes:
        arrays[i] = numpy_dtype(args[i])
    if thread.tracer is None and devices_appeared():
        check_devices(op, arrays)
    if op.promotion is None or of_one_dtype(op, arrays):
        return tuple(arrays), tuple(changes), False
    return promoted(op, arrays, changes)


def of_one_dtype(op: Op, arrays: list[Any]) -> bool:
    """Whether all operands are NumPy arrays of one float or complex dtype that the op computes in: the most common case."""
    promotion = op.promotion
    if promotion is None or promotion.bools or op.scalars or op.accepts is not None:
        return False
    dtype = None
    for i in op.tensors:
        array = arrays[i]
        if array.__class__ is not np.ndarray:
            return False
        if dtype is None:
            dtype = array.dtype
        elif array.dtype is not dtype:
            return False
    return dtype is not None and traits[dtype].is_inexact and traits[dtype].letter in promotion.classes


def promoted(op: Op, arrays: list[Any], changes: list[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...], bool]:
    """The operands of an elementwise op in one dtype."""
    operands = [i for i in op.promotable if arrays[i] is not None]
    with_arrays = [i for i in operands if hasattr(arrays[i], "dtype")]
    numbers = [arrays[i] for i in operands if not hasattr(arrays[i], "dtype")]
    numbers += [arrays[i] for i in op.operands if arrays[i] is not None]
    key = (*[(arrays[i].dtype, arrays[i].ndim == 0) for i in with_arrays], *map(type, numbers), get_default_dtype())
    common = op.common_dtypes.get(key)
    if common is None:
        common = op.common_dtypes[key] = common_dtype(op, [arrays[i] for i in with_arrays], numbers)
    numpy = common.numpy
    cast = False
    for i in with_arrays:
        if arrays[i].dtype is not numpy and arrays[i].dtype != numpy:
            arrays[i] = arrays[i].astype(numpy)
            changes[op.all_tensors.index(i)] = UNCHANGED
            cast = True
    for i in op.factors:
        arrays[i] = factor(op.params[i][0], arrays[i], common)
    assert op.promotion is not None
    for i in op.promotion.bools:
        if not traits[arrays[i].dtype].is_bool:
            raise RuntimeError(f"{op.name}(): argument {op.params[i][0]!r} must be a bool tensor, not {dtype_of(arrays[i].dtype)}")
    return tuple(arrays), tuple(changes), cast


_WORDS = {"bool": "bool", "int": "integer", "float": "floating-point", "complex": "complex"}


def common_dtype(op: Op, arrays: list[Any], numbers: list[Any]) -> dtype:
    """The dtype in which an elementwise op computes on these operands."""
    promotion = op.promotion
    assert promotion is not None
    common = result_dtype(arrays, numbers)
    if promotion.floats and common.category in ("bool", "int"):
        common = get_default_dtype()
    if op.accepts is not None and not op.accepts[common.numpy]:
        raise not_accepted(op, common)
    if CATEGORIES[common.category] not in promotion.classes:
        accepted = ", ".join(_WORDS[category] for category, letter in CATEGORIES.items() if letter in promotion.classes)
        raise NotImplementedError(f'"{op.name}" not implemented for {common.word!r}: {op.signature} takes {accepted} tensors')
    return common


def check_devices(op: Op, arrays: Sequence[Any]) -> None:
    """Raise unless all operands are on one device. The host's arrays without dimensions go with any, as numbers do, and so do its indices in brackets."""
    if op.name == "copy_":  # it is what moves
        return
    found: dict[device, str] = {}
    for i in op.all_tensors:
        if op.params[i][1].startswith("Tensor?["):
            continue
        for array in arrays[i] if i in op.lists else (arrays[i],):
            if is_array(array) and (array.ndim or not isinstance(array, np.ndarray)):
                found.setdefault(device_of(array), op.params[i][0])
    if len(found) > 1:
        (one, first), (other, second), *_ = found.items()
        raise on_two_devices(op.name, f"{one} (of {first!r})", f"{other} (of {second!r})")


def edges_of(op: Op, args: tuple[Any, ...]) -> tuple[Node | None, ...]:
    """The nodes that take the gradients of the differentiable inputs."""
    edges: list[Node | None] = []
    for i in op.edges:
        value = args[i]
        if i in op.lists:
            edges += [t._node if t is not None else None for t in value]
        else:
            edges.append(value._node if isinstance(value, Tensor) else None)
    return tuple(edges)


def restoring(op: Op, args: tuple[Any, ...], edges: tuple[Node | None, ...], result: Any, cast: bool) -> tuple[Node | None, ...]:
    """The edges, with the way back from broadcasting and casting on them."""
    sources: list[Any] = []
    for i in op.edges:
        sources += args[i] if i in op.lists else [args[i]]
    elementwise = op.promotion is not None
    restored = []
    for source, edge in zip(sources, edges):
        if edge is not None:
            array = source._array
            broadcast = elementwise and array.shape != result.shape
            recast = cast or (not elementwise and array.dtype != result.dtype and traits[result.dtype].is_inexact)
            on_host = isinstance(array, np.ndarray) and not isinstance(result, np.ndarray) and thread.tracer is None
            if not isinstance(array, np.ndarray) and thread.tracer is None and (where := device_of(array)) != device_of(result):
                edge = RestoreToDevice(edge, array.shape, array.dtype, where)
            elif broadcast or recast or on_host:
                edge = (RestoreToHost if on_host else Restore)(edge, array.shape, array.dtype)
        restored.append(edge)
    return tuple(restored)
