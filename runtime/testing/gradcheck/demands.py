"""What a user may ask of gradcheck, and what makes no sense; the tolerances that are taken where none are given."""

from __future__ import annotations

import math
import secrets
from dataclasses import fields
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.gradcheck_error import Default

from .problem import Demands, tensors_in

# The options of gradcheck and gradgradcheck, and the fields of Demands that they fill.
OPTIONS = {field.name: field.name for field in fields(Demands)} | {"check_fwd_over_rev": "check_forward_ad", "check_rev_over_rev": "check_backward_ad"}
METHODS = ("central", "complex-step")
KINKS = ("error", "allow")
TIGHT = {8: (1e-10, 1e-8), 4: (1e-4, 1e-4)}  # atol and rtol with complex steps, by the bytes of a number; (1e-2, 1e-2) for fewer


def demands_of(given: dict[str, Any]) -> Demands:
    """The demands of the arguments of gradcheck or gradgradcheck; an error where they make no sense."""
    options = {OPTIONS[name]: value for name, value in given.items() if name in OPTIONS}
    _check(**options)
    if options["method"] == "complex-step":
        tight = dict(zip(("atol", "rtol"), _tight(given["inputs"])))
        options |= {name: value for name, value in tight.items() if isinstance(options[name], Default)}
    options |= {"atol": float(options["atol"]), "rtol": float(options["rtol"])}
    demands = Demands(**{**options, "seed": secrets.randbits(32) if options["seed"] is None else int(options["seed"])})
    _check_parts(demands, "check_rev_over_rev" in given)
    return demands


def _tight(inputs: Any) -> tuple[float, float]:
    sizes = [traits[t._array.dtype].real.itemsize for _, t in tensors_in(inputs, "") if t.requires_grad and t.dtype.is_inexact]
    return TIGHT.get(min(sizes, default=8), (1e-2, 1e-2))


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


def _check_parts(demands: Demands, second_order: bool) -> None:
    """Some checks build on others."""
    backward, forward = ("check_rev_over_rev", "check_fwd_over_rev") if second_order else ("check_backward_ad", "check_forward_ad")
    if not (demands.check_forward_ad or demands.check_backward_ad):
        raise AssertionError(f"Expected at least one of {forward} or {backward} to be True")
    parts = [("check_batched_grad", backward), ("check_batched_forward_grad", forward)]
    for name, needed in [("check_undefined_grad", backward), *parts] if second_order else parts:
        if getattr(demands, name) and not getattr(demands, OPTIONS[needed]):
            raise AssertionError(f"Setting {name}=True requires {needed} to be True")
