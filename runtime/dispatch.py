"""The general path of an op: everything that its straight-line function leaves out.

Numbers and mixed dtypes, broadcasting, tensor subclasses and lists, forward mode, saved-tensor hooks, anomaly mode, the
profiler; and in-place changes to anything that has a history. An `Op` is what the generator tells about an entry of the spec.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np

from specgrad.array.tools import broadcast_shape

from . import views
from .cuts import cut_on_the_general_path, left_out
from .device import device_of
from .dtypes import dtype, dtype_of, get_default_dtype, numpy_dtype
from .edges import Restore
from .node import Node, Port, new
from .promotion import can_cast, factor, result_dtype
from .saved import UNCHANGED, changed
from .state import modes, thread
from .tensor import NUMBERS, Tensor, mark_inference

TRANSPOSE = object()  # a forward-mode rule: the gradient formula, transposed


class Promotion:
    """How the dtypes of an elementwise op's operands decide the dtype that it computes in."""

    __slots__ = ("bools", "classes", "floats", "result")

    def __init__(self, floats: bool, bools: tuple[int, ...], result: str, classes: str):
        self.floats = floats  # integers are taken as floats
        self.bools = bools  # operands that only choose
        self.result = result  # "same", "real" or "bool"
        self.classes = classes  # the dtype classes that the op accepts


class Op:
    """One entry of the spec, as the general path needs it."""

    def __init__(
        self,
        name: str,
        signature: str,
        where: str,
        params: tuple[tuple[str, str], ...],
        forward: Callable[..., Any],
        record: Callable[..., Node] | None = None,
        edges: tuple[int, ...] = (),
        differentiable: tuple[bool, ...] | None = None,
        non_differentiable: str = "",
        promotion: Promotion | None = None,
        composite: bool = False,
        view: bool = False,
        writes: bool = False,
        gives_list: bool = False,
        results: type | None = None,
        tangents: dict[str, Any] | None = None,
        saves_self_for: tuple[str, ...] = (),
        reflected: str = "",
        positional: int = 0,
        required: tuple[str, ...] = (),
    ):
        self.name, self.signature, self.where = name, signature, where
        self.params, self.forward, self.record, self.edges = params, forward, record, edges
        count = len(results._fields) if results is not None else 1  # type: ignore[attr-defined]
        self.flags = differentiable or (True,) * count  # which results are differentiable
        self.several = sum(self.flags) > 1  # more than one is: the node receives a list of gradients
        self.non_differentiable = non_differentiable
        self.promotion, self.composite, self.view, self.writes = promotion, composite, view, writes
        self.gives_list, self.results, self.tangents = gives_list, results, tangents or {}
        self.saves_self_for = tuple(index for index, i in enumerate(edges) if params[i][0] in saves_self_for)  # edges
        self.reflected = reflected  # of an operator: the method by which the other operand may take over
        self.positional, self.required = positional, required  # how many may be given by position, which must be given
        self.call: Callable[..., Any]  # the function; set once it is defined
        types = [type_ for _, type_ in params]
        self.takes_ints = positional == 2 and types[1] == "int[]"  # x.view(2, 3), as well as x.view((2, 3))
        self.tensors = tuple(i for i, t in enumerate(types) if t in ("Tensor", "Tensor?"))
        self.promotable = tuple(i for i in self.tensors if promotion is None or i not in promotion.bools)
        self.common_dtypes: dict[Any, dtype] = {}  # of operands of these dtypes
        self.lists = tuple(i for i, t in enumerate(types) if t.startswith("Tensor") and "[]" in t)
        self.all_tensors = tuple(sorted(self.tensors + self.lists))
        self.dtypes = tuple(i for i, t in enumerate(types) if t.startswith("dtype"))
        self.of_tensors_alone = promotion is not None and not promotion.bools and self.tensors == edges == tuple(range(len(params)))
        self.scalars = tuple(i for i, t in enumerate(types) if t.startswith("Scalar"))
        masks = promotion is not None and promotion.bools
        self.operands = tuple(i for i in self.scalars if not masks and (types[i] == "Scalar?" or params[i][0] in required))  # numbers that promote
        self.factors = tuple(i for i in self.scalars if i not in self.operands)  # numbers that take the op's dtype

    def __repr__(self) -> str:
        return f"<op {self.signature}>"


def return_type(name: str, fields: tuple[str, ...]) -> type:
    """The named tuple that an op with several results gives."""

    def shown(self: Any) -> str:
        return f"specgrad.return_types.{name}(\n" + ",\n".join(f"{f}={v!r}" for f, v in zip(fields, self)) + ")"

    attributes: dict[str, Any] = {f: property(itemgetter(i)) for i, f in enumerate(fields)}
    attributes |= {"__slots__": (), "_fields": fields, "__repr__": shown, "__reduce__": lambda self: (tuple, (tuple(self),))}
    return type(name, (tuple,), attributes)


