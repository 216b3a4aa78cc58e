"""Views, copies in other shapes, tensors joined and taken apart: values, gradients, and strides where PyTorch promises them."""

from __future__ import annotations

import pytest

from tests.oracle.ops.table import Row, T, cases, check, row, words

FEW = ("float32", "complex128", "int64", "bool", "bfloat16")
A, B, C = T((2, 3, 4)), T((2, 3, 4), layout="columns"), T((2, 3, 4), layout="steps")
LAID = [A, B, C]


def rows(name: str, *arguments: tuple, tensors: list[T] = LAID, strides: bool = True, **kwargs: object) -> list[Row]:
    return [row(name, t, *args, dtypes=FEW, strides=strides, **kwargs) for t in tensors for args in arguments]


ROWS = [
    *rows("view", (6, 4), ((6, 4),), (-1,), (2, 3, 4), (2, 12), (2, 3, 2, 2), (2, 1, 3, 4), (5, 4), (-1, 5), (-1, -1), (-2, 12), ()),
    *rows("reshape", ((6, 4),), (-1,), ((2, -1),), ((4, 3, 2),), ((24,),), ((5,),), ((2, 1, 3, 1, 4),)),
    *rows("view", (1, 1), (), (-1,), tensors=[T(())]),
    *rows("reshape", ((0, 5),), ((-1, 2),), ((-1, 0),), ((0,),), tensors=[T((2, 0))]),
    *rows("view_as", (T((6, 4)),), (T((5,)),)),
    *rows("reshape_as", (T((6, 4)),), (T((5,)),)),
    *rows("flatten", (), (1,), (0, 1), (1, 2), (-2, -1), (2, 1), (3,)),
    *rows("flatten", (), (0,), (0, 0), tensors=[T(()), T((3,)), T((2, 0))]),
    *rows("unflatten", (1, (3, 1)), (2, (2, 2)), (-1, (-1, 2)), (0, (2,)), (2, (3, 2)), (5, (1,)), (1, (-1, -1))),
    *rows("ravel", ()),
    *rows("transpose", (0, 1), (-1, 0), (2, 2), (0, 3)),
    *rows("swapaxes", (0, 1)),
    *rows("swapaxes", (), axis0=0, axis1=-1),
    *rows("swapdims", (0, -1)),
    *rows("transpose", (0, 0), (0, -1), (1, 0), tensors=[T(())]),
    *rows("permute", (2, 0, 1), ((0, 2, 1),), (-1, 0, 1), (0, 1), (0, 0, 1), (0, 1, 3)),
    *rows("permute", ((),), tensors=[T(())]),
    *rows("movedim", (0, 2), (-1, 0), ((0, 1), (1, 2)), ([2, 0], [0, 1]), ((0, 1), (1,)), ((0, 0), (1, 2)), (3, 0)),
    *rows("moveaxis", (0, 2)),
    *rows("t", (), tensors=[T(), T((3,)), T(()), T(layout="steps"), A]),
    *rows("adjoint", (), tensors=[T(), A, T((3,))], strides=False),
    *rows("expand", (2, 3, 4), (5, 2, 3, 4), (-1, 3, -1), (5, -1, 3, 4), (2, 3), (2, 2, 4), (-1, 2, 3, 4)),
    *rows("expand", (3, 4), ((3, -1),), (2, 3, 4), (0, 4), tensors=[T((3, 1)), T((1, 4), layout="steps")]),
    *rows("expand", (3,), (2, 0), tensors=[T(()), T((1,))]),
    *rows("expand_as", (T((3, 4)),), (T((2, 3, 4)),), (T((2,)),), tensors=[T((3, 1)), T((4,))]),
    *rows("broadcast_to", ((3, 4),), ((2, 3, 4),), ((2,),), tensors=[T((3, 1)), T((4,))]),
    *rows("sum_to_size", (3, 1), ((3, 4),), (1, 1, 4), (2, 3, 4), (4,), (2,), strides=False),
    *rows("squeeze", (), (0,), (1,), (-1,), ((0, 2),), ((),), (4,), tensors=[T((1, 3, 1)), T((1, 3, 1), layout="steps"), T(()), T((1, 1))]),
    *rows("unsqueeze", (0,), (1,), (-1,), (3,), (-4,), (4,), (-5,)),
    *rows("unsqueeze", (0,), (-1,), (1,), tensors=[T(())]),
    *rows("select", (0, 1), (1, -1), (-1, 2), (0, 2), (3, 0), (0, -3)),
    *rows("select", (0, 0), tensors=[T(())]),
    *rows("narrow", (0, 0, 1), (1, 1, 2), (-1, -2, 2), (0, 0, 3), (1, 5, 1), (0, 1, -1), (0, 2, 0)),
    *rows("diagonal", (), (1,), (-1,), (0, 1, 2), (1, -1, 0), (5, 0, 1), (0, 1, 1), (0, 3, 0)),
    *rows("diag", (), (1,), (-2,), tensors=[T((3,)), T(), T((0,)), A]),
    *rows("diag_embed", (), (1,), (-1, 0, 2), (0, 1, 1), (0, 0, 5), tensors=[T((3,)), T()]),
    *rows("unfold", (0, 2, 1), (1, 2, 1), (-1, 2, 2), (2, 5, 1), (2, 2, 0), (2, 0, 1), (3, 1, 1)),
    *rows("unfold", (0, 1, 1), (-1, 0, 1), tensors=[T(())]),
    *rows("as_strided", ((2, 2), (1, 2)), ((3,), (2,), 1), ((2, 2), (0, 1)), ((2, 2), (1,)), ((2,), (-1,)), ((100,), (1,)), ((), ()), tensors=[T()]),
    *rows("split", (1,), (2, 1), (3, -1), ([1, 2], 1), ([0, 2],), ([1, 1, 1],), (0,), (-1,), (1, 3), (5,)),
    *rows("split", (1,), (0,), (2,), ([0, 0],), tensors=[T((0,))]),
    *rows("split", (1,), tensors=[T(())]),
    *rows("split_with_sizes", ([1, 2], 1), ([2],), ([1],)),
    *rows("unsafe_split", (1,), (2, 1), (3, -1), strides=False),  # these give copies
    *rows("unsafe_split_with_sizes", ([1, 2], 1), ([0, 2],), ([1],), strides=False),
    *rows("unsafe_chunk", (2,), (2, 1), (5, -1), strides=False),
    *rows("chunk", (2,), (3, 1), (5, 2), (1, -1), (0,), (2, 3)),
    *rows("chunk", (2,), tensors=[T((0,)), T(())]),
    *rows("tensor_split", (2,), (2, 1), ((1, 2), 2), ([1], -1), ([2, 1], 2), ((-1,), 2), (0,), (7, 2), (T((2,), "0..3", dtype="int64"), 2)),
    *rows("tensor_split", (2,), tensors=[T(())]),
    *rows("unbind", (), (1,), (-1,), (3,)),
    *rows("unbind", (), tensors=[T(()), T((0, 2)), T((2, 0))]),
    *rows("roll", (1,), (-2, 0), ((1, 2), (0, 1)), (5, -1), ((1,), (0, 1)), ((1, 1),), (0,), (100, 2), strides=False),
    *rows("flip", (0,), (0, 2), ((1,),), (-1,), (0, 0), (3,), ((),), strides=False),
    *rows("flip", ((),), (0,), tensors=[T(()), T((0, 2))], strides=False),
    *rows("fliplr", (), tensors=[T(), A, T((3,))], strides=False),
    *rows("flipud", (), tensors=[T(), T((3,)), T(())], strides=False),
    *rows("rot90", (), (1,), (2,), (3,), (-1,), (4,), (1, (1, 2)), (1, (0, 0)), (1, (0,)), (2, (2, 0)), strides=False),
    *rows("repeat", (2, 1, 3), ((1, 1, 1),), (2, 1, 1, 2), (2,), (0, 1, 1), (-1, 1, 1), strides=False),
    *rows("repeat", (2,), (), ((),), tensors=[T(())], strides=False),
    *rows("tile", ((2,),), ((1, 2, 1),), ((2, 1, 1, 1),), ((),), strides=False),
    *rows("tile", (2,), (2, 2), tensors=[T((3,))], strides=False),
    *rows("repeat_interleave", (2,), (2, 1), (T((3,), "0..4"), 1), (T((1,), "2..3"), 0), (0, 0), (-1,), (2, 5), strides=False),
    *rows("repeat_interleave", (2,), tensors=[T(())], strides=False),
    *rows("tril", (), (1,), (-1,), (5,)),
    *rows("triu", (), (1,), (-1,), (-5,)),
    *rows("tril", (), tensors=[T((3,)), T((2, 0)), T((3, 5), layout="columns")]),
    *rows("triu", (), tensors=[T((3,)), T((4, 3))]),
    *rows("clone", ()),
    *rows("contiguous", ()),
    *rows("resolve_conj", ()),
    *rows("clone", (), tensors=[T((3, 4), layout="expanded"), T(()), T((2, 0))]),
    *rows("contiguous", (), tensors=[T((3, 4), layout="expanded"), T(()), T((2, 0))]),
    *(row(name, t, dtypes=FEW, strides=True) for name in words("atleast_1d atleast_2d atleast_3d") for t in (T(()), T((3,)), T(), A, C)),
    row("atleast_2d", [T(()), T((3,))], dtypes=FEW),
    row("view_as_real", T(), dtypes=("complex64", "complex128", "float32"), strides=True),
    row("view_as_real", C, dtypes=("complex64", "complex128"), strides=True),
    row("view_as_real", T(()), dtypes=("complex64",), strides=True),
    row("view_as_complex", T((3, 2)), dtypes=("float32", "float64", "int64"), strides=True),
    row("view_as_complex", T((3, 4)), dtypes=("float32",)),
    row("view_as_complex", T((3, 2), layout="columns"), dtypes=("float32",)),
    row("real", C, dtypes=("complex64", "float32"), strides=True),
    row("imag", B, dtypes=("complex64",), strides=True),
]

