"""A formula's parts are computed once, in whatever branches and for whatever gradients they stand."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

import specgrad
from specgrad.codegen.write.in_c.functions import function
from specgrad.codegen.write.in_c.scalar import types_of
from specgrad.generated import linalg as products
from specgrad.generated import matrices, nn, trigonometric
from tests.the_spec import plan


@pytest.mark.parametrize("node", [matrices.LinalgSolveBackward0, matrices.LinalgSolveTriangularBackward0])
def test_what_two_gradients_share(node: type) -> None:
    for reading, call in ((node.run_arrays, "array_linalg__matrices.solve"), (node.run_tensors, "ops._linalg_solve")):  # type: ignore[attr-defined]
        assert inspect.getsource(reading).count(call) == 1


def test_what_all_branches_compute_comes_before_them() -> None:
    """Of tall, wide and square matrices."""
    source = inspect.getsource(matrices.LinalgSvdBackward0.run_arrays)
    assert source.count("array_linalg__matrices.matmul(array_shape.mH(self.U), grads[0])") == 1


def test_what_one_branch_repeats_has_a_name_there() -> None:
    source = inspect.getsource(trigonometric.AtanBackward0.run_tensors)
    assert source.count("(t1 := ops.mul(1j, self_))") == source.count("ops.mul(1j, self_)") == 1


def test_a_part_of_what_has_a_name_has_none() -> None:
    source = inspect.getsource(trigonometric.Atan2Backward0.run_tensors)
    assert "hypot" in source
    assert source.count("= ops.hypot(") == source.count("ops.hypot(")
    assert "= ops.eq(" not in source


def test_real_operands_of_products_are_not_copied_to_be_conjugated(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: Any) -> Any:
        raise AssertionError(f"conj() of {args}")

    a, b, images = (specgrad.rand(*shape, requires_grad=True) for shape in ((4, 3), (2, 3), (1, 3, 5, 5)))
    f = specgrad.nn.functional
    losses = [f.linear(a, b), f.conv2d(images, b[:, :, None, None]), f.conv_transpose2d(images, a.t()[:, :, None, None]), specgrad.linalg.cross(a[:2], b)]
    for module in (nn, products, matrices):
        monkeypatch.setattr(module, "k_conj", refuse)
    for loss in losses:
        loss.sum().backward()
    z = specgrad.rand(4, 3, dtype=specgrad.complex64)
    with pytest.raises(AssertionError, match="conj"):
        f.linear(z, specgrad.rand(2, 3, dtype=specgrad.complex64, requires_grad=True)).real.sum().backward()


def test_what_all_elements_of_a_row_share_is_no_part_of_a_loop() -> None:
    """Roots and quotients of a row's sums: left to the compiler, a loop with a branch that all elements take alike may not be vectorised."""
    of_rows = [(kernel, ctype) for kernel in plan().kernels.by_name.values() if kernel.row for ctype in types_of(kernel)]
    assert len(of_rows) > 20
    for kernel, ctype in of_rows:
        lines = [line for line in function(kernel, ctype).lines if "[i]" in line]
        shared = [call for line in lines for call in re.findall(r"sg_\w+\([^()]*\)|\([sx]\d+ [-+*/] [sx]\d+\)", line) if "[i]" not in call]
        assert shared == [], (kernel.name, ctype)
