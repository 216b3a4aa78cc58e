"""Several ops of one name: which of them a call means follows from its arguments, whatever was called before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
