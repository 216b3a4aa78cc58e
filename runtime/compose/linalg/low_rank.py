"""The largest singular values of matrices from products with random ones."""

from __future__ import annotations

from specgrad.core.factories.creation import beside
from specgrad.core.factories.random import randn
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .factors import linalg_qr
from .solve import matrices
from .spectra import linalg_svd


def svd_lowrank(A: Tensor, q: int | None, niter: int | None, M: Tensor | None) -> tuple[Tensor, Tensor, Tensor]:
    matrices("svd_lowrank", A)
    if M is not None:
        A = A - ops.broadcast_to(M, A.shape)
    return _largest("svd_lowrank", A, 6 if q is None else q, 2 if niter is None else niter)


def pca_lowrank(A: Tensor, q: int | None, center: bool, niter: int) -> tuple[Tensor, Tensor, Tensor]:
    matrices("pca_lowrank", A)
    least = min(A.shape[-2:])
    q = min(6, least) if q is None else q
    if not 0 <= q <= least:
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than min(m, n)={least}")
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    return _largest("pca_lowrank", A - ops.mean(A, [-2], True) if center else A, q, niter)


def _largest(name: str, A: Tensor, q: int, niter: int) -> tuple[Tensor, Tensor, Tensor]:
    if q < 0:
        raise RuntimeError(f"{name}: q must not be negative, but is {q}")
    if q >= min(A.shape[-2:]):  # no fewer than there are
        U, S, Vh = linalg_svd(A, False, None)
        return U, S, Vh.mH
    wide = A.shape[-2] < A.shape[-1]
    tall = A.mH if wide else A
    basis = _basis(tall, q, niter)
    U, S, Vh = linalg_svd(basis.mH @ tall, False, None)
    U, V = basis @ U, Vh.mH
    return (V, S, U) if wide else (U, S, V)


def _basis(A: Tensor, q: int, niter: int) -> Tensor:
    """Orthonormal columns that span, nearly, what the first singular vectors from the left do (Halko, Martinsson and Tropp, 2009, algorithm 4.4)."""
    Q: Tensor = linalg_qr(A @ randn(A.shape[-1], q, dtype=A.dtype, device=beside(A)), "reduced").Q
    for _ in range(niter):
        Q = linalg_qr(A.mH @ Q, "reduced").Q
        Q = linalg_qr(A @ Q, "reduced").Q
    return Q
