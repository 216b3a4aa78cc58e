"""Forward mode: tensors that carry tangents, level by level.

At a level, an op on dual tensors gives the op's value with the tangent that its forward-mode rule gives. The rule runs on the
tensors of the levels outside of it, so levels nest: the tangent of an inner level carries tangents of the outer ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.base.tools import lies_among, zeros_like_array
from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import numpy_dtype
from specgrad.core.base.state import Switched, grad_enabled, modes, restore_grad_enabled, set_grad_enabled, thread
from specgrad.core.engine.backward import gradients_along
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Node, edge_target
from specgrad.core.tape.tangents import DualLevel, alias, attach, keep_with_node, kept_apart, laid_as_value, tangent_at
from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor

from .applied import applied, computed, of_one_dtype, unwrapped
from .arguments import input_tensors
from .op import TRANSPOSE, Op

# ---- ops on dual tensors


def levels_of(op: Op, args: tuple[Any, ...]) -> list[DualLevel]:
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
    if outs and not traits[outs[0]._array.dtype].is_inexact:
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
        value: Any = outs[index] if kind == "result" else names.get("input" if name == "self" else name)
        labelled = [(f"{name}[{i}]", item) for i, item in enumerate(value)] if isinstance(value, (tuple, list)) else [(name, value)]
        for label, tensor in labelled:
            if isinstance(tensor, Tensor) and tensor._extra is not None and tensor._extra.tangents:
                keep_with_node(node, label, {number: _fitted_to_saved(t, tensor, outs[0]) for number, t in tensor._extra.tangents.items()})


def _fitted_to_saved(tangent: Tensor, value: Tensor, out: Tensor) -> Tensor:
    """A tangent in the dtype in which an elementwise op has computed, and saved."""
    if value.dtype is out.dtype or not traits[out._array.dtype].is_inexact or (value.is_complex() and not out.is_complex()):
        return tangent  # a real result of complex numbers, such as abs(), is computed from complex ones
    return tangent.to(out.dtype.to_real() if out.is_complex() and not value.is_complex() and tangent.dtype.is_inexact else out.dtype)


def _elementwise(op: Op, args: tuple[Any, ...], level: DualLevel) -> Tensor | None:
    """The most common case: an elementwise op on tensors of one dtype, at one level, with nothing recorded. None if it is another.

    The tangents may be of a batch, as all columns of a Jacobian are: then the rule runs on the arrays of all samples, which broadcast.
    """
    rule: Any = op.tangents.get("result")
    if rule.__class__ is not tuple:
        return None
    number, recorded = level.number, not modes.no_grad or grad_enabled()
    batch: Any = None
    shape: tuple[int, ...] = ()  # of one sample of the tangents
    arrays: list[Any] = []
    tangents: list[Any] = []
    given: list[Any] = []  # the tangents that there are
    for value in args:
        if value.__class__ is not Tensor or (recorded and value._node is not None):
            return None
        extra = value._extra
        tangent: Any = extra.tangents.get(number) if extra is not None and extra.tangents else None
        if tangent is not None:
            if tangent._level is not None:
                if thread.batch_levels != (tangent._level,) or (batch is not None and tangent._array.shape != shape):
                    return None
                batch, shape, tangent = tangent._level, tangent._array.shape, tangent._physical
            if (recorded and tangent._node is not None) or tangent._array.__class__ is not np.ndarray:
                return None
            tangent = tangent._array
            given.append(tangent)
        arrays.append(value._array)
        tangents.append(tangent)
    if not of_one_dtype(op, arrays):
        return None
    out = plain_tensor(computed(op, tuple(arrays)))
    if given:
        if batch is not None and out._array.shape != shape:
            return None  # samples that broadcast: their dimensions would not line up behind that of the batch
        array = rule[0](*arrays, *tangents, out._array)
        if array is not None and lies_among(array, given):
            array = array.copy("K")
        if batch is not None and array is not None and array.ndim > len(shape):
            of_all = plain_tensor(array)
            attach(out, batch.sample_of(of_all if array.dtype is out._array.dtype else of_all.to(out.dtype)), level)
        else:
            attach(out, laid_as_value(_fitted(None if array is None else plain_tensor(array), out), out), level)
    return out


def tangents_of(op: Op, args: tuple[Any, ...], outs: Any, level: DualLevel, primal: Tensor | None = None) -> dict[int, Tensor]:
    """The tangents of an op's results at a level, by the number of the result. `primal`: the first input before it was changed."""
    given = [_tangents(args[i], level) for i in op.edges]
    primals = list(args) if primal is None else [primal, *args[1:]]
    if _plain(op, primals, given, level):
        return _by_rules(op, args, outs, level, primals, given, True)
    with Switched(dual_levels=tuple([other for other in thread.dual_levels if other.number < level.number])):  # for the rules, tensors have no other tangents
        return _by_rules(op, args, outs, level, primals, given, False)


