"""Eigenvalues and singular values, and what follows from them: norms of matrices, condition numbers, ranks, pseudo-inverses, least squares."""

from __future__ import annotations

import math
from typing import Any

from specgrad.array.backends import zeros_on_backend_of
from specgrad.array.base.tools import checked_dim, listed
from specgrad.array.dtypes import traits
from specgrad.array.linalg.spectra import svdvals_alone
from specgrad.core.base.dtypes import as_dtype, complex64, float64, int64
from specgrad.core.base.promotion import promote_types
from specgrad.core.base.state import recording
from specgrad.core.factories.creation import as_tensor, beside, from_array
from specgrad.core.factories.filled import zeros
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from ..checks import at_least, inexact, same_dtype, square
from ..reduce import vector_norm
from ..shape import unrecorded
from .solve import as_column, is_vector, matrices, named, of_column, square_matrices, with_batch

PHASES = 1e-2  # how much a loss may change with the phase of a vector


# ---- eigenvalues


def _uplo(name: str, UPLO: str) -> str:
    if UPLO.upper() not in ("L", "U"):
        raise RuntimeError(f"{name}(): expected UPLO to be 'L' or 'U', but got {UPLO!r}")
    return UPLO.upper()


def eigh(input: Tensor, UPLO: str) -> Any:
    A = square_matrices("linalg.eigh", input, "input")
    uplo = _uplo("linalg.eigh", UPLO)
    if not _is_recorded(A):
        return named("linalg_eigh", "eigenvalues eigenvectors", *ops._linalg_eigh(A, uplo, PHASES))
    values, known = ops._linalg_eigvalsh(A, uplo, True, "linalg.eigh")
    return named("linalg_eigh", "eigenvalues eigenvectors", values, ops._linalg_eigh(A, uplo, PHASES, values.detach(), known)[1])


def eigvalsh(input: Tensor, UPLO: str) -> Tensor:
    A = square_matrices("linalg.eigvalsh", input, "input")
    return ops._linalg_eigvalsh(A, _uplo("linalg.eigvalsh", UPLO), _is_recorded(A), "linalg.eigvalsh")[0]


def _is_recorded(A: Tensor) -> bool:
    """Whether a gradient may be asked for: its formula reads the vectors, which are computed together with the values."""
    return A.requires_grad and recording()


def _complex(name: str, input: Tensor) -> Tensor:
    square_matrices(name, input, "input")
    return input if input.is_complex() else input.to(promote_types(input.dtype, complex64))


def eig(input: Tensor) -> Any:
    A = _complex("linalg.eig", input)
    if not _is_recorded(A):
        return named("linalg_eig", "eigenvalues eigenvectors", *ops._linalg_eig(A, PHASES))
    values, known = ops._linalg_eigvals(A, True, "linalg.eig")
    return named("linalg_eig", "eigenvalues eigenvectors", values, ops._linalg_eig(A, PHASES, values.detach(), known)[1])


def eigvals(input: Tensor) -> Tensor:
    A = _complex("linalg.eigvals", input)
    return ops._linalg_eigvals(A, _is_recorded(A), "linalg.eigvals")[0]


# ---- singular values


def linalg_svd(A: Tensor, full_matrices: bool, driver: str | None) -> Any:
    _no_driver("linalg.svd", driver)
    return named("linalg_svd", "U S Vh", *_svd(matrices("linalg.svd", A), full_matrices))


def _no_driver(name: str, driver: str | None) -> None:
    if driver is not None:
        raise RuntimeError(f"{name}(): expected driver=None for a tensor on the CPU, but got {driver!r}: drivers are those of cuSOLVER, on CUDA")


