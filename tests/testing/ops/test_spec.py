"""The whole spec passes verification, op by op."""

from __future__ import annotations

import pytest

from specgrad.testing.ops.verify import verify_op
from tests.testing.ops.planted import SPEC, subject


@pytest.mark.parametrize("name", [op.name for op in SPEC])
def test_every_op_is_right(name: str) -> None:
    report = verify_op(subject(name))
    assert [f.message for f in report.failures] == []
    assert report.trials
