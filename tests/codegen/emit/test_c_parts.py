"""Emitted C whose operands are not all of one shape: numbers beside rows, the parts of complex numbers, the gradients of several results."""

from __future__ import annotations

import numpy as np
import pytest

from specgrad.codegen.commands.emit import TARGETS, emit
from specgrad.codegen.spec import loads
from tests.codegen.emit.emitted import emitted
from tests.codegen.emit.test_c import COMPILER, Compiled

pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
ENTRIES = """
- imports: specgrad
  namespace: mine
- name: power_of(Tensor self) -> Tensor
  forward: square(real(self)) + square(imag(self))
  self: 2 * grad * self
  result: 2 * _real_part(self_t * conj(self_p))
  dtypes: [complex]
  docs: For a test.
- name: turned(Tensor self, Tensor other, Scalar scale=1) -> Tensor
  forward: self * conj(other) * scale - self * 1j
  self: grad * (conj(other) * scale - 1j).conj()
  other: (grad * (self * scale).conj()).conj()
  result: self_t * (conj(other_p) * scale - 1j) + self_p * scale * other_t.conj()
  dtypes: [complex]
  docs: For a test.
- name: root_of(Tensor self) -> Tensor
  forward: sqrt(self) * self
  self: grad * (1.5 * sqrt(self)).conj()
  dtypes: [complex]
  docs: For a test.
- name: polar_of(Tensor self, Tensor other) -> (Tensor radius, Tensor turn)
  forward:
    radius: hypot(self, other)
    turn: atan2(self, other)
  self: auto
  other: auto
  dtypes: float
  docs: For a test.
- name: size_of_row(Tensor self, int dim, bool keepdim=False) -> Tensor
  forward: sqrt(row_sum(self * self) / row_count())
  self: _spread(grad / result, self.shape, [dim], keepdim) * self / self.size(dim)
  result: (self_p * self_t).sum(dim, keepdim) / result / self_p.size(dim)
  dtypes: float
  samples: [{self: [3, 4], dim: 1}]
  docs: For a test.
- name: squares_of_row(Tensor self, int dim, *, bool keepdim=False) -> Tensor
  forward: row_sum(self * self)
  self: 2 * self * (grad if keepdim else grad.unsqueeze(dim))
  result: 2 * ((self_p * self_t).sum([dim], keepdim) if not keepdim else (self_p * self_t).sum([dim], True))
  dtypes: float
  samples: [{self: [3, 4], dim: 1}, {self: [3, 4], dim: 1, keepdim: True}]
  docs: For a test.
- name: bit_of(Tensor self, int n) -> Tensor
  forward: bit_and(shift_right(self, n), 1)
  non_differentiable: integers
  samples: [{self: {shape: [3], holds: ints 0..9}, n: 1}]
  docs: For a test.
"""
X = np.array([1.5, -2.0, 0.25])


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return Compiled(emitted("c").files, tmp_path_factory.mktemp("emitted"))


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    made = emit(loads(ENTRIES, "mine.yaml"), TARGETS["c"], "mine")
    assert made.left_out == {"root_of": "it computes with complex numbers, beyond sums and products of their parts"}
    return Compiled(made.files, tmp_path_factory.mktemp("mine"))


# ---- rows


@pytest.mark.slow
def test_an_element_of_a_row(ours: Compiled) -> None:
    given = {"count": 3, "input": X, "indices": 1}
    assert ours.call("ours__selected", given) == -2.0
    gradient = np.empty(3)
    ours.call("ours__selected_vjp", {**given, "grad": 7.0, "grad_input": gradient})
    assert gradient.tolist() == [0.0, 7.0, 0.0]
    assert ours.call("ours__selected_jvp", {**given, "input_t": X * 2}) == -4.0


def test_a_row_with_one_element(ours: Compiled) -> None:
    given, row, gradient = {"count": 3, "input": 5.0, "indices": 2}, np.empty(3), np.empty(1)
    ours.call("ours__put_selected", {**given, "result": row})
    assert row.tolist() == [0.0, 0.0, 5.0]
    ours.call("ours__put_selected_vjp", {**given, "grad": X, "grad_input": gradient})
    assert gradient.tolist() == [0.25]
    ours.call("ours__put_selected_jvp", {**given, "input_t": 3.0, "result_t": row})
    assert row.tolist() == [0.0, 0.0, 3.0]


def test_a_number_spread_over_a_row(ours: Compiled) -> None:
    given, row, gradient = {"count": 3, "input": 5.0}, np.empty(3), np.empty(1)
    ours.call("ours__spread", {**given, "result": row})
    assert row.tolist() == [5.0] * 3
    ours.call("ours__spread_vjp", {**given, "grad": X, "grad_input": gradient})
    assert gradient.tolist() == [X.sum()]
    ours.call("ours__spread_jvp", {**given, "input_t": 2.0, "result_t": row})
    assert row.tolist() == [2.0] * 3


def test_the_sum_of_a_row(ours: Compiled) -> None:
    given, gradient = {"count": 3, "input": X}, np.empty(3)
    assert ours.call("ours__sum_to_size", given) == X.sum()
    ours.call("ours__sum_to_size_vjp", {**given, "grad": 2.0, "grad_input": gradient})
    assert gradient.tolist() == [2.0] * 3
    assert ours.call("ours__sum_to_size_jvp", {**given, "input_t": X * 3}) == X.sum() * 3


