"""Compiled kernels on several threads, over memory whose axes cannot be made one: the same numbers as one thread gives on contiguous memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.array.base import native
from specgrad.codegen.model.op import Sample, TensorSample
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.variants import holds_data
from specgrad.core.kernels.table import get_num_threads, set_num_threads
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import reshaped, takes
from specgrad.testing.properties.tools import compared, near, wide

from . import EPS, cast, numpy_dtype
from .kernels import evaluator

AXES = (5, 61, 223)  # more elements together than four threads share; no two axes can be made one, and no part is like another
ROWS = ((301, 227), (1, 70001))
THREADS = 4
ULPS = 64.0  # of the largest: the order in which parts are added up may differ; what this looks for is far off


def _wants(trial: OpTrial) -> bool:
    first = trial.about == "sample" and trial.number == 0 and trial.dtype in EPS
    return first and trial.functions.forward is not None and trial.op.body is not None and bool(native.kernels)


@check("threads", _wants)
def threads(trial: OpTrial) -> Iterator[Failure]:
    """On several threads a kernel gives what it gives on one: of three axes that cannot be made one, of rows, and of one long row."""
    before = get_num_threads()
    try:
        for shape in ROWS if trial.op.rowwise else (AXES,):
            arguments = _arguments(trial, shape)
            if arguments is None:
                return
            names = ("float64", "float16", "complex128") if takes(trial.op, "c") and trial.dtype == "float64" else (trial.dtype, "float16")
            for name in filter(trial.op.takes_dtype, names):
                yield from _compared(trial, name, arguments)
    finally:
        set_num_threads(before)


def _arguments(trial: OpTrial, shape: tuple[int, ...]) -> list[Any] | None:
    sample = samples_of(trial.op)[0]
    tensors = {n: v for n, v in sample.args.items() if isinstance(v, TensorSample)}
    if not tensors or holds_data(sample):
        return None
    full = reshaped(sample, {n: shape if not trial.op.rowwise or len(v.shape) > 1 else shape[-1:] for n, v in tensors.items()})
    return InputMaker(trial.op, trial.dtype, 900).args(Sample({**full.args, **({"dim": -1} if trial.op.rowwise else {})}, sample.location))


def _compared(trial: OpTrial, name: str, arguments: list[Any]) -> Iterator[Failure]:
    given = cast(arguments, numpy_dtype(name))
    set_num_threads(1)
    expected = trial.forward(*given)
    if trial.op.rowwise:  # of which a part might be left out on one thread as well
        exact = evaluator().call(trial.op, [a.astype(np.complex128 if name[0] == "c" else np.float64) if isinstance(a, np.ndarray) else a for a in given])
        expected = np.asarray(exact).reshape(expected.shape).astype(expected.dtype)
    set_num_threads(THREADS)
    apart = [_apart(a, number) if isinstance(a, np.ndarray) and not trial.op.rowwise else a for number, a in enumerate(given)]
    found = trial.forward(*apart)
    compared(found)
    a, e = wide(found), wide(expected)
    largest = float(np.max(np.abs(e), where=np.isfinite(e), initial=0.0))
    if found.shape != expected.shape or found.dtype != expected.dtype or not near(a, e, ULPS * EPS[name] * largest).all():
        yield trial.failed("kernel", f"{name} kernel on several threads gives other numbers than on one")


def _apart(array: Any, number: int) -> Any:
    """The same numbers in memory of which no two axes can be made one; every other array's axes lie the other way round."""
    padded = np.zeros(tuple(n + 1 for n in (array.shape[::-1] if number % 2 else array.shape)), array.dtype)
    view = (padded.T if number % 2 else padded)[tuple(slice(n) for n in array.shape)]
    view[...] = array
    return view
