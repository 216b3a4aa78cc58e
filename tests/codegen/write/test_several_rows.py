"""Rows whose elements take long to compute: several at once, in vectors of which the last of a row begins before what is left of it."""

from __future__ import annotations

import ctypes
import os
import subprocess
from shutil import which
from typing import Any

import numpy as np
import pytest

from specgrad.codegen.build import FLAGS
from specgrad.codegen.generate import Writer
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.spec import loads
from specgrad.codegen.write.written import Written
from tests.codegen.corpus import BASICS

WHERE = paths()
CC = os.environ.get("CC") or which("cc")
ENTRIES = """
- name: shares(Tensor self, int dim) -> Tensor
  forward: exp(self - row_max(self)) / row_sum(exp(self - row_max(self)))
  non_differentiable: for a test
  samples: [{self: [3, 4], dim: 1}]
  docs: Of rows.
- name: beside(Tensor self, Tensor other, int dim) -> Tensor
  forward: exp(self - row_min(self)) * other + row_sum(sin(other)) / row_count()
  non_differentiable: for a test
  samples: [{self: [3, 4], other: [3, 4], dim: 1}]
  docs: Of rows.
- name: entropy(Tensor self, int dim) -> Tensor
  forward: -row_sum(self * log(self))
  non_differentiable: for a test
  samples: [{self: [3, 4], dim: 1}]
  docs: Of rows.
- name: plain(Tensor self, int dim) -> Tensor
  forward: self / row_sum(self * self)
  non_differentiable: for a test
  samples: [{self: [3, 4], dim: 1}]
  docs: Of rows.
"""
LENGTHS = [*range(1, 36), 47, 48, 49, 63, 64, 65, 511, 512, 513, 519, 520, 527, 528, 529, 1024, 1031, 1040, 1041]
BEHIND = 64  # elements that are nobody's


def expected(name: str, x: Any, y: Any) -> Any:
    x, y = x.astype(np.longdouble), y.astype(np.longdouble)
    if name == "shares":
        powers = np.exp(x - x.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)
    if name == "beside":
        return np.exp(x - x.min(1, keepdims=True)) * y + np.sin(y).sum(1, keepdims=True) / x.shape[1]
    return -(x * np.log(x)).sum(1, keepdims=True)


SPEC = loads(BASICS + ENTRIES, "several.yaml", WHERE.targets())
SOURCES = {op.name: Writer(SPEC, Written(make_plan(SPEC))).c_source(op) for op in SPEC if op.name in ("shares", "beside", "entropy", "plain")}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("several")
    text = "".join(SOURCES[name] for name in ("shares", "beside", "entropy"))
    for name in ("shares", "beside", "entropy"):
        for t in ("f32", "f64"):
            text += f"\nvoid several_{name}_{t}(char *const *p, sg_index n, sg_index rows) {{ {name}_{t}_several(p, n, rows); }}"
            text += f"\nvoid one_{name}_{t}(char *const *p, sg_index n) {{ {name}_{t}(p, n); }}\n"
    (folder / "rows.c").write_text(text)
    command = [str(CC), *FLAGS, "-Werror", "-fPIC", "-shared", f"-I{WHERE.csrc}"]
    done = subprocess.run([*command, "-o", str(folder / "rows.so"), str(folder / "rows.c"), "-lm"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(folder / "rows.so"))


def call(library: ctypes.CDLL, name: str, arrays: list[Any], n: int, rows: int = 0) -> None:
    """Several rows, or without a number of them one."""
    t = "f32" if arrays[0].dtype == np.float32 else "f64"
    pointers = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    sizes = [ctypes.c_ssize_t(v) for v in ((n, rows) if rows else (n,))]
    getattr(library, f"{'several' if rows else 'one'}_{name}_{t}")(pointers, *sizes)


@pytest.mark.skipif(CC is None, reason="no C compiler is installed")
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["shares", "beside", "entropy"])
def test_rows_of_any_length(library: ctypes.CDLL, name: str, dtype: Any) -> None:
    """One by one and together; nothing is written behind them, and nothing that lies there is counted."""
    random = np.random.default_rng(0)
    for n in LENGTHS:
        for rows in (1, 2, 16):
            room = [random.uniform(0.1, 3, rows * n + BEHIND).astype(dtype) for _ in range(2)]
            for x in room:
                x[rows * n :] = np.nan
            operands = room if name == "beside" else room[:1]
            right = expected(name, *(x[: rows * n].reshape(rows, n) for x in room))
            together = np.full(right.size + BEHIND, 7, dtype)
            if n * together.itemsize >= 64:
                call(library, name, [*operands, together], n, rows)
                np.testing.assert_allclose(together[: right.size], right.reshape(-1), rtol=40 * np.finfo(dtype).eps, atol=40 * np.finfo(dtype).eps)
                assert (together[right.size :] == 7).all(), (n, rows)
            alone = np.full(right.size + BEHIND, 7, dtype)
            for row in range(rows):
                call(library, name, [*(x[row * n :] for x in operands), alone[row * right.shape[1] :]], n)
            np.testing.assert_allclose(alone[: right.size], right.reshape(-1), rtol=40 * np.finfo(dtype).eps, atol=40 * np.finfo(dtype).eps)
            assert (alone[right.size :] == 7).all(), (n, rows)
            assert n * together.itemsize < 64 or np.array_equal(alone, together), (n, rows)  # to the bit


@pytest.mark.skipif(CC is None, reason="no C compiler is installed")
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["shares", "beside"])
def test_a_result_may_be_written_over_an_operand(library: ctypes.CDLL, name: str, dtype: Any) -> None:
    random = np.random.default_rng(1)
    for n in LENGTHS:
        rows = 3 if n * np.dtype(dtype).itemsize >= 64 else 0
        x, y = random.uniform(0.1, 3, (2, max(rows, 1), n)).astype(dtype)
        operands = [x, y] if name == "beside" else [x]
        apart = np.empty_like(x)
        call(library, name, [*operands, apart], n, rows)
        call(library, name, [*operands, x], n, rows)
        assert np.array_equal(x, apart), n


@pytest.mark.skipif(CC is None, reason="no C compiler is installed")
def test_no_number_and_infinities(library: ctypes.CDLL) -> None:
    """Each in one row alone, and in any of its places; a row of none has a sum of nothing."""
    for n in (16, 17, 31, 33):
        for place in range(n):
            x = np.zeros((3, n), np.float32)
            x[1, place] = np.nan
            x[2, place] = -np.inf
            found = np.empty_like(x)
            call(library, "shares", [x, found], n, 3)
            assert np.isnan(found[1]).all() and found[2, place] == 0 and (found[2] > 0).sum() == n - 1
            np.testing.assert_allclose(found[0], np.float32(1 / n), rtol=1e-6)
    none = np.full(1, 5.0)
    call(library, "entropy", [np.empty(0), none], 0)
    assert none[0] == 0


def test_only_what_takes_long_is_computed_so() -> None:
    assert all("sg_one_row" in SOURCES[name] for name in ("shares", "beside", "entropy"))
    assert "sg_one_row" not in SOURCES["plain"]
