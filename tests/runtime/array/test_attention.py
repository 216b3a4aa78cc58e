"""Attention in blocks is attention: any number of blocks gives what one gives, in memory that grows with the length."""

from __future__ import annotations

import math
import tracemalloc
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.array.nn import attention as blocked
from specgrad.nn.functional import scaled_dot_product_attention as attention


def direct(q: Any, k: Any, v: Any, mask: Any = None, causal: bool = False, scale: float | None = None) -> Any:
    scores = q @ k.swapaxes(-1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf) if mask.dtype == bool else scores + mask
    if causal:
        scores = np.where(np.tri(*scores.shape[-2:], dtype=bool), scores, -np.inf)
    with np.errstate(all="ignore"):
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        return np.nan_to_num(weights / weights.sum(-1, keepdims=True)) @ v


def operands(lead: tuple[int, ...], queries: int, keys: int) -> list[Any]:
    chance = np.random.default_rng(queries + keys)
    return [chance.standard_normal((*lead, n, width)) for n, width in ((queries, 4), (keys, 4), (keys, 3))]


@pytest.fixture(params=[1 << 18, 64, 1], ids=["one block", "some", "rows"])
def blocks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocked, "BLOCK", request.param)
    monkeypatch.setattr(blocked, "ROWS", 2)


@pytest.mark.parametrize(("lead", "queries", "keys"), [((), 5, 7), ((3,), 9, 4), ((2, 3), 6, 6), ((2, 3), 1, 11)])
@pytest.mark.parametrize("mask", ["none", "causal", "bools", "numbers", "of heads", "of keys"])
def test_values_and_gradients_of_any_number_of_blocks(blocks: None, mask: str, lead: tuple[int, ...], queries: int, keys: int) -> None:
    q, k, v = operands(lead, queries, keys)
    chance = np.random.default_rng(0)
    given = {
        "bools": chance.random((queries, keys)) < 0.5,
        "numbers": chance.standard_normal((*lead, queries, keys)),
        "of heads": chance.random((*lead, 1, keys)) < 0.7,
        "of keys": chance.standard_normal(keys),
    }.get(mask)
    causal = mask == "causal"
    leaves = [sg.tensor(a, requires_grad=True) for a in (q, k, v)]
    found = attention(*leaves, None if given is None else sg.tensor(given), is_causal=causal)
    np.testing.assert_allclose(found.detach().numpy(), direct(q, k, v, given, causal), rtol=1e-12, atol=1e-13)
    above = chance.standard_normal(found.shape)
    grads = sg.autograd.grad(found, leaves, sg.tensor(above))
    for place, (array, grad) in enumerate(zip((q, k, v), grads)):
        direction = chance.standard_normal(array.shape)
        ends = [direct(*(a + sign * 1e-5 * direction if i == place else a for i, a in enumerate((q, k, v))), given, causal) for sign in (1, -1)]
        assert float((grad.numpy() * direction).sum()) == pytest.approx(((ends[0] - ends[1]) * above).sum() / 2e-5, rel=1e-6, abs=1e-8)


def test_a_mask_has_a_gradient(blocks: None) -> None:
    q, k, v = (sg.tensor(a) for a in operands((2,), 5, 6))
    for shape in ((5, 6), (2, 1, 6), (6,)):
        mask = sg.zeros(shape, dtype=sg.float64).requires_grad_()
        assert sg.autograd.gradcheck(lambda m: attention(q, k, v, m), (mask,))


def test_derivatives_of_second_order_and_forward_mode(blocks: None) -> None:
    leaves = [sg.tensor(a, requires_grad=True) for a in operands((2,), 4, 3)]
    assert sg.autograd.gradcheck(lambda *x: attention(*x, is_causal=True), leaves, check_forward_ad=True)
    assert sg.autograd.gradgradcheck(lambda *x: attention(*x, is_causal=True), leaves)


def test_batches(blocks: None) -> None:
    q, k, v = (sg.tensor(a) for a in operands((5, 2), 4, 3))
    np.testing.assert_allclose(sg.vmap(attention)(q, k, v).numpy(), attention(q, k, v).numpy(), rtol=1e-12)


def test_batches_broadcast() -> None:
    q, k, v = operands((3, 1), 4, 5)
    found = attention(sg.tensor(q), sg.tensor(k[0, 0]), sg.tensor(np.concatenate([v, v + 1], 1)))
    assert found.shape == (3, 2, 4, 3)
    np.testing.assert_allclose(found.numpy(), direct(q, k[0, 0], np.concatenate([v, v + 1], 1)), rtol=1e-12)


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16])
def test_half_precision_is_summed_in_float32(dtype: Any) -> None:
    ones = sg.ones(1, 3000, 8, dtype=dtype)
    values = sg.full((1, 3000, 2), 0.25, dtype=dtype)
    found = attention(ones, ones, values)
    assert found.dtype is dtype and (found == 0.25).all()  # 3000 weights, whose sum has no place in bfloat16


def test_a_query_that_may_look_at_nothing() -> None:
    q, k, v = (sg.tensor(a, requires_grad=True) for a in operands((2,), 3, 4))
    mask = sg.tensor([[True, False, True, False], [False] * 4, [True] * 4])
    found = attention(q, k, v, mask)
    assert (found[:, 1] == 0).all()
    for grad in sg.autograd.grad(found.sum(), (q, k, v)):
        assert grad.isfinite().all()


def test_a_negative_scale_and_numbers_that_overflow() -> None:
    q, k, v = operands((1,), 3, 4)
    np.testing.assert_allclose(attention(*(sg.tensor(a) for a in (q, k, v)), scale=-0.5).numpy(), direct(q, k, v, scale=-0.5), rtol=1e-12)
    np.testing.assert_allclose(attention(*(sg.tensor(a) for a in (q * 1e4, k, v))).numpy(), direct(q * 1e4, k, v), rtol=1e-9, atol=1e-30)


def peak(length: int) -> int:
    """Bytes of arrays at the most, forward and backward, beyond the inputs."""
    q, k, v = (sg.rand(1, 2, length, 8).requires_grad_() for _ in range(3))
    tracemalloc.start()
    try:
        attention(q, k, v, is_causal=True).sum().backward()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_grows_with_the_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocked, "BLOCK", 1 << 12)
    monkeypatch.setattr(native, "pooled", lambda function, *args: function(*args))  # tracemalloc does not see the pool's memory
    assert all(later < 2.5 * earlier for earlier, later in zip(map(peak, (1024, 2048)), map(peak, (2048, 4096))))
    assert peak(4096) < 4096 * 4096 * 4 / 4  # the weights of one head alone would be four times that


def test_what_does_not_fit() -> None:
    q, k, v = (a.astype(np.float32) for a in operands((2,), 3, 4))
    for wrong in ((q, k[..., :3], v), (q, k, v[:, :3]), (q[0], k, v), (q[0, 0], k, v)):
        with pytest.raises(RuntimeError, match="do not fit together"):
            blocked.attention(*wrong, None, False, 1.0)
    sums = np.zeros((2, 3), np.float32)
    for above, given in ((np.zeros((2, 3, 2), np.float32), sums), (np.zeros((2, 3, 3), np.float32), sums[:, :2])):
        with pytest.raises(RuntimeError, match="does not fit"):
            blocked.attention_backward(above, q, k, v, None, given, given, False, 1.0)
    assert math.isinf(blocked.attention(q, k, v, np.full((3, 4), -np.inf, np.float32), False, 1.0)[1][0, 0])
