"""Samplers: the numbers of samples, in the order in which they are taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from specgrad.core.base.dtypes import float64
from specgrad.core.base.tracebacks import HidesFrames
from specgrad.core.factories.creation import as_tensor
from specgrad.core.factories.distributions import multinomial
from specgrad.core.factories.generators import Generator
from specgrad.core.factories.random import randint, randperm
from specgrad.core.tape.tensor import Tensor


class Sampler(HidesFrames):
    """The numbers of samples, in the order in which a DataLoader takes them: a subclass has `__iter__`."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"{type(self).__name__} has no __iter__")


class SequentialSampler(Sampler):
    """All samples in their order."""

    def __init__(self, data_source: Any):
        self.data_source: Any = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler):
    """Samples in a random order; with `replacement` each is drawn from all of them."""

    data_source: Any
    replacement: bool
    generator: Generator | None

    def __init__(self, data_source: Any, replacement: bool = False, num_samples: int | None = None, generator: Generator | None = None):
        if num_samples is not None and num_samples <= 0:
            raise ValueError(f"RandomSampler: expected num_samples to be greater than 0, but got {num_samples}")
        self.data_source, self.replacement, self.generator = data_source, replacement, generator
        self._wanted = num_samples

    def __iter__(self) -> Iterator[int]:
        count = len(self.data_source)
        if self.replacement:
            yield from randint(count, (len(self),), generator=self.generator).tolist()
            return
        left = len(self)
        while left > 0:
            yield from randperm(count, generator=self.generator).tolist()[:left]
            left -= count

    def __len__(self) -> int:
        return len(self.data_source) if self._wanted is None else self._wanted


class SubsetRandomSampler(Sampler):
    """These numbers in a random order."""

    indices: Sequence[int]
    generator: Generator | None

    def __init__(self, indices: Sequence[int], generator: Generator | None = None):
        self.indices, self.generator = indices, generator

    def __iter__(self) -> Iterator[int]:
        return (self.indices[i] for i in randperm(len(self), generator=self.generator).tolist())

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler):
    """Numbers that are drawn with these probabilities, up to a factor."""

    num_samples: int
    replacement: bool
    generator: Generator | None

    def __init__(self, weights: Any, num_samples: int, replacement: bool = True, generator: Generator | None = None):
        self.weights: Tensor = as_tensor(weights, dtype=float64)
        self.num_samples, self.replacement, self.generator = num_samples, replacement, generator

    def __iter__(self) -> Iterator[int]:
        return iter(multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator).tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler):
    """Lists of the numbers that a sampler gives."""

    sampler: Any
    batch_size: int
    drop_last: bool

    def __init__(self, sampler: Any, batch_size: int, drop_last: bool):
        self.sampler, self.batch_size, self.drop_last = sampler, checked_size("BatchSampler", batch_size), drop_last

    def __iter__(self) -> Iterator[list[int]]:
        return in_pieces(self.sampler, self.batch_size, self.drop_last)

    def __len__(self) -> int:
        return count_of_pieces(len(self.sampler), self.batch_size, self.drop_last)


def checked_size(name: str, batch_size: Any) -> int:
    if not isinstance(batch_size, int) or isinstance(batch_size, bool) or batch_size <= 0:
        raise ValueError(f"{name}: expected batch_size to be a number greater than 0, but got {batch_size!r}")
    return batch_size


def in_pieces(items: Iterable[Any], size: int, drop_last: bool) -> Iterator[list[Any]]:
    rest = iter(items)
    while piece := list(islice(rest, size)):
        if len(piece) == size or not drop_last:
            yield piece


def count_of_pieces(count: int, size: int, drop_last: bool) -> int:
    full, rest = divmod(count, size)
    return full if drop_last or not rest else full + 1
