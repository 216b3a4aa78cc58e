"""Results that are written into tensors that are there: by `out=`, and by the form of an op that writes over tensors that it reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from specgrad.core.base import dtypes
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.layouts import transposed
from specgrad.testing.properties.tools import between_others, wide

from .check import check
from .values import in_dtype_of

ABOUT = ("sample", "0-dim", "empty")


def _wants(trial: OpTrial) -> bool:
    return trial.functions.update is not None and trial.about in ABOUT and all(isinstance(a, np.ndarray) for a in _tensors_of(trial))


def _tensors_of(trial: OpTrial) -> list[Any]:
    return [a for p, a in zip(trial.op.signature.params, trial.arrays) if p.type.is_tensor]


@check("updates", _wants)
def updates(trial: OpTrial) -> Iterator[Failure]:
    """The update gives what the op gives, in the tensors themselves, of any layout and in halves too; it counts as a change, and leaves the rest as it was."""
    yield from _writes(trial, "", lambda array: from_array(array.copy()))
    yield from _writes(trial, "between other elements", between_others)
    for name in ("float16", "bfloat16", "float32"):
        if trial.op.takes_dtype(name) and trial.dtype == "float64":
            yield from _writes(trial, f"in {name}", _made_in(getattr(dtypes, name)))
    yield from _refuses_a_leaf(trial)


def _made_in(dtype: Any) -> Callable[[Any], Tensor]:
    return lambda array: from_array(array).to(dtype)


def _given(trial: OpTrial, make: Any) -> list[Any]:
    return [make(a) if p.type.is_tensor else a for p, a in zip(trial.op.signature.params, trial.arrays)]


def _writes(trial: OpTrial, how: str, make: Any) -> Iterator[Failure]:
    names = [p.name for p in trial.op.signature.params]
    written = [names.index(name) for name in trial.op.updates]
    expected = trial.called(_given(trial, make))
    given = _given(trial, make)
    before = {i: wide(t).copy() for i, t in enumerate(given) if isinstance(t, Tensor) and i not in written}
    versions = [given[i]._version for i in written]
    found = trial.call_update(given)
    where = f"update{' ' if how else ''}{how}"
    for i, version, wanted, result in zip(written, versions, expected, found):
        if result is not given[i]:
            yield trial.failed("update", f"{where}: does not give back {names[i]!r}, over which it writes")
        elif given[i]._version <= version:
            yield trial.failed("update", f"{where}: writing over {names[i]!r} does not count as a change")
        elif wanted.shape == result.shape and not trial.same(result, wanted._array, 0.0):
            yield trial.failed("update", f"{where}: other values in {names[i]!r}", found=wide(result), expected=wide(wanted))
    for i, value in before.items():
        if not np.array_equal(wide(given[i]), value, equal_nan=True):
            yield trial.failed("update", f"{where}: changes {names[i]!r}, which it only reads", found=wide(given[i]), expected=value)


def _refuses_a_leaf(trial: OpTrial) -> Iterator[Failure]:
    """Of several tensors to be written over, none is changed if one may not be."""
    given = _given(trial, lambda array: from_array(array.copy()))
    places = [[p.name for p in trial.op.signature.params].index(name) for name in trial.op.updates]
    before = [wide(given[i]).copy() for i in places]
    given[places[-1]].requires_grad_()
    try:
        trial.call_update(given)
    except RuntimeError:
        if not all(np.array_equal(wide(given[i]), value, equal_nan=True) for i, value in zip(places, before)):
            yield trial.failed("update", "update: has changed a tensor before it refuses to change a leaf that requires a gradient")
        return
    yield trial.failed("update", "update: changes a leaf that requires a gradient")


# ---- out=


def _wants_out(trial: OpTrial) -> bool:
    op = trial.op
    takes = op.takes_out and op.is_public and not op.leaves_count_open
    return takes and trial.about in (*ABOUT, "broadcast") and all(isinstance(a, np.ndarray) for a in _tensors_of(trial))


@check("out", _wants_out)
def out(trial: OpTrial) -> Iterator[Failure]:
    """With `out=`, results lie in the tensors that were given, of any layout and also where these are read, in halves too; nothing else is changed."""
    given, _ = trial.tensors(wanted=())
    yield from _puts(trial, "", given, from_array)
    yield from _puts(trial, " that lies between other elements", given, between_others)
    yield from _puts(trial, " whose first dimension lies side by side", given, lambda array: from_array(transposed(array)))
    if trial.about == "sample" and trial.dtype == "float64" and trial.op.writes_straight:
        for name in ("float16", "float32"):
            if trial.op.takes_dtype(name):
                narrow, _ = trial.tensors(in_dtype_of(trial, [a.astype(name) for a in trial.at]), wanted=())
                yield from _puts(trial, f" in {name}", narrow, from_array)


def _puts(trial: OpTrial, how: str, given: list[Any], make: Any) -> Iterator[Failure]:
    expected = trial.call(given)
    read = [t for t in given if isinstance(t, Tensor)]
    before = [wide(t).copy() for t in read]
    yield from _found(trial, f"out={how}", given, [make(np.ones_like(e._array)) for e in expected], expected)
    for tensor, value in zip(read, before):
        if not np.array_equal(wide(tensor), value, equal_nan=True):
            yield trial.failed("out", f"out={how}: changes what the op only reads", found=wide(tensor), expected=value)
    for i, tensor in enumerate(given):
        if len(expected) == 1 and isinstance(tensor, Tensor) and tensor.shape == expected[0].shape and tensor.dtype is expected[0].dtype:
            again = [make(t._array.copy()) if j == i else t for j, t in enumerate(given)]
            yield from _found(trial, f"out={how}, which is read as {trial.op.signature.params[i].name!r}", again, [again[i]], expected)


def _found(trial: OpTrial, where: str, given: list[Any], outs: list[Tensor], expected: list[Any]) -> Iterator[Failure]:
    versions = [t._version for t in outs]
    found = trial.called_with_out(trial.passed(given), outs)
    for i, (tensor, version, result, wanted) in enumerate(zip(outs, versions, found, expected)):
        if result is not tensor:
            yield trial.failed("out", f"{where}: result {i} is not the tensor that was given")
        elif tensor._version <= version:
            yield trial.failed("out", f"{where}: does not count as a change of tensor {i}")
        elif not trial.same(tensor, wanted, 1e-6 if wanted.dtype.itemsize < 8 else 1e-12):
            yield trial.failed("out", f"{where}: other values in tensor {i}", found=wide(tensor), expected=wide(wanted))
