"""Elements picked by tensors of indices and masks, and put back."""

from __future__ import annotations

import pytest

from tests.oracle.ops.table import INTS, Row, T, cases, check, row

FEW = ("float32", "float64", "complex128", "int64", "uint8", "bool", "bfloat16", "float16")
I0, I1 = T((5,), "0..3"), T((5,), "0..4")  # indices along dimensions of size 3 and of size 4
IN_RANGE, BEYOND, NEGATIVE = T((5,), "0..3"), T((5,), "2..6"), T((5,), "-3..0")
MASK = T((3, 4), "bools")
SOURCES = [T(), T(layout="columns"), T(layout="steps")]


def rows(name: str, *arguments: tuple, tensors: list[T] = SOURCES, **kwargs: object) -> list[Row]:
    return [row(name, t, *args, dtypes=FEW, **kwargs) for t in tensors for args in arguments]


ROWS = [
    *rows(
        "index_select", (0, I0), (1, I1), (-1, T((0,), "0..1")), (0, T((), "0..3")), (0, BEYOND), (0, NEGATIVE), (2, I0), (0, T((2, 2), "0..3")), (0, T((5,)))
    ),
    *rows("index_select", (0, T((), "0..1")), (0, T((1,), "0..1")), (0, T((2,), "0..1")), (0, T((1,), "1..2")), tensors=[T(())]),
    *rows("index_select", (0, T((5,), "0..3", dtype="int32")), (0, T((5,), "0..3", dtype="uint8"))),
    *rows(
        "gather", (1, T((3, 2), "0..4")), (0, T((2, 3), "0..3")), (-1, T((0, 2), "0..1")), (0, T((5, 4), "0..3")), (1, T((4, 2), "0..4")), (0, T((3,), "0..3"))
    ),
    *rows("gather", (0, T((3, 4), "2..6")), (0, T((3, 4), "-2..0")), (2, T((3, 4), "0..3")), (0, T((3, 4), "0..3", dtype="int32"))),
    *rows("gather", (0, T((), "0..1")), (0, T((3,), "0..1")), tensors=[T(()), T((1,))]),
    *rows(
        "take_along_dim",
        (T((3, 2), "0..4"), 1),
        (T((1, 4), "0..3"), 0),
        (T((3,), "0..3"), 0),
        (T((3, 4), "-3..0"), 0),
        (T((3, 4), dtype="float32"), 0),
        (T((3, 2), "0..4"), 3),
    ),
    *rows("take_along_dim", (T((5,), "0..12"),), tensors=[T()]),
    *rows("take", (T((2, 2), "0..12"),), (T((), "0..12"),), (T((3,), "-12..0"),), (T((3,), "9..20"),), (T((0,), "0..1"),), (T((3,), "0..3", dtype="int32"),)),
    *rows(
        "masked_select",
        (MASK,),
        (T((4,), "bools"),),
        (T((3, 1), "bools"),),
        (T((), "bools"),),
        (T((2, 3, 4), "bools"),),
        (T((3,), "bools"),),
        (T((3, 4), "0..2"),),
    ),
    *rows("masked_select", (T((), "bools"),), (T((3,), "bools"),), tensors=[T(())]),
    *rows("nonzero", ()),
    *rows("argwhere", ()),
    *rows("nonzero", (), as_tuple=True),
    *rows("nonzero", (), tensors=[T(()), T((0, 2))]),
    *rows("argwhere", (), tensors=[T(()), T((0, 2))]),
    *rows("nonzero", (), tensors=[T(())], as_tuple=True),
]

