"""Tensors of several dtypes in one call: of floats of two widths, of whole numbers of other widths, and without elements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial, item_of, with_item
from specgrad.testing.properties.tools import compared, cotangents, gradients, near, wide
from specgrad.testing.properties.trial import recorded

NARROW = {"float64": "float32", "complex128": "complex64"}
CLOSE = 1e-5  # what float32 may lose


def _wants(trial: OpTrial) -> bool:
    op = trial.op
    first = trial.about == "sample" and op.samples and trial.location == op.samples[0].location
    return (
        bool(first)
        and op.kind in ("call", "compose")
        and op.is_public
        and not trial.writes
        and trial.dtype in NARROW
        and len({leaf.param for leaf in trial.leaves}) > 1
    )


@check("mixed", _wants)
def mixed(trial: OpTrial) -> Iterator[Failure]:
    """Where one of several tensors is of a narrower dtype than the others, results have the wider one, gradients each their input's; or it is refused."""
    narrow = NARROW[trial.dtype]
    for param in dict.fromkeys(leaf.param for leaf in trial.leaves):
        arrays = rounded = trial.arrays
        for leaf, array in zip(trial.leaves, trial.at):
            if leaf.param == param:
                arrays, rounded = with_item(arrays, leaf, array.astype(narrow)), with_item(rounded, leaf, array.astype(narrow).astype(trial.dtype))
        name = trial.op.signature.params[param].name
        try:
            found, grads, starts = _run(replace(trial, arrays=arrays), None)
        except (RuntimeError, TypeError, NotImplementedError):
            continue
        expected, of_wide, _ = _run(replace(trial, arrays=rounded), starts)
        for number, (a, e) in enumerate(zip(found, expected)):
            wanted = narrow if e.dtype.name == trial.dtype and _is_narrow(trial, arrays, narrow) else e.dtype.name
            if a.dtype.name != wanted:
                advice = "" if trial.op.dtype_of else f"; if results have the dtype of one of the inputs, the entry says so: 'dtype_of: {name}'"
                yield trial.failed("dtype", f"result {number} of a {narrow} {name} beside {trial.dtype} is {a.dtype}, not {wanted}{advice}")
                return
            if _apart(a, e):
                yield trial.failed("dtype", f"result {number} of a {narrow} {name} beside {trial.dtype}", found=wide(a), expected=wide(e))
                return
        for leaf, a, e in zip(trial.leaves, grads, of_wide):
            wanted = narrow if leaf.param == param else trial.dtype
            if a.dtype.name != wanted:
                yield trial.failed("dtype", f"gradient of {leaf} where {name} is {narrow} is {a.dtype}, not {wanted}", input=leaf)
                return
            if _apart(a, e):
                yield trial.failed("dtype", f"gradient of {leaf} where {name} is {narrow}", found=wide(a), expected=wide(e), input=leaf)
                return


def _apart(found: Any, expected: Any) -> bool:
    """Whether numbers are others than float32 makes of them, beside the largest."""
    a, e = wide(found), wide(expected)
    compared(a)
    return a.shape != e.shape or not near(a, e, CLOSE * max(1.0, float(np.max(np.abs(e), initial=0.0)))).all()


def _is_narrow(trial: OpTrial, arrays: list[Any], narrow: str) -> bool:
    """Whether results have the narrower dtype: that of the input that the entry names, or that of all with dimensions, if there are any."""
    kinds = [(leaf.name, array.dtype.name, array.ndim) for leaf in trial.leaves if (array := item_of(arrays, leaf)) is not None]
    of_one = [kind for name, kind, _ in kinds if name == trial.op.dtype_of]
    with_dimensions = [kind for _, kind, ndim in kinds if ndim]
    return all(kind == narrow for kind in of_one or with_dimensions or [kind for _, kind, _ in kinds])


def _has_sizes(trial: OpTrial) -> bool:
    first = trial.about == "sample" and trial.op.samples and trial.location == trial.op.samples[0].location
    return bool(first) and trial.op.kind in ("call", "compose") and trial.dtype in NARROW and trial.op.takes_dtype(NARROW[trial.dtype])


@check("empty", _has_sizes)
def empty(trial: OpTrial) -> Iterator[Failure]:
    """Results without elements, or of inputs without, have the dtype that others have: no array is made anew in the default dtype."""
    every = replace(trial, every=True)
    for size in sorted({n for array in every.at for n in array.shape} - {0, 1}):
        of_dtype = []
        for dtype in (trial.dtype, NARROW[trial.dtype]):
            at = [array[tuple(slice(0 if n == size else None) for n in array.shape)].astype(dtype) for array in every.at]
            try:
                of_dtype.append([r for r in every.call(every.tensors(every.moved(at), wanted=())[0]) if isinstance(r, Tensor)])
            except Exception:  # whatever tells that it does not take them
                break
        for number, (a, e) in enumerate(zip(*of_dtype) if len(of_dtype) == 2 else ()):
            narrow, of_wide = e.dtype.name, a.dtype.name
            compared(np.ones(1))
            if of_wide in NARROW and narrow == of_wide and not _is_always_wide(every, number):
                yield trial.failed(
                    "dtype", f"result {number} of {NARROW[trial.dtype]} numbers where sizes of {size} are 0 has dtype {narrow}", output=str(number)
                )
                return


def _is_always_wide(trial: OpTrial, number: int) -> bool:
    """Whether a result of narrow numbers that are there is wide, too."""
    at = [array.astype(NARROW[trial.dtype]) for array in trial.at]
    return bool(trial.call(trial.tensors(trial.moved(at), wanted=())[0])[number].dtype.name in NARROW)


def _run(trial: OpTrial, starts: list[Any] | None) -> tuple[list[Any], list[Any], list[Any]]:
    given, leaves = trial.tensors()
    results = trial.results(given)
    outs = recorded(results)
    starts = cotangents(trial, outs, 1) if starts is None else [s.astype(o._array.dtype) for s, o in zip(starts, outs)]
    return results, gradients(outs, leaves, starts), starts
