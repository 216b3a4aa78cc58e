"""The checks, by name, in the order in which they are made: cheap ones first."""

from __future__ import annotations

from .accuracy import accuracy
from .casts import casts
from .check import Check
from .conduct import detach, memory, undefined, views
from .dtypes import dtypes, integers
from .first_order import forward_mode, gradient
from .halves import halves
from .in_place import in_place
from .kernels import kernels
from .marks import marks
from .monotonic import monotonic
from .narrow import narrow
from .precision import precision
from .properties import batches, changes, inputs, layouts, readings, repeatable, subsets
from .reference import reference
from .saved import freed, saved
from .second_order import second_order
from .special import special
from .threads import threads

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
