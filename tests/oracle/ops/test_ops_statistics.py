"""Counts, searches, differences, integrals, quantiles, scans, and what puts or copies elements."""

from __future__ import annotations

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import torch
from tests.oracle.ops.table import COMPLEX, FLOATS, INTS, Row, T, cases, check, row, words

WIDE = ("float32", "float64")
REAL = (*FLOATS, *INTS)
SMOOTH = ("float32", "float64", "complex128", "int64", "uint8")
MATRIX, CUBE = T(), T((2, 3, 4), layout="steps")

# ---- differences and integrals

ROWS = [row("diff", t, *args, loose=4) for t in (MATRIX, CUBE, T((5,)), T((0, 3))) for args in [(), (2,), (1, 0), (5,), (0,), (-1,), (1, 7)]]
ROWS += [row("diff", T(), prepend=T((3, 1)), append=T((3, 2))), row("diff", T(), prepend=T((3,))), row("diff", T(), 1, 0, T((1, 4)))]
ROWS += [row("diff", T(()), 1), row("diff", T((2, 3)), append=T((1, 1)))]
ROWS += [row("gradient", t, **kw, dtypes=SMOOTH, loose=8) for t in (T((3, 4)), T((5,), layout="steps")) for kw in [
    {}, {"edge_order": 2}, {"edge_order": 3}, {"spacing": 0.5}, {"spacing": 2.0, "edge_order": 2}, {"dim": 0}, {"dim": 0, "edge_order": 2, "spacing": 3.0},
]]  # fmt: skip
ROWS += [row("gradient", T((3, 4)), spacing=[2.0, 0.5], dtypes=SMOOTH, loose=8), row("gradient", T((3, 4)), dim=(1, 0), spacing=[2.0, 0.5], loose=8)]
ROWS += [row("gradient", T((5,)), spacing=[T((5,), "distinct")], dtypes=WIDE, loose=16)]
ROWS += [row("gradient", T((5,)), spacing=[T((5,), "distinct")], edge_order=2, dtypes=WIDE, loose=16)]
ROWS += [row("gradient", T((1, 4))), row("gradient", T((3, 4)), spacing=[1.0, 2.0, 3.0]), row("gradient", T((3, 4)), dim=(0, 0))]
for name in words("trapezoid trapz cumulative_trapezoid"):
    ROWS += [row(name, t, dtypes=(*FLOATS, *COMPLEX, "int64"), loose=8) for t in (MATRIX, CUBE, T((1, 3)))]
    ROWS += [row(name, T(), dim=0, dtypes=SMOOTH, loose=8), row(name, T(), T((4,)), dtypes=SMOOTH, loose=8), row(name, T(), T(), dim=0, dtypes=WIDE, loose=8)]
    ROWS += [row(name, T((2, 3, 4)), T((3, 4)), dim=1, dtypes=WIDE, loose=8), row(name, T(), T((3,)), dtypes=WIDE), row(name, T(holds="bools"))]
ROWS += [row(name, T(), dx=0.5, dtypes=SMOOTH, loose=8) for name in words("trapezoid cumulative_trapezoid trapz")]

# ---- statistics

