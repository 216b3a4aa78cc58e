"""Results against the reference of the spec: functions of NumPy and SciPy, which this project has not written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.codegen.derive import BOOL, kinds_of, promotes, result_kind
from specgrad.codegen.reference import disagreement
from specgrad.tensor import Tensor
from specgrad.testing.failure import Failure

from ..failure_text import failed
from ..subject import Subject
from ..tally import compared
from ..trial import Trial
from ..trials import takes
from .check import check
from .dtypes import whole_numbers


def _wants(subject: Subject, trial: Trial) -> bool:
    stated = subject.op.reference
    return stated is not None and stated.computable and (trial.about != "broadcast" or trial.number % 8 == 0) and not subject.op.signature.is_inplace


@check("reference", _wants)
def reference(subject: Subject, trial: Trial) -> Iterator[Failure]:
    """The results are those of the reference, an expression of NumPy's and SciPy's functions: in all trials, and of integers to the last digit."""
    yield from _compared(subject, trial, trial.arrays, True)
    op = subject.op
    if trial.about != "sample" or trial.dtype != "float64" or (op.body is not None and promotes(op.body)):
        return
    kinds = {} if op.body is None else kinds_of(op.signature, op.body)
    compares = op.body is None or result_kind(op.body, kinds) == BOOL
    for name, letter in (("int64", "i"), ("uint8", "i"), ("bool", "b")):
        if takes(op, letter) and not any(isinstance(a, float) for a in trial.arrays) and (name != "bool" or compares):
            arrays = [
                whole_numbers(trial, p.name, a, name) if p.type.is_tensor and kinds.get(p.name) != BOOL else a
                for p, a in zip(op.signature.params, trial.arrays)
            ]
            if op.body is not None:
                yield from _compared(subject, trial, arrays, False)
            elif op.is_public and (name == "int64" or (name == "bool" and len(trial.leaves) == 1)):
                try:
                    yield from _compared(subject, trial, arrays, True)
                except (RuntimeError, NotImplementedError, TypeError):
                    continue  # which refuses them


def _compared(subject: Subject, trial: Trial, arrays: list[Any], dtypes: bool) -> Iterator[Failure]:
    assert subject.op.reference is not None
    given, _ = trial.tensors(arrays, wanted=())
    results = [r._array if isinstance(r, Tensor) else r for r in _flat(trial.call(subject.function, given))]
    expected = subject.op.reference.results(dict(zip((p.name for p in subject.op.signature.params), arrays)))
    if arrays is not trial.arrays and (any(np.asarray(r).dtype.kind in "fV" for r in results) or any(getattr(e, "dtype", None) == np.int8 for e in expected)):
        return  # floats are made of integers in the default dtype, which NumPy has not; and NumPy's conjugates of bools are int8
    told = disagreement(results, expected, subject.op.elementwise, dtypes)
    for r in results:
        compared(r)
    if told:
        kind = next((a.dtype.name for a in arrays if isinstance(a, np.ndarray)), "no")
        place = f"{subject.op.reference.location.file}:{subject.op.reference.location.line}"
        what = f"does not give what its reference ({place}) does with {kind} numbers: {told}"
        yield failed("reference", "values", subject, trial, what, looks="")


def _flat(results: list[Any]) -> list[Any]:
    return [r for result in results for r in (result if isinstance(result, (tuple, list)) else [result])]
