"""Forward mode: tensors that carry tangents, level by level.

At a level, an op on dual tensors gives the op's value with the tangent that its forward-mode rule gives. The rule runs on the
tensors of the levels outside of it, so levels nest: the tangent of an inner level carries tangents of the outer ones.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from .arguments import input_tensors
from .dispatch import applied, computed, of_one_dtype, unwrapped
from .dtypes import numpy_dtype
from .node import Node, edge_target, extra_of, new
from .op import TRANSPOSE, Op
from .state import grad_enabled, modes, restore_grad_enabled, set_grad_enabled, set_modes, thread
from .tensor import NUMBERS, Tensor, TensorExtra, extra_of_tensor, plain_tensor
from .views import view_of, view_ops

_numbers = itertools.count(1)


class Level:
    """One level of forward mode, in one thread."""

    def __init__(self) -> None:
        self.number = next(_numbers)  # larger inside
        self.ended = False
        self.members: list[weakref.ref[Tensor]] = []  # tensors with a tangent at this level
        self.nodes: list[weakref.ref[Node]] = []  # nodes that keep tangents at this level, with what they have saved

    def end(self) -> None:
        """Take the tangents from all that have one. A node's lead back to it, if it has saved its result."""
        for reference in self.members:
            tensor = reference()
            if tensor is not None and tensor._extra is not None and tensor._extra.tangents:
                tensor._extra.tangents.pop(self.number, None)
        for at in self.nodes:
            node = at()
            if node is not None and node.extra is not None and node.extra.tangents:
                for kept in node.extra.tangents.values():
                    kept.pop(self.number, None)
        self.ended, self.members, self.nodes = True, [], []


def enter_level() -> int:
    """Begin a level inside those that are open; gives its number, counted from 0."""
    before = thread.dual_levels
    try:
        set_modes(dual_levels=(*before, Level()))
        return len(before)
    except BaseException:
        set_modes(dual_levels=before)
        raise


def exit_level(index: int | None = None) -> None:
    """End the innermost level, whose number may be given; its tangents are gone with it."""
    if not thread.dual_levels:
        raise RuntimeError("Trying to exit a forward AD level but none is open.")
    last = len(thread.dual_levels) - 1
    if index is not None and index != last:
        raise RuntimeError(f"Trying to exit a forward AD level that was not the last one that was created: level {index} is open below level {last}.")
    *outer, level = thread.dual_levels
    try:
        level.end()
    finally:
        set_modes(dual_levels=tuple(outer))


def level_at(index: int | None) -> Level:
    """An open level by its number; the innermost for None."""
    if not thread.dual_levels:
        raise RuntimeError("Trying to use a dual tensor outside of a forward AD level: enter one with `with forward_ad.dual_level():`.")
    if index is not None and not 0 <= index < len(thread.dual_levels):
        raise RuntimeError(f"There is no forward AD level {index}: {len(thread.dual_levels)} are open, counted from 0.")
    level: Level = thread.dual_levels[-1 if index is None else index]
    return level


def tangent_at(tensor: Tensor, level: Level) -> Tensor | None:
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    return tangents.get(level.number) if tangents else None


def attach(tensor: Tensor, tangent: Tensor, level: Level) -> None:
    extra = extra_of_tensor(tensor)
    if extra.tangents is None:
        extra.tangents = {}
    extra.tangents[level.number] = tangent
    level.members.append(weakref.ref(tensor))


def alias(tensor: Tensor, below: Level) -> Tensor:
    """The tensor as it is outside of a level: with the tangents of outer levels only."""
    out = new(Tensor)
    out._array, out._changes, out._node, out._extra = tensor._array, tensor._changes, tensor._node, None
    tangents = tensor._extra.tangents if tensor._extra is not None else None
    outer = {number: t for number, t in (tangents or {}).items() if number < below.number}
    if outer:
        out._extra = TensorExtra()
        out._extra.tangents = outer
    return out


# ---- ops on dual tensors


def levels_of(op: Op, args: tuple[Any, ...]) -> list[Level]:
    """The open levels at which some input has a tangent, outermost first."""
    numbers: set[int] = set()
    for tensor in input_tensors(op, args):
        if tensor._extra is not None and tensor._extra.tangents:
            numbers.update(tensor._extra.tangents)
    return [level for level in thread.dual_levels if level.number in numbers] if numbers else []


