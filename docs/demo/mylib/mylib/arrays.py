"""Functions on arrays, for ops that are more than an expression an element: they take arrays and numbers, and give arrays."""

from typing import Any

import numpy as np


def between(x: Any, dim: int) -> Any:
    if x.shape[dim] == 0:
        raise RuntimeError(f"between: expected an element along dimension {dim} at least")
    along = np.moveaxis(x, dim, -1) / 2  # before the sum, which might be too large for half precision
    return np.moveaxis(along[..., 1:] + along[..., :-1], -1, dim)


def between_adjoint(x: Any, dim: int) -> Any:
    along = np.moveaxis(x, dim, -1) / 2
    padded = np.zeros((*along.shape[:-1], 1), along.dtype)
    return np.moveaxis(np.concatenate([along, padded], -1) + np.concatenate([padded, along], -1), -1, dim)
