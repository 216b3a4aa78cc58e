"""What a user may ask of gradcheck, and what makes no sense; the tolerances that are taken where none are given."""

from __future__ import annotations

import math
import secrets
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.gradcheck_error import Default

from .problem import Demands, tensors_in

# The options of gradcheck and gradgradcheck, by the names of what they demand.
FIELDS = {
    "check_undefined_grad": "undefined_grad",
    "check_grad_dtypes": "grad_dtypes",
    "check_batched_grad": "batched_grad",
    "check_batched_forward_grad": "batched_forward_grad",
    "check_forward_ad": "forward_ad",
    "check_backward_ad": "backward_ad",
    "check_fwd_over_rev": "forward_ad",
    "check_rev_over_rev": "backward_ad",
    "fast_mode": "fast",
}
METHODS = ("central", "complex-step")
KINKS = ("error", "allow")
TIGHT = {8: (1e-10, 1e-8), 4: (1e-4, 1e-4)}  # atol and rtol with complex steps, by the bytes of a number
WIDE = (1e-2, 1e-2)


def asked(inputs: Any, **options: Any) -> Demands:
    """The demands of these options; an error where they make no sense."""
    _check(**options)
    atol, rtol = options["atol"], options["rtol"]
    if options["method"] == "complex-step":
        tight = _tight(inputs)
        atol, rtol = (new if isinstance(given, Default) else given for new, given in zip(tight, (atol, rtol)))
    seed = options["seed"]
    return Demands(**{**options, "atol": float(atol), "rtol": float(rtol), "seed": secrets.randbits(32) if seed is None else int(seed)})


def _tight(inputs: Any) -> tuple[float, float]:
    arguments = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
    sizes = [traits[t._array.dtype].real.itemsize for a in arguments for _, t in tensors_in(a, "") if t.requires_grad and t.dtype.is_inexact]
    return TIGHT.get(min(sizes, default=8), WIDE)


def _check(*, eps: Any, atol: Any, rtol: Any, nondet_tol: Any, method: Any, projections: Any, kinks: Any, seed: Any, **rest: Any) -> None:
    if not _number(eps) or not 0 < eps < math.inf:
        raise ValueError(f"gradcheck: eps, how far inputs are moved, must be a positive number, got {eps!r}")
    for name, value in (("atol", atol), ("rtol", rtol), ("nondet_tol", nondet_tol)):
        if not _number(value) or not value >= 0:
            raise ValueError(f"gradcheck: {name} is a tolerance, which must not be negative, got {value!r}")
    if method not in METHODS:
        raise ValueError(f"gradcheck: unknown method {method!r}; there are: {', '.join(map(repr, METHODS))}")
    if kinks not in KINKS:
        raise ValueError(f"gradcheck: kinks must be one of {', '.join(map(repr, KINKS))}, got {kinks!r}")
    if isinstance(projections, bool) or not isinstance(projections, int) or projections < 1:
        raise ValueError(f"gradcheck: projections must be a whole number of at least 1, got {projections!r}")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        raise ValueError(f"gradcheck: seed must be a whole number that is not negative, or None for a new one each time, got {seed!r}")


def _number(value: Any) -> bool:
    return isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool)


def check_parts(demands: Demands, order: int) -> None:
    """Some checks build on others."""
    backward, forward = ("check_backward_ad", "check_forward_ad") if order == 1 else ("check_rev_over_rev", "check_fwd_over_rev")
    if not (demands.forward_ad or demands.backward_ad):
        raise AssertionError(f"Expected at least one of {forward} or {backward} to be True")
    if order == 2 and demands.undefined_grad and not demands.backward_ad:
        raise AssertionError(f"Setting check_undefined_grad=True requires {backward} to be True")
    if demands.batched_grad and not demands.backward_ad:
        raise AssertionError(f"Setting check_batched_grad=True requires {backward} to be True")
    if demands.batched_forward_grad and not demands.forward_ad:
        raise AssertionError(f"Setting check_batched_forward_grad=True requires {forward} to be True")
