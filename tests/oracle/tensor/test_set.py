"""`Tensor.set_` beside PyTorch: a tensor shows the memory of another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree, both_raise

Program = Callable[[Any], Any]


def six(lib: Any) -> Any:
    return lib.arange(6.0)


def state_of(tensor: Any) -> Any:
    return tensor, tensor.storage_offset(), tensor.is_inference()


def set_to(*args: Any, **given: Any) -> Program:
    """A tensor that is set to the memory of another, which is changed afterwards."""

    def program(lib: Any) -> Any:
        x, source = lib.zeros(3), six(lib)
        same = x.set_(source, *args, **given) is x
        before = state_of(x)
        source.add_(1)
        return same, before, x

    return program


def inference_tensor(lib: Any) -> Any:
    with lib.inference_mode():
        return lib.zeros(3)


PROGRAMS: dict[str, Program] = {
    "all of it": set_to(),
    "a part": set_to(1, (2, 2), (2, 1)),
    "a part without strides": set_to(1, (2, 2)),
    "by name": set_to(storage_offset=1, size=(2, 2), stride=(2, 1)),
    "a list": set_to(0, [2], [3]),
    "nothing of it": set_to(2, (0,)),
    "a transposed tensor": lambda lib: state_of(lib.zeros(3).set_(six(lib).reshape(2, 3).t())),
    "a part of a part": lambda lib: state_of(lib.zeros(3).set_(six(lib)[2:], 1, (2,), (1,))),
    "an inference tensor": lambda lib: state_of(lib.zeros(3).set_(inference_tensor(lib)))[0],
    "of an inference tensor": lambda lib: inference_tensor(lib).set_(six(lib)),
    "a leaf": lambda lib: lib.zeros(3, requires_grad=True).set_(six(lib)),
    "a leaf under no_grad": lambda lib: (lambda x: lib.no_grad()(lambda: x.set_(six(lib)))())(lib.zeros(3, requires_grad=True)),
    "data of a leaf": lambda lib: (lambda x: (x.data.set_(six(lib)), x))(lib.zeros(3, requires_grad=True)),
    "what was saved": lambda lib: _saved(lib),
    "of another dtype": lambda lib: lib.zeros(3).set_(lib.arange(6)),
    "a list as the source": lambda lib: lib.zeros(3).set_([1.0]),
    "an offset without a size": set_to(1),
    "a negative offset": set_to(-1, (1,)),
    "a negative size": set_to(0, (-1,)),
    "a negative stride": set_to(0, (2,), (-1,)),
    "one stride of two": set_to(0, (2, 2), (1,)),
    "a dual": lambda lib: _dual(lib, lambda x, y: x.set_(y)),
    "of a dual": lambda lib: _dual(lib, lambda x, y: y.set_(x)),
}


def _saved(lib: Any) -> Any:
    x, w = lib.ones(3), lib.ones(3, requires_grad=True)
    y = x * w
    x.set_(six(lib))
    y.sum().backward()


def _dual(lib: Any, program: Any) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        return program(forward_ad.make_dual(lib.zeros(3), lib.ones(3)), six(lib))


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    agree(PROGRAMS[name], strides=True)


def test_nothing() -> None:
    agree(lambda lib: lib.zeros(3).set_())


def test_a_leaf_that_was_set_gets_its_gradient() -> None:
    def program(lib: Any) -> Any:
        x = lib.zeros(3, requires_grad=True)
        with lib.no_grad():
            x.set_(six(lib).reshape(2, 3).t())
        (x * x).sum().backward()
        return x.grad

    agree(program, strides=True)


def test_views_stay_with_the_memory_that_they_show() -> None:
    def program(lib: Any) -> Any:
        x, source = lib.zeros(3), six(lib)
        view = x[1:]
        x.set_(source)
        view.add_(5)
        return x, view, source

    agree(program)


@pytest.mark.parametrize("what", ["the tensor", "the source"])
def test_no_gradient_flows_through_it(what: str) -> None:
    """PyTorch finds that out in the backward pass."""

    def program(lib: Any) -> Any:
        x, source = lib.zeros(3), six(lib)
        if what == "the tensor":
            x = x.requires_grad_() * 1
        else:
            source.requires_grad_()
        x.set_(source)
        x.sum().backward()

    both_raise(program, "set_")