ROWS += [
    row("cov", t, **kw, dtypes=(*WIDE, *COMPLEX, "int64"), loose=32) for t in (MATRIX, T((5,)), T((3, 4), layout="columns")) for kw in [{}, {"correction": 0}]
]
ROWS += [row("cov", T((2, 3, 4))), row("cov", T(()), dtypes=WIDE), row("cov", T(holds="bools")), row("cov", T(), correction=5, dtypes=WIDE)]
ROWS += [row("cov", T(), fweights=T((4,), "1..4"), dtypes=WIDE, loose=32), row("cov", T(), aweights=T((4,), "unit"), dtypes=WIDE, loose=32)]
ROWS += [row("cov", T(), fweights=T((4,), "1..4"), aweights=T((4,), "unit"), dtypes=WIDE, loose=32)]
ROWS += [
    row("cov", T(), fweights=T((3,), "1..4"), dtypes=WIDE),
    row("cov", T(), fweights=T((4,), "unit"), dtypes=WIDE),
    row("cov", T(), aweights=T((4,), "1..4"), dtypes=WIDE),
]
ROWS += [row("corrcoef", t, dtypes=(*WIDE, *COMPLEX, "int64"), loose=64) for t in (MATRIX, T((5,)))] + [row("corrcoef", T((2, 3, 4)))]
for name in words("quantile nanquantile"):
    ROWS += [row(name, T(holds="distinct"), *args, **kw, dtypes=(*WIDE, "float16", "int64"), loose=8) for args, kw in [
        ((0.3,), {}), ((0.0,), {}), ((1.0,), {}), ((0.6, 0), {}), ((0.6, -1, True), {}), ((1.5,), {}), ((0.5, 2), {}), ((0.5,), {"keepdim": True}),
        *(((0.37, 1), {"interpolation": i}) for i in ("linear", "lower", "higher", "midpoint", "nearest", "other")),
    ]]  # fmt: skip
    ROWS += [row(name, T((2, 3, 4), "distinct"), T((3,), "unit"), d, k, dtypes=WIDE, loose=8) for d in (0, 1, None) for k in (False, True)]
    ROWS += [row(name, T((4, 5), "finite", grad=False), q, d, dtypes=WIDE, loose=8) for q in (0.3, 0.5) for d in (0, 1)]
    ROWS += [row(name, T((0,)), 0.5, dtypes=WIDE), row(name, T(()), 0.5, dtypes=WIDE), row(name, T(), T((2, 2), "unit"), dtypes=WIDE)]
# of equal elements PyTorch sorts more than 16 in no certain order
ROWS += [
    row("mode", t, *args, dtypes=(*REAL, "bool"))
    for t in (T(), T(holds="0..3"), T((2, 3, 4), "0..2"), T((5,), "distinct"))
    for args in [(), (0,), (-1, True), (7,)]
]
ROWS += [row("mode", T((), grad=False)), row("mode", T((2, 0)))]
ROWS += [row("logcumsumexp", t, *args, dtypes=(*FLOATS, *COMPLEX, "int64"), loose=8) for t in (T(), CUBE) for args in [(0,), (1,), (-1,), (5,)]]
ROWS += [
    row("logcumsumexp", T(()), 0, dtypes=WIDE),
    row("logcumsumexp", T((0, 2)), 0, dtypes=WIDE),
    row("logcumsumexp", T((20,), "extremes", grad=False), 0, dtypes=WIDE),
]

# ---- counts and searches

