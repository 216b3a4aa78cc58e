"""The sources of kernels that a compiled function of tensors on a device becomes; tests/cuda/test_compiled.py runs them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.compiler.kernels.island import Island
from specgrad.compiler.on_device.source import MOST_ARRAYS, pieces, source_of, takes_cast, with_single_elements
from specgrad.compiler.program import Elementwise, Value


def value(number: int, dtype: Any = np.float32, shape: tuple[int, ...] = (4,)) -> Value:
    return Value(number, np.zeros(shape, dtype))


def island_of(count: int, kept: int) -> Island:
    """A chain of sums, of which the first results are read by others."""
    x, steps = value(0), list[Any]()
    for i in range(count):
        steps.append(Elementwise("add", (steps[-1].results[0] if steps else x, i + 1), [value(i + 1)], dtype="float32"))
    made = [step.results[0] for step in steps]
    return Island((4,), (), steps, [*made[:kept], made[-1]], {}, set(made))


@pytest.mark.parametrize(("count", "kept"), [(5, 0), (200, 0), (100, 60)])
def test_a_kernel_has_as_many_arrays_as_can_be_started(count: int, kept: int) -> None:
    island = island_of(count, kept)
    found = list(pieces(island))
    assert [step for piece in found for step in piece.steps] == island.steps
    for i, piece in enumerate(found):
        assert len(piece.reads()) + len(piece.results) <= MOST_ARRAYS
        later = {v for other in found[i + 1 :] for v in other.reads()}
        assert set(piece.results) == (later | set(island.results)) & piece.made
    assert len(found) == {5: 1, 200: 4, 100: 5}[count]


def test_numbers_are_written_to_the_bit() -> None:
    x = value(0, np.float64)
    step = Elementwise("mul", (x, 0.1), [value(1, np.float64)], dtype="float64")
    text = source_of(Island((4,), (), [step], step.results, {}, set(step.results)), [x]).text
    assert f"({(0.1).hex()})" in text and "ARRAY(0, double, double)" in text and "RESULT(0, double, double)" in text


@pytest.mark.parametrize(
    ("have", "wanted", "fits"),
    [("float64", "float32", True), ("float64", "float16", False), ("int8", "float16", True), ("int32", "float16", False), ("float32", "int32", False),
     ("complex64", "complex128", False), ("complex64", "bool", False), ("int64", "bool", True), ("uint16", "float32", False)],
)  # fmt: skip
def test_conversions_that_round_once(have: str, wanted: str, fits: bool) -> None:
    assert takes_cast(np.dtype(have), np.dtype(wanted)) is fits


def test_what_is_computed_of_single_elements_is_computed_where_it_is_read() -> None:
    single, wide, share = value(0, shape=()), value(1), value(2, shape=())
    first = Elementwise("div", (single, 4), [share], dtype="float32")
    second = Elementwise("mul", (wide, share), [value(3)], dtype="float32")
    items: list[Any] = [Island(s.results[0].like.shape, (), [s], s.results, {}, set(s.results)) for s in (first, second)]
    (one,) = with_single_elements(items, second.results)
    assert isinstance(one, Island) and one.steps == [first, second] and one.results == second.results and one.reads() == [single, wide]
    both = with_single_elements(items, [share, *second.results])
    assert [item.steps for item in both if isinstance(item, Island)] == [[first], [first, second]]
