"""Batches: rows of tensors, or samples that a dataset gives, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from specgrad.core.base.dtypes import float64
from specgrad.core.base.tracebacks import HidesFrames
from specgrad.core.factories.creation import as_tensor, tensor
from specgrad.core.factories.generators import Generator
from specgrad.core.factories.random import randperm
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .datasets import IterableDataset, TensorDataset, count_of_rows
from .samplers import RandomSampler, SequentialSampler, checked_size, count_of_pieces, in_pieces


def default_collate(batch: Any) -> Any:
    """A batch of samples: tensors, arrays and numbers are stacked, also those within tuples, lists and dictionaries; texts stay a list."""
    first = batch[0]
    if isinstance(first, Tensor):
        return ops.stack(list(batch))
    if isinstance(first, np.ndarray):
        return ops.stack([as_tensor(array) for array in batch])
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, (bool, int, np.generic)):
        return as_tensor(list(batch) if isinstance(first, int) else np.stack(batch))
    if isinstance(first, float):
        return tensor(batch, dtype=float64)
    if isinstance(first, Mapping):
        return {key: default_collate([sample[key] for sample in batch]) for key in first}
    if isinstance(first, Sequence):
        if any(len(sample) != len(first) for sample in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        columns = [default_collate(column) for column in zip(*batch)]
        return type(first)(*columns) if hasattr(first, "_fields") else columns
    raise TypeError(f"default_collate(): expected tensors, arrays, numbers, texts, or tuples, lists and dictionaries of them, but got a {type(first).__name__}")


class DataLoader(HidesFrames):
    """Goes through data in batches: each time anew, in another order if that is wanted.

    Args:
        dataset: a tensor or an array, whose first dimension numbers the samples; a tuple, list, dictionary or TensorDataset of them; or what gives samples, by
            number (`__getitem__` and `__len__`) or one after another (`__iter__`).
        batch_size: how many samples are in a batch; None: samples come one by one, without a dimension for the batch.
        shuffle: go through the samples in a random order.
        sampler: gives the numbers of samples, in the order in which they are taken.
        batch_sampler: gives a list of numbers for each batch.
        num_workers: how many threads read the samples of a batch; 0: the one that asks for it.
        collate_fn: makes a batch of a list of samples; `default_collate` unless given.
        drop_last: leave out a last batch that is not full.
        generator: what shuffles; specgrad's own random numbers unless given.
        pin_memory, timeout, persistent_workers, prefetch_factor: are accepted, and change nothing.

    A batch of rows is as the data is: a tensor, or a tuple, list or dictionary of them. It is a copy: what changes it in place leaves the data as it is.

    >>> x, y = specgrad.arange(5), specgrad.arange(5) * 10
    >>> for rows, targets in specgrad.utils.data.DataLoader((x, y), batch_size=2):
    ...     print(rows, targets)
    tensor([0, 1]) tensor([ 0, 10])
    tensor([2, 3]) tensor([20, 30])
    tensor([4]) tensor([40])
    """

    dataset: Any
    batch_size: int | None
    drop_last: bool
    generator: Generator | None
    collate_fn: Callable[[list[Any]], Any] | None
    num_workers: int
    pin_memory: bool
    timeout: float

    def __init__(
        self,
        dataset: Any,
        batch_size: int | None = 1,
        shuffle: bool | None = False,
        sampler: Iterable[int] | None = None,
        batch_sampler: Iterable[Sequence[int]] | None = None,
        num_workers: int = 0,
        collate_fn: Callable[[list[Any]], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        *,
        generator: Generator | None = None,
        persistent_workers: bool = False,
        prefetch_factor: int | None = None,
    ):
        if not isinstance(num_workers, int) or num_workers < 0:
            raise ValueError(f"DataLoader: expected num_workers to be 0 or more, but got {num_workers!r}")
        if batch_sampler is not None and (batch_size != 1 or shuffle or sampler is not None or drop_last):
            raise ValueError("DataLoader: batch_sampler is mutually exclusive with batch_size, shuffle, sampler and drop_last")
        if sampler is not None and shuffle:
            raise ValueError("DataLoader: sampler is mutually exclusive with shuffle")
        if batch_size is None and drop_last:
            raise ValueError("DataLoader: batch_size=None is mutually exclusive with drop_last")
        self.dataset, self.drop_last, self.generator = dataset, drop_last, generator
        self.batch_size = batch_size if batch_size is None else checked_size("DataLoader", batch_size)
        self.collate_fn, self.num_workers, self.pin_memory, self.timeout = collate_fn, num_workers, pin_memory, timeout
        self._columns: list[Tensor] | None = _columns(dataset)
        self._one_by_one = self._columns is None and not _has_numbers(dataset)
        if self._one_by_one and (shuffle or sampler is not None or batch_sampler is not None):
            raise ValueError(
                f"DataLoader: {type(dataset).__name__} gives its samples one after another: shuffle, sampler and batch_sampler cannot choose among them"
            )
        if self._columns is not None:
            count_of_rows("DataLoader", self._columns)
        self.sampler: Any = sampler
        if sampler is None and not self._one_by_one:
            counted = _Counted(self._count)
            self.sampler = RandomSampler(counted, generator=generator) if shuffle else SequentialSampler(counted)
        self.batch_sampler: Any = batch_sampler
        self._chosen: bool = sampler is not None or batch_sampler is not None

    def _count(self) -> int:
        return len(self.dataset) if self._columns is None else int(self._columns[0].shape[0])

    def __len__(self) -> int:
        if self.batch_sampler is not None:
            return len(self.batch_sampler)
        count = len(self.dataset) if self._one_by_one else len(self.sampler)
        return count if self.batch_size is None else count_of_pieces(count, self.batch_size, self.drop_last)

    def __iter__(self) -> Iterator[Any]:
        if self.num_workers and not self._one_by_one:
            with ThreadPoolExecutor(self.num_workers) as threads:
                yield from self._batches(threads.map)
        else:
            yield from self._batches(map)

    def _batches(self, each: Callable[..., Iterable[Any]]) -> Iterator[Any]:
        if self._one_by_one:
            samples = self.dataset if self.batch_size is None else in_pieces(self.dataset, self.batch_size, self.drop_last)
            collate = self.collate_fn or (_as_it_comes if self.batch_size is None else default_collate)
            yield from map(collate, samples)
        elif self.batch_sampler is None and self.batch_size is None:
            yield from map(self.collate_fn or _as_it_comes, map(self._sample, self.sampler))
        elif self._columns is not None and self.collate_fn is None:
            for rows in self._places(self._columns[0].shape[0]):
                yield self._nested([column[rows].clone() if isinstance(rows, slice) else column[rows] for column in self._columns])
        else:
            for rows in self._rows():
                yield (self.collate_fn or default_collate)(list(each(self._sample, rows)))

    def _rows(self) -> Iterator[list[int]]:
        """The numbers of the samples of each batch."""
        if self.batch_sampler is not None:
            return map(list, self.batch_sampler)
        assert self.batch_size is not None
        return in_pieces(self.sampler, self.batch_size, self.drop_last)

    def _places(self, count: int) -> Iterator[Any]:
        """The same of the rows of tensors: slices, or tensors of numbers, where nobody chooses them."""
        if self._chosen or self.batch_size is None:
            yield from self._rows()
            return
        order = randperm(count, generator=self.generator) if type(self.sampler) is RandomSampler else None
        for number in range(len(self)):
            rows = slice(number * self.batch_size, (number + 1) * self.batch_size)
            yield rows if order is None else order[rows]

    def _sample(self, number: int) -> Any:
        return self.dataset[number] if self._columns is None else self._nested([column[number] for column in self._columns])

    def _nested(self, batch: list[Tensor]) -> Any:
        data = self.dataset
        if isinstance(data, dict):
            return dict(zip(data, batch))
        if isinstance(data, (tuple, TensorDataset)):
            return tuple(batch)
        return batch if isinstance(data, list) else batch[0]


class _Counted:
    """Something of a length that is asked for when it is needed."""

    def __init__(self, count: Callable[[], int]):
        self._count = count

    def __len__(self) -> int:
        return self._count()


def _columns(dataset: Any) -> list[Tensor] | None:
    """The tensors whose rows are samples; None if there are none."""
    if isinstance(dataset, TensorDataset):
        return list(dataset.tensors)
    if isinstance(dataset, (Tensor, np.ndarray)):
        return [as_tensor(dataset)]
    parts = list(dataset.values()) if isinstance(dataset, dict) else list(dataset) if isinstance(dataset, (tuple, list)) else None
    if parts is None or not (isinstance(dataset, dict) or all(isinstance(part, (Tensor, np.ndarray)) for part in parts)):
        return None
    for part in parts:
        if not isinstance(part, (Tensor, np.ndarray)):
            raise TypeError(f"DataLoader: expected a dictionary of tensors or arrays, but got a {type(part).__name__} in it")
    return [as_tensor(part) for part in parts]


def _has_numbers(dataset: Any) -> bool:
    """Whether a dataset gives samples by number.

    Raises:
        TypeError: it gives none at all.
    """
    if isinstance(dataset, IterableDataset) or (hasattr(type(dataset), "__iter__") and not hasattr(type(dataset), "__getitem__")):
        return False
    if not hasattr(type(dataset), "__getitem__"):
        raise TypeError(
            "DataLoader: expected a tensor or an array, a tuple, list or dictionary of them, or what has __getitem__ and __len__, or __iter__, "
            f"but got a {type(dataset).__name__}"
        )
    return True


def _as_it_comes(sample: Any) -> Any:
    """A sample that is no part of a batch, with tensors in the place of arrays."""
    if isinstance(sample, (np.ndarray, np.generic)):
        return as_tensor(sample)
    if isinstance(sample, dict):
        return {key: _as_it_comes(value) for key, value in sample.items()}
    if isinstance(sample, (tuple, list)):
        parts = [_as_it_comes(value) for value in sample]
        return parts if isinstance(sample, list) else type(sample)(*parts) if hasattr(sample, "_fields") else tuple(parts)
    return sample
