"""vmap over ops that are made of others, and over what Python's operators and indices make of tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.batching.pytrees import flatten

F: Any = sg.nn.functional
SIZE = 3

generator = sg.Generator().manual_seed(1)


def randn(*shape: int, dtype: Any = sg.float64) -> Any:
    return sg.randn(SIZE, *shape, dtype=dtype, generator=generator)


MATRIX, OTHER, SQUARE, VECTOR, WEIGHT = randn(4, 5), randn(5, 2), randn(4, 4), randn(4), randn(4)
IMAGE, KERNEL, COMPLEX = randn(2, 6, 6), randn(3, 2, 3, 3), randn(4, dtype=sg.complex128)
CHANCES, MASK = randn(4, 5).sigmoid(), MATRIX > 0
PLACES = sg.randint(0, 4, (SIZE, 4), generator=generator)
PLACES_2 = sg.randint(0, 5, (SIZE, 4, 2), generator=generator)

PROGRAMS: dict[str, tuple[Any, ...]] = {
    "div_rounded": (lambda a, b: sg.div(a, b.sum(), rounding_mode="floor"), MATRIX, OTHER),
    "div_trunc": (lambda a: sg.div(a, 0.3, rounding_mode="trunc"), MATRIX),
    "positive": (lambda a: +a, MATRIX),
    "nan_to_num": (lambda a: sg.nan_to_num(a / 0), MATRIX),
    "float_power": (lambda a: sg.float_power(a, 2), MATRIX),
    "clampT": (lambda a, b: sg.clamp(a, b.min(), b.max()), MATRIX, OTHER),
    "masked_fill_T": (lambda a, m, v: a.masked_fill(m, v[0]), MATRIX, MASK, VECTOR),
    "complex": (lambda v, w: sg.complex(v, w), VECTOR, WEIGHT),
    "round": (lambda a: sg.round(a, decimals=1), MATRIX),
    "polygamma": (lambda p: p.polygamma(1), CHANCES),
    "prelu": (lambda a, w: F.prelu(a, w), MATRIX.transpose(1, 2).contiguous(), VECTOR),
    "prelu1": (lambda a, w: F.prelu(a, w[:1]), MATRIX, VECTOR),
    "glu": (lambda v: F.glu(v), VECTOR),
    "isclose": (lambda a, b: sg.isclose(a, b), VECTOR, WEIGHT),
    "nansum": (lambda a: sg.nansum(a / a.abs().sqrt(), 0), MATRIX),
    "nanmean": (lambda a: sg.nanmean(a, 1), MATRIX),
    "prod": (lambda v: v.prod(), VECTOR),
    "prod_dim": (lambda a: a.prod(1, keepdim=True), MATRIX),
    "cumprod": (lambda a: a.cumprod(0), MATRIX),
    "logsumexp": (lambda a: a.logsumexp(-1), MATRIX),
    "var_legacy": (lambda a: a.var(0, False), MATRIX),
    "var_all": (lambda a: a.var(False), MATRIX),
    "std_all": (lambda a: a.std(True), MATRIX),
    "var_mean": (lambda a: sg.var_mean(a, 1), MATRIX),
    "std_mean": (lambda a: sg.std_mean(a, 1), MATRIX),
    "vector_norm": (lambda a: sg.linalg.vector_norm(a, 3), MATRIX),
    "norm": (lambda a: a.norm(), MATRIX),
    "norm_dim": (lambda a: a.norm(1, dim=0), MATRIX),
    "aminmax": (lambda a: tuple(sg.aminmax(a, dim=0)), MATRIX),
    "max": (lambda a: a.max(), MATRIX),
    "min_other": (lambda a, b: sg.min(a, b), VECTOR, WEIGHT),
    "median": (lambda a: a.median(), MATRIX),
    "median_none": (lambda v: v.sum().median(), VECTOR),
    "nanmedian": (lambda a: sg.nanmedian(a.sqrt()), MATRIX),
    "argsort": (lambda a: a.argsort(), MATRIX),
    "msort": (lambda a: sg.msort(a), MATRIX),
    "softmax": (lambda a: a.softmax(0), MATRIX),
    "softmin": (lambda a: F.softmin(a, -1), MATRIX),
    "log_softmax": (lambda v: v.log_softmax(0), VECTOR),
    "outer": (lambda v, w: sg.outer(v, w), VECTOR, WEIGHT),
    "matmul": (lambda a, b: a @ b, MATRIX, OTHER),
    "matmul_v": (lambda v, a: v @ a, VECTOR, MATRIX),
    "inner": (lambda v, w: sg.inner(v, w), VECTOR, WEIGHT),
    "tensordot": (lambda a, b: sg.tensordot(a, b, ([1], [0])), MATRIX, OTHER),
    "trace": (lambda m: m.trace(), SQUARE),
    "kron": (lambda a, b: sg.kron(a, b), MATRIX, OTHER),
    "einsum": (lambda a, b: sg.einsum("ij,jk->ki", a, b), MATRIX, OTHER),
    "einsum2": (lambda m: sg.einsum("ii->i", m), SQUARE),
    "reshape": (lambda a: a.t().reshape(2, -1), MATRIX),
    "reshape_as": (lambda a, b: a.reshape_as(sg.ones(5, 4)), MATRIX, OTHER),
    "flatten": (lambda a: a.flatten(), MATRIX),
    "unflatten": (lambda a: a.unflatten(0, (2, 2)), MATRIX),
    "ravel": (lambda a: a.t().ravel(), MATRIX),
    "movedim": (lambda a: a.movedim(0, 1), MATRIX),
    "T": (lambda a: a.T, MATRIX),
    "mT": (lambda a: a.mT, MATRIX),
    "mH": (lambda a: a.mH, MATRIX),
    "H": (lambda a: a.H, MATRIX),
    "adjoint": (lambda a: a.adjoint(), MATRIX),
    "expand_as": (lambda v, m: v.expand_as(m), VECTOR, SQUARE),
    "broadcast_to": (lambda v: v.broadcast_to(2, 4), VECTOR),
    "sum_to_size": (lambda a: a.sum_to_size(1, 5), MATRIX),
    "narrow": (lambda a: a.narrow(1, 1, 2), MATRIX),
    "diag": (lambda v: v.diag(), VECTOR),
    "diag2": (lambda m: m.diag(1), SQUARE),
    "chunk": (lambda a: a.chunk(2, 1), MATRIX),
    "tensor_split": (lambda a: a.tensor_split(3, 1), MATRIX),
    "hstack": (lambda v, w: sg.hstack([v, w]), VECTOR, WEIGHT),
    "vstack": (lambda v, w: sg.vstack([v, w]), VECTOR, WEIGHT),
    "dstack": (lambda v, w: sg.dstack([v, w]), VECTOR, WEIGHT),
    "column_stack": (lambda v, w: sg.column_stack([v, w]), VECTOR, WEIGHT),
    "fliplr": (lambda a: a.fliplr(), MATRIX),
    "flipud": (lambda a: a.flipud(), MATRIX),
    "rot90": (lambda a: a.rot90(), MATRIX),
    "tile": (lambda v: v.tile((2, 3)), VECTOR),
    "repeat_interleave": (lambda v: v.repeat_interleave(2), VECTOR),
    "contiguous": (lambda a: a.t().contiguous(), MATRIX),
    "atleast": (lambda v: sg.atleast_3d(v.sum()), VECTOR),
    "broadcast_tensors": (lambda v, m: sg.broadcast_tensors(v, m), VECTOR, SQUARE),
    "meshgrid": (lambda v, w: sg.meshgrid(v, w, indexing="xy"), VECTOR, WEIGHT),
    "block_diag": (lambda a, b: sg.block_diag(a, b), MATRIX, OTHER),
    "cartesian_prod": (lambda v, w: sg.cartesian_prod(v, w), VECTOR, WEIGHT),
    "take_along_dim": (lambda a, j: sg.take_along_dim(a, j, 1), MATRIX, PLACES_2),
    "take": (lambda a, i: sg.take(a, i), MATRIX, PLACES),
    "scatter_value": (lambda a, j: a.scatter(1, j, 2.0), MATRIX, PLACES_2),
    "scatter_reduce": (lambda v, i: v.scatter(0, i, VECTOR[0], reduce="multiply"), VECTOR, PLACES),
    "scatter_add_r": (lambda v, i, w: v.scatter(0, i, w, reduce="add"), VECTOR, PLACES, WEIGHT),
    "index_fill_T": (lambda v, i, w: v.index_fill(0, i, w[0]), VECTOR, PLACES, WEIGHT),
    "index_put": (lambda v, i, w: v.index_put((i,), w, accumulate=True), VECTOR, PLACES, WEIGHT),
    "select_scatter": (lambda a, v: a.select_scatter(v, 1, 0), MATRIX, VECTOR),
    "slice_scatter": (lambda a, b: a.slice_scatter(b[:2].expand(2, 2)[:, :1].expand(2, 5), 0, 0, 2), MATRIX, OTHER),
    "diagonal_scatter": (lambda m, v: m.diagonal_scatter(v), SQUARE, VECTOR),
    "where_m": (lambda a, m: a.where(m, 0), MATRIX, MASK),
    "linear": (lambda a, w: F.linear(a, w.t(), None), MATRIX, OTHER),
    "layer_norm": (lambda a: F.layer_norm(a, (5,)), MATRIX),
    "layer_norm2": (lambda a, w: F.layer_norm(a.t(), (4,), w, w), MATRIX, VECTOR),
    "mse": (lambda v, w: F.mse_loss(v, w), VECTOR, WEIGHT),
    "mse_none": (lambda v, w: F.mse_loss(v, w, reduction="none"), VECTOR, WEIGHT),
    "l1": (lambda v, w: F.l1_loss(v, w), VECTOR, WEIGHT),
    "smooth": (lambda v, w: F.smooth_l1_loss(v, w, reduction="sum"), VECTOR, WEIGHT),
    "huber": (lambda v, w: F.huber_loss(v, w), VECTOR, WEIGHT),
    "bce": (lambda p, q: F.binary_cross_entropy(p, q.sigmoid()), CHANCES, MATRIX),
    "bcel": (lambda p, q: F.binary_cross_entropy_with_logits(q, p), CHANCES, MATRIX),
    "kl": (lambda p, q: F.kl_div(p.log(), q.softmax(0), reduction="batchmean"), CHANCES, MATRIX),
    "nll": (lambda a, i: F.nll_loss(a.log_softmax(1), i), MATRIX, PLACES),
    "ce": (lambda a, i: F.cross_entropy(a, i, label_smoothing=0.1), MATRIX, PLACES),
    "ce1": (lambda v, i: F.cross_entropy(v, i[0]), VECTOR, PLACES),
    "ce_sum": (lambda a, i: F.cross_entropy(a, i, reduction="sum", ignore_index=2), MATRIX, PLACES),
    "ce_none": (lambda a, i: F.cross_entropy(a, i, reduction="none"), MATRIX, PLACES),
    "ce_soft": (lambda a, p: F.cross_entropy(a, p), MATRIX, CHANCES),
    "ce_w": (lambda a, i: F.cross_entropy(a, i, sg.arange(5, dtype=sg.float64) + 1), MATRIX, PLACES),
    "embedding": (lambda i, a: F.embedding(i, a), PLACES, MATRIX),
    "embedding2": (lambda i: F.embedding(i, MATRIX[0]), PLACES),
    "conv": (lambda x: F.conv2d(x, KERNEL[0], padding=1), IMAGE),
    "conv_w": (lambda x, k: F.conv2d(x, k), IMAGE, KERNEL),
    "conv_same": (lambda x, k: F.conv2d(x, k, padding="same"), IMAGE, KERNEL),
    "max_pool": (lambda x: F.max_pool2d(x, 2), IMAGE),
    "avg_pool": (lambda x: F.avg_pool2d(x, 3, 1), IMAGE),
    "float": (lambda a: a.float(), MATRIX),
    "type_as": (lambda a, i: a.type_as(i), MATRIX, PLACES),
    "getitem": (lambda a, i: a[i, 1:], MATRIX, PLACES),
    "getitem2": (lambda a: a[..., None, ::2], MATRIX),
    "getitem_mask": (lambda a: a[sg.tensor([True, False, True, True])], MATRIX),
    "sub_index": (lambda a, i: a[i[0], i[1]], MATRIX, PLACES),
    "argwhere": (lambda v: sg.argwhere(v.abs() + 1), VECTOR),
    "nonzero_t": (lambda v: sg.nonzero(v.abs() + 1, as_tuple=True), VECTOR),
    "iter": (lambda a: [r * 2 for r in a], MATRIX),
    "conjT": (lambda c: (c.conj() * c).real, COMPLEX),
    "view_as_real": (lambda c: sg.view_as_real(c), COMPLEX),
    "vdot": (lambda c: sg.vdot(c, c), COMPLEX),
    "equal_shape": (lambda a: a.new_full((2,), 3.0) * a.sum(), MATRIX),
    "split": (lambda a: a.split([1, 3]), MATRIX),
    "T0": (lambda v: v.sum().t(), VECTOR),
    "unbind": (lambda a: a.unbind(1), MATRIX),
    "len": (lambda a: a * len(a), MATRIX),
    "rsub": (lambda a: 1 - a, MATRIX),
    "rpow": (lambda v: 2**v, VECTOR),
    "np": (lambda v: v * np.arange(4.0), VECTOR),
    "npl": (lambda v: np.arange(4.0) * v, VECTOR),
    "any": (lambda m: (m.any(), m.all(1)), MASK),
    "neg": (lambda m: ~m, MASK),
    "cmp": (lambda v, w: (v < w, v == w), VECTOR, WEIGHT),
}


def samples(tensors: tuple[Any, ...], dims: tuple[int | None, ...], i: int) -> list[Any]:
    return [t[0] if d is None else t[i] for t, d in zip(tensors, dims)]


@pytest.mark.filterwarnings("ignore:Using a target size")
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    program, *given = PROGRAMS[name]
    tensors = tuple(given)
    alone = [tuple(0 if i == k else None for i in range(len(tensors))) for k in range(len(tensors))]
    for dims in ((0,) * len(tensors), *alone):
        found, _ = flatten(sg.vmap(program, in_dims=dims)(*(t[0] if d is None else t for t, d in zip(tensors, dims))))
        rows = [flatten(program(*samples(tensors, dims, i)))[0] for i in range(SIZE)]
        assert len(found) == len(rows[0])
        for result, parts in zip(found, zip(*rows)):
            expected = sg.stack(list(parts))
            assert result.shape == expected.shape and result.dtype is expected.dtype
            assert np.allclose(result.numpy(), expected.numpy(), equal_nan=True), dims


@pytest.mark.parametrize("name", ["select_scatter", "slice_scatter", "diagonal_scatter"])
def test_copies_have_a_place_for_every_sample_of_every_level(name: str) -> None:
    program, whole, part = PROGRAMS[name]
    table = sg.vmap(lambda a: sg.vmap(lambda b: program(a, b))(part))(whole)
    turned = sg.vmap(lambda b: sg.vmap(lambda a: program(a, b))(whole))(part)
    expected = sg.stack([sg.stack([program(a, b) for b in part]) for a in whole])
    assert table.equal(expected) and turned.equal(expected.transpose(0, 1))


@pytest.mark.parametrize("name", ["median", "nanmedian"])
def test_medians_of_all_samples_are_one_op(name: str) -> None:
    """Samples have ties of their own, which share the gradient of their median."""
    x = sg.tensor([[2.0, 2.0, 1.0], [3.0, np.nan, 1.0], [1.0, 5.0, 5.0]], requires_grad=True)
    values = sg.vmap(getattr(sg, name))(x)
    assert values.grad_fn.name() == f"{name.title()}Backward0"  # not that of a stack
    rows = [getattr(sg, name)(row) for row in x]
    assert np.array_equal(values.detach(), sg.stack(rows).detach(), equal_nan=True)
    assert sg.autograd.grad(values.sum(), x)[0].equal(sg.autograd.grad(sum(rows), x)[0])
    table = sg.vmap(sg.vmap(getattr(sg, name)))(MATRIX)
    assert table.equal(MATRIX.median(2)[0])


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32], ids=str)
@pytest.mark.parametrize("name", ["addmm", "addmv", "baddbmm", "addbmm", "addr"])
def test_a_product_and_a_sum_are_rounded_once_as_they_are_without_vmap(name: str, dtype: sg.dtype) -> None:
    a = sg.linspace(-1, 1, 2 * 9).reshape(2, 3, 3).to(dtype)
    rows = (a[:, None], a[:, None])
    factors = {"addmm": (a, a), "addmv": (a, a[:, 0]), "addr": (a[:, 0], a[:, 1]), "baddbmm": rows, "addbmm": rows}[name]
    start = sg.full((3,) if name == "addmv" else (1, 3, 3) if name == "baddbmm" else (3, 3), 0.1, dtype=dtype)
    op = getattr(sg, name)
    found = sg.vmap(lambda *each: op(start, *each))(*factors)
    assert found.dtype is dtype
    expected = sg.stack([op(start, *each) for each in zip(*factors)])
    assert np.allclose(found.float().numpy(), expected.float().numpy(), rtol=1e-6 if dtype is sg.float32 else 0, atol=0)
