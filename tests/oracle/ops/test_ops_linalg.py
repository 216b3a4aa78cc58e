"""Products of matrices and vectors: shapes, batches, dtypes, scales, what does not fit."""

from __future__ import annotations

import pytest

from tests.oracle.ops.table import COMPLEX, FLOATS, INTS, Row, T, cases, check, row

NUMBERS = (*FLOATS, *COMPLEX, *INTS)
M, N = T((3, 4)), T((4, 2))
ROWS = [
    row(name, a, b, dtypes=NUMBERS, loose=8)
    for name, a, b in [
        ("mm", M, N),
        ("mm", T((3, 4), layout="columns"), T((4, 2), layout="steps")),
        ("mm", T((0, 4)), N),
        ("mm", T((3, 0)), T((0, 2))),
        ("mm", M, M),
        ("mm", T((4,)), N),
        ("mm", M, T((2, 4, 2))),
        ("bmm", T((2, 3, 4)), T((2, 4, 2))),
        ("bmm", T((2, 3, 4), layout="columns"), T((2, 4, 2), layout="steps")),
        ("bmm", T((2, 3, 4)), T((3, 4, 2))),
        ("bmm", T((2, 3, 4)), T((2, 3, 2))),
        ("bmm", M, N),
        ("bmm", T((0, 3, 4)), T((0, 4, 2))),
        ("mv", M, T((4,))),
        ("mv", M, T((3,))),
        ("mv", M, N),
        ("mv", T((0, 4)), T((4,))),
        ("mv", T((3, 4), layout="columns"), T((4,), layout="steps")),
        ("dot", T((4,)), T((4,))),
        ("dot", T((4,)), T((3,))),
        ("dot", T(()), T((3,))),
        ("dot", M, M),
        ("dot", T((0,)), T((0,))),
        ("vdot", T((4,)), T((4,), layout="steps")),
        ("vdot", T((4,)), T((3,))),
        ("outer", T((3,)), T((4,))),
        ("outer", T((3,), layout="steps"), T((0,))),
        ("outer", M, T((4,))),
        ("ger", T((3,)), T((4,))),
        ("inner", T((4,)), T((4,))),
        ("inner", M, M),
        ("inner", T((2, 3, 4)), T((4,))),
        ("inner", T(()), M),
        ("inner", M, T((3,))),
        ("kron", M, T((2, 2))),
        ("kron", T((3,)), T((2, 2))),
        ("kron", T(()), M),
        ("kron", T((2, 1, 3)), T((2,))),
    ]
]
BATCHES = [
    (M, N),
    (T((4,)), T((4,))),
    (M, T((4,))),
    (T((4,)), N),
    (T((2, 3, 4)), N),
    (T((2, 3, 4)), T((4,))),
    (M, T((2, 4, 2))),
    (T((4,)), T((2, 4, 2))),
    (T((2, 3, 4)), T((2, 4, 2))),
    (T((5, 1, 3, 4)), T((2, 4, 2))),
    (T((2, 3, 4)), T((3, 4, 2))),
    (T(()), M),
    (M, M),
    (T((3,)), T((4,))),
    (T((2, 0, 4)), N),
    (T((2, 3, 4), layout="columns"), T((2, 4, 2), layout="steps")),
    (T((3, 4), dtype="float64"), N),
]
ROWS += [row("matmul", a, b, dtypes=NUMBERS, loose=8) for a, b in BATCHES]
ROWS += [row("linalg.matmul", M, N, loose=8), row("matmul", M, 2, dtypes=("float32",)), row("mm", M, N, dtypes=("bool",))]
SCALED = [
    ("addmm", (M, N), [T((3, 2)), T((2,)), T((3, 1)), T(()), T((3,))]),
    ("addmv", (M, T((4,))), [T((3,)), T((1,)), T(()), T((4,))]),
    ("addr", (T((3,)), T((4,))), [M, T((4,)), T(()), T((3,))]),
    ("baddbmm", (T((2, 3, 4)), T((2, 4, 2))), [T((2, 3, 2)), T((3, 2)), T((2, 1, 1)), T((5,))]),
    ("addbmm", (T((2, 3, 4)), T((2, 4, 2))), [T((3, 2)), T((5,))]),
]
ROWS += [row(name, start, *others, dtypes=NUMBERS, loose=8) for name, others, starts in SCALED for start in starts]
# PyTorch's addbmm_ gives the tensor another size
ROWS += [row("addbmm", T((2,)), T((2, 3, 4)), T((2, 4, 2)), dtypes=NUMBERS, loose=8, forms=("function", "method"))]
ROWS += [row(name, starts[0], *others, beta=2, alpha=3, dtypes=NUMBERS, loose=8) for name, others, starts in SCALED]
ROWS += [row(name, starts[0], *others, beta=0.5, alpha=-1.5, dtypes=(*FLOATS, *COMPLEX, "int64"), loose=8) for name, others, starts in SCALED]
ROWS += [row(name, T(starts[0].shape, "special"), *others, beta=0, dtypes=("float32", "float64"), loose=8) for name, others, starts in SCALED]
ROWS += [row("trace", t, dtypes=NUMBERS, loose=4) for t in (M, T((4, 4), layout="columns"), T((0, 3)), T((3,)))] + [row("trace", M, dtypes=("bool",))]
CONTRACTED = [
    (M, N, 1),
    (M, M, 2),
    (M, M, 0),
    (T((2, 3, 4)), T((4, 3)), ([1, 2], [1, 0])),
    (M, T((2, 3)), ([0], [1])),
    (M, N, ([0], [0])),
    (M, M, -1),
    (M, M, ([0, 1], [0])),
    (T(()), T(()), 0),
    (T((3,)), T((3,)), 1),
]
ROWS += [row("tensordot", a, b, dims, dtypes=NUMBERS, loose=8) for a, b, dims in CONTRACTED] + [
    row("tensordot", T((2, 3, 4)), T((3, 4, 2)), dtypes=FLOATS, loose=8)
]
EQUATIONS = [
    ("ij,jk->ik", M, N),
    ("ij,jk", M, N),
    ("ij->ji", M),
    ("ij->", M),
    ("ij->j", M),
    ("ii->i", T((3, 3))),
    ("ii", T((3, 3))),
    ("i,i", T((3,)), T((3,))),
    ("i,j->ij", T((3,)), T((4,))),
    ("bij,bjk->bik", T((2, 3, 4)), T((2, 4, 2))),
    ("...ij,...jk->...ik", T((2, 3, 4)), T((2, 4, 2))),
    ("...i->...", T((2, 3, 4))),
    ("bi,ij,bj->b", T((2, 3)), T((3, 4)), T((2, 4))),
    ("ij,ij->ij", M, M),
    ("ijk->kji", T((2, 3, 4))),
    ("...ij->...ji", T((2, 3, 4))),
    ("ij , jk -> ik", M, N),
    ("i...->...", T((2, 3, 4))),
    ("a,b,c->abc", T((2,)), T((3,)), T((4,))),
    ("ij,j->i", M, T((4,))),
    (",->", T(()), T(())),
    ("ij,jk->il", M, N),
    ("ij,kj->ik", M, N),
    ("ij->ijj", M),
    ("i1->i", M),
    ("ijk->ik", M),
    ("ij,jk->ik", M),
    ("ij,jk,kl->il", M, N, T((2, 5))),
    ("iij->j", T((3, 3, 4))),
    ("ij,jk->ki", M, T((4, 1))),
    ("ij,j->ij", M, T((1,))),
]
ROWS += [row("einsum", *args, dtypes=("float32", "complex128", "int64"), loose=8) for args in EQUATIONS]
ROWS += [row("einsum", "ij,jk->ik", [M, N], dtypes=("float32",), loose=8), row("einsum", M, [0, 1], N, [1, 2], [0, 2], dtypes=("float32",), loose=8)]
ROWS += [row("einsum", M, [0, 1], N, [1, 2], dtypes=("float32",), loose=8)]
# dtypes that differ are promoted where nothing is summed
F64 = T((4,), dtype="float64", grad=False)
PRODUCTS = (("i,j", T((3,)), F64), ("i,i->i", T((4,)), F64), ("i,ij->ij", T((3,)), T((3, 2), dtype="float64", grad=False)))
ROWS += [row("einsum", *args, dtypes=("float32", "int64", "bool")) for args in PRODUCTS]
ROWS += [row("einsum", "i,j,k", T((2,)), F64, T((3,)), dtypes=("int64",))]
ROWS += [row("einsum", *args, dtypes=("float32",)) for args in (("i,i", T((4,)), F64), ("ij,j->i", M, F64))]
# and are an error for matrix products
ROWS += [row("mm", M, T((4, 2), dtype="float64"), dtypes=("float32", "int64")), row("dot", T((4,)), T((4,), dtype="float64"), dtypes=("float32", "complex64"))]
ROWS += [row("mv", M, T((4,), dtype="float64"), dtypes=("float32",)), row("bmm", T((2, 3, 4)), T((2, 4, 2), dtype="float64"), dtypes=("float32",))]
ROWS += [row("outer", T((3,)), T((4,), dtype="float64", grad=False)), row("addmm", T((3, 2), dtype="float64"), M, N, dtypes=("float32",))]
ROWS += [
    row("tensordot", M, T((4, 2), dtype="float64"), 1, dtypes=("float32",)),
    row("kron", M, T((2,), dtype="float64", grad=False), dtypes=("float32", "int64")),
]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
