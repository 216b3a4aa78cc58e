"""When a compiled function is compiled anew, when it runs as it is, and what it says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler import native
from specgrad.compiler.compiled import MOST_SIGNATURES, Compiled
from specgrad.core.base.state import thread
from specgrad.core.kernels import table
from tests.own_cache import own_cache

from .traces import Traces

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

SCALE: Any = 2.0


def scaled(x: sg.Tensor) -> sg.Tensor:
    return helper(x) * SCALE


def helper(x: sg.Tensor) -> sg.Tensor:
    return x + 1


def test_what_it_was_compiled_for_is_looked_at_in_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = sg.compile(scaled, fullgraph=True)
    x = sg.ones(3)
    assert compiled(x).tolist() == [4, 4, 4]
    monkeypatch.setitem(globals(), "SCALE", 3.0)
    assert compiled(x).tolist() == [6, 6, 6]
    monkeypatch.setitem(globals(), "SCALE", sg.tensor([1.0, 2.0, 3.0]))
    assert compiled(x).tolist() == [2, 4, 6]
    sg.Tensor.add_(globals()["SCALE"], 1)
    assert compiled(x).tolist() == [4, 6, 8]
    monkeypatch.setitem(globals(), "helper", lambda x: x - 1)
    assert compiled(x).tolist() == [0, 0, 0]
    assert compiled(sg.ones(2, 3)).shape == (2, 3) and compiled(x.double()).dtype is sg.float64


def test_closures_defaults_attributes_and_keywords() -> None:
    factor = 2.0

    class Model:
        rate = 1.0

        def __init__(self) -> None:
            self.rate = 10.0

        @sg.compile(fullgraph=True)
        def step(self, x: sg.Tensor, *, power: int = 1) -> sg.Tensor:
            return x**power * self.rate * factor

    model, x = Model(), sg.full((2,), 3.0)
    assert model.step(x).tolist() == [60, 60] and model.step(x, power=2).tolist() == [180, 180]
    model.rate = 1.0
    assert model.step(x).tolist() == [6, 6]
    factor = 4.0
    assert model.step(x).tolist() == [12, 12]


def test_gradients_are_computed_where_they_are_wanted() -> None:
    compiled = sg.compile(lambda x: (x * x).sum(), fullgraph=True)
    x = sg.ones(3)
    assert not compiled(x).requires_grad
    assert compiled(x.requires_grad_()).requires_grad
    with sg.no_grad():
        assert not compiled(x).requires_grad
    with sg.inference_mode():
        assert compiled(x).is_inference()
    compiled(x).backward()
    assert x.grad is not None and x.grad.tolist() == [2, 2, 2]


def test_captured_parameters_get_gradients() -> None:
    weight = sg.full((3,), 2.0, requires_grad=True)
    compiled = sg.compile(lambda x: (x * weight).sum(), fullgraph=True)
    for times in (1, 2):
        compiled(sg.ones(3)).backward()
        assert weight.grad is not None and weight.grad.tolist() == [times] * 3
    with sg.no_grad():
        weight += 1
    assert compiled(sg.ones(3)).item() == 9


def test_errors_of_histories_are_those_of_ops() -> None:
    x = sg.ones(3, requires_grad=True)
    scale = sg.full((3,), 2.0)
    compiled = sg.compile(lambda x, scale: (x * scale).sum(), fullgraph=True)
    total = compiled(x, scale)
    total.backward()
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        total.backward()
    total = compiled(x, scale)
    scale.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        total.backward()


@pytest.mark.parametrize(
    "row",
    [
        (lambda x: x * sum(x.tolist()), "reads the value of a tensor"),
        (lambda x: x + float(x.detach().numpy().sum()), "reads the elements of a tensor"),
        (lambda x: (x * 2).uniform_(), "draws random numbers in place"),
        (lambda x: x.int() // x.int(), "reads the value of a tensor"),
        (lambda x: x.view(3, 1), "shows the memory of an argument"),
        (lambda x: (lambda y: (y, y[1:]))(x * 2), "two results that share memory"),
    ],
    ids=["list", "array", "random", "zero", "view", "shared"],
)
def test_what_cannot_be_compiled_runs_as_it_is(row: tuple[Any, str]) -> None:
    function, why = row
    sg.manual_seed(0)
    expected = function(sg.tensor([1.0, 2.0, 3.0]))
    compiled = Compiled(function, fullgraph=False)
    with pytest.warns(UserWarning, match=f"runs as it is, not compiled: .*{why}"):
        for _ in range(2):  # what reads small tensors is traced, and then left as it is
            sg.manual_seed(0)
            assert str(compiled(sg.tensor([1.0, 2.0, 3.0]))) == str(expected)
    with pytest.raises(RuntimeError, match=f"fullgraph=True.*{why}"):
        sg.compile(function, fullgraph=True)(sg.tensor([1.0, 2.0, 3.0]))
    assert why in compiled.explain(sg.tensor([1.0, 2.0, 3.0]))
    assert thread.tracer is None


def test_an_error_of_the_function_is_the_functions() -> None:
    compiled = sg.compile(lambda x: x @ sg.ones(5))
    for _ in range(2):
        with pytest.raises(RuntimeError, match=r"size mismatch|shapes"):
            compiled(sg.ones(2, 3))
    assert thread.tracer is None and compiled(sg.ones(2, 5)).tolist() == [5, 5]


def test_shapes_that_depend_on_values_are_looked_at() -> None:
    positive = sg.compile(lambda x: x[x > 0] * 2, fullgraph=True)
    for values in ([1.0, -1.0, 2.0], [1.0, 5.0, 2.0], [-1.0, -1.0, -1.0]):
        assert positive(sg.tensor(values)).tolist() == [2 * v for v in values if v > 0]
    compiled = sg.compile(lambda x: sg.unique(x) * 2)
    assert compiled(sg.tensor([1.0, 1.0, 2.0])).tolist() == [2, 4]
    assert compiled(sg.tensor([1.0, 5.0, 2.0])).tolist() == [2, 4, 10]


def test_no_end_of_kinds_of_arguments() -> None:
    compiled = Compiled(lambda x, n: x.reshape(-1) * n, fullgraph=False)
    compiled._made = dict.fromkeys(range(MOST_SIGNATURES), "")  # as if it had been
    with pytest.warns(UserWarning, match=f"{MOST_SIGNATURES} kinds of arguments"):
        assert compiled(sg.ones(2, 2), 3).tolist() == [3, 3, 3, 3]
    assert len(compiled._made) <= MOST_SIGNATURES + 1


def test_threads_compile_once_and_recursion_ends() -> None:
    calls = Traces()

    def function(x: sg.Tensor) -> sg.Tensor:
        calls.note()
        return compiled(x - 1) + x if x.shape[0] > 9 else x * 2

    compiled = sg.compile(function, fullgraph=True)
    found: list[Any] = []
    started = [threading.Thread(target=lambda: found.append(compiled(sg.ones(4)).tolist())) for _ in range(6)]
    for one in started:
        one.start()
    for one in started:
        one.join()
    assert found == [[2.0] * 4] * 6 and calls.count == 1
    nested = sg.compile(lambda x: compiled(x).exp(), fullgraph=True)
    assert nested(sg.zeros(4)).tolist() == [1] * 4


def test_what_is_no_function_is_refused() -> None:
    with pytest.raises(TypeError, match="compile\\(\\) takes a function, not int"):
        sg.compile(3)  # type: ignore[call-overload]


PROGRAM = """
import warnings, specgrad as sg
from specgrad.codegen.paths import cache_folder
x = sg.ones(3, requires_grad=True)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    sg.compile(lambda x: (x.exp() * 2).sum())(x).backward()
print(x.grad.tolist()[0], [str(w.message)[:120] for w in told if "not compiled" in str(w.message)], len(list(cache_folder().glob("compiled-*"))))
"""


def run(folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, env={**os.environ, "SPECGRAD_CACHE": str(folder), **environment}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_cache_of_what_was_compiled(tmp_path: Path) -> None:
    folder = Path(own_cache(tmp_path / "cache"))
    first = run(folder)
    assert first.startswith("5.43") and "[] 2" in first
    (program, _) = files = sorted(folder.rglob("program.so"))
    made = [file.stat().st_mtime_ns for file in files]
    assert run(folder) == first and [file.stat().st_mtime_ns for file in files] == made
    program.write_bytes(program.read_bytes()[:2000])  # cut off
    assert run(folder) == first and program.stat().st_size > 2000
    assert run(tmp_path / "none", CC="false").startswith("5.43") and "failed" in run(tmp_path / "none", CC="false")
    assert "No such file" in run(tmp_path / "none", CC="/nowhere/cc")
    file = tmp_path / "a file"
    file.write_text("")
    assert run(file).startswith("5.43")  # a cache that cannot be written
    assert run(folder, SPECGRAD_COMPILE="0").startswith("5.43") and "[] 0" in run(tmp_path / "off", SPECGRAD_COMPILE="0")


def test_another_version_of_the_package_compiles_anew_and_the_same_finds_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled includes headers of the package: what they hold counts, and not where they lie."""
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    monkeypatch.setattr(native, "_headers", native._headers.__wrapped__)
    where = native.paths()

    def compiled() -> int:
        assert sg.compile(lambda x: x * 7.75 - 1, fullgraph=True)(sg.ones(2)).tolist() == [6.75, 6.75]
        return len(list(tmp_path.rglob("program.so")))

    assert compiled() == 1
    shutil.copytree(where.csrc, tmp_path / "csrc")
    monkeypatch.setattr(native, "paths", lambda: replace(where, csrc=tmp_path / "csrc"))
    assert compiled() == 1
    header = tmp_path / "csrc" / "program.h"
    header.write_text(header.read_text() + "\n")
    assert compiled() == 2


