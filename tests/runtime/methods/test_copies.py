"""copy.copy, copy.deepcopy and pickle of tensors that have more than values: hooks, tangents, a history, a mode that they were made in."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.forward_ad import dual_level, make_dual, unpack_dual

WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda t: pickle.loads(pickle.dumps(t))}


@pytest.fixture(params=WAYS)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


def test_a_copy_of_a_leaf_is_a_leaf_without_the_hooks(copied: Callable[[Any], Any]) -> None:
    x = sg.ones(2, requires_grad=True)
    x.register_hook(lambda g: g * 100)
    y = copied(x)
    (y * 3).sum().backward()
    assert y.grad.tolist() == [3, 3]
    assert x.grad is None


def test_a_copy_made_of_an_inference_tensor_is_a_normal_one(copied: Callable[[Any], Any]) -> None:
    with sg.inference_mode():
        x = sg.ones(2)
    y = copied(x)
    assert not y.is_inference()
    assert (y.requires_grad_() * 2).requires_grad


def test_a_copy_of_a_dual_tensor_has_no_tangent(copied: Callable[[Any], Any]) -> None:
    with dual_level():
        assert unpack_dual(copied(make_dual(sg.ones(2), sg.ones(2)))).tangent is None


def test_a_copy_of_a_tensor_of_a_batch_is_an_error(copied: Callable[[Any], Any]) -> None:
    with pytest.raises(RuntimeError, match=r"vmap: .*(copy|pickle)"):
        sg.vmap(copied)(sg.ones(2, 2))


def test_a_shallow_copy_shares_memory_and_what_is_known_of_changes() -> None:
    x = sg.ones(2)
    x.note = ["kept"]
    y = copy.copy(x)
    assert y is not x
    assert y.note is x.note
    squared = x.requires_grad_() ** 2
    y.mul_(5)
    assert x.tolist() == [5, 5]
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        squared.sum().backward()


def test_a_shallow_copy_of_a_result_is_a_leaf() -> None:
    y = sg.ones(2, requires_grad=True) * 2
    found = copy.copy(y)
    assert found.is_leaf
    assert found.requires_grad
    assert found.data_ptr() == y.data_ptr()


def test_a_shallow_copy_of_a_volatile_tensor_is_volatile() -> None:
    with pytest.warns(DeprecationWarning):
        x = sg.autograd.Variable(sg.ones(2), volatile=True)
        y = copy.copy(x)
        assert y.volatile
        assert (y * sg.ones(2, requires_grad=True)).volatile
