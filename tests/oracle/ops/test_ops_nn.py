"""Layers and losses: their options one by one and together, gradients of all inputs, what does not fit."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad
from tests.oracle.both import agree, both_raise, torch
from tests.oracle.ops.table import COMPLEX, FLOATS, Row, T, cases, check, row

SINGLE = ("float32", "float64")


def layer(name: str, *args: Any, dtypes: tuple[str, ...] = SINGLE, loose: float = 4.0, **kwargs: Any) -> Row:
    return row(f"nn.functional.{name}", *args, dtypes=dtypes, loose=loose, **kwargs)


X, LABELS = T((5, 4)), T((5,), "0..4")

# ---- layers
ROWS = [
    *(
        layer("linear", t, T((2, 4)), dtypes=(*FLOATS, *COMPLEX), loose=8)
        for t in (T(), T((4,)), T((2, 3, 4)), T((0, 4)), T(layout="columns"), T(layout="steps"))
    ),
    *(layer("linear", t, T((2, 4)), T((2,)), dtypes=FLOATS, loose=8) for t in (T(), T((4,)), T((2, 3, 4)))),
    *(layer("linear", T(), w, b) for w, b in ((T((2, 3)), None), (T((2, 4)), T((3,))), (T((4,)), None), (T((4,)), T(())), (T((2, 4), dtype="float16"), None))),
    *(layer("layer_norm", t, (4,), dtypes=FLOATS, loose=20) for t in (T(), T((4,)), T((2, 3, 4), layout="steps"), T((3, 4), layout="columns"))),
    *(layer("layer_norm", T((2, 3, 4)), shape, T(shape), T(shape), loose=20) for shape in ((4,), (3, 4), (2, 3, 4))),
    layer("layer_norm", T((2, 3, 4)), (4,), T((4,)), loose=20),
    layer("layer_norm", T((2, 3, 4)), (4,), None, T((4,)), loose=20),
    layer("layer_norm", T((2, 3, 4)), [3, 4], eps=0.1, loose=20),
    layer("layer_norm", T((0, 4)), (4,), T((4,)), T((4,))),
    layer("layer_norm", T(), (3,)),
    layer("layer_norm", T(), ()),
    layer("layer_norm", T(), (4,), T((3,))),
    layer("layer_norm", T(), (4,), T((4,)), T((3,))),
]
TABLE = T((6, 3))
ROWS += [
    *(
        layer("embedding", i, TABLE, dtypes=FLOATS)
        for i in (T((5,), "0..6"), T((2, 3), "0..6"), T((), "0..6"), T((0,), "0..6"), T((4,), "0..6", dtype="int32"))
    ),
    *(layer("embedding", T((9,), "0..6"), TABLE, padding_idx=p) for p in (2, -1, 0, 6, -7)),
    layer("embedding", T((9,), "0..6"), TABLE, scale_grad_by_freq=True),
    layer("embedding", T((9,), "0..6"), TABLE, 1, scale_grad_by_freq=True),
    layer("embedding", T((3,), "6..9"), TABLE),
    layer("embedding", T((3,), "-3..0"), TABLE),
    layer("embedding", T((3,), dtype="float32"), TABLE),
    layer("embedding", T((3,), "0..6"), T((6, 3), grad=False), max_norm=1.0, loose=20),
    layer("embedding", T((3,), "0..6"), T((6, 3), grad=False), max_norm=2.0, norm_type=1.0, loose=20),
    layer("embedding", T((3,), "0..6"), T((6, 3), grad=False), max_norm=0.5, norm_type=float("inf")),
    layer("embedding", T((3,), "0..6"), T((6, 4), "300..400", dtype="float16", grad=False), max_norm=1.0),
]

# ---- activations with parameters that the pointwise table leaves out
ROWS += [
    *(layer("softmax", T((2, 3, 4)), dim=d, dtypes=FLOATS) for d in (0, 1, -1)),
    *(layer("log_softmax", T((2, 3, 4)), dim=d, dtypes=FLOATS) for d in (0, 1, -1)),
    *(layer("softmin", T((2, 3, 4)), dim=d) for d in (0, 1, -1)),
    layer("softmax", T(), dim=2),
    layer("softmin", T((), dtype="float64"), dim=0),
    *(layer(name, T(), dim=0, dtype="dtype:float64", dtypes=("float32",)) for name in ("softmax", "log_softmax", "softmin")),
    *(layer("leaky_relu", T(), s) for s in (0.0, -0.5)),
    layer("elu", T(), -0.5),
    layer("softplus", T(holds="positive"), 3.0, 2.0),
    layer("softplus", T(), beta=0.1),
    layer("hardtanh", T(), 1.0, -1.0),
    layer("hardtanh", T(), 0.5, 0.5),
    layer("hardshrink", T(), 0.0),
    layer("softshrink", T(), -1.0),
    layer("threshold", T(), -1.0, 0.0),
    layer("glu", T((2, 4, 3)), 1),
    layer("glu", T((2, 3)), 1),
]

# ---- losses of two tensors
REDUCTIONS = ("mean", "sum", "none")
PAIRS = [(T(), T(layout="columns")), (T((2, 3, 4), layout="steps"), T((2, 3, 4))), (T(()), T(())), (T((0, 3)), T((0, 3))), (T((3, 4)), T((3, 4), grad=False))]
UNIT = [(T(a.shape, "unit", a.layout), T(b.shape, "unit", b.layout, grad=False)) for a, b in PAIRS]
ROWS += [layer(name, a, b, reduction=r, loose=8) for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss") for a, b in PAIRS for r in REDUCTIONS]
ROWS += [layer("mse_loss", X, X, reduction=r, dtypes=("float16", "bfloat16")) for r in REDUCTIONS] + [
    layer("mse_loss", X, X, dtypes=("int64",)),
    layer("l1_loss", X, X, dtypes=COMPLEX),
]
ROWS += [layer(name, T((3, 4)), T((4,)), reduction=r) for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss") for r in REDUCTIONS]
ROWS += [layer(name, T((3, 4)), T((5,))) for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss")]
ROWS += [
    layer(name, T(), T(), reduction="all") for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "kl_div", "binary_cross_entropy_with_logits")
]
ROWS += [
    layer("mse_loss", T(), T(dtype="float64")),
    layer("l1_loss", T(), T(dtype="float64")),
    layer("mse_loss", T(), T(), size_average=False),
    layer("l1_loss", T(), T(), reduce=False),
]
ROWS += [layer("smooth_l1_loss", T(), T(), beta=b, reduction="none") for b in (0.5, 3.0, 0.0, -1.0)] + [
    layer("huber_loss", T(), T(), delta=d, reduction="none") for d in (0.5, 3.0, 0.0)
]
ROWS += [layer("binary_cross_entropy", a, b, reduction=r, loose=8) for a, b in UNIT for r in REDUCTIONS]
ROWS += [layer("binary_cross_entropy_with_logits", T(a.shape, layout=a.layout), b, reduction=r, loose=8) for a, b in UNIT for r in REDUCTIONS]
WEIGHT = T((4,), "positive", grad=False)
ROWS += [
    layer("binary_cross_entropy", T(holds="unit"), T(holds="unit", grad=False), WEIGHT, loose=8),
    layer("binary_cross_entropy", T(), T(holds="unit")),
    layer("binary_cross_entropy", T(holds="unit"), T((4,), holds="unit")),
    layer("binary_cross_entropy", T((20,), "unit"), T((20,), "bools", dtype="float64", grad=False)),
    layer("binary_cross_entropy_with_logits", T(), T(holds="unit", grad=False), WEIGHT, loose=8),
    layer("binary_cross_entropy_with_logits", T(), T((4,), holds="unit")),
    layer("binary_cross_entropy_with_logits", T(), T(holds="unit", grad=False), pos_weight=WEIGHT, loose=8, reduction="none"),
    layer("binary_cross_entropy_with_logits", T(), T(holds="unit", grad=False), T((3, 1), "positive", grad=False), pos_weight=WEIGHT, loose=8, reduction="sum"),
    *(layer("kl_div", T(), T(holds="positive", grad=False), reduction=r, log_target=log, loose=8) for r in (*REDUCTIONS, "batchmean") for log in (False, True)),
]

# ---- losses of classes
CLASSES = [
    (T((5, 4)), T((5,), "0..4")),
    (T((4,)), T((), "0..4")),
    (T((2, 4, 3)), T((2, 3), "0..4")),
    (T((2, 4, 3, 2)), T((2, 3, 2), "0..4")),
    (T((5, 4), layout="columns"), LABELS),
]
for a, b in CLASSES:
    for r in REDUCTIONS:
        ROWS += [layer(name, a, b, *w, reduction=r, loose=8) for name in ("cross_entropy", "nll_loss") for w in ((), (WEIGHT,))]
        ROWS += [layer(name, a, b, WEIGHT, ignore_index=2, reduction=r, loose=8) for name in ("cross_entropy", "nll_loss")]
        ROWS += [layer("cross_entropy", a, b, *w, label_smoothing=0.2, reduction=r, loose=8) for w in ((), (WEIGHT,))]
        ROWS += [layer("cross_entropy", a, b, WEIGHT, ignore_index=1, label_smoothing=0.2, reduction=r, loose=8)]
        ROWS += [layer("cross_entropy", a, T(a.shape, "unit"), *w, reduction=r, label_smoothing=s, loose=8) for w in ((), (WEIGHT,)) for s in (0.0, 0.2)]
ROWS += [
    layer("cross_entropy", X, LABELS, dtypes=("float16", "bfloat16")),
    layer("nll_loss", X, LABELS, dtypes=("float16", "bfloat16")),
    *(layer(name, X, T((5,), "1..2"), ignore_index=1, reduction=r) for name in ("cross_entropy", "nll_loss") for r in REDUCTIONS),
    *(
        layer(name, X, target)
        for name in ("cross_entropy", "nll_loss")
        for target in (T((4,), "0..4"), T((5,), "4..6"), T((5,), "-3..0"), T((5, 1), "0..4"), T((), "0..4"))
    ),
    *(
        layer(name, X, LABELS, w)
        for name in ("cross_entropy", "nll_loss")
        for w in (T((3,), grad=False), T((5, 4), grad=False), T((4,), dtype="float16", grad=False))
    ),
    *(layer(name, X, T((5,), "0..4", dtype="int32")) for name in ("cross_entropy", "nll_loss")),
    layer("cross_entropy", X, T((5, 3), "unit")),
    *(layer(name, T(()), T((), "0..1")) for name in ("cross_entropy", "nll_loss")),
    *(layer(name, T((0, 4)), T((0,), "0..4"), reduction=r) for name in ("cross_entropy", "nll_loss") for r in REDUCTIONS),
    *(layer("cross_entropy", X, LABELS, label_smoothing=s) for s in (1.0, 1.5)),
    layer("cross_entropy", X, LABELS, reduction="all"),
    layer("nll_loss", X, LABELS, reduction="all"),
    layer("cross_entropy", X, T((5, 4), "unit"), ignore_index=1),
    layer("nll_loss", X, T((5,), dtype="float32")),
    layer("cross_entropy", X, LABELS, size_average=False),
]

# ---- images
IMAGE, FILTER = T((2, 4, 7, 6)), T((6, 4, 3, 3))
CONVOLVED = [
    {},
    {"stride": 2},
    {"stride": (2, 1)},
    {"padding": 1},
    {"padding": (2, 0)},
    {"dilation": 2},
    {"dilation": (1, 2), "padding": 2, "stride": 3},
    {"padding": "same"},
    {"padding": "valid"},
    {"padding": "same", "dilation": 2},
    {"stride": [2], "padding": [1]},
]
ROWS += [layer("conv2d", IMAGE, FILTER, loose=40, **options) for options in CONVOLVED] + [
    layer("conv2d", IMAGE, FILTER, T((6,)), loose=40, **options) for options in CONVOLVED
]
ROWS += [layer("conv2d", IMAGE, T((6, 4 // g, 2, 3)), T((6,)), groups=g, padding=p, loose=40) for g in (1, 2) for p in (0, 1, "same")]
ROWS += [
    layer("conv2d", T((2, 6, 5, 5)), T((6, 1, 3, 3)), groups=6, loose=40),
    layer("conv2d", T((4, 7, 6)), FILTER, T((6,)), padding=1, loose=40),
    layer("conv2d", IMAGE, T((3, 4, 1, 1)), loose=40),
    layer("conv2d", T((2, 4, 7, 6), layout="columns"), T((6, 4, 3, 3), layout="steps"), loose=40),
    layer("conv2d", IMAGE, T((6, 4, 7, 6)), loose=40),
    layer("conv2d", T((0, 4, 7, 6)), FILTER),
    layer("conv2d", IMAGE, FILTER, dtypes=("float16", "bfloat16", "complex128"), loose=40),
    layer("conv2d", IMAGE, T((6, 3, 3, 3))),
    layer("conv2d", IMAGE, T((6, 4, 9, 3))),
    layer("conv2d", IMAGE, FILTER, T((5,))),
    layer("conv2d", IMAGE, FILTER, padding="same", stride=2),
    layer("conv2d", IMAGE, FILTER, padding="other"),
    layer("conv2d", IMAGE, FILTER, stride=0),
    layer("conv2d", IMAGE, FILTER, padding=-1),
    layer("conv2d", IMAGE, FILTER, dilation=0),
    layer("conv2d", IMAGE, FILTER, groups=3),
    layer("conv2d", IMAGE, FILTER, groups=0),
    layer("conv2d", IMAGE, T((5, 2, 3, 3)), groups=2),
    layer("conv2d", T((7, 6)), FILTER),
    layer("conv2d", T((1, 2, 4, 7, 6)), FILTER),
    layer("conv2d", IMAGE, T((4, 3, 3))),
    layer("conv2d", IMAGE, FILTER, stride=(1, 2, 3)),
    layer("conv2d", IMAGE, T((6, 4, 3, 3), dtype="float16")),
]
POOLED = [
    (2,),
    ((2, 3),),
    (3, 2),
    (3, 2, 1),
    ((3, 2), (1, 2), (1, 0)),
    ([2],),
    (2, 1, 1),
    (7, 1),
    (4,),
    (3, 4, 1),
    (2, None, 0),
]
DISTINCT = T((2, 3, 7, 6), "distinct")
ROWS += [layer("max_pool2d", DISTINCT, *args, return_indices=i) for args in POOLED for i in (False, True)] + [
    layer("avg_pool2d", DISTINCT, *args, loose=20) for args in POOLED
]
ROWS += [layer("max_pool2d", DISTINCT, *args, ceil_mode=True, return_indices=True) for args in POOLED] + [
    layer("avg_pool2d", DISTINCT, *args, ceil_mode=True, loose=20) for args in POOLED
]
ROWS += [
    layer("max_pool2d", DISTINCT, 3, s, p, d, ceil_mode=c, return_indices=True) for s in (1, 2) for p in (0, 1) for d in (2, (1, 2), 3) for c in (False, True)
]
ROWS += [
    layer("avg_pool2d", DISTINCT, 3, 2, 1, count_include_pad=i, divisor_override=d, ceil_mode=c, loose=20)
    for i in (True, False)
    for d in (None, 2, 5)
    for c in (False, True)
]
ROWS += [
    *(
        layer(name, t, 2)
        for name in ("max_pool2d", "avg_pool2d")
        for t in (T((3, 7, 6), "distinct"), T((2, 3, 7, 6), "distinct", "columns"), T((2, 3, 7, 6), "distinct", "steps"))
    ),
    *(layer(name, DISTINCT, 2, dtypes=("float16", "bfloat16")) for name in ("max_pool2d", "avg_pool2d")),
    layer("max_pool2d", DISTINCT, 2, dtypes=("int64", "uint8")),
    layer("max_pool2d", T((1, 1, 4, 5), "special"), 2, return_indices=True),
    layer("max_pool2d", T((1, 1, 4, 4), "bools", dtype="float32"), 3, 1, 1, return_indices=True),
    *(layer(name, DISTINCT, *args) for name in ("max_pool2d", "avg_pool2d") for args in ((8,), (2, 0), (2, 1, 2), (0,), ((1, 2, 3),), (2, 2, -1))),
    layer("max_pool2d", DISTINCT, 2, dilation=0),
    *(layer(name, t, 2) for name in ("max_pool2d", "avg_pool2d") for t in (T((1, 2, 3, 7, 6)), T((0, 3, 7, 6)), T((2, 0, 7, 6)), T((2, 3, 0, 6)))),
    layer("avg_pool2d", DISTINCT, 2, divisor_override=0),
    layer("avg_pool2d", DISTINCT, 2, divisor_override=-2),
]


@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)


# ---- dropout draws numbers of its own, so that only what is certain can be compared


@pytest.mark.parametrize("options", [{"p": 0.0}, {"p": 1.0}, {"p": 0.4, "training": False}, {"p": 1.0, "inplace": True}, {"p": 0.0, "inplace": True}])
def test_dropout_where_nothing_is_left_to_chance(options: dict[str, Any]) -> None:
    def program(lib: Any) -> Any:
        x = lib.arange(-4.0, 4.0).requires_grad_()
        y = lib.nn.functional.dropout(x * 1, **options)
        return y, lib.autograd.grad(y.sum(), x)

    agree(program)


@pytest.mark.parametrize("p", [-0.1, 1.1])
def test_dropout_refuses_what_is_no_probability(p: float) -> None:
    both_raise(lambda lib: lib.nn.functional.dropout(lib.ones(3), p), phrase="dropout probability has to be between 0 and 1")


@pytest.mark.parametrize("p", [0.1, 0.5, 0.8])
def test_dropout_drops_a_share_and_scales_the_rest(p: float) -> None:
    specgrad.manual_seed(3)
    x = specgrad.ones(200, 200, requires_grad=True)
    y = specgrad.nn.functional.dropout(x, p)
    (grad,) = specgrad.autograd.grad(y.sum(), x)
    kept = y != 0
    assert abs(kept.float().mean().item() - (1 - p)) < 0.015  # five standard deviations of 40,000 draws
    assert specgrad.allclose(y[kept], specgrad.tensor(1 / (1 - p)))
    assert specgrad.equal(grad, y.detach())


# ---- the softmax with noise of Gumbel


@pytest.mark.parametrize("hard", [False, True])
def test_gumbel_softmax_samples_the_categories(hard: bool) -> None:
    specgrad.manual_seed(5)
    logits = specgrad.tensor([0.0, 1.0, -1.0], requires_grad=True)
    sample = specgrad.nn.functional.gumbel_softmax(logits.expand(20_000, 3), tau=0.5, hard=hard)
    assert specgrad.allclose(sample.sum(-1), specgrad.tensor(1.0))
    assert not hard or sample.detach().unique().numel() <= 3  # zeros and ones, but for what rounding leaves of the difference
    share = specgrad.bincount(sample.argmax(-1), minlength=3) / 20_000
    assert specgrad.allclose(share, specgrad.softmax(logits.detach(), -1), atol=0.02)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_gumbel_softmax_of_halves_is_a_number(dtype: str) -> None:
    """Uniform numbers of 8 digits are zero once in 256 times, which is no noise to add."""
    for lib in (torch, specgrad):
        sample = lib.nn.functional.gumbel_softmax(lib.zeros(100_000, 2, dtype=getattr(lib, dtype)))
        assert not sample.isnan().any()
        assert abs(sample.float().mean(0)[0].item() - 0.5) < 0.02


def test_gumbel_softmax_has_the_gradient_of_the_softmax() -> None:
    """Also where the sample is one of zeros and ones; PyTorch draws other numbers, so only its errors and warnings are compared."""
    logits = specgrad.tensor([[0.3, -0.2, 1.5], [0.0, 2.0, 1.0]], dtype=specgrad.float64, requires_grad=True)
    grads = []
    for hard in (False, True):
        specgrad.manual_seed(2)
        sample = specgrad.nn.functional.gumbel_softmax(logits, 0.7, hard, dim=0)
        (grad,) = specgrad.autograd.grad((sample * specgrad.tensor([[1.0, 2.0, 3.0], [-1.0, 0.5, 2.0]], dtype=specgrad.float64)).sum(), logits)
        grads.append(grad)
    assert specgrad.allclose(*grads) and grads[0].abs().min() > 0
    for lib in (specgrad, torch):
        with pytest.warns(UserWarning, match="`eps` parameter is deprecated"):
            assert lib.nn.functional.gumbel_softmax(lib.ones(2, 3), eps=1e-3).shape == (2, 3)


@pytest.mark.parametrize("name", ["softmax", "log_softmax", "softmin"])
def test_a_dimension_that_is_not_said_is_warned_of(name: str) -> None:
    warned = []
    for lib in (specgrad, torch):
        with pytest.warns(UserWarning, match="Implicit dimension choice") as caught:
            getattr(lib.nn.functional, name)(lib.ones(2, 3))
        warned.append([str(w.message) for w in caught])
    assert warned[0] == warned[1]
