"""Matrices."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor, linalg

matrix = sg.eye(3) * 2 + sg.ones(3, 3)
solution = linalg.solve(matrix, sg.ones(3))
assert_type(solution, Tensor)
q, r = linalg.qr(matrix)
u, s, vh = linalg.svd(matrix, full_matrices=False)
assert_type(u @ sg.diag(s) @ vh, Tensor)
values, vectors = linalg.eigh(matrix)
assert_type(values, Tensor)
assert_type(linalg.svd(matrix).S, Tensor)
assert_type(linalg.norm(matrix), Tensor)
assert_type(linalg.det(matrix).item(), float)
assert_type(linalg.slogdet(matrix).logabsdet, Tensor)
assert_type(sg.einsum("ij,jk->ik", matrix, q), Tensor)
assert_type(linalg.multi_dot([matrix, q, r]), Tensor)
try:
    linalg.cholesky(-matrix)
except linalg.LinAlgError as error:
    print(error)
