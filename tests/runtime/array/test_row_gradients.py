"""The gradients of layer norm, which compiled code computes in one pass over rows, beside the formulas; and what becomes of those that nobody asks for."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.array.base import native
from specgrad.array.nn.norm import layer_norm_backward

NEEDS = [(x, w, b) for x in (False, True) for w in (False, True) for b in (False, True)]


def numbers(rows: int, n: int, dtype: str = "float64") -> list[np.ndarray]:
    random = np.random.default_rng(rows * 1000 + n)
    return [v.astype(dtype) for v in (random.standard_normal((rows, n)), random.standard_normal((rows, n)) * 2 + 3, random.standard_normal(n))]


def expected(above: np.ndarray, x: np.ndarray, weight: np.ndarray | float, eps: float) -> list[np.ndarray]:
    above, x = above.astype(np.longdouble), x.astype(np.longdouble)
    by = 1 / np.sqrt(x.var(-1, keepdims=True) + eps)
    unit, scaled = (x - x.mean(-1, keepdims=True)) * by, above * weight
    to_x = by * (scaled - scaled.mean(-1, keepdims=True) - unit * (scaled * unit).mean(-1, keepdims=True))
    return [to_x, (above * unit).sum(0), above.sum(0)]


@pytest.mark.parametrize(("dtype", "digits"), [("float32", 2e-5), ("float64", 1e-12)])
@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 33, 48, 511, 512, 513, 1100])
def test_rows_of_any_length(n: int, dtype: str, digits: float) -> None:
    """Lengths about those of vectors and of blocks; rows about those of parts, and of sums that are made before others."""
    for rows in (1, 2, 15, 17, 33, 600 if n < 100 else 40):
        above, x, weight = numbers(rows, n, dtype)
        for scale in (None, weight):
            found = layer_norm_backward(above, x, scale, -1, 0.5, (True, True, True))
            assert found is not None
            for value, right in zip(found, expected(above, x, 1.0 if scale is None else scale.astype(np.longdouble), 0.5)):
                assert value is not None and value.dtype == dtype and value.shape == right.shape
                assert np.abs(value - right).max() <= digits * max(1, np.abs(right).max()) * max(1, rows**0.5), (rows, n)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_no_bit_depends_on_threads_or_on_what_else_is_asked_for(dtype: str) -> None:
    above, x, weight = numbers(1000, 37, dtype)
    before, found = sg.get_num_threads(), []
    try:
        for count in (1, 2, 5):
            sg.set_num_threads(count)
            found += [layer_norm_backward(above, x, weight, -1, 1e-5, needs) for needs in NEEDS]
    finally:
        sg.set_num_threads(before)
    whole = found[len(NEEDS) - 1]
    assert whole is not None
    for given, needs in zip(found, NEEDS * 3):
        assert given is not None and [v is not None for v in given] == [*needs]
        assert all(v is None or np.array_equal(v, all_) for v, all_ in zip(given, whole))


def test_without_compiled_code_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    above, x, weight = numbers(20, 37)
    compiled = layer_norm_backward(above, x, weight, -1, 1e-5, (True, True, True))
    monkeypatch.setattr(native, "normalize_rows_backward", lambda *given: None)
    plain = layer_norm_backward(above, x, weight, -1, 1e-5, (True, True, True))
    assert compiled is not None and plain is not None
    for a, b in zip(compiled, plain):
        np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-12)  # type: ignore[arg-type]


@pytest.mark.parametrize("compiled", [True, False])
def test_halves_are_counted_and_added_up_in_float32(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The length of these rows is no number of bfloat16, and their sums are none that it reaches one by one."""
    if not compiled:
        monkeypatch.setattr(native, "normalize_rows_backward", lambda *given: None)
    random = np.random.default_rng(0)
    x, above = ((random.standard_normal((3, 2100)) + mean).astype(sg.bfloat16.numpy) for mean in (1, 64))
    found = layer_norm_backward(above, x, None, -1, 1e-5, (True, True, True))
    assert found is not None
    for value, right in zip(found, expected(above, x, 1.0, 1e-5)):
        assert value is not None and value.dtype == x.dtype
        assert np.abs(value.astype(np.float64) - right).max() <= 2**-8 * np.abs(right).max()


