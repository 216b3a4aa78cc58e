"""The numbers that a device draws: their bits, their ranges and their distributions. NumPy computes them here, as the stand-in for CuPy does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy import stats

import specgrad as sg
from specgrad.array.backends import NUMPY
from specgrad.array.base.philox import philox
from specgrad.core.factories.philox import Philox

MANY = 20_000
LEAST = 1e-4  # of the probability that what is drawn is of another distribution; the seed is fixed


def source(seed: int = 7) -> Philox:
    return Philox(NUMPY, None, seed)


# ---- bits


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), 0, "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ((0xFFFFFFFF,) * 4, 0xFFFFFFFFFFFFFFFF, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        ((0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344), 0x299F31D0A4093822, "d16cfe09 94fdcceb 5001e420 24126ea1"),
    ],
)
def test_known_answers(counter: tuple[int, ...], key: int, words: str) -> None:
    """Those that the authors of Philox4x32-10 have published: of zeros, of ones, of the digits of pi."""
    found = philox(tuple(np.uint64(c) for c in counter), np.uint64(key))  # type: ignore[arg-type]
    assert " ".join(f"{int(word):08x}" for word in found) == words


def test_words_are_those_of_their_places() -> None:
    """Of a longer draw the first are those of a shorter one; and of the third counter, the words of the third four elements."""
    long, short = source(), source()
    words = long._words(4000, (2**40 + 1, 2**33 + 5, None))
    assert (short._words(4000, (2**40 + 1, 2**33 + 5, None))[:10] == words[:10]).all() and len(short._words(7, (1, 2, None))) == 7
    expected = philox((np.uint64(2), np.uint64(0), np.uint64(5), np.uint64(2)), np.uint64(2**40 + 1))
    assert words[8:12].tolist() == [int(word) for word in expected]


def test_draws_have_no_words_in_common() -> None:
    drawn = source()
    words = np.concatenate([drawn._words(1000, drawn._next()) for _ in range(20)] + [source(8)._words(1000, (8, 0, None))])
    assert len(np.unique(words)) > len(words) - 5


def test_a_number_of_the_device_is_added_to_that_of_the_draw() -> None:
    """What is replayed draws other numbers, once it has grown."""
    first, second = source(), source()
    words = np.array([2**32 + 1, 2**40 + 1], np.uint64)
    second.offset, second.seed = 2**32 + 1, first.seed ^ (2**40 + 1)
    assert first._words(9, (first.seed, 0, words)).tolist() == second._words(9, second._next()).tolist()
    assert words.tolist() == [2**32 + 1, 2**40 + 1] and first.offset == 0 and second.offset == 2**32 + 2


# ---- ranges


@pytest.mark.parametrize(("dtype", "bits"), [("float16", 11), ("bfloat16", 8), ("float32", 24), ("float64", 53)])
def test_uniform_numbers_are_less_than_one(monkeypatch: pytest.MonkeyPatch, dtype: str, bits: int) -> None:
    wanted = getattr(sg, dtype).numpy
    monkeypatch.setattr(Philox, "_words", lambda self, count, drawn: np.full(count, 2**32 - 1, np.uint64))
    largest = source().random((4,), wanted)
    assert largest.dtype == wanted and (largest.astype(np.float64) == 1 - 2.0**-bits).all()
    assert (source().between(1.0, 2.0, (4,), wanted) < 2).all(), "1 + (1 - 2**-24) is 2 in float32"
    assert np.isfinite(source().standard_normal((4,), wanted).astype(np.float64)).all()
    monkeypatch.setattr(Philox, "_words", lambda self, count, drawn: np.zeros(count, np.uint64))
    assert (source().random((4,), wanted).astype(np.float64) == 0).all()
    assert np.isfinite(source().standard_normal((5,), wanted).astype(np.float64)).all()
    wide = np.float64 if dtype == "float64" else np.float32
    assert (source().exponential(1.0, (4,), wide) > 0).all() and (source().geometric(0.5, (4,)) == 1).all()
    assert np.isfinite(source().standard_cauchy((4,), wide)).all()


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 2), (-3, 4), (0, 2**31 + 5), (-(2**63), 2**63), (-(2**63), 2**63 - 1), (2**62, 2**62 + 3)])
def test_integers_are_the_upper_half_of_a_product(low: int, high: int) -> None:
    drawn = source()
    lower, upper = drawn._pairs(50, (7, 0, None))
    expected = [low + ((int(a) + (int(b) << 32)) * (high - low) >> 64) for a, b in zip(lower, upper)]
    assert drawn.integers(low, high, (50,)).tolist() == expected


def test_sizes() -> None:
    for size in ((), (0,), (3,), (5, 7), (2, 0, 3)):
        for draw in ("random", "standard_normal"):
            for dtype in (np.float32, np.float64, np.complex64, np.complex128):
                found = source().floats(draw, size, np.dtype(dtype))
                assert (found.shape, found.dtype) == (size, dtype)
        assert source().trues(0.5, size).shape == source().integers(0, 5, size).shape == size
    assert source().permutation(0).shape == (0,)


# ---- distributions


CONTINUOUS: dict[str, tuple[Callable[[Philox, Any], Any], Any]] = {
    "uniform": (lambda p, d: p.random((MANY,), d), stats.uniform()),
    "uniform between": (lambda p, d: p.between(-2.0, 3.0, (MANY,), np.dtype(d)), stats.uniform(-2, 5)),
    "normal": (lambda p, d: p.standard_normal((MANY,), d), stats.norm()),
    "exponential": (lambda p, d: p.exponential(0.5, (MANY,), d), stats.expon(scale=0.5)),
    "cauchy": (lambda p, d: p.standard_cauchy((MANY,), d), stats.cauchy()),
    "log-normal": (lambda p, d: p.lognormal(0.5, 0.75, (MANY,), d), stats.lognorm(0.75, scale=np.exp(0.5))),
    "parts of complex numbers": (lambda p, d: p.floats("standard_normal", (MANY,), np.dtype(np.complex128)).imag * 2**0.5, stats.norm()),
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", CONTINUOUS)
def test_continuous_distributions(name: str, dtype: Any) -> None:
    draw, distribution = CONTINUOUS[name]
    found = draw(source(), dtype).astype(np.float64)
    assert stats.kstest(found, distribution.cdf).pvalue > LEAST
    assert abs(stats.spearmanr(found[:-1], found[1:]).statistic) < 0.04, "neighbours know nothing of each other"


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_both_numbers_of_box_and_muller_are_normal_and_independent(dtype: Any) -> None:
    found = source().standard_normal((MANY,), dtype).astype(np.float64)
    first, second = found[0::2], found[1::2]
    assert stats.kstest(first, stats.norm().cdf).pvalue > LEAST and stats.kstest(second, stats.norm().cdf).pvalue > LEAST
    assert abs(stats.spearmanr(first, second).statistic) < 0.04 and abs(stats.spearmanr(np.abs(first), np.abs(second)).statistic) < 0.04


def of_counts(rate: float) -> Any:
    return lambda p: p.poisson(np.full(MANY, rate))


DISCRETE: dict[str, tuple[Callable[[Philox], Any], Any]] = {
    "integers": (lambda p: p.integers(3, 11, (MANY,)), stats.randint(3, 11)),
    "trues": (lambda p: p.trues(0.3, (MANY,)), stats.bernoulli(0.3)),
    "trues of an array": (lambda p: p.trues_of(np.full(MANY, 0.7, np.float32), (MANY,)), stats.bernoulli(0.7)),
    "geometric": (lambda p: p.geometric(0.2, (MANY,)), stats.geom(0.2)),
    "poisson of a few": (of_counts(0.5), stats.poisson(0.5)),
    "poisson of some": (of_counts(7.5), stats.poisson(7.5)),
    "poisson of many": (of_counts(4000.0), stats.poisson(4000.0)),
    "poisson in halves": (lambda p: p.poisson(np.full(MANY, 30.0, np.float16)), stats.poisson(30.0)),
    "binomial of a few": (lambda p: p.binomial(np.full(MANY, 9.0), np.full(MANY, 0.3)), stats.binom(9, 0.3)),
    "binomial of many": (lambda p: p.binomial(np.full(MANY, 5000.0), np.full(MANY, 0.01)), stats.binom(5000, 0.01)),
    "binomial of one row and one column": (
        lambda p: p.binomial(np.full((MANY // 10, 1), 40.0), np.full((1, 10), 0.5)).reshape(-1), stats.binom(40, 0.5),
    ),
    "choices": (lambda p: p.choices(np.array([[1.0, 2.0, 3.0, 4.0]]), MANY, True)[0], stats.rv_discrete(values=(range(4), [0.1, 0.2, 0.3, 0.4]))),
    "first choices": (
        lambda p: p.choices(np.tile([1.0, 2.0, 3.0, 4.0], (MANY, 1)), 3, False)[:, 0], stats.rv_discrete(values=(range(4), [0.1, 0.2, 0.3, 0.4])),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DISCRETE)
def test_discrete_distributions(name: str) -> None:
    """By chi-square, over numbers of which at least ten are expected; the others are one class."""
    draw, distribution = DISCRETE[name]
    found = np.asarray(draw(source())).astype(np.int64)
    values = np.arange(found.min() - 1, found.max() + 2)
    expected = distribution.pmf(values) * len(found)
    common = expected >= 10
    seen = np.array([(found == v).sum() for v in values[common]] + [(~np.isin(found, values[common])).sum()])
    wanted = np.append(expected[common], max(len(found) - expected[common].sum(), 1e-9))
    if wanted[-1] < 1:
        assert seen[-1] < 10
        seen, wanted = seen[:-1], wanted[:-1] * seen[:-1].sum() / wanted[:-1].sum()
    assert stats.chisquare(seen, wanted * seen.sum() / wanted.sum()).pvalue > LEAST


def test_second_choices_are_of_what_is_left() -> None:
    found = source().choices(np.tile([1.0, 2.0, 3.0, 0.0], (MANY, 1)), 2, False)
    assert (found[:, 0] != found[:, 1]).all() and (found < 3).all()
    of_both = {(i, j): w / 6 * v / (6 - w) for i, w in enumerate((1, 2, 3)) for j, v in enumerate((1, 2, 3)) if i != j}
    seen = [((found[:, 0] == i) & (found[:, 1] == j)).sum() for i, j in of_both]
    assert stats.chisquare(seen, np.array([*of_both.values()]) * MANY).pvalue > LEAST


def test_choices_are_never_of_no_weight() -> None:
    weights = np.array([[0.0, 1.0, 0.0, 1e-300, 0.0], [0.0, 0.0, 0.0, 0.0, 5.0]])
    found = source().choices(weights, 500, True)
    assert set(found[0].tolist()) <= {1, 3} and (found[1] == 4).all()


def test_permutations_are_all_equally_likely() -> None:
    drawn = source()
    found = np.array([drawn.permutation(4) for _ in range(4800)])
    assert (np.sort(found, 1) == np.arange(4)).all()
    _, counts = np.unique(found @ [64, 16, 4, 1], return_counts=True)
    assert len(counts) == 24 and stats.chisquare(counts).pvalue > LEAST


def test_counts_at_the_edges() -> None:
    assert source().poisson(np.array([0.0, 1e-30])).tolist() == [0, 0]
    assert source().binomial(np.array([0.0, 5.0, 5.0, 1e9]), np.array([0.5, 0.0, 1.0, 1.0])).tolist() == [0, 0, 5, 1e9]
    large = source().poisson(np.full(2000, 1e12))
    assert abs(large.mean() / 1e12 - 1) < 1e-7 and 0.9 < large.std() / 1e6 < 1.1
    assert source().trues(1.0, (1000,)).all() and not source().trues(0.0, (1000,)).any()
