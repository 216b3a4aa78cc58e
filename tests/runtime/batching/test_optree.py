"""Classes that optree knows are containers of tensors wherever tuples are."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Any

import pytest

import specgrad
from specgrad import func

optree = pytest.importorskip("optree", reason="the containers are optree's")

X = specgrad.tensor([1.0, 2.0])


@optree.dataclasses.dataclass(namespace="specgrad")
class Layer:
    weight: Any
    bias: Any
    name: str = optree.dataclasses.field(default="", pytree_node=False)


def test_a_registered_class() -> None:
    layer = Layer(X, X * 3, "first")
    found = func.grad(lambda at: (at.weight * at.bias).sum())(layer)
    assert isinstance(found, Layer) and found.name == "first"
    assert found.weight.tolist() == [3.0, 6.0] and found.bias.tolist() == [1.0, 2.0]
    hessian = func.hessian(lambda at: (at.weight * at.bias).sum())(layer)
    assert hessian.weight.bias.tolist() == [[1.0, 0.0], [0.0, 1.0]]
    value, pull = func.vjp(lambda at: Layer(at.weight * 2, at.bias, at.name), layer)
    assert value.name == "first" and pull(layer)[0].weight.tolist() == [2.0, 4.0]


def test_in_vmap_with_dimensions_nested_the_same_way() -> None:
    layer = Layer(X, X)
    assert func.vmap(lambda at: at.weight * at.bias.sum(), in_dims=(Layer(0, None),))(layer).tolist() == [3.0, 6.0]
    assert func.vmap(lambda at: at.weight * at.bias)(layer).tolist() == [1.0, 4.0]
    with pytest.raises(ValueError, match="in_dims"):
        func.vmap(lambda at: at.weight, in_dims=(deque([0, None]),))(layer)


def test_deques_and_default_dictionaries() -> None:
    assert [g.tolist() for g in func.grad(lambda d: (d[0] * d[1]).sum())(deque([X, X * 2]))] == [[2.0, 4.0], [1.0, 2.0]]
    found = func.grad(lambda d: (d["a"] * d["b"]).sum())(defaultdict(list, {"b": X, "a": X * 3}))
    assert isinstance(found, defaultdict) and found["b"].tolist() == [3.0, 6.0]


def test_a_class_that_it_does_not_know_is_no_container() -> None:
    class Other:
        weight = X

    with pytest.raises(ValueError, match="tensors, or nested tuples, lists and dictionaries of them, to differentiate with respect to, but got a Other"):
        func.grad(lambda at: at.weight.sum())(Other())
