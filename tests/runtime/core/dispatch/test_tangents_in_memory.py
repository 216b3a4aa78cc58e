"""A tangent lies in memory as its value does, and shares its memory as the value does: with views, and with nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor, func
from specgrad.autograd import Function
from specgrad.autograd import forward_ad as fwad

STARTS = [[0.0, 2.0, 4.0], [1.0, 3.0, 5.0]]


def dual(value: Any, tangent: Any) -> Tensor:
    return fwad.make_dual(sg.as_tensor(value), sg.as_tensor(tangent))


def tangent_of(tensor: Tensor) -> Any:
    tangent = fwad.unpack_dual(tensor).tangent
    assert tangent is not None
    return tangent.tolist()


def scalar() -> Tensor:
    return dual(2.0, 1.0)


def transposed() -> Tensor:
    """A tangent of which the value's views would be no views."""
    return dual(sg.ones(2, 3), sg.arange(6.0).reshape(3, 2).t())


def test_a_tangent_that_was_expanded_is_changed_in_place() -> None:
    with fwad.dual_level():
        z = scalar() + sg.ones(3)
        z.mul_(sg.tensor([1.0, 2.0, 3.0]))
        assert tangent_of(z) == [1.0, 2.0, 3.0]
        z = dual(sg.ones(3), sg.tensor(1.0).expand(3))
        z.mul_(sg.tensor([1.0, 2.0, 3.0]))
        assert tangent_of(z) == [1.0, 2.0, 3.0]


def test_a_change_of_one_place_is_one_of_the_tangent_there_alone() -> None:
    with fwad.dual_level():
        for z in (scalar() + sg.ones(3), dual(sg.ones(3), sg.tensor(1.0).expand(3))):
            z[0].mul_(5)
            assert tangent_of(z) == [5.0, 1.0, 1.0]


VIEWS: dict[str, Callable[[Tensor], Tensor]] = {
    "view": lambda x: x.view(6),
    "view_as": lambda x: x.view_as(sg.ones(3, 2)),
    "reshape": lambda x: x.reshape(6),
    "flatten": lambda x: x.flatten(),
    "as_strided": lambda x: x.as_strided((6,), (1,)),
}


@pytest.mark.parametrize("name", VIEWS)
def test_a_change_through_a_view_is_one_of_its_base_however_the_tangent_lay(name: str) -> None:
    with fwad.dual_level():
        x = transposed()
        y = VIEWS[name](x)
        y.mul_(2)
        assert tangent_of(x) == [[2 * v for v in row] for row in STARTS]
        assert tangent_of(y.reshape(6)) == [2 * v for row in STARTS for v in row]


def test_as_strided_beyond_what_has_a_tangent_finds_none_there() -> None:
    with fwad.dual_level():
        x = dual(sg.arange(6.0)[:2], [1.0, 2.0])
        y = x.as_strided((4,), (1,))
        assert y.tolist() == [0.0, 1.0, 2.0, 3.0]
        assert tangent_of(y) == [1.0, 2.0, 0.0, 0.0]


def test_complex_views_of_tangents_that_lay_otherwise() -> None:
    with fwad.dual_level():
        y = sg.view_as_complex(dual(sg.ones(3, 2), sg.arange(6.0).reshape(2, 3).t()))
        assert tangent_of(y) == [0 + 3j, 1 + 4j, 2 + 5j]


def test_a_value_in_columns_has_a_tangent_in_columns() -> None:
    with fwad.dual_level():
        x = fwad.make_dual(sg.ones(2, 3).t(), sg.arange(6.0).reshape(3, 2))
        y = x.t().view(6)
        y.mul_(2)
        assert tangent_of(x) == [[0.0, 2.0], [4.0, 6.0], [8.0, 10.0]]