# ---- arguments


volatile: Any = None  # autograd/volatile.py, once there are volatile tensors


def general(op: Op, args: tuple[Any, ...]) -> Any:
    """Call an op with any arguments that a user may give."""
    if volatile is not None and volatile.concerns(args):
        return volatile.unrecorded(general, op, args)
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
    if thread.dual_levels:
        from .forward_mode import with_tangents

        return with_tangents(op, args)
    return applied(op, args)


def checked(op: Op, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, numbers of NumPy's as Python's; a TypeError for what is no tensor."""
    given = list(args)
    some_tensor = bool(op.lists)
    numbers = op.promotion is not None and len(op.tensors) > 1
    for i in op.tensors:
        value = given[i]
        if isinstance(value, Tensor):
            some_tensor = True
            if value._level is not None and not thread.batch_levels:
                value._array.item()  # an error: nothing is there, outside of the vmap that it came from
        elif value is None and op.params[i][1] == "Tensor?":
            pass
        elif numbers and i not in op.promotion.bools and _is_number(value):  # type: ignore[union-attr]
            given[i] = value.item() if isinstance(value, np.generic) else value
        elif numbers and isinstance(value, np.ndarray):
            given[i] = new_tensor(value)
            given[i]._node = None
            some_tensor = True
        else:
            raise _not_a_tensor(op, i, value)
    for i in op.lists:
        given[i] = _checked_list(op, i, given[i])
    for i in op.scalars:
        given[i] = _checked_scalar(op, i, given[i])
    if not some_tensor and op.tensors:
        raise _not_a_tensor(op, op.tensors[0], given[op.tensors[0]])
    return tuple(given)


def taken_over(op: Op, args: tuple[Any, ...]) -> Any:
    """The result of the other operand's own method, as Python's operators would ask for it; NotImplemented if it has none."""
    method = getattr(type(args[1]), op.reflected, None) if op.reflected and isinstance(args[0], Tensor) else None
    return NotImplemented if method is None else method(args[1], args[0])


def _is_number(value: Any) -> bool:
    return value.__class__ in NUMBERS or isinstance(value, (int, float, complex, np.generic))


def _not_a_tensor(op: Op, index: int, value: Any) -> TypeError:
    name = op.params[index][0]
    return TypeError(f"{op.name}(): argument '{name}' (position {index + 1}) must be Tensor, not {type(value).__name__}")


def _checked_list(op: Op, index: int, value: Any) -> tuple[Any, ...]:
    if isinstance(value, Tensor):
        value = tuple(value.unbind(0)) if value.dim() else value
    if not isinstance(value, (tuple, list)):
        raise TypeError(f"{op.name}(): argument '{op.params[index][0]}' (position {index + 1}) must be tuple of Tensors, not {type(value).__name__}")
    for at, item in enumerate(value):
        if not isinstance(item, Tensor) and not (item is None and "?[]" in op.params[index][1]):
            raise TypeError(f"expected Tensor as element {at} in argument {index} of {op.name}(), but got {type(item).__name__}")
    return tuple(value)


def _checked_scalar(op: Op, index: int, value: Any) -> Any:
    name, type_ = op.params[index]
    if value is None and type_ == "Scalar?":
        return None
    if isinstance(value, Tensor) and value._array.size == 1 and value._array.ndim == 0:
        if value._node is not None:
            raise RuntimeError(f"{op.name}(): '{name}' is a number and gets no gradient, but the tensor given for it requires grad; use .item()")
        return value.item()
    if isinstance(value, np.generic):
        return value.item()
    if not isinstance(value, (int, float, complex)):
        raise TypeError(f"{op.name}(): argument '{name}' (position {index + 1}) must be Number, not {type(value).__name__}")
    return value


def input_tensors(op: Op, args: tuple[Any, ...]) -> list[Tensor]:
    found = [args[i] for i in op.tensors if isinstance(args[i], Tensor)]
    for i in op.lists:
        found += [t for t in args[i] if t is not None]
    return found


# ---- out of place


def applied(op: Op, args: tuple[Any, ...]) -> Any:
    """The op on checked arguments: computed, wrapped and, where a gradient may be asked for, recorded."""
    arrays, changes, casts = unwrapped(op, args)
    results = computed(op, arrays)
    if op.gives_list:
        wanted = tuple(results)
    else:
        wanted = results if op.results is not None else (results,)
    node = None
    edges = edges_of(op, args) if op.record is not None and recording() else ()
    parent = args[op.tensors[0]] if op.view else None
    outs = tuple(
        new_tensor(array) if parent is None else views.view_of(parent, array, op, args[1:], index if op.gives_list else None)
        for index, array in enumerate(wanted)
    )
    if not edges and not op.name.startswith("_"):
        note_cut(op, args)
    if wanted and any(edge is not None for edge in edges) and not (op.dtypes and wanted[0].dtype.kind in "biu"):
        assert op.record is not None
        restored = restoring(op, args, edges, wanted[0], casts)
        node = op.record(restored, arrays, changes, (wanted,) if op.gives_list else wanted, tuple(o._changes for o in outs))
        if thread.saved_tensors_hooks:
            pack_from(node)
    _connect(op, node, outs)
    if thread.watch is not None:
        thread.watch.saw(op, input_tensors(op, args), outs)
    if thread.inference:
        for out in outs:
            if not out._is_view():  # a view is what its base is
                mark_inference(out)
    if modes.anomaly is not None and modes.anomaly.forward:
        check_for_nan(op, outs, args)
    if op.gives_list:
        return outs
    return outs[0] if op.results is None else op.results(outs)


def note_cut(op: Op, args: tuple[Any, ...]) -> None:
    """Of an op that is not recorded: note if an input has a history, which ends here."""
    node = next((t._node for t in input_tensors(op, args) if t._node is not None), None)
    if node is not None and (op.record is None or not left_out()):
        cut_on_the_general_path(op.name, node)


def recording() -> bool:
    """Whether this thread records ops, which it never does in inference mode."""
    return (not modes.no_grad or thread.grad_enabled) and not thread.inference


def computed(op: Op, arrays: tuple[Any, ...]) -> Any:
    """What the array function of an op gives; NumPy's error about shapes that do not broadcast, in the words for tensors."""
    try:
        return op.forward(*arrays)
    except ValueError:
        if op.promotion is not None:
            broadcast_shape(*(arrays[i].shape for i in op.tensors if hasattr(arrays[i], "shape")))
        raise


def check_for_nan(op: Op, outs: tuple[Tensor, ...], args: tuple[Any, ...]) -> None:
    """In anomaly mode: an error if an op gives NaN."""
    from .anomaly import check_results

    check_results(op.name, op.where, outs, input_tensors(op, args))


def new_tensor(array: Any) -> Tensor:
    out = new(Tensor)
    out._array = array
    out._changes = [0]
    out._extra = None
    return out


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
    arrays = list(args)
    changes: list[Any] = []
    for i in op.all_tensors:
        value = args[i]
        if isinstance(value, Tensor):
            arrays[i] = value._array
            changes.append(value._changes)
        elif i in op.lists:
            arrays[i] = tuple(t._array if t is not None else None for t in value)
            changes.append(tuple(t._changes if t is not None else UNCHANGED for t in value))
        else:
            changes.append(UNCHANGED)
    for i in op.dtypes:
        arrays[i] = numpy_dtype(args[i])
    if op.promotion is None or of_one_dtype(op, arrays):
        return tuple(arrays), tuple(changes), False
    return promoted(op, arrays, changes)


def of_one_dtype(op: Op, arrays: list[Any]) -> bool:
    """Whether all operands are NumPy arrays of one float or complex dtype that the op computes in: the most common case."""
    promotion = op.promotion
    if promotion is None or promotion.bools or op.scalars:
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
    return dtype is not None and dtype.kind in promotion.classes and dtype.kind in "fc"


def promoted(op: Op, arrays: list[Any], changes: list[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...], bool]:
    """The operands of an elementwise op in one dtype."""
    operands = [i for i in op.promotable if arrays[i] is not None]
    with_arrays = [i for i in operands if hasattr(arrays[i], "dtype")]
    numbers = [arrays[i] for i in operands if not hasattr(arrays[i], "dtype")]
    numbers += [arrays[i] for i in op.operands if arrays[i] is not None]
    key = (*[(arrays[i].dtype, arrays[i].ndim == 0) for i in with_arrays], *map(type, numbers), get_default_dtype())
    common = op.common_dtypes.get(key)
    if common is None:
        common = op.common_dtypes[key] = _common_dtype(op, [arrays[i] for i in with_arrays], numbers)
    if len(with_arrays) > 1:
        _check_devices(op, arrays)
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
        if arrays[i].dtype.kind != "b":
            raise RuntimeError(f"{op.name}(): argument {op.params[i][0]!r} must be a bool tensor, not {dtype_of(arrays[i].dtype)}")
    return tuple(arrays), tuple(changes), cast


def _common_dtype(op: Op, arrays: list[Any], numbers: list[Any]) -> dtype:
    """The dtype in which an elementwise op computes on these operands."""
    promotion = op.promotion
    assert promotion is not None
    common = result_dtype(arrays, numbers)
    if promotion.floats and common.category in ("bool", "int"):
        common = get_default_dtype()
    if common.category[0] not in promotion.classes:
        raise NotImplementedError(
            f'"{op.name}" not implemented for {common.legacy.removesuffix("Tensor")!r}: {op.signature} takes {_spelt(promotion.classes)} tensors'
        )
    return common


def _spelt(classes: str) -> str:
    words = {"b": "bool", "i": "integer", "f": "floating-point", "c": "complex"}
    return ", ".join(words[c] for c in classes)


def _check_devices(op: Op, arrays: list[Any]) -> None:
    given = [arrays[i] for i in op.tensors if hasattr(arrays[i], "dtype") and arrays[i].ndim]
    if all(isinstance(a, np.ndarray) for a in given):
        return
    devices = sorted({str(device_of(a)) for a in given})
    if len(devices) > 1:
        raise RuntimeError(f"Expected all tensors to be on the same device, but found at least two devices, {devices[0]} and {devices[1]}!")


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
            recast = cast or (not elementwise and array.dtype != result.dtype and result.dtype.kind in "fcV")
            if broadcast or recast:
                edge = Restore(edge, array.shape, array.dtype)
        restored.append(edge)
    return tuple(restored)


def pack_from(node: Node) -> None:
    """Let saved-tensor hooks have what a node saves."""
    from . import packing

    packing.pack_from(node)


# ---- in place


def in_place(op: Op, args: tuple[Any, ...]) -> Tensor:
    """The in-place form of an op: its result takes the place of its first input."""
    if volatile is not None and volatile.concerns(args):
        return volatile.unrecorded(in_place, op, args)
    target = args[0]
    if not isinstance(target, Tensor):
        raise _not_a_tensor(op, 0, target)
    args = checked(op, args)
    if thread.batch_levels:
        result = thread.batch_levels[-1].run_in_place(op, args)
        if result is not NotImplemented:
            return result
    name = f"{op.name}_"
    records_here = recording()
    edges = edges_of(op, args) if op.record is not None and records_here else ()
    records = any(edge is not None for edge in edges)
    views.check_in_place(target, name, records)
    _check_overlap(target._array)
    tangents = None
    if thread.dual_levels:
        from .forward_in_place import tangents_in_place

        tangents = tangents_in_place(op, args)
    arrays, changes, cast = unwrapped(op, args)
    if any(edges[i] is not None for i in op.saves_self_for if records) and arrays[0] is target._array:
        arrays = (arrays[0].copy(), *arrays[1:])  # a formula reads what is about to be overwritten
        changes = (UNCHANGED, *changes[1:])
    if records and thread.saved_tensors_hooks:
        arrays, changes = _kept_operands(op, target, arrays, changes)
    overwritten = _overwritten(target, changes[1:]) if records else None
    if overwritten is not None:
        changes = tuple(overwritten if at and c is target._changes else c for at, c in enumerate(changes))
    result = computed(op, arrays)
    _store(op, target._array, result)
    changed(target._changes, name)
    if modes.anomaly is not None and modes.anomaly.forward:
        check_for_nan(op, (target,), args)
    if thread.watch is not None:
        thread.watch.saw(op, input_tensors(op, args), (target,))
    if op.record is None and records_here and any(t._node is not None for t in input_tensors(op, args)):
        views.set_history(target, views.Overwritten(op.name, input_tensors(op, args)))
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
    if volatile is not None and volatile.concerns(args):
        return volatile.unrecorded(composed_in_place, op, args)
    target = args[0]
    if not isinstance(target, Tensor):
        raise _not_a_tensor(op, 0, target)
    views.check_in_place(target, f"{op.name}_")
    result = op.forward(target.clone(), *args[1:])
    _check_fits(op, target._array, result._array)
    return target.copy_(result)


def _check_overlap(array: Any) -> None:
    """Raise if elements of an array that is to be changed share their place in memory, as those of an expanded one do."""
    if 0 in array.strides and array.size and any(stride == 0 and size > 1 for stride, size in zip(array.strides, array.shape)):
        raise RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
            "Please clone() the tensor before performing the operation."
        )


