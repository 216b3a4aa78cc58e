"""The checks, by name, in the order in which they are made: cheap ones first."""

from __future__ import annotations

from specgrad.testing.ops.checks.accuracy import accuracy
from specgrad.testing.ops.checks.batches import batches
from specgrad.testing.ops.checks.casts import casts
from specgrad.testing.ops.checks.changes import changes, freed
from specgrad.testing.ops.checks.check import Check
from specgrad.testing.ops.checks.conduct import detach, inputs, memory, repeatable
from specgrad.testing.ops.checks.dtypes import dtypes, integers
from specgrad.testing.ops.checks.first_order import forward_mode, gradient, readings
from specgrad.testing.ops.checks.halves import halves
from specgrad.testing.ops.checks.in_place import in_place
from specgrad.testing.ops.checks.kernels import kernels
from specgrad.testing.ops.checks.layouts import layouts, views
from specgrad.testing.ops.checks.marks import marks
from specgrad.testing.ops.checks.monotonic import monotonic
from specgrad.testing.ops.checks.narrow import narrow
from specgrad.testing.ops.checks.precision import precision
from specgrad.testing.ops.checks.reference import reference
from specgrad.testing.ops.checks.requests import subsets, undefined
from specgrad.testing.ops.checks.saved import saved
from specgrad.testing.ops.checks.second_order import second_order
from specgrad.testing.ops.checks.special import special
from specgrad.testing.ops.checks.threads import threads

CHECKS: dict[str, Check] = {
    c.name: c
    for c in (
        detach,
        marks,
        reference,
        accuracy,
        gradient,
        readings,
        special,
        subsets,
        undefined,
        forward_mode,
        second_order,
        in_place,
        views,
        layouts,
        saved,
        changes,
        freed,
        repeatable,
        inputs,
        memory,
        casts,
        dtypes,
        halves,
        narrow,
        monotonic,
        precision,
        integers,
        kernels,
        threads,
        batches,
    )
}
