"""Values and gradients do not depend on how tensors lie in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided

from specgrad.testing.failures.failure import Failure

from .tools import cotangents, gradients, other_gradients, other_results
from .trial import Trial, recorded, tensors_in

Laid = Callable[[Any], Any]


class Run(NamedTuple):
    """Results, gradients, and what the pass began with."""

    results: list[Any]
    grads: list[Any]
    starts: list[Any]


def contiguous(array: Any) -> Any:
    """The same values in one piece."""
    return np.array(array, order="C")


def transposed(array: Any) -> Any:
    """The same values, the first dimension next to each other in memory."""
    return np.array(array, order="F")


def strided(array: Any) -> Any:
    """The same values with gaps between them, some way into a larger piece of memory."""
    wider = np.full((*array.shape, 3), 1, array.dtype)
    wider[..., 1] = array
    return wider[..., 1]


def backwards(array: Any) -> Any:
    """The same values with negative strides, as arrays of NumPy may have."""
    return np.flip(np.flip(array).copy()) if array.ndim else np.array(array)


def expanded(array: Any) -> Any:
    """The first of the values along the first dimension that has several, shared by all places along it."""
    dim = next((d for d, size in enumerate(array.shape) if size > 1), None)
    if dim is None:
        return np.array(array)
    one = np.array(array[(slice(None),) * dim + (slice(0, 1),)])
    return as_strided(one, array.shape, tuple(0 if d == dim else stride for d, stride in enumerate(one.strides)))


LAYOUTS: dict[str, Laid] = {"transposed": transposed, "strided": strided, "reversed": backwards}


def layouts(trial: Trial) -> Iterator[Failure]:
    """Arguments and gradients that are transposed, strided, reversed or expanded in memory give what the same values in one piece give."""
    expected = _run(trial, contiguous)
    for name, laid in LAYOUTS.items():
        yield from _compared(trial, name, laid, expected)
    yield from _of_few_numbers(trial, expected)
    if trial.takes_equal_values:
        try:
            expected = _run(trial, _expanded_in_one_piece)
        except Exception:  # of values that the function may not be for
            return
        yield from _compared(trial, "expanded", expanded, expected, _expanded_in_one_piece)


def shared_by_all(array: Any) -> Any:
    """The first of the values in all places, as the gradient of a sum is."""
    return as_strided(np.array(array.reshape(-1)[:1]), array.shape, (0,) * array.ndim) if array.size else np.array(array)


def _of_few_numbers(trial: Trial, before: Run) -> Iterator[Failure]:
    """Incoming gradients that are one number in memory, as that of a sum is, or one for each place along a dimension, as that of a sum over the others is."""
    ways = [(shared_by_all, "one number in memory")]
    if any(s.ndim > 1 for s in before.starts):
        ways += [(expanded, "the same memory along a dimension"), (lambda array: expanded(array.T).T, "the same memory along the last dimension")]
    for share, where in ways:
        starts = [share(s) for s in before.starts]
        expected = _run(trial, contiguous, [contiguous(s) for s in starts])
        given, leaves = trial.tensors()
        found = gradients(recorded(trial.results(given)), leaves, starts)
        apart = f" where the incoming gradient is {where} is not that of many numbers"
        if (yield from other_gradients(trial, "layouts", found, expected.grads, 1e-9, apart)):
            return


def _expanded_in_one_piece(array: Any) -> Any:
    return np.array(expanded(array), order="C")


def _compared(trial: Trial, name: str, laid: Laid, expected: Run, others: Laid = contiguous) -> Iterator[Failure]:
    """The first failure: of one argument in a layout, if one is enough for it, else of all of them."""
    numbers = range(len(tensors_in(trial.tensors()[0])))
    failures = list(_differences(trial, f"arguments and incoming gradient are {name}", laid, expected, numbers, others))
    if failures:
        alone = (_differences(trial, f"argument {n} and the incoming gradient are {name}", laid, expected, (n,), others) for n in numbers)
        yield next((failure for found in alone for failure in found), failures[0])


def _differences(trial: Trial, where: str, laid: Laid, expected: Run, numbers: Sequence[int], others: Laid) -> Iterator[Failure]:
    try:
        found = _run(trial, laid, expected.starts, numbers, others)
    except Exception as error:
        yield from trial.refuses("layouts", f"the call where {where}", error)
        return
    apart = f" where {where} is not that of the same values in one piece"
    if not (yield from other_results(trial, "layouts", found.results, expected.results, 1e-10, apart)):
        yield from other_gradients(trial, "layouts", found.grads, expected.grads, 1e-9, apart)


def _run(trial: Trial, laid: Laid, starts: list[Any] | None = None, numbers: Sequence[int] | None = None, others: Laid = contiguous) -> Run:
    """Where the tensors with some numbers (all by default) and the incoming gradients are laid out in some way, the others in another."""
    given, leaves = trial.tensors()
    for number, tensor in enumerate(tensors_in(given)):
        tensor._array = (laid if numbers is None or number in numbers else others)(tensor._array)
    results = trial.results(given)
    outs = recorded(results)
    starts = cotangents(trial, outs, 1) if starts is None else starts
    incoming = [s if laid in (expanded, _expanded_in_one_piece) else laid(s) for s in starts]  # whose values stay
    return Run([r._array for r in results], gradients(outs, leaves, incoming), starts)
