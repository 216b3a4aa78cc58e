"""Functions on arrays, for ops that are more than an expression an element: they take arrays and numbers, and give arrays."""

from typing import Any

import numpy as np


def between(x: Any, dim: int) -> Any:
    along = np.moveaxis(x, dim, -1) / 2  # before the sum, which might be too large for half precision
    return np.moveaxis(along[..., 1:] + along[..., :-1], -1, dim)


def between_adjoint(x: Any, dim: int) -> Any:
    along = np.moveaxis(x, dim, -1) / 2
    padded = np.zeros_like(along[..., :1])
    return np.moveaxis(np.concatenate([along, padded], -1) + np.concatenate([padded, along], -1), -1, dim)
