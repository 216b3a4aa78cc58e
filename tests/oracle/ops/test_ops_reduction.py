"""Reductions, order and running results: dimensions, keepdim, dtypes, layouts, what is empty."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

from tests.oracle.both import Program, agree, compared, outcome, torch
from tests.oracle.ops.table import COMPLEX, DTYPES, FLOATS, INTS, Row, T, cases, check, does_more, row, words

SHAPES = [T(), T((2, 3, 4)), T((3, 4), layout="columns"), T((2, 3, 4), layout="steps"), T(())]
SEVERAL = [
    *((t, {}) for t in SHAPES),
    (T((0,)), {}),
    (T((2, 0)), {"dim": 0}),
    (T((2, 0)), {"dim": 1}),
    (T(), {"dim": 0}),
    (T(), {"dim": -1, "keepdim": True}),
    (T((2, 3, 4)), {"dim": (0, 2)}),
    (T((2, 3, 4)), {"dim": [1, -1], "keepdim": True}),
    (T((2, 3, 4), layout="steps"), {"dim": 1}),
    (T((3, 4), layout="columns"), {"dim": (0,)}),
    (T(()), {"dim": 0}),
    (T(()), {"dim": -1, "keepdim": True}),
    (T(), {"dim": ()}),
    (T(), {"dim": 2}),
    (T(), {"dim": (0, 0)}),
    (T((2, 3, 4)), {"dim": (0, -3)}),
]
OVER_SEVERAL = words("sum mean nansum nanmean amax amin all any std var")
ORDER = words("amax amin max min median nanmedian argmax argmin sort argsort msort cummax cummin kthvalue topk aminmax")
REAL = (*FLOATS, *INTS, "bool")


def _dtypes(name: str) -> tuple[str, ...]:
    return (*FLOATS, *INTS) if name in ("median", "nanmedian") else REAL if name in ORDER else DTYPES


# PyTorch's gradient of the variance forgets that no dimensions are all
ROWS = [row(name, t, **kw, dtypes=_dtypes(name), loose=4) for name in OVER_SEVERAL for t, kw in SEVERAL if not (name in ("var", "std") and kw.get("dim") == ())]
ROWS += [row(name, T(), 1, True, loose=4) for name in words("sum mean nansum nanmean amax amin all any")]
ROWS += [row(name, T(), dtype="dtype:float64", dtypes=(*FLOATS, *INTS), loose=4) for name in words("sum mean nansum nanmean prod")]
ROWS += [row(name, T(), 1, dtype="dtype:float64", dtypes=(*FLOATS, *INTS), loose=4) for name in words("sum prod cumsum cumprod")]
# a gradient through a smaller dtype has its digits, and PyTorch has none through integers
ROWS += [row(name, T(grad=False), dtype=f"dtype:{d}", loose=4) for name in words("sum mean nansum nanmean prod") for d in ("float32", "int64", "complex64")]
ROWS += [row(name, T(grad=False), 1, dtype=f"dtype:{d}", loose=4) for name in words("sum prod cumsum cumprod") for d in ("float16", "int32")]
ROWS += [row(name, T((20,), "special"), dtypes=("float32", "float64", *INTS)) for name in words("sum nansum all any max min argmax argmin")]
ROWS += [
    row(name, T((4, 5), "special"), 1, dtypes=("float32", "float64", *INTS)) for name in words("sum nansum nanmean max min median nanmedian cummax cummin")
]
# PyTorch spreads a NaN over the gradient of the whole row
ROWS += [row(name, T((4, 5), "special", grad=False), 1, dtypes=("float32", "float64", *INTS)) for name in ("amax", "amin")]
ROWS += [row(name, T((2, 3), layout="expanded"), 0, loose=4) for name in words("sum mean amax prod logsumexp")]

# ---- along one dimension, or over all

ALONG_ONE = [
    (T(holds="distinct"), (0,), {}),
    (T((2, 3, 4), "distinct"), (-1,), {}),
    (T((3, 4), "distinct", "columns"), (1,), {}),
    (T((2, 3, 4), "distinct", "steps"), (1,), {}),
    (T(()), (0,), {}),
    (T(()), (-1,), {}),
    (T((3, 0), grad=False), (0,), {}),
    (T((3, 0), grad=False), (1,), {}),
    (T(holds="distinct"), (2,), {}),
    (T(holds="distinct"), (-3,), {}),
]
ALONG_NAMES = words("prod cumsum cumprod cummax cummin max min median nanmedian logsumexp argmax argmin sort argsort")
ROWS += [row(name, t, *args, **kw, dtypes=_dtypes(name), loose=4) for name in ALONG_NAMES for t, args, kw in ALONG_ONE]
ROWS += [row(name, T(), dtypes=COMPLEX) for name in ORDER if name not in ("cummax", "cummin", "topk", "kthvalue")]
ROWS += [row(name, T(), 1, dtypes=COMPLEX) for name in words("amax max argmax cummax cummin topk kthvalue")]
ROWS += [row(name, T(holds="distinct"), 1, True) for name in words("max min median nanmedian prod logsumexp argmax argmin")]
ROWS += [row(name, T(holds="distinct"), dim=0, keepdim=True) for name in words("max min median prod argmax argmin aminmax")]
WHOLE = words("max min median nanmedian prod argmax argmin aminmax msort sort argsort")
ROWS += [row(name, t, dtypes=_dtypes(name)) for name in WHOLE for t in (*SHAPES, T((0,), grad=False), T((2, 0), grad=False))]
ROWS += [row(name, T(), T((4,))) for name in ("max", "min")]
ROWS += [row("logsumexp", T((2, 3, 4)), (0, 2), loose=4), row("logsumexp", T((2, 3, 4)), [0, 1], True, loose=4), row("special.logsumexp", T(), 1, loose=4)]
ROWS += [row("logsumexp", T((4, 5), "special"), 1, dtypes=("float32", "float64"))]
ROWS += [row("prod", T((3, 4), "0..3", dtype="float32"), 1, dtypes=("float32",)), row("cumprod", T((3, 4), "0..2", dtype="float64"), 1, dtypes=("float64",))]
ROWS += [row("sort", T(holds="distinct"), 1, True), row("sort", T(holds="distinct"), descending=True), row("sort", T(), dim=0, descending=True, stable=True)]
ROWS += [row("sort", T((4, 5), "special"), dim=1, stable=True, dtypes=("float32", "float64", *INTS))]
ROWS += [row("sort", T((4, 5), "special"), dim=1, descending=True, stable=True, dtypes=("float32", "float64", *INTS))]
ROWS += [row("sort", T((3, 4), "bools"), dim=1, stable=True), row("argsort", T(holds="distinct"), 0, True), row("argsort", T(), dim=-1, stable=True)]
ROWS += [row("kthvalue", T(holds="distinct"), 2), row("kthvalue", T(holds="distinct"), 3, 0, True), row("kthvalue", T(holds="distinct"), 5)]
ROWS += [row("kthvalue", T(()), 1, dtypes=REAL), row("kthvalue", T((2, 3, 4), "distinct", "steps"), k=2, dim=1)]
ROWS += [row("topk", T(holds="distinct"), 2), row("topk", T(holds="distinct"), 2, 0, False), row("topk", T(holds="distinct"), 0), row("topk", T(), 5)]
ROWS += [row("topk", T((2, 3, 4), "distinct", "steps"), k=2, dim=1, largest=False), row("topk", T(()), 1, dtypes=REAL)]
ROWS += [row("count_nonzero", t) for t in (*SHAPES, T((2, 0)))]
ROWS += [row("count_nonzero", T(), 0), row("count_nonzero", T((2, 3, 4)), (0, 2)), row("count_nonzero", T(), dim=-1), row("count_nonzero", T(), 5)]
ROWS += [row("aminmax", T((20,), "special"), dtypes=INTS), row("aminmax", T((2, 0)), dim=1, dtypes=("float32",))]

# ---- variance and norms

ROWS += [row(name, T(), *args, **kw, loose=8) for name in ("var", "std") for args, kw in [
    ((0,), {}), ((0, False), {}), ((0, True, True), {}), ((None, False, True), {}), ((False,), {}), ((True,), {}), ((), {"unbiased": False}),
    ((), {"correction": 0}),
    ((), {"correction": 2}), (((0, 1),), {"correction": 0.5}), ((), {"dim": 1, "correction": 0, "keepdim": True}), ((), {"dim": 1, "unbiased": False}),
    ((), {"dim": [0], "unbiased": True, "keepdim": True}),
]]  # fmt: skip
ROWS += [row(name, T(grad=False), correction=c, loose=8) for name in ("var", "std") for c in (12, 20)]
ROWS += [row(name, T(), *args, **kw, loose=8) for name in ("var_mean", "std_mean") for args, kw in [
    ((), {}), ((0,), {}), ((False,), {}), ((0, False), {}), ((0, True, True), {}), ((None, False), {}), ((), {"dim": 1, "correction": 0, "keepdim": True}),
    ((), {"unbiased": False}),
]]  # fmt: skip
ROWS += [row(name, T((1,)), loose=8) for name in ("var", "std")]
ORDERS = (2, 1, 3, 2.5, 0.5, -1, float("inf"), -float("inf"))
ROWS += [row("linalg.vector_norm", T(), p, loose=8) for p in ORDERS]
ROWS += [row("linalg.vector_norm", T((2, 3, 4)), p, (0, 2), True, loose=8) for p in ORDERS]
ROWS += [row("linalg.vector_norm", T(), loose=8), row("linalg.vector_norm", T(()), loose=8), row("linalg.vector_norm", T((2, 0)), 1, dim=1)]
ROWS += [row("linalg.vector_norm", T(), 2, dim=1, dtype="dtype:float64", loose=8), row("linalg.vector_norm", T((2, 0)), float("inf"), dtypes=("float32",))]
ROWS += [row("linalg.vector_norm", T(grad=False), 0), row("linalg.vector_norm", T(grad=False), 0, 1, True)]
ROWS += [row("norm", T(), *args, **kw, loose=8) for args, kw in [
    ((), {}), ((2,), {}), ((1,), {}), (("fro",), {}), ((), {"dim": 1}), ((3, 1), {}), ((), {"p": "fro", "dim": (0, 1)}), ((2.0, 0, True), {}),
    ((float("inf"),), {}), ((), {"p": 1, "dim": [0], "keepdim": True}), ((), {"dtype": "dtype:float64"}),
]]  # fmt: skip

# ---- softmax

SOFT = words("softmax log_softmax special.softmax special.log_softmax nn.functional.softmax nn.functional.log_softmax nn.functional.softmin")
ALONG = [(T(), 0), (T(), -1), (T((2, 3, 4), layout="steps"), 1), (T(()), 0), (T((2, 0)), 1), (T(), 2)]
HASHED = [((), {}), ((1,), {}), (((0, -1),), {"keepdim": True}), ((), {"mode": 1}), ((3,), {})]
ROWS += [row("hash_tensor", T(grad=False), *args, **kwargs) for args, kwargs in HASHED]
ROWS += [row("hash_tensor", T(shape, grad=False), *args) for shape in ((0, 3), (), (3, 0, 2)) for args in ((), (0,), (-1,))]
ROWS += [row(name, t, d, dtypes=(*FLOATS, *COMPLEX), loose=4) for name in SOFT for t, d in ALONG]
ROWS += [row(name, T(), dim=1, dtype="dtype:float64", dtypes=(*FLOATS, "int64"), loose=4) for name in SOFT]
ROWS += [row(name, T((4, 5), "special"), 1, dtypes=("float32", "float64")) for name in SOFT]

# ---- every dtype asked of every dtype

ONE_DIM: list[dict[str, Any]] = [{"dim": 0}, {"dim": 1}, {"dim": -1}]
ANY_DIMS: list[dict[str, Any]] = [{}, *ONE_DIM, {"dim": [0]}, {"dim": (0, 1)}, {"dim": ()}, {"dim": None}]
ANY_DIMS += [{**over, "keepdim": True} for over in ANY_DIMS if over]
WITH_DTYPE = dict.fromkeys(words("sum nansum mean nanmean linalg.vector_norm norm"), ANY_DIMS)
WITH_DTYPE["prod"] = [{}, *ONE_DIM, {"dim": 1, "keepdim": True}]
WITH_DTYPE |= dict.fromkeys(words("cumsum cumprod softmax log_softmax"), ONE_DIM)


@pytest.mark.parametrize("wanted", DTYPES)
@pytest.mark.parametrize("name", WITH_DTYPE)
def test_the_dtype_asked_for(name: str, wanted: str) -> None:
    """In whichever dtype the input is, along whichever dimensions: the dtype, the values wrapped around in it, or the error."""
    for given in (*DTYPES, "int8", "int16"):
        for over in WITH_DTYPE[name]:

            def program(lib: Any, given: str = given, over: dict[str, Any] = over) -> Any:
                x = (lib.arange(12).reshape(3, 4) * 23 % 101).to(getattr(lib, given))
                return attrgetter(name)(lib)(x, **over, dtype=getattr(lib, wanted))

            theirs = outcome(torch, program)
            if theirs.error is None or not does_more(theirs.error):
                assert not (found := compared(program, loose=4)), f"{given}, {over}: {found}"


@pytest.mark.parametrize("program", [
    lambda lib: lib.full((300,), 100, dtype=lib.int32).sum(0, dtype=lib.int8),
    lambda lib: lib.full((5, 5), 100).cumsum(1, dtype=lib.int8),
    lambda lib: lib.full((3,), 300, dtype=lib.int64).sum(dtype=lib.uint8),
    lambda lib: lib.zeros(0, 3).sum(0, dtype=lib.int16),
    lambda lib: lib.ones(2, 3, dtype=lib.int8).sum_to_size(1, 3),
    lambda lib: lib.ones(2, 3, dtype=lib.uint8).sum_to_size(3),
    lambda lib: lib.tensor(2.0).prod(1),
    lambda lib: lib.tensor(2.0).cumprod(-2),
    lambda lib: lib.ones(2, dtype=lib.float64).norm(dtype=lib.float32),
    lambda lib: lib.ones(2, dtype=lib.float16).norm(dtype=lib.bfloat16),
    lambda lib: lib.ones(2, dtype=lib.complex64).norm(dtype=lib.complex128),
])  # fmt: skip
def test_dtypes_of_few_elements(program: Program) -> None:
    agree(program)


@pytest.mark.parametrize("order", [-1, -2, -0.5, -1.5])
@pytest.mark.parametrize("dim", [None, 0, 1])
def test_norms_of_negative_order_beside_zeros(order: float, dim: int | None) -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor([[0.0, 1.0, -2.0], [0.0, 0.0, 3.0]], dtype=lib.float64, requires_grad=True)
        out = lib.linalg.vector_norm(x, order, dim)
        return out, lib.autograd.grad(out.sum(), x)

    agree(program)


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
