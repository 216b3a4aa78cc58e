"""Each reference says something: of an op whose results are a little off, it tells."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from specgrad.testing.ops.verify import verify_op
from tests.rows import one_test_for_each
from tests.testing.ops.planted import SPEC, subject


def _off(value: Any) -> Any:
    """Results that are wrong, of the same shapes and dtypes."""
    if isinstance(value, (tuple, list)):
        return tuple(map(_off, value))
    if isinstance(value, bool):
        return not value
    if not isinstance(value, sg.Tensor) or not value.numel():
        return value
    value = value.detach()
    return ~value if value.dtype is sg.bool else value + 1 if not value.dtype.is_inexact else value * 1.000001 + 1e-6


@pytest.mark.filterwarnings("ignore")
@one_test_for_each("op", [(op.name, (op.name,)) for op in SPEC if op.reference is not None and not op.signature.is_inplace], together=8)
def test_a_mistake_in_the_op_is_told(name: str) -> None:
    right = subject(name)
    if not verify_op(right, checks=["reference"]).trials:
        assert not right.op.samples  # nothing says what it takes
        return
    wrong = subject(name, function=lambda *args, **keywords: _off(right.function(*args, **keywords)))
    assert verify_op(wrong, checks=["reference"], stop_at_first=True).failures
