"""The standard's extension for linear algebra."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .names import Axes, numpy_linalg, summed_dtype


class eig_result(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor


class eigh_result(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor


class qr_result(NamedTuple):
    Q: Tensor
    R: Tensor


class slogdet_result(NamedTuple):
    sign: Tensor
    logabsdet: Tensor


class svd_result(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor


def cholesky(x: Tensor, /, *, upper: bool = False) -> Tensor:
    """The triangular factor of positive definite matrices."""
    return ops.linalg_cholesky(x, upper=upper)


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The cross products of vectors of three elements."""
    return numpy_linalg.cross(x1, x2, axis=axis)


def det(x: Tensor, /) -> Tensor:
    """The determinants of matrices."""
    return ops.linalg_det(x)


def diagonal(x: Tensor, /, *, offset: int = 0) -> Tensor:
    """The diagonals of matrices."""
    return ops.diagonal(x, offset, -2, -1)


def eig(x: Tensor, /) -> eig_result:
    """The eigenvalues and eigenvectors of matrices, complex."""
    return eig_result(*ops.linalg_eig(x))


def eigh(x: Tensor, /) -> eigh_result:
    """The eigenvalues, in ascending order, and eigenvectors of symmetric or Hermitian matrices."""
    return eigh_result(*ops.linalg_eigh(x))


def eigvals(x: Tensor, /) -> Tensor:
    """The eigenvalues of matrices, complex."""
    return ops.linalg_eigvals(x)


def eigvalsh(x: Tensor, /) -> Tensor:
    """The eigenvalues of symmetric or Hermitian matrices, in ascending order."""
    return ops.linalg_eigvalsh(x)


def inv(x: Tensor, /) -> Tensor:
    """The inverses of matrices."""
    return ops.linalg_inv(x)


def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: float | Literal["fro", "nuc"] | None = "fro") -> Tensor:
    """The norms of matrices."""
    return ops.linalg_matrix_norm(x, "fro" if ord is None else ord, (-2, -1), keepdims)


def matrix_power(x: Tensor, n: int, /) -> Tensor:
    """Matrices multiplied with themselves."""
    return ops.linalg_matrix_power(x, n)


def matrix_rank(x: Tensor, /, *, rtol: float | Tensor | None = None) -> Tensor:
    """The ranks of matrices: how many singular values exceed `rtol` times the greatest."""
    return ops.linalg_matrix_rank(x, rtol=rtol)


def outer(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The products of each element of one vector with each of another."""
    return numpy_linalg.outer(x1, x2)


def pinv(x: Tensor, /, *, rtol: float | Tensor | None = None) -> Tensor:
    """The pseudo-inverses of matrices, without singular values below `rtol` times the greatest."""
    return ops.linalg_pinv(x, rtol=rtol)


def qr(x: Tensor, /, *, mode: Literal["reduced", "complete"] = "reduced") -> qr_result:
    """Matrices as a unitary factor and a triangular one."""
    return qr_result(*ops.linalg_qr(x, mode))


def slogdet(x: Tensor, /) -> slogdet_result:
    """The signs and the logarithms of the absolute determinants of matrices."""
    return slogdet_result(*ops.linalg_slogdet(x))


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The solutions of systems of linear equations; `x2` is one vector, or matrices of columns."""
    return numpy_linalg.solve(x1, x2)


def svd(x: Tensor, /, *, full_matrices: bool = True) -> svd_result:
    """Matrices as two unitary factors and singular values between, in descending order."""
    return svd_result(*ops.linalg_svd(x, full_matrices))


def svdvals(x: Tensor, /) -> Tensor:
    """The singular values of matrices, in descending order."""
    return ops.linalg_svdvals(x)


def trace(x: Tensor, /, *, offset: int = 0, dtype: dtype | None = None) -> Tensor:
    """The sums of the diagonals of matrices."""
    return numpy_linalg.trace(x, offset=offset, dtype=summed_dtype(x, dtype))


def vector_norm(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False, ord: Any = 2) -> Tensor:
    """The norms of vectors."""
    return ops.linalg_vector_norm(x, ord, axis, keepdims)
