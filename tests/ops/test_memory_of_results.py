"""What an op computes lies in memory of its own, unless the spec calls it a view: a change of the input must not reach it. With one element in each dimension
too, where functions of NumPy often have nothing to do and give their argument back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.ops.spec_cases import Case, cases


def of_one_element(case: Case) -> list[Any]:
    return [a[(slice(0, 1),) * a.ndim] if isinstance(a, np.ndarray) and a.dtype == np.float64 else a for a in case.arrays("float64")]


def shared(case: Case, arrays: list[Any]) -> bool | None:
    """Whether a result that is no view shows the memory of an input; None where the op does not take these."""
    given, leaves = case.arguments(arrays)
    try:
        found = case.call_as_given(given)
    except (RuntimeError, ValueError, TypeError, IndexError, NotImplementedError):
        return None
    outs = [out for out in found if isinstance(out, sg.Tensor) and out.numel() and not out._is_view()]
    return any(out is not leaf and np.may_share_memory(out.detach().numpy(), leaf.detach().numpy()) for out in outs for leaf in leaves)


@pytest.mark.filterwarnings("ignore")
def test_results_have_memory_of_their_own() -> None:
    own = [case for case in cases() if case.op.is_public and "(a" not in str(case.op.signature)]
    tried = [(case, shared(case, arrays)) for case in own for arrays in (case.arrays("float64"), of_one_element(case))]
    assert sum(result is not None for _, result in tried) > 800
    assert sorted({case.op.name for case, result in tried if result}) == []
