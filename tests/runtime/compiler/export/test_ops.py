"""Every elementwise op of the spec, exported: what it gives and its gradient, held against Python by the program that comes with the C."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.cut import ExportError
from specgrad.compiler.export.functions import Function
from specgrad.compiler.export.lowered import Lowering
from tests.ops.spec_cases import Case
from tests.runtime.compiler.export import built
from tests.runtime.compiler.test_ops import firsts, outputs, takes

OWN_C = 33  # ops with C of their own, as Bessel functions have, and polynomials, at most


def total(case: Case, given: list[Any]) -> Any:
    found = [(out * 0.75).sum() for out in outputs(case, given) if out.requires_grad]
    return sum(found[1:], found[0])


def can(case: Case, dtype: str) -> bool:
    """Whether it is made of expressions, over real numbers."""
    given, _ = case.arguments(case.arrays(dtype))
    try:
        for what in ("value", "gradient") if any(o.requires_grad for o in outputs(case, given)) else ("value",):
            Lowering(Function(lambda *a: outputs(case, list(a)) if what == "value" else total(case, list(a)), given).traced(what)).program()  # noqa: B023
    except ExportError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("dtype, unroll", [("float64", True), ("float32", False)], ids=["float64 unrolled", "float32 in loops"])
def test_elementwise_ops(tmp_path: Path, dtype: str, unroll: bool) -> None:
    taken = [case for case in firsts() if takes(case, dtype)]
    tried = [case for case in taken if can(case, dtype)]
    assert len(taken) - len(tried) <= OWN_C
    arguments = [case.arguments(case.arrays(dtype))[0] for case in tried]

    def all_of(*given: Any) -> list[list[sg.Tensor]]:
        return [outputs(case, list(own)) for case, own in zip(tried, given)]

    def sum_of(*given: Any) -> Any:
        found = [total(case, list(own)) for case, own in zip(tried, given) if any(o.requires_grad for o in outputs(case, list(own)))]
        return sum(found[1:], found[0])

    built.run(sg.export(all_of, arguments, tmp_path / "values.c", unroll=unroll), *built.C)
    built.run(sg.export(sum_of, arguments, tmp_path / "gradients.c", "gradient", unroll=unroll), *built.C)
