"""Emitted ops with code of their own: C as it stands, for other targets the NumPy expression that says the same; and what they call of other specs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from specgrad.codegen.commands.emit import TARGETS, Emitted, emit, target_of
from specgrad.codegen.spec import loads
from tests.codegen.emit.emitted import imported
from tests.codegen.emit.own_code import OPS, SPEC, differences, operands
from tests.codegen.emit.test_c import COMPILER, Compiled

special = pytest.importorskip("scipy.special", reason="some of these functions are SciPy's")


@cache
def emitted(target: str) -> Emitted:
    return emit(loads(SPEC, "mine.yaml"), TARGETS[target], "mine")


@pytest.fixture(scope="module")
def of_numpy(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return imported(tmp_path_factory.mktemp("own") / "mine_numpy.py", emitted("numpy").files["mine_numpy.py"])


@pytest.fixture(scope="module")
def of_c(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return Compiled(emitted("c").files, tmp_path_factory.mktemp("own"))


def true(name: str, *x: Any) -> Any:
    """What the ops compute, by NumPy and SciPy."""
    if name == "steps":
        return x[0] * x[1] * (1 + np.sin(x[0]) + np.sin(x[0]) ** 2)
    if name == "both":
        return 2 * true("steps", *x) + special.j0(x[1])
    return {"bessel": special.j0, "scaled_erfc": special.erfcx, "sine_cosine_of": lambda x: (np.sin(x), np.cos(x))}[name](*x)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
def test_what_comes_out(target: str) -> None:
    """All of them, with the Bessel functions of specgrad that their formulas call, and the derivatives of these."""
    made = emitted(target)
    assert set(made.ops) == {*OPS, "special.bessel_j0", "special.bessel_j1", *["clipped"] * (target == "c")}
    if target != "c":
        assert made.left_out == {"clipped": "its `numpy:` calls np.clip, which is no function of one element"}


def test_kernels_come_out_where_torch_has_no_functions() -> None:
    made = emit(loads(SPEC, "mine.yaml"), target_of("torch", kernels=True), "mine")
    assert "clipped" in made.ops and made.left_out == {}
    assert 'return array_by_kernel("clipped", input)' in made.files["mine_torch.py"]


@pytest.mark.parametrize("name", OPS)
def test_numpy(name: str, of_numpy: ModuleType) -> None:
    given = operands(name)
    expected, found = true(name, *given), getattr(of_numpy, name)(*given)
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    tangents = [np.cos(3 * x) for x in given]
    moved = getattr(of_numpy, f"{name}_jvp")(tangents[0] if len(given) == 1 else tuple(tangents), *given)
    by_differences = differences(lambda *x: true(name, *x), given, tangents)
    for a, b in zip(moved if isinstance(moved, tuple) else [moved], by_differences):
        np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-9)
    grads = [np.sin(5 * r) for r in by_differences]
    gradients = getattr(of_numpy, f"{name}_vjp")(grads[0] if len(grads) == 1 else tuple(grads), *given)
    gradients = gradients if isinstance(gradients, tuple) else (gradients,)
    product = sum(np.sum(g * t) for g, t in zip(gradients, tangents))
    assert product == pytest.approx(sum(np.sum(g * d) for g, d in zip(grads, by_differences)), rel=1e-8)


@pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
@pytest.mark.parametrize("name", OPS)
def test_c(name: str, of_c: Compiled, of_numpy: ModuleType) -> None:
    given = operands(name)
    named: dict[str, Any] = {"count": 7, "scale": 1.0} | dict(zip(("input", "other"), given))
    expected = true(name, *given)
    results = ("sine", "cosine") if name == "sine_cosine_of" else ("result",)
    made = {r: np.empty(7) for r in results}
    of_c.call(f"mine_{name}_array", named | made)
    np.testing.assert_allclose(np.stack(list(made.values())), np.stack(expected if isinstance(expected, tuple) else [expected]), rtol=1e-13)
    grads = {f"grad_{r}" if len(results) > 1 else "grad": np.cos(3 * v) for r, v in made.items()}
    gradients = {f"grad_{n}": np.empty(7) for n in ("input", "other")[: len(given)]}
    of_c.call(f"mine_{name}_vjp_array", named | grads | gradients)
    wanted = getattr(of_numpy, f"{name}_vjp")(next(iter(grads.values())) if len(grads) == 1 else tuple(grads.values()), *given)
    np.testing.assert_allclose(np.stack(list(gradients.values())), np.stack(wanted if isinstance(wanted, tuple) else [wanted]), rtol=1e-11, atol=1e-13)


@pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
def test_c_that_numpy_cannot_say(of_c: Compiled) -> None:
    assert [of_c.call("mine_clipped", {"input": x}) for x in (0.5, 2.0, -3.0)] == [0.125, 1.0, -1.0]


@pytest.mark.parametrize("name", OPS)
def test_jax(name: str, of_numpy: ModuleType, tmp_path: Path) -> None:
    jax = pytest.importorskip("jax")
    with jax.enable_x64(True):
        function = getattr(imported(tmp_path / "mine_jax.py", emitted("jax").files["mine_jax.py"]), name)
        given = tuple(jax.numpy.asarray(x) for x in operands(name))
        np.testing.assert_allclose(np.stack(jax.tree.leaves(function(*given))), np.stack(jax.tree.leaves(getattr(of_numpy, name)(*operands(name)))), rtol=1e-11)
        from jax.test_util import check_grads

        check_grads(function, given, order=2, rtol=1e-4)


# ---- NumPy expressions


@pytest.mark.parametrize(
    ("numpy", "reason"),
    [
        ("np.sum(self)", "its `numpy:` calls np.sum, which is no function of one element"),
        ("np.where(self > 0, self, self.real)", "its `numpy:` reads self.real, which no element has"),
        ("np.sin(self, dtype=np.float64)", "its `numpy:` calls np.sin with keywords, which is no function of one element"),
        ("special.airy(self)[0]", "its `numpy:` calls special.airy, which is no function of one element"),
        ("pointwise.sign", "it is computed by a handwritten function of arrays"),
    ],
)
def test_what_is_no_expression_of_elements(numpy: str, reason: str) -> None:
    entry = f"- imports: specgrad\n  namespace: mine\n- name: odd(Tensor self) -> Tensor\n  numpy: {numpy}\n  self: zero\n  docs: Odd.\n"
    assert emit(loads(entry, "mine.yaml"), TARGETS["numpy"], "mine").left_out == {"odd": reason}


def test_expressions_by_the_names_of_numpy(tmp_path: Path) -> None:
    """Functions of NumPy and SciPy that have other names here, and those that are ops."""
    numpy = "np.arcsin(self) + np.power(np.absolute(self), 1.5) * np.sinc(self) + special.ndtr(self) * special.expit(self) + np.pi * special.xlogy(self, 2)"
    entry = f"- imports: specgrad\n  namespace: mine\n- name: odd(Tensor self) -> Tensor\n  numpy: {numpy}\n  self: zero\n  docs: Odd.\n"
    x = np.linspace(0.1, 0.9, 5)
    expected = np.arcsin(x) + x**1.5 * np.sinc(x) + special.ndtr(x) * special.expit(x) + np.pi * special.xlogy(x, 2)
    made = emit(loads(entry, "mine.yaml"), TARGETS["numpy"], "mine")
    np.testing.assert_allclose(imported(tmp_path / "mine_numpy.py", made.files["mine_numpy.py"]).odd(x), expected, rtol=1e-13)
