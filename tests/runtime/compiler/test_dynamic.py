"""`dynamic=`: one native program for many sizes, right for each; when a function goes over to that, and what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.codegen.paths import paths
from specgrad.compiler import compiled as module
from specgrad.compiler import native
from specgrad.compiler.compiled import MOST_SIGNATURES, MOST_SIZES, Compiled
from specgrad.core.kernels import table
from tests.effort import LONG
from tests.own_cache import own_cache
from tests.runtime.compiler.test_programs import A_THIRD_FAST, PROGRAMS, tensors

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


MORE = (1, 2, 3) if LONG else (3,)  # elements that others have of each dimension: an odd number, so that blocks and vectors have other rests


def programs(folder: Path) -> int:
    """How many were compiled."""
    return len(list(folder.rglob("program.c")))


def numbers(compiled: Any, arguments: list[sg.Tensor]) -> list[np.ndarray]:
    """The results, and the gradients."""
    results = compiled(*arguments)
    results = list(results.values()) if isinstance(results, dict) else list(results) if isinstance(results, tuple) else [results]
    wanted = [r for r in results if r.requires_grad]
    gradients = sg.autograd.grad([r.tanh().sum() for r in wanted], arguments, allow_unused=True) if wanted else ()
    return [r.detach().numpy() for r in results] + [g.numpy() for g in gradients if g is not None]


# Functions of libm that have one version for vectors and one for numbers, which differ in the last digits.
OF_LIBM = [f"sg_{name}_f64(" for name in re.findall(r"SG_VECTOR[12]\((\w+)\)", paths().csrc.joinpath("simd_math.h").read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", A_THIRD_FAST)
def test_results_are_the_bits_of_a_program_for_one_size(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    function, shapes = PROGRAMS[name]
    texts: list[str] = []
    source = native._source
    monkeypatch.setattr(native, "_source", lambda *args: texts.append(source(*args)) or texts[-1])
    compiled = {dynamic: sg.compile(function, fullgraph=True, dynamic=dynamic) for dynamic in (False, True)}
    for more in (0, *MORE):
        arguments = tensors(*(tuple(size + more if size > 3 else size for size in shape) for shape in shapes))
        try:
            function(*arguments)
        except (RuntimeError, ValueError, IndexError):
            continue  # it takes no other sizes
        found, expected = (numbers(compiled[dynamic], arguments) for dynamic in (True, False))
        if any(function in text for function in OF_LIBM for text in texts):
            for ours, theirs in zip(found, expected):
                np.testing.assert_allclose(ours, theirs, rtol=1e-13, atol=1e-14)
        else:
            assert [ours.tobytes() for ours in found] == [theirs.tobytes() for theirs in expected]


def mean_error(x: sg.Tensor, y: sg.Tensor) -> sg.Tensor:
    """What depends on sizes in several ways: a number, a divisor, a branch."""
    scaled = x * (3.5 / x.shape[0]) + x.shape[1] / 7
    if x.shape[0] > 30:
        scaled = scaled + 0.25
    return ((scaled - y).tanh() ** 2).mean() + scaled.sum() / x.numel()


def test_another_size_is_not_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path))
    compiled = sg.compile(mean_error, fullgraph=True, dynamic=True)
    rng = np.random.default_rng(0)
    counts = []
    for rows, columns in ((5, 8), (6, 9), (29, 11), (31, 8), (33, 8), (5, 8)):
        x, y = (sg.tensor(rng.standard_normal((rows, columns)), requires_grad=True) for _ in range(2))
        total, expected = compiled(x, y), mean_error(x, y)
        np.testing.assert_allclose(total.item(), expected.item(), rtol=1e-12)
        for ours, theirs in zip(sg.autograd.grad(total, (x, y)), sg.autograd.grad(expected, (x, y))):
            np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-11, atol=1e-14)
        counts.append(programs(tmp_path))
    assert counts == [2, 2, 2, 4, 4, 4]  # the branch is another program


def test_programs_of_products_rows_copies_and_classes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path))

    def loss(x: sg.Tensor, w: sg.Tensor, target: sg.Tensor) -> sg.Tensor:
        hidden = F.layer_norm((x @ w).relu(), (w.shape[1],))
        return F.cross_entropy(sg.cat([hidden, hidden * 2], 1)[:, 1:], target)

    compiled = sg.compile(loss, fullgraph=True, dynamic=True)
    rng = np.random.default_rng(0)
    for rows, inner, columns in ((6, 5, 9), (7, 6, 10), (20, 9, 12)):
        x, w = (sg.tensor(rng.standard_normal(shape), requires_grad=True) for shape in ((rows, inner), (inner, columns)))
        target = sg.tensor(rng.integers(0, 2 * columns - 1, rows))
        found, expected = compiled(x, w, target), loss(x, w, target)
        np.testing.assert_allclose(found.item(), expected.item(), rtol=1e-12)
        np.testing.assert_allclose(sg.autograd.grad(found, w)[0].numpy(), sg.autograd.grad(expected, w)[0].numpy(), rtol=1e-9, atol=1e-12)
        with pytest.raises(IndexError, match="out of bounds"):
            compiled(x, w, target * 0 + (2 * columns - 1))
    assert programs(tmp_path) == 2


def test_without_a_cache_nothing_is_compiled_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, calls = sg.compile(lambda x: x.exp() * 2.5, fullgraph=True, dynamic=True, cache=False), []
    from specgrad.compiler import native

    compile_ = native.compile_c
    monkeypatch.setattr(native, "compile_c", lambda *args: (calls.append(args), compile_(*args))[1])
    for size in (5, 6, 7):
        assert compiled(sg.zeros(size)).tolist() == [2.5] * size
    assert len(calls) == 1


def test_after_some_sizes_it_takes_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path))
    monkeypatch.setenv("SPECGRAD_LOG", "recompiles")
    compiled = sg.compile(lambda x: (x * 2).exp(), fullgraph=True)
    for size in range(2, 12):
        assert compiled(sg.zeros(size)).tolist() == [1] * size
    assert programs(tmp_path) == MOST_SIZES + 1
    said = capfd.readouterr().err.splitlines()
    change = f"it was compiled for {MOST_SIZES} sizes of such arguments: from now on its native programs take other sizes, too"
    assert [line.endswith(change) for line in said].count(True) == 1 and len(said) == 10
    compiled(sg.zeros(3, 3))  # of another rank
    compiled(sg.zeros(5, dtype=sg.float64))
    assert programs(tmp_path) == MOST_SIZES + 3
    assert "its native programs take other sizes, too" in compiled.explain(sg.zeros(11)) and "take other sizes" not in compiled.explain(sg.zeros(2))


def test_never(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path))
    compiled = sg.compile(lambda x: x * 2.5, fullgraph=True, dynamic=False)
    for size in range(2, 9):
        compiled(sg.zeros(size))
    assert programs(tmp_path) == 7


def test_no_end_of_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SIGNATURES", 8)
    compiled = sg.compile(lambda x: x + x.shape[0], fullgraph=True, dynamic=True)
    for size in [*range(2, 40), 2, 3]:
        assert compiled(sg.zeros(size)).tolist() == [size] * size and len(compiled._made) <= 8
    plain = Compiled(lambda x: (sg.set_rng_state(sg.Generator().get_state()), x * x.shape[0])[1])
    plain.dynamic = True
    with pytest.warns(UserWarning, match="not compiled: it sets the state of random numbers"):
        for size in range(2, 40):  # what cannot be compiled is not tried for ever
            assert plain(sg.ones(size)).tolist() == [size] * size
    assert len(plain._made) == 8 < MOST_SIGNATURES


def test_other_options_beside_it() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((700, 300)))
    function = lambda x: (x / x.sum(-1, keepdim=True) * 3.7 + 1.3).sum(0)  # noqa: E731
    expected = sg.compile(function, fullgraph=True, fast_math=True)(x)
    for threads in (1, 3):
        found = sg.compile(function, fullgraph=True, fast_math=True, dynamic=True, threads=threads)(x)
        assert found.numpy().tobytes() == expected.numpy().tobytes()


@pytest.mark.parametrize("given", [1, "yes"], ids=str)
def test_what_is_no_answer(given: Any) -> None:
    with pytest.raises(TypeError, match="compile\\(\\) takes dynamic=True, False or None, not"):
        sg.compile(lambda x: x, dynamic=given)
