"""copy.copy, copy.deepcopy and pickle of tensors that have more than values: hooks, tangents, a history, a mode that they were made in."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
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


@pytest.mark.parametrize(
    "views",
    [
        lambda x: (x, x[1]),
        lambda x: (x[1], x),
        lambda x: (x[:, ::2], x.t()[1:]),
        lambda x: (x, x.view(sg.int32)),
        lambda x: (x.detach(), x),
        lambda x: (x[2, 1], x.expand(2, 3, 4)),
        lambda x: (x, sg.from_numpy(x.numpy())),
    ],
)
def test_tensors_that_share_memory_share_that_of_their_deep_copies(views: Callable[[Any], Any]) -> None:
    x = sg.arange(12.0).reshape(3, 4).clone()
    given = views(x)
    one, other = copy.deepcopy(given)
    for made, source in zip((one, other), given):
        assert made.tolist() == source.tolist()
        assert (made.shape, made.stride(), made.storage_offset()) == (source.shape, source.stride(), source.storage_offset())
        assert not made._is_view()
    (one if one.dtype is sg.float32 else other).as_strided((12,), (1,), 0).fill_(7)
    x.fill_(7)
    assert [one.tolist(), other.tolist()] == [source.tolist() for source in given]


def test_deep_copies_that_share_memory_know_of_changes_of_each_other() -> None:
    base = sg.ones(4)
    one, other = copy.deepcopy((base, base[:2]))
    squared = (other.requires_grad_() ** 2).sum()
    one.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        squared.backward()


def test_a_deep_copy_of_a_module_keeps_what_shares_memory() -> None:
    class Flat(sg.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.flat = sg.arange(4.0)
            self.part = self.flat[:2]

    made = copy.deepcopy(Flat())
    made.flat.zero_()
    assert made.part.tolist() == [0, 0]


def test_a_deep_copy_of_an_array_with_gaps() -> None:
    words = np.frombuffer(np.arange(24.0).tobytes(), np.float64)
    x = sg.from_numpy(np.ndarray((3, 2), np.float64, memoryview(bytearray(words.tobytes())), 0, (64, 16)))
    made = copy.deepcopy(x)
    assert made.tolist() == [[0, 2], [8, 10], [16, 18]]
    made.zero_()
    assert x.tolist() == [[0, 2], [8, 10], [16, 18]]
