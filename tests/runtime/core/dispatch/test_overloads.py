"""Several ops of one name: which of them a call means follows from its arguments, whatever was called before."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor

X = [[1.0, 5.0, 3.0], [4.0, 2.0, 6.0]]
MEANT: list[tuple[Callable[[Tensor], Any], Any]] = [
    (lambda x: x.clamp(min=2.0), [[2, 5, 3], [4, 2, 6]]),
    (lambda x: x.clamp(min=sg.tensor([4.0, 2.0, 4.0])), [[4, 5, 4], [4, 2, 6]]),
    (lambda x: x.clamp(max=2.0), [[1, 2, 2], [2, 2, 2]]),
    (lambda x: x.max(), 6),
    (lambda x: x.max(dim=0).values, [4, 5, 6]),
    (lambda x: x.max(dim=0, keepdim=True).values, [[4, 5, 6]]),
    (lambda x: x.max(other=sg.tensor(3.0)), [[3, 5, 3], [4, 3, 6]]),
    (lambda x: x.split(2, 1)[1], [[3], [6]]),
    (lambda x: x.split([1, 2], 1)[1], [[5, 3], [2, 6]]),
    (lambda x: x.prod(), 720),
    (lambda x: x.prod(dim=1), [15, 48]),
    (lambda x: x.var(False) * 12, 35),
    (lambda x: x.var(0), [4.5] * 3),
    (lambda x: x.var((0,)), [4.5] * 3),
    (lambda x: x.var(dim=0, correction=0), [2.25] * 3),
    (lambda x: x.round(), X),
    (lambda x: x.round(decimals=-1), [[0, 0, 0], [0, 0, 10]]),
    (lambda x: x.masked_fill(x > 2, 0), [[1, 0, 0], [0, 2, 0]]),
    (lambda x: x.masked_fill(x > 2, value=sg.tensor(-1.0)), [[1, -1, -1], [-1, 2, -1]]),
    (lambda x: x.masked_fill(x > 2, value=-2), [[1, -2, -2], [-2, 2, -2]]),
]
MEANT_BY_NONE: list[Callable[[Tensor], Any]] = [
    lambda x: x.clamp(min="2"),
    lambda x: x.clamp(1.0, min=2.0),
    lambda x: x.max(True),
    lambda x: x.max(dim=True),
    lambda x: x.max(dim=0.5),
    lambda x: x.median(True),
    lambda x: x.split([1, "a"], 1),
    lambda x: x.prod(True),
    lambda x: x.round(decimals=True),
    lambda x: x.var((0.5,)),
]


def test_a_call_means_the_op_that_takes_its_arguments() -> None:
    x = sg.tensor(X)
    for call, expected in [*MEANT, *reversed(MEANT)]:
        assert call(x).tolist() == pytest.approx(expected) if isinstance(expected, (int, float)) else call(x).tolist() == expected


@pytest.mark.parametrize("at", range(len(MEANT_BY_NONE)))
def test_a_call_that_no_op_takes_is_an_error_that_lists_them(at: int) -> None:
    x = sg.tensor(X)
    test_a_call_means_the_op_that_takes_its_arguments()
    with pytest.raises(TypeError, match=r"received an invalid combination of arguments - got \(Tensor, .*, but expected one of:\n \* "):
        MEANT_BY_NONE[at](x)


@pytest.mark.parametrize("name", ["add", "sub", "addcmul"])
def test_a_number_that_an_op_takes_may_be_a_tensor_that_wants_no_gradient(name: str) -> None:
    x, two = sg.ones(2), sg.tensor(2.0)
    operands, keyword = ((x, x, x), "value") if name == "addcmul" else ((x, x), "alpha")
    assert getattr(sg, name)(*operands, **{keyword: two}).tolist() == getattr(sg, name)(*operands, **{keyword: 2.0}).tolist()
    with pytest.raises(RuntimeError, match=f"'{keyword}' is a number and gets no gradient, but the tensor given for it requires grad; use .item"):
        getattr(sg, name)(*operands, **{keyword: two.requires_grad_()})


def test_whether_a_tensor_stands_for_a_number_is_asked_each_time() -> None:
    x = sg.arange(4)
    assert len(sg.split(x, sg.tensor(2))) == 2
    with pytest.raises(TypeError, match="invalid combination"):
        sg.split(x, sg.tensor([2, 2]))


def test_an_overload_for_a_list_is_remembered_by_its_items() -> None:
    x = sg.arange(4)
    for sizes in ([1, 3], (1, 3), [2, 2]):
        assert [len(part) for part in sg.split(x, sizes)] == list(sizes)
    with pytest.raises(TypeError, match="invalid combination"):
        sg.split(x, [1.0, 3.0])


def test_more_choices_than_are_remembered() -> None:
    class Number(float):
        pass

    numbers = [True, 2, 2.5, np.float32(2), np.float64(2), np.int64(2), np.int32(2), np.int8(2), np.uint8(2), np.bool_(True), Number(2), sg.tensor(3.0)]
    for _ in range(3):
        for number in numbers:
            assert sg.zeros(2).fill_(number).tolist() == [float(number)] * 2
    for _ in range(2):
        with pytest.raises(TypeError, match=r"fill_\(\) received an invalid combination of arguments"):
            sg.zeros(2).fill_("a")  # type: ignore[arg-type]


def test_a_function_of_several_ops_is_a_function() -> None:
    function = sg.transpose
    assert inspect.isroutine(function)
    assert (function.__name__, function.__module__) == ("transpose", "specgrad")
    assert "Swaps two dimensions" in (function.__doc__ or "")
    assert list(inspect.signature(function).parameters) == ["args", "kwargs"]
    assert pickle.loads(pickle.dumps(function)) is function
    assert copy.deepcopy(function) is function
    assert weakref.ref(function)() is function
    assert "transpose" in repr(function)
    assert "Swaps two dimensions" in pydoc.render_doc(function)
    assert {function: 1}[function] == 1


def test_a_method_of_several_ops_is_bound() -> None:
    x = sg.tensor(X)
    kept = x.transpose
    assert kept(0, 1).shape == (3, 2)
    assert kept.__self__ is x  # type: ignore[attr-defined]
    assert Tensor.transpose(x, 0, 1).shape == (3, 2)
    assert next(map(sg.transpose, [x], [0], [1])).shape == (3, 2)

    class Own(Tensor):
        def transpose(self, dim0: int, dim1: int) -> Any:  # type: ignore[override]
            return super().transpose(dim0, dim1) * 2

    assert Own(x).transpose(0, 1).tolist() == (x.T * 2).tolist()
