"""Distances, and losses made of distances, margins and distributions: their options, gradients of all inputs, what does not fit."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from tests.oracle.both import agree, both_give
from tests.oracle.ops.table import COMPLEX, FLOATS, Row, T, cases, check, row

SINGLE = ("float32", "float64")
REDUCTIONS = ("mean", "sum", "none")


def loss(name: str, *args: Any, dtypes: tuple[str, ...] = SINGLE, loose: float = 8.0, **kwargs: Any) -> Row:
    return row(f"nn.functional.{name}", *args, dtypes=dtypes, loose=loose, **kwargs)


# ---- distances
A, B = T((3, 4)), T((3, 4), layout="columns")
ORDERS = (0.0, 0.5, 1.0, 2.0, 3.0, float("inf"))
ROWS = [
    *(row(f"{space}{name}", A, B, dtypes=SINGLE, loose=8) for name in ("cosine_similarity", "pairwise_distance") for space in ("", "nn.functional.")),
    *(loss("cosine_similarity", T((2, 3, 4)), b, dim=d) for b in (T((2, 3, 4), layout="steps"), T((3, 4)), T((2, 1, 4))) for d in (0, 1, -1)),
    *(loss("cosine_similarity", *args) for args in ((A, T((5,))), (A, B, 2), (T((4,)), T((4,))), (T((0, 4)), T((0, 4))))),
    loss("cosine_similarity", T((4,)), T((4,)), 0),
    loss("cosine_similarity", T((), "numbers"), T(()), 0),
    loss("cosine_similarity", A, B, dtypes=("int64", "float16", "bfloat16")),
    *(loss("pairwise_distance", A, b, p=p) for b in (B, T((4,)), T((1, 4))) for p in ORDERS[1:]),
    loss("pairwise_distance", T(grad=False), T(grad=False, layout="columns"), p=0.0),  # PyTorch has no gradient of it
    *(loss("pairwise_distance", T((2, 3, 4)), T((3, 4)), p, 0.1, k) for p in (1.0, 2.0) for k in (False, True)),
    *(loss("pairwise_distance", *args) for args in ((T((4,)), T((4,))), (T((0, 4)), T((0, 4))), (T((3, 5)), T((3, 4))))),
    *(row(name, t, dtypes=SINGLE, loose=8) for name in ("pdist", "nn.functional.pdist") for t in (T((5, 3)), T((4, 3), layout="columns"))),
    *(loss("pdist", T((5, 3)), p) for p in ORDERS),
    *(loss("pdist", t) for t in (T((1, 3)), T((0, 3), grad=False), T((3, 0)), T((3,)), T((2, 3, 4)))),  # PyTorch crashes on the gradient of no rows
    loss("pdist", A, -1.0),
    *(row("cdist", A, b, p=p, dtypes=SINGLE, loose=8) for b in (T((5, 4)), T((2, 5, 4), layout="steps")) for p in ORDERS),
    *(row("cdist", T((2, 1, 3, 4)), T((5, 2, 4)), p, dtypes=SINGLE, loose=8) for p in (1.0, 2.0)),
    *(row("cdist", T((30, 4)), T((28, 4)), compute_mode=m, dtypes=SINGLE, loose=200) for m in ("use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist")),
    *(row("cdist", *args, dtypes=SINGLE) for args in ((A, T((5, 3))), (T((4,)), A), (A, T((4,))), (A, B, -1.0), (T((2, 3, 4)), T((3, 3, 4))))),
    *(row("cdist", *args, dtypes=SINGLE) for args in ((T((0, 4)), A), (A, T((0, 4))), (T((3, 0)), T((2, 0))))),
    row("cdist", A, B, compute_mode="other", dtypes=SINGLE),
    row("cdist", A, B, dtypes=("int64",)),
    *(row("dist", A, b, p, dtypes=(*SINGLE, *COMPLEX), loose=8) for b in (B, T((4,)), T(())) for p in (1, 2, 3.5, float("inf"), float("-inf"))),
    row("dist", T(grad=False), T((4,), grad=False), 0, dtypes=(*SINGLE, *COMPLEX)),  # PyTorch has no gradient of it
    row("dist", A, B, dtypes=(*FLOATS, "int64"), loose=8),
    row("dist", T((0, 4)), T((0, 4)), dtypes=SINGLE),
    row("dist", A, T((5,)), dtypes=SINGLE),
]

# ---- losses of a number and what it should be
COUNTS = T((3, 4), "positive", grad=False)
SIGNS = T((3, 4), "-1..2", grad=False)  # zeros among them, which are neither class
PAIRS = [
    (A, T((3, 4), layout="columns", grad=False)),
    (T((2, 3, 4), layout="steps"), T((2, 3, 4), grad=False)),
    (T(()), T((), grad=False)),
    (T((0, 3)), T((0, 3), grad=False)),
]
ROWS += [
    *(loss("poisson_nll_loss", A, COUNTS, log, full, reduction=r) for log in (True, False) for full in (False, True) for r in REDUCTIONS),
    loss("poisson_nll_loss", T(holds="positive"), T(holds="positive"), False, True, eps=0.1),
    loss("poisson_nll_loss", A, T((4,), "positive")),
    *(
        loss("gaussian_nll_loss", A, B, v, full, reduction=r)
        for v in (COUNTS, T((3,), "positive"), T((3, 1), "positive"))
        for full in (False, True)
        for r in REDUCTIONS
    ),
    loss("gaussian_nll_loss", A, B, T((3, 4), "unit"), eps=0.5),
    *(loss("gaussian_nll_loss", A, B, v) for v in (0.5, -0.5, T(), T((4,), "positive"), T((1, 1), "positive"), T((), "positive"))),
    *(loss("soft_margin_loss", a, b, reduction=r) for a, b in PAIRS for r in REDUCTIONS),
    *(loss("soft_margin_loss", A, b) for b in (T((4,), grad=False), T((5,), grad=False))),
    *(loss("hinge_embedding_loss", A, t, m, reduction=r) for t in (SIGNS, T((4,), "-1..2", grad=False)) for m in (1.0, -0.5) for r in REDUCTIONS),
    *(loss("multilabel_soft_margin_loss", a, b, *w, reduction=r) for a, b in PAIRS[:2] for w in ((), (T((4,), "positive", grad=False),)) for r in REDUCTIONS),
]

# ---- losses of vectors
SIGN, VECTORS = T((5,), "-1..2", grad=False), (T((5, 3)), T((5, 3), layout="columns"), T((5, 3), layout="steps"))
ROWS += [
    *(loss("margin_ranking_loss", T((5,)), T((5,), layout="steps"), SIGN, m, reduction=r) for m in (0, 0.5) for r in REDUCTIONS),
    loss("margin_ranking_loss", A, T((3, 1)), T((1, 4), grad=False)),
    loss("margin_ranking_loss", A, T((4,)), A),
    loss("margin_ranking_loss", A, B, T((4,))),
    *(loss("cosine_embedding_loss", *VECTORS[:2], SIGN, m, reduction=r) for m in (0, 0.5) for r in REDUCTIONS),
    loss("cosine_embedding_loss", T((3,)), T((3,)), T((), "-1..2")),
    *(loss("cosine_embedding_loss", a, b, t) for a, b, t in ((A, B, SIGNS), (T((3,)), T((3,)), SIGN), (A, B, T((), "-1..2")), (T((5, 3)), T((3,)), SIGN))),
    *(loss("triplet_margin_loss", *VECTORS, swap=s, p=p, reduction=r) for s in (False, True) for p in (1, 2, 3) for r in REDUCTIONS),
    *(loss("triplet_margin_with_distance_loss", *VECTORS, swap=s, margin=3.0, reduction=r) for s in (False, True) for r in REDUCTIONS),
    *(loss(name, *VECTORS, margin=m) for name in ("triplet_margin_loss", "triplet_margin_with_distance_loss") for m in (0.0, -1.0)),
    *(loss(name, T((3,)), T((3,)), t) for name in ("triplet_margin_loss", "triplet_margin_with_distance_loss") for t in (T((3,)), T((5, 3)))),
]

# ---- losses of classes
SCORES, LABELS, WEIGHT = T((5, 4)), T((5,), "0..4"), T((4,), "positive", grad=False)
ROWS += [
    *(loss("multi_margin_loss", SCORES, LABELS, p, m, w, reduction=r) for p in (1, 2) for m in (1.0, 0.5) for w in (None, WEIGHT) for r in REDUCTIONS),
    *(loss("multi_margin_loss", T((4,)), t, reduction=r) for t in (T((), "0..4"), T((1,), "0..4")) for r in REDUCTIONS),
    loss("multi_margin_loss", T((0, 4)), T((0,), "0..4"), reduction="none"),  # PyTorch's sum and mean of no samples are whatever memory holds
    *(loss("multi_margin_loss", SCORES, t) for t in (T((4,), "0..4"), T((5,), "4..6"), T((5,), "-3..0"), T((5, 1), "0..4"), T((5,)))),
    *(loss("multi_margin_loss", SCORES, LABELS, 1, 1.0, w) for w in (T((3,), grad=False), T((5, 4), grad=False))),
    loss("multi_margin_loss", SCORES, LABELS, 3),
    loss("multi_margin_loss", T((2, 3, 4)), LABELS),
    *(loss("multilabel_margin_loss", SCORES, T((5, 4), holds), reduction=r) for holds in ("0..4", "-1..4", "-1..0") for r in REDUCTIONS),
    *(loss("multilabel_margin_loss", T((4,)), T((4,), "-1..4"), reduction=r) for r in REDUCTIONS),
    *(loss("multilabel_margin_loss", SCORES, t) for t in (T((5, 3), "0..4"), T((5, 4), "0..6"), T((5, 4), "-4..0"), T((5, 4)))),
    loss("multilabel_margin_loss", T((0, 4)), T((0, 4), "0..4"), reduction="none"),
]

# ---- bags of rows, and products of two inputs
TABLE, BAGS, FLAT, STARTS = T((6, 3), "distinct"), T((4, 5), "0..6"), T((7,), "0..6"), T((4,), "0..1")
MODES = ("sum", "mean", "max")
ROWS += [
    *(loss("embedding_bag", BAGS, TABLE, mode=m, padding_idx=p) for m in MODES for p in (None, 2, -1)),
    *(loss("embedding_bag", FLAT, TABLE, STARTS, mode=m, padding_idx=p) for m in MODES for p in (None, 2)),
    *(loss("embedding_bag", T((0,), "0..6"), TABLE, STARTS, mode=m) for m in MODES),
    loss("embedding_bag", BAGS, TABLE, mode="max", scale_grad_by_freq=True),  # in the other modes PyTorch divides by the counts of other indices
    loss("embedding_bag", BAGS, TABLE, mode="sum", per_sample_weights=T((4, 5))),
    loss("embedding_bag", FLAT, TABLE, STARTS, mode="sum", per_sample_weights=T((7,))),
    loss("embedding_bag", BAGS, T((6, 3), grad=False), max_norm=1.0, loose=20),
    *(loss("embedding_bag", BAGS, TABLE, **o) for o in ({"offsets": STARTS}, {"mode": "other"}, {"per_sample_weights": T((4, 5))}, {"padding_idx": 6})),
    *(loss("embedding_bag", FLAT, TABLE, *o) for o in ((), (T((2, 2), "0..1"),), (T((2,), "1..2"),))),
    loss("embedding_bag", FLAT, TABLE, STARTS, mode="sum", per_sample_weights=T((5,))),
    loss("embedding_bag", BAGS, T((6,))),
    loss("embedding_bag", T((1, 2, 3), "0..6"), TABLE),
    loss("embedding_bag", T((2, 3), "6..9"), TABLE),
    *(row(f"{space}bilinear", T((5, 3)), T((5, 4)), T((2, 3, 4)), *b, dtypes=SINGLE, loose=20) for space in ("", "nn.functional.") for b in ((), (T((2,)),))),
    *(loss("bilinear", T((*s, 3)), T((*s, 4), layout="columns"), T((2, 3, 4)), T((2,)), loose=20) for s in ((), (2, 5), (0,))),
    *(loss("bilinear", a, b, T((2, 3, 4))) for a, b in ((T((5, 4)), T((5, 4))), (T((5, 3)), T((5, 3))), (T((5, 3)), T((2, 4))), (T((5, 3)), T((4,))))),
    loss("bilinear", T((5, 3)), T((5, 4)), T((2, 3, 4)), T((3,))),
]

# ---- linear_cross_entropy, and the classification of sequences
FACTORS, GIVEN = T((4, 3)), {"weight": WEIGHT, "ignore_index": 1, "label_smoothing": 0.2}
ROWS += [
    *(loss("linear_cross_entropy", T((5, 3)), FACTORS, LABELS, **o, reduction=r, loose=20) for o in ({}, {"linear_bias": T((4,))}, GIVEN) for r in REDUCTIONS),
    loss("linear_cross_entropy", T((5, 3)), T((4, 2, 3)), T((5, 2), "0..4"), linear_bias=T((4, 2)), loose=20),
    loss("linear_cross_entropy", T((5, 3)), FACTORS, T((5, 4), "unit"), loose=20),
    loss("linear_cross_entropy", T((5, 3)), FACTORS, T((5, 4), "unit"), ignore_index=1),
    loss("linear_cross_entropy", T((3,)), FACTORS, T((), "0..4"), loose=20),
    *(loss("linear_cross_entropy", T((5, 3)), w, LABELS) for w in (T((3,)), T((4, 2)))),
    loss("linear_cross_entropy", T((5, 3)), FACTORS, LABELS, linear_bias=T((3,))),
    loss("linear_cross_entropy", T((3,)), T((4, 2, 3)), LABELS),
]
SPOKEN = T((6, 3, 5), grad=False)  # PyTorch's gradient is not the derivative; see below
LENGTHS = {"input_lengths": (6, 5, 6), "target_lengths": (2, 3, 0)}
ROWS += [
    *(loss("ctc_loss", SPOKEN, T((3, 4), "1..5"), **LENGTHS, reduction=r) for r in REDUCTIONS),
    *(loss("ctc_loss", SPOKEN, T((5,), "1..5", dtype=d), **LENGTHS, reduction=r) for d in ("int64", "int32") for r in REDUCTIONS),
    *(loss("ctc_loss", SPOKEN, T((3, 4), "0..4"), (6, 5, 6), (4, 4, 4), 4, r, z) for r in REDUCTIONS for z in (False, True)),
    *(loss("ctc_loss", SPOKEN, T((3, 4), "1..2"), (6, 5, 6), (4, 4, 3), 0, r, z) for r in REDUCTIONS for z in (False, True)),  # some cannot be said
    loss("ctc_loss", T((6, 5), grad=False), T((3,), "1..5"), (6,), (3,)),
    *(
        loss("ctc_loss", SPOKEN, T((3, 4), "1..5"), *lengths)
        for lengths in (((7, 5, 6), (2, 3, 0)), ((6, 5), (2, 3, 0)), ((6, 5, 6), (2, 3)), ((6, 5, 6), (5, 3, 0)))
    ),
    *(loss("ctc_loss", SPOKEN, T((3, 4), "1..5"), **LENGTHS, blank=b) for b in (5, -1)),
    loss("ctc_loss", SPOKEN, T((3, 4), "1..5"), **LENGTHS, reduction="all"),
    loss("ctc_loss", SPOKEN, T((4, 4), "1..5"), **LENGTHS),
]

# ---- attention of several heads
Q, K, WIDE = T((3, 2, 4)), T((5, 2, 4)), {"in_proj_weight": T((12, 4)), "in_proj_bias": T((12,)), "out_proj_weight": T((4, 4)), "out_proj_bias": T((4,))}
PLAIN: dict[str, Any] = {**WIDE, "bias_k": None, "bias_v": None, "add_zero_attn": False, "dropout_p": 0.0}
MORE: dict[str, Any] = {**PLAIN, "bias_k": T((1, 1, 4)), "bias_v": T((1, 1, 4)), "add_zero_attn": True}
APART = {"use_separate_proj_weight": True, "in_proj_weight": None, "q_proj_weight": T((4, 4)), "k_proj_weight": T((4, 3)), "v_proj_weight": T((4, 2))}
MASKED: list[dict[str, Any]] = [
    {},
    {"in_proj_bias": None, "out_proj_bias": None},
    {"attn_mask": T((3, 5))},
    {"attn_mask": T((4, 3, 5))},
    {"key_padding_mask": T((2, 5))},
    {"key_padding_mask": T((2, 5)), "attn_mask": T((3, 5))},
    {"average_attn_weights": False},
]
WRONG: list[dict[str, Any]] = [
    {"attn_mask": T((3, 4))},
    {"attn_mask": T((3, 3, 5))},
    {"attn_mask": T((5,))},
    {"attn_mask": T((3, 5), "0..2")},
    {"key_padding_mask": T((5,))},
    {"key_padding_mask": T((2, 4))},
    {"in_proj_weight": None},
    {"use_separate_proj_weight": True},
    {"bias_k": T((1, 1, 4))},
    {"is_causal": True},
    {"static_k": T((3, 5, 2))},
]
HEADS = "multi_head_attention_forward"
ROWS += [
    *(loss(HEADS, Q, K, T((5, 2, 4)), 4, 2, **{**PLAIN, **o}, need_weights=n, loose=40) for o in MASKED for n in (True, False)),
    *(loss(HEADS, Q, K, K, 4, 1, **MORE, need_weights=n, loose=40) for n in (True, False)),
    *(loss(HEADS, Q, K, K, 4, 2, **MORE, attn_mask=T((3, 5)), need_weights=n, loose=40) for n in (True, False)),
    *(loss(HEADS, T((3, 4)), T((5, 4)), T((5, 4)), 4, 2, **PLAIN, need_weights=n, attn_mask=m, loose=40) for n in (True, False) for m in (None, T((2, 3, 5)))),
    loss(HEADS, Q, T((5, 2, 3)), T((5, 2, 2)), 4, 2, **{**PLAIN, **APART}, loose=40),
    loss(HEADS, Q, K, K, 4, 2, **PLAIN, static_k=T((4, 6, 2)), static_v=T((4, 6, 2)), loose=40),
    *(loss(HEADS, Q, K, K, 4, 2, **{**PLAIN, **o}) for o in WRONG),
    *(loss(HEADS, Q, K, K, *n, **PLAIN) for n in ((3, 2), (4, 3))),
    *(loss(HEADS, q, k, v, 4, 2, **PLAIN) for q, k, v in ((T((4,)), K, K), (Q, T((5, 4)), K), (Q, K, T((4, 2, 4))))),
]

# ---- what all of them say of their options
_USUAL: dict[str, tuple[Any, ...]] = {
    "poisson_nll_loss": (A, COUNTS),
    "soft_margin_loss": (A, COUNTS),
    "hinge_embedding_loss": (A, SIGNS),
    "margin_ranking_loss": (A, B, SIGNS),
    "cosine_embedding_loss": (*VECTORS[:2], SIGN),
    "triplet_margin_loss": VECTORS,
    "multi_margin_loss": (SCORES, LABELS),
    "multilabel_margin_loss": (SCORES, T((5, 4), "-1..4")),
    "multilabel_soft_margin_loss": (A, COUNTS),
}
ROWS += [loss(name, *args, **options) for name, args in _USUAL.items() for options in ({"reduction": "all"}, {"size_average": False}, {"reduce": False})]
ROWS += [loss("gaussian_nll_loss", A, B, COUNTS, reduction="all"), loss("triplet_margin_with_distance_loss", *VECTORS, reduction="all")]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


def test_distance_of_ones_own() -> None:
    def program(lib: Any) -> Any:
        x, y, z = (lib.arange(6.0, dtype=lib.float64).reshape(2, 3).mul(f).requires_grad_() for f in (1.0, 1.5, -1.0))
        loss = lib.nn.functional.triplet_margin_with_distance_loss(x, y, z, distance_function=lambda a, b: (a - b).abs().max(-1).values, margin=20.0)
        return loss, lib.autograd.grad(loss, (x, y, z))

    agree(program)


@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("targets", [[[1, 2, 2], [3, 1, 0], [4, 0, 0]], [1, 2, 2, 3, 1, 4]])
@pytest.mark.parametrize("ends", [(6, 6, 6), (6, 4, 2)])
def test_gradient_of_ctc_loss_behind_log_softmax(targets: Any, ends: tuple[int, ...], reduction: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.linspace(-3.0, 4.0, 90, dtype=lib.float64).sin().mul(3).reshape(6, 3, 5).requires_grad_()
        loss = lib.nn.functional.ctc_loss(x.log_softmax(-1), lib.tensor(targets), lib.tensor(ends), lib.tensor([3, 2, 1]), reduction=reduction)
        return loss, lib.autograd.grad(loss.sum(), x)

    agree(program)


@pytest.mark.parametrize("options", [{}, {"include_last_offset": True}, {"padding_idx": 3}, {"padding_idx": -1, "include_last_offset": True}])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("offsets", [[0, 2, 2, 5, 7], [0, 7], [0, 0, 7]])
def test_bags_from_offsets(offsets: list[int], mode: str, options: dict[str, Any]) -> None:
    def program(lib: Any) -> Any:
        table = lib.linspace(-2.0, 2.0, 18, dtype=lib.float64).sin().reshape(6, 3).requires_grad_()
        found = lib.nn.functional.embedding_bag(lib.tensor([3, 1, 5, 5, 0, 3, 2]), table, lib.tensor(offsets), mode=mode, **options)
        return found, lib.autograd.grad(found.square().sum(), table)

    agree(program)


@pytest.mark.parametrize("need_weights", [True, False])
@pytest.mark.parametrize("is_causal", [True, False])
def test_attention_to_oneself_behind_a_mask_of_bools(need_weights: bool, is_causal: bool) -> None:
    def program(lib: Any) -> Any:
        x, w, o = (lib.linspace(-2.0, 2.0, n, dtype=lib.float64).mul(3).sin().requires_grad_() for n in (24, 48, 16))
        rows, later = x.reshape(3, 2, 4), lib.ones(3, 3, dtype=lib.bool).triu(1)
        found, weights = lib.nn.functional.multi_head_attention_forward(
            rows, rows, rows, 4, 2, w.reshape(12, 4), None, None, None, False, 0.0, o.reshape(4, 4), None,
            need_weights=need_weights, attn_mask=later, is_causal=is_causal,
        )  # fmt: skip
        return found, weights, lib.autograd.grad(found.square().sum(), (x, w, o))

    agree(program)


@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("zero_infinity", [False, True])
def test_gradient_of_ctc_loss_of_what_cannot_be_said(zero_infinity: bool, reduction: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.linspace(-3.0, 4.0, 24, dtype=lib.float64).sin().reshape(4, 2, 3).requires_grad_()
        args = lib.tensor([[1, 1], [1, 2]]), (2, 4), (2, 2), 0, reduction, zero_infinity
        return lib.autograd.grad(lib.nn.functional.ctc_loss(x.log_softmax(-1), *args).sum(), x)

    both_give(program)


@pytest.mark.parametrize("name", ["nll_loss", "cross_entropy"])
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16"])
@pytest.mark.parametrize(
    ("weight", "target"),
    [([0.0, 0.0], [0, 1]), ([0.0, 1.0], [0, 0]), ([0.0, 1.0], [-100, 0]), ([1.0, -1.0], [0, 1]), ([1.0, 2.0], [-100, -100]), (None, [-100, -100])],
)
def test_gradient_where_weights_sum_to_zero(name: str, dtype: str, weight: list[float] | None, target: list[int]) -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor([[1.0, 2.0], [4.0, 3.0]], dtype=getattr(lib, dtype), requires_grad=True)
        loss = getattr(lib.nn.functional, name)(x, lib.tensor(target), None if weight is None else lib.tensor(weight, dtype=x.dtype))
        return loss, lib.autograd.grad(loss, x)

    both_give(program)


@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize(("first", "second"), [("float32", "float64"), ("float64", "float32"), ("float16", "float32"), ("float32", "int64")])
@pytest.mark.parametrize("name", ["huber_loss", "soft_margin_loss"])
def test_a_loss_has_the_dtype_of_its_input(name: str, first: str, second: str, reduction: str) -> None:
    def program(lib: Any) -> Any:
        x, target = lib.tensor([0.5, 2.0], dtype=getattr(lib, first)), lib.tensor([-1.0, 1.0]).to(getattr(lib, second))
        return getattr(lib.nn.functional, name)(x, target, reduction=reduction)

    both_give(program)


def test_the_gradient_has_the_dtype_of_the_input() -> None:
    """PyTorch's backward pass of huber_loss refuses a target of another dtype."""
    x, target = sg.tensor([0.5, 2.0], requires_grad=True), sg.tensor([0.25, -1.0], dtype=sg.float64)
    (found,) = sg.autograd.grad(sg.nn.functional.huber_loss(x, target, reduction="sum"), x)
    assert found.dtype is sg.float32 and found.tolist() == [0.25, 1.0]
