"""NumPy's functions of matrices, numpy.linalg."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.dispatch.numpy_arguments import promoted, tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from . import products


def qr(a: Any, mode: str = "reduced") -> Any:
    if mode not in ("reduced", "complete", "r"):
        raise ValueError(f"qr() of tensors has the modes reduced, complete and r, not {mode!r}")
    found = ops.linalg_qr(tensor(a), mode)
    return found[1] if mode == "r" else _named("QRResult", found)


def svd(a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False) -> Any:
    a = tensor(a)
    return _named("SVDResult", ops.linalg_svd(a, full_matrices)) if compute_uv else ops.linalg_svdvals(a)


def _named(kind: str, found: Any) -> Any:
    """As NumPy names the results."""
    made = getattr(np.linalg._linalg, kind, None)
    return found if made is None else made(*found)


def lstsq(a: Any, b: Any, rcond: Any = None) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    a, b = promoted(a, b)
    found = ops.linalg_lstsq(a, b.unsqueeze(-1) if b.ndim == 1 else b, rcond, driver="gelsd")
    solution, residuals, rank, values = found
    return (solution.squeeze(-1) if b.ndim == 1 else solution), residuals, rank, values


def trace(x: Any, /, *, offset: int = 0, dtype: Any = None) -> Tensor:
    return products.trace(x, offset, -2, -1, dtype)


def outer(x1: Any, x2: Any, /) -> Tensor:
    x1, x2 = tensor(x1), tensor(x2)
    if x1.ndim != 1 or x2.ndim != 1:
        raise ValueError(f"input arrays must be one-dimensional, but they are {x1.ndim}-dimensional and {x2.ndim}-dimensional")
    return products.outer(x1, x2)


def matmul(x1: Any, x2: Any, /) -> Tensor:
    return ops.matmul(*promoted(x1, x2))


def vecdot(x1: Any, x2: Any, /, *, axis: int = -1) -> Tensor:
    return products.vecdot(x1, x2, axis=axis)


def cross(x1: Any, x2: Any, /, *, axis: int = -1) -> Tensor:
    return products.cross(x1, x2, axis=axis)


def tensordot(x1: Any, x2: Any, /, *, axes: Any = 2) -> Tensor:
    return ops.tensordot(*promoted(x1, x2), axes)
