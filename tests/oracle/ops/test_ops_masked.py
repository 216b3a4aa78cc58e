"""Reductions, scans and normalizations of masked elements."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import torch
from tests.oracle.ops.table import FLOATS, Row, T, cases, check, row, words

WIDE = ("float32", "float64")
MASKS = [None, T((3, 4), "bools"), T((4,), "bools"), T((3, 1), "bools")]
REDUCED = ("float32", "float64", "bfloat16", "int64", "uint8")

ROWS: list[Row] = []
for name in words("sum prod amax amin mean norm var std logsumexp"):
    dtypes = (*WIDE, "int64") if name in ("norm", "var", "std", "logsumexp") else REDUCED
    for mask in MASKS:
        # What the mask leaves out has no part in a variance without elements, whose NaN PyTorch spreads over all
        ROWS += [row(f"masked.{name}", T(grad=name not in ("var", "std") or mask is not MASKS[3]), mask=mask, dtypes=dtypes, loose=16)]
        # PyTorch spreads the NaN of rows without elements over all of them
        ROWS += [row(f"masked.{name}", T(grad=mask is None), dim=1, mask=mask, dtypes=dtypes, loose=16)]
        ROWS += [row(f"masked.{name}", T(grad=mask is None), dim=(0,), keepdim=True, mask=mask, dtypes=dtypes, loose=16)]
    ROWS += [row(f"masked.{name}", T((2, 3, 4), layout="steps"), dim=(0, 2), dtypes=WIDE, loose=16), row(f"masked.{name}", T(), dim=5, dtypes=WIDE)]
    if name != "logsumexp":  # computed in float32
        ROWS += [row(f"masked.{name}", T(grad=False), dim=0, dtype="dtype:float64", mask=MASKS[2], dtypes=("float32", "int64"), loose=16)]
    ROWS += [row(f"masked.{name}", T(), mask=T((2, 3, 4), "bools"), dtypes=WIDE), row(f"masked.{name}", T(), dim=(0, 0), dtypes=WIDE)]
for name in words("argmax argmin"):
    ROWS += [row(f"masked.{name}", T(holds="distinct", grad=False), *args, mask=mask, dtypes=REDUCED) for mask in MASKS for args in [(), (1,), (-2,)]]
    ROWS += [row(f"masked.{name}", T(grad=False), 0, keepdim=True, dtype="dtype:int64", dtypes=WIDE)]
ROWS += [row("masked.median", T(holds="distinct", grad=False), *args, mask=mask, dtypes=(*WIDE, "int64")) for mask in MASKS for args in [(), (0,)]]
ROWS += [row("masked.norm", T(grad=False), p, 1, mask=m, dtypes=WIDE, loose=16) for p in (1, 3, float("inf"), -float("inf")) for m in MASKS]
ROWS += [row(f"masked.{name}", T(), *args, **kw, dtypes=WIDE, loose=16) for name in ("var", "std") for args, kw in [
    ((0, False), {}), ((0, True), {}), ((), {"correction": 0}), ((1,), {"correction": 2, "keepdim": True}),
]]  # fmt: skip
for name in words("cumsum cumprod"):
    ROWS += [row(f"masked.{name}", T(), d, mask=mask, dtypes=REDUCED, loose=16) for mask in MASKS for d in (0, -1, 3)]
for name in words("softmax log_softmax softmin"):
    ROWS += [row(f"masked.{name}", T(grad=mask is None), d, mask=mask, dtypes=FLOATS, loose=16) for mask in MASKS for d in (0, -1)]
    ROWS += [row(f"masked.{name}", T(), 1, dtype="dtype:float64", dtypes=("float32",), loose=16)]
ROWS += [row("masked.logaddexp", T(), T(), input_mask=m, dtypes=WIDE, loose=16) for m in MASKS[:3]]
ROWS += [row("masked.logaddexp", T(grad=False), T(grad=False), other_mask=m, input_mask=m, dtypes=WIDE, loose=16) for m in MASKS]
ROWS += [row("masked.normalize", T(grad=m is None), p, d, mask=m, dtypes=WIDE, loose=16) for m in MASKS for p in (1, 2, 3) for d in (0, 1)]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


def test_deviations_whose_squares_are_no_numbers() -> None:
    for size in (1e30, 1e-30):
        x = sg.tensor([size, -size, 5 * size], requires_grad=True)
        mask = sg.tensor([True, True, False])
        std = sg.masked.std(x, mask=mask)
        std.backward()
        assert float(std.detach()) == pytest.approx(2**0.5 * size)
        np.testing.assert_allclose(x.grad.numpy(), [0.5**0.5, -(0.5**0.5), 0], rtol=1e-6)


@pytest.mark.parametrize("name", ["var", "std"])
def test_infinities_that_are_left_out_have_no_part_in_gradients(name: str) -> None:
    x = sg.tensor([1.0, float("inf"), 3.0, float("nan")], requires_grad=True)
    result = getattr(sg.masked, name)(x, mask=sg.tensor([True, False, True, False]))
    result.backward()
    assert float(result.detach()) == pytest.approx(2 if name == "var" else 2**0.5)
    np.testing.assert_allclose(x.grad.numpy(), [-2, 0, 2, 0] if name == "var" else [-(0.5**0.5), 0, 0.5**0.5, 0], rtol=1e-6)


@pytest.mark.parametrize("name", ["cumsum", "cumprod"])
def test_bools_do_not_run_up(name: str) -> None:
    for library in (sg, torch):
        function = getattr(library.masked, name)
        with pytest.raises(RuntimeError):
            function(library.tensor([True, True]), 0)
        assert function(library.tensor([True, True]), 0, dtype=library.int64).tolist() == ([1, 2] if name == "cumsum" else [1, 1])


def test_the_logarithm_of_running_sums_of_integers_is_refused() -> None:
    for library in (sg, torch):
        for values in ([1, 2], [True, False]):
            with pytest.raises(RuntimeError):
                library.logcumsumexp(library.tensor(values), 0)