def _svd(A: Tensor, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:
    if _is_recorded(A):
        s, known_u, known_vh = ops._linalg_svdvals(A, True, "linalg.svd")
        u, _, vh = ops._linalg_svd(A, PHASES, known_u, s.detach(), known_vh)
    else:
        u, s, vh = ops._linalg_svd(A, PHASES)
    rows, columns = A.shape[-2:]
    if full_matrices and rows > columns:
        u = ops.cat([u, ops._complement(u.detach())], -1)
    elif full_matrices and rows < columns:
        vh = ops.cat([vh, ops._complement(vh.detach().mH).mH], -2)
    return u, s, vh


def svd(input: Tensor, some: bool, compute_uv: bool) -> Any:
    rows, columns = input.shape[-2:] if input.dim() > 1 else (0, 0)
    if not compute_uv:
        s = svdvals(input, None)
        batch = input.shape[:-2]
        return named(
            "svd",
            "U S V",
            zeros([*batch, rows, rows], dtype=input.dtype, device=beside(input)),
            s,
            zeros([*batch, columns, columns], dtype=input.dtype, device=beside(input)),
        )
    u, s, vh = _svd(matrices("svd", input, "input"), not some)
    return named("svd", "U S V", u, s, owned(vh.mH))


def svdvals(A: Tensor, driver: str | None) -> Tensor:
    _no_driver("linalg.svdvals", driver)
    return _svdvals("linalg.svdvals", A)


def _svdvals(name: str, A: Tensor) -> Tensor:
    matrices(name, A)
    return plain_tensor(svdvals_alone(A._array, name)) if unrecorded((A,)) else ops._linalg_svdvals(A, _is_recorded(A), name)[0]


# ---- norms


def matrix_norm(input: Tensor, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    name = "linalg.matrix_norm"
    if input._array.ndim < 2 or not input.dtype.is_inexact:
        at_least(2, name, input=input)
        inexact(name, input=input)
    if len(dim) != 2:
        raise RuntimeError(f"{name}(): expected dim to name 2 dimensions, but got {list(dim)}")
    rows, columns = [checked_dim(d, input._array.ndim) for d in dim]
    if rows == columns:
        raise RuntimeError(f"{name}(): expected dim to name two different dimensions, but got {list(dim)}")
    if ord == "fro":
        return vector_norm(input, 2, [rows, columns], keepdim, dtype)
    if ord != "nuc" and (isinstance(ord, str) or abs(ord) not in (1, 2, math.inf)):
        raise RuntimeError(f"{name}(): expected ord to be 'fro', 'nuc', 1, -1, 2, -2, inf or -inf, but got {ord!r}")
    if ord == "nuc" or abs(ord) == 2:
        wide = input if dtype is None else input.to(as_dtype(dtype))
        s = _svdvals(name, ops.movedim(wide, [rows, columns], [-2, -1]))
        out = ops.sum(s, [-1]) if ord == "nuc" else _largest(s, [-1], False) if ord > 0 else ops.amin(s, [-1], False)
        if not keepdim:
            return out
        for d in sorted((rows, columns)):
            out = ops.unsqueeze(out, d)
        return owned(out)
    summed, picked = (rows, columns) if abs(ord) == 1 else (columns, rows)
    sums = vector_norm(input, 1, [summed], True, dtype)
    extreme = _largest if ord > 0 else ops.amin
    return extreme(sums, [rows, columns], True) if keepdim else extreme(ops.squeeze(sums, summed), [picked - (picked > summed)], False)


def _largest(sizes: Tensor, dims: list[int], keepdim: bool) -> Tensor:
    """The largest of numbers that are not negative, which is zero where there are none."""
    return (ops.amax if sizes._array.size or all(sizes._array.shape[d] for d in dims) else ops.sum)(sizes, dims, keepdim)


def norm(input: Tensor, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    dims = None if dim is None else list(listed(dim))
    if dims is not None and len(dims) not in (1, 2):
        raise RuntimeError(f"linalg.norm(): expected dim to name 1 or 2 dimensions, but got {dims}")
    if dims is None and ord is not None and input.dim() not in (1, 2):
        raise RuntimeError(f"linalg.norm(): expected an input of 1 or 2 dimensions, or a dim, with ord={ord!r}, but got the shape {list(input.shape)}")
    if ord is None:
        return vector_norm(input, 2, dims, keepdim, dtype)
    if isinstance(ord, str) or (dims is not None and len(dims) == 2) or (dims is None and input.dim() == 2):
        return matrix_norm(input, ord, [-2, -1] if dims is None else dims, keepdim, dtype)
    return vector_norm(input, ord, dims, keepdim, dtype)


def cond(input: Tensor, p: Any) -> Tensor:
    at_least(2, "linalg.cond", input=input)
    if p not in (None, "fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf):
        raise RuntimeError(f"linalg.cond(): expected p to be None, 'fro', 'nuc', 1, -1, 2, -2, inf or -inf, but got {p!r}")
    if input.numel() == 0:
        matrices("linalg.cond", input, "input")
        return zeros(list(input.shape[:-2]), dtype=ops._magnitude(input.detach()).dtype, device=beside(input))
    if p in (None, 2, -2):
        s = _svdvals("linalg.cond", matrices("linalg.cond", input, "input"))
        first, last = s[..., 0], s[..., -1]
        return last / first if p == -2 else first / last
    inverse, info = ops._linalg_inv(square_matrices("linalg.cond", input, "input"))
    out = matrix_norm(input, p, [-2, -1], False, None) * matrix_norm(inverse if p not in ("nuc",) else _finite(inverse, info), p, [-2, -1], False, None)
    return ops.where(info == 0, out, math.inf)


def _finite(inverse: Tensor, info: Tensor) -> Tensor:
    """Zeros in the place of inverses that there are not."""
    return ops.where(ops.unsqueeze(ops.unsqueeze(info, -1), -1) == 0, inverse, 0)


# ---- ranks, pseudo-inverses, least squares


def _tolerance(name: str, value: Any, A: Tensor) -> Tensor | None:
    """A tolerance as a number for each matrix."""
    if value is None:
        return None
    real = float64
    given = value if isinstance(value, Tensor) else as_tensor(float(value), dtype=real, device=beside(A))
    if given.is_complex():
        raise RuntimeError(f"{name}(): expected real tolerances, but got {given.dtype}")
    return given.detach()  # which may hold several for one matrix


def matrix_rank(input: Tensor, tol: Any, hermitian: bool, atol: Any, rtol: Any) -> Tensor:
    name = "linalg.matrix_rank"
    A = matrices(name, input, "input").detach()
    atol = tol if atol is None else atol
    if tol is not None and rtol is None:
        rtol = 0.0
    if not A.numel():
        return zeros(list(A.shape[:-2]), dtype=int64, device=beside(A))
    s = ops.abs(eigvalsh(A, "L")) if hermitian else svdvals(A, None)
    largest = ops.amax(s, [-1], False)
    absolute, relative = _tolerance(name, atol, A), _tolerance(name, rtol, A)
    if relative is None:
        usual = largest * (_eps(A) * max(A.shape[-2:]))
        least = usual if absolute is None else ops.where(absolute > 0, 0.0, usual)
    else:
        least = largest * relative.to(largest.dtype)
    if absolute is not None:
        least = ops.maximum(absolute.to(largest.dtype), least)
    return ops.sum((s > ops.unsqueeze(least, -1)), [-1])


def _eps(A: Tensor) -> float:
    return 2.0**-52 if A.dtype.itemsize // (1 + A.is_complex()) == 8 else 2.0**-23


def pinv(input: Tensor, rcond: Any, hermitian: bool, atol: Any, rtol: Any) -> Tensor:
    matrices("linalg.pinv", input, "input")
    if hermitian:
        square("linalg.pinv", input=input)
    rtol = rcond if rtol is None else rtol
    for tolerance in (atol, rtol):
        if isinstance(tolerance, Tensor) and tolerance.requires_grad:
            raise RuntimeError("linalg.pinv(): expected tolerances that do not require grad: there is no gradient for them")
    return ops._linalg_pinv(input, _tolerance("linalg.pinv", atol, input), _tolerance("linalg.pinv", rtol, input))


def pinverse(input: Tensor, rcond: float) -> Tensor:
    return pinv(input, rcond, False, None, None)


def lstsq(input: Tensor, b: Tensor, rcond: float | None, driver: str | None) -> Any:
    name = "linalg.lstsq"
    matrices(name, input, "input")
    same_dtype(name, input=input, b=b)
    more = input._array.ndim - b._array.ndim
    if b._array.ndim < 1 or more not in (0, 1):
        what = "b to have as many dimensions as input, or one fewer"
        raise RuntimeError(f"{name}(): expected {what}, but got the shapes {list(b.shape)} and {list(input.shape)}")
    driver = "gelsy" if driver is None else driver
    if driver not in ("gels", "gelsy", "gelsd", "gelss"):
        raise RuntimeError(f"{name}(): expected driver to be 'gels', 'gelsy', 'gelsd' or 'gelss', but got {driver!r}")
    vector = is_vector(input, b) if more == 1 else False
    other = as_column(b) if vector else b
    rows, columns = input._array.shape[-2:]
    if other._array.shape[-2] != rows:
        raise RuntimeError(f"{name}(): expected b to have as many rows as input, {rows}, but got {other.shape[-2]}")
    rtol = 0.0 if driver == "gels" else _eps(input) * max(rows, columns) if rcond is None else rcond
    each, other = with_batch(input, other)
    solution, rank = ops._linalg_lstsq(each, other, rtol)
    if each is not input:
        rank = ops._part(rank, input.shape[:-2])
    if solution.requires_grad or solution._level is not None:
        residuals = ops.abs(solution).reshape(-1)[:0]  # none, but with the history of the others
    else:
        residuals = _nothing(traits[solution._array.dtype].real, input)
    if rows > columns and driver != "gelsy" and bool((rank == columns).all()):
        residuals = ops.sum(ops.square(ops.abs(input @ solution - other)), [-2])
    return named(
        "linalg_lstsq",
        "solution residuals rank singular_values",
        of_column(solution) if vector else solution,
        residuals,
        _nothing(int64.numpy, input) if driver == "gels" else rank,
        svdvals(input.detach(), None) if driver in ("gelsd", "gelss") else _nothing(residuals._array.dtype, input),
    )


def _nothing(dtype: Any, beside: Tensor) -> Tensor:
    """A tensor without elements, where another lies."""
    return from_array(zeros_on_backend_of(beside._array, (0,), dtype))
