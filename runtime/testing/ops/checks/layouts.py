"""How arguments lie in memory: it must not matter, and views must share it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.codegen.expr import Host, walk
from specgrad.codegen.model import Op
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.trial import FLOATS, Trial

from .check import check
from .conduct import tensors_of
from .tools import cotangents, numbers, wide


def _transposed(array: Any) -> Any:
    return np.array(array, order="F")


def _strided(array: Any) -> Any:
    """Every other element of a larger array."""
    if not array.ndim:
        return array
    wider = np.zeros((*array.shape[:-1], 2 * array.shape[-1] + 1), array.dtype)
    wider[..., 1 : 2 * array.shape[-1] : 2] = array
    return wider[..., 1 : 2 * array.shape[-1] : 2]


def _backwards(array: Any) -> Any:
    """Negative strides, as arrays of NumPy may have."""
    return np.ascontiguousarray(array[::-1])[::-1] if array.ndim else array


LAYOUTS: dict[str, Callable[[Any], Any]] = {"transposed": _transposed, "strided": _strided, "with negative strides": _backwards}


def _layouts(trial: Trial) -> bool:
    return trial.about in ("sample", "empty") and not reads_layout(trial.op)


def reads_layout(op: Op) -> bool:
    """Whether an op is about memory: a formula of it looks at how its input lies there."""
    return any(isinstance(e, Host) and e.fn == "layout" for g in op.gradients if g.expr is not None for e in walk(g.expr))


@check("layouts", _layouts)
def layouts(trial: Trial) -> Iterator[Failure]:
    """Arguments that are transposed, strided, expanded or reversed in memory give what contiguous ones give."""
    expected, grads, starts = _run(trial, trial.arrays, lambda a: a)
    for name, layout in LAYOUTS.items():
        yield from _compared(trial, name, trial.arrays, layout, expected, grads, starts)
    if any(d.distinct for d in trial.op.domain.values()) or trial.op.signature.is_inplace or trial.op.signature.base.endswith("_"):
        return
    equal = [[_equal(v) for v in a] if isinstance(a, list) else _equal(a) for a in trial.arrays]
    expected, grads, starts = _run(trial, equal, lambda a: np.array(a, order="C"))
    yield from _compared(trial, "expanded", equal, lambda a: a, expected, grads, starts)


def _equal(array: Any) -> Any:
    """An array whose rows are one and the same."""
    floats = isinstance(array, np.ndarray) and array.ndim and array.shape[0] and array.dtype.kind in FLOATS
    return np.broadcast_to(array[:1], array.shape) if floats else array


def _compared(
    trial: Trial, name: str, arrays: list[Any], layout: Callable[[Any], Any], expected: list[Any], grads: list[Any], starts: list[Any]
) -> Iterator[Failure]:
    try:
        found, given_grads, _ = _run(trial, arrays, layout, starts)
    except RuntimeError:
        if trial.op.signature.is_view:
            return  # a view of such memory cannot be had
        raise
    for number, (a, e) in enumerate(zip(found, expected)):
        if not numbers(a, e, 1e-10):
            yield trial.failed("layout", f"result {number} of arguments that are {name}", found=wide(a), expected=wide(e))
            return
    for leaf, a, e in zip(trial.leaves, given_grads, grads):
        if not numbers(a, e, 1e-9):
            what = f"gradient of {leaf} where arguments and incoming gradient are {name}"
            yield trial.failed("layout", what, found=wide(a), expected=wide(e), input=str(leaf))
            return


def _run(trial: Trial, arrays: list[Any], layout: Callable[[Any], Any], starts: list[Any] | None = None) -> tuple[list[Any], list[Any], list[Any]]:
    """Results, gradients and what the passes began with, all in a layout."""
    given, leaves = trial.tensors([[None if v is None else np.array(v) for v in a] if isinstance(a, list) else a for a in arrays])
    placed: list[Any] = [arrays, given]
    for source, tensor in _pairs(*placed):
        tensor._array = layout(source)
    outs = trial.results(given)
    recorded = [o for o in outs if o.requires_grad]
    starts = cotangents(trial, recorded, 1) if starts is None else starts
    grads = list(grad(recorded, leaves, [from_array(layout(s)) for s in starts], materialize_grads=True)) if recorded else []
    return [o._array for o in outs], grads, starts


def _pairs(arrays: list[Any], given: list[Any]) -> Iterator[tuple[Any, Any]]:
    for array, tensor in zip(arrays, given):
        if isinstance(array, list):
            yield from ((a, t) for a, t in zip(array, tensor) if a is not None)
        elif isinstance(array, np.ndarray):
            yield array, tensor


def _samples(trial: Trial) -> bool:
    return trial.about == "sample" and trial.op.kind != "compose"


@check("views", _samples)
def views(trial: Trial) -> Iterator[Failure]:
    """An op that says that its results are views shares memory with its input, and changes with it; no other op does."""
    op = trial.op
    if op.signature.is_inplace:
        return
    given, _ = trial.tensors(wanted=())
    results = [r for r in trial.call(given) if hasattr(r, "_array")]
    for number, result in enumerate(results):
        shared = any(np.shares_memory(result._array, t._array) for t in tensors_of(given) if t._array.size and result._array.size)
        if op.signature.is_view:
            identity = any(result is t for t in tensors_of(given))
            if result._array.size and not shared:
                yield trial.failed("view", f"result {number} does not share memory with the input, although it is declared a view", looks="")
            elif not identity and not result._is_view():
                yield trial.failed("view", f"result {number} does not know that it is a view", looks="")
            elif not any(result._changes is t._changes for t in tensors_of(given)):
                yield trial.failed("view", f"result {number} does not count the changes of its input", looks="")
        elif shared and op.is_public and not op.name.startswith("_") and not (op.identity and trial.dtype == "float64"):
            yield trial.failed("view", f"result {number} shares memory with an input, although it is not declared a view", looks="")
