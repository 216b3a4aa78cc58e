"""A tensor where Python expects a number: formats, conversions, rounding, division with remainder."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("spec", ["", ".4f", "e", "10", ">+10.2f", ",", "%", "g"])
def test_a_tensor_without_dimensions_is_formatted_as_its_number(spec: str, requires_grad: bool) -> None:
    x = sg.tensor(2.567, dtype=sg.float64, requires_grad=requires_grad)
    assert format(x, spec) == format(2.567, spec)
    assert format(x * 1, spec) == format(2.567, spec)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert f"{sg.tensor(1 + 2j, requires_grad=requires_grad):.1f}" == "1.0+2.0j"


def test_formats_of_what_is_no_number() -> None:
    with pytest.raises(ValueError, match="Unknown format code 'd'"):
        format(sg.tensor(1.0, requires_grad=True), "d")
    with pytest.raises(TypeError, match="unsupported format string"):
        format(sg.ones(2), ".2f")
    assert f"{sg.ones(1, requires_grad=True)}" == "tensor([1.], requires_grad=True)"


CONVERSIONS: list[Callable[[Any], Any]] = [float, complex, math.sqrt, math.floor, lambda x: np.zeros(2).__setitem__(0, x)]


@pytest.mark.parametrize("convert", CONVERSIONS)
def test_a_number_ends_a_history_with_a_warning(convert: Callable[[Any], Any]) -> None:
    x = sg.tensor(2.5, requires_grad=True)
    for tensor in (x, x * 2):
        with pytest.warns(UserWarning, match="Converting a tensor with requires_grad=True to a scalar") as caught:
            convert(tensor)
        assert len(caught) == 1
        assert caught[0].filename == __file__


def test_there_is_no_warning_where_nothing_is_lost() -> None:
    x = sg.tensor(2.5, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        float(x.detach())
        int(x), bool(x), x.item(), x.tolist(), f"{x:.1f}", math.trunc(x)  # these are asked for by name, or are no derivatives' business
        with sg.no_grad():
            float(x), complex(x)
        with sg.inference_mode():
            float(x)


def test_round_is_an_op() -> None:
    x = sg.tensor([1.256, -2.5], dtype=sg.float64, requires_grad=True)
    assert round(x).tolist() == [1.0, -2.0]
    assert np.allclose(round(x, 1).detach(), [1.3, -2.5])
    assert round(x, 1).requires_grad
    assert round(sg.tensor([7, 15]), 2).tolist() == [7, 15]
    assert round(sg.tensor(2.5)).item() == 2


@pytest.mark.parametrize("other", [2, 1.5, sg.tensor([2.0, 3.0]), np.array([2.0, 3.0], np.float32), np.float64(2)], ids=lambda v: type(v).__name__)
def test_divmod(other: Any) -> None:
    x = sg.tensor([7.5, -7.5], requires_grad=True)
    for left, right in ((x, other), (other, x)):
        quotient, remainder = divmod(left, right)
        expected = divmod(*(np.asarray(v.detach() if isinstance(v, sg.Tensor) else v) for v in (left, right)))
        assert np.allclose(quotient.detach(), expected[0])
        assert np.allclose(remainder.detach(), expected[1])
        assert remainder.requires_grad
    with pytest.raises(TypeError, match="unsupported operand"):
        divmod(x, "a")


def test_numbers_of_a_tensor() -> None:
    x = sg.tensor(2.75)
    assert (math.floor(x), math.ceil(x), math.trunc(x)) == (2, 3, 2)
    assert sorted([sg.tensor(2), sg.tensor(1)])[0].item() == 1
    assert sum([sg.ones(2), sg.ones(2)]).tolist() == [2, 2]
    assert max(sg.tensor(1.0), sg.tensor(2.0)).item() == 2


def test_limits_of_dtypes() -> None:
    assert sg.finfo(sg.complex64) == sg.finfo(sg.float32) != sg.finfo(sg.float64)
    assert (sg.finfo(sg.complex128).dtype, sg.finfo().dtype, sg.iinfo(sg.int8).dtype) == ("float64", "float32", "int8")
    assert [sg.finfo(d).resolution for d in (sg.float16, sg.bfloat16, sg.float32, sg.float64)] == [1e-3, 1e-2, 1e-6, 1e-15]
    assert repr(sg.finfo(sg.float16)).startswith("finfo(resolution=0.001, min=-65504, max=65504, eps=0.000976562, ")
    for wrong in (sg.int32, sg.bool, "float32", 1):
        with pytest.raises(TypeError, match=r"finfo\(\)"):
            sg.finfo(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="use finfo"):
        sg.iinfo(sg.float32)


def test_roll_takes_none_for_all_elements() -> None:
    x = sg.arange(6).reshape(2, 3)
    for rolled in (sg.roll(x, 1, None), x.roll(1, dims=None), sg.vmap(lambda row: sg.roll(row, 1, None))(x.reshape(1, 2, 3))[0]):
        assert rolled.tolist() == [[5, 0, 1], [2, 3, 4]]


def test_numbers_of_all_sizes_are_printed_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "4.9407e-324" in repr(sg.tensor([5e-324, 1e308], dtype=sg.float64))