def with_tangents(op: Op, args: tuple[Any, ...]) -> Any:
    """An op whose inputs may have tangents."""
    if op.of_tensors_alone and len(thread.dual_levels) == 1:
        out = _elementwise(op, args, thread.dual_levels[0])
        if out is not None:
            return out
    result = applied(op, args)
    if op.non_differentiable:
        return result
    outs = result if op.gives_list or op.results is not None else (result,)
    if outs and outs[0]._array.dtype.kind in "biu":
        return result  # cast to integers, as by long(): no tangent goes on
    levels = levels_of(op, args)
    for level in levels:
        for index, tangent in tangents_of(op, args, outs, level).items():
            attach(outs[index], tangent, level)
    node = next((edge_target(out._node)[0] for out in outs if out._node is not None), None) if levels else None
    if node is not None:
        keep_tangents(op, args, outs, node)
    return result


def keep_tangents(op: Op, args: tuple[Any, ...], outs: Sequence[Tensor], node: Node) -> None:
    """Leave with the node the tangents of what it has saved, so that its backward is differentiated in forward mode too."""
    names = {name: args[i] for i, (name, _) in enumerate(op.params)}
    for name, (_, kind, index) in node.saved.items():
        if kind == "plain":
            continue
        if kind == "result":
            value: Any = outs[index]
        else:
            value = names.get("input" if name == "self" else name)
        labelled = [(f"{name}[{i}]", item) for i, item in enumerate(value)] if isinstance(value, (tuple, list)) else [(name, value)]
        for label, tensor in labelled:
            if isinstance(tensor, Tensor) and tensor._extra is not None and tensor._extra.tangents:
                keep_with_node(node, label, {number: _fitted_to_saved(t, tensor, outs[0]) for number, t in tensor._extra.tangents.items()})


def keep_with_node(node: Node, label: str, tangents: dict[int, Tensor]) -> None:
    """Leave the tangents of something saved with its node, by level, for as long as the levels are open."""
    extra = extra_of(node)
    if extra.tangents is None:
        extra.tangents = {}
    extra.tangents.setdefault(label, {}).update(tangents)
    for level in thread.dual_levels:
        if level.number in tangents:
            level.nodes.append(weakref.ref(node))


def _fitted_to_saved(tangent: Tensor, value: Tensor, out: Tensor) -> Tensor:
    """A tangent in the dtype in which an elementwise op has computed, and saved."""
    if value.dtype is out.dtype or out._array.dtype.kind not in "fcV" or (value.is_complex() and not out.is_complex()):
        return tangent  # a real result of complex numbers, such as abs(), is computed from complex ones
    return tangent.to(out.dtype)


def _elementwise(op: Op, args: tuple[Any, ...], level: Level) -> Tensor | None:
    """The most common case: an elementwise op on tensors of one dtype, at one level, with nothing recorded. None if it is another."""
    rule = op.tangents.get("result")
    if rule.__class__ is not tuple:
        return None
    number, any_tangent = level.number, False
    arrays: list[Any] = []
    tangents: list[Any] = []
    for value in args:
        if value.__class__ is not Tensor or value._node is not None:
            return None
        extra = value._extra
        tangent = extra.tangents.get(number) if extra is not None and extra.tangents else None
        if tangent is not None:
            if tangent._node is not None or tangent._level is not None:
                return None
            any_tangent = True
            tangent = tangent._array
        arrays.append(value._array)
        tangents.append(tangent)
    if not of_one_dtype(op, arrays):
        return None
    out = plain_tensor(computed(op, tuple(arrays)))
    if any_tangent:
        array = rule[0](*arrays, *tangents, out._array)
        attach(out, _fitted(None if array is None else plain_tensor(array), out), level)
    return out


def tangents_of(op: Op, args: tuple[Any, ...], outs: Any, level: Level, primal: Tensor | None = None) -> dict[int, Tensor]:
    """The tangents of an op's results at a level, by the number of the result. `primal`: the first input before it was changed."""
    given = [_tangents(args[i], level) for i in op.edges]
    primals = list(args) if primal is None else [primal, *args[1:]]
    plain = _plain(op, primals, given, level)
    if not plain:
        primals = [_outside(value, level) for value in primals]
    found: dict[int, Tensor] = {}
    names = op.results._fields if op.results is not None else ()  # type: ignore[attr-defined]
    for name, rule in op.tangents.items():
        index = names.index(name) if name in names else 0
        if isinstance(rule, str):
            raise NotImplementedError(f"Trying to use forward AD with {op.name} that does not support it: {rule}")
        if rule is TRANSPOSE:
            found |= transposed_tangents(op, args, [_outside(value, level) for value in primals], given, tuple(outs), level)
        elif plain:
            results = [out._array for out in outs]
            arrays = rule[0](*_arrays(op, primals), *_bare(given), *([results] if op.gives_list else results))
            made = enumerate(arrays) if op.gives_list else [(index, arrays)]
            found |= {i: _fitted(plain_tensor(a) if a is not None else None, outs[i]) for i, a in made}
        else:
            results = [alias(out, level) for out in outs]
            tensors = rule[1](*_as_tensors(op, primals, outs[0]), *given, *([results] if op.gives_list else results))
            made = enumerate(tensors) if op.gives_list else [(index, tensors)]
            found |= {i: _fitted(t, outs[i]) for i, t in made}
    return found


