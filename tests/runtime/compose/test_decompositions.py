"""Eigenvalues and singular values have the gradients of whole decompositions, and decompose a matrix once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad import Tensor
from specgrad.array.linalg import loops

Op = Callable[[Tensor], Tensor]
PAIRS: list[tuple[str, Op, Op]] = [  # what LAPACK's function is called as, values alone, values beside vectors
    ("svd", specgrad.linalg.svdvals, lambda a: specgrad.linalg.svd(a)[1]),
    ("eigh", specgrad.linalg.eigvalsh, lambda a: specgrad.linalg.eigh(a)[0]),
    ("eig", lambda a: specgrad.linalg.eigvals(a).abs(), lambda a: specgrad.linalg.eig(a)[0].abs()),
]


def matrix(dtype: Any, size: int = 4) -> Tensor:
    drawn = np.random.default_rng(1).standard_normal((2, 3, size, size)).astype(np.float64)
    a = drawn[0] + 1j * drawn[1] if dtype is np.complex128 else drawn[0]
    return specgrad.tensor(a + a.conj().swapaxes(-2, -1) + np.diag(np.arange(size)), requires_grad=True)


@pytest.mark.parametrize("dtype", [np.float64, np.complex128])
@pytest.mark.parametrize(("name", "alone", "beside"), PAIRS, ids=[name for name, _, _ in PAIRS])
def test_values_alone_and_beside_vectors(name: str, alone: Op, beside: Op, dtype: Any) -> None:
    a = matrix(dtype)
    first, second = [], []
    for op in (alone, beside):
        (grad,) = specgrad.autograd.grad((op(a) ** 2).sum(), a, create_graph=True)
        first.append(grad.detach().numpy())
        second.append(specgrad.autograd.grad((grad * grad.detach().conj().exp()).abs().sum(), a)[0].numpy())
    np.testing.assert_allclose(*first, atol=1e-9)
    np.testing.assert_allclose(*second, atol=1e-7)


@pytest.mark.parametrize(("name", "alone", "beside"), PAIRS, ids=[name for name, _, _ in PAIRS])
def test_a_matrix_is_decomposed_once(name: str, alone: Op, beside: Op, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def noted(function: str, original: Any) -> Any:
        def call(*args: Any) -> Any:
            calls.append(function)
            return original(*args)

        return call

    for function in ("svd", "svdvals", "eigh", "eigvalsh", "eig", "eigvals"):
        monkeypatch.setattr(loops, function, noted(function, getattr(loops, function)))
    a = matrix(np.float64)
    for op in (alone, beside):
        out = op(a).sum()
        assert calls == [name]
        (grad,) = specgrad.autograd.grad(out, a, create_graph=True)
        specgrad.autograd.grad((grad * grad).sum(), a)
        assert calls == [name]
        calls.clear()


def test_vectors_may_be_changed() -> None:
    """Their values are saved apart."""
    a = matrix(np.float64)
    u, s, _ = specgrad.linalg.svd(a)
    (expected,) = specgrad.autograd.grad(s.sum(), a, retain_graph=True)
    with specgrad.no_grad():
        u.detach().mul_(2)
    np.testing.assert_array_equal(specgrad.autograd.grad(s.sum(), a)[0].numpy(), expected.numpy())


def test_errors_name_the_op_that_was_called() -> None:
    a = specgrad.full((2, 2), float("nan"), dtype=specgrad.float64, requires_grad=True)
    for name in ("svdvals", "svd", "eigvalsh", "eigh", "eigvals", "eig"):
        try:
            getattr(specgrad.linalg, name)(a)
        except specgrad.linalg.LinAlgError as error:
            assert str(error).startswith(f"linalg.{name}(): expected finite numbers")
