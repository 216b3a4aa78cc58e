"""Tensors that get another size, or what an op writes into them by `out=`: what they hold then, and what an error leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import specgrad as sg


@pytest.mark.parametrize("which", ["base", "view"])
def test_memory_that_is_shared_does_not_grow(which: str) -> None:
    base = sg.arange(4.0)
    view = base[1:]
    with pytest.raises(RuntimeError, match=r"not resizable: \[10\] is more than the memory of this tensor holds, and it shares that with others"):
        (base if which == "base" else view).resize_(10)
    view.add_(1)
    assert (base.tolist(), view.tolist()) == ([0, 2, 3, 4], [2, 3, 4])


def test_a_tensor_that_grows_begins_with_its_elements_in_the_order_of_memory() -> None:
    columns = sg.arange(6.0).reshape(2, 3).t().clone()
    assert columns.stride() == (1, 3)
    assert columns.resize_(8)[:6].tolist() == [0, 1, 2, 3, 4, 5]


def test_of_several_outs_none_is_written_if_one_is_refused() -> None:
    values, indices = sg.zeros(2), sg.zeros(2)
    with pytest.raises(RuntimeError, match=r"dtype int64, but got .*float32"):
        sg.max(sg.tensor([[1.0, 2.0], [4.0, 3.0]]), 1, out=(values, indices))
    assert values.tolist() == indices.tolist() == [0, 0]
    assert values._version == 0
    indices = indices.long()
    sg.max(sg.tensor([[1.0, 2.0], [4.0, 3.0]]), 1, out=(values, indices))
    assert (values.tolist(), indices.tolist(), values._version, indices._version) == ([2, 4], [1, 0], 1, 1)


def test_what_out_has_overwritten_is_a_changed_value() -> None:
    x, w = sg.ones(2), sg.ones(2, requires_grad=True)
    y = x * w
    sg.sin(x.detach(), out=x)
    assert x._version == 1
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*by sin"):
        y.sum().backward()


def test_out_is_not_larger_than_the_result() -> None:
    x = sg.arange(3.0)
    for call in (lambda out: sg.mul(x, 2, out=out), lambda out: sg.clamp(x, 0, 4, out=out), lambda out: sg.cumsum(x, 0, out=out)):
        out = sg.empty(2, 3)
        with pytest.warns(UserWarning, match=r"resized since it had shape \[2, 3\]"):
            assert call(out) is out
        assert out.tolist() == call(sg.empty(0)).tolist() and out.shape == (3,)


def test_out_may_lie_beside_what_is_read() -> None:
    x = sg.arange(6.0)
    sg.mul(x[:-1], x[1:], out=x[1:])
    assert x.tolist() == [0, 0, 2, 6, 12, 20] and x._version == 1


@pytest.mark.parametrize("wide", [sg.float64, sg.complex64])
def test_out_of_a_wider_dtype_is_computed_in_that_of_the_operands(wide: sg.dtype) -> None:
    out = sg.add(sg.tensor([0.1]), sg.tensor([0.2]), out=sg.empty(1, dtype=wide))
    assert out.dtype is wide and out.tolist() == (sg.tensor([0.1]) + sg.tensor([0.2])).tolist()
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        sg.add(sg.tensor([0.1]), 1, out=sg.empty(1, dtype=sg.int64))


def test_what_out_is_given_beside_is_chosen_by_its_type() -> None:
    x, low = sg.arange(3.0), sg.tensor([1.0, 1.0, 1.0])
    for _ in range(2):
        assert (
            sg.clamp(x, 1, out=sg.empty(3)).tolist() == sg.clamp(x, low, out=sg.empty(3)).tolist() == sg.clamp(x, min=1, out=sg.empty(3)).tolist() == [1, 1, 2]
        )


def test_what_an_op_refuses_is_not_written_to_out() -> None:
    out = sg.full((3,), 7.0)
    with pytest.raises(RuntimeError, match=r"clamp\(\): .*expected .*min.*max|At least one of 'min' or 'max'"):
        sg.clamp(sg.arange(3.0), out=out)
    assert out.tolist() == [7, 7, 7] and out._version == 0


def test_what_requires_grad_is_no_out() -> None:
    out = sg.zeros(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="don't support automatic differentiation"):
        sg.sin(sg.ones(2), out=out)
    assert out.tolist() == [0, 0]
    with sg.no_grad():
        assert sg.sin(sg.zeros(2), out=out) is out
    with pytest.raises(RuntimeError, match="don't support automatic differentiation"):
        sg.sin(out, out=sg.zeros(2))


COUNTS = {
    "two tensors for three slices": lambda outs: sg.unbind_copy(sg.ones(3, 2), 0, out=outs[:2]),
    "one tensor for slices": lambda outs: sg.unbind_copy(sg.ones(3, 2), 0, out=outs[0]),
    "three tensors for two factors": lambda outs: sg.lu(sg.eye(2), out=outs),
    "one tensor for the indices of each dimension": lambda outs: sg.nonzero(sg.ones(2, 2), as_tuple=True, out=outs[0]),
    "a list for indices in rows": lambda outs: sg.nonzero(sg.ones(2, 2), out=outs),
    "two tensors for a batch's means": lambda outs: sg.native_batch_norm(sg.ones(2, 2), None, None, *outs[:2], True, 0.1, 1e-5, out=outs[1:]),
    "a number among tensors": lambda outs: sg.unbind_copy(sg.ones(3, 2), 0, out=[*outs[:2], 1]),
}


@pytest.mark.parametrize("call", COUNTS.values(), ids=list(COUNTS))
def test_out_holds_as_many_tensors_as_the_arguments_ask_for(call: Callable[[list[sg.Tensor]], object]) -> None:
    outs = [sg.full((2,), 7.0) for _ in range(3)]
    with pytest.raises(TypeError, match=r"\(\): argument 'out' must be (tuple of \d Tensors, one for each result, not |Tensor, not list)"):
        call(outs)
    assert [(out.tolist(), out._version) for out in outs] == [([7.0, 7.0], 0)] * 3


def test_several_results_are_put_into_a_list_of_tensors() -> None:
    outs = [sg.empty(0) for _ in range(3)]
    given = sg.unbind_copy(sg.arange(6.0).reshape(3, 2), 0, out=outs)
    assert isinstance(given, tuple) and all(a is b for a, b in zip(given, outs))
    assert [out.tolist() for out in outs] == [[0, 1], [2, 3], [4, 5]]
    with pytest.raises(RuntimeError, match="don't support automatic differentiation"):
        sg.lu(sg.eye(2, requires_grad=True), out=(sg.empty(0), sg.empty(0, dtype=sg.int32)))