def transposed_tangents(op: Op, args: tuple[Any, ...], primals: list[Any], given: list[Any], outs: tuple[Tensor, ...], level: Level) -> dict[int, Tensor]:
    """The tangent by differentiating the gradient formula, which is linear in the gradient that it is given."""
    from .backward import grad
    from .leaf import AccumulateGrad

    recording = _recorded(op, primals, given)
    arrays, changes, _ = unwrapped(op, tuple(primals))
    inputs = [args[i] for i in op.edges]
    edges = tuple(None if t is None else x._node or AccumulateGrad(x) for x, t in zip(inputs, given))
    assert op.record is not None
    node = op.record(edges, arrays, changes, tuple(o._array for o in outs), tuple(o._changes for o in outs))
    keep_tangents(op, tuple(primals), [alias(o, level) for o in outs], node)  # those of outer levels, which the gradient formula then has too
    found: dict[int, Tensor] = {}
    before = grad_enabled()
    try:
        set_grad_enabled(True)
        cotangents = [plain_tensor(np.zeros(o._array.shape, o._array.dtype)).requires_grad_() if d else None for o, d in zip(outs, op.flags)]
        gradients = node.run_tensors(cotangents if op.several else cotangents[0], None)
        pairs = [(g, t) for g, t in zip(gradients, given) if t is not None and g is not None and g._node is not None]
        if pairs:
            wanted = [c for c in cotangents if c is not None]
            tangents = grad([g for g, _ in pairs], wanted, [t for _, t in pairs], create_graph=recording, materialize_grads=True)
            indices = [i for i, c in enumerate(cotangents) if c is not None]
            found = {i: _fitted(t, outs[i]) for i, t in zip(indices, tangents) if t is not None}
    finally:
        restore_grad_enabled(before)
    return found


def _outside(value: Any, level: Level) -> Any:
    if isinstance(value, Tensor):
        return alias(value, level)
    if isinstance(value, (tuple, list)) and any(isinstance(v, Tensor) for v in value):
        return [alias(v, level) if v is not None else None for v in value]
    return value


def _tangents(value: Any, level: Level) -> Any:
    """The tangent of an input, None if it has none; of a list, zeros where some have none."""
    if isinstance(value, Tensor):
        return tangent_at(value, level)
    if isinstance(value, (tuple, list)):
        return [None if v is None else _tangent_or_zeros(v, level) for v in value]
    return None


def _tangent_or_zeros(tensor: Tensor, level: Level) -> Tensor:
    tangent = tangent_at(tensor, level)
    return plain_tensor(np.zeros(tensor._array.shape, tensor._array.dtype)) if tangent is None else tangent


def _flat(values: list[Any]) -> list[Tensor]:
    flat: list[Any] = []
    for value in values:
        flat += value if isinstance(value, (list, tuple)) else [value]
    return [v for v in flat if isinstance(v, Tensor)]


def _plain(op: Op, primals: list[Any], given: list[Any], level: Level) -> bool:
    """Whether nothing is recorded, carried on to outer levels or of a batch, so that raw arrays will do."""
    if _recorded(op, primals, given):
        return False
    for tensor in _tensors_of(op, primals, given):
        tangents = tensor._extra.tangents if tensor._extra is not None else None
        if tangents and (len(tangents) > 1 or level.number not in tangents):
            return False
    return not any(t._level is not None for t in _flat(given))


def _recorded(op: Op, primals: list[Any], given: list[Any]) -> bool:
    """Whether what is computed from the inputs and their tangents is to have a history."""
    return (not modes.no_grad or grad_enabled()) and any(t._node is not None for t in _tensors_of(op, primals, given))


def _tensors_of(op: Op, primals: list[Any], given: list[Any]) -> list[Tensor]:
    return _flat([*(primals[i] for i in op.all_tensors), *given])


