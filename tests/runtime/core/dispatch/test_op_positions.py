"""Where an op's entry is: known to whoever asks, and read by nobody else."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from specgrad.autograd import detect_anomaly
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import public
from specgrad.testing.mutants.build import Builder
from tests.the_spec import spec

WITHOUT_READING = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import specgrad
x = specgrad.ones(3, requires_grad=True)
(x * x).sum().backward()
assert not [name for name in opened if name.endswith("positions.json")], opened
from specgrad.generated import ops
assert ops.op_mul.where.startswith("derivatives.yaml:")
assert [name for name in opened if name.endswith("positions.json")]
"""


def test_every_op_knows_its_entry() -> None:
    assert {name: public.op(name).where for name in public.OPS} == {op.name: f"{op.location.file}:{op.location.line}" for op in spec()}


def test_nothing_is_read_until_somebody_asks() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_READING], check=True)


def test_an_op_of_no_package_has_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    built = Builder(spec()).build(spec().op("log"))
    op, function = built.names["op_log"], built.names["log"]
    assert op.where == public.op("log").where
    elsewhere = ModuleType("elsewhere")
    monkeypatch.setitem(sys.modules, "elsewhere", elsewhere)
    monkeypatch.setitem(function.__globals__, "__package__", "elsewhere")
    assert op.where == ""
    failing = pytest.raises(RuntimeError, match=r"^'log' returned nan values")
    with pytest.warns(UserWarning, match="Anomaly Detection"), detect_anomaly(check_forward=True), failing:
        function(Tensor([-1.0]))
