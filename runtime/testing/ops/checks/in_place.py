"""The form of an op that writes into its first argument, or lets it show its memory as a view would."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.layouts import transposed
from specgrad.testing.properties.tools import between_others, cotangents, gradients, other_gradients, wide

from .check import check
from .values import in_dtype_of


def _wants(trial: OpTrial) -> bool:
    return trial.functions.in_place is not None and trial.about in ("sample", "broadcast", "0-dim", "empty", "ties") and isinstance(trial.arrays[0], np.ndarray)


@check("in_place", _wants)
def in_place(trial: OpTrial) -> Iterator[Failure]:
    """The in-place form gives what the op gives, with the same gradients; it counts as a change, and refuses leaves that require gradients."""
    given, leaves = trial.tensors()
    out = trial.call(given)[0]
    if trial.op.signature.is_view:
        yield from _as_a_view(trial, given, leaves, out)
        return
    if out.shape != given[0].shape or (given[0].is_complex() and out.is_floating_point()):
        yield from _refuses(trial)
        return
    expected = out._array.astype(given[0]._array.dtype)
    target = _target(trial, leaves)
    if not (yield from _changes(trial, target, given, expected)):
        return
    plain = trial.tensors(wanted=())[0]
    for alone in (plain[0].clone(), between_others(plain[0]._array), from_array(transposed(plain[0]._array))):  # without a history there may be a shorter way
        if not (yield from _changes(trial, alone, plain, expected)):
            return
    yield from _narrower(trial)
    if trial.op.in_place and trial.about == "sample":
        yield from _beside_itself(trial)
    if out.requires_grad:
        yield from _gradients(trial, out, target, leaves)
        if _writes_to_a_leaf(trial):
            yield from _of_a_view(trial)
            yield from _refuses_a_leaf(trial)


def _narrower(trial: OpTrial) -> Iterator[Failure]:
    """The same in float32 and complex64, for which there may be another way."""
    name = {"float64": "float32", "complex128": "complex64"}.get(trial.dtype, "")
    if trial.about != "sample" or not trial.leaves or not trial.op.takes_dtype(name):
        return
    narrow, _ = trial.tensors(in_dtype_of(trial, [a.astype(name) for a in trial.at]), wanted=())
    if narrow[0]._array.dtype == trial.arrays[0].dtype:
        return  # which is no leaf
    expected = trial.call(narrow)[0]
    found = trial.call_in_place([narrow[0].clone(), *narrow[1:]])[0]
    if found.dtype is expected.dtype and not trial.same(found, expected, 1e-6):
        yield trial.failed("in place", f"in place: other values in {name}", found=wide(found), expected=wide(expected))


def _beside_itself(trial: OpTrial) -> Iterator[Failure]:
    """What writes by itself may read what it has written, where another argument is the same tensor, or lies in its memory the other way round."""
    plain = trial.tensors(wanted=())[0]
    for place, other in enumerate(plain):
        if not place or not isinstance(other, Tensor) or other.shape != plain[0].shape or other.dtype is not plain[0].dtype:
            continue
        for how, flipped in (("it itself", False), ("it the other way round", True)):
            target = plain[0].clone()
            beside = from_array(np.flip(target._array)) if flipped else target
            apart = from_array(np.flip(plain[0]._array).copy()) if flipped else plain[0].clone()
            try:
                expected = trial.call([apart if n == place else a for n, a in enumerate(plain)])[0]
                found = trial.call_in_place([target, *(beside if n == place else a for n, a in enumerate(plain) if n)])[0]
            except (RuntimeError, ValueError):
                continue  # which it refuses
            if not trial.same(found, expected, 1e-12):
                name = trial.op.signature.params[place].name
                yield trial.failed("in place", f"in place: other values where {name} is {how}", found=wide(found), expected=wide(expected))
                return


def _changes(trial: OpTrial, target: Tensor, given: Sequence[Any], expected: Any) -> Generator[Failure, None, bool]:
    """Change a tensor by the op in place; whether that gives the tensor itself, with the values of the op."""
    version = target._version
    result = trial.call_in_place([target, *given[1:]])[0]
    if result is not target:
        yield trial.failed("in place", "in place: does not give back the tensor that it changed")
        return False
    if target._version <= version:
        yield trial.failed("in place", "in place: does not count as a change: the version stays the same")
    if not trial.same(target, expected, 1e-12):
        yield trial.failed("in place", "in place: other values", found=wide(target), expected=wide(expected))
        return False
    return True


def _as_a_view(trial: OpTrial, given: list[Any], leaves: list[Any], out: Any) -> Iterator[Failure]:
    """In place, an op that gives a view lets the tensor itself show its memory so: in any shape, while all other tensors show what they did."""
    target = _target(trial, leaves)
    other = target.detach()
    shape_before = other.shape
    if not (yield from _changes(trial, target, given, out)):
        return
    offset = out.storage_offset() * out._array.itemsize
    if target.stride() != out.stride() or target.storage_offset() != out.storage_offset() or target.data_ptr() != other.data_ptr() + offset:
        yield trial.failed("in place", "in place: does not show its own memory as the view does")
    if other.shape != shape_before:
        yield trial.failed("in place", "in place: another tensor of the same memory has changed its shape")
    if out.requires_grad:
        yield from _gradients(trial, out, target, leaves)
        yield from _part_as_a_view(trial)
        if _writes_to_a_leaf(trial):
            yield from _refuses_a_leaf(trial)


def _part_as_a_view(trial: OpTrial) -> Iterator[Failure]:
    """The same for part of another tensor: that one stays as it is, and the gradient finds its way to the part."""
    given, leaves = trial.tensors()
    twice = from_array(np.stack([trial.at[0], trial.at[0]])).requires_grad_()
    base = twice * 1
    part = base[0]
    trial.call_in_place([part, *given[1:]])
    if not trial.same(base, twice, 0.0):
        yield trial.failed("in place", "in place on a view: changes its base", found=wide(base), expected=wide(twice))
        return
    out = trial.call(given)[0]
    starts = cotangents(trial, [out], 1)
    (expected,) = gradients([out], leaves[:1], starts)
    wanted = np.stack([expected._array, np.zeros_like(expected._array)])
    yield from other_gradients(trial, "in place", gradients([part], [twice], starts), [wanted], 1e-10, prefix="in place on a view: ")


def _target(trial: OpTrial, leaves: list[Any]) -> Any:
    """What is written to: a copy of the first argument, which is no leaf."""
    return leaves[0] * 1 if _writes_to_a_leaf(trial) else trial.tensors(wanted=())[0][0]


def _writes_to_a_leaf(trial: OpTrial) -> bool:
    """Whether the first argument, which is written to, is differentiable."""
    return bool(trial.leaves) and trial.leaves[0].param == 0


def _gradients(trial: OpTrial, out: Any, target: Any, leaves: list[Any]) -> Iterator[Failure]:
    starts = cotangents(trial, [out], 1)
    expected = gradients([out], leaves, starts)
    yield from other_gradients(trial, "in place", gradients([target], leaves, starts), expected, 1e-10, prefix="in place: ")


def _of_a_view(trial: OpTrial) -> Iterator[Failure]:
    """In place on part of another tensor: the other part's gradient passes by."""
    given, leaves = trial.tensors()
    twice = from_array(np.stack([trial.at[0], trial.at[0]])).requires_grad_()
    base = twice * 1
    trial.call_in_place([base[1], *given[1:]])
    (start,) = cotangents(trial, [base], 1)
    found = gradients([base], [twice, *leaves[1:]], [start])
    given, leaves = trial.tensors()
    first, *others = gradients([trial.call(given)[0]], leaves, [start[1]])
    yield from other_gradients(trial, "in place", found, [np.stack([start[0], first._array]), *others], 1e-10, prefix="in place on a view: ")


def _refuses_a_leaf(trial: OpTrial) -> Iterator[Failure]:
    given, leaves = trial.tensors()
    before = leaves[0]._array.copy()
    try:
        trial.call_in_place(given)
    except RuntimeError:
        if leaves[0]._array.shape != before.shape or leaves[0]._array.tobytes() != before.tobytes():
            yield trial.failed("in place", "in place: changes a leaf that requires a gradient before it refuses to")
        return
    yield trial.failed("in place", "in place: changes a leaf that requires a gradient")


def _refuses(trial: OpTrial) -> Iterator[Failure]:
    """A tensor cannot become larger in place, nor take real numbers if it is complex: its gradient would be none of theirs."""
    given, _ = trial.tensors(wanted=())
    try:
        trial.call_in_place(given)
    except RuntimeError:
        return
    yield trial.failed("in place", "in place: takes a result that does not fit")
