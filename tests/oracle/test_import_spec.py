"""PyTorch's own derivatives.yaml, read where it is installed: how much of it is decided, what is wrong in it, and that PyTorch shows the same."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from specgrad.codegen.commands.import_spec import CONTROL, FRAMEWORKS, check, installed_pytorch, interpreter_of, read_file  # noqa: E402
from specgrad.codegen.foreign.entries import Entry  # noqa: E402
from specgrad.codegen.foreign.forward import Forward  # noqa: E402
from specgrad.codegen.foreign.interpret import Interpreter  # noqa: E402
from specgrad.codegen.foreign.points import LIMIT  # noqa: E402
from specgrad.codegen.foreign.replay import precision_program, program  # noqa: E402
from specgrad.codegen.foreign.report import Report, summary  # noqa: E402
from specgrad.codegen.foreign.trial import PROVEN  # noqa: E402
from specgrad.codegen.paths import paths  # noqa: E402
from specgrad.codegen.spec import load  # noqa: E402
from tests.effort import LONG  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
WRONG = {
    "index_add source",
    "where.self self",
    "where.self other",
    "pow.Tensor_Tensor result",
    "fmax result",
    "max_pool2d_backward result",
    "_foreach_minimum.Scalar result",
    "_foreach_minimum.ScalarList result",
    "_foreach_maximum.Scalar result",
    "_foreach_maximum.ScalarList result",
}
NOT_ON_THIS_DEVICE = {"max_pool2d_backward result"}  # an op of Apple's GPUs
LOSE_DIGITS = {"acosh", "asinh", "expm1", "special_i0e", "special_i1e", "special_log_ndtr", "sigmoid", "sinc", "tanh", "gelu"}
AUXILIARY = {  # ops of which PyTorch keeps other things in its second and further results than this project's meaning does, for its own helpers
    "_linalg_det", "_linalg_slogdet", "_linalg_solve_ex", "native_batch_norm", "_native_batch_norm_legit", "_native_batch_norm_legit_no_training",
    "_batch_norm_no_update",
}  # fmt: skip
INACCURATE_VALUES = {"special_bessel_y1"}  # -0.02375861 at 5.5 in PyTorch; SciPy and the C library give -0.02375824
BY_OTHER_ARGUMENTS = {"log_sigmoid_backward"}  # whose buffer must be that of its input


@cache
def interpreter() -> Interpreter:
    return interpreter_of(FRAMEWORKS["pytorch"], load(paths().spec), paths())


@cache
def entries() -> list[Entry]:
    (file,) = installed_pytorch()
    return read_file(file, FRAMEWORKS["pytorch"], interpreter())


@cache
def found(factor: float = 1.0) -> Report:
    return check(entries(), FRAMEWORKS["pytorch"], interpreter(), f"PyTorch {torch.__version__.partition('+')[0]}", factor)


def test_what_is_wrong_is_known() -> None:
    assert {v.formula.title for v in found().of("wrong")} == WRONG
    assert {p.formula.schema.name for p in found().precision} == LOSE_DIGITS


@pytest.mark.parametrize("title", sorted(WRONG - NOT_ON_THIS_DEVICE))
def test_pytorch_shows_what_is_wrong(title: str) -> None:
    (verdict,) = [v for v in found().of("wrong") if v.formula.title == title]
    done = subprocess.run([sys.executable, "-c", program(verdict)], capture_output=True, text=True)
    assert done.returncode == 1
    assert any(error in done.stderr for error in ("GradcheckError", "the two modes disagree", "input_is_complex == grad_is_complex"))


@pytest.mark.parametrize("name", sorted(LOSE_DIGITS) if LONG else ["asinh", "sinc"])
def test_pytorch_loses_the_digits(name: str) -> None:
    (lost,) = [p for p in found().precision if p.formula.schema.name == name]
    done = subprocess.run([sys.executable, "-c", precision_program(lost)], capture_output=True, text=True)
    assert "float32 has lost more than half of its digits" in done.stderr


def test_every_formula_times_1_001_is_refused() -> None:
    passed = [v.formula.title for v in found(CONTROL).of(PROVEN) if v.evidence != "declared"]
    assert passed == []
    assert len(found(CONTROL).of("wrong")) >= 1000


def test_the_page_has_the_figures() -> None:
    page = (ROOT / "docs" / "import-spec.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+?) \| ([\d,]+) \|$", page, re.MULTILINE))
    assert rows == {what: f"{count:,}" for what, count in found().rows}
    assert "decided" in summary(found())


# ---- what this project takes PyTorch's functions to mean


def tensors(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return torch.tensor(value)
    if isinstance(value, list):
        return [tensors(v) for v in value]
    return getattr(torch, value.name) if isinstance(value, np.dtype) else value


def test_the_forwards_have_the_values_of_pytorch() -> None:
    """A formula is held against a forward that is known here: it must be the one that PyTorch computes."""
    compared, differ = 0, set()
    for entry in entries():
        schema, forward = entry.schema, Forward(entry.schema, interpreter())
        packet = getattr(torch.ops.aten, schema.base, None)
        op = getattr(packet, schema.overload or "default", None) if packet else None
        if op is None or not forward.kind or schema.is_random or schema.name in BY_OTHER_ARGUMENTS:
            continue
        agrees = None
        for dtype in forward.dtypes():
            for args in forward.sampler.arguments(dtype):
                given = {p.name: tensors(args[p.name]) for p in schema.params if p.name in args}
                keywords = {p.name: given.pop(p.name) for p in schema.params if p.keyword_only and p.name in given}
                interpreter().allow(LIMIT)
                try:
                    with np.errstate(all="ignore"):
                        ours = forward.results(args)
                    theirs = op(*given.values(), **keywords)
                except Exception:  # arguments that one of both refuses, or a device that is not here
                    continue
                theirs = list(theirs) if isinstance(theirs, (list, tuple)) else [theirs]
                pairs = list(zip(ours, theirs))[: 1 if schema.name in AUXILIARY else None]
                agrees = agrees is not False and all(same(a, b) for a, b in pairs)
        compared += agrees is not None
        if agrees is False:
            differ.add(schema.name)
    assert differ == INACCURATE_VALUES
    assert compared >= 430


def same(ours: Any, theirs: Any) -> bool:
    if not isinstance(ours, np.ndarray) or ours.dtype.kind not in "fc" or not isinstance(theirs, torch.Tensor):
        return True
    values = theirs.resolve_conj().resolve_neg().numpy()
    return values.shape == ours.shape and np.allclose(ours, values, rtol=1e-6, atol=1e-8, equal_nan=True)
