"""Batches of data, for training: rows of tensors, or samples that a dataset gives one by one."""

from __future__ import annotations

from specgrad.nn.batches.datasets import ConcatDataset, Dataset, IterableDataset, Subset, TensorDataset, random_split
from specgrad.nn.batches.loader import DataLoader, default_collate
from specgrad.nn.batches.samplers import BatchSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler, WeightedRandomSampler

__all__ = [
    "BatchSampler",
    "ConcatDataset",
    "DataLoader",
    "Dataset",
    "IterableDataset",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "Subset",
    "SubsetRandomSampler",
    "TensorDataset",
    "WeightedRandomSampler",
    "default_collate",
    "random_split",
]
