"""What `type(x)` of a tensor is: to a user it is Tensor, also of those that specgrad tells apart by classes of its own."""

from __future__ import annotations

import copy
import copyreg
import functools
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg


def of_inference_mode() -> Any:
    with sg.inference_mode():
        return sg.ones(2)


def view_of_what_has_changed() -> Any:
    base = sg.ones(4)
    view = base[:2]
    base.mul_(sg.ones(4, requires_grad=True))
    return view


TENSORS: dict[str, Callable[[], Any]] = {"plain": lambda: sg.ones(2), "of inference mode": of_inference_mode, "a view": view_of_what_has_changed}


def in_batch(ask: Callable[[Any], Any]) -> Any:
    """What `ask` gives for a tensor of a batch."""
    found = []
    sg.vmap(lambda x: (found.append(ask(x)), x)[1])(sg.ones(1, 2))
    return found[0]


def asked(ask: Callable[[Any], Any]) -> list[Any]:
    return [*(ask(make()) for make in TENSORS.values()), in_batch(ask)]


def test_it_is_called_tensor() -> None:
    assert asked(lambda x: repr(type(x))) == [repr(sg.Tensor)] * 4
    assert asked(lambda x: (type(x).__name__, type(x).__qualname__, type(x).__module__)) == [("Tensor", "Tensor", "specgrad")] * 4


def test_it_equals_tensor_and_nothing_else() -> None:
    assert all(asked(lambda x: type(x) == sg.Tensor and sg.Tensor == type(x)))  # noqa: E721
    assert not any(asked(lambda x: type(x) == np.ndarray or type(x) == type or type(x) == sg.nn))  # noqa: E721
    assert asked(lambda x: {sg.Tensor: "a leaf"}.get(type(x))) == ["a leaf"] * 4
    assert asked(lambda x: {type(x): "a leaf"}.get(sg.Tensor)) == ["a leaf"] * 4
    assert not any(asked(lambda x: type(x) in (int, float, list)))


def test_calling_it_makes_a_tensor() -> None:
    made = asked(lambda x: type(x)([1, 2]))
    assert all(t.__class__ is sg.Tensor and t.tolist() == [1, 2] and not t.is_inference() for t in made)


def test_a_class_made_of_it_is_made_of_tensor() -> None:
    classes = asked(lambda x: type("Mine", (type(x),), {"mine": True}))
    assert all(c.__mro__[1] is sg.Tensor and c.__name__ == "Mine" and c([1.0]).mine and type(c) is type for c in classes)


def test_it_can_be_pickled_and_copied() -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert all(found is sg.Tensor for found in asked(lambda x, protocol=protocol: pickle.loads(pickle.dumps(type(x), protocol))))
    assert all(found == sg.Tensor for found in asked(lambda x: copy.deepcopy(type(x))))


def test_functions_that_dispatch_on_it() -> None:
    @functools.singledispatch
    def kind(x: Any) -> str:
        return "something"

    kind.register(sg.Tensor, lambda x: "a tensor")
    assert asked(kind) == ["a tensor"] * 4


def test_reducers_that_are_registered_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(copyreg.dispatch_table, sg.Tensor, lambda x: (list, ((1, 2),)))
    assert all(pickle.loads(pickle.dumps(make())) == [1, 2] for make in TENSORS.values())


def test_a_pattern_matches_it() -> None:
    def matched(x: Any) -> bool:
        match x:
            case sg.Tensor(shape=(2,)):
                return True
        return False

    assert all(asked(matched))


def test_a_view_is_pickled_and_copied_as_what_it_has_become() -> None:
    assert pickle.loads(pickle.dumps(view_of_what_has_changed())).requires_grad
    with pytest.raises(RuntimeError, match="graph leaves"):
        copy.deepcopy(view_of_what_has_changed())
    assert copy.copy(view_of_what_has_changed()).requires_grad