def test_a_gradient_that_is_spread_over_a_row(mine: Compiled) -> None:
    gradient, size = np.empty(3), np.sqrt((X * X).mean())
    assert mine.call("mine_size_of_row", {"count": 3, "input": X}) == pytest.approx(size)
    mine.call("mine_size_of_row_vjp", {"count": 3, "input": X, "grad": 2.0, "result": size, "grad_input": gradient})
    assert gradient.tolist() == pytest.approx((2 * X / size / 3).tolist())
    assert mine.call("mine_size_of_row_jvp", {"count": 3, "input": X, "input_t": X * 4, "result": size}) == pytest.approx(4 * size)


def test_a_formula_that_asks_for_keepdim(mine: Compiled) -> None:
    gradient = np.empty(3)
    assert mine.call("mine_squares_of_row", {"count": 3, "input": X}) == pytest.approx((X * X).sum())
    mine.call("mine_squares_of_row_vjp", {"count": 3, "input": X, "grad": 2.0, "grad_input": gradient})
    assert gradient.tolist() == pytest.approx((4 * X).tolist())
    assert mine.call("mine_squares_of_row_jvp", {"count": 3, "input": X, "input_t": X}) == pytest.approx(2 * (X * X).sum())


def test_what_functions_of_bits_take(mine: Compiled) -> None:
    assert [mine.call("mine_bit_of", {"input": 6, "n": n}) for n in range(4)] == [0, 1, 1, 0]
    assert "mine_bit_of_vjp" not in mine.functions


# ---- complex numbers


def test_the_imaginary_part(ours: Compiled) -> None:
    given = {"input_real": 3.0, "input_imag": 4.0}
    assert ours.call("ours__imag_part", given) == 4.0
    real, imag = np.empty(1), np.empty(1)
    ours.call("ours__imag_part_vjp", {**given, "grad": 2.0, "grad_input_real": real, "grad_input_imag": imag})
    assert (real[0], imag[0]) == (0.0, 2.0)
    assert ours.call("ours__imag_part_jvp", {**given, "input_real_t": 5.0, "input_imag_t": 6.0}) == 6.0


def test_a_real_result_of_complex_numbers(mine: Compiled) -> None:
    given = {"input_real": 3.0, "input_imag": 4.0}
    assert mine.call("mine_power_of", given) == 25.0
    real, imag = np.empty(1), np.empty(1)
    mine.call("mine_power_of_vjp", {**given, "grad": 0.5, "grad_input_real": real, "grad_input_imag": imag})
    assert (real[0], imag[0]) == (3.0, 4.0)
    assert mine.call("mine_power_of_jvp", {**given, "input_real_t": 1.0, "input_imag_t": 10.0}) == 2 * (3 + 40)


def test_a_complex_result_of_complex_numbers(mine: Compiled) -> None:
    z, w, dz, dw, grad, scale = 1 + 2j, 3 - 1j, 0.5 - 0.25j, -1 + 1j, 2 + 5j, 1.5

    def parts(name: str, value: complex, end: str = "") -> dict[str, float]:
        return {f"{name}_real{end}": value.real, f"{name}_imag{end}": value.imag}

    def run(end: str, more: dict[str, float], *names: str) -> list[complex]:
        made = {f"{name}_{part}": np.empty(1) for name in names for part in ("real", "imag")}
        mine.call(f"mine_turned{end}", {**parts("input", z), **parts("other", w), "scale": scale, **more, **made})
        return [complex(made[f"{name}_real"][0], made[f"{name}_imag"][0]) for name in names]

    assert run("", {}, "result") == pytest.approx([z * w.conjugate() * scale - z * 1j])
    expected = [grad * (w.conjugate() * scale - 1j).conjugate(), (grad * (z * scale).conjugate()).conjugate()]
    assert run("_vjp", parts("grad", grad), "grad_input", "grad_other") == pytest.approx(expected)
    moved = dz * (w.conjugate() * scale - 1j) + z * scale * dw.conjugate()
    assert run("_jvp", {**parts("input", dz, "_t"), **parts("other", dw, "_t")}, "result") == pytest.approx([moved])


# ---- several results with gradients


def test_gradients_of_several_results(mine: Compiled) -> None:
    given = {"input": 3.0, "other": 4.0}
    first, second = np.empty(1), np.empty(1)
    mine.call("mine_polar_of", {**given, "radius": first, "turn": second})
    assert (first[0], second[0]) == pytest.approx((5.0, np.arctan2(3.0, 4.0)))
    mine.call("mine_polar_of_vjp", {**given, "grad_radius": 10.0, "grad_turn": 25.0, "grad_input": first, "grad_other": second})
    assert (first[0], second[0]) == pytest.approx((6.0 + 4.0, 8.0 - 3.0))
    mine.call("mine_polar_of_jvp", {**given, "input_t": 5.0, "other_t": 25.0, "radius_t": first, "turn_t": second})
    assert (first[0], second[0]) == pytest.approx((3.0 + 20.0, 0.8 - 3.0))
