"""The properties of any function, looked at on those trials of an op for which they make sense."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from specgrad.codegen.model.op import NOT_IMPLEMENTED, Op, split_target
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.subject import module_of
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties import batches as of_batches
from specgrad.testing.properties import changes as of_changes
from specgrad.testing.properties import conduct, gradients
from specgrad.testing.properties import layouts as of_layouts
from specgrad.testing.properties import surroundings as of_surroundings

from .check import check, composed, differentiable_sample, few, reads_layout
from .values import in_dtype_of

CALLS = 130  # more than caches keep as a rule; after so many, what a function counts shows

if TYPE_CHECKING:
    from specgrad.testing.ops.checks.check import OpCheck


def _small(trial: OpTrial) -> bool:
    if trial.op.non_differentiable:
        return trial.about == "sample" and trial.dtype != "int64"
    return few(trial) and trial.about in ("sample", "0-dim", "broadcast") and not reads_layout(trial.op) and trial.number % 4 != 3


def _in_layouts(trial: OpTrial) -> bool:
    lacks_one = any(g.kind == NOT_IMPLEMENTED for g in trial.op.gradients)
    return trial.about in ("sample", "empty") and not reads_layout(trial.op) and not lacks_one


def _first_composed(trial: OpTrial) -> bool:
    return trial.number == 0 and composed(trial)


@check("batches", lambda trial: _small(trial) or _first_composed(trial))
def batches(trial: OpTrial) -> Iterator[Failure]:
    """vmap and is_grads_batched give what samples and gradients one by one give: with all inputs batched, one alone, and the batch last."""
    if trial.op.kind == "compose":
        yield from of_batches.of_samples(_with_places_that_fit(trial))
        return
    yield from of_batches.of_samples(replace(trial, every=True) if trial.op.non_differentiable else trial)
    yield from of_batches.of_gradients(trial)


def _with_places_that_fit(trial: OpTrial) -> OpTrial:
    """A trial of which no batch has several whole numbers, if others than those of the sample are refused, as places that belong together are."""
    try:
        for sample in trial.samples(of_batches.SIZE):
            trial.call(trial.at_places(trial.tensors(wanted=())[0], [from_array(np.array(a)) for a in sample]))
    except Exception:  # whatever tells that they do not fit
        trial = replace(trial)
        trial.places = trial.leaves
    return trial


@check("readings", few)
def readings(trial: OpTrial) -> Iterator[Failure]:
    """backward() and create_graph=True, the two readings of a formula, give the same gradients; so do the formulas behind a function of all gradients."""
    yield from gradients.readings(trial)
    if trial.op.backward_call:
        with _formulas_alone(trial.op, trial.op.backward_call):
            yield from gradients.readings(trial)


@contextmanager
def _formulas_alone(op: Op, function: str) -> Iterator[None]:
    """While it lasts, the function of all gradients covers nothing."""
    module, name = module_of(op, function), split_target(function)[1]
    kept = getattr(module, name)
    setattr(module, name, lambda *given: None)
    try:
        yield
    finally:
        setattr(module, name, kept)


@check("inputs", lambda trial: few(trial) or composed(trial))
def inputs(trial: OpTrial) -> Iterator[Failure]:
    """Neither an op nor its backward changes what it was given, and backward no result: in float32 and complex64 too, for which there may be another way."""
    yield from conduct.inputs(trial)
    name = {"float64": "float32", "complex128": "complex64"}.get(trial.dtype, "")
    if trial.about == "sample" and trial.op.takes_dtype(name):
        yield from conduct.inputs(replace(trial, arrays=in_dtype_of(trial, [a.astype(name) for a in trial.at])))


@check("repeatable", lambda trial: few(trial) or composed(trial))
def repeatable(trial: OpTrial) -> Iterator[Failure]:
    """The same inputs give the same results and gradients, recorded or not, in many calls of a handwritten function; a graph that is kept gives them again."""
    yield from conduct.repeatable(trial)
    if trial.about == "sample":
        yield from conduct.unrecorded(trial)
    if trial.number == 0 and trial.op.kind in ("call", "compose"):
        yield from conduct.repeatable_often(trial, CALLS)


subsets: OpCheck = check("subsets", lambda trial: (few(trial) or composed(trial)) and len(trial.leaves) > 1)(gradients.subsets)
scaled: OpCheck = check("scaled", lambda trial: differentiable_sample(trial) or composed(trial))(gradients.scaled)
layouts: OpCheck = check("layouts", _in_layouts)(of_layouts.layouts)
surroundings: OpCheck = check("surroundings", lambda trial: trial.number == 0 and trial.op.kind in ("call", "compose"))(of_surroundings.surroundings)
changes: OpCheck = check("changes", differentiable_sample)(of_changes.changes)
