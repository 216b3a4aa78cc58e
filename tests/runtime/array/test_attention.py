"""Attention in blocks is attention: any number of blocks gives what one gives, in memory that grows with the length."""

from __future__ import annotations

import math
import tracemalloc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.array.nn import attention as blocked
from specgrad.core.kernels import table
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


@pytest.fixture(params=[None, 1 << 18, 64, 1], ids=["compiled", "one block", "some", "rows"])
def blocks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param is None:
        monkeypatch.setattr(blocked, "FEW", 1)
        return
    monkeypatch.setattr(blocked, "FEW", 1 << 30)
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
    monkeypatch.setattr(blocked, "FEW", 1 << 30)
    monkeypatch.setattr(blocked, "BLOCK", 1 << 12)
    monkeypatch.setattr(native, "pooled", lambda function, *args: function(*args))  # tracemalloc does not see the pool's memory
    assert all(later < 2.5 * earlier for earlier, later in zip(map(peak, (1024, 2048)), map(peak, (2048, 4096))))
    assert peak(4096) < 4096 * 4096 * 4 / 4  # the weights of one head alone would be four times that


# ---- compiled


SIZES = [((), 13, 7, 3, 5), ((2,), 50, 130, 8, 8), ((2, 3), 30, 257, 17, 9), ((1,), 200, 33, 16, 50)]


@pytest.fixture(params=[64, 32, 16])
def vectors(request: pytest.FixtureRequest) -> Iterator[None]:
    """What machines compute with that have no longer vectors."""
    if native.attend.__module__ == native.__name__:
        pytest.skip("nothing is compiled")
    table._lib.sg_set_vector_bytes(request.param)
    yield
    table._lib.sg_set_vector_bytes(64)


def forward_and_backward(arrays: list[Any], bias: Any, causal: bool) -> list[Any]:
    """What both functions give, with gradients that are the same in every call."""
    means, sums = blocked.attention(*arrays, bias, causal, 0.4)
    above = np.random.default_rng(0).standard_normal(means.shape).astype(means.dtype)
    return [means, sums, *blocked.attention_backward(above, *arrays, bias, sums, (above * means).sum(-1), causal, 0.4)]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize(("lead", "queries", "keys", "depth", "width"), SIZES)
def test_compiled_functions_beside_numpy(
    vectors: None, monkeypatch: pytest.MonkeyPatch, lead: tuple[int, ...], queries: int, keys: int, depth: int, width: int, causal: bool, dtype: Any
) -> None:
    chance = np.random.default_rng(keys)
    arrays = [chance.standard_normal((*lead, n, m)).astype(dtype) for n, m in ((queries, depth), (keys, depth), (keys, width))]
    for shape in (None, (queries, keys), (keys,), (*lead, queries, 1)):
        bias = None if shape is None else np.where(chance.random(shape) < 0.2, -np.inf, chance.standard_normal(shape)).astype(dtype)
        monkeypatch.setattr(blocked, "FEW", 1)
        found = forward_and_backward(arrays, bias, causal)
        monkeypatch.setattr(blocked, "FEW", 1 << 30)
        for one, other in zip(found, forward_and_backward(arrays, bias, causal)):
            np.testing.assert_allclose(one, other, rtol=2e-4 if dtype is np.float32 else 1e-11, atol=2e-5 if dtype is np.float32 else 1e-12)


def test_compiled_functions_take_any_layout(vectors: None) -> None:
    chance = np.random.default_rng(1)
    q, k, v = (chance.standard_normal((2, 40, 6)) for _ in range(3))
    expected = forward_and_backward([q, np.repeat(k[:1], 2, 0), v], None, True)
    turned = [np.asfortranarray(q), np.broadcast_to(k[:1], k.shape), np.repeat(v, 2, -1)[..., ::2]]
    for one, other in zip(forward_and_backward(turned, None, True), expected):
        np.testing.assert_array_equal(one, other)


def test_bits_do_not_depend_on_the_number_of_threads() -> None:
    chance = np.random.default_rng(2)
    arrays = [chance.standard_normal((2, 300, 16)).astype(np.float32) for _ in range(3)]
    before = sg.get_num_threads()
    try:
        found = []
        for count in (1, 2, 5):
            sg.set_num_threads(count)
            found.append(forward_and_backward(arrays, None, True))
    finally:
        sg.set_num_threads(before)
    for others in zip(*found):
        assert len({a.tobytes() for a in others}) == 1


def test_numbers_that_are_none(vectors: None) -> None:
    q, k, v = operands((), 20, 150)
    k[140] = np.nan
    assert np.isnan(blocked.attention(q, k, v, None, False, 1.0)[0]).all()
    assert not np.isnan(blocked.attention(q, k, v, None, True, 1.0)[0]).any()  # no query sees that key
    k[140] = 1e300
    np.testing.assert_allclose(blocked.attention(np.abs(q), k, v, None, False, 1e-5)[0], np.broadcast_to(v[140], (20, 3)), rtol=1e-12)
    hidden = np.full((20, 150), -np.inf)
    means, sums = blocked.attention(q, k, v, hidden, False, 1.0)
    assert (means == 0).all() and (sums == np.inf).all()
    later = np.where(np.arange(150) < 130, -np.inf, 0.0)  # the first keys are all hidden
    np.testing.assert_allclose(
        blocked.attention(q, v[:, :1].repeat(4, -1), v, later, False, 1.0)[0], direct(q, v[:, :1].repeat(4, -1), v, later, scale=1.0), rtol=1e-12
    )


@pytest.mark.parametrize("mask", [None, "of queries", "of heads", "of all heads"])
def test_heads_that_share_keys(mask: str | None) -> None:
    chance = np.random.default_rng(3)
    q, k, v = (sg.tensor(chance.standard_normal((2, heads, 14, 4)), requires_grad=True) for heads in (6, 2, 2))
    given = None if mask is None else sg.tensor(chance.standard_normal({"of queries": (14, 14), "of heads": (6, 14, 14), "of all heads": (2, 1, 14, 14)}[mask]))
    found = attention(q, k, v, given, enable_gqa=True)
    expected = attention(q, k.repeat_interleave(3, 1), v.repeat_interleave(3, 1), given)
    np.testing.assert_allclose(found.detach().numpy(), expected.detach().numpy(), rtol=1e-12)
    above = sg.tensor(chance.standard_normal(found.shape))
    for one, other in zip(sg.autograd.grad(found, (q, k, v), above), sg.autograd.grad(expected, (q, k, v), above)):
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-10, atol=1e-12)


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