def _arrays(op: Op, primals: list[Any]) -> list[Any]:
    arrays = list(primals)
    for i in op.all_tensors:
        arrays[i] = _bare([primals[i]])[0]
    for i in op.dtypes:
        arrays[i] = numpy_dtype(primals[i])
    return arrays


def _bare(values: Sequence[Any]) -> list[Any]:
    """The arrays of tensors; lists of them too."""
    return [v._array if isinstance(v, Tensor) else _bare(v) if isinstance(v, (list, tuple)) else v for v in values]


def _as_tensors(op: Op, primals: list[Any], out: Tensor) -> list[Any]:
    """Numbers in the place of tensors as 0-dim tensors of the dtype that the op computed in."""
    tensors = list(primals)
    for i in op.tensors:
        if tensors[i].__class__ in NUMBERS:
            tensors[i] = plain_tensor(np.asarray(tensors[i], out._array.dtype if out._array.dtype.kind != "b" else None))
    return tensors


def _fitted(tangent: Tensor | None, out: Tensor) -> Tensor:
    """A tangent in the shape and dtype of the value that it belongs to; zeros for none."""
    if tangent is None:
        return plain_tensor(np.zeros(out._array.shape, out._array.dtype))
    if tangent._array.shape != out._array.shape:
        tangent = tangent.expand(out._array.shape)
    if tangent._array.dtype != out._array.dtype:
        tangent = tangent.to(out.dtype)
    return tangent


# ---- what a user makes and takes apart


def make_dual(tensor: Tensor, tangent: Tensor, level: int | None = None) -> Tensor:
    """A dual tensor: the value of one, with the other as its tangent."""
    at = level_at(level)
    if (
        tensor.__class__ is not Tensor
        or tangent.__class__ is not Tensor
        or tensor._array.dtype is not tangent._array.dtype
        or tensor._array.shape != tangent._array.shape
        or tensor._array.dtype.kind not in "fc"
    ):
        _check_pair(tensor, tangent)
        if tensor._level is not None:
            from .batching.forward import make_dual_of_batch

            return make_dual_of_batch(tensor, tangent, level)
    if tangent_at(tensor, at) is not None:
        raise RuntimeError("Trying to set a forward gradient on a Tensor that already has one at this level: unpack it first.")
    if tangent_at(tangent, at) is not None:
        raise RuntimeError(
            "Setting a forward grad that itself has a forward gradient at the same level is not supported: "
            "give its value, unpack_dual(tangent).primal, or make this dual tensor at another level."
        )
    if thread.inference:  # which forward mode is not recorded in, like anything else
        return view_ops["view_as"].call(tensor, tensor)
    dual = view_of(tensor, tensor._array, view_ops["view_as"], (tensor._array,))
    dual._node = tensor._node
    outer = tensor._extra.tangents if tensor._extra is not None else None
    if outer:
        extra_of_tensor(dual).tangents = dict(outer)
    attach(dual, tangent, at)
    return dual


def _check_pair(tensor: Any, tangent: Any) -> None:
    """Raise unless the two can be a value and its tangent."""
    for name, value in (("tensor", tensor), ("tangent", tangent)):
        if not isinstance(value, Tensor):
            raise TypeError(f"make_dual(): argument '{name}' must be Tensor, not {type(value).__name__}")
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise ValueError(f"Expected primal to be floating point or complex, but got: {tensor.dtype}")
    if not (tangent.is_floating_point() or tangent.is_complex()):
        raise ValueError(f"Expected tangent to be floating point or complex, but got: {tangent.dtype}")
    for what, value, other in (("size", list(tensor.shape), list(tangent.shape)), ("dtype", tensor.dtype, tangent.dtype)):
        if value != other:
            raise RuntimeError(f"Trying to set a forward gradient that has a different {what} than that of the original Tensor: expected {value}, got {other}.")


def unpack_dual(tensor: Tensor, level: int | None = None) -> tuple[Tensor, Tensor | None]:
    """The value of a dual tensor and its tangent, None if it has none at the level."""
    if not isinstance(tensor, Tensor):
        raise TypeError(f"unpack_dual(): argument 'tensor' must be Tensor, not {type(tensor).__name__}")
    if not thread.dual_levels or thread.inference:
        return tensor, None
    at = level_at(level)
    if tensor._level is not None:
        from .batching.forward import unpack_dual_of_batch

        return unpack_dual_of_batch(tensor, level)
    tangent = tangent_at(tensor, at)
    return (tensor, None) if tangent is None else (alias(tensor, at), tangent)
