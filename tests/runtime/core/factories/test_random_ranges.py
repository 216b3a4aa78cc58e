"""What random numbers cannot be drawn, and where they cannot be written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad
from specgrad import Tensor

NAN = float("nan")


@pytest.mark.parametrize("draw", ["uniform_", "normal_", "bernoulli_", "random_", "exponential_", "cauchy_", "log_normal_"])
def test_elements_that_share_their_place_are_not_drawn(draw: str) -> None:
    base = specgrad.zeros(1)
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor refers to a single memory location"):
        getattr(base.expand(3), draw)()
    assert base.item() == 0 and base._version == 0
    with pytest.raises(RuntimeError, match="single memory location"):
        base.expand(3).geometric_(0.5)


INTEGERS: dict[str, tuple[Callable[[], Any], str]] = {
    "beyond int8": (lambda: specgrad.randint(0, 300, (2,), dtype=specgrad.int8), r"randint\(\): random integers from 0 to 299 are out of bounds"),
    "below uint8": (lambda: specgrad.randint(-1, 3, (2,), dtype=specgrad.uint8), "from -1 to 2 are out of bounds for specgrad.uint8"),
    "beyond bool": (lambda: specgrad.randint(0, 3, (2,), dtype=specgrad.bool), "out of bounds for specgrad.bool"),
    "beyond float16": (lambda: specgrad.randint(0, 70000, (2,), dtype=specgrad.float16), "out of bounds for specgrad.float16"),
    "beyond int64": (lambda: specgrad.randint(0, 2**70, (2,)), "out of bounds for specgrad.int64"),
    "beyond int64, in floats": (lambda: specgrad.randint(0, 2**70, (2,), dtype=specgrad.float32), "out of bounds for specgrad.float32"),
    "complex": (lambda: specgrad.randint(0, 2, (2,), dtype=specgrad.complex64), "expected a dtype of real numbers"),
    "in place": (lambda: specgrad.zeros(2, dtype=specgrad.int8).random_(0, 300), r"random_\(\): random integers from 0 to 299 are out of bounds"),
    "a permutation": (lambda: specgrad.randperm(300, dtype=specgrad.int8), r"randperm\(\): specgrad.int8 does not have all integers up to 299"),
    "a permutation in float16": (lambda: specgrad.randperm(2050, dtype=specgrad.float16), "does not have all integers up to 2049"),
}  # fmt: skip


@pytest.mark.parametrize("name", INTEGERS)
def test_integers_beyond_a_dtype(name: str) -> None:
    call, message = INTEGERS[name]
    with pytest.raises(RuntimeError, match=message):
        call()


def test_the_last_integers_of_a_dtype() -> None:
    assert specgrad.randint(-128, 128, (1000,), dtype=specgrad.int8).unique().numel() > 200
    assert specgrad.randint(0, 256, (4,), dtype=specgrad.uint8).dtype is specgrad.uint8
    assert specgrad.randint(-(2**63), 2**63 - 1, (4,)).shape == (4,)
    assert specgrad.randint(0, 65505, (4,), dtype=specgrad.float16).isfinite().all()
    assert specgrad.randperm(128, dtype=specgrad.int8).max() == 127
    assert specgrad.randperm(2049, dtype=specgrad.float16).unique().numel() == 2049


@pytest.mark.parametrize(
    "call",
    [
        lambda: specgrad.randint(0, 4.5, (2,)),  # type: ignore[call-overload,unused-ignore]
        lambda: specgrad.randint(4.0, (2,)),  # type: ignore[arg-type,unused-ignore]
        lambda: specgrad.empty(2).random_(0.0, 4),  # type: ignore[arg-type,unused-ignore]
        lambda: specgrad.empty(2).random_(0, "4"),  # type: ignore[arg-type,unused-ignore]
    ],
)
def test_ends_that_are_no_integers(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match="must be an int, not"):
        call()


FLOATS: dict[str, Callable[[Tensor], Any]] = {
    "from": lambda x: x.uniform_(-1e300, 1),
    "to": lambda x: x.uniform_(0, 1e300),
    "from that is no number": lambda x: x.uniform_(NAN, 1),
    "to - from": lambda x: x.uniform_(-3e38, 3e38),
    "std": lambda x: x.normal_(0, NAN),
    "lambd": lambda x: x.exponential_(NAN),
    "sigma": lambda x: x.cauchy_(0, NAN),
    "std of a logarithm": lambda x: x.log_normal_(0, NAN),
    "p": lambda x: x.geometric_(NAN),
    "a probability": lambda x: x.bernoulli_(NAN),
    "std of normal": lambda x: specgrad.normal(0.0, NAN, (2,)),
}


@pytest.mark.parametrize("name", FLOATS)
def test_parameters_that_are_out_of_bounds(name: str) -> None:
    x = specgrad.ones(2)
    with pytest.raises(RuntimeError, match=r"out of bounds|expects|expected"):
        FLOATS[name](x)
    assert x.tolist() == [1, 1] and x._version == 0


@pytest.mark.parametrize("ends", [(0, 2**63), (-(2**63) - 1,), (0, 10**400, 10**399), (0.0, 10**400), (2**64, 2**64 + 2)])
def test_ranges_beyond_what_is_counted_in(ends: Any) -> None:
    with pytest.raises(RuntimeError, match=r"out of bounds for specgrad\.|upper bound and lower bound"):
        specgrad.arange(*ends)


@pytest.mark.parametrize(
    "call",
    [
        lambda: specgrad.empty(2).uniform_("0", 1),
        lambda: specgrad.empty(2).normal_("0"),
        lambda: specgrad.empty(2).bernoulli_("0.5"),
        lambda: specgrad.bernoulli(specgrad.ones(2), p="0.5"),
    ],
)
def test_parameters_that_are_text(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match="must be a number, not str"):
        call()


@pytest.mark.parametrize("std", [[NAN], [1.0, -1.0]])
def test_spreads_that_are_none(std: list[float]) -> None:
    with pytest.raises(RuntimeError, match="expects std >= 0"):
        specgrad.normal(0.0, specgrad.tensor(std))


@pytest.mark.parametrize("wrong", [None, "a", [], 1j, object()], ids=["None", "text", "list", "complex", "object"])
@pytest.mark.parametrize(
    ("name", "argument", "call"),
    [
        ("normal_", "std", lambda x, w: x.normal_(0.5, w)),
        ("cauchy_", "median", lambda x, w: x.cauchy_(w)),
        ("cauchy_", "sigma", lambda x, w: x.cauchy_(0.5, w)),
        ("log_normal_", "mean", lambda x, w: x.log_normal_(w)),
        ("log_normal_", "std", lambda x, w: x.log_normal_(0.5, w)),
        ("exponential_", "lambd", lambda x, w: x.exponential_(w)),
        ("geometric_", "p", lambda x, w: x.geometric_(w)),
        ("normal", "mean", lambda x, w: specgrad.normal(w, 1.0, (2,))),
        ("normal", "std", lambda x, w: specgrad.normal(0.0, w, (2,))),
        ("multinomial", "num_samples", lambda x, w: specgrad.multinomial(x + 1, w)),
        ("multinomial", "input", lambda x, w: specgrad.multinomial(w, 1)),
        ("bernoulli", "input", lambda x, w: specgrad.bernoulli(w, 0.5)),
        ("poisson", "input", lambda x, w: specgrad.poisson(w)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_argument_of_another_type_is_told_by_its_name(name: str, argument: str, call: Callable[..., Any], wrong: Any) -> None:
    with pytest.raises(TypeError, match=rf"^{name}\(\): argument '{argument}' .*must be (a number|int|float|Tensor), not {type(wrong).__name__}$"):
        call(specgrad.zeros(2), wrong)
