"""Random numbers: seeds, generators and their states, and that what is drawn is what was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.at_once import THREADS, in_threads

DRAWS: dict[str, Callable[[Any], Any]] = {
    "rand": lambda g: sg.rand(50, generator=g),
    "randn": lambda g: sg.randn(50, generator=g),
    "randint": lambda g: sg.randint(0, 1000, (50,), generator=g),
    "randperm": lambda g: sg.randperm(50, generator=g),
    "normal": lambda g: sg.normal(0.0, 1.0, (50,), generator=g),
    "bernoulli": lambda g: sg.bernoulli(sg.full((50,), 0.5), generator=g),
    "multinomial": lambda g: sg.multinomial(sg.ones(50), 20, generator=g),
    "normal_": lambda g: sg.zeros(50).normal_(generator=g),
    "uniform_": lambda g: sg.zeros(50).uniform_(generator=g),
    "bernoulli_": lambda g: sg.zeros(50).bernoulli_(generator=g),
    "exponential_": lambda g: sg.zeros(50).exponential_(generator=g),
    "cauchy_": lambda g: sg.zeros(50).cauchy_(generator=g),
    "log_normal_": lambda g: sg.zeros(50).log_normal_(generator=g),
    "geometric_": lambda g: sg.zeros(50).geometric_(0.2, generator=g),
    "poisson": lambda g: sg.poisson(sg.full((50,), 3.0), generator=g),
    "binomial": lambda g: sg.binomial(sg.full((50,), 9.0), sg.full((50,), 0.3), generator=g),
    "random_": lambda g: sg.zeros(50).random_(generator=g),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_seed_repeats(draw: str) -> None:
    first = DRAWS[draw](sg.Generator().manual_seed(7))
    assert first.equal(DRAWS[draw](sg.Generator().manual_seed(7)))
    assert not first.equal(DRAWS[draw](sg.Generator().manual_seed(8)))
    sg.manual_seed(7)
    assert first.equal(DRAWS[draw](None))


@pytest.mark.parametrize("draw", DRAWS)
def test_a_state_repeats(draw: str) -> None:
    generator = sg.Generator()
    state = generator.get_state()
    first = DRAWS[draw](generator)
    assert not first.equal(DRAWS[draw](generator))
    generator.set_state(state)
    assert first.equal(DRAWS[draw](generator))
    state = sg.get_rng_state()
    first = DRAWS[draw](None)
    sg.set_rng_state(state)
    assert first.equal(DRAWS[draw](None))


@pytest.mark.parametrize("draw", DRAWS)
def test_a_generator_leaves_the_others_alone(draw: str) -> None:
    state = sg.get_rng_state()
    DRAWS[draw](sg.Generator())
    assert sg.get_rng_state() == state


def test_seeds_are_remembered() -> None:
    assert sg.manual_seed(5).initial_seed() == sg.initial_seed() == 5
    generator = sg.Generator()
    assert generator.seed() == generator.initial_seed()
    assert generator.manual_seed(-1).initial_seed() == 2**64 - 1
    assert generator.manual_seed(-(2**63)).initial_seed() == 2**63
    assert generator.device == sg.device("cpu")
    for wrong in (2**64, -(2**63) - 1):
        with pytest.raises(ValueError, match="expected a seed from"):
            generator.manual_seed(wrong)


def test_a_cloned_generator_draws_the_same() -> None:
    generator = sg.Generator().manual_seed(3)
    sg.rand(5, generator=generator)
    clone = generator.clone_state()
    assert clone.initial_seed() == 3
    assert sg.rand(5, generator=clone).equal(sg.rand(5, generator=generator))
    assert sg.rand(5, generator=clone).equal(sg.rand(5, generator=generator))  # each has its own place
    for of_devices in (lambda: generator.get_offset(), lambda: generator.set_offset(4)):
        with pytest.raises(RuntimeError, match="does not use an offset"):
            of_devices()


def test_ranges() -> None:
    sg.manual_seed(0)
    x = sg.rand(10_000)
    assert x.dtype is sg.float32
    assert 0 <= x.min().item() < 0.01
    assert 0.99 < x.max().item() < 1
    assert abs(sg.randn(10_000, dtype=sg.float64).mean().item()) < 0.05
    assert set(sg.randint(-2, 2, (1000,)).tolist()) == {-2, -1, 0, 1}
    assert sorted(sg.randperm(100).tolist()) == list(range(100))
    assert set(sg.bernoulli(sg.tensor([0.0, 1.0])).tolist()) == {0.0, 1.0}
    assert sg.zeros(1000).uniform_(3, 4).min().item() >= 3
    assert set(sg.multinomial(sg.tensor([0.0, 1.0, 0.0]), 5, replacement=True).tolist()) == {1}


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32, sg.float64, sg.complex64])
def test_dtypes(dtype: Any) -> None:
    for made in (sg.rand(5, dtype=dtype), sg.randn(5, dtype=dtype), sg.randn_like(sg.zeros(5, dtype=dtype))):
        assert made.dtype is dtype
        assert made.shape == (5,)
    assert sg.rand(2, requires_grad=True).is_leaf


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32, sg.complex64, sg.complex128])
def test_uniform_numbers_are_less_than_one_and_reach_nearly_there(dtype: Any) -> None:
    sg.manual_seed(0)
    drawn = sg.rand(200_000, dtype=dtype)
    for part in (drawn.real, drawn.imag) if dtype.is_complex else (drawn.double(),):
        assert 0 <= part.min() < 0.001 and 0.995 < part.max() < 1 and abs(part.mean() - 0.5) < 0.004
    if not dtype.is_complex:
        filled = sg.empty(200_000, dtype=dtype).uniform_(2, 3).double()
        assert 2 <= filled.min() and 2.98 < filled.max() < 3 and abs(filled.mean() - 2.5) < 0.01


def test_integers_without_bounds_reach_up_to_where_a_dtype_has_all() -> None:
    sg.manual_seed(0)
    most = {
        sg.uint8: 2**8 - 1,
        sg.int32: 2**31 - 1,
        sg.int64: 2**63 - 1,
        sg.bool: 1,
        sg.bfloat16: 2**8,
        sg.float16: 2**11,
        sg.float32: 2**24,
        sg.float64: 2**53,
    }
    for dtype, end in most.items():
        drawn = sg.zeros(20_000, dtype=dtype).random_()
        assert 0.99 * end < drawn.max().item() <= end and drawn.min().item() >= 0


def test_errors() -> None:
    with pytest.raises(RuntimeError, match="less than"):
        sg.randint(5, 5, (2,))
    with pytest.raises(RuntimeError, match="floating-point dtype"):
        sg.randn(2, dtype=sg.int64)
    with pytest.raises(RuntimeError, match="without replacement"):
        sg.multinomial(sg.ones(2), 3)
    with pytest.raises(RuntimeError, match="negative dimension"):
        sg.rand(-1)


def test_bernoulli_of_a_scalar_is_a_tensor_and_of_complex_numbers_an_error() -> None:
    assert sg.tensor(1.0).bernoulli().tolist() == 1
    assert sg.tensor(1.0, dtype=sg.float64).bernoulli().shape == ()
    for p in (None, 0.5):
        with pytest.raises(NotImplementedError, match="complex64"):
            sg.bernoulli(sg.ones(2, dtype=sg.complex64), p)


@pytest.mark.parametrize("replacement", [False, True])
def test_multinomial_draws_by_weight(replacement: bool) -> None:
    """Pairs in order: the first by the weights, the second by those of what is left."""
    weights = np.array([[1.0, 0.0, 3.0, 4.0], [5.0, 1.0, 1.0, 1.0]])
    pairs = sg.multinomial(sg.tensor(weights).repeat_interleave(40_000, 0), 2, replacement).numpy().reshape(2, 40_000, 2)
    for own, drawn in zip(weights / weights.sum(axis=1, keepdims=True), pairs):
        second = np.outer(own, own) if replacement else np.outer(own / (1 - own), own) * (1 - np.eye(4))
        found = np.bincount(drawn[:, 0] * 4 + drawn[:, 1], minlength=16).reshape(4, 4) / len(drawn)
        assert np.abs(found - second).max() < 0.02 and (found[second == 0] == 0).all()


def test_multinomial_of_many_weights_and_of_none() -> None:
    assert sorted(sg.multinomial(sg.ones(1000), 1000).tolist()) == list(range(1000))
    few = sg.multinomial(sg.arange(1000.0), 20)
    assert len(set(few.tolist())) == 20 and few.dtype is sg.int64 and 0 not in few.tolist()
    assert sg.multinomial(sg.ones(0, 3), 2).shape == sg.multinomial(sg.ones(0, 3), 2, True).shape == (0, 2)
    with pytest.raises(RuntimeError, match="above zero"):
        sg.multinomial(sg.tensor([0.0, 1.0, 0.0]), 2)
    ends = [sg.multinomial(sg.full((2,), size, dtype=sg.float64).expand(100, 2), 1).unique().tolist() for size in (5e-324, 1.7e308)]
    assert ends == [[0, 1], [0, 1]], "the smallest and the largest weights are weights, too"
    for wrong in ([-1.0, 2.0], [float("nan"), 1.0], [float("inf"), 1.0], [0.0, 0.0]):
        with pytest.raises(RuntimeError, match="probability tensor contains"):
            sg.multinomial(sg.tensor(wrong), 1)


@pytest.mark.parametrize("mean", ["text", 10**400, None])
def test_a_mean_that_is_no_real_number(mean: Any) -> None:
    with pytest.raises((TypeError, OverflowError, RuntimeError)) as error:
        sg.normal(mean, 1.0, (3,))
    assert "ufunc" not in str(error.value)


def test_distributions() -> None:
    """Their medians and means, of many numbers."""
    sg.manual_seed(3)
    x = sg.zeros(20000, dtype=sg.float64)
    assert abs(x.cauchy_(2.0, 0.5).median().item() - 2) < 0.05
    assert abs(x.log_normal_(0.5, 0.25).log().mean().item() - 0.5) < 0.02
    assert abs(x.geometric_(0.25).mean().item() - 4) < 0.15
    assert x.min().item() == 1
    assert abs(sg.poisson(x.fill_(3.5)).mean().item() - 3.5) < 0.1
    assert abs(sg.binomial(x.fill_(10.0), sg.full_like(x, 0.3)).mean().item() - 3) < 0.1


@pytest.mark.parametrize(("draw", "message"), [
    (lambda: sg.zeros(3).cauchy_(0.0, -1.0), "expected sigma > 0, but got -1.0"),
    (lambda: sg.zeros(3, dtype=sg.int64).cauchy_(), "expected a floating-point dtype, but got"),
    (lambda: sg.zeros(3).log_normal_(0.0, 0.0), "expected std > 0, but got 0.0"),
    (lambda: sg.zeros(3).geometric_(1.5), "expected p between 0 and 1, but got 1.5"),
    (lambda: sg.poisson(sg.tensor([-1.0])), "expected rates >= 0, but got"),
    (lambda: sg.binomial(sg.tensor([1.0]), sg.tensor([2.0])), "probabilities from 0 to 1"),
])  # fmt: skip
def test_parameters_without_a_distribution(draw: Callable[[], Any], message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        draw()


def test_gradients_of_counts_are_zero_without_a_reward() -> None:
    rate, p = sg.full((4,), 3.0, requires_grad=True), sg.full((4,), 0.5, requires_grad=True)
    (sg.poisson(rate) + sg.binomial(sg.full((4,), 9.0), p)).sum().backward()
    assert rate.grad.tolist() == p.grad.tolist() == [0.0] * 4


@pytest.mark.parametrize("shape", [(0,), (2, 0)])
@pytest.mark.parametrize("replacement", [False, True])
def test_choices_among_nothing(shape: tuple[int, ...], replacement: bool) -> None:
    with pytest.raises(RuntimeError, match=r"cannot sample|probability tensor"):
        sg.multinomial(sg.zeros(shape), 1, replacement)
    assert sg.multinomial(sg.zeros(0, 2), 1, replacement).shape == (0, 1)


# ---- several threads


def test_a_generator_has_one_seed_whoever_asks_first() -> None:
    generators = [sg.Generator() for _ in range(200)]
    seeds: list[list[int]] = [[] for _ in range(THREADS)]
    numbers: list[list[float]] = [[] for _ in range(THREADS)]

    def work(number: int) -> None:
        for generator in generators:
            if number % 2:
                seeds[number].append(generator.initial_seed())
            else:
                numbers[number].append(sg.rand((), dtype=sg.float64, generator=generator).item())

    in_threads(work)
    for i, generator in enumerate(generators):
        assert {of_thread[i] for of_thread in seeds if of_thread} == {generator.initial_seed()}
        again = sg.rand(THREADS // 2, dtype=sg.float64, generator=sg.Generator().manual_seed(generator.initial_seed()))
        assert sorted(of_thread[i] for of_thread in numbers if of_thread) == sorted(again.tolist())


def test_a_state_lies_between_two_draws() -> None:
    """Large draws let other threads run."""
    count, draws = 200_000, 20
    generator, again = sg.Generator().manual_seed(3), sg.Generator().manual_seed(3)
    states: list[Any] = []
    done: list[bool] = []

    def work(number: int) -> None:
        if number:
            while not done and len(states) < 20_000:
                states.append(generator.get_state())
        else:
            for _ in range(draws):
                sg.rand(count, generator=generator)
            done.append(True)

    in_threads(work, 2)
    between = [again.get_state()]
    for _ in range(draws):
        sg.rand(count, generator=again)
        between.append(again.get_state())
    assert all(state in between for state in states)