def _check_fits(op: Op, array: Any, result: Any) -> None:
    if result.shape != array.shape:
        raise RuntimeError(f"output with shape {list(array.shape)} doesn't match the broadcast shape {list(result.shape)}")
    if result.dtype != array.dtype:
        have, want = dtype_of(result.dtype), dtype_of(array.dtype)
        if not can_cast(have, want) and (op.promotion is None or op.promotion.result != "bool"):
            shown = [d.legacy.removesuffix("Tensor") for d in (have, want)]
            raise RuntimeError(f"result type {shown[0]} can't be cast to the desired output type {shown[1]}")


def _store(op: Op, array: Any, result: Any) -> None:
    _check_fits(op, array, result)
    np.copyto(array, result, casting="unsafe")


def written(op: Op, args: tuple[Any, ...]) -> Tensor:
    """An op that is written as in place: its array function changes the first array."""
    target: Tensor = args[0]
    edges = edges_of(op, args) if op.record is not None and recording() and target._array.dtype.kind not in "biu" else ()
    views.check_in_place(target, op.name, any(edge is not None for edge in edges))
    if len(op.tensors) > 1 and not op.lists:
        _check_overlap(target._array)
    tangents = None
    if thread.dual_levels:
        from .forward_in_place import tangents_in_place

        tangents = tangents_in_place(op, args)
    arrays, changes, cast = unwrapped(op, args)
    op.forward(*arrays)
    changed(target._changes, op.name)
    if modes.anomaly is not None and modes.anomaly.forward:
        check_for_nan(op, (target,), args)
    if thread.watch is not None:
        thread.watch.saw(op, input_tensors(op, args), (target,))
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