# ---- put back
ROWS += [
    *rows(
        "scatter",
        (1, T((3, 1), "0..4"), T((3, 2))),
        (0, T((1, 4), "0..3"), T((1, 4))),
        (0, T((0, 4), "0..1"), T()),
        (1, T((3, 1), "4..9"), T()),
        (1, T((3, 1), "0..4"), T((2, 1))),
    ),
    *rows("scatter", (1, T((3, 1), "0..4"), 2), (1, T((3, 1), "0..4"), 2.5), (-1, T((3, 2), "0..4"), 1), (0, T((4, 4), "0..3"), 1), (0, T((3,), "0..3"), 1)),
    *rows("scatter", (1, T((3, 1), "0..4"), T((3, 1), dtype="float64"))),
    *rows("scatter", (0, T((), "0..1"), T(())), (0, T((1,), "0..1"), T((1,))), tensors=[T(())]),
    *rows("scatter", (1, T((3, 5), "0..4"), T((3, 5), grad=False)), tensors=[T(grad=False)], reduce="add"),
    *rows("scatter", (1, T((3, 5), "0..4"), 2), tensors=[T(grad=False)], reduce="add"),
    *rows("scatter", (1, T((3, 5), "0..4"), T((3, 5), grad=False)), tensors=[T(grad=False)], reduce="multiply"),
    *rows("scatter", (1, T((3, 1), "0..4"), T((3, 1), grad=False)), tensors=[T(grad=False)], reduce="other"),
    *rows(
        "scatter_add",
        (1, T((3, 5), "0..4"), T((3, 5))),
        (0, T((5, 2), "0..3"), T((5, 3))),
        (0, T((0, 4), "0..1"), T()),
        (1, T((3, 1), "4..9"), T()),
        (2, T(), T()),
    ),
    *rows("scatter_add", (0, T((), "0..1"), T(())), (0, T((3,), "0..1"), T((3,))), tensors=[T(()), T((1,))]),
    *rows("scatter_add", (1, T((3, 1), "0..4"), T((3, 1), dtype="float64"))),
    *rows(
        "index_add",
        (1, I1, T((3, 5))),
        (0, I0, T((5, 4))),
        (-1, T((0,), "0..1"), T((3, 0))),
        (0, BEYOND, T((5, 4))),
        (0, I0, T((4, 4))),
        (0, I0, T((5, 4), dtype="float64")),
    ),
    *rows("index_add", (1, I1, T((3, 5))), alpha=2),
    *rows("index_add", (1, I1, T((3, 5))), alpha=0.5),
    *rows("index_add", (0, T((), "0..1"), T(())), (0, T((1,), "0..1"), T((1,))), tensors=[T(())]),
    *rows("index_add", (0, T((), "0..3"), T((4,))), (0, T((2,), "0..3", dtype="int32"), T((2, 4)))),
    *rows(
        "index_copy",
        (0, T((1,), "0..3"), T((1, 4))),
        (1, T((1,), "0..4"), T((3, 1))),
        (0, BEYOND, T((5, 4))),
        (0, T((1,), "0..3"), T((4,))),
        (0, T((2,), "0..3"), T((1, 4))),
    ),
    *rows("index_copy", (0, T((), "0..1"), T(())), tensors=[T(())]),
    *rows("index_copy", (0, T((1,), "0..3"), T((1, 4), dtype="float64"))),
    *rows(
        "index_fill",
        (0, I0, 2),
        (1, I1, -1),
        (1, I1, 2.5),
        (0, BEYOND, 1),
        (0, T((), "0..3"), 1),
        (0, NEGATIVE, 1),
        (0, T((1,), "0..3"), T(())),
        (0, I0, T((1,))),
    ),
    *rows("index_fill", (0, T((1,), "0..1"), 2), tensors=[T(())]),
    *rows("masked_scatter", (MASK, T((12,))), (T((4,), "bools"), T((3, 4))), (MASK, T((1,))), (MASK, T((12,), dtype="float64")), (T((3, 4), "0..2"), T())),
    *rows("select_scatter", (T((4,)), 0, 1), (T((3,)), -1, -2), (T((3,)), 0, 1), (T((4,)), 0, 3)),
    *rows("slice_scatter", (T((2, 4)), 0, 1, 3), (T((3, 2)), 1, 0, 4, 2), (T(), 0), (T((1, 4)), 0, -1), (T((2, 4)), 0, 0, 1)),
    *rows("diagonal_scatter", (T((3,)),), (T((3,)), 1), (T((2,)), -1), (T((4,)),)),
    *rows("index_put", ((I0, I1), T((5,))), ((I0, I1), T(())), ((I0,), T((4,)), True), ((I0, I1), T((5,)), True), tensors=[T(grad=False)]),
    *rows("index_put", ((MASK,), T(())), ((T((3,), "bools"),), T((4,))), ((I0, I1), T((3,))), ((BEYOND,), T((4,))), ((I0, I1), T((), dtype="float64"))),
    *rows("index_put", ((T((), "0..3"), I1), T(()), True), ((T((2, 1), "0..3"), T((3,), "0..4")), T((2, 3)), True), (([0, 2], [1, 3]), T((2,)))),
]
ROWS += [row("masked_select", T((4, 5), "special"), T((4, 5), "bools"), dtypes=("float32", *INTS))]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
