"""What a function asks of tensors beside their elements, compiled functions answer as they do who are not."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


def leaf() -> Any:
    return sg.ones(2, requires_grad=True)


def made() -> Any:
    return leaf() * 1


def with_a_gradient() -> Any:
    x = leaf()
    (x * 3).sum().backward()
    return x


def changed() -> Any:
    return sg.ones(2).add_(0)


def keeping_its_gradient() -> Any:
    x = made()
    x.retain_grad()
    return x


def named() -> Any:
    x = sg.ones(2)
    x.name = "weight"
    return x


def marked() -> Any:
    x: Any = sg.ones(2)
    x.tag = 3
    return x


def shown() -> Any:
    return sg.ones(2, 2)[0]


QUESTIONS: dict[str, tuple[Callable[[Any], Any], Callable[[], Any], Callable[[], Any]]] = {
    "requires_grad": (lambda x: x.requires_grad, leaf, changed),
    "of a result": (lambda x: (x * 2).requires_grad, leaf, changed),
    "is_leaf": (lambda x: x.is_leaf, leaf, made),
    "grad_fn": (lambda x: x.grad_fn is None, leaf, made),
    "its name": (lambda x: "Mul" in x.grad_fn.name(), made, lambda: leaf().exp()),
    "grad": (lambda x: x.grad is None, leaf, with_a_gradient),
    "_version": (lambda x: x._version == 1, lambda: sg.ones(2), changed),
    "retains_grad": (lambda x: x.retains_grad, made, keeping_its_gradient),
    "output_nr": (lambda x: x.output_nr == 1, made, lambda: sg.ones(2, 2, requires_grad=True).unbind()[1]),
    "name": (lambda x: x.name == "weight", leaf, named),
    "_base": (lambda x: x._base is None, leaf, shown),
    "_is_view": (lambda x: x._is_view(), leaf, shown),
    "a mark": (lambda x: x.tag == 3 if hasattr(x, "tag") else False, marked, changed),
    "Parameter": (lambda x: isinstance(x, sg.nn.Parameter), leaf, lambda: sg.nn.Parameter(sg.ones(2))),
    "storage_offset": (lambda x: x.storage_offset() == 2, lambda: sg.ones(2), lambda: sg.ones(4)[2:]),
    "stride": (lambda x: x.stride() == (2,), lambda: sg.ones(2), lambda: sg.ones(4)[::2]),
}


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize("question", QUESTIONS)
def test_questions(question: str, recorded: bool) -> None:
    asks, *makers = QUESTIONS[question]

    def function(x: Any) -> Any:
        return x.sin() if asks(x) else x.cos()

    orders = [makers, makers[::-1]] if question != "a mark" else [makers]
    with warnings.catch_warnings(), sg.set_grad_enabled(recorded):
        warnings.simplefilter("ignore")
        for order in orders:
            compiled = sg.compile(function)
            for maker in [*order, *order]:
                with sg.enable_grad():
                    x = maker()
                found, expected = compiled(x), function(x)
                assert found.tolist() == expected.tolist() and found.requires_grad is expected.requires_grad


def test_what_is_recorded_within_no_grad() -> None:
    @sg.compile
    def function(x: Any) -> Any:
        with sg.enable_grad():
            return x.sin() * 2

    x = leaf()
    for _ in range(2):
        with sg.no_grad():
            found = function(x)
        (gradient,) = sg.autograd.grad(found.sum(), x)
        assert sg.allclose(gradient, 2 * x.detach().cos())


def test_gradients_that_tensors_have_are_read_in_each_call() -> None:
    weight = sg.ones(2, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        stepped, given = sg.compile(lambda x: x - weight.grad), sg.compile(lambda w: w - 0.5 * w.grad)
        for factor in (1.0, 2.0, 3.0):
            weight.grad = None
            (weight * factor).sum().backward()
            assert stepped(sg.ones(2)).tolist() == [1 - factor] * 2
            with sg.no_grad():
                assert given(weight).tolist() == [1 - factor / 2] * 2


def test_changes_of_an_argument_that_are_no_ops() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for change, changes in (
            (lambda x: x.requires_grad_(), lambda x: x.requires_grad),
            (lambda x: setattr(x, "grad", sg.ones(2)), lambda x: x.grad is not None),
        ):
            compiled = sg.compile(lambda x, change=change: (change(x), x * 2)[1])
            for _ in range(3):
                x = sg.ones(2)
                assert compiled(x).tolist() == [2, 2] and changes(x)


def test_switches_of_the_package() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compiled = sg.compile(lambda x: x * (2 if sg.are_deterministic_algorithms_enabled() else 1) * sg.get_num_threads())
        threads = sg.get_num_threads()
        try:
            for count, same_bits in ((1, True), (2, False)):
                sg.set_num_threads(count)
                sg.use_deterministic_algorithms(same_bits)
                assert compiled(sg.ones(2)).tolist() == [2, 2]
        finally:
            sg.set_num_threads(threads)
            sg.use_deterministic_algorithms(False)


def test_fullgraph_refuses_such_questions() -> None:
    with pytest.raises(RuntimeError, match="asks whether a tensor is a leaf"):
        sg.compile(lambda x: x * 2 if x.is_leaf else x, fullgraph=True)(leaf())
    same = sg.compile(lambda x: x * 2 if (x * 2).is_leaf else x * 3, fullgraph=True)  # of what it makes itself, it is the same in each call
    assert same(leaf()).tolist() == [3, 3]


def test_an_inner_gradient_is_compiled() -> None:
    def function(x: Any) -> Any:
        inner = x.detach().requires_grad_()
        (gradient,) = sg.autograd.grad((inner**3).sum(), inner)
        return x * gradient if inner.is_leaf else x

    compiled = sg.compile(function, fullgraph=True)
    assert [compiled(leaf()).tolist() for _ in range(2)] == [[3, 3]] * 2
