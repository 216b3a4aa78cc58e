"""`layout`, `pin_memory` and `memory_format`: whatever takes one heeds it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg

LIKE = [sg.empty_like, sg.zeros_like, sg.ones_like, sg.full_like, sg.rand_like, sg.randn_like, sg.randint_like]
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "empty_permuted": ((2,), (0,)),
    "empty_strided": ((2,), (1,)),
    "full": ((2,), 1.0),
    "full_like": (sg.zeros(2), 1.0),
    "linspace": (0, 1, 3),
    "logspace": (0, 1, 3),
    "normal": (0.0, 1.0, (2,)),
    "randint": (3, (2,)),
    "randint_like": (sg.zeros(2), 3),
    "tril_indices": (2, 2),
    "triu_indices": (2, 2),
}


def taking(parameter: str) -> list[Any]:
    """A call for each public function, and each method of Tensor, that has a parameter of a name."""
    found = [getattr(sg, name) for name in sg.__all__] + [getattr(sg.Tensor, name) for name in dir(sg.Tensor) if name.startswith(("new_", "to", "cpu"))]
    functions = [f for f in found if inspect.isfunction(f) and parameter in inspect.signature(f).parameters]
    return [pytest.param(call_of(f), id=f.__qualname__) for f in functions]


def call_of(function: Any) -> Callable[..., sg.Tensor]:
    first = next(iter(inspect.signature(function).parameters))
    plain = (sg.zeros(2),) if first == "input" else (2,)
    arguments = ARGUMENTS.get(function.__name__, plain)
    if first == "self":
        return lambda **options: function(
            sg.zeros(2),
            *{"new_full": ((2,), 1.0), "new_empty_strided": ((2,), (1,)), "resize_as_": (sg.zeros(2),), "to": (), "cpu": ()}.get(function.__name__, (2,)),
            **options,
        )
    return lambda **options: function(*arguments, **options)


def test_every_such_function_is_found() -> None:
    assert len(taking("layout")) >= 24
    assert len(taking("pin_memory")) >= 24
    assert len(taking("memory_format")) >= 9


@pytest.mark.parametrize("call", taking("layout"))
def test_a_layout_is_strided_or_refused(call: Callable[..., sg.Tensor]) -> None:
    assert call(layout=sg.strided).layout is sg.strided
    assert call(layout=None).layout is sg.strided
    with pytest.raises(TypeError, match=r"\(\): argument 'layout' must be layout, as specgrad.strided is, not str"):
        call(layout="strided")


@pytest.mark.parametrize("call", taking("pin_memory"))
def test_pinned_memory_is_refused(call: Callable[..., sg.Tensor]) -> None:
    call(pin_memory=False)
    call(pin_memory=None)
    with pytest.raises(RuntimeError, match=r"\(\): pin_memory=True needs an allocator of pinned memory, and there is none"):
        call(pin_memory=True)
    with pytest.raises(TypeError, match=r"\(\): argument 'pin_memory' must be bool, not int"):
        call(pin_memory=1)


@pytest.mark.parametrize("call", taking("pin_memory"))
def test_an_unknown_keyword_is_refused(call: Callable[..., sg.Tensor]) -> None:
    with pytest.raises(TypeError, match=r"\(\) got an unexpected keyword argument 'colour'"):
        call(colour=1)


@pytest.mark.parametrize("call", taking("requires_grad"))
def test_requires_grad_is_a_bool(call: Callable[..., sg.Tensor]) -> None:
    with pytest.raises(TypeError, match="argument 'requires_grad' must be bool, not int"):
        call(requires_grad=1)


@pytest.mark.parametrize("call", taking("memory_format"))
def test_a_memory_format_is_one_or_refused(call: Callable[..., sg.Tensor]) -> None:
    assert call(memory_format=sg.contiguous_format).is_contiguous()
    with pytest.raises(TypeError, match=r"\(\): argument 'memory_format' must be .*contiguous_format.*, not (str|'contiguous')"):
        call(memory_format="contiguous")


@pytest.mark.parametrize("function", LIKE)
def test_what_is_like_another_keeps_its_order(function: Callable[..., sg.Tensor]) -> None:
    x = sg.zeros(2, 3, 4).permute(2, 0, 1)
    more = (5,) if function in (sg.full_like, sg.randint_like) else ()
    assert function(x, *more).stride() == function(x, *more, memory_format=sg.preserve_format).stride() == x.stride()
    assert function(x, *more, memory_format=sg.contiguous_format).stride() == (6, 3, 1)
    assert function(sg.zeros(3).expand(2, 3), *more).stride() == (3, 1)


def test_what_converts_keeps_the_order_or_takes_another() -> None:
    x = sg.zeros(2, 3).t()
    assert x.double().stride() == x.to(sg.float64, memory_format=sg.preserve_format).stride() == (1, 3)
    assert x.double(memory_format=sg.contiguous_format).stride() == (2, 1)
    assert x.to(sg.float64, memory_format=sg.contiguous_format).stride() == (2, 1)
    assert x.to(sg.float32, copy=True, memory_format=sg.contiguous_format).stride() == (2, 1)
    assert x.to(sg.float32, memory_format=sg.contiguous_format) is x


@pytest.mark.parametrize(
    "call",
    [
        lambda f: sg.empty(2, memory_format=f),
        lambda f: sg.zeros(2).resize_(3, memory_format=f),
        lambda f: sg.ones(2).contiguous(memory_format=f),
    ],
)
def test_nothing_to_preserve(call: Callable[[sg.memory_format], Any]) -> None:
    call(sg.contiguous_format)
    with pytest.raises(RuntimeError, match=r"\(\): memory_format must be another than preserve_format"):
        call(sg.preserve_format)
    with pytest.raises(TypeError, match="argument 'memory_format' must be memory_format"):
        call("channels_last")  # type: ignore[arg-type]


def test_normal_with_tensors_takes_neither_a_size_nor_where_to_store_it() -> None:
    with pytest.raises(TypeError, match="are taken where mean and std are numbers, not with a tensor"):
        sg.normal(sg.zeros(2), 1.0, requires_grad=True)
    with pytest.raises(TypeError, match=r"normal\(\) missing 1 required argument: 'size'"):
        sg.normal(0.0, 1.0)
    assert sg.normal(0.0, 1.0, (2,), requires_grad=True).is_leaf
