"""What `verify` holds a function to. A property takes a trial and gives its failures; it raises NotVerified where it cannot be looked at and that
is no mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Settings
from specgrad.testing.properties import batches, changes, conduct, gradients, layouts

from . import derivatives, detached, dtypes

PROPERTIES: dict[str, Callable[[Any], Iterator[Failure]]] = {  # in this order; the first tells whether the others make sense
    "calls": detached.calls,
    "arguments kept": conduct.inputs,
    "deterministic": conduct.repeatable,
    "linear": gradients.linear,
    "scaled": gradients.scaled,
    "backward": derivatives.backward,
    "forward mode": derivatives.forward_mode,
    "second order": derivatives.second_order,
    "derivatives of tangents": gradients.of_tangents,
    "readings": gradients.readings,
    "calls between": conduct.between,
    "precision": gradients.precise,
    "detached outputs": detached.outputs,
    "saved tensors": changes.changes,
    "requires_grad": gradients.subsets,
    "layouts": layouts.layouts,
    "dtypes": dtypes.dtypes,
    "vmap": batches.of_samples,
    "batched gradients": batches.of_gradients,
}


def asked(settings: Settings) -> list[str]:
    """The properties that settings ask for."""
    left_out = {
        "second order": settings.order < 2,
        "forward mode": not settings.forward_mode,
        "derivatives of tangents": not settings.forward_mode or settings.order < 2,
        "vmap": not settings.batched,
        "batched gradients": not settings.batched,
        "dtypes": not settings.dtypes,
    }
    return [name for name in PROPERTIES if not left_out.get(name)]
