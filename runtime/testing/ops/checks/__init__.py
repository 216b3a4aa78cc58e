"""The checks, by name, in the order in which they are made: cheap ones first."""

from __future__ import annotations

from specgrad.testing.ops.failure_text import COMPILED

from .check import OpCheck
from .conduct import asked, detach, given, marks, memory, shared, ties, undefined, views
from .errors import errors
from .first_order import forward_mode, gradient
from .forward_layouts import forward_layouts
from .in_place import in_place
from .properties import batches, changes, inputs, layouts, readings, repeatable, scaled, subsets, surroundings
from .saved import freed, saved
from .saved_results import saved_results
from .second_extremes import second_extremes
from .second_order import second_order, third_order
from .special import kinks, special
from .values.accuracy import accuracy
from .values.cuda_bodies import cuda_bodies
from .values.dtypes import asked_dtype, casts, dtypes, integers, whole
from .values.halves import halves
from .values.kernels import kernels
from .values.magnitudes import magnitudes
from .values.mixed import empty, mixed
from .values.monotonic import monotonic
from .values.narrow import narrow
from .values.precision import precision
from .values.reference import reference
from .values.threads import threads
from .variants import variants
from .written_results import out, updates

_DERIVATIVES = (
    asked,
    given,
    detach,
    marks,
    reference,
    accuracy,
    gradient,
    readings,
    scaled,
    variants,
    magnitudes,
    special,
    kinks,
    errors,
    subsets,
    shared,
    ties,
    undefined,
    forward_mode,
    saved_results,
    second_order,
    third_order,
    second_extremes,
)
_CONDUCT = (in_place, updates, out, views, layouts, forward_layouts, saved, changes, freed, repeatable, surroundings, inputs, memory)
_VALUES = (casts, asked_dtype, dtypes, mixed, empty, halves, narrow, monotonic, precision, integers, whole, kernels, cuda_bodies, threads)
CHECKS: dict[str, OpCheck] = {c.name: c for c in (*_DERIVATIVES, *_CONDUCT, *_VALUES, batches)}
ABOUT: dict[str, str] = {
    **{name: check.about for name, check in CHECKS.items()},
    COMPILED: "Compiled with other ops into one function, an op gives what it gives as it is: in all dtypes, layouts and forms, gradients of both orders too.",
}
