"""In-place ops as functions, such as `specgrad.sin_(x)`: those that PyTorch has, and no others."""

from __future__ import annotations

import math
from typing import Any

import pytest

import specgrad
from tests.oracle.both import agree, torch

# Of ops that specgrad does not have.
NO_SUCH_OP = frozenset((
    "alpha_dropout_", "dropout_", "embedding_renorm_", "feature_alpha_dropout_", "feature_dropout_", "resize_as_sparse_",
))  # fmt: skip
MORE_ARGUMENTS: dict[str, Any] = {
    "addmv_": lambda lib, x: (lib.ones(x.shape[0], 2), lib.ones(2)),
    "as_strided_": lambda lib, x: ((2,), (1,)),
    "clamp_": lambda lib, x: (0.4, 0.6),
    "clip_": lambda lib, x: (lib.full_like(x, 0.4),),
    "clamp_max_": lambda lib, x: (0.5,),
    "clamp_min_": lambda lib, x: (0.5,),
    "fill_": lambda lib, x: (2.0,),
    "index_put_": lambda lib, x: ((lib.tensor([0]),), lib.tensor([9.0])),
    "resize_as_": lambda lib, x: (lib.ones(3),),
    "threshold_": lambda lib, x: (0.5, 7.0),
    "xlogy_": lambda lib, x: (lib.full_like(x, 0.5),),
}


def in_place_functions(lib: Any) -> set[str]:
    return {name for name in dir(lib) if name.endswith("_") and not name.startswith("_") and callable(getattr(lib, name))}


def test_they_are_those_of_pytorch() -> None:
    assert in_place_functions(specgrad) == in_place_functions(torch) - NO_SUCH_OP
    assert in_place_functions(specgrad.nn.functional) == in_place_functions(torch.nn.functional) - NO_SUCH_OP


def changed(lib: Any, namespace: Any, name: str) -> Any:
    """What the function does to a plain tensor and to a result that requires grad."""
    start = 1.5 if name in ("acosh_", "arccosh_") else 0.1
    more = MORE_ARGUMENTS.get(name, lambda lib, x: ())
    x = lib.linspace(start, start + 0.7, 3)
    same = getattr(namespace(lib), name)(x, *more(lib, x)) is x
    if name in ("acosh_", "arccosh_", "asinh_", "arcsinh_", "atanh_", "arctanh_", "resize_as_"):  # without a derivative in PyTorch
        return same, x
    w = lib.linspace(start, start + 0.7, 3).requires_grad_()
    y = w * 1
    getattr(namespace(lib), name)(y, *more(lib, y))
    if y.requires_grad:
        y.sum().backward()
    return same, x, y, w.grad, y._version


@pytest.mark.parametrize("name", sorted(in_place_functions(torch) - NO_SUCH_OP))
def test_function(name: str) -> None:
    agree(lambda lib: changed(lib, lambda lib: lib, name))


@pytest.mark.parametrize("name", sorted(in_place_functions(torch.nn.functional) - NO_SUCH_OP - {"threshold_"}))
def test_function_of_nn(name: str) -> None:
    agree(lambda lib: changed(lib, lambda lib: lib.nn.functional, name))


def test_a_leaf_is_refused() -> None:
    agree(lambda lib: lib.sin_(lib.ones(2, requires_grad=True)))


# ---- activations with `inplace=`

WITH_INPLACE: dict[str, tuple[Any, ...]] = {
    "relu": (), "relu6": (), "leaky_relu": (0.2,), "elu": (0.7,), "selu": (), "celu": (0.7,), "silu": (), "mish": (), "hardtanh": (-0.5, 0.6),
    "hardsigmoid": (), "hardswish": (), "threshold": (0.1, 7.0),
}  # fmt: skip
BY_CHANCE = ("alpha_dropout", "dropout", "dropout1d", "dropout2d", "dropout3d", "feature_alpha_dropout", "rrelu")


def activated(lib: Any, name: str, x: Any, by_position: bool) -> Any:
    given = WITH_INPLACE[name]
    function = getattr(lib.nn.functional, name)
    return function(x, *given, True) if by_position else function(x, *given, inplace=True)


@pytest.mark.parametrize("by_position", [False, True])
@pytest.mark.parametrize("name", WITH_INPLACE)
def test_inplace(name: str, by_position: bool) -> None:
    def program(lib: Any) -> Any:
        w = lib.linspace(-2, 4, 7, dtype=lib.float64).requires_grad_()
        x = w * 1
        same = activated(lib, name, x, by_position) is x
        (x * lib.arange(7.0, dtype=lib.float64)).sum().backward()
        plain = w.detach().clone()
        not_in_place = getattr(lib.nn.functional, name)(w, *WITH_INPLACE[name], inplace=False)
        return same, x, w.grad, activated(lib, name, plain, by_position), plain._version, not_in_place

    agree(program, loose=1e3)  # PyTorch has some of their constants in single precision


@pytest.mark.parametrize("name", WITH_INPLACE)
def test_inplace_of_a_leaf(name: str) -> None:
    agree(lambda lib: activated(lib, name, lib.ones(2, requires_grad=True), False))


def test_every_activation_with_it_is_tried() -> None:
    import inspect

    functions = {name: getattr(torch.nn.functional, name) for name in dir(torch.nn.functional) if hasattr(specgrad.nn.functional, name)}
    having = {name for name, function in functions.items() if inspect.isfunction(function) and "inplace" in inspect.signature(function).parameters}
    assert having == {*WITH_INPLACE, *BY_CHANCE}


@pytest.mark.parametrize("name", BY_CHANCE)
def test_inplace_of_what_is_random(name: str) -> None:
    """Nothing is drawn in evaluation: the same tensor comes back, changed as PyTorch changes it."""
    shape = (2, 3, *(4,) * int(name[-2])) if name[-1] == "d" else (2, 3)

    def program(lib: Any) -> Any:
        x = lib.linspace(-1, 1, math.prod(shape)).reshape(shape)
        return getattr(lib.nn.functional, name)(x, training=False, inplace=True) is x, x

    agree(program)


# ---- methods


def in_place_methods(cls: Any) -> set[str]:
    return {name for name in dir(cls) if name.endswith("_") and not name.startswith("_")}


def test_methods_of_ops_that_are_there() -> None:
    """Each op that specgrad has, has the in-place forms that PyTorch's has."""
    missing = in_place_methods(torch.Tensor) - in_place_methods(specgrad.Tensor)
    assert not {name for name in missing if hasattr(specgrad.Tensor, name[:-1]) or hasattr(specgrad, name[:-1])}


METHODS: dict[str, Any] = {
    "polygamma_": lambda lib, x: x.polygamma_(1),
    "conj_physical_": lambda lib, x: x.conj_physical_(),
    "conj_physical_ of complex numbers": lambda lib, x: lib.complex(x, x * 2).conj_physical_(),
    "prelu": lambda lib, x: (x - 1).prelu(lib.ones(1, dtype=x.dtype) / 4),
    "hardshrink": lambda lib, x: (x - 1).hardshrink(0.6),
}


@pytest.mark.parametrize("name", METHODS)
def test_method(name: str) -> None:
    def program(lib: Any) -> Any:
        w = lib.linspace(0.5, 2, 4, dtype=lib.float64).requires_grad_()
        y = METHODS[name](lib, w * 1)
        y.abs().sum().backward()
        return y, w.grad

    agree(program, loose=1e3)  # the polygamma of PyTorch loses some digits
