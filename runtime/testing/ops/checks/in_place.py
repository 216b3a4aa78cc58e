"""The form of an op that writes into its first argument, or lets it show its memory as a view would."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import cotangents, numbers, wide

from .check import check


def _wants(trial: OpTrial) -> bool:
    return trial.functions.in_place is not None and trial.about in ("sample", "broadcast", "0-dim", "empty", "ties") and isinstance(trial.arrays[0], np.ndarray)


@check("in_place", _wants)
def in_place(trial: OpTrial) -> Iterator[Failure]:
    """The in-place form gives what the op gives, with the same gradients; it counts as a change, and refuses leaves that require gradients."""
    if trial.op.signature.is_view:
        yield from _as_a_view(trial)
        return
    given, leaves = trial.tensors()
    outs = trial.call(given)
    out = outs[0]
    if out.shape != given[0].shape:
        yield from _refuses_to_grow(trial)
        return
    expected = out._array.astype(given[0]._array.dtype)
    target = _target(trial, leaves)
    if (yield from _changes(trial, target, given)) is not target:
        return
    if not numbers(target._array, expected, 1e-12):
        yield trial.failed("in place", "in place: other values", found=wide(target._array), expected=wide(expected))
        return
    if out.requires_grad and out._array.dtype == expected.dtype:
        yield from _gradients(trial, out, target, leaves)
        yield from _of_a_view(trial, out)
        yield from _refuses_a_leaf(trial)


def _changes(trial: OpTrial, target: Tensor, given: Sequence[Any]) -> Generator[Failure, None, Tensor]:
    """Change a tensor by the op in place; gives what that gives, which has to be the tensor, changed."""
    version = target._version
    result: Tensor = trial.call_in_place([target, *given[1:]])[0]
    if result is not target:
        yield trial.failed("in place", "in place: does not give back the tensor that it changed", looks="")
    elif target._version <= version:
        yield trial.failed("in place", "in place: does not count as a change: the version stays the same", looks="")
    return result


def _as_a_view(trial: OpTrial) -> Iterator[Failure]:
    """In place, an op that gives a view lets the tensor itself show its memory so: in any shape, while all other tensors show what they did."""
    given, leaves = trial.tensors()
    out = trial.call(given)[0]
    target = _target(trial, leaves)
    other = target.detach()
    shape_before = other.shape
    if (yield from _changes(trial, target, given)) is not target:
        return
    if not numbers(target, out, 1e-12):
        yield trial.failed("in place", "in place: other values", found=wide(target), expected=wide(out))
        return
    if target.stride() != out.stride() or target.storage_offset() != out.storage_offset() or target.data_ptr() != other.data_ptr() + _offset(out):
        yield trial.failed("in place", "in place: does not show its own memory as the view does", looks="")
    if other.shape != shape_before:
        yield trial.failed("in place", "in place: another tensor of the same memory has changed its shape", looks="")
    if out.requires_grad:
        yield from _gradients(trial, out, target, leaves)
        yield from _part_as_a_view(trial)
        yield from _refuses_a_leaf(trial)


def _offset(tensor: Any) -> int:
    return int(tensor.storage_offset() * tensor._array.itemsize)


def _part_as_a_view(trial: OpTrial) -> Iterator[Failure]:
    """The same for part of another tensor: that one stays as it is, and the gradient finds its way to the part."""
    given, leaves = trial.tensors()
    twice = from_array(np.stack([trial.at[0], trial.at[0]])).requires_grad_()
    base = twice * 1
    part = base[0]
    trial.call_in_place([part, *given[1:]])
    if not numbers(base, twice, 0.0):
        yield trial.failed("in place", "in place on a view: changes its base", found=wide(base), expected=wide(twice))
        return
    out = trial.call(given)[0]
    start = cotangents(trial, [out], 1)[0]
    (found,) = grad(part, [twice], from_array(start), materialize_grads=True)
    (expected,) = grad(out, [leaves[0]], from_array(start), materialize_grads=True)
    wanted = np.stack([expected._array, np.zeros_like(expected._array)])
    if not numbers(found, wanted, 1e-10):
        what = f"in place on a view: gradient of {trial.leaves[0]}"
        yield trial.failed("in place", what, found=wide(found), expected=wide(wanted), input=str(trial.leaves[0]))


def _target(trial: OpTrial, leaves: list[Any]) -> Any:
    """What is written to: a copy of the first argument, which is no leaf."""
    given, _ = trial.tensors(wanted=())
    if trial.leaves and trial.leaves[0].param == 0:
        return leaves[0] * 1
    return given[0]


def _gradients(trial: OpTrial, out: Any, target: Any, leaves: list[Any]) -> Iterator[Failure]:
    start = [from_array(a) for a in cotangents(trial, [out], 1)]
    expected = grad(out, leaves, start, materialize_grads=True)
    found = grad(target, leaves, start, materialize_grads=True)
    for leaf, a, e in zip(trial.leaves, found, expected):
        if not numbers(a, e, 1e-10):
            yield trial.failed("in place", f"in place: gradient of {leaf}", found=wide(a), expected=wide(e), input=str(leaf))
            return


def _of_a_view(trial: OpTrial, out: Any) -> Iterator[Failure]:
    """In place on part of another tensor: the other part's gradient passes by."""
    if not (trial.leaves and trial.leaves[0].param == 0) or trial.functions.in_place is None:
        return
    given, leaves = trial.tensors()
    twice = from_array(np.stack([trial.at[0], trial.at[0]])).requires_grad_()
    base = twice * 1
    trial.call_in_place([base[1], *given[1:]])
    start = cotangents(trial, [base], 1)[0]
    others = leaves[1:]
    found = grad(base, [twice, *others], from_array(start), materialize_grads=True)
    fresh, again = trial.tensors()
    plain = trial.call(fresh)[0]
    expected = grad(plain, again, from_array(np.array(start[1])), materialize_grads=True)
    wanted = [np.stack([start[0], expected[0]._array]), *(e._array for e in expected[1:])]
    for leaf, a, e in zip(trial.leaves, found, wanted):
        if not numbers(a, e, 1e-10):
            what = f"in place on a view: gradient of {leaf}"
            yield trial.failed("in place", what, found=wide(a), expected=wide(e), input=str(leaf))
            return


def _refuses_a_leaf(trial: OpTrial) -> Iterator[Failure]:
    if not (trial.leaves and trial.leaves[0].param == 0) or trial.functions.in_place is None:
        return
    given, leaves = trial.tensors()
    before = leaves[0]._array.copy()
    try:
        trial.call_in_place(given)
    except RuntimeError:
        if leaves[0]._array.shape != before.shape or leaves[0]._array.tobytes() != before.tobytes():
            yield trial.failed("in place", "in place: changes a leaf that requires a gradient before it refuses to", looks="")
        return
    yield trial.failed("in place", "in place: changes a leaf that requires a gradient", looks="")


def _refuses_to_grow(trial: OpTrial) -> Iterator[Failure]:
    """A tensor cannot become larger in place."""
    given, _ = trial.tensors(wanted=())
    try:
        trial.call_in_place(given)
    except RuntimeError:
        return
    yield trial.failed("in place", "in place: takes a result that does not fit", looks="")
