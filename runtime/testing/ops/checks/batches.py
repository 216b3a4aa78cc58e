"""Batches: an op in vmap, and its gradients there, against one sample after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.batching.vmap import vmap
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.jacobian import room
from specgrad.testing.ops.trial import Trial

from .check import check, few
from .layouts import reads_layout
from .tools import cotangents, numbers, wide

SIZE = 3


def _wants(trial: Trial) -> bool:
    return few(trial) and trial.about in ("sample", "0-dim", "broadcast") and not reads_layout(trial.op) and trial.number % 4 != 3


@check("batches", _wants)
def batches(trial: Trial) -> Iterator[Failure]:
    """vmap gives what the samples one by one give: values and gradients, with all inputs batched, one alone, and the batch last."""
    samples = [_sample(trial, k) for k in range(SIZE)]
    singles = [_single(trial, at) for at in samples]
    if not singles[0][0]:
        return  # its results are no tensors, or have no elements of a field
    count = len(trial.leaves)
    ways: list[tuple[str, list[int | None]]] = [("all inputs batched", [0] * count), ("the batch last", [-1] * count)]
    if count > 1:
        ways += [(f"{leaf} alone batched", [0 if i == n else None for i in range(count)]) for n, leaf in enumerate(trial.leaves)]
    for way, dims in ways:
        if all(d in (0, -1) for d in dims):
            expected, starts = [s[0] for s in singles], singles[0][1]
            wanted = [s[2] for s in singles]
        else:
            mixed = [[samples[k][i] if dims[i] is not None else samples[0][i] for i in range(count)] for k in range(SIZE)]
            runs = [_single(trial, at, singles[0][1]) for at in mixed]
            expected, starts, wanted = [r[0] for r in runs], singles[0][1], [r[2] for r in runs]
        yield from _compared(trial, way, dims, samples, expected, starts, wanted)


def _writes(trial: Trial) -> bool:
    return trial.op.signature.is_inplace or trial.op.signature.base.endswith("_")


def _sample(trial: Trial, number: int) -> list[Any]:
    """Other numbers of the domain: those of the trial, moved round or a little."""
    found = []
    for leaf, array in zip(trial.leaves, trial.at):
        if array.size > 1:
            found.append(np.roll(array.reshape(-1), number).reshape(array.shape))
        else:
            far = room(trial.op.domain.get(leaf.name), array.reshape(-1)[0]) if array.size else 0.0
            found.append(np.asarray(array + 0.05 * far * number))
    return found


def _single(trial: Trial, at: list[Any], starts: list[Any] | None = None) -> tuple[list[Any], list[Any], list[Any]]:
    given, leaves = trial.tensors(trial.moved(at))
    outs = trial.results(given)
    recorded = [o for o in outs if o.requires_grad]
    starts = cotangents(trial, recorded, 1) if starts is None else starts
    grads = grad(recorded, leaves, [from_array(s) for s in starts], materialize_grads=True) if recorded else ()
    return [o._array for o in outs], starts, [g._array for g in grads]


def _compared(
    trial: Trial, way: str, dims: list[int | None], samples: list[Any], expected: list[Any], starts: list[Any], wanted: list[Any]
) -> Iterator[Failure]:
    arrays = [samples[0][i] if d is None else np.stack([s[i] for s in samples], axis=d) for i, d in enumerate(dims)]
    given, _leaves = trial.tensors(wanted=())
    inputs = [from_array(a) for a in arrays]

    def function(*at: Any) -> tuple[Any, ...]:
        return tuple(trial.results(trial.with_leaves(given, at)))

    for tensor in inputs:
        tensor.requires_grad_()
    try:
        outs = vmap(function, in_dims=tuple(dims))(*inputs)
    except RuntimeError:
        if trial.op.signature.is_view and -1 in dims:
            return  # a view of such memory cannot be had
        if _writes(trial) and dims[0] is None:
            return  # there would be several results for one place
        raise
    for number, out in enumerate(outs):
        e = np.stack([x[number] for x in expected])
        if not numbers(out._array, e, 1e-9):
            yield trial.failed("batched", f"vmap, {way}: result {number}", found=wide(out), expected=wide(e))
            return
    recorded = [o for o in outs if o.requires_grad]
    if not recorded or not wanted[0]:
        return
    stacked = [from_array(np.stack([s] * SIZE)) for s in starts]
    for reading in (False, True):
        found = grad(recorded, inputs, stacked, retain_graph=True, create_graph=reading, materialize_grads=True)
        yield from _same_gradients(trial, f"vmap, {way}{', create_graph=True' if reading else ''}", dims, found, wanted)

    def gradients(*at: Any) -> tuple[Any, ...]:
        inner = [a.detach().requires_grad_() for a in at]
        results = [r for r in function(*inner) if r.requires_grad]
        return tuple(grad(results, inner, [from_array(s) for s in starts], materialize_grads=True))

    if all(d is not None for d in dims):
        inside = vmap(gradients, in_dims=tuple(dims))(*[t.detach() for t in inputs])
        yield from _same_gradients(trial, f"gradients in vmap, {way}", [0] * len(dims), inside, wanted)
        yield from _at_once(trial, starts)


def _same_gradients(trial: Trial, way: str, dims: list[int | None], found: Any, wanted: list[Any]) -> Iterator[Failure]:
    for at, (leaf, a) in enumerate(zip(trial.leaves, found)):
        each = [w[at] for w in wanted]
        dim = dims[at]
        e = np.sum(each, axis=0) if dim is None else np.stack(each, axis=dim)
        if not numbers(a, e, 1e-8):
            yield trial.failed("batched", f"{way}: gradient of {leaf}", found=wide(a), expected=wide(e), input=str(leaf))
            return


def _at_once(trial: Trial, starts: list[Any]) -> Iterator[Failure]:
    """Several gradients in one pass."""
    given, leaves = trial.tensors()
    recorded = [o for o in trial.results(given) if o.requires_grad]
    several = [[s * (k + 1) if k else s for s in starts] for k in range(SIZE)]
    singles = [grad(recorded, leaves, [from_array(np.array(s)) for s in v], retain_graph=True, materialize_grads=True) for v in several]
    stacked = [from_array(np.stack([v[i] for v in several])) for i in range(len(starts))]
    found = grad(recorded, leaves, stacked, retain_graph=True, materialize_grads=True, is_grads_batched=True)
    wanted = [[g._array for g in s] for s in singles]
    yield from _same_gradients(trial, "is_grads_batched=True", [0] * len(leaves), found, wanted)