ROWS += [row("bincount", T((6,), "0..4", dtype=d), dtypes=("int64",)) for d in ("int64", "int32", "uint8", "float32")]
ROWS += [row("bincount", T((6,), "0..4"), T((6,), grad=False), dtypes=REAL), row("bincount", T((6,), "0..4"), minlength=7), row("bincount", T((6,), "-3..4"))]
ROWS += [
    row("bincount", T((0,), "0..4"), None, 3),
    row("bincount", T((2, 2), "0..4")),
    row("bincount", T((3,), "0..4"), minlength=-1),
    row("bincount", T((6,), "0..4"), T((4,))),
]
ROWS += [row("histc", T(grad=False), **kw, dtypes=(*WIDE, "int64")) for kw in [
    {}, {"bins": 5}, {"bins": 4, "min": -1, "max": 1}, {"bins": 0}, {"bins": 3, "min": 2, "max": 1}, {"bins": 3, "min": 0.5, "max": 0.5},
]]  # fmt: skip
ROWS += [
    row("histc", T((), grad=False), 3, dtypes=WIDE),
    row("histc", T((20,), "special", grad=False), 4, -2, 2, dtypes=WIDE),
    row("histc", T((20,), "special", grad=False), 4, dtypes=WIDE),
]
ROWS += [row("histogram", T(grad=False), *args, **kw, dtypes=WIDE) for args, kw in [
    ((5,), {}), ((4,), {"range": (-1.0, 1.0)}), ((4,), {"density": True}), ((4,), {"weight": T((3, 4), "unit", grad=False)}), ((0,), {}),
    ((T((4,), "unit", grad=False),), {}), ((4,), {"weight": T((3,), grad=False)}),
]]  # fmt: skip
ROWS += [row("histogramdd", T((6, 2), grad=False), *args, **kw, dtypes=WIDE) for args, kw in [
    (([3, 4],), {}), ((3,), {}), (([3, 4],), {"range": (-1.0, 1.0, 0.0, 2.0)}), (([2, 2],), {"density": True}), (([3, 4, 5],), {}),
    (([2, 2],), {"weight": T((6,), "unit", grad=False)}),
]]  # fmt: skip
FEW = ("float32", "int64", "uint8", "bool", "bfloat16")
for args in [
    {},
    {"return_inverse": True},
    {"return_counts": True},
    {"return_inverse": True, "return_counts": True},
    {"dim": 0},
    {"dim": 1, "return_inverse": True, "return_counts": True},
]:
    ROWS += [
        row(name, t, **args, dtypes=FEW)
        for name in words("unique unique_consecutive")
        for t in (T(holds="0..3", grad=False), T((6, 2), "0..2"), T((2, 3, 2), "bools"), T((0,), grad=False))
    ]
    ROWS += [row(name, T((6, 2), grad=False), **args, dtypes=FEW) for name in words("unique unique_consecutive")]
ROWS += [row("unique", T((8,), "0..3"), False), row("unique_consecutive", T((4,), "0..2"), True, True)]
ROWS += [row("unique", T((20,), "special", grad=False), dtypes=WIDE), row("unique", T((), "0..3"), return_inverse=True)]
SORTED = T((), "0..1")
for kw in [{}, {"right": True}, {"side": "left"}, {"side": "right"}, {"side": "left", "right": True}, {"side": "other"}, {"out_int32": True}]:
    ROWS += [row("searchsorted", T((1,), "positive", grad=False), T((2, 3), grad=False), **kw, dtypes=REAL)]
    ROWS += [row("searchsorted", T((3, 1), "positive", grad=False), T((3, 2), grad=False), **kw, dtypes=WIDE)]
ROWS += [row("searchsorted", T((1,), "positive", grad=False), 1.5, dtypes=WIDE), row("searchsorted", T((2, 1), grad=False), T((3, 2), grad=False), dtypes=WIDE)]
ROWS += [
    row("searchsorted", T((1,), grad=False), T((3,), grad=False, dtype="float64"), dtypes=WIDE),
    row("searchsorted", T((3,), "0..5"), T((3,), "0..5"), sorter=T((3,), "0..3")),
]
for kw in [{}, {"right": True}, {"out_int32": True}]:
    ROWS += [
        row("bucketize", T((2, 3), grad=False), T((1,), "positive", grad=False), **kw, dtypes=REAL),
        row("bucketize", 2, T((1,), "positive", grad=False), **kw),
    ]
ROWS += [row("bucketize", T(grad=False), T((2, 2), grad=False), dtypes=WIDE)]
ROWS += [row("isin", T((3, 4), "0..9"), T((5,), "0..9"), **kw) for kw in ({}, {"invert": True})] + [
    row("isin", T(grad=False), T((0,), grad=False), dtypes=REAL)
]
ROWS += [row("isin", T((3,), "0..4"), 2), row("isin", 2, T((3,), "0..4")), row("isin", T(grad=False), T(grad=False), dtypes=REAL)]
ROWS += [row("nonzero_static", T(holds="0..2"), size=n, **kw) for n in (2, 20, 0) for kw in ({}, {"fill_value": 7})]
ROWS += [
    row("unravel_index", T((2, 3), "0..12"), (3, 4)),
    row("unravel_index", T((), "0..12"), (2, 3, 2)),
    row("unravel_index", T((2,)), (3, 4), dtypes=("float32", "int64")),
]
ROWS += [row("combinations", T((4,)), *args) for args in [(), (3,), (2, True), (0,), (5,), (-1,)]] + [row("combinations", T())]

