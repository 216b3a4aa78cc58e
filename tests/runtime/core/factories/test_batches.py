"""Batches of data."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.utils.data import DataLoader, TensorDataset

X, Y = sg.arange(5), sg.arange(5) * 10


def test_rows_in_their_order() -> None:
    loader = DataLoader((X, Y), batch_size=2)
    assert [[part.tolist() for part in batch] for batch in loader] == [[[0, 1], [0, 10]], [[2, 3], [20, 30]], [[4], [40]]]
    assert len(loader) == 3 and len(DataLoader(X, 2, drop_last=True)) == len(list(DataLoader(X, 2, drop_last=True))) == 2


def test_each_round_has_an_order_of_its_own() -> None:
    loader = DataLoader({"x": X, "y": Y}, 5, shuffle=True, generator=sg.Generator().manual_seed(0))
    rounds = [next(iter(loader)) for _ in range(10)]
    assert all((batch["y"] == batch["x"] * 10).all() and sorted(batch["x"].tolist()) == [0, 1, 2, 3, 4] for batch in rounds)
    assert len({tuple(batch["x"].tolist()) for batch in rounds}) > 1


@pytest.mark.parametrize(
    "data, kind", [(X, sg.Tensor), (np.arange(5), sg.Tensor), ([X, Y], list), ((X, Y), tuple), (TensorDataset(X, Y), tuple), ({"x": X}, dict)]
)
def test_a_batch_is_as_the_data_is(data: Any, kind: type) -> None:
    assert isinstance(next(iter(DataLoader(data, 2))), kind)


def test_gradients_reach_the_data() -> None:
    x = sg.ones(4, 2, requires_grad=True)
    sum(batch.sum() for batch in DataLoader(x, 3, shuffle=True)).backward()
    assert x.grad is not None and x.grad.tolist() == [[1, 1]] * 4


def test_rows_that_belong_together() -> None:
    dataset = TensorDataset(X, Y)
    assert len(dataset) == 5 and [part.tolist() for part in dataset[1:3]] == [[1, 2], [10, 20]]


@pytest.mark.parametrize(
    "wrong, error, message",
    [
        (lambda: DataLoader(X, 0), ValueError, "batch_size"),
        (lambda: DataLoader(sg.ones(())), ValueError, "first dimension"),
        (lambda: DataLoader((X, Y[:2])), ValueError, r"\[5\], \[2\]"),
        (lambda: DataLoader([]), ValueError, "at least one"),
        (lambda: DataLoader([1, 2]), TypeError, "got a int"),
    ],
)
def test_what_is_no_data(wrong: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        wrong()


@pytest.mark.parametrize("shuffle", [False, True])
def test_a_batch_that_is_changed_leaves_the_data_as_it_is(shuffle: bool) -> None:
    data, pictures = sg.arange(5), np.arange(5.0)
    for rows, of_array in DataLoader((data, pictures), batch_size=2, shuffle=shuffle):
        rows.zero_()
        of_array += 1.0
    assert data.tolist() == [0, 1, 2, 3, 4] and pictures.tolist() == [0, 1, 2, 3, 4]
