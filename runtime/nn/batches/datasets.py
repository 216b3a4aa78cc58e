"""Datasets: what gives samples, by number or one after another."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np

from specgrad.core.base.tracebacks import HidesFrames
from specgrad.core.factories.creation import as_tensor
from specgrad.core.factories.generators import Generator
from specgrad.core.factories.random import randperm
from specgrad.core.tape.tensor import Tensor


class Dataset(HidesFrames):
    """Samples by number: a subclass has `__getitem__` and `__len__`."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls  # Dataset[tuple[Tensor, int]], for people

    def __getitem__(self, index: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __getitem__")

    def __add__(self, other: Dataset) -> ConcatDataset:
        return ConcatDataset([self, other])


class IterableDataset(Dataset):
    """Samples one after another: a subclass has `__iter__`."""

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"{type(self).__name__} has no __iter__")


class TensorDataset(Dataset):
    """Tensors whose rows belong together: `dataset[i]` is a tuple of one row, or of several, of each."""

    tensors: tuple[Tensor, ...]

    def __init__(self, *tensors: Tensor):
        self.tensors = tuple(map(as_tensor, tensors))
        count_of_rows("TensorDataset", self.tensors)

    def __len__(self) -> int:
        return count_of_rows("TensorDataset", self.tensors)

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)


class Subset(Dataset):
    """The samples of a dataset that have these numbers."""

    dataset: Any
    indices: Sequence[int]

    def __init__(self, dataset: Any, indices: Sequence[int]):
        self.dataset, self.indices = dataset, indices

    def __len__(self) -> int:
        return len(self.indices)

    def __getitem__(self, index: Any) -> Any:
        return self.dataset[[self.indices[i] for i in index] if isinstance(index, list) else self.indices[index]]


class ConcatDataset(Dataset):
    """Datasets one behind another."""

    datasets: list[Any]
    cumulative_sizes: list[int]

    def __init__(self, datasets: Iterable[Any]):
        self.datasets = list(datasets)
        if not self.datasets:
            raise ValueError("ConcatDataset: expected at least one dataset")
        self.cumulative_sizes = np.cumsum([len(one) for one in self.datasets]).tolist()

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, index: int) -> Any:
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(f"ConcatDataset: index {index} is out of range for {len(self)} samples")
        number = bisect_right(self.cumulative_sizes, place)
        return self.datasets[number][place - (self.cumulative_sizes[number - 1] if number else 0)]


def random_split(dataset: Any, lengths: Sequence[float], generator: Generator | None = None) -> list[Subset]:
    """A dataset in parts without a sample in common, of these lengths, or these shares of all."""
    are_shares = np.isclose(sum(lengths), 1) and all(0 <= share <= 1 for share in lengths)
    sizes = [int(len(dataset) * length) if are_shares else int(length) for length in lengths]
    for i in range(len(dataset) - sum(sizes) if are_shares else 0):
        sizes[i % len(sizes)] += 1
    if sum(sizes) != len(dataset):
        raise ValueError(f"random_split(): the lengths {list(lengths)} are not those of parts of {len(dataset)} samples")
    order = iter(randperm(len(dataset), generator=generator).tolist())
    return [Subset(dataset, list(islice(order, size))) for size in sizes]


def count_of_rows(name: str, tensors: Any) -> int:
    """How many samples there are."""
    if not tensors:
        raise ValueError(f"{name}: expected at least one tensor")
    for one in tensors:
        if not one.dim() or one.shape[0] != tensors[0].shape[0]:
            shapes = ", ".join(str(list(t.shape)) for t in tensors)
            raise ValueError(f"{name}: expected tensors with one number of samples along their first dimension, but got the shapes {shapes}")
    return int(tensors[0].shape[0])
