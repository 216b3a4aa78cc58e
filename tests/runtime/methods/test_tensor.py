"""Tensor as a Python object: copying, pickling, conversion, hashing, devices and dtypes."""

from __future__ import annotations

import copy
import math
import operator
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg

DTYPES = [sg.float16, sg.bfloat16, sg.float32, sg.float64, sg.complex64, sg.complex128, sg.bool, sg.uint8, sg.int8, sg.int16, sg.int32, sg.int64]
examples = settings(deadline=None, derandomize=True, database=None)


def same(a: sg.Tensor, b: sg.Tensor) -> bool:
    return a.dtype is b.dtype and a.shape == b.shape and a.tolist() == b.tolist()


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickling(dtype: Any, protocol: int) -> None:
    for x in (sg.tensor([[1, 0], [3, 4]]).to(dtype), sg.tensor([[1, 0], [3, 4]]).to(dtype).t(), sg.zeros(0, 2).to(dtype), sg.ones(()).to(dtype)):
        back = pickle.loads(pickle.dumps(x, protocol))
        assert same(back, x)
        assert not np.shares_memory(back._array, x._array) or not x.numel()


def test_pickling_keeps_what_belongs_to_a_leaf() -> None:
    x = sg.ones(2, requires_grad=True)
    x.mine = {"a": 1}
    back = pickle.loads(pickle.dumps(x))
    assert back.requires_grad
    assert back.is_leaf
    assert back.mine == {"a": 1}


def test_pickled_with_a_history_it_comes_back_as_a_leaf() -> None:
    """As what is saved of a training step does: {"epoch": 3, "loss": loss}."""
    x = sg.ones(3, requires_grad=True)
    loss = (x * 2)[1:]
    loss.mine = "kept"
    back = pickle.loads(pickle.dumps({"loss": loss}))["loss"]
    assert (back.requires_grad, back.is_leaf, back.grad_fn, back.tolist(), back.mine) == (True, True, None, [2, 2], "kept")
    assert not back._is_view()


@pytest.mark.parametrize("thing", [*DTYPES, sg.device("cpu"), sg.device("cuda", 1), sg.Size([1, 2])], ids=str)
def test_constants_survive_pickling_and_copying(thing: Any) -> None:
    for back in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
        assert back == thing
        assert type(back) is type(thing)
        if isinstance(thing, sg.dtype):
            assert back is thing


def test_deepcopy() -> None:
    x = sg.ones(2, requires_grad=True)
    (x * 3).sum().backward()
    x.mine = [1]
    first, second = copy.deepcopy([x, x])
    assert first is second
    assert first is not x
    assert first.requires_grad
    assert same(first.grad, x.grad)
    assert first.grad is not x.grad
    assert first.mine == [1]
    assert first.mine is not x.mine
    assert not np.shares_memory(first.detach().numpy(), x.detach().numpy())
    with pytest.raises(RuntimeError, match="graph leaves"):
        copy.deepcopy(x * 2)


def test_deepcopy_keeps_the_layout() -> None:
    x = sg.arange(6).reshape(2, 3).t()
    assert copy.deepcopy(x).stride() == x.stride()


def test_copy_shares_nothing_that_matters() -> None:
    x = sg.ones(2, requires_grad=True)
    y = copy.copy(x)
    assert same(y, x)
    assert y.requires_grad


# ---- numbers


@examples
@given(st.floats(allow_nan=False) | st.integers(-(2**62), 2**62) | st.booleans() | st.complex_numbers(allow_nan=False, max_magnitude=1e300))
def test_a_number_comes_back(number: Any) -> None:
    dtype = {bool: sg.bool, int: sg.int64, float: sg.float64, complex: sg.complex128}[type(number)]
    for shape in ((), (1,), (1, 1)):
        x = sg.tensor(number, dtype=dtype).reshape(shape)
        assert x.item() == number
        assert type(x.item()) is type(number)
        assert bool(x) is bool(number)
        assert complex(x) == complex(number)
        if not isinstance(number, complex):
            assert float(x) == float(number)
        if isinstance(number, int):
            assert int(x) == operator.index(x) == number
            assert format(sg.tensor(number), "d") == format(number, "d")


