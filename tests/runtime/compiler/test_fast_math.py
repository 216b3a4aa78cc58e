"""`fast_math=True`: what it changes, how far results may be from those without, and that nothing changes where nobody asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.compiled import Compiled
from specgrad.core.base.dtypes import dtype
from specgrad.core.kernels import table
from tests.effort import tries
from tests.own_cache import own_cache
from tests.runtime.compiler.test_programs import PROGRAMS, tensors

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

ULPS = 64  # of the largest number of a result: what cancels in one order need not in another


def sources(folder: Path) -> list[str]:
    return sorted(file.read_text(encoding="utf-8") for file in folder.rglob("program.c"))


def compiled_text(monkeypatch: pytest.MonkeyPatch, folder: Path, function: Any, *arguments: sg.Tensor) -> str:
    """The C of a function with `fast_math`, less its head."""
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(folder))
    sg.compile(function, fullgraph=True, fast_math=True)(*arguments)
    (text,) = sources(folder)
    return text[text.rindex("#endif") :]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [sg.float32, sg.float64], ids=str)
@pytest.mark.parametrize("name", list(PROGRAMS)[:: tries(6, 1)])  # each is compiled four times
def test_results_are_near_those_without(name: str, kind: dtype) -> None:
    if name == "losses with weights" and kind is sg.float32:
        kind = sg.float64  # those of the weights
    function, shapes = PROGRAMS[name]
    found = []
    for fast_math in (False, True):
        arguments = tensors(*shapes, dtype=kind)
        results = sg.compile(function, fullgraph=True, fast_math=fast_math)(*arguments)
        results = list(results.values()) if isinstance(results, dict) else list(results) if isinstance(results, tuple) else [results]
        wanted = [r for r in results if r.requires_grad]
        gradients = sg.autograd.grad([r.tanh().sum() for r in wanted], arguments, allow_unused=True) if wanted else ()
        found.append([r.detach() for r in results] + [g for g in gradients if g is not None])
    for exact, fast in zip(*found):
        assert exact.dtype is fast.dtype and exact.stride() == fast.stride()
        if exact.numel() and exact.is_floating_point():
            eps = float(np.finfo(exact.numpy().dtype).eps)
            np.testing.assert_allclose(fast.numpy(), exact.numpy(), rtol=ULPS * eps, atol=ULPS * eps * max(1.0, float(exact.abs().max())))


def test_what_a_row_shares_is_divided_by_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = compiled_text(monkeypatch, tmp_path, lambda x: x / x.sum(-1, keepdim=True), sg.ones(3, 50))
    assert text.count(" / ") == 1 and "1.0f / " in text


def test_what_several_are_divided_by(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = compiled_text(monkeypatch, tmp_path, lambda x, y: (x / y, (x + 1) / y, x / 3), sg.ones(50), sg.ones(50))
    assert text.count(" / ") == 1 and "0.3333333" in text


def test_constants_are_taken_together(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = compiled_text(monkeypatch, tmp_path, lambda x: (x * 2 * 3, x + 5 - 3, 2 * (x / 8)), sg.ones(50))
    assert "* 6.0f" in text and "+ 2.0f" in text and "* 0.25f" in text and "3.0f" not in text and "8.0f" not in text


def test_products_and_sums_are_rounded_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = compiled_text(monkeypatch, tmp_path, lambda x, y: (x * y + 1, x * y - y, 2 - x * x, x.square() + y), sg.ones(50), sg.ones(50))
    assert text.count("SG_FUSED_f32(") == 4
    rng = np.random.default_rng(0)
    x, y, z = (sg.tensor(rng.standard_normal(1000)) for _ in range(3))
    found = sg.compile(lambda x, y, z: (x * y + z, x * y - z, z - x * y, z + x * y), fullgraph=True, fast_math=True)(x, y, z)
    with np.errstate(all="raise"):
        a, b, c = (t.numpy().astype(np.longdouble) for t in (x, y, z))
        for ours, exact in zip(found, (a * b + c, a * b - c, c - a * b, c + a * b)):
            np.testing.assert_allclose(ours.numpy(), exact.astype(float), rtol=1e-13, atol=1e-15)


def test_nan_and_infinities_stay() -> None:
    special = [0.0, -0.0, 1.0, -3.0, float("inf"), -float("inf"), float("nan"), 1e30, 1e-30]
    x, y = (sg.tensor(np.array(special * 9).reshape(9, 9).T.copy() if turned else np.array(special * 9).reshape(9, 9), dtype=sg.float32) for turned in (0, 1))

    def function(x: sg.Tensor, y: sg.Tensor) -> tuple[sg.Tensor, ...]:
        return x / y, (x + 1) / y, x / x, x - x, x * 0, x * y + x, x * y - y, (x * 2) * 0.25, x / x.amax(-1, keepdim=True), x.softmax(-1)

    exact, fast = (sg.compile(function, fullgraph=True, fast_math=fast_math)(x, y) for fast_math in (False, True))
    for one, other in zip(exact, fast):
        np.testing.assert_allclose(other.numpy(), one.numpy(), rtol=1e-6)


def test_what_nobody_asked_for_is_not_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without `fast_math`, results are the bits that ops give one by one, also after the same function was compiled with it."""
    rng = np.random.default_rng(0)
    x, y = (sg.tensor(rng.standard_normal(1000), dtype=sg.float32) for _ in range(2))
    function = lambda x, y: (x * y + x) / 3 + x / y + (x * 0.1) * 0.3  # noqa: E731
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path))
    fast = sg.compile(function, fullgraph=True, fast_math=True)(x, y)
    exact = sg.compile(function, fullgraph=True)(x, y)
    assert exact.numpy().tobytes() == function(x, y).numpy().tobytes() != fast.numpy().tobytes()
    without = sg.compile(lambda x: x.tanh(), fullgraph=True, fast_math=True)(x)  # nothing to relax: a program of its own nevertheless
    assert without.numpy().tobytes() == sg.compile(lambda x: x.tanh(), fullgraph=True)(x).numpy().tobytes() and len(sources(tmp_path)) == 4


def test_copies_and_methods_keep_it() -> None:
    compiled = Compiled(lambda x: x * 2, fast_math=True)
    assert compiled.__reduce__()[1][1:] == (False, True, None, True, None) and sg.compile(fast_math=True)(lambda x: x).fast_math is True


@pytest.mark.parametrize("given", [1, None, "yes"], ids=str)
def test_what_is_no_answer(given: Any) -> None:
    with pytest.raises(TypeError, match="compile\\(\\) takes fast_math=True or False, not"):
        sg.compile(lambda x: x, fast_math=given)
