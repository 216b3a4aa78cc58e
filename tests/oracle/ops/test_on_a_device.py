"""A sample of the tables with device="cuda": each op's first row in float32, and another one in complex numbers, in halves, or in whatever else it takes.

All of them, and the rest of what makes sense on a device, is `make oracle-on-device`. Nothing here has run on a device: a stand-in computes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import specgrad
from tests.cuda.test_on_device import NOT_YET
from tests.oracle.on_device import NOT_ON_A_DEVICE, on_the_device
from tests.oracle.ops.table import Row, check
from tests.oracle.ops.test_every_op_has_a_row import ROWS

OTHERS = ("complex64", "float16", "int64", "bool")  # the first that a row takes is tried


@pytest.fixture(scope="module", autouse=True)
def device() -> Iterator[None]:
    with on_the_device():
        yield


def sample(rows: list[Row]) -> list[tuple[Row, str]]:
    """The first row, and the last one in another dtype."""
    first, last = rows[0], rows[-1]
    return [(first, next(d for d in ("float32", *first.dtypes) if d in first.dtypes)), (last, next(d for d in (*OTHERS, *last.dtypes) if d in last.dtypes))]


@pytest.mark.parametrize("name", sorted(ROWS.keys() - NOT_YET.keys()))
def test_same_as_pytorch(name: str) -> None:
    for row, dtype in sample(ROWS[name]):
        found = check(row, dtype)
        assert not found, f"{row} {dtype}: " + "\n".join(found)


def test_what_is_made_lies_on_the_device() -> None:
    made = [
        specgrad.ones(2), specgrad.tensor([1.0]), specgrad.from_numpy(np.ones(2)), specgrad.asarray(np.ones(2)), specgrad.randn(2), specgrad.fft.fftfreq(3),
        specgrad.nn.Linear(2, 3).weight, specgrad.nn.LSTM(2, 3).weight_hh_l0, specgrad.zeros_like(specgrad.ones(2)),
    ]  # fmt: skip
    assert all(t.is_cuda for t in made)
    assert specgrad.ones(2, device="cpu").is_cpu and specgrad.as_tensor(specgrad.ones(2, device="cpu")).is_cpu
    assert type(specgrad.ones(2).numpy()) is np.ndarray


def test_what_is_left_out_is_there() -> None:
    """No name of the list is of a test that is gone."""
    root = Path(__file__).parents[3]
    for place in NOT_ON_A_DEVICE:
        file, _, test = place.partition("::")
        assert list(root.glob(f"{file}*")), place
        assert not test or f"def {test.partition('[')[0]}(" in (root / file).read_text(), place