SAME_TANGENT: dict[str, Callable[[Tensor], Tensor]] = {
    "add": lambda a: a + sg.ones(3),
    "sub": lambda a: a - 1,
    "cat": lambda a: sg.cat([a]),
    "clone": lambda a: a.clone(),
    "where": lambda a: sg.where(sg.tensor([True, True, True]), a, sg.zeros(3)),
    "copy_": lambda a: sg.zeros(3).copy_(a),
    "add_": lambda a: sg.zeros(3).add_(a),
    "set": lambda a: (lambda z: (z.__setitem__(slice(None), a), z)[1])(sg.zeros(3)),
    "sum of one": lambda a: a.unsqueeze(0).sum(0),
}


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("name", SAME_TANGENT)
def test_a_result_that_is_changed_leaves_the_tangent_that_it_began_with(name: str, recorded: bool) -> None:
    start = sg.arange(3.0)
    with fwad.dual_level():
        a = fwad.make_dual(sg.ones(3, requires_grad=recorded), start)
        z = SAME_TANGENT[name](a)
        assert tangent_of(z) == [0.0, 1.0, 2.0]
        z.mul_(2)
        assert tangent_of(z) == [0.0, 2.0, 4.0]
        assert tangent_of(a) == [0.0, 1.0, 2.0]
        z[0] = 5.0
        z[1:].zero_()
        assert tangent_of(z) == [0.0, 0.0, 0.0]
        assert tangent_of(a) == [0.0, 1.0, 2.0]
    assert start.tolist() == [0.0, 1.0, 2.0]


def test_an_elementwise_op_whose_tangent_is_that_of_its_input() -> None:
    spec = "{name: 'shifted(Tensor self, Tensor other) -> Tensor', forward: self + floor(other), self: grad, other: zero, dtypes: float, docs: Moved.}"
    ops = sg.define(f"- {{imports: specgrad, namespace: moved, spec: 1}}\n- {spec}\n", compile="never")
    with fwad.dual_level():
        a = dual(sg.ones(3), sg.arange(3.0))
        z = ops.shifted(a, sg.ones(3))
        assert tangent_of(z) == [0.0, 1.0, 2.0]
        z.mul_(2)
        assert tangent_of(z) == [0.0, 2.0, 4.0]
        assert tangent_of(a) == [0.0, 1.0, 2.0]


def test_an_input_that_is_changed_leaves_the_tangents_of_results() -> None:
    with fwad.dual_level():
        a = dual(sg.ones(3), sg.arange(3.0)) * 1
        view = a[1:]
        z = a + 1
        view.mul_(10)
        assert tangent_of(a) == [0.0, 10.0, 20.0]
        assert tangent_of(z) == [0.0, 1.0, 2.0]


def test_at_two_levels_each_has_memory_of_its_own() -> None:
    with fwad.dual_level(), fwad.dual_level():
        a = fwad.make_dual(fwad.make_dual(sg.ones(3), sg.arange(3.0), level=0), fwad.make_dual(sg.arange(3.0), sg.ones(3), level=0), level=1)
        z = a + 1
        z.mul_(2)
        inner = fwad.unpack_dual(z, level=1).tangent
        assert inner is not None
        assert inner.tolist() == [0.0, 2.0, 4.0]
        assert fwad.unpack_dual(inner, level=0).tangent.tolist() == [2.0, 2.0, 2.0]  # type: ignore[union-attr]
        before = fwad.unpack_dual(a, level=1).tangent
        assert before is not None
        assert before.tolist() == [0.0, 1.0, 2.0]
        assert fwad.unpack_dual(before, level=0).tangent.tolist() == [1.0, 1.0, 1.0]  # type: ignore[union-attr]


def test_of_a_batch_of_tangents_too() -> None:
    def changed(x: Tensor) -> Tensor:
        z = x + 1
        z.view(6)[0:2].mul_(3)
        return (z + x).sum(0)

    x = sg.arange(6.0).reshape(2, 3)
    assert func.jacfwd(changed)(x).tolist() == func.jacrev(changed)(x).tolist()


def test_of_a_function_whose_jvp_gives_back_what_it_was_given() -> None:
    class Shifted(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x + 1

        @staticmethod
        def jvp(ctx: Any, t: Tensor) -> Tensor:
            return t

    with fwad.dual_level():
        a = dual(sg.ones(3), sg.arange(3.0))
        z: Tensor = Shifted.apply(a)
        z.mul_(2)
        assert tangent_of(z) == [0.0, 2.0, 4.0]
        assert tangent_of(a) == [0.0, 1.0, 2.0]
