"""Batches of data."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.utils.data import (
    BatchSampler,
    ConcatDataset,
    DataLoader,
    Dataset,
    IterableDataset,
    RandomSampler,
    SequentialSampler,
    Subset,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    default_collate,
    random_split,
)

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


class Squares(Dataset):
    """Samples with all that samples may have."""

    def __init__(self, count: int = 7):
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Any:
        return {
            "x": np.full(2, index, dtype=np.float32),
            "y": index**2,
            "more": (float(index), f"no {index}"),
            "big": index > 3,
            "numpy": np.float32(index),
        }


class Counting(IterableDataset):
    def __iter__(self) -> Iterator[int]:
        return iter(range(5))


Pair = namedtuple("Pair", "one other")


@pytest.mark.parametrize("workers", [0, 3])
def test_samples_are_collated(workers: int) -> None:
    batches = list(DataLoader(Squares(), batch_size=3, num_workers=workers))
    assert [batch["y"].tolist() for batch in batches] == [[0, 1, 4], [9, 16, 25], [36]]
    first = batches[0]
    assert (first["x"].dtype, first["x"].shape, first["y"].dtype, first["big"].dtype, first["numpy"].dtype) == (
        sg.float32,
        (3, 2),
        sg.int64,
        sg.bool,
        sg.float32,
    )
    numbers, texts = first["more"]
    assert numbers.dtype == sg.float64 and list(texts) == ["no 0", "no 1", "no 2"]


def test_each_sample_is_taken_once_in_a_round() -> None:
    loader = DataLoader(Squares(20), 6, shuffle=True, num_workers=2, generator=sg.Generator().manual_seed(1))
    rounds = [[int(y) for batch in loader for y in batch["y"]] for _ in range(3)]
    assert all(sorted(one) == [i**2 for i in range(20)] for one in rounds) and rounds[0] != rounds[1]
    assert len(loader) == 4 and len(DataLoader(Squares(20), 6, drop_last=True)) == len(list(DataLoader(Squares(20), 6, drop_last=True))) == 3


def test_who_chooses_the_samples() -> None:
    assert [batch.tolist() for batch in DataLoader(Y, 2, sampler=[4, 0, 1])] == [[40, 0], [10]]
    assert [batch.tolist() for batch in DataLoader(Y, batch_sampler=[[1, 1], [2]])] == [[10, 10], [20]]
    batches = BatchSampler(SequentialSampler(Squares()), 3, drop_last=True)
    assert list(batches) == [[0, 1, 2], [3, 4, 5]] and len(batches) == 2 == len(DataLoader(Squares(), batch_sampler=batches))
    assert sorted(RandomSampler(Squares())) == list(range(7)) == sorted(RandomSampler(Squares(), num_samples=7))
    drawn = list(RandomSampler(Squares(), replacement=True, num_samples=30))
    assert len(drawn) == 30 and set(drawn) <= set(range(7)) and len(list(RandomSampler(Squares(), num_samples=10))) == 10
    assert sorted(SubsetRandomSampler([4, 2])) == [2, 4] and list(WeightedRandomSampler([0.0, 0.0, 2.0], 3)) == [2, 2, 2]
    assert [batch.tolist() for batch in DataLoader(X, batch_size=None)] == [0, 1, 2, 3, 4]


def test_samples_that_come_one_after_another() -> None:
    loader = DataLoader(Counting(), 2)
    for _ in range(2):
        assert [batch.tolist() for batch in loader] == [[0, 1], [2, 3], [4]]
    assert [batch.tolist() for batch in DataLoader(Counting(), 2, drop_last=True)] == [[0, 1], [2, 3]] and list(DataLoader(Counting(), None)) == [0, 1, 2, 3, 4]
    with pytest.raises(TypeError, match="len"):
        len(loader)


def test_parts_of_datasets() -> None:
    together = Squares(3) + Squares(2)
    assert isinstance(together, ConcatDataset) and [together[i]["y"] for i in range(-5, 5)] == [0, 1, 4, 0, 1] * 2
    assert [sample["y"] for sample in Subset(Squares(), [5, 1])] == [25, 1]
    for lengths in ([4, 3], [0.5, 0.5], [0.3, 0.3, 0.4]):
        parts = random_split(Squares(), lengths, generator=sg.Generator().manual_seed(0))
        assert sorted(sample["y"] for part in parts for sample in part) == [i**2 for i in range(7)] and len(parts) == len(lengths)
    assert [part[0].shape for part in DataLoader(Subset(TensorDataset(X, Y), [3, 1]), 2)] == [(2,)]


def test_what_makes_a_batch() -> None:
    assert default_collate([Pair(1, 2.0), Pair(3, 4.0)]).one.tolist() == [1, 3]
    assert [list(batch) for batch in DataLoader(["a", "b", "c"], 2)] == [["a", "b"], ["c"]]
    assert list(DataLoader(Squares(), 3, collate_fn=len)) == [3, 3, 1]
    assert [batch.tolist() for batch in DataLoader((X, Y), 3, collate_fn=lambda rows: sum(y for _, y in rows))] == [30, 70]


@pytest.mark.parametrize(
    "wrong, error, message",
    [
        (lambda: DataLoader(X, sampler=[1], shuffle=True), ValueError, "shuffle"),
        (lambda: DataLoader(X, 2, batch_sampler=[[1]]), ValueError, "mutually exclusive"),
        (lambda: DataLoader(X, None, drop_last=True), ValueError, "drop_last"),
        (lambda: DataLoader(Counting(), shuffle=True), ValueError, "Counting"),
        (lambda: DataLoader(X, num_workers=-1), ValueError, "num_workers"),
        (lambda: DataLoader({"x": 3}), TypeError, "got a int"),
        (lambda: DataLoader(3), TypeError, "got a int"),
        (lambda: list(DataLoader([object()])), TypeError, "got a object"),
        (lambda: default_collate([[1], [1, 2]]), RuntimeError, "equal size"),
        (lambda: default_collate([sg.ones(2), sg.ones(3)]), RuntimeError, r"\[3\]"),
        (lambda: random_split(X, [3, 3]), ValueError, "lengths"),
        (lambda: ConcatDataset([Squares()])[9], IndexError, "9"),
        (lambda: ConcatDataset([]), ValueError, "at least one"),
        (lambda: Dataset()[0], NotImplementedError, "__getitem__"),
        (lambda: RandomSampler(X, num_samples=0), ValueError, "num_samples"),
    ],
)
def test_mistakes(wrong: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        wrong()