# ---- joined

PAIR = [T(), T((2, 4))]
ROWS += [
    row(name, args, *rest)
    for name in ("cat", "concat", "concatenate")
    for args, rest in [
        (PAIR, ()),
        ([T(), T((3, 2))], (1,)),
        ([T(), T((3, 2), layout="columns")], (-1,)),
        ([T()], ()),
        ([T(), T((0,))], ()),
        ([T((0,)), T((0,))], ()),
        ([T(), T((2, 0))], (1,)),
        ([], ()),
        ([T(), T((4,))], ()),
        ([T(()), T(())], ()),
        (PAIR, (1,)),
        ([T(), T()], (2,)),
    ]
]
MIXED = ("float32", "float64", "complex64", "int64", "uint8", "bool", "bfloat16")
ROWS += [row("cat", [T(), T((2, 4), dtype=d, grad=False)], dtypes=MIXED) for d in ("float16", "float64", "int32", "complex64", "bool")]
ROWS += [row("stack", [T(), T()], *rest) for rest in ((), (1,), (-1,), (3,))]
ROWS += [
    row("stack", [T(()), T(())]),
    row("stack", [T(), T((2, 4))]),
    row("stack", []),
    row("stack", [T(), T((3, 4), layout="columns", dtype="float64", grad=False)]),
]
for joining in words("hstack vstack dstack column_stack row_stack"):
    ROWS += [row(joining, [t, u]) for t, u in [(T(()), T(())), (T((3,)), T((3,))), (T(), T()), (A, A), (T((3,)), T((3, 2))), (T((2, 3)), T((3, 3)))]]
    ROWS += [row(joining, [], dtypes=("float32",))]
