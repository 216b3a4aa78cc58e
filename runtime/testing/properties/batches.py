"""A batch gives what its samples give one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from specgrad.batching.vmap import vmap
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure

from .tools import cotangents, gradients, other_gradients, other_results, recorded_call
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
            singles.append(_single(trial, [samples[0 if d is None else k][i] for i, d in enumerate(dims)], starts))
            starts = singles[-1].starts
        if singles[0].results:
            yield from _compared(trial, f"vmap, {way}", dims, samples, singles)
        if singles[0].results and dims == ways[0][1]:
            yield from _compared(trial, f"vmap, {way}, one sample", dims, samples[:1], singles[:1])
            yield from _nested(trial, samples, singles)


def of_gradients(trial: Trial) -> Iterator[Failure]:
    """is_grads_batched: several gradients at once are those that one pass for each gives."""
    leaves, outs = recorded_call(trial)
    several = [cotangents(trial, outs, k) for k in range(1, SIZE + 1)]
    singles = [[g._array for g in gradients(outs, leaves, starts, retain_graph=True)] for starts in several]
    try:
        found = gradients(outs, leaves, [np.stack(starts) for starts in zip(*several)], retain_graph=True, is_grads_batched=True)
    except Exception as error:
        yield from trial.refuses("batched", "a backward pass with is_grads_batched=True", error, unusual=False)
        return
    yield from _other_gradients(trial, "is_grads_batched=True", [0] * len(leaves), found, singles)


class Single(NamedTuple):
    """Results, what the pass began with, and the gradients of one sample, as arrays."""

    results: list[Any]
    starts: list[Any]
    grads: list[Any]


def _single(trial: Trial, sample: Sequence[Any], starts: list[Any] | None) -> Single:
    given, _ = trial.tensors(wanted=())
    inputs = _inputs(trial, sample)
    results = tensors_in(trial.call(trial.at_places(given, inputs)))
    outs = recorded(results)
    starts = cotangents(trial, outs, 1) if starts is None else starts
    return Single([r._array for r in results], starts, [g._array for g in gradients(outs, trial.leaves_of(inputs), starts)])


def _inputs(trial: Trial, arrays: Sequence[Any]) -> list[Any]:
    """Tensors for the places, of which the leaves require gradients."""
    inputs = [from_array(np.array(a)) for a in arrays]
    for tensor in trial.leaves_of(inputs):
        tensor.requires_grad_()
    return inputs


def _compared(trial: Trial, way: str, dims: Dims, samples: list[list[Any]], singles: list[Single]) -> Iterator[Failure]:
    inputs = _inputs(trial, [samples[0][i] if d is None else np.stack([s[i] for s in samples], axis=d) for i, d in enumerate(dims)])
    given, _ = trial.tensors(wanted=())
    starts, wanted = singles[0].starts, [single.grads for single in singles]

    def function(*at: Any) -> tuple[Any, ...]:
        return tuple(tensors_in(trial.call(trial.at_places(given, at))))

    try:
        outs = vmap(function, in_dims=tuple(dims))(*inputs)
        stacked = [np.stack([s] * len(samples)) for s in starts]
        found = [gradients(recorded(outs), trial.leaves_of(inputs), stacked, retain_graph=True, create_graph=reading) for reading in (False, True)]
    except Exception as error:
        yield from trial.refuses("batched", f"{way} (in_dims={tuple(dims)})", error, unusual=-1 in dims or dims[0] is None)
        return
    expected = [np.stack(results) for results in zip(*(single.results for single in singles))]
    if (yield from other_results(trial, "batched", outs, expected, 1e-9, " is not that of the samples one by one", f"{way}: ")):
        return
    if not recorded(outs) or not wanted[0]:
        return
    for reading, of_reading in zip(("", ", create_graph=True"), found):
        yield from _other_gradients(trial, f"{way}{reading}", trial.leaves_of(dims), of_reading, wanted)

    def inside(*at: Any) -> tuple[Any, ...]:
        inner = [a.detach() for a in at]
        asked = [a.requires_grad_() for a in trial.leaves_of(inner)]
        return tuple(gradients(recorded(function(*inner)), asked, starts))

    if all(d is not None for d in dims):
        found_inside = vmap(inside, in_dims=tuple(dims))(*[t.detach() for t in inputs])
        yield from _other_gradients(trial, f"gradients in {way}", [0] * len(trial.leaves), found_inside, wanted)


def _nested(trial: Trial, samples: list[list[Any]], singles: list[Single]) -> Iterator[Failure]:
    """A batch of batches."""
    rows = ((0, 1), (1, 2))
    inputs = _inputs(trial, [np.stack([np.stack([samples[k][i] for k in row]) for row in rows]) for i in range(len(samples[0]))])
    given, _ = trial.tensors(wanted=())
    starts = [np.stack([np.stack([s] * 2)] * 2) for s in singles[0].starts]
    try:
        outs = vmap(vmap(lambda *at: tuple(tensors_in(trial.call(trial.at_places(given, at))))))(*inputs)
        found = gradients(recorded(outs), trial.leaves_of(inputs), starts)
    except Exception as error:
        yield from trial.refuses("batched", "vmap in vmap", error)
        return
    expected = [np.stack([np.stack([singles[k].results[i] for k in row]) for row in rows]) for i in range(len(singles[0].results))]
    if (yield from other_results(trial, "batched", outs, expected, 1e-9, " is not that of the samples one by one", "vmap in vmap: ")) or not recorded(outs):
        return
    wanted = [np.stack([np.stack([singles[k].grads[i] for k in row]) for row in rows]) for i in range(len(singles[0].grads))]
    yield from other_gradients(trial, "batched", found, wanted, 1e-8, " is not that of one pass for each", "vmap in vmap: ")


def _other_gradients(trial: Trial, way: str, dims: Dims, found: Sequence[Any], singles: Sequence[Sequence[Any]]) -> Iterator[Failure]:
    expected = [np.sum(each, axis=0) if dim is None else np.stack(each, axis=dim) for each, dim in zip(zip(*singles), dims)]
    yield from other_gradients(trial, "batched", found, expected, 1e-8, " is not that of one pass for each", f"{way}: ")