def test_numbers_are_taken_in_the_dtype_of_the_kernel() -> None:
    x = sg.linspace(-3, 3, 1000)
    function = lambda x: x * 0.1 + 1e-9 - x.clamp(-0.3, 0.7) * (1 / 3)  # noqa: E731
    assert np.array_equal(sg.compile(function, fullgraph=True)(x).numpy(), function(x).numpy())


def test_what_a_run_computed_is_let_go() -> None:
    """A program keeps how its values are laid out, not what they were when it was traced."""
    x = sg.ones(1 << 16)
    compiled = sg.compile(lambda x: (x.exp() @ x.sin() + x.cumsum(0)).exp(), fullgraph=True)
    compiled(x)
    (made,) = compiled._made.values()
    values = {v for step in made.forward.program.steps for v in (*step.results, *step.values())} | set(made.forward.program.inputs)
    assert len(values) > 4 and all(v.like.base.base.nbytes <= 16 for v in values)  # of one element


def test_numbers_that_are_equal_and_not_the_same() -> None:
    compiled = sg.compile(lambda x, zero: 1 / (x * zero), fullgraph=True)
    x = sg.ones(2)
    for zero in (0.0, -0.0, 0.0):
        assert compiled(x, zero).tolist() == [float("inf") if str(zero) == "0.0" else -float("inf")] * 2
    both = sg.compile(lambda x: (1 / (x * 0.0), 1 / (x * -0.0)), fullgraph=True)
    assert [out.tolist() for out in both(sg.ones(1))] == [[float("inf")], [-float("inf")]]
    assert compiled(x, 1).tolist() == [1, 1] and compiled(x, True).tolist() == [1, 1]