# ---- elements put, and reduced where they are put

ROWS += [row("put", T(layout=layout), T((3,), "0..12"), T((3,)), *args) for layout in ("rows", "columns") for args in ((True,),)]
ROWS += [row("put", T(), T((1,), "0..12"), T((1,))), row("put", T(), T((2, 1), "-12..-1"), T((2, 1)), True), row("put", T(), T((2,), "0..12"), T((3,)))]
ROWS += [row("put", T(), T((1,), "12..30"), T((1,))), row("put", T(), T((1,), "0..3", dtype="int32"), T((1,))), row("put", T(()), T((1,), "0..1"), T((1,)))]
REDUCTIONS = words("sum prod mean amax amin other")
PUT = ("float32", "float64", "int64", "uint8", "bool")
for reduce in REDUCTIONS:
    for include in (True, False):
        # of elements that are replaced, PyTorch counts equal ones as ties
        ROWS += [row("scatter_reduce", T(holds="distinct"), 1, T((3, 5), "0..4"), T((3, 5)), reduce, include_self=include, dtypes=PUT, loose=8)]
        # PyTorch's gradients fail where src is larger than index
        ROWS += [
            row("scatter_reduce", T(grad=False), -2, T((2, 4), "0..3"), T((3, 4), "positive", grad=False), reduce, include_self=include, dtypes=WIDE, loose=8)
        ]
        if reduce != "sum":
            ROWS += [row("index_reduce", T(holds="distinct"), 1, T((5,), "0..4"), T((3, 5)), reduce, include_self=include, dtypes=PUT, loose=8)]
            ROWS += [row("index_reduce", T((2, 3, 4)), 0, T((3,), "0..2"), T((3, 3, 4), "positive"), reduce, include_self=include, dtypes=WIDE, loose=8)]
ROWS += [
    row("scatter_reduce", T((2,), "0..2", dtype="float64"), 0, T((4,), "0..2"), T((4,), "0..2", dtype="float64"), r, dtypes=("float64",))
    for r in ("amax", "sum", "mean")
]
ROWS += [
    row("index_reduce", T(), 0, T((2,), "0..3"), T((3, 4)), "prod", dtypes=WIDE),
    row("index_reduce", T(), 0, T((2, 1), "0..3"), T((2, 4)), "prod", dtypes=WIDE),
]
# of complex numbers PyTorch has no gradients, and in place wrong ones
ROWS += [row("scatter_reduce", T(grad=False), 1, T((3, 5), "0..4"), T((3, 5), grad=False), r, dtypes=COMPLEX) for r in REDUCTIONS]
# PyTorch's gradient for self is that of the other elements
ROWS += [row("as_strided_scatter", T((4, 5), grad=False), T((3, 2)), (3, 2), (5, 2), *args, dtypes=SMOOTH) for args in [(), (1,)]] + [
    row("as_strided_scatter", T((4, 5)), T((3, 1)), (3, 2), (5, 2))
]

# ---- shapes and copies

