"""Factorisations of matrices and what follows from them: values, gradients, second order, errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad
from tests.oracle.both import both_give, differences, torch
from tests.oracle.ops.table import Row, T, cases, check, row

LAPACK = ("float32", "float64", "complex64", "complex128")
TRIED = (*LAPACK, "float16", "int64")
WIDE = ("float64", "complex128")
S, D, B, TALL, FLAT = T((3, 3)), T((3, 3), "definite"), T((2, 3, 3)), T((2, 4, 3)), T((3, 4))
EMPTY, NONE, VECTOR, STEPS = T((0, 0)), T((0, 3, 3)), T((3,)), T((3, 3), layout="columns")
INDEX = T((3,), dtype="int32")
LOOSE = 300.0  # two LAPACKs, on matrices that are not far from singular

OF_SQUARE = [
    "linalg.inv",
    "linalg.inv_ex",
    "inverse",
    "linalg.det",
    "det",
    "linalg.slogdet",
    "slogdet",
    "logdet",
    "linalg.matrix_exp",
    "matrix_exp",
    "linalg.cond",
    "linalg.pinv",
    "pinverse",
    "linalg.matrix_norm",
    "linalg.norm",
    "linalg.matrix_rank",
    "linalg.svdvals",
    "linalg.qr",
    "qr",
    "linalg.lu",
    "linalg.lu_factor",
    "linalg.lu_factor_ex",
    "lu",
]
OF_ANY_SHAPE = [
    "linalg.pinv",
    "pinverse",
    "linalg.matrix_norm",
    "linalg.norm",
    "linalg.matrix_rank",
    "linalg.svdvals",
    "linalg.qr",
    "linalg.lu",
    "linalg.lu_factor_ex",
    "geqrf",
]

ROWS = [row(name, t, dtypes=LAPACK if "exp" in name else TRIED, loose=LOOSE) for name in OF_SQUARE for t in (S, B, STEPS, VECTOR)]
ROWS += [row(name, t, dtypes=LAPACK) for name in OF_SQUARE for t in (EMPTY, NONE)]  # of no elements PyTorch takes any dtype
ROWS += [row(name, t, dtypes=LAPACK, loose=LOOSE) for name in OF_ANY_SHAPE for t in (TALL, FLAT)]
ROWS += [
    row(name, FLAT, dtypes=WIDE)
    for name in ("linalg.inv", "linalg.det", "linalg.slogdet", "linalg.matrix_exp", "cholesky", "linalg.eigvalsh", "linalg.eigvals")
]
ROWS += [row("geqrf", T((4, 3), grad=False), dtypes=TRIED, loose=LOOSE), row("linalg.eigvals", S, dtypes=("float64",), loose=LOOSE)]
ROWS += [row("linalg.eigvals", T((1, 1)), dtypes=LAPACK, loose=LOOSE), row("linalg.eigvals", VECTOR, dtypes=("float64",))]
# of a Hermitian matrix; complex gradients that are not Hermitian are PyTorch's alone
REAL = ("float32", "float64", "float16", "int64")
ROWS += [row(name, t, dtypes=REAL, loose=LOOSE) for name in ("linalg.cholesky", "linalg.cholesky_ex", "cholesky") for t in (D, T((2, 3, 3), "definite"))]
ROWS += [row(name, EMPTY, dtypes=LAPACK) for name in ("linalg.cholesky", "linalg.cholesky_ex", "cholesky", "linalg.eigvalsh")]
ROWS += [row(name, T((3, 3), "definite", grad=False), dtypes=LAPACK, loose=LOOSE, upper=True) for name in ("linalg.cholesky", "linalg.cholesky_ex", "cholesky")]
ROWS += [row("linalg.cholesky", T((3, 3), "special"), dtypes=("float64",)), row("linalg.cholesky", T((3, 3), "distinct"), dtypes=("float64",))]
ROWS += [row("linalg.eigvalsh", t, dtypes=(*LAPACK, "float16"), loose=LOOSE) for t in (D, T((2, 3, 3), "definite"), VECTOR)]
ROWS += [row("linalg.eigvalsh", D, UPLO="U", dtypes=WIDE, loose=LOOSE), row("linalg.eigvalsh", D, UPLO="x", dtypes=WIDE)]

EQUATIONS = [(S, T((3, 2))), (S, VECTOR), (B, T((2, 3))), (B, T((3, 2))), (B, T((2, 1, 3, 2))), (S, T((4, 2))), (S, T(())), (FLAT, VECTOR)]
ROWS += [row(name, a, b, dtypes=TRIED, loose=LOOSE) for name in ("linalg.solve", "linalg.solve_ex") for a, b in EQUATIONS]
ROWS += [row("linalg.solve", EMPTY, T((0, 2)), dtypes=LAPACK)]
ROWS += [row("linalg.solve", a, b, left=False, dtypes=WIDE, loose=LOOSE) for a, b in ((S, T((2, 3))), (B, T((2, 3))), (S, VECTOR))]
ROWS += [row("linalg.solve", S, T((3, 2), dtype="float64"), dtypes=("float32",))]
ROWS += [
    row("linalg.solve_triangular", S, T((3, 2)) if left else T((2, 2, 3)), upper=upper, left=left, unitriangular=unit, dtypes=LAPACK, loose=LOOSE)
    for upper in (True, False)
    for left in (True, False)
    for unit in (True, False)
]
ROWS += [row("linalg.solve_triangular", S, b, upper=True, dtypes=("float64", "int64", "float16")) for b in (VECTOR, T((4, 2)))]
ROWS += [row("triangular_solve", T((3, 2)), S, upper, transpose, dtypes=LAPACK, loose=LOOSE) for upper in (True, False) for transpose in (True, False)]
ROWS += [row("triangular_solve", T((2, 3, 2)), S, transpose=transpose, dtypes=LAPACK, loose=LOOSE) for transpose in (True, False)]
ROWS += [row("triangular_solve", VECTOR, S, dtypes=WIDE), row("triangular_solve", T((4, 2)), S, dtypes=WIDE)]
FACTOR = T((3, 3), "definite", grad=False)
ROWS += [row("cholesky_solve", T((3, 2)), FACTOR, upper, dtypes=("float32", "float64", "int64"), loose=LOOSE) for upper in (True, False)]
ROWS += [row("cholesky_solve", b, FACTOR, dtypes=WIDE) for b in (VECTOR, T((4, 2)))]
ROWS += [row("cholesky_inverse", FACTOR, upper, dtypes=("float32", "float64", "int64"), loose=LOOSE) for upper in (True, False)]

ROWS += [row("linalg.qr", t, mode=mode, dtypes=WIDE, loose=LOOSE) for t in (S, FLAT) for mode in ("reduced", "complete", "x")]
ROWS += [row("linalg.qr", T((4, 3), grad=False), mode=mode, dtypes=WIDE, loose=LOOSE) for mode in ("complete", "r")]
ROWS += [row("qr", T((4, 3), grad=False), some=False, dtypes=WIDE, loose=LOOSE)]
ROWS += [
    row("linalg.householder_product", v, tau, dtypes=LAPACK, loose=LOOSE) for v, tau in ((T((4, 3)), VECTOR), (TALL, T((2, 2))), (FLAT, VECTOR), (S, T((4,))))
]
ROWS += [row("orgqr", T((4, 3)), VECTOR, dtypes=WIDE, loose=LOOSE)]
# PyTorch has no gradient: it changes in place what it needs
ROWS += [row("vander", t, n, increasing=i) for t in (T((3,), grad=False), T((0,), grad=False), S) for n in (None, 0, 1, 4, -1) for i in (False, True)]
ROWS += [
    row("ormqr", T((4, 3)), VECTOR, T((4, 2)) if left else T((2, 4)), left, transpose, dtypes=LAPACK, loose=LOOSE)
    for left in (True, False)
    for transpose in (True, False)
]
ROWS += [row("ormqr", T((4, 3)), VECTOR, T((3, 2)), dtypes=WIDE)]
ROWS += [row("lu", S, get_infos=True, dtypes=WIDE, loose=LOOSE), row("linalg.lu", S, pivot=False, dtypes=WIDE)]
ROWS += [row("lu_unpack", T((4, 3)), T((3,), "1..4", dtype="int32"), dtypes=WIDE), row("lu_unpack", S, INDEX, unpack_pivots=False, dtypes=WIDE)]
ROWS += [
    row("lu_unpack", T((3, 3), grad=False), T((3,), "1..4", dtype="int32"), unpack_data=False, dtypes=WIDE),
    row("lu_unpack", S, T((3,), "1..4"), dtypes=WIDE),
]
SWAPS = T((3,), "3..4", dtype="int32", grad=False)
ROWS += [
    row("linalg.lu_solve", S, SWAPS, T((3, 2)) if left else T((2, 3)), left=left, adjoint=adjoint, dtypes=LAPACK, loose=LOOSE)
    for left in (True, False)
    for adjoint in (True, False)
]
ROWS += [row("lu_solve", T((3, 2)), S, SWAPS, dtypes=LAPACK, loose=LOOSE), row("linalg.lu_solve", S, T((3,), "1..4"), T((3, 2)), dtypes=WIDE)]
WITHOUT = T((3, 3), "definite", grad=False)
ROWS += [
    row(name, t, hermitian=h, dtypes=LAPACK, loose=LOOSE)
    for name in ("linalg.ldl_factor", "linalg.ldl_factor_ex")
    for h in (True, False)
    for t in (WITHOUT, EMPTY)
]
ROWS += [
    row("linalg.ldl_solve", WITHOUT, T((3,), "1..2", dtype="int32"), T((3, 2), grad=False), hermitian=h, dtypes=LAPACK, loose=LOOSE) for h in (True, False)
]

ORDERS = ("fro", "nuc", 1, -1, 2, -2, float("inf"), -float("inf"))
ROWS += [row("linalg.matrix_norm", B, order, (2, 0), keepdim, dtypes=LAPACK, loose=LOOSE) for order in ORDERS for keepdim in (True, False)]
ROWS += [row("linalg.matrix_norm", S, order, dtypes=("float16", "bfloat16")) for order in ("fro", 1, float("inf"))]
ROWS += [row("linalg.matrix_norm", S, order, dtype="dtype:float64", dtypes=("float32",), loose=LOOSE) for order in ("fro", "nuc", 1)]
ROWS += [row("linalg.matrix_norm", S, order, dtypes=("float64",)) for order in (3, "x")] + [row("linalg.matrix_norm", S, dim=(0, 0), dtypes=("float64",))]
ROWS += [row("linalg.norm", S, order, dtypes=LAPACK, loose=LOOSE) for order in ORDERS]
ROWS += [
    row("linalg.norm", t, order, dim, dtypes=WIDE, loose=LOOSE)
    for t, order, dim in ((VECTOR, 3, None), (S, 3, 1), (B, None, None), (B, 2, None), (VECTOR, "fro", None))
]
ROWS += [row("linalg.norm", B, "nuc", (0, 2), dtypes=WIDE, loose=LOOSE), row("linalg.norm", B, None, (0, 1, 2), dtypes=WIDE)]
ROWS += [row("linalg.cond", T((3, 3), grad=False), order, dtypes=LAPACK, loose=LOOSE) for order in ORDERS] + [row("linalg.cond", S, 3, dtypes=WIDE)]
TOLERANCES: list[dict[str, Any]] = [{"atol": 0.5}, {"rtol": 0.3}, {"atol": 0.1, "rtol": 0.3}, {"hermitian": True}]
ROWS += [row("linalg.matrix_rank", T((2, 3, 3), "definite"), dtypes=LAPACK, **kw) for kw in (*TOLERANCES, {"tol": 1.5})]
ROWS += [row("linalg.pinv", T((2, 3, 3), "definite"), dtypes=LAPACK, loose=LOOSE, **kw) for kw in (*TOLERANCES, {"rcond": 0.4})]
ROWS += [row("linalg.svdvals", S, driver="gesvd", dtypes=WIDE), row("svd", T((3, 4)), compute_uv=False, dtypes=TRIED, loose=LOOSE)]
LEAST = [
    (S, T((3, 2))),
    (TALL, T((2, 4, 2))),
    (TALL, T((2, 4))),
    (FLAT, T((3, 2))),
    (FLAT, T((4, 2))),
    (S, T((2, 3, 2))),
    (TALL, T((1, 4, 1))),
    (T((1, 4, 3)), T((2, 4, 1))),
]
ROWS += [
    row("linalg.lstsq", a, b, driver=d, dtypes=("float64", "complex128", "int64"), loose=LOOSE) for a, b in LEAST for d in (None, "gels", "gelsd", "gelss", "x")
]

ROWS += [row(name, B, n, dtypes=(*TRIED, "int32"), loose=LOOSE) for name in ("linalg.matrix_power", "matrix_power") for n in (0, 1, 2, 3, 5, -1, -2)]
ROWS += [row("linalg.matrix_power", t, 2, dtypes=WIDE) for t in (FLAT, VECTOR)]
CHAINS = [
    [(2, 5), (5, 3), (3, 4)],
    [(5,), (5, 3), (3,)],
    [(5,), (5, 3)],
    [(2, 2)],
    [],
    [(2, 3), (4, 2)],
    [(2, 3), (3,), (3, 2)],
    [(2, 3), (3, 9), (9, 1), (1, 5)],
]
ROWS += [row("linalg.multi_dot", [T(shape) for shape in chain], dtypes=("float64", "complex128", "int64"), loose=8) for chain in CHAINS]
PAIRS = [(T((2, 3)), T((2, 3))), (T((1, 3)), T((4, 3))), (VECTOR, T((4,))), (T((2, 4)), T((2, 4))), (T((2, 1, 3)), VECTOR)]
ROWS += [row("linalg.cross", a, b, dtypes=(*LAPACK, "int64", "float16"), loose=8) for a, b in PAIRS] + [row("cross", T((3, 3)), T((3, 3)), dim=0, dtypes=WIDE)]
ROWS += [row("cross", a, b, dtypes=("float64", "int64"), loose=8) for a, b in PAIRS[:4]] + [
    row("linalg.cross", VECTOR, T((3,), dtype="float64"), dtypes=("float32",))
]
ROWS += [row("linalg.vecdot", a, b, dtypes=(*LAPACK, "int64"), loose=8) for a, b in (*PAIRS, (VECTOR, VECTOR), (T((0,)), T((0,))))]
ROWS += [row("linalg.vecdot", T((3, 2)), T((3, 1)), dim=0, dtypes=WIDE, loose=8), row("linalg.vecdot", VECTOR, T((3,), dtype="float64"), dtypes=("float32",))]
ROWS += [row("linalg.vander", t, dtypes=(*LAPACK, "float16", "int64", "bool"), loose=8) for t in (VECTOR, T((2, 3)), T(()), T((1,)))]
ROWS += [row("linalg.vander", VECTOR, N=n, dtypes=WIDE, loose=8) for n in (1, 2, 5)]
ROWS += [row("linalg.diagonal", t, dtypes=("float32", "int64")) for t in (B, VECTOR)] + [row("linalg.diagonal", B, offset=1, dim1=0, dim2=1, dtypes=WIDE)]
ROWS += [row("linalg.tensorinv", t, ind=ind, dtypes=WIDE, loose=LOOSE) for t, ind in ((T((4, 2, 2)), 1), (T((2, 2, 4)), 2), (S, 0), (T((2, 3, 4)), 1))]
ROWS += [
    row("linalg.tensorsolve", T((2, 3, 6)), T((2, 3)), dtypes=WIDE, loose=LOOSE),
    row("linalg.tensorsolve", T((6, 2, 3)), T((2, 3)), dims=(0,), dtypes=WIDE, loose=LOOSE),
]
ROWS += [row("linalg.tensorsolve", T((2, 3, 4)), T((2, 3)), dtypes=WIDE)]
ROWS += [row("renorm", B, p, 1, 1.5, dtypes=LAPACK, loose=8) for p in (1, 2, 3.5)] + [
    row("renorm", t, p, 0, most, dtypes=WIDE) for t, p, most in ((VECTOR, 2, 1.0), (S, 0, 1.0), (S, 2, -1.0))
]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


# ---- vectors, of which the phases are arbitrary


def _matrix(*shape: int, seed: int = 0, is_complex: bool = False, definite: bool = False) -> Any:
    random = np.random.default_rng(seed)
    values = random.uniform(-1, 1, shape) + (1j * random.uniform(-1, 1, shape) if is_complex else 0)
    return values @ values.conj().swapaxes(-2, -1) + np.eye(shape[-1]) if definite else values


def _weights(lib: Any, t: Any) -> Any:
    return lib.from_numpy(np.cos(np.arange(t.numel()) * 1.3).reshape(tuple(t.shape)))


def _spectral(lib: Any, parts: list[Any], x: Any) -> list[Any]:
    """Results that do not depend on phases, their gradient, and the gradient of its length."""
    loss = sum((_weights(lib, p) * (p.real if p.is_complex() else p)).sum() for p in parts)
    (first,) = lib.autograd.grad(loss, [x], create_graph=True)
    (second,) = lib.autograd.grad((first * first.conj()).real.sum(), [x])
    return [*parts, first, second]


FUNCTIONS: dict[str, Callable[[Any, Any], list[Any]]] = {
    "eigh": lambda lib, x: _parts_of_eigh(*lib.linalg.eigh(x)),
    "eigh of the upper triangle": lambda lib, x: _parts_of_eigh(*lib.linalg.eigh(x, UPLO="U")),
    "eig": lambda lib, x: _parts_of_eig(*lib.linalg.eig(x)),
    "svd": lambda lib, x: _parts_of_svd(*lib.linalg.svd(x, full_matrices=False)),
    "full svd": lambda lib, x: _parts_of_svd(*lib.linalg.svd(x)),
    "older svd": lambda lib, x: (lambda u, s, v: _parts_of_svd(u, s, v.mH))(*lib.svd(x)),
}


def _parts_of_eigh(values: Any, vectors: Any) -> list[Any]:
    return [values, vectors.abs(), vectors @ (values.exp().unsqueeze(-1) * vectors.mH)]


def _parts_of_eig(values: Any, vectors: Any) -> list[Any]:
    """In the order of sizes, since LAPACKs differ in that of the eigenvalues."""
    order = values.detach().abs().argsort(-1)
    return [values.gather(-1, order), vectors.abs().gather(-1, order.unsqueeze(-2).expand(*vectors.shape))]


def _parts_of_svd(u: Any, s: Any, vh: Any) -> list[Any]:
    k = s.shape[-1]
    return [u[..., :k].abs(), s, vh[..., :k, :].abs(), u[..., :k] @ vh[..., :k, :]]


SHAPES = {name: [(3, 3), (2, 3, 3), *([(4, 3), (2, 3, 5)] if "svd" in name else [])] for name in FUNCTIONS}


@pytest.mark.parametrize("is_complex", [False, True], ids=["real", "complex"])
@pytest.mark.parametrize(("name", "shape"), [(name, shape) for name in FUNCTIONS for shape in SHAPES[name]], ids=str)
def test_vectors(name: str, shape: tuple[int, ...], is_complex: bool) -> None:
    def program(lib: Any) -> Any:
        x = lib.from_numpy(_matrix(*shape, is_complex=is_complex, definite="eigh" in name)).requires_grad_()
        return [part.resolve_conj() for part in _spectral(lib, FUNCTIONS[name](lib, x), x)]

    both_give(program, loose=1000)


@pytest.mark.parametrize("name", ["eigh", "eig", "svd"])
def test_a_loss_that_depends_on_phases_is_an_error(name: str) -> None:
    for lib in (specgrad, torch):
        x = lib.from_numpy(_matrix(3, 3, is_complex=True, definite=name == "eigh")).requires_grad_()
        vectors = getattr(lib.linalg, name)(x)[0 if name == "svd" else 1]
        with pytest.raises(RuntimeError, match="depends on"):
            vectors.real.sum().backward()


@pytest.mark.parametrize("name", ["eigh", "eigvalsh", "svdvals", "svd"])
def test_equal_values_have_the_gradient_of_their_sum(name: str) -> None:
    def program(lib: Any) -> Any:
        x = (2 * lib.eye(3, dtype=lib.float64)).requires_grad_()
        found = getattr(lib.linalg, name)(x)
        values = found[0 if name == "eigh" else 1] if isinstance(found, tuple) else found
        values.sum().backward()
        return x.grad

    both_give(program, loose=10)


def test_a_vector_beside_equal_eigenvalues_has_a_gradient() -> None:
    """PyTorch gives NaN."""
    x = specgrad.tensor(np.diag([1.0, 1.0, 2.0]), requires_grad=True)
    vector = specgrad.linalg.eigh(x)[1][:, 2]
    (vector * vector[2].sign().detach() * specgrad.tensor([1.0, 10.0, 100.0], dtype=specgrad.float64)).sum().backward()
    assert np.allclose(x.grad.numpy(), [[0, 0, 0.5], [0, 0, 5], [0.5, 5, 0]])


def test_vectors_of_equal_eigenvalues_have_none() -> None:
    x = specgrad.tensor(np.diag([1.0, 1.0, 2.0]), requires_grad=True)
    (specgrad.linalg.eigh(x)[1] * specgrad.tensor(np.arange(9.0).reshape(3, 3))).sum().backward()
    assert np.isnan(x.grad.numpy()).any() or np.isinf(x.grad.numpy()).any()


def test_the_gradient_of_the_determinant_of_a_singular_matrix() -> None:
    """That of PyTorch is zero."""
    x = specgrad.ones(2, 2, dtype=specgrad.float64).requires_grad_()
    specgrad.linalg.det(x).backward()
    assert np.allclose(x.grad.numpy(), [[1, -1], [-1, 1]])


@pytest.mark.parametrize("is_complex", [False, True], ids=["real", "complex"])
def test_gradients_by_a_complex_cholesky_factor(is_complex: bool) -> None:
    def program(lib: Any) -> Any:
        half = lib.from_numpy(_matrix(2, 3, 3, is_complex=is_complex)).requires_grad_()
        factor = lib.linalg.cholesky(half @ half.mH + lib.eye(3, dtype=half.dtype))
        return [p.resolve_conj() for p in _spectral(lib, [factor.real, factor.abs()], half)]

    both_give(program, loose=1000)


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("is_complex", [False, True], ids=["real", "complex"])
def test_gradients_by_triangular_factors(upper: bool, is_complex: bool) -> None:
    """Those of PyTorch are not zero where the factor is not read."""

    def program(lib: Any) -> Any:
        x = lib.from_numpy(_matrix(3, 3, is_complex=is_complex, definite=True)).requires_grad_()
        factor = lib.linalg.cholesky(x, upper=upper)
        b = lib.from_numpy(_matrix(3, 2, seed=1, is_complex=is_complex))
        parts = [lib.cholesky_inverse(factor, upper), lib.cholesky_solve(b, factor, upper)]
        parts += [lib.linalg.lu_solve(*lib.linalg.lu_factor(x), b), lib.linalg.solve(x, b)]
        return [p.resolve_conj() for p in parts] + [lib.autograd.grad(sum((_weights(lib, p) * p.abs()).sum() for p in parts), [x])[0]]

    ours, theirs = program(specgrad), program(torch)
    for a, b in zip(ours[:-1], theirs[:-1]):
        assert np.allclose(a.detach().numpy(), b.detach().numpy(), atol=1e-10)
    a, b = (np.asarray(g.resolve_conj().numpy()) for g in (ours[-1], theirs[-1]))
    assert np.allclose(a + a.conj().T, b + b.conj().T, atol=1e-8)


SINGULAR: dict[str, Callable[[Any, Any], Any]] = {
    "inv": lambda lib, x: lib.linalg.inv(x),
    "inverse": lambda lib, x: x.inverse(),
    "inv_ex": lambda lib, x: lib.linalg.inv_ex(x, check_errors=True),
    "solve": lambda lib, x: lib.linalg.solve(x, x),
    "solve_ex": lambda lib, x: lib.linalg.solve_ex(x, x, check_errors=True),
    "matrix_power": lambda lib, x: lib.linalg.matrix_power(x, -2),
    "tensorinv": lambda lib, x: lib.linalg.tensorinv(x, ind=1),
    "cholesky": lambda lib, x: lib.linalg.cholesky(x),
    "cholesky_ex": lambda lib, x: lib.linalg.cholesky_ex(x, check_errors=True),
    "cholesky_inverse": lambda lib, x: lib.cholesky_inverse(x),
    "eigh of NaN": lambda lib, x: lib.linalg.eigh(x * float("nan")),
    "svd of NaN": lambda lib, x: lib.linalg.svd(x * float("nan")),
}


@pytest.mark.parametrize("name", SINGULAR)
def test_singular_matrices(name: str) -> None:
    assert issubclass(specgrad.linalg.LinAlgError, RuntimeError)
    for lib in (specgrad, torch):
        with pytest.raises(lib.linalg.LinAlgError):
            SINGULAR[name](lib, lib.zeros(3, 3))


@pytest.mark.parametrize("name", ["inv_ex", "solve_ex", "cholesky_ex", "lu_factor_ex"])
def test_info_tells_which_matrix_is_singular(name: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.stack([lib.eye(3), lib.zeros(3, 3), lib.diag(lib.tensor([1.0, 2.0, 0.0]))])
        return (getattr(lib.linalg, name)(x, x) if name == "solve_ex" else getattr(lib.linalg, name)(x)).info

    both_give(program)


def test_the_error_names_the_matrix_of_a_batch() -> None:
    x = specgrad.stack([specgrad.eye(3), specgrad.zeros(3, 3)])
    with pytest.raises(specgrad.linalg.LinAlgError, match=r"linalg\.inv\(\): expected an invertible matrix, .* pivot 1 is zero \(matrix 1 of the batch\)"):
        specgrad.linalg.inv(x)
    with pytest.raises(specgrad.linalg.LinAlgError, match=r"\(matrix 1 of the batch\)"):
        specgrad.vmap(specgrad.linalg.inv)(x)


def test_factors_give_the_matrix_back() -> None:
    for shape in ((4, 3), (2, 3, 3), (3, 5)):
        a = _matrix(*shape, is_complex=True)
        x = specgrad.from_numpy(a)
        p, lower, upper = specgrad.linalg.lu(x)
        u, s, vh = specgrad.linalg.svd(x)
        whole = specgrad.zeros(*shape, dtype=specgrad.float64)
        whole.diagonal(0, -2, -1).copy_(s)
        for product in (
            p @ lower @ upper,
            u @ whole.to(u.dtype) @ vh,
            specgrad.linalg.householder_product(*specgrad.geqrf(x)) @ specgrad.linalg.qr(x).R if shape[-2] >= shape[-1] else x,
        ):
            assert not differences(product.numpy(), a, loose=1000) or np.allclose(product.numpy(), a)
        assert np.allclose((u.mH @ u).numpy(), np.eye(shape[-2])) and np.allclose((vh @ vh.mH).numpy(), np.eye(shape[-1]))


LOW_RANK = [
    ((7, 5), "float64", 2),
    ((5, 7), "float64", 2),
    ((2, 6, 4), "float64", 3),
    ((6, 4), "complex128", 2),
    ((4, 3), "float64", 6),
    ((3, 4), "float64", 0),
]


@pytest.mark.parametrize(("shape", "dtype", "rank"), LOW_RANK)
@pytest.mark.parametrize("name", ["svd_lowrank", "pca_lowrank"])
def test_largest_singular_values(name: str, shape: tuple[int, ...], dtype: str, rank: int) -> None:
    """Of matrices of that rank the random basis does not show: what does not depend on phases is the same, its derivatives of both orders, too."""
    random = np.random.default_rng(4)
    *batch, rows, columns = shape
    inner = min(rank, rows, columns)
    left, right = random.standard_normal((*batch, rows, inner)), random.standard_normal((*batch, inner, columns))
    if dtype == "complex128":
        left = left + 1j * random.standard_normal(left.shape)
    given = left @ right
    if name == "pca_lowrank":
        rank = inner
    found = []
    for lib in (specgrad, torch):
        lib.manual_seed(5)
        A = lib.tensor(given, requires_grad=True)
        center = {"center": False} if dtype == "complex128" and name == "pca_lowrank" else {}
        U, S, V = getattr(lib, name)(A, rank, **center)
        product = (U * S.unsqueeze(-2)) @ V.mH
        loss = (product.abs() ** 3).sum() + (S**2).sum()
        (first,) = lib.autograd.grad(loss, A, create_graph=True)
        (second,) = lib.autograd.grad((first.abs() ** 2).sum(), A)
        found.append((U, S, V, product, first, second))
    for mine, theirs in zip(*found):
        assert tuple(mine.shape) == tuple(theirs.shape)
    assert not any(t.isnan().any() for t in found[0])
    for mine, theirs in zip(found[0][3:], found[1][3:]):
        if rank > inner and theirs.isnan().all():
            continue  # PyTorch takes the QR factorisation of as many columns as asked for, which has no gradient here
        assert np.allclose(mine.detach().numpy(), theirs.detach().numpy(), rtol=1e-7, atol=1e-7)


LOW_RANK_ERRORS: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("pca_lowrank", (5, 3), {"q": 4}),
    ("pca_lowrank", (5, 3), {"q": -1}),
    ("pca_lowrank", (5, 3), {"niter": -1}),
    ("svd_lowrank", (5, 3), {"q": -1}),
]


@pytest.mark.parametrize(("name", "shape", "args"), LOW_RANK_ERRORS)
def test_errors_of_low_rank(name: str, shape: tuple[int, ...], args: dict[str, Any]) -> None:
    with pytest.raises((ValueError, RuntimeError)) as theirs:
        getattr(torch, name)(torch.ones(shape), **args)
    with pytest.raises(theirs.type):
        getattr(specgrad, name)(specgrad.ones(shape), **args)


def test_the_largest_values_of_a_matrix_of_full_rank() -> None:
    """Where more singular values are there than wanted, the products with the matrix turn the basis towards the largest."""
    random = np.random.default_rng(6)
    Q, P = np.linalg.qr(random.standard_normal((20, 20)))[0], np.linalg.qr(random.standard_normal((12, 12)))[0]
    values = 4.0 ** -np.arange(12)
    A = specgrad.tensor((Q[:, :12] * values) @ P)
    mean = specgrad.tensor(random.standard_normal(12))
    assert np.allclose(specgrad.svd_lowrank(A, 3, niter=4)[1].numpy(), values[:3], rtol=1e-6)
    assert np.allclose(specgrad.svd_lowrank(A + mean, 3, niter=4, M=mean)[1].numpy(), values[:3], rtol=1e-6)
