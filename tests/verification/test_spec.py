"""The whole spec passes verification, group by group."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from specgrad.verification.verify import verify_op

sys.path.insert(0, str(Path(__file__).parent))
from planted import SPEC, subject

NOTHING_TO_TRY = {"float_power", "index_put", "index_put_"}  # what takes anything: their entries cannot say what


@pytest.mark.parametrize("group", [g.name for g in SPEC.groups])
def test_every_op_of_a_group_is_right(group: str) -> None:
    found = [verify_op(subject(op.name)) for op in SPEC if op.group == group]
    assert [f.message for report in found for f in report.failures] == []
    assert {report.op for report in found if not report.trials} <= NOTHING_TO_TRY