def _by_rules(op: Op, args: tuple[Any, ...], outs: Any, level: DualLevel, primals: list[Any], given: list[Any], plain: bool) -> dict[int, Tensor]:
    """What the op's forward-mode rules give: on raw arrays where these will do, else on tensors."""
    found: dict[int, Tensor] = {}
    transposed: dict[int, Tensor] | None = None  # of all results at once
    names = op.results._fields if op.results is not None else ()  # type: ignore[attr-defined]
    for name, rule in op.tangents.items():
        index = names.index(name) if name in names else 0
        if isinstance(rule, str):
            raise NotImplementedError(f"Trying to use forward AD with {op.name} that does not support it: {rule}")
        if rule is TRANSPOSE:
            if transposed is None:
                transposed = transposed_tangents(op, args, [_outside(value, level) for value in primals], given, tuple(outs), level)
            found |= {i: t for i, t in transposed.items() if op.gives_list or i == index}
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
    for i, tangent in found.items():
        if not op.view or not outs[i]._is_view():
            found[i] = kept_apart(tangent, outs[i], given)
    return found


def transposed_tangents(op: Op, args: tuple[Any, ...], primals: list[Any], given: list[Any], outs: tuple[Tensor, ...], level: DualLevel) -> dict[int, Tensor]:
    """The tangent by differentiating the gradient formula, which is linear in the gradient that it is given."""
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
        cotangents = [plain_tensor(zeros_like_array(o._array)).requires_grad_() if d else None for o, d in zip(outs, op.flags)]
        gradients = node.run_tensors(cotangents if op.several else cotangents[0], None)
        pairs = [(g, t) for g, t in zip(gradients, given) if t is not None and g is not None and g._node is not None]
        if pairs:
            wanted = [c for c in cotangents if c is not None]
            tangents = gradients_along([g for g, _ in pairs], wanted, [t for _, t in pairs], recording)
            indices = [i for i, c in enumerate(cotangents) if c is not None]
            found = {i: _fitted(t, outs[i]) for i, t in zip(indices, tangents) if t is not None}
    finally:
        restore_grad_enabled(before)
    return found


def _outside(value: Any, level: DualLevel) -> Any:
    if isinstance(value, Tensor):
        return value if value._extra is None else alias(value, level)
    if isinstance(value, (tuple, list)) and any(isinstance(v, Tensor) for v in value):
        return [alias(v, level) if v is not None else None for v in value]
    return value


def _tangents(value: Any, level: DualLevel) -> Any:
    """The tangent of an input, None if it has none; of a list, zeros where some have none."""
    if isinstance(value, Tensor):
        return tangent_at(value, level)
    if isinstance(value, (tuple, list)):
        return [None if v is None else _tangent_or_zeros(v, level) for v in value]
    return None


def _tangent_or_zeros(tensor: Tensor, level: DualLevel) -> Tensor:
    tangent = tangent_at(tensor, level)
    return plain_tensor(zeros_like_array(tensor._array)) if tangent is None else tangent


def _flat(values: list[Any]) -> list[Tensor]:
    flat: list[Any] = []
    for value in values:
        flat += value if isinstance(value, (list, tuple)) else [value]
    return [v for v in flat if isinstance(v, Tensor)]


def _plain(op: Op, primals: list[Any], given: list[Any], level: DualLevel) -> bool:
    """Whether nothing is recorded, carried on to outer levels, of a batch or traced, so that raw arrays will do."""
    if thread.tracer is not None:
        return False
    recording, number = not modes.no_grad or grad_enabled(), level.number
    for tensor in _tensors_of(op, primals, given):
        if (recording and tensor._node is not None) or tensor._level is not None:
            return False
        tangents = tensor._extra.tangents if tensor._extra is not None else None
        if tangents and (len(tangents) > 1 or number not in tangents):
            return False
    return True


def _recorded(op: Op, primals: list[Any], given: list[Any]) -> bool:
    """Whether what is computed from the inputs and their tangents is to have a history."""
    if modes.no_grad and not grad_enabled():
        return False
    return any(tensor._node is not None for tensor in _tensors_of(op, primals, given))


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
            tensors[i] = plain_tensor(np.asarray(tensors[i], out._array.dtype if not traits[out._array.dtype].is_bool else None))
    return tensors


def _fitted(tangent: Tensor | None, out: Tensor) -> Tensor:
    """A tangent in the shape and dtype of the value that it belongs to; zeros for none."""
    if tangent is None:
        return plain_tensor(zeros_like_array(out._array))
    if tangent._array.shape != out._array.shape:
        tangent = tangent.expand(out._array.shape)
    if tangent._array.dtype != out._array.dtype:
        tangent = tangent.to(out.dtype)
    return tangent