ROWS += [row("broadcast_tensors", T((3, 1)), T((4,)), dtypes=FEW), row("broadcast_tensors", T((3,)), T((4,)))]
ROWS += [row("meshgrid", T((3,)), T((4,)), indexing=i, dtypes=FEW) for i in ("ij", "xy", "ji")] + [row("meshgrid", [T((3,)), T(())], dtypes=FEW)]
ROWS += [
    row("block_diag", T((2, 3)), T((1,)), T(()), dtypes=FEW),
    row("cartesian_prod", T((3,)), T((2,)), dtypes=FEW),
    row("cartesian_prod", T((3,)), dtypes=FEW),
]

# ---- properties, and what is only done in place

ROWS += [
    row(name, t, dtypes=("float32", "complex64", "int64"), strides=True)
    for name in ("T", "mT", "mH", "H")
    for t in (T(), T((2, 2), layout="columns"), T((2, 3, 4)), T((3,)))
]
COPIED = [
    (T(), T()),
    (T(), T((4,))),
    (T(), T(())),
    (T((4,)), T()),
    (T(), T(dtype="float64")),
    (T(), T(dtype="int64")),
    (T(), T(dtype="complex64")),
    (T(), T(dtype="bool")),
    (T(), T((2,))),
    (T(layout="columns"), T(layout="steps")),
]
ROWS += [row("copy", *pair, forms=("in-place",)) for pair in COPIED]
ROWS += [
    row("fill", T(layout="steps"), value, forms=("in-place",)) for value in (2, 2.5, True, -1, 1j, T(()), T((), dtype="float64", grad=False), T((1,)), "a")
]
ROWS += [row("zero", t, forms=("in-place",)) for t in (T(), T((2, 0)), T(()))]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