def test_the_sums_of_many_rows_keep_their_digits() -> None:
    """In float32 alone they would lose three digits."""
    x = np.tile(np.float32([[1.0, -1.0]]), (300_000, 1))
    above = np.full_like(x, 0.1)
    _, to_weight, to_bias = layer_norm_backward(above, x, None, -1, 0.0, (True, True, True))  # type: ignore[misc]
    np.testing.assert_allclose(to_weight, np.float64(above[0]) * [3e5, -3e5], rtol=1e-6)  # type: ignore[arg-type]
    np.testing.assert_allclose(to_bias, np.float64(above[0]) * 3e5, rtol=1e-6)  # type: ignore[arg-type]


def test_rows_that_are_far_from_zero_or_hold_what_is_no_number() -> None:
    above, x, weight = numbers(40, 24, "float32")
    x[7, 3], x[9, 5] = np.nan, np.inf
    x[11] += 1e4
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        to_x, to_weight, to_bias = layer_norm_backward(above, x, weight, -1, 1e-5, (True, True, True))  # type: ignore[misc]
    assert to_x is not None and to_weight is not None and to_bias is not None
    assert np.isnan(to_x[[7, 9]]).all() and np.isnan(to_weight).all() and np.isfinite(to_bias).all()
    kept = [r for r in range(40) if r not in (7, 9)]
    right = expected(above[kept], x[kept], weight.astype(np.longdouble), 1e-5)[0]
    assert np.abs(to_x[kept] - right).max() < 2e-3 and np.isfinite(to_x[kept]).all()


@pytest.mark.parametrize("wanted", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_any_of_the_gradients_may_be_asked_for(dtype: str, wanted: tuple[int, ...]) -> None:
    """By inputs that need none, and by the inputs that are asked about; and second derivatives, of the formulas, agree with the first ones."""
    above, x, weight = numbers(6, 5)
    for kept in ((0, 1, 2), wanted):
        given = [sg.tensor(v, dtype=getattr(sg, dtype), requires_grad=i in kept) for i, v in enumerate((x, weight, weight))]
        out = F.layer_norm(given[0].t().contiguous().t(), (5,), given[1], given[2])
        asked = [given[i] for i in wanted]
        grad = sg.tensor(above, dtype=out.dtype)
        found = sg.autograd.grad(out, asked, grad, retain_graph=True)
        again = sg.autograd.grad(out, asked, grad, create_graph=True)
        least = {"float16": 2e-2, "bfloat16": 0.2, "float32": 1e-5, "float64": 1e-12}[dtype]
        for a, b in zip(found, again):
            assert a.dtype == out.dtype and a.shape == b.shape
            np.testing.assert_allclose(a.double().numpy(), b.detach().double().numpy(), rtol=least, atol=least)


def test_no_rows_and_rows_of_nothing() -> None:
    for shape in ((0, 4), (3, 0), (0, 0)):
        x, w, b = sg.ones(*shape, requires_grad=True), sg.ones(shape[-1], requires_grad=True), sg.ones(shape[-1], requires_grad=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            F.layer_norm(x, shape[-1:], w, b).sum().backward()
        assert x.grad is not None and x.grad.shape == shape
        assert w.grad is not None and b.grad is not None and not w.grad.any() and not b.grad.any()


def test_what_was_changed_since_is_an_error_all_the_same() -> None:
    x, w = sg.ones(3, 4, requires_grad=True), sg.ones(4)
    out = F.layer_norm(x * 1, (4,), w)
    w.add_(1)
    with pytest.raises(RuntimeError, match="modified"):
        out.sum().backward()
