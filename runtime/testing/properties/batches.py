"""A batch gives what its samples give one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.batching.vmap import vmap
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure

from .tools import cotangents, wide
from .trial import Trial, recorded, tensors_in

SIZE = 3

Dims = Sequence["int | None"]


def of_samples(trial: Trial) -> Iterator[Failure]:
    """vmap gives what the samples one by one give: values and gradients, with all inputs batched, one alone, and the batch last."""
    samples = trial.samples(SIZE)
    count = len(trial.places)
    if not count:
        return  # nothing that a batch could have several of
    ways: list[tuple[str, Dims]] = [("all inputs batched", [0] * count), ("the batch last", [-1] * count)]
    if count > 1:
        ways += [(f"{place} alone batched", [0 if i == n else None for i in range(count)]) for n, place in enumerate(trial.places)]
    starts: list[Any] | None = None
    for way, dims in ways:
        singles = []
        for k in range(SIZE):
            single = _single(trial, [samples[0 if d is None else k][i] for i, d in enumerate(dims)], starts)
            starts = single[1]
            singles.append(single)
        if singles[0][0]:
            yield from _compared(trial, f"vmap, {way}", dims, samples, singles, starts or [])


def of_gradients(trial: Trial) -> Iterator[Failure]:
    """is_grads_batched: several gradients at once are those that one pass for each gives."""
    given, leaves = trial.tensors()
    outs = recorded(trial.results(given))
    if not outs:
        return
    several = [cotangents(trial, outs, k) for k in range(1, SIZE + 1)]
    singles = [grad(outs, leaves, [from_array(np.array(s)) for s in starts], retain_graph=True, materialize_grads=True) for starts in several]
    stacked = [from_array(np.stack([starts[i] for starts in several])) for i in range(len(outs))]
    try:
        found = grad(outs, leaves, stacked, retain_graph=True, materialize_grads=True, is_grads_batched=True)
    except Exception as error:
        yield from trial.refuses("batched", "a backward pass with is_grads_batched=True", error, unusual=False)
        return
    yield from _same_gradients(trial, "is_grads_batched=True", [0] * len(leaves), found, [[g._array for g in s] for s in singles])


Single = tuple[list[Any], "list[Any]", list[Any]]


def _single(trial: Trial, sample: Sequence[Any], starts: list[Any] | None) -> Single:
    """Results, what the pass began with, and the gradients of one sample."""
    given, _ = trial.tensors(wanted=())
    inputs = _inputs(trial, sample)
    results = tensors_in(trial.call(trial.at_places(given, inputs)))
    outs = recorded(results)
    starts = cotangents(trial, outs, 1) if starts is None else starts
    grads = grad(outs, trial.leaves_of(inputs), [from_array(s) for s in starts], materialize_grads=True) if outs else ()
    return [r._array for r in results], starts, [g._array for g in grads]


def _inputs(trial: Trial, arrays: Sequence[Any]) -> list[Any]:
    """Tensors for the places, of which the leaves require gradients."""
    inputs = [from_array(np.array(a)) for a in arrays]
    for tensor in trial.leaves_of(inputs):
        tensor.requires_grad_()
    return inputs


def _compared(trial: Trial, way: str, dims: Dims, samples: list[list[Any]], singles: list[Single], starts: list[Any]) -> Iterator[Failure]:
    arrays = [samples[0][i] if d is None else np.stack([s[i] for s in samples], axis=d) for i, d in enumerate(dims)]
    given, _ = trial.tensors(wanted=())
    inputs = _inputs(trial, arrays)
    leaves = trial.leaves_of(inputs)
    leaf_dims = trial.leaves_of(dims)

    def function(*at: Any) -> tuple[Any, ...]:
        return tuple(tensors_in(trial.call(trial.at_places(given, at))))

    wanted = [single[2] for single in singles]
    try:
        outs = vmap(function, in_dims=tuple(dims))(*inputs)
        ends = recorded(outs)
        stacked = [from_array(np.stack([s] * SIZE)) for s in starts]
        found = [grad(ends, leaves, stacked, retain_graph=True, create_graph=reading, materialize_grads=True) for reading in (False, True) if ends]
    except Exception as error:
        yield from trial.refuses("batched", f"{way} (in_dims={tuple(dims)})", error, unusual=-1 in dims or dims[0] is None)
        return
    for number, out in enumerate(outs):
        e = np.stack([single[0][number] for single in singles])
        if not trial.same(out, e, 1e-9):
            yield trial.failed(
                "batched", f"{way}: result {number} is not that of the samples one by one", found=wide(out), expected=wide(e), output=str(number)
            )
            return
    if not ends or not wanted[0]:
        return
    for reading, of_reading in zip(("", ", create_graph=True"), found):
        yield from _same_gradients(trial, f"{way}{reading}", leaf_dims, of_reading, wanted)

    def gradients(*at: Any) -> tuple[Any, ...]:
        inner = [a.detach() for a in at]
        asked = [a.requires_grad_() for a in trial.leaves_of(inner)]
        return tuple(grad(recorded(function(*inner)), asked, [from_array(s) for s in starts], materialize_grads=True))

    if all(d is not None for d in dims):
        inside = vmap(gradients, in_dims=tuple(dims))(*[t.detach() for t in inputs])
        yield from _same_gradients(trial, f"gradients in {way}", [0] * len(leaves), inside, wanted)


def _same_gradients(trial: Trial, way: str, dims: Dims, found: Any, wanted: list[Any]) -> Iterator[Failure]:
    for at, (leaf, a) in enumerate(zip(trial.leaves, found)):
        each = [w[at] for w in wanted]
        dim = dims[at]
        e = np.sum(each, axis=0) if dim is None else np.stack(each, axis=dim)
        if not trial.same(a, e, 1e-8):
            yield trial.failed("batched", f"{way}: gradient of {leaf} is not that of one pass for each", found=wide(a), expected=wide(e), input=leaf)
            return
