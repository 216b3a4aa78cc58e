"""Ops say nothing of what is infinite or no number, whatever computes them: NumPy would warn, and, as its user has it, raise."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table
from tests.ops.spec_cases import SPEC, Case
from tests.rows import one_test_for_each

pytestmark = pytest.mark.skipif(not table.compiled, reason="where nothing is compiled, ops are NumPy's, and warn as its user wants it")
ODD = {"zeros": 0.0, "infinite": np.inf, "no numbers": np.nan, "large": 3e38, "small": 1e-40}
OPS = [op for op in SPEC.ops if not any(p.type.base == "Any" for p in op.signature.params)]
CASES = [(op.name, (Case(op, number, sample),)) for op in OPS for number, sample in enumerate(op.samples[:3])]


def with_odd_elements(value: Any, number: float, every: int) -> Any:
    """An array, or several, some of whose elements are of that size."""
    if isinstance(value, (list, tuple)):
        return [with_odd_elements(v, number, every) for v in value]
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "fc":
        return value
    narrow = value.astype(np.float32 if value.dtype.kind == "f" else np.complex64)
    flat = narrow.reshape(-1)
    flat[::every] = np.where(flat[::every].real < 0, -number, number)
    return flat.reshape(narrow.shape)


def run(case: Case, arrays: list[Any]) -> None:
    given, leaves = case.arguments(arrays)
    try:
        results = [r for r in case.call_as_given(given) if isinstance(r, sg.Tensor) and r.requires_grad]
        if results and leaves:
            sg.autograd.grad(results, leaves, [sg.ones_like(r) for r in results], allow_unused=True)
    except (RuntimeError, ValueError, IndexError, OverflowError, TypeError, NotImplementedError):
        pass  # it refuses such numbers


@one_test_for_each("op", CASES, together=20)
def test_what_is_infinite_or_no_number_is_no_news(case: Case) -> None:
    for dtype in [kind for letter, kind in (("f", "float64"), ("c", "complex128")) if case.computes_in(letter)] or ["float64"]:
        for about, number in ODD.items():
            for every in (1, 2):
                with np.errstate(all="ignore"):
                    arrays = [with_odd_elements(value, number, every) for value in case.arrays(dtype)]
                with np.errstate(all="warn"), warnings.catch_warnings(record=True) as said:
                    warnings.simplefilter("always")
                    run(case, arrays)
                news = [f"{w.filename}:{w.lineno}: {w.message}" for w in said if issubclass(w.category, RuntimeWarning)]
                assert not news, f"{dtype}, {about}: {news}"