@pytest.mark.parametrize("shape", [(2,), (0,), (2, 2)])
def test_only_one_element_is_a_number(shape: tuple[int, ...]) -> None:
    x = sg.zeros(shape)
    for convert, error, text in (
        (bool, RuntimeError, "ambiguous"),
        (float, ValueError, "only one element"),
        (int, ValueError, "only one element"),
        (complex, ValueError, "only one element"),
        (operator.index, TypeError, "only integer tensors"),
        (lambda t: t.item(), RuntimeError, "cannot be converted to Scalar"),
    ):
        with pytest.raises(error, match=text):
            convert(x)


def test_complex_numbers_are_no_floats() -> None:
    assert float(sg.tensor(2 + 0j)) == 2
    for convert in (float, int):
        with pytest.raises(RuntimeError, match="without overflow"):
            convert(sg.tensor(2 + 1j))
    with pytest.raises(TypeError, match="only integer tensors"):
        operator.index(sg.tensor(2.0))


def test_int_of_what_is_no_number() -> None:
    with pytest.raises((ValueError, OverflowError)):
        int(sg.tensor(math.nan))


def test_tolist_nests() -> None:
    assert sg.arange(4).reshape(2, 2).tolist() == [[0, 1], [2, 3]]
    assert sg.tensor(5).tolist() == 5
    assert sg.zeros(2, 0).tolist() == [[], []]
    assert sg.tensor([1.5]).bfloat16().tolist() == [1.5]


# ---- identity


def test_hash_is_identity_and_equality_is_by_element() -> None:
    x, y = sg.ones(1), sg.ones(1)
    assert len({x, y, x}) == 2
    assert {x: "found"}[x] == "found"
    assert (x == y).tolist() == [True]
    assert (x == None) is False  # noqa: E711
    assert (x != "text") is True


def test_contains() -> None:
    x = sg.tensor([1.0, 2.0])
    assert 2 in x
    assert 3.0 not in x
    assert sg.tensor(1.0) in x
    with pytest.raises(RuntimeError, match="only supports Tensor or scalar"):
        "a" in x  # noqa: B015


def test_len_is_the_first_dimension() -> None:
    assert len(sg.zeros(3, 2)) == 3
    with pytest.raises(TypeError, match="0-d"):
        len(sg.tensor(1))
    with pytest.raises(TypeError, match="0-d"):
        iter(sg.tensor(1))


def test_size_is_a_tuple_of_its_own() -> None:
    size = sg.zeros(2, 3).shape
    assert size == (2, 3)
    assert isinstance(size, tuple)
    assert size.numel() == 6
    for made in (size[1:], size + sg.Size([1]), size * 2):
        assert type(made) is sg.Size
    assert sg.Size([]).numel() == 1


def test_attributes_of_its_own() -> None:
    x = sg.ones(1)
    x.mine = 5
    assert x.mine == 5
    with pytest.raises(AttributeError):
        x.nothing  # noqa: B018
    with pytest.raises(AttributeError):
        x.shape = (1,)


# ---- dtypes and devices


@pytest.mark.parametrize("source", DTYPES, ids=str)
@pytest.mark.parametrize("target", DTYPES, ids=str)
@pytest.mark.filterwarnings("ignore")
def test_conversion(source: Any, target: Any) -> None:
    x = sg.tensor([0, 1, 3]).to(source)
    y = x.to(target)
    assert y.dtype is target
    assert (y is x) is (source is target)
    expected = [bool(v) for v in (0, 1, 3)] if sg.bool in (source, target) else [0, 1, 3]
    assert [complex(v) for v in y.tolist()] == [complex(v) for v in expected]
    if source.is_floating_point and target.is_floating_point:
        leaf = x.detach().clone().requires_grad_()
        leaf.to(target).sum().backward()
        assert leaf.grad.dtype is source
        assert leaf.grad.tolist() == [1, 1, 1]


def test_to_takes_dtypes_devices_and_tensors() -> None:
    x = sg.ones(2)
    assert x.to("cpu") is x
    assert x.to(sg.device("cpu")) is x
    assert x.to(sg.float64).dtype is sg.float64
    assert x.to("cpu", sg.int64).dtype is sg.int64
    assert x.to(sg.zeros(1, dtype=sg.int8)).dtype is sg.int8
    assert x.to(sg.float32, copy=True) is not x
    assert x.to(float).dtype in (sg.float32, sg.float64)
    for wrong in ("nowhere", object()):
        with pytest.raises((RuntimeError, TypeError)):
            x.to(wrong)


