"""Every elementwise op of the spec, compiled: what it gives and its gradients, to the bit but where libm has one function for vectors and one for numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table
from tests.ops.spec_cases import Case, cases

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")
TOGETHER = 24  # ops of one program: to compile one takes longer than to run it


def firsts() -> list[Case]:
    """The first sample of each op."""
    found: dict[str, Case] = {}
    for case in cases(elementwise=True):
        found.setdefault(case.op.name, case)
    return list(found.values())


SHARES = [firsts()[i : i + TOGETHER] for i in range(0, len(firsts()), TOGETHER)]


def outputs(case: Case, given: list[Any]) -> list[sg.Tensor]:
    return [out for out in case.call_as_given(given) if isinstance(out, sg.Tensor)]


def takes(case: Case, dtype: str) -> bool:
    """Whether the op takes the dtype and has gradients of all that it gives, and does not look at elements as the polynomials of any degree do."""
    if "polynomial" in case.op.name:
        return False
    try:
        given, leaves = case.arguments(case.arrays(dtype))
        outs = [out for out in outputs(case, given) if out.requires_grad]
        if outs:
            sg.autograd.grad(outs, leaves, [sg.ones_like(out) for out in outs], allow_unused=True)
    except (NotImplementedError, RuntimeError, TypeError):
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("share", SHARES, ids=lambda share: f"{share[0].op.name}...{share[-1].op.name}")
def test_elementwise_ops(share: list[Case], dtype: str) -> None:
    tried = [case for case in share if takes(case, dtype)]

    def all_of(arguments: list[list[Any]]) -> list[list[sg.Tensor]]:
        return [outputs(case, given) for case, given in zip(tried, arguments)]

    arguments = [case.arguments(case.arrays(dtype)) for case in tried]
    given, leaves = [given for given, _ in arguments], [leaf for _, own in arguments for leaf in own]
    expected = all_of(given)
    found = sg.compile(all_of, fullgraph=True)(given)
    rtol, atol = (6e-16, 2.3e-16) if dtype == "float64" else (0, 0)
    for case, ours, theirs in zip(tried, found, expected):
        for out, wanted in zip(ours, theirs):
            assert out.dtype is wanted.dtype and out.requires_grad == wanted.requires_grad, case.op.name
            np.testing.assert_allclose(out.detach().numpy(), wanted.detach().numpy(), rtol=rtol, atol=atol, err_msg=case.op.name)
    gradients = []
    for results in (found, expected):
        outs = [out for own in results for out in own if out.requires_grad]
        gradients.append(sg.autograd.grad(outs, leaves, [sg.full_like(out, 0.75) for out in outs], materialize_grads=True))
    tolerance = 1e-11 if dtype == "float64" else 2e-4  # formulas op by op, and in one kernel
    for ours, theirs in zip(*gradients):
        np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=tolerance, atol=tolerance / 10)
