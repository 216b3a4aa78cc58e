"""Ops in place that are more than an op and an assignment: those composed of others, and those without a derivative."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import specgrad as sg
from specgrad import Tensor

COMPOSED: dict[str, tuple[Callable[[Tensor], Tensor], Callable[[Tensor], Tensor]]] = {  # in place, out of place
    "clamp": (lambda y: y.clamp_(y.detach() - 1, sg.full((3,), 2.0, dtype=sg.float64)), lambda x: x.clamp(max=2.0)),
    "cumprod": (lambda y: y.cumprod_(0), lambda x: x.cumprod(0)),
    "div": (lambda y: y.div_(0.5, rounding_mode="floor"), lambda x: x.div(0.5, rounding_mode="floor")),
    "float_power": (lambda y: y.float_power_(2), lambda x: x.float_power(2)),
    "index_fill": (lambda y: y.index_fill_(0, sg.tensor([1]), y.detach()[0]), lambda x: x.index_fill(0, sg.tensor([1]), 0.5)),
    "masked_fill": (lambda y: y.masked_fill_(y.detach() > 1, y.detach()[0]), lambda x: x.masked_fill(x > 1, 0.5)),
    "nan_to_num": (lambda y: y.nan_to_num_(), lambda x: x.nan_to_num()),
    "polygamma": (lambda y: y.polygamma_(1), lambda x: x.polygamma(1)),
    "round": (lambda y: y.round_(decimals=1), lambda x: x.round(decimals=1)),
}


@pytest.mark.parametrize("name", COMPOSED)
@pytest.mark.parametrize("in_part", [False, True])
def test_a_composed_op_in_place_has_the_gradients_of_the_op(name: str, in_part: bool) -> None:
    """Its formulas read the old values."""
    in_place, out_of_place = COMPOSED[name]
    x = sg.tensor([0.5, 1.5, 2.5], dtype=sg.float64, requires_grad=True)
    y = sg.stack([x, x * 2]) if in_part else x * 1
    target = y[0] if in_part else y
    assert in_place(target) is target
    expected = out_of_place(x)
    assert target.tolist() == pytest.approx(expected.tolist())
    (found,) = sg.autograd.grad(y.sin().sum(), x)
    (wanted,) = sg.autograd.grad(expected.sin().sum() + (x * 2).sin().sum() * in_part, x)
    assert found.tolist() == pytest.approx(wanted.tolist())


WITHOUT_DERIVATIVE: dict[str, Callable[[Tensor], Tensor]] = {
    "lt_": lambda y: y.lt_(3),
    "eq_": lambda y: y.eq_(y.detach()),
    "logical_not_": lambda y: y.logical_not_(),
    "logical_and_": lambda y: y.logical_and_(y.detach()),
}


@pytest.mark.parametrize("name", WITHOUT_DERIVATIVE)
@pytest.mark.parametrize("recorded", [False, True])
def test_what_an_op_without_a_derivative_overwrites_has_no_gradient(name: str, recorded: bool) -> None:
    x = sg.tensor([1.0, 2.0], dtype=sg.float64, requires_grad=True)
    whole, in_part = x * 2, x * 2
    WITHOUT_DERIVATIVE[name](whole)
    WITHOUT_DERIVATIVE[name](in_part[:1])
    assert whole.grad_fn.name() == f"{name[:-1].title()}Backward0"  # type: ignore[union-attr]
    assert sg.autograd.grad(whole.sum(), x, create_graph=recorded)[0].tolist() == [0, 0]
    assert sg.autograd.grad(in_part.sum(), x, create_graph=recorded)[0].tolist() == [0, 2]


@pytest.mark.parametrize("requires_grad", [False, True])
def test_real_results_do_not_go_into_complex_tensors(requires_grad: bool) -> None:
    """Their gradient is real, and that of the tensor would be complex."""
    x = sg.tensor([3 + 4j, 1j], requires_grad=requires_grad) * 1
    with pytest.raises(RuntimeError, match="In-place abs is not supported for complex tensors"):
        x.abs_()
    assert x.tolist() == [3 + 4j, 1j] and x._version == 0
    assert (x * 1).eq_(x).tolist() == [1, 1]


IN_PLACE: dict[str, Callable[[Tensor], Tensor]] = {  # by functions of their own, or by the result of the op; each with and without `_`
    "addmm": lambda x: x.addmm_(sg.ones(3, 2, dtype=x.dtype), sg.ones(2, 3, dtype=x.dtype), beta=2),
    "cumsum": lambda x: x.cumsum_(0),
    "index_add": lambda x: x.index_add_(0, sg.tensor([2, 0, 2]), sg.ones(3, 3, dtype=x.dtype), alpha=2),
    "index_copy": lambda x: x.index_copy_(1, sg.tensor([2]), sg.ones(3, 1, dtype=x.dtype)),
    "index_fill": lambda x: x.index_fill_(0, sg.tensor([-1, 0]), 5),
    "scatter": lambda x: x.scatter_(1, sg.tensor([[2], [0], [1]]), 5),
    "scatter_add": lambda x: x.scatter_add_(0, sg.tensor([[2, 2, 2], [2, 1, 0]]), sg.ones(2, 3, dtype=x.dtype)),
    "tril": lambda x: x.tril_(),
    "nan_to_num": lambda x: x.nan_to_num_(),
}


@pytest.mark.parametrize("name", IN_PLACE)
def test_a_change_without_history_is_one_change_seen_by_views_and_refused_where_elements_share_memory(name: str) -> None:
    base = sg.arange(9.0).reshape(3, 3)
    other = base[0]
    before = base._version
    assert IN_PLACE[name](base) is base and base._version == before + 1
    assert other.tolist() == base[0].tolist()
    y = sg.arange(3.0, requires_grad=True).sin()
    kept = sg.ones(3, 3) * 1
    product = (y * kept).sum()
    IN_PLACE[name](kept)
    with pytest.raises(RuntimeError, match=f"{name}_"):
        product.backward()
    wide = sg.ones(1, 3).expand(3, 3)
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor refers to a single memory location"):
        IN_PLACE[name](wide)
    assert wide.tolist() == [[1.0] * 3] * 3


@pytest.mark.parametrize("index", [3, -4, 1 << 40])
def test_nothing_is_changed_where_an_index_is_refused(index: int) -> None:
    """The indices before it are not used first."""
    calls: list[Callable[[Tensor], Tensor]] = [
        lambda x: x.index_add_(0, sg.tensor([0, index]), sg.ones(2, 3)),
        lambda x: x.index_copy_(0, sg.tensor([0, index]), sg.ones(2, 3)),
        lambda x: x.index_fill_(0, sg.tensor([0, index]), 7),
        lambda x: x.scatter_(0, sg.tensor([[0, 1, index]]), 7),
        lambda x: x.scatter_(0, sg.tensor([[0, 1, index]]), sg.ones(1, 3)),
        lambda x: x.scatter_add_(0, sg.tensor([[0, 1, index]]), sg.ones(1, 3)),
    ]
    for call in calls:
        x = sg.zeros(3, 3)
        with pytest.raises((IndexError, RuntimeError), match="out of bounds for dimension 0 with size 3"):
            call(x)
        assert not x.any() and x._version == 0
    x, places = sg.zeros(10_000), sg.arange(10_000)
    places[-1] = -1
    for change in (lambda: x.scatter_(0, places, 7), lambda: x.scatter_add_(0, places, sg.ones(10_000)), lambda: x.index_add_(0, places, sg.ones(10_000))):
        with pytest.raises((IndexError, RuntimeError), match="out of bounds for dimension 0 with size 10000"):
            change()
        assert not x.any() and x._version == 0


def test_a_composed_op_that_changes_what_has_no_history_has_the_gradients_of_the_op() -> None:
    """Formulas for its other inputs read the old values."""
    low = sg.tensor([1.0, 1.0], requires_grad=True)
    x = sg.tensor([0.0, 2.0])
    (expected,) = sg.autograd.grad(x.clamp(low, None).sum(), low)
    assert x.clamp_(low, None).tolist() == [1.0, 2.0] and x.requires_grad
    assert sg.autograd.grad(x.sum(), low)[0].tolist() == expected.tolist() == [1.0, 0.0]


def test_what_is_put_may_be_part_of_where_it_is_put() -> None:
    """What is read is what stood there before."""
    for dtype in (sg.float32, sg.bfloat16, sg.int64):
        x = sg.arange(12, dtype=dtype).reshape(4, 3)
        expected = x.clone().index_add(0, sg.tensor([1, 2, 3]), x.clone()[:3])
        assert x.index_add_(0, sg.tensor([1, 2, 3]), x[:3]).tolist() == expected.tolist()
        expected = x.clone().index_copy(0, sg.tensor([1, 2, 3]), x.clone()[:3])
        assert x.index_copy_(0, sg.tensor([1, 2, 3]), x[:3]).tolist() == expected.tolist()
    places = sg.tensor([1, 2, 0])
    assert places.scatter_(0, places, places).tolist() == [0, 1, 2]
    assert places.index_fill_(0, places, 1).tolist() == [1, 1, 1]
