"""Custom Functions that return views or change their inputs, beside PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest
from both import agree, both_raise
from functions import dirty, function, leaf

IN_CUSTOM = "This view was created inside a custom Function (or because an input was returned as-is)"


@pytest.mark.parametrize("forward", [lambda ctx, x: x, lambda ctx, x: x.view(-1), lambda ctx, x: x[:1]])
@pytest.mark.parametrize("of_leaf", [True, False])
def test_changing_a_view_that_a_function_made(forward: Any, of_leaf: bool) -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib) if of_leaf else leaf(lib) * 1
        function(lib, forward).apply(x).mul_(2)

    both_raise(program, IN_CUSTOM)


def test_changing_one_of_several_views() -> None:
    def program(lib: Any) -> Any:
        function(lib, lambda ctx, x: (x.view(-1), x * 3), lambda ctx, g, h: g).apply(leaf(lib) * 1)[0].mul_(2)

    both_raise(program, "This view is the output of a function that returns multiple views")


def test_a_view_whose_base_has_changed() -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib) * 1
        y = function(lib, lambda ctx, x: x.view(-1)).apply(x)
        x.mul_(2)
        y.sum().backward()

    both_raise(program, "its base or another view of its base has been modified inplace")


def test_the_other_output_may_be_changed() -> None:
    def program(lib: Any) -> Any:
        leaf_ = leaf(lib)
        x = leaf_ * 1
        _, z = function(lib, lambda ctx, x: (x.view(-1), x * 3), lambda ctx, g, h: g + 3 * h).apply(x)
        z.mul_(2)
        z.sum().backward()
        return leaf_.grad

    agree(program)


DIRTY: dict[str, Any] = {
    "a result": (dirty, lambda lib: leaf(lib) * 1),
    "a leaf": (dirty, leaf),
    "a view of a leaf": (dirty, lambda lib: leaf(lib)[:1]),
    "a view of a result": (dirty, lambda lib: (leaf(lib) * 1)[:1]),
    "a constant": (dirty, lambda lib: lib.ones(2)),
    "not returned": (lambda ctx, x: (ctx.mark_dirty(x), x * 3)[1], lambda lib: leaf(lib) * 1),
    "a number": (lambda ctx, x: (ctx.mark_dirty(5), x * 3)[1], lambda lib: leaf(lib) * 1),
    "None": (lambda ctx, x: (ctx.mark_dirty(None), x * 3)[1], lambda lib: leaf(lib) * 1),
    "unchanged": (lambda ctx, x: (ctx.mark_dirty(x), x)[1], lambda lib: leaf(lib) * 1),
    "non-differentiable": (lambda ctx, x: (ctx.mark_non_differentiable(x), ctx.mark_dirty(x), x)[2], lambda lib: leaf(lib) * 1),
    "two outputs, of a result": (lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2), x * 3)[1:], lambda lib: leaf(lib) * 1),
    "two outputs, of a view": (lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2), x * 3)[1:], lambda lib: (leaf(lib) * 1)[:1]),
}


@pytest.mark.parametrize("name", DIRTY)
def test_mark_dirty(name: str) -> None:
    forward, argument = DIRTY[name]

    def program(lib: Any) -> Any:
        x = argument(lib)
        y = function(lib, forward, lambda ctx, *g: g[0]).apply(x)
        return y, y is x, x, x._version

    agree(program)


def test_mark_dirty_of_what_is_no_input_warns() -> None:
    def forward(ctx: Any, x: Any) -> Any:
        y = x * 2
        ctx.mark_dirty(y)
        return y

    def program(lib: Any) -> Any:
        with pytest.warns(UserWarning, match="was not an input"):
            y = function(lib, forward).apply(leaf(lib) * 1)
        return y, y._version

    agree(program)


def test_mark_dirty_of_a_constant_beside_an_input_with_a_gradient() -> None:
    def program(lib: Any) -> Any:
        x, w = lib.ones(2, dtype=lib.float64), leaf(lib)
        y = function(lib, dirty, lambda ctx, g: (g, g * 10)).apply(x, w)
        y.sum().backward()
        return y is x, w.grad, x.is_leaf

    agree(program)
