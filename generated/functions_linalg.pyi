# Generated from derivatives.yaml by `specgrad generate`; do not edit.
import builtins
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | builtins.complex  # complex is an op too

__all__ = ['cholesky', 'cholesky_ex', 'cond', 'cross', 'det', 'diagonal', 'eig', 'eigh', 'eigvals', 'eigvalsh', 'householder_product', 'inv', 'inv_ex', 'ldl_factor', 'ldl_factor_ex', 'ldl_solve', 'lstsq', 'lu', 'lu_factor', 'lu_factor_ex', 'lu_solve', 'matmul', 'matrix_exp', 'matrix_norm', 'matrix_power', 'matrix_rank', 'multi_dot', 'norm', 'pinv', 'qr', 'slogdet', 'solve', 'solve_ex', 'solve_triangular', 'svd', 'svdvals', 'tensorinv', 'tensorsolve', 'vander', 'vecdot', 'vector_norm']

class _CholeskyEx(NamedTuple):
    L: Tensor
    info: Tensor

class _Eig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

class _Eigh(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

class _InvEx(NamedTuple):
    inverse: Tensor
    info: Tensor

class _LdlFactor(NamedTuple):
    LD: Tensor
    pivots: Tensor

class _LdlFactorEx(NamedTuple):
    LD: Tensor
    pivots: Tensor
    info: Tensor

class _Lstsq(NamedTuple):
    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor

class _Lu(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

class _LuFactor(NamedTuple):
    LU: Tensor
    pivots: Tensor

class _LuFactorEx(NamedTuple):
    LU: Tensor
    pivots: Tensor
    info: Tensor

class _Qr(NamedTuple):
    Q: Tensor
    R: Tensor

class _Slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

class _SolveEx(NamedTuple):
    result: Tensor
    info: Tensor

class _Svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor


def cholesky(input: Tensor, *, upper: bool = ..., out: Tensor | None = ...) -> Tensor: ...
def cholesky_ex(input: Tensor, *, upper: bool = ..., check_errors: bool = ..., out: tuple[Tensor, Tensor] | None = ...) -> _CholeskyEx: ...
def cond(input: Tensor, p: Any = ..., *, out: Tensor | None = ...) -> Tensor: ...
@overload
def cross(input: Tensor, other: Tensor, *, dim: int = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def cross(input: Tensor, other: Tensor, *, axis: int = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def det(A: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def diagonal(A: Tensor, *, offset: int = ..., dim1: int = ..., dim2: int = ...) -> Tensor: ...
def eig(input: Tensor, *, out: tuple[Tensor, Tensor] | None = ...) -> _Eig: ...
def eigh(input: Tensor, UPLO: str = ..., *, out: tuple[Tensor, Tensor] | None = ...) -> _Eigh: ...
def eigvals(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def eigvalsh(input: Tensor, UPLO: str = ..., *, out: Tensor | None = ...) -> Tensor: ...
def householder_product(input: Tensor, tau: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def inv(A: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def inv_ex(A: Tensor, *, check_errors: bool = ..., out: tuple[Tensor, Tensor] | None = ...) -> _InvEx: ...
def ldl_factor(input: Tensor, *, hermitian: bool = ..., out: tuple[Tensor, Tensor] | None = ...) -> _LdlFactor: ...
def ldl_factor_ex(input: Tensor, *, hermitian: bool = ..., check_errors: bool = ..., out: tuple[Tensor, Tensor, Tensor] | None = ...) -> _LdlFactorEx: ...
def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, *, hermitian: bool = ..., out: Tensor | None = ...) -> Tensor: ...
def lstsq(input: Tensor, b: Tensor, rcond: float | None = ..., *, driver: str | None = ..., out: tuple[Tensor, Tensor, Tensor, Tensor] | None = ...) -> _Lstsq: ...
def lu(A: Tensor, *, pivot: bool = ..., out: tuple[Tensor, Tensor, Tensor] | None = ...) -> _Lu: ...
def lu_factor(A: Tensor, *, pivot: bool = ..., out: tuple[Tensor, Tensor] | None = ...) -> _LuFactor: ...
def lu_factor_ex(A: Tensor, *, pivot: bool = ..., check_errors: bool = ..., out: tuple[Tensor, Tensor, Tensor] | None = ...) -> _LuFactorEx: ...
def lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, *, left: bool = ..., adjoint: bool = ..., out: Tensor | None = ...) -> Tensor: ...
def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def matrix_exp(input: Tensor) -> Tensor: ...
@overload
def matrix_norm(input: Tensor, ord: Any = ..., dim: int | Sequence[int] = ..., keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def matrix_norm(input: Tensor, ord: Any = ..., *, axis: int | Sequence[int] = ..., keepdims: bool = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def matrix_power(input: Tensor, n: int, *, out: Tensor | None = ...) -> Tensor: ...
def matrix_rank(input: Tensor, tol: Any = ..., hermitian: bool = ..., *, atol: Any = ..., rtol: Any = ..., out: Tensor | None = ...) -> Tensor: ...
def multi_dot(tensors: Sequence[Tensor], *, out: Tensor | None = ...) -> Tensor: ...
@overload
def norm(input: Tensor, ord: Any = ..., dim: Any = ..., keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def norm(input: Tensor, ord: Any = ..., *, axis: Any = ..., keepdims: bool = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def pinv(input: Tensor, rcond: Any = ..., hermitian: bool = ..., *, atol: Any = ..., rtol: Any = ..., out: Tensor | None = ...) -> Tensor: ...
def qr(A: Tensor, mode: str = ..., *, out: tuple[Tensor, Tensor] | None = ...) -> _Qr: ...
def slogdet(A: Tensor, *, out: tuple[Tensor, Tensor] | None = ...) -> _Slogdet: ...
def solve(A: Tensor, B: Tensor, *, left: bool = ..., out: Tensor | None = ...) -> Tensor: ...
def solve_ex(A: Tensor, B: Tensor, *, left: bool = ..., check_errors: bool = ..., out: tuple[Tensor, Tensor] | None = ...) -> _SolveEx: ...
def solve_triangular(input: Tensor, B: Tensor, *, upper: bool, left: bool = ..., unitriangular: bool = ..., out: Tensor | None = ...) -> Tensor: ...
def svd(A: Tensor, full_matrices: bool = ..., *, driver: str | None = ..., out: tuple[Tensor, Tensor, Tensor] | None = ...) -> _Svd: ...
def svdvals(A: Tensor, *, driver: str | None = ..., out: Tensor | None = ...) -> Tensor: ...
def tensorinv(input: Tensor, ind: int = ..., *, out: Tensor | None = ...) -> Tensor: ...
def tensorsolve(input: Tensor, other: Tensor, dims: int | Sequence[int] | None = ..., *, out: Tensor | None = ...) -> Tensor: ...
def vander(x: Tensor, *, N: int | None = ...) -> Tensor: ...
@overload
def vecdot(x: Tensor, y: Tensor, *, dim: int = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def vecdot(x: Tensor, y: Tensor, *, axis: int = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def vector_norm(input: Tensor, ord: Number = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., *, dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def vector_norm(input: Tensor, ord: Number = ..., *, axis: int | Sequence[int] | None = ..., keepdims: bool = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def vector_norm(*, x: Tensor, ord: Number = ..., dim: int | Sequence[int] | None = ..., keepdim: bool = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
