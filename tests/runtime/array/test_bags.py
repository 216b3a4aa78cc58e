"""Rows of a table in bags: their sums, products and maxima by compiled code and without, beside NumPy's functions; and what embedding_bag makes of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.array.base import native
from specgrad.array.nn.bags import bag_maxima, bag_products, bag_sums
from specgrad.autograd import gradcheck, gradgradcheck

WIDTHS = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 131]
SINGLE = pytest.mark.parametrize(("dtype", "digits"), [("float32", 1e-5), ("float64", 1e-13)])


@pytest.fixture
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.param:
        for name in ("bag_sums", "bag_products", "bag_maxima"):
            monkeypatch.setattr(native, name, lambda *given: None)


def drawn(width: int, dtype: str, ordered: bool) -> tuple[Any, Any, Any, Any, int]:
    """A table, rows of it, their bags, scales, and the number of bags, one of which is empty; some rows and bags are none."""
    random = np.random.default_rng(width)
    table, scales = random.standard_normal((6, width)).astype(dtype), random.standard_normal(60).astype(dtype)
    rows, bags = random.integers(-1, 6, 60), random.integers(-1, 4, 60)
    rows[:7] = 5  # the last row, behind which nothing lies
    bags[bags == 2] = 4
    return table, rows, np.sort(bags) if ordered else bags, scales, 5


@pytest.mark.parametrize("compiled", [True, False], indirect=True)
@pytest.mark.parametrize("ordered", [True, False])
@SINGLE
@pytest.mark.usefixtures("compiled")
def test_sums_and_products_of_any_width(ordered: bool, dtype: str, digits: float) -> None:
    for width in WIDTHS:
        table, rows, bags, scales, count = drawn(width, dtype, ordered)
        there = (rows >= 0) & (bags >= 0)
        for by in (None, scales):
            expected = np.zeros((count, width))
            for row, bag, scale in zip(rows[there], bags[there], (np.ones(60) if by is None else by)[there]):
                expected[bag] += table[row].astype(np.float64) * float(scale)
            found = bag_sums(table, rows, bags, by, count)
            assert found.dtype == dtype and found.shape == expected.shape
            np.testing.assert_allclose(found, expected, rtol=digits, atol=digits * 20)
        other = np.random.default_rng(0).standard_normal((count, width)).astype(dtype)
        right = np.where(there, (table[rows].astype(np.float64) * other[bags]).sum(-1), 0)
        np.testing.assert_allclose(bag_products(table, other, rows, bags), right, rtol=digits, atol=digits * 20)


@pytest.mark.parametrize("compiled", [True, False], indirect=True)
@pytest.mark.parametrize("ordered", [True, False])
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.usefixtures("compiled")
def test_the_rows_that_are_largest(ordered: bool, dtype: str) -> None:
    """Of numbers many of which are equal, with infinities and NaN."""
    for width in (1, 3, 8, 33):
        table, rows, bags, _, count = drawn(width, dtype, ordered)
        table = np.round(table)
        table[1, 0], table[3, -1], table[4, 0] = -np.inf, np.nan, np.inf
        found = bag_maxima(table, rows, bags, count)
        assert found.dtype == np.int64 and found.shape == (count, width)
        for bag in range(count):
            own = rows[(bags == bag) & (rows >= 0)]
            for column in range(width):
                values = table[own, column]
                nan = np.flatnonzero(np.isnan(values))
                expected = -1 if not own.size else own[nan[0]] if nan.size else own[np.argmax(values)]
                assert found[bag, column] == expected


def test_no_bit_depends_on_the_number_of_threads() -> None:
    random, before, found = np.random.default_rng(0), sg.get_num_threads(), []
    table, rows, bags = random.standard_normal((50, 20)).astype(np.float32), random.integers(0, 50, 9000), np.sort(random.integers(0, 700, 9000))
    try:
        for count in (1, 2, 5):
            sg.set_num_threads(count)
            found.append([bag_sums(table, rows, bags, None, 700), bag_sums(table, bags % 50, rows, None, 50), bag_maxima(table, rows, bags, 700)])
    finally:
        sg.set_num_threads(before)
    assert all(np.array_equal(a, b) for other in found[1:] for a, b in zip(found[0], other))


def test_long_bags_keep_their_digits() -> None:
    table = np.float32([[0.1, 1.0, -0.3]])
    rows = np.zeros(1_000_000, np.int64)
    found = bag_sums(table, rows, rows, None, 1)
    np.testing.assert_allclose(found, np.float64(table) * 1e6, rtol=3e-5)
    (halves,) = bag_sums(table.astype(np.float16), rows[:20_000], rows[:20_000], None, 1)
    np.testing.assert_allclose(halves, np.float64(table.astype(np.float16))[0] * 2e4, rtol=1e-3)


@pytest.mark.parametrize("compiled", [True, False], indirect=True)
@pytest.mark.usefixtures("compiled")
def test_tables_bags_and_indices_of_nothing() -> None:
    none = np.zeros(0, np.int64)
    for shape, count in (((0, 3), 2), ((2, 0), 3), ((2, 3), 0), ((0, 0), 0)):
        assert bag_sums(np.ones(shape), none, none, None, count).tolist() == np.zeros((count, shape[1])).tolist()
        assert bag_maxima(np.ones(shape), none, none, count).tolist() == np.full((count, shape[1]), -1).tolist()
    assert bag_products(np.ones((0, 3)), np.ones((2, 3)), none, none).shape == (0,)
    with pytest.raises(IndexError):
        bag_sums(np.ones((2, 3)), np.array([2]), np.array([0]), None, 1)


# ---- embedding_bag

BAG = sg.tensor([3, 1, 5, 5, 0, 3, 2])


@pytest.mark.parametrize("padding_idx", [None, 5])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_derivatives_of_both_orders(mode: str, padding_idx: int | None) -> None:
    table = sg.randn(6, 3, dtype=sg.float64, requires_grad=True)
    offsets = sg.tensor([0, 2, 4, 4])  # one of padding alone, one of nothing

    def bags(table: sg.Tensor) -> sg.Tensor:
        return F.embedding_bag(BAG, table, offsets, mode=mode, padding_idx=padding_idx)

    assert gradcheck(bags, table, check_forward_ad=True, check_batched_grad=True) and gradgradcheck(bags, table)
    empty = [2] if padding_idx is None else [1, 2]
    assert not bags(table)[empty].any()


def test_derivatives_by_the_weights_of_samples() -> None:
    table, weights = sg.randn(6, 3, dtype=sg.float64, requires_grad=True), sg.randn(7, dtype=sg.float64, requires_grad=True)
    for options in ({}, {"padding_idx": 5}, {"include_last_offset": True}):

        def bags(table: sg.Tensor, weights: sg.Tensor, options: Any = options) -> sg.Tensor:
            return F.embedding_bag(BAG, table, sg.tensor([0, 2, 5]), mode="sum", per_sample_weights=weights, **options)

        assert gradcheck(bags, (table, weights), check_forward_ad=True) and gradgradcheck(bags, (table, weights))
    with pytest.raises(RuntimeError, match=r"per_sample_weights to have the dtype of weight, specgrad\.float64, but got specgrad\.float32"):
        F.embedding_bag(BAG, table, sg.tensor([0]), mode="sum", per_sample_weights=sg.ones(7))


def test_a_row_of_no_numbers_that_pads_is_in_no_bag() -> None:
    table = sg.tensor([[1.0], [float("nan")], [3.0]])
    found = F.embedding_bag(sg.tensor([[0, 1], [2, 0], [1, 1]]), table, mode="mean", padding_idx=1)
    assert found.tolist() == [[1.0], [2.0], [0.0]]


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_batches_of_inputs_and_of_tables(mode: str) -> None:
    tables, inputs = sg.randn(3, 6, 2, dtype=sg.float64), sg.tensor([[[0, 1, 5], [2, 2, 3]], [[5, 5, 5], [1, 0, 4]], [[3, 4, 0], [1, 5, 2]]])

    def bags(table: sg.Tensor, input: sg.Tensor) -> sg.Tensor:
        return F.embedding_bag(input, table, mode=mode, padding_idx=5)

    for places, given in (((0, 0), (tables, inputs)), ((0, None), (tables, inputs[0])), ((None, 0), (tables[0], inputs))):
        one_by_one = sg.stack([bags(*(x if at is None else x[i] for x, at in zip(given, places))) for i in range(3)])
        assert sg.allclose(sg.vmap(bags, places)(*given), one_by_one)


def test_frequencies_scale_the_gradient() -> None:
    table = sg.ones(6, 2, requires_grad=True)
    F.embedding_bag(BAG, table, sg.tensor([0, 4]), mode="sum", scale_grad_by_freq=True).sum().backward()
    assert table.grad is not None and table.grad[:, 0].tolist() == [1.0, 1.0, 1.0, 1.0, 0.0, 1.0]


def test_numbers_that_are_no_indices_are_refused() -> None:
    with pytest.raises(RuntimeError, match=r"expected input to hold indices, of dtype int64 or int32, but got specgrad\.float32"):
        F.embedding_bag(sg.tensor([0.0, 1.5]), sg.ones(5, 3), sg.tensor([0]))
    assert F.embedding_bag(BAG.int(), sg.ones(6, 1), sg.tensor([0, 4]).int(), mode="sum").tolist() == [[4.0], [3.0]]
