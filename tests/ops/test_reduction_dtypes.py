"""`dtype=` of reductions: the result has it, whichever the input's dtype and the dimensions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg

INTEGERS = [sg.bool, sg.uint8, sg.int8, sg.int16, sg.int32, sg.int64, sg.uint16, sg.uint32, sg.uint64]
DTYPES = [*INTEGERS, sg.float16, sg.bfloat16, sg.float32, sg.float64, sg.complex64]
DIMS: list[Any] = [None, 0, 1, -1, [0], (0, 1), ()]


@pytest.mark.filterwarnings("ignore:Casting complex values to real")
@pytest.mark.parametrize("wanted", DTYPES, ids=str)
@pytest.mark.parametrize("name", ["sum", "nansum", "prod", "cumsum", "cumprod"])
def test_the_result_has_the_dtype(name: str, wanted: sg.dtype) -> None:
    for given in DTYPES:
        x = (sg.arange(12).reshape(3, 4) % 3).to(given)
        for dim in DIMS:
            if name.startswith("cum") or (name == "prod" and dim is not None):
                assert getattr(sg, name)(x, dim if isinstance(dim, int) else 0, dtype=wanted).dtype is wanted
            elif name == "prod":
                assert x.prod(dtype=wanted).dtype is wanted
            else:
                for keepdim in (False, True):
                    assert getattr(sg, name)(x, dim, keepdim, dtype=wanted).dtype is wanted


@pytest.mark.filterwarnings("ignore:Casting complex values to real")
@pytest.mark.parametrize("wanted", [None, sg.int32, sg.float16, sg.float64, sg.complex64], ids=str)
@pytest.mark.parametrize("given", DTYPES[-5:], ids=str)
def test_what_is_not_a_number_is_not_added(given: sg.dtype, wanted: sg.dtype | None) -> None:
    x = sg.tensor([[1.0, np.nan, 2.0], [np.nan] * 3, [np.inf, 5.0, 1.0]]).to(given)
    for dim, expected in ((1, [3.0, 0.0]), ([0, 1], 3.0), (None, 3.0)):
        total = x[:2].nansum(dim, dtype=wanted)
        assert total.dtype is (wanted or given) and total.tolist() == expected
    if wanted is not sg.int32:
        assert x.nansum(0, dtype=wanted).isinf().tolist() == [True, False, False]


@pytest.mark.parametrize("wanted", INTEGERS[1:], ids=str)
def test_sums_wrap_around_in_the_dtype(wanted: sg.dtype) -> None:
    array = np.full((300, 2), 100)
    for dim in (None, 0, (0, 1)):
        expected = np.sum(array.astype(wanted.numpy), axis=dim, dtype=wanted.numpy)
        assert sg.tensor(array).sum(dim, dtype=wanted).tolist() == expected.tolist()


@pytest.mark.parametrize("given", INTEGERS, ids=str)
def test_without_a_dtype_integers_are_summed_as_int64(given: sg.dtype) -> None:
    x = sg.ones(3, 4, dtype=given)
    for dim in DIMS:
        assert x.sum(dim).dtype is sg.int64
    assert x.sum_to_size(1, 4).dtype is sg.int64


@pytest.mark.parametrize("function", [sg.softmax, sg.log_softmax, sg.nn.functional.softmin], ids=lambda f: f.__name__)
def test_fractions_have_no_integer_dtype(function: Any) -> None:
    with pytest.raises(NotImplementedError, match=r"dtype must be floating point or complex, not specgrad\.int32"):
        function(sg.ones(2), 0, dtype=sg.int32)


@pytest.mark.parametrize(("given", "wanted", "reason"), [
    (sg.float32, sg.int32, "expected a floating-point or complex dtype"),
    (sg.float32, sg.complex64, "expected a real dtype for a real input"),
    (sg.complex64, sg.float32, "expected a complex dtype for a complex input"),
    (sg.float64, sg.float32, "expected a dtype that holds all numbers of"),
    (sg.float16, sg.bfloat16, "expected a dtype that holds all numbers of"),
])  # fmt: skip
def test_norms_refuse_a_dtype_that_loses_something(given: sg.dtype, wanted: sg.dtype, reason: str) -> None:
    for norm in (sg.norm, sg.linalg.vector_norm):
        with pytest.raises(RuntimeError, match=reason):
            norm(sg.ones(2, dtype=given), dtype=wanted)


def test_products_of_no_dimension_know_their_dimensions() -> None:
    for product in (sg.prod, sg.cumprod):
        assert product(sg.tensor(2.0), -1).item() == 2
        with pytest.raises(IndexError, match="out of range"):
            product(sg.tensor(2.0), 1)
