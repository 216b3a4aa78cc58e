"""Batches of data: rows of tensors, in their order or shuffled. Everything else is NumPy's indexing."""

from __future__ import annotations

from specgrad.core.factories.batches import DataLoader, TensorDataset

__all__ = ["DataLoader", "TensorDataset"]