# ---- overloads


_chosen: dict[tuple[Any, ...], tuple[Callable[..., Any], bool]] = {}  # by name and types of arguments


def overloaded(name: str, ops: tuple[tuple[Op, Callable[..., Any]], ...], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call the first of several ops of one name that takes these arguments, by its function or the in-place form of that."""
    key = (name, *map(type, args), *kwargs, *map(type, kwargs.values())) if kwargs else (name, *map(type, args))
    choice = _chosen.get(key)
    if choice is None:
        choice = _choose(name, ops, args, kwargs)
        if not any(isinstance(v, (tuple, list)) for v in (*args, *kwargs.values())):
            _chosen[key] = choice
    call, packs = choice
    return call(args[0], args[1:], **kwargs) if packs else call(*args, **kwargs)


def _choose(name: str, ops: tuple[tuple[Op, Callable[..., Any]], ...], args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Callable[..., Any], bool]:
    """The function to call, and whether ints given one by one make up a list."""
    for op, function in ops:
        packs = op.takes_ints and len(args) > 1 and all(isinstance(a, int) for a in args[1:])
        if accepts(op, (args[0], args[1:]) if packs else args, kwargs):
            return function, packs
    given = ", ".join([*(type(a).__name__ for a in args), *(f"{k}={type(v).__name__}" for k, v in kwargs.items())])
    expected = "".join(f"\n * {op.signature}" for op, _ in ops)
    raise TypeError(f"{name}() received an invalid combination of arguments - got ({given}), but expected one of:{expected}")


def accepts(op: Op, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    if len(args) > op.positional:
        return False
    names = [name for name, _ in op.params]
    if any(k not in names[len(args) :] for k in kwargs):
        return False
    types = dict(op.params)
    if any(name not in kwargs and name in op.required for name in names[len(args) :]):
        return False
    numbers = op.promotion is not None and len(op.tensors) > 1  # may stand for tensors
    return all(_is_a(value, types[name]) or (numbers and types[name] == "Tensor" and _is_number(value)) for name, value in [*zip(names, args), *kwargs.items()])


def _is_a(value: Any, type_: str) -> bool:
    if type_.endswith("?"):
        return value is None or _is_a(value, type_[:-1])
    if type_.startswith("Tensor") and type_.endswith("[]"):
        return isinstance(value, (tuple, list)) and all(isinstance(v, Tensor) or v is None for v in value)
    if type_ == "int[]" and _is_a(value, "int"):
        return True
    if type_.endswith("[]"):
        return all(_is_a(v, type_[:-2]) for v in value) if isinstance(value, (tuple, list)) else _is_a(value, type_[:-2])
    if type_ == "Tensor":
        return isinstance(value, Tensor)
    if type_ == "dtype":
        return isinstance(value, (dtype, type))
    if type_ == "bool":
        return isinstance(value, (bool, np.bool_))
    if type_ == "int":
        return isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if type_ in ("float", "Scalar"):
        return isinstance(value, (int, float, np.generic)) or (type_ == "Scalar" and isinstance(value, complex))
    return isinstance(value, str) if type_ == "str" else True