def test_names_of_dtypes() -> None:
    assert sg.float is sg.float32
    assert sg.double is sg.float64
    assert sg.half is sg.float16
    assert sg.long is sg.int64
    assert sg.int is sg.int32
    assert sg.short is sg.int16
    assert sg.cfloat is sg.complex64
    assert sg.cdouble is sg.complex128
    assert [repr(d) for d in DTYPES[:3]] == ["specgrad.float16", "specgrad.bfloat16", "specgrad.float32"]


def test_devices() -> None:
    assert sg.device("cuda:1") == sg.device("cuda", 1)
    assert sg.device("cuda") != sg.device("cuda:0")
    assert len({sg.device("cpu"), sg.device("cpu")}) == 1
    assert str(sg.device("cuda:1")) == "cuda:1"
    assert repr(sg.device("cpu")) == "device(type='cpu')"
    for wrong in ("tpu", "cuda:x", ""):
        with pytest.raises(RuntimeError, match="device"):
            sg.device(wrong)
    with pytest.raises(RuntimeError, match="must not include an index"):
        sg.device("cuda:1", 2)


def test_the_default_dtype() -> None:
    try:
        sg.set_default_dtype(sg.float64)
        assert sg.ones(1).dtype is sg.tensor(1.5).dtype is sg.float64
        assert sg.tensor(1j).dtype is sg.complex128
        assert (sg.arange(2) / 2).dtype is sg.float64
        assert "dtype" not in repr(sg.ones(1))
        with pytest.raises((TypeError, RuntimeError)):
            sg.set_default_dtype(sg.int64)
    finally:
        sg.set_default_dtype(sg.float32)


# ---- from data


@examples
@given(st.recursive(st.floats(-10, 10, width=32), lambda inner: st.lists(inner, min_size=2, max_size=2), max_leaves=4))
def test_nested_lists_come_back_or_are_refused(data: Any) -> None:
    try:
        shape = np.array(data).shape
    except ValueError:
        with pytest.raises((ValueError, TypeError)):
            sg.tensor(data)
        return
    assert sg.tensor(data).shape == shape
    assert sg.tensor(data, dtype=sg.float64).tolist() == data


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ("a", TypeError),
        (["a"], ValueError),
        (None, RuntimeError),
        (object(), RuntimeError),
        ([[1], [1, 2]], ValueError),
        ({1}, RuntimeError),
        (2**70, (ValueError, RuntimeError)),
    ],
)
def test_what_is_no_data(data: Any, error: Any) -> None:
    with pytest.raises(error):
        sg.tensor(data)


def test_a_tensor_copies_its_data() -> None:
    data = np.ones(2)
    x = sg.tensor(data)
    data[0] = 5
    assert x.tolist() == [1, 1]
    with pytest.warns(UserWarning, match="clone"):
        y = sg.tensor(x)
    y.add_(1)
    assert x.tolist() == [1, 1]


@pytest.mark.parametrize("dim", [1.5, 1.0, True, "0", float("nan")], ids=repr)
def test_what_is_no_number_of_a_dimension_is_refused(dim: Any) -> None:
    """Nor is it cut to an int."""
    x = sg.zeros(3, 3)
    calls: list[Callable[[], Any]] = [
        *(lambda: x.sum(dim), lambda: x.mean(dim), lambda: x.cumsum(dim), lambda: x.unsqueeze(dim), lambda: x.sort(dim), lambda: x.argmax(dim)),
        *(lambda: x.select(dim, 0), lambda: x.gather(dim, sg.tensor([[0]])), lambda: x.index_add_(dim, sg.tensor([0]), x[:1]), lambda: sg.cat([x, x], dim)),
        *(lambda: x.sum([0, dim]), lambda: sg.stack([x, x], dim), lambda: x.flip(dim)),
    ]
    for call in calls:
        with pytest.raises(TypeError):
            call()
    for call in calls[:10]:
        with pytest.raises(
            TypeError,
            match=f"must be (an |tuple of )?ints?, .*{type(dim).__name__}",
        ):
            call()
    assert x.sum(np.int8(1)).shape == (3,) and x.gather(np.int64(-1), sg.tensor([[0]])).shape == (1, 1)


def test_tensors_are_not_joined_along_none() -> None:
    with pytest.raises(TypeError, match=r"argument 'dim' \(position 2\) must be int, not NoneType"):
        sg.cat([sg.zeros(2, 2), sg.zeros(2, 2)], None)  # type: ignore[arg-type]
