"""Every op on a device, which is a stand-in (see twin/), by functions of CuPy alone: kernels/test_ops.py has kernels.

No test here needs a GPU, and none knows what one would compute.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad
from tests.cuda.on_device import BATCHES, FUNCTIONS, STAGES, all_cases, arguments, dtypes_of, on_device, outcome
from tests.cuda.places import on_both
from tests.cuda.training import PROGRAMS
from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER, counts
from tests.effort import tries
from tests.ops.spec_cases import Case, each

NOT_YET = {  # ops that fail on a device, and why; one that passes must leave the list
    "special.airy_ai": "CuPy has no Airy function",
    "_airy_slope": "CuPy has no Airy function",
    "_ldl_factor": "CuPy has no factorisation of symmetric matrices",
    "_ldl_solve": "CuPy has no factorisation of symmetric matrices",
    "linalg.ldl_factor": "CuPy has no factorisation of symmetric matrices",
    "linalg.ldl_factor_ex": "CuPy has no factorisation of symmetric matrices",
    "linalg.ldl_solve": "CuPy has no factorisation of symmetric matrices",
    "linalg.eig": "eigenvalues of real matrices come in another order: on a device these are not told from complex ones",
}
WAIT = {  # why ops must wait for the device
    "the size of the result depends on elements": (
        "_expand_and_select", "_masked_put", "masked_select", "_nonzero", "nonzero", "argwhere", "where.condition",
        "_nonzero_static", "nonzero_static", "_unique", "_unique_values", "unique", "_unique_consecutive", "unique_consecutive", "_bincount", "bincount",
        "_unique_consecutive_values",
        "nn.functional.one_hot", "repeat_interleave",
    ),
    "a number that the host computes with depends on elements": (
        "_histogramdd", "histogramdd", "histc", "histogram", "nn.functional.ctc_loss", "_ctc_loss", "_ctc_gradient", "nn.functional.embedding_bag",
        "_gegenbauer", "_laguerre", "scatter_reduce", "index_reduce",
        *(case.op.name for case in all_cases() if case.op.name.startswith("special.") and "_polynomial_" in case.op.name),
    ),
    "the result is a bool of the host": ("equal", "allclose"),
    "the host computes indices": ("combinations", "nn.functional.pdist"),
    "an error tells of the first matrix for which there is no result": (
        "cholesky", "cholesky_inverse", "inverse", "linalg.cholesky", "linalg.inv", "linalg.lu_factor", "linalg.solve", "lu", "linalg.lstsq",
        "linalg.tensorinv", "linalg.tensorsolve", "matrix_power", "linalg.matrix_power",
    ),
}  # fmt: skip
MAY_WAIT = {name for names in WAIT.values() for name in names}


pytestmark = pytest.mark.usefixtures("place")


def cleared() -> None:
    for kind in counts.values():
        kind.clear()


def waited() -> dict[str, int]:
    return {f"{kind} in {place}": number for kind in (TRANSFER, SYNCHRONISATION) for place, number in counts[kind].items()}


def stages_and_dtypes(case: Case) -> list[tuple[str, str]]:
    """On the first sample of an op all stages in the second dtype of each class, in which one sees what was made wider; in the first, and on other samples,
    values and gradients."""
    if tries(0, 1):
        return [(stage, dtype) for dtype in dtypes_of(case) for stage in STAGES]
    if case.number:
        return [(stage, dtypes_of(case)[0]) for stage in STAGES[:2]]
    tried = dtypes_of(case, 2)
    return [(stage, dtype) for dtype in tried for stage in STAGES[: 2 if len(tried) > 1 and dtype in ("float64", "complex128", "int64") else 4]]


@pytest.mark.slow
@each([case for case in all_cases() if case.op.name not in NOT_YET])
def test_an_op_on_another_device_than_the_current_one(case: Case) -> None:
    for dtype in dtypes_of(case, 1):
        for stage in STAGES:
            assert not outcome(case, dtype, stage, "cuda:1"), (dtype, stage)


@on_both
@pytest.mark.slow
@each([case for case in all_cases() if case.op.name not in NOT_YET])
def test_an_op_gives_on_a_device_what_it_gives_on_the_host(case: Case) -> None:
    for stage, dtype in stages_and_dtypes(case):
        wrong = outcome(case, dtype, stage)
        assert not wrong, f"{stage}, {dtype}: {wrong}"


@on_both
@pytest.mark.slow
@each([case for case in all_cases() if case.op.name not in NOT_YET and case.number < 2])
def test_batches_lie_on_the_device(case: Case) -> None:
    for stage in BATCHES:
        wrong = outcome(case, dtypes_of(case, 1)[0], stage)
        assert not wrong, f"{stage}: {wrong}"


@pytest.mark.slow
@each([case for case in all_cases() if case.op.name not in NOT_YET and case.number < tries(1, 99)])
def test_an_op_waits_for_the_device_only_if_it_must(case: Case) -> None:
    dtype = dtypes_of(case, 1)[0]
    for stage in STAGES:
        given = [on_device(value) for value in arguments(case, dtype)]
        cleared()
        try:
            FUNCTIONS[stage](case, given)
        except Exception:
            continue  # which the test above looks at
        assert not waited() or case.op.name in MAY_WAIT, f"{stage}: {waited()}"


@pytest.mark.parametrize("name", NOT_YET)
def test_what_does_not_work_yet_fails(name: str) -> None:
    found = [outcome(case, dtype, stage) for case in all_cases() if case.op.name == name for dtype in dtypes_of(case, 1) for stage in STAGES]
    assert any(found), f"{name} works: take it from the list"


# ---- training


@on_both
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_a_training_step_moves_nothing_and_waits_for_nothing(program: Callable[[Any], Callable[[], Any]]) -> None:
    step = program(np.random.default_rng(0))
    first = step()
    cleared()
    specgrad.cuda.set_sync_debug_mode("error")  # what a device itself can tell of waits
    losses = [step() for _ in range(4)]
    specgrad.cuda.set_sync_debug_mode("default")
    assert waited() == {}
    assert losses[-1].item() < first.item(), "it learns"
