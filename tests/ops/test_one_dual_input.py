"""Forward mode where one input alone has a tangent: what a rule leaves out, or needs from the other inputs, must not stop it."""

from __future__ import annotations

from typing import Any

import numpy as np

import specgrad as sg
from specgrad.autograd import forward_ad
from tests.ops.spec_cases import Case, cases, each

SEVERAL = [case for case in cases(differentiable=True) if len(case.names()) > 1]


def tangents(case: Case, given: list[Any], names: list[str]) -> list[Any]:
    """The tangents of the results, where some inputs have one of ones."""

    def dual(tensor: Any) -> Any:
        return forward_ad.make_dual(tensor, sg.ones_like(tensor)) if isinstance(tensor, sg.Tensor) and tensor.is_floating_point() else tensor

    with forward_ad.dual_level():
        inputs = [
            ([dual(v) for v in value] if isinstance(value, list) else dual(value)) if param.name in names else value
            for param, value in zip(case.op.signature.params, given)
        ]
        found = [(r, forward_ad.unpack_dual(r).tangent) for r in case.call(inputs) if r.is_floating_point()]
        return [np.zeros(r.shape) if t is None else t.numpy().copy() for r, t in found]


@each(SEVERAL)
def test_tangents_of_single_inputs_add_up(case: Case) -> None:
    """The tangent is linear: what each input gives alone, taken together, is what all give together."""
    alone = [tangents(case, case.arguments(case.arrays(), requires_grad=False)[0], [name]) for name in case.names()]
    together = tangents(case, case.arguments(case.arrays(), requires_grad=False)[0], case.names())
    for at, expected in enumerate(together):
        assert np.allclose(sum(found[at] for found in alone), expected, rtol=1e-9, atol=1e-12, equal_nan=True)
