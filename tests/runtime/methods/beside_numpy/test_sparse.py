"""Products of sparse matrices with tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.numpy as sgnp

sparse = pytest.importorskip("scipy.sparse")
DENSE = np.array([[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]])
MAKERS = [sparse.csr_matrix, sparse.csr_array, sparse.csc_array, sparse.coo_array, sparse.dia_array, sparse.lil_array]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("shape", [(3,), (3, 1), (3, 4)])
def test_matrix_times_tensor(make: Any, shape: tuple[int, ...]) -> None:
    matrix, x = make(DENSE), sg.randn(*shape, dtype=sg.float64, requires_grad=True)
    for found in (np.matmul(matrix, x), np.dot(matrix, x), sgnp.dot(matrix, x)):
        assert isinstance(found, sg.Tensor)
        np.testing.assert_allclose(found.detach(), DENSE @ x.detach().numpy())
    assert sg.autograd.gradcheck(lambda x: np.matmul(matrix, x), x, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True)
    assert sg.autograd.gradgradcheck(lambda x: np.matmul(matrix, x.sin()), x)
    np.testing.assert_allclose(matrix @ x.detach(), DENSE @ x.detach().numpy())  # SciPy's own operator, which gives arrays
    with pytest.raises(RuntimeError, match="requires grad"):
        matrix @ x


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("shape", [(2,), (4, 2), (3, 4, 2)])
def test_tensor_times_matrix(make: Any, shape: tuple[int, ...]) -> None:
    matrix, x = make(DENSE), sg.randn(*shape, dtype=sg.float64, requires_grad=True)
    for found in (x @ matrix, np.matmul(x, matrix), np.dot(x, matrix)):
        assert isinstance(found, sg.Tensor) and found.requires_grad
        np.testing.assert_allclose(found.detach(), x.detach().numpy() @ DENSE)
    assert not (x.detach() @ matrix).requires_grad
    assert sg.autograd.gradcheck(lambda x: x @ matrix, x, check_forward_ad=True)
    batch = sg.randn(5, *shape, dtype=sg.float64)
    np.testing.assert_allclose(sg.vmap(lambda x: x @ matrix)(batch), batch.numpy() @ DENSE)


def test_dtypes_are_those_of_products_of_tensors() -> None:
    for kind, dtype in ((np.float64, sg.float32), (np.int64, sg.float32), (np.float32, sg.float64), (np.complex64, sg.float32), (np.float32, sg.complex64)):
        x = sg.ones(2, dtype=dtype, requires_grad=True)
        found = x @ sparse.csr_array(DENSE.astype(kind))
        assert found.dtype is sg.result_type(x, sg.tensor(DENSE.astype(kind)))
        assert sg.autograd.grad(found.real.sum(), x)[0].dtype is dtype
    matrix, z = sparse.csr_array(DENSE * (1 + 2j)), sg.randn(2, dtype=sg.complex128, requires_grad=True)
    assert sg.autograd.gradcheck(lambda z: z @ matrix, z)


def test_errors() -> None:
    matrix = sparse.csr_array(DENSE)
    with pytest.raises(ValueError, match=r"a tensor of shape \[3\] cannot be multiplied by a sparse matrix of shape \[2, 3\]"):
        sg.ones(3) @ matrix
    with pytest.raises(ValueError, match=r"a sparse matrix of shape \[2, 3\] cannot be multiplied by a tensor of shape \[2\]"):
        np.matmul(matrix, sg.ones(2))
    with pytest.raises(RuntimeError, match="requires grad"):
        sg.ones(2, 3, requires_grad=True) + matrix
    with pytest.raises(TypeError, match="expected numbers, got a csr_array"):
        np.add.outer(matrix, sg.ones(2))
