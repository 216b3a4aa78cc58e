"""Ops on a device run as kernels of their own, from the first array on, and give what they give on the host; where these cannot be had, as CuPy's functions.

Nothing here has run on a device: kernels run on the host, on arrays of the stand-in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver
from tests.cuda.on_device import STAGES, all_cases, dtypes_of, outcome
from tests.cuda.ptx.run import lacking
from tests.cuda.test_on_device import NOT_YET
from tests.cuda.training import PROGRAMS
from tests.cuda.twin.device import KERNEL, SYNCHRONISATION, TRANSFER
from tests.cuda.twin.modules import twin
from tests.effort import LONG
from tests.ops.spec_cases import Case, each

needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code")
CASES = [case for case in all_cases() if case.op.name not in NOT_YET and case.number == 0]
SAMPLE = ("add.Tensor", "softmax", "nn.functional.layer_norm", "logsumexp", "var", "linalg.vector_norm", "nn.functional.cross_entropy", "amax", "mean")


def dtype_of(case: Case) -> str:
    """The second of its dtypes, in which one sees what was made wider."""
    return dtypes_of(case, 2)[:2][-1]


def right(cases: list[Case]) -> None:
    with driver():
        for case in cases:
            for stage in STAGES[:2]:
                wrong = outcome(case, dtype_of(case), stage)
                assert not wrong, f"{case}, {stage}, {dtype_of(case)}: {wrong}"


@needs_compilers
def test_some_ops_give_with_kernels_of_their_own_what_they_give_on_the_host() -> None:
    right([case for case in CASES if case.op.name in SAMPLE])


@pytest.mark.slow
@needs_compilers
@each(CASES if LONG else CASES[::12])  # the kernels of each are compiled for the device, and then for the host
def test_every_op_gives_with_kernels_of_its_own_what_it_gives_on_the_host(case: Case) -> None:
    right([case])


# ---- what reaches which kernel


@pytest.fixture
def host() -> Any:
    return ((sg.arange(6.0 * 50) % 17) / 4 - 1).reshape(6, 50)


@needs_compilers
@pytest.mark.parametrize(
    ("op", "kernels"),
    [
        (lambda x: x.logsumexp(1), {"_row_logsumexp_f32"}),
        (lambda x: x.logsumexp((0, 1)), {"_row_logsumexp_f32"}),
        (lambda x: x.logsumexp(0, keepdim=True), {"_row_logsumexp_f32"}),
        (lambda x: x.var(1), {"_row_variance_f32"}),
        (lambda x: x.var(0, correction=0, keepdim=True), {"_row_variance_f32"}),
        (lambda x: sg.linalg.vector_norm(x, dim=1), {"norm_f32"}),
        (lambda x: x.norm(), {"norm_f32"}),
        (lambda x: sg.linalg.vector_norm(x, 1, dim=0), {"abs_f32", "sum_f32"}),
    ],
)
def test_reductions_reach_kernels(op: Callable[[Any], Any], kernels: set[str], host: Any) -> None:
    with driver() as found:
        x = host.to("cuda")
        for kind in found.counts.values():
            kind.clear()
        got = op(x)
        assert set(found.launched) == kernels
        assert not any(sum(found.counts[kind].values()) for kind in (KERNEL, TRANSFER, SYNCHRONISATION))
        assert got.shape == op(host).shape
        assert sg.allclose(got.cpu(), op(host), rtol=1e-5)


@needs_compilers
def test_norms_of_numbers_whose_squares_float32_does_not_hold(host: Any) -> None:
    with driver():
        for scale in (1e30, 1e-30):
            assert sg.allclose((host * scale).to("cuda").norm().cpu(), host.norm() * scale, rtol=1e-5, atol=0)
        assert sg.tensor([1.0, float("inf")]).to("cuda").norm().item() == float("inf")
        assert sg.tensor([1.0, float("nan")]).to("cuda").norm().isnan().item()


# ---- training


STEPS = {  # what each program launches in a step, and how many functions of CuPy it calls besides
    "perceptron": (
        {"relu_f32", "_log_softmax_f32", "_log_softmax_backward_self_f32", "sum_f32", "relu_backward_self_f32", "mul_f32", "sub_f32", "gather4_i64"},
        41,
    ),
    "images": (
        {
            "relu_f32", "_log_softmax_f32", "_log_softmax_backward_self_f32", "sum_f32", "relu_backward_self_f32", "mul_f32", "sub_f32", "gather4_i64",
            "scatter_add_f64_i64",
        },
        106,
    ),
    "transformer": (
        {
            "_layer_norm_3_f32", "_layer_norm_backward_self_2_f32", "_layer_norm_backward_weight_f32", "amax_f32", "sum_f32", "add_f32",
            "nn_functional_gelu_f32", "nn_functional_gelu_backward_self_f32", "_log_softmax_f32", "_log_softmax_backward_self_f32", "mul_f32", "sub_f32",
            "gather16_i64", "gather4_i64", "scatter_add_f32_i64",
        },
        109,
    ),
}  # fmt: skip


@needs_compilers
@pytest.mark.parametrize("program", STEPS)
def test_a_training_step_moves_nothing_and_waits_for_nothing(program: str) -> None:
    with twin():
        step = PROGRAMS[program](np.random.default_rng(0))
        by_cupy = [step().item() for _ in range(3)]
    with driver() as found:
        step = PROGRAMS[program](np.random.default_rng(0))
        losses = [step().item() for _ in range(2)]
        for kind in found.counts.values():
            kind.clear()
        found.launched.clear()
        last = step()
        assert not found.counts[TRANSFER] and not found.counts[SYNCHRONISATION]
        kernels, others = STEPS[program]
        assert kernels <= set(found.launched)
        assert sum(found.counts[KERNEL].values()) <= others
        assert np.allclose([*losses, last.item()], by_cupy, rtol=1e-4)
