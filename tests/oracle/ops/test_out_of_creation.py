"""`out=` of the functions that make tensors from sizes, and by chance, beside PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree

Make = Callable[..., Any]

FILLED: dict[str, Make] = {
    "zeros": lambda lib, **given: lib.zeros(2, 3, **given),
    "zeros of a tuple": lambda lib, **given: lib.zeros((2, 3), **given),
    "ones": lambda lib, **given: lib.ones(2, 3, **given),
    "full": lambda lib, **given: lib.full((2, 3), 7.5, **given),
    "full of an integer": lambda lib, **given: lib.full((2, 3), 7, **given),
    "arange": lambda lib, **given: lib.arange(5, **given),
    "arange of three": lambda lib, **given: lib.arange(1, 8, 2, **given),
    "linspace": lambda lib, **given: lib.linspace(0, 1, 5, **given),
    "logspace": lambda lib, **given: lib.logspace(0, 2, 3, **given),
    "eye": lambda lib, **given: lib.eye(3, **given),
    "eye that is not square": lambda lib, **given: lib.eye(3, 2, **given),
}
DRAWN: dict[str, Make] = {
    "empty": lambda lib, **given: lib.empty(2, 3, **given),
    "rand": lambda lib, **given: lib.rand(2, 3, **given),
    "randn": lambda lib, **given: lib.randn(2, 3, **given),
    "randint": lambda lib, **given: lib.randint(0, 5, (2, 3), **given),
    "randperm": lambda lib, **given: lib.randperm(6, **given),
    "normal": lambda lib, **given: lib.normal(0.0, 1.0, (2, 3), **given),
    "normal of tensors": lambda lib, **given: lib.normal(lib.zeros(2, 3), lib.ones(3), **given),
    "bernoulli": lambda lib, **given: lib.bernoulli(lib.full((2, 3), 0.5), **given),
    "multinomial": lambda lib, **given: lib.multinomial(lib.ones(3), 2, **given),
}
OUTS: dict[str, Callable[[Any], Any]] = {
    "empty": lambda lib: lib.empty(0),
    "of the size": lambda lib: lib.zeros(2, 3),
    "of another size": lambda lib: lib.zeros(4),
    "of integers": lambda lib: lib.empty(0, dtype=lib.int64),
    "of float64": lambda lib: lib.zeros(2, 3, dtype=lib.float64),
    "of float16": lambda lib: lib.empty(0, dtype=lib.float16),
    "of bools": lambda lib: lib.empty(0, dtype=lib.bool),
    "of complex numbers": lambda lib: lib.empty(0, dtype=lib.complex64),
    "a view": lambda lib: lib.zeros(12)[:6],
    "a leaf": lambda lib: lib.zeros(2, 3, requires_grad=True),
    "None": lambda lib: None,
    "a list": lambda lib: [1],
}


COUNTED_HERE = {(name, "of complex numbers") for name in ("arange", "arange of three")}


@pytest.mark.parametrize(("name", "out"), [(name, out) for name in FILLED for out in OUTS if (name, out) not in COUNTED_HERE])
def test_filled(name: str, out: str) -> None:
    def program(lib: Any) -> Any:
        tensor = OUTS[out](lib)
        made = FILLED[name](lib, out=tensor)
        return made, made is tensor, tensor

    agree(program, strides=True, warned=True)


@pytest.mark.parametrize("out", OUTS)
@pytest.mark.parametrize("name", DRAWN)
def test_drawn(name: str, out: str) -> None:
    def program(lib: Any) -> Any:
        tensor = OUTS[out](lib)
        made = DRAWN[name](lib, out=tensor)
        return made.dtype, tuple(made.shape), made is tensor, made._version > 0 or name == "empty" or tensor is None

    agree(program)


def test_what_is_drawn_is_what_would_be() -> None:
    import specgrad

    for name in set(DRAWN) - {"empty"}:
        found = []
        for given in ({}, {"out": specgrad.empty(0, dtype=DRAWN[name](specgrad).dtype)}):
            specgrad.manual_seed(5)
            found.append(DRAWN[name](specgrad, **given))
        assert found[0].equal(found[1]), name


OPTIONS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "the same dtype": lambda lib: {"dtype": lib.float32},
    "another dtype": lambda lib: {"dtype": lib.float64},
    "requires_grad": lambda lib: {"requires_grad": True},
    "a device": lambda lib: {"device": "cpu"},
    "a layout": lambda lib: {"layout": lib.strided},
    "pin_memory": lambda lib: {"pin_memory": False},
}


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("name", FILLED)
def test_what_else_is_asked_for(name: str, option: str) -> None:
    agree(lambda lib: FILLED[name](lib, out=lib.empty(0), **OPTIONS[option](lib)))
    agree(lambda lib: FILLED[name](lib, **OPTIONS[option](lib)))


@pytest.mark.parametrize("option", ["a layout", "pin_memory", "requires_grad"])
@pytest.mark.parametrize("name", ["empty_like", "zeros_like", "ones_like", "rand_like", "randn_like", "new_empty", "new_zeros", "new_ones"])
def test_options_of_functions_that_make_one_like_another(name: str, option: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2, 3)
        made = getattr(x, name)((2, 3), **OPTIONS[option](lib)) if name.startswith("new") else getattr(lib, name)(x, **OPTIONS[option](lib))
        return tuple(made.shape), made.requires_grad

    agree(program)


def test_what_a_tensor_has_to_do_with_gradients() -> None:
    agree(lambda lib: lib.no_grad()(lambda x: lib.ones(2, out=x).detach())(lib.zeros(2, requires_grad=True)))
    agree(lambda lib: lib.normal(lib.zeros(2, requires_grad=True), lib.ones(2), out=lib.empty(0)))
    agree(lambda lib: lib.bernoulli(lib.ones(2, requires_grad=True), out=lib.empty(0)))

    def saved(lib: Any) -> None:
        x, w = lib.ones(2), lib.ones(2, requires_grad=True)
        y = x * w
        lib.zeros(2, out=x)
        y.sum().backward()

    agree(saved)
