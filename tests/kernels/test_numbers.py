"""Python numbers as operands, and what kernels say to those that do not fit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from specgrad.core.kernels.numpy_kernels import NumpyKernel
from tests.kernels.kernel_cases import BFLOAT16, kernels, same_bits

BOTH = {"compiled": kernels.__getitem__, "NumPy": NumpyKernel}
both = pytest.mark.parametrize("which", BOTH)
F32 = np.dtype(np.float32)


@both
@pytest.mark.parametrize(
    ("dtype", "number", "gives"),
    [
        ("float32", 0.5, "float32"),
        ("float32", 2, "float32"),
        ("float32", True, "float32"),
        ("float32", 1e300, "float32"),
        ("float32", 1j, "complex64"),
        ("float16", 0.1, "float16"),
        ("float16", 1e6, "float16"),
        ("float64", 10**30, "float64"),
        ("complex64", 1 - 2j, "complex64"),
        ("complex64", 3, "complex64"),
        ("int32", 7, "int32"),
        ("int32", True, "int32"),
        ("int32", 0.5, "float32"),
        ("int64", 2j, "complex64"),
        ("uint8", 255, "uint8"),
        ("bool", True, "bool"),
        ("bool", 2, "int64"),
        ("bool", 0.5, "float32"),
    ],
)
def test_a_number_keeps_the_dtype_unless_its_kind_is_wider(which: str, dtype: str, number: Any, gives: str) -> None:
    x = np.array([0, 1, 1, 0, 1]).astype(dtype)
    add = BOTH[which]("add")
    for got in (add(x, number), add(number, x)):
        assert got.dtype == gives
        with np.errstate(all="ignore"):
            expected = (
                (x.astype(np.complex128) + number).astype(np.complex64)
                if "complex" in gives
                else (x.astype(gives) + np.asarray(number).astype(gives)).astype(gives)
            )
        if dtype != "bool" or gives != "bool":
            assert same_bits(got.astype(expected.dtype), expected)


@both
def test_same_and_any_leave_what_would_promote_to_the_general_path(which: str) -> None:
    add = BOTH[which]("add")
    ints, floats = np.arange(3, dtype=np.int32), np.arange(3, dtype=F32)
    for form in (add.same, add.any):
        assert form(ints, 0.5) is None
        assert form(floats, 1j) is None
        assert form(ints, 2**40) is None
        assert form(ints, floats) is None
        assert form(np.arange(3, dtype=np.uint8), -1) is None
        assert form(np.zeros(3, bool), 1) is None
        assert form(floats, "x") is None
        assert form(floats, None) is None
    assert add.same(floats, floats[:1]) is None
    assert same_bits(add.any(floats, floats[:1]), floats)
    assert add.any(floats, floats[:2]) is None, "shapes that do not broadcast are the general path's to complain of"


@both
def test_whole_takes_all_elements_as_one_row(which: str) -> None:
    x = np.arange(24, dtype=F32).reshape(2, 3, 4)
    total = BOTH[which]("_row_sum").whole(x)
    assert total.shape == () and total == 276
    assert BOTH[which]("_row_max").whole(np.float32([[3, 1], [2, 9]])) == 9
    assert BOTH[which]("add").whole(x, x) is None
    assert BOTH[which]("_softmax").whole(x) is None


@both
def test_an_integer_beyond_all_floats_is_an_overflow(which: str) -> None:
    with pytest.raises(OverflowError):
        BOTH[which]("add")(np.ones(2, F32), 10**400)


@pytest.mark.parametrize("name", ["_softmax_backward_self", "_log_softmax_backward_self"])
def test_a_number_in_the_place_of_a_row_is_left_to_numpy(name: str) -> None:
    x = np.arange(600, dtype=F32).reshape(2, 300) / 300
    for args in ((x, 0.5), (0.5, x)):
        assert kernels[name].same(*args) is None
        assert np.array_equal(kernels[name](*args), NumpyKernel(name)(*args))


@pytest.mark.parametrize("form", ["", "same", "any", "into", "whole"])
def test_the_number_of_operands(form: str) -> None:
    kernel = getattr(kernels["add"], form) if form else kernels["add"]
    for args in ((), (np.ones(2),), (np.ones(2),) * 5):
        with pytest.raises(TypeError, match=f"kernel add takes {3 if form == 'into' else 2} positional arguments, {len(args)} given"):
            kernel(*args)
    with pytest.raises(TypeError, match="positional"):
        kernel(np.ones(2), other=np.ones(2))


def test_a_kernel_has_a_name_and_shows_it() -> None:
    assert kernels["add"].__name__ == "add"
    assert repr(kernels["add"]) == "<kernel add>"
    assert repr(kernels["add"].into) == "<kernel add.into>"
    assert repr(NumpyKernel("add")) == "<kernel add (numpy)>"


@both
def test_numbers_reach_half_precision_unrounded(which: str) -> None:
    """A number next to float16 or bfloat16 counts in float32, and only the result is rounded."""
    for dtype in (np.dtype(np.float16), BFLOAT16):
        x = np.array([3.0, 1000.0]).astype(dtype)
        got = BOTH[which]("mul")(x, 0.1)
        assert got.dtype == dtype
        assert same_bits(got, (x.astype(F32) * np.float32(0.1)).astype(dtype))


def test_subclasses_of_arrays_are_left_to_numpy() -> None:
    class Special(np.ndarray):
        pass

    x = np.arange(4, dtype=F32).view(Special)
    got = kernels["add"](x, x)
    assert same_bits(np.asarray(got), np.arange(4, dtype=F32) * 2)
    assert kernels["add"].same(x, x) is None


ODD = [np.float32(3), np.float64(3), np.int64(3), np.bool_(True), "x", None, [1.0], object(), np.ones(2, ">f4"), np.ones(2, np.uint32), np.ones(2, object)]


@pytest.mark.parametrize("form", ["__call__", "same", "any"])
@pytest.mark.parametrize("odd", ODD, ids=lambda o: type(o).__name__ + str(getattr(o, "dtype", "")))
def test_both_say_the_same_to_what_is_no_usual_operand(odd: Any, form: str) -> None:
    def outcome(kernel: Any) -> Any:
        try:
            value = getattr(kernel, form)(np.ones(2, F32), odd)
        except Exception as error:
            return type(error), str(error)
        return value if value is None else (value.dtype, value.tolist())

    assert outcome(kernels["mul"]) == outcome(NumpyKernel("mul"))