def test_arguments_that_are_no_tensors() -> None:
    with pytest.raises(RuntimeError, match="an argument is NumPy's"):
        sg.compile(lambda x, a: x * 2, fullgraph=True)(sg.ones(2), np.ones(2))
    layer = sg.nn.Linear(2, 1, bias=False)
    compiled = sg.compile(lambda model, x: model(x).sum(), fullgraph=True)
    x = sg.ones(1, 2)
    for value in (1.0, 2.0):
        layer.weight = sg.nn.Parameter(sg.full((1, 2), value))
        compiled(layer, x).backward()
        assert compiled(layer, x).item() == 2 * value and layer.weight.grad is not None and layer.weight.grad.tolist() == [[1, 1]]


def test_captured_tensors_that_begin_to_require_gradients() -> None:
    weight = sg.full((2,), 3.0)
    compiled = sg.compile(lambda x: (x * weight).sum(), fullgraph=True)
    assert not compiled(sg.ones(2)).requires_grad
    weight.requires_grad_()
    compiled(sg.ones(2)).backward()
    assert weight.grad is not None and weight.grad.tolist() == [1, 1]


def test_gradients_whose_layout_depends_on_values() -> None:
    compiled = sg.compile(lambda x: (sg.relu(x[x > 0]) ** 2).sum(), fullgraph=True)
    for values in ([1.0, -1.0, 2.0], [1.0, 5.0, 2.0]):
        x = sg.tensor(values, requires_grad=True)
        compiled(x).backward()
        assert x.grad is not None and x.grad.tolist() == [2 * v if v > 0 else 0 for v in values]
