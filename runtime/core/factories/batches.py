"""Batches of data for training: rows of tensors that are cut out, in their order or shuffled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.core.base.tracebacks import HidesFrames
from specgrad.core.tape.tensor import Tensor

from .creation import as_tensor
from .generators import Generator
from .random import randperm


class TensorDataset(HidesFrames):
    """Tensors whose rows belong together: `dataset[i]` is a tuple of one row, or of several, of each."""

    tensors: tuple[Tensor, ...]

    def __init__(self, *tensors: Tensor):
        self.tensors = tuple(map(as_tensor, tensors))
        _count("TensorDataset", self.tensors)

    def __len__(self) -> int:
        return _count("TensorDataset", self.tensors)

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)


class DataLoader(HidesFrames):
    """Goes through data in batches: each time anew, in another order if that is wanted.

    Args:
        dataset: a tensor or an array, whose first dimension numbers the samples; or a tuple, list, dictionary or TensorDataset of them.
        batch_size: how many samples are in a batch.
        shuffle: go through the samples in a random order.
        drop_last: leave out a last batch that is not full.
        generator: what shuffles; specgrad's own random numbers unless given.

    A batch is as the data is: a tensor, or a tuple, list or dictionary of them. It is a copy: what changes it in place leaves the data as it is.

    >>> x, y = specgrad.arange(5), specgrad.arange(5) * 10
    >>> for rows, targets in specgrad.utils.data.DataLoader((x, y), batch_size=2):
    ...     print(rows, targets)
    tensor([0, 1]) tensor([ 0, 10])
    tensor([2, 3]) tensor([20, 30])
    tensor([4]) tensor([40])
    """

    dataset: Any
    batch_size: int
    drop_last: bool
    generator: Generator | None

    def __init__(self, dataset: Any, batch_size: int = 1, shuffle: bool = False, *, drop_last: bool = False, generator: Generator | None = None):
        if not isinstance(batch_size, int) or batch_size <= 0:
            raise ValueError(f"DataLoader: expected batch_size to be a number greater than 0, but got {batch_size!r}")
        self.dataset, self.batch_size, self.drop_last, self.generator = dataset, batch_size, drop_last, generator
        self._shuffle = shuffle
        self._tensors: list[Tensor] = [_as_tensor(part) for part in _parts(dataset)]
        self._samples = _count("DataLoader", self._tensors)

    def __len__(self) -> int:
        full, rest = divmod(self._samples, self.batch_size)
        return full if self.drop_last or not rest else full + 1

    def __iter__(self) -> Iterator[Any]:
        order = randperm(self._samples, generator=self.generator) if self._shuffle else None
        for number in range(len(self)):
            start = number * self.batch_size
            rows: Any = slice(start, start + self.batch_size)
            yield self._nested([tensor[rows].clone() if order is None else tensor[order[rows]] for tensor in self._tensors])

    def _nested(self, batch: list[Tensor]) -> Any:
        data = self.dataset
        if isinstance(data, dict):
            return dict(zip(data, batch))
        if isinstance(data, (tuple, TensorDataset)):
            return tuple(batch)
        return batch if isinstance(data, list) else batch[0]


def _parts(dataset: Any) -> list[Any]:
    if isinstance(dataset, TensorDataset):
        return list(dataset.tensors)
    if isinstance(dataset, dict):
        return list(dataset.values())
    return list(dataset) if isinstance(dataset, (tuple, list)) else [dataset]


def _as_tensor(part: Any) -> Tensor:
    if not isinstance(part, (Tensor, np.ndarray)):
        raise TypeError(f"DataLoader: expected a tensor or an array, or a tuple, list or dictionary of them, but got a {type(part).__name__}")
    return as_tensor(part)


def _count(name: str, tensors: Any) -> int:
    """How many samples there are."""
    if not tensors:
        raise ValueError(f"{name}: expected at least one tensor")
    for tensor in tensors:
        if not tensor.dim() or tensor.shape[0] != tensors[0].shape[0]:
            shapes = ", ".join(str(list(t.shape)) for t in tensors)
            raise ValueError(f"{name}: expected tensors with one number of samples along their first dimension, but got the shapes {shapes}")
    return int(tensors[0].shape[0])