ROWS += [row(name, t, s) for name in words("hsplit vsplit dsplit") for t in (T((4,)), T((4, 6)), T((2, 4, 6))) for s in (2, [1, 3], 3, 0)] + [
    row("hsplit", T(()), 2)
]
ROWS += [row("diagflat", t, *args) for t in (T((3,)), T(()), T((2, 2), layout="columns")) for args in [(), (1,), (-2,)]]
ROWS += [row("fill_diagonal_", T((7, 3), grad=False), 2, w, dtypes=SMOOTH) for w in (False, True)]
ROWS += [row("fill_diagonal_", T(grad=False), 0.5, dtypes=WIDE), row("fill_diagonal_", T((3, 4, 3), grad=False), 1)]
ROWS += [row("fill", T(), 2), row("fill", T(), 2.5), row("fill", T((2, 2), layout="columns"), T(())), row("fill", T(), T((2,)))]
ROWS += [row(name, T((2, 3, 4), layout="columns"), *args) for name, args in [
    ("alias_copy", ()), ("detach_copy", ()), ("as_strided_copy", ((2, 2), (1, 2), 1)), ("diagonal_copy", ()), ("diagonal_copy", (1, 0, -1)),
    ("expand_copy", ((5, 2, 3, 4),)), ("permute_copy", ((2, 0, 1),)), ("select_copy", (1, -1)), ("slice_copy", (1, 0, 2)), ("narrow_copy", (1, 1, 2)),
    ("squeeze_copy", ()),
    ("squeeze_copy", (1,)), ("transpose_copy", (0, 2)), ("unfold_copy", (2, 2, 1)), ("unsqueeze_copy", (1,)), ("view_copy", ((4, 6),)), ("split_copy", (2, 1)),
    ("split_with_sizes_copy", ([1, 2], 1)), ("unbind_copy", (1,)), ("t_copy", ()), ("narrow_copy", (1, 2, 5)),
]]  # fmt: skip
ROWS += [
    row("t_copy", T()),
    row("view_as_complex_copy", T((3, 2)), dtypes=WIDE),
    row("view_as_real_copy", T(), dtypes=COMPLEX),
    row("view_copy", T(), "dtype:int32", dtypes=("float32",), forms=("function",)),
]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


# ---- logarithms of sums of complex numbers

INF, NAN = float("inf"), float("nan")
PARTS = [complex(a, b) for a in (-INF, -2.0, -0.0, 1.5, INF, NAN) for b in (-INF, -3.2, -1.0, 0.0, 2.0, 7.0, NAN)]
PAIRS = [[a, b] for a in PARTS for b in PARTS]
SPIRAL = [[complex(0.1 * i, 1.7 * i), complex(-0.3 * i, -2.9 * i), complex(0.0, 3.1 * i)] for i in range(12)]


@pytest.mark.parametrize("function", ["logsumexp", "logcumsumexp"])
@pytest.mark.parametrize("numbers", ["PAIRS", "SPIRAL"])
@pytest.mark.parametrize("dim", [0, 1])
def test_the_phase_of_logarithms_of_complex_sums(function: str, numbers: str, dim: int) -> None:
    """Of all logarithms PyTorch gives one: beside branch cuts, and where parts are infinite, too."""
    found = [getattr(lib, function)(lib.tensor(globals()[numbers], dtype=lib.complex128), dim).numpy() for lib in (sg, torch)]
    for part in ("real", "imag"):
        np.testing.assert_allclose(getattr(found[0], part), getattr(found[1], part), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("function", ["logsumexp", "logcumsumexp"])
def test_gradients_of_logarithms_of_complex_sums(function: str) -> None:
    found = []
    for lib in (sg, torch):
        x = lib.tensor(SPIRAL, dtype=lib.complex128, requires_grad=True)
        result = getattr(lib, function)(x, 0)
        (first,) = lib.autograd.grad(result, x, lib.full_like(result, 1 - 0.5j), create_graph=True)
        found.append([first.detach().resolve_conj().numpy(), lib.autograd.grad((first * first).sum().abs(), x)[0].resolve_conj().numpy()])
    for ours, theirs in zip(*found):
        np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-9)


def test_the_logarithm_of_one_complex_number() -> None:
    for lib in (sg, torch):
        assert lib.logsumexp(lib.tensor(1 + 5j, dtype=lib.complex128), 0).imag.item() == pytest.approx(5 - 2 * np.pi)
        assert lib.logcumsumexp(lib.tensor(1 + 5j, dtype=lib.complex128), 0).imag.item() == 5
